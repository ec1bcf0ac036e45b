"""What a position is worth, for bots; what a finished adventure was worth, for everybody.

Bots call these on imagined tables. The figures are rules of thumb, set by playing many games; what
they win with is in the docs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from questboard.games.adventure.board import FAR
from questboard.games.adventure.content import ENCOUNTERS, MONSTERS, POWERS, TILES, TREASURES, Power, Reach
from questboard.games.adventure.rules.combat import armor_of, under
from questboard.games.adventure.rules.distance import TILES as TILE_REACH
from questboard.games.adventure.rules.distance import figures_on, in_reach
from questboard.games.adventure.rules.exploring import edge_tiles
from questboard.games.adventure.rules.quest import adventure, quest
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
            return [0.3 if ask.rule == "WA-123" and not leaving(s, ask.seat) else 3.0, 1.0]
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


def quarry(s: AdventureState) -> list[Foe]:
    """The foes that the quest is about: objects, and Villains and marked Monsters on its goals."""
    goals = quest(s).goals(s)
    found: list[Foe] = [name for name, thing in s.objects.items() if thing.tile in goals]
    if not goals:
        return found
    shielded = [card.name for hero in s.heroes for card in hero.row if card.shield]
    for name, figure in s.figures.items():
        if (figure.villain or figure.name in shielded) and figure.tile in goals:
            found.append(name)
    return found


def awaits_villain(s: AdventureState) -> bool:
    """Whether the worst is still to come, so that Daily powers are better saved."""
    return bool(adventure(s).chamber) and not s.chamber_tiles


def reaches(s: AdventureState, seat: int) -> list[Reach]:
    """How far the Hero's At-Will attacks reach."""
    found: list[Reach] = []
    for card in s.heroes[seat].powers:
        power = POWERS[card]
        if power.use == "attack" and power.type == "at-will" and power.reach and power.reach not in found:
            found.append(power.reach)
    return found


def striking_squares(s: AdventureState, seat: int, foes: int) -> int:
    """The squares from which a Hero can attack something on some squares."""
    mask, board = 0, s.board
    for reach in reaches(s, seat):
        if reach == "adjacent":
            mask |= board.around(foes)
        else:
            for slot in s.tiles_of(foes):
                mask |= board.within(slot, TILE_REACH[reach])
    return mask


def weigh_squares(s: AdventureState, seat: int) -> Callable[[int], float]:
    """A function that weighs a square to move to."""
    hero, board = s.heroes[seat], s.board
    attacking = not s.turn.attacked and s.turn.actions < 2
    running = leaving(s, seat)
    hunting = wanted = 0
    if attacking:
        hunting = striking_squares(s, seat, s.foe_squares())
        for foe in quarry(s):
            wanted |= striking_squares(s, seat, under(s, foe))
    healthy = hero.hp * 2 >= hero.card.hit_points or s.surges > 0
    along = 0
    if s.stack.count and healthy and len(s.figures) <= EXPLORING:
        for mask in board.edges.values():
            along |= mask
    far = [board.tiles_from(goal) for goal in wanted_tiles(s)[:6]]
    here = min([distances[hero.tile] for distances in far], default=FAR) if hero.square >= 0 else FAR
    exits = quest(s).exits(s, seat) if running else 0
    nearer = 4.0 if running else 0.8
    dangers = [slot for slots in s.markers.values() for slot in slots]

    def weigh(square: int) -> float:
        bit = 1 << square
        weight = 0.1
        if wanted & bit:
            weight += 6.0
        elif hunting & bit:
            weight += 3.0
        if along & bit:
            weight += 1.5
        if exits & bit:
            weight += 20.0
        if far:
            there = min([distances[square >> 4] for distances in far])
            if there < here:
                weight += nearer * (here - there)
        return weight * 0.6 if square >> 4 in dangers else weight

    return weigh


EXPLORING = 9
"""With more Monsters in play than this nobody looks for new tiles."""


def leaving(s: AdventureState, seat: int) -> bool:
    """Whether a Hero should leave the dungeon: an exit is what the quest wants to be at."""
    goals = quest(s).goals(s)
    return any(quest(s).exits(s, seat) & s.board.tile_squares(slot) for slot in goals)


def weigh_card(s: AdventureState, seat: int, card: str) -> float:
    """What using a card is worth at a glance."""
    printed = POWERS.get(card) or TREASURES[card]
    if card in HEALING:
        missing = max([each.card.hit_points - each.hp for each in s.heroes if not each.escaped], default=0)
        return 8.0 if missing >= 3 else 0.3 if missing else 0.02
    if isinstance(printed, Power):
        if printed.use == "attack":
            return weigh_attack(s, seat, printed)
        return 5.0 if printed.type == "daily" and not awaits_villain(s) else 0.8
    return 8.0 if printed.attack is not None else 1.0


def weigh_attack(s: AdventureState, seat: int, power: Power) -> float:
    """An attack is worth what it can hit; a Daily is kept for the foes that matter."""
    wanted = quarry(s)
    square = s.heroes[seat].square
    mask = in_reach(s, square, power.reach or "within 2")
    at_quarry = any(under(s, foe) & mask for foe in wanted)
    worth = 4.0 + power.damage + 0.15 * power.bonus + (6.0 if at_quarry else 0.0)
    if power.type == "daily" and not at_quarry:
        if wanted or awaits_villain(s):
            return 1.0
        strong = any(s.max_hp(foe) - s.figures[foe].damage >= 2 for foe in figures_on(s, mask))
        return worth if strong else 2.0
    return worth


HEALING: list[str] = []
"""Cards that are used when somebody is hurt; the boxes enter theirs."""


def weigh_foe(s: AdventureState, seat: int, foe: Foe | None) -> float:
    """Prefer foes that can be hit and that fall soon; those that the quest is about matter most."""
    if foe is None:
        return 0.5
    if foe in quarry(s):
        return 10.0
    if foe not in s.figures:
        return 1.0
    figure = s.figures[foe]
    left = s.max_hp(foe) - figure.damage
    chance = min(1.0, max(0.05, (21 - (armor_of(s, foe) - 7)) / 20))
    worth = 1.0 + 0.5 * MONSTERS[figure.name].experience
    weight: float = worth * chance / left**0.5
    return weight


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
