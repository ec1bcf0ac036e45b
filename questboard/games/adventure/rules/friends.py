"""Villagers and Allies: how they go about the dungeon, and how their attacks are rolled (WA-215, LD-232).

They move like Monsters: figures on the way don't stop them, and the active player decides what is left
open.
"""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.hooks.tables import ALLY_ACTS
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import armor_of, roll, under
from questboard.games.adventure.rules.distance import closest_figures
from questboard.games.adventure.rules.marks import PINNED, SKIPS
from questboard.games.adventure.rules.moments import Roll
from questboard.games.adventure.rules.talk import Silence, emit, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe


async def act(s: AdventureState, seat: int) -> None:
    """A player's Allies act, one after the other; those of a player who is gone stay where they are."""
    waiting = [name for name, friend in s.friends.items() if friend.owner == seat]
    while waiting and not s.heroes[seat].gone:
        ally = await settle_tie(s, "Which Ally acts?", waiting, "ally", "LD-237")
        waiting.remove(ally)
        if ally in s.friends and not skips(s, ally):
            s.turn.card = ally
            emit(s, "ally_acts", "LD-237", villager=ally)
            silence = Silence(s)
            await ALLY_ACTS[ally](s)
            if silence.lasts(s):
                emit(s, "ally_idles", "LD-237", villager=ally)
            s.turn.card = ""
            if ally in s.friends:
                PINNED.clear(s.friends[ally])


def skips(s: AdventureState, ally: str) -> bool:
    """Whether a card of another team has an Ally lose this activation (LD-294)."""
    lost = SKIPS.clear(s.friends[ally])
    if lost:
        emit(s, "skipped", "LD-132", figure=ally)
    return lost


def base(s: AdventurePosition, name: str) -> int:
    """The square of a Villager or an Ally as a set."""
    return 1 << s.friends[name].square


def standing_room(s: AdventurePosition, name: str, mask: int) -> list[int]:
    """The squares among some where a Villager or an Ally can stand, its own first."""
    return [*squares(mask & base(s, name)), *squares(mask & s.free())]


async def go_next_to(s: AdventureState, name: str, foes: list[Foe]) -> Foe | None:
    """Move next to the closest Monster within 1 tile that can be reached, which is returned (WA-285)."""
    if PINNED.is_set(s.friends[name]):
        beside = [foe for foe in foes if s.board.around(under(s, foe)) & base(s, name)]
        return await nearest_of(s, name, beside) if beside else None
    here = s.friends[name].square >> 4
    nearest = closest_figures(s, base(s, name), foes)
    reach = s.board.within(here, 1)
    while foes:
        options = closest_figures(s, base(s, name), foes)
        free = [foe for foe in options if standing_room(s, name, s.board.around(under(s, foe)) & reach)]
        if free:
            foe = await settle_tie(
                s, "{villager} goes for whom?", free, "foe of a friend", "WA-131", villager=name
            )
            await go_to(s, name, standing_room(s, name, s.board.around(under(s, foe)) & reach))
            return foe
        foes = [foe for foe in foes if foe not in options]
    slot = placing.home(s, nearest[0])
    if slot != here:
        await go_onto(s, name, slot)
    return None


async def nearest_of(s: AdventureState, name: str, foes: list[Foe]) -> Foe:
    """The closest of some Monsters, as the active player says where several are."""
    options = closest_figures(s, base(s, name), foes)
    return await settle_tie(
        s, "{villager} goes for whom?", options, "foe of a friend", "WA-131", villager=name
    )


async def step_toward(s: AdventureState, name: str, goal: int) -> bool:
    """One tile nearer, where that has room (WA-240)."""
    if name not in s.friends or PINNED.is_set(s.friends[name]):
        return False
    nearer = placing.nearer(s, s.friends[name].square >> 4, goal)
    options = [slot for slot in nearer if placing.landing(s, 1, slot)]
    if not options:
        return False
    slot = await settle_tie(
        s, "Onto which tile does {villager} move?", options, "equal tile", "WA-129", villager=name
    )
    await go_onto(s, name, slot)
    return True


async def go_onto(s: AdventureState, name: str, slot: int) -> None:
    """Onto the scorch mark of a tile, or another square of it (WA-128); a full tile is not entered."""
    if options := placing.landing(s, 1, slot):
        await go_to(s, name, options)


async def go_to(s: AdventureState, name: str, options: list[int]) -> None:
    """Go to one of some squares."""
    friend = s.friends[name]
    if PINNED.is_set(friend):
        return
    square = await settle_tie(
        s, "Put {villager} on which square?", options, "square for a figure", "WA-128", villager=name
    )
    if square != friend.square:
        placing.put_friend(s, name, square, "WA-215")


async def hits(s: AdventureState, name: str, foe: Foe, bonus: int) -> bool:
    """Roll an attack of a Villager or an Ally (WA-102)."""
    die = Roll(-1, armor_of(s, foe) - bonus, friendly=True, bonus=bonus, target=foe, by=name)
    await roll(s, die, "WA-102")
    return die.success
