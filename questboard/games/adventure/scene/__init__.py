"""The scene of an Adventure System game: a dungeon that grows, and the cards around it.

`dungeon`, `edges` and `figures` place what is on the board, `party`, `rows` and `villains` make the plates
beside it, `hand` and `supply` what lies below, `teams` says who plays with whom, `cards` what is printed,
`outlook` what things would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.adventure.content import CLAUSES, HEROES
from questboard.games.adventure.rules.quest import quest as quest_of
from questboard.games.adventure.scene.cards import adventure_of
from questboard.games.adventure.scene.dungeon import dungeon
from questboard.games.adventure.scene.hand import hand
from questboard.games.adventure.scene.party import players
from questboard.games.adventure.scene.supply import party, supply
from questboard.games.adventure.scene.symbols import icons
from questboard.games.adventure.scene.villains import villains
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import PHASES, together
from questboard.kernel import Ask, Rules
from questboard.prompt import build_prompt
from questboard.scene import Course, Node, Scene

__all__ = ["build_scene", "icons"]


def build_scene(
    view: AdventureView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Scene:
    """What to draw of a game, and what may be clicked, for the seat whose view it is."""
    asked = rules.kind(ask, names, view) if ask is not None and ask.seat == view.seat else None
    nodes = [
        dungeon(view, asked),
        *hand(view, asked),
        *players(view, names),
        *villains(view),
        party(view, ask),
        supply(view),
    ]
    if view.box in CLAUSES:
        cite_own_clauses(nodes, rules)
    return Scene(
        game=rules.name,
        title=rules.title,
        seat=view.seat,
        status=status(view, names),
        course=course(view),
        nodes=nodes,
        prompt=build_prompt(view, ask, names, rules),
        world=view.box,
    )


def cite_own_clauses(nodes: list[Node], rules: Rules[Any, Any]) -> None:
    """Nodes name the clauses of the shared rules; a box has its own ledger."""
    for node in nodes:
        if node.rule:
            node.rule = rules.clause(node.rule)
        if node.children:
            cite_own_clauses(node.children, rules)


def status(view: AdventureView, names: Sequence[str]) -> str:
    """Which adventure, which round, whose turn, which phase."""
    name = adventure_of(view.box, view.adventure).name
    if view.ending is not None and view.asked is None:
        return f"{name}: {outcome(view)}."
    if not view.round:
        return f"{name}: setting up."
    hero = HEROES[view.heroes[view.active].name].name
    phase = PHASES.get(view.turn.phase, "")
    return f"{name}, round {view.round}: the turn of {hero}{f', {phase}' if phase else ''}."


def course(view: AdventureView) -> Course:
    """Which adventure, which round, which phase of a turn."""
    return Course(
        chapter=adventure_of(view.box, view.adventure).name,
        round=f"Round {view.round}" if view.round else "",
        phases=tuple(name.removesuffix(" Phase") for name in PHASES.values()),
        phase=list(PHASES).index(view.turn.phase) if view.turn.phase in PHASES else -1,
        goal=quest_of(view).goal(view),
    )


def outcome(view: AdventureView) -> str:
    """Who has won, where not all win or lose together (LD-018)."""
    assert view.ending is not None
    winners = view.ending.winners
    if winners is None:
        return f"the Heroes have {'won' if view.ending.won else 'lost'}"
    names = [HEROES[view.heroes[seat].name].name for seat in winners]
    if not names:
        return "nobody has won"
    return f"{together(names)} {'has' if len(names) == 1 else 'have'} won"
