"""What things are called, and a sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from questboard.games.dragonfire.content import (
    ABILITIES,
    ADVENTURES,
    CARDS,
    CLASS_NAMES,
    DECK_TITLES,
    DRAGONFIRE,
    ENCOUNTERS,
    FEATURES,
    SCREENS,
)
from questboard.games.dragonfire.hooks import events, revealing_events
from questboard.games.dragonfire.rules.advancements import SLOT_XP
from questboard.games.dragonfire.rules.damage import tally
from questboard.games.dragonfire.state import MAIN, NOWHERE
from questboard.kernel import Event

COLOR = {"K": "black", "B": "blue", "G": "green", "R": "red", "": "colourless"}
PILE = {
    "primary": "the Primary Deck",
    "secondary": "the Secondary Deck",
    "third": "the Difficulty 3 Deck",
    "market": "the Market Deck",
    "dragonfire": "the Dragonfire deck",
}

EVENTS = {
    "accepted": "The party accepts the challenge {challenge}.",
    "adventure": "The Adventure {adventure} begins at Level {level}.",
    "appeared": "{encounter} faces {player}.",
    "assisted": "{player} assists with {card}.",
    "attacked": "Attacks on {player}: {count}, for {amount} damage in all.",
    "bought": "{player} buys {card} for {gold} gold.",
    "buried": "{encounter} is buried.",
    "buried_cards": "{player} buries {cards}.",
    "called": "{player} is ready to deal damage and looks to the others.",
    "calmed": "{encounter} does not attack this turn.",
    "campaign_over": "The campaign is over.",
    "challenge_failed": "The challenge {challenge} can't be fulfilled any more.",
    "checked": "{player} makes a Skill Check: {success}.",
    "cleared": "{encounter} loses level {level}.",
    "covered": "{player} covers {feature_old} with {feature}.",
    "covers": "{player} counts as {color} too.",
    "cycled": "{player} replaces {card} in the Market by {card_new}.",
    "deadfall": "{dragonfire} takes its Deadfall effect.",
    "deck_reshuffled": "{deck} is made anew from its discard pile.",
    "declined": "{player} adds nothing.",
    "defeated": "{encounter} is defeated.",
    "discarded": "{player} discards {card}.",
    "dragonfire": "The Dragonfire card is {dragonfire}.",
    "dragonfire_buried": "{dragonfire} is buried.",
    "drew": "{player} draws {cards}.",
    "earned": "Each character earns {amount} XP.",
    "encounter_revealed": "{name} is revealed and buried.",
    "entered": "{player} enters {encounter}.",
    "escaped": "{encounter} escapes the text of the card.",
    "flipped": "The Dragonfire token shows its {logo}.",
    "forfeited": "{player} loses {gold} gold.",
    "found": "{player} finds {item}.",
    "gained": "{player} gains {gold} gold.",
    "handed_over": "{player} gives {item} to {player_other}.",
    "healed": "{player} heals {amount} HP.",
    "hurt": "{player} takes {amount} damage.",
    "left": "{player} returns to the main area.",
    "left_play": "{card} of {player} is discarded from play.",
    "level_reached": "{player} reaches Character Level {level}.",
    "level_rose": "The Dragonfire level is {level}.",
    "level_softened": "Level {level} of {encounter} is at most {amount} this turn.",
    "limited": "{player} may play at most {cards} this turn.",
    "location_lost": "{encounter} is discarded, for nobody is in it.",
    "location_refused": "{name} can't be placed here.",
    "long_rest": "The party takes a Long Rest.",
    "looked": "{player} looks at {cards}.",
    "lost": "The party has lost.",
    "market_revealed": "{card} comes from the Market Deck.",
    "moved": "{encounter} now faces {player}.",
    "must_discard": "{player} must discard {cards}.",
    "packed": "{player} adds {card} to the Equipment Pack.",
    "paid": "{encounter} pays {gold} gold.",
    "played": "{player} plays {card}.",
    "protected": "{player} takes {amount} less damage in Take Damage.",
    "put_back": "{player} returns {item} to its deck.",
    "put_under": "{card} of {player} goes under {encounter}.",
    "recovered": "{encounter} heals {count} of its levels.",
    "remains": "{card} remains in play before {player}.",
    "reopened": "All may add to that.",
    "reshuffled": "{player} makes a new draw deck.",
    "returned": "{player} gets {card} back.",
    "revealed": "{player} reveals {card} and buries it.",
    "round": "Round {round} begins.",
    "saved": "{encounter} makes a Save: {success}.",
    "scene": "Scene {scene} begins.",
    "scene_over": "Scene {scene} is completed.",
    "searched": "Cards of {deck} that are revealed and buried: {count}.",
    "sharpened": "{card} of {player} deals {damage} more.",
    "short_rest": "The party takes a Short Rest.",
    "spent": "{card} of {player} is used up.",
    "strength_changed": "{encounter} has {change} Attack Strength.",
    "stunned": "{player} is Stunned.",
    "swapped": "{player} replaces {card} by {card_new}.",
    "took_back": "{player} returns {card} to the hand.",
    "took_feature": "{player} takes the Feature {feature}.",
    "took_screen": "{player} plays the {screen}.",
    "tripped": "The Tripwire of {encounter} is crossed.",
    "turn": "{player} begins a turn.",
    "unconscious": "{player} is Unconscious.",
    "unhealable": "{player} can't be healed this turn.",
    "used": "{player} uses {power}.",
    "won": "Every Scene is completed: the party has won.",
}
"""Sentences for events; those of single cards and Adventures stand with them (`says`)."""

REVEALS = frozenset(
    {
        "appeared",
        "assisted",
        "bought",
        "called",
        "cycled",
        "declined",
        "discarded",
        "dragonfire",
        "encounter_revealed",
        "found",
        "level_rose",
        "location_refused",
        "market_revealed",
        "must_discard",
        "played",
        "put_under",
        "reopened",
        "revealed",
        "searched",
        "short_rest",
    }
)
"""Events after which somebody knows more of the cards; secrets and luck are told by the kernel."""


def reveals() -> frozenset[str]:
    """All kinds of events after which somebody knows more of the cards, those of single cards included."""
    return REVEALS | revealing_events()


def encounter_name(foe: str) -> str:
    """An encounter in play.

    >>> encounter_name("troll-1"), encounter_name("kobold-pack-2"), encounter_name("kobold-pack-token-3")
    ('Troll', 'Kobold Pack 2', 'Kobold Pack token 3')
    """
    if foe == MAIN:
        return "the main area"
    if foe == NOWHERE:
        return "nothing"
    name, _, number = foe.rpartition("-")
    if name.endswith("-token"):
        return f"{source_name(name.removesuffix('-token'))} token {number}"
    return ENCOUNTERS[name].name + ("" if number == "1" else f" {number}")


def source_name(name: str) -> str:
    """What a token came with: an encounter, a Dragonfire card or an Adventure."""
    if name in ENCOUNTERS:
        return ENCOUNTERS[name].name
    if name in DRAGONFIRE:
        return DRAGONFIRE[name].name
    return ADVENTURES[name].name.partition(":")[0]


def screen_name(screen: str) -> str:
    """A Character screen; the Humans come in two."""
    card = SCREENS[screen]
    return f"{card.name} ({card.sex})" if card.race == "Human" else card.name


def power_name(name: str) -> str:
    """A Feature, an ability or a card in play."""
    if name in FEATURES and name not in CARDS:
        return FEATURES[name].name
    return ABILITIES[name].name if name in ABILITIES else CARDS[name].name


def slot_name(slot: tuple[int, str]) -> str:
    """A Feature slot: what lies in it, or what it costs to open.

    >>> slot_name((1, "acolyte")), slot_name((2, ""))
    ('slot 1, over Acolyte', 'slot 2, for 5 XP')
    """
    number, covered = slot
    if covered:
        return f"slot {number}, over {FEATURES[covered].name}"
    return f"slot {number}, for {SLOT_XP[number - 1]} XP"


def challenge_name(name: str) -> str:
    """A bonus challenge."""
    return next(each.name for card in ADVENTURES.values() for each in card.challenges if each.id == name)


def plural(count: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "card"), plural(0, "card")
    ('1 card', '0 cards')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def points_in_words(points: str, levels: int = 0) -> str:
    """Damage in words.

    >>> points_in_words("BBK1"), points_in_words("", 2)
    ('1 black, 2 blue, 1 colourless', '2 levels')
    """
    counts = zip(("black", "blue", "green", "red", "colourless"), tally(points), strict=True)
    words = [f"{count} {name}" for name, count in counts if count]
    if levels:
        words.append(plural(levels, "level"))
    return ", ".join(words)


# ---- words by kind of thing, and sentences


WORDS: Mapping[str, Callable[[Any], str]] = MappingProxyType(
    {
        "adventure": lambda adventure: ADVENTURES[adventure].name,
        "amount": str,
        "card": power_name,
        "cards": lambda cards: ", ".join(CARDS[card].name for card in cards),
        "challenge": challenge_name,
        "change": lambda change: f"{change:+d}".replace("-", "\N{MINUS SIGN}"),
        "color": CLASS_NAMES.__getitem__,
        "count": str,
        "damage": lambda damage: points_in_words(*damage),
        "deck": lambda deck: PILE.get(deck) or DECK_TITLES[deck],
        "dragonfire": lambda card: DRAGONFIRE[card].name,
        "encounter": encounter_name,
        "feature": lambda feature: FEATURES[feature].name,
        "gold": str,
        "item": power_name,
        "level": str,
        "logo": lambda logo: "logo" if logo else "other side",
        "name": lambda name: ENCOUNTERS[name].name,
        "number": str,
        "place": encounter_name,
        "power": power_name,
        "round": str,
        "scene": str,
        "screen": screen_name,
        "slot": slot_name,
        "success": lambda success: "success" if success else "failure",
        "ware": power_name,
        "xp": str,
    }
)


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event as a seat has seen it."""
    facts = {}
    for name, value in event.facts.items():
        kind = name.partition("_")[0]
        facts[name] = names[value] if kind == "player" else WORDS[kind](value)
    if "cards" not in facts:  # for those who may not see them
        count = event.facts.get("count", 1)
        facts["cards"] = "a card" if count == 1 else plural(count, "card")
    template = EVENTS.get(event.kind) or events()[event.kind]
    sentence = template.format_map(facts)
    return sentence if template.startswith("{player") else sentence[0].upper() + sentence[1:]
