"""The processes of a server, as the system knows them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from questboard.testing.remote import TIMEOUT, Player
from questboard.testing.services import Server


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text().split()]


def descendants(pid: int) -> list[int]:
    """All processes that go back to a process."""
    return [each for child in children(pid) for each in (child, *descendants(child))]


def is_alive(pid: int) -> bool:
    """Whether a process runs, and isn't just waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@contextmanager
def asleep(pid: int) -> Iterator[None]:
    """A process does nothing as long as the block lasts."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def wait_for_the_end_of(pids: list[int], seconds: float = TIMEOUT) -> None:
    """Wait until some processes have ended."""
    deadline = time.monotonic() + seconds
    while left := [pid for pid in pids if is_alive(pid)]:
        assert time.monotonic() < deadline, f"processes {left} still run"
        time.sleep(0.05)


def process_of(player: Player, server: Server) -> int:
    """The process at the other end of a player's line."""
    ends = (server.port, player.connection.local_address[1])
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        here, there, *_ = ends_and_rest = line.split()[1:]
        if (port(here), port(there)) == ends:
            socket = f"socket:[{ends_and_rest[8]}]"
            return next(pid for pid in children(server.pid) if socket in open_files(pid))
    raise AssertionError("nobody is at the other end")


def port(address: str) -> int:
    """The port of an address as the system writes it."""
    return int(address.rpartition(":")[2], 16)


def open_files(pid: int) -> set[str]:
    """What a process has open."""
    return {os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()}
