"""Enchant Food Potions: a Perfect Match Bonus without a Perfect Match."""

import pytest

from questboard.games.portal.rules.scoring import multipliers
from questboard.testing import Driver, position, rule


def gems(table: Driver) -> str:
    """The standard Gems of player 1, reds first."""
    owned = table.state.players[0].gems
    return "".join(color * owned[color] for color in "RYGB")


def pyrra(*agenda: tuple[str | int, ...], potion: str = "", mine: str = "potions 1") -> Driver:
    """Pyrra Dain (R14), who orders -BBR and pays RRY, in front of RBBG: one swap from her whole order."""
    text = f"""
        row   .... .... RBBG .... ....
        near  .    .    R14{potion} . .
        1     {mine}
        2
        open  O7 O8
    """
    return position("portal", text, *agenda)


ENCHANT = ("act", 0, "enchant")
SWAP = ("act", 0, "swap")


# ---- when Potions are played


@rule("YP-092")
@pytest.mark.parametrize(
    ("tile", "tiles"),
    [("R", "RYGB"), ("Y", "RYGB"), ("G", "RYGB"), ("B", "RYGB"), ("R", "rYGB"), ("Y", "RyGB"), ("G", "RYgB")],
)
def test_no_other_side_of_a_tile_plays_a_potion(tile, tiles):
    table = position(
        "portal",
        f"""
        row   .... .... RBBG RYYB ....
        near  .    .    R14  G15  .
        far   .    .    .    B14  .
        1     hand R15 Y10  gems RY  potions 2  tiles {tiles}
        2
        """,
    )
    table.answer(tile)
    while table.state.turn == 1 and not table.over:
        assert table.prompt != "Enchant the food of which Hero?"
        table.table.answer(0)
    assert table.state.players[0].tiles[tile] is (tile not in tiles)
    assert not table.told("enchanted")


@rule("YP-092")
def test_a_potion_is_played_by_the_back_of_the_blue_tile():
    table = position(
        "portal",
        """
        row   .... .... RBBG .... ....
        near  .    .    R14  G15  .
        1     potions 1  tiles RYGb
        2
        """,
    )
    table.answer("the blue tile", "R14")
    assert table.state.seats[4].potion
    assert gems(table) == "RRY"
    assert table.state.players[0].tiles["B"]


# ---- the Hero it lies on


@rule("YP-139", "YP-093")
def test_a_hero_with_a_potion_pays_its_bonus_and_stays_face_up():
    table = pyrra(ENCHANT)
    assert gems(table) == "RRY"
    assert table.state.seats[4].face_up
    assert multipliers(table.table.view(0))["R"] == 1


@rule("YP-093")
def test_the_bonus_of_a_hero_with_a_potion_can_be_earned_again_by_swapping():
    table = pyrra(ENCHANT, SWAP)
    table.answer("8", "11")
    assert gems(table) == "RRRRYY"
    assert not table.state.seats[4].face_up


@rule("YP-094")
def test_a_second_potion_may_not_be_played_on_a_hero():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R14! B14  G15  .    .
        1     potions 1
        2
        """,
        ENCHANT,
    )
    assert table.options == ["Meriele Quillfin", "Thessaly Nightshade"]
    assert [(refusal.option, refusal.rule) for refusal in table.refused] == [("R14", "YP-094")]


@rule("YP-094")
def test_when_every_face_up_hero_has_a_potion_none_can_be_played():
    table = pyrra(potion="!", mine="potions 1  gems R  hand R15  tiles RYGb")
    assert "the blue tile" not in table.options
    assert "B" in [refusal.option for refusal in table.refused]


@rule("YP-095")
def test_a_potion_stays_on_the_hero_after_use():
    table = pyrra(ENCHANT)
    assert table.state.seats[4].potion
    assert table.state.players[0].potions == 0
    assert table.state.supply.potions == 8


@rule("YP-095")
def test_a_potion_goes_back_to_the_supply_when_its_hero_is_removed():
    table = pyrra(ENCHANT, ("act", 0, "remove"))
    assert table.state.discard == ["R14"]
    assert table.state.players[0].potions == 0
    assert table.state.supply.potions == 9


@rule("YP-095")
def test_a_potion_goes_back_to_the_supply_when_its_hero_is_flipped():
    table = pyrra(ENCHANT, SWAP)
    table.answer("8", "11")
    assert not table.state.seats[4].potion
    assert table.state.players[0].potions == 0
    assert table.state.supply.potions == 9


@rule("YP-095")
@pytest.mark.parametrize("potion", ["!", ""])
@pytest.mark.parametrize(("action", "answers"), [(("act", 0, "remove"), []), (SWAP, ["8", "11"])])
def test_a_potion_that_goes_back_to_the_supply_is_told(action, answers, potion):
    table = pyrra(action, potion=potion)
    table.answer(*answers)
    told = [event.rule for event in table.told("potion_returned")]
    assert told == (["YP-095"] if potion else [])
    kinds = [event.kind for event in table.table.journal]
    if potion:
        assert "The Potion on Pyrra Dain goes back to the supply." in table.log(0)
        assert kinds[kinds.index("potion_returned") - 1] in ("removed", "perfect_match")


# ---- a bonus, but no Perfect Match


@rule("YP-139")
def test_a_potion_does_not_count_as_triggering_a_perfect_match():
    table = pyrra(ENCHANT, mine="potions 1  matches 2  turn_matches 1")  # one short of O7 and of O8
    assert not table.told("perfect_match")
    assert table.state.players[0].objectives == []
    table = pyrra(SWAP, mine="matches 2  turn_matches 1")
    table.answer("8", "11")
    assert table.state.players[0].objectives == ["O7", "O8"]


@rule("YP-139", "YP-093")
def test_a_potion_whose_bonus_really_completes_the_same_hero_pays_the_bonus_a_second_time():
    table = position(
        "portal",
        """
        row   .... .... BYRG .... ....
        near  .    .    R17  .    .     # orders R-B-; bonus: a Ruby, a swap
        1     potions 1
        2
        """,
        ENCHANT,
    )
    assert gems(table) == "R"
    table.answer("8", "10")
    assert gems(table) == "RR"
    assert not table.state.seats[4].face_up
    assert table.state.supply.potions == 9
    assert table.prompt == "Swap which token?"
    table.answer("pass")
    assert table.over
