"""What things are called, and the log in words. Everything a player reads is written here by us."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from questboard.games.portal.content import EFFECTS, HEROES, OBJECTIVES, tile_actions
from questboard.games.portal.hooks import ACTIONS, EFFECT_CARDS
from questboard.games.portal.language import DOMAIN, n, t
from questboard.games.portal.state import COLORS, SOLO_DECK, Color, HeroId, ObjectiveId, Options
from questboard.kernel import Event
from questboard.language import Plural, mark

COLOR = DOMAIN.names(mark({"R": "red", "Y": "yellow", "G": "green", "B": "blue"}))
FOOD = DOMAIN.names(mark({"R": "red ham", "Y": "yellow ale", "G": "green vegetables", "B": "blue fish"}))
"""A dish with its colour, as orders, the row and the log call it."""
MENU = DOMAIN.names(
    mark({"R": "Smoked Ham", "Y": "Tankard of Ale", "G": "Vegetable Platter", "B": "Quippers and Chips"})
)
"""The same dishes as the rulebook calls them."""
GEM_MESSAGES = mark({"R": "Ruby", "Y": "Topaz", "G": "Emerald", "B": "Sapphire"})
GEM = DOMAIN.names(GEM_MESSAGES)
GEMS = DOMAIN.names(mark({"R": "Rubies", "Y": "Topazes", "G": "Emeralds", "B": "Sapphires"}))
SO_MANY = {
    "R": Plural("{count} Ruby", "{count} Rubies"),
    "Y": Plural("{count} Topaz", "{count} Topazes"),
    "G": Plural("{count} Emerald", "{count} Emeralds"),
    "B": Plural("{count} Sapphire", "{count} Sapphires"),
}
TILE = DOMAIN.names(
    mark({"R": "the red tile", "Y": "the yellow tile", "G": "the green tile", "B": "the blue tile"})
)
DECK = DOMAIN.names(
    mark(
        {
            "R": "the red deck",
            "Y": "the yellow deck",
            "G": "the green deck",
            "B": "the blue deck",
            SOLO_DECK: "the deck",
        }
    )
)
"""A deck in the middle of a sentence."""
PILE = DOMAIN.names(
    mark({"R": "Red deck", "Y": "Yellow deck", "G": "Green deck", "B": "Blue deck", SOLO_DECK: "Hero deck"})
)
"""A deck at the beginning of one."""

EVENTS = mark(
    {
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
)

HIDDEN = mark(
    {
        "drew": "{player} draws a card from {deck}.",
        "handed_over": "{player} hands a {back} card over to {player_to}.",
    }
)
"""The same events for those who may not see the cards."""

REVEALS = frozenset({"seated", "surged", "discarded", "joined", "tracked"})
"""Events that show a card which somebody didn't know (secrets and luck are told by the kernel)."""


def slot_name(slot: int) -> str:
    """A slot of the Food Row; people count from one.

    >>> slot_name(0)
    'slot 1'
    """
    return t("slot {number}", number=slot + 1)


def slots_in_words(slots: Sequence[int]) -> str:
    """Several slots of the Food Row.

    >>> slots_in_words([3]), slots_in_words([3, 5, 8])
    ('slot 4', 'slot 4, 6 or 9')
    """
    *others, last = slots
    if not others:
        return slot_name(last)
    return t("slot {numbers} or {last}", numbers=", ".join(str(slot + 1) for slot in others), last=last + 1)


def token_name(slot: int) -> str:
    """The Food token on a slot."""
    return t("the token on {slot}", slot=slot_name(slot))


def tile_name(color: Color) -> str:
    """An Action tile."""
    return TILE[color]


def deck_name(deck: str) -> str:
    """A deck of Hero cards."""
    return DECK[deck]


def seat_name(seat: int) -> str:
    """A seat by its side and column; people count from one.

    >>> seat_name(0), seat_name(3)
    ('near seat 1', 'far seat 2')
    """
    number = seat // 2 + 1
    return t("far seat {number}", number=number) if seat % 2 else t("near seat {number}", number=number)


def hero_name(hero: HeroId) -> str:
    """A Hero."""
    return t(HEROES[hero].name)


def class_name(hero: HeroId) -> str:
    """The class of a Hero."""
    return t(HEROES[hero].class_name)


def effect_name(effect: str) -> str:
    """The effect of a Hero."""
    return t(EFFECTS[effect].label)


def effect_text(effect: str, solo: bool = False) -> str:
    """What an effect does, at a table of one or of more."""
    printed = EFFECTS[effect]
    return t(printed.solo if printed.solo and solo else printed.text)


def action_name(action: str) -> str:
    """An action of a tile or of a bonus."""
    return t(ACTIONS[action].words)


def actions_in_words(actions: Sequence[str]) -> str:
    """Several actions, in their order."""
    return ", ".join(map(action_name, actions))


def objective_name(card: ObjectiveId) -> str:
    """An Objective."""
    return t(OBJECTIVES[card].name)


def objective_text(card: ObjectiveId, solo: bool, options: Options) -> str:
    """What an Objective asks for at a table with these rule options."""
    objective = OBJECTIVES[card]
    text = objective.solo_text if solo and objective.solo_text else objective.text
    return t(text, diamonds=options.diamond_objective)


def listed(things: Sequence[str]) -> str:
    """Things one after the other.

    >>> listed(["ham", "ale", "fish"])
    'ham, ale and fish'
    """
    *others, last = things or [""]
    return t("{things} and {last}", things=", ".join(others), last=last) if others else last


def points_in_words(points: int) -> str:
    """A number of Victory Points."""
    return n("{count} point", "{count} points", points)


def cards_in_words(cards: int) -> str:
    """A number of cards."""
    return n("{count} card", "{count} cards", cards)


def diamonds_in_words(diamonds: int) -> str:
    """A number of White Diamonds."""
    return n("{count} White Diamond", "{count} White Diamonds", diamonds)


def potions_in_words(potions: int) -> str:
    """A number of Potions."""
    return n("{count} Potion", "{count} Potions", potions)


def gems_of(color: Color, count: int) -> str:
    """A number of Gems of one colour.

    >>> gems_of("R", 2)
    '2 Rubies'
    """
    return n(*SO_MANY[color], count)


def gems_in_words(gems: str) -> str:
    """Several Gems.

    >>> gems_in_words("RRB")
    '2 Rubies and 1 Sapphire'
    """
    return listed([gems_of(color, gems.count(color)) for color in COLORS if color in gems])


def barred_in_words(barred: Sequence[tuple[Color, str]]) -> str:
    """Why tiles can't be used, each reason once.

    >>> barred_in_words([("R", "no slot is left"), ("B", "no Potion is left"), ("G", "no slot is left")])
    'no slot is left (red and green); no Potion is left (blue)'
    """
    tiles: dict[str, list[str]] = {}
    for color, reason in barred:
        tiles.setdefault(reason, []).append(COLOR[color])
    return "; ".join(f"{t(reason)} ({listed(colors)})" for reason, colors in tiles.items())


def order_in_place(due: str, hero: HeroId) -> str:
    """A Hero, and how much of the order lies in place.

    >>> order_in_place("RB", "R15")
    'Maugh Blackspit: 2 of 3 dishes in place'
    """
    hers = n("{some} of {count} dish", "{some} of {count} dishes", len(HEROES[hero].symbols), some=len(due))
    return t("{hero}: {dishes} in place", hero=hero_name(hero), dishes=hers)


def parts_in_words(gems: int, most_of_one: int, most_sets: int, objectives: int) -> str:
    """Where points come from.

    >>> parts_in_words(12, 0, 15, 5)
    '12 for Gems, 15 for sets, 5 for Objectives'
    """
    parts = [
        t("{points} for Gems", points=gems) if gems else "",
        t("{points} for the most Gems of one colour", points=most_of_one) if most_of_one else "",
        t("{points} for sets", points=most_sets) if most_sets else "",
        t("{points} for Objectives", points=objectives) if objectives else "",
    ]
    return ", ".join(filter(None, parts)) or t("nothing earned")


WORDS: Mapping[str, Callable[[Any], str]] = {
    "hero": hero_name,
    "heroes": lambda heroes: ", ".join(map(hero_name, heroes)),
    "slot": slot_name,
    "token": token_name,
    "seat": seat_name,
    "tile": tile_name,
    "food": lambda color: FOOD[color],
    "foods": lambda colors: ", ".join(FOOD[color] for color in colors),
    "deck": deck_name,
    "color": lambda color: GEM[color],
    "points": points_in_words,
    "cards": cards_in_words,
    "back": lambda color: COLOR[color],
    "gems": gems_in_words,
    "objective": objective_name,
    "action": action_name,
    "actions": actions_in_words,
    "barred": barred_in_words,
    "bonus": hero_name,
    "order": lambda order: order_in_place(*order),
    "side": lambda side: actions_in_words(tile_actions(*side)),
    "effect": effect_name,
    "parts": lambda parts: parts_in_words(*parts),
    "reason": t,
    "turn": str,
}
"""By kind of thing: what one of them is called in questions and events."""


PAID = mark(
    {
        ("gained", "order"): "{player} gains {gems} from {order}.",
        ("gained", "bonus"): "{player} gains {gems}, the bonus of {bonus}.",
        ("diamond", "bonus"): ("{player} takes a White Diamond as one more {color}, the bonus of {bonus}."),
    }
)
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
