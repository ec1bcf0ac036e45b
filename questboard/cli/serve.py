"""`questboard serve`: run a server."""

from __future__ import annotations

from typing import Annotated

import typer

PORT = 8000


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all networks.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = PORT,
    workers: Annotated[
        int, typer.Option(min=1, help="Server processes; several need DATABASE_URL and REDIS_URL.")
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(help="A file, or a URL like DATABASE_URL; by default a file in your data folder."),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser.")] = False,
) -> None:
    """Serve the browser table."""
    from questboard.server import run

    settings = run.prepare_settings(database)
    run.check_workers(workers, settings)
    url = f"http://{host}:{port}"
    typer.echo(f"Questboard is at {url} (Ctrl-C stops it; games are saved).")
    if browser:
        run.open_browser_when_ready(url, "/")
    run.serve(host, port, workers, settings)
