"""The Features of races."""

from typing import Any

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import AIMED
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.damage import shots_of
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.moments import BecameStunned
from questboard.games.dragonfire.rules.play import color_of
from questboard.games.dragonfire.rules.window import ANSWERS, refresh, spend
from questboard.games.dragonfire.rules.zones import must_discard, must_discard_hand
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party


def test_by_versatility_the_coloured_icons_of_a_card_become_another_colour():
    table = party(
        features={0: ["versatility"]}, hands={0: ["burning-hands", "glory"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("play Burning Hands", "use Versatility")
    assert table.options == ["Martial", "Devotion", "Deception"]
    table.answer("Deception")
    assert table.shots() == [("burning-hands", "R", 0), ("burning-hands", "1", 0)]
    assert color_of(table.state.turn.plays[0]) == "BR"
    assert "use Versatility" not in table.options


@pytest.mark.parametrize(
    ("card", "foe", "before", "cleared"),
    [
        ("Sacred Flame", "mummy", 0b0000, 0b0001),  # 3 of any colour: red, red and 1
        ("Sacred Flame", "mummy", 0b0001, 0b0001),  # green is next, and they are red now
        ("Sacred Flame", "imp", 0b000, 0b000),
        ("Flame Strike", "mummy", 0b0000, 0b0011),  # two levels go; green is next, and two red don't do
        ("Flame Strike", "mummy", 0b0001, 0b0111),  # two levels go; 3 is left, and two red don't do
        ("Silvered Dagger", "mummy", 0b0000, 0b0000),
    ],
)
def test_by_versatility_icons_of_a_text_against_undead_and_fiends_become_that_colour_too(
    card, foe, before, cleared
):
    hand = [card.lower().replace(" ", "-")]
    table = party(features={0: ["versatility"]}, hands={0: hand}, encounters=[(foe, 0)])
    table.state.encounters = [each for each in table.state.encounters if not each.token]
    table.foe(foe).cleared = before
    table.play_cards(0).answer(f"play {card}", "use Versatility")
    table.answer("Martial" if card == "Silvered Dagger" else "Deception").deal()
    assert table.foe(foe).cleared == cleared


@pytest.mark.parametrize(
    ("card", "color", "points"),
    [
        ("sacred-flame", "Deception", "RR1"),
        ("flame-strike", "Arcane", "BB"),
        ("silvered-dagger", "Devotion", "GG"),
    ],
)
def test_holy_fire_and_silver_keep_their_strength_against_undead_in_another_colour(card, color, points):
    table = party(features={0: ["versatility"]}, hands={0: [card]}, encounters=[("mummy", 0)])
    table.play_cards(0).answer(f"play {CARDS[card].name}", "use Versatility", color)
    play, shot = table.state.turn.plays[0], shots_of(table.state, table.state.turn.plays[0])[0]
    assert AIMED[card](table.state, play, shot, table.foe("mummy"))[0] == points


def test_versatility_changes_the_blue_that_staff_of_power_gains_but_not_what_others_add():
    table = party(
        features={1: ["versatility", "soldier"]}, hands={1: ["staff-of-power"]}, encounters=[("ogre", 1)]
    )
    table.play_cards(1).answer("play Staff of Power", "2 blue", "Soldier", "use Versatility", "Deception")
    assert table.shots() == [("staff-of-power", "KRRRR", 0)]


def test_arrows_that_became_black_are_of_the_colour_of_versatility():
    hand = ["quiver-of-hunting-arrows-plus-1", "glory"]
    table = party(features={0: ["versatility"]}, hands={0: hand}, encounters=[("choke-point", 0)])
    table.play_cards(0).answer("play Quiver", "play Glory", "use Versatility", "Quiver", "Deception")
    table.answer("deal damage")
    assert "Quiver of Hunting Arrows +1 (1 red): Choke Point" in table.options


def test_a_card_changed_by_versatility_meets_the_requirement_of_another():
    table = party(features={0: ["versatility"]}, hands={0: ["glory", "ambush"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Glory")
    assert "play Ambush" not in table.options
    table.answer("use Versatility", "Deception")
    assert "play Ambush" in table.options


def test_versatility_needs_a_card_that_was_played():
    table = party(features={0: ["versatility"]}, hands={0: ["glory"]}, encounters=[("ogre", 0)])
    assert "use Versatility" not in table.play_cards(0).options


@rule("DF-230")
def test_heroic_resolve_draws_2_cards_although_stunned():
    async def strike(s: DragonfireState) -> None:
        await hurt(s, 0, 9, "encounter", "DF-222")

    table = party(features={0: ["heroic-resolve", "tough"]}, hp={0: 3}, hands={0: ["glory"]})
    table.happen(strike).answer("Heroic Resolve")
    assert table.character(0).stunned
    assert len(table.character(0).hand) == 2
    assert table.character(0).powers == ["heroic-resolve"]


def test_heroic_resolve_comes_once_per_scene():
    s = party(features={0: ["heroic-resolve"]}, hp={0: 0}).state
    s.turn.phase = "take damage"
    assert ANSWERS.able(s, 0, BecameStunned(0)) == ["heroic-resolve"]
    spend(s, 0, "heroic-resolve")
    assert ANSWERS.able(s, 0, BecameStunned(0)) == []


def test_stonecunning_adds_1_damage_against_a_location():
    table = party(
        features={0: ["stonecunning"]},
        hands={0: ["glory", "grace"]},
        encounters=[("choke-point", 0), ("ogre", 0)],
    )
    table.play_cards(0).answer("play Glory", "Stonecunning").deal()
    assert table.foe("choke-point").cleared == 1


def test_stonecunning_adds_nothing_against_anything_else():
    table = party(
        features={0: ["stonecunning"]},
        hands={0: ["javelin", "grace", "glory"]},
        encounters=[("choke-point", 0), ("ogre", 0)],
    )
    table.foe("ogre").cleared = 0b011
    table.foe("choke-point").cleared = 0b001
    table.play_cards(0).answer("play Glory", "Stonecunning", "deal damage")
    table.answer("Glory (1 black): Ogre", "deal it as proposed")
    assert table.foe("ogre").cleared == 0b011


def test_stonecunning_is_not_offered_without_a_location():
    table = party(features={0: ["stonecunning"]}, hands={0: ["glory", "grace"]}, encounters=[("ogre", 0)])
    assert table.play_cards(0).answer("play Glory").prompt == "Play a card?"


@pytest.mark.parametrize(
    ("phase", "source", "hp"),
    [
        ("start turn", "encounter", 9),
        ("start turn", "adventure", 9),
        ("start turn", "dragonfire", 7),
        ("take damage", "encounter", 7),
    ],
)
def test_dwarven_toughness_keeps_off_the_damage_of_texts_in_the_dwarfs_start_turn(phase, source, hp):
    async def strike(s: DragonfireState) -> None:
        s.turn.phase = phase
        await hurt(s, 0, 2, source, "DF-136")

    table = party(features={0: ["dwarven-toughness"]}, hp={0: 9}).happen(strike)
    assert table.character(0).hp == hp


def test_dwarven_toughness_is_1_hp_more_and_keeps_nothing_off_in_other_turns():
    async def strike(s: DragonfireState) -> None:
        s.turn.phase = "start turn"
        await hurt(s, 0, 2, "encounter", "DF-136")

    assert party(features={0: ["dwarven-toughness"]}).character(0).max_hp == party().character(0).max_hp + 1
    table = party(features={0: ["dwarven-toughness"]}, hp={0: 9}).happen(strike, seat=1)
    assert table.character(0).hp == 7


def test_the_text_of_a_location_deals_no_damage_to_the_dwarven_tough():
    where: dict[str, Any] = {
        "encounters": [("thieves-guildhall", 0)],
        "gold": {0: 0},
        "hp": {0: 5},
        "hands": {0: ["glory"]},
    }
    plain, tough = party(**where), party(features={0: ["dwarven-toughness"]}, **where)
    plain.turn(0)
    tough.turn(0)
    assert (plain.character(0).hp, tough.character(0).hp) == (4, 5)


@pytest.mark.parametrize(("hp", "offered"), [(4, True), (5, False)])
def test_savage_attacks_need_at_most_half_the_hp(hp, offered):
    table = party(
        features={0: ["savage-attacks"]}, hp={0: hp}, hands={0: ["glory", "grace"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("play Glory")
    assert (table.prompt == "Add 2 colourless damage to Glory with Savage Attacks?") == offered


def test_the_menacing_weaken_a_humanoid_that_faces_them():
    table = party(
        features={0: ["menacing"]}, hands={0: ["glory"]}, encounters=[("orog", 0), ("ogre", 0), ("orog", 1)]
    )
    table.play_cards(0).answer("use Menacing")
    assert forecast(table.state, 0) == 2
    assert forecast(table.state, 1) == 2
    assert "use Menacing" not in table.options


def test_fey_ancestry_ignores_a_demand_to_discard():
    async def demand(s: DragonfireState) -> None:
        await must_discard(s, 0, 2, "DF-143")

    table = party(features={0: ["fey-ancestry"]}, hands={0: ["glory", "glory", "glory"]})
    table.happen(demand).answer("Fey Ancestry")
    assert len(table.character(0).hand) == 3
    table.happen(demand)
    assert len(table.character(0).hand) == 1


def test_fey_ancestry_saves_a_whole_hand():
    async def demand(s: DragonfireState) -> None:
        await must_discard_hand(s, 0, "DF-143")

    table = party(features={0: ["fey-ancestry"]}, hands={0: ["glory", "grace"]})
    table.happen(demand).answer("Fey Ancestry")
    assert len(table.character(0).hand) == 2


def test_a_diplomat_comes_to_terms_with_a_humanoid_for_1_gold():
    table = party(
        features={0: ["diplomat"]},
        gold={0: 0},
        hands={0: ["glory"]},
        encounters=[("kobold-pack", 0), ("ogre", 0)],
        tokens=[(0, "K", "1", 1)],
    )
    table.play_cards(0).answer("use Diplomat", "Kobold Pack")
    assert forecast(table.state, 0) == 3
    assert table.character(0).gold == 1


def test_an_elf_in_trance_draws_a_card_in_a_short_rest():
    table = party(features={0: ["trance"]}, gold={0: 0, 1: 0, 2: 0, 3: 0}).short_rest()
    assert len(table.character(0).hand) == 1
    assert len(table.character(1).hand) == 0


def test_elven_accuracy_buries_one_of_two_cards_before_a_skill_check():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table = party(features={0: ["elven-accuracy"]}, decks={0: ["grace", "glory", "cantrip"]})
    table.happen(check).answer("Elven Accuracy", "Grace")
    assert results == [True]
    assert table.character(0).deck == ["glory", "grace", "cantrip"]
    assert "player 1 buries a card." in table.log(1)
    table.happen(check)
    assert results == [True, False]
    refresh(table.state, "scene")
    assert table.happen(check).options == ["Elven Accuracy", "pass"]


def test_elven_accuracy_keeps_the_order_of_what_is_not_buried():
    async def check(s: DragonfireState) -> None:
        await skill_check(s, 0)

    table = party(features={0: ["elven-accuracy"]}, decks={0: ["grace", "glory", "cantrip"]})
    table.happen(check).answer("Elven Accuracy", "Glory")
    assert table.character(0).deck == ["grace", "glory", "cantrip"]
