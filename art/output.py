"""Output: the files in questboard/art and the index of each game."""

from __future__ import annotations

import json
from pathlib import Path

from art.gallery import GAMES, Picture, load

__all__ = ["FOLDER", "files", "write"]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "questboard" / "art"


def files(game: str) -> dict[str, str]:
    """Every file of a game by its path in the folder, the index included."""
    pictures = load(game)
    found = {picture.file: picture.svg() for picture in pictures}
    if pictures:
        found[f"{game}.json"] = index(pictures)
    return found


def index(pictures: list[Picture]) -> str:
    """What the package knows of its pictures: by kind and id, the file and what is seen on it."""
    kinds: dict[str, dict[str, dict[str, str]]] = {}
    for picture in pictures:
        entry = {"file": picture.file, "description": picture.description}
        kinds.setdefault(picture.kind, {})[picture.id] = entry
    return json.dumps(kinds, indent=1, ensure_ascii=False) + "\n"


def write(only: str = "") -> list[str]:
    """Writes what has changed, removes what no longer is, and says what it did."""
    said = []
    for game in GAMES if not only else (only,):
        made = files(game)
        for path in sorted((FOLDER / game).rglob("*.svg")):
            if path.relative_to(FOLDER).as_posix() not in made:
                path.unlink()
                said.append(f"removed {path.relative_to(FOLDER).as_posix()}")
        for name, text in made.items():
            path = FOLDER / name
            if not path.exists() or path.read_text() != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
                said.append(f"wrote {name}, {len(text.encode())} bytes")
    return said
