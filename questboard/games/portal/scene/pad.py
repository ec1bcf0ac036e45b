"""The score pad of the end: every line with its sum, all players side by side, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.language import n, t
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
from questboard.games.portal.words import GEMS, gems_of
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
        note=t("Turn {turn}, {ending}", turn=view.turn, ending=how_it_ended(view)),
        rule=result.rule,
    )


def how_it_ended(view: PortalView) -> str:
    """Both ends of the row, or nobody who could do anything (YP-038, YP-070)."""
    if view.ending != NOBODY:
        return t("both ends of the row filled")
    return t("no tile could be used" if view.solo else "everybody passed")


# ---- the lines


def gem_line(view: PortalView, color: str) -> PadLine:
    """Gems of a colour times their visible symbols (YP-105)."""
    worth = multipliers(view)[color]
    counts = [owned.count(color) for owned in view.players]
    return PadLine(
        text=t("{gems}, worth {worth} each", gems=GEMS[color], worth=worth),
        tallies=[Tally(points=count * worth, sum=f"{count} {TIMES} {worth}") for count in counts],
        icon=GEM_ICON[color],
        color=JEWEL[color],
        rule="YP-105",
    )


def bonus_lines(view: PortalView, scores: Sequence[Score]) -> list[PadLine]:
    """Most Gems of one colour and most sets; in solo each set counts (YP-110, YP-111, YP-127)."""
    sets = [
        Tally(points=score.most_sets, sum=n("{count} set", "{count} sets", complete_sets(owned)))
        for owned, score in zip(view.players, scores, strict=True)
    ]
    if view.solo:
        return [
            PadLine(
                text=t("Complete sets, {points} each", points=SOLO_SET_POINTS), tallies=sets, rule="YP-127"
            )
        ]
    most = [
        Tally(points=score.most_of_one, sum=gems_of(color, owned.count(color)))
        for owned, score in zip(view.players, scores, strict=True)
        for color in [largest(owned)]
    ]
    return [
        PadLine(text=t("Most Gems of one colour"), tallies=most, rule="YP-110"),
        PadLine(text=t("Most complete sets"), tallies=sets, rule="YP-111"),
    ]


def objective_line(view: PortalView) -> PadLine:
    """Claimed Objectives (YP-115)."""
    counts = [len(owned.objectives) for owned in view.players]
    return PadLine(
        text=t("Objectives, {points} each", points=OBJECTIVE_POINTS),
        tallies=[
            Tally(points=OBJECTIVE_POINTS * count, sum=t("{count} claimed", count=count)) for count in counts
        ],
        icon=TROPHY,
        color="brass",
        rule="YP-115",
    )
