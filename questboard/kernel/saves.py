"""Saves: a game as a small text file that says what is wrong with it when something is.

The first line names the format, the game and its rules version, and seals the rest with its
length and a digest. The second line holds what the game was dealt from and the answers: loading
plays them again, so a loaded game has its whole log, journal and undo.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from questboard.kernel.errors import AnswerError, SaveError
from questboard.kernel.record import Entry, Origin, TakenBack
from questboard.kernel.rules import Rules, S, V
from questboard.language import TABLE

if TYPE_CHECKING:
    from questboard.kernel.table import Table

t = TABLE.t


FORMAT = 1
OPENING = '{"questboard":'


class Mark(msgspec.Struct, frozen=True):
    """What the first line of every format has."""

    questboard: int


class Header(Mark, frozen=True, omit_defaults=True):
    """The first line."""

    game: str
    rules: int
    length: int
    digest: str
    seats: tuple[str, ...] = ()
    """Who sat there, in the words of whoever saved it."""


class Body(msgspec.Struct, frozen=True):
    """The second line. `origin` for a dealt game, `start` for one begun from a position."""

    log: list[tuple[int, Any]]
    end: str
    """A digest of the position that the answers lead to."""
    origin: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    taken_back: list[tuple[int, list[tuple[int, Any]]]] = []
    """Answers that no longer stand, in the order in which they were taken back, from how many on."""


def save(table: Table[S, V], seats: Sequence[str] = ()) -> str:
    """The text of a save; it can say who sits where, which is not part of the game."""
    if table.origin is None and table._start is None:
        raise SaveError("this table was imagined or resumed from a checkpoint; it has no game to save")
    written: dict[str, Any] = {
        "log": table.log,
        "end": _position(table),
        "origin": table.origin,
        "start": table._start,
    }
    if table.taken_back:
        written["taken_back"] = table.taken_back
    body = msgspec.json.encode(written).decode()
    rules = table.rules
    seal = _seal(rules.name, rules.version, body)
    header = Header(FORMAT, rules.name, rules.version, len(body), seal, tuple(seats))
    return f"{msgspec.json.encode(header).decode()}\n{body}\n"


def read_header(text: str) -> Header:
    """Which game and version a save is of, without playing it."""
    line, newline, _ = text.partition("\n")
    try:
        mark = msgspec.json.decode(line, type=Mark)
        if mark.questboard != FORMAT:
            raise SaveError(
                t(
                    "this save has format {found}; this program reads {format}",
                    found=mark.questboard,
                    format=FORMAT,
                )
            )
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        if line.startswith(OPENING) and not newline:
            raise SaveError("this save is cut short: it ends in its first line") from None
        raise SaveError("this is not a Questboard save: its first line can't be read") from None


def load(kind: type[Table[Any, Any]], rules: Rules[S, V], text: str) -> Table[S, V]:
    """The table of a save, of this class of tables, or a `SaveError` that says what is wrong."""
    header = read_header(text)
    if header.game != rules.name:
        raise SaveError(
            t("this save is of another game: {game}, not {wanted}", game=header.game, wanted=rules.name)
        )
    if header.rules != rules.version:
        raise SaveError(
            t(
                "this save is from version {rules} of the rules; these are version {version}",
                rules=header.rules,
                version=rules.version,
            )
        )
    body = text.partition("\n")[2].removesuffix("\n")
    if len(body) < header.length:
        missing = header.length - len(body)
        raise SaveError(
            t(
                "this save is cut short: {missing} of its {length} characters are missing",
                missing=missing,
                length=header.length,
            )
        )
    if len(body) > header.length or _seal(header.game, header.rules, body) != header.digest:
        raise SaveError("this save has been edited: its text does not match its seal")
    try:
        table, end = _replay(kind, rules, msgspec.json.decode(body, type=Body))
    except Exception as error:  # a seal is no proof: a sealed position can make any rule stumble
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise SaveError(t("this save does not follow the rules: {reason}", reason=reason)) from error
    if _position(table) != end:
        raise SaveError("this save does not replay: its answers lead to another position")
    return table


def _replay(kind: type[Table[S, V]], rules: Rules[S, V], body: Body) -> tuple[Table[S, V], str]:
    if body.origin is not None:
        table = kind.dealt(rules, msgspec.convert(body.origin, Origin))
    else:
        table = kind(rules, msgspec.convert(body.start, rules.state, str_keys=True))
    for seat, answer in body.log:
        table.answer_with(as_option(answer), seat=seat)
    table.taken_back = [
        TakenBack(ply, tuple(Entry(seat, as_option(answer)) for seat, answer in entries))
        for ply, entries in body.taken_back
    ]
    return table, body.end


def replay_taken_back(table: Table[S, V]) -> None:
    """Give all answers again that were taken back, each where it was given; one that can't be is an error."""
    standing = table.log
    evening: list[tuple[list[Entry], TakenBack]] = []
    for taken in reversed(table.taken_back):  # what stood before is known only from what came after
        if taken.ply > len(standing) or not taken.entries:
            raise SaveError("this save has answers that were taken back where none were given")
        standing = [*standing[: taken.ply], *taken.entries]
        evening.append((standing, taken))
    for answers, taken in evening:
        past = table.replayed(answers[: taken.ply])
        try:
            for entry in taken.entries:
                past.answer_with(entry.answer, seat=entry.seat)
        except AnswerError as error:
            raise SaveError(f"an answer that was taken back does not follow the rules: {error}") from error


def as_option(answer: Any) -> Any:
    """An option as JSON gave it back: JSON has no tuples, and options have no lists."""
    return tuple(map(as_option, answer)) if isinstance(answer, list) else answer


def _seal(game: str, version: int, body: str) -> str:
    return blake2b(
        f"{FORMAT} {game} {version}\n{body}".encode(errors="surrogatepass"), digest_size=16
    ).hexdigest()


def _position(table: Table[Any, Any]) -> str:
    return blake2b(repr(table.key()).encode(), digest_size=8).hexdigest()
