"""The Fantasy Adventure Board Game (2003) with Forbidden Forest and Eternal Winter.

One Dungeon Master against four heroes. `rules/` is the rulebook chapter by chapter, `cards/` what cards,
monsters and traps do, `master/` the automatic Dungeon Master, `content/` what is printed, and `layout`
reads the maps of the adventures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

from questboard.content import Deck
from questboard.cues import AnyCue
from questboard.games.fantasy import (
    catalogue,
    content,
    eval,
    features,
    imagined,
    notation,
    sentences,
    situation,
    state,
    words,
)
from questboard.games.fantasy.cards import MODULES
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.cues import cues_of
from questboard.games.fantasy.hooks import (
    REGISTRY,
    Artifact,
    BoobyTrap,
    HeroKind,
    MonsterKind,
    Potion,
    Spell,
    TrapKind,
)
from questboard.games.fantasy.inventory import inventory
from questboard.games.fantasy.language import DOMAIN
from questboard.games.fantasy.master.strategies import STRATEGIES
from questboard.games.fantasy.options import KINDS
from questboard.games.fantasy.rules import actions, campaign, doors, gear, monsters, roaming, setup, turn
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.scene import build_scene
from questboard.games.fantasy.state import NOBODY, Adventure, FantasyState, FantasyView, Options
from questboard.games.fantasy.story import FantasyStory
from questboard.kernel import Ask, Event, Luck, Outcome, Rules, SetupError, Strategy, Topic
from questboard.scene import Scene

CHAPTERS = (setup, gear, turn, actions, doors, monsters, roaming, campaign)
"""The chapters of the rulebook whose steps make up a game; importing a chapter enters them in STEPS."""

REGISTRY.load([*MODULES, state])
for kind in (Spell, Artifact, Potion, BoobyTrap):
    REGISTRY.require(kind, [item for item in kind.printed if ITEMS[item].text])
REGISTRY.require(MonsterKind, MONSTERS)
REGISTRY.require(TrapKind, TRAPS)
REGISTRY.require(HeroKind, HEROES)


class Fantasy(Rules[FantasyState, FantasyView]):
    """The rules of the Fantasy Adventure Board Game."""

    name = "fantasy"
    domain = DOMAIN
    title = "The Fantasy Adventure Board Game"
    version = 3
    seats = range(1, 6)
    options = Options
    adventures = get_args(Adventure)
    state = FantasyState
    view = FantasyView
    steps = STEPS
    reveals = sentences.REVEALS
    words = words.WORDS
    kinds = KINDS
    story = FantasyStory()
    registry = REGISTRY

    def setup(self, seats: int, options: Options, luck: Luck) -> FantasyState:
        """Deal a game."""
        return setup.set_up(seats, options, luck)

    def read_options(self, given: Mapping[str, Any] | None = None) -> Options:
        """The rule options of a table from plain data; `challenge` is what `difficulty` was called."""
        if given and "challenge" in given:
            raise SetupError(
                "the option challenge is called difficulty now: light is easier, standard is standard, "
                "and hard is harder"
            )
        options: Options = super().read_options(given)
        return options

    def players(self, s: FantasyState) -> int:
        """How many play."""
        return s.seats

    def rounds(self, s: FantasyState) -> int:
        """How many turns the Dungeon Master has had, in a campaign in all adventures."""
        return s.progress.turns + s.master_turns

    def outcome(self, s: FantasyState) -> Outcome:
        """The heroes win together, or the Dungeon Master does."""
        heroes = [seat for seat in range(s.seats) if seat != s.master]
        winners = heroes if s.won else [s.master] if s.master != NOBODY else []
        progress = tuple(int(seat in winners) for seat in range(s.seats))
        return Outcome((), tuple(winners), s.rule, s.reason, progress)

    def inventory(self, s: FantasyState) -> dict[str, int]:
        """Every card, wherever it lies."""
        return inventory(s)

    def imagine(self, s: FantasyState, seat: int, luck: Luck) -> None:
        """Deal anew what a seat can't know."""
        imagined.imagine(s, seat, luck)

    def facts(self, view: FantasyView) -> dict[str, Any]:
        """A view as learners are told it."""
        return features.facts(view)

    def fill(self, template: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A template with the words for its facts; squares and doors are those of their adventure."""
        return words.fill(template, facts)

    def role(self, view: FantasyView, seat: int) -> str:
        """Who is the Dungeon Master, and which heroes the others play."""
        if seat == view.master:
            return "the Dungeon Master"
        return words.all_of([words.figure_name(hero.name) for hero in view.heroes if hero.seat == seat])

    def printed(self, kind: str, card: str) -> Sequence[str]:
        """What is printed on a card."""
        return catalogue.printed(kind, card)

    def topics(self) -> Iterable[Topic]:
        """What else may be looked up."""
        return catalogue.topics()

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event."""
        return sentences.describe(event, names)

    def log_line(self, event: Event, names: Sequence[str], before: Event | None = None) -> str:
        """The line of the log for an event; none where the one before has told it already."""
        if sentences.said_before(event, before):
            return ""
        return super().log_line(event, names, before)

    def cues(self, event: Event, view: FantasyView, names: Sequence[str]) -> Sequence[AnyCue]:
        """What there is to see and hear of an event."""
        return cues_of(event, view, names)

    def scene(self, view: FantasyView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw."""
        return build_scene(view, ask, names, self)

    def parse(self, text: str) -> FantasyState:
        """A position from text."""
        return notation.parse(text)

    def notate(self, s: FantasyState) -> str:
        """A position as text."""
        return notation.notate(s)

    def situation(self, s: FantasyState, ask: Ask[Any]) -> Sequence[str]:
        """How the one who is asked stands, in a few words."""
        return situation.situation(s, ask.seat)

    def value(self, s: FantasyState) -> list[float]:
        """About each side's chance to win."""
        return eval.value(s)

    def payoff(self, outcome: Outcome) -> list[float]:
        """All heroes win or all lose; the Dungeon Master the other way round."""
        return [float(seat in outcome.winners) for seat in range(len(outcome.progress))]

    def strategies(self, view: FantasyView) -> Sequence[Strategy]:
        """The strategies of a Dungeon Master."""
        return STRATEGIES if view.is_master else ()

    def decks(self) -> list[Deck]:
        """Every deck with its provenance."""
        return content.decks()


RULES = Fantasy()
