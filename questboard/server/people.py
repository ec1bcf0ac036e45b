"""People: how they leave a table, what its host may do, and how somebody's traces are erased."""

from __future__ import annotations

import logging
import secrets
import time

from questboard.server import moves, sync
from questboard.server.bots import STAND_IN, wake_bots
from questboard.server.errors import RequestError
from questboard.server.metrics import REPORTS
from questboard.server.permissions import check_host, check_seat_exists
from questboard.server.process import ServerProcess
from questboard.server.protocol import Recovery
from questboard.server.records import SeatRecord
from questboard.server.room import Room, is_present
from questboard.server.tokens import digest

log = logging.getLogger(__name__)

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of a recovery code: none that are taken for one another."""
GROUPS = 5


async def leave(server: ServerProcess, device: str, room: Room, number: int, bot: bool) -> None:
    """Give up one's seat: to a bot, or to whoever sits down there next."""
    check_seat_exists(room.record, number)
    async with room.lock:
        if room.record.seats[number].device != device:
            raise RequestError("forbidden", "you can leave only a seat of your own")
        await _vacate(server, room, number, bot)
    wake_bots(server, room)


async def remove(server: ServerProcess, device: str, room: Room, number: int, bot: bool) -> None:
    """Take a seat from somebody, who can't sit down at this table again; only the host may."""
    check_host(room.record, device)
    check_seat_exists(room.record, number)
    async with room.lock:
        seat = room.record.seats[number]
        if seat.kind != "person" or seat.device == device:
            raise RequestError("conflict", "only another person can be removed from a seat")
        barred = [*(room.record.barred or ()), seat.device or ""]
        await moves.change_table(server, room, barred=barred, updated=time.time())
        await _vacate(server, room, number, bot)
    wake_bots(server, room)


async def mute(server: ServerProcess, device: str, room: Room, number: int, muted: bool) -> None:
    """Refuse somebody's chat at a table, or allow it again; only the host may."""
    check_host(room.record, device)
    check_seat_exists(room.record, number)
    async with room.lock:
        await server.store.change_seat(room.record.id, number, muted=muted)
        room.record.seats[number].muted = muted
        await moves.change_table(server, room, updated=time.time())


async def close(server: ServerProcess, device: str, room: Room) -> None:
    """Close a table: one that waits at once, a running one if everybody else is away. Only the host may."""
    check_host(room.record, device)
    async with room.lock:
        if room.record.over:
            raise RequestError("game_over", "the game is already over")
        others = [seat for seat in room.record.seats if seat.kind == "person" and seat.device != device]
        if room.record.status == "playing" and any(is_present(seat) and not seat.level for seat in others):
            raise RequestError("conflict", "others are playing; propose to abandon the game instead")
        await moves.close(server, room, "host")


async def report(server: ServerProcess, device: str, room: Room, number: int, why: str) -> None:
    """Tell the operator about somebody at a table."""
    check_seat_exists(room.record, number)
    server.budgets.spend("chat", device)
    await server.store.add_report(room.record.id, number, device, why, time.time())
    REPORTS.inc()
    log.warning("somebody was reported", extra={"table": room.record.id, "seat": number})


async def _vacate(server: ServerProcess, room: Room, number: int, bot: bool) -> None:
    """Empty a seat; a game that is over keeps its players' names. The caller holds the lock."""
    record = room.record
    if record.over:
        raise RequestError("game_over", "the game is over; its seats stay as they are")
    seat, now = record.seats[number], time.time()
    takes_bot = record.status == "playing" and (bot or record.open_luck)
    changes = {
        "kind": "bot" if takes_bot else "open",
        "level": STAND_IN if takes_bot else "",
        "device": None,
        "invite": None,
        "seen": None,
        "ties": None,
        "seal": None,
        "seed": None,
        "muted": False,
    }
    gone = seat.device
    await server.store.change_seat(record.id, number, **changes)
    for name, change in changes.items():
        setattr(seat, name, change)
    people = [each for each in record.seats if each.kind == "person"]
    if not people:
        await moves.close(server, room, "host")
        return
    host = record.host
    if host == gone and not record.seats_of(host):
        host = heir(people).device or host
    due = room.due(now) if record.status == "playing" and not room.is_outdated else None
    await moves.change_table(server, room, host=host, due=due, proposal=None, updated=now)
    if record.status == "playing" and not room.is_outdated:
        room.send_scene(room.lines_sent())


def heir(people: list[SeatRecord]) -> SeatRecord:
    """Who becomes the host when the host leaves: the first who is here, or else the first."""
    return next((seat for seat in people if is_present(seat)), people[0])


# ---- erasure, and other devices


async def erase(server: ServerProcess, device: str) -> int:
    """Erase a device: its tables that nobody else has played at, and elsewhere its names and its chat."""
    erased = await server.store.erase_device(device, time.time())
    for table in erased:
        room = server.rooms.get(table)
        if room is not None:
            if await server.store.table(table) is None:
                server.rooms.pop(table)
                for visitor in room.visitors:
                    visitor.close(4404, "this table has been deleted")
            else:
                await sync.catch_up(server, room)
                sync.announce(server, room)
    return len(erased)


async def recovery_code(server: ServerProcess, device: str) -> Recovery:
    """A code that brings the seats of a device to another one; an older code of the device expires."""
    code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUPS)) for _ in range(GROUPS))
    await server.store.set_recovery(device, digest(code))
    return Recovery(code)


async def recover(server: ServerProcess, device: str, address: str, code: str) -> int:
    """Bring the seats of a lost device to this one; the code is used up."""
    server.budgets.spend("seats", device, address)
    tables = await server.store.move_device(digest(code.strip().lower()), device, time.time())
    if tables is None:
        raise RequestError("not_found", "this code has been used, replaced or mistyped")
    for table in tables:
        if table in server.rooms:
            await sync.catch_up(server, server.rooms[table])
            sync.announce(server, server.rooms[table])
    return len(tables)


async def forget_old(server: ServerProcess, days: float) -> None:
    """Delete the tables that nobody has changed for some days; 0 keeps all of them."""
    if days:
        gone = await server.store.delete_older(time.time() - days * 24 * 3600, list(server.rooms))
        if gone:
            log.info("old tables were deleted", extra={"tables": gone})
