"""Vistra, the fighter: Cast-Iron Stomach and the powers 11 to 20; Sure Strike is all in its figures."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.eval import HEALING
from questboard.games.adventure.rules.actions import UNSPENT, attack_with, choose_target
from questboard.games.adventure.rules.combat import heal, roll_again, strike
from questboard.games.adventure.rules.distance import (
    attackable,
    figures_in_reach,
    figures_on,
    heroes_near,
    targets,
)
from questboard.games.adventure.rules.moments import Appeared, Resolving, Roll, spend
from questboard.games.adventure.rules.movement import footing, may_move, move_up_to, speed
from questboard.games.adventure.rules.placing import beside, next_to_base, place_hero, place_next_to
from questboard.games.adventure.rules.registry import power, reaction
from questboard.games.adventure.rules.talk import choose_hero
from questboard.games.adventure.rules.turn import POISON_ROLLS
from questboard.games.adventure.state import AdventureState, Foe


def cast_iron_stomach(s: AdventureState, seat: int) -> int:
    """Vistra adds 5 to her rolls to end Poisoned."""
    return 5 if s.heroes[seat].name == "vistra" else 0


POISON_ROLLS.append(cast_iron_stomach)


# ---- 11 to 14


@power("dwarven-resilience", can=lambda s, seat: s.heroes[seat].hp < s.heroes[seat].card.hit_points)
async def dwarven_resilience(s: AdventureState, seat: int) -> None:
    """Instead of moving, a wounded Vistra regains 4 HP (WA-254)."""
    await heal(s, seat, 4, "WA-096")


HEALING.append("dwarven-resilience")


@power("charge", can=lambda s, seat: attackable(s, seat, footing(s, seat, speed(s, seat))))
async def charge(s: AdventureState, seat: int) -> None:
    """Move up to Speed, then attack; without anything adjacent the attack is lost."""
    await move_up_to(s, seat, speed(s, seat), "WA-095")
    if s.heroes[seat].standing:
        await attack_with(s, seat, "charge")


@power("reaping-strike")
async def reaping_strike(s: AdventureState, seat: int) -> None:
    """Attack the same target twice; if the first attack defeats it, the second is lost."""
    printed = POWERS["reaping-strike"]
    target = await choose_target(s, seat, targets(s, seat, "adjacent"))
    for _ in range(2):
        if target in s.figures or target in s.objects:
            await strike(s, seat, target, printed.bonus, printed.damage, card="reaping-strike")


# ---- 15 to 17


@power("comeback-strike")
async def comeback_strike(s: AdventureState, seat: int) -> None:
    """Attack. A hit gives Vistra 2 HP; a miss leaves this card face up."""
    attack = await attack_with(s, seat, "comeback-strike")
    if attack is not None and attack.hit:
        spend(s, seat, "comeback-strike")
        await heal(s, seat, 2, "WA-094")


UNSPENT.append("comeback-strike")


def fray(s: AdventureState, seat: int) -> int:
    """The squares next to the Heroes within 2 tiles, her own among them if she is there (dossier GR-06)."""
    mask, here = 0, 1 << s.heroes[seat].square
    for other in heroes_near(s, seat, "within 2"):
        hero = s.heroes[other]
        mask |= s.board.near[hero.square] & here
        for square in beside(s, 1 << hero.square, hero.tile):
            mask |= 1 << square
    return mask


@power(
    "into-the-fray",
    can=lambda s, seat: attackable(s, seat, fray(s, seat) or 1 << s.heroes[seat].square),
)
async def into_the_fray(s: AdventureState, seat: int) -> None:
    """Place Vistra adjacent to a Hero within 2 tiles, if there is one, then attack."""
    await place_hero(s, seat, fray(s, seat), "WA-255")
    await attack_with(s, seat, "into-the-fray")


def taunted(s: AdventureState, seat: int) -> list[Foe]:
    """The Monsters within 2 tiles that can be placed adjacent to her (WA-256)."""
    here = 1 << s.heroes[seat].square
    return [figure for figure in figures_in_reach(s, seat, "within 2") if next_to_base(s, figure, here)]


def can_taunt(s: AdventureState, seat: int) -> bool:
    """Whether a move up to Speed brings any Monster within 2 tiles (WA-255)."""
    slots = s.tiles_of(footing(s, seat, speed(s, seat))) if s.figures else []
    return any(figures_on(s, s.board.within(slot, 2)) for slot in slots)


@power("taunting-advance", can=can_taunt)
async def taunting_advance(s: AdventureState, seat: int) -> None:
    """Move up to Speed, then place a Monster within 2 tiles adjacent to Vistra and attack it."""
    printed = POWERS["taunting-advance"]
    await move_up_to(s, seat, speed(s, seat), "WA-094")
    if not s.heroes[seat].standing or not (figures := taunted(s, seat)):
        return
    target = await choose_target(s, seat, figures)
    await place_next_to(s, seat, target, "WA-256")
    if target in s.figures:
        await strike(s, seat, target, printed.bonus, printed.damage, printed.miss, card="taunting-advance")


# ---- 18 to 20


def can_advise(s: AdventureState, seat: int, roll: Roll) -> bool:
    """A Hero has missed a Monster; once per attack, not after it failed in this turn (WA-192, WA-259)."""
    return (
        roll.attack is not None
        and not roll.success
        and roll.attack.target in s.figures
        and "inspiring-advice" not in roll.rerolled
        and "inspiring-advice" not in s.turn.spent
    )


@reaction(
    "inspiring-advice",
    Roll,
    when=can_advise,
    prompt="Have the attack rolled again?",
    rule="WA-192",
    spend=False,
)
async def inspiring_advice(s: AdventureState, seat: int, roll: Roll) -> None:
    """Roll the attack again; the card is flipped if it hits now, else it is out for this turn."""
    roll_again(s, roll, "inspiring-advice", "WA-192")
    if roll.success:
        spend(s, seat, "inspiring-advice")
    else:
        s.turn.spent.append("inspiring-advice")


@reaction(
    "one-for-the-team",
    Resolving,
    when=lambda s, seat, encounter: encounter.seat != seat,
    prompt="Take this Encounter card on yourself?",
    rule="WA-134",
)
async def one_for_the_team(s: AdventureState, seat: int, encounter: Resolving) -> None:
    """The card is resolved as if Vistra's player had drawn it."""
    encounter.seat = seat


@reaction(
    "to-arms",
    Appeared,
    when=lambda s, seat, monster: may_move(s, seat) or bool(comrades(s, seat)),
    prompt="Move before the new Monster acts?",
    rule="WA-096",
)
async def to_arms(s: AdventureState, seat: int, monster: Appeared) -> None:
    """Vistra and one other Hero on her tile may each move up to their Speed."""
    movers = [seat] if may_move(s, seat) else []
    others = comrades(s, seat)
    if others:
        movers.append(await choose_hero(s, seat, "Who else may move?", others, "WA-260"))
    first = await choose_hero(s, seat, "Who moves first?", movers, "WA-260")
    for mover in (first, *[other for other in movers if other != first]):
        await move_up_to(s, mover, speed(s, mover), "WA-096")


def comrades(s: AdventureState, seat: int) -> list[int]:
    """The other Heroes on her tile who can move."""
    return [other for other in heroes_near(s, seat, "tile") if may_move(s, other)]
