"""Objectives: who fulfils them, and in the solo game where they lie and when they are lost."""

from __future__ import annotations

from questboard.games.portal.content import OBJECTIVES
from questboard.games.portal.hooks import GOALS
from questboard.games.portal.rules.geometry import first_slot
from questboard.games.portal.state import EMPTY, PortalState
from questboard.kernel import emit


def claim_objectives(s: PortalState) -> None:
    """Give face-up Objectives to the players who fulfil them, the active player first (YP-097)."""
    if not s.objectives:
        return
    goals = [GOALS[card] for card in s.objectives]
    for area in s.players:
        for met in goals:
            if met(s, area):
                _claim(s)
                return


def _claim(s: PortalState) -> None:
    areas, active = s.players, s.active
    fulfilled = [
        (player, card)
        for player in (*range(active, len(areas)), *range(active))
        for card in s.objectives
        if GOALS[card](s, areas[player])
    ]
    for player, card in fulfilled:
        if card in s.objectives:  # nobody earlier in the order has just claimed it
            s.objectives.remove(card)
            areas[player].objectives.append(card)
            uncover(s, card)
            emit(s, "claimed", "YP-097", player=player, objective=card)


# ---- solo


def x_slot(seat: int, card: str) -> int:
    """The slot under the X of an Objective that lies on an end seat (YP-125)."""
    return first_slot(seat) + OBJECTIVES[card].x - 1


def lose_reached_objectives(s: PortalState) -> None:
    """An Objective whose X the row has reached is taken off the table (YP-125)."""
    for seat, card in list(s.covered.items()):
        if s.row[slot := x_slot(seat, card)] != EMPTY:
            s.objectives.remove(card)
            uncover(s, card)
            emit(s, "objective_lost", "YP-125", objective=card, slot=slot)


def uncover(s: PortalState, card: str) -> None:
    """The spot of an Objective that has left becomes a free seat (YP-126)."""
    for seat, lying in list(s.covered.items()):
        if lying == card:
            del s.covered[seat]
