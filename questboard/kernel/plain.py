"""Plain data: a state class is annotations only, and copying is written from them.

`Plain` is a `msgspec.Struct`, so construction, equality, JSON and MessagePack come from the
library. Two more methods are generated from the annotations on first use: `clone`, a deep copy
that shares whatever can't change, and `key`, a hashable value that is equal for equal states.

>>> class Purse(Plain):
...     owner: str
...     gems: dict[str, int]
>>> mine = Purse("Mog", {"R": 2})
>>> yours = mine.clone()
>>> yours.gems["R"] += 1
>>> mine.gems, mine.key() == yours.key()
({'R': 2}, False)
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Literal, Self, TypeAlias, Union

import msgspec

Key: TypeAlias = tuple[Any, ...]

ATOMS = (int, str, bool, bytes, float, types.NoneType)


class Fixed(msgspec.Struct, frozen=True, gc=False):
    """Plain data that never changes once made; copies of a state share it."""


class Plain(msgspec.Struct, gc=False):
    """Base of every state class. Fields are atoms, Fixed, Plain, or lists, dicts and tuples of these."""

    transient: ClassVar[tuple[str, ...]] = ()
    """Fields that a clone starts without and that a key leaves out; each has a default."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        # Each class gets triggers of its own, so that it never inherits its parent's copier.
        cls.clone = _first_clone  # type: ignore[method-assign]
        cls.key = _first_key  # type: ignore[method-assign]

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        raise TypeError("Plain itself has no data")

    def key(self) -> Key:
        """A hashable value; two states have the same key when they are equal."""
        raise TypeError("Plain itself has no data")


def _first_clone(self: Plain) -> Any:
    cls = type(self)
    copies = {name: copied(hint, f"self.{name}") for name, hint in _fields(cls).items()}
    cls.clone = _write(cls, "clone", f"new({arguments(cls, copies)})")  # type: ignore[assignment,method-assign]
    return cls.clone(self)


def _first_key(self: Plain) -> Any:
    cls = type(self)
    hints = _fields(cls)
    parts = "".join(f"{_keyed(hint, f'self.{name}')}, " for name, hint in hints.items())
    cls.key = _write(cls, "key", f"({parts})")  # type: ignore[assignment,method-assign]
    return cls.key(self)


def _write(cls: type[Plain], name: str, expression: str) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {"new": cls}
    exec(f"def {name}(self): return {expression}", scope)
    written: Callable[[Any], Any] = scope[name]
    return written


def _fields(cls: type[Plain]) -> dict[str, Any]:
    hints = typing.get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__ if name not in cls.transient}


def arguments(cls: type[msgspec.Struct], values: dict[str, str]) -> str:
    """The source of a call's arguments; by position where the class allows, for that is quicker."""
    parameters = inspect.signature(cls).parameters
    by_name = [name for name in values if parameters[name].kind is inspect.Parameter.KEYWORD_ONLY]
    by_place = [name for name in values if name not in by_name]
    return ", ".join([*(values[name] for name in by_place), *(f"{name}={values[name]}" for name in by_name)])


def unchanging(hint: Any) -> bool:
    """Whether values of this type can be shared between copies."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in ATOMS or origin is Literal or hint is Any:
        return True
    if origin in (Union, types.UnionType):
        return all(unchanging(each) for each in inner)
    if origin is tuple or hint is tuple:
        return all(each is Ellipsis or unchanging(each) for each in inner)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        config = hint.__struct_config__
        return config.frozen and all(map(unchanging, typing.get_type_hints(hint).values()))
    return False


def copied(hint: Any, value: str) -> str:
    """The source of an expression that copies `value`, whose declared type is `hint`."""
    if unchanging(hint):
        return value
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        each = copied(inner[0], "x")
        # Many lists and dicts of a state are empty, and a loop costs something even then; a slice costs more.
        return f"[*{value}]" if each == "x" else f"([{each} for x in {value}] if {value} else [])"
    if origin is dict:
        each = copied(inner[1], "v")
        loop = f"{{k: {each} for k, v in {value}.items()}}"
        return f"{value}.copy()" if each == "v" else f"({loop} if {value} else {{}})"
    if origin in (Union, types.UnionType) and len(inner) == 2 and types.NoneType in inner:
        other = inner[0] if inner[1] is types.NoneType else inner[1]
        return f"(None if {value} is None else {copied(other, value)})"
    if isinstance(hint, type) and issubclass(hint, Plain):
        return f"{value}.clone()"
    raise TypeError(f"not plain data: {hint}")


def _keyed(hint: Any, value: str) -> str:
    """The source of an expression for the key of `value`, whose declared type is `hint`."""
    if unchanging(hint):
        return value
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        each = _keyed(inner[0], "x")
        return f"tuple({value})" if each == "x" else f"tuple([{each} for x in {value}])"
    if origin is dict:
        return f"tuple(sorted([(k, {_keyed(inner[1], 'v')}) for k, v in {value}.items()]))"
    if origin in (Union, types.UnionType) and len(inner) == 2 and types.NoneType in inner:
        other = inner[0] if inner[1] is types.NoneType else inner[1]
        return f"(None if {value} is None else {_keyed(other, value)})"
    if isinstance(hint, type) and issubclass(hint, Plain):
        return f"{value}.key()"
    raise TypeError(f"not plain data: {hint}")
