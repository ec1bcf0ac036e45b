"""The channel: notices from one process to all others, in memory or through Redis.

A notice only says that there is something new; what it is, the store knows. So a notice that is
lost while Redis is away delays things for a moment, and breaks nothing: whoever hears again after an
interruption is told so, and looks for himself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

NAME = "questboard"
PATIENCE = 0.5
"""Seconds before Redis is tried again."""
UNSENT = 10_000
"""So many notices wait for Redis to come back; older ones are forgotten."""


class Channel:
    """What carries notices between processes."""

    def __init__(self, redis_url: str = "") -> None:
        # We try again ourselves: a client that does so in silence would not say that it has missed something.
        self._redis = Redis.from_url(redis_url, retry=Retry(NoBackoff(), 0)) if redis_url else None
        self._backend: ChannelsBackend = (
            RedisChannelsPubSubBackend(redis=self._redis, key_prefix="QUESTBOARD")
            if self._redis
            else MemoryChannelsBackend()
        )
        self._outbox: deque[bytes] = deque(maxlen=UNSENT)
        self._posted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_alone(self) -> bool:
        """Whether this process serves everything."""
        return self._redis is None

    def publish(self, notice: bytes) -> None:
        """Send a notice to everybody who listens, oneself included."""
        self._outbox.append(notice)
        self._posted.set()

    async def open(self, hear: Callable[[bytes], None], listening: Callable[[], None]) -> None:
        """Begin to send and to hear; `listening` is called when, from then on, nothing is missed."""
        await self._backend.on_startup()
        self._tasks = [
            asyncio.create_task(self._again(self._send)),
            asyncio.create_task(self._again(lambda: self._listen(hear, listening))),
        ]

    async def close(self) -> None:
        """Stop both; what was not sent is found in the store by those who look."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(RedisError, OSError):
            await self._backend.on_shutdown()
        if self._redis is not None:
            await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._posted.wait()
            while self._outbox:
                await self._backend.publish(self._outbox[0], [NAME])
                self._outbox.popleft()
            self._posted.clear()

    async def _listen(self, hear: Callable[[bytes], None], listening: Callable[[], None]) -> None:
        await self._backend.subscribe([NAME])
        listening()
        async for _, notice in self._backend.stream_events():
            hear(notice)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something forever; Redis may go away and come back."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("the channel is interrupted, and tried again: %s", error)
                await asyncio.sleep(PATIENCE)
