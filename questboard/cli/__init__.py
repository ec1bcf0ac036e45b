"""The command line: one module per command.

A user's mistake is one sentence on the error stream and exit status 2. Commands import what they need inside
their functions, so that `questboard --help` and every other command start quickly.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from questboard import __version__
from questboard.cli.admin import admin, upgrade
from questboard.cli.adventure import adventure
from questboard.cli.arena import arena
from questboard.cli.bench import bench
from questboard.cli.lookup import content, games, rules
from questboard.cli.picture import picture
from questboard.cli.play import play
from questboard.cli.replay import replay
from questboard.cli.review import review
from questboard.cli.serve import serve
from questboard.cli.several import Several
from questboard.cli.tongue import chosen
from questboard.cli.train import train
from questboard.kernel import QuestboardError
from questboard.language import of_terminal, speak

__all__ = ["app"]


class ErrorsAsSentences(TyperGroup):
    """Reports a user's mistake as a sentence, and Ctrl-C not at all."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except QuestboardError as error:
            typer.echo(f"questboard: {error}", err=True)
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=ErrorsAsSentences,
    name="questboard",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # help without boxes also suits screen readers
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"questboard {__version__}")
        raise typer.Exit


@app.callback()
def questboard(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit."),
    ] = False,
    language: Annotated[
        str | None, typer.Option(help="The language of games: en or ru; by default that of LANG.")
    ] = None,
) -> None:
    """D&D board games, complete and rules-enforced."""
    speak(of_terminal() if language is None else chosen(language))


for command in (play, serve, games, rules, content, picture, replay, review, bench):
    app.command()(command)
app.command(cls=Several)(arena)
app.command(cls=Several)(train)
app.command()(upgrade)
app.add_typer(admin, name="admin")
app.add_typer(adventure, name="adventure")
