"""Reasons for hints: what Gems are worth to a barkeep, and what a token or a Hero would bring."""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.language import n, t
from questboard.games.portal.rules.geometry import first_slot, free_seats, matching, order_at, window
from questboard.games.portal.rules.scoring import final_scores
from questboard.games.portal.scene.outlook import gems_at, is_perfect
from questboard.games.portal.state import COLORS, EMPTY, HeroId, PortalPosition, PortalView
from questboard.games.portal.words import (
    FOOD,
    gems_in_words,
    hero_name,
    points_in_words,
    seat_name,
    slot_name,
)
from questboard.language import Plural

STILL_MISSING = Plural("{hero} lacks {count} dish after it", "{hero} lacks {count} dishes after it")


def points_of(view: PortalPosition, player: int, gained: str = "", lost: str = "") -> int:
    """How many more points a player would have with some Gems, bonuses counted as if the game ended now."""
    return _after(view, player, gained, lost)[0]


def gems_for(view: PortalPosition, player: int, gained: str = "", lost: str = "") -> str:
    """What Gems that a player gains or loses are worth, in points, and which bonus they bring or cost."""
    points, most, sets = _after(view, player, gained, lost)
    parts = [n("{points:+d} point", "{points:+d} points", abs(points), points=points)]
    if sets > 0:
        missing = [color for color in COLORS if not view.players[player].count(color)]
        parts.append(
            t(
                "{points} of them because the fourth colour completes a set"
                if missing
                else "{points} of them for another set",
                points=sets,
            )
        )
    elif sets < 0:
        parts.append(t("{points} of them because a set is broken", points=-sets))
    if most:
        parts.append(
            t(
                "{points} of them for the most Gems of one colour"
                if most > 0
                else "{points} of them because they are no longer the most Gems of one colour",
                points=abs(most),
            )
        )
    return ", ".join(parts)


def _after(view: PortalPosition, player: int, gained: str, lost: str) -> tuple[int, int, int]:
    """The change of all points, of those for most of one colour, and of those for sets."""
    later = view.clone()
    gems = later.players[player].gems
    for color in COLORS:
        gems[color] += gained.count(color) - lost.count(color)
    before, after = final_scores(view)[player], final_scores(later)[player]
    return (
        after.total - before.total,
        after.most_of_one - before.most_of_one,
        after.most_sets - before.most_sets,
    )


def own_heroes(view: PortalView) -> list[HeroId]:
    """The Heroes that the viewer could play."""
    hand = view.players[view.seat].hand if 0 <= view.seat < len(view.players) else []
    return [card for card in hand if card in HEROES]


def best_seat(view: PortalPosition, player: int, hero: HeroId) -> tuple[int, int] | None:
    """The points that a Hero would bring at its best free seat, and the seat; None if it takes nothing."""
    offers = [
        (points_of(view, player, gems), is_perfect(view, hero, seat, view.row), -seat)
        for seat in free_seats(view)
        if (gems := gems_at(view, hero, seat))
    ]
    if not offers:
        return None
    points, _, seat = max(offers)
    return points, -seat


def for_hero(view: PortalPosition, player: int, hero: HeroId) -> str:
    """What a Hero would bring at its best free seat."""
    found = best_seat(view, player, hero)
    if found is None:
        return t("takes no Gems anywhere now")
    gems = gems_at(view, hero, found[1])
    return t(
        "takes {gems} at {seat}, a Perfect Match: {worth}"
        if is_perfect(view, hero, found[1], view.row)
        else "takes {gems} at {seat}: {worth}",
        gems=gems_in_words(gems),
        seat=seat_name(found[1]),
        worth=gems_for(view, player, gems),
    )


def for_hand(view: PortalView, player: int) -> str:
    """The Hero in hand who would bring most now."""
    offers = [(found[0], hero) for hero in own_heroes(view) if (found := best_seat(view, player, hero))]
    if not offers:
        return ""
    hero = max(offers)[1]
    return f"{hero_name(hero)} {for_hero(view, player, hero)}"


def for_token(view: PortalView, slot: int, food: str) -> str:
    """Whom a token on a slot would serve, and which food it is."""
    served = _served(view, slot, food)
    return t("{food} there: {served}", food=FOOD[food], served=served) if served else ""


def _served(view: PortalView, slot: int, food: str) -> str:
    """The Heroes at the table who lack a token on a slot, and the Hero in hand who gains most by it."""
    served, hands = [], []
    for seat, at in enumerate(view.seats):
        if at is None or not at.face_up or not first_slot(seat) <= slot < first_slot(seat) + 4:
            continue
        order = order_at(view, at.hero, seat)
        if order[slot - first_slot(seat)] == food:
            tokens = _laid(view.row, slot, food)
            missing = len(order.replace("-", "")) - len(matching(order, window(tokens, seat)))
            served.append(n(*STILL_MISSING, missing, hero=hero_name(at.hero)))
    later = view.clone()
    later.row = _laid(view.row, slot, food)
    for hero in own_heroes(view):
        before, after = (best_seat(each, view.seat, hero) for each in (view, later))
        if after is not None and after[0] > (before[0] if before else 0):
            more = after[0] - (before[0] if before else 0)
            hands.append(
                (
                    more,
                    t(
                        "{hero} in hand is worth {points} more with it",
                        hero=hero_name(hero),
                        points=points_in_words(more),
                    ),
                )
            )
    served += [max(hands)[1]] if hands else []
    return "; ".join(served)


def for_food(view: PortalView, food: str) -> str:
    """Whom a food would serve, and on which free slot beside the row, if anybody."""
    slots = [slot for slot in range(len(view.row)) if view.row[slot] == EMPTY and _is_beside(view.row, slot)]
    for slot in slots:
        if told := _served(view, slot, food):
            return t("on {slot}: {served}", slot=slot_name(slot), served=told)
    return t("no order in sight lacks it beside the row")


def _is_beside(row: str, slot: int) -> bool:
    return any(0 <= other < len(row) and row[other] != EMPTY for other in (slot - 1, slot + 1))


def _laid(row: str, slot: int, food: str) -> str:
    assert row[slot] == EMPTY
    return f"{row[:slot]}{food}{row[slot + 1 :]}"
