"""Positions in text: for tests, for the log, for people who talk about the game.

>>> s = parse('''
...     far   .    .    ~Y03 .    .
...     row   .... .... GRBR .... ....
...     near  .    .    R15! .    .
...     1     hand R01 B04  gems RRG  diamonds B  potions 1  tiles RYgb
...     2     hand G02  objectives O7
...     open  O1 O2 O3
... ''')
>>> s.seats[4].hero, s.seats[4].potion, s.seats[5].face_up, s.players[0].gems["R"]
('R15', True, False, 2)

Seats stand in columns: "." is free, "~" face down, "!" with a Potion, an Objective's id where one
lies (solo). The row may be broken by spaces. Capital tile letters are fronts, small ones backs.
A deck lists its top card first; cards that are named nowhere are left in their decks by number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

import msgspec

from questboard.games.portal.content import HEROES, OBJECTIVES
from questboard.games.portal.rules.hands import EVERYBODY, deck_of
from questboard.games.portal.rules.setup import bare_table
from questboard.games.portal.state import (
    COLORS,
    EMPTY,
    NOBODY,
    SOLO_DECK,
    Options,
    Player,
    PortalState,
    Seated,
    viewer_bit,
)
from questboard.kernel import Luck, QuestboardError

COUNTERS = (
    "matches", "turn_matches", "turn_gems", "potions_played", "best_seating", "foreign_matches",
    "opposite_flips", "runs_made", "ends_filled",
)  # fmt: skip


class NotationError(QuestboardError):
    """A position in text can't be read; the message names the line."""


def parse(text: str) -> PortalState:
    """A position between turns. The agenda is the turn of the player to move."""
    lines = _lines(text)
    numbers = sorted(name for name in lines if name.isdigit())
    count = len(numbers)
    if count not in range(1, 5):
        raise NotationError(f"a position has lines for 1 to 4 players, not {count}")
    if numbers != [str(number + 1) for number in range(count)]:
        raise NotationError(f"{count} players have lines 1 to {count}, not {', '.join(numbers)}")
    s = bare_table(count, _read_options(lines.get("options", [])), Luck.seeded("a position"))
    _read_row(s, lines.get("row", []))
    for side, name in enumerate(("near", "far")):
        _read_seats(s, side, lines.get(name, []))
    for player, area in enumerate(s.players):
        _read_player(area, lines[str(player + 1)], f"line {player + 1}")
    s.discard = _known_cards("discard", lines.get("discard", []))
    s.objectives = _known("open", lines.get("open", list(s.covered.values())), OBJECTIVES, "Objective")
    s.supply.closed = _known("closed", lines.get("closed", []), COLORS, "Gem colour")
    s.turn = _number("turn", lines.get("turn", ["0"]))
    s.passes = _number("passes", lines.get("passes", ["0"]), range(count))
    s.active = s.first = _number("move", lines.get("move", ["1"]), range(1, count + 1)) - 1
    s.ending = _number("ending", lines.get("ending", ["0"]), range(count + 1)) - 1
    _take_from_supply(s)
    _fill_decks(s, {name[4:]: cards for name, cards in lines.items() if name.startswith("deck")})
    for player, area in enumerate(s.players):
        for card in area.hand:
            s.known[card] = EVERYBODY if s.solo else viewer_bit(player)
    s.agenda = [("turn", s.active)]
    return s


def _lines(text: str) -> dict[str, list[str]]:
    lines: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        words = line.partition("#")[0].split()
        if not words:
            continue
        name = words.pop(0)
        if name == "deck":
            name += words.pop(0) if words else ""
        known = name.isdigit() or name.startswith("deck") or name in (
            "far", "row", "near", "open", "discard", "closed", "turn", "passes", "move", "ending", "options",
        )  # fmt: skip
        if not known or name in lines:
            raise NotationError(f"{'a second' if known else 'no such'} line {name!r} in a position")
        lines[name] = words
    return lines


def _read_options(words: list[str]) -> Options:
    rule_options = {}
    for rule_option in filter(None, " ".join(words).split("; ")):
        name, is_set, value = rule_option.partition("=")
        if not is_set or name not in Options.__struct_fields__:
            raise NotationError(f"options: {switch!r} sets none of {', '.join(Options.__struct_fields__)}")
        rule_options[name] = value
    try:
        return msgspec.convert(rule_options, Options, strict=False)
    except msgspec.ValidationError as error:
        raise NotationError(f"options: {error}") from None


def _number(where: str, words: list[str], those: range | None = None) -> int:
    word = " ".join(words)
    if not word.isdecimal() or (those is not None and int(word) not in those):
        expected = "a number" if those is None else f"{those[0]} to {those[-1]}"
        raise NotationError(f"{where}: expected {expected}, not {word!r}")
    return int(word)


def _read_row(s: PortalState, words: list[str]) -> None:
    row = "".join(words)
    if len(row) != len(s.row) or set(row) - set(COLORS + EMPTY):
        raise NotationError(f"row: expected {len(s.row)} of R, Y, G, B and ., not {row!r}")
    s.row = row


def _read_seats(s: PortalState, side: int, words: list[str]) -> None:
    if words and len(words) != s.columns:
        raise NotationError(f"expected {s.columns} seats on a side, not {len(words)}: {' '.join(words)}")
    for column, word in enumerate(words):
        seat = 2 * column + side
        if word in OBJECTIVES and s.solo:
            s.covered[seat] = word
        elif word != EMPTY:
            card, _, played = word.partition("/")
            player, _, turn = played.partition("@")
            hero = _known_cards("seat", [card.strip("~!")])[0]
            owner = _number(f"seat {word}", [player or "1"], range(1, len(s.players) + 1))
            since = _number(f"seat {word}", [turn or "0"])
            s.seats[seat] = Seated(hero, "~" not in word, "!" in word, owner - 1, since)


def _read_player(area: Player, words: list[str], where: str) -> None:
    name = ""
    for word in words:
        if word in ("hand", "gems", "diamonds", "potions", "tiles", "objectives", "seated", *COUNTERS):
            name = word
        elif name == "hand":
            area.hand += _known_cards(where, [word])
        elif name == "seated":
            area.seated += _known_cards(where, [word])
        elif name == "objectives":
            area.objectives += _known(where, [word], OBJECTIVES, "Objective")
        elif name in ("gems", "diamonds"):
            getattr(area, name).update(Counter(_known(where, list(word), COLORS, "Gem")))
        elif name == "tiles":
            if sorted(word.upper()) != sorted(COLORS):
                raise NotationError(f"{where}: expected the tiles R, Y, G and B, not {word!r}")
            area.tiles = {color: color in word for color in COLORS}
        elif name == "potions" or name in COUNTERS:
            setattr(area, name, _number(where, [word]))
        else:
            raise NotationError(f"{where}: what is {word!r}?")


def _known_cards(where: str, cards: list[str]) -> list[str]:
    return _known(where, cards, HEROES, "Hero")


def _known(where: str, words: list[str], those: Container[str], kind: str) -> list[str]:
    for word in words:
        if word not in those:
            raise NotationError(f"{where}: there is no {kind} {word!r}")
    return words


def _take_from_supply(s: PortalState) -> None:
    supply = s.supply
    for color in COLORS:
        supply.food[color] -= s.row.count(color)
        supply.gems[color] -= sum(area.gems[color] for area in s.players)
    supply.diamonds -= sum(sum(area.diamonds.values()) for area in s.players)
    supply.potions -= sum(area.potions for area in s.players) + sum(at.potion for at in s.seats if at)
    supply.closed += [color for color in COLORS if not supply.gems[color] and color not in supply.closed]
    short = [name for name, left in (*supply.food.items(), *supply.gems.items()) if left < 0]
    if short or supply.diamonds < 0 or supply.potions < 0:
        raise NotationError("the position has more tokens than the box holds")


def _fill_decks(s: PortalState, given: dict[str, list[str]]) -> None:
    names = (SOLO_DECK,) if s.solo else tuple(COLORS)
    for name, cards in given.items():
        if name not in names:
            raise NotationError(f"deck {name}: there is no such deck; there is {', '.join(names)}")
        for card in _known_cards(f"deck {name}", [card for card in cards if cards != ["none"]]):
            if deck_of(card, s.solo) != name:
                raise NotationError(f"deck {name}: {card} belongs to deck {deck_of(card, s.solo)}")
    gone = [at.hero for at in s.seats if at] + s.discard + [card for area in s.players for card in area.hand]
    named = [card for cards in given.values() for card in cards if card != "none"]
    twice = [card for card, times in Counter(gone + named).items() if times > 1]
    if twice:
        raise NotationError(f"{twice[0]} is in two places")
    for name in names:
        rest = [card for card in HEROES if deck_of(card, s.solo) == name and card not in gone + named]
        s.decks[name] = [] if given.get(name) == ["none"] else (given.get(name, []) + rest)[::-1]


def notate(s: PortalState) -> str:
    """The text of a position, as `parse` reads it."""
    lines = []
    for side, name in ((1, "far"), (0, "near")):
        words = [_seat_word(s, 2 * column + side) for column in range(s.columns)]
        lines.append(f"{name:5} {' '.join(f'{word:9}' for word in words)}".rstrip())
    row = [f"{s.row[first : first + 4]:9}" for first in range(0, len(s.row), 4)]
    lines.insert(1, f"row   {' '.join(row)}".rstrip())
    lines += [f"{player + 1:<5} {_player_words(area)}" for player, area in enumerate(s.players)]
    for name, words in (("open", s.objectives), ("discard", s.discard), ("closed", s.supply.closed)):
        if words or name == "open":
            lines.append(f"{name:5} {' '.join(words)}".rstrip())
    lines += [f"deck {name} {' '.join(deck[::-1]) or 'none'}" for name, deck in s.decks.items()]
    lines.append(f"turn  {s.turn}")
    if s.passes:
        lines.append(f"passes {s.passes}")
    lines.append(f"move  {s.active + 1}")
    if s.ending != NOBODY:
        lines.append(f"ending {s.ending + 1}")
    defaults = Options()
    rule_options = [
        f"{name}={getattr(s.options, name)}"
        for name in Options.__struct_fields__
        if getattr(s.options, name) != getattr(defaults, name)
    ]
    if rule_options:
        lines.append(f"options {'; '.join(switches)}")
    return "\n".join(lines) + "\n"


def _seat_word(s: PortalState, seat: int) -> str:
    at = s.seats[seat]
    if at is None:
        return s.covered.get(seat, EMPTY)
    marks = ("" if at.face_up else "~") + at.hero + ("!" if at.potion else "")
    return f"{marks}/{at.player + 1}@{at.turn}"


def _player_words(area: Player) -> str:
    words = ["tiles " + "".join(c if area.tiles[c] else c.lower() for c in COLORS)]
    for name, cards in (("hand", area.hand), ("objectives", area.objectives), ("seated", area.seated)):
        if cards:
            words.append(f"{name} {' '.join(cards)}")
    for name, gems in (("gems", area.gems), ("diamonds", area.diamonds)):
        if any(gems.values()):
            words.append(f"{name} {''.join(color * gems[color] for color in COLORS)}")
    if area.potions:
        words.append(f"potions {area.potions}")
    words += [f"{name} {getattr(area, name)}" for name in COUNTERS if getattr(area, name)]
    return "  ".join(words)
