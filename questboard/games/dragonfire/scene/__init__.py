"""The scene of Dragonfire: a shelf, a flame, encounters before every seat, and a plate at the foot of each.

`table` says what lies where, `room` how it is divided, `bout` where it lies in an upright window. `shelf` has
the Market and the flame, `places` the Locations, `encounters` and `plates` show what stands before a seat and
who sits there. `seats` has what the viewer owns, `supply` what is common, `cards` what is printed, `offer`
what is laid out to choose from, `outlook` what would happen if damage were dealt now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.rules.scenes import due, extra, scenes
from questboard.games.dragonfire.scene.ids import at_rest
from questboard.games.dragonfire.scene.offer import beside_hand, rest
from questboard.games.dragonfire.scene.outlook import outlook
from questboard.games.dragonfire.scene.seats import own, players
from questboard.games.dragonfire.scene.supply import supply
from questboard.games.dragonfire.scene.symbols import icons
from questboard.games.dragonfire.scene.table import table
from questboard.games.dragonfire.state import DragonfireView
from questboard.kernel import Ask, Rules
from questboard.prompt import build_prompt
from questboard.scene import Course, Goal, Scene

__all__ = ["build_scene", "icons"]


def build_scene(
    view: DragonfireView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Scene:
    """What to draw of a game, and what may be clicked, for the seat whose view it is."""
    asked = rules.kind(ask, names, view) if ask is not None and ask.seat == view.seat else None
    found = outlook(view)
    if at_rest(view):
        middle = [rest(view, asked), *players(view, names)]
    else:
        middle = [table(view, names, found), *beside_hand(view, asked), *own(view, names, found)]
    nodes = [*middle, *supply(view)]
    return Scene(
        game=rules.name,
        title=rules.title,
        seat=view.seat,
        status=status(view, names),
        course=course(view),
        nodes=nodes,
        prompt=build_prompt(view, ask, names, rules),
        world="dragonfire",
    )


PHASES = {
    "start turn": "Start",
    "play cards": "Play cards",
    "deal damage": "Deal damage",
    "take damage": "Take damage",
    "market": "Buy",
    "end turn": "Draw",
}
"""The phases of a turn, and what they are called where there is little room."""


def course(view: DragonfireView) -> Course:
    """Which Adventure and Scene, which round, which phase of a turn."""
    title = ADVENTURES[view.adventure].name
    if at_rest(view):
        return Course(chapter=f"{title}, Long Rest" if view.over else title)
    return Course(
        chapter=f"{title}, Scene {view.scene} of {scenes(view)}" if view.scene else title,
        round=f"Round {max(view.round, 1)}" if view.scene else "",
        phases=tuple(PHASES.values()),
        phase=list(PHASES).index(view.turn.phase) if view.turn.phase in PHASES else -1,
        goal=goal(view),
    )


def goal(view: DragonfireView) -> Goal | None:
    """How many foes of the Scene are defeated; more may have come than there were at first."""
    if not view.scene or view.asked is None or view.over:
        return None
    left = sum(not foe.token for foe in view.encounters)
    most = max(left, len(due(view)) + len(extra(view)))
    return Goal(text="Foes defeated", done=most - left, of=most)


def status(view: DragonfireView, names: Sequence[str]) -> str:
    """Which Adventure, which Scene, whose turn and which phase."""
    title = ADVENTURES[view.adventure].name
    if view.asked is None:
        return f"{title}: {'the party has won' if view.won else 'the party has lost'}."
    if not view.scene:
        return f"{title}: setting up. {names[view.asked]} chooses."
    where = f"{title}, Scene {view.scene} of {scenes(view)}, round {max(view.round, 1)}"
    if view.turn.seat < 0 or view.over:
        return f"{where}."
    phase = f", {view.turn.phase}" if view.turn.phase else ""
    return f"{where}: {names[view.turn.seat]}{phase}."
