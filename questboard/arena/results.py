"""Results: a match played to its end, and what is kept of it."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from questboard.arena.matches import Match
from questboard.bots import Bot, Chair, Decision, make_bot, play_out
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, Table


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match went. All but the seconds is the same whenever and wherever it is played."""

    match: Match
    scores: tuple[int, ...]
    """The points of each seat; where a game counts none, how far each seat came."""
    winners: tuple[int, ...]
    decisions: int
    reason: str = ""
    rounds: int = 0
    answers: tuple[int, ...] = ()
    """How many decisions were each seat's."""
    seconds: tuple[float, ...] = ()
    """How long each seat thought, in seconds of the processor."""
    chances: tuple[tuple[float, ...], ...] = ()
    """Each seat's chance to win as the rules judge it, when the first round began, the second, and so on."""

    def timeless(self) -> Result:
        """The result without the seconds."""
        return msgspec.structs.replace(self, seconds=())


def play(match: Match) -> Result:
    """Play a match to its end."""
    rules = load_rules(match.game)
    table = Table.new(rules, len(match.bots), match.options, Luck.seeded(f"arena {match.seed}"))
    course = Course(table)
    bots = [
        Contestant(make_bot(level, f"{match.seed} {seat}"), course) for seat, level in enumerate(match.bots)
    ]
    play_out(table, bots)
    outcome = table.outcome
    return Result(
        match,
        outcome.standing,
        outcome.winners,
        table.ply,
        outcome.reason,
        rules.rounds(table.state),
        tuple(bot.answers for bot in bots),
        tuple(round(bot.seconds, 6) for bot in bots),
        tuple(course.chances),
    )


class Course:
    """The course of a game: what the chances were when each round began."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.judged = type(table.rules).value is not Rules.value
        self.chances: list[tuple[float, ...]] = []

    def look(self) -> None:
        """Judge the rounds that have begun since the last look."""
        if not self.judged:
            return
        rules, state = self.table.rules, self.table.state
        begun = rules.rounds(state) - len(self.chances)
        if begun > 0:
            chances = tuple(round(chance, 3) for chance in rules.value(state))
            self.chances += [chances] * begun  # nobody was asked in the earlier ones of several


class Contestant:
    """A bot whose decisions are counted and timed."""

    def __init__(self, bot: Bot, course: Course) -> None:
        self.bot = bot
        self.course = course
        self.answers = 0
        self.seconds = 0.0

    def decide(self, chair: Chair) -> Decision:
        """Decide as the bot does."""
        self.course.look()
        begun = process_time()
        decision = self.bot.decide(chair)
        self.seconds += process_time() - begun
        self.answers += 1
        return decision
