"""The monsters' part of the Dungeon Master's turn: one after the other acts (FA-061, FA-065, FA-067).

A person at the Dungeon Master's seat picks a monster and then one thing after the other for it. The automatic
Dungeon Master (`master/`) decides for his monsters by a procedure, and they act by the same rules.
"""

from __future__ import annotations

from questboard.games.fantasy.master.decisions import decide, next_monster
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.master.reasons import reasons
from questboard.games.fantasy.rules import potions
from questboard.games.fantasy.rules.monster_actions import NO_REASON, do, options, stays
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.rules.turn import ACTIONS
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyState, Turn
from questboard.kernel import choose, emit, may_choose


def ready(s: FantasyPosition) -> list[str]:
    """The monsters that have not been used and need not miss the turn."""
    return [monster.uid for monster in s.monsters if not monster.used and not monster.misses]


@STEPS
async def monsters(s: FantasyState) -> None:
    """One monster after the other, in whatever order the Dungeon Master likes (FA-061, FA-065)."""
    waiting = ready(s)
    if not waiting:
        s.agenda.append(("master_done",))
        return
    s.agenda.append(("monsters",))
    if s.master == NOBODY:
        uid: str | None = next_monster(Position(s), waiting)
    else:
        uid = await may_choose(s.master, "Which monster acts?", waiting, "monster", "FA-061")
    if uid is None:
        s.agenda[-1] = ("master_done",)
        return
    begin_activation(s, uid)
    s.agenda.append(("monster_acts" if s.master != NOBODY else "monster_plays", uid))


def begin_activation(s: FantasyState, uid: str) -> None:
    """A monster is used now; it has its actions."""
    monster = s.monster(uid)
    assert monster is not None
    monster.used = True
    s.turn = Turn(uid, max(0, ACTIONS - monster.fewer))
    monster.fewer = 0
    emit(s, "monster-turn", "FA-061", figure=uid)


@STEPS
async def monster_acts(s: FantasyState, uid: str) -> None:
    """A monster does one thing, and goes on until it has no actions left."""
    turn, monster = s.turn, s.monster(uid)
    if monster is None or turn.figure != uid or not (turn.actions or turn.moving):
        s.turn = Turn()
        return
    s.agenda.append(("monster_acts", uid))
    if asked := potions.thirsty(s):
        await potions.before_an_action(s, asked)
        if settle(s):
            return
    chosen = await choose(
        s.master, "What does {figure} do?", options(s, monster), "monster act", "FA-066", figure=uid
    )
    await do(s, monster, chosen)
    settle(s)


@STEPS
async def monster_plays(s: FantasyState, uid: str) -> None:
    """A monster takes its turn as the automatic Dungeon Master decides."""
    monster, told = s.monster(uid), s.events is not None
    while monster is not None and s.turn.figure == uid and s.turn.actions:
        asked = potions.thirsty(s)
        if asked and decide(Position(s), monster):
            await potions.before_an_action(s, asked)
            if settle(s):
                return
        deeds = decide(Position(s), monster)
        if not deeds:
            if s.turn.fresh:
                stays(s, monster)
            break
        whys = reasons(Position(s), monster, deeds) if told else [NO_REASON] * len(deeds)
        for deed, why in zip(deeds, whys, strict=True):
            await do(s, monster, deed, why)
            if settle(s):
                return
            if not s.turn.actions or potions.thirsty(s):
                break  # somebody may drink before it goes on
    s.turn = Turn()
