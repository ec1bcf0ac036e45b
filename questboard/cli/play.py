"""`questboard play`: play a game."""

from __future__ import annotations

import secrets
import sys
import webbrowser
from collections.abc import Mapping
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questboard.box import Outing
from questboard.cli.beginnings import (
    at_a_terminal,
    choose_outing,
    role_note,
    usual_count,
    usual_options,
    usual_seat,
)
from questboard.cli.lookup import GivenOptions
from questboard.cli.serve import PORT
from questboard.cli.tongue import Language
from questboard.games import load_rules
from questboard.kernel import Luck, SetupError, Table
from questboard.ties import Way

if TYPE_CHECKING:
    from questboard.text import Seat


def play(
    game: Annotated[str | None, typer.Argument(help="The game; not needed with --load.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who plays, separated by commas: human, human:NAME, bot:LEVEL, bot:LEVEL:NAME."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or word that always deals the same game; secret by default.")
    ] = None,
    option: GivenOptions = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal, in plain text.")] = False,
    ties: Annotated[
        Way, typer.Option(help="With --text: how ties that hardly matter are broken for you.")
    ] = "ask",
    plain: Annotated[
        bool, typer.Option("--plain", help="With --text: no drawings, for screen readers.")
    ] = False,
    ascii: Annotated[
        bool, typer.Option("--ascii", help="With --text: draw the board with ASCII characters only.")
    ] = False,
    port: Annotated[int, typer.Option(help="The port of the browser table.")] = PORT,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    language: Language = None,
) -> None:
    """Play a game against bots, with friends, or alone: in the browser, or in text."""
    dealt = load is not None or seats is not None or seed is not None or bool(option)
    if not text and not dealt:
        play_in_browser(lobby_of(game), port, browser)
        return
    outing = None
    if game is not None and text and not dealt and at_a_terminal():
        outing = choose_outing(game)
    table, sitting = deal(game, seats, seed, option or [], load, outing)
    if text:
        play_in_text(table, sitting, load, ties, plain=plain, ascii=ascii)
    else:
        play_on_table(table, sitting, port, browser)


def deal(
    game: str | None,
    seats: str | None,
    seed: str | None,
    option: list[str],
    load: Path | None,
    outing: Outing | None = None,
) -> tuple[Table[Any, Any], list[Seat]]:
    """The requested game and its players."""
    from questboard.text import open_game, read_seats, seats_in

    if load is not None:
        if seed is not None or option:
            raise SetupError("a saved game has its own seed and options; leave out --seed and --option")
        table = open_game(load)
        if game not in (None, table.rules.name):
            raise SetupError(f"{load} is a game of {table.rules.name}, not {game}")
        played = table.origin.options if table.origin else {}
        at = usual_seat(table.rules.name, played, table.seats)
        sitting = read_seats(seats or seats_in(load) or _usual_seats(table.seats, at))
    else:
        if game is None:
            raise SetupError("say which game to play, as in: questboard play portal")
        rules, options = load_rules(game), read_rule_options(option or [])
        if seats is None:
            options = usual_options(game, outing, options)
        sitting = read_seats(seats or _usual_seats(usual_count(game, outing)))
        luck = Luck(secrets.token_bytes(16)) if seed is None else Luck.seeded(seed)
        table = Table.new(rules, len(sitting), options, luck)
        people = [seat.human for seat in sitting]
        if note := role_note(game, options, people, [seat.name for seat in sitting]):
            typer.echo(note, err=True)
    return table, sitting


def play_in_text(
    table: Table[Any, Any],
    sitting: list[Seat],
    file: Path | None,
    ties: Way,
    *,
    plain: bool = False,
    ascii: bool = False,
) -> None:
    """Play in this terminal."""
    from questboard.text import ScoreSheet, Screen, TextTable, style_for

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an odd character must not end a game
    scores = ScoreSheet(Path(typer.get_app_dir("questboard")) / "solo-scores.json")
    write = partial(print, flush=True)
    style = style_for(sys.stdout, ascii=ascii, plain=plain)
    screen = Screen(sys.stdout)
    text_table = TextTable(
        table, sitting, write=write, file=file, scores=scores, ties=ties, style=style, screen=screen
    )
    try:
        text_table.play()
    except KeyboardInterrupt:
        typer.echo(screen.close(), nl=False)
        if text_table.file is not None:
            typer.echo(f"\n{text_table.closing_message()}")
        raise typer.Exit(130) from None


# ---- in the browser


def lobby_of(game: str | None) -> str:
    """The address of the lobby, with a box open."""
    if game is None:
        return "/"
    load_rules(game)
    return f"/?box={game}"


def play_on_table(table: Table[Any, Any], sitting: list[Seat], port: int, browser: bool) -> None:
    """Add a game to the database, and play it in the browser."""
    from questboard.server import run
    from questboard.server.protocol import SeatRequest

    seats = [
        SeatRequest("open", seat.name) if seat.human else SeatRequest("bot", seat.name, seat.level)
        for seat in sitting
    ]
    made = run.add_saved_game(run.prepare_settings(None), table, seats)
    pages = [f"/join#{invite.token}" for invite in made.invites] or [f"/table/{made.id}"]
    guests = [sitting[invite.seat].name for invite in made.invites[1:]]
    play_in_browser(pages[0], port, browser, made.id, dict(zip(guests, pages[1:], strict=True)))


def play_in_browser(
    page: str, port: int, browser: bool, table: str = "", guests: Mapping[str, str] | None = None
) -> None:
    """Serve the browser table to this machine only and open a page; each of `guests` has their own."""
    from questboard.server import run

    url = f"http://127.0.0.1:{port}"
    running = run.answers(url, table)
    if not running:
        port = run.free_port("127.0.0.1", port)
        url = f"http://127.0.0.1:{port}"
    for name, seat in (guests or {}).items():
        typer.echo(f"{name} can join at {url}{seat}")
    if running:
        typer.echo(f"Questboard is already running: {url}{page}")
        if browser:
            webbrowser.open(url + page)
        return
    typer.echo(f"Questboard is at {url}{page} (Ctrl-C stops it; games are saved).")
    if browser:
        run.open_browser_when_ready(url, page)
    run.serve("127.0.0.1", port, 1, run.prepare_settings(None))


def read_rule_options(given: list[str]) -> dict[str, str]:
    """The game's rule options from words like `tile_layout=A`."""
    rule_options = {}
    for rule_option in given:
        name, equals, value = rule_option.partition("=")
        if not equals:
            raise SetupError(f"--option {rule_option} has no value; write --option {name}=VALUE")
        rule_options[name.strip()] = value.strip()
    return rule_options


def _usual_seats(count: int, person: int = 0) -> str:
    return ",".join("human" if seat == person else "bot:medium" for seat in range(count))
