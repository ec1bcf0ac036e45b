"""The Adventures around the heir: Bodyguards, Unholy Presence."""

import pytest

from questboard.games.dragonfire.rules.checks import save
from questboard.games.dragonfire.rules.defeat import clear_levels
from questboard.games.dragonfire.rules.health import become_stunned, become_unconscious
from questboard.testing import rule
from tests.dragonfire.party import FOUR, begin_scene, kept, party, vanquish

FIGHTER, WIZARD, CLERIC, ROGUE = range(4)
TWO_CLERICS = ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-cleric-female")
QUIET = "dangerous-waters"
"""A Dragonfire card that does nothing at its reveal at level 0."""


# ---- 5. Bodyguards


def escort(guard=FIGHTER, client=None, **position):
    """The party with the Client."""
    table = party(adventure="bodyguards", **position)
    table.state.notes["guard"] = guard
    if client is not None:
        table.state.notes["client-hp"] = client
    return table


@pytest.mark.parametrize("players", [2, 4])
def test_the_client_starts_unhurt_with_the_party_leader(players):
    table = party(FOUR[:players], adventure="bodyguards")
    assert table.state.notes == {"client-hp": players + 2, "guard": table.state.leader}


@rule("DF-134")
def test_the_guard_may_hand_the_client_to_a_neighbour():
    table = escort(encounters=[("ogre", ROGUE)])
    table.turn(FIGHTER)
    assert (table.prompt, table.options) == (
        "Bodyguards: The Client has 6 HP. Hand him to whom?",
        ["player 2", "player 4", "pass"],
    )
    table.answer("player 4")
    assert table.state.notes["guard"] == ROGUE


def test_the_client_is_handed_to_the_next_conscious_player_at_the_same_place_only():
    table = escort(unconscious=[WIZARD], encounters=[("thieves-guildhall", ROGUE), ("ogre", FIGHTER)])
    table.turn(FIGHTER).answer("pass")  # the guard stays in the main area
    assert (table.prompt, table.options) == (
        "Bodyguards: The Client has 6 HP. Hand him to whom?",
        ["player 3", "pass"],
    )
    table.answer("pass")
    assert table.state.notes["guard"] == FIGHTER


def test_others_cannot_hand_over_the_client():
    table = escort(CLERIC, encounters=[("ogre", ROGUE)])
    table.turn(FIGHTER)
    assert table.prompt != "Bodyguards: The Client has 6 HP. Hand him to whom?"


@pytest.mark.parametrize(("foe", "left"), [("cutpurse", 5), ("ogre", 5), ("cult-fanatic", 6)])
def test_the_client_loses_hp_when_the_guard_takes_two_damage(foe, left):
    table = escort(encounters=[(foe, FIGHTER)])  # the Cutpurse is red: 1 + 1
    table.take_damage(FIGHTER)
    assert table.state.notes["client-hp"] == left


def test_the_damage_of_others_does_not_hurt_the_client():
    table = escort(WIZARD, encounters=[("ogre", FIGHTER)])
    table.take_damage(FIGHTER)
    assert table.state.notes["client-hp"] == 6


@rule("DF-418")
@pytest.mark.parametrize(("foe", "left"), [("ogre", 4), ("cult-fanatic", 5)])
def test_the_client_loses_one_more_when_the_guard_falls_and_moves_on(foe, left):
    table = escort(hp={FIGHTER: 1}, encounters=[(foe, FIGHTER)])
    table.take_damage(FIGHTER)
    assert table.character(FIGHTER).stunned
    assert table.state.notes["client-hp"] == left
    assert table.state.notes["guard"] == WIZARD


def test_the_client_passes_over_the_stunned_and_stays_where_nobody_can_take_him():
    table = escort(hp={WIZARD: 0}, unconscious=[CLERIC], encounters=[("ogre", ROGUE)])
    table.happen(lambda s: become_stunned(s, FIGHTER))
    assert table.state.notes == {"client-hp": 6, "guard": ROGUE}
    table.happen(lambda s: become_unconscious(s, ROGUE))
    assert table.state.notes == {"client-hp": 6, "guard": ROGUE}


@rule("DF-418")
def test_a_fall_outside_of_take_damage_moves_the_client_without_harm():
    table = escort(CLERIC)
    table.happen(lambda s: become_unconscious(s, CLERIC))
    assert table.state.notes == {"client-hp": 6, "guard": ROGUE}
    table.happen(lambda s: become_unconscious(s, WIZARD))
    assert table.state.notes["guard"] == ROGUE


@rule("DF-005")
def test_the_party_loses_at_once_when_the_client_dies():
    table = escort(client=1, encounters=[("ogre", FIGHTER)])
    table.take_damage(FIGHTER)
    assert table.over
    assert (table.state.won, table.state.reason) == (False, "the Client is dead")


def test_red_encounters_that_face_the_guard_are_stronger():
    table = escort(
        encounters=[
            ("street-assassin", FIGHTER),
            ("ogre", FIGHTER),
            ("cutpurse", WIZARD),
            ("thieves-guildhall", CLERIC),
        ],
        tokens=[(FIGHTER, "R", "1", 1)],
    )
    names = ["street-assassin", "goblin-uprising-token-1", "ogre", "cutpurse", "thieves-guildhall"]
    bonus = [table.strength(name) - table.foe(name).strength for name in names]
    assert bonus == [1, 1, 0, 0, 0]
    table.state.notes["guard"] = CLERIC
    assert table.strength("thieves-guildhall") == 1


@pytest.mark.parametrize(("before", "after"), [(3, 4), (6, 6)])
def test_the_client_heals_in_a_short_rest(before, after):
    table = escort(client=before, gold=dict.fromkeys(range(4), 0))
    table.short_rest(FIGHTER)
    assert table.state.notes["client-hp"] == after


@pytest.mark.parametrize(("client", "fulfilled"), [(6, True), (5, False)])
def test_not_a_scratch_asks_for_an_unhurt_client(client, fulfilled):
    assert kept(escort(client=client, challenges=["not-a-scratch"]), "not-a-scratch") == fulfilled


@pytest.mark.parametrize(("accept", "guard"), [((), WIZARD), (("public-figure",), ROGUE)])
def test_a_public_figure_passes_to_the_left_before_each_dragonfire_phase(accept, guard):
    table = escort(
        WIZARD,
        challenges=accept,
        unconscious=[CLERIC],
        dragonfire_deck=[QUIET],
        encounters=[("thieves-guildhall", ROGUE), ("ogre", WIZARD)],
    )
    table.leader_turn()
    assert table.state.notes["guard"] == guard
    assert kept(table, "public-figure")


# ---- 6. Unholy Presence


def temple(**position):
    return party(adventure="unholy-presence", **position)


@pytest.mark.parametrize(("level", "deck"), [(0, "primary"), (1, "secondary")])
def test_the_first_encounter_of_a_scene_is_green(level, deck):
    table = begin_scene(
        2,
        adventure="unholy-presence",
        level=level,
        primary=["cursed-ground", "troll", "ghoul-pack", "orog", "chuul", "basilisk", "troll"],
        secondary=["moaning-chamber", "cyclops", "mummy"],
    )
    first = table.state.encounters[0]
    assert (first.name, first.deck) == (("ghoul-pack", "mummy")[level], deck)
    assert first.seat == CLERIC
    assert len([foe for foe in table.state.encounters if not foe.token]) >= 5


def test_without_a_green_card_the_top_card_is_the_first():
    table = temple(scene=0)
    table.state.decks["primary"] = ["ogre", "orog", "chuul", "basilisk", "troll"]
    table.play(("start_scene",))
    assert table.state.encounters[0].name == "troll"
    assert table.state.encounters[0].seat == FIGHTER


def test_green_cards_have_one_more_attack_strength():
    table = temple(
        encounters=[("swarming-skeletons", FIGHTER), ("cursed-ground", WIZARD), ("troll", CLERIC)],
        tokens=[(ROGUE, "G", "1", 1)],
    )
    names = [
        "swarming-skeletons",
        "swarming-skeletons-token-1",
        "cursed-ground",
        "troll",
        "goblin-uprising-token-1",
    ]
    assert [table.strength(name) - table.foe(name).strength for name in names] == [1, 0, 0, 0, 0]


def test_a_green_card_that_is_defeated_heals_somebody_at_its_place():
    table = temple(
        encounters=[("ghoul-pack", FIGHTER), ("choke-point", ROGUE), ("troll", FIGHTER)],
        hp={FIGHTER: 5, CLERIC: 3, ROGUE: 2},
    )
    table.happen(vanquish("ghoul-pack"), seat=WIZARD)
    assert (table.asked, table.prompt) == (WIZARD, "Unholy Presence: Who heals 1 HP?")
    assert table.options == ["player 1", "player 3"]  # the rogue is elsewhere, the wizard unhurt
    table.answer("player 3")
    assert table.character(CLERIC).hp == 4


@pytest.mark.parametrize(("foe", "accept"), [("troll", ()), ("ghoul-pack", ("desecration",))])
def test_other_cards_heal_nobody_and_desecration_forgoes_it(foe, accept):
    table = temple(encounters=[(foe, FIGHTER), ("orog", FIGHTER)], hp={FIGHTER: 5}, challenges=accept)
    table.happen(vanquish(foe))
    assert table.over
    assert table.character(FIGHTER).hp == 5
    assert kept(table, "desecration")


def test_a_green_token_heals_nobody():
    table = temple(tokens=[(FIGHTER, "G", "1", 1)], encounters=[("orog", FIGHTER)], hp={FIGHTER: 5})
    table.happen(vanquish("goblin-uprising-token-1"))
    assert table.character(FIGHTER).hp == 5


@pytest.mark.parametrize(("scene", "comes"), [(2, False), (3, True)])
def test_the_presence_comes_in_the_third_scene_after_all_others(scene, comes):
    table = begin_scene(scene, adventure="unholy-presence")
    assert ("the-presence-1" in table.foes()) == comes
    if comes:
        presence = table.foe("the-presence")
        assert (presence.seat, presence.deck, presence.gold, presence.difficulty) == (CLERIC, "", 0, 2)
        cards = [foe.name for foe in table.state.encounters if not foe.token]
        assert cards[-1] == "the-presence"
        assert len(cards) >= 5
        assert table.strength("the-presence") == 3


@pytest.mark.parametrize(("logo", "seat"), [(True, 2), (False, 3)])
def test_between_two_devotion_characters_the_token_chooses_for_the_presence(logo, seat):
    table = party(TWO_CLERICS, adventure="unholy-presence", scene=3, flips=[logo], encounters=[("troll", 0)])
    table.play(("scene_set",))
    assert table.foe("the-presence").seat == seat


def test_the_presence_is_immune_to_level_damage():
    table = temple(scene=3, encounters=[("the-presence", CLERIC, 1)])
    table.happen(lambda s: clear_levels(s, s.encounters[0], 2))
    assert table.foe("the-presence").cleared == 1


@pytest.mark.parametrize(("top", "left"), [("grace", 2), ("glory", 1)])
def test_the_presence_asks_for_a_skill_check_at_the_start_of_the_turn(top, left):
    table = temple(
        encounters=[("the-presence", CLERIC)], hands={CLERIC: ["stealth"] * 2}, decks={CLERIC: [top, top]}
    )
    table.turn(CLERIC)
    assert len(table.character(CLERIC).hand) == left


@rule("DF-190")
@pytest.mark.parametrize(("card", "success"), [("mummy", True), ("cyclops", False)])
def test_the_presence_saves_with_the_secondary_deck(card, success):
    results = []

    async def saves(s):
        s.encounters[0].deck = ""
        results.append(await save(s, s.encounters[0]))

    temple(encounters=[("the-presence", CLERIC)], secondary=[card]).happen(saves)
    assert results == [success]


def test_reinforcements_cannot_replace_the_presence():
    table = temple(dragonfire_deck=["reinforcements"], encounters=[("the-presence", CLERIC, 1)])
    table.foe("the-presence").deck = ""
    table.ignite("reinforcements")
    assert table.foes() == ["the-presence-1"]


@rule("DF-417")
@pytest.mark.parametrize(("order", "fulfilled"), [
    (["troll", "orog", "the-presence"], True),
    (["troll", "the-presence", "orog"], False),
    (["troll", "orog", "the-presence", "goblin-uprising-token-1"], False),
])  # fmt: skip
def test_exorcists_defeat_the_presence_last(order, fulfilled):
    tokens = [(FIGHTER, "K", "1", 1)] if len(order) == 4 else []
    table = temple(
        scene=3,
        encounters=[("troll", FIGHTER), ("orog", FIGHTER), ("the-presence", CLERIC)],
        tokens=tokens,
        challenges=["exorcists"],
    )
    for name in order:
        table.happen(vanquish(name))
    assert kept(table, "exorcists") == fulfilled
