"""Secrecy: a field says who may know it, and views and imagined worlds are written from that.

A field without a mark is open to everybody. `Hidden` cards are known to nobody, and `Own` cards to the seat
they belong to; everybody else sees how many there are. The owner is the seat's index in a `BySeat` list.
A mark is a `typing.Annotated`, so type checkers, msgspec, `clone` and `key` see the plain type.

>>> class Market(Plain):
...     hands: BySeat[list[Own[list[str]]]]
...     deck: Hidden[list[str]]
...     gold: list[int]
>>> class MarketView(Market):
...     seat: int
...     asked: int | None
>>> market = Market(hands=[["ruby", "opal"], ["jade"]], deck=["onyx", "ruby"], gold=[3, 2])
>>> view_of(market, MarketView, seat=1, asked=0)
MarketView(hands=[['?', '?'], ['jade']], deck=['?', '?'], gold=[3, 2], seat=1, asked=0)
>>> who_knows(Market)
{'Market.hands': 'its seat', 'Market.deck': 'nobody'}

`deal_anew` makes a world that looks the same to a seat. Cards change places within their pool: all that is
hidden of one seat's things, each other list by itself, or all lists with the same `Pool`.

>>> deal_anew(market, 1, Luck.seeded(2))
>>> market
Market(hands=[['opal', 'ruby'], ['jade']], deck=['onyx', 'ruby'], gold=[3, 2])
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, Union

import msgspec

from questboard.kernel.luck import Luck
from questboard.kernel.plain import Plain, arguments, copied

UNKNOWN = "?"
"""A card that the viewer can't see."""
UNKNOWN_NUMBER = -1
"""The same where cards are numbers."""

T = TypeVar("T")


# ---- marks


class Secret(msgspec.Struct, frozen=True):
    """Cards that not everybody may know, though everybody knows how many there are."""

    owner: bool
    """Whether the seat that they belong to knows them."""


class Seats(msgspec.Struct, frozen=True):
    """A list with an entry for each seat; what is in the entry belongs to the seat."""


class Open(msgspec.Struct, frozen=True):
    """For `Own` cards: the field of the same struct that names those which everybody knows."""

    field: str


class Pool(msgspec.Struct, frozen=True):
    """For `Hidden` and `Own` cards: lists with the same pool exchange cards in imagined worlds."""

    name: str


class Seen(msgspec.Struct, frozen=True):
    """A field of which a view holds `show(value, position, seat)`, which must share nothing that can change.

    The game's `imagine` must deal it anew.
    """

    show: Callable[[Any, Any, int], Any]


Hidden: TypeAlias = Annotated[T, Secret(owner=False)]
"""Cards that nobody knows."""
Own: TypeAlias = Annotated[T, Secret(owner=True)]
"""Cards that only their owner knows: the seat whose entry of a `BySeat` list they are in."""
BySeat: TypeAlias = Annotated[T, Seats()]
"""A list with an entry for each seat."""

MARKS = (Secret, Seats, Open, Pool, Seen)
Marks: TypeAlias = dict[type, Any]
"""The marks of a type, by their class."""
LOOKING = ("seat", "asked")
"""Fields of a view that say who looks and who is asked."""
TRUTH = ("agenda", "luck", "events")
"""Fields of a state that no view has."""


# ---- views, imagined worlds, and who knows what


def view_of(s: Any, view: Any, seat: int, asked: int | None) -> Any:
    """What a seat, or a spectator, may know of a state, as an instance of a view class."""
    return viewer(s.__class__, view)(s, seat, asked)


def deal_anew(s: Any, seat: int, luck: Luck) -> None:
    """Deal anew, in place, all `Hidden` and `Own` cards that a seat can't know.

    The cards of a pool are sorted before they are shuffled, so that the same luck deals the same world
    whatever the truth is.
    """
    pools: dict[Any, list[Zone]] = {}
    for number, zone in enumerate(finder(s.__class__)(s, seat)):
        pool = ("alone", number) if zone[0] is None else zone[0]
        pools.setdefault(pool, []).append(zone)
    for zones in pools.values():
        unknown: list[Any] = []
        for _, cards, known in zones:
            unknown += _without(cards, known) if known else cards
        unknown.sort()
        luck.shuffle(unknown)
        for _, cards, known in zones:
            cards[:] = [*known, *[unknown.pop() for _ in range(len(cards) - len(known))]]


def _without(cards: list[Any], known: Sequence[Any]) -> list[Any]:
    rest = cards[:]
    for card in known:
        rest.remove(card)
    return rest


def who_knows(state: Any) -> dict[str, str]:
    """Every field that is not open to everybody, with who may know it."""
    return {path: _knowers(marks) for path, marks in _secrets(state, state.__name__, False)}


def seen_fields(state: Any) -> list[str]:
    """The fields marked `Seen`, which only the game itself can deal anew."""
    return [path for path, marks in _secrets(state, state.__name__, False) if Seen in marks]


def _knowers(marks: Marks) -> str:
    if Seen in marks:
        return f"as {marks[Seen].show.__name__} says"
    if Open in marks:
        return f"its seat, and everybody what is in {marks[Open].field}"
    return "its seat" if marks[Secret].owner else "nobody"


# ---- views are written in Python, as `clone` and `key` are


Viewer: TypeAlias = Callable[[Any, int, int | None], Any]
"""Makes a view from a state, the viewer's seat, and the seat that is asked."""


@cache
def viewer(state: Any, view: Any) -> Viewer:
    """The function that makes views of a state class, written from the marks on first use."""
    who_knows(state)  # which finds wrong marks
    for name in view.__struct_fields__:
        if name in TRUTH:
            raise TypeError(f"{view.__name__}.{name}: no seat may know this")
        if (name in LOOKING) == (name in state.__struct_fields__):
            problem = "must not be in the state" if name in LOOKING else "is not in the state"
            raise TypeError(f"{view.__name__}.{name}: this field {problem}")
    writer = _ViewWriter()
    source = f"def view(s, seat, asked): return {writer.struct(state, 's', view)}"
    exec(source, writer.scope)
    written: Viewer = writer.scope["view"]
    return written


class _ViewWriter:
    """Writes the expression for a view, and keeps the classes and functions that it names.

    Its variables are `s`, the state; `seat`, the viewer; and `owner`, the index in a `BySeat` list.
    """

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    def name(self, thing: Any) -> str:
        name = f"{thing.__name__}_{len(self.scope)}"
        self.scope[name] = thing
        return name

    def struct(self, struct: Any, value: str, new: Any) -> str:
        """A struct as a seat may know it, in a new instance of its class or of the view's."""
        fields = _fields(struct)
        values = {
            name: self.shown(fields[name], f"{value}.{name}", value) if name in fields else name
            for name in new.__struct_fields__
            if name in fields or name in LOOKING
        }
        return f"{self.name(new)}({arguments(new, values)})"

    def shown(self, hint: Any, value: str, struct: str) -> str:
        """What a seat may know of a value in a struct; its declared type is `hint`."""
        if not _is_marked(hint):
            return copied(hint, value)
        hint, marks = _split(hint)
        if Seen in marks:
            return f"{self.name(marks[Seen].show)}({value}, s, seat)"
        if Secret in marks:
            known = f"{struct}.{marks[Open].field}" if Open in marks else ""
            backs = _backs(hint, value, known)
            return f"({copied(hint, value)} if owner == seat else {backs})" if marks[Secret].owner else backs
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if Seats in marks:
            return f"[{self.shown(inner[0], 'x', struct)} for owner, x in enumerate({value})]"
        if origin is list:
            return f"[{self.shown(inner[0], 'x', struct)} for x in {value}]"
        if origin is dict:
            return f"{{k: {self.shown(inner[1], 'v', struct)} for k, v in {value}.items()}}"
        if origin in (Union, types.UnionType):
            return f"(None if {value} is None else {self.shown(_other_than_none(hint), value, struct)})"
        return self.struct(hint, value, hint)


def _backs(hint: Any, value: str, known: str = "") -> str:
    """Cards that can't be seen: as many as there are, after those that are known."""
    inner = typing.get_args(hint)
    if typing.get_origin(hint) is dict:
        return f"{{k: {_backs(inner[1], 'v')} for k, v in {value}.items()}}"
    if typing.get_origin(inner[0]) is list:
        return f"[{_backs(inner[0], 'x')} for x in {value}]"
    back = UNKNOWN_NUMBER if inner[0] is int else UNKNOWN
    if known:
        return f"{known} + [{back!r}] * (len({value}) - len({known}))"
    return f"[{back!r}] * len({value})"


# ---- what is hidden is found in the same way


Zone: TypeAlias = tuple[str | int | None, list[Any], Sequence[Any]]
"""Cards that a seat doesn't know: their pool, the cards, and those among them that it does know."""


@cache
def finder(state: Any) -> Callable[[Any, int], list[Zone]]:
    """The function that lists all cards that a seat can't know, written from the marks on first use."""
    who_knows(state)
    lines = ["def find(s, seat):", "  found = []"]
    lines += [f"  {line}" for line in _finding_in(state, "s", False)]
    scope: dict[str, Any] = {}
    exec("\n".join([*lines, "  return found"]), scope)
    written: Callable[[Any, int], list[Zone]] = scope["find"]
    return written


def _finding_in(struct: Any, variable: str, owned: bool) -> Iterator[str]:
    """The lines that find what is hidden in a struct."""
    for name, hint in _marked(struct):
        yield from _finding(hint, f"{variable}.{name}", variable, owned)


def _finding(hint: Any, value: str, struct: str, owned: bool) -> Iterator[str]:
    """The lines that find what is hidden in a value; loops go down to the lists of cards."""
    hint, marks = _split(hint)
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if Seen in marks or not (marks or _is_marked(hint)):
        return
    if Secret in marks and origin is list and not _is_zone(inner[0]):
        pool = repr(marks[Pool].name) if Pool in marks else "owner" if owned else "None"
        known = f"{struct}.{marks[Open].field}" if Open in marks else "()"
        unless = "if owner != seat: " if marks[Secret].owner else ""
        yield f"{unless}found.append(({pool}, {value}, {known}))"
    elif origin in (list, dict):
        each = value.replace(".", "_")
        head = f"for {each} in {value}{'.values()' if origin is dict else ''}:"
        if Seats in marks:
            head = f"for owner, {each} in enumerate({value}):"
        card_marks = [mark for mark in marks.values() if not isinstance(mark, Seats)]
        each_hint = Annotated[(inner[-1], *card_marks)] if card_marks else inner[-1]
        yield from _block(head, _finding(each_hint, each, struct, owned or Seats in marks))
    elif origin in (Union, types.UnionType):
        yield from _block(f"if {value} is not None:", _finding(_other_than_none(hint), value, struct, owned))
    else:
        yield from _finding_in(hint, value, owned)


def _block(head: str, lines: Iterator[str]) -> Iterator[str]:
    """A compound statement, unless there is nothing in it."""
    if body := [f"  {line}" for line in lines]:
        yield from [head, *body]


# ---- reading and checking annotations


def _fields(struct: Any) -> dict[str, Any]:
    """The types of a struct's fields, with their marks."""
    plain, annotated = typing.get_type_hints(struct), typing.get_type_hints(struct, include_extras=True)
    skipped = struct.transient if issubclass(struct, Plain) else ()
    return {
        name: annotated[name] if _is_marked(annotated[name]) else plain[name]
        for name in struct.__struct_fields__
        if name not in skipped
    }


@cache
def _marked(struct: Any) -> list[tuple[str, Any]]:
    """The fields of a struct class that are marked, or that hold something marked, with their types."""
    return [(name, hint) for name, hint in _fields(struct).items() if _is_marked(hint)]


def _is_marked(hint: Any) -> bool:
    hint, marks = _split(hint)
    if marks:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(_marked(hint))
    return any(_is_marked(each) for each in typing.get_args(hint))


def _split(hint: Any) -> tuple[Any, Marks]:
    """A type without its marks, and the marks."""
    if typing.get_origin(hint) is not Annotated:
        return hint, {}
    hint, *metadata = typing.get_args(hint)
    return hint, {type(mark): mark for mark in metadata if isinstance(mark, MARKS)}


def _other_than_none(hint: Any) -> Any:
    (other,) = [each for each in typing.get_args(hint) if each is not types.NoneType]
    return other


def _secrets(struct: Any, path: str, owned: bool) -> Iterator[tuple[str, Marks]]:
    """The fields in a struct class that not everybody may know; marks that make no sense are a TypeError."""
    for name, hint in _marked(struct):
        yield from _secrets_in(hint, f"{path}.{name}", struct, owned)


def _secrets_in(hint: Any, path: str, struct: Any, owned: bool) -> Iterator[tuple[str, Marks]]:
    hint, marks = _split(hint)
    _check(hint, marks, path, struct, owned)
    if Secret in marks or Seen in marks:
        yield path, marks
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield from _secrets(hint, path, owned)
    else:
        for each in typing.get_args(hint):
            if _is_marked(each):
                yield from _secrets_in(each, path, struct, owned or Seats in marks)


def _check(hint: Any, marks: Marks, path: str, struct: Any, owned: bool) -> None:
    origin, problem = typing.get_origin(hint), ""
    if not marks and origin not in (None, list, dict, Union, types.UnionType):
        problem = f"marks can be inside lists and dicts, but not inside {hint}"
    elif Seats in marks and origin is not list:
        problem = f"BySeat is for lists, not for {hint}"
    elif Secret not in marks and (Open in marks or Pool in marks):
        problem = "Open and Pool say more about Hidden or Own cards, and these are neither"
    elif Secret in marks and not _is_zone(hint):
        problem = f"Hidden and Own are for lists of cards, not for {hint}"
    elif Secret in marks and marks[Secret].owner and not owned:
        problem = "Own cards belong to a seat, but these are in no BySeat list"
    elif Open in marks and marks[Open].field not in struct.__struct_fields__:
        problem = f"{struct.__name__} has no field {marks[Open].field!r}"
    if problem:
        raise TypeError(f"{path}: {problem}")


@cache
def lists_by_seat(struct: type) -> frozenset[str]:
    """The fields of a position or view that have an entry for each seat."""
    marked = _fields(struct).items()
    return frozenset(name for name, hint in marked if Seats in _split(hint)[1])


def _is_zone(hint: Any) -> bool:
    """Whether a type is a list of cards, or a list or dict of such lists."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is dict:
        return _is_zone(inner[1])
    return origin is list and (inner[0] in (str, int) or _is_zone(inner[0]))
