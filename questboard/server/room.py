"""A room: a table that this process has in memory, and those who are in it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from math import inf
from typing import Any

import msgspec

from questboard.games import load_rules
from questboard.kernel import SPECTATOR, Luck, Rules, Table
from questboard.server.denied import Denied
from questboard.server.store import MoveRecord, SeatRecord, TableRecord
from questboard.server.wire import (
    AtTable,
    ForkedFrom,
    Line,
    Moment,
    Notice,
    Result,
    SeatInfo,
    Shown,
    SoloScore,
    TableInfo,
    UndoInfo,
)

LATE = 15.0
"""After so many seconds another process may think for a bot that has not answered."""
AWAY = 60.0
"""Who has not been seen for so long is not at the table."""
QUEUE = 256
"""A visitor who is so many messages behind is shown out, and comes back to the newest moment."""


class Visitor:
    """One socket in a room: a seat's, or a spectator's."""

    def __init__(self, device: str, seat: int) -> None:
        self.device = device
        self.seat = seat
        self.mail: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        """What waits to be sent; None at the end."""
        self.parting = (1000, "")

    def send(self, notice: Notice) -> None:
        """Send something, without waiting for it."""
        self.send_encoded(msgspec.json.encode(notice))

    def send_encoded(self, notice: bytes) -> None:
        """Send something that was encoded once for many."""
        if self.mail.full():
            self.dismiss(1013, "too far behind")
        else:
            self.mail.put_nowait(notice)

    def dismiss(self, code: int, reason: str) -> None:
        """Close the socket after, or instead of, what waits."""
        self.parting = (code, reason)
        while self.mail.full():
            self.mail.get_nowait()
        self.mail.put_nowait(None)


class Room:
    """A table in memory. Whoever changes or reads it while something may be changing holds the lock."""

    def __init__(self, record: TableRecord, moves: Sequence[MoveRecord]) -> None:
        self.record = record
        self.rules: Rules[Any, Any] = load_rules(record.game)
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.driver: asyncio.Task[None] | None = None
        """The task in which this process has bots answer."""
        self.broken = False
        """A rule failed here; bots are not asked again."""
        self.touched = time.monotonic()
        self._told_here: list[bool] = []
        """Who was at the table when it was last told."""
        self.replay(moves)

    # ---- the game

    def replay(self, moves: Sequence[MoveRecord]) -> None:
        """Stand where all moves of the game lead."""
        self.move = len(moves)
        self._stories: dict[int, tuple[int, list[Line]]] = {}
        self._table: Table[Any, Any] | None = None
        if self.record.rules == self.rules.version:
            self._table = dealt(self.record)
            for answer in answers(moves):
                self._table.answer_with(answer.value, seat=answer.seat)

    def apply(self, move: MoveRecord) -> None:
        """Follow a move that is kept already."""
        if move.kind == "undo":
            self.take_back(self.table.ply - move.value)
        else:
            self.table.answer_with(move.value, seat=move.seat)
        self.move = move.move + 1

    def take_back(self, plies: int) -> None:
        """Take answers back, which all have agreed to or nobody minds."""
        self.table.undo(plies, agreed=True)
        self._stories = {}

    @property
    def table(self) -> Table[Any, Any]:
        """The game."""
        if self._table is None:
            raise Denied("closed", "the rules of this game have been mended since; it can't be played on")
        return self._table

    @property
    def is_old(self) -> bool:
        """Whether the rules have been mended since the game was begun, so that its log no longer replays."""
        return self._table is None

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name or f"Player {seat.seat + 1}" for seat in self.record.seats]

    @property
    def bot(self) -> str:
        """The level of the bot that is asked; empty if a person is, or nobody."""
        running = self.record.status == "playing" and not self.record.paused and not self.broken
        ask = self._table.ask if running and self._table else None
        return self.record.seats[ask.seat].level if ask else ""

    def is_seated(self, visitor: Visitor) -> bool:
        """Whether a visitor plays here; a seat can have moved to another device."""
        return visitor.seat != SPECTATOR and self.record.seats[visitor.seat].device == visitor.device

    def check_running(self) -> None:
        """Refuse what can be done only in a running game."""
        record = self.record
        if record.status == "gathering":
            raise Denied("gathering", "the game has not begun; some seats are still open")
        if record.status == "closed":
            raise Denied("closed", "this game has been given up")
        if record.status == "finished":
            raise Denied("game_over", "the game is over; nobody is asked")
        if record.paused:
            raise Denied("paused", "the game is paused; somebody at the table can go on with it")

    def standing(self, now: float) -> dict[str, Any]:
        """What the store notes of where the game stands."""
        table, record = self.table, self.record
        ask = table.ask
        changes: dict[str, Any] = {
            "move": self.move,
            "ply": table.ply,
            "asked": ask.seat if ask else None,
            "due": self.due(now),
            "left": None,
            "proposal": None,
            "updated": now,
        }
        if ask is None and record.status == "playing":
            outcome = table.outcome
            result = Result(list(outcome.scores), list(outcome.winners), outcome.reason, outcome.rule)
            changes |= {"status": "finished", "result": result, "keepsake": self.keepsake()}
            if has_score_to_beat(record):
                changes["solo_score"] = self.rules.solo_score(table.state)
        return changes

    def note(self, changes: dict[str, Any]) -> None:
        """Note what the store has kept of this table."""
        for name, change in changes.items():
            setattr(self.record, name, change)

    def due(self, now: float, left: float | None = None) -> float | None:
        """When somebody must answer for the seat that is asked, who has the whole clock or what is left."""
        ask = self.table.ask
        if ask is None or self.record.paused:
            return None
        if self.record.seats[ask.seat].level:
            return now + LATE
        return now + (left or self.record.clock) if self.record.clock else None

    def keepsake(self) -> dict[str, Any]:
        """What everybody could see at the end, which needs no rules to be shown again."""
        moment: dict[str, Any] = msgspec.to_builtins(self.moment(self.table, SPECTATOR, self.table.ply))
        return moment

    # ---- what is seen

    def story(self, seat: int) -> list[Line]:
        """What has happened, in words, as far as one seat may know it."""
        heard, lines = self._stories.get(seat, (0, []))
        journal = self.table.journal
        for event in journal[heard:]:
            words = self.rules.describe(event.seen_by(seat), self.names)
            if words:
                lines.append(Line(event.ply, event.rule, words))
        self._stories[seat] = (len(journal), lines)
        return lines

    def shown(self, seat: int, told: int = 0) -> Shown:
        """The game as one seat sees it now, with the story after the lines that it has heard."""
        table = self.table
        return Shown(
            move=self.move,
            ply=table.ply,
            scene=table.scene(seat, self.names),
            told=told,
            lines=self.story(seat)[told:],
            undo=self.undo(seat),
            due=self.record.due if table.ask and not self.record.seats[table.ask.seat].level else None,
        )

    def moment(self, table: Table[Any, Any], seat: int, ply: int) -> Moment:
        """An earlier position of this game, as one seat sees it."""
        lines = [line for line in self.story(seat) if line.ply <= ply]
        return Moment(ply, self.table.ply, table.scene(seat, self.names), lines)

    def undo(self, seat: int) -> UndoInfo | None:
        """What taking back a seat's last answer would mean; None if there is nothing to take back."""
        if seat == SPECTATOR or self.record.status != "playing":
            return None
        log = self.table.log
        own = next((ply for ply in range(len(log) - 1, -1, -1) if log[ply].seat == seat), None)
        if own is None:
            return None
        plies = len(log) - own
        return UndoInfo(plies, free=plies <= self.table.free_undo)

    def tell(self, told: dict[int, int]) -> None:
        """Show the newest moment to everybody, each seat's once."""
        encoded: dict[int, bytes] = {}
        for visitor in self.visitors:
            seat = visitor.seat
            if seat not in encoded:
                encoded[seat] = msgspec.json.encode(self.shown(seat, told.get(seat, 0)))
            visitor.send_encoded(encoded[seat])

    def told(self) -> dict[int, int]:
        """How many lines of the story each visitor has heard."""
        seats = {visitor.seat for visitor in self.visitors}
        return {seat: len(self.story(seat)) for seat in sorted(seats)}

    def note_seen(self, seen: dict[int, float | None]) -> None:
        """Note when people were last at the table, in whichever process, and tell who came or went."""
        here = {visitor.seat for visitor in self.visitors}
        for seat in self.record.seats:
            seat.seen = time.time() if seat.seat in here else seen[seat.seat]
        if self._told_here != [is_here(seat) for seat in self.record.seats]:
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody how the table stands, and show out those whose seat is no longer theirs."""
        self._told_here = [is_here(seat) for seat in self.record.seats]
        for visitor in list(self.visitors):
            if visitor.seat != SPECTATOR and not self.is_seated(visitor):
                visitor.dismiss(4403, "this seat has moved to another device")
            else:
                visitor.send(AtTable(table_info(self.record, visitor.device)))


# ---- from records


def dealt(record: TableRecord) -> Table[Any, Any]:
    """The game of a table as it was dealt."""
    return Table.new(load_rules(record.game), len(record.seats), record.options, Luck(record.luck))


def answers(moves: Iterable[MoveRecord]) -> list[MoveRecord]:
    """The answers that no undo has taken back."""
    standing: list[MoveRecord] = []
    for move in moves:
        if move.kind == "undo":
            del standing[move.value :]
        else:
            standing.append(move)
    return standing


def check_seat(record: TableRecord, seat: int) -> None:
    """Refuse a seat that the table doesn't have."""
    last = len(record.seats)
    if not 0 <= seat < last:
        raise Denied("not_found", f"no seat {seat + 1} at a table for {last}; seats are 1-{last}")


def has_score_to_beat(record: TableRecord) -> bool:
    """Whether a person plays alone and has a score to beat; forked games don't count (YP-153)."""
    person = [seat.kind for seat in record.seats] == ["person"]
    return bool(load_rules(record.game).solo_rule) and person and record.forked_from is None


def is_here(seat: SeatRecord) -> bool:
    """Whether whoever plays a seat is at the table."""
    return bool(seat.level) or away_for(seat) < 0


def away_for(seat: SeatRecord) -> float:
    """For how many seconds a person has not been at the table; below 0 for one who is there."""
    return inf if seat.seen is None else time.time() - seat.seen - AWAY


def table_info(record: TableRecord, device: str) -> TableInfo:
    """A table as everybody may know it; which seats are theirs only a device itself learns."""
    rules = load_rules(record.game)
    old = record.rules != rules.version and not record.over
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            here=is_here(seat),
            yours=bool(device) and seat.device == device,
        )
        for seat in record.seats
    ]
    return TableInfo(
        id=record.id,
        game=record.game,
        title=rules.title,
        status="old" if old else record.status,
        seats=seats,
        options=record.options,
        public=record.public,
        host=bool(device) and record.host == device,
        guided=record.guided,
        clock=record.clock,
        paused=record.paused,
        proposal=record.proposal,
        asked=record.asked,
        move=record.move,
        ply=record.ply,
        commitment=record.commitment,
        luck_key=record.luck.hex() if record.over else "",
        result=record.result,
        forked_from=ForkedFrom(record.forked_from, record.forked_ply or 0) if record.forked_from else None,
        rematch=record.rematch,
        solo=SoloScore(record.to_beat, record.solo_score, rules.solo_rule)
        if has_score_to_beat(record)
        else None,
        created=record.created,
        updated=record.updated,
    )
