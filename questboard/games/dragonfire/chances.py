"""How good a position is: about the party's chance to win.

It counts in log odds. The figures were fitted to positions of games that hurried players had played.
"""

from __future__ import annotations

from math import exp

from questboard.games.dragonfire.appraisal import worth_of
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.damage import tally
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import DragonfireState


def value(s: DragonfireState) -> list[float]:
    """About the party's chance to win, the same for every seat."""
    count = len(s.sheets)
    if not s.characters or not s.scene:
        return [0.5] * count
    return [1 / (1 + exp(-_judgement(s)))] * count


def _judgement(s: DragonfireState) -> float:
    """The log odds of winning, as hurried players have won from positions like this one."""
    count = len(s.characters)
    ahead = scenes(s) - s.scene
    total = sum(_standing(s, seat) for seat in range(count))
    total -= 0.22 * sum(foe.levels[index].amount for foe in s.encounters for index in foe.uncleared)
    total += 0.59 * sum(sum(tally(play.damage)) + 2 * play.levels for play in s.turn.plays)
    if s.adventure == "bodyguards":
        total += 1.7 * (s.notes.get("client-hp", 0) - count)
    return (
        total / count
        - 3.0 * ahead
        + 1.8 * (ahead > 1)
        - 0.42 * s.dragonfire_level
        + PARTIES[count]
        + ADVENTURES[s.adventure]
    )


def _standing(s: DragonfireState, seat: int) -> float:
    """What the state of a character adds to the party's chances."""
    character = s.characters[seat]
    if character.unconscious:
        return -2.0
    hand = sum(worth_of(s, seat, card) for card in character.hand)
    spoils = sum(CARDS[card].cost for card in (*character.deck, *character.hand, *character.discard))
    standing = 0.26 * hand + 0.03 * spoils + 0.24 * character.gold - 1.3 * character.exhausted
    if not character.hp:
        return standing - 2.8
    blow = max(0, forecast(s, seat) - character.hp + 1)
    return standing + 0.26 * character.hp - 0.43 * blow - 1.1 * character.marks.get("infection", 0)


PARTIES = {2: -3.4, 3: -2.0, 4: 0.0, 5: -1.3, 6: -0.5}
"""How much harder it is for parties of other sizes than four, in log odds."""
ADVENTURES = {
    "the-village-is-attacked": 3.5, "dungeon-crawl": 0.8, "wastes-of-ancient-empire": -0.5,
    "the-portcullis-is-breached": 1.3, "bodyguards": 1.7, "unholy-presence": 0.5, "descent-into-chaos": 0.0,
    "slaadi-plague": 0.4,
}  # fmt: skip
"""How much easier some Adventures are than others, in log odds."""
