"""Views and questions as numbers, for any game.

What a seat sees is plain data: words and numbers, each in its place. A place has a name, the path that
leads to it (`players.0.gems.R`), and the name's hash says which slot of the vector it has. So vectors have
one length in every game and position, no game needs a list of all that could ever happen, and what equal
views give is equal. Two facts may share a slot; a second bit of the hash makes one of them count negatively
as often as not, so that in the mean they don't disturb each other.

A number stands in its place as a magnitude, and small ones as a word, too: a square is a name, a purse is
an amount, and only who learns can tell. A list of words is a bag; a list of other things is one place after
another. `Rules.facts` says how a game wants to be told.

Most of a view is as it was a question before. So whatever has parts is remembered by its JSON with what it
gives, and only what is new is gone through. Weights are whole 256ths: their sums are exact in any order and
on any machine.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import copysign, log2
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from questboard.kernel import Ask, Rules
from questboard.kernel.ask import Option

Vector: TypeAlias = NDArray[np.float32]
Words: TypeAlias = NDArray[np.int32]
Notes: TypeAlias = tuple["array[int]", "array[float]"]
"""Slots, and what is to be added to each. (Arrays, for NumPy reads them as they are.)"""

PARTS = 6
"""How many words an option has: its kind, its first four parts, and one for the option as a whole."""
VOCABULARY = 4096
"""Words of options have numbers below this; 0 says that there is none."""
SMALL = range(-1, 1024)
"""Numbers that are words, too."""
REMEMBERED = 1 << 15
"""After so many facts with parts, all of them are forgotten."""
LIMIT = 512.0
"""No slot of a vector counts more than this; sums that go further are cut off."""


class Place(dict[Any, "Place"]):
    """Where a fact can stand: its slot, its sign, and the places inside of it, found as they are needed."""

    __slots__ = ("name", "sign", "slot", "width")

    def __init__(self, name: str, width: int) -> None:
        self.name = name
        self.width = width
        digest = _hashed(name)
        self.slot = (digest >> 1) % width
        self.sign = 1.0 if digest & 1 else -1.0

    def __missing__(self, key: Any) -> Place:
        inner = self[key] = Place(f"{self.name}.{_written(key)}", self.width)
        return inner


class Encoder:
    """Turns what a seat sees into a vector, and the options of its question into words with numbers."""

    def __init__(self, rules: Rules[Any, Any], width: int) -> None:
        self.rules = rules
        self.width = width
        self._root = Place(rules.name, width)
        self._remembered: dict[tuple[str, bytes], Notes] = {}

    def vector(self, view: Any, ask: Ask[Any] | None, page: int = 0) -> Vector:
        """All that a seat is told: its view and the question, as far as it hears it."""
        notes = _blank()
        self._note_parts(self.rules.facts(view), self._root["view"], notes)
        if ask is not None:
            place = self._root["ask"]
            _note_word("mine" if ask.options else ask.seat, place["seat"], notes)  # others hear no options
            _note_word(ask.kind, place["kind"], notes)
            _note_word(ask.rule, place["rule"], notes)
            _note_number(page, place["page"], notes)
            self._note(ask.about, place["about"], notes)
        slots, weights = np.frombuffer(notes[0], np.int64), np.frombuffer(notes[1])
        return np.bincount(slots, weights, self.width).clip(-LIMIT, LIMIT).astype(np.float32)

    def options(self, kind: str, options: Sequence[Option]) -> Words:
        """What each option says, in words with numbers."""
        return np.frombuffer(b"".join([_words(kind, option) for option in options]), np.int32).reshape(
            -1, PARTS
        )

    def _note(self, fact: Any, place: Place, notes: Notes) -> None:
        """Write a fact down where it belongs."""
        kind = type(fact)
        if kind is str:
            _note_word(fact, place, notes)
        elif kind is bool:
            if fact:
                notes[0].append(place.slot)
                notes[1].append(place.sign)
        elif kind is int or kind is float:
            _note_number(fact, place, notes)
        elif fact is not None:
            key = (place.name, _json(fact))
            remembered = self._remembered.get(key)
            if remembered is None:
                remembered = _blank()
                self._note_parts(fact, place, remembered)
                if len(self._remembered) >= REMEMBERED:
                    self._remembered.clear()
                self._remembered[key] = remembered
            notes[0].extend(remembered[0])
            notes[1].extend(remembered[1])

    def _note_parts(self, fact: Any, place: Place, notes: Notes) -> None:
        if isinstance(fact, msgspec.Struct):
            fact = msgspec.structs.asdict(fact)
        if isinstance(fact, dict):
            for key, inner in fact.items():
                self._note(inner, place[key], notes)
            return
        bag: dict[str | int, int] = {}
        for index, inner in enumerate(fact):
            if isinstance(inner, (str, int)):
                bag[inner] = bag.get(inner, 0) + 1
            else:
                self._note(inner, place[index], notes)
        for inner, count in bag.items():
            word = place[inner]
            notes[0].append(word.slot)
            notes[1].append(word.sign * _magnitude(count))


def _blank() -> Notes:
    return array("q"), array("d")


def _note_word(fact: str | int, place: Place, notes: Notes) -> None:
    word = place[fact]
    notes[0].append(word.slot)
    notes[1].append(word.sign)


def _note_number(fact: float, place: Place, notes: Notes) -> None:
    notes[0].append(place.slot)
    notes[1].append(place.sign * _magnitude(fact))
    if fact in SMALL:
        _note_word(int(fact), place, notes)


@lru_cache(1 << 12)
def _magnitude(number: float) -> float:
    """Large amounts differ less than small ones; one is one."""
    return copysign(round(256 * log2(1 + abs(number))) / 256, number)


@lru_cache(1 << 16)
def _words(kind: str, option: Option) -> bytes:
    """The numbers of an option's words, as they lie in an array: joining these is the quickest."""
    words = [kind, *_atoms(option)]
    numbers = np.zeros(PARTS, np.int32)
    for part, word in enumerate(words[: PARTS - 1]):
        numbers[part] = _number(f"{kind} {part} {word}")
    numbers[-1] = _number(" ".join(words))
    return numbers.tobytes()


def _number(word: str) -> int:
    return 1 + _hashed(word) % (VOCABULARY - 1)


def _atoms(option: Option) -> Iterator[str]:
    if isinstance(option, tuple):
        for part in option:
            yield from _atoms(part)
    else:
        yield str(_written(option))


def _written(value: Any) -> Any:
    """True and 1 are one key to Python, so they are one word to us, whichever comes first."""
    return int(value) if isinstance(value, bool) else value


def _hashed(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")


_json = msgspec.json.Encoder().encode
