"""The scene of The Legend of Drizzt: that of every box, with the looks that its cards declare."""

from __future__ import annotations

from questboard.games.adventure.scene import build_scene, icons
from questboard.games.drizzt.box import BOX

__all__ = ["BOX", "build_scene", "icons"]
