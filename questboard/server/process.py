"""One process of the server: the rooms that it has open, and the services that they share."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from questboard.kernel import Luck
from questboard.server.bot_pool import BotPool
from questboard.server.budgets import Budgets
from questboard.server.pubsub import PubSub
from questboard.server.reviews import Reviews
from questboard.server.room import Room
from questboard.server.store import Store


class ServerProcess:
    """What the functions of `rooms`, `moves`, `bots` and the like work on."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        pubsub: PubSub,
        absent_after: float,
        review_seconds: float = 60.0,
        luck: str = "",
        budget: float = 0.0,
        longest_game: int = 20_000,
        longest_pause: float = 7 * 24 * 3600.0,
    ) -> None:
        """`absent_after` is how long a person must be away, in seconds, before a bot may take the seat; all
        luck comes from `luck`, unless that is empty."""
        self.id = secrets.token_hex(8)
        """Tells our own notices from those of other processes."""
        self.store = store
        self.bot_pool = bot_pool
        self.pubsub = pubsub
        self.absent_after = absent_after
        self._luck = luck
        self.budgets = Budgets(budget)
        self.longest_game = longest_game
        self.longest_pause = longest_pause
        self.reviews = Reviews(store, bot_pool, self.spawn, review_seconds)
        self.rooms: dict[str, Room] = {}
        """The tables in memory, by their ids."""
        self.loading: dict[str, asyncio.Lock] = {}
        """Held while a table is loaded, so that it is loaded once."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def takes_seeds(self) -> bool:
        """Whether players can add seeds to the luck; not where all of it comes from a word."""
        return not self._luck

    def new_luck(self, wanted: object) -> Luck:
        """The luck of a new table: secret, except on a server whose luck comes from a word."""
        if self._luck:
            plain = msgspec.to_builtins(wanted)
            if isinstance(plain, dict):
                plain.pop("seal", None)
            return Luck.seeded(f"{self._luck} {msgspec.json.encode(plain).decode()}")
        return Luck(secrets.token_bytes(16))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background until it ends or the server stops."""
        _ = self.start(work)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """The same for somebody who wants to know when it ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def cancel_tasks(self) -> None:
        """Cancel all background work, and wait for its end."""
        while tasks := list(self._tasks):  # work that is being cancelled may still begin other work
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            self._tasks.difference_update(tasks)
