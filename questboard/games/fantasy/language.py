"""The Fantasy Adventure Board Game in other languages: its catalogues are in `languages/`."""

from __future__ import annotations

from importlib.resources import files

from questboard.language import TABLE, Domain

DOMAIN = Domain("fantasy", files("questboard.games.fantasy"), TABLE)
t, n = DOMAIN.t, DOMAIN.n
