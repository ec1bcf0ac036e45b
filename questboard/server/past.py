"""The past of a game in a room: moments, beats and marks, as far as a seat may know them.

All of it is made in threads, from a copy of the answers. So nobody at the table waits for somebody who looks
back, and the one who looks back waits for a step, not for the whole game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from questboard.beats import SceneBeat, scene_beats
from questboard.kernel import Table
from questboard.kernel.record import Entry
from questboard.language import spoken
from questboard.marks import Mark, marks
from questboard.scene import Scene
from questboard.server.protocol import AnswerBeats
from questboard.walk import Walk

T = TypeVar("T")


REST_AFTER = 120.0
"""Seconds after which a walk that nobody has asked for is given up."""


class Marked(msgspec.Struct):
    """The marks that a seat may know, of the first answers of a game."""

    plies: int = 0
    marks: list[Mark] = []


class Past:
    """What has happened in a game; it keeps what somebody has asked for."""

    def __init__(self, deal: Callable[[], Table[Any, Any]]) -> None:
        self._walk = Walk(deal)
        self._last_asked = 0.0
        self._marked: dict[tuple[int, str], Marked] = {}
        self._one_at_a_time = asyncio.Lock()

    async def moment(
        self, log: Sequence[Entry], ply: int, seat: int, names: Sequence[str]
    ) -> tuple[Scene, list[SceneBeat]]:
        """The game after some answers as a seat sees it, and the beats that led there from the one before."""
        return await self._ask(log, partial(self._moment, ply, seat, names))

    async def beats(
        self, log: Sequence[Entry], first: int, seat: int, names: Sequence[str]
    ) -> tuple[Scene, list[AnswerBeats]]:
        """The beats of the answers from a number on, and the scene before them."""
        return await self._ask(log, partial(self._beats, first, len(log), seat, names))

    async def marks(self, log: Sequence[Entry], seat: int, names: Sequence[str]) -> list[Mark]:
        """The marks of the whole game so far; what is known of it is not looked for again."""
        return await self._ask(log, partial(self._marks, len(log), seat, names))

    def rest(self, now: float) -> None:
        """Give up the tables of the walk, which are megabytes, when nobody has looked back for a while."""
        if now - self._last_asked > REST_AFTER and not self._one_at_a_time.locked():
            self._walk.forget()

    async def _ask(self, log: Sequence[Entry], question: Callable[[], T]) -> T:
        self._last_asked = time.monotonic()
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._answer, log, question)

    def _answer(self, log: Sequence[Entry], question: Callable[[], T]) -> T:
        standing = self._walk.follow(log)
        for marked in self._marked.values():
            if marked.plies > standing:
                marked.plies = standing
                marked.marks = [mark for mark in marked.marks if mark.ply <= standing]
        return question()

    def _moment(self, ply: int, seat: int, names: Sequence[str]) -> tuple[Scene, list[SceneBeat]]:
        table = self._walk.at(ply)
        if ply == 0:
            return table.scene(seat, names), []
        before = self._walk.at(ply - 1).scene(seat, names)
        return table.scene(seat, names), scene_beats(table, seat, names, before)

    def _beats(
        self, first: int, last: int, seat: int, names: Sequence[str]
    ) -> tuple[Scene, list[AnswerBeats]]:
        scene = begins = self._walk.at(first - 1).scene(seat, names)
        told = []
        for table in self._walk.through(first, last):
            told.append(AnswerBeats(table.ply, scene_beats(table, seat, names, scene)))
            scene = table.scene(seat, names)
        return begins, told

    def _marks(self, last: int, seat: int, names: Sequence[str]) -> list[Mark]:
        marked = self._marked.setdefault((seat, spoken()), Marked())
        for table in self._walk.through(marked.plies + 1, last):
            marked.marks += marks(table.ply, scene_beats(table, seat, names, None))
            marked.plies = table.ply
        return list(marked.marks)
