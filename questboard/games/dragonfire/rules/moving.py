"""Moving into and out of Locations (DF-116 to DF-121)."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import ENCOUNTER_TEXTS, power
from questboard.games.dragonfire.rules.foes import (
    enter,
    held_fast,
    leave,
    location_of,
    may_leave,
    room_in,
    settle,
)
from questboard.games.dragonfire.state import MAIN, DragonfirePosition, DragonfireState, Foe
from questboard.kernel import choose


def moves(s: DragonfirePosition, seat: int) -> list[Foe]:
    """The places to which a player may move: Locations, or MAIN."""
    if held_fast(s, seat):
        return []
    character = s.characters[seat]
    open_places = [
        foe.uid for foe in s.encounters if foe.location and foe.uid != character.place and room_in(s, foe)
    ]
    if character.place == MAIN:
        return open_places
    free = may_leave(s, seat) or successor(s, seat) is not None
    straight = any(power(name).straight for name in character.powers) and may_leave(s, seat)
    return [*(open_places if straight else []), *([MAIN] if free else [])]


def successor(s: DragonfirePosition, seat: int) -> int | None:
    """Who would enter the Location if its last occupant may leave it to somebody else."""
    location = location_of(s, seat)
    if location is None or ENCOUNTER_TEXTS[location.name].traps:
        return None
    if not any(power(name).last_out for name in s.characters[seat].powers):
        return None
    for other in s.around(seat + 1):
        character = s.characters[other]
        if character.place == MAIN and not character.unconscious and not held_fast(s, other):
            return other
    return None


async def go(s: DragonfireState, seat: int, place: Foe, rule: str) -> None:
    """A player moves to a place."""
    location = location_of(s, seat)
    heir = None if location is None or may_leave(s, seat) else successor(s, seat)
    target = s.encounter(place)
    if target is None:
        leave(s, seat, rule)
    else:
        enter(s, seat, target, rule)
    if location is not None and heir is not None:
        enter(s, heir, location, rule)
    settle(s)


def ways_by_text(s: DragonfirePosition, seat: int) -> list[Foe]:
    """Where a text may move a player: into or out of a Location, never from one straight to another."""
    return [place for place in moves(s, seat) if MAIN in (place, s.characters[seat].place)]


async def move_by_text(s: DragonfireState, seat: int, rule: str) -> None:
    """A text moves a player into or out of a Location."""
    ways = ways_by_text(s, seat)
    if ways:
        await go(s, seat, await choose(seat, "Move to which place?", ways, "place", rule), rule)
