"""The lobby: how tables are created, and how people come to sit at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from questboard.bots import BOT_NAMES
from questboard.games import load_rules, playable
from questboard.kernel import Luck, SetupError, Table
from questboard.server import moves, sync
from questboard.server.bots import wake_bots
from questboard.server.budgets import WAITING_TABLES
from questboard.server.errors import RequestError
from questboard.server.names import normalised, unique_name
from questboard.server.permissions import check_level, check_may_fill, check_over, check_seat_exists
from questboard.server.process import ServerProcess
from questboard.server.protocol import (
    ForkRequest,
    Invitation,
    Invite,
    LobbyInfo,
    SeatRequest,
    TableCreated,
    TableRequest,
)
from questboard.server.records import MoveRecord, SeatRecord, TableRecord
from questboard.server.room import Room, has_score_to_beat, standing_answers, table_info
from questboard.server.rooms import get_room
from questboard.server.tokens import digest, new_token
from questboard.tutorial import load_tutorial

log = logging.getLogger(__name__)

REVEAL_TIMEOUT = 20.0
"""Seconds that players have to reveal their seeds; then the game begins without those that are missing."""


async def lobby_info(server: ServerProcess, device: str) -> LobbyInfo:
    """The tables of a device, and the public ones."""
    mine = await server.store.of_device(device) if device else []
    gathering = await server.store.listed("gathering")
    running = await server.store.listed("playing")
    finished = await server.store.listed("finished")
    return LobbyInfo(
        *([table_info(each, device) for each in some] for some in (mine, gathering, running, finished))
    )


# ---- new tables


async def create_table(
    server: ServerProcess,
    device: str,
    wanted: TableRequest,
    luck: Luck | None = None,
    guided: bool = False,
) -> TableCreated:
    """A new table, dealt from secret luck unless it is given."""
    rules = load_rules(wanted.game)
    rules.check_seats(len(wanted.seats))
    check_levels(wanted.seats)
    if wanted.public and await server.store.waiting(device) >= server.budgets.most(WAITING_TABLES):
        raise RequestError("too_fast", "several of your tables already wait for players; close one first")
    options = msgspec.to_builtins(rules.read_options(wanted.options))
    record = new_record(device, wanted.game, options, luck or server.new_luck(wanted))
    seal = wanted.seal if server.takes_seeds else ""
    record.public, record.clock, record.guided = wanted.public, wanted.clock, guided
    return await add_table(server, record, wanted.seats, device, seal=seal)


async def create_tutorial(server: ServerProcess, device: str, game: str, name: str) -> TableCreated:
    """The table of a tutorial: a person and bots, dealt from the tutorial's own seed."""
    tutorial = load_tutorial(game) if game in playable() else None
    if tutorial is None:
        raise SetupError(f"{game!r} has no tutorial")
    seats = [SeatRequest("me", name), *(SeatRequest("bot", level=level) for level in tutorial.bots)]
    wanted = TableRequest(game, seats, tutorial.options)
    return await create_table(server, device, wanted, Luck.seeded(tutorial.seed), guided=True)


async def fork(server: ServerProcess, device: str, room: Room, wanted: ForkRequest) -> TableCreated:
    """A new table that begins at an earlier point of a game that is over.

    The luck of that game is published. Who plays on alone, or with bots, plays on with it; where anybody else
    can sit down, all that nobody could know is dealt anew, from new luck.
    """
    origin = room.record
    check_over(origin, "playing on from an earlier point")
    check_levels(wanted.seats)
    if len(wanted.seats) != len(origin.seats):
        raise SetupError(f"this game has {len(origin.seats)} seats, not {len(wanted.seats)}")
    if wanted.ply > room.table.ply:
        raise SetupError(f"this game has answers 0 to {room.table.ply}; there is no answer {wanted.ply}")
    answers = standing_answers(await server.store.moves(origin.id))
    record = new_record(device, origin.game, origin.options, Luck(origin.luck))
    record.rules, record.public = origin.rules, wanted.public
    record.seeds = origin.seeds
    ply = wanted.ply
    redeals = [redeal for redeal in origin.redeals or () if redeal[0] <= ply]
    if any(seat.kind == "open" for seat in wanted.seats):
        past = await asyncio.to_thread(room.table.at, ply)
        ply = past.between_steps
        luck = server.new_luck((origin.id, ply))
        redeals = [*(redeal for redeal in redeals if redeal[0] < ply), (ply, luck.secret.hex(), [])]
        record.commitment = luck.commitment
    else:
        record.open_luck = True
        record.commitment = Luck(record.origin.last_luck).commitment
    record.redeals = redeals or None
    alone = record.open_luck and not wanted.public
    # Whoever else sits here must not find the way to a private table.
    record.forked_from, record.forked_ply = origin.id if origin.public or alone else "", ply
    copied = [msgspec.structs.replace(move, move=number) for number, move in enumerate(answers[:ply])]
    return await add_table(
        server, record, wanted.seats, device, copied, wanted.seal if server.takes_seeds else ""
    )


async def resume_save(
    server: ServerProcess, table: Table[Any, Any], seats: Sequence[SeatRequest]
) -> TableCreated:
    """A table that continues a saved game."""
    if table.origin is None:
        raise SetupError("this save begins from a position; only a game that was dealt can be resumed")
    if len(seats) != table.seats:
        raise SetupError(f"this game has {table.seats} seats, not {len(seats)}")
    origin = table.origin
    record = new_record("", table.rules.name, origin.options, Luck(origin.luck))
    record.seeds, record.open_luck = list(origin.seeds) or None, True
    record.redeals = [(each.ply, each.luck.hex(), list(each.seeds)) for each in origin.redeals] or None
    record.commitment = Luck(origin.last_luck).commitment
    now = time.time()
    answers = [
        MoveRecord(move=number, kind="answer", seat=entry.seat, by="person", value=entry.answer, at=now)
        for number, entry in enumerate(table.log)
    ]
    return await add_table(server, record, seats, "", answers)


async def rematch(server: ServerProcess, device: str, room: Room) -> TableCreated:
    """Another game with the same people and bots in the same seats; one request serves everybody."""
    origin = room.record
    check_over(origin, "a rematch")
    mine = origin.seats_of(device)
    if not mine:
        raise RequestError("forbidden", "only players of this game can ask for a rematch")
    if not origin.rematch:
        record = new_record(device, origin.game, origin.options, server.new_luck(origin.commitment))
        record.public, record.clock = origin.public, origin.clock
        record.seats = [
            msgspec.structs.replace(
                seat,
                level=seat.level if seat.kind == "bot" else "",
                invite=None,
                seen=None,
                seal=None,
                seed=None,
            )
            for seat in origin.seats
        ]
        if await server.store.add_rematch(origin.id, record):
            await begin_if_full(server, await get_room(server, record.id))
        await sync.catch_up(server, room)
        sync.announce(server, room)
    return TableCreated(room.record.rematch, mine[0], [])


def new_record(device: str, game: str, options: dict[str, Any], luck: Luck) -> TableRecord:
    """A table without seats."""
    now = time.time()
    return TableRecord(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=load_rules(game).version,
        options=options,
        luck=luck.secret,
        commitment=luck.commitment,
        host=device,
        public=False,
        guided=False,
        clock=None,
        status="gathering",
        created=now,
        updated=now,
        seats=[],
    )


async def add_table(
    server: ServerProcess,
    record: TableRecord,
    wanted: Sequence[SeatRequest],
    device: str,
    answers: Sequence[MoveRecord] = (),
    seal: str = "",
) -> TableCreated:
    """Seat everybody, save the table, and begin if no seat is open."""
    invites = []
    for number, request in enumerate(wanted):
        seat = seat_record(request, number, device)
        if seat.kind == "open":
            token = new_token()
            seat.invite = digest(token)
            invites.append(Invite(number, token))
        seat.name = unique_name(seat.name, [other.name for other in record.seats])
        record.seats.append(seat)
    mine = record.seats_of(device)
    if mine and seal and not record.open_luck:
        record.seats[mine[0]].seal = seal
    record.move = record.ply = len(answers)
    await server.store.add_table(record, answers)
    await begin_if_full(server, await get_room(server, record.id))
    return TableCreated(record.id, mine[0] if mine else None, invites)


def check_levels(wanted: Sequence[SeatRequest]) -> None:
    """Refuse bots outside the fixed levels: anyone could ask for one that thinks for hours."""
    for seat in wanted:
        if seat.kind == "bot":
            check_level(seat.level)


def seat_record(wanted: SeatRequest, number: int, device: str) -> SeatRecord:
    """The record of a requested seat."""
    name = normalised(wanted.name)
    match wanted.kind:
        case "me":
            return SeatRecord(seat=number, kind="person", name=name or f"Player {number + 1}", device=device)
        case "bot":
            name = name or BOT_NAMES[number % len(BOT_NAMES)]
            return SeatRecord(seat=number, kind="bot", name=name, level=wanted.level)
        case "open":
            return SeatRecord(seat=number, kind="open", name=name)


async def begin_if_full(server: ServerProcess, room: Room) -> None:
    """Begin the game if no seat is open."""
    too_late = False
    async with room.lock:
        record, now = room.record, time.time()
        if record.awaits_seeds and (record.due is None or record.due > now):
            if record.due is None:
                await server.store.change_table(record.id, due=now + REVEAL_TIMEOUT)
                record.due = now + REVEAL_TIMEOUT
        elif record.status == "gathering" and all(seat.kind != "open" for seat in record.seats):
            mixed = mix_seeds(record)
            try:
                if mixed:
                    room.replay(await server.store.moves(record.id))
                record.status = "playing"
                changes = {"status": "playing", **mixed, **room.progress(now)}
                if has_score_to_beat(record):
                    changes["to_beat"] = await moves.score_to_beat(server, room)
                begun = await server.store.begin(record.id, msgspec.to_builtins(changes))
            except BaseException:
                record.status = "gathering"
                raise
            if begun:
                room.update_record(changes)
                facts = {"table": record.id, "game": record.game, "seats": len(record.seats)}
                log.info("game begun", extra=facts)
                room.send_scene({})
            else:
                record.status, too_late = "gathering", True
        room.send_table()
        sync.announce(server, room)
    if too_late:
        await sync.catch_up(server, room)  # with the process that began it first
    else:
        wake_bots(server, room)


async def seat_filled(server: ServerProcess, room: Room) -> None:
    """Begin the game if no seat is open; a running game goes on if it has waited for this seat."""
    await sync.catch_up(server, room)
    async with room.lock:
        if room.record.status == "playing" and not room.is_outdated:
            now = time.time()
            await moves.change_table(server, room, due=room.due(now), updated=now)
    await begin_if_full(server, room)


def mix_seeds(record: TableRecord) -> dict[str, Any]:
    """Mix the seeds that have been revealed into the luck ahead; the columns that change."""
    seeds = [seat.seed or "" for seat in record.seats]
    if not any(seeds) or record.open_luck:
        return {}
    if record.redeals:
        *earlier, (ply, luck, _) = record.redeals
        record.redeals = [*earlier, (ply, luck, seeds)]
        return {"redeals": record.redeals}
    record.seeds = seeds
    return {"seeds": seeds}


async def reveal(server: ServerProcess, room: Room, number: int, seed: str) -> None:
    """Take a seed that was sealed; the last one begins the game.

    Nobody reveals anything before everybody sits, or who sat down later could choose a seed that suits them.
    """
    async with room.lock:
        seat = room.record.seats[number]
        if not room.record.awaits_seeds:
            raise RequestError("conflict", "seeds are revealed when everybody sits, before the game begins")
        if seat.seal is None or sha256(seed.encode()).hexdigest() != seat.seal:
            raise RequestError("conflict", "this is not the seed that was sealed")
        await server.store.change_seat(room.record.id, number, seed=seed)
        await server.store.change_table(room.record.id, updated=time.time())
    await sync.catch_up(server, room)
    sync.announce(server, room)
    await begin_if_full(server, room)


# ---- taking a seat


async def sit(
    server: ServerProcess, device: str, room: Room, seat: int, name: str, seal: str = ""
) -> TableCreated:
    """Take an open seat at a public table."""
    check_seat_exists(room.record, seat)
    if not room.record.public:
        raise RequestError("forbidden", "this table is private; ask for an invite link")
    if room.record.seats_of(device):
        raise RequestError("conflict", "you already have a seat here; the others are for other people")
    return await take_seat(server, device, room, seat, None, name, seal)


def check_not_abandoned(room: Room, seat: int) -> None:
    """Refuse a new player at a table whose game was abandoned."""
    if room.record.over and room.record.seats[seat].kind == "open":
        raise RequestError("closed", "this game was abandoned")


async def check_not_barred(server: ServerProcess, room: Room, device: str) -> None:
    """Refuse somebody whom the host has removed from this table, or the operator from all."""
    if device in (room.record.barred or ()) or await server.store.is_banned(device):
        raise RequestError("forbidden", "you were removed from this table")


async def invitation(server: ServerProcess, token: str) -> Invitation:
    """The table and seat behind an invite link."""
    record, seat = await _find_invite(server, token)
    return Invitation(
        table=record.id,
        game=record.game,
        title=load_rules(record.game).title,
        seat=seat,
        names=[each.name for each in record.seats],
        taken=record.seats[seat].kind != "open",
    )


async def accept(server: ServerProcess, device: str, token: str, name: str, seal: str = "") -> TableCreated:
    """Take the seat behind an invite link; a link works once."""
    record, seat = await _find_invite(server, token)
    if record.seats[seat].kind != "open":
        name, seal = record.seats[seat].name, ""  # the person's own seat, moved to another device
    return await take_seat(server, device, await get_room(server, record.id), seat, digest(token), name, seal)


async def _find_invite(server: ServerProcess, token: str) -> tuple[TableRecord, int]:
    found = await server.store.by_invite(digest(token))
    if found is None:
        raise RequestError("not_found", "this invite link has been used or is incomplete; ask for a new one")
    return found


async def take_seat(
    server: ServerProcess,
    device: str,
    room: Room,
    seat: int,
    invite: str | None,
    name: str,
    seal: str = "",
) -> TableCreated:
    """Give a seat to a device."""
    check_not_abandoned(room, seat)
    await check_not_barred(server, room, device)
    taken = [other.name for other in room.record.seats if other.seat != seat]
    name = unique_name(normalised(name) or room.record.seats[seat].name or f"Player {seat + 1}", taken)
    if not await server.store.claim(
        room.record.id, seat, invite, device, name, seal if server.takes_seeds else ""
    ):
        raise RequestError("conflict", "somebody else has taken this seat")
    await seat_filled(server, room)
    return TableCreated(room.record.id, seat, [])


async def invite(server: ServerProcess, device: str, room: Room, seat: int) -> Invite:
    """A new link for an open seat, or for moving your own seat to another device. Older links expire."""
    check_seat_exists(room.record, seat)
    wanted = room.record.seats[seat]
    if wanted.kind == "open":
        check_may_fill(room.record, device)
    elif wanted.device != device:
        raise RequestError("forbidden", "this seat is taken; invite links are for open seats")
    token = new_token()
    wanted.invite = digest(token)
    await server.store.change_seat(room.record.id, seat, invite=wanted.invite)
    return Invite(seat, token)


async def add_bot(server: ServerProcess, device: str, room: Room, seat: int, wanted: SeatRequest) -> None:
    """Put a bot on an open seat."""
    check_may_fill(room.record, device)
    check_seat_exists(room.record, seat)
    check_not_abandoned(room, seat)
    wanted = msgspec.structs.replace(wanted, kind="bot")
    check_levels([wanted])
    bot = seat_record(wanted, seat, device)
    bot.name = unique_name(bot.name, [other.name for other in room.record.seats])
    if not await server.store.add_bot(room.record.id, seat, bot.name, bot.level):
        raise RequestError("conflict", "this seat is not open")
    await seat_filled(server, room)
