"""Clocks and pauses: who thinks for too long is answered for, and a pause stops everything."""

from __future__ import annotations

import asyncio
import re
import time
from random import Random
from typing import Any

import pytest

from questboard.games import new_table
from questboard.kernel import PASS
from questboard.server.protocol import Answer, Hint, Pause, SeatRequest, TableInfo, Undo
from questboard.testing.remote import TIMEOUT
from tests.server.tables import (
    ADA,
    OPEN,
    kept,
    nothing_changes,
    put,
    shown_at,
    sitting,
    table_for_two,
    wanted,
)

pytestmark = pytest.mark.anyio


def asked(what):
    """A game in which the first seat is asked something."""
    game: Any = new_table("portal", 2, seed=5)
    random = Random(5)
    while game.ask.seat != 0 or not what(game.ask.options):
        game.answer(random.randrange(len(game.ask.options)))
    return game


async def sit_down(made, *devices):
    for device, invite in zip(devices, made.invites, strict=True):
        await device.accept(invite.token)


async def test_when_the_clock_runs_out_a_bot_answers_where_nobody_may_pass(server, ada, bob):
    game = new_table("portal", 2, seed=1, first_player="2")
    began = time.time()
    made = await put(server, game, OPEN, OPEN, clock=3)
    await sit_down(made, ada, bob)
    async with sitting(made.id, ada, bob) as [player, other]:
        due = player.shown.due
        assert due == other.shown.due
        assert began + 3 <= due <= time.time() + 3
        await player.until(lambda player: player.shown.move > 0)
        first = (await kept(server, made.id)).moves[0]
        assert (first.seat, first.by) == (0, "clock")
        assert player.choices  # the next question is hers again, with time of its own
        assert player.shown.due > due


async def test_when_the_clock_runs_out_any_question_gets_an_answer(server, ada, bob):
    # Options can be the letters of a word, and nothing but letters is in a word.
    game = asked(lambda options: isinstance(options, str))
    made = await put(server, game, OPEN, OPEN, clock=1)
    await sit_down(made, ada, bob)
    async with sitting(made.id, bob) as [watching]:
        await watching.until(lambda player: player.shown.move > game.ply)
        last = (await kept(server, made.id)).moves[game.ply]
        assert (last.seat, last.by) == (0, "clock")


async def test_when_the_clock_runs_out_a_pass_is_given_where_there_is_one(server, ada, bob):
    game = asked(lambda options: PASS in list(options))
    made = await put(server, game, OPEN, OPEN, clock=1)
    await sit_down(made, ada, bob)
    async with sitting(made.id, bob) as [watching]:
        await watching.until(lambda player: player.shown.move > game.ply)
        last = (await kept(server, made.id)).moves[game.ply]
        assert (last.seat, last.by, last.value) == (0, "clock", PASS)


async def test_without_a_clock_nothing_is_due(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        assert player.shown.due is None


async def test_with_a_clock_it_is_told_when_it_runs_out_and_bots_have_none(ada):
    began = time.time()
    made = await ada.create_table(wanted(ADA, SeatRequest("bot", level="expert"), clock=600))
    async with sitting(made.id, ada) as [player]:
        assert began + 600 <= player.shown.due <= time.time() + 600
        for _ in range(2):
            due = player.shown.due
            await player.answer(0)
            assert player.shown.due > due
        await player.answer(0)
        assert shown_at(3, player).due is None


async def test_a_pause_stops_answers_and_the_clock(server, ada, bob):
    game = new_table("portal", 2, seed=1, first_player="2")
    made = await put(server, game, OPEN, OPEN, clock=5)
    await sit_down(made, ada, bob)
    async with sitting(made.id, ada, bob) as [player, other]:
        await other.do(Pause(paused=True))
        await player.until(lambda player: player.table.paused and player.shown.due is None)
        move = player.shown.move
        async with nothing_changes(server, made.id):
            for message in (Answer(move=move, index=0), Undo(), Hint()):
                refused = await player.refused(message)
                assert refused.code == "paused"
                assert "paused" in refused.message
            await asyncio.sleep(6.2)  # the clock would have run out, and the server looks every second
        await player.do(Pause(paused=False))
        assert not player.table.paused
        assert player.shown.due > time.time()
        await player.answer(0)


async def test_after_a_pause_the_clock_runs_on_from_where_it_stopped(server, ada, bob):
    made = await put(server, new_table("portal", 2, seed=1, first_player="2"), OPEN, OPEN, clock=1000)
    await sit_down(made, ada, bob)
    async with sitting(made.id, ada, bob) as [player, _]:
        due, asking = player.shown.due, time.time()
        await player.do(Pause(paused=True))
        paused = time.time()
        await asyncio.sleep(0.5)
        going_on = time.time()
        await player.do(Pause(paused=False))
        # The pause was at least as long as both knew of it, and at most from the first word to the last.
        assert going_on - paused <= player.shown.due - due <= time.time() - asking


async def test_a_pause_stops_bots_even_while_they_think(server, ada):
    made = await ada.create_table(wanted(ADA, OPEN, options={"first_player": "1"}))
    async with sitting(made.id, ada) as [player]:

        async def pause_at_once():
            await player.until(lambda player: player.shown)
            await player.do(Pause(paused=True))

        thought = await times_thought(ada)
        expert = SeatRequest("bot", level="expert")
        seat_the_bot = ada.post(f"/api/tables/{made.id}/seats/1/bot", expert, TableInfo)
        await asyncio.gather(seat_the_bot, pause_at_once())
        async with nothing_changes(server, made.id), asyncio.timeout(TIMEOUT):
            while await times_thought(ada) == thought:
                await asyncio.sleep(0.1)
        assert player.shown.ply == 0
        await player.do(Pause(paused=False))
        await player.until(lambda player: player.shown.ply == 1)


async def times_thought(device):
    """How often an expert has thought on this server."""
    figures = (await device.fetch("/metrics")).decode()
    count = re.search(r'thinking_seconds_count{level="expert"} (\S+)', figures)
    return float(count[1]) if count else 0.0


async def test_a_paused_game_is_still_paused_for_who_comes_back(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [player]:
        await player.do(Pause(paused=True))
    async with sitting(table, bob) as [player]:
        assert player.table.paused
        await player.do(Pause(paused=False))
        await player.until(lambda player: not player.table.paused)


# ---- hints


async def test_a_hint_names_an_option_of_the_question_and_says_why(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        advice = await player.send(Hint())
        assert advice.move == player.shown.move == 0
        assert 0 <= advice.index < player.choices
        assert player.shown.scene.prompt.choices[advice.index].label.lower() in advice.why.lower()


async def test_who_is_not_asked_gets_no_hint(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, bob) as [player], nothing_changes(server, table):
        refused = await player.refused(Hint())
        assert refused.code == "wrong_seat"
        assert refused.message == "it is not your turn to answer"


async def test_one_hint_at_a_time(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        first, second = await asyncio.gather(player.send(Hint()), player.send(Hint()))
        assert type(first).__name__ == "HintReply"
        assert (second.code, second.message) == ("too_fast", "the last hint is not ready yet")
