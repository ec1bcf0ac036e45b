"""How far the Objective has come, as far as a viewer can tell, and what the heroes are after now."""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.parts import Win
from questboard.games.fantasy.rules import quest
from questboard.games.fantasy.rules.health import full_hp
from questboard.games.fantasy.state import NOBODY, FantasyPosition
from questboard.games.fantasy.words import item_name, plurals
from questboard.scene import Goal


class Tally(NamedTuple):
    """How much of a part of the Objective is done, and how much there is to do."""

    done: int
    of: int


def tally(s: FantasyPosition, part: Win) -> Tally:
    """How far a part of the Objective has come."""
    match part.code:
        case "defeat_all":
            placed = [figure for figure in s.layout.figures if figure.kind == part.what[0]]
            seen = [figure for figure in placed if in_sight(s, figure.area)]
            standing = [each for each in s.monsters if each.kind == part.what[0] and each.origin == "layout"]
            return Tally(len(seen) - len(standing), len(placed))
        case "defeat_area":
            return Tally(sum(quest.met(s, Win(part.code, (each,))) for each in part.what), len(part.what))
        case "defeat" | "free" | "destroy":
            return Tally(sum(digit in s.fallen for digit in part.what), len(part.what))
        case "fetch":
            return Tally(int(part.what[0] in s.taken), 1)
        case "exit":
            wanted = max(1, part.heroes)
            squares = s.ground.exits if part.to == "X" else s.ground.starts
            there = [hero for hero in s.living if hero.square != NOBODY and squares >> hero.square & 1]
            return Tally(min(len(there), wanted), wanted)


def in_sight(s: FantasyPosition, area: int) -> bool:
    """Whether an area, or the top of the tower, is laid out."""
    return bool(s.revealed >> (area if area >= 0 else s.ground.tower_area) & 1)


def goal(s: FantasyPosition) -> Goal:
    """What the heroes are after now: the first part of the Objective that is not done, or the last one."""
    parts = s.layout.win
    part = next((part for part in parts if (so_far := tally(s, part)).done < so_far.of), parts[-1])
    return GOALS[part.code](s, part, tally(s, part))


def _defeat_all(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    return _counted(f"{plurals(MONSTERS[part.what[0]].name)} defeated", so_far)


def _defeat_area(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    """A single place by the monsters in it, once they are seen; several by how many are cleared."""
    letters = [letter for letter in part.what if letter != "tower"]
    place = s.layout.place or f"area{'s' if len(letters) > 1 else ''} {' and '.join(letters)}"
    if so_far.of > 1:
        return _counted(f"Clear {place}", so_far)
    area = next(i for i, area in enumerate(s.layout.areas) if area.letter == part.what[0])
    if not in_sight(s, area):
        return Goal(text=f"Find {place}")
    placed = sum(figure.area == area for figure in s.layout.figures)
    standing = sum(monster.area == area and monster.origin == "layout" for monster in s.monsters)
    return _counted(f"Clear {place}", Tally(placed - standing, placed))


def _defeat(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    """A single foe by its wounds, once it is seen."""
    if so_far.of > 1:
        return _counted("Foes defeated", so_far)
    digit = part.what[0]
    name = next(figure.name for figure in s.layout.figures if figure.digit == digit)
    if so_far.done:
        return _counted(f"{_capital(name)} defeated", so_far)
    for monster in s.monsters:
        if monster.digit == digit:
            most = full_hp(s, monster)
            return _counted(f"{_capital(name)}'s wounds", Tally(most - min(monster.hp, most), most))
    return Goal(text=f"Defeat {name}")


def _free(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    return _things(s, part, so_far, "Free", "freed")


def _destroy(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    return _things(s, part, so_far, "Destroy", "destroyed")


def _things(s: FantasyPosition, part: Win, so_far: Tally, verb: str, participle: str) -> Goal:
    """Persons or objects: a single one by name, several by how many are done."""
    names = list(dict.fromkeys(thing.name for thing in s.layout.things if thing.digit in part.what))
    if so_far.of == 1:
        return Goal(text=f"{verb} {names[0]}")
    return _counted(f"{plurals(names[0].capitalize())} {participle}", so_far)


def _fetch(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    return Goal(text=f"Take the {item_name(part.what[0])}")


def _exit(s: FantasyPosition, part: Win, so_far: Tally) -> Goal:
    """Heroes who get out are counted; who bears something home is one."""
    if part.heroes:
        return _counted("Heroes out" if part.to == "X" else "Heroes back at the start", so_far)
    what = next(item_name(other.what[0]) for other in s.layout.win if other.code == "fetch")
    return Goal(text=f"Carry the {what} {'out' if part.to == 'X' else 'back'}")


def _counted(text: str, so_far: Tally) -> Goal:
    return Goal(text=text, done=so_far.done, of=so_far.of)


def _capital(name: str) -> str:
    return f"{name[0].upper()}{name[1:]}"


GOALS = {
    "defeat_all": _defeat_all,
    "defeat_area": _defeat_area,
    "defeat": _defeat,
    "free": _free,
    "destroy": _destroy,
    "fetch": _fetch,
    "exit": _exit,
}
"""By what a part of the Objective asks for."""
