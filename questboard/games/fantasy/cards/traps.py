"""What traps do to whoever springs them (dossier 7).

The victim is a hero, or a monster that charged. Everything else is measured from the square of the trap,
because a hero may also set one off from the square beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy.board import NOWHERE, squares
from questboard.games.fantasy.content import TRAPS
from questboard.games.fantasy.layout import Trap
from questboard.games.fantasy.rules.combat import carry_out
from questboard.games.fantasy.rules.figures import (
    figures_within,
    free_squares,
    hero_squares,
    heroes_in_room,
    monster_squares,
    nearest,
)
from questboard.games.fantasy.rules.health import drain, grab, lose, lose_turn
from questboard.games.fantasy.rules.master import master_chooses
from questboard.games.fantasy.rules.registry import Assault, trap
from questboard.games.fantasy.rules.traps import put_nearest
from questboard.games.fantasy.rules.walking import put
from questboard.games.fantasy.state import VINES, FantasyState
from questboard.kernel import choose, tell


async def _attack(s: FantasyState, sprung: Trap, targets: Sequence[str], half_armor: bool = False) -> None:
    """The dice of a trap; they are nobody's attack, so only AC counts (FA-207)."""
    dice = TRAPS[sprung.kind].attack
    await carry_out(s, Assault("", "trap", sprung.kind, dice, "trap", half_armor=half_armor), targets)


@trap("pit")
async def pit(s: FantasyState, victim: str, sprung: Trap) -> None:
    """Lose 1 HP, and have only 1 action on the next turn."""
    lose(s, victim, 1, "FA-046")
    monster = s.monster(victim)
    if monster is not None:
        monster.fewer = 1
    else:
        for hero in s.living:
            if hero.name == victim:
                hero.fewer = 1


@trap("arrow")
@trap("spear")
async def shot(s: FantasyState, victim: str, sprung: Trap) -> None:
    """An attack."""
    await _attack(s, sprung, [victim])


@trap("net")
async def net(s: FantasyState, victim: str, sprung: Trap) -> None:
    """Miss the next turn."""
    lose_turn(s, victim, "FA-046")


@trap("fire-burst")
async def fire_burst(s: FantasyState, victim: str, sprung: Trap) -> None:
    """One attack on every figure within 1 square."""
    await _attack(s, sprung, figures_within(s, sprung.square, 1))


@trap("poison-gas")
async def poison_gas(s: FantasyState, victim: str, sprung: Trap) -> None:
    """Every hero in the room loses 1 HP."""
    for hero in heroes_in_room(s, sprung.square):
        lose(s, hero.name, 1, "FA-046")


@trap("mind-fog")
async def mind_fog(s: FantasyState, victim: str, sprung: Trap) -> None:
    """A hero loses 2 SP; a hero who has none, and a monster, loses 1 HP."""
    if s.monster(victim) is not None or not drain(s, s.hero(victim), 2, "FA-046"):
        lose(s, victim, 1, "FA-046")


@trap("collapse")
async def collapse(s: FantasyState, victim: str, sprung: Trap) -> None:
    """An attack; then the figure, dead or alive, is moved away, and the square becomes a pillar."""
    await _attack(s, sprung, [victim])
    await _dig_out(s, victim, sprung)
    needed = hero_squares(s) | monster_squares(s) | s.lost_keys
    if not needed >> sprung.square & 1 and not _cuts_off(s, sprung.square):
        s.pillars |= 1 << sprung.square
        tell(s, "collapsed", "FA-046", square=sprung.square)


async def _dig_out(s: FantasyState, victim: str, sprung: Trap) -> None:
    """The victim goes to the nearest free square of the area, if it is on the square of the trap at all."""
    free = free_squares(s) & s.ground.area_masks[s.ground.area_at[sprung.square]] & ~(1 << sprung.square)
    monster = s.monster(victim)
    if monster is not None:
        places = list(squares(nearest(s, sprung.square, free)))
        if places:
            monster.square = await master_chooses(
                s, "Put {figure} where?", lambda: places, "square", "FA-046", figure=victim
            )
            tell(s, "put", "FA-046", figure=victim, square=monster.square)
        return
    for hero in s.heroes:
        if hero.name == victim and hero.square == sprung.square:
            await put_nearest(s, hero, sprung.square, free, "FA-046")
            for item, square in s.dropped.items():
                if square == sprung.square:
                    s.dropped[item] = hero.square  # what a dead bearer leaves lies where he lies


def _cuts_off(s: FantasyState, square: int) -> bool:
    """Whether a pillar would part the floor of an area, or stand before the only way to a door of it."""
    here, area = s.ground, s.ground.area_at[square]
    left = here.area_masks[area] & s.layout.floor & ~s.pillars & ~(1 << square)
    reached = wave = left & -left
    while wave:
        wave = here.beside(wave) & left & ~reached
        reached |= wave
    doors = [here.door_masks[door] for door in here.area_doors[area]]
    return reached != left or any(not here.beside(door) & left for door in doors)


@trap("alarm")
async def alarm(s: FantasyState, victim: str, sprung: Trap) -> None:
    """A monster comes to this area, if there is a free card."""
    s.agenda.append(("arrive", sprung.monster, s.ground.area_at[sprung.square]))


@trap("vine-snare")
async def vine_snare(s: FantasyState, victim: str, sprung: Trap) -> None:
    """A hero is held, though by nobody; a monster misses its next turn."""
    if s.monster(victim) is not None:
        lose_turn(s, victim, "FA-046")
    else:
        grab(s, s.hero(victim), VINES)


@trap("ice-spikes")
async def ice_spikes(s: FantasyState, victim: str, sprung: Trap) -> None:
    """An attack against half of the AC."""
    await _attack(s, sprung, [victim], half_armor=True)


@trap("snow-chute")
async def snow_chute(s: FantasyState, victim: str, sprung: Trap) -> None:
    """The hero slides to another place; an unexplored area is laid out at once (FA-190, FA-191)."""
    hero, area = s.hero(victim), s.ground.area_at.get(sprung.to, NOWHERE)
    free = free_squares(s)
    if area != NOWHERE and not s.revealed >> area & 1:
        s.agenda.append(("lay_out", area, 0))
        free = 1 << sprung.to
    if free >> sprung.to & 1:
        await put(s, hero, sprung.to, "FA-190")
    else:
        await put_nearest(s, hero, sprung.to, free, "FA-190")


@trap("rune-of-return")
async def rune_of_return(s: FantasyState, victim: str, sprung: Trap) -> None:
    """The hero is moved to a free start space of his choice."""
    hero = s.hero(victim)
    places = list(squares(free_squares(s) & s.ground.starts))
    if places:
        goal = await choose(
            hero.seat, "{figure} returns where?", places, "square", "FA-046", figure=hero.name
        )
        await put(s, hero, goal, "FA-046")
