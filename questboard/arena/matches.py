"""Matches: who plays whom, in which seats and with which luck; and the job that they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from typing import Any

import msgspec

from questboard.games import load_rules


class Match(msgspec.Struct, frozen=True):
    """One game: the bots in their seats, and the seed of the luck."""

    game: str
    bots: tuple[str, ...]
    """The bots by seat."""
    seed: str
    options: dict[str, Any] = {}
    number: int = 0
    """Its place among the matches of its job."""

    @property
    def adventure(self) -> str | None:
        """The adventure, in which the bots play together or in sides; None if all are rivals."""
        rules = load_rules(self.game)
        return str(rules.read_options(self.options).adventure) if rules.adventures else None

    def __str__(self) -> str:
        return f"match {self.number} ({self.game}, {', '.join(self.bots)}, seed {self.seed!r})"


class Job(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that determines which games are played, but not where they are played."""

    game: str
    version: int
    """Of the game's rules."""
    bots: tuple[str, ...]
    games: int
    """How many games each group of bots plays, or each level in each adventure with each party."""
    seed: str
    options: dict[str, Any] = {}
    seats: int = 0
    """Rivals per table; 0 for all of them at one."""
    cells: tuple[tuple[str, int], ...] = ()
    """Adventures with party sizes; empty if the bots are rivals."""

    def matches(self) -> list[Match]:
        """Every match, by number."""
        if self.cells:
            return ventures(self.game, self.cells, self.bots, self.games, self.seed, self.options)
        return schedule(self.game, self.bots, self.games, self.seed, self.options, self.seats)

    def digest(self) -> str:
        """A short unique name."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=6).hexdigest()


def schedule(
    game: str, bots: Sequence[str], games: int, seed: str, options: dict[str, Any], seats: int = 0
) -> list[Match]:
    """Matches in which the bots move up one seat each time; a round of seatings has the same luck.

    With fewer seats than bots, every group of that size plays, all with the same luck.
    """
    groups = list(combinations(bots, seats or len(bots)))
    seatings = [
        ((*group[turn % len(group) :], *group[: turn % len(group)]), f"{seed} {turn // len(group)}")
        for turn in range(games)
        for group in groups
    ]
    return [Match(game, *seating, options, number) for number, seating in enumerate(seatings)]


def ventures(
    game: str,
    cells: Sequence[tuple[str, int]],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, Any],
) -> list[Match]:
    """Adventures with party sizes, for every level of bot, with the same luck for each level.

    They are interleaved, so that an interrupted run covers all of them equally.
    """
    parties = [
        ((bot,) * seats, f"{seed} {adventure} {seats} {turn}", {**options, "adventure": adventure})
        for turn in range(games)
        for adventure, seats in cells
        for bot in bots
    ]
    return [Match(game, *party, number) for number, party in enumerate(parties)]
