"""The protocol: every message between client and server.

HTTP bodies and socket messages are these structs and nothing else. The client's types are generated from
them (`python -m questboard.server.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from questboard.beats import SceneBeat
from questboard.box import BoxLid
from questboard.content import Words
from questboard.scene import NotOffered, Scene
from questboard.ties import Way

Name: TypeAlias = Annotated[str, Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")]
Level: TypeAlias = Annotated[str, Meta(max_length=12)]
ChatText: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")
]
Seconds: TypeAlias = Annotated[int, Meta(ge=10, le=14 * 24 * 3600)]
NodeId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]

Seal: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]
"""The SHA-256 of a seed, in hexadecimal; empty for none."""

Status: TypeAlias = Literal["gathering", "playing", "finished", "closed", "old"]
"""Waiting for players; running; ended; abandoned; begun under rules that have changed since."""

ClosedBecause: TypeAlias = Literal["", "agreed", "host", "length", "operator", "rules"]
"""Why a game was abandoned: its players agreed, its host or the operator closed it, it had become too long,
or its rules have changed."""

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


class RuleOptionValue(Struct):
    """A value of a rule option."""

    value: Any
    label: Words


class RuleOption(Struct):
    """A rule option of a game, with its possible values."""

    name: str
    label: Words
    rule: str
    """The rule that it changes."""
    default: Any
    values: list[RuleOptionValue]


class BoxInfo(Struct):
    """A box on the shelf."""

    name: str
    title: str
    languages: list[str]
    """The languages that all of its texts are in; others fall back to English."""
    year: int
    players: str
    minutes: str
    weight: str
    playable: bool
    seats: list[int]
    """The possible numbers of seats; empty for a box that can't be played yet."""
    rule_options: list[RuleOption]
    adventures: list[str]
    levels: list[str]
    """The levels of bots, from weak to strong."""
    guided: bool
    """There is a tutorial."""
    written: bool
    """Its rules are written down, so that they can be read and marks lead to them."""
    cast: list[Cast]
    """A few of those whom one meets in it."""
    lid: BoxLid | None
    """What stands in the lid, with the adventures; null for a box that says nothing of itself."""


class Cast(Struct):
    """A picture of somebody in a box, and what is seen on it."""

    picture: str
    description: str


class Played(Struct):
    """How often this device has finished an adventure of a box, and how it went."""

    adventure: str
    won: int
    lost: int
    last_won: bool
    """It was won the last time."""
    best: int | None
    """The best solo score; null where none is kept."""


class RuleInfo(Struct, omit_defaults=True):
    """A rule."""

    id: str
    section: str
    rule: str
    note: str = ""


# ---- tables


class SeatRequest(Struct):
    """Who gets a seat: the person who asks, somebody who is invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Level = "medium"


class TableRequest(Struct):
    """A new table; the seats determine the number of players."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=32)] = {}
    public: bool = False
    """Listed in the lobby; anyone with the link can watch a table that isn't."""
    clock: Seconds | None = None
    """Seconds to think about each answer."""

    seal: Seal = ""
    """The digest of a seed of mine, to be revealed when everybody sits."""


class TutorialRequest(Struct):
    """A new tutorial."""

    game: Annotated[str, Meta(max_length=24)]
    name: Name = ""


class ForkRequest(Struct):
    """A new table that begins at an earlier point of a finished game."""

    ply: Number
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    public: bool = False
    seal: Seal = ""


class SitRequest(Struct):
    """Take a seat."""

    name: Name = ""
    seal: Seal = ""


class InviteLookup(Struct):
    """Ask which table and seat an invite link is for."""

    token: Annotated[str, Meta(max_length=64)]


class InviteAcceptance(InviteLookup):
    """Take the seat of an invite link."""

    name: Name = ""
    seal: Seal = ""


class Invite(Struct):
    """An invite link for one seat; the token is sent only once."""

    seat: int
    token: str


class TableCreated(Struct):
    """A table that was just created."""

    id: str
    seat: int | None
    """The seat of the person who asked."""
    invites: list[Invite]


class LeaveRequest(Struct):
    """Give up a seat of a running game to a bot, or leave it open."""

    bot: bool = True


class MuteRequest(Struct):
    """Refuse somebody's chat, or allow it again."""

    muted: bool


class ReportRequest(Struct):
    """Tell the operator about somebody."""

    why: Annotated[str, Meta(min_length=1, max_length=500)]


class Recovery(Struct):
    """A code that brings the seats of this device to another one."""

    code: Annotated[str, Meta(max_length=64)]


class Changed(Struct):
    """How many tables a request has changed."""

    tables: int


class Invitation(Struct):
    """The table and seat of an invite link."""

    table: str
    game: str
    title: str
    seat: int
    names: list[str]
    taken: bool


class SeatInfo(Struct):
    """The public facts of a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    """The level of the bot that plays here, in its own seat or for an absent person."""
    here: bool
    """The player, or a bot, is at the table."""
    yours: bool
    ties: dict[str, Way]
    """How ties that hardly matter are broken, by what is being chosen; empty for all others. Only of one's
    own seats."""
    muted: bool
    """The host doesn't let the player chat."""
    seal: str
    """The digest of the seed that the player adds to the luck; empty for one who adds nothing."""


class Proposal(Struct):
    """Something that the players must agree on."""

    kind: Literal["undo", "standin", "close"]
    by: int
    seat: int
    """Whose answer is taken back, or whose seat a bot takes."""
    awaited: list[int]
    """Who still has to agree."""


class Trouble(Struct):
    """A bot could not answer, so the game waits until somebody at the table says what to do."""

    seat: int
    level: str
    """The level of the bot."""
    at: float


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    """The points of each seat; empty if the game has none."""
    winners: list[int]
    reason: str
    rule: str


class SoloScore(Struct):
    """A solo game with a score to beat."""

    to_beat: int | None
    """The best earlier score of the player's device; null if there is none."""
    score: int | None
    """The score of this game; null until it ends."""
    rule: str
    """The rule about it."""


class ForkedFrom(Struct):
    """The game from which a table was forked."""

    table: str
    ply: int


class TableInfo(Struct, kw_only=True):
    """The public facts of a table."""

    id: str
    game: str
    title: str
    languages: list[str]
    """The languages that all texts of the game are in; others fall back to English."""
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    public: bool
    host: bool
    """The person who asks created this table."""
    guided: bool
    clock: int | None
    paused: bool
    proposal: Proposal | None
    trouble: Trouble | None
    """Null unless a bot has failed and the game waits for the people at the table."""
    asked: int | None
    """The seat whose turn it is to answer."""
    move: int
    ply: int
    commitment: str
    luck_key: str
    """Empty until the game is over."""
    closed_because: ClosedBecause
    """Why the game was abandoned; empty if it was not, or by an older version."""
    open_luck: bool
    """The luck ahead is known from the game from which this one was forked."""
    awaits_seeds: bool
    """Everybody sits; the game begins when the sealed seeds have been revealed."""
    seeds: list[str]
    """The seeds that were mixed into the luck, by seat; empty for those who added none."""
    result: Result | None
    forked_from: ForkedFrom | None
    rematch: str
    """The table of the rematch, if there is one."""
    solo: SoloScore | None
    """Null unless the game has a score to beat."""
    minor: list[str]
    """What the game asks that hardly matters: what is being chosen."""
    created: float
    updated: float


class LobbyInfo(Struct):
    """The lobby: this device's tables, and the public ones."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class Line(Struct, gc=False):
    """A line of the log, with the number of answers before it."""

    ply: int
    rule: str
    text: str


class Moment(Struct):
    """A game as it stood after a number of answers."""

    ply: int
    plies: int
    scene: Scene
    lines: list[Line]
    beats: list[SceneBeat] = []
    """The way here from the moment before."""


class AnswerBeats(Struct):
    """What an answer led to; its number counts from 1."""

    ply: int
    beats: list[SceneBeat]


class BeatRange(Struct):
    """What has happened since a moment: the latest of it beat by beat, the rest in words."""

    lines: list[Line]
    """What came before the beats; nothing where they tell all of it."""
    scene: Scene
    """The scene from which the beats lead on."""
    answers: list[AnswerBeats]


class ChatLine(Struct):
    """A line of chat."""

    seat: int
    name: str
    text: str
    at: float


class ReviewInfo(Struct):
    """The progress of a review."""

    ready: bool
    done: int
    decisions: int
    """The total; 0 until it is known."""


class ServerHealth(Struct):
    """The health of this process."""

    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""


class Problem(Struct):
    """Why a request was refused, as a code for programs and a sentence for people."""

    code: ErrorCode
    message: str


# ---- from the client, on the socket


class Incoming(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a player. The reply has the same `ref`."""

    ref: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Answer(Incoming, tag="answer"):
    """Choose an option of the question that follows a number of moves."""

    move: Number
    index: Number


class Undo(Incoming, tag="undo"):
    """Take back my last answer and everything after it."""


class Propose(Incoming, tag="propose"):
    """Propose that a bot plays for somebody, or that the game be abandoned."""

    kind: Literal["standin", "close"]
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


class Agree(Incoming, tag="agree"):
    """Agree to a proposal, or reject it."""

    agreed: bool


class Say(Incoming, tag="say"):
    """Send a line of chat."""

    text: ChatText


class Pause(Incoming, tag="pause"):
    """Pause the game and its clock, or resume."""

    paused: bool


class Reveal(Incoming, tag="reveal"):
    """Reveal the seed that I sealed, now that everybody sits."""

    seed: Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[!-~]*$")]


class Mend(Incoming, tag="mend"):
    """Let a bot that has failed try again, put another one in its place, or open its seat for a person."""

    way: Literal["retry", "bot", "person"]
    level: Level = "easy"
    """Of the other bot."""


class Ties(Incoming, tag="ties"):
    """Have ties that hardly matter broken for me, or be asked again."""

    way: Way
    noun: Annotated[str, Meta(max_length=80)] = ""
    """What is being chosen; empty for all of them."""


class Hint(Incoming, tag="hint"):
    """Ask a strong bot for advice."""


class WhyNot(Incoming, tag="why_not"):
    """Ask why something on the table can't be chosen now; the question is the one after a number of moves."""

    move: Number
    nodes: Annotated[list[NodeId], Meta(min_length=1, max_length=8)]
    """What lies where one points, what lies uppermost first."""


ClientMessage: TypeAlias = (
    Answer | Undo | Propose | Agree | Say | Pause | Reveal | Mend | Ties | Hint | WhyNot
)


# ---- from the server, on the socket


class Outgoing(Struct, tag_field="type"):
    """A message from the server."""


class TableUpdate(Outgoing, tag="table"):
    """The table has changed: somebody came, left, paused or proposed; the game began or ended."""

    table: TableInfo


class UndoInfo(Struct):
    """What undoing the last answer would take back."""

    plies: int
    free: bool


class SceneUpdate(Outgoing, tag="scene"):
    """The game as one seat sees it now."""

    move: int
    ply: int
    scene: Scene
    told: int
    """How many lines of the log are unchanged; `lines` follow them."""
    lines: list[Line]
    undo: UndoInfo | None
    due: float | None
    """When the clock runs out, in seconds since 1970."""
    beats: list[SceneBeat] = []
    """What the last move led to, event by event: the way from the scene before it to this one. Empty on
    arrival, after an undo, and for other news than an answer."""


class Chat(Outgoing, tag="chat"):
    """Chat: everything on arrival, then line by line."""

    lines: list[ChatLine]


class HintReply(Outgoing, tag="hint"):
    """A strong bot's advice on the current question."""

    ref: int
    move: int
    index: int
    why: str


class WhyNotReply(Outgoing, tag="why_not"):
    """Why something can't be chosen; more than one reason where several things might be done with it."""

    ref: int
    move: int
    node: str
    reasons: list[NotOffered]


class Done(Outgoing, tag="done"):
    """A message was carried out, and the result is saved."""

    ref: int
    move: int


class Refused(Outgoing, tag="refused"):
    """A message was refused and changed nothing."""

    ref: int
    code: ErrorCode
    message: str


ServerMessage: TypeAlias = TableUpdate | SceneUpdate | Chat | HintReply | WhyNotReply | Done | Refused
