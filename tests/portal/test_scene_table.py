"""The long table as it is drawn: what lies where, what is joined, what a seat offers, how near the end is."""

import pytest

from questboard.games.portal.scene.symbols import CLASS_ICON, FOOD_ICON, GEM_ICON
from questboard.scene import Course, Node
from questboard.testing import Driver, dealt, position, rule
from tests.portal.scenes import NAMES, TABLE, act, node, scene


def inside(child: Node, parent: Node) -> bool:
    """Whether a thing lies on another one with all of its area."""
    assert child.at
    assert child.size
    assert parent.size
    ends = [at + length for at, length in zip(child.at, child.size, strict=True)]
    return min(child.at) >= 0 and all(end <= most for end, most in zip(ends, parent.size, strict=True))


def overlap(one: Node, other: Node) -> bool:
    """Whether two things lie on one another."""
    assert one.at
    assert one.size
    assert other.at
    assert other.size
    return all(
        one.at[way] < other.at[way] + other.size[way] - 0.01
        and other.at[way] < one.at[way] + one.size[way] - 0.01
        for way in (0, 1)
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_fills_a_board_and_nothing_on_it_overlaps(seats):
    table = dealt("portal", seats, "table").table.scene(0, NAMES).nodes[0]
    assert table.adapts
    assert table.size
    assert table.size[0] / table.size[1] == pytest.approx(1.9, abs=0.01)
    things = [each for each in table.children if each.kind in ("slot", "card", "pile", "track")]
    assert all(inside(each, table) for each in things)
    assert not [
        (one.id, other.id)
        for place, one in enumerate(things)
        for other in things[:place]
        if overlap(one, other) and {one.kind, other.kind} != {"slot", "card"}
    ]


def test_the_decks_lie_at_the_ends_with_what_gems_of_their_colour_count():
    table = position("portal", TABLE)
    assert node(table, "deck:Y").text == "\N{MULTIPLICATION SIGN}2"
    assert node(table, "deck:R").text == "\N{MULTIPLICATION SIGN}1"
    row = node(table, "row")
    assert row.at
    assert row.size
    for deck in "RYGB":
        at = node(table, f"deck:{deck}").at
        assert at
        assert at[0] + 1 < row.at[0] or at[0] > row.at[0] + row.size[0]


@rule("YP-106")
def test_a_face_down_hero_says_what_gems_of_its_colour_count():
    assert node(position("portal", TABLE), "hero:Y03").text == "Topazes \N{MULTIPLICATION SIGN}2"


# ---- matched symbols and dishes


def joined(table: Driver, seat: int) -> list[str]:
    """The lines from a seat to dishes."""
    return [each.id for each in scene(table).walk() if each.id.startswith(f"seat:{seat}:joint:")]


@rule("YP-077")
def test_matched_symbols_are_joined_to_their_dishes_which_glow():
    table = position("portal", TABLE)
    assert joined(table, 4) == ["seat:4:joint:9", "seat:4:joint:10"]
    glowing = [slot for slot in range(20) if any(each.glow for each in node(table, f"slot:{slot}").children)]
    assert glowing == [9, 10]


def test_a_face_down_hero_is_joined_to_nothing():
    assert joined(position("portal", TABLE), 5) == []


# ---- what a free seat offers


def test_a_free_seat_shows_what_the_hero_would_take_there_and_its_points():
    table = act("far ~R01 . . . .\nrow .... .... GRBY .... ....\n1 hand R15 B04\n2 hand G02", "play")
    assert node(table, "seat:4").text == "near seat 3"
    table.answer("Maugh Blackspit")
    offer = node(table, "seat:4")
    assert offer.text == "+3 points"  # a Ruby, which counts twice, and a Sapphire
    gems = [each for each in offer.children if each.icon.startswith("gem")]
    assert [gem.icon for gem in gems] == ["gem-ruby", "gem-sapphire"]
    symbols = [each for each in offer.children if each not in gems]
    assert [(each.glow, each.hollow) for each in symbols] == [(True, False), (True, False), (False, True)]
    assert joined(table, 4) == ["seat:4:joint:9", "seat:4:joint:10"]
    assert node(table, "seat:0").text == "takes nothing"
    assert joined(table, 0) == []


def test_the_hero_who_is_to_be_seated_is_raised_in_hand():
    table = act("row .... .... GRBY .... ....\n1 hand R15 B04\n2 hand G02", "play").answer("Maugh Blackspit")
    assert [(card.id, card.glow) for card in node(table, "hand:0").children] == [
        ("hero:R15", True),
        ("hero:B04", False),
    ]


@rule("YP-133")
def test_others_do_not_see_who_is_to_be_seated():
    table = act("row .... .... GRBY .... ....\n1 hand R15 B04\n2 hand G02", "play").answer("Maugh Blackspit")
    assert node(table, "seat:4", 1).text == "near seat 3"
    assert joined_for(table, 1) == []


def joined_for(table: Driver, seat: int) -> list[str]:
    """Every line to a dish that a seat sees."""
    return [each.id for each in scene(table, seat).walk() if ":joint:" in each.id]


@rule("YP-089")
def test_a_seat_of_a_perfect_match_says_so():
    table = act("row .... .... GRBR .... ....\n1 hand R15 B04\n2 hand G02", "play").answer("Maugh Blackspit")
    assert node(table, "seat:4").lines == ("Perfect Match", "near seat 3")
    assert node(table, "seat:4").glow


# ---- the course of the game


def course(table: Driver) -> Course:
    """The course of the game."""
    told = scene(table).course
    assert told is not None
    return told


def goal_of(table: Driver) -> str:
    """What the game comes down to."""
    told = course(table).goal
    assert told is not None
    return told.text


@rule("YP-070")
@pytest.mark.parametrize(
    ("row", "goal"),
    [
        (".... .... GRBY .... ....", "8 slots to the left end, 8 to the right"),
        ("...R GGGG GRBY BBBB BB..", "3 slots to the left end, 2 to the right"),
        ("R... GGGG GRBY BBBB BBB.", "1 slot to the right end; the left is filled"),
        (".... GGGG GRBY BBBB BBBB", "4 slots to the left end; the right is filled"),
    ],
)
def test_the_goal_is_how_many_slots_are_left_to_both_ends(row, goal):
    table = position("portal", f"row {row}\n1 hand R01\n2 hand G02\nturn 4")
    assert (course(table).round, course(table).chapter, goal_of(table)) == ("Turn 5", "", goal)


@rule("YP-100")
@pytest.mark.parametrize(("ending", "goal"), [(1, "3 turns left"), (2, "The last turn"), (3, "2 turns left")])
def test_the_last_round_counts_the_turns_that_are_left(ending, goal):
    text = f"row R... .... GRBY .... .... ...B\n1 hand R01\n2 hand G02\n3 hand B02\nturn 9\nending {ending}"
    table = position("portal", text, ("turn", 0))
    assert (course(table).chapter, goal_of(table)) == ("The last round", goal)


def test_the_actions_of_the_tile_are_the_phases_of_the_turn():
    table = position("portal", TABLE)
    assert course(table).phases == ()
    table.answer("the yellow tile")
    assert (course(table).phases, course(table).phase) == (("Place ale", "Take a Potion", "Play a Hero"), 0)
    table.answer("slot 8")
    assert course(table).phase == 2


# ---- plates


def test_another_player_is_a_plate_with_gems_points_tiles_and_backs():
    table = position("portal", TABLE)
    plate = node(table, "player:1")
    assert [child.id for child in plate.children][:4] == ["gems:1", "score:1", "tiles:1", "hand:1"]
    assert node(table, "score:1").text == "5"
    assert node(table, "gem:0:R:number", 1).text == "2"
    assert [tile.icon for tile in node(table, "tiles:0", 1).children][:2] == ["ham-shank", "beer-stein"]
    assert all(tile.size and not tile.children for tile in node(table, "tiles:0", 1).children)


def test_what_a_plate_shows_lies_in_its_grooves():
    text = "row .... .... GRBY .... ....\n1 hand R01\n2 hand G01 G02 Y01 Y02 B01 B02 R02 R03 potions 2"
    table = position("portal", text)
    for groove in ("gems:1", "hand:1"):
        assert all(inside(child, node(table, groove)) for child in node(table, groove).children)
    for groove in ("supply:food", "supply:gems"):
        assert all(inside(child, node(table, groove)) for child in node(table, groove).children)


# ---- shapes


def test_every_colour_and_class_has_a_shape_of_its_own():
    for icons in (FOOD_ICON, GEM_ICON, CLASS_ICON):
        assert len(set(icons.values())) == len(icons)
    assert not set(FOOD_ICON.values()) & set(GEM_ICON.values())


def test_whatever_has_the_colour_of_a_gem_has_a_shape():
    table = act("row .... .... GRBY .... ....\n1 hand R15 B04\n2 hand G02", "play").answer("Maugh Blackspit")
    for each in scene(table).walk():
        if each.color in ("ruby", "topaz", "emerald", "sapphire"):
            assert each.icon, each.id
