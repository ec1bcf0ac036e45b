"""The box, opened: its content is in the catalogue, and its cards and adventures are entered.

Wrath of Ashardalon is opened first, so that its Heroes can be guests and cards always come in one order.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from questboard.games.adventure.content import CLAUSES, GUESTS, load_box, open_box
from questboard.games.adventure.rules.registry import SETTINGS, Settings
from questboard.games.ashardalon import box as ashardalon  # noqa: F401  (opened before this one)

HERE = Path(__file__).parent
BOX = open_box(load_box("drizzt", HERE / "content"))
SHARED: dict[str, str] = yaml.safe_load((HERE / "clauses.yaml").read_text("utf-8"))
CLAUSES["drizzt"] = SHARED
CLAUSES["ashardalon"] = {own: shared for shared, own in reversed(SHARED.items())}  # for guests over there
GUESTS["drizzt"] = "LD-252"
SETTINGS["drizzt"] = Settings(
    start_anywhere=True,
    downed_explore=True,
    only_traps_block=True,
    overhang=True,
    items_shared=True,
    traps_replaced=True,
    break_anywhere=True,
    any_payment=True,
    away_is_down=True,
)

from questboard.games.drizzt import adventures, cards  # noqa: E402, F401  (these enter what cards do)
