"""Tactics: how Monsters and Villains act by themselves (WA-125 to WA-132, WA-181)."""

from __future__ import annotations

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import MONSTERS, Attack, Tactic
from questboard.games.adventure.hooks.tables import TACTICS
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.combat import assault, roll
from questboard.games.adventure.rules.distance import (
    adjacent_to,
    closest,
    closest_tiles,
    farthest,
    hit_points,
    prey,
    square_of,
    tiles_apart,
    within,
    within_tiles,
)
from questboard.games.adventure.rules.exploring import extra_tile
from questboard.games.adventure.rules.marks import CHALLENGED, PINNED, SKIPS
from questboard.games.adventure.rules.moments import Activation, Assailant, Roll
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.talk import Silence, emit, settings, settle_target, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, RowCard, Target
from questboard.kernel import because_of

RANGE = {"tile": 0, "within 1": 1, "within 2": 2, "within 3": 3, "immobilized within 1": 1}
PICKS_ONE = (
    "closest",
    "adjacent",
    "farthest within 1",
    "most hit points",
    "fewest hit points",
    "each on its tile",
)
"""Tactics that pick one Hero, perhaps for the tile on which that Hero is."""


REASONS = {
    "closest": "closest Hero",
    "adjacent": "adjacent Hero",
    "each adjacent": "every adjacent Hero",
    "each on tile": "every Hero on its tile",
    "each within 1": "every Hero within 1 tile",
    "each of the crowd": "every Hero of the closest crowd",
    "farthest within 1": "farthest Hero within 1 tile",
    "most hit points": "most HP left",
    "fewest hit points": "fewest HP left",
    "two closest": "one of the two closest Heroes",
    "each on its tile": "every Hero on the closest Hero's tile",
}
"""Why a tactic is about a Hero, by whom it picks."""


def reason(s: AdventurePosition, figure: str, tactic: Tactic, targets: list[Target]) -> str:
    """Why a Monster has picked these targets."""
    if tactic.at in PICKS_ONE and targets[:1] == [CHALLENGED.get(s.figures[figure], -1)]:
        return "its challenger"
    return "closest Hero it can reach" if tactic.leap else REASONS[tactic.at]


async def activate(s: AdventureState, figure: str, extra: bool = False) -> None:
    """A Monster or Villain carries out the first of its tactics that is true (WA-126, WA-127).

    What is `extra` doesn't count as its act of the Villain Phase, and its card is not passed. It does
    nothing at all where there is nobody whom it could see.
    """
    if not extra:
        s.figures[figure].acted = True
    if settings(s).away_is_down and not prey(s):  # LD-184
        return
    emit(s, "activated", "WA-126", figure=figure)
    moment = Activation(figure, s.active)
    await offer(s, moment)
    if moment.stopped or figure not in s.figures:
        return
    if SKIPS.clear(s.figures[figure]):
        emit(s, "skipped", "WA-126", figure=figure)
        return
    kind, silence = s.figures[figure].name, Silence(s)
    for tactic in MONSTERS[kind].tactics:
        targets = facing(s, figure, tactic)
        if targets is not None:
            await because_of(kind, carry_out(s, figure, tactic, targets))
            break
    if silence.lasts(s):
        emit(s, "idled", "WA-126", figure=figure, reason=idle_reason(s, figure))
    if figure in s.figures:
        PINNED.clear(s.figures[figure])
        if MONSTERS[kind].passes and not extra:
            pass_card(s, kind)


def idle_reason(s: AdventurePosition, figure: str) -> str:
    """Why a Monster that acts does nothing."""
    if PINNED.is_set(s.figures[figure]):
        return "it is pinned"
    return "it can't get any closer" if prey(s) else "no Hero is in sight"


def pass_card(s: AdventureState, kind: str) -> None:
    """The active player passes the card of a Monster that has acted to the right (LD-139, LD-234)."""
    row = s.heroes[s.active].row
    card = next((card for card in row if card.name == kind), None)
    if card is not None:
        pass_to_the_right(s, s.active, card)


def right_of(s: AdventurePosition, seat: int) -> int:
    """The next player on the right who is not out; alone the same player (WA-242, LD-234)."""
    return next(other for other in reversed(s.clockwise(seat)) if s.heroes[other].away != "out")


def pass_to_the_right(s: AdventureState, seat: int, card: RowCard) -> None:
    """A card goes to the end of the row of the player on the right (WA-242)."""
    give_card(s, seat, right_of(s, seat), card)


def give_card(s: AdventureState, seat: int, other: int, card: RowCard) -> None:
    """A card goes from the row of a player to the end of another's."""
    if other == seat:
        return
    s.heroes[seat].row.remove(card)
    s.heroes[other].row.append(card)
    emit(s, "passed", "WA-242", hero=seat, monster=card.name, target=other)


def facing(s: AdventurePosition, figure: str, tactic: Tactic) -> list[Target] | None:
    """Whom a tactic is about; None when its statement is false."""
    base, when = s.base(figure), tactic.when
    seen = prey(s, visible=tactic.at == "closest")
    if when == "always":
        return seen
    if when == "unwatched edge":
        tiles = s.tiles_of(base)
        edges = any(edge.slot in tiles for edge in s.board.edges)
        watched = any(square_of(s, target) >> 4 in tiles for target in prey(s))
        return [] if edges and s.stack.count and not watched else None
    if when == "adjacent":
        found = adjacent_to(s, base, seen)
    elif when == "several adjacent":
        found = adjacent_to(s, base, seen)
        found = found if len(found) > 1 else []
    elif when == "tile":
        found = within(s, base, 0, seen)
    elif when == "crowd within 1":
        found = crowd(s, base, seen)
    elif when == "exactly 2":
        found = [target for target in seen if tiles_apart(s, base, square_of(s, target)) == 2]
    elif when == "immobilized within 1":
        found = [target for target in within(s, base, 1, seen) if immobilized(s, target)]
    else:
        found = within(s, base, RANGE[when], seen)
    return found or None


def crowd(s: AdventurePosition, base: int, among: list[Target]) -> list[Target]:
    """Those within 1 tile who share their tile with others."""
    tiles = [square_of(s, target) >> 4 for target in among]
    return [
        target
        for target, slot in zip(among, tiles, strict=True)
        if tiles.count(slot) > 1 and tiles_apart(s, base, square_of(s, target)) <= 1
    ]


def at_challenger(s: AdventurePosition, figure: str, targets: list[Target]) -> list[Target]:
    """Among whom a Monster picks one Hero: all targets, or only the one who has challenged it."""
    seat = CHALLENGED.get(s.figures[figure], -1)
    return [seat] if seat in targets else targets


async def carry_out(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Do what a tactic says."""
    if tactic.recover:
        recover(s, figure)
    if tactic.own:
        await TACTICS[s.figures[figure].name](s, figure, tactic, targets)
    elif tactic.explore:
        await explore_edge(s, figure)
    elif tactic.toward:
        await advance(s, figure, tactic, targets)
    elif tactic.leap:
        await leap(s, figure, tactic, targets)
    else:
        chosen = await aim(s, figure, tactic, targets)
        await attack(s, figure, tactic, chosen)
        await afterwards(s, figure, tactic, chosen)


async def aim(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> list[Target]:
    """The targets of an attack, ties settled by the active player."""
    base = s.base(figure)
    if tactic.at in PICKS_ONE:
        targets = at_challenger(s, figure, targets)
    match tactic.at:
        case "closest":
            options = closest(s, base, targets)
        case "adjacent":
            options = targets
        case "farthest within 1":
            options = farthest(s, base, targets)
        case "most hit points":
            options = most_hit_points(s, targets)
        case "fewest hit points":
            options = fewest_hit_points(s, targets)
        case "two closest":
            return await two_closest(s, figure, targets)
        case "each on its tile":
            nearest = one_per_tile(s, closest(s, base, targets))
            first = await settle_target(
                s, "{figure} attacks the tile of which Hero?", nearest, "WA-131", figure=figure
            )
            return on_tile_of(s, first)
        case "each of the crowd":
            nearest = one_per_tile(s, closest_crowd(s, base, targets))
            first = await settle_target(
                s, "{figure} attacks the tile of which Hero?", nearest, "WA-131", figure=figure
            )
            slot = square_of(s, first) >> 4
            return [target for target in targets if square_of(s, target) >> 4 == slot]
        case _:
            return targets
    return [await settle_target(s, "{figure} attacks whom?", options, "WA-131", figure=figure)]


def closest_crowd(s: AdventurePosition, base: int, targets: list[Target]) -> list[Target]:
    """Those of the targets whose tile is closest."""
    tiles = [square_of(s, target) >> 4 for target in targets]
    nearest = closest_tiles(s, base, sorted(dict.fromkeys(tiles)))
    return [target for target, slot in zip(targets, tiles, strict=True) if slot in nearest]


def one_per_tile(s: AdventurePosition, targets: list[Target]) -> list[Target]:
    """The first target of each tile."""
    firsts: dict[int, Target] = {}
    for target in targets:
        firsts.setdefault(square_of(s, target) >> 4, target)
    return list(firsts.values())


def most_hit_points(s: AdventurePosition, targets: list[Target]) -> list[Target]:
    """The targets with the most hit points left."""
    most = max([hit_points(s, target) for target in targets], default=0)
    return [target for target in targets if hit_points(s, target) == most]


def fewest_hit_points(s: AdventurePosition, targets: list[Target]) -> list[Target]:
    """The targets with the fewest hit points left."""
    fewest = min([hit_points(s, target) for target in targets], default=0)
    return [target for target in targets if hit_points(s, target) == fewest]


async def two_closest(s: AdventureState, figure: str, targets: list[Target]) -> list[Target]:
    """The two closest targets, one after the other."""
    chosen: list[Target] = []
    while len(chosen) < min(2, len(targets)):
        left = [target for target in targets if target not in chosen]
        options = closest(s, s.base(figure), left)
        chosen.append(await settle_target(s, "{figure} attacks whom?", options, "WA-131", figure=figure))
    return chosen


def on_tile_of(s: AdventurePosition, target: Target) -> list[Target]:
    """All that Monsters see on the tile of one of them."""
    slot = square_of(s, target) >> 4
    return [other for other in prey(s) if square_of(s, other) >> 4 == slot]


def immobilized(s: AdventurePosition, target: Target) -> bool:
    """Whether a target is an Immobilized Hero."""
    return isinstance(target, int) and "immobilized" in s.heroes[target].conditions


def recover(s: AdventureState, figure: str) -> None:
    """A Monster regains all its hit points."""
    if amount := s.figures[figure].damage:
        s.figures[figure].damage = 0
        emit(s, "whole_again", "WA-126", figure=figure, amount=amount, left=s.max_hp(figure))


async def attack(
    s: AdventureState, figure: str, tactic: Tactic, targets: list[Target], why: str = ""
) -> list[Target]:
    """Attack, perhaps more than once; a ray is rolled from the monster's table first.

    `why` says why it is them, if the tactic doesn't say it.
    """
    blow = await ray(s, figure) if tactic.ray else tactic.attack
    if blow is None:
        return []
    why = why or reason(s, figure, tactic, targets)
    hits = await assault(s, Assailant("monster", figure), targets, blow, "WA-126", why)
    for _ in range(tactic.times - 1):
        if figure not in s.figures:
            break
        left = [target for target in targets if target in prey(s)]
        hits += await assault(s, Assailant("monster", figure), left, blow, "WA-126", why)
    return hits


async def ray(s: AdventureState, figure: str) -> Attack:
    """Roll which ray it is."""
    die = await roll(s, Roll(-1, None, friendly=False, by=figure), "WA-126")
    rays = MONSTERS[s.figures[figure].name].rays
    return next(blow for highest, blow in rays if die <= highest)


async def leap(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> list[Target]:
    """Move adjacent to the closest Hero who can be reached, and attack; returns whom it hit (WA-130)."""
    target = await approach(s, figure, tactic, targets)
    if target is None or figure not in s.figures:
        return []
    return await attack(s, figure, tactic, [target])


async def approach(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> Target | None:
    """Move adjacent to the closest Hero who can be reached, which is returned (WA-130).

    With none who can be, it goes onto the tile of the closest one.
    """
    base = s.base(figure)
    targets = at_challenger(s, figure, targets)
    if PINNED.is_set(s.figures[figure]):
        beside = adjacent_to(s, base, closest(s, base, targets))
        return (await aim(s, figure, tactic, beside))[0] if beside else None
    mask = within_tiles(s, base, RANGE[tactic.when])
    left = targets
    while left:
        options = closest(s, base, left)
        reached = [target for target in options if landing_beside(s, figure, target, mask)]
        if reached:
            target = await settle_target(s, "{figure} goes for whom?", reached, "WA-131", figure=figure)
            await go_beside(s, figure, target, mask, reason(s, figure, tactic, [target]))
            return target
        left = [target for target in left if target not in options]
    target = (await aim(s, figure, tactic, targets))[0]
    slot = square_of(s, target) >> 4
    if slot not in s.tiles_of(base):
        await placing.put_on_tile(s, figure, slot, target=target, reason=REASONS["closest"])
    return None


def landing_beside(s: AdventurePosition, figure: str, target: Target, mask: int) -> list[int]:
    """Where a figure can stand next to a target; where it is, if that is next to it already (WA-218)."""
    return placing.next_to_base(s, figure, 1 << square_of(s, target), mask)


async def go_beside(s: AdventureState, figure: str, target: Target, mask: int, why: str) -> None:
    """Move next to a target; a Monster that is there already stays where it is, or moves."""
    options = landing_beside(s, figure, target, mask)
    here = s.figures[figure].square
    if here in options:
        options = [here, *[square for square in options if square != here]]
    square = await settle_tie(
        s, "Put {figure} on which square?", options, "square for a figure", "WA-130", figure=figure
    )
    if square != here:
        await placing.move_in(s, figure, square, target=target, reason=why)


async def advance(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """Move this many tiles toward a Hero (WA-129, WA-240)."""
    if not targets or PINNED.is_set(s.figures[figure]):
        return
    base = s.base(figure)
    targets = at_challenger(s, figure, targets)
    match tactic.at:
        case "closest":
            options = closest(s, base, targets)
        case "fewest hit points":
            options = fewest_hit_points(s, targets)
        case _:
            options = most_hit_points(s, targets)
    options = one_per_tile(s, options)  # it moves tile by tile, so Heroes on one tile are all the same to it
    target = await settle_target(s, "{figure} moves toward whom?", options, "WA-131", figure=figure)
    why = {"target": target, "reason": reason(s, figure, tactic, [target])}
    for _ in range(tactic.toward):
        goal = square_of(s, target) >> 4
        if figure not in s.figures or not await placing.step_toward(s, figure, goal, **why):
            return


async def explore_edge(s: AdventureState, figure: str) -> None:
    """A sentry places a new tile at an unexplored edge of its own, with its Monster (WA-132)."""
    tiles = s.tiles_of(s.base(figure))
    edges = [edge for edge in s.board.unexplored() if edge.slot in tiles]
    prompt = "{figure} opens the way: at which unexplored edge?"
    edge = await settle_tie(s, prompt, edges, "edge", "WA-132", figure=figure)
    emit(s, "scouted", "WA-132", figure=figure, edge=edge)
    await extra_tile(s, s.active, Edge(*edge))


async def afterwards(s: AdventureState, figure: str, tactic: Tactic, targets: list[Target]) -> None:
    """What a Villain does after its attack."""
    if figure not in s.figures or not tactic.then or PINNED.is_set(s.figures[figure]):
        return
    base = s.base(figure)
    if tactic.then == "follow":
        if isinstance(targets[0], str) and targets[0] not in s.friends:
            return
        square = square_of(s, targets[0])
        if square >= 0 and not s.board.around(base) >> square & 1:
            await placing.put_beside(
                s, figure, 1 << square, square >> 4, target=targets[0], reason="follows after its attack"
            )
    elif tactic.then == "slip away":
        mask = 0
        for slot in s.tiles_of(base):
            mask |= s.board.within(slot, 1)
        here = s.figures[figure].square
        options = [here, *[square for square in placing.spots(s, figure, mask) if square != here]]
        prompt = "{figure} slips away: to which square?"
        square = await settle_tie(s, prompt, options, "square for a figure", "WA-238", figure=figure)
        if square != here:
            placing.put(s, figure, square, reason="slips away after its attack")
    else:
        await withdraw(s, figure)


async def withdraw(s: AdventureState, figure: str) -> None:
    """Move to the closest square that is not adjacent to any standing Hero."""
    here = s.figures[figure].square
    danger = 0
    for target in prey(s):
        danger |= s.board.near[square_of(s, target)]
    if not danger >> here & 1:
        return
    before = 0
    for steps in range(1, 99):
        ring = s.board.ring(here, steps)
        if ring == before:
            return
        before = ring
        options = placing.spots(s, figure, ring & ~danger)
        if options:
            prompt = "{figure} withdraws: to which square?"
            square = await settle_tie(s, prompt, options, "square for a figure", "WA-238", figure=figure)
            placing.put(s, figure, square, reason="withdraws from all Heroes")
            return
