"""Games and their pictures on disk: written whole or not at all, and never over something else."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from questboard.games import load_rules
from questboard.kernel import SaveError, Table
from questboard.kernel.saves import read_header

DRAWING = re.compile(r'<svg xmlns="[^"]+" width="[^"]+" height="[^"]+" viewBox="[^"]+" role="img">\n<title>')
"""How a picture of ours begins."""


def open_game(path: Path) -> Table[Any, Any]:
    """The table of a save file, played again from its deal."""
    text = _read(path)
    return Table.load(load_rules(read_header(text).game), text)


def keep_game(table: Table[Any, Any], path: Path) -> None:
    """Save a game; an older save of that name is replaced, any other file is left alone."""
    if os.path.lexists(path):
        try:
            read_header(_read(path))
        except SaveError:
            raise SaveError(
                f"{path} is there already and is not a Questboard save; choose another name"
            ) from None
    write_whole(path, table.save())


def keep_picture(svg: str, path: Path) -> None:
    """Keep a picture; an older picture of ours is replaced, any other file is left alone."""
    if os.path.lexists(path) and not _is_drawing(path):
        raise SaveError(f"{path} is there already and is not a picture of a game; name another file with -o")
    write_whole(path, svg)


def _is_drawing(path: Path) -> bool:
    try:
        return os.path.isfile(path) and DRAWING.match(_read(path)) is not None
    except SaveError:
        return False


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place, then move it there: nobody finds half of it."""
    try:
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            with suppress(OSError, ValueError):
                beside.unlink()
            raise
    except (OSError, ValueError) as error:
        raise SaveError(f"{path} can't be written: {_reason(error)}") from None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SaveError(f"{path} is not a Questboard save: it is not text") from None
    except (OSError, ValueError) as error:
        raise SaveError(f"{path} can't be read: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()
