"""Dragonfire cards that strengthen, bring and move encounters, below and at their thresholds."""

import pytest

from questboard.games.dragonfire.content import DRAGONFIRE
from questboard.testing import rule
from tests.dragonfire.party import lit, party

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
TWO_WIZARDS = ("human-fighter-male", "human-wizard-male", "human-wizard-female", "human-rogue-male")
SURGES = [
    ("magical-surge", "B", "blue-slaad", "chuul"),
    ("the-gods-displeasure", "G", "mummy", "ghoul-pack"),
    ("surging-evil", "K", "cyclops", "ogre"),
    ("no-tricks-this-time", "R", "drider", "phase-spider"),
]


# ---- the four that strengthen a colour


@rule("DF-084")
def test_magical_surge_gives_only_blue_encounters_one_more_attack_strength():
    setup_example = ["swarming-skeletons", "gelatinous-cube", "orog", "red-slaad", "choke-point", "troll"]
    table = party(encounters=[("chuul", WIZARD), *((name, FIGHTER) for name in setup_example)])
    before = {name: table.strength(name) for name in setup_example}
    table.ignite("magical-surge")
    assert {name: table.strength(name) for name in setup_example} == before
    assert table.strength("chuul") == 2
    assert len(table.state.encounters) == 2 + 1 + len(setup_example)  # its 4+ effect does not apply


@rule("DF-040")
@pytest.mark.parametrize(("card", "color", "summoned", "foe"), SURGES)
def test_a_surge_strengthens_encounters_of_its_colour_that_come_later_as_well(card, color, summoned, foe):
    table = lit(card, 3)
    table.appear(foe, FIGHTER)
    printed = table.foe(foe).strength
    assert table.foe(foe).color == color
    assert table.strength(foe) == printed + 1
    assert table.foes() == [f"{foe}-1"]


@pytest.mark.parametrize(("card", "color", "summoned", "foe"), SURGES)
@pytest.mark.parametrize("profile", ["rulebook", "printed"])
def test_a_surge_summons_at_its_threshold_in_both_profiles(card, color, summoned, foe, profile):
    printed = DRAGONFIRE[card]
    lines = printed.thresholds if profile == "rulebook" else printed.printed_thresholds
    assert lines is not None
    threshold = max(lines)
    assert threshold == (4 if profile == "rulebook" and card != "surging-evil" else 5)
    for level in (threshold - 1, threshold):
        table = lit(card, level, secondary=[summoned], df_profile=profile)
        seat = next(seat for seat in range(4) if table.character(seat).primary == color)
        assert table.foes(seat) == ([f"{summoned}-1"] if level == threshold else [])


def test_a_surge_searches_the_secondary_deck_for_its_colour():
    table = lit("magical-surge", 4, secondary=["mummy", "drider", "xorn"])
    assert table.foes() == ["xorn-1"]
    assert table.state.decks["secondary"][:2] == ["drider", "mummy"]


def test_a_surge_summons_any_encounter_if_there_is_none_of_its_colour():
    table = party(dragonfire_deck=["magical-surge"], level=4)
    table.state.decks["secondary"] = ["cyclops"]
    table.ignite("magical-surge")
    assert table.foes(WIZARD) == ["cyclops-1"]


@pytest.mark.parametrize(("logo", "faced", "other"), [(True, 1, 2), (False, 2, 1)])
def test_every_other_character_of_the_colour_discards_a_card(logo, faced, other):
    hands = {seat: ["grace"] for seat in range(4)}
    table = lit("magical-surge", 4, screens=TWO_WIZARDS, secondary=["xorn"], hands=hands, flips=[logo])
    assert table.foe("xorn").seat == faced
    assert [seat for seat in range(4) if not table.character(seat).hand] == [other]


def test_a_second_class_type_counts_for_the_discard():
    table = lit(
        "magical-surge",
        4,
        types={ROGUE: "RB"},
        hands={ROGUE: ["grace"]},
        secondary=["xorn"],
        flips=[True],
    )
    assert table.foe("xorn").seat == WIZARD
    assert table.character(ROGUE).hand == []


@rule("DF-240", "DF-241")
def test_the_gods_displeasure_falls_on_anybody_if_all_devotion_characters_are_unconscious():
    faced = set()
    for seed in range(12):
        table = lit("the-gods-displeasure", 4, secondary=["mummy"], unconscious=[CLERIC], seed=seed)
        faced.add(table.foe("mummy").seat)
    assert faced == {FIGHTER, WIZARD, ROGUE}


@rule("DF-095")
@pytest.mark.parametrize(("profile", "level", "cleared"), [
    ("rulebook", 3, 2), ("rulebook", 4, 0), ("printed", 4, 2), ("printed", 5, 2),
])  # fmt: skip
def test_surging_evil_heals_black_encounters_with_four_cards_in_the_discard(profile, level, cleared):
    table = lit(
        "surging-evil",
        level,
        encounters=[("orog", FIGHTER, 2), ("chuul", WIZARD, 2)],
        df_profile=profile,
    )
    assert table.foe("orog").cleared.bit_count() == cleared
    assert table.foe("chuul").cleared.bit_count() == 2


# ---- other strength


@rule("DF-099", "DF-340")
def test_dark_arts_heals_and_strengthens_all_but_humanoids_and_locations():
    table = lit(
        "dark-arts", 3, encounters=[("troll", FIGHTER, 2), ("orog", WIZARD, 2), ("choke-point", CLERIC, 2)]
    )
    assert [table.foe(name).cleared for name in ("troll", "orog", "choke-point")] == [1, 3, 3]
    assert [table.strength(name) for name in ("troll", "orog", "choke-point")] == [3, 2, 0]
    table.state.dragonfire = ""
    assert table.strength("troll") == 2


@rule("DF-099", "DF-040")
@pytest.mark.parametrize(
    ("profile", "level", "kept"), [("rulebook", 4, 1), ("printed", 6, 0), ("printed", 7, 1)]
)
def test_dark_arts_at_its_threshold_stays_with_all_that_are_in_play(profile, level, kept):
    table = lit("dark-arts", level, encounters=[("troll", FIGHTER), ("orog", WIZARD)], df_profile=profile)
    table.appear("ogre", CLERIC)
    assert [table.strength(name) for name in ("troll", "orog", "ogre")] == [3, 2 + kept, 3]  # never twice
    table.state.dragonfire = ""
    assert [table.strength(name) for name in ("troll", "orog", "ogre")] == [2 + kept, 2 + kept, 2]


@rule("DF-040")
def test_frenzy_heals_and_strengthens_humanoids():
    table = lit(
        "frenzy",
        7,
        encounters=[("orog", FIGHTER, 2), ("troll", WIZARD, 2)],
        tokens=[(CLERIC, "K", "1", 1)],
    )
    assert [table.foe(name).cleared for name in ("orog", "troll")] == [1, 3]
    assert [table.strength(name) for name in ("orog", "troll", "goblin-uprising-token-1")] == [3, 2, 2]
    assert len(table.state.encounters) == 3  # nothing is summoned below 8
    table.state.dragonfire = ""
    assert table.strength("orog") == 2


def test_frenzy_at_eight_summons_a_humanoid_by_its_colour_and_any_for_the_next_player():
    table = lit(
        "frenzy",
        8,
        adventure="bodyguards",
        secondary=["rival-camp", "brother-casimir", "xandra-quill"],
    )
    assert table.foe("brother-casimir").seat == CLERIC
    assert table.foe("brother-casimir").gold == 12
    assert table.foe("xandra-quill").seat == ROGUE
    assert table.foe("xandra-quill").gold == 0


def test_frenzy_summons_any_by_its_colour_where_there_is_no_humanoid():
    table = lit("frenzy", 8, secondary=["mummy", "xorn"])
    assert (table.foe("mummy").seat, table.foe("xorn").seat) == (CLERIC, ROGUE)
    assert (table.foe("mummy").gold, table.foe("xorn").gold) == (11, 0)


@rule("DF-365")
@pytest.mark.parametrize(("level", "cleared"), [(5, 0b0001), (6, 0)])
def test_under_a_masters_hand_an_encounter_that_deals_damage_heals_by_its_strength_or_wholly(level, cleared):
    encounters = [("orog", FIGHTER, 3), ("cyclops", WIZARD, 2)]
    table = party(dragonfire="a-masters-hand", level=level, encounters=encounters, hp={FIGHTER: 9})
    table.foe("orog").cleared = 0b111  # healed by its Attack Strength of 2
    table.take_damage(FIGHTER)
    assert table.foe("orog").cleared == cleared
    assert table.foe("cyclops").cleared == 0b11  # it dealt no damage


@rule("DF-365")
def test_under_a_masters_hand_an_encounter_that_contributes_nothing_heals_nothing():
    foes = [("orog", FIGHTER, 2), ("ogre", FIGHTER, 2)]
    table = party(dragonfire="a-masters-hand", encounters=foes)
    table.state.turn.strength["orog-1"] = -2
    table.take_damage(FIGHTER)
    assert (table.foe("orog").cleared, table.foe("ogre").cleared) == (0b11, 0b00)


@rule("DF-040")
def test_without_a_masters_hand_they_do_not_heal():
    table = party(encounters=[("orog", FIGHTER, 2)])
    table.take_damage(FIGHTER)
    assert table.foe("orog").cleared == 0b11


# ---- encounters that come, go and move


@rule("DF-338")
def test_discombobulation_dispels_the_magic_of_all_players():
    table = party(
        dragonfire_deck=["discombobulation"], in_play={WIZARD: ["mage-armor"], CLERIC: ["spirit-guardians"]}
    )
    table.ignite("discombobulation")
    assert [table.character(seat).in_play for seat in (WIZARD, CLERIC)] == [[], []]
    assert table.character(WIZARD).discard == ["mage-armor"]


@rule("DF-338", "DF-040")
@pytest.mark.parametrize(("active", "stays"), [("discombobulation", []), ("", ["mage-armor"])])
def test_while_discombobulation_is_active_nothing_remains_in_play(active, stays):
    table = party(dragonfire=active, hands={WIZARD: ["mage-armor"]}, encounters=[("troll", WIZARD)])
    table.play_cards(WIZARD).answer("play Mage Armor")
    assert [each.card for each in table.character(WIZARD).in_play] == stays


def test_after_a_failed_save_the_leader_may_move_an_encounter():
    encounters = [("kobold-pack", WIZARD), ("ogre", CLERIC), ("orog", FIGHTER), ("choke-point", ROGUE)]
    table = party(
        dragonfire_deck=["discombobulation"],
        encounters=encounters,
        primary=["mummy", "mummy", "troll", "mummy"],
    )
    table.ignite("discombobulation")
    assert table.asked == FIGHTER
    assert table.prompt == "Discombobulation: Move Orog to face whom?"  # in turn order; no Location Saves
    table.answer("pass")
    assert table.prompt == "Discombobulation: Move Kobold Pack to face whom?"
    table.answer("player 4")  # the Ogre succeeds with the Troll
    assert table.over
    assert table.foe("orog").seat == FIGHTER
    assert table.foe("kobold-pack").seat == ROGUE
    assert [token.seat for token in table.tokens("kobold-pack")] == [ROGUE] * 3
    assert table.foe("ogre").seat == CLERIC


@rule("DF-404")
def test_unattached_tokens_save_one_by_one_and_the_steady_are_not_moved():
    table = party(
        dragonfire_deck=["discombobulation"],
        encounters=[("animated-armor", WIZARD)],
        tokens=[(FIGHTER, "K", "1", 1)],
        primary=["mummy", "mummy"],
    )
    table.ignite("discombobulation")
    assert table.prompt == "Discombobulation: Move Goblin 1 to face whom?"
    table.answer("player 3")
    assert table.over
    assert table.foe("goblin-uprising-token-1").seat == CLERIC
    assert table.foe("animated-armor").seat == WIZARD


@pytest.mark.parametrize(
    ("level", "seat", "cleared"), [(2, CLERIC, 3), (3, WIZARD, 3), (4, WIZARD, 3), (5, WIZARD, 0)]
)
def test_kill_the_wizard_first_moves_everything_to_the_arcane_character(level, seat, cleared):
    table = lit(
        "kill-the-wizard-first",
        level,
        encounters=[
            ("troll", CLERIC, 2),
            ("choke-point", ROGUE),
            ("orog", WIZARD, 2),
            ("kobold-pack", FIGHTER),
        ],
        tokens=[(FIGHTER, "K", "1", 1)],
    )
    assert (table.foe("troll").seat, table.foe("troll").cleared) == (seat, cleared)
    assert table.foe("choke-point").seat == ROGUE
    assert table.foe("orog").cleared == 3  # it was there already
    moved = WIZARD if level >= 3 else FIGHTER
    assert {foe.seat for foe in table.tokens("kobold-pack")} == {moved}
    assert table.foe("goblin-uprising-token-1").seat == moved


@pytest.mark.parametrize(("level", "deck"), [(4, "primary"), (5, "secondary")])
def test_reinforcements_replace_damaged_cards(level, deck):
    table = lit(
        "reinforcements",
        level,
        encounters=[
            ("choke-point", FIGHTER, 1),
            ("troll", WIZARD, 1),
            ("ogre", CLERIC),
            ("cyclops", ROGUE, 1),
        ],
        gold=dict.fromkeys(range(4), 0),
        primary=["chuul", "kobold-pack"],
        secondary=["xorn", "cloaker"],
    )
    new = {"primary": ("chuul-1", "kobold-pack"), "secondary": ("xorn-1", "cloaker")}[deck]
    assert table.foes(FIGHTER) == ["choke-point-1"]
    assert table.foes(WIZARD) == [new[0]]
    assert table.foes(CLERIC) == ["ogre-1"]
    assert table.foes(ROGUE)[0] == f"{new[1]}-1"
    assert len(table.tokens(new[1])) == 3
    assert table.foe(new[0]).gold > 0
    assert table.state.discards["primary"] == ["troll"]
    assert table.state.discards["secondary"] == ["cyclops"]
    assert table.gold == [0, 0, 0, 0]


def test_reinforcements_leave_difficulty_3_cards_alone():
    table = party(dragonfire_deck=["reinforcements"], encounters=[("vampire", FIGHTER, 1)])
    table.ignite("reinforcements")
    assert table.foes() == ["vampire-1"]


@pytest.mark.parametrize(
    ("level", "count", "might"), [(2, 1, 1), (3, 2, 1), (5, 2, 1), (6, 2, 2), (8, 2, 2), (9, 2, 3)]
)
def test_goblins_rise_against_every_player(level, count, might):
    table = lit("goblin-uprising", level, encounters=[("troll", WIZARD)], unconscious=[ROGUE])
    tokens = table.tokens("goblin-uprising")
    assert sorted(token.seat for token in tokens) == sorted([FIGHTER, CLERIC] + [WIZARD] * count)
    assert {(token.token, token.strength, token.color, token.type, token.card) for token in tokens} == {
        (str(might), might, "K", "Humanoid", "")
    }


@rule("DF-050", "DF-133")
def test_old_enemies_face_players_of_their_primary_class_type():
    table = party(dragonfire="old-enemies", primary=["kobold-pack"])
    table.turn(FIGHTER)
    assert table.foes(FIGHTER)[0] == "kobold-pack-1"
    assert len(table.tokens("kobold-pack")) == 3
    assert table.foe("kobold-pack").gold == 8


@rule("DF-050")
def test_a_second_class_type_makes_no_old_enemy():
    table = party(dragonfire="old-enemies", types={FIGHTER: "KB"}, primary=["chuul", "ogre"])
    table.turn(FIGHTER)
    assert table.foes() == []
    assert table.state.decks["primary"][0] == "chuul"


@pytest.mark.parametrize(("level", "worth"), [(3, 11), (4, 5), (6, 5), (7, 0)])
def test_old_enemies_pay_less_at_higher_levels(level, worth):
    table = party(dragonfire="old-enemies", level=level, primary=["troll"])
    table.turn(FIGHTER)
    assert table.foe("troll").gold == worth


def test_a_location_that_cannot_be_taken_is_no_old_enemy():
    table = party(dragonfire="old-enemies", encounters=[("cursed-ground", ROGUE)], primary=["choke-point"])
    table.turn(ROGUE)
    assert table.state.decks["primary"][0] == "choke-point"
