"""Wulfgar, the barbarian: Warrior of Tempus and the powers 52 to 57 and 154 to 157.

Aegis-fang and Hammer Throw are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.eval import HEALING
from questboard.games.adventure.rules.actions import attack_with
from questboard.games.adventure.rules.combat import DAMAGE, HITS, heal, relieve
from questboard.games.adventure.rules.distance import (
    heroes_near,
    next_tiles,
    reach_of,
    rivals_on,
)
from questboard.games.adventure.rules.marks import is_villain, skip_activation, survives
from questboard.games.adventure.rules.moments import HeroAttack, Wound
from questboard.games.adventure.rules.movement import footing, may_move, walk
from questboard.games.adventure.rules.placing import place_by_hero
from questboard.games.adventure.rules.registry import ATTACK, at, power, reaction
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.rules.volleys import attack_each, attack_some
from questboard.games.adventure.state import AdventureState
from questboard.kernel import choose, may

FURIOUS = 6
"""The Hit Points at which the Warrior of Tempus fights better."""
ATTACK["wulfgar"] = lambda s, seat: 1 if s.heroes[seat].hp <= FURIOUS else 0


# ---- 53 to 55


@power("recuperating-strike")
async def recuperating_strike(s: AdventureState, seat: int) -> None:
    """Attack; a hit gives Wulfgar 1 HP."""
    attack = await attack_with(s, seat, "recuperating-strike")
    if attack is not None and attack.hit:
        await heal(s, seat, 1, "LD-100")


@power("bear-hug")
async def bear_hug(s: AdventureState, seat: int) -> None:
    """Attack; a Monster that survives the hit skips its next activation."""
    attack = await attack_with(s, seat, "bear-hug")
    if attack is not None and attack.hit:
        skip_activation(s, attack.target)


@power("fury-of-tempus")
async def fury_of_tempus(s: AdventureState, seat: int) -> None:
    """Attack everything on Wulfgar's tile."""
    await attack_each(s, seat, "fury-of-tempus")


# ---- 56, Charge


RUN = 4
"""How many squares Wulfgar charges."""


def charging_squares(s: AdventureState, seat: int) -> list[int]:
    """The squares next to a Monster on which a charge can end, perhaps his own."""
    if not may_move(s, seat):
        return []
    near, foes = s.board.near, s.foe_squares()
    return [
        square
        for square in squares(footing(s, seat, RUN))
        if near[square] & foes or rivals_on(s, seat, near[square])
    ]


@power("wulfgars-charge", can=lambda s, seat: not s.turn.attacked and bool(charging_squares(s, seat)))
async def charge(s: AdventureState, seat: int) -> None:
    """Before the attack: run up to a Monster; the next hit on an adjacent one deals 1 more damage."""
    ways = charging_squares(s, seat)
    goal = await choose(seat, "Charge to which square?", ways, "square", "LD-102")
    if goal != s.heroes[seat].square:
        await walk(s, seat, goal, "LD-102")
    s.heroes[seat].marks["charging"] = 1


async def charged(s: AdventureState, attack: HeroAttack) -> None:
    """The hit for which Wulfgar has charged is struck."""
    if attack.next_to:
        del s.heroes[attack.seat].marks["charging"]


DAMAGE["charging"] = lambda s, attack: 1 if attack.next_to else 0
HITS["charging"] = charged


@at("end of hero phase", 5, under="charging")
async def slow_down(s: AdventureState, seat: int) -> None:
    """A charge without a hit is over with the Hero Phase."""
    del s.heroes[seat].marks["charging"]


# ---- 57 and 154 to 157


def ailing(s: AdventureState, seat: int) -> list[int]:
    """Wulfgar and the Heroes within 1 tile who are hurt, downed or Poisoned."""
    seats = [seat, *heroes_near(s, seat, reach_of(s, seat, "healing-herbs"))]
    heroes = [(other, s.heroes[other]) for other in seats]
    return [
        other for other, hero in heroes if hero.hp < hero.card.hit_points or "poisoned" in hero.conditions
    ]


@power("healing-herbs", can=lambda s, seat: bool(ailing(s, seat)))
async def healing_herbs(s: AdventureState, seat: int) -> None:
    """A Hero within 1 tile regains 2 HP and is Poisoned no longer."""
    other = await choose_hero(s, seat, "Who gets the herbs?", ailing(s, seat), "LD-102")
    await heal(s, other, 2, "LD-102")
    if "poisoned" in s.heroes[other].conditions:
        relieve(s, other, "poisoned", "LD-102")


HEALING.append("healing-herbs")


@power("sweeping-hammer")
async def sweeping_hammer(s: AdventureState, seat: int) -> None:
    """Attack up to three different adjacent targets."""
    await attack_some(s, seat, "sweeping-hammer", 3)


@power("crushing-blow")
async def crushing_blow(s: AdventureState, seat: int) -> None:
    """Attack; a Monster that survives the hit may be placed on a tile connected to Wulfgar's (LD-194)."""
    attack = await attack_with(s, seat, "crushing-blow")
    if attack is None or not attack.hit or not survives(s, attack.target) or is_villain(s, attack.target):
        return
    if await may(seat, "Knock the Monster onto another tile?", "LD-194"):
        around = next_tiles(s, 1 << s.heroes[seat].square)
        await place_by_hero(s, seat, attack.target, around, "LD-194")


@reaction(
    "stubborn-strength",
    Wound,
    when=lambda s, seat, wound: wound.seat == seat and wound.amount >= s.heroes[seat].hp,
    prompt="Stay on your feet with 1 Hit Point?",
    rule="LD-102",
)
async def stubborn_strength(s: AdventureState, seat: int, wound: Wound) -> None:
    """Damage that would bring Wulfgar to 0 HP leaves him with 1."""
    wound.amount = s.heroes[seat].hp - 1
