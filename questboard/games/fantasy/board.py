"""The ground of an adventure: where one can walk and what one can see, in bits.

Every set of squares is a number with one bit for each square, so a step in all four directions is four
shifts. Squares are counted row by row; the border of a map is rock, so nothing runs over its edge. The
top of a tower lies in rows of its own below the map: a square of the top is `lift` bits above the square
of the map that it stands on.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Final, NamedTuple

from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Layout

NOWHERE: Final = -1
NOT_CLIMBED: Final = (0, 0)


def squares(mask: int) -> list[int]:
    """The squares of a set, in reading order.

    >>> squares(0b101001)
    [0, 3, 5]
    """
    bits = bin(mask)[:1:-1]  # text is searched faster than large numbers are shifted
    found = []
    at = bits.find("1")
    while at >= 0:
        found.append(at)
        at = bits.find("1", at + 1)
    return found


class Line(NamedTuple):
    """What lies between two squares: those whose inside is crossed, and pairs that touch it with a corner."""

    crossed: int
    corners: tuple[int, ...]


class Ground:
    """The unchanging ground of a layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.width = width = layout.width
        tower = layout.tower
        self.lift = (layout.height + 1 - tower.y) * width if tower else 0
        self.top = sum([1 << square for square in tower.top]) if tower else 0
        self.base = layout.tower_base
        self.ring = self.around(self.base) & ~self.base if tower else 0
        """The squares that touch a tower, diagonals included: its dead ground (FA-177)."""
        self.area_masks = [sum([1 << square for square in area.squares]) for area in layout.areas]
        self.door_masks = [sum([1 << square for square in door.squares]) for door in layout.doors]
        self.doors = reduce(or_, self.door_masks, 0)
        self.area_doors = [
            [number for number, door in enumerate(layout.doors) if index in door.areas]
            for index in range(len(layout.areas))
        ]
        self.solid = layout.walls | layout.trees | layout.pillars | layout.bushes
        """What blocks sight for good, besides the tower and closed doors."""
        self.passage = dict(layout.passages) | {far: near for near, far in layout.passages}
        self.passage_ends = sum([1 << square for square in self.passage])
        self.starts = sum([1 << square for square in layout.starts])
        self.exits = sum([1 << square for square in layout.exits])
        self.area_at: dict[int, int] = {}
        for index, area in enumerate(layout.areas):
            for square in area.squares:
                self.area_at[square] = index
        self.lines: dict[tuple[int, int], Line] = {}
        self.tower_area = self._tower_area() if tower else NOWHERE

    def _tower_area(self) -> int:
        """The area that a tower stands in."""
        beside = self.beside(self.base)
        return next(index for index, mask in enumerate(self.area_masks) if mask & beside)

    # ---- places

    def xy(self, square: int) -> tuple[int, int]:
        """Column and row; those of the square below for one of a tower's top."""
        y, x = divmod(square if not self.top >> square & 1 else square - self.lift, self.width)
        return x, y

    def on_top(self, square: int) -> bool:
        """Whether a square is on top of a tower."""
        return bool(self.top >> square & 1)

    def beside(self, mask: int) -> int:
        """All squares orthogonally next to one of the set."""
        return mask << 1 | mask >> 1 | mask << self.width | mask >> self.width

    def around(self, mask: int) -> int:
        """The set and all squares that touch it, diagonals included."""
        row = mask << 1 | mask | mask >> 1
        return row << self.width | row | row >> self.width

    def distance(self, one: int, other: int) -> int:
        """Columns and rows between two squares, added."""
        (x, y), (u, v) = self.xy(one), self.xy(other)
        return abs(x - u) + abs(y - v)

    def span(self, one: int, other: int) -> int:
        """The greater of columns and rows between two squares."""
        (x, y), (u, v) = self.xy(one), self.xy(other)
        return max(abs(x - u), abs(y - v))

    def block(self, square: int) -> int:
        """The two by two squares of a large figure, by its top left one."""
        return 3 << square | 3 << square + self.width

    def block_squares(self, square: int) -> tuple[int, int, int, int]:
        """The same squares one by one, in reading order."""
        return square, square + 1, square + self.width, square + self.width + 1

    def room_for_block(self, mask: int) -> int:
        """The top left squares of all blocks of two by two that lie in a set."""
        return mask & mask >> 1 & mask >> self.width & mask >> self.width + 1

    def blocks_touching(self, mask: int) -> int:
        """The top left squares of all blocks of two by two that have a square in a set."""
        rows = mask | mask >> 1
        return rows | rows >> self.width

    # ---- walking

    def spread(self, start: int, points: int, walk: Walk) -> int:
        """Where this many points of movement lead, without what each square costs."""
        if walk.slow or walk.passages or walk.climbs >= 0:
            return self.flood(start, points, walk).all
        open_, stops, width = walk.open, walk.stops, self.width
        wave = seen = start
        for _ in range(points):
            went = wave & ~stops
            wave = (went << 1 | went >> 1 | went << width | went >> width) & open_ & ~seen
            if not wave:
                break
            seen |= wave
        return seen

    def flood(self, start: int, points: int, walk: Walk) -> Reach:
        """Where this many points of movement lead, and at what cost."""
        if not (walk.slow or walk.passages or walk.climbs >= 0):
            return self._flood_plain(start, points, walk)
        layers, climbed = [start], [NOT_CLIMBED]
        seen = start
        open_, slow, stops = walk.open, walk.slow, walk.stops
        if walk.climbs == 0:
            climbed[0] = self._climb(start, open_ & ~seen, stops)
            layers[0] |= climbed[0][0] | climbed[0][1]
            seen = layers[0]
        for cost in range(1, points + 1):
            went = layers[-1] & ~stops
            found = self.beside(went) & ~slow
            if slow and cost > 1:
                found |= self.beside(layers[-2] & ~stops) & slow
            found &= open_
            if walk.passages and went & self.passage_ends:
                for square in squares(went & self.passage_ends):
                    found |= walk.passages & 1 << self.passage[square]
            if walk.climbs == 1:
                found |= self.across(went) & open_
            found &= ~seen
            lifted = NOT_CLIMBED
            if walk.climbs == 0:
                lifted = self._climb(found, open_ & ~seen & ~found, stops)
                found |= lifted[0] | lifted[1]
            seen |= found
            layers.append(found)
            climbed.append(lifted)
            if not found and (not slow or not layers[-2]):
                break
        return Reach(seen, layers, climbed)

    def _flood_plain(self, start: int, points: int, walk: Walk) -> Reach:
        """The same on even ground, as it mostly is."""
        open_, stops, width = walk.open, walk.stops, self.width
        layers = [start]
        wave = seen = start
        for _ in range(points):
            went = wave & ~stops
            wave = (went << 1 | went >> 1 | went << width | went >> width) & open_ & ~seen
            layers.append(wave)
            if not wave:
                break
            seen |= wave
        return Reach(seen, layers, [NOT_CLIMBED] * len(layers))

    def _climb(self, mask: int, open_: int, stops: int) -> tuple[int, int]:
        """Where free climbs lead: to the other level, and from a corner of the top down its other side."""
        once = self.across(mask & ~stops) & open_
        return once, self.across(once & ~stops) & open_ & ~once

    def across(self, mask: int) -> int:
        """The squares of the other level that one can climb to (FA-178)."""
        if not self.top:
            return 0
        up = (self.beside(mask & ~self.top) & self.base) << self.lift
        down = mask & self.top
        return up | self.beside(down >> self.lift) & ~self.base if down else up

    def path(self, reach: Reach, goal: int, walk: Walk, rather: int = 0) -> list[int]:
        """The squares after the start up to the goal, through `rather` where that makes no difference."""
        cost = reach.cost(goal)
        if not (walk.slow or walk.passages or walk.climbs >= 0):
            return self._path_plain(reach.layers[1:cost], goal, walk.stops, rather) if cost else []
        found = [goal]
        while cost or (reach.climbed[0][0] | reach.climbed[0][1]) >> found[-1] & 1:
            before, cost = self._before(reach, found[-1], cost, walk, rather)
            found.append(before)
        found.pop()
        found.reverse()
        return found

    def _path_plain(self, layers: list[int], goal: int, stops: int, rather: int) -> list[int]:
        """The same on even ground: through one square of each layer."""
        width, here, found = self.width, goal, [goal]
        for layer in reversed(layers):
            at = 1 << here
            came = (at << 1 | at >> 1 | at << width | at >> width) & layer & ~stops
            here = _first(came & rather or came)
            found.append(here)
        found.reverse()
        return found

    def _before(self, reach: Reach, here: int, cost: int, walk: Walk, rather: int) -> tuple[int, int]:
        """The square that one comes from, and what it had cost."""
        layers, stops = reach.layers, walk.stops
        once, twice = reach.climbed[cost]
        if (once | twice) >> here & 1:
            below = once if twice >> here & 1 else layers[cost] & ~once & ~twice
            return _first(self.across(1 << here) & below & ~stops), cost
        cost -= 2 if walk.slow >> here & 1 else 1
        near = self.beside(1 << here)
        if walk.climbs == 1:
            near |= self.across(1 << here)
        came = near & layers[cost] & ~stops if cost >= 0 else 0
        if came:
            return _first(came & rather or came), cost
        return self.passage[here], cost  # where no step leads, a passage does

    # ---- seeing

    def line(self, one: int, other: int) -> Line:
        """The line between the centres of two squares (FA-074); their own squares are no part of it."""
        key = (one, other) if one < other else (other, one)
        line = self.lines.get(key)
        if line is None:
            line = self.lines[key] = self._draw(*key)
        return line

    def _draw(self, one: int, other: int) -> Line:
        (x, y), (u, v) = self.xy(one), self.xy(other)
        across, down = u - x, v - y
        crossed, corners = _traverse(abs(across), abs(down))
        east, south = (1 if across >= 0 else -1), (1 if down >= 0 else -1)
        start = y * self.width + x

        def at(place: tuple[int, int]) -> int:
            return 1 << start + south * place[1] * self.width + east * place[0]

        return Line(sum(map(at, crossed)), tuple(at(first) | at(second) for first, second in corners))

    def clear(self, one: int, other: int, blocked: int) -> bool:
        """Whether nothing of a set blocks the line between two squares."""
        line = self.line(one, other)
        return not line.crossed & blocked and all(pair & blocked != pair for pair in line.corners)


class Walk(NamedTuple):
    """How somebody moves: what is open to them, and what it costs."""

    open: int
    slow: int = 0
    """Squares that cost two points."""
    stops: int = 0
    """Squares of `open` that end a move: chests and known traps."""
    passages: int = 0
    """Ends of passages that one may come out of."""
    climbs: int = -1
    """What it costs to climb a tower, 0 or 1; -1 for those who can't."""


class Reach(NamedTuple):
    """Where a walk leads."""

    all: int
    layers: list[int]
    """The squares by what they cost exactly."""
    climbed: list[tuple[int, int]]
    """Those of them that a free climb has led to, or a second one after it."""

    def cost(self, goal: int) -> int:
        """How many points it costs to come to a square of the walk."""
        mask, cost = 1 << goal, 0
        while not self.layers[cost] & mask:
            cost += 1
        return cost


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


@cache
def _traverse(
    across: int, down: int
) -> tuple[list[tuple[int, int]], list[tuple[tuple[int, int], tuple[int, int]]]]:
    """The squares between (0, 0) and another that the line crosses, and pairs that meet at a corner on it."""
    crossed, corners = [], []
    for x in range(across + 1):
        for y in range(down + 1):
            if (x, y) not in ((0, 0), (across, down)) and _side(across, down, x, y) == 0:
                crossed.append((x, y))
            if x < across and y < down and (2 * y + 1) * across == (2 * x + 1) * down:
                corners.append(((x + 1, y), (x, y + 1)))
    return crossed, corners


def _side(across: int, down: int, x: int, y: int) -> int:
    """On which side of the line a square lies; 0 if the line goes through its inside.

    The centre of the first square is the origin; corners are measured in halves of a square.
    """
    values = [(2 * x + dx) * down - (2 * y + dy) * across for dx in (-1, 1) for dy in (-1, 1)]
    return 0 if min(values) < 0 < max(values) else (1 if min(values) >= 0 else -1)


@cache
def ground(adventure: str) -> Ground:
    """The ground of an adventure, worked out once."""
    return Ground(LAYOUTS[adventure])
