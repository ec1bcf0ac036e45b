"""The score pad of the end: every line with its sum, all players side by side, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.rules.scoring import (
    OBJECTIVE_POINTS,
    SOLO_SET_POINTS,
    Score,
    complete_sets,
    final_scores,
    largest,
    multipliers,
    outcome,
)
from questboard.games.portal.scene.symbols import GEM_ICON, JEWEL, TROPHY
from questboard.games.portal.state import COLORS, NOBODY, PortalView
from questboard.games.portal.verdict import decided, title
from questboard.games.portal.words import GEM, GEMS, plural
from questboard.scene import PadLine, ScorePad, Tally

TIMES = "\N{MULTIPLICATION SIGN}"


def score_pad(view: PortalView, names: Sequence[str]) -> ScorePad | None:
    """How the game was counted; nothing before its end."""
    if view.asked is not None:
        return None
    scores = final_scores(view)
    lines = [*(gem_line(view, color) for color in COLORS), *bonus_lines(view, scores), objective_line(view)]
    result = outcome(view)
    return ScorePad(
        title=title(view, names),
        names=list(names[: len(view.players)]),
        decided=decided(view, names),
        lines=lines,
        totals=list(result.scores),
        winners=[] if view.solo else list(result.winners),
        note=f"Turn {view.turn}, {how_it_ended(view)}",
        rule=result.rule,
    )


def how_it_ended(view: PortalView) -> str:
    """Both ends of the row, or nobody who could do anything (YP-038, YP-070)."""
    if view.ending != NOBODY:
        return "both ends of the row filled"
    return "no tile could be used" if view.solo else "everybody passed"


# ---- the lines


def gem_line(view: PortalView, color: str) -> PadLine:
    """Gems of a colour times their visible symbols (YP-105)."""
    worth = multipliers(view)[color]
    counts = [owned.count(color) for owned in view.players]
    return PadLine(
        text=f"{GEMS[color]}, worth {worth} each",
        tallies=[Tally(points=count * worth, sum=f"{count} {TIMES} {worth}") for count in counts],
        icon=GEM_ICON[color],
        color=JEWEL[color],
        rule="YP-105",
    )


def bonus_lines(view: PortalView, scores: Sequence[Score]) -> list[PadLine]:
    """Most Gems of one colour and most sets; in solo each set counts (YP-110, YP-111, YP-127)."""
    sets = [
        Tally(points=score.most_sets, sum=plural(complete_sets(owned), "set"))
        for owned, score in zip(view.players, scores, strict=True)
    ]
    if view.solo:
        return [PadLine(text=f"Complete sets, {SOLO_SET_POINTS} each", tallies=sets, rule="YP-127")]
    most = [
        Tally(points=score.most_of_one, sum=plural(owned.count(color), GEM[color], GEMS[color]))
        for owned, score in zip(view.players, scores, strict=True)
        for color in [largest(owned)]
    ]
    return [
        PadLine(text="Most Gems of one colour", tallies=most, rule="YP-110"),
        PadLine(text="Most complete sets", tallies=sets, rule="YP-111"),
    ]


def objective_line(view: PortalView) -> PadLine:
    """Claimed Objectives (YP-115)."""
    counts = [len(owned.objectives) for owned in view.players]
    return PadLine(
        text=f"Objectives, {OBJECTIVE_POINTS} each",
        tallies=[Tally(points=OBJECTIVE_POINTS * count, sum=f"{count} claimed") for count in counts],
        icon=TROPHY,
        color="brass",
        rule="YP-115",
    )
