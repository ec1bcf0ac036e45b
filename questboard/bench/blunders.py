"""How many planted blunders a review finds, and how often it blames a good answer.

`python -m questboard.bench.blunders GAME... --positions 40` takes positions of games between quick bots.
In each a bot of the reviewing level answers, and its answer is reviewed: a cost is a false alarm. Then
the answer that looks worst at the end of the move is planted, if it looks clearly worse than the best
one, and reviewed from the same position: a cost means that it was found. Reviewer and player imagine
different worlds, and the planter others still.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from questboard.arena import interval
from questboard.bots import Chair, make_bot, make_thinker
from questboard.bots.judgement import by_hand
from questboard.bots.policies import finish_move
from questboard.games import load_rules
from questboard.kernel import Luck, Table
from questboard.worker_pool import run_all

WORLDS = 16
"""The number of worlds in which the planter looks at every option."""
CLEARLY = 0.1
"""A blunder leaves at least this much less than the best option."""
EACH = 9
"""About how many answers lie between two positions that are taken."""
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "portal": (2, {}),
    "ashardalon": (4, {"adventure": "7"}),
    "drizzt": (4, {"adventure": "4"}),
    "dragonfire": (3, {"adventure": "3"}),
    "fantasy": (1, {"adventure": "winter-5", "dungeon_master": "automatic"}),
}
"""How many play, and which adventure: one that is neither nearly always won nor nearly always lost."""


class Position(msgspec.Struct, frozen=True):
    """A question in a game."""

    game: str
    checkpoint: bytes
    seed: str
    level: str


class Verdict(NamedTuple):
    """What the review said of an answer."""

    alarm: bool
    """It blamed a bot's own answer."""
    planted: bool
    found: bool
    worth: float
    """By how much the planted answer looked worse."""


def positions(game: str, count: int, seed: str, level: str) -> Iterator[Position]:
    """Questions with more than one option, some of each of several games."""
    rules, chance = load_rules(game), Random(f"blunders {game} {seed}")
    seats, options = OPTIONS[game]
    taken = number = 0
    while taken < count:
        table = Table.new(rules, seats, options, Luck.seeded(f"blunders {game} {seed} {number}"))
        bots = [make_bot("medium", f"{seed} {number} {seat}") for seat in range(seats)]
        number += 1
        while table.ask is not None and taken < count:
            if rules.rounds(table.state) and chance.random() < 1 / EACH:
                taken += 1
                yield Position(game, table.checkpoint(), f"{seed} {taken}", level)
            table.answer(bots[table.ask.seat].decide(Chair.at(table)).index)


def judge(position: Position) -> Verdict:
    """Review a good answer and a planted one."""
    table = Table.resume(load_rules(position.game), position.checkpoint)
    chair = Chair.at(table)
    own = make_bot(position.level, f"player {position.seed}").decide(chair).index
    alarm = make_thinker(position.level, f"review {position.seed}").appraise(chair, own).cost > 0
    means = [looks(chair, option, position.seed) for option in range(len(chair.ask.options))]
    worst = min(range(len(means)), key=means.__getitem__)
    worth = max(means) - means[worst]
    if worth < CLEARLY:
        return Verdict(alarm, False, False, worth)
    blamed = make_thinker(position.level, f"review {position.seed}").appraise(chair, worst).cost > 0
    return Verdict(alarm, True, blamed, worth)


def looks(chair: Chair, option: int, seed: str) -> float:
    """What an option looks worth at the end of the move."""
    total, random = 0.0, Random(f"planter {seed}")
    for world in range(WORLDS):
        table = chair.imagine(f"planter {seed} {world}")
        table.answer(option)
        finish_move(chair.rules, table, chair.seat, random)
        total += by_hand(table, chair.seat)[chair.seat]
    return total / WORLDS


def main(words: Sequence[str] | None = None) -> None:
    """Print a line of a table for each game."""
    parser = argparse.ArgumentParser(description="How many planted blunders a review finds.")
    parser.add_argument("games", nargs="+", choices=sorted(OPTIONS))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(words)
    print("| game | false alarms | 95 % | planted | found | 95 % |\n|---|---|---|---|---|---|")
    for game in given.games:
        asked = list(positions(game, given.positions, given.seed, given.level))
        said = [verdict for _, verdict in run_all(judge, asked, given.workers, [game])]
        alarms, planted = sum(each.alarm for each in said), [each for each in said if each.planted]
        found = sum(each.found for each in planted)
        print(
            f"| {game} | {alarms} of {len(said)} | {_range(alarms, len(said))} | {len(planted)} | {found} | "
            f"{_range(found, len(planted))} |",
            flush=True,
        )


def _range(part: int, whole: int) -> str:
    if not whole:
        return ""
    low, high = interval(part, whole)
    return f"{low:.0%} to {high:.0%}"


if __name__ == "__main__":
    main()
