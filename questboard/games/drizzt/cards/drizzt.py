"""Drizzt, the ranger: Expert Combatant and the powers 63 to 68 and 183 to 186."""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.board import squares
from questboard.games.adventure.content import ENCOUNTERS, POWERS
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    VERBS,
    Act,
    Verb,
    at_wills,
    attack_with,
    take_stance,
    use_at_will,
)
from questboard.games.adventure.rules.combat import WARDS, heal, strike
from questboard.games.adventure.rules.distance import attackable, heroes_near, reach_of, targets
from questboard.games.adventure.rules.marks import can_weaken, weaken
from questboard.games.adventure.rules.moments import MonsterDrawn, Wound
from questboard.games.adventure.rules.movement import footing, may_move, move_up_to, reachable, walk
from questboard.games.adventure.rules.registry import ATTACKS, at, power, reaction
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.rules.volleys import attack_each
from questboard.games.adventure.state import AdventureState, Foe
from questboard.games.drizzt.cards.allies import available, summon
from questboard.kernel import choose, may, may_choose

ATTACKS["drizzt"] = 2  # Expert Combatant

words.ACTS["hold"] = ("keep the other attack for the end of the Exploration Phase: {}", "card")
words.EVENTS["held_back"] = "{hero} keeps an attack for later: {card}."


# ---- 63 and 64, the scimitars


@power("icingdeath")
async def icingdeath(s: AdventureState, seat: int) -> None:
    """Attack; then Drizzt may stand ready against Encounter cards and Traps."""
    await attack_with(s, seat, "icingdeath")
    await may_take_stance(s, seat, "icingdeath")


@power("twinkle")
async def twinkle(s: AdventureState, seat: int) -> None:
    """Attack; then Drizzt may stand ready against Monsters."""
    await attack_with(s, seat, "twinkle")
    await may_take_stance(s, seat, "twinkle")


async def may_take_stance(s: AdventureState, seat: int, card: str) -> None:
    """Hit or miss, the Stance token may be put on the card that Drizzt has attacked with (LD-103)."""
    hero = s.heroes[seat]
    if not hero.standing or hero.stance == card:
        return
    if await may(seat, "Take the stance {card}?", "LD-103", card=card):
        await take_stance(s, seat, card)


def ward_of_icingdeath(s: AdventureState, wound: Wound) -> int:
    """Each damage from an Encounter card or a Trap is 1 less."""
    return 1 if (wound.source if wound.by is None else wound.by.card) in ENCOUNTERS else 0


def ward_of_twinkle(s: AdventureState, wound: Wound) -> int:
    """The first damage from a Monster's attack in each Villain Phase is 1 less."""
    if wound.kind != "monster" or s.turn.phase != "villain" or "twinkle" in s.turn.spent:
        return 0
    s.turn.spent.append("twinkle")
    return 1


WARDS["icingdeath"] = ward_of_icingdeath
WARDS["twinkle"] = ward_of_twinkle


# ---- 65, 66, 183 and 184, the Daily powers


@power("twin-strike")
async def twin_strike(s: AdventureState, seat: int) -> None:
    """Two rolls, on the same target or on two; together they are one attack of the attack half."""
    for _ in range(2):
        if s.heroes[seat].standing:
            await attack_with(s, seat, "twin-strike")


SPIN = 2
"""How many squares Drizzt may move before he attacks with Whirling Scimitars."""


@power("whirling-scimitars", can=lambda s, seat: attackable(s, seat, footing(s, seat, SPIN)))
async def whirling_scimitars(s: AdventureState, seat: int) -> None:
    """Move up to 2 squares, then attack everything adjacent."""
    await move_up_to(s, seat, SPIN, "LD-101")
    if s.heroes[seat].standing:
        await attack_each(s, seat, "whirling-scimitars")


@power("inspirational-strike")
async def inspirational_strike(s: AdventureState, seat: int) -> None:
    """Attack. Hit or miss, every Hero within 1 tile regains 1 HP."""
    await attack_with(s, seat, "inspirational-strike")
    for healed in (seat, *heroes_near(s, seat, "within 1")):
        await heal(s, healed, 1, "LD-101")


HUNT = 4
"""How many squares Drizzt may move with The Hunter Unleashed."""


@power("the-hunter-unleashed", can=lambda s, seat: attackable(s, seat, footing(s, seat, HUNT)))
async def the_hunter_unleashed(s: AdventureState, seat: int) -> None:
    """Move up to 4 squares and attack at two points of that way, its start and end included."""
    hero, left, swings = s.heroes[seat], HUNT, 2
    while True:
        swings -= await swing(s, seat) if swings else 0
        if not hero.standing or not left or not may_move(s, seat):
            break
        ways = [hero.square, *squares(reachable(s, seat, left))]
        goal = await choose(seat, "Move {hero} to which square?", ways, "square", "LD-101", hero=hero.name)
        if goal == hero.square:
            break
        left -= await walk(s, seat, goal, "LD-101")
    if swings and left == HUNT and hero.standing:  # the way ends where it began
        await swing(s, seat)


async def swing(s: AdventureState, seat: int) -> int:
    """Attack from one point of the way, or go on; returns how many attacks that took."""
    printed = POWERS["the-hunter-unleashed"]
    found = targets(s, seat, reach_of(s, seat, printed.id))
    target = await may_choose(seat, "Attack which target from here?", found, "foe", "LD-101")
    if target is None:
        return 0
    await strike(s, seat, target, printed.bonus, printed.damage, printed.miss, card=printed.id)
    return 1


# ---- 67, 68 and 185


def darkens(s: AdventureState, seat: int, drawn: MonsterDrawn) -> bool:
    """Whether it is the Hero's own card, or that of a Hero within 1 tile."""
    near = heroes_near(s, seat, reach_of(s, seat, "cloud-of-darkness"))
    return not drawn.discarded and drawn.seat in (seat, *near)


@reaction(
    "cloud-of-darkness",
    MonsterDrawn,
    when=darkens,
    prompt="Discard this Monster card?",
    rule="LD-099",
)
@reaction(
    "jarlaxles-cloud-of-darkness",
    MonsterDrawn,
    when=darkens,
    prompt="Discard this Monster card?",
    rule="LD-099",
)
async def cloud_of_darkness(s: AdventureState, seat: int, drawn: MonsterDrawn) -> None:
    """The Monster card is discarded: no Monster comes, and none is drawn in its place.

    Drizzt and Jarlaxle have a copy each (LD-099).
    """
    drawn.discarded = True
    tell(s, "turned_away", "LD-099", boon=s.turn.card, monster=drawn.name)


def beside_drizzt(s: AdventureState, seat: int) -> list[int]:
    """The squares onto which Guenhwyvar can come: adjacent ones, else the nearest of the tile."""
    hero = s.heroes[seat]
    return placing.beside(s, 1 << hero.square, hero.tile)


@power(
    "figurine-of-guenhwyvar",
    can=lambda s, seat: available(s, "guenhwyvar") and bool(beside_drizzt(s, seat)),
)
async def figurine_of_guenhwyvar(s: AdventureState, seat: int) -> None:
    """Guenhwyvar comes, and Drizzt takes her Ally card (LD-232)."""
    await summon(s, seat, "guenhwyvar", beside_drizzt(s, seat))


def outlined(s: AdventureState, seat: int) -> list[Foe]:
    """The Monsters in reach of Darkfire on which a -4 AC token can be put."""
    return [foe for foe in targets(s, seat, reach_of(s, seat, "darkfire")) if can_weaken(s, foe)]


@power("darkfire", can=lambda s, seat: bool(outlined(s, seat)))
async def darkfire(s: AdventureState, seat: int) -> None:
    """Put a -4 AC token on a Monster within 2 tiles, without a roll."""
    foe = await choose(seat, "Put the -4 AC token on which Monster?", outlined(s, seat), "foe", "LD-014")
    weaken(s, seat, foe)


# ---- 186, Last Blood Stance


LEAP = 3
"""How many squares Drizzt may move before the attack that he has kept."""


def holding_options(s: AdventureState, seat: int) -> list[Act]:
    """In this stance the additional attack may be left out, and made later."""
    if s.heroes[seat].stance == "last-blood-stance" and s.turn.attacks:
        return [("hold", "last-blood-stance")]
    return []


async def hold(s: AdventureState, seat: int, card: str) -> None:
    """Leave the additional attack out."""
    s.turn.attacks = 0
    s.turn.spent.append(card)
    tell(s, "held_back", "LD-064", hero=seat, card=card)


VERBS["hold"] = Verb(holding_options, hold)


@at("end of exploration phase", 30)
async def last_blood(s: AdventureState, seat: int) -> None:
    """Drizzt may move up to 3 squares and make the attack that he has left out, with an At-Will power."""
    hero = s.heroes[seat]
    if hero.stance != "last-blood-stance" or not hero.standing:
        return
    if not s.turn.attacks and "last-blood-stance" not in s.turn.spent:
        return
    s.turn.attacks = 0
    if not attackable(s, seat, footing(s, seat, LEAP)):
        return
    if await may(seat, "Leap forward and attack now?", "LD-103"):
        await move_up_to(s, seat, LEAP, "LD-078")
        if cards := at_wills(s, seat) if s.heroes[seat].hp > 0 else []:
            card = await choose(seat, "Attack with which At-Will power?", cards, "card", "LD-100")
            await use_at_will(s, seat, card)
