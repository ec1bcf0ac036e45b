"""Each viewer of a table is told it in their own language; what is kept is in none."""

from __future__ import annotations

import re

import pytest

from questboard.games import load_rules
from questboard.language import speaking
from questboard.server.protocol import BoxInfo, Hint, HintReply, Line, RuleInfo, Undo, WhyNot, WhyNotReply
from questboard.testing.remote import Device
from questboard.tutorial import Tutorial, load_tutorial
from tests.server.tables import sitting, table_for_two

pytestmark = pytest.mark.anyio
CYRILLIC, LATIN = re.compile("[\u0400-\u04ff]"), re.compile("[A-Za-z]{3,}")


@pytest.fixture
def anna(server):
    """Somebody who speaks Russian."""
    return Device(server.url, language="ru-RU,ru;q=0.9,en;q=0.8")


async def test_two_people_at_one_table_are_told_it_in_two_languages(ada, anna):
    async with sitting(await table_for_two(ada, anna), ada, anna) as [english, russian]:
        assert english.table.title == "The Yawning Portal"
        assert russian.table.title == "Зияющий портал"
        assert english.shown.scene.prompt.text == "Lay which food on slot 9?"
        assert russian.shown.scene.prompt.text == "Ждём: Ada выбирает еду."
        for _ in range(3):
            await english.answer(0)
        await russian.until(lambda player: len(player.story) == len(english.story) > 4)
        assert "Ada lays red ham on slot 9." in [line.text for line in english.story]
        assert "Ada ставит красный окорок в ячейку 9." in [line.text for line in russian.story]
        assert [line.rule for line in english.story] == [line.rule for line in russian.story]


async def test_what_an_answer_led_to_is_told_in_the_language_of_who_sees_it(ada, anna):
    async with sitting(await table_for_two(ada, anna), ada, anna) as [english, russian]:
        for _ in range(3):
            await english.answer(0)
        await russian.until(lambda player: player.choices and player.shown.scene.prompt.kind == "tile")
        await russian.answer(0)
        await english.until(lambda player: "activates" in " ".join(beat.text for beat in player.shown.beats))
        await russian.until(lambda player: "использует" in " ".join(beat.text for beat in player.shown.beats))


async def test_reasons_and_advice_are_told_in_the_language_of_who_asks(ada, anna):
    async with sitting(await table_for_two(anna, ada), anna) as [russian]:
        hint = await russian.send(Hint())
        assert isinstance(hint, HintReply)
        assert CYRILLIC.search(hint.why)
        assert not LATIN.search(hint.why)
        reply = await russian.send(WhyNot(move=0, nodes=["slot:0"]))
        assert isinstance(reply, WhyNotReply)
        assert all(CYRILLIC.search(each.reason) for each in reply.reasons)
        refused = await russian.refused(Undo())
        assert refused.code == "cannot_undo"


async def test_the_log_of_a_game_is_told_in_the_language_of_who_reads_it(ada, anna):
    table = await table_for_two(ada, anna)
    async with sitting(table, ada) as [english]:
        for _ in range(3):
            await english.answer(0)
    told = {
        device.language[:2]: await device.get(f"/api/tables/{table}/story", list[Line])
        for device in (ada, anna)
    }
    assert "Ada lays red ham on slot 9." in [line.text for line in told["en"]]
    assert "Ada ставит красный окорок в ячейку 9." in [line.text for line in told["ru"]]
    linked = await ada.get(f"/api/tables/{table}/story?language=ru", list[Line])
    assert linked == told["ru"]


async def test_rules_and_boxes_are_told_in_the_language_of_who_reads_them(ada, anna):
    english = await ada.get("/api/boxes/portal/rules?q=YP-066", list[RuleInfo])
    russian = await anna.get("/api/boxes/portal/rules?q=YP-066", list[RuleInfo])
    assert english[0].id == russian[0].id == "YP-066"
    assert not CYRILLIC.search(english[0].rule)
    assert CYRILLIC.search(russian[0].rule)
    boxes = {box.name: box for box in await anna.get("/api/boxes", list[BoxInfo])}
    assert boxes["portal"].title == "Зияющий портал"
    assert [name for name, box in boxes.items() if "ru" in box.languages] == ["portal"]
    pictures = await anna.get("/api/boxes/portal/pictures", dict[str, str])
    assert all(CYRILLIC.search(shown) and not LATIN.search(shown) for shown in pictures.values())


async def test_a_tutorial_recommends_answers_as_they_are_called_in_the_language(anna):
    tutorial = await anna.get("/api/boxes/portal/tutorial", Tutorial)
    english = load_tutorial("portal")
    assert english is not None
    assert [bool(step.answer) for step in tutorial.steps] == [bool(step.answer) for step in english.steps]
    assert not any(LATIN.search(step.answer) for step in tutorial.steps)
    with speaking("ru"):
        domain = load_rules("portal").domain
        assert domain.retold("the token on slot 11") == "жетон в ячейке 11"
        assert domain.retold("near seat 3") == "ближнее место 3"
