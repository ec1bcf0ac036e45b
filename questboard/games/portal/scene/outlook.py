"""The outlook: what a Hero would bring at a seat and a token on a slot, as far as a view can tell."""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.geometry import faced, filled, first_slot, legal_slots, matching, window
from questboard.games.portal.state import HeroId, PortalView
from questboard.games.portal.words import plural

PERFECT = "\N{BLACK STAR}"


def free_seats(view: PortalView) -> list[int]:
    """Seats without a Hero and, in solo, without an Objective."""
    return [seat for seat, at in enumerate(view.seats) if at is None and seat not in view.covered]


def faced_order(view: PortalView, hero: HeroId, seat: int) -> str:
    """A Hero's order as it would lie over the row at a seat."""
    return faced(HEROES[hero].order, seat, view.options.mirror_far_side)


def gems_at(view: PortalView, hero: HeroId, seat: int) -> str:
    """The Gems that a Hero would take at a seat, before its effect changes anything."""
    matched = matching(faced_order(view, hero, seat), window(view.row, seat))
    return "".join(color for color in matched if color not in view.closed) if view.closed else matched


def is_perfect(view: PortalView, hero: HeroId, seat: int, row: str) -> bool:
    """Whether a Hero at a seat would have its whole order."""
    return filled(faced_order(view, hero, seat), window(row, seat))


def completed(view: PortalView, row: str) -> list[HeroId]:
    """The Heroes who would be perfectly matched by another row."""
    seated = [(seat, at.hero) for seat, at in enumerate(view.seats) if at is not None and at.face_up]
    return [hero for seat, hero in seated if is_perfect(view, hero, seat, row)]


def hero_previews(view: PortalView, hero: HeroId) -> dict[str, str]:
    """What a Hero would take at every free seat: Gems, their points where these differ, a Perfect Match."""
    if view.asked is None:
        return {}
    return {f"seat:{seat}": seat_preview(view, hero, seat) for seat in free_seats(view)}


def seat_preview(view: PortalView, hero: HeroId, seat: int) -> str:
    """What a Hero would take at a seat, in as few letters as a seat has room for."""
    gems = gems_at(view, hero, seat)
    takes = plural(len(gems), "Gem") if gems else "no Gems"
    points = sum(view.multipliers[color] for color in gems)
    if points != len(gems):
        takes += f", {plural(points, 'point')}"
    return f"{PERFECT} Perfect, {takes}" if is_perfect(view, hero, seat, view.row) else takes


def food_previews(view: PortalView, food: str) -> dict[str, str]:
    """The slots where a token would complete an order."""
    open_slots = legal_slots(view.row)
    slots = [slot for slot, symbol in lacking(view) if symbol == food and slot in open_slots]
    return {f"slot:{slot}": PERFECT for slot in slots}


def lacking(view: PortalView) -> list[tuple[int, str]]:
    """The slots and symbols of orders that lack only one token."""
    found = []
    for seat, at in enumerate(view.seats):
        if at is not None and at.face_up:
            order, tokens = faced_order(view, at.hero, seat), window(view.row, seat)
            missing = [place for place in range(4) if order[place] not in ("-", tokens[place])]
            if len(missing) == 1:
                found.append((first_slot(seat) + missing[0], order[missing[0]]))
    return found
