"""The local engine: matches on several processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias

from questboard.arena.matches import Match
from questboard.arena.results import Result, play
from questboard.kernel import QuestboardError
from questboard.worker_pool import TaskError, run_all

Play: TypeAlias = Callable[[Match], Result]
Playing: TypeAlias = Generator[Result, None, None]
"""Results as they arrive. Closing the generator ends the games that are still being played."""


class MatchError(QuestboardError):
    """A match failed; the message names it and says how to repeat it."""

    def __init__(self, match: Match, why: str) -> None:
        super().__init__(
            f"{match} {why}; the same command with --match {match.number} repeats it alone and shows more"
        )


def play_all(matches: Sequence[Match], workers: int, play: Play = play) -> Playing:
    """Play matches in the worker pool; with one worker, in this process."""
    games = sorted({match.game for match in matches})
    try:
        for _, result in run_all(play, matches, workers, games):
            yield result
    except TaskError as error:
        raise MatchError(matches[error.number], error.why) from None
