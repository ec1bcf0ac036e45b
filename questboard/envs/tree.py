"""A view as nested data: what it holds, under the names that the game gives it.

A struct is a dictionary, a list is a tuple, and a dictionary is a tuple of pairs in the order of their keys;
words and numbers are what they are. What every state has and no view fills (agenda, luck, events) is left
out. `questboard.envs.spaces` says what such a tree can be.
"""

from __future__ import annotations

from typing import Any

import msgspec

from questboard.kernel import Fixed, State


class Question(Fixed, frozen=True):
    """The question that waits, as far as a seat hears it."""

    seat: int
    kind: str
    rule: str
    prompt: str
    page: int


def fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that a tree has."""
    names = struct.__struct_fields__
    if issubclass(struct, State):
        return tuple(name for name in names if name not in State.__struct_fields__)
    return names


def tree(value: Any) -> Any:
    """Plain data as a tree."""
    if isinstance(value, msgspec.Struct):
        return {name: tree(getattr(value, name)) for name in fields(type(value))}
    if isinstance(value, dict):
        return tuple([(key, tree(inner)) for key, inner in sorted(value.items(), key=_key)])
    if isinstance(value, (list, tuple)):
        return tuple([tree(inner) for inner in value])
    return value


def _key(pair: tuple[Any, Any]) -> Any:
    return pair[0]
