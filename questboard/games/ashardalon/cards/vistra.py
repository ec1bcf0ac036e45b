"""Vistra, the fighter: Cast-Iron Stomach and the powers 11 to 20; Sure Strike is all in its figures."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks import HeroCard, Look, PowerCard, reaction
from questboard.games.adventure.rules.actions import attack_with, choose_target
from questboard.games.adventure.rules.combat import heal, roll_again, strike
from questboard.games.adventure.rules.distance import (
    attackable,
    figures_in_reach,
    figures_on,
    heroes_near,
    targets,
)
from questboard.games.adventure.rules.moments import Appeared, Resolving, Roll
from questboard.games.adventure.rules.movement import footing, may_move, move_up_to, speed
from questboard.games.adventure.rules.placing import beside, next_to_base, place_hero, place_next_to
from questboard.games.adventure.rules.reactions import spend
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe


class Vistra(HeroCard, id="vistra"):
    """Cast-Iron Stomach: Vistra adds 5 to her rolls to end Poisoned."""

    look = Look("dwarf-helmet", "ruby")

    def poison_bonus(self, s: AdventurePosition, seat: int) -> int:
        return 5 if s.heroes[seat].name == self.id else 0


# ---- 11 to 14


class DwarvenResilience(PowerCard, id="dwarven-resilience"):
    """Instead of moving, a wounded Vistra regains 4 HP (WA-254)."""

    heals = True

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return s.heroes[seat].hp < s.heroes[seat].card.hit_points

    async def use(self, s: AdventureState, seat: int) -> None:
        await heal(s, seat, 4, "WA-096")


class Charge(PowerCard, id="charge"):
    """Move up to Speed, then attack; without anything adjacent the attack is lost."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return attackable(s, seat, footing(s, seat, speed(s, seat)))

    async def use(self, s: AdventureState, seat: int) -> None:
        await move_up_to(s, seat, speed(s, seat), "WA-095")
        if s.heroes[seat].standing:
            await attack_with(s, seat, self.id)


class ReapingStrike(PowerCard, id="reaping-strike"):
    """Attack the same target twice; if the first attack defeats it, the second is lost."""

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        for _ in range(2):
            if target in s.figures or target in s.objects:
                await strike(s, seat, target, printed.bonus, printed.damage, card=self.id)


# ---- 15 to 17


class ComebackStrike(PowerCard, id="comeback-strike"):
    """Attack. A hit gives Vistra 2 HP; a miss leaves this card face up."""

    flips_itself = True

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.hit:
            spend(s, seat, self.id)
            await heal(s, seat, 2, "WA-094")


def fray(s: AdventurePosition, seat: int) -> int:
    """The squares next to the Heroes within 2 tiles, her own among them if she is there."""
    mask, here = 0, 1 << s.heroes[seat].square
    for other in heroes_near(s, seat, "within 2"):
        hero = s.heroes[other]
        mask |= s.board.near[hero.square] & here
        for square in beside(s, 1 << hero.square, hero.tile):
            mask |= 1 << square
    return mask


class IntoTheFray(PowerCard, id="into-the-fray"):
    """Place Vistra adjacent to a Hero within 2 tiles, if there is one, then attack."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return attackable(s, seat, fray(s, seat) or 1 << s.heroes[seat].square)

    async def use(self, s: AdventureState, seat: int) -> None:
        await place_hero(s, seat, fray(s, seat), "WA-255")
        await attack_with(s, seat, self.id)


def taunted(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 2 tiles that can be placed adjacent to her (WA-256)."""
    here = 1 << s.heroes[seat].square
    return [figure for figure in figures_in_reach(s, seat, "within 2") if next_to_base(s, figure, here)]


class TauntingAdvance(PowerCard, id="taunting-advance"):
    """Move up to Speed, then place a Monster within 2 tiles adjacent to Vistra and attack it."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        """Whether a move up to Speed brings any Monster within 2 tiles (WA-255)."""
        slots = s.tiles_of(footing(s, seat, speed(s, seat))) if s.figures else []
        return any(figures_on(s, s.board.within(slot, 2)) for slot in slots)

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        await move_up_to(s, seat, speed(s, seat), "WA-094")
        if not s.heroes[seat].standing or not (figures := taunted(s, seat)):
            return
        target = await choose_target(s, seat, figures)
        await place_next_to(s, seat, target, "WA-256")
        if target in s.figures:
            await strike(s, seat, target, printed.bonus, printed.damage, printed.miss, card=self.id)


# ---- 18 to 20


def can_advise(s: AdventurePosition, seat: int, roll: Roll) -> bool:
    """A Hero has missed a Monster; once per attack, not after it failed in this turn (WA-192, WA-259)."""
    return (
        roll.attack is not None
        and not roll.success
        and roll.attack.target in s.figures
        and "inspiring-advice" not in roll.rerolled
        and "inspiring-advice" not in s.turn.spent
    )


class InspiringAdvice(PowerCard, id="inspiring-advice"):
    """A missed attack on a Monster is rolled again; a hit flips the card, else it is out for this turn."""

    @reaction(Roll, "Have it rolled again with {card_used}?", "WA-192", when=can_advise, spend=False)
    async def react(self, s: AdventureState, seat: int, roll: Roll) -> None:
        roll_again(s, roll, self.id, "WA-192")
        if roll.success:
            spend(s, seat, self.id)
        else:
            s.turn.spent.append(self.id)


class OneForTheTeam(PowerCard, id="one-for-the-team"):
    """Another player's Encounter card is resolved as if Vistra's player had drawn it."""

    @reaction(
        Resolving,
        "Take it on yourself with {card_used}?",
        "WA-134",
        when=lambda s, seat, encounter: encounter.seat != seat,
    )
    async def react(self, s: AdventureState, seat: int, encounter: Resolving) -> None:
        encounter.seat = seat


class ToArms(PowerCard, id="to-arms"):
    """When a Monster appears Vistra and one other Hero on her tile may each move up to their Speed."""

    @reaction(
        Appeared,
        "Move before it acts with {card_used}?",
        "WA-096",
        when=lambda s, seat, monster: may_move(s, seat) or bool(comrades(s, seat)),
    )
    async def react(self, s: AdventureState, seat: int, monster: Appeared) -> None:
        movers = [seat] if may_move(s, seat) else []
        others = comrades(s, seat)
        if others:
            movers.append(await choose_hero(s, seat, "To Arms!: who else may move?", others, "WA-260"))
        first = await choose_hero(s, seat, "To Arms!: who moves first?", movers, "WA-260")
        for mover in (first, *[other for other in movers if other != first]):
            await move_up_to(s, mover, speed(s, mover), "WA-096")


def comrades(s: AdventurePosition, seat: int) -> list[int]:
    """The other Heroes on her tile who can move."""
    return [other for other in heroes_near(s, seat, "tile") if may_move(s, other)]
