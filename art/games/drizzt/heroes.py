"""The Heroes of The Legend of Drizzt, and those of them who come along as Allies."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

HERE = Path(__file__)

Gallery("drizzt", "heroes").people(HERE.with_name("heroes.yaml"))
Gallery("drizzt", "allies").people(HERE.with_name("allies.yaml"))
