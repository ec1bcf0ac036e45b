"""Asks: one kind of question for every choice of every game.

Rules await an `Ask`; a person, a bot or a log answers it with one of its options. Options are
plain values (a slot, a card's id, `None` for a pass). What an option is called and which things
on the table it concerns follow from the question's `kind`, so that nothing is put into words
unless somebody reads it.

    slot = await choose(player, "Place {food} where?", slots, "slot", "YP-053", food="R")
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from hashlib import blake2b
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
Option: TypeAlias = Any

PASS = None
"""The option of doing nothing, where that is allowed."""


class Refusal(NamedTuple):
    """Something that is not offered now, and why."""

    option: Option
    reason: str
    rule: str


class Ask(Generic[T]):
    """A question to one seat. Awaiting it means: somebody decides here."""

    __slots__ = ("_about", "_again", "_refused", "about", "kind", "options", "prompt", "rule", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[T] | Callable[[], Sequence[T]],
        kind: str,
        rule: str,
        refused: Callable[[], list[Refusal]] | None,
        about: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.kind = kind
        self.rule = rule
        self.about = about
        self._about: dict[str, Any] | None = None
        for fact in about.values():
            if callable(fact):
                self._about = about
                self.about = _facts(about)
                break
        self._refused = refused
        self._again: Callable[[], Sequence[T]] | None = None
        if callable(options):
            self._again = options
            options = options()
        self.options: Sequence[T] = options

    def __await__(self) -> Generator[Ask[T], T, T]:
        return (yield self)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.prompt!r}, {len(self.options)} of {self.kind}, {self.rule})"

    @property
    def refused(self) -> list[Refusal]:
        """What is not possible now, and why; worked out only when somebody wants to know."""
        return self._refused() if self._refused else []

    @property
    def digest(self) -> str:
        """Tells questions with other options, or to another seat, apart."""
        asked = (self.seat, self.kind, self.rule, list(self.options))
        return blake2b(repr(asked).encode(), digest_size=8).hexdigest()

    def redacted(self) -> Ask[T]:
        """The question as the other seats hear it: who is asked for what kind of thing, no more."""
        return Ask(self.seat, "", (), self.kind, self.rule, None, {})

    def refresh(self) -> None:
        """Ask again: what comes from a hidden zone follows when the zone is re-dealt."""
        if self._again is not None:
            self.options = self._again()
        if self._about is not None:
            self.about = _facts(self._about)


def _facts(about: dict[str, Any]) -> dict[str, Any]:
    return {name: fact() if callable(fact) else fact for name, fact in about.items()}


def choose(
    seat: int,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    kind: str,
    rule: str,
    *,
    refused: Callable[[], list[Refusal]] | None = None,
    **about: Any,
) -> Ask[T]:
    """Ask a seat for one of the options.

    Options, and facts for the prompt, that come from a zone which other seats can't see are given
    as functions, so that the question still makes sense where another seat imagines that zone.
    """
    return Ask(seat, prompt, options, kind, rule, refused, about)


def may_choose(
    seat: int,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    kind: str,
    rule: str,
    *,
    refused: Callable[[], list[Refusal]] | None = None,
    **about: Any,
) -> Ask[T | None]:
    """Ask a seat for one of the options or a pass."""
    if not callable(options):
        return Ask(seat, prompt, [*options, PASS], kind, rule, refused, about)
    zone = options

    def zone_or_pass() -> Sequence[T | None]:
        return [*zone(), PASS]

    return Ask(seat, prompt, zone_or_pass, kind, rule, refused, about)


YES_OR_NO: tuple[Literal[True], Literal[False]] = (True, False)


def may(seat: int, prompt: str, rule: str, kind: str = "yes", **about: Any) -> Ask[bool]:
    """Ask a seat whether it wants to."""
    return Ask(seat, prompt, YES_OR_NO, kind, rule, None, about)


async def order(seat: int, prompt: str, things: Sequence[T], kind: str, rule: str, **about: Any) -> list[T]:
    """Have a seat put things into an order, one after the other."""
    left, ordered = list(things), []
    while left:
        first = await choose(seat, prompt, list(left), kind, rule, **about)
        left.remove(first)
        ordered.append(first)
    return ordered
