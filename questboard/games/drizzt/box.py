"""The box, opened: its content is in the catalogue, and its cards and adventures are in the registry.

Wrath of Ashardalon is opened first, so that its Heroes can be guests and cards always come in one order.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from questboard.games.adventure.content import Settings, load_box, open_box
from questboard.games.adventure.hooks.tables import enter
from questboard.games.adventure.rules import turn
from questboard.games.adventure.rules.steps import AdventureSteps
from questboard.games.ashardalon import box as ashardalon  # noqa: F401  (opened before this one)

HERE = Path(__file__).parent
BOX = open_box(
    load_box(
        "drizzt",
        HERE / "content",
        guests="LD-252",
        clauses=yaml.safe_load((HERE / "clauses.yaml").read_text("utf-8")),
        patch=("mushroom-gills", "mushroom patch, on which Monsters are placed"),
        settings=Settings(
            start_anywhere=True,
            downed_explore=True,
            only_traps_block=True,
            overhang=True,
            items_shared=True,
            traps_replaced=True,
            break_anywhere=True,
            any_payment=True,
            away_is_down=True,
        ),
    )
)

from questboard.games.drizzt import adventures, cards  # noqa: E402  (they look into the catalogue)

enter(BOX, (*cards.MODULES, *adventures.MODULES))
STEPS = AdventureSteps({**turn.STEPS, **adventures.dawn.STEPS})
"""The steps of every box, and those of its adventures."""
