"""Rules: what a game must say about itself, and what every game's state has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

import msgspec

from questboard.default_scene import build_scene
from questboard.kernel.ask import Ask, Option
from questboard.kernel.cards import Registry
from questboard.kernel.errors import RulesError, SetupError
from questboard.kernel.events import Event
from questboard.kernel.luck import Luck
from questboard.kernel.option_kinds import Kinds, OptionKind
from questboard.kernel.plain import Fixed, Key, Plain
from questboard.kernel.secrecy import deal_anew, seen_fields, view_of, viewer

if TYPE_CHECKING:
    from questboard.content import Deck
    from questboard.scene import Scene

Task: TypeAlias = tuple[str | int, ...]
"""One line of the agenda: the name of a step and its arguments."""

Step: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


class GameState(Protocol):
    """What the state of every game has. A game is over when its agenda is empty."""

    agenda: list[Task]
    luck: Luck
    told: list[Event] | None
    """Events not collected yet; None when nobody listens."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""

    def key(self) -> Key:
        """A hashable value; two states have the same key when they are equal."""


class Position(Plain, gc=False, omit_defaults=True):
    """What is on the table: the base of a game's position, which its state and its view inherit.

    The state adds the fields of a `GameState`, the view adds `seat` and `asked`. Functions that only look
    take the position, and so work on both; neither can be passed where the other is wanted.
    """

    transient: ClassVar[tuple[str, ...]] = ("told",)


class State(Position, kw_only=True, gc=False):
    """A state in one class, for a game that writes its views by hand."""

    agenda: list[Task]
    luck: Luck
    told: list[Event] | None = None


class Steps(dict[str, Step]):
    """The steps of a game by name: `@steps` over a coroutine function enters it."""

    def __call__(self, step: Step) -> Step:
        """Enter a step under the name of its function."""
        if step.__name__ in self:
            raise RulesError(f"two steps are called {step.__name__}")
        self[step.__name__] = step
        return step


class Outcome(Fixed, frozen=True):
    """How a finished game ended."""

    scores: tuple[int, ...]
    """The points of each seat where the rulebook counts points; else nothing."""
    winners: tuple[int, ...]
    """The seats that have won: all or none of them where players win together."""
    rule: str
    reason: str
    progress: tuple[int, ...] = ()
    """How far each seat came: a measure of ours for bots and ratings, never shown as a score."""

    @property
    def standing(self) -> tuple[int, ...]:
        """What ratings and bots compare: the points, or how far each seat came."""
        return self.scores or self.progress


Manner: TypeAlias = Callable[[Any, Ask[Any]], Option]
"""A way of playing: the option that one who keeps to it takes in a state."""

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)


class Rules(Generic[S, V]):
    """A game. Everything outside `games/` knows a game only through this class.

    A sketch of a game may leave parts out; asking for one of them then raises a `RulesError`.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """Goes up when a changed rule makes old logs replay differently."""
    seats: ClassVar[range]
    options: ClassVar[type[Fixed]]
    """The table's switches: a Fixed struct with a default for each."""
    adventures: ClassVar[tuple[str, ...]] = ()
    things: ClassVar[Mapping[str, str]] = {}
    """For the default scene: the kind of thing that a field of the view holds, if it has another name."""
    words: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By kind of thing: what one of them is called."""
    sentences: ClassVar[Mapping[str, str]] = {}
    """By kind of event: the sentence that `describe` fills in, such as "{player} lights {lantern}."."""
    solo_rule: ClassVar[str] = ""
    """The clause by which a lone player has a score to beat; empty where there is none."""

    state: type[S]
    view: type[V]
    steps: Mapping[str, Step]
    reveals: frozenset[str]
    """Kinds of events after which somebody knows something new (besides luck and secrets)."""
    registry: Registry | None = None
    """The cards of the game, for people who look one up."""
    kinds: Kinds = MappingProxyType({})
    """The kinds of options by id; an option of another kind is called what the thing is called."""

    def __init_subclass__(cls) -> None:
        """Have msgspec learn the types of a game: where two threads need one first, it ends the process."""
        super().__init_subclass__()
        for name in ("options", "state"):
            if hasattr(cls, name):
                msgspec.json.Decoder(getattr(cls, name))
        cls._check_secrecy()

    @classmethod
    def _check_secrecy(cls) -> None:
        """Refuse marks of secrecy that make no sense, and secrets that nobody deals anew."""
        if not hasattr(cls, "state") or not hasattr(cls, "view"):
            return
        if cls.observe is Rules.observe:
            viewer(cls.state, cls.view)
        if cls.imagine is Rules.imagine and (fields := seen_fields(cls.state)):
            raise TypeError(f"{cls.__name__}: imagine must deal {', '.join(fields)} anew")

    # ---- the game

    def setup(self, seats: int, options: Any, luck: Luck) -> S:
        """Deal a game. Choices in the setup are steps on the agenda."""
        raise RulesError(f"{self.title} has no deal; it begins from a position")

    def load_content(self, options: Any) -> None:
        """Load what a game with these options needs beyond what the game itself brings.

        It is called before a deal, before a position is parsed and before a checkpoint is resumed, so that
        a position can be played on in any process, whatever that process has loaded before.
        """

    def players(self, s: S) -> int:
        """How many play."""
        raise RulesError(f"{self.title} has no players")

    def clause(self, rule: str) -> str:
        """The clause of this game's ledger for one that rules shared with another game cite."""
        return rule

    def rounds(self, s: S) -> int:
        """How many rounds or turns have been begun; 0 where a game doesn't count them."""
        return 0

    def outcome(self, s: S) -> Outcome:
        """The result of a finished game."""
        raise RulesError(f"{self.title} has no end")

    def solo_score(self, s: S) -> int:
        """What a lone player writes down when the game is over; see `solo_rule`."""
        raise RulesError(f"{self.title} keeps no solo scores")

    def inventory(self, s: S) -> dict[str, int]:
        """How many of each thing there are; it never changes in a game."""
        raise RulesError(f"{self.title} has nothing counted")

    # ---- what a seat may know

    def observe(self, s: S, ask: Ask[Any] | None, seat: int) -> V:
        """What a seat (or a spectator) may know, as the fields of the state say."""
        if not hasattr(self, "view"):
            raise RulesError(f"{self.title} has no views")
        view: V = view_of(s, self.view, seat, None if ask is None else ask.seat)
        return view

    def imagine(self, s: S, seat: int, luck: Luck) -> None:
        """Re-deal in place all that the seat can't know; `luck` becomes the state's luck."""
        deal_anew(s, seat, luck)

    def facts(self, view: V) -> Any:
        """A view as learners are told it: dictionaries, lists, words and numbers.

        A game may put it so that what belongs together stands in a place of its own.
        """
        return msgspec.to_builtins(view)

    # ---- words and pictures

    def word(self, kind: str, value: Any) -> str:
        """What a thing is called: in options, prompts and events alike."""
        if kind == "player":
            return f"player {value + 1}"
        if kind in self.words:
            return self.words[kind](value)
        return f"{kind} {value}" if isinstance(value, int) and kind != "number" else str(value)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for an event as a seat has seen it; what the seat doesn't know is "something"."""
        words = defaultdict(lambda: "something")
        for name, value in event.facts.items():
            words[name] = self.called(name.partition("_")[0], value, names)
        return self.sentences.get(event.kind, f"{event.kind}.").format_map(words)

    def log_line(self, event: Event, names: Sequence[str]) -> str:
        """The sentence for an event, with the card that caused it unless the sentence names that already."""
        words = self.describe(event, names)
        cause = self.registry.title(event.cause) if event.cause and self.registry else ""
        if not words or not cause or cause.casefold() in words.casefold():
            return words
        return f"{cause}: {words}"

    def scene(self, view: V, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw and what may be clicked, made from a view alone."""
        return build_scene(view, ask, names, self)

    # ---- what is in the box

    def decks(self) -> list[Deck]:
        """Every deck and supply with its count and where its figures come from."""
        raise RulesError(f"{self.title} has no content to count")

    # ---- positions in text

    def parse(self, text: str) -> S:
        """A position from the game's text notation."""
        raise RulesError(f"{self.title} has no notation for positions")

    def notate(self, s: S) -> str:
        """The game's text notation of a position."""
        raise RulesError(f"{self.title} has no notation for positions")

    # ---- advice for bots, who call these on imagined tables only

    def value(self, s: S) -> list[float]:
        """How good a running game is for each seat: about the chance to win, 0 to 1."""
        raise RulesError(f"{self.title} has no judgement of positions")

    def payoff(self, outcome: Outcome) -> list[float]:
        """What a finished game was worth to each seat, 0 to 1: rivals who tie share a win."""
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.standing))]

    def priors(self, s: S, ask: Ask[Any]) -> Sequence[float]:
        """A quick weight for each option: what a player in a hurry would rather do."""
        return self.kind(ask).priors(s)

    def manners(self, view: V) -> Sequence[Manner]:
        """Whole ways of playing for a viewer's seat, the usual one first, in games that count rounds."""
        return ()

    # ---- shared by all games

    def read_options(self, given: Mapping[str, Any] | None = None) -> Any:
        """The table's switches from plain data; an unknown name or value is refused."""
        given = dict(given or {})
        known = self.options.__struct_fields__
        for name in given:
            if name not in known:
                raise SetupError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            name = str(error).rpartition("$.")[2].strip("`")
            values = ", ".join(
                str(value).lower() if isinstance(value, bool) else str(value)
                for value in self.switches()[name]
            )
            raise SetupError(f"option {name} can't be {given[name]!r}; it can be {values}") from None

    def switches(self) -> dict[str, list[Any]]:
        """The table's switches with the values that each can have, its default among them."""
        hints = get_type_hints(self.options)
        return {
            name: [True, False] if hints[name] is bool else list(get_args(hints[name]))
            for name in self.options.__struct_fields__
        }

    def unusual(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Those of the table's switches that are not at their usual value, as plain data."""
        usual = msgspec.to_builtins(self.options())
        return {name: value for name, value in given.items() if name in usual and value != usual[name]}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game doesn't have."""
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise SetupError(f"{self.title} is for {first} to {last} players, not {seats}")

    def kind(self, ask: Ask[Any], names: Sequence[str] = (), view: V | None = None) -> OptionKind[V]:
        """The options of a question, with what is known of them besides their values."""
        return self.kinds.get(ask.kind, OptionKind)(self, ask, names, view)

    def prompt(self, ask: Ask[Any]) -> str:
        """The question in words."""
        return self.kind(ask).prompt()

    def label(self, ask: Ask[Any], option: Option) -> str:
        """What an option of a question is called; no two options share a label."""
        return self.kind(ask).label(option)

    def labels(self, ask: Ask[Any]) -> list[str]:
        """The labels of all options."""
        return [self.label(ask, option) for option in ask.options]

    def called(self, kind: str, value: Any, names: Sequence[str]) -> str:
        """What a thing is called at a table where players have names."""
        return names[value] if names and kind == "player" else self.word(kind, value)

    def fill(self, template: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A template with `{kind}` and `{kind_role}` replaced by the words for the facts."""
        return template.format_map(
            {name: self.called(name.partition("_")[0], value, names) for name, value in facts.items()}
        )
