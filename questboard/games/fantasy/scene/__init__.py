"""The scene of the Fantasy Adventure Board Game: boards that come out of the fog, and the cards around them.

`boards`, `dungeon`, `ground` and `figures` place what is on the board, `party` and `master` make the plates
beside it and the hand, `supply` what belongs to all, `cards` what is printed, `outlook` what attacks would do
and who sees whom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from questboard.games.fantasy.content import HEROES
from questboard.games.fantasy.goals import goal
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import hero_card
from questboard.games.fantasy.scene.dungeon import dungeon
from questboard.games.fantasy.scene.figures import name_of
from questboard.games.fantasy.scene.master import master, notes, screen
from questboard.games.fantasy.scene.party import hand, in_turn, players
from questboard.games.fantasy.scene.supply import adventure, supply
from questboard.games.fantasy.scene.symbols import icons
from questboard.games.fantasy.state import MASTER, FantasyView
from questboard.games.fantasy.words import figure_name, plural
from questboard.kernel import Ask, Rules
from questboard.prompt import build_prompt
from questboard.scene import Course, Node, Scene

__all__ = ["build_scene", "icons"]

WORLD: Mapping[str, str] = {"base": "castle", "forest": "forest", "winter": "winter"}
"""Where the adventures of a set take place."""


def build_scene(
    view: FantasyView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Scene:
    """What to draw of a game, and what may be clicked, for the seat whose view it is."""
    prompt = build_prompt(view, ask, names, rules)
    chosen_from = {node for choice in prompt.choices for node in choice.nodes} if prompt else set()
    return Scene(
        game=rules.name,
        title=rules.title,
        seat=view.seat,
        status=status(view),
        course=course(view),
        nodes=[
            dungeon(view, ask, chosen_from),
            *offers(view, ask),
            *hand(view, ask),
            *screen(view),
            *in_turn(view, players(view, ask, names), master(view, names)),
            adventure(view),
            *notes(view),
            supply(view),
        ],
        prompt=prompt,
        world=WORLD[view.layout.set],
    )


def status(view: FantasyView) -> str:
    """Which adventure, which round, whose turn."""
    title = view.layout.title
    if view.asked is None:
        return f"{title}: the heroes have {'won' if view.won else 'lost'}."
    if not view.order:
        return f"{title}: setting up."
    name = view.order[view.place]
    who = "the Dungeon Master" if name == MASTER else figure_name(name)
    return f"{title}, round {round_of(view)}: the turn of {who}."


def round_of(view: FantasyView) -> int:
    """Which round it is: everybody has a turn in each, in the order of the Initiative cards."""
    return view.master_turns + (MASTER in view.order[view.place + 1 :])


def course(view: FantasyView) -> Course:
    """Which adventure, which round, whose turn, what the heroes are after."""
    turn = turn_in_words(view)
    return Course(
        chapter=view.layout.title,
        round=f"Round {round_of(view)}" if view.order else "",
        phases=(turn,) if turn else (),
        phase=0 if turn else -1,
        goal=goal(view),
    )


def turn_in_words(view: FantasyView) -> str:
    """Whose turn it is, and how many actions are left of it."""
    if not view.order or view.over:
        return ""
    if not view.turn.figure:
        return "Dungeon Master" if view.masters_turn else ""
    name = name_of(view, view.turn.figure)
    return f"{name}: {plural(view.turn.actions, 'action')}"


def offers(view: FantasyView, ask: Ask[Any] | None) -> list[Node]:
    """Hero cards that may be chosen now: who stays at home."""
    if ask is None or ask.seat != view.seat or ask.kind != "stay":
        return []
    cards = [hero_card(ids.offer(name), name) for name in ask.options if name in HEROES]
    return [
        Node(id="offer", kind="tray", area="hand", label="To choose from:", text="On offer", children=cards)
    ]
