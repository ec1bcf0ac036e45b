"""What is written down of a game: what it was dealt from, its answers, and those that were taken back."""

from __future__ import annotations

from typing import Any

import msgspec

from questboard.kernel.ask import Option


class Redeal(msgspec.Struct, frozen=True):
    """After this many answers all that nobody could know was dealt anew, from other luck."""

    ply: int
    luck: bytes
    seeds: tuple[str, ...] = ()


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a game was dealt from; with the answers it gives the whole game again."""

    seats: int
    options: dict[str, Any]
    luck: bytes
    seeds: tuple[str, ...] = ()
    """What the seats have added to the luck; empty for those that have added nothing."""
    redeals: tuple[Redeal, ...] = ()

    @property
    def last_luck(self) -> bytes:
        """The secret behind all luck that is still to come; its commitment is what was published."""
        return self.redeals[-1].luck if self.redeals else self.luck

    @property
    def last_seeds(self) -> tuple[str, ...]:
        """The seeds that were mixed into that luck."""
        return self.redeals[-1].seeds if self.redeals else self.seeds


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the log: who answered what."""

    seat: int
    answer: Option


class TakenBack(msgspec.Struct, frozen=True, array_like=True):
    """Answers that were given and taken back, from this many on."""

    ply: int
    entries: tuple[Entry, ...]
