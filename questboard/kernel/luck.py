"""Luck: dice and shuffles that are the same on every machine and that anyone can check.

The generator is counter-based: block number `count` is `blake2b(key, count)`. Key and counter are
part of the state, so a copied game rolls the same dice. Nobody can foresee a roll without the
key; its `commitment` can be published when the game starts and the key when it ends.

>>> luck = Luck.seeded(7)
>>> [luck.roll(20) for _ in range(5)], luck.shuffled("RYGB")
([16, 8, 2, 14, 2], ['Y', 'B', 'G', 'R'])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Self, TypeVar

from questboard.kernel.plain import Plain

T = TypeVar("T")

_WORDS = Struct("<8Q")
_COUNT = Struct("<Q")


class Luck(Plain, gc=False):
    """A key and how much of its stream has been used."""

    secret: bytes
    count: int = 0

    @classmethod
    def seeded(cls, seed: int | str) -> Self:
        """Luck from a number or word that a person can remember and repeat."""
        return cls(blake2b(f"questboard {seed}".encode(), digest_size=16).digest())

    @property
    def commitment(self) -> str:
        """A hash of the key: publish it at the start, and the key at the end proves every roll."""
        return blake2b(self.secret, digest_size=32, person=b"questboard luck").hexdigest()

    @classmethod
    def mixed(cls, secret: bytes, seeds: Sequence[str]) -> Self:
        """Luck from a secret and from seeds that others have added; without any, from the secret alone.

        >>> Luck.mixed(b"key", ["", ""]) == Luck(b"key")
        True
        >>> Luck.mixed(b"key", ["", "mine"]) == Luck.mixed(b"key", ["mine", ""])
        False
        """
        if not any(seeds):
            return cls(secret)
        mixture = blake2b(secret, digest_size=16, person=b"questboard mix")
        for seed in seeds:
            mixture.update(b"%d:" % len(seed.encode()) + seed.encode())
        return cls(mixture.digest())

    def block(self) -> tuple[int, ...]:
        """The next eight numbers below 2**64."""
        digest = blake2b(_COUNT.pack(self.count), key=self.secret).digest()
        self.count += 1
        return _WORDS.unpack(digest)

    def roll(self, sides: int) -> int:
        """A die: 1 to `sides`. (The bias of the product is below one in 2**50.)"""
        return (self.block()[0] * sides >> 64) + 1

    def pick(self, things: Sequence[T]) -> T:
        """One of some things, each as likely."""
        return things[self.roll(len(things)) - 1]

    def shuffle(self, things: list[T]) -> None:
        """Put the things of a list into an order nobody knows, in place."""
        words: tuple[int, ...] = ()
        used = 8
        for last in range(len(things) - 1, 0, -1):
            if used == 8:
                words, used = self.block(), 0
            other = words[used] * (last + 1) >> 64
            used += 1
            things[last], things[other] = things[other], things[last]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in an order nobody knows."""
        deck = list(things)
        self.shuffle(deck)
        return deck
