"""Where encounters lie in an upright window: those of the viewer whole, those of the others as tabs."""

from __future__ import annotations

from math import ceil

from questboard.games.dragonfire.rules.foes import tokens_of
from questboard.games.dragonfire.scene.room import Box, cells, grid, row
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireView, Encounter

BOUT: Box = (0.15, 7.1, 12.7, 11.75)
"""The room of all encounters."""
TABS, TAB = 3, 2.75
"""So many tabs are in a row, and how high they are."""
MOST = 0.68
"""The tabs take no more of the room than that."""
TOKENS, LOW = 1.3, 0.72
"""How high a row of tokens is before the viewer, and in a tab."""
PLACE = 4.3
"""How wide a Location is."""


class Bout:
    """Where everything that faces somebody lies in an upright window."""

    def __init__(self, view: DragonfireView, places: int) -> None:
        self.view = view
        left, top, width, high = BOUT
        others = [seat for seat in range(len(view.characters)) if seat != view.seat]
        tabs = [foe.uid for seat in others for foe in cards_before(view, seat)]
        tabs += [loose_id(seat) for seat in others if self._alone(seat)]
        rows = ceil(len(tabs) / TABS)
        low = min(rows * TAB, high * (MOST if view.seat >= 0 else 1.0)) if rows else 0.0
        self.cells = dict(
            zip(tabs, grid(len(tabs), (left, top + high - low, width, low), TABS, 0.12), strict=True)
        )
        inside = min(places * PLACE, width * 0.6)
        upper = high - low - (0.15 if low else 0.0)
        self.places: Box = (left + width - inside, top, inside, upper)
        self.free: Box = (left, top, width - inside, upper)
        """What is left for the viewer."""
        if view.seat >= 0:
            cards = cards_before(view, view.seat)
            strip = TOKENS if loose_before(view, view.seat) else 0.0
            room = (*self.free[:3], upper - strip)
            self.cells |= dict(zip([foe.uid for foe in cards], cells(len(cards), room, True), strict=True))
            self.cells[loose_id(view.seat)] = (self.free[0], top + upper - strip, self.free[2], strip)

    def _alone(self, seat: int) -> bool:
        """Whether nothing but unattached tokens faces a seat: they have a room of their own then."""
        return bool(loose_before(self.view, seat)) and not cards_before(self.view, seat)

    def loose(self, seat: int, count: int) -> list[Box]:
        """Where the unattached tokens of a seat lie: at the foot of its last card, if it has one."""
        if loose_id(seat) in self.cells:
            return row(count, self.cells[loose_id(seat)], TOKENS)
        left, top, wide, high = self.cells[cards_before(self.view, seat)[-1].uid]
        return row(count, (left, top + high - LOW, wide, LOW), LOW)

    def strip(self, foe: Encounter) -> float:
        """How much of its room at the foot an encounter leaves to tokens."""
        rows = bool(tokens_of(self.view, foe))
        cards = cards_before(self.view, foe.seat)
        shared = foe.seat != self.view.seat and foe is cards[-1] and loose_before(self.view, foe.seat)
        return (rows + bool(shared)) * LOW


def loose_id(seat: int) -> str:
    """What the room of a seat's unattached tokens is called."""
    return f"loose:{seat}"


def cards_before(t: DragonfirePosition, seat: int) -> list[Encounter]:
    """The encounter cards that face a seat; a Location lies elsewhere."""
    return [foe for foe in t.encounters if foe.seat == seat and not foe.token and not foe.location]


def loose_before(t: DragonfirePosition, seat: int) -> list[Encounter]:
    """The unattached tokens that face a seat."""
    return [foe for foe in t.encounters if foe.seat == seat and foe.token and not foe.card]
