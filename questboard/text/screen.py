"""The screen that people at one terminal share in turn."""

from __future__ import annotations

from typing import TextIO

BLANK = "\n" * 60
"""Hides what was written before where lines can only follow each other."""
OPEN, CLEAR, CLOSE = "\x1b[?1049h", "\x1b[2J\x1b[3J\x1b[H", "\x1b[?1049l"
"""What a terminal is told: take the other screen, which can't be scrolled; empty it; take the first again."""


class Screen:
    """A place to hide hands; on a terminal it leaves nothing that could be scrolled back to."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._terminal = stream is not None and stream.isatty()
        self._open = False

    def clear(self) -> str:
        """What to write so that nothing of what was written is seen any more."""
        if not self._terminal:
            return BLANK
        opening = "" if self._open else OPEN
        self._open = True
        return opening + CLEAR

    def close(self) -> str:
        """What to write at the end; nothing if nothing was hidden."""
        closing = CLOSE if self._open else ""
        self._open = False
        return closing
