"""Red encounters: what waits, hides and steals."""

from __future__ import annotations

from art.gallery import Gallery

__all__ = ["encounters"]

encounters = Gallery("dragonfire", "encounters", light="red", place="cave")
