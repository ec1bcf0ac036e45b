"""The command line: whole games over the streams of real processes, saves and replays; and mistakes."""

from __future__ import annotations

import json
import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import chdir
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from questboard import __version__, new_table
from questboard.cli import app
from questboard.cues import AnyCue, Banner, Defeat
from questboard.games import load_rules
from questboard.kernel import Event, Luck, Table
from questboard.text import open_game, save_game

ROOT = Path(__file__).parent.parent
QUESTBOARD = [sys.executable, "-m", "questboard"]
PATIENCE = 60
PROMPTS = ("> ", "press Enter. ", "hide your hand. ", "yes or no: ")


def questboard(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    command = [*QUESTBOARD, *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)


def here(*arguments: str | Path) -> Result:
    """Run a command in this process, which is quicker: for mistakes, of which there are many."""
    with chdir(ROOT):
        return CliRunner().invoke(app, [*map(str, arguments)])


class Player:
    """Somebody at the other end of the streams, who reads up to a prompt and types a line."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [*QUESTBOARD, *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # A shell that runs the tests in the background has them ignore interruptions.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.heard = ""

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with self.process:
            pass

    def listen(self) -> str:
        """What is said until something is to be typed; all that is left when nothing is."""
        assert self.process.stdout is not None
        out = self.process.stdout
        said = b""
        while not said.endswith(tuple(map(str.encode, PROMPTS))):
            assert select.select([out], [], [], PATIENCE)[0], f"nothing more was said after {said!r}"
            more = os.read(out.fileno(), 65536)
            if not more:
                break
            said += more
        self.heard += said.decode()
        return said.decode()

    def type(self, line: str) -> str:
        """Type a line and hear what follows."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def interrupt(self) -> str:
        """Press Ctrl-C and hear what follows."""
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGINT)
        while not select.select([self.process.stdout], [], [], 1)[0]:
            # In the instant before it reads a line, Python does not notice the key.
            self.process.send_signal(signal.SIGINT)
        return self.listen()

    def leave(self) -> int:
        """Close the input, hear the rest, and give the exit status."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.listen()
        return self.process.wait(PATIENCE)


def play_to_the_end(player: Player, seed: int) -> None:
    """Answer every question with one of its numbers until the game is over."""
    dice = random.Random(seed)
    said = player.listen()
    while "Final scores:" not in said:
        options = re.findall(r"^(\d+)\. ", said.rpartition("\n\n")[2], re.MULTILINE)
        said = player.type(dice.choice(options) if said.endswith("\n> ") else "")


# ---- whole games


@pytest.mark.parametrize(
    "seats",
    ["human", "human,bot:random", "human:Ada,human:Ben,bot:easy", "human,bot:random,bot:easy,bot:random"],
)
def test_a_script_plays_a_whole_game_over_the_streams(seats: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Player("play", "--text", "portal", "--seats", seats, "--seed", "7") as player:
        play_to_the_end(player, seed=3)
        player.type(f"save {file}")
        assert player.leave() == 0
    outcome = open_game(file).outcome
    (total,) = re.findall(r"^Total +(.+)$", player.heard, re.MULTILINE)
    assert [int(score) for score in total.split()] == list(outcome.scores)
    assert f"[{outcome.rule}]" in player.heard
    commitments = set(re.findall(r"commitment is ([0-9a-f]{64})", player.heard))
    assert commitments == {Luck.seeded(7).commitment}
    assert f"The luck key was {Luck.seeded(7).secret.hex()}" in player.heard


def test_bots_play_a_game_that_nobody_has_a_seat_in() -> None:
    done = questboard("play", "--text", "portal", "--seats", "bot:random,bot:easy", "--seed", "7")
    assert done.returncode == 0
    assert "has won" in done.stdout or "have won" in done.stdout
    assert done.stdout.endswith("End of input. The game was not saved.\n")


def test_every_command_once(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = [
        "help", "?", "? 1", "why", "look", "log", "1", "log 2", "hint", "rules potion", "undo", "yes",
        "nonsense", "", f"save {file}", "quit",
    ]  # fmt: skip
    done = questboard(
        "play", "--text", "portal", "--seats", "human", "--seed", "7", typed="\n".join(lines) + "\n"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    for said in (
        "a bot's advice",
        "'nonsense' is neither an option nor a command; type a number, or help.",
        "taken back.",
        "The expert bot would choose",
        "Saved. Continue with: questboard play --text --load",
    ):
        assert said in done.stdout
    assert "End of input" not in done.stdout
    assert open_game(file).ply == 0


def test_the_same_seed_deals_the_same_game_and_no_seed_deals_another() -> None:
    first, again, other, secret = (
        questboard("play", "--text", "portal", *seed).stdout
        for seed in (["--seed", "7"], ["--seed", "7"], ["--seed", "word"], [])
    )
    assert first == again
    assert len({first, other, secret}) == 3


@pytest.mark.parametrize(
    ("settings", "drawn"), [([], "  \N{FULL BLOCK}  rock"), (["--ascii"], "  #  rock"), (["--plain"], "")]
)
def test_the_board_is_drawn_as_the_command_line_says(settings: list[str], drawn: str) -> None:
    given = ["--text", "fantasy", "--seats", "human", "--seed", "7", *settings]
    done = questboard("play", *given, typed="look\n")
    assert done.returncode == 0, done.stderr
    assert (drawn in done.stdout.splitlines()) if drawn else "Floor, row by row" in done.stdout
    assert ("  #  rock" in done.stdout) == ("--ascii" in settings)
    assert "\x1b" not in done.stdout  # no terminal, no colours


def test_options_reach_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    rule_options = ["--option", "tile_layout=A", "--option", "diamond_objective=5"]
    questboard("play", "--text", "portal", *rule_options, typed=f"save {file}\n")
    origin = open_game(file).origin
    assert origin is not None
    assert origin.options["tile_layout"] == "A"
    assert origin.options["diamond_objective"] == 5


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    questboard("play", "--text", "portal", "--seats", "human", typed=f"1\n1\nsave {file}\n")
    before = open_game(file)
    done = questboard("play", "--text", "--load", file, typed="1\nsave\nquit\n")
    assert done.returncode == 0
    after = open_game(file)
    assert after.log[: before.ply] == before.log
    assert after.ply == before.ply + 1


def test_a_saved_game_goes_on_with_those_who_sat_there_and_says_who_is_what(tmp_path: Path) -> None:
    file, seats = tmp_path / "game.txt", "human:Ada,bot:easy:Zed"
    begun = questboard(
        "play", "--text", "fantasy", "--seats", seats, "--seed", "7", typed=f"save {file}\nquit\n"
    )
    goes_on = questboard("play", "--text", "--load", file, typed="quit\n")
    for told in (begun, goes_on):
        assert "Seat 1: Ada, a person, the Dungeon Master.\nSeat 2: Zed, easy bot.\n" in told.stdout
    others = questboard("play", "--text", "--load", file, "--seats", "human:Eve,human", typed="quit\n")
    assert "Seat 1: Eve, a person, the Dungeon Master.\nSeat 2: Player 2, a person.\n" in others.stdout


# ---- interruptions


@pytest.mark.parametrize("saved", [True, False])
def test_an_interruption_is_quiet_and_says_where_a_saved_game_is(saved: bool, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Player("play", "--text", "portal", "--seats", "human") as player:
        player.listen()
        player.type(f"save {file}" if saved else "look")
        rest = player.interrupt()
        assert player.process.wait(PATIENCE) == 130
    way_back = f"Continue with: questboard play --text --load {file}"
    assert rest.strip() == (way_back if saved else "")


def test_an_impatient_interruption_ends_as_quietly_as_a_single_one() -> None:
    with Player("play", "--text", "portal", "--seats", "human") as player:
        player.listen()
        deadline = time.monotonic() + PATIENCE
        while player.process.poll() is None and time.monotonic() < deadline:
            player.process.send_signal(signal.SIGINT)
            time.sleep(0.001)
        assert player.process.returncode == 130
        assert player.listen().strip() == ""


def test_a_strange_character_does_not_end_the_game() -> None:
    command = [*QUESTBOARD, "play", "--text", "portal", "--seats", "human"]
    done = subprocess.run(command, input=b"\xff\nlook\n", capture_output=True, cwd=ROOT, timeout=PATIENCE)
    assert done.returncode == 0
    assert b"is neither an option nor a command" in done.stdout
    assert done.stderr == b""


def test_nobody_listens_to_the_end() -> None:
    with Player("play", "--text", "portal", "--seats", "bot:random,bot:random") as player:
        assert player.process.stdout is not None
        player.process.stdout.close()
        assert player.process.wait(PATIENCE) == 1


# ---- replays


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save of a finished game for two."""
    table = new_table("portal", seats=2, seed=7)
    while table.ask:
        table.answer(0)
    file = tmp_path_factory.mktemp("saves") / "finished.txt"
    save_game(table, file)
    return file


def test_a_replay_tells_the_game_and_its_end(finished: Path) -> None:
    done = questboard("replay", finished)
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[0] == "The Yawning Portal"
    end = lines.index("Final scores:")
    assert all(re.match(r"\d+\. .+ \[YP-\d+\]$", line) for line in lines[1:end])
    assert lines[end + 4].endswith(" merriest.")
    assert "What decided:" in lines[end:]


def test_a_replay_can_be_cut_to_some_answers(finished: Path) -> None:
    done = questboard("replay", finished, "--from", "5", "--to", "9")
    plies = [int(line.partition(".")[0]) for line in done.stdout.splitlines()[1:]]
    assert plies
    assert set(plies) <= set(range(5, 10))


def test_a_replay_tells_every_beat_with_its_number(finished: Path) -> None:
    done = questboard("replay", finished, "--beats", "--from", "5", "--to", "9")
    lines = [line for line in done.stdout.splitlines()[1:] if not line.startswith("    ")]
    numbers = [tuple(map(int, line.split(" ")[0].split("."))) for line in lines]
    assert {ply for ply, _ in numbers} <= set(range(5, 10))
    assert numbers == sorted(numbers)
    assert all(beat == 1 or (ply, beat - 1) in numbers for ply, beat in numbers)
    log = questboard("replay", finished, "--from", "5", "--to", "9").stdout.splitlines()[1:]
    told = [line.split(" ", 1)[1] for line in lines if "(no line in the log)" not in line]
    assert [line.rpartition(": ")[2] for line in told] == [
        line.split(" ", 1)[1].rpartition(": ")[2] for line in log
    ]


def test_a_replay_tells_programs_what_there_is_to_see(finished: Path, monkeypatch) -> None:
    def cues(rules: Any, event: Event, view: Any, names: Any) -> list[AnyCue]:
        return [Banner("Now", event.kind, level="turn"), Defeat("nobody")]

    monkeypatch.setattr(type(load_rules("portal")), "cues", cues)
    beats = json.loads(here("replay", finished, "--beats", "--json", "--to", "4").stdout)
    assert {beat["ply"] for beat in beats} == {1, 2, 3, 4}
    assert set(beats[0]) == {"ply", "beat", "text", "rule", "cues", "words"}
    assert beats[0]["cues"][0]["cue"] == "banner"
    assert [beat["words"][1] for beat in beats] == ["Nobody is defeated."] * len(beats)
    assert "\n    Now: " in here("replay", finished, "--beats").stdout


def test_a_replay_tells_a_spectator_less_than_a_seat(finished: Path) -> None:
    spectator, first, second = (
        questboard("replay", finished, *seat).stdout for seat in ([], ["--seat", "1"], ["--seat", "2"])
    )
    assert len({spectator, first, second}) == 3


def test_a_verified_replay_gives_key_and_commitment(finished: Path) -> None:
    done = questboard("replay", finished, "--verify")
    assert done.returncode == 0
    assert "Every roll and shuffle came from the key" in done.stdout
    assert Luck.seeded(7).secret.hex() in done.stdout
    assert Luck.seeded(7).commitment in done.stdout


def test_a_game_that_is_not_over_keeps_its_key(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    save_game(new_table("portal", seats=2, seed=7), file)
    done = questboard("replay", file, "--verify")
    assert done.returncode == 0
    assert Luck.seeded(7).secret.hex() not in done.stdout
    assert Luck.seeded(7).commitment in done.stdout


def test_a_game_begun_from_a_position_is_verified_from_there(tmp_path: Path) -> None:
    dealt = new_table("portal", seats=2, seed=7)
    table = Table(dealt.rules, dealt.rules.setup(2, dealt.rules.read_options(), Luck.seeded(8)))
    table.answer(0)
    file = tmp_path / "game.txt"
    save_game(table, file)
    done = questboard("replay", file, "--verify")
    assert done.returncode == 0
    assert "what came before can't be checked" in done.stdout
    assert (
        "this game has 2 seats, not 1"
        in questboard("play", "--text", "--load", file, "--seats", "human").stderr
    )
    done = questboard("picture", file, "--seat", "4")
    assert done.returncode == 2
    assert "no seat 4 in a game for 2; seats are 1-2" in done.stderr


def test_a_changed_save_is_not_verified(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text()
    changed = tmp_path / "changed.txt"
    changed.write_text(text.replace('"seats":2', '"seats":3'))
    done = questboard("replay", changed, "--verify")
    assert done.returncode == 1
    assert done.stderr.startswith(f"questboard: {changed} is not verified: this save has been edited")
    assert done.stderr.count("\n") == 1
    assert questboard("replay", changed).returncode == 2


# ---- pictures


def test_a_picture_is_drawn_beside_the_save(finished: Path) -> None:
    done = questboard("picture", finished)
    picture = finished.with_suffix(".svg")
    assert done.stdout == f"Drawn to {picture}\n"
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_picture_can_be_of_another_moment_seat_and_light(finished: Path, tmp_path: Path) -> None:
    drawn = []
    for arguments in (
        ["--ply", "9", "--seat", "1"], ["--ply", "9", "--seat", "2"], ["--ply", "20", "--seat", "1"],
        ["--ply", "9", "--seat", "1", "--theme", "daylight"],
    ):  # fmt: skip
        done = questboard("picture", finished, "-o", tmp_path / "board.svg", *arguments)
        assert done.returncode == 0, done.stderr
        drawn.append((tmp_path / "board.svg").read_text())
    assert len(set(drawn)) == 4


# ---- mistakes


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess' to play"),
        (["play", "--text"], "say which game to play, as in: questboard play portal"),
        (
            ["play", "--text", "portal", "--seats", "robot"],
            "write human, human:NAME, bot:LEVEL or bot:LEVEL:NAME",
        ),
        (["play", "--text", "portal", "--seats", ",".join(["human"] * 5)], "is for 1 to 4 players, not 5"),
        (["play", "--text", "portal", "--option", "colour=red"], "has no option 'colour'"),
        (["play", "--text", "portal", "--option", "colour"], "write --option colour=VALUE"),
        (
            ["play", "--text", "portal", "--option", "tile_layout=Z"],
            "option tile_layout can't be 'Z'; it can be ",
        ),
        (["play", "--text", "--load", "nowhere.txt"], "nowhere.txt can't be read: no such file or directory"),
        (["play", "--text", "--load", "game.txt", "--seed", "7"], "leave out --seed and --option"),
        (["replay", __file__], "this is not a Questboard save"),
        (["replay", sys.executable], "it is not text"),
        (["picture", "nowhere.txt"], "nowhere.txt can't be read"),
        (["content", "fantasy", "zeppelin"], "has no card 'zeppelin'"),
        (["picture", "."], ". can't be read: is a directory"),
    ],
)
def test_a_mistake_is_one_sentence_and_status_2(arguments: list[str], sentence: str) -> None:
    done = here(*arguments)
    assert done.exit_code == 2
    assert done.stderr.startswith("questboard: ")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "--seat", "5"], "no seat 5 in a game for 2; seats are 1-2"),
        (["replay", "--verify", "--seat", "77"], "no seat 77 in a game for 2; seats are 1-2"),
        (["replay", "--from", "9", "--to", "3"], "there is nothing from 9 to 3"),
        (["replay", "--beats", "--from", "9", "--to", "3"], "there is nothing from 9 to 3"),
        (["replay", "--json"], "--json prints beats; add --beats"),
        (["replay", "--beats", "--verify"], "choose one of --beats and --verify"),
        (["picture", "--ply", "9999"], "there is no answer 9999"),
        (["picture", "--seat", "0"], "no seat 0 in a game for 2; seats are 1-2"),
        (["play", "fantasy", "--load"], "is a game of portal, not fantasy"),
        (["play", "--seats", "human", "--load"], "this game has 2 seats, not 1"),
    ],
)
def test_a_mistake_with_a_good_save(arguments: list[str], sentence: str, finished: Path) -> None:
    done = here(*arguments, finished)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_picture_never_replaces_its_save(finished: Path, tmp_path: Path) -> None:
    before = finished.read_text()
    relative = Path(os.path.relpath(finished, ROOT))
    roundabout = finished.parent / ".." / finished.parent.name / finished.name
    link = tmp_path / "link.svg"
    link.symlink_to(finished)
    for save, output in (
        (finished, finished), (relative, finished), (finished, relative), (finished, roundabout),
        (finished, link),
    ):  # fmt: skip
        done = here("picture", save, "-o", output)
        assert done.exit_code == 2
        assert "the picture would replace the save" in done.stderr
    assert finished.read_text() == before


@pytest.mark.parametrize("name", ["other.txt", "other.svg"])
def test_a_picture_never_replaces_another_save(name: str, finished: Path, tmp_path: Path) -> None:
    other = tmp_path / name
    save_game(new_table("portal", seats=2, seed=8), other)
    before = other.read_text()
    done = here("picture", finished, "-o", other)
    assert done.exit_code == 2
    assert "already exists and is not a picture of a game; name another file with -o" in done.stderr
    assert other.read_text() == before


@pytest.mark.parametrize("text", ["Dear Ada,\n", '<?xml version="1.0"?>\n<svg/>\n', ""])
def test_a_picture_never_replaces_somebody_elses_file(text: str, finished: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.svg"
    letter.write_text(text)
    assert here("picture", finished, "-o", letter).exit_code == 2
    assert letter.read_text() == text


def test_help_names_every_command_and_comes_at_once() -> None:
    before = os.times()
    done = questboard("--help")
    after = os.times()
    # The time of the processor, as somebody has to wait on a quiet machine.
    assert after.children_user + after.children_system - before.children_user - before.children_system < 1
    for command in ("play", "games", "rules", "content", "picture", "replay", "bench", "arena"):
        assert re.search(rf"\b{command}\b", done.stdout)


def test_the_version_is_printed_without_a_command() -> None:
    assert here("--version").output == f"questboard {__version__}\n"
