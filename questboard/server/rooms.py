"""Rooms: tables are loaded from the store when somebody needs them, and closed when nobody does.

Any process can serve any table. The store holds the truth; a room is this process's copy of it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time

from questboard.games import load_rules
from questboard.server import sync
from questboard.server.errors import RequestError, table_not_found
from questboard.server.metrics import ROOMS
from questboard.server.process import ServerProcess
from questboard.server.room import Room

log = logging.getLogger(__name__)

IDLE_AFTER = 300.0
"""Seconds after which an empty room is closed."""
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
"""Reject malformed ids before querying."""


async def get_room(server: ServerProcess, table: str) -> Room:
    """The room of a table, up to date with the store."""
    room = server.rooms.get(table)
    if room is None:
        try:
            async with server.loading.setdefault(table, asyncio.Lock()):
                room = server.rooms.get(table) or await _load(server, table)
        finally:
            server.loading.pop(table, None)
    if not server.pubsub.is_alone:
        await sync.catch_up_stale(server, [table])  # a notice may still be on its way
    room.last_used = time.monotonic()
    return room


async def _load(server: ServerProcess, table: str) -> Room:
    record = await server.store.table(table) if TABLE_ID.fullmatch(table) else None
    if record is None:
        raise table_not_found(table)
    moves = await server.store.moves(table)
    load_rules(record.game)  # here, because two threads must not load them at the same time
    try:
        room = await asyncio.to_thread(Room, record, moves)  # replaying a long game takes a while
    except Exception as error:
        log.error("a table can't be loaded", extra={"table": table}, exc_info=error)
        raise RequestError(
            "closed", "this table can't be loaded any more: its answers don't follow the rules"
        ) from error
    room = server.rooms.setdefault(table, room)
    ROOMS.set(len(server.rooms))
    await sync.catch_up_stale(server, [table])  # clocks may have been put forward meanwhile
    return room


def close_idle_rooms(server: ServerProcess) -> None:
    """Forget the rooms that nobody has used for a while, and elsewhere the past that nobody has asked for."""
    now = time.monotonic()
    for table, room in list(server.rooms.items()):
        if not room.visitors and room.bot_task is None and now - room.last_used > IDLE_AFTER:
            del server.rooms[table]
        else:
            room.past.rest(now)
    ROOMS.set(len(server.rooms))
