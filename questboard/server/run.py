"""Running the server: one process with SQLite, or several with PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import typer
import uvicorn

from questboard.kernel import SetupError, Table
from questboard.server.bot_pool import BotPool
from questboard.server.compression import CompressedWebSockets
from questboard.server.lobby import resume_save
from questboard.server.process import ServerProcess
from questboard.server.protocol import SeatRequest, ServerHealth, TableCreated
from questboard.server.pubsub import PubSub
from questboard.server.settings import Settings, sqlite_url
from questboard.server.store import Store, StoreError

MAX_FRAME = 64 * 1024
SHUTDOWN_TIMEOUT = 2
"""Seconds that open requests have to finish when the server stops."""


def default_database() -> str:
    """The SQLite file that is used by default."""
    folder = Path(typer.get_app_dir("questboard"))
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "questboard.db")


def prepare_settings(database: str | None) -> Settings:
    """The settings for this run; they are also exported to the environment, for the server processes."""
    given = database or os.environ.get("DATABASE_URL")
    if given and "://" not in given:
        given = sqlite_url(Path(given))
    os.environ["DATABASE_URL"] = given or default_database()
    cores = os.cpu_count() or 2
    os.environ.setdefault("QUESTBOARD_BOT_PROCESSES", str(max(1, cores - 1)))
    return Settings.from_environment(os.environ)


def check_workers(workers: int, settings: Settings) -> None:
    """Refuse several processes without a way to share their tables."""
    if workers > 1 and not settings.redis_url:
        raise SetupError("several workers need Redis; set REDIS_URL")
    if workers > 1 and settings.database_url.startswith("sqlite"):
        raise SetupError("several workers need PostgreSQL; set DATABASE_URL")


def serve(host: str, port: int, workers: int, settings: Settings) -> None:
    """Serve until the process is told to stop."""
    # uvicorn has shut down in good order when it passes this signal on, so exit with success.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    check_port(host, port)
    check_file(settings.database_url)
    try:
        asyncio.run(migrate(settings))
    except (StoreError, OSError) as error:
        raise SetupError(database_problem(settings.database_url, error)) from error
    with shared_metrics(workers):
        uvicorn.run(
            "questboard.server.app:app_from_environment",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            ws=CompressedWebSockets,
            ws_max_size=MAX_FRAME,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
            server_header=False,
        )


def check_port(host: str, port: int) -> None:
    """Refuse a port that is in use, or an address that is not this machine's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = error.strerror or str(error)
            raise SetupError(
                f"can't listen on {host}:{port}: {why}; choose another --port or --host"
            ) from None


def check_file(url: str) -> None:
    """Refuse a database file that can't be used, before there is a thread for it that would complain, too."""
    if not url.startswith("sqlite"):
        return
    try:
        with closing(sqlite3.connect(url.partition(":///")[2])) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise SetupError(database_problem(url, error)) from error


def database_problem(url: str, error: Exception) -> str:
    """What is wrong with a database, and what to do, in one sentence."""
    reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
    if not url.startswith("sqlite"):
        return f"the database can't be used: {reason}; check DATABASE_URL and whether PostgreSQL runs"
    file = url.partition(":///")[2]
    if "not a database" in reason or "malformed" in reason:
        return (
            f"{file} is no database or is damaged: {reason}; restore a backup, or choose another --database"
        )
    return f"{file} can't be used: {reason}; check that the folder exists and can be written to"


async def migrate(settings: Settings) -> None:
    """Upgrade the database once, before any process uses it."""
    store = Store(settings.database_url)
    await store.open()
    await store.close()


@contextmanager
def shared_metrics(workers: int) -> Iterator[None]:
    """Let several processes share their metrics."""
    if workers < 2 or "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="questboard-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


# ---- on your own machine


def add_saved_game(settings: Settings, table: Table[Any, Any], seats: Sequence[SeatRequest]) -> TableCreated:
    """Add a game to the database, for a server to find."""

    async def add() -> TableCreated:
        store = Store(settings.database_url)
        await store.open()
        server = ServerProcess(store, BotPool(1), PubSub(), settings.absent_after)
        try:
            return await resume_save(server, table, seats)
        finally:
            await server.cancel_tasks()
            server.bot_pool.close()
            await store.close()

    return asyncio.run(add())


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
    """Whether a Questboard server answers at a URL and, if a table is given, has that table."""
    try:
        with urlopen(f"{url}/health", timeout=1) as response:
            msgspec.json.decode(response.read(), type=ServerHealth)
        if table:
            with urlopen(f"{url}/api/tables/{table}", timeout=1):
                pass
    except (URLError, OSError, msgspec.MsgspecError, ValueError):
        return False
    return True


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or a free one if that is taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError:
            probe.bind((host, 0))
        return int(probe.getsockname()[1])
