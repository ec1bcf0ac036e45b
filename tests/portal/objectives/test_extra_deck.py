"""The fifteen Objectives of the extra deck."""

import pytest

from questboard.testing import Driver, position, rule
from tests.portal.objectives.deeds import SLIP, claimed, deed, whole_turn

# ---- O10 and O11: Three-Course Meal, Banquet


@pytest.mark.parametrize(
    ("food", "meal", "banquet"),
    [("GR..", False, False), ("GRB.", True, False), ("GRYG", True, False), ("GRBG", True, True)],
)
def test_a_meal_is_three_order_gems_of_one_seating_and_a_banquet_four(food, meal, banquet):
    for objective, filled in (("O10", meal), ("O11", banquet)):
        table = deed(objective, "play", one="hand B08", row=f".... .... {food} .... .RYB")
        table.answer("near seat 3")
        assert claimed(table) == filled


@rule("YP-079")
@pytest.mark.parametrize(("objective", "claims"), [("O10", True), ("O11", False)])
def test_order_gems_count_only_if_they_are_really_taken(objective, claims):
    table = deed(objective, "play", one="hand B08", row=".... .... GRBG .... .RYB", more="closed R")
    table.answer("near seat 3")
    assert claimed(table) == claims


def test_gems_of_effects_and_bonuses_are_no_part_of_a_meal():
    table = deed("O10", "play", one="hand G07", row=".... .... G..B .... .RYB")
    table.answer("near seat 3", "Ruby")  # effect G, order G and B, bonus G and any
    assert sum(table.state.players[0].gems.values()) == 5
    assert not claimed(table)


def test_a_meal_is_not_put_together_from_two_seatings():
    table = deed("O10", "play", "play", one="hand B08 R09", row="RGB. .... GR.. .... .RYB")
    table.answer("B08", "near seat 3", "near seat 1")  # two Gems each
    assert sum(table.state.players[0].gems.values()) == 4
    assert not claimed(table)


# ---- O12: Big Tipper


@pytest.mark.parametrize(("before", "big"), [(3, False), (4, True)])
def test_a_big_tip_is_five_gems_in_a_turn_a_diamond_counted(before, big):
    table = deed("O12", "diamond", one=f"turn_gems {before}")
    table.answer("Ruby")
    assert claimed(table) == big


@pytest.mark.parametrize(("before", "big"), [(2, False), (3, True)])
def test_an_exchange_adds_two_and_the_gem_given_up_is_not_subtracted(before, big):
    table = deed("O12", "exchange", one=f"gems R turn_gems {before}")
    table.answer("Topaz", "Topaz")
    assert claimed(table) == big


@pytest.mark.parametrize(("before", "big"), [(3, False), (4, True)])
def test_a_stolen_gem_counts_for_the_tip(before, big):
    table = deed("O12", "play", one=f"hand R13 turn_gems {before}", two="gems B")
    table.answer("near seat 1")
    assert claimed(table) == big


def test_order_gems_and_bonus_gems_count_for_the_tip():
    table = deed("O12", "play", one="hand B13", row=".... .... GRGB .... .Y..")
    table.answer("near seat 3")
    assert not claimed(table)  # four order Gems
    table.answer("Ruby")  # the first White Diamond of the bonus
    assert claimed(table)


def test_the_tip_of_an_earlier_turn_is_spent():
    table = whole_turn("O12", "hand R01 turn_gems 4")
    table.answer("the green tile", "slot 8", "the red deck", "the red deck", "Ruby")
    assert table.asked == 1
    assert not claimed(table)


# ---- O13, O14, O16: who has been seated


@pytest.mark.parametrize(
    ("seated", "welcome"), [("R01 Y04 G07", True), ("R01 Y04", False), ("R01 Y04 Y05 B05", False)]
)
def test_all_are_welcome_when_a_hero_of_each_colour_has_been_seated(seated, welcome):
    table = deed("O13", "play", one=f"hand B08 seated {seated}")
    table.answer("near seat 1")
    assert claimed(table) == welcome


@pytest.mark.parametrize(
    ("seated", "themed"), [("R01 R04", True), ("R01 Y04 Y05", False), ("R01", False), ("Y04 Y05 Y06", True)]
)
def test_theme_night_is_three_heroes_of_one_colour(seated, themed):
    table = deed("O14", "play", one=f"hand R09 seated {seated}")
    table.answer("near seat 1")
    assert claimed(table) == themed


def test_a_card_seated_twice_counts_once():
    table = deed("O14", "play", one="hand R09 seated R09 R01")
    table.answer("near seat 1")
    assert not claimed(table)


def test_a_hero_removed_from_the_table_still_counts_as_seated():
    table = deed("O14", "play", "remove", "play", one="hand R09 R07 seated R01")
    table.answer("R09", "near seat 1", "near seat 1")
    assert table.state.discard == ["R09"]
    assert claimed(table)


def test_heroes_seated_by_others_do_not_count():
    table = deed("O14", "play", one="hand R09 seated R01", two="seated R04 R05", near="R04/2@0 . R05/2@0 . .")
    table.answer("near seat 5")
    assert not claimed(table)


FIVE_CLASSES = "R01 R03 R04 R05 R06"  # Barbarian, Bard, Cleric, Druid, Fighter


@pytest.mark.parametrize(
    ("seated", "card", "full"),
    [
        (FIVE_CLASSES, "B08", True),  # a Paladin
        (FIVE_CLASSES, "R07", False),  # another Fighter
        ("R01 R03 R04 R05", "B08", False),
    ],
)
def test_a_guild_hall_has_heroes_of_six_classes(seated, card, full):
    table = deed("O16", "play", one=f"hand {card} seated {seated}")
    table.answer("near seat 1")
    assert claimed(table) == full


# ---- O15: Poached Table


@pytest.mark.parametrize(("player", "poached"), [(1, False), (2, True)])
def test_a_poached_table_is_a_match_on_a_hero_that_another_player_seated(player, poached):
    table = deed("O15", "swap", row=".... .... RYB. G... ....", near=f". . B10/{player}@0 . .")
    table.answer("the token on slot 9", "the token on slot 11")
    assert claimed(table) == poached


@rule("YP-136")
@pytest.mark.parametrize("potion", ["", "!"])
@pytest.mark.parametrize(("seated_by", "poached"), [(1, False), (2, True)])
def test_a_hero_who_was_moved_still_belongs_to_the_player_who_seated_it(seated_by, poached, potion):
    # Tipsy Lin, a Monk, moves Slip Eelhand to a seat where B-R- is filled.
    table = deed(
        "O15",
        "play",
        one="hand Y08",
        row=".... .... BYR. G... ....",
        near=f"B10{potion}/{seated_by}@0 . . . .",
    )
    table.answer("near seat 5", "Slip Eelhand", "near seat 3")
    assert table.told("perfect_match")
    assert claimed(table) == poached


@rule("YP-136")
@pytest.mark.parametrize("first", ["Slip Eelhand", "Pyrra Dain"])
@pytest.mark.parametrize(("seated_by", "poached"), [(1, False), (2, True)])
def test_heroes_who_traded_places_still_belong_to_the_players_who_seated_them(seated_by, poached, first):
    # The other Hero is the other player's: trading places does not trade owners.
    near = f"B10/{seated_by}@0 . R14/{3 - seated_by}@0 . ."
    table = deed("O15", "play", one="hand G08", row=".... .... BYR. G... ....", near=near)
    table.answer("near seat 5", first)
    if not table.told("perfect_match"):
        table.answer("Pyrra Dain" if first == "Slip Eelhand" else "Slip Eelhand")
    assert [event.facts["hero"] for event in table.told("perfect_match")] == ["B10"]
    assert claimed(table) == poached


@rule("YP-060", "YP-093")
@pytest.mark.parametrize(("seated_by", "poached"), [(1, False), (2, True)])
def test_a_hero_with_a_potion_still_belongs_to_the_player_who_seated_it(seated_by, poached):
    table = deed(
        "O15",
        "enchant",
        "swap",
        one="potions 1",
        row=".... .... RYB. G... ....",
        near=f". . B10/{seated_by}@0 . .",
    )
    table.answer("pass")  # the bonus of Slip Eelhand, to whose food player 1's Potion was added
    table.answer("the token on slot 9", "the token on slot 11")
    assert [event.facts["hero"] for event in table.told("perfect_match")] == ["B10"]
    assert claimed(table) == poached


def solo_poaching(row: str, near: str, one: str, *actions: str) -> Driver:
    """Solo, in turn 3, with the Poached Table at far seat 1."""
    text = f"far O15 . . .\nrow {row}\nnear {near}\n1 {one}\nturn 3"
    return position("portal", text, *(("act", 0, action) for action in actions))


@rule("YP-136", "YP-060")
@pytest.mark.parametrize(("seated_on", "poached"), [(2, True), (3, False)])
def test_solo_a_hero_keeps_the_turn_in_which_it_was_seated(seated_on, poached):
    slip = f"B10/1@{seated_on}"
    moved = solo_poaching(".... BYR. G... ....", f". . . {slip}", "hand Y08", "play")
    moved.answer("near seat 1", "B10", "near seat 2")
    traded = solo_poaching(".... BYR. G... ....", f". R14/1@{5 - seated_on} . {slip}", "hand G08", "play")
    traded.answer("near seat 1", "B10")
    enchanted = solo_poaching(".... RYB. G... ....", f". {slip} . .", "potions 1", "enchant", "swap")
    enchanted.answer("pass", "the token on slot 5", "the token on slot 7")
    for table in (moved, traded, enchanted):
        assert [event.facts["hero"] for event in table.told("perfect_match")] == ["B10"]
        assert claimed(table) == poached


def test_a_hero_called_back_and_seated_again_is_no_longer_another_players():
    table = deed(
        "O15", "play", "play", one="hand R12", row=".... .... BYR. G... ....", near="B10/2@0 . . . ."
    )
    table.answer("near seat 5", "Slip Eelhand", "near seat 3")
    assert table.told("perfect_match")
    assert not claimed(table)


@rule("YP-139")
def test_a_potion_poaches_nothing():
    table = deed("O15", "enchant", one="potions 1", near=". . . . R14/2@0")
    assert not claimed(table)


@pytest.mark.parametrize(("seated_on", "poached"), [(2, True), (3, False)])
def test_solo_poaching_is_a_match_on_a_hero_of_an_earlier_turn(seated_on, poached):
    table = position(
        "portal",
        f"""
        far   O15  .    .    O4
        row   .... RYB. G... ....
        near  O1   B10/1@{seated_on} .    O3
        1
        turn  3
        """,
        ("act", 0, "swap"),
    )
    table.answer("the token on slot 5", "the token on slot 7")
    assert table.told("perfect_match")
    assert ("O15" in table.state.players[0].objectives) == poached


# ---- O17: Full Waiting List


def test_a_full_waiting_list_is_seven_cards_in_hand():
    table = deed("O17", "draw2", one="hand R01 R02 R03 R04 R05")
    table.answer("the yellow deck")
    assert len(table.state.players[0].hand) == 6
    assert not claimed(table)
    table.answer("the yellow deck")
    assert claimed(table)


def test_a_stolen_card_fills_the_waiting_list():
    table = deed("O17", "play", one="hand R01 R02 R03 R04 R05 R06 Y12", two="hand G07")
    table.answer("Y12", "near seat 1")
    assert claimed(table)


@rule("YP-097")
def test_a_tracked_card_fills_the_waiting_list_as_soon_as_it_is_taken():
    table = deed("O17", "play", one="hand R01 R02 R03 R04 R05 R06 B09")
    table.answer("B09", "near seat 1", "the green deck", "G01")
    assert len(table.state.players[0].hand) == 7
    assert claimed(table)  # before the other two cards are put under the deck


@rule("YP-097", "YP-073")
@pytest.mark.parametrize(("hero", "taken"), [("B03", []), ("R12", ["Slip Eelhand"])])
def test_a_card_that_an_effect_takes_fills_the_waiting_list_before_gems_are_taken(hero, taken):
    table = deed(
        "O17",
        "play",
        one=f"hand R01 R02 R03 R04 R05 R06 {hero}",
        row=".... .... RYGB .... ....",
        near=". . . . B10/2@0",
        more="discard G01",
    )
    table.answer(hero, "near seat 3", *taken)
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("claimed") < kinds.index("gained")


def test_solo_the_line_is_the_waiting_list():
    for line, full in (("R01 R02 R03 R04", False), ("R01 R02 R03 R04 R05", True)):
        table = position(
            "portal",
            f"far O17 . . O4\nrow .... ..RY GB.. ....\nnear O1 . . O3\n1 hand {line}",
            ("act", 0, "draw2"),
        )
        assert claimed(table) == full


# ---- O18: Back-Room Stock


@pytest.mark.parametrize(
    ("potions", "diamonds", "action", "stocked"),
    [
        (1, "RB", "potion", True),
        (2, "R", "diamond", True),
        (1, "R", "potion", False),
        (1, "R", "diamond", False),
        (0, "RBYY", "potion", False),
        (5, "", "diamond", False),
    ],
)
def test_back_room_stock_is_two_potions_and_two_diamonds_at_once(potions, diamonds, action, stocked):
    table = deed("O18", action, one=f"potions {potions} diamonds {diamonds} gems GG")
    if action == "diamond":
        table.answer("Ruby")
    assert claimed(table) == stocked


def test_a_potion_on_a_hero_is_no_longer_in_stock():
    table = deed("O18", "enchant", "diamond", one="potions 2 diamonds R", near=". . . . R14")
    table.answer("Ruby")
    assert not claimed(table)


# ---- O19 and O20: Specialist, Heavy Till


@rule("YP-083")
@pytest.mark.parametrize(
    ("gems", "diamonds", "special"),
    [("G" * 8, "", False), ("G" * 9, "", True), ("G" * 7, "GG", True), ("G" * 8 + "RRRRR", "B", False)],
)
def test_a_specialist_has_ten_gems_of_one_colour(gems, diamonds, special):
    table = deed("O19", "diamond", one=f"gems {gems} diamonds {diamonds}")
    table.answer("Emerald")
    assert claimed(table) == special


@pytest.mark.parametrize(
    ("gems", "diamonds", "heavy"),
    [("RRRRYYYYGGGGBBBB", "", False), ("RRRRYYYYGGGGBBBBB", "", True), ("RRRRYYYYGGGG", "BBBBB", True)],
)
def test_a_heavy_till_holds_eighteen_gems_diamonds_counted(gems, diamonds, heavy):
    table = deed("O20", "diamond", one=f"gems {gems} diamonds {diamonds}")
    table.answer("Ruby")
    assert claimed(table) == heavy


# ---- O21: Toast Across the Table


@pytest.mark.parametrize(
    ("far", "near", "toast"),
    [
        (". . ~R06 . .", ". . B10 . .", True),
        (". . R06 . .", ". . B10 . .", False),
        (". . . . .", ". . B10 . .", False),
        (". ~R06 . ~R07 .", ". ~Y07 B10 ~Y08 .", False),
    ],
)
def test_a_toast_is_a_match_opposite_a_face_down_hero(far, near, toast):
    table = deed("O21", "swap", row=".... .... RYB. G... ....", near=near, far=far)
    table.answer("the token on slot 9", "the token on slot 11")
    assert claimed(table) == toast


def test_two_opposite_heroes_flipped_by_one_change_drink_to_each_other():
    table = deed("O21", "swap", row=".... .... YBRR G... ....", near=SLIP, far=". . R12 . .")
    table.answer("the token on slot 9", "the token on slot 10")  # B-R- near, R-Y- far
    assert table.state.players[0].opposite_flips == 2
    assert claimed(table)


@rule("YP-139")
def test_a_potion_is_no_toast():
    table = deed("O21", "enchant", one="potions 1", near=". . . . R14", far=". . . . ~R06")
    assert not claimed(table)


# ---- O22: Bulk Order


@pytest.mark.parametrize(
    ("row", "slot", "bulk"),
    [
        (".... .... YRR. GB.. ....", "slot 12", True),
        (".... .... YR.R GB.. ....", "slot 11", True),
        (".... .... .RRY GB.. ....", "slot 9", True),
        (".... .... YR.. GB.. ....", "slot 11", False),
        (".... .... YRR. .GB. ....", "slot 13", False),
        (".... .... RRRY GB.. ....", "slot 15", False),  # three that the new token is no part of
        (".RR. .... YGB. .... ....", "slot 1", True),
        (".... .... YGB. .... .RR.", "slot 20", True),
    ],
)
def test_a_bulk_order_is_a_placement_that_makes_three_equal_tokens_side_by_side(row, slot, bulk):
    table = deed("O22", "place_R", row=row)
    table.answer(slot)
    assert claimed(table) == bulk


def test_a_token_placed_by_an_effect_or_a_bonus_makes_a_bulk_order_too():
    table = deed("O22", "play", one="hand Y06", row=".... .... YRR. GB.. ....")
    table.answer("near seat 1", "red ham", "slot 12")
    assert claimed(table)
    table = deed("O22", "enchant", one="potions 1", near=". . . . Y05", row=".... .... YRR. GB.. ....")
    table.answer("red ham", "slot 12")
    assert claimed(table)


def test_tokens_swapped_moved_or_replaced_make_no_bulk_order():
    table = deed("O22", "swap", row=".... .... RRYR GB.. ....")
    table.answer("the token on slot 11", "the token on slot 12")
    assert "RRR" in table.state.row
    assert not claimed(table)
    table = deed("O22", "play", one="hand G06", row=".... .... RR.Y GBR. ....")
    table.answer("near seat 1", "the token on slot 15", "slot 11")  # Transplant
    assert "RRR" in table.state.row
    assert not claimed(table)
    table = deed("O22", "play", one="hand R14", row=".... .... RRYY GB.. ....")
    table.answer("near seat 1", "the token on slot 11", "red ham")  # Transmute
    assert "RRR" in table.state.row
    assert not claimed(table)


# ---- O23: End of the Table

BOTH_ENDS = ".RYG BRYG BRYG BRYG BRY."


@pytest.mark.parametrize(("slot", "end"), [("slot 1", True), ("slot 20", True), ("slot 10", False)])
def test_the_end_of_the_table_is_a_placement_on_an_end_slot(slot, end):
    table = deed("O23", "place_R", row=".RYG BRYG B.YG BRYG BRY.")
    table.answer(slot)
    assert claimed(table) == end


def test_a_token_placed_by_an_effect_or_a_bonus_reaches_the_end_of_the_table_too():
    table = deed("O23", "play", one="hand B04", row=BOTH_ENDS)
    table.answer("near seat 4", "red ham", "slot 1")
    assert claimed(table)
    table = deed("O23", "enchant", one="potions 1", near=". . . . Y05", row=BOTH_ENDS)
    table.answer("red ham", "slot 20")
    assert claimed(table)


def test_a_token_moved_to_an_end_slot_was_not_placed_there():
    table = deed("O23", "play", one="hand R05", row=BOTH_ENDS)
    table.answer("near seat 4", "the token on slot 11", "slot 1")
    assert table.state.row[0] == "Y"
    assert not claimed(table)


def solo_end(left: str, right: str, row: str) -> Driver:
    """Solo: player 1 is about to place red ham; O23 lies on one of the near end seats."""
    return position("portal", f"far . . . .\nrow {row}\nnear {left} . . {right}\n1", ("act", 0, "place_R"))


@rule("YP-125")
def test_solo_at_the_left_end_its_own_slot_takes_it_away_and_the_other_end_earns_it():
    row = ".RYG BRYG BRYG BRY."
    table = solo_end("O23", ".", row).answer("slot 1")
    assert not claimed(table)
    assert table.state.objectives == []
    table = solo_end("O23", ".", row).answer("slot 16")
    assert claimed(table)


@rule("YP-125")
def test_solo_at_the_right_end_it_is_lost_on_slot_12_and_earned_on_slot_0():
    row = ".RYG BRYG BRYG ...."
    table = solo_end(".", "O23", row).answer("slot 13")
    assert not claimed(table)
    assert table.state.objectives == []
    table = solo_end(".", "O23", row).answer("slot 1")
    assert claimed(table)


# ---- O24: Everything Turned

GREEN_TURN = ("the green tile", "slot 8", "the red deck", "the red deck")


@pytest.mark.parametrize(("tiles", "turned"), [("ryGb", True), ("ryGB", False), ("RyGb", False)])
def test_everything_is_turned_when_the_turn_ends_with_four_backs_up(tiles, turned):
    table = whole_turn("O24", f"gems R tiles {tiles}")
    table.answer(*GREEN_TURN)
    assert not claimed(table)
    table.answer("Ruby")
    assert table.asked == 1  # the turn has ended
    assert claimed(table) == turned


def test_a_tinker_may_help_to_turn_everything():
    table = whole_turn("O24", "hand R17 tiles rYgB")
    table.answer("the blue tile", "slot 8", "the token on slot 9", "the token on slot 10", "near seat 1")
    assert not claimed(table)
    table.answer("the yellow tile")
    assert claimed(table)


def test_four_backs_in_the_middle_of_a_turn_are_not_enough():
    table = whole_turn("O24", "hand R17 tiles rYgb", row=".... .... RYGB R... ....")
    table.answer("the red tile", "near seat 3", "the yellow tile")
    assert table.state.players[0].gems["R"] == 1  # Objectives have been looked at since
    assert not any(table.state.players[0].tiles.values())
    table.answer("the token on slot 13")
    assert table.asked == 1
    assert table.state.players[0].tiles["R"]
    assert not claimed(table)
