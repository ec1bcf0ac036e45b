"""How fast games play on this machine: processor time, one core.

Every figure is the best of several slices: whatever else a machine does can only slow a slice down.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from itertools import cycle
from math import inf
from random import Random
from time import process_time
from typing import Any

import msgspec

from questboard.bots import Chair, Ismcts
from questboard.kernel import Luck, Rules, Table

SLICES = 8


class Speed(msgspec.Struct):
    """One line of the speed table."""

    game: str
    seats: int
    decisions_per_s: int
    games_per_s: float
    clone_us: float
    fork_us: float
    fork_nested_us: float
    ismcts_iterations_per_s: int
    table_bytes: int


def measure(rules: Rules[Any, Any], seats: int, seconds: float) -> Speed:
    """All figures of a game with a number of seats."""
    gc.collect()
    gc.freeze()
    decisions, games = random_play(rules, seats, seconds)
    random = Random(5)
    menus, nested = midgame_tables(rules, seats, random)
    every = menus + nested
    return Speed(
        game=rules.name,
        seats=seats,
        decisions_per_s=round(decisions),
        games_per_s=round(games, 1),
        clone_us=microseconds([table.state.clone for table in every], seconds / 4),
        fork_us=microseconds([table.fork for table in menus], seconds / 4),
        fork_nested_us=microseconds([table.fork for table in nested], seconds / 4),
        ismcts_iterations_per_s=thinking(menus, seconds),
        table_bytes=memory(rules, seats),
    )


def random_play(rules: Rules[Any, Any], seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second by random answers on tables that only go forward."""
    random = Random(3).random
    return rate(lambda seed: random_game(rules, seats, seed, random), seconds)


def random_game(rules: Rules[Any, Any], seats: int, seed: int, random: Callable[[], float]) -> int:
    """Play a game by random answers, and say how many decisions it had."""
    table = deal(rules, seats, seed).fork(one_way=True)
    decisions = 0
    while table.ask is not None:
        table.answer(int(random() * len(table.ask.options)))
        decisions += 1
    return decisions


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second in the best slice; games are played from seeds, and count decisions."""
    decisions_per_s = games_per_s = 0.0
    seed = 0
    for _ in range(SLICES):
        decisions = games = 0
        start = process_time()
        while (spent := process_time() - start) < seconds / SLICES:
            decisions += play(seed)
            games += 1
            seed += 1
        decisions_per_s = max(decisions_per_s, decisions / spent)
        games_per_s = max(games_per_s, games / spent)
    return decisions_per_s, games_per_s


def midgame_tables(
    rules: Rules[Any, Any], seats: int, random: Random
) -> tuple[list[Table[Any, Any]], list[Table[Any, Any]]]:
    """Tables in the middle of random games: at the first question of a step, and inside one."""
    menus: list[Table[Any, Any]] = []
    nested: list[Table[Any, Any]] = []
    for seed in range(1000):
        wanted = [kind for kind in (menus, nested) if len(kind) < 20]
        if not wanted:
            break
        table = deal(rules, seats, seed)
        first = random.randrange(20, 80)
        for ply in range(120):
            if table.ask is None:
                break
            kind = nested if table.key()[1] else menus
            if ply >= first and any(kind is each for each in wanted):
                kind.append(table)
                break
            table.answer(random.randrange(len(table.ask.options)))
    return menus, nested


def microseconds(calls: list[Callable[[], object]], seconds: float) -> float:
    """The mean time of some calls, in the best slice."""
    best = inf
    for _ in range(SLICES):
        count = 0
        start = process_time()
        while (spent := process_time() - start) < seconds / SLICES:
            for call in calls:
                call()
            count += len(calls)
        best = min(best, spent / count)
    return round(best * 1e6, 1)


def thinking(tables: list[Table[Any, Any]], seconds: float) -> int:
    """Iterations of tree search a second, in the best slice."""
    best = 0.0
    turns = cycle(tables)
    for _ in range(SLICES):
        iterations = 0
        start = process_time()
        while (spent := process_time() - start) < seconds / SLICES:
            iterations += Ismcts(seed=iterations, iterations=10).think(Chair.at(next(turns))).visits
        best = max(best, iterations / spent)
    return round(best)


def memory(rules: Rules[Any, Any], seats: int) -> int:
    """Bytes that one table in mid-game keeps, its log and journal included."""
    midgame(rules, seats, 4)  # fills the caches of the rules, which are nobody's table
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = midgame(rules, seats, 4)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used // len(tables)


def midgame(rules: Rules[Any, Any], seats: int, number: int) -> list[Table[Any, Any]]:
    """Tables after sixty random answers."""
    tables = []
    for seed in range(number):
        table, random = deal(rules, seats, seed), Random(seed)
        for _ in range(60):
            if table.ask is not None:
                table.answer(random.randrange(len(table.ask.options)))
        tables.append(table)
    return tables


def deal(rules: Rules[Any, Any], seats: int, seed: int) -> Table[Any, Any]:
    """A newly dealt table."""
    return Table.new(rules, seats, None, Luck.seeded(f"bench {seed}"))
