"""How good a position is: about the party's chance to win.

It counts in log odds. The figures were fitted to positions of games that hurried players had played.
"""

from __future__ import annotations

from math import exp

from questboard.games.dragonfire.appraisal import worth_of
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.points import tally
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import DragonfirePosition


def value(s: DragonfirePosition) -> list[float]:
    """About the party's chance to win, the same for every seat."""
    count = len(s.sheets)
    if not s.characters or not s.scene:
        return [0.5] * count
    return [1 / (1 + exp(-_judgement(s)))] * count


def _judgement(s: DragonfirePosition) -> float:
    """The log odds of winning, as hurried players have won from positions like this one."""
    count = len(s.characters)
    ahead = scenes(s) - s.scene
    total = sum(_standing(s, seat) for seat in range(count))
    total -= 0.27 * sum(foe.levels[index].amount for foe in s.encounters for index in foe.uncleared)
    total += 0.5 * sum(sum(tally(play.damage)) + 2 * play.levels for play in s.turn.plays)
    return (
        total / count
        - 3.1 * ahead
        + 2.0 * (ahead > 1)
        - 0.32 * s.dragonfire_level
        + quest(s).odds(s)
        + PARTIES[count]
        + quest(s).ease
    )


def _standing(s: DragonfirePosition, seat: int) -> float:
    """What the state of a character adds to the party's chances."""
    character = s.characters[seat]
    if character.unconscious:
        return -4.0
    hand = sum(worth_of(s, seat, card) for card in character.hand)
    spoils = sum(CARDS[card].cost for card in (*character.deck, *character.hand, *character.discard))
    standing = 0.22 * hand + 0.02 * spoils + 0.18 * character.gold - 2.5 * character.exhausted
    if not character.hp:
        return standing - 0.5
    blow = max(0, forecast(s, seat) - character.hp + 1)
    return standing + 0.3 * character.hp - 0.33 * blow + quest(s).standing(s, seat)


PARTIES = {2: -2.6, 3: -0.7, 4: 0.0, 5: -0.3, 6: 0.8}
"""How much easier it is for parties of other sizes than four, in log odds."""
