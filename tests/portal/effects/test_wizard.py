"""Wizards: Translocate and Mirror Image."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Translocate


@rule("YP-055", "YP-072")
def test_translocate_must_swap_two_tokens():
    table = arrival("""
        row   .... .... RYGB ...R ....
        1     hand R16
        2
    """)
    table.answer("near seat 1")
    assert table.options == [f"the token on slot {slot + 1}" for slot in (8, 9, 10, 11, 15)]
    table.answer("the token on slot 10")
    assert table.options == [f"the token on slot {slot + 1}" for slot in (8, 10, 11, 15)]
    table.answer("the token on slot 16")
    assert table.over
    assert table.state.row == "........RRGB...Y...."


@rule("YP-072", "YP-073")
def test_translocate_comes_before_the_wizards_own_gems():
    table = arrival("""
        row   .... .... GRYB .... ....
        1     hand R16     # RG--
        2
    """)
    table.answer("near seat 3", "the token on slot 9", "the token on slot 10")
    assert gems(table) == "RRG"  # the order R G and the Ruby of the bonus
    assert sitting(table, "near seat 3") == "~R16"


@rule("YP-056", "YP-057", "YP-087")
def test_a_translocate_that_completes_another_hero_pays_its_bonus_but_not_its_order():
    table = arrival("""
        row   .... .... YG.B R... ....
        near  .    .    Y17  .    .     # Y--G: Y and two cards
        1     hand R16
        2
    """)
    table.answer("near seat 1", "the token on slot 10", "the token on slot 12")
    assert sitting(table, "near seat 3") == "~Y17"
    assert gems(table) == "Y"


def test_solo_translocate_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand R16
    """)
    table.answer("near seat 1", "the token on slot 7", "the token on slot 10")
    assert table.state.row == "......BYGR......"


# ---- Mirror Image


@rule("YP-074")
def test_mirror_image_may_copy_an_adjacent_face_up_hero_but_not_another_mirror_image():
    table = arrival("""
        far   .    R07  G06  R05  .
        row   .... .... RYGB .... ....
        near  G03  G07  .    B15  .
        1     hand Y16
        2
    """)
    table.answer("near seat 3")
    assert table.options == ["Bramble Hoof", "pass"]


@pytest.mark.parametrize("neighbours", [("~G07", "B15"), (".", "~R07"), (".", ".")])
def test_mirror_image_does_nothing_without_a_face_up_neighbour_to_copy(neighbours):
    left, right = neighbours
    table = arrival(f"""
        row   .... .... RYGB .... ....
        near  .    {left} .    {right} .
        1     hand Y16
        2
    """)
    table.answer("near seat 3")
    assert table.told("mirrored") == []
    assert "Y" not in gems(table)


def test_mirror_image_may_be_passed():
    table = arrival("""
        row   .... .... .... .RYG ...B
        near  .    G07  .    .    .
        1     hand Y16
        2
    """)
    table.answer("near seat 3", "pass")
    assert table.over
    assert gems(table) == ""


def test_a_copied_effect_uses_the_colour_of_the_wizard():
    table = arrival("""
        row   .... .... .... .RYG ...B
        near  .    G07  .    .    .
        1     hand Y16
        2
    """)
    table.answer("near seat 3", "Bramble Hoof")  # a green Veteran
    assert table.over
    assert gems(table) == "Y"


def test_a_copied_effect_uses_the_seat_of_the_wizard():
    table = arrival("""
        row   .... .... .... .RYG ...B
        near  G03  R09  .    B05  .
        1     hand Y16
        2
    """)
    table.answer("near seat 3", "Rhoz Ashscale")  # Fellowship; the wizard sits between two Heroes
    assert gems(table) == "YY"


def test_other_means_other_than_the_wizard_when_an_effect_is_copied():
    table = arrival("""
        row   .... .... .... .RYG ...B
        near  .    Y08  .    .    .
        1     hand Y16
        2
    """)
    table.answer("near seat 3", "Tipsy Lin")  # Step Aside may move the copied monk, not the wizard
    assert table.options == ["Tipsy Lin", "pass"]


def test_a_copied_rampage_is_forced_and_may_discard_the_very_hero_it_was_copied_from():
    table = arrival("""
        row   .... .... .... .RYG ...B
        near  .    R01  .    B05  .
        1     hand Y16
        2
    """)
    table.answer("near seat 3", "Gorrak Bonegnaw")
    assert table.options == ["Gorrak Bonegnaw", "Harl Deepwater"]
    table.answer("Gorrak Bonegnaw")
    assert table.state.discard == ["R01"]


def test_solo_mirror_image_is_the_same_and_copies_solo_effects():
    table = arrival("""
        row   .... ..RY GB.. ....
        near  .    B10  .    .
        1     hand Y16
    """)
    table.answer("near seat 1", "Slip Eelhand")  # solo Pickpocket gains a Gem of the Hero's colour
    assert gems(table) == "Y"
