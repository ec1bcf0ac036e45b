"""Figures that move, appear and leave; rooms, doors, chests and traps that come to light."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from questboard.cues import AnyCue, Condition, Danger, Defeat, Gain, Health, Laid, Step
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import HEROES, TRAPS
from questboard.games.fantasy.cues.seen import Seen
from questboard.games.fantasy.hooks import HERO_KINDS
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.symbols import KEY, PERSON, TOKENS
from questboard.games.fantasy.words import area_name, figure_name

# ---- figures


def walks(seen: Seen) -> Sequence[AnyCue]:
    """A figure goes along its path."""
    return [Step(thing=seen.figure, path=tuple(ids.square(square) for square in seen.facts["path"]))]


def _moves(manner: Literal["walk", "push", "fly", "leap"], seen: Seen) -> Sequence[AnyCue]:
    return [Step(thing=seen.figure, path=(ids.square(seen.facts["square"]),), manner=manner)]


pushed, flies, leaps = partial(_moves, "push"), partial(_moves, "fly"), partial(_moves, "leap")


def appears(seen: Seen) -> Sequence[AnyCue]:
    """A figure comes onto the board."""
    return [Laid(things=(seen.figure,), name=seen.called(seen.facts["figure"]))]


def revived(seen: Seen) -> Sequence[AnyCue]:
    """A hero stands up again."""
    left = seen.view.hero(seen.facts["figure"]).hp
    return [*appears(seen), Health(thing=seen.figure, amount=left, left=left)]


def falls(seen: Seen) -> Sequence[AnyCue]:
    """A figure or an object is gone; the figure of a hero gives way to a token."""
    return [Defeat(thing=ids.figure(seen.facts["figure"]))]


def freed(seen: Seen) -> Sequence[AnyCue]:
    """A person leaves the board with the heroes."""
    name = figure_name(seen.facts["target"], seen.view.adventure)
    return [
        Gain(
            icon=PERSON.icon,
            color=PERSON.color,
            text=name,
            start=ids.figure(seen.facts["target"]),
            end=seen.figure,
        )
    ]


# ---- rooms, doors, chests


def area_laid_out(seen: Seen) -> Sequence[AnyCue]:
    """The squares of an area come out of the fog."""
    area, here = seen.facts["area"], seen.view.ground
    mask = here.area_masks[area] & ~here.base
    if here.top and here.tower_area == area:
        mask |= here.top
    things = tuple(ids.square(square) for square in squares(mask))
    return [Laid(things=things, name=f"Area {area_name(area, seen.view.adventure)}")]


def door_opens(seen: Seen) -> Sequence[AnyCue]:
    """A door swings open."""
    return [Laid(things=(ids.door(seen.facts["door"]),), name="door")]


def door_locked(seen: Seen) -> Sequence[AnyCue]:
    """A door turns out to be locked."""
    return [Condition(thing=ids.door(seen.facts["door"]), name="Locked")]


def door_unlocked(seen: Seen) -> Sequence[AnyCue]:
    """A skeleton key is used up; the master key is not."""
    door = ids.door(seen.facts["door"])
    opens = Condition(thing=door, name="Locked", gained=False)
    if seen.facts["master"]:
        return [opens]
    key = Gain(icon=KEY.icon, color=KEY.color, text="1 skeleton key", start=ids.KEYS, end=door)
    return [key, opens]


def chest_opens(seen: Seen) -> Sequence[AnyCue]:
    """A chest is opened and gone."""
    return [Laid(things=(ids.chest(seen.facts["square"]),), name="chest")]


def key_dropped(seen: Seen) -> Sequence[AnyCue]:
    """A key comes to lie on the floor."""
    return [Laid(things=(ids.key(seen.facts["square"]),), name="a skeleton key")]


def key_found(seen: Seen) -> Sequence[AnyCue]:
    """The group gets a key, perhaps from a square."""
    start = ids.key(seen.facts["square"]) if "square" in seen.facts else ""
    if seen.facts["master"]:
        return [Gain(icon=KEY.icon, color=KEY.color, text="the master key", start=start, end=ids.MASTER_KEY)]
    return [Gain(icon=KEY.icon, color=KEY.color, text="1 skeleton key", start=start, end=ids.KEYS)]


# ---- traps


def trap_found(seen: Seen) -> Sequence[AnyCue]:
    """A hidden trap comes to light."""
    return [Laid(things=(ids.trap(seen.facts["square"]),), name=TRAPS[seen.facts["trap"]].name)]


def trap_sprung(seen: Seen) -> Sequence[AnyCue]:
    """A trap goes off under a figure."""
    trap = TRAPS[seen.facts["trap"]]
    return [Danger(text=f"{trap.name}: {trap.text}", thing=seen.figure)]


def trap_disabled(seen: Seen) -> Sequence[AnyCue]:
    """A trap is gone; who keeps its token gets one."""
    hero, trap = seen.facts["figure"], ids.trap(seen.facts["square"])
    cues: list[AnyCue] = [Defeat(thing=trap)]
    if hero in HEROES and HERO_KINDS[hero].keeps_trap_tokens:
        end = ids.trap_tokens(hero)
        cues.append(Gain(icon=TOKENS, color="brass", text="1 trap token", start=trap, end=end))
    return cues


# ---- what cards make


def pillar(seen: Seen) -> Sequence[AnyCue]:
    """A pillar stands where there was floor."""
    return [Laid(things=(ids.pillar(seen.facts["square"]),), name="pillar")]


def bushes(seen: Seen) -> Sequence[AnyCue]:
    """Bushes grow on a block of squares."""
    block = seen.view.ground.block(seen.facts["square"])
    return [Laid(things=tuple(ids.thorns(square) for square in squares(block)), name="bushes")]
