"""Adventure files: what is read from one, and what a person is told who has made a mistake in one."""

import random
from re import fullmatch

import pytest

from questboard.content import ContentError
from questboard.games.fantasy.content import HERE
from questboard.games.fantasy.drawing import LayoutError
from questboard.games.fantasy.layout import Layouts
from questboard.games.fantasy.parts import (
    Area,
    Chest,
    Door,
    Event,
    Figure,
    Thing,
    Trap,
    Win,
)
from questboard.games.fantasy.reading import SENTENCES, WINS, load_layout, read_layout
from questboard.testing import rule

HOUSE = """\
# The House

level 1 | set base | source original

- intro: A house.
- objective: Win.
- win: defeat: 1; free: 2; destroy: 3; fetch: Amulet of Light; exit: bearer to X
- conclusion: Won.

```map
######################
#@@....#......#......#
#@@....+....g.L...1..#
#......#..^...#......#
#......#C.....#.....2#
#......#.....S#..S...#
###+#####DD###########
#....................#
#..g.....3.......XX..#
#....................#
######################
```

- areas: A in (1,3) start; B in (8,1); C in (15,1); D in (1,7)
- doors: 7,2 A-B; 14,2 B-C locked; 3,6 A-D; 9,6 B-D double; 10,6 B-D double
- monsters: B: 1 Goblin; D: 1 Goblin
- numbered: 1 at 18,2 = Angor: Bugbear with HP 12, AC 3, melee PO; 2 at 20,4 = the sheriff (person); 3 at 9,8 = seal (object AC 3, HP 5)
- chests: 1 ordinary; special: 13,5 key; 17,5 Amulet of Light
- traps: 10,3 Alarm: Gnoll
"""  # noqa: E501 - one list, one line

GROVE = """\
# The Grove

level 3 | set winter | source original

- provenance: [original]
- intro: A grove.
- objective: Win.
- win: defeat_area: B,tower
- conclusion: Won.
- druid: Orwick

```map
######################
#,,,,p,,,**,,,,,#...o#
#,@@,,,%%*,,,,,,#....#
#,@@,,,%%,HHHH,,#..f.#
#,,,,,,,,,HHHH,,#....#
#,T,o,,,,,HHHH,,######
#,,,,,,,,,HHHH,,,,,,,#
#~~~~~==~~~~~~~~~~~~~#
#,,,,,,,,,,,,,r,,,^,,#
#,,,,,,,,,,,,,,,,,,C,#
######################
```

- areas: A out (1,1) start; B in (17,1)
- monsters: A: 1 Razor Boar; B: 1 Winter Wolf; tower top: 1 Winter Goblin
- chests: 3 ordinary
- traps: 18,8 Snow chute to 1,9
- passages: 4,5 <-> 20,1
- tower: 10,3 to 13,6; top `C..G` `....` `....` `...C`
- roaming: 2 Winter Wolf, 1 Goblin; at start 1
"""

WIDE = 22


def at(x, y):
    return y * WIDE + x


def squares(mask):
    return [square for square in range(mask.bit_length()) if mask >> square & 1]


def read(text):
    return read_layout(text, "own.md", "own")


def changed(text, *changes):
    """The text with something else in the places of some words, each of which it has just once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def refusal(text):
    with pytest.raises(LayoutError) as caught:
        read(text)
    return str(caught.value)


def place(text, words, nth=0):
    """Where some words stand, as messages write it."""
    start = -1
    for _ in range(nth + 1):
        start = text.index(words, start + 1)
    line = text.count("\n", 0, start) + 1
    return f"own.md, line {line}, column {start - text.rfind(chr(10), 0, start)}: "


def on_map(text, x, y):
    return f"own.md, line {text[: text.index('```map')].count(chr(10)) + 2 + y}, column {x + 1}: "


# ---- what is read


def test_an_area_is_all_ground_that_hangs_together_without_doors():
    house = read(HOUSE)
    assert [area.letter for area in house.areas] == ["A", "B", "C", "D"]
    assert house.areas[1] == Area(
        "B", False, False, False, tuple(at(x, y) for y in range(1, 6) for x in range(8, 14))
    )
    assert [area.start for area in house.areas] == [True, False, False, False]


def test_trees_and_bushes_belong_to_the_area_around_them():
    area = read(GROVE).areas[0]
    assert area.outdoors
    assert {at(2, 5), at(7, 2), at(8, 3)} <= set(area.squares)


def test_doors_are_read_in_the_order_of_their_list():
    assert read(HOUSE).doors == (
        Door((at(7, 2),), (0, 1), False),
        Door((at(14, 2),), (1, 2), True),
        Door((at(3, 6),), (0, 3), False),
        Door((at(9, 6), at(10, 6)), (1, 3), False),
    )


def test_monsters_are_the_letters_of_the_map_and_the_digits_of_the_list():
    assert read(HOUSE).figures == (
        Figure("goblin", at(12, 2), 1),
        Figure("bugbear", at(18, 2), 2, "1", "Angor", 12, 3, "OP"),
        Figure("goblin", at(3, 8), 3),
    )


def test_persons_and_objects_are_things():
    assert read(HOUSE).things == (
        Thing("2", "the sheriff", "person", at(20, 4)),
        Thing("3", "seal", "object", at(9, 8), ac=3, hp=5),
    )


def test_chests_hold_a_key_an_item_or_a_card():
    assert read(HOUSE).chests == (
        Chest(at(8, 4)),
        Chest(at(13, 5), "key"),
        Chest(at(17, 5), "amulet-of-light"),
    )


def test_an_alarm_names_a_monster_and_a_chute_its_end():
    assert read(HOUSE).traps == (Trap(at(10, 3), "alarm", monster="gnoll"),)
    assert read(GROVE).traps == (Trap(at(18, 8), "snow-chute", to=at(1, 9)),)


def test_the_parts_of_an_objective():
    assert read(HOUSE).win == (
        Win("defeat", ("1",)),
        Win("free", ("2",)),
        Win("destroy", ("3",)),
        Win("fetch", ("amulet-of-light",)),
        Win("exit", to="X"),
    )
    assert read(GROVE).win == (Win("defeat_area", ("B", "tower")),)
    text = changed(GROVE, ("defeat_area: B,tower", "defeat_all: Razor Boar; exit: 2 heroes to @"))
    assert read(text).win == (Win("defeat_all", ("razor-boar",)), Win("exit", heroes=2, to="@"))


@rule("FA-174")
def test_the_top_of_a_tower_lies_below_the_map_after_an_empty_row():
    grove = read(GROVE)
    assert grove.tower is not None
    assert (grove.tower.x, grove.tower.y, grove.tower.width, grove.tower.height) == (10, 3, 4, 4)
    assert grove.tower.top == tuple(at(x, y) for y in range(12, 16) for x in range(10, 14))
    assert squares(grove.tower_base) == [at(x, y) for y in range(3, 7) for x in range(10, 14)]
    assert grove.squares == 16 * WIDE
    assert Figure("winter-goblin", at(13, 12), -1) in grove.figures
    assert [chest.square for chest in grove.chests] == [at(19, 9), at(10, 12), at(13, 15)]


@rule("FA-174")
def test_coordinates_over_a_tower_name_its_top():
    text = changed(
        GROVE,
        ("`C..G` `....`", "`C..G` `.S1.`"),
        ("3 ordinary", "3 ordinary; special: 11,4 key"),
        ("- traps", "- numbered: 1 at 12,4 = Grik: Goblin Marauder\n- traps"),
    )
    grove = read(text)
    assert Chest(at(11, 13), "key") in grove.chests
    assert Figure("goblin-marauder", at(12, 13), -1, "1", "Grik") in grove.figures


def test_passages_entries_and_the_roaming_deck():
    grove = read(GROVE)
    assert grove.passages == ((at(4, 5), at(20, 1)),)
    assert grove.entries == (at(5, 1),)
    assert (grove.roaming, grove.loose) == (("winter-wolf", "winter-wolf", "goblin"), 1)
    assert read(HOUSE).roaming == ()


def test_the_facts_of_an_adventure():
    grove = read(GROVE)
    assert (grove.id, grove.title, grove.level, grove.set) == ("own", "The Grove", 3, "winter")
    assert (grove.source, grove.provenance, grove.druid) == ("original", "[original]", "orwick")
    assert (grove.width, grove.height, grove.rows[1]) == (22, 11, "#,,,,p,,,**,,,,,#...o#")
    assert (grove.intro, grove.objective, grove.conclusion) == ("A grove.", "Win.", "Won.")


def test_the_pools_of_a_numbered_monster_are_put_in_order():
    text = changed(HOUSE, ("melee PO", "melee S P O O, ranged OY"))
    angor = next(figure for figure in read(text).figures if figure.digit)
    assert (angor.melee, angor.ranged) == ("OOPS", "YO")


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm():
    assert read("\ufeff" + HOUSE.replace("\n", "\r\n")) == read(HOUSE)


def test_areas_in_brackets_may_follow_traps_and_special_chests():
    text = changed(HOUSE, ("Alarm: Gnoll", "Alarm: Gnoll (B)"), ("13,5 key", "13,5 key (B)"))
    assert read(text) == read(HOUSE)


# ---- masks


def test_floor_is_every_square_that_a_figure_can_pass():
    grove = read(GROVE)
    floor = set(squares(grove.floor))
    assert floor >= {at(1, 1), at(2, 2), at(4, 5), at(1, 7), at(6, 7), at(19, 9), at(10, 12), at(13, 15)}
    assert not floor & {at(2, 5), at(7, 2), at(10, 3), at(0, 0), at(10, 11), at(9, 12)}


def test_doors_are_no_floor_and_no_wall():
    house = read(HOUSE)
    assert squares(house.doorways) == [at(7, 2), at(14, 2), at(3, 6), at(9, 6), at(10, 6)]
    assert not house.doorways & (house.floor | house.walls)


def test_every_square_is_floor_or_something_else():
    for layout in (read(HOUSE), read(GROVE)):
        parts = [layout.floor, layout.trees, layout.pillars, layout.bushes]
        parts += [layout.walls, layout.tower_base, layout.doorways]
        assert sum(parts) == (1 << layout.squares) - 1
        assert all(not one & other for one in parts for other in parts if one is not other and one)


def test_the_kinds_of_ground():
    grove = read(GROVE)
    assert squares(grove.trees) == [at(2, 5)]
    assert squares(grove.bushes) == [at(7, 2), at(8, 2), at(7, 3), at(8, 3)]
    assert squares(grove.brook) == [at(x, 7) for x in range(1, 21) if x not in (6, 7)]
    assert squares(read(changed(HOUSE, ("..^...#......#\n", "..^...#.I....#\n"))).pillars) == [at(16, 3)]


def test_outdoor_areas_and_tower_tops_are_outdoors():
    grove = read(GROVE)
    assert grove.tower is not None
    assert grove.outdoors >> grove.tower.top[0] & 1
    assert grove.outdoors >> at(2, 5) & 1
    assert not grove.outdoors >> at(17, 1) & 1
    assert not read(HOUSE).outdoors


@rule("FA-187")
def test_a_marker_stands_in_snow_if_more_of_its_neighbours_are_snow_than_grass():
    assert squares(read(GROVE).snow) == [at(9, 1), at(10, 1), at(9, 2)]
    for row, snowy in ((",p,", False), (",p*", False), ("*p*", True)):
        text = changed(GROVE, (",,,,p,,,**", f",,,{row},,**"))
        assert bool(read(text).snow >> at(5, 1) & 1) is snowy


@rule("FA-187")
def test_every_square_of_an_indoor_area_of_ice_is_snow():
    text = changed(
        HOUSE, ("- traps", "- ground: C ice\n- traps"), ("#......#C.....#.....2#", "#......#C.....#***..2#")
    )
    house = read(text)
    assert tuple(squares(house.snow)) == house.areas[2].squares
    assert [area.ice for area in house.areas] == [False, False, True, False]


@rule("FA-017")
def test_in_front_of_a_door_are_the_squares_next_to_it_and_to_the_ends_of_passages():
    house = read(HOUSE)
    doors = [(6, 2), (8, 2), (13, 2), (15, 2), (3, 5), (9, 5), (10, 5), (3, 7), (9, 7), (10, 7)]
    assert squares(house.in_front) == [at(x, y) for x, y in doors]
    ends = [(19, 1), (20, 2), (4, 4), (3, 5), (5, 5), (4, 6)]
    assert squares(read(GROVE).in_front) == [at(x, y) for x, y in ends]


# ---- events


def with_event(text, event, *changes):
    return changed(text, *changes) + f"- event: {event}\n"


@pytest.mark.parametrize(
    ("text", "sentence", "event"),
    [
        (
            HOUSE,
            "door 9,6 opens at the start of DM turn 4 after C is revealed",
            Event("door-opens", door=3, turn=4, area=2),
        ),
        (
            HOUSE,
            "when amulet of light is taken: 1 Skeleton comes to D",
            Event("taken", item="amulet-of-light", count=1, monster="skeleton", area=3),
        ),
        (
            HOUSE,
            "1 regains 2 HP at the start of each DM turn while at 5 HP or fewer next to a tree or bush",
            Event("regains", digit="1", count=2, hp=5),
        ),
        (
            HOUSE,
            "a key when the first Goblin of B is defeated",
            Event("key-of-the-first", monster="goblin", area=1, key=True),
        ),
        (
            HOUSE,
            "a key in each of the first 1 ordinary chests",
            Event("key-in-chests", count=1, key=True),
        ),
        (GROVE, "a key in the first chest of the tower", Event("key-on-the-tower", key=True)),
        (
            HOUSE,
            "when 1 falls to 12 HP: 2 Gnoll come to A",
            Event("falls", digit="1", hp=12, count=2, monster="gnoll", area=0),
        ),
        (HOUSE, "1 has +2 AC for each of 3 that stands", Event("warded", digit="1", count=2, digits=("3",))),
        (HOUSE, "1 flees at 0 HP", Event("flees", digit="1")),
        (HOUSE, "1 flees at 0 HP and leaves a key", Event("flees", digit="1", key=True)),
    ],
)
def test_each_sentence_is_an_event(text, sentence, event):
    assert read(with_event(text, sentence)).events == (event,)


def test_monsters_of_an_event_may_come_to_the_spaces_of_animal_prints():
    text = changed(
        GROVE,
        ("- traps", "- numbered: 1 at 11,4 = Grik: Goblin Marauder\n- traps"),
        ("`....` `....`", "`.1..` `....`"),
    )
    assert read(with_event(text, "when 1 falls to 3 HP: 1 Gnoll comes to p")).events[0].area == -1


def test_an_unknown_event_is_told_which_sentences_there_are():
    text = with_event(HOUSE, "the roof falls down")
    message = refusal(text)
    assert message.startswith(place(text, "the roof") + "we know no such event; expected one of these")
    assert all(example in message for example, _ in SENTENCES.values())


def test_the_examples_in_messages_are_sentences():
    assert all(fullmatch(pattern, example) for example, pattern in SENTENCES.values())
    assert all(fullmatch(f"{code}: {pattern}", example) for code, (example, pattern) in WINS.items())


@pytest.mark.parametrize(
    ("text", "event", "problem"),
    [
        (HOUSE, "2 flees at 0 HP", "2 is not a monster"),
        (HOUSE, "1 has +1 AC for each of 2 that stands", "2 is not an object"),
        (HOUSE, "when Flame Tongue is taken: 1 Gnoll comes to A", "no special chest holds it"),
        (HOUSE, "when 1 falls to 3 HP: 1 Gnoll comes to p", "the map has no spaces p"),
        (HOUSE, "when 1 falls to 3 HP: 6 Gnoll come to A", "1 Gnoll too many here; expected at most the 5"),
        (HOUSE, "a key when the first Ogre of B is defeated", "no such monster is in that area"),
        (HOUSE, "a key in the first chest of the tower", "there is no chest on a tower"),
        (HOUSE, "a key in each of the first 2 ordinary chests", "the map has 1 ordinary chests"),
    ],
)
def test_an_event_needs_what_it_names(text, event, problem):
    text = with_event(text, event)
    assert refusal(text).startswith(place(text, event) + problem)


@pytest.mark.parametrize(
    ("event", "word", "problem"),
    [
        ("door 8,1 opens at the start of DM turn 3 after B is revealed", "8,1", "no door is drawn at 8,1"),
        ("door 7,2 opens at the start of DM turn 3 after K is revealed", "K", "there is no area 'K'"),
        (
            "when 1 falls to 3 HP: 1 Gnol comes to A",
            "Gnol",
            "there is no monster 'Gnol'; did you mean 'gnoll'?",
        ),
    ],
)
def test_the_words_of_an_event_are_checked(event, word, problem):
    text = with_event(HOUSE, event)
    assert refusal(text).startswith(place(text, word, text.count(word) - 1) + problem)


# ---- mistakes in the map


def test_a_ragged_row():
    text = changed(HOUSE, ("#......#..^...#......#", "#......#..^...#......"))
    assert refusal(text) == on_map(text, 21, 3) + "this row has 21 squares, the first has 22"


def test_an_empty_row():
    text = changed(HOUSE, ("#......#..^...#......#", ""))
    assert (
        refusal(text)
        == on_map(text, 0, 3) + "an empty line in the map; expected a row, or ``` after the last one"
    )


def test_an_unknown_character():
    text = changed(HOUSE, ("#..g.....3", "#..Q.....3"))
    assert refusal(text).startswith(on_map(text, 3, 8) + "'Q' means nothing on a map; expected one of")


def test_a_blank_is_an_unknown_character():
    text = changed(HOUSE, ("#..g.....3", "#.. .....3"))
    assert refusal(text).startswith(on_map(text, 3, 8) + "' ' means nothing on a map")


def test_an_open_border():
    text = changed(HOUSE, ("#..g.....3", "...g.....3"))
    assert refusal(text) == on_map(text, 0, 8) + "the border is open here; expected '#', got '.'"


def test_a_map_is_made_of_whole_boards():
    text = changed(HOUSE, ("#......#..^...#......#\n", ""))
    assert refusal(text) == on_map(text, 0, 9) + "the map is 10 squares high; expected a multiple of 11"
    start, end = (HOUSE.index(fence) for fence in ("######", "```\n\n- areas"))
    rows = HOUSE[start:end].split()
    text = HOUSE[:start] + "\n".join(row[:-1] + "##" for row in rows) + "\n" + HOUSE[end:]
    assert refusal(text) == on_map(text, 0, 0) + "the map is 23 squares wide; expected a multiple of 11"


@pytest.mark.parametrize(("old", "new"), [("%%,HHHH", "%,,HHHH"), ("%%*", ",%%"), ("%%*", "%%%")])
def test_bushes_are_two_by_two(old, new):
    text = changed(GROVE, (old, new))
    assert "a bush covers two by two squares; expected %% over %%" in refusal(text)


@pytest.mark.parametrize("drawn", ["#D#", "DDD"])
def test_a_double_door_has_two_halves(drawn):
    text = changed(HOUSE, ("#####DD####", f"####{drawn}####"))
    place_of_d = on_map(text, 8 + drawn.count("#") // 2 + drawn.count("DDD"), 6)
    problem = "a double door has two halves; expected exactly one other D next to it"
    assert refusal(text) == place_of_d + problem


@pytest.mark.parametrize(
    ("old", "new"), [("%%,HHHH", "%%,,HHH"), (",,HHHH,,#....", ",HHHHH,,#...."), (",HHHH,,,,", ",,HH,,,,,")]
)
def test_a_tower_has_four_straight_sides(old, new):
    assert "a tower covers a block with four straight sides" in refusal(changed(GROVE, (old, new)))


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("10,3 to", "9,3 to", "9,3 to", "the tower is drawn from 10,3 to 13,6; expected 10,3"),
        ("to 13,6", "to 13,7", "13,7", "the tower is drawn from 10,3 to 13,6; expected 13,6"),
        ("`C..G` ", "", "`....`", "the tower is 4 squares deep; expected 4 rows, got 3"),
        ("`C..G` ", "`C..` ", "C..` ", "the tower is 4 squares wide; expected 4 squares, got 3"),
        ("`C..G` ", "`C^.G` ", "^.G", "'^' can't be on a tower"),
    ],
)
def test_the_top_of_a_tower_fits_on_it(old, new, words, problem):
    text = changed(GROVE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_a_tower_is_drawn_and_has_a_line():
    line = "- tower: 10,3 to 13,6; top `C..G` `....` `....` `...C`\n"
    text = changed(GROVE, (line, ""))
    assert refusal(text).startswith(on_map(text, 10, 3) + "this tower has no line; expected '- tower: 10,3")
    text = HOUSE + line
    assert refusal(text) == place(text, "10,3 to 13,6") + "no tower is drawn; expected squares H on the map"


def test_a_tower_stands_outdoors_in_one_area():
    text = changed(
        GROVE,
        ("HHHH,,#..f.", "HHHH.+#..f."),
        ("HHHH,,#....", "HHHH#,#...."),
        ("#,@@,,,%%*,,,,,,#", "#,@@,,,%%*,,,##,#"),
        ("B in (17,1)", "B in (17,1); C in (14,3)"),
        ("- monsters", "- doors: 15,3 A-C\n- monsters"),
    )
    assert refusal(text).startswith(place(text, "10,3 to") + "a tower stands in one area, outdoors")


# ---- mistakes in the lists


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("; C in (15,1)", "; C in (8,3)", "8,3", "this is area B; expected a square of another area"),
        ("C in (15,1)", "B in (15,1)", "B in (15,1)", "there is an area B already"),
        ("C in (15,1)", "C in (14,1)", "14,1", "14,1 is in no area"),
        ("C in (15,1)", "C in (15,99)", "15,99", "15,99 is not on the map, which has 22x11 squares"),
        (
            "C in (15,1)",
            "C out (15,1)",
            "C out",
            "area C is called 'out', but has '.' at 15,1; expected 'in'",
        ),
        ("C in (15,1)", "C (15,1)", "C (15,1)", "expected an area such as 'B in (9,2)'"),
        ("(1,3) start", "(1,3)", "A in", "0 areas are marked 'start'; expected one"),
        ("B in (8,1)", "B in (8,1) start", "A in", "2 areas are marked 'start'; expected one"),
        ("- traps", "- ground: K ice\n- traps", "K ice", "there is no area K"),
        ("- traps", "- ground: slippery\n- traps", "slippery", "expected areas that are ice"),
    ],
)
def test_mistakes_in_areas(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_an_area_without_a_name():
    text = changed(HOUSE, ("; C in (15,1)", ""))
    assert refusal(text).startswith(on_map(text, 15, 1) + "this area is not named")


def test_an_outdoor_area_is_not_called_in():
    text = changed(GROVE, ("A out", "A in"))
    assert refusal(text).startswith(
        place(text, "A in") + "area A is called 'in', but has ',' at 1,1; expected 'out'"
    )


def test_snow_indoors_needs_ice_in_the_list_of_grounds():
    text = changed(HOUSE, ("#..g.....3", "#*.g.....3"))
    assert refusal(text).startswith(place(text, "D in") + "area D is called 'in', but has '*' at 1,8")


def test_no_outdoor_area_is_ice():
    text = changed(GROVE, ("- traps", "- ground: A ice\n- traps"))
    assert refusal(text).startswith(place(text, "A out") + "area A is outdoors; expected only indoor areas")


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("7,2 A-B", "7,3 A-B", "7,3", "no door is drawn at 7,3; expected + on the map"),
        ("7,2 A-B", "7,2 A-B locked", "7,2", "no locked door is drawn at 7,2; expected L on the map"),
        ("14,2 B-C locked", "14,2 B-C", "14,2", "no door is drawn at 14,2; expected + on the map"),
        ("7,2 A-B", "7,2 A-C", "7,2 A-C", "this door lies between A and B; expected two areas"),
        ("7,2 A-B", "7,2 A-K", "K", "there is no area 'K'; expected one of A, B, C, D"),
        ("7,2 A-B", "7,2 AB", "7,2 AB", "expected a door such as '7,2 A-B'"),
    ],
)
def test_mistakes_in_doors(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_a_door_is_listed_once():
    text = changed(HOUSE, ("14,2 B-C locked", "7,2 A-B; 14,2 B-C locked"))
    assert refusal(text).startswith(place(text, "7,2 A-B", 1) + "the door at 7,2 is listed already")


def test_both_halves_of_a_double_door_are_listed_with_the_same_areas():
    text = changed(HOUSE, ("; 10,6 B-D double", ""))
    assert refusal(text) == on_map(text, 10, 6) + "this half of a double door is not listed; expected both"
    text = changed(HOUSE, ("10,6 B-D double", "10,6 A-D double"))
    assert refusal(text).startswith(place(text, "9,6 B-D") + "the halves of this door join other areas")


@pytest.mark.parametrize(
    ("old", "new", "x", "y", "name"),
    [
        ("7,2 A-B; ", "", 7, 2, "doors"),
        ("2 at 20,4 = the sheriff (person); ", "", 20, 4, "numbered"),
        ("; 17,5 Amulet of Light", "", 17, 5, "chests"),
        ("- traps: 10,3 Alarm: Gnoll\n", "", 10, 3, "traps"),
        ("#..g.....3", "#.og.....3", 2, 8, "passages"),
    ],
)
def test_what_is_drawn_is_listed(old, new, x, y, name):
    text = changed(HOUSE, (old, new))
    assert refusal(text) == on_map(text, x, y) + f"expected an entry in '- {name}:' for {x},{y}"


@pytest.mark.parametrize("symbol", ["C", "T", "2"])
def test_a_door_has_free_ground_on_both_sides(symbol):
    text = changed(HOUSE, ("#@@....+....g.L", f"#@@...{symbol}+....g.L"))
    if symbol == "C":
        text = changed(text, ("1 ordinary", "2 ordinary"))
    if symbol == "2":
        text = changed(text, ("2 at 20,4", "2 at 6,2"), (".....2#", "......#"))
    assert refusal(text).startswith(place(text, "7,2 A-B") + "no free ground before this door in A")


def test_a_door_joins_two_areas():
    text = changed(
        HOUSE, ("#......#C.....#.....2#", "#......#C..+..#.....2#"), ("7,2 A-B;", "7,2 A-B; 11,4 B-B;")
    )
    assert refusal(text).startswith(place(text, "11,4 B-B") + "this door lies between B; expected two areas")


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        (
            "B: 1 Goblin",
            "B: 2 Goblin",
            "2 Goblin",
            "the map shows 1 of them in B; expected that number, got 2",
        ),
        ("B: 1 Goblin", "B: 1 Goblin, 1 Ogre", "1 Ogre", "the map shows 0 of them in B"),
        ("B: 1 Goblin", "B: 1 Gobblin", "Gobblin", "there is no monster 'Gobblin'; did you mean 'goblin'?"),
        ("B: 1 Goblin", "K: 1 Goblin", "K: 1", "there is no area 'K'"),
        ("B: 1 Goblin", "B 1 Goblin", "B 1 Goblin", "expected an area with its monsters"),
        ("B: 1 Goblin", "B: Goblin", "Goblin; D", "expected a number and a monster"),
    ],
)
def test_mistakes_in_monsters(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_a_monster_that_is_drawn_is_listed():
    text = changed(HOUSE, ("; D: 1 Goblin", ""))
    assert (
        refusal(text)
        == on_map(text, 3, 8) + "this monster is not listed; expected 'D: 1 Goblin' in '- monsters:'"
    )
    text = changed(GROVE, ("; tower top: 1 Winter Goblin", ""))
    assert refusal(text).startswith(
        place(text, "G` `") + "this monster is not listed; expected 'tower top: 1"
    )


@rule("FA-017")
@pytest.mark.parametrize(("old", "new", "x"), [("..g.L", "...gL", 13), ("L...1..", "L1.....", 15)])
def test_no_monster_in_front_of_a_door(old, new, x):
    text = changed(HOUSE, (old, new)).replace("1 at 18,2", f"1 at {x if '1' in new else 18},2")
    where = place(text, "1 at 15,2") if "1" in new else on_map(text, x, 2)
    assert refusal(text) == where + "no monster stands next to a door or passage; expected another square"


@rule("FA-163")
def test_a_large_monster_has_room():
    text = changed(HOUSE, ("Angor: Bugbear with HP 12, AC 3, melee PO", "Icefang: White Dragon"))
    assert [figure.square for figure in read(text).figures if figure.digit] == [at(18, 2)]
    pillar = (("#......#..^...#......#", "#......#..^...#....I.#"),)
    chest = (("#......#..^...#......#", "#......#..^...#...C..#"), ("1 ordinary", "2 ordinary"))
    wall = (("L...1..#", "L.....1#"), ("1 at 18,2", "1 at 20,2"))
    for changes in (pillar, chest, wall):
        crowded = changed(text, *changes)
        problem = "a large monster covers two by two squares; expected free ground on all four"
        assert refusal(crowded) == place(crowded, "1 at ") + problem


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("1 at 18,2", "1 at 18,3", "18,3", "no 1 is drawn at 18,3; expected 1 on the map"),
        ("3 at 9,8", "2 at 9,8", "9,8", "no 2 is drawn at 9,8; expected 2 on the map"),
        ("Bugbear with", "Bugbare with", "Bugbare", "there is no monster 'Bugbare'; did you mean 'bugbear'?"),
        ("HP 12,", "HP many,", "HP many", "expected HP 12, AC 3, melee OP or ranged YO, got 'HP many'"),
        ("melee PO", "melee PP", "PP", "the box has 2 Y, 1 R, 2 O, 1 P and 1 S dice"),
        (
            "sheriff (person)",
            "sheriff",
            "the sheriff",
            "expected 'Angor: Bugbear with HP 12, melee OP', 'the",
        ),
        (
            "1 at 18,2 =",
            "1 at 18,2",
            "1 at 18,2",
            "expected an entry such as '2 at 20,5 = the sheriff (person)'",
        ),
    ],
)
def test_mistakes_in_numbered_entries(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_a_digit_is_drawn_and_listed_once():
    text = changed(HOUSE, ("#..g.....3", "#..g.2...3"))
    assert refusal(text).startswith(on_map(text, 5, 8) + "expected an entry in '- numbered:' for 5,8")
    text = changed(
        HOUSE, ("3 at 9,8 =", "2 at 5,8 = a twin (person); 3 at 9,8 ="), ("#..g.....3", "#..g.2...3")
    )
    assert refusal(text).startswith(place(text, "2 at 5,8") + "2 is listed already; expected another digit")


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("1 ordinary", "2 ordinary", "2 ordinary", "the map shows 1 ordinary chests; expected '1 ordinary'"),
        (
            "1 ordinary; special",
            "special",
            "special",
            "the map shows 1 ordinary chests; expected '1 ordinary'",
        ),
        ("13,5 key", "13,4 key", "13,4", "no special chest is drawn at 13,4; expected S on the map"),
        (
            "17,5 Amulet of Light",
            "17,5 Amulet of Night",
            "Amulet of Night",
            "there is no item 'Amulet of Night'",
        ),
        ("13,5 key", "13,5 key (C)", "C); 17", "13,5 is not in area C"),
        ("13,5 key", "13,5 key; 13,5 key", "1 ordinary", "13,5 has two entries; expected one"),
        ("13,5 key", "a key", "special: a key", "expected '4 ordinary', then special chests such as"),
    ],
)
def test_mistakes_in_chests(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("10,3 Alarm", "10,4 Alarm", "10,4", "no trap is drawn at 10,4; expected ^ on the map"),
        ("Alarm: Gnoll", "Pitt", "Pitt", "there is no trap 'Pitt'; did you mean 'pit'?"),
        (
            "Alarm: Gnoll",
            "Alarm",
            "10,3 Alarm",
            "expected 'Alarm: Gnoll' with what it does, got '10,3 Alarm'",
        ),
        ("Alarm: Gnoll", "Snow chute", "10,3 Snow", "expected 'Snow chute to 1,1' with what it does"),
        ("Alarm: Gnoll", "Pit: Gnoll", "Gnoll", "only 'Alarm: Gnoll' says more; expected the trap alone"),
        ("Alarm: Gnoll", "Alarm: Gnolls!", "Gnolls!", "there is no monster 'Gnolls!'; did you mean 'gnoll'?"),
        ("Alarm: Gnoll", "Alarm: Gnoll (A)", "A)\n", "10,3 is not in area A"),
        ("Alarm: Gnoll", "Snow chute to 7,2", "10,3 Snow", "nobody can land at 7,2; expected free ground"),
        ("Alarm: Gnoll", "Snow chute to 8,4", "10,3 Snow", "nobody can land at 8,4; expected free ground"),
        ("Alarm: Gnoll", "Snow chute to 50,4", "50,4", "50,4 is not on the map"),
        ("Alarm: Gnoll", "Pit; 10,3 Net", "10,3 Pit", "10,3 has two entries; expected one"),
    ],
)
def test_mistakes_in_traps(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("4,5 <-> 20,1", "4,6 <-> 20,1", "4,6", "no trapdoor or passageway is drawn at 4,6; expected o"),
        ("4,5 <-> 20,1", "4,5 20,1", "4,5 20,1", "expected a passage such as '3,12 <-> 19,12'"),
        ("; at start 1", "", "2 Winter Wolf, 1", "expected a deck such as '2 Goblin, 1 Gnoll; at start 1'"),
        ("at start 1", "at start 4", "4\n", "the deck has 3 cards; expected no more at the start"),
        (",p,,,", ",,,,,", "2 Winter Wolf, 1", "roaming monsters come in at spaces p; expected some"),
        ("Orwick", "Ulwick", "Ulwick", "there is no druid 'Ulwick'; did you mean 'elwick'?"),
    ],
)
def test_mistakes_in_passages_roaming_monsters_and_druids(old, new, words, problem):
    text = changed(GROVE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


def test_a_passage_has_two_ends():
    text = changed(GROVE, ("4,5 <-> 20,1", "4,5 <-> 4,5"))
    assert refusal(text) == on_map(text, 20, 1) + "expected an entry in '- passages:' for 20,1"


def test_no_more_monsters_than_cards():
    text = changed(GROVE, ("2 Winter Wolf, 1 Goblin", "3 Winter Wolf, 1 Goblin"))
    expected = "1 Winter Wolf too many here; expected at most the 3 of its cards"
    assert refusal(text) == place(text, "3 Winter Wolf") + expected
    text = changed(
        HOUSE,
        ("#..g.....3", "#.zz.zz..3"),
        ("D: 1 Goblin", "D: 4 Ooze"),
    )
    assert refusal(text) == on_map(text, 6, 8) + "1 Ooze too many here; expected at most the 3 of its cards"


def test_numbered_monsters_use_cards_of_their_kind():
    text = changed(HOUSE, ("#..g.....3", "#.bb.bb..3"), ("D: 1 Goblin", "D: 4 Bugbear"))
    assert "1 Bugbear too many here; expected at most the 4 of its cards" in refusal(text)


def test_an_alarm_makes_do_with_the_cards_that_are_left():
    text = changed(
        HOUSE,
        ("#..g.....3", "#.bb.b...3"),
        ("D: 1 Goblin", "D: 3 Bugbear"),
        ("Alarm: Gnoll", "Alarm: Bugbear"),
    )
    assert read(text).traps[0].monster == "bugbear"


# ---- mistakes in the file


@pytest.mark.parametrize(
    ("old", "new", "words", "problem"),
    [
        ("# The House", "The House", "The House", "expected a title such as '# The Goblin Bandits'"),
        (
            "level 1 |",
            "level 4 |",
            "level 4",
            "expected a line such as 'level 1 | set base | source original'",
        ),
        ("set base", "set bass", "bass", "there is no set 'bass'; did you mean 'base'?"),
        (
            "source original",
            "source mine",
            "mine",
            "there is no source 'mine'; expected one of original, public",
        ),
        ("- intro: A house.", "intro: A house.", "intro:", "expected '- name: text' or the map"),
        ("- intro:", "- intor:", "intor", "there is no list 'intor'; did you mean 'intro'?"),
        (
            "- traps:",
            "- intro: A mill.\n- traps:",
            "- intro: A mill",
            "there are two lines of intro; the other is",
        ),
    ],
)
def test_mistakes_in_the_lines(old, new, words, problem):
    text = changed(HOUSE, (old, new))
    assert refusal(text).startswith(place(text, words) + problem)


@pytest.mark.parametrize("name", ["intro", "objective", "win", "conclusion", "areas"])
def test_some_lines_may_not_be_missing(name):
    text = "\n".join(line for line in HOUSE.split("\n") if not line.startswith(f"- {name}:"))
    assert refusal(text).endswith(f"'- {name}:' is missing or empty")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: the file ends too early; expected a title"),
        ("# A title\n", "line 2, column 1: the file ends too early; expected a line such as 'level 1"),
        (HOUSE[: HOUSE.index("```map")] + "- areas: A in (1,3) start\n", "the map is missing"),
        (HOUSE.replace("- areas", "```map\n- areas"), "there is a map already, in line 11"),
        (HOUSE[: HOUSE.index("\n#@@....+")], "the map never ends; expected a line ``` after its last row"),
    ],
)
def test_a_file_has_one_whole_map(text, problem):
    assert problem in refusal(text)


# ---- where heroes can get


def test_there_are_four_start_spaces():
    text = changed(HOUSE, ("#@@....+", "#@.....+"))
    assert refusal(text) == on_map(text, 1, 2) + "the map has 3 start spaces @; expected 4"
    text = HOUSE.replace("@", ".")
    assert refusal(text) == place(text, "A in") + "the map has 0 start spaces @; expected 4"


def test_start_spaces_are_in_the_start_area():
    text = changed(HOUSE, ("#@@....+....g", "#@.....+.@..g"))
    assert refusal(text) == on_map(text, 9, 2) + "this start space is not in A; expected it there"


def test_no_monster_waits_in_an_indoor_start_room():
    text = changed(HOUSE, ("#......#C", "#...g..#C"), ("B: 1 Goblin", "A: 1 Goblin; B: 1 Goblin"))
    assert (
        refusal(text)
        == on_map(text, 4, 4) + "no monster waits in an indoor start room; expected it elsewhere"
    )
    assert any(figure.area == 0 for figure in read(GROVE).figures)  # outdoors some may


def test_all_ground_can_be_reached_on_foot():
    closed = changed(
        HOUSE,
        ("#....................#\n#..g", "#............T.......#\n#..g"),
        ("3.......XX..#\n#....................#", "3...T...XX..#\n#............T.......#"),
    )
    assert (
        refusal(closed)
        == on_map(closed, 14, 7) + "heroes can't walk here from the start; expected a way to it"
    )


def test_chests_are_in_the_way_and_have_to_be_reached():
    text = changed(GROVE, ("^,,#\n#,,,,,,,,,,,,,,,,,,C,#", "^T,#\n#,,,,,,,,,,,,,,,,,,C,#"))
    assert read(text)
    text = changed(GROVE, ("^,,#\n#,,,,,,,,,,,,,,,,,,C,#", "^,T#\n#,,,,,,,,,,,,,,,,,,C,#"))
    assert (
        refusal(text) == on_map(text, 20, 9) + "heroes can't walk here from the start; expected a way to it"
    )
    text = changed(GROVE, ("^,,#\n#,,,,,,,,,,,,,,,,,,C,#", "^T,#\n#,,,,,,,,,,,,,,,,,TCT#"))
    assert (
        refusal(text) == on_map(text, 19, 9) + "heroes can't walk here from the start; expected a way to it"
    )


def test_a_passage_is_a_way():
    text = changed(
        GROVE, (",T,o,,,,,HHHH", ",T,,,,,,,HHHH"), ("#...o#", "#....#"), ("- passages: 4,5 <-> 20,1\n", "")
    )
    assert (
        refusal(text) == on_map(text, 17, 1) + "heroes can't walk here from the start; expected a way to it"
    )


@rule("FA-178")
def test_heroes_climb_a_tower_from_the_squares_next_to_it():
    text = changed(
        GROVE,
        ("#,@@,,,%%*,,,,,,#", "#,@@,,,%%*TTTT,,#"),
        ("%%,HHHH,,", "%%THHHHT,"),
        ("#,,,,,,,,,HHHH,,#", "#,,,,,,,,THHHHT,#"),
        (",T,o,,,,,HHHH,,", ",T,o,,,,THHHHT,"),
        ("#,,,,,,,,,HHHH,,,,,,,#", "#,,,,,,,,THHHHT,,,,,,#"),
    )
    assert read(text)  # from the brook south of it
    text = changed(text, ("#~~~~~==~~~~~~", "#~~~~~==~~TTTT"))
    assert (
        refusal(text) == place(text, "C..G") + "heroes can't walk here from the start; expected a way to it"
    )


# ---- keys


def test_a_lock_needs_a_key():
    text = changed(HOUSE, ("13,5 key", "13,5 Flame Tongue"))
    expected = "no key can be found for this lock before it; expected one to be in reach"
    assert refusal(text) == place(text, "14,2 B-C locked") + expected


def test_a_key_behind_its_own_lock_does_not_count():
    text = changed(HOUSE, ("13,5 key; 17,5 Amulet of Light", "13,5 Amulet of Light; 17,5 key"))
    assert refusal(text).startswith(
        place(text, "14,2 B-C locked") + "no key can be found for this lock before it"
    )


TWO_LOCKS = (("###+#####DD", "###L#####DD"), ("3,6 A-D", "3,6 A-D locked"))


def test_each_key_opens_one_lock():
    text = changed(HOUSE, *TWO_LOCKS)
    problem = "no key can be found for this lock once the 1 found before it are used on other doors"
    assert problem in refusal(text)


def test_a_master_key_opens_every_lock():
    assert read(changed(HOUSE, *TWO_LOCKS, ("13,5 key", "13,5 master key")))


def test_heroes_must_not_be_able_to_shut_themselves_out():
    """Two locks and two keys, but one key lies behind one of the locks: the other may be opened first."""
    text = changed(HOUSE, *TWO_LOCKS, ("17,5 Amulet of Light", "17,5 key"), ("fetch: Amulet of Light; ", ""))
    text = changed(text, ("; exit: bearer to X", ""))
    problem = "no key can be found for this lock once the 1 found before it are used on other doors"
    assert refusal(text).startswith(place(text, "14,2 B-C locked") + problem)
    assert read(with_event(text, "a key in each of the first 1 ordinary chests"))


@pytest.mark.parametrize(
    "event",
    [
        "a key when the first Goblin of B is defeated",
        "a key in each of the first 1 ordinary chests",
    ],
)
def test_the_key_of_an_event_counts_once_it_can_be_had(event):
    assert read(with_event(HOUSE, event, ("13,5 key", "13,5 Flame Tongue")))


def test_the_key_of_an_event_behind_the_lock_does_not_count():
    text = with_event(HOUSE, "1 flees at 0 HP and leaves a key", ("13,5 key", "13,5 Flame Tongue"))
    assert "no key can be found for this lock before it" in refusal(text)
    text = changed(text, ("g.L...1..", "g.L......"), ("..g.....3", "..g..1..3"), ("1 at 18,2", "1 at 6,8"))
    assert read(text)
    text = changed(text, (" and leaves a key", ""))
    assert "no key can be found for this lock before it" in refusal(text)


def test_a_key_on_the_tower_can_be_climbed_to():
    text = changed(
        GROVE,
        ("#...o#", "L...o#"),
        ("- monsters", "- doors: 16,1 A-B locked\n- monsters"),
    )
    assert "no key can be found for this lock before it" in refusal(text)
    assert read(with_event(text, "a key in the first chest of the tower"))


def test_there_are_not_too_many_locks_to_try_all_orders():
    columns = [x for x in range(1, 21) if x not in (7, 14, 17, 9, 10)]
    rooms = ["A" if x < 7 else "B" if x < 14 else "C" for x in columns]
    row = "".join("D" if x in (9, 10) else "L" if x in columns else "#" for x in range(22))
    doors = "; ".join(f"{x},6 {room}-D locked" for x, room in zip(columns, rooms, strict=True) if x != 13)
    text = changed(
        HOUSE,
        ("###+#####DD###########", row[:13] + "#" + row[14:]),
        ("3,6 A-D", doors),
        ("13,5 key", "13,5 master key"),
    )
    assert refusal(text).endswith("15 doors are locked; expected at most 10")


# ---- objectives


@pytest.mark.parametrize(
    ("win", "problem"),
    [
        ("defeat: 2", "2 is not a monster in '- numbered:'"),
        ("free: 1", "1 is not a person in '- numbered:'"),
        ("destroy: 2", "2 is not an object in '- numbered:'"),
        ("destroy: 3,9", "9 is not an object in '- numbered:'"),
        ("defeat_all: Ogre", "no Ogre is on the map"),
        ("defeat_area: A", "there are no monsters to defeat in A"),
        ("defeat_area: tower", "there are no monsters to defeat in tower"),
        ("fetch: Flame Tongue", "no special chest holds it"),
        ("exit: bearer to X", "there is nothing to bear"),
        ("exit: 3 heroes to X", "the map has 2 exit spaces X; expected 3 or more"),
        ("win the game", "expected a part of an objective such as defeat_all: Goblin; defeat: 1;"),
    ],
)
def test_an_objective_can_be_met(win, problem):
    line = "defeat: 1; free: 2; destroy: 3; fetch: Amulet of Light; exit: bearer to X"
    text = changed(HOUSE, (line, win))
    assert refusal(text).startswith(place(text, win) + problem)


@pytest.mark.parametrize(
    ("win", "word", "problem"),
    [
        ("defeet: 1", "defeet", "there is no win code 'defeet'; did you mean 'defeat'?"),
        ("defeat: Angor", "Angor\n", "expected something such as 'defeat: 1', got 'Angor'"),
        ("defeat_area: K", "K\n", "there is no area 'K'"),
        ("defeat_all: Gobblin", "Gobblin", "there is no monster 'Gobblin'"),
        ("fetch: the moon", "the moon", "there is no item 'the moon'"),
        ("exit: 5 heroes to X", "5 heroes", "expected something such as 'exit: 2 heroes to X'"),
        ("then free: 2", "then", "nothing stands before this 'then'; expected another part before it"),
        ("free: 2; then defeat: 1", "then", "only free and exit can be put off by 'then'"),
    ],
)
def test_mistakes_in_an_objective(win, word, problem):
    line = "defeat: 1; free: 2; destroy: 3; fetch: Amulet of Light; exit: bearer to X"
    text = changed(HOUSE, (line, win))
    assert refusal(text).startswith(place(text, word) + problem)


# ---- files


def test_an_adventure_of_ones_own_is_read_from_a_file(tmp_path):
    path = tmp_path / "the-house.md"
    path.write_text(HOUSE, encoding="utf-8")
    house = load_layout(path)
    assert (house.id, house.title) == ("the-house", "The House")


def test_a_file_that_cannot_be_read_is_reported(tmp_path):
    with pytest.raises(LayoutError, match=r"nowhere\.md can't be opened: No such file"):
        load_layout(tmp_path / "nowhere.md")
    (tmp_path / "odd.md").write_bytes(b"# \xff\xfe")
    with pytest.raises(LayoutError, match=r"odd\.md is not UTF-8 text"):
        load_layout(tmp_path / "odd.md")


def test_a_mistake_in_a_layout_is_a_mistake_in_content():
    assert issubclass(LayoutError, ContentError)


def test_an_adventure_of_ones_own_can_be_entered():
    layouts = Layouts("1", "2")
    house = read(HOUSE)
    layouts.enter(house)
    layouts.enter(house)
    assert layouts["own"] is house
    assert [*layouts] == ["1", "2"]  # the adventures of the box
    assert len(layouts) == 2
    assert "own" in layouts
    assert "forest-1" not in layouts
    with pytest.raises(KeyError):
        layouts["forest-1"]


def test_an_adventure_of_ones_own_takes_no_other_adventures_place():
    layouts = Layouts("1")
    with pytest.raises(
        LayoutError, match="there is an adventure '1' already; expected a file with another name"
    ):
        layouts.enter(read_layout(HOUSE, "1.md", "1"))
    layouts.enter(read(HOUSE))
    with pytest.raises(LayoutError, match="there is an adventure 'own' already"):
        layouts.enter(read(GROVE))


def told(text):
    """What is said about a text, if anything is wrong with it."""
    try:
        read(text)
    except LayoutError as error:
        return str(error)
    return ""


def test_whatever_is_wrong_with_a_file_is_told_with_its_place():
    """Files with a few characters changed are read or refused; nothing else happens."""
    luck = random.Random(3)
    texts = [HOUSE, GROVE, (HERE / "adventures" / "winter-5.md").read_text(encoding="utf-8")]
    messages = []
    for _ in range(400):
        text = luck.choice(texts)
        for _ in range(luck.randint(1, 3)):
            start = luck.randrange(len(text))
            text = text[:start] + luck.choice([*"9;#o1 :@D\n", ""]) + text[start + 1 :]
        messages += [message] if (message := told(text)) else []
    assert len(messages) > 100
    assert all(fullmatch(r"own\.md, line [0-9]+, column [0-9]+: .+", message) for message in messages)
