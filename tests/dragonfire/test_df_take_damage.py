"""Take Damage: everything that faces the active player attacks, as one amount."""

from __future__ import annotations

import pytest

from questboard.testing import rule
from questboard.testing.party import party


@rule("DF-221")
def test_cards_tokens_and_the_location_attack_and_their_damage_is_one_amount() -> None:
    table = party(
        encounters=[("cursed-ground", 0), ("ogre", 0), ("kobold-pack", 0), ("troll", 1)], hp={0: 9}
    ).take_damage(0)
    assert table.told("attacked")[0].facts == {"player": 0, "amount": 1 + 2 + 1 + 3, "count": 6}
    assert [event.facts["amount"] for event in table.told("hurt")] == [7]
    assert table.character(0).hp == 2


@rule("DF-221")
def test_a_location_attacks_everybody_who_is_in_it() -> None:
    table = party(encounters=[("cursed-ground", 0)], places={1: "cursed-ground"}).take_damage(1)
    assert table.character(1).hp == 5


@rule("DF-221")
def test_what_faces_others_or_was_defeated_in_this_turn_does_not_attack() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("orog", 0, 2), ("cyclops", 1), ("dryad", 0)])
    table.play_cards(0).answer("play Glory").deal()
    assert table.told("attacked")[0].facts["count"] == 1
    assert table.character(0).hp == 9


@rule("DF-221")
def test_a_reduction_is_taken_off_the_whole_amount_once() -> None:
    table = party(encounters=[("ogre", 0), ("orog", 0)], in_play={0: ["mage-armor"]}).take_damage(0)
    assert table.character(0).hp == 9 - (2 + 2 - 1)


@rule("DF-221")
def test_the_extra_damage_of_an_attack_ability_is_part_of_the_amount() -> None:
    table = party(encounters=[("fomorian", 0), ("ogre", 0)], secondary=["xorn"]).take_damage(0)
    assert table.told("saved")[0].facts["success"] is False
    assert [event.facts["amount"] for event in table.told("hurt")] == [2 + 2 + 2]


@rule("DF-223")
@pytest.mark.parametrize(("types", "asked"), [({0: "KB"}, True), ({}, False)])
def test_an_effect_on_a_class_type_reaches_those_who_have_it_as_a_secondary_type(
    types: dict[int, str], asked: bool
) -> None:
    table = party(
        types=types,
        hands={seat: ["glory", "grace"] for seat in range(4)},
        secondary=["xorn"],
        level=4,
        flips=[True],
    )
    table.ignite("magical-surge")
    assert table.foe("xorn").seat == 1
    assert (not table.over and table.asked == 0 and table.prompt == "Discard which card?") is asked
