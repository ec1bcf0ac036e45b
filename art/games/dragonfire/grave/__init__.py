"""Green encounters: the dead, what grows, and what gnaws."""

from __future__ import annotations

from art.gallery import Gallery

__all__ = ["encounters"]

encounters = Gallery("dragonfire", "encounters", light="green", place="cave")
