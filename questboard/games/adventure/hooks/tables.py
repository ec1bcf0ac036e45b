"""The registry of both boxes, and the tables in which rules look up what cards do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from types import ModuleType
from typing import Any, NamedTuple

from questboard.games.adventure.content import Box
from questboard.games.adventure.hooks.base import Declared, Look, Sign, Timed
from questboard.games.adventure.hooks.cards import (
    AllyCard,
    BoonCard,
    EncounterCard,
    HeroCard,
    Influence,
    Mark,
    MonsterCard,
    PowerCard,
    RowedCard,
    Thing,
    TreasureCard,
    UsableCard,
    Verb,
    VillagerCard,
)
from questboard.games.adventure.hooks.quests import Quest
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import Registry
from questboard.kernel.window import NOTHING

REGISTRY = Registry()
"""A box enters its cards when it is opened; ids are unique over all boxes."""

QUESTS = REGISTRY.of(Quest)
VERBS = REGISTRY.of(Verb)
BOON_CARDS = REGISTRY.of(BoonCard)

# ---- used cards
USE = REGISTRY.hooks(UsableCard.use)
CAN_USE = REGISTRY.hooks(UsableCard.can_use)
OWN_BONUS = REGISTRY.hooks(UsableCard.own_bonus)
OWN_DAMAGE = REGISTRY.hooks(UsableCard.own_damage)
EDGES_SEEN = REGISTRY.hooks(UsableCard.edges_seen)
OFF_BOARD = REGISTRY.values(UsableCard, "off_board")
FLIPS_ITSELF = REGISTRY.values(UsableCard, "flips_itself")
LASTING = REGISTRY.values(UsableCard, "lasting")
HIDES = REGISTRY.values(UsableCard, "hides")
HEALS = REGISTRY.values(UsableCard, "heals")
FORTUNES = REGISTRY.hooks(TreasureCard.found)
SHARED_ARMOR = REGISTRY.values(TreasureCard, "shared_armor")

# ---- a Hero's figures
ARMOR = REGISTRY.hooks(Influence.armor)
ATTACK_BONUS = REGISTRY.hooks(Influence.attack_bonus)
AIM = REGISTRY.hooks(Influence.aim)
EXTRA_DAMAGE = REGISTRY.hooks(Influence.extra_damage)
SPEED = REGISTRY.hooks(Influence.speed)
FARTHER = REGISTRY.hooks(Influence.farther)
WARD = REGISTRY.hooks(Influence.ward)
AFTER_HIT = REGISTRY.hooks(Influence.after_hit)
AFTER_MISS = REGISTRY.hooks(Influence.after_miss)
DOWNED = REGISTRY.hooks(Influence.downed)
UNSEEN = REGISTRY.values(Influence, "unseen")

# ---- special abilities
ATTACKS: Mapping[str, int] = REGISTRY.values(HeroCard, "attacks")
STARTING_ITEMS: Mapping[str, int] = REGISTRY.values(HeroCard, "starting_items")
OPENS_FROM_AFAR = REGISTRY.values(HeroCard, "opens_from_afar")
SURGE_BONUS = REGISTRY.hooks(HeroCard.surge_bonus)
POISON_BONUS = REGISTRY.hooks(HeroCard.poison_bonus)
PLACE_MONSTER = REGISTRY.hooks(HeroCard.place_monster)

# ---- the dungeon's cards
RESOLVE = REGISTRY.hooks(EncounterCard.resolve)
ACTIVATE = REGISTRY.hooks(RowedCard.activate)
SPREADS = REGISTRY.values(EncounterCard, "spreads")
ENDED_BY_DEFEAT = REGISTRY.values(EncounterCard, "ended_by_defeat")
TRIBUTE = REGISTRY.values(EncounterCard, "tribute")
DISABLING: Mapping[str, int] = REGISTRY.values(Influence, "disabling")
SWARM = REGISTRY.values(MonsterCard, "swarm")
TACTICS = REGISTRY.hooks(MonsterCard.act)
FOE_ARMOR = REGISTRY.hooks(MonsterCard.armor)
RALLY = REGISTRY.hooks(MonsterCard.rally)
APPEARS = REGISTRY.hooks(MonsterCard.appears)
DEFEATED = REGISTRY.hooks(MonsterCard.defeated)
MARK_ARMOR = REGISTRY.hooks(Mark.foe_armor)
ALLY_ACTS = REGISTRY.hooks(AllyCard.act)

# ---- the board and the table
MONSTER_ENTERS = REGISTRY.hooks(Declared.monster_enters)
ALLY_ARRIVES = REGISTRY.hooks(Declared.ally_arrives)
SHARP = REGISTRY.values(Declared, "sharp")
TAKEN = REGISTRY.values(Thing, "taken")
CARRIED = REGISTRY.values(Thing, "carried")
CALLED: Mapping[str, str] = REGISTRY.values(Declared, "called")
IDLE: Mapping[str, str] = REGISTRY.values(Declared, "idle")
LOOKS: Mapping[str, Look] = REGISTRY.values(Declared, "look")
SIGNS: Mapping[str, Sign] = REGISTRY.values(Declared, "sign")
VERB_OPTIONS = REGISTRY.hooks(Verb.options)
ONLY_IN_QUEST = REGISTRY.values(Verb, "only_in_quest")
VERB_NODES = REGISTRY.hooks(Verb.nodes)


def enter(box: Box, modules: Iterable[ModuleType]) -> None:
    """Enter the cards of a box; one whose text does something has to be declared."""
    REGISTRY.load(modules)
    REGISTRY.require(HeroCard, box.heroes)
    REGISTRY.require(PowerCard, [card for card, printed in box.powers.items() if printed.use != "attack"])
    REGISTRY.require(
        TreasureCard, [card for card, printed in box.treasures.items() if printed.use != "passive"]
    )
    REGISTRY.require(
        EncounterCard, [card for card, printed in box.encounters.items() if printed.kind != "event-attack"]
    )
    own = [card for card, printed in box.monsters.items() if any(tactic.own for tactic in printed.tactics)]
    REGISTRY.require(MonsterCard, own)
    REGISTRY.require(VillagerCard, box.villagers)
    REGISTRY.require(AllyCard, box.allies)
    REGISTRY.require(Quest, [f"{box.name}-{number}" for number in box.adventures])


# ---- times of the turn


class Effect(NamedTuple):
    """What a declaration does at a time of the turn."""

    order: int
    always: bool
    under: str
    do: Callable[[AdventureState, int], Awaitable[None]]


class Time:
    """A time of the turn, and all that happens then in its order."""

    def __init__(self, hook: Callable[[Any, AdventureState, int], Awaitable[None]]) -> None:
        self.hooks = REGISTRY.hooks(hook)
        self.effects: list[Effect] = []
        self.always = False
        """Whether something happens then for every Hero."""

    def in_order(self) -> list[Effect]:
        """Everything that may happen then; within a group what was declared first comes first."""
        if len(self.effects) != len(self.hooks):  # another box has been opened
            found = [
                Effect(getattr(do, "order", 0), getattr(do, "always", False), id, do)
                for id, do in self.hooks.items()
            ]
            self.effects = sorted(found, key=lambda effect: effect.order)
            self.always = any(effect.always for effect in found)
        return self.effects


START_OF_HERO_PHASE = Time(Timed.start_of_hero_phase)
END_OF_HERO_PHASE = Time(Timed.end_of_hero_phase)
AFTER_HERO_PHASE = Time(Timed.after_hero_phase)
END_OF_EXPLORATION_PHASE = Time(Timed.end_of_exploration_phase)
BEFORE_ENCOUNTER_STEP = Time(Timed.before_encounter_step)
END_OF_VILLAIN_PHASE = Time(Timed.end_of_villain_phase)
MOVED_ONTO_TILE = Time(Timed.moved_onto_tile)
NATURAL_TWENTY = Time(Timed.natural_twenty)
HEALED = Time(Timed.healed)
MISSED_BY_MONSTER = Time(Timed.missed_by_monster)


def come_to(s: AdventureState, time: Time, seat: int) -> Awaitable[None]:
    """Have everything happen that happens at a time of the turn."""
    present, effects = things_in_play(s, seat), time.in_order()
    if not time.always and time.hooks.keys().isdisjoint(present):
        return NOTHING
    return _happen(s, effects, seat, present)


async def _happen(s: AdventureState, effects: list[Effect], seat: int, present: list[str]) -> None:
    for _, always, under, do in effects:
        if always or under in present:
            await do(s, seat)
            present = things_in_play(s, seat)  # it may have ended something, or begun it


def waits(s: AdventurePosition, time: Time, seat: int) -> bool:
    """Whether something may happen to a Hero at a time of the turn, so that what led there is told before."""
    return any(awaits(s, seat, under, always) for _, always, under, _ in time.in_order())


def awaits(s: AdventurePosition, seat: int, under: str, always: bool) -> bool:
    """Whether a declaration may happen to a Hero now: it is in play for the Hero, or for anybody."""
    if under in s.markers:
        return s.heroes[seat].tile in s.markers[under]
    return any(in_play(s, other, under) for other in (range(len(s.heroes)) if always else (seat,)))


def in_play(s: AdventurePosition, seat: int, id: str) -> bool:
    """Whether something is in play for a Hero, as `Timed` says."""
    return id in things_in_play(s, seat)


def things_in_play(s: AdventurePosition, seat: int) -> list[str]:
    """All that is in play for a Hero, by id."""
    hero = s.heroes[seat]
    return [
        hero.name,
        hero.stance,
        hero.away,
        s.environment,
        *hero.conditions,
        *hero.curses,
        *hero.notes,
        *s.markers,
    ]
