"""Bots: players that are given a view, a question and imagined tables, and never the true one.

`chair` is what a bot is given, `policies` are quick players, `ismcts` thinks against others, `planner`
together with them, `strategist` where a seat has several ways of playing, and all three can appraise
an answer (`appraisal`). `hints` put their advice into words.
Levels are settings of these, separated by measured results (docs/measurements/).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from questboard.bots.appraisal import Appraisal, Thinker
from questboard.bots.chair import Bot, Chair, Decision
from questboard.bots.hints import Hint, hint
from questboard.bots.ismcts import Ismcts
from questboard.bots.judgement import Learned
from questboard.bots.leaning import Leaned, has_leaning
from questboard.bots.planner import Planner
from questboard.bots.policies import Greedy, Hasty, RandomBot
from questboard.bots.strategist import Strategist
from questboard.kernel import SetupError, Table

B = TypeVar("B", bound=Bot)

LEVELS = ("random", "easy", "medium", "hard", "expert")
BOT_NAMES = ("Hob", "Marta", "Quill", "Bram", "Osla", "Tam")
"""What bots are called unless somebody says otherwise, by their seats."""
ADVISER = "expert"
"""The level of the bot that gives hints."""
THINKERS = ("ismcts", "leaning", "learned", "planner")
"""Bots that are named with a number: of iterations, of worlds."""
PLANNING = re.compile("([0-9]{1,9})(?:x([1-9][0-9]{0,8})x([1-9][0-9]{0,8}))?")
"""The worlds of a planner, and perhaps how many options it looks at and how many answers ahead."""
LEANED = re.compile(f"{PLANNING.pattern}(?:@(.+))?")
"""The same of a planner with corrected first thoughts, and perhaps the file that they come from."""
EVERY_LEVEL = ", ".join((*LEVELS, *(f"{name}:NUMBER" for name in THINKERS)))
"""All that a bot may be, in words."""

__all__ = [
    "ADVISER",
    "BOT_NAMES",
    "EVERY_LEVEL",
    "LEVELS",
    "THINKERS",
    "Appraisal",
    "Bot",
    "Chair",
    "Decision",
    "Greedy",
    "Hasty",
    "Hint",
    "Ismcts",
    "Planner",
    "RandomBot",
    "Strategist",
    "Thinker",
    "ThinkingLevel",
    "hint",
    "make_bot",
    "make_thinker",
    "play_out",
]


def play_out(table: Table[Any, Any], bots: Sequence[Bot]) -> None:
    """Have bots play a table to its end; each sits on the seat of its place in the list."""
    while table.ask is not None:
        seat = table.ask.seat
        table.answer(bots[seat].decide(Chair.at(table)).index, seat=seat)


class Level(Generic[B]):
    """Bots that share a name: for rivals, for adventures, and perhaps for seats with several strategies,
    for adventures in which it pays to look farther ahead, and for those with corrected first thoughts."""

    def __init__(
        self,
        against: B,
        together: B,
        in_strategies: B | None = None,
        far_sighted: B | None = None,
        leaned: B | None = None,
    ) -> None:
        self.against = against
        self.together = together
        self.in_strategies = in_strategies
        self.far_sighted = far_sighted
        self.leaned = leaned

    def decide(self, chair: Chair) -> Decision:
        """Ask the one that fits the game and the seat."""
        return self.fitting(chair).decide(chair)

    def fitting(self, chair: Chair) -> B:
        """The one that fits the game and the seat."""
        if self.in_strategies is not None and chair.rules.strategies(chair.view):
            return self.in_strategies
        if self.far_sighted is not None and chair.rules.far_sighted:
            return self.far_sighted
        if self.leaned is not None and has_leaning(chair.rules):
            return self.leaned
        return self.together if chair.rules.adventures else self.against


class ThinkingLevel(Level[Thinker]):
    """A level of thinkers, who can say what an answer was worth."""

    def appraise(self, chair: Chair, index: int) -> Appraisal:
        """Ask the one that fits the game and the seat."""
        return self.fitting(chair).appraise(chair, index)


def make_bot(level: str, seed: int | str = 0, seconds: float | None = None) -> Bot:
    """A bot of a level; the same seed makes the same decisions. `ismcts:500` and `planner:4` name
    iterations and worlds, `planner:16x4x24` also how many options it looks at and how many answers ahead,
    and `planner:0` takes its first thought. One that thinks stops after some seconds, if they are given;
    what it says then depends on the machine.

    Rivals of the lower levels blunder now and then. Bots of adventures don't, for whoever plays with
    others isn't to work against them.
    """
    name, _, setting = level.partition(":")
    match name if not setting else f"{name}:":
        case "random":
            return RandomBot(seed)
        case "easy":
            return Level(Greedy(seed, worlds=1, blunders=0.35), Hasty(seed))
        case "medium":
            return Level(Greedy(seed, worlds=1, blunders=0.1), Planner(seed, worlds=0))
        case "hard":
            return ThinkingLevel(
                Ismcts(seed, iterations=600, seconds=seconds),
                Planner(seed, worlds=4, width=3, horizon=12, seconds=seconds),
                Strategist(seed, worlds=4, rounds=4, seconds=seconds),
                Planner(seed, worlds=16, width=4, horizon=24, seconds=seconds),
                Planner(seed, worlds=0, seconds=seconds, prior=Leaned(), alert=True),
            )
        case "expert":
            return ThinkingLevel(
                Ismcts(seed, iterations=1000, seconds=seconds),
                Planner(seed, worlds=16, width=4, horizon=12, seconds=seconds),
                Strategist(seed, worlds=16, rounds=4, seconds=seconds),
                Planner(seed, worlds=32, width=6, horizon=24, seconds=seconds),
            )
        case "learned:" if (thought := setting.partition("@"))[0].isdecimal() and int(thought[0][:9]) > 0:
            judge, most = Learned(thought[2]), int(thought[0])
            return ThinkingLevel(
                Ismcts(seed, iterations=most, seconds=seconds, judge=judge),
                Planner(seed, worlds=most, width=3, horizon=12, seconds=seconds, judge=judge),
            )
        case "leaning:" if (found := LEANED.fullmatch(setting)) is not None:
            worlds, width, horizon = (int(each) for each in found.groups(default="0")[:3])
            return Planner(
                seed, worlds, width or 3, horizon or 12, seconds, prior=Leaned(found[4] or ""), alert=True
            )
        case "ismcts:" if setting.isdecimal() and int(setting[:9]) > 0:
            return Ismcts(seed, iterations=int(setting), seconds=seconds)
        case "planner:" if (found := PLANNING.fullmatch(setting)) is not None:
            worlds, width, horizon = (int(each) for each in found.groups(default="0"))
            return Planner(seed, worlds, width or 3, horizon or 12, seconds)
    raise SetupError(f"there is no bot level {level!r}; there are {EVERY_LEVEL}")


def make_thinker(level: str, seed: int | str = 0, seconds: float | None = None) -> Thinker:
    """A bot of a level that can say what an answer was worth."""
    bot = make_bot(level, seed, seconds)
    if not isinstance(bot, Thinker):
        raise SetupError(
            f"a bot of level {level} can't say what an answer was worth; hard, expert, "
            f"{' and '.join(f'{name}:NUMBER' for name in THINKERS)} can"
        )
    return bot
