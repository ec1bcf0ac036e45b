"""A room: a table in memory, and the sockets that are connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from functools import partial
from math import inf
from typing import Any, TypeAlias

import msgspec

from questboard.beats import SceneBeat, scene_beats
from questboard.games import load_rules
from questboard.kernel import SPECTATOR, Ask, Rules, Table, TakenBack
from questboard.kernel.record import Entry
from questboard.language import ENGLISH, TABLE, Domain, complete, speaking, spoken
from questboard.scene import NotOffered, Prompt, Scene
from questboard.server.errors import RequestError
from questboard.server.past import Past
from questboard.server.protocol import (
    ForkedFrom,
    Line,
    Moment,
    Result,
    SceneUpdate,
    SeatInfo,
    ServerMessage,
    SoloScore,
    TableInfo,
    TableUpdate,
    UndoInfo,
)
from questboard.server.records import By, MoveRecord, SeatRecord, TableRecord
from questboard.ties import TIE_BREAKER, minor_nouns, way
from questboard.why_not import reasons

t = TABLE.t

BOT_TIMEOUT = 15.0
"""Seconds after which another process may answer for a bot that has not."""
NEAREST = "nearest"
"""Stands for the level of a bot where the first option is taken for a person."""
AWAY_AFTER = 60.0
"""Seconds of silence after which a person counts as away."""
COPY_EVERY = 16
"""Answers between two copies of a game that are kept for undos."""
COPIES = 3
"""How many of them are kept; an undo that goes farther back plays the game again from its beginning."""
MAX_QUEUED = 256
"""Messages that may wait for one visitor. A slower one is disconnected; the client then reconnects."""


SEAT_MOVED = "this seat has moved to another device"
SEAT_LEFT = "this seat is no longer yours; you can still watch"


class Visitor:
    """One socket in a room: a player's or a spectator's."""

    def __init__(self, device: str, seat: int, language: str = ENGLISH) -> None:
        self.device = device
        self.seat = seat
        self.language = language
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_QUEUED)
        """Messages to send; None ends the connection."""
        self.close_reason = (1000, "")
        """The code and text with which the socket will be closed."""

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_encoded(msgspec.json.encode(message))

    @property
    def reader(self) -> Reader:
        """The seat, and the language in which it is told."""
        return self.seat, self.language

    def send_table(self, record: TableRecord) -> None:
        """Queue the state of the table."""
        with speaking(self.language):
            self.send(TableUpdate(table_info(record, self.device)))

    def send_encoded(self, message: bytes) -> None:
        """Queue a message that was encoded once for several visitors."""
        if self.outbox.full():
            self.close(1013, "too far behind")
        else:
            self.outbox.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        """Close the socket after the queued messages; if the queue is full, drop the oldest."""
        self.close_reason = (code, reason)
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Shown(msgspec.Struct):
    """The part of an update that its seat still has on screen.

    Rooms keep updates as bytes: with all those nodes, the garbage collector would stop everybody for a while.
    """

    scene: Scene


Reader: TypeAlias = tuple[int, str]
"""A seat, and the language in which it is told."""


class Room:
    """A table in memory. Hold the lock to change it, or to read it across an await."""

    def __init__(self, record: TableRecord, moves: Sequence[MoveRecord]) -> None:
        self.record = record
        self.rules: Rules[Any, Any] = load_rules(record.game)
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.bot_task: asyncio.Task[None] | None = None
        """The task that plays the bots of this table."""
        self.last_used = time.monotonic()
        self._sent_presence: list[bool] = []
        """Who was present in the last table update."""
        self.replay(moves)

    # ---- the game

    def replay(self, moves: Sequence[MoveRecord]) -> None:
        """Set up the game and apply all its moves."""
        self.move = len(moves)
        self._stories: dict[Reader, tuple[int, list[Line]]] = {}
        self._sent: dict[Reader, bytes] = {}
        """The update that the visitors of each seat have had last in each language, as it was sent."""
        self._table: Table[Any, Any] | None = None
        self._by: list[By] = []
        """Who gave each answer."""
        self._kept: list[Table[Any, Any]] = []
        """Copies of the game from the last few dozen answers."""
        self.past = Past(partial(deal, self.record))
        if self.record.rules == self.rules.version:
            self._table = deal(self.record)
            for answer in standing_answers(moves):
                self._table.answer_with(answer.value, seat=answer.seat)
                self._by.append(answer.by)
                self._keep_copy()
            self._table.taken_back = taken_back(moves)

    async def apply(self, move: MoveRecord) -> None:
        """Apply a move that another process saved; the caller holds the lock."""
        if move.kind == "undo":
            await self.take_back(self.table.ply - move.value)
        else:
            self.table.watch(bool(self.visitors))
            self.table.answer_with(move.value, seat=move.seat)
            self._by.append(move.by)
            self._keep_copy()
        self.move = move.move + 1

    def answer(self, seat: int, index: int, by: By = "person") -> None:
        """Answer the current question; if anybody is here to see it, its beats are kept."""
        self.table.watch(bool(self.visitors))
        self.table.answer(index, seat=seat)
        self._by.append(by)
        self._keep_copy()

    async def take_back(self, plies: int) -> None:
        """Take back answers, after everybody concerned has agreed; the caller holds the lock.

        What the game was then is made again in a thread, from a copy that was kept on the way.
        """
        past = await asyncio.to_thread(self._as_it_stood, self.table.ply - plies)
        self.table.undo(plies, agreed=True, past=past)
        self._kept = [copy for copy in self._kept if copy.ply <= self.table.ply]
        del self._by[self.table.ply :]
        self._stories = {}

    def _as_it_stood(self, ply: int) -> Table[Any, Any]:
        """A copy of the game as it was after some answers."""
        for kept in reversed(self._kept):
            if kept.ply <= ply:
                copy: Table[Any, Any] = kept.fork()
                for entry in self.table.log[kept.ply : ply]:
                    copy.answer_with(entry.answer)
                return copy
        return self.table.at(ply)

    def _keep_copy(self) -> None:
        """Keep a copy of the game now and then, for those who take answers back."""
        table = self.table
        if table.ply % COPY_EVERY == 0 and table.ask is not None:
            self._kept = [*self._kept[1 - COPIES :], table.fork()]

    @property
    def table(self) -> Table[Any, Any]:
        """The game."""
        if self._table is None:
            raise RequestError("closed", "the rules have changed since this game began; it can't continue")
        return self._table

    @property
    def is_outdated(self) -> bool:
        """Whether the rules have changed since the game began, so that its log no longer replays."""
        return self._table is None

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name or t("Player {number}", number=seat.seat + 1) for seat in self.record.seats]

    @property
    def bot_to_answer(self) -> str:
        """The level of the bot whose turn it is, or `NEAREST`; empty if it is a person's, or nobody's."""
        record = self.record
        running = record.status == "playing" and not record.paused and record.trouble is None
        ask = self._table.ask if running and self._table else None
        return self.level_for(ask) if ask else ""

    def level_for(self, ask: Ask[Any]) -> str:
        """The level of the bot that answers a question: in its own seat, or a tie in that of a person."""
        seat = self.record.seats[ask.seat]
        match "ask" if seat.level else way(seat.ties, self.rules, ask):
            case "nearest":
                return NEAREST
            case "bot":
                return TIE_BREAKER
        return seat.level

    @property
    def is_awaited(self) -> bool:
        """Whether a person is here who waits for the others' answers."""
        return any(seat.kind == "person" and is_present(seat) for seat in self.record.seats)

    @property
    def sleeps(self) -> bool:
        """Whether only bots would play on here, and nobody watches."""
        return not self.visitors and all(seat.level for seat in self.record.seats)

    def is_player(self, visitor: Visitor) -> bool:
        """Whether a visitor has a seat here; a seat can move to another device."""
        return visitor.seat != SPECTATOR and self.record.seats[visitor.seat].device == visitor.device

    def check_running(self) -> None:
        """Refuse what is possible only in a running game."""
        record = self.record
        if record.status == "gathering":
            raise RequestError("gathering", "the game has not begun; some seats are still open")
        if record.status == "closed":
            raise RequestError("closed", "this game was abandoned")
        if record.status == "finished":
            raise RequestError("game_over", "the game is over")
        if record.paused:
            raise RequestError("paused", "the game is paused; anyone at the table can resume it")

    def progress(self, now: float) -> dict[str, Any]:
        """The columns of the table's row that say how far the game is."""
        table, record = self.table, self.record
        ask, had_trouble = table.ask, record.trouble is not None
        record.trouble = None  # somebody has answered
        changes: dict[str, Any] = {
            "move": self.move,
            "ply": table.ply,
            "asked": ask.seat if ask else None,
            "due": self.due(now),
            "left": None,
            "proposal": None,
            "updated": now,
        }
        if had_trouble:
            changes["trouble"] = None
        if table.looked_ahead:
            changes["looked_ahead"] = True
        if ask is None and record.status == "playing":
            outcome = table.outcome
            result = Result(list(outcome.scores), list(outcome.winners), outcome.reason, outcome.rule)
            changes |= {"status": "finished", "result": result, "keepsake": self.final_moment()}
            if has_score_to_beat(record) and not table.looked_ahead:
                changes["solo_score"] = self.rules.solo_score(table.state)
        return changes

    def update_record(self, changes: dict[str, Any]) -> None:
        """Copy changes that the store has saved into the record."""
        for name, change in changes.items():
            setattr(self.record, name, change)

    def due(self, now: float, left: float | None = None) -> float | None:
        """When the server answers for the current seat: its clock runs out, or its bot is late.

        `left` is what remains of the clock; by default all of it does.
        """
        ask = self.table.ask
        record = self.record
        if ask is None or record.paused or record.trouble or record.seats[ask.seat].kind == "open":
            return None
        if self.level_for(ask):
            return now + BOT_TIMEOUT
        return now + (left or self.record.clock) if self.record.clock else None

    def final_moment(self) -> dict[str, Any]:
        """What a spectator sees at the end, in a form that needs no rules to be shown again."""
        table = self.table
        with speaking(ENGLISH):  # what is kept depends on no language
            scene = table.scene(SPECTATOR, self.names)
            moment: dict[str, Any] = msgspec.to_builtins(
                Moment(table.ply, table.ply, scene, self.story(SPECTATOR))
            )
        return moment

    # ---- what seats see

    def story(self, seat: int) -> list[Line]:
        """The log of the game in words, as far as a seat may know it."""
        reader = seat, spoken()
        described, lines = self._stories.get(reader, (0, []))
        journal = self.table.journal
        before = journal[described - 1] if described else None
        for event, words in self.rules.log(journal[described:], seat, self.names, before):
            lines.append(Line(event.ply, event.rule, words))
        self._stories[reader] = (len(journal), lines)
        return lines

    def scene_update(self, seat: int, sent: int = 0, beats: Sequence[SceneBeat] = ()) -> SceneUpdate:
        """The game as a seat sees it now, with the lines of the story after the first `sent`."""
        table = self.table
        scene = table.scene(seat, self.names)
        if scene.prompt is not None and scene.prompt.seat == seat and self.bot_to_answer:
            # A tie is about to be broken, so there is nothing to choose from.
            scene.prompt = Prompt(seat=seat, text=scene.prompt.text, rule=scene.prompt.rule)
        return SceneUpdate(
            move=self.move,
            ply=table.ply,
            scene=scene,
            told=sent,
            lines=self.story(seat)[sent:],
            undo=self.undo(seat),
            due=self.record.due if self._shows_clock else None,
            beats=list(beats),
        )

    @property
    def _shows_clock(self) -> bool:
        """Whether it is a person's clock that runs out."""
        ask = self.table.ask
        return ask is not None and not self.record.paused and not self.level_for(ask)

    def why_not(self, seat: int, nodes: Sequence[str]) -> tuple[str, list[NotOffered]]:
        """The first of some things of which it is known why a seat can't choose it, and the reasons.

        They are told from the seat's own view, and things that are not in its scene are as good as none.
        """
        table = self.table
        scene = table.scene(seat, self.names)
        if not {node.id for node in scene.walk()}.intersection(nodes):
            raise RequestError("not_found", "there is no such thing on the table before you")
        if table.ask is None or table.ask.seat != seat or self.bot_to_answer:
            raise RequestError("wrong_seat", "it is not your turn to answer")
        found = reasons(table.rules.kind(table.ask, self.names, table.view(seat)), scene, nodes)
        for node, told in found.items():
            return node, told
        raise RequestError("conflict", "nothing there is ruled out")

    def undo(self, seat: int) -> UndoInfo | None:
        """What undoing a seat's last answer would take back; None if it has not answered yet.

        What a bot has answered in a person's place is no answer of that person.
        """
        if seat == SPECTATOR or self.record.status != "playing":
            return None
        log = self.table.log
        answers = range(len(log) - 1, -1, -1)
        own = next((ply for ply in answers if log[ply].seat == seat and self._by[ply] != "bot"), None)
        if own is None or own < self.table.earliest:
            return None
        plies = len(log) - own
        return UndoInfo(plies, free=plies <= self.table.free_undo)

    # ---- sending

    def send_scene(self, sent: dict[Reader, int], beats: bool = False) -> None:
        """Send every visitor the current scene; `sent` is how much of the story each seat already has.

        After an answer its `beats` are sent, which begin at the scene that the seat has been sent before.
        """
        encoded: dict[Reader, bytes] = {}
        for visitor in self.visitors:
            reader = visitor.reader
            if reader not in encoded:
                with speaking(visitor.language):
                    told = self._beats(reader) if beats else []
                    update = self.scene_update(visitor.seat, sent.get(reader, 0), told)
                    encoded[reader] = msgspec.json.encode(update)
            visitor.send_encoded(encoded[reader])
        self._sent = encoded

    def show_scene(self, visitor: Visitor) -> None:
        """Send the current scene to a visitor who has just come."""
        with speaking(visitor.language):
            encoded = msgspec.json.encode(self.scene_update(visitor.seat))
        self._sent[visitor.reader] = encoded
        visitor.send_encoded(encoded)

    def _beats(self, reader: Reader) -> list[SceneBeat]:
        """What the latest answer led to, for a seat that has seen the scene before it."""
        seat, _ = reader
        sent = self._sent.get(reader) if len(self.table.beats) > 1 else None
        shown = msgspec.json.decode(sent, type=Shown).scene if sent else None
        return scene_beats(self.table, seat, self.names, shown, last=False)

    def lines_sent(self) -> dict[Reader, int]:
        """How many lines of the story the visitors of each seat have received, in each language."""
        sent: dict[Reader, int] = {}
        for seat, language in sorted({visitor.reader for visitor in self.visitors}):
            with speaking(language):
                sent[seat, language] = len(self.story(seat))
        return sent

    def send_table(self) -> None:
        """Send every visitor the state of the table; disconnect those whose seat has moved away."""
        self._sent_presence = [is_present(seat) for seat in self.record.seats]
        for visitor in list(self.visitors):
            if visitor.seat != SPECTATOR and not self.is_player(visitor):
                held = self.record.seats[visitor.seat].device is not None
                visitor.close(4403, SEAT_MOVED if held else SEAT_LEFT)
            else:
                visitor.send_table(self.record)

    def update_presence(self, seen: dict[int, float | None]) -> None:
        """Set when each person was last seen by any process, and tell visitors who came or went."""
        present = {visitor.seat for visitor in self.visitors}
        for seat in self.record.seats:
            seat.seen = time.time() if seat.seat in present else seen[seat.seat]
        if self._sent_presence != [is_present(seat) for seat in self.record.seats]:
            self.send_table()


# ---- reading records


def deal(record: TableRecord) -> Table[Any, Any]:
    """The game of a table, as it was dealt."""
    return Table.dealt(load_rules(record.game), record.origin)


def standing_answers(moves: Iterable[MoveRecord]) -> list[MoveRecord]:
    """The answers that no undo has taken back."""
    standing: list[MoveRecord] = []
    for move in moves:
        if move.kind == "undo":
            del standing[move.value :]
        else:
            standing.append(move)
    return standing


def taken_back(moves: Iterable[MoveRecord]) -> list[TakenBack]:
    """The answers that undos have taken back, in the order in which they did."""
    standing: list[Entry] = []
    taken = []
    for move in moves:
        if move.kind == "undo":
            taken.append(TakenBack(move.value, tuple(standing[move.value :])))
            del standing[move.value :]
        else:
            standing.append(Entry(move.seat, move.value))
    return taken


def has_score_to_beat(record: TableRecord) -> bool:
    """Whether a person plays alone for a score to beat, and knew nothing of what lay ahead (YP-153)."""
    person = [seat.kind for seat in record.seats] == ["person"]
    fair = record.forked_from is None and not record.looked_ahead
    return bool(load_rules(record.game).solo_rule) and person and fair


def is_present(seat: SeatRecord) -> bool:
    """Whether the player of a seat is at the table; bots always are."""
    return bool(seat.level) or seconds_away(seat) < 0


def seconds_away(seat: SeatRecord) -> float:
    """How long a person has counted as away; negative while present."""
    return inf if seat.seen is None else time.time() - seat.seen - AWAY_AFTER


def told_result(result: Result, domain: Domain) -> Result:
    """A result with its reason in the language that is spoken."""
    return msgspec.structs.replace(result, reason=domain.t(result.reason))


def table_info(record: TableRecord, device: str) -> TableInfo:
    """A table as anyone may see it; each device learns only which seats are its own."""
    rules = load_rules(record.game)
    outdated = record.rules != rules.version and not record.over
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.level,
            here=is_present(seat),
            yours=bool(device) and seat.device == device,
            ties=(seat.ties or {}) if device and seat.device == device else {},
            muted=seat.muted,
            seal=seat.seal or "",
        )
        for seat in record.seats
    ]
    return TableInfo(
        id=record.id,
        game=record.game,
        title=rules.domain.t(rules.title),
        languages=complete(record.game),
        status="old" if outdated else record.status,
        seats=seats,
        options=record.options,
        public=record.public,
        host=bool(device) and record.host == device,
        guided=record.guided,
        clock=record.clock,
        paused=record.paused,
        proposal=record.proposal,
        trouble=record.trouble,
        asked=record.asked,
        move=record.move,
        ply=record.ply,
        commitment=record.commitment,
        luck_key=record.origin.last_luck.hex() if record.over else "",
        open_luck=record.open_luck,
        closed_because=record.closed_because,
        awaits_seeds=record.awaits_seeds,
        seeds=list(record.origin.last_seeds),
        result=record.result and told_result(record.result, rules.domain),
        forked_from=ForkedFrom(record.forked_from, record.forked_ply or 0) if record.forked_from else None,
        rematch=record.rematch,
        solo=SoloScore(record.to_beat, record.solo_score, rules.solo_rule)
        if has_score_to_beat(record)
        else None,
        minor=minor_nouns(rules),
        created=record.created,
        updated=record.updated,
    )
