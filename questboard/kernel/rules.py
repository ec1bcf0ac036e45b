"""Rules: what a game must say about itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from questboard.kernel.advice import Advice
from questboard.kernel.ask import Ask
from questboard.kernel.errors import RulesError
from questboard.kernel.luck import Luck
from questboard.kernel.plain import Fixed
from questboard.kernel.rule_options import RuleOptions
from questboard.kernel.secrecy import deal_anew, seen_fields, view_of, viewer
from questboard.kernel.state import GameState
from questboard.kernel.wording import Wording

if TYPE_CHECKING:
    from questboard.content import Deck

Step: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""A part of the rules: it asks, changes the state and emits events."""


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


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)


class Rules(Wording[V], Advice[S, V], RuleOptions, Generic[S, V]):
    """A game. Everything outside `games/` knows a game only through this class.

    Here is what a game must do and know; its words are in `Wording`, its advice for bots in `Advice`, and the
    settings of a table in `RuleOptions`. A sketch of a game may leave parts out; asking for one of them then
    raises a `RulesError`.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """Goes up when a changed rule makes old logs replay differently."""
    adventures: ClassVar[tuple[str, ...]] = ()
    solo_rule: ClassVar[str] = ""
    """The clause by which a lone player has a score to beat; empty where there is none."""

    state: type[S]
    view: type[V]
    steps: Mapping[str, Step]
    reveals: frozenset[str]
    """Kinds of events after which somebody knows something new (besides luck and secrets)."""

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

    # ---- what a player in a hurry would do

    def priors(self, s: S, ask: Ask[Any]) -> Sequence[float]:
        """A quick weight for each option, as its kind gives it."""
        return self.kind(ask).priors(s)
