"""What the command line plays where it doesn't say, and how adventures are told there."""

from __future__ import annotations

import pytest

from questboard.box import Outing, load_lid
from questboard.cli.beginnings import choose_outing, role_note, usual_count, usual_options
from questboard.cli.lookup import adventure_lines
from questboard.games import PLAYABLE
from tests.test_cli import questboard


def chosen(game: str, *answers: str) -> tuple[Outing | None, list[str]]:
    """What somebody chooses with these answers, and what they read meanwhile."""
    told: list[str] = []
    given = iter(answers)
    return choose_outing(game, lambda _: next(given), told.append), told


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_games_are_listed_with_what_each_adventure_is(game):
    done = questboard("games", game)
    shown = " ".join(done.stdout.split())
    lid = load_lid(game)
    assert lid is not None
    for each in lid.adventures:
        assert f"{each.title.en} ({each.difficulty}, " in shown
        assert each.premise.en in shown
    assert done.returncode == 0


def test_one_game_is_listed_alone():
    done = questboard("games", "portal")
    assert "The Yawning Portal" in done.stdout
    assert "Dragonfire" not in done.stdout


def test_an_adventure_is_chosen_from_a_list_that_says_what_each_is():
    outing, told = chosen("drizzt", "4")
    assert outing is not None
    assert outing.options == {"adventure": "4"}
    assert told[0] == "  1. Exile (gentle, 1 player, 45 min)"


def test_whoever_presses_enter_plays_the_one_to_begin_with():
    outing, _ = chosen("ashardalon", "")
    assert outing is not None
    assert outing.id == "2"


def test_an_answer_that_is_no_number_of_the_list_is_asked_again():
    outing, told = chosen("portal", "0", "five", "2")
    assert outing is not None
    assert outing.id == "alone"
    assert told[-2:] == ["Please answer with a number from 1 to 4."] * 2


def test_as_many_sit_down_as_the_adventure_is_for():
    lid = load_lid("drizzt")
    assert lid is not None
    exile, hall, team = (next(each for each in lid.adventures if each.id == id) for id in ("1", "2", "6"))
    assert [usual_count("drizzt", each) for each in (exile, hall, team, None)] == [1, 3, 3, 3]


def test_nobody_becomes_the_dungeon_master_without_a_word():
    assert usual_options("fantasy", None, {}) == {"dungeon_master": "automatic"}
    assert usual_options("fantasy", None, {"dungeon_master": "player"}) == {"dungeon_master": "player"}
    note = role_note("fantasy", {}, [True, False], ["Ada", "Hob"])
    assert note.startswith("Ada is the Dungeon Master")
    assert role_note("fantasy", {"dungeon_master": "automatic"}, [True, False], ["Ada", "Hob"]) == ""
    assert role_note("fantasy", {}, [False, True], ["Hob", "Ada"]) == ""
    assert role_note("fantasy", {}, [True], ["Ada"]) == ""
    assert role_note("portal", {}, [True, False], ["Ada", "Hob"]) == ""


def test_the_lines_of_a_game_name_the_option_that_makes_an_evening():
    assert "    The regulars (hard, 2 to 4 players, 45 min, extra_objectives=true)" in list(
        adventure_lines("portal", 100)
    )
