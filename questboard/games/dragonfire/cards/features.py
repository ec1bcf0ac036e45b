"""What Features have in common: cards that gain damage, encounters that are named, checks that succeed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from questboard.games.dragonfire.hooks import Answer, Feature, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.foes import (
    at_place,
    cards_and_loose,
    players_at,
    players_in_reach,
    steady,
)
from questboard.games.dragonfire.rules.health import worth_healing
from questboard.games.dragonfire.rules.moments import Blow, Check, FailedCheck, Played
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import add_swords, color_of, deals_damage, gains
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import may

Fits: TypeAlias = Callable[[DragonfirePosition, int, Play], bool]
"""Whether a Feature can be used for a card that was played."""
OnCard: TypeAlias = Callable[[Any, DragonfireState, int, Play], Awaitable[None]]
"""What a Feature does to a card that was played."""


# ---- cards that are played


def any_card(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Every card."""
    return True


def of_color(color: str) -> Fits:
    """Cards of a Class Type."""
    return lambda s, seat, play: color in color_of(play)


martial, arcane = of_color("K"), of_color("B")
devotion, deception = of_color("G"), of_color("R")


def when_played(prompt: str, fits: Fits, rule: str = "DF-289") -> Callable[[OnCard], Answer]:
    """Declare what a Feature does to a card that its owner plays, which is in the owner's turn."""

    def when(s: DragonfirePosition, seat: int, played: Played) -> bool:
        return s.turn.seat == seat and fits(s, seat, played.play)

    def declare(effect: OnCard) -> Answer:
        async def do(self: Feature, s: DragonfireState, seat: int, played: Played) -> None:
            await effect(self, s, seat, played.play)

        return reaction(Played, prompt, rule, when)(do)

    return declare


def gain_when_played(points: str, prompt: str, fits: Fits = any_card, swords: int = 0) -> Answer:
    """A card that deals damage gains more of it when it is played, and its player Swords."""

    @when_played(prompt, lambda s, seat, play: deals_damage(play) and fits(s, seat, play), "DF-185")
    async def gain(self: Feature, s: DragonfireState, seat: int, play: Play) -> None:
        gains(play, points)
        await add_swords(s, seat, swords)

    return gain


# ---- encounters that are named


def here(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """The encounters at a player's place."""
    return at_place(s, s.characters[seat].place)


def movable(s: DragonfirePosition, foes: list[Encounter]) -> list[Encounter]:
    """Of some encounters the cards and unattached tokens that a text can move or stop from attacking."""
    return [foe for foe in cards_and_loose(s, foes) if not steady(foe)]


class NamesEncounter(Feature):
    """A Feature that does something in Play Cards to an encounter that its owner names."""

    prompt = ""
    purpose = "encounter"
    """The kind of the question: what the encounter is named for."""

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        """The encounters to choose from."""
        return []

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        """What it does to the one that is named."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return any(can_be_named(s, foe) for foe in self.foes(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        foe = await name_encounter(
            s, seat, self.prompt, self.foes(s, seat), "DF-289", kind=self.purpose, cause=self.id
        )
        if foe is not None:
            await self.affect(s, seat, foe)


# ---- Skill Checks, damage and healing


def succeed(prompt: str, whose: Callable[[DragonfirePosition, int, int], bool]) -> Answer:
    """A Skill Check succeeds automatically (DF-152)."""

    def when(s: DragonfirePosition, seat: int, check: Check) -> bool:
        return not check.result and whose(s, seat, check.seat)

    @reaction(Check, prompt, "DF-152", when)
    async def do(self: Feature, s: DragonfireState, seat: int, check: Check) -> None:
        check.result = True

    return do


def own_check(s: DragonfirePosition, seat: int, checked: int) -> bool:
    """Only your own Skill Checks."""
    return seat == checked


def own_failure(s: DragonfirePosition, seat: int, failed: FailedCheck) -> bool:
    """Whether a Skill Check of this player has failed, and still does."""
    return failed.seat == seat and not failed.result


def soften_blow(prompt: str, less: int, *sources: str) -> Answer:
    """The owner takes less damage from some sources, or from any."""

    def when(s: DragonfirePosition, seat: int, blow: Blow) -> bool:
        return blow.amount > 0 and (not sources or blow.source in sources)

    @reaction(Blow, prompt, "DF-289", when)
    async def do(self: Feature, s: DragonfireState, seat: int, blow: Blow) -> None:
        blow.amount = max(0, blow.amount - less)

    return do


def wounded(s: DragonfirePosition, seat: int) -> list[int]:
    """The characters whom a player could heal."""
    return [other for other in players_in_reach(s, seat) if worth_healing(s, other, seat)]


def comrades(s: DragonfirePosition, seat: int) -> list[int]:
    """The other conscious players at a player's place who have a card to draw, from the left."""
    here = players_at(s, s.characters[seat].place)
    return [other for other in s.around(seat) if other != seat and other in here and zones.can_draw(s, other)]


async def let_comrades_draw(s: DragonfireState, seat: int, power: str) -> None:
    """Each other conscious player at a player's place may draw a card (DF-140, DF-288)."""
    for other in comrades(s, seat):
        if await may(other, "Draw a card for {power}?", "DF-140", power=power):
            await zones.draw(s, other, 1, "DF-140")
