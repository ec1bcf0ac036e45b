"""The past: replays, stories and exports, as far as whoever asks may see them."""

from __future__ import annotations

import asyncio

import msgspec

from questboard.kernel import SPECTATOR
from questboard.server.denied import Denied
from questboard.server.room import Room, check_seat
from questboard.server.store import TableRecord
from questboard.server.wire import Line, Moment
from questboard.text.words import against_best, result, with_rule


def eyes(record: TableRecord, device: str, seat: int | None) -> int:
    """Through whose eyes a device may look: its own seats' and a spectator's; anybody's when it is over."""
    mine = record.seats_of(device) if device else []
    if seat is None:
        return mine[0] if mine else SPECTATOR
    if seat == SPECTATOR or seat in mine:
        return seat
    check_seat(record, seat)
    if not record.over:
        raise Denied("forbidden", "while the game runs, you can look only through your own eyes")
    return seat


async def moment(room: Room, seat: int, ply: int) -> Moment:
    """The game as it stood after so many answers."""
    async with room.lock:
        if room.is_old:
            return _keepsake(room)
        _check_begun(room)
        if ply > room.table.ply:
            raise Denied(
                "not_found", f"this game has answers 0 to {room.table.ply}; there is no answer {ply}"
            )
        earlier = await asyncio.to_thread(room.table.at, ply)  # a long game takes a while to replay
        return room.moment(earlier, seat, ply)


async def story(room: Room, seat: int) -> list[Line]:
    """What has happened, in words."""
    async with room.lock:
        if room.is_old:
            return _keepsake(room).lines
        _check_begun(room)
        return room.story(seat)


async def text(room: Room, seat: int) -> str:
    """The whole game as text, each line with the number of the answer that it follows."""
    lines = [f"{line.ply}. {with_rule(line.text, line.rule)}" for line in await story(room, seat)]
    async with room.lock:
        record = room.record
        players = [
            f"Seat {seat.seat + 1}: {name}{f', {seat.level} bot' if seat.level else ''}."
            for seat, name in zip(record.seats, room.names, strict=True)
        ]
        told = [room.rules.title, *players, f"The luck's commitment is {record.commitment}", *lines]
        if record.status == "finished" and not room.is_old:
            told += result(room.table.outcome, room.names)
            if record.solo_score is not None:
                told.append(against_best(record.solo_score, record.to_beat, room.rules.solo_rule))
        if record.over:
            told.append(f"The luck key was {record.luck.hex()}")
    return "\n".join(told) + "\n"


async def save(room: Room) -> str:
    """The game as a save; while it runs, that would tell its secrets."""
    async with room.lock:
        if not room.record.over:
            raise Denied("running", "a game can be exported as a save when it is over")
        return room.table.save()


def _check_begun(room: Room) -> None:
    if room.record.status == "gathering":
        raise Denied("gathering", "the game has not begun; there is nothing to see yet")


def _keepsake(room: Room) -> Moment:
    """What was kept of a game whose rules have been mended since."""
    if room.record.keepsake is None:
        raise Denied("closed", "the rules of this game have been mended since; it can't be shown")
    return msgspec.convert(room.record.keepsake, Moment)
