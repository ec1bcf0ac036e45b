"""Cues: what there is to see and hear of each kind of event, in one table.

`players`, `encounters` and `table` make them, `told` is the event with the view right after it, `shown` fills
in the cues that single cards declare beside their sentences (`shows`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from questboard.cues import AnyCue, Condition
from questboard.games.dragonfire.cues import encounters, players, table
from questboard.games.dragonfire.cues.shown import shown
from questboard.games.dragonfire.cues.told import Told
from questboard.games.dragonfire.hooks import event_cues
from questboard.games.dragonfire.state import DragonfireView
from questboard.kernel import Event

Cues: TypeAlias = Callable[[Told], Sequence[AnyCue]]


def condition(name: str, gained: bool = True) -> Cues:
    """A condition of the character that the event is about."""
    return lambda told: [Condition(told.who, name, gained)]


CUES: Mapping[str, Cues] = MappingProxyType({
    "adventure": table.adventure,
    "appeared": encounters.appeared,
    "assault": table.assault,
    "assisted": players.played,
    "attacked": encounters.attacked,
    "bought": players.bought,
    "buried": encounters.discarded,
    "buried_cards": players.to_deck,
    "calmed": encounters.calmed,
    "challenge_failed": table.challenge_failed,
    "checked": players.checked,
    "cleared": encounters.cleared,
    "covered": players.took_feature,
    "covers": players.covers,
    "cycled": table.cycled,
    "deadfall": table.deadfall,
    "dealt": encounters.dealt,
    "deck_reshuffled": table.deck_reshuffled,
    "defeated": encounters.defeated,
    "discarded": players.discarded,
    "dragonfire": table.dragonfire,
    "dragonfire_buried": table.dragonfire_buried,
    "drew": players.drew,
    "earned": players.earned,
    "encounter_revealed": encounters.revealed,
    "entered": players.entered,
    "flipped": table.flipped,
    "forfeited": players.forfeited,
    "found": players.got_card,
    "gained": players.gained,
    "handed_over": players.handed_over,
    "healed": players.healed,
    "held_off": encounters.held_off,
    "hurt": players.hurt,
    "kept_off": players.lessened,
    "left": players.left,
    "left_play": players.left_play,
    "lessened": players.lessened,
    "level_reached": table.level_reached,
    "level_rose": table.level_rose,
    "level_softened": encounters.level_softened,
    "limited": players.limited,
    "location_lost": encounters.discarded,
    "location_refused": encounters.revealed,
    "long_rest": table.long_rest,
    "looked": players.looked,
    "lost": table.lost,
    "market_filled": table.market_filled,
    "market_revealed": table.market_revealed,
    "moved": encounters.moved,
    "packed": players.got_card,
    "paid": encounters.paid,
    "played": players.played,
    "protected": condition("1 less damage"),
    "put_back": players.put_back,
    "put_down": players.put_down,
    "put_on_top": players.to_deck,
    "put_under": players.put_under,
    "recovered": encounters.recovered,
    "refreshed": condition("Exhausted", gained=False),
    "remains": players.remains,
    "reshuffled": players.reshuffled,
    "returned": players.returned,
    "revealed": players.revealed,
    "round": table.round_begins,
    "saved": encounters.saved,
    "scene": table.scene,
    "scene_over": table.scene_over,
    "sharpened": players.sharpened,
    "short_rest": table.short_rest,
    "spent": players.spent,
    "strength_changed": encounters.strength_changed,
    "stunned": condition("Stunned"),
    "swapped": players.got_card,
    "took_back": players.took_back,
    "took_feature": players.took_feature,
    "took_over": players.took_over,
    "took_screen": players.took_screen,
    "tripped": encounters.tripped,
    "turn": table.turn,
    "unconscious": players.unconscious,
    "unhealable": condition("can't be healed"),
    "used": players.used,
    "woke": condition("Unconscious", gained=False),
    "won": table.won,
})  # fmt: skip
"""By kind of event; kinds that are missing are mere talk."""


def cues(event: Event, view: DragonfireView, names: Sequence[str]) -> Sequence[AnyCue]:
    """What there is to see and hear of an event, as the seat whose view it is has seen it."""
    told = Told(event.facts, view, names)
    if event.kind in CUES:
        return CUES[event.kind](told)
    template = event_cues().get(event.kind)
    return [] if template is None else [shown(template, told)]
