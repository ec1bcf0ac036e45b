"""Setting up: parties of two to six, Class Types and their markers, packs, Market, first encounters."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.content import (
    BASIC,
    CARDS,
    CLASS_TYPE,
    DECK_TITLES,
    ENCOUNTERS,
    MARKET,
    SCREENS,
    encounter_deck,
    market_deck,
)
from questboard.games.dragonfire.rules.advancements import character_level
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.health import heal
from questboard.games.dragonfire.rules.reveal import reveal
from questboard.games.dragonfire.rules.scenes import extra
from questboard.games.dragonfire.rules.setup import new_character
from questboard.games.dragonfire.state import MAIN, DragonfireState
from questboard.kernel import QuestboardError
from questboard.testing import dealt, rule
from tests.dragonfire.party import FOUR, Party, party

FIGHTER, WIZARD, CLERIC, ROGUE = FOUR
FIVE = ("shield-dwarf-cleric", "half-orc-fighter", "human-cleric-male", "half-elf-rogue", "sun-elf-wizard")
PARTIES = {
    2: (FIGHTER, WIZARD),
    3: (FIGHTER, WIZARD, CLERIC),
    4: FOUR,
    5: FIVE,
    6: (*FIVE, "human-rogue-male"),
}


def begin(*screens: str, seed: int = 0, adventure: str = "dungeon-crawl") -> Party:
    """A party at the first question of its Adventure."""
    return party(screens, seed=seed, adventure=adventure).play(("begin_adventure",))


def to_the_first_turn(table: Party) -> Party:
    """Take the first of all answers until a turn begins."""
    while not table.told("turn"):
        table.table.answer(0)
    return table


def first_encounter(*screens: str, first: str, leader: int = 0, **more: Any) -> Party:
    """A Scene that begins with this encounter."""
    table = party(screens or FOUR, primary=[first, "gelatinous-cube"], scene=0, **more)
    table.state.leader = leader
    return table.play(("start_scene",))


# ---- how many play


@rule("DF-001")
@pytest.mark.parametrize(
    ("players", "swaps", "level", "extras"),
    [(2, 2, -2, []), (3, 1, -1, []), (4, 0, 0, []), (5, 0, 0, ["primary"]), (6, 0, 0, ["secondary"])],
)
def test_two_to_six_play_and_only_four_without_adjustments(
    players: int, swaps: int, level: int, extras: list[str]
) -> None:
    table = to_the_first_turn(begin(*PARTIES[players]))
    assert len(table.told("swapped")) == swaps
    assert table.state.dragonfire_level == level
    assert bool(table.state.dragonfire) == (level == 0), "a Dragonfire card is revealed from level 0 on"
    assert extra(table.state) == extras


@rule("DF-001", "DF-002")
@pytest.mark.parametrize("players", [1, 7])
def test_neither_one_nor_seven_play(players: int) -> None:
    with pytest.raises(QuestboardError):
        dealt("dragonfire", players)


# ---- Class Types


@rule("DF-043")
def test_four_class_types_have_four_colours_and_every_character_class_is_of_one() -> None:
    names = {"B": "Arcane", "R": "Deception", "G": "Devotion", "K": "Martial"}
    assert {color: RULES.word("color", color) for color in "BRGK"} == names
    assert {screen.class_type for screen in SCREENS.values()} == set("BRGK")
    assert {screen.character_class for screen in SCREENS.values()} == set(CLASS_TYPE)


@rule("DF-046")
def test_the_party_says_who_counts_as_the_class_type_that_no_screen_provides() -> None:
    table = begin(FIGHTER, "half-orc-fighter", WIZARD, CLERIC)
    assert table.prompt == "Who counts as Deception too?"
    assert table.options == ["player 1", "player 2", "player 3", "player 4"]
    table.answer("player 3")
    assert [character.types for character in table.state.characters] == ["K", "K", "BR", "G"]


@rule("DF-046")
@pytest.mark.parametrize(("second", "types"), [("player 1", ["KBR", "G"]), ("player 4", ["KB", "GR"])])
def test_two_missing_class_types_may_go_to_one_or_to_two_players(second: str, types: list[str]) -> None:
    table = begin(FIGHTER, "half-orc-fighter", CLERIC, "sun-elf-cleric")
    assert table.prompt == "Who counts as Arcane too?"
    table.answer("player 1", second)
    assert [table.character(0).types, table.character(3).types] == types


@rule("DF-046")
def test_a_party_of_all_four_class_types_is_asked_nothing() -> None:
    table = begin(*FOUR)
    assert table.told("covers") == []


@rule("DF-052")
def test_two_players_have_two_class_types_each() -> None:
    table = begin(FIGHTER, WIZARD)
    assert table.prompt == "Who counts as Devotion too?"
    table.answer("player 2")
    assert [character.types for character in table.state.characters] == ["KR", "BG"]


@rule("DF-056")
def test_of_three_players_one_has_two_class_types_and_swaps_a_card_for_bless() -> None:
    table = begin(FIGHTER, WIZARD, CLERIC)
    assert table.options == ["player 1", "player 2", "player 3"]
    table.answer("player 2")
    assert (table.prompt, table.asked) == ("Replace which card with Bless?", 1)
    table.answer("Grace")
    assert [character.types for character in table.state.characters] == ["K", "BR", "G"]
    assert [event.facts["player"] for event in table.told("swapped")] == [1]


@rule("DF-056")
def test_of_three_players_with_two_missing_class_types_one_has_both() -> None:
    table = begin(FIGHTER, "half-orc-fighter", CLERIC).answer("player 3")
    assert [character.types for character in table.state.characters] == ["K", "K", "GBR"]
    assert (table.prompt, table.asked) == ("Replace which card with Bless?", 2)


@rule("DF-053")
def test_two_players_swap_a_basic_card_each_for_a_bless_out_of_the_market_deck() -> None:
    table = begin(FIGHTER, WIZARD).answer("player 1")
    for seat in (0, 1):
        assert (table.prompt, table.asked) == ("Replace which card with Bless?", seat)
        assert table.options == ["Cantrip", "Glory", "Grace", "Stealth"]
        table.answer("Stealth")
    s = table.state
    assert s.scene == 1, "the game has begun"
    for character, pack in zip(s.characters, ("cantrip", "glory"), strict=True):
        cards = [*character.deck, *character.hand, *character.discard]
        assert (len(cards), cards.count("bless"), cards.count("stealth")) == (7, 1, 0)
        assert cards.count(pack) == 1
    left = [*s.decks["market"], *s.market]
    assert left.count("bless") == market_deck().count("bless") - 2
    assert len(left) == 58


@rule("DF-059")
@pytest.mark.parametrize(
    ("fighter", "wizard"), [("Glory", "Cantrip"), ("Cantrip", "Glory"), ("Grace", "Grace")]
)
def test_fighter_and_wizard_may_swap_out_basic_cards_of_any_colour(fighter: str, wizard: str) -> None:
    table = begin(FIGHTER, WIZARD).answer("player 1")
    assert [character.types for character in table.state.characters] == ["KG", "BR"]
    table.answer(fighter, wizard)
    given_up = [event.facts["card"] for event in table.told("swapped")]
    assert given_up == [fighter.lower(), wizard.lower()]


@rule("DF-058")
def test_larger_parties_with_a_second_class_type_swap_nothing_and_start_at_level_0() -> None:
    table = to_the_first_turn(begin(FIGHTER, "half-orc-fighter", WIZARD, CLERIC))
    assert table.character(0).types == "KR"
    assert table.told("swapped") == []
    assert table.state.dragonfire_level == 0
    assert table.state.dragonfire


@rule("DF-047", "DF-049")
def test_encounters_of_a_secondary_class_type_face_its_character() -> None:
    table = first_encounter(FIGHTER, WIZARD, CLERIC, first="phase-spider", types={2: "GR"})
    assert table.foe("phase-spider").seat == 2


@rule("DF-047", "DF-155")
@pytest.mark.parametrize(("top", "success"), [("grace", True), ("stealth", True), ("glory", False)])
def test_a_skill_check_succeeds_on_either_of_two_class_types(top: str, success: bool) -> None:
    table = party(types={2: "GR"}, decks={2: [top]}).happen(lambda s: skill_check(s, 2))
    assert table.told("checked")[0].facts["success"] is success


@rule("DF-048", "DF-155")
@pytest.mark.parametrize(("top", "success"), [("grace", True), ("stealth", False)])
def test_a_primary_skill_check_looks_only_at_the_class_type_of_the_screen(top: str, success: bool) -> None:
    table = party(types={2: "GR"}, decks={2: [top]}).happen(lambda s: skill_check(s, 2, primary=True))
    assert table.told("checked")[0].facts["success"] is success


@rule("DF-048")
@pytest.mark.parametrize(("first", "faced"), [("violet-fungus", True), ("phase-spider", False)])
def test_old_enemies_does_not_look_at_a_secondary_class_type(first: str, faced: bool) -> None:
    table = party(types={2: "GR"}, primary=[first], dragonfire="old-enemies").turn(2)
    assert bool(table.foes(2)) is faced


@rule("DF-047", "DF-049")
@pytest.mark.parametrize(("types", "may"), [("GR", True), ("G", False)])
def test_a_secondary_class_type_buys_and_plays_cards_that_require_it(types: str, may: bool) -> None:
    screens = (FIGHTER, WIZARD, CLERIC)
    table = party(screens, types={2: types}, hands={2: ["assassinate"]}, encounters=[("ogre", 0)])
    table.play_cards(2)
    assert ("play Assassinate" in table.options) is may
    table = party(screens, types={2: types}, gold={2: 10}, market=["assassinate", "bless"]).market(2)
    assert ("buy Assassinate" in table.options) is may


# ---- markers


PAIRS = {
    "K": ("troll", (FIGHTER, "half-orc-fighter", CLERIC, ROGUE, WIZARD)),
    "B": ("animated-armor", (WIZARD, "sun-elf-wizard", CLERIC, ROGUE, FIGHTER)),
    "G": ("ghoul-pack", (CLERIC, "sun-elf-cleric", WIZARD, ROGUE, FIGHTER)),
    "R": ("phase-spider", (ROGUE, "half-elf-rogue", WIZARD, CLERIC, FIGHTER)),
}


@rule("DF-013", "DF-063", "DF-070")
@pytest.mark.parametrize("color", "KBGR")
@pytest.mark.parametrize(("logo", "seat"), [(True, 0), (False, 1)])
def test_two_of_a_class_type_have_markers_one_and_two_and_the_token_decides(
    color: str, logo: bool, seat: int
) -> None:
    first, screens = PAIRS[color]
    table = first_encounter(*screens, first=first, flips=[logo])
    assert table.foe(first).seat == seat
    assert [event.facts["logo"] for event in table.told("flipped")] == [logo]


@rule("DF-070")
def test_markers_are_numbered_from_the_party_leader_on() -> None:
    first, screens = PAIRS["K"]
    assert first_encounter(*screens, first=first, leader=1, flips=[True]).foe(first).seat == 1
    assert first_encounter(*screens, first=first, leader=2, flips=[True]).foe(first).seat == 0


@rule("DF-070")
def test_marker_one_is_with_the_character_whose_primary_class_type_it_is() -> None:
    more: dict[str, Any] = {"types": {0: "KR"}}
    assert first_encounter(first="phase-spider", flips=[True], **more).foe("phase-spider").seat == 3
    assert first_encounter(first="phase-spider", flips=[False], **more).foe("phase-spider").seat == 0


@rule("DF-070")
@pytest.mark.parametrize(
    ("first", "seat"), [("troll", 0), ("animated-armor", 1), ("ghoul-pack", 2), ("phase-spider", 3)]
)
def test_the_first_encounter_faces_the_character_of_its_colour(first: str, seat: int) -> None:
    table = first_encounter(first=first)
    assert table.foe(first).seat == seat
    assert table.told("flipped") == []


@rule("DF-067")
@pytest.mark.parametrize(("leader", "seat"), [("1", 0), ("3", 2), ("4", 3)])
def test_the_party_leader_takes_the_first_turn_and_reveals_the_dragonfire_cards(
    leader: str, seat: int
) -> None:
    table = dealt("dragonfire", 4, adventure="2", screens="random", leader=leader)
    while not table.state.turns:
        table.answer(table.options[0])
    kinds = [event.kind for event in table.table.journal if event.kind in ("dragonfire", "turn")]
    assert kinds == ["dragonfire", "turn"]
    assert (table.state.leader, table.told("turn")[0].facts["player"]) == (seat, seat)


@rule("DF-051", "DF-370")
def test_among_three_of_a_class_type_the_lot_decides() -> None:
    screens = (FIGHTER, "half-orc-fighter", "shield-dwarf-fighter", CLERIC)
    faced = {first_encounter(*screens, first="troll", seed=seed).foe("troll").seat for seed in range(20)}
    assert faced == {0, 1, 2}


@rule("DF-370")
def test_without_a_conscious_character_of_the_colour_the_lot_decides_among_all_conscious_ones() -> None:
    tables = [first_encounter(first="troll", unconscious=[0, 3], seed=seed) for seed in range(12)]
    assert {table.foe("troll").seat for table in tables} == {1, 2}


# ---- characters


@rule("DF-060")
def test_each_player_takes_a_screen_that_nobody_has() -> None:
    table = dealt("dragonfire", 2, adventure="2")
    assert (table.asked, len(table.options)) == (0, 16)
    table.answer("Half-Orc Fighter")
    assert table.asked == 1
    assert "Half-Orc Fighter" not in table.options
    table.answer("Sun Elf Wizard")
    assert [sheet.screen for sheet in table.state.sheets] == ["half-orc-fighter", "sun-elf-wizard"]


@rule("DF-060", "DF-064")
def test_a_game_begins_with_the_gold_and_hp_of_the_screens_and_everybody_in_the_main_area() -> None:
    table = begin("half-orc-fighter", "sun-elf-wizard")
    one, two = table.state.characters
    assert (one.gold, one.hp, one.max_hp) == (2, 10, 10)
    assert (two.gold, two.hp, two.max_hp) == (5, 6, 6)
    assert [character.place for character in (one, two)] == [MAIN, MAIN]


@rule("DF-025")
def test_a_character_screen_says_all_that_a_character_starts_with() -> None:
    screen = SCREENS["half-orc-fighter"]
    assert (screen.name, screen.race, screen.character_class, screen.class_type) == (
        "Half-Orc Fighter", "Half-Orc", "Fighter", "K",
    )  # fmt: skip
    assert screen.pack == {"K": 5, "B": 1, "G": 1, "R": 1}
    assert (screen.hand, screen.gold, screen.hp) == (4, 2, 10)
    assert screen.ability == "relentless-endurance"
    assert screen.limits == {"weapon": 4, "armor": 1, "shield": 1, "misc": 3}
    sheet = party(("half-orc-fighter", WIZARD)).state.sheets[0]
    assert len(sheet.slots) == 6
    assert (sheet.xp, character_level(sheet.xp)) == (0, 1)


@rule("DF-028")
@pytest.mark.parametrize("screen", SCREENS)
def test_an_equipment_pack_is_made_of_basic_cards_as_many_as_there_are_icons(screen: str) -> None:
    s = party((screen, WIZARD if screen != WIZARD else CLERIC)).state
    pack = new_character(s, s.sheets[0], []).deck
    assert all(CARDS[card].basic for card in pack)
    counts = {color: pack.count(name) for color, name in BASIC.items()}
    assert counts == SCREENS[screen].pack
    assert len(pack) == sum(counts.values()) in (7, 8)


@rule("DF-062")
def test_equipment_packs_are_shuffled_and_starting_hands_are_drawn() -> None:
    orders = []
    for seed in range(4):
        table = begin(*FIVE, seed=seed)
        drawn = [event.facts["count"] for event in table.told("drew") if event.rule == "DF-062"]
        assert drawn == [4, 4, 4, 4, 5]
        wizard = table.character(4)
        assert sorted([*wizard.hand, *wizard.deck, *wizard.discard]) == sorted(
            ["glory", "grace", "stealth", *["cantrip"] * 5]
        )
        orders.append((*wizard.deck, *wizard.hand))
    assert len(set(orders)) > 1


@rule("DF-026")
def test_starting_hand_and_gold_have_no_effect_after_setup() -> None:
    table = party(hands={1: []}, gold={1: 0, 2: 0}, hp={1: 6}, scene=1).short_rest(0)
    assert table.told("short_rest")
    assert (table.character(1).gold, table.character(2).gold) == (0, 0)
    assert table.character(1).hand == []


@rule("DF-027")
def test_nobody_is_healed_above_the_starting_hp() -> None:
    healed: list[int] = []

    async def treat(s: DragonfireState) -> None:
        healed.append(await heal(s, 1, 5, "DF-234"))

    table = party(hp={1: 4}).happen(treat)
    assert (table.character(1).hp, healed) == (6, [2])
    assert table.told("healed")[0].facts["amount"] == 2


# ---- cards and decks


@rule("DF-023")
def test_a_market_card_says_name_icons_cost_class_type_text_requirements_and_assist() -> None:
    javelin = CARDS["javelin"]
    assert (javelin.name, javelin.damage, javelin.cost, javelin.color) == ("Javelin", "KK", 3, "K")
    assert (javelin.swords, javelin.assist) == (1, "Deal 1 black and 1 colourless damage.")
    assert all(card.name and card.cost > 0 and len(card.color) == 1 and not card.basic for card in MARKET)
    assert all(card.damage or card.text for card in MARKET), "without icons there is a text"
    assert {card.requires for card in MARKET} == {"", "class", "play", "purchase"}
    assert {card.id for card in CARDS.values() if card.basic} == set(BASIC.values())
    assert all(CARDS[name].color == color for color, name in BASIC.items())


@rule("DF-035")
def test_decks_are_called_by_environment_and_difficulty() -> None:
    for deck, title in DECK_TITLES.items():
        environment, rating = deck.rsplit("-", 1)
        if environment != "difficulty":
            assert title == f"{environment.capitalize()} Difficulty {rating}"
        assert {ENCOUNTERS[card].difficulty for card in encounter_deck(deck)} == {int(rating)}


@rule("DF-037")
def test_there_are_six_environments_at_most() -> None:
    environments = {deck.rsplit("-", 1)[0].capitalize() for deck in DECK_TITLES} - {"Difficulty"}
    environments |= {ENCOUNTERS[card].environment for card in encounter_deck("difficulty-3")}
    assert environments == {"Dungeon", "Wilderness", "City", "Adventurers", "Any"}, "none is Coastal"


@rule("DF-335")
def test_there_are_no_archenemies() -> None:
    assert not [card.id for card in ENCOUNTERS.values() if "rchenem" in card.type + card.text]


@rule("DF-068")
def test_the_encounter_decks_are_those_of_the_adventure_and_shuffled() -> None:
    orders = []
    for seed in range(3):
        s = begin(*FOUR, seed=seed, adventure="wastes-of-ancient-empire").state
        there = [foe.name for foe in s.encounters if not foe.token]
        assert sorted([*s.decks["primary"], *s.discards["primary"], *there]) == sorted(
            encounter_deck("wilderness-1")
        )
        assert sorted(s.decks["secondary"]) == sorted(encounter_deck("adventurers-2"))
        orders.append(tuple(s.decks["secondary"]))
    assert len(set(orders)) == 3


@rule("DF-065")
def test_the_market_is_six_cards_of_the_shuffled_market_deck() -> None:
    markets = []
    for seed in range(3):
        s = begin(*FOUR, seed=seed).state
        assert (len(s.market), len(s.decks["market"])) == (6, 54)
        assert sorted([*s.market, *s.decks["market"]]) == sorted(market_deck())
        markets.append(tuple(s.market))
    assert len(set(markets)) == 3


@rule("DF-065")
def test_a_racial_ability_adds_a_slot() -> None:
    assert len(begin(FIGHTER, "half-elf-wizard", CLERIC, ROGUE).state.market) == 7


@rule("DF-378")
def test_the_five_screens_of_the_example_have_a_market_of_six_cards() -> None:
    assert len(begin(*FIVE).state.market) == 6


@rule("DF-066")
@pytest.mark.parametrize("seed", range(4))
def test_a_market_of_one_colour_is_laid_out_again(seed: int) -> None:
    table = party(seed=seed)
    blue = [card for card in market_deck() if CARDS[card].color == "B"]
    table.state.decks["market"] = [*blue, "bless"]
    table.play(("lay_out",))
    assert "bless" in table.state.market, "one colour is too few"
    assert sorted([*table.state.market, *table.state.decks["market"]]) == sorted([*blue, "bless"])


# ---- the first encounters


@rule("DF-071")
def test_further_encounters_go_round_to_the_left_one_for_each_player() -> None:
    primary = ["animated-armor", "troll", "orog", "basilisk", "gelatinous-cube", "fire-snake"]
    table = party(primary=primary, scene=2, level=0).play(("start_scene",))
    assert table.state.scene == 3
    assert [(foe.name, foe.seat) for foe in table.state.encounters] == [
        ("animated-armor", 1),
        ("troll", 2),
        ("orog", 3),
        ("basilisk", 0),
        ("gelatinous-cube", 1),
        ("fire-snake", 2),
    ]


@rule("DF-072")
def test_a_surprise_is_over_before_the_next_encounter_is_revealed() -> None:
    table = party(hands={2: ["glory", "grace"]}, primary=["violet-fungus", "ogre"], scene=0)
    table.play(("start_scene",))
    assert (table.prompt, table.asked) == ("Violet Fungus: Discard which card?", 2)
    assert table.foes() == ["violet-fungus-1"]
    table.answer("Glory")
    assert len([foe for foe in table.state.encounters if not foe.token]) == 4


@rule("DF-074")
@pytest.mark.parametrize(("players", "deck"), [(5, "primary"), (6, "secondary")])
def test_the_extra_encounter_comes_after_those_of_the_adventure(players: int, deck: str) -> None:
    plain = ["troll", "orog", "basilisk", "animated-armor", "fire-snake", "gelatinous-cube"]
    table = party(PARTIES[players], primary=plain, secondary=["cyclops", "stone-giant"], level=1, scene=0)
    table.play(("start_scene",))
    appeared = table.told("appeared")
    assert [event.rule for event in appeared] == ["DF-070", *["DF-071"] * (players - 1), "DF-076"]
    decks = [foe.deck for foe in table.state.encounters]
    assert decks == ["secondary", *["primary"] * (players - 1), deck]
    assert [foe.gold == 0 for foe in table.state.encounters] == [*[False] * players, True]


# ---- empty decks


@rule("DF-086")
@pytest.mark.parametrize(
    ("decks", "discards", "revealed", "left"),
    [
        (["orog", "troll"], ["ogre"], "troll", {"primary": ["orog"], "discard": ["ogre"]}),
        ([], ["ogre"], "ogre", {"primary": [], "discard": []}),
    ],
)
def test_a_discard_pile_becomes_a_new_encounter_deck_only_when_the_deck_is_empty(
    decks: list[str], discards: list[str], revealed: str, left: dict[str, list[str]]
) -> None:
    table = party()
    table.state.decks["primary"], table.state.discards["primary"] = decks, discards
    table.happen(lambda s: reveal(s, "primary", 0, "DF-071"))
    assert [foe.name for foe in table.state.encounters] == [revealed]
    assert {"primary": table.state.decks["primary"], "discard": table.state.discards["primary"]} == left


@rule("DF-086")
@pytest.mark.parametrize(("empty", "other"), [("primary", "secondary"), ("secondary", "primary")])
def test_an_encounter_deck_without_any_card_is_replaced_by_the_other(empty: str, other: str) -> None:
    table = party()
    table.state.decks |= {empty: [], other: ["ogre"]}
    table.happen(lambda s: reveal(s, empty, 0, "DF-071"))
    assert [(foe.name, foe.deck) for foe in table.state.encounters] == [("ogre", other)]
    table.happen(lambda s: reveal(s, empty, 0, "DF-071"))
    assert len(table.state.encounters) == 1, "without any card none is revealed"


@rule("DF-086")
def test_a_discard_pile_becomes_a_new_draw_deck_only_when_a_card_must_be_drawn_from_an_empty_one() -> None:
    table = party(decks={1: ["glory", "grace"]}, discards={1: ["cantrip"]}).replenish(1)
    assert (table.character(1).deck, table.character(1).discard) == ([], ["cantrip"])
    table = party(decks={1: ["glory"]}, discards={1: ["cantrip", "cantrip"]}).replenish(1)
    assert table.character(1).hand == ["glory", "cantrip"]
    assert (table.character(1).deck, table.character(1).discard) == (["cantrip"], [])
