"""HTTP: what one asks for outside of a game in play. Each handler is a line to what does the work."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from questboard import __version__
from questboard.games import playable
from questboard.guide import Guide, load_guide
from questboard.kernel import SPECTATOR
from questboard.ledger import load_ledger
from questboard.server import lobby, past
from questboard.server.denied import CONFLICT, STATUS, Denied
from questboard.server.house import House
from questboard.server.metrics import exposition
from questboard.server.room import table_info
from questboard.server.wire import (
    BoxInfo,
    ErrorCode,
    ForkWanted,
    GuideWanted,
    Hall,
    Health,
    Invitation,
    Invite,
    InviteAccepted,
    InviteShown,
    Joining,
    Line,
    Moment,
    Problem,
    ReviewInfo,
    RuleInfo,
    SeatWanted,
    TableInfo,
    TableMade,
    TableWanted,
)

TheHouse = NamedDependency[House]
ThisDevice = NamedDependency[str]
TableName = FromPath[str]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Seats count from 0.")]
Eyes = Annotated[
    int | None,
    QueryParameter(name="seat", ge=SPECTATOR, le=15, description="Whose eyes; -1 for a spectator's."),
]
Words = Annotated[str, QueryParameter(name="q", max_length=100, description="Words that a clause must have.")]

SENT: tuple[ErrorCode, ...] = ("malformed", "forbidden", "too_large")
"""Why anything that is sent can be refused: it can't be read, comes from elsewhere, or is too much."""

LOOKED: tuple[ErrorCode, ...] = ("malformed", "forbidden", "not_found", "gathering", "closed")
"""Why the past can stay hidden."""


def refusals(*codes: ErrorCode) -> dict[int, ResponseSpec]:
    """What can come instead of what was asked for, for the OpenAPI document; always a `Problem`."""
    reasons: dict[int, list[str]] = {}
    for code in (*codes, "too_fast"):
        reasons.setdefault(STATUS.get(code, CONFLICT), []).append(code)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=f"Refused: {', '.join(why)}")
        for status, why in sorted(reasons.items())
    }


@get("/", sync_to_thread=False, summary="The shelf", responses=refusals())
def shelf() -> list[BoxInfo]:
    """All boxes, those that can't be played yet among them."""
    return lobby.boxes()


@get(
    "/{game:str}/rules",
    sync_to_thread=False,
    summary="Search the rules",
    responses=refusals("malformed", "not_found"),
)
def rules(game: FromPath[str], words: Words = "") -> list[RuleInfo]:
    """The clauses of a game's ledger that have all the words."""
    if game not in playable():
        raise Denied("not_found", f"there is no game {game!r} to play; there is {', '.join(playable())}")
    clauses = load_ledger(game).search(words.split())
    return [RuleInfo(each.id, each.section, each.rule, each.note) for each in clauses]


@get(
    "/{game:str}/guide",
    sync_to_thread=False,
    summary="The guided first game",
    responses=refusals("malformed", "not_found"),
)
def guide(game: FromPath[str]) -> Guide:
    """The steps of a guided first game."""
    found = load_guide(game) if game in playable() else None
    if found is None:
        raise Denied("not_found", f"there is no guided game of {game!r}")
    return found


@get("/hall", summary="The lobby", responses=refusals())
async def hall(house: TheHouse, device: ThisDevice) -> Hall:
    """The tables of this device, and the public ones."""
    return await lobby.hall(house, device)


@post("/tables", summary="Make a table", responses=refusals(*SENT, "setup"))
async def make(house: TheHouse, device: ThisDevice, data: JSONBody[TableWanted]) -> TableMade:
    """Make a table; a game without open seats begins at once."""
    return await lobby.make_table(house, device, data)


@post("/guides", summary="Begin a guided game", responses=refusals(*SENT, "setup"))
async def make_guided(house: TheHouse, device: ThisDevice, data: JSONBody[GuideWanted]) -> TableMade:
    """Make the table of a guided first game."""
    return await lobby.make_guided(house, device, data.game, data.name)


@get("/tables/{table:str}", summary="A table", responses=refusals("malformed", "not_found"))
async def table_by_id(house: TheHouse, device: ThisDevice, table: TableName) -> TableInfo:
    """A table as everybody may know it."""
    return table_info((await house.room(table)).record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/sit",
    summary="Sit down",
    responses=refusals(*SENT, "not_found", "conflict", "closed"),
)
async def sit(
    house: TheHouse, device: ThisDevice, table: TableName, seat: SeatNumber, data: JSONBody[Joining]
) -> TableMade:
    """Sit down on an open seat of a public table."""
    return await lobby.sit(house, device, await house.room(table), seat, data.name)


@post(
    "/tables/{table:str}/seats/{seat:int}/invite",
    summary="Invite somebody",
    responses=refusals(*SENT, "not_found"),
)
async def invite(house: TheHouse, device: ThisDevice, table: TableName, seat: SeatNumber) -> Invite:
    """A new invite link for an open seat, or for one's own on another device."""
    return await lobby.invite(house, device, await house.room(table), seat)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    summary="Put a bot on a seat",
    responses=refusals(*SENT, "not_found", "conflict", "closed", "setup"),
)
async def fill(
    house: TheHouse, device: ThisDevice, table: TableName, seat: SeatNumber, data: JSONBody[SeatWanted]
) -> TableInfo:
    """Put a bot on an open seat."""
    room = await house.room(table)
    await lobby.fill(house, device, room, seat, data)
    return table_info(room.record, device)


@post(
    "/invitations",
    status_code=200,
    summary="Where an invite link leads",
    responses=refusals(*SENT, "not_found"),
)
async def invitation(house: TheHouse, data: JSONBody[InviteShown]) -> Invitation:
    """The token travels in the body, so that it stands in nobody's log."""
    return await lobby.invitation(house, data.token)


@post(
    "/invitations/accept",
    summary="Accept an invitation",
    responses=refusals(*SENT, "not_found", "conflict", "closed"),
)
async def accept(house: TheHouse, device: ThisDevice, data: JSONBody[InviteAccepted]) -> TableMade:
    """Sit down where an invite link leads."""
    return await lobby.accept(house, device, data.token, data.name)


@post(
    "/tables/{table:str}/rematch", summary="Play once more", responses=refusals(*SENT, "not_found", "running")
)
async def rematch(house: TheHouse, device: ThisDevice, table: TableName) -> TableMade:
    """The same people and bots once more."""
    return await lobby.rematch(house, device, await house.room(table))


@post(
    "/tables/{table:str}/fork",
    summary="Play on from an earlier point",
    responses=refusals(*SENT, "not_found", "running", "closed", "setup"),
)
async def fork(
    house: TheHouse, device: ThisDevice, table: TableName, data: JSONBody[ForkWanted]
) -> TableMade:
    """A new table from any point of a game that is over."""
    return await lobby.fork(house, device, await house.room(table), data)


@get("/tables/{table:str}/moments/{ply:int}", summary="A moment of a game", responses=refusals(*LOOKED))
async def moment(
    house: TheHouse, device: ThisDevice, table: TableName, ply: Ply, whose: Eyes = None
) -> Moment:
    """A game as it stood after so many answers."""
    room = await house.room(table)
    return await past.moment(room, past.eyes(room.record, device, whose), ply)


@get("/tables/{table:str}/story", summary="What has happened", responses=refusals(*LOOKED))
async def story(house: TheHouse, device: ThisDevice, table: TableName, whose: Eyes = None) -> list[Line]:
    """The story of a game in words, with the rules behind it."""
    room = await house.room(table)
    return await past.story(room, past.eyes(room.record, device, whose))


@get(
    "/tables/{table:str}/text",
    media_type=MediaType.TEXT,
    summary="The story as a text",
    responses=refusals(*LOOKED),
)
async def text(house: TheHouse, device: ThisDevice, table: TableName, whose: Eyes = None) -> Response[str]:
    """The story of a game as a text file."""
    room = await house.room(table)
    told = await past.text(room, past.eyes(room.record, device, whose))
    return _file(told, f"{room.record.game}-{room.record.id}.txt")


@get(
    "/tables/{table:str}/save",
    media_type=MediaType.TEXT,
    summary="The game as a save",
    responses=refusals("malformed", "not_found", "running", "closed"),
)
async def save(house: TheHouse, table: TableName) -> Response[str]:
    """A game that is over, as a file that `questboard replay --verify` checks."""
    room = await house.room(table)
    return _file(await past.save(room), f"{room.record.game}-{room.record.id}.qb")


@post(
    "/tables/{table:str}/review",
    status_code=202,
    summary="Ask for a review",
    responses=refusals(*SENT, "not_found", "running", "closed"),
)
async def ask_review(house: TheHouse, table: TableName) -> ReviewInfo:
    """Have a strong bot look through a finished game, once; anybody who has its link may ask."""
    return await house.critics.ask(await house.room(table))


@get(
    "/tables/{table:str}/review", summary="How far a review is", responses=refusals("malformed", "not_found")
)
async def review(house: TheHouse, table: TableName) -> ReviewInfo:
    """How far the review of a game is; when it is ready, its page is at `/table/{id}/review`."""
    return await house.critics.info((await house.room(table)).record.id)


def _file(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/health", summary="Whether this process can serve")
async def health(house: TheHouse) -> Health:
    """Answers when the database does."""
    await house.store.ping()
    return Health("ok", __version__, house.open_rooms)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, summary="Figures", responses=refusals())
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    headers: dict[str, Any] = {"content-type": "text/plain; version=0.0.4; charset=utf-8"}
    return Response(exposition(), headers=headers)


BOXES = Router("/api/boxes", route_handlers=[shelf, rules, guide], tags=["boxes"])
TABLES = Router(
    "/api",
    route_handlers=[
        hall,
        make,
        make_guided,
        table_by_id,
        sit,
        invite,
        fill,
        invitation,
        accept,
        rematch,
        fork,
        moment,
        story,
        text,
        save,
        ask_review,
        review,
    ],
    tags=["tables"],
)
OPERATORS = Router("/", route_handlers=[health, metrics], tags=["operators"])
