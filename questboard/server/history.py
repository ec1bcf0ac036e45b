"""History: replays, logs and exports of a game, as far as the viewer may see them."""

from __future__ import annotations

import asyncio

import msgspec

from questboard.server.errors import RequestError
from questboard.server.permissions import check_over
from questboard.server.protocol import Line, Moment
from questboard.server.room import Room
from questboard.text.words import against_best, result, with_rule


async def moment(room: Room, seat: int, ply: int) -> Moment:
    """The game as it stood after a number of answers."""
    async with room.lock:
        if room.is_outdated:
            return _final_moment(room)
        _check_begun(room)
        if ply > room.table.ply:
            raise RequestError(
                "not_found", f"this game has answers 0 to {room.table.ply}; there is no answer {ply}"
            )
        earlier = await asyncio.to_thread(room.table.at, ply)  # replaying a long game takes a while
        return room.moment(earlier, seat, ply)


async def story(room: Room, seat: int) -> list[Line]:
    """The log of the game in words."""
    async with room.lock:
        if room.is_outdated:
            return _final_moment(room).lines
        _check_begun(room)
        return room.story(seat)


async def text(room: Room, seat: int) -> str:
    """The whole game as text; each line begins with the number of answers before it."""
    lines = [f"{line.ply}. {with_rule(line.text, line.rule)}" for line in await story(room, seat)]
    async with room.lock:
        record = room.record
        players = [
            f"Seat {seat.seat + 1}: {name}{f', {seat.level} bot' if seat.level else ''}."
            for seat, name in zip(record.seats, room.names, strict=True)
        ]
        told = [room.rules.title, *players, f"The luck's commitment is {record.commitment}", *lines]
        if record.status == "finished" and not room.is_outdated:
            told += result(room.table.outcome, room.names)
            if record.solo_score is not None:
                told.append(against_best(record.solo_score, record.to_beat, room.rules.solo_rule))
        if record.over:
            told.append(f"The luck key was {record.luck.hex()}")
    return "\n".join(told) + "\n"


async def save(room: Room) -> str:
    """The game as a save file, once it has no secrets left."""
    async with room.lock:
        check_over(room.record, "a save")
        return room.table.save()


def _check_begun(room: Room) -> None:
    if room.record.status == "gathering":
        raise RequestError("gathering", "the game has not begun; there is nothing to see yet")


def _final_moment(room: Room) -> Moment:
    """The end of a game that can no longer be replayed, because its rules have changed."""
    if room.record.keepsake is None:
        raise RequestError("closed", "the rules have changed since this game began; it can't be shown")
    return msgspec.convert(room.record.keepsake, Moment)
