"""What a position is worth, for bots; what a finished adventure was worth, for everybody.

Bots call these on imagined tables. The figures are rules of thumb, set by playing many games; what
they win with is in the docs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from questboard.games.adventure.board import FAR
from questboard.games.adventure.content import ENCOUNTERS, MONSTERS, POWERS, TILES, TREASURES, Power, Reach
from questboard.games.adventure.rules.combat import armor_of, item_bonus
from questboard.games.adventure.rules.distance import TILES as TILE_REACH
from questboard.games.adventure.rules.distance import figures_on, in_reach
from questboard.games.adventure.rules.exploring import edge_tiles
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.state import AdventureState, Foe
from questboard.kernel import Ask, Outcome


def score(s: AdventureState) -> int:
    """The score of a finished adventure: up to 95 for a loss, at least 50 for a win."""
    assert s.ending is not None
    before = s.campaign
    if s.ending.won:
        heroes = sum([hero.escaped or hero.hp > 0 for hero in s.heroes])
        late = late_rounds(s) + (before.late if before else 0)
        return max(50, 100 + 10 * s.surges + 5 * heroes - late) + 10 * s.notes.get("full success", 0)
    tiles = tiles_placed(s) + (before.tiles if before else 0)
    return min(95, 2 * tiles + 3 * (s.defeated + (before.defeated if before else 0)))


def late_rounds(s: AdventureState) -> int:
    """Rounds over the twentieth."""
    return max(0, s.round - 20)


def tiles_placed(s: AdventureState) -> int:
    """How many tiles have been placed, those of the start left out."""
    return sum([TILES[placed.tile].triangle != "none" for placed in s.dungeon.tiles])


def payoff(outcome: Outcome) -> list[float]:
    """A win counts 1; a loss up to a tenth, by how far the party came."""
    worth = 1.0 if outcome.winners else outcome.scores[0] / 1000
    return [worth] * len(outcome.scores)


# ---- the value of a position


def value(s: AdventureState) -> list[float]:
    """About the party's chance to win: progress, health, what threatens, what is in hand."""
    count = len(s.heroes)
    if s.ending is not None:
        return [float(s.ending.won)] * count
    health = burden = wealth = 0.0
    downed = 0
    for hero in s.heroes:
        if not hero.name:
            return [0.5] * count
        if hero.escaped:
            health += 1
            continue
        health += max(hero.hp, 0) / hero.card.hit_points
        downed += hero.hp <= 0
        burden += len(hero.conditions) + 1.5 * len(hero.curses)
        wealth += len(hero.items) + 1.5 * (hero.level - 1) - 0.5 * len(hero.used)
    lifelines = s.surges - downed
    threat = 0.0
    for name, figure in s.figures.items():
        left = s.max_hp(name) - figure.damage
        threat += 0.6 + 0.3 * left
    outlook = (
        -1.4
        + 4.5 * quest(s).progress(s)
        + 2.2 * (health / count - 0.6)
        + (0.7 * min(lifelines, 3) if lifelines >= 0 else -2.5)
        - 0.5 * threat / count
        - 0.25 * burden / count
        + 0.15 * wealth / count
        + 0.04 * min(experience(s), 15)
        + 0.5 * nearness(s)
    )
    return [1 / (1 + exp(-outlook))] * count


def nearness(s: AdventureState) -> float:
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


def wanted_tiles(s: AdventureState) -> list[int]:
    """The tiles that the quest wants to be on; where it names none, those at unexplored edges."""
    return quest(s).goals(s) or (edge_tiles(s) if s.stack.count else [])


# ---- what a hurried player would do


DECISIVE = 5
"""Weights are raised to this power: what looks better is done nearly always."""


def inclination(s: AdventureState, ask: Ask[Any]) -> Sequence[float]:
    """A quick weight for each option."""
    return [weight**DECISIVE for weight in weigh(s, ask)]


def weigh(s: AdventureState, ask: Ask[Any]) -> Sequence[float]:
    """What each option looks worth at a glance."""
    match ask.kind:
        case "act":
            return weigh_acts(s, ask.seat, ask.options)
        case "foe" | "figure":
            return [weigh_foe(s, ask.seat, option) for option in ask.options]
        case "target":
            return [weigh_target(s, option) for option in ask.options]
        case "payment":
            return weigh_payments(s, ask)
        case "yes":
            return [3.0, 1.0]
        case "card":
            return [0.5 if option is None else 1.0 for option in ask.options]
        case _:
            return [1.0] * len(ask.options)


def weigh_acts(s: AdventureState, seat: int, options: Sequence[Any]) -> list[float]:
    """Attack what can be attacked, heal who is hurt, go where there is something to do."""
    squares = weigh_squares(s, seat)
    weights = []
    for option in options:
        match option[0]:
            case "move":
                weights.append(squares(option[1]))
            case "use":
                weights.append(weigh_card(s, seat, option[1]))
            case "done":
                weights.append(2.0 if s.turn.actions >= 2 else 0.15)
            case "take":
                weights.append(20.0)
            case "open":
                weights.append(6.0)
            case _:
                weights.append(1.5)
    return weights


def best_reach(s: AdventureState, seat: int) -> Reach:
    """How far the Hero's attacks reach at best."""
    best: Reach = "adjacent"
    for card in s.heroes[seat].powers:
        power = POWERS[card]
        if power.use == "attack" and power.type == "at-will" and power.reach in TILE_REACH:
            if best == "adjacent" or TILE_REACH[power.reach] > TILE_REACH[best]:
                best = power.reach
    return best


def weigh_squares(s: AdventureState, seat: int) -> Any:
    """A function that weighs a square to move to."""
    hero, board = s.heroes[seat], s.board
    attacking = not s.turn.attacked and s.turn.actions < 2
    foes = s.foe_squares()
    reach = best_reach(s, seat)
    hunting = 0
    if attacking and foes:
        if reach == "adjacent":
            hunting = board.around(foes)
        else:
            tiles = TILE_REACH[reach]
            for slot in s.tiles_of(foes):
                hunting |= board.within(slot, tiles)
    healthy = hero.hp * 2 >= hero.card.hit_points or s.surges > 0
    along = 0
    if s.stack.count and healthy and len(s.figures) <= len(s.heroes) + 1:
        for mask in board.edges.values():
            along |= mask
    goals = wanted_tiles(s)
    far = [board.tiles_from(goal) for goal in goals[:6]]
    here = min([distances[hero.tile] for distances in far], default=FAR) if hero.square >= 0 else FAR
    exits = quest(s).exits(s, seat)

    def weigh(square: int) -> float:
        bit = 1 << square
        weight = 0.1
        if hunting & bit:
            weight += 3.0
        if along & bit:
            weight += 1.5
        if exits & bit:
            weight += 10.0
        if far:
            there = min([distances[square >> 4] for distances in far])
            if there < here:
                weight += 0.8 * (here - there)
        return weight

    return weigh


def weigh_card(s: AdventureState, seat: int, card: str) -> float:
    """What using a card is worth at a glance."""
    printed = POWERS.get(card) or TREASURES[card]
    hero = s.heroes[seat]
    if card in HEALING:
        missing = max([each.card.hit_points - each.hp for each in s.heroes if not each.escaped], default=0)
        return 8.0 if missing >= 3 else 0.3 if missing else 0.02
    if isinstance(printed, Power):
        if printed.use == "attack":
            worth = 6.0
            if printed.type == "daily":
                strong = any(s.max_hp(f) - s.figures[f].damage >= 2 for f in s.figures)
                worth = 8.0 if strong else 2.0
            return worth + printed.damage
        if printed.type == "daily":
            return 5.0
        return 1.0
    if printed.attack is not None:
        return 8.0
    return 1.0 if hero.hp > 0 else 0.5


HEALING: list[str] = []
"""Cards that are used when somebody is hurt; the boxes enter theirs."""


def weigh_foe(s: AdventureState, seat: int, foe: Foe | None) -> float:
    """Prefer foes that can be hit and that fall soon; Villains and objects of the quest matter most."""
    if foe is None:
        return 0.5
    if foe in s.objects:
        return 8.0
    if foe not in s.figures:
        return 1.0
    figure = s.figures[foe]
    left = s.max_hp(foe) - figure.damage
    chance = min(1.0, max(0.05, (21 - (armor_of(s, foe) - 7)) / 20))
    worth = 4.0 if MONSTERS[figure.name].villain else 1.0 + 0.5 * MONSTERS[figure.name].experience
    return worth * chance / left**0.5


def weigh_target(s: AdventureState, name: str) -> float:
    """When the players choose whom a Monster attacks, those who can bear it."""
    for hero in s.heroes:
        if hero.name == name:
            return 0.2 + hero.hp**1.5
    return 0.5


def weigh_payments(s: AdventureState, ask: Ask[Any]) -> list[float]:
    """Cancel cards that hurt many, pay without waste, level up gladly."""
    card = ask.about.get("encounter")
    eager = 2.0
    if card is not None:
        printed = ENCOUNTERS[card]
        damage = printed.attack.damage + len(printed.attack.hit) if printed.attack else 0
        eager = 0.6 + damage * (1.5 if printed.at in ("all", "tile", "within 1") else 0.7)
        eager += 1.5 if printed.kind in ("curse", "trap", "hazard") else 0.0
        eager -= 3.0 if printed.again else 0.0
    return [
        1.5 if option is None else max(0.05, eager) / (1 + max(0, sum(option) - 5)) for option in ask.options
    ]


def hit_chance(s: AdventureState, seat: int, foe: Foe, bonus: int, reach: Reach) -> float:
    """The chance that an attack with a bonus hits a foe."""
    square = s.heroes[seat].square
    beside = foe in figures_on(s, in_reach(s, square, "adjacent"))
    total = bonus + item_bonus(s, seat, beside, beside or reach != "adjacent")
    return min(1.0, max(0.0, (21 - (armor_of(s, foe) - total)) / 20))
