"""Presence: who is at which table."""

from __future__ import annotations

import time

from questboard.kernel import SPECTATOR
from questboard.server import moves, sync
from questboard.server.bots import wake_bots
from questboard.server.metrics import SOCKETS, TROUBLED
from questboard.server.permissions import check_player
from questboard.server.process import ServerProcess
from questboard.server.protocol import Chat
from questboard.server.room import AWAY_AFTER, Room, Visitor, is_present
from questboard.server.rooms import close_idle_rooms

REFRESH_INTERVAL = 20.0
"""Seconds between two updates of who is present."""


async def enter(server: ServerProcess, room: Room, visitor: Visitor) -> None:
    """Connect a visitor: send the table, the chat and the scene. A stand-in bot gives up the seat."""
    async with room.lock:
        chat = await server.store.chat(room.record.id)
        if visitor.seat != SPECTATOR:
            check_player(room, visitor)
            await _return_to_seat(server, room, visitor.seat)
        room.visitors.append(visitor)
        SOCKETS.inc()
        visitor.send_table(room.record)
        visitor.send(Chat(chat))
        if room.record.status != "gathering" and not room.is_outdated:
            room.show_scene(visitor)
    if server.pubsub.is_alone or all(
        seat.level for seat in room.record.seats
    ):  # otherwise another process may already run this table's bots
        wake_bots(server, room)


async def _return_to_seat(server: ServerProcess, room: Room, number: int) -> None:
    seat, now = room.record.seats[number], time.time()
    had_stand_in, was_away = bool(seat.level), not is_present(seat)
    seat.seen, seat.level = now, ""
    await server.store.change_seat(room.record.id, number, seen=now, level="")
    proposal = room.record.proposal
    if proposal and proposal.kind == "standin" and proposal.seat == number:
        await moves.change_table(server, room, proposal=None, updated=now)
    if had_stand_in:
        due = room.record.due if room.is_outdated or room.record.asked != number else room.due(now)
        await moves.change_table(server, room, due=due, updated=now)
    elif was_away:
        room.send_table()
        sync.announce(server, room)


async def leave(server: ServerProcess, room: Room, visitor: Visitor) -> None:
    """Disconnect a visitor; a player without another socket counts as away at once."""
    if visitor not in room.visitors:
        return
    room.visitors.remove(visitor)
    SOCKETS.dec()
    if visitor.seat == SPECTATOR or any(each.seat == visitor.seat for each in room.visitors):
        return
    left = room.record.seats[visitor.seat].seen = time.time() - AWAY_AFTER
    await server.store.set_seen([(room.record.id, visitor.seat)], left)
    room.send_table()
    sync.announce(server, room)


async def refresh_presence(server: ServerProcess) -> None:
    """Save who is here, learn who is elsewhere, catch up with missed changes, and close empty rooms."""
    present = {
        (room.record.id, visitor.seat)
        for room in server.rooms.values()
        for visitor in room.visitors
        if visitor.seat != SPECTATOR
    }
    await server.store.set_seen(sorted(present), time.time())
    tables = list(server.rooms)
    for table, seen in (await server.store.last_seen(tables)).items():
        if table in server.rooms:
            server.rooms[table].update_presence(seen)
    await sync.catch_up_stale(server, tables)
    TROUBLED.set(await server.store.troubled())
    close_idle_rooms(server)
