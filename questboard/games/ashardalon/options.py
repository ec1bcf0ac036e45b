"""What players choose between in this box only: the store of a campaign (WA-279)."""

from __future__ import annotations

from questboard.games.adventure import options
from questboard.games.adventure.nodes import store_id
from questboard.games.adventure.options.base import AdventureMenu
from questboard.games.adventure.options.cards import card_in_brief
from questboard.games.adventure.state import AdventurePosition, AdventureView
from questboard.kernel import MenuItem, kinds


class Buy(MenuItem[AdventureView], id="buy"):
    """Buy a Treasure card."""

    def name(self, deal: tuple[str, str, int]) -> str:
        """The card and its price."""
        _, card, price = deal
        return f"buy {self.rules.word('card', card)} for {price} gold"

    def nodes(self, deal: tuple[str, str, int]) -> tuple[str, ...]:
        """The card in the store."""
        return (store_id(deal[1]),)

    def outlook(self, deal: tuple[str, str, int]) -> str:
        """What the card says."""
        return card_in_brief(deal[1])

    def prior(self, s: AdventurePosition, deal: tuple[str, str, int]) -> float:
        """Cards come after surges and levels."""
        return 3.0


class Sell(MenuItem[AdventureView], id="sell"):
    """Sell an item of a Hero."""

    menu: Store

    def name(self, deal: tuple[str, str, int]) -> str:
        """The card and what it brings."""
        _, card, price = deal
        return f"sell {self.rules.word('card', card)} for {price} gold"

    def nodes(self, deal: tuple[str, str, int]) -> tuple[str, ...]:
        """The card before its owners."""
        return self.menu.card_nodes(deal[1])

    def outlook(self, deal: tuple[str, str, int]) -> str:
        """What the card says."""
        return card_in_brief(deal[1])

    def prior(self, s: AdventurePosition, deal: tuple[str, str, int]) -> float:
        """Items are worth more than gold."""
        return 0.1


class Train(MenuItem[AdventureView], id="train"):
    """Bring a Hero to level 2."""

    menu: Store

    def name(self, deal: tuple[str, str, int]) -> str:
        """The Hero and the price."""
        _, hero, price = deal
        return f"bring {self.rules.word('hero', hero)} to level 2 for {price} gold"

    def nodes(self, deal: tuple[str, str, int]) -> tuple[str, ...]:
        """The Hero."""
        return self.menu.hero_nodes(deal[1])

    def prior(self, s: AdventurePosition, deal: tuple[str, str, int]) -> float:
        """Levels are worth their price."""
        return 6.0


class Surge(MenuItem[AdventureView], id="surge"):
    """Buy one more healing surge for the next game."""

    def name(self, deal: tuple[str, int]) -> str:
        """The price."""
        return f"buy a healing surge for the next game for {deal[1]} gold"

    def nodes(self, deal: tuple[str, int]) -> tuple[str, ...]:
        """The healing surges of the party."""
        return ("surges",)

    def prior(self, s: AdventurePosition, deal: tuple[str, int]) -> float:
        """Nothing else saves more games."""
        return 8.0


class LeaveStore(MenuItem[AdventureView], id="done"):
    """Leave the store."""

    ends = True

    def name(self, deal: tuple[str]) -> str:
        """The end."""
        return "leave the store"


class Store(AdventureMenu, id="deal"):
    """All that can be done in the store between two games of a campaign."""

    noun = "what to buy"
    verbs = kinds(Buy, Sell, Train, Surge, LeaveStore)


KINDS = kinds(*options.KINDS.values(), Store)
