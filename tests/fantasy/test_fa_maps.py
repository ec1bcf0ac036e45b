"""The 24 adventures of the box as their layouts: what stands where, and how much of it."""

from collections import Counter

import pytest

from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Event, Figure, Thing, Win
from questboard.testing import rule

BOXES = [
    # adventure, areas, doors, locked doors, ordinary chests, special chests, monsters, traps
    ("1", 6, 5, 0, 5, "", "6 goblin", "3 pit, 1 arrow"),
    ("2", 7, 6, 1, 4, "key", "6 goblin, 3 bugbear", "1 net, 1 pit, 1 arrow, 1 alarm"),
    ("3", 8, 8, 1, 7, "key", "4 goblin, 5 gnoll, 1 bugbear, 2 ooze, 1 ogre", "1 arrow, 2 pit, 1 net"),
    ("4", 4, 4, 0, 2, "silver-dagger", "4 goblin, 5 gnoll, 1 bugbear", "1 spear, 1 vine-snare, 1 net"),
    (
        "5",
        9,
        8,
        1,
        5,
        "key, amulet-of-light",
        "6 skeleton, 2 ooze, 1 carrion-crawler, 1 wight",
        "1 poison-gas, 1 spear, 1 arrow, 1 pit, 1 mind-fog, 1 fire-burst",
    ),
    (
        "6",
        6,
        6,
        1,
        4,
        "key, bow-of-endless-arrows",
        "3 bugbear, 2 goblin, 3 ogre",
        "1 pit, 1 fire-burst, 1 spear, 1 net",
    ),
    (
        "7",
        8,
        7,
        0,
        4,
        "",
        "2 carrion-crawler, 3 ooze, 3 goblin, 2 bugbear, 1 ogre, 1 troll",
        "3 collapse, 1 pit, 1 poison-gas",
    ),
    ("8", 9, 10, 1, 5, "key", "4 goblin, 1 ogre, 2 bugbear, 3 troll", "1 spear, 1 pit, 1 net, 1 fire-burst"),
    (
        "9",
        6,
        6,
        1,
        3,
        "key, flame-tongue",
        "6 skeleton, 2 wight, 1 ooze, 2 wraith",
        "1 fire-burst, 1 poison-gas, 1 mind-fog, 1 spear, 1 pit",
    ),
    (
        "10",
        9,
        10,
        1,
        4,
        "key",
        "3 gnoll, 2 bugbear, 3 wraith, 1 ogre, 3 skeleton, 1 troll",
        "1 fire-burst, 1 mind-fog, 1 spear, 1 arrow, 1 net",
    ),
    (
        "11",
        8,
        10,
        2,
        4,
        "master key",
        "5 skeleton, 1 ogre, 1 wraith, 1 wight, 2 troll, 1 ooze, 1 lich",
        "1 fire-burst, 1 mind-fog, 1 spear, 1 pit",
    ),
    (
        "12",
        9,
        11,
        1,
        4,
        "key, phylactery",
        "2 skeleton, 1 carrion-crawler, 2 gnoll, 2 troll, 1 wraith, 2 ogre, 1 wight, 2 ooze",
        "1 spear, 1 fire-burst, 1 net, 1 pit",
    ),
    ("forest-1", 3, 3, 1, 1, "key", "2 razor-boar, 1 yuan-ti, 2 bugbear", "1 poison-gas, 1 vine-snare"),
    (
        "forest-2",
        4,
        2,
        0,
        3,
        "twisted-cape-of-fingers",
        "2 razor-boar, 1 shambling-mound, 2 yuan-ti",
        "1 vine-snare, 1 poison-gas",
    ),
    (
        "forest-3",
        6,
        4,
        0,
        2,
        "horn-of-the-grove",
        "2 shambling-mound, 1 razor-boar, 1 bugbear, 1 owlbear, 2 goblin",
        "1 vine-snare, 1 poison-gas",
    ),
    ("forest-4", 3, 3, 1, 2, "", "2 owlbear, 1 razor-boar, 2 yuan-ti, 1 elwick", "1 arrow"),
    (
        "forest-5",
        7,
        10,
        2,
        2,
        "master key",
        "1 razor-boar, 2 goblin, 1 owlbear, 1 shambling-mound, 3 yuan-ti, 1 elwick",
        "1 spear, 1 mind-fog, 1 pit, 1 vine-snare",
    ),
    ("forest-6", 1, 0, 0, 2, "", "2 shambling-mound, 1 razor-boar, 1 elwick", ""),
    ("winter-1", 3, 2, 1, 1, "", "1 winter-wolf, 3 winter-goblin, 3 winter-gnoll", "1 ice-spikes"),
    (
        "winter-2",
        3,
        2,
        0,
        3,
        "",
        "4 winter-goblin, 2 winter-gnoll, 1 winter-ogre, 1 goblin-marauder",
        "1 net",
    ),
    (
        "winter-3",
        9,
        10,
        2,
        3,
        "frozen-map",
        "2 winter-wolf, 2 frost-salamander, 3 winter-goblin, 3 winter-gnoll, 2 winter-ogre",
        "1 ice-spikes, 1 collapse, 2 snow-chute",
    ),
    (
        "winter-4",
        4,
        4,
        1,
        3,
        "wings-of-flying",
        "2 goblin-marauder, 1 winter-wolf, 3 winter-gnoll, 1 winter-ogre, 2 winter-goblin",
        "1 net",
    ),
    (
        "winter-5",
        6,
        7,
        1,
        1,
        "key",
        "1 winter-wolf, 3 winter-gnoll, 1 frost-salamander, 1 winter-ogre, 1 white-dragon",
        "1 ice-spikes, 1 net, 1 arrow",
    ),
    (
        "winter-6",
        3,
        2,
        0,
        4,
        "",
        "1 winter-gnoll, 1 winter-ogre, 1 winter-goblin, 1 goblin-marauder, 1 skraethor",
        "",
    ),
]


def counted(words):
    """`2 goblin, 1 pit` as numbers."""
    pairs = [each.split(" ", 1) for each in words.split(", ") if each]
    return {name: int(number) for number, name in pairs}


def at(id, x, y):
    return y * LAYOUTS[id].width + x


@pytest.mark.parametrize(
    ("id", "areas", "doors", "locked", "ordinary", "special", "monsters", "traps"),
    BOXES,
    ids=[box[0] for box in BOXES],
)
def test_an_adventure_has_what_its_lists_say(id, areas, doors, locked, ordinary, special, monsters, traps):
    layout = LAYOUTS[id]
    assert len(layout.areas) == areas
    assert len(layout.doors) == doors
    assert sum(door.locked for door in layout.doors) == locked
    assert sum(not chest.holds for chest in layout.chests) == ordinary
    holds = [chest.holds for chest in layout.chests if chest.holds]
    assert sorted(holds) == sorted(special.split(", ") if special else [])
    assert Counter(figure.kind for figure in layout.figures) == counted(monsters)
    assert Counter(trap.kind for trap in layout.traps) == counted(traps)


def test_these_are_all_adventures():
    assert [*LAYOUTS] == [box[0] for box in BOXES]


def test_levels_rise_through_a_campaign():
    assert [LAYOUTS[str(number)].level for number in range(1, 13)] == [1] * 4 + [2] * 4 + [3] * 4
    assert [LAYOUTS[f"forest-{number}"].level for number in range(1, 7)] == [2, 2, 2, 3, 3, 3]


@rule("FA-156")
def test_all_winter_adventures_are_level_3():
    assert {LAYOUTS[f"winter-{number}"].level for number in range(1, 7)} == {3}


def test_an_adventure_belongs_to_the_set_of_its_name():
    for id, layout in LAYOUTS.items():
        assert layout.set == (id.split("-")[0] if "-" in id else "base")
        assert layout.source == "original"
        assert layout.provenance


@pytest.mark.parametrize(
    ("id", "size"),
    [("1", (22, 11)), ("6", (33, 11)), ("9", (33, 11)), ("2", (22, 22)), ("winter-6", (22, 22))],
)
def test_maps_are_made_of_two_to_four_boards(id, size):
    assert (LAYOUTS[id].width, LAYOUTS[id].height) == size


@pytest.mark.parametrize(
    ("id", "win"),
    [
        ("1", [Win("defeat_all", ("goblin",))]),
        ("2", [Win("defeat", ("1",)), Win("free", ("2",), then=True)]),
        ("3", [Win("defeat_area", ("G",))]),
        ("4", [Win("defeat", ("1",))]),
        ("5", [Win("fetch", ("amulet-of-light",))]),
        ("6", [Win("defeat", ("1",))]),
        ("7", [Win("destroy", ("1", "2"))]),
        ("8", [Win("free", ("1", "2", "3"))]),
        ("9", [Win("defeat", ("1",)), Win("fetch", ("flame-tongue",))]),
        ("10", [Win("destroy", ("1", "2", "3"))]),
        ("11", [Win("defeat", ("1",))]),
        ("12", [Win("fetch", ("phylactery",)), Win("exit", to="X")]),
        ("forest-1", [Win("defeat_area", ("B", "C"))]),
        ("forest-2", [Win("fetch", ("twisted-cape-of-fingers",))]),
        ("forest-3", [Win("fetch", ("horn-of-the-grove",)), Win("exit", to="@")]),
        ("forest-4", [Win("destroy", ("1", "2", "3"))]),
        ("forest-5", [Win("defeat", ("1",))]),
        ("forest-6", [Win("defeat", ("1",))]),
        ("winter-1", [Win("exit", heroes=2, to="X")]),
        ("winter-2", [Win("defeat_area", ("B", "tower"))]),
        ("winter-3", [Win("fetch", ("frozen-map",))]),
        ("winter-4", [Win("defeat_all", ("goblin-marauder",)), Win("free", ("1",))]),
        ("winter-5", [Win("free", ("1",)), Win("exit", heroes=1, to="@", then=True)]),
        ("winter-6", [Win("defeat", ("1",))]),
    ],
)
def test_what_wins_an_adventure(id, win):
    assert list(LAYOUTS[id].win) == win


@pytest.mark.parametrize(
    ("id", "event"),
    [
        ("3", Event("door-opens", door=0, turn=3, area=6)),
        ("11", Event("warded", digit="1", count=1, digits=("2", "3"))),
        ("12", Event("taken", item="phylactery", count=2, monster="skeleton", area=4)),
        ("forest-4", Event("flees", digit="4", key=True)),
        ("forest-5", Event("flees", digit="2")),
        ("forest-6", Event("regains", digit="1", count=1, hp=8)),
        ("winter-1", Event("key-of-the-first", monster="winter-gnoll", area=1, key=True)),
        ("winter-3", Event("key-in-chests", count=2, key=True)),
        ("winter-4", Event("key-on-the-tower", key=True)),
        ("winter-6", Event("falls", digit="1", hp=12, count=1, monster="winter-wolf")),
    ],
)
def test_the_event_of_an_adventure(id, event):
    assert LAYOUTS[id].events == (event,)


def test_the_other_adventures_have_no_events():
    assert sum(len(layout.events) for layout in LAYOUTS.values()) == 10


@pytest.mark.parametrize(
    ("id", "x", "y", "figure"),
    [
        ("2", 17, 2, ("bugbear", 6, "1", "Angor", 12, 3, "OP", "")),
        ("4", 17, 4, ("gnoll", 3, "1", "Captain Harrek", 14, 2, "ROO", "YO")),
        ("5", 10, 3, ("wight", 6, "1", "Sir Aldren", 12, -1, "", "")),
        ("6", 29, 7, ("ogre", 5, "1", "Grusk", 15, -1, "ROOP", "")),
        ("9", 29, 7, ("wight", 5, "1", "the Barrow King", 15, 3, "OOPS", "")),
        ("11", 14, 2, ("lich", 7, "1", "the Lich Lord", 0, -1, "", "")),
        ("forest-4", 10, 3, ("elwick", 0, "4", "Elwick", 0, -1, "", "")),
        ("forest-5", 10, 3, ("yuan-ti", 5, "1", "Sszara", 12, 2, "ROS", "")),
        ("forest-5", 18, 3, ("elwick", 6, "2", "Elwick", 0, -1, "", "")),
        ("forest-6", 11, 4, ("elwick", 0, "1", "Elwick", 20, -1, "", "")),
        ("winter-5", 12, 10, ("white-dragon", 2, "2", "the young white dragon", 0, -1, "", "")),
        ("winter-6", 9, 5, ("skraethor", 0, "1", "Skraethor", 0, -1, "", "")),
    ],
)
def test_named_monsters_are_cards_with_changes(id, x, y, figure):
    kind, area, *rest = figure
    assert Figure(kind, at(id, x, y), area, *rest) in LAYOUTS[id].figures


def test_there_are_12_named_monsters():
    assert sum(bool(figure.digit) for layout in LAYOUTS.values() for figure in layout.figures) == 12


@pytest.mark.parametrize(
    ("id", "things"),
    [
        ("2", [("2", "the sheriff", 20, 5)]),
        ("7", [("1", "support prop", 3, 1, 2, 4), ("2", "support prop", 19, 6, 2, 4)]),
        ("8", [("1", "captive", 2, 9), ("2", "captive", 19, 16), ("3", "captive", 11, 15)]),
        ("10", [("1", "seal", 2, 9, 3, 5), ("2", "seal", 19, 9, 3, 5), ("3", "seal", 11, 1, 3, 5)]),
        ("11", [("2", "brazier", 2, 12, 3, 4), ("3", "brazier", 19, 12, 3, 4)]),
        ("forest-4", [("1", "totem", 2, 2, 3, 5), ("2", "totem", 19, 2, 3, 5), ("3", "totem", 3, 19, 3, 5)]),
        ("winter-4", [("1", "the guide", 13, 19)]),
        ("winter-5", [("1", "the prince", 19, 1)]),
    ],
)
def test_persons_to_free_and_objects_to_destroy(id, things):
    assert LAYOUTS[id].things == tuple(
        Thing(digit, name, "object" if numbers else "person", at(id, x, y), *numbers)
        for digit, name, x, y, *numbers in things
    )


@pytest.mark.parametrize(
    ("id", "deck", "loose"),
    [
        ("forest-1", "2 goblin, 2 gnoll, 1 razor-boar", 0),
        ("forest-2", "1 razor-boar, 3 goblin, 2 skeleton", 1),
        ("forest-3", "1 gnoll, 1 goblin", 1),
        ("forest-4", "1 razor-boar, 2 goblin, 1 gnoll", 0),
        ("forest-5", "2 razor-boar, 2 goblin, 1 owlbear", 1),
        ("forest-6", "1 owlbear, 2 razor-boar, 1 yuan-ti", 1),
        ("winter-1", "2 winter-wolf, 3 winter-goblin", 1),
        ("winter-2", "2 winter-wolf, 2 winter-goblin", 0),
        ("winter-3", "", 0),
        ("winter-4", "2 winter-wolf, 3 winter-goblin", 1),
        ("winter-5", "4 winter-goblin", 0),
    ],
)
def test_the_roaming_monsters_of_an_adventure(id, deck, loose):
    assert Counter(LAYOUTS[id].roaming) == counted(deck)
    assert LAYOUTS[id].loose == loose


def test_nothing_roams_in_the_base_game():
    assert not any(layout.roaming or layout.entries for layout in LAYOUTS.values() if layout.set == "base")


@pytest.mark.parametrize(
    ("id", "passages"),
    [
        ("forest-2", [((3, 12), (19, 12))]),
        ("forest-3", [((1, 5), (8, 18)), ((20, 5), (15, 17))]),
        ("forest-6", [((17, 18), (10, 1))]),
        ("winter-3", [((1, 13), (1, 6))]),
    ],
)
def test_trapdoors_and_passageways(id, passages):
    assert LAYOUTS[id].passages == tuple((at(id, *one), at(id, *other)) for one, other in passages)


@pytest.mark.parametrize(("id", "x", "y"), [("winter-2", 7, 6), ("winter-4", 8, 4), ("winter-6", 14, 9)])
def test_towers_cover_four_by_four_squares(id, x, y):
    tower = LAYOUTS[id].tower
    assert tower is not None
    assert (tower.x, tower.y, tower.width, tower.height, len(tower.top)) == (x, y, 4, 4, 16)
    on_top = [chest for chest in LAYOUTS[id].chests if chest.square in tower.top]
    assert len(on_top) == 2


def test_monsters_on_the_tower_tops():
    tops = {
        id: [figure.kind for figure in layout.figures if figure.area < 0] for id, layout in LAYOUTS.items()
    }
    assert {id: sorted(kinds) for id, kinds in tops.items() if kinds} == {
        "winter-2": ["goblin-marauder", "winter-goblin", "winter-goblin"],
        "winter-4": ["goblin-marauder", "winter-goblin", "winter-goblin"],
        "winter-6": ["goblin-marauder", "winter-goblin"],
    }


@rule("FA-189")
def test_the_ice_prison_has_two_double_doors():
    doors = [door for layout in LAYOUTS.values() for door in layout.doors if len(door.squares) == 2]
    assert [door.squares for door in doors] == [
        (at("winter-5", 9, 7), at("winter-5", 10, 7)),
        (at("winter-5", 12, 14), at("winter-5", 13, 14)),
    ]


def test_the_first_areas_under_the_glacier_are_ice():
    glacier = LAYOUTS["winter-3"]
    assert [area.letter for area in glacier.areas if area.ice] == ["A", "B"]
    assert glacier.snow.bit_count() == sum(len(area.squares) for area in glacier.areas[:2]) == 72
    chutes = [(trap.square, trap.to) for trap in glacier.traps if trap.kind == "snow-chute"]
    assert chutes == [
        (at("winter-3", 11, 16), at("winter-3", 15, 20)),
        (at("winter-3", 4, 19), at("winter-3", 1, 1)),
    ]


@rule("FA-111")
def test_a_druid_may_join_in_the_forest():
    druids = [LAYOUTS[f"forest-{number}"].druid for number in range(1, 7)]
    assert druids == ["elwick", "elwick", "orwick", "orwick", "orwick", "orwick"]
    assert not any(layout.druid for layout in LAYOUTS.values() if layout.set != "forest")


@rule("FA-112")
def test_elwick_is_an_enemy_in_the_last_three_adventures_of_the_forest():
    enemies = [id for id, layout in LAYOUTS.items() for figure in layout.figures if figure.kind == "elwick"]
    assert enemies == ["forest-4", "forest-5", "forest-6"]


def test_two_adventures_have_exit_spaces():
    exits = {id: len(layout.exits) for id, layout in LAYOUTS.items()}
    assert {id: count for id, count in exits.items() if count} == {"12": 4, "winter-1": 2}


def test_special_items_lie_in_the_adventure_that_their_cards_name():
    given = {
        chest.holds: id for id, layout in LAYOUTS.items() for chest in layout.chests if chest.holds in ITEMS
    }
    assert given == {item.id: item.special for item in ITEMS.values() if item.special}


def test_outdoor_starts_and_indoor_starts():
    outdoors = [id for id, layout in LAYOUTS.items() for area in layout.areas if area.start and area.outdoors]
    indoors = [id for id in LAYOUTS if id not in outdoors]
    assert indoors == ["1", "3", "4", "5", "7", "8", "10", "11", "12", "winter-3"]


def test_every_monster_of_the_box_is_met_somewhere():
    met = {figure.kind for layout in LAYOUTS.values() for figure in layout.figures}
    assert met == {*MONSTERS}


def test_figures_that_are_not_as_designed_say_so_and_why():
    remarks = {id: layout.ours for id, layout in LAYOUTS.items() if layout.ours}
    assert list(remarks) == ["4", "7", "8", "11", "forest-3", "forest-4", "winter-6"]
    assert all("bots" in remark and remark.endswith(".") for remark in remarks.values())
