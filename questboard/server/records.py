"""Records: tables, seats, moves and reviews as the store reads and writes them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from questboard.kernel import Origin, Redeal
from questboard.server.protocol import ClosedBecause, Proposal, Result, Trouble
from questboard.ties import Way

By: TypeAlias = Literal["person", "bot", "clock"]
"""Who made a move: a person, a bot, or the server because a clock ran out."""


class SeatRecord(msgspec.Struct, kw_only=True):
    """A seat: whose it is, and who plays it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """The level of the bot that plays here, in its own seat or for an absent person."""
    device: str | None = None
    """The digest of the token of the device that owns the seat."""
    invite: str | None = None
    """The digest of the token in the seat's invite link."""
    seen: float | None = None
    """When the person was last at the table; None for never."""
    ties: dict[str, Way] | None = None
    """How the person has ties broken that hardly matter; None for somebody who is always asked."""
    seal: str | None = None
    """The digest of the seed that the person will add to the luck; None for one who adds nothing."""
    muted: bool = False
    """The host doesn't let the person chat."""
    seed: str | None = None
    """The seed, once everybody sits and it has been revealed."""


class MoveRecord(msgspec.Struct, kw_only=True):
    """An answer, or an undo, whose value is the number of answers that remain."""

    move: int
    kind: Literal["answer", "undo"]
    seat: int
    by: By
    value: Any
    at: float


class TableRecord(msgspec.Struct, kw_only=True):
    """A table without its moves."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    luck: bytes
    commitment: str
    host: str
    public: bool
    guided: bool
    clock: int | None
    status: Literal["gathering", "playing", "finished", "closed"]
    paused: bool = False
    proposal: Proposal | None = None
    trouble: Trouble | None = None
    """Why nobody answers for the current seat, until somebody at the table does something about it."""
    asked: int | None = None
    due: float | None = None
    """When the server answers for the current seat: its clock runs out, or its bot is late."""
    left: float | None = None
    """Seconds left on the clock when the game was paused."""
    move: int = 0
    ply: int = 0
    result: Result | None = None
    keepsake: dict[str, Any] | None = None
    """The final scene and log of a finished game, for when new rules can no longer replay it."""
    forked_from: str | None = None
    forked_ply: int | None = None
    seeds: list[str] | None = None
    """The seeds that the players have added to the luck before the deal, by seat."""
    redeals: list[tuple[int, str, list[str]]] | None = None
    """After how many answers a fork was dealt anew, from which luck and which seeds."""
    open_luck: bool = False
    """The luck ahead has been published: the game plays on from one that is over."""
    barred: list[str] | None = None
    """The devices whose people were removed from this table."""
    closed_because: ClosedBecause = ""
    rematch: str = ""
    to_beat: int | None = None
    """The best earlier solo score of the player's device; None if there is none."""
    solo_score: int | None = None
    """The score of a finished solo game with a score to beat."""
    looked_ahead: bool = False
    """Answers were taken back after luck or a secret had shown what they led to."""
    created: float
    updated: float
    seats: list[SeatRecord]

    @property
    def over(self) -> bool:
        """Whether the game has ended or was abandoned."""
        return self.status in ("finished", "closed")

    @property
    def origin(self) -> Origin:
        """What the game was dealt from."""
        redeals = [Redeal(ply, bytes.fromhex(luck), tuple(seeds)) for ply, luck, seeds in self.redeals or ()]
        return Origin(len(self.seats), self.options, self.luck, tuple(self.seeds or ()), tuple(redeals))

    @property
    def awaits_seeds(self) -> bool:
        """Whether everybody sits, and somebody has not yet revealed a seed that they sealed."""
        seated = self.status == "gathering" and all(seat.kind != "open" for seat in self.seats)
        return seated and any(seat.seal and not seat.seed for seat in self.seats)

    def seats_of(self, device: str) -> list[int]:
        """The seats that belong to a device."""
        return [seat.seat for seat in self.seats if seat.device == device]


class ReviewRecord(msgspec.Struct, kw_only=True):
    """The progress of a review, and the review once it is done."""

    done: int
    decisions: int
    at: float
    """When it last made progress."""
    review: str | None


class ReportRecord(msgspec.Struct, frozen=True):
    """What somebody has said of somebody else."""

    table: str
    seat: int
    by: str
    why: str
    at: float


class FinishedRecord(msgspec.Struct):
    """How a game ended, for whoever looks back on all of them."""

    options: dict[str, Any]
    result: Result
    solo_score: int | None
    mine: list[bool]
    """For each seat, whether the device had it."""

    @property
    def won(self) -> bool:
        """Whether the device won."""
        return any(mine and seat in self.result.winners for seat, mine in enumerate(self.mine))
