"""Adventures 4, 5, 8 and 12: find a chamber and meet the goal of its card."""

from __future__ import annotations

from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import search
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.games.ashardalon.cards.chambers import (
    CHAMBER_CARDS,
    ChamberCard,
    PrisonGuard,
    TreasureHoard,
)
from questboard.kernel import Note
from questboard.scene import Goal

DRAGON_HP = {4: 14, 5: 16}
"""Hit points of Ashardalon in his lair against many Heroes; otherwise those on his card."""


class ChamberQuest(Quest):
    """The Chamber card that the adventure names, or the top one of the deck (WA-165, WA-168)."""

    chamber_ready = Note("chamber")
    """The chamber is set up; its goal counts."""

    def turn_up(self, s: AdventureState) -> str:
        """The Chamber card that waits behind the Entrance."""
        card = adventure(s).chamber_card or draw(s, s.chamber_deck)
        assert card is not None
        return card

    async def entrance_placed(self, s: AdventureState, seat: int, slot: int) -> None:
        """Turn the card up and set the chamber up; from then on its goal counts."""
        s.chamber = self.turn_up(s)
        emit(s, "chamber_card", "WA-168", chamber=s.chamber)
        await CHAMBER_CARDS[s.chamber].set_up(s, seat)
        self.chamber_ready.set(s)

    def card(self, s: AdventurePosition) -> ChamberCard | None:
        """The Chamber card, once its chamber is set up."""
        return CHAMBER_CARDS[s.chamber] if self.chamber_ready.is_set(s) else None

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The exit that the card names (WA-246)."""
        card = self.card(s)
        return card.exits(s, seat) if card else 0

    def uses_treasure_tokens(self, s: AdventurePosition) -> bool:
        """Treasure tokens belong to the Treasure Hoard only (WA-180)."""
        return TreasureHoard.laid.is_set(s)

    def gold_for_treasure(self, s: AdventurePosition) -> bool:
        """In the Treasure Hoard (WA-180)."""
        return TreasureHoard.laid.is_set(s)

    def ending(self, s: AdventureState) -> Ending | None:
        """The goal of the card is the goal of the adventure (WA-173)."""
        card = self.card(s)
        return card.ending(s) if card else None

    def goal(self, view: AdventureView) -> Goal:
        """The chamber, then what its card asks for."""
        card = self.card(view)
        return card.goal(view) if card else Goal(text="Find the Chamber")

    def progress(self, s: AdventurePosition) -> float:
        """Half of it is finding the chamber."""
        card = self.card(s)
        return 0.5 * search(s, card is not None) + 0.5 * (card.progress(s) if card else 0.0)

    def goals(self, s: AdventurePosition) -> list[int]:
        """What the card asks for."""
        card = self.card(s)
        return card.goals(s) if card else []


class FindTheChamber(ChamberQuest, ids=("ashardalon-4", "ashardalon-5")):
    """Adventures 4 and 5: nothing but a chamber and its goal."""


class FreeTheCaptives(ChamberQuest, id="ashardalon-8"):
    """Adventure 8, Free the Captives: some of them have to live; all of them is a full success."""

    all_saved = Note("full success")
    """Whether all Villagers were alive when the guards were defeated."""

    def ending(self, s: AdventureState) -> Ending | None:
        """The guards are defeated; it is noted whether all Villagers are alive."""
        ending = super().ending(s)
        if ending is not None and ending.won:
            self.all_saved.set(s, int(len(s.friends) == PrisonGuard.villagers.get(s)))
        return ending

    def full_success(self, s: AdventurePosition) -> bool:
        """All Villagers are alive."""
        return bool(self.all_saved.get(s))


class WrathOfAshardalon(ChamberQuest, id="ashardalon-12"):
    """Adventure 12, The Wrath of Ashardalon: the dragon in his lair."""

    def laid_out(self, s: AdventureState) -> None:
        """The dragon is tougher against four Heroes and more."""
        toughen_dragon(s)


def toughen_dragon(s: AdventureState) -> None:
    """Ashardalon's hit points in his lair, by the number of Heroes."""
    if len(s.heroes) in DRAGON_HP:
        s.toughness["ashardalon"] = DRAGON_HP[len(s.heroes)]
