"""Bots that play together: what comes to their mind first, and what a second look is good for."""

from __future__ import annotations

import pytest

from questboard.arena import play_all, records, ventures
from questboard.bots import LEVELS, Chair, Planner, make_bot
from questboard.games import load_rules
from questboard.games.adventure import eval
from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.options import plan
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.state import Campaign, RowCard
from questboard.games.ashardalon.adventures.chambers import ChamberQuest
from questboard.games.ashardalon.adventures.gear import GEAR, RogharsGear
from questboard.kernel import Ask
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import Crypt, crypt, first_thought, square

RULES = load_rules("ashardalon")


def won(level: str, games: int) -> int:
    """How many Monster Hunts four bots of a level win."""
    (record,) = records(
        list(play_all(ventures("ashardalon", [("2", 4)], [level], games, "test", {}), workers=1))
    )
    return record.wins


# ---- levels


@pytest.mark.nightly
def test_a_quick_look_wins_monster_hunts_and_whoever_does_not_look_loses_them():
    hasty, blind = won("medium", 10), won("random", 4)
    assert blind == 0
    assert won("easy", 10) < hasty
    assert hasty >= 4


def test_every_level_decides_the_same_again_and_says_why():
    table = deal(RULES, 3, 2, {"adventure": "4"})
    for _ in random_answers(table, 2):
        if table.ply == 40:
            break
    chair = Chair.at(table)
    for level in LEVELS:
        decision = make_bot(level, 9).decide(chair)
        assert make_bot(level, 9).decide(chair) == decision
        assert 0 <= decision.index < len(chair.ask.options)
        assert decision.why.endswith(".")


def test_a_planner_decides_the_same_wherever_its_seat_sees_the_same():
    table = deal(RULES, 2, 5, {"adventure": "4"})
    different = compared = 0
    for _ in random_answers(table, 5):
        if table.ask is None or table.ply % 12 or compared == 8:
            continue
        compared += 1
        elsewhere = table.imagine(table.ask.seat, "hidden things lie otherwise")
        different += elsewhere.state.key() != table.state.key()
        here, there = (Planner(3, worlds=2).decide(Chair.at(each)) for each in (table, elsewhere))
        assert here == there
    assert different


def test_of_options_that_look_the_same_a_planner_tries_only_one():
    table = crypt(["vistra"], at={"vistra": "1b2"}, adventure="2").hero_phase("vistra").table
    chair = Chair.at(table)
    looked_at = Planner(1, width=99)._likeliest(chair)
    weights = RULES.priors(table.state, chair.ask)
    assert len({weights[option] for option in looked_at}) == len(looked_at) < len(chair.ask.options)


# ---- first thoughts


def facing(adventure: str, *monsters: tuple[str, str], **more) -> Crypt:
    """Vistra at the north edge of the Start tile, about to act."""
    return crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        powers={"vistra": ["sure-strike"]},
        monsters=[(name, where, "vistra") for name, where in monsters],
        adventure=adventure,
        **more,
    ).hero_phase("vistra")


def test_a_hero_attacks_what_is_in_reach_before_anything_else():
    assert first_thought(facing("2", ("snake", "1b1"))) == "use Sure Strike"


def test_a_hero_attacks_the_villain_of_the_chamber_and_not_who_stands_beside():
    table = facing("12", ("ashardalon", "1c1"), ("snake", "1a2"))
    table.state.chamber, table.state.chamber_tiles = "ashardalons-lair", [0]
    ChamberQuest.chamber_ready.set(table.state)
    table.answer("use Sure Strike")
    assert first_thought(table) == "Ashardalon, Red Dragon"


def guarded(*powers: str) -> Crypt:
    """Vistra beside the Margrath of the Prison Guard and a Cultist with a Shield marker."""
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        powers={"vistra": list(powers)},
        monsters=[("human-cultist", "1b1", "vistra"), ("margrath", "1a2", "vistra")],
        adventure="4",
    )
    state = table.state
    state.chamber, state.chamber_tiles = "prison-guard", [0]
    state.heroes[0].row = [RowCard("human-cultist", shield=True)]
    ChamberQuest.chamber_ready.set(state)
    return table.hero_phase("vistra")


def test_a_daily_goes_to_the_villain_and_not_to_a_cultist_who_falls_to_any_blow():
    table = guarded("into-the-fray")
    assert first_thought(table) == "use Into the Fray"
    table.answer("use Into the Fray")
    assert first_thought(table).startswith("Margrath")


def test_a_daily_is_kept_for_the_villain_who_is_out_of_reach():
    table = guarded("sure-strike", "into-the-fray")
    table.state.figures["margrath-1"].square = square("1d4")
    ask = table.table.ask
    assert ask is not None
    weights = dict(zip(RULES.labels(ask), RULES.priors(table.state, ask), strict=True))
    assert weights["use Sure Strike"] > 100 * weights["use Into the Fray"]


def test_bots_know_how_many_heroes_each_attack_on_several_hurts():
    load_rules("drizzt")
    known = {tactic.at for monster in MONSTERS.values() for tactic in monster.tactics}
    assert {at for at in known if at.startswith(("each", "two"))} <= set(eval.VICTIMS)


def test_of_two_monsters_the_more_harmful_one_is_attacked():
    table = facing("2", ("gibbering-mouther", "1b1"), ("snake", "1a2"))
    table.state.figures["gibbering-mouther-1"].damage = 1
    table.answer("use Sure Strike")
    assert first_thought(table) == "Gibbering Mouther 1"


def test_monsters_that_hurt_many_are_more_harmful_than_others():
    assert eval.harmfulness("gibbering-mouther") > eval.harmfulness("orc-smasher") > eval.harmfulness("snake")


def test_a_hero_without_foes_goes_where_there_is_something_to_explore():
    table = crypt(["vistra"], at={"vistra": "1b3"}, adventure="2").hero_phase("vistra")
    ask = table.table.ask
    assert ask is not None
    weights = RULES.priors(table.state, ask)
    _, square = ask.options[max(range(len(weights)), key=lambda option: weights[option])]
    assert any(mask >> square & 1 for mask in table.state.board.edges.values())


def test_whoever_has_the_gear_runs_for_the_stairs_and_leaves():
    table = facing("3", tiles=["1 north vault"])
    s = table.state
    RogharsGear.gear_taken.set(s)
    GEAR.set(table.hero("vistra"))
    ask = table.table.ask
    assert ask is not None
    weights = RULES.priors(s, ask)
    _, square = ask.options[max(range(len(weights)), key=lambda option: weights[option])]
    assert (s.board.exits(0) | s.board.exits(1)) >> square & 1
    leaving = crypt(["vistra"], at={"vistra": "1d2"}, adventure="3")
    RogharsGear.gear_taken.set(leaving.state)
    GEAR.set(leaving.hero("vistra"))
    place_tile(leaving.state, "vault", Edge(0, 0))
    assert first_thought(leaving.end_hero_phase("vistra")) == "yes"


def test_nobody_leaves_by_the_stairs_before_the_gear_is_found():
    table = crypt(["vistra", "quinn"], at={"vistra": "1d2"}, adventure="3").end_hero_phase("vistra")
    assert first_thought(table) == "no"


def test_villains_are_wanted_near_and_monsters_far_away():
    table = crypt(["quinn"], at={"quinn": "1b1"}, tiles=["1 north t-junction", "3 north t-junction"])
    for monster, wanted in (("margrath", 2), ("snake", 3)):
        about = {"monster": monster}
        ask = Ask(0, "Put {monster} on which tile?", (2, 3), "tile for a monster", "WA-170", None, about)
        weights = RULES.priors(table.state, ask)
        assert ask.options[weights.index(max(weights))] == wanted


def test_an_attack_on_everybody_is_rather_cancelled_than_a_small_one():
    def eagerness(card: str) -> float:
        about = {"encounter": card, "price": 5}
        ask = Ask(0, "", ((5,), None), "payment to cancel", "WA-154", None, about)
        pay, keep = RULES.priors(crypt(["quinn"]).state, ask)
        return pay / keep

    assert eagerness("earthquake") > 1 > eagerness("bulls-eye")


def test_in_the_store_bots_spend_gold_on_lasting_things_and_sell_nothing():
    deals = (("buy", "lucky-charm", 600), ("sell", "lucky-charm", 300), ("surge", 500), ("done",))
    weights = RULES.priors(crypt(["quinn"]).state, Ask(0, "", deals, "deal", "WA-279", None, {}))
    order = sorted(range(len(deals)), key=lambda option: -weights[option])
    assert [deals[option][0] for option in order] == ["surge", "buy", "done", "sell"]


def test_the_more_monsters_are_near_the_less_a_hero_wants_to_explore():
    peaceful = crypt(["quinn"], at={"quinn": "1b2"}).state
    beset = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[("grell", "1c2"), ("cave-bear", "1c3")]).state
    assert plan.eagerness(beset) < plan.eagerness(peaceful) == plan.EXPLORING


# ---- what a position is worth


def test_a_position_is_worth_more_with_more_hit_points_and_fewer_monsters():
    alone = crypt(["quinn", "vistra"]).state
    hurt = crypt(["quinn", "vistra"], hp={"quinn": 2}).state
    beset = crypt(["quinn", "vistra"], monsters=[("grell", "1c2", "quinn")]).state
    doomed = crypt(["quinn", "vistra"], hp={"quinn": 0}, surges=0).state
    worth = [eval.value(each)[0] for each in (alone, hurt, doomed)]
    assert worth == sorted(worth, reverse=True)
    assert eval.value(beset)[0] < worth[0]


def test_a_hero_close_to_death_is_worse_when_no_healing_surge_is_left():
    def cost_of_wounds(surges: int) -> float:
        hale, hurt = (crypt(["quinn", "vistra"], hp={"quinn": hp}, surges=surges).state for hp in (8, 2))
        return sum([eval.strength(hale, hero) for hero in hale.heroes]) - sum(
            [eval.strength(hurt, hero) for hero in hurt.heroes]
        )

    assert cost_of_wounds(surges=0) > cost_of_wounds(surges=1)


def test_a_won_game_of_a_campaign_counts_and_a_lost_one_counts_against_it():
    s = crypt(["quinn", "vistra"], adventure="13").state
    worth = {}
    for game, losses in ((1, 0), (2, 0), (2, 1)):
        s.campaign = Campaign(game, 0, [], losses, False, [], [], [])
        worth[game, losses] = eval.value(s)[0]
    assert worth[2, 0] > worth[2, 1] > 0
    assert worth[2, 0] > worth[1, 0]
