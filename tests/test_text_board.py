"""The board in text: positions are rebuilt from a drawing and from words, and compared with the scene."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from math import floor
from typing import Any

import msgspec
import pytest

from questboard.games import load_rules
from questboard.scene import Node, Scene
from questboard.testing.conformance import deal, random_answers, viewers
from questboard.text.board import look
from questboard.text.signs import Letters
from questboard.text.style import Style
from tests.text.reader import column, squares_in
from tests.text.strategies import corners, lies

Cells = frozenset[tuple[int, int]]
Options = tuple[tuple[str, Any], ...]
STYLES = (Style(), Style(unicode=True), Style(unicode=True, color=True))
WORDS = Style(plain=True)
ROCK = {"#", "\N{FULL BLOCK}"}
MAPS: list[tuple[str, int, Options]] = [
    ("ashardalon", 2, ()),
    ("ashardalon", 3, (("adventure", "4"),)),
    ("drizzt", 2, ()),
    ("drizzt", 3, (("adventure", "5"),)),
    ("fantasy", 2, ()),
    ("fantasy", 3, (("adventure", "forest-2"),)),
    ("fantasy", 2, (("adventure", "winter-2"),)),
]


@cache
def scenes(game: str, seats: int, options: Options) -> list[Scene]:
    """What everybody sees in random positions."""
    rules = load_rules(game)
    found = []
    for seed in (1, 2):
        table = deal(rules, seats, seed, dict(options))
        for _ in random_answers(table, seed, 260):
            if table.ply % 37 == 5:
                names = [f"Player {seat + 1}" for seat in range(seats)]
                found += [table.scene(seat, names) for seat in viewers(table)]
    return found


# ---- what the scene says, worked out here once more


def placed(board: Node) -> Iterator[tuple[Node, float, float, float, float, Node]]:
    """Every node that has a place, with its corner, its size and its parent."""

    def visit(parent: Node, x: float, y: float) -> Iterator[tuple[Node, float, float, float, float, Node]]:
        for node in parent.children:
            if node.at is not None:
                wide, high = node.size or (1, 1)
                yield node, x + node.at[0], y + node.at[1], wide, high, parent
                yield from visit(node, x + node.at[0], y + node.at[1])

    return visit(board, *(board.at or (0, 0)))


def cells_of(x: float, y: float, wide: float, high: float) -> Cells:
    """The squares below something: as many as it is long and broad, around its middle."""
    across, down = max(1, round(wide)), max(1, round(high))
    west, north = floor(x + wide / 2 - (across - 1) / 2), floor(y + high / 2 - (down - 1) / 2)
    return frozenset((west + i, north + j) for i in range(across) for j in range(down))


def floor_in(board: Node) -> Cells:
    return frozenset(
        cell
        for node, x, y, wide, high, parent in placed(board)
        if node.kind == "square" and parent.kind == "tile" and node.size is None
        for cell in cells_of(x, y, wide, high)
    )


def figures_in(board: Node) -> dict[str, Cells]:
    """Where everybody stands, by label."""
    return {
        node.label: cells_of(x, y, wide, high)
        for node, x, y, wide, high, parent in placed(board)
        if parent is board and node.kind == "token" and node.text and min(wide, high) > 0.8
    }


def doors_in(board: Node) -> dict[str, tuple[Cells, bool]]:
    """Where walls with a name are, by label: their squares, or those on both sides; and whether between."""
    found = {}
    for node, x, y, wide, high, parent in placed(board):
        if parent is board and node.kind == "wall" and node.label:
            astride = (wide < 1 and (x + wide / 2).is_integer()) or (high < 1 and (y + high / 2).is_integer())
            if not astride:
                found[node.label] = cells_of(x, y, wide, high), False
            elif wide < high:
                column = int(x + wide / 2)
                rows = {row for _, row in cells_of(x, y, wide, high)}
                found[node.label] = (
                    frozenset((each, row) for each in (column - 1, column) for row in rows),
                    True,
                )
            else:
                row = int(y + high / 2)
                columns = {column for column, _ in cells_of(x, y, wide, high)}
                found[node.label] = (
                    frozenset((each, line) for each in columns for line in (row - 1, row)),
                    True,
                )
    return found


def board_of(scene: Scene) -> Node:
    return next(node for node in scene.nodes if node.kind == "board")


# ---- what was drawn, read again


def uncolored(line: str) -> str:
    return re.sub(r"\x1b\[\d+m", "", line)


HEADS = re.compile(r" {5,}[a-z][a-z ]*")
"""The letters of columns."""
TILES = re.compile(r" {5,}tile \d+")
"""The tiles that begin below, each above its first column."""
ENTRY = re.compile(r"  ([^\d\s])  (\S.*)")
"""A sign and its meaning."""
Corners = dict[int, tuple[int, int]]
"""Where numbered tiles lie, in tiles to the east and to the south of the first."""


def square(name: str, tiles: Corners | None = None) -> tuple[int, int]:
    (found,) = squares(name, tiles)
    return found


def squares(text: str, tiles: Corners | None = None) -> Cells:
    """Squares as they are listed: a1 to c1, d5, 2a3."""
    return frozenset(lies(each, tiles or {}) for each in squares_in(text))


class Drawn:
    """A map read from its lines: what is on each square, and on the lines around it."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.on: dict[tuple[int, int], str] = {}
        self.east_of: dict[tuple[int, int], str] = {}
        self.south_of: dict[tuple[int, int], str] = {}
        self.tiles: dict[int, tuple[int, int]] = {}
        """The north-western square of every numbered tile."""
        self.legend: list[tuple[str, str]] = []
        shown = [uncolored(line) for line in lines]
        start = next(number for number, line in enumerate(shown) if ENTRY.match(line))
        for line in shown[start:]:
            if entry := ENTRY.match(line):
                self.legend.append((entry[1], entry[2]))
            elif line.startswith("     "):
                sign, words = self.legend[-1]
                self.legend[-1] = sign, f"{words} {line.strip()}"
        parts: list[list[str]] = [[]]
        for line in shown[:start]:
            if line.startswith("Part "):
                parts.append([])
            else:
                parts[-1].append(line)
        for part in parts:
            heads = [number for number, line in enumerate(part) if HEADS.fullmatch(line)]
            if not heads:
                continue
            body = part[heads[0] : heads[-1] + 1]
            if any(TILES.match(line) for line in body):
                self._read_tiles(body[1:-1])
            else:
                self._read_part(body)

    def squares(self, text: str) -> Cells:
        """Squares as they are listed, where this drawing has them."""
        found = set()
        for tile, x, y in squares_in(text):
            west, north = self.tiles.get(tile, (1, 1))
            found.add((west + x - 1, north + y - 1))
        return frozenset(found)

    def _read_part(self, body: list[str]) -> None:
        """A part with letters for all columns and numbers for all rows."""
        tall = next(number for number, line in enumerate(body) if not HEADS.fullmatch(line))
        heads, row = body[:tall], 0
        width = max(map(len, heads))
        for line in body[tall:-tall]:
            numbered = re.match(r" *(\d+) ", line[:4])
            row = int(numbered[1]) if numbered else row
            for place in range(5, width):
                name = "".join(head[place : place + 1].strip() for head in heads)
                if name:
                    self._put(line, place, (column(name), row), below=not numbered)

    def _read_tiles(self, body: list[str]) -> None:
        """A drawing whose columns and rows are those of tiles: squares are counted from its corner."""
        last = max(number for number, line in enumerate(body) if re.match(r"  \d ", line))
        row = 0
        for number, line in enumerate(body):
            if TILES.match(line):
                for head in re.finditer(r"tile (\d+)", line):
                    self.tiles[int(head[1])] = (head.start() - 3) // 2, row + 1
                continue
            beyond = number == 0 or number == len(body) - 1 > last  # a row beyond the tiles has no number
            is_row = beyond or re.match(r"  \d ", line)
            row += bool(is_row)
            for place in range(5, max(map(len, body)), 2):
                self._put(line, place, ((place - 3) // 2, row), below=not is_row)

    def _put(self, line: str, place: int, cell: tuple[int, int], *, below: bool) -> None:
        shown, beside = line[place : place + 1], line[place + 1 : place + 2]
        if below:
            if shown.strip() and cell[1]:
                self.south_of[cell] = shown
        else:
            self.on[cell] = shown or " "
            if beside.strip() and not beside.isdigit():
                self.east_of[cell] = beside


def shifted(cells: Iterable[tuple[int, int]], by: tuple[int, int]) -> Cells:
    return frozenset((x + by[0], y + by[1]) for x, y in cells)


def offset(scene_floor: Cells, drawn_floor: Cells) -> tuple[int, int]:
    """How far the names of squares are from the units of the board."""
    return (
        min(x for x, _ in drawn_floor) - min(x for x, _ in scene_floor),
        min(y for _, y in drawn_floor) - min(y for _, y in scene_floor),
    )


# ---- maps


@pytest.mark.parametrize(("game", "seats", "options"), MAPS)
def test_a_position_can_be_rebuilt_from_the_words(game: str, seats: int, options: Options) -> None:
    for scene in scenes(game, seats, options):
        board, lines = board_of(scene), look(scene, WORDS, Letters())
        start = lines.index("Floor, row by row; everything else is rock:") + 1
        told = [
            line.strip(" .")
            for line in lines[start:]
            if re.match(r"  \d*[a-z]{1,2}\d+( to|,|\.)[^:]*$", line)
        ]
        tiles = corners(lines)
        named_floor = frozenset().union(*(squares(line, tiles) for line in told))
        by = offset(floor_in(board), named_floor)
        assert shifted(floor_in(board), by) == named_floor
        for label, cells in figures_in(board).items():
            places = [line for line in lines if tells(line, label)]
            assert shifted(cells, by) in [squares(told_squares(line), tiles) for line in places], label
        for label, (cells, between) in doors_in(board).items():
            line = next(line for line in lines if tells(line, label))
            where = re.split(r"(?<=\d)[.:]", line)[0]
            assert ("between" in where or bool(BESIDE.search(where))) == between or not between, line
            found = squares(where.partition(", ")[2], tiles)
            inside = shifted(cells, by) & named_floor if BESIDE.search(where) else shifted(cells, by)
            assert found >= inside if BESIDE.search(where) else found == inside, line


BESIDE = re.compile(r", (north|east|south|west) of \d")
"""Where something lies that closes an edge: beside a square of a tile."""


def tells(line: str, label: str) -> bool:
    """Whether a line says of something where it is and all that its label says."""
    said = re.findall(r"\w+", line)
    return line.startswith("  ") and all(word in (*said, "at") for word in re.findall(r"\w+", label))


def told_squares(line: str) -> str:
    """The squares on which something is, as a line says."""
    found = re.search(r", on ((?:\d*[a-z]{1,2}\d+(?: to |, )?)+)[.,:]", line)
    assert found, line
    return found[1].removesuffix(", ")


def test_directions_lead_from_ones_own_figure_to_the_others() -> None:
    checked = 0
    for scene in scenes("fantasy", 2, ()):
        lines = look(scene, WORDS, Letters())
        own = next(line for line in lines if line.startswith("Seen from "))
        x, y = square(own.rstrip(":").rpartition(" ")[2])
        for line in lines:
            if " square" in line and ", on " in line and " to " not in told_squares(line):
                east, south = way(line.split(", ")[1])
                assert square(told_squares(line)) == (x + east, y + south), line
                checked += 1
    assert checked > 50


def way(words: str) -> tuple[int, int]:
    """A direction in words, as squares to the east and to the south."""
    found = re.fullmatch(r"(\d+) squares? ([a-z-]+)(?: and (\d+) ([a-z]+))?", words)
    assert found, words
    parts = [(int(found[1]), name) for name in found[2].split("-")]
    parts += [(int(found[3]), found[4])] if found[3] else []
    steps = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}
    return (
        sum(far * steps[name][0] for far, name in parts),
        sum(far * steps[name][1] for far, name in parts),
    )


@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.parametrize(("game", "seats", "options"), MAPS)
def test_a_position_can_be_rebuilt_from_the_drawing(
    game: str, seats: int, options: Options, style: Style
) -> None:
    for scene in scenes(game, seats, options):
        board = board_of(scene)
        drawn = Drawn(map_lines(scene, style))
        ground = floor_in(board)
        entries = {}
        for sign, words in drawn.legend:
            if re.match(r"\d*[a-z]{1,2}\d+[ ,:]", words) and sign.isalnum():
                where, _, label = words.partition(": ")
                entries[label] = sign, drawn.squares(where)
        figures = {without_square(label): cells for label, cells in figures_in(board).items()}
        assert set(entries) == set(figures)
        walls = {cell for cell, shown in drawn.on.items() if shown in ROCK}
        open_squares = {cell for cell, shown in drawn.on.items() if shown.strip()} - walls
        by = next(
            each
            for each in candidates(ground, open_squares)
            if all(shifted(cells, each) == entries[label][1] for label, cells in figures.items())
        )
        named = shifted(ground, by)
        assert named <= open_squares
        assert not named & walls
        around = {(x + i, y + j) for x, y in named for i in (-1, 0, 1) for j in (-1, 0, 1)} - named
        assert all(drawn.on.get(cell, "#").strip() for cell in around if min(cell) > 0)
        for label, (sign, cells) in entries.items():
            above = {entries[other][0] for other in entries if cells & entries[other][1]}
            assert {drawn.on[cell] for cell in cells} <= above, label
            assert sign in above
        for label, (cells, between) in doors_in(board).items():
            check_door(drawn, label, shifted(cells, by), between)


def without_square(label: str) -> str:
    """A label without the square that stands before it in a legend."""
    place = r"\d*[a-z]{1,2}\d{1,2}"
    return re.sub(
        rf" (?:on|at) {place}(?: to {place})?(?:, {place}(?: to {place})?)*(?!\w)", "", label, count=1
    )


def candidates(ground: Cells, drawn: set[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """All ways in which a floor can lie in a drawing."""
    for x, y in sorted(drawn):
        start = min(ground)
        by = x - start[0], y - start[1]
        if shifted(ground, by) <= drawn:
            yield by


def check_door(drawn: Drawn, label: str, cells: Cells, between: bool) -> None:
    """A door is drawn where it is, with a sign that the legend explains."""
    signs = {sign: words for sign, words in drawn.legend if not sign.isalnum()}
    if not between:
        shown = {drawn.on.get(cell, "") for cell in cells}
        assert all(each.isalnum() or each in signs for each in shown), (label, shown)
        state = re.search(r"(open|closed|locked)", label)
        if state:
            assert all(each.isalnum() or state[0] in signs[each] for each in shown), (label, shown)
        return
    xs, ys = {x for x, _ in cells}, {y for _, y in cells}
    sides = {
        drawn.east_of.get((min(xs), y), "") for y in ys if len(xs) == 2
    } if any(drawn.east_of.get((min(xs), y), "").strip() for y in ys) else {
        drawn.south_of.get((x, min(ys)), "") for x in xs
    }  # fmt: skip
    assert sides
    assert all(each in signs for each in sides), (label, sides)


def map_lines(scene: Scene, style: Style) -> list[str]:
    """The lines of a look that belong to the board, which comes first."""
    alone = msgspec.structs.replace(scene, nodes=scene.nodes[:1])
    return look(alone, style, Letters())[2:]


def test_maps_have_doors() -> None:
    """What the tests above compare is there."""
    doors = [
        label
        for game, seats, options in MAPS
        for scene in scenes(game, seats, options)
        for label in doors_in(board_of(scene))
    ]
    for state in ("open", "closed"):
        assert sum(state in label for label in doors) > 5, state


def hall(*walls: Node) -> Scene:
    """Three rows of four squares, and what closes them."""
    ground = [Node(id=f"s{x}{y}", kind="square", at=(x, y)) for y in (1, 2, 3) for x in (1, 2, 3, 4)]
    tile = Node(id="tile", kind="tile", at=(0, 0), size=(6, 5), children=ground)
    board = Node(id="board", kind="board", label="A hall.", at=(0, 0), children=[tile, *walls])
    return Scene(game="x", title="X", seat=0, status="", nodes=[board])


WALLS = {
    "A grate.": Node(id="w1", kind="wall", label="A grate.", at=(2.65, 1), size=(0.7, 2), icon="grate"),
    "A pile.": Node(id="w2", kind="wall", label="A pile.", at=(1, 2.65), size=(2, 0.7), icon="stone-pile"),
    "A gate.": Node(id="w3", kind="wall", label="A gate.", at=(4.65, 3), size=(0.7, 1), icon="wooden-door"),
    "A flap.": Node(id="w5", kind="wall", label="A flap.", at=(0.94, 1), size=(0.16, 1)),
    "A hatch.": Node(id="w4", kind="wall", label="A hatch.", at=(4.25, 2), size=(0.5, 1), icon="padlock"),
}


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_walls_are_drawn_on_squares_or_between_them(style: Style) -> None:
    scene = hall(*WALLS.values())
    drawn = Drawn(map_lines(scene, style))
    signs = {words.partition(":")[0]: sign for sign, words in drawn.legend}
    assert {drawn.east_of[2, 1], drawn.east_of[2, 2]} == {signs["A grate"]}
    assert {drawn.south_of[1, 2], drawn.south_of[2, 2]} == {signs["A pile"]}
    assert drawn.east_of[4, 3] == signs["closed door"]
    assert drawn.on[4, 2] == signs["locked door"]
    assert drawn.on[1, 1] == signs["open door"]
    assert [cell for cell, sign in drawn.east_of.items() if sign not in ROCK] == [(2, 1), (2, 2), (4, 3)]
    assert set(drawn.south_of) == {(1, 2), (2, 2)}
    for label, (cells, between) in doors_in(board_of(scene)).items():
        check_door(drawn, label, cells, between)


def test_walls_between_squares_are_told_with_both_squares() -> None:
    lines = look(hall(*WALLS.values()), WORDS, Letters())
    assert "  A grate, between b1 and c1, b2 and c2." in lines
    assert "  A pile, between a2 and a3, b2 and b3." in lines
    assert "  Closed door, between d3 and e3. A gate." in lines
    assert "  Locked door, on d2. A hatch." in lines
