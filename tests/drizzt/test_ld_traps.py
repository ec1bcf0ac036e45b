"""The six Traps of The Legend of Drizzt."""

from __future__ import annotations

import pytest

from questboard.games.adventure.state import OFF, Object, RowCard
from questboard.games.drizzt.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

IMMOBILIZED, POISONED = "immobilized", "poisoned"
MARK = "mark-of-lolth"
EAST = ["2 east cavern-plain-5", "3 east cavern-plain-8", "4 east cavern-plain-10"]
"""Tiles 3 to 5, each one tile farther from tile 2."""
TRAPS = {
    # card: bonus, damage, conditions, what disables it
    "shock-trap": (10, 3, [], 10),
    "web-snare": (8, 0, [IMMOBILIZED], 8),
    "poison-dart-wall": (7, 1, [POISONED], 10),
    "falling-stalactites": (8, 1, [], 12),
    "gas-vent": (5, 1, [], 12),
    "glyph-of-warding": (9, 2, [], 14),
}
FIGURES = [(card, *figures) for card, figures in TRAPS.items()]


def party(*heroes: str, **position) -> Crypt:
    """Heroes without powers that could interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), game="drizzt", **position)


def lay(table: Crypt, hero: str, card: str, tile: int) -> Crypt:
    """A Trap lies on a tile already, its card in a Hero's row."""
    for packet in table.state.encounter_deck.packets:
        if card in packet.cards:
            packet.cards.remove(card)
    table.state.markers[card] = [tile - 1]
    table.hero(hero).row.append(RowCard(card))
    return table


def finish(table: Crypt) -> Crypt:
    """Give the first answer to whatever else is asked."""
    while not table.over:
        table.answer(table.options[0])
    return table


def row(table: Crypt, hero: str) -> list[str]:
    return [card.name for card in table.hero(hero).row]


def attacked(table: Crypt) -> list[str]:
    return [event.facts["target"] for event in table.told("attacked")]


def lost(table: Crypt) -> dict[str, int]:
    """The damage that Heroes have taken, who took any."""
    damage = {hero.name: hero.card.hit_points - hero.hp for hero in table.state.heroes}
    return {name: amount for name, amount in damage.items() if amount}


# ---- what all of them share


def test_these_are_all_the_traps():
    assert list(TRAPS) == [card.id for card in BOX.encounters.values() if card.kind == "trap"]


@rule("LD-146", "LD-056")
@pytest.mark.parametrize("card", TRAPS)
def test_the_marker_lies_on_the_heros_tile_and_the_card_at_the_end_of_the_row(card):
    table = party(
        "drizzt",
        "wulfgar",
        at={"drizzt": "2b2", "wulfgar": "1b2"},
        monsters=[("goblin-cutter", "2d3", "drizzt")],
    )
    table.draw_encounter("drizzt", card)
    assert table.state.markers == {card: [1]}
    assert row(table, "drizzt") == ["goblin-cutter", card]
    assert lost(table) == {}
    assert table.state.encounter_deck.discard == []


@rule("LD-146")
def test_where_a_trap_marker_lies_a_new_trap_is_discarded_and_another_card_drawn():
    table = lay(party("drizzt", at={"drizzt": "2b2"}, encounters=["overrun"]), "drizzt", "web-snare", 2)
    table.draw_encounter("drizzt", "shock-trap")
    assert table.state.markers == {"web-snare": [1]}
    assert table.state.encounter_deck.discard == ["shock-trap", "overrun"]
    assert lost(table) == {"drizzt": 1}


@rule("LD-146")
def test_only_trap_markers_keep_a_trap_away():
    table = party("drizzt", at={"drizzt": "2b2"})
    table.state.objects["crystal-prison"] = Object("crystal-prison", 1, 10, 4, blocks=False)
    table.draw_encounter("drizzt", "shock-trap")
    assert table.state.markers == {"shock-trap": [1]}


@rule("LD-231")
def test_a_downed_hero_draws_a_trap_like_any_other():
    table = party("drizzt", "wulfgar", at={"drizzt": "2b2"}, hp={"drizzt": 0})
    assert table.draw_encounter("drizzt", "web-snare").state.markers == {"web-snare": [1]}


def test_for_a_trap_that_a_hero_off_the_tiles_draws_another_card_is_drawn():
    table = party("drizzt", "wulfgar", encounters=["overrun"])
    table.hero("drizzt").square, table.hero("drizzt").away = OFF, "hide-in-a-nook"
    table.draw_encounter("drizzt", "web-snare")
    assert table.state.markers == {}
    assert lost(table) == {"wulfgar": 1}


@rule("LD-147", "LD-148")
def test_a_trap_drawn_in_a_villain_phase_is_activated_in_it():
    table = party("drizzt", at={"drizzt": "2b2"}, encounters=["poison-dart-wall"], dice=[20])
    table.villain_phase("drizzt")
    assert lost(table) == {"drizzt": 1}
    assert table.hero("drizzt").conditions == [POISONED]


@rule("LD-147")
def test_a_trap_is_activated_in_the_villain_phase_of_its_player_only():
    table = lay(party("drizzt", "wulfgar", at={"drizzt": "2b2"}), "drizzt", "web-snare", 2)
    table.state.turn.tile_placed = True
    table.villain_phase("wulfgar")
    assert attacked(table) == []


@rule("LD-147")
@pytest.mark.parametrize(("card", "bonus", "damage", "conditions", "disable"), FIGURES)
def test_a_trap_rolls_against_the_armor_class(card, bonus, damage, conditions, disable):
    for die, hurt, got in ((16 - bonus, damage, conditions), (15 - bonus, 0, [])):
        table = lay(party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[die]), "drizzt", card, 3)
        table.trigger("drizzt", card)
        assert table.hero("drizzt").hp == 8 - hurt
        assert table.hero("drizzt").conditions == got


WHOM = {
    "shock-trap": ["drizzt"],
    "web-snare": ["drizzt", "catti-brie"],
    "poison-dart-wall": ["drizzt", "catti-brie"],
    "falling-stalactites": ["drizzt", "catti-brie"],
    "gas-vent": ["drizzt", "catti-brie", "wulfgar"],
    "glyph-of-warding": ["drizzt"],
}


@rule("LD-147", "LD-195")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_attacks_the_standing_heroes_in_its_reach(card):
    heroes = ["drizzt", "catti-brie", "wulfgar", "regis", "bruenor"]
    at = {"drizzt": "3b3", "catti-brie": "3d2", "wulfgar": "4b2", "regis": "5b2", "bruenor": "3b2"}
    table = party(*heroes, at=at, tiles=EAST, hp={"bruenor": 0}, dice=[1] * 5)
    assert table.state.board.scorch(2) == square("3b3")
    lay(table, "regis", card, 3).trigger("regis", card)
    assert attacked(table) == WHOM[card]


@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_with_nobody_in_reach_does_nothing_and_stays(card):
    table = lay(party("drizzt", at={"drizzt": "1b2"}, tiles=EAST), "drizzt", card, 5)
    table.trigger("drizzt", card)
    assert attacked(table) == []
    assert table.state.markers == {card: [4]}


@rule("LD-127", "LD-149", "LD-235")
@pytest.mark.parametrize(("card", "bonus", "damage", "conditions", "disable"), FIGURES)
def test_a_hero_on_the_tile_may_disable_a_trap_instead_of_attacking(card, bonus, damage, conditions, disable):
    for die, removed in ((disable, True), (disable - 1, False)):
        table = lay(party("wulfgar", at={"wulfgar": "3b2"}, tiles=EAST, dice=[die]), "wulfgar", card, 3)
        table.hero_phase("wulfgar").answer("disable")
        assert (card not in table.state.markers) == removed
        assert (row(table, "wulfgar") == []) == removed
        assert (card in table.state.encounter_deck.discard) == removed
        assert table.state.turn.attacked


@rule("LD-149")
def test_drizzt_may_use_each_of_his_attacks_to_disable_a_trap():
    table = lay(party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[1, 2]), "drizzt", "shock-trap", 3)
    table.hero_phase("drizzt").answer("disable", "disable")
    assert not any("disable" in option for option in table.options)


@rule("LD-127")
def test_a_trap_is_not_disabled_from_another_tile():
    table = lay(party("wulfgar", at={"wulfgar": "2b2"}, tiles=EAST), "wulfgar", "shock-trap", 3)
    table.hero_phase("wulfgar")
    assert not any("disable" in option for option in table.options)


# ---- what some of them do besides


def test_the_shock_trap_is_discarded_after_a_hit_and_stays_after_a_miss():
    table = lay(party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[1]), "drizzt", "shock-trap", 3)
    table.trigger("drizzt", "shock-trap")
    assert row(table, "drizzt") == ["shock-trap"]
    table = lay(party("drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[20]), "drizzt", "shock-trap", 3)
    table.trigger("drizzt", "shock-trap")
    assert row(table, "drizzt") == []
    assert table.state.markers == {}
    assert table.state.encounter_deck.discard == ["shock-trap"]


@rule("LD-216")
def test_between_two_heroes_as_near_the_active_player_says_whom_the_shock_trap_attacks():
    table = party("drizzt", "wulfgar", at={"drizzt": "3c3", "wulfgar": "3b2"}, tiles=EAST, dice=[20])
    lay(table, "drizzt", "shock-trap", 3).trigger("drizzt", "shock-trap").answer("Wulfgar")
    assert lost(table) == {"wulfgar": 3}


def stalactites(**position) -> Crypt:
    """Stalactites over a Hero, a Villain and two Monsters, one Monster elsewhere."""
    table = party(
        "drizzt",
        at={"drizzt": "3b2"},
        tiles=EAST,
        monsters=[
            ("goblin-cutter", "3c2", "drizzt"),
            ("drow-duelist", "3c3", "drizzt"),
            ("artemis-entreri", "3b3"),
            ("goblin-archer", "4b2", "drizzt"),
        ],
        **position,
    )
    return lay(table, "drizzt", "falling-stalactites", 3).trigger("drizzt", "falling-stalactites")


def test_falling_stalactites_attack_each_monster_on_their_tile_with_a_roll_of_its_own():
    table = stalactites(dice=[1, 4, 6, 7])
    assert lost(table) == {}
    assert "goblin-cutter-1" not in table.state.figures  # 4 + 8 hits AC 12
    assert table.figure("drow-duelist-1").damage == 0  # 6 + 8 misses AC 15
    assert table.figure("artemis-entreri-1").damage == 1  # 7 + 8 hits AC 15
    assert table.figure("goblin-archer-1").damage == 0
    assert len(table.told("rolled")) == 4


@rule("LD-117")
def test_what_falling_stalactites_defeat_brings_experience_but_no_treasure():
    table = stalactites(dice=[1, 4, 6, 7])
    assert table.state.experience == ["goblin-cutter"]
    assert table.state.turn.rewards == []
    assert table.told("drew_treasure") == []


def test_the_glyph_of_warding_puts_a_discarded_mark_of_lolth_on_who_is_hit():
    table = party(
        "drizzt",
        "wulfgar",
        at={"drizzt": "3b2", "wulfgar": "1b2"},
        tiles=EAST,
        dice=[20],
        curses={"wulfgar": [MARK]},
    )
    table.state.encounter_deck.discard += [MARK, MARK]
    lay(table, "drizzt", "glyph-of-warding", 4).trigger("drizzt", "glyph-of-warding")
    assert table.hero("drizzt").curses == [MARK]
    assert table.state.encounter_deck.discard == [MARK]
    assert lost(table) == {"drizzt": 3, "wulfgar": 1}  # the attack, then the mark for both


@rule("LD-160")
def test_the_mark_of_the_glyph_cannot_be_cancelled():
    table = party(
        "drizzt", at={"drizzt": "3b2"}, tiles=EAST, dice=[20], experience=["feral-troll", "feral-troll"]
    )
    table.state.encounter_deck.discard.append(MARK)
    lay(table, "drizzt", "glyph-of-warding", 3).trigger("drizzt", "glyph-of-warding")
    assert table.over
    assert table.hero("drizzt").curses == [MARK]


@pytest.mark.parametrize(
    ("die", "discarded", "hp"),
    [
        pytest.param(20, [], 8, id="no mark is discarded"),
        pytest.param(1, [MARK], 8, id="the glyph misses"),
        pytest.param(20, [MARK], 2, id="the Hero falls"),
    ],
)
def test_the_glyph_puts_no_mark_on_a_hero_otherwise(die, discarded, hp):
    table = party("drizzt", "wulfgar", at={"drizzt": "3b2"}, tiles=EAST, dice=[die], hp={"drizzt": hp})
    table.state.encounter_deck.discard += discarded
    lay(table, "drizzt", "glyph-of-warding", 3).trigger("drizzt", "glyph-of-warding")
    assert table.hero("drizzt").curses == []
    assert table.state.encounter_deck.discard == discarded


def test_thieves_tools_add_5_to_the_roll():
    table = party(
        "wulfgar", at={"wulfgar": "3b2"}, tiles=EAST, dice=[9], items={"wulfgar": ["cavern-thieves-tools"]}
    )
    lay(table, "wulfgar", "glyph-of-warding", 3).hero_phase("wulfgar").answer("disable")
    assert table.state.markers == {}


@rule("LD-162")
def test_a_natural_20_on_a_roll_to_disable_a_trap_lets_the_hero_level_up():
    table = party(
        "wulfgar", at={"wulfgar": "3b2"}, tiles=EAST, dice=[20], experience=["feral-troll", "goblin-champion"]
    )
    lay(table, "wulfgar", "shock-trap", 3).hero_phase("wulfgar").answer("disable", "pay")
    finish_level(table)
    assert table.hero("wulfgar").level == 2
    assert table.state.markers == {}


def finish_level(table: Crypt) -> None:
    """Take the first new power that is offered."""
    if "Daily" in table.prompt:
        table.answer(table.options[0])
