"""The state of a game of Dragonfire: plain data only.

Seats, players and characters share their numbers: seat 0 plays character 0. Cards are called by their
kind, so two copies of Grace are "grace" twice. An encounter in play is called by its card and a number,
like "troll-1", and so is each token, like "kobold-pack-token-3". The place of a character is the name of
a Location in play, or MAIN.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from questboard.games.dragonfire.content import (
    ADVENTURES,
    CARDS,
    DRAGONFIRE,
    ENCOUNTERS,
    FEATURES,
    SCREENS,
    Level,
    ScreenEntry,
    Track,
    read_track,
)
from questboard.kernel import BySeat, Event, Fixed, Hidden, Luck, Note, Open, Own, Plain, Position, Task

MAIN = ""
"""The place of those who are in no Location: the main area (DF-064)."""
NOBODY = -1
NOWHERE = "nowhere"
"""The aim of damage that is dealt to nothing."""
COLORS = "KBGR"
CardId: TypeAlias = str
Foe: TypeAlias = str
"""An encounter in play by its name and number: "troll-1"."""
SOURCES = {*ENCOUNTERS, *DRAGONFIRE, *ADVENTURES}
"""What encounters and tokens in play come from."""


class Options(Fixed, frozen=True, kw_only=True):
    """The rule options of a table. Each changes a clause of the ledger, which says why."""

    adventure: Literal["1", "2", "3", "4", "5", "6", "7", "8"] = "1"
    difficulty: Literal["easier", "standard", "harder"] = "standard"
    screens: Literal["choose", "random"] = "choose"
    level: Literal["adventure", "1", "2", "3", "4", "5"] = "adventure"
    features: Literal["suggested", "choose"] = "suggested"
    leader: Literal["most HP", "1", "2", "3", "4", "5", "6"] = "most HP"
    challenges: bool = False
    campaign: bool = False
    df_profile: Literal["rulebook", "printed"] = "rulebook"


class Marked:
    """Something that cards and rules mark: its marks are `Note`s.

    Positions in text, saves begun from a position and learners know them as `marks`.
    """

    __slots__ = ()
    marks: dict[str, int]

    @property
    def notes(self) -> dict[str, int]:
        """The numbers by the keys of their notes."""
        return self.marks


class EncounterNote(Note):
    """A note that is kept for encounters under nothing but their names and numbers: its key is "{}"."""

    __slots__ = ()

    def covers(self, key: str) -> bool:
        """Whether a key is the name and number of an encounter or a token."""
        name, _, number = key.rpartition("-")
        return number.isdecimal() and name.removesuffix("-token") in SOURCES


class Sheet(Plain):
    """What a character keeps between Adventures (DF-359)."""

    screen: str
    xp: int
    slots: list[str]
    """The visible Features of the six slots; "" for an empty one."""
    free: str
    """The Background taken for nothing, as long as it stays visible (DF-298)."""
    items: list[CardId]
    completed: list[str]
    """Adventures that have given Magic Items; Dungeon Crawl with the level (DF-303, DF-304)."""


class InPlay(Plain):
    """A card that lies before its player."""

    card: CardId
    tokens: int = 0
    held: Own[list[CardId]] = msgspec.field(default_factory=list)
    """Cards under it, face down."""


class Character(Plain, Marked):
    """A character: the screen, and the cards of its player."""

    screen: str
    types: str
    """The Class Types by screen and marker, the primary one first."""
    hp: int
    max_hp: int
    gold: int
    deck: Hidden[list[CardId]]
    """The top card is the last."""
    hand: Annotated[Own[list[CardId]], Open("known")]
    discard: list[CardId]
    in_play: list[InPlay]
    features: list[str]
    ability: str = ""
    """What the screen can do, where the Adventure lets it."""
    place: Foe = MAIN
    exhausted: bool = False
    unconscious: bool = False
    known: list[CardId] = msgspec.field(default_factory=list)
    """Cards that everybody knows to be in the hand: they were bought or taken back in the open."""
    looked: Own[list[CardId]] = msgspec.field(default_factory=list)
    """Cards lifted off the deck, which only the player sees."""
    removed: list[CardId] = msgspec.field(default_factory=list)
    """Cards that have left the game."""
    used: dict[str, int] = msgspec.field(default_factory=dict)
    """How often a Feature, an ability or a card in play was used in its time."""
    marks: dict[str, int] = msgspec.field(default_factory=dict)
    """Tokens on the character, and what cards and rules remember of it."""
    played: list[CardId] = msgspec.field(default_factory=list)
    """Cards that the player has played in the current turn, Assists too."""
    swords: int = 0
    """Sword icons of the current turn."""

    @property
    def card(self) -> ScreenEntry:
        """The Character screen."""
        return SCREENS[self.screen]

    @property
    def primary(self) -> str:
        """The Class Type of the screen."""
        return self.types[0]

    @property
    def stunned(self) -> bool:
        """Whether the character is Stunned (DF-222)."""
        return not self.hp and not self.unconscious

    @property
    def able(self) -> bool:
        """Whether the character is neither Stunned nor Unconscious: Features work (DF-230)."""
        return self.hp > 0 and not self.unconscious

    @property
    def class_types(self) -> str:
        """All Class Types: by screen, marker and Features (DF-047, DF-292)."""
        types = self.types
        if self.features and self.able:
            for feature in self.features:
                types += FEATURES[feature].counts_as
        return types

    @property
    def powers(self) -> list[str]:
        """What may answer to something or be used, by id: Features, cards in play, the screen's ability."""
        if self.unconscious:
            return []
        powers = [each.card for each in self.in_play]
        if self.hp:
            powers += self.features
        elif self.features:
            powers += [name for name in self.features if FEATURES[name].although_stunned]
        if self.ability:
            powers.append(self.ability)
        return powers


class Encounter(Plain, Marked):
    """An encounter in play: a card, or a token."""

    uid: Foe
    name: str
    """The card; for a token the card that it came with, or what brought it."""
    seat: int
    """The player whom it faces; for a Location the player before whom it lies."""
    deck: str
    """The deck that it came from: primary, secondary, third, or "" for none."""
    color: str
    type: str
    strength: int
    gold: int
    cleared: int = 0
    """Cleared levels, one bit for each, the topmost the lowest bit."""
    tripped: bool = False
    """Its Tripwire Trait has been activated (DF-363)."""
    token: str = ""
    """The track of a token; a card has none here."""
    card: Foe = ""
    """The encounter that a token belongs to; "" for an unattached one."""
    held: list[tuple[int, CardId]] = msgspec.field(default_factory=list)
    """Cards under it, with their owners."""
    marks: dict[str, int] = msgspec.field(default_factory=dict)

    @property
    def location(self) -> bool:
        """Whether it is a Location."""
        return self.type == "Location"

    @property
    def track(self) -> Track:
        """The damage track."""
        return _token_track(self.token) if self.token else ENCOUNTERS[self.name].levels

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of the damage track."""
        return self.track.levels

    @property
    def uncleared(self) -> list[int]:
        """The levels that are not cleared, from the top."""
        return list(_uncleared(len(self.track.levels), self.cleared))

    @property
    def slaad(self) -> bool:
        """Whether it is a Slaad card."""
        return not self.token and ENCOUNTERS[self.name].slaad

    @property
    def difficulty(self) -> int:
        """The Difficulty Rating; 0 for a token."""
        return 0 if self.token else ENCOUNTERS[self.name].difficulty


@cache
def _uncleared(levels: int, cleared: int) -> tuple[int, ...]:
    return tuple(index for index in range(levels) if not cleared >> index & 1)


@cache
def _token_track(text: str) -> Track:
    return read_track(text)


class Play(Plain, Marked):
    """A card or an effect that was played in this turn, and the damage that it will deal."""

    id: int
    seat: int
    card: str
    kind: Literal["card", "assist", "effect"]
    """Effects come from Features, tokens and cards in play: they are no cards."""
    place: Foe
    """Where its damage icons may go: the place of the player whom it goes by, who may still move."""
    damage: str = ""
    levels: int = 0
    """Levels of damage."""
    bonus: str = ""
    """Damage with a "+": it goes where the card's own damage goes (DF-185)."""
    spread: Literal["one", "split", "apart", "area"] = "one"
    """One encounter; split as one likes; one point for each of several; in full to each in the area."""
    most: int = 99
    """To how many encounters its damage may be split."""
    facing: int = NOBODY
    """Only encounters that face this player."""
    same_player: bool = False
    """Only encounters that face one and the same player."""
    reach: Literal["place", "cross", "anywhere"] = "place"
    """Its damage icons go to its place; text without icons crosses a Location's boundary (DF-126)."""
    locations: Literal["too", "only", "never"] = "too"
    """Whether it may be dealt to Locations."""
    only: Foe = ""
    """The one encounter that it may be dealt to."""
    spared: Foe = ""
    """An encounter that it can't be dealt to."""
    on_table: bool = False
    """The card itself lies on the table; it goes to its owner's discard pile with the others (DF-220)."""
    goes_by: int = NOBODY
    """The player from whose place its damage is dealt."""
    marks: dict[str, int] = msgspec.field(default_factory=dict)

    @property
    def item(self) -> bool:
        """Whether it is a Magic Item."""
        return self.card in CARDS and CARDS[self.card].item


class Shot(Plain):
    """A part of a play's damage that goes to one encounter."""

    play: int
    points: str
    levels: int = 0
    aim: Foe = ""
    """The encounter it is assigned to; "" while it is left to the proposal, NOWHERE for none."""
    level: int = -1
    """The level it goes to out of order (Feint); -1 for the topmost."""
    loose: bool = False
    """Damage of a card that hits an area, but this part goes to one encounter in it."""


class Turn(Plain, Marked):
    """What holds for one turn."""

    seat: int = NOBODY
    phase: str = ""
    plays: list[Play] = msgspec.field(default_factory=list)
    shots: list[Shot] = msgspec.field(default_factory=list)
    feints: int = 0
    """Cards whose damage may still go anywhere on a track."""
    calm: list[Foe] = msgspec.field(default_factory=list)
    """Encounters that do not attack."""
    prevented: list[Foe] = msgspec.field(default_factory=list)
    """Encounters whose damage is prevented, though they attack."""
    strength: dict[Foe, int] = msgspec.field(default_factory=dict)
    """Changes of Attack Strength."""
    softened: dict[Foe, int] = msgspec.field(default_factory=dict)
    """Encounters whose colourless levels are at most so much."""
    softened_level: dict[Foe, dict[int, int]] = msgspec.field(default_factory=dict)
    """The same for single levels, by their index."""
    reduction: dict[int, int] = msgspec.field(default_factory=dict)
    """By how much the damage of a character is reduced in Take Damage."""
    warded: dict[int, int] = msgspec.field(default_factory=dict)
    """How much more damage of any source is kept off a character."""
    unseen: bool = False
    """No encounter but a Location attacks the active player."""
    interposed: dict[int, int] = msgspec.field(default_factory=dict)
    """How much of the active player's damage goes to another player instead."""
    entered: list[Foe] = msgspec.field(default_factory=list)
    """Encounters that came into play in this turn."""
    defeated: list[Foe] = msgspec.field(default_factory=list)
    """Encounters that were defeated in this turn."""
    fallen: list[tuple[str, str]] = msgspec.field(default_factory=list)
    """Defeated cards with their decks: they are discarded when the phase closes (DF-220)."""
    hit: dict[int, list[Foe]] = msgspec.field(default_factory=dict)
    """By play: the encounters that its damage went to."""
    named: dict[int, list[Foe]] = msgspec.field(default_factory=dict)
    """By Assist: the encounters that its text has named."""
    quiet: list[int] = msgspec.field(default_factory=list)
    """Players who don't want to be asked for Assists in this turn."""
    passed: list[int] = msgspec.field(default_factory=list)
    """Players who had nothing to add to what has been played so far."""
    taken: int = 0
    """Damage that the active player took in Take Damage."""
    limit: int = 99
    """How many cards the active player may play."""
    stopped: bool = False
    """The active player has become Stunned and plays no more (DF-227)."""
    bought: int = 0
    before: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """What happens when Deal Damage begins: a card and its player."""
    after: list[tuple[str, int, int]] = msgspec.field(default_factory=list)
    """What happens at the end of Deal Damage: an effect's name, a seat, a number."""
    marks: dict[str, int] = msgspec.field(default_factory=dict)


class DragonfirePosition(Position):
    """What is on the table."""

    options: Options
    sheets: list[Sheet]
    characters: BySeat[list[Character]]
    adventure: str
    adventure_level: int
    """The Adventure Level that is played: the printed one, or a modified one (DF-321)."""
    leader: int
    first: int
    """Who took the first turn of the Scene: rounds end there (DF-355)."""
    scene: int
    """The number of the Scene; 0 before the first."""
    round: int
    turns: int
    encounters: list[Encounter]
    numbers: dict[str, int]
    """The last number that was given to a play ("") or to encounters of a name."""
    decks: Hidden[dict[str, list[str]]]
    """primary, secondary, third, market, dragonfire; the top card is the last."""
    discards: dict[str, list[str]]
    market: list[CardId]
    """The slots; "" for an empty one."""
    dragonfire: str
    """The active Dragonfire card, or ""."""
    dragonfire_level: int
    level_at_reveal: int
    """The Dragonfire level when the active card was revealed: thresholds are read once (DF-090)."""
    phases: int
    """Dragonfire phases so far."""
    turn: Turn
    challenges: list[str]
    """Accepted bonus challenges."""
    broken: list[str]
    """Those of them that can't be fulfilled any more."""
    notes: dict[str, int]
    """What an Adventure or a card must remember: counters, the Client's guard."""
    supply: dict[CardId, int]
    """Basic cards in the box; the supply counts as unlimited (DF-008)."""
    item_decks: Hidden[dict[str, list[CardId]]]
    """The Magic Items that nobody has, by rarity."""
    drawn: list[CardId]
    """A Market card that was revealed for cycling."""
    quiet: list[int]
    """Players who don't want to be asked for Assists until their own next turn."""
    won: bool
    reason: str
    rule: str
    """How the Adventure ended: "" while it is being played."""

    @property
    def over(self) -> bool:
        """Whether the Adventure has ended."""
        return self.rule != ""

    @property
    def conscious(self) -> list[int]:
        """The players whose characters are not Unconscious, by seat."""
        return [seat for seat, each in enumerate(self.characters) if not each.unconscious]

    @property
    def turn_order(self) -> list[int]:
        """The players from the party leader to the left, without the Unconscious."""
        return [seat for seat in self.around(self.leader) if not self.characters[seat].unconscious]

    def around(self, first: int) -> list[int]:
        """All seats from one of them to the left."""
        count = len(self.characters)
        return [(first + step) % count for step in range(count)]

    def next_conscious(self, seat: int) -> int:
        """The next player to the left who is not Unconscious; the player's own seat comes last."""
        for each in self.around(seat + 1):
            if not self.characters[each].unconscious:
                return each
        return NOBODY

    def encounter(self, foe: Foe) -> Encounter | None:
        """An encounter in play by its name and number."""
        for each in self.encounters:
            if each.uid == foe:
                return each
        return None

    def play(self, number: int) -> Play | None:
        """What was played in this turn, by its number."""
        for each in self.turn.plays:
            if each.id == number:
                return each
        return None


class DragonfireState(DragonfirePosition):
    """The whole truth of a game."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None

    def new_number(self, name: str = "") -> int:
        """A number for a play, or for an encounter of this name."""
        number = self.numbers.get(name, 0) + 1
        self.numbers[name] = number
        return number


class DragonfireView(DragonfirePosition):
    """What one seat may know: its own hand, of the others what they have shown, and no deck's order."""

    seat: int
    asked: int | None
