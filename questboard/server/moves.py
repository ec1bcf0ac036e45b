"""Moves: answers and undos are saved first and shown afterwards."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Literal

from questboard.server import sync
from questboard.server.errors import RequestError
from questboard.server.metrics import ANSWERS
from questboard.server.permissions import check_turn
from questboard.server.process import ServerProcess
from questboard.server.protocol import ClosedBecause
from questboard.server.records import By, MoveRecord
from questboard.server.room import Room

log = logging.getLogger(__name__)


async def answer(
    server: ServerProcess, room: Room, seat: int, move: int, index: int, by: By = "person"
) -> None:
    """Answer the question of a move; when this returns, the answer is saved."""
    began = time.perf_counter()
    async with room.lock:
        check_turn(room, seat, move)
        sent = room.lines_sent()
        room.answer(seat, index, by)
        await _save(server, room, "answer", seat, room.table.log[-1].answer, by)
        room.send_scene(sent, beats=True)
        if room.record.status == "playing" and room.move >= server.longest_game:
            await close(server, room, "length")
        if room.record.status != "playing":
            log.info("game over", extra={"table": room.record.id, "ply": room.record.ply})
            room.send_table()
    ANSWERS.labels(by).observe(time.perf_counter() - began)


async def take_back(server: ServerProcess, room: Room, seat: int, plies: int) -> None:
    """Take back answers; the caller holds the lock and has everybody's consent."""
    remaining = room.table.ply - plies
    fair = not room.record.looked_ahead
    await room.take_back(plies)
    await _save(server, room, "undo", seat, remaining, "person")
    room.send_scene({})
    if fair and room.record.looked_ahead:
        room.send_table()  # where somebody plays for a score to beat, there is none any more


async def change_table(server: ServerProcess, room: Room, **changes: Any) -> None:
    """Save a change that is not a move, and tell everybody; the caller holds the lock."""
    await server.store.change_table(room.record.id, **changes)
    room.update_record(changes)
    room.send_table()
    sync.announce(server, room)


async def close(server: ServerProcess, room: Room, because: ClosedBecause) -> None:
    """Close a table, whatever is going on there; the caller holds the lock."""
    now = time.time()
    closed: dict[str, Any] = {"status": "closed", "closed_because": because, "paused": False, "due": None}
    await change_table(server, room, **closed, proposal=None, trouble=None, updated=now)


async def score_to_beat(server: ServerProcess, room: Room) -> int | None:
    """The best solo score of the player's device in other games with the same options."""
    record, changed_options = room.record, room.rules.changed_options
    (seat,) = record.seats
    scores = await server.store.solo_scores(seat.device or "", record.game)
    comparable = [
        score
        for table, options, score in scores
        if table != record.id and changed_options(options) == changed_options(record.options)
    ]
    return max(comparable, default=None)


async def _save(
    server: ServerProcess, room: Room, kind: Literal["answer", "undo"], seat: int, value: Any, by: By
) -> None:
    """Save the move that was just applied to a room; if that fails, the room goes back to the saved state."""
    now = time.time()
    record = MoveRecord(move=room.move, kind=kind, seat=seat, by=by, value=value, at=now)
    room.move += 1
    try:
        changes = room.progress(now)
        if "solo_score" in changes:
            changes["to_beat"] = await score_to_beat(server, room)
        saved = await server.store.add_move(room.record.id, record, changes)
    except BaseException:
        await _reload(server, room)  # it may have been saved all the same
        raise
    if not saved:
        await _reload(server, room)
        raise RequestError("stale", "somebody else has answered in the meantime")
    had_proposal = room.record.proposal is not None
    room.update_record(changes)
    if had_proposal:
        room.send_table()
    sync.announce(server, room)


async def _reload(server: ServerProcess, room: Room) -> None:
    """Return to the state in the store, and show it to everybody."""
    try:
        record = await server.store.table(room.record.id)
        assert record is not None
        room.record = record
        await asyncio.to_thread(room.replay, await server.store.moves(record.id))
    except BaseException:
        # The store can't be reached: close the room, so that the next visitor loads it again.
        server.rooms.pop(room.record.id, None)
        for visitor in room.visitors:
            visitor.close(1011, "the table can't be loaded; try again")
        raise
    room.send_scene({})
    room.send_table()
