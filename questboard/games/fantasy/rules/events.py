"""What the events of an adventure do: its layout says which there are."""

from __future__ import annotations

from typing import Any

from questboard.games.fantasy.parts import Event
from questboard.games.fantasy.rules.figures import block_of, bushes
from questboard.games.fantasy.state import EVENT, NOBODY, FantasyPosition, FantasyState, Monster
from questboard.kernel import emit


def of_kind(s: FantasyPosition, kind: str) -> list[tuple[int, Event]]:
    """The events of one kind with their numbers."""
    return [(number, event) for number, event in enumerate(s.layout.events) if event.kind == kind]


def once(s: FantasyState, number: int) -> bool:
    """Whether an event has not happened yet; from now on it has."""
    if EVENT[number].is_set(s):
        return False
    EVENT[number].set(s)
    return True


def weakened(s: FantasyState, monster: Monster) -> None:
    """A monster has lost HP and lives: help may come (when it falls to a number of HP)."""
    if not monster.digit:
        return
    for number, event in of_kind(s, "falls"):
        if event.digit == monster.digit and monster.hp <= event.hp and once(s, number):
            for _ in range(event.count):
                s.agenda.append(("arrive", event.monster, event.area))


def defeated(s: FantasyState, monster: Monster) -> None:
    """A monster was defeated: it may have left a key, or have fled."""
    for number, event in of_kind(s, "key-of-the-first"):
        here = monster.origin == "layout" and (monster.kind, monster.area) == (event.monster, event.area)
        if here and once(s, number):
            find_key(s, "FA-037")
    for _, event in of_kind(s, "flees"):
        if event.digit == monster.digit:
            emit(s, "fled", "FA-068", figure=monster.uid)
            if event.key:
                s.lost_keys |= 1 << monster.square
                emit(s, "key-dropped", "FA-037", square=monster.square)


def flees(s: FantasyPosition, monster: Monster) -> bool:
    """Whether a figure flees when it has no HP left."""
    return monster.digit != "" and any(event.digit == monster.digit for _, event in of_kind(s, "flees"))


def chest_opened(s: FantasyState, square: int, ordinary: bool) -> None:
    """Some chests hold a key besides their card."""
    for number, event in of_kind(s, "key-in-chests"):
        if ordinary and EVENT[number].get(s) < event.count:
            EVENT[number].add(s)
            find_key(s, "FA-037")
    for number, _ in of_kind(s, "key-on-the-tower"):
        if s.ground.on_top(square) and once(s, number):
            find_key(s, "FA-037")


def item_taken(s: FantasyState, item: str) -> None:
    """A special chest was opened: monsters may come."""
    for number, event in of_kind(s, "taken"):
        if event.item == item and once(s, number):
            for _ in range(event.count):
                s.agenda.append(("arrive", event.monster, event.area))
            if not s.revealed >> event.area & 1:
                s.agenda.append(("lay_out", event.area, 0))


def master_turn_begins(s: FantasyState) -> None:
    """What happens at the start of a DM turn."""
    for number, event in of_kind(s, "door-opens"):
        if not s.revealed >> event.area & 1:
            continue
        if EVENT[number].add(s) == event.turn and not s.opened >> event.door & 1:
            open_by_itself(s, event.door)


def regaining(s: FantasyPosition) -> list[tuple[Monster, int]]:
    """The monsters that regain HP at the start of a DM turn because of where they stand, and how many."""
    plants = s.layout.trees | bushes(s)
    return [
        (monster, event.count)
        for _, event in of_kind(s, "regains")
        for monster in s.monsters
        if monster.digit == event.digit
        and monster.hp <= event.hp
        and s.ground.beside(block_of(s, monster)) & plants
    ]


def open_by_itself(s: FantasyState, door: int) -> None:
    """A door opens by an event; Initiative doesn't change (FA-020)."""
    s.opened |= 1 << door
    s.locked &= ~(1 << door)
    emit(s, "door-opened", "FA-020", door=door)
    for area in s.layout.doors[door].areas:
        if not s.revealed >> area & 1:
            s.agenda.append(("lay_out", area, 0))


def armor(s: FantasyPosition, monster: Monster) -> int:
    """What things that still stand, revealed or not, add to a monster's AC."""
    if not monster.digit:
        return 0
    return sum(
        [
            event.count * sum([digit not in s.fallen for digit in event.digits])
            for _, event in of_kind(s, "warded")
            if event.digit == monster.digit
        ]
    )


def find_key(s: FantasyState, rule: str, master: bool = False, square: int = NOBODY) -> None:
    """The group gets a skeleton key, perhaps from a square."""
    if master:
        s.master_key = True
    else:
        s.keys += 1
    where: dict[str, Any] = {} if square == NOBODY else {"square": square}
    emit(s, "key-found", rule, master=master, **where)
