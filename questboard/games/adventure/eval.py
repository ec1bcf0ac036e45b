"""What a position is worth, for bots; what a finished adventure was worth, for everybody.

Bots call these on imagined tables. What a player in a hurry does follows rules of thumb (`options`); the
value of a position was fitted to how games of such players ended. What bots win with it is in the docs.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from questboard.games.adventure.content import (
    MONSTERS,
    POWERS,
)
from questboard.games.adventure.rules.exploring import edge_tiles
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.rules.ways import late_rounds, tiles_placed
from questboard.games.adventure.state import AdventurePosition, Hero
from questboard.kernel import Outcome


def progress(s: AdventurePosition, won: bool | None = None) -> int:
    """How far the Heroes came in a finished adventure: up to 95 for a loss, at least 50 for a win.

    `won` says it for one side, where not all win or lose together.
    """
    assert s.ending is not None
    before = s.campaign
    if s.ending.won if won is None else won:
        heroes = sum([hero.escaped or hero.hp > 0 for hero in s.heroes])
        late = late_rounds(s) + (before.late if before else 0)
        return max(50, 100 + 10 * s.surges + 5 * heroes - late) + 10 * quest(s).full_success(s)
    tiles = tiles_placed(s) + (before.tiles if before else 0)
    return min(95, 2 * tiles + 3 * (s.defeated + (before.defeated if before else 0)))


def payoff(outcome: Outcome) -> list[float]:
    """A win counts 1; a loss up to a tenth, by how far the party came."""
    return [1.0 if seat in outcome.winners else far / 1000 for seat, far in enumerate(outcome.progress)]


# ---- the value of a position


SURGE_WORTH, SPARE_SURGE_WORTH, FRIEND_WORTH = 0.8, 0.37, 0.8
"""In log odds of winning: each of the first two healing surges, each further one, and Villagers."""
HIT_POINT_WORTH, LEVEL_WORTH, ITEM_WORTH, DAILY_WORTH, UTILITY_WORTH = 0.055, 0.3, 0.05, 0.2, 0.2
EXPERIENCE_WORTH, MOST_EXPERIENCE = 0.02, 15
CONDITION_COST, CURSE_COST, MARKER_COST = 0.16, 0.25, 0.1
WEAK, WEAK_COST, ENDANGERED_COST, DOOM_COST = 2, 0.15, 0.9, 1.2
"""A Hero with so few hit points, with and without a surge left; one who is down without a surge."""
CLOSE_COST, FAR_COST = 0.36, 0.16
"""Each point of harm that a Monster does, near a Hero and elsewhere, when all is still to be done."""
QUEST_COST, WAY_COST, PROSPECT = 6.0, 0.5, 2.0
"""The whole quest, the way to its goal, and what a party begins with."""
LOSS_COST = 0.5
"""What a lost game takes away from a campaign that goes on, in won games."""
FULL_PARTY = 4
"""The figures were fitted to games of this many Heroes; what is counted by Heroes is scaled to it."""


def value(s: AdventurePosition) -> list[float]:
    """About the party's chance to win: of a campaign, the part of its games that will be won."""
    count = len(s.heroes)
    if s.ending is not None:
        return [float(s.ending.won)] * count
    if not all(hero.name for hero in s.heroes):
        return [0.5] * count
    won, games = games_won(s), games_in_all(s)
    todo = 1 + won - games * quest(s).progress(s)
    odds = PROSPECT - QUEST_COST * todo + WAY_COST * nearness(s) + stock(s)
    odds += (sum([strength(s, hero) for hero in s.heroes]) - todo * opposition(s)) * FULL_PARTY / count
    chance = 1 / (1 + exp(-odds))
    if s.campaign is not None:
        chance = max(0.0, won + chance - LOSS_COST * s.campaign.losses) / games
    return [chance] * count


def games_won(s: AdventurePosition) -> int:
    """How many games of a campaign are won; an adventure is its own first game."""
    return s.campaign.game - 1 if s.campaign else 0


def games_in_all(s: AdventurePosition) -> int:
    """How many games have to be won, in an adventure one."""
    return quest(s).games


def stock(s: AdventurePosition) -> float:
    """What the party has in common: healing surges, Experience, Villagers; and Traps and Hazards."""
    down = sum([hero.hp <= 0 and not hero.escaped for hero in s.heroes])
    worth = SURGE_WORTH * min(2, s.surges) + SPARE_SURGE_WORTH * max(0, s.surges - 2)
    worth += EXPERIENCE_WORTH * min(experience(s), MOST_EXPERIENCE)
    worth += FRIEND_WORTH * sqrt(sum([friend.hp for friend in s.friends.values()]))
    return worth - DOOM_COST * max(0, down - s.surges) - MARKER_COST * len(s.markers)


def strength(s: AdventurePosition, hero: Hero) -> float:
    """What a Hero still has: hit points, powers, items."""
    if hero.escaped:
        return HIT_POINT_WORTH * hero.card.hit_points
    worth = HIT_POINT_WORTH * hero.hp + LEVEL_WORTH * (hero.level - 1) + ITEM_WORTH * len(hero.items)
    worth -= CONDITION_COST * len(hero.conditions) + CURSE_COST * len(hero.curses)
    if hero.hp <= WEAK:
        worth -= WEAK_COST if s.teams[hero.team].surges else ENDANGERED_COST
    for card in hero.powers:
        kind = POWERS[card].type
        if kind != "at-will" and card not in hero.used:
            worth += DAILY_WORTH if kind == "daily" else UTILITY_WORTH
    return worth


def opposition(s: AdventurePosition) -> float:
    """What the Monsters in play cost; Villains are part of the quest."""
    if not s.figures:
        return 0.0
    reach = 0
    for hero in s.heroes:
        if hero.hp > 0 and hero.square >= 0:
            reach |= s.board.within(hero.tile, 1)
    cost = 0.0
    for name, figure in s.figures.items():
        if not figure.villain:
            left = s.max_hp(name) - figure.damage
            near = CLOSE_COST if s.base(name) & reach else FAR_COST
            cost += near * harmfulness(figure.name) * left**0.5
    return cost


def nearness(s: AdventurePosition) -> float:
    """How near the Heroes are to where they want to be: 1 when all are there."""
    goals = wanted_tiles(s)
    if not goals:
        return 0.5
    far = [s.board.tiles_from(goal) for goal in goals]
    total = 0.0
    for hero in s.heroes:
        if hero.escaped:
            total += 1
        elif hero.square >= 0:
            total += 1 / (1 + min([distances[hero.tile] for distances in far]))
    return total / len(s.heroes)


def wanted_tiles(s: AdventurePosition) -> list[int]:
    """The tiles that the quest wants to be on; where it names none, those at the front."""
    return quest(s).goals(s) or (front(s) if s.stack.count else [])


def front(s: AdventurePosition) -> list[int]:
    """The tiles with unexplored edges that are near to the whole party, so that it stays together."""
    tiles = edge_tiles(s)
    far = [distance_to_party(s, slot) for slot in tiles]
    near = min(far, default=0.0) + FRONT
    return [slot for slot, distance in zip(tiles, far, strict=True) if distance <= near]


FRONT = 0.7
"""How many tiles farther than the nearest unexplored edge the Heroes look for another."""


def distance_to_party(s: AdventurePosition, slot: int) -> float:
    """How many tiles the Heroes are from a tile, on average."""
    far = s.board.tiles_from(slot)
    there = [min(far[hero.tile], 9) for hero in s.heroes if hero.square >= 0]
    return sum(there) / len(there) if there else 0.0


@cache
def harmfulness(kind: str) -> float:
    """About the damage that a Monster does each time it acts; conditions and new tiles count too."""
    most = 0.0
    for tactic in MONSTERS[kind].tactics:
        for attack in [tactic.attack] if tactic.attack else [ray for _, ray in MONSTERS[kind].rays]:
            chance = min(1.0, (21 + attack.bonus - ARMOR_CLASS) / 20)
            each = chance * (attack.damage + 0.4 * len(attack.hit)) + (1 - chance) * attack.miss
            most = max(most, each * tactic.times * VICTIMS.get(tactic.at, 1.0))
        if tactic.explore:
            most += 0.5
    return most


ARMOR_CLASS = 16
"""What most Heroes have."""
VICTIMS = {
    "each on tile": 1.5,
    "each on its tile": 1.5,
    "each within 1": 2.5,
    "each adjacent": 1.5,
    "each of the crowd": 2.0,
    "two closest": 2.0,
}
"""How many Heroes are hurt by an attack on several, more or less."""
