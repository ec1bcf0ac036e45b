"""A mutant: one small change to one file of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[3]


class Mutant(msgspec.Struct, frozen=True, kw_only=True):
    """A change of the bytes from `start` to `end` of a file, and what is needed to find its tests."""

    file: str
    """From the root of the repository, with slashes."""
    start: int
    end: int
    new: str
    what: str
    """The kind of change: "boundary", "number", "statement removed"."""
    lines: tuple[int, int]
    """The first and last line of the statement; of a figure, of its entry."""
    place: str = "function"
    """Where it is: "function", "lambda" (one that stands outside functions), "module" or "figure"."""
    names: tuple[str, ...] = ()
    """Names by which code outside functions is called, or the id and name of a content entry."""

    def source(self) -> bytes:
        """The file as it is."""
        return (ROOT / self.file).read_bytes()

    def mutated(self) -> str:
        """The file with the change."""
        source = self.source()
        return (source[: self.start] + self.new.encode() + source[self.end :]).decode()

    @property
    def line(self) -> int:
        """Where the change begins."""
        return self.source()[: self.start].count(b"\n") + 1

    def describe(self) -> tuple[str, str]:
        """The changed line or lines, before and after, with single spaces; of long ones what matters."""
        source = self.source()
        first = source.rfind(b"\n", 0, self.start) + 1
        last = source.find(b"\n", self.end)
        if last < 0:
            last = len(source)
        head, tail = source[first : self.start].decode(), source[self.end : last].decode()
        old = source[self.start : self.end].decode()
        if last - first > 150:
            head, tail = _shortened(head, tail)
        before, after = (" ".join(f"{head}{each}{tail}".split()) for each in (old, self.new))
        return before, after


def _shortened(head: str, tail: str) -> tuple[str, str]:
    """What stands before and after a change, without most of it.

    >>> _shortened("- {id: ogre, name: Ogre, letter: e, set: base, cards: 4, hp: ", ", ac: 2, move: 3}")
    ('- {id: ogre, ... base, cards: 4, hp: ', ', ac: 2, move: ...')
    """
    begin = head.rfind(" ", 0, max(0, len(head) - 20))
    title = head.partition(",")[0]
    if begin > len(title) + 1:
        head = f"{title}, ...{head[begin:]}"
    stop = tail.find(" ", 16)
    return head, tail if stop < 0 else f"{tail[:stop]} ..."
