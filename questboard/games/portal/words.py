"""What things are called, and the log in words. Everything a player reads is written here by us."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from questboard.games.portal.content import EFFECTS, HEROES, OBJECTIVES, tile_actions
from questboard.games.portal.hooks import ACTIONS, EFFECT_CARDS
from questboard.games.portal.state import COLORS, SOLO_DECK, Color, HeroId, ObjectiveId, Options
from questboard.kernel import Event

COLOR = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
FOOD = {"R": "red ham", "Y": "yellow ale", "G": "green vegetables", "B": "blue fish"}
"""A dish with its colour, as orders, the row and the log call it."""
MENU = {"R": "Smoked Ham", "Y": "Tankard of Ale", "G": "Vegetable Platter", "B": "Quippers and Chips"}
"""The same dishes as the rulebook calls them."""
GEM = {"R": "Ruby", "Y": "Topaz", "G": "Emerald", "B": "Sapphire"}
GEMS = {"R": "Rubies", "Y": "Topazes", "G": "Emeralds", "B": "Sapphires"}

EVENTS = {
    "starting_food": "{player} lays the starting food: {foods}.",
    "laid": "{player} lays {food} on {slot}.",
    "objective_laid": "{player} lays {objective} on {seat}.",
    "turn": "Turn {turn}: {player}.",
    "activated": "{player} activates {tile}: {actions}.",
    "flipped": "{player} flips {tile}. Now up: {side}.",
    "passed": "{player} can use no Action tile and passes: {barred}.",
    "lost": "{player} can't {action}: {reason}. The action is lost.",
    "effect": "{effect} for {player}: {action}.",
    "bonus": "Bonus of {hero} for {player}: {action}.",
    "waived": "{player} chooses not to {action}.",
    "declined": "{player} doesn't use {effect}.",
    "nothing": "{effect} does nothing: {reason}.",
    "no_card": "There is no card left for {player} to draw.",
    "placed": "{player} places {food} on {slot}.",
    "lifted": "{player} takes {food} off {slot}.",
    "swapped": "{player} swaps {food} on {slot} with {food_other} on {slot_other}.",
    "seated": "{player} seats {hero} at {seat}.",
    "removed": "{player} removes {hero} from {seat}.",
    "left": "{hero} has left the table and scores nothing.",
    "drew": "{player} draws {hero} from {deck}.",
    "joined": "{player} draws {hero}, who joins the line.",
    "handed_over": "{player} hands {hero} over to {player_to}.",
    "gained": "{player} gains {gems}.",
    "unpaid": "{hero} pays nothing: no dish of the order lies in front of {seat}.",
    "missed": "{player} can't take {gems}: the colour is closed.",
    "closed": "The last {color} is taken: from now on nobody gains one.",
    "returned": "{player} returns 1 {color}.",
    "stole": "{player} takes 1 {color} from {player_from}.",
    "diamond": "{player} takes a White Diamond as one more {color}.",
    "no_gem": "{player} can take no Gem: every colour to choose from is closed.",
    "no_diamond": "There is no White Diamond left for {player}.",
    "potion": "{player} takes an Enchant Food Potion.",
    "potion_returned": "The Potion on {hero} goes back to the supply.",
    "enchanted": "{player} enchants the food of {hero} and claims the bonus.",
    "perfect_match": "Perfect Match: {hero} at {seat} has the whole order and is flipped for {player}.",
    "claimed": "{player} claims {objective}, 5 points.",
    "objective_lost": "The token on {slot} lies under the X of {objective}, which is lost.",
    "endgame": "Both ends of the Food Row are filled: the endgame begins. {player} finishes this turn.",
    "finished": "The game is over.",
    "scored": "{player} scores {points}: {parts}.",
    "solo_over": "{player} finishes with {points}.",
    "won": "{player} wins with {points}: {reason}.",
    "win_shared": "{players} share the win with {points} each.",
}

HIDDEN = {
    "drew": "{player} draws a card from {deck}.",
    "handed_over": "{player} hands a {back} card over to {player_to}.",
}
"""The same events for those who may not see the cards."""

REVEALS = frozenset({"seated", "surged", "discarded", "joined", "tracked"})
"""Events that show a card which somebody didn't know (secrets and luck are told by the kernel)."""


def slot_name(slot: int) -> str:
    """A slot of the Food Row; people count from one.

    >>> slot_name(0)
    'slot 1'
    """
    return f"slot {slot + 1}"


def slots_in_words(slots: Sequence[int]) -> str:
    """Several slots of the Food Row.

    >>> slots_in_words([3]), slots_in_words([3, 5, 8])
    ('slot 4', 'slot 4, 6 or 9')
    """
    *others, last = [str(slot + 1) for slot in slots]
    return f"slot {', '.join(others)} or {last}" if others else f"slot {last}"


def tile_name(color: Color) -> str:
    """An Action tile."""
    return f"the {COLOR[color]} tile"


def deck_name(deck: str) -> str:
    """A deck of Hero cards."""
    return "the deck" if deck == SOLO_DECK else f"the {COLOR[deck]} deck"


def seat_name(seat: int) -> str:
    """A seat by its side and column; people count from one.

    >>> seat_name(0), seat_name(3)
    ('near seat 1', 'far seat 2')
    """
    return f"{'far' if seat % 2 else 'near'} seat {seat // 2 + 1}"


def objective_text(card: ObjectiveId, solo: bool, options: Options) -> str:
    """What an Objective asks for at a table with these rule options."""
    objective = OBJECTIVES[card]
    text = objective.solo_text if solo and objective.solo_text else objective.text
    return text.format(diamonds=options.diamond_objective)


def plural(number: int, thing: str, things: str = "") -> str:
    """A number of things.

    >>> plural(1, "card"), plural(3, "card"), plural(2, "Ruby", "Rubies")
    ('1 card', '3 cards', '2 Rubies')
    """
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"


def listed(things: Sequence[str]) -> str:
    """Things one after the other.

    >>> listed(["ham", "ale", "fish"])
    'ham, ale and fish'
    """
    *others, last = things or [""]
    return f"{', '.join(others)} and {last}" if others else last


def gems_in_words(gems: str) -> str:
    """Several Gems.

    >>> gems_in_words("RRB")
    '2 Rubies and 1 Sapphire'
    """
    return listed([plural(gems.count(color), GEM[color], GEMS[color]) for color in COLORS if color in gems])


def barred_in_words(barred: Sequence[tuple[Color, str]]) -> str:
    """Why tiles can't be used, each reason once.

    >>> barred_in_words([("R", "no slot is left"), ("B", "no Potion is left"), ("G", "no slot is left")])
    'no slot is left (red and green); no Potion is left (blue)'
    """
    tiles: dict[str, list[str]] = {}
    for color, reason in barred:
        tiles.setdefault(reason, []).append(COLOR[color])
    return "; ".join(f"{reason} ({listed(colors)})" for reason, colors in tiles.items())


def order_in_place(due: str, hero: HeroId) -> str:
    """A Hero, and how much of the order lies in place.

    >>> order_in_place("RB", "R15")
    'Maugh Blackspit: 2 of 3 dishes in place'
    """
    return (
        f"{HEROES[hero].name}: {len(due)} of {plural(len(HEROES[hero].symbols), 'dish', 'dishes')} in place"
    )


def points_in_words(gems: int, most_of_one: int, most_sets: int, objectives: int) -> str:
    """Where points come from.

    >>> points_in_words(12, 0, 15, 5)
    '12 for Gems, 15 for sets, 5 for Objectives'
    """
    parts = zip(
        (gems, most_of_one, most_sets, objectives),
        ("Gems", "the most Gems of one colour", "sets", "Objectives"),
        strict=True,
    )
    return ", ".join(f"{points} for {what}" for points, what in parts if points) or "nothing earned"


WORDS: Mapping[str, Callable[[Any], str]] = {
    "hero": lambda hero: HEROES[hero].name,
    "heroes": lambda heroes: ", ".join(HEROES[hero].name for hero in heroes),
    "slot": slot_name,
    "token": lambda slot: f"the token on {slot_name(slot)}",
    "seat": seat_name,
    "tile": tile_name,
    "food": lambda color: FOOD[color],
    "foods": lambda colors: ", ".join(FOOD[color] for color in colors),
    "deck": deck_name,
    "color": lambda color: GEM[color],
    "points": lambda count: plural(count, "point"),
    "cards": lambda count: plural(count, "card"),
    "back": lambda color: COLOR[color],
    "gems": gems_in_words,
    "objective": lambda objective: OBJECTIVES[objective].name,
    "action": lambda action: ACTIONS[action].words,
    "actions": lambda actions: ", ".join(ACTIONS[action].words for action in actions),
    "barred": barred_in_words,
    "bonus": lambda hero: HEROES[hero].name,
    "order": lambda order: order_in_place(*order),
    "side": lambda side: ", ".join(ACTIONS[action].words for action in tile_actions(*side)),
    "effect": lambda effect: EFFECTS[effect].label,
    "parts": lambda parts: points_in_words(*parts),
    "turn": str,
}
"""By kind of thing: what one of them is called in questions and events."""


PAID = {
    ("gained", "order"): "{player} gains {gems} from {order}.",
    ("gained", "bonus"): "{player} gains {gems}, the bonus of {bonus}.",
    ("diamond", "bonus"): ("{player} takes a White Diamond as one more {color}, the bonus of {bonus}."),
}
"""The sentences for events that say whose order or bonus it is."""


def sentence(event: Event) -> str:
    """The sentence for an event, with gaps for its facts; another one where a seat doesn't see the cards."""
    for (kind, fact), words in PAID.items():
        if event.kind == kind and fact in event.facts:
            return words
    known, hidden = sentences()
    concealed = event.kind in hidden and "hero" not in event.facts and "heroes" not in event.facts
    return (hidden if concealed else known)[event.kind]


@cache
def sentences() -> tuple[dict[str, str], dict[str, str]]:
    """The sentences for all events, those of single effects included; and for those who see no cards."""
    known, hidden = dict(EVENTS), dict(HIDDEN)
    for effect in EFFECT_CARDS.values():
        known |= effect.says
        hidden |= effect.says_hidden
    return known, hidden
