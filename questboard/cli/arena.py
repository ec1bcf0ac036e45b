"""`questboard arena`: have bots play, and report who wins how often."""

from __future__ import annotations

import os
import sys
from contextlib import closing, redirect_stdout
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
import typer

from questboard.cli.lookup import Game, GivenOptions, Json, Seed, Workers, print_json
from questboard.cli.play import read_rule_options
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, SetupError, Table

if TYPE_CHECKING:
    from questboard.arena import Job, Playing, Report, Result, Scorebook, Venture

Engine: TypeAlias = Literal["local", "ray"]


def arena(
    game: Game,
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots",
            "--bot",
            help="The levels of the bots, each on a seat of its own; or agents, by their Python files.",
        ),
    ],
    adventure: Annotated[
        list[str] | None, typer.Option(help="Adventures that bots of one level play together, or `all`.")
    ] = None,
    party: Annotated[list[int] | None, typer.Option(help="With adventures: how many play.")] = None,
    seats: Annotated[
        int, typer.Option(min=0, help="How many rivals sit at a table; each group of bots meets.")
    ] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games each group or party plays.")] = 100,
    engine: Annotated[Engine, typer.Option(help="Where they are played: here, or on Ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="A Ray cluster; else one is started here.")] = None,
    seed: Seed = "1",
    workers: Workers = 0,
    option: GivenOptions = None,
    results: Annotated[
        Path | None, typer.Option(help="The file of results; else one in arena/, named after the job.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the results in the file.")] = False,
    match: Annotated[
        int | None, typer.Option(min=0, help="Play only the match of this number, and keep nothing.")
    ] = None,
    plots: Annotated[Path | None, typer.Option(help="A folder for pictures of what came out.")] = None,
    page: Annotated[Path | None, typer.Option(help="A file for the leaderboard, as an HTML page.")] = None,
    json: Json = False,
) -> None:
    """Have bots play each other; seats rotate, and each seating is played with the same luck.

    With an adventure all seats of a party are taken by bots of one level, each level in its turn, and
    the table says how often they win, how long it takes and what they lose by; where some win what
    others lose, also how often each seat wins, and by what.

    Results are kept in a file as they come, and the same command goes on where it was stopped.
    """
    from questboard.arena import Job, report
    from questboard.arena.entrants import enter
    from questboard.arena.leaderboard import write
    from questboard.arena.plots import draw, load_figure

    rules, rule_options = load_rules(game), read_rule_options(option or [])
    for level in bots:
        enter(level)
    if address and engine != "ray":
        raise SetupError("--address names a Ray cluster; add --engine ray")
    if adventure and seats:
        raise SetupError("--seats is for rivals; --party says how many play an adventure")
    if party and not adventure:
        raise SetupError("--party says how many play an adventure; name one with --adventure")
    cells = _cells(rules, adventure, party or [4], rule_options, seed) if adventure else ()
    if not adventure:
        _check_rivals(rules, bots, seats, rule_options)
    job = Job(rules.name, rules.version, tuple(bots), games, seed, rule_options, seats, cells)
    if match is not None:
        print_json(_play_alone(job, match))
        return
    if plots:
        load_figure()  # who can't have pictures hears of it before the games are played
    book = _play(job, results, fresh, engine, address, workers)
    found = report(job, book.results.values())
    if plots:
        draw(found, book.results.values(), plots)
    if page:
        write(found, page)
    if json:
        print_json({"file": str(book.path), **msgspec.structs.asdict(found)})
    else:
        _print(found)


# ---- what is played


def _check_rivals(rules: Rules[Any, Any], bots: list[str], seats: int, rule_options: dict[str, str]) -> None:
    rules.check_seats(seats or len(bots))
    if seats > len(bots):
        raise SetupError(f"{seats} seats need {seats} bots; name more of them with --bots")
    rules.read_options(rule_options)


def _cells(
    rules: Rules[Any, Any],
    adventures: list[str],
    parties: list[int],
    rule_options: dict[str, str],
    seed: str,
) -> tuple[tuple[str, int], ...]:
    """The adventures with each size of party; `all` leaves out those that a party of that size can't play."""
    if not rules.adventures:
        raise SetupError(f"{rules.title} has no adventures")
    every = "all" in adventures
    if every:
        adventures = list(rules.adventures)
    for seats in parties:
        rules.check_seats(seats)
    cells = [(each, seats) for each in adventures for seats in parties]
    if every:
        cells = [(each, seats) for each, seats in cells if _fits(rules, each, seats, rule_options)]
    for each, seats in cells:
        Table.new(rules, seats, {**rule_options, "adventure": each}, Luck.seeded(seed))
    return tuple(cells)


def _fits(rules: Rules[Any, Any], adventure: str, seats: int, rule_options: dict[str, Any]) -> bool:
    """Whether this many can play an adventure."""
    try:
        Table.new(rules, seats, {**rule_options, "adventure": adventure})
    except SetupError:
        return False
    return True


# ---- playing


def _play_alone(job: Job, number: int) -> Result:
    """Play one match of a job in this process, so that whatever goes wrong is seen in full."""
    from questboard.arena import play

    matches = job.matches()
    if number >= len(matches):
        raise SetupError(f"there is no match {number}; matches are 0 to {len(matches) - 1}")
    return play(matches[number])


def _play(
    job: Job, results: Path | None, fresh: bool, engine: Engine, address: str | None, workers: int
) -> Scorebook:
    """Play what is not in the file of results yet."""
    from questboard.arena import Scorebook, play_all, play_on_ray

    with Scorebook(job, results, fresh=fresh) as book:
        waiting, every = book.waiting, len(book.matches)
        if book.results:
            kept = f"{len(book.results)} of {every} games are in {book.path} already"
            typer.echo(f"{kept}; --fresh plays them anew.", err=True)
        if waiting:
            if engine == "ray":
                played = play_on_ray(waiting, address, workers)
            else:
                played = play_all(waiting, workers or os.cpu_count() or 1)
            try:
                _write_down(played, book)
            except KeyboardInterrupt:
                kept = f"{len(book.results)} of {every} games are kept in {book.path}"
                typer.echo(f"Stopped: {kept}; the same command goes on from there.", err=True)
                raise typer.Exit(130) from None
    return book


def _write_down(played: Playing, book: Scorebook) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    left = TextColumn("{task.fields[left]} left")
    bars = Progress(BarColumn(), MofNCompleteColumn(), left, console=Console(stderr=True))
    found, every, begun = len(book.results), len(book.matches), monotonic()
    # What Ray has to say of workers that died must not come between the lines of the report.
    with closing(played), bars, redirect_stdout(sys.stderr):
        bar = bars.add_task("", total=every, completed=found, left="-:--:--")
        for result in played:
            if book.enter(result):
                done = len(book.results)
                seconds = (monotonic() - begun) * (every - done) / (done - found)
                bars.update(bar, completed=done, left=timedelta(seconds=round(seconds)))


# ---- what came of it


def _print(found: Report) -> None:
    if found.ventures:
        _print_table(
            "adventure | party | bot | won | 95 % | rounds | decisions | lost by | won apart",
            [
                f"{row.adventure} | {row.seats} | {row.bot} | {row.wins} of {row.games} "
                f"| {row.low:.0%} to {row.high:.0%} | {row.mean_rounds:.1f} | {row.mean_decisions:.0f} "
                f"| {_causes(row.defeats) or 'never'} | {_apart(row)}"
                for row in found.ventures
            ],
        )
    else:
        _print_table(
            "bot | won | 95 % | mean score | ms a decision",
            [
                f"{row.bot} | {round(row.wins, 1):g} of {row.games} | {row.low:.0%} to {row.high:.0%} "
                f"| {row.mean_score:.1f} | {1000 * row.seconds:.3g}"
                for row in found.standings
            ],
        )
    if found.ratings:
        print()
        _print_table(
            "rating of | mu | sigma | ordinal | games",
            [
                f"{row.name} | {row.mu:.1f} | {row.sigma:.1f} | {row.ordinal:.1f} | {row.games}"
                for row in found.ratings
            ],
        )
    if pair := found.difference:
        from questboard.text.words import count

        print(
            f"\n{pair.bot} less {pair.other}, same luck and seats: {pair.mean:+.0%} of the games "
            f"({pair.low:+.0%} to {pair.high:+.0%}), over {count(pair.pairs, 'deal')}"
        )


def _print_table(headings: str, rows: list[str]) -> None:
    print(f"| {headings} |")
    print("|" + "---|" * len(headings.split(" | ")))
    for row in rows:
        print(f"| {row} |")


def _causes(counted: dict[str, int]) -> str:
    """How often games ended in which way."""
    return "; ".join(f"{cause} ({count})" for cause, count in counted.items())


def _apart(row: Venture) -> str:
    """How often each seat won, where not all have won together."""
    if not row.apart:
        return "never"
    seats = ", ".join(map(str, row.seats_won))
    return f"seats 1 to {row.seats}: {seats}; {_causes(row.victories)}"
