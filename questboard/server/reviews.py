"""Reviews of finished games, computed in the background and saved with the game.

All reviews of a process share the bot pool and use it for one decision at a time, so that a bot in a running
game waits for one decision at most. Progress is saved in the store, where every process finds it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

import msgspec

from questboard.bots import ADVISER
from questboard.kernel import Table
from questboard.review import Review, ReviewPlan, page
from questboard.server.bot_pool import BotPool
from questboard.server.errors import RequestError
from questboard.server.metrics import THINKING
from questboard.server.protocol import Moment, ReviewInfo
from questboard.server.records import ReviewRecord
from questboard.server.room import Room
from questboard.server.store import Store

log = logging.getLogger(__name__)

MAX_AT_ONCE = 4
"""Games that one process reviews at the same time."""
ABANDONED_AFTER = 30.0
"""Seconds without progress after which a review can be requested again."""
SAVE_INTERVAL = 1.0
"""Seconds between two updates of the progress."""
MAX_SECONDS = 1.0
"""Seconds of thought about one answer, at most."""

Spawn: TypeAlias = Callable[[Coroutine[Any, Any, None]], None]


class Reviews:
    """The reviews that this process is working on."""

    def __init__(self, store: Store, bot_pool: BotPool, spawn: Spawn, seconds: float) -> None:
        """`spawn` runs a coroutine in the background; `seconds` is the computing time of one review."""
        self._store = store
        self._bot_pool = bot_pool
        self._spawn = spawn
        self._seconds = seconds
        self._one_at_a_time = asyncio.Lock()
        self._running = 0

    async def info(self, table: str) -> ReviewInfo:
        """The progress of a review."""
        found = await self._store.review(table)
        if found is None or _is_abandoned(found):
            raise RequestError("not_found", "this game has no review yet; request one")
        return ReviewInfo(found.review is not None, found.done, found.decisions)

    async def request(self, room: Room) -> ReviewInfo:
        """Start the review of a game, unless it exists or is being computed."""
        table, now = room.record.id, time.time()
        _check_finished(room)
        found = await self._store.review(table)
        if found is None or _is_abandoned(found):
            if self._running >= MAX_AT_ONCE:
                raise RequestError("too_fast", "other games are being reviewed; try again in a minute")
            game = room.table
            if await self._store.claim_review(table, now, now - ABANDONED_AFTER):
                self._running += 1
                self._spawn(self._run(table, game, room.names))
        return await self.info(table)

    async def _run(self, table: str, game: Table[Any, Any], names: list[str]) -> None:
        try:
            review = await self._review(table, game, names)
            text = msgspec.json.encode(review).decode()
            await self._store.update_review(table, review=text, at=time.time())
            log.info("review finished", extra={"table": table, "decisions": len(review.judgements)})
        except asyncio.CancelledError:
            await self._store.drop_review(table)  # the server stops; the next one can start over at once
            raise
        except Exception:
            log.exception("a review failed", extra={"table": table})
            await self._store.drop_review(table)
        finally:
            self._running -= 1

    async def _review(self, table: str, game: Table[Any, Any], names: list[str]) -> Review:
        # Replaying a long game takes a while.
        plan = await asyncio.to_thread(
            ReviewPlan, game, names, ADVISER, seconds=self._seconds, at_most=MAX_SECONDS, seed="review"
        )
        appraisals, saved = [], 0.0
        for decision in plan.decisions:
            async with self._one_at_a_time:
                appraising = self._bot_pool.run(plan.appraise, decision)
                appraisals.append(await THINKING.timed("review", appraising))
            if time.monotonic() - saved > SAVE_INTERVAL or len(appraisals) == len(plan.decisions):
                saved = time.monotonic()
                await self._store.update_review(
                    table, done=len(appraisals), decisions=len(plan.decisions), at=time.time()
                )
        return plan.finish(appraisals)

    async def turning_point(self, table: str) -> int | None:
        """The answers before the costliest one of a reviewed game; None without a review."""
        found = await self._store.review(table)
        if found is None or found.review is None:
            return None
        try:
            review = msgspec.json.decode(found.review, type=Review)
        except msgspec.ValidationError:
            return None
        worst = review.costliest(1)
        return worst[0].ply if worst else None

    async def page(self, room: Room) -> str | None:
        """The finished review as a page; None if there is none."""
        found = await self._store.review(room.record.id)
        if found is None or found.review is None:
            return None
        try:
            review = msgspec.json.decode(found.review, type=Review)
        except msgspec.ValidationError:  # written by an older version; it can be requested again
            await self._store.drop_review(room.record.id)
            return None
        final = room.record.keepsake
        scene = msgspec.convert(final, Moment).scene if final else None
        return await asyncio.to_thread(page, review, scene, f"/table/{room.record.id}/replay")


def _is_abandoned(found: ReviewRecord) -> bool:
    return found.review is None and found.at < time.time() - ABANDONED_AFTER


def _check_finished(room: Room) -> None:
    if room.record.status == "closed":
        raise RequestError("closed", "this game was abandoned; only finished games can be reviewed")
    if room.record.status != "finished":
        raise RequestError("running", "a game can be reviewed when it is over")
