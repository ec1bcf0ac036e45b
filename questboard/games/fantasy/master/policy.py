"""What the automatic Dungeon Master does."""

from __future__ import annotations

from typing import Any

from questboard.games.fantasy.rules import monsters
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import FantasyState
from questboard.kernel import Ask


def next_monster(s: FantasyState, waiting: list[str]) -> str:
    """Which monster acts next."""
    return waiting[0]


@STEPS
async def monster_plays(s: FantasyState, uid: str) -> None:
    """A monster takes its turn."""
    monster = s.monster(uid)
    while monster is not None and monster in s.monsters and (s.turn.actions or s.turn.moving):
        found = [each for each in monsters.options(s, monster) if each[0] != "fly"]
        attacks = [each for each in found if each[0] == "attack"]
        await monsters.do(s, monster, attacks[0] if attacks else s.luck.pick(found))
        if settle(s):
            return


def best_entry(s: FantasyState, places: list[int]) -> list[int]:
    """Where roaming monsters come in, the best place first."""
    return places


def best_arrival(s: FantasyState, places: list[int]) -> list[int]:
    """Where other monsters come in, the best place first."""
    return places


def advise(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """What the automatic Dungeon Master would rather answer."""
    return [1.0] * len(ask.options)
