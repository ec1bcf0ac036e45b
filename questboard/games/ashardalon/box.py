"""The box, opened: its content is in the catalogue, and its cards and adventures are entered."""

from __future__ import annotations

from pathlib import Path

from questboard.games.adventure.content import GUESTS, load_box, open_box

BOX = open_box(load_box("ashardalon", Path(__file__).parent / "content"))
GUESTS["ashardalon"] = "WA-012"

from questboard.games.ashardalon import adventures, cards  # noqa: E402, F401  (these enter what cards do)
