"""The thirteen adventures of The Legend of Drizzt."""

from __future__ import annotations

from questboard.games.drizzt.adventures import (
    companions,
    dawn,
    destinations,
    face,
    gauntlgrym,
    neverneath,
    plunder,
    primordial,
    shard,
    siege,
    starless,
)

MODULES = (
    companions,
    dawn,
    destinations,
    face,
    gauntlgrym,
    neverneath,
    plunder,
    primordial,
    shard,
    siege,
    starless,
)
"""In this order their quests are entered."""
