"""Bots: players that are given a view, a question and imagined tables, and never the true one.

`chair` is what a bot is given, `policies` are quick players, `ismcts` thinks against others, `planner`
together with them. Levels are settings of these, separated by measured results (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.bots.chair import Bot, Chair, Decision
from questboard.bots.ismcts import Ismcts
from questboard.bots.planner import Planner
from questboard.bots.policies import Greedy, RandomBot
from questboard.kernel import SetupError, Table

LEVELS = ("random", "easy", "medium", "hard", "expert")
BOT_NAMES = ("Hob", "Marta", "Quill", "Bram", "Osla", "Tam")
"""What bots are called unless somebody says otherwise, by their seats."""
ADVISER = "expert"
"""The level of the bot that gives hints."""
THINKERS = ("ismcts", "planner")
"""Bots that are named with a number: of iterations, of worlds."""
EVERY_LEVEL = ", ".join((*LEVELS, *(f"{name}:NUMBER" for name in THINKERS)))
"""All that a bot may be, in words."""

__all__ = [
    "ADVISER",
    "BOT_NAMES",
    "EVERY_LEVEL",
    "LEVELS",
    "THINKERS",
    "Bot",
    "Chair",
    "Decision",
    "Greedy",
    "Ismcts",
    "Planner",
    "RandomBot",
    "make_bot",
    "play_out",
]


def play_out(table: Table[Any, Any], bots: Sequence[Bot]) -> None:
    """Have bots play a table to its end; each sits on the seat of its place in the list."""
    while table.ask is not None:
        seat = table.ask.seat
        table.answer(bots[seat].decide(Chair.at(table)).index, seat=seat)


class Level:
    """A bot that thinks in one way against others, and in another in adventures, alone or in sides."""

    def __init__(self, against: Bot, together: Bot) -> None:
        self.against = against
        self.together = together

    def decide(self, chair: Chair) -> Decision:
        """Ask the one that fits the game."""
        return (self.together if chair.rules.adventures else self.against).decide(chair)


def make_bot(level: str, seed: int | str = 0) -> Bot:
    """A bot of a level; the same seed makes the same decisions. `ismcts:500` and `planner:4` name
    iterations and worlds, and `planner:0` is a first thought without blunders."""
    name, _, setting = level.partition(":")
    match name if not setting else f"{name}:":
        case "random":
            return RandomBot(seed)
        case "easy":
            return Level(Greedy(seed, worlds=1, blunders=0.35), Planner(seed, worlds=0, blunders=0.35))
        case "medium":
            return Level(Greedy(seed, worlds=1, blunders=0.1), Planner(seed, worlds=0, blunders=0.1))
        case "hard":
            return Level(Ismcts(seed, iterations=50), Planner(seed, worlds=4, width=3, horizon=12))
        case "expert":
            return Level(Ismcts(seed, iterations=1000), Planner(seed, worlds=16, width=4, horizon=12))
        case "ismcts:" if setting.isdecimal() and int(setting[:9]) > 0:
            return Ismcts(seed, iterations=int(setting))
        case "planner:" if setting.isdecimal():
            return Planner(seed, worlds=int(setting), width=3, horizon=12)
    raise SetupError(f"there is no bot level {level!r}; there are {EVERY_LEVEL}")
