"""Bots: they see what their seat may know, decide the same again, and say why."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any

import pytest

from questboard.arena import play_all, schedule, standings
from questboard.bots import LEVELS, Chair, Ismcts, Planner, Strategist, ThinkingLevel, make_bot
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import (
    Ask,
    Fixed,
    Luck,
    Outcome,
    Rules,
    RulesError,
    SetupError,
    State,
    Steps,
    Strategy,
    Table,
    choose,
)
from questboard.testing.conformance import deal, random_answers
from tests.nightly import nightly_except

SEATS = [
    (game, seats) for game in PLAYABLE for seats in load_rules(game).seats if game == "portal" or seats % 2
]
FEW_SEATS = nightly_except(SEATS, *((game, 2 if game == "portal" else 3) for game in PLAYABLE))
"""Every game with one number of players in `make test`, and with all of them in `make nightly`."""
SHORT = {"fantasy": {"adventure": "winter-6", "difficulty": "harder", "round_cap": "60"}}
"""Where an ordinary game of players who act at random takes very long."""
QUICK = {"portal": "ismcts:50", "ashardalon": "planner:4", "drizzt": "planner:4"}
"""Thinkers that take less time than those of `hard`."""
LONG_ENOUGH = 240
"""This many answers of a game are looked at."""


# ---- what a bot sees


@pytest.mark.parametrize(("game", "seats"), FEW_SEATS)
@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_a_bot_decides_the_same_wherever_its_seat_sees_the_same(level, game, seats):
    table = deal(load_rules(game), seats, 3, SHORT.get(game))
    if level == "hard":
        level = QUICK.get(game, level)
    different = 0
    for _ in random_answers(table, 3):
        if table.ask is None or table.ply > LONG_ENOUGH:
            break
        if table.ply % 16:
            continue
        seat = table.ask.seat
        elsewhere = table.imagine(seat, "hidden things lie otherwise")
        assert elsewhere.view(seat) == table.view(seat)
        different += elsewhere.state.key() != table.state.key()
        here, there = (make_bot(level, 5).decide(Chair.at(each)) for each in (table, elsewhere))
        assert here == there, f"ply {table.ply}: the decision depends on something hidden"
    assert different


@pytest.mark.parametrize("level", LEVELS)
def test_thinking_leaves_the_table_as_it_was(level):
    table = deal(load_rules("portal"), 3, 1)
    before = table.key(), table.save(), table.free_undo
    make_bot(level).decide(Chair.at(table))
    assert (table.key(), table.save(), table.free_undo) == before


def test_only_the_seat_that_is_asked_has_a_chair():
    table = deal(load_rules("portal"), 2, 1)
    assert table.ask is not None
    assert Chair.at(table, table.ask.seat).ask is table.ask
    with pytest.raises(RulesError):
        Chair.at(table, 1 - table.ask.seat)
    for _ in random_answers(table, 1):
        pass
    with pytest.raises(RulesError):
        Chair.at(table)


# ---- levels


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_decision_and_says_why(level):
    chair = Chair.at(deal(load_rules("portal"), 2, 4))
    decision = make_bot(level, 9).decide(chair)
    assert make_bot(level, 9).decide(chair) == decision
    assert 0 <= decision.index < len(chair.ask.options)
    assert decision.why[0].isupper()
    assert decision.why.endswith(".")


def test_another_seed_may_decide_otherwise():
    chair = Chair.at(deal(load_rules("portal"), 2, 4))
    assert len({make_bot("random", seed).decide(chair).index for seed in range(20)}) > 1


@pytest.mark.parametrize("level", ["random", "easy", "medium", "planner:0", "ismcts:8"])
@pytest.mark.parametrize(("game", "seats"), FEW_SEATS)
def test_bots_of_every_level_play_to_the_end(level, game, seats):
    if level.startswith("ismcts") and load_rules(game).adventures:
        level = "ismcts:2"  # adventures are long, and their own levels plan otherwise
    table = deal(load_rules(game), seats, 2, SHORT.get(game))
    bots = [make_bot(level, seat) for seat in range(seats)]
    while table.ask is not None:
        decision = bots[table.ask.seat].decide(Chair.at(table))
        assert decision.why.endswith(".")
        table.answer(decision.index)
    assert table.outcome.winners or load_rules(game).adventures  # an adventure may be lost


def test_a_planner_without_worlds_takes_its_first_thought_and_with_worlds_it_imagines():
    chair = Chair.at(deal(load_rules("ashardalon"), 2, 4))
    assert make_bot("planner:0", 9).decide(chair).why.endswith("was my first thought.")
    planner = make_bot("planner:6", 9)
    assert isinstance(planner, Planner)
    assert (planner.worlds, planner.width, planner.horizon) == (6, 3, 12)


@pytest.mark.parametrize(
    ("level", "game", "settings"),
    [
        ("hard", "ashardalon", (16, 4, 24)),
        ("expert", "drizzt", (32, 6, 24)),
        ("hard", "dragonfire", (0, 3, 12)),
        ("expert", "fantasy", (16, 4, 12)),
        ("planner:4", "ashardalon", (4, 3, 12)),
        ("planner:16x4x12", "drizzt", (16, 4, 12)),
    ],
)
def test_strong_bots_look_farther_where_answers_are_quick_and_any_planner_can_be_named(level, game, settings):
    bot = make_bot(level)
    planner = bot.fitting(Chair.at(deal(load_rules(game), 2, 1))) if isinstance(bot, ThinkingLevel) else bot
    assert isinstance(planner, Planner)
    assert (planner.worlds, planner.width, planner.horizon) == settings


ADVENTURES = [game for game in PLAYABLE if load_rules(game).adventures]


@pytest.mark.parametrize("game", ADVENTURES)
@pytest.mark.parametrize(("level", "least"), [("easy", 0.05), ("medium", 1.0)])
def test_a_companion_never_does_what_it_thinks_little_of(level, least, game):
    """A few careless answers are forgiven; one that was picked blindly may lose the game for all."""
    table = deal(load_rules(game), 3, 6, SHORT.get(game))
    bots = [make_bot(level, seat) for seat in range(3)]
    doubtful = 0
    while table.ask is not None and table.ply < LONG_ENOUGH // 2:
        weights = table.rules.priors(table.state, table.ask)
        decision = bots[table.ask.seat].decide(Chair.at(table))
        assert weights[decision.index] >= least * max(weights), f"ply {table.ply}: {table.ask.prompt}"
        doubtful += min(weights) < least * max(weights)
        table.answer(decision.index)
    assert doubtful > 10


@pytest.mark.nightly
def test_medium_beats_random():
    bots = ["medium", "random"]
    results = list(play_all(schedule("portal", bots, 10, "medium beats random", {}), workers=1))
    assert standings(results, bots)[0].wins >= 9


@pytest.mark.parametrize(
    "level",
    ["", "godlike", "Medium", "planner", "planner:-1", "planner:many", "planner:4x3", "planner:4x0x12"],
)
def test_an_unknown_level_is_refused_with_those_there_are(level):
    with pytest.raises(SetupError) as refused:
        make_bot(level)
    assert str(refused.value) == (
        f"there is no bot level {level!r}; "
        "there are random, easy, medium, hard, expert, ismcts:NUMBER, leaning:NUMBER, learned:NUMBER, "
        "planner:NUMBER"
    )


# ---- the tree, on a table so small that it can be counted


class DoorsState(State):
    """Somebody opens a door, then somebody else plays a card from a hand nobody else sees."""

    prizes: list[int]
    """What each door is worth to who opens it, in hundredths; the other seat gets the rest."""
    hand: list[str]
    pile: list[str]
    prize: int = 0


class DoorsView(Fixed, frozen=True):
    doors: int


STEPS = Steps()


@STEPS
async def turn(s: DoorsState) -> None:
    doors = list(range(len(s.prizes)))
    s.prize = s.prizes[await choose(0, "Open which door?", doors, "door", "T-1")]
    card = await choose(1, "Play which card?", lambda: list(s.hand), "card", "T-2")
    s.prize -= 20 * (card == "ace")


class Doors(Rules[DoorsState, DoorsView]):
    state = DoorsState
    steps = STEPS
    reveals = frozenset()

    def observe(self, s: DoorsState, ask: Ask[Any] | None, seat: int) -> DoorsView:
        return DoorsView(len(s.prizes))

    def imagine(self, s: DoorsState, seat: int, luck: Luck) -> None:
        cards = luck.shuffled(sorted(s.hand + s.pile))
        s.hand, s.pile = cards[: len(s.hand)], cards[len(s.hand) :]

    def word(self, kind: str, value: Any) -> str:
        return f"{kind} {value}"

    def value(self, s: DoorsState) -> list[float]:
        return [s.prize / 100, 1 - s.prize / 100]

    def outcome(self, s: DoorsState) -> Outcome:
        return Outcome((s.prize, 100 - s.prize), (0,), "T-3", "the door was opened")

    def payoff(self, outcome: Outcome) -> list[float]:
        return [score / 100 for score in outcome.scores]

    def priors(self, s: DoorsState, ask: Ask[Any]) -> list[float]:
        return [2.0**-option if ask.kind == "door" else 1.0 for option in ask.options]


def doors(*prizes: int, hand: str = "ace two", pile: str = "three") -> Chair:
    """The chair of the player who opens a door."""
    luck = Luck.seeded(1)
    state = DoorsState(
        agenda=[("turn",)], luck=luck, prizes=list(prizes), hand=hand.split(), pile=pile.split()
    )
    return Chair.at(Table(Doors(), state))


def test_the_best_door_is_opened_and_both_best_are_named():
    decision = Ismcts(iterations=400).decide(doors(30, 20, 90, 60, 20))
    assert decision.index == 2
    assert decision.why.startswith("Of 400 imagined games, 'door 2' looks best with chances of ")
    assert "; next comes " in decision.why


def test_every_iteration_is_one_visit_and_stays_within_what_can_be_won():
    root = Ismcts(iterations=100).think(doors(30, 60))
    assert root.visits == 100 == sum(door.visits for door in root.children.values())
    for door in root.children.values():
        assert sum(door.total) == pytest.approx(door.visits)
        assert door.visits == 1 + sum(card.visits for card in door.children.values())


def test_an_option_that_is_always_there_is_available_in_every_iteration_since_it_was_opened():
    root = Ismcts(iterations=100, widening=1).think(doors(30, 60, 40))
    assert [root.children[door].available for door in (0, 1, 2)] == [100, 99, 98]


def test_an_option_is_available_only_in_the_worlds_that_have_it():
    door = Ismcts(iterations=600, widening=1).think(doors(50, 0)).children[0]
    assert set(door.children) == {"ace", "two", "three"}
    for card in door.children.values():
        assert card.visits <= card.available < door.visits - 1
        assert card.available / door.visits == pytest.approx(2 / 3, abs=0.1)


def test_a_rare_option_is_taken_whenever_it_is_there():
    rare = doors(50, 0, pile="three four five six seven eight nine ten")
    ace = Ismcts(iterations=1000).think(rare).children[0].children["ace"]
    assert ace.available < 350
    assert ace.visits > 0.75 * ace.available


@pytest.mark.parametrize(("widening", "opened"), [(0, 1), (0.5, 10), (1, 40)])
def test_options_are_opened_the_likeliest_first_as_visits_grow(widening, opened):
    root = Ismcts(iterations=100, widening=widening).think(doors(*[50] * 40))
    assert sorted(root.children) == list(range(opened))


def test_a_budget_of_seconds_is_kept():
    began, spent = perf_counter(), process_time()
    root = Ismcts(iterations=10**9, seconds=0.1).think(Chair.at(deal(load_rules("portal"), 4, 1)))
    assert root.visits > 1
    assert perf_counter() - began >= 0.1
    assert process_time() - spent < 1  # on a busy machine much more time may pass


def test_a_budget_of_iterations_may_end_before_the_seconds_do():
    assert Ismcts(iterations=10, seconds=60).think(doors(30, 60)).visits == 10


# ---- strategies, on a table where a single answer shows nothing


class WellState(State):
    """Somebody digs for water, or does not: only three good days in a row lead to it."""

    day: int = 0
    depth: int = 0
    spent: int = 0


class WellView(Fixed, frozen=True):
    seat: int


WELL_STEPS = Steps()


@WELL_STEPS
async def dawn(s: WellState) -> None:
    s.day += 1
    if s.day < 9:
        s.agenda.append(("dawn",))
    if await choose(0, "What do you do?", ["rest", "dig"], "deed", "W-1") == "dig":
        s.depth, s.spent = s.depth + 1, s.spent + 5
    elif s.depth < 3:
        s.depth = 0


class Well(Rules[WellState, WellView]):
    state = WellState
    steps = WELL_STEPS
    reveals = frozenset()

    def observe(self, s: WellState, ask: Ask[Any] | None, seat: int) -> WellView:
        return WellView(seat)

    def imagine(self, s: WellState, seat: int, luck: Luck) -> None:
        pass

    def rounds(self, s: WellState) -> int:
        return s.day

    def word(self, kind: str, value: Any) -> str:
        return str(value)

    def value(self, s: WellState) -> list[float]:
        return [0.5 + 0.4 * (s.depth >= 3) - s.spent / 100]

    def priors(self, s: WellState, ask: Ask[Any]) -> list[float]:
        return [1.0 if option == "rest" else 0.001 for option in ask.options]

    def strategies(self, view: WellView) -> list[Strategy]:
        return [lambda s, ask: "rest", lambda s, ask: "dig"]


def test_what_pays_only_if_it_is_kept_up_is_found_by_a_strategist_and_by_no_planner():
    chair = Chair.at(Table(Well(), WellState(agenda=[("dawn",)], luck=Luck.seeded(1))))
    options = chair.ask.options
    assert options[Planner(worlds=8, horizon=4).decide(chair).index] == "rest"
    assert options[Strategist(worlds=2, rounds=2).decide(chair).index] == "rest"
    decision = Strategist(worlds=2, rounds=4).decide(chair)
    assert options[decision.index] == "dig"
    assert decision.why == "I imagined how it goes on: after 'dig' I judge our chances at 70%."
    assert options[Strategist(worlds=0).decide(chair).index] == "rest"
    assert make_bot("hard").decide(chair).index == decision.index
