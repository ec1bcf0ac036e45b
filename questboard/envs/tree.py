"""A view as nested data, with the field names of the game.

A struct becomes a dictionary, a list a tuple, and a dictionary a tuple of pairs sorted by key. Fields that
every state has and no view fills (agenda, luck, events) are left out. `questboard.envs.spaces` has the
matching space.
"""

from __future__ import annotations

from typing import Any

import msgspec

from questboard.kernel import Fixed, State


class Question(Fixed, frozen=True):
    """The current question, as far as a seat may know it."""

    seat: int
    kind: str
    rule: str
    prompt: str
    page: int


def fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that a tree includes."""
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
