"""What a hurried hero thinks of: whom to attack, where to stand, and where the way leads.

Everything is measured in about the worth of one HP. A deed is worth what it does at once, and a place what
one can do from it next, less the danger there and the way that is still ahead.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import ground, squares
from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.hooks import CARDS
from questboard.games.fantasy.rules.actions import may_free
from questboard.games.fantasy.rules.combat import melee_targets, monster_pool, ranged_targets
from questboard.games.fantasy.rules.figures import (
    block_of,
    bushes,
    can_use,
    chest_squares,
    monster_squares,
    open_ground,
    squares_of,
    thing_squares,
)
from questboard.games.fantasy.rules.odds import Odds, card_odds, hero_odds, hp_of, odds_against
from questboard.games.fantasy.rules.walking import monster_walk
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, ItemId, Monster

FAR = 60
"""As far as anybody looks for a way."""
BESIDE = 0.3
"""How much of its attack a hero expects from a monster beside him."""
BOWSHOT = 5
"""How far from where others go somebody stays who would rather shoot."""
REACHED = 0.2
"""How much of its attack a hero expects from a monster that can come to him."""


# ---- what figures are worth


@lru_cache(maxsize=256)
def threat(kind: str) -> float:
    """What a monster's attack costs a hero with middling armour."""
    card = MONSTERS[kind]
    pools = [(card.melee, 3), (card.ranged, 3), (card.breath, 0), (card.aura, 0)]
    return max(float(card_odds(kind, pool, armor).mean) for pool, armor in pools if pool)


def quarry(s: FantasyPosition) -> list[str]:
    """The numbered figures and objects that the Objective is about."""
    return [digit for part in s.layout.win if part.code in ("defeat", "destroy") for digit in part.what]


def worth(s: FantasyPosition, target: str) -> float:
    """What it is worth to be rid of a monster or object."""
    monster = s.monster(target)
    if monster is None:
        return 5.0 if target in quarry(s) and not s.monsters else 1.5  # what can't hit back can wait
    wanted = 2.5 if monster.digit and monster.digit in quarry(s) else 0.0
    for part in s.layout.win:
        if part.code == "defeat_all" and part.what[0] == monster.kind:
            wanted = 1.5
        elif part.code == "defeat_area" and monster.origin == "layout":
            wanted = 1.0
    return 1.0 + 1.4 * threat(monster.kind) + wanted


def blow(s: FantasyPosition, assault: Assault, target: str) -> float:
    """What an attack on a target is worth on the average."""
    return weigh(s, odds_against(s, assault, target), target)


def weigh(s: FantasyPosition, odds: Odds, target: str) -> float:
    """What it is worth to attack a target with these odds."""
    mean, kill = float(odds.mean), float(odds.fatal)
    return worth(s, target) * (0.6 * mean / hp_of(s, target) + 0.5 * kill) + 0.05 * mean


def attack_worth(s: FantasyPosition, hero: Hero, item: ItemId, mode: str, target: str) -> float:
    """What one of the attacks that are offered is worth, less what it costs."""
    gain = weigh(s, hero_odds(s, hero, item, mode, target), target)
    cost = price(hero) * ITEMS[item].cost
    return gain - cost - (1.2 if "power" in mode else 0) - (3.0 if "rage" in mode else 0)


def price(hero: Hero) -> float:
    """What a spell point is worth: to who can heal, more."""
    return 0.35 if "heal" in hero.card.abilities else 0.2


def best_blow(s: FantasyState, hero: Hero, square: int) -> float:
    """The best attack that a hero would have from a square."""
    stands, hero.square = hero.square, square
    try:
        found = 0.0
        for item in dict.fromkeys(hero.in_use):
            card = ITEMS[item]
            if not card.attacks or card.area or card.cost > hero.sp or not can_use(hero, item):
                continue
            if card.melee:
                for target in melee_targets(s, hero, card.reach):
                    found = max(found, attack_worth(s, hero, item, "melee", target))
            if card.ranged:
                for target in ranged_targets(s, hero, card.range):
                    found = max(found, attack_worth(s, hero, item, "ranged", target))
        return found
    finally:
        hero.square = stands


# ---- ways


def distances(s: FantasyPosition, goals: dict[int, int]) -> dict[int, int]:
    """How far it is from every square to one of some goals, each with a handicap; monsters don't block."""
    open_ = open_ground(s.adventure, s.opened, s.revealed, s.pillars) & ~bushes(s) & ~thing_squares(s)
    return _distances(s.adventure, open_, chest_squares(s), tuple(sorted(goals.items())))


@lru_cache(maxsize=2048)
def _distances(adventure: str, open_: int, chests: int, goals: tuple[tuple[int, int], ...]) -> dict[int, int]:
    here = ground(adventure)
    found: dict[int, int] = {}
    sources: dict[int, int] = {}
    for square, handicap in goals:
        sources[handicap] = sources.get(handicap, 0) | 1 << square
    wave = seen = 0
    for cost in range(FAR):
        wave |= sources.get(cost, 0) & ~seen
        for square in squares(wave):
            found[square] = cost
        seen |= wave
        step = here.beside(wave) & open_
        for end in squares(wave & here.passage_ends):
            step |= 1 << here.passage[end] & open_
        step |= here.across(wave) & open_
        wave = step & ~seen & ~chests
        if not wave and cost >= max(sources, default=0):
            break
    return found


def around_here(s: FantasyPosition, square: int) -> int:
    """All squares that hang together with one, through open doors and passages that are known."""
    return sum([1 << each for each in distances(s, {square: 0})])


def foes(s: FantasyPosition, square: int) -> list[Monster]:
    """The monsters that could come here, or that one could go to: no closed door is between."""
    if not s.monsters:
        return []
    near = s.ground.beside(around_here(s, square))
    return [monster for monster in s.monsters if any(near >> each & 1 for each in squares_of(s, monster))]


def errands(s: FantasyPosition, hero: Hero, calm: bool) -> dict[int, int]:
    """The squares that a hero has reason to go to, with a handicap for those that can wait."""
    goals = _figures_to_meet(s)
    goals |= dict.fromkeys([*squares(s.lost_keys), *s.dropped.values()], 0)
    floor = open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    wait = (0 if calm else 6) + (0 if has_room(hero) else 2)
    for chest in s.chests:
        if floor >> chest.square & 1:
            goals[chest.square] = min(goals.get(chest.square, FAR), wait)
    leave = way_out(s, hero)
    if leave:
        return goals | dict.fromkeys(squares(leave), 0)
    for square in next_way(s):
        goals[square] = min(goals.get(square, FAR), 3 if calm else 9)
    return goals


def _figures_to_meet(s: FantasyPosition) -> dict[int, int]:
    """The squares beside monsters to fight, persons to free and objects to destroy."""
    here, floor = s.ground, open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    at_once, later = monster_squares(s), 0
    for thing in s.visible_things:
        if thing.kind == "object":
            later |= 1 << thing.square
        elif may_free(s, thing.digit):
            at_once |= 1 << thing.square
    goals = dict.fromkeys(squares(here.beside(later) & floor), 1)
    return goals | dict.fromkeys(squares(here.beside(at_once) & floor), 0)


def next_way(s: FantasyPosition) -> dict[int, int]:
    """The squares from which the party goes on: beside the door or passage that is nearest to all of them."""
    best, least = {}, FAR * len(s.heroes) + 1
    for mask in unexplored(s):
        squares_beside = before(s, mask)
        total = gathering(s, squares_beside)
        if total < least:
            best, least = squares_beside, total
    return best


def before(s: FantasyPosition, mask: int) -> dict[int, int]:
    """The squares in front of a door or passage, as goals."""
    floor = open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    return dict.fromkeys(squares(s.ground.beside(mask) & floor), 0)


def unexplored(s: FantasyPosition) -> list[int]:
    """Doors that can be opened, and passages that nobody has been through."""
    here, floor = s.ground, open_ground(s.adventure, s.opened, s.revealed, s.pillars)
    found = [
        mask
        for index, mask in enumerate(here.door_masks)
        if not s.opened >> index & 1 and here.beside(mask) & floor and _can_open(s, index)
    ]
    for near, far in here.passage.items():
        if floor >> near & 1 and not s.revealed >> here.area_at[far] & 1:
            found.append(1 << near)
    return found


def gathering(s: FantasyPosition, goals: dict[int, int]) -> int:
    """How far all living heroes are from some squares, added."""
    ways = distances(s, goals)
    return sum([ways.get(hero.square, FAR) for hero in s.living])


def _can_open(s: FantasyPosition, door: int) -> bool:
    """Whether a door may open: it is not known to be locked, or there is a key."""
    return not s.tried >> door & 1 or bool(s.keys) or s.master_key


def has_room(hero: Hero) -> bool:
    """Whether a hero has place in his knapsack."""
    return len(hero.knapsack) < hero.card.knapsack


def way_out(s: FantasyPosition, hero: Hero) -> int:
    """The squares that a hero has to reach to meet the Objective, once all else is done."""
    for part in s.layout.win:
        if part.code == "exit":
            goal = s.ground.exits if part.to == "X" else s.ground.starts
            bears = any(ITEMS[item].kind == "quest" for item in hero.knapsack)
            others = [each for each in s.layout.win if each is not part]
            if (part.heroes == 0 and bears) or (
                part.heroes and all(_done(s, each.code, each.what) for each in others)
            ):
                revealed = open_ground(s.adventure, s.opened, s.revealed, s.pillars)
                return goal & revealed
    return 0


def last_steps(s: FantasyPosition, hero: Hero) -> int:
    """The squares on which a hero ends the adventure: all else is done, and nobody else has to leave."""
    leave = way_out(s, hero)
    if not leave:
        return 0
    there = sum([leave >> each.square & 1 for each in s.living if each is not hero])
    needed = max([part.heroes for part in s.layout.win if part.code == "exit"])
    return leave if needed - there <= 1 else 0


def _done(s: FantasyPosition, code: str, what: Iterable[str]) -> bool:
    return all(each in (s.taken if code == "fetch" else s.fallen) for each in what)


# ---- danger


def harm(s: FantasyPosition, monster: Monster, hero: Hero) -> float:
    """What an attack of a monster costs a hero on the average, and that he may fall."""
    loss = 0.0
    for kind in ("melee", "ranged", "breath", "aura"):
        pool = monster_pool(s, monster, kind)
        if pool:
            armor = hero.card.ac if kind in ("melee", "ranged") else 0
            loss = max(loss, _harm(monster.kind, pool, armor, hero.hp))
    return loss


@lru_cache(maxsize=4096)
def _harm(kind: str, pool: str, armor: int, hp: int) -> float:
    odds = card_odds(kind, pool, armor, hp=hp)
    return float(odds.mean + 3 * odds.fatal)


def striking(s: FantasyPosition, monster: Monster) -> int:
    """The squares on which a monster could strike somebody on its next turn."""
    if monster.misses:
        return 0
    block = block_of(s, monster)
    if monster.rooted:
        return s.ground.beside(block)
    return s.ground.beside(
        s.ground.spread(1 << monster.square, monster.card.move, monster_walk(s, monster)) | block
    )


def shoots(hero: Hero) -> bool:
    """Whether a hero would rather attack from afar."""
    melee = max([_mean(item, ITEMS[item].melee) for item in hero.in_use], default=0.0) + hero.card.melee
    ranged = max([_mean(item, ITEMS[item].ranged) for item in hero.in_use], default=0.0)
    return ranged >= melee


@lru_cache(maxsize=256)
def _mean(item: ItemId, pool: str) -> float:
    """What a card costs somebody without armour."""
    return float(card_odds(item, pool, 0, reroll=ITEMS[item].reroll).mean) if pool else 0.0


class Outlook:
    """What a hero sees in his places: worked out once for a question."""

    def __init__(self, s: FantasyState, hero: Hero) -> None:
        self.s, self.hero = s, hero
        about = foes(s, hero.square)
        self.calm = not about
        """Whether no monster is about."""
        self.ways = distances(s, errands(s, hero, self.calm))
        self.shoots = shoots(hero)
        # A monster that can't get this hero goes for another; who is alone is never spared.
        spared = (len(s.living) - 1) / 3
        self.dangers = [
            (
                s.ground.beside(block_of(s, monster)) if not monster.misses else 0,
                striking(s, monster),
                spared * harm(s, monster, hero),
            )
            for monster in about
        ]
        """Of each monster, the squares beside it, those that it can strike at, and what that costs."""
        self.tense = bool(self.dangers or s.things)
        """Whether anything but the way matters."""

    def place(self, square: int, actions: int) -> float:
        """What it is worth to stand on a square with this many actions left."""
        way = self.ways.get(square, FAR)
        if not self.tense:
            return -0.12 * way
        s, hero = self.s, self.hero
        if self.shoots and self.dangers:
            way = max(0, way - BOWSHOT)
        total = -0.12 * way
        if actions and s.turn.attacks < int(s.options.hero_attacks):
            total += 0.9 * best_blow(s, hero, square)
        for beside, reach, cost in self.dangers:
            if beside >> square & 1:
                total -= BESIDE * cost
            elif reach >> square & 1:
                total -= REACHED * cost
        return total


def item_worth(hero: Hero, item: ItemId) -> float:
    """What a card is worth in a hero's hands."""
    card = ITEMS[item]
    if card.kind == "quest":
        return 9.0
    if not can_use(hero, item):
        return 0.3
    if card.kind == "potion":
        return 1.0 + CARDS[item].prized
    if card.kind == "weapon":
        pool = max(_mean(item, card.melee) + hero.card.melee * bool(card.melee), _mean(item, card.ranged))
        return pool * card.shots + 0.3 * (card.reach > 1) + 0.2 * bool(card.melee and card.ranged)
    if card.kind == "spell":
        return 1.2 + 0.5 * card.level + CARDS[item].prized
    return 1.8 + 0.3 * card.level
