"""An event as a seat has seen it, with that seat's view right after it, and what cues need of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from questboard.cues import Card
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.scene.cards import card_node
from questboard.games.dragonfire.scene.ids import (
    character_id,
    deck_id,
    discard_pile_id,
    draw_deck_id,
    hand_end_id,
    lying_id,
    owner_id,
    play_id,
    power_id,
)
from questboard.games.dragonfire.state import CardId, DragonfireView
from questboard.kernel import UNKNOWN
from questboard.scene import Node

FACE = "face"
"""The id of a card that is only shown."""


class Told(NamedTuple):
    """What has happened, and what is seen after it."""

    facts: dict[str, Any]
    view: DragonfireView
    names: Sequence[str]

    @property
    def seat(self) -> int:
        """The player whom the event is about."""
        seat: int = self.facts["player"]
        return seat

    @property
    def name(self) -> str:
        """What that player is called."""
        return self.names[self.seat]

    @property
    def who(self) -> str:
        """Where the character of that player is seen."""
        return character_id(self.view, self.seat)

    @property
    def foe(self) -> str:
        """The encounter that the event is about."""
        foe: str = self.facts["encounter"]
        return foe

    @property
    def hand(self) -> str:
        """The hand of the player whom the event is about."""
        return hand_end_id(self.view, self.seat)

    @property
    def deck(self) -> str:
        """The draw deck of that player."""
        return draw_deck_id(self.view, self.seat)

    @property
    def pile(self) -> str:
        """The discard pile of that player."""
        return discard_pile_id(self.view, self.seat)

    def common_deck(self, name: str) -> str:
        """A common deck, if it has a card left or a discard pile: otherwise nothing lies there."""
        view = self.view
        return deck_id(name) if name in view.decks and (view.decks[name] or view.discards[name]) else ""

    def play(self, card: CardId, seat: int) -> str:
        """What a player has played last of a card in this turn, if it is seen."""
        turn = self.view.turn
        dealing = [shot.play for shot in turn.shots] if turn.phase == "deal damage" else []
        plays = [each.id for each in turn.plays if (each.card, each.seat) == (card, seat)]
        return play_id(plays[-1]) if plays and plays[-1] not in dealing else ""

    def power(self, name: str) -> str:
        """A Feature, an ability or a card in play of the player, where it is seen."""
        character = self.view.characters[self.seat]
        if name == character.ability or name in character.features:
            return power_id(self.seat, name)
        lying = [each.card for each in character.in_play]
        return lying_id(owner_id(self.view, self.seat), lying.index(name)) if name in lying else ""


def face(card: CardId) -> Node | None:
    """A card of a player as it is printed; None for one that the viewer doesn't know."""
    return card_node(FACE, card) if card in CARDS and card != UNKNOWN else None


def drawn(told: Told, start: str, end: str) -> list[Card]:
    """A cue for each of some cards, with its face where the viewer knows it."""
    cards = told.facts.get("cards") or [UNKNOWN] * told.facts.get("count", 1)
    return [Card("draw", face=face(card), start=start, end=end) for card in cards]
