"""The table: the Market as a shelf, the flame at its side, places, and encounters before each seat.

Lengths are in units of the board. Seats stand along an arc from the viewer's left to the right; a
Location lies in the middle with the markers of those who are in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import ENCOUNTERS, Level
from questboard.games.dragonfire.knowledge import DragonfireView
from questboard.games.dragonfire.rules.foes import strength, tokens_of
from questboard.games.dragonfire.rules.market import lowest_price, may_buy, price
from questboard.games.dragonfire.scene.cards import dragonfire_node, ware_node
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.symbols import (
    ATTACK,
    CALM,
    CLASS_ICON,
    COIN,
    EMBLEM,
    FLAME,
    LEADER,
    PAINT,
    TYPE_ICON,
)
from questboard.games.dragonfire.state import MAIN, DragonfireState, Encounter
from questboard.games.dragonfire.words import COLOR, encounter_name
from questboard.scene import Color, Node

CARD = (2.7, 3.2)
LEVEL = 0.58
TRACK = 0.7
SLOT = CARD[0] + TRACK + 0.05
"""An encounter card with its track beside it."""
TOKEN = 0.72
SHELF = 2.6
"""How high the Market is."""
GAP = 0.25
MARKER = 0.8
FIRE = (3.6, 2.6)
FLAME_SIZE = 1.3
HERO_PAINT: tuple[Color, ...] = ("topaz", "sapphire", "emerald", "ruby", "arcane", "heal")
"""The paint of each seat's marker."""


def table(view: DragonfireView, names: Sequence[str], found: Outlook) -> Node:
    """The whole table."""
    t = view.table
    columns = 2 if len(t.characters) <= 4 else 1
    zone = columns * (SLOT + GAP) + GAP
    width = max(len(t.characters) * zone, len(t.market) * 3.0 + FLAME_SIZE + FIRE[0])
    zone = width / max(1, len(t.characters))
    shelf_height = SHELF + 2 * GAP
    middle = places(view, names, found, width, shelf_height)
    top = shelf_height + middle[1]
    seats = [
        node
        for order, seat in enumerate(seating(view))
        for node in seat_zone(
            view, seat, names, found, (order * zone, top + arc(order, len(t.characters))), zone
        )
    ]
    depth = max(
        [top + CARD[1] + TOKEN, *(node.at[1] + node.size[1] for node in seats if node.at and node.size)]
    )
    return Node(
        id="table",
        kind="board",
        area="board",
        label="The table.",
        size=(width, depth + GAP),
        children=[*shelf(view, width), *fire(view, width), *middle[0], *seats],
    )


def seating(view: DragonfireView) -> list[int]:
    """The seats from left to right: the viewer's in the middle."""
    count = len(view.table.characters)
    first = max(view.seat, 0) - count // 2 + (count % 2 == 0)
    return [(first + order) % count for order in range(count)]


def arc(order: int, count: int) -> float:
    """How far down a seat stands: those in the middle are nearer to the viewer."""
    middle = (count - 1) / 2
    return 0.5 * (1 - (abs(order - middle) / max(middle, 1)) ** 2)


# ---- the Market and the flame


def shelf(view: DragonfireView, width: float) -> list[Node]:
    """The Market as a shelf of cards."""
    wide = min(3.8, (width - FIRE[0] - FLAME_SIZE - 3 * GAP) / max(1, len(view.table.market)) - GAP)
    size = (wide, SHELF)
    t = view.table
    buyer = view.seat if view.seat >= 0 else t.turn.seat
    nodes = []
    for slot, card in enumerate(t.market):
        at = (GAP + slot * (wide + GAP), GAP)
        if not card:
            nodes.append(
                Node(
                    id=f"market:{slot}",
                    kind="slot",
                    at=at,
                    size=size,
                    label="An empty Market slot.",
                    hollow=True,
                )
            )
            continue
        costs = price(t, buyer, card) if buyer >= 0 else 0
        gold = t.characters[buyer].gold if buyer >= 0 else 0
        affordable = buyer >= 0 and lowest_price(t, buyer, card, False) <= gold and may_buy(t, buyer, card)
        node = ware_node(f"market:{slot}", card, costs, affordable)
        node.at, node.size = at, size
        node.label = f"Market: {node.label}"
        nodes.append(node)
    return nodes


def fire(view: DragonfireView, width: float) -> list[Node]:
    """The Dragonfire card and the level as a flame."""
    t = view.table
    at = (width - FIRE[0] - GAP, GAP)
    flame = Node(
        id="dragonfire:level",
        kind="token",
        at=(at[0] - FLAME_SIZE, GAP + 0.6),
        size=(FLAME_SIZE, FLAME_SIZE),
        icon=FLAME,
        color="danger",
        count=t.dragonfire_level,
        label=f"Dragonfire level {t.dragonfire_level}.",
        rule="DF-094",
        glow=t.dragonfire_level > 0,
    )
    if t.dragonfire:
        card = dragonfire_node(t.dragonfire, t.options.df_profile == "printed")
    else:
        card = Node(
            id="dragonfire:card", kind="slot", label="No Dragonfire card is active.", icon=FLAME, hollow=True
        )
    card.at, card.size = at, FIRE
    return [card, flame] if t.decks.get("dragonfire") else []


# ---- places


def places(
    view: DragonfireView, names: Sequence[str], found: Outlook, width: float, top: float
) -> tuple[list[Node], float]:
    """The main area and the Locations with the markers on them; and how deep they are."""
    t = view.table
    locations = [foe for foe in t.encounters if foe.location]
    row = len(t.characters) * (MARKER + 0.1) + 1.2
    main = Node(
        id="place:main",
        kind="slot",
        at=(GAP, top),
        size=(row, MARKER + 0.3),
        label=f"The main area: {_who(t, MAIN, names)}.",
        rule="DF-064",
    )
    markers = [_marker(view, seat, names, main, order) for order, seat in enumerate(_at(t, MAIN))]
    if not locations:
        return [main, *markers], MARKER + 0.3 + GAP
    nodes: list[Node] = [main, *markers]
    left = GAP + row + GAP
    for order, foe in enumerate(locations):
        card, track = encounter_card(view, foe, names, found, (left + order * (SLOT + 1.2), top))
        card.label = f"{card.label} In it: {_who(t, foe.uid, names)}."
        nodes += [card, track]
        for place, seat in enumerate(_at(t, foe.uid)):
            node = _marker(view, seat, names, card, 0)
            node.at = (left + order * (SLOT + 1.2) + SLOT + 0.1, top + place * (MARKER + 0.05))
            nodes.append(node)
    return nodes, CARD[1] + GAP


def _at(t: DragonfireState, place: str) -> list[int]:
    return [seat for seat, each in enumerate(t.characters) if each.place == place]


def _who(t: DragonfireState, place: str, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in _at(t, place)) or "nobody"


def _marker(view: DragonfireView, seat: int, names: Sequence[str], at: Node, order: int) -> Node:
    """The marker of a character."""
    character = view.table.characters[seat]
    assert at.at is not None
    return Node(
        id=f"marker:{seat}",
        kind="token",
        at=(at.at[0] + 1.1 + order * (MARKER + 0.1), at.at[1] + 0.15),
        size=(MARKER, MARKER),
        icon=CLASS_ICON[character.card.character_class],
        color=HERO_PAINT[seat],
        label=f"{names[seat]}, {character.card.name}.",
        hollow=character.unconscious,
        glow=seat == view.table.turn.seat,
    )


# ---- encounters


def seat_zone(
    view: DragonfireView,
    seat: int,
    names: Sequence[str],
    found: Outlook,
    corner: tuple[float, float],
    width: float,
) -> list[Node]:
    """A seat with the encounters that face it: cards with their tokens, then unattached tokens."""
    t = view.table
    character = t.characters[seat]
    x, y = corner
    nodes: list[Node] = [_name_plate(view, seat, names, found, (x + GAP, y), width - 2 * GAP)]
    y += 0.75
    columns = max(1, int((width - GAP) / (SLOT + GAP)))
    cards = [foe for foe in t.encounters if foe.seat == seat and not foe.token and not foe.location]
    depth = CARD[1] + TOKEN + GAP
    for order, foe in enumerate(cards):
        left, down = x + GAP + order % columns * (SLOT + GAP), y + order // columns * depth
        nodes += encounter_card(view, foe, names, found, (left, down))
        for place, token in enumerate(tokens_of(t, foe)):
            nodes.append(
                encounter_token(view, token, names, found, (left + place * TOKEN, down + CARD[1] + 0.05))
            )
    loose = [foe for foe in t.encounters if foe.seat == seat and foe.token and not foe.card]
    rows = (len(cards) + columns - 1) // columns
    per_row = max(1, int((width - GAP) / TOKEN))
    for order, foe in enumerate(loose):
        where = (x + GAP + order % per_row * TOKEN, y + rows * depth + order // per_row * TOKEN)
        nodes.append(encounter_token(view, foe, names, found, where))
    if not cards and not loose:
        nodes.append(
            Node(
                id=f"seat:{seat}:free",
                kind="slot",
                at=(x + GAP, y),
                size=CARD,
                label=f"Nothing faces {names[seat]}{'' if character.place == MAIN else ' but the Location'}.",
            )
        )
    return nodes


def _name_plate(
    view: DragonfireView,
    seat: int,
    names: Sequence[str],
    found: Outlook,
    at: tuple[float, float],
    width: float,
) -> Node:
    """Whose seat it is, and what would attack now."""
    t = view.table
    character = t.characters[seat]
    mine = seat == t.turn.seat and t.turn.phase in ("play cards", "deal damage")
    threat = f"takes {found.damage_after} next" if mine else ""
    state = (
        "Unconscious" if character.unconscious else "Stunned" if character.stunned else f"{character.hp} HP"
    )
    return Node(
        id=f"seat:{seat}",
        kind="badge",
        at=at,
        size=(width, 0.6),
        icon=LEADER if seat == t.leader else CLASS_ICON[character.card.character_class],
        color=HERO_PAINT[seat],
        text=" · ".join(filter(None, (names[seat], state, threat))),
        label=f"{names[seat]}: {state}{', party leader' if seat == t.leader else ''}"
        f"{f', {threat}' if threat else ''}.",
        glow=seat == t.turn.seat,
        rule="DF-221" if threat else "",
    )


def encounter_card(
    view: DragonfireView, foe: Encounter, names: Sequence[str], found: Outlook, at: tuple[float, float]
) -> list[Node]:
    """An encounter card with Attack Strength and gold, and its track as a column beside it."""
    t = view.table
    card = ENCOUNTERS[foe.name]
    hits = strength(t, foe)
    falling = found.falling.get(foe.uid, [])
    kind = f"Location for {card.capacity}" if foe.location else foe.type
    calm = foe.uid in t.turn.calm
    return [
        Node(
            id=foe.uid,
            kind="card",
            label=encounter_in_words(t, foe, names, falling),
            source=card.source,
            at=at,
            size=CARD,
            icon=TYPE_ICON[foe.type],
            color=PAINT[foe.color],
            text=encounter_name(foe.uid),
            lines=tuple(filter(None, (f"{COLOR[foe.color]} {kind}", card.text))),
            glow=foe.uid in found.defeated,
            children=[
                Node(
                    id=f"{foe.uid}:strength",
                    kind="badge",
                    icon=CALM if calm else ATTACK,
                    color="heal" if calm else "danger",
                    text="calm" if calm else str(hits),
                    rule="DF-221",
                    label=f"{encounter_name(foe.uid)} does not attack."
                    if calm
                    else f"Attack Strength {hits}.",
                ),
                Node(
                    id=f"{foe.uid}:gold",
                    kind="badge",
                    icon=COIN,
                    color="brass",
                    text=str(foe.gold),
                    rule="DF-214",
                    label=f"{foe.gold} gold.",
                    hollow=not foe.gold,
                ),
            ],
        ),
        track_node(foe, falling, (at[0] + CARD[0] + 0.05, at[1])),
    ]


def track_node(foe: Encounter, falling: Sequence[int], at: tuple[float, float]) -> Node:
    """The damage track as a column; the Tripwire is a white line."""
    margin = (TRACK - LEVEL) / 2
    step = min(LEVEL + 0.05, (CARD[1] - 2 * margin) / len(foe.levels))
    levels = [
        Node(
            id=f"{foe.uid}:level:{index}",
            kind="token",
            at=(margin, margin + index * step),
            size=(LEVEL, LEVEL),
            icon=EMBLEM.get(level.color, ""),
            color=PAINT[level.color],
            text="" if level.color else str(level.amount),
            count=level.amount if level.color and level.amount > 1 else None,
            hollow=bool(foe.cleared >> index & 1),
            glow=index in falling,
        )
        for index, level in enumerate(foe.levels)
    ]
    if foe.track.tripwire and not foe.tripped:
        line = margin + foe.track.tripwire * step - 0.05
        levels.append(
            Node(id=f"{foe.uid}:tripwire", kind="wall", at=(0, line), size=(TRACK, 0.06), color="diamond")
        )
    return Node(
        id=f"{foe.uid}:track",
        kind="track",
        at=at,
        size=(TRACK, 2 * margin + step * len(foe.levels)),
        rule="DF-030",
        children=levels,
    )


def encounter_token(
    view: DragonfireView, foe: Encounter, names: Sequence[str], found: Outlook, at: tuple[float, float]
) -> Node:
    """An encounter token: a disc before its card."""
    level = foe.levels[0]
    falling = found.falling.get(foe.uid, [])
    return Node(
        id=foe.uid,
        kind="token",
        at=at,
        size=(TOKEN - 0.08, TOKEN - 0.08),
        icon=EMBLEM.get(level.color, ""),
        color=PAINT[foe.color],
        text=str(level.amount) if level.amount > 1 or not level.color else "",
        label=encounter_in_words(view.table, foe, names, falling),
        glow=bool(falling),
        hollow=foe.uid in view.table.turn.calm,
        rule="DF-101",
    )


def encounter_in_words(
    t: DragonfireState, foe: Encounter, names: Sequence[str], falling: Sequence[int] = ()
) -> str:
    """An encounter for those who listen."""
    track = ", ".join(
        _level_in_words(foe, index, level, index in falling) for index, level in enumerate(foe.levels)
    )
    name = encounter_name(foe.uid)
    kind = "Location" if foe.location else f"{COLOR[foe.color]} {foe.type}"
    calm = "does not attack this turn" if foe.uid in t.turn.calm else f"Attack Strength {strength(t, foe)}"
    head = f"{name}, {kind} facing {names[foe.seat]}: {track}; {calm}"
    if foe.token:
        return f"{head}."
    text = ENCOUNTERS[foe.name].text
    return f"{head}; {foe.gold} gold.{f' {text}' if text else ''}"


def _level_in_words(foe: Encounter, index: int, level: Level, falls: bool) -> str:
    what = f"{level.amount} {COLOR[level.color]}{' square' if level.square else ''}"
    if foe.cleared >> index & 1:
        what += " cleared"
    elif falls:
        what += " about to fall"
    return f"Tripwire, {what}" if foe.track.tripwire == index and index else what
