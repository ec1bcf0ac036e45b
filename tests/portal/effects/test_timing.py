"""When effects happen, and what becomes of a Hero whose effect is still being resolved."""

from questboard.testing import Driver, rule
from tests.portal.effects.arrival import arrival, gems, sitting


def order_gems(table: Driver) -> list[str]:
    """The Gems that arriving Heroes took for their orders, play by play."""
    return [event.facts["gems"] for event in table.told("gained") if event.rule == "YP-077"]


def matches(table: Driver) -> list[str]:
    """The Heroes flipped by a Perfect Match, in order."""
    return [event.facts["hero"] for event in table.told("perfect_match")]


@rule("YP-138", "YP-132")
def test_a_hero_completed_by_an_effect_flips_and_pays_before_the_arriving_hero_takes_gems():
    table = arrival("""
        row   .... .... RG.. B.YR ....
        near  .    .    .    B10  .     # B-R-: B and two cards
        1     hand R16     # RG-- is matched: R and a removal
        2
    """)
    table.answer("near seat 3", "the token on slot 15", "the token on slot 16")
    assert matches(table) == ["B10"]
    table.answer("pass")  # the two cards
    assert [event.facts["gems"] for event in table.told("gained")] == ["B", "RG", "R"]
    assert matches(table) == ["B10", "R16"]


@rule("YP-072")
def test_a_hero_played_by_a_bonus_has_its_effect_too():
    table = arrival("""
        row   .... .... Y.GR B... ....
        1     hand R04 G07     # Y-GR matched: R, play, draw; Veteran
        2
    """)
    table.answer("R04", "near seat 3", "G07", "near seat 1")
    assert gems(table) == "RRYGG"


@rule("YP-135")
def test_a_pending_hero_discarded_by_a_nested_effect_scores_nothing():
    table = arrival("""
        row   .... .... .YR. .G.B ....
        1     hand R06 R01     # -YR- is matched at near seat 3
        2
    """)
    table.answer("R06", "near seat 3", "R01", "near seat 2")
    assert table.over
    assert table.state.discard == ["R06"]
    assert gems(table) == ""
    assert matches(table) == []


@rule("YP-135")
def test_a_pending_hero_called_back_by_a_nested_effect_scores_nothing():
    table = arrival("""
        row   .... .... .YR. .G.B ....
        1     hand R06 R12
        2
    """)
    table.answer("R06", "near seat 3", "R12", "near seat 1", "Durgan Ironrib")
    assert table.over
    assert table.state.players[0].hand == ["R06"]
    assert gems(table) == ""
    assert matches(table) == []


@rule("YP-135")
def test_a_pending_hero_moved_by_a_nested_effect_scores_at_its_new_seat():
    table = arrival("""
        row   .... .... .YR. .G.B ....
        1     hand R06 Y08
        2
    """)
    table.answer("R06", "near seat 1", "Y08", "near seat 2", "Durgan Ironrib", "near seat 3")
    assert order_gems(table) == ["YR"]
    assert matches(table) == ["R06"]
    assert sitting(table, "near seat 3") == "~R06"


@rule("YP-135")
def test_a_pending_hero_moved_off_its_food_goes_without():
    table = arrival("""
        row   .... .... .YR. .G.B ....
        1     hand R06 Y08
        2
    """)
    table.answer("R06", "near seat 3", "Y08", "near seat 2", "Durgan Ironrib", "near seat 1")
    assert table.over
    assert order_gems(table) == []
    assert sitting(table, "near seat 1") == "R06"


@rule("YP-135")
def test_a_pending_hero_is_face_up_and_adjacent():
    table = arrival("""
        row   .... .... .... .RYG ...B
        1     hand R06 R09
        2
    """)
    table.answer("R06", "near seat 2", "R09", "near seat 3")  # Fellowship beside the fighter
    assert gems(table) == "R"


@rule("YP-135", "YP-132", "YP-073")
def test_a_pending_hero_is_not_flipped_even_when_a_nested_swap_completes_it():
    table = arrival("""
        row   .... .... .RY. GB.. ....
        1     hand R06 R16     # -YR-, Translocate
        2
    """)
    table.answer("R06", "near seat 3", "R16", "near seat 1")
    table.answer("the token on slot 10", "the token on slot 11")
    assert [event.facts["gems"] for event in table.told("gained")] == ["YR", "R"]  # order first, then bonus
    assert sitting(table, "near seat 3") == "~R06"


@rule("YP-135")
def test_a_pending_hero_that_left_and_is_seated_again_is_a_new_play():
    table = arrival("""
        row   .YR. .... YBG. G.YR ....
        near  .    .    .    R04  .     # Y-GR: a swap on slots 13 and 15 completes it
        1     hand R06 Y07 R12     # -YR-, YBG-, Call Back
        2
    """)
    table.answer("R06", "near seat 1")  # matched, but its surge brings
    table.answer("Y07", "near seat 3")  # another fighter, whose surge brings
    table.answer("R12", "near seat 5", "R06")  # a ranger, who calls the first one back
    table.answer("the token on slot 13", "the token on slot 15")  # the bonus of the second completes R04
    table.answer("R06", "near seat 1")  # whose bonus seats the first one again
    while not table.over:
        table.answer("pass" if "pass" in table.options else "Ruby")
    assert order_gems(table) == ["YBG", "YR"]
    assert matches(table) == ["Y07", "R04", "R06"]
    assert [event.facts["hero"] for event in table.told("left")] == ["R06"]
    assert table.state.players[0].matches == 3
