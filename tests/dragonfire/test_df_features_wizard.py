"""The Features of Wizards."""

import pytest

from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.damage import need
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party


@pytest.mark.parametrize(
    ("feature", "label", "cards"),
    [
        ("arcane-recovery-i", "use Arcane Recovery I", ["Cantrip", "Grace"]),
        ("arcane-recovery-ii", "use Arcane Recovery II", ["Cantrip", "Fireball", "Grace"]),
    ],
)
def test_arcane_recovery_returns_a_card_from_the_discard_pile(feature, label, cards):
    table = party(
        features={1: [feature]},
        discards={1: ["cantrip", "fireball", "grace", "grace"]},
        encounters=[("ogre", 1)],
    )
    table.play_cards(1).answer(label)
    assert table.options == cards
    table.answer("Grace")
    assert table.character(1).hand == ["grace"]
    assert table.character(1).discard == ["cantrip", "fireball", "grace"]
    assert label not in table.options


@rule("DF-158")
def test_a_familiar_carries_a_card_without_an_assist_as_an_assist_of_1_damage_of_its_colour():
    table = party(
        features={1: ["familiar"]},
        hands={0: ["glory"], 1: ["misty-step", "cantrip", "sleep"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("let the others", "use Familiar")
    assert table.options == ["Cantrip", "Misty Step"]  # Sleep has an Assist of its own
    table.answer("Misty Step")
    assert table.shots() == [("misty-step", "B", 0)]
    assert "use Familiar" not in table.options
    table.answer("pass").deal()
    assert table.character(1).discard == ["misty-step"]


def test_a_familiar_carries_no_magic_item_and_nothing_that_its_wizard_may_not_play():
    table = party(
        features={1: ["familiar"]},
        hands={0: ["glory"], 1: ["heroic-charge", "healers-kit"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("let the others")
    assert "use Familiar" not in table.options


def test_a_familiar_is_silent_where_no_assist_may_be_played():
    table = party(
        features={1: ["familiar"]}, hands={0: ["glory"], 1: ["cantrip"]}, encounters=[("moaning-chamber", 1)]
    )
    table.play_cards(0).answer("let the others")
    assert table.prompt == "Play a card?"


def test_a_ritual_book_puts_the_top_3_cards_back_in_any_order():
    table = party(
        features={1: ["ritual-book"]},
        decks={1: ["cantrip", "grace", "glory", "stealth"]},
        gold={0: 0, 1: 0, 2: 0, 3: 0},
    )
    table.short_rest().answer("Grace", "Cantrip")
    character = table.character(1)
    assert character.deck == ["stealth", "grace", "cantrip", "glory"]
    assert character.looked == []
    assert "player 2 looks at 3 cards." in table.log(0)


@pytest.mark.parametrize("card", ["haste", "stealth"])
def test_spell_mastery_is_for_arcane_cards_of_cost_3_or_less(card):
    table = party(features={1: ["spell-mastery"]}, hands={1: [card, "glory"]}, encounters=[("ogre", 1)])
    table.play_cards(1).answer(f"play {card}")
    assert table.prompt == "Play a card?"


@rule("DF-291")
def test_a_signature_spell_is_added_to_the_equipment_pack():
    table = party(features={1: ["signature-spell"]}, decks={1: ["cantrip"]}).play(("enrich_pack", 1))
    assert "Lightning Bolt" in table.options
    assert "Fireball" not in table.options
    assert "Javelin" not in table.options
    table.answer("Lightning Bolt")
    assert sorted(table.character(1).deck) == ["cantrip", "lightning-bolt"]


def test_evocation_splits_the_icons_of_an_arcane_card_between_two_encounters():
    table = party(
        features={1: ["school-of-evocation"]},
        hands={1: ["cloud-of-daggers", "misty-step", "glory"]},
        encounters=[("minotaur", 1, 1), ("centaur", 0, 1)],
    )
    table.play_cards(1).answer("play Cloud of Daggers", "School of Evocation", "play Misty Step", "no")
    parts = [("cloud-of-daggers", "B", 0), ("cloud-of-daggers", "B", 0), ("cloud-of-daggers", "1", 0)]
    assert table.shots() == [*parts, ("misty-step", "BB", 0)]


def test_evocation_splits_between_two_encounters_and_no_more():
    table = party(
        features={1: ["school-of-evocation"]},
        hands={1: ["cloud-of-daggers"]},
        encounters=[("orog", 1)],
        tokens=[(0, "K", "1", 1), (1, "K", "1", 1), (2, "K", "1", 1)],
    )
    table.play_cards(1).answer("play Cloud of Daggers", "School of Evocation").deal()
    assert len(table.tokens("goblin-uprising")) == 1


def test_evocation_has_nothing_to_split_with_one_icon_or_one_encounter():
    for card, encounters in (("cantrip", [("ogre", 1), ("orog", 1)]), ("misty-step", [("ogre", 1)])):
        table = party(
            features={1: ["school-of-evocation"]}, hands={1: [card, "glory"]}, encounters=encounters
        )
        table.play_cards(1).answer(f"play {card.replace('-', ' ')}")
        assert "Split" not in table.prompt


def test_a_sculpted_spell_reaches_any_place():
    table = party(
        features={1: ["school-of-evocation-sculpt-spells"]},
        hands={1: ["cantrip"]},
        encounters=[("choke-point", 0), ("minotaur", 0, 1)],
    )
    table.play_cards(1).answer("play Cantrip", "School of Evocation: Sculpt Spells").deal()
    assert table.foe("minotaur").cleared == 0b11


def test_a_spell_is_not_sculpted_where_all_encounters_are_at_its_place():
    table = party(
        features={1: ["school-of-evocation-sculpt-spells"]},
        hands={1: ["cantrip", "glory"]},
        encounters=[("ogre", 0)],
    )
    assert table.play_cards(1).answer("play Cantrip").prompt == "Play a card?"


@rule("DF-288")
def test_overchannel_costs_2_hp_and_clears_a_level_besides_the_damage():
    table = party(
        features={1: ["school-of-evocation-overchannel"]},
        hp={1: 5},
        hands={1: ["cantrip", "glory"]},
        encounters=[("minotaur", 1, 1), ("ogre", 0)],
    )
    table.play_cards(1).answer("play Cantrip", "School of Evocation: Overchannel")
    assert table.character(1).hp == 3
    table.answer("deal damage")
    overchannel = "School of Evocation: Overchannel (1 level): Ogre"
    table.answer(overchannel, "deal it as proposed")
    assert (table.foe("minotaur").cleared, table.foe("ogre").cleared) == (0b11, 0b1)


def test_overchannel_does_not_reach_another_place():
    table = party(
        features={1: ["school-of-evocation-overchannel"]},
        hands={1: ["cantrip", "glory"]},
        encounters=[("choke-point", 0), ("ogre", 0), ("orog", 1)],
    )
    table.play_cards(1).answer("play Cantrip", "School of Evocation: Overchannel", "deal damage")
    assert not [label for label in table.options if "Overchannel" in label and "Ogre" in label]
    assert [label for label in table.options if "Overchannel" in label and "Orog" in label]


def test_a_wizard_with_less_than_2_hp_cannot_overchannel():
    table = party(
        features={1: ["school-of-evocation-overchannel"]},
        hp={1: 1},
        hands={1: ["cantrip", "glory"]},
        encounters=[("ogre", 1)],
    )
    assert table.play_cards(1).answer("play Cantrip").prompt == "Play a card?"


def test_a_wizard_who_falls_unconscious_by_overchannel_deals_nothing():
    table = party(
        features={1: ["school-of-evocation-overchannel"]},
        hp={1: 2},
        exhausted=[1],
        hands={1: ["cantrip", "glory"]},
        encounters=[("ogre", 1)],
    )
    table.play_cards(1).answer("play Cantrip", "School of Evocation: Overchannel")
    assert table.character(1).unconscious
    assert table.foe("ogre").cleared == 0


@rule("DF-191")
@pytest.mark.parametrize(("answer", "success"), [("yes", True), ("no", False)])
def test_malleable_illusions_decide_a_save_without_a_card(answer, success):
    results: list[bool] = []

    async def saves(s: DragonfireState) -> None:
        foe = s.encounter("ogre-1")
        assert foe is not None
        results.append(await save(s, foe))

    table = party(
        features={1: ["school-of-illusion-malleable-illusions"]},
        encounters=[("ogre", 0)],
        primary=["troll" if not success else "minotaur", "troll" if success else "minotaur"],
    )
    table.happen(saves)
    assert (
        table.prompt
        == "The Save needs black. Decide the Save of Ogre with School of Illusion: Malleable Illusions?"
    )
    table.answer("School of Illusion: Malleable Illusions", answer)
    assert results == [success]
    table.happen(saves)
    assert results == [success, not success]


def test_malleable_illusions_do_not_reach_from_one_location_to_another():
    async def saves(s: DragonfireState) -> None:
        foe = s.encounter("ogre-1")
        assert foe is not None
        await save(s, foe)

    table = party(
        features={1: ["school-of-illusion-malleable-illusions"]},
        encounters=[("choke-point", 0), ("ogre", 0), ("cursed-ground", 1)],
    )
    assert table.happen(saves).over


def test_an_illusory_self_keeps_one_encounter_from_attacking():
    table = party(
        features={1: ["school-of-illusion-illusory-self"]},
        hands={1: ["glory"]},
        encounters=[("ogre", 1), ("minotaur", 1), ("orog", 0), ("animated-armor", 1)],
    )
    table.play_cards(1).answer("use School of Illusion: Illusory Self")
    assert table.options == ["Ogre", "Minotaur"]
    table.answer("Minotaur")
    assert forecast(table.state, 1) == 3


def test_an_illusory_reality_makes_one_colourless_level_1_for_this_turn():
    table = party(
        features={1: ["school-of-illusion-illusory-reality"]},
        hands={1: ["cantrip", "glory"]},
        encounters=[("troll", 1, 1), ("fire-snake", 1, 1)],
    )
    table.play_cards(1).answer("use School of Illusion: Illusory Reality")
    assert table.options == ["2", "4"]  # the Fire Snake has only a blue level left
    table.answer("2")
    troll = table.foe("troll")
    assert [need(table.state, troll, level).amount for level in (1, 3)] == [1, 2]
    table.answer("play Cantrip").deal()
    assert table.foe("troll").cleared == 0b11
    refresh(table.state, "scene")
    table.turn(1)
    assert need(table.state, table.foe("troll"), 1).amount == 4
