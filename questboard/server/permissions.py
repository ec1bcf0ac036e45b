"""Permissions: what a device or a seat may do at a table. Every such check is here."""

from __future__ import annotations

from questboard.bots import LEVELS
from questboard.kernel import SPECTATOR, SetupError
from questboard.server.errors import RequestError
from questboard.server.records import TableRecord
from questboard.server.room import Room, Visitor

NOT_A_PLAYER = "only players at this table can do that"


def check_seat_exists(record: TableRecord, seat: int) -> None:
    """Refuse a seat that the table doesn't have."""
    last = len(record.seats)
    if not 0 <= seat < last:
        raise RequestError("not_found", f"no seat {seat + 1} at a table for {last}; seats are 1-{last}")


def resolve_seat(record: TableRecord, device: str, seat: int | None) -> int:
    """The seat that a socket plays for: one of its device's seats, or a spectator's."""
    own = _own_seats(record, device)
    if seat is None:
        return own[0] if own else SPECTATOR
    if seat != SPECTATOR and seat not in own:
        raise RequestError("forbidden", NOT_A_PLAYER)
    return seat


def resolve_viewer(record: TableRecord, device: str, seat: int | None) -> int:
    """The seat whose view a device gets: its own, a spectator's, or any seat's once the game is over."""
    if seat is None or seat == SPECTATOR or seat in _own_seats(record, device):
        return resolve_seat(record, device, seat)
    check_seat_exists(record, seat)
    if not record.over:
        raise RequestError("forbidden", "you can see only your own seat's view until the game is over")
    return seat


def _own_seats(record: TableRecord, device: str) -> list[int]:
    return record.seats_of(device) if device else []


def check_player(room: Room, visitor: Visitor) -> None:
    """Refuse spectators, and players whose seat has moved to another device."""
    if not room.is_player(visitor):
        raise RequestError("forbidden", NOT_A_PLAYER)


def check_turn(room: Room, seat: int, move: int | None = None) -> None:
    """Refuse a seat that may not answer now, and an answer to an earlier question."""
    room.check_running()
    if move is not None and move != room.move:
        raise RequestError("stale", "this question has already been answered; look at the new one")
    ask = room.table.ask
    if ask is None or ask.seat != seat:
        raise RequestError("wrong_seat", "it is not your turn to answer")


def check_host(record: TableRecord, device: str) -> None:
    """Refuse everybody but the person who created the table."""
    if record.host != device:
        raise RequestError("forbidden", "only the person who created the table can do that")


def check_may_fill(record: TableRecord, device: str) -> None:
    """Refuse those who may not fill an open seat: in a running game everybody else who plays may."""
    if record.status != "playing" or not record.seats_of(device):
        check_host(record, device)


def check_luck_is_secret(record: TableRecord) -> None:
    """Refuse another person at a table whose luck ahead somebody may know."""
    if record.open_luck:
        raise RequestError("conflict", "the luck ahead is known to others; nobody else can join this game")


def check_level(level: str) -> None:
    """Refuse a bot outside the fixed levels: anyone could ask for one that thinks for hours."""
    if level not in LEVELS:
        raise SetupError(f"there is no bot level {level!r}; there are {', '.join(LEVELS)}")


def check_over(record: TableRecord, what: str) -> None:
    """Refuse what is possible only after the end of a game, because it would reveal hidden information."""
    if not record.over:
        raise RequestError("running", f"{what} is possible only when the game is over")
