"""Notes: what a card, a quest or a rule has to remember, declared once by its owner.

A note is a number that is written down with something in the state: the game, a hero, a figure, a turn,
anything that has `notes`, a `dict[str, int]`. Its owner declares it as an attribute:

>>> class Torch:
...     rounds_burned = Note()
...     '''For how many rounds the torch has burned.'''

>>> from types import SimpleNamespace
>>> hero = SimpleNamespace(notes={})
>>> Torch.rounds_burned.is_set(hero), Torch.rounds_burned.get(hero)
(False, 0)
>>> Torch.rounds_burned.add(hero), Torch.rounds_burned.add(hero)
(1, 2)
>>> hero.notes
{'rounds burned': 2}

The key is the name of the attribute, so no rule spells it out. A game's registry knows the notes of its cards
and refuses two with the same key.
"""

from __future__ import annotations

from typing import Protocol, Self


class Notebook(Protocol):
    """Anything that notes can be written down with."""

    @property
    def notes(self) -> dict[str, int]:
        """The numbers by the keys of their notes."""
        ...


class Note:
    """What its owner remembers: a number in the `notes` of the game, a hero, a turn and so on.

    A note that is kept for several things has a key with a gap, like "part {}" or "{} defeated".
    """

    __slots__ = ("_each", "key")

    def __init__(self, key: str = "") -> None:
        self.key = key
        """Under what it is written down; by default the name of the attribute, in words."""
        self._each: dict[str | int, Self] = {}
        """What was asked for before; rules ask for the same few again and again."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = self.key or name.replace("_", " ")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"

    def __getitem__(self, thing: str | int) -> Self:
        """The note for one of several things, like `defeated["errtu"]`; there is one of each."""
        each = self._each.get(thing)
        if each is None:
            each = self._each[thing] = type(self)(self.key.replace("{}", str(thing)))
        return each

    def is_set(self, holder: Notebook) -> bool:
        """Whether it is written down, be it as 0."""
        return self.key in holder.notes

    def get(self, holder: Notebook, default: int = 0) -> int:
        """The number that is written down."""
        return holder.notes.get(self.key, default)

    def set(self, holder: Notebook, number: int = 1) -> None:
        """Write it down."""
        holder.notes[self.key] = number

    def add(self, holder: Notebook, number: int = 1) -> int:
        """Add to the number, which is 0 where nothing is written down; returns the sum."""
        total = holder.notes[self.key] = holder.notes.get(self.key, 0) + number
        return total

    def clear(self, holder: Notebook) -> bool:
        """Strike it out; returns whether it was written down."""
        return holder.notes.pop(self.key, None) is not None

    def covers(self, key: str) -> bool:
        """Whether a key is that of this note, for whatever thing."""
        before, gap, after = self.key.partition("{}")
        if not gap:
            return key == self.key
        return len(key) > len(before + after) and key.startswith(before) and key.endswith(after)
