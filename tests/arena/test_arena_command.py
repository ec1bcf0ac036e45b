"""The command: what it is told, what it prints, and how it is stopped and goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from questboard.arena import Job, Report, Scorebook, play, play_all, records, report, ventures
from questboard.arena import Result as Played
from questboard.cli import app


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody works in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def arena(words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ["arena", *words.split()])


def printed(done: Result) -> Report:
    """The report that was printed as JSON."""
    assert done.exit_code == 0, done.stderr
    return msgspec.json.decode(done.stdout, type=Report)


def finished(file: Path) -> int:
    """How many results are in a file."""
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


def begun(words: str) -> subprocess.Popen[str]:
    """Run the command in a process of its own, which hears Ctrl-C even if the tests run in the background."""
    return subprocess.Popen(
        [sys.executable, "-m", "questboard", "arena", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def children(parent: int) -> dict[int, str]:
    """The processes that a process has started, and what they are called."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            *_, rest = status.read_text().rpartition(")")
            name = (status.parent / "cmdline").read_text()
        except OSError:
            continue  # it has ended meanwhile
        if rest.split()[1] == str(parent):
            found[int(status.parent.name)] = name
    return found


PATIENCE = 120
"""Seconds that a command may take; the machine may be busy with other tests."""


def wait_until_games_are_finished(file: Path, running: subprocess.Popen[str], games: int) -> None:
    """Wait until a command is in the midst of its games."""
    deadline = time.monotonic() + PATIENCE
    while finished(file) < games:
        assert running.poll() is None
        assert time.monotonic() < deadline, "the games don't get on"
        time.sleep(0.02)


# ---- what it is told


def test_bots_are_named_after_one_option_or_each_after_its_own():
    job = Job("portal", 1, ("random", "easy", "random"), 1, "1")
    for words in (
        "portal --bots random easy random --games 1 --workers 1",
        "portal --bot random --bot easy --bot random --games 1 --workers 1",
        "--games 1 portal --workers 1 --bots random easy --bot random",
        "--bots random --bot=easy --games 1 --workers 1 --bot random portal",
    ):
        assert printed(arena(f"{words} --json")).job == job
    (file,) = Path("arena").iterdir()  # it was one job, and its game was played once
    assert file.name == f"portal-{job.digest()}.jsonl"
    assert finished(file) == 1


def test_adventures_and_parties_are_listed_too():
    done = arena("drizzt --adventure 2 4 --party 2 3 --bot easy --games 1 --workers 1 --json")
    cells = [(row.adventure, row.seats) for row in printed(done).ventures]
    assert cells == [("2", 2), ("2", 3), ("4", 2), ("4", 3)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("portal --bot mighty", "there is no bot level 'mighty'"),
        ("portal --bots easy ismcts:0", "there is no bot level 'ismcts:0'"),
        ("ashardalon --bot planner", "there is no bot level 'planner'; there are random, easy"),
        ("portal --bots easy easy easy easy easy", "The Yawning Portal is for 1 to 4 players, not 5"),
        ("portal --bots easy hard --seats 3", "3 seats need 3 bots; name more of them with --bots"),
        ("canasta --bot easy", "there is no game 'canasta' to play"),
        ("portal --bot easy --option jokers=4", "The Yawning Portal has no option 'jokers'"),
        ("portal --bot easy --party 3", "--party says how many play an adventure"),
        ("portal --bot easy --adventure 1", "The Yawning Portal has no adventures"),
        ("drizzt --bot easy --adventure 2 --seats 2", "--seats is for rivals"),
        ("portal --bots easy hard --address auto", "--address names a Ray cluster; add --engine ray"),
        ("portal --bots easy hard --match 2", "there is no match 2; matches are 0 to 1"),
    ],
)
def test_a_mistake_is_one_sentence(words, sentence):
    done = arena(f"{words} --games 2")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"questboard: {sentence}")
    assert done.stderr.count("\n") == 1  # it is found before the progress bar begins
    assert not Path("arena").exists()


# ---- what it prints


def test_json_holds_all_that_the_job_has_shown():
    words = "portal --bots medium random --games 4 --workers 2 --results games.jsonl --json"
    done = arena(words)
    job = Job("portal", 1, ("medium", "random"), 4, "1")
    with Scorebook(job, Path("games.jsonl")) as book:
        assert not book.waiting
    again = [result.timeless() for result in play_all(job.matches(), 1)]
    assert [book.results[number].timeless() for number in range(4)] == again
    assert printed(done) == report(job, book.results.values())
    assert msgspec.json.decode(done.stdout)["file"] == "games.jsonl"


def test_rivals_get_a_line_each_and_ratings_and_rule_options_are_heard():
    words = "portal --bots easy random --games 2 --option tile_layout=A --workers 1"
    done = arena(words)
    assert done.exit_code == 0, done.stderr
    head, _, easy, random, _, ratings, *_, same_luck = done.stdout.splitlines()
    assert head == "| bot | won | 95 % | mean score | ms a decision |"
    assert easy.startswith("| easy | ")
    assert " of 2 | " in random
    assert ratings == "| rating of | mu | sigma | ordinal | games |"
    assert same_luck.startswith("easy less random, same luck and seats: ")
    (file,) = Path("arena").iterdir()
    assert b'"options":{"tile_layout":"A"}' in file.read_bytes().splitlines()[1]


def test_adventures_get_a_line_each_which_says_what_seats_have_won_apart():
    words = "drizzt --adventure 9 --party 3 --bot medium --games 4 --workers 1"
    done = arena(words)
    assert done.exit_code == 0, done.stderr
    head, _, row, *_ = done.stdout.splitlines()
    assert head == "| adventure | party | bot | won | 95 % | rounds | decisions | lost by | won apart |"
    (record,) = printed(arena(f"{words} --json")).ventures
    assert [record] == records(list(play_all(ventures("drizzt", [("9", 3)], ["medium"], 4, "1", {}), 1)))
    assert record.apart
    assert f"| seats 1 to 3: {', '.join(map(str, record.seats_won))}; " in row


def test_one_match_can_be_played_alone():
    done = arena("portal --bots random easy --games 4 --match 3")
    assert done.exit_code == 0, done.stderr
    match = Job("portal", 1, ("random", "easy"), 4, "1").matches()[3]
    assert msgspec.json.decode(done.stdout, type=Played).timeless() == play(match).timeless()
    assert not Path("arena").exists()


# ---- stopping and going on


def interrupted(words: str, file: Path, more: int) -> str:
    """Run a command until this many games are finished, press Ctrl-C, and return what it said."""
    with begun(f"{words} --workers 2") as running:
        wait_until_games_are_finished(file, running, more)
        workers = [pid for pid, name in children(running.pid).items() if "spawn_main" in name]
        assert len(workers) == 2
        for pid in (*workers, running.pid):  # a terminal tells all of them
            os.kill(pid, signal.SIGINT)
        _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "Traceback" not in said
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
    return said


def test_after_ctrl_c_the_games_are_kept_and_the_same_command_goes_on():
    file = Path("games.jsonl")
    games = 1000  # more than the machine can finish before the command is interrupted
    words = f"portal --bots easy random --games {games} --results games.jsonl --json"
    said, kept, before = interrupted(words, file, 3), finished(file), file.read_bytes()
    assert 3 <= kept < games
    assert said.splitlines()[-1] == (
        f"Stopped: {kept} of {games} games are kept in games.jsonl; the same command goes on from there."
    )
    said, more = interrupted(words, file, kept + 3), finished(file)
    assert said.startswith(f"{kept} of {games} games are in games.jsonl already; --fresh plays them anew.")
    assert kept + 3 <= more < games
    assert file.read_bytes().startswith(before)
    lines = file.read_bytes().splitlines()[1:]
    assert len({msgspec.json.decode(line, type=Played).match.number for line in lines}) == more


def test_when_a_worker_of_ray_is_killed_no_game_is_lost_or_counted_twice():
    file = Path("games.jsonl")
    words = "portal --bots easy random --games 50 --results games.jsonl --engine ray --workers 2 --json"
    with begun(words) as running:
        wait_until_games_are_finished(file, running, 3)
        raylets = [pid for pid, name in children(running.pid).items() if "raylet" in name]
        workers = {pid: name for raylet in raylets for pid, name in children(raylet).items()}
        os.kill(next(pid for pid, name in workers.items() if "_play_batch" in name), signal.SIGKILL)
        assert finished(file) < 50
        out, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, said
    assert msgspec.json.decode(out)["played"] == 50
    assert len(said) < 2000  # Ray may say that a worker has died, and no more
    lines = file.read_bytes().splitlines()[1:]
    results = {
        result.match.number: result for result in (msgspec.json.decode(line, type=Played) for line in lines)
    }
    assert len(results) == len(lines) == 50
    job = Job("portal", 1, ("easy", "random"), 50, "1")
    for result in play_all(job.matches(), 1):
        assert results[result.match.number].timeless() == result.timeless()


AGENT = """
from questboard.bots import Decision

class First:
    def decide(self, chair):
        return Decision(0, "The first.")

def make_bot(seed):
    return First()
"""


def test_an_agent_enters_by_its_file_and_the_leaderboard_names_the_stronger_one_first(desk: Path) -> None:
    (desk / "first.py").write_text(AGENT)
    done = arena("portal --bots first.py medium --games 4 --workers 1 --page board.html --json")
    standings = {each.bot: each for each in printed(done).standings}
    assert set(standings) == {"first.py", "medium"}
    assert standings["medium"].wins > standings["first.py"].wins
    board = (desk / "board.html").read_text()
    assert board.index("<td>medium</td>") < board.index("<td>first.py</td>")
    assert "4 games, seed 1" in board


@pytest.mark.parametrize(
    ("content", "refused"), [(None, "there is no agent at first.py"), ("x = 1", "has no function make_bot")]
)
def test_a_file_without_an_agent_is_refused(desk: Path, content: str | None, refused: str) -> None:
    if content is not None:
        (desk / "first.py").write_text(content)
    done = arena("portal --bots first.py medium --games 2")
    assert done.exit_code != 0
    assert refused in done.stderr or refused in str(done.exception)
