"""The solo score to beat: written down after the first game, and replaced whenever it is surpassed."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from questboard import new_table
from questboard.kernel import Table
from questboard.testing import position, rule
from questboard.text import ScoreSheet, TextTable, read_seats


def solo(seed: int = 1, **options: object) -> tuple[Table[Any, Any], list[str], int]:
    """A game for one, the answers of somebody who plays at random, and the score that they lead to."""
    played, random, answers = new_table("portal", 1, seed, **options), Random(seed), []
    while played.ask:
        index = random.randrange(len(played.ask.options))
        answers.append(str(index + 1))
        played.answer(index)
    return new_table("portal", 1, seed, **options), answers, played.outcome.scores[0]


def emit(
    table: Table[Any, Any], typed: list[str], sheet: ScoreSheet | None, seats: str = "human:Ada"
) -> list[str]:
    """What is said at a text table while somebody types."""
    lines, said = iter([*typed, "quit", "quit"]), list[str]()
    TextTable(table, read_seats(seats), read=lambda _: next(lines), write=said.append, scores=sheet).play()
    return "\n".join(said).splitlines()


def answered(typed: list[str]) -> Table[Any, Any]:
    """The first game for one after some answers."""
    table, _, _ = solo()
    for each in typed:
        table.answer(int(each) - 1)
    return table


@pytest.fixture
def sheet(tmp_path) -> ScoreSheet:
    """A sheet of paper with nothing on it."""
    return ScoreSheet(tmp_path / "desk" / "scores.json")


def better_end(seed: int) -> tuple[int, str]:
    """The best score that another last answer would bring in a game, and that answer."""
    table, typed, _ = solo(seed)
    for each in typed[:-1]:
        table.answer(int(each) - 1)
    assert table.ask
    ends = []
    for index in range(len(table.ask.options)):
        end = table.fork()
        end.answer(index)
        if end.ask is None:
            ends.append((end.outcome.scores[0], str(index + 1)))
    return max(ends)


LOW, MIDDLE, HIGH = sorted(range(1, 8), key=lambda seed: solo(seed)[2])[::3]
"""Seeds of three games whose scores rise."""


def scores_of(*seeds: int) -> list[int]:
    """What these games come to."""
    return [solo(seed)[2] for seed in seeds]


@rule("YP-153")
def test_the_first_solo_score_is_written_down_and_every_score_that_beats_it_takes_its_place(sheet):
    low, middle, high = scores_of(LOW, MIDDLE, HIGH)
    assert low < middle < high
    for seed, before, after, verdict in [
        (MIDDLE, None, middle, f"{middle} is your first solo score, and now the score to beat."),
        (LOW, middle, middle, f"{low} does not beat {middle}, which remains the score to beat."),
        (MIDDLE, middle, middle, f"{middle} does not beat {middle}, which remains the score to beat."),
        (HIGH, middle, high, f"{high} beats {middle}: you have a new score to beat."),
        (MIDDLE, high, high, f"{middle} does not beat {high}, which remains the score to beat."),
    ]:
        table, typed, _ = solo(seed)
        said = emit(table, typed, ScoreSheet(sheet.file))  # read anew, as by another evening's process
        shown = "There is no score to beat yet." if before is None else f"The score to beat is {before}."
        assert f"{shown} [YP-153]" in said
        assert f"{verdict} [YP-153]" in said
        assert sheet.best(table) == after


@rule("YP-128")
def test_at_the_end_of_a_solo_game_nobody_has_won_or_lost(sheet):
    table, typed, score = solo()
    said = emit(table, typed, sheet)
    end = said.index("A solo game is neither won nor lost; the score counts. [YP-128]")
    assert "Final scores:" in said[:end]
    assert said[end - 1].split() == ["Total", str(score)]
    assert not [line for line in said if "has won" in line or "has lost" in line]


@rule("YP-153")
def test_games_with_other_rule_options_have_a_score_of_their_own(sheet):
    table, typed, score = solo(1)
    emit(table, typed, sheet)
    other, typed, _ = solo(2, solo_deck_top=True)
    assert "There is no score to beat yet. [YP-153]" in emit(other, typed, sheet)
    assert sheet.best(table) == score
    usual = new_table("portal", 1, 3, solo_deck_top=False)  # the usual value, though somebody has set it
    assert sheet.best(usual) == score


@rule("YP-153")
def test_only_a_person_who_plays_alone_has_a_score_to_beat(sheet):
    bot, _, _ = solo()
    said = emit(bot, [], sheet, seats="bot:random")
    assert bot.outcome.scores
    said += emit(new_table("portal", 2, 1), [], sheet, seats="human,bot:random")
    said += emit(new_table("fantasy", 1, 1), [], sheet, seats="human")
    assert not [line for line in said if "to beat" in line]
    assert not sheet.file.exists()


@rule("YP-153")
def test_a_game_that_is_not_finished_leaves_the_score_to_beat_alone(sheet):
    table, typed, _ = solo()
    emit(table, typed[:-1], sheet)
    assert table.ask
    assert not sheet.file.exists()


@rule("YP-153")
def test_a_position_that_nobody_was_dealt_does_not_count(sheet):
    table = position("portal", "row R... .... .... ..Y.\n1 gems RRR  tiles RYgB", ("act", 0, "place_G")).table
    emit(table, ["slot 16"], sheet)
    assert not sheet.file.exists()


@rule("YP-153")
def test_a_game_that_goes_on_from_before_its_end_does_not_count_again(sheet):
    seed = next(seed for seed in range(1, 50) if better_end(seed)[0] > solo(seed)[2])
    better, answer = better_end(seed)
    table, typed, score = solo(seed)
    said = emit(table, [*typed, "undo", "y", answer], sheet)
    assert table.outcome.scores == (better,)
    assert f"{score} is your first solo score, and now the score to beat. [YP-153]" in said
    assert f"The score to beat is {score}. [YP-153]" in said  # as it is told at the second end
    assert sheet.best(table) == score


@rule("YP-153")
def test_a_score_does_not_count_if_what_came_next_was_seen_and_taken_back(sheet):
    table, typed, _ = solo()
    seen = next(ply for ply in range(1, len(typed)) if answered(typed[:ply]).free_undo == 0)
    said = emit(table, [*typed[:seen], "undo", "y", *typed[seen - 1 :]], sheet)
    assert (
        "Your score was not saved: you took back an answer after luck or a card had shown where it led."
        in said
    )
    assert not sheet.file.exists()


@rule("YP-153")
def test_a_score_counts_although_an_answer_that_showed_nothing_was_taken_back(sheet):
    table, typed, score = solo()
    unseen = next(ply for ply in range(1, len(typed)) if answered(typed[:ply]).free_undo > 0)
    emit(table, [*typed[:unseen], "undo", *typed[unseen - 1 :]], sheet)
    assert sheet.best(table) == score


@rule("YP-153")
def test_a_game_that_was_over_when_it_was_loaded_does_not_count(sheet):
    table, typed, _ = solo()
    emit(table, typed, None)
    over = Table.load(table.rules, table.save())
    said = emit(over, ["look", "undo", "y", typed[-1]], sheet)
    assert over.ask is None
    assert said.count("There is no score to beat yet. [YP-153]") == 3  # at the start and at both ends
    assert not sheet.file.exists()


def test_a_sheet_that_cannot_be_read_spoils_no_game_and_is_left_alone(sheet):
    sheet.file.parent.mkdir()
    sheet.file.write_text("shopping: ham, ale")
    table, typed, _ = solo()
    said = emit(table, typed, sheet)
    assert f"{sheet.file} does not contain solo scores; move it away to save new ones." in said
    assert table.ask is None
    assert sheet.file.read_text() == "shopping: ham, ale"


def test_a_score_that_cannot_be_kept_is_told(tmp_path):
    (tmp_path / "desk").write_text("a file where a folder should be")
    table, typed, _ = solo()
    said = emit(table, typed, ScoreSheet(tmp_path / "desk" / "scores.json"))
    assert [line for line in said if line.endswith("can't be read: not a directory.")]
    assert table.ask is None


@rule("YP-153")
def test_at_the_command_line_every_user_has_a_score_to_beat(tmp_path):
    low, high = scores_of(LOW, HIGH)

    def play(user: str, seed: int) -> str:
        command = [sys.executable, "-m", "questboard", "play", "portal", "--text", "--seats", "human"]
        home = {"HOME": str(tmp_path / user), "XDG_CONFIG_HOME": str(tmp_path / user)}
        done = subprocess.run(
            [*command, "--seed", str(seed)],
            input="\n".join([*solo(seed)[1], "quit", "quit"]),
            capture_output=True,
            encoding="utf-8",
            env=os.environ | home,
            cwd=Path(__file__).parents[2],
            check=True,
            timeout=120,
        )
        return done.stdout

    assert f"{low} is your first solo score" in play("ada", LOW)
    assert f"{high} is your first solo score" in play("bob", HIGH)
    said = play("ada", HIGH)
    assert f"The score to beat is {low}." in said
    assert f"{high} beats {low}: you have a new score to beat." in said
