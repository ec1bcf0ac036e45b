"""An adventure file as text: its lines by name, and the map with what is drawn on each square.

Every piece knows where it stands, so that a mistake is reported with its line and column and with what
was expected there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn, TypeVar

from questboard.content import ContentError

BOARD = 11
"""A board has 11x11 squares, and a map is made of whole boards."""
GROUND = ".,*~="
OBSTACLES = "#TI%H"
DOORS = "+LD"
MARKERS = "CS^o@Xp123456789"
ON_A_TOP = ".CS123456789"
SPOT = "[0-9]{1,3},[0-9]{1,3}"
"""Coordinates: how far to the right and how far down, from 0."""
ORDINARY = "(?P<count>[0-9]{1,2}) ordinary"
"""How many ordinary chests there are."""

REQUIRED = ("intro", "objective", "win", "conclusion", "areas")
OPTIONAL = ("provenance", "doors", "monsters", "numbered", "chests", "traps", "passages", "ground", "tower")
NAMES = (*REQUIRED, *OPTIONAL, "roaming", "druid", "event", "ours", "place")


T = TypeVar("T")


class LayoutError(ContentError):
    """An adventure file has a mistake; the message names file, line and column and what was expected."""


@dataclass(frozen=True, slots=True)
class Words:
    """A piece of a file."""

    file: str
    text: str
    line: int
    column: int

    def refuse(self, problem: str) -> NoReturn:
        """Report a mistake here."""
        raise LayoutError(f"{self.file}, line {self.line}, column {self.column}: {problem}")

    def part(self, start: int, end: int) -> Words:
        """A part of it without the blanks around."""
        text = self.text[start:end]
        lead = len(text) - len(text.lstrip()) if text.strip() else 0
        return Words(self.file, text.strip(), self.line, self.column + start + lead)

    def split(self, separator: str) -> list[Words]:
        """Its parts between separators."""
        ends = [*(found.start() for found in re.finditer(separator, self.text)), len(self.text)]
        return [
            self.part(start, end) for start, end in zip([0, *(end + 1 for end in ends)], ends, strict=False)
        ]

    def match(self, pattern: str) -> dict[str, Words] | None:
        """Its parts by the names that a pattern gives them, if the whole fits the pattern."""
        found = re.fullmatch(pattern, self.text)
        if found is None:
            return None
        return {name: self.part(*found.span(name)) for name, text in found.groupdict().items() if text}

    def read(self, pattern: str, expected: str) -> dict[str, Words]:
        """Its parts by the names that a pattern gives them; a mistake if it doesn't fit."""
        found = self.match(pattern)
        if found is None:
            self.refuse(f"expected {expected}, got {self.text!r}")
        return found

    def among(self, names: Mapping[str, T], what: str) -> T:
        """What the word stands for, whether or not it is written with capitals."""
        found = names.get(self.text, names.get(self.text.casefold()))
        if found is None:
            close = get_close_matches(self.text.casefold(), names, 1)
            meant = f"did you mean {close[0]!r}?" if close else f"expected one of {', '.join(sorted(names))}"
            self.refuse(f"there is no {what} {self.text!r}; {meant}")
        return found

    def __int__(self) -> int:
        return int(self.text)


class Sheet:
    """The lines of a file: a title, a line of facts, a map and lists with names."""

    def __init__(self, text: str, file: str) -> None:
        lines = text.removeprefix("\ufeff").split("\n")
        self._lines = [Words(file, line.rstrip(), number, 1) for number, line in enumerate(lines, 1)]
        self.map: list[Words] = []
        self._fields: dict[str, list[Words]] = {name: [] for name in NAMES}
        rest = iter(self._lines)
        expected = "a title such as '# The Goblin Bandits'"
        self.title = self._next(rest, expected).read("# +(?P<title>.+)", expected)["title"]
        self.facts = self._next(rest, "a line such as 'level 1 | set base | source original'")
        for line in rest:
            if line.text == "```map":
                self._read_map(line, rest)
            elif line.text:
                self._read_field(line)
        for name in REQUIRED:
            self.field(name)
        if not self.map:
            self._lines[-1].refuse("the map is missing; expected a block that begins with ```map")

    def _next(self, lines: Iterator[Words], expected: str) -> Words:
        for line in lines:
            if line.text:
                return line
        return self._lines[-1].refuse(f"the file ends too early; expected {expected}")

    def _read_map(self, fence: Words, lines: Iterator[Words]) -> None:
        if self.map:
            fence.refuse(f"there is a map already, in line {self.map[0].line}")
        for line in lines:
            if line.text == "```":
                return
            if not line.text:
                line.refuse("an empty line in the map; expected a row, or ``` after the last one")
            self.map.append(line)
        fence.refuse("the map never ends; expected a line ``` after its last row")

    def _read_field(self, line: Words) -> None:
        found = line.read("- (?P<name>[a-z]+):(?P<text>.*)", "'- name: text' or the map")
        name = found["name"].among({each: each for each in NAMES}, "list")
        if name != "event" and self._fields[name]:
            line.refuse(f"there are two lines of {name}; the other is line {self._fields[name][0].line}")
        self._fields[name].append(found.get("text") or line.part(len(line.text), len(line.text)))

    def field(self, name: str) -> Words:
        """The text of a line that every file has."""
        found = self._fields[name]
        if not found or not found[0].text:
            (found or self._lines)[-1].refuse(f"'- {name}:' is missing or empty")
        return found[0]

    def text(self, name: str) -> str:
        """The text of a line, or nothing."""
        return self._fields[name][0].text if self._fields[name] else ""

    def line(self, name: str) -> Words | None:
        """A line with a list, if the file has it and it isn't `none`."""
        found = self._fields[name]
        return found[0] if found and found[0].text not in ("", "none") else None

    def entries(self, name: str) -> list[Words]:
        """The entries of a list, written with semicolons between them."""
        found = self.line(name)
        return found.split(";") if found else []

    def events(self) -> list[Words]:
        """The sentences about events."""
        return self._fields["event"]


def squares_of(mask: int) -> list[int]:
    """The squares of a mask, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(squares: Iterable[int]) -> int:
    """The mask of some squares."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


class Drawing:
    """The map, and the top of its tower in the rows below it."""

    def __init__(self, sheet: Sheet, monsters: Mapping[str, str]) -> None:
        self._rows = sheet.map
        self.width, self.height = len(self._rows[0].text), len(self._rows)
        taken = GROUND + OBSTACLES + DOORS + MARKERS
        self.monsters = {letter: kind for letter, kind in monsters.items() if letter not in taken}
        self._check_shape()
        self.symbols = {
            y * self.width + x: symbol
            for y, row in enumerate(self._rows)
            for x, symbol in enumerate(row.text)
        }
        self._masks: dict[str, int] = {}
        for square, symbol in self.symbols.items():
            self._masks[symbol] = self._masks.get(symbol, 0) | 1 << square
        self.places: dict[int, Words] = {}
        """Where squares of the top stand in the file."""
        self.base, self.top = self.mask("H"), 0
        self.lift = 0
        """How much higher a square of the top is than the square under it."""
        self._check_border()
        self._check_bushes()
        self._check_double_doors()
        self._add_tower(sheet)
        self.squares = (max(self.symbols) // self.width + 1) * self.width

    @property
    def rows(self) -> tuple[str, ...]:
        """As drawn."""
        return tuple(row.text for row in self._rows)

    def mask(self, symbols: str) -> int:
        """The squares with one of these symbols, those of a tower's top included."""
        mask = 0
        for symbol in symbols:
            mask |= self._masks.get(symbol, 0)
        return mask

    def around(self, mask: int) -> int:
        """The squares orthogonally next to some squares; walls keep the ends of rows apart."""
        return mask << 1 | mask >> 1 | mask << self.width | mask >> self.width

    def spread(self, start: int, within: int) -> int:
        """The squares that hang together with some others."""
        reached, new = 0, start & within
        while new:
            reached |= new
            new = self.around(new) & within & ~reached
        return reached

    def areas(self) -> list[int]:
        """The areas of the map: all that hangs together and isn't wall, tower or door."""
        left = mask_of(self.symbols) & ~self.mask("#H" + DOORS) & ~self.top
        found = []
        while left:
            found.append(self.spread(left & -left, left))
            left &= ~found[-1]
        return found

    def snow(self) -> int:
        """Snow as drawn, and under what stands in the snow."""
        drawn, grass = self.mask("*"), self.mask(",")
        snow = drawn
        for square in squares_of(self.mask(MARKERS + "".join(self.monsters)) & ~self.top):
            near = self.around(1 << square)
            if (near & drawn).bit_count() > (near & grass).bit_count():
                snow |= 1 << square
        return snow

    def spot(self, words: Words) -> int:
        """The square that coordinates name; over a tower they name its top."""
        x, y = map(int, words.text.split(","))
        if x >= self.width or y >= self.height:
            words.refuse(f"{words.text} is not on the map, which has {self.width}x{self.height} squares")
        square = y * self.width + x
        return square + self.lift if self.base >> square & 1 else square

    def called(self, square: int) -> str:
        """The coordinates of a square."""
        y, x = divmod(square if square < self.width * self.height else square - self.lift, self.width)
        return f"{x},{y}"

    def place(self, square: int) -> Words:
        """Where a square stands in the file."""
        if square in self.places:
            return self.places[square]
        y, x = divmod(square, self.width)
        return self._rows[y].part(x, x + 1)

    def _check_shape(self) -> None:
        known = {*GROUND, *OBSTACLES, *DOORS, *MARKERS, *self.monsters}
        for row in self._rows:
            if len(row.text) != self.width:
                end = min(len(row.text), self.width)
                row.part(end, end).refuse(f"this row has {len(row.text)} squares, the first has {self.width}")
            for x, symbol in enumerate(row.text):
                if symbol not in known:
                    row.part(x, x + 1).refuse(f"{symbol!r} means nothing on a map; {self._meanings()}")
        if self.width % BOARD:
            self._rows[0].refuse(f"the map is {self.width} squares wide; expected a multiple of {BOARD}")
        if self.height % BOARD:
            self._rows[-1].refuse(f"the map is {self.height} squares high; expected a multiple of {BOARD}")

    def _meanings(self) -> str:
        return f"expected one of {GROUND}{OBSTACLES}{DOORS}{MARKERS} or a monster: {''.join(self.monsters)}"

    def _check_border(self) -> None:
        for square, symbol in self.symbols.items():
            y, x = divmod(square, self.width)
            if symbol != "#" and (x in (0, self.width - 1) or y in (0, self.height - 1)):
                self.place(square).refuse(f"the border is open here; expected '#', got {symbol!r}")

    def _check_bushes(self) -> None:
        left = self.mask("%")
        while left:
            corner = left & -left
            block = corner | corner << 1 | corner << self.width | corner << self.width + 1
            if block & ~left:
                self.place(squares_of(corner)[0]).refuse(
                    "a bush covers two by two squares; expected %% over %%"
                )
            left &= ~block

    def _check_double_doors(self) -> None:
        halves = self.mask("D")
        for square in squares_of(halves):
            if (self.around(1 << square) & halves).bit_count() != 1:
                self.place(square).refuse(
                    "a double door has two halves; expected exactly one other D next to it"
                )

    def _add_tower(self, sheet: Sheet) -> None:
        line = sheet.line("tower")
        if not self.base:
            if line:
                line.refuse("no tower is drawn; expected squares H on the map")
            return
        base = squares_of(self.base)
        (y, x), (bottom, right) = (divmod(square, self.width) for square in (base[0], base[-1]))
        width, height = right - x + 1, bottom - y + 1
        block = mask_of(
            [(y + down) * self.width + x + over for down in range(height) for over in range(width)]
        )
        if width < 1 or block != self.base:
            odd = squares_of(block ^ self.base)[0] if width >= 1 else base[-1]
            self.place(odd).refuse("a tower covers a block with four straight sides; this square breaks it")
        if line is None:
            self.place(base[0]).refuse(
                f"this tower has no line; expected '- tower: {x},{y} to {right},{bottom}; top ...'"
            )
        found = line.read(
            f"(?P<first>{SPOT}) to (?P<last>{SPOT}); top (?P<top>`.*`)",
            f"'{x},{y} to {right},{bottom}; top' and the rows of the top from the north, such as `C..G`",
        )
        for corner, drawn in (("first", f"{x},{y}"), ("last", f"{right},{bottom}")):
            if found[corner].text != drawn:
                found[corner].refuse(f"the tower is drawn from {x},{y} to {right},{bottom}; expected {drawn}")
        rows = [row for row in found["top"].split("`") if row.text]
        if len(rows) != height:
            found["top"].refuse(
                f"the tower is {height} squares deep; expected {height} rows, got {len(rows)}"
            )
        self.lift = (self.height + 1 - y) * self.width
        for row, first in zip(
            rows, range(base[0] + self.lift, self.lift + base[-1] + 1, self.width), strict=True
        ):
            if len(row.text) != width:
                row.refuse(
                    f"the tower is {width} squares wide; expected {width} squares, got {len(row.text)}"
                )
            for over, symbol in enumerate(row.text):
                if symbol not in ON_A_TOP and symbol not in self.monsters:
                    row.part(over, over + 1).refuse(
                        f"{symbol!r} can't be on a tower; expected {ON_A_TOP} or a monster"
                    )
                self.symbols[first + over] = symbol
                self.places[first + over] = row.part(over, over + 1)
                self._masks[symbol] = self._masks.get(symbol, 0) | 1 << first + over
        self.top = self.base << self.lift
