"""Locations: their cards beside the other encounters, with the markers of those who are in them."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.scene.encounters import encounter_card
from questboard.games.dragonfire.scene.ids import marker_id, place_id
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.room import GAP, Box, divided, lay, row
from questboard.games.dragonfire.scene.symbols import CLASS_ICON, HERO_PAINT
from questboard.games.dragonfire.state import MAIN, DragonfirePosition, DragonfireView
from questboard.games.dragonfire.words import encounter_name
from questboard.scene import Node

MARKER = 1.2
GROUND = 1.35
"""How high the ground is on which markers stand."""
LEAST = 0.2
"""In an upright window it takes no more of the room of Locations than that."""


def grounds(view: DragonfireView) -> list[str]:
    """The Locations in play, and those that were defeated in this phase while somebody was in them."""
    here = [foe.uid for foe in view.encounters if foe.location]
    fallen = [each.place for each in view.characters if _gone(view, each.place)]
    return list(dict.fromkeys([*here, *fallen]))


def _gone(t: DragonfirePosition, place: str) -> bool:
    """Whether somebody's place is a Location that was defeated in this phase (DF-122)."""
    return place != MAIN and t.encounter(place) is None


def locations(
    view: DragonfireView, names: Sequence[str], found: Outlook, box: Box, ground: float, upright: Box
) -> list[Node]:
    """The Locations side by side in a box, and at a height below it the ground of each and the main area.

    Where there is no Location everybody is in the main area, and nothing needs to be shown.
    """
    places = grounds(view)
    left, top, width, high = box
    nodes: list[Node] = []
    deep = min(GROUND, upright[3] * LEAST)
    lower = upright[1] + upright[3] - 2 * deep
    for place, (x, wide), (up, slim) in zip(
        places,
        divided(left, width, [1.0] * len(places)),
        divided(upright[0], upright[2], [1.0] * len(places)),
        strict=True,
    ):
        foe = view.encounter(place)
        if foe is not None:
            card = encounter_card(view, foe, names, found)
            card.label = f"{card.label} In it: {_who(view, place, names)}."
            standing = (up, upright[1], slim - 0.1, upright[3] - 2 * deep - 0.1)
            nodes.append(lay(card, (x + GAP / 2, top, wide - GAP, high), standing))
        nodes += _ground(
            view,
            names,
            place,
            (x + GAP / 2, ground, wide - GAP, GROUND - 0.1),
            (up, lower, slim - 0.1, deep - 0.1),
        )
    if places:
        main = (left + GAP / 2, ground + GROUND, width - GAP, GROUND - 0.1)
        nodes += _ground(view, names, MAIN, main, (upright[0], lower + deep, upright[2] - 0.1, deep - 0.1))
    return nodes


def _ground(view: DragonfireView, names: Sequence[str], place: str, box: Box, upright: Box) -> list[Node]:
    """A place on the table, and the markers that stand on it."""
    seats = [seat for seat, each in enumerate(view.characters) if each.place == place]
    here = Node(
        id=place_id(place),
        kind="slot",
        text="Main area" if place == MAIN and not seats else "",
        label=_place_in_words(view, place, names),
        rule="DF-064" if place == MAIN else "",
    )
    spots, standing = _spots(len(seats), box), _spots(len(seats), upright)
    markers = [
        lay(_marker(view, seat, names), spot, tall)
        for seat, spot, tall in zip(seats, spots, standing, strict=True)
    ]
    return [lay(here, box, upright), *markers]


def _spots(count: int, box: Box) -> list[Box]:
    """Where markers stand."""
    left, top, wide, high = box
    return row(count, (left + 0.1, top + 0.05, wide - 0.2, high - 0.1), MARKER)


def _place_in_words(view: DragonfireView, place: str, names: Sequence[str]) -> str:
    """Who is in the main area, or still where a Location was; a Location in play says that itself."""
    if place == MAIN:
        return f"The main area: {_who(view, MAIN, names)}."
    if _gone(view, place):
        return f"Where {encounter_name(place)} was: {_who(view, place, names)}."
    return ""


def _who(t: DragonfirePosition, place: str, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat, each in enumerate(t.characters) if each.place == place) or "nobody"


def _marker(view: DragonfireView, seat: int, names: Sequence[str]) -> Node:
    """The marker of a character."""
    character = view.characters[seat]
    return Node(
        id=marker_id(seat),
        kind="token",
        icon=CLASS_ICON[character.card.character_class],
        color=HERO_PAINT[seat],
        label=f"{names[seat]}, {character.card.name}.",
        hollow=character.unconscious,
        glow=seat == view.turn.seat,
    )
