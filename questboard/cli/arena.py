"""`questboard arena`: have bots play each other and report who wins how often."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import msgspec
import typer

from questboard.cli.play import read_switches


def arena(
    game: Annotated[str, typer.Argument(help="the game to play")],
    bots: Annotated[list[str], typer.Option("--bot", help="a bot level for each seat, repeated")],
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    seed: Annotated[str, typer.Option(help="the same seed plays the same games")] = "1",
    workers: Annotated[int, typer.Option(min=0, help="processes; 0 for one per core")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="a switch of the game, name=value")] = None,
    json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Seats are rotated and luck is paired: each seating is played with the same luck."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from questboard.arena import Result, play_all, schedule, standings

    matches = schedule(game, bots, games, seed, read_switches(option or []))
    results: list[Result] = []
    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as progress:
        for result in progress.track(play_all(matches, workers or os.cpu_count() or 1), total=games):
            results.append(result)
    table = standings(results, bots)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(table)).decode() + "\n")
        return
    for each in table:
        print(
            f"{each.bot}: {each.wins:g} of {each.games} games won "
            f"({each.low:.0%} to {each.high:.0%}), mean score {each.mean_score:.1f}"
        )
