"""`questboard play`: sit down at a table."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from questboard.games import load_rules
from questboard.kernel import Luck, SetupError, Table


def play(
    game: Annotated[str | None, typer.Argument(help="The game; a save knows its own.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who plays, with commas between: human, human:NAME, bot:LEVEL, bot:LEVEL:NAME."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or word that deals the same game again; else it is secret.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A switch of the game; may be repeated.")
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Play in plain lines of text.")] = False,
) -> None:
    """Play a game against bots, with friends, or alone."""
    from questboard.text import TextTable, open_game, read_seats

    if load is not None:
        if seed is not None or option:
            raise SetupError("a saved game has its own seed and options; leave out --seed and --option")
        table = open_game(load)
        if game not in (None, table.rules.name):
            raise SetupError(f"{load} is a game of {table.rules.name}, not {game}")
        sitting = read_seats(seats or _usual_seats(table.seats))
    else:
        if game is None:
            raise SetupError("say which game to play, as in: questboard play portal")
        sitting = read_seats(seats or _usual_seats(2))
        luck = Luck(secrets.token_bytes(16)) if seed is None else Luck.seeded(seed)
        table = Table.new(load_rules(game), len(sitting), read_switches(option or []), luck)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange character is no reason to end a game
    text_table = TextTable(table, sitting, write=partial(print, flush=True), file=load)
    try:
        text_table.play()
    except KeyboardInterrupt:
        if text_table.file is not None:
            typer.echo(f"\n{text_table.farewell()}")
        raise typer.Exit(130) from None


def read_switches(given: list[str]) -> dict[str, str]:
    """The game's switches from words like `tile_layout=A`."""
    switches = {}
    for switch in given:
        name, equals, value = switch.partition("=")
        if not equals:
            raise SetupError(f"--option {switch} has no value; write --option {name}=VALUE")
        switches[name.strip()] = value.strip()
    return switches


def _usual_seats(count: int) -> str:
    return ",".join(["human"] + ["bot:medium"] * (count - 1))
