"""What the top line says of an adventure: every one has a goal, and a goal grows with the deed."""

from __future__ import annotations

import pytest

from questboard.games import load_rules
from questboard.games.fantasy.goals import goal
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.doors import reveal
from questboard.games.fantasy.state import Adventure, FantasyState
from questboard.kernel import SPECTATOR
from questboard.scene import Goal
from questboard.testing.conformance import deal, random_answers

RULES = load_rules("fantasy")
ALL = Adventure.__args__  # type: ignore[attr-defined]
LONGEST = 36
"""Letters for which the top line has room."""


@pytest.mark.parametrize("adventure", ALL)
def test_every_adventure_has_a_goal_at_every_position_for_everybody(adventure):
    table = deal(RULES, 2, 5, {"adventure": adventure})
    for moment in random_answers(table, seed=5, most=120):
        for seat in (SPECTATOR, 0, 1):
            found = goal(RULES.observe(moment.state, None, seat))
            assert 0 < len(found.text) <= LONGEST, found.text
            assert 0 <= found.done <= found.of


def begun(adventure: str, difficulty: str = "standard") -> FantasyState:
    """A table at which nothing has happened yet."""
    table = deal(RULES, 2, 5, {"adventure": adventure, "gear": "basic", "difficulty": difficulty})
    while not table.state.order:
        table.answer(0)
    state: FantasyState = table.state
    return state


def told(s: FantasyState, seat: int = 1) -> tuple[str, int, int]:
    """What a seat is told; the Dungeon Master has the first one."""
    found = goal(RULES.observe(s, None, seat))
    return found.text, found.done, found.of


def reveal_all(s: FantasyState) -> None:
    """All areas are laid out."""
    for area in range(len(s.layout.areas)):
        if not s.revealed >> area & 1:
            reveal(s, area)


def fell(s: FantasyState, *digits: str) -> None:
    """Numbered monsters, persons or objects are defeated, freed or destroyed."""
    s.monsters = [monster for monster in s.monsters if monster.digit not in digits]
    s.fallen.extend(digits)


def test_goblins_are_counted_as_they_fall_wherever_the_others_lurk():
    s = begun("1")
    assert told(s) == told(s, 0) == ("Goblins defeated", 0, 6)
    reveal_all(s)
    assert told(s) == ("Goblins defeated", 0, 6)
    s.monsters = s.monsters[2:]
    assert told(s) == ("Goblins defeated", 2, 6)


def test_a_foe_with_a_name_is_sought_and_then_wounded_and_then_the_next_part_begins():
    s = begun("2")
    assert told(s) == ("Defeat Angor", 0, 0)
    reveal_all(s)
    assert told(s) == ("Angor's wounds", 0, 12)
    next(monster for monster in s.monsters if monster.digit == "1").hp = 7
    assert told(s) == ("Angor's wounds", 5, 12)
    fell(s, "1")
    assert told(s) == ("Free the sheriff", 0, 0)


def test_the_wounds_of_a_foe_are_counted_at_the_difficulty_of_the_table():
    s = begun("2", "harder")
    reveal_all(s)
    assert told(s) == ("Angor's wounds", 0, 16)


def test_a_place_is_sought_and_then_cleared_monster_by_monster():
    s = begun("3")
    assert told(s) == ("Find the muster hall", 0, 0)
    reveal_all(s)
    assert told(s) == ("Clear the muster hall", 0, 4)
    hall = next(i for i, area in enumerate(s.layout.areas) if area.letter == "G")
    s.monsters.remove(next(monster for monster in s.monsters if monster.area == hall))
    assert told(s) == ("Clear the muster hall", 1, 4)


def test_several_places_are_counted_and_tell_nothing_of_who_lurks_there():
    s = begun("forest-1")
    assert told(s) == ("Clear the lodge", 0, 2)
    reveal_all(s)
    lodge = [i for i, area in enumerate(s.layout.areas) if area.letter in "BC"]
    s.monsters = [monster for monster in s.monsters if monster.area != lodge[0]]
    assert told(s) == ("Clear the lodge", 1, 2)
    assert told(begun("winter-2")) == ("Clear the tower and guard house", 0, 2)


@pytest.mark.parametrize(
    ("adventure", "text", "of"),
    [("7", "Support props destroyed", 2), ("8", "Captives freed", 3), ("10", "Seals destroyed", 3)],
)
def test_persons_and_objects_are_counted(adventure, text, of):
    s = begun(adventure)
    assert told(s) == (text, 0, of)
    fell(s, "1", "2")
    assert told(s) == (text, 2, of)


def test_what_has_to_be_fetched_is_named_and_then_carried_out():
    s = begun("12")
    assert told(s) == ("Take the Phylactery", 0, 0)
    s.taken.append("phylactery")
    assert told(s) == ("Carry the Phylactery out", 0, 0)
    home = begun("forest-3")
    home.taken.append("horn-of-the-grove")
    assert told(home) == ("Carry the Horn of the Grove back", 0, 0)


def test_heroes_who_get_out_are_counted():
    s = begun("winter-1")
    assert told(s) == ("Heroes out", 0, 2)
    s.living[0].square = s.layout.exits[0]
    assert told(s) == ("Heroes out", 1, 2)
    s.living[1].square, s.living[2].square = s.layout.exits[1], s.layout.exits[0]
    assert told(s) == ("Heroes out", 2, 2)
    prince = begun("winter-5")
    assert told(prince) == ("Free the prince", 0, 0)
    fell(prince, "1")
    assert told(prince)[0] == "Heroes back at the start"


def test_the_last_part_stays_when_all_is_done():
    s = begun("9")
    assert told(s) == ("Defeat the Barrow King", 0, 0)
    fell(s, "1")
    assert told(s) == ("Take the Flame Tongue", 0, 0)
    s.taken.append("flame-tongue")
    assert told(s) == ("Take the Flame Tongue", 0, 0)


def test_the_scene_says_the_goal():
    table = deal(RULES, 2, 5, {"adventure": "1"})
    course = table.scene(1, ["Ada", "Bob"]).course
    assert course is not None
    assert course.goal == Goal(text="Goblins defeated", done=0, of=6)


def test_every_place_that_has_to_be_cleared_has_a_name():
    asked = {id for id, layout in LAYOUTS.items() if any(part.code == "defeat_area" for part in layout.win)}
    assert {id for id, layout in LAYOUTS.items() if layout.place} == asked
