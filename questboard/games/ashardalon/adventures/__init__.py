"""The thirteen adventures of Wrath of Ashardalon."""

from questboard.games.ashardalon.adventures import hunts  # noqa: F401
