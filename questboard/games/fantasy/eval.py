"""Advice for bots: how good a position is for each side, and what a hurried player would rather do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from questboard.games.fantasy.content import DICE, HEROES, ITEMS, MONSTERS
from questboard.games.fantasy.dice import SWORDS
from questboard.games.fantasy.hooks import SPELL_CARDS, USABLE
from questboard.games.fantasy.master import policy
from questboard.games.fantasy.rules.actions import undead_in_room
from questboard.games.fantasy.rules.areas import reached
from questboard.games.fantasy.rules.combat import hero_assault
from questboard.games.fantasy.rules.figures import areas_at
from questboard.games.fantasy.rules.potions import NOT_THIS_ROUND, NOT_THIS_TURN, TOKEN_GAIN, TOKENS
from questboard.games.fantasy.state import NOBODY, FantasyState, Hero
from questboard.games.fantasy.tactics import (
    FAR,
    Outlook,
    attack_worth,
    before,
    blow,
    distances,
    foes,
    item_worth,
    price,
    threat,
)
from questboard.kernel import Ask

MEANS = {die: sum(faces) / len(faces) for die, faces in SWORDS.items()}
"""The swords that each attack die shows on the average."""
SHARPNESS = 20.0
"""How much rather a hero takes what is worth one HP more."""

# What deeds of heroes are worth, measured in HP like everything in `tactics`. These figures were set by hand
# so that deeds come in a sensible order; unlike those of `hero_chance` they are not fitted to games.
REACHED_GOAL = 4.0
"""Freeing a person or picking up a quest object is what the adventure is about."""
OPENED_CHEST = 2.0
"""A card from the Item deck: about what `item_worth` says of an artifact of level 1."""
UNKNOWN_PASSAGE = 1.0
"""Going on where no monster is about: a little less than opening a door (`_door`)."""
SEARCHED = 0.8
"""A search while no monster is about: a little less than going on."""
UNWISE = -1.0
"""What there is a better moment or a better card for."""
NO_USE = -0.8
"""What gains nothing by itself, such as an exchange: better than what is unwise, worse than to stop here."""
CHARGED = -1.0
"""Two attacks do more than a charge and cost no HP."""
DISABLED = -0.3
"""The trap may go off; to walk around it is safer."""
FLOWN = -0.2
"""Nobody knows where the die leads, so walking is a little better."""
ENDED = -0.05
"""To end a turn is a little worse than anything that does no harm."""
CONCEDED = -9.0
"""No bot concedes: it is worse than anything else that a hero can do."""


# ---- positions


def value(s: FantasyState) -> list[float]:
    """About each side's chance to win."""
    heroes = hero_chance(s)
    return [1 - heroes if seat == s.master else heroes for seat in range(s.seats)]


def hero_chance(s: FantasyState) -> float:
    """About the heroes' chance: what they have left against what stands before them.

    Most figures are fitted to games of hurried players. Monsters behind doors count as much as those about:
    they count less in games, but then nobody would want to open a door.
    """
    if not s.heroes:
        return 0.5
    party = sum([0.16 + 0.1 * hero.hp + 0.035 * hero.sp for hero in s.living])
    about = sum([monster.hp for monster in s.monsters])
    ahead = sum([figure.hp or MONSTERS[figure.kind].hp for figure in s.lurking])
    done = len(s.fallen) + len([item for item in s.taken if item in ITEMS])
    odds = party - 0.4 - 0.035 * (about + ahead) + 0.3 * done + 0.1 * s.keys
    return 1 / (1 + exp(-odds))


# ---- options


def priors(s: FantasyState, ask: Ask[Any]) -> Sequence[float]:
    """What a hurried player would rather do."""
    if ask.seat == s.master and s.master != NOBODY:
        return policy.advise(s, ask)
    weigh = WEIGHTS.get(ask.kind)
    return weigh(s, ask) if weigh else [1.0] * len(ask.options)


def _sharpen(scores: list[float]) -> list[float]:
    best = max(scores)
    return [exp(SHARPNESS * max(-2.0, score - best)) for score in scores]


def _acts(s: FantasyState, ask: Ask[Any]) -> list[float]:
    hero = s.hero(s.turn.figure)
    outlook = Outlook(s, hero)
    here = outlook.place(hero.square, s.turn.actions - 1)
    left = s.turn.actions - (0 if s.turn.moving else 1)
    chests = [chest.square for chest in s.chests] if outlook.calm else []
    return _sharpen(
        [
            outlook.place(option[1], left) - 0.06 + (0.5 if option[1] in chests else 0.0)
            if option[0] == "walk"
            else _deed(s, hero, option, outlook, here)
            for option in ask.options
        ]
    )


def _deed(s: FantasyState, hero: Hero, option: tuple[Any, ...], outlook: Outlook, here: float) -> float:
    """What an option besides a walk is worth: what it does, and where it leaves the hero."""
    match option[0]:
        case "end":
            return outlook.place(hero.square, 0) + ENDED
        case "concede":
            return here + CONCEDED
        case "attack":
            return here + attack_worth(s, hero, option[1], option[2], option[3])
        case "cast":
            return here + _spell(s, hero, option[1], option[2], outlook.calm)
        case "chest":
            return here + OPENED_CHEST
        case "open":
            return here + _door(s, hero, option[1])
        case "free" | "pick up":
            return here + REACHED_GOAL
        case "heal":
            if outlook.calm and _heals_well(hero):
                return here + UNWISE  # a spell heals more
            amount: int = option[2]
            return here + _healing(s, option[1], amount) - price(hero) * amount
        case "turn undead":
            return here + _turning(s, hero)
        case "search":
            return here + (SEARCHED if outlook.calm and not s.layout.entries else UNWISE)
        case "disable":
            return here + DISABLED
        case "potion":
            return here + _potion(s, s.hero(option[1]), option[2])
        case "passage":
            return here + (UNKNOWN_PASSAGE if outlook.calm else UNWISE)
        case "change":
            return here + _change(hero)
        case "charge":
            return here + CHARGED
        case "fly":
            return here + FLOWN
    return here + NO_USE


def _door(s: FantasyState, hero: Hero, door: int) -> float:
    """Doors are opened when the party is near and fit, and nobody is fighting."""
    if s.tried >> door & 1 and not (s.keys or s.master_key):
        return -3.0
    ways = distances(s, before(s, s.ground.door_masks[door]))
    away = sum([min(0.5, 0.12 * max(0, ways.get(each.square, FAR) - 4)) for each in s.living])
    strongest = max([_toughness(each) for each in s.living])
    close = [each for each in foes(s, hero.square) if s.ground.distance(hero.square, each.square) <= 8]
    return 1.4 - 0.9 * len(close) - away - 0.1 * (strongest - _toughness(hero)) - 1.6 * _curable(s)


def _toughness(hero: Hero) -> float:
    """How well a hero stands what comes through a door."""
    return hero.card.ac + hero.hp / 4


def _curable(s: FantasyState) -> bool:
    """Whether somebody is about to be healed: it takes a turn, and doors can wait."""
    for hero in s.living:
        if hero.sp and _heals_well(hero) and not hero.misses and not hero.held:
            room = areas_at(s, hero.square)
            if any(each.card.hp - each.hp >= 2 and areas_at(s, each.square) & room for each in s.living):
                return True
    return False


def _heals_well(hero: Hero) -> bool:
    """Whether a hero has a spell in use that heals more HP than it costs SP."""
    return any(SPELL_CARDS[item].heals > ITEMS[item].cost for item in hero.in_use)


def _turning(s: FantasyState, hero: Hero) -> float:
    """What it is worth to turn the undead in the room: those that miss a turn don't attack."""
    faces = [int(face) for face in DICE["turn-undead"].faces]
    total = 0.0
    for name in undead_in_room(s, hero):
        monster = s.monster(name)
        if monster is not None and not monster.misses:
            chance = sum([face >= monster.card.skull for face in faces]) / len(faces)
            total += 0.8 * chance * threat(monster.kind)
    return total


def _healing(s: FantasyState, name: str, amount: int) -> float:
    """What it is worth to give a hero some HP back."""
    hero = s.hero(name)
    gained = min(amount, hero.card.hp - hero.hp)
    need = 1.1 if hero.hp <= 2 else 0.7 if hero.hp <= 4 else 0.45
    return gained * need


def _potion(s: FantasyState, hero: Hero, item: str) -> float:
    """Potions are drunk when they are needed, not because they are there."""
    card = USABLE[item]
    if card.revives:
        return 6.0
    heals = TOKEN_GAIN if item == TOKENS else card.heals
    if heals:
        return 1.5 if hero.card.hp - hero.hp >= heals and hero.hp <= 3 else -1.0
    if card.restores:
        return 0.8 if hero.card.sp - hero.sp >= 4 else -1.0
    if card.boost:
        return card.boost if s.monsters else -1.0
    return -0.6


def _spell(s: FantasyState, hero: Hero, item: str, target: Any, calm: bool) -> float:
    """What a spell is worth."""
    card, spell = ITEMS[item], SPELL_CARDS[item]
    cost = price(hero) * card.cost
    if card.attacks and card.area:
        assault = hero_assault(hero, item, "ranged")
        assault.bonus += s.turn.strength
        total = 0.0
        for name in reached(s, hero, item, target):
            if s.monster(name) is not None or name in s.things:
                total += blow(s, assault, name)
            else:
                total -= 2.0
        return total - cost
    if card.attacks:
        return attack_worth(s, hero, item, "ranged", target if isinstance(target, str) else target[0])
    if spell.heals:
        names = target if isinstance(target, tuple) else (target,)
        if any(isinstance(name, str) and s.hero(name).dead for name in names):
            return 6.0
        gain = sum([_healing(s, name, spell.heals) for name in names]) - cost
        wasted = all(s.hero(name).card.hp - s.hero(name).hp < spell.heals for name in names)
        return gain + (-1.0 if wasted else 1.5) if calm else gain
    if spell.heals_all:
        return sum([_healing(s, each.name, spell.heals_all) for each in s.living]) - cost
    if spell.hinders and isinstance(target, str):
        monster = s.monster(target)
        return 0.6 * threat(monster.kind) - cost if monster is not None and not monster.misses else -1.0
    return (0.4 if s.monsters else -1.0) - cost


def _change(hero: Hero) -> float:
    """Whether something better lies in the knapsack."""
    using = [item_worth(hero, item) for item in hero.in_use if ITEMS[item].kind == "weapon"]
    lying = [item_worth(hero, item) for item in hero.knapsack if ITEMS[item].kind == "weapon"]
    return 0.4 if lying and using and max(lying) > max(using) + 0.5 else -1.0


# ---- other questions


def _changes(s: FantasyState, ask: Ask[Any]) -> list[float]:
    hero = s.hero(s.turn.figure)
    scores = []
    for deed, one, other in ask.options:
        gain = item_worth(hero, other) - item_worth(hero, one) if deed == "swap" else item_worth(hero, one)
        scores.append(gain if deed != "away" else -gain)
    return _sharpen(scores)


def _used(s: FantasyState, ask: Ask[Any]) -> list[float]:
    hero = s.hero(ask.about["figure"]) if "figure" in ask.about else s.heroes[0]
    return _sharpen([0.0 if item is None else _potion(s, hero, item) for item in ask.options])


def _drinks(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """Who needs nothing doesn't want to be asked again soon."""
    patience = {None: -0.02, NOT_THIS_TURN: -0.01, NOT_THIS_ROUND: 0.0}
    return _sharpen(
        [
            patience[drink] if drink in patience else _potion(s, s.hero(drink[1]), drink[2])
            for drink in ask.options
        ]
    )


def _room(s: FantasyState, ask: Ask[Any]) -> list[float]:
    hero = s.hero(ask.about["figure"])
    return _sharpen([-item_worth(hero, item) - 0.2 * (deed == "drink") for deed, item in ask.options])


def _bargains(s: FantasyState, ask: Ask[Any]) -> list[float]:
    other, hero = s.hero(ask.about["figure"]), s.hero(s.turn.figure)

    def gain(given: str, taken: str) -> float:
        total = 0.0
        if given:
            total += item_worth(other, given) - item_worth(hero, given)
        if taken:
            total += item_worth(hero, taken) - item_worth(other, taken)
        return total

    return _sharpen([gain(given, taken) for given, taken in ask.options])


def _dice(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """The die that most is to be expected from is rolled again, unless all did well enough."""
    dice: Sequence[tuple[str, int]] = ask.about["dice"]
    return _sharpen([0.05 if each is None else MEANS[dice[each][0]] - dice[each][1] for each in ask.options])


def _stay(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """The wizard stays at home: monsters go for who wears no armour."""
    wizards = [hero.id for hero in HEROES.values() if hero.character_class == "wizard"]
    return [1.0 if option in wizards else 0.1 for option in ask.options]


def _squares(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """The first square is as good as any at the start; later the safest and nearest."""
    if not s.turn.figure or s.monster(s.turn.figure) is not None:
        return [1.0 if not index else 0.1 for index in range(len(ask.options))]
    outlook = Outlook(s, s.hero(s.turn.figure))
    return _sharpen([outlook.place(square, s.turn.actions) for square in ask.options])


def _share(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """What is proposed is taken, and then all are ready."""
    return [{"propose": 1.0, "ready": 0.3}.get(option[0], 0.001) for option in ask.options]


def _yes(s: FantasyState, ask: Ask[Any]) -> list[float]:
    return [1.0 if option else 0.02 for option in ask.options]


WEIGHTS: dict[str, Callable[[FantasyState, Ask[Any]], list[float]]] = {
    "act": _acts,
    "change": _changes,
    "drink": _drinks,
    "item": _used,
    "room": _room,
    "bargain": _bargains,
    "die": _dice,
    "stay": _stay,
    "share": _share,
    "square": _squares,
    "yes": _yes,
}
