"""What the powers of several heroes show."""

from __future__ import annotations

from art.poses import Dress

__all__ = ["QUINN", "SWAP"]

QUINN = Dress("#efe3c8", "#7a5034", "#2b2430", cape="#b8782a")

SWAP = "M34 52Q100 6 160 46L168 34L174 66L142 64L152 54Q100 22 42 62zM166 148Q100 194 40 154L32 166L26 134L58 136L48 146Q100 178 158 138z"
"""Two arrows that chase each other around the middle."""
