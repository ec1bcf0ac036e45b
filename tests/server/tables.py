"""Tables to sit at, and what the database says of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import msgspec

from questboard.games import load_rules, new_table
from questboard.kernel import Luck, Table
from questboard.server.bot_pool import BotPool
from questboard.server.lobby import add_table, new_record
from questboard.server.process import ServerProcess
from questboard.server.protocol import (
    ChatLine,
    SceneUpdate,
    SeatRequest,
    ServerMessage,
    TableCreated,
    TableRequest,
)
from questboard.server.pubsub import PubSub
from questboard.server.records import MoveRecord, TableRecord
from questboard.server.store import Store
from questboard.testing.remote import Device, Player
from questboard.testing.services import Server

ADA = SeatRequest("me", "Ada")
OPEN = SeatRequest("open")
BOT = SeatRequest("bot", "Hob", "random")

ADA_BEGINS = {"first_player": "2"}
"""Before the first player's turn, the last one is asked for the starting food: three questions."""


def wanted(*seats: SeatRequest, **more: Any) -> TableRequest:
    """A table at which the first seat is asked first."""
    return TableRequest("portal", list(seats), **{"options": ADA_BEGINS, **more})


async def table_for_two(ada: Device, bob: Device, **more: Any) -> str:
    """A table at which Ada and Bob play, each on a device of their own; Ada is asked first."""
    made = await ada.create_table(wanted(ADA, OPEN, **more))
    await bob.accept(made.invites[0].token, "Bob")
    return made.id


@asynccontextmanager
async def sitting(table: str, *devices: Device) -> AsyncIterator[list[Any]]:
    """Some devices' lines to a table, each after it was shown in."""
    async with AsyncExitStack() as lines:
        players = [await lines.enter_async_context(device.at_table(table)) for device in devices]
        for player in players:
            await player.until(shown_in)
        yield players  # of which tests know more than types say: that there is a table, and a scene on it


def shown_in(player: Player) -> bool:
    """Whether somebody has been told all that is told on arrival."""
    return player.table is not None and (player.shown is not None or player.table.status == "gathering")


async def everybody_at(move: int, *players: Player) -> None:
    """Wait until this many moves have been shown to everybody."""
    for player in players:
        await player.until(lambda player: player.shown and player.shown.move == move)


def shown_at(move: int, player: Player) -> SceneUpdate:
    """What somebody was shown after this many moves, whatever bots have done since."""
    heard: list[ServerMessage] = [msgspec.json.decode(text, type=ServerMessage) for text in player.received]
    return next(notice for notice in heard if isinstance(notice, SceneUpdate) and notice.move == move)


# ---- what the database says


class Kept(msgspec.Struct):
    """All that is kept of a table."""

    record: TableRecord
    moves: list[MoveRecord]
    chat: list[ChatLine]


async def kept(server: Server, table: str) -> Kept:
    """All that is kept of a table, except when people were last seen."""
    async with opened(server) as store:
        record = await store.table(table)
        assert record is not None
        for seat in record.seats:
            seat.seen = None
        return Kept(record, await store.moves(table), await store.chat(table))


async def truth(server: Server, table: str) -> Any:
    """The whole truth of a game, from its luck and its moves; the kernel alone has a hand in it."""
    found = await kept(server, table)
    game = Table.new(
        load_rules(found.record.game), len(found.record.seats), found.record.options, Luck(found.record.luck)
    )
    for move in found.moves:
        if move.kind == "undo":
            game = game.at(move.value)
        else:
            game.answer_with(move.value, seat=move.seat)
    return game


@asynccontextmanager
async def nothing_changes(server: Server, table: str) -> AsyncIterator[None]:
    """Whatever is tried in the block, the table is kept as it was."""
    before = await kept(server, table)
    yield
    assert await kept(server, table) == before


@asynccontextmanager
async def opened(server: Server) -> AsyncIterator[Store]:
    """A server's database, open beside the server."""
    store = Store(server.variables["DATABASE_URL"])
    try:
        yield store
    finally:
        await store.close()


# ---- games that were begun elsewhere


async def put(
    server: Server, game: Table[Any, Any], *seats: SeatRequest, clock: int | None = None
) -> TableCreated:
    """Put a game into a server's database; at least one seat is open, so that it waits for somebody."""
    assert game.origin is not None
    record = new_record("", game.rules.name, game.origin.options, Luck(game.origin.luck))
    record.clock = clock  # shorter than people may wish, so that tests don't have to wait
    moves = [
        MoveRecord(move=number, kind="answer", seat=entry.seat, by="person", value=entry.answer, at=0)
        for number, entry in enumerate(game.log)
    ]
    async with opened(server) as store:
        process = ServerProcess(store, BotPool(1), PubSub(), absent_after=0)
        try:
            return await add_table(process, record, seats, "", moves)
        finally:
            await process.cancel_tasks()


async def played_out(server: Server, ada: Device, bob: Device) -> str:
    """A table at which Ada and Bob have played a game to its end."""
    made = await put(server, nearly_over(2, left=4), SeatRequest("open", "Ada"), SeatRequest("open", "Bob"))
    for device, invite in zip((ada, bob), made.invites, strict=True):
        await device.accept(invite.token)
    async with sitting(made.id, ada, bob) as players:
        await asyncio.gather(*(player.play_out(lambda player: 0) for player in players))
    return made.id


def nearly_over(seats: int, left: int, seed: int = 1) -> Table[Any, Any]:
    """A game with few answers left to give, if everybody goes on as at random."""
    game = new_table("portal", seats, seed)
    random = Random(seed)
    while game.ask:
        game.answer(random.randrange(len(game.ask.options)))
    return game.at(game.ply - left)
