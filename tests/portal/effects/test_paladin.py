"""Paladins: Fellowship and Tithe."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems

# ---- Fellowship


@rule("YP-074")
@pytest.mark.parametrize(
    ("left", "right", "gained"),
    [
        (".", ".", ""),
        ("R06", ".", "B"),
        (".", "Y07!", "B"),
        ("R06", "Y07", "BB"),
        ("R06", "~Y07", "B"),
        ("~R06", "~Y07", ""),
    ],
)
def test_fellowship_gains_a_gem_of_its_colour_for_each_adjacent_face_up_hero(left, right, gained):
    table = arrival(f"""
        far   .    G03  G07  R17  .     # across the table nobody is adjacent
        row   R... .... .... .... ..YG
        near  G13  {left} . {right} B05
        1     hand B08
        2
    """)
    table.answer("near seat 3")
    assert table.over
    assert gems(table) == gained


@rule("YP-079")
def test_fellowship_takes_what_is_left_of_a_colour():
    table = arrival(f"""
        row   R... .... .... .... ..YG
        near  .    R06  .    Y07  .
        1     hand B08
        2     gems {"B" * 29}
    """)
    table.answer("near seat 3")
    assert gems(table) == "B"
    assert table.state.supply.closed == ["B"]


def test_solo_fellowship_is_the_same():
    table = arrival("""
        far   O2   .    .    O4
        row   .... ..RY GB.. ....
        near  O1   .    R17  O3
        1     hand Y09     # G-YY finds nothing at seat 1
    """)
    table.answer("near seat 2")
    assert gems(table) == "YY"  # one for the neighbour, one for the Ale on slot 8


# ---- Tithe


@rule("YP-074")
@pytest.mark.parametrize(
    ("left", "right", "gained"),
    [
        (".", ".", ""),
        ("~B05", ".", "B"),
        ("~B05", "~Y07", "YB"),
        ("~B05", "~B06", "BB"),
        ("B05", "~Y07", "Y"),
        ("B05", "Y07", ""),
    ],
)
def test_tithe_gains_a_gem_of_the_back_colour_of_each_adjacent_face_down_hero(left, right, gained):
    table = arrival(f"""
        far   .    ~R16 ~R06 ~R17 .
        row   R... .... .... .... ..YG
        near  ~G13 {left} . {right} .
        1     hand G09
        2
    """)
    table.answer("near seat 3")
    assert table.over
    assert gems(table) == gained


@rule("YP-079")
def test_tithe_gains_nothing_in_a_closed_colour():
    table = arrival("""
        row    R... .... .... .... ..YG
        near   .    ~B05 .    ~Y07 .
        1      hand G09
        2
        closed B
    """)
    table.answer("near seat 3")
    assert gems(table) == "Y"


def test_solo_tithe_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        near  ~B05 .    ~Y07 .
        1     hand R10     # RRG- over slots 5 to 8 finds nothing
    """)
    table.answer("near seat 2")
    assert gems(table) == "YB"
