"""The solo score to beat on a server: every device has its own, and it outlives the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from questboard import new_table
from questboard.kernel import Table
from questboard.server.protocol import ForkRequest, LobbyInfo, SeatRequest, SoloScore, TableCreated, TableInfo
from questboard.testing import rule
from questboard.testing.remote import Device
from questboard.testing.services import Server
from tests.server.tables import put, sitting

pytestmark = pytest.mark.anyio

ADA = SeatRequest("me", "Ada")
LEFT = 2
"""Answers that are left to give in the games below."""


@pytest.fixture
def anyio_backend() -> str:
    """What asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server on a SQLite file."""
    settings: dict[str, Any] = {
        "QUESTBOARD_MESSAGES_PER_SECOND": "1000",
        "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
        "QUESTBOARD_BOT_PROCESSES": "1",
    }
    with Server(**settings) as server:
        yield server


@pytest.fixture
def device(server: Server) -> Callable[[], Device]:
    """New devices."""
    return lambda: Device(server.url)


def nearly_over(seed: int, **options: Any) -> tuple[Table[Any, Any], int]:
    """A game for one with few answers left to give, and its score if they are all the first option."""
    game, random = new_table("portal", 1, seed, **options), Random(seed)
    while game.ask:
        game.answer(random.randrange(len(game.ask.options)))
    game = game.at(game.ply - LEFT)
    end = game.fork()
    while end.ask:
        end.answer(0)
    return game, end.outcome.scores[0]


async def play(server: Server, device: Device, seed: int, **options: Any) -> tuple[TableInfo, TableInfo]:
    """A device plays such a game; its table before and after."""
    made = await put(server, nearly_over(seed, **options)[0], SeatRequest("open", "Ada"))
    assert (await device.table(made.id)).solo is None  # nobody sits there yet
    await device.accept(made.invites[0].token)
    return await play_on(device, made.id)


async def play_on(device: Device, table: str) -> tuple[TableInfo, TableInfo]:
    """A device plays a game to its end; the table before and after."""
    async with sitting(table, device) as [player]:
        before = player.table
        await player.play_out(lambda player: 0)
        await player.until(lambda player: player.table.result)
        assert player.table == await device.table(table)
        return before, player.table


LOW, MIDDLE, HIGH = sorted(range(1, 8), key=lambda seed: nearly_over(seed)[1])[::3]
"""Seeds of three games whose scores rise."""
POINTS = {seed: nearly_over(seed)[1] for seed in (LOW, MIDDLE, HIGH)}


@rule("YP-153", "YP-128")
async def test_a_device_has_a_score_to_beat_which_a_higher_one_replaces(server, device):
    ada = device()
    low, middle, high = POINTS.values()
    assert low < middle < high
    for seed, to_beat in [(MIDDLE, None), (LOW, middle), (MIDDLE, middle), (HIGH, middle), (LOW, high)]:
        before, after = await play(server, ada, seed)
        assert before.solo == SoloScore(to_beat, None, "YP-153")
        assert after.solo == SoloScore(to_beat, POINTS[seed], "YP-153")


@rule("YP-153")
async def test_every_device_has_its_own_score_to_beat(server, device):
    ada, bob = device(), device()
    await play(server, ada, HIGH)
    _, after = await play(server, bob, LOW)
    assert after.solo == SoloScore(None, POINTS[LOW], "YP-153")
    _, after = await play(server, bob, MIDDLE)
    assert after.solo == SoloScore(POINTS[LOW], POINTS[MIDDLE], "YP-153")


@rule("YP-153")
async def test_the_rematch_and_a_new_table_show_the_score_to_beat_from_the_start(server, device):
    ada = device()
    _, over = await play(server, ada, MIDDLE)
    again = await ada.post(f"/api/tables/{over.id}/rematch", None, TableCreated)
    assert (await ada.table(again.id)).solo == SoloScore(POINTS[MIDDLE], None, "YP-153")
    made = await ada.post("/api/tables", {"game": "portal", "seats": [ADA]}, TableCreated)
    assert (await ada.table(made.id)).solo == SoloScore(POINTS[MIDDLE], None, "YP-153")
    mine = {table.id: table.solo for table in (await ada.get("/api/hall", LobbyInfo)).mine}
    assert mine[over.id] == SoloScore(None, POINTS[MIDDLE], "YP-153")


@rule("YP-153")
async def test_what_another_table_brought_meanwhile_is_the_score_to_beat_at_the_end(server, device):
    ada = device()
    made = await put(server, nearly_over(HIGH)[0], SeatRequest("open", "Ada"))
    await ada.accept(made.invites[0].token)
    await play(server, ada, MIDDLE)
    before, after = await play_on(ada, made.id)
    assert before.solo == SoloScore(None, None, "YP-153")
    assert after.solo == SoloScore(POINTS[MIDDLE], POINTS[HIGH], "YP-153")


@rule("YP-153")
async def test_a_game_played_on_from_an_earlier_moment_does_not_count(server, device):
    ada = device()
    _, over = await play(server, ada, LOW)
    forked = await ada.post(f"/api/tables/{over.id}/fork", ForkRequest(over.ply - 1, [ADA]), TableCreated)
    before, after = await play_on(ada, forked.id)
    assert before.solo is after.solo is None
    _, after = await play(server, ada, MIDDLE)
    assert after.solo == SoloScore(POINTS[LOW], POINTS[MIDDLE], "YP-153")


@rule("YP-153")
async def test_games_with_other_rule_options_have_a_score_of_their_own(server, device):
    ada = device()
    await play(server, ada, MIDDLE)
    _, after = await play(server, ada, LOW, extra_objectives=True)
    assert after.solo
    assert after.solo.to_beat is None
    _, after = await play(server, ada, LOW)
    assert after.solo == SoloScore(POINTS[MIDDLE], POINTS[LOW], "YP-153")


@rule("YP-153")
async def test_only_a_person_who_plays_alone_has_a_score_to_beat(device):
    ada = device()
    bot = SeatRequest("bot", "Hob", "random")
    for game, seats in [("portal", [ADA, bot]), ("portal", [bot]), ("fantasy", [ADA])]:
        made = await ada.post("/api/tables", {"game": game, "seats": seats}, TableCreated)
        assert (await ada.table(made.id)).solo is None


async def test_the_story_as_text_says_how_the_score_compares(server, device):
    ada = device()
    await play(server, ada, LOW)
    _, over = await play(server, ada, HIGH)
    text = (await ada.fetch(f"/api/tables/{over.id}/text")).decode()
    assert f"{POINTS[HIGH]} beats {POINTS[LOW]}: you have a new score to beat. [YP-153]" in text
