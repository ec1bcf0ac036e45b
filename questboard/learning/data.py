"""Positions to learn from, as arrays; the games that they come from are kept together."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from questboard.learning.selfplay import Episode


class Positions(msgspec.Struct):
    """Positions of many games, in the order of the games."""

    width: int
    """Gauges in a row."""
    seats: int
    """Rows of a position."""
    rows: array[Any]
    by_hand: array[Any]
    ends: array[Any]
    """For each row of each position, what the game was worth to it in the end."""
    games: array[Any]
    """For each position, the number of its game."""

    def __len__(self) -> int:
        return len(self.games)

    @property
    def digest(self) -> str:
        """A short name for the data."""
        return blake2b(self.rows.tobytes() + self.ends.tobytes(), digest_size=8).hexdigest()


def gather(episodes: Sequence[Episode], width: int, number: int = 0) -> Positions:
    """The positions of games, which are numbered on from a number."""
    seats = len(episodes[0].ends)
    found = Positions(width, seats, array("f"), array("f"), array("f"), array("l"))
    for game, episode in enumerate(episodes, number):
        found.rows.frombytes(episode.rows)
        found.by_hand.frombytes(episode.by_hand)
        count = len(episode.rows) // (4 * width * seats)
        found.ends.extend(episode.ends * count)
        found.games.extend([game] * count)
    return found


def joined(one: Positions, other: Positions) -> Positions:
    """The positions of both."""
    return Positions(
        one.width,
        one.seats,
        one.rows + other.rows,
        one.by_hand + other.by_hand,
        one.ends + other.ends,
        one.games + other.games,
    )


def held_out(games: int, seed: str, first: int = 0, share: float = 0.2) -> tuple[set[int], set[int]]:
    """The numbers of the games that are not learned from: to choose by, and to measure by."""
    numbers = list(range(first, first + games))
    Random(f"held out {seed}").shuffle(numbers)
    half = max(1, round(games * share / 2))
    return set(numbers[:half]), set(numbers[half : 2 * half])
