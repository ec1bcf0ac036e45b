"""Running the server: one process on an embedded file, or several on PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import typer
import uvicorn

from questboard.kernel import SetupError, Table
from questboard.server.channel import Channel
from questboard.server.frames import Frames
from questboard.server.house import House
from questboard.server.lobby import go_on
from questboard.server.settings import Settings, sqlite_url
from questboard.server.store import Store
from questboard.server.thinkers import Thinkers
from questboard.server.wire import Health, SeatWanted, TableMade

LARGEST_FRAME = 64 * 1024
FAREWELL = 5
"""Seconds that open requests have when the server is stopped."""


def default_database() -> str:
    """The file in which tables are kept when nobody says otherwise."""
    folder = Path(typer.get_app_dir("questboard"))
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "questboard.db")


def settle(database: str | None) -> Settings:
    """The settings for this run, put into the environment for every process that serves."""
    given = database or os.environ.get("DATABASE_URL")
    if given and "://" not in given:
        given = sqlite_url(Path(given))
    os.environ["DATABASE_URL"] = given or default_database()
    cores = os.cpu_count() or 2
    os.environ.setdefault("QUESTBOARD_THINKERS", str(max(1, cores - 1)))
    return Settings.from_environment(os.environ)


def check_workers(workers: int, settings: Settings) -> None:
    """Refuse several processes that could not know of each other."""
    if workers > 1 and not settings.redis_url:
        raise SetupError("several workers need REDIS_URL, by which they tell each other what is new")
    if workers > 1 and settings.database_url.startswith("sqlite"):
        raise SetupError("several workers need a PostgreSQL database; set DATABASE_URL")


def serve(host: str, port: int, workers: int, settings: Settings) -> None:
    """Serve until somebody says stop."""
    # uvicorn has said goodbye to everybody when it passes this on: then we are done, and all is well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    asyncio.run(migrate(settings))
    with shared_figures(workers):
        uvicorn.run(
            "questboard.server.app:app_from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            ws=Frames,
            ws_max_size=LARGEST_FRAME,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=FAREWELL,
            server_header=False,
        )


async def migrate(settings: Settings) -> None:
    """Bring the database up to date once, before any process serves from it."""
    store = Store(settings.database_url)
    await store.open()
    await store.close()


@contextmanager
def shared_figures(workers: int) -> Iterator[None]:
    """Let several processes add their figures up."""
    if workers < 2 or "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="questboard-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


# ---- from one's own chair


def put_on_table(settings: Settings, table: Table[Any, Any], seats: Sequence[SeatWanted]) -> TableMade:
    """Put a game that was dealt elsewhere into the database, for a server to find."""

    async def put() -> TableMade:
        store = Store(settings.database_url)
        house = House(store, Thinkers(1), Channel(), settings.absent_after)
        await store.open()
        try:
            return await go_on(house, table, seats)
        finally:
            house.thinkers.close()
            await store.close()

    return asyncio.run(put())


def open_browser_when_ready(url: str, page: str) -> None:
    """Open the browser as soon as the server answers."""

    def wait_and_open() -> None:
        for _ in range(100):
            if answers(url):
                webbrowser.open(url + page)
                return
            threading.Event().wait(0.2)

    threading.Thread(target=wait_and_open, daemon=True).start()


def answers(url: str, table: str = "") -> bool:
    """Whether a Questboard server answers at an address, and has a table."""
    try:
        with urlopen(f"{url}/health", timeout=1) as response:
            msgspec.json.decode(response.read(), type=Health)
        if table:
            with urlopen(f"{url}/api/tables/{table}", timeout=1):
                pass
    except (URLError, OSError, msgspec.MsgspecError, ValueError):
        return False
    return True


def free_port(host: str, wanted: int) -> int:
    """The port that was wanted, or a free one if something else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])
