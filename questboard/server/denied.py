"""Denied: what can't be done, with a code for programs and a sentence for people."""

from __future__ import annotations

from questboard.kernel import (
    AnswerError,
    CannotUndo,
    GameOver,
    NoSuchOption,
    QuestboardError,
    StaleAnswer,
    WrongSeat,
)
from questboard.server.wire import ErrorCode

STATUS: dict[ErrorCode, int] = {
    "forbidden": 403,
    "malformed": 400,
    "not_found": 404,
    "server": 500,
    "setup": 422,
    "too_fast": 429,
    "too_large": 413,
}
"""The HTTP status of a code; what isn't here is a conflict with how things stand."""
CONFLICT = 409

CODES: dict[type[QuestboardError], ErrorCode] = {
    CannotUndo: "cannot_undo",
    GameOver: "game_over",
    NoSuchOption: "no_such_option",
    StaleAnswer: "stale",
    WrongSeat: "wrong_seat",
    AnswerError: "malformed",
}


class Denied(Exception):
    """Something that somebody asked of the server can't be done; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS.get(self.code, CONFLICT)

    @classmethod
    def because(cls, error: QuestboardError) -> Denied:
        """What the kernel refused, with its own sentence."""
        codes = [code for kind, code in CODES.items() if isinstance(error, kind)]
        return cls(codes[0] if codes else "setup", str(error))


def no_table(table: str) -> Denied:
    """There is no table with such an id."""
    return Denied("not_found", f"there is no table {table[:24]}; its link may be mistyped")


def not_seated() -> Denied:
    """Only players may do this."""
    return Denied("forbidden", "only those who sit at this table can do that")
