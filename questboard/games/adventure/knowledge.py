"""What a seat may know: everything that lies open, and what it alone has looked at."""

from __future__ import annotations

from typing import Any, cast

from questboard.games.adventure.board import Board, Dungeon
from questboard.games.adventure.rules import decks
from questboard.games.adventure.state import (
    AdventureState,
    Campaign,
    Deck,
    Ending,
    Figure,
    Friend,
    Hero,
    Object,
    Team,
    Token,
    Turn,
)
from questboard.kernel import Ask, Fixed, Luck

HIDDEN = (
    "stack",
    "chamber_stack",
    "monster_deck",
    "encounter_deck",
    "treasure_deck",
    "chamber_deck",
    "villager_deck",
    "treasure_tokens",
    "door_tokens",
    "monster_tokens",
    "pool",
)
"""The decks of the state; nobody knows the order of their cards, unless somebody has looked."""


class DeckView(Fixed, frozen=True):
    """A deck as it lies on the table."""

    count: int
    known: tuple[tuple[int, tuple[str, ...]], ...]
    """Packets from the bottom up: how many cards, and which are known to be among them."""
    discard: tuple[str, ...]
    seen: tuple[tuple[int, str], ...] = ()
    """Cards whose place the seat has seen, each with the number of cards above it."""


class AdventureView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    asked: int | None
    options: Any
    box: str
    adventure: str
    dungeon: Dungeon
    decks: dict[str, DeckView]
    heroes: tuple[Hero, ...]
    figures: dict[str, Figure]
    friends: dict[str, Friend]
    tokens: dict[str, Token]
    markers: dict[str, tuple[int, ...]]
    carpet: int
    objects: dict[str, Object]
    locked: tuple[int, ...]
    environment: str
    teams: tuple[Team, ...]
    active: int
    first: int
    round: int
    turn: Turn
    time: int
    defeated: int
    toughness: dict[str, int]
    chamber: str
    chamber_tiles: tuple[int, ...]
    notes: dict[str, int]
    boons_used: tuple[str, ...]
    campaign: Campaign | None
    ending: Ending | None
    chests: dict[str, int]
    """What the seat knows to be in Treasure Chests, by the name of their token."""

    @property
    def board(self) -> Board:
        """The geometry of the dungeon."""
        return self.dungeon.board

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

    # What a view shows of the table it is asked in the same words as the state: rules that only look,
    # like reach or AC, work on it too.
    base = AdventureState.base
    foe_squares = AdventureState.foe_squares
    friend_squares = AdventureState.friend_squares
    object_squares = AdventureState.object_squares
    free = AdventureState.free
    tiles_of = AdventureState.tiles_of
    standing = AdventureState.standing
    clockwise = AdventureState.clockwise
    max_hp = AdventureState.max_hp
    seat_of = AdventureState.seat_of
    rival = AdventureState.rival
    names = AdventureState.names


def observe(s: AdventureState, ask: Ask[Any] | None, seat: int) -> AdventureView:
    """What a player, or a spectator, may know."""
    return AdventureView(
        seat=seat,
        asked=None if ask is None else ask.seat,
        options=s.options,
        box=s.box,
        adventure=s.adventure,
        dungeon=s.dungeon,
        decks={name: deck_view(getattr(s, name), seat) for name in HIDDEN},
        heroes=tuple(hero.clone() for hero in s.heroes),
        figures={name: figure.clone() for name, figure in s.figures.items()},
        friends={name: friend.clone() for name, friend in s.friends.items()},
        tokens=s.tokens.copy(),
        markers={card: tuple(tiles) for card, tiles in s.markers.items()},
        carpet=s.carpet,
        objects={name: thing.clone() for name, thing in s.objects.items()},
        locked=tuple(s.locked),
        environment=s.environment,
        teams=tuple(team.clone() for team in s.teams),
        active=s.active,
        first=s.first,
        round=s.round,
        turn=s.turn.clone(),
        time=s.time,
        defeated=s.defeated,
        toughness=s.toughness.copy(),
        chamber=s.chamber,
        chamber_tiles=tuple(s.chamber_tiles),
        notes=s.notes.copy(),
        boons_used=tuple(s.boons_used),
        campaign=None if s.campaign is None else s.campaign.clone(),
        ending=s.ending,
        chests={name: chest.value for name, chest in s.chests.items() if seat in chest.known},
    )


def on_table(view: AdventureView) -> AdventureState:
    """The view as rules see it that only look: it answers the same questions as the state."""
    return cast(AdventureState, view)


def deck_view(deck: Deck, seat: int) -> DeckView:
    """How many cards are left, what is known of them, and the discard pile."""
    packets = tuple(
        (len(packet.cards), tuple(sorted(packet.known))) for packet in deck.packets if packet.cards
    )
    seen = tuple(decks.seen_by(deck, seat)) if deck.seen else ()
    return DeckView(deck.count, packets, tuple(deck.discard), seen)


def imagine(s: AdventureState, seat: int, luck: Luck) -> None:
    """Deal every deck anew as far as a seat doesn't know it, and the chests that it has not seen."""
    for name in HIDDEN:
        decks.imagine(getattr(s, name), luck, seat)
    unseen = [name for name, chest in s.chests.items() if seat not in chest.known]
    if not unseen:
        return
    values = [s.chests[name].value for name in unseen]
    for packet in s.pool.packets:
        values.extend(int(face) for face in packet.cards)
    values.sort()  # the same seed deals the same world, whatever the truth is
    luck.shuffle(values)
    for name in unseen:
        s.chests[name].value = values.pop()
    for packet in s.pool.packets:
        packet.cards = [str(values.pop()) for _ in packet.cards]
