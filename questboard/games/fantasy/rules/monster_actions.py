"""What a monster may do with its actions (FA-062 to FA-066)."""

from __future__ import annotations

from typing import Any, NamedTuple

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.hooks import MONSTER_KINDS, POWERS
from questboard.games.fantasy.master.places import best_landing
from questboard.games.fantasy.rules import charge, flight
from questboard.games.fantasy.rules.breath import DIRECTIONS, aura_targets, breath_targets
from questboard.games.fantasy.rules.combat import (
    monster_attacks,
    monster_melee_targets,
    monster_pool,
    monster_ranged_targets,
)
from questboard.games.fantasy.rules.health import end_turn
from questboard.games.fantasy.rules.turn import ACTIONS
from questboard.games.fantasy.rules.walking import monster_goals, monster_moves
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyState, Monster
from questboard.kernel import because_of, choose, emit

DONE = ("done",)


def options(s: FantasyPosition, monster: Monster) -> list[tuple[Any, ...]]:
    """All that a monster may do now (FA-066)."""
    turn = s.turn
    found: list[tuple[Any, ...]] = []
    points = max(turn.moving, monster.card.move if turn.actions else 0)
    if points and not (turn.powers and MONSTER_KINDS[monster.kind].instead_of == "move"):
        found += [("walk", square) for square in squares(monster_goals(s, monster, points))]
    if turn.actions:
        if not turn.attacks or (MONSTER_KINDS[monster.kind].both_attacks and not turn.walked):
            found += attacks(s, monster)
        found += powers(s, monster)
        if turn.fresh and turn.actions == ACTIONS:
            found += [("charge", target) for target in charge.monster_targets(s, monster)]
        if monster.card.flies and not monster.rooted and flight.outside(s, monster):
            found.append(("fly",))
    found.append(DONE)
    return found


def attacks(s: FantasyPosition, monster: Monster) -> list[tuple[Any, ...]]:
    """The attacks that a monster has from where it stands; breath goes in a direction."""
    found: list[tuple[Any, ...]] = [
        ("attack", "melee", target) for target in monster_melee_targets(s, monster)
    ]
    if monster_pool(s, monster, "ranged"):
        found += [("attack", "ranged", target) for target in monster_ranged_targets(s, monster)]
    if monster.card.breath:
        found += [
            ("attack", "breath", direction)
            for direction in DIRECTIONS
            if breath_targets(s, monster, direction)
        ]
    if monster.card.aura and aura_targets(s, monster):
        found.append(("attack", "aura", ""))
    return found


def powers(s: FantasyPosition, monster: Monster) -> list[tuple[Any, ...]]:
    """What else a monster can do with an action, once in a DM turn."""
    if monster.kind not in POWERS:
        return []
    kind, turn = MONSTER_KINDS[monster.kind], s.turn
    if kind.power in turn.powers or (turn.walked if kind.instead_of == "move" else turn.attacks):
        return []
    return [("power", kind.power, target) for target in kind.power_targets(s, monster)]


class Why(NamedTuple):
    """Why the automatic Dungeon Master has a monster do something; nothing for a person's choices."""

    reason: str = ""
    toward: str = ""
    """The hero to whom it walks."""


NO_REASON = Why()


async def do(s: FantasyState, monster: Monster, chosen: tuple[Any, ...], why: Why = NO_REASON) -> None:
    """Carry out an option of a monster."""
    turn, verb = s.turn, chosen[0]
    if verb == "done":
        if turn.fresh:
            stays(s, monster)
        end_turn(s)
        return
    if verb == "walk":
        if not turn.moving or not monster_goals(s, monster, turn.moving) >> chosen[1] & 1:
            turn.actions -= 1
            turn.moving = monster.card.move
        turn.fresh = False
        turn.moving -= monster_moves(s, monster, chosen[1], turn.moving, *why)
        return
    turn.actions -= 1
    turn.moving, turn.fresh = 0, False
    match verb:
        case "attack":
            turn.attacks += 1
            targets = attacked(s, monster, chosen[1], chosen[2])
            attack = monster_attacks(s, monster, chosen[1], targets, why.reason)
            await because_of(monster.kind, attack)
        case "power":
            kind = MONSTER_KINDS[monster.kind]
            turn.powers.append(kind.power)
            turn.attacks += kind.instead_of == "attack"
            turn.walked += kind.instead_of == "move"
            await kind.use_power(s, monster, chosen[2])
        case "charge":
            turn.actions = 0
            await because_of(monster.kind, charge.monster_charges(s, monster, chosen[1], why.reason))
        case "fly":
            await fly(s, monster)


def stays(s: FantasyState, monster: Monster) -> None:
    """A monster has done nothing with its actions."""
    emit(
        s,
        "stays",
        "FA-061",
        figure=monster.uid,
        target=monster.holds,
        reason=lambda: why_it_stays(s, monster),
    )


def why_it_stays(s: FantasyPosition, monster: Monster) -> str:
    """Why a monster may do nothing: what it could do is missing."""
    verbs = {option[0] for option in options(s, monster)}
    if "attack" in verbs:
        return ""
    return "reach" if "walk" in verbs else "stuck"


def attacked(s: FantasyPosition, monster: Monster, kind: str, target: str) -> list[str]:
    """Whom an attack reaches: one hero, or all in a breath or an aura."""
    if kind == "breath":
        return breath_targets(s, monster, target)
    return aura_targets(s, monster) if kind == "aura" else [target]


async def fly(s: FantasyState, monster: Monster) -> None:
    """A monster spends a move action to roll the Flight die; a person lands it where it may."""
    shown = flight.roll_flight(s, monster.uid)
    s.turn.flown = True
    goals = flight.monster_landings(s, monster, shown)
    if not goals:
        emit(s, "grounded", "FA-220", figure=monster.uid)
        return
    if s.master == NOBODY:
        square = best_landing(s, monster, goals)
    else:
        square = await choose(
            s.master,
            "{figure} rolled “{face}”. Land where?",
            goals,
            "landing",
            "FA-184",
            figure=monster.uid,
            face=shown,
        )
    flight.monster_lands(s, monster, square)
    s.turn.walked += 1
