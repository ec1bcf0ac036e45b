"""The channel: notices from one process to all others, in memory or through Redis.

A notice only says that there is something new; what it is, the store knows. So a notice that is
lost while Redis is away delays things for a moment, and breaks nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

NAME = "tables"
PATIENCE = 0.5
"""Seconds before Redis is tried again."""


class Channel:
    """What carries notices between processes."""

    def __init__(self, redis_url: str = "") -> None:
        self._redis = Redis.from_url(redis_url) if redis_url else None
        self._backend: ChannelsBackend = (
            RedisChannelsPubSubBackend(redis=self._redis, key_prefix="QUESTBOARD")
            if self._redis
            else MemoryChannelsBackend()
        )
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, notice: bytes) -> None:
        """Send a notice to everybody who listens, oneself included."""
        self._outbox.put_nowait(notice)

    async def open(self, hear: Callable[[bytes], None]) -> None:
        """Begin to send, and to hear what others send."""
        await self._backend.on_startup()
        self._tasks = [
            asyncio.create_task(self._again(self._send)),
            asyncio.create_task(self._again(lambda: self._listen(hear))),
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
            notice = await self._outbox.get()
            await self._backend.publish(notice, [NAME])

    async def _listen(self, hear: Callable[[bytes], None]) -> None:
        await self._backend.subscribe([NAME])
        async for _, notice in self._backend.stream_events():
            hear(notice)

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something forever; Redis may go away and come back."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                log.warning("the channel is interrupted and tried again: %s", error)
                await asyncio.sleep(PATIENCE)
