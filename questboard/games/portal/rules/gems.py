"""Gems and White Diamonds: earning and losing them."""

from __future__ import annotations

from typing import Any

from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.state import COLORS, Bonus, PortalState
from questboard.kernel import choose, emit


def open_colors(s: PortalState) -> list[str]:
    """Gem colours that can still be earned (YP-079)."""
    closed = s.supply.closed
    return [color for color in COLORS if color not in closed]


def gain(s: PortalState, player: int, colors: str, rule: str, **source: Any) -> str:
    """Take Gems from the supply as one change; returns those that were still to be had (YP-079).

    The source says whose order or bonus it is.
    """
    if not colors:
        return ""
    supply, area = s.supply, s.players[player]
    taken = closed = ""
    for color in colors:
        if color in supply.closed:
            continue
        supply.gems[color] -= 1
        if not supply.gems[color]:
            supply.closed.append(color)
            closed += color
        area.gems[color] += 1
        taken += color
    if taken:
        area.turn_gems += len(taken)
        emit(s, "gained", rule, player=player, gems=taken, **source)
        for color in closed:
            emit(s, "closed", "YP-079", color=color)
        claim_objectives(s)
    if len(taken) < len(colors):
        emit(s, "missed", "YP-079", player=player, gems=_missing(colors, taken))
    return taken


def _missing(due: str, taken: str) -> str:
    for color in taken:
        due = due.replace(color, "", 1)
    return due


def give_back(s: PortalState, player: int, color: str, rule: str) -> None:
    """Return a standard Gem to the supply; a closed colour stays closed (YP-079)."""
    s.players[player].gems[color] -= 1
    s.supply.gems[color] += 1
    emit(s, "returned", rule, player=player, color=color)


def steal(s: PortalState, player: int, victim: int, color: str, rule: str) -> None:
    """Take a standard Gem from another player."""
    s.players[victim].gems[color] -= 1
    area = s.players[player]
    area.gems[color] += 1
    area.turn_gems += 1
    emit(s, "stole", rule, player=player, player_from=victim, color=color)
    claim_objectives(s)


async def take_diamond(s: PortalState, player: int, rule: str, bonus: Bonus) -> None:
    """Take a White Diamond and assign it at once (YP-062, YP-081); it may be part of a bonus."""
    if not s.supply.diamonds:
        emit(s, "no_diamond", "YP-079", player=player)
        return
    color = await choose(
        player, "Assign the White Diamond to which colour?", COLORS, "diamond", "YP-081", **bonus
    )
    s.supply.diamonds -= 1
    area = s.players[player]
    area.diamonds[color] += 1
    area.turn_gems += 1
    emit(s, "diamond", rule, player=player, color=color, **bonus)
    claim_objectives(s)
