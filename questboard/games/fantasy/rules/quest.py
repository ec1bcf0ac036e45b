"""The Objective: how an adventure is won and lost (FA-099, FA-100)."""

from __future__ import annotations

from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.hooks import CARDS
from questboard.games.fantasy.parts import Win
from questboard.games.fantasy.state import FantasyPosition, FantasyState
from questboard.kernel import emit


def settle(s: FantasyState) -> bool:
    """End the adventure if the Objective is met or can't be met any more; whether it is over."""
    if s.rule:
        return True
    objective = s.layout.win
    if not s.living:
        finish(s, False, "FA-099", "all heroes are dead")
    elif met(s, objective[0]) and all(met(s, part) for part in objective):
        finish(s, True, "FA-100", "the Objective is met")
    elif _beyond_hope(s, objective):
        finish(s, False, "FA-099", "too few heroes are left for the Objective")
    elif s.options.round_cap != "off" and s.master_turns > int(s.options.round_cap):
        finish(s, False, "FA-099", "the heroes took too long")
    return s.over


def finish(s: FantasyState, won: bool, rule: str, reason: str) -> None:
    """The adventure is over."""
    s.won, s.rule, s.reason = won, rule, reason
    s.agenda.clear()
    emit(s, "won" if won else "lost", rule, reason=reason)
    if s.options.campaign:
        s.agenda.append(("adventure_over",))
    elif won:
        emit(s, "conclusion", "FA-101", adventure=s.adventure)


def met(s: FantasyPosition, part: Win) -> bool:
    """Whether a part of the Objective is met."""
    match part.code:
        case "defeat_all":
            return _none_left(s, part.what[0])
        case "defeat_area":
            return all(_cleared(s, letter) for letter in part.what)
        case "defeat" | "free" | "destroy":
            return s.fallen != [] and all(digit in s.fallen for digit in part.what)
        case "fetch":
            return part.what[0] in s.taken
        case "exit":
            return _out(s, part)


def _none_left(s: FantasyPosition, kind: str) -> bool:
    """Whether every monster of a kind that the layout has is defeated, revealed or not."""
    for monster in s.monsters:
        if monster.kind == kind and monster.origin == "layout":
            return False
    return kind not in [figure.kind for figure in s.lurking]


def _cleared(s: FantasyPosition, letter: str) -> bool:
    """Whether an area, or the top of the tower, is revealed and nothing that was placed there is left."""
    if letter == "tower":
        number, shown = -1, s.ground.tower_area
    else:
        number = shown = next(i for i, area in enumerate(s.layout.areas) if area.letter == letter)
    if not s.revealed >> shown & 1:
        return False
    return not any(monster.area == number and monster.origin == "layout" for monster in s.monsters)


def _out(s: FantasyPosition, part: Win) -> bool:
    goal = s.ground.exits if part.to == "X" else s.ground.starts
    if part.heroes:
        return sum([goal >> hero.square & 1 for hero in s.living]) >= part.heroes and _rest(s, part)
    return any(
        goal >> hero.square & 1 and any(ITEMS[item].kind == "quest" for item in hero.knapsack)
        for hero in s.living
    )


def _rest(s: FantasyPosition, part: Win) -> bool:
    """Whether all that has to come before is done: heroes who wait at an exit count only then."""
    return all(met(s, other) for other in s.layout.win if other is not part)


def _beyond_hope(s: FantasyPosition, objective: tuple[Win, ...]) -> bool:
    """Whether a part of the Objective can't be met any more."""
    return bool([part for part in objective if part.code == "exit" and hopeless(s, part)])


def hopeless(s: FantasyPosition, part: Win) -> bool:
    """Whether too few heroes are left to get out, and nobody can bring one back."""
    if len(s.living) >= max(1, part.heroes):
        return False
    return not any(brings_back(hero.name, item) for hero in s.living for item in hero.items)


def brings_back(hero: str, item: str) -> bool:
    """Whether a card could bring a dead hero back in the hands of this one."""
    if not CARDS[item].revives:
        return False
    card = ITEMS[item]
    return card.kind == "potion" or (
        HEROES[hero].character_class in card.users and HEROES[hero].sp >= card.cost
    )
