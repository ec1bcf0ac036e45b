"""Treasure and Experience: who gets a card, what Experience buys, and how it is paid."""

from typing import Any

import pytest

from questboard.games.adventure.rules.rewards import experience, payments, worth
from questboard.games.adventure.state import RowCard
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

PLAIN: dict[str, list[str]] = {"vistra": ["sure-strike"], "quinn": [], "keyleth": []}
FIVE = ["gibbering-mouther", "cave-bear"]
"""Experience cards worth 3 and 2."""


def drawing(pile: list[str], card: str = "unbearable-heat", **position: Any) -> Crypt:
    """Vistra draws an Encounter card while the party has these Experience cards."""
    settings: dict[str, Any] = {"powers": PLAIN, **position}
    table = crypt(["vistra", "quinn"], experience=pile, **settings)
    table.draw_encounter("vistra", card)
    return table


def natural_20(pile: list[str], **position: Any) -> Crypt:
    """Vistra has hit a Grell with a natural 20."""
    settings: dict[str, Any] = {"powers": PLAIN, "dice": [20], **position}
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1a1"},
        monsters=[("grell", "1c2")],
        experience=pile,
        **settings,
    )
    table.hero_phase("vistra").answer("use Sure Strike")
    return table


# ---- Treasure


@rule("WA-149")
def test_a_drawn_item_goes_to_any_hero_even_a_downed_one_and_stays_there():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "2d3"},
        hp={"quinn": 0},
        monsters=[("snake", "1c2")],
        treasures=["boots-of-striding"],
        powers=PLAIN,
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike")
    assert (table.asked, table.prompt, table.options) == (
        0,
        "Who gets Boots of Striding?",
        ["Vistra", "Quinn"],
    )
    table.answer("Quinn")
    assert (table.hero("vistra").items, table.hero("quinn").items) == ([], ["boots-of-striding"])
    assert all(label.startswith(("move", "end")) for label in table.options)  # nothing is passed on later


@rule("WA-124", "WA-149")
def test_nothing_that_is_found_goes_to_a_hero_who_has_left_the_dungeon():
    table = crypt(
        ["vistra", "quinn", "tarak"],
        at={"vistra": "1b2", "quinn": "2d3", "tarak": "2d1"},
        monsters=[("snake", "1c2")],
        treasures=["boots-of-striding"],
        powers=PLAIN,
        dice=[10],
    )
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.options == ["Vistra", "Tarak"]


@rule("WA-184")
def test_a_deck_that_runs_out_is_formed_again_from_its_discard_pile():
    table = crypt(["vistra"], at={"vistra": "1b2"}, monsters=[("snake", "1c2")], powers=PLAIN, dice=[10])
    table.state.treasure_deck.packets.clear()
    table.state.treasure_deck.discard = ["boots-of-striding"]
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.hero("vistra").items == ["boots-of-striding"]
    assert table.state.treasure_deck.discard == []


@rule("WA-184")
def test_an_encounter_deck_that_runs_out_is_shuffled_again():
    table = crypt(["vistra"], powers=PLAIN)
    table.state.encounter_deck.packets.clear()
    table.state.encounter_deck.discard = ["kobold-trappers"]
    table.play(("encounter", 0))
    assert table.state.environment == "kobold-trappers"
    table.play(("encounter", 0))  # neither deck nor discard pile has a card
    assert table.state.environment == "kobold-trappers"


# ---- Experience


@rule("WA-107", "WA-152", "WA-187")
def test_each_card_of_the_pile_is_worth_the_experience_printed_on_it():
    table = crypt(experience=["snake", "cave-bear", "gibbering-mouther", "rage-drake", "bellax"])
    assert [worth(card) for card in table.state.experience] == [1, 2, 3, 5, 6]
    assert experience(table.state) == 17


@rule("WA-153")
def test_experience_is_offered_for_nothing_but_cancelling_and_levelling_up():
    table = crypt(["vistra"], experience=FIVE * 2, powers=PLAIN).hero_phase("vistra")
    assert not [label for label in table.options if "xperience" in label]
    table = natural_20(FIVE, dice=[19])
    assert not [label for label in table.options if "xperience" in label]


@rule("WA-133", "WA-154", "WA-155")
def test_five_experience_cancel_an_encounter_card_which_is_discarded_without_effect():
    table = drawing(FIVE)
    assert table.prompt == "Cancel Unbearable Heat for 5 of 5 Experience?"
    table.answer("pay 3 + 2 Experience")
    assert table.over
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (8, 8)
    assert table.state.encounter_deck.discard == ["unbearable-heat"]
    assert table.state.experience == []


@rule("WA-133")
def test_a_card_that_is_not_cancelled_takes_effect_at_once():
    table = drawing(FIVE)
    table.answer(table.options[-1])
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (7, 7)
    assert experience(table.state) == 5


@rule("WA-155")
def test_cancelling_is_possible_only_when_the_card_is_drawn():
    table = drawing([], card="hidden-snipers", encounters=["kobold-trappers"])
    assert table.state.environment == "hidden-snipers"
    table.state.experience.extend(FIVE)
    table.play(("end_of_hero_phase", 0), ("villain_phase", 0))
    assert table.prompt == "Cancel Kobold Trappers for 5 of 5 Experience?"


@rule("WA-154", "WA-156", "WA-252")
def test_three_cards_of_3_and_one_of_2_pay_for_two_cancellations():
    pile = ["gibbering-mouther", "legion-devil", "gibbering-mouther", "cave-bear"]
    table = drawing(pile)
    assert table.options[:-1] == ["pay 3 + 3 Experience (more than it costs)", "pay 3 + 2 Experience"]
    table.answer("pay 3 + 2 Experience")
    assert sorted(worth(card) for card in table.state.experience) == [3, 3]
    table.draw_encounter("vistra", "deep-tremor")
    assert table.options[:-1] == ["pay 3 + 3 Experience (more than it costs)"]
    table.answer("pay 3 + 3 Experience (more than it costs)")
    assert table.state.experience == []


@rule("WA-247")
def test_a_pile_worth_less_than_the_cost_cannot_be_spent():
    table = drawing(["gibbering-mouther", "snake"])
    assert table.over
    assert (table.hero("vistra").hp, experience(table.state)) == (7, 4)


@rule("WA-247")
def test_perseverance_lowers_the_cost_even_to_nothing():
    heroes = {"quinn": "1b2", "vistra": "1b3", "keyleth": "1c2", "tarak": "1c3", "heskan": "1d1"}
    powers = {"vistra": [], "quinn": ["perseverance"], "keyleth": [], "tarak": [], "heskan": []}
    table = crypt(list(heroes), at=heroes, powers=powers)
    table.draw_encounter("vistra", "deep-tremor").answer("Perseverance", "cancel it for nothing")
    assert [hero.hp for hero in table.state.heroes] == [8, 8, 8, 8, 6]


@rule("WA-252")
@pytest.mark.parametrize(
    ("pile", "price", "ways"),
    [
        (["snake"] * 4, 5, []),
        (["snake"] * 6, 5, [(1, 1, 1, 1, 1)]),
        (["cave-bear", "cave-bear", "cave-bear", "snake"], 5, [(2, 2, 2), (2, 2, 1)]),
        (["bellax", "snake"], 5, [(6,)]),
        (["gibbering-mouther", "cave-bear", "snake"], 3, [(3,), (2, 1)]),
        (["gibbering-mouther"], 0, [()]),
    ],
)
def test_only_payments_without_a_superfluous_card_are_offered(pile, price, ways):
    assert payments(crypt(experience=pile).state, price) == ways


@rule("WA-252")
def test_of_cards_of_equal_worth_the_oldest_goes():
    table = drawing(["grell", "gibbering-mouther", "cave-bear", "orc-smasher"])
    table.answer("pay 3 + 2 Experience")
    assert table.state.experience == ["cave-bear", "orc-smasher"]


@rule("WA-248")
def test_spent_cards_go_to_the_monster_discard_pile_and_a_spent_villain_leaves_the_game():
    table = drawing(["gibbering-mouther", "cave-bear", "kraash"])
    table.answer("pay 3 + 2 Experience")
    assert table.state.monster_deck.discard == ["gibbering-mouther", "cave-bear"]
    table.draw_encounter("vistra", "deep-tremor").answer("pay 5 Experience")
    assert table.state.experience == []
    assert table.state.monster_deck.discard == ["gibbering-mouther", "cave-bear"]


@rule("WA-235")
def test_a_card_that_orders_another_does_so_after_its_own_effects_and_the_new_one_can_be_cancelled():
    table = crypt(
        ["vistra"], conditions={"vistra": ["poisoned"]}, experience=FIVE, encounters=["deep-tremor"]
    )
    table.draw_encounter("vistra", "deadly-poison")
    table.answer(table.options[-1])
    assert table.hero("vistra").hp == 7
    assert table.prompt == "Cancel Deep Tremor for 5 of 5 Experience?"


# ---- levels


@rule("WA-157", "WA-158")
def test_a_natural_20_on_an_attack_lets_the_hero_pay_for_level_2():
    table = natural_20(FIVE)
    assert table.prompt == "Pay 5 of 5 Experience to bring Vistra to level 2?"
    table.answer("pay 3 + 2 Experience")
    assert table.options == ["Comeback Strike", "Into the Fray", "Taunting Advance"]
    table.answer("Into the Fray")
    vistra = table.hero("vistra")
    assert (vistra.level, vistra.hp, vistra.card.armor_class, vistra.card.surge_value) == (2, 10, 18, 5)
    assert table.state.experience == []
    assert table.state.monster_deck.discard == FIVE
    assert vistra.ready("into-the-fray")


@rule("WA-157")
def test_a_natural_20_on_disabling_a_trap_lets_the_hero_pay_for_level_2():
    table = crypt(["vistra"], at={"vistra": "1b2"}, experience=FIVE, powers=PLAIN, dice=[20])
    table.hero("vistra").row.append(RowCard("lava-flow"))
    table.state.markers["lava-flow"] = [0]
    table.hero_phase("vistra").answer("disable Lava Flow instead of attacking")
    assert table.prompt == "Pay 5 of 5 Experience to bring Vistra to level 2?"


@rule("WA-157")
def test_without_a_natural_20_or_enough_experience_there_is_no_level_up():
    assert natural_20(FIVE, dice=[19]).prompt == "What does Vistra do?"
    assert natural_20(["cave-bear"]).prompt == "What does Vistra do?"


@rule("WA-158")
def test_damage_already_taken_stays():
    table = natural_20(FIVE, hp={"vistra": 3}).answer("pay 3 + 2 Experience")
    assert table.hero("vistra").hp == 5


@rule("WA-160")
def test_level_2_is_the_highest():
    table = natural_20(FIVE, level={"vistra": 2})
    assert not table.told("levelled")
    assert "Experience" not in table.prompt


@rule("WA-186", "WA-229")
def test_the_experience_of_the_monster_just_defeated_pays_for_the_level_up():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        monsters=[("grell", "1c2")],
        experience=["gibbering-mouther"],
        treasures=["boots-of-striding"],
        powers=PLAIN,
        dice=[20],
    )
    table.figure("grell-1").damage = 1
    table.hero_phase("vistra").answer("use Sure Strike", "pay 3 + 2 Experience")
    told = [
        event.kind for event in table.table.journal if event.kind in ("defeated", "drew_treasure", "levelled")
    ]
    assert told == ["defeated", "drew_treasure", "levelled"]


@rule("WA-185")
def test_the_active_player_has_the_last_word_on_spending():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1a1", "vistra": "1b2"},
        monsters=[("bellax", "1c2")],
        experience=FIVE,
        powers={"quinn": ["cause-fear"], "vistra": ["sure-strike"]},
        dice=[20],
    )
    table.hero_phase("quinn").answer("use Cause Fear")
    while not table.prompt.startswith("Pay "):
        table.answer("Sure Strike" if "Sure Strike" in table.options else table.options[0])
    assert (table.asked, table.prompt) == (0, "Pay 5 of 5 Experience to bring Vistra to level 2?")


@rule("WA-159", "WA-201", "WA-223")
def test_the_tome_of_experience_levels_up_without_any_experience():
    table = crypt(["vistra"], items={"vistra": ["tome-of-experience"]}, experience=FIVE, powers=PLAIN)
    table.hero_phase("vistra").answer("use Tome of Experience", "Comeback Strike")
    assert table.hero("vistra").level == 2
    assert (table.state.experience, table.hero("vistra").items) == (FIVE, [])
