"""A server for all tests of a process, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from questboard.testing.remote import Device
from questboard.testing.services import Server

SETTINGS: dict[str, Any] = {
    "QUESTBOARD_ABSENT_AFTER": "2.5",
    "QUESTBOARD_LOG_LEVEL": "debug",
    "QUESTBOARD_LUCK": "tests",
    "QUESTBOARD_MESSAGES_PER_SECOND": "1000",
    "QUESTBOARD_ORIGINS": "https://friends.example",
    "QUESTBOARD_BUDGET": "0",
    "QUESTBOARD_REQUESTS_PER_MINUTE": "0",
    "QUESTBOARD_REVIEW_SECONDS": "1",
    "QUESTBOARD_BOT_PROCESSES": "1",
}
"""One address plays for everybody here, and nobody waits for long."""


@pytest.fixture
def anyio_backend() -> str:
    """What asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server on a SQLite file, which all tests of this process share."""
    with Server(**SETTINGS) as server:
        yield server


@pytest.fixture
def device(server: Server) -> Iterator[Callable[[], Device]]:
    """New devices. Whatever they did, the server noted no failure and none of their tokens."""
    devices: list[Device] = []
    noted = len(server.log)

    def new() -> Device:
        devices.append(Device(server.url))
        return devices[-1]

    yield new
    log = server.log[noted:]
    assert '"level":"error"' not in log, log
    assert not any(device.token in log for device in devices)


@pytest.fixture
def ada(device: Callable[[], Device]) -> Device:
    """Somebody's device."""
    return device()


@pytest.fixture
def bob(device: Callable[[], Device]) -> Device:
    """Somebody else's device."""
    return device()


@pytest.fixture
def eve(device: Callable[[], Device]) -> Device:
    """The device of somebody who isn't invited."""
    return device()
