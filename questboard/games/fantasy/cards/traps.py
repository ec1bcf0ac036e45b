"""What traps do to the figure that springs them.

The victim is a hero, or a monster that charged. Everything else is measured from the square of the trap,
because a hero may also set one off from the square beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.board import NOWHERE, squares
from questboard.games.fantasy.content import TRAPS
from questboard.games.fantasy.hooks import TrapKind
from questboard.games.fantasy.parts import Trap
from questboard.games.fantasy.rules.combat import carry_out, is_here
from questboard.games.fantasy.rules.figures import (
    figures_within,
    free_squares,
    hero_squares,
    heroes_in_room,
    monster_squares,
    nearest,
)
from questboard.games.fantasy.rules.health import drain, grab, lose, lose_turn, slow
from questboard.games.fantasy.rules.master import master_chooses
from questboard.games.fantasy.rules.spaces import put, put_nearest
from questboard.games.fantasy.state import VINES, FantasyPosition, FantasyState
from questboard.kernel import choose, emit


async def _attack(s: FantasyState, sprung: Trap, targets: Sequence[str], half_armor: bool = False) -> None:
    """The dice of a trap; they are nobody's attack, so only AC counts (FA-207)."""
    dice = TRAPS[sprung.kind].attack
    await carry_out(s, Assault("", "trap", sprung.kind, dice, "trap", half_armor=half_armor), targets)


class Pit(TrapKind, id="pit"):
    """The figure that springs it loses 1 HP and has only 1 action on the next turn."""

    icon = "hole"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        lose(s, victim, 1, "FA-046")
        if is_here(s, victim):
            slow(s, victim, "FA-046")


class Shot(TrapKind):
    """It attacks the figure that springs it."""

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        await _attack(s, trap, [victim])


class Arrow(Shot, id="arrow"):
    """It attacks the figure that springs it."""

    icon = "arrow-cluster"


class Spear(Shot, id="spear"):
    """It attacks the figure that springs it."""

    icon = "spears"


class Net(TrapKind, id="net"):
    """The figure that springs it misses the next turn."""

    icon = "spider-web"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        lose_turn(s, victim, "FA-046")


class FireBurst(TrapKind, id="fire-burst"):
    """It attacks every figure within 1 square."""

    icon = "burning-embers"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        await _attack(s, trap, figures_within(s, trap.square, 1))


class PoisonGas(TrapKind, id="poison-gas"):
    """Every hero in the room loses 1 HP."""

    icon = "poison-cloud"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        for hero in heroes_in_room(s, trap.square):
            lose(s, hero.name, 1, "FA-046")


class MindFog(TrapKind, id="mind-fog"):
    """A hero loses 2 SP; a hero who has none, and a monster, loses 1 HP."""

    icon = "brain-tentacle"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        if s.monster(victim) is not None or not drain(s, s.hero(victim), 2, "FA-046"):
            lose(s, victim, 1, "FA-046")


class Collapse(TrapKind, id="collapse"):
    """An attack; then the figure, dead or alive, is moved away, and the square becomes a pillar."""

    icon = "falling-rocks"
    says = {"collapsed": "A pillar now stands at {square}."}
    shows = {"collapsed": "pillar"}

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        await _attack(s, trap, [victim])
        await _dig_out(s, victim, trap)
        needed = hero_squares(s) | monster_squares(s) | s.lost_keys
        if not needed >> trap.square & 1 and not _cuts_off(s, trap.square):
            s.pillars |= 1 << trap.square
            emit(s, "collapsed", "FA-046", square=trap.square)


BURIED = "The {trap} trap buries {figure}. Put {figure} on which of the nearest squares?"


async def _dig_out(s: FantasyState, victim: str, sprung: Trap) -> None:
    """The victim goes to the nearest free square of the area, if it is on the square of the trap at all."""
    free = free_squares(s) & s.ground.area_masks[s.ground.area_at[sprung.square]] & ~(1 << sprung.square)
    monster = s.monster(victim)
    if monster is not None:
        places = list(squares(nearest(s, sprung.square, free)))
        if places:
            monster.square = await master_chooses(
                s, BURIED, lambda: places, "nearest square", "FA-046", figure=victim, trap=sprung.kind
            )
            emit(s, "put", "FA-046", figure=victim, square=monster.square)
        return
    for hero in s.heroes:
        if hero.name == victim and hero.square == sprung.square:
            await put_nearest(s, hero, sprung.square, free, "FA-046")
            for item, square in s.dropped.items():
                if square == sprung.square:
                    s.dropped[item] = hero.square  # what a dead bearer leaves lies where he lies


def _cuts_off(s: FantasyPosition, square: int) -> bool:
    """Whether a pillar would part the floor of an area, or stand before the only way to a door of it."""
    here, area = s.ground, s.ground.area_at[square]
    left = here.area_masks[area] & s.layout.floor & ~s.pillars & ~(1 << square)
    reached = wave = left & -left
    while wave:
        wave = here.beside(wave) & left & ~reached
        reached |= wave
    doors = [here.door_masks[door] for door in here.area_doors[area]]
    return reached != left or any(not here.beside(door) & left for door in doors)


class Alarm(TrapKind, id="alarm"):
    """A monster of the kind that the adventure names comes to this area, if there is a free card."""

    icon = "ringing-bell"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        s.agenda.append(("arrive", trap.monster, s.ground.area_at[trap.square]))


class VineSnare(TrapKind, id="vine-snare"):
    """A hero is held, though by nobody; a monster misses its next turn."""

    icon = "vine-whip"

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        if s.monster(victim) is not None:
            lose_turn(s, victim, "FA-046")
        else:
            grab(s, s.hero(victim), VINES)


class IceSpikes(TrapKind, id="ice-spikes"):
    """It attacks the figure that springs it, against half of the AC."""

    icon = "stalactites"
    expected_in = ("winter",)

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        await _attack(s, trap, [victim], half_armor=True)


class SnowChute(TrapKind, id="snow-chute"):
    """The hero slides to another place; an unexplored area is laid out at once (FA-190, FA-191)."""

    icon = "cliff-crossing"
    heroes_only = True
    expected_in = ("winter",)

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        hero, area = s.hero(victim), s.ground.area_at.get(trap.to, NOWHERE)
        free = free_squares(s)
        if area != NOWHERE and not s.revealed >> area & 1:
            s.agenda.append(("lay_out", area, 0))
            free = 1 << trap.to
        if free >> trap.to & 1:
            await put(s, hero, trap.to, "FA-190")
        else:
            await put_nearest(s, hero, trap.to, free, "FA-190")


class RuneOfReturn(TrapKind, id="rune-of-return"):
    """The hero is moved to a free start space of his choice. No adventure of the box has it."""

    icon = "rune-stone"
    heroes_only = True
    expected_in = ()

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        hero = s.hero(victim)
        places = list(squares(free_squares(s) & s.ground.starts))
        if places:
            goal = await choose(
                hero.seat,
                "The rune takes {figure} back. To which start space?",
                places,
                "square",
                "FA-046",
                figure=hero.name,
            )
            await put(s, hero, goal, "FA-046")
