"""HTTP: the requests around a game. Each handler delegates to the module that does the work."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from questboard import __version__, art
from questboard.ending import GameEnd
from questboard.games import load_rules, playable
from questboard.kernel import SPECTATOR
from questboard.ledger import ledger_to_read, ledgers
from questboard.lookup import Found, look_up
from questboard.marks import Mark
from questboard.server import history, lobby, people
from questboard.server.errors import CONFLICT, STATUS, RequestError
from questboard.server.metrics import exposition
from questboard.server.permissions import resolve_viewer
from questboard.server.process import ServerProcess
from questboard.server.protocol import (
    BeatRange,
    BoxInfo,
    Changed,
    ErrorCode,
    ForkRequest,
    Invitation,
    Invite,
    InviteAcceptance,
    InviteLookup,
    LeaveRequest,
    Line,
    LobbyInfo,
    Moment,
    MuteRequest,
    Played,
    Problem,
    Recovery,
    ReportRequest,
    ReviewInfo,
    RuleInfo,
    SeatRequest,
    ServerHealth,
    SitRequest,
    TableCreated,
    TableInfo,
    TableRequest,
    TutorialRequest,
)
from questboard.server.room import table_info
from questboard.server.rooms import get_room
from questboard.server.shelf import boxes
from questboard.tips import Tip, load_tips
from questboard.tutorial import Tutorial, load_tutorial

Process = NamedDependency[ServerProcess]
ThisDevice = NamedDependency[str]
Address = NamedDependency[str]
TableId = FromPath[str]
Ply = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="Seats count from 0.")]
Viewer = Annotated[
    int | None,
    QueryParameter(name="seat", ge=SPECTATOR, le=15, description="Whose view; -1 for a spectator's."),
]
After = Annotated[
    int, QueryParameter(name="after", ge=0, le=1_000_000, description="The number of answers before.")
]
Words = Annotated[str, QueryParameter(name="q", max_length=100, description="Words to look for.")]
MOST_FOUND = 60
"""More than that are too many to look through."""

WRITE_ERRORS: tuple[ErrorCode, ...] = ("malformed", "forbidden", "too_large")
"""Errors that any request with a body can meet."""

HISTORY_ERRORS: tuple[ErrorCode, ...] = ("malformed", "forbidden", "not_found", "gathering", "closed")
"""Errors that any request for a game's history can meet."""


def refusals(*codes: ErrorCode) -> dict[int, ResponseSpec]:
    """The error responses of a handler, for the OpenAPI document; each is a `Problem`."""
    reasons: dict[int, list[str]] = {}
    for code in (*codes, "too_fast"):
        reasons.setdefault(STATUS.get(code, CONFLICT), []).append(code)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=f"Refused: {', '.join(why)}")
        for status, why in sorted(reasons.items())
    }


@get("/", sync_to_thread=False, summary="The shelf", responses=refusals())
def shelf() -> list[BoxInfo]:
    """All boxes, including those that can't be played yet."""
    return boxes()


@get(
    "/{game:str}/rules",
    sync_to_thread=False,
    summary="Search the rules",
    responses=refusals("malformed", "not_found"),
)
def rules(game: FromPath[str], words: Words = "") -> list[RuleInfo]:
    """The rules of a game that contain all the words."""
    if game not in playable():
        raise RequestError("not_found", f"there is no game {game!r}; there are {', '.join(playable())}")
    if game not in ledgers():
        return []
    clauses = ledger_to_read(game).search(words.split())
    return [RuleInfo(each.id, each.section, each.rule, each.note) for each in clauses]


@get(
    "/{game:str}/search",
    sync_to_thread=True,
    summary="Look something up",
    responses=refusals("malformed", "not_found"),
)
def search(game: FromPath[str], words: Words = "") -> Found:
    """Clauses, cards, figures, adventures, pieces and terms with some words, the best first."""
    if game not in playable():
        raise RequestError("not_found", f"there is no game {game!r}; there are {', '.join(playable())}")
    found = look_up(load_rules(game), words)
    return msgspec.structs.replace(found, entries=found.entries[:MOST_FOUND])


@get(
    "/{game:str}/tutorial",
    sync_to_thread=False,
    summary="The tutorial",
    responses=refusals("malformed", "not_found"),
)
def tutorial(game: FromPath[str]) -> Tutorial:
    """The steps of a game's tutorial."""
    found = load_tutorial(game) if game in playable() else None
    if found is None:
        raise RequestError("not_found", f"{game!r} has no tutorial")
    retold = load_rules(game).domain.retold
    steps = [msgspec.structs.replace(step, answer=retold(step.answer)) for step in found.steps]
    return msgspec.structs.replace(found, steps=tuple(steps))


@get(
    "/{game:str}/tips",
    sync_to_thread=False,
    summary="The tips",
    responses=refusals("malformed", "not_found"),
)
def tips(game: FromPath[str]) -> list[Tip]:
    """What to know when a kind of question of a game comes up for the first time."""
    if game not in playable():
        raise RequestError("not_found", f"there is no game {game!r}; there are {', '.join(playable())}")
    return list(load_tips(game))


@get(
    "/{game:str}/pictures",
    sync_to_thread=False,
    summary="What pictures show",
    responses=refusals("malformed", "not_found"),
)
def pictures(game: FromPath[str]) -> dict[str, str]:
    """What is seen on each picture of a game, in a sentence, by its path."""
    if game not in playable():
        raise RequestError("not_found", f"there is no game {game!r}; there are {', '.join(playable())}")
    rules = load_rules(game)
    shown = (each for kind in art.pictures(game).values() for each in kind.values())
    return {each.name.removesuffix(".svg"): rules.domain.t(each.description) for each in shown}


@get(
    "/{game:str}/played",
    summary="What this device has played",
    responses=refusals("malformed", "not_found"),
)
async def played(server: Process, device: ThisDevice, game: FromPath[str]) -> list[Played]:
    """How this device fared in each adventure of a box that it has finished."""
    if game not in playable():
        raise RequestError("not_found", f"there is no game {game!r}; there are {', '.join(playable())}")
    return await history.played(server, device, game)


@get("/hall", summary="The lobby", responses=refusals())
async def lobby_info(server: Process, device: ThisDevice) -> LobbyInfo:
    """This device's tables, and the public ones."""
    return await lobby.lobby_info(server, device)


@post("/tables", summary="Create a table", responses=refusals(*WRITE_ERRORS, "setup"))
async def create(
    server: Process, device: ThisDevice, address: Address, data: JSONBody[TableRequest]
) -> TableCreated:
    """Create a table; a game without open seats begins at once."""
    server.budgets.spend("tables", device, address)
    return await lobby.create_table(server, device, data)


@post("/tutorials", summary="Start a tutorial", responses=refusals(*WRITE_ERRORS, "setup"))
async def create_tutorial(
    server: Process, device: ThisDevice, address: Address, data: JSONBody[TutorialRequest]
) -> TableCreated:
    """Create the table of a tutorial."""
    server.budgets.spend("tables", device, address)
    return await lobby.create_tutorial(server, device, data.game, data.name)


@get("/tables/{table:str}", summary="A table", responses=refusals("malformed", "not_found"))
async def table_by_id(server: Process, device: ThisDevice, table: TableId) -> TableInfo:
    """The public facts of a table."""
    return table_info((await get_room(server, table)).record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/sit",
    summary="Take a seat",
    responses=refusals(*WRITE_ERRORS, "not_found", "conflict", "closed"),
)
async def sit(
    server: Process,
    device: ThisDevice,
    address: Address,
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[SitRequest],
) -> TableCreated:
    """Take an open seat at a public table."""
    server.budgets.spend("seats", device, address)
    return await lobby.sit(server, device, await get_room(server, table), seat, data.name, data.seal)


@post(
    "/tables/{table:str}/seats/{seat:int}/invite",
    summary="Invite somebody",
    responses=refusals(*WRITE_ERRORS, "not_found"),
)
async def invite(server: Process, device: ThisDevice, table: TableId, seat: SeatNumber) -> Invite:
    """A new invite link for an open seat, or for moving your own seat to another device."""
    return await lobby.invite(server, device, await get_room(server, table), seat)


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    summary="Put a bot on a seat",
    responses=refusals(*WRITE_ERRORS, "not_found", "conflict", "closed", "setup"),
)
async def add_bot(
    server: Process, device: ThisDevice, table: TableId, seat: SeatNumber, data: JSONBody[SeatRequest]
) -> TableInfo:
    """Put a bot on an open seat."""
    room = await get_room(server, table)
    await lobby.add_bot(server, device, room, seat, data)
    return table_info(room.record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/leave",
    summary="Leave",
    responses=refusals(*WRITE_ERRORS, "not_found", "game_over"),
)
async def leave(
    server: Process, device: ThisDevice, table: TableId, seat: SeatNumber, data: JSONBody[LeaveRequest]
) -> TableInfo:
    """Give up your seat, to a bot or to whoever sits down next. Whoever is left becomes the host."""
    room = await get_room(server, table)
    await people.leave(server, device, room, seat, data.bot)
    return table_info(room.record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/remove",
    summary="Remove somebody",
    responses=refusals(*WRITE_ERRORS, "not_found", "conflict", "game_over"),
)
async def remove(
    server: Process, device: ThisDevice, table: TableId, seat: SeatNumber, data: JSONBody[LeaveRequest]
) -> TableInfo:
    """Take a seat from somebody, who can't come back to this table; for the host."""
    room = await get_room(server, table)
    await people.remove(server, device, room, seat, data.bot)
    return table_info(room.record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/mute",
    summary="Mute somebody",
    responses=refusals(*WRITE_ERRORS, "not_found"),
)
async def mute(
    server: Process, device: ThisDevice, table: TableId, seat: SeatNumber, data: JSONBody[MuteRequest]
) -> TableInfo:
    """Refuse somebody's chat at this table, or allow it again; for the host."""
    room = await get_room(server, table)
    await people.mute(server, device, room, seat, data.muted)
    return table_info(room.record, device)


@post(
    "/tables/{table:str}/seats/{seat:int}/report",
    status_code=202,
    summary="Report somebody",
    responses=refusals(*WRITE_ERRORS, "not_found"),
)
async def report(
    server: Process, device: ThisDevice, table: TableId, seat: SeatNumber, data: JSONBody[ReportRequest]
) -> Changed:
    """Tell the operator about somebody at a table."""
    await people.report(server, device, await get_room(server, table), seat, data.why)
    return Changed(0)


@post(
    "/tables/{table:str}/close",
    summary="Close a table",
    responses=refusals(*WRITE_ERRORS, "not_found", "conflict", "game_over"),
)
async def close(server: Process, device: ThisDevice, table: TableId) -> TableInfo:
    """Close a table that waits, or a game that everybody else has left; for the host."""
    room = await get_room(server, table)
    await people.close(server, device, room)
    return table_info(room.record, device)


@post("/me/recovery", summary="A recovery code", responses=refusals(*WRITE_ERRORS))
async def recovery_code(server: Process, device: ThisDevice) -> Recovery:
    """A code that brings this device's seats to another one; whoever has it can take them."""
    return await people.recovery_code(server, device)


@post("/me/recover", summary="Use a recovery code", responses=refusals(*WRITE_ERRORS, "not_found"))
async def recover(server: Process, device: ThisDevice, address: Address, data: JSONBody[Recovery]) -> Changed:
    """Bring the seats of a lost device to this one; the code is used up."""
    return Changed(await people.recover(server, device, address, data.code))


@post("/me/erase", summary="Erase my traces", responses=refusals(*WRITE_ERRORS))
async def erase(server: Process, device: ThisDevice) -> Changed:
    """Delete the tables at which nobody else plays, and elsewhere this device's names and chat."""
    return Changed(await people.erase(server, device))


@post(
    "/invitations",
    status_code=200,
    summary="Look up an invite link",
    responses=refusals(*WRITE_ERRORS, "not_found"),
)
async def invitation(server: Process, data: JSONBody[InviteLookup]) -> Invitation:
    """The table and seat of an invite link. The token is in the body, to keep it out of access logs."""
    return await lobby.invitation(server, data.token)


@post(
    "/invitations/accept",
    summary="Accept an invitation",
    responses=refusals(*WRITE_ERRORS, "not_found", "conflict", "closed"),
)
async def accept(
    server: Process, device: ThisDevice, address: Address, data: JSONBody[InviteAcceptance]
) -> TableCreated:
    """Take the seat of an invite link."""
    server.budgets.spend("seats", device, address)
    return await lobby.accept(server, device, data.token, data.name, data.seal)


@post(
    "/tables/{table:str}/rematch",
    summary="Rematch",
    responses=refusals(*WRITE_ERRORS, "not_found", "running"),
)
async def rematch(server: Process, device: ThisDevice, address: Address, table: TableId) -> TableCreated:
    """Another game with the same people and bots."""
    server.budgets.spend("tables", device, address)
    return await lobby.rematch(server, device, await get_room(server, table))


@post(
    "/tables/{table:str}/fork",
    summary="Play on from an earlier point",
    responses=refusals(*WRITE_ERRORS, "not_found", "running", "closed", "setup"),
)
async def fork(
    server: Process, device: ThisDevice, address: Address, table: TableId, data: JSONBody[ForkRequest]
) -> TableCreated:
    """A new table that begins at any point of a game that is over."""
    server.budgets.spend("tables", device, address)
    return await lobby.fork(server, device, await get_room(server, table), data)


@get(
    "/tables/{table:str}/moments/{ply:int}",
    summary="A position of a game",
    responses=refusals(*HISTORY_ERRORS),
)
async def moment(
    server: Process, device: ThisDevice, table: TableId, ply: Ply, whose: Viewer = None
) -> Moment:
    """A game as it stood after a number of answers."""
    room = await get_room(server, table)
    return await history.moment(room, resolve_viewer(room.record, device, whose), ply)


@get("/tables/{table:str}/beats", summary="What has happened since", responses=refusals(*HISTORY_ERRORS))
async def beats(
    server: Process, device: ThisDevice, table: TableId, after: After, whose: Viewer = None
) -> BeatRange:
    """What has happened since a moment, for somebody who comes back: the last of it beat by beat."""
    room = await get_room(server, table)
    return await history.beats(room, resolve_viewer(room.record, device, whose), after)


@get("/tables/{table:str}/marks", summary="Turning points", responses=refusals(*HISTORY_ERRORS))
async def marks(server: Process, device: ThisDevice, table: TableId, whose: Viewer = None) -> list[Mark]:
    """The rounds, turns and turning points of a game, for the slider of a replay."""
    room = await get_room(server, table)
    return await history.marks(room, resolve_viewer(room.record, device, whose))


@get(
    "/tables/{table:str}/ending",
    summary="The end of a game as a story",
    responses=refusals(*HISTORY_ERRORS, "running"),
)
async def ending(server: Process, device: ThisDevice, table: TableId, whose: Viewer = None) -> GameEnd:
    """How a finished game ended and why, how near it was, what decided, and what everybody did."""
    room = await get_room(server, table)
    turn = await server.reviews.turning_point(table)
    return await history.ending(room, resolve_viewer(room.record, device, whose), turn)


@get(
    "/tables/{table:str}/picture",
    media_type="image/svg+xml",
    summary="The end of a game as a picture",
    responses=refusals(*HISTORY_ERRORS, "running"),
)
async def picture(server: Process, device: ThisDevice, table: TableId, whose: Viewer = None) -> Response[str]:
    """The table at the end of a game, with the story of the end, as an SVG file."""
    room = await get_room(server, table)
    drawn = await history.picture(room, resolve_viewer(room.record, device, whose))
    headers = {"Content-Disposition": f'attachment; filename="{room.record.game}-{room.record.id}.svg"'}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@get("/tables/{table:str}/story", summary="The log", responses=refusals(*HISTORY_ERRORS))
async def story(server: Process, device: ThisDevice, table: TableId, whose: Viewer = None) -> list[Line]:
    """The log of a game in words, with the ids of the rules."""
    room = await get_room(server, table)
    return await history.story(room, resolve_viewer(room.record, device, whose))


@get(
    "/tables/{table:str}/text",
    media_type=MediaType.TEXT,
    summary="The log as a text file",
    responses=refusals(*HISTORY_ERRORS),
)
async def text(server: Process, device: ThisDevice, table: TableId, whose: Viewer = None) -> Response[str]:
    """The log of a game as a text file."""
    room = await get_room(server, table)
    told = await history.text(room, resolve_viewer(room.record, device, whose))
    return _file(told, f"{room.record.game}-{room.record.id}.txt")


@get(
    "/tables/{table:str}/save",
    media_type=MediaType.TEXT,
    summary="The game as a save file",
    responses=refusals("malformed", "not_found", "running", "closed"),
)
async def save(server: Process, table: TableId) -> Response[str]:
    """A game that is over, as a file that `questboard replay --verify` can check."""
    room = await get_room(server, table)
    return _file(await history.save(room), f"{room.record.game}-{room.record.id}.qb")


@post(
    "/tables/{table:str}/review",
    status_code=202,
    summary="Request a review",
    responses=refusals(*WRITE_ERRORS, "not_found", "running", "closed"),
)
async def request_review(server: Process, table: TableId) -> ReviewInfo:
    """Have a strong bot review a finished game; anyone with its link may ask, and it is done once."""
    return await server.reviews.request(await get_room(server, table))


@get(
    "/tables/{table:str}/review", summary="Progress of a review", responses=refusals("malformed", "not_found")
)
async def review(server: Process, table: TableId) -> ReviewInfo:
    """The progress of a review; once it is ready, its page is at `/table/{id}/review`."""
    return await server.reviews.info((await get_room(server, table)).record.id)


def _file(text: str, name: str) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/health", summary="ServerHealth check")
async def health(server: Process) -> ServerHealth:
    """Succeeds if the database can be reached and written to."""
    await server.store.ping()
    return ServerHealth("ok", __version__, len(server.rooms))


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, summary="Metrics", responses=refusals())
def metrics() -> Response[bytes]:
    """Metrics for Prometheus."""
    headers: dict[str, Any] = {"content-type": "text/plain; version=0.0.4; charset=utf-8"}
    return Response(exposition(), headers=headers)


BOXES = Router(
    "/api/boxes", route_handlers=[shelf, rules, search, tutorial, tips, pictures, played], tags=["boxes"]
)
TABLES = Router(
    "/api",
    route_handlers=[
        lobby_info,
        create,
        create_tutorial,
        table_by_id,
        sit,
        invite,
        add_bot,
        leave,
        remove,
        mute,
        report,
        close,
        recovery_code,
        recover,
        erase,
        invitation,
        accept,
        rematch,
        fork,
        moment,
        beats,
        marks,
        ending,
        picture,
        story,
        text,
        save,
        request_review,
        review,
    ],
    tags=["tables"],
)
OPERATORS = Router("/", route_handlers=[health, metrics], tags=["operators"])
