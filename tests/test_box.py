"""What stands in the lids of the boxes, and what to know when a kind of question comes up."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from questboard import art
from questboard.box import SIGN, BoxLid, load_lid
from questboard.content import Words
from questboard.games import PLAYABLE, load_rules, new_table
from questboard.games.adventure.game import AdventureRules
from questboard.kernel import Luck
from questboard.rule_options import words_for
from questboard.tips import load_tips

CYRILLIC = re.compile("[\u0400-\u04ff]")
SIGNS = Path(__file__).parents[1] / "client" / "src" / "lobby" / "TurnPicture.svelte"
LONGEST_PREMISE = 84
"""So many letters fit on two lines of the page of adventures."""


def lid_of(game: str) -> BoxLid:
    lid = load_lid(game)
    assert lid is not None
    return lid


def check_words(words: Words, most: int) -> None:
    """A text is there in each language, and short enough for its place."""
    for text in (words.en, words.ru):
        assert 0 < len(text) <= most, text
        assert text == " ".join(text.split())
    assert CYRILLIC.search(words.ru)
    assert not CYRILLIC.search(words.en)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_adventure_of_every_game_has_its_line(game):
    rules, lid = load_rules(game), lid_of(game)
    if rules.adventures:
        assert tuple(each.id for each in lid.adventures) == rules.adventures
    assert len({each.id for each in lid.adventures}) == len(lid.adventures) > 0


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_adventure_says_what_it_is_about_for_how_many_and_how_long(game):
    rules = load_rules(game)
    for each in lid_of(game).adventures:
        check_words(each.title, 40)
        check_words(each.premise, LONGEST_PREMISE)
        fewest, most = each.players
        assert {fewest, most} <= set(rules.seats)
        assert fewest <= most
        rules.read_options(each.options)
        if "adventure" in each.options:
            label = words_for(game, "adventure").values[each.id]
            assert each.title.en in label.en
            assert each.title.ru in label.ru


@pytest.mark.parametrize("game", ["ashardalon", "drizzt"])
def test_the_number_of_players_is_that_of_the_adventure(game):
    rules = load_rules(game)
    assert isinstance(rules, AdventureRules)
    printed = rules.box.adventures
    assert {each.id: each.players for each in lid_of(game).adventures} == {
        id: tuple(each.heroes) for id, each in printed.items()
    }


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_lid_says_what_the_game_is_in_words_and_three_pictures(game):
    lid, signs = lid_of(game), SIGNS.read_text(encoding="utf-8")
    for words in (lid.what, lid.you, lid.together, lid.against, lid.win, lid.newcomer):
        check_words(words, 130)
    assert len(lid.turn) == 3
    for part in lid.turn:
        check_words(part.title, 24)
        check_words(part.text, 75)
        for name in part.picture:
            if name.startswith(SIGN):
                assert f'"{name}"' in signs
            else:
                assert (art.FOLDER / f"{name}.svg").is_file(), name
    assert (art.FOLDER / "worlds" / f"{lid.world}.svg").is_file()


@pytest.mark.parametrize("game", PLAYABLE)
def test_whoever_chooses_nothing_begins_something_that_can_be_played(game):
    rules, lid = load_rules(game), lid_of(game)
    (first,) = (each for each in lid.adventures if each.id == lid.begin.adventure)
    assert first.difficulty == "gentle"
    assert first.players[0] <= lid.begin.seats <= first.players[1]
    rules.check_seats(lid.begin.seats)


def test_the_seat_of_the_dungeon_master_is_where_the_rules_have_it():
    rules, master = load_rules("fantasy"), lid_of("fantasy").master
    assert master is not None
    assert rules.rule_options()[master.option] == [master.somebody, master.nobody]
    with_one = rules.setup(3, rules.read_options({master.option: master.somebody}), Luck.seeded(1))
    without = rules.setup(master.most, rules.read_options({master.option: master.nobody}), Luck.seeded(1))
    assert with_one.master == master.seat
    assert without.master not in range(master.most)
    assert [game for game in PLAYABLE if lid_of(game).master] == ["fantasy"]


@pytest.mark.parametrize(
    ("game", "options", "seats", "adventure"),
    [
        ("ashardalon", {"adventure": "4"}, 3, "4"),
        ("ashardalon", {"adventure": "first"}, 1, "1"),
        ("ashardalon", {}, 2, "2"),
        ("drizzt", {"adventure": "6"}, 2, ""),
        ("portal", {}, 1, "alone"),
        ("portal", {}, 3, "evening"),
        ("portal", {"extra_objectives": True}, 2, "regulars"),
        ("fantasy", {"adventure": "winter-6"}, 5, "winter-6"),
    ],
)
def test_a_table_is_known_by_its_options_as_an_adventure(game, options, seats, adventure):
    rules = load_rules(game)
    given = msgspec.to_builtins(rules.read_options(options))
    assert lid_of(game).played(rules.settled_options(given, seats), seats) == adventure


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_tip_is_about_a_kind_of_question_that_the_game_asks(game):
    tips = load_tips(game)
    assert len(tips) >= 8
    assert {tip.id for tip in tips} <= set(load_rules(game).kinds)
    for tip in tips:
        check_words(tip.text, 160)


@pytest.mark.parametrize("game", PLAYABLE)
def test_whoever_is_asked_is_told_the_kind_of_the_question(game):
    table = new_table(game, 2, 1)
    assert table.ask is not None
    for seat in range(2):
        prompt = table.scene(seat, ["Ada", "Bob"]).prompt
        assert prompt is not None
        assert prompt.kind == (table.ask.kind if seat == table.ask.seat else "")
