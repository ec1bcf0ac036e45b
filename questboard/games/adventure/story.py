"""The end of an adventure as a story: its headline, what the Heroes did, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.ending import Closing, Feat, Headline, Performer, Prize, Story, headline
from questboard.games.adventure.content import HEROES, TREASURES
from questboard.games.adventure.rules.quest import adventure, quest
from questboard.games.adventure.scene.pictures import picture
from questboard.games.adventure.state import AdventureView, Ending
from questboard.games.adventure.state import Hero as HeroState
from questboard.games.adventure.words import plural
from questboard.kernel import Event, Outcome
from questboard.language import Plural

WEIGHTS: Mapping[str, int] = MappingProxyType({
    "escaped": 7,
    "chamber_found": 7,
    "destroyed": 6,
    "downed": 5,
    "villager_killed": 5,
    "surge": 4,
    "picked_up": 4,
    "unlocked": 3,
    "levelled": 3,
    "environment": 2,
    "triggered": 1,
    "drew_monster": 1,
    "explored": 1,
})  # fmt: skip
"""How much kinds of events decide."""
LAST_SURGE = 8
SEVERAL = 3
"""A card that brings several Monsters at once."""


class AdventureStory(Story[AdventureView]):
    """How the Adventure System tells its ends."""

    feats = (
        Feat("escaped", "got out", "got out", "hero"),
        Feat("defeated", "1 slain", "{count} slain", "hero"),
        Feat("destroyed", "1 destroyed", "{count} destroyed"),
        Feat("disabled", "1 Trap disabled", "{count} Traps disabled"),
        Feat("damaged", "dealt 1", "dealt {count}", amount="amount"),
        Feat("healed", "healed 1", "healed {count}", "hero", "amount"),
        Feat("explored", "1 tile found", "{count} tiles found", "hero"),
        Feat("drew_treasure", "1 Treasure", "{count} Treasures", "hero"),
        Feat("took_damage", "took 1", "took {count}", "hero", "amount"),
    )
    acts = MappingProxyType({
        "turn": "hero",
        "attacks": "hero",
        "used": "hero",
        "reacted": "hero",
        "disables": "hero",
        "attacked": "source",
        "ally_attacks": "villager",
        "triggered": "encounter",
    })  # fmt: skip
    tally = ("defeated", Plural("{count} slain", "{count} slain"))

    def closing(
        self, view: AdventureView, outcome: Outcome, names: Sequence[str], events: Sequence[Event]
    ) -> Closing:
        """The headline of the adventure, the Heroes, and how far the quest had come."""
        assert view.ending is not None
        told = headline(view.box, view.adventure)
        played = adventure(view)
        rounds = f", {plural(view.round, 'round')}" if view.round else ""
        cast = {
            hero.name: Performer(
                seat,
                HEROES[hero.name].name,
                kind=f"Level {hero.level}" if hero.level > 1 else "",
                picture=picture(hero.name, view.box),
                fallen=hero.hp <= 0 or hero.away == "out",
                prizes=_prizes(view, hero),
            )
            for seat, hero in enumerate(view.heroes)
        }
        return Closing(_headline(told, view.ending), cast, f"{played.name}{rounds}", _near(view))

    def when(self, event: Event, before: str) -> str:
        """The round."""
        return f"Round {event.facts['round']}" if event.kind == "turn" else before

    def weight(self, event: Event) -> int:
        """Falls and surges above all, the last surge most of all."""
        if event.kind == "surge" and not event.facts["left"]:
            return LAST_SURGE
        if event.kind == "drew_monster" and event.facts.get("figures", 1) > 1:
            return SEVERAL
        return WEIGHTS.get(event.kind, 0)


def _headline(told: Headline, ending: Ending) -> str:
    if ending.winners is not None and told.parted and ending.winners:
        return told.parted
    return told.won if ending.won else told.lost


def _near(view: AdventureView) -> str:
    """How far the quest had come, and what was left to spend."""
    assert view.ending is not None
    left = sum(team.surges for team in view.teams)
    surges = "No healing surge is left." if not left else f"{plural(left, 'healing surge')} left."
    goal = [] if view.ending.won else [f"Needed for victory: {adventure(view).victory}"]
    slain = [f"{plural(view.defeated, 'Monster')} slain."] if goal and view.defeated else []
    return " ".join([*goal, *quest(view).told(view), *slain, surges])


def _prizes(view: AdventureView, hero: HeroState) -> list[Prize]:
    """The Treasures that a Hero has brought out of a won adventure."""
    assert view.ending is not None
    items = hero.items if view.ending.won else []
    return [Prize(TREASURES[item].name, picture=picture(item, view.box)) for item in items]
