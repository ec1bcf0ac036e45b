"""Deal Damage: assign what was played, or let it be dealt as proposed (DF-139, DF-165 to DF-189)."""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.dragonfire.hooks import (
    AFTERMATHS,
    CARD_TEXTS,
    CLEARED,
    TRIPWIRES,
    VANQUISHED,
    after_damage,
)
from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.damage import (
    aimed_at,
    allowed,
    deal,
    has_target,
    make_shots,
    strike,
    targets,
    tell_wasted,
    vain,
)
from questboard.games.dragonfire.rules.defeat import close_phase
from questboard.games.dragonfire.rules.moments import Dealing, Dealt
from questboard.games.dragonfire.rules.turn import STEPS, follow
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import (
    NOWHERE,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    Foe,
    Play,
    Shot,
)
from questboard.kernel import Refusal, choose, emit

TOPMOST = -1
"""Damage goes to the topmost uncleared level, as it does unless Feint lets it go to another."""


class Aim(NamedTuple):
    """An assignment of damage."""

    card: str = ""
    seat: int = 0
    """Whose card it is."""
    points: str = ""
    levels: int = 0
    foe: Foe = ""
    """The encounter that the damage goes to, or NOWHERE."""
    level: int = 0
    """A level of its track for Feint, or TOPMOST."""


DEAL = Aim()
"""Deal all damage as it is proposed."""
AGAIN = Aim(foe="again")
"""Take all assignments back."""


@STEPS
async def deal_damage(s: DragonfireState, seat: int) -> None:
    """Assign what was played, or let it be dealt as proposed (DF-139, DF-165)."""
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
        return
    if s.turn.phase != "deal damage":
        s.turn.phase = "deal damage"
        await offer(s, Dealing(seat))
        for name, owner in s.turn.before:
            await CARD_TEXTS[name].before_damage(s, owner)
        make_shots(s)
    _drop(s, [shot for shot in s.turn.shots if not _alive(s, shot)])
    if not s.turn.shots:
        follow(s, "damage_dealt", seat)
        return
    follow(s, "deal_damage", seat)
    again = [AGAIN] if any(shot.aim and not _fixed(s, shot) for shot in s.turn.shots) else []
    options = [DEAL, *assignments(s), *again]
    chosen = await choose(
        seat, "Deal the damage where?", options, "aim", "DF-165", refused=lambda: refused_aims(s)
    )
    if chosen == AGAIN:
        release(s)
    elif chosen == DEAL:
        for index, foe in propose(s).items():
            s.turn.shots[index].aim = foe
        await resolve_all(s, seat)
    else:
        assign(s, chosen)


def _alive(s: DragonfirePosition, shot: Shot) -> bool:
    """Whether a shot still has something to be dealt to."""
    if s.play(shot.play) is None:
        return False
    if shot.aim == NOWHERE:
        return True  # held back, until all is dealt
    return s.encounter(shot.aim) is not None if shot.aim else has_target(s, shot)


def _fixed(s: DragonfirePosition, shot: Shot) -> bool:
    """Whether a shot is part of damage to everything in an area, and nothing was decided about it."""
    play = s.play(shot.play)
    return play is not None and play.spread == "area" and not shot.loose and shot.level < 0


def assign(s: DragonfireState, aim: Aim) -> None:
    """Assign the first shot of this kind that is still free."""
    foe, level = aim.foe, aim.level
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None or (play.card, play.seat, shot.points, shot.levels) != aim[:4]:
            continue
        if shot.aim and not (level >= 0 and shot.aim == foe and play.spread == "area"):
            continue
        if level >= 0 and not named_level(s, play):
            s.turn.feints -= 1
        shot.aim, shot.level = foe, level
        return


def assignments(s: DragonfirePosition) -> list[Aim]:
    """What can be assigned by hand; of shots that are alike only the first is offered."""
    options: list[Aim] = []
    seen: list[tuple[str, int, str, int]] = []
    feints = s.turn.feints > 0 or any(shot.level >= 0 for shot in s.turn.shots)
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None or shot.level >= 0:
            continue
        alike = (play.card, play.seat, shot.points, shot.levels)
        if shot.aim:
            foe = s.encounter(shot.aim) if feints and play.spread == "area" else None
            if foe is not None and not vain(s, shot, foe):
                options += [Aim(*alike, foe.uid, at) for at in feint_levels(s, shot, foe)]
        elif alike not in seen:
            seen.append(alike)
            foes = targets(s, shot)
            for foe in foes:
                options.append(Aim(*alike, foe.uid, TOPMOST))
                if feints:
                    options += [Aim(*alike, foe.uid, at) for at in feint_levels(s, shot, foe)]
            if foes:
                options.append(Aim(*alike, NOWHERE, TOPMOST))
    return options


def refused_aims(s: DragonfirePosition) -> list[Refusal]:
    """The encounters to which damage can't be assigned because nothing could come of it, and why."""
    refused: dict[Aim, Refusal] = {}
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None or shot.aim:
            continue
        for foe in allowed(s, shot):
            aim = Aim(play.card, play.seat, shot.points, shot.levels, foe.uid, TOPMOST)
            if reason := vain(s, shot, foe):
                refused.setdefault(aim, Refusal(aim, *reason))
    return list(refused.values())


def named_level(s: DragonfirePosition, play: Play) -> tuple[Foe, int] | None:
    """The encounter and the level to which Feint lets damage of a card go, if the card was named."""
    for shot in s.turn.shots:
        if shot.play == play.id and shot.level >= 0:
            return shot.aim, shot.level
    return None


def feint_levels(s: DragonfirePosition, shot: Shot, foe: Encounter) -> list[int]:
    """The levels below the topmost to which a shot may go out of order (DF-188).

    Feint names another card, and only damage icons; all that the card deals may go to the same level.
    """
    play = s.play(shot.play)
    if play is None or play.kind == "effect" or not shot.points or play.levels:
        return []
    if (named := named_level(s, play)) is not None:
        return [named[1]] if named[0] == foe.uid else []
    if not s.turn.feints:
        return []
    if CARD_TEXTS[play.card].feints and sum(each.card == play.card for each in s.turn.plays) == 1:
        return []
    return foe.uncleared[1:]


def release(s: DragonfireState) -> None:
    """Take assignments back, and Feints with them: damage may go elsewhere in this phase (DF-139)."""
    for shot in s.turn.shots:
        play = s.play(shot.play)
        if play is None:
            continue
        level, shot.level = shot.level, -1
        if play.spread != "area" or shot.loose:
            shot.aim = ""
        if level >= 0 and named_level(s, play) is None:
            s.turn.feints += 1


async def resolve_all(s: DragonfireState, seat: int) -> None:
    """Deal the damage encounter by encounter; when an effect changes the table, the rest may be re-aimed."""
    while not s.over and not s.characters[seat].unconscious:
        waiting = [foe for foe in s.encounters if aimed_at(s, foe)]
        if not waiting:
            break
        foe = await _next_to_resolve(s, seat, waiting)
        telling = _telling(s, foe)
        before = _besides(s, foe)
        await deal(s, foe)
        if telling and _besides(s, foe) != before:
            release(s)
            break
    _drop(s, [shot for shot in s.turn.shots if shot.aim == NOWHERE])


def _drop(s: DragonfireState, shots: list[Shot]) -> None:
    """Damage that is dealt to nothing is lost (DF-179)."""
    if not shots:
        return
    gone = list(map(id, shots))
    s.turn.shots = [shot for shot in s.turn.shots if id(shot) not in gone]
    tell_wasted(s, [shot for shot in shots if s.play(shot.play) is not None])


def _besides(s: DragonfirePosition, foe: Encounter) -> list[tuple[Foe, int]]:
    """The other encounters and what is cleared of them."""
    return [(each.uid, each.cleared) for each in s.encounters if each.uid != foe.uid]


def _telling(s: DragonfirePosition, foe: Encounter) -> bool:
    """Whether dealing what is assigned to an encounter sets something off."""
    if foe.token or not any(foe.name in table for table in (VANQUISHED, TRIPWIRES, CLEARED)):
        return False
    fallen = strike(s, foe, aimed_at(s, foe))
    if foe.name in CLEARED and fallen:
        return True
    line = foe.track.tripwire
    return len(fallen) == len(foe.uncleared) or any(line and each.level >= line for each in fallen)


async def _next_to_resolve(s: DragonfireState, seat: int, waiting: list[Encounter]) -> Encounter:
    """Tokens first; where the order matters the player says what comes first (DF-165)."""
    tokens = [foe for foe in waiting if foe.token]
    if tokens:
        return tokens[0]
    telling = [foe for foe in waiting if _telling(s, foe)]
    plain = [foe for foe in waiting if foe not in telling]
    if plain and not any(foe.name in VANQUISHED for foe in telling):
        return plain[0]
    numbers = [foe.uid for foe in waiting]
    chosen = await choose(seat, "Deal damage to which encounter first?", numbers, "encounter", "DF-165")
    return next(foe for foe in waiting if foe.uid == chosen)


@STEPS
async def damage_dealt(s: DragonfireState, seat: int) -> None:
    """The end of Deal Damage: played cards and defeated encounters are discarded (DF-220)."""
    for name, owner, number in s.turn.after:
        await after_damage()[name].after_damage(s, owner, number)
    s.turn.after = []
    for foe in [each for each in s.encounters if each.name in AFTERMATHS and not each.token]:
        await AFTERMATHS[foe.name](s, foe)
    put_down = [play for play in s.turn.plays if play.on_table]
    for play in put_down:
        s.characters[play.seat].discard.append(play.card)
    s.turn.plays = []
    if put_down:
        played = tuple((play.id, play.seat, play.card) for play in put_down)
        emit(s, "put_down", "DF-220", player=seat, plays=played)
    close_phase(s)
    await offer(s, Dealt(seat))
    if s.characters[seat].unconscious:
        follow(s, "end_turn", seat)
    elif s.turn.stopped:
        follow(s, "replenish", seat)  # no Take Damage in the turn of becoming Stunned (DF-227)
    else:
        s.turn.phase = "take damage"
        follow(s, "take_damage", seat)
