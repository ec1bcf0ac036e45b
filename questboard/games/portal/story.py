"""The end of an evening as a story: who was merriest, by how much, and what decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.ending import Closing, Feat, Performer, Story, listed
from questboard.games.portal.rules.scoring import final_scores
from questboard.games.portal.state import PortalView
from questboard.kernel import Event, Outcome

WEIGHTS: Mapping[str, int] = MappingProxyType({"endgame": 4, "claimed": 3, "stole": 2, "perfect_match": 1})
"""How much kinds of events decide."""

PARTS = ("Gems", "the most Gems of one colour", "the most complete sets", "Objectives")
"""Where points come from, in the order of `Score`."""


class PortalStory(Story[PortalView]):
    """How The Yawning Portal tells its ends."""

    feats = (
        Feat("claimed", "1 Objective claimed", "{count} Objectives claimed", "player"),
        Feat("stole", "1 Gem stolen", "{count} Gems stolen", "player"),
        Feat("perfect_match", "1 perfect match", "{count} perfect matches", "player"),
        Feat("seated", "1 Hero seated", "{count} Heroes seated", "player"),
        Feat("placed", "1 dish served", "{count} dishes served", "player"),
    )
    tally = ("perfect_match", "match", "matches")

    def closing(
        self, view: PortalView, outcome: Outcome, names: Sequence[str], events: Sequence[Event]
    ) -> Closing:
        """Whose table was the merriest, by how much, and thanks to what."""
        cast = {seat: Performer(seat, name) for seat, name in enumerate(names)}
        chapter = f"Turn {view.turn}"
        if view.solo:
            return Closing(f"{outcome.scores[0]} points for one evening", cast, chapter)
        winners = listed([names[seat] for seat in outcome.winners])
        merriest = "table was the merriest" if len(outcome.winners) == 1 else "tables were equally merry"
        return Closing(f"{winners}'s {merriest}", cast, chapter, _near(view, outcome, names))

    def when(self, event: Event, before: str) -> str:
        """The turn."""
        return f"Turn {event.facts['turn']}" if event.kind == "turn" else before

    def weight(self, event: Event) -> int:
        """Objectives, and what barkeeps do to each other."""
        return WEIGHTS.get(event.kind, 0)


def _near(view: PortalView, outcome: Outcome, names: Sequence[str]) -> str:
    """The margin, and in what the winner was furthest ahead of the next."""
    best = max(outcome.scores)
    others = [seat for seat in range(len(names)) if seat not in outcome.winners]
    if not others:
        return f"{best} points each."
    second = max(others, key=lambda seat: outcome.scores[seat])
    if len(outcome.winners) > 1:
        return f"{best} points each, {best - outcome.scores[second]} ahead of {names[second]}."
    first, next_best = (final_scores(view)[seat] for seat in (outcome.winners[0], second))
    leads = [
        mine - theirs
        for mine, theirs in zip(
            (first.gems, first.most_of_one, first.most_sets, first.objectives),
            (next_best.gems, next_best.most_of_one, next_best.most_sets, next_best.objectives),
            strict=True,
        )
    ]
    ahead, largest = best - outcome.scores[second], max(leads)
    margin = f"{ahead} ahead of {names[second]}" if ahead else f"like {names[second]}"
    decided = f" What decided: {PARTS[leads.index(largest)]}, {largest} points more." if largest > 0 else ""
    return f"{best} points, {margin}.{decided}"
