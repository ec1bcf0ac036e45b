"""What all kinds of options of Dragonfire share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from questboard.games.dragonfire.options import refused
from questboard.games.dragonfire.scene.cards import power_in_words
from questboard.games.dragonfire.scene.ids import (
    at_rest,
    hand_id,
    looked_id,
    lying_id,
    market_id,
    offer_id,
    power_id,
)
from questboard.games.dragonfire.state import CardId, DragonfireState, DragonfireView
from questboard.kernel import OptionKind
from questboard.scene import NotOffered

NEVER = 1e-5
"""The weight of what is not worth a thought."""
BRIEF = 110
"""No option tells more of a card than that, unless its first sentence is longer."""


class DragonfireOption(OptionKind[DragonfireView]):
    """An option of any kind."""

    idle: ClassVar[float] = 1.0
    """The weight of a pass."""

    def prompt(self) -> str:
        """The question in words, after the name of the card that asks it."""
        words, cause = super().prompt(), self.ask.about.get("cause", "")
        title = self.rules.word("cause", cause) if cause else ""
        return f"{title}: {words}" if title and title not in words else words

    def why_not(self, node: str) -> NotOffered | None:
        """Why something that lies beside what can be chosen can't be chosen."""
        found = refused.why_not(self, node)
        return self.refusal_at(node, *found) if found else None

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """A weight for each option: what a player in a hurry would rather do."""
        return [self.idle if option is None else self.prior(s, option) for option in self.ask.options]


def card_nodes(view: DragonfireView, card: CardId) -> tuple[str, ...]:
    """A card in the viewer's hand or among those looked at, otherwise where it is laid out to be chosen."""
    if at_rest(view):
        return (offer_id(card),)
    character = view.characters[view.seat]
    looked = [looked_id(place) for place, each in enumerate(character.looked) if each == card]
    return (*hand_nodes(view, card), *looked) or (offer_id(card),)


def hand_nodes(view: DragonfireView, card: CardId) -> tuple[str, ...]:
    """All copies of a card in the viewer's hand: one is as good as another."""
    copies = view.characters[view.seat].hand.count(card)
    return tuple(hand_id(card, number) for number in range(1, copies + 1))


def market_nodes(view: DragonfireView, card: CardId) -> tuple[str, ...]:
    """The Market slots that hold a card."""
    return tuple(market_id(slot) for slot, each in enumerate(view.market) if each == card)


def power_nodes(view: DragonfireView, name: str) -> tuple[str, ...]:
    """A Feature, an ability or a card in play of the viewer."""
    character = view.characters[view.seat]
    nodes = []
    if name == character.ability or name in character.features:
        nodes.append(power_id(view.seat, name))
    lying = [each.card for each in character.in_play]
    if name in lying:
        nodes.append(lying_id("own", lying.index(name)))
    return tuple(nodes)


def power_outlook(name: str) -> str:
    """What a Feature, an ability or a card in play says, without its name."""
    return power_in_words(name).partition(": ")[2]


def sentences(*parts: str) -> str:
    """Those parts of a text that say something, one after the other."""
    return " ".join(filter(None, parts))


def in_brief(text: str) -> str:
    """The beginning of a card's text, in whole sentences; the card itself says all of it.

    >>> in_brief("Heal 1 HP.")
    'Heal 1 HP.'
    >>> in_brief("Heal 1 HP. " + "If the character was Stunned, it draws a card and may use it at once. " * 2)
    'Heal 1 HP. If the character was Stunned, it draws a card and may use it at once. …'
    """
    first, *rest = text.split(". ")
    while rest and len(first) + len(rest[0]) < BRIEF:
        first = f"{first}. {rest.pop(0)}"
    return f"{first}. …" if rest else first
