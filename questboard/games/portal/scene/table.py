"""The long table: the Food Row with seats on both sides.

Lengths are in slots of the row, so that an order lies exactly over the slots it faces.
"""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.geometry import first_slot, free_seats, order_at, window
from questboard.games.portal.rules.objectives import x_slot
from questboard.games.portal.scene.cards import (
    CARD_DEPTH,
    SYMBOL,
    bonus_in_words,
    bonus_symbols,
    hero_card,
    hero_in_words,
    objective_card,
    order_symbols,
    potion_on,
)
from questboard.games.portal.scene.ids import ROW, hero_id, seat_id, slot_id
from questboard.games.portal.scene.symbols import CLOCK, FOOD_ICON, GEM_ICON, JEWEL, SEAT
from questboard.games.portal.state import EMPTY, PortalView, Seated
from questboard.games.portal.words import COLOR, FOOD, seat_name, slot_name
from questboard.scene import Node

EDGE = 0.25
ROW_DEPTH = 1.26
GUTTER = 0.12
FAR_TOP = EDGE
ROW_TOP = FAR_TOP + CARD_DEPTH + GUTTER
NEAR_TOP = ROW_TOP + ROW_DEPTH + GUTTER
TABLE_DEPTH = NEAR_TOP + CARD_DEPTH + EDGE


def table(view: PortalView) -> Node:
    """The long table: the Food Row with seats on both sides."""
    seats = [node for seat in range(len(view.seats)) for node in seat_nodes(view, seat)]
    return Node(
        id="table",
        kind="board",
        area="board",
        label=f"The table. {free_seats_in_words(view)}",
        size=(len(view.row) + 2 * EDGE, TABLE_DEPTH),
        children=[food_row(view.row), *seats],
    )


def free_seats_in_words(view: PortalView) -> str:
    """The free seats, so that nobody has to hear each by itself."""
    free = free_seats(view)
    sides = [
        f"{name} {', '.join(str(seat // 2 + 1) for seat in free if seat % 2 == side)}"
        for side, name in enumerate(("near", "far"))
        if any(seat % 2 == side for seat in free)
    ]
    return f"Free seats: {'; '.join(sides)}." if sides else "No seat is free."


def food_row(row: str) -> Node:
    """The Food Row; its end slots are the clock of the game."""
    return Node(
        id=ROW,
        kind="track",
        label=row_in_words(row),
        at=(EDGE, ROW_TOP),
        size=(len(row), ROW_DEPTH),
        children=[row_slot(row, slot) for slot in range(len(row))],
    )


def row_in_words(row: str) -> str:
    """The tokens with their slots, empty stretches in one.

    >>> row_in_words("..RB.")
    'Food Row: slots 1 to 2 empty, 3 red ham, 4 blue fish, 5 empty. The ends are slots 1 and 5.'
    """
    parts: list[str] = []
    slot = 0
    while slot < len(row):
        end = slot + 1
        while row[slot] == EMPTY and end < len(row) and row[end] == EMPTY:
            end += 1
        what = "empty" if row[slot] == EMPTY else FOOD[row[slot]]
        parts.append(f"{slot + 1} {what}" if end == slot + 1 else f"{slot + 1} to {end} {what}")
        slot = end
    return f"Food Row: slots {', '.join(parts)}. The ends are slots 1 and {len(row)}."


def row_slot(row: str, slot: int) -> Node:
    """A slot with its number and its token."""
    food, is_end = row[slot], slot in (0, len(row) - 1)
    what = "empty" if food == EMPTY else FOOD[food]
    return Node(
        id=slot_id(slot),
        kind="slot",
        label=f"{slot_name(slot).capitalize()}{', an end of the row' if is_end else ''}: {what}.",
        at=(slot, 0),
        size=(1, ROW_DEPTH),
        icon=CLOCK if is_end else "",
        text=str(slot + 1),
        glow=is_end and food != EMPTY,
        rule="YP-070" if is_end else "",
        children=[] if food == EMPTY else [food_token(slot, food)],
    )


def food_token(slot: int, food: str) -> Node:
    """The token on a slot."""
    return Node(
        id=f"slot:{slot}:food",
        kind="token",
        at=(0.09, 0.08),
        size=(0.82, 0.82),
        icon=FOOD_ICON[food],
        color=JEWEL[food],
    )


def seat_nodes(view: PortalView, seat: int) -> list[Node]:
    """A seat and the Hero on it; in solo an Objective may lie in its place.

    A taken seat is still there below its Hero, so that Heroes who change seats have somewhere to go.
    """
    at = view.seats[seat]
    place = Node(id=seat_id(seat), kind="slot", rule="YP-058")
    if at is not None:
        nodes = [place, seated_hero(view, seat, at) if at.face_up else flipped_hero(seat, at)]
    elif seat in view.covered:
        nodes = [covered_seat(view, seat)]
    else:
        place.icon, place.text = SEAT, seat_name(seat)
        nodes = [place]
    for node in nodes:
        node.at = (EDGE + first_slot(seat) + 0.05, FAR_TOP if seat % 2 else NEAR_TOP)
        node.size = (3.9, CARD_DEPTH)
        node.turned = bool(seat % 2) and seat not in view.covered
    return nodes


def seated_hero(view: PortalView, seat: int, at: Seated) -> Node:
    """A face-up Hero, its order against the very slots it faces."""
    card = HEROES[at.hero]
    order, tokens = order_at(view, at.hero, seat), window(view.row, seat)
    node = hero_card(at.hero, solo=len(view.players) == 1)
    node.children = [
        *order_symbols(at.hero, order, far=bool(seat % 2), tokens=tokens),
        *bonus_symbols(at.hero),
        *potion_on(at),
    ]
    potion = "There is a Potion on it. " if at.potion else ""
    node.label = (
        f"{name_of_seat(seat)}: {card.name}, {hero_in_words(at.hero)}. "
        f"{order_against_row(order, tokens, first_slot(seat))} {potion}{bonus_in_words(at.hero)}"
    )
    return node


def name_of_seat(seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return seat_name(seat).capitalize()


def order_against_row(order: str, tokens: str, first: int) -> str:
    """Which symbols of an order have their token, and which still lack it.

    >>> order_against_row("-RBR", "YRBY", 8)
    'Has 10 red ham, 11 blue fish. Lacks 12 red ham.'
    """
    places = [(first + i + 1, symbol, tokens[i]) for i, symbol in enumerate(order) if symbol != "-"]
    has = [f"{slot} {FOOD[symbol]}" for slot, symbol, token in places if symbol == token]
    lacks = [f"{slot} {FOOD[symbol]}" for slot, symbol, token in places if symbol != token]
    sentences = [f"{verb} {', '.join(some)}." for verb, some in (("Has", has), ("Lacks", lacks)) if some]
    return " ".join(sentences)


def flipped_hero(seat: int, at: Seated) -> Node:
    """A Hero that was perfectly matched: only its symbol shows."""
    card = HEROES[at.hero]
    return Node(
        id=hero_id(at.hero),
        kind="card",
        source=card.source,
        label=f"{name_of_seat(seat)}: {card.name}, face down, one {COLOR[card.color]} symbol.",
        face_down=True,
        icon=GEM_ICON[card.color],
        color=JEWEL[card.color],
        text=card.name,
        rule="YP-106",
    )


def covered_seat(view: PortalView, seat: int) -> Node:
    """Solo: an Objective on an end seat, its X over the slot that ends it."""
    card = view.covered[seat]
    node = objective_card(view, card)
    slot = x_slot(seat, card)
    column = slot - first_slot(seat)
    top = CARD_DEPTH - SYMBOL - 0.1 if seat % 2 else 0.1
    node.label = f"{name_of_seat(seat)}: {node.label} It is lost when {slot_name(slot)} is filled."
    node.children = [
        Node(
            id=f"objective:{card}:x", kind="token", at=(column + 0.05, top), size=(SYMBOL, SYMBOL), text="X",
            color="danger", rule="YP-125",
        )
    ]  # fmt: skip
    return node
