"""The outlook: what attacks would do, and which lines of sight are clear.

The rules themselves are asked, on the table that the viewer sees: reach, AC and swords are the ones that
will count.
"""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import ATTACK_CARDS, SPELLS
from questboard.games.fantasy.rules import combat, strength, walking
from questboard.games.fantasy.rules.figures import (
    block_of,
    blocks_sight,
    can_use,
    hero_squares,
    mask_of,
    monster_squares,
    outdoors,
    place_of,
    sees,
    thorns,
)
from questboard.games.fantasy.rules.health import printed_hp
from questboard.games.fantasy.rules.odds import Odds
from questboard.games.fantasy.state import FantasyPosition, Hero, ItemId, Monster
from questboard.games.fantasy.words import figure_name, plural, square_name

# ---- figures


def armor_class(s: FantasyPosition, monster: Monster) -> int:
    """The AC of a monster against somebody on its own level."""
    return strength.monster_armor(s, monster, Assault("", "melee", "", "", "weapon"))


def hero_armor(s: FantasyPosition, hero: Hero) -> int:
    """The AC of a hero against an ordinary melee attack."""
    return strength.hero_armor(s, hero, Assault("", "melee", "", "", "monster"))


def movement(s: FantasyPosition, hero: Hero) -> int:
    """How far one move action of a hero goes."""
    return walking.allowance(s, hero) if s.turn.figure == hero.name else walking.speed(hero)


def vitals(s: FantasyPosition, name: str) -> str:
    """The HP of a figure, and its AC."""
    monster = s.monster(name)
    if monster is not None:
        full = printed_hp(s, monster.kind, monster.digit)
        return f"{monster.hp} of {full} HP, AC {armor_class(s, monster)}"
    if name in s.things:
        return f"{s.things[name]} HP"
    hero = s.hero(name)
    return f"{hero.hp} of {hero.card.hp} HP, AC {hero_armor(s, hero)}"


# ---- odds


def odds_in_words(odds: Odds) -> str:
    """Odds as they stand beside an option.

    >>> from fractions import Fraction
    >>> odds_in_words(Odds(Fraction(9, 8), Fraction(1, 3)))
    '1.1 HP on average, 33 % to defeat'
    >>> odds_in_words(Odds(Fraction(0), Fraction(0)))
    'no HP'
    """
    if not odds.mean:
        return "no HP"
    words = f"{float(odds.mean):.1f} HP on average"
    share = round(100 * odds.fatal)
    if odds.fatal == 1:
        return f"{words}, defeats for certain"
    return f"{words}, {share} % to defeat" if share else words


# ---- lines of sight


class Sight(NamedTuple):
    """How far a line gets, and what blocks it."""

    reach: float
    words: str
    rule: str


CLEAR = Sight(1.0, "", "")


def sight(s: FantasyPosition, start: int, name: str, figures: int) -> Sight:
    """The line from a square to a figure, the best one to a large one; `figures` may be in the way."""
    own = mask_of(s, name)
    lines = [_line(s, start, square, figures & ~own) for square in place_of(s, name)]
    return max(lines, key=lambda line: line.reach)


def _line(s: FantasyPosition, start: int, goal: int, figures: int) -> Sight:
    if sees(s, start, goal, figures):
        return CLEAR
    here = s.ground
    if here.on_top(start) != here.on_top(goal):
        low = goal if here.on_top(start) else start
        if not outdoors(s, low):
            return Sight(0.5, "whoever stands below must be outdoors", "FA-176")
        if here.ring >> low & 1:
            return Sight(0.5, "the squares around the tower are out of sight from its top", "FA-177")
    blocked = blocks_sight(s.adventure, s.opened, s.pillars) | thorns(s)
    if here.on_top(start) and here.on_top(goal):
        blocked = (figures & here.top) >> here.lift
    elif not here.on_top(start) and not here.on_top(goal):
        blocked |= here.base | figures
    line = here.line(start, goal)
    stops = list(squares(line.crossed & blocked))
    stops += [square for pair in line.corners if pair & blocked == pair for square in squares(pair)]
    reach, square = min((_entry(s, start, goal, each), each) for each in stops)
    return Sight(reach, f"{_in_the_way(s, square)} is in the way", _clause(s, square))


def _entry(s: FantasyPosition, start: int, goal: int, square: int) -> float:
    """Where between two centres, from 0 to 1, a line comes to a square."""
    here, enters = s.ground, 0.0
    (x, y), (u, v), (i, j) = here.xy(start), here.xy(goal), here.xy(square)
    for origin, far, middle in ((x, u, i), (y, v, j)):
        if far != origin:
            enters = max(
                enters,
                min((middle - 0.5 - origin) / (far - origin), (middle + 0.5 - origin) / (far - origin)),
            )
    return enters


def _in_the_way(s: FantasyPosition, square: int) -> str:
    """What blocks a line at a square."""
    layout, bit = s.layout, 1 << square
    place = square_name(square, s.adventure)
    for monster in s.monsters:
        if block_of(s, monster) & bit:
            return figure_name(monster.uid, s.adventure)
    for hero in s.living:
        if hero.square == square:
            return figure_name(hero.name)
    kinds = (
        (layout.doorways, "the closed door"),
        (layout.trees, "the tree"),
        (layout.pillars | s.pillars, "the pillar"),
        (layout.bushes | thorns(s), "the bush"),
        (layout.tower_base, "the tower"),
    )
    for mask, words in kinds:
        if mask & bit:
            return f"{words} at {place}"
    return f"the wall at {place}"


def _clause(s: FantasyPosition, square: int) -> str:
    return "FA-076" if (monster_squares(s) | hero_squares(s)) >> square & 1 else "FA-075"


def hero_sight(s: FantasyPosition, hero: Hero, item: ItemId, target: str) -> Sight:
    """A hero's line of sight to a target; monsters block most shots."""
    return sight(s, hero.square, target, 0 if ATTACK_CARDS[item].unblocked else monster_squares(s))


def in_reach(s: FantasyPosition, hero: Hero, item: ItemId) -> dict[str, str]:
    """Whom a hero could attack with a card now, and in which way."""
    card, found = ITEMS[item], dict[str, str]()
    if card.melee:
        found |= dict.fromkeys(combat.melee_targets(s, hero, card.reach), "melee")
    if card.ranged:
        targets = combat.ranged_targets(s, hero, card.range, not ATTACK_CARDS[item].unblocked)
        found |= dict.fromkeys(targets, "ranged")
    return found


# ---- why not


class WhyNot(NamedTuple):
    """An attack that is not possible now, why, and how far its line gets."""

    act: tuple[str, str, str, str]
    reason: str
    rule: str
    reach: float
    """Of its line of sight; 0 if none matters."""


def attacks_refused(s: FantasyPosition, hero: Hero) -> list[WhyNot]:
    """Why monsters can't be shot at, or be attacked at all by who has nothing to shoot with (FA-071)."""
    if hero.dead or hero.held or not s.turn.actions or s.turn.bound:
        return []
    name = figure_name(hero.name)
    cards = [
        item
        for item in dict.fromkeys(hero.in_use)
        if ITEMS[item].attacks and not ITEMS[item].area and item not in SPELLS and can_use(hero, item)
    ]
    if s.turn.attacks >= int(s.options.hero_attacks):
        times = plural(s.turn.attacks, "time")
        return [
            WhyNot(("attack", item, _mode(item), monster.uid), f"{name} has attacked {times}", "FA-029", 0)
            for item in cards
            for monster in s.monsters
        ]
    shooting = [item for item in cards if ITEMS[item].ranged]
    found = []
    for monster in s.monsters:
        for item in shooting or cards[:1]:
            refusal = _refusal(s, hero, item, monster)
            if refusal is not None:
                found.append(refusal)
    return found


def _mode(item: ItemId) -> str:
    return "ranged" if ITEMS[item].ranged else "melee"


def _refusal(s: FantasyPosition, hero: Hero, item: ItemId, monster: Monster) -> WhyNot | None:
    card, here, uid = ITEMS[item], s.ground, monster.uid
    name, whom = figure_name(hero.name), figure_name(uid, s.adventure)
    act = ("attack", item, _mode(item), uid)
    near = bool(here.beside(1 << hero.square) & block_of(s, monster))
    if card.cost > hero.sp:
        return WhyNot(act, f"{name} has {f'only {hero.sp}' if hero.sp else 'no'} SP", "FA-028", 0)
    if not card.ranged:
        return (
            None
            if uid in combat.melee_targets(s, hero, card.reach)
            else WhyNot(act, f"{whom} is not next to {name}", "FA-072", 0)
        )
    if near:
        return None if card.melee else WhyNot(act, f"{whom} is next to {name}", "FA-073", 0)
    distance = min(here.distance(hero.square, square) for square in place_of(s, uid))
    if card.range and distance > card.range:
        return WhyNot(
            act, f"{whom} is {distance} squares away, and {card.name} has range {card.range}", "FA-073", 0
        )
    line = hero_sight(s, hero, item, uid)
    return WhyNot(act, line.words, line.rule, line.reach) if line.reach < 1 else None


# ---- walking


def monster_way(s: FantasyPosition, monster: Monster) -> walking.Way:
    """Where a monster can walk with what is left of a move, or with another one."""
    points = max(s.turn.moving, monster.card.move if s.turn.actions else 0)
    walk = walking.monster_walk(s, monster)
    return walking.Way(walk, s.ground.flood(1 << monster.square, points, walk))


def costs(way: walking.Way) -> dict[int, int]:
    """What it costs to get to each square."""
    return {square: cost for cost, layer in enumerate(way.reach.layers) for square in squares(layer)}
