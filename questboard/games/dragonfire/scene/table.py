"""The table: the Market and the flame, and before each seat what faces it, with the seat's plate at the foot.

The viewer's place is in the middle and wider than the others. In an upright window the plates stand on top,
and below the Market lie the viewer's encounters, then the others' as tabs that say whom they face.
"""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.rules.foes import tokens_of
from questboard.games.dragonfire.scene.bout import LOW, Bout, cards_before, loose_before
from questboard.games.dragonfire.scene.encounters import encounter_card, encounter_token
from questboard.games.dragonfire.scene.ids import plate_id
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.places import grounds, locations
from questboard.games.dragonfire.scene.plates import plate
from questboard.games.dragonfire.scene.room import (
    GAP,
    UPRIGHT,
    WIDE,
    Box,
    cells,
    divided,
    grid,
    lay,
    row,
    shares,
)
from questboard.games.dragonfire.scene.shelf import FIRE_WIDE, fire, has_fire, shelf
from questboard.games.dragonfire.state import MAIN, DragonfireView, Encounter
from questboard.scene import Node

TOP, HIGHER = 5.5, 5.1
"""Where encounters begin, and those of the viewer."""
PLATES = 17.1
FOOT = 15.7
"""Where encounters and their tokens end: what a player would take hangs above the plate."""
TOKENS, LOW_TOKENS = 1.35, 1.0
"""How high a row of tokens is, before cards side by side and one above the other."""
HEADS: Box = (0.1, 0.1, 12.8, 1.6)
"""The plates in an upright window."""


def table(view: DragonfireView, names: Sequence[str], found: Outlook) -> Node:
    """The whole table."""
    width = WIDE[0] - (FIRE_WIDE if has_fire(view) else 0)
    order = seating(view)
    parts = shares([len(cards_before(view, seat)) for seat in order], viewer(view, order))
    places = grounds(view)
    bounds = list(divided(GAP, width - 2 * GAP, [*parts, *[1.0] * len(places)]))
    heads = grid(len(order), HEADS, len(order), 0.12)
    bout = Bout(view, len(places))
    nodes = [*shelf(view, width), *fire(view)]
    if places:
        span = bounds[len(order) :]
        left, wide = span[0][0], sum(each for _, each in span)
        nodes += locations(view, names, found, (left, TOP, wide, FOOT + 0.9 - TOP), PLATES, bout.places)
    for place, seat in enumerate(order):
        left, wide = bounds[place]
        foot = (left + GAP / 2, PLATES, wide - GAP, WIDE[1] - GAP - PLATES)
        nodes.append(lay(plate(view, seat, names, found), foot, heads[place]))
        nodes += zone(view, seat, names, found, (left, wide), bout)
    return Node(
        id="table",
        kind="board",
        area="board",
        label="The table.",
        size=WIDE,
        upright=(0, 0, *UPRIGHT),
        children=nodes,
    )


def seating(view: DragonfireView) -> list[int]:
    """The seats from left to right: the viewer's in the middle."""
    count = len(view.characters)
    first = max(view.seat, 0) - count // 2 + (count % 2 == 0)
    return [(first + order) % count for order in range(count)]


def viewer(view: DragonfireView, order: Sequence[int]) -> int:
    """Where the viewer sits in an order of seats; -1 for somebody who only watches."""
    return order.index(view.seat) if view.seat >= 0 else -1


def zone(
    view: DragonfireView,
    seat: int,
    names: Sequence[str],
    found: Outlook,
    bounds: tuple[float, float],
    bout: Bout,
) -> list[Node]:
    """What faces a seat: cards with their tokens, then unattached tokens."""
    left, wide = bounds
    own = seat == view.seat
    top = HIGHER if own else TOP
    cards, loose = cards_before(view, seat), loose_before(view, seat)
    strip = TOKENS if loose else 0.0
    places = cells(len(cards), (left, top, wide, FOOT - strip - top), own)
    nodes: list[Node] = []
    for foe, box in zip(cards, places, strict=True):
        nodes += _encounter(view, foe, names, found, box, bout)
    if loose:
        spots = row(len(loose), (left + GAP / 2, FOOT - strip + 0.1, wide - GAP, strip - 0.1), TOKENS)
        nodes += _tokens(view, loose, names, found, spots, bout.loose(seat, len(loose)))
    if not cards and not loose:
        alone = "" if view.characters[seat].place == MAIN else " but the Location"
        words = f"Nothing faces {names[seat]}{alone}."
        free = Node(id=f"{plate_id(seat)}:free", kind="text", label=words)
        nodes.append(lay(free, _middle((left, top, wide, FOOT - top)), _middle(bout.free) if own else None))
    return nodes


def _middle(box: Box) -> Box:
    """A small place in the middle of a box, where nothing lies."""
    left, top, wide, high = box
    side = min(4.0, wide)
    return (left + (wide - side) / 2, top + (high - side) / 2, side, side)


def _encounter(
    view: DragonfireView,
    foe: Encounter,
    names: Sequence[str],
    found: Outlook,
    box: Box,
    bout: Bout,
) -> list[Node]:
    """An encounter with its tokens before it."""
    tokens = tokens_of(view, foe)
    card = encounter_card(view, foe, names, found)
    strip = (TOKENS if box[3] > 2 * TOKENS + LOW_TOKENS else LOW_TOKENS) if tokens else 0.0
    upright = _above(bout.cells[foe.uid], bout.strip(foe))
    left, top, wide, high = upright
    nodes = [lay(card, _above(box, strip), upright)]
    return nodes + _tokens(
        view,
        tokens,
        names,
        found,
        row(len(tokens), _below(box, strip), TOKENS),
        row(len(tokens), (left, top + high + 0.05, wide, LOW - 0.05), LOW),
    )


def _above(box: Box, strip: float) -> Box:
    """A box without a strip at its foot."""
    return (*box[:3], box[3] - strip)


def _below(box: Box, strip: float) -> Box:
    """The strip at the foot of a box, without the gap above it."""
    return (box[0], box[1] + box[3] - strip + 0.08, box[2], strip - 0.08)


def _tokens(
    view: DragonfireView,
    tokens: Sequence[Encounter],
    names: Sequence[str],
    found: Outlook,
    spots: Sequence[Box],
    upright: Sequence[Box],
) -> list[Node]:
    """Tokens side by side."""
    return [
        lay(encounter_token(view, foe, names, found), spot, standing)
        for foe, spot, standing in zip(tokens, spots, upright, strict=True)
    ]
