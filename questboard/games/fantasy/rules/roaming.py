"""Roaming monsters, and others that come later (FA-114 to FA-124, FA-158 to FA-160)."""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.master.places import best_arrival, best_entry
from questboard.games.fantasy.rules.doors import add_monster
from questboard.games.fantasy.rules.figures import free_squares, nearest, outdoors
from questboard.games.fantasy.rules.master import master_chooses
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import NOBODY, FantasyPosition, FantasyState, Roll
from questboard.kernel import emit, may


def can_roam(s: FantasyPosition) -> bool:
    """Whether the Dungeon Master may try to bring in a roaming monster (FA-116, FA-123)."""
    if not s.layout.roaming or not (s.roaming or s.roaming_discard):
        return False
    area_at = s.ground.area_at
    return any(outdoors(s, hero.square) for hero in s.living) and any(
        s.revealed >> area_at[entry] & 1 for entry in s.layout.entries
    )


@STEPS
async def roam(s: FantasyState) -> None:
    """At the start of his turn the Dungeon Master may roll for a roaming monster (FA-116, FA-117)."""
    if not can_roam(s):
        return
    if s.master != NOBODY:
        prompt = "Roll the Special die for a roaming monster? One comes in on a star."
        if not await may(s.master, prompt, "FA-116"):
            return
    elif s.options.master_level == "gentle" and s.master_turns % 2:
        return
    star = dice.star(s.luck)
    s.roll = Roll("master", "roaming", (("special", "star" if star else "blank"),))
    emit(s, "roaming-rolled", "FA-117", star=star)
    if star:
        s.agenda.append(("roamer_enters",))


@STEPS
async def roamer_enters(s: FantasyState) -> None:
    """The top card of the Roaming Monster deck comes into play (FA-118, FA-122)."""
    if not s.roaming:
        s.roaming = s.luck.shuffled(s.roaming_discard)
        s.roaming_discard = []
    if not s.roaming:
        return
    kind = s.roaming.pop()
    s.arriving.append(kind)  # it lies open until its figure stands (FA-117)
    emit(s, "roamer-drawn", "FA-118", lurker=kind)
    square = await master_chooses(
        s, "Where does {lurker} come in?", lambda: entries(s, kind), "entry", "FA-118", lurker=kind
    )
    s.arriving.remove(kind)
    add_monster(s, kind, square, NOBODY, "roaming")


def entries(s: FantasyState, kind: str) -> list[int]:
    """The free squares on or nearest to revealed entry spaces (FA-118); the automatic choice comes first."""
    free, found = free_squares(s), 0
    for entry in s.layout.entries:
        if s.revealed >> s.ground.area_at[entry] & 1:
            found |= nearest(s, entry, free)
    return best_entry(s, list(squares(found)), kind)


@STEPS
async def arrive(s: FantasyState, kind: str, area: int) -> None:
    """A monster comes by an event or an alarm, if there is a free card."""
    if not s.free.get(kind):
        return
    places = arrivals(s, kind, area)
    if not places:
        return
    square = await master_chooses(
        s, "Where does {lurker} come in?", lambda: arrivals(s, kind, area), "entry", "FA-017", lurker=kind
    )
    s.free[kind] -= 1
    monster = add_monster(s, kind, square, area)
    monster.used = s.masters_turn  # it acts from the next DM turn


def arrivals(s: FantasyState, kind: str, area: int) -> list[int]:
    """Where a monster may come in: an area, not in front of a door; or on the entry spaces."""
    free = free_squares(s)
    if area == NOBODY:
        return entries(s, kind)
    free &= s.ground.area_masks[area] & ~s.layout.in_front
    if MONSTERS[kind].large:
        free = s.ground.room_for_block(free)
    return best_arrival(s, list(squares(free)))
