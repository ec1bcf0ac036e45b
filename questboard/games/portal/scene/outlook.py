"""The outlook: what a Hero would bring at a seat and a token on a slot, as far as a view can tell."""

from __future__ import annotations

from typing import Any

from questboard.games.portal.language import t
from questboard.games.portal.rules.geometry import (
    filled,
    free_seats,
    legal_slots,
    matching,
    order_at,
    wants,
    window,
)
from questboard.games.portal.rules.scoring import multipliers
from questboard.games.portal.scene.ids import seat_id, slot_id
from questboard.games.portal.state import COLORS, HeroId, PortalPosition, PortalView
from questboard.games.portal.words import GEM, gems_of, points_in_words
from questboard.kernel import Ask

PERFECT = "\N{BLACK STAR}"


def to_be_seated(view: PortalView, ask: Ask[Any] | None) -> HeroId:
    """The Hero for whom the viewer chooses a seat where it takes Gems, or ""."""
    if ask is None or ask.seat != view.seat or ask.kind != "seat to take":
        return ""
    return str(ask.about["hero"])


def gems_at(view: PortalPosition, hero: HeroId, seat: int) -> str:
    """The Gems that a Hero would take at a seat, before its effect changes anything."""
    matched = matching(order_at(view, hero, seat), window(view.row, seat))
    return (
        "".join(color for color in matched if color not in view.supply.closed)
        if view.supply.closed
        else matched
    )


def is_perfect(view: PortalPosition, hero: HeroId, seat: int, row: str) -> bool:
    """Whether a Hero at a seat would have its whole order."""
    return filled(order_at(view, hero, seat), window(row, seat))


def completed(view: PortalPosition, row: str) -> list[HeroId]:
    """The Heroes who would be perfectly matched by another row."""
    seated = [(seat, at.hero) for seat, at in enumerate(view.seats) if at is not None and at.face_up]
    return [hero for seat, hero in seated if is_perfect(view, hero, seat, row)]


def hero_previews(view: PortalView, hero: HeroId) -> dict[str, str]:
    """What a Hero would take at every free seat: Gems, their points where these differ, a Perfect Match."""
    if view.asked is None:
        return {}
    symbols = multipliers(view)
    worth = {seat: sum(symbols[color] for color in gems_at(view, hero, seat)) for seat in free_seats(view)}
    best = sorted(worth, key=lambda seat: (is_perfect(view, hero, seat, view.row), worth[seat]), reverse=True)
    return {seat_id(seat): seat_preview(view, hero, seat) for seat in best}


def seat_preview(view: PortalPosition, hero: HeroId, seat: int) -> str:
    """What a Hero would take at a seat, in as few letters as a seat has room for."""
    gems = gems_at(view, hero, seat)
    takes, symbols = gems_in_short(gems) if gems else t("no Gems"), multipliers(view)
    points = sum(symbols[color] for color in gems)
    if points != len(gems):
        takes += f": {points_in_words(points)}"
    return (
        t("{star} Perfect, {takes}", star=PERFECT, takes=takes)
        if is_perfect(view, hero, seat, view.row)
        else takes
    )


def gems_in_short(gems: str) -> str:
    """Which Gems, with a number only where there are several of a colour.

    >>> gems_in_short("RRB")
    '2 Rubies, Sapphire'
    """
    counts = [(gems.count(color), color) for color in COLORS if color in gems]
    return ", ".join(GEM[color] if count == 1 else gems_of(color, count) for count, color in counts)


def food_previews(view: PortalPosition, food: str) -> dict[str, str]:
    """The slots where a token would complete an order."""
    open_slots = legal_slots(view.row)
    slots = [slot for slot, symbol in wants(view) if symbol == food and slot in open_slots]
    return {slot_id(slot): PERFECT for slot in slots}
