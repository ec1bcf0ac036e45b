"""Hints: the answer that a bot would give, why in the terms of the game, and what comes next.

The bot finds the answer by searching. The reason is what the game knows of the option (`OptionKind.reason`).
Where points are played for, the best two answers are compared in points. Chances are told where they were
measured (`chances`); those that a search believes in are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from questboard.bots.chair import Bot, Chair
from questboard.bots.chances import own_chance
from questboard.bots.policies import finish_move
from questboard.kernel import OptionKind
from questboard.kernel.ask import Option
from questboard.language import TABLE, mark

t, n = TABLE.t, TABLE.n


WORLDS = 24
"""In how many imagined worlds two answers are compared in points."""
NOTEWORTHY = 0.75
"""Fewer points than that make no difference."""
UNKNOWN = mark("the bot likes best where it leads")
"""The reason for an option of which its game says nothing."""

LEAVING = mark("nothing on offer is worth more than to leave it")
"""The reason to pass."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot's advice on a question."""

    index: int
    """The option that it would take."""
    why: str
    """The option, the reason, the next best option and the difference, in sentences."""
    other: int | None = None
    """The next best option."""
    points: float | None = None
    """How many points further ahead the first leaves the seat, where points are played for."""


def hint(chair: Chair, bot: Bot, names: Sequence[str] = (), seed: str = "") -> Hint:
    """What a bot would answer, and why in the terms of the game."""
    decision = bot.decide(chair)
    best, other = decision.index, decision.other
    points = None if other is None else ahead(chair, best, other, seed)
    kind = chair.rules.kind(chair.ask, names, chair.view)
    options = chair.ask.options
    sentences = [_told(kind.label(options[best]), _reason(kind, options[best]) or t(UNKNOWN))]
    if other is not None:
        reason = _reason(kind, options[other])
        label = t(
            "next best is {option}{difference}",
            option=kind.label(options[other]),
            difference=_difference(points, decision.close),
        )
        sentences.append(_told(label, reason) if reason else f"{label[0].upper()}{label[1:]}.")
    if (known := own_chance(chair)) is not None:
        sentences.append(f"Of games that {known[1]} bots play on from here, {_share(known[0])} are won.")
    return Hint(best, " ".join(sentences), other, points)


def _share(chance: float) -> str:
    """A chance in words.

    >>> _share(0.43), _share(0.004), _share(0.999)
    ('about 43 %', 'fewer than 1 %', 'more than 99 %')
    """
    if chance < 0.01:
        return "fewer than 1 %"
    return "more than 99 %" if chance > 0.99 else f"about {chance:.0%}".replace("%", " %")


def ahead(chair: Chair, best: int, other: int, seed: str = "") -> float | None:
    """By how many points one answer leaves a seat further ahead of its best rival than another does.

    Both are played to the end of the move in the same worlds. None where no points are played for.
    """
    leads: list[float] = []
    if not chair.rules.points(chair.imagine(f"hint {seed}").state):
        return None
    for number in range(WORLDS):
        world = f"hint {seed} {number}"
        leads.append(_lead(chair, best, world) - _lead(chair, other, world))
    return fmean(leads)


def _reason(kind: OptionKind[Any], option: Option) -> str:
    return t(LEAVING) if option is None else kind.reason(option)


def _lead(chair: Chair, option: int, world: str) -> float:
    table = chair.imagine(world)
    table.answer(option)
    finish_move(chair.rules, table, chair.seat, Random(world))
    points = table.outcome.scores if table.ask is None else chair.rules.points(table.state)
    return points[chair.seat] - max([*points[: chair.seat], *points[chair.seat + 1 :]], default=0.0)


def _difference(points: float | None, close: bool) -> str:
    """How much worse the next best is; nothing where the search saw farther than the points."""
    if points is None:
        return t(", about as good") if close else ""
    if abs(points) < NOTEWORTHY:
        return t(", about as good")
    whole = round(points)
    return n(", about {count} point less", ", about {count} points less", whole) if points > 0 else ""


def _told(label: str, reason: str) -> str:
    told = f"{label[:1].upper()}{label[1:]}: {reason}"
    return told if told.endswith((".", "!", "?")) else f"{told}."
