"""Positions in text: for tests, for the log, for people who talk about the game.

>>> s = parse('''
...     character shield-dwarf-fighter hp=4 gold=3 hand=glory,javelin
...     character sun-elf-wizard place=rival-camp-1
...     encounter troll-1 cleared=1
...     encounter rival-camp-1 seat=1
...     deck primary cutpurse spy
...     flame frenzy dragonfire_level=3
... ''')
>>> s.characters[0].hp, s.encounters[0].strength, s.decks["primary"][-1], s.dragonfire
(4, 2, 'cutpurse', 'frenzy')

Each line begins with what it tells of: a sheet, a character, an encounter, a play or a shot of the turn,
a deck, a discard pile, a deck of Magic Items, or one of a kind. Then come facts, name=value. Seats are
counted from 0. A deck lists its top card first. Lists have commas, what is inside of something else has
parentheses, and "-" stands for no name where one could be.

What is left out is as it is printed, or is not there: a character has the HP of its screen, an encounter
the Attack Strength of its card, a deck without a line no cards. Without an agenda the leader's turn begins.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable, Container, Iterator
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from questboard.games.dragonfire.content import ADVENTURES, CARDS, DRAGONFIRE, ENCOUNTERS, FEATURES, SCREENS
from questboard.games.dragonfire.hooks import REGISTRY
from questboard.games.dragonfire.rules.setup import bare_table
from questboard.games.dragonfire.state import (
    SOURCES,
    Character,
    DragonfireState,
    Encounter,
    Options,
    Play,
    Sheet,
    Shot,
    Turn,
)
from questboard.kernel import Luck, QuestboardError

T = TypeVar("T", bound=msgspec.Struct)


class Declared:
    """The keys of all notes that a card, an Adventure or a rule has declared."""

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and not REGISTRY.undeclared([key])


THINGS: dict[str, type[msgspec.Struct]] = {
    "sheet": Sheet,
    "character": Character,
    "encounter": Encounter,
    "play": Play,
    "shot": Shot,
}
"""Lines of which there can be several, one for each thing."""
PILES = {"deck": "decks", "discard": "discards", "items": "item_decks"}
"""Lines of cards, by their name and that of the pile."""
GROUPS = {
    "adventure": ("adventure", "adventure_level", "challenges", "broken", "notes"),
    "flame": ("dragonfire", "dragonfire_level", "level_at_reveal", "phases"),
    "market": ("market", "drawn"),
    "round": ("round", "turns", "scene", "leader", "first", "quiet"),
    "end": ("rule", "reason", "won"),
}
"""Lines of facts about the table, the first one without its name; all other facts are in the line `more`."""
APART = ("agenda", "luck", "events", "options", "turn", "sheets", "characters", "encounters", *PILES.values())
DECKS = ("primary", "secondary", "third", "market", "dragonfire")
TOP_FIRST = (Character, "deck")
BOXES: dict[str, Container[str]] = {"market": CARDS, "dragonfire": DRAGONFIRE}
"""What lies in a deck that is none of encounters."""

CARD = (CARDS, "card")
SCREEN = ({"", *SCREENS}, "Character screen")
FEATURE = ({"", *FEATURES}, "Feature")
REMEMBERED = (Declared(), "note")
KNOWN: dict[type, dict[str, tuple[Container[str], str]]] = {
    Sheet: {"screen": SCREEN, "slots": FEATURE, "items": CARD},
    Character: {
        "screen": SCREEN,
        "features": FEATURE,
        **dict.fromkeys(("deck", "hand", "discard", "known", "looked", "removed", "played"), CARD),
        "marks": REMEMBERED,
    },
    Encounter: {"name": (SOURCES, "encounter"), "marks": REMEMBERED},
    Play: {"marks": REMEMBERED},
    Turn: {"marks": REMEMBERED},
    DragonfireState: {
        "adventure": (ADVENTURES, "Adventure"),
        "dragonfire": ({"", *DRAGONFIRE}, "Dragonfire card"),
        "market": ({"", *CARDS}, "card"),
        "drawn": CARD,
        "notes": REMEMBERED,
    },
}
"""Facts that name something out of the box."""


class NotationError(QuestboardError):
    """A position in text can't be read; the message names the line."""


# ---- lines


def notate(s: DragonfireState) -> str:
    """The text of a position, as `parse` reads it."""
    return "\n".join(_written(s)) + "\n"


def _written(s: DragonfireState) -> Iterator[str]:
    bare = bare_table(len(s.sheets), s.options, Luck.seeded("a position"))
    lines = [_line("options", s.options, Options.__struct_fields__, Options())]
    for name, (first, *others) in GROUPS.items():
        value = getattr(s, first)
        words = [_word(each) for each in value] if isinstance(value, list) else [_word(str(value))]
        lines.append(_line(" ".join([name, *(words if value else ())]), s, tuple(others), bare))
    lines.append(_line("more", s, _group("more"), bare))
    yield from (line for line in lines if " " in line)
    for kind, things in (("sheet", s.sheets), ("character", s.characters), ("encounter", s.encounters)):
        for thing in things:
            yield _thing(kind, thing)
    yield _line("turn", s.turn, _group("turn"), Turn())
    for kind, parts in (("play", s.turn.plays), ("shot", s.turn.shots)):
        for part in parts:
            yield _thing(kind, part)
    for kind, field in PILES.items():
        for pile, cards in getattr(s, field).items():
            yield " ".join([kind, _word(pile), *map(_word, reversed(cards))])
    yield " ".join(["agenda", *(_text(task, tuple[str | int, ...], inside=True) for task in s.agenda)])
    yield f"luck {s.luck.secret.hex()} {s.luck.count}"


def parse(text: str) -> DragonfireState:
    """A position. What it leaves out is as it is printed, or is not there."""
    read = _Reading()
    for number, line in enumerate(text.splitlines(), 1):
        tokens = TOKEN.findall(line.partition("#")[0])
        if tokens:
            try:
                read.line(tokens[0], tokens[1:])
            except (NotationError, msgspec.ValidationError, ValueError) as error:
                raise NotationError(f"line {number}, {tokens[0]}: {error}") from None
    return read.position()


class _Reading:
    """What has been read so far."""

    def __init__(self) -> None:
        self.facts: dict[str, Any] = {}
        self.turn: dict[str, Any] = {}
        self.options = Options()
        self.things: dict[str, list[Any]] = {kind: [] for kind in THINGS}
        self.piles: dict[str, dict[str, list[str]]] = {}
        self.agenda: list[tuple[str | int, ...]] | None = None
        self.luck = Luck.seeded("a position")
        self.seen: list[str] = []

    def line(self, name: str, words: list[str]) -> None:
        """Read one line."""
        if name in THINGS:
            self.things[name].append(_read_thing(THINGS[name], words))
            return
        if name in PILES:
            self.pile(name, words)
            return
        if name in self.seen:
            raise NotationError("there is such a line already")
        self.seen.append(name)
        if name == "options":
            self.options = msgspec.convert(_pairs(Options, words, Options.__struct_fields__), Options)
        elif name == "agenda":
            self.agenda = [_read(word, tuple[str | int, ...], inside=True) for word in words]
        elif name == "luck":
            secret, count = words
            self.luck = Luck(bytes.fromhex(secret), int(count))
        elif name == "turn":
            self.turn = _pairs(Turn, words, _group("turn"))
        elif name in GROUPS:
            bare = [word for word in words if "=" not in word]
            first = [f"{GROUPS[name][0]}={','.join(bare)}"] if bare else []
            self.facts |= _pairs(DragonfireState, [*first, *words[len(bare) :]], GROUPS[name])
        elif name == "more":
            self.facts |= _pairs(DragonfireState, words, _group(name))
        else:
            known = (*THINGS, *PILES, *GROUPS, "more", "options", "turn", "agenda", "luck")
            raise NotationError(f"there is no such line; there are {', '.join(known)}")

    def pile(self, kind: str, words: list[str]) -> None:
        """Read a line of cards."""
        if not words:
            raise NotationError("which one? Write its name first")
        name, *cards = map(_plain, words)
        piles = self.piles.setdefault(PILES[kind], {})
        if name in piles:
            raise NotationError(f"there is a line for {name} already")
        box: Container[str] = CARDS if kind == "items" else BOXES.get(name, ENCOUNTERS)
        for card in cards:
            if card not in box:
                raise NotationError(f"there is no card {card!r} for {name}")
        piles[name] = cards[::-1]

    def position(self) -> DragonfireState:
        """The position that was read."""
        sheets, characters = self.things["sheet"], self.things["character"]
        if not sheets:
            sheets = [_made(Sheet, {"screen": each.screen}) for each in characters]
        if not sheets or (characters and len(characters) != len(sheets)):
            raise NotationError(f"there are {len(characters)} characters and {len(sheets)} sheets")
        s = bare_table(len(sheets), self.options, Luck.seeded("a position"))
        for name, value in (*self.facts.items(), *self.piles.items()):
            setattr(s, name, value)
        s.sheets, s.characters, s.encounters = sheets, characters, self.things["encounter"]
        for name in DECKS if characters else ():
            s.decks.setdefault(name, [])
            s.discards.setdefault(name, [])
        s.turn = Turn(**self.turn, plays=self.things["play"], shots=self.things["shot"])
        s.luck = self.luck
        s.agenda = [("turn_begins", s.leader)] if self.agenda is None else self.agenda
        return s


def _group(name: str) -> tuple[str, ...]:
    """The facts of the line `turn`, or of the line `more`."""
    if name == "turn":
        return tuple(field for field in Turn.__struct_fields__ if field not in ("plays", "shots"))
    told = (*APART, *(field for group in GROUPS.values() for field in group))
    return tuple(field for field in DragonfireState.__struct_fields__ if field not in told)


def _thing(kind: str, thing: msgspec.Struct) -> str:
    """The line of a thing: its name or number, and what is not as printed."""
    fields = thing.__struct_fields__
    name = _text(getattr(thing, fields[0]), _hints(type(thing))[fields[0]])
    usual = _made(type(thing), {fields[0]: getattr(thing, fields[0])})
    return _line(f"{kind} {name}", thing, fields[1:], usual)


def _line(start: str, thing: msgspec.Struct, fields: tuple[str, ...], usual: msgspec.Struct) -> str:
    """A line with the facts that are not as usual."""
    hints = _hints(type(thing))
    facts = {name: getattr(thing, name) for name in fields}
    if type(thing) is TOP_FIRST[0]:
        facts[TOP_FIRST[1]] = facts[TOP_FIRST[1]][::-1]
    pairs = [
        f"{name}={_text(value, hints[name])}"
        for name, value in facts.items()
        if value != getattr(usual, name)
    ]
    return " ".join([start, *pairs])


def _read_thing(cls: type[T], words: list[str]) -> T:
    first, *others = cls.__struct_fields__
    if not words or "=" in words[0]:
        raise NotationError(f"the {first} comes first")
    return _made(
        cls, {**_pairs(cls, [f"{first}={words[0]}"], (first,)), **_pairs(cls, words[1:], tuple(others))}
    )


def _pairs(cls: type[msgspec.Struct], words: list[str], fields: tuple[str, ...]) -> dict[str, Any]:
    """Facts of a thing by name."""
    hints = _hints(cls)
    facts: dict[str, Any] = {}
    for word in words:
        name, is_set, value = word.partition("=")
        if not is_set or name not in fields or name in facts:
            raise NotationError(f"{word!r} sets none of {', '.join(fields)}")
        facts[name] = _read(value, hints[name])
        if name in KNOWN.get(cls, {}):
            box, kind = KNOWN[cls][name]
            for each in facts[name] if isinstance(facts[name], list | dict) else [facts[name]]:
                if each not in box:
                    raise NotationError(f"there is no {kind} {each!r}")
        if (cls, name) == TOP_FIRST:
            facts[name].reverse()
    return facts


# ---- what a thing is unless something else is said


def _made(cls: type[T], facts: dict[str, Any]) -> T:
    """A thing with these facts, and for the rest as printed."""
    usual = _printed(cls, facts)
    for field in msgspec.structs.fields(cls):
        if field.required and field.name not in usual:
            usual[field.name] = _nothing(_hints(cls)[field.name])
    return msgspec.convert(msgspec.to_builtins({**usual, **facts}), cls, str_keys=True)


def _printed(cls: type[msgspec.Struct], facts: dict[str, Any]) -> dict[str, Any]:
    """What the box says of a thing."""
    if cls is Sheet:
        return {"slots": [""] * 6}
    if cls is Play:
        return {"kind": "card"}
    if cls is Character and facts["screen"] in SCREENS:
        screen = SCREENS[facts["screen"]]
        return {"types": screen.class_type, "hp": screen.hp, "max_hp": screen.hp}
    if cls is Encounter:
        name = facts.get("name") or facts["uid"].rpartition("-")[0].removesuffix("-token")
        if name not in SOURCES:
            raise NotationError(f"there is no encounter {name!r}; write its name and a number, like troll-1")
        if "-token-" in facts["uid"] or name not in ENCOUNTERS:
            return {"name": name, "deck": "primary"}
        card = ENCOUNTERS[name]
        return {
            "name": name,
            "deck": "primary",
            "color": card.color,
            "type": card.type,
            "strength": card.strength,
            "gold": card.gold,
        }
    return {}


def _nothing(hint: Any) -> Any:
    made: Callable[[], Any] = get_origin(hint) or hint
    return made()


# ---- values

TOKEN = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^\s"])+')
PLAIN = re.compile(r"[\w+'?][\w+'?-]*")
NUMBER = re.compile(r"-?\d+")


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def _word(text: str) -> str:
    """A name as it is written: in quotes if it could be mistaken for something else."""
    if not text:
        return "-"
    return text if PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _plain(text: str) -> str:
    """A name as it was written."""
    if text == "-":
        return ""
    return str(json.loads(text)) if text.startswith('"') else text


def _text(value: Any, hint: Any, inside: bool = False) -> str:
    """A value as it is written; what has parts is in parentheses inside of something else."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is bool:
        return "yes" if value else "no"
    if origin is Literal or isinstance(value, str):
        text = str(value)
        return json.dumps(text) if _mixed(hint) and NUMBER.fullmatch(text) else _word(text)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, msgspec.Struct):
        hints = _hints(type(value))
        parts = [
            f"{name}={_text(getattr(value, name), hints[name], True)}" for name in value.__struct_fields__
        ]
    elif origin is dict:
        parts = [f"{_text(key, inner[0])}:{_text(each, inner[1], True)}" for key, each in value.items()]
    elif origin is list:
        parts = [_text(each, inner[0], True) for each in value]
    else:
        parts = [
            _text(each, each_hint, True)
            for each, each_hint in zip(value, _tuple(inner, len(value)), strict=True)
        ]
    text = ",".join(parts)
    return f"({text})" if inside else text


def _read(text: str, hint: Any, inside: bool = False) -> Any:
    """A value of a type as it was written."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is bool:
        if text not in ("yes", "no"):
            raise NotationError(f"expected yes or no, not {text!r}")
        return text == "yes"
    if hint is int or (_mixed(hint) and NUMBER.fullmatch(text)):
        if not NUMBER.fullmatch(text):
            raise NotationError(f"expected a number, not {text!r}")
        return int(text)
    if hint is str or _mixed(hint):
        return _plain(text)
    if origin is Literal:
        return msgspec.convert(_plain(text), hint)
    if inside:
        if not (text.startswith("(") and text.endswith(")")):
            raise NotationError(f"expected parentheses around {text!r}")
        text = text[1:-1]
    parts = _split(text, ",") if text else []
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = _hints(hint)
        pairs = [_split(part, "=") for part in parts]
        return hint(**{name: _read("=".join(value), hints[name], True) for name, *value in pairs})
    if origin is dict:
        entries = [_split(part, ":") for part in parts]
        return {_read(key, inner[0]): _read(":".join(value), inner[1], True) for key, *value in entries}
    if origin is list:
        return [_read(part, inner[0], True) for part in parts]
    return tuple(
        _read(part, part_hint, True) for part, part_hint in zip(parts, _tuple(inner, len(parts)), strict=True)
    )


def _mixed(hint: Any) -> bool:
    """Whether both numbers and words can stand here."""
    return get_origin(hint) in (Union, types.UnionType)


def _tuple(inner: tuple[Any, ...], count: int) -> tuple[Any, ...]:
    return inner[:1] * count if Ellipsis in inner else inner


def _split(text: str, mark: str) -> list[str]:
    """Split a text at a mark, but not within quotes or parentheses."""
    parts, depth, quoted = [""], 0, False
    for at, letter in enumerate(text):
        if letter == '"' and text[at - 1 : at] != "\\":
            quoted = not quoted
        depth += 0 if quoted else (letter == "(") - (letter == ")")
        if letter == mark and not quoted and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
