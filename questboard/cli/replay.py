"""`questboard replay`: print the log of a saved game, or verify it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from questboard.kernel import SaveError, SetupError, Table


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Repeat every deal, roll and shuffle, and check the result.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(help="The seat whose view to show; by default a spectator's.")
    ] = None,
    first: Annotated[int, typer.Option("--from", help="Start after this many answers.")] = 0,
    last: Annotated[int | None, typer.Option("--to", help="Stop after this many answers.")] = None,
) -> None:
    """Print the log of a saved game, or verify it."""
    from questboard.text import open_game, read_viewer

    if verify:
        try:
            table = open_game(file)
        except SaveError as error:
            typer.echo(f"questboard: {file} is not verified: {error}", err=True)
            raise typer.Exit(1) from None
    else:
        table = open_game(file)
    viewer = read_viewer(table, seat)
    lines = verified(file, table) if verify else told(table, viewer, first, last)
    for line in lines:
        typer.echo(line)


def told(table: Table[Any, Any], viewer: int, first: int, last: int | None) -> Iterator[str]:
    """The log as one seat may know it; each line begins with the number of answers before it."""
    from questboard.text import default_names
    from questboard.text.words import result, story

    last = table.ply if last is None else last
    if not 0 <= first <= last <= table.ply:
        raise SetupError(f"there is nothing from {first} to {last}; this game has answers 0 to {table.ply}")
    names = default_names(table)
    yield table.rules.title
    for event in table.journal:
        if first <= event.ply <= last:
            for line in story(table.rules, [event], viewer, names):
                yield f"{event.ply}. {line}"
    if last == table.ply:
        if table.ask is None:
            yield from result(table.outcome, names)
        else:
            prompt = table.scene(viewer, names).prompt
            assert prompt is not None
            yield prompt.text


def verified(file: Path, table: Table[Any, Any]) -> Iterator[str]:
    """What loading a save has checked: the game was dealt again and replayed to its end."""
    from questboard.text.words import count

    luck = table.state.luck
    yield f"{file} is verified: {table.rules.title}, {count(table.ply, 'answer')}."
    if table.origin is None:
        yield "The game started from a position; what came before can't be checked."
        yield "Every answer since was among the options, and every roll and shuffle came from the luck key."
    else:
        yield "The game was dealt again from its luck key, and every answer was among the options."
        yield f"Every roll and shuffle came from the key, which was used {count(luck.count, 'time')}."
    yield "The position at the end is the one that was saved."
    if table.ask is None:
        yield f"The luck key is {luck.secret.hex()}"
    else:
        yield "The luck key stays secret until the game is over."
    yield f"Its commitment is {luck.commitment}"
    yield "Compare the commitment with the one that was given when the game began."
