"""What things are called; `sentences` has a sentence for each event.

Squares, doors and digits mean something only on the map of an adventure. Questions and events name theirs
(see `rules.steps`), so what is put into words here gets the adventure along.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questboard.games.fantasy.board import ground
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.potions import TOKEN_PRICE, TOKENS
from questboard.games.fantasy.state import MASTER, VINES, ItemId, is_potion
from questboard.squares import square_name as map_name

DIRECTIONS = ("north", "east", "south", "west")
PLURALS: Mapping[str, str] = {"winter wolf": "winter wolves", "yuan-ti": "yuan-ti"}
"""Those that take more than an "s"."""
SPECIAL: Mapping[int | str, str] = {"star": "a star", "blank": "no star"}
"""What the Special die shows."""


# ---- names


def figure_name(name: str, adventure: str = "") -> str:
    """A hero, a monster, or a person or an object of the adventure.

    >>> figure_name("lidda"), figure_name("goblin-2"), figure_name("angor-1", "2"), figure_name("2", "2")
    ('Lidda', 'goblin 2', 'Angor', 'the sheriff')
    >>> figure_name("2", "10")
    'seal 2'
    """
    if name in HEROES:
        return HEROES[name].name
    if name == MASTER:
        return "the Dungeon Master"
    if name == VINES:
        return "vines"
    kind, _, number = name.rpartition("-")
    if adventure:
        layout = LAYOUTS[adventure]
        for thing in layout.things:
            if thing.digit == name:
                alike = [each for each in layout.things if each.name == thing.name]
                return thing.name if len(alike) == 1 else f"{thing.name} {name}"
        for figure in layout.figures:
            if figure.digit and figure.digit == number and figure.name.casefold().replace(" ", "-") == kind:
                return figure.name
    return f"{MONSTERS[kind].name.lower()} {number}" if kind in MONSTERS else name


def square_name(square: int, adventure: str = "") -> str:
    """Column and row, as along the edges of the map.

    >>> square_name(57, "1"), square_name(536, "winter-2")
    ('m2', 'h7 on the tower')
    """
    if not adventure:
        return str(square)
    here = ground(adventure)
    name = map_name(*here.xy(square))
    return f"{name} on the tower" if here.on_top(square) else name


def door_name(door: int, adventure: str = "") -> str:
    """A door by its place.

    >>> door_name(0, "1")
    'the door at g2'
    """
    if not adventure:
        return f"door {door + 1}"
    return f"the door at {square_name(LAYOUTS[adventure].doors[door].squares[0], adventure)}"


def item_name(item: str) -> str:
    """An Item card."""
    if item == TOKENS:
        return f"{TOKEN_PRICE} trap tokens"
    return ITEMS[item].name if item in ITEMS else item


def card_name(card: str) -> str:
    """Whatever can attack: an item, a trap, or a monster's kind."""
    if card in TRAPS:
        return f"the {TRAPS[card].name.lower()} trap"
    return MONSTERS[card].name.lower() if card in MONSTERS else item_name(card)


def bargain_name(bargain: tuple[ItemId, ItemId]) -> str:
    """What changes hands.

    >>> bargain_name(("mace", "healing")), bargain_name(("mace", ""))
    ('Mace for Healing', 'Mace for nothing')
    """
    given, taken = (item_name(item) if item else "nothing" for item in bargain)
    return f"{given} for {taken}"


def listed(names: Sequence[str]) -> str:
    """Names with how often they come.

    >>> listed(["goblin", "ogre", "goblin"])
    '2 goblin, ogre'
    """
    counted = Counter(names)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())


def plural(count: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "sword"), plural(0, "sword"), plural(2, "winter wolf")
    ('1 sword', '0 swords', '2 winter wolves')
    """
    return f"{count} {thing if count == 1 else plurals(thing)}"


def plurals(thing: str) -> str:
    """Several things.

    >>> plurals("Winter Wolf"), plurals("seal")
    ('Winter wolves', 'seals')
    """
    irregular = PLURALS.get(thing.lower())
    if irregular is None:
        return f"{thing}s"
    return irregular if thing.islower() else irregular.capitalize()


def all_of(names: Sequence[str]) -> str:
    """Names in a row.

    >>> all_of(["Lidda"]), all_of(["Lidda", "Jozan", "goblin 1"])
    ('Lidda', 'Lidda, Jozan and goblin 1')
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def dice_in_words(shown: Sequence[tuple[str, int | str]]) -> str:
    """Dice with what they show.

    >>> dice_in_words([("yellow", 1), ("red", 0), ("special", "star")])
    'yellow 1, red 0 and a star'
    """
    faces = [SPECIAL.get(face, f"{name} {face}") for name, face in shown]
    return all_of(faces) or "no dice"


def use_name(item: str, ending: str = "") -> str:
    """To drink a potion, turn in tokens or use a card.

    >>> use_name("healing"), use_name("ring-of-spell-storing", "s"), use_name(TOKENS)
    ('drink Healing', 'uses Ring of Spell Storing', 'turn in 3 trap tokens')
    """
    if item == TOKENS:
        return f"turn{ending} in {item_name(item)}"
    return f"{'drink' if is_potion(item) else 'use'}{ending} {item_name(item)}"


def area_name(area: int, adventure: str = "") -> str:
    """An area by its letter.

    >>> area_name(1, "1"), area_name(1)
    ('B', '1')
    """
    return LAYOUTS[adventure].areas[area].letter if adventure else str(area)


def names_in_a_row(figures: Sequence[str], adventure: str = "") -> str:
    """Several figures.

    >>> names_in_a_row(["lidda", "jozan", "angor-1"], "2")
    'Lidda, Jozan and Angor'
    """
    return all_of([figure_name(figure, adventure) for figure in figures])


ON_THE_MAP: Mapping[str, Callable[..., str]] = {
    "area": area_name,
    "door": door_name,
    "figure": figure_name,
    "holder": figure_name,
    "order": names_in_a_row,
    "partner": figure_name,
    "square": square_name,
    "target": figure_name,
    "targets": names_in_a_row,
}
"""By kind of thing: what one of them is called, on the map of an adventure if one is given."""

WORDS: Mapping[str, Callable[[Any], str]] = {
    "adventure": lambda adventure: LAYOUTS[adventure].title if adventure else "",
    "bargain": bargain_name,
    "card": card_name,
    "dice": dice_in_words,
    "item": item_name,
    "lurker": lambda kind: f"the {MONSTERS[kind].name.lower()}",
    "other": item_name,
    "star": lambda star: "a star" if star else "no star",
    "trap": lambda trap: TRAPS[trap].name.lower(),
    **ON_THE_MAP,
}
"""By kind of thing: what one of them is called in questions and events of any adventure."""


def swords_in_words(thrown: int, strength: int) -> str:
    """The swords of the dice with what is added or taken off.

    >>> swords_in_words(4, 5), swords_in_words(2, 1), swords_in_words(1, 1), swords_in_words(0, 0)
    ('4 + 1 = 5 swords', '2 - 1 = 1 sword', '1 sword', '0 swords')
    """
    total, more = plural(strength, "sword"), strength - thrown
    if not more:
        return total
    return f"{thrown} {'+' if more > 0 else '-'} {abs(more)} = {total}"


def called(kind: str, value: Any, adventure: str) -> str:
    """What a thing is called in an adventure; a number or a word is called what it is."""
    if kind in ON_THE_MAP:
        return ON_THE_MAP[kind](value, adventure)
    return WORDS.get(kind, str)(value)


def fill(template: str, facts: Mapping[str, Any]) -> str:
    """A template with the words for its facts, beginning with a capital letter."""
    adventure = facts.get("adventure", "")
    words = template.format_map({name: called(name, value, adventure) for name, value in facts.items()})
    return words[:1].upper() + words[1:]
