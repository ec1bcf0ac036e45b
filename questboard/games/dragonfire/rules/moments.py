"""Moments: what is about to happen, offered to those who may answer.

A moment is a small object that Features, screen abilities and cards in play can bend; `window.offer` asks for
them.
"""

from __future__ import annotations

import msgspec

from questboard.games.dragonfire.state import Foe, Play


class Check(msgspec.Struct):
    """A Skill Check is about to be made."""

    seat: int
    color: str = ""
    """The Class Type that it names, if any."""
    primary: bool = False
    result: bool | None = None
    """An automatic success or failure."""
    wanted: int = 1
    """Successes that it needs."""
    reveals: int = 1
    """Cards that are revealed for each success wanted; one match among them is enough."""
    classes: str = ""
    """The Class Types of which a card must be, so that it succeeds."""
    shown: list[str] = []
    """The cards that have been revealed so far."""


class FailedCheck(msgspec.Struct):
    """A Skill Check has failed."""

    seat: int
    check: Check
    result: bool = False


class Saving(msgspec.Struct):
    """An encounter is about to Save."""

    foe: str
    colors: str = ""
    """The colours of which a card must be, so that it succeeds."""
    result: bool | None = None


class Blow(msgspec.Struct):
    """A character is about to take damage."""

    seat: int
    amount: int
    source: str
    """attack: the Attack Strengths of a Take Damage phase; encounter, dragonfire, card, adventure: a text."""


class Falling(msgspec.Struct):
    """A character's HP are about to fall to 0."""

    seat: int
    amount: int = 0
    """The damage that does it."""
    saved: bool = False


class BecameStunned(msgspec.Struct):
    """A character has become Stunned, after the shuffle."""

    seat: int


class Discarding(msgspec.Struct):
    """A player is to discard cards because an encounter, a Dragonfire card or an Adventure says so."""

    seat: int
    count: int
    cancelled: bool = False
    cause: str = ""
    """The card that says so."""


class Healing(msgspec.Struct):
    """A character is about to be healed by a player's card, item or Feature."""

    by: int
    target: int
    amount: int
    card: str
    from_card: bool = True


class Healed(msgspec.Struct):
    """A player's card, item or Feature has healed a character."""

    by: int
    target: int
    card: str


class Surprised(msgspec.Struct):
    """An encounter with SURPRISE has come to face a player from a deck."""

    seat: int
    name: str = ""
    """The encounter card."""


class DragonfireRevealed(msgspec.Struct):
    """A Dragonfire card was revealed; nothing of it has happened yet."""

    card: str
    buried: bool = False


class Replenishing(msgspec.Struct):
    """A player is about to draw in Replenish."""

    seat: int
    count: int


class Dealing(msgspec.Struct):
    """Damage is about to be dealt in a player's Deal Damage phase."""

    seat: int


class Dealt(msgspec.Struct):
    """All damage of a player's Deal Damage phase has been dealt."""

    seat: int


class Played(msgspec.Struct):
    """A player has played a card in their own turn; its text has been resolved."""

    play: Play


class SwordSet(msgspec.Struct):
    """A player has completed a set of three Swords."""

    seat: int
    draws: int = 1


class DrewForSwords(msgspec.Struct):
    """A player has drawn for a set of three Swords."""

    seat: int


class Defeated(msgspec.Struct):
    """An encounter card was defeated."""

    name: str
    seat: int
    """The active player."""


class Assault(msgspec.Struct):
    """What attacks a player in one Take Damage phase. Only the encounters' own texts bend it."""

    seat: int
    attackers: list[Foe]
    extra: dict[Foe, int] = {}
    """Extra damage of attack abilities, by encounter."""
