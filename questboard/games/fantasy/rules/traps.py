"""Traps: searching for them and disabling them (FA-047 to FA-055)."""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.hooks import CARDS, HERO_KINDS
from questboard.games.fantasy.rules.figures import areas_at, floor, has, nearest
from questboard.games.fantasy.rules.master import master_chooses
from questboard.games.fantasy.rules.spaces import remove_trap, spring, trap_at
from questboard.games.fantasy.state import NOBODY, FantasyState, Hero, Roll
from questboard.kernel import emit

# ---- searching


def may_search(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero can search the room he is in (FA-047, FA-051)."""
    if not has(s, hero, "search"):
        return False
    rooms = areas_at(s, hero.square)
    return any(not _barred(hero, area) for area in squares(rooms))


def _barred(hero: Hero, area: int) -> bool:
    return area in hero.barred


async def search(s: FantasyState, hero: Hero) -> None:
    """Search the room: eyes show traps, a blank nothing, a hand ends it (FA-048 to FA-051)."""
    shown = dice.face(s.luck, "search")
    s.roll = Roll(hero.name, "search", (("search", shown),))
    emit(s, "searched", "FA-047", figure=hero.name, face=shown)
    rooms = [area for area in squares(areas_at(s, hero.square)) if not _barred(hero, area)]
    if shown == "hand":
        hero.barred += rooms
        emit(s, "search-stopped", "FA-051", figure=hero.name)
        return
    eyes = _eyes_on_a_blank(hero) if shown == "blank" else int(shown)
    if not eyes:
        return
    mask = sum([1 << area for area in rooms])
    if not hidden_traps(s, mask):
        for area in rooms:
            s.cleared |= 1 << area
        emit(s, "no-traps", "FA-049", figure=hero.name)
        return
    s.searching = mask
    for _ in range(eyes):
        if not hidden_traps(s, mask):
            break
        square = await master_chooses(
            s, "Show which trap?", lambda: _nearest_hidden(s, hero), "square", "FA-048"
        )
        s.found |= 1 << square
        trap = trap_at(s, square)
        assert trap is not None
        emit(s, "trap-found", "FA-048", figure=hero.name, square=square, trap=trap.kind)
    s.searching = NOBODY


def _eyes_on_a_blank(hero: Hero) -> int:
    """As how many eyes a blank counts, by what a hero has in use who can search without it."""
    if "search" not in hero.card.abilities:
        return 0
    return max([CARDS[item].eyes_on_a_blank for item in hero.in_use], default=0)


def hidden_traps(s: FantasyState, rooms: int) -> int:
    """The squares of armed traps in some areas that nobody has found."""
    mask = 0
    for trap in s.traps:
        if not s.found >> trap.square & 1 and areas_at(s, trap.square) & rooms:
            mask |= 1 << trap.square
    return mask


def _nearest_hidden(s: FantasyState, hero: Hero) -> list[int]:
    return list(squares(nearest(s, hero.square, hidden_traps(s, s.searching))))


# ---- disabling


def traps_to_disable(s: FantasyState, hero: Hero) -> list[int]:
    """The found traps that a hero can try: his own square, and those beside it (FA-052)."""
    if not s.found or not has(s, hero, "disable"):
        return []
    near = s.ground.beside(1 << hero.square) | 1 << hero.square
    return list(squares(near & s.found & floor(s)))


async def disable(s: FantasyState, hero: Hero, square: int) -> None:
    """Try to disable a trap: a gear disables it, an explosion springs it (FA-052, FA-053)."""
    trap = trap_at(s, square)
    assert trap is not None
    shown = dice.face(s.luck, "disable")
    s.roll = Roll(hero.name, "disable", (("disable", shown),))
    emit(s, "disabling", "FA-052", figure=hero.name, square=square, face=shown)
    s.turn.bound = ""
    if shown == "gear":
        remove_trap(s, trap)
        hero.tokens += HERO_KINDS[hero.name].keeps_trap_tokens
        emit(s, "trap-disabled", "FA-053", figure=hero.name, square=square, trap=trap.kind)
    else:
        await spring(s, hero.name, trap)
