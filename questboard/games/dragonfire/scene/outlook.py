"""What would happen if damage were dealt now, and what would then attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.damage import aimed_at, make_shots, strike
from questboard.games.dragonfire.rules.foes import shielded
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireView, Shot
from questboard.games.dragonfire.words import encounter_name, listed, plural, power_name, token_name


class Outlook(msgspec.Struct):
    """What the damage of this turn would do as it is assigned or proposed now."""

    falling: dict[str, list[int]] = {}
    """By encounter: the levels that would be cleared."""
    sources: dict[str, str] = {}
    """By encounter: the cards whose damage would clear them."""
    defeated: list[str] = []
    aims: dict[int, str] = {}
    """By the index of a shot: where it would go."""
    damage: int = 0
    """What the active player would take before anything is dealt."""
    damage_after: int = 0
    """What the active player would take once the damage is dealt."""


def outlook(view: DragonfireView) -> Outlook:
    """What would happen if damage were dealt now. Works on a copy of what the viewer sees."""
    if view.turn.phase not in ("play cards", "deal damage") or not view.characters:
        return Outlook()
    view = view.clone()
    seat = view.turn.seat
    found = Outlook(damage=forecast(view, seat))
    if view.turn.phase == "play cards":
        make_shots(view)
    found.aims = propose(view) if view.turn.shots else {}
    for index, aim in found.aims.items():
        view.turn.shots[index].aim = aim
    for foe in sorted(view.encounters, key=lambda each: not each.token):
        shots = aimed_at(view, foe)
        if not shots or shielded(view, foe):
            continue
        levels = [each.level for each in strike(view, foe, shots)]
        if levels:
            found.falling[foe.uid] = levels
            found.sources[foe.uid] = listed(dict.fromkeys(_source(view, shot) for shot in shots))
        if levels and len(levels) == len(foe.uncleared):
            found.defeated.append(foe.uid)
            view.encounters = [each for each in view.encounters if each.uid != foe.uid]
    found.damage_after = forecast(view, seat)
    return found


def _source(t: DragonfirePosition, shot: Shot) -> str:
    """The name of the card whose damage a shot is."""
    play = t.play(shot.play)
    return power_name(play.card) if play is not None else "Damage"


def in_words(found: Outlook, who: str = "you") -> str:
    """What a player would take, first of all, and what would fall.

    >>> in_words(Outlook(defeated=["troll-1"], falling={"troll-1": [2], "ogre-1": [0]}, damage_after=2))
    'you would take 2 damage; Troll is defeated; Ogre loses level 1'
    """
    return "; ".join([f"{who} would take {found.damage_after} damage", *_falling(found)])


def _falling(found: Outlook) -> list[str]:
    names = _defeated(found.defeated)
    several = len(found.defeated) > 1
    parts = [f"{listed(names)} {'are' if several else 'is'} defeated"] if names else []
    for foe, levels in found.falling.items():
        if foe not in found.defeated:
            parts.append(f"{encounter_name(foe)} loses {levels_in_words(levels)}")
    return parts or ["nothing is cleared"]


def _defeated(foes: Sequence[str]) -> list[str]:
    """Encounters by their names; several tokens of a name are counted.

    >>> _defeated(["goblin-uprising-token-1", "goblin-uprising-token-2", "kobold-pack-token-1", "troll-1"])
    ['2 Goblins', 'Kobold Pack token 1', 'Troll']
    """
    kinds = Counter(foe.rpartition("-")[0] for foe in foes)
    names = []
    for foe in foes:
        kind = foe.rpartition("-")[0]
        alike = kinds[kind] > 1 and kind.endswith("-token")
        names.append(
            plural(kinds[kind], token_name(kind.removesuffix("-token"))) if alike else encounter_name(foe)
        )
    return list(dict.fromkeys(names))


def levels_in_words(levels: Sequence[int]) -> str:
    """Levels of a track by their numbers, from the top.

    >>> levels_in_words([0]), levels_in_words([0, 1])
    ('level 1', 'levels 1 and 2')
    """
    numbers = listed(str(level + 1) for level in levels)
    return f"levels {numbers}" if len(levels) > 1 else f"level {numbers}"


def would_fall(t: DragonfirePosition, index: int, foe: str) -> list[int]:
    """The levels of an encounter that would fall if this shot were added to what is assigned to it."""
    t = t.clone()
    target = t.encounter(foe)
    if target is None:
        return []
    t.turn.shots[index].aim = foe
    return [each.level for each in strike(t, target, aimed_at(t, target))]
