"""Cues of what is common: Adventure, Scenes and turns, Dragonfire, the Market and the decks."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import AnyCue, Banner, Card, Danger, Die, Ending, Roll
from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.cues.told import Told, face
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.scene.cards import dragonfire_node
from questboard.games.dragonfire.scene.ids import (
    DRAGONFIRE,
    DRAWN,
    LEVEL,
    at_rest,
    challenge_id,
    deck_id,
    market_id,
)
from questboard.games.dragonfire.scene.symbols import FIRE
from questboard.games.dragonfire.words import challenge_name
from questboard.scene import Node

# ---- how the game goes


def adventure(told: Told) -> Sequence[AnyCue]:
    """An Adventure begins."""
    name = ADVENTURES[told.facts["adventure"]].name
    return [Banner(name, f"Level {told.facts['level']}", "game")]


def scene(told: Told) -> Sequence[AnyCue]:
    """A Scene begins."""
    return [Banner(f"Scene {told.facts['scene']}", f"of {scenes(told.view)}", "game")]


def scene_over(told: Told) -> Sequence[AnyCue]:
    """A Scene is completed."""
    return [Banner(f"Scene {told.facts['scene']} is completed", level="game")]


def short_rest(told: Told) -> Sequence[AnyCue]:
    """The party rests between two Scenes."""
    return [Banner("Short Rest", level="round")]


def long_rest(told: Told) -> Sequence[AnyCue]:
    """The party rests between two Adventures."""
    return [Banner("Long Rest", level="game")]


def round_begins(told: Told) -> Sequence[AnyCue]:
    """A round begins."""
    return [Banner(f"Round {told.facts['round']}", level="round")]


def turn(told: Told) -> Sequence[AnyCue]:
    """A turn begins."""
    return [Banner("Turn", told.name, "turn")]


def assault(told: Told) -> Sequence[AnyCue]:
    """The phase in which encounters attack."""
    return [Banner("Take Damage", told.name, "phase")]


def level_reached(told: Told) -> Sequence[AnyCue]:
    """A character rises to a level."""
    return [Banner(f"Character Level {told.facts['level']}", told.name, "round")]


def challenge_failed(told: Told) -> Sequence[AnyCue]:
    """A challenge has failed."""
    challenge = told.facts["challenge"]
    return [Danger(f"{challenge_name(challenge)} has failed", challenge_id(challenge))]


def won(told: Told) -> Sequence[AnyCue]:
    """The Adventure is completed."""
    return [_ending(told, True)]


def lost(told: Told) -> Sequence[AnyCue]:
    """The Adventure is lost."""
    return [_ending(told, False)]


def _ending(told: Told, won: bool) -> Ending:
    text = "The party has won" if won else "The party has lost"
    return Ending(f"{text}: {told.view.reason}", won if told.view.seat >= 0 else None)


# ---- Dragonfire


def dragonfire(told: Told) -> Sequence[AnyCue]:
    """A Dragonfire card is revealed."""
    return [_dragonfire_card(told, "reveal", told.common_deck("dragonfire"), DRAGONFIRE)]


def dragonfire_buried(told: Told) -> Sequence[AnyCue]:
    """The active card goes under its deck."""
    return [_dragonfire_card(told, "discard", DRAGONFIRE, told.common_deck("dragonfire"))]


def deadfall(told: Told) -> Sequence[AnyCue]:
    """A card that has been discarded does its worst."""
    return [_dragonfire_card(told, "reveal", told.common_deck("dragonfire"), "")]


def _dragonfire_card(told: Told, deed: str, start: str, end: str) -> Card:
    found = dragonfire_face(told, told.facts["dragonfire"])
    return Card("reveal" if deed == "reveal" else "discard", face=found, start=start, end=end)


def dragonfire_face(told: Told, card: str) -> Node:
    """A Dragonfire card as it is printed."""
    return dragonfire_node(card, told.view.options.df_profile == "printed")


def level_rose(told: Told) -> Sequence[AnyCue]:
    """The Dragonfire level rises, mostly by a card that is discarded."""
    danger = Danger(f"Dragonfire level {told.facts['level']}", "" if at_rest(told.view) else LEVEL)
    return [danger] if not told.facts["dragonfire"] else [_dragonfire_card(told, "discard", "", ""), danger]


def flipped(told: Told) -> Sequence[AnyCue]:
    """The Dragonfire token is flipped."""
    logo = told.facts["logo"]
    die = Die("logo" if logo else "other side", "Dragonfire token", "danger", FIRE if logo else "")
    return [Roll((die,))]


# ---- the Market and the decks


def market_filled(told: Told) -> Sequence[AnyCue]:
    """A card comes from the Market Deck to a slot."""
    slot = market_id(told.facts["market"])
    start = told.common_deck("market")
    return [Card("reveal", slot, face(told.facts["card"]), start=start, end=slot)]


def market_revealed(told: Told) -> Sequence[AnyCue]:
    """The top card of the Market Deck is shown."""
    start = told.common_deck("market")
    return [Card("reveal", DRAWN, face(told.facts["card"]), start=start, end=DRAWN)]


def cycled(told: Told) -> Sequence[AnyCue]:
    """A Market card makes room for another."""
    slot = market_id(told.facts["market"])
    return [
        Card("discard", face=face(told.facts["card"]), start=slot, end=told.common_deck("market")),
        Card("reveal", slot, face(told.facts["card_new"]), end=slot),
    ]


def deck_reshuffled(told: Told) -> Sequence[AnyCue]:
    """A deck is made of its discard pile."""
    return [Card("shuffle", deck_id(told.facts["deck"]))]
