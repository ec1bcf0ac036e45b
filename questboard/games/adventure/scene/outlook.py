"""The outlook: what things would do, as far as the table shows it.

The rules themselves are asked, on the view: reach, bonuses and AC are the ones that will count.
"""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.adventure.content import POWERS, TREASURES, Reach
from questboard.games.adventure.hooks.tables import AIM, OWN_BONUS
from questboard.games.adventure.nodes import foe_id
from questboard.games.adventure.rules import combat, movement
from questboard.games.adventure.rules.distance import next_to, reach_of, targets
from questboard.games.adventure.rules.moments import HeroAttack
from questboard.games.adventure.state import AdventureView, Foe


class Blow(NamedTuple):
    """An attack that a card makes: what is printed of it."""

    card: str
    bonus: int
    damage: int
    miss: int
    reach: Reach


def blow_of(view: AdventureView, seat: int, card: str) -> Blow | None:
    """The attack that a Hero makes with a power or an item; one that answers lets others attack."""
    more = OWN_BONUS[card](view, seat) if card in OWN_BONUS else 0
    if card in POWERS:
        power = POWERS[card]
        if (power.damage or power.bonus) and power.reach is not None:
            reach = reach_of(view, seat, card)
            return Blow(card, power.bonus + more, power.damage, power.miss, reach)
    elif card in TREASURES:
        item = TREASURES[card]
        if item.attack is not None and item.range is not None and item.use != "reaction":
            return Blow(card, item.attack.bonus + more, item.attack.damage, item.attack.miss, item.range)
    return None


def needed(view: AdventureView, seat: int, target: Foe, blow: Blow) -> int:
    """The least number on the die with which an attack hits: items' best bonus, stances and curses count."""
    bonus, hero = blow.bonus, view.heroes[seat]
    beside = next_to(view, seat, target)
    attack = HeroAttack(seat, target, blow.card, bonus, blow.damage, beside)
    bonus += sum(AIM[each](view, attack) for each in hero.influences if each in AIM)
    far = view.board.tiles_from(hero.tile)
    slots = view.tiles_of(combat.under(view, target))
    within_1 = beside or min([far[slot] for slot in slots], default=9) <= 1
    bonus += combat.item_bonus(view, seat, beside, within_1) + combat.curse_bonus(view, seat)
    return combat.armor_of(view, target) - bonus


def chance(die: int) -> str:
    """What the die has to show.

    >>> chance(9), chance(1), chance(20), chance(21)
    ('hits on 9 or more', 'always hits', 'hits on a 20', 'cannot hit')
    """
    if die <= 1:
        return "always hits"
    if die > combat.CRITICAL:
        return "cannot hit"
    return "hits on a 20" if die == combat.CRITICAL else f"hits on {die} or more"


def flag(die: int) -> str:
    """The same in as few letters as a figure has room for.

    >>> flag(9), flag(0), flag(25)
    ('hits on 9+', 'always hits', 'cannot hit')
    """
    return f"hits on {die}+" if 1 < die <= combat.CRITICAL else chance(die)


def least(die: int) -> str:
    """The same after the name of a target.

    >>> least(9), least(0), least(25)
    ('on 9+', 'always', 'never')
    """
    if die <= 1:
        return "always"
    return f"on {die}+" if die <= combat.CRITICAL else "never"


def reached(view: AdventureView, seat: int, reach: Reach) -> list[Foe]:
    """What a Hero could attack in a reach."""
    hero = view.heroes[seat]
    return targets(view, seat, reach) if hero.standing else []


def previews(view: AdventureView, seat: int, card: str) -> dict[str, str]:
    """What an attack needs against each target in its reach, shown on the targets."""
    attack = blow_of(view, seat, card)
    if attack is None or not (view.figures or view.objects or len(view.teams) > 1):
        return {}
    dice = {target: needed(view, seat, target, attack) for target in reached(view, seat, attack.reach)}
    return {foe_id(view, target): flag(dice[target]) for target in sorted(dice, key=dice.__getitem__)}


def speed(view: AdventureView, seat: int) -> int:
    """A Hero's Speed with all that counts now; 0 for one who can't move."""
    return 0 if movement.held(view, seat) else movement.speed(view, seat)


def steps(view: AdventureView, seat: int) -> dict[int, int]:
    """How many steps a Hero needs to every square that can be walked to."""
    start = view.heroes[seat].square
    blocked = view.foe_squares() | view.object_squares()
    found, near = {start: 0}, view.board.near
    ends = view.dungeon.tunnel
    leads = {here: 1 << there for here, there in zip(ends, reversed(ends), strict=True)}
    front, seen, count = 1 << start, 1 << start | blocked, 0
    while front:
        count += 1
        following = 0
        while front:
            low = front & -front
            following |= near[low.bit_length() - 1] | leads.get(low.bit_length() - 1, 0)
            front ^= low
        front = following & ~seen
        seen |= front
        left = front
        while left:
            low = left & -left
            found[low.bit_length() - 1] = count
            left ^= low
    return found


def left(view: AdventureView, foe: Foe) -> int:
    """The hit points that a Monster, Villain or object has left, or a Hero who can be attacked."""
    if foe in view.objects:
        return view.objects[foe].hp
    if foe in view.friends:
        return view.friends[foe].hp
    if foe not in view.figures:
        return view.heroes[view.seat_of(foe)].hp
    return view.max_hp(foe) - view.figures[foe].damage
