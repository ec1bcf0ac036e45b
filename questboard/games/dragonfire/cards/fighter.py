"""The Features of Fighters."""

from __future__ import annotations

from questboard.cues import Condition
from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    arcane,
    gain_when_played,
    here,
    martial,
    soften_blow,
    when_played,
)
from questboard.games.dragonfire.hooks import Feature, automatic, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import FAILS_SAVE
from questboard.games.dragonfire.rules.foes import change_strength, facing, strength
from questboard.games.dragonfire.rules.health import heal, worth_healing
from questboard.games.dragonfire.rules.moments import DrewForSwords, Falling, Played, SwordSet
from questboard.games.dragonfire.rules.naming import name_encounter
from questboard.games.dragonfire.rules.play import add_swords, deals_damage, gains, plays_of
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, choose, emit

# ---- Fighting Styles


class FightingStyleDefense(Feature, id="fighting-style-defense"):
    """Take 2 less damage."""

    blow = soften_blow("Take 2 less of the {amount} damage?", 2)


class FightingStyleGreatWeapon(Feature, id="fighting-style-great-weapon"):
    """A Martial card gains 1 black damage, and its player 1 Sword."""

    gain = gain_when_played("K", "Add 1 black damage to {card} and gain 1 Sword?", martial, swords=1)


def can_be_shot(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Martial cards that deal damage."""
    return deals_damage(play) and martial(s, seat, play)


class FightingStyleArchery(Feature, id="fighting-style-archery"):
    """The damage of a Martial card may be dealt at any place. 1 Sword."""

    @when_played("Let {card} reach any place and gain 1 Sword?", can_be_shot)
    async def shoot(self, s: DragonfireState, seat: int, play: Play) -> None:
        play.reach = "anywhere"
        await add_swords(s, seat, 1)


class FightingStyleProtection(NamesEncounter, id="fighting-style-protection"):
    """An encounter that faces the active player has -2 Attack Strength this turn."""

    prompt = "Weaken which encounter?"
    purpose = "encounter to stop"
    turns = "others"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return [foe for foe in facing(s, s.turn.seat) if strength(s, foe)]

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        change_strength(s, foe, -2, "DF-225")


# ---- for every Fighter


class SecondWind(Feature, id="second-wind"):
    """Heal yourself 1 HP."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return worth_healing(s, seat, seat)

    async def use(self, s: DragonfireState, seat: int) -> None:
        await heal(s, seat, 1, "DF-141", by=seat, card=self.id, feature=True)


class ExtraAttackI(Feature, id="extra-attack-i"):
    """2 Swords."""

    use_rule = "DF-147"

    async def use(self, s: DragonfireState, seat: int) -> None:
        await add_swords(s, seat, 2)


class ExtraAttackII(Feature, id="extra-attack-ii"):
    """1 Sword, once per round. Once per Scene a set of Swords gives 1 card more."""

    use_rule = "DF-147"

    async def use(self, s: DragonfireState, seat: int) -> None:
        await add_swords(s, seat, 1)

    @reaction(
        DrewForSwords,
        "Draw 1 card more for the Swords?",
        "DF-147",
        when=lambda s, seat, drew: zones.can_draw(s, seat),
        counted="extra-attack-ii-set",
        limit=("scene", 1),
    )
    async def one_card_more(self, s: DragonfireState, seat: int, drew: DrewForSwords) -> None:
        await zones.draw(s, seat, 1, "DF-147")


class Champion(Feature, id="champion"):
    """The first set of Swords gives 2 cards instead of 1."""

    limit = ("scene", 1)

    @automatic(SwordSet, "DF-287")
    async def draw_two(self, s: DragonfireState, seat: int, swords: SwordSet) -> None:
        swords.draws = 2


class ActionSurge(Feature, id="action-surge"):
    """Draw 2 cards."""

    async def use(self, s: DragonfireState, seat: int) -> None:
        await zones.draw(s, seat, 2, "DF-289")


class Indomitable(Feature, id="indomitable"):
    """Stay at 1 HP instead of falling to 0."""

    @reaction(Falling, "You are about to fall by {amount} damage. Stay at 1 HP?", "DF-289")
    async def stay_up(self, s: DragonfireState, seat: int, falling: Falling) -> None:
        falling.saved = True


# ---- Champion


class RemarkableAthlete(Feature, id="champion-remarkable-athlete"):
    """Skill Checks that name no Class Type succeed on Deception cards, too."""

    check_colors = "R"


class ImprovedCritical(Feature, id="champion-improved-critical"):
    """A Martial card gains 2 colourless damage."""

    gain = gain_when_played("2", "Add 2 colourless damage to {card}?", martial)


def strikes_here(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Martial cards with damage icons, where there is something to strike."""
    return bool(play.damage and here(s, seat)) and martial(s, seat, play)


class SuperiorCritical(Feature, id="champion-superior-critical"):
    """A Martial card clears 1 level of an encounter at this place instead of dealing its damage."""

    @when_played("Clear 1 level instead of the damage of {card}?", strikes_here)
    async def strike_true(self, s: DragonfireState, seat: int, play: Play) -> None:
        play.damage, play.levels = "", 1
        play.spread, play.same_player, play.facing, play.reach = "one", False, -1, "place"


# ---- Eldritch Knight

ELDRITCH = Note("eldritch-strike")
"""The mark of a turn in which Arcane cards gain 1."""


def bondable(s: DragonfirePosition, seat: int) -> list[Play]:
    """The Martial cards of this turn that still lie on the table."""
    return [play for play in plays_of(s, seat, "K") if play.on_table]


class WeaponBond(Feature, id="eldritch-knight-weapon-bond"):
    """A Martial card that was played returns to the hand at the end of Deal Damage."""

    after_as = "weapon-bond"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(bondable(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        cards = zones.kinds([play.card for play in bondable(s, seat)])
        card = await choose(
            seat, "Return which card to your hand?", cards, "card to have", "DF-289", cause=self.id
        )
        play = next(play for play in bondable(s, seat) if play.card == card)
        s.turn.after.append((self.after_as, seat, play.id))

    async def after_damage(self, s: DragonfireState, seat: int, number: int) -> None:
        play = s.play(number)
        if play is not None and play.on_table:
            play.on_table = False
            zones.to_hand(s, seat, play.card)
            emit(s, "took_back", "DF-289", player=seat, card=play.card)


class WarMagic(Feature, id="eldritch-knight-war-magic"):
    """2 Swords for an Arcane card."""

    @when_played("Gain 2 Swords for {card}?", arcane)
    async def fight_on(self, s: DragonfireState, seat: int, play: Play) -> None:
        await add_swords(s, seat, 2)


class EldritchStrike(Feature, id="eldritch-knight-eldritch-strike"):
    """An encounter here fails its next Save; every Arcane card of this turn gains 1."""

    says = {"will_fail": "{encounter} will fail its next Save."}
    shows = {"will_fail": Condition("{encounter}", "fails its next Save")}

    async def use(self, s: DragonfireState, seat: int) -> None:
        foe = await name_encounter(
            s, seat, "Which encounter fails its next Save?", here(s, seat), "DF-191", cause=self.id
        )
        if foe is not None:
            FAILS_SAVE.set(foe)
            emit(s, "will_fail", "DF-191", encounter=foe.uid)
        for play in plays_of(s, seat, "B"):
            gains(play, "1")
        ELDRITCH.set(s.turn)

    @automatic(
        Played,
        "DF-185",
        counted="",
        when=lambda s, seat, played: (
            s.turn.seat == seat and ELDRITCH.is_set(s.turn) and arcane(s, seat, played.play)
        ),
    )
    async def eldritch_card(self, s: DragonfireState, seat: int, played: Played) -> None:
        gains(played.play, "1")
