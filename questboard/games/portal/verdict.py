"""What came of an evening: whose it was, by how much, by what, and what told equals apart."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.language import t
from questboard.games.portal.rules.scoring import TIE_BREAKS, final_scores, multipliers, outcome
from questboard.games.portal.state import COLORS, PortalView
from questboard.games.portal.words import GEMS, listed, points_in_words


def title(view: PortalView, names: Sequence[str]) -> str:
    """The headline: whose evening it was."""
    result = outcome(view)
    if view.solo:
        return t("{points} for one evening", points=points_in_words(result.scores[0]))
    winners = listed([names[seat] for seat in result.winners])
    if len(result.winners) == 1:
        return t("{winner}'s table was the merriest", winner=winners)
    return t("{winners}'s tables were equally merry", winners=winners)


def decided(view: PortalView, names: Sequence[str]) -> str:
    """By how much the game was won and by what; who came level, and what told them apart."""
    result = outcome(view)
    if view.solo:
        return t("A solo game is neither won nor lost; the score counts.")
    best = max(result.scores)
    leaders = [seat for seat, total in enumerate(result.scores) if total == best]
    if len(leaders) == 1:
        return ahead(view, names, result.scores, leaders[0])
    tied = t(
        "{players} are level at {points}",
        players=listed([names[seat] for seat in leaders]),
        points=points_in_words(best),
    )
    if len(result.winners) == 1:
        return f"{tied}; {tie_break(view, leaders, result.winners[0])}."
    broken = view.options.tie_break == "objectives"
    return (
        t("{tied}; nothing tells the winners apart.", tied=tied)
        if broken
        else t("{tied} and share the win.", tied=tied)
    )


def ahead(view: PortalView, names: Sequence[str], scores: Sequence[int], winner: int) -> str:
    """The lead over the next, and what did most for it."""
    second = max((seat for seat in range(len(scores)) if seat != winner), key=lambda seat: scores[seat])
    mine, other = parts(view, winner), parts(view, second)
    most = max(mine, key=lambda part: mine[part] - other[part])
    return t(
        "{points}, {lead} ahead of {second}. {most} decided: {earned} against {other}.",
        points=points_in_words(scores[winner]),
        lead=scores[winner] - scores[second],
        second=names[second],
        most=most,
        earned=points_in_words(mine[most]),
        other=other[most],
    )


def parts(view: PortalView, player: int) -> dict[str, int]:
    """What a player's points come from."""
    score, worth, owned = final_scores(view)[player], multipliers(view), view.players[player]
    return {
        **{GEMS[color]: owned.count(color) * worth[color] for color in COLORS},
        t("Most Gems of one colour"): score.most_of_one,
        t("Most complete sets"): score.most_sets,
        t("Objectives"): score.objectives,
    }


def tie_break(view: PortalView, leaders: Sequence[int], winner: int) -> str:
    """What told players with the same points apart (YP-001)."""
    for measure, name, _ in TIE_BREAKS:
        mine = measure(view, winner)
        others = [measure(view, seat) for seat in leaders if seat != winner]
        if mine > max(others):
            return t("{what} decided, {mine} against {other}", what=t(name), mine=mine, other=max(others))
    raise ValueError("nothing tells the players apart")
