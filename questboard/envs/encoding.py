"""Views and questions as numbers, for any game.

A view is plain data: words and numbers, each in its place. A place is named by its path
(`players.0.gems.R`), and the hash of the name selects its slot in the vector. So all vectors have the same
length in every game and position, no game has to list everything that could happen, and equal views give
equal vectors. Two facts may share a slot; another bit of the hash decides the sign, so that on average they
cancel out.

A number is encoded as a magnitude, and a small one also as a word: a square is a name and a purse is an
amount, and the learner has to find out which. A list of words is a bag; any other list is one place after
another. `Rules.facts` lets a game change how its views are encoded.

Most of a view stays the same from one question to the next. So compound values are cached by their JSON, and
only new ones are encoded. Weights are multiples of 1/256: their sums are exact in any order and on any
machine.
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
"""Slots, and what to add to each; arrays, because NumPy can read them without a copy."""

PARTS = 6
"""The words of an option: its kind, its first four parts, and one for the whole option."""
VOCABULARY = 4096
"""The numbers of words are below this; 0 means no word."""
SMALL = range(-1, 1024)
"""Numbers that are also encoded as words."""
CACHE_SIZE = 1 << 15
"""The cache is cleared when it holds this many values."""
LIMIT = 512.0
"""Slots are clipped to this magnitude."""


class Place(dict[Any, "Place"]):
    """Where a fact can be: its slot, its sign, and the places inside it, created on demand."""

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
    """Encodes a seat's view as a vector, and the options of its question as numbered words."""

    def __init__(self, rules: Rules[Any, Any], width: int) -> None:
        self.rules = rules
        self.width = width
        self._root = Place(rules.name, width)
        self._cache: dict[tuple[str, bytes], Notes] = {}

    def vector(self, view: Any, ask: Ask[Any] | None, page: int = 0) -> Vector:
        """A seat's view and the question, as far as the seat may know it."""
        notes = _blank()
        self._note_parts(self.rules.facts(view), self._root["view"], notes)
        if ask is not None:
            place = self._root["ask"]
            _note_word(
                "mine" if ask.options else ask.seat, place["seat"], notes
            )  # only the seat whose turn it is sees options
            _note_word(ask.kind, place["kind"], notes)
            _note_word(ask.rule, place["rule"], notes)
            _note_number(page, place["page"], notes)
            self._note(ask.about, place["about"], notes)
        slots, weights = np.frombuffer(notes[0], np.int64), np.frombuffer(notes[1])
        return np.bincount(slots, weights, self.width).clip(-LIMIT, LIMIT).astype(np.float32)

    def options(self, kind: str, options: Sequence[Option]) -> Words:
        """Each option as numbered words."""
        return np.frombuffer(b"".join([_words(kind, option) for option in options]), np.int32).reshape(
            -1, PARTS
        )

    def _note(self, fact: Any, place: Place, notes: Notes) -> None:
        """Add a fact at its place."""
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
            cached = self._cache.get(key)
            if cached is None:
                cached = _blank()
                self._note_parts(fact, place, cached)
                if len(self._cache) >= CACHE_SIZE:
                    self._cache.clear()
                self._cache[key] = cached
            notes[0].extend(cached[0])
            notes[1].extend(cached[1])

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
    """A logarithmic scale on which 1 is 1."""
    return copysign(round(256 * log2(1 + abs(number))) / 256, number)


@lru_cache(1 << 16)
def _words(kind: str, option: Option) -> bytes:
    """The numbers of an option's words as the bytes of an array, which are quick to join."""
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
    """Python treats True and 1 as the same key, so we treat them as the same word."""
    return int(value) if isinstance(value, bool) else value


def _hashed(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")


_json = msgspec.json.Encoder().encode
