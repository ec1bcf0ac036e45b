"""Scenes and rounds, the phases of a turn, Skill Checks, and how an Adventure is completed."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.dragonfire.content import FEATURES, MARKET
from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party, there


def idle(table: Party, turns: int) -> Party:
    """Everybody passes and deals no damage, until so many turns have begun."""
    while not table.over and len(table.told("turn")) < turns:
        options = table.options
        quiet = "pass" if "pass" in options else "deal damage" if "deal damage" in options else options[0]
        table.answer(quiet)
    return table


def pass_until(table: Party, kind: str) -> None:
    """Everybody passes until something of a kind has happened."""
    while not table.told(kind):
        table.answer("pass" if "pass" in table.options else table.options[0])


def stages(table: Party, *kinds: str) -> list[str]:
    """What happened of some kinds of things, in its order, each kind once in a row."""
    found: list[str] = []
    for event in table.table.journal:
        if event.kind in kinds and found[-1:] != [event.kind]:
            found.append(event.kind)
    return found


def players(table: Party, kind: str) -> list[int]:
    """Whom the events of a kind were about."""
    return [event.facts["player"] for event in table.told(kind)]


# ---- rounds


@rule("DF-016")
def test_in_a_round_every_player_has_one_turn_from_the_party_leader_to_the_left() -> None:
    table = party(encounters=[("dryad", 0)], dragonfire_deck=["haunted"])
    table.state.leader = table.state.first = 2
    idle(table.leader_turn(), 5)
    assert players(table, "turn") == [2, 3, 0, 1, 2]
    kinds = [event.kind for event in table.table.journal if event.kind in ("round", "turn")]
    assert kinds == ["round", *["turn"] * 4, "round", "turn"]


@rule("DF-355", "DF-017")
def test_in_a_later_scene_the_round_begins_with_its_first_player_and_the_dragonfire_phase_is_inside() -> None:
    table = party(encounters=[("dryad", 1)], dragonfire_deck=["cursed-treasure", "haunted"], scene=2)
    table.state.first, table.state.round = 2, 0
    idle(table.play(("turn_comes", 2)), 7)
    kinds = [event.kind for event in table.table.journal if event.kind in ("round", "turn", "dragonfire")]
    half = ["round", "turn", "turn", "dragonfire", "turn", "turn"]
    assert kinds == [*half, *half[:5]]
    assert players(table, "turn") == [2, 3, 0, 1, 2, 3, 0]
    assert [event.facts["round"] for event in table.told("round")] == [1, 2]
    assert table.state.leader == 0


@rule("DF-355")
def test_a_round_ends_where_it_began_although_that_player_is_unconscious() -> None:
    table = party(encounters=[("dryad", 1)], dragonfire="haunted", unconscious=[2], scene=2)
    table.state.first = 2
    idle(table.play(("turn_comes", 1)), 2)
    assert players(table, "turn") == [1, 3]
    assert table.state.round == 2


@rule("DF-355")
def test_what_works_once_per_round_works_again_when_the_round_begins() -> None:
    table = party(encounters=[("dryad", 1)], in_play={3: ["animated-shield"]}, scene=2)
    table.state.first = 2
    table.character(3).used["animated-shield"] = 1
    idle(table.play(("turn_comes", 1)), 1)
    assert table.character(3).used == {"animated-shield": 1}
    idle(table, 2)
    assert table.character(3).used == {}


# ---- Scenes


@rule("DF-087")
def test_a_scene_begins_with_its_encounters_and_each_step_ends_before_the_next() -> None:
    primary = ["troll", "orog", "basilisk", "animated-armor"]
    table = party(primary=primary, dragonfire_deck=["cursed-treasure"], scene=0)
    table.state.phases = 0
    table.play(("start_scene",))
    order = ("scene", "appeared", "round", "dragonfire", "turn")
    assert stages(table, *order) == list(order)
    assert len(table.told("appeared")) == 4


@rule("DF-087", "DF-085", "DF-259")
def test_a_scene_ends_after_the_whole_turn_with_the_burial_of_the_dragonfire_card() -> None:
    table = last_blow(scene=1, dragonfire="haunted", level=3, gold={0: 9, 1: 0, 2: 0, 3: 0})
    assert table.foes() == []
    assert table.prompt == "Buy which card? You have 12 gold.", "the turn goes on to its Market phase"
    assert table.state.dragonfire == "haunted"
    table.answer("buy Bless")
    pass_until(table, "scene")
    order = ("defeated", "bought", "scene_over", "dragonfire_buried", "short_rest", "scene")
    assert stages(table, *order) == list(order)
    assert table.state.decks["dragonfire"][0] == "haunted"
    assert (table.state.dragonfire, table.state.dragonfire_level) == ("", 3)


def last_blow(scene: int, **more: Any) -> Party:
    """A turn of player 1 in which the last encounter of a Scene is defeated, up to the Market phase."""
    table = party(
        hands={0: ["glory"]},
        encounters=[("orog", 2, 2)],
        market=["bless", "javelin", "fireball", "haste", "sleep", "feint"],
        scene=scene,
        **more,
    )
    return table.play_cards(0).answer("play Glory").deal()


@rule("DF-085")
def test_a_scene_is_not_over_while_a_token_faces_anybody() -> None:
    table = party(encounters=[("orog", 1, 2)], tokens=[(3, "K", "1", 1)], hands={0: ["glory"], 1: ["grace"]})
    table.play_cards(0).answer("play Glory").answer("deal damage")
    table.answer("Glory (1 black): Orog", "deal it as proposed")
    assert len(table.state.encounters) == 1
    idle(table, 1)
    assert (table.told("scene_over"), table.asked) == ([], 1)
    table.answer("play Grace").deal()
    pass_until(table, "scene_over")


@rule("DF-258")
@pytest.mark.parametrize(("encounters", "kind"), [([("dryad", 0)], "turn"), ([], "short_rest")])
def test_end_turn_leads_to_the_next_player_or_to_the_short_rest(
    encounters: list[tuple[str, int]], kind: str
) -> None:
    table = party(encounters=encounters, gold=dict.fromkeys(range(4), 0)).end_turn(1)
    found = next(event for event in table.table.journal if event.kind in ("turn", "short_rest"))
    assert found.kind == kind
    if kind == "turn":
        assert found.facts["player"] == 2


@rule("DF-021")
@pytest.mark.parametrize(("level", "secondary"), [(0, 0), (3, 3), (9, 5)])
def test_after_the_short_rest_the_next_scene_has_more_of_the_secondary_deck(
    level: int, secondary: int
) -> None:
    table = party(
        primary=["troll", "orog", "animated-armor", "basilisk", "fire-snake", *["orog"] * 4],
        secondary=["cyclops", "fomorian", "stone-golem", "xorn", "mummy", *["cyclops"] * 4],
        level=level,
        gold=dict.fromkeys(range(4), 0),
    )
    table.end_turn(1)
    assert table.state.scene == 2
    assert stages(table, "scene_over", "short_rest", "scene") == ["scene_over", "short_rest", "scene"]
    decks = [table.foe(event.facts["encounter"]).deck for event in table.told("appeared")]
    assert decks == ["secondary"] * secondary + ["primary"] * (5 - secondary)


@rule("DF-003", "DF-004", "DF-022")
def test_the_party_wins_together_when_the_last_scene_is_completed() -> None:
    table = last_blow(scene=3)
    assert table.over, "nobody is asked for the Market any more"
    assert table.table.outcome.winners == (0, 1, 2, 3)
    assert table.table.outcome.rule == "DF-003"
    assert table.told("earned")[0].facts["amount"] == 5


@rule("DF-004")
@pytest.mark.parametrize("scene", [1, 2])
def test_the_adventure_goes_on_after_any_other_scene(scene: int) -> None:
    table = last_blow(scene=scene)
    pass_until(table, "scene")
    assert (table.over, table.state.scene) == (False, scene + 1)
    assert table.told("won") == []


@rule("DF-003")
def test_the_party_loses_together() -> None:
    table = party(hp={0: 1, 1: 0, 2: 0, 3: 0}, unconscious=[1, 2, 3], exhausted=[0], encounters=[("ogre", 0)])
    table.take_damage(0)
    assert table.over
    assert table.table.outcome.winners == ()


@rule("DF-022")
def test_winning_an_adventure_of_a_campaign_awards_magic_items() -> None:
    table = last_blow(scene=3, campaign=True)
    assert players(table, "found")
    assert all(sheet.xp == 5 for sheet in table.state.sheets)


# ---- the phases of a turn


@rule("DF-018")
def test_a_turn_has_its_phases_in_their_order() -> None:
    table = party(
        hands={0: ["glory", "glory"]},
        encounters=[("choke-point", 1), ("ogre", 0)],
        gold={0: 2},
        market=["bless", "javelin", "fireball", "haste", "sleep", "feint"],
    )
    table.turn(0).answer("Choke Point", "play Glory", "play Glory").deal().answer("buy Bless", "pass")
    order = ("turn", "entered", "played", "cleared", "attacked", "drew", "bought", "turn")
    assert stages(table, *order) == list(order)
    assert players(table, "turn") == [0, 1]


@rule("DF-018")
def test_each_question_of_a_turn_belongs_to_its_phase() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)], gold={0: 2}, market=["bless"] * 6).turn(0)
    phases = [table.state.turn.phase]
    for answer in ("play Glory", "deal damage", "deal it as proposed"):
        table.answer(answer)
        phases.append(table.state.turn.phase)
    assert phases == ["play cards", "play cards", "deal damage", "market"]


@rule("DF-132")
def test_a_phase_that_has_ended_does_not_come_again() -> None:
    table = party(hands={0: ["glory", "glory", "thieves-tools"]}, encounters=[("ogre", 0, 1)], gold={0: 9})
    table.turn(0).answer("play Glory", "deal damage")
    assert {option.split(" (")[0] for option in table.options} == {"Glory", "deal it as proposed"}
    table.answer("deal it as proposed")
    assert table.told("attacked"), "all damage is dealt before the encounters attack"
    assert all(option.startswith("buy") or option == "pass" for option in table.options)
    assert table.character(0).hand.count("thieves-tools") == 1


@rule("DF-137")
def test_a_market_card_that_lasts_until_the_start_of_a_turn_ends_in_that_start_turn_phase() -> None:
    table = party(hands={2: ["shield-of-faith"]}, encounters=[("ogre", 0)])
    table.play_cards(2).answer("play Shield of Faith", "player 1").deal()
    idle(table, 3)
    assert table.asked == 1
    assert table.character(0).hp == 8, "2 damage, less 1"
    assert table.character(0).marks
    idle(table, 4)
    assert (table.asked, table.character(0).marks) == (2, {})


@rule("DF-137")
def test_no_feature_and_no_market_card_acts_at_the_start_of_a_turn() -> None:
    texts = [card.text for card in MARKET] + [feature.text for feature in FEATURES.values()]
    assert not [text for text in texts if "at the start of your turn" in text.lower()]


# ---- Skill Checks


@rule("DF-150", "DF-334", "DF-347")
@pytest.mark.parametrize(("top", "success"), [("cantrip", True), ("glory", False)])
def test_a_skill_check_reveals_and_buries_the_top_card(top: str, success: bool) -> None:
    table = party(decks={1: [top, "grace", "stealth"]}).happen(lambda s: skill_check(s, 1))
    assert table.told("checked")[0].facts["success"] is success
    shown = {"player": 1, "card": top, "success": success, "classes": "B"}
    assert table.told("revealed")[0].facts == shown, "everybody sees it"
    wizard = table.character(1)
    assert wizard.deck == [top, "stealth", "grace"], "it lies at the bottom"
    assert (wizard.hand, wizard.discard) == ([], [])


@rule("DF-151")
@pytest.mark.parametrize(("card", "success"), [("cantrip", True), ("glory", False)])
def test_a_single_card_decides_every_skill_check_until_it_is_drawn(card: str, success: bool) -> None:
    async def thrice(s: DragonfireState) -> None:
        for _ in range(3):
            await skill_check(s, 1)

    table = party(decks={1: [card]}, discards={1: ["grace"]}).happen(thrice)
    assert [event.facts["success"] for event in table.told("checked")] == [success] * 3
    assert (table.character(1).deck, table.character(1).discard) == ([card], ["grace"])


@rule("DF-151")
def test_an_empty_draw_deck_is_made_of_the_discard_pile_for_a_skill_check() -> None:
    table = party(decks={1: []}, discards={1: ["cantrip"]}).happen(lambda s: skill_check(s, 1))
    assert table.told("checked")[0].facts["success"] is True
    assert (table.character(1).deck, table.character(1).discard) == (["cantrip"], [])


@rule("DF-151")
def test_without_any_card_a_skill_check_fails() -> None:
    table = party(decks={1: []}, hands={1: ["cantrip"]}).happen(lambda s: skill_check(s, 1))
    assert table.told("checked")[0].facts["success"] is False


@rule("DF-153")
@pytest.mark.parametrize("hp", [6, 0])
def test_skill_checks_are_made_without_being_asked_even_by_a_stunned_player(hp: int) -> None:
    table = party(hp={1: hp}, dragonfire="cursed", hands={1: []}).turn(1)
    assert players(table, "revealed") == [1, 1]


@rule("DF-150")
@pytest.mark.parametrize(("seat", "success"), [(0, True), (2, True), (1, False)])
def test_a_card_of_two_class_types_succeeds_in_the_skill_check_of_either(seat: int, success: bool) -> None:
    table = party(decks={seat: ["mace-of-smiting"]}).happen(lambda s: skill_check(s, seat))
    assert table.told("checked")[0].facts["success"] is success


@rule("DF-154")
@pytest.mark.parametrize(("top", "success"), [("stealth", True), ("cantrip", False)])
def test_a_skill_check_that_names_a_class_type_needs_its_colour(top: str, success: bool) -> None:
    table = party(decks={1: [top]}).happen(lambda s: skill_check(s, 1, color="R"))
    assert table.told("checked")[0].facts["success"] is success


@rule("DF-156")
def test_players_make_skill_checks_with_their_decks_and_encounters_saves_with_theirs() -> None:
    def fixed() -> Party:
        return party(decks={0: ["glory", "grace"]}, primary=["orog", "ogre"], encounters=[("troll", 0)])

    table = fixed().happen(lambda s: skill_check(s, 0))
    assert table.character(0).deck == ["glory", "grace"]
    assert table.state.decks["primary"][-2:] == ["ogre", "orog"]
    table = fixed().happen(lambda s: save(s, there(s, "troll-1")))
    assert table.character(0).deck == ["grace", "glory"]
    assert table.state.decks["primary"][0] == "orog"
    assert table.state.decks["primary"][-1] == "ogre"


# ---- words


@rule("DF-353")
def test_encounter_tokens_are_encounters_and_character_tokens_are_not() -> None:
    table = party(hands={2: ["spirit-guardians"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(2).answer("play Spirit Guardians")
    assert [foe.name for foe in table.state.encounters] == ["kobold-pack"] * 4
    assert table.character(2).in_play[0].tokens == 3


@rule("DF-345")
@pytest.mark.parametrize(("card", "free"), [("glory", True), ("javelin", False), ("longsword-plus-1", True)])
def test_basic_cards_and_magic_items_are_not_non_basic_cards(card: str, free: bool) -> None:
    table = party(hands={1: [card]}, dragonfire="a-new-edict").play_cards(1)
    assert (f"play {table.table.rules.word('card', card)}" in table.options) is free


@rule("DF-334")
def test_a_buried_card_is_not_discarded() -> None:
    table = party(encounters=[("dryad", 0)], dragonfire="cursed-treasure", gold=dict.fromkeys(range(4), 5))
    table.state.encounters = []
    table.end_turn(0)
    assert table.state.decks["dragonfire"][0] == "cursed-treasure"
    assert "cursed-treasure" not in table.state.discards["dragonfire"]
    assert [character.gold for character in table.state.characters] == [5] * 4, "no Deadfall"
