"""Questions: each says what has to be decided, why, and what each option is worth."""

from typing import Any

import pytest

from questboard.kernel.option_kinds import OptionKind
from questboard.scene import Prompt
from questboard.testing import Driver, dealt, position, rule
from tests.portal.scenes import act, scene


def prompt(table: Driver) -> Prompt:
    """The question as the seat that is asked sees it."""
    asked = scene(table).prompt
    assert asked is not None
    return asked


def details(table: Driver) -> dict[str, str]:
    """What each option would do."""
    return {choice.label: choice.detail for choice in prompt(table).choices}


def kind(table: Driver) -> OptionKind[Any]:
    """What is known of the options."""
    return table.table.rules.kind(table.ask)


# ---- the start


@rule("YP-032")
def test_the_first_question_of_a_game_says_why_it_is_asked():
    table = dealt("portal", 2, first_player="2")
    assert prompt(table).text == "Lay which food on slot 9?"
    assert prompt(table).explanation.startswith(
        "Before the first turn, the last player lays the starting food"
    )
    assert "pays a Gem for each dish that lies where the order wants it" in prompt(table).explanation
    assert prompt(table).choices[0].nodes == ("supply:food:R", "slot:8")


@rule("YP-033")
def test_starting_food_counts_what_is_left_to_lay_and_not_the_supply():
    table = dealt("portal", 4, first_player="2")
    assert set(details(table).values()) == {"2 left to lay"}
    table.answer("red ham")
    assert details(table)["red ham"] == "1 left to lay"


@rule("YP-035")
def test_a_food_laid_twice_says_so():
    table = dealt("portal", 3, three_player_start="last player")
    assert set(details(table).values()) == {"2 to lay instead of 1"}


@rule("YP-120", "YP-125")
def test_an_objective_to_lay_says_what_it_asks_for():
    table = dealt("portal", 1, solo_objective_placement="player")
    name = prompt(table).text.removeprefix("Lay ").removesuffix(" on which seat?")
    assert prompt(table).explanation.startswith(f"{name}: ")
    assert prompt(table).explanation.endswith(". It is lost when the row reaches its X.")


# ---- why it is asked


@rule("YP-091")
def test_an_action_of_a_bonus_names_the_hero_and_the_whole_bonus():
    table = position("portal", "row .... .... R.B. .... ....\n1 hand R17\n2 gems B", ("act", 0, "play"))
    table.answer("near seat 3")
    assert prompt(table).text == "Tinker: flip which other tile?"
    assert prompt(table).explanation == "Tock, Tinker: You may flip one of your three other Action tiles."
    table.answer("pass")
    assert prompt(table).text == "Swap which token?"
    assert prompt(table).explanation == "Tock. Bonus: Ruby, swap two Food tokens."


@rule("YP-072")
def test_an_effect_that_is_an_action_shows_its_card_at_every_question():
    table = act("row .... .... GRBY .... ....\n1 hand R16\n2", "play").answer("near seat 1")
    card = "Belgos Thurn, Translocate: Swap two Food tokens."
    assert (prompt(table).text, prompt(table).explanation) == ("Swap which token?", card)
    table.answer("the token on slot 9")
    assert prompt(table).explanation == card


def test_an_action_of_a_tile_needs_no_explanation():
    assert prompt(act("row .... .... GRBY .... ....\n1\n2", "swap")).explanation == ""


@rule("YP-124")
def test_the_first_in_line_is_named_before_it_is_played():
    text = "row .... G.BY .... ....\nnear . R07 . .\n1 hand R01 R02 potions 1"
    table = position("portal", text, ("act", 0, "enchant"))  # Sella's bonus has a Hero played
    assert prompt(table).text == "Play Gorrak Bonegnaw, the first in line?"


# ---- facts to decide on


@rule("YP-055")
def test_a_swap_marks_what_it_completes_at_its_first_question():
    table = act("row .... .... RGBR .... ....\nnear . . R15 . .\n1 hand R01\n2 hand G02", "swap")
    told = details(table)
    assert told["the token on slot 9"] == "red ham, completes Maugh Blackspit if swapped with slot 10"
    assert (
        told["the token on slot 10"] == "green vegetables, completes Maugh Blackspit if swapped with slot 9"
    )
    assert told["the token on slot 11"] == "blue fish"


@rule("YP-072")
def test_a_hex_shows_what_opponents_own_and_the_victim_what_each_gem_counts():
    text = "row .... .... .... GRBY .... ....\n1 hand Y15\n2 hand G02 gems RRB\n3 gems Y"
    table = act(text, "play").answer("near seat 1")
    assert details(table)["Hob"].endswith("2 Rubies and 1 Sapphire")
    assert details(table)["Marta"].endswith("1 Topaz")
    table.answer("player 2")
    assert prompt(table).text == "Ada hexes you: return which Gem?"
    assert details(table)["Ruby"] == "you have 2, worth 1 each; 28 left in the supply"


@rule("YP-072")
def test_a_wild_surge_names_the_card_and_shows_what_each_gem_counts():
    table = act("row .... .... GRBY .... ....\n1 hand Y13 gems GG\n2\ndeck R R02", "play")
    table.answer("near seat 1", "the red deck")
    assert prompt(table).text == "Xathir Silverblade is turned up: gain which Gem of that order?"
    assert details(table)["Ruby"] == "you have 0, worth 1 each; 30 left in the supply"


@rule("YP-072")
def test_a_transmutation_says_what_is_turned_and_where():
    table = act("row .... .... GRRY .... ....\n1 hand R14\n2", "play").answer(
        "near seat 1", "the token on slot 10"
    )
    assert prompt(table).text == "Turn red ham on slot 10 into which food?"


@rule("YP-072")
def test_a_mirror_image_says_what_each_neighbour_does():
    table = act("row .... .... GRBY .... ....\nnear R06 . R09 . .\n1 hand Y16\n2", "play").answer(
        "near seat 2"
    )
    assert details(table)["Rhoz Ashscale"] == (
        "near seat 3, Fellowship: Gain a Gem of this Hero's colour for each adjacent face-up Hero."
    )


def test_a_potion_to_take_lies_in_the_supply():
    table = position(
        "portal", "row .... .... GRBY .... ....\nnear R11 . . . .\n1 potions 1\n2", ("act", 0, "enchant")
    )
    assert prompt(table).text == "Take an Enchant Food Potion?"
    assert [choice.nodes for choice in prompt(table).choices] == [("supply:potion",), ()]


# ---- what hardly matters


@rule("YP-072")
def test_the_order_of_cards_that_go_under_a_deck_hardly_matters():
    table = act("row .... .... GRBY .... ....\n1 hand R11\n2\ndeck R R02 R03 R04", "play")
    table.answer("near seat 1", "the red deck")
    assert not kind(table).minor
    table.answer("R03")
    assert prompt(table).text == "Put which Hero under the red deck first? Another goes below it."
    assert kind(table).minor


@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_of_an_effect_shows_its_card(seats):
    for seed in range(6):
        table = dealt("portal", seats, seed)
        while not table.over:
            if table.ask.rule == "YP-072":
                assert prompt(table).explanation, table.ask
            table.table.answer((seed * 7 + table.table.ply) % len(table.ask.options))
