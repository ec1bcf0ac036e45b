"""What a position is worth, for bots. They call this on tables they imagine, never on the true one.

`value` judges a position; `inclination` weighs the options of a question as a hurried
barkeep would: seat a Hero where it takes most Gems, finish orders that lack one symbol, take Gems
that count most.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Any

from questboard.games.portal.content import HEROES, tile_actions
from questboard.games.portal.hooks import ACTIONS, PROGRESS
from questboard.games.portal.rules.geometry import (
    filled,
    free_seats,
    matching,
    order_at,
    order_gems,
    wants,
    window,
)
from questboard.games.portal.rules.scoring import (
    MOST_OF_ONE_POINTS,
    MOST_SETS_POINTS,
    OBJECTIVE_POINTS,
    SOLO_SET_POINTS,
    multipliers,
)
from questboard.games.portal.rules.setup import START_BLOCK
from questboard.games.portal.state import COLORS, EMPTY, PortalState
from questboard.kernel import Ask, Outcome

# ---- positions


def value(s: PortalState) -> list[float]:
    """About each player's chance to win; in solo, the score to be expected on a scale of its own."""
    points = prospects(s)
    if s.solo:
        return [solo_scale(points[0])]
    scale = 6 + 32 * room(s)  # a lead is the surer the later it is
    leads = [mine - max(points[:i] + points[i + 1 :]) for i, mine in enumerate(points)]
    return [1 / (1 + exp(-lead / scale)) for lead in leads]


def payoff(outcome: Outcome) -> list[float]:
    """What a solo score is worth."""
    return [solo_scale(outcome.scores[0])]


def solo_scale(points: float) -> float:
    """A solo score as a number between 0 and 1; 90 is in the middle."""
    return 1 / (1 + exp((90 - points) / 30))


def room(s: PortalState) -> float:
    """How much of the game is left: the share of empty slots that the row began with."""
    return s.row.count(EMPTY) / (len(s.row) - len(START_BLOCK[len(s.players)]))


def prospects(s: PortalState) -> list[float]:
    """The Victory Points that each player can expect: what counts now, and what it may grow to.

    The weights come from a linear fit to the final scores of 500 games between greedy bots.
    """
    left = room(s)
    symbols = multipliers(s)
    waiting = dict.fromkeys(COLORS, 0)
    for at in s.seats:
        if at is not None and at.face_up:
            waiting[HEROES[at.hero].color] += 1
    worth = [symbols[color] + left * (2.2 + 0.5 * waiting[color]) for color in COLORS]
    counts = [[area.count(color) for color in COLORS] for area in s.players]
    points = []
    for area, count in zip(s.players, counts, strict=True):
        expected = sum(map(mul, worth, count)) + OBJECTIVE_POINTS * len(area.objectives)
        expected += sum(PROGRESS[card](area, count) for card in s.objectives if card in PROGRESS) * 5.5
        expected += left * (6 * min(len(area.hand), 6) + 5 * area.potions + 6 * area.tiles["G"])
        points.append(expected)
    points[s.active] += 5 + 2.5 * left if not s.active_tile else 0
    if s.solo:
        points[0] += SOLO_SET_POINTS * min(counts[0])
        return points
    share_bonus(points, [max(count) for count in counts], MOST_OF_ONE_POINTS, left)
    share_bonus(points, [min(count) for count in counts], MOST_SETS_POINTS, left)
    return points


def share_bonus(points: list[float], measure: list[int], bonus: int, left: float) -> None:
    """Add the chance of an end bonus: who leads now has it the surer the later it is."""
    for player, mine in enumerate(measure):
        others = max(measure[:player] + measure[player + 1 :])
        points[player] += bonus / (1 + exp((others - mine) / (0.3 + 1.8 * left)))


# ---- options

PASSING = 0.25


def inclination(s: PortalState, ask: Ask[Any]) -> Sequence[float]:
    """A weight for each option of a question."""
    options = ask.options
    match ask.kind:
        case "tile":
            return [tile_weight(s, ask.seat, color) if color else PASSING for color in options]
        case "seat" if "hero" in ask.about:
            return [seat_weight(s, ask.about["hero"], seat) for seat in options]
        case "hero" if ask.rule in ("YP-058", "YP-124"):
            return [hero_weight(s, hero) if hero else PASSING for hero in options]
        case "slot":
            wanted = wants(s)
            food = ask.about["food"]
            return [30.0 if (slot, food) in wanted else 1.0 for slot in options]
        case "token":
            return token_weights(s, ask)
        case "color":
            return color_weights(s, ask)
        case "yes":
            return [3.0 if option else 1.0 for option in options]
        case _:
            return [PASSING if option is None else 1.0 for option in options]


def tile_weight(s: PortalState, player: int, color: str) -> float:
    """Tiles that seat Heroes, and Potions well used, are what a turn is for."""
    actions = tile_actions(s.options.tile_layout, color, s.players[player].tiles[color])
    return sum(ACTIONS[action].weight for action in actions)


def seat_weight(s: PortalState, hero: str, seat: int) -> float:
    """Gems that a Hero takes at a seat, and far more if it is a Perfect Match."""
    order, tokens = order_at(s, hero, seat), window(s.row, seat)
    weight = (0.3 + len(matching(order, tokens))) ** 3
    return weight + 40 if filled(order, tokens) else weight


def hero_weight(s: PortalState, hero: str) -> float:
    """The best seat for a Hero."""
    best = max((len(order_gems(s, hero, seat)) for seat in free_seats(s)), default=0)
    return 0.2 + float(best * best)


def token_weights(s: PortalState, ask: Ask[Any]) -> list[float]:
    """Swap tokens that complete an order; take out what nobody lacks."""
    wanted, row = wants(s), s.row
    slots = dict(wanted)
    one = ask.about.get("token")
    weights = []
    for slot in ask.options:
        if slot is None:
            weights.append(PASSING)
        elif one is None:
            weights.append(8.0 if slot in slots else 1.0)
        else:
            completes = slots.get(one) == row[slot] or slots.get(slot) == row[one]
            weights.append(40.0 if completes else 1.0)
    return weights


def color_weights(s: PortalState, ask: Ask[Any]) -> list[float]:
    """Take Gems that are worth most; give up those that are worth least."""
    symbols = multipliers(s)
    giving = ask.about.get("giving", False)
    weights = []
    for color in ask.options:
        if color is None:
            weights.append(PASSING)
        else:
            weights.append(1 / symbols[color] ** 2 if giving else float(symbols[color] ** 2))
    return weights
