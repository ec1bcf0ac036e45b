"""Items: where they lie, finding, changing and exchanging them (FA-044, FA-045, FA-090 to FA-096, FA-202)."""

from __future__ import annotations

from typing import Final, NamedTuple

from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.hooks import POTIONS
from questboard.games.fantasy.rules.figures import can_use, heroes_beside
from questboard.games.fantasy.rules.health import discard
from questboard.games.fantasy.rules.potions import use_now, what_to_use
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, ItemId
from questboard.kernel import PASS, choose, emit, may, may_choose

WORN = ("ring", "bracers")


def usable(hero: Hero, item: ItemId) -> bool:
    """Whether a hero could put an item into use, room or not (FA-095)."""
    return ITEMS[item].kind in ("weapon", "spell", "artifact", *WORN) and can_use(hero, item)


def fits_in_use(hero: Hero, item: ItemId, without: ItemId = "") -> bool:
    """Whether there is a free suitable place in use, perhaps once another item is gone from there."""
    if not usable(hero, item):
        return False
    kind, card = ITEMS[item].kind, hero.card
    if kind in WORN:
        return not any(ITEMS[each].kind == kind for each in hero.worn if each != without)  # FA-143
    kinds = [ITEMS[each].kind for each in hero.in_use]
    if without in hero.in_use:
        kinds.remove(ITEMS[without].kind)
    if kind == "spell":
        return kinds.count("spell") < card.spells
    if kind == "weapon" and kinds.count("weapon") >= card.weapons:
        return False
    return kinds.count("weapon") + kinds.count("artifact") < card.places


def fits_in_knapsack(hero: Hero, without: ItemId = "") -> bool:
    """Whether there is room in the knapsack, perhaps once another item is gone from there."""
    return len(hero.knapsack) - (without in hero.knapsack) < hero.card.knapsack


def can_pick_up(hero: Hero) -> bool:
    """Whether a quest object finds room in the knapsack, perhaps in the place of something else."""
    return fits_in_knapsack(hero) or any(ITEMS[item].kind != "quest" for item in hero.knapsack)


def put_in_use(hero: Hero, item: ItemId) -> None:
    """Lay an item on its place in use, or wear it."""
    (hero.worn if ITEMS[item].kind in WORN else hero.in_use).append(item)


def take_away(hero: Hero, item: ItemId) -> None:
    """Take an item from wherever the hero has it, from the knapsack first."""
    for place in (hero.knapsack, hero.in_use, hero.worn):
        if item in place:
            place.remove(item)
            return


# ---- finding


async def gain(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """A hero gets an item: into use, into the knapsack, or something has to go (FA-094, FA-202)."""
    s.drawn.append(item)
    emit(s, "gained", "FA-202", figure=hero.name, item=item)
    await find_place(s, hero, item)


async def find_place(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """A hero finds a place for an item that was drawn; if there is none, something has to go."""
    while not fits_in_use(hero, item) and not fits_in_knapsack(hero):
        if not await make_room(s, hero, item):
            return
    await lay_down(s, hero, item)


INTO_USE = "{figure} gets {item}. Put it into use? Otherwise it goes into the knapsack."


async def lay_down(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """Put an item for which there is room into use or into the knapsack, as its owner likes."""
    use, knapsack = fits_in_use(hero, item), fits_in_knapsack(hero)
    if use and (not knapsack or await may(hero.seat, INTO_USE, "FA-202", figure=hero.name, item=item)):
        put_in_use(hero, item)
    else:
        hero.knapsack.append(item)
        use = False
    place = s.drawn.index(item)
    s.drawn.remove(item)
    emit(s, "kept", "FA-202", figure=hero.name, item=item, used=use, place=place)


async def make_room(s: FantasyState, hero: Hero, item: ItemId) -> bool:
    """A full hero discards an item, the new one too, or drinks; whether the new one stays (FA-094)."""
    options: list[tuple[str, ItemId]] = [("discard", item)]
    for each in dict.fromkeys(hero.items):
        if (
            each != item
            and ITEMS[each].kind != "quest"
            and (fits_in_knapsack(hero, each) if each in hero.knapsack else fits_in_use(hero, item, each))
        ):
            options.append(("discard", each))
    if ITEMS[item].kind == "quest":
        options = options[1:]  # it can't be left behind
    options += [("drink", each) for each in what_to_use(s, hero) if each in POTIONS]
    what: tuple[str, ItemId] = await choose(
        hero.seat, "{figure} can't carry {item} as well. Discard what?", options, "room", "FA-094",
        figure=hero.name, item=item,
    )  # fmt: skip
    deed, which = what
    if deed == "drink":
        await use_now(s, hero, which)
        return True
    if which == item:
        place = s.drawn.index(item)
        s.drawn.remove(item)
        s.discard.append(item)
        emit(s, "discarded", "FA-094", figure=hero.name, item=item, place=place)
        return False
    discard(s, hero, which, "FA-094")
    return True


# ---- changing


def can_change(hero: Hero) -> bool:
    """Whether there is anything to change."""
    if hero.working and fits_in_knapsack(hero):
        return True
    return any(usable(hero, item) for item in hero.knapsack) and bool(changes(hero))


class Change(NamedTuple):
    """A change of one item: "use" takes it from the knapsack, "away" puts it there, "swap" does both."""

    deed: str
    item: ItemId
    other: ItemId = ""
    """What comes into use instead in a swap."""


def changes(hero: Hero) -> list[Change]:
    """Every change of one item (FA-044): put into use, put away, or swap."""
    found: list[Change] = []
    knapsack = list(dict.fromkeys(hero.knapsack))
    for item in knapsack:
        if fits_in_use(hero, item):
            found.append(Change("use", item))
    working = list(dict.fromkeys(hero.working))
    if fits_in_knapsack(hero):
        found += [Change("away", item) for item in working]
    for mine in working:
        for item in knapsack:
            if item != mine and not fits_in_use(hero, item) and fits_in_use(hero, item, mine):
                found.append(Change("swap", mine, item))
    return found


async def change(s: FantasyState, hero: Hero) -> None:
    """A hero changes an item."""
    chosen = await choose(
        hero.seat, "What does {figure} change?", changes(hero), "change", "FA-044", figure=hero.name
    )
    deed, one, other = chosen
    if deed == "use":
        hero.knapsack.remove(one)
        put_in_use(hero, one)
    else:
        (hero.worn if one in hero.worn else hero.in_use).remove(one)
        if deed == "swap":
            hero.knapsack.remove(other)
            put_in_use(hero, other)
        hero.knapsack.append(one)
    emit(s, "changed", "FA-044", figure=hero.name, deed=deed, item=one, other=other)


# ---- exchanging


NO_BARGAIN: Final = {name: f"no-exchange-{name}" for name in HEROES}
"""Noted when a hero has thought better of an exchange with another one, until he has done something else."""


def think_again(s: FantasyState) -> None:
    """A hero has done something: what he thought better of is possible again."""
    s.turn.powers = [power for power in s.turn.powers if power not in NO_BARGAIN.values()]


def partners(s: FantasyPosition, hero: Hero) -> list[str]:
    """The heroes beside one with whom something could be exchanged (FA-045)."""
    return [
        other.name
        for other in heroes_beside(s, 1 << hero.square)
        if NO_BARGAIN[other.name] not in s.turn.powers and can_bargain(hero, other)
    ]


def use_action(s: FantasyState) -> None:
    """An action has been used; what was left of a move is over."""
    s.turn.actions -= 1
    s.turn.moving, s.turn.fresh = 0, False


def can_bargain(hero: Hero, other: Hero) -> bool:
    """Whether anything could change hands."""
    if (hero.items and fits_in_knapsack(other)) or (other.items and fits_in_knapsack(hero)):
        return True
    return bool(bargains(hero, other))


class Bargain(NamedTuple):
    """What changes hands: an item each way, or one item one way; "" for nothing."""

    given: ItemId
    taken: ItemId


def bargains(hero: Hero, other: Hero) -> list[Bargain]:
    """What could change hands between two heroes."""
    mine, theirs = ["", *dict.fromkeys(hero.items)], ["", *dict.fromkeys(other.items)]
    return [
        Bargain(given, taken)
        for given in mine
        for taken in theirs
        if given != taken and _takes(other, given, taken) and _takes(hero, taken, given)
    ]


def _takes(hero: Hero, item: ItemId, without: ItemId) -> bool:
    """Whether a hero has room for an item once he has given another away."""
    return not item or fits_in_use(hero, item, without) or fits_in_knapsack(hero, without)


async def exchange(s: FantasyState, hero: Hero, partner: str) -> None:
    """Heroes side by side exchange an item each, or one gives one; both must agree.

    An offer costs the action; who thinks better of it has done nothing.
    """
    other = s.hero(partner)
    bargain = await may_choose(
        hero.seat, "Exchange what with {figure}?", bargains(hero, other), "bargain", "FA-045", figure=partner
    )
    if bargain is PASS:
        s.turn.powers.append(NO_BARGAIN[partner])
        return
    use_action(s)
    given, taken = bargain
    if other.seat != hero.seat:
        agreed = await may(
            other.seat,
            "{figure} offers {partner} {bargain}. Agree?",
            "FA-045",
            figure=hero.name,
            partner=partner,
            bargain=bargain,
        )
        if not agreed:
            emit(s, "declined", "FA-045", figure=partner)
            return
    if given:
        take_away(hero, given)
        s.drawn.append(given)
    if taken:
        take_away(other, taken)
        s.drawn.append(taken)
    emit(s, "exchanged", "FA-045", figure=hero.name, partner=partner, item=given, other=taken)
    if given:
        await lay_down(s, other, given)
    if taken:
        await lay_down(s, hero, taken)
