"""What every declaration has: its look, its words in the log, and what it does at times of the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum, auto
from typing import Any, NamedTuple, TypeAlias, TypeVar

from questboard.cues import AnyCue
from questboard.games.adventure.state import AdventureState, AdventureView, Foe
from questboard.kernel import Card, Event
from questboard.scene import Color

F = TypeVar("F", bound=Callable[..., Any])


class Look(NamedTuple):
    """A silhouette, and the paint of the disc on which it stands."""

    icon: str
    color: Color


class Sign(NamedTuple):
    """How a mark looks that lies on a figure, and what it means."""

    look: Look
    words: str


class Seen(NamedTuple):
    """An event as a seat has seen it, and that seat's view right after it."""

    event: Event
    view: AdventureView

    def __call__(self, fact: str) -> Any:
        """A fact of the event."""
        return self.event.facts[fact]


Show: TypeAlias = "Callable[[Seen], Sequence[AnyCue]]"
"""What there is to see and hear of an event."""


class Declared(Card):
    """Anything in a box that is declared under an id."""

    look: Look | None = None
    """How it looks on the table, where its kind alone would say too little."""
    sign: Sign | None = None
    """How a mark with its id looks on a figure."""
    says: Mapping[str, str] = {}
    """Sentences for the log, by the kinds of the events that only it emits."""
    shows: Mapping[str, Show] = {}
    """Cues for these events, as far as there is more to them than words; the makers are in `cues`."""

    called = ""
    """What its token or object on the board is called."""
    idle = ""
    """Why it had no effect, for the log, where its kind doesn't say so."""
    sharp = False
    """Its tokens hurt a Monster that ends its move on them."""

    def monster_enters(self, s: AdventureState, figure: Foe, slots: list[int]) -> None:
        """A Monster has moved or been placed onto some tiles that it was not on before."""

    def ally_arrives(self, s: AdventureState, ally: str) -> None:
        """A Villager or an Ally has moved or been placed onto another tile."""


class Timed(Declared):
    """Something that happens at fixed times of the turn.

    Each of these hooks happens while the declaration is in play for the Hero: it is the Hero, the Hero's
    stance, condition, curse or mark, the card that took the Hero off the board, the Environment, or a
    marker on the board. With `@at(…, always=True)` it happens for every Hero. A hook without `@at` comes
    before all others of its time.
    """

    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """At the start of the Hero Phase, before a healing surge is spent (WA-227)."""

    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """When the actions of the Hero Phase are over (WA-228)."""

    async def after_hero_phase(self, s: AdventureState, seat: int) -> None:
        """After that, when the Hero may also have left the dungeon."""

    async def end_of_exploration_phase(self, s: AdventureState, seat: int) -> None:
        """At the end of the Exploration Phase."""

    async def before_encounter_step(self, s: AdventureState, seat: int) -> None:
        """In the Villain Phase, before step 1."""

    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        """At the end of the Villain Phase."""

    async def moved_onto_tile(self, s: AdventureState, seat: int) -> None:
        """The Hero has moved onto another tile."""

    async def natural_twenty(self, s: AdventureState, seat: int) -> None:
        """The Hero has rolled a 20."""

    async def healed(self, s: AdventureState, seat: int) -> None:
        """The Hero has regained hit points."""

    async def missed_by_monster(self, s: AdventureState, seat: int) -> None:
        """A Monster's attack has missed the Hero."""


class Order(IntEnum):
    """In which order things happen that happen at the same time of the turn (WA-227, WA-228)."""

    EXPIRY = auto()
    """What has lasted until now ends."""
    POWERS = auto()
    """Heroes come back to the board, and their powers do what they do at this time."""
    HIDING = auto()
    """Heroes leave the board for a while."""
    BOARD = auto()
    """Environments, markers on the board and Villains do what they do."""
    CLAIMS = auto()
    """Heroes take what lies on their tile."""
    POISON = auto()
    """Poison hurts."""
    CURSES = auto()
    """Curses hurt, and Heroes roll against Poisoned, curses and the Pit."""
    RECOVERY = auto()
    """Conditions are discarded."""
    LATE_POWERS = auto()
    """Powers follow that depend on how all this has left the Hero."""
    LOSSES = auto()
    """The Hero loses a part of the turn."""


def at(order: Order, always: bool = False) -> Callable[[F], F]:
    """When a hook happens among all that happens at the same time, and whether for every Hero."""

    def mark(hook: F) -> F:
        setattr(hook, "order", order)  # noqa: B010
        setattr(hook, "always", always)  # noqa: B010
        return hook

    return mark
