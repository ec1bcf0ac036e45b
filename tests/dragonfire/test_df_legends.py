"""The six encounters of Difficulty 3, and what Immune means."""

from typing import Any

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.damage import make_shots, targets
from questboard.games.dragonfire.rules.defeat import clear_level, clear_levels
from questboard.games.dragonfire.rules.foes import calm, move, new_token, strength
from questboard.games.dragonfire.rules.health import may_be_healed
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import new_play
from questboard.testing import rule
from tests.dragonfire.party import Party, party, there


def works(table: Party, name: str, card: str, damage: str = "", levels: int = 0, kind: Any = "card") -> bool:
    """Whether damage of a card may be assigned to an encounter."""
    new_play(table.state, 1 if kind == "assist" else 0, card, kind, damage, levels)
    make_shots(table.state)
    return table.foe(name) in targets(table.state, table.state.turn.shots[-1])


# ---- Immune


@rule("DF-341", "DF-342")
def test_vampire_is_immune_to_level_damage():
    table = party(encounters=[("vampire", 0)])
    assert not works(table, "vampire", "lightning-bolt", levels=2)
    assert not works(table, "vampire", "twist-the-knife", levels=1, kind="assist")
    assert works(table, "vampire", "twist-the-knife", "RR")
    table.happen(lambda s: clear_levels(s, there(s, "vampire-1"), 1))
    assert table.foe("vampire").cleared == 0


@rule("DF-341")
def test_what_a_card_is_immune_to_may_go_to_its_tokens():
    table = party(encounters=[("vampire", 0)])
    token = new_token(table.state, "vampire", 0, "G", "Undead", "1", 1, "vampire-1").uid
    table.happen(lambda s: clear_levels(s, there(s, token), 1))
    assert table.foes() == ["vampire-1"]


@rule("DF-341", "DF-342")
def test_texts_without_level_damage_may_name_a_vampire():
    table = party(hands={0: ["grapple"]}, encounters=[("vampire", 1)])
    table.play_cards(0).answer("play Grapple")
    assert table.foe("vampire").seat == 0


@rule("DF-341", "DF-342")
@pytest.mark.parametrize("item", ["ebony-staff-plus-1", "potion-of-poison"])
def test_magic_items_work_on_vampire_and_rakshasa(item):
    assert CARDS[item].item
    table = party(encounters=[("vampire", 0), ("rakshasa", 0)])
    assert works(table, "vampire", item, levels=1)
    assert works(table, "rakshasa", item, "B")
    assert can_be_named(table.state, table.foe("rakshasa"), table.state.turn.plays[-1])
    vampire = table.foe("vampire").uid
    play = table.state.turn.plays[0]
    table.happen(lambda s: clear_levels(s, there(s, vampire), 1, play))
    assert table.foe("vampire").cleared == 1


@rule("DF-341")
@pytest.mark.parametrize(("undead", "cleared", "left"), [("vampire", 1, [2, 3]), ("mummy", 0, [3])])
def test_vampire_takes_the_points_of_flame_strike_but_not_its_levels(undead, cleared, left):
    table = party(hands={0: ["flame-strike"]}, encounters=[(undead, 1, cleared)])
    table.play_cards(0).answer("play Flame Strike").deal()
    assert table.foe(undead).uncleared == left


@rule("DF-341", "DF-342")
@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("cloud-of-daggers", False),
        ("crown-of-confusion", False),
        ("cantrip", False),
        ("lightning-bolt", True),
        ("scorching-ray", True),
        ("glory", True),
        ("greatsword", True),
    ],
)
def test_rakshasa_is_immune_to_arcane_cards_of_cost_5_or_less(card, may):
    table = party(encounters=[("rakshasa", 0), ("troll", 0)])
    assert works(table, "rakshasa", card, "B") is may
    assert works(table, "troll", card, "B")
    assert can_be_named(table.state, table.foe("rakshasa"), table.state.turn.plays[0]) is may


@rule("DF-341")
def test_rakshasa_cannot_be_named_by_an_arcane_assist_of_cost_5():
    table = party(encounters=[("rakshasa", 0), ("troll", 0), ("orog", 0)])

    async def names(s):
        play = new_play(s, 1, "cloud-of-daggers", "assist")
        await name_encounter(s, 1, "Which?", s.encounters, "DF-159", play=play)

    table.happen(names)
    assert table.options == ["Troll", "Orog"]


@rule("DF-341")
def test_damage_of_a_feature_is_no_arcane_card():
    table = party(encounters=[("rakshasa", 0)])
    assert works(table, "rakshasa", "eldritch-knight", "1", kind="effect")


# ---- Vampire and its Lair


@rule("DF-340")
def test_vampire_heals_a_level_when_it_deals_damage():
    table = party(encounters=[("vampire", 0, 2)], hp={0: 6}).take_damage(0)
    assert table.foe("vampire").uncleared == [1, 2, 3]
    table = party(encounters=[("vampire", 0, 2)])
    table.state.turn.prevented.append("vampire-1")
    table.take_damage(0)
    assert table.foe("vampire").uncleared == [2, 3]


@rule("DF-349")
@pytest.mark.parametrize(
    ("third", "secondary", "primary", "summoned"),
    [
        (["rakshasa", "vampire"], ["mummy"], ["ghoul-pack"], "vampire-1"),
        (["rakshasa"], ["xorn", "mummy"], ["ghoul-pack"], "mummy-1"),
        ([], ["xorn"], ["troll", "ghoul-pack"], "ghoul-pack-1"),
        ([], ["xorn"], ["troll", "orog"], "troll-1"),
    ],
)
def test_vampire_lair_summons_an_undead_from_the_highest_deck_that_has_one(
    third, secondary, primary, summoned
):
    table = party(adventure_level=5)
    decks = {"third": third, "secondary": secondary, "primary": primary}
    table.state.decks |= {name: list(reversed(cards)) for name, cards in decks.items()}
    table.appear("vampire-lair", 2, "third")
    assert table.foes(2) == ["vampire-lair-1", summoned]
    assert table.character(2).place == "vampire-lair-1"


@rule("DF-364")
def test_what_vampire_lair_summons_saves_with_the_deck_it_came_from():
    table = party(adventure_level=5)
    table.state.decks |= {"third": [], "secondary": ["mummy"]}
    table.appear("vampire-lair", 2, "third")
    assert table.foe("mummy").deck == "secondary"


def test_vampire_lair_heals_each_undead_facing_the_character_whose_turn_it_is():
    undead = [
        ("vampire-lair", 0, 1),
        ("mummy", 0, 2),
        ("wraith", 0, 1),
        ("troll", 1, 2),
        ("ghoul-pack", 1, 1),
    ]
    table = party(encounters=undead, places={1: "vampire-lair"}).turn(0).answer("pass")
    assert (table.foe("mummy").cleared, table.foe("wraith").cleared) == (0b1, 0)
    assert (table.foe("ghoul-pack").cleared, table.foe("vampire-lair").cleared) == (0b1, 0b1)


# ---- Beholder


@pytest.mark.parametrize("top", ["cyclops", "xorn", "mummy", "drider"])
def test_beholder_does_what_the_colour_of_the_secondary_decks_top_card_says(top):
    table = party(hands={0: ["glory"] * 3}, encounters=[("beholder", 0)], secondary=[top]).turn(0)
    s = table.state
    found = {
        "cyclops": strength(s, table.foe("beholder")) == 4,
        "xorn": not can_be_named(s, table.foe("beholder")),
        "mummy": not may_be_healed(s, 0),
        "drider": table.character(0).discard == ["glory", "glory"],
    }
    assert found == {name: name == top for name in found}
    assert s.decks["secondary"][0] == top


def test_beholder_that_cannot_be_named_can_still_be_damaged():
    table = party(hands={0: ["glory"] * 4}, encounters=[("beholder", 0)], secondary=["xorn"]).turn(0)
    table.answer(*["play Glory"] * 4).deal()
    assert table.foe("beholder").cleared == 1


# ---- Adult Black Dragon


@rule("DF-033", "DF-363")
def test_adult_black_dragon_breathes_at_each_character_at_its_place_when_its_tripwire_is_crossed():
    encounters = [("adult-black-dragon", 0, 1), ("cursed-ground", 2)]
    table = party(hp=dict.fromkeys(range(4), 5), encounters=encounters, unconscious=[3])
    table.happen(lambda s: clear_level(s, there(s, "adult-black-dragon-1"), 1))
    assert [character.hp for character in table.state.characters] == [5, 5, 5, 0]
    table.happen(lambda s: clear_level(s, there(s, "adult-black-dragon-1"), 2))
    assert [character.hp for character in table.state.characters] == [4, 4, 5, 0]


@rule("DF-033")
def test_adult_black_dragon_in_a_location_breathes_at_those_who_are_there():
    encounters = [("cursed-ground", 0), ("adult-black-dragon", 0, 2)]
    table = party(hp=dict.fromkeys(range(4), 5), encounters=encounters, places={1: "cursed-ground"})
    table.happen(lambda s: clear_level(s, there(s, "adult-black-dragon-1"), 2), seat=3)
    assert [character.hp for character in table.state.characters] == [4, 4, 5, 5]


# ---- Iron Golem


def test_iron_golem_cannot_be_moved_or_stopped_from_attacking_by_a_text():
    table = party(hp={0: 6}, encounters=[("iron-golem", 0)])

    async def effect(s):
        calm(s, there(s, "iron-golem-1"), "DF-032")
        move(s, there(s, "iron-golem-1"), 2, "DF-344")

    table.happen(effect).take_damage(0)
    assert (table.foe("iron-golem").seat, table.character(0).hp) == (0, 2)


def test_iron_golem_costs_its_player_a_card_in_replenish():
    table = party(decks={0: ["glory"] * 5}, encounters=[("iron-golem", 0)]).replenish(0)
    assert len(table.character(0).hand) == 1


@rule("DF-187")
def test_level_damage_does_not_clear_the_square_levels_of_iron_golem():
    table = party(encounters=[("iron-golem", 0)])
    table.happen(lambda s: clear_levels(s, there(s, "iron-golem-1"), 2))
    assert table.foe("iron-golem").cleared == 0
    table = party(encounters=[("iron-golem", 0, 1)])
    table.happen(lambda s: clear_levels(s, there(s, "iron-golem-1"), 2))
    assert table.foe("iron-golem").uncleared == [2, 3]
