"""Magic Items that are played (DF-302, DF-318, DF-319): potions, scrolls, weapons and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.checks import SUCCEEDS, save
from questboard.games.dragonfire.rules.damage import LEVELS_FIRST, TWICE, add_points
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
from questboard.games.dragonfire.rules.registry import (
    after_damage,
    aimed,
    assist,
    before_damage,
    instead,
    text,
)
from questboard.games.dragonfire.state import COLORS, DragonfireState, Encounter, Play, Shot
from questboard.kernel import choose, tell

Damage: TypeAlias = tuple[str, int]
"""Points and levels of damage, as a choice between them is offered."""


async def choose_damage(play: Play, options: Sequence[Damage]) -> Damage:
    """Which of several kinds of damage a card deals; its player decides when it is played."""
    prompt = "Deal which damage with {card}?"
    chosen: Damage = await choose(play.seat, prompt, options, "damage", "DF-138", card=play.card)
    return chosen


async def sharpen_one(s: DragonfireState, seat: int, color: str, points: str) -> None:
    """One of the cards that a player has played deals more damage, if any deals some."""
    plays = [play for play in plays_of(s, seat, color) if deals_damage(play)]
    if not plays:
        return
    cards = zones.kinds([play.card for play in plays])
    card = await choose(seat, "Which card deals {damage} more?", cards, "card", "DF-185", damage=(points, 0))
    gains(next(play for play in plays if play.card == card), points)
    tell(s, "sharpened", "DF-185", player=seat, card=card, damage=(points, 0))


async def deal_to_all_facing(s: DragonfireState, play: Play, seats: Sequence[int]) -> None:
    """The damage goes in full to each encounter that faces one of these players (DF-379)."""
    targets = [seat for seat in seats if facing(s, seat)]
    if not targets:
        play.damage, play.levels = "", 0
        return
    prompt = "Deal the damage of {card} to the encounters of which player?"
    play.facing = await choose(play.seat, prompt, targets, "player", "DF-166", card=play.card)
    play.spread = "area"


# ---- Common


@text("potion-of-healing")
async def potion_of_healing(s: DragonfireState, play: Play) -> None:
    """Heal any character 2 HP, at any time."""
    await heal_somebody(s, play.seat, 2, "DF-141", play.card)


@text("potion-of-poison")
async def potion_of_poison(s: DragonfireState, play: Play) -> None:
    """One level of damage to an encounter that isn't a Location."""
    deal_levels(play, 1)
    play.locations = "never"


@text("scroll-of-bane")
async def scroll_of_bane(s: DragonfireState, play: Play) -> None:
    """The player decides the next Save of an encounter."""
    foes = in_reach(s, play.seat)
    foe = await name_encounter(s, play.seat, "Put the scroll on which encounter?", foes, "DF-191", play=play)
    if foe is not None:
        foe.marks["scroll-of-bane"] = play.seat + 1
        tell(s, "attached", "DF-191", card=play.card, encounter=foe.uid)


@text("scroll-of-protection")
async def scroll_of_protection(s: DragonfireState, play: Play) -> None:
    """One character takes 3 less damage in this turn, at any time."""
    seats = players_in_reach(s, play.seat)
    target = await choose(play.seat, "Protect whom with {card}?", seats, "player", "DF-163", card=play.card)
    s.turn.warded[target] = s.turn.warded.get(target, 0) + 3
    tell(s, "sheltered", "DF-163", player=target, amount=3)


@text("elemental-gem")
async def elemental_gem(s: DragonfireState, play: Play) -> None:
    """Two damage of a colour."""
    play.damage, _ = await choose_damage(play, [(color * 2, 0) for color in COLORS])


@text("alchemists-fire")
async def alchemists_fire(s: DragonfireState, play: Play) -> None:
    """One damage to each encounter that faces a player here."""
    play.damage = "1"
    await deal_to_all_facing(s, play, players_at(s, play.place))


@aimed("silvered-dagger")
def silvered_dagger(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> Damage:
    """Two red damage instead of one to Undead and Fiends."""
    extra = colored(play, "RR" if TWICE in play.marks else "R") if foe.type in ("Undead", "Fiend") else ""
    return add_points(shot.points, extra), shot.levels


@text("dust-of-disappearance")
async def dust_of_disappearance(s: DragonfireState, play: Play) -> None:
    """No encounter but a Location attacks the active player in this turn, at any time."""
    s.turn.unseen = True
    tell(s, "hidden", "DF-163", player=s.turn.seat)


@text("oil-of-sharpness")
async def oil_of_sharpness(s: DragonfireState, play: Play) -> None:
    """A Martial card of this turn, played before or after, gains 2."""
    s.turn.before.append((play.card, play.seat))


@before_damage("oil-of-sharpness")
async def sharpen(s: DragonfireState, seat: int) -> None:
    """The oil goes on one of the Martial cards that were played."""
    await sharpen_one(s, seat, "K", "2")


@text("potion-of-climbing")
async def potion_of_climbing(s: DragonfireState, play: Play) -> None:
    """Move into or out of a Location in Play Cards."""
    await move_by_text(s, play.seat, "DF-116")


@text("chime-of-opening")
async def chime_of_opening(s: DragonfireState, play: Play) -> None:
    """One level of damage to a Location, wherever it is."""
    play.levels, play.reach, play.locations = 1, "anywhere", "only"


@instead("lantern-of-revealing")
async def lantern_of_revealing(s: DragonfireState, play: Play) -> None:
    """The next Skill Check of the Scene succeeds."""
    s.characters[play.seat].marks[SUCCEEDS] = 1
    tell(s, "will_succeed", "DF-152", player=play.seat)


@assist("driftglobe")
async def driftglobe_assist(s: DragonfireState, play: Play) -> None:
    """One colourless damage."""
    play.damage = "1"


async def heal_another(s: DragonfireState, play: Play, amount: int) -> None:
    """Heal somebody else."""
    others = [seat for seat in players_in_reach(s, play.seat) if seat != play.seat]
    await heal_somebody(s, play.seat, amount, "DF-141", play.card, others)


@text("healers-kit")
async def healers_kit(s: DragonfireState, play: Play) -> None:
    """Heal somebody else 1 HP."""
    await heal_another(s, play, 1)


@instead("healers-kit")
async def healers_kit_used_up(s: DragonfireState, play: Play) -> None:
    """Heal somebody else 2 HP."""
    await heal_another(s, play, 2)


@text("oil-of-slipperiness")
async def oil_of_slipperiness(s: DragonfireState, play: Play) -> None:
    """Move an encounter from oneself to another character here."""
    seat = play.seat
    others = [each for each in players_at(s, s.characters[seat].place) if each != seat]
    foes = [foe for foe in cards_and_loose(s, facing(s, seat)) if not steady(foe)]
    if not others:
        return
    foe = await name_encounter(s, seat, "Move which encounter away?", foes, "DF-344", play=play)
    if foe is not None:
        prompt = "Move {encounter} to whom?"
        target = await choose(seat, prompt, others, "player", "DF-344", encounter=foe.uid)
        move(s, foe, target, "DF-344")


# ---- Uncommon


@instead("ebony-staff-plus-1")
async def ebony_staff_used_up(s: DragonfireState, play: Play) -> None:
    """Three blue damage."""
    play.damage = "BBB"


@text("quiver-of-hunting-arrows-plus-1")
async def quiver_of_hunting_arrows(s: DragonfireState, play: Play) -> None:
    """One black damage instead of a colourless one, with another Martial card in the turn."""
    s.turn.before.append((play.card, play.seat))


@before_damage("quiver-of-hunting-arrows-plus-1")
async def notch_arrows(s: DragonfireState, seat: int) -> None:
    """The arrows become black if another Martial card was played."""
    plays = plays_of(s, seat, "K")
    for play in plays:
        if play.card == "quiver-of-hunting-arrows-plus-1" and len(plays) > 1:
            play.damage = colored(play, "K")


@text("longsword-plus-1")
async def longsword(s: DragonfireState, play: Play) -> None:
    """Two black damage instead, for Martial characters."""
    if of_class(s, play.seat, "K"):
        play.damage = "KK"


@text("warhammer-plus-1")
async def warhammer(s: DragonfireState, play: Play) -> None:
    """One green and one black damage, or two colourless."""
    play.damage, _ = await choose_damage(play, [("KG", 0), ("2", 0)])


@text("dagger-of-venom")
async def dagger_of_venom(s: DragonfireState, play: Play) -> None:
    """An encounter Saves; if it fails, the dagger deals 2 more to it."""
    here = at_place(s, play.place)
    foe = await name_encounter(s, play.seat, "Poison which encounter?", here, "DF-190", play=play)
    if foe is not None and not await save(s, foe):
        play.marks[foe.uid] = 1


@aimed("dagger-of-venom")
def venom(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> Damage:
    """Two more against the encounter that was poisoned."""
    return add_points(shot.points, "2" if play.marks.get(foe.uid) else ""), shot.levels


def deal_missiles(play: Play, points: str) -> None:
    """Damage to each of up to three different encounters."""
    play.damage, play.spread, play.most = points, "apart", 3


@text("wand-of-magic-missiles")
async def wand_of_magic_missiles(s: DragonfireState, play: Play) -> None:
    """One colourless damage to each of up to three encounters."""
    deal_missiles(play, "1")


@instead("wand-of-magic-missiles")
async def wand_of_magic_missiles_used_up(s: DragonfireState, play: Play) -> None:
    """One blue damage to each of up to three encounters."""
    deal_missiles(play, "B")


@text("pearl-of-power")
async def pearl_of_power(s: DragonfireState, play: Play) -> None:
    """Return a card from the discard pile to the hand."""
    pile = zones.kinds(s.characters[play.seat].discard)
    if pile:
        card = await choose(play.seat, "Return which card to your hand?", pile, "card", "DF-140")
        zones.take_back(s, play.seat, card, "DF-140")


# ---- Rare

LEVELS_FIRST.append("mace-of-smiting")


@aimed("mace-of-smiting")
def mace_of_smiting(s: DragonfireState, play: Play, shot: Shot, foe: Encounter) -> Damage:
    """A Construct or an Undead loses a level first."""
    return shot.points, shot.levels + (foe.type in ("Construct", "Undead"))


@text("sun-blade")
async def sun_blade(s: DragonfireState, play: Play) -> None:
    """Each Undead that faces the player has 1 less Attack Strength."""
    for foe in facing(s, play.seat):
        if foe.type == "Undead":
            change_strength(s, foe, -1, "DF-225")


@text("staff-of-healing")
async def staff_of_healing(s: DragonfireState, play: Play) -> None:
    """Heal any character 1 HP."""
    await heal_somebody(s, play.seat, 1, "DF-141", play.card)


@instead("staff-of-healing")
async def staff_of_healing_used_up(s: DragonfireState, play: Play) -> None:
    """Heal 4 HP, divided."""
    await heal_divided(s, play.seat, 4, "DF-141", play.card)


@text("wand-of-fireballs")
async def wand_of_fireballs(s: DragonfireState, play: Play) -> None:
    """One damage to each encounter that faces a character here."""
    play.damage = "1"
    await deal_to_all_facing(s, play, players_at(s, play.place))


@instead("wand-of-fireballs")
async def wand_of_fireballs_used_up(s: DragonfireState, play: Play) -> None:
    """One level of damage to each encounter that faces a character."""
    deal_levels(play, 1)
    await deal_to_all_facing(s, play, players_in_reach(s, play.seat))


@text("dagger-of-returning")
async def dagger_of_returning(s: DragonfireState, play: Play) -> None:
    """It returns to the hand if it had a part in defeating a token."""
    s.turn.after.append((play.card, play.seat, play.id))


@after_damage("dagger-of-returning")
async def dagger_returns(s: DragonfireState, seat: int, number: int) -> None:
    """The end of Deal Damage: look at what it was dealt to."""
    play = s.play(number)
    hit = s.turn.hit.get(number, [])
    if play is None or not any("-token-" in uid and uid in s.turn.defeated for uid in hit):
        return
    play.on_table = False
    zones.to_hand(s, seat, play.card)
    tell(s, "took_back", "DF-220", player=seat, card=play.card)


@assist("dagger-of-returning")
async def dagger_of_returning_assist(s: DragonfireState, play: Play) -> None:
    """One red damage."""
    play.damage = "R"


# ---- Very Rare


@text("staff-of-power")
async def staff_of_power(s: DragonfireState, play: Play) -> None:
    """Two more blue damage, or a level of one encounter, which may be another one."""
    points, levels = await choose_damage(play, [("BB", 0), ("", 1)])
    if levels:
        deal_later(s, play.seat, play.card, levels=levels)
    else:
        gains(play, points)
        play.marks[OWN_BONUS] = len(points)  # Versatility changes these icons too


@instead("staff-of-power")
async def staff_of_power_used_up(s: DragonfireState, play: Play) -> None:
    """Three levels of one encounter."""
    deal_levels(play, 3)
