"""The table: the Market as a shelf with the flame beside it, places, and before each seat what faces it.

Seats stand in an arc, the viewer's in the middle, and each gets as many columns as encounters face it, so
that the table keeps its size while they come and go. A Location lies between the shelf and the seats with
the markers of those who are in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.foes import tokens_of
from questboard.games.dragonfire.rules.market import lowest_price, may_buy, price
from questboard.games.dragonfire.scene.cards import dragonfire_node, ware_node
from questboard.games.dragonfire.scene.encounters import TOKEN, encounter_nodes, encounter_token
from questboard.games.dragonfire.scene.ids import DRAGONFIRE as DRAGONFIRE_CARD
from questboard.games.dragonfire.scene.ids import LEVEL, marker_id, market_id, place_id, plate_id
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.symbols import (
    ATTACK,
    CLASS_ICON,
    FIRE,
    FLAME,
    LEADER,
    STUNNED,
    UNCONSCIOUS,
)
from questboard.games.dragonfire.state import (
    MAIN,
    DragonfirePosition,
    DragonfireView,
    Encounter,
)
from questboard.games.dragonfire.words import encounter_name
from questboard.scene import Color, Node

CARD = (3.55, 4.1)
"""An encounter card with its track."""
LOCATION = (5.2, 2.9)
COLUMN = CARD[0] + 0.2
COLUMNS = 7
"""This many encounters stand side by side before they begin another row."""
SHELF = 3.0
"""How high the Market is."""
GAP = 0.25
PLATE = 0.66
THREAT = 1.35
"""How wide the plate is that says what a player would take."""
ROOMY = 2.6
"""A narrower plate has room for a name only."""
MARKER = 0.8
ROWS = 3
"""Markers stand in so many rows on a place."""
DRAGONFIRE = (3.6, SHELF)
FLAME_WIDE = 1.5
HIGHEST_FLAME = 10
HERO_PAINT: tuple[Color, ...] = ("topaz", "sapphire", "emerald", "ruby", "arcane", "heal")
"""The paint of each seat's marker."""


def table(view: DragonfireView, names: Sequence[str], found: Outlook) -> Node:
    """The whole table."""
    capacity = max(COLUMNS, len(view.characters) + 2)
    width = capacity * COLUMN + 2 * GAP
    middle, depth = places(view, names, found, SHELF + 3 * GAP)
    top = SHELF + 3 * GAP + depth
    order = seating(view)
    columns = share([len(_cards(view, seat)) for seat in order], capacity)
    spare = (width - sum(columns) * COLUMN) / len(order)
    seats: list[Node] = []
    left = 0.0
    for place, (seat, wide) in enumerate(zip(order, columns, strict=True)):
        room = wide * COLUMN + spare
        seats += seat_zone(view, seat, names, found, (left, top + arc(place, len(order))), room, wide)
        left += room
    bottom = max(node.at[1] + node.size[1] for node in seats if node.at and node.size)
    return Node(
        id="table",
        kind="board",
        area="board",
        label="The table.",
        size=(width, max(bottom, top + arc(0, 3) + 0.5 + PLATE + CARD[1] + TOKEN) + GAP),
        children=[*shelf(view, width), *fire(view, width), *middle, *seats],
    )


def seating(view: DragonfireView) -> list[int]:
    """The seats from left to right: the viewer's in the middle."""
    count = len(view.characters)
    first = max(view.seat, 0) - count // 2 + (count % 2 == 0)
    return [(first + order) % count for order in range(count)]


def arc(order: int, count: int) -> float:
    """How far down a seat stands: those in the middle are nearer to the viewer."""
    middle = (count - 1) / 2
    return 0.5 * (1 - (abs(order - middle) / max(middle, 1)) ** 2)


def share(cards: Sequence[int], capacity: int) -> list[int]:
    """How many columns each seat gets, so that all its cards stand in as few rows as can be.

    >>> share([1, 0, 4], 7)
    [1, 1, 4]
    >>> share([1, 2, 7], 7)
    [1, 1, 4]
    """
    rows = 1
    while True:
        columns = [max(1, ceil(count / rows)) for count in cards]
        if sum(columns) <= capacity:
            return columns
        rows += 1


# ---- the Market and the flame


def shelf(view: DragonfireView, width: float) -> list[Node]:
    """The Market as a shelf of cards."""
    right = DRAGONFIRE[0] + FLAME_WIDE + 2 * GAP if has_fire(view) else 0
    step = (width - right - GAP) / max(1, len(view.market))
    size = (step - GAP, SHELF)
    plank = Node(
        id="shelf",
        kind="wall",
        at=(GAP, GAP + SHELF + 0.04),
        size=(width - right - 2 * GAP, 0.14),
        color="walnut",
    )
    return [plank, *(_ware(view, slot, (GAP + slot * step, GAP), size) for slot in range(len(view.market)))]


def _ware(view: DragonfireView, slot: int, at: tuple[float, float], size: tuple[float, float]) -> Node:
    """A card of the Market as it is for the viewer, or an empty slot."""
    card = view.market[slot]
    id = market_id(slot)
    if not card:
        return Node(id=id, kind="slot", at=at, size=size, label="An empty Market slot.", hollow=True)
    buyer = view.seat if view.seat >= 0 else view.turn.seat
    costs = price(view, buyer, card) if buyer >= 0 else 0
    gold = view.characters[buyer].gold if buyer >= 0 else 0
    affordable = buyer >= 0 and lowest_price(view, buyer, card, False) <= gold and may_buy(view, buyer, card)
    node = ware_node(id, card, costs, affordable)
    node.at, node.size = at, size
    node.label = f"Market: {node.label}"
    return node


def has_fire(view: DragonfireView) -> bool:
    """Whether there is a Dragonfire deck, if only as a discard pile or an active card."""
    return bool(view.dragonfire or view.decks.get("dragonfire") or view.discards.get("dragonfire"))


def fire(view: DragonfireView, width: float) -> list[Node]:
    """The Dragonfire card, and the level as a flame that rises beside it."""
    if not has_fire(view):
        return []
    at = (width - DRAGONFIRE[0] - GAP, GAP)
    high = SHELF * (0.4 + 0.6 * min(view.dragonfire_level, HIGHEST_FLAME) / HIGHEST_FLAME)
    wide = min(FLAME_WIDE - 0.2, high)
    flame = Node(
        id=LEVEL,
        kind="token",
        at=(at[0] - FLAME_WIDE + (FLAME_WIDE - 0.2 - wide) / 2, GAP + SHELF - high),
        size=(wide, high),
        icon=FIRE,
        color="danger",
        count=view.dragonfire_level,
        label=f"Dragonfire level {view.dragonfire_level}.",
        rule="DF-094",
    )
    if view.dragonfire:
        card = dragonfire_node(view.dragonfire, view.options.df_profile == "printed")
    else:
        card = Node(
            id=DRAGONFIRE_CARD, kind="slot", label="No Dragonfire card is active.", icon=FLAME, hollow=True
        )
    card.at, card.size = at, DRAGONFIRE
    return [card, flame]


# ---- places


def places(
    view: DragonfireView, names: Sequence[str], found: Outlook, top: float
) -> tuple[list[Node], float]:
    """The main area and the Locations with the markers of those who are there, and how deep that is.

    Where there is no Location everybody is in the main area, and nothing needs to be shown.
    """
    locations = [foe for foe in view.encounters if foe.location]
    fallen = dict.fromkeys(each.place for each in view.characters if _gone(view, each.place))
    if not locations and not fallen:
        return [], 0.0
    nodes = ground(view, names, MAIN, (GAP, top))
    left = GAP + _ground_width(view, MAIN) + 2 * GAP
    for foe in locations:
        card, *beside = encounter_nodes(view, foe, names, found, (left, top), LOCATION)
        card.label = f"{card.label} In it: {_who(view, foe.uid, names)}."
        nodes += [card, *beside]
        left += LOCATION[0] + 0.1
        nodes += ground(view, names, foe.uid, (left, top))
        left += _ground_width(view, foe.uid) + 2 * GAP
    for place in fallen:
        nodes += ground(view, names, place, (left, top))
        left += _ground_width(view, place) + 2 * GAP
    return nodes, LOCATION[1] + GAP


def _gone(t: DragonfirePosition, place: str) -> bool:
    """Whether somebody's place is a Location that was defeated in this phase (DF-122)."""
    return place != MAIN and t.encounter(place) is None


def ground(view: DragonfireView, names: Sequence[str], place: str, at: tuple[float, float]) -> list[Node]:
    """A place on the table, and the markers that stand on it in three rows."""
    here = Node(
        id=place_id(place),
        kind="slot",
        at=at,
        size=(_ground_width(view, place), LOCATION[1]),
        text="Main area" if place == MAIN else "",
        label=_place_in_words(view, place, names),
        rule="DF-064" if place == MAIN else "",
    )
    step = MARKER + 0.1
    markers = [
        _marker(view, seat, names, (at[0] + 0.15 + order // ROWS * step, at[1] + 0.15 + order % ROWS * step))
        for order, seat in enumerate(_at(view, place))
    ]
    return [here, *markers]


def _place_in_words(view: DragonfireView, place: str, names: Sequence[str]) -> str:
    """Who is in the main area, or still where a Location was; a Location in play says that itself."""
    if place == MAIN:
        return f"The main area: {_who(view, MAIN, names)}."
    if _gone(view, place):
        return f"Where {encounter_name(place)} was: {_who(view, place, names)}."
    return ""


def _ground_width(t: DragonfirePosition, place: str) -> float:
    columns = max(2 if place == MAIN else 1, ceil(len(_at(t, place)) / ROWS))
    return 0.2 + columns * (MARKER + 0.1) + (0.4 if place == MAIN else 0)


def _at(t: DragonfirePosition, place: str) -> list[int]:
    return [seat for seat, each in enumerate(t.characters) if each.place == place]


def _who(t: DragonfirePosition, place: str, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in _at(t, place)) or "nobody"


def _marker(view: DragonfireView, seat: int, names: Sequence[str], at: tuple[float, float]) -> Node:
    """The marker of a character."""
    character = view.characters[seat]
    return Node(
        id=marker_id(seat),
        kind="token",
        at=at,
        size=(MARKER, MARKER),
        icon=CLASS_ICON[character.card.character_class],
        color=HERO_PAINT[seat],
        label=f"{names[seat]}, {character.card.name}.",
        hollow=character.unconscious,
        glow=seat == view.turn.seat,
    )


# ---- seats


def _cards(t: DragonfirePosition, seat: int) -> list[Encounter]:
    """The encounter cards that face a seat; a Location lies elsewhere."""
    return [foe for foe in t.encounters if foe.seat == seat and not foe.token and not foe.location]


def seat_zone(
    view: DragonfireView,
    seat: int,
    names: Sequence[str],
    found: Outlook,
    corner: tuple[float, float],
    width: float,
    columns: int,
) -> list[Node]:
    """A seat with the encounters that face it: cards with their tokens, then unattached tokens."""
    x, y = corner
    threat = _threat(view, seat, names, found)
    plate = width - 2 * GAP - (THREAT + 0.08 if threat else 0)
    nodes: list[Node] = [_name_plate(view, seat, names, (x + GAP, y), plate)]
    if threat:
        threat.at = (x + GAP + plate + 0.08, y)
        nodes.append(threat)
    y += PLATE + 0.12
    cards = _cards(view, seat)
    loose = [foe for foe in view.encounters if foe.seat == seat and foe.token and not foe.card]
    left = x + GAP + (width - 2 * GAP - columns * COLUMN + 0.2) / 2
    for row in range(0, len(cards), columns):
        deepest = 0.0
        for order, foe in enumerate(cards[row : row + columns]):
            at = (left + order * COLUMN, y)
            tokens = tokens_of(view, foe)
            nodes += encounter_nodes(view, foe, names, found, at, CARD)
            nodes += _tokens(view, tokens, names, found, (at[0], y + CARD[1] + 0.08), CARD[0])
            deepest = max(deepest, _depth(len(tokens), CARD[0]))
        y += CARD[1] + 0.08 + deepest + 0.12
    wide = width - 2 * GAP
    nodes += _tokens(view, loose, names, found, (x + GAP, y), wide)
    if not cards and not loose:
        alone = "" if view.characters[seat].place == MAIN else " but the Location"
        nodes.append(
            Node(
                id=f"{plate_id(seat)}:free",
                kind="slot",
                at=(left, y),
                size=(CARD[0] - 0.2, CARD[1]),
                label=f"Nothing faces {names[seat]}{alone}.",
            )
        )
    return nodes


def _tokens(
    view: DragonfireView,
    tokens: Sequence[Encounter],
    names: Sequence[str],
    found: Outlook,
    at: tuple[float, float],
    width: float,
) -> list[Node]:
    """Tokens in rows."""
    per_row = max(1, int(width / TOKEN))
    return [
        encounter_token(
            view,
            foe,
            names,
            found,
            (at[0] + order % per_row * TOKEN, at[1] + order // per_row * TOKEN),
        )
        for order, foe in enumerate(tokens)
    ]


def _depth(tokens: int, width: float) -> float:
    return ceil(tokens / max(1, int(width / TOKEN))) * TOKEN


def _name_plate(
    view: DragonfireView,
    seat: int,
    names: Sequence[str],
    at: tuple[float, float],
    width: float,
) -> Node:
    """Whose seat it is and how the character is."""
    character = view.characters[seat]
    state = "Unconscious" if character.unconscious else "Stunned" if character.stunned else ""
    leads = ", party leader" if seat == view.leader else ""
    icon = LEADER if seat == view.leader else CLASS_ICON[character.card.character_class]
    if state:
        icon = UNCONSCIOUS if character.unconscious else STUNNED
    return Node(
        id=plate_id(seat),
        kind="badge",
        at=at,
        size=(width, PLATE),
        icon=icon,
        color=HERO_PAINT[seat],
        text=names[seat] if state or width < ROOMY else f"{names[seat]} · {character.hp} HP",
        label=f"{names[seat]}: {state or f'{character.hp} HP'}{leads}.",
        glow=seat == view.turn.seat,
        hollow=character.unconscious,
        rule="DF-237" if character.unconscious else "DF-226" if state else "DF-027",
    )


def _threat(view: DragonfireView, seat: int, names: Sequence[str], found: Outlook) -> Node | None:
    """What would attack a player as things stand, or once the damage of this turn is dealt."""
    playing = seat == view.turn.seat and view.turn.phase in ("play cards", "deal damage")
    damage = found.damage_after if playing else forecast(view, seat)
    if view.characters[seat].unconscious or not (damage or playing):
        return None
    now = f" instead of {found.damage}" if playing and damage != found.damage else ""
    return Node(
        id=f"{plate_id(seat)}:threat",
        kind="badge",
        size=(THREAT, PLATE),
        icon=ATTACK,
        color="danger" if damage else "heal",
        text=str(damage),
        label=f"{names[seat]} would take {damage} damage{now}.",
        rule="DF-221",
    )
