"""The Dragonfire deck: the phase before the leader's turn, the level, and Haunted."""

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.content import DRAGONFIRE
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.dragonfire.party import lit, party

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
TWO_WIZARDS = ("human-fighter-male", "human-wizard-male", "human-wizard-female", "human-rogue-male")


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
    assert table.gold == [5, 5, 5, 5]  # no Deadfall


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
    assert table.strength("chuul") == 2
    table.leader_turn()
    assert table.strength("chuul") == 1


@rule("DF-090", "DF-097")
def test_a_threshold_that_is_reached_after_the_reveal_does_not_count():
    table = lit("uneasy-pickings", 3, encounters=[("troll", FIGHTER)], gold={FIGHTER: 5})
    table.state.dragonfire_level = 4
    table.take_damage(FIGHTER)
    assert table.gold[FIGHTER] == 5


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


def burning(leader, before, hit, **position):
    """A Fireball defeats a Fire Snake, which hurts the active player and pays 7, between two turns."""
    table = party(
        dragonfire_deck=["fireball"],
        encounters=[("fire-snake", hit), ("troll", CLERIC)],
        gold=dict.fromkeys(range(4), 0),
        **position,
    )
    table.state.leader = leader
    table.state.turn.seat = before
    return table.leader_turn().answer(f"player {hit + 1}")


@rule("DF-041")
@pytest.mark.parametrize(("level", "seats"), [(2, [FIGHTER, CLERIC]), (3, [WIZARD, WIZARD])])
def test_a_card_with_nothing_but_an_effect_of_the_level_does_nothing_below_its_threshold(level, seats):
    table = lit("kill-the-wizard-first", level, encounters=[("troll", FIGHTER), ("ogre", CLERIC)])
    assert [table.foe(name).seat for name in ("troll", "ogre")] == seats


@rule("DF-041")
@pytest.mark.parametrize(
    ("level", "tokens", "strength"), [(0, 1, 1), (2, 1, 1), (3, 2, 1), (5, 2, 1), (6, 2, 2), (9, 2, 3)]
)
def test_an_effect_of_the_level_strengthens_the_primary_effect_from_its_threshold_on(level, tokens, strength):
    table = lit("goblin-uprising", level, encounters=[("troll", FIGHTER)])
    raiders = [foe for foe in table.tokens("goblin-uprising") if foe.seat == FIGHTER]
    assert [(foe.token, foe.strength) for foe in raiders] == [(str(strength), strength)] * tokens
    assert len(table.tokens("goblin-uprising")) == 3 + tokens


@rule("DF-218")
@pytest.mark.parametrize("leader", [FIGHTER, WIZARD, CLERIC, ROGUE])
@pytest.mark.parametrize("before", [FIGHTER, ROGUE])
def test_a_card_that_falls_to_the_dragonfire_pays_and_strikes_first_the_player_whose_turn_is_next(
    leader, before
):
    table = burning(leader, before, hit=ROGUE)
    assert table.told("defeated")[0].facts["encounter"] == "fire-snake-1"
    left = [(leader + 1) % 4, (leader + 2) % 4]
    assert table.gold == [2 if seat == leader or seat in left else 1 for seat in range(4)], "7 gold"
    hurt = [event.facts["player"] for event in table.told("hurt")]
    assert hurt == [ROGUE, leader], "the Fireball, and VANQUISHED for the one whose turn is next"


@rule("DF-218")
@pytest.mark.parametrize("before", [WIZARD, ROGUE])
def test_where_the_leader_is_unconscious_the_next_player_is_the_one_whose_turn_comes(before):
    table = burning(FIGHTER, before, hit=ROGUE, unconscious=[FIGHTER])
    assert table.gold == [0, 3, 2, 2], "7 gold, from the Wizard on"
    assert [event.facts["player"] for event in table.told("hurt")] == [ROGUE, WIZARD]


@rule("DF-218")
def test_where_the_dragonfire_fells_the_leader_the_next_player_is_the_one_whose_turn_comes():
    table = burning(FIGHTER, ROGUE, hit=FIGHTER, hp={FIGHTER: 1}, exhausted=[FIGHTER])
    assert table.character(FIGHTER).unconscious
    assert table.gold == [0, 3, 2, 2], "7 gold, from the Wizard on"
    assert [event.facts["player"] for event in table.told("hurt")] == [FIGHTER, WIZARD]


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
    assert table.gold[FIGHTER] == 5


@pytest.mark.parametrize("card", DRAGONFIRE)
def test_every_card_can_be_revealed_on_an_empty_table(card):
    table = party(dragonfire_deck=[card], level=12, screens=TWO_WIZARDS)
    for deck in ("primary", "secondary"):
        table.state.decks[deck] = []
    table.ignite(card)
    while not table.over:
        table.answer(table.options[0])
    assert table.state.dragonfire == card


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
    assert table.gold[FIGHTER] == 5  # no Deadfall


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
    assert table.strength("troll") == 2 + stronger  # its threshold; the continuous bonus is none of it
    table.appear("ogre", FIGHTER)
    assert table.strength("ogre") == 2


def test_a_haunted_card_without_reveal_effects_does_nothing():
    table = party(
        dragonfire="haunted",
        dragonfire_deck=["homunculus-at-play", "dangerous-waters"],
        level=5,
        encounters=[("troll", ROGUE)],
        gold={FIGHTER: 5},
    )
    table.leader_turn()
    assert table.gold[FIGHTER] == 5
    assert table.state.dragonfire_level == 7


@rule("DF-042")
@pytest.mark.parametrize("card", ["haunted", "cursed-treasure", "dangerous-waters", "foggy-memory"])
def test_a_deadfall_is_announced(card):
    table = party(dragonfire=card, dragonfire_deck=["frenzy"] * 2, level=1, encounters=[("troll", ROGUE)])
    table.leader_turn()
    assert [event.facts["dragonfire"] for event in table.told("deadfall")] == [card]
