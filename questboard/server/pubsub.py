"""Pub/sub: notices from one process to all others, in memory or through Redis.

A notice says only that something has changed; the details are in the store. A notice that is lost while
Redis is down therefore delays an update and breaks nothing: after an interruption a subscriber is told to
look for what it missed.
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

CHANNEL = "questboard"
RETRY_DELAY = 0.5
"""Seconds before we try to reach Redis again."""
MAX_UNSENT = 10_000
"""Notices that wait while Redis is down; beyond that the oldest are dropped."""


class PubSub:
    """Sends notices to all processes and receives theirs."""

    def __init__(self, redis_url: str = "") -> None:
        # We retry ourselves: a client that retries silently would not tell us that it missed notices.
        self._redis = Redis.from_url(redis_url, retry=Retry(NoBackoff(), 0)) if redis_url else None
        self._backend: ChannelsBackend = (
            RedisChannelsPubSubBackend(redis=self._redis, key_prefix="QUESTBOARD")
            if self._redis
            else MemoryChannelsBackend()
        )
        self._outbox: deque[bytes] = deque(maxlen=MAX_UNSENT)
        self._posted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_alone(self) -> bool:
        """Whether this is the only process."""
        return self._redis is None

    def publish(self, notice: bytes) -> None:
        """Send a notice to every subscriber, ourselves included."""
        self._outbox.append(notice)
        self._posted.set()

    async def open(self, receive: Callable[[bytes], None], subscribed: Callable[[], None]) -> None:
        """Start to send and receive; `subscribed` is called each time a subscription begins."""
        await self._backend.on_startup()
        self._tasks = [
            asyncio.create_task(self._forever(self._send)),
            asyncio.create_task(self._forever(lambda: self._listen(receive, subscribed))),
        ]

    async def close(self) -> None:
        """Stop both; other processes find unsent changes in the store."""
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
                await self._backend.publish(self._outbox[0], [CHANNEL])
                self._outbox.popleft()
            self._posted.clear()

    async def _listen(self, receive: Callable[[bytes], None], subscribed: Callable[[], None]) -> None:
        await self._backend.subscribe([CHANNEL])
        subscribed()
        async for _, notice in self._backend.stream_events():
            receive(notice)

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run something again whenever it fails: Redis may go away and come back."""
        while True:
            try:
                await work()
            except Exception as error:
                log.warning("pub/sub was interrupted; retrying: %s", error)
                await asyncio.sleep(RETRY_DELAY)
