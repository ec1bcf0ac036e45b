"""Final scoring: Gems times visible VP symbols, bonuses, Objectives."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.content import HEROES
from questboard.games.portal.state import COLORS, Color, Player, PortalPosition
from questboard.kernel import Fixed, Outcome
from questboard.language import mark

OBJECTIVE_POINTS = 5
MOST_OF_ONE_POINTS = 10
MOST_SETS_POINTS = 15
SOLO_SET_POINTS = 3


class Score(Fixed, frozen=True):
    """Where a player's Victory Points come from (YP-002)."""

    gems: int
    most_of_one: int
    most_sets: int
    objectives: int

    @property
    def so_far(self) -> int:
        """The Victory Points without the bonuses of the end."""
        return self.gems + self.objectives

    @property
    def total(self) -> int:
        """All Victory Points."""
        return self.gems + self.most_of_one + self.most_sets + self.objectives


def multipliers(s: PortalPosition) -> dict[str, int]:
    """Visible VP symbols: the deck's top or the printed one, and face-down Heroes (YP-106, YP-107)."""
    symbols = dict.fromkeys(COLORS, 1)
    for at in s.seats:
        if at is not None and not at.face_up:
            symbols[HEROES[at.hero].color] += 1
    if s.solo and s.options.solo_deck_top and s.deck_top:
        symbols[s.deck_top] += 1
    return symbols


def gem_points(s: PortalPosition, player: int) -> int:
    """Gems of each colour times its visible VP symbols (YP-105)."""
    area = s.players[player]
    return sum(area.count(color) * symbols for color, symbols in multipliers(s).items())


def largest(area: Player) -> Color:
    """The colour of which a player has the most Gems."""
    return max(COLORS, key=area.count)


def most_of_one(area: Player) -> int:
    """How many Gems a player has of the largest colour (YP-110)."""
    return max(map(area.count, COLORS))


def complete_sets(area: Player) -> int:
    """Complete sets: one Gem of each colour (YP-111)."""
    return min(map(area.count, COLORS))


def end_bonuses(areas: Sequence[Player]) -> list[tuple[int, int]]:
    """Each player's points for most Gems of one colour, and for sets (YP-110, YP-111, YP-127)."""
    most, sets = [most_of_one(area) for area in areas], [complete_sets(area) for area in areas]
    if len(areas) == 1:
        return [(0, SOLO_SET_POINTS * sets[0])]
    return [
        (MOST_OF_ONE_POINTS * (0 < mine == max(most)), MOST_SETS_POINTS * (0 < own == max(sets)))
        for mine, own in zip(most, sets, strict=True)
    ]


def final_scores(s: PortalPosition) -> list[Score]:
    """Every player's score if the game ended now."""
    return [
        Score(gem_points(s, player), most, sets, OBJECTIVE_POINTS * len(area.objectives))
        for player, (area, (most, sets)) in enumerate(zip(s.players, end_bonuses(s.players), strict=True))
    ]


def objectives(s: PortalPosition, player: int) -> int:
    """How many Objectives a player has claimed."""
    return len(s.players[player].objectives)


def all_gems(s: PortalPosition, player: int) -> int:
    """How many Gems a player has, White Diamonds included."""
    area = s.players[player]
    return sum(area.gems.values()) + sum(area.diamonds.values())


TIE_BREAKS = (
    (objectives, mark("more Objectives"), mark("tied on points, more Objectives")),
    (all_gems, mark("more Gems"), mark("tied on points, more Gems")),
)
"""What decides between players with the same points, one after the other (YP-001)."""


def outcome(s: PortalPosition) -> Outcome:
    """Who has won, and by which rule (YP-001)."""
    totals = tuple(score.total for score in final_scores(s))
    if s.solo:
        return Outcome(totals, (0,), "YP-128", "a solo game is neither won nor lost; the score counts")
    best = max(totals)
    leaders = [player for player, total in enumerate(totals) if total == best]
    reason = "the highest Victory Point total"
    if len(leaders) > 1 and s.options.tie_break == "objectives":
        for measure, _, told in TIE_BREAKS:
            most = max(measure(s, player) for player in leaders)
            ahead = [player for player in leaders if measure(s, player) == most]
            if len(ahead) == 1:
                return Outcome(totals, (ahead[0],), "YP-001", told)
            leaders = ahead
    if len(leaders) > 1:
        reason = "tied on points; the win is shared"
    return Outcome(totals, tuple(leaders), "YP-001", reason)
