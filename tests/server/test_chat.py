"""Chat: heard by everybody at the table, and kept for those who come later."""

from __future__ import annotations

import asyncio

import pytest

from questboard.server.protocol import Say
from tests.server.tables import ADA, OPEN, kept, sitting, table_for_two, wanted

pytestmark = pytest.mark.anyio


async def test_everybody_hears_what_is_said_and_who_comes_later_reads_it(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob, eve) as players:
        await players[0].do(Say(text="  Who has the ale? 🍺 "))
        await players[1].do(Say(text="Not I:\nthe gnoll."))
        for player in players:
            await player.until(lambda player: len(player.chat) == 2)
    async with sitting(table, eve) as [later]:
        said = [(line.seat, line.name, line.text) for line in later.chat]
        assert said == [(0, "Ada", "Who has the ale? 🍺"), (1, "Bob", "Not I:\nthe gnoll.")]
        assert (await kept(server, table)).chat == later.chat


async def test_one_can_talk_while_people_gather(ada):
    made = await ada.create_table(wanted(ADA, OPEN))
    async with sitting(made.id, ada) as [player]:
        await player.do(Say(text="Anybody there?"))
        assert [line.text for line in player.chat] == ["Anybody there?"]


async def test_talk_stays_at_its_table(ada, bob):
    tables = [await table_for_two(ada, bob) for _ in range(2)]
    async with sitting(tables[0], ada) as [here], sitting(tables[1], ada) as [there]:
        await here.do(Say(text="Here."))
        await there.do(Say(text="There."))
        assert [line.text for line in here.chat] == ["Here."]
        assert [line.text for line in there.chat] == ["There."]


async def test_who_arrives_while_people_talk_hears_each_line_once(ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada) as [speaker]:

        async def talk():
            for number in range(30):
                await speaker.do(Say(text=str(number)))

        async def listen():
            async with sitting(table, eve) as [listener]:
                await listener.until(lambda listener: listener.chat and listener.chat[-1].text == "29")
                return [line.text for line in listener.chat]

        _, *heard = await asyncio.gather(talk(), *(listen() for _ in range(5)))
        assert heard == [list(map(str, range(30)))] * 5
