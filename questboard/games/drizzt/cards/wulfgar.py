"""Wulfgar, the barbarian: Warrior of Tempus and the powers 52 to 57 and 154 to 157.

Aegis-fang and Hammer Throw are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.cards.families import Sweep, Volley
from questboard.games.adventure.hooks import HeroCard, Look, Mark, Order, PowerCard, at, reaction
from questboard.games.adventure.rules.actions import attack_with
from questboard.games.adventure.rules.combat import heal, relieve
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
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.state import AdventurePosition, AdventureState, MarkNote
from questboard.kernel import choose, may

FURIOUS = 6
"""The Hit Points at which the Warrior of Tempus fights better."""


class Wulfgar(HeroCard, id="wulfgar"):
    """Warrior of Tempus: +1 to attack rolls with few Hit Points left."""

    look = Look("warhammer", "diamond")

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 1 if s.heroes[seat].hp <= FURIOUS else 0


# ---- 53 to 55


class RecuperatingStrike(PowerCard, id="recuperating-strike"):
    """Attack; a hit gives Wulfgar 1 HP."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit:
            await heal(s, seat, 1, "LD-100")


class BearHug(PowerCard, id="bear-hug"):
    """Attack; a Monster that survives the hit skips its next activation."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit:
            skip_activation(s, attack.target)


class FuryOfTempus(Sweep, id="fury-of-tempus"):
    """Attack everything on Wulfgar's tile."""


# ---- 56, Charge


RUN = 4
"""How many squares Wulfgar charges."""


def charging_squares(s: AdventurePosition, seat: int) -> list[int]:
    """The squares next to a Monster on which a charge can end, perhaps his own."""
    if not may_move(s, seat):
        return []
    near, foes = s.board.near, s.foe_squares()
    return [
        square
        for square in squares(footing(s, seat, RUN))
        if near[square] & foes or rivals_on(s, seat, near[square])
    ]


CHARGING = MarkNote("charging")
"""Wulfgar has charged, and not hit yet."""


class WulfgarsCharge(PowerCard, id="wulfgars-charge"):
    """Before the attack: run up to a Monster; the next hit on an adjacent one deals 1 more damage."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return not s.turn.attacked and bool(charging_squares(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        ways = charging_squares(s, seat)
        goal = await choose(seat, "Charge: run to which square?", ways, "square", "LD-102")
        if goal != s.heroes[seat].square:
            await walk(s, seat, goal, "LD-102")
        CHARGING.set(s.heroes[seat])


class Charging(Mark, id=CHARGING.key):
    """The hit for which Wulfgar has charged is struck. A charge without a hit is over with the Hero Phase."""

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return 1 if attack.next_to else 0

    async def after_hit(self, s: AdventureState, attack: HeroAttack) -> None:
        if attack.next_to:
            self.mark.clear(s.heroes[attack.seat])

    @at(Order.EXPIRY)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        self.mark.clear(s.heroes[seat])


# ---- 57 and 154 to 157


def ailing(s: AdventurePosition, seat: int) -> list[int]:
    """Wulfgar and the Heroes within 1 tile who are hurt, downed or Poisoned."""
    seats = [seat, *heroes_near(s, seat, reach_of(s, seat, "healing-herbs"))]
    heroes = [(other, s.heroes[other]) for other in seats]
    return [
        other for other, hero in heroes if hero.hp < hero.card.hit_points or "poisoned" in hero.conditions
    ]


class HealingHerbs(PowerCard, id="healing-herbs"):
    """A Hero within 1 tile regains 2 HP and is Poisoned no longer."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(ailing(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        other = await choose_hero(
            s, seat, "Healing Herbs: who regains 2 HP and is no longer Poisoned?", ailing(s, seat), "LD-102"
        )
        await heal(s, other, 2, "LD-102")
        if "poisoned" in s.heroes[other].conditions:
            relieve(s, other, "poisoned", "LD-102")


class SweepingHammer(Volley, id="sweeping-hammer"):
    """Attack up to three different adjacent targets."""

    most = 3


class CrushingBlow(PowerCard, id="crushing-blow"):
    """Attack; a Monster that survives the hit may be placed on a tile connected to Wulfgar's (LD-194)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is None or not attack.hit or not survives(s, attack.target) or is_villain(s, attack.target):
            return
        if await may(seat, "Knock {foe} onto another tile?", "LD-194", foe=attack.target):
            around = next_tiles(s, 1 << s.heroes[seat].square)
            await place_by_hero(s, seat, attack.target, around, "LD-194")


class StubbornStrength(PowerCard, id="stubborn-strength"):
    """Damage that would bring Wulfgar to 0 HP leaves him with 1."""

    @reaction(
        Wound,
        "Stay on your feet with 1 HP, using {card_used}?",
        "LD-102",
        when=lambda s, seat, wound: wound.seat == seat and wound.amount >= s.heroes[seat].hp,
    )
    async def react(self, s: AdventureState, seat: int, wound: Wound) -> None:
        wound.amount = s.heroes[seat].hp - 1
