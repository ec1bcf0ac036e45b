"""The proposal: a best assignment of damage to encounters, which the player may change.

A small exact search. For each encounter it lists the bundles of shots that clear something and waste
nothing; then it goes from encounter to encounter and keeps, for every set of shots that is left, the
best that can be done with the others. Shots that are alike count as one kind. Where more sets are left
than WIDEST only the most promising are followed, so large hands may get a good assignment that is not the
best; very large ones are dealt with encounter by encounter.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from operator import itemgetter, mul, sub
from typing import NamedTuple, TypeAlias

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import AIMED, DAMAGE_CHANGES, ENCOUNTER_TEXTS
from questboard.games.dragonfire.rules.damage import (
    RIDES,
    aimed_at,
    face_one_player,
    may_hit,
    need,
    strike,
)
from questboard.games.dragonfire.rules.foes import facing, strength, tokens_of
from questboard.games.dragonfire.rules.points import tally
from questboard.games.dragonfire.state import (
    COLORS,
    NOBODY,
    NOWHERE,
    DragonfirePosition,
    Encounter,
    Foe,
    Play,
    Shot,
)

Counts: TypeAlias = tuple[int, ...]
MOST_SETS = 3000
"""With more different sets of shots than this the search is not exact."""
WIDEST = 200
"""This many of them are followed from one encounter to the next."""
MANY = (99, 99, 99, 99, 99)
"""More points than any encounter asks for."""


def propose(s: DragonfirePosition) -> dict[int, Foe]:
    """Where each shot that is not assigned yet should go, by its index among the shots."""
    best = _solve(s)
    if _lawful(s, best[1]):
        return best[1]
    bound = [play for play in s.turn.plays if play.same_player and play.spread != "one"]
    seats = [seat for seat in s.conscious if facing(s, seat)]
    if len(seats) ** len(bound) * _sets(_kinds(s)) <= MOST_SETS * 3:
        choices = product(seats, repeat=len(bound))
        return max((_solve_bound(s, bound, each) for each in choices), key=itemgetter(0))[1]
    chosen: list[int] = []
    for _ in bound:  # one card after the other, as if those that follow were free
        gains = [_solve_bound(s, bound, [*chosen, seat], exact=False)[0] for seat in seats]
        chosen.append(seats[gains.index(max(gains))])
    return _solve_bound(s, bound, chosen)[1]


def _solve_bound(
    s: DragonfirePosition, bound: list[Play], seats: Sequence[int], exact: bool = True
) -> tuple[float, dict[int, Foe]]:
    """The best if the first of some cards go to encounters that face these players, each to one."""
    for play, seat in zip(bound, seats, strict=False):
        play.facing = seat
    answer = _solve(s, exact)
    for play in bound:
        play.facing = NOBODY
    return answer


def _lawful(s: DragonfirePosition, aims: dict[int, Foe]) -> bool:
    """Whether a proposal keeps damage for one player's encounters together."""
    together: dict[int, list[Foe]] = {}
    for index, aim in aims.items():
        play = s.play(s.turn.shots[index].play)
        if play is not None and play.same_player and aim != NOWHERE:
            together.setdefault(play.id, []).append(aim)
    return all(face_one_player(s, foes) for foes in together.values())


def worth(s: DragonfirePosition, foe: Encounter, levels: list[int]) -> float:
    """What it is worth to clear these levels."""
    if not levels:
        return 0.0
    gain = float(sum(foe.levels[level].amount for level in levels))
    if len(levels) == len(foe.uncleared):
        attack = strength(s, foe)
        gain += 1.0 + foe.gold * 0.3 + attack * (1.5 if foe.seat != s.turn.seat else 3.0)
    return gain


_Reached: TypeAlias = dict[tuple[Counts, int, Counts], tuple[float, tuple[tuple[Foe, Counts], ...]]]
"""For every set of shots left: what has been gained so far, and which bundle went where."""


class _Kind:
    """Shots that are alike: their indices."""

    __slots__ = ("apart", "indices", "shot")

    def __init__(self, shot: Shot, apart: bool) -> None:
        self.shot, self.apart, self.indices = shot, apart, list[int]()


def _kinds(s: DragonfirePosition) -> list[_Kind]:
    kinds: dict[tuple[object, ...], _Kind] = {}
    wary = any(foe.name in DAMAGE_CHANGES for foe in s.encounters)
    for index, shot in enumerate(s.turn.shots):
        if shot.aim:
            continue
        play = s.play(shot.play)
        assert play is not None
        own = play.spread != "one" or play.only or play.spared or play.facing >= 0 or play.locations != "too"
        if wary and play.card in CARDS and CARDS[play.card].swords:
            own = True  # Pit Gladiator: a card with Swords is not like one without
        special = (play.card, *play.marks) if play.card in AIMED or play.marks else ""
        key = (shot.points, shot.levels, special, play.reach, play.place, play.kind, play.id if own else 0)
        if key not in kinds:
            kinds[key] = _Kind(shot, play.spread == "apart")
        kinds[key].indices.append(index)
    return list(kinds.values())


def _targets(s: DragonfirePosition) -> list[Encounter]:
    """Encounters in an order in which tokens come right before their card."""
    ordered: list[Encounter] = []
    for foe in s.encounters:
        if not foe.card:
            ordered += [*tokens_of(s, foe), foe]
    return ordered


def _sets(kinds: list[_Kind]) -> int:
    """How many different sets of shots there are."""
    return prod(len(kind.indices) + 1 for kind in kinds)


def _solve(s: DragonfirePosition, exact: bool = True) -> tuple[float, dict[int, Foe]]:
    kinds = _kinds(s)
    if not kinds:
        return 0.0, {}
    full = tuple(len(kind.indices) for kind in kinds)
    if not exact or _sets(kinds) > MOST_SETS:
        return _one_by_one(s, kinds, full)
    limits = _limits(s, kinds)
    best: _Reached = {(full, 0, tuple([0] * len(limits))): (0.0, ())}
    for foe in _targets(s):
        bundles = _bundles(s, kinds, full, foe)
        takes = [[(at, take) for at, take in enumerate(bundle) if take] for bundle, _, _ in bundles]
        after: _Reached = {}
        behind = not foe.token and not ENCOUNTER_TEXTS[foe.name].any_order
        for (left, standing, struck), (gained, chosen) in best.items():
            for (bundle, gain, defeats), taken in zip(bundles, takes, strict=True):
                if taken and ((behind and standing) or any(left[at] < take for at, take in taken)):
                    continue
                if behind and standing:
                    gain = 0.0  # what is assigned to it by hand is lost (DF-104)
                rest = tuple(map(sub, left, bundle)) if taken else left
                upright = standing + (not defeats) if foe.card else 0
                now = _struck(limits, struck, bundle, foe) if limits else struck
                if now is None:
                    continue
                key = (rest, upright, now)
                if key not in after or after[key][0] < gained + gain:
                    more = ((foe.uid, bundle),) if taken else ()
                    after[key] = (gained + gain, chosen + more)
        best = after if len(after) <= WIDEST else _likeliest(after, kinds)
    gained, chosen = max(best.values(), key=lambda each: each[0])
    return gained, _indices(kinds, chosen)


def _likeliest(reached: _Reached, kinds: list[_Kind]) -> _Reached:
    """The best of too many sets: those that have gained most and have most points left."""
    points = [sum(tally(kind.shot.points)) + 2 * kind.shot.levels for kind in kinds]

    def promise(each: tuple[tuple[Counts, int, Counts], tuple[float, object]]) -> float:
        (left, _, _), (gained, _) = each
        ahead: int = sum(map(mul, left, points))
        return gained + ahead

    return dict(sorted(reached.items(), key=promise, reverse=True)[:WIDEST])


class _Limit(NamedTuple):
    """A card whose damage may be split, but to fewer encounters than it has points."""

    kinds: list[int]
    room: int
    """To how many more encounters it may go."""
    struck: list[Foe]
    """Where parts of it go already."""


def _limits(s: DragonfirePosition, kinds: list[_Kind]) -> list[_Limit]:
    found: list[_Limit] = []
    for play in s.turn.plays:
        shots = [shot for shot in s.turn.shots if shot.play == play.id]
        if play.spread == "split" and play.most < len(shots):
            places = [place for place, kind in enumerate(kinds) if kind.shot.play == play.id]
            struck = list(dict.fromkeys(shot.aim for shot in shots if shot.aim not in ("", NOWHERE)))
            found.append(_Limit(places, play.most - len(struck), struck))
    return found


def _struck(
    limits: list[_Limit], before: Sequence[int], bundle: Sequence[int], foe: Encounter
) -> Counts | None:
    """To how many encounters limited cards go when this one gets a bundle; None: to too many."""
    now = [
        count + (foe.uid not in limit.struck and any(bundle[place] for place in limit.kinds))
        for limit, count in zip(limits, before, strict=True)
    ]
    return tuple(now) if all(n <= limit.room for limit, n in zip(limits, now, strict=True)) else None


def _bundles(
    s: DragonfirePosition, kinds: list[_Kind], full: Counts, foe: Encounter
) -> list[tuple[Counts, float, bool]]:
    """The bundles of shots that clear something of an encounter and have nothing to spare."""
    given = aimed_at(s, foe)
    before = [each.level for each in strike(s, foe, given)]
    most = [_most(s, kind, count, foe) for kind, count in zip(kinds, full, strict=True)]
    levels = len(foe.uncleared)
    nothing = tuple([0] * len(kinds))
    found: list[tuple[Counts, float, bool]] = [(nothing, worth(s, foe, before), len(before) == levels)]
    if not any(most):
        return found
    asked = _asked(s, foe)
    needed = asked[-1][0] + (foe.name in DAMAGE_CHANGES) + _carriers(s, kinds)
    sizes = [_size(s, kind.shot, foe) if not given else MANY for kind in kinds]
    reached: dict[Counts, int] = {nothing: len(before)}
    apart = any(kind.apart for kind in kinds)
    for bundle in product(*(range(count + 1) for count in most)):
        if not any(bundle) or sum(bundle) > needed or (apart and _crowded(kinds, bundle)):
            continue
        without = max(_smaller(bundle, reached))
        if without == levels or not _enough(sizes, bundle, asked[without]):
            reached[bundle] = without
            continue
        shots = [kind.shot for kind, count in zip(kinds, bundle, strict=True) for _ in range(count)]
        fallen = [each.level for each in strike(s, foe, [*given, *shots])]
        reached[bundle] = len(fallen)
        if len(fallen) > without:
            found.append((bundle, worth(s, foe, fallen), len(fallen) == levels))
    return found


def _carriers(s: DragonfirePosition, kinds: list[_Kind]) -> int:
    """How many shots may be needed only to carry a "+" (DF-185)."""
    return sum((play := s.play(kind.shot.play)) is not None and RIDES.is_set(play) for kind in kinds)


def _asked(s: DragonfirePosition, foe: Encounter) -> list[tuple[int, int, int]]:
    """What the levels down to each one ask for: points, and how many of them of the colour of the last."""
    found: list[tuple[int, int, int]] = []
    levels = [need(s, foe, level) for level in foe.uncleared]
    for end, last in enumerate(levels, 1):
        colored = sum(each.amount for each in levels[:end] if last.color and each.color == last.color)
        color = COLORS.index(last.color) if last.color else 0
        found.append((sum(each.amount for each in levels[:end]), color, colored))
    return found


def _size(s: DragonfirePosition, shot: Shot, foe: Encounter) -> tuple[int, ...]:
    """The most points that a shot can bring, by colour; MANY where a text has a say in it."""
    play = s.play(shot.play)
    if play is None or play.card in AIMED or play.marks or shot.levels:
        return MANY
    return MANY if foe.name in DAMAGE_CHANGES or ENCOUNTER_TEXTS[foe.name].doubles else tally(shot.points)


def _enough(sizes: Sequence[tuple[int, ...]], bundle: Counts, asked: tuple[int, int, int]) -> bool:
    """Whether a bundle may have the points that the levels down to one ask for."""
    points, color, colored = asked
    parts = [(size, count) for size, count in zip(sizes, bundle, strict=True) if count]
    if colored and sum(size[color] * count for size, count in parts) < colored:
        return False
    return sum(sum(size) * count for size, count in parts) >= points


def _smaller(bundle: Counts, reached: dict[Counts, int]) -> list[int]:
    """What the bundles reach that have one shot less."""
    return [
        reached[(*bundle[:place], count - 1, *bundle[place + 1 :])]
        for place, count in enumerate(bundle)
        if count
    ]


def _crowded(kinds: list[_Kind], bundle: Sequence[int], more: _Kind | None = None) -> bool:
    """Whether one encounter would get two shots of a card that deals to different encounters."""
    chosen = [kind for kind, count in zip(kinds, bundle, strict=True) for _ in range(count)]
    plays = [kind.shot.play for kind in [*chosen, *([more] if more else [])] if kind.apart]
    return len(plays) > len(dict.fromkeys(plays))


def _most(s: DragonfirePosition, kind: _Kind, count: int, foe: Encounter) -> int:
    if not may_hit(s, kind.shot, foe):
        return 0
    return min(count, 1) if kind.apart else count


def _indices(kinds: list[_Kind], chosen: tuple[tuple[Foe, Counts], ...]) -> dict[int, Foe]:
    left = [kind.indices[:] for kind in kinds]
    aims: dict[int, Foe] = {}
    for number, bundle in chosen:
        for kind, count in zip(left, bundle, strict=True):
            for _ in range(count):
                aims[kind.pop(0)] = number
    for kind in left:
        for index in kind:
            aims[index] = NOWHERE
    return aims


def _one_by_one(s: DragonfirePosition, kinds: list[_Kind], full: Counts) -> tuple[float, dict[int, Foe]]:
    """For very large hands: give each encounter in turn the least that gains most for its points."""
    left, gained = list(full), 0.0
    chosen: list[tuple[Foe, Counts]] = []
    standing: dict[Foe, int] = {}
    limits = _limits(s, kinds)
    struck: Counts = tuple([0] * len(limits))
    for foe in _targets(s):
        if not foe.token and standing.get(foe.uid) and not ENCOUNTER_TEXTS[foe.name].any_order:
            continue
        bundle, levels = [0] * len(kinds), 0
        shots = list(aimed_at(s, foe))
        levels = len(strike(s, foe, shots))
        for place, kind in enumerate(kinds):
            for _ in range(_most(s, kind, left[place], foe)):
                if levels == len(foe.uncleared) or _crowded(kinds, bundle, kind):
                    break
                bundle[place] += 1
                if _struck(limits, struck, bundle, foe) is None:
                    bundle[place] -= 1
                    break
                shots.append(kind.shot)
                levels = len(strike(s, foe, shots))
        for place in range(len(kinds)):  # give back what is not needed
            while bundle[place]:
                fewer = [
                    kind.shot
                    for each, kind in enumerate(kinds)
                    for _ in range(bundle[each] - (each == place))
                ]
                if len(strike(s, foe, [*aimed_at(s, foe), *fewer])) < levels:
                    break
                bundle[place] -= 1
        shots = [kind.shot for each, kind in enumerate(kinds) for _ in range(bundle[each])]
        fallen = [each.level for each in strike(s, foe, [*aimed_at(s, foe), *shots])]
        gained += worth(s, foe, fallen)
        if foe.card and len(fallen) < len(foe.uncleared):
            standing[foe.card] = standing.get(foe.card, 0) + 1
        left = [have - take for have, take in zip(left, bundle, strict=True)]
        struck = _struck(limits, struck, bundle, foe) or ()
        if any(bundle):
            chosen.append((foe.uid, tuple(bundle)))
    return gained, _indices(kinds, tuple(chosen))
