"""The actions, one by one; how a Hero arrives; and the only ways to earn Gems."""

from collections import Counter
from random import Random

import pytest

from questboard.games.portal.content import EFFECTS, HEROES
from questboard.testing import dealt, position, rule

NO_GEMS = {"R": 0, "Y": 0, "G": 0, "B": 0}


def act(action, *lines, row=".... .... RYGB .... ....", one="", two=""):
    """Player 1 performs a single action at a table for two."""
    more = "\n".join(lines)
    return position("portal", f"row {row}\n1 {one}\n2 {two}\n{more}", ("act", 0, action))


def gems(table, player=0):
    return table.state.players[player].gems


def told(table, *kinds):
    """The journal's events of some kinds, each as its kind and rule."""
    return [(event.kind, event.rule) for event in table.table.journal if event.kind in kinds]


# ---- Place a Food Token


@rule("YP-053")
@pytest.mark.parametrize("color", "RYGB")
def test_a_placed_token_comes_from_the_supply_and_lies_next_to_another(color):
    table = act(f"place_{color}").answer("slot 13")
    assert table.state.row == "........RYGB" + color + "......."
    assert table.state.supply.food == {**dict.fromkeys("RYGB", 11), color: 10}


@rule("YP-053")
def test_only_empty_slots_next_to_a_token_are_offered():
    table = act("place_R", row="R... .... RYGB .... ...B")
    assert table.options == ["slot 2", "slot 8", "slot 13", "slot 19"]
    reasons = {refusal.option: refusal.reason for refusal in table.refused}
    assert reasons[8] == "it holds a token"
    assert reasons[3] == "it is next to no token"
    assert len(reasons) == 20 - 4


@rule("YP-053")
def test_without_a_token_of_the_colour_in_the_supply_nothing_can_be_placed():
    table = act("place_R", row="RRRR RRRR RRRR YGB. ....")
    assert told(table, "placed", "lost") == [("lost", "YP-134")]


@rule("YP-054")
def test_a_token_may_extend_either_end_or_fill_a_gap():
    table = act("place_B", row=".... .... R.GB .... ....")
    assert table.options == ["slot 8", "slot 10", "slot 13"]
    assert table.answer("slot 10").state.row == "........RBGB........"


@rule("YP-054")
def test_in_a_wide_gap_only_the_slots_that_touch_a_token_can_be_filled():
    table = act("place_B", row=".... ..R. ...B .... ....")
    assert table.options == ["slot 6", "slot 8", "slot 11", "slot 13"]


# ---- Swap Food Tokens


@rule("YP-055")
def test_two_tokens_change_places_however_far_apart():
    table = act("swap", row="R... .... .YGB .... ...Y")
    assert table.ask.options == (0, 9, 10, 11, 19)  # no empty slot
    table.answer("the token on slot 1")
    assert table.ask.options == [9, 10, 11, 19]  # another token
    assert table.answer("the token on slot 20").state.row == "Y........YGB.......R"


@rule("YP-055")
def test_two_tokens_of_one_colour_may_be_swapped():
    table = act("swap", row=".... .... RYGR .... ....")
    assert table.answer("the token on slot 9", "the token on slot 12").state.row == "........RYGR........"
    assert len(table.told("swapped")) == 1


@rule("YP-056", "YP-057")
def test_a_swap_that_fills_an_order_pays_the_bonus_alone_and_flips_the_hero():
    # Meriele Quillfin wants BGB- and gives two Sapphires and a Ruby; player 2 seated her.
    table = act("swap", "near . . B14/2 . .", row=".... .... GBBY .... ....")
    table.answer("the token on slot 9", "the token on slot 10")
    assert gems(table) == {"R": 1, "Y": 0, "G": 0, "B": 2}
    assert gems(table, 1) == NO_GEMS
    assert not table.state.seats[4].face_up


@rule("YP-057")
def test_a_swap_pays_nothing_for_symbols_that_become_matched():
    table = act("swap", "near . . B14 . .", row=".... .... YBGR .... ....")
    table.answer("the token on slot 10", "the token on slot 9")  # the first Sapphire fits now
    assert gems(table) == NO_GEMS
    assert table.state.seats[4].face_up


# ---- Play a Card


@rule("YP-058")
@pytest.mark.parametrize(
    ("seat", "number"), [("near seat 1", 0), ("far seat 1", 1), ("near seat 4", 6), ("far seat 5", 9)]
)
def test_a_card_from_the_hand_is_played_to_any_free_seat_on_either_side(seat, number):
    table = act("play", one="hand R09 Y09")
    table.answer("Aurelia Sunmead")
    assert len(table.options) == 10
    table.answer(seat)
    assert table.state.players[0].hand == ["R09"]
    assert table.state.seats[number].hero == "Y09"
    assert table.state.seats[number].face_up


@rule("YP-058")
def test_a_played_hero_does_the_effect_and_pays_a_gem_for_each_matching_symbol():
    # Bramble Hoof gains an Emerald on arrival and wants G--B.
    table = act("play", row=".... .... GRRR .... ....", one="hand G07").answer("near seat 3")
    assert told(table, "gained") == [("gained", "YP-072"), ("gained", "YP-077")]
    assert gems(table) == {"R": 0, "Y": 0, "G": 2, "B": 0}


@rule("YP-059")
def test_a_seat_holds_one_card_and_face_down_cards_keep_their_seat():
    table = act("play", "near R01 ~R02 . . .", "far . . . . R03", one="hand R09")
    assert len(table.options) == 7
    assert not {"near seat 1", "near seat 2", "far seat 5"} & set(table.options)
    assert [tuple(each) for each in table.refused] == [
        (0, "a Hero sits there", "YP-059"),
        (2, "a Hero sits there", "YP-059"),
        (9, "a Hero sits there", "YP-059"),
    ]


# ---- Play an Enchant Food Potion


@rule("YP-060", "YP-021")
def test_a_potion_claims_the_bonus_without_a_match_and_the_card_stays_face_up():
    # Player 2 seated Meriele Quillfin; no symbol of her order is met.
    table = act("enchant", "near . . B14/2 . .", row=".... .... YRGR .... ....", one="potions 2")
    assert gems(table) == {"R": 1, "Y": 0, "G": 0, "B": 2}
    assert table.state.players[0].potions == 1
    at = table.state.seats[4]
    assert (at.face_up, at.potion) == (True, True)
    assert not table.told("perfect_match")


@rule("YP-060")
def test_a_potion_goes_only_on_a_face_up_hero_that_has_none():
    table = act("enchant", "near R14 Y10! ~G15 B14/2 .", one="potions 1")
    assert table.ask.options == ["R14", "B14"]
    assert [tuple(each) for each in table.refused] == [
        ("Y10", "there is a Potion on it", "YP-094"),
        ("G15", "it lies face down", "YP-060"),
    ]


# ---- Draw Two Cards


@rule("YP-061")
@pytest.mark.parametrize(
    ("first", "second", "hand"), [("red", "blue", ["R05", "B09"]), ("red", "red", ["R05", "R06"])]
)
def test_two_cards_are_drawn_from_the_tops_of_the_same_deck_or_of_two(first, second, hand):
    table = act("draw2", "deck R R05 R06", "deck B B09")
    table.answer(f"the {first} deck", f"the {second} deck")
    assert table.state.players[0].hand == hand


@rule("YP-061")
def test_the_first_card_is_seen_before_the_second_deck_is_chosen():
    table = act("draw2", "deck R R05 R06").answer("the red deck")
    assert table.prompt == "Draw the second card from which deck?"
    assert table.table.view(0).players[0].hand == ["R05"]


@rule("YP-061")
def test_there_is_no_hand_limit():
    table = act("draw2", one="hand R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12")
    table.answer("the blue deck", "the blue deck")
    assert len(table.state.players[0].hand) == 14


@rule("YP-061")
def test_if_only_one_card_is_left_in_all_decks_that_one_is_drawn():
    gone = [f"{color}{number:02}" for color in "RYGB" for number in range(1, 18)]
    gone.remove("G12")
    table = act("draw2", f"discard {' '.join(gone)}")
    assert table.over
    assert table.state.players[0].hand == ["G12"]


# ---- Take a White Diamond


@rule("YP-062")
@pytest.mark.parametrize(
    ("gem", "color"), [("Ruby", "R"), ("Topaz", "Y"), ("Emerald", "G"), ("Sapphire", "B")]
)
def test_a_white_diamond_is_assigned_at_once_to_any_of_the_four_colours(gem, color):
    table = act("diamond")  # no Gem of any colour is held yet
    table.answer(gem)
    assert table.over
    assert table.state.players[0].diamonds == {**NO_GEMS, color: 1}
    assert table.state.supply.diamonds == 19


@rule("YP-019")
def test_a_white_diamond_takes_the_colour_of_the_group_it_is_put_with():
    table = act("diamond", "open O4", one="gems RRRRR").answer("Ruby")
    assert table.table.view(1).players[0].count("R") == 6
    assert table.state.players[0].objectives == ["O4"]  # six red Gems
    assert gems(table)["R"] == 5  # it is no standard Gem for all that
    assert table.state.supply.gems["R"] == 25


# ---- Remove a Card


@rule("YP-063")
@pytest.mark.parametrize("hero", ["R14", "Y10", "G15"])
def test_any_hero_can_be_removed_face_up_or_face_down_whoever_played_it(hero):
    table = act("remove", "near R14/1 . . . Y10/2", "far . ~G15/2 . . .")
    assert sorted(table.ask.options) == ["G15", "R14", "Y10"]
    table.answer(hero)
    assert table.state.discard == [hero]
    assert sorted(at.hero for at in table.state.seats if at) == sorted({"R14", "Y10", "G15"} - {hero})


@rule("YP-063")
def test_the_potion_on_a_removed_hero_returns_to_the_supply():
    table = act("remove", "near R14! . . . .")
    assert table.state.supply.potions == 9
    assert table.state.players[0].potions == 0


# ---- Remove a Food Token


@rule("YP-064")
def test_a_removed_token_returns_to_the_supply_and_leaves_its_slot_empty():
    table = act("unplace", row=".... .... RYRG B... ....").answer("the token on slot 11")
    assert table.state.row == "........RY.GB......."
    assert table.state.supply.food["R"] == 11


@rule("YP-065")
def test_the_last_token_of_a_colour_is_never_removed():
    table = act("unplace", row=".... .... RYRG B... ....")
    assert table.ask.options == (8, 10)
    assert [(each.option, each.rule) for each in table.refused] == [
        (9, "YP-065"), (11, "YP-065"), (12, "YP-065"),
    ]  # fmt: skip


@rule("YP-065")
@pytest.mark.parametrize("hero", ["R02", "R14"])
def test_effects_that_take_or_replace_a_token_spare_the_last_of_a_colour_too(hero):
    # Xathir Silverblade smashes a token of his column, Pyrra Dain transmutes any.
    table = act("play", row=".... .... RYBR G... ....", one=f"hand {hero}").answer("near seat 3")
    assert table.ask.options == [8, 11]


# ---- Take an Enchant Food Potion


@rule("YP-066")
def test_a_potion_is_taken_from_the_supply_and_kept():
    table = act("potion")
    assert (table.state.players[0].potions, table.state.supply.potions) == (1, 8)


@rule("YP-066")
def test_one_player_may_hold_every_potion():
    table = act("potion", one="potions 8")
    assert (table.state.players[0].potions, table.state.supply.potions) == (9, 0)


# ---- Exchange Gems


@rule("YP-067")
@pytest.mark.parametrize(
    ("taken", "owned"),
    [
        (("Sapphire", "Emerald"), {"R": 0, "Y": 1, "G": 1, "B": 1}),
        (("Sapphire", "Sapphire"), {"R": 0, "Y": 1, "G": 0, "B": 2}),
        (("Ruby", "Ruby"), {"R": 2, "Y": 1, "G": 0, "B": 0}),
    ],
)
def test_one_gem_is_returned_for_two_of_any_colours(taken, owned):
    table = act("exchange", one="gems RY").answer("Ruby", *taken)
    assert gems(table) == owned
    assert table.state.supply.gems == {color: 30 - count for color, count in owned.items()}


@rule("YP-067")
def test_the_gem_is_returned_before_two_are_taken():
    table = act("exchange", one="gems RY").answer("Ruby")
    assert table.state.supply.gems["R"] == 30
    assert table.prompt == "Take which Gem first?"
    assert table.options == ["Ruby", "Topaz", "Emerald", "Sapphire"]


@rule("YP-067")
def test_a_closed_colour_cannot_be_taken_not_even_the_one_just_returned():
    table = act("exchange", "closed R", one="gems RY", two=f"gems {'R' * 29}").answer("Ruby")
    assert table.options == ["Topaz", "Emerald", "Sapphire"]


@rule("YP-067")
def test_fewer_gems_are_taken_if_the_supply_cannot_provide_two():
    # The last Ruby is taken first; then every colour is closed.
    table = act(
        "exchange",
        "closed Y G B",
        one="gems Y",
        two=f"gems {'R' * 29 + 'Y' * 29 + 'G' * 30 + 'B' * 30}",
    )
    assert table.over
    assert gems(table) == {"R": 1, "Y": 0, "G": 0, "B": 0}


@rule("YP-067", "YP-079")
def test_with_every_colour_closed_an_exchange_takes_a_gem_for_nothing_and_says_so():
    two = f"gems {'R' * 30 + 'Y' * 29 + 'G' * 30 + 'B' * 30}"
    table = act("exchange", "closed R Y G B", one="gems Y", two=two)
    assert gems(table) == NO_GEMS
    assert told(table, "returned", "gained", "no_gem") == [("returned", "YP-067"), ("no_gem", "YP-079")]
    assert table.log(0).splitlines()[-1] == "player 1 can take no Gem: every colour to choose from is closed."


@rule("YP-067")
def test_a_gem_that_an_exchange_cannot_give_is_told():
    two = f"gems {'R' * 29 + 'Y' * 29 + 'G' * 30 + 'B' * 30}"
    table = act("exchange", "closed Y G B", one="gems Y", two=two)
    kinds = [kind for kind, _ in told(table, "returned", "gained", "no_gem")]
    assert kinds == ["returned", "gained", "no_gem"]
    assert told(act("exchange", one="gems R").answer("Ruby", "Ruby"), "no_gem") == []


@rule("YP-068", "YP-019")
def test_a_white_diamond_cannot_be_given_up():
    table = act("exchange", one="gems RY  diamonds GGBB")
    assert table.options == ["Ruby", "Topaz"]


# ---- foods and Gems


@rule("YP-018")
@pytest.mark.parametrize(
    ("token", "hero", "food", "gem"),
    [
        ("..Y.", "R09", "yellow ale", "Topaz"),
        ("R...", "R09", "red ham", "Ruby"),
        (".G..", "R09", "green vegetables", "Emerald"),
        ("..B.", "B08", "blue fish", "Sapphire"),
    ],
)
def test_each_food_pays_the_gem_of_its_colour(token, hero, food, gem):
    # Rhoz Ashscale wants RGY-, Thalassa Brine GRBG.
    table = act("play", row=f".... .... {token} .... ....", one=f"hand {hero}").answer("near seat 3")
    assert f"player 1 gains 1 {gem} from {HEROES[hero].name}: 1 of " in table.log()
    assert table.table.rules.word("food", token.strip(".")) == food


# ---- how a Hero arrives


@rule("YP-071")
def test_a_hero_card_shows_an_order_of_up_to_four_foods_a_class_an_effect_and_a_bonus():
    for color in "RYGB":
        deck = [hero for hero in HEROES.values() if hero.color == color]
        assert Counter(len(hero.symbols) for hero in deck) == {2: 5, 3: 8, 4: 4}
        wanted = Counter("".join(hero.symbols for hero in deck))
        assert wanted == {**dict.fromkeys("RYGB", 9), color: 23}
        assert len({hero.class_name for hero in deck}) == 13
        for hero in deck:
            assert color in hero.symbols
            assert hero.pmb
            assert EFFECTS[hero.effect].text


@rule("YP-071")
def test_what_a_hero_card_shows_can_be_read_at_the_table():
    # Maugh Blackspit, an orc Warlock, wants -RBR; player 2 has him in hand.
    table = position("portal", "row .... .... RYGB .... ....\n1\n2 hand R15 R01\nmove 2")
    scene = table.table.rules.scene(table.table.view(1), table.ask, ["Ann", "Ben"])
    card = next(node.label for node in scene.walk() if "Maugh Blackspit" in node.label)
    assert "Warlock" in card
    assert EFFECTS["WLK-a"].text in card


@rule("YP-072")
def test_the_effect_is_resolved_before_any_gem_is_taken():
    # Nualin Kelp wants -YBY and places a token on arrival: it completes her own order.
    table = act("play", row=".... .... RYB. .... ....", one="hand B04").answer("near seat 3")
    assert gems(table) == NO_GEMS
    table.answer("yellow ale", "slot 12")
    assert told(table, "seated", "placed", "gained", "perfect_match")[:4] == [
        ("seated", "YP-058"), ("placed", "YP-053"), ("gained", "YP-077"), ("perfect_match", "YP-090"),
    ]  # fmt: skip
    assert table.told("gained")[0].facts["gems"] == "YBY"


@rule("YP-072")
def test_a_play_granted_by_a_bonus_or_by_another_effect_has_its_effect_too():
    # Durgan Ironrib brings Bramble Hoof, who gains an Emerald on arrival.
    table = act("play", row=".... .... RRRR .... ....", one="hand R06 G07")
    table.answer("R06", "near seat 1", "G07", "near seat 5")
    assert gems(table) == {**NO_GEMS, "G": 1}
    # So does Odo Marrow's bonus, here claimed with a Potion.
    table = act("enchant", "near R04 . . . .", one="potions 1  hand G07")
    table.answer("G07", "near seat 5")
    assert gems(table) == {**NO_GEMS, "R": 1, "G": 1}


@rule("YP-072")
def test_an_effect_without_may_is_compulsory_and_an_impossible_one_is_ignored():
    # Gorrak Bonegnaw discards an adjacent Hero, even one's own, and nothing where nobody is near.
    table = act("play", "near R14/1 . . . .", one="hand R01").answer("near seat 2")
    assert table.state.discard == ["R14"]
    table = act("play", "near R14/1 . . . .", one="hand R01").answer("near seat 5")
    assert table.over
    assert table.state.discard == []


@rule("YP-073", "YP-020")
def test_a_hero_arrives_acts_takes_gems_is_flipped_and_gives_the_bonus():
    # Sella Varn gains a Ruby on arrival, wants GRYR, and gives two Rubies, a Topaz, a play and a card.
    table = act("play", row=".... .... GRYR B... ....", one="hand R07 R09").answer("R07", "near seat 3")
    assert told(table, "seated", "gained", "perfect_match") == [
        ("seated", "YP-058"),
        ("gained", "YP-072"),
        ("gained", "YP-077"),
        ("perfect_match", "YP-090"),
        ("gained", "YP-087"),
    ]
    assert [event.facts["gems"] for event in table.told("gained")] == ["R", "GRYR", "RRY"]
    assert not table.state.seats[4].face_up
    assert table.options == ["Rhoz Ashscale", "pass"]  # the play
    table.answer("pass")
    assert table.prompt == "Draw from which deck?"


@rule("YP-073")
def test_the_row_as_it_is_after_the_effect_decides_what_the_order_pays():
    # Humbo wants GYBB; he must smash a token of his own column, and gets a Gem of its colour for it.
    table = act("play", row=".... .... GYBB G... ....", one="hand G01")
    table.answer("near seat 3", "the token on slot 12")
    assert [event.facts["gems"] for event in table.told("gained")] == ["B", "GYB"]
    assert table.state.seats[4].face_up


@rule("YP-020")
def test_an_order_that_is_not_filled_earns_no_bonus():
    # Halvard Greenbeard wants Y-GY and gives an Emerald, a Topaz and any food placed.
    table = act("play", row=".... .... YRGR .... ....", one="hand G09").answer("near seat 3")
    assert table.over
    assert gems(table) == {**NO_GEMS, "Y": 1, "G": 1}  # the two symbols that fit
    table = act("play", row=".... .... YRGY .... ....", one="hand G09").answer("near seat 3")
    assert gems(table) == {**NO_GEMS, "Y": 3, "G": 2}
    assert table.prompt == "Place which food?"


@rule("YP-075")
def test_an_effect_helps_its_player_or_hinders_an_opponent():
    table = act("play", row=".... .... .... .... RYGB", one="hand R07", two="gems Y").answer("near seat 1")
    assert (gems(table), gems(table, 1)) == ({**NO_GEMS, "R": 1}, {**NO_GEMS, "Y": 1})  # a Fighter
    table = act("play", row=".... .... .... .... RYGB", one="hand Y15", two="gems Y").answer("near seat 1")
    assert (gems(table), gems(table, 1)) == (NO_GEMS, NO_GEMS)  # a Warlock


@rule("YP-075")
def test_the_effect_goes_with_the_class():
    assert len(EFFECTS) == 26
    classes = Counter(effect.class_name for effect in EFFECTS.values())
    assert list(classes.values()) == [2] * 13
    assert [hero.id for hero in HEROES.values() if EFFECTS[hero.effect].class_name != hero.class_name] == []


# ---- the end of the row


@rule("YP-070")
def test_the_endgame_begins_when_both_end_slots_hold_a_token():
    table = act("place_R", row="R... .... RYGB .... ..B.").answer("slot 20")
    assert [event.facts["player"] for event in table.told("endgame")] == [0]
    assert table.state.ending == 0  # the gaps don't matter


@rule("YP-070")
@pytest.mark.parametrize(
    ("row", "slot"), [(".... .... RYGB .... ..B.", "slot 20"), (".R.. .... RYGB .... ....", "slot 1")]
)
def test_one_end_slot_alone_does_not_begin_it(row, slot):
    table = act("place_R", row=row).answer(slot)
    assert not table.told("endgame")


@rule("YP-070", "YP-100", "YP-101")
@pytest.mark.parametrize(("end", "slot"), [("19", 19), ("0", 0)])
def test_the_endgame_once_begun_is_not_cancelled_by_the_removal_of_an_end_token(end, slot):
    # Red back: a Druid's Harvest fills the second end slot, then a token is removed.
    table = position(
        "portal",
        """
        row   R... .... RYGB .... ..B.
        1     hand Y06  tiles rygb
        2     tiles ryGb
        """,
    )
    table.answer("near seat 5", "red ham", "slot 20")
    assert table.state.ending == 0
    table.answer(end)
    assert table.state.row[slot] == "."
    assert table.state.ending == 0
    assert table.asked == 1  # player 2 takes one more turn, and the game is over
    table.answer("slot 13", "the red deck", "the red deck", "Ruby")  # only the green tile can be used
    assert table.over
    assert [event.rule for event in table.told("finished")] == ["YP-101"]
    assert len(table.told("endgame")) == 1


@rule("YP-070")
def test_the_endgame_once_begun_is_not_cancelled_by_moving_an_end_token_away():
    # Yellow front: place on the last slot, take a Potion, seat Sprig, who transplants from the first slot.
    table = position("portal", "row R... .... RYGB .... ..B.\n1 hand G06  tiles rYgb\n2 tiles rygb")
    table.answer("the yellow tile", "slot 20", "near seat 5", "0", "slot 13")
    assert table.state.row[0] == "."
    assert table.state.ending == 0
    assert table.over  # player 2, who had no choice, took the last turn
    assert [event.facts["player"] for event in table.told("turn")] == [0, 1]
    assert [event.rule for event in table.told("finished")] == ["YP-101"]


@rule("YP-070")
def test_end_slots_filled_one_after_the_other_but_not_at_the_same_time_do_not_begin_it():
    table = position(
        "portal",
        "row R... .... RYGB .... ..B.\n1\n2",
        ("act", 0, "unplace"),
        ("act", 0, "place_R"),
    )
    table.answer("0", "slot 20")
    assert table.state.row[0] == "."
    assert table.state.row[19] == "R"
    assert not table.told("endgame")


# ---- where Gems come from


@rule("YP-076")
def test_changing_the_row_or_the_seats_earns_no_gems():
    # Meriele Quillfin wants BGB-: each change makes one more symbol fit, but never all three.
    near = "near . . B14 . ."
    for table in (
        act("place_B", near, row=".... .... .YYR .... ....").answer("slot 9"),
        act("swap", near, row=".... .... YBYR .... ....").answer(
            "the token on slot 9", "the token on slot 10"
        ),
        act("remove", "near R14 . B14 . .").answer("R14"),
        act("potion", near),
        act("unplace", near, row=".... .... BBYR .... ....").answer("the token on slot 10"),
        act("draw2", near).answer("the red deck", "the red deck"),
    ):
        assert table.over
        assert gems(table) == NO_GEMS


EARNED = {
    ("gained", "YP-077"),  # seating a Hero
    ("gained", "YP-072"),  # a Hero effect
    ("stole", "YP-072"),
    ("diamond", "YP-072"),
    ("gained", "YP-087"),  # a Perfect Match Bonus
    ("diamond", "YP-087"),
    ("gained", "YP-067"),  # a tile: Exchange Gems
    ("diamond", "YP-062"),  # a tile: Take a White Diamond
}


@rule("YP-076")
@pytest.mark.parametrize("seed", range(6))
def test_every_gem_of_a_whole_game_was_earned_by_a_seating_an_effect_a_bonus_or_a_tile(seed):
    table, random = dealt("portal", 3, seed), Random(seed)
    while not table.over:
        table.table.answer(random.randrange(len(table.ask.options)))
    owned = [0, 0, 0]
    for event in table.table.journal:
        if event.kind in ("gained", "stole", "diamond"):
            assert (event.kind, event.rule) in EARNED
            owned[event.facts["player"]] += len(event.facts.get("gems", "1"))
        if event.kind == "stole":
            owned[event.facts["player_from"]] -= 1
        if event.kind == "returned":
            owned[event.facts["player"]] -= 1
    assert owned == [sum(area.gems.values()) + sum(area.diamonds.values()) for area in table.state.players]
