"""Output: the files in questboard/art, the index of each game, and the palettes of the worlds."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from art.gallery import GAMES, Picture, load
from art.worlds.sheets import css, world_files

__all__ = ["FOLDER", "PALETTES", "files", "worlds", "write"]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "questboard" / "art"
PALETTES = ROOT / "client" / "src" / "styles" / "worlds.css"


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


def worlds() -> dict[Path, str]:
    """The files of all worlds, and the styles that the client has of them."""
    return {**{FOLDER / name: text for name, text in world_files().items()}, PALETTES: css()}


def write(only: str = "") -> list[str]:
    """Writes what has changed, removes what no longer is, and says what it did."""
    said = []
    for game in GAMES if not only else (only,):
        made = {FOLDER / name: text for name, text in files(game).items()}
        said += replace((FOLDER / game).rglob("*.svg"), made)
    if not only:
        said += replace((FOLDER / "worlds").glob("*.svg"), worlds())
    return said


def replace(old: Iterable[Path], made: dict[Path, str]) -> list[str]:
    """Writes some files in place of others."""
    said = []
    for path in sorted(old):
        if path not in made:
            path.unlink()
            said.append(f"removed {path.relative_to(ROOT)}")
    for path, text in made.items():
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            said.append(f"wrote {path.relative_to(ROOT)}, {len(text.encode())} bytes")
    return said
