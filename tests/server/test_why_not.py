"""Why not: a player may ask why something on the table can't be chosen; the answer tells nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from questboard.games import PLAYABLE, new_table
from questboard.kernel import Table
from questboard.ledger import load_ledger
from questboard.scene import Scene
from questboard.server.protocol import WhyNot, WhyNotReply
from questboard.why_not import is_thing, reasons
from tests.server.tables import BOT, OPEN, nothing_changes, put, sitting, table_for_two

pytestmark = pytest.mark.anyio

FIRST = 0
"""The seat of the person who asks."""
MOST = 40
"""So many things of a scene are asked about."""
NOWHERE = "there is no such thing on the table before you"


def asked_after(game: str, plies: int) -> Table[Any, Any]:
    """A game, played at random, that asks the first seat something about things on the table."""
    table, random = new_table(game, 2, 3), Random(1)
    while table.ask is not None:
        if table.ply >= plies and table.ask.seat == FIRST and not_offered(table.scene(FIRST, ["Ada", "Hob"])):
            return table
        table.answer(random.randrange(len(table.ask.options)))
    raise LookupError("the game is over; try another seed")


def not_offered(scene: Scene) -> list[str]:
    """The things in a scene that can't be chosen, where others can be."""
    assert scene.prompt is not None
    offered = {id for choice in scene.prompt.choices for id in choice.nodes}
    return [node.id for node in scene.walk() if offered and is_thing(node) and node.id not in offered]


@pytest.mark.parametrize("game", PLAYABLE)
async def test_whatever_can_not_be_chosen_says_why_in_the_words_of_the_text_table(server, ada, game):
    table = asked_after(game, 30)
    clauses = {clause.id for clause in load_ledger(game).clauses}
    made = await put(server, table, OPEN, BOT)
    await ada.accept(made.invites[0].token, "Ada")
    async with sitting(made.id, ada) as [player], nothing_changes(server, made.id):
        scene, names = player.shown.scene, [seat.name for seat in player.table.seats]
        assert table.ask is not None
        kind = table.rules.kind(table.ask, names, table.view(FIRST))
        things = not_offered(scene)
        for node in Random(2).sample(things, min(MOST, len(things))):
            reply = await player.send(WhyNot(move=player.shown.move, nodes=[node]))
            assert isinstance(reply, WhyNotReply), (node, reply)
            assert (reply.node, reply.move) == (node, player.shown.move)
            assert reply.reasons == reasons(kind, scene, [node])[node]
            assert all(each.label and each.reason for each in reply.reasons)
            assert {clause for each in reply.reasons for clause in each.rule.split()} <= clauses


async def test_of_what_lies_on_one_another_the_first_with_a_reason_answers(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        offered = next(choice.nodes for choice in player.shown.scene.prompt.choices if choice.nodes)
        known = not_offered(player.shown.scene)[0]
        reply = await player.send(WhyNot(move=0, nodes=["nothing", *offered, known]))
        assert reply.node == known


async def test_what_can_be_chosen_has_no_reason(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        offered = next(choice.nodes for choice in player.shown.scene.prompt.choices if choice.nodes)
        refused = await player.refused(WhyNot(move=0, nodes=list(offered)))
        assert (refused.code, refused.message) == ("conflict", "nothing there is ruled out")


async def test_what_another_seat_holds_is_no_more_there_than_what_does_not_exist(server, ada):
    table = asked_after("portal", 8)
    own, other = ({node.id for node in table.scene(seat, ["Ada", "Hob"]).walk()} for seat in (0, 1))
    hidden = sorted(other - own)
    assert hidden
    made = await put(server, table, OPEN, BOT)
    await ada.accept(made.invites[0].token, "Ada")
    async with sitting(made.id, ada) as [player]:
        for node in (*hidden[:10], "nothing", "square-99999999", "hand:\u0000", "__proto__"):
            refused = await player.refused(WhyNot(move=player.shown.move, nodes=[node]))
            assert (refused.code, refused.message) == ("not_found", NOWHERE)


async def test_only_who_is_asked_may_ask_and_only_of_this_question(server, ada, bob):
    made = await table_for_two(ada, bob)
    async with sitting(made, ada, bob) as [player, other], nothing_changes(server, made):
        node = not_offered(player.shown.scene)[0]
        assert (await other.refused(WhyNot(move=0, nodes=[node]))).code == "wrong_seat"
        assert (await player.refused(WhyNot(move=1, nodes=[node]))).code == "stale"
