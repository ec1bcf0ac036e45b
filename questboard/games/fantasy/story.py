"""The end of an adventure as a story: its headline, what the heroes did, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.art import path
from questboard.ending import Closing, Feat, Performer, Prize, Story, headlines
from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.scene import round_of
from questboard.games.fantasy.state import NOBODY, FantasyView
from questboard.games.fantasy.words import plural
from questboard.kernel import Event, Outcome
from questboard.language import Plural

WEIGHTS: Mapping[str, int] = MappingProxyType({
    "died": 7,
    "revived": 6,
    "freed": 5,
    "destroyed": 5,
    "conceded": 5,
    "trap-sprung": 1,
    "unlocked": 2,
    "defeated": 2,
    "revealed": 1,
    "chest-opened": 1,
})  # fmt: skip
"""How much kinds of events decide."""
MASTER = "master"
CONCEDED = "conceded"
"""In the reason of an end: the heroes have given up."""


class FantasyStory(Story[FantasyView]):
    """How the Fantasy Adventure Board Game tells its ends."""

    feats = (
        Feat("freed", "1 captive freed", "{count} captives freed", "figure"),
        Feat("defeated", "1 defeated", "{count} defeated", victim="figure"),
        Feat("destroyed", "1 thing destroyed", "{count} things destroyed"),
        Feat("lost-hp", "dealt 1", "dealt {count}", "", "amount", "figure"),
        Feat("trap-disabled", "1 trap disabled", "{count} traps disabled", "figure"),
        Feat("cast", "1 spell cast", "{count} spells cast", "figure"),
        Feat("chest-opened", "1 chest opened", "{count} chests opened", "figure"),
        Feat("door-opened", "1 door opened", "{count} doors opened", "figure"),
        Feat("healed", "healed 1", "healed {count}", "figure", "amount"),
        Feat("trap-sprung", "1 trap sprung", "{count} traps sprung", "figure"),
    )
    acts = MappingProxyType({
        "turn": "figure",
        "attacks": "figure",
        "charges": "figure",
        "cast": "figure",
        "monster-turn": "figure",
        "trap-sprung": "trap",
        "master-turn": "master",
    })  # fmt: skip
    tally = ("defeated", Plural("{count} defeated", "{count} defeated"))

    def closing(
        self, view: FantasyView, outcome: Outcome, names: Sequence[str], events: Sequence[Event]
    ) -> Closing:
        """The headline of the adventure, the heroes, and what their Objective was."""
        known = headlines("fantasy")
        told = known.get(view.adventure, known["other"])
        given_up = not view.won and CONCEDED in view.reason
        headline = known["other"].conceded if given_up else told.won if view.won else told.lost
        cast = {
            hero.name: Performer(
                hero.seat,
                HEROES[hero.name].name,
                kind=HEROES[hero.name].character_class.capitalize(),
                picture=path("fantasy", "heroes", hero.name),
                fallen=hero.dead,
                prizes=_prizes(events, hero.name) if view.won else [],
            )
            for hero in view.heroes
        }
        rounds = f", {plural(round_of(view), 'round')}" if view.order else ""
        return Closing(headline, cast, f"{view.layout.title}{rounds}", _near(view, names))

    def when(self, event: Event, before: str) -> str:
        """The round."""
        return f"Round {event.facts['round']}" if event.kind == "turn" else before

    def weight(self, event: Event) -> int:
        """Deaths above all."""
        return WEIGHTS.get(event.kind, 0)


def _near(view: FantasyView, names: Sequence[str]) -> str:
    """What the heroes were after, how far they came, and who stood against them."""
    rooms = len(view.layout.areas)
    seen = f"They had seen {view.revealed.bit_count()} of {plural(rooms, 'area')}."
    living = len(view.living)
    everybody = "the hero" if len(view.heroes) == 1 else f"{living} of {len(view.heroes)} heroes"
    alive = f"{'Nobody' if not living else everybody[0].upper() + everybody[1:]} came out alive."
    master = f" The Dungeon Master was {names[view.master]}." if view.master != NOBODY else ""
    goal = "" if view.won else f"The Objective: {view.layout.objective} {seen} "
    return f"{goal}{alive}{master}"


def _prizes(events: Sequence[Event], hero: str) -> list[Prize]:
    """The items that a hero has found in the last adventure."""
    found: list[str] = []
    for event in events:
        if event.kind == "adventure":
            found = []
        elif event.kind == "gained" and event.facts.get("figure") == hero and "item" in event.facts:
            found.append(event.facts["item"])
    return [Prize(ITEMS[item].name, picture=path("fantasy", "items", item)) for item in found]
