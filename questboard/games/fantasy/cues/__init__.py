"""Cues: what there is to see and hear of each kind of event.

`moves` has figures, rooms, doors and traps, `combat` attacks, dice and hit points, `items` cards, `parts`
turns and endings. Cards say themselves what their own events show (`hooks.Told.shows`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from questboard.cues import AnyCue
from questboard.games.fantasy.cues import combat, items, moves, parts
from questboard.games.fantasy.cues.seen import Seen
from questboard.games.fantasy.hooks import REGISTRY, Shown, Told
from questboard.games.fantasy.state import FantasyView
from questboard.kernel import Event

Shows: TypeAlias = Callable[[Seen], Sequence[AnyCue]]

SHOWN: Mapping[str, Shows] = {
    "adventure": parts.begins,
    "appeared": moves.appears,
    "attacked": combat.attacked,
    "attacks": combat.attacks,
    "booby-trap": items.booby_trap,
    "campaign-over": parts.campaign_over,
    "cast": items.casts,
    "changed": items.changed,
    "charge-cost": combat.skull_die,
    "charge-rolled": combat.charge_die,
    "charges": combat.charges,
    "chest-opened": moves.chest_opens,
    "conclusion": parts.concludes,
    "deck-shuffled": items.deck_shuffled,
    "defeated": moves.falls,
    "destroyed": moves.falls,
    "died": moves.falls,
    "disabling": combat.disable_die,
    "discarded": items.discarded,
    "door-opened": moves.door_opens,
    "drained": items.loses_sp,
    "drank": items.plays,
    "exchanged": items.exchanged,
    "flew": moves.flies,
    "flight-rolled": combat.flight_die,
    "freed": moves.freed,
    "gained": items.found,
    "grabbed": combat.grabbed,
    "healed": combat.regains_hp,
    "heals": combat.heals,
    "initiative": parts.initiative,
    "kept": items.kept,
    "key-dropped": moves.key_dropped,
    "key-found": moves.key_found,
    "lasting": combat.effect_begins,
    "locked": moves.door_locked,
    "lost": parts.lost,
    "lost-hp": combat.loses_hp,
    "lost-items": items.all_lost,
    "master-turn": parts.master_turn,
    "missed-turn": parts.turn_missed,
    "misses-turn": combat.misses_turn,
    "picked-up": items.picked_up,
    "placed": moves.appears,
    "power": combat.power,
    "pushed": moves.pushed,
    "put": moves.leaps,
    "ran": moves.walks,
    "released": combat.released,
    "renewed": items.renewed,
    "restored": items.regains_sp,
    "revealed": moves.area_laid_out,
    "revived": moves.revived,
    "roamer-drawn": items.roamer_drawn,
    "roaming-rolled": combat.roaming_die,
    "rolled": combat.rolled,
    "rooted": combat.rooted,
    "searched": combat.search_die,
    "slowed": combat.slowed,
    "struggled": combat.special_die,
    "taken-back": items.taken_back,
    "tokens-spent": items.tokens_spent,
    "trap-disabled": moves.trap_disabled,
    "trap-found": moves.trap_found,
    "trap-sprung": moves.trap_sprung,
    "turn": parts.hero_turn,
    "turned-undead": combat.undead_die,
    "unlocked": moves.door_unlocked,
    "used": items.plays,
    "ventured": moves.walks,
    "walked": moves.walks,
    "went-through": moves.leaps,
    "won": parts.won,
    "wore-off": combat.effect_ends,
}
"""By kind of event: what it shows."""

OF_CARDS: Mapping[Shown, Shows] = {
    "special die": combat.special_die,
    "health": combat.saved,
    "spur": combat.spurred,
    "pillar": moves.pillar,
    "bushes": moves.bushes,
}
"""What the events of cards show."""


@cache
def cards_show() -> Mapping[str, Shows]:
    """What each event of a single card shows."""
    return {
        kind: OF_CARDS[shown]
        for card in REGISTRY
        if isinstance(card, Told)
        for kind, shown in card.shows.items()
    }


def cues_of(event: Event, view: FantasyView, names: Sequence[str]) -> Sequence[AnyCue]:
    """What a seat sees and hears of an event; nothing of mere talk."""
    shows = SHOWN.get(event.kind) or cards_show().get(event.kind)
    return shows(Seen(event.facts, view, names, event.cause)) if shows is not None else ()
