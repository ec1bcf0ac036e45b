"""What things are called, and the log in words. Everything a player reads is written here by us."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from questboard.games.adventure.board import SIDES
from questboard.games.adventure.content import (
    BOONS,
    CHAMBERS,
    ENCOUNTERS,
    FRIENDS,
    HEROES,
    MONSTERS,
    POWERS,
    TILES,
    TREASURES,
    Entry,
)
from questboard.games.adventure.hooks import Declared
from questboard.games.adventure.hooks.tables import CALLED, QUESTS, REGISTRY

BARRIERS = {
    "strip": "A cavern edge",
    "fissure": "A Fissure",
    "collapsed": "A collapsed tunnel",
    "door": "A door",
    "wall": "A wall",
}
DOORS = {
    "unlocked": "It is not locked",
    "trapped": "It is trapped",
    "locked": "It is locked",
}
CONDITIONS = {"dazed": "Dazed", "poisoned": "Poisoned", "immobilized": "Immobilized"}
PHASES = {"hero": "Hero Phase", "exploration": "Exploration Phase", "villain": "Villain Phase"}
POWER_TYPES = {"at-will": "At-Will", "daily": "Daily", "utility": "Utility"}

EVENTS = {
    "chose_hero": "{player} plays {hero}.",
    "first": "{hero} begins.",
    "placed": "{hero} is placed on {square}.",
    "starting_treasure": "{hero} starts with {card}.",
    "turn": "Round {round}: the turn of {hero}.",
    "phase": "{phase}.",
    "walked": "{hero} moves to {square}.",
    "pushed": "{hero} is moved to {square}.",
    "used": "{hero} uses {card}.",
    "reacted": "{hero} answers with {card}.",
    "flipped_up": "{hero} turns {card} face up.",
    "attacks": "{hero} attacks {foe} with {card}, {bonus}.",
    "rolled": "The die shows {die}.",
    "hit": "{total} hits {foe}.",
    "missed": "{total} misses {foe}.",
    "damaged": "{foe} takes {amount} damage; {left} HP left.",
    "enraged": "{foe} becomes enraged.",
    "defeated": "{foe} is defeated.",
    "destroyed": "{foe} is destroyed.",
    "attacked": "{source} attacks {target}: {attack}.",
    "was_hit": "{total} hits {target}.",
    "was_missed": "{total} misses {target}.",
    "took_damage": "{hero} takes {amount} damage; {left} HP left.",
    "downed": "{hero} is down.",
    "villager_hurt": "{villager} takes {amount} damage; {left} HP left.",
    "villager_killed": "{villager} is killed.",
    "villager_pushed": "{villager} is moved to {square}.",
    "villager_moved": "{villager} goes to {square}.",
    "villager_missed": "{villager} misses {foe}.",
    "afflicted": "{hero} is {condition}.",
    "relieved": "{hero} is no longer {condition}.",
    "cursed": "{card} lies on {hero}.",
    "curse_ended": "{hero} is rid of {card}.",
    "healed": "{hero} regains {amount} HP and has {left}.",
    "surge": "{hero} spends a healing surge; {left} left.",
    "succeeded": "{hero} needs {goal} and has {total}.",
    "failed": "{hero} needs {goal} and has only {total}.",
    "lost_item": "{hero} loses {card}.",
    "fell": "{hero} falls: {card}.",
    "explored": "{hero} explores from {tile}.",
    "tile_placed": "A new tile: {tile}.",
    "door_closed": "The door of {tile} is closed.",
    "door_opened": "{hero} turns over the door of {tile}. {door}.",
    "unlocks": "{hero} tries the lock of {tile}.",
    "unlocked": "The door of {tile} is open.",
    "drew_monster": "{hero} draws {monster}.",
    "no_monster": "No new Monster is left for {hero}.",
    "turned_away": "{boon}: {monster} stays away.",
    "appeared": "{figure} appears on {square}.",
    "activated": "{figure} acts.",
    "stepped": "{figure} goes to {square}.",
    "trod": "{figure} steps on {token}.",
    "drew_encounter": "{hero} draws an Encounter: {encounter}.",
    "cancelled": "{encounter} is cancelled.",
    "paid": "The party spends {experience} Experience.",
    "environment": "{encounter} is in play now.",
    "marker": "{encounter} lies on {tile}.",
    "no_effect": "{encounter} has no effect.",
    "triggered": "{encounter} is activated.",
    "disables": "{hero} tries to disable {encounter}.",
    "disabled": "{encounter} is disabled.",
    "drew_treasure": "{hero} draws a Treasure: {card}.",
    "treasure_shown": "{hero} turns up {card}.",
    "no_treasure": "There is no Treasure card left for {hero}.",
    "gave_up_treasure": "{hero} gives up {card}.",
    "given": "{card} goes to {hero}.",
    "token_turned": "{hero} turns up {face}.",
    "picked_up": "{hero} picks up {token}.",
    "levelled": "{hero} reaches level 2.",
    "learned": "{hero} learns {card}.",
    "escaped": "{hero} leaves the dungeon.",
    "chamber_found": "{hero} has found the chamber: {tile} is its entrance.",
    "chamber_card": "The Chamber card is turned up: {chamber}.",
    "villager_drawn": "{hero} draws a Villager: {villager}.",
    "passed": "{hero} passes {monster} to {target}.",
    "skipped": "{figure} does nothing this time.",
    "will_skip": "{foe} will do nothing the next time.",
    "no_attack": "{hero} can't attack in this Hero Phase.",
    "weakened": "{foe} has a -4 AC token from {hero}.",
    "strong_again": "{foe} has the -4 AC token no more.",
    "whole_again": "{figure} is whole again.",
    "took_stance": "{hero} takes a stance: {card}.",
    "token_returned": "A token comes back onto {card} of {hero}.",
    "put_down": "{hero} puts down {token} on {square}.",
    "no_room_for_tile": "{tilename} has no room here, so the next tile is taken.",
    "edge_closed": "{barrier} closes an edge of {tile}.",
    "edge_opened": "{barrier} at {tile} is gone.",
    "out": "{hero} is out of the game.",
    "dropped": "{hero} drops {token}.",
    "time_passes": "{left} Time tokens are left.",
    "sheltered": "{hero} is sheltered and draws no Encounter.",
    "won": "The Heroes win: {reason}.",
    "lost": "The Heroes lose: {reason}.",
    "decided": "Victory for {who}: {reason}.",
}
"""Sentences by the kind of event; cards say their own."""

REVEALS = {
    "tile_placed",
    "no_room_for_tile",
    "chamber_card",
    "villager_drawn",
    "drew_monster",
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


def square(number: int) -> str:
    """A square by its tile, its column and its row.

    >>> square(16 * 2 + 4 * 3 + 1)
    'tile 3 b4'
    """
    return f"tile {(number >> 4) + 1} {'abcd'[number & 3]}{(number >> 2 & 3) + 1}"


def villager(name: str) -> str:
    """What a Villager or an Ally is called."""
    return FRIENDS[name].name if name in FRIENDS else "nobody"


def figure(name: str) -> str:
    """What a figure, an object or a card that attacks is called.

    A Villain is alone and needs no number.
    """
    if name in HEROES:  # attacked by another Hero
        return HEROES[name].name
    kind, dash, number = name.rpartition("-")
    if dash and kind in MONSTERS:
        monster = MONSTERS[kind]
        return monster.name if monster.villain else f"{monster.name} {number}"
    return CALLED.get(name) or card(name)


def card(name: str) -> str:
    """What a card is called."""
    for shelf in SHELVES:
        if name in shelf:
            return shelf[name].name
    return name


def hero(name: str) -> str:
    """What a Hero is called, or a Villager or Ally in the place of one."""
    return HEROES[name].name if name in HEROES else villager(name)


def face(shown: str) -> str:
    """What a Treasure token shows.

    >>> face("300")
    '300 gold'
    """
    return CALLED.get(f"{shown}-card") or CALLED.get(shown) or f"{shown} gold"


def plural(number: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "tile"), plural(3, "tile")
    ('1 tile', '3 tiles')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def token_in_words(name: str) -> str:
    """A token by its kind and its number.

    >>> token_in_words("treasure-2")
    'a Treasure token (2)'
    """
    kind, _, number = name.rpartition("-")
    return f"{CALLED.get(kind, kind)} ({number})"


def together(names: Sequence[str]) -> str:
    """Some names in a row.

    >>> together(["Drizzt"]), together(["Drizzt", "Regis", "Bruenor"])
    ('Drizzt', 'Drizzt, Regis and Bruenor')
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop.

    >>> sentence("the Altar falls")
    'The Altar falls.'
    """
    return f"{words[0].upper()}{words[1:]}."


SHELVES: tuple[Mapping[str, Entry], ...] = (
    POWERS,
    TREASURES,
    ENCOUNTERS,
    CHAMBERS,
    BOONS,
    FRIENDS,
    MONSTERS,
)

LONG = 80
"""A longer text is left to the card."""


def in_brief(text: str) -> str:
    """The text of a card where there is little room.

    >>> in_brief("Each Hero takes 1 damage.")
    'Each Hero takes 1 damage'
    """
    return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"


def needs(number: int) -> str:
    """What a roll needs.

    >>> needs(10)
    'needs 10 or more on the die'
    """
    return f"needs {number} or more on the die"


PLAIN = (
    "amount",
    "attack",
    "count",
    "die",
    "experience",
    "game",
    "goal",
    "gold",
    "left",
    "paid",
    "price",
    "reason",
    "round",
    "tiles",
    "total",
    "value",
    "wanted",
    "who",
)
"""Facts that are written as they are: numbers, and words that the rules give."""

WORDS: Mapping[str, Callable[[Any], str]] = {
    "square": square,
    "tile": lambda slot: f"tile {slot + 1}",
    "tilename": lambda tile: TILES[tile].name,
    "edge": lambda edge: f"the {SIDES[edge[1]]} edge of tile {edge[0] + 1}",
    "hero": hero,
    "target": hero,
    "villager": villager,
    "monster": lambda kind: MONSTERS[kind].name,
    "figure": figure,
    "foe": figure,
    "source": figure,
    "card": card,
    "encounter": card,
    "boon": card,
    "chamber": card,
    "token": lambda kind: CALLED.get(kind, kind),
    "face": face,
    "door": lambda kind: DOORS[kind],
    "barrier": lambda kind: BARRIERS[kind],
    "condition": lambda condition: CONDITIONS[condition],
    "powertype": lambda kind: POWER_TYPES[kind],
    "phase": lambda phase: PHASES[phase],
    "bonus": lambda bonus: f"{bonus:+d}",
    **dict.fromkeys(PLAIN, str),
}
"""By kind of thing: what one of them is called in questions and events."""
