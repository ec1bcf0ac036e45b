"""The state of an adventure: plain data only.

Seats, Heroes and players share their numbers: seat 0 plays Hero 0. A figure on the table is called
by its kind and a number, like "grell-2". Squares are numbered as `board` says.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from questboard.games.adventure.board import MIDDLE, Board, Dungeon
from questboard.games.adventure.content import FRIENDS, HEROES, MONSTERS, Level
from questboard.kernel import UNKNOWN, Event, Fixed, Luck, Note, Plain, Position, Seen, Task

OFF = -1
"""The square of a Hero who is not on the board."""
Target: TypeAlias = int | str
"""Whom Monsters attack: a Hero by seat, a Villager by name."""
Foe: TypeAlias = str
"""What Heroes attack: a Monster or Villain like "grell-2", an object like "altar", or a Hero or an Ally of
another team by name."""


class AdventureOptions(Fixed, frozen=True, kw_only=True):
    """Rule options that the tables of every box have. Each changes a clause of the ledger, which says why."""

    adventure: Literal["first", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"] = "first"
    heroes: Literal["choose", "random"] = "choose"
    powers: Literal["suggested", "free", "random"] = "suggested"
    difficulty: Literal["easier", "standard", "harder"] = "standard"
    surges: Literal["adventure", "1", "2", "3"] = "adventure"
    first_player: Literal["rolled", "1", "2", "3", "4", "5"] = "rolled"
    auto_ties: bool = False
    guests: bool = False


class RowCard(Fixed, frozen=True):
    """A card in the row before a player: a Monster, Trap, Hazard or Villager (WA-051)."""

    name: str
    shield: bool = False
    """It was placed by a Chamber and counts for its goal (WA-172)."""


class Hero(Plain):
    """A Hero: the figure, the Hero card, and the cards before the player."""

    name: str
    level: int
    hp: int
    square: int
    powers: list[str]
    items: list[str]
    used: list[str]
    """Powers and items that lie face down."""
    conditions: list[str]
    curses: list[str]
    row: list[RowCard]
    notes: dict[str, int]
    """Marks, which lie on the Hero for all to see, and what cards, quests and rules remember of it."""
    gold: list[int]
    """Treasure tokens picked up, by their value."""
    away: str = ""
    """Why the Hero is off the board: the card's id, "escaped", or "out" of the game."""
    team: int = 0
    stance: str = ""
    """The card with the Hero's Stance token."""
    carried: list[str] = msgspec.field(default_factory=list)
    """Objects that the Hero carries, by their token's name."""
    villainous: bool = False
    """Whether the Hero is a Villain as well."""

    @property
    def card(self) -> Level:
        """The side of the Hero card that is up."""
        return HEROES[self.name].levels[self.level - 1]

    @property
    def on_board(self) -> bool:
        """Whether the figure stands or lies on a square."""
        return self.square >= 0

    @property
    def standing(self) -> bool:
        """Whether the Hero is on the board and above 0 HP."""
        return self.hp > 0 and self.square >= 0

    @property
    def escaped(self) -> bool:
        """Whether the Hero has left the dungeon."""
        return self.away == "escaped"

    @property
    def gone(self) -> bool:
        """Whether the Hero has left the dungeon or is out of the game: no more Hero Phases."""
        return self.away in ("escaped", "out")

    @property
    def tile(self) -> int:
        """The slot of the tile that the Hero is on."""
        return self.square >> 4

    @property
    def influences(self) -> tuple[str, ...]:
        """What may change the Hero's figures, by id: the Hero itself, the stance, curses and marks."""
        return (self.name, self.stance, *self.curses, *self.notes)

    def ready(self, card: str) -> bool:
        """Whether the Hero has a power or item face up."""
        if card not in self.used:
            return card in self.powers or card in self.items
        return self.count_up(card) > 0

    def count_up(self, card: str) -> int:
        """How many copies of a card lie face up."""
        return self.powers.count(card) + self.items.count(card) - self.used.count(card)


class Figure(Plain):
    """A Monster or Villain on the table."""

    name: str
    square: int
    damage: int = 0
    acted: bool = False
    """It has acted in this Villain Phase (WA-071)."""
    notes: dict[str, int] = msgspec.field(default_factory=dict)
    """Marks, which lie on it for all to see, and what cards and rules remember of it."""

    @property
    def villain(self) -> bool:
        """Whether it is a Villain."""
        return MONSTERS[self.name].villain

    @property
    def tile(self) -> int:
        """The slot of the tile with its square; a large base may stand on more."""
        return self.square >> 4


class Friend(Plain):
    """A Villager or an Ally on the table."""

    name: str
    square: int
    damage: int = 0
    owner: int = -1
    """Who has an Ally's card; a Villager's card lies in a player's row."""
    notes: dict[str, int] = msgspec.field(default_factory=dict)
    """Marks on an Ally, and what cards and rules remember of it."""

    @property
    def hp(self) -> int:
        """Hit points left."""
        return FRIENDS[self.name].hit_points - self.damage


class MarkNote(Note):
    """A mark: a token or a card that lies on a Hero, a Monster or an Ally for all to see.

    Its key is the id under which a card or a `Mark` declares what it changes while it is there.
    """

    __slots__ = ()


class Token(Fixed, frozen=True):
    """Something that lies on a square and doesn't block it."""

    kind: str
    square: int
    count: int = 1
    owner: int = -1
    """The Hero whose card it came from."""


class Object(Plain):
    """A marker with AC and HP that can be attacked: the Altar, the Vast Gate (WA-120)."""

    name: str
    tile: int
    armor_class: int
    hp: int
    pattern: int = MIDDLE
    """The squares of the tile that it covers, or along which it lies."""
    blocks: bool = True
    """Whether nobody can stand on these squares."""
    side: int = -1
    """The side of the tile that a Fissure closes."""

    @property
    def squares(self) -> int:
        """The squares that it covers."""
        return self.pattern << 16 * self.tile


class Chest(Plain):
    """A Treasure Chest that has been picked up: who carried it knows what is in it."""

    value: int
    known: list[int]
    """The seats that have seen its value."""


class Packet(Plain):
    """Cards of a deck that lie together; in which order nobody knows."""

    cards: list[str]
    """The top card is the last."""
    known: list[str]
    """Cards that everybody knows to be in this packet."""


class Deck(Plain):
    """A face-down deck, its lowest packet first, and its discard pile."""

    packets: list[Packet]
    discard: list[str]
    seen: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """The seats that know a card's place in the deck; such a card is the only one of its kind."""

    @property
    def count(self) -> int:
        """How many cards are left to draw."""
        return sum([len(packet.cards) for packet in self.packets])


class Turn(Plain):
    """What the rules have to remember of the turn in progress."""

    phase: str = "setup"
    actions: int = 0
    """Actions taken in the Hero Phase (WA-059)."""
    attacked: bool = False
    attacks: int = 0
    """Further attacks in the attack half of the Hero Phase, which must follow at once (LD-064)."""
    walk: int = 0
    """Squares left of the move in progress."""
    moved: bool = False
    """The Hero has spent movement in this Hero Phase."""
    rooted: bool = False
    """The Hero has used something that forbids moving in this Hero Phase."""
    neighbors: list[str] = msgspec.field(default_factory=list)
    """Monsters adjacent to the Hero when the Hero Phase began."""
    spent: list[str] = msgspec.field(default_factory=list)
    """Cards that can't be used again in this turn, though they are face up."""
    acted: list[str] = msgspec.field(default_factory=list)
    """Cards of the row that have been activated in this Villain Phase: Traps, Hazards and Villagers, and of
    Monsters those whose card is passed on after they have acted."""
    tile_placed: bool = False
    black: bool = False
    """A tile with a black triangle was placed by exploring (WA-046)."""
    rewarded: list[int] = msgspec.field(default_factory=list)
    """Heroes who have drawn a Treasure for defeating a Monster in this turn (WA-110)."""
    rewards: list[int] = msgspec.field(default_factory=list)
    """Heroes who have such a Treasure coming when the attack is over."""
    fallen: list[int] = msgspec.field(default_factory=list)
    """Heroes at 0 HP who drop what they carried when the effect is over (LD-118, LD-280)."""
    aftermath: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Villains just defeated whose end does something to what is around, with their squares."""
    naturals: list[int] = msgspec.field(default_factory=list)
    """Heroes whose natural 20 lets them level up when the attack is over (WA-229)."""
    card: str = ""
    """The card or figure that acts now; what is asked meanwhile is asked for its sake."""
    quarry: Foe = ""
    """The only target of the At-Will power in use, where the card that allows it names one."""


class Ending(Fixed, frozen=True):
    """How an adventure ended."""

    won: bool
    reason: str
    rule: str
    winners: tuple[int, ...] | None = None
    """The seats that win where not all win or lose together."""


class Team(Plain):
    """What those share who play together: the Experience pile and the healing surges."""

    experience: list[str]
    surges: int


class Kit(Fixed, frozen=True):
    """What a Hero owned when a game of a campaign began."""

    level: int
    powers: tuple[str, ...]
    items: tuple[str, ...]


class Campaign(Plain):
    """What is carried from game to game of a campaign."""

    game: int
    """Which game of the campaign is played, from 1."""
    purse: int
    boons: list[str]
    losses: int
    extra_surge: bool
    row: list[str]
    """The Chamber cards of the games that are won, and of this one once it is known."""
    store: list[str]
    """Treasure cards that are for sale."""
    kits: list[Kit]
    """What each Hero owned when this game began."""
    tiles: int = 0
    """Tiles placed in earlier games."""
    defeated: int = 0
    """Monster figures defeated in earlier games."""
    late: int = 0
    """Rounds over the twentieth in earlier games."""


# ---- what a seat may know of decks and chests


def deck_seen(deck: Deck, s: AdventurePosition, seat: int) -> Deck:
    """The packets of a deck face down, with what everybody knows to be in them and what the seat has seen."""
    packets = [
        Packet([UNKNOWN] * len(packet.cards), sorted(packet.known)) for packet in deck.packets if packet.cards
    ]
    shown = Deck(packets, deck.discard[:])
    if deck.seen:
        _show_own(deck, shown, seat)
    return shown


def _show_own(deck: Deck, shown: Deck, seat: int) -> None:
    """Turn up the cards whose place the seat has seen."""
    shown.seen = {card: [seat] for card, seats in sorted(deck.seen.items()) if seat in seats}
    full = [packet for packet in deck.packets if packet.cards]
    for packet, seen in zip(full, shown.packets, strict=True):
        seen.cards = [card if card in shown.seen else UNKNOWN for card in packet.cards]


def chests_seen(chests: dict[str, Chest], s: AdventurePosition, seat: int) -> dict[str, Chest]:
    """The chests whose value the seat has seen."""
    return {name: Chest(chest.value, [seat]) for name, chest in chests.items() if seat in chest.known}


FaceDown: TypeAlias = Annotated[Deck, Seen(deck_seen)]
"""A deck whose order nobody knows, except for cards that somebody has looked at."""


# ---- the position


class AdventurePosition(Position):
    """What is on the table: in a state all of it, in a view as far as a seat may know it."""

    options: Any
    """The box's rule options, which are `Fixed`."""
    box: str
    adventure: str
    dungeon: Dungeon
    stack: FaceDown
    """The dungeon tile stack."""
    chamber_stack: FaceDown
    monster_deck: FaceDown
    encounter_deck: FaceDown
    treasure_deck: FaceDown
    chamber_deck: FaceDown
    villager_deck: FaceDown
    treasure_tokens: FaceDown
    door_tokens: FaceDown
    monster_tokens: FaceDown
    """Villains that a face-down Monster token may show."""
    heroes: list[Hero]
    figures: dict[str, Figure]
    friends: dict[str, Friend]
    tokens: dict[str, Token]
    """Blade Barrier, Caltrop, Treasure and other tokens on squares."""
    markers: dict[str, list[int]]
    """2 x 2 markers by the id of their card: the tiles on which they lie."""
    carpet: int
    """The north-west square of the Flying Carpet, or OFF."""
    objects: dict[str, Object]
    locked: list[int]
    """Doors that have been found locked, by slot."""
    environment: str
    teams: list[Team]
    active: int
    first: int
    round: int
    numbers: dict[str, int]
    """The last number that a figure or token of each kind got."""
    turn: Turn
    time: int
    """Time tokens left."""
    defeated: int
    """Monster figures defeated."""
    toughness: dict[str, int]
    """Hit points of Villains where the adventure sets them."""
    chamber: str
    """The Chamber card that has been turned up."""
    chamber_tiles: list[int]
    notes: dict[str, int]
    """What the adventure, its cards and some rules remember of the game."""
    boons_used: list[str]
    campaign: Campaign | None
    ending: Ending | None
    chests: Annotated[dict[str, Chest], Seen(chests_seen)] = msgspec.field(default_factory=dict)
    """Treasure Chests that have been picked up, by the name of their token."""
    pool: FaceDown = msgspec.field(default_factory=lambda: Deck([], []))
    """Face-down tokens of the adventure that nobody has seen yet."""

    @property
    def experience(self) -> list[str]:
        """The Experience pile of the active player's team."""
        return self.team(self.active).experience

    @property
    def surges(self) -> int:
        """The healing surges of the active player's team."""
        return self.team(self.active).surges

    def team(self, seat: int) -> Team:
        """The team of a Hero."""
        return self.teams[self.heroes[seat].team]

    @property
    def board(self) -> Board:
        """The geometry of the dungeon."""
        return self.dungeon.board

    @property
    def hero(self) -> Hero:
        """The active player's Hero."""
        return self.heroes[self.active]

    def notebooks(self) -> list[AdventurePosition | Hero | Figure | Friend]:
        """Everything with which notes are written down."""
        return [self, *self.heroes, *self.figures.values(), *self.friends.values()]

    # ---- who stands where

    def base(self, figure: str) -> int:
        """The squares under a figure's base."""
        piece = self.figures[figure]
        return self.board.cover(MONSTERS[piece.name].base, piece.square)

    def foe_squares(self, ignoring: str = "") -> int:
        """Squares under Monsters and Villains, one of them perhaps left out."""
        mask = 0
        for name, figure in self.figures.items():
            if name != ignoring:
                base = MONSTERS[figure.name].base
                mask |= 1 << figure.square if base == 1 else self.board.cover(base, figure.square)
        return mask

    def friend_squares(self) -> int:
        """Squares under Heroes, standing or downed, and Villagers."""
        mask = 0
        for hero in self.heroes:
            if hero.square >= 0:
                mask |= 1 << hero.square
        for friend in self.friends.values():
            mask |= 1 << friend.square
        return mask

    def object_squares(self) -> int:
        """Squares under the Altar or the Vast Gate, which block them (WA-183)."""
        mask = 0
        for thing in self.objects.values():
            if thing.blocks:
                mask |= thing.squares
        return mask

    def free(self) -> int:
        """All free squares."""
        return self.board.floor & ~(self.foe_squares() | self.friend_squares() | self.object_squares())

    def tiles_of(self, squares: int) -> list[int]:
        """The slots of the tiles on which some squares lie."""
        if not squares & (squares - 1):
            return [(squares.bit_length() - 1) >> 4] if squares else []
        slots, slot = [], 0
        while squares:
            if squares & 0xFFFF:
                slots.append(slot)
            squares >>= 16
            slot += 1
        return slots

    def standing(self) -> list[int]:
        """The Heroes on the board with more than 0 HP."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.hp > 0 and hero.square >= 0]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with one."""
        seats = range(len(self.heroes))
        return [*seats[seat:], *seats[:seat]]

    def max_hp(self, figure: str) -> int:
        """The hit points that a Monster or Villain begins with."""
        name = self.figures[figure].name
        return self.toughness.get(name) or MONSTERS[name].hit_points

    def seat_of(self, hero: str) -> int:
        """The seat of a Hero."""
        return [each.name for each in self.heroes].index(hero)

    def rival(self, foe: Foe) -> int:
        """The seat of a Hero who is attacked as if it were a Monster, else -1 (LD-230)."""
        if foe in self.figures or foe in self.objects or foe in self.friends:
            return -1
        return self.seat_of(foe)

    def names(self, seats: list[int]) -> list[str]:
        """The Heroes of some seats, by name."""
        return [self.heroes[seat].name for seat in seats]


class AdventureState(AdventurePosition, kw_only=True):
    """The whole truth of an adventure."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None

    def new_name(self, kind: str) -> str:
        """What a new figure or token of a kind is called."""
        number = self.numbers[kind] = self.numbers.get(kind, 0) + 1
        return f"{kind}-{number}"


class AdventureView(AdventurePosition, kw_only=True):
    """What one seat may know: no deck's order, and only the chests and tiles that it has looked at."""

    seat: int
    asked: int | None
