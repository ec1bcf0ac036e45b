"""The Legion Devil: one card brings up to three figures and is given up with the last (WA-199)."""

from __future__ import annotations

from questboard.games.adventure.rules.combat import SWARMS

SWARMS.append("legion-devil")
