"""The Character screens of Dragonfire, and people of its Adventures."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

HERE = Path(__file__)

Gallery("dragonfire", "screens").people(HERE.with_name("screens.yaml"))
Gallery("dragonfire", "persons").people(HERE.with_name("persons.yaml"))
