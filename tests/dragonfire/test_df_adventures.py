"""The first four Adventures: The Village, Dungeon Crawl, Wastes, Portcullis; and how all eight start."""

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.content import ADVENTURES, ENCOUNTERS
from questboard.games.dragonfire.hooks import QUESTS
from questboard.games.dragonfire.rules.health import become_unconscious
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.scenes import due
from questboard.games.dragonfire.rules.setup import slots, starting_level
from questboard.kernel import Luck, Table
from questboard.testing import Driver, rule
from tests.dragonfire.party import FOUR, begin_scene, party

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
FIVE = (*FOUR, "human-fighter-female")
SIX = (*FIVE, "human-rogue-female")
VILLAGE, WASTES, PORTCULLIS = (
    "the-village-is-attacked",
    "wastes-of-ancient-empire",
    "the-portcullis-is-breached",
)


def started(seats, adventure, accept=(), **options):
    """A new game, played up to its first turn; the challenges named are accepted."""
    number = str(list(ADVENTURES).index(adventure) + 1)
    rule_options = {"adventure": number, "screens": "random", "challenges": bool(accept), **options}
    table = Driver(Table.new(RULES, seats, rule_options, Luck.seeded(f"{adventure} {seats}")))
    while not table.state.turns:
        if table.prompt.startswith("Accept the challenge"):
            name = next(each.id for each in ADVENTURES[adventure].challenges if each.name in table.prompt)
            table.answer("yes" if name in accept else "no")
        else:
            table.answer(table.options[0])
    return table


def cards_before(table, seat):
    """The encounter cards that lie before a player."""
    return [foe.name for foe in table.state.encounters if foe.seat == seat and not foe.token]


# ---- all Adventures


def test_every_adventure_has_its_rules():
    assert sorted(QUESTS) == sorted(ADVENTURES)


@rule("DF-054", "DF-057", "DF-094", "DF-369")
@pytest.mark.parametrize(("adventure", "accept", "levels"), [
    (VILLAGE, (), (0, 0, 0)),
    ("dungeon-crawl", (), (-2, -1, 0)),
    (WASTES, (), (-3, -2, -1)),
    (PORTCULLIS, (), (-1, 0, 1)),
    ("bodyguards", (), (-1, 0, 1)),
    ("unholy-presence", (), (-1, 0, 1)),
    ("descent-into-chaos", (), (-1, 0, 1)),
    ("descent-into-chaos", ("into-the-breach",), (0, 1, 2)),
    ("slaadi-plague", (), (0, 1, 2)),
    ("slaadi-plague", ("patient-zero",), (1, 2, 3)),
])  # fmt: skip
def test_the_dragonfire_level_starts_as_the_adventure_says(adventure, accept, levels):
    for seats, level in zip((2, 3, 4), levels, strict=True):
        table = started(seats, adventure, accept)
        raised = len([event for event in table.told("level_rose") if event.rule == "DF-005"])
        assert table.state.dragonfire_level == level + raised
        assert len(table.state.discards["dragonfire"]) == max(0, level) + raised


@rule("DF-426")
@pytest.mark.parametrize("adventure", [name for name in ADVENTURES if name != VILLAGE])
@pytest.mark.parametrize(("difficulty", "shift"), [("easier", -2), ("standard", 0), ("harder", 2)])
def test_the_difficulty_lets_the_dragonfire_level_start_lower_or_higher(adventure, difficulty, shift):
    for seats in (2, 4, 6):
        plain = party(SIX[:seats], adventure=adventure).state
        chosen = party(SIX[:seats], adventure=adventure, difficulty=difficulty).state
        assert starting_level(chosen) == starting_level(plain) + shift
        assert [each.max_hp for each in chosen.characters] == [each.max_hp for each in plain.characters]


@rule("DF-094", "DF-426")
@pytest.mark.parametrize(
    ("difficulty", "level", "cards"), [("easier", -2, 0), ("standard", 0, 0), ("harder", 2, 2)]
)
def test_a_harder_game_starts_with_cards_in_the_dragonfire_discard_and_an_easier_one_without_a_card(
    difficulty, level, cards
):
    table = started(4, "dungeon-crawl", difficulty=difficulty)
    assert table.state.dragonfire_level == level
    assert len(table.state.discards["dragonfire"]) == cards
    assert bool(table.state.dragonfire) == (level >= 0)
    of_second_deck = [foe.deck for foe in table.state.encounters if not foe.token].count("secondary")
    assert of_second_deck >= cards if cards else of_second_deck == 0


@rule("DF-369", "DF-426")
def test_the_difficulty_is_added_at_modified_levels_too():
    for difficulty, level in (("easier", 0), ("standard", 2), ("harder", 4)):
        assert starting_level(party(adventure_level=3, difficulty=difficulty).state) == level


@rule("DF-426")
@pytest.mark.parametrize(("difficulty", "hp"), [("easier", 8), ("standard", 6), ("harder", 4)])
def test_in_the_quick_start_the_difficulty_is_in_the_hp(difficulty, hp):
    table = started(4, VILLAGE, difficulty=difficulty)
    assert [(each.hp, each.max_hp, each.gold) for each in table.state.characters] == [(hp, hp, 4)] * 4
    assert table.state.dragonfire_level == 0


@rule("DF-069")
@pytest.mark.parametrize(("adventure", "counts"), [
    (VILLAGE, {2: [2, 2, 3], 3: [2, 3, 4], 4: [3, 4, 5], 5: [4, 5, 6], 6: [5, 6, 7]}),
    ("dungeon-crawl", {2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6], 5: [5, 6, 7], 6: [6, 7, 8]}),
    (WASTES, {2: [2, 2, 3], 3: [3, 3, 4], 4: [4, 4, 5], 5: [5, 5, 6], 6: [6, 6, 7]}),
    (PORTCULLIS, {2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6], 5: [5, 6, 7], 6: [6, 7, 8]}),
    ("bodyguards", {2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6], 5: [5, 6, 7], 6: [6, 7, 8]}),
    ("unholy-presence", {2: [2, 3, 2], 3: [3, 4, 3], 4: [4, 5, 4], 5: [5, 6, 5], 6: [6, 7, 6]}),
    ("descent-into-chaos", {2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6], 5: [5, 6, 7], 6: [6, 7, 8]}),
    ("slaadi-plague", {2: [2, 3, 4], 3: [3, 4, 5], 4: [4, 5, 6], 5: [5, 6, 7], 6: [6, 7, 8]}),
])  # fmt: skip
def test_each_scene_has_its_number_of_encounters(adventure, counts):
    for seats, scenes in counts.items():
        table = party(SIX[:seats], adventure=adventure)
        for scene, count in enumerate(scenes, 1):
            table.state.scene = scene
            assert len(due(table.state)) == count


@rule("DF-005")
def test_an_adventure_overrides_the_rulebook():
    """By DF-069 a level of 0 brings no Secondary card, and by DF-070 any card may come first."""
    for adventure, count in ((PORTCULLIS, 2), ("dungeon-crawl", 0)):
        table = party(adventure=adventure, scene=3)
        assert due(table.state).count("secondary") == count
    first = {"dungeon-crawl": "troll", "unholy-presence": "swarming-skeletons"}
    for adventure, name in first.items():
        table = begin_scene(1, adventure=adventure, primary=["troll", "orog", "swarming-skeletons"])
        assert next(event.facts["encounter"] for event in table.told("appeared")) == f"{name}-1"


@rule("DF-005")
def test_the_text_of_a_card_beats_the_rulebook():
    """By DF-138 any number of cards is played; Choke Point says two. By DF-104 tokens come first."""
    for foe, played in (("choke-point", 2), ("ogre", 3)):
        table = party(hands={FIGHTER: ["glory"] * 3}, encounters=[(foe, FIGHTER)]).play_cards(FIGHTER)
        while "play Glory" in table.options:
            table.answer("play Glory")
        assert 3 - len(table.character(FIGHTER).hand) == played


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_no_scene_has_fewer_encounters_than_the_one_before(adventure):
    table, counts = party(adventure=adventure), []
    for scene in (1, 2, 3):
        table.state.scene = scene
        counts.append(len(due(table.state)) + (adventure == "unholy-presence" and scene == 3))
    assert counts == sorted(counts), "the Presence counts in the third Scene"
    assert counts[2] > counts[0]


def test_adventures_of_higher_levels_start_at_no_lower_dragonfire_level():
    by_level = sorted(ADVENTURES.values(), key=lambda card: card.level)
    starts = [card.start for card in by_level if card.id not in (VILLAGE, WASTES)]
    assert starts == [0, 1, 1, 1, 1, 2]
    assert ADVENTURES[WASTES].start < 0


@rule("DF-272")
def test_a_challenge_that_was_not_accepted_cannot_fail():
    table = party(adventure=PORTCULLIS, encounters=[("thieves-guildhall", ROGUE), ("ogre", WIZARD)])
    table.happen(lambda s: become_unconscious(s, ROGUE))
    assert table.state.broken == []


# ---- 1. The Village Is Attacked


def test_in_the_village_everybody_starts_alike():
    table = started(4, VILLAGE)
    for character in table.state.characters:
        start = (len(character.hand), character.gold, character.max_hp, character.features)
        assert start == (4, 4, 6, [])
    assert all("human" in sheet.screen for sheet in table.state.sheets)


def test_in_the_village_what_screens_can_do_is_ignored():
    screens = ("half-elf-rogue", "shield-dwarf-cleric", "human-fighter-male", "human-wizard-male")
    table = party(screens, adventure=VILLAGE)
    assert [character.ability for character in table.state.characters] == ["", "", "", ""]
    assert slots(table.state) == 6
    assert any(character.ability for character in party(screens).state.characters)


def test_the_village_has_no_dragonfire_deck_and_no_secondary_deck():
    table = started(4, VILLAGE)
    assert table.state.decks["dragonfire"] == table.state.decks["secondary"] == []
    assert table.state.dragonfire == ""
    table = party(adventure=VILLAGE, encounters=[("troll", FIGHTER)]).leader_turn()
    assert (table.state.dragonfire, table.state.dragonfire_level) == ("", 0)


def test_in_the_village_locations_are_buried_and_another_card_revealed():
    place = next(
        card.id for card in ENCOUNTERS.values() if card.deck == "wilderness-1" and card.type == "Location"
    )
    table = begin_scene(1, adventure=VILLAGE, primary=[place, "ogre", place, "orc-warchief", "gnoll-pack"])
    assert not any(foe.location for foe in table.state.encounters)
    assert place in table.state.decks["primary"]
    assert cards_before(table, FIGHTER) == ["ogre"]


@rule("DF-076", "DF-077")
@pytest.mark.parametrize("screens", [FIVE, SIX])
def test_in_the_village_the_extra_encounter_comes_from_the_primary_deck_without_gold(screens):
    table = begin_scene(1, screens=screens, adventure=VILLAGE)
    cards = [foe for foe in table.state.encounters if not foe.token]
    count = len(screens)
    assert len([foe for foe in cards if not foe.gold]) == 1
    assert len(cards) >= count  # one fewer, and the extra one; more if one has summoned
    assert {foe.deck for foe in cards} == {"primary"}


@pytest.mark.parametrize(("wave", "wanted"), [(1, [0, 0, 0]), (2, [0, 1, 2]), (3, [0, 1, 2])])
def test_from_the_second_wave_on_a_raider_comes_at_the_leaders_second_turn_and_each_later_one(wave, wanted):
    table = party(adventure=VILLAGE, scene=wave, encounters=[("ogre", FIGHTER), ("orc-warchief", WIZARD)])
    counts = []
    for _ in range(3):
        table.leader_turn()
        counts.append(len(table.tokens(VILLAGE)))
    assert counts == wanted
    raiders = [(foe.seat, foe.color, foe.type, foe.token, foe.strength) for foe in table.tokens(VILLAGE)]
    # they face those who face the fewest, from the leader to the left
    assert raiders == [(CLERIC, "K", "Humanoid", "1", 1), (ROGUE, "K", "Humanoid", "1", 1)][: wanted[-1]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_single_raider_comes_however_many_play(seats):
    table = party(SIX[:seats], adventure=VILLAGE, scene=2, encounters=[("ogre", 0)])
    table.leader_turn().leader_turn()
    assert len(table.tokens(VILLAGE)) == 1


def test_in_the_village_encounters_pay_all_their_gold():
    table = party(
        adventure=VILLAGE,
        hands={FIGHTER: ["glory"]},
        encounters=[("orc-warchief", FIGHTER, 2), ("ogre", ROGUE)],
    )
    before = sum(table.gold)
    table.play_cards(FIGHTER).answer("play Glory").deal()
    assert sum(table.gold) == before + ENCOUNTERS["orc-warchief"].gold


def test_the_turns_of_the_leader_are_counted_anew_in_each_wave():
    table = party(adventure=VILLAGE, scene=2, encounters=[("ogre", FIGHTER)])
    table.leader_turn().leader_turn()
    assert len(table.tokens(VILLAGE)) == 1
    table.state.encounters = []
    table.play(("start_scene",))
    assert table.state.scene == 3
    assert table.tokens(VILLAGE) == []
    assert len(table.leader_turn().tokens(VILLAGE)) == 1, "its second turn of the wave"


def test_raiders_come_although_the_leader_is_unconscious_and_leave_the_unconscious_alone():
    table = party(adventure=VILLAGE, scene=2, unconscious=[FIGHTER, CLERIC], encounters=[("ogre", WIZARD)])
    for _ in range(4):
        table.leader_turn()
    assert [foe.seat for foe in table.tokens(VILLAGE)] == [ROGUE, WIZARD, ROGUE]


# ---- 2. Dungeon Crawl


@rule("DF-324")
def test_dungeon_crawl_at_level_5_has_a_fourth_scene():
    table = party(SIX, adventure_level=5)
    table.state.scene = 4
    assert len(due(table.state)) == 9


@rule("DF-078")
def test_six_players_in_the_third_scene_at_level_5_of_the_dragonfire():
    table = party(SIX, level=5)
    table.state.scene = 3
    assert due(table.state) == ["secondary"] * 5 + ["primary"] * 3


@pytest.mark.parametrize(("level", "decks"), [
    (0, ["primary"] * 4),
    (2, ["secondary"] * 2 + ["primary"] * 2),
    (3, ["third"] + ["secondary"] * 2 + ["primary"]),
    (7, ["third"] * 2 + ["secondary"] * 2),
    (15, ["third"] * 4),
])  # fmt: skip
def test_dungeon_crawl_at_level_5_uses_the_third_deck(level, decks):
    assert due(party(adventure_level=5, level=level).state) == decks


def test_without_difficulty_3_cards_secondary_ones_take_their_places():
    table = party(adventure_level=5, level=3, secondary=["cyclops", "xorn", "mummy"])
    table.state.decks["third"] = []
    table.state.scene = 0
    table.play(("start_scene",))
    decks = [foe.deck for foe in table.state.encounters if not foe.token][:4]
    assert decks[:3] == ["secondary"] * 3


@pytest.mark.parametrize(("accept", "asked"), [((), True), (("charge",), False)])
def test_after_charge_nobody_buys_in_a_short_rest(accept, asked):
    table = party(challenges=accept, market=["javelin"], gold=dict.fromkeys(range(4), 9))
    table.short_rest(FIGHTER)
    assert (table.prompt == "Buy a card in the Short Rest? You have 9 gold.") == asked
    assert quest(table.state).kept(table.state, "charge")


def test_no_torches_costs_a_market_slot():
    assert len(started(4, "dungeon-crawl", ("charge",)).state.market) == 6
    assert len(started(4, "dungeon-crawl", ("no-torches",)).state.market) == 5


# ---- 3. Wastes of Ancient Empire


@pytest.mark.parametrize(("scene", "track", "hits"), [(1, "1", 1), (2, "1", 2), (3, "2", 2)])
def test_the_dead_rise_beside_every_card(scene, track, hits):
    table = begin_scene(
        scene,
        adventure=WASTES,
        primary=["ogre", "gnoll-pack", "orc-warchief", "gnoll-pack", "ogre"],
        challenges=["old-bones"],
    )
    mine = [foe for foe in table.tokens(WASTES) if foe.seat == FIGHTER]
    cards = cards_before(table, FIGHTER)
    assert cards[0] == "ogre"
    same = sum(ENCOUNTERS[card].color == "K" and ENCOUNTERS[card].type != "Location" for card in cards)
    plain = sum(ENCOUNTERS[card].color != "K" and ENCOUNTERS[card].type != "Location" for card in cards)
    assert len(mine) == 3 * same + plain  # black is the fighter's own colour
    assert {
        (foe.color, foe.type, foe.token, foe.strength, foe.card, foe.gold) for foe in mine if foe.color == "K"
    } == {("K", "Undead", track, hits, "", 0)}
    theirs = [foe for foe in table.tokens(WASTES) if foe.seat == WIZARD]
    assert [foe.color for foe in theirs] == ["K"]  # one for the Gnoll Pack, none for its own tokens


def test_a_second_class_type_or_a_location_brings_no_dead():
    place = next(
        card.id for card in ENCOUNTERS.values() if card.deck == "wilderness-1" and card.type == "Location"
    )
    table = party(
        adventure=WASTES,
        types={WIZARD: "BK"},
        encounters=[("ogre", WIZARD), (place, ROGUE)],
        challenges=["old-bones"],
    )
    table.play(("scene_set",))
    assert [foe.seat for foe in table.tokens(WASTES)] == [WIZARD]


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_player_who_faces_three_of_the_dead_may_draw_a_card(answer, drawn):
    table = party(adventure=WASTES, encounters=[("ogre", FIGHTER), ("orc-warchief", WIZARD)])
    table.play(("scene_set",))
    assert (table.asked, table.prompt) == (
        FIGHTER,
        "Wastes of Ancient Empire: Draw a card for the dead that you face?",
    )
    table.answer(answer)
    assert len(table.character(FIGHTER).hand) == drawn
    assert len(table.character(WIZARD).hand) == 0


def test_for_old_bones_nobody_draws():
    table = party(adventure=WASTES, encounters=[("ogre", FIGHTER)], challenges=["old-bones"])
    table.play(("scene_set",))
    assert table.character(FIGHTER).hand == []
    assert table.state.phases == 2  # the first turn has come without a question
    assert quest(table.state).kept(table.state, "old-bones")


def test_the_dead_save_with_the_primary_deck_and_keep_the_scene_going():
    table = party(adventure=WASTES, encounters=[("ogre", FIGHTER)], challenges=["old-bones"])
    table.play(("scene_set",))
    assert {foe.deck for foe in table.tokens(WASTES)} == {"primary"}
    table.state.encounters = table.tokens(WASTES)
    table.end_turn(FIGHTER)
    assert not table.told("scene_over")


@pytest.mark.parametrize(("accept", "deck", "paid"), [
    ((), "secondary", 12), (("grave-robbers",), "secondary", 10), (("grave-robbers",), "primary", 12),
])  # fmt: skip
def test_grave_robbers_are_paid_two_gold_less_for_cards_of_the_secondary_deck(accept, deck, paid):
    table = party(
        adventure=WASTES,
        challenges=accept,
        encounters=[("sister-ondreth", CLERIC, 2), ("ogre", FIGHTER)],
        hands={CLERIC: ["grace"] * 3},
        gold=dict.fromkeys(range(4), 0),
    )
    table.foe("sister-ondreth").deck = deck
    table.play_cards(CLERIC).answer("play Grace", "play Grace", "play Grace").deal()
    assert sum(table.gold) == paid


# ---- 4. The Portcullis Is Breached


@pytest.mark.parametrize(
    ("scene", "level", "count"),
    [(1, 0, 0), (2, 1, 1), (2, 9, 5), (3, -2, 2), (3, 0, 2), (3, 2, 2), (3, 3, 3), (3, 9, 6)],
)
def test_at_least_two_encounters_of_the_third_scene_are_of_the_secondary_deck(scene, level, count):
    table = party(adventure=PORTCULLIS)
    table.state.scene, table.state.dragonfire_level = scene, level
    assert due(table.state).count("secondary") == count


def gate(challenges=(), at=None, **position):
    """Before the Dragonfire phase at the Portcullis."""
    table = party(
        adventure=PORTCULLIS, challenges=challenges, dragonfire_deck=["dangerous-waters"], **position
    )
    if at is not None:
        table.state.notes["gate"] = at
    return table


@pytest.mark.parametrize(("seats", "start"), [(2, 4), (3, 5), (4, 6), (6, 8)])
def test_the_gate_counter_starts_at_two_more_than_there_are_players(seats, start):
    assert gate(screens=SIX[:seats]).state.notes["gate"] == start


def test_the_gate_suffers_from_players_who_face_two_cards():
    table = gate(
        at=6,
        encounters=[("ogre", FIGHTER), ("troll", FIGHTER), ("orog", WIZARD), ("thieves-guildhall", WIZARD),
                    ("chuul", ROGUE), ("mummy", ROGUE), ("xorn", ROGUE)],
        tokens=[(CLERIC, "K", "1", 1), (CLERIC, "K", "1", 1)],
    )  # fmt: skip
    table.play(("turn_comes", FIGHTER))
    assert table.state.notes["gate"] == 4


@pytest.mark.parametrize(("at", "breached"), [(1, True), (2, False)])
def test_the_gate_is_breached_when_its_counter_has_dropped_to_0(at, breached):
    table = gate(at=at, encounters=[("ogre", ROGUE), ("troll", ROGUE)], secondary=["cyclops"]).leader_turn()
    assert any(foe.name == "cyclops" for foe in table.state.encounters) == breached


def test_the_gate_does_not_suffer_before_the_first_turn_of_a_scene():
    table = gate(encounters=[("ogre", FIGHTER), ("troll", FIGHTER)])
    table.play(("turn_comes", FIGHTER, 1))
    assert table.state.notes["gate"] == 6


@pytest.mark.parametrize(("unconscious", "faced"), [([], FIGHTER), ([FIGHTER], WIZARD)])
def test_at_a_breach_an_encounter_of_the_secondary_deck_comes_and_the_gate_is_set_anew(unconscious, faced):
    table = gate(
        ["hold-the-gate"],
        1,
        encounters=[("ogre", ROGUE), ("troll", ROGUE), ("orog", CLERIC), ("chuul", CLERIC)],
        secondary=["cyclops"],
        unconscious=unconscious,
    )
    table.leader_turn()
    assert table.foe("cyclops").seat == faced
    assert table.state.notes["gate"] == 6  # nothing is carried over
    assert not quest(table.state).kept(table.state, "hold-the-gate")


def test_a_gate_that_holds_fulfils_the_challenge():
    table = gate(["hold-the-gate"], 2, encounters=[("ogre", ROGUE), ("troll", ROGUE)], secondary=["cyclops"])
    table.leader_turn()
    assert table.state.notes["gate"] == 1
    assert "cyclops-1" not in table.foes()
    assert quest(table.state).kept(table.state, "hold-the-gate")


@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 4)])
def test_a_short_rest_mends_the_gate(before, after):
    table = gate(at=before, gold=dict.fromkeys(range(2), 0), screens=SIX[:2])
    table.short_rest(FIGHTER)
    assert table.state.notes["gate"] == after


def test_sally_forth_fails_with_a_location_that_is_discarded_undefeated():
    table = gate(["sally-forth"], encounters=[("thieves-guildhall", ROGUE), ("ogre", FIGHTER)])
    assert quest(table.state).kept(table.state, "sally-forth")
    table.happen(lambda s: become_unconscious(s, ROGUE))
    assert not quest(table.state).kept(table.state, "sally-forth")
    assert table.state.broken == ["sally-forth"]


def test_a_defeated_or_a_refused_location_does_not_hurt_sally_forth():
    table = gate(
        ["sally-forth"],
        encounters=[("thieves-guildhall", ROGUE, 2), ("ogre", FIGHTER)],
        hands={ROGUE: ["stealth"]},
    )
    table.play_cards(ROGUE).answer("play Stealth").deal()
    assert "thieves-guildhall-1" not in table.foes()
    assert quest(table.state).kept(table.state, "sally-forth")
    table = party(SIX[:2], adventure=PORTCULLIS, challenges=["sally-forth"], primary=["thieves-guildhall"])
    table.state.characters[1].place = "flooded-sewer-1"
    table.state.scene = 0
    table.play(("reveal_encounter", "primary", 0, 0))
    assert table.state.discards["primary"] == ["thieves-guildhall"]
    assert quest(table.state).kept(table.state, "sally-forth")
