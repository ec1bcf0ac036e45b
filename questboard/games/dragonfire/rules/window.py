"""Who answers to a moment, and how often: once per turn, round, Scene or game is counted here."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from typing import Any, TypeVar, cast

from questboard.games.dragonfire.content import FEATURES
from questboard.games.dragonfire.hooks import REGISTRY, Answer, limits, power
from questboard.games.dragonfire.rules.moments import (
    Blow,
    Check,
    Dealt,
    DragonfireRevealed,
    FailedCheck,
    Falling,
    Healed,
    Healing,
    Played,
    Saving,
)
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState
from questboard.kernel import Ask, Reaction, Reactions, emit, may_choose
from questboard.kernel.ask import Option

M = TypeVar("M")


# ---- how often


def ready(s: DragonfirePosition, seat: int, name: str) -> bool:
    """Whether a player's Feature, ability or card in play can still be used in its time."""
    limit = limits().get(name)
    return limit is None or s.characters[seat].used.get(name, 0) < limit[1]


def spend(s: DragonfireState, seat: int, name: str) -> None:
    """Count a use."""
    if name in limits():
        used = s.characters[seat].used
        used[name] = used.get(name, 0) + 1


def refresh(s: DragonfireState, *scopes: str) -> None:
    """A new turn, round, Scene: what was used in the one before can be used again."""
    for character in s.characters:
        if character.used:
            character.used = {
                name: times
                for name, times in character.used.items()
                if (limit := limits().get(name)) is None or limit[0] not in scopes
            }


def timely(s: DragonfirePosition, name: str) -> bool:
    """Whether it is the time for a Feature: outside of turns only if it says so or is always on (DF-289)."""
    feature = FEATURES.get(name)
    if feature is None or not feature.scope or feature.subclass or power(name).outside_turns:
        return True
    return s.turn.phase not in ("", "encounters", "short rest")


# ---- who answers


class Answers(Reactions[DragonfireState]):
    """Players answer with Features, abilities and cards in play, and are asked about each on its own."""

    kind = "power"
    one_by_one = True

    def held(self, s: DragonfirePosition, seat: int) -> Collection[str]:
        """Everything of a player's that could answer to something."""
        return s.characters[seat].powers

    def ready(self, s: DragonfirePosition, seat: int, card: str, reaction: Reaction) -> bool:
        """Whether it can still be used, and now."""
        return ready(s, seat, cast(Answer, reaction).counted) and timely(s, card)

    def question(self, s: DragonfireState, seat: int, moment: Any, options: Sequence[Option]) -> Ask[Option]:
        """Ask about a power by its name."""
        reaction, about = self.reactions[type(moment)][options[0]], self.about(moment)
        if isinstance(moment, Blow | Falling | Healed):
            about["hp"] = s.characters[seat].hp
        return may_choose(seat, reaction.prompt, options, self.kind, reaction.rule, by=options[0], **about)

    def about(self, moment: Any) -> dict[str, Any]:
        """What a question about a moment can speak of."""
        known = {}
        for name in ("amount", "count", "cause", "classes", "colors", "name"):
            value = getattr(moment, name, None)
            if value is not None:
                known[name] = value
        match moment:
            case Played():
                known["card"] = moment.play.card
            case DragonfireRevealed():
                known["dragonfire"] = moment.card
            case Saving():
                known["encounter"] = moment.foe
            case Check() | Dealt():
                known["player"] = moment.seat
            case FailedCheck():
                known |= {"classes": moment.check.classes, "cards": tuple(moment.check.shown)}
            case Healing() | Healed():
                known["player"] = moment.target
                if moment.card:
                    known["card"] = moment.card
        return known

    async def react(self, s: DragonfireState, seat: int, option: Option, moment: Any) -> None:
        """Count the use, say so unless it happens by itself, and have it do what it does."""
        reaction = cast(Answer, self.reactions[type(moment)][option])
        spend(s, seat, reaction.counted)
        if isinstance(moment, Blow):
            coming = moment.amount
            await reaction.do(s, seat, moment)
            tell_less(s, seat, coming, moment.amount, option, reaction.rule)
            return
        if not reaction.forced:
            emit(s, "used", reaction.rule, player=seat, power=option)
        await reaction.do(s, seat, moment)


def tell_less(s: DragonfireState, seat: int, coming: int, left: int, power: str, rule: str) -> None:
    """Tell that something has taken damage off a blow, and how much is left."""
    if left < coming:
        emit(s, "lessened", rule, player=seat, amount=coming - left, power=power, coming=coming, left=left)


ANSWERS = Answers(REGISTRY.reactions)


def offer(s: DragonfireState, moment: M, *seats: int) -> Awaitable[M]:
    """Offer a moment to these players, or to all from the active one to the left."""
    return ANSWERS.offer(s, moment, seats or s.around(max(s.turn.seat, 0)))
