"""`questboard adventure`: check an adventure that you wrote, and have bots try it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from questboard.cli.lookup import GivenOptions, Json, Seed, Workers, print_json
from questboard.cli.play import read_rule_options

if TYPE_CHECKING:
    from questboard.games.fantasy.layout import Layout
    from questboard.games.fantasy.workshop import Report

adventure = typer.Typer(
    help="Write adventures for the Fantasy Adventure Board Game.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
File: TypeAlias = Annotated[Path, typer.Argument(help="The adventure: a text file, see docs/adventures.md.")]


@adventure.command()
def check(file: File) -> None:
    """Say what an adventure holds, or where its first mistake is."""
    from questboard.games.fantasy.workshop import summary

    for line in summary(_read(file)):
        print(line)
    print("It can be played.")


@adventure.command("try")
def try_out(
    file: File,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    bot: Annotated[str, typer.Option(help="The level of the bots that play the heroes.")] = "medium",
    seed: Seed = "1",
    workers: Workers = 0,
    option: GivenOptions = None,
    json: Json = False,
) -> None:
    """Have bots play an adventure against the automatic Dungeon Master, and report how it went."""
    from questboard.bots import make_bot
    from questboard.games.fantasy import RULES
    from questboard.games.fantasy.workshop import play_all, report, trials

    layout, rule_options = _read(file), read_rule_options(option or [])
    make_bot(bot)
    RULES.read_options(rule_options)
    waiting = play_all(trials(file, bot, games, seed, rule_options), workers or os.cpu_count() or 1)
    with typer.progressbar(waiting, length=games, file=sys.stderr) as bar:
        played = dict(bar)
    found = report(layout, bot, [played[number] for number in range(games)])
    if json:
        print_json(found)
    else:
        _print(found)


def _read(file: Path) -> Layout:
    from questboard.games.fantasy.drawing import LayoutError
    from questboard.games.fantasy.workshop import enter

    try:
        return enter(file)
    except LayoutError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def _print(found: Report) -> None:
    print(
        f"{found.title}: {found.wins} of {found.games} games won ({found.low:.0%} to {found.high:.0%}) "
        f"by {found.bot} bots"
    )
    print(f"length: {found.mean_turns:.1f} DM turns ({found.shortest} to {found.longest})")
    print(f"heroes lost in a game: {found.mean_lost:.1f}{_listed(found.lost)}")
    print(f"lost by: {'; '.join(_times(found.defeats)) or 'never'}")
    for what, things in (
        ("monsters that never came into play", found.never_met),
        ("monsters that never attacked", found.never_attacked),
        ("chests that were never opened", found.never_opened),
    ):
        print(f"{what}: {'; '.join(things) or 'none'}")


def _times(counted: dict[str, int]) -> list[str]:
    return [f"{what} ({count})" for what, count in counted.items()]


def _listed(counted: dict[str, int]) -> str:
    return f": {', '.join(_times(counted))}" if counted else ""
