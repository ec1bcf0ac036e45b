"""How far the game has come: the turn, the actions of the tile, and what is left until the last round."""

from __future__ import annotations

from typing import Any

from questboard.games.portal.content import tile_actions
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.language import n, t
from questboard.games.portal.state import EMPTY, NOBODY, PortalView
from questboard.kernel import Ask
from questboard.language import Plural
from questboard.scene import Course, Goal

TO_RIGHT = Plural(
    "{count} slot to the right end; the left is filled", "{count} slots to the right end; the left is filled"
)
TO_LEFT = Plural(
    "{count} slot to the left end; the right is filled", "{count} slots to the left end; the right is filled"
)
TO_BOTH = Plural(
    "{count} slot to the left end, {right} to the right",
    "{count} slots to the left end, {right} to the right",
)


def course(view: PortalView, ask: Ask[Any] | None) -> Course:
    """The turn, the actions of its tile in order, and how near the end is."""
    if view.asked is None:
        return Course(round=t("Turn {turn}", turn=view.turn))
    actions = actions_of_turn(view)
    return Course(
        chapter="" if view.ending == NOBODY else last_round(view),
        round=t("Turn {turn}", turn=view.turn) if view.turn else t("Setting up"),
        phases=tuple(t(ACTIONS[action].on_tile) for action in actions),
        phase=next((place for place, action in enumerate(actions) if is_about(ask, action)), -1),
        goal=Goal(text=goal(view)),
    )


def last_round(view: PortalView) -> str:
    """What the last round is called; alone it is a turn."""
    return t("The last turn" if view.solo else "The last round")


def actions_of_turn(view: PortalView) -> tuple[str, ...]:
    """The actions of the tile that was activated, left to right."""
    if not view.active_tile:
        return ()
    front = view.players[view.active].tiles[view.active_tile]
    return tile_actions(view.options.tile_layout, view.active_tile, front)


def is_about(ask: Ask[Any] | None, action: str) -> bool:
    """Whether a question belongs to an action of a tile, and not to a bonus or to the effect of a Hero."""
    return ask is not None and ask.rule == ACTIONS[action].rule and not ask.about.get("bonus")


def goal(view: PortalView) -> str:
    """The slots up to both ends of the row; from then on the turns left (YP-070, YP-100)."""
    if view.ending != NOBODY:
        left = (view.ending - view.active) % len(view.players) or len(view.players)
        return t("The last turn") if left == 1 else n("{count} turn left", "{count} turns left", left)
    to_left = len(view.row) - len(view.row.lstrip(EMPTY))
    to_right = len(view.row) - len(view.row.rstrip(EMPTY))
    if to_left == len(view.row):
        return t("Fill both ends of the row")
    if not to_left:
        return n(*TO_RIGHT, to_right)
    if not to_right:
        return n(*TO_LEFT, to_left)
    return n(*TO_BOTH, to_left, right=to_right)
