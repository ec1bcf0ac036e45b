"""The wire: everything that crosses it, in both directions.

HTTP bodies and socket messages are these structs and nothing else. The client's types are written
from them (`python -m questboard.server.types`), so that both sides speak of the same things.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from questboard.content import Words
from questboard.scene import Scene

Name: TypeAlias = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
Level: TypeAlias = Annotated[str, Meta(max_length=12)]
Speech: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")
]
Seconds: TypeAlias = Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]

Status: TypeAlias = Literal["gathering", "playing", "finished", "closed", "old"]
"""People are awaited; the game runs; it has ended; people gave it up; its rules have been mended since."""

ErrorCode: TypeAlias = Literal[
    "cannot_undo",
    "closed",
    "conflict",
    "forbidden",
    "game_over",
    "gathering",
    "malformed",
    "no_such_option",
    "not_found",
    "nothing_proposed",
    "paused",
    "running",
    "server",
    "setup",
    "stale",
    "too_fast",
    "too_large",
    "wrong_seat",
]


# ---- boxes and rules


class SwitchValue(Struct):
    """One way to set a switch."""

    value: Any
    label: Words


class Switch(Struct):
    """A switch of a game, with the values that it can have."""

    name: str
    label: Words
    rule: str
    """The clause that it changes."""
    default: Any
    values: list[SwitchValue]


class BoxInfo(Struct):
    """A box on the shelf."""

    name: str
    title: str
    year: int
    players: str
    minutes: str
    weight: str
    playable: bool
    seats: list[int]
    """How many can play; empty for a box that can't be opened yet."""
    switches: list[Switch]
    adventures: list[str]
    levels: list[str]
    """The bots that can sit at the table, from weak to strong."""
    guided: bool
    """There is a guided first game."""


class RuleInfo(Struct, omit_defaults=True):
    """A clause of the ledger."""

    id: str
    section: str
    rule: str
    note: str = ""


# ---- tables


class SeatWanted(Struct):
    """Who shall sit on a seat: whoever asks, somebody who is invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Level = "medium"


class TableWanted(Struct):
    """A new table. The seats decide how many play."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    public: bool = False
    """Listed in the lobby; a table that isn't can be watched by whoever has its link."""
    clock: Seconds | None = None
    """How long one may think about an answer."""


class GuideWanted(Struct):
    """A guided first game."""

    game: Annotated[str, Meta(max_length=24)]
    name: Name = ""


class ForkWanted(Struct):
    """A new table that begins where a finished game stood after so many answers."""

    ply: Number
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    public: bool = False


class Joining(Struct):
    """Somebody sits down."""

    name: Name = ""


class InviteShown(Struct):
    """Somebody holds an invite link and asks where it leads."""

    token: Annotated[str, Meta(max_length=64)]


class InviteAccepted(InviteShown):
    """Somebody sits down where an invite link leads."""

    name: Name = ""


class Invite(Struct):
    """A link for one seat; the token is told once and never again."""

    seat: int
    token: str


class TableMade(Struct):
    """A table that has just been made."""

    id: str
    seat: int | None
    """Where whoever asked sits."""
    invites: list[Invite]


class Invitation(Struct):
    """What an invite link leads to."""

    table: str
    game: str
    title: str
    seat: int
    names: list[str]
    taken: bool


class SeatInfo(Struct):
    """A seat as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    """The level of the bot that plays here: its own seat, or one that it holds for a person."""
    here: bool
    """Somebody (or a bot) is at the table."""
    yours: bool


class Proposal(Struct):
    """Something that people must agree on."""

    kind: Literal["undo", "standin", "close"]
    by: int
    seat: int
    """Whose answer goes back, or whose seat a bot shall take."""
    awaited: list[int]
    """Who has still to agree."""


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    """The points of each seat; empty where the game counts none."""
    winners: list[int]
    reason: str
    rule: str


class SoloScore(Struct):
    """A game in which a lone player has a score to beat."""

    to_beat: int | None
    """The best score of the player's device before this game; null before the first."""
    score: int | None
    """What this game came to; null while it runs."""
    rule: str
    """The clause that asks for it."""


class ForkedFrom(Struct):
    """Where a table's game was taken from."""

    table: str
    ply: int


class TableInfo(Struct, kw_only=True):
    """A table as everybody may know it."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    host: bool
    """Whoever asks has made this table."""
    guided: bool
    clock: int | None
    paused: bool
    proposal: Proposal | None
    asked: int | None
    """The seat that everybody waits for."""
    move: int
    ply: int
    commitment: str
    luck_key: str
    """Empty until the game is over."""
    result: Result | None
    forked_from: ForkedFrom | None
    rematch: str
    """The table of the rematch, if there is one."""
    solo: SoloScore | None
    """Null where nobody has a score to beat."""
    created: float
    updated: float


class Hall(Struct):
    """The lobby: tables of this device, and tables that everybody may see."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class Line(Struct):
    """A line of the story, with the number of answers after which it was told."""

    ply: int
    rule: str
    text: str


class Moment(Struct):
    """A game as it stood after so many answers."""

    ply: int
    plies: int
    scene: Scene
    lines: list[Line]


class ChatLine(Struct):
    """Something that somebody said."""

    seat: int
    name: str
    text: str
    at: float


class ReviewInfo(Struct):
    """How far the review of a game is."""

    ready: bool
    done: int
    decisions: int
    """How many there are in all; 0 until that is known."""


class Health(Struct):
    """Whether this process can serve."""

    status: Literal["ok"]
    version: str
    tables: int
    """How many are held in memory."""


class Problem(Struct):
    """Why something was refused; the code is for programs, the sentence for people."""

    code: ErrorCode
    message: str


# ---- from the socket


class Incoming(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a player sends. The answer to it carries the same `ref`."""

    ref: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Answer(Incoming, tag="answer"):
    """An option of the question that was asked as so many moves had been made."""

    move: Number
    index: Number


class Undo(Incoming, tag="undo"):
    """Take my last answer back, with all that came after it."""


class Propose(Incoming, tag="propose"):
    """Ask the others: let a bot hold somebody's seat, or give the game up."""

    kind: Literal["standin", "close"]
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


class Agree(Incoming, tag="agree"):
    """Agree to what is proposed, or refuse it."""

    agreed: bool


class Say(Incoming, tag="say"):
    """Say something to everybody at the table."""

    text: Speech


class Pause(Incoming, tag="pause"):
    """Stop the game and its clock, or go on."""

    paused: bool


class Hint(Incoming, tag="hint"):
    """Ask a strong bot for advice."""


Message: TypeAlias = Answer | Undo | Propose | Agree | Say | Pause | Hint


# ---- to the socket


class Outgoing(Struct, tag_field="type"):
    """What the server sends."""


class AtTable(Outgoing, tag="table"):
    """The table has changed: somebody came or went, paused, proposed; or the game began or ended."""

    table: TableInfo


class UndoInfo(Struct):
    """What taking back one's last answer would mean."""

    plies: int
    free: bool


class Shown(Outgoing, tag="scene"):
    """The game as one seat sees it now."""

    move: int
    ply: int
    scene: Scene
    told: int
    """How many lines of the story stay as they were; `lines` follow them."""
    lines: list[Line]
    undo: UndoInfo | None
    due: float | None
    """When the clock runs out, in seconds since 1970."""


class Chat(Outgoing, tag="chat"):
    """What was said; all of it on arrival, then line by line."""

    lines: list[ChatLine]


class Advice(Outgoing, tag="hint"):
    """A strong bot's advice on the question of a move."""

    ref: int
    move: int
    index: int
    why: str


class Done(Outgoing, tag="done"):
    """What was sent has been done, and is kept."""

    ref: int
    move: int


class Refused(Outgoing, tag="refused"):
    """What was sent has changed nothing, and why."""

    ref: int
    code: ErrorCode
    message: str


Notice: TypeAlias = AtTable | Shown | Chat | Advice | Done | Refused
