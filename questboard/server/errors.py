"""Errors: requests that the server refuses, with a code for programs and a sentence for people."""

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
from questboard.server.protocol import ErrorCode

STATUS: dict[ErrorCode, int] = {
    "forbidden": 403,
    "malformed": 400,
    "not_found": 404,
    "server": 500,
    "setup": 422,
    "too_fast": 429,
    "too_large": 413,
}
"""The HTTP status of each code; any other code is a conflict with the current state."""
CONFLICT = 409

CODES: dict[type[QuestboardError], ErrorCode] = {
    CannotUndo: "cannot_undo",
    GameOver: "game_over",
    NoSuchOption: "no_such_option",
    StaleAnswer: "stale",
    WrongSeat: "wrong_seat",
    AnswerError: "malformed",
}


class RequestError(Exception):
    """The server refused a request; nothing has changed."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        """The matching HTTP status."""
        return STATUS.get(self.code, CONFLICT)

    @classmethod
    def from_kernel(cls, error: QuestboardError) -> RequestError:
        """An error of the kernel, with the kernel's own sentence."""
        codes = [code for kind, code in CODES.items() if isinstance(error, kind)]
        return cls(codes[0] if codes else "setup", str(error))


def table_not_found(table: str) -> RequestError:
    """No table has this id."""
    return RequestError("not_found", f"there is no table {table[:24]}; check the link")
