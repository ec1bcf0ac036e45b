"""What a position is worth, for bots; what a finished adventure was worth, for everybody.

Bots call these on imagined tables. What a hurried player does follows rules of thumb; the value of a
position was fitted to how games of such players ended. What bots win with it is in the docs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, sqrt
from statistics import fmean
from typing import Any

from questboard.games.adventure.content import (
    ENCOUNTERS,
    HEROES,
    MONSTERS,
    POWERS,
    TREASURES,
    Power,
    Reach,
)
from questboard.games.adventure.hooks.tables import HEALS, VERBS
from questboard.games.adventure.rules.combat import armor_of, under
from questboard.games.adventure.rules.distance import TILES as TILE_REACH
from questboard.games.adventure.rules.distance import figures_on, in_reach
from questboard.games.adventure.rules.exploring import edge_tiles
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.rules.ways import late_rounds, tiles_placed
from questboard.games.adventure.state import AdventureState, Foe, Hero
from questboard.kernel import Ask, Outcome


def progress(s: AdventureState, won: bool | None = None) -> int:
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
"""The figures were fitted to games of so many Heroes; what is counted by Heroes is scaled to it."""


def value(s: AdventureState) -> list[float]:
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


def games_won(s: AdventureState) -> int:
    """How many games of a campaign are won; an adventure is its own first game."""
    return s.campaign.game - 1 if s.campaign else 0


def games_in_all(s: AdventureState) -> int:
    """How many games have to be won, in an adventure one."""
    return quest(s).games


def stock(s: AdventureState) -> float:
    """What the party has in common: healing surges, Experience, Villagers; and Traps and Hazards."""
    down = sum([hero.hp <= 0 and not hero.escaped for hero in s.heroes])
    worth = SURGE_WORTH * min(2, s.surges) + SPARE_SURGE_WORTH * max(0, s.surges - 2)
    worth += EXPERIENCE_WORTH * min(experience(s), MOST_EXPERIENCE)
    worth += FRIEND_WORTH * sqrt(sum([friend.hp for friend in s.friends.values()]))
    return worth - DOOM_COST * max(0, down - s.surges) - MARKER_COST * len(s.markers)


def strength(s: AdventureState, hero: Hero) -> float:
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


def opposition(s: AdventureState) -> float:
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
    """The tiles that the quest wants to be on; where it names none, those at the front."""
    return quest(s).goals(s) or (front(s) if s.stack.count else [])


def front(s: AdventureState) -> list[int]:
    """The tiles with unexplored edges that are near to the whole party, so that it stays together."""
    tiles = edge_tiles(s)
    far = [distance_to_party(s, slot) for slot in tiles]
    return [slot for slot, distance in zip(tiles, far, strict=True) if distance <= min(far) + FRONT]


FRONT = 0.7
"""How many tiles farther than the nearest unexplored edge the Heroes look for another."""


def distance_to_party(s: AdventureState, slot: int) -> float:
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
VICTIMS = {"each on tile": 1.5, "each within 1": 2.5, "each adjacent": 1.5, "each of the crowd": 2.0}
"""How many Heroes are hurt by an attack on several, more or less."""


# ---- what a hurried player would do


DECISIVE = 5
"""Weights are raised to this power: what looks better is done nearly always."""


def priors(s: AdventureState, ask: Ask[Any]) -> Sequence[float]:
    """A quick weight for each option."""
    return [weight**DECISIVE for weight in weigh(s, ask)]


def weigh(s: AdventureState, ask: Ask[Any]) -> Sequence[float]:
    """What each option looks worth at a glance."""
    match ask.kind:
        case "act":
            return weigh_acts(s, ask.seat, ask.options)
        case "foe" | "figure":
            wanted = quarry(s)
            return [weigh_foe(s, option, wanted) for option in ask.options]
        case "target":
            return [weigh_target(s, option) for option in ask.options]
        case "hero":
            return [weigh_hero(s, option, ask.about.get("card")) for option in ask.options]
        case "tile":
            return weigh_tiles(s, ask)
        case "edge":
            return weigh_edges(s, ask)
        case "payment":
            return weigh_payments(ask)
        case "spent":
            return [1.0 if option is None else 0.5 for option in ask.options]
        case "deal":
            return [DEALS.get(option[0], 1.0) for option in ask.options]
        case "yes":
            return [0.3 if ask.rule == "WA-123" and not leaving(s, ask.seat) else 3.0, 1.0]
        case "card":
            contented = ask.about.get("welcome", False)  # a die that is good is not rolled again
            return [1.0 if (option is None) == contented else 0.5 for option in ask.options]
        case _:
            return [1.0] * len(ask.options)


# ---- the Hero Phase


def weigh_acts(s: AdventureState, seat: int, options: Sequence[Any]) -> list[float]:
    """Attack what can be attacked, heal who is hurt, go where there is something to do."""
    wanted = quarry(s)
    squares = weigh_squares(s, seat, wanted)
    here = squares(s.heroes[seat].square) if s.heroes[seat].square >= 0 else 0.0
    weights = []
    for option in options:
        match option[0]:
            case "move":
                weights.append(0.1 + max(0.0, squares(option[1]) - here))
            case "use":
                weights.append(weigh_card(s, seat, option[1], wanted))
            case "stance":
                weights.append(0.1 if s.heroes[seat].stance else 1.5)
            case "done":
                weights.append(DONE)
            case verb:
                weights.append(VERBS[verb].weight)
    return weights


DONE = 0.4
"""What it is worth to end the Hero Phase."""


def quarry(s: AdventureState) -> list[Foe]:
    """The foes that the quest is about: objects, and Villains and marked Monsters on its goals."""
    goals = quest(s).goals(s)
    found: list[Foe] = []
    if len(s.teams) > 1:
        rivals = [s.heroes[other] for other in quest(s).rivals(s, s.active)]
        found.extend(hero.name for hero in rivals if hero.standing)
    if not goals:
        return found
    found.extend(name for name, thing in s.objects.items() if thing.tile in goals)
    shielded = [card.name for hero in s.heroes for card in hero.row if card.shield]
    for name, figure in s.figures.items():
        if (figure.villain or figure.name in shielded) and figure.tile in goals:
            found.append(name)
    return found


def awaits_villain(s: AdventureState) -> bool:
    """Whether the worst is still to come, so that Daily powers are better saved."""
    return quest(s).worst_to_come(s)


def reaches(s: AdventureState, seat: int) -> list[Reach]:
    """How far the Hero's At-Will attacks reach."""
    found: list[Reach] = []
    for card in s.heroes[seat].powers:
        power = POWERS[card]
        if power.use == "attack" and power.type == "at-will" and power.reach and power.reach not in found:
            found.append(power.reach)
    return found


def striking_squares(s: AdventureState, reach: list[Reach], foes: int) -> int:
    """The squares from which something on some squares can be attacked."""
    mask, board = 0, s.board
    for each in reach:
        if each == "adjacent":
            mask |= board.around(foes)
        else:
            for slot in s.tiles_of(foes):
                mask |= board.within(slot, TILE_REACH[each])
    return mask


ATTACKING, AT_QUARRY, EXPLORING, LEAVING = 2.0, 10.0, 3.0, 20.0
"""What it is worth to stand where one can do this."""
NEARER, NEARER_TO_A_GOAL, NEARER_TO_AN_EXIT = 0.8, 2.0, 4.0
"""What each tile nearer to where one wants to be is worth."""
MARKED, CROWDED, EXPOSED = 1.0, 0.3, 0.7
"""What a tile with a marker, each other Hero on the tile, and each point of harm near it take away."""


def weigh_squares(s: AdventureState, seat: int, wanted: list[Foe]) -> Callable[[int], float]:
    """A function that weighs a square to be on."""
    hero, board = s.heroes[seat], s.board
    hunting: list[tuple[float, int]] = []
    if not s.turn.attacked and s.turn.actions < 2:
        reach = reaches(s, seat)
        for foe in (*s.figures, *wanted):
            worth = AT_QUARRY if foe in wanted else ATTACKING * weigh_foe(s, foe, wanted)
            hunting.append((worth, striking_squares(s, reach, under(s, foe))))
        hunting.sort(reverse=True)
    goals = wanted_tiles(s)
    running = leaving(s, seat)
    exits = quest(s).exits(s, seat) if running else 0
    nearer = NEARER_TO_AN_EXIT if running else NEARER if wanted or not quest(s).goals(s) else NEARER_TO_A_GOAL
    weak = hero.hp * 2 < hero.card.hit_points and not s.team(seat).surges
    eager = -EXPLORING if weak else eagerness(s)
    along = 0
    if s.stack.count:
        ahead = front(s)
        for edge, mask in board.edges.items():
            if eager < 0 or edge.slot in ahead:
                along |= mask
    far = [board.tiles_from(goal) for goal in goals[:6]]
    tiles = discomfort(s, seat)

    def weigh(square: int) -> float:
        bit, slot = 1 << square, square >> 4
        weight = -tiles[slot]
        for worth, mask in hunting:
            if mask & bit:
                weight += worth
                break
        if along & bit:
            weight += eager
        if exits & bit:
            weight += LEAVING
        if far:
            weight -= nearer * min([distances[slot] for distances in far])
        return weight

    return weigh


def eagerness(s: AdventureState) -> float:
    """What it is worth to explore: less, the more Monsters are to be defeated first."""
    return EXPLORING - CAUTION * max(0.0, threat(s) - BEARABLE)


CAUTION, BEARABLE = 1.0, 0.5
"""What each point of harm for each Hero takes from the wish to explore, and how many take nothing."""
BEHIND = 0.3
"""How much Monsters count that are more than two tiles away."""


def threat(s: AdventureState) -> float:
    """The harm that the foes in play can do, for each Hero."""
    there = [hero.tile for hero in s.heroes if hero.square >= 0]
    reach = 0
    for tile in there:
        reach |= s.board.within(tile, 2)
    total = 0.0
    for name, figure in s.figures.items():
        left = s.max_hp(name) - figure.damage
        near = 1.0 if reach >> figure.square & 1 else BEHIND
        total += near * harmfulness(figure.name) * left**0.5
    return total / max(1, len(there))


def discomfort(s: AdventureState, seat: int) -> list[float]:
    """What is bad about being on each tile: markers, a crowd, and Monsters that will soon attack there."""
    hero, board = s.heroes[seat], s.board
    tiles = [0.0] * len(s.dungeon.tiles)
    for slots in s.markers.values():
        for slot in slots:
            tiles[slot] += MARKED
    for other in s.heroes:
        if other.square >= 0 and other is not hero:
            tiles[other.tile] += CROWDED
    mine = [card.name for card in hero.row]
    for figure in s.figures.values():
        harm = EXPOSED * harmfulness(figure.name)
        if not figure.villain and figure.name not in mine:
            harm *= 0.5
        for slot, distance in enumerate(board.tiles_from(figure.tile)):
            if distance <= 1:
                tiles[slot] += harm
    return tiles


def leaving(s: AdventureState, seat: int) -> bool:
    """Whether a Hero should leave the dungeon: an exit is what the quest wants to be at."""
    goals = quest(s).goals(s)
    exits = quest(s).exits(s, seat) if goals else 0
    return exits > 0 and any(exits & s.board.tile_squares(slot) for slot in goals)


def weigh_card(s: AdventureState, seat: int, card: str, wanted: list[Foe]) -> float:
    """What using a card is worth at a glance."""
    printed = POWERS.get(card) or TREASURES[card]
    if card in HEALS:
        missing = max([each.card.hit_points - each.hp for each in s.heroes if not each.escaped], default=0)
        return 8.0 if missing >= 3 else 0.3 if missing else 0.02
    if isinstance(printed, Power):
        if printed.use == "attack":
            return weigh_attack(s, seat, printed, wanted)
        return 5.0 if printed.type == "daily" and not awaits_villain(s) else 0.8
    return 8.0 if printed.attack is not None else 1.0


def weigh_attack(s: AdventureState, seat: int, power: Power, wanted: list[Foe]) -> float:
    """An attack is worth what it can hit; a Daily is kept for the foes that matter."""
    mask = in_reach(s, s.heroes[seat].square, power.reach or "within 2")
    at_quarry = any(under(s, foe) & mask for foe in wanted)
    worth = 4.0 + power.damage + 0.15 * power.bonus + (6.0 if at_quarry else 0.0)
    if power.type == "daily" and not at_quarry:
        strong = [
            harmfulness(s.figures[foe].name)
            for foe in figures_on(s, mask)
            if s.max_hp(foe) - s.figures[foe].damage >= 2
        ]
        if wanted or sum(strong) < (SAVED if awaits_villain(s) else 0.1):
            return 1.0
    return worth


SAVED = 1.2
"""A Daily is used before the Villain comes only on Monsters that are more harmful than this."""


# ---- choices on the way


def weigh_foe(s: AdventureState, foe: Foe | None, wanted: list[Foe]) -> float:
    """Prefer foes that do harm soon and that fall soon; those that the quest is about matter most."""
    if foe is None:
        return 0.5
    if foe in wanted:
        return 10.0
    if foe not in s.figures:
        return 1.0
    figure = s.figures[foe]
    acts, count = 0.0, len(s.heroes)
    for turns, seat in enumerate(s.clockwise(s.active)):
        for card in s.heroes[seat].row:
            if card.name == figure.name:
                acts += 1 + 0.7 * (count - turns) / count
                break
    left = s.max_hp(foe) - figure.damage
    chance = min(1.0, max(0.05, (28 - armor_of(s, foe)) / 20))
    weight: float = (0.5 + harmfulness(figure.name)) * max(acts, 1.0) * chance / left**0.5
    return weight


def weigh_target(s: AdventureState, name: str) -> float:
    """When the players choose whom a Monster attacks, those who can bear it."""
    for hero in s.heroes:
        if hero.name == name:
            return 0.2 + float(hero.hp**1.5)
    return 0.5


def weigh_hero(s: AdventureState, name: str, card: str | None) -> float:
    """Items for those who can use them; anything else for those who are hurt most."""
    for seat, hero in enumerate(s.heroes):
        if hero.name == name:
            if card in TREASURES:
                return weigh_owner(s, seat, card)
            return 1.0 + hero.card.hit_points - hero.hp
    return prowess(name)


@cache
def prowess(name: str) -> float:
    """How well a Hero fights with the powers of a first game."""
    attacks = [POWERS[card] for card in HEROES[name].suggested if POWERS[card].type == "at-will"]
    ranged = any(power.reach != "adjacent" for power in attacks)
    return fmean([power.bonus for power in attacks] or [0]) + ranged


def weigh_owner(s: AdventureState, seat: int, card: str) -> float:
    """Who makes the best of an item: whom it helps, and who has not got the like."""
    hero, item = s.heroes[seat], TREASURES[card]
    weight = 2.0 / (1 + 0.3 * len(hero.items))
    alike = [TREASURES[own] for own in hero.items]
    if item.bonus:
        fits = item.reach != "adjacent" or "adjacent" in reaches(s, seat)
        weight *= 2.0 if fits and not any(own.bonus for own in alike) else 0.5
    if item.armor_class and any(own.armor_class for own in alike):
        weight *= 0.5
    return weight


def weigh_tiles(s: AdventureState, ask: Ask[Any]) -> list[float]:
    """What the Heroes look for as near as can be, Monsters far away; attacks where most foes are."""
    if ask.rule in ("WA-094", "WA-097") or ask.prompt.startswith("Attack"):
        return [0.5 + len(figures_on(s, s.board.tile_squares(slot))) for slot in ask.options]
    near = [1 / (1 + distance_to_party(s, slot)) for slot in ask.options]
    monster = ask.about.get("monster")
    unwanted = "encounter" in ask.about or (monster is not None and not MONSTERS[monster].villain)
    return [1.1 - each for each in near] if unwanted else near


def weigh_edges(s: AdventureState, ask: Ask[Any]) -> list[float]:
    """What others explore is best far away; among their own edges Heroes don't care."""
    if ask.rule == "WA-061":
        return [1.0] * len(ask.options)
    return [1.0 if edge is None else 1.1 - 1 / (1 + distance_to_party(s, edge[0])) for edge in ask.options]


DEALS = {"surge": 8.0, "train": 6.0, "buy": 3.0, "done": 1.0, "sell": 0.1}
"""What the purse of a campaign is spent on, the best first; nothing is sold."""


def weigh_payments(ask: Ask[Any]) -> list[float]:
    """Cancel cards that hurt many, pay without waste, level up gladly."""
    card = ask.about.get("encounter")
    eager = 2.0
    if card is not None:
        printed = ENCOUNTERS[card]
        damage = printed.attack.damage + len(printed.attack.hit) if printed.attack else 0
        eager = 0.6 + damage * (1.5 if printed.at in ("all", "tile", "within 1") else 0.7)
        eager += 1.5 if printed.kind in ("curse", "trap", "hazard") else 0.0
        eager -= 3.0 if printed.again else 0.0
    price: int = ask.about["price"]

    def weight(way: tuple[int, ...] | str | None) -> float:
        if way is None:
            return 1.5
        if isinstance(way, str):  # picking the cards one by one is not worth the trouble
            return 0.05
        return max(0.05, eager) / (1 + sum(way) - price)

    return [weight(way) for way in ask.options]
