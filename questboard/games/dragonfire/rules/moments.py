"""Moments: what is about to happen, offered to those who may answer.

A moment is a small object that Features, screen abilities and cards in play can bend. `offer` asks
each player in turn order from the active one; what happens by itself comes first. Once per turn,
round, Scene or game is counted here, too.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from questboard.games.dragonfire.content import ABILITIES, FEATURES
from questboard.games.dragonfire.rules.registry import REACTIONS
from questboard.games.dragonfire.state import DragonfireState, Play
from questboard.kernel import may_choose, tell


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


class FailedCheck(msgspec.Struct):
    """A Skill Check has failed."""

    seat: int
    check: Check
    result: bool = False


class Saving(msgspec.Struct):
    """An encounter is about to Save."""

    foe: str
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
    saved: bool = False


class BecameStunned(msgspec.Struct):
    """A character has become Stunned, after the shuffle."""

    seat: int


class Discarding(msgspec.Struct):
    """A player is to discard cards because an encounter, a Dragonfire card or an Adventure says so."""

    seat: int
    count: int
    cancelled: bool = False


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


class Foretold(msgspec.Struct):
    """A Dragonfire card was revealed; nothing of it has happened yet."""

    card: str
    buried: bool = False


class Buying(msgspec.Struct):
    """A player buys a card."""

    seat: int
    card: str
    price: int
    resting: bool = False
    """In a Short Rest."""


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


M = TypeVar("M")

LIMITS: dict[str, tuple[str, int]] = {}
"""For cards in play and parts of Features: once (or more often) per turn, round, Scene or game."""
OUTSIDE_TURNS: list[str] = []
"""Features that say that they may be used in Encounter phases, Dragonfire phases or Short Rests."""


def limit_of(name: str) -> tuple[str, int] | None:
    """How often something may be used: per what, and how many times; None: always."""
    if name in LIMITS:
        return LIMITS[name]
    if name in FEATURES:
        feature = FEATURES[name]
        return (feature.scope, feature.uses) if feature.scope else None
    if name in ABILITIES:
        scope = ABILITIES[name].scope
        return (scope, 1) if scope else None
    return None


def ready(s: DragonfireState, seat: int, name: str) -> bool:
    """Whether a player's Feature, ability or card in play can still be used in its time."""
    limit = limit_of(name)
    return limit is None or s.characters[seat].used.get(name, 0) < limit[1]


def spend(s: DragonfireState, seat: int, name: str) -> None:
    """Count a use."""
    if limit_of(name) is not None:
        used = s.characters[seat].used
        used[name] = used.get(name, 0) + 1


def renew(s: DragonfireState, *scopes: str) -> None:
    """A new turn, round, Scene: what was used in the one before can be used again."""
    for character in s.characters:
        if character.used:
            character.used = {
                name: times
                for name, times in character.used.items()
                if (limit := limit_of(name)) is None or limit[0] not in scopes
            }


def timely(s: DragonfireState, name: str) -> bool:
    """Whether it is the time for a Feature: outside of turns only if it says so or is always on (DF-289)."""
    feature = FEATURES.get(name)
    if feature is None or not feature.scope or feature.subclass or name in OUTSIDE_TURNS:
        return True
    return s.turn.phase not in ("", "encounters", "short rest")


def answers(s: DragonfireState, seat: int, moment: Any) -> list[str]:
    """What a player could answer to a moment with."""
    reactions = REACTIONS.get(type(moment))
    if not reactions:
        return []
    return [
        name
        for name in s.characters[seat].powers
        if name in reactions
        and ready(s, seat, reactions[name].counted)
        and timely(s, name)
        and reactions[name].when(s, seat, moment)
    ]


async def offer(s: DragonfireState, moment: M, *seats: int) -> M:
    """Offer a moment to these players, or to all from the active one to the left."""
    reactions = REACTIONS.get(type(moment))
    if not reactions:
        return moment
    for seat in seats or s.around(max(s.turn.seat, 0)):
        powers = s.characters[seat].powers
        if not any(name in reactions for name in powers):
            continue
        for name in answers(s, seat, moment):
            if reactions[name].forced:
                spend(s, seat, reactions[name].counted)
                await reactions[name].do(s, seat, moment)
        refused: list[str] = []
        while names := [
            name for name in answers(s, seat, moment) if not reactions[name].forced and name not in refused
        ]:
            name = names[0]
            first = reactions[name]
            used = await may_choose(seat, first.prompt, [name], "power", first.rule, **facts(moment))
            refused.append(name)
            if used is not None:
                spend(s, seat, first.counted)
                tell(s, "used", first.rule, player=seat, power=name)
                await first.do(s, seat, moment)
    return moment


def facts(moment: Any) -> dict[str, Any]:
    """What a question about a moment can speak of."""
    known = {}
    for name in ("amount", "count", "price"):
        value = getattr(moment, name, None)
        if value is not None:
            known[name] = value
    match moment:
        case Played():
            known["card"] = moment.play.card
        case Foretold():
            known["dragonfire"] = moment.card
        case Saving():
            known["encounter"] = moment.foe
        case Check() | Dealt():
            known["player"] = moment.seat
        case Buying() | Healing() | Healed() if moment.card:
            known["card"] = moment.card
    return known
