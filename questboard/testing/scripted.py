"""A scripted player at the text table: somebody who knows only what was read out."""

from __future__ import annotations

import re
from random import Random

from questboard.kernel import Luck, Table
from questboard.testing.conformance import AnyRules, AnyTable, GivenOptions
from questboard.text import TextTable, read_seats

LIKED = ("use ", "pick up", "open ", "yes", "pay ")
"""What a scripted player takes when it is offered, most of the time."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
PATIENCE = 3000
"""After this many answers the game must be over."""


class ScriptedPlayer:
    """Somebody who knows only what was read out: numbered options after the question."""

    def __init__(self, seed: str, liked: tuple[str, ...] = LIKED) -> None:
        self.random = Random(seed)
        self.liked = liked
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
        in_brief = any(re.match(r"\d+ squares: type one", line) for line in self.heard)
        self.heard.clear()
        if in_brief or not options:
            return ""  # hear the question with all its options
        self.answers += 1
        assert self.answers < PATIENCE, "the game does not end"
        liked = [number for number, label in options.items() if label.lower().startswith(self.liked)]
        if liked and self.random.random() < 0.8:
            return self.random.choice(liked)
        return self.random.choice(list(options))


def played_at_text_table(
    rules: AnyRules, seats: int, options: GivenOptions, seed: str, liked: tuple[str, ...] = LIKED
) -> tuple[AnyTable, str]:
    """A game of scripted players from the first question to the end, and everything that was read out."""
    table = Table.new(rules, seats, options, Luck.seeded("text"))
    player = ScriptedPlayer(seed, liked)
    told: list[str] = []

    def write(line: str) -> None:
        told.append(line)
        player.write(line)

    names = ",".join(f"human:{name}" for name in NAMES[:seats])
    TextTable(table, read_seats(names), read=player.read, write=write).play()
    return table, "\n".join(told)


def finishes(rules: AnyRules, seats: int, options: GivenOptions, seed: str) -> None:
    """Scripted players end a game, and hear why it is over and by which clause."""
    table, told = played_at_text_table(rules, seats, options, seed)
    assert table.ask is None
    assert table.outcome.reason.lower() in told.lower()
    assert table.outcome.rule in told
