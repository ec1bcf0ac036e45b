"""Take Damage: everything that faces the active player attacks, as one amount."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.testing import rule
from tests.dragonfire.party import party


@rule("DF-221")
def test_cards_tokens_and_the_location_attack_and_their_damage_is_one_amount() -> None:
    table = party(
        encounters=[("cursed-ground", 0), ("ogre", 0), ("kobold-pack", 0), ("troll", 1)], hp={0: 9}
    ).take_damage(0)
    assert len(table.told("attacked")) == 6
    assert table.told("attack_total")[0].facts["amount"] == 1 + 2 + 1 + 3
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
    assert [event.facts["encounter"] for event in table.told("attacked")] == ["dryad-1"]
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


# ---- the order (DF-365)


@rule("DF-365")
@pytest.mark.parametrize(("reduced", "cleared"), [(0, 0b0001), (1, 0b0001), (2, 0b0011), (3, 0b0011)])
def test_when_it_deals_damage_happens_for_encounters_that_contributed_at_least_1(
    reduced: int, cleared: int
) -> None:
    """A Wraith heals a level when it deals damage; an Ogre beside it deals 2 in any case."""
    table = party(encounters=[("wraith", 0, 2), ("ogre", 0)])
    table.state.turn.strength["wraith-1"] = -reduced
    table.take_damage(0)
    assert table.character(0).hp == 9 - 2 - max(0, 2 - reduced)
    assert table.foe("wraith").cleared == cleared


@rule("DF-365")
@pytest.mark.parametrize(("kept_off", "cleared"), [(1, 0b0001), (2, 0b0011)])
def test_when_it_deals_damage_happens_only_if_at_least_1_damage_was_taken(
    kept_off: int, cleared: int
) -> None:
    table = party(encounters=[("wraith", 0, 2)])
    table.state.turn.reduction[0] = kept_off
    table.take_damage(0)
    assert (table.character(0).hp, table.foe("wraith").cleared) == (9 - 2 + kept_off, cleared)


@rule("DF-365")
def test_when_it_attacks_comes_before_the_sum_and_when_it_deals_damage_after_the_loss_of_hp() -> None:
    """Cutpurse takes gold as it attacks; Xorn, which takes gold as it deals damage, comes too late for it."""
    table = party(encounters=[("xorn", 0), ("cutpurse", 0)], gold={0: 3}).take_damage(0)
    kinds = [event.kind for event in table.table.journal if event.kind in ("forfeited", "attacked", "hurt")]
    assert kinds == ["forfeited", "attacked", "attacked", "hurt", "forfeited"]
    assert [event.facts["gold"] for event in table.told("forfeited")] == [2, 1]
    assert table.foe("cutpurse").gold > ENCOUNTERS["cutpurse"].gold


@rule("DF-365")
def test_an_encounter_that_is_defeated_as_it_attacks_deals_no_damage() -> None:
    table = party(encounters=[("fomorian", 0, 3), ("ogre", 0)], secondary=["stone-giant"]).take_damage(0)
    assert table.told("saved")[0].facts["success"] is True
    assert table.foes() == ["ogre-1"]
    assert [event.facts["amount"] for event in table.told("hurt")] == [2]


@rule("DF-365")
@pytest.mark.parametrize(("exhausted", "gold"), [([0], 5), ([], 3)])
def test_when_it_deals_damage_happens_to_the_stunned_but_not_to_the_unconscious(
    exhausted: list[int], gold: int
) -> None:
    table = party(encounters=[("xorn", 0)], hp={0: 1}, gold={0: 5}, exhausted=exhausted).take_damage(0)
    assert (table.character(0).unconscious, table.gold[0]) == (bool(exhausted), gold)


# ---- Class Types


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
    assert (
        not table.over and table.asked == 0 and table.prompt == "Magical Surge: Discard which card?"
    ) is asked
