"""White Diamonds: assigned at once, for good, and as good as a Gem of their colour."""

import pytest

from questboard.games import load_rules
from questboard.testing import Driver, position, rule
from questboard.testing.conformance import deal, random_answers

BONUS = """
    row    .... .... YGRB .... ....
    near   .    .    R12  .    .     # orders R-Y-; bonus: a White Diamond, a card
"""


def earn_a_diamond(players: str, *then: tuple[str | int, ...]) -> Driver:
    """Player 1 swaps two tokens and so earns a White Diamond as part of a Perfect Match Bonus."""
    return position("portal", BONUS + players, ("act", 0, "swap"), *then).answer("8", "10")


@rule("YP-081")
def test_a_white_diamond_must_be_assigned_the_moment_it_is_received():
    table = earn_a_diamond("1\n2")
    assert table.prompt == "Assign the White Diamond to which colour?"
    assert table.options == ["Ruby", "Topaz", "Emerald", "Sapphire"]
    table.answer("Topaz")
    assert table.state.players[0].diamonds == {"R": 0, "Y": 1, "G": 0, "B": 0}
    assert table.prompt == "Draw from which deck?"


@rule("YP-082", "YP-147")
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_an_assigned_white_diamond_keeps_its_colour_and_its_owner_to_the_end(seats, seed):
    table = deal(load_rules("portal"), seats, seed)
    before = [dict.fromkeys("RYGB", 0)] * seats
    for _ in random_answers(table, seed):
        now = [area.diamonds.copy() for area in table.state.players]
        assert all(mine[c] >= had[c] for mine, had in zip(now, before, strict=True) for c in "RYGB")
        before = now
    assert any(any(mine.values()) for mine in before)


# ---- it counts as a Gem of its colour


@rule("YP-083", "YP-084")
def test_five_rubies_and_a_white_diamond_are_six_red_gems():
    table = earn_a_diamond("1 gems RRRRR\n2\nopen O4", ("finish", "YP-101"))
    assert table.state.players[0].objectives == []
    table.answer("Ruby")
    assert table.state.players[0].objectives == ["O4"]
    table.answer("pass")
    # Two red symbols show, the deck and the flipped Hero: 6 x 2, 10 for most of one colour, 5 for O4.
    assert table.table.outcome.scores == (27, 0)


@rule("YP-083")
def test_a_white_diamond_is_worth_nothing_to_other_colours():
    table = earn_a_diamond("1 gems RRRRR\n2\nopen O4", ("finish", "YP-101"))
    table.answer("Emerald", "pass")
    assert table.state.players[0].objectives == []
    assert table.table.outcome.scores == (5 * 2 + 1 + 10, 0)


@rule("YP-083")
@pytest.mark.parametrize(
    ("first", "second", "scores"),
    [
        ("gems RRR diamonds R", "gems GGG", (4 + 10, 3)),
        ("gems RRR diamonds G", "gems GGG", (4 + 10, 3 + 10)),
        ("gems RYG diamonds B", "gems RYB", (4 + 10 + 15, 3 + 10)),
        ("diamonds RYGB", "gems RR", (4 + 15, 2 + 10)),
    ],
)
def test_a_white_diamond_counts_for_most_of_one_colour_and_for_sets(first, second, scores):
    table = position("portal", f"row .... .... RYGB .... ....\n1 {first}\n2 {second}", ("finish", "YP-101"))
    assert table.table.outcome.scores == scores


# ---- it is not a standard Gem


@rule("YP-147")
def test_a_white_diamond_cannot_be_exchanged():
    table = position(
        "portal",
        "row .... .... RYGB .... ....\n1 gems GB diamonds RRY\n2",
        ("act", 0, "exchange"),
    )
    assert table.prompt == "Give up which Gem, to take two others?"
    assert table.options == ["Emerald", "Sapphire"]


@rule("YP-147")
def test_whoever_owns_only_white_diamonds_cannot_use_the_exchange():
    table = position("portal", "row .... .... RYGB .... ....\n1 hand R15 diamonds RRY tiles RyGB\n2")
    assert "the yellow tile" not in table.options
    assert ("Y", "YP-041") in [(refusal.option, refusal.rule) for refusal in table.refused]


@rule("YP-147")
@pytest.mark.parametrize(("hero", "label"), [("R13", "Pickpocket"), ("Y15", "Hex")])
@pytest.mark.parametrize(("gems", "left"), [("", 0), ("G", 0), ("GG", 1)])
def test_no_effect_takes_a_white_diamond_from_its_owner(hero, label, gems, left):
    table = position(
        "portal",
        f"row .... .... .... RYGB ....\n1 hand {hero}\n2 gems {gems} diamonds GRR",
        ("act", 0, "play"),
    )
    table.answer("near seat 1")
    victim = table.state.players[1]
    assert victim.diamonds == {"R": 2, "Y": 0, "G": 1, "B": 0}
    assert victim.gems["G"] == left, label
