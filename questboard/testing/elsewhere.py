"""Positions played on in a process that has loaded nothing else.

A server hands positions to bots in other processes. Whatever a position needs must load there, whatever that
process has done before. `digests_elsewhere` starts a process that knows no game and forks it once for each
position, so that each one is played on by a process that has never seen another.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from questboard.bots import Chair, make_bot
from questboard.games import load_rules
from questboard.kernel import Table
from questboard.testing.conformance import play_on, viewers


class Position(msgspec.Struct, frozen=True):
    """A position as it travels between processes."""

    game: str
    checkpoint: bytes
    seed: int


def digest(position: Position) -> str:
    """What becomes of a position: resumed, forked, imagined by every seat, shown, and thought about."""
    rules = load_rules(position.game)
    table: Table[Any, Any] = Table.resume(rules, position.checkpoint)
    names = [f"Player {seat + 1}" for seat in range(table.seats)]
    found: list[Any] = [
        str(table.key()),
        str(play_on(table.fork(), position.seed)),
        str(play_on(table.fork(one_way=True), position.seed)),
    ]
    for seat in viewers(table):
        found.append(table.scene(seat, names))
        found.append(str(play_on(table.imagine(seat, position.seed), position.seed)))
    if table.ask is not None:
        found.append(make_bot("medium", str(position.seed)).decide(Chair.at(table)))
    return blake2b(msgspec.json.encode(found), digest_size=16).hexdigest()


def digests_elsewhere(positions: Sequence[Position], timeout: float) -> list[str]:
    """The digest of each position, or the last line of what went wrong, each from a fresh process."""
    told = subprocess.run(
        [sys.executable, "-m", __name__],
        input=msgspec.json.encode(positions),
        capture_output=True,
        check=True,
        timeout=timeout,
    ).stdout
    return told.decode().splitlines()


def _digest_in_a_child(position: Position) -> str:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            told = digest(position)
        except BaseException as error:
            told = f"{type(error).__name__}: {error}".splitlines()[0]
        with os.fdopen(writing, "w") as stream:
            stream.write(told)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as stream:
        told = stream.read()
    os.waitpid(child, 0)
    return told


def main() -> None:
    """Print the digest of each position that comes in, each worked out by a child of its own."""
    for position in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Position]):
        print(_digest_in_a_child(position), flush=True)


if __name__ == "__main__":
    loaded = [name for name in sys.modules if name.startswith("questboard.games.")]
    assert not loaded, f"a fresh process has loaded {loaded} already"
    main()
