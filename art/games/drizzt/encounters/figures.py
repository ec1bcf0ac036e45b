"""Figures that several encounters show."""

from __future__ import annotations

from art.poses import Dress

__all__ = ["HERO"]

HERO = Dress("#4a5a8a", "#d8a078", "#5a3826", cape="#8a3a4a")
