"""Bots where not all play together: each plays its own side, and knows how that one stands."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.arena import Match, play
from questboard.bots import LEVELS, Chair, Planner, make_bot, play_out
from questboard.games.adventure import contest
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import AdventureState, Chest, Ending, Team
from questboard.games.drizzt import RULES
from questboard.games.drizzt.adventures.shard import LordOfTheShard
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import Crypt, cavern, crypt, first_thought, square

COMPETITIVE = {"5": 3, "6": 3, "9": 3, "12": 3}
THREE = ["drizzt", "bruenor", "regis"]


def result(adventure: str, *bots: str, seed: int = 0) -> tuple[int, ...]:
    """Who wins a game of some bots."""
    return play(Match("drizzt", bots, f"sides {seed}", {"adventure": adventure})).winners


# ---- levels


@pytest.mark.parametrize("adventure", COMPETITIVE)
def test_every_level_decides_the_same_again_and_says_why(adventure):
    table = deal(RULES, 3, 4, {"adventure": adventure})
    for _ in random_answers(table, 4):
        if table.ply > 30 and table.ask is not None and table.ask.kind == "act":
            break
    chair = Chair.at(table)
    for level in LEVELS:
        decision = make_bot(level, 9).decide(chair)
        assert make_bot(level, 9).decide(chair) == decision
        assert 0 <= decision.index < len(chair.ask.options)
        assert decision.why.endswith(".")


@pytest.mark.parametrize("adventure", COMPETITIVE)
def test_bots_of_different_levels_play_a_competitive_adventure_to_its_end(adventure):
    table = deal(RULES, 3, 1, {"adventure": adventure, "auto_ties": True})
    play_out(table, [make_bot(level, 1) for level in ("medium", "easy", "random")])
    outcome = table.outcome
    payoff = RULES.payoff(outcome)
    assert [worth == 1 for worth in payoff] == [seat in outcome.winners for seat in range(3)]
    assert all(worth < 0.1 for seat, worth in enumerate(payoff) if seat not in outcome.winners)


def test_a_hard_bot_looks_ahead_for_its_own_side():
    table = deal(RULES, 2, 2, {"adventure": "5"})
    for _ in random_answers(table, 2):
        if table.ply > 30 and table.ask is not None and len(table.ask.options) > 4:
            break
    decision = make_bot("hard", 1).decide(Chair.at(table))
    assert "I imagined how it goes on" in decision.why


def test_a_planner_decides_the_same_whatever_is_in_the_chests_of_others():
    decisions = set()
    for value in (1, 3):
        table = plunder(at={"drizzt": "1c2", "bruenor": "2c2"})
        give_chest(table, "bruenor", value)
        table.turn("drizzt")
        decisions.add(Planner(3, worlds=3).decide(Chair.at(table.table)).index)
    assert len(decisions) == 1


@pytest.mark.nightly
def test_who_looks_brings_chests_out_and_who_does_not_look_loses():
    seats = [0, 2, 0, 2, 1]
    games = [
        result("5", *["medium" if seat == quick else "random" for seat in range(3)], seed=number)
        for number, quick in enumerate(seats)
    ]
    assert all(winners in ((), (quick,)) for winners, quick in zip(games, seats, strict=True))
    assert sum(bool(winners) for winners in games) >= 3


@pytest.mark.parametrize(
    ("adventure", "sides"),
    [
        ("6", [(0, 2), (1,), (0, 1, 2)]),
        ("9", [(0, 1), (2,)]),
        ("12", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]),
    ],
)
def test_where_teams_play_a_whole_side_wins(adventure, sides):
    games = [result(adventure, "medium", "medium", "medium", seed=seed) for seed in range(4)]
    decided = [winners for winners in games if winners]
    assert decided
    assert set(decided) <= set(sides)


# ---- first thoughts


def plunder(**more: Any) -> Crypt:
    """Adventure 5, each Hero alone."""
    return cavern(THREE, adventure="5", **more)


def give_chest(table: Crypt, name: str, value: int, number: int = 1) -> None:
    """A Hero has a chest and knows what is in it."""
    table.hero(name).carried.append(f"chest-{number}")
    table.state.chests[f"chest-{number}"] = Chest(value, [table.seat(name)])


def test_a_chest_is_picked_up_before_anything_else():
    table = plunder(at={"drizzt": "1c2"}, tokens=[("chest", "1d2")]).hero_phase("drizzt")
    assert first_thought(table).startswith("pick up")


def test_who_has_a_fair_share_of_the_chests_runs_for_the_ladder_and_leaves():
    table = plunder(at={"drizzt": "2d2"})
    give_chest(table, "drizzt", 2)
    assert quest(table.state).goals(table.state) == []
    give_chest(table, "drizzt", 1, 2)
    assert quest(table.state).goals(table.state) == [0]
    thought = first_thought(table.hero_phase("drizzt"))
    assert thought.startswith("move to 1")
    leaving = plunder(at={"drizzt": "1b2"})
    give_chest(leaving, "drizzt", 2)
    give_chest(leaving, "drizzt", 1, 2)
    assert first_thought(leaving.end_hero_phase("drizzt")) == "yes"


def test_who_is_weak_is_content_with_one_chest():
    table = plunder(at={"drizzt": "2d2"}, hp={"drizzt": 2})
    give_chest(table, "drizzt", 1)
    assert quest(table.state).goals(table.state) == []
    table.state.teams[0].surges = 0
    assert quest(table.state).goals(table.state) == [0]


def test_a_traitor_attacks_a_loyal_hero_in_reach():
    table = crypt(
        THREE,
        game="drizzt",
        adventure="12",
        at={"drizzt": "1c2", "bruenor": "1d2", "regis": "2d3"},
        powers={"drizzt": [], "bruenor": [], "regis": []},
    )
    turn_traitor(table, "drizzt")
    assert first_thought(table.hero_phase("drizzt")) in ("use Twinkle", "use Icingdeath")


# ---- what a position is worth to each side


def turn_traitor(table: Crypt, name: str) -> None:
    """A Hero of Adventure 12 has shown the other face."""
    table.state.teams.append(Team([], 2))
    hero = table.hero(name)
    hero.villainous, hero.team = True, 1


def values(s: AdventureState) -> list[float]:
    """What the rules judge for each seat."""
    worth = RULES.value(s)
    assert len(worth) == len(s.heroes)
    assert all(0 <= chance <= 1 for chance in worth)
    return worth


def test_each_seat_has_the_value_of_its_own_side():
    table = cavern(["drizzt", "artemis", "catti-brie"], adventure="6")
    one, shadow, other = values(table.state)
    assert one == other
    table.hero("artemis").hp = 1
    weaker = values(table.state)
    assert weaker[1] < shadow
    assert weaker[0] > one


def test_a_side_without_healing_surges_is_in_danger_whoever_is_active():
    table = cavern(["drizzt", "artemis", "catti-brie"], adventure="6", hp={"artemis": 2})
    worth = []
    for surges in (1, 0):
        table.state.teams[1].surges = surges
        both = []
        for active in (0, 1):
            table.state.active = active
            both.append(values(table.state)[1])
        assert both[0] == both[1]
        worth.append(both[0])
    assert worth[0] > worth[1]


def test_before_the_heroes_are_chosen_nobody_is_ahead():
    assert values(deal(RULES, 3, 0, {"adventure": "5"}).state) == [0.5] * 3


@pytest.mark.parametrize("winners", [(), (1,), (0, 2)])
def test_a_finished_game_is_worth_everything_to_its_winners_and_nothing_to_others(winners):
    s = cavern(["drizzt", "artemis", "catti-brie"], adventure="6").state
    s.ending = Ending(bool(winners), "it is over", "LD-240", winners)
    assert contest.value(s) == [float(seat in winners) for seat in range(3)]
    assert [far >= 50 for far in RULES.outcome(s).progress] == [seat in winners for seat in range(3)]


def leads(table: Crypt) -> list[float]:
    """How near each side is to winning."""
    s = table.state
    return [quest(s).lead(s, team) for team in range(len(s.teams))]


def test_in_the_plunder_a_seats_chests_count_against_those_of_the_richest_other():
    table = plunder()
    even = leads(table)
    assert len(set(even)) == 1
    give_chest(table, "drizzt", 3)
    ahead = leads(table)
    assert ahead[0] > even[0] > ahead[1] == ahead[2]
    table.hero("drizzt").square, table.hero("drizzt").away = -1, "escaped"
    assert leads(table)[0] > ahead[0]
    table.hero("drizzt").away = "out"
    assert leads(table)[0] == -1


def test_in_the_starless_night_a_team_wants_all_its_heroes_out_and_none_lost():
    table = cavern(["drizzt", "artemis", "catti-brie"], adventure="6", tiles=["2 north broken-door"])
    before = leads(table)
    table.hero("drizzt").square, table.hero("drizzt").away = -1, "escaped"
    assert leads(table)[0] > before[0]
    assert leads(table)[1] == before[1]
    table.hero("catti-brie").away = "out"
    assert leads(table)[0] == -1


def test_the_lord_of_the_shard_gains_what_the_others_lose():
    table = cavern(["drizzt", "bruenor", "jarlaxle"], adventure="9", tiles=["2 north crystal-shard"])
    others, lord = leads(table)
    assert others == lord, "the truce holds"
    table.hero("jarlaxle").villainous = True
    LordOfTheShard.mastered.set(table.state, 2)
    others, lord = leads(table)
    assert lord > 0 > others
    table.hero("jarlaxle").square = square("3b2")
    assert leads(table)[1] > lord


def test_after_the_traitor_is_shown_the_sides_are_judged_apart():
    table = cavern(THREE, adventure="12")
    assert len(set(values(table.state))) == 1
    turn_traitor(table, "bruenor")
    before = values(table.state)
    table.hero("bruenor").hp = 1
    after = values(table.state)
    assert after[1] < before[1]
    assert after[0] == after[2] > before[0]
