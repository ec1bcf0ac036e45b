"""The review: it finds what cost most, tells mistakes from luck, and judges by what a seat could know."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from questboard.bots import Appraisal, Chair, Ismcts, make_bot, make_thinker, play_out
from questboard.cli import app
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import Fixed, Luck, Outcome, Rules, SetupError, State, Steps, Table, choose
from questboard.picture.palette import contrast
from questboard.review import DecisionPoint, Review, decision_points, page, report, review, sum_up
from questboard.review.findings import look_closer
from questboard.testing.conformance import deal, random_answers
from questboard.text import open_game

ARCHIVE = Path(__file__).parent / "archive"
SAVES = {
    "portal": ("portal-v1-4", "ismcts:4", 40),
    "ashardalon": ("ashardalon-v2-1", "planner:2", 99),
    "drizzt": ("drizzt-v2-15", "planner:2", 20),
    "dragonfire": ("dragonfire-v3-1", "planner:2", 12),
    "fantasy": ("fantasy-v3-7", "planner:0", 8),
}
"""A game of each box, a level that is quick there, and how many answers are looked at."""


def archived(game: str) -> Table[Any, Any]:
    name, _, plies = SAVES[game]
    table = open_game(ARCHIVE / f"{name}.save")
    return table if plies > table.ply else table.at(plies)


# ---- mistakes

LAST_TURN = """
    far   B09!/2@21 ~G08/2@15 R17/2@35  Y09/2@27  R12/2@19
    row   .GRR      BGBG      RBRY      YGGR      GRRY
    near  G15/2@33  R11!/1@8  B08!/2@9  Y16/2@40  R13/2@23
    1     tiles rYgB  hand B13 Y14 R01 Y08 Y10 Y06 B15 Y01 Y02  objectives O2 O5  \
          gems RRRRRRRRRRYYYYYYYYGGGGGGBBBBBB  diamonds RYGGGBB  potions 2  matches 2
    2     tiles RYgB  hand G03 R06 G12 G07  objectives O1 O3  \
          gems RRRRRRRRRRRRRYYYYYYYYGGGGGGGBBBBBB  diamonds RRRYGB  potions 2  matches 3
    open  O8
    discard R05 G10 R03 R07 R09 R15 R10 R02 Y15 R08 R16 R14 R04
    deck R none
    turn  42
    move  2
""".replace("\\\n", "")
"""The table is nearly full. The red tile seats a Hero, which wins; the green one lets the other seat win."""


def last_turn(tile: str) -> Table[Any, Any]:
    """The game in which somebody takes a tile on the last turn, played to its end."""
    rules = load_rules("portal")
    table = Table(rules, rules.parse(LAST_TURN))
    table.answer_with(tile)
    play_out(table, [make_bot("ismcts:50", seat) for seat in (0, 1)])
    return table


def test_a_planted_blunder_is_found_and_costs_most():
    table = last_turn("G")
    assert table.outcome.winners == (0,)
    found = review(table, names=["Ada", "Bob"], level="ismcts:60")
    worst = found.costliest()[0]
    assert (worst.ply, worst.seat, worst.prompt) == (0, 1, "Activate which Action tile?")
    assert (worst.given, worst.best) == ("the green tile", "the red tile")
    assert worst.cost > 0.6
    assert found.plays[1].total_cost >= worst.cost
    assert found.plays[1].accuracy < 1
    assert "was 'the green tile'; ismcts:60 would have answered 'the red tile'" in "\n".join(report(found))


def test_the_answer_that_wins_costs_nothing():
    table = last_turn("R")
    assert table.outcome.winners == (1,)
    assert review(table, level="ismcts:60").judgements[0].cost == 0


def appraisal(chance: float, cost: float = 0.0) -> Appraisal:
    """A seat that could have had a chance, and gave some of it away for sure."""
    given = chance - cost
    return Appraisal(0, bool(cost), (given, 1 - given), (chance, 1 - chance), cost, 0.0, 10)


def decision(quiet: bool) -> DecisionPoint:
    return DecisionPoint(0, 1, 0, "Which?", "T-1", ["this", "that"], 0, quiet, b"")


@pytest.mark.parametrize(
    ("later", "chance", "cost"),
    [
        (0.40, 0.60, 0.20),  # a closer look confirms the cost
        (0.55, 0.60, 0.05),  # or a part of it
        (0.70, 0.70, 0.00),  # or nothing: the answer was better than it looked
        (0.30, 0.50, 0.20),  # and what looks worse later has not cost more
    ],
)
def test_the_next_question_of_a_move_is_a_closer_look_at_the_answer_before(later, chance, cost):
    first, second = look_closer([decision(True), decision(False)], [appraisal(0.6, 0.2), appraisal(later)])
    assert first.chances[0] == pytest.approx(chance)
    assert first.cost == pytest.approx(cost)
    assert sum(first.chances) == pytest.approx(1)
    assert second.chances[0] == later


def test_when_something_was_learned_in_between_both_answers_stand_for_themselves():
    looks = look_closer([decision(False), decision(False)], [appraisal(0.6, 0.2), appraisal(0.7)])
    assert [(look.chances[0], look.cost) for look in looks] == [(0.6, pytest.approx(0.2)), (0.7, 0)]


@pytest.mark.parametrize(
    ("lead", "doubt", "cost"), [(0.1, 0.03, 0.1), (0.1, 0.04, 0), (0.004, 0, 0), (-1, 0, 0)]
)
def test_a_cost_counts_beyond_what_chance_explains(lead, doubt, cost):
    assert Appraisal(0, 1, (0.5,), (0.5 + lead,), lead, doubt, 10).cost == cost


# ---- luck, on a table so small that it can be counted


class TossState(State):
    """Two players call a coin, which has no ears; the first wins on heads."""

    heads: bool = False


class TossView(Fixed, frozen=True):
    pass


STEPS = Steps()


@STEPS
async def toss(s: TossState) -> None:
    for seat in (0, 1):
        await choose(seat, "Call what?", ["heads", "tails"], "side", "T-1")
    s.heads = s.luck.roll(2) == 2


class Toss(Rules[TossState, TossView]):
    name, title, state, steps, reveals = "toss", "Toss", TossState, STEPS, frozenset()

    def players(self, s: TossState) -> int:
        return 2

    def observe(self, s: TossState, ask: Any, seat: int) -> TossView:
        return TossView()

    def imagine(self, s: TossState, seat: int, luck: Luck) -> None:
        pass

    def word(self, kind: str, value: Any) -> str:
        return str(value)

    def outcome(self, s: TossState) -> Outcome:
        winner = 0 if s.heads else 1
        return Outcome((1 - winner, winner), (winner,), "T-2", "the coin has fallen")

    def value(self, s: TossState) -> list[float]:
        return [0.5, 0.5]


def tossed(seed: int) -> Table[Any, Any]:
    table = Table(Toss(), TossState(agenda=[("toss",)], luck=Luck.seeded(seed)))
    table.answer(0)
    table.answer(0)
    return table


def test_a_lucky_roll_counts_as_luck_for_who_got_it():
    winners = set()
    for seed in range(4):
        table = tossed(seed)
        decisions = list(decision_points(table))
        bot = Ismcts(seed, iterations=400)
        appraisals = [
            bot.appraise(Chair.at(table.at(decision.ply)), decision.index) for decision in decisions
        ]
        found = sum_up(table, decisions, appraisals, ["Ada", "Bob"], "ismcts:400")
        [winner] = table.outcome.winners
        winners.add(winner)
        for account in found.accounts:
            assert account.cost == 0
            assert account.start == pytest.approx(0.5, abs=0.12)
            assert account.luck == pytest.approx(0.5 if account.seats == (winner,) else -0.5, abs=0.12)
    assert winners == {0, 1}


# ---- what it rests on


@pytest.mark.parametrize("game", PLAYABLE)
def test_an_appraisal_is_the_same_wherever_the_seat_sees_the_same(game):
    table = deal(load_rules(game), 2, 3)
    level, looked, different = SAVES[game][1], 0, 0
    for _ in random_answers(table, 3):
        if table.ask is None or looked == 3:
            break
        if table.ply % 9 != 8:
            continue
        seat, last = table.ask.seat, len(table.ask.options) - 1
        elsewhere = table.imagine(seat, "hidden things lie otherwise")
        different += elsewhere.state.key() != table.state.key()
        here, there = (make_thinker(level, 5).appraise(Chair.at(each), last) for each in (table, elsewhere))
        assert here == there
        assert here.given == last
        looked += 1
    assert different


def test_the_best_answer_is_the_one_that_the_bot_would_give():
    table = archived("portal")
    for ply in (3, 16):
        chair = Chair.at(table.at(ply))
        decision = Ismcts(7, iterations=40).decide(chair)
        assert Ismcts(7, iterations=40).appraise(chair, 1).best == decision.index


@pytest.mark.parametrize("level", ["random", "easy", "medium"])
def test_a_bot_that_does_not_think_can_not_review(level):
    with pytest.raises(
        SetupError, match=f"a bot of level {level} can't say what an answer was worth; hard, "
    ):
        review(archived("portal"), level=level)


def test_the_same_seed_gives_the_same_review_on_any_number_of_processes():
    table = archived("portal").at(16)
    alone = review(table, level="ismcts:6", seed="a")
    assert review(table, level="ismcts:6", seed="a", workers=2) == alone
    assert review(table, level="ismcts:6", seed="b") != alone


def test_a_review_keeps_to_its_seconds():
    told: list[tuple[int, int]] = []
    found = review(archived("portal").at(12), seconds=0.6, progress=lambda done, of: told.append((done, of)))
    assert found.seconds == pytest.approx(0.05)
    assert told == [(done, 12) for done in range(1, 13)]
    assert all(8 <= each.tries < 250 for each in found.judgements)


# ---- every game


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_is_reviewed_and_its_books_balance(game):
    table = archived(game)
    found = review(table, level=SAVES[game][1])
    assert len(found.judgements) == table.ply == len(found.points) - (table.ask is None)
    seats = sorted(seat for account in found.accounts for seat in account.seats)
    assert set(seats) >= {each.seat for each in found.judgements}
    if game != "portal":
        assert len(found.accounts) == 1  # all win or lose together
    for account in found.accounts:
        assert account.start - account.cost + account.luck == pytest.approx(account.end)
        assert all(0 <= point.chances[account.seats[0]] <= 1 for point in found.points)
    assert sum(play.decisions for play in found.plays) == table.ply
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    lines = report(found)
    assert lines[0] == f"{table.rules.title}, {table.ply} answers."
    assert ("This game is not over." in lines[1]) == (table.ask is not None)
    assert "{" not in "".join(lines)
    shown = page(found, table.scene(-1, found.names))
    assert shown.count("<polyline") == len(found.accounts)
    assert shown.count('<a class="mark') == len(found.costliest())


# ---- the page and the command


def test_the_page_needs_nothing_else_and_says_what_players_wrote_as_they_wrote_it():
    table = archived("portal").at(6)
    found = review(table, names=["<b>Ada</b>", 'Bob "&'], level="ismcts:4")
    shown = page(found, table.scene(-1, found.names))
    assert "<b>Ada</b>" not in shown
    assert "&lt;b&gt;Ada&lt;/b&gt;" in shown
    assert not re.search(r"<script|<link|https?://|url\((?!#)", shown)
    for light in re.findall(r":root\{[^}]*\}", shown):
        colors = dict(re.findall(r"--([\w-]+):(#\w{6})", light))
        for name in ("ink", "faded", "gain", "loss", "side-0", "side-1"):
            assert contrast(colors[name], colors["panel"]) >= 4.5


def test_marks_and_names_on_the_chart_can_be_told_apart():
    found = review(archived("portal").at(6), level="ismcts:4")
    mistakes = [msgspec.structs.replace(found.judgements[3], chance=0.97, cost=0.2)] * 10
    even = [msgspec.structs.replace(point, chances=(0.5, 0.5)) for point in found.points]
    shown = page(msgspec.structs.replace(found, judgements=mistakes, points=even))
    for kind, count in (("mark", 10), ("name", 2)):
        tops = sorted(map(float, re.findall(rf'class="{kind} [^>]*top:([\d.]+)%', shown)))
        assert len(tops) == count
        assert 0 <= tops[0] < tops[-1] <= 100
        assert all(below - above > 8.8 for above, below in pairwise(tops))


def test_each_mistake_leads_to_its_question_and_to_what_came_of_it():
    found = review(archived("portal").at(6), level="ismcts:4")
    mistakes = [msgspec.structs.replace(each, chance=0.97, cost=0.2) for each in found.judgements[2:4]]
    told = msgspec.structs.replace(found, judgements=mistakes)
    shown = page(told, replay="/table/game-1/replay")
    for each in mistakes:
        assert f'href="/table/game-1/replay?ply={each.ply}&amp;seat={each.seat}"' in shown
        assert f'href="/table/game-1/replay?ply={each.ply + 1}&amp;beat=1&amp;seat={each.seat}"' in shown
    assert "replay" not in page(told)  # a page of a saved game has no table


def test_the_command_tells_the_review_and_writes_a_page(tmp_path):
    save, html = tmp_path / "game.qb", tmp_path / "review.html"
    save.write_text(archived("portal").at(8).save(), encoding="utf-8")
    line = ["review", str(save), "--level", "ismcts:4", "--workers", "1", "--seat", "Ada", "--seat", "Bob"]
    told = CliRunner().invoke(app, [*line, "--html", str(html)])
    assert told.exit_code == 0, told.output
    assert "This game is not over." in told.stdout
    assert "Bob was asked" in told.stdout or "No mistake that stands out from the noise." in told.stdout
    assert not re.search("[\u2500-\u257f]", told.stdout)  # it is read aloud, too: no boxes
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    figures = CliRunner().invoke(app, [*line, "--json", "--html", str(html)])  # an older review is replaced
    assert msgspec.json.decode(figures.stdout, type=Review).names == ("Ada", "Bob")

    for wrong, why in (
        (["--html", str(save)], "is not a review; name another file"),
        (["--seat", "Cleo"], "this game has 2 seats; 3 names are given"),
        (["--level", "easy"], "can't say what an answer was worth"),
    ):
        refused = CliRunner().invoke(app, [*line, *wrong])
        assert refused.exit_code == 2
        assert why in refused.stderr
    assert open_game(save).ply == 8  # nothing has happened to it
