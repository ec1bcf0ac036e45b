"""Positions as text: written whole, read from as little as one likes."""

from __future__ import annotations

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.layout import Chest, Figure, Trap
from questboard.games.fantasy.notation import notate, parse
from questboard.games.fantasy.spots import NotationError
from questboard.games.fantasy.state import FantasyState, Hero, Lasting, Monster, Options, Progress, Roll, Turn
from questboard.kernel import Luck, Table
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import reads_back
from tests.fantasy.dungeon import dungeon

HAND_WRITTEN = """
# Regdar and Lidda have opened the first door.
adventure 1 seats=2 difficulty=harder
areas A B
opened 7,2
hero regdar at=6,2 seat=1 hp=6 knapsack=healing,speed
hero lidda at=8,2 seat=1
monster goblin-3 at=11,2 hp=2
chests 8,4
deck mace speed
order lidda master regdar
"""


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_a_written_position_reads_back_as_it_was(adventure: str) -> None:
    seats = 1 + len(adventure) % 2 * 2
    reads_back(deal(RULES, seats, 7, {"adventure": adventure, "gear": "campaign"}), 7, 160)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_position_reads_back_at_every_moment(seats: int) -> None:
    table = deal(RULES, seats, 2, {"adventure": "winter-4", "difficulty": "harder"})
    for _ in random_answers(table, 2, 250):
        if table.ply % 5 == 0:
            reads_back(table.fork(), 0, 0)
            reads_back(table.imagine(0, table.ply), 0, 0)


def test_a_search_on_top_of_a_tower_is_written_down() -> None:
    s = parse("adventure winter-2 seats=1\nhero regdar at=7,6 seat=0 barred=A,^")
    assert s.hero("regdar").barred == [0, len(s.layout.areas)]
    assert "barred='A,^'" in notate(s)
    with pytest.raises(NotationError, match="there is no area '\\^'"):
        parse("adventure 1 seats=1\nhero regdar at=6,2 seat=0 barred=^")


def test_a_finished_game_reads_back() -> None:
    table = deal(RULES, 1, 1, {"adventure": "winter-4", "difficulty": "harder", "master_level": "fierce"})
    reads_back(table, 1, 100_000)
    assert table.ask is None


def test_what_is_left_out_is_as_the_layout_has_it() -> None:
    s = parse(HAND_WRITTEN)
    assert s.options.difficulty == "harder"
    assert s.hero("regdar").hp == 6
    assert s.hero("regdar").in_use == ["broadsword", "crossbow"]
    assert s.hero("lidda").hp == 6
    assert s.numbers == {"goblin": 3}
    assert s.deck == ["speed", "mace"]
    assert [figure.area for figure in s.lurking] == [f.area for f in s.layout.figures if f.area > 1]
    assert s.traps == s.layout.traps
    assert [chest.square for chest in s.chests] == [4 * 22 + 8]


def test_a_hand_written_position_can_be_played() -> None:
    table = Table(RULES, parse(HAND_WRITTEN))
    assert table.ask is not None
    assert table.ask.about["figure"] == "lidda"
    assert "shoot at goblin 3 with Light Bow" in RULES.labels(table.ask)


OTHER = {
    "agenda": [("act", "regdar"), ("named", "12", 12, -1)],
    "luck": Luck.seeded("other luck"),
    "options": Options(adventure="2", difficulty="harder", campaign=True, round_cap="off"),
    "heroes": [
        Hero("lidda", 1, 57, 3, 0, ["rapier"], ["ring-of-protection"], [], held="vines", tokens=2, barred=[1])
    ],
    "monsters": [Monster("angor-1", "bugbear", 60, 3, -1, "layout", "1", misses=2, holds="lidda")],
    "things": {"2": 1},
    "revealed": 5,
    "opened": 2,
    "locked": 4,
    "tried": 4,
    "lurking": (Figure("gnoll", 59, 3),),
    "chests": (Chest(61, "master key"), Chest(62)),
    "traps": (Trap(63, "alarm", -1, "gnoll"), Trap(64, "snow-chute", 65)),
    "found": 1 << 63,
    "trodden": 7 << 70 | 1 << 80,
    "cleared": 1,
    "keys": 2,
    "master_key": True,
    "deck": ["mace", "healing"],
    "discard": ["flail"],
    "drawn": ["speed"],
    "free": {"goblin": 2},
    "roaming": ["gnoll", "ogre"],
    "roaming_discard": ["goblin"],
    "arriving": ["gnoll"],
    "numbers": {"goblin": 4},
    "order": ["master", "lidda"],
    "place": 1,
    "acted": True,
    "master_turns": 7,
    "turn": Turn("lidda", 1, 3, False, bound="chest", powers=["drain"]),
    "lasting": [Lasting("web", "angor-1", "lidda", 3 << 70)],
    "pillars": 1 << 66,
    "fallen": ["1"],
    "taken": ["key"],
    "dropped": {"phylactery": 67},
    "lost_keys": 1 << 68,
    "awake": 1,
    "marks": {"event-0": 1, "hurt-lidda": 2, "place-1": 40},
    "not_this_turn": 2,
    "not_this_round": 5,
    "searching": 3,
    "roll": Roll("lidda", "rapier", (("yellow", 2), ("special", "star")), 2),
    "progress": Progress(1, 2, 30, "jozan", {"lidda": ["rapier"], "regdar": []}, ["silver-dagger"]),
    "won": True,
    "reason": "it is 'late', quite",
    "rule": "FA-099",
    "seats": 3,
    "master": 0,
    "adventure": "2",
}
"""For each field of a position something unusual."""


def test_no_field_of_a_position_is_forgotten() -> None:
    fields = [name for name in FantasyState.__struct_fields__ if name != "events"]
    assert sorted(OTHER) == sorted(fields)
    s = RULES.setup(3, Options(adventure="2"), Luck.seeded("a"))
    for name in fields:
        setattr(s, name, OTHER[name])
    text = notate(s)
    assert parse(text).key() == s.key()
    assert notate(parse(text)) == text


def test_a_drawing_shows_where_everybody_stands() -> None:
    table = dungeon("#######\n#R.g.C#\n#..+..#\n#######".replace("R", "."), {"regdar": "1,1"})
    rows = [line for line in notate(table.state).splitlines() if line.startswith("|")]
    assert rows[1].startswith("| #R.g.C#")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("hero conan at=1,1", "there is no hero 'conan'"),
        ("monster kraken-1 at=1,1", "there is no monster 'kraken'"),
        ("hero regdar at=here", "expected a square"),
        ("found 99,99", "expected a square"),
        ("found 1,99", "is not on the map"),
        ("opened 1,1", "there is no door at 1,1"),
        ("areas Z", "there is no area 'Z'"),
        ("deck excalibur", "there is no card 'excalibur'"),
        ("marks event-0=1 evnt-0=1", "there is no note 'evnt-0'"),
        ("traps 3,1=banana", "there is no trap 'banana'"),
        ("hero regdar courage=3", "sets none of"),
        ("weather fine", "there is no such line"),
    ],
)
def test_a_mistake_is_reported_with_its_line(line: str, problem: str) -> None:
    with pytest.raises(NotationError, match=f"^line 2, .*{problem}"):
        parse(f"adventure 1\n{line}\n")


@pytest.mark.parametrize("text", ["", "hero regdar at=1,1", "adventure 99"])
def test_a_position_begins_with_its_adventure(text: str) -> None:
    with pytest.raises(NotationError, match="adventure"):
        parse(text)
