"""Powers, items and other cards, Experience to pay with, conditions, and what Treasure tokens show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from questboard.games.adventure.content import (
    BOONS,
    CHAMBERS,
    ENCOUNTERS,
    MONSTERS,
    POWERS,
    TREASURES,
)
from questboard.games.adventure.nodes import shared_id
from questboard.games.adventure.options.base import AdventureOption
from questboard.games.adventure.scene.cards import printed_lines
from questboard.games.adventure.state import AdventurePosition
from questboard.games.adventure.words import in_brief
from questboard.scene import NotOffered

SECOND_BEST = 0.5
"""The weight of using no card, or of a card where none is better."""


def card_in_brief(card: str) -> str:
    """What a card says, if that is short."""
    if card in MONSTERS:
        return printed_lines(card)[0]
    if card in TREASURES:
        return in_brief(TREASURES[card].text)
    if card in POWERS or card in ENCOUNTERS or card in BOONS or card in CHAMBERS:
        return in_brief(printed_lines(card)[-1])
    return ""


class Card(AdventureOption, id="card"):
    """A card to take, keep, use, flip, pass on or discard."""

    noun = "a card"
    thing = "card"

    def nodes(self, card: str) -> tuple[str, ...]:
        """The card, wherever it lies."""
        return self.card_nodes(card)

    def why_not(self, node: str) -> NotOffered | None:
        """A card that lies beside those that can be chosen."""
        for card, nodes in self.cards.items():
            if node in nodes:
                return self.refusal(card, *self.ruled_out(card))
        if node.startswith("row:"):
            return self.refusal_at(node, "this card", "this is about others", self.ask.rule)
        return None

    def ruled_out(self, card: str) -> tuple[str, str]:
        """It is not one of those that come into question."""
        return "this is about other cards", self.ask.rule

    def outlook(self, card: str) -> str:
        """What it says."""
        return card_in_brief(card)

    def prior(self, s: AdventurePosition, card: str | None) -> float:
        """Any card rather than none."""
        return SECOND_BEST if card is None else 1.0


class Reaction(Card, id="reaction"):
    """A power or an item with which a player reacts to what happens."""

    def things(self) -> Sequence[str]:
        """All powers and items of the player."""
        hero = self.view.heroes[self.ask.seat]
        return list(dict.fromkeys((*hero.powers, *hero.items)))

    def ruled_out(self, card: str) -> tuple[str, str]:
        """It lies face down, is used in the Hero Phase, or answers other moments."""
        printed = POWERS.get(card) or TREASURES[card]
        if not self.view.heroes[self.ask.seat].ready(card):
            return "it lies face down", "WA-094"
        if printed.use == "reaction":
            return "it answers something else", "WA-096"
        return "it is no answer to what happens", "WA-096"

    def prior(self, s: AdventurePosition, card: str | None) -> float:
        """React, unless the die that was rolled is good already."""
        if self.ask.about.get("welcome", False):
            return 1.0 if card is None else SECOND_BEST
        return super().prior(s, card)


# ---- Experience


class FromExperience(AdventureOption):
    """What is paid from the Experience pile of the player's team."""

    @property
    def pile(self) -> str:
        """The pile."""
        return shared_id(self.view, "experience", self.view.heroes[self.ask.seat].team)

    def why_not(self, node: str) -> NotOffered | None:
        """The pile of another side."""
        piles = [shared_id(self.view, "experience", team) for team in range(len(self.view.teams))]
        if node not in piles:
            return None
        return self.refusal_at(node, "this Experience", "it belongs to the other side", self.ask.rule)


class Payment(FromExperience):
    """The Experience cards to pay with: their values, or "cards" for choosing them one by one (WA-247)."""

    noun = "what to pay"

    def name(self, payment: tuple[int, ...] | str) -> str:
        """The values of the cards; a payment is measured by its price."""
        if isinstance(payment, str):
            return "choose the cards one by one"
        if not payment:
            return "cancel it for nothing"
        plus = " + ".join(map(str, payment))
        waste = " (more than it costs)" if sum(payment) > self.ask.about["price"] else ""
        return f"pay {plus} Experience{waste}"

    def nodes(self, payment: tuple[int, ...] | str) -> tuple[str, ...]:
        """The Experience pile of the player's team."""
        return (self.pile,) if payment else ()

    def outlook(self, payment: tuple[int, ...] | str) -> str:
        """How much Experience is left."""
        if isinstance(payment, str):
            return ""
        pile = self.view.team(self.ask.seat).experience
        return f"{sum([MONSTERS[card].experience for card in pile]) - sum(payment)} Experience left"

    @cached_property
    def gain(self) -> float:
        """What it is worth to pay."""
        raise NotImplementedError

    def prior(self, s: AdventurePosition, payment: tuple[int, ...] | str | None) -> float:
        """Pay without waste if it is worth it."""
        if payment is None:
            return KEEPING
        if isinstance(payment, str):
            return ONE_BY_ONE
        price: int = self.ask.about["price"]
        return max(LEAST_GAIN, self.gain) / (1 + sum(payment) - price)


KEEPING = 1.5
"""The weight of paying nothing."""
ONE_BY_ONE = 0.05
"""The weight of choosing the cards one by one, which is not worth the trouble."""
LEVEL_GAIN = 2.0
"""What it is worth to bring a Hero to level 2."""
LEAST_GAIN = 0.05
"""What it is worth at least to cancel an Encounter."""
AT_MANY = ("all", "tile", "within 1")
"""The reach of Encounters that hurt several Heroes."""
LASTING = ("curse", "trap", "hazard")
"""The kinds of Encounters that stay in play."""
MANY_HURT, ONE_HURT = 1.5, 0.7
"""What each point of damage adds to the gain of cancelling an Encounter."""
CALM = 0.6
"""What it is worth to cancel an Encounter whatever it does."""
LASTING_GAIN, DRAWN_AGAIN = 1.5, 3.0
"""What it adds that the card would stay, and takes away that another card is drawn after it."""


class PaymentForLevel(Payment, id="payment for a level"):
    """Experience for bringing a Hero to level 2 (WA-157)."""

    @cached_property
    def gain(self) -> float:
        """Levels are bought gladly."""
        return LEVEL_GAIN


class PaymentToCancel(Payment, id="payment to cancel"):
    """Experience for cancelling an Encounter (WA-154)."""

    @cached_property
    def gain(self) -> float:
        """Cards that hurt many or stay in play are worth cancelling."""
        printed = ENCOUNTERS[self.ask.about["encounter"]]
        damage = printed.attack.damage + len(printed.attack.hit) if printed.attack else 0
        gain = CALM + damage * (MANY_HURT if printed.at in AT_MANY else ONE_HURT)
        gain += LASTING_GAIN if printed.kind in LASTING else 0.0
        return gain - (DRAWN_AGAIN if printed.again else 0.0)


class SpentCard(FromExperience, id="spent"):
    """An Experience card to spend, one by one (LD-248)."""

    noun = "what to pay"

    def name(self, card: str) -> str:
        """The Monster and what it is worth."""
        return f"{MONSTERS[card].name} ({MONSTERS[card].experience})"

    def nodes(self, card: str) -> tuple[str, ...]:
        """The Experience pile of the player's team."""
        return (self.pile,)

    def prior(self, s: AdventurePosition, card: str | None) -> float:
        """Spend no card too many."""
        return 1.0 if card is None else SECOND_BEST


# ---- what else can be chosen


class Condition(AdventureOption, id="condition"):
    """A condition to end."""

    noun = "a condition"


class TokenFace(AdventureOption, id="face"):
    """A Treasure token by what it shows."""

    noun = "a Treasure token"
