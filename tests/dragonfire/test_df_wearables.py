"""Magic Items that lie in play."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.health import become_stunned, hurt, lose_hp
from questboard.games.dragonfire.rules.in_play import leave_play
from questboard.games.dragonfire.state import DragonfireState, Turn
from questboard.kernel import UNKNOWN
from questboard.testing import rule
from tests.dragonfire.party import Party, party


async def scratch(s: DragonfireState) -> None:
    """player 1 takes 3 damage of a text."""
    await hurt(s, 0, 3, "encounter", "DF-222")


# ---- starting, remaining and being dispelled


@rule("DF-313", "DF-348")
@pytest.mark.parametrize("item", [card.id for card in CARDS.values() if card.remains == "start"])
def test_an_item_that_starts_in_play_lies_before_its_player_and_is_not_in_the_deck(item: str) -> None:
    table = party()
    table.character(0).deck.append(item)
    table.play(("lay_out",))
    character = table.character(0)
    assert [each.card for each in character.in_play] == [item]
    assert item not in [*character.deck, *character.hand]


@rule("DF-231")
def test_items_stay_in_play_and_work_while_their_owner_is_stunned() -> None:
    table = party(in_play={0: ["ring-of-protection", "mage-armor"]})
    table.happen(lambda s: become_stunned(s, 0))
    assert [each.card for each in table.character(0).in_play] == ["ring-of-protection"]
    assert table.character(0).powers == ["ring-of-protection"]


@rule("DF-362")
def test_items_that_started_in_play_do_nothing_while_their_owner_is_unconscious() -> None:
    table = party(in_play={0: ["ring-of-protection"]}, unconscious=[0])
    assert table.character(0).powers == []
    fallen = party(in_play={0: ["ring-of-protection", "robe-of-stars"]}, hp={0: 0})
    fallen.happen(lambda s: lose_hp(s, 0, 1, "DF-233"))
    assert [each.card for each in fallen.character(0).in_play] == ["ring-of-protection"]


@rule("DF-336")
def test_dispel_magic_discards_one_item_and_keeps_others_from_staying() -> None:
    table = party(
        adventure="bodyguards",
        in_play={0: ["ring-of-protection", "boots-of-elvenkind"]},
        hands={0: ["dancing-sword"]},
    )
    table.appear("apprentice-wizard", 0)
    assert len(table.character(0).in_play) == 1
    assert len(table.character(0).discard) == 1
    table.play_cards(0).answer("play Dancing Sword").deal()
    assert len(table.character(0).in_play) == 1
    assert "dancing-sword" in table.character(0).discard


@rule("DF-337")
def test_dispel_all_magic_discards_all_of_them_and_what_the_bag_held_returns_to_the_hand() -> None:
    table = party(adventure="bodyguards", in_play={0: ["ring-of-protection", "bag-of-holding"]})
    table.character(0).in_play[1].held = ["glory", "javelin"]
    table.appear("gorlan-hexhand", 0, "secondary")
    assert table.character(0).in_play == []
    assert table.character(0).discard == ["ring-of-protection", "bag-of-holding"]
    assert table.character(0).hand == ["glory", "javelin"]


@rule("DF-348")
def test_an_item_that_was_dispelled_can_be_played_to_lie_in_play_again() -> None:
    table = party(hands={0: ["ring-of-protection"]})
    table.play_cards(0).answer("play Ring of Protection")
    assert [each.card for each in table.character(0).in_play] == ["ring-of-protection"]


@rule("DF-149")
def test_the_cards_in_a_bag_that_its_owner_puts_away_are_discarded() -> None:
    table = party(in_play={0: ["bag-of-holding"]}, hands={0: ["grace"]})
    table.character(0).in_play[0].held = ["glory"]
    table.play_cards(0).answer("put Bag of Holding away")
    assert table.character(0).hand == ["grace"]
    assert table.character(0).discard == ["bag-of-holding", "glory"]


# ---- damage that is less


@pytest.mark.parametrize(("answer", "hp"), [("Cloak of Protection", 8), ("pass", 6)])
def test_cloak_of_protection_takes_two_off_if_its_owner_wants(answer: str, hp: int) -> None:
    table = party(in_play={0: ["cloak-of-protection"]})
    table.happen(scratch).answer(answer)
    assert table.character(0).hp == hp


def test_cloak_of_protection_works_once_per_scene() -> None:
    table = party(in_play={0: ["cloak-of-protection"]}, encounters=[("cyclops", 0)], primary=["ogre"])
    table.take_damage(0).answer("Cloak of Protection")
    assert table.character(0).hp == 9 - (3 - 2)
    table.happen(scratch)
    assert table.character(0).hp == 5
    table.play(("start_scene",))
    assert "cloak-of-protection" not in table.character(0).used


@pytest.mark.parametrize(("foes", "hp"), [([], 7), ([("choke-point", 0)], 8)])
def test_studded_leather_takes_one_off_and_two_in_a_location(foes: list[tuple[str, int]], hp: int) -> None:
    table = party(in_play={0: ["studded-leather-plus-1"]}, encounters=foes)
    table.happen(scratch).answer("Studded Leather")
    assert table.character(0).hp == hp
    table.happen(scratch)
    assert table.character(0).hp == hp - 3


def test_nobody_is_asked_about_damage_that_is_already_gone() -> None:
    table = party(in_play={0: ["cloak-of-protection", "studded-leather-plus-1"]})
    table.happen(lambda s: hurt(s, 0, 2, "encounter", "DF-222")).answer("Cloak of Protection")
    assert table.over
    assert table.character(0).hp == 9


@rule("DF-365")
def test_ring_of_protection_takes_one_off_in_each_take_damage_phase_and_nowhere_else() -> None:
    table = party(in_play={0: ["ring-of-protection"]}, encounters=[("ogre", 0), ("orog", 0)])
    table.take_damage(0)
    assert table.character(0).hp == 9 - 3
    table.take_damage(0)
    assert table.character(0).hp == 9 - 6
    other = party(in_play={0: ["ring-of-protection"]})
    other.happen(scratch)
    assert other.character(0).hp == 6


@pytest.mark.parametrize(
    ("foes", "tokens", "hp"),
    [
        ([("ogre", 0)], [], 8),
        ([("ogre", 0)], [(0, "K", "1", 1)], 6),
        ([("ogre", 0), ("slaad-planar-portal", 0)], [], 6),
    ],
)
def test_bracers_of_defense_work_against_a_single_attacker(
    foes: list[tuple[str, int]], tokens: list[tuple[int, str, str, int]], hp: int
) -> None:
    table = party(in_play={0: ["bracers-of-defense"]}, encounters=foes, tokens=tokens)
    table.take_damage(0)
    assert table.character(0).hp == hp


@rule("DF-365")
def test_armor_of_resistance_lets_four_damage_through_after_reductions() -> None:
    table = party(in_play={0: ["armor-of-resistance"]}, encounters=[("cyclops", 0), ("stone-giant", 0)])
    table.take_damage(0)
    assert table.character(0).hp == 9 - 4
    both = party(
        in_play={0: ["armor-of-resistance", "ring-of-protection"]}, encounters=[("ogre", 0), ("orog", 0)]
    )
    both.take_damage(0)
    assert both.character(0).hp == 9 - 3


@rule("DF-222", "DF-412")
def test_robe_of_stars_keeps_its_owner_at_one_hp_once_and_is_discarded() -> None:
    table = party(in_play={0: ["robe-of-stars"]}, hp={0: 2})
    table.happen(scratch)
    assert table.character(0).hp == 1
    assert not table.character(0).exhausted
    assert table.character(0).in_play == []
    assert table.character(0).discard == ["robe-of-stars"]
    table.happen(scratch)
    assert table.character(0).stunned


@rule("DF-149", "DF-358")
def test_robe_of_stars_is_played_for_its_damage_and_remains_until_the_end_of_the_scene() -> None:
    table = party(hands={0: ["robe-of-stars"]}, primary=["ogre"])
    table.play_cards(0).answer("play Robe of Stars")
    assert table.shots() == [("robe-of-stars", "B", 0)]
    assert [each.card for each in table.character(0).in_play] == ["robe-of-stars"]
    table.short_rest()
    assert table.character(0).in_play == []


@rule("DF-411")
def test_hide_armor_of_the_bear_raises_starting_and_maximum_hp() -> None:
    table = party()
    table.character(0).deck.append("hide-armor-of-the-bear")
    table.play(("lay_out",))
    assert (table.character(0).hp, table.character(0).max_hp) == (10, 10)
    assert (table.character(1).hp, table.character(1).max_hp) == (6, 6)


@rule("DF-411")
def test_hide_armor_of_the_bear_counts_only_while_it_is_in_play() -> None:
    table = party(hands={0: ["hide-armor-of-the-bear"]}, hp={0: 9})
    table.play_cards(0).answer("play Hide Armor of the Bear")
    assert (table.character(0).hp, table.character(0).max_hp) == (9, 10)
    table.character(0).hp = 10

    async def take_off(s: DragonfireState) -> None:
        leave_play(s, 0, "hide-armor-of-the-bear", "DF-336")

    table.happen(take_off)
    assert (table.character(0).hp, table.character(0).max_hp) == (9, 9)


@rule("DF-261")
def test_periapt_of_health_heals_one_more_in_a_short_rest() -> None:
    table = party(in_play={0: ["periapt-of-health"]}, hp={0: 3, 1: 3}, primary=["ogre"])
    table.short_rest()
    assert (table.character(0).hp, table.character(1).hp) == (5, 4)


# ---- encounters that hit less hard


def test_shield_weakens_an_encounter_in_its_owners_turn_once_per_scene() -> None:
    table = party(in_play={0: ["shield-plus-1"]}, encounters=[("cyclops", 0), ("ogre", 0), ("troll", 1)])
    table.play_cards(0).answer("use Shield +1")
    assert table.options == ["Cyclops", "Ogre"]
    table.answer("Cyclops")
    assert table.state.turn.strength == {"cyclops-1": -2}
    assert "use Shield +1" not in table.options
    other = party(in_play={1: ["shield-plus-1"]}, encounters=[("cyclops", 0), ("ogre", 1)])
    other.play_cards(0).answer("let the others")
    assert other.asked == 0


def test_animated_shield_helps_the_active_player_at_the_same_place_once_per_round() -> None:
    table = party(in_play={1: ["animated-shield"]}, encounters=[("cyclops", 0), ("ogre", 1)])
    table.play_cards(0).answer("let the others", "use Animated Shield")
    assert table.state.turn.strength == {"cyclops-1": -2}
    table.play_cards(1)
    assert "use Animated Shield" not in table.options
    table.state.first = 1
    table.play(("turn_comes", 1))
    assert "use Animated Shield" in table.options
    away = party(in_play={1: ["animated-shield"]}, encounters=[("choke-point", 0), ("ogre", 0)])
    away.play_cards(0).answer("let the others")
    assert away.asked == 0


@rule("DF-190")
def test_cloak_of_displacement_stops_what_fails_its_save_a_card_with_its_tokens() -> None:
    table = party(
        in_play={0: ["cloak-of-displacement"]},
        encounters=[("kobold-pack", 0), ("troll", 0), ("choke-point", 0)],
        primary=["minotaur", "orog"],
    )
    table.play_cards(0).answer("use Cloak of Displacement")
    assert sorted(table.state.turn.calm) == [
        "kobold-pack-1",
        "kobold-pack-token-1",
        "kobold-pack-token-2",
        "kobold-pack-token-3",
    ]
    assert len(table.told("saved")) == 2
    assert "use Cloak of Displacement" not in table.options


# ---- more damage


def test_gauntlets_of_ogre_power_add_black_damage_to_a_card_of_its_owners_turn_once_per_scene() -> None:
    table = party(
        in_play={0: ["gauntlets-of-ogre-power"]},
        hands={0: ["grace", "cantrip", "glory"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0)
    assert "use Gauntlets of Ogre Power" not in table.options
    table.answer("play Grace", "play Cantrip", "use Gauntlets", "Grace")
    assert table.shots() == [("grace", "KG", 0), ("cantrip", "B", 0)]
    assert "use Gauntlets of Ogre Power" not in table.options


def test_dancing_sword_deals_its_damage_again_from_the_next_turn_on_without_swords() -> None:
    table = party(hands={0: ["dancing-sword", "glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Dancing Sword")
    assert table.shots() == [("dancing-sword", "KK", 0)]
    assert table.character(0).swords == 2
    assert "use Dancing Sword" not in table.options
    table.turn(0)
    table.answer("use Dancing Sword")
    assert table.shots() == [("dancing-sword", "KK", 0)]
    assert table.character(0).swords == 0
    assert "use Dancing Sword" not in table.options
    assert [each.card for each in table.character(0).in_play] == ["dancing-sword"]


@rule("DF-410")
def test_dancing_sword_counts_as_a_martial_card_that_is_played() -> None:
    table = party(
        in_play={0: ["dancing-sword"]}, hands={0: ["oil-of-sharpness", "glory"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("use Dancing Sword", "play Oil of Sharpness", "deal damage")
    assert [shot.points for shot in table.state.turn.shots] == ["KK2"]
    assert table.character(0).played == ["dancing-sword", "oil-of-sharpness"]


# ---- cards that are kept or changed


def test_robe_of_useful_items_changes_a_card_three_times_per_game() -> None:
    table = party(
        in_play={0: ["robe-of-useful-items"]},
        hands={0: ["glory", "grace"]},
        decks={0: ["cantrip", "stealth", "javelin"]},
    )
    table.play_cards(0).answer("use Robe of Useful Items", "Glory")
    assert sorted(table.character(0).hand) == ["cantrip", "grace"]
    assert table.character(0).discard == ["glory"]
    table.answer("use Robe of Useful Items", "Grace", "use Robe of Useful Items", "Cantrip")
    assert "use Robe of Useful Items" not in table.options
    table.play(("start_scene",))
    assert table.character(0).used == {"robe-of-useful-items": 3}


@rule("DF-116")
def test_boots_of_elvenkind_lead_straight_from_one_location_to_another() -> None:
    def standing(**more: Any) -> Party:
        return party(
            encounters=[("choke-point", 1), ("slaad-planar-portal", 2)], places={0: "choke-point"}, **more
        ).play(("moving", 0))

    assert standing().options == ["the main area", "pass"]
    with_boots = standing(in_play={0: ["boots-of-elvenkind"]})
    assert with_boots.options == ["Slaad Planar Portal", "the main area", "pass"]
    with_boots.answer("Slaad Planar Portal")
    assert with_boots.character(0).place == "slaad-planar-portal-1"


def bagged(held: list[str], hand: list[str]) -> Party:
    """A player with a Bag of Holding at the end of Play Cards."""
    table = party(
        in_play={0: ["bag-of-holding"]}, hands={0: hand}, decks={0: ["stealth"]}, encounters=[("ogre", 1)]
    )
    table.character(0).in_play[0].held = held
    return table.play_cards(0).answer("deal damage")


def test_bag_of_holding_takes_a_card_at_the_end_of_play_cards_and_gives_one_back() -> None:
    table = bagged([], ["glory", "grace"])
    assert table.options == ["put Glory into the bag", "put Grace into the bag", "pass"]
    table.answer("put Glory")
    assert table.character(0).in_play[0].held == ["glory"]
    assert "glory" not in table.character(0).hand
    back = bagged(["javelin"], ["glory"])
    back.answer("take Javelin out")
    assert back.character(0).in_play[0].held == []
    assert "javelin" in back.character(0).hand


def test_bag_of_holding_holds_three_cards_and_is_not_asked_about_when_there_is_nothing_to_do() -> None:
    full = bagged(["glory", "glory", "grace"], ["javelin"])
    assert full.options == ["take Glory out of the bag", "take Grace out of the bag", "pass"]
    empty = party(in_play={0: ["bag-of-holding"]}, encounters=[("ogre", 1)])
    empty.play_cards(0)
    assert "Bag" not in empty.prompt


def test_bag_of_holding_is_used_in_its_owners_turn_only() -> None:
    table = party(
        in_play={1: ["bag-of-holding"]}, hands={0: ["glory"], 1: ["grace"]}, encounters=[("ogre", 1)]
    )
    table.play_cards(0).answer("deal damage")
    assert "Bag" not in table.prompt


def test_what_is_in_a_bag_is_seen_by_its_owner_alone() -> None:
    table = bagged([], ["glory", "grace"])
    table.answer("put Glory")
    assert table.table.view(0).characters[0].in_play[0].held == ["glory"]
    assert table.table.view(1).characters[0].in_play[0].held == [UNKNOWN]
    assert "player 1 puts Glory into the bag." in table.log(0)
    assert "Glory" not in table.log(1)
    assert "player 1 puts a card into the bag." in table.log(1)


def test_a_bag_keeps_its_cards_while_its_owner_is_stunned_and_in_a_short_rest() -> None:
    table = party(in_play={0: ["bag-of-holding"]}, primary=["ogre"])
    table.character(0).in_play[0].held = ["glory", "javelin"]
    table.happen(lambda s: become_stunned(s, 0))
    assert table.character(0).in_play[0].held == ["glory", "javelin"]
    table.state.turn = Turn(seat=0)
    table.short_rest()
    assert table.character(0).in_play[0].held == ["glory", "javelin"]
