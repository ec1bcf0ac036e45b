"""The Yawning Portal (2023): rival barkeeps seat Heroes beside a shared Food Row.

`rules/` is the rulebook chapter by chapter, `cards/` what cards do, `content/` what is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from questboard.content import Deck
from questboard.cues import AnyCue
from questboard.games.portal import (
    catalogue,
    content,
    cues,
    eval,
    features,
    gauges,
    knowledge,
    notation,
    words,
)
from questboard.games.portal.cards import MODULES
from questboard.games.portal.content import ACTION_NAMES, EFFECTS, OBJECTIVES
from questboard.games.portal.hooks import REGISTRY, Action, Goal, HeroEffect
from questboard.games.portal.language import DOMAIN
from questboard.games.portal.options import KINDS
from questboard.games.portal.rules import scoring, setup
from questboard.games.portal.rules.turn import STEPS
from questboard.games.portal.scene import build_scene
from questboard.games.portal.state import Options, PortalState, PortalView
from questboard.games.portal.story import PortalStory
from questboard.kernel import Ask, Event, Luck, Outcome, Rules, Topic
from questboard.language import mark
from questboard.scene import Scene

mark(("hero", "hero effect", "action"))  # kinds of cards, as they are looked up
REGISTRY.load(MODULES)
REGISTRY.require(HeroEffect, EFFECTS)
REGISTRY.require(Goal, OBJECTIVES)
REGISTRY.require(Action, ACTION_NAMES)


class Portal(Rules[PortalState, PortalView]):
    """The rules of The Yawning Portal."""

    name = "portal"
    domain = DOMAIN
    title = "The Yawning Portal"
    version = 1
    seats = range(1, 5)
    options = Options
    state = PortalState
    view = PortalView
    steps = STEPS
    reveals = words.REVEALS
    words = words.WORDS
    kinds = KINDS
    sorts: ClassVar[Mapping[str, str]] = mark({"goal": "Objective"})
    story = PortalStory()
    registry = REGISTRY
    solo_rule = "YP-153"
    gauge_names = gauges.NAMES

    def setup(self, seats: int, options: Options, luck: Luck) -> PortalState:
        """Deal a game."""
        return setup.set_up(seats, options, luck)

    def players(self, s: PortalState) -> int:
        """How many barkeeps there are."""
        return len(s.players)

    def rounds(self, s: PortalState) -> int:
        """How many turns there were."""
        return s.turn

    def outcome(self, s: PortalState) -> Outcome:
        """Who has won."""
        return scoring.outcome(s)

    def solo_score(self, s: PortalState) -> int:
        """The Victory Points of a lone barkeep (YP-127)."""
        return scoring.final_scores(s)[0].total

    def inventory(self, s: PortalState) -> dict[str, int]:
        """Every token, Gem, Potion and card, wherever it lies."""
        return setup.inventory(s)

    def imagine(self, s: PortalState, seat: int, luck: Luck) -> None:
        """Deal anew what a seat can't know."""
        knowledge.imagine(s, seat, luck)

    def facts(self, view: PortalView) -> dict[str, Any]:
        """A view as learners are told it."""
        return features.facts(view)

    def printed(self, kind: str, card: str) -> Sequence[str]:
        """What is printed on a card."""
        return catalogue.printed(kind, card)

    def topics(self) -> Iterable[Topic]:
        """What else may be looked up."""
        return catalogue.topics()

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event."""
        return self.fill(words.sentence(event), event.facts, names)

    def called(self, kind: str, value: Any, names: Sequence[str]) -> str:
        """What a thing is called; several players by their names."""
        if kind == "players":
            return words.listed([super(Portal, self).called("player", player, names) for player in value])
        return super().called(kind, value, names)

    def cues(self, event: Event, view: PortalView, names: Sequence[str]) -> Sequence[AnyCue]:
        """What there is to see of an event."""
        return cues.cues(event, view, names)

    def scene(self, view: PortalView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw."""
        return build_scene(view, ask, names, self)

    def parse(self, text: str) -> PortalState:
        """A position from text."""
        return notation.parse(text)

    def notate(self, s: PortalState) -> str:
        """A position as text."""
        return notation.notate(s)

    def value(self, s: PortalState) -> list[float]:
        """About each player's chance to win."""
        return eval.value(s)

    def gauges(self, position: PortalState | PortalView, viewer: int) -> list[list[float]]:
        """What a learned judgement reads off a position."""
        return gauges.gauges(position, viewer)

    def points(self, s: PortalState) -> Sequence[float]:
        """The Victory Points that each player can expect."""
        return eval.prospects(s)

    def payoff(self, outcome: Outcome) -> list[float]:
        """A win is a win; in solo the score decides."""
        return eval.payoff(outcome) if len(outcome.scores) == 1 else super().payoff(outcome)

    def decks(self) -> list[Deck]:
        """Every deck with its provenance."""
        return content.decks()


RULES = Portal()
