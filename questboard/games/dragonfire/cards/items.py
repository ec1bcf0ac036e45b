"""Magic Items that are played (DF-302, DF-318, DF-319): potions, scrolls, weapons and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from questboard.cues import Condition
from questboard.games.dragonfire.hooks import Deals, MagicItem
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import TWICE
from questboard.games.dragonfire.rules.foes import (
    at_place,
    cards_and_loose,
    change_strength,
    facing,
    in_reach,
    move,
    players_at,
    players_in_reach,
    steady,
)
from questboard.games.dragonfire.rules.health import heal_divided, heal_somebody
from questboard.games.dragonfire.rules.moments import Check, Saving
from questboard.games.dragonfire.rules.moving import move_by_text
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import (
    OWN_BONUS,
    colored,
    deal_later,
    deal_levels,
    deals_damage,
    gains,
    of_class,
    plays_of,
)
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.state import (
    COLORS,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    EncounterNote,
    Play,
    Shot,
)
from questboard.kernel import choose, emit, may

Damage: TypeAlias = tuple[str, int]
"""Points and levels of damage, as a choice between them is offered."""


async def choose_damage(play: Play, options: Sequence[Damage]) -> Damage:
    """Which of several kinds of damage a card deals; its player decides when it is played."""
    prompt = "Deal which damage with {card}?"
    chosen: Damage = await choose(play.seat, prompt, options, "damage", "DF-138", card=play.card)
    return chosen


async def sharpen_one(s: DragonfireState, seat: int, color: str, points: str, cause: str) -> None:
    """One of the cards that a player has played deals more damage, if any deals some."""
    plays = [play for play in plays_of(s, seat, color) if deals_damage(play)]
    if not plays:
        return
    cards = zones.kinds([play.card for play in plays])
    prompt, damage = "Which card deals {damage} more?", (points, 0)
    card = await choose(seat, prompt, cards, "card to have", "DF-185", damage=damage, cause=cause)
    gains(next(play for play in plays if play.card == card), points)
    emit(s, "sharpened", "DF-185", player=seat, card=card, damage=(points, 0))


async def deal_to_all_facing(s: DragonfireState, play: Play, seats: Sequence[int]) -> None:
    """The damage goes in full to each encounter that faces one of these players (DF-379)."""
    targets = [seat for seat in seats if facing(s, seat)]
    if not targets:
        play.damage, play.levels = "", 0
        return
    prompt = "Deal the damage of {card} to the encounters of which player?"
    play.facing = await choose(play.seat, prompt, targets, "character among foes", "DF-166", card=play.card)
    play.spread = "area"


# ---- Common


class PotionOfHealing(MagicItem, id="potion-of-healing"):
    """Heal any character 2 HP, at any time."""

    worth = 2.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        await heal_somebody(s, play.seat, 2, "DF-141", play.card)


class PotionOfPoison(MagicItem, id="potion-of-poison"):
    """One level of damage to an encounter that isn't a Location."""

    deals = Deals(levels=1, locations="never")
    worth = 2.2


class ScrollOfBane(MagicItem, id="scroll-of-bane"):
    """The player decides the next Save of an encounter."""

    says = {"attached": "{card} lies on {encounter}."}
    shows = {"attached": Condition("{encounter}", "{card}")}

    async def play(self, s: DragonfireState, play: Play) -> None:
        foes = in_reach(s, play.seat)
        foe = await name_encounter(
            s,
            play.seat,
            "Put the scroll on which encounter?",
            foes,
            "DF-191",
            play=play,
            kind="encounter to stop",
            cause=self.id,
        )
        if foe is not None:
            self.note.set(foe, play.seat + 1)
            emit(s, "attached", "DF-191", card=play.card, encounter=foe.uid)

    async def decide_save(self, s: DragonfireState, foe: Encounter, saving: Saving) -> None:
        seat = self.note.get(foe) - 1
        self.note.clear(foe)
        saving.result = await may(
            seat,
            "Does {encounter} succeed in its Save?",
            "DF-191",
            "whether an encounter succeeds",
            encounter=foe.uid,
            cause=self.id,
        )


class ScrollOfProtection(MagicItem, id="scroll-of-protection"):
    """One character takes 3 less damage in this turn, at any time."""

    worth = 2.0
    assist_saves = 3
    says = {"sheltered": "{player} takes up to {amount} less damage this turn."}
    shows = {"sheltered": Condition("{player}", "up to {amount} less damage")}

    async def play(self, s: DragonfireState, play: Play) -> None:
        seats = players_in_reach(s, play.seat)
        target = await choose(
            play.seat, "Protect whom with {card}?", seats, "character to protect", "DF-163", card=play.card
        )
        s.turn.warded[target] = s.turn.warded.get(target, 0) + 3
        emit(s, "sheltered", "DF-163", player=target, amount=3)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return float(min(3, sum(blows)))


class ElementalGem(MagicItem, id="elemental-gem"):
    """Two damage of a colour."""

    expects = Deals("2")
    worth = 2.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        play.damage, _ = await choose_damage(play, [(color * 2, 0) for color in COLORS])


class AlchemistsFire(MagicItem, id="alchemists-fire"):
    """One damage to each encounter that faces a player here."""

    expects = Deals("1", spread="area")
    worth = 2.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        play.damage = "1"
        await deal_to_all_facing(s, play, players_at(s, play.place))


class SilveredDagger(MagicItem, id="silvered-dagger"):
    """Two red damage instead of one to Undead and Fiends."""

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> Damage:
        extra = colored(play, "RR" if TWICE.is_set(play) else "R") if foe.type in ("Undead", "Fiend") else ""
        return add_points(shot.points, extra), shot.levels


class DustOfDisappearance(MagicItem, id="dust-of-disappearance"):
    """No encounter but a Location attacks the active player in this turn, at any time."""

    worth = 2.5
    assist_saves = 9
    says = {"hidden": "No encounter but a Location attacks {player} this turn."}
    shows = {"hidden": Condition("{player}", "unseen")}

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.unseen = True
        emit(s, "hidden", "DF-163", player=s.turn.seat)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        return float(sum(blows))


class OilOfSharpness(MagicItem, id="oil-of-sharpness"):
    """A Martial card of this turn, played before or after, gains 2."""

    worth = 1.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.before.append((play.card, play.seat))

    async def before_damage(self, s: DragonfireState, seat: int) -> None:
        await sharpen_one(s, seat, "K", "2", self.id)


class PotionOfClimbing(MagicItem, id="potion-of-climbing"):
    """Move into or out of a Location in Play Cards."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        await move_by_text(s, play.seat, "DF-116")


class ChimeOfOpening(MagicItem, id="chime-of-opening"):
    """One level of damage to a Location, wherever it is."""

    deals = Deals(levels=1, reach="anywhere", locations="only")
    worth = 1.0


class LanternOfRevealing(MagicItem, id="lantern-of-revealing"):
    """Deplete instead: your next Skill Check of the Scene succeeds."""

    says = {"will_succeed": "{player} will succeed in the next Skill Check."}
    shows = {"will_succeed": Condition("{player}", "succeeds in the next Skill Check")}

    async def instead(self, s: DragonfireState, play: Play) -> None:
        self.note.set(s.characters[play.seat])
        emit(s, "will_succeed", "DF-152", player=play.seat)

    def decide_check(self, s: DragonfireState, check: Check) -> None:
        self.note.clear(s.characters[check.seat])
        check.result = True


class Driftglobe(MagicItem, id="driftglobe"):
    """Assist: one colourless damage."""

    assist_deals = Deals("1")


async def heal_another(s: DragonfireState, play: Play, amount: int) -> None:
    """Heal somebody else."""
    others = [seat for seat in players_in_reach(s, play.seat) if seat != play.seat]
    await heal_somebody(s, play.seat, amount, "DF-141", play.card, others)


class HealersKit(MagicItem, id="healers-kit"):
    """Heal somebody else 1 HP. Deplete instead: heal somebody else 2 HP."""

    worth = 1.2

    async def play(self, s: DragonfireState, play: Play) -> None:
        await heal_another(s, play, 1)

    async def instead(self, s: DragonfireState, play: Play) -> None:
        await heal_another(s, play, 2)


class OilOfSlipperiness(MagicItem, id="oil-of-slipperiness"):
    """Move an encounter from oneself to another character here."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        seat = play.seat
        others = [each for each in players_at(s, s.characters[seat].place) if each != seat]
        foes = [foe for foe in cards_and_loose(s, facing(s, seat)) if not steady(foe)]
        if not others:
            return
        foe = await name_encounter(
            s, seat, "Move which encounter away?", foes, "DF-344", play=play, cause=self.id
        )
        if foe is not None:
            prompt = "Move {encounter} to whom?"
            target = await choose(seat, prompt, others, "player", "DF-344", encounter=foe.uid, cause=self.id)
            move(s, foe, target, "DF-344")


# ---- Uncommon


class EbonyStaffPlusOne(MagicItem, id="ebony-staff-plus-1"):
    """Deplete instead: three blue damage."""

    instead_deals = Deals("BBB")


class QuiverOfHuntingArrowsPlusOne(MagicItem, id="quiver-of-hunting-arrows-plus-1"):
    """One black damage instead of a colourless one, with another Martial card in the turn."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.before.append((play.card, play.seat))

    async def before_damage(self, s: DragonfireState, seat: int) -> None:
        plays = plays_of(s, seat, "K")
        for play in plays:
            if play.card == self.id and len(plays) > 1:
                play.damage = colored(play, "K")


class LongswordPlusOne(MagicItem, id="longsword-plus-1"):
    """Two black damage instead, for Martial characters."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        if of_class(s, play.seat, "K"):
            play.damage = "KK"


class WarhammerPlusOne(MagicItem, id="warhammer-plus-1"):
    """One green and one black damage, or two colourless."""

    expects = Deals("2")
    worth = 2.2

    async def play(self, s: DragonfireState, play: Play) -> None:
        play.damage, _ = await choose_damage(play, [("KG", 0), ("2", 0)])


class DaggerOfVenom(MagicItem, id="dagger-of-venom"):
    """An encounter Saves; if it fails, the dagger deals 2 more to it."""

    worth = 1.0
    poisoned = EncounterNote("{}")
    """A mark of plays for the encounter that the dagger deals more to."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        here = at_place(s, play.place)
        foe = await name_encounter(
            s,
            play.seat,
            "Poison which encounter?",
            here,
            "DF-190",
            play=play,
            kind="encounter to weaken",
            cause=self.id,
        )
        if foe is not None and not await save(s, foe):
            self.poisoned[foe.uid].set(play)

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> Damage:
        return add_points(shot.points, "2" if self.poisoned[foe.uid].is_set(play) else ""), shot.levels


class WandOfMagicMissiles(MagicItem, id="wand-of-magic-missiles"):
    """One colourless damage to each of up to three encounters. Deplete instead: one blue damage to each."""

    deals = Deals("1", spread="apart", most=3)
    instead_deals = Deals("B", spread="apart", most=3)
    worth = 2.5


class PearlOfPower(MagicItem, id="pearl-of-power"):
    """Return a card from the discard pile to the hand."""

    worth = 2.0
    draws = True

    async def play(self, s: DragonfireState, play: Play) -> None:
        pile = zones.kinds(s.characters[play.seat].discard)
        if pile:
            card = await choose(
                play.seat, "Return which card to your hand?", pile, "card to have", "DF-140", cause=self.id
            )
            zones.take_back(s, play.seat, card, "DF-140")


# ---- Rare


class MaceOfSmiting(MagicItem, id="mace-of-smiting"):
    """A Construct or an Undead loses a level first."""

    levels_first = True
    worth = 0.8

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> Damage:
        return shot.points, shot.levels + (foe.type in ("Construct", "Undead"))


class SunBlade(MagicItem, id="sun-blade"):
    """Each Undead that faces the player has 1 less Attack Strength."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        for foe in facing(s, play.seat):
            if foe.type == "Undead":
                change_strength(s, foe, -1, "DF-225")


class StaffOfHealing(MagicItem, id="staff-of-healing"):
    """Heal any character 1 HP. Deplete instead: heal 4 HP, divided."""

    worth = 2.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        await heal_somebody(s, play.seat, 1, "DF-141", play.card)

    async def instead(self, s: DragonfireState, play: Play) -> None:
        await heal_divided(s, play.seat, 4, "DF-141", play.card)


class WandOfFireballs(MagicItem, id="wand-of-fireballs"):
    """One damage to each encounter that faces a character here. Deplete instead: one level of damage."""

    expects = Deals("1", spread="area")
    worth = 3.0

    async def play(self, s: DragonfireState, play: Play) -> None:
        play.damage = "1"
        await deal_to_all_facing(s, play, players_at(s, play.place))

    async def instead(self, s: DragonfireState, play: Play) -> None:
        deal_levels(play, 1)
        await deal_to_all_facing(s, play, players_in_reach(s, play.seat))


class DaggerOfReturning(MagicItem, id="dagger-of-returning"):
    """It returns to the hand if it had a part in defeating a token. Assist: one red damage."""

    assist_deals = Deals("R")

    async def play(self, s: DragonfireState, play: Play) -> None:
        s.turn.after.append((play.card, play.seat, play.id))

    async def after_damage(self, s: DragonfireState, seat: int, number: int) -> None:
        play = s.play(number)
        hit = s.turn.hit.get(number, [])
        if play is None or not any("-token-" in uid and uid in s.turn.defeated for uid in hit):
            return
        play.on_table = False
        zones.to_hand(s, seat, play.card)
        emit(s, "took_back", "DF-220", player=seat, card=play.card)


# ---- Very Rare


class StaffOfPower(MagicItem, id="staff-of-power"):
    """Two more blue damage, or a level of one encounter, which may be another one.

    Deplete instead: three levels of one encounter.
    """

    instead_deals = Deals(levels=3)
    worth = 2.5

    async def play(self, s: DragonfireState, play: Play) -> None:
        points, levels = await choose_damage(play, [("BB", 0), ("", 1)])
        if levels:
            deal_later(s, play.seat, play.card, levels=levels)
        else:
            gains(play, points)
            OWN_BONUS.set(play, len(points))  # Versatility changes these icons too
