"""History: replays, logs and exports of a game, as far as the viewer may see them."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec

from questboard.box import load_lid
from questboard.ending import GameEnd, game_end
from questboard.games import load_rules
from questboard.kernel import Event
from questboard.kernel.record import Entry
from questboard.language import TABLE
from questboard.marks import Mark
from questboard.picture import draw
from questboard.server.errors import RequestError
from questboard.server.permissions import check_over
from questboard.server.process import ServerProcess
from questboard.server.protocol import BeatRange, Line, Moment, Played
from questboard.server.records import SeatRecord
from questboard.server.room import Room
from questboard.text.words import against_best, ending_lines, level_in_words, result, with_rule

t = TABLE.t

MAX_BEATS = 60
"""How many beats are told of what has happened since somebody left."""


async def moment(room: Room, seat: int, ply: int) -> Moment:
    """The game as it stood after a number of answers, and the way there from the moment before."""
    async with room.lock:
        if room.is_outdated:
            return _final_moment(room)
        log, lines = _answers(room, ply), _lines(room, seat, 0, ply)
    scene, beats = await room.past.moment(log, ply, seat, room.names)
    return Moment(ply, len(log), scene, lines, beats)


async def beats(room: Room, seat: int, after: int) -> BeatRange:
    """What has happened since a moment: at most the last `MAX_BEATS` beats, and the lines before them."""
    async with room.lock:
        _check_rules(room)
        log = _answers(room, after)
        first = first_told(room.table.journal, after, len(log))
        lines = _lines(room, seat, after + 1, first - 1)
    scene, answers = await room.past.beats(log, first, seat, room.names)
    return BeatRange(lines, scene, answers)


async def marks(room: Room, seat: int) -> list[Mark]:
    """The rounds, turns and turning points of the game."""
    async with room.lock:
        if room.is_outdated:
            return []
        log = _answers(room, 0)
    return await room.past.marks(log, seat, room.names)


async def ending(room: Room, seat: int, turn: int | None) -> GameEnd:
    """How the game ended, as a story; `turn` is the answer at which a review has seen it decided."""
    async with room.lock:
        check_over(room.record, "the ending")
        _check_rules(room)
        return game_end(room.table, seat, room.names, turn)


async def picture(room: Room, seat: int) -> str:
    """The table as it stood at the end of the game, with the story of the end above it, as an SVG."""
    async with room.lock:
        check_over(room.record, "a picture of the end")
        _check_rules(room)
        end = game_end(room.table, seat, room.names)
        scene = room.table.scene(seat, room.names)
    return await asyncio.to_thread(draw, scene, story=ending_lines(end))


def first_told(journal: list[Event], after: int, last: int) -> int:
    """The first answer after a moment of which the beats are told; the latest is told however long it is."""
    if after == last:
        return last + 1
    events = Counter(event.ply for event in journal)
    first, told = last, events[last]
    while first - 1 > after and told + events[first - 1] <= MAX_BEATS:
        first -= 1
        told += events[first]
    return first


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
            t(
                "Seat {number}: {who}.",
                number=seat.seat + 1,
                who=f"{name}, {t('{level} bot', level=level_in_words(seat.level))}" if seat.level else name,
            )
            for seat, name in zip(record.seats, room.names, strict=True)
        ]
        luck = t("Its commitment is {commitment}", commitment=record.commitment)
        told = [room.rules.domain.t(room.rules.title), *players, luck, *lines]
        if record.status == "finished" and not room.is_outdated:
            told += result(room.table.outcome, room.names, domain=room.rules.domain)
            told += ending_lines(game_end(room.table, seat, room.names))
            if record.solo_score is not None:
                told.append(against_best(record.solo_score, record.to_beat, room.rules.solo_rule))
        if record.over:
            told.append(t("The luck key was {key}", key=record.origin.last_luck.hex()))
    return "\n".join(told) + "\n"


def _player(seat: SeatRecord, name: str) -> str:
    bot = t("{level} bot", level=level_in_words(seat.level)) if seat.level else ""
    return t("Seat {number}: {who}.", number=seat.seat + 1, who=", ".join(filter(None, (name, bot))))


async def played(server: ServerProcess, device: str, game: str) -> list[Played]:
    """How a device fared in each adventure of a box that it has finished."""
    lid, rules = load_lid(game), load_rules(game)
    found: dict[str, Played] = {}
    for ended in await server.store.finished(device, game) if lid and device else []:
        seats = len(ended.mine)
        adventure = lid.played(rules.settled_options(ended.options, seats), seats) if lid else ""
        if not adventure:
            continue
        one = found.setdefault(adventure, Played(adventure, 0, 0, False, None))
        one.won += ended.won
        one.lost += not ended.won
        one.last_won = ended.won
        if ended.solo_score is not None:
            one.best = max(ended.solo_score, one.best or 0)
    return list(found.values())


async def save(room: Room) -> str:
    """The game as a save file, once it has no secrets left."""
    async with room.lock:
        check_over(room.record, "a save")
        return room.table.save()


def _answers(room: Room, ply: int) -> list[Entry]:
    """All answers of the game, which must have the one that is asked for."""
    _check_begun(room)
    log = room.table.log
    if ply > len(log):
        raise RequestError("not_found", f"this game has answers 0 to {len(log)}; there is no answer {ply}")
    return log[:]


def _lines(room: Room, seat: int, first: int, last: int) -> list[Line]:
    return [line for line in room.story(seat) if first <= line.ply <= last]


def _check_rules(room: Room) -> None:
    if room.is_outdated:
        raise RequestError("closed", "the rules have changed since this game began; it can't be replayed")


def _check_begun(room: Room) -> None:
    if room.record.status == "gathering":
        raise RequestError("gathering", "the game has not begun; there is nothing to see yet")


def _final_moment(room: Room) -> Moment:
    """The end of a game that can no longer be replayed, because its rules have changed."""
    if room.record.keepsake is None:
        raise RequestError("closed", "the rules have changed since this game began; it can't be shown")
    return msgspec.convert(room.record.keepsake, Moment)
