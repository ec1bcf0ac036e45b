"""The barkeeps who play: nobody else in this game stands for a player."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

keepers = Gallery("portal", "keepers", "umber", "inn")
keepers.people(Path(__file__).with_name("keepers.yaml"))
