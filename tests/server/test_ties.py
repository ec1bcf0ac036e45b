"""Ties that hardly matter: who doesn't want to be asked about them isn't, as long as they say so.

No test may depend on which kinds a game calls minor, so on this server slots and decks of The Yawning Portal
are.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questboard.games import new_table
from questboard.server.protocol import Pause, TableRequest, Ties, Undo
from questboard.testing.remote import Device
from questboard.testing.services import Server
from tests.server.conftest import SETTINGS
from tests.server.tables import (
    ADA,
    ADA_BEGINS,
    BOT,
    OPEN,
    everybody_at,
    kept,
    nothing_changes,
    put,
    sitting,
    table_for_two,
    truth,
)

pytestmark = pytest.mark.anyio

MARKED = """
from questboard.games.portal import options

for kind in (options.Slot, options.Deck):
    kind.minor = True
"""
SLOT, DECK = "a slot", "a deck"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in which choosing a slot or a deck hardly matters."""
    site = tmp_path_factory.mktemp("marked")
    (site / "sitecustomize.py").write_text(MARKED)
    with Server(PYTHONPATH=str(site), **SETTINGS) as server:
        yield server


async def table_alone(server, ada, **more):
    """A game that Ada plays alone, and in which she is asked for a slot and later for a deck."""
    made = await put(server, new_table("portal", 1, seed=0), OPEN, **more)
    await ada.accept(made.invites[0].token, "Ada")
    return made.id


def asks(player, noun):
    prompt = player.shown.scene.prompt
    return bool(prompt and prompt.choices and prompt.minor == noun)


async def past(move, player):
    await player.until(lambda player: player.shown.move > move)


async def play_on(*players, until):
    """Everybody takes the last option until something holds."""
    while not until():
        move = players[0].shown.move
        await everybody_at(move, *players)
        asked = next(player for player in players if player.choices)
        await asked.answer(asked.choices - 1)
        for player in players:
            await past(move, player)
        await players[0].until(lambda _: any(player.choices for player in players))


async def answers(server, table):
    """The answers of a table: who gave them, to what kind of question, and which option it was."""
    found, game = await kept(server, table), (await truth(server, table)).at(0)
    told = []
    for move in found.moves:
        ask = game.ask
        told.append((move.seat, move.by, ask.kind, list(ask.options).index(move.value)))
        game.answer_with(move.value)
    return told


async def test_everybody_is_asked_who_has_not_said_otherwise(server, ada):
    made = await ada.create_table(TableRequest("portal", [ADA, BOT], options=ADA_BEGINS))
    async with sitting(made.id, ada) as [player]:
        assert {DECK, SLOT} < set(player.table.minor)
        assert player.table.seats[0].ties == {}
        assert player.shown.scene.prompt.minor == ""
        await play_on(player, until=lambda: asks(player, SLOT))
        assert player.choices > 1


async def test_the_nearest_is_taken_for_who_wants_it_and_for_nobody_else(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.do(Ties(way="nearest"))
        told = 0
        while told < 3:
            assert not player.shown.scene.prompt.minor
            move = player.shown.move
            await (player if player.choices else other).answer(0)
            told += asks(other, SLOT) or asks(other, DECK)
            await past(move, player)
            await other.until(lambda other: player.choices or other.choices)
            await everybody_at(player.shown.move, player, other)
    given = await answers(server, table)
    minor = [each for each in given if each[2] in ("slot", "deck")]
    assert {(seat, by) for seat, by, *_ in minor} == {(0, "bot"), (1, "person")}
    assert all(index == 0 for seat, _, _, index in minor if seat == 0)
    assert {by for seat, by, kind, _ in given if seat == 0 and kind not in ("slot", "deck")} == {"person"}


async def test_a_question_that_waits_is_answered_at_once(server, ada):
    table = await table_alone(server, ada)
    async with sitting(table, ada) as [player]:
        await play_on(player, until=lambda: asks(player, SLOT))
        move = player.shown.move
        await player.do(Ties(way="nearest", noun=SLOT))
        await player.until(lambda player: player.shown.move > move and player.choices)
        assert (await answers(server, table))[move] == (0, "bot", "slot", 0)
        # Of other kinds one is still asked.
        await play_on(player, until=lambda: asks(player, DECK))


async def test_a_bot_decides_for_who_wants_that(server, ada):
    table = await table_alone(server, ada)
    async with sitting(table, ada) as [player]:
        await player.do(Ties(way="bot"))
        await play_on(player, until=lambda: player.shown.ply > 30)
    given = await answers(server, table)
    minor = [each for each in given if each[2] in ("slot", "deck")]
    assert {by for _, by, *_ in minor} == {"bot"}
    assert any(index for *_, index in minor)  # it thinks, and doesn't just take the first


async def test_one_takes_back_to_the_last_question_that_one_has_answered(server, ada):
    table = await table_alone(server, ada)
    async with sitting(table, ada) as [player]:
        await player.do(Ties(way="nearest"))
        given: list[tuple[int, str, str, int]] = []
        while not given or given[-1][1] != "bot":
            assert len(given) < 40
            await player.answer(0)
            await player.until(lambda player: player.choices)
            given = await answers(server, table)
        mine = max(ply for ply, each in enumerate(given) if each[1] == "person")
        assert player.shown.undo.plies == len(given) - mine > 1
        question = (await truth(server, table)).at(mine).scene(0, ["Ada"])
        await player.do(Undo())
        await player.until(lambda player: player.shown.ply == mine)
        assert player.shown.scene.prompt == question.prompt
        await player.answer(0)  # and the ties after it are broken again
        await player.until(lambda player: player.shown.ply == len(given) and player.choices)


async def test_the_setting_is_kept_with_the_seat_and_told_to_nobody_else(server, ada, bob):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, bob) as [player, other]:
        await player.do(Ties(way="bot"))
        await player.do(Ties(way="nearest", noun=DECK))
        await player.until(lambda player: len(player.table.seats[0].ties) == 2)
        assert player.table.seats[0].ties == {"": "bot", DECK: "nearest"}
        assert other.table.seats[0].ties == {}
    assert (await kept(server, table)).record.seats[0].ties == {"": "bot", DECK: "nearest"}
    assert (
        (await bob.table(table)).seats[0].ties == (await Device(server.url).table(table)).seats[0].ties == {}
    )
    async with sitting(table, ada) as [player]:
        await player.do(Ties(way="ask"))
        await player.until(lambda player: player.table.seats[0].ties == {"": "ask"})


async def test_there_is_nothing_to_leave_to_others_but_what_hardly_matters(server, ada, bob, eve):
    table = await table_for_two(ada, bob)
    async with sitting(table, ada, eve) as [player, watching], nothing_changes(server, table):
        refused = await player.refused(Ties(way="bot", noun="a seat"))
        assert (refused.code, "no such ties" in refused.message) == ("malformed", True)
        assert (await watching.refused(Ties(way="bot"))).code == "forbidden"


async def test_the_clock_runs_for_a_person_and_not_for_a_tie(server, ada):
    table = await table_alone(server, ada, clock=600)
    async with sitting(table, ada) as [player]:
        await play_on(player, until=lambda: asks(player, SLOT))
        due = player.shown.due
        assert due is not None
        await player.do(Pause(paused=True))
        await player.do(Ties(way="bot"))
        await player.do(Ties(way="ask"))
        await player.do(Pause(paused=False))
        assert asks(player, SLOT)
        await player.until(lambda player: player.shown.due and player.shown.due > due - 5)
