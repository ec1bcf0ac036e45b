"""Positions of an adventure as text: YAML in which squares are called as players call them.

`notate` writes everything; `parse` needs only what differs from a new game of the same adventure,
so that a position can be written by hand:

    adventure: '2'
    heroes:
    - {name: quinn, square: 1b2, hp: 3}
    figures:
      grell-1: {name: grell, square: 1c2}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules.setup import set_up, start_squares, take_hero
from questboard.games.adventure.state import OFF, AdventureState
from questboard.games.adventure.words import square as square_word
from questboard.kernel import Luck, SetupError

if TYPE_CHECKING:
    from questboard.games.adventure.game import AdventureRules

PLACES = ("square", "carpet")
"""Fields that hold a square."""


def square_name(square: int) -> str:
    """A square as it is written: tile, column, row; a dash for one off the board.

    >>> square_name(16 * 2 + 4 * 3 + 1), square_name(-1)
    ('3b4', '-')
    """
    return "-" if square == OFF else square_word(square)


def read_square(name: str) -> int:
    """A square from its name.

    >>> read_square("3b4"), read_square("-")
    (45, -1)
    """
    if name == "-":
        return OFF
    tile, column, row = name[:-2], name[-2:-1], name[-1:]
    if not tile.isdecimal() or column not in tuple("abcd") or row not in tuple("1234"):
        raise SetupError(f"{name!r} is no square; write tile, column a to d and row 1 to 4, like 3b4")
    return 16 * (int(tile) - 1) + 4 * (int(row) - 1) + "abcd".index(column)


def notate(s: AdventureState) -> str:
    """A position as text, complete."""
    facts = msgspec.to_builtins(s)
    facts.pop("events", None)
    return yaml.safe_dump(_written(facts), sort_keys=False, allow_unicode=True, width=100)


def parse(text: str, rules: AdventureRules) -> AdventureState:
    """A position from text; what it leaves out is as in a new game with these Heroes."""
    try:
        given = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise SetupError(f"this position can't be read: {error}") from None
    if not isinstance(given, dict) or not isinstance(given.get("heroes"), list):
        raise SetupError("a position is a mapping with at least `adventure` and a list of `heroes`")
    given = _read(given)
    s = _new_game(given, rules)
    facts = msgspec.to_builtins(s)
    for seat, hero in enumerate(given.pop("heroes")):
        facts["heroes"][seat].update(hero)
    for name in ("surges", "experience"):  # where all play together there is only one team to have them
        if name in given:
            facts["teams"][0][name] = given.pop(name)
    for name, value in given.items():
        if name not in facts and name not in AdventureState.__struct_fields__:
            raise SetupError(f"a position has no {name!r}")
        facts[name] = value
    try:
        s = msgspec.convert(facts, rules.state, str_keys=True)
    except msgspec.ValidationError as error:
        raise SetupError(f"this position can't be read: {error}") from None
    _check_notes(s)
    return s


def _check_notes(s: AdventureState) -> None:
    """Refuse notes that no card, quest or rule has declared."""
    for book in s.notebooks():
        for note in REGISTRY.undeclared(book.notes):
            raise SetupError(f"no card, quest or rule remembers {note!r}")


def _new_game(given: dict[str, Any], rules: AdventureRules) -> AdventureState:
    heroes = given["heroes"]
    chosen = str(given.get("adventure", "2"))
    if chosen not in rules.box.adventures:
        raise SetupError(f"there is no adventure {chosen!r}")
    options = rules.read_options({**given.get("options", {}), "adventure": chosen})
    rules.load_content(options)
    s = set_up(rules.state, rules.box, chosen, len(heroes), options, Luck.seeded(text_seed(given)), [])
    for seat, hero in enumerate(heroes):
        name = hero.get("name")
        if name not in HEROES:
            raise SetupError(f"there is no Hero {name!r}; there are {', '.join(HEROES)}")
        take_hero(s, seat, name)
        s.heroes[seat].powers.extend(HEROES[name].suggested)
        s.heroes[seat].square = start_squares(s, seat)[0]
    s.agenda = [("turn", 0)]
    return s


def text_seed(given: dict[str, Any]) -> str:
    """The seed of the luck of a position that names none."""
    return f"position {given.get('adventure', '2')}"


def _written(value: Any, field: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _written(each, name) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_written(each) for each in value]
    return square_name(value) if field in PLACES and isinstance(value, int) else value


def _read(value: Any, field: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _read(each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [_read(each) for each in value]
    return read_square(str(value)) if field in PLACES else value
