"""`questboard bench`: measure the speed of games, or of a server under load."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer

from questboard.cli.lookup import Json, print_json
from questboard.games import load_rules, playable

SERVER = "server"


def bench(
    what: Annotated[str, typer.Argument(help="One game, or `server`; by default all games.")] = "all",
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="How long to measure: each figure (1), or the server (20)."),
    ] = None,
    seats: Annotated[int, typer.Option(min=0, help="Only with this many seats; 0 for every number.")] = 0,
    games: Annotated[int, typer.Option(min=1, max=2000, help="Games at once, for `server`.")] = 200,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds between two answers in a game, for `server`; 0 for no wait.")
    ] = 2.0,
    url: Annotated[
        str | None, typer.Option(help="A running server, for `server`; by default one is started.")
    ] = None,
    json: Json = False,
) -> None:
    """Measure random play, copies, thinking and memory on one core; or a server with many games."""
    if what == SERVER:
        _bench_server(games, 20.0 if seconds is None else seconds, pace, url, json)
    else:
        _bench_games(
            playable() if what == "all" else (what,), seats, 1.0 if seconds is None else seconds, json
        )


def _bench_games(games: tuple[str, ...], seats: int, seconds: float, json: bool) -> None:
    from questboard.bench import measure

    boxes = [load_rules(game) for game in games]
    for rules in boxes:
        rules.check_seats(seats or rules.seats[0])
    lines = [measure(rules, each, seconds) for rules in boxes for each in ([seats] if seats else rules.seats)]
    if json:
        print_json(lines)
        return
    headings = (
        "game",
        "seats",
        "decisions/s",
        "games/s",
        "clone us",
        "fork us",
        "nested us",
        "ISMCTS/s",
        "bytes",
    )
    rows = [[_shown(value) for value in msgspec.structs.astuple(line)] for line in lines]
    widths = [max(map(len, column)) for column in zip(headings, *rows, strict=True)]
    for row in (headings, *rows):
        sys.stdout.write("  ".join(map(str.rjust, row, widths)) + "\n")


def _bench_server(games: int, seconds: float, pace: float, url: str | None, json: bool) -> None:
    from questboard.bench import measure_server

    load = measure_server(games, seconds, pace, url)
    if json:
        print_json(load)
        return
    memory = f"{_shown(load.kb_per_game)} kB a game, {_shown(load.server_mb)} MB in all"
    lines = {
        "games": f"{load.games} at once, an answer in each about every {load.pace:g} s",
        "answers": f"{load.answers_per_s:,} a second, {load.answers:,} in {load.seconds} s",
        "to all views": f"p50 {load.views_p50_ms} ms, p99 {load.views_p99_ms} ms, max {load.views_max_ms} ms",
        "to done": f"p50 {load.done_p50_ms} ms, p99 {load.done_p99_ms} ms",
        "cores": f"server {_shown(load.server_cores)}, clients {load.client_cores}",
        "server memory": memory,
        "30 beats": ", ".join(f"{each.game} {each.ms_per_30} ms {each.kb_per_30} kB" for each in load.beats),
    }
    for name, figures in lines.items():
        typer.echo(f"{name + ':':15}{figures}")


def _shown(value: str | float | None) -> str:
    if value is None:
        return "unknown"
    return value if isinstance(value, str) else f"{value:,}"
