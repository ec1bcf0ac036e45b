"""The Rules object that every box of the Adventure System shares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar

from questboard.content import Deck
from questboard.cues import AnyCue
from questboard.games import package_of
from questboard.games.adventure import (
    catalogue,
    contest,
    eval,
    features,
    gauges,
    inventory,
    knowledge,
    log,
    notation,
    words,
)
from questboard.games.adventure.content import BOXES, GUESTS_COME_FROM, Box
from questboard.games.adventure.cues import build_cues
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.options import KINDS
from questboard.games.adventure.rules import setup, turn
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.talk import cite
from questboard.games.adventure.scene import build_scene
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView
from questboard.games.adventure.story import AdventureStory
from questboard.kernel import Ask, Event, Luck, Outcome, Rules, Topic
from questboard.scene import Scene


class AdventureRules(Rules[AdventureState, AdventureView]):
    """An Adventure System game; a box says which content and which rule options."""

    box: ClassVar[Box]
    view = AdventureView
    steps = turn.STEPS
    reveals = log.reveals()
    words = words.WORDS
    kinds = KINDS
    sorts: ClassVar[Mapping[str, str]] = {
        "mark": "lasting effect",
        "thing": "piece of an adventure",
        "verb": "action",
    }
    story = AdventureStory()
    registry = REGISTRY
    gauge_names = gauges.NAMES
    far_sighted = True

    def chosen(self, seats: int, options: Any) -> str:
        """The adventure that is played; in a first game the first one for that many Heroes (WA-023)."""
        return self.first_for(seats) if options.adventure == "first" else str(options.adventure)

    def first_for(self, seats: int) -> str:
        """The first adventure for that many Heroes."""
        printed = self.box.adventures
        fitting = [each for each in printed if printed[each].heroes[0] <= seats <= printed[each].heroes[1]]
        return [*fitting, *printed][0]

    def settled_options(self, given: Mapping[str, Any], seats: int) -> Mapping[str, Any]:
        """The rule options of a table, with the adventure that a first game plays."""
        return {**given, "adventure": self.first_for(seats)} if given.get("adventure") == "first" else given

    def read_options(self, given: Mapping[str, Any] | None = None) -> Any:
        """The rule options of a table; the value `adventure` of `surges` was once called `printed`."""
        if given and given.get("surges") == "printed":
            given = {**given, "surges": "adventure"}
        return super().read_options(given)

    def load_content(self, options: Any) -> None:
        """Open the boxes that guests come from."""
        if options.guests:
            for box in GUESTS_COME_FROM:
                import_module(f"{package_of(box)}.box")

    def setup(self, seats: int, options: Any, luck: Luck) -> AdventureState:
        """Deal a game."""
        chosen = self.chosen(seats, options)
        return setup.set_up(self.state, self.box, chosen, seats, options, luck, setup.opening(seats))

    def players(self, s: AdventurePosition) -> int:
        """How many Heroes there are."""
        return len(s.heroes)

    def rounds(self, s: AdventurePosition) -> int:
        """How many rounds have been begun."""
        return s.round

    def outcome(self, s: AdventureState) -> Outcome:
        """All win together or lose together, or sides do (WA-009, LD-018)."""
        ending = s.ending
        assert ending is not None
        seats = tuple(range(len(s.heroes)))
        winners = ending.winners if ending.winners is not None else seats if ending.won else ()
        progress = tuple(eval.progress(s, seat in winners) for seat in seats)
        return Outcome(quest(s).scores(s), winners, self.clause(ending.rule), ending.reason, progress)

    def owns(self, card: str) -> bool:
        """Whether a card belongs to the box, or to no box at all, as conditions do."""
        holders = [box for box, opened in BOXES.items() if opened.holds(card)]
        return not holders or self.box.name in holders

    def clause(self, rule: str) -> str:
        """The clause of the box's own ledger for one that the shared rules cite."""
        return cite(self.box.name, rule)

    def payoff(self, outcome: Outcome) -> list[float]:
        """A win is everybody's win; a loss is worth a little more the farther one came."""
        return eval.payoff(outcome)

    def inventory(self, s: AdventureState) -> dict[str, int]:
        """Every card and tile, wherever it lies."""
        return inventory.inventory(s)

    def imagine(self, s: AdventureState, seat: int, luck: Luck) -> None:
        """Deal anew what a seat can't know."""
        knowledge.imagine(s, seat, luck)

    def facts(self, view: AdventureView) -> dict[str, Any]:
        """A view as learners are told it."""
        return features.facts(view)

    def role(self, view: AdventureView, seat: int) -> str:
        """The Hero that a player has chosen."""
        hero = view.heroes[seat]
        return words.figure(hero.name) if hero.name else ""

    def printed(self, kind: str, card: str) -> Sequence[str]:
        """What is printed on a card."""
        return catalogue.printed(kind, card)

    def topics(self) -> Iterable[Topic]:
        """What else may be looked up in this box."""
        return catalogue.topics(self.box)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event."""
        return log.describe(event, lambda template, facts: self.fill(template, facts, names))

    def cues(self, event: Event, view: AdventureView, names: Sequence[str]) -> Sequence[AnyCue]:
        """What there is to see and hear of an event."""
        return build_cues(event, view)

    def scene(self, view: AdventureView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw, in the looks of the box."""
        return build_scene(view, ask, names, self)

    def parse(self, text: str) -> AdventureState:
        """A position from text."""
        return notation.parse(text, self)

    def notate(self, s: AdventureState) -> str:
        """A position as text."""
        return notation.notate(s)

    def value(self, s: AdventureState) -> list[float]:
        """About the chance to win of the party, or of each seat's side."""
        return contest.value(s) if len(s.teams) > 1 else eval.value(s)

    def gauges(self, position: AdventurePosition, viewer: int) -> list[list[float]]:
        """What a learned judgement reads off a position of a party."""
        return gauges.gauges(position)

    def decks(self) -> list[Deck]:
        """Every deck with its provenance."""
        return self.box.decks()
