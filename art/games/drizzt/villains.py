"""Villains of The Legend of Drizzt who are people."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery

Gallery("drizzt", "monsters").people(Path(__file__).with_name("villains.yaml"))
