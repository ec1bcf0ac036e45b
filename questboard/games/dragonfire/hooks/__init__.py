"""What a card of Dragonfire can do: every kind of card, and all the ways in which it can matter.

A card overrides the hooks it needs; `cards/` and `adventures/` hold them. Rules look them up in the tables at
the end of this page, and never by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from questboard.cues import AnyCue
from questboard.games.dragonfire.content import ABILITIES, FEATURES
from questboard.games.dragonfire.hooks.cards import Deals, MagicItem, MarketCard, PlayerCard
from questboard.games.dragonfire.hooks.encounters import EncounterCard
from questboard.games.dragonfire.hooks.powers import (
    Ability,
    Answer,
    Feature,
    Limit,
    Power,
    automatic,
    reaction,
)
from questboard.games.dragonfire.hooks.table import Adventure, CharacterScreen, Circumstance, DragonfireCard
from questboard.games.dragonfire.state import DragonfirePosition, Encounter, Play
from questboard.kernel import Registry, hooks_of, reactions_of

__all__ = [
    "Ability",
    "Adventure",
    "Answer",
    "CharacterScreen",
    "Circumstance",
    "Deals",
    "DragonfireCard",
    "EncounterCard",
    "Feature",
    "Limit",
    "MagicItem",
    "MarketCard",
    "PlayerCard",
    "Power",
    "automatic",
    "reaction",
]

REGISTRY = Registry()

# ---- the cards of a kind

CARD_TEXTS = REGISTRY.of(PlayerCard)
FEATURE_TEXTS = REGISTRY.of(Feature)
ABILITY_TEXTS = REGISTRY.of(Ability)
ENCOUNTER_TEXTS = REGISTRY.of(EncounterCard)
DRAGONFIRE_TEXTS = REGISTRY.of(DragonfireCard)
QUESTS = REGISTRY.of(Adventure)
SCREEN_CARDS = REGISTRY.of(CharacterScreen)


def power(name: str) -> Power:
    """A Feature, an ability or a card in play; of a Feature and a card with one name only the Feature is."""
    if name in FEATURES:
        return FEATURE_TEXTS[name]
    return ABILITY_TEXTS[name] if name in ABILITIES else CARD_TEXTS[name]


# ---- what few of them do, by id

USES = REGISTRY.hooks(Power.use)
MARKET_USES = REGISTRY.hooks(Power.use_in_market)
TURN_BEGINS = REGISTRY.hooks(Power.turn_begins)
SHORT_RESTS = REGISTRY.hooks(Power.short_rest)
SCENE_STARTS = REGISTRY.hooks(Feature.scene_start)
REDUCTIONS = REGISTRY.hooks(Power.reduce_damage)
DETERS = REGISTRY.hooks(Feature.deters)
NEW_COLORS = REGISTRY.hooks(Feature.new_color)
COLORS_PLAYED = REGISTRY.hooks(Feature.color_played)

AIMED = REGISTRY.hooks(PlayerCard.aim)
MEASURED = REGISTRY.hooks(PlayerCard.measure)
PROTECTIONS = REGISTRY.hooks(PlayerCard.protect)
WARDS = REGISTRY.hooks(PlayerCard.wards_off)
DECIDED_CHECKS = REGISTRY.hooks(PlayerCard.decide_check)
DECIDED_SAVES = REGISTRY.hooks(PlayerCard.decide_save)
GUARDS = REGISTRY.hooks(PlayerCard.guards)

SURPRISES = REGISTRY.hooks(EncounterCard.surprise)
ARRIVALS = REGISTRY.hooks(EncounterCard.arrive)
VANQUISHED = REGISTRY.hooks(EncounterCard.vanquished)
RECIPIENTS = REGISTRY.hooks(EncounterCard.recipients)
STARTS = REGISTRY.hooks(EncounterCard.start_of_turn)
ENDS = REGISTRY.hooks(EncounterCard.end_of_turn)
NEXT_TURNS = REGISTRY.hooks(EncounterCard.next_turn)
TRIPWIRES = REGISTRY.hooks(EncounterCard.tripwire)
CLEARED = REGISTRY.hooks(EncounterCard.level_cleared)
AFTERMATHS = REGISTRY.hooks(EncounterCard.damage_dealt)
ATTACKS = REGISTRY.hooks(EncounterCard.attacks)
WOUNDS = REGISTRY.hooks(EncounterCard.wounds)
BASE_STRENGTH = REGISTRY.hooks(EncounterCard.base_strength)
STRENGTH = REGISTRY.hooks(EncounterCard.change_strength)
MORE_COLORS = REGISTRY.hooks(EncounterCard.more_colors)
SAVE_BONUS = REGISTRY.hooks(EncounterCard.save_bonus)
IMMUNE = REGISTRY.hooks(EncounterCard.immune)
UNHARMABLE = REGISTRY.hooks(EncounterCard.unharmable)
ASSIST_BLOCKS = REGISTRY.hooks(EncounterCard.blocks_assists)
DAMAGE_CHANGES = REGISTRY.hooks(EncounterCard.change_damage)
ESCAPES = REGISTRY.hooks(EncounterCard.escapes)
NO_HEALING = REGISTRY.hooks(EncounterCard.prevents_healing)
MORE_COSTS = REGISTRY.hooks(EncounterCard.more_cost)

TABLE_STRENGTH = REGISTRY.hooks(Circumstance.change_strength)
GOLD = REGISTRY.hooks(Circumstance.change_gold)
WOUNDED = REGISTRY.hooks(Circumstance.wounded)
DEADFALLS = REGISTRY.hooks(DragonfireCard.deadfall)
TURN_STARTS = REGISTRY.hooks(DragonfireCard.turn_start)
ATTACKED = REGISTRY.hooks(DragonfireCard.attacked)
CARD_BANS = REGISTRY.hooks(DragonfireCard.forbids_card)
PURCHASE_BANS = REGISTRY.hooks(DragonfireCard.forbids_purchase)

# ---- what goes by a name that isn't the card's id

Ride: TypeAlias = Callable[[DragonfirePosition, Play, Encounter], str]


@cache
def riders() -> Mapping[str, Ride]:
    """By the key of a play's mark: what it gains at an encounter."""
    features = [card for card in REGISTRY if isinstance(card, Feature) and "ride" in hooks_of(card)]
    return {(card.mark or card.note).key: card.ride for card in features}


@cache
def after_damage() -> Mapping[str, Power]:
    """By the names in `turn.after`: whose effect happens at the end of Deal Damage."""
    powers = [card for card in REGISTRY if isinstance(card, Power) and "after_damage" in hooks_of(card)]
    return {card.after_as or card.id: card for card in powers}


@cache
def limits() -> Mapping[str, Limit]:
    """By the names under which uses are counted: how often, and per what."""
    found: dict[str, Limit] = {each.id: (each.scope, each.uses) for each in FEATURES.values() if each.scope}
    found |= {each.id: (each.scope, 1) for each in ABILITIES.values() if each.scope}
    for card in REGISTRY:
        if isinstance(card, Power):
            found |= {card.id: card.limit} if card.limit else {}
            for each in reactions_of(card):
                if isinstance(each, Answer) and each.counted and each.limit:
                    found[each.counted] = each.limit
    return found


@cache
def acts() -> Mapping[str, Power]:
    """By verb: with what it may be done, besides using it."""
    return {verb: card for card in REGISTRY if isinstance(card, Power) for verb in card.acts}


@cache
def events() -> Mapping[str, str]:
    """A sentence for each kind of event that belongs to a single card."""
    cards = [card for card in REGISTRY if isinstance(card, Power | EncounterCard | Circumstance)]
    return {kind: sentence for card in cards for kind, sentence in card.says.items()}


@cache
def event_cues() -> Mapping[str, AnyCue]:
    """What there is to see of each of these events."""
    cards = [card for card in REGISTRY if isinstance(card, Power | EncounterCard | Circumstance)]
    return {kind: cue for card in cards for kind, cue in card.shows.items()}


@cache
def revealing_events() -> frozenset[str]:
    """Those of them after which somebody knows more of the cards."""
    return frozenset(kind for card in REGISTRY if isinstance(card, Circumstance) for kind in card.reveals)


@cache
def lasting_marks() -> frozenset[str]:
    """The keys of the marks on characters that a Short Rest doesn't end."""
    cards = [card for card in REGISTRY if isinstance(card, EncounterCard | Adventure)]
    return frozenset(mark.key for card in cards for mark in card.lasting())
