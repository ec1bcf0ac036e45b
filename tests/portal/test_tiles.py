"""Action tiles: what is on their sides, and when a tile can be used."""

import pytest

from questboard.testing import position, rule

HEROES_ON_BOTH_SIDES = {"near": "~R01 ~R02 ~R03 ~R04 ~R05", "far": "~Y01 ~Y02 ~Y03 ~Y04 ~Y05"}
ONE_OF_EACH = ".... .... RYGB .... ...."
FULL_ROW = "RYGB RYGB RYGB RYGB RYGB"
OUT_OF_HAM = "RRRR RRRR RRRR YGB. ...."

DEEDS = (
    "placed", "swapped", "lifted", "seated", "removed", "drew", "diamond", "potion", "enchanted", "returned",
    "gained",
)  # fmt: skip


def barkeep(
    tiles,
    row=".... .... RYGB R... ....",
    near=". . . . R14",
    far=". . . . .",
    hand="R09",
    gems="R",
    potions=1,
    diamonds="",
    other="",
    more="",
):
    """Player 1 to move, with all that any action needs unless the test takes it away."""
    return position(
        "portal",
        f"""
        far   {far}
        row   {row}
        near  {near}
        1     tiles {tiles}  hand {hand}  gems {gems}  diamonds {diamonds}  potions {potions}
        2     {other}
        {more}
        """,
    )


def usable(*words, **what):
    """The tiles that player 1 can activate; a single one is activated without a question."""
    table = barkeep(*words, **what)
    for event in table.table.journal:
        if event.kind in ("activated", "passed"):
            return event.facts.get("tile", "")
    return "".join(table.ask.options)


def deeds(table, tile):
    """What player 1 does with a tile, taking the first option wherever something is asked."""
    table.answer(tile)
    while not table.over and table.asked == 0:
        table.answer(table.options[0])
    return [event.kind for event in table.table.journal if event.kind in DEEDS]


# ---- the two sides of each tile, layout B


@rule("YP-044")
def test_blue_front_places_blue_then_swaps_then_plays_a_card():
    assert deeds(barkeep("RYGB"), "the blue tile") == ["placed", "swapped", "seated"]


@rule("YP-045")
def test_blue_back_plays_an_enchant_food_potion():
    # Pyrra Dain's bonus, two Rubies and a Topaz, comes with it.
    assert deeds(barkeep("RYGb"), "the blue tile") == ["enchanted", "gained"]


@rule("YP-046")
def test_green_front_places_green_then_draws_two_cards_then_takes_a_white_diamond():
    assert deeds(barkeep("RYGB"), "the green tile") == ["placed", "drew", "drew", "diamond"]


@rule("YP-047")
def test_green_back_removes_a_card():
    assert deeds(barkeep("RYgB"), "the green tile") == ["removed"]


@rule("YP-048")
def test_red_front_places_red_then_removes_a_card_then_plays_a_card():
    assert deeds(barkeep("RYGB"), "the red tile") == ["placed", "removed", "seated"]


@rule("YP-049")
def test_red_back_plays_a_card_then_removes_a_food_token():
    assert deeds(barkeep("rYGB"), "the red tile") == ["seated", "lifted"]


@rule("YP-050")
def test_yellow_front_places_yellow_then_takes_a_potion_then_plays_a_card():
    assert deeds(barkeep("RYGB"), "the yellow tile") == ["placed", "potion", "seated"]


@rule("YP-051")
def test_yellow_back_exchanges_gems():
    assert deeds(barkeep("RyGB"), "the yellow tile") == ["returned", "gained", "gained"]


@rule("YP-069")
@pytest.mark.parametrize("layout", ["B", "A"])
@pytest.mark.parametrize(
    ("tile", "prompt"),
    [
        ("R", "Place red ham on which slot?"),
        ("Y", "Place yellow ale on which slot?"),
        ("G", "Place green vegetables on which slot?"),
        ("B", "Place blue fish on which slot?"),
    ],
)
def test_every_front_places_a_token_of_its_own_colour(layout, tile, prompt):
    table = barkeep("RYGB", more=f"options tile_layout={layout}").answer(tile)
    assert table.prompt == prompt
    table.answer("slot 8")
    assert table.state.row[7] == tile


@rule("YP-043")
def test_both_sides_of_every_tile_can_be_read_by_everybody():
    table = barkeep("rYGB", other="tiles RyGB")
    for seat in (-1, 0, 1):
        view = table.table.view(seat)
        assert view.players[0].tiles == {"R": False, "Y": True, "G": True, "B": True}
        assert view.players[1].tiles == {"R": True, "Y": False, "G": True, "B": True}
        scene = table.table.rules.scene(view, None, ["Ann", "Ben"])
        labels = {node.id: node.label for node in scene.walk()}
        for red in (labels["tile:0:R"], labels["tile:1:R"]):
            assert "place red ham" in red  # the front
            assert "remove a Food token" in red  # the back


# ---- golden facts about usable tiles


@rule("YP-041")
def test_a_tile_is_unusable_when_any_of_its_actions_is_impossible():
    assert usable("RYGB") == "RYGB"
    assert usable("RYGB", near=". . . . .") == "YGB"  # nobody for red to remove
    assert usable("RYGB", hand="") == "G"  # the other three play a card last


@rule("YP-041")
def test_no_front_is_usable_at_a_full_row():
    assert usable("RYGB", row=FULL_ROW) == ""
    assert usable("RYGb", row=FULL_ROW) == "B"


@rule("YP-041")
def test_why_a_tile_is_refused_is_said_with_the_rule():
    table = barkeep("RYGb", near=". . . . .", potions=0)
    assert [tuple(each) for each in table.refused] == [
        ("R", "there is no Hero at the table to remove", "YP-041"),
        ("B", "there is no Enchant Food Potion to play", "YP-041"),
    ]


@rule("YP-041", "YP-134")
def test_at_a_full_table_the_red_front_frees_a_seat_for_its_own_play():
    assert usable("RYGB", **HEROES_ON_BOTH_SIDES) == "RG"


@rule("YP-134")
def test_at_a_full_table_the_red_front_still_needs_a_card_in_hand():
    assert usable("RYGB", **HEROES_ON_BOTH_SIDES, hand="") == "G"


@rule("YP-134")
def test_the_freed_seat_is_the_only_one_to_play_to():
    table = barkeep("RYGB", **HEROES_ON_BOTH_SIDES).answer("the red tile", "slot 8", "Y03")
    assert [event.facts["seat"] for event in table.told("seated")] == [5]  # far seat 3
    assert table.asked == 1


@rule("YP-134")
def test_the_red_back_plays_before_it_frees_anything_and_is_unusable_at_a_full_table():
    assert usable("rYGB", **HEROES_ON_BOTH_SIDES) == "G"


@rule("YP-134")
def test_with_an_empty_hand_no_side_that_plays_a_card_is_usable():
    assert usable("RYGB", hand="") == "G"
    assert usable("rygb", hand="") == "YGB"


@rule("YP-134")
def test_two_white_diamonds_alone_do_not_make_the_yellow_back_usable():
    assert usable("RyGB", gems="", diamonds="RR") == "RGB"


@rule("YP-134")
def test_the_red_back_is_unusable_when_every_colour_lies_in_the_row_exactly_once():
    assert usable("rYGB", row=ONE_OF_EACH) == "YGB"


@rule("YP-041")
def test_playing_out_the_final_round_only_green_is_left_and_must_be_used():
    table = position(
        "portal",
        f"""
        far   ~Y01 ~Y02 ~Y03 ~Y04 ~Y05
        row   {FULL_ROW}
        near  ~R01 ~R02 ~R03 ~R04 R05
        1
        2     tiles rYgB  hand G01  gems R  potions 1
        move 2
        ending 1
        """,
    )
    assert [event.facts["tile"] for event in table.told("activated")] == ["G"]
    assert table.prompt == "Remove which Hero?"
    table.answer("R05")
    assert table.over


# ---- what each action needs


@rule("YP-134")
def test_place_needs_a_token_of_its_colour_in_the_supply():
    assert usable("RYGB", row=OUT_OF_HAM) == "YGB"


@rule("YP-134")
def test_place_needs_an_empty_slot_next_to_a_token():
    assert usable("RYGB", row=FULL_ROW[:-1] + ".") == "RYGB"
    assert usable("rYGB", row=FULL_ROW) == "R"


@rule("YP-134")
def test_swap_needs_two_tokens_in_the_row():
    assert usable("RYGB", row=".... .... R... .... ....") == "RYG"
    assert usable("RYGB", row=".... .... RY.. .... ....") == "RYGB"


@rule("YP-134")
def test_play_needs_a_free_seat():
    assert usable("RYgB", **HEROES_ON_BOTH_SIDES) == "RG"
    one_free = {"near": "~R01 ~R02 . ~R04 ~R05", "far": HEROES_ON_BOTH_SIDES["far"]}
    assert usable("RYgB", **one_free) == "RYGB"


@rule("YP-134")
@pytest.mark.parametrize(
    ("what", "tiles"),
    [
        ({"potions": 0}, "RYG"),  # no Potion of one's own
        ({"near": ". . . . R14!"}, "RYG"),  # there is one on the only Hero
        ({"near": ". . . . ~R14"}, "RYG"),  # the only Hero lies face down
        ({"near": ". . . R14! R13"}, "RYGB"),
        ({"potions": 0, "other": "potions 3"}, "RYG"),
    ],
)
def test_playing_a_potion_needs_an_own_potion_and_a_face_up_hero_without_one(what, tiles):
    assert usable("RYGb", **what) == tiles


@rule("YP-134")
def test_drawing_needs_a_card_in_any_deck():
    dealt_out = {f"{color}{number:02}" for color in "RYGB" for number in range(1, 18)} - {"R09", "R14"}
    assert usable("RYGB", more=f"discard {' '.join(sorted(dealt_out))}") == "RYB"
    assert usable("RYGB", more=f"discard {' '.join(sorted(dealt_out - {'B17'}))}") == "RYGB"


@rule("YP-134")
def test_taking_a_white_diamond_needs_one_in_the_supply():
    assert usable("RYGB", other="diamonds " + "R" * 20) == "RYB"
    assert usable("RYGB", other="diamonds " + "R" * 19) == "RYGB"


@rule("YP-134")
def test_removing_a_card_needs_a_hero_at_the_table_face_up_or_down():
    assert usable("RYgB", near=". . . . .") == "YB"
    assert usable("RYgB", near=". . . . ~R14") == "RYGB"


@rule("YP-134")
def test_removing_a_food_token_needs_a_colour_with_two_in_the_row():
    assert usable("rYGB", row=ONE_OF_EACH) == "YGB"
    assert usable("rYGB", row="B... .... RYGB .... ....") == "RYGB"


@rule("YP-134")
def test_taking_a_potion_needs_one_in_the_supply():
    assert usable("RYGB", potions=9) == "RGB"
    assert usable("RYGB", potions=8) == "RYGB"


@rule("YP-134")
def test_exchanging_needs_a_standard_gem_of_ones_own():
    assert usable("RyGB", gems="", other="gems RRR") == "RGB"
    assert usable("RyGB", gems="B") == "RYGB"


# ---- the test is made once, when the tile is chosen


@rule("YP-134")
def test_an_action_that_has_become_impossible_is_lost_and_the_tile_still_flips():
    # Odo Marrow wants Y-GR and lets who fills his order play a card: here the only one in hand.
    table = position(
        "portal",
        """
        row   .... .... YRRG .... ....
        near  . . R04 . .
        1     hand R09
        2     hand Y09
        """,
    )
    table.answer("the blue tile", "slot 8", "the token on slot 11", "the token on slot 12")
    assert table.prompt == "Play which Hero?"
    table.answer("R09", "near seat 1", "pass")  # the bonus: play, and no card drawn
    assert [event.facts["action"] for event in table.told("lost")] == ["play"]
    assert table.told("lost")[0].rule == "YP-134"
    assert table.state.players[0].tiles["B"] is False
    assert table.asked == 1


@rule("YP-134")
def test_actions_after_a_lost_one_are_still_done():
    # Fenn Redfletch wants RYRB; his bonus holds a Potion, here the last one of the supply.
    table = position(
        "portal",
        """
        row   .... .... R.RB .... ....
        near  . . R11 . .
        1     hand R09
        2     hand Y09  potions 8
        """,
    )
    table.answer("the yellow tile", "slot 10", "yes")
    assert [event.facts["action"] for event in table.told("lost")] == ["potion"]
    table.answer("near seat 1")
    assert [event.facts["hero"] for event in table.told("seated")] == ["R09"]
    assert table.state.players[0].tiles["Y"] is False
