"""How the tests run, and the real services that they may ask for.

A service is started by the first test in a process that asks for it, and ends with that process.
"""

from __future__ import annotations

import atexit
import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from questboard.testing.services import CHROMIUM_SWITCHES, Postgres, Redis, Server, chromium
from tests import packages

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# What the program keeps for its user is kept for nobody here, and nothing of the user's is found.
os.environ["XDG_CONFIG_HOME"] = mkdtemp(prefix="questboard-tests-")
atexit.register(rmtree, os.environ["XDG_CONFIG_HOME"], ignore_errors=True)

# The commands and servers that tests start find our modules compiled, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Property tests take their time, and on CI they try the same cases each time.
settings.register_profile("desk", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep the collected tests out of garbage collection; going through them takes a tenth of the time."""
    if hasattr(session.config, "workerinput"):
        gc.collect()
        gc.freeze()


# ---- what is left to `make nightly`

LEFT = pytest.StashKey[int]()
"""How many tests are left to `make nightly`."""


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """Count the tests that the mark `nightly` has kept out."""
    for item in items:
        if item.get_closest_marker("nightly"):
            item.config.stash[LEFT] = item.config.stash.get(LEFT, 0) + 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that prints the summary."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left"] = session.config.stash.get(LEFT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear it from a worker of pytest-xdist; each of them has counted all tests."""
    node.config.stash[LEFT] = getattr(node, "workeroutput", {}).get("left", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say it, so that nothing is skipped in silence."""
    if left := config.stash.get(LEFT, 0):
        terminalreporter.write_line(f"Not run: {left} tests that are left to `make nightly`.")


# ---- packages of others


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where games of other packages are installed."""
    return packages.install(tmp_path_factory.mktemp("packages"))


# ---- services


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that doesn't wait for its disk."""
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def durable_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server as an operator runs it: what it has committed is on the disk."""
    with Postgres(durable=True) as service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new, empty database."""
    return postgres.new_database()


@pytest.fixture
def durable_postgres_url(durable_postgres: Postgres) -> str:
    """A new, empty database that keeps what it has committed."""
    return durable_postgres.new_database()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server."""
    with Redis() as service:
        yield service.url


def open_browser() -> Iterator[Browser]:
    """The system's Chromium."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_SWITCHES)
        yield browser
        browser.close()


# It is closed at the end of a module or package and not of the session: while Playwright is open its event
# loop counts as running, and asynchronous tests after it in the same process could not run theirs.
browser = pytest.fixture(scope="module")(open_browser)


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Start our server as often as a test likes; what the servers said stands with a failed test.

    It takes what `Server` takes: `serve(database_url=postgres_url, redis_url=redis_url, workers=2)`.
    """
    with ExitStack() as running:

        def start(*arguments: str, **wanted: Any) -> Server:
            server = running.enter_context(Server(*arguments, **wanted))
            running.callback(lambda: print(f"{server} said:\n{server.log}"))
            return server

        yield start
