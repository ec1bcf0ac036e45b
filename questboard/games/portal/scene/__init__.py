"""The scene of The Yawning Portal: one long table, and around it what everybody owns.

`table`, `supply` and `area` say what lies where, `cards` what is printed, `score` what has been earned,
`outlook` what things would bring.
Labels are what a player hears: the text table is printed from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.portal.language import t
from questboard.games.portal.scene.area import area
from questboard.games.portal.scene.course import course
from questboard.games.portal.scene.outlook import to_be_seated
from questboard.games.portal.scene.pad import score_pad
from questboard.games.portal.scene.supply import kitchen, objectives, open_cards
from questboard.games.portal.scene.symbols import icons
from questboard.games.portal.scene.table import table
from questboard.games.portal.state import NOBODY, PortalView
from questboard.kernel import Ask, Rules
from questboard.prompt import build_prompt
from questboard.scene import Scene

__all__ = ["build_scene", "icons"]


def build_scene(
    view: PortalView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Scene:
    """What to draw of a game, and what may be clicked, for the seat whose view it is."""
    players = len(view.players)
    nearest = max(view.seat, 0)
    around = [(nearest + turn) % players for turn in range(players)]
    return Scene(
        game=rules.name,
        title=t(rules.title),
        seat=view.seat,
        status=status(view, names),
        course=course(view, ask),
        pad=score_pad(view, names),
        nodes=[
            table(view, to_be_seated(view, ask)),
            *open_cards(view, ask),
            *(area(view, player, names, ask) for player in around),
            *objectives(view),
            kitchen(view),
        ],
        prompt=build_prompt(view, ask, names, rules),
        world="portal",
    )


def status(view: PortalView, names: Sequence[str]) -> str:
    """Whose turn it is, and whether it is one of the last."""
    if view.asked is None:
        return t("The game is over.")
    if view.turn == 0:
        return t("Setting up. {name} chooses.", name=names[view.asked])
    turn = t("Turn {turn}, {name} is playing.", turn=view.turn, name=names[view.active])
    if view.ending == NOBODY:
        return turn
    return t("{turn} This is the last turn." if view.solo else "{turn} This is the last round.", turn=turn)
