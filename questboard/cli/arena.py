"""`questboard arena`: have bots play each other and report who wins how often."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from questboard.cli.lookup import Game, Json, print_json
from questboard.cli.play import read_switches
from questboard.games import load_rules


def arena(
    game: Game,
    bots: Annotated[list[str], typer.Option("--bot", help="The level of a bot; repeated for each seat.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(min=0, help="How many processes; 0 for one per core.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A switch of the game; may be repeated.")
    ] = None,
    json: Json = False,
) -> None:
    """Have bots play each other; seats rotate, and each seating is played with the same luck."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from questboard.arena import Result, play_all, schedule, standings
    from questboard.bots import make_bot

    rules, switches = load_rules(game), read_switches(option or [])
    rules.check_seats(len(bots))
    rules.read_options(switches)
    for level in bots:
        make_bot(level)
    matches = schedule(game, bots, games, seed, switches)
    results: list[Result] = []
    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as progress:
        for result in progress.track(play_all(matches, workers or os.cpu_count() or 1), total=games):
            results.append(result)
    table = standings(results, bots)
    if json:
        print_json(table)
        return
    for each in table:
        print(
            f"{each.bot}: {each.wins:g} of {each.games} games won "
            f"({each.low:.0%} to {each.high:.0%}), mean score {each.mean_score:.1f}"
        )
