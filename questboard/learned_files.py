"""Files of what was learned of a game: those that its package brings, and those that somebody names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from questboard.kernel import Rules, SetupError

T = TypeVar("T", bound=msgspec.Struct)

GAMES = "questboard.games."
"""Where the packages of games are."""


def read_learned(path: str, kind: type[T]) -> T:
    """What a file says, which must be of this kind."""
    found: T = _read(path, kind)
    return found


def shipped_with(rules: Rules[Any, Any], name: str, kind: type[T]) -> T | None:
    """What the file of this name in a game's package says, if the game brings one."""
    found: T | None = _shipped(_package_of(rules), name, kind)
    return found


@cache
def _read(path: str, kind: type[Any]) -> Any:
    noun = kind.__name__.lower()
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=kind)
    except OSError as error:
        raise SetupError(f"there is no {noun} at {path}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise SetupError(f"{path} is no {noun}: {error}") from None


@cache
def _shipped(package: str, name: str, kind: type[Any]) -> Any:
    file = files(package) / name if package else None
    return msgspec.json.decode(file.read_bytes(), type=kind) if file is not None and file.is_file() else None


def _package_of(rules: Rules[Any, Any]) -> str:
    """The package of a game, also where its rules were extended; nothing for games from elsewhere."""
    modules = [each.__module__ for each in type(rules).__mro__]
    return next((module for module in modules if module.startswith(GAMES)), "")
