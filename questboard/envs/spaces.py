"""The spaces of observations and actions: Gymnasium's, and four of our own.

The space of a tree is derived from the annotations of the game's view, so new games need no extra code.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from gymnasium import Space, spaces

from questboard.envs.encoding import LIMIT, PARTS, VOCABULARY
from questboard.envs.table_adapter import Form, TableAdapter
from questboard.envs.tree import Question, fields
from questboard.kernel import Rules, RulesError


def observation_space(adapter: TableAdapter, form: Form = "vector") -> spaces.Dict:
    """The space of all observations of a seat."""
    flat = spaces.Box(-LIMIT, LIMIT, (adapter.encoder.width,), np.float32)
    return spaces.Dict(
        {
            "observation": flat if form == "vector" else tree_space(adapter.rules),
            "action_mask": spaces.Box(0, 1, (adapter.actions,), np.int8),
            "options": spaces.Box(0, VOCABULARY - 1, (adapter.actions, PARTS), np.int32),
        }
    )


def action_space(adapter: TableAdapter) -> spaces.Discrete:
    """The space of all actions."""
    return spaces.Discrete(adapter.actions)


def tree_space(rules: Rules[Any, Any]) -> spaces.Dict:
    """The space of all views and questions of a game."""
    return spaces.Dict({"view": _space(rules.view, rules), "question": _space(Question | None, rules)})


def _space(hint: Any, rules: Rules[Any, Any]) -> Space[Any]:
    origin, inner = get_origin(hint), get_args(hint)
    if hint is int:
        return Whole()
    if hint is str:
        return Word()
    if hint is bool:
        return Among((False, True))
    if hint is types.NoneType:
        return Among((None,))
    if origin is Literal:
        return Among(inner)
    if origin in (Union, types.UnionType):
        return Either([_space(each, rules) for each in inner])
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        return spaces.Sequence(_space(inner[0], rules))
    if origin is tuple:
        return spaces.Tuple([_space(each, rules) for each in inner])
    if origin is dict:
        return spaces.Sequence(spaces.Tuple([_space(each, rules) for each in inner]))
    if hint is Any:  # games that share their rules have their own options
        hint = rules.options
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        hints = get_type_hints(hint)
        return spaces.Dict({name: _space(hints[name], rules) for name in fields(hint)})
    raise RulesError(f"a view can't hold {hint}")


class Whole(Space[int]):
    """Any integer; sets of squares are integers with hundreds of bits."""

    def sample(self, mask: Any = None, probability: Any = None) -> int:
        """A random integer of a random size."""
        bits = int.from_bytes(self.np_random.bytes(40), "little") >> int(self.np_random.integers(320))
        return bits if self.np_random.integers(2) else -bits

    def contains(self, x: Any) -> bool:
        """Whether it is an integer."""
        return isinstance(x, int) and not isinstance(x, bool)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Whole)

    def __repr__(self) -> str:
        return "Whole()"


class Word(Space[str]):
    """Any text."""

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        """A few letters."""
        letters = self.np_random.integers(ord("a"), ord("z") + 1, self.np_random.integers(12))
        return "".join(map(chr, letters))

    def contains(self, x: Any) -> bool:
        """Whether it is a text."""
        return isinstance(x, str)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word)

    def __repr__(self) -> str:
        return "Word()"


class Among(Space[Any]):
    """One of a few values."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__()
        self.values = tuple(values)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any of them."""
        return self.values[self.np_random.integers(len(self.values))]

    def contains(self, x: Any) -> bool:
        """Whether it is one of them; 1 is not True."""
        return any(type(x) is type(value) and x == value for value in self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Among) and repr(other) == repr(self)

    def __repr__(self) -> str:
        return f"Among{self.values}"


class Either(Space[Any]):
    """The union of several spaces."""

    def __init__(self, parts: Sequence[Space[Any]]) -> None:
        super().__init__()
        self.parts = tuple(parts)

    def seed(self, seed: int | None = None) -> tuple[int, ...]:
        """Seed this space, and the others from it."""
        own = super().seed(seed)
        assert isinstance(own, int)
        seeds = self.np_random.integers(1 << 31, size=len(self.parts)).tolist()
        for part, each in zip(self.parts, seeds, strict=True):
            part.seed(each)
        return (own, *seeds)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A sample of one of the spaces."""
        return self.parts[self.np_random.integers(len(self.parts))].sample()

    def contains(self, x: Any) -> bool:
        """Whether one of the spaces contains it."""
        return any(part.contains(x) for part in self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Either) and other.parts == self.parts

    def __repr__(self) -> str:
        return f"Either{self.parts}"
