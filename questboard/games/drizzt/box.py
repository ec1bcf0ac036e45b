"""The box, opened: what is printed in it is in the catalogue."""

from __future__ import annotations

from pathlib import Path

import yaml

from questboard.games.adventure.content import Settings, load_box, open_box
from questboard.games.ashardalon import RULES as ASHARDALON

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
    ),
    after=ASHARDALON.box,
)
