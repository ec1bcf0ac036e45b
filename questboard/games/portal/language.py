"""The Yawning Portal in other languages: its catalogues are in `languages/`."""

from __future__ import annotations

from importlib.resources import files

from questboard.language import TABLE, Domain

DOMAIN = Domain("portal", files("questboard.games.portal"), TABLE)
t, n = DOMAIN.t, DOMAIN.n
