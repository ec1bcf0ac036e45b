"""Play: whole games over real sockets, each seat with its own view, and lines that drop."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from questboard.kernel import Luck
from questboard.server.protocol import Answer, Done, Refused, SeatRequest
from tests.server.tables import (
    ADA,
    BOT,
    OPEN,
    everybody_at,
    kept,
    nearly_over,
    put,
    sitting,
    table_for_two,
    truth,
    wanted,
)

pytestmark = pytest.mark.anyio


def at_random(seed):
    """Somebody who answers without thinking."""
    random = Random(seed)
    return lambda player: random.randrange(player.choices)


# ---- whole games


@pytest.mark.parametrize(
    "bots",
    [[], [BOT], [SeatRequest("bot", level="easy"), SeatRequest("bot", level="medium")]],
    ids=["alone", "against a bot", "against two bots"],
)
async def test_a_whole_game_to_its_end(server, ada, bots):
    made = await ada.create_table(wanted(ADA, *bots, options={}))
    promised = (await ada.table(made.id)).commitment
    async with sitting(made.id, ada) as [player]:
        await player.play_out(at_random(1))
        await player.until(lambda player: player.table.status == "finished")
        table = player.table
        game = await truth(server, made.id)
        assert game.ask is None
        assert tuple(table.result.scores) == game.outcome.scores
        assert tuple(table.result.winners) == game.outcome.winners
        assert player.shown.ply == table.ply == game.ply
        assert Luck(bytes.fromhex(table.luck_key)).commitment == promised
        told = [line.text for line in player.story]
        for name, score in zip(names(table), table.result.scores, strict=True):
            assert any(line.startswith(f"{name} scores {score} points: ") for line in told)
        assert " with " in told[-1], "the last line says who has won, or what a lone player finishes with"
        assert told[-1].startswith(names(table)[table.result.winners[0]])
        by = {(move.seat, move.by) for move in (await kept(server, made.id)).moves}
        assert by == {(0, "person"), *((seat, "bot") for seat in range(1, len(table.seats)))}


async def test_people_play_a_game_to_its_end(server, ada, bob):
    game = nearly_over(2, left=12)
    made = await put(server, game, OPEN, OPEN)
    for device, invite in zip((ada, bob), made.invites, strict=True):
        await device.accept(invite.token)
    async with sitting(made.id, ada, bob) as players:
        assert {player.shown.ply for player in players} == {game.ply}
        await asyncio.gather(*(player.play_out(at_random(seat)) for seat, player in enumerate(players)))
        for player in players:
            await player.until(lambda player: player.table.status == "finished")
            assert (await player.refused(Answer(move=player.shown.move, index=0))).code == "game_over"
        assert players[0].table.result == players[1].table.result


def names(table):
    return [seat.name for seat in table.seats]


# ---- views


async def test_each_seat_and_a_spectator_get_the_view_of_the_kernel_and_no_other(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob, eve) as players:
        for move in range(12):
            await everybody_at(move, *players)
            game = await truth(server, table)
            for player, seat in zip(players, (0, 1, -1), strict=True):
                assert player.shown.scene == as_sent(game.scene(seat, ["Ada", "Bob"]))
            await players[game.ask.seat].answer(move % len(game.ask.options))


def as_sent(scene):
    return msgspec.json.decode(msgspec.json.encode(scene), type=type(scene))


async def test_only_who_is_asked_gets_the_choices(ada, bob, eve):
    async with sitting(await table_for_two(ada, bob), ada, bob, eve) as [asked, other, watcher]:
        assert asked.shown.scene.prompt.choices
        for bystander in (other, watcher):
            assert bystander.shown.scene.prompt.seat == 0
            assert not bystander.shown.scene.prompt.choices
            assert not bystander.shown.scene.prompt.refused


async def test_the_story_grows_line_by_line_and_is_told_in_whole_to_who_comes_later(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [one, other]:
        for move in range(3):
            heard = len(one.story)
            await one.answer(0)
            await everybody_at(move + 1, one, other)
            assert one.shown.told == heard
            assert one.shown.lines
        async with sitting(one.table.id, ada) as [again]:
            assert again.shown.told == 0
            assert again.story == one.story


# ---- coming back


async def test_who_comes_back_in_the_middle_of_a_turn_finds_the_same_question(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [before]:
        await before.answer(1)
        await before.answer(2)
        shown, story = before.shown, before.story
    async with sitting(table, ada) as [after]:
        assert after.shown.scene == shown.scene
        assert (after.shown.move, after.shown.ply, after.shown.undo) == (shown.move, shown.ply, shown.undo)
        assert after.story == story
        await after.answer(0)


async def test_a_line_that_drops_without_a_word_is_taken_up_again(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [dropped, other]:
        dropped.connection.transport.abort()
        await other.until(lambda player: not player.table.seats[0].here)
        async with sitting(table, ada) as [back]:
            await other.until(lambda player: player.table.seats[0].here)
            await back.answer(0)
            await everybody_at(1, other, back)


async def test_a_game_goes_on_without_anybody_at_the_table(server, ada):
    made = await ada.create_table(wanted(ADA, BOT, options={"first_player": "1"}))
    async with sitting(made.id, ada) as [player]:
        await player.until(lambda player: player.choices)
        game = await truth(server, made.id)
        assert [entry.seat for entry in game.log] == [1, 1, 1]


async def test_two_tabs_of_one_seat_see_the_same_and_either_answers(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, ada, bob) as [tab, other_tab, opponent]:
        assert tab.shown == other_tab.shown
        await tab.answer(0)
        await everybody_at(1, tab, other_tab, opponent)
        assert tab.shown == other_tab.shown
        await other_tab.answer(0)
        await everybody_at(2, tab, other_tab, opponent)
        # The table has somebody on that seat as long as one tab is open.
        await other_tab.connection.close()
        await tab.answer(0)
        assert tab.table.seats[0].here


async def test_of_two_tabs_that_answer_at_once_one_is_stale(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, ada) as [tab, other_tab]:
        replies = await asyncio.gather(
            tab.send(Answer(move=0, index=0)), other_tab.send(Answer(move=0, index=1))
        )
        assert sorted(map(type, replies), key=repr) == [Done, Refused]
        refused = next(reply for reply in replies if isinstance(reply, Refused))
        assert refused.code == "stale"
        await everybody_at(1, tab, other_tab)
        assert len((await kept(server, table)).moves) == 1


async def test_everybody_sees_who_is_at_the_table(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [player]:
        assert [seat.here for seat in player.table.seats] == [True, False]
        async with sitting(table, bob):
            await player.until(lambda player: player.table.seats[1].here)
        await player.until(lambda player: not player.table.seats[1].here)


async def test_an_answer_is_kept_when_it_is_acknowledged(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [player]:
        for move in range(3):
            await player.answer(1)
            moves = (await kept(server, table)).moves
            assert [each.move for each in moves] == list(range(move + 1))
            assert (moves[-1].seat, moves[-1].kind, moves[-1].by) == (0, "answer", "person")
