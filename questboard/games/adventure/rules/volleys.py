"""Attacks of a Hero on several targets with one power, with a roll for each (WA-102)."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules.actions import choose_target
from questboard.games.adventure.rules.combat import strike
from questboard.games.adventure.rules.distance import foes_on, in_reach, reach_of, targets
from questboard.games.adventure.rules.moments import HeroAttack
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe
from questboard.kernel import choose, may_choose

FURTHER = ("second", "third")


async def attack_all(s: AdventureState, seat: int, card: str, foes: list[Foe]) -> list[HeroAttack]:
    """Attack some targets one after the other, with the printed figures of a power."""
    printed, attacks = POWERS[card], []
    for foe in foes:
        if is_there(s, foe) and s.heroes[seat].standing:
            attacks.append(await strike(s, seat, foe, printed.bonus, printed.damage, printed.miss, card=card))
    return attacks


def is_there(s: AdventurePosition, foe: Foe) -> bool:
    """Whether something that was to be attacked is still there."""
    return foe in s.figures or foe in s.objects or foe in s.friends or foe in s.names(s.standing())


async def attack_each(s: AdventureState, seat: int, card: str) -> list[HeroAttack]:
    """Attack everything in the reach of a power."""
    return await attack_all(s, seat, card, targets(s, seat, reach_of(s, seat, card)))


async def attack_some(s: AdventureState, seat: int, card: str, most: int) -> list[HeroAttack]:
    """Attack up to this many different targets in the reach of a power, chosen before the dice are rolled."""
    found = targets(s, seat, reach_of(s, seat, card))
    chosen = [await choose_target(s, seat, found)]
    for number in FURTHER[: most - 1]:
        others = [target for target in found if target not in chosen]
        prompt = f"{{hero}} attacks which {number} target with {{card_used}}?"
        hero = s.heroes[seat].name
        another = await may_choose(seat, prompt, others, "foe to attack", "WA-260", hero=hero, card_used=card)
        if another is None:
            break
        chosen.append(another)
    return await attack_all(s, seat, card, chosen)


async def blast(s: AdventureState, seat: int, card: str) -> list[HeroAttack]:
    """Attack everything on one tile in the reach of a power."""
    slot = await choose_tile(s, seat, card)
    return await attack_all(s, seat, card, foes_on(s, seat, s.board.tile_squares(slot)))


async def choose_tile(s: AdventureState, seat: int, card: str) -> int:
    """The player picks a tile in the reach of a power with something to attack."""
    return await choose_tile_among(s, seat, in_reach(s, s.heroes[seat].square, reach_of(s, seat, card)))


async def choose_tile_among(s: AdventureState, seat: int, mask: int) -> int:
    """The player picks one of the tiles of some squares with something to attack."""
    tiles = [slot for slot in s.tiles_of(mask) if foes_on(s, seat, s.board.tile_squares(slot))]
    prompt, hero = "{hero} attacks everything on which tile?", s.heroes[seat].name
    slot: int = await choose(seat, prompt, tiles, "tile of foes", "WA-097", hero=hero)
    return slot
