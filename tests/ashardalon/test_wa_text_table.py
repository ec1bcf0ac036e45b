"""The text table finishes every adventure: scripted players read the options and type what they choose."""

from __future__ import annotations

import re
from random import Random

import pytest

from questboard.games.ashardalon import RULES
from questboard.kernel import Luck, Table
from questboard.text import TextTable, read_seats

LIKED = ("use ", "pick up", "open ", "yes", "pay ")
"""What a scripted player takes when it is offered, most of the time."""


class ScriptedPlayer:
    """Somebody who knows only what was read out: numbered options after the question."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.heard: list[str] = []
        self.answers = 0

    def write(self, line: str) -> None:
        """Hear a line."""
        self.heard.extend(line.split("\n"))

    def read(self, prompt: str) -> str:
        """Type the number of an option that was read out since the last answer."""
        if any(line.startswith("The luck key was") for line in self.heard[-12:]):
            return "quit"
        options: dict[str, str] = dict(re.findall(r"^(\d+)\. (.*)$", "\n".join(self.heard), re.MULTILINE))
        self.heard.clear()
        if not options:
            return ""  # hear the question with all its options
        self.answers += 1
        assert self.answers < 3000, "the game does not end"
        liked = [number for number, label in options.items() if label.lower().startswith(LIKED)]
        if liked and self.random.random() < 0.8:
            return self.random.choice(liked)
        return self.random.choice(list(options))


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_scripted_players_finish_every_adventure_at_the_text_table(adventure):
    seats = 2 if adventure in ("2", "8", "13") else 1
    table = Table.new(RULES, seats, {"adventure": adventure, "auto_ties": True}, Luck.seeded("text"))
    player = ScriptedPlayer(adventure)
    names = ",".join(f"human:{name}" for name in ("Ada", "Ben")[:seats])
    told: list[str] = []

    def write(line: str) -> None:
        told.append(line)
        player.write(line)

    TextTable(table, read_seats(names), read=player.read, write=write).play()
    assert table.ask is None
    assert table.outcome.reason.lower() in "\n".join(told).lower()
    assert any(clause in "\n".join(told) for clause in ("WA-013", "WA-015", "WA-115"))
