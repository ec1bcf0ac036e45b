"""`questboard review`: a saved game as a strong bot sees it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questboard.bots import ADVISER
from questboard.cli.lookup import Json, Seed, Workers, print_json
from questboard.kernel import SPECTATOR, SaveError, Table

if TYPE_CHECKING:
    from questboard.review import Review

SECONDS = 60.0
"""The default time for a review."""


def review(
    save: Annotated[Path, typer.Argument(help="A saved game.")],
    html: Annotated[Path | None, typer.Option(help="Also write it to this file, as a page to share.")] = None,
    json: Json = False,
    level: Annotated[
        str | None, typer.Option(help="Review at a fixed level, such as hard; default: expert in --seconds.")
    ] = None,
    seconds: Annotated[float | None, typer.Option(min=0.1, help="Total time; 60 without --level.")] = None,
    seat: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A player's name; repeat it for each seat.")
    ] = None,
    seed: Seed = "0",
    workers: Workers = 0,
) -> None:
    """Review a saved game: chances by turn, what mistakes cost, and what luck did."""
    # Imported here to keep other commands quick to start.
    from questboard.review import page, report
    from questboard.text import open_game
    from questboard.text.savefile import write_atomically

    table = open_game(save)
    if html is not None:
        check_place(html)
    if level is None and seconds is None:
        seconds = SECONDS
    found = think(table, seat or [], level or ADVISER, seconds, seed, workers or os.cpu_count() or 1)
    if html is not None:
        write_atomically(html, page(found, table.scene(SPECTATOR, found.names)))
    if json:
        print_json(found)
        return
    for line in report(found):
        typer.echo(line)
    if html is not None:
        typer.echo("")
        typer.echo(f"The page to share is in {html}")


def check_place(html: Path) -> None:
    """Refuse to overwrite anything but a review, before any time is spent."""
    from questboard.review.page import OPENING

    if not os.path.lexists(html):
        return
    try:
        is_review = html.read_text(encoding="utf-8").startswith(OPENING)
    except (OSError, ValueError):
        is_review = False
    if not is_review:
        raise SaveError(f"{html} already exists and is not a review; name another file with --html")


def think(
    table: Table[Any, Any], names: list[str], level: str, seconds: float | None, seed: str, workers: int
) -> Review:
    """Review a game, with a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from questboard.review import review

    console = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console) as progress:
        bar = progress.add_task("", total=table.ply)
        return review(
            table,
            names=names,
            level=level,
            seconds=seconds,
            workers=workers,
            seed=seed,
            progress=lambda done, of: progress.update(bar, completed=done, total=of),
        )
