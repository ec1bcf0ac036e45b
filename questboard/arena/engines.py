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
"""Results as they come; whoever closes it ends the games that are still being played."""


class MatchError(QuestboardError):
    """A match can't be played to its end; the message names it and says how to play it alone."""

    def __init__(self, match: Match, why: str) -> None:
        super().__init__(
            f"{match} {why}; the same command with --match {match.number} plays it alone, and shows more"
        )


def play_all(matches: Sequence[Match], workers: int, play: Play = play) -> Playing:
    """Play matches on some processes, or in this one if one is enough; results come as they are ready."""
    games = sorted({match.game for match in matches})
    try:
        for _, result in run_all(play, matches, workers, games):
            yield result
    except TaskError as error:
        raise MatchError(matches[error.number], error.why) from None
