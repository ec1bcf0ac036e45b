"""The telling: what has happened at a table, line by line, to each of those who read along.

A turn is told in order, and where a turn or a round begins there is a blank line and, unless the log says so
itself, a heading.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from questboard.cues import Banner
from questboard.kernel import Table
from questboard.text.words import sentence, with_rule


class Telling:
    """What each reader has been told so far."""

    def __init__(self, table: Table[Any, Any], readers: Iterable[int], names: Sequence[str]) -> None:
        """A game that goes on doesn't repeat its log."""
        table.watch()
        self._table = table
        self._names = names
        self._heard = dict.fromkeys(readers, len(table.journal) if table.log else 0)
        self._headings: dict[int, dict[int, str]] = {reader: {} for reader in self._heard}

    def note(self) -> None:
        """Note where turns and rounds have begun since the last answer; call this after each."""
        table = self._table
        first = len(table.journal) - len(table.beats)
        for reader, headings in self._headings.items():
            for number, beat in enumerate(table.beats, first):
                view = table.beat_view(beat, reader)
                cues = table.rules.cues(beat.event.seen_by(reader), view, self._names)
                for cue in cues:
                    if isinstance(cue, Banner) and cue.level in ("turn", "round"):
                        headings[number] = f"{cue.text}: {cue.detail}" if cue.detail else cue.text

    def news(self, reader: int) -> Iterator[str]:
        """What has happened since this reader was told last."""
        heard, self._heard[reader] = self._heard[reader], len(self._table.journal)
        return self._told(reader, heard)

    def all(self, reader: int, *, rules: bool = False) -> Iterator[str]:
        """All that has happened, with the rule of each line if that is wanted."""
        return self._told(reader, 0, rules=rules)

    def skip(self, reader: int, to: int) -> None:
        """What another reader has read on the same screen isn't told again."""
        self._heard[reader] = self._heard[to]

    def furthest(self) -> int:
        """The reader who has read most."""
        return max(self._heard, key=lambda reader: self._heard[reader])

    def go_back(self) -> None:
        """Forget what has been taken back, so that it is told when it happens again."""
        told = len(self._table.journal)
        self._heard = {reader: min(heard, told) for reader, heard in self._heard.items()}
        for headings in self._headings.values():
            for number in [number for number in headings if number >= told]:
                del headings[number]

    def _told(self, reader: int, first: int, *, rules: bool = False) -> Iterator[str]:
        game, journal, headings = self._table.rules, self._table.journal, self._headings[reader]
        before = journal[first - 1] if first else None
        for number, event in enumerate(journal[first:], first):
            line = game.log_line(event.seen_by(reader), self._names, before)
            before = event
            if number in headings:
                yield ""
                if not line:
                    yield sentence(headings[number])
            if line:
                yield with_rule(line, event.rule) if rules else line
