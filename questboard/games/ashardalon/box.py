"""The box, opened: what is printed in it is in the catalogue."""

from __future__ import annotations

from pathlib import Path

from questboard.games.adventure.content import load_box, open_box

BOX = open_box(load_box("ashardalon", Path(__file__).parent / "content", guests="WA-012"))
