"""A player who only reads: the text table runs in a process of its own, and nothing but its lines is known.

Options are answered by what they are called and squares by their coordinates, as a person at a terminal or a
screen reader would.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PROMPT = "> "
OVER = "The game is over. "
OPTION = re.compile(r"(\d+)\. (.+)")
SQUARES = re.compile(r"(\d+) squares: type one, such as (\d*[a-z]{1,2}\d+); moves lists them")
SPAN = re.compile(r"\b(\d*)([a-z]{1,2})(\d+)(?: to \d*([a-z]{1,2})(\d+))?")
Square = tuple[int, int, int]
"""The number of a tile, or 0, then column and row."""


class Option(NamedTuple):
    """One line of a menu."""

    number: int
    name: str
    detail: str
    group: str


class Question(NamedTuple):
    """What is asked, and what can be answered."""

    text: str
    options: list[Option]
    squares: bool

    def called(self, pattern: str) -> list[Option]:
        """The options whose name matches."""
        return [option for option in self.options if re.search(pattern, option.name)]


class Reader:
    """Somebody at a text table who reads and types."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.log: list[str] = []
        self.told: list[str] = []
        self.question: Question | None = None
        self.refusals: list[str] = []
        self._hear()

    @property
    def over(self) -> bool:
        """Whether the table has said that the game is over."""
        return self.question is None

    def type(self, line: str) -> list[str]:
        """Type a line; what the table says to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        self.log.append(f"{PROMPT}{line}")
        return self._hear()

    def answer(self, option: Option) -> None:
        """Choose an option by its name, or by its number where others are called the same."""
        told = self.type(option.name)
        if any(" can mean " in line for line in told[:1]):
            self.type(str(option.number))
        elif told and (" is neither an option" in told[0] or "can't be chosen" in told[0]):
            self.refusals.append(f"{option.name}: {told[0]}")
            self.type(str(option.number))

    def squares(self) -> list[Square]:
        """The squares that can be chosen, as `moves` lists them."""
        told = [line.partition(": ")[2] for line in self.type("moves") if line.startswith(("Row ", "Tile "))]
        return [cell for line in told for cell in squares_in(line)]

    def _hear(self) -> list[str]:
        """Everything up to the next prompt, and the question in it if one is asked anew."""
        assert self.process.stdout is not None
        heard = ""
        while not heard.endswith(f"\n{PROMPT}") and heard != PROMPT:
            piece = os.read(self.process.stdout.fileno(), 65536).decode()
            assert piece, f"the table has gone away: {heard}"
            heard += piece
        self.told = heard.removesuffix(PROMPT).splitlines()
        self.log += self.told
        if any(line.startswith(OVER) for line in self.told):
            self.question = None
        elif (asked := _question(self.told)) is not None:
            self.question = asked
        return self.told


def _question(lines: list[str]) -> Question | None:
    """The last question with a menu."""
    starts = [number for number, line in enumerate(lines) if not line]
    if not starts:
        return None
    text, *menu = lines[starts[-1] + 1 :] or [""]
    group, options, squares = "", [], False
    for line in menu:
        if found := OPTION.fullmatch(line):
            name, _, detail = found[2].partition(": ")
            options.append(Option(int(found[1]), name, detail, group))
        elif SQUARES.fullmatch(line):
            squares = True
        elif line.endswith(":"):
            group = line[:-1]
    return Question(text, options, squares) if options or squares else None


def column(letters: str) -> int:
    """The number of a column: a is 1, aa is 27."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("a") + 1
    return number


def name_of(square: Square) -> str:
    """What a square is called."""
    tile, x, y = square
    letters = ("" if x <= 26 else chr(ord("a") + (x - 1) // 26 - 1)) + chr(ord("a") + (x - 1) % 26)
    return f"{tile or ''}{letters}{y}"


def squares_in(text: str) -> Iterator[Square]:
    """The squares that a text lists: a1 to c1, 2e1."""
    for tile, first, top, last, bottom in SPAN.findall(text):
        for y in range(int(top), int(bottom or top) + 1):
            for x in range(column(first), column(last or first) + 1):
                yield int(tile or 0), x, y


@contextmanager
def at_the_table(game: str, *arguments: str) -> Iterator[Reader]:
    """Somebody who sits down at a table that runs in another process."""
    command = [sys.executable, "-m", "questboard", "play", game, "--text", "--plain", *arguments]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    try:
        yield Reader(process)
    finally:
        process.kill()
        process.communicate()
