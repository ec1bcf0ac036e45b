"""What beats cost a server: processor time and bytes for one viewer of a game that is played at random."""

from __future__ import annotations

import gc
import zlib
from collections.abc import Iterable, Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec

from questboard.beats import scene_beats
from questboard.games import load_rules
from questboard.kernel import Luck, Rules, Table

LONG = 30
"""So many beats a person may have to watch between two questions; costs are scaled to them."""
LONGEST = 10
"""So many of the answers with most beats are looked at."""
ANSWERS = 300
"""A game is played this far."""
VIEWER = 0


class BeatCost(msgspec.Struct):
    """What the beats of a game cost."""

    game: str
    answers: int
    beats: int
    ms_per_beat: float
    """Processor time of the rules, the views, the scenes and the message."""
    bytes_per_beat: int
    """As part of the message, before its compression."""
    sent_per_beat: int
    """As it goes over the line."""
    longest: int
    """The most beats that an answer had."""
    ms_per_30: float
    """The same for the longest answers, scaled to thirty beats."""
    kb_per_30: float
    sent_kb_per_30: float


class Answered(msgspec.Struct):
    """What the beats of one answer cost."""

    beats: int
    seconds: float
    size: int
    sent: int


def measure_beats(games: Iterable[str]) -> list[BeatCost]:
    """The cost of beats in some games."""
    return [cost(game, played(load_rules(game))) for game in games]


def played(rules: Rules[Any, Any], seed: int = 1) -> list[Answered]:
    """A game at random that one viewer watches: the cost of each answer."""
    table, random = Table.new(rules, rules.seats[-1], None, Luck.seeded(seed)), Random(seed)
    answers: list[Answered] = []
    names = [f"Player {seat + 1}" for seat in range(table.seats)]
    gc.collect()
    gc.disable()  # else an answer pays for what all of them have left behind
    try:
        table.watch()
        while table.ask is not None and len(answers) < ANSWERS:
            shown, index = table.scene(VIEWER, names), random.randrange(len(table.ask.options))
            began = process_time()
            table.answer(index)
            beats = scene_beats(table, VIEWER, names, shown, last=False)
            encoded = msgspec.json.encode(beats)
            seconds = process_time() - began
            answers.append(Answered(len(beats), seconds, len(encoded), len(zlib.compress(encoded))))
    finally:
        gc.enable()
    return answers


def cost(game: str, answers: Sequence[Answered]) -> BeatCost:
    """The figures of a game."""
    most = sorted(answers, key=lambda answer: answer.beats)[-LONGEST:]
    seconds, size, sent = per_beat(answers)
    long_seconds, long_size, long_sent = per_beat(most)
    return BeatCost(
        game,
        answers=len(answers),
        beats=sum(answer.beats for answer in answers),
        ms_per_beat=round(1000 * seconds, 2),
        bytes_per_beat=round(size),
        sent_per_beat=round(sent),
        longest=most[-1].beats if most else 0,
        ms_per_30=round(1000 * LONG * long_seconds, 1),
        kb_per_30=round(LONG * long_size / 1000, 1),
        sent_kb_per_30=round(LONG * long_sent / 1000, 1),
    )


def per_beat(answers: Sequence[Answered]) -> tuple[float, float, float]:
    """Seconds, bytes and sent bytes of a beat.

    >>> per_beat([Answered(3, 0.4, 90, 30), Answered(0, 0.1, 2, 2), Answered(1, 0.5, 8, 8)])
    (0.25, 25.0, 10.0)
    """
    beats = sum(answer.beats for answer in answers) or 1
    return (
        sum(answer.seconds for answer in answers) / beats,
        sum(answer.size for answer in answers) / beats,
        sum(answer.sent for answer in answers) / beats,
    )
