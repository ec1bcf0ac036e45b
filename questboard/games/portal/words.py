"""What things are called, and the log in words. Everything a player reads is written here by us."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from questboard.games.portal.content import HEROES, OBJECTIVES
from questboard.games.portal.hooks import ACTIONS, EFFECT_CARDS
from questboard.games.portal.state import COLORS, SOLO_DECK, ObjectiveId, Options
from questboard.kernel import Event

COLOR = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
FOOD = {"R": "Smoked Ham", "Y": "Tankard of Ale", "G": "Vegetable Platter", "B": "Quippers and Chips"}
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
}

HIDDEN = {
    "drew": "{player} draws a card from {deck}.",
    "handed_over": "{player} hands a card with a {back} back to {player_to}.",
}
"""The same events for those who may not see the cards."""

REVEALS = frozenset({"seated", "surged", "discarded", "joined"})
"""Events that show a card which somebody didn't know (secrets and luck are told by the kernel)."""


def word(kind: str, value: Any) -> str:
    """What a thing is called."""
    match kind:
        case "hero":
            return HEROES[value].name
        case "heroes":
            return ", ".join(HEROES[hero].name for hero in value)
        case "slot":
            return f"slot {value}"
        case "token":
            return f"the token on slot {value}"
        case "seat":
            return f"{'far' if value % 2 else 'near'} seat {value // 2}"
        case "tile":
            return f"the {COLOR[value]} tile"
        case "food":
            return FOOD[value]
        case "foods":
            return ", ".join(FOOD[color] for color in value)
        case "deck":
            return "the deck" if value == SOLO_DECK else f"the {COLOR[value]} deck"
        case "color":
            return GEM[value]
        case "points":
            return plural(value, "point")
        case "cards":
            return plural(value, "card")
        case "back":
            return COLOR[value]
        case "gems":
            return gems_in_words(value)
        case "objective":
            return OBJECTIVES[value].name
        case "action":
            return ACTIONS[value].words
        case "player":
            return f"player {value + 1}"
        case _:
            return str(value)


def objective_text(card: ObjectiveId, solo: bool, options: Options) -> str:
    """What an Objective asks for at a table with these switches."""
    objective = OBJECTIVES[card]
    text = objective.solo_text if solo and objective.solo_text else objective.text
    return text.format(diamonds=options.diamond_objective)


def plural(number: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "card"), plural(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def gems_in_words(gems: str) -> str:
    """Several Gems.

    >>> gems_in_words("RRB")
    '2 Rubies and 1 Sapphire'
    """
    counts = [(gems.count(color), color) for color in COLORS if color in gems]
    return " and ".join(f"{n} {GEM[color] if n == 1 else GEMS[color]}" for n, color in counts)


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event as a seat has seen it."""
    facts = {
        name: names[value] if name.startswith("player") else word(name.partition("_")[0], value)
        for name, value in event.facts.items()
    }
    known, hidden = sentences()
    concealed = event.kind in hidden and "hero" not in facts and "heroes" not in facts
    return (hidden if concealed else known)[event.kind].format_map(facts)


@cache
def sentences() -> tuple[dict[str, str], dict[str, str]]:
    """The sentences for all events, those of single effects included; and for those who see no cards."""
    known, hidden = dict(EVENTS), dict(HIDDEN)
    for effect in EFFECT_CARDS.values():
        known |= effect.says
        hidden |= effect.says_hidden
    return known, hidden
