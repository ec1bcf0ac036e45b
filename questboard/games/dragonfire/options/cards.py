"""Cards, Market cards and Magic Items to choose from, and powers to use."""

from __future__ import annotations

from math import exp

from questboard.games.dragonfire.appraisal import bargain, keep_worth, worth_of
from questboard.games.dragonfire.options.acts import purchase_weight
from questboard.games.dragonfire.options.base import (
    DragonfireOption,
    card_nodes,
    in_brief,
    market_nodes,
    power_nodes,
    power_outlook,
    sentences,
)
from questboard.games.dragonfire.scene.cards import card_lines
from questboard.games.dragonfire.scene.ids import at_rest, offer_id
from questboard.games.dragonfire.state import CardId, DragonfireState

CHOOSINESS = 2.0
"""How much more the better of two cards weighs."""


class AnyCard(DragonfireOption):
    """A card of a player, in hand, looked at, in the discard pile or played already."""

    noun = "a card"
    thing = "card"

    def nodes(self, card: CardId) -> tuple[str, ...]:
        """The card, wherever it lies."""
        return card_nodes(self.view, card)

    def outlook(self, card: CardId) -> str:
        """The beginning of its text."""
        return in_brief(" ".join(card_lines(card)[1:]))


class CardToHave(AnyCard, id="card to have"):
    """A card to take into the hand, or one that gets better."""

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """The best."""
        return exp(CHOOSINESS * keep_worth(s, self.ask.seat, card))


class CardToPartWith(AnyCard, id="card to part with"):
    """A card to discard, to bury or to put aside."""

    def prompt(self) -> str:
        """The question, and how many more are to go."""
        more = self.ask.about.get("more", 1)
        return f"{super().prompt()} {more} to go." if more > 1 else super().prompt()

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """The least."""
        return exp(-CHOOSINESS * keep_worth(s, self.ask.seat, card))


class CardToReplace(AnyCard, id="card to replace"):
    """A Basic card of the Equipment Pack that makes room for another card."""

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """One of which there are many."""
        return float(s.characters[self.ask.seat].deck.count(card) ** 3)


class OwnedMagicItem(AnyCard, id="item"):
    """A Magic Item of a character, between Adventures."""

    noun = "a Magic Item"
    thing = "item"


class AnyMarketCard(AnyCard):
    """A card of the Market."""

    noun = "a Market card"
    thing = "ware"

    def nodes(self, card: CardId) -> tuple[str, ...]:
        """The card in the Market, or where it is laid out to be chosen."""
        lying = () if at_rest(self.view) else market_nodes(self.view, card)
        return lying or (offer_id(card),)


class MarketCardToBuy(AnyMarketCard, id="Market card to buy"):
    """A card to buy in a Short Rest (DF-262)."""

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """Good cards for little gold."""
        return purchase_weight(s, self.ask.seat, card)


class MarketCardToHave(AnyMarketCard, id="Market card to have"):
    """A card that comes into the Equipment Pack for nothing (DF-291, DF-329)."""

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """The best."""
        return exp(CHOOSINESS * worth_of(s, self.ask.seat, card))


class MarketCardToLose(AnyMarketCard, id="Market card to lose"):
    """A card that leaves the Market (DF-253)."""

    def prior(self, s: DragonfireState, card: CardId) -> float:
        """One that is no bargain for anybody."""
        return exp(-CHOOSINESS * max(bargain(s, seat, card) for seat in range(len(s.characters))))


class PowerToUse(DragonfireOption, id="power"):
    """A Feature, an ability or a card in play to use now."""

    noun = "whether to use a Feature"
    weight = 6.0

    def prompt(self) -> str:
        """The question with the power that it is about, what it is for, and the HP where they matter."""
        about, words = self.ask.about, super().prompt()
        power = self.rules.word("by", about["by"]) if "by" in about else ""
        if power and power not in words:
            words = f"{words.removesuffix('?')} with {power}?"
        return sentences(self.facts(), words)

    def facts(self) -> str:
        """What a player has to know to decide: what a check or a Save needs, what a blow would do."""
        about, word = self.ask.about, self.rules.word
        if shown := about.get("cards"):
            return f"{word('cards', shown)} fails: the Skill Check needs {word('classes', about['classes'])}."
        if about.get("classes"):
            return f"The Skill Check needs {word('classes', about['classes'])}."
        if about.get("colors"):
            return f"The Save needs {word('colors', about['colors'])}."
        return f"You have {about['hp']} HP." if "hp" in about else ""

    def nodes(self, name: str) -> tuple[str, ...]:
        """The power."""
        return power_nodes(self.view, name)

    def outlook(self, name: str) -> str:
        """What it does."""
        return power_outlook(name)

    def prior(self, s: DragonfireState, name: str) -> float:
        """What can be used is used."""
        return self.weight
