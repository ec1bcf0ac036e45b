"""What players choose between in this box only: the store of a campaign (WA-279)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.adventure import options
from questboard.games.adventure.content import HEROES, TREASURES
from questboard.games.adventure.nodes import store_id
from questboard.games.adventure.options.base import AdventureMenu
from questboard.games.adventure.options.cards import card_in_brief
from questboard.games.adventure.state import AdventurePosition, AdventureView, Campaign
from questboard.games.ashardalon.adventures.campaigns import LEVEL_PRICE, SURGE_PRICE
from questboard.kernel import MenuItem, kinds
from questboard.scene import NotOffered


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

    @property
    def campaign(self) -> Campaign:
        """The campaign, which is under way while its store is open."""
        assert self.view.campaign is not None
        return self.view.campaign

    def things(self) -> Sequence[tuple[Any, ...]]:
        """All that is for sale, whatever it costs."""
        cards = dict.fromkeys(self.campaign.store)
        return [
            *(("buy", card, TREASURES[card].price) for card in cards),
            *(("train", hero.name, LEVEL_PRICE) for hero in self.view.heroes),
            ("surge", SURGE_PRICE),
        ]

    def ruled_out(self, thing: tuple[Any, ...]) -> tuple[str, str]:
        """It has been had, or the purse doesn't hold enough."""
        if thing[0] == "train" and any(hero.name == thing[1] and hero.level > 1 for hero in self.view.heroes):
            return f"{HEROES[thing[1]].name} is of level 2 already", self.ask.rule
        if thing[0] == "surge" and self.campaign.extra_surge:
            return "one more has been bought for the next game already", self.ask.rule
        return f"it costs {thing[-1]} gold, and the purse holds {self.campaign.purse}", self.ask.rule

    def why_not(self, node: str) -> NotOffered | None:
        """Cards before the Heroes that are no Treasure."""
        for card, nodes in self.cards.items():
            if node in nodes:
                reason = "only Treasure cards are bought and sold"
                return self.refusal_at(node, self.rules.word("card", card), reason, self.ask.rule)
        return super().why_not(node)


KINDS = kinds(*options.KINDS.values(), Store)
