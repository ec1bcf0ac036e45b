"""Where cards enter what they do.

Decorators put a function under the id of its card: `text` and `assist` for cards that are played,
`use` for what lies before a player, `surprise`, `vanquished` and their like for encounters, `reaction`
for what answers to a moment. Standing changes to figures and permissions have tables of their own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

from questboard.games.dragonfire.state import DragonfireState, Encounter, Play, Shot

PlayEffect: TypeAlias = Callable[[DragonfireState, Play], Awaitable[None]]
Effect: TypeAlias = Callable[[DragonfireState, Encounter], Awaitable[None]]
"""Something that an encounter does."""
SeatEffect: TypeAlias = Callable[[DragonfireState, Encounter, int], Awaitable[None]]
"""Something that an encounter does to a player."""
Reveal: TypeAlias = Callable[[DragonfireState], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Any])


class Use(NamedTuple):
    """Something that a player may do in Play Cards without playing a card."""

    do: Callable[[DragonfireState, int], Awaitable[None]]
    when: Callable[[DragonfireState, int], bool]
    turns: Literal["own", "others", "any"]
    """In whose turns."""
    rule: str


class Reaction(NamedTuple):
    """Something that answers to a moment."""

    do: Callable[[DragonfireState, int, Any], Awaitable[None]]
    when: Callable[[DragonfireState, int, Any], bool]
    prompt: str
    rule: str
    forced: bool
    """It happens by itself; the player is not asked."""
    counted: str
    """The name under which its uses are counted; "" if they are not."""


TEXTS: dict[str, PlayEffect] = {}
"""What the text of a card does when it is played in its player's turn."""
ASSISTS: dict[str, PlayEffect] = {}
INSTEAD: dict[str, PlayEffect] = {}
"""What the other use of a card does ("Deplete instead")."""
USES: dict[str, Use] = {}
REACTIONS: dict[type, dict[str, Reaction]] = {}
AIMED: dict[str, Callable[[DragonfireState, Play, Shot, Encounter], tuple[str, int]]] = {}
"""By card: the points and levels that a shot deals to this encounter, where it matters which."""
BEFORE_DAMAGE: dict[str, Callable[[DragonfireState, int], Awaitable[None]]] = {}
"""What a played card does when Deal Damage begins (`turn.before`); the number is its player."""
MEASURED: dict[str, Callable[[DragonfireState, Play], str]] = {}
"""By the source of an effect: its points, where they are known only when Deal Damage begins."""
AFTER_DAMAGE: dict[str, Callable[[DragonfireState, int, int], Awaitable[None]]] = {}
"""What happens at the end of Deal Damage (`turn.after`)."""

SURPRISES: dict[str, Effect] = {}
ARRIVALS: dict[str, Effect] = {}
"""What happens as an encounter enters play and is no SURPRISE: effects of a Dragonfire level (DF-097)."""
VANQUISHED: dict[str, SeatEffect] = {}
TRIPWIRES: dict[str, Effect] = {}
STARTS: dict[str, SeatEffect] = {}
"""Start of turn."""
ENDS: dict[str, SeatEffect] = {}
"""End of the faced player's turn."""
AFTERMATHS: dict[str, Effect] = {}
"""What an encounter does at the end of a Deal Damage phase."""
ATTACKS: dict[str, Callable[[DragonfireState, Encounter, Any], Awaitable[None]]] = {}
"""When it attacks: the third argument is the Assault."""
WOUNDS: dict[str, SeatEffect] = {}
"""When it deals damage."""

REVEALED: dict[str, Reveal] = {}
"""What a Dragonfire card does when it is revealed, its thresholds included."""
DEADFALLS: dict[str, Reveal] = {}
TURN_STARTS: dict[str, Callable[[DragonfireState, int], Awaitable[None]]] = {}
"""What the active Dragonfire card does at the start of a turn (DF-133)."""

STRENGTH: dict[str, Callable[[DragonfireState, Encounter | None, Encounter], int]] = {}
"""Changes of Attack Strength: by encounter in play (the second argument), Dragonfire card or Adventure."""
BASE_STRENGTH: dict[str, Callable[[DragonfireState, Encounter], int]] = {}
"""Encounters whose printed Attack Strength varies."""
COLORS_OF: dict[str, Callable[[DragonfireState, Encounter], str]] = {}
"""Encounters with a further colour."""
IMMUNE: dict[str, Callable[[DragonfireState, Play, bool], bool]] = {}
"""Immune encounters: whether this play can't affect them; the flag says whether by level damage."""
STEADY: list[str] = []
"""Encounters that no text effect can move or stop from attacking."""
SAVE_BONUS: dict[str, Callable[[DragonfireState, Encounter], int]] = {}
"""Save +X."""
CARD_LIMITS: dict[str, int] = {}
"""How many cards a character in a Location, or facing an encounter, may play in their own turn."""
HOLDS: list[str] = []
"""Encounters whose faced player can't move into or out of a Location."""
TRAPS: list[str] = []
"""Locations that characters can't move out of."""
SILENT: list[str] = []
"""Locations whose characters may not play Assists."""
FAILS_CHECKS: list[str] = []
"""Encounters whose faced player fails every Skill Check."""
SLOWS: dict[str, int] = {}
"""Encounters whose faced player draws fewer cards in Replenish."""
NO_HEALING: dict[str, Callable[[DragonfireState, Encounter, int, int], bool]] = {}
"""Encounters that keep a player (third argument) from being healed by another (fourth; or NOBODY)."""
PRICES: dict[str, Callable[[DragonfireState, Encounter, int], int]] = {}
"""Encounters that make Market cards dearer for a player."""
DISPELS: dict[str, Literal["one", "all"]] = {}
"""Encounters with Dispel Magic or Dispel All Magic on the faced player."""
UNREDUCED: list[str] = []
"""Encounters whose attack damage can't be reduced or prevented."""
ASSIST_RULES: dict[str, Callable[[DragonfireState, Encounter, Encounter], bool]] = {}
"""By encounter in play (second argument): whether Assist damage can't go to the third argument."""
DAMAGE_RULES: dict[str, Callable[[DragonfireState, Encounter], bool]] = {}
"""Encounters that can't be damaged now."""
ANY_ORDER: list[str] = []
"""Encounters that can be damaged before their tokens are defeated."""
CLEARED: dict[str, Callable[[DragonfireState, Encounter, int, bool], None]] = {}
"""What happens when a level is cleared: the level, and whether black damage was dealt to it."""
NAMED: dict[str, Callable[[DragonfireState, Encounter], Awaitable[bool]]] = {}
"""Encounters that a text names: whether they escape it."""
REDUCTIONS: dict[str, Callable[[DragonfireState, int, Any], int]] = {}
"""By Feature or card in play: by how much damage in its owner's Take Damage phase is reduced."""
SHORT_RESTS: dict[str, Callable[[DragonfireState, int], Awaitable[None]]] = {}
"""By Feature or card in play: what it does in a Short Rest."""
SCENE_STARTS: dict[str, Callable[[DragonfireState, int], Awaitable[None]]] = {}
"""By Feature: what it does at the start of a Scene."""


def entered(table: dict[str, Any]) -> Callable[[str], Callable[[F], F]]:
    """A decorator that enters functions into a table under the ids of their cards."""

    def under(*names: str) -> Callable[[F], F]:
        def enter(function: F) -> F:
            for name in names:
                if name in table:
                    raise KeyError(f"{name} is entered twice")
                table[name] = function
            return function

        return enter

    return under


text = entered(TEXTS)
assist = entered(ASSISTS)
instead = entered(INSTEAD)
aimed = entered(AIMED)
measured = entered(MEASURED)
before_damage = entered(BEFORE_DAMAGE)
after_damage = entered(AFTER_DAMAGE)
surprise = entered(SURPRISES)
arrival = entered(ARRIVALS)
vanquished = entered(VANQUISHED)
tripwire = entered(TRIPWIRES)
start_of_turn = entered(STARTS)
end_of_turn = entered(ENDS)
aftermath = entered(AFTERMATHS)
attacks = entered(ATTACKS)
wounds = entered(WOUNDS)
revealed = entered(REVEALED)
deadfall = entered(DEADFALLS)
turn_start = entered(TURN_STARTS)
strength = entered(STRENGTH)
base_strength = entered(BASE_STRENGTH)
colors_of = entered(COLORS_OF)
immune = entered(IMMUNE)
save_bonus = entered(SAVE_BONUS)
no_healing = entered(NO_HEALING)
price = entered(PRICES)
assist_rule = entered(ASSIST_RULES)
damage_rule = entered(DAMAGE_RULES)
cleared = entered(CLEARED)
named = entered(NAMED)
reduction = entered(REDUCTIONS)
short_rest = entered(SHORT_RESTS)
scene_start = entered(SCENE_STARTS)


def use(
    name: str,
    rule: str,
    when: Callable[[DragonfireState, int], bool] = lambda s, seat: True,
    turns: Literal["own", "others", "any"] = "own",
) -> Callable[[F], F]:
    """Enter what a Feature or a card in play can do in Play Cards."""

    def enter(function: F) -> F:
        USES[name] = Use(function, when, turns, rule)
        return function

    return enter


def reaction(
    name: str,
    moment: type,
    prompt: str,
    rule: str,
    when: Callable[[DragonfireState, int, Any], bool] = lambda s, seat, moment: True,
    forced: bool = False,
    counted: str | None = None,
) -> Callable[[F], F]:
    """Enter what a Feature, an ability or a card in play answers to a moment.

    Its uses are counted under its name; a Feature of two parts may count them apart.
    """

    def enter(function: F) -> F:
        under = name if counted is None else counted
        REACTIONS.setdefault(moment, {})[name] = Reaction(function, when, prompt, rule, forced, under)
        return function

    return enter
