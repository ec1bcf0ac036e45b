"""Locations: who is in them, who may enter and leave, what happens to them."""

import pytest

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.rules.defeat import clear_level
from questboard.games.dragonfire.rules.foes import facing, move, place_of
from questboard.games.dragonfire.rules.health import become_unconscious, lose_hp
from questboard.games.dragonfire.rules.moving import moves
from questboard.games.dragonfire.rules.reveal import reveal, summon
from questboard.testing import rule
from tests.dragonfire.party import FOUR, party


def reveal_for(table, seat):
    """The top card of the Primary Deck is revealed for a player."""
    return table.happen(lambda s: reveal(s, "primary", seat, "DF-071"))


def uids(foes):
    return [foe.uid for foe in foes]


# ---- coming into play


@rule("DF-111", "DF-115")
def test_a_location_is_an_encounter_that_attacks_and_is_damaged_like_the_others():
    table = party(hands={0: ["greatsword"]}, hp={0: 5}, encounters=[("bandit-camp", 0)])
    table.play_cards(0).answer("play Greatsword").deal()
    assert table.foe("bandit-camp").uncleared == [1, 2]
    assert table.character(0).hp == 4


@rule("DF-112")
def test_a_player_is_in_the_location_that_comes_to_face_them():
    table = party().appear("bandit-camp", 2)
    assert [character.place for character in table.state.characters] == ["", "", "bandit-camp-1", ""]


@rule("DF-113")
def test_a_second_location_for_a_player_is_buried_and_another_encounter_revealed():
    table = party(encounters=[("bandit-camp", 1)], primary=["quicksand-mire", "ogre"])
    reveal_for(table, 1)
    assert table.foes(1) == ["bandit-camp-1", "ogre-1"]
    assert table.state.decks["primary"][0] == "quicksand-mire"
    assert "quicksand-mire" not in table.state.discards["primary"]


@rule("DF-114")
def test_the_last_card_of_a_deck_is_shuffled_with_the_discard_before_the_next_is_revealed():
    table = party(encounters=[("bandit-camp", 1)])
    table.state.decks["primary"] = ["quicksand-mire"]
    table.state.discards["primary"] = ["ogre", "troll"]
    reveal_for(table, 1)
    (came,) = [foe.name for foe in table.state.encounters if not foe.location]
    left = [*table.state.decks["primary"], came]
    assert sorted(left) == ["ogre", "quicksand-mire", "troll"]
    assert table.state.discards["primary"] == []


@rule("DF-055")
def test_of_two_players_only_one_is_in_a_location():
    table = party(FOUR[:2], encounters=[("bandit-camp", 0)], primary=["quicksand-mire", "ogre"])
    reveal_for(table, 1)
    assert (table.foes(1), table.character(1).place) == (["ogre-1"], "")
    assert table.state.discards["primary"] == ["quicksand-mire"]


@rule("DF-075")
@pytest.mark.parametrize(
    ("unconscious", "refused"), [([], False), ([2], True)], ids=["somebody is left", "nobody is left"]
)
def test_a_location_that_would_put_all_players_in_different_ones_is_discarded(unconscious, refused):
    table = party(
        encounters=[("bandit-camp", 0), ("flooded-sewer", 1)],
        primary=["quicksand-mire", "ogre"],
        unconscious=unconscious,
    )
    reveal_for(table, 3)
    assert ("quicksand-mire" in table.state.discards["primary"]) is refused
    assert table.character(3).place == ("" if refused else "quicksand-mire-1")


@rule("DF-075")
def test_a_location_is_not_refused_while_two_share_another():
    table = party(
        FOUR[:3], encounters=[("bandit-camp", 0)], places={1: "bandit-camp"}, primary=["rival-camp"]
    )
    reveal_for(table, 2)
    assert table.character(2).place == "rival-camp-1"


@rule("DF-075")
def test_a_summoned_location_is_refused_as_well():
    table = party(FOUR[:2], encounters=[("bandit-camp", 0)])
    table.state.decks["primary"] = ["troll", "quicksand-mire", "ogre"]
    table.happen(lambda s: summon(s, "primary", 1, wanted=lambda card: card.color == "R"))
    assert table.foes(1) == []


# ---- moving


@rule("DF-115")
def test_a_location_faces_everybody_in_it_wherever_it_lies():
    table = party(encounters=[("bandit-camp", 0)], places={2: "bandit-camp"})
    assert [uids(facing(table.state, seat)) for seat in range(4)] == [
        ["bandit-camp-1"],
        [],
        ["bandit-camp-1"],
        [],
    ]


@rule("DF-116", "DF-134")
def test_in_start_turn_a_character_may_move_into_a_location_and_back_out_of_it():
    table = party(encounters=[("bandit-camp", 1)]).turn(0)
    assert (table.prompt, table.asked) == ("Move to which place?", 0)
    table.answer("Bandit Camp")
    assert table.character(0).place == "bandit-camp-1"
    table.turn(0).answer("the main area")
    assert table.character(0).place == ""


@rule("DF-116")
def test_nobody_moves_from_one_location_straight_to_another():
    table = party(encounters=[("bandit-camp", 0), ("flooded-sewer", 2)], places={1: "bandit-camp"})
    assert moves(table.state, 1) == [""]
    assert moves(table.state, 3) == ["bandit-camp-1", "flooded-sewer-1"]


@rule("DF-117")
def test_the_last_character_in_a_location_does_not_leave_it():
    table = party(encounters=[("bandit-camp", 0)])
    assert moves(table.state, 0) == []
    shared = party(encounters=[("bandit-camp", 0)], places={1: "bandit-camp"})
    assert (moves(shared.state, 0), moves(shared.state, 1)) == ([""], [""])


@rule("DF-118", "DF-119")
@pytest.mark.parametrize("location", ["vampire-lair", "bandit-camp", "quicksand-mire"])
def test_a_location_holds_no_more_characters_than_its_number(location):
    room = ENCOUNTERS[location].capacity
    table = party(
        (*FOUR, FOUR[0]), encounters=[(location, 0)], places=dict.fromkeys(range(1, room), location)
    )
    assert moves(table.state, 4) == []
    table.character(1).place = ""
    assert moves(table.state, 4) == [f"{location}-1"]


@rule("DF-120")
def test_a_location_never_moves_but_slides_to_a_player_left_in_it():
    table = party(encounters=[("bandit-camp", 0)], places={2: "bandit-camp"})
    move(table.state, table.foe("bandit-camp"), 1, "DF-344")
    assert table.foe("bandit-camp").seat == 0
    table.turn(0).answer("the main area")
    assert table.foe("bandit-camp").seat == 2
    assert uids(facing(table.state, 2)) == ["bandit-camp-1"]


@rule("DF-121")
def test_encounters_stay_with_their_player_who_enters_or_leaves_a_location():
    table = party(encounters=[("bandit-camp", 1), ("ogre", 0)]).turn(0).answer("Bandit Camp")
    ogre = table.foe("ogre")
    assert (ogre.seat, place_of(table.state, ogre)) == (0, "bandit-camp-1")
    ogre = table.turn(0).answer("the main area").foe("ogre")
    assert (ogre.seat, place_of(table.state, ogre)) == (0, "")


@rule("DF-376")
def test_a_location_acts_on_a_player_who_has_just_moved_in_and_not_on_one_who_has_just_moved_out():
    table = party(gold={0: 3, 1: 3}, encounters=[("bandit-camp", 1)])
    table.turn(0).answer("Bandit Camp")
    assert (table.character(0).gold, table.character(1).gold) == (2, 3)
    table.turn(0).answer("the main area")
    assert table.character(0).gold == 2


# ---- damage, and the end


@rule("DF-128")
def test_in_a_location_one_is_hit_by_it_and_by_what_faces_oneself():
    encounters = [("bandit-camp", 0), ("ogre", 0), ("troll", 1), ("gnoll-pack", 2)]
    table = party(hp={0: 9}, encounters=encounters, places={1: "bandit-camp"}).take_damage(0)
    assert table.character(0).hp == 6


@rule("DF-122")
def test_a_defeated_location_pays_and_its_characters_return_when_the_phase_closes():
    table = party(
        gold=dict.fromkeys(range(4), 0),
        encounters=[("bandit-camp", 0, 2), ("ogre", 1)],
        places={1: "bandit-camp"},
    )
    table.state.turn.phase = "deal damage"
    table.happen(lambda s: clear_level(s, s.encounters[0], 2))
    assert [character.gold for character in table.state.characters] == [3, 2, 2, 2]
    assert (table.character(0).place, table.character(1).place) == ("bandit-camp-1", "bandit-camp-1")
    assert table.state.discards["primary"] == []
    table.play(("damage_dealt", 0))
    assert (table.character(0).place, table.character(1).place) == ("", "")
    assert table.state.discards["primary"] == ["bandit-camp"]


@rule("DF-129")
@pytest.mark.parametrize("company", [False, True])
def test_a_location_whose_only_character_becomes_unconscious_is_discarded_without_gold(company):
    table = party(
        gold=dict.fromkeys(range(4), 0),
        encounters=[("bandit-camp", 0), ("ogre", 0)],
        places={2: "bandit-camp"} if company else {},
    )
    table.happen(lambda s: become_unconscious(s, 0))
    assert table.foes() == (["bandit-camp-1"] if company else []) + ["ogre-1"]
    assert table.state.discards["primary"] == ([] if company else ["bandit-camp"])
    assert [character.gold for character in table.state.characters] == [0, 0, 0, 0]
    assert table.character(0).place == ""
    if company:
        assert table.foe("bandit-camp").seat == 2


@rule("DF-377")
def test_a_stunned_character_keeps_the_location_in_play():
    table = party(hp={0: 1}, encounters=[("bandit-camp", 0)])
    table.happen(lambda s: lose_hp(s, 0, 1, "DF-222"))
    assert table.character(0).stunned
    assert (table.foes(), table.character(0).place) == (["bandit-camp-1"], "bandit-camp-1")
