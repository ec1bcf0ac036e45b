"""Turns in the order of the Initiative cards: each hero, and the Dungeon Master with all monsters."""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.hooks import START, TURN_START
from questboard.games.fantasy.rules import events
from questboard.games.fantasy.rules.health import heal_monster, release, wear_off
from questboard.games.fantasy.rules.order import next_card, take_turn
from questboard.games.fantasy.rules.potions import without_actions
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.rules.walking import on_snow
from questboard.games.fantasy.state import FantasyState, Roll, Turn
from questboard.kernel import emit, may

ACTIONS = 2
"""Actions of a hero or a monster in a turn (FA-025, FA-061)."""


@STEPS
async def begin(s: FantasyState) -> None:
    """The holder of the Initiative card that is up takes a turn (FA-022)."""
    take_turn(s)


# ---- heroes


@STEPS
async def hero_turn(s: FantasyState, name: str) -> None:
    """A hero's turn begins: what lasted until now ends, and he has his actions."""
    hero = s.hero(name)
    s.not_this_turn, s.not_this_round = 0, s.not_this_round & ~(1 << hero.seat)
    if hero.misses:  # what lasts until his next turn lasts until the next one he takes (FA-023)
        hero.misses = False
        emit(s, "missed-turn", "FA-057", figure=name)
        next_card(s)
        return
    s.turn = Turn(name)
    emit(s, "turn", "FA-025", figure=name, round=s.master_turns + 1)
    if s.lasting:
        wear_off(s, [each for each in s.lasting if each.by == name])
    for item in hero.working:
        if item in START:
            START[item](s, hero)
    s.turn.snow = on_snow(s, hero)
    s.turn.actions = max(0, ACTIONS - hero.fewer + hero.more)
    hero.fewer = hero.more = 0
    s.agenda.append(("act", name))
    if hero.held:
        s.agenda.append(("break_free", name))


BREAK_FREE = (
    "{figure} is held by {holder} and can neither move nor attack. Roll to break free? Without a star no "
    "action is left."
)


@STEPS
async def break_free(s: FantasyState, name: str) -> None:
    """A hero who is held may roll for his freedom; if he fails he has no actions (FA-129)."""
    hero = s.hero(name)
    if await may(hero.seat, BREAK_FREE, "FA-129", figure=name, holder=hero.held):
        free = dice.star(s.luck)
        s.roll = Roll(name, "break-free", (("special", "star" if free else "blank"),))
        emit(s, "struggled", "FA-129", figure=name, star=free)
        if free:
            release(s, hero)
        else:
            s.turn.actions = 0
            await without_actions(s, hero)


# ---- the Dungeon Master


@STEPS
async def master_turn(s: FantasyState) -> None:
    """The Dungeon Master's turn: what happens at its start, roaming monsters, then every monster (FA-061)."""
    s.master_turns += 1
    s.not_this_turn = 0
    s.turn = Turn()
    emit(s, "master-turn", "FA-061", number=s.master_turns)
    if settle(s):
        return
    s.agenda.append(("monsters",))
    for monster in list(s.monsters):
        if monster.kind in TURN_START:
            TURN_START[monster.kind](s, monster)
        monster.seared = False
    s.agenda.append(("roam",))
    events.master_turn_begins(s)
    for monster, amount in events.regaining(s):
        heal_monster(s, monster, amount, "FA-012")


@STEPS
async def master_done(s: FantasyState) -> None:
    """All monsters have had their turn: cards are straightened (FA-067)."""
    for monster in s.monsters:
        if not monster.used:  # what befell a monster while it acted counts for its next turn
            if monster.misses:
                monster.misses -= 1
                emit(s, "missed-turn", "FA-067", figure=monster.uid, left=monster.misses)
            else:
                monster.fewer = 0
        monster.used = monster.rooted = False
    s.turn = Turn()
    if not settle(s):
        next_card(s)
