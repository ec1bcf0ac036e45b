"""The long table: the Food Row with seats on both sides, and the decks at its ends.

Lengths are in slots of the row, so that an order lies exactly over the slots it faces.
"""

from __future__ import annotations

from typing import NamedTuple

from questboard.art import path
from questboard.games.portal.content import HEROES
from questboard.games.portal.language import t
from questboard.games.portal.rules.geometry import first_slot, free_seats, order_at, window
from questboard.games.portal.rules.objectives import x_slot
from questboard.games.portal.rules.scoring import multipliers
from questboard.games.portal.scene.cards import (
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
from questboard.games.portal.scene.outlook import gems_at, is_perfect
from questboard.games.portal.scene.supply import deck, discard_pile
from questboard.games.portal.scene.symbols import CLOCK, FOOD_ICON, GEM_ICON, JEWEL, SEAT
from questboard.games.portal.state import EMPTY, SOLO_DECK, HeroId, PortalView, Seated
from questboard.games.portal.words import COLOR, FOOD, GEMS, hero_name, points_in_words, seat_name, slot_name
from questboard.scene import Node

TIMES = "\N{MULTIPLICATION SIGN}"
PROPORTION = 1.9
"""How wide a table is to its depth."""
EDGE = 0.25
END = 1.7
"""What the decks take at each end."""
GUTTER = 0.42
"""Between the row and the seats."""
ROW_DEPTH = 1.6
FOOD_SIZE, FOOD_TOP = 0.86, 0.14
JOINT = 0.14
"""How wide the line is that joins a symbol to its dish."""
DECK = (1.45, 2.9)
SEAT_WIDTH = 3.9
GEM_SIZE = 1.2
GEM_GAP = 0.17


class Plan(NamedTuple):
    """Where everything lies on a table of some length."""

    slots: int

    @property
    def width(self) -> float:
        """From the outer edge of one deck to that of the other."""
        return self.slots + 2 * (EDGE + END)

    @property
    def depth(self) -> float:
        """From the far edge to the near one."""
        return round(self.width / PROPORTION, 2)

    @property
    def card(self) -> float:
        """How deep a seat is."""
        return round((self.depth - ROW_DEPTH) / 2 - GUTTER - EDGE, 2)

    @property
    def row_top(self) -> float:
        """Where the row begins."""
        return EDGE + self.card + GUTTER

    @property
    def left(self) -> float:
        """Where the first slot begins."""
        return EDGE + END

    def seat_top(self, seat: int) -> float:
        """Where a seat begins."""
        return EDGE if seat % 2 else self.row_top + ROW_DEPTH + GUTTER


def table(view: PortalView, chosen: HeroId = "") -> Node:
    """The long table; every free seat shows what a Hero who is to be seated would take there."""
    plan = Plan(len(view.row))
    seats = [
        node
        for seat in range(len(view.seats))
        for node in (*joints(view, plan, seat, chosen), *seat_nodes(view, plan, seat, chosen))
    ]
    return Node(
        id="table",
        kind="board",
        area="board",
        label=t("The table. {free_seats}", free_seats=free_seats_in_words(view)),
        size=(plan.width, plan.depth),
        adapts=True,
        children=[food_row(view, plan), *seats, *ends(view, plan)],
    )


# ---- the ends: decks and discard pile


def ends(view: PortalView, plan: Plan) -> list[Node]:
    """Two decks at each end, one on each side, and the discard pile between two of them."""
    wide, high = DECK
    left, right = EDGE, plan.width - EDGE - wide
    sides = [EDGE + (plan.card - high) / 2, plan.seat_top(0) + (plan.card - high) / 2]
    corners = [(x, y) for x in (left, right) for y in sides]
    piles = [deck(view, name) for name in view.decks]
    for pile, corner in zip(piles, corners, strict=False):
        pile.at, pile.size = corner, DECK
    for pile, name in zip(piles, view.decks, strict=True):
        if name != SOLO_DECK:
            pile.text = f"{TIMES}{multipliers(view)[name]}"
    discard = discard_pile(view)
    discard.at, discard.size = (left, plan.row_top - 0.2), (wide, ROW_DEPTH + 0.4)
    return [*piles, discard]


# ---- the row


def free_seats_in_words(view: PortalView) -> str:
    """The free seats, so that nobody has to hear each by itself."""
    free = free_seats(view)
    near, far = (", ".join(str(seat // 2 + 1) for seat in free if seat % 2 == side) for side in (0, 1))
    if near and far:
        return t("Free seats: near {near}; far {far}.", near=near, far=far)
    if near:
        return t("Free seats: near {near}.", near=near)
    return t("Free seats: far {far}.", far=far) if far else t("No seat is free.")


def food_row(view: PortalView, plan: Plan) -> Node:
    """The Food Row; its end slots are the clock of the game. A dish that matches an order glows."""
    matched = {slot for seat in range(len(view.seats)) for slot in matched_slots(view, seat)}
    return Node(
        id=ROW,
        kind="track",
        label=row_in_words(view.row),
        at=(plan.left, plan.row_top),
        size=(len(view.row), ROW_DEPTH),
        children=[row_slot(view.row, slot, slot in matched) for slot in range(len(view.row))],
    )


def matched_slots(view: PortalView, seat: int, chosen: HeroId = "") -> list[int]:
    """The slots whose dish meets the order of the Hero at a seat, or of one who would sit down there."""
    hero = hero_at(view, seat, chosen)
    if not hero:
        return []
    pairs = zip(order_at(view, hero, seat), window(view.row, seat), strict=True)
    return [first_slot(seat) + place for place, (symbol, token) in enumerate(pairs) if symbol == token]


def hero_at(view: PortalView, seat: int, chosen: HeroId) -> HeroId:
    """The face-up Hero at a seat, or on a free one the Hero who would sit down there; else ""."""
    at = view.seats[seat]
    if at is not None:
        return at.hero if at.face_up else ""
    return "" if seat in view.covered else chosen


def joints(view: PortalView, plan: Plan, seat: int, chosen: HeroId) -> list[Node]:
    """Lines that join matched symbols to their dishes."""
    top = plan.row_top - GUTTER if seat % 2 else plan.row_top + ROW_DEPTH
    depth = GUTTER + (FOOD_TOP if seat % 2 else 0)
    return [
        Node(
            id=f"seat:{seat}:joint:{slot}", kind="badge", color="parchment", size=(JOINT, depth),
            at=(plan.left + slot + (1 - JOINT) / 2, top),
        )
        for slot in matched_slots(view, seat, chosen)
    ]  # fmt: skip


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
        what = dish(row[slot])
        if end == slot + 1:
            parts.append(f"{end} {what}")
        else:
            parts.append(t("{first} to {last} {what}", first=slot + 1, last=end, what=what))
        slot = end
    return t(
        "Food Row: slots {slots}. The ends are slots 1 and {last}.", slots=", ".join(parts), last=len(row)
    )


def dish(token: str) -> str:
    """What lies on a slot."""
    return t("empty") if token == EMPTY else FOOD[token]


def row_slot(row: str, slot: int, matched: bool) -> Node:
    """A slot with its number and its token."""
    food, is_end = row[slot], slot in (0, len(row) - 1)
    name, what = slot_name(slot).capitalize(), dish(food)
    return Node(
        id=slot_id(slot),
        kind="slot",
        label=t("{slot}, an end of the row: {what}." if is_end else "{slot}: {what}.", slot=name, what=what),
        at=(slot, 0),
        size=(1, ROW_DEPTH),
        icon=CLOCK if is_end else "",
        text=str(slot + 1),
        glow=is_end and food != EMPTY,
        rule="YP-070" if is_end else "",
        children=[] if food == EMPTY else [food_token(slot, food, matched)],
    )


def food_token(slot: int, food: str, matched: bool) -> Node:
    """The token on a slot."""
    return Node(
        id=f"slot:{slot}:food",
        kind="token",
        at=((1 - FOOD_SIZE) / 2, FOOD_TOP),
        size=(FOOD_SIZE, FOOD_SIZE),
        icon=FOOD_ICON[food],
        picture=path("portal", "dishes", food),
        color=JEWEL[food],
        glow=matched,
    )


# ---- the seats


def seat_nodes(view: PortalView, plan: Plan, seat: int, chosen: HeroId) -> list[Node]:
    """A seat and the Hero on it; in solo an Objective may lie in its place.

    A taken seat is still there below its Hero, so that Heroes who change seats have somewhere to go.
    """
    at = view.seats[seat]
    place = Node(id=seat_id(seat), kind="slot", rule="YP-058")
    if at is not None:
        nodes = [place, seated_hero(view, plan, seat, at) if at.face_up else flipped_hero(view, seat, at)]
    elif seat in view.covered:
        nodes = [covered_seat(view, plan, seat)]
    elif chosen:
        nodes = [seat_on_offer(view, plan, seat, chosen)]
    else:
        place.icon, place.text = SEAT, seat_name(seat)
        nodes = [place]
    for node in nodes:
        node.at = (plan.left + first_slot(seat) + 0.05, plan.seat_top(seat))
        node.size = (SEAT_WIDTH, plan.card)
        node.turned = bool(seat % 2) and seat not in view.covered
    return nodes


def seat_on_offer(view: PortalView, plan: Plan, seat: int, hero: HeroId) -> Node:
    """A free seat with the Gems that a Hero would take there, and what they count."""
    gems, worth = gems_at(view, hero, seat), multipliers(view)
    points = points_in_words(sum(worth[color] for color in gems))
    perfect = is_perfect(view, hero, seat, view.row)
    node = Node(
        id=seat_id(seat),
        kind="slot",
        rule="YP-058",
        text=f"+{points}" if gems else t("takes nothing"),
        lines=(*([t("Perfect Match")] if perfect else []), seat_name(seat)),
        icon="" if gems else SEAT,
        glow=perfect,
    )
    if not matched_slots(view, seat, hero):
        return node
    order = order_symbols(
        order_at(view, hero, seat), seat_id(seat), plan.card, bool(seat % 2), window(view.row, seat)
    )
    node.children = [*order, *gems_on_offer(plan, seat, gems)]
    return node


def gems_on_offer(plan: Plan, seat: int, gems: str) -> list[Node]:
    """Gems side by side in the middle of a seat."""
    if not gems:
        return []
    side = min(GEM_SIZE, (SEAT_WIDTH - 0.2) / len(gems) - GEM_GAP)
    step = side + GEM_GAP
    left, top = (SEAT_WIDTH + GEM_GAP - step * len(gems)) / 2, plan.card * 0.45 - (side if seat % 2 else 0)
    return [
        Node(
            id=f"seat:{seat}:gem:{place}",
            kind="token",
            icon=GEM_ICON[color],
            color=JEWEL[color],
            at=(left + place * step, top),
            size=(side, side),
        )
        for place, color in enumerate(gems)
    ]


def seated_hero(view: PortalView, plan: Plan, seat: int, at: Seated) -> Node:
    """A face-up Hero, its order against the very slots it faces."""
    order, tokens = order_at(view, at.hero, seat), window(view.row, seat)
    node = hero_card(at.hero, solo=len(view.players) == 1)
    node.children = [
        *order_symbols(order, hero_id(at.hero), plan.card, far=bool(seat % 2), tokens=tokens),
        *bonus_symbols(at.hero),
        *potion_on(at),
    ]
    potion = t("There is a Potion on it. ") if at.potion else ""
    node.label = (
        f"{name_of_seat(seat)}: {hero_name(at.hero)}, {hero_in_words(at.hero)}. "
        f"{order_against_row(order, tokens, first_slot(seat))} {potion}{bonus_in_words(at.hero)}"
    )
    return node


def name_of_seat(seat: int) -> str:
    """A seat at the beginning of a sentence."""
    return seat_name(seat).capitalize()


def order_against_row(order: str, tokens: str, first: int) -> str:
    """Which symbols of an order have their token, and which still lack it.

    >>> order_against_row("-RBR", "YRBY", 8)
    'Has red ham on slot 10, blue fish on 11. Lacks red ham on slot 12.'
    """
    places = [(first + i + 1, symbol, tokens[i]) for i, symbol in enumerate(order) if symbol != "-"]
    has = [(slot, FOOD[symbol]) for slot, symbol, token in places if symbol == token]
    lacks = [(slot, FOOD[symbol]) for slot, symbol, token in places if symbol != token]
    told = [
        t("Has {dishes}.", dishes=_on_slots(has)) if has else "",
        t("Lacks {dishes}.", dishes=_on_slots(lacks)) if lacks else "",
    ]
    return " ".join(filter(None, told))


def _on_slots(dishes: list[tuple[int, str]]) -> str:
    (first, food), *others = dishes
    told = [t("{dish} on slot {slot}", dish=food, slot=first)]
    return ", ".join(told + [t("{dish} on {slot}", dish=dish, slot=slot) for slot, dish in others])


def flipped_hero(view: PortalView, seat: int, at: Seated) -> Node:
    """A Hero that was perfectly matched: only its symbol shows, and what Gems of its colour now count."""
    card = HEROES[at.hero]
    return Node(
        id=hero_id(at.hero),
        kind="card",
        source=card.source,
        label=t(
            "{seat}: {hero}, face down, one {color} symbol.",
            seat=name_of_seat(seat),
            hero=hero_name(at.hero),
            color=COLOR[card.color],
        ),
        face_down=True,
        icon=GEM_ICON[card.color],
        color=JEWEL[card.color],
        text=f"{GEMS[card.color]} {TIMES}{multipliers(view)[card.color]}",
        rule="YP-106",
    )


def covered_seat(view: PortalView, plan: Plan, seat: int) -> Node:
    """Solo: an Objective on an end seat, its X over the slot that ends it."""
    card = view.covered[seat]
    node = objective_card(view, card)
    slot = x_slot(seat, card)
    column = slot - first_slot(seat)
    top = plan.card - SYMBOL - 0.1 if seat % 2 else 0.1
    node.label = t(
        "{seat}: {objective} It is lost when {slot} is filled.",
        seat=name_of_seat(seat),
        objective=node.label,
        slot=slot_name(slot),
    )
    node.children = [
        Node(
            id=f"objective:{card}:x", kind="token", at=(column + 0.05, top), size=(SYMBOL, SYMBOL), text="X",
            color="danger", rule="YP-125",
        )
    ]  # fmt: skip
    return node
