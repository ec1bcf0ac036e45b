"""A thinker: what goes on in a process in which bots think. It knows bots and games, and no server."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Sequence
from math import inf
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, NamedTuple

from questboard.bots import Appraisal, Chair, Decision, Hint, hint, make_bot, make_thinker
from questboard.games import load_rules
from questboard.kernel import RulesError, Table
from questboard.language import ENGLISH, speaking

LOOK_INTERVAL = 0.5
"""Seconds between two looks at the time of a thinker that has a deadline."""
STAGES = 3
"""An appraisal looks for the best answer, looks as closely at the given one, and compares the two."""


class Position(NamedTuple):
    """A position to think about, and the digest of its question."""

    game: str
    checkpoint: bytes
    asked: str

    @classmethod
    def of(cls, table: Table[Any, Any]) -> Position:
        """The position of a table as it stands now."""
        assert table.ask is not None
        return cls(table.rules.name, table.checkpoint(), table.ask.digest)

    def chair(self) -> Chair:
        """A chair at the position, with the very question that was asked; another is refused.

        The answer of a bot is a number, which means nothing where the options are others.
        """
        table = Table.resume(load_rules(self.game), self.checkpoint)
        if table.ask is None or table.ask.digest != self.asked:
            raise RulesError("a checkpoint leads to another question than the one that was asked")
        return Chair.at(table)


class Patience:
    """How long the current job of this process may take; after that the process ends itself."""

    ends = inf


def begin(line: Connection | None = None) -> None:
    """Get ready; a thinker ends with the process that started it, however that process ended.

    It also ends when that process hangs up on the line to it.
    """
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        ends = [parent.sentinel] if line is None else [parent.sentinel, line]
        Thread(target=_follow, args=(ends,), daemon=True).start()


def in_time(job: tuple[float, Callable[..., Any], tuple[Any, ...]]) -> Any:
    """Do a job in some seconds, or end the process: nothing else stops a rule that never ends."""
    seconds, function, arguments = job
    Patience.ends = time.monotonic() + seconds
    try:
        return function(*arguments)
    except Exception:
        raise
    except BaseException as error:  # it would end the server if it were raised there again
        raise RulesError(f"a bot tried to end its process: {error!r}") from error
    finally:
        Patience.ends = inf


def think(position: Position, level: str, seed: str) -> Decision:
    """A bot's decision in a position; the bot gets a chair, not the table."""
    return make_bot(level, seed).decide(position.chair())


def advise(position: Position, level: str, seed: str, names: Sequence[str], language: str = ENGLISH) -> Hint:
    """A bot's advice in a position, in words of a language."""
    with speaking(language):
        return hint(position.chair(), make_bot(level, seed), names, seed)


def appraise(
    game: str, checkpoint: bytes, index: int, level: str, seed: str, seconds: float | None = None
) -> Appraisal:
    """What an answer in a position was worth, in some seconds of thought or as much as the level takes."""
    table = Table.resume(load_rules(game), checkpoint)
    stage = None if seconds is None else seconds / STAGES
    return make_thinker(level, seed, stage).appraise(Chair.at(table), index)


def _follow(ends: list[int | Connection]) -> None:
    while not wait(ends, LOOK_INTERVAL):
        if time.monotonic() > Patience.ends:
            os._exit(1)
    os._exit(0)
