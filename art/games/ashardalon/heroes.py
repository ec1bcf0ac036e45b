"""The Heroes and the Villagers of Wrath of Ashardalon."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

HERE = Path(__file__)

Gallery("ashardalon", "heroes").people(HERE.with_name("heroes.yaml"))
Gallery("ashardalon", "villagers").people(HERE.with_name("villagers.yaml"))
