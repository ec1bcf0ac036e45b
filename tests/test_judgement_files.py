"""What games bring for their bots, leanings and maps of chances: it loads, repeats itself and helps."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from questboard.arena import Match
from questboard.arena import play as play_match
from questboard.bots import Appraisal, Chair, Decision, hint, make_bot
from questboard.bots.chances import Chances, Map, chances_at, mapped, own_chance, shipped_chances
from questboard.bots.leaning import Leaned, Leaning, has_leaning, shipped_leaning, traits
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import SetupError, Table
from questboard.learning.leanings import Course, Pupil, attend
from questboard.review import DecisionPoint, Review, report, sum_up
from questboard.testing.conformance import deal

TABLES = {
    "portal": (2, {}),
    "ashardalon": (4, {"adventure": "2"}),
    "drizzt": (4, {"adventure": "10"}),
    "dragonfire": (3, {"adventure": "2"}),
    "fantasy": (1, {"adventure": "forest-1", "dungeon_master": "automatic"}),
}
"""A table of each game for which chances are known."""
LARGEST = 2_000_000
"""Bytes that a game may bring."""


def asked(game: str, answers: int = 40) -> Table[Any, Any]:
    """A table after some first thoughts."""
    seats, options = TABLES[game]
    table = deal(load_rules(game), seats, 1, options)
    bots = [make_bot("medium", seat) for seat in range(seats)]
    while table.ask is not None and table.ply < answers:
        table.answer(bots[table.ask.seat].decide(Chair.at(table)).index)
    return table


# ---- chances


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_brings_maps_of_chances_that_were_checked(game: str) -> None:
    known = shipped_chances(load_rules(game))
    assert known is not None
    assert (known.game, known.version) == (game, load_rules(game).version)
    assert known.worst <= 0.07
    assert all(each.games >= 80 and each.slope >= 0 for each in known.maps)
    assert {"date", "games", "record"} <= set(known.card)


@pytest.mark.parametrize("game", PLAYABLE)
def test_chances_are_told_at_tables_like_those_measured_and_at_no_others(game: str) -> None:
    table = asked(game)
    seats, options = TABLES[game]
    found = own_chance(Chair.at(table))
    assert found is not None
    assert 0 <= found[0] <= 1
    assert own_chance(Chair.at(table)) == found
    name = "extra_objectives" if game == "portal" else "difficulty"
    other = {**options, name: True if game == "portal" else "harder"}
    assert own_chance(Chair.at(deal(load_rules(game), seats, 1, other))) is None


def test_chances_of_rivals_add_up_to_1_and_those_of_a_party_are_one_and_the_same() -> None:
    rules = load_rules("portal")
    known = chances_at(rules, asked("portal").state)
    assert known is not None
    assert sum(mapped(known[1], rules.value(asked("portal").state))) == pytest.approx(1)
    assert sum(mapped(Map("", 3, 99, 0.4, 1.5), (0.2, 0.3, 0.5))) == pytest.approx(1)
    assert len(set(mapped(Map("2", 4, 99, -1.0, 0.5), (0.6,) * 4))) == 1
    assert Map("2", 4, 99, -1.0, 0.5)(1.0) == 1


def test_maps_of_other_rules_say_nothing() -> None:
    table = asked("portal")
    known = shipped_chances(table.rules)
    assert known is not None
    older: Chances = msgspec.structs.replace(known, version=known.version - 1)
    assert older.find(table.rules, 2, table.state.options) is None
    assert known.find(table.rules, 2, table.state.options) is not None


# ---- leanings


def test_the_leaning_of_dragonfire_loads_and_says_how_it_was_made() -> None:
    rules = load_rules("dragonfire")
    found = shipped_leaning(rules)
    assert found is not None
    assert has_leaning(rules)
    assert {"course", "steps", "games", "measured"} <= set(found.card)
    assert len(msgspec.json.encode(found)) < LARGEST
    found.check(rules)
    with pytest.raises(SetupError, match="the leaning is for dragonfire"):
        found.check(load_rules("portal"))


def test_a_leaning_weighs_the_same_again_and_otherwise_than_the_game() -> None:
    table = asked("dragonfire")
    assert table.ask is not None
    rules, leaned, different = table.rules, Leaned(), 0
    for _ in range(60):
        if table.ask is None:
            break
        weights = leaned(rules, table.state, table.ask)
        assert list(weights) == list(Leaned()(rules, table.state, table.ask))
        priors = rules.priors(table.state, table.ask)
        assert all((weight > 0) == (prior > 0) for weight, prior in zip(weights, priors, strict=True))
        different += list(weights) != list(priors)
        table.answer(max(range(len(weights)), key=weights.__getitem__))
    assert different > 10


def test_traits_name_a_question_its_verb_its_things_and_the_situation() -> None:
    table = asked("dragonfire")
    while table.ask is not None and table.ask.kind != "act":
        table.answer(0)
    assert table.ask is not None
    words = traits(table.rules, table.state, table.ask)
    assert len(words) == len(table.ask.options)
    assert all(each[0].startswith("act ") for each in words)
    assert any("act done / party 3" in each for each in words)


def test_a_pupil_learns_the_same_from_the_same_games() -> None:
    course = Course(game="dragonfire", places=(("1", 2),), batch=2, seed="test")
    learned = []
    for _ in range(2):
        pupil = Pupil(course)
        pupil.step([attend(course, {}, pupil.maps, number) for number in range(2)])
        learned.append((pupil.leaning(), pupil.mean))
    assert learned[0] == learned[1]
    assert any(learned[0][1].values())
    assert learned[0][0].card["games"] == 2


def test_what_was_learned_turns_the_first_thought() -> None:
    table = asked("dragonfire")
    while table.ask is not None and len(table.ask.options) < 3:
        table.answer(0)
    assert table.ask is not None
    rules, ask = table.rules, table.ask
    priors = rules.priors(table.state, ask)
    last = min(range(len(priors)), key=priors.__getitem__)
    own = set(traits(rules, table.state, ask)[last]).difference(
        *[words for place, words in enumerate(traits(rules, table.state, ask)) if place != last]
    )
    if own:
        weights = Leaning("dragonfire", rules.version, dict.fromkeys(own, 30.0))(rules, table.state, ask)
        assert max(range(len(weights)), key=weights.__getitem__) == last


# ---- against random players


@pytest.mark.parametrize("game", ["dragonfire", "fantasy", "ashardalon", "drizzt"])
def test_first_thoughts_win_adventures_that_random_players_lose(game: str) -> None:
    seats, options = TABLES[game]
    level = "leaning:0" if game == "dragonfire" else "medium"
    more = {"round_cap": "60"} if game == "fantasy" else {}

    def won(bot: str, seed: int) -> bool:
        return bool(play_match(Match(game, (bot,) * seats, f"wide {seed}", {**options, **more})).winners)

    assert sum(won(level, seed) for seed in range(4)) >= 2
    assert not won("random", 0)


# ---- hints and reviews


class First:
    """Answers with the first option."""

    def decide(self, chair: Chair) -> Decision:
        return Decision(0, "The first.")


def test_a_hint_tells_chances_where_they_were_measured_and_none_elsewhere() -> None:
    told = hint(Chair.at(asked("portal")), First()).why
    assert re.search(r"Of games that medium bots play on from here, .* % are won\.$", told)
    elsewhere = deal(load_rules("portal"), 2, 1, {"extra_objectives": True})
    assert "medium bots" not in hint(Chair.at(elsewhere), First()).why


def judged(table: Table[Any, Any], chance: float, cost: float) -> Review:
    """A review of one answer that was worth so much less than the best one."""
    given = chance - cost
    seats = table.seats
    appraisal = Appraisal(0, 1, (given,) * seats, (chance,) * seats, cost, 0.0, 16)
    decision = DecisionPoint(0, 1, 0, "Which?", "T-1", ["this", "that"], 0, False, b"")
    return sum_up(table, [decision], [appraisal], [f"P{seat}" for seat in range(seats)], "expert")


def test_a_review_tells_mapped_chances_and_whose_they_are() -> None:
    table = asked("ashardalon", 3)
    known = chances_at(table.rules, table.state)
    assert known is not None
    found = judged(table, 0.9, 0.3)
    (told,) = found.judgements
    assert told.chance == pytest.approx(known[1](0.9))
    assert told.cost == pytest.approx(known[1](0.9) - known[1](0.6))
    assert told.judged == pytest.approx(0.3)
    words = "\n".join(report(found))
    assert "Chances by round:" in words
    assert "Chances are those of medium bots playing on" in words


def test_where_hardly_anybody_wins_a_mistake_is_still_found_and_told_by_the_judgement() -> None:
    table = deal(load_rules("ashardalon"), 4, 1, {"adventure": "13"})
    found = judged(table, 0.08, 0.06)
    assert found.costliest()
    assert found.plays[0].accuracy == 0
    assert "by the bot's judgement it cost 6 points" in "\n".join(report(found))


def test_a_review_of_a_table_that_nobody_measured_tells_no_chances() -> None:
    table = deal(load_rules("ashardalon"), 4, 1, {"adventure": "2", "difficulty": "harder"})
    words = "\n".join(report(judged(table, 0.9, 0.3)))
    assert "Chances" not in words
    assert "The bot's own judgement by round:" in words
    assert "no chances" in words
