"""How squares, areas and doors are written where a position is."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy.board import NOWHERE, squares
from questboard.games.fantasy.parts import Layout
from questboard.games.fantasy.state import NOBODY
from questboard.kernel import QuestboardError

TOP = "^"
"""How the top of a tower is written, as an area."""


class NotationError(QuestboardError):
    """A position in text can't be read; the message names the line."""


class Spots:
    """How squares, areas and doors of a layout are written."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        tower = layout.tower
        self.lift = (layout.height + 1 - tower.y) * layout.width if tower else 0

    def text(self, square: int) -> str:
        """A square in text."""
        if square == NOBODY:
            return "nowhere"
        on_top = square >= self.layout.height * self.layout.width
        y, x = divmod(square - self.lift if on_top else square, self.layout.width)
        return f"{x},{y}^" if on_top else f"{x},{y}"

    def square(self, text: str) -> int:
        """A square as it was written."""
        if text == "nowhere":
            return NOBODY
        x, comma, y = text.removesuffix("^").partition(",")
        if not (comma and x.isdigit() and y.isdigit()) or int(x) >= self.layout.width:
            raise NotationError(f"expected a square such as 4,1, not {text!r}")
        square = int(y) * self.layout.width + int(x) + (self.lift if text.endswith("^") else 0)
        if square >= self.layout.squares:
            raise NotationError(f"{text} is not on the map")
        return square

    def runs(self, mask: int) -> list[str]:
        """Some squares; those side by side together, as in `3-6,1`."""
        found: list[list[int]] = []
        for square in squares(mask):
            if found and square == found[-1][-1] + 1 and square % self.layout.width:
                found[-1].append(square)
            else:
                found.append([square])
        starts = [str(run[0] % self.layout.width) + "-" if len(run) > 1 else "" for run in found]
        return [start + self.text(run[-1]) for start, run in zip(starts, found, strict=True)]

    def mask(self, texts: Sequence[str]) -> int:
        """Squares and rows of them as bits."""
        found = 0
        for text in texts:
            first, dash, last = text.rpartition("-")
            end = self.square(last)
            begin = end - end % self.layout.width + int(first) if dash else end
            for square in range(begin, end + 1):
                found |= 1 << square
        return found

    def letter(self, area: int) -> str:
        """An area in text; `^` is the top of a tower, which comes after all areas of the map."""
        if area == NOWHERE:
            return "-"
        return TOP if area == len(self.layout.areas) else self.layout.areas[area].letter

    def area(self, letter: str) -> int:
        """An area by its letter."""
        if letter == "-":
            return NOWHERE
        if letter == TOP and self.layout.tower:
            return len(self.layout.areas)
        for index, area in enumerate(self.layout.areas):
            if area.letter == letter:
                return index
        raise NotationError(f"there is no area {letter!r}")

    def areas(self, mask: int) -> list[str]:
        """The letters of some areas."""
        return [self.letter(area) for area in squares(mask)]

    def area_mask(self, letters: Sequence[str]) -> int:
        """Some areas as bits."""
        return sum({1 << self.area(letter) for letter in letters})

    def door(self, door: int) -> str:
        """A door in text."""
        return self.text(self.layout.doors[door].squares[0])

    def door_mask(self, texts: Sequence[str]) -> int:
        """Some doors as bits."""
        wanted, found = [self.square(text) for text in texts], 0
        for square in wanted:
            doors = [index for index, door in enumerate(self.layout.doors) if square in door.squares]
            if not doors:
                raise NotationError(f"there is no door at {self.text(square)}")
            found |= 1 << doors[0]
        return found
