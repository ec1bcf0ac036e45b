"""The arena: bots against bots, or together against an adventure, and what that shows.

A `Job` is all that decides which games are played: the game and the version of its rules, the bots, the
number of games and the seed. It makes numbered matches (`matches`). Rivals move up one seat each time, and
a whole round of seatings has the same luck, so that neither a good seat nor good cards favour anybody; in
adventures each level of bots meets the same luck.

A match is played to its end by `play`, and its `Result` says who won and why, how long each seat thought,
and how the chances stood when each round began (`results`). It follows from the match alone, except for
the seconds; so it doesn't matter where it is played. An engine plays many: `play_all` on the processes of
this machine (`engines`, by a `crew`), `play_on_ray` on a cluster (`cluster`). Results come in any order.
A worker that dies loses nothing but time, because its match is played again.

The `Scorebook` writes each result into a file as it comes, under the number of its match, and goes on
with a file that it finds; so a job can be stopped at any time, and no game counts twice (`scorebook`).

At the end a `report` puts the results into the order of their matches and says what they show: shares of
wins with intervals (`reports`), ratings (`ratings`), and pictures for those who want them (`plots`).
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
