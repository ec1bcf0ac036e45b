"""The box, opened: what is printed in it is in the catalogue."""

from __future__ import annotations

from importlib.resources import files

from questboard.games.adventure.content import load_box, open_box

BOX = open_box(load_box("rats", files("rats_in_the_cellar") / "content"))
