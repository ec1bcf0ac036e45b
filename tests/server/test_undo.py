"""Taking back: at once where nobody has learned anything, else when everybody agrees."""

from __future__ import annotations

import pytest

from questboard.server.protocol import Agree, Answer, Pause, SeatRequest, Undo
from questboard.testing import rule
from tests.server.tables import (
    ADA,
    BOT,
    OPEN,
    everybody_at,
    kept,
    nearly_over,
    nothing_changes,
    put,
    sitting,
    table_for_two,
    truth,
    wanted,
)

pytestmark = pytest.mark.anyio


async def until_bob_has_answered(ada, bob):
    """Ada lays the starting food, and Bob begins his turn: now Ada's last answer isn't hers alone."""
    for _ in range(3):
        await ada.answer(0)
    await bob.until(lambda player: player.choices)
    await bob.answer(0)
    await everybody_at(4, ada, bob)


# ---- free


async def test_an_answer_that_taught_nobody_anything_is_taken_back_at_once(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        before = player.shown.scene
        await player.answer(2)
        assert (player.shown.undo.plies, player.shown.undo.free) == (1, True)
        await player.do(Undo())
        await everybody_at(2, player, other)
        assert player.shown.scene == before
        assert (player.shown.ply, player.shown.undo) == (0, None)
        assert player.table.proposal is None
        moves = (await kept(server, player.table.id)).moves
        assert [(move.kind, move.seat) for move in moves] == [("answer", 0), ("undo", 0)]
        assert moves[1].value == 0  # this many answers stay


async def test_what_was_taken_back_is_no_longer_told(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        before = list(player.story)
        await player.answer(2)
        assert len(player.story) > len(before)
        await player.do(Undo())
        await everybody_at(2, player, other)
        assert player.story == other.story == before


async def test_an_answer_to_the_question_before_an_undo_is_stale(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        await player.answer(0)
        await player.do(Undo())
        async with nothing_changes(server, player.table.id):
            for move in (0, 1):
                assert (await player.refused(Answer(move=move, index=0))).code == "stale"
        await player.answer(1)
        game = await truth(server, player.table.id)
        assert game.ply == 1


async def test_one_takes_back_ones_own_answers_and_only_those_that_there_are(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        async with nothing_changes(server, player.table.id):
            refused = await player.refused(Undo())
            assert (refused.code, "you have no answer" in refused.message) == ("cannot_undo", True)
        await player.answer(0)
        async with nothing_changes(server, player.table.id):
            assert (await other.refused(Undo())).code == "cannot_undo"


async def test_alone_against_bots_one_may_always_take_back(server, ada):
    made = await ada.create_table(wanted(ADA, BOT))
    async with sitting(made.id, ada) as [player]:
        for _ in range(3):
            await player.answer(0)
        await player.until(lambda player: player.choices and player.shown.ply > 3)
        assert not player.shown.undo.free  # the bot has drawn, or at least answered
        question = (await truth(server, made.id)).at(2).scene(0, ["Ada", "Hob"])
        await player.do(Undo())
        assert player.shown.ply == 2
        assert player.shown.scene.prompt == question.prompt
        await player.answer(1)
        await player.until(lambda player: player.choices and player.shown.ply > 3)  # and the bot goes on


async def test_who_has_all_the_seats_asks_nobody(ada):
    made = await ada.create_table(wanted(ADA, SeatRequest("me", "Bea")))
    async with ada.at_table(made.id, 0) as one, ada.at_table(made.id, 1) as other:
        await one.until(lambda player: player.shown)
        await until_bob_has_answered(one, other)
        await one.do(Undo())
        assert one.shown.ply == 2


# ---- by agreement


async def test_everybody_agrees_and_the_answer_is_taken_back(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        assert (player.shown.undo.plies, player.shown.undo.free) == (2, False)
        await player.do(Undo())
        for each in (player, other):
            await each.until(lambda each: each.table.proposal)
            proposal = each.table.proposal
            assert (proposal.kind, proposal.by, proposal.seat, proposal.awaited) == ("undo", 0, 0, [1])
            assert each.shown.ply == 4
        await other.do(Agree(agreed=True))
        await everybody_at(5, player, other)
        for each in (player, other):
            await each.until(lambda each: each.table.proposal is None)
            assert each.shown.ply == 2
        assert player.choices
        assert (await truth(server, player.table.id)).ply == 2


async def test_somebody_refuses_and_the_game_stays_as_it_was(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        await player.do(Undo())
        await other.do(Agree(agreed=False))
        await player.until(lambda player: player.table.proposal is None)
        assert player.shown.ply == 4
        assert (await other.refused(Agree(agreed=True))).code == "nothing_proposed"


async def test_who_proposed_it_can_withdraw_it(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        await player.do(Undo())
        await other.until(lambda other: other.table.proposal)
        await player.do(Agree(agreed=False))
        await other.until(lambda other: other.table.proposal is None)
        refused = await other.refused(Agree(agreed=True))
        assert (refused.code, refused.message) == (
            "nothing_proposed",
            "there is no proposal for you to answer",
        )
        assert other.shown.ply == 4


async def test_who_proposed_it_can_not_agree_for_the_others(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        await player.do(Undo())
        await player.do(Agree(agreed=True))
        assert player.table.proposal.awaited == [1]
        assert len((await kept(server, player.table.id)).moves) == 4


async def test_any_move_withdraws_a_proposal(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        await player.do(Undo())
        await other.until(lambda other: other.table.proposal)
        await other.answer(0)
        await player.until(lambda player: player.table.proposal is None)
        assert (await other.refused(Agree(agreed=True))).code == "nothing_proposed"
        assert player.shown.ply == 5


async def test_all_others_must_agree(ada, bob, eve):
    # Eve, the last of three players, lays the starting food, and it is Ada's turn.
    made = await ada.create_table(wanted(ADA, OPEN, OPEN, options={"first_player": "1"}))
    await bob.accept(made.invites[0].token, "Bob")
    await eve.accept(made.invites[1].token, "Eve")
    async with sitting(made.id, ada, bob, eve) as [one, two, three]:
        while not one.choices:
            await three.answer(0)
            await one.until(lambda one: one.shown.move == three.shown.move)
        await one.answer(0)
        ply = one.shown.ply
        await three.until(lambda three: three.shown.ply == ply)
        await three.do(Undo())
        await one.until(lambda one: one.table.proposal and one.table.proposal.awaited == [0, 1])
        await one.do(Agree(agreed=True))
        await two.until(lambda two: two.table.proposal.awaited == [1])
        assert (await one.refused(Agree(agreed=True))).code == "nothing_proposed"
        assert two.shown.ply == ply
        await two.do(Agree(agreed=True))
        await one.until(lambda one: one.shown.ply == ply - 2)
        await three.until(lambda three: three.choices)


async def test_what_can_not_be_done_now_can_still_be_agreed_to_later(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        await until_bob_has_answered(player, other)
        await player.do(Undo())
        await other.until(lambda other: other.table.proposal)
        await player.do(Pause(paused=True))
        assert (await other.refused(Agree(agreed=True))).code == "paused"
        await player.do(Pause(paused=False))
        await other.do(Agree(agreed=True))
        await player.until(lambda player: player.shown.ply == 2)


# ---- for a score


async def score_for(ada, server, undo_free):
    """What Ada is told of a game for a score, some answers before whose end she takes one back."""
    made = await put(server, nearly_over(1, left=6), OPEN)
    await ada.accept(made.invites[0].token)
    async with sitting(made.id, ada) as [player]:
        assert player.table.solo is not None
        while player.shown.undo is None or player.shown.undo.free != undo_free:
            await player.answer(0)
        move = player.shown.move
        await player.do(Undo())
        await everybody_at(move + 1, player)
        await player.play_out(lambda player: 0)
        assert player.table.status == "finished"
        return player.table.solo, (await kept(server, made.id)).record


@rule("YP-153")
async def test_a_solo_score_counts_although_an_answer_that_showed_nothing_was_taken_back(server, ada):
    solo, record = await score_for(ada, server, undo_free=True)
    assert solo.score == record.solo_score == record.result.scores[0]


@rule("YP-153")
async def test_a_solo_score_does_not_count_if_what_came_next_was_seen_and_taken_back(server, ada):
    solo, record = await score_for(ada, server, undo_free=False)
    assert (solo, record.solo_score, record.looked_ahead) == (None, None, True)
