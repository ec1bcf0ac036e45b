"""`questboard bench`: how fast each game plays on this machine."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer

from questboard.cli.lookup import Json, print_json
from questboard.games import PLAYABLE, load_rules


def bench(
    game: Annotated[str, typer.Argument(help="One game; else all of them.")] = "all",
    seconds: Annotated[float, typer.Option(min=0.001, help="How long to measure each figure.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure random play, copies, thinking and memory; processor time, one core."""
    from questboard.bench import measure

    games = PLAYABLE if game == "all" else (game,)
    lines = [measure(rules, seats, seconds) for rules in map(load_rules, games) for seats in rules.seats]
    if json:
        print_json(lines)
        return
    headings = (
        "game",
        "seats",
        "decisions/s",
        "games/s",
        "clone us",
        "fork us",
        "nested us",
        "ISMCTS/s",
        "bytes",
    )
    rows = [[_shown(value) for value in msgspec.structs.astuple(line)] for line in lines]
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        sys.stdout.write("  ".join(map(str.rjust, row, widths)) + "\n")


def _shown(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"
