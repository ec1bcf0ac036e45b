"""The ledger, the tests that prove its clauses, and the commands that look things up."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import questboard
from questboard.cli import app
from questboard.games import PLAYABLE
from questboard.ledger import Coverage, LedgerError, load_ledger, proofs


def write_tests(folder: Path, text: str, name: str = "portal/test_table.py") -> Path:
    file = folder / "tests" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return folder / "tests"


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "80"})
    return result.exit_code, result.stdout, result.stderr


# ---- the ledger


def test_the_clauses_of_portal_are_numbered_without_gaps():
    assert load_ledger("portal").ids == [f"YP-{number:03}" for number in range(1, 154)]


def test_few_clauses_are_beyond_any_test():
    untestable = [clause.id for clause in load_ledger("portal").clauses if clause.not_testable]
    assert untestable == ["YP-013"]


def test_search_wants_all_words_in_any_case():
    found = load_ledger("portal").search(["PERFECT match", "potion"])
    assert found
    assert all(clause.has("perfect match") and clause.has("Potion") for clause in found)
    assert len(found) < len(load_ledger("portal").search(["perfect match"]))


def test_search_finds_an_id():
    assert load_ledger("portal").search(["yp-053"])[0].id == "YP-053"


def test_search_without_words_finds_everything():
    ledger = load_ledger("portal")
    assert ledger.search([]) == ledger.clauses


def test_a_game_without_a_ledger_is_refused():
    there = "there is ashardalon, dragonfire, drizzt, fantasy, portal"
    with pytest.raises(LedgerError, match=f"no game 'chess' with written rules; {there}"):
        load_ledger("chess")


# ---- proofs


def test_marked_tests_prove_their_clauses(tmp_path):
    tests = write_tests(
        tmp_path,
        """
@rule("YP-001", "YP-002")
def test_a(): ...

@testing.rule("YP-002")
async def test_b(): ...

class TestMatches:
    @pytest.mark.rule("YP-003")
    def test_c(self): ...

def test_d(): ...
""",
    )
    found = proofs("portal", tests)
    assert found["YP-001"] == ["tests/portal/test_table.py::test_a"]
    assert found["YP-002"] == ["tests/portal/test_table.py::test_a", "tests/portal/test_table.py::test_b"]
    assert found["YP-003"] == ["tests/portal/test_table.py::TestMatches::test_c"]
    assert found["YP-004"] == []
    assert len(found) == 153


@pytest.mark.parametrize("idle", ["skip", "skip(reason='later')", "skipif(True)", "xfail", "nightly"])
def test_a_test_that_does_not_count_proves_nothing(tmp_path, idle):
    tests = write_tests(tmp_path, f"@pytest.mark.{idle}\n@rule('YP-001')\ndef test_a(): ...\n")
    assert proofs("portal", tests)["YP-001"] == []


def test_a_test_of_another_game_proves_nothing(tmp_path):
    tests = write_tests(tmp_path, "@rule('YP-001')\ndef test_a(): ...\n", name="fantasy/test_table.py")
    assert proofs("portal", tests)["YP-001"] == []


def test_files_that_pytest_does_not_collect_prove_nothing(tmp_path):
    tests = write_tests(tmp_path, "@rule('YP-001')\ndef test_a(): ...\n", name="portal/positions.py")
    assert proofs("portal", tests)["YP-001"] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n@rule('YP-999')\ndef test_a(): ...\n", "line 2: no ledger has a clause YP-999"),
        ("ID = 'YP-001'\n@rule(ID)\ndef test_a(): ...\n", "line 2: write the clause out"),
        ("@rule('YP-001')\ndef helper(): ...\n", "line 2: helper is marked but is not a test"),
    ],
)
def test_a_wrong_mark_is_named_with_its_line(tmp_path, text, message):
    with pytest.raises(LedgerError, match=f"^tests/portal/test_table.py, {message}"):
        proofs("portal", write_tests(tmp_path, text))


def test_coverage_counts_what_is_proven():
    ledger = load_ledger("portal")
    coverage = Coverage.of(ledger, {name: ["a test"] for name in ledger.ids if name != "YP-152"})
    assert str(coverage) == "portal: 153 clauses, 152 testable, 151 proven"
    assert coverage.unproven == ["YP-152"]
    assert list(coverage.not_testable) == ["YP-013"]


# ---- the commands


def test_rules_shows_a_clause_with_its_note():
    status, out, _ = run("rules", "portal", "swap", "same", "colour")
    assert status == 0
    assert "YP-055  Actions\n    Swap Food Tokens:" in out
    assert "    Note: Two tokens of the same colour" in out


def test_rules_fit_on_a_narrow_page_without_colour():
    _, out, _ = run("rules", "portal")
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert not any(line.endswith(" ") or "\x1b" in line for line in lines)


def test_rules_without_a_match_say_so():
    status, out, error = run("rules", "portal", "submarine")
    assert (status, out) == (2, "")
    assert error == "questboard: nothing in portal has 'submarine'; try fewer words\n"


def test_rules_as_json_are_what_was_found():
    _, out, _ = run("rules", "portal", "YP-115", "--json")
    assert json.loads(out)["entries"] == [
        {
            "id": "YP-115",
            "name": "Final scoring",
            "text": ["Step 3: add 5 VP per Objective card claimed."],
            "kind": "rule",
        }
    ]


def test_rules_without_words_as_json_are_all_clauses():
    _, out, _ = run("rules", "portal", "--json")
    assert [clause["id"] for clause in json.loads(out)] == load_ledger("portal").ids


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout of the program whose tests prove what we write into it."""
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(questboard, "__file__", str(tmp_path / "questboard" / "__init__.py"))
    return tmp_path


def test_coverage_fails_and_lists_what_has_no_test(checkout):
    write_tests(checkout, "@rule('YP-001')\ndef test_a(): ...\n")
    status, out, _ = run("rules", "portal", "--coverage")
    lines = out.splitlines()
    assert status == 1
    assert lines[0] == "YP-001  tests/portal/test_table.py::test_a"
    assert lines[1] == "YP-002  NO TEST"
    assert lines[12].startswith("YP-013  not testable: ")
    assert lines[-2].startswith("No test proves YP-002, YP-003, ")
    assert lines[-1] == "portal: 153 clauses, 152 testable, 1 proven"


def test_coverage_passes_when_every_testable_clause_has_a_test(checkout):
    ids = ", ".join(repr(name) for name in load_ledger("portal").ids if name != "YP-013")
    write_tests(checkout, f"@rule({ids})\ndef test_a(): ...\n")
    status, out, _ = run("rules", "portal", "--coverage")
    assert status == 0
    assert out.splitlines()[-1] == "portal: 153 clauses, 152 testable, 152 proven"


def test_coverage_as_json_has_its_shape(checkout):
    write_tests(checkout, "@rule('YP-001')\ndef test_a(): ...\n")
    status, out, _ = run("rules", "portal", "--coverage", "--json")
    shape = json.loads(out)
    assert status == 1
    assert list(shape) == ["game", "clauses", "testable", "proven", "unproven", "not_testable"]
    assert (shape["game"], shape["clauses"], shape["testable"], shape["proven"]) == ("portal", 153, 152, 1)
    assert len(shape["unproven"]) == 151
    assert list(shape["not_testable"]) == ["YP-013"]


def test_coverage_needs_a_checkout(checkout):
    status, out, error = run("rules", "portal", "--coverage")
    assert (status, out) == (2, "")
    assert (
        error == "questboard: the tests are not installed here; run --coverage in a checkout of Questboard\n"
    )


def test_content_counts_every_deck_by_source():
    status, out, _ = run("content", "portal", "--json")
    shape = json.loads(out)
    assert status == 0
    assert list(shape) == ["game", "decks"]
    assert shape["game"] == "portal"
    for deck in shape["decks"]:
        assert list(deck) == ["name", "count", "sources"]
        assert list(deck["sources"]) == ["rulebook", "public", "recalled", "original"]
        assert sum(deck["sources"].values()) == deck["count"] > 0


def test_content_in_words_has_a_line_for_each_deck():
    decks = json.loads(run("content", "portal", "--json")[1])["decks"]
    title, *lines = run("content", "portal")[1].splitlines()
    assert title.split() == ["count", "rulebook", "public", "recalled", "original"]
    assert [line.startswith(deck["name"]) for line, deck in zip(lines, decks, strict=True)] == [True] * len(
        decks
    )


def test_games_tell_their_seats_and_options():
    status, out, _ = run("games", "--json")
    assert status == 0
    portal = next(game for game in json.loads(out) if game["game"] == "portal")
    assert list(portal) == ["game", "title", "seats", "adventures", "lid", "options"]
    assert (portal["title"], portal["seats"], portal["adventures"]) == ("The Yawning Portal", [1, 4], [])
    assert portal["options"]["tile_layout"] == {"default": "B", "values": ["B", "A"]}
    assert portal["options"]["mirror_far_side"] == {"default": True, "values": [True, False]}
    assert portal["options"]["diamond_objective"] == {"default": 6, "values": [6, 5, 4]}


def test_games_in_words():
    _, out, _ = run("games")
    assert "portal  The Yawning Portal, 1 to 4 players\n" in out
    assert "    tile_layout=B (or A)\n" in out


@pytest.mark.parametrize("command", ["rules", "content"])
def test_an_unknown_game_is_one_sentence(command):
    status, out, error = run(command, "chess")
    assert (status, out) == (2, "")
    assert error.startswith("questboard: there is no game 'chess'")
    assert error.count("\n") == 1


# ---- what players read

NOT_FOR_PLAYERS = re.compile(
    r"\b(implement\w*|unit tests?|content-completeness|engine|code|deterministic|module|function|software"
    r"|database|dossier|keep as|todo)\b|`|\b[a-z]+_[a-z_]+\b|\bRuling,|^Ruling\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", PLAYABLE)
def test_players_read_sentences_for_players(game):
    found = [
        f"{clause.id}: {text}"
        for clause in load_ledger(game).clauses
        for text in (clause.section, clause.rule, clause.note)
        if NOT_FOR_PLAYERS.search(text)
    ]
    assert not found, "\n".join(found)
