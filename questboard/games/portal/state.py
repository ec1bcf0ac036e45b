"""The state of a game of The Yawning Portal: plain data only.

Colours are the letters R, Y, G, B: a colour is a food, a Gem, a deck, an Action tile and the back
of a Hero card. The Food Row is a string with one letter per slot and "." for an empty one. Seats
of column `c` are `2c` on the near side and `2c + 1` on the far side; both face slots `4c` to
`4c + 3` (YP-017).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from questboard.kernel import Fixed, Plain, State

Color: TypeAlias = str
HeroId: TypeAlias = str
ObjectiveId: TypeAlias = str

COLORS = "RYGB"
EMPTY = "."
NOBODY = -1
SOLO_DECK = "*"
"""The name of the single mixed deck of the solo game; colour decks are called by their letter."""


class Options(Fixed, frozen=True, kw_only=True):
    """The table's switches. Each changes a clause of the ledger, which says why."""

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


class PortalState(State):
    """The whole truth of a game."""

    options: Options
    row: str
    seats: list[Seated | None]
    covered: dict[int, ObjectiveId]
    """Solo: seats under an Objective card (YP-148)."""
    decks: dict[Color, list[HeroId]]
    """The top of a deck is the end of its list."""
    discard: list[HeroId]
    supply: Supply
    objectives: list[ObjectiveId]
    """Objectives face up beside the table, not claimed yet."""
    players: list[Player]
    first: int
    active: int
    active_tile: Color
    """The tile of this turn, or "" between turns."""
    turn: int
    passes: int
    ending: int
    """Who triggered the endgame, or NOBODY."""
    looked: list[HeroId]
    """Cards lifted off a deck by a Hero who looks at them."""
    pending: list[HeroId]
    """Heroes whose effect is being resolved, innermost last; "" once such a Hero has left (YP-135)."""
    known: dict[HeroId, int]
    """Who knows where a hidden card is: bit 0 spectators, bit p+1 player p; -1 everybody."""

    @property
    def columns(self) -> int:
        """Seat columns along the table (YP-016)."""
        return len(self.row) // 4

    @property
    def solo(self) -> bool:
        """Whether the solo rules are in force (YP-117 onward)."""
        return len(self.players) == 1


class PlayerView(Fixed, frozen=True):
    """What everybody may know of a player, and the hand as far as the viewer knows it."""

    hand: tuple[str, ...]
    """A Hero's id where the viewer knows the card, else the colour of its back (YP-133)."""
    gems: dict[Color, int]
    diamonds: dict[Color, int]
    potions: int
    tiles: dict[Color, bool]
    objectives: tuple[ObjectiveId, ...]
    matches: int
    turn_matches: int
    turn_gems: int
    potions_played: int
    seated: tuple[HeroId, ...]
    score: int
    """What the player would score now, without the bonuses of the end."""

    def count(self, color: Color) -> int:
        """Gems of a colour, White Diamonds assigned to it included."""
        return self.gems[color] + self.diamonds[color]


class PortalView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    asked: int | None
    options: Options
    row: str
    seats: tuple[Seated | None, ...]
    covered: dict[int, ObjectiveId]
    decks: dict[Color, tuple[str, ...]]
    """Bottom first: a Hero's id where the viewer has seen the card, else the deck's name."""
    deck_top: Color | None
    """Solo: the back colour of the top card."""
    discard: tuple[HeroId, ...]
    looked: tuple[str, ...]
    resolving: str
    """The Hero whose effect is being resolved, or ""."""
    food: dict[Color, int]
    gems: dict[Color, int]
    diamonds: int
    potions: int
    closed: tuple[Color, ...]
    objectives: tuple[ObjectiveId, ...]
    players: tuple[PlayerView, ...]
    multipliers: dict[Color, int]
    first: int
    active: int
    turn: int
    ending: int
