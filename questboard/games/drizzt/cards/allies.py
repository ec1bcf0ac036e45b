"""The seven Allies, who act at the start of their player's Villain Phase (LD-203, LD-253).

The first statement of an Ally's tactics that is true is carried out. "Monster" includes Villains, and a
Villainous Hero of another team; for Monsters an Ally is a Hero.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from questboard.games.adventure import words
from questboard.games.adventure.content import ALLIES
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import assault, harm, under
from questboard.games.adventure.rules.distance import in_reach
from questboard.games.adventure.rules.friends import (
    go_next_to,
    go_to,
    hits,
    nearest_of,
    standing_room,
    step_toward,
)
from questboard.games.adventure.rules.marks import marks_of
from questboard.games.adventure.rules.moments import Assailant
from questboard.games.adventure.rules.registry import at
from questboard.games.adventure.rules.tactics import PINNED, SKIPS
from questboard.games.adventure.rules.talk import settle_tie, tell
from questboard.games.adventure.state import AdventureState, Foe, Friend
from questboard.kernel import choose

words.EVENTS["ally_joined"] = "{villager} joins {hero} on {square}."
words.EVENTS["ally_attacks"] = "{villager} attacks {foe}, {bonus}."
words.EVENTS["ally_charmed"] = "{villager} makes {foe} turn away."


async def summon(s: AdventureState, seat: int, ally: str, squares: list[int]) -> None:
    """A player takes an Ally card and puts its figure on one of some squares (LD-232)."""
    if not squares or not available(s, ally):
        return
    square = await choose(seat, "Put {villager} on which square?", squares, "square", "LD-232", villager=ally)
    s.friends[ally] = Friend(ally, square, owner=seat)
    s.notes[ally] = 1  # there is one card, and it leaves the game with the Ally
    tell(s, "ally_joined", "LD-232", villager=ally, hero=seat, square=square)


def available(s: AdventureState, ally: str) -> bool:
    """Whether an Ally card can still be taken: never before, and nobody plays that character."""
    return ally not in s.notes and ALLIES[ally].character not in [hero.name for hero in s.heroes]


@at("start of villain phase", 10)
async def act(s: AdventureState, seat: int) -> None:
    """A player's Allies act, one after the other; those of a player who is gone stay where they are."""
    waiting = [name for name, friend in s.friends.items() if friend.owner == seat]
    while waiting and not s.heroes[seat].gone:
        ally = await settle_tie(s, "Which Ally acts?", waiting, "target", "LD-237")
        waiting.remove(ally)
        if ally in s.friends and not skips(s, ally):
            s.turn.card = ally
            await TACTICS[ally](s, ally)
            s.turn.card = ""
            marks_of(s, ally).pop(PINNED, None)


def skips(s: AdventureState, ally: str) -> bool:
    """Whether a card of another team has an Ally lose this activation (LD-294)."""
    lost = s.friends[ally].marks.pop(SKIPS, None) is not None
    if lost:
        tell(s, "skipped", "LD-132", figure=ally)
    return lost


# ---- what they do


async def bruenor(s: AdventureState, ally: str) -> None:
    """Go for a Monster near, or follow the Hero."""
    if near := monsters(s, ally):
        await fight(s, ally, near)
    else:
        await follow(s, ally)


async def catti_brie(s: AdventureState, ally: str) -> None:
    """Shoot at a Monster in reach, or follow the Hero."""
    if near := monsters(s, ally):
        await attack(s, ally, await nearest_of(s, ally, near))
    else:
        await follow(s, ally)


async def drizzt(s: AdventureState, ally: str) -> None:
    """Go for a Monster near and attack it twice, or go after one; nothing without Monsters (LD-203)."""
    if near := monsters(s, ally):
        await fight(s, ally, near, times=2)
    else:
        await hunt(s, ally, 2)


async def guenhwyvar(s: AdventureState, ally: str) -> None:
    """Go for a Monster near, or come back to Drizzt."""
    if near := monsters(s, ally):
        await fight(s, ally, near)
        return
    square = square_of_hero(s, "drizzt")
    if square < 0:
        return
    if s.board.tiles_from(square >> 4)[s.friends[ally].square >> 4] > 2:
        await go(s, ally, square >> 4, 2)
        return
    options = standing_room(s, ally, s.board.near[square]) or placing.beside(s, 1 << square, square >> 4)
    if options:
        await go_to(s, ally, options)


async def regis(s: AdventureState, ally: str) -> None:
    """Charm a Monster near that is no Villain, so that it turns away, or follow the Hero."""
    near = [foe for foe in monsters(s, ally) if foe in s.figures and not s.figures[foe].villain]
    if not near:
        await follow(s, ally)
        return
    foe = await nearest_of(s, ally, near)
    if await rolled(s, ally, foe) and foe in s.figures:
        tell(s, "ally_charmed", "LD-253", villager=ally, foe=foe)
        await placing.step_away(s, foe, s.friends[ally].square >> 4)


async def snort(s: AdventureState, ally: str) -> None:
    """Go for a Monster near, or go after one; without Monsters be with Athrogate."""
    if near := monsters(s, ally):
        await fight(s, ally, near)
    elif in_play(s, ally):
        await hunt(s, ally, 2)
    else:
        square = square_of_hero(s, "athrogate")
        slot = square >> 4
        if square >= 0 and s.friends[ally].square >> 4 != slot:
            await go_to(s, ally, placing.landing(s, 1, slot) or placing.nearest_room(s, 1, slot))


async def wulfgar(s: AdventureState, ally: str) -> None:
    """Go for a Monster near, or go after one; nothing without Monsters (LD-203)."""
    if near := monsters(s, ally):
        await fight(s, ally, near)
    else:
        await hunt(s, ally, 1)


# ---- whom they see


def in_play(s: AdventureState, ally: str) -> list[Foe]:
    """All Monsters on the board, and a Villainous Hero of another team."""
    team = s.heroes[s.friends[ally].owner].team
    traitors = [hero.name for hero in s.heroes if hero.villainous and hero.standing and hero.team != team]
    return [*s.figures, *traitors]


def monsters(s: AdventureState, ally: str) -> list[Foe]:
    """Those in an Ally's reach."""
    mask = in_reach(s, s.friends[ally].square, ALLIES[ally].reach)
    return [foe for foe in in_play(s, ally) if under(s, foe) & mask]


def square_of_hero(s: AdventureState, name: str) -> int:
    """Where a Hero stands or lies; -1 for one who is off the tiles or not in play."""
    return next((hero.square for hero in s.heroes if hero.name == name), -1)


# ---- going and attacking


async def follow(s: AdventureState, ally: str) -> None:
    """Move 1 tile toward the Hero of the player who has the card."""
    hero = s.heroes[s.friends[ally].owner]
    if hero.on_board:
        await go(s, ally, hero.tile, 1)


async def hunt(s: AdventureState, ally: str, tiles: int) -> None:
    """Move so many tiles toward the closest Monster."""
    if foes := in_play(s, ally):
        foe = await nearest_of(s, ally, foes)
        far = s.board.tiles_from(s.friends[ally].square >> 4)
        slots = s.tiles_of(under(s, foe))
        await go(s, ally, min(slots, key=far.__getitem__), tiles)


async def go(s: AdventureState, ally: str, slot: int, tiles: int) -> None:
    """Move so many tiles toward a tile (dossier GR-07)."""
    for _ in range(tiles):
        if not await step_toward(s, ally, slot):
            return


async def fight(s: AdventureState, ally: str, foes: list[Foe], times: int = 1) -> None:
    """Move next to the closest Monster and attack it; a second attack is lost if it falls."""
    foe = await go_next_to(s, ally, foes)
    for _ in range(times):
        if foe is not None and ally in s.friends and foe in in_play(s, ally):
            await attack(s, ally, foe)


async def attack(s: AdventureState, ally: str, foe: Foe) -> None:
    """Attack a Monster; its defeat brings Experience, but nobody a Treasure (dossier GR-13)."""
    printed = ALLIES[ally].attack
    assert printed is not None
    rival = s.rival(foe)
    if rival >= 0:  # a Villainous Hero answers to it as to any attack
        await assault(s, Assailant("ally", ally), [rival], printed, "LD-253")
    elif await rolled(s, ally, foe):
        harm(s, foe, printed.damage, -1, "LD-113")


async def rolled(s: AdventureState, ally: str, foe: Foe) -> bool:
    """Whether an Ally's attack hits."""
    printed = ALLIES[ally].attack
    assert printed is not None
    tell(s, "ally_attacks", "LD-253", villager=ally, foe=foe, bonus=printed.bonus)
    return await hits(s, ally, foe, printed.bonus)


TACTICS: dict[str, Callable[[AdventureState, str], Awaitable[None]]] = {
    "ally-bruenor": bruenor,
    "ally-catti-brie": catti_brie,
    "ally-drizzt": drizzt,
    "guenhwyvar": guenhwyvar,
    "ally-regis": regis,
    "snort": snort,
    "ally-wulfgar": wulfgar,
}
