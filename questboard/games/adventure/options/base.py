"""What all kinds of options of the Adventure System share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.nodes import (
    boon_id,
    friend_id,
    hero_card_id,
    hero_id,
    marker_id,
    offer_id,
    square_id,
)
from questboard.games.adventure.rules import movement
from questboard.games.adventure.scene.cards import adventure_of, entry_of, printed_lines
from questboard.games.adventure.scene.hand import cards_on_table
from questboard.games.adventure.state import AdventurePosition, AdventureView
from questboard.games.adventure.words import figure
from questboard.kernel import Menu, OptionKind

DECISIVE = 5
"""Weights are raised to this power: what looks better is done nearly always."""


class AdventureOption(OptionKind[AdventureView]):
    """An option of any kind."""

    def explanation(self) -> str:
        """What is going on: the card or Monster that acts, or what the adventure is about."""
        view = self.view
        card = self.ask.about.get("encounter") or view.turn.card
        if entry := entry_of(card) if card else None:
            kind, *text = printed_lines(card)
            said = " ".join(line if line.endswith((".", "!", "?")) else f"{line}." for line in text)
            return f"{entry.name}: {said or kind}"
        if card in view.figures:
            return f"{figure(card)} acts."
        if view.turn.phase == "setup" and not view.round:
            printed = adventure_of(view.box, view.adventure)
            return f"{printed.name}. {printed.premise}"
        return ""

    @cached_property
    def cards(self) -> dict[str, list[str]]:
        """The nodes of all cards that lie before players, by card."""
        return cards_on_table(self.view)

    def hero_nodes(self, name: str) -> tuple[str, ...]:
        """A Hero on the board and the card before its player, a Villager, or a Hero on offer."""
        if name in self.view.friends:
            return (friend_id(name),)
        for seat, hero in enumerate(self.view.heroes):
            if hero.name == name:
                figure = [hero_id(name)] if hero.on_board else []
                return (*figure, hero_card_id(seat))
        return (offer_id(name),) if name in HEROES else ()

    def walked(self, seat: int, goal: int) -> tuple[str, ...]:
        """A Hero, and the squares of a walk to a square."""
        way = movement.way_to(self.view, seat, goal)
        return (hero_id(self.view.heroes[seat].name), *map(square_id, way)) if way else ()

    def card_nodes(self, card: str) -> tuple[str, ...]:
        """A card before a player, among the Boons of a campaign, as a marker on the board, or on offer."""
        view = self.view
        if card in self.cards:
            return tuple(self.cards[card])
        if view.campaign is not None and card in view.campaign.boons:
            return (boon_id(card),)
        if card in view.markers:
            return tuple(marker_id(card, slot) for slot in view.markers[card])
        return (offer_id(card),) if entry_of(card) is not None else ()

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """A quick weight for each option; `prior` says what an option looks worth at a glance."""
        return [self.prior(s, option) ** DECISIVE for option in self.ask.options]


class AdventureMenu(AdventureOption, Menu[AdventureView]):
    """Options that begin with a verb; none of them is a pass."""

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """A quick weight for each option, by its verb."""
        item = self.item
        return [item(option).prior(s, option) ** DECISIVE for option in self.ask.options]
