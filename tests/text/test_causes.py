"""The log of the golden games: whatever befalls somebody says why, or follows at once from what does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "golden"
TOLD = re.compile(r"    (\S.*) \[[A-Z]+-\d+\]$")
ASKED = re.compile(r"    (?:offered|answered|not )")
BEFALLS = re.compile(
    r"takes? (?:\d+|no) damage|loses? \d+ (?:HP|SP|gold)|regains? \d+ |heals? \d+ HP"
    r"| is (?:Poisoned|Dazed|Immobilized|down|Stunned|Unconscious|pushed|moved|placed on|free again|held by)"
    r"| is (?:defeated|beaten|killed|destroyed|rid of|no longer|put on|out of the game)| dies\."
    r"| must discard|will miss|has lost|have lost|no effect| does nothing| acts? again| faces Player"
    r"| draws? (?:\d+ cards?|a card)|makes? way"
)
"""What happens to somebody, rather than what somebody does."""
REASON = re.compile(r"^[^.]+?: |: | because | \(| on [\w' ]+ ends|with \d+ tokens")
"""A line that names its own cause: a card before a colon, a reason behind one, or one in brackets."""
BANNER = re.compile(
    r"Round \d+(?:: | begins)|(?:Hero|Exploration|Villain) Phase of |.* begins (?:a turn|turn \d+)\.|Turn \d+"
)
"""A line that only says whose turn it is, or which part of it."""


def lines(name: str) -> Iterator[str]:
    """The log of a golden game, without what was asked."""
    for line in (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if not ASKED.match(line) and (told := TOLD.match(line)):
            yield told[1].partition(" (to Player")[0]


def unexplained(log: list[str]) -> list[str]:
    """Lines that tell what befell somebody, but nothing says why."""
    found, deed = [], ""
    for line in log:
        if not BEFALLS.search(line) or REASON.search(line):
            deed = line
        elif BANNER.match(deed):
            found.append(f"{line} (after {deed})")
    return found


IDLE = re.compile(r"(?:has no effect|does nothing|comes to nothing|to nothing)\.")
"""What comes to nothing, without a word why."""


@pytest.mark.parametrize("name", sorted(file.stem for file in GOLDEN.iterdir()))
def test_what_comes_to_nothing_says_why(name: str) -> None:
    assert [line for line in lines(name) if IDLE.search(line)] == []


@pytest.mark.parametrize("name", sorted(file.stem for file in GOLDEN.iterdir()))
def test_nothing_befalls_anybody_without_a_cause(name: str) -> None:
    assert unexplained(list(lines(name))) == []


DICE = re.compile(r"\(((?:yellow|red|orange|purple|special) [^)]+)\)")
"""What dice show, in brackets."""


@pytest.mark.parametrize("name", sorted(file.stem for file in GOLDEN.iterdir()))
def test_the_same_dice_are_told_again_only_where_one_is_rolled_again(name: str) -> None:
    log = list(lines(name))
    for before, line in pairwise(log):
        shown, now = DICE.search(before), DICE.search(line)
        assert not (shown and now) or "rolls one die again" in line or line.split()[0] != before.split()[0]
