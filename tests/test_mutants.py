"""The tool that breaks rules on purpose: what it changes, which tests it runs, and what it reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from questboard.games import PLAYABLE
from questboard.testing.mutants.choice import Chooser
from questboard.testing.mutants.code import code_mutants
from questboard.testing.mutants.figures import figure_mutants
from questboard.testing.mutants.mutant import Mutant
from questboard.testing.mutants.record import Book, Page, Record
from questboard.testing.mutants.report import Fate, Results, explanations, report
from questboard.testing.mutants.sample import draw, files, mutants_of
from questboard.testing.mutants.trial import PATIENCE, Verdict, _changed, _forked
from tests.nightly import nightly_except

ROOT = Path(__file__).parent.parent
GEMS = "questboard/games/portal/rules/gems.py"
HEROES = "questboard/games/portal/content/heroes.yaml"
SUPPLIES = "questboard/games/portal/content/supplies.yaml"


def changes(source: str) -> list[str]:
    """What becomes of a function's only line, by every mutant."""
    source = f"def rule(s, player):\n    {source}\n"
    return [_applied(source, each).splitlines()[1].strip() for each in code_mutants("rule.py", source)]


def _applied(source: str, mutant: Mutant) -> str:
    text = source.encode()
    return (text[: mutant.start] + mutant.new.encode() + text[mutant.end :]).decode()


# ---- what is changed


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("return s.hp < player", ["return s.hp <= player", "return s.hp >= player"]),
        ("return s.hp == player", ["return s.hp != player"]),
        ("return player not in s.downed", ["return player in s.downed"]),
        ("return not s.solo", ["return (s.solo)"]),
        ("return s.hp - player", ["return s.hp + player"]),
        ("return s.hand[:7]", ["return s.hand[:8]", "return s.hand[:6]"]),
        ("return True", ["return False"]),
        ("return min(s.hp, player)", ["return max(s.hp, player)"]),
        ("return any(s.hand)", ["return all(s.hand)"]),
        ("return s.a and s.b", ["return s.a or s.b", "return True and s.b", "return s.a and True"]),
        ("return s.a if s.b else s.c", ["return s.a if not (s.b) else s.c"]),
        ("await settle(s)", ["pass"]),
        ("s.gems += player", ["pass", "s.gems -= player"]),
        ("return [each for each in s.hand if each]", ["return [each for each in s.hand if True]"]),
        (
            "return s.kind in ('a', 'b')",
            ["return s.kind not in ('a', 'b')", "return s.kind in ('b',)", "return s.kind in ('a',)"],
        ),
        ("return await may(player, 'Take it?', 'YP-066')", ["return True"]),
    ],
)
def test_code_is_changed_where_a_rule_could_be_wrong(source, mutants):
    assert changes(source) == mutants


@pytest.mark.parametrize(
    "source",
    [
        "'''At most 3.'''",
        "emit(s, 'placed', 'YP-053', slot=1)",
        "place: int | None = s.place",
        "assert s.hp > 0",
        "return f'{s.hp + 1} left'",
        "return Refusal(player, 'it is taken' if s.hp > 1 else 'it is not', 'YP-053')",
        "slot = await choose(player, 'Where?', s.slots, 'slot', 'YP-053', giving=True)",
    ],
)
def test_what_no_rule_depends_on_is_left_alone(source):
    assert changes(source) == []


def test_reasons_for_refusals_are_left_alone():
    source = "def refused(s) -> list[Refusal]:\n    return [slot for slot in s.slots if slot > 3]\n"
    assert code_mutants("rule.py", source) == []


def test_a_removed_statement_leaves_the_other_lines_where_they_are():
    source = "def rule(s):\n    move(\n        s,\n        3,\n    )\n    return s\n"
    removed = next(each for each in code_mutants("rule.py", source) if each.what == "statement removed")
    assert _applied(source, removed).splitlines() == ["def rule(s):", "    pass", "", "", "", "    return s"]


def test_figures_are_changed_and_words_are_not():
    page = (
        "- {id: goblin, name: Goblin, number: W01, hp: 3, armor: +1, wild: true, melee: YYO,\n"
        '   order: "R-GG", text: "Loses 2 HP.", users: [rogue, wizard]}\n'
    )
    found = [_applied(page, each) for each in figure_mutants("monsters.yaml", page)]
    before = yaml.safe_load(page)[0]
    after = [
        {key: value for key, value in yaml.safe_load(each)[0].items() if value != before[key]}
        for each in found
    ]
    assert after == [
        {"hp": 4},
        {"hp": 2},
        {"armor": 2},
        {"armor": 0},
        {"wild": False},
        {"melee": "YY"},
        {"order": "-RGG"},
        {"users": ["wizard"]},
        {"users": ["rogue"]},
    ]


@pytest.mark.parametrize("game", nightly_except(PLAYABLE, "portal", "fantasy"))
def test_mutants_of_every_game_are_python_or_yaml_and_differ_from_what_they_are_made_of(game):
    everything = [mutant for file in files(game) for mutant in mutants_of(file)]
    for mutant in draw(everything, 60, seed=5):
        before, after = mutant.describe()
        assert before != after
        if mutant.file.endswith(".py"):
            compile(mutant.mutated(), mutant.file, "exec")
        elif mutant.file.endswith(".yaml"):
            yaml.safe_load(mutant.mutated())


def test_the_same_seed_draws_the_same_mutants_and_no_place_twice():
    everything = [mutant for file in files("portal") for mutant in mutants_of(file)]
    drawn = draw(everything, 50, seed=1)
    assert drawn == draw(everything, 50, seed=1) != draw(everything, 50, seed=2)
    assert len({(each.file, each.start, each.end) for each in drawn}) == 50


# ---- which tests could notice


def record() -> Record:
    """Three tests: one ran lines 1 and 2 of the Gems, one line 2, one nothing and failed."""
    page = Page(
        "",
        {f"{TESTS}::test_a": 0.3, f"{TESTS}::test_b[R01-x]": 0.1, f"{TESTS}::test_c": 0.2},
        [f"{TESTS}::test_c"],
        {GEMS: {1: [0], 2: [0, 1]}},
    )
    return Record(Book("", {TESTS: page}, {GEMS: [7]}), [TESTS])


TESTS = "tests/portal/test_gems.py"


def mutant(line: int, place: str = "function", names: tuple[str, ...] = (), file: str = GEMS) -> Mutant:
    """A change somewhere on a line."""
    return Mutant(
        file=file, start=0, end=1, new="", what="number", lines=(line, line), place=place, names=names
    )


def test_the_tests_that_ran_a_line_are_run_the_quickest_first():
    chooser = Chooser(record())
    assert chooser.choose(mutant(1)).tests == [f"{TESTS}::test_a"]
    assert chooser.choose(mutant(2)).tests == [f"{TESTS}::test_b[R01-x]", f"{TESTS}::test_a"]
    assert not chooser.choose(mutant(2)).anew
    assert chooser.choose(mutant(3)).tests == []


def test_code_that_runs_while_the_game_is_loaded_is_loaded_anew_and_tried_with_every_test():
    chosen = Chooser(record()).choose(mutant(7))
    assert (chosen.anew, len(chosen.tests)) == (True, 2)


def test_a_figure_is_tried_first_with_the_cases_that_are_called_by_its_entry():
    chosen = Chooser(record()).choose(mutant(1, "figure", ("R01",), HEROES))
    assert chosen.anew
    assert chosen.stages == [[f"{TESTS}::test_b[R01-x]"], [f"{TESTS}::test_a"]]


# ---- trying


def test_only_functions_that_a_mutant_changes_get_new_code():
    source = "def one(): return 1\ndef two():\n    def three(): return 3\n    return three\n"
    old, new = (compile(text, "x", "exec") for text in (source, source.replace("return 3", "return 4")))
    assert [each.co_name for each, _ in _changed(old, new)] == ["<module>", "two", "three"]


def test_a_mutant_that_goes_on_for_ever_counts_as_noticed():
    def forever() -> Verdict:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
        while True:
            pass

    assert _forked(forever).result == "timeout"
    assert PATIENCE > 1


def test_a_process_that_dies_says_nothing_about_a_mutant():
    verdict = _forked(lambda: os._exit(3))
    assert (verdict.result, verdict.why) == ("broken", "the process ended without a word")


def test_a_sample_is_tried_from_the_command_line(tmp_path):
    """One mutant of a function and one of a figure are killed, and one that no test runs survives."""

    def place(file: str, text: str) -> str:
        lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
        return f"{file}:{next(number for number, line in enumerate(lines, 1) if text in line)}"

    scoring = "questboard/games/portal/rules/scoring.py"
    lines = [
        place(GEMS, "supply.gems[color] -= 1"),
        place(SUPPLIES, "kind: gem_R"),
        place(scoring, "OBJECTIVE_POINTS *"),
    ]
    command = [sys.executable, "-m", "questboard.testing.mutants", "portal", "--jobs", "1"]
    command += ["--build", str(tmp_path), "--tests", TESTS]
    command += [part for line in lines for part in ("--line", line)]
    before = (ROOT / GEMS).read_bytes(), (ROOT / SUPPLIES).read_bytes()
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert done.returncode == 0, done.stderr
    assert ((ROOT / GEMS).read_bytes(), (ROOT / SUPPLIES).read_bytes()) == before
    assert json.loads((tmp_path / "portal-tests.json").read_text())["pages"].keys() == {TESTS}
    assert f"{lines[0]} " not in done.stdout
    assert f"{lines[1]} " not in done.stdout
    assert f"{lines[2]}  arithmetic" in done.stdout
    assert "no test runs it" in done.stdout


# ---- saying


def fate(result: str, line: int, explained: str = "") -> Fate:
    """What became of a mutant."""
    return Fate(
        GEMS,
        line,
        "number",
        "hand < 5",
        "hand < 6",
        result,
        explained=explained,
        tests=["tests/a.py::test_b"],
    )


@pytest.mark.parametrize("game", PLAYABLE)
def test_survivors_are_explained_only_of_lines_that_there_are(game):
    gone = [
        (file, before)
        for file, before, _ in explanations(game)
        if " ".join(before.split()) not in " ".join((ROOT / file).read_text(encoding="utf-8").split())
    ]
    assert gone == []


def test_survivors_are_listed_with_their_lines_and_the_tests_that_ran():
    results = Results(
        "portal", 7, [fate("killed", 1), fate("survived", 2), fate("survived", 3, "nobody can tell")]
    )
    said = report(results)
    assert f"{GEMS}:2  number\n  - hand < 5\n  + hand < 6\n  not noticed by a.py::test_b" in said
    assert f"{GEMS}:3  number\n  - hand < 5\n  + hand < 6\n  nobody can tell" in said
    assert f"{GEMS}:1" not in said
    assert "portal, seed 7: 1 of 3 mutants killed, 33.3%" in said
    assert "Survivors with an explanation: 1 of 2." in said


def test_what_could_not_be_tried_counts_neither_as_killed_nor_as_survived():
    said = report(Results("portal", 1, [fate("killed", 1), fate("broken", 2)]))
    assert "1 of 1 mutants killed" in said
    assert f"Not tried:\n\n{GEMS}:2" in said
