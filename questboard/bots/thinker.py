"""A thinker: what goes on in a process in which bots think. It knows bots and games, and no server."""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

from questboard.bots import Appraisal, Chair, Decision, Hint, hint, make_bot, make_thinker
from questboard.games import load_rules
from questboard.kernel import Table
from questboard.language import ENGLISH, speaking

STAGES = 3
"""An appraisal looks for the best answer, looks as closely at the given one, and compares the two."""


def begin() -> None:
    """Get ready; a thinker ends with the process that started it, however that process ended."""
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def think(game: str, checkpoint: bytes, level: str, seed: str) -> Decision:
    """A bot's decision in a position; the bot gets a chair, not the table."""
    table = Table.resume(load_rules(game), checkpoint)
    return make_bot(level, seed).decide(Chair.at(table))


def advise(
    game: str, checkpoint: bytes, level: str, seed: str, names: Sequence[str], language: str = ENGLISH
) -> Hint:
    """A bot's advice in a position, in words of a language."""
    table = Table.resume(load_rules(game), checkpoint)
    with speaking(language):
        return hint(Chair.at(table), make_bot(level, seed), names, seed)


def appraise(
    game: str, checkpoint: bytes, index: int, level: str, seed: str, seconds: float | None = None
) -> Appraisal:
    """What an answer in a position was worth, in some seconds of thought or as much as the level takes."""
    table = Table.resume(load_rules(game), checkpoint)
    stage = None if seconds is None else seconds / STAGES
    return make_thinker(level, seed, stage).appraise(Chair.at(table), index)


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
