"""The turn: its three phases, healing surges, conditions, and who acts in a Villain Phase."""

from typing import Any

import pytest

from questboard.games.adventure.state import RowCard
from questboard.games.ashardalon.adventures.hunts import MonsterHunt
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

PLAIN: dict[str, list[str]] = {"vistra": [], "quinn": [], "keyleth": []}
QUIET = ["kobold-trappers"]
"""An Encounter card that does nothing to anybody here."""


def acted(table: Crypt) -> list[str]:
    """The figures that have acted, in order."""
    return [event.facts["figure"] for event in table.told("activated")]


def kinds(table: Crypt, *wanted: str) -> list[str]:
    """What happened, of some kinds, in order."""
    return [event.kind for event in table.table.journal if event.kind in wanted]


# ---- order of play


@rule("WA-031", "WA-073", "WA-242")
def test_play_goes_clockwise_to_the_player_on_the_left():
    places = {"vistra": "1b2", "quinn": "1c2", "keyleth": "2b2"}
    table = crypt(
        list(places), at=places, encounters=["kobold-trappers", "dragons-tribute", "high-alert"], powers=PLAIN
    )
    table.state.first = 1
    table.turn("quinn").answer("end the Hero Phase", "end the Hero Phase", "end the Hero Phase")
    heroes = [(event.facts["hero"], event.facts["round"]) for event in table.told("turn")]
    assert heroes == [("quinn", 1), ("keyleth", 1), ("vistra", 1), ("quinn", 2)]


@rule("WA-032", "WA-060", "WA-066")
def test_a_turn_is_hero_phase_exploration_phase_villain_phase():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1a1", "quinn": "2c2"},
        stack=["plain-passage-a"],
        monster_deck=["cave-bear"],
        powers=PLAIN,
        dice=[1],
    )
    table.turn("vistra")
    assert table.state.turn.phase == "hero"
    table.answer("end the Hero Phase")
    assert (table.state.turn.phase, table.prompt) == ("exploration", "Explore which edge?")
    table.answer("the north edge of tile 1")
    assert table.state.turn.phase == "villain"
    table.answer("1b1")
    told = kinds(table, "turn", "phase", "explored", "activated")
    assert told == ["turn", "phase", "phase", "explored", "phase", "activated", "turn", "phase"]


@rule("WA-204")
def test_a_solo_hero_takes_every_turn_and_is_its_own_neighbour():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        monsters=[("snake", "2d1")],
        encounters=["high-alert"],
        powers=PLAIN,
        auto_ties=True,
        dice=[1],
    )
    table.turn("vistra").answer("end the Hero Phase")
    assert table.state.environment == "high-alert"
    assert [event.facts["hero"] for event in table.told("turn")] == ["vistra", "vistra"]
    assert table.hero("vistra").row == [RowCard("snake")]


@rule("WA-242")
def test_a_card_passed_to_the_right_goes_to_the_end_of_the_previous_players_row():
    table = crypt(
        ["vistra", "quinn", "keyleth"],
        monsters=[("snake", "1a1", "vistra"), ("grell", "1b1", "quinn")],
        powers=PLAIN,
    )
    table.state.environment = "high-alert"
    table.play(("end_of_villain_phase", 1))
    assert table.hero("vistra").row == [RowCard("snake"), RowCard("grell")]
    assert table.hero("quinn").row == []


# ---- healing surges


@rule("WA-056", "WA-058", "WA-115", "WA-117")
def test_a_hero_who_starts_the_turn_at_zero_hit_points_must_spend_a_surge():
    table = crypt(["quinn", "vistra"], hp={"quinn": 0}, surges=1, powers=PLAIN).start_turn("quinn")
    assert table.state.surges == 0
    assert table.hero("quinn").hp == 4
    assert "end the Hero Phase" in table.options  # and a normal turn follows


@rule("WA-014", "WA-115")
def test_the_heroes_lose_when_a_hero_starts_the_turn_at_zero_and_no_surge_is_left():
    table = crypt(["quinn", "vistra"], hp={"quinn": 0}, surges=0, powers=PLAIN).turn("quinn")
    assert table.over
    assert table.table.outcome.winners == ()
    assert table.table.outcome.rule == "WA-115"


@rule("WA-118")
def test_a_hero_above_zero_hit_points_spends_no_surge():
    table = crypt(["quinn"], hp={"quinn": 1}, surges=2, powers=PLAIN).start_turn("quinn")
    assert table.state.surges == 2
    assert table.hero("quinn").hp == 1
    assert not [label for label in table.options if "surge" in label.lower()]


@rule("WA-116")
def test_surges_are_one_pool_for_the_whole_party():
    table = crypt(["quinn", "vistra"], hp={"quinn": 0, "vistra": 0}, surges=2, powers=PLAIN)
    table.start_turn("quinn").answer("end the Hero Phase")
    assert table.state.surges == 1
    table.start_turn("vistra")
    assert table.state.surges == 0


@rule("WA-118")
def test_a_hero_who_was_healed_before_its_turn_needs_no_surge():
    table = crypt(["quinn", "vistra"], at={"quinn": "1b1", "vistra": "1b2"}, hp={"vistra": 0}, powers=PLAIN)
    table.hero_phase("quinn").answer("use Healing Hymn", "end the Hero Phase")
    table.start_turn("vistra")
    assert table.state.surges == 2
    assert table.hero("vistra").hp == 2


# ---- Dazed and Poisoned


@rule("WA-084", "WA-088")
def test_a_hero_has_at_most_one_marker_of_each_condition():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        conditions={"quinn": ["dazed", "poisoned"]},
        monsters=[("grell", "1c2"), ("gibbering-mouther", "1d1")],
        powers=PLAIN,
        dice=[20, 20],
    )
    table.play(("activate", "grell-1"), ("activate", "gibbering-mouther-1"))
    assert table.hero("quinn").conditions == ["dazed", "poisoned"]
    assert table.hero("quinn").hp == 6


@rule("WA-086")
def test_the_dazed_marker_is_discarded_at_the_end_of_the_hero_phase():
    table = crypt(["quinn"], conditions={"quinn": ["dazed"]}, powers=PLAIN).start_turn("quinn")
    assert table.hero("quinn").conditions == ["dazed"]
    table.answer("end the Hero Phase")
    assert table.hero("quinn").conditions == []


@rule("WA-089")
def test_a_poisoned_hero_takes_1_damage_at_the_start_of_the_hero_phase():
    table = crypt(["quinn"], conditions={"quinn": ["poisoned"]}, hp={"quinn": 5}, powers=PLAIN)
    table.start_turn("quinn")
    assert table.hero("quinn").hp == 4


@rule("WA-089", "WA-227")
def test_poison_comes_before_the_surge_and_a_hero_it_brings_down_spends_one_at_once():
    table = crypt(["quinn"], conditions={"quinn": ["poisoned"]}, hp={"quinn": 1}, powers=PLAIN)
    table.start_turn("quinn")
    assert kinds(table, "took_damage", "downed", "surge", "healed") == [
        "took_damage",
        "downed",
        "surge",
        "healed",
    ]
    assert table.state.surges == 1


@rule("WA-089", "WA-232")
def test_poison_deals_nothing_to_a_hero_at_zero_hit_points():
    table = crypt(["vistra"], conditions={"vistra": ["poisoned"]}, hp={"vistra": 0}, powers=PLAIN)
    table.start_turn("vistra")
    assert table.told("took_damage") == []
    assert table.hero("vistra").hp == 4
    assert table.hero("vistra").conditions == ["poisoned"]


@rule("WA-090")
@pytest.mark.parametrize(("die", "left"), [(9, ["poisoned"]), (10, [])])
def test_at_the_end_of_the_hero_phase_ten_or_more_ends_poisoned(die, left):
    table = crypt(["quinn"], conditions={"quinn": ["poisoned"]}, dice=[die], powers=PLAIN)
    table.end_hero_phase("quinn")
    assert table.hero("quinn").conditions == left


# ---- fixed orders


@rule("WA-227")
def test_poison_curses_and_the_surge_come_in_a_fixed_order_before_any_action():
    table = crypt(
        ["vistra"],
        conditions={"vistra": ["poisoned"]},
        curses={"vistra": ["bloodlust"]},
        hp={"vistra": 2},
        powers=PLAIN,
    )
    table.start_turn("vistra")
    told = [
        (event.kind, event.rule) for event in table.table.journal if event.kind in ("took_damage", "surge")
    ]
    assert told == [("took_damage", "WA-089"), ("took_damage", "WA-227"), ("surge", "WA-117")]
    assert table.hero("vistra").hp == 4


@rule("WA-228")
def test_environment_damage_then_rolls_then_dazed_end_the_hero_phase():
    table = crypt(["quinn"], conditions={"quinn": ["dazed", "poisoned"]}, powers=PLAIN, dice=[12])
    table.state.environment = "hidden-snipers"
    table.end_hero_phase("quinn")
    told = [(event.kind, event.facts.get("condition")) for event in table.table.journal]
    wanted = [("took_damage", None), ("rolled", None), ("relieved", "poisoned"), ("wore_off", "dazed")]
    assert [each for each in told if each in wanted] == wanted


@pytest.fixture
def stairs_lead_out(monkeypatch):
    """The adventure names the stairs of the Start tile as an exit."""
    monkeypatch.setattr(MonsterHunt, "exits", lambda self, s, seat: s.board.exits(0) | s.board.exits(1))


@rule("WA-123")
def test_a_hero_on_the_exit_at_the_end_of_the_hero_phase_may_leave(stairs_lead_out):
    table = crypt(["quinn", "vistra"], at={"quinn": "1d2"}, powers=PLAIN).end_hero_phase("quinn")
    assert table.prompt == "Quinn stands at the way out. Leave the dungeon?"
    table.answer("yes")
    assert table.hero("quinn").escaped
    assert not table.hero("quinn").on_board


@rule("WA-123")
def test_leaving_is_optional(stairs_lead_out):
    table = crypt(["quinn"], at={"quinn": "1d2"}, powers=PLAIN).end_hero_phase("quinn").answer("no")
    assert table.hero("quinn").on_board


@rule("WA-246")
def test_nobody_leaves_by_stairs_that_the_adventure_does_not_name():
    table = crypt(["quinn"], at={"quinn": "1d2"}, powers=PLAIN).end_hero_phase("quinn")
    assert table.over
    assert table.hero("quinn").on_board


@rule("WA-228", "WA-233")
def test_a_hero_downed_by_an_environment_on_the_exit_cannot_leave(stairs_lead_out):
    table = crypt(["quinn"], at={"quinn": "1d2"}, hp={"quinn": 1}, powers=PLAIN)
    table.state.environment = "hidden-snipers"
    table.end_hero_phase("quinn")
    assert table.over
    assert (table.hero("quinn").hp, table.hero("quinn").on_board) == (0, True)


@rule("WA-124")
def test_the_player_of_an_escaped_hero_takes_only_villain_phases_and_draws_no_encounter():
    table = crypt(
        ["quinn", "vistra"],
        at={"vistra": "2d3"},
        monsters=[("orc-archer", "1a1", "quinn"), ("margrath", "1c1")],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1, 1],
    )
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    table.turn("quinn")
    assert table.state.active == 1  # Vistra's Hero Phase is the next thing that anybody is asked about
    assert kinds(table, "drew_encounter", "activated") == ["activated", "activated"]
    assert table.hero("vistra").hp == 7  # the arrow grazed her; quills missed
    assert table.state.environment == ""


@rule("WA-246")
def test_an_escaped_hero_can_no_longer_lose_the_game_by_having_no_hit_points():
    table = crypt(["quinn", "vistra"], hp={"quinn": 0}, surges=0, powers=PLAIN, encounters=QUIET)
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    table.turn("quinn")
    assert table.state.active == 1
    assert table.state.ending is None


# ---- Villain Phase


def explored(tile: str, **position: Any) -> Crypt:
    """Vistra has explored a tile, and her Villain Phase is over."""
    table = crypt(
        ["vistra"],
        at={"vistra": "1b1"},
        stack=[tile, "plain-passage-c"],
        monster_deck=["snake", "human-cultist"],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1, 1],
        **position,
    )
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert table.over
    return table


@rule("WA-046", "WA-067")
def test_an_encounter_card_is_drawn_when_a_black_tile_was_placed():
    assert explored("crossing").state.environment == "kobold-trappers"


@rule("WA-068")
def test_no_encounter_card_is_drawn_when_a_white_tile_was_placed():
    table = explored("plain-passage-a")
    assert table.state.environment == ""
    assert table.told("drew_encounter") == []


@rule("WA-067")
def test_an_encounter_card_is_drawn_when_no_tile_was_placed():
    table = crypt(["vistra"], at={"vistra": "1b2"}, encounters=QUIET, powers=PLAIN)
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert table.state.environment == "kobold-trappers"


@rule("WA-069")
def test_each_villain_acts_in_every_villain_phase_one_at_a_time_in_the_order_of_the_active_player():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1b3"},
        monsters=[("kraash", "2d1"), ("margrath", "2d3")],
        encounters=QUIET,
        powers=PLAIN,
        dice=[1] * 8,
    )
    table.villain_phase("quinn")
    assert (table.asked, table.prompt) == (1, "Which Villain acts?")
    table.answer("Margrath, Duergar Captain")
    while not table.over:
        table.answer(table.options[0])
    assert acted(table) == ["margrath-1", "kraash-1"]


@rule("WA-070", "WA-051")
def test_the_active_players_cards_are_activated_in_the_order_in_which_they_came():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "2d3", "quinn": "2d2"},
        monsters=[("snake", "1a1", "vistra"), ("orc-archer", "1a2", "quinn"), ("grell", "1a3", "vistra")],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 4,
    )
    table.hero("vistra").row.reverse()
    table.villain_phase("vistra")
    assert acted(table) == ["grell-1", "snake-1"]


@rule("WA-051", "WA-070")
@pytest.mark.parametrize(
    "order", [("snake", "whirling-blades", "grell"), ("grell", "snake", "whirling-blades")]
)
def test_trap_cards_are_activated_in_their_place_among_the_monster_cards(order):
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "2d3", "quinn": "2d2"},
        monsters=[("snake", "1a1", "vistra"), ("grell", "1a3", "vistra")],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 9,
    )
    table.state.markers["whirling-blades"] = [0]
    table.hero("vistra").row = [RowCard(card) for card in order]
    table.villain_phase("vistra")
    told = [event for event in table.table.journal if event.kind in ("activated", "triggered")]
    names = [event.facts.get("encounter") or event.facts["figure"].removesuffix("-1") for event in told]
    assert names == list(order)
    other = Crypt(table.rules, table.state.clone()).villain_phase("quinn")
    assert not [event for event in other.table.journal if event.kind in ("activated", "triggered")]


@rule("WA-071", "WA-072", "WA-236")
def test_every_monster_of_the_same_name_acts_whoever_has_its_card():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "2d3", "quinn": "2d2"},
        monsters=[("grell", "1a1", "vistra"), ("grell", "1a3", "quinn"), ("snake", "1a2", "quinn")],
        encounters=[*QUIET, "high-alert"],
        powers=PLAIN,
        dice=[1] * 8,
    )
    table.villain_phase("vistra").answer("Grell 2")
    while not table.over:
        table.answer(table.options[0])
    assert acted(table) == ["grell-2", "grell-1"]
    table.villain_phase("quinn")
    while not table.over:
        table.answer(table.options[0])
    assert sorted(acted(table)) == ["grell-1", "grell-2", "snake-1"]


@rule("WA-071")
def test_a_figure_acts_once_in_a_villain_phase_even_with_two_cards_of_its_name():
    table = crypt(
        ["vistra"],
        at={"vistra": "2d3"},
        monsters=[("grell", "1a1"), ("grell", "1a3")],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 4,
    )
    table.villain_phase("vistra")
    assert acted(table) == ["grell-1", "grell-2"]


@rule("WA-074", "WA-132")
def test_a_monster_placed_by_a_sentry_joins_the_end_of_the_row_and_acts_in_the_same_phase():
    table = crypt(
        ["vistra"],
        at={"vistra": "2d3"},
        monsters=[("kobold-dragonshield", "1a1"), ("snake", "1a3")],
        monster_deck=["human-cultist"],
        stack=["plain-passage-a"],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 4,
    )
    table.villain_phase("vistra")
    assert table.hero("vistra").row == [
        RowCard(name) for name in ("kobold-dragonshield", "snake", "human-cultist")
    ]
    assert acted(table) == ["kobold-dragonshield-1", "snake-1", "human-cultist-1"]


@rule("WA-074")
def test_a_new_figure_whose_kind_has_acted_still_acts():
    table = crypt(
        ["vistra"],
        at={"vistra": "2d3"},
        monsters=[("snake", "2a1"), ("kobold-dragonshield", "1a1")],
        tokens=[("box-of-caltrops", "2c2")],
        monster_deck=["snake"],
        stack=["plain-passage-a"],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
    )
    table.villain_phase("vistra")
    assert table.state.experience == ["snake"]  # the first one trod on a caltrop
    assert acted(table) == ["snake-1", "kobold-dragonshield-1", "snake-2"]


@rule("WA-241")
def test_a_villain_placed_in_the_encounter_step_acts_in_the_same_villain_phase():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        encounters=["ashardalon-arrives", *QUIET],
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 4,
    )
    table.villain_phase("vistra")
    assert acted(table) == ["ashardalon-1"]


@rule("WA-241")
def test_a_villain_placed_in_the_exploration_phase_acts_in_the_same_turn():
    table = crypt(
        ["vistra"],
        adventure="7",
        at={"vistra": "1b1"},
        stack=["secure-exit"],
        monster_deck=["snake"],
        powers=PLAIN,
        auto_ties=True,
        dice=[1] * 9,
    )
    table.turn("vistra").answer("end the Hero Phase")
    assert acted(table) == ["kraash-1", "snake-1"]


@rule("WA-182", "WA-287")
def test_with_every_hero_down_the_villain_phase_is_over_at_once():
    table = crypt(
        ["vistra", "quinn"],
        hp={"vistra": 0, "quinn": 0},
        monsters=[("kobold-dragonshield", "1a1"), ("margrath", "2d1")],
        encounters=QUIET,
        powers=PLAIN,
    )
    table.villain_phase("vistra")
    assert table.over
    assert kinds(table, "activated", "drew_encounter", "tile_placed") == []


@rule("WA-182")
def test_monsters_stop_as_soon_as_the_last_hero_is_down():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        hp={"vistra": 1},
        monsters=[("orc-archer", "2a1"), ("kobold-dragonshield", "1a1")],
        encounters=QUIET,
        powers=PLAIN,
        dice=[20],
    )
    table.villain_phase("vistra")
    assert acted(table) == ["orc-archer-1"]


@rule("WA-182", "WA-287")
def test_a_hero_off_the_board_is_not_down_and_sentries_go_on_exploring():
    table = crypt(
        ["vistra"],
        monsters=[("kobold-dragonshield", "1a1"), ("margrath", "2d1")],
        encounters=QUIET,
        powers=PLAIN,
        auto_ties=True,
    )
    table.hero("vistra").square, table.hero("vistra").away = -1, "pit"
    table.villain_phase("vistra")
    assert acted(table)[0] == "kobold-dragonshield-1"  # the Villain does nothing
    assert len(table.state.dungeon.tiles) > 2


@rule("WA-061")
def test_a_downed_hero_does_not_explore():
    table = crypt(["vistra", "quinn"], at={"vistra": "1a1"}, hp={"vistra": 0}, powers=PLAIN).explore("vistra")
    assert table.over
    assert len(table.state.dungeon.tiles) == 2


@rule("WA-134", "WA-221")
def test_the_active_hero_of_an_encounter_card_is_the_hero_of_the_player_who_drew_it():
    table = crypt(["vistra", "quinn"], encounters=["bulls-eye"], powers=PLAIN, dice=[20])
    assert table.state.active == 0
    table.play(("encounter", 1))
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (8, 7)


# ---- nobody is left standing


@rule("WA-182", "WA-235")
def test_a_card_that_fells_the_last_hero_brings_no_further_encounter_card():
    table = crypt(
        ["vistra", "quinn"],
        hp={"vistra": 1, "quinn": 0},
        conditions={"vistra": ["poisoned"]},
        monsters=[("snake", "1a1", "vistra")],
        encounters=["deadly-poison", "unbearable-heat"],
        powers=PLAIN,
    )
    table.villain_phase("vistra")
    assert table.over
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["deadly-poison"]
    assert acted(table) == []


@rule("WA-235")
def test_a_card_that_leaves_somebody_standing_brings_the_further_encounter_card_that_it_orders():
    table = crypt(
        ["vistra", "quinn"],
        hp={"vistra": 1},
        conditions={"vistra": ["poisoned"]},
        encounters=["deadly-poison", "kobold-trappers"],
        powers=PLAIN,
    )
    table.villain_phase("vistra")
    drawn = [event.facts["encounter"] for event in table.told("drew_encounter")]
    assert drawn == ["deadly-poison", "kobold-trappers"]


@rule("WA-182")
def test_when_the_card_of_bad_luck_fells_the_last_hero_step_1_draws_none():
    table = crypt(
        ["vistra"],
        hp={"vistra": 1},
        curses={"vistra": ["bad-luck"]},
        encounters=["unbearable-heat", "kobold-trappers"],
        powers=PLAIN,
    )
    table.villain_phase("vistra")
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["unbearable-heat"]
