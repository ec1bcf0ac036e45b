"""The log in words: a sentence for every kind of event. Cards and adventures say their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from questboard.games.adventure.content import MONSTERS, TILES
from questboard.games.adventure.hooks import Declared
from questboard.games.adventure.hooks.tables import QUESTS, REGISTRY
from questboard.games.adventure.words import card, figure, hero, plural, roll, square
from questboard.kernel import Event

Facts: TypeAlias = Mapping[str, Any]

EVENTS = {
    "chose_hero": "{player} plays {hero}.",
    "first": "{hero} begins.",
    "placed": "{hero} is placed on {square}.",
    "starting_treasure": "{hero} starts with {card}.",
    "turn": "Round {round}: the turn of {hero}.",
    "phase": "{phase} of {hero}.",
    "walked": "{hero} moves to {square}.",
    "pushed": "{hero} is moved to {square}.",
    "swapped": "{hero} and {target} change places.",
    "used": "{hero} uses {card}.",
    "in_effect": "{card} is in effect for {hero}.",
    "reacted": "{hero} uses {card}.",
    "discarded": "{hero} discards {card}.",
    "flipped_up": "{hero} turns {card} face up.",
    "damaged": "{foe} takes {amount} damage; {left} HP left.",
    "enraged": "{foe} becomes enraged.",
    "destroyed": "{foe} is destroyed.",
    "took_damage": "{hero} takes {amount} damage; {left} HP left.",
    "unharmed": "{hero} takes no damage.",
    "downed": "{hero} is down.",
    "villager_hurt": "{villager} takes {amount} damage; {left} HP left.",
    "villager_killed": "{villager} is killed.",
    "villager_pushed": "{villager} is moved to {square}.",
    "villager_moved": "{villager} moves to {square}.",
    "afflicted": "{hero} is {condition}.",
    "relieved": "{hero} is no longer {condition}.",
    "wore_off": "{hero} is no longer {condition}: the Hero Phase is over.",
    "cursed": "{card} lies on {hero}.",
    "curse_ended": "{hero} is rid of {card}.",
    "healed": "{hero} regains {amount} HP and has {left}.",
    "surge": "{hero} spends a healing surge; {left} left.",
    "lost_item": "{hero} loses {card}.",
    "fell": "{hero} falls into the {card}.",
    "explored": "{hero} explores at {edge}.",
    "not_explored": "{hero} places no tile: {reason}.",
    "no_tile": "There is no tile left for {hero} to place.",
    "door_closed": "The door of {tile} is closed.",
    "door_opened": "{hero} turns over the door of {tile}. {door}.",
    "unlocks": "{hero} tries the lock of {tile}.",
    "unlocked": "The door of {tile} is open.",
    "no_monster": "No new Monster is left for {hero}.",
    "turned_up": "{hero} turns up {monster}.",
    "passed_over": "{hero} turns up {monster}, which is discarded.",
    "turned_away": "{boon}: {monster} stays away.",
    "appeared": "{figure} appears on {square}.",
    "activated": "{figure} acts.",
    "idled": "{figure} does nothing: {reason}.",
    "ally_acts": "{villager} acts.",
    "ally_idles": "{villager} does nothing: there is nothing within its reach.",
    "scouted": "{figure} opens the way at {edge}.",
    "makes_way": "{figure} makes way for a large figure.",
    "shifted": "{figure} is moved to {square}.",
    "trod": "{figure} steps on {token}.",
    "encounter_due": "{hero} must draw an Encounter: {reason}.",
    "no_encounter": "{hero} draws no Encounter: every new tile has a white triangle.",
    "drew_encounter": "{hero} draws an Encounter: {encounter}.",
    "cancelled": "{encounter} is cancelled.",
    "paid": "The party spends {experience} Experience.",
    "marker": "The marker of {encounter} lies on {tile}.",
    "no_effect": "{encounter} has no effect: {reason}.",
    "no_fortune": "{card} has no effect: {reason}.",
    "triggered": "{encounter} is activated.",
    "disables": "{hero} tries to disable {encounter}.",
    "disabled": "{encounter} is disabled.",
    "drew_treasure": "{hero} draws a Treasure: {card}.",
    "treasure_shown": "{hero} turns up {card}.",
    "no_treasure": "There is no Treasure card left for {hero}.",
    "gave_up_treasure": "Of two Treasure cards {hero} gives up {card}.",
    "given": "{card} goes to {hero}.",
    "token_turned": "{hero} turns up {face}.",
    "picked_up": "{hero} picks up {token}.",
    "levelled": "{hero} reaches level 2.",
    "learned": "{hero} learns {card}.",
    "escaped": "{hero} leaves the dungeon.",
    "chamber_found": "{hero} has found the chamber: {tile} is its entrance.",
    "chamber_card": "The Chamber card shows {chamber}.",
    "villager_drawn": "{hero} draws a Villager: {villager}.",
    "passed": "{hero} passes the {monster} card to {target}.",
    "skipped": "{figure} skips this activation.",
    "will_skip": "{foe} will skip its next activation.",
    "no_attack": "{hero} can't attack in this Hero Phase.",
    "weakened": "{foe} has a -4 AC token from {hero}.",
    "strong_again": "{foe} no longer has the -4 AC token.",
    "whole_again": "{figure} is whole again: {left} HP.",
    "took_stance": "{hero} takes a stance: {card}.",
    "token_returned": "A token returns to {hero}'s {card}.",
    "put_down": "{hero} puts down {token} on {square}.",
    "no_room_for_tile": "{tilename} has no room here, so the next tile is taken.",
    "edge_closed": "{barrier} closes {edge}.",
    "edge_opened": "{barrier} at {edge} is gone.",
    "out": "{hero} is out of the game.",
    "dropped": "{hero} drops {token}.",
    "sheltered": "{hero} is sheltered and draws no Encounter.",
    "won": "The Heroes win: {reason}.",
    "lost": "The Heroes lose: {reason}.",
    "decided": "Victory for {who}: {reason}.",
}
"""Sentences by the kind of event."""

REVEALS = {
    "tile_placed",
    "no_room_for_tile",
    "chamber_card",
    "villager_drawn",
    "drew_monster",
    "turned_up",
    "passed_over",
    "drew_encounter",
    "drew_treasure",
    "treasure_shown",
    "token_turned",
    "door_opened",
    "starting_treasure",
}
"""Events that show a card which nobody knew (dice are told by the kernel)."""


def reveals() -> frozenset[str]:
    """These, and those of the adventures that are open."""
    return frozenset(REVEALS).union(*[quest.reveals for quest in QUESTS.values()])


@cache
def template(kind: str) -> str:
    """The sentence for a kind of event: the rules' own, or that of the card that emits it."""
    if kind in EVENTS:
        return EVENTS[kind]
    return next(card.says[kind] for card in REGISTRY if isinstance(card, Declared) and kind in card.says)


# ---- sentences that depend on what there is to say


def said_of_attack(facts: Facts) -> str:
    """Who attacks whom with what; a Monster says why it is this one."""
    source, name = figure(facts["source"]), card(facts["attack"])
    weapon = f" with {name}" if name != source else ""
    why = f" ({facts['reason']})" if facts["reason"] else ""
    return f"{source} attacks {hero(facts['target'])}{weapon}, {facts['bonus']:+d}{why}."


def said_of_own_attack(facts: Facts) -> str:
    """A Hero's attack, or that of a Monster that a Hero controls."""
    who = figure(facts["figure"]) if "figure" in facts else hero(facts["hero"])
    return f"{who} attacks {figure(facts['foe'])} with {card(facts['card'])}, {facts['bonus']:+d}."


def said_of_roll(facts: Facts) -> str:
    """The sum, and what it comes to."""
    return roll(facts)


def said_of_verdict(facts: Facts) -> str:
    """What an attack comes to in the end."""
    whom = figure(facts["at"])
    if facts["nothing"]:
        return f"The attack on {whom} comes to nothing: a power has cancelled it."
    return f"The attack {'hits' if facts['verdict'] == 'hit' else 'misses'} {whom} after all."


def said_of_step(facts: Facts) -> str:
    """Where a Monster goes, toward whom, and why."""
    return f"{figure(facts['figure'])} moves to {square(facts['square'])}{toward(facts)}."


def said_of_teleport(facts: Facts) -> str:
    """The same of one that is there at once."""
    return f"{figure(facts['figure'])} teleports to {square(facts['square'])}{toward(facts)}."


def toward(facts: Facts) -> str:
    """Toward whom a Monster goes, and why."""
    why = facts.get("reason", "")
    if "target" not in facts:
        return f" ({why})" if why else ""
    return f", toward {hero(facts['target'])} ({why})"


def said_of_tile(facts: Facts) -> str:
    """A new tile by its name and its triangle."""
    name, triangle = TILES[facts["tilename"]].name.rstrip("."), facts["triangle"]
    marked = f", with a {triangle} triangle" if triangle != "none" else ""
    return f"{name} is placed as tile {facts['tile'] + 1}{marked}."


def said_of_monster(facts: Facts) -> str:
    """A Monster card; one that stands for none or for several says so."""
    drawn = f"{hero(facts['hero'])} draws {MONSTERS[facts['monster']].name}"
    count = facts.get("figures", 1)
    return (
        f"{drawn}." if count == 1 else f"{drawn}, so {'two Monsters come' if count else 'no Monster comes'}."
    )


def said_of_defeat(facts: Facts) -> str:
    """A defeat, and what it is worth."""
    worth = f", which is worth {facts['experience']} Experience" if facts["experience"] else ""
    return f"{figure(facts['foe'])} is defeated{worth}."


def said_of_environment(facts: Facts) -> str:
    """A new Environment, and the one that is over."""
    before = facts["encounter_before"]
    over = f" and replaces {card(before)}" if before else ""
    return f"{card(facts['encounter'])} is now in play{over}."


def said_of_time(facts: Facts) -> str:
    """How much time is left."""
    return f"{plural(facts['left'], 'Time token')} left." if facts["left"] else "The last Time token is gone."


SAYINGS: Mapping[str, Callable[[Facts], str]] = MappingProxyType({
    "attacked": said_of_attack,
    "attacks": said_of_own_attack,
    "rolled": said_of_roll,
    "overruled": said_of_verdict,
    "stepped": said_of_step,
    "teleported": said_of_teleport,
    "tile_placed": said_of_tile,
    "drew_monster": said_of_monster,
    "defeated": said_of_defeat,
    "environment": said_of_environment,
    "time_passes": said_of_time,
})  # fmt: skip
"""What is said of events for which one sentence won't do."""


def describe(event: Event, fill: Callable[[str, Facts], str]) -> str:
    """The sentence for an event; `fill` puts the words for facts into a template."""
    if event.kind in SAYINGS:
        words = SAYINGS[event.kind](event.facts)
    else:
        words = fill(template(event.kind), event.facts)
    return words[0].upper() + words[1:].replace("!.", "!")  # some cards have a name that ends a sentence
