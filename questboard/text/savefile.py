"""Saved games and pictures: written completely or not at all, and never over another kind of file."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from questboard.games import load_rules
from questboard.kernel import SaveError, Table
from questboard.kernel.saves import read_header
from questboard.language import TABLE

t = TABLE.t


DRAWING = re.compile(r'<svg xmlns="[^"]+" width="[^"]+" height="[^"]+" viewBox="[^"]+" role="img">\n<title>')
"""The first lines of every picture that we write."""


def open_game(path: Path) -> Table[Any, Any]:
    """Load a saved game by replaying it from its deal."""
    text = _read(path)
    return Table.load(load_rules(read_header(text).game), text)


def seats_in(path: Path) -> str:
    """Who sat at a saved game, as the command line writes seats; empty where the save doesn't say."""
    return ",".join(read_header(_read(path)).seats)


def save_game(table: Table[Any, Any], path: Path, seats: Sequence[str] = ()) -> None:
    """Save a game and who sits at it; replaces an older save, but no other file."""
    if os.path.lexists(path):
        try:
            read_header(_read(path))
        except SaveError:
            raise SaveError(
                t("{path} already exists and is not a Questboard save; choose another name", path=path)
            ) from None
    write_atomically(path, table.save(seats))


def save_picture(svg: str, path: Path) -> None:
    """Save a picture; replaces an older picture, but no other file."""
    if os.path.lexists(path) and not _is_drawing(path):
        raise SaveError(
            t("{path} already exists and is not a picture of a game; name another file with -o", path=path)
        )
    write_atomically(path, svg)


def _is_drawing(path: Path) -> bool:
    try:
        return os.path.isfile(path) and DRAWING.match(_read(path)) is not None
    except SaveError:
        return False


def write_atomically(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that nobody ever sees half a file."""
    try:
        temporary = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except BaseException:
            with suppress(OSError, ValueError):
                temporary.unlink()
            raise
    except (OSError, ValueError) as error:
        raise SaveError(t("{path} can't be written: {reason}", path=path, reason=_reason(error))) from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(t("{path} is not a Questboard save: it is not text", path=path)) from None
    except (OSError, ValueError) as error:
        raise SaveError(t("{path} can't be read: {reason}", path=path, reason=_reason(error))) from None


def _reason(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
