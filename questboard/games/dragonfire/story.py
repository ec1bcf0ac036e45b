"""The end of an Adventure as a story: its headline, what the characters did, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.art import path
from questboard.ending import Closing, Feat, Growth, Performer, Prize, Story, headline
from questboard.games.dragonfire.content import ADVENTURES, CARDS
from questboard.games.dragonfire.rules.advancements import LEVEL_XP, character_level
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import DragonfireView
from questboard.games.dragonfire.words import plural, screen_name
from questboard.kernel import Event, Outcome
from questboard.language import Plural

WEIGHTS: Mapping[str, int] = MappingProxyType({
    "unconscious": 6,
    "scene_over": 5,
    "challenge_failed": 5,
    "location_lost": 4,
    "woke": 3,
    "tripped": 2,
    "level_rose": 2,
    "stunned": 2,
    "defeated": 1,
})  # fmt: skip
"""How much kinds of events decide."""


class DragonfireStory(Story[DragonfireView]):
    """How Dragonfire tells its ends."""

    feats = (
        Feat("defeated", "1 defeated", "{count} defeated"),
        Feat("cleared", "1 level", "{count} levels"),
        Feat("assisted", "1 Assist", "{count} Assists", "player"),
        Feat("bought", "bought 1 card", "bought {count} cards", "player"),
        Feat("healed", "healed 1", "healed {count}", "player", "amount"),
        Feat("hurt", "took 1", "took {count}", "player", "amount"),
        Feat("played", "played 1 card", "played {count} cards", "player"),
    )
    acts = MappingProxyType({"dealt": "players", "turn": "player"})
    tally = ("defeated", Plural("{count} defeated", "{count} defeated"))

    def closing(
        self, view: DragonfireView, outcome: Outcome, names: Sequence[str], events: Sequence[Event]
    ) -> Closing:
        """The headline of the Adventure, the party, and what was left of the Scene."""
        title = ADVENTURES[view.adventure].name
        of = f" of {scenes(view)}" if scenes(view) > 1 else ""
        where = f"in Scene {view.scene}{of}" if view.scene else "before its first Scene"
        told = headline("dragonfire", view.adventure)
        words = told.won if view.won else told.lost.format(where=where)
        xp = earned(events)
        cast = {
            seat: Performer(
                seat,
                name,
                kind=screen_name(character.screen),
                picture=path("dragonfire", "screens", character.screen),
                fallen=character.unconscious,
                growth=growth(view.sheets[seat].xp, xp),
                prizes=_prizes(events, seat),
            )
            for seat, (name, character) in enumerate(zip(names, view.characters, strict=True))
        }
        chapter = f"{title}, Level {view.adventure_level}, {plural(view.turns, 'turn')}"
        return Closing(words, cast, chapter, _near(view))

    def when(self, event: Event, before: str) -> str:
        """The Scene and the round."""
        if event.kind == "scene":
            return f"Scene {event.facts['scene']}"
        if event.kind == "round":
            return f"{before.partition(',')[0] or 'Scene 1'}, round {event.facts['round']}"
        return before

    def weight(self, event: Event) -> int:
        """Who falls, and Scenes that are done."""
        return WEIGHTS.get(event.kind, 0)


def _near(view: DragonfireView) -> str:
    """What was left of the Scene, or how the party stood at the end."""
    standing = len(view.conscious)
    if view.won:
        down = len(view.characters) - standing
        return "Nobody was down at the end." if not down else f"{plural(down, 'character')} down at the end."
    if not view.scene:
        return ""
    left = len(view.encounters)
    if not left:
        return "No encounter was left in this Scene."
    levels = sum(len(each.uncleared) for each in view.encounters)
    to_come = scenes(view) - view.scene
    scenes_left = "" if not to_come else f" {plural(to_come, 'Scene')} would have followed."
    return (
        f"{plural(left, 'encounter')} with {plural(levels, 'level')} stood between the party "
        f"and the end of the Scene.{scenes_left}"
    )


# ---- what was won


def earned(events: Sequence[Event]) -> int:
    """The XP of the Adventure that was played last."""
    earned = 0
    for event in events:
        if event.kind == "adventure":
            earned = 0
        elif event.kind == "earned":
            earned += int(event.facts["amount"])
    return earned


def growth(xp: int, earned: int) -> Growth | None:
    """A character's XP, and how far they lead to the next level."""
    if not xp:
        return None
    level = character_level(xp)
    start, goal = LEVEL_XP[level], LEVEL_XP.get(level + 1, 0)
    span = (goal - start) or 1
    before = max(0.0, (xp - earned - start) / span) if goal else 1.0
    after = (xp - start) / span if goal else 1.0
    reached = character_level(xp - earned) < level
    return Growth(earned, xp, level, reached, max(0, goal - xp), round(before, 3), round(after, 3))


def _prizes(events: Sequence[Event], seat: int) -> list[Prize]:
    """The Magic Items found since the last Adventure began."""
    found: list[str] = []
    for event in events:
        if event.kind == "adventure":
            found = []
        elif event.kind == "found" and event.facts.get("player") == seat and "item" in event.facts:
            found.append(event.facts["item"])
    return [Prize(CARDS[item].name, CARDS[item].text, path("dragonfire", "cards", item)) for item in found]
