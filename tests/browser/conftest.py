"""A server for all tests of a process, and people who come to it with browsers of their own."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from questboard.server.pages import CLIENT
from questboard.testing.services import Server
from tests.browser.person import PATIENCE, Person
from tests.conftest import open_browser

expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).parents[2]
PICTURES = Path(os.environ["QUESTBOARD_SCREENSHOTS"]) if "QUESTBOARD_SCREENSHOTS" in os.environ else None
"""Where pictures of every main state go, if somebody wants to look at them."""
FAILURES = PICTURES or ROOT / "build" / "screenshots"
"""Where a picture of every failure goes."""

SETTINGS: dict[str, Any] = {
    "QUESTBOARD_ABSENT_AFTER": "1",
    "QUESTBOARD_LUCK": "tests",
    "QUESTBOARD_MESSAGES_PER_SECOND": "1000",
    "QUESTBOARD_BUDGET": "0",
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_REVIEW_SECONDS": "1",
    "QUESTBOARD_BOT_PROCESSES": "1",
}
"""All browsers here come from one address, and nobody waits for long."""

FAILED = pytest.StashKey[bool]()
DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}


browser = pytest.fixture(scope="package")(open_browser)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server on a SQLite file, which all tests of this process share."""
    if not (CLIENT / "index.html").exists():
        pytest.fail("the browser's table is not built; run `python tools/build_client.py` and try again")
    with Server(**SETTINGS) as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note how a test went, for the fixtures that are left after it."""
    report = yield
    item.stash.setdefault(FAILED, False)
    item.stash[FAILED] |= report.failed
    return report


@pytest.fixture
def person(
    browser: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """New people, each with a browser of their own, at whose side nothing goes wrong.

    Some settings of the program can be given, as if the person had made them on an earlier visit;
    the rest is what Playwright knows of a browser.
    """
    people: list[Person] = []
    failed = f"failed-{request.node.name}"
    for number in range(1, 4):
        (FAILURES / f"{failed}-{number}.png").unlink(missing_ok=True)
    with ExitStack() as leaving:

        def arrive(settings: dict[str, Any] | None = None, at: str = server.url, **wanted: Any) -> Person:
            if settings is not None:
                kept = [{"name": "questboard.settings", "value": json.dumps(settings)}]
                wanted["storage_state"] = {"origins": [{"origin": at, "localStorage": kept}]}
            context = browser.new_context(**{**DESK, **wanted})
            leaving.callback(context.close)
            people.append(Person(context.new_page(), at, PICTURES))
            return people[-1]

        yield arrive
        if request.node.stash[FAILED]:
            for number, each in enumerate(people, 1):
                each.keep(FAILURES / f"{failed}-{number}.png")
        for each in people:
            assert each.troubles == []
