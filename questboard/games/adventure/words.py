"""What things are called. Everything a player reads is written here and in `log` by us."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questboard.games.adventure.board import SIDES
from questboard.games.adventure.content import (
    BOONS,
    CHAMBERS,
    ENCOUNTERS,
    FRIENDS,
    HEROES,
    MONSTERS,
    POWERS,
    TILES,
    TREASURES,
    Entry,
)
from questboard.games.adventure.hooks.tables import CALLED

BARRIERS = {
    "strip": "A cavern edge",
    "fissure": "A Fissure",
    "collapsed": "A collapsed tunnel",
    "door": "A door",
    "wall": "A wall",
}
DOORS = {
    "unlocked": "It is not locked",
    "trapped": "It is trapped",
    "locked": "It is locked",
}
CONDITIONS = {"dazed": "Dazed", "poisoned": "Poisoned", "immobilized": "Immobilized"}
PHASES = {"hero": "Hero Phase", "exploration": "Exploration Phase", "villain": "Villain Phase"}
POWER_TYPES = {"at-will": "At-Will", "daily": "Daily", "utility": "Utility"}


def square(number: int) -> str:
    """A square by its tile, its column and its row.

    >>> square(16 * 2 + 4 * 3 + 1)
    '3b4'
    """
    return f"{(number >> 4) + 1}{'abcd'[number & 3]}{(number >> 2 & 3) + 1}"


def villager(name: str) -> str:
    """What a Villager or an Ally is called."""
    return FRIENDS[name].name if name in FRIENDS else "nobody"


def figure(name: str) -> str:
    """What a figure, an object or a card that attacks is called.

    A Villain, and a Monster with a single card, is alone and needs no number.
    """
    if name in HEROES:  # attacked by another Hero
        return HEROES[name].name
    kind, dash, number = name.rpartition("-")
    if dash and kind in MONSTERS:
        monster = MONSTERS[kind]
        alone = monster.villain or (monster.count == 1 and number == "1")
        return monster.name if alone else f"{monster.name} {number}"
    return CALLED.get(name) or card(name)


def short_name(villain: str) -> str:
    """What a Villain is called without a title."""
    return MONSTERS[villain].name.partition(",")[0]


def card(name: str) -> str:
    """What a card is called."""
    for shelf in SHELVES:
        if name in shelf:
            return shelf[name].name
    return name


def hero(name: str) -> str:
    """What a Hero is called, or a Villager or Ally in the place of one."""
    return HEROES[name].name if name in HEROES else villager(name)


def face(shown: str) -> str:
    """What a Treasure token shows.

    >>> face("300")
    '300 gold'
    """
    return CALLED.get(f"{shown}-card") or CALLED.get(shown) or f"{shown} gold"


def plural(number: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "tile"), plural(3, "tile")
    ('1 tile', '3 tiles')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def token_in_words(name: str) -> str:
    """A token by its kind and its number.

    >>> token_in_words("treasure-2")
    'a Treasure token (2)'
    """
    kind, _, number = name.rpartition("-")
    return f"{CALLED.get(kind, kind)} ({number})"


def together(names: Sequence[str]) -> str:
    """Some names in a row.

    >>> together(["Drizzt"]), together(["Drizzt", "Regis", "Bruenor"])
    ('Drizzt', 'Drizzt, Regis and Bruenor')
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("the Altar falls")
    'The Altar falls.'
    """
    return f"{words[0].upper()}{words[1:]}."


SHELVES: tuple[Mapping[str, Entry], ...] = (
    POWERS,
    TREASURES,
    ENCOUNTERS,
    CHAMBERS,
    BOONS,
    FRIENDS,
    MONSTERS,
)

LONG = 80
"""A longer text is left to the card."""


def in_brief(text: str) -> str:
    """The text of a card where there is little room.

    >>> in_brief("Each Hero takes 1 damage.")
    'Each Hero takes 1 damage'
    """
    return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"


def needs(number: int) -> str:
    """What a roll needs.

    >>> needs(10)
    'needs 10 or more on the die'
    """
    return f"needs {number} or more on the die"


def roll(facts: Mapping[str, Any]) -> str:
    """A die, and what it comes to.

    >>> dice = {"die": 9, "bonus": 6, "total": 15, "goal": 16, "by": "", "at": "snake-1", "verdict": "miss"}
    >>> roll({**dice, "by": "rolling-boulder"})
    'Rolling Boulder rolls 9 + 6 = 15 against AC 16: a miss.'
    >>> roll({**dice, "bonus": 0, "total": 9, "goal": 10, "at": "", "verdict": "failure"})
    'The die shows 9, and 10 is needed: a failure.'
    >>> roll({**dice, "bonus": 0, "total": 9, "goal": 10, "by": "quinn", "at": "", "verdict": "failure"})
    'Quinn rolls 9, needing 10: a failure.'
    >>> roll({**dice, "by": "rolling-boulder", "again": True})
    'Rolling Boulder rolls again and gets 9 + 6 = 15 against AC 16: a miss.'
    >>> roll({**dice, "verdict": ""})
    'The die shows 9.'
    """
    who = f"{figure(facts['by'])} rolls" if facts["by"] else "The die shows"
    if facts.get("again"):
        who = (
            f"{figure(facts['by'])} rolls again and gets"
            if facts["by"]
            else "The die is rolled again and shows"
        )
    if not facts["verdict"]:
        return f"{who} {facts['die']}."
    rolled = f"{who} {total(facts['die'], facts['bonus'])}"
    if facts["at"]:
        return f"{rolled} against AC {facts['goal']}: a {facts['verdict']}."
    needed = f"needing {facts['goal']}" if facts["by"] else f"and {facts['goal']} is needed"
    return f"{rolled}, {needed}: a {facts['verdict']}."


def total(die: int, bonus: int) -> str:
    """A sum as it is counted.

    >>> total(9, 6), total(9, -4), total(9, 0)
    ('9 + 6 = 15', '9 - 4 = 5', '9')
    """
    return f"{die} {'+' if bonus > 0 else '-'} {abs(bonus)} = {die + bonus}" if bonus else str(die)


PLAIN = (
    "amount",
    "count",
    "die",
    "experience",
    "game",
    "goal",
    "gold",
    "left",
    "paid",
    "price",
    "reason",
    "round",
    "tiles",
    "total",
    "value",
    "wanted",
    "who",
)
"""Facts that are written as they are: numbers, and words that the rules give."""

WORDS: Mapping[str, Callable[[Any], str]] = {
    "roll": roll,
    "attack": card,
    "heroes": lambda names: together([hero(name) for name in names]),
    "foes": lambda names: together([figure(name) for name in names]),
    "conditions": lambda names: together([CONDITIONS[name] for name in names]),
    "surges": lambda count: plural(count, "healing surge"),
    "squares": lambda count: plural(count, "square"),
    "square": square,
    "tile": lambda slot: f"tile {slot + 1}",
    "tilename": lambda tile: TILES[tile].name,
    "edge": lambda edge: f"the {SIDES[edge[1]]} edge of tile {edge[0] + 1}",
    "hero": hero,
    "target": hero,
    "villager": villager,
    "monster": lambda kind: MONSTERS[kind].name,
    "figure": figure,
    "foe": figure,
    "source": figure,
    "card": card,
    "encounter": card,
    "boon": card,
    "chamber": card,
    "token": lambda kind: CALLED.get(kind, kind),
    "face": face,
    "door": lambda kind: DOORS[kind],
    "barrier": lambda kind: BARRIERS[kind],
    "condition": lambda condition: CONDITIONS[condition],
    "powertype": lambda kind: POWER_TYPES[kind],
    "phase": lambda phase: PHASES[phase],
    "bonus": lambda bonus: f"{bonus:+d}",
    **dict.fromkeys(PLAIN, str),
}
"""By kind of thing: what one of them is called in questions and events."""
