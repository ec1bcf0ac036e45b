"""Caverns: destination tiles, edges that are closed, and complexes that are built before play.

What The Legend of Drizzt adds to laying tiles (LD-048, LD-054, LD-169 to LD-175, LD-225, LD-226).
"""

from __future__ import annotations

from questboard.games.adventure.board import STEP, Edge, Placed, shape
from questboard.games.adventure.content import TILES
from questboard.games.adventure.rules.damage import end_curse
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.exploring import NOWHERE, place_tile, place_villain, spawn
from questboard.games.adventure.rules.places import Place, room_on_tile
from questboard.games.adventure.rules.steps import STEPS
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import OFF, AdventurePosition, AdventureState
from questboard.kernel import choose

STRIPS = 18
"""Cavern Edge tiles without a Fissure (LD-007)."""


def side_of(turns: int, printed: int) -> int:
    """The side of the table to which a printed side of a turned tile points."""
    return (printed + turns) % 4


def attach_side(
    s: AdventurePosition, tile: str, cell: tuple[int, int], turns: int, printed: list[int]
) -> int | None:
    """The first of some printed sides of a tile at which two more tiles in a row can be placed."""
    lying = shape(tile, turns)
    for each in printed:
        side = side_of(turns, each)
        down, right = STEP[side]
        cells = [(cell[0] + n * down, cell[1] + n * right) for n in (1, 2)]
        if lying.along(side) and all(s.board.placeable(beyond) for beyond in cells):
            return side
    return None


def fits_at(s: AdventurePosition, tile: str, edge: Edge, printed: list[int]) -> bool:
    """Whether a tile explored at an edge would have room for a destination tile behind it."""
    return attach_side(s, tile, s.board.beyond(edge), edge.side, printed) is not None


def attach(s: AdventureState, slot: int, halves: tuple[str, str], printed: list[int], rule: str) -> list[int]:
    """Attach a destination tile to a tile that was just placed; returns its near and far half."""
    placed = s.dungeon.tiles[slot]
    side = attach_side(s, placed.tile, (placed.row, placed.column), placed.turns, printed)
    assert side is not None  # the tile would not have been placed
    near = place_tile(s, halves[0], Edge(slot, side), rule)
    return [near, place_tile(s, halves[1], Edge(near, side), rule)]


def square_on(s: AdventurePosition, slot: int, row: int, column: int) -> int:
    """The square at a row and a column as they are printed, counted from 1."""
    row, column = row - 1, column - 1
    for _ in range(s.dungeon.tiles[slot].turns):
        row, column = column, 3 - row
    return 16 * slot + 4 * row + column


def marked_squares(s: AdventurePosition, slot: int, letter: str) -> int:
    """The squares of a tile with a printed letter."""
    letters = s.board.shapes[slot].squares
    return sum(1 << 16 * slot + square for square in range(16) if letters[square] == letter)


def printed_edge(s: AdventurePosition, slot: int, side: int) -> Edge:
    """An edge of a tile by the side on which it is printed."""
    return Edge(slot, side_of(s.dungeon.tiles[slot].turns, side))


@STEPS
async def villain_enters(s: AdventureState, name: str, slot: int) -> None:
    """A Villain comes onto a tile."""
    await place_villain(s, name, [slot])


def eliminate(s: AdventureState, seat: int, rule: str) -> None:
    """A Hero is out of the game; Monster and Trap cards go to the player on the left (LD-282)."""
    hero = s.heroes[seat]
    hero.square, hero.away = OFF, "out"
    hero.conditions.clear()
    for curse in list(hero.curses):
        end_curse(s, seat, curse, "LD-282")
    left = next((other for other in s.clockwise(seat)[1:] if s.heroes[other].away != "out"), None)
    if left is not None:
        s.heroes[left].row.extend(hero.row)
        hero.row = []
    emit(s, "out", rule, hero=seat)


async def fill(s: AdventureState, seats: list[int], slots: list[int], rule: str) -> None:
    """Each player draws a Monster and puts it on one of some tiles, empty ones first (LD-281)."""
    for seat in seats:
        if not s.heroes[seat].gone:
            await spawn(s, seat, OnEmptyTile(seat, slots, rule))


class OnEmptyTile(Place):
    """One of some tiles, which a player picks: one without a Monster as long as there is one."""

    def __init__(self, seat: int, slots: list[int], rule: str) -> None:
        self.seat = seat
        self.slots = slots
        self.rule = rule
        self.picked = NOWHERE

    async def settle(self, s: AdventureState) -> None:
        """The player picks the tile."""
        foes = s.foe_squares()
        empty = [slot for slot in self.slots if not s.board.tile_squares(slot) & foes]
        self.picked = await choose(
            self.seat, "Put the new Monster on which tile?", empty or self.slots, "tile", self.rule
        )

    async def room(self, s: AdventureState, base: int) -> list[int]:
        """Room on the tile that was picked."""
        if self.picked == NOWHERE:
            await self.settle(s)
        return room_on_tile(s, base, self.picked)


def close_edge(s: AdventureState, edge: Edge, kind: str, rule: str) -> None:
    """Close an edge with a Cavern Edge tile, a Collapsed Tunnel or the like."""
    s.dungeon = s.dungeon.with_barrier(edge, kind)
    emit(s, "edge_closed", rule, edge=edge, barrier=kind.partition("-")[0])


def open_edge(s: AdventureState, edge: Edge, rule: str) -> None:
    """Take away what closes an edge."""
    kind = next(each.kind for each in s.dungeon.barriers if (each.slot, each.side) == edge)
    s.dungeon = s.dungeon.without_barrier(edge)
    emit(s, "edge_opened", rule, edge=edge, barrier=kind.partition("-")[0])


def build_complex(s: AdventureState) -> None:
    """Lay tiles on all unexplored edges, twice; no Monsters come (LD-170, LD-171, LD-226)."""
    for _ in range(2):
        for edge in s.board.unexplored():
            if edge in s.board.edges:  # another tile may lie there by now
                tile = draw(s, s.stack)
                if tile is None:
                    return
                row, column = s.board.beyond(edge)
                s.dungeon = s.dungeon.with_tile(Placed(tile, row, column, edge.side))


def close_complex(s: AdventureState, fissures: list[str]) -> None:
    """Close every edge that is left, Fissures among the strips at random (LD-172, LD-173)."""
    edges = s.board.unexplored()
    kinds = s.luck.shuffled([*fissures, *["strip"] * STRIPS][: len(edges)])
    for edge, kind in zip(edges, kinds, strict=False):
        s.dungeon = s.dungeon.with_barrier(edge, kind)


def tiles_with(s: AdventurePosition, feature: str) -> list[int]:
    """The tiles with a feature, by slot."""
    return [slot for slot, placed in enumerate(s.dungeon.tiles) if TILES[placed.tile].feature == feature]
