"""`questboard arena`: have bots play, and report who wins how often."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questboard.cli.lookup import Game, Json, Seed, Switches, Workers, print_json
from questboard.cli.play import read_switches
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, SetupError

if TYPE_CHECKING:
    from questboard.arena import Match, Result, Venture


def arena(
    game: Game,
    bots: Annotated[list[str], typer.Option("--bot", help="The level of a bot; repeated for each seat.")],
    adventure: Annotated[
        list[str] | None,
        typer.Option(help="An adventure that the bots play together, or `all`; may be repeated."),
    ] = None,
    party: Annotated[
        list[int] | None, typer.Option(help="With an adventure: how many play; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    workers: Workers = 0,
    option: Switches = None,
    json: Json = False,
) -> None:
    """Have bots play each other; seats rotate, and each seating is played with the same luck.

    With an adventure all seats of a party are taken by bots of one level, each level in its turn, and
    the table says how often they win, how long it takes and what they lose by; where some win what
    others lose, also how often each seat wins, and by what.
    """
    from questboard.bots import make_bot

    rules, switches = load_rules(game), read_switches(option or [])
    for level in bots:
        make_bot(level)
    if adventure:
        _together(rules, bots, adventure, party or [4], games, seed, switches, workers, json)
    elif party:
        raise SetupError("--party says how many play an adventure; name one with --adventure")
    else:
        _against(rules, bots, games, seed, switches, workers, json)


def _against(
    rules: Rules[Any, Any],
    bots: list[str],
    games: int,
    seed: str,
    switches: dict[str, Any],
    workers: int,
    json: bool,
) -> None:
    from questboard.arena import schedule, standings

    rules.check_seats(len(bots))
    rules.read_options(switches)
    results = _play(schedule(rules.name, bots, games, seed, switches), workers)
    table = standings(results, bots)
    if json:
        print_json(table)
        return
    for each in table:
        print(
            f"{each.bot}: {each.wins:g} of {each.games} games won "
            f"({each.low:.0%} to {each.high:.0%}), mean score {each.mean_score:.1f}"
        )


def _together(
    rules: Rules[Any, Any],
    bots: list[str],
    adventures: list[str],
    parties: list[int],
    games: int,
    seed: str,
    switches: dict[str, Any],
    workers: int,
    json: bool,
) -> None:
    from questboard.arena import records, ventures

    if not rules.adventures:
        raise SetupError(f"{rules.title} has no adventures")
    every = "all" in adventures
    if every:
        adventures = list(rules.adventures)
    for seats in parties:
        rules.check_seats(seats)
    cells = [(each, seats) for each in adventures for seats in parties]
    if every:
        cells = [(each, seats) for each, seats in cells if _fits(rules, each, seats, switches)]
    for each, seats in cells:
        rules.setup(seats, rules.read_options({**switches, "adventure": each}), Luck.seeded(seed))
    matches = ventures(rules.name, cells, bots, games, seed, switches)
    table = records(_play(matches, workers))
    if json:
        print_json(table)
        return
    print("| adventure | party | bot | won | 95 % | rounds | decisions | lost by | won apart |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in table:
        print(
            f"| {row.adventure} | {row.seats} | {row.bot} | {row.wins} of {row.games} "
            f"| {row.low:.0%} to {row.high:.0%} | {row.mean_rounds:.1f} | {row.mean_decisions:.0f} "
            f"| {_causes(row.defeats) or 'never'} | {_apart(row)} |"
        )


def _causes(counted: dict[str, int]) -> str:
    """How often games ended in which way."""
    return "; ".join(f"{cause} ({count})" for cause, count in counted.items())


def _apart(row: Venture) -> str:
    """How often each seat won, where not all have won together."""
    if not row.apart:
        return "never"
    seats = ", ".join(map(str, row.seats_won))
    return f"seats 1 to {row.seats}: {seats}; {_causes(row.victories)}"


def _fits(rules: Rules[Any, Any], adventure: str, seats: int, switches: dict[str, Any]) -> bool:
    """Whether an adventure can be played by so many."""
    try:
        rules.setup(seats, rules.read_options({**switches, "adventure": adventure}), Luck.seeded(0))
    except SetupError:
        return False
    return True


def _play(matches: Sequence[Match], workers: int) -> list[Result]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from questboard.arena import play_all

    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as progress:
        played = play_all(matches, workers or os.cpu_count() or 1)
        return list(progress.track(played, total=len(matches)))
