"""A campaign at one table: how characters begin, what they keep, and how one Adventure follows another."""

import random

import pytest

from questboard.games.dragonfire.content import ADVENTURES, BUILDS, CARDS, CLASS_TYPE, FEATURES, SCREENS
from questboard.games.dragonfire.rules.advancements import (
    ATTUNED,
    BELONGINGS,
    LEVEL_XP,
    fits,
    place,
    slots_for,
    spent_xp,
    surplus,
)
from questboard.games.dragonfire.rules.foes import new_token
from questboard.games.dragonfire.rules.setup import open_screens
from questboard.games.dragonfire.state import InPlay, Sheet
from questboard.kernel import Luck, Table
from questboard.testing import rule
from questboard.testing.driver import Driver
from tests.dragonfire.party import FOUR, RULES, party


def begun(seats=4, seed=0, **options):
    """A table with random screens at its first question."""
    return Driver(Table.new(RULES, seats, {"screens": "random", **options}, Luck.seeded(f"campaign {seed}")))


def play_on(table, until, seed=0, most=6000):
    """Give random answers, with the inventory checked, until something is so."""
    luck, box = random.Random(seed), RULES.inventory(table.state)
    for _ in range(most):
        if table.over or until(table):
            return
        table.table.answer(luck.randrange(len(table.options)))
        assert RULES.inventory(table.state) == box
    raise AssertionError(f"after {most} answers: {table.prompt}")


def next_is_asked(table):
    """Whether the party leader is asked for the next Adventure."""
    return table.prompt.startswith("Which Adventure comes next?")


# ---- two Adventures in one table


def test_a_party_plays_an_adventure_rests_and_plays_another():
    table = begun(adventure="2", campaign=True)
    play_on(table, next_is_asked)
    first = [sheet.xp for sheet in table.state.sheets]
    assert min(first) >= 1
    table.answer("Wastes of Ancient Empire")
    assert table.state.adventure == "wastes-of-ancient-empire"
    play_on(table, next_is_asked)
    assert [sheet.xp for sheet in table.state.sheets] > first
    table.answer("pass")
    assert table.over
    assert [event.facts["adventure"] for event in table.told("adventure")] == [
        "dungeon-crawl",
        "wastes-of-ancient-empire",
    ]


def test_a_party_completes_an_adventure_and_takes_its_advancements_into_the_next():
    table = party(scene=3, campaign=True)
    for sheet in table.state.sheets:
        sheet.xp, sheet.slots[0], sheet.free = 25, "soldier", "soldier"
    box = RULES.inventory(table.state)
    table.play(("scene_over", 0))
    assert RULES.inventory(table.state) == box
    assert [sheet.xp for sheet in table.state.sheets] == [30] * 4
    assert [len(sheet.items) for sheet in table.state.sheets] == [1] * 4
    seats = []
    while table.ask.kind == "feature":
        seats.append(table.asked)
        table.answer("Resilient")  # in slot 1: 20 XP; in slot 2: 25
        table.answer("slot 2", "pass")
    assert seats == [0, 1, 2, 3]
    while table.ask.kind == "item":
        table.answer("pass")
    assert next_is_asked(table)
    table.answer("Bodyguards")
    while not table.state.scene:
        item = table.ask.kind == "item"
        table.answer(table.options[0] if item else "no")
    assert table.state.adventure_level == 3
    for seat, character in enumerate(table.state.characters):
        assert character.features == ["soldier", "resilient"]
        owned = [*character.deck, *character.hand, *(each.card for each in character.in_play)]
        packed = [card for card in owned if CARDS[card].item]
        assert packed == [item for item in table.state.sheets[seat].items if item in packed]
    play_on(table, next_is_asked)
    table.answer("pass")
    assert table.over


@pytest.mark.parametrize("seats", [2, 6])
def test_random_campaigns_of_high_levels_keep_their_inventory(seats):
    table = begun(seats, adventure="2", campaign=True, level="5", features="choose")
    play_on(table, next_is_asked, seed=seats)
    table.answer("The Village Is Attacked")
    play_on(table, next_is_asked, seed=seats)
    table.answer("pass")
    assert table.over
    assert len(table.told("long_rest")) == 2


@rule("DF-388")
def test_the_leader_may_choose_any_adventure_or_end_the_campaign():
    table = party(campaign=True, leader="3")
    table.state.leader = 2
    table.state.won, table.state.rule, table.state.reason = True, "DF-003", "every Scene is completed"
    table.play(("next_adventure",))
    assert table.asked == 2
    assert list(table.ask.options) == [*ADVENTURES, None]
    table.answer("pass")
    assert table.over
    assert table.table.outcome.winners == (0, 1, 2, 3)
    assert table.table.outcome.rule == "DF-003"
    assert "The campaign is over." in table.log()


@rule("DF-388")
def test_the_result_is_that_of_the_last_adventure():
    table = party(campaign=True, unconscious=[0, 1, 2, 3])
    table.state.won, table.state.rule = False, "DF-361"
    table.play(("next_adventure",)).answer("pass")
    assert table.table.outcome.winners == ()


def test_without_the_rule_option_a_game_ends_with_its_adventure():
    table = party(scene=3).play(("scene_over", 0))
    assert table.over
    assert table.table.outcome.winners == (0, 1, 2, 3)
    assert [sheet.xp for sheet in table.state.sheets] == [5] * 4
    assert not any(sheet.items for sheet in table.state.sheets)


# ---- what is kept


@rule("DF-359")
def test_every_game_starts_from_the_full_setup():
    table = party(
        campaign=True, gold={0: 30}, hp={1: 0}, hands={0: ["fireball"], 1: ["glory"]}, scene=3, exhausted=[3],
        discards={2: ["cleave"]}, encounters=[("troll", 0)], dragonfire="frenzy", level=5,
        challenges=["charge"],
    )  # fmt: skip
    s = table.state
    s.sheets[0].xp, s.sheets[0].slots[0], s.sheets[0].items = 8, "tough", ["driftglobe"]
    s.item_decks["common"].remove("driftglobe")
    s.won, s.rule = True, "DF-003"
    s.agenda = []
    table.play(("begin_adventure",)).answer("no", "no", "pass")
    s = table.state
    for character in s.characters:
        screen = SCREENS[character.screen]
        assert character.gold == screen.gold
        assert character.hp == character.max_hp == screen.hp + (character is s.characters[0])
        assert not character.exhausted
        assert len(character.hand) == screen.hand
        cards = [*character.deck, *character.hand]
        assert all(CARDS[card].basic for card in cards)
        assert len(cards) == sum(screen.pack.values())
    assert (s.scene, s.dragonfire_level, s.challenges, s.won, s.rule) == (1, 0, [], False, "")
    assert len(s.decks["dragonfire"]) + bool(s.dragonfire) == 24
    assert s.sheets[0].items == ["driftglobe"]
    assert s.sheets[0].xp == 8


@rule("DF-358")
def test_from_scene_to_scene_everything_but_the_short_rest_carries_over():
    table = party(
        hands={0: ["glory", "feint"], 1: ["cantrip"]}, discards={0: ["grace"]}, decks={0: ["stealth"]},
        gold={0: 0, 1: 0, 2: 0, 3: 1}, hp={0: 3}, in_play={1: ["mage-armor"]}, level=2, exhausted=[0],
        market=["bless", "fireball"], primary=["troll", "ogre"],
    )  # fmt: skip
    s = table.state
    market, burnt = s.market[:], s.discards["dragonfire"][:]
    table.short_rest(0)
    s = table.state
    fighter = table.character(0)
    assert s.scene == 2
    assert (fighter.deck, fighter.discard) == (["stealth"], ["grace"])
    assert fighter.hand[:2] == ["glory", "feint"]
    assert (fighter.gold, table.character(3).gold) == (0, 1)
    assert (fighter.hp, fighter.exhausted) == (4, False)
    assert CARDS["mage-armor"].remains == "scene"
    assert table.character(1).in_play == []
    assert "mage-armor" in table.character(1).discard
    assert s.market == market
    assert s.discards["dragonfire"][: len(burnt)] == burnt


@rule("DF-353")
def test_tokens_of_a_character_are_no_encounters_but_encounter_tokens_are():
    table = party(in_play={2: ["spirit-guardians"]})
    s = table.state
    s.characters[2].in_play = [InPlay("spirit-guardians", 3)]
    assert s.encounters == []
    token = new_token(s, "goblin-uprising", 1, "K", "Humanoid", "1", 1)
    assert s.encounters == [token]
    assert s.characters[2].in_play == [InPlay("spirit-guardians", 3)]


# ---- how characters begin


@rule("DF-382")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", list(CLASS_TYPE))
def test_suggested_features_can_be_bought_one_after_the_other(name, level):
    background, *bought = BUILDS[name, level]
    assert FEATURES[background].group == "background"
    for screen in (screen for screen in SCREENS.values() if screen.character_class == name):
        sheet = Sheet(screen.id, LEVEL_XP[level], [background, *[""] * 5], background, [], [])
        for slot, feature in enumerate(bought, 1):
            assert slot in slots_for(sheet, feature)
            place(sheet, feature, slot)
        assert sheet.free == background
        assert LEVEL_XP[level] - 10 < spent_xp(sheet.slots, sheet.free) <= LEVEL_XP[level]


@rule("DF-382")
def test_a_game_of_a_high_level_begins_with_suggested_features():
    table = begun(adventure="7", level="4")
    assert table.state.adventure_level == 4
    for sheet, character in zip(table.state.sheets, table.state.characters, strict=True):
        assert sheet.xp == 60
        build = list(BUILDS[SCREENS[sheet.screen].character_class, 4])
        assert character.features == build
        assert sheet.free == build[0]


@rule("DF-280", "DF-382")
@pytest.mark.parametrize(("adventure", "level"), [("2", 1), ("4", 2), ("8", 4)])
def test_in_a_campaign_that_starts_later_each_player_chooses_a_background(adventure, level):
    table = begun(adventure=adventure, campaign=True)
    backgrounds = [feature.name for feature in FEATURES.values() if feature.group == "background"]
    chosen = ["Noble", "Sailor", "Noble", "Hermit"]
    for seat, name in enumerate(chosen):
        assert (table.asked, table.prompt) == (seat, "Which Background do you take?")
        assert table.options == backgrounds
        table.answer(name)
    for sheet, name in zip(table.state.sheets, chosen, strict=True):
        assert FEATURES[sheet.free].name == name
        _, *bought = BUILDS[SCREENS[sheet.screen].character_class, level]
        assert [each for each in sheet.slots if each] == [sheet.free, *bought], "the rest is as suggested"


@rule("DF-282", "DF-382")
def test_a_background_that_is_also_suggested_later_is_not_taken_twice():
    table = begun(adventure="4", campaign=True)
    while table.ask.kind == "feature":
        table.answer("Street Urchin")
    for sheet in table.state.sheets:
        assert sheet.slots.count("street-urchin") == 1
        fighter = SCREENS[sheet.screen].character_class == "Fighter"
        assert sheet.slots[:2] == ["street-urchin", "soldier" if fighter else "haggling"]
        assert spent_xp(sheet.slots, sheet.free) <= sheet.xp


@rule("DF-382")
def test_in_a_single_adventure_nobody_is_asked_for_a_background():
    table = begun(adventure="4")
    assert [event.kind for event in table.table.journal].count("took_feature") == 8
    assert table.state.scene == 1


@rule("DF-382")
def test_features_may_be_chosen_as_in_a_long_rest():
    table = begun(2, adventure="2", level="2", features="choose")
    assert table.prompt == "Which Background do you take?"
    table.answer("Noble")
    assert table.prompt == "Which Feature do you take? You have 10 XP left."
    table.answer("Haggling", "slot 2")
    assert table.asked == 1
    assert table.state.sheets[0].slots[:2] == ["noble", "haggling"]
    assert table.state.sheets[0].free == "noble"


@rule("DF-382")
def test_a_level_1_character_begins_with_a_background_and_nothing_else():
    table = begun(adventure="3")
    for sheet in table.state.sheets:
        assert sheet.slots[1:] == [""] * 5
        assert FEATURES[sheet.slots[0]].group == "background"
        assert sheet.slots[0] == sheet.free
        assert (sheet.xp, sheet.items) == (0, [])


@rule("DF-383")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [4, 6])
def test_a_character_of_a_high_level_has_items_that_it_can_use(level, seats):
    wanted = {1: [], 2: ["common"], 3: ["common"] * 2, 4: ["common"] * 2 + ["uncommon"]}
    wanted[5] = ["common"] * 2 + ["uncommon"] * 2
    for seed in range(3):
        table = begun(seats, seed, adventure="2", level=str(level))
        for sheet in table.state.sheets:
            assert [CARDS[item].rarity for item in sheet.items] == wanted[level]
            assert surplus(level, sheet.items) == []
            for order, item in enumerate(sheet.items):
                assert fits(sheet, sheet.items[:order], item)


@rule("DF-383")
def test_belongings_are_within_attunement():
    assert all(items.count("uncommon") <= ATTUNED[level][0] for level, items in BELONGINGS.items())


@rule("DF-312")
def test_with_the_suggested_outfit_all_items_go_along_and_nobody_is_asked():
    table = begun(adventure="8", level="5")
    assert table.state.scene == 1
    for sheet, character in zip(table.state.sheets, table.state.characters, strict=True):
        owned = [*character.deck, *character.hand, *(each.card for each in character.in_play)]
        assert sorted(card for card in owned if CARDS[card].item) == sorted(sheet.items)


# ---- the quick start


def test_the_quick_start_is_played_by_humans_without_advancements():
    table = begun(adventure="1", level="3", campaign=True)
    for sheet, character in zip(table.state.sheets, table.state.characters, strict=True):
        assert SCREENS[sheet.screen].race == "Human"
        assert (sheet.xp, sheet.items, character.features) == (0, [], [])
        assert not any(sheet.slots)
    assert all(SCREENS[name].race == "Human" for name in open_screens(table.state))


@rule("DF-280", "DF-387")
@pytest.mark.parametrize("won", [True, False])
def test_after_the_quick_start_everybody_takes_a_screen_and_a_background(won):
    table = party(adventure="the-village-is-attacked", scene=3, campaign=True, leader="2")
    s = table.state
    s.leader, s.won, s.rule = 1, won, "DF-003" if won else "DF-361"
    table.play(("adventure_over",))
    assert (table.asked, table.prompt) == (1, "Which character do you play from now on?")
    assert table.options[0] == "Human Wizard (male)"
    assert len(table.options) == 16 - 3
    table.answer("Sun Elf Wizard")
    assert table.asked == 2
    assert "Sun Elf Wizard" not in table.options
    assert "Human Wizard (male)" in table.options
    table.answer("Human Cleric (male)", "Human Rogue (male)", "Half-Orc Fighter")
    assert (table.asked, table.prompt) == (1, "Which Background do you take?")
    table.answer("Sage", "Acolyte", "Sage", "Soldier")  # two may share one
    assert next_is_asked(table)
    assert [sheet.screen for sheet in table.state.sheets] == [
        "half-orc-fighter",
        "sun-elf-wizard",
        "human-cleric-male",
        "human-rogue-male",
    ]
    assert [sheet.free for sheet in table.state.sheets] == ["soldier", "sage", "acolyte", "sage"]
    assert not any(sheet.items or sheet.xp or sheet.completed for sheet in table.state.sheets)
    table.answer("Dungeon Crawl")
    while not table.state.scene:
        table.answer("no")
    assert [character.screen for character in table.state.characters] == [
        sheet.screen for sheet in table.state.sheets
    ]


@rule("DF-387")
@pytest.mark.parametrize("xp", [3, 0])
def test_experienced_characters_that_replay_the_quick_start_stay_who_they_are(xp):
    """One with a Background has played before, though it may have no XP."""
    table = party(adventure="the-village-is-attacked", scene=3, campaign=True)
    s = table.state
    for sheet in s.sheets:
        sheet.xp, sheet.slots[0], sheet.free = xp, "sage", "sage"
    s.won, s.rule = True, "DF-003"
    table.play(("adventure_over",))
    assert next_is_asked(table)
    assert [sheet.screen for sheet in table.state.sheets] == list(FOUR)
