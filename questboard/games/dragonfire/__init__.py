"""Dragonfire (2017): a party builds its decks while it fights, Scene by Scene.

`rules/` is the rulebook chapter by chapter, `hooks/` all that a card can do, `cards/` what each card does,
`adventures/` what Adventures change, `options/` what players choose between, `content/` what is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from questboard.content import Deck
from questboard.cues import AnyCue
from questboard.games.dragonfire import (
    adventures,
    cards,
    catalogue,
    content,
    eval,
    features,
    notation,
    sentences,
    situation,
    words,
)
from questboard.games.dragonfire.content import ABILITIES, ADVENTURES, CARDS, DRAGONFIRE, ENCOUNTERS, FEATURES
from questboard.games.dragonfire.cues import cues
from questboard.games.dragonfire.hooks import (
    REGISTRY,
    Ability,
    Adventure,
    DragonfireCard,
    EncounterCard,
    Feature,
    PlayerCard,
)
from questboard.games.dragonfire.inventory import inventory
from questboard.games.dragonfire.language import DOMAIN
from questboard.games.dragonfire.options import KINDS
from questboard.games.dragonfire.rules import (  # noqa: F401  (those that are not used enter steps)
    campaign,
    checks,
    damage,
    dealing,
    defeat,
    foes,
    health,
    naming,
    play,
    scenes,
    setup,
    turn,
)
from questboard.games.dragonfire.rules.turn import STEPS
from questboard.games.dragonfire.scene import build_scene
from questboard.games.dragonfire.state import DragonfireState, DragonfireView, Options
from questboard.games.dragonfire.story import DragonfireStory
from questboard.kernel import Ask, Event, Luck, Outcome, Rules, Topic
from questboard.scene import Scene

CHAPTERS = (foes, defeat, health, checks, damage, naming, play, turn, scenes)
"""The chapters of the rulebook that have something to remember."""

REGISTRY.load([*cards.MODULES, *adventures.MODULES, *CHAPTERS])
REGISTRY.require(
    PlayerCard, [name for name, card in CARDS.items() if card.text or card.assist or card.instead]
)
REGISTRY.require(EncounterCard, [name for name, card in ENCOUNTERS.items() if card.text])
REGISTRY.require(Feature, [name for name, card in FEATURES.items() if not card.hp and not card.counts_as])
REGISTRY.require(Ability, ABILITIES)
REGISTRY.require(DragonfireCard, DRAGONFIRE)
REGISTRY.require(Adventure, ADVENTURES)


class Dragonfire(Rules[DragonfireState, DragonfireView]):
    """The rules of Dragonfire."""

    name = "dragonfire"
    domain = DOMAIN
    title = "Dragonfire"
    version = 3
    seats = range(2, 7)
    options = Options
    adventures = tuple(str(number) for number in range(1, 9))
    state = DragonfireState
    view = DragonfireView
    steps = STEPS
    reveals = sentences.reveals()
    registry = REGISTRY
    kinds = KINDS
    sorts: ClassVar[Mapping[str, str]] = {
        "market": "Market card",
        "dragonfire": "Dragonfire card",
        "character screen": "Character screen",
    }
    story = DragonfireStory()
    words = words.WORDS

    def setup(self, seats: int, options: Options, luck: Luck) -> DragonfireState:
        """Deal a game."""
        return setup.set_up(seats, options, luck)

    def players(self, s: DragonfireState) -> int:
        """How many play."""
        return len(s.sheets)

    def rounds(self, s: DragonfireState) -> int:
        """How many turns there were."""
        return s.turns

    def outcome(self, s: DragonfireState) -> Outcome:
        """The party wins or loses together."""
        seats = range(len(s.sheets))
        winners = tuple(seats) if s.won else ()
        return Outcome((), winners, s.rule, s.reason, progress=tuple(s.scene for _ in seats))

    def inventory(self, s: DragonfireState) -> dict[str, int]:
        """Every card, wherever it lies."""
        return inventory(s)

    def facts(self, view: DragonfireView) -> dict[str, Any]:
        """A view as learners are told it."""
        return features.facts(view)

    def role(self, view: DragonfireView, seat: int) -> str:
        """The character that a player has chosen."""
        screen = view.sheets[seat].screen
        return f"the {words.screen_name(screen)}" if screen else ""

    def printed(self, kind: str, card: str) -> Sequence[str]:
        """What is printed on a card."""
        return catalogue.printed(kind, card)

    def topics(self) -> Iterable[Topic]:
        """What else may be looked up."""
        return catalogue.topics()

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event."""
        return sentences.describe(event, names)

    def cues(self, event: Event, view: DragonfireView, names: Sequence[str]) -> Sequence[AnyCue]:
        """What there is to see and hear of an event."""
        return cues(event, view, names)

    def scene(self, view: DragonfireView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw."""
        return build_scene(view, ask, names, self)

    def parse(self, text: str) -> DragonfireState:
        """A position from text."""
        return notation.parse(text)

    def notate(self, s: DragonfireState) -> str:
        """A position as text."""
        return notation.notate(s)

    def situation(self, s: DragonfireState, ask: Ask[Any]) -> Sequence[str]:
        """How the one who is asked stands, in a few words."""
        return situation.situation(s, ask.seat)

    def value(self, s: DragonfireState) -> list[float]:
        """About the party's chance to win."""
        return eval.value(s)

    def payoff(self, outcome: Outcome) -> list[float]:
        """All win or all lose."""
        return [1.0 if outcome.winners else 0.0 for _ in outcome.progress]

    def decks(self) -> list[Deck]:
        """Every deck with its provenance."""
        return content.decks()


RULES = Dragonfire()
