"""What cards do, by their ids: the engine asks here, the boxes enter their cards here.

Four ways in: `power` for what a Hero uses in the Hero Phase, `reaction` for what answers to
something that happens, `encounter` for what a drawn card does, and `at` for effects that come at
a fixed time of the turn. Small changes to figures (AC, attack rolls, Speed) have tables of their own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from questboard.games.adventure.state import AdventureState

Effect: TypeAlias = Callable[[AdventureState, int], Awaitable[None]]
"""Something that a card does for a seat."""
Condition: TypeAlias = Callable[[AdventureState, int], bool]
Figure: TypeAlias = Callable[[AdventureState, int], int]
"""A number that a card gives a Hero."""
F = TypeVar("F", bound=Callable[..., Any])


class Settings(NamedTuple):
    """How the rules of a box differ from those of another (dossier, section 0.3)."""

    start_anywhere: bool = False
    """Heroes begin on any square of the Start tile, not next to the stairs."""
    downed_explore: bool = False
    """A downed Hero along an unexplored edge explores."""
    only_traps_block: bool = False
    """A Trap's marker is refused only by another Trap's marker, not by any marker."""
    overhang: bool = False
    """A large base needs only some floor under it."""
    items_shared: bool = False
    """The player who draws a starting Item says who gets it."""
    traps_replaced: bool = False
    """For a Trap that finds its Hero off the board another Encounter card is drawn."""
    break_anywhere: bool = False
    """A sealed dungeon is broken open from any square of a tile, not only from its middle."""
    any_payment: bool = False
    """Experience may be paid with any set of cards that is worth enough, even one card too many (LD-248)."""
    away_is_down: bool = False
    """In a Villain Phase a Hero off the tiles counts no more than one at 0 HP (LD-184)."""


SETTINGS: dict[str, Settings] = {}
"""By box; a box that enters none has those of Wrath of Ashardalon."""


def settings(s: AdventureState) -> Settings:
    """The settings of the box that is played."""
    return SETTINGS.get(s.box, ORDINARY)


ORDINARY = Settings()


class Use(NamedTuple):
    """A card that is used in its owner's Hero Phase."""

    do: Effect
    can: Condition | None
    """Whether it can be used now; None: whether it has a target in its printed reach."""
    off_board: bool
    """It concerns its owner alone and so works off the board (dossier GR-16)."""


class Reaction(NamedTuple):
    """A card that answers to something."""

    do: Callable[[AdventureState, int, Any], Awaitable[None]]
    when: Callable[[AdventureState, int, Any], bool]
    prompt: str
    rule: str
    spend: bool
    """Whether the card is flipped or discarded by being used, whatever comes of it."""


class Timed(NamedTuple):
    """An effect that comes at a time of the turn."""

    order: int
    under: str
    """What has to be in play for it, if anything."""
    do: Effect


USES: dict[str, Use] = {}
REACTIONS: dict[type, dict[str, Reaction]] = {}
ENCOUNTERS: dict[str, Effect] = {}
TRIGGERS: dict[str, Effect] = {}
"""What Trap, Hazard and Villager cards do when they are activated."""
TIMES: dict[str, list[Timed]] = {}
"""Effects at the named times of a turn, in their order."""

ARMOR: dict[str, Figure] = {}
"""What a special ability, a stance, a curse or a mark does to a Hero's AC."""
ATTACK: dict[str, Figure] = {}
"""What one of these does to the Hero's attack rolls."""
HINDERED: dict[str, Figure] = {}
"""What one of these adds to the Speed or takes from it; -99 for a Hero who can't move at all."""
FARTHER: dict[str, Callable[[AdventureState, int, str], int]] = {}
"""How many tiles farther some powers of a Hero reach because of one of these."""
ATTACKS: dict[str, int] = {}
"""Heroes with more than one attack in the attack half of a Hero Phase (LD-064)."""
PLACEMENT: dict[str, Callable[[AdventureState, int, int], Awaitable[int]]] = {}
"""Heroes who may put the Monster of a tile that they explored on another tile."""
STARTING_ITEMS: dict[str, int] = {}
"""Heroes who start with more Items than others."""
FORTUNES: dict[str, Effect] = {}
"""What Treasure cards do that take effect at once (LD-154)."""
AFTERMATH: dict[str, Callable[[AdventureState, int], Awaitable[None]]] = {}
"""What happens once a Villain is defeated, around its square; the end is looked for after that."""
SURGES: list[Figure] = []
"""What Heroes add to the HP that a healing surge gives."""


def power(card: str, can: Condition | None = None, off_board: bool = False) -> Callable[[F], F]:
    """Enter what a power or item does when it is used in the Hero Phase."""

    def enter(function: F) -> F:
        USES[card] = Use(function, can, off_board)
        return function

    return enter


def reaction(
    card: str,
    to: type,
    when: Callable[[AdventureState, int, Any], bool],
    prompt: str,
    rule: str,
    spend: bool = True,
) -> Callable[[F], F]:
    """Enter how a card answers to a moment."""

    def enter(function: F) -> F:
        REACTIONS.setdefault(to, {})[card] = Reaction(function, when, prompt, rule, spend)
        return function

    return enter


def fortune(card: str) -> Callable[[F], F]:
    """Enter what a Fortune does for the seat that drew it."""

    def enter(function: F) -> F:
        FORTUNES[card] = function
        return function

    return enter


def encounter(card: str) -> Callable[[F], F]:
    """Enter what an Encounter card does when it is resolved for the seat that drew it."""

    def enter(function: F) -> F:
        ENCOUNTERS[card] = function
        return function

    return enter


def trigger(card: str) -> Callable[[F], F]:
    """Enter what a Trap, Hazard or Villager card does when it is activated in a Villain Phase."""

    def enter(function: F) -> F:
        TRIGGERS[card] = function
        return function

    return enter


def at(time: str, order: int, under: str = "") -> Callable[[F], F]:
    """Enter an effect at a time of the turn; those with lower numbers come first (WA-227, WA-228).

    With `under` it comes only while that card or condition is in play for the Hero.
    """

    def enter(function: F) -> F:
        effects = TIMES.setdefault(time, [])
        effects.append(Timed(order, under, function))
        effects.sort(key=lambda effect: effect.order)
        return function

    return enter


async def come_to(s: AdventureState, time: str, seat: int) -> None:
    """Have everything happen that happens at a time of the turn."""
    for _, under, effect in TIMES.get(time, ()):
        if not under or in_play(s, seat, under):
            await effect(s, seat)


def in_play(s: AdventureState, seat: int, card: str) -> bool:
    """Whether a Hero has a condition, a curse or a mark, or has been taken away by a card, or whether
    the card lies on the board or is the Environment."""
    hero = s.heroes[seat]
    return (
        card in hero.conditions
        or card in hero.curses
        or card in hero.marks
        or card == hero.away
        or card in s.markers
        or card == s.environment
    )
