"""Information-set Monte Carlo tree search.

Each iteration imagines a world that fits what the seat knows, walks down one tree shared by all
worlds, adds a node, plays a short while by priors and judges the position. Not every option
exists in every world, so a node counts how often it was available and is judged by that count.
Where a question has many options they are opened one by one, the likeliest first, as visits grow.
"""

from __future__ import annotations

from math import log, sqrt
from operator import add
from random import Random
from typing import Any

from questboard.bots.appraisal import TRIALS, Appraisal, side_by_side, until_budget
from questboard.bots.chair import Chair, Decision
from questboard.bots.decisive import Decisive, seed_of
from questboard.bots.judgement import Judge, by_hand
from questboard.bots.policies import finish_move, inclined
from questboard.kernel import Table

CLOSE = 0.01
"""Two answers are about as good where their values differ by less."""


class Node:
    """What happened after one answer."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.available = 0
        self.total: list[float] = []
        """The sum of the values for each seat."""

    def worth(self, option: Any, seat: int) -> float:
        """What an answer was worth to a seat on average."""
        child = self.children[option]
        return child.total[seat] / child.visits


class Ismcts:
    """Thinks for a number of iterations or for some seconds, whichever is over first."""

    def __init__(
        self,
        seed: int | str = 0,
        iterations: int = 1000,
        seconds: float | None = None,
        exploration: float = 0.15,
        widening: float = 0.55,
        rollout: int = 0,
        judge: Judge = by_hand,
    ) -> None:
        self.random = Random(f"ismcts {seed}")
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.widening = widening
        """A question has as many options open as its visits to this power."""
        self.rollout = rollout
        """Answers played by priors before a position is judged."""
        self.judge = judge

    def decide(self, chair: Chair) -> Decision:
        """An option that wins at once, or the most visited one."""
        if (winning := Decisive(chair, seed_of(self.random)).winning()) is not None:
            label = chair.rules.label(chair.ask, chair.ask.options[winning])
            return Decision(winning, f"{label!r} wins at once.")
        root = self.think(chair)
        tried = _most_visited(root)
        options = list(chair.ask.options)
        first, *others = tried
        other = options.index(others[0]) if others else None
        close = bool(others) and root.worth(first, chair.seat) - root.worth(others[0], chair.seat) < CLOSE
        return Decision(options.index(first), self._why(chair, root, tried), other, close)

    def appraise(self, chair: Chair, index: int) -> Appraisal:
        """Compare an answer with the one that `decide` would give; takes up to three times as long.

        What was given may hardly have been looked at, so it gets as many visits as the best before the
        two are tried side by side.
        """
        root = self.think(chair)
        options = list(chair.ask.options)
        best = options.index(_most_visited(root)[0])
        given = root.children.setdefault(options[index], Node())
        for _ in until_budget(root.children[options[best]].visits - given.visits, self.seconds):
            self._iterate(chair, root, self._world(), index)
        times = until_budget(max(TRIALS, self.iterations // 4), self.seconds, TRIALS)
        return side_by_side(
            chair.seat,
            index,
            best,
            (self._world() for _ in times),
            lambda option, world: self._iterate(chair, root, world, option),
        )

    def think(self, chair: Chair) -> Node:
        """The tree after all iterations."""
        root = Node()
        for _ in until_budget(self.iterations, self.seconds):
            self._iterate(chair, root, self._world())
        return root

    def _world(self) -> str:
        """The seed of another world."""
        return f"ismcts {self.random.getrandbits(64)}"

    def _iterate(self, chair: Chair, root: Node, world: str, first: int | None = None) -> list[float]:
        """Let the tree grow in a world, if wanted below a first answer; returns what that was worth."""
        table = chair.imagine(world)
        path = [root]
        node, mover = root, chair.seat
        while table.ask is not None:
            mover = table.ask.seat
            if first is None or node is not root:
                node = self._descend(chair, table, node)
            else:
                node = _insist(table, node, first)
            path.append(node)
            if not node.visits:
                break
        self._play_on(chair, table, mover)
        values = self.judge(table, chair.seat)
        for node in path:
            node.visits += 1
            node.total = list(map(add, node.total, values)) if node.total else values
        return values

    def _descend(self, chair: Chair, table: Table[Any, Any], node: Node) -> Node:
        """Answer the question as the tree suggests, and return the node below."""
        ask = table.ask
        assert ask is not None
        options, children = ask.options, node.children
        known = [(option, children[option]) for option in options if option in children]
        if len(known) < len(options) and len(known) < (node.visits + 1) ** self.widening:
            index = self._open(chair, table, children)
            child = children[options[index]] = Node()
            known.append((options[index], child))
        else:
            seat = ask.seat
            best, child = -1.0, known[0][1]
            for _, each in known:
                score = each.total[seat] / each.visits + self.exploration * sqrt(
                    log(each.available + 1) / each.visits
                )
                if score > best:
                    best, child = score, each
            index = next(i for i, option in enumerate(options) if children.get(option) is child)
        for _, each in known:
            each.available += 1
        table.answer(index)
        return child

    def _open(self, chair: Chair, table: Table[Any, Any], children: dict[Any, Node]) -> int:
        """The likeliest option that hasn't been tried."""
        ask = table.ask
        assert ask is not None
        weights = chair.rules.priors(table.state, ask)
        best, index = -1.0, -1
        for i, option in enumerate(ask.options):
            if option not in children:
                weight = weights[i] * (0.75 + 0.5 * self.random.random())
                if weight > best:
                    best, index = weight, i
        return index

    def _play_on(self, chair: Chair, table: Table[Any, Any], mover: int) -> None:
        """Play by priors for a while, and on to the end of the move."""
        for _ in range(self.rollout):
            if table.ask is None:
                return
            mover = table.ask.seat
            table.answer(inclined(chair.rules, table, self.random))
        finish_move(chair.rules, table, mover, self.random)

    def _why(self, chair: Chair, root: Node, tried: list[Any]) -> str:
        def chance(option: Any) -> str:
            return f"{root.worth(option, chair.seat):.0%}"

        label = chair.rules.label(chair.ask, tried[0])
        sentence = f"Of {root.visits} imagined games, {label!r} looks best with chances of {chance(tried[0])}"
        if len(tried) > 1:
            other = chair.rules.label(chair.ask, tried[1])
            sentence += f"; next comes {other!r} with {chance(tried[1])}"
        return f"{sentence}."


def _most_visited(root: Node) -> list[Any]:
    """The options that were tried, the best first."""
    return sorted(root.children, key=lambda option: -root.children[option].visits)


def _insist(table: Table[Any, Any], node: Node, index: int) -> Node:
    """Give an answer whatever the tree suggests, and return the node below."""
    assert table.ask is not None
    child = node.children[table.ask.options[index]]
    child.available += 1
    table.answer(index)
    return child
