"""The table: which seat faces which slots, who sits beside whom, where food may go."""

from __future__ import annotations

from functools import cache, lru_cache

from questboard.games.portal.content import HEROES
from questboard.games.portal.state import EMPTY, PortalPosition, Seated


def columns_for(players: int) -> int:
    """Seat columns of a table: two ends of two, and an insert for each player beyond one (YP-016)."""
    return 3 + players


def faced(order: str, seat: int, mirror: bool = True) -> str:
    """An order as it lies over the four slots of a seat, left to right (YP-017)."""
    return order[::-1] if mirror and seat % 2 else order


ORDERS = {hero.id: hero.order for hero in HEROES.values()}
FAR_ORDERS = {hero.id: faced(hero.order, 1) for hero in HEROES.values()}


def first_slot(seat: int) -> int:
    """The leftmost of the four slots that a seat faces."""
    return seat // 2 * 4


def window(row: str, seat: int) -> str:
    """The four slots of the row that a seat faces (YP-015)."""
    first = seat // 2 * 4
    return row[first : first + 4]


@cache
def matching(order: str, tokens: str) -> str:
    """The symbols of an order that meet a token of their colour in the very slot (YP-077).

    >>> matching("-RBR", "YRBY")
    'RB'
    """
    return "".join(symbol for symbol, token in zip(order, tokens, strict=True) if symbol == token)


@cache
def filled(order: str, tokens: str) -> bool:
    """Whether every symbol of an order is met; blanks are ignored (YP-085)."""
    return len(matching(order, tokens)) == 4 - order.count("-")


@cache
def lacks(order: str, tokens: str) -> tuple[int, str] | None:
    """The place and colour of the symbol that an order lacks if it lacks only one.

    >>> lacks("-RBR", "YRBY"), lacks("-RBR", "YYYY")
    ((3, 'R'), None)
    """
    missing = [(place, symbol) for place, symbol in enumerate(order) if symbol not in ("-", tokens[place])]
    return missing[0] if len(missing) == 1 else None


def order_at(s: PortalPosition, hero: str, seat: int) -> str:
    """A Hero's order as it would lie over the row at a seat."""
    return (FAR_ORDERS if seat % 2 and s.options.mirror_far_side else ORDERS)[hero]


def is_matched(s: PortalPosition, hero: str, seat: int) -> bool:
    """Whether a Hero at a seat has its whole order."""
    first = seat // 2 * 4
    return filled(order_at(s, hero, seat), s.row[first : first + 4])


def order_gems(s: PortalPosition, hero: str, seat: int) -> str:
    """The Gems that a Hero's order pays at a seat (YP-077, YP-078)."""
    return matching(order_at(s, hero, seat), window(s.row, seat))


def wants(s: PortalPosition) -> list[tuple[int, str]]:
    """What face-up Heroes lack who lack one symbol only: the slot and the colour."""
    wanted = []
    for seat, at in enumerate(s.seats):
        if at is not None and at.face_up:
            lack = lacks(order_at(s, at.hero, seat), window(s.row, seat))
            if lack is not None:
                wanted.append((first_slot(seat) + lack[0], lack[1]))
    return wanted


def adjacent(s: PortalPosition, seat: int) -> list[int]:
    """Seats next to a seat on the same side of the row (YP-074)."""
    return [other for other in (seat - 2, seat + 2) if 0 <= other < len(s.seats)]


def opposite(seat: int) -> int:
    """The seat across the row."""
    return seat ^ 1


@lru_cache(maxsize=4096)
def legal_slots(row: str) -> tuple[int, ...]:
    """Empty slots next to a token (YP-053).

    >>> legal_slots("..RY.G..")
    (1, 4, 6)
    """
    padded = f"{EMPTY}{row}{EMPTY}"
    return tuple(
        slot
        for slot, token in enumerate(row)
        if token == EMPTY and not padded[slot] == padded[slot + 2] == EMPTY
    )


def set_slot(row: str, slot: int, token: str) -> str:
    """The row with another token (or none) on a slot."""
    return row[:slot] + token + row[slot + 1 :]


@lru_cache(maxsize=4096)
def tokens_in(row: str) -> tuple[int, ...]:
    """The slots that hold a token."""
    return tuple(slot for slot, token in enumerate(row) if token != EMPTY)


@lru_cache(maxsize=4096)
def loose_tokens(row: str) -> tuple[int, ...]:
    """Slots whose token is not the last of its colour in the row (YP-065)."""
    return tuple(slot for slot, token in enumerate(row) if token != EMPTY and row.count(token) > 1)


def free_seats(s: PortalPosition) -> list[int]:
    """Seats without a Hero and, in solo, without an Objective (YP-059, YP-148)."""
    if s.covered:
        return [seat for seat, at in enumerate(s.seats) if at is None and seat not in s.covered]
    return [seat for seat, at in enumerate(s.seats) if at is None]


def has_free_seat(s: PortalPosition) -> bool:
    """Whether a Hero could sit down."""
    return None in s.seats if not s.covered else bool(free_seats(s))


def seat_of(s: PortalPosition, hero: str) -> int:
    """Where a Hero sits."""
    for seat, at in enumerate(s.seats):
        if at is not None and at.hero == hero:
            return seat
    raise ValueError(f"{hero} is not at the table")


def seated(s: PortalPosition) -> list[Seated]:
    """The Heroes at the table, from seat to seat."""
    return [at for at in s.seats if at is not None]


def others_face_up(s: PortalPosition, hero: str) -> list[str]:
    """The face-up Heroes other than one."""
    return [at.hero for at in s.seats if at is not None and at.face_up and at.hero != hero]


def neighbours(s: PortalPosition, hero: str) -> list[Seated]:
    """The Heroes adjacent to one."""
    beside = [s.seats[seat] for seat in adjacent(s, seat_of(s, hero))]
    return [at for at in beside if at is not None]
