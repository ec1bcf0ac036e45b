"""Final scoring: Gems times visible VP symbols, bonuses, Objectives."""

from __future__ import annotations

from questboard.games.portal.cards.objectives import most_of_one
from questboard.games.portal.content import HEROES
from questboard.games.portal.state import COLORS, SOLO_DECK, PortalState
from questboard.kernel import Fixed, Outcome

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
    def total(self) -> int:
        """All Victory Points."""
        return self.gems + self.most_of_one + self.most_sets + self.objectives


def multipliers(s: PortalState) -> dict[str, int]:
    """Visible VP symbols: the deck's top or the printed one, and face-down Heroes (YP-106, YP-107)."""
    symbols = dict.fromkeys(COLORS, 1)
    for at in s.seats:
        if at is not None and not at.face_up:
            symbols[HEROES[at.hero].color] += 1
    if s.solo and s.options.solo_deck_top and s.decks[SOLO_DECK]:
        symbols[HEROES[s.decks[SOLO_DECK][-1]].color] += 1
    return symbols


def gem_points(s: PortalState, player: int) -> int:
    """Gems of each colour times its visible VP symbols (YP-105)."""
    area = s.players[player]
    return sum(area.count(color) * symbols for color, symbols in multipliers(s).items())


def final_scores(s: PortalState) -> list[Score]:
    """Every player's score if the game ended now."""
    most = [most_of_one(area) for area in s.players]
    sets = [area.sets for area in s.players]
    scores = []
    for player, area in enumerate(s.players):
        if s.solo:
            kind_bonus, set_bonus = 0, SOLO_SET_POINTS * sets[player]
        else:
            kind_bonus = MOST_OF_ONE_POINTS * (0 < most[player] == max(most))
            set_bonus = MOST_SETS_POINTS * (0 < sets[player] == max(sets))
        objectives = OBJECTIVE_POINTS * len(area.objectives)
        scores.append(Score(gem_points(s, player), kind_bonus, set_bonus, objectives))
    return scores


def outcome(s: PortalState) -> Outcome:
    """Who has won, and by which rule (YP-001)."""
    totals = tuple(score.total for score in final_scores(s))
    if s.solo:
        return Outcome(totals, (0,), "YP-128", "a solo game is neither won nor lost; the score counts")
    best = max(totals)
    leaders = [player for player, total in enumerate(totals) if total == best]
    reason = "the highest Victory Point total"
    if len(leaders) > 1 and s.options.tie_break == "objectives":
        for measure, name in ((_objectives, "more Objectives"), (_all_gems, "more Gems")):
            most = max(measure(s, player) for player in leaders)
            ahead = [player for player in leaders if measure(s, player) == most]
            if len(ahead) == 1:
                return Outcome(totals, (ahead[0],), "YP-001", f"tied on points, {name}")
            leaders = ahead
    if len(leaders) > 1:
        reason = "tied on points; the win is shared"
    return Outcome(totals, tuple(leaders), "YP-001", reason)


def _objectives(s: PortalState, player: int) -> int:
    return len(s.players[player].objectives)


def _all_gems(s: PortalState, player: int) -> int:
    area = s.players[player]
    return sum(area.gems.values()) + sum(area.diamonds.values())
