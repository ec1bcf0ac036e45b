"""Which boards are drawn, and where on them squares lie."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.drawing import BOARD
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.state import NOBODY, FantasyView
from questboard.kernel import Ask

RAISED = 0.4
"""How much higher than the ground the top of a tower is drawn."""


class Boards:
    """Which part of the map is drawn, and where on it squares lie."""

    def __init__(self, view: FantasyView, ask: Ask[Any] | None, chosen_from: Collection[str]) -> None:
        self.layout, self.ground, self.adventure = view.layout, view.ground, view.adventure
        self.hidden = 0
        self.areas = areas_in_sight(view)
        if view.is_master:
            unknown = [index for index in self.areas if not view.revealed >> index & 1]
            self.hidden = sum([self.ground.area_masks[index] for index in unknown])
        self.doors = [
            number
            for number, door in enumerate(self.layout.doors)
            if any(area in self.areas for area in door.areas)
        ]
        self.mask = sum([self.ground.area_masks[index] for index in self.areas])
        self.mask |= sum([self.ground.door_masks[door] for door in self.doors])
        self.tower = self.layout.tower is not None and self.ground.tower_area in self.areas
        if self.tower:
            self.mask |= self.ground.base
        for hero in view.heroes:  # who comes out of a passage or a chute is ahead of the area
            if hero.square != NOBODY:
                self.mask |= 1 << hero.square & ~self.ground.top
        self.placing = placed_now(view, ask)
        for square in range(self.layout.width * self.layout.height):
            if ids.square(square) in chosen_from:
                self.mask |= 1 << square
        places = sorted({(x // BOARD, y // BOARD) for x, y in map(self.ground.xy, squares(self.mask))})
        self.places = places
        self.x, self.y = (BOARD * min(place[axis] for place in places) for axis in (0, 1))
        across, down = (BOARD * (max(place[axis] for place in places) + 1) for axis in (0, 1))
        self.size = (across - self.x, down - self.y)

    def spot(self, square: int, across: float = 0.0, down: float = 0.0) -> tuple[float, float]:
        """The corner of a square, or a point so far from it."""
        x, y = self.ground.xy(square)
        raised = RAISED if self.ground.on_top(square) else 0
        return x - self.x + across, y - self.y + down - raised


def areas_in_sight(view: FantasyView) -> list[int]:
    """The areas that are drawn: those revealed and the one where heroes start; all for the Dungeon Master."""
    revealed = view.revealed
    return [
        index
        for index, area in enumerate(view.layout.areas)
        if view.is_master or revealed >> index & 1 or area.start
    ]


def placed_now(view: FantasyView, ask: Ask[Any] | None) -> int:
    """The square of the monster that is being placed: it is offered first."""
    if ask is None or ask.seat != view.seat or ask.kind != "placing":
        return NOBODY
    first: int = next(square for square in ask.options if square is not None)
    return first
