"""The bench: how fast games play on this machine, and what load its server bears."""

from questboard.bench.load import Load, bear
from questboard.bench.speed import Speed, measure

__all__ = ["Load", "Speed", "bear", "measure"]
