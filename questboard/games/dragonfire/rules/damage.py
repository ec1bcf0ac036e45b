"""Dealing damage: what has been played becomes shots, and shots clear levels (DF-165 to DF-189).

A shot is damage that goes to one encounter whole; a card whose damage may be split makes several.
`strike` works out which levels some shots would clear, without changing anything; the proposal and
the table's preview use it as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from typing import Any, NamedTuple

from questboard.games.dragonfire.content import Level
from questboard.games.dragonfire.hooks import (
    AIMED,
    ASSIST_BLOCKS,
    CARD_TEXTS,
    DAMAGE_CHANGES,
    ENCOUNTER_TEXTS,
    MEASURED,
    UNHARMABLE,
    riders,
)
from questboard.games.dragonfire.rules.defeat import clear_level
from questboard.games.dragonfire.rules.foes import (
    faces,
    facing,
    immune,
    place_of,
    shielded,
    tokens_of,
    within_reach,
)
from questboard.games.dragonfire.rules.points import COLORLESS, add_points, single_points, tally
from questboard.games.dragonfire.state import (
    COLORS,
    NOBODY,
    NOWHERE,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    Foe,
    Play,
    Shot,
)
from questboard.kernel import Note, because_of, emit

TWICE = Note("twice")
"""A mark of plays whose damage icons are dealt twice, those of an area to one encounter in it (DF-427)."""
RIDES = Note("rides")
"""A mark of plays whose damage has a "+": it goes only with the damage of another card (DF-185)."""
GUIDES = Note("guides")
"""A mark of plays: another card that damages the same encounter gains a point."""


class Cleared(NamedTuple):
    """A level that falls, and whether black damage was dealt to it."""

    level: int
    black: bool = False


class Jump(NamedTuple):
    """Level damage, and points that come only after it."""

    levels: int
    then: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


# ---- from plays to shots


def make_shots(s: DragonfirePosition) -> None:
    """Turn all that was played into shots, from where the players are now (DF-123)."""
    for play in s.turn.plays:
        if play.goes_by != NOBODY:
            play.place = s.characters[play.goes_by].place
        if play.kind == "effect" and play.card in MEASURED:
            play.damage = MEASURED[play.card](s, play)
    s.turn.shots = [shot for play in s.turn.plays for shot in shots_of(s, play)]


def shots_of(s: DragonfirePosition, play: Play) -> list[Shot]:
    """The shots of one play. A bonus rides on damage of its own card (DF-185)."""
    if not play.damage and not play.levels:
        return []
    if play.spread == "area":
        targets = [foe for foe in facing(s, play.facing) if may_affect(s, play, foe, play.levels > 0)]
        shots = [Shot(play.id, play.damage, play.levels, aim=foe.uid) for foe in targets]
        more = [points for points in (play.bonus, play.damage if TWICE.is_set(play) else "") if points]
        return [*shots, *(Shot(play.id, points, loose=True) for points in more)] if shots else []
    if play.spread == "split":
        parts = single_points(play.damage)
    elif play.spread == "apart":
        parts = [play.damage] * play.most
    else:
        parts = [play.damage]
    first = add_points(parts[0], play.bonus) if play.bonus else parts[0]
    return [Shot(play.id, first, play.levels), *(Shot(play.id, part) for part in parts[1:])]


# ---- where a shot may go


def may_affect(s: DragonfirePosition, play: Play, foe: Encounter, by_level: bool) -> bool:
    """Whether a play's damage may go to an encounter at all: reach, immunity, what the cards say."""
    if (play.only and foe.uid != play.only) or foe.uid == play.spared:
        return False
    if play.locations != "too" and foe.location != (play.locations == "only"):
        return False
    if play.reach != "anywhere":
        there = place_of(s, foe)
        if there != play.place and (play.reach == "place" or not within_reach(play.place, there)):
            return False
    if play.facing >= 0 and not faces(s, foe, play.facing):
        return False
    if foe.name in UNHARMABLE and not foe.token and UNHARMABLE[foe.name](s, foe):
        return False
    if play.kind == "assist" and any(
        each.name in ASSIST_BLOCKS and not each.token and ASSIST_BLOCKS[each.name](s, each, foe)
        for each in s.encounters
    ):
        return False
    return not immune(s, foe, play, by_level)


def may_hit(s: DragonfirePosition, shot: Shot, foe: Encounter) -> bool:
    """Whether a shot may be assigned to an encounter, given where the others of its card go."""
    play = s.play(shot.play)
    return play is not None and _may_hit(s, play, shot, foe)


def _may_hit(s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> bool:
    if not may_affect(s, play, foe, bool(shot.levels and not shot.points)):
        return False
    if play.spread in ("one", "area"):
        return True
    others = [
        each.aim
        for each in s.turn.shots
        if each.play == shot.play and each is not shot and each.aim not in ("", NOWHERE)
    ]
    if play.spread == "apart" and foe.uid in others:
        return False
    if foe.uid not in others and len(dict.fromkeys(others)) >= play.most:
        return False
    return not play.same_player or face_one_player(s, [*others, foe.uid])


def face_one_player(s: DragonfirePosition, aims: Sequence[Foe]) -> bool:
    """Whether encounters face one and the same player; a Location faces all who are in it (DF-115)."""
    foes = [foe for uid in aims if (foe := s.encounter(uid)) is not None]
    return any(all(faces(s, foe, seat) for foe in foes) for seat in s.conscious)


def targets(s: DragonfirePosition, shot: Shot) -> list[Encounter]:
    """The encounters that a shot may be assigned to and that it could do something to."""
    play = s.play(shot.play)
    if play is None:
        return []
    behind = [foe.card for foe in s.encounters if foe.card]
    doubtful = RIDES.is_set(play)
    return [
        foe
        for foe in s.encounters
        if _may_hit(s, play, shot, foe) and not ((doubtful or foe.uid in behind) and vain(s, shot, foe))
    ]


def allowed(s: DragonfirePosition, shot: Shot) -> list[Encounter]:
    """The encounters that a shot may go to by its card's words."""
    play = s.play(shot.play)
    return [] if play is None else [foe for foe in s.encounters if _may_hit(s, play, shot, foe)]


def vain(s: DragonfirePosition, shot: Shot, foe: Encounter) -> tuple[str, ...]:
    """Why a shot could do nothing to an encounter, and the clause; nothing where it could do something."""
    if shielded(s, foe):
        free = [each for each in s.turn.shots if not each.aim and each is not shot]
        standing = [each for each in tokens_of(s, foe) if not falls(s, each, aimed_at(s, each))]
        if len(free) < len(standing) or not _could_remove(s, free, standing, {}):
            return "nothing else can remove its tokens first", "DF-104"
    play = s.play(shot.play)
    if play is not None and RIDES.is_set(play):
        others = [each for each in s.turn.shots if carries(s, each, play)]
        if not any(each.aim == foe.uid or (not each.aim and may_hit(s, each, foe)) for each in others):
            return "no damage of another card can go along", "DF-185"
    return ()


def _could_remove(
    s: DragonfirePosition, free: list[Shot], tokens: list[Encounter], used: dict[int, int]
) -> bool:
    """Whether free shots could remove all these tokens; to how many of them split cards go is counted."""
    if not tokens:
        return True
    token, *others = tokens
    able = [shot for shot in free if may_hit(s, shot, token) and _has_room(s, shot, used)]
    given = aimed_at(s, token)
    tried: list[list[tuple[int, str, int]]] = []
    for count in range(1, len(able) + 1):
        if count == 2 and not falls(s, token, [*given, *able]):
            return False
        for chosen in combinations(able, count):
            alike = sorted((shot.play, shot.points, shot.levels) for shot in chosen)
            if alike in tried or _crowded(s, chosen) or not falls(s, token, [*given, *chosen]):
                continue
            tried.append(alike)
            left = [shot for shot in free if all(shot is not each for each in chosen)]
            plays = dict.fromkeys(shot.play for shot in chosen)
            if _could_remove(s, left, others, {**used, **{play: used.get(play, 0) + 1 for play in plays}}):
                return True
    return False


def _has_room(s: DragonfirePosition, shot: Shot, used: dict[int, int]) -> bool:
    """Whether a card may be split to one encounter more than those that it goes to so far."""
    most = next(play.most for play in s.turn.plays if play.id == shot.play)
    aims = dict.fromkeys(each.aim for each in s.turn.shots if each.play == shot.play and each.aim)
    return len(aims) + used.get(shot.play, 0) < most


def _crowded(s: DragonfirePosition, shots: Sequence[Shot]) -> bool:
    """Whether two of these are of a card that deals to different encounters."""
    plays = [shot.play for shot in shots if (play := s.play(shot.play)) and play.spread == "apart"]
    return len(plays) > len(dict.fromkeys(plays))


def falls(s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot]) -> bool:
    """Whether some shots defeat an encounter."""
    return bool(shots) and len(strike(s, foe, shots)) == len(foe.uncleared)


def carries(s: DragonfirePosition, shot: Shot, rider: Play) -> bool:
    """Whether a shot is damage of another card, on which the "+" of this play can ride (DF-185)."""
    play = s.play(shot.play)
    return play is not None and play.id != rider.id and play.kind != "effect" and not RIDES.is_set(play)


def has_target(s: DragonfirePosition, shot: Shot) -> bool:
    """Whether there is an encounter that a shot may be assigned to."""
    play = s.play(shot.play)
    if play is not None:
        for foe in s.encounters:
            if _may_hit(s, play, shot, foe):
                return True
    return False


# ---- what shots do to a track


def strike(s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot]) -> list[Cleared]:
    """The levels that these shots clear together, in the order in which they fall."""
    pool, aside, jumps = _pools(s, shots, *_dealt(s, foe, shots))
    double = "" if foe.token else ENCOUNTER_TEXTS[foe.name].doubles
    order = foe.uncleared
    if not aside:
        wanted = [need(s, foe, index) for index in order]
        return [Cleared(order[level], black) for level, black in _fall(wanted, 0, pool, jumps, double)]
    fallen: list[Cleared] = []
    for index, points_there in aside.items():
        black = points_there[0]
        if not foe.cleared >> index & 1 and _pay(points_there, need(s, foe, index), [], double):
            fallen.append(Cleared(index, points_there[0] < black))
    gone = [each.level for each in fallen]
    order = [index for index in order if index not in gone]
    wanted = [left_of(need(s, foe, index), aside.get(index), double) for index in order]
    for level, black in _fall(wanted, 0, pool, jumps, double):
        index = order[level]
        fallen.append(Cleared(index, black or (index in aside and aside[index][0] > 0)))
    return fallen


def _dealt(s: DragonfirePosition, foe: Encounter, shots: Sequence[Shot]) -> tuple[list[str], list[int]]:
    """The points and levels of each shot against this encounter, with what cards add or take away."""
    dealt, leaps, guided, ridden = list[str](), list[int](), list[int](), list[int]()
    for shot in shots:
        play = s.play(shot.play)
        points, levels = shot.points, shot.levels
        if play is not None:
            marked = len(play.marks) > 0
            if marked and RIDES.is_set(play) and not any(carries(s, each, play) for each in shots):
                points = ""
            if play.card in AIMED:
                points, levels = AIMED[play.card](s, play, shot, foe)
            if marked and play.id not in ridden:
                ridden.append(play.id)
                points = _with_riders(s, play, foe, points)
            if marked and GUIDES.is_set(play):
                guided.append(play.id)
            if levels and immune(s, foe, play, by_level=True):
                levels = 0
        dealt.append(points)
        leaps.append(levels)
    for guide in guided:
        others = [at for at, shot in enumerate(shots) if shot.play != guide and of_card(s, shot)]
        if others:
            dealt[others[0]] = add_points(dealt[others[0]], "1")
    if foe.name in DAMAGE_CHANGES and not foe.token:
        DAMAGE_CHANGES[foe.name](s, foe, shots, dealt)
    return dealt, leaps


def _with_riders(s: DragonfirePosition, play: Play, foe: Encounter, points: str) -> str:
    """The points of a play with those that cards have put on it for this encounter."""
    for name in play.marks:
        if name in riders():
            points = add_points(points, riders()[name](s, play, foe))
    return points


def _pools(
    s: DragonfirePosition, shots: Sequence[Shot], dealt: Sequence[str], leaps: Sequence[int]
) -> tuple[list[int], dict[int, list[int]], list[Jump]]:
    """Points for the track from its top, points for single levels out of order, and levels of damage."""
    pool, jumps = [0, 0, 0, 0, 0], list[Jump]()
    aside: dict[int, list[int]] = {}
    for shot, points, levels in zip(shots, dealt, leaps, strict=True):
        if levels:
            play = s.play(shot.play)
            if play is not None and CARD_TEXTS[play.card].levels_first and shot.level < 0:
                jumps.append(Jump(levels, tally(points)))
                continue
            jumps.append(Jump(levels))
        into = aside.setdefault(shot.level, [0, 0, 0, 0, 0]) if shot.level >= 0 else pool
        for index, count in enumerate(tally(points)):
            into[index] += count
    return pool, aside, jumps


def left_of(level: Level, points: list[int] | None, double: str) -> Level:
    """What a level still asks for when points that don't suffice went to it out of order (DF-188)."""
    if points is None:
        return level
    if level.color:
        there = points[COLORS.index(level.color)]
    else:
        there = sum(points) + (points[COLORS.index(double)] if double else 0)
    return level._replace(amount=level.amount - there)


def of_card(s: DragonfirePosition, shot: Shot) -> bool:
    """Whether a shot is the damage of a card, not of a Feature or a token."""
    play = s.play(shot.play)
    return play is not None and play.kind != "effect"


def need(s: DragonfirePosition, foe: Encounter, index: int) -> Level:
    """What a level asks for in this turn."""
    level, turn = foe.levels[index], s.turn
    if level.color or not (turn.softened or turn.softened_level):
        return level
    most = turn.softened.get(foe.uid, 99)
    if foe.uid in turn.softened_level:
        most = min(most, turn.softened_level[foe.uid].get(index, 99))
    return level if level.amount <= most else Level("", most)


def _fall(levels: list[Level], at: int, pool: list[int], jumps: list[Jump], double: str) -> list[Cleared]:
    """The longest run of levels that a pool and some level damage clear from here down."""
    run: list[Cleared] = []
    while at < len(levels):
        if jumps:
            return run + _fall_with_jumps(levels, at, pool, jumps, double)
        black = pool[0]
        if not _pay(pool, levels[at], levels[at + 1 :], double):
            break
        run.append(Cleared(at, pool[0] < black))
        at += 1
    return run


def _fall_with_jumps(
    levels: list[Level], at: int, pool: list[int], jumps: list[Jump], double: str
) -> list[Cleared]:
    best: list[Cleared] = []
    paid = pool[:]
    if _pay(paid, levels[at], levels[at + 1 :], double):
        best = [Cleared(at, paid[0] < pool[0]), *_fall(levels, at + 1, paid, jumps, double)]
    for jump in sorted(dict.fromkeys(jumps)):
        end = at
        while end < len(levels) and end < at + jump.levels and not levels[end].square:
            end += 1
        if end > at or any(jump.then):
            left = jumps[:]
            left.remove(jump)
            after = [have + more for have, more in zip(pool, jump.then, strict=True)]
            run = [*map(Cleared, range(at, end)), *_fall(levels, end, after, left, double)]
            if len(run) > len(best):
                best = run
    return best


def _pay(pool: list[int], level: Level, later: Sequence[Level], double: str) -> bool:
    """Spend points of a pool on a level, those that later levels want last; whether they suffice."""
    color, amount = level.color, level.amount
    if color:
        index = COLORS.index(color)
        if pool[index] < amount:
            return False
        pool[index] -= amount
        return True
    strong = COLORS.index(double) if double else COLORLESS
    if sum(pool) + (pool[strong] if double else 0) < amount:
        return False
    while double and amount > 1 and pool[strong]:
        pool[strong] -= 1
        amount -= 2
    spent = min(pool[COLORLESS], amount)
    pool[COLORLESS] -= spent
    amount -= spent
    if not amount:
        return True
    wanted = [0, 0, 0, 0]
    first = [99, 99, 99, 99]
    for order, each in enumerate(later):
        if each.color:
            index = COLORS.index(each.color)
            wanted[index] += each.amount
            first[index] = min(first[index], order)
    for index in (1, 2, 3, 0):  # what no later level wants goes first; black last (Black Pudding)
        spare = min(max(pool[index] - wanted[index], 0), amount)
        pool[index] -= spare
        amount -= spare
    for index in sorted(range(4), key=lambda each: -first[each]):
        spent = min(pool[index], amount)
        pool[index] -= spent
        amount -= spent
    return True


# ---- dealing it


def aimed_at(s: DragonfirePosition, foe: Encounter) -> list[Shot]:
    """The shots that are assigned to an encounter."""
    return [shot for shot in s.turn.shots if shot.aim == foe.uid]


async def deal(s: DragonfireState, foe: Encounter) -> None:
    """Deal to one encounter all that is assigned to it; what clears no level is lost (DF-179)."""
    shots = aimed_at(s, foe)
    s.turn.shots = [shot for shot in s.turn.shots if shot.aim != foe.uid]
    if shielded(s, foe):
        _tell_dealt(s, foe, shots, 0, shielded=True)  # its tokens are still there (DF-104)
        return
    fallen = strike(s, foe, shots)
    _tell_dealt(s, foe, shots, len(fallen))
    for shot in shots:
        hit = s.turn.hit.setdefault(shot.play, [])
        if foe.uid not in hit:
            hit.append(foe.uid)
    powers = _dealers(s, shots)
    for each in fallen:
        await because_of(powers[0] if len(powers) == 1 else "", clear_level(s, foe, each.level, each.black))


def _tell_dealt(
    s: DragonfireState, foe: Encounter, shots: Sequence[Shot], count: int, shielded: bool = False
) -> None:
    """Tell what is dealt to an encounter by which cards, and how many levels fall."""
    if s.events is None:
        return
    points, levels = _dealt(s, foe, shots)
    powers = _dealers(s, shots)
    emit(
        s,
        "dealt",
        "DF-104" if shielded else "DF-179",
        encounter=foe.uid,
        count=count,
        shielded=shielded,
        cause=powers[0] if len(powers) == 1 else "",
        **_told(s, shots, points, levels),
    )


def tell_wasted(s: DragonfireState, shots: Sequence[Shot]) -> None:
    """Tell that some damage is dealt to nothing."""
    if s.events is not None and shots:
        points, levels = [shot.points for shot in shots], [shot.levels for shot in shots]
        emit(s, "wasted", "DF-179", **_told(s, shots, points, levels))


def _dealers(s: DragonfirePosition, shots: Sequence[Shot]) -> tuple[str, ...]:
    """The cards and powers that deal some damage."""
    return tuple(dict.fromkeys(play.card for shot in shots if (play := s.play(shot.play)) is not None))


def _told(
    s: DragonfirePosition, shots: Sequence[Shot], points: Sequence[str], levels: Sequence[int]
) -> dict[str, Any]:
    """Whose cards deal some damage, and how much it is together."""
    plays = [play for shot in shots if (play := s.play(shot.play)) is not None]
    return {
        "powers": _dealers(s, shots),
        "players": tuple(dict.fromkeys(play.seat for play in plays)),
        "dealt": (reduce(add_points, points, ""), sum(levels)),
    }
