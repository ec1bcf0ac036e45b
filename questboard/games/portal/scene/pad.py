"""The score pad of the end: every line with its sum, all players side by side, and what decided."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.rules.scoring import (
    OBJECTIVE_POINTS,
    SOLO_SET_POINTS,
    TIE_BREAKS,
    Score,
    complete_sets,
    final_scores,
    largest,
    multipliers,
    outcome,
)
from questboard.games.portal.scene.symbols import GEM_ICON, JEWEL, TROPHY
from questboard.games.portal.state import COLORS, NOBODY, PortalView
from questboard.games.portal.words import GEM, GEMS, listed, plural
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
        title=title(view, names, result.winners),
        names=list(names),
        decided=decided(view, names, lines),
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


# ---- what came of it


def title(view: PortalView, names: Sequence[str], winners: Sequence[int]) -> str:
    """The headline: whose evening it was."""
    if view.solo:
        return f"{plural(outcome(view).scores[0], 'point')} for {names[0]}"
    if len(winners) == 1:
        return f"{names[winners[0]]} keeps the merriest table"
    return f"{listed([names[seat] for seat in winners])} share the merriest table"


def decided(view: PortalView, names: Sequence[str], lines: Sequence[PadLine]) -> str:
    """By how much the game was won and by what; who came level, and what told them apart."""
    result = outcome(view)
    if view.solo:
        return "A solo game is neither won nor lost; the score counts."
    best = max(result.scores)
    leaders = [seat for seat, total in enumerate(result.scores) if total == best]
    if len(leaders) == 1:
        return ahead(names, lines, result.scores, leaders[0])
    tied = f"{listed([names[seat] for seat in leaders])} are level at {plural(best, 'point')}"
    if len(result.winners) > 1:
        return f"{tied}; nothing tells the winners apart." if broken(view) else f"{tied} and share the win."
    return f"{tied}; {tie_break(view, leaders, result.winners[0])}."


def broken(view: PortalView) -> bool:
    """Whether ties are broken at this table."""
    return view.options.tie_break == "objectives"


def ahead(names: Sequence[str], lines: Sequence[PadLine], scores: Sequence[int], winner: int) -> str:
    """The lead over the next, and the line that did most for it."""
    second = max((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: scores[seat])
    lead = scores[winner] - scores[second]

    def gain(line: PadLine) -> int:
        return line.tallies[winner].points - line.tallies[second].points

    most = max(lines, key=gain)
    mine, other = most.tallies[winner].points, most.tallies[second].points
    name = most.text.partition(",")[0]
    return (
        f"{plural(scores[winner], 'point')}, {lead} ahead of {names[second]}. "
        f"{name} decided: {plural(mine, 'point')} against {other}."
    )


def tie_break(view: PortalView, leaders: Sequence[int], winner: int) -> str:
    """What told players with the same points apart (YP-001)."""
    for measure, name in TIE_BREAKS:
        mine = measure(view, winner)
        others = [measure(view, seat) for seat in leaders if seat != winner]
        if mine > max(others):
            return f"{name} decided, {mine} against {max(others)}"
    raise ValueError("nothing tells the players apart")
