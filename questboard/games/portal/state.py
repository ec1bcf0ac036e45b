"""The state of a game of The Yawning Portal: plain data only.

Colours are the letters R, Y, G, B: a colour is a food, a Gem, a deck, an Action tile and the back
of a Hero card. The Food Row is a string with one letter per slot and "." for an empty one. Seats
of column `c` are `2c` on the near side and `2c + 1` on the far side; both face slots `4c` to
`4c + 3` (YP-017).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from questboard.kernel import Event, Fixed, Luck, Plain, Position, Seen, Task

Color: TypeAlias = str
HeroId: TypeAlias = str
ObjectiveId: TypeAlias = str
Bonus: TypeAlias = Mapping[str, Any]
"""Whose bonus something is, under the key "bonus"; empty if it isn't part of one."""

COLORS = "RYGB"
EMPTY = "."
NOBODY = -1
SOLO_DECK = "*"
"""The name of the single mixed deck of the solo game; colour decks are called by their letter."""


class Options(Fixed, frozen=True, kw_only=True):
    """The rule options of a table. Each changes a clause of the ledger, which says why."""

    first_player: Literal["drawn", "1", "2", "3", "4"] = "drawn"
    tile_layout: Literal["B", "A"] = "B"
    tile_check: Literal["sequential", "static"] = "sequential"
    mirror_far_side: bool = True
    three_player_start: Literal["random", "last player", "RY", "RG", "RB", "YG", "YB", "GB"] = "random"
    extra_objectives: bool = False
    diamond_objective: Literal[6, 5, 4] = 6
    solo_objective_placement: Literal["draw order", "player"] = "draw order"
    pmb_actions: Literal["optional", "forced"] = "optional"
    solo_deck_top: bool = False
    tie_break: Literal["objectives", "shared"] = "objectives"


class Seated(Fixed, frozen=True):
    """A Hero card at the table."""

    hero: HeroId
    face_up: bool = True
    potion: bool = False
    player: int = NOBODY
    """Who played it last, and in which turn."""
    turn: int = 0


class Player(Plain):
    """One barkeep's area. Hand and counters; in solo the hand is the Hero line, its head first."""

    hand: list[HeroId]
    gems: dict[Color, int]
    """Standard Gems; White Diamonds are counted apart, in the colour they were assigned to."""
    diamonds: dict[Color, int]
    potions: int
    tiles: dict[Color, bool]
    """Whether a tile lies with its front up."""
    objectives: list[ObjectiveId]

    # What Objectives count; cards/objectives.py says which asks for what.
    seated: list[HeroId]
    matches: int = 0
    turn_matches: int = 0
    turn_gems: int = 0
    potions_played: int = 0
    best_seating: int = 0
    foreign_matches: int = 0
    opposite_flips: int = 0
    runs_made: int = 0
    ends_filled: int = 0

    def count(self, color: Color) -> int:
        """Gems of a colour, White Diamonds assigned to it included (YP-083)."""
        return self.gems[color] + self.diamonds[color]

    @property
    def sets(self) -> int:
        """Complete sets: one Gem of each colour (YP-111)."""
        gems, diamonds = self.gems, self.diamonds
        return min(
            gems["R"] + diamonds["R"],
            gems["Y"] + diamonds["Y"],
            gems["G"] + diamonds["G"],
            gems["B"] + diamonds["B"],
        )


class Supply(Plain):
    """What nobody owns yet."""

    food: dict[Color, int]
    gems: dict[Color, int]
    diamonds: int
    potions: int
    closed: list[Color]
    """Gem colours that have run out once and stay closed (YP-079)."""


# ---- what a seat may know of cards (YP-133)


def back(card: HeroId) -> Color:
    """The colour of a card's back; of an unknown card a view has nothing else.

    >>> back("R13"), back("R")
    ('R', 'R')
    """
    return card[0]


def viewer_bit(seat: int) -> int:
    """The bit of a player, or of spectators, in `known`."""
    return 1 << seat + 1


def cards_seen(cards: Sequence[HeroId], s: PortalPosition, seat: int) -> list[HeroId]:
    """Cards that the seat knows, and the backs of the others."""
    mine, known = viewer_bit(seat), s.known
    return [card if known.get(card, 0) & mine else back(card) for card in cards]


def decks_seen(decks: dict[Color, list[HeroId]], s: PortalPosition, seat: int) -> dict[Color, list[HeroId]]:
    """Cards that the seat has seen in the decks; of the solo deck, nobody sees a back below the top."""
    shown = {color: cards_seen(cards, s, seat) for color, cards in decks.items()}
    for deck in [shown[SOLO_DECK]] if SOLO_DECK in shown else []:
        deck[:-1] = [SOLO_DECK if card in COLORS else card for card in deck[:-1]]
    return shown


def players_seen(players: list[Player], s: PortalPosition, seat: int) -> list[Player]:
    """Everything of a player but the cards in hand; the order of another's hand tells nothing (YP-151)."""
    shown = [player.clone() for player in players]
    for number, player in enumerate(shown):
        player.hand = cards_seen(player.hand, s, seat)
        if number != seat and len(players) > 1:
            player.hand.sort(key=lambda card: (COLORS.index(back(card)), card))
    return shown


def nothing_seen(known: dict[HeroId, int], s: PortalPosition, seat: int) -> dict[HeroId, int]:
    """Nobody is told who knows which card."""
    return {}


# ---- the position


class PortalPosition(Position):
    """What is on the table: in a state all of it, in a view as far as a seat may know it."""

    options: Options
    row: str
    seats: list[Seated | None]
    covered: dict[int, ObjectiveId]
    """Solo: seats under an Objective card (YP-148)."""
    decks: Annotated[dict[Color, list[HeroId]], Seen(decks_seen)]
    """The top of a deck is the end of its list."""
    discard: list[HeroId]
    supply: Supply
    objectives: list[ObjectiveId]
    """Objectives face up beside the table, not claimed yet."""
    players: Annotated[list[Player], Seen(players_seen)]
    first: int
    active: int
    active_tile: Color
    """The tile of this turn, or "" between turns."""
    turn: int
    passes: int
    ending: int
    """Who triggered the endgame, or NOBODY."""
    looked: Annotated[list[HeroId], Seen(cards_seen)]
    """Cards lifted off a deck by a Hero who looks at them."""
    pending: list[HeroId]
    """Heroes whose effect is being resolved, innermost last; "" once such a Hero has left (YP-135)."""
    known: Annotated[dict[HeroId, int], Seen(nothing_seen)]
    """Who knows where a hidden card is: bit 0 spectators, bit p+1 player p; -1 everybody."""

    @property
    def resolving(self) -> HeroId:
        """The Hero whose effect is being resolved, or ""."""
        return self.pending[-1] if self.pending else ""

    @property
    def deck_top(self) -> Color:
        """Solo: the back of the top card, which lies in plain sight; "" without a deck."""
        deck = self.decks.get(SOLO_DECK)
        return back(deck[-1]) if deck else ""

    @property
    def columns(self) -> int:
        """Seat columns along the table (YP-016)."""
        return len(self.row) // 4

    @property
    def solo(self) -> bool:
        """Whether the solo rules are in force (YP-117 onward)."""
        return len(self.players) == 1


class PortalState(PortalPosition):
    """The whole truth of a game."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None


class PortalView(PortalPosition):
    """What one seat may know; an unknown card is the colour of its back (YP-133)."""

    seat: int
    asked: int | None
