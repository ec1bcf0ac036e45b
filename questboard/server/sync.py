"""Sync: processes tell each other which tables have changed, and reload those from the store."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questboard.server.process import ServerProcess
from questboard.server.protocol import Chat, ChatLine
from questboard.server.room import Room


class TableChanged(msgspec.Struct, omit_defaults=True):
    """A notice to the other processes that a table has changed."""

    table: str
    by: str
    """The process that changed it."""
    chat: ChatLine | None = None
    """A new line of chat; without one, the change is in the store."""


def announce(server: ServerProcess, room: Room, chat: ChatLine | None = None) -> None:
    """Tell the other processes that a table has changed."""
    server.pubsub.publish(msgspec.json.encode(TableChanged(room.record.id, server.id, chat)))


def receive(server: ServerProcess, notice: bytes) -> None:
    """React to a notice, if the table is open here and another process changed it."""
    changed = msgspec.json.decode(notice, type=TableChanged)
    room = server.rooms.get(changed.table)
    if changed.by == server.id or room is None:
        return
    if changed.chat is not None:
        for visitor in room.visitors:
            visitor.send(Chat([changed.chat]))
    else:
        server.spawn(catch_up(server, room))


async def catch_up(server: ServerProcess, room: Room) -> None:
    """Apply what the store has and this room doesn't, and show it to the visitors."""
    async with room.lock:
        record = await server.store.table(room.record.id)
        if record is None:
            return
        begun = room.record.status == "gathering" and record.status != "gathering"
        room.record = record
        if begun:
            room.send_scene({})
        for move in await server.store.moves(record.id, room.move):
            sent = room.lines_sent()
            await room.apply(move)
            if move.kind == "undo":
                room.send_scene({})
            else:
                room.send_scene(sent, beats=True)
        room.send_table()


async def catch_up_stale(server: ServerProcess, tables: Sequence[str]) -> None:
    """Catch up with those tables for which the store has something new."""
    for table, (move, updated) in (await server.store.versions(tables)).items():
        room = server.rooms.get(table)
        if room is not None and (move > room.move or updated != room.record.updated):
            await catch_up(server, room)
