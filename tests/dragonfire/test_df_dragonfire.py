"""The Dragonfire deck: the phase, the level, and every card below and at its thresholds."""

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.content import DRAGONFIRE
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.foes import strength
from questboard.kernel import Luck, Table
from questboard.testing import rule
from questboard.testing.party import party

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
TWO_WIZARDS = ("human-fighter-male", "human-wizard-male", "human-wizard-female", "human-rogue-male")
SURGES = [
    ("magical-surge", "B", "blue-slaad", "chuul"),
    ("the-gods-displeasure", "G", "mummy", "ghoul-pack"),
    ("surging-evil", "K", "cyclops", "ogre"),
    ("no-tricks-this-time", "R", "drider", "phase-spider"),
]


def lit(card, level=0, **position):
    """A Dragonfire card is revealed at a level."""
    return party(dragonfire_deck=[card], level=level, **position).ignite(card)


def hits(table, foe):
    """The Attack Strength of an encounter."""
    return strength(table.state, table.foe(foe))


def hp(table):
    return [character.hp for character in table.state.characters]


def gold(table):
    return [character.gold for character in table.state.characters]


# ---- the phase and the level


@rule("DF-019", "DF-089", "DF-094")
def test_before_the_leaders_turn_the_active_card_is_discarded_and_a_new_one_revealed():
    table = party(
        dragonfire="frenzy", dragonfire_deck=["magical-surge"], level=2, encounters=[("troll", FIGHTER)]
    )
    table.leader_turn()
    assert table.state.dragonfire == "magical-surge"
    assert table.state.discards["dragonfire"][-1] == "frenzy"
    assert table.state.dragonfire_level == len(table.state.discards["dragonfire"]) == 3
    assert table.state.level_at_reveal == 3  # after the discard, before the reveal


@rule("DF-088")
def test_no_dragonfire_card_is_revealed_before_the_turn_of_another_player():
    table = party(dragonfire="frenzy", encounters=[("troll", FIGHTER)])
    table.play(("turn_comes", WIZARD))
    assert (table.state.dragonfire, table.state.dragonfire_level) == ("frenzy", 0)


@rule("DF-073", "DF-088", "DF-100")
@pytest.mark.parametrize(("ended_by", "revealed"), [(ROGUE, True), (FIGHTER, False)])
def test_a_scene_begins_with_a_dragonfire_card_only_if_the_leader_has_its_first_turn(ended_by, revealed):
    table = party(level=1, dragonfire_deck=["surging-evil"], primary=["ogre", "orog", "troll", "minotaur"])
    for character in table.state.characters:
        character.gold = 0
    table.short_rest(ended_by)
    assert (table.state.dragonfire == "surging-evil") == revealed
    assert table.state.turn.seat == (ended_by + 1) % 4


@rule("DF-020", "DF-096")
def test_at_the_end_of_a_scene_the_active_card_is_buried_and_the_level_stays():
    table = party(dragonfire="cursed-treasure", level=3, gold=dict.fromkeys(range(4), 5), market=["bless"])
    table.end_turn(ROGUE)
    assert table.state.dragonfire == ""
    assert table.state.decks["dragonfire"][0] == "cursed-treasure"
    assert table.state.dragonfire_level == 3
    assert gold(table) == [5, 5, 5, 5]  # no Deadfall


@rule("DF-356", "DF-092")
def test_the_dragonfire_phase_happens_although_the_leader_is_unconscious():
    table = party(
        dragonfire="frenzy",
        dragonfire_deck=["magical-surge"],
        unconscious=[FIGHTER],
        encounters=[("troll", WIZARD)],
    )
    table.leader_turn()
    assert (table.state.dragonfire, table.state.dragonfire_level) == ("magical-surge", 1)
    assert table.state.turn.seat == WIZARD
    assert table.state.leader == FIGHTER


@rule("DF-357")
def test_a_negative_level_rises_and_reveals_nothing_until_it_is_zero():
    table = party(level=-2, dragonfire_deck=["frenzy"], encounters=[("troll", FIGHTER)])
    table.state.phases = 0
    seen = []
    for _ in range(3):
        table.leader_turn()
        seen.append((table.state.dragonfire_level, table.state.dragonfire))
    assert seen == [(-2, ""), (-1, ""), (0, "frenzy")]


@rule("DF-086")
def test_when_the_dragonfire_deck_is_empty_it_is_reshuffled_and_the_level_stays():
    table = party(dragonfire="frenzy", level=4, encounters=[("troll", FIGHTER)])
    table.state.discards["dragonfire"] += table.state.decks["dragonfire"]
    table.state.decks["dragonfire"] = []
    table.leader_turn()
    assert table.state.dragonfire_level == 5
    assert table.state.discards["dragonfire"] == []
    assert table.state.dragonfire


@rule("DF-091", "DF-040")
def test_a_continuous_effect_ends_when_its_card_is_discarded():
    table = party(
        dragonfire="magical-surge", dragonfire_deck=["goblin-uprising"], encounters=[("chuul", FIGHTER)]
    )
    assert hits(table, "chuul") == 2
    table.leader_turn()
    assert hits(table, "chuul") == 1


@rule("DF-090", "DF-097")
def test_a_threshold_that_is_reached_after_the_reveal_does_not_count():
    table = lit("uneasy-pickings", 3, encounters=[("troll", FIGHTER)], gold={FIGHTER: 5})
    table.state.dragonfire_level = 4
    table.take_damage(FIGHTER)
    assert gold(table)[FIGHTER] == 5


@rule("DF-097", "DF-098")
@pytest.mark.parametrize("level", [4, 5])
def test_a_threshold_of_an_encounter_is_checked_only_when_it_is_revealed(level):
    table = party(level=level, secondary=["xorn"])
    table.appear("green-slaad", CLERIC, "secondary")
    assert ("xorn-1" in table.foes()) == (level == 5)
    table.state.dragonfire_level = 5
    table.turn(CLERIC)
    assert ("xorn-1" in table.foes()) == (level == 5)


@rule("DF-093")
def test_the_leader_is_the_character_with_the_most_hp():
    options = {"adventure": "2", "screens": "random"}
    s = Table.new(RULES, 4, options, Luck.seeded("leader")).state
    assert s.characters[s.leader].max_hp == max(character.max_hp for character in s.characters)


@rule("DF-218")
def test_a_card_that_falls_to_the_dragonfire_pays_first_the_player_whose_turn_is_next():
    table = party(
        dragonfire_deck=["fireball"],
        encounters=[("fire-snake", WIZARD), ("troll", CLERIC)],
        gold=dict.fromkeys(range(4), 0),
        unconscious=[FIGHTER],
    )
    table.state.discards["dragonfire"] = []
    table.leader_turn().answer("player 2")
    assert gold(table) == [0, 3, 2, 2]  # 7 gold; the leader is Unconscious
    assert hp(table)[WIZARD] == 6 - 2 - 1  # VANQUISHED hurts the one whose turn is next


@rule("DF-042")
def test_cards_that_are_discarded_without_having_been_active_have_no_deadfall():
    table = party(
        adventure="descent-into-chaos",
        dragonfire_deck=["cursed-treasure"],
        level=1,
        gold={FIGHTER: 5},
        encounters=[("slaad-planar-portal", FIGHTER)],
        secondary=["drider"],
        flips=[True],
    )
    table.turn(FIGHTER)
    assert table.state.discards["dragonfire"][-1] == "cursed-treasure"
    assert gold(table)[FIGHTER] == 5


@pytest.mark.parametrize("card", DRAGONFIRE)
def test_every_card_can_be_revealed_on_an_empty_table(card):
    table = party(dragonfire_deck=[card], level=12, screens=TWO_WIZARDS)
    for deck in ("primary", "secondary"):
        table.state.decks[deck] = []
    table.ignite(card)
    while not table.over:
        table.answer(table.options[0])
    assert table.state.dragonfire == card


# ---- the four that strengthen a colour


@rule("DF-084")
def test_magical_surge_gives_only_blue_encounters_one_more_attack_strength():
    setup_example = ["swarming-skeletons", "gelatinous-cube", "orog", "red-slaad", "choke-point", "troll"]
    table = party(encounters=[("chuul", WIZARD), *((name, FIGHTER) for name in setup_example)])
    before = {name: hits(table, name) for name in setup_example}
    table.ignite("magical-surge")
    assert {name: hits(table, name) for name in setup_example} == before
    assert hits(table, "chuul") == 2
    assert len(table.state.encounters) == 2 + 1 + len(setup_example)  # its 4+ effect does not apply


@rule("DF-040")
@pytest.mark.parametrize(("card", "color", "summoned", "foe"), SURGES)
def test_a_surge_strengthens_encounters_of_its_colour_that_come_later_as_well(card, color, summoned, foe):
    table = lit(card, 3)
    table.appear(foe, FIGHTER)
    printed = table.foe(foe).strength
    assert table.foe(foe).color == color
    assert hits(table, foe) == printed + 1
    assert table.foes() == [f"{foe}-1"]


@pytest.mark.parametrize(("card", "color", "summoned", "foe"), SURGES)
@pytest.mark.parametrize("profile", ["rulebook", "printed"])
def test_a_surge_summons_at_its_threshold_in_both_profiles(card, color, summoned, foe, profile):
    lines = DRAGONFIRE[card].thresholds
    if profile == "printed":
        lines = DRAGONFIRE[card].printed_thresholds
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
    assert [hits(table, name) for name in ("troll", "orog", "choke-point")] == [3, 2, 0]
    table.state.dragonfire = ""
    assert hits(table, "troll") == 2


@rule("DF-099", "DF-040")
@pytest.mark.parametrize(
    ("profile", "level", "kept"), [("rulebook", 4, 1), ("printed", 6, 0), ("printed", 7, 1)]
)
def test_dark_arts_at_its_threshold_stays_with_all_that_are_in_play(profile, level, kept):
    table = lit("dark-arts", level, encounters=[("troll", FIGHTER), ("orog", WIZARD)], df_profile=profile)
    table.appear("ogre", CLERIC)
    assert [hits(table, name) for name in ("troll", "orog", "ogre")] == [3, 2 + kept, 3]  # never twice
    table.state.dragonfire = ""
    assert [hits(table, name) for name in ("troll", "orog", "ogre")] == [2 + kept, 2 + kept, 2]


@rule("DF-040")
def test_frenzy_heals_and_strengthens_humanoids():
    table = lit(
        "frenzy",
        7,
        encounters=[("orog", FIGHTER, 2), ("troll", WIZARD, 2)],
        tokens=[(CLERIC, "K", "1", 1)],
    )
    assert [table.foe(name).cleared for name in ("orog", "troll")] == [1, 3]
    assert [hits(table, name) for name in ("orog", "troll", "goblin-uprising-token-1")] == [3, 2, 2]
    assert len(table.state.encounters) == 3  # nothing is summoned below 8
    table.state.dragonfire = ""
    assert hits(table, "orog") == 2


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


@rule("DF-040")
def test_without_a_masters_hand_they_do_not_heal():
    table = party(encounters=[("orog", FIGHTER, 2)])
    table.take_damage(FIGHTER)
    assert table.foe("orog").cleared == 0b11


# ---- Skill Checks


@rule("DF-040")
@pytest.mark.parametrize(("active", "success"), [("they-know-your-weakness", False), ("", True)])
def test_they_know_your_weakness_makes_skill_checks_need_two_matching_cards(active, success):
    results = []

    async def check(s):
        results.append(await skill_check(s, FIGHTER))

    table = party(dragonfire=active, decks={FIGHTER: ["glory", "grace", "stealth"]})
    table.happen(check)
    assert results == [success]
    buried = ["grace", "glory"] if active else ["glory"]
    assert table.character(FIGHTER).deck[: len(buried)] == buried


@pytest.mark.parametrize(("level", "hand", "lost"), [(5, 3, 0), (6, 2, 0), (9, 2, 0), (10, 2, 1)])
def test_they_know_your_weakness_has_each_player_make_two_checks_of_one_card(level, hand, lost):
    decks = {seat: ["grace", "stealth", "cantrip", "glory"] for seat in range(4)}
    hands = {seat: ["grace"] * 3 for seat in range(4)}
    # each but the fighter and the wizard has one match among the first two cards
    table = lit("they-know-your-weakness", level, decks=decks, hands=hands)
    assert len(table.character(CLERIC).hand) == hand
    assert hp(table)[CLERIC] == 7 - lost
    assert len(table.character(FIGHTER).hand) == (3 if level < 6 else 1)
    assert hp(table)[FIGHTER] == (9 if level < 10 else 7)


def test_an_unconscious_player_makes_no_skill_checks_for_it():
    table = lit("they-know-your-weakness", 10, unconscious=[WIZARD])
    assert not [event for event in table.told("checked") if event.facts["player"] == WIZARD]


@rule("DF-133")
@pytest.mark.parametrize(("deck", "level", "left"), [
    (["glory", "glory", "glory"], 7, 4),
    (["glory", "grace", "glory"], 7, 3),
    (["grace", "grace", "glory"], 6, 2),
    (["grace", "grace", "glory"], 7, 0),
])  # fmt: skip
def test_cursed_players_make_two_checks_at_the_start_of_their_turns(deck, level, left):
    table = party(dragonfire="cursed", level=level, decks={FIGHTER: deck}, hands={FIGHTER: ["cantrip"] * 4})
    table.turn(FIGHTER)
    assert len(table.character(FIGHTER).hand) == left


SIX = ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-rogue-male",
       "human-fighter-female", "human-wizard-female")  # fmt: skip


@pytest.mark.parametrize("level", range(2, 9))
def test_hags_curse_strikes_one_more_player_with_each_level(level):
    failing = {seat: ["stealth"] * 3 if seat != ROGUE else ["glory"] * 3 for seat in range(6)}
    table = lit(
        "hags-curse",
        level,
        screens=SIX,
        decks=failing,
        hands={seat: ["grace", "grace"] for seat in range(6)},
        gold=dict.fromkeys(range(6), 5),
        primary=["ogre"],
        secondary=["xorn"],
    )
    struck = [
        gold(table)[0] == 4,
        hp(table)[1] == 5,
        len(table.character(2).hand) == 1,
        table.foes(3) != [] and table.foe(table.foes(3)[0]).deck == "primary",
        table.foes(4) == ["xorn-1"],
        table.character(5).hand == [],
    ]
    assert struck == [level >= line for line in range(3, 9)]


def test_hags_curse_spares_those_who_succeed():
    table = lit("hags-curse", 8, decks={FIGHTER: ["glory"] * 2}, gold={FIGHTER: 5})
    assert gold(table)[FIGHTER] == 5


def test_hags_curse_passes_over_the_unconscious():
    decks = {seat: ["stealth"] * 3 for seat in range(4)}
    table = lit("hags-curse", 3, unconscious=[FIGHTER], decks=decks, gold={FIGHTER: 5, WIZARD: 5})
    assert gold(table)[:2] == [5, 4]


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
    assert table.prompt == "Move Orog to face whom?"  # in turn order; no Location Saves
    table.answer("pass")
    assert table.prompt == "Move Kobold Pack to face whom?"
    table.answer("player 4")  # the Ogre succeeds with the Troll
    assert table.over
    assert table.foe("orog").seat == FIGHTER
    assert table.foe("kobold-pack").seat == ROGUE
    assert [token.seat for token in table.tokens("kobold-pack")] == [ROGUE] * 3
    assert table.foe("ogre").seat == CLERIC


def test_unattached_tokens_save_one_by_one_and_the_steady_are_not_moved():
    table = party(
        dragonfire_deck=["discombobulation"],
        encounters=[("animated-armor", WIZARD)],
        tokens=[(FIGHTER, "K", "1", 1)],
        primary=["mummy", "mummy"],
    )
    table.ignite("discombobulation")
    assert table.prompt == "Move Goblin Uprising token 1 to face whom?"
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
    assert gold(table) == [0, 0, 0, 0]


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


def test_a_location_that_can_not_be_taken_is_no_old_enemy():
    table = party(dragonfire="old-enemies", encounters=[("cursed-ground", ROGUE)], primary=["choke-point"])
    table.turn(ROGUE)
    assert table.state.decks["primary"][0] == "choke-point"


# ---- damage, gold and cards


@rule("DF-089")
def test_the_arcane_character_throws_the_fireball():
    table = lit(
        "fireball",
        encounters=[("troll", FIGHTER), ("kobold-pack", FIGHTER), ("gargoyle", FIGHTER), ("ogre", CLERIC)],
    )
    assert table.asked == WIZARD
    table.answer("player 1")
    assert hp(table) == [7, 6, 7, 7]
    assert table.foe("troll").cleared == 0b11
    assert table.tokens("kobold-pack") == []
    assert table.foe("kobold-pack").cleared == 0b11  # its tokens are gone, so it is hit as well
    assert table.foe("gargoyle").cleared == 0  # square icons
    assert table.foe("ogre").cleared == 0


@pytest.mark.parametrize(("logo", "asked"), [(True, 1), (False, 2)])
def test_the_dragonfire_token_decides_between_two_arcane_characters(logo, asked):
    assert lit("fireball", screens=TWO_WIZARDS, flips=[logo]).asked == asked


def test_chance_decides_between_three_arcane_characters():
    table = [lit("fireball", types={ROGUE: "RB"}, screens=TWO_WIZARDS, seed=seed) for seed in range(12)]
    assert {each.asked for each in table} == {1, 2, 3}


@rule("DF-240")
def test_a_random_conscious_player_throws_the_fireball_of_an_unconscious_wizard():
    asked = {lit("fireball", unconscious=[WIZARD], seed=seed).asked for seed in range(12)}
    assert asked == {FIGHTER, CLERIC, ROGUE}


def test_a_fireball_that_fells_the_next_player_pays_the_one_after():
    table = lit(
        "fireball",
        encounters=[("fire-snake", FIGHTER)],
        hp={FIGHTER: 1},
        exhausted=[FIGHTER],
        gold=dict.fromkeys(range(4), 0),
    )
    table.answer("player 1")
    assert table.character(FIGHTER).unconscious
    assert gold(table) == [0, 3, 2, 2]
    assert hp(table)[WIZARD] == 5


@pytest.mark.parametrize(("level", "healed"), [(0, [3, 6, 2]), (1, [6, 6, 4])])
def test_dangerous_waters_heal_half_of_what_is_lost(level, healed):
    table = lit("dangerous-waters", level, hp={FIGHTER: 3, CLERIC: 2}, unconscious=[ROGUE])
    assert hp(table) == [*healed, 0]


@rule("DF-042")
@pytest.mark.parametrize(("level", "left"), [(0, [9, 6, 7, 7]), (1, [6, 3, 4, 4])])
def test_dangerous_waters_strike_when_they_are_discarded(level, left):
    table = party(
        dragonfire="dangerous-waters",
        dragonfire_deck=["magical-surge"],
        level=level,
        encounters=[("troll", ROGUE)],
    )
    table.leader_turn()
    assert hp(table) == left


@rule("DF-133", "DF-040")
@pytest.mark.parametrize(("active", "coins", "cards"), [("homunculus-at-play", 6, 1), ("", 5, 2)])
def test_a_homunculus_brings_gold_and_takes_a_card(active, coins, cards):
    table = party(dragonfire=active, gold={FIGHTER: 5}, hands={FIGHTER: ["glory", "glory"]})
    table.turn(FIGHTER)
    assert gold(table)[FIGHTER] == coins
    assert len(table.character(FIGHTER).hand) == cards


@rule("DF-042")
@pytest.mark.parametrize(("level", "left"), [(3, [3, 0, 3, 5]), (4, [0, 0, 0, 5])])
def test_cursed_treasure_costs_gold_when_it_is_discarded(level, left):
    table = party(
        dragonfire="cursed-treasure",
        dragonfire_deck=["dangerous-waters"],
        level=level,
        gold={0: 5, 1: 1, 2: 5, 3: 5},
        unconscious=[ROGUE],
        encounters=[("troll", CLERIC)],
    )
    table.leader_turn()
    assert gold(table) == left


@rule("DF-040")
@pytest.mark.parametrize(("active", "paid"), [("uneasy-pickings", 6), ("", 7)])
def test_uneasy_pickings_are_one_gold_less(active, paid):
    table = party(
        dragonfire=active,
        hands={ROGUE: ["stealth", "glory", "glory"]},
        encounters=[("phase-spider", ROGUE, 1), ("troll", FIGHTER)],
        gold=dict.fromkeys(range(4), 0),
    )
    table.play_cards(ROGUE).answer("play Stealth", "play Glory", "play Glory").deal()
    assert sum(gold(table)) == paid


@pytest.mark.parametrize(("level", "left"), [(3, 9), (4, 6)])
def test_uneasy_pickings_lets_attackers_take_gold(level, left):
    table = party(
        dragonfire="uneasy-pickings",
        level=level,
        encounters=[("troll", FIGHTER)],
        tokens=[(FIGHTER, "K", "1", 1)],
        gold={FIGHTER: 9},
    )
    table.take_damage(FIGHTER)
    assert gold(table)[FIGHTER] == left


# ---- the Market, and what may be played


@rule("DF-040")
@pytest.mark.parametrize(("active", "asked"), [("foggy-memory", False), ("", True)])
def test_in_a_foggy_memory_nobody_buys_or_cycles(active, asked):
    table = party(
        dragonfire=active, market=["javelin", "bless"], gold={FIGHTER: 9}, encounters=[("troll", FIGHTER)]
    )
    table.market(FIGHTER)
    assert any(label.startswith("buy") for label in table.options) == asked
    assert bool(table.told("market_revealed")) is False
    assert table.state.market == ["javelin", "bless"]


@rule("DF-042")
@pytest.mark.parametrize("level", [2, 3])
def test_after_a_foggy_memory_the_market_is_laid_out_anew(level):
    market = ["javelin", "bless", "grapple"]
    new = ["feint", "expertise", "perception"]
    table = party(
        dragonfire="foggy-memory",
        dragonfire_deck=["magical-surge"],
        level=level,
        market=market,
        market_deck=new,
        encounters=[("troll", ROGUE)],
    )
    table.leader_turn()
    assert table.state.market == (new if level == 3 else market)
    assert table.state.discards["market"] == (market if level == 3 else [])


@rule("DF-040")
@pytest.mark.parametrize(("active", "wares"), [
    ("the-kings-fist", ["buy Bless", "buy Javelin"]), ("", ["buy Bless", "buy Feint", "buy Javelin"]),
])  # fmt: skip
def test_the_kings_fist_allows_only_cards_of_the_own_class_types(active, wares):
    table = party(
        dragonfire=active,
        types={FIGHTER: "KG"},
        market=["javelin", "bless", "feint"],
        gold={FIGHTER: 20},
        encounters=[("troll", FIGHTER)],
    )
    table.market(FIGHTER)
    assert table.options[:-1] == wares


@pytest.mark.parametrize(("level", "drawn", "left"), [
    (5, "feint", ["feint", "bless", "grapple"]),
    (6, "feint", ["feint", "grapple"]),
    (6, "tower-shield", ["tower-shield", "bless", "grapple"]),
])  # fmt: skip
def test_the_kings_fist_at_six_costs_a_slot_for_a_card_of_another_class_type(level, drawn, left):
    table = party(
        dragonfire="the-kings-fist",
        level=level,
        market=["javelin", "bless", "grapple"],
        market_deck=[drawn],
        encounters=[("troll", FIGHTER)],
        gold={FIGHTER: 0},
    )
    table.market(FIGHTER).answer("Javelin")
    lost = not table.over and table.prompt == "Which Market card is lost with its slot?"
    assert lost == (len(left) == 2)
    if lost:
        assert sorted(table.options) == ["Bless", "Grapple"]
        table.answer("Bless")
    assert table.state.market == left
    assert len(table.state.discards["market"]) == 4 - len(left)


@rule("DF-040")
@pytest.mark.parametrize(("active", "plays"), [
    ("a-new-edict", ["play Javelin", "play Stealth"]), ("", ["play Feint", "play Javelin", "play Stealth"]),
])  # fmt: skip
def test_under_a_new_edict_market_cards_are_played_by_their_own_class_type(active, plays):
    table = party(
        dragonfire=active, hands={FIGHTER: ["feint", "javelin", "stealth"]}, encounters=[("troll", FIGHTER)]
    )
    table.play_cards(FIGHTER)
    assert [label for label in table.options if label.startswith("play")] == plays


@pytest.mark.parametrize(("level", "assists"), [(5, ["assist with Javelin"]), (6, [])])
def test_under_a_new_edict_assists_end_at_six(level, assists):
    table = party(
        dragonfire="a-new-edict",
        level=level,
        hands={FIGHTER: ["javelin", "perception"], WIZARD: ["cantrip"]},
        encounters=[("troll", WIZARD)],
    )
    table.play_cards(WIZARD).answer("deal damage")
    offered = [label for label in table.options if label.startswith("assist")]
    assert (offered if table.asked == FIGHTER else []) == assists


# ---- Haunted


@rule("DF-042")
def test_haunted_takes_the_next_card_with_it_into_the_discard():
    table = party(
        dragonfire="haunted",
        dragonfire_deck=["cursed-treasure", "goblin-uprising"],
        level=4,
        gold={FIGHTER: 5},
        encounters=[("troll", ROGUE)],
    )
    table.leader_turn()
    assert table.state.discards["dragonfire"][-2:] == ["haunted", "cursed-treasure"]
    assert table.state.dragonfire == "goblin-uprising"
    assert table.state.dragonfire_level == table.state.level_at_reveal == 6
    assert gold(table)[FIGHTER] == 5  # no Deadfall


@rule("DF-042", "DF-040")
@pytest.mark.parametrize(("level", "cleared", "stronger"), [(4, 0b11, 0), (5, 0b01, 1)])
def test_from_five_on_the_card_that_haunted_takes_along_has_its_reveal_effects(level, cleared, stronger):
    table = party(
        dragonfire="haunted",
        dragonfire_deck=["dark-arts", "dangerous-waters"],
        level=level,
        encounters=[("troll", ROGUE, 2)],
    )
    table.leader_turn()
    assert table.foe("troll").cleared == cleared
    assert table.state.dragonfire == "dangerous-waters"
    assert hits(table, "troll") == 2 + stronger  # its threshold; the continuous bonus is none of it
    table.appear("ogre", FIGHTER)
    assert hits(table, "ogre") == 2


def test_a_haunted_card_without_reveal_effects_does_nothing():
    table = party(
        dragonfire="haunted",
        dragonfire_deck=["homunculus-at-play", "dangerous-waters"],
        level=5,
        encounters=[("troll", ROGUE)],
        gold={FIGHTER: 5},
    )
    table.leader_turn()
    assert gold(table)[FIGHTER] == 5
    assert table.state.dragonfire_level == 7


@rule("DF-042")
@pytest.mark.parametrize("card", ["haunted", "cursed-treasure", "dangerous-waters", "foggy-memory"])
def test_a_deadfall_is_announced(card):
    table = party(dragonfire=card, dragonfire_deck=["frenzy"] * 2, level=1, encounters=[("troll", ROGUE)])
    table.leader_turn()
    assert [event.facts["dragonfire"] for event in table.told("deadfall")] == [card]
