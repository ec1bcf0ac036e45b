"""Reasons for hints: what Gems are worth to a barkeep, and what a token or a Hero would bring."""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.geometry import first_slot, free_seats, matching, order_at, window
from questboard.games.portal.rules.scoring import final_scores
from questboard.games.portal.scene.outlook import gems_at, is_perfect
from questboard.games.portal.state import COLORS, EMPTY, HeroId, PortalPosition, PortalView
from questboard.games.portal.words import FOOD, gems_in_words, plural, seat_name, slot_name


def points_of(view: PortalPosition, player: int, gained: str = "", lost: str = "") -> int:
    """How many more points a player would have with some Gems, bonuses counted as if the game ended now."""
    return _after(view, player, gained, lost)[0]


def gems_for(view: PortalPosition, player: int, gained: str = "", lost: str = "") -> str:
    """What Gems that a player gains or loses are worth, in points, and which bonus they bring or cost."""
    points, most, sets = _after(view, player, gained, lost)
    parts = [f"{points:+d} {'point' if abs(points) == 1 else 'points'}"]
    if sets > 0:
        missing = [color for color in COLORS if not view.players[player].count(color)]
        which = "because the fourth colour completes a set" if missing else "for another set"
        parts.append(f"{sets} of them {which}")
    elif sets < 0:
        parts.append(f"{-sets} of them because a set is broken")
    if most:
        of_one = "for the most" if most > 0 else "because they are no longer the most"
        parts.append(f"{abs(most)} of them {of_one} Gems of one colour")
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
        return "takes no Gems anywhere now"
    gems = gems_at(view, hero, found[1])
    perfect = ", a Perfect Match" if is_perfect(view, hero, found[1], view.row) else ""
    return f"takes {gems_in_words(gems)} at {seat_name(found[1])}{perfect}: {gems_for(view, player, gems)}"


def for_hand(view: PortalView, player: int) -> str:
    """The Hero in hand who would bring most now."""
    offers = [(found[0], hero) for hero in own_heroes(view) if (found := best_seat(view, player, hero))]
    if not offers:
        return ""
    hero = max(offers)[1]
    return f"{HEROES[hero].name} {for_hero(view, player, hero)}"


def for_token(view: PortalView, slot: int, food: str) -> str:
    """Whom a token on a slot would serve, and which food it is."""
    served = _served(view, slot, food)
    return f"{FOOD[food]} there: {served}" if served else ""


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
            served.append(f"{HEROES[at.hero].name} lacks {plural(missing, 'dish', 'dishes')} after it")
    later = view.clone()
    later.row = _laid(view.row, slot, food)
    for hero in own_heroes(view):
        before, after = (best_seat(each, view.seat, hero) for each in (view, later))
        if after is not None and after[0] > (before[0] if before else 0):
            more = after[0] - (before[0] if before else 0)
            hands.append((more, f"{HEROES[hero].name} in hand is worth {plural(more, 'point')} more with it"))
    served += [max(hands)[1]] if hands else []
    return "; ".join(served)


def for_food(view: PortalView, food: str) -> str:
    """Whom a food would serve, and on which slot next to a token, if it would serve anybody beside the row."""
    slots = [slot for slot in range(len(view.row)) if view.row[slot] == EMPTY and _is_beside(view.row, slot)]
    served = [f"on {slot_name(slot)}: {told}" for slot in slots if (told := _served(view, slot, food))]
    return served[0] if served else "no order in sight lacks it beside the row"


def _is_beside(row: str, slot: int) -> bool:
    return any(0 <= other < len(row) and row[other] != EMPTY for other in (slot - 1, slot + 1))


def _laid(row: str, slot: int, food: str) -> str:
    assert row[slot] == EMPTY
    return f"{row[:slot]}{food}{row[slot + 1 :]}"
