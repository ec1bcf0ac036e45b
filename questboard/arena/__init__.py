"""The arena: matches between bots, or of bots against an adventure, and their statistics.

A `Job` determines which games are played: the game and the version of its rules, the bots, the number of
games and the seed. It generates numbered matches (`matches`). Rivals move up one seat each time, and a whole
round of seatings has the same luck, so that neither seats nor cards favour anybody; in adventures each level
of bots gets the same luck.

`play` plays a match to its end. Its `Result` says who won and why, how long each seat thought, and the
chances at the start of each round (`results`). Except for the times it depends only on the match, so matches
can be played anywhere: `play_all` uses the worker pool of this machine (`engines`), `play_on_ray` a cluster
(`cluster`). Results arrive in any order. If a worker dies, its match is played again.

The `Scorebook` appends each result to a file under the number of its match, and continues an existing file;
so a job can be stopped at any time, and no game counts twice (`scorebook`).

At the end a `report` sorts the results by match and computes shares of wins with intervals (`reports`) and
ratings (`ratings`); `plots` draws them.
"""

from questboard.arena.cluster import play_on_ray
from questboard.arena.engines import MatchError, Playing, play_all
from questboard.arena.matches import Job, Match, schedule, ventures
from questboard.arena.ratings import Rating, rate
from questboard.arena.reports import (
    Difference,
    Report,
    Standing,
    Venture,
    difference,
    interval,
    records,
    report,
    standings,
)
from questboard.arena.results import Result, play
from questboard.arena.scorebook import Scorebook, ScorebookError

__all__ = [
    "Difference",
    "Job",
    "Match",
    "MatchError",
    "Playing",
    "Rating",
    "Report",
    "Result",
    "Scorebook",
    "ScorebookError",
    "Standing",
    "Venture",
    "difference",
    "interval",
    "play",
    "play_all",
    "play_on_ray",
    "rate",
    "records",
    "report",
    "schedule",
    "standings",
    "ventures",
]
