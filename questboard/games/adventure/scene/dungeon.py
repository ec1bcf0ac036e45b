"""The dungeon: tiles where they lie, and what lies on them.

Lengths are in squares. A tile keeps its place on the lattice for good: the board says with `at`
where its own corner lies there, so that nothing moves when the dungeon grows to the north or west.
"""

from __future__ import annotations

from functools import lru_cache

from questboard.art import landmark, path
from questboard.games.adventure.board import SIDES, TILE, Edge, Placed, squares
from questboard.games.adventure.content import BOXES, GAPS, TILES
from questboard.games.adventure.hooks import Look
from questboard.games.adventure.hooks.tables import CALLED, LOOKS
from questboard.games.adventure.nodes import CARPET as CARPET_ID
from questboard.games.adventure.nodes import marker_id, square_id, tile_id, token_id
from questboard.games.adventure.rules.quest import quest as quest_of
from questboard.games.adventure.scene.edges import barrier, door, mist, way_out
from questboard.games.adventure.scene.figures import figures, objects
from questboard.games.adventure.scene.symbols import (
    CARPET,
    FEATURE,
    GROUND,
    SQUARE_ICON,
    TRIANGLE_COLOR,
    TRIANGLE_ICON,
    TUNNEL,
    card_look,
    token_look,
)
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import card as card_word
from questboard.games.adventure.words import plural, sentence, token_in_words
from questboard.games.adventure.words import square as square_word
from questboard.kernel import OptionKind
from questboard.scene import Node

MARGIN = 1.25
"""Around the tiles, for what lies beyond the edges."""
TRIANGLE = 0.62
SQUARE_WORDS = {
    "S": "scorch mark, on which Monsters are placed",
    "T": "stairs",
    "L": "ladder",
    "B": "table",
    "D": "open door",
    "=": "bridge",
    "Y": "crystal",
    "G": "lair",
}
FEATURE_WORDS = {
    "V": "volcanic vent",
    "C": "chasm",
    "R": "river",
    "P": "pillar",
    "F": "campfire",
    "A": "statue",
    "H": "throne",
}
TRIANGLE_PLACE = ((1.69, 0.02), (3.36, 1.69), (1.69, 3.36), (0.02, 1.69))
"""Where on its tile a triangle lies, by the side it points to."""


class Lattice:
    """Where things lie on the board whose corner is at the north-west of everything."""

    def __init__(self, tiles: tuple[Placed, ...]) -> None:
        rows, columns = [tile.row for tile in tiles], [tile.column for tile in tiles]
        self.x = 4 * min(columns) - MARGIN
        self.y = 4 * min(rows) - MARGIN
        self.size = (4 * (max(columns) + 1) + MARGIN - self.x, 4 * (max(rows) + 1) + MARGIN - self.y)
        self.corners = [(4 * tile.column - self.x, 4 * tile.row - self.y) for tile in tiles]

    def spot(self, square: int, across: float = 0.0, down: float = 0.0) -> tuple[float, float]:
        """The corner of a square, or a point so far from it."""
        x, y = self.corners[square >> 4]
        return x + (square & 3) + across, y + (square >> 2 & 3) + down

    def on_tile(self, slot: int, across: float, down: float) -> tuple[float, float]:
        """A point of a tile."""
        x, y = self.corners[slot]
        return x + across, y + down


def dungeon(view: AdventureView, asked: OptionKind[AdventureView] | None) -> Node:
    """The board with all that is on it, what lies lowest first."""
    tiles = view.dungeon.tiles
    lattice = Lattice(tiles)
    edges = sorted(view.board.edges)
    if asked is not None and asked.thing == "edge":
        # A wall that may be broken through is no edge yet (WA-250).
        options = [edge for edge in asked.ask.options if edge is not None]
        edges.extend(Edge(*edge) for edge in options if tuple(edge) not in edges)
    size = f"{plural(len(tiles), 'tile')}, {plural(len(view.board.edges), 'unexplored edge')}"
    return Node(
        id="dungeon",
        kind="board",
        area="board",
        color="slate",
        label=f"The dungeon: {size}.",
        at=(lattice.x, lattice.y),
        size=lattice.size,
        children=[
            *(mist(lattice, view, edge) for edge in edges),
            *(tile(lattice, view, slot) for slot in range(len(tiles))),
            *overhung(lattice, view, asked),
            *(door(lattice, view, slot) for slot in view.dungeon.closed),
            *(barrier(lattice, view, each) for each in view.dungeon.barriers),
            *pits(lattice, view),
            *tunnel(lattice, view),
            *markers(lattice, view),
            *objects(lattice, view),
            *tokens(lattice, view),
            *figures(lattice, view),
        ],
    )


# ---- tiles


def tile(lattice: Lattice, view: AdventureView, slot: int) -> Node:
    """A tile: rock wherever it has no floor."""
    placed, board = view.dungeon.tiles[slot], view.board
    floor = board.floor >> 16 * slot & TILE
    return Node(
        id=tile_id(slot),
        kind="tile",
        label=tile_in_words(view, slot),
        text=str(slot + 1),
        source=TILES[placed.tile].source,
        at=lattice.corners[slot],
        size=(4, 4),
        color=GROUND.get(TILES[placed.tile].group, ""),
        children=ground(slot, placed.tile, placed.turns, floor, view.box),
    )


def tile_in_words(view: AdventureView, slot: int) -> str:
    """What a tile is, and where one gets from it."""
    placed = view.dungeon.tiles[slot]
    sides = [
        f"{SIDES[side]} {way}" for side in range(4) if (way := way_out(view, Edge(slot, side))) != "wall"
    ]
    ways = f"{', '.join(sides)}" if sides else "no way out"
    chamber = " It belongs to the chamber." if slot in view.chamber_tiles else ""
    printed = printed_in_words(slot, placed.tile, placed.turns, view.box)
    return f"Tile {slot + 1}, {printed} Ways: {ways}.{chamber}"


def square_words(mark: str, box: str) -> str:
    """What is on a square, in words."""
    patch = BOXES[box].patch
    return patch[1] if mark == "S" and patch else SQUARE_WORDS[mark]


@lru_cache(maxsize=512)
def printed_in_words(slot: int, name: str, turns: int, box: str) -> str:
    """The name of a tile, its triangle, and what is on its squares."""
    printed, shape = TILES[name], Placed(name, 0, 0, turns).shape
    parts = [printed.name.rstrip(".")]
    if printed.triangle != "none":
        parts.append(f"{printed.triangle} triangle")
    for mark in (*SQUARE_WORDS, *FEATURE_WORDS):
        places = [
            square_word(16 * slot + square) for square, found in enumerate(shape.squares) if found == mark
        ]
        if places:
            words = FEATURE_WORDS.get(mark) or square_words(mark, box)
            parts.append(f"{words.partition(',')[0]} {' '.join(places)}")
    walls = [square_word(16 * slot + square) for square, found in enumerate(shape.squares) if found == "#"]
    return f"{', '.join(parts)}. Walls {' '.join(walls)}." if walls else f"{', '.join(parts)}."


@lru_cache(maxsize=4096)
def ground(slot: int, name: str, turns: int, floor: int, box: str) -> list[Node]:
    """The squares of a tile and its triangle. Scenes share them: nobody changes a node."""
    printed, shape = TILES[name], Placed(name, 0, 0, turns).shape
    nodes = [floor_square(16 * slot + square, shape.squares[square], box) for square in squares(floor)]
    nodes.extend(features(slot, shape.squares))
    if shape.triangle >= 0:
        nodes.append(
            Node(
                id=f"triangle:{slot}",
                kind="token",
                at=TRIANGLE_PLACE[shape.triangle],
                size=(TRIANGLE, TRIANGLE),
                icon=TRIANGLE_ICON[shape.triangle],
                color=TRIANGLE_COLOR[printed.triangle],
            )
        )
    return nodes


def floor_square(square: int, mark: str, box: str) -> Node:
    """A square to stand on."""
    icon, patch = SQUARE_ICON.get(mark, ""), BOXES[box].patch
    shown = patch[0] if mark == "S" and patch else icon
    return Node(
        id=square_id(square),
        kind="square",
        name=square_word(square),
        label=f"{square_word(square)}: {square_words(mark, box)}." if icon else "",
        at=(square & 3, square >> 2 & 3),
        icon=shown,
        picture=landmark(shown),
    )


def features(slot: int, printed: str) -> list[Node]:
    """What is printed where nobody can stand; their size tells them from floor squares."""
    found, left = [], [square for square, mark in enumerate(printed) if mark in FEATURE]
    while left:
        first, mark = left[0], printed[left[0]]
        wide = high = 1
        while (first & 3) + wide < 4 and printed[first + wide] == mark:
            wide += 1
        while first + 4 * high < 16 and printed[first + 4 * high :][:wide] == mark * wide:
            high += 1
        under = [first + 4 * row + column for row in range(high) for column in range(wide)]
        left = [square for square in left if square not in under]
        found.append(
            feature(
                16 * slot + first, mark, (wide, high), [square_word(16 * slot + square) for square in under]
            )
        )
    return found


def feature(square: int, mark: str, size: tuple[int, int], places: list[str]) -> Node:
    """A vent, a river or the like, on one square or on several in a row."""
    return Node(
        id=f"feature:{square}",
        kind="square",
        label=f"{' '.join(places)}: {FEATURE_WORDS[mark]}, "
        f"{'no small figure' if mark in GAPS else 'nobody'} can stand there.",
        rule="LD-208" if mark in GAPS else "LD-215",
        at=(square & 3, square >> 2 & 3),
        size=size,
        icon=FEATURE[mark].icon,
        picture=landmark(FEATURE[mark].icon),
        color=FEATURE[mark].color,
    )


def overhung(lattice: Lattice, view: AdventureView, asked: OptionKind[AdventureView] | None) -> list[Node]:
    """Squares without floor that are offered now: a large base may stand over rock (LD-238)."""
    if asked is None or asked.thing != "square":
        return []
    bare = [
        square for square in asked.ask.options if square is not None and not view.board.floor >> square & 1
    ]
    return [
        Node(
            id=square_id(square),
            kind="square",
            label=f"{square_word(square)}: no floor of its own.",
            rule="LD-238",
            at=lattice.spot(square),
            size=(1, 1),
        )
        for square in bare
    ]


# ---- what lies on squares


def pits(lattice: Lattice, view: AdventureView) -> list[Node]:
    """What covers squares for good."""
    cover = quest_of(view).cover
    if not cover:
        return []
    look = LOOKS[cover]
    return [
        Node(
            id=f"pit:{slot}",
            kind="square",
            label=sentence(f"{CALLED[cover]} on tile {slot + 1}, which nobody can enter"),
            rule="LD-185",
            at=lattice.spot(places[0]),
            size=((places[-1] & 3) - (places[0] & 3) + 1, (places[-1] >> 2 & 3) - (places[0] >> 2 & 3) + 1),
            icon=look.icon,
            picture=landmark(look.icon),
            color=look.color,
        )
        for slot in range(len(view.dungeon.tiles))
        if (places := squares(view.dungeon.covered & TILE << 16 * slot))
    ]


def tunnel(lattice: Lattice, view: AdventureView) -> list[Node]:
    """The two ends of the secret tunnel."""
    ends = view.dungeon.tunnel
    return [
        Node(
            id=f"tunnel:{here}",
            kind="token",
            label=f"The Secret Tunnel on {square_word(here)} leads to {square_word(there)}.",
            rule="LD-079",
            at=lattice.spot(here, 0.06, 0.06),
            size=(0.5, 0.5),
            icon=TUNNEL.icon,
            picture=landmark(TUNNEL.icon),
            color=TUNNEL.color,
        )
        for here, there in zip(ends, reversed(ends), strict=True)
    ]


def markers(lattice: Lattice, view: AdventureView) -> list[Node]:
    """Traps and Hazards, each on the middle of its tiles, and the Flying Carpet (WA-142)."""
    found = [
        patch(
            marker_id(card, slot),
            lattice.on_tile(slot, 1, 1),
            card,
            card_look(card),
            f"{card_word(card)} on tile {slot + 1}.",
            "WA-142",
        )
        for card, slots in view.markers.items()
        for slot in slots
    ]
    if view.carpet >= 0:
        label = f"The Flying Carpet, its corner on {square_word(view.carpet)}."
        found.append(patch(CARPET_ID, lattice.spot(view.carpet), CARPET_ID, CARPET, label, "WA-197"))
    return found


def patch(id: str, at: tuple[float, float], drawn: str, look: Look, label: str, rule: str) -> Node:
    """Something that lies flat on four squares."""
    return Node(
        id=id,
        kind="square",
        label=label,
        rule=rule,
        at=at,
        size=(2, 2),
        icon=look.icon,
        picture=path("common", "patches", drawn),
        color=look.color,
    )


def tokens(lattice: Lattice, view: AdventureView) -> list[Node]:
    """Tokens on their squares; those of one square lie a little apart."""
    found, lying = [], dict[int, int]()
    for name, token in view.tokens.items():
        place = lying.get(token.square, 0)
        lying[token.square] = place + 1
        look = token_look(token.kind)
        worth = f", worth {view.chests[name].value}," if name in view.chests else ""
        found.append(
            Node(
                id=token_id(name),
                kind="token",
                label=sentence(f"{token_in_words(name)}{worth} on {square_word(token.square)}"),
                at=lattice.spot(token.square, 0.2 + 0.12 * place, 0.2 + 0.1 * place),
                size=(0.6, 0.6),
                icon=look.icon,
                color=look.color,
                count=token.count if token.count > 1 else None,
            )
        )
    return found
