"""The log: every line says what happened, by what, and how it adds up."""

import pytest

from questboard.testing import Driver, position, rule
from tests.portal.effects.arrival import all_cards_but
from tests.portal.scenes import act

ALONE = "row .... .... GRBY .... ....\n1 hand {}\n2"
BARE = "row .... .... GRBY .... ....\n1 hand {} G02\n2\ndiscard {}"


def said(table: Driver, seat: int = 0) -> list[str]:
    """The log, line by line."""
    return table.log(seat).splitlines()


def played(text: str, hero: str, seat: str = "near seat 1") -> Driver:
    """A table at which player 1 has played a Hero."""
    table = act(text.format(hero), "play")
    return table.answer(*([hero] if hero in table.ask.options else []), seat)


# ---- what pays


@rule("YP-077")
def test_order_gems_say_who_pays_and_for_how_many_dishes():
    table = played(ALONE, "B08", "near seat 3")  # Thalassa orders GRBG, and GRBY lies there
    assert said(table)[-1] == (
        "player 1 gains 1 Ruby, 1 Emerald and 1 Sapphire from Thalassa Brine: 3 of 4 dishes in place."
    )


@rule("YP-077")
def test_a_hero_without_any_dish_says_that_it_pays_nothing():
    table = played(ALONE, "B08", "near seat 1")
    assert (
        said(table)[-1] == "Thalassa Brine pays nothing: no dish of the order lies in front of near seat 1."
    )


@rule("YP-079")
def test_a_colour_closes_after_its_last_gem_is_gained():
    table = position("portal", "row .... .... GRBY .... ....\n1 hand R07\n2 gems B", ("act", 0, "play"))
    table.state.supply.gems["R"] = 1
    table.answer("near seat 3")
    gained, closed = (said(table).index(line) for line in (
        "Veteran: player 1 gains 1 Ruby.",
        "The last Ruby is taken: from now on nobody gains one.",
    ))  # fmt: skip
    assert gained + 1 == closed


@rule("YP-087", "YP-091")
def test_every_part_of_a_bonus_names_the_hero_whose_bonus_it_is():
    table = position("portal", "row .... .... R.B. .... ....\n1 hand R17\n2 gems B", ("act", 0, "play"))
    table.answer("near seat 3", "pass", "pass")  # Tock's Tinker, then the swap of its bonus
    assert said(table)[-3:] == [
        "player 1 gains 1 Ruby, the bonus of Tock.",
        "Bonus of Tock for player 1: swap two Food tokens.",
        "player 1 chooses not to swap two Food tokens.",
    ]


# ---- effects


@pytest.mark.parametrize(
    ("hero", "line"),
    [
        ("R01", "Rampage does nothing: no Hero sits next to this one."),
        ("R02", "Smash does nothing: every token of this column is the last of its colour in the row."),
        ("Y04", "Charm does nothing: no other player has a card in hand."),
        ("G04", "Revivify does nothing: the discard pile is empty."),
        ("R08", "Step Aside does nothing: no other Hero is face up at the table."),
        ("G08", "Trade Places does nothing: there are no two other face-up Heroes at the table."),
        ("R09", "Fellowship does nothing: no face-up Hero sits next to this one."),
        ("R10", "Tithe does nothing: no face-down Hero sits next to this one."),
        ("R12", "Call Back does nothing: no other Hero without a Potion is face up at the table."),
        ("R13", "Pickpocket does nothing: no other player has a standard Gem."),
        ("Y11", "Sleight does nothing: no other player has a card in hand."),
        ("R14", "Transmute does nothing: no token may be replaced: each is the last of its colour."),
        ("R15", "Pact does nothing: there is no Hero card to discard."),
        ("Y15", "Hex does nothing: no other player has a standard Gem."),
        ("Y16", "Mirror Image does nothing: no face-up Hero with another effect sits next to this one."),
        ("R06", "Action Surge does nothing: there is no Hero card in hand."),
        ("G17", "Alchemy does nothing: there is no standard Gem to give up."),
    ],
)
@rule("YP-072")
def test_an_effect_that_does_nothing_says_why(hero, line):
    assert line in said(played(ALONE, hero))


@pytest.mark.parametrize("hero", ["R03", "R11", "Y13"])
@rule("YP-072")
def test_an_effect_that_needs_a_card_says_that_there_is_none(hero):
    table = act(f"row .... .... GRBY .... ....\n1 hand {hero}\n2\ndiscard {all_cards_but(hero)}", "play")
    assert "does nothing: there is no card left in any deck." in table.answer("near seat 1").log(0)


@rule("YP-072")
def test_a_second_card_that_cannot_be_drawn_is_told():
    table = act(f"row .... .... GRBY .... ....\n1 hand R03\n2\ndiscard {all_cards_but('R03', 'G01')}", "play")
    lines = said(table.answer("near seat 1"))
    assert lines[1:3] == [
        "Gossip: player 1 draws Humbo from the green deck.",
        "There is no card left for player 1 to draw.",
    ]


@rule("YP-072")
def test_an_effect_that_is_not_used_is_told():
    table = act("row .... .... GRBY .... ....\nnear . . . R15 .\n1 hand R08\n2", "play")
    assert "player 1 doesn't use Step Aside." in said(table.answer("near seat 1", "pass"))


@pytest.mark.parametrize(
    ("hero", "line"),
    [
        ("R16", "Translocate for player 1: swap two Food tokens."),
        ("Y06", "Harvest for player 1: place any food."),
    ],
)
@rule("YP-072")
def test_an_effect_that_is_an_action_is_named_before_it_is_done(hero, line):
    assert said(played(ALONE, hero))[1] == line


@rule("YP-055")
def test_a_swap_names_both_dishes():
    table = act("row .... .... GRBY .... ....\n1\n2", "swap").answer(
        "the token on slot 9", "the token on slot 12"
    )
    assert said(table) == ["player 1 swaps green vegetables on slot 9 with yellow ale on slot 12."]


# ---- turns


@rule("YP-036", "YP-037")
def test_a_tile_says_what_it_does_and_what_comes_up():
    table = position("portal", "row .... .... GRBY .... ....\n1 gems RB tiles RyGB hand R01\n2 hand B01")
    table.answer("the yellow tile", "Ruby", "Topaz", "Topaz")
    lines = said(table)
    assert "player 1 activates the yellow tile: exchange Gems." in lines
    up = "place yellow ale, take an Enchant Food Potion, play a Hero"
    assert f"player 1 flips the yellow tile. Now up: {up}." in lines


@rule("YP-103", "YP-041")
def test_a_forced_pass_says_why_each_tile_failed():
    table = position(
        "portal",
        "row GRBY GRBY GRBY GRBY GRBY\nending 1\nmove 2\n1 hand R01 tiles rygb\n2 tiles RYGb\nturn 7",
    )
    (line,) = [line for line in said(table) if "passes" in line]
    assert line == (
        "player 2 can use no Action tile and passes: there is no empty slot next to a token "
        "(red, yellow and green); there is no Enchant Food Potion to play (blue)."
    )


@rule("YP-134")
def test_an_action_that_is_lost_says_why():
    table = position("portal", "row .... .... GRBY .... ....\n1 tiles RYGB\n2", ("act", 0, "play"))
    assert said(table)[0] == "player 1 can't play a Hero: there is no Hero card in hand. The action is lost."


@rule("YP-001")
def test_a_shared_win_names_everybody_who_shares_it():
    table = position("portal", "row .... .... GRBY .... ....\n1 gems R\n2 gems R", ("finish", "YP-101"))
    assert said(table)[-1] == "player 1 and player 2 share the win with 11 points each."


@rule("YP-127", "YP-128")
def test_a_solo_score_shows_its_sum():
    text = "row .... GRBY .... ....\n1 gems RRYGB objectives O1"
    assert said(position("portal", text, ("finish", "YP-129")))[1:] == [
        "player 1 scores 13 points: 5 for Gems, 3 for sets, 5 for Objectives.",
        "player 1 finishes with 13 points.",
    ]
