"""Nothing that a seat may not know reaches its line, whatever it does there.

People play at random over real sockets, leave and come back, take answers back, look at replays and
ask for advice. Everything that they hear is kept. Then the game is played again from the database by
the kernel alone, and each message is held against it, in two ways: it must be word for word what the
kernel makes of the seat's view; and no card may be named in it that the seat's views have not shown yet.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from questboard.beats import SceneBeat, scene_beats
from questboard.games import load_rules, new_table
from questboard.games.portal.content import HEROES
from questboard.kernel import SPECTATOR, Luck, Table
from questboard.marks import Mark, marks
from questboard.server.protocol import (
    Agree,
    Hint,
    Line,
    Moment,
    Refused,
    SceneUpdate,
    SeatRequest,
    ServerMessage,
    Undo,
    WhyNot,
)
from questboard.testing.remote import Device, Player
from questboard.testing.services import Server
from tests.server.tables import everybody_at, kept, put, shown_in

pytestmark = pytest.mark.anyio

NAMES = ["Ada", "Bob", "Cleo", "Dov"]
WORD = re.compile(r"[^\W_]+")
FIRST_WORD = {id: WORD.findall(hero.name)[0] for id, hero in HEROES.items()}


def heroes_in(text: str) -> set[str]:
    """The Heroes that a text names, by id or by name."""
    words = set(WORD.findall(text))
    return {
        id for id, hero in HEROES.items() if id in words or (FIRST_WORD[id] in words and hero.name in text)
    }


class Heard(msgspec.Struct):
    """Something that reached somebody, after this many moves."""

    seat: int
    move: int
    text: str
    where: str


# ---- an evening at the server


class Evening:
    """A game at which everybody does all that one can do, chosen by a seed."""

    def __init__(self, server: Server, seats: int, seed: int, begun: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.game = new_table("portal", seats, seed)
        while self.game.ply < begun and self.game.ask:
            self.game.answer(self.random.randrange(len(self.game.ask.options)))
        self.viewers = [*range(seats), SPECTATOR]
        self.devices = {seat: Device(server.url) for seat in self.viewers}
        self.players: dict[int, Player] = {}
        self.lines: dict[int, AsyncExitStack] = {}
        self.came: dict[int, int] = {}
        self.heard: list[Heard] = []
        self.table = ""
        self.move = begun

    async def spend(self, answers: int) -> None:
        """Play on for this many answers, or to the end."""
        names = NAMES[: len(self.viewers) - 1]
        made = await put(self.server, self.game, *(SeatRequest("open", name) for name in names))
        self.table = made.id
        for seat, invite in enumerate(made.invites):
            await self.devices[seat].accept(invite.token)
        for seat in self.viewers:
            await self.come(seat)
        done = 0
        while done < answers and not self.players[SPECTATOR].over:
            match self.random.randrange(20):
                case 0:
                    await self.come_back(self.random.choice(self.viewers))
                case 1:
                    await self.take_back()
                case 2 | 3:
                    await self.look_back(self.random.choice(self.viewers))
                case _:
                    await self.answer()
                    done += 1
        await self.take_back()
        for seat in self.viewers:
            await self.come_back(seat)
            for past in range(5):
                await self.look_back(seat, past)
        await self.ask_for_advice()
        await self.ask_why_not()
        for seat in self.viewers:
            await self.go(seat)

    @property
    def asked(self) -> Player | None:
        return next((player for player in self.players.values() if player.choices), None)

    async def moved(self) -> None:
        self.move += 1
        await everybody_at(self.move, *self.players.values())

    async def answer(self) -> None:
        asked = self.asked
        assert asked is not None
        await asked.answer(self.random.randrange(asked.choices))
        await self.moved()

    async def take_back(self) -> None:
        """Somebody takes an answer back; where that takes an agreement, everybody agrees."""
        seat = self.random.choice(self.viewers[:-1])
        player = self.players[seat]
        undo = player.shown.undo if player.shown else None
        if undo is None:
            return
        await player.do(Undo())
        for other in self.viewers[:-1]:
            if other != seat and not undo.free:
                await self.players[other].until(lambda friend: friend.table and friend.table.proposal)
                await self.players[other].do(Agree(agreed=True))
        await self.moved()

    async def ask_for_advice(self) -> None:
        if self.asked:
            await self.asked.send(Hint())

    async def ask_why_not(self) -> None:
        """Everybody asks why they can't choose some of what they see; only who is asked is answered."""
        for player in self.players.values():
            assert player.shown is not None
            nodes = [node.id for node in player.shown.scene.walk() if node.label]
            for node in self.random.sample(nodes, min(8, len(nodes))):
                reply = await player.send(WhyNot(move=player.shown.move, nodes=[node]))
                assert player is self.asked or isinstance(reply, Refused)

    # ---- coming, going, looking

    async def come(self, seat: int) -> None:
        line = AsyncExitStack()
        player = await line.enter_async_context(self.devices[seat].at_table(self.table))
        await player.until(shown_in)
        self.players[seat], self.lines[seat], self.came[seat] = player, line, self.move

    async def go(self, seat: int) -> None:
        player = self.players.pop(seat)
        await self.lines.pop(seat).aclose()
        move = self.came[seat]
        for text in player.received:
            notice = msgspec.json.decode(text, type=ServerMessage)
            move = notice.move if isinstance(notice, SceneUpdate) else move
            self.heard.append(Heard(seat, move, text, "on the line"))

    async def come_back(self, seat: int) -> None:
        await self.go(seat)
        await self.come(seat)

    async def look_back(self, seat: int, which: int | None = None) -> None:
        """Ask for the past, through the eyes that one may have."""
        shown = self.players[SPECTATOR].shown
        assert shown is not None
        ply = self.random.randint(0, shown.ply)
        pasts = (f"/moments/{ply}", "/story", "/text", f"/beats?after={ply}", "/marks")
        past = self.random.choice(pasts) if which is None else pasts[which]
        mark = "&" if "?" in past else "?"
        for path, eyes in (
            (past, seat),
            (f"{past}{mark}seat={seat}", seat),
            (f"{past}{mark}seat=-1", SPECTATOR),  # and then a player hears what spectators may know
            ("", SPECTATOR),
        ):
            text = (await self.devices[seat].fetch(f"/api/tables/{self.table}{path}")).decode()
            self.heard.append(Heard(eyes, self.move, text, path))


# ---- the truth


class Truth:
    """A game from its luck and its moves, after each of them, and what each seat may know of it by then."""

    def __init__(self, record: Any, moves: Any) -> None:
        self.names = [seat.name for seat in record.seats]
        self.rules = load_rules(record.game)
        table = Table.new(self.rules, len(record.seats), record.options, Luck(record.luck))
        self.viewers = range(SPECTATOR, table.seats)
        self.after: list[Table[Any, Any]] = []
        self.shown: dict[int, list[set[str]]] = {seat: [] for seat in self.viewers}
        """The cards that a seat's views have shown so far."""
        self.stories: dict[int, list[list[Line]]] = {seat: [] for seat in self.viewers}
        self.beats: dict[int, list[Any]] = {seat: [] for seat in self.viewers}
        """What each move has led to, as it is sent to those who were there."""
        self.known: dict[tuple[Any, ...], list[SceneBeat]] = {}
        """What an answer has led to, by the seat that looks and the answers so far."""
        self._note(table, news=0)
        for move in moves:
            if move.kind == "undo":
                table = table.at(move.value)
                self._note(table, news=0)
            else:
                told = len(table.journal)
                table.watch()
                table.answer_with(move.value, seat=move.seat)
                self._note(table, news=told)

    def _note(self, table: Table[Any, Any], news: int) -> None:
        scenes = {seat: self.after[-1].scene(seat, self.names) for seat in self.viewers if self.after}
        self.after.append(table.fork())
        for seat in self.viewers:
            beats = scene_beats(table, seat, self.names, scenes[seat], last=False) if news else []
            self.beats[seat].append(as_sent(beats))
            views = [table.beat_view(beat, seat) for beat in table.beats] if news else []
            shown = self.shown[seat][-1] if self.shown[seat] else set()
            for view in (*views, table.view(seat)):
                shown = shown | heroes_in(msgspec.json.encode(view).decode())
            self.shown[seat].append(shown)
            earlier = self.stories[seat][-1] if news else []
            self.stories[seat].append(earlier + self.story(table, seat, news))

    def story(self, table: Table[Any, Any], seat: int, news: int = 0) -> list[Line]:
        """What has happened, in words, from an event on."""
        before = table.journal[news - 1] if news else None
        log = self.rules.log(table.journal[news:], seat, self.names, before)
        return [Line(event.ply, event.rule, words) for event, words in log]

    def answered(self, table: Table[Any, Any], ply: int, seat: int) -> list[SceneBeat]:
        """What an answer of a game has led to."""
        told = (seat, *(repr(entry.answer) for entry in table.log[:ply]))
        if told not in self.known:
            before = table.at(ply - 1)
            scene = before.scene(seat, self.names)
            before.watch()
            before.answer_with(table.log[ply - 1].answer)
            self.known[told] = scene_beats(before, seat, self.names, scene)
        return self.known[told]

    def marks(self, table: Table[Any, Any], seat: int) -> list[Mark]:
        """The marks of a game so far."""
        plies = range(1, table.ply + 1)
        return [mark for ply in plies for mark in marks(ply, self.answered(table, ply, seat))]

    def scene(self, table: Table[Any, Any], seat: int) -> Any:
        """What a seat sees, as it is sent."""
        return as_sent(table.scene(seat, self.names))


def as_sent(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


# ---- the one held against the other


def check(heard: Heard, truth: Truth, table: str, key: bytes) -> None:
    """Nobody has heard what they may not know."""
    text = heard.text.replace(table, "")  # an id is random letters, which may spell a card's id
    told, may_know = heroes_in(text), truth.shown[heard.seat][heard.move]
    assert told <= may_know, f"{told - may_know} reached seat {heard.seat} {heard.where}: {text}"
    for secret in (key.hex(), key.hex().upper(), b64encode(key).decode(), repr(key)[2:-1]):
        assert secret not in text, f"the luck key reached {heard}"
    check_words(heard, truth)


def check_words(heard: Heard, truth: Truth) -> None:
    """A message is word for word what the kernel makes of the seat's view."""
    seat, standing, story = heard.seat, truth.after[heard.move], truth.stories[heard.seat][heard.move]
    if heard.where == "on the line":
        notice = msgspec.json.decode(heard.text)
        if notice["type"] == "scene":
            assert set(notice) == {"type", *SceneUpdate.__struct_fields__}
            assert notice["ply"] == standing.ply
            assert notice["scene"] == truth.scene(standing, seat)
            assert notice["lines"] == as_sent(story[notice["told"] :])
            assert notice["beats"] in ([], truth.beats[seat][heard.move])
    elif heard.where.startswith("/moments/"):
        moment = msgspec.json.decode(heard.text)
        past = standing.at(moment["ply"])
        assert set(moment) == set(Moment.__struct_fields__)
        assert moment["scene"] == truth.scene(past, seat)
        assert moment["lines"] == as_sent(truth.story(past, seat))
        assert moment["beats"] == (as_sent(truth.answered(standing, past.ply, seat)) if past.ply else [])
    elif heard.where.startswith("/beats"):
        check_beats(heard, truth)
    elif heard.where.startswith("/marks"):
        assert msgspec.json.decode(heard.text) == as_sent(truth.marks(standing, seat))
    elif heard.where.startswith("/story"):
        assert msgspec.json.decode(heard.text) == as_sent(story)


def check_beats(heard: Heard, truth: Truth) -> None:
    """What has happened since is told once: first in words, then beat by beat."""
    seat, standing = heard.seat, truth.after[heard.move]
    since = msgspec.json.decode(heard.text)
    after = int(heard.where.split("=")[1].partition("&")[0])
    told = [answer["ply"] for answer in since["answers"]]
    first = told[0] if told else standing.ply + 1
    assert told == list(range(first, standing.ply + 1))
    assert after < first
    assert since["scene"] == truth.scene(standing.at(first - 1), seat)
    story = truth.stories[seat][heard.move]
    assert since["lines"] == as_sent([line for line in story if after < line.ply < first])
    for answer in since["answers"]:
        assert answer["beats"] == as_sent(truth.answered(standing, answer["ply"], seat))


@pytest.mark.parametrize(
    ("seats", "seed", "begun", "answers"),
    [(2, 21, 0, 40), (2, 22, 110, 400), (3, 23, 50, 40), (4, 24, 30, 30), (1, 25, 20, 20)],
)
async def test_nothing_that_a_seat_may_not_know_reaches_its_line(server, seats, seed, begun, answers):
    evening = Evening(server, seats, seed, begun)
    async with asyncio.timeout(120):
        await evening.spend(answers)
    found = await kept(server, evening.table)
    truth = Truth(found.record, found.moves)
    running = [heard for heard in evening.heard if truth.after[heard.move].ask is not None]
    assert len(running) > 2 * (len(found.moves) - begun)
    assert any('"beats":[{' in heard.text for heard in running)
    if answers < 400:  # else the last look back is one at a game that is over
        asked = {heard.where.split("?")[0] for heard in running}
        assert asked >= {"/beats", "/marks", "/story", "/text"}
    for heard in running:
        check(heard, truth, evening.table, found.record.luck)
    if answers == 400:  # to the very end, and then everything is told
        assert any(found.record.luck.hex() in heard.text for heard in evening.heard)
