"""The thirteen adventures of The Legend of Drizzt."""

# ruff: noqa: F401  (importing a module enters its quests)

from questboard.games.drizzt.adventures import (
    companions,
    dawn,
    face,
    gauntlgrym,
    neverneath,
    plunder,
    primordial,
    shard,
    siege,
    starless,
)
