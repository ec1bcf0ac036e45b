"""Critics: reviews of finished games, thought out beside everything else and kept with the game.

Of all reviews of a process one decision at a time is with the thinkers, so that no bot of a running game
waits for more than that. How far a review is stands in the store, where every process finds it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from questboard.bots import ADVISER, Appraisal
from questboard.kernel import Table
from questboard.review import Crossroad, Review, crossroads, page, sum_up, thinking_time
from questboard.server.denied import Denied
from questboard.server.metrics import THINKING
from questboard.server.room import Room
from questboard.server.store import ReviewRecord, Store
from questboard.server.thinkers import Thinkers
from questboard.server.wire import Moment, ReviewInfo

log = logging.getLogger(__name__)

MOST = 4
"""So many games are reviewed at once by one process."""
LOST = 30.0
"""A review that nobody has worked on for so many seconds can be asked for again."""
BEAT = 1.0
"""Seconds between two notes of how far a review is."""
LONGEST = 1.0
"""Seconds of thought about one answer; a bot that has its turn waits for no more."""

Start: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


class Critics:
    """The reviews that this process is working on."""

    def __init__(self, store: Store, thinkers: Thinkers, start: Start, seconds: float) -> None:
        """`start` does something beside everything else; a review gets so many seconds of a thinker."""
        self._store = store
        self._thinkers = thinkers
        self._start = start
        self._seconds = seconds
        self._one_at_a_time = asyncio.Lock()
        self._busy = 0

    async def info(self, table: str) -> ReviewInfo:
        """How far the review of a game is."""
        found = await self._store.review(table)
        if found is None or _is_lost(found):
            raise Denied("not_found", "this game is not being reviewed; ask for it")
        return ReviewInfo(found.review is not None, found.done, found.decisions)

    async def ask(self, room: Room) -> ReviewInfo:
        """Begin the review of a game, unless there is one or it is being thought out."""
        table, now = room.record.id, time.time()
        _check_finished(room)
        found = await self._store.review(table)
        if found is None or _is_lost(found):
            if self._busy >= MOST:
                raise Denied("too_fast", "several games are being reviewed; try again in a minute")
            game = room.table
            if await self._store.claim_review(table, now, now - LOST):
                self._busy += 1
                self._start(self._review(table, game, room.names))
        return await self.info(table)

    async def _review(self, table: str, game: Table[Any, Any], names: list[str]) -> None:
        try:
            found = await self._think(table, game, names)
            text = msgspec.json.encode(found).decode()
            await self._store.note_review(table, review=text, at=time.time())
            log.info("reviewed", extra={"table": table, "decisions": len(found.judgements)})
        except asyncio.CancelledError:
            await self._store.drop_review(table)  # the server goes down; the next one can be asked at once
            raise
        except Exception:
            log.exception("a review failed", extra={"table": table})
            await self._store.drop_review(table)
        finally:
            self._busy -= 1

    async def _think(self, table: str, game: Table[Any, Any], names: list[str]) -> Review:
        roads = await asyncio.to_thread(lambda: list(crossroads(game)))  # a long game takes a while
        seconds = min(LONGEST, thinking_time(self._seconds, len(roads)) or 0.0)
        appraisals, noted = [], 0.0
        for road in roads:
            async with self._one_at_a_time:
                appraisals.append(await self._appraise(game.rules.name, road, seconds))
            if time.monotonic() - noted > BEAT or len(appraisals) == len(roads):
                noted = time.monotonic()
                await self._store.note_review(
                    table, done=len(appraisals), decisions=len(roads), at=time.time()
                )
        return sum_up(game, roads, appraisals, names, ADVISER, seconds)

    def _appraise(self, game: str, road: Crossroad, seconds: float) -> Coroutine[Any, Any, Appraisal]:
        seed = f"review {road.ply}"
        thinking = self._thinkers.appraise(game, road.checkpoint, road.index, ADVISER, seed, seconds)
        return THINKING.timed("review", thinking)

    async def page(self, room: Room) -> str | None:
        """The finished review as a page; None if there is none."""
        found = await self._store.review(room.record.id)
        if found is None or found.review is None:
            return None
        try:
            review = msgspec.json.decode(found.review, type=Review)
        except msgspec.ValidationError:  # an older version has written it: it can be asked for again
            await self._store.drop_review(room.record.id)
            return None
        keepsake = room.record.keepsake
        scene = msgspec.convert(keepsake, Moment).scene if keepsake else None
        return await asyncio.to_thread(page, review, scene)


def _is_lost(found: ReviewRecord) -> bool:
    return found.review is None and found.at < time.time() - LOST


def _check_finished(room: Room) -> None:
    if room.record.status == "closed":
        raise Denied("closed", "this game was given up; only finished games are reviewed")
    if room.record.status != "finished":
        raise Denied("running", "a game can be reviewed when it is over")
