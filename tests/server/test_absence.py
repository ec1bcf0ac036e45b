"""People who leave: a bot holds their seat when the others agree, and hands it back; or all give up."""

from __future__ import annotations

import asyncio

import pytest

from questboard.server.protocol import Agree, Answer, Propose, Undo
from tests.server.tables import (
    ADA,
    BOT,
    OPEN,
    kept,
    nothing_changes,
    sitting,
    table_for_two,
    wanted,
)

pytestmark = pytest.mark.anyio

BOB_BEGINS = {"first_player": "1"}
A_WHILE = 2.6
"""Longer than the server of these tests asks one to wait for somebody who has left."""


async def test_a_bot_holds_the_seat_of_who_left_and_hands_it_back(server, ada, bob):
    table = await table_for_two(ada, bob, options=BOB_BEGINS)
    async with sitting(table, ada) as [player]:
        async with sitting(table, bob):
            await player.until(lambda player: player.table.seats[1].here)
        await player.until(lambda player: not player.table.seats[1].here)
        await asyncio.sleep(A_WHILE)
        await player.do(Propose(kind="standin", seat=1))
        await player.until(lambda player: player.choices)
        held = player.table.seats[1]
        assert (held.kind, held.name, held.level, held.here) == ("person", "Bob", "medium", True)
        moves = (await kept(server, table)).moves
        assert [(move.seat, move.by) for move in moves] == [(1, "bot")] * 3
        async with sitting(table, bob) as [back]:
            await player.until(lambda player: player.table.seats[1].level == "")
            assert back.shown.ply == 3
            while not back.choices:
                await player.answer(0)
                await back.until(lambda back: back.shown.move == player.shown.move)
            await back.answer(0)
            assert (await kept(server, table)).moves[-1].by == "person"


async def test_nobody_is_replaced_who_has_only_just_left(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [player]:
        async with sitting(table, bob):
            await player.until(lambda player: player.table.seats[1].here)
        await player.until(lambda player: not player.table.seats[1].here)
        refused = await player.refused(Propose(kind="standin", seat=1))
        assert (refused.code, refused.message) == ("conflict", "Bob has not been away for long; wait a while")
        seat = (await kept(server, table)).record.seats[1]
        assert (seat.kind, seat.level) == ("person", "")


async def test_nobody_is_replaced_who_is_at_the_table(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, _]:
        await asyncio.sleep(A_WHILE)
        async with nothing_changes(server, table):
            for seat in (0, 1):
                refused = await player.refused(Propose(kind="standin", seat=seat))
                assert refused.code == "conflict"


async def test_only_the_seats_of_people_can_be_held(server, ada):
    made = await ada.create_table(wanted(ADA, BOT))
    async with sitting(made.id, ada) as [player], nothing_changes(server, made.id):
        for seat in (1, 2, 15):
            refused = await player.refused(Propose(kind="standin", seat=seat))
            assert (refused.code, refused.message) == (
                "conflict",
                "a bot can stand in only for a person",
            )


async def test_the_others_who_are_there_must_agree_to_a_stand_in(ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    await bob.accept(made.invites[0].token, "Bob")
    await eve.accept(made.invites[1].token, "Eve")  # who never comes
    async with sitting(made.id, ada, bob) as [player, other]:
        await player.do(Propose(kind="standin", seat=2))
        await other.until(lambda other: other.table.proposal)
        proposal = other.table.proposal
        assert (proposal.kind, proposal.by, proposal.seat, proposal.awaited) == ("standin", 0, 2, [1])
        await other.do(Agree(agreed=False))
        await player.until(lambda player: player.table.proposal is None)
        assert player.table.seats[2].level == ""
        await player.do(Propose(kind="standin", seat=2))
        await other.do(Agree(agreed=True))
        await player.until(lambda player: player.table.seats[2].level == "medium")
        assert player.table.proposal is None


async def test_who_comes_back_in_time_keeps_the_seat(ada, bob, eve):
    made = await ada.create_table(wanted(ADA, OPEN, OPEN))
    await bob.accept(made.invites[0].token, "Bob")
    await eve.accept(made.invites[1].token, "Eve")
    async with sitting(made.id, ada, bob) as [player, other]:
        await player.do(Propose(kind="standin", seat=2))
        await other.until(lambda other: other.table.proposal)
        async with sitting(made.id, eve):
            await other.until(lambda other: other.table.proposal is None)
            assert (await other.refused(Agree(agreed=True))).code == "nothing_proposed"
            assert other.table.seats[2].level == ""


async def test_a_held_seat_agrees_to_nothing_and_is_not_waited_for(ada, bob):
    table = await table_for_two(ada, bob)  # Bob never comes
    async with sitting(table, ada) as [player]:
        await player.do(Propose(kind="standin", seat=1))
        for _ in range(3):
            await player.answer(0)
        await player.until(lambda player: player.choices and player.shown.ply > 3)
        await player.do(Undo())
        assert player.shown.ply == 2


# ---- giving up


async def test_a_game_is_given_up_when_everybody_agrees(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.answer(0)
        await player.do(Propose(kind="close"))
        await other.until(lambda other: other.table.proposal and other.table.proposal.awaited == [1])
        assert other.table.status == "playing"
        await other.do(Agree(agreed=True))
        for each in (player, other):
            await each.until(lambda each: each.table.status == "closed")
            assert each.table.luck_key
            assert each.table.result is None
        async with nothing_changes(server, table):
            for message in (Answer(move=1, index=0), Undo()):
                refused = await player.refused(message)
                assert (refused.code, refused.message) == ("closed", "this game was abandoned")
            assert (await player.refused(Propose(kind="close"))).code == "game_over"


async def test_a_game_goes_on_when_somebody_will_not_give_up(ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.do(Propose(kind="close"))
        await other.do(Agree(agreed=False))
        await player.until(lambda player: player.table.proposal is None)
        await player.answer(0)
        assert player.table.status == "playing"


async def test_who_plays_alone_gives_up_alone(ada):
    made = await ada.create_table(wanted(ADA, BOT))
    async with sitting(made.id, ada) as [player]:
        await player.do(Propose(kind="close"))
        await player.until(lambda player: player.table.status == "closed")
