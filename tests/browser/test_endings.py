"""The end of a game: why it ended, what decided, what everybody did, and what to do next."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from questboard import new_table
from questboard.bots import Chair, make_bot
from questboard.ending import game_end
from questboard.kernel import Table
from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, laid

SIZES = [(1440, 900), (1024, 768), (390, 844)]


HORNS = 0.09
"""How much of a cover lies above the highest head on it."""
HEAD_AND_ROW = """(end) => {
    const boxOf = (name) => end.querySelector(name).getBoundingClientRect();
    const [cover, frame] = [boxOf(".art img"), boxOf(".art .frame")];
    const { position, backgroundImage } = getComputedStyle(end.querySelector(".row"));
    return [(frame.top - cover.top) / cover.height, position === "sticky" && backgroundImage === "none"];
}"""
"""Which part of the cover is cut off above, and whether the story is seen through the row that stays."""


def decided(game: str, won: bool, seats: int = 1, **options: Any) -> Table[Any, Any]:
    """A game that bots have played to such an end."""
    for seed in range(60):
        table = new_table(game, seats, seed, **options)
        bots = [make_bot("easy" if won else "random", seed=f"{seed} {seat}") for seat in range(seats)]
        while table.ask:
            table.answer(bots[table.ask.seat].decide(Chair.at(table, table.ask.seat)).index)
        if (0 in table.outcome.winners) == won:
            return table
    raise LookupError("no game has come to such an end")


def ended(person: Any, server: Any, game: Table[Any, Any], **settings: Any) -> Person:
    """Somebody who has just given the last answer of a game for one."""
    ada: Person = person({**QUICK, **settings})
    ada.sit_down(laid(server, game.at(game.ply - 1), OPEN).invites[0].token)
    assert ada.is_asked()
    before = game.at(game.ply - 1)
    assert before.ask is not None
    ada.take(ada.choices[list(before.ask.options).index(game.log[-1].answer)])
    ada.wait(lambda: ada.is_over, "waiting for the end")
    ada.result.wait_for()
    return ada


@pytest.fixture(scope="module")
def lost() -> Table[Any, Any]:
    return decided("ashardalon", won=False, adventure="2", auto_ties=True)


@pytest.fixture(scope="module")
def won() -> Table[Any, Any]:
    return decided("ashardalon", won=True, adventure="2", auto_ties=True)


def assert_fits(ada: Person, how: str) -> None:
    """The story of the end is as wide as any screen, below a whole head, and clear of the buttons."""
    for width, height in SIZES:
        ada.resize(width, height)
        room = ada.result.evaluate("each => [each.scrollWidth, each.clientWidth]")
        assert room[0] <= room[1], (width, room)
        first = ada.result.get_by_role("button", name="Once more")
        if width > 900:
            expect(first).to_be_in_viewport(ratio=1)
        above, lets_through = ada.result.evaluate(HEAD_AND_ROW)
        assert above <= HORNS or (how == "defeat" and width > 900), (width, above)
        assert not lets_through, f"what lies below the buttons is seen between them at {width}"
        ada.picture(f"end-{how}-{width}")


def test_a_defeat_tells_why_and_what_decided_on_every_screen_and_comes_back(person, server, lost):
    ada = ended(person, server, lost)
    end = game_end(lost, 0, ["Ada"])
    expect(ada.result).to_have_class(re.compile("defeat"))
    expect(ada.result.get_by_role("heading", level=2)).to_have_text(end.headline)
    expect(ada.result).to_contain_text(end.reason)
    expect(ada.result).to_contain_text(end.near)
    moments = ada.result.get_by_role("region", name="What decided").get_by_role("listitem")
    expect(moments).to_have_count(len(end.moments))
    for number, moment in enumerate(end.moments):
        expect(moments.nth(number)).to_contain_text(moment.text)
    heroes = ada.result.get_by_role("list", name="Who took part").get_by_role("listitem")
    expect(heroes).to_contain_text([end.performers[0].name])
    for deed in end.performers[0].deeds:
        expect(heroes.first).to_contain_text(deed)
    assert "crown" not in ada.result.inner_html()

    ada.result.get_by_role("button", name="Look at the table").click()
    expect(ada.result).to_be_hidden()
    ada.button("The end").click()
    expect(ada.result).to_be_visible()
    assert_fits(ada, "defeat")
    ada.page.keyboard.press("Escape")
    expect(ada.result).to_be_hidden()


def test_one_plays_on_from_the_turn(person, server, lost):
    ada = ended(person, server, lost)
    turn = next(moment for moment in game_end(lost, 0, ["Ada"]).moments if moment.decisive)
    old = ada.table["id"]
    ada.result.get_by_role("button", name="Play on from here").click()
    ada.dialog("Play on from here").get_by_role("button", name="Start").click()
    ada.wait(lambda: ada.table["id"] != old)
    assert ada.table["forked_from"] == {"table": old, "ply": turn.fork}
    assert ada.is_asked()


def test_a_moment_is_seen_again_in_the_film(person, server, lost):
    ada = ended(person, server, lost)
    first = game_end(lost, 0, ["Ada"]).moments[0]
    ada.result.get_by_role("link", name=first.when).first.click()
    expect(ada.page).to_have_url(re.compile(rf"/replay\?ply={first.ply}\b"))


def test_a_victory_shines_and_leads_to_the_next_adventure(person, server, won):
    ada = ended(person, server, won)
    expect(ada.result).to_have_class(re.compile("victory"))
    expect(ada.result.get_by_role("heading", level=2)).to_have_text(game_end(won, 0, ["Ada"]).headline)
    assert_fits(ada, "victory")
    old = ada.table["id"]
    ada.result.get_by_role("button", name="Next: 3 Roghar's Gear").click()
    ada.wait(lambda: ada.table["id"] != old)
    assert ada.table["options"]["adventure"] == "3"


def test_points_stand_on_a_pad_with_the_total_of_each_seat(person, server):
    game = new_table("portal", 2, 1)
    random = Random(1)
    while game.ask:
        game.answer(random.randrange(len(game.ask.options)))
    mine = [ply for ply, entry in enumerate(game.log) if entry.seat == 0]
    ada = person(QUICK).sit_down(laid(server, game.at(mine[-1])).invites[0].token)
    ada.play_out(Random(1))
    expect(ada.result).to_have_class(re.compile("score"))
    totals = ada.result.get_by_role("row", name="Total").get_by_role("cell")
    expect(totals).to_have_text([str(score) for score in ada.table["result"]["scores"]])
