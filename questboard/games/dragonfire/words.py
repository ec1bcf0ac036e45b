"""What things are called; the sentences of the log are in `sentences`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
from questboard.games.dragonfire.hooks import DRAGONFIRE_TEXTS, QUESTS, REGISTRY
from questboard.games.dragonfire.rules.advancements import SLOT_XP
from questboard.games.dragonfire.rules.points import tally
from questboard.games.dragonfire.state import MAIN, NOWHERE

COLOR = {"K": "black", "B": "blue", "G": "green", "R": "red", "": "colourless"}
PILE = {
    "primary": "the Primary Deck",
    "secondary": "the Secondary Deck",
    "third": "the Difficulty 3 Deck",
    "market": "the Market Deck",
    "dragonfire": "the Dragonfire deck",
}


def encounter_name(foe: str) -> str:
    """An encounter in play.

    >>> encounter_name("troll-1"), encounter_name("kobold-pack-2"), encounter_name("kobold-pack-token-3")
    ('Troll', 'Kobold Pack 2', 'Kobold Pack token 3')
    >>> encounter_name("goblin-uprising-token-2")
    'Goblin 2'
    """
    if foe == MAIN:
        return "the main area"
    if foe == NOWHERE:
        return "nothing"
    name, _, number = foe.rpartition("-")
    if name.endswith("-token"):
        return f"{token_name(name.removesuffix('-token'))} {number}"
    return ENCOUNTERS[name].name + ("" if number == "1" else f" {number}")


def token_name(name: str) -> str:
    """What a token is called by what it came with: an encounter, a Dragonfire card or an Adventure."""
    if name in ENCOUNTERS:
        return f"{ENCOUNTERS[name].name} token"
    return DRAGONFIRE_TEXTS[name].token_name if name in DRAGONFIRE else QUESTS[name].token_name


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


def listed(words: Iterable[str], last: str = "and") -> str:
    """Some things as one says them.

    >>> listed(["Bless"]), listed(["Bless", "Glory", "Grace"]), listed(["red", "blue"], "or")
    ('Bless', 'Bless, Glory and Grace', 'red or blue')
    >>> listed([])
    'nothing'
    """
    *first, end = list(words) or ["nothing"]
    return f"{', '.join(first)} {last} {end}" if first else end


def dealt_in_words(points: str, levels: int) -> str:
    """Damage that is dealt, in words.

    >>> dealt_in_words("BB", 0), dealt_in_words("", 1), dealt_in_words("", 0)
    ('2 blue damage', '1 level of damage', 'no damage')
    >>> dealt_in_words("BBK1", 0)
    '1 black, 2 blue and 1 colourless damage'
    """
    dealt = [f"{listed(points_in_words(points).split(', '))} damage"] if points else []
    if levels:
        dealt.append(f"{plural(levels, 'level')} of damage")
    return listed(dealt) if dealt else "no damage"


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


# ---- words by kind of thing


WORDS: Mapping[str, Callable[[Any], str]] = MappingProxyType(
    {
        "adventure": lambda adventure: ADVENTURES[adventure].name,
        "amount": str,
        "reason": str,
        "card": power_name,
        "cards": lambda cards: listed(CARDS[card].name for card in cards),
        "by": power_name,
        "cause": lambda card: REGISTRY.title(card) if card else "",
        "challenge": challenge_name,
        "change": lambda change: f"{change:+d}",
        "classes": lambda colors: listed([CLASS_NAMES[color] for color in colors] or ["no Class"], "or"),
        "color": CLASS_NAMES.__getitem__,
        "colors": lambda colors: listed([COLOR[color] for color in colors] or ["colourless"], "or"),
        "count": str,
        "damage": lambda damage: points_in_words(*damage),
        "dealt": lambda damage: dealt_in_words(*damage),
        "deck": lambda deck: PILE.get(deck) or DECK_TITLES.get(deck, ""),
        "dragonfire": lambda card: DRAGONFIRE[card].name if card else "",
        "encounter": lambda foe: encounter_name(foe) if foe else "",
        "fate": str,
        "feature": lambda feature: FEATURES[feature].name,
        "gold": str,
        "hp": str,
        "item": power_name,
        "left": str,
        "level": str,
        "levels": lambda levels: f"level{'s' if len(levels) > 1 else ''} {listed(map(str, sorted(levels)))}",
        "logo": lambda logo: "logo" if logo else "other side",
        "more": str,
        "name": lambda name: ENCOUNTERS[name].name,
        "number": str,
        "place": encounter_name,
        "plays": lambda plays: listed(power_name(card) for _, _, card in plays),
        "parts": lambda parts: " + ".join(map(str, parts)),
        "power": lambda power: power_name(power) if power else "",
        "powers": lambda powers: listed(map(power_name, powers)),
        "round": str,
        "scene": str,
        "screen": screen_name,
        "shares": lambda shares: ", ".join(f"player {seat + 1} {gold}" for seat, gold in shares),
        "slot": slot_name,
        "success": lambda success: "a success" if success else "a failure",
        "ware": power_name,
        "xp": str,
    }
)
