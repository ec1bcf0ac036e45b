"""A plan as a grid: a character for each square, one between squares, letters and numbers along the edges.

A mark on the line between two squares stands between them; a line of the drawing is added below a row where
such marks lie to the south of it. Boards that are too wide are drawn in parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from questboard.language import TABLE
from questboard.scene import Color
from questboard.text.places import Cell
from questboard.text.plan import Line, Mark, Plan, is_hidden, top
from questboard.text.signs import FLOOR, ROCK, Letters, Sign, Signs
from questboard.text.style import WIDEST, Style

t = TABLE.t


MARGIN = 4
"""Columns for the number of a row, on each side."""
ACROSS = (WIDEST - 2 * MARGIN - 1) // 2
"""So many squares fit beside each other."""
LISTED = 12
"""A sign on more squares than this is not listed square by square."""


class Grid:
    """A plan that is being drawn."""

    def __init__(self, plan: Plan, letters: Letters, style: Style) -> None:
        self.plan, self.style = plan, style
        self.signs = Signs(unicode=style.unicode)
        self.letters = letters.give(plan.figures)
        self.rock, self.bare = self.signs.plain(ROCK), self.signs.plain(FLOOR)
        self.seen = top([mark for mark in plan.marks if not (is_hidden(mark) and _covers_floor(mark, plan))])
        self.hidden = {cell for mark in plan.marks if is_hidden(mark) for cell in mark.cells}
        self.between = {line: mark for mark in plan.of("wall") for line in mark.lines}
        self.walls = _beside(plan.floor) - set(self.seen)
        drawn = [
            *self.seen,
            *self.walls,
            *(cell for line in self.between for cell in (line.cell, line.beyond)),
        ]
        self.columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
        self.rows = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)

    # ---- the drawing

    def lines(self) -> Iterator[str]:
        """The whole drawing, in parts where it is too wide."""
        parts = list(self._parts())
        for number, columns in enumerate(parts, 1):
            if len(parts) > 1:
                yield self._joint(number, len(parts), columns)
            yield from self._part(columns)

    def _parts(self) -> Iterator[range]:
        """The columns of each part."""
        left = self.columns
        while len(left) > ACROSS:
            cut = self.plan.naming.part(left[ACROSS])
            yield range(left[0], cut)
            left = range(cut, left[-1] + 1)
        yield left

    def _joint(self, number: int, parts: int, columns: range) -> str:
        """Which part follows, and how it joins the others."""
        names = [self.plan.naming.column(x) or "the western edge" for x in (columns[0], columns[-1])]
        which = (
            ""
            if any(map(self.plan.naming.heads, self.rows))
            else t(", columns {names}", names=" to ".join(names))
        )
        joins = [t("part {number} to the west", number=number - 1)] if number > 1 else []
        joins += [t("part {number} to the east", number=number + 1)] if number < parts else []
        return t(
            "Part {number} of {parts}{which}; it joins {joins}.",
            number=number,
            parts=parts,
            which=which,
            joins=t(" and ").join(joins),
        )

    def _part(self, columns: range) -> Iterator[str]:
        heads = list(self._heads(columns))
        yield from heads
        for y in self.rows:
            if above := self._above(columns, y):
                yield above
            number = self.plan.naming.row(y)
            inner = "".join(self._pair((x, y), columns[0]) for x in columns)
            yield f"{number:>{MARGIN - 1}} {self._before((columns[0], y))}{inner} {number}".rstrip()
            below = self._below(columns, y)
            if below:
                yield below
        yield from heads

    def _heads(self, columns: range) -> Iterator[str]:
        """The letters of the columns; those with two letters have them one below the other."""
        names = [self.plan.naming.column(x) for x in columns]
        height = max(map(len, names))
        for level in range(height):
            yield (" " * (MARGIN + 1) + "".join(f"{name.rjust(height)[level]} " for name in names)).rstrip()

    def _above(self, columns: range, y: int) -> str:
        """What is written above a row, each where it begins."""
        line = ""
        for x, head in sorted(self.plan.naming.heads(y).items()):
            if x in columns:
                line = f"{line:{MARGIN + 1 + 2 * (x - columns[0])}}{head}"
        return line

    def _pair(self, cell: Cell, first: int) -> str:
        """A square and what lies between it and the next one."""
        beyond = (cell[0] + 1, cell[1])
        mark = self.between.get(Line(cell, south=False))
        filled = cell in self.walls and beyond in self.walls
        return self._square(cell) + (self._drawn(mark) if mark else self.rock.shown if filled else " ")

    def _before(self, cell: Cell) -> str:
        mark = self.between.get(Line((cell[0] - 1, cell[1]), south=False))
        return self._drawn(mark) if mark else " "

    def _below(self, columns: range, y: int) -> str:
        """The line below a row, if something lies there."""
        marks = [self.between.get(Line((x, y), south=True)) for x in columns]
        inner = "".join(f"{self._drawn(mark) if mark else ' '} " for mark in marks)
        return f"{' ' * (MARGIN + 1)}{inner}".rstrip() if any(marks) else ""

    def _square(self, cell: Cell) -> str:
        mark = self.seen.get(cell)
        if mark is None:
            return self.rock.shown if cell in self.walls else " "
        return self._drawn(mark)

    def _drawn(self, mark: Mark) -> str:
        letter = self.letters.get(mark.node.id)
        color: Color = mark.node.color if letter or mark.node.icon or mark.part == "floor" else ""
        return self.style.paint(letter or self.signs.of(mark).shown, color)

    # ---- the legend

    def legend(self) -> Iterator[str]:
        """Who is where, then what the signs mean."""
        for mark in self.plan.figures:
            yield from _entry(self.letters[mark.node.id], f"{self.plan.where(mark)}: {self.plan.told(mark)}")
        if self.walls:
            yield from _entry(self.rock.shown, self.rock.words)
        for (sign, words), marks in self._meanings().items():
            yield from _entry(sign, words.rstrip(".") + self._listed(marks))
        for spot in self.plan.tiles:
            gist = spot.node.label.partition(". ")[0].rstrip(".")
            yield from _entry(" ", f"{self.plan.corners(spot)}{gist}")

    def _meanings(self) -> dict[tuple[str, str], list[Mark]]:
        """The marks of the same sign and meaning, figures aside."""
        found: dict[tuple[str, str], list[Mark]] = {}
        for mark in self.plan.marks:
            if mark.part != "figure" and not self._is_overlaid(mark):
                sign: Sign = self.signs.of(mark)
                words = self.plan.without_place(mark, sign.words)
                found.setdefault((sign.shown, words or mark.node.icon), []).append(mark)
        return found

    def _is_overlaid(self, mark: Mark) -> bool:
        """Whether a mark is nowhere to be seen and says nothing: fog over fog, floor below something."""
        return mark.part in ("floor", "fog") and not any(self.seen.get(cell) is mark for cell in mark.cells)

    def _listed(self, marks: list[Mark]) -> str:
        """Where they are, unless there are too many of them."""
        cells = {cell for mark in marks for cell in mark.cells}
        told = [self.plan.where(mark) for mark in marks if mark.lines]
        if marks[0].part != "fog" and 0 < len(cells) <= LISTED:
            told.insert(0, self.plan.naming.listed(cells))
        return f": {', '.join(told)}" if told else ""


def _covers_floor(mark: Mark, plan: Plan) -> bool:
    return all(cell in plan.floor for cell in mark.cells)


def _beside(floor: set[Cell]) -> set[Cell]:
    """The squares around a floor."""
    near = ((across, down) for across in (-1, 0, 1) for down in (-1, 0, 1))
    return {(x + across, y + down) for across, down in near for x, y in floor} - floor


def _entry(sign: str, words: str) -> list[str]:
    """A line of the legend, in several lines if it is long."""
    return wrap(words, WIDEST, initial_indent=f"  {sign}  ", subsequent_indent="     ") or [f"  {sign}"]
