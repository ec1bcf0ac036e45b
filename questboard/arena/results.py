"""Results: playing a match, and what is recorded about it."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from questboard.arena.entrants import enter
from questboard.arena.matches import Match
from questboard.bots import Bot, Chair, Decision, play_out
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, Table


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match went. Everything but the times is reproducible."""

    match: Match
    scores: tuple[int, ...]
    """The points of each seat, or how far each seat came in a game without points."""
    winners: tuple[int, ...]
    decisions: int
    reason: str = ""
    rounds: int = 0
    answers: tuple[int, ...] = ()
    """The number of decisions of each seat."""
    seconds: tuple[float, ...] = ()
    """The CPU time of each seat, in seconds."""
    chances: tuple[tuple[float, ...], ...] = ()
    """Each seat's chance to win at the start of each round, as the rules estimate it."""

    def timeless(self) -> Result:
        """The result without the seconds."""
        return msgspec.structs.replace(self, seconds=())


def play(match: Match) -> Result:
    """Play a match to its end."""
    rules = load_rules(match.game)
    table = Table.new(rules, len(match.bots), match.options, Luck.seeded(f"arena {match.seed}"))
    recorder = ChanceRecorder(table)
    bots = [
        Contestant(enter(level, f"{match.seed} {seat}"), recorder) for seat, level in enumerate(match.bots)
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
        tuple(recorder.chances),
    )


class ChanceRecorder:
    """Records the chances at the start of each round."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.has_estimate = type(table.rules).value is not Rules.value
        self.chances: list[tuple[float, ...]] = []

    def update(self) -> None:
        """Record the rounds that have begun since the last call."""
        if not self.has_estimate:
            return
        rules, state = self.table.rules, self.table.state
        begun = rules.rounds(state) - len(self.chances)
        if begun > 0:
            chances = tuple(round(chance, 3) for chance in rules.value(state))
            self.chances += [chances] * begun  # earlier rounds without a decision count the same


class Contestant:
    """A bot with a counter and a timer."""

    def __init__(self, bot: Bot, recorder: ChanceRecorder) -> None:
        self.bot = bot
        self.recorder = recorder
        self.answers = 0
        self.seconds = 0.0

    def decide(self, chair: Chair) -> Decision:
        """Decide as the bot does."""
        self.recorder.update()
        begun = process_time()
        decision = self.bot.decide(chair)
        self.seconds += process_time() - begun
        self.answers += 1
        return decision
