"""The Legend of Drizzt in other languages: its catalogues are in `languages/`."""

from __future__ import annotations

from importlib.resources import files

from questboard.games.adventure.language import DOMAIN as ADVENTURE
from questboard.language import Domain

DOMAIN = Domain("drizzt", files("questboard.games.drizzt"), ADVENTURE)
t, n = DOMAIN.t, DOMAIN.n
