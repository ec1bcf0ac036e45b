"""The heroes of the Fantasy Adventure Board Game, and the persons whom they free."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

HERE = Path(__file__)

Gallery("fantasy", "heroes").people(HERE.with_name("heroes.yaml"))
Gallery("fantasy", "persons").people(HERE.with_name("persons.yaml"))
