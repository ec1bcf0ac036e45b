"""Forks: from any point of a game that is over, a new table plays on; alone, with the same luck ahead."""

from __future__ import annotations

import asyncio

import pytest

from questboard.server.protocol import Agree, ForkRequest, LobbyInfo, Propose, SeatRequest, TableCreated, Undo
from questboard.testing.remote import RemoteError
from tests.server.tables import ADA, BOT, OPEN, kept, played_out, sitting, table_for_two, truth

pytestmark = pytest.mark.anyio


async def fork(device, table, ply, *seats, **more):
    return await device.post(f"/api/tables/{table}/fork", ForkRequest(ply, list(seats), **more), TableCreated)


@pytest.fixture
async def over(server, ada, bob):
    """A table whose game is over."""
    return await played_out(server, ada, bob)


async def test_a_fork_stands_where_the_game_stood_and_remembers_where_that_was(server, eve, over):
    game = await truth(server, over)
    for ply in (0, 1, game.ply // 2, game.ply - 1):
        made = await fork(eve, over, ply, SeatRequest("me", "Eve"), SeatRequest("me", "Ivy"))
        info = await eve.table(made.id)
        assert (info.forked_from.table, info.forked_from.ply) == (over, ply)
        assert (info.status, info.ply, info.move) == ("playing", ply, ply)
        assert info.commitment == (await eve.table(over)).commitment
        again = await truth(server, made.id)
        assert again.key() == game.at(ply).key()
        assert again.log == game.log[:ply]


async def test_a_fork_plays_on_with_the_same_luck(server, eve, over):
    game = await truth(server, over)
    made = await fork(eve, over, game.ply - 6, SeatRequest("me", "Eve"), SeatRequest("me", "Ivy"))
    async with eve.at_table(made.id, 0) as one, eve.at_table(made.id, 1) as other:

        def as_before(player):
            past = game.at(player.shown.ply)
            return list(past.ask.options).index(game.log[player.shown.ply].answer)

        await asyncio.gather(one.play_out(as_before), other.play_out(as_before))
        await one.until(lambda player: player.table.status == "finished")
        assert one.table.result == (await eve.table(over)).result
        assert "with" in one.story[-1].text
        assert one.story[-1] == other.story[-1]


async def test_a_fork_can_be_played_otherwise(server, eve, over):
    made = await fork(eve, over, 30, SeatRequest("me", "Eve"), BOT)
    async with sitting(made.id, eve) as [player]:
        await player.until(lambda player: player.choices)
        ply = player.shown.ply
        await player.answer(player.choices - 1)
        assert player.shown.ply > ply  # the bot may have answered as well
        moves = (await kept(server, made.id)).moves
        assert [move.move for move in moves] == list(range(len(moves)))


async def test_others_are_invited_to_a_fork(eve, ada, over):
    made = await fork(eve, over, 20, SeatRequest("me", "Eve"), OPEN, public=True)
    info = await eve.table(made.id)
    assert (info.status, info.public, info.host) == ("gathering", True, True)
    assert 14 <= info.ply <= 20  # where no step was under way, for the hidden cards are dealt anew
    await ada.accept(made.invites[0].token, "Ada")
    async with sitting(made.id, ada) as [player]:
        assert player.shown.ply == info.ply


async def test_a_fork_from_the_very_end_is_over_at_once(server, eve, over):
    game = await truth(server, over)
    made = await fork(eve, over, game.ply, ADA, BOT)
    info = await eve.table(made.id)
    assert info.status == "finished"
    assert info.result == (await eve.table(over)).result


async def test_a_fork_of_a_fork(server, eve, over):
    first = await fork(eve, over, 30, ADA, SeatRequest("me", "Bea"))
    async with eve.at_table(first.id, 0) as one, eve.at_table(first.id, 1) as other:
        for player in (one, other):
            await player.until(lambda player: player.shown)
        await (one if one.choices else other).answer(1)
        await one.do(Propose(kind="close"))
    second = await fork(eve, first.id, 31, ADA, SeatRequest("me", "Bea"))
    assert (await eve.table(second.id)).forked_from.table == first.id
    assert (await truth(server, second.id)).key() == (await truth(server, first.id)).key()


async def test_what_was_taken_back_is_not_forked(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.answer(0)
        await player.do(Undo())
        await player.answer(1)
        await player.do(Propose(kind="close"))
        await other.do(Agree(agreed=True))
    made = await fork(ada, table, 1, ADA, SeatRequest("me", "Bea"))
    assert (await truth(server, made.id)).log == (await truth(server, table)).log
    assert len((await kept(server, made.id)).moves) == 1


async def test_a_running_game_is_not_forked(ada, bob):
    table = await table_for_two(ada, bob)
    with pytest.raises(RemoteError, match="only when the game is over") as refused:
        await fork(ada, table, 0, ADA, BOT)
    assert (refused.value.status, refused.value.code) == (409, "running")
    assert [info.id for info in (await ada.get("/api/hall", LobbyInfo)).mine] == [table]


async def test_a_fork_that_can_not_be_is_refused_with_a_sentence(server, eve, over):
    last = (await truth(server, over)).ply
    for ply, seats, sentence in [
        (last + 1, [ADA, BOT], f"answers 0 to {last}; there is no answer {last + 1}"),
        (10, [ADA], "2 seats, not 1"),
        (10, [ADA, BOT, BOT], "2 seats, not 3"),
        (10, [ADA, SeatRequest("bot", level="godlike")], "no bot level"),
        (-1, [ADA, BOT], ">= 0"),
    ]:
        with pytest.raises(RemoteError, match=sentence):
            await fork(eve, over, ply, *seats)
    assert (await eve.get("/api/hall", LobbyInfo)).mine == []
