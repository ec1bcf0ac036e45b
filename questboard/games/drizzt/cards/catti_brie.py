"""Catti-brie, the archer: Steady Aim and the powers 46 to 51 and 140 to 143.

Taulmaril and Silver Streak are all in their figures.
"""

from __future__ import annotations

from questboard.games.adventure.cards.families import AnsweringStance, Blast, Volley
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, at, reaction
from questboard.games.adventure.rules.combat import heal, take_damage
from questboard.games.adventure.rules.moments import HeroAttack, Wound
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import Note

# ---- Steady Aim


class CattiBrie(HeroCard, id="catti-brie"):
    """Steady Aim: as long as she has not moved since her Hero Phase began she shoots 1 tile farther."""

    look = Look("pocket-bow", "emerald")
    steady_at = Note("steady-aim")
    """The square on which her Hero Phase began; forgotten after a move until the next one."""

    @at(Order.LATE_POWERS)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        self.steady_at.set(s.heroes[seat], s.heroes[seat].square)

    async def after_hero_phase(self, s: AdventureState, seat: int) -> None:
        if s.turn.moved:  # even if it ended on the same square
            self.steady_at.clear(s.heroes[seat])

    def farther(self, s: AdventurePosition, seat: int, card: str) -> int:
        hero, printed = s.heroes[seat], POWERS[card]
        shot = card == "taulmaril" or (printed.hero == hero.name and printed.type == "daily")
        moved = s.turn.moved and seat == s.active
        steady = self.steady_at.is_set(hero) and self.steady_at.get(hero) == hero.square
        return 1 if shot and steady and not moved else 0


# ---- 46, 48 and 142, attacks


class Khazidhea(Volley, id="khazidhea"):
    """Attack one adjacent target or two; when all is settled Catti-brie takes 1 damage (LD-200)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        await super().use(s, seat)
        await take_damage(s, seat, 1, "LD-200")


class MassiveVolley(Blast, id="massive-volley"):
    """Attack everything on one tile in reach."""


class StormOfArrows(Volley, id="storm-of-arrows"):
    """Attack up to three different targets in reach; a hit with 15 or more on the die deals 1 more damage."""

    most = 3

    def own_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return 1 if attack.die >= 15 else 0


# ---- 50, 51 and 140, stances


def with_taulmaril(attack: HeroAttack) -> bool:
    """Whether an attack is made with the bow itself."""
    return attack.card == "taulmaril"


class FallingHailStance(PowerCard, id="falling-hail-stance"):
    """A stance: +4 to hit with Taulmaril."""

    def aim(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return 4 if with_taulmaril(attack) else 0


class HeartseekerStance(PowerCard, id="heartseeker-stance"):
    """A stance: 1 more damage with Taulmaril."""

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        return 1 if with_taulmaril(attack) else 0


class AddersStrikeStance(AnsweringStance, id="adders-strike-stance"):
    """A stance: a Monster in reach whose attack has missed takes 1 damage."""


# ---- 141 and 143


class BattleTrance(PowerCard, id="battle-trance"):
    """At the start of the Hero Phase: until Catti-brie's next turn each of her hits gives her 1 HP."""

    lasting = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return s.turn.actions == 0

    async def use(self, s: AdventureState, seat: int) -> None:
        self.mark.set(s.heroes[seat])

    async def after_hit(self, s: AdventureState, attack: HeroAttack) -> None:
        await heal(s, attack.seat, 1, "LD-200")


class RaisedByDwarves(PowerCard, id="raised-by-dwarves"):
    """Damage from a Trap or an Event-Attack is 0; what else it does still counts."""

    @reaction(
        Wound,
        "Take none with {card_used}?",
        "LD-102",
        when=lambda s, seat, wound: (
            wound.seat == seat and wound.amount > 0 and wound.kind in ("trap", "event-attack")
        ),
    )
    async def react(self, s: AdventureState, seat: int, wound: Wound) -> None:
        wound.amount = 0
