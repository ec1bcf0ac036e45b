"""Advice for bots: how good a position is, and what a hurried player would rather do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.foes import strength
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import DragonfireState
from questboard.kernel import Ask


def value(s: DragonfireState) -> list[float]:
    """About the party's chance to win, the same for every seat."""
    count = len(s.sheets)
    if not s.characters or not s.scene:
        return [0.5] * count
    health = sum(
        max(0, each.hp) / each.max_hp - 0.3 * each.exhausted - each.unconscious for each in s.characters
    )
    threat = sum(strength(s, foe) + 0.3 * len(foe.uncleared) for foe in s.encounters)
    power = sum(CARDS[card].cost for each in s.characters for card in (*each.hand, *each.deck, *each.discard))
    done = (s.scene - 1) / scenes(s)
    score = 0.35 + 0.3 * done + 0.25 * health / count - 0.02 * threat / count + 0.004 * power / count
    return [min(0.97, max(0.03, score))] * count


ACT_WEIGHTS = {"play": 6.0, "instead": 1.0, "repack": 1.0, "assist": 4.0, "use": 4.0, "buy": 4.0, "market": 1.0,
               "discard": 0.02, "put away": 0.01, "done": 1.0, "others": 0.05, "quiet": 0.01}  # fmt: skip


def inclination(s: DragonfireState, ask: Ask[Any]) -> Sequence[float]:
    """What a hurried player would rather do."""
    if ask.kind == "act":
        return [0.3 if option is None else ACT_WEIGHTS[option[0]] for option in ask.options]
    if ask.kind == "aim":
        return [30.0, *([0.1] * (len(ask.options) - 1))]
    return [1.0] * len(ask.options)
