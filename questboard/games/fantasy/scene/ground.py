"""The ground: boards of eleven by eleven squares with rock, floor and fog, and the top of a tower."""

from __future__ import annotations

from functools import lru_cache

from questboard.games.fantasy.board import ground, squares
from questboard.games.fantasy.drawing import BOARD
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.boards import RAISED, Boards
from questboard.games.fantasy.scene.symbols import BRIDGE, ENTRY, EXIT, GRASS, SNOW, START, TOWER, WATER
from questboard.games.fantasy.words import square_name
from questboard.scene import Color, Node
from questboard.squares import square_name as map_name


def tile(boards: Boards, place: tuple[int, int]) -> Node:
    """A board of eleven by eleven squares: rock wherever it has no ground, fog where nobody has been."""
    x, y = place
    return Node(
        id=f"board:{x}:{y}",
        kind="tile",
        at=(BOARD * x - boards.x, BOARD * y - boards.y),
        size=(BOARD, BOARD),
        children=[
            *fog(boards.adventure, boards.mask, boards.hidden, place),
            *floor(boards.adventure, boards.mask & ~boards.ground.base, place),
        ],
    )


@lru_cache(maxsize=512)
def floor(adventure: str, mask: int, place: tuple[int, int]) -> list[Node]:
    """The squares of a board. Scenes share them: nobody changes a node."""
    here = ground(adventure)
    found = []
    for square in squares(mask):
        x, y = here.xy(square)
        if (x // BOARD, y // BOARD) == place:
            found.append(floor_square(adventure, square, (x % BOARD, y % BOARD)))
    return found


def floor_square(adventure: str, square: int, at: tuple[float, float]) -> Node:
    """A square of the ground, with its mark."""
    here = ground(adventure)
    icon = word = rule = ""
    if here.exits >> square & 1:
        icon, word, rule = EXIT, "exit", "FA-100"
    elif here.starts >> square & 1:
        icon, word, rule = START, "start space", "FA-013"
    elif square in here.layout.entries:
        icon, word, rule = ENTRY, "entry space of roaming monsters", "FA-118"
    return Node(
        id=ids.square(square),
        kind="square",
        name=square_name(square, adventure),
        label=f"{square_name(square, adventure)}: {word}." if word else "",
        rule=rule,
        at=at,
        icon=icon,
        color=paint(adventure, square),
    )


def paint(adventure: str, square: int) -> Color:
    """What the ground of a square is."""
    layout = ground(adventure).layout
    if layout.brook >> square & 1:
        return WATER
    if ground(adventure).on_top(square):
        return TOWER
    y, x = divmod(square, layout.width)
    if y < layout.height and layout.rows[y][x] == "=":
        return BRIDGE
    obstacle = (layout.trees | layout.pillars | layout.bushes) >> square & 1
    around = ground(adventure).beside(1 << square) if obstacle else 1 << square
    if layout.snow & around:
        return SNOW
    return GRASS if layout.outdoors >> square & 1 and layout.set != "winter" else ""


@lru_cache(maxsize=512)
def fog(adventure: str, mask: int, hidden: int, place: tuple[int, int]) -> list[Node]:
    """What nobody has seen of a board; the Dungeon Master sees through it."""
    here = ground(adventure)
    known = mask | here.around(mask) & here.layout.walls
    cells = [divmod(number, BOARD) for number in range(BOARD * BOARD)]

    def among(wanted: int) -> set[tuple[int, int]]:
        corner = BOARD * place[1] * here.width + BOARD * place[0]
        return {(x, y) for y, x in cells if wanted >> corner + y * here.width + x & 1}

    everything = (1 << here.layout.height * here.width) - 1
    unseen = everything & ~known if not hidden else 0
    return [
        Node(
            id=f"fog:{place[0]}:{place[1]}:{x}:{y}",
            kind="square",
            at=(x, y),
            size=(wide, high),
            face_down=True,
            hollow=bool(hidden),
        )
        for x, y, wide, high in rectangles(among(hidden or unseen))
    ]


def rectangles(cells: set[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Cells put together to few rectangles: column, row, width, height.

    >>> rectangles({(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)})
    [(0, 0, 2, 2), (2, 1, 1, 1)]
    """
    left, found = set(cells), []
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if (x, y) not in left:
            continue
        wide = high = 1
        while (x + wide, y) in left:
            wide += 1
        while all((x + step, y + high) in left for step in range(wide)):
            high += 1
        left -= {(x + i, y + j) for i in range(wide) for j in range(high)}
        found.append((x, y, wide, high))
    return found


def tower(boards: Boards) -> list[Node]:
    """The top of a tower, raised, with the side that one sees below it (FA-174)."""
    tower = boards.layout.tower
    if tower is None or not boards.tower:
        return []
    x, y = tower.x - boards.x, tower.y - boards.y
    return [
        Node(
            id="tower:side",
            kind="wall",
            at=(x, y + tower.height - RAISED),
            size=(tower.width, RAISED),
            color="slate",
        ),
        Node(
            id="tower",
            kind="tile",
            label=f"The tower, from {map_name(tower.x, tower.y)} to "
            f"{map_name(tower.x + tower.width - 1, tower.y + tower.height - 1)}: "
            "one climbs to its top from the squares beside it.",
            rule="FA-178",
            at=(x, y - RAISED),
            size=(tower.width, tower.height),
            color="brass",
            children=[
                floor_square(boards.adventure, square, (column - tower.x, row - tower.y))
                for square, (column, row) in zip(tower.top, map(boards.ground.xy, tower.top), strict=True)
            ],
        ),
    ]
