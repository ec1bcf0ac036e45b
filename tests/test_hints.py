"""Hints: the option, a reason in the terms of its game, the next best option and the difference."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questboard.bots import Chair, Decision, Hint, hint, make_bot
from questboard.bots.hints import ahead
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import Table
from questboard.testing import position
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import crypt
from tests.dragonfire.party import party
from tests.fantasy.dungeon import dungeon

NAMES = ["Ada", "Ben", "Cyn", "Dan", "Eve", "Fay"]


class Takes:
    """A bot that has made up its mind."""

    def __init__(self, index: int, other: int | None = None, close: bool = False) -> None:
        self.decision = Decision(index, "because", other, close)

    def decide(self, chair: Chair) -> Decision:
        """What it is to answer."""
        return self.decision


def labels(table: Table[Any, Any]) -> list[str]:
    """What the options are called."""
    assert table.ask is not None
    return table.rules.kind(table.ask, NAMES[: table.seats]).rules.labels(table.ask)


def told(table: Table[Any, Any], label: str, other: str = "", close: bool = False) -> Hint:
    """The hint of a bot that takes an option, and perhaps thinks of another."""
    called = labels(table)
    bot = Takes(called.index(label), called.index(other) if other else None, close)
    return hint(Chair.at(table), bot, NAMES[: table.seats])


# ---- The Yawning Portal

FOUR_COLOURS = "row .... .... GRBY .... ....\n1 hand R15  gems RYG\n2 hand G02"


def taking(text: str) -> Table[Any, Any]:
    """A table at which player 1 chooses a seat for a Hero."""
    return position("portal", text, ("act", 0, "play")).table


def test_a_hero_is_played_for_gems_and_for_the_set_that_they_complete():
    why = told(taking(FOUR_COLOURS), "near seat 3").why
    assert why.startswith("Near seat 3: ")
    assert "takes 1 Ruby and 1 Sapphire" in why
    assert "15 of them because the fourth colour completes a set" in why


def test_a_gem_is_taken_for_its_points_and_the_difference_is_told_in_points():
    text = "far . . ~Y03! . .\nrow .... .... GRBY .... ....\n1 gems YYYG\n2 gems YYYY"
    table = position("portal", text, ("act", 0, "exchange")).table
    index, other = labels(table).index("Emerald"), labels(table).index("Topaz")
    advice = hint(Chair.at(table), Takes(index, other), NAMES[:2])
    assert advice.why.startswith("Emerald: -1 point")
    assert advice.points is not None


def test_points_compare_two_answers_in_the_same_worlds():
    table = taking("row .... .... GRBY .... ....\n1 hand R15\n2 hand G02")
    called = labels(table)
    best, worst = called.index("near seat 3"), called.index("near seat 1")
    gain = ahead(Chair.at(table), best, worst)
    assert gain is not None
    assert gain >= 2, "two Gems or more against none"
    assert ahead(Chair.at(table), worst, best) == pytest.approx(-gain, abs=3)
    why = hint(Chair.at(table), Takes(best, worst), NAMES[:2]).why
    assert re.search(r"Next best is near seat 1, about \d+ points less: takes nothing\.", why)
    other_way = hint(Chair.at(table), Takes(worst, best), NAMES[:2]).why
    assert "less" not in other_way, "the search saw farther than the points"


ORDER = "far . . ~Y03! . .\nrow .... .... GRBY .... ....\n1 hand R15 G01 gems RYG\n2 gems YYYY"


def test_a_tile_is_taken_for_the_hero_that_it_brings_to_the_table():
    table = position("portal", ORDER, ("turn", 0)).table
    why = told(table, "the red tile", "the green tile").why
    assert "play a Hero; Maugh Blackspit takes 1 Ruby and 1 Sapphire at near seat 3: +17 points" in why
    assert re.search(r"Next best is the green tile(, about .*)?: place green vegetables, draw two", why)


def test_a_white_diamond_completes_a_set():
    table = position("portal", ORDER, ("act", 0, "diamond")).table
    why = told(table, "Sapphire", "Topaz").why
    assert why.startswith("Sapphire: +16 points, 15 of them because the fourth colour completes a set")
    assert re.search(r"Next best is Topaz, about \d+ points less: \+2 points", why)


def test_a_food_is_placed_for_the_heroes_who_want_it():
    row = "row .... .... GRBY .... ....\n1 hand R11 gems RYG\n2 gems YYYY"
    table = position("portal", row, ("act", 0, "place")).table
    assert told(table, "blue fish", "red ham").why.startswith(
        "Blue fish: on slot 8: Fenn Redfletch in hand is worth 15 points more with it."
    )
    assert told(table, "red ham").why.startswith(
        "Red ham: no order in sight lacks it beside the row. Of games "
    )


# ---- the Adventure System


def test_an_attack_is_made_because_it_defeats_what_nobody_else_can_attack():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "2b4"},
        monsters=[("grell", "1c2"), ("snake", "1a2")],
    )
    table.hero_phase("quinn").answer("use Sacred Flame")
    advice = told(table.table, "Snake 1", "Grell 1", close=False)
    assert advice.why == (
        "Snake 1: hits on 7 or more, which defeats it; nobody else can attack it from where they stand. "
        "Next best is Grell 1: hits on 9 or more, 1 of its 2 HP; "
        "nobody else can attack it from where they stand."
    )
    assert advice.points is None
    lone = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[("snake", "1a2"), ("grell", "1c2")])
    lone.hero_phase("quinn").answer("use Sacred Flame")
    assert "nobody else" not in told(lone.table, "Snake 1").why


def test_a_move_is_made_because_of_what_can_be_attacked_from_there():
    table = crypt(["vistra"], at={"vistra": "1b1"}, monsters=[("grell", "1c3")]).hero_phase("vistra")
    assert "Grell 1 can be attacked from there" in told(table.table, "move to 1b2").why
    assert "attacked from there" not in told(table.table, "move to 1a1").why


def test_the_caverns_give_the_same_reasons():
    table = crypt(
        ["bruenor"],
        game="drizzt",
        at={"bruenor": "1b2"},
        powers={"bruenor": ["notched-axe"]},
        monsters=[("goblin-archer", "1c2")],
    ).hero_phase("bruenor")
    use = next(label for label in labels(table.table) if label.startswith("use "))
    assert re.match(r".*: Goblin Archer 1: hits on \d+ or more, which defeats it", told(table.table, use).why)
    away = told(table.table, "move to 1b3").why
    assert "Goblin Archer 1 can still be attacked from there" in away


CAVERN: dict[str, Any] = {
    "game": "drizzt",
    "at": {"drizzt": "1b2", "regis": "2c3"},
    "powers": {"drizzt": ["twinkle"]},
}


def test_in_the_caverns_it_is_told_who_falls_and_who_only_loses_hit_points():
    foes = [("goblin-archer", "1c2"), ("feral-troll", "1a2")]
    table = crypt(["drizzt", "regis"], monsters=foes, **CAVERN).hero_phase("drizzt").answer("use Twinkle")
    why = told(table.table, "Goblin Archer 1", "Feral Troll 1").why
    assert re.match(r"Goblin Archer 1: hits on \d+ or more, which defeats it", why)
    assert re.search(r"Next best is Feral Troll 1: hits on \d+ or more, 1 of its 4 HP", why)


def test_the_hero_phase_is_ended_because_of_what_comes_next():
    table = crypt(["drizzt", "regis"], **CAVERN).hero_phase("drizzt")
    why = told(table.table, "end the Hero Phase").why
    assert why == "End the Hero Phase: no unexplored edge lies along this square, so an Encounter is drawn."
    table.answer("move to 1b4")
    why = told(table.table, "end the Hero Phase").why
    assert why == "End the Hero Phase: a tile is placed at the unexplored edge to the south."


def test_a_power_that_attacks_nobody_is_told_in_full():
    table = crypt(["quinn"], at={"quinn": "1b2"}, hp={"quinn": 3}).hero_phase("quinn")
    why = told(table.table, "use Healing Hymn").why
    assert why.startswith("Use Healing Hymn: Quinn and one other Hero on his tile each regain 2 Hit Points. ")
    assert "…" not in why


# ---- Dragonfire


def test_a_card_is_played_because_of_what_it_defeats():
    table = party(hands={0: ["stealth", "stealth"]}, tokens=[(0, "R", "1", 1)]).play_cards(0)
    assert told(table.table, "play Stealth").why.startswith("Play Stealth: it defeats ")


def test_a_card_is_bought_for_its_share_of_the_gold():
    table = party(market=["cleave", "bless"], gold={0: 9}).market(0)
    why = told(table.table, "buy Cleave", "buy Bless", close=True).why
    assert why.startswith("Buy Cleave: 5 of your 9 gold. 2 black, ")
    assert "Next best is buy Bless, about as good: 2 of your 9 gold." in why


def test_a_card_that_clears_nothing_is_discarded_to_make_room():
    table = party(hands={0: ["grace"]}, encounters=[("ogre", 0)]).play_cards(0)
    assert "makes room for another card" in told(table.table, "discard Grace").why


def test_a_card_that_ends_the_scene_says_so_and_one_that_leaves_something_does_not():
    hands, tokens = {0: ["stealth"]}, [(0, "R", "1", 1)]
    last = party(hands=hands, tokens=tokens).play_cards(0)
    why = told(last.table, "play Stealth").why
    assert why.startswith("Play Stealth: it defeats Goblin 1, which spares you 1 damage; ")
    assert "; nothing else is left, so the Scene ends." in why
    one_of_two = party(hands=hands, tokens=tokens, encounters=[("ogre", 1)]).play_cards(0)
    assert "Scene" not in told(one_of_two.table, "play Stealth").why


def test_a_card_that_clears_only_together_with_another_names_it():
    table = party(hands={0: ["stealth", "grace"]}, encounters=[("ogre", 0)]).play_cards(0).table
    reasons = [told(table, label).why for label in ("play Stealth", "play Grace")]
    alone = [each for each in reasons if "together with" in each]
    both = party(hands={0: ["stealth", "grace"]}, tokens=[(0, "R", "2", 1)]).play_cards(0).table
    assert not alone, "an ogre needs more than both"
    assert "together with Grace it " in told(both, "play Stealth").why
    assert "together with Stealth it " in told(both, "play Grace").why


def test_healing_is_for_who_has_lost_most_and_the_damage_to_come_is_told():
    table = party(hands={0: ["potion-of-healing"]}, hp={0: 2}, tokens=[(0, "R", "1", 1)]).play_cards(0)
    why = told(table.table, "play Potion of Healing", "deal damage").why
    assert "Ada has 2 of 9 HP; nobody has lost more; 1 damage is coming." in why
    assert "Next best is deal damage: you would take 1 damage; nothing is cleared." in why
    table.answer("play Potion of Healing")
    assert hint(Chair.at(table.table), Takes(0, 1), NAMES[:4]).why == (
        "Ada: 2 of 9 HP; nobody has lost more; 1 damage is coming. Next best is Ben: 6 of 6 HP."
    )


# ---- the Fantasy Adventure Board Game


def test_a_door_is_opened_when_nothing_is_left_to_fight():
    rooms = "#########\n#...+...#\n#.{}..#...#\n#########"
    quiet = dungeon(rooms.format("."), {"regdar": "3,1"}, hidden="B").turn("regdar")
    door = next(label for label in labels(quiet.table) if label.startswith("open the door"))
    assert told(quiet.table, door).why.endswith(
        "; no monster is left here, and nobody knows what is behind it."
    )
    fight = dungeon(rooms.format("g"), {"regdar": "3,1"}, hidden="B").turn("regdar")
    assert "there is still 1 monster on the board" in told(fight.table, door, "end the turn").why


def test_a_chest_is_opened_where_nothing_can_strike_meanwhile():
    for hall, safe in (("#########\n#..C.#g.#\n#########", True), ("#########\n#..C.g..#\n#########", False)):
        kit = {"regdar": ["broadsword", "healing"]}
        table = dungeon(hall, {"regdar": "2,1"}, items=kit, hp={"regdar": 2}).turn("regdar")
        table.act("walk", table.square("3,1"))
        why = told(table.table, "open the chest").why
        assert why.startswith("Open the chest: 1 action for the card in it; ")
        assert ("nothing can strike meanwhile" in why) == safe


def test_a_potion_and_a_spell_are_used_because_of_what_was_lost():
    hall = "#########\n#....g..#\n#########"
    hurt: dict[str, Any] = {
        "hp": {"regdar": 2},
        "items": {"regdar": ["healing"], "jozan": ["lesser-restoration"]},
    }
    table = dungeon(hall, {"jozan": "2,1", "regdar": "1,1"}, **hurt).turn("jozan")
    cast = "cast Lesser Restoration on Regdar"
    assert told(table.table, cast).why.startswith(f"{cast[0].upper()}{cast[1:]}: Regdar has 2 of 8 HP")
    drinks = told(dungeon(hall, {"regdar": "1,1"}, **hurt).turn("regdar").table, "Regdar drinks Healing").why
    assert drinks == "Regdar drinks Healing: Regdar has 2 of 8 HP and regains 2."


def test_an_item_is_changed_for_a_better_one_in_the_knapsack():
    hall, kit = "#######\n#.....#\n#######", ["short-sword", "broadsword"]
    table = dungeon(hall, {"regdar": "1,1"}, items={"regdar": kit}).turn("regdar")
    hero = table.hero("regdar")
    hero.in_use, hero.knapsack = ["short-sword"], ["broadsword"]
    assert (
        "Broadsword in the knapsack hits harder than Short Sword" in told(table.table, "change an item").why
    )


def test_a_shot_is_taken_for_its_odds_and_because_nothing_strikes_back():
    hall, kit = "############\n#g.........#\n############", {"lidda": ["light-bow"]}
    far = dungeon(hall, {"lidda": "10,1"}, items=kit)
    why = told(far.turn("lidda").table, "shoot at goblin 1 with Light Bow").why
    assert "HP on average" in why
    assert "cannot come near enough to strike back" in why
    near = dungeon("#######\n#g...##\n#######", {"lidda": "4,1"}, items=kit)
    assert "strike back" not in told(near.turn("lidda").table, "shoot at goblin 1 with Light Bow").why


def test_a_walk_is_taken_because_of_whom_it_brings_into_reach():
    table = dungeon("########\n#g.....#\n########", {"regdar": "5,1"}, items={"regdar": ["broadsword"]})
    table.turn("regdar")
    assert "goblin 1 can be attacked from there" in told(table.table, "walk to b1").why
    assert "attacked" not in told(table.table, "walk to d1").why


# ---- every game


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_option_has_a_reason_that_can_be_read_and_no_hint_tells_chances(game):
    rules = load_rules(game)
    table = deal(rules, 2, 3, {"dungeon_master": "automatic"} if game == "fantasy" else None)
    seen = set[str]()
    for _ in random_answers(table, 3, 400):
        assert table.ask is not None
        kind = rules.kind(table.ask, NAMES[:2], table.view(table.ask.seat))
        for option in table.ask.options if table.ask.kind not in seen or not table.ply % 7 else ():
            if option is None:
                continue
            assert not re.search(r"[{}]", kind.reason(option)), (table.ask, option)
        if table.ask.kind not in seen:
            advice = hint(Chair.at(table), make_bot("planner:2", 1), NAMES[:2])
            assert advice.why.lower().startswith(f"{kind.label(table.ask.options[advice.index])}".lower())
            assert "chances" not in advice.why
        seen.add(table.ask.kind)
    assert len(seen) > 4
