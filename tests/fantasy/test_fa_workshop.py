"""The workshop: the adventure of the manual is checked and played, and reports say what happened."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from questboard.cli import app
from questboard.cli.lookup import print_json
from questboard.games.fantasy.drawing import LayoutError
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.reading import SENTENCES, WINS, read_layout
from questboard.games.fantasy.workshop import Played, enter, play, play_all, report, spot, summary, trials
from questboard.worker_pool import TaskError

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adventures.md").read_text(encoding="utf-8")


@pytest.fixture
def mill(tmp_path):
    """The example of the manual as somebody's own file."""
    found = re.findall("````adventure\n(.*?)````", PAGE, re.DOTALL)
    assert len(found) == 1
    path = tmp_path / "mill.md"
    path.write_text(found[0], encoding="utf-8")
    return path


def questboard(*arguments):
    """Run a command to its end."""
    command = [sys.executable, "-m", "questboard", "adventure", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)


def here(*arguments):
    """The same without a process of its own."""
    return CliRunner().invoke(app, ["adventure", *map(str, arguments)])


# ---- the manual


def test_the_example_of_the_manual_can_be_played(mill):
    layout = enter(mill)
    assert layout.id == "mill"
    assert LAYOUTS["mill"] is layout
    assert layout.title == "The Mill Cellar"


def test_the_manual_knows_every_sentence_of_events_and_every_part_of_an_objective():
    for example, _ in SENTENCES.values():
        assert f"`{example}`" in PAGE
    for code in WINS:
        assert f"`{code}: " in PAGE


def test_the_manual_knows_the_sign_of_every_monster():
    from questboard.games.fantasy.content import MONSTERS

    told = re.findall("`([a-zA-Z])` ([a-z -]+)", PAGE.replace("\n", " "))
    for card in MONSTERS.values():
        if card.letter:
            name = card.name.lower().removeprefix("winter ")
            assert (card.letter, name) in [(letter, words.strip()) for letter, words in told]


# ---- checking


def test_a_summary_says_what_an_adventure_holds():
    assert summary(LAYOUTS["winter-4"]) == [
        "The Eagle Riders: level 3, winter, 2 by 2 boards",
        "4 areas, 4 doors (1 locked), 4 chests (1 special), 1 trap",
        "monsters: 2 Goblin Marauder, 1 Winter Wolf, 3 Winter Gnoll, 1 Winter Ogre, 2 Winter Goblin",
        "roaming monsters: 2 Winter Wolf, 3 Winter Goblin; 1 at the start",
        "objective: Defeat both Goblin Marauders and free the guide (next to him: 1 action).",
    ]


def test_squares_are_named_as_in_the_file():
    layout = LAYOUTS["winter-4"]
    assert [spot(layout, chest.square) for chest in layout.chests] == [
        "1,20",
        "20,20",
        "8,4 on the tower",
        "11,7 on the tower",
    ]


def test_the_command_checks_a_file(mill):
    done = questboard("check", mill)
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == "The Mill Cellar: level 1, base, 2 by 1 boards"
    assert done.stdout.splitlines()[-1] == "It can be played."


def test_the_command_names_the_place_of_a_mistake(mill):
    mill.write_text(mill.read_text(encoding="utf-8").replace("10,8 Arrow", "10,8 Arow"), encoding="utf-8")
    done = questboard("check", mill)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.match(r"mill\.md, line \d+, column \d+: .*Arow", done.stderr)
    assert "Traceback" not in done.stderr


def test_an_adventure_of_ones_own_cannot_take_the_name_of_another(mill):
    with pytest.raises(LayoutError, match="there is an adventure '1' already"):
        enter(mill.rename(mill.with_name("1.md")))


# ---- trying


def test_a_trial_tells_what_was_met_who_attacked_and_what_was_opened(mill):
    layout = enter(mill)
    played = [play(each) for each in trials(mill, "random", 3, "seen", {"round_cap": "60"})]
    assert played == [play(each) for each in trials(mill, "random", 3, "seen", {"round_cap": "60"})]
    for each in played:
        assert each.won or each.reason
        assert 0 < each.turns <= 61
        assert set(each.attacked) <= set(each.met) <= set(range(len(layout.figures)))
        assert set(each.opened) <= {chest.square for chest in layout.chests}
    assert any(each.attacked for each in played)
    assert any(each.opened for each in played)
    assert all(len(each.met) < len(layout.figures) for each in played)  # nobody gets to Grisk by chance


def test_bots_of_middle_strength_get_to_the_end_and_are_attacked_by_a_named_monster(mill):
    layout = enter(mill)
    played = play(trials(mill, "medium", 1, "end", {})[0])
    grisk = [figure.name for figure in layout.figures].index("Grisk")
    assert grisk in played.met
    assert grisk in played.attacked
    assert layout.chests[2].square in played.opened  # the key


def test_a_report_counts_and_names_what_was_of_no_use(mill):
    layout = enter(mill)
    key, goblin = (
        layout.chests[2].square,
        [figure.square for figure in layout.figures].index(2 * layout.width + 10),
    )
    assert spot(layout, key) == "2,8"
    games = [
        Played(True, "the Objective is met", 10, ("mialee",), (0, 1, 2, 3), (0, 2), (key,)),
        Played(False, "all heroes are dead", 20, ("mialee", "lidda"), (0, 1), (0,), ()),
    ]
    found = report(layout, "easy", games)
    assert (found.games, found.wins, found.mean_turns, found.shortest, found.longest) == (2, 1, 15, 10, 20)
    assert found.low < 0.5 < found.high
    assert (found.mean_lost, found.lost) == (1.5, {"Mialee": 2, "Lidda": 1})
    assert found.defeats == {"all heroes are dead": 1}
    assert goblin == 0
    assert found.never_met == ["Goblin at 19,8", "Goblin at 4,9"]
    assert found.never_attacked == ["Goblin at 17,2", "Grisk at 17,8"]
    assert found.never_opened == ["20,1", "12,5", "19,9"]


def test_trials_on_several_processes_are_the_same(mill):
    few = trials(mill, "random", 2, "processes", {"round_cap": "60"})
    assert dict(play_all(few, 2)) == dict(play_all(few, 1))


def test_a_trial_that_fails_is_named(mill):
    few = trials(mill, "random", 1, "broken", {"round_cap": "-1"})
    with pytest.raises(TaskError, match=r"the game of .*mill.* with the seed 'broken 0' failed \(\w+: "):
        list(play_all(few, 1))


def test_the_command_has_bots_try_an_adventure(mill):
    done = here("try", mill, "--games", 2, "--bot", "random", "--workers", 1, "--option", "round_cap=60")
    assert done.exit_code == 0
    assert re.match(r"The Mill Cellar: \d of 2 games won \(\d+% to \d+%\) by random bots\n", done.stdout)
    assert "monsters that never attacked: " in done.stdout


def test_the_command_refuses_what_it_does_not_know(mill):
    assert "no bot level" in here("try", mill, "--bot", "clever").stderr
    assert "has no option" in here("try", mill, "--option", "weather=snow").stderr


def test_a_report_is_plain_data(mill, capsys):
    found = report(enter(mill), "easy", [Played(True, "won", 3, (), (), (), ())])
    print_json(found)
    assert msgspec.json.decode(capsys.readouterr().out)["title"] == "The Mill Cellar"


def test_an_example_with_a_lost_key_is_refused():
    text = re.findall("````adventure\n(.*?)````", PAGE, re.DOTALL)[0]
    with pytest.raises(LayoutError, match="no key can be found"):
        read_layout(text.replace("2,8 key", "2,8 Healing"), "mill.md", "lost")
