"""`questboard picture`: draw a saved game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from questboard.kernel import SPECTATOR, SetupError


def picture(
    save: Annotated[Path, typer.Argument(help="A saved game.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The SVG file; by default named like the save.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="The viewer; by default the seat whose turn it is, or a spectator at the end."),
    ] = None,
    ply: Annotated[int | None, typer.Option(help="After this many answers; by default all.")] = None,
    theme: Annotated[Literal["evening", "daylight"], typer.Option(help="The theme.")] = "evening",
) -> None:
    """Draw a saved game as an SVG picture."""
    from questboard.ending import game_end
    from questboard.picture import draw
    from questboard.text import default_names, open_game, read_viewer, save_picture
    from questboard.text.words import ending_lines

    table = open_game(save)
    output = output or save.with_suffix(".svg")
    if os.path.realpath(output) == os.path.realpath(save):
        raise SetupError(f"the picture would replace the save {save}; name another file with -o")
    if ply is not None:
        if not 0 <= ply <= table.ply:
            raise SetupError(f"there is no answer {ply}; this game has answers 0 to {table.ply}")
        table = table.at(ply)
    if seat is not None:
        viewer = read_viewer(table, seat)
    else:
        viewer = SPECTATOR if table.ask is None else table.ask.seat
    names = default_names(table)
    story = ending_lines(game_end(table, viewer, names)) if table.ask is None else []
    save_picture(draw(table.scene(viewer, names), theme=theme, story=story), output)
    typer.echo(f"Drawn to {output}")
