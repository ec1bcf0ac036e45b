"""The boards: which of them are in sight, doors, and what stands and lies on squares.

Lengths are in squares. A square keeps its place for good: the board says with `at` where its own corner
lies on the map, so that nothing moves when further boards come into sight. The top of a tower is drawn
over the ground that it covers, a little higher up, with its side below it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from questboard.art import landmark, path
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import TRAPS
from questboard.games.fantasy.rules.figures import thorns
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.boards import Boards
from questboard.games.fantasy.scene.cards import trap_words
from questboard.games.fantasy.scene.figures import figures
from questboard.games.fantasy.scene.ground import tile, tower
from questboard.games.fantasy.scene.symbols import (
    BUSH,
    CHEST,
    CHEST_OF_KEYS,
    DOOR,
    FIR,
    ICE_PILLAR,
    KEY,
    LOCKED_DOOR,
    OPEN_DOOR,
    PASSAGE,
    PILLAR,
    THORNS,
    TREE,
    Look,
    item_look,
    trap_look,
)
from questboard.games.fantasy.state import FantasyView
from questboard.games.fantasy.words import item_name, plural, square_name
from questboard.kernel import Ask
from questboard.scene import Node
from questboard.squares import square_name as map_name

LEAF = 0.5
"""How thick a closed door is."""
EDGE = 0.08


def dungeon(view: FantasyView, ask: Ask[Any] | None, chosen_from: Collection[str] = ()) -> Node:
    """The boards with all that is on them, what lies lowest first.

    Squares among the nodes that may be chosen from are drawn even where nothing else is.
    """
    boards = Boards(view, ask, chosen_from)
    return Node(
        id="dungeon",
        kind="board",
        area="board",
        color="slate",
        label=in_words(view, boards),
        at=(boards.x, boards.y),
        size=boards.size,
        children=[
            *(tile(boards, place) for place in boards.places),
            *tower(boards),
            *(door(boards, view, number) for number in boards.doors),
            *scenery(boards, view),
            *passages(boards, view),
            *traps(boards, view),
            *chests(boards, view),
            *lying(boards, view),
            *figures(boards, view),
        ],
    )


def in_words(view: FantasyView, boards: Boards) -> str:
    """Which areas there are to see, and where they lie."""
    told = []
    for index in boards.areas:
        area = view.layout.areas[index]
        places = [boards.ground.xy(square) for square in area.squares]
        columns, rows = ([place[axis] for place in places] for axis in (0, 1))
        unseen = "" if view.revealed >> index & 1 else ", not laid out yet"
        told.append(
            f"Area {area.letter}, {'outdoors' if area.outdoors else 'indoors'}{unseen}: from "
            f"{map_name(min(columns), min(rows))} to {map_name(max(columns), max(rows))}."
        )
    return " ".join((f"The dungeon: {plural(len(told), 'area')}.", *told))


# ---- doors


def door(boards: Boards, view: FantasyView, number: int) -> Node:
    """A door: planks across the way, a padlock if it is known to be locked, a leaf at the side if open."""
    places = [boards.ground.xy(square) for square in view.layout.doors[number].squares]
    x, y = min(places)
    wide, high = max(places)[0] - x + 1, max(places)[1] - y + 1
    is_open, locked = bool(view.opened >> number & 1), bool(view.locked >> number & 1)
    upright = _leads_across(boards, number)
    at: tuple[float, float]
    size: tuple[float, float]
    if is_open and upright:
        at, size = (x, y - 0.06), (wide, 0.16)
    elif is_open:
        at, size = (x - 0.06, y), (0.16, high)
    elif upright:
        at, size = (x + (1 - LEAF) / 2, y), (LEAF, high)
    else:
        at, size = (x, y + (1 - LEAF) / 2), (wide, LEAF)
    look = OPEN_DOOR if is_open else LOCKED_DOOR if locked else DOOR
    state = "open" if is_open else "locked" if locked else "closed"
    return Node(
        id=ids.door(number),
        kind="wall",
        label=f"{'Double door' if len(places) > 1 else 'Door'} at {map_name(x, y)}: {state}.",
        rule="FA-035" if locked else "FA-034",
        at=(at[0] - boards.x, at[1] - boards.y),
        size=size,
        icon=look.icon,
        picture=landmark(look.icon),
        color=look.color,
    )


def _leads_across(boards: Boards, number: int) -> bool:
    """Whether one goes through a door to the east or west."""
    mask = boards.ground.door_masks[number]
    areas = sum(boards.ground.area_masks)
    return bool((mask << 1 | mask >> 1) & areas)


# ---- what stands and lies on squares


def thing(
    boards: Boards, id: str, square: int, look: Look, label: str, rule: str = "", size: float = 1 - 2 * EDGE
) -> Node:
    """Something on a square."""
    edge = (1 - size) / 2
    return Node(
        id=id,
        kind="token",
        label=label,
        rule=rule,
        at=boards.spot(square, edge, edge),
        size=(size, size),
        icon=look.icon,
        picture=landmark(look.icon),
        color=look.color,
    )


def scenery(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """Pillars, trees and bushes."""
    layout, here = boards.layout, boards.adventure
    winter = layout.set == "winter"
    pillars = (layout.pillars | view.pillars) & boards.mask
    grown = thorns(view)
    kinds = (
        (ids.pillar, pillars, ICE_PILLAR if winter else PILLAR, "a pillar", "FA-032", 0.92),
        ("tree:{}".format, layout.trees & boards.mask, FIR if winter else TREE, "a tree", "FA-032", 1.16),
        ("bush:{}".format, layout.bushes & boards.mask & ~grown, BUSH, "bushes", "FA-146", 1.08),
        (ids.thorns, grown & boards.mask, THORNS, "thorns", "FA-146", 1.08),
    )
    for id, mask, look, words, rule, size in kinds:
        for square in squares(mask):
            label = f"{words.capitalize()} at {square_name(square, here)}."
            yield thing(boards, id(square), square, look, label, rule, size)


def passages(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """The ends of passages; where one leads is known when both are."""
    for square, far in sorted(boards.ground.passage.items()):
        if not boards.mask >> square & 1:
            continue
        known = boards.mask >> far & 1
        where = square_name(far, boards.adventure) if known else "a place that nobody has seen"
        label = f"Passage at {square_name(square, boards.adventure)}: it leads to {where}."
        yield thing(boards, ids.passage(square), square, PASSAGE, label, "FA-148", 0.72)


def traps(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """Traps that were found; the Dungeon Master sees the hidden ones, hollow."""
    for trap in view.traps:
        hidden = not view.found >> trap.square & 1
        look = trap_look(trap.kind)
        node = thing(
            boards,
            ids.trap(trap.square),
            trap.square,
            look,
            f"{'Hidden trap' if hidden else 'Trap'} at {square_name(trap.square, boards.adventure)}, "
            f"{TRAPS[trap.kind].name}: {trap_words(trap.kind)}",
            "FA-046",
            0.7,
        )
        node.hollow = hidden
        node.picture = path("fantasy", "traps", trap.kind)
        node.text = TRAPS[trap.kind].name
        yield node


def chests(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """Chests; the Dungeon Master knows what special ones hold."""
    for chest in view.chests:
        place = square_name(chest.square, boards.adventure)
        holds = f", which holds {held_in_words(chest.holds)}" if chest.holds else ""
        look = CHEST_OF_KEYS if chest.holds else CHEST
        node = thing(
            boards, ids.chest(chest.square), chest.square, look, f"Chest at {place}{holds}.", "FA-038"
        )
        if chest.holds:
            mark = KEY if "key" in chest.holds else item_look(chest.holds)
            node.children = [Node(id=f"{node.id}:holds", kind="token", icon=mark.icon, color=mark.color)]
        yield node


def held_in_words(holds: str) -> str:
    """What a special chest holds.

    >>> held_in_words("key"), held_in_words("phylactery")
    ('a skeleton key', 'Phylactery')
    """
    if "key" in holds and " " not in holds.replace("master key", "key"):
        return "the master key" if "master" in holds else "a skeleton key"
    return item_name(holds)


def lying(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """Keys and quest objects on the floor."""
    for square in squares(view.lost_keys):
        label = f"A skeleton key at {square_name(square, boards.adventure)}."
        yield thing(boards, ids.key(square), square, KEY, label, "FA-037", 0.6)
    for item, square in view.dropped.items():
        label = f"{item_name(item)} at {square_name(square, boards.adventure)}."
        node = thing(boards, ids.dropped(item), square, item_look(item), label, "FA-089", 0.6)
        node.picture = path("fantasy", "items", item)
        yield node
