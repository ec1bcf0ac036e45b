"""Character Levels, Party Level, and Adventures at other levels than the printed one."""

import pytest

from questboard.games.dragonfire.content import ADVENTURES, CARDS, SCREENS
from questboard.games.dragonfire.rules.advancements import character_level
from questboard.games.dragonfire.rules.campaign import earned_xp
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.scenes import due, extra, scenes
from questboard.games.dragonfire.rules.setup import modified, party_level, played_level, starting_level
from questboard.games.dragonfire.state import Sheet
from questboard.testing import rule
from tests.dragonfire.party import FOUR, party

SIX = (*FOUR, "half-orc-fighter", "half-elf-rogue")
OTHERS = [name for name in ADVENTURES if name not in ("the-village-is-attacked", "dungeon-crawl")]


def sheets(*levels):
    """Characters that have just reached these levels."""
    starts = {1: 0, 2: 10, 3: 30, 4: 60, 5: 100}
    return [Sheet("", starts[level], [""] * 6, "", [], []) for level in levels]


def ended(adventure, *, scene, won, level=None, challenges=(), screens=FOUR):
    """An Adventure that has just ended in a Scene."""
    table = party(screens, adventure=adventure, scene=scene, adventure_level=level, challenges=challenges)
    table.state.won, table.state.rule = won, "DF-003" if won else "DF-361"
    return table


# ---- XP


@rule("DF-266", "DF-271")
def test_dungeon_crawl_gives_five_xp_and_one_more_for_the_charge():
    assert earned_xp(ended("dungeon-crawl", scene=3, won=True).state) == 5
    assert earned_xp(ended("dungeon-crawl", scene=3, won=True, challenges=["charge"]).state) == 6


@rule("DF-266", "DF-270")
@pytest.mark.parametrize("scene", [1, 2, 3])
def test_a_lost_adventure_gives_the_xp_of_the_scenes_that_were_started(scene):
    assert earned_xp(ended("dungeon-crawl", scene=scene, won=False).state) == scene
    assert earned_xp(ended("slaadi-plague", scene=scene, won=False).state) == 2 * scene


@rule("DF-270")
def test_all_characters_get_the_same_xp_however_they_end():
    table = ended("dungeon-crawl", scene=2, won=False)
    table.character(1).unconscious = True
    table.character(2).hp = 0
    table.play(("adventure_over",))
    assert [sheet.xp for sheet in table.state.sheets] == [2, 2, 2, 2]
    assert table.over
    assert "Each character earns 2 XP." in table.log()


@rule("DF-272")
def test_challenges_pay_only_if_accepted_fulfilled_and_the_adventure_completed():
    both = ["hold-the-gate", "sally-forth"]
    assert earned_xp(ended("the-portcullis-is-breached", scene=3, won=False, challenges=both).state) == 3
    table = ended("the-portcullis-is-breached", scene=3, won=True, challenges=both)
    assert earned_xp(table.state) == 5 + 2
    table.state.broken = ["hold-the-gate"]
    assert earned_xp(table.state) == 5 + 1
    table.state.challenges = []
    assert earned_xp(table.state) == 5


@rule("DF-272")
def test_challenges_are_accepted_before_the_game_starts():
    table = party(challenges=(), screens=FOUR).play(("accept_challenge", 0))
    assert table.prompt == "Accept the challenge Charge!?"
    table.answer("yes")
    assert table.state.challenges == ["charge"]


@rule("DF-275", "DF-276")
def test_a_rogue_with_28_xp_reaches_level_3_by_two_started_scenes():
    table = ended("dungeon-crawl", scene=2, won=False, screens=("half-elf-rogue", *FOUR[:3]))
    table.state.sheets[0].xp = 28
    assert character_level(28) == 2
    table.play(("adventure_over",))
    assert table.state.sheets[0].xp == 30
    assert character_level(30) == 3
    assert [event.facts for event in table.told("level_reached")] == [{"player": 0, "level": 3}]


@rule("DF-275")
def test_the_character_level_depends_on_earned_xp_and_not_on_features():
    table = ended("dungeon-crawl", scene=1, won=False)
    table.state.sheets[0].xp = 29
    table.state.sheets[0].slots[:2] = ["soldier", "lucky"]
    table.play(("adventure_over",))
    assert [event.facts["player"] for event in table.told("level_reached")] == [0]


@rule("DF-374")
@pytest.mark.parametrize(("level", "xp"), [(1, 5), (2, 5), (3, 5), (4, 7), (5, 8)])
def test_a_completed_dungeon_crawl_at_each_level(level, xp):
    table = ended("dungeon-crawl", scene=4 if level == 5 else 3, won=True, level=level)
    assert earned_xp(table.state) == xp


@rule("DF-322")
@pytest.mark.parametrize(
    ("level", "lost_in"),
    [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [2, 4, 6]), (5, [0, 2, 4, 6])],
)
def test_modified_levels_have_their_own_xp(level, lost_in):
    for scene, xp in enumerate(lost_in, 1):
        assert earned_xp(ended("dungeon-crawl", scene=scene, won=False, level=level).state) == xp


@rule("DF-322")
def test_the_level_table_replaces_what_is_printed():
    assert earned_xp(ended("bodyguards", scene=3, won=True, level=4).state) == 7
    assert earned_xp(ended("bodyguards", scene=3, won=True).state) == 5
    assert earned_xp(ended("slaadi-plague", scene=3, won=True).state) == 7


@rule("DF-389")
def test_challenges_pay_at_modified_levels_too():
    both = ["charge", "no-torches"]
    assert earned_xp(ended("dungeon-crawl", scene=3, won=True, level=4, challenges=both).state) == 9
    assert earned_xp(ended("dungeon-crawl", scene=4, won=True, level=5, challenges=both).state) == 10


@rule("DF-270")
def test_the_quick_start_gives_no_xp():
    table = ended("the-village-is-attacked", scene=3, won=True).play(("adventure_over",))
    assert table.over
    assert [sheet.xp for sheet in table.state.sheets] == [0] * 4
    assert not table.told("earned")


# ---- levels


@rule("DF-274")
@pytest.mark.parametrize(
    ("level", "first", "last"), [(1, 0, 9), (2, 10, 29), (3, 30, 59), (4, 60, 99), (5, 100, 500)]
)
def test_the_character_level_follows_from_the_total_xp(level, first, last):
    assert character_level(first) == character_level(last) == level


@rule("DF-269")
def test_no_character_goes_beyond_level_5():
    table = ended("dungeon-crawl", scene=4, won=True, level=5)
    for sheet in table.state.sheets:
        sheet.xp = 1000
    table.play(("adventure_over",))
    assert [sheet.xp for sheet in table.state.sheets] == [1008] * 4
    assert party_level(table.state.sheets) == 5


@rule("DF-277")
@pytest.mark.parametrize(
    ("levels", "party_is"), [((1, 1), 1), ((2, 1), 1), ((2, 2, 1), 1), ((3, 2, 1), 2), ((5, 5, 5, 4), 4)]
)
def test_the_party_level_is_the_average_rounded_down(levels, party_is):
    assert party_level(sheets(*levels)) == party_is


@rule("DF-278")
def test_six_characters_of_fourteen_levels_make_party_level_2():
    level = party_level(sheets(4, 3, 3, 2, 1, 1))
    assert level == 2
    printed = {name: card.level for name, card in ADVENTURES.items() if name != "the-village-is-attacked"}
    assert [name for name in printed if printed[name] == level] == [
        "the-portcullis-is-breached",
        "bodyguards",
        "unholy-presence",
    ]
    assert [name for name in printed if played_level(name, level) != printed[name]] == [
        "dungeon-crawl",
        "wastes-of-ancient-empire",
    ]
    assert [name for name in printed if printed[name] > level] == ["descent-into-chaos", "slaadi-plague"]


@rule("DF-279", "DF-321")
@pytest.mark.parametrize("name", OTHERS)
def test_a_lower_adventure_is_raised_to_the_party_level_and_a_higher_one_is_as_printed(name):
    printed = ADVENTURES[name].level
    assert [played_level(name, party_is) for party_is in (1, 2, 3, 4)] == [
        max(printed, party_is) for party_is in (1, 2, 3, 4)
    ]


@rule("DF-321")
def test_a_game_begins_at_the_level_of_its_party():
    table = party(screens=FOUR, adventure="bodyguards")
    for sheet in table.state.sheets:
        sheet.xp = 60
    table.play(("begin_adventure",))
    assert table.state.adventure_level == 4
    assert modified(table.state)
    assert table.state.dragonfire_level == 3


@rule("DF-279")
def test_a_party_may_try_a_higher_adventure_as_printed():
    table = party(screens=FOUR, adventure="slaadi-plague").play(("begin_adventure",))
    assert table.state.adventure_level == 4
    assert not modified(table.state)
    assert table.state.dragonfire_level == 2


@rule("DF-321")
def test_the_quick_start_is_never_modified():
    assert played_level("the-village-is-attacked", 5) == 1


@rule("DF-327", "DF-368")
def test_only_dungeon_crawl_is_played_at_level_5():
    assert played_level("dungeon-crawl", 5) == 5
    assert [played_level(name, 5) for name in OTHERS] == [4] * len(OTHERS)


# ---- the Dragonfire level at the start


@rule("DF-323")
@pytest.mark.parametrize(("level", "start"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 0)])
def test_modified_levels_start_at_a_dragonfire_level_of_their_own(level, start):
    assert starting_level(party(adventure_level=level).state) == start


@rule("DF-369")
@pytest.mark.parametrize(
    ("adventure", "level", "players", "start"),
    [
        ("wastes-of-ancient-empire", 1, 4, -1),
        ("wastes-of-ancient-empire", 3, 4, 1),
        ("descent-into-chaos", 3, 4, 1),
        ("descent-into-chaos", 4, 4, 3),
        ("descent-into-chaos", 4, 3, 2),
        ("unholy-presence", 2, 4, 1),
        ("unholy-presence", 3, 4, 2),
        ("slaadi-plague", 4, 4, 2),
    ],
)
def test_a_printed_start_is_replaced_unless_it_is_negative(adventure, level, players, start):
    table = party(FOUR[:players], adventure=adventure, adventure_level=level)
    assert starting_level(table.state) == start


@rule("DF-331")
@pytest.mark.parametrize(("players", "offset"), [(2, -2), (3, -1), (4, 0), (5, 0), (6, 0)])
def test_the_offset_of_a_small_party_is_added_to_the_start_of_the_level(players, offset):
    for level, start in ((2, 1), (3, 2), (4, 3), (5, 0)):
        assert starting_level(party(SIX[:players], adventure_level=level).state) == start + offset


# ---- Dungeon Crawl at Level 5


@rule("DF-324")
def test_dungeon_crawl_at_level_5_has_a_fourth_scene_and_a_third_deck():
    for level in (1, 4):
        assert scenes(party(adventure_level=level).state) == 3
    table = party(screens=FOUR)
    for sheet in table.state.sheets:
        sheet.xp = 100
    table.play(("begin_adventure",)).answer("City Difficulty 1", "Adventurers Difficulty 2")
    s = table.state
    assert scenes(s) == 4
    third = [*s.decks["third"], *(foe.name for foe in s.encounters if foe.deck == "third")]
    assert len(third) == 6
    fourth = party(scene=4, adventure_level=5).state
    assert quest(fourth).encounters(fourth) == 4 + 3


@rule("DF-324")
def test_below_level_5_there_is_no_third_deck():
    table = party(screens=FOUR)
    for sheet in table.state.sheets:
        sheet.xp = 60
    table.play(("begin_adventure",)).answer("Dungeon Difficulty 1", "Dungeon Difficulty 2")
    assert table.state.decks["third"] == []


@rule("DF-326")
def test_the_fourth_scene_of_six_players_at_dragonfire_level_7():
    s = party(SIX, scene=4, level=7, adventure_level=5).state
    assert due(s) == ["third"] * 2 + ["secondary"] * 5 + ["primary"] * 2
    assert extra(s) == ["secondary"]
    assert len(due(s)) + len(extra(s)) == 10


@rule("DF-325")
@pytest.mark.parametrize(
    ("level", "decks"),
    [(0, (0, 0, 4)), (2, (0, 2, 2)), (3, (1, 2, 1)), (4, (1, 3, 0)), (6, (2, 2, 0)), (12, (4, 0, 0))],
)
def test_three_full_dragonfire_levels_bring_a_difficulty_3_card(level, decks):
    s = party(scene=1, level=level, adventure_level=5).state
    assert tuple(due(s).count(deck) for deck in ("third", "secondary", "primary")) == decks
    assert due(s) == sorted(due(s), key=["third", "secondary", "primary"].index)


@rule("DF-325")
def test_below_level_5_no_difficulty_3_card_comes():
    assert due(party(scene=1, level=3, adventure_level=4).state) == ["secondary"] * 3 + ["primary"]


@rule("DF-328")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_five_and_six_players_have_their_extra_encounter_at_every_level(level):
    assert extra(party(SIX[:4], adventure_level=level).state) == []
    assert extra(party(SIX[:5], adventure_level=level).state) == ["primary"]
    assert extra(party(SIX, adventure_level=level).state) == ["secondary"]


# ---- two and three players


def small_party(level, *, screens=FOUR[:2]):
    """A small party at the table before a Dungeon Crawl of a level; decks and Class Types are settled."""
    table = party(screens)
    for sheet in table.state.sheets:
        sheet.xp = {1: 0, 2: 10, 3: 30, 4: 60, 5: 100}[level]
    table.play(("begin_adventure",))
    if level > 1:
        table.answer("Dungeon Difficulty 1", "Dungeon Difficulty 2")
    while table.prompt.startswith("Who counts as"):
        table.answer(table.options[0])
    return table


@rule("DF-332", "DF-331")
def test_two_players_at_level_4():
    table = small_party(4)
    assert table.prompt == "Replace which card with Bless?"
    table.answer("Glory", "Cantrip")
    assert [table.character(seat).deck.count("bless") for seat in (0, 1)] == [1, 1]
    assert table.asked == 0
    table.answer("Magic Missile", "Grace")  # 4 gold
    assert table.asked == 1
    table.answer("Cure Wounds", "Glory", "Perception", "Stealth")  # 2 and 2
    s = table.state
    assert s.dragonfire_level == 3 - 2
    for seat, cards in ((0, ["magic-missile"]), (1, ["cure-wounds", "perception"])):
        character = table.character(seat)
        pack = [*character.deck, *character.hand]
        assert sorted(card for card in pack if not CARDS[card].basic) == sorted(["bless", *cards])
        assert len(pack) == sum(SCREENS[character.screen].pack.values())


@rule("DF-329")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_the_total_cost_that_is_swapped_in_is_the_adventure_level(level):
    table = small_party(level).answer("Glory", "Cantrip")
    assert table.prompt == "Swap in which card?"
    assert max(CARDS[card].cost for card in table.ask.options if card) == level
    table.answer("Cure Wounds", "Grace")
    if level < 4:
        assert table.asked == 1  # nothing costs less than 2
    else:
        assert table.asked == 0
        assert max(CARDS[card].cost for card in table.ask.options if card) == level - 2


@rule("DF-329")
def test_no_card_is_swapped_in_twice():
    table = small_party(4, screens=FOUR[:3])  # one of three has two Class Types, and one Bless is left
    table.answer("Glory")
    assert "bless" in table.state.decks["market"]
    assert "Bless" not in table.options
    table.answer("Cure Wounds", "Glory")
    assert "Cure Wounds" not in table.options
    assert "Perception" in table.options


@rule("DF-329")
def test_at_level_1_only_bless_is_swapped_in():
    table = small_party(1).answer("Glory", "Cantrip")
    assert table.state.scene == 1


@rule("DF-330")
def test_the_total_need_not_be_used_up():
    table = small_party(5).answer("Glory", "Cantrip")
    table.answer("Feint", "Glory", "pass", "pass")
    assert table.state.scene == 1
    pack = [*table.character(0).deck, *table.character(0).hand]
    assert sorted(card for card in pack if not CARDS[card].basic) == ["bless", "feint"]


@rule("DF-371")
def test_substituted_cards_come_from_the_market_deck_leader_first():
    table = small_party(5)
    assert table.state.leader == 0
    table.answer("Glory", "Cantrip")
    assert "bless" not in table.state.decks["market"]  # both copies were taken before anything else
    assert table.asked == 0
    table.answer("Crown of Confusion", "Glory")
    assert table.asked == 1
    assert "Crown of Confusion" not in table.options


@rule("DF-371")
def test_substituted_cards_must_be_open_to_the_class():
    table = small_party(5).answer("Glory", "Cantrip")
    requires = "Cloud of Daggers"
    assert table.asked == 0
    assert (requires in table.options) == ("B" in table.character(0).class_types)
    table.answer("pass")
    assert table.asked == 1
    assert requires in table.options
