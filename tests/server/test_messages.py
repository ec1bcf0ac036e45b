"""Messages that can't be obeyed: each gets a clear word and changes nothing."""

from __future__ import annotations

import asyncio
import json

import pytest

from questboard.server.protocol import Agree, Answer, Done, Hint, Pause, Propose, Refused, Say, Undo, WhyNot
from tests.server.tables import (
    ADA,
    OPEN,
    everybody_at,
    kept,
    nothing_changes,
    sitting,
    table_for_two,
    wanted,
)

pytestmark = pytest.mark.anyio


# ---- answers that come at the wrong time, from the wrong seat, or are none


async def test_a_stale_answer_is_refused(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        await player.answer(0)
        async with nothing_changes(server, player.table.id):
            for move in (0, 2, 1_000_000):
                refused = await player.refused(Answer(move=move, index=0))
                assert refused.code == "stale"
                assert "look at the new one" in refused.message


async def test_an_answer_that_is_sent_twice_counts_once(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        first, second = await asyncio.gather(
            player.send(Answer(move=0, index=0)), player.send(Answer(move=0, index=0))
        )
        assert isinstance(first, Done)
        assert isinstance(second, Refused)
        assert second.code == "stale"
        assert len((await kept(server, player.table.id)).moves) == 1


async def test_an_answer_from_another_seat_is_refused(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, bob) as [player], nothing_changes(server, table):
        refused = await player.refused(Answer(move=0, index=0))
        assert (refused.code, refused.message) == ("wrong_seat", "it is not your turn to answer")


@pytest.mark.parametrize("index", [4, 5, 1_000_000])
async def test_an_answer_that_is_not_offered_is_refused(server, ada, bob, index):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        assert player.choices == 4
        async with nothing_changes(server, player.table.id):
            refused = await player.refused(Answer(move=0, index=index))
            assert refused.code == "no_such_option"
            assert "options are 0 to 3" in refused.message


async def test_an_answer_before_the_game_begins_is_refused(server, ada):
    made = await ada.create_table(wanted(ADA, OPEN))
    async with sitting(made.id, ada) as [player], nothing_changes(server, made.id):
        for message in (Answer(move=0, index=0), Undo(), Hint(), WhyNot(move=0, nodes=["slot:0"])):
            refused = await player.refused(message)
            assert (refused.code, "has not begun" in refused.message) == ("gathering", True)
        assert (await player.refused(Pause(paused=True))).code == "conflict"


async def test_spectators_can_do_nothing(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, eve) as [watcher], nothing_changes(server, table):
        for message in (
            Answer(move=0, index=0),
            Undo(),
            Propose(kind="close"),
            Propose(kind="standin", seat=1),
            Agree(agreed=True),
            Say(text="Take the ale!"),
            Pause(paused=True),
            Hint(),
            WhyNot(move=0, nodes=["slot:0"]),
        ):
            refused = await watcher.refused(message)
            assert refused.code == "forbidden"
            assert refused.message == "only players at this table can do that"


async def test_a_player_who_looks_as_a_spectator_can_do_nothing_either(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with ada.at_table(table, -1) as watcher, nothing_changes(server, table):
        assert (await watcher.refused(Answer(move=0, index=0))).code == "forbidden"


# ---- what isn't a message

ANSWER = {"type": "answer", "move": 0, "index": 0}
WHY_NOT = {"type": "why_not", "move": 0, "nodes": ["slot:0"]}


@pytest.mark.parametrize(
    "words",
    [
        "",
        " ",
        "hello",
        "{",
        "null",
        "true",
        "17",
        '"answer"',
        "[]",
        "{}",
        '{"type":"answer","move":0,"index":0}}',
        '{"type":"answer","move":0,"index":0,"index":',
        "[" * 4000,
        '{"type":"answer","move":' + "[" * 2000,
        '{"type":"say","text":"\\ud800"}',
        '{"type":"say","text":"\u0007"}',
        json.dumps({"type": None}),
        json.dumps({"type": 1}),
        json.dumps({"type": "deal"}),
        json.dumps({"type": "table"}),
        json.dumps({"type": "done", "ref": 0, "move": 0}),
        json.dumps({"type": "answer"}),
        json.dumps({**ANSWER, "index": None}),
        json.dumps({**ANSWER, "index": "0"}),
        json.dumps({**ANSWER, "index": 0.5}),
        json.dumps({**ANSWER, "index": True}),
        json.dumps({**ANSWER, "index": [0]}),
        json.dumps({**ANSWER, "index": {"index": 0}}),
        json.dumps({**ANSWER, "index": -1}),
        json.dumps({**ANSWER, "index": 1_000_001}),
        json.dumps({**ANSWER, "index": 10**400}),
        json.dumps({**ANSWER, "move": -1}),
        json.dumps({**WHY_NOT, "nodes": []}),
        json.dumps({**WHY_NOT, "nodes": [""]}),
        json.dumps({**WHY_NOT, "nodes": ["x" * 121]}),
        json.dumps({**WHY_NOT, "nodes": ["slot:0"] * 9}),
        json.dumps({**WHY_NOT, "nodes": "slot:0"}),
        json.dumps({**WHY_NOT, "nodes": [None]}),
        json.dumps({**WHY_NOT, "move": -1}),
        json.dumps({"type": "why_not", "nodes": ["slot:0"]}),
        json.dumps({**ANSWER, "seat": 1}),
        json.dumps({**ANSWER, "ref": "1"}),
        json.dumps({**ANSWER, "ref": 1.5}),
        json.dumps({"type": "undo", "plies": 3}),
        json.dumps({"type": "agree"}),
        json.dumps({"type": "agree", "agreed": 1}),
        json.dumps({"type": "propose", "kind": "undo"}),
        json.dumps({"type": "propose", "kind": "standin", "seat": 16}),
        json.dumps({"type": "propose", "kind": "standin", "seat": -1}),
        json.dumps({"type": "pause", "paused": "yes"}),
        json.dumps({"type": "say"}),
        json.dumps({"type": "say", "text": ""}),
        json.dumps({"type": "say", "text": "  \n "}),
        json.dumps({"type": "say", "text": "x" * 501}),
        json.dumps({"type": "say", "text": "a\u0000b"}),
        json.dumps({"type": "say", "text": ["x"]}),
        json.dumps({"type": "hint", "level": "expert"}),
        b"\x00\x01\x02",
        json.dumps(ANSWER).encode(),
    ],
    ids=lambda words: repr(words[:40]),
)
async def test_what_is_not_a_message_is_malformed(server, ada, bob, words):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        async with nothing_changes(server, player.table.id):
            refused = await player.send_raw(words)
            assert isinstance(refused, Refused)
            assert (refused.ref, refused.code) == (0, "malformed")
            assert refused.message
            assert player.chat == []
        await player.answer(0)  # and the line is as good as before


async def test_a_refusal_names_what_it_refuses(ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        await player.connection.send('{"type":"answer","ref":77,"move":0,"index":"0"}')
        await player.until(lambda player: '"ref":77' in player.received[-1])
        assert "Expected `int`, got `str` - at `$.index`" in player.received[-1]


async def test_what_is_larger_than_4_kilobytes_is_refused(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada) as [player]:
        async with nothing_changes(server, player.table.id):
            for words in ('{"type":"say","text":"' + "x" * 4096, " " * 4096 + json.dumps(ANSWER), "ä" * 4097):
                refused = await player.send_raw(words)
                assert isinstance(refused, Refused)
                assert refused.code == "too_large"
                assert "4096 characters at most" in refused.message
        await player.answer(0)


async def test_what_is_larger_than_64_kilobytes_ends_the_line(server, ada, bob):
    async with sitting(await table_for_two(ada, bob), ada, bob) as [player, other]:
        async with nothing_changes(server, player.table.id):
            await player.connection.send(" " * 70_000 + json.dumps(ANSWER))
            code, _ = await player.close_reason()
            assert code == 1009
        async with sitting(player.table.id, ada) as [again]:
            await again.answer(0)
            await everybody_at(1, again, other)


async def test_who_is_refused_without_end_is_shown_out(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [player], nothing_changes(server, table):
        for _ in range(200):
            await player.connection.send("again")
        assert await player.close_reason() == (1008, "too many refused messages")
        assert len([each for each in player.received if "malformed" in each]) == 200
