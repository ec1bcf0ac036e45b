"""What things are called, and the log in words. Everything a player reads is written here by us."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from questboard.games.portal.content import HEROES, OBJECTIVES
from questboard.games.portal.hooks import ACTIONS, EFFECT_CARDS
from questboard.games.portal.state import COLORS, SOLO_DECK, Color, ObjectiveId, Options
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
    "activated": "{player} activates {tile}.",
    "flipped": "{player} flips {tile}.",
    "passed": "{player} can use no Action tile and passes.",
    "lost": "{player} can't {action}; the action is lost.",
    "placed": "{player} places {food} on {slot}.",
    "lifted": "{player} takes {food} off {slot}.",
    "swapped": "{player} swaps the tokens on {slot} and {slot_other}.",
    "seated": "{player} seats {hero} at {seat}.",
    "removed": "{player} removes {hero} from {seat}.",
    "left": "{hero} has left the table and scores nothing.",
    "drew": "{player} draws {hero} from {deck}.",
    "joined": "{hero} joins the line.",
    "handed_over": "{player} hands {hero} over to {player_to}.",
    "gained": "{player} gains {gems}.",
    "missed": "{player} can't take {gems}: there are none left.",
    "closed": "The last {color} is taken; the colour is closed.",
    "returned": "{player} returns one {color}.",
    "stole": "{player} takes one {color} from {player_from}.",
    "diamond": "{player} takes a White Diamond as one more {color}.",
    "no_gem": "{player} can take no Gem: every colour to choose from is closed.",
    "no_diamond": "There is no White Diamond left for {player}.",
    "potion": "{player} takes an Enchant Food Potion.",
    "potion_returned": "The Potion on {hero} goes back to the supply.",
    "enchanted": "{player} enchants the food of {hero} and claims the bonus.",
    "perfect_match": "Perfect Match: {hero} at {seat} has the whole order and is flipped for {player}.",
    "claimed": "{player} claims {objective}.",
    "objective_lost": "The row has reached the X of {objective}; it is lost.",
    "endgame": "Both ends of the Food Row are filled: the endgame begins. {player} finishes this turn.",
    "finished": "The game is over.",
    "scored": "{player} scores {points}.",
    "solo_over": "{player} finishes with {points}.",
    "won": "{player} wins with {points}: {reason}.",
    "win_shared": "{players} share the win with {points} each.",
}

HIDDEN = {
    "drew": "{player} draws a card from {deck}.",
    "handed_over": "{player} hands a card with a {back} back to {player_to}.",
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
    counts = [(gems.count(color), color) for color in COLORS if color in gems]
    return " and ".join(f"{n} {GEM[color] if n == 1 else GEMS[color]}" for n, color in counts)


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
    "turn": str,
}
"""By kind of thing: what one of them is called in questions and events."""


def sentence(event: Event) -> str:
    """The sentence for an event, with gaps for its facts; another one where a seat doesn't see the cards."""
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
