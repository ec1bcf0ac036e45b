"""The lobby: making tables, and how people come to sit at them."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from questboard.bots import BOT_NAMES, LEVELS
from questboard.games import load_rules, playable, shelf
from questboard.guide import load_guide
from questboard.kernel import Luck, Rules, SetupError, Table
from questboard.server.denied import Denied
from questboard.server.house import House
from questboard.server.room import Room, answers, check_seat, has_score_to_beat, table_info
from questboard.server.store import MoveRecord, SeatRecord, TableRecord
from questboard.server.wire import (
    BoxInfo,
    ForkWanted,
    Hall,
    Invitation,
    Invite,
    SeatWanted,
    Switch,
    SwitchValue,
    TableMade,
    TableWanted,
)
from questboard.switches import words_for

log = logging.getLogger(__name__)


@cache
def boxes() -> list[BoxInfo]:
    """The shelf."""
    found = []
    for box in shelf().values():
        rules = load_rules(box.name) if box.name in playable() else None
        found.append(
            BoxInfo(
                name=box.name,
                title=box.title,
                year=box.year,
                players=box.players,
                minutes=box.minutes,
                weight=box.weight,
                playable=rules is not None,
                seats=list(rules.seats) if rules else [],
                switches=switches(rules) if rules else [],
                adventures=list(rules.adventures) if rules else [],
                levels=list(LEVELS) if rules else [],
                guided=rules is not None and load_guide(box.name) is not None,
            )
        )
    return found


def switches(rules: Rules[Any, Any]) -> list[Switch]:
    """The switches of a game, in words."""
    defaults, found = msgspec.to_builtins(rules.options()), []
    for name, values in rules.switches().items():
        words = words_for(rules.name, name)
        named = [SwitchValue(value, words.word(value)) for value in values]
        found.append(Switch(name, words.label, words.rule, defaults[name], named))
    return found


async def hall(house: House, device: str) -> Hall:
    """The tables of a device, and those that everybody may see."""
    mine = await house.store.of_device(device) if device else []
    gathering = await house.store.listed("gathering")
    running = await house.store.listed("playing")
    finished = await house.store.listed("finished")
    return Hall(
        *([table_info(each, device) for each in some] for some in (mine, gathering, running, finished))
    )


# ---- making tables


async def make_table(
    house: House, device: str, wanted: TableWanted, luck: Luck | None = None, guided: bool = False
) -> TableMade:
    """A new table, dealt from secret luck unless it is given."""
    rules = load_rules(wanted.game)
    rules.check_seats(len(wanted.seats))
    check_levels(wanted.seats)
    switches = msgspec.to_builtins(rules.read_options(wanted.options))
    record = new_record(device, wanted.game, switches, luck or Luck(secrets.token_bytes(16)))
    record.public, record.clock, record.guided = wanted.public, wanted.clock, guided
    return await set_table(house, record, wanted.seats, device)


async def make_guided(house: House, device: str, game: str, name: str) -> TableMade:
    """A guided first game: a person and bots, dealt from the guide's own seed."""
    guide = load_guide(game) if game in playable() else None
    if guide is None:
        raise SetupError(f"there is no guided game of {game!r}")
    seats = [SeatWanted("me", name), *(SeatWanted("bot", level=level) for level in guide.bots)]
    wanted = TableWanted(game, seats, guide.options)
    return await make_table(house, device, wanted, Luck.seeded(guide.seed), guided=True)


async def fork(house: House, device: str, room: Room, wanted: ForkWanted) -> TableMade:
    """A new table that begins where a game that is over stood; the same luck lies ahead."""
    past = room.record
    if not past.over:
        raise Denied("running", "a game can be played on from an earlier point only when it is over")
    check_levels(wanted.seats)
    if len(wanted.seats) != len(past.seats):
        raise SetupError(f"this game has {len(past.seats)} seats, not {len(wanted.seats)}")
    if wanted.ply > room.table.ply:
        raise SetupError(f"this game has answers 0 to {room.table.ply}; there is no answer {wanted.ply}")
    moves = answers(await house.store.moves(past.id))
    record = new_record(device, past.game, past.options, Luck(past.luck))
    record.rules, record.public = past.rules, wanted.public
    record.forked_from, record.forked_ply = past.id, wanted.ply
    kept = [msgspec.structs.replace(move, move=number) for number, move in enumerate(moves[: wanted.ply])]
    return await set_table(house, record, wanted.seats, device, kept)


async def go_on(house: House, table: Table[Any, Any], seats: Sequence[SeatWanted]) -> TableMade:
    """A table that goes on with a saved game."""
    if table.origin is None:
        raise SetupError("this save begins from a position; only a game that was dealt can be put on a table")
    if len(seats) != table.seats:
        raise SetupError(f"this game has {table.seats} seats, not {len(seats)}")
    record = new_record("", table.rules.name, table.origin.options, Luck(table.origin.luck))
    now = time.time()
    moves = [
        MoveRecord(move=number, kind="answer", seat=entry.seat, by="person", value=entry.answer, at=now)
        for number, entry in enumerate(table.log)
    ]
    return await set_table(house, record, seats, "", moves)


async def rematch(house: House, device: str, room: Room) -> TableMade:
    """The same people and bots once more; the seats are kept for them, and the first player asks for all."""
    past = room.record
    if not past.over:
        raise Denied("running", "the rematch comes when the game is over")
    mine = past.seats_of(device)
    if not mine:
        raise Denied("forbidden", "only those who played can ask for a rematch")
    if not past.rematch:
        record = new_record(device, past.game, past.options, Luck(secrets.token_bytes(16)))
        record.public, record.clock = past.public, past.clock
        record.seats = [
            msgspec.structs.replace(
                seat, level=seat.level if seat.kind == "bot" else "", invite=None, seen=None
            )
            for seat in past.seats
        ]
        if await house.store.add_rematch(past.id, record):
            await begin(house, await house.room(record.id))
        await house.catch_up(room)
        house.notify(room)
    return TableMade(room.record.rematch, mine[0], [])


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


async def set_table(
    house: House,
    record: TableRecord,
    wanted: Sequence[SeatWanted],
    device: str,
    moves: Sequence[MoveRecord] = (),
) -> TableMade:
    """Seat everybody, and keep the table."""
    invites = []
    for number, seat in enumerate(wanted):
        placed = place(seat, number, device)
        if placed.kind == "open":
            token = new_token()
            placed.invite = digest(token)
            invites.append(Invite(number, token))
        placed.name = own_name(placed.name, [other.name for other in record.seats])
        record.seats.append(placed)
    await keep_table(house, record, moves)
    mine = record.seats_of(device)
    return TableMade(record.id, mine[0] if mine else None, invites)


def check_levels(wanted: Sequence[SeatWanted]) -> None:
    """Refuse bots that aren't among the levels: one that thinks for as long as a guest likes is a burden."""
    for seat in wanted:
        if seat.kind == "bot" and seat.level not in LEVELS:
            raise SetupError(f"there is no bot level {seat.level!r}; there are {', '.join(LEVELS)}")


def place(wanted: SeatWanted, number: int, device: str) -> SeatRecord:
    """Who sits on a seat, as somebody wants it."""
    name = wanted.name.strip()
    match wanted.kind:
        case "me":
            return SeatRecord(seat=number, kind="person", name=name or f"Player {number + 1}", device=device)
        case "bot":
            name = name or BOT_NAMES[number % len(BOT_NAMES)]
            return SeatRecord(seat=number, kind="bot", name=name, level=wanted.level)
        case "open":
            return SeatRecord(seat=number, kind="open", name=name)


def own_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has.

    >>> own_name("Ada", ["Ada", "Ada 2"])
    'Ada 3'
    """
    number, own = 2, name
    while own and own in taken:
        own, number = f"{name} {number}", number + 1
    return own


async def keep_table(house: House, record: TableRecord, moves: Sequence[MoveRecord]) -> None:
    """Keep a new table; a game for which nobody is awaited begins."""
    record.move = record.ply = len(moves)
    await house.store.add_table(record, moves)
    await begin(house, await house.room(record.id))


async def begin(house: House, room: Room) -> None:
    """Begin the game as soon as no seat is open."""
    outrun = False
    async with room.lock:
        record = room.record
        if record.status == "gathering" and all(seat.kind != "open" for seat in record.seats):
            record.status = "playing"
            changes = {"status": "playing", **room.standing(time.time())}
            try:
                if has_score_to_beat(record):
                    changes["to_beat"] = await house.to_beat(room)
                begun = await house.store.begin(record.id, msgspec.to_builtins(changes))
            except BaseException:
                record.status = "gathering"
                raise
            if begun:
                room.note(changes)
                log.info("begun", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
                room.tell({})
            else:
                record.status, outrun = "gathering", True
        room.tell_table()
        house.notify(room)
    if outrun:
        await house.catch_up(room)  # with the process that has begun it
    else:
        house.wake(room)


# ---- sitting down


async def sit(house: House, device: str, room: Room, seat: int, name: str) -> TableMade:
    """Sit down on an open seat of a public table."""
    check_seat(room.record, seat)
    if not room.record.public:
        raise Denied("forbidden", "this table is private; ask for an invite link")
    return await take_seat(house, device, room, seat, None, name)


def check_open(room: Room, seat: int) -> None:
    """Refuse a new player where there is nothing left to play."""
    if room.record.over and room.record.seats[seat].kind == "open":
        raise Denied("closed", "this game has been given up")


async def invitation(house: House, token: str) -> Invitation:
    """Where an invite link leads."""
    record, seat = await _invited(house, token)
    return Invitation(
        table=record.id,
        game=record.game,
        title=load_rules(record.game).title,
        seat=seat,
        names=[each.name for each in record.seats],
        taken=record.seats[seat].kind != "open",
    )


async def accept(house: House, device: str, token: str, name: str) -> TableMade:
    """Sit down where an invite link leads; the link is used up."""
    record, seat = await _invited(house, token)
    if record.seats[seat].kind != "open":
        name = record.seats[seat].name  # one's own seat, moved to another device
    return await take_seat(house, device, await house.room(record.id), seat, digest(token), name)


async def _invited(house: House, token: str) -> tuple[TableRecord, int]:
    found = await house.store.by_invite(digest(token))
    if found is None:
        raise Denied("not_found", "this invite link has been used already, or is mistyped; ask for a new one")
    return found


async def take_seat(
    house: House, device: str, room: Room, seat: int, invite: str | None, name: str
) -> TableMade:
    """Give a seat to a device."""
    check_open(room, seat)
    taken = [other.name for other in room.record.seats if other.seat != seat]
    name = own_name(name.strip() or room.record.seats[seat].name or f"Player {seat + 1}", taken)
    if not await house.store.claim(room.record.id, seat, invite, device, name):
        raise Denied("conflict", "somebody else has taken this seat")
    await house.catch_up(room)
    await begin(house, room)
    return TableMade(room.record.id, seat, [])


async def invite(house: House, device: str, room: Room, seat: int) -> Invite:
    """A new link for an open seat, or for one's own seat on another device. An older link is void."""
    check_seat(room.record, seat)
    wanted = room.record.seats[seat]
    is_host = wanted.kind == "open" and room.record.host == device
    if not is_host and wanted.device != device:
        raise Denied("forbidden", "only who made the table can invite, and only to open seats")
    token = new_token()
    wanted.invite = digest(token)
    await house.store.change_seat(room.record.id, seat, invite=wanted.invite)
    return Invite(seat, token)


async def fill(house: House, device: str, room: Room, seat: int, wanted: SeatWanted) -> None:
    """Put a bot on an open seat."""
    if room.record.host != device:
        raise Denied("forbidden", "only who made the table can put bots on its seats")
    check_seat(room.record, seat)
    check_open(room, seat)
    wanted = msgspec.structs.replace(wanted, kind="bot")
    check_levels([wanted])
    placed = place(wanted, seat, device)
    placed.name = own_name(placed.name, [other.name for other in room.record.seats])
    if not await house.store.fill(room.record.id, seat, placed.name, placed.level):
        raise Denied("conflict", "this seat is not open")
    await house.catch_up(room)
    await begin(house, room)


# ---- tokens


def new_token() -> str:
    """A random token, which is told once; only its digest is kept."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
