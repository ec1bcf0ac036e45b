"""Rulings and answers to questions that belong to no card: figures, Experience, markers, who decides."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from questboard.games.adventure import log
from questboard.games.adventure.content import ALLIES, HEROES, MONSTERS
from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.exploring import draw_monster
from questboard.games.adventure.rules.steps import end
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventureState, Deck, Figure, Friend
from questboard.games.drizzt.adventures.dawn import PassageToDawn
from questboard.games.drizzt.cards.allies import available
from questboard.games.drizzt.registry import STEPS
from questboard.testing import dealt, rule
from questboard.testing.conformance import deal, random_answers
from tests.adventure.crypt import Crypt, cavern, crypt, from_the_top, square

RULES: Any = import_module("questboard.games.drizzt").RULES
TABLE_OF_FOUR = ("artemis-entreri", "jarlaxle-baenre", "methil", "yochlol")
"""Who waits at the Drow Glyph, from the lowest dice to the highest."""


@STEPS
async def smite(s: AdventureState, foe: str, by: int) -> None:
    """A Hero deals more damage than anybody can take."""
    harm(s, foe, 99, by, "LD-113")


def finish(table: Crypt) -> Crypt:
    """Answer whatever is asked with the first option."""
    while not table.over:
        table.table.answer(0)
    return table


# ---- playing together and against each other


@rule("LD-018")
def test_in_a_cooperative_adventure_all_heroes_win_or_lose_together():
    won = cavern(["drizzt", "bruenor"], adventure="3", monsters=[("shimmergloom", "2b2")])
    won.play(("smite", "shimmergloom-1", 0))
    assert RULES.outcome(won.state).winners == (0, 1)
    lost = cavern(["drizzt", "bruenor"], adventure="3", hp={"bruenor": 0}, surges=0).turn("bruenor")
    assert RULES.outcome(lost.state).winners == ()


@rule("LD-018")
def test_in_a_competitive_adventure_one_side_wins_what_the_other_loses():
    table = cavern(["drizzt", "bruenor", "jarlaxle"], adventure="9", hp={"jarlaxle": 0})
    table.hero("jarlaxle").villainous = True
    table.state.teams[1].surges = 0
    finish(table.turn("jarlaxle"))
    outcome = RULES.outcome(table.state)
    assert outcome.winners == (0, 1)
    assert [worth == 1 for worth in RULES.payoff(outcome)] == [True, True, False]


@rule("LD-038")
def test_a_special_rule_of_the_adventure_overrides_the_general_one():
    general = cavern(["drizzt"], at={"drizzt": "1c2"}, adventure="8").villain_phase("drizzt")
    assert general.told("drew_encounter"), "no tile was placed, so an Encounter card is drawn"
    special = cavern(["drizzt"], at={"drizzt": "1c2"}, adventure="10").villain_phase("drizzt")
    assert not special.told("drew_encounter")
    finish(special)
    assert len(special.state.dungeon.barriers) == 1


# ---- attacks


@rule("LD-098")
def test_a_hero_attacks_with_a_face_up_power_or_with_an_attack_of_a_treasure_card():
    def offered(used: list[str]) -> set[str]:
        table = crypt(
            ["wulfgar"],
            game="drizzt",
            at={"wulfgar": "1c2"},
            monsters=[("goblin-cutter", "1d2", "wulfgar")],
            items={"wulfgar": ["flask-of-oil"]},
        )
        table.hero("wulfgar").used = used
        return set(table.hero_phase("wulfgar").options)

    attacks = {"use Aegis-fang", "use Recuperating Strike", "use Bear Hug", "use Flask of Oil"}
    assert attacks <= offered(used=[])
    assert attacks - offered(used=["bear-hug"]) == {"use Bear Hug"}


# ---- Experience


@rule("LD-187")
def test_experience_is_one_pile_to_which_every_hero_adds_and_the_active_player_decides():
    table = cavern(
        ["drizzt", "bruenor"],
        monsters=[("drow-duelist", "2d2", "drizzt"), ("goblin-champion", "2d3", "bruenor")],
        encounters=["volcanic-spray"],
    )
    finish(table.play(("smite", "drow-duelist-1", 0), ("smite", "goblin-champion-1", 1)))
    assert [team.experience for team in table.state.teams] == [["drow-duelist", "goblin-champion"]]
    for hero, seat in (("bruenor", 1), ("drizzt", 0)):
        again = cavern(["drizzt", "bruenor"], experience=["drow-duelist", "goblin-champion"])
        again.draw_encounter(hero, "volcanic-spray")
        assert again.asked == seat
        assert again.options == ["pay 3 + 2 Experience", "pass"]


@rule("LD-188", "LD-229")
def test_the_monster_that_the_very_20_defeats_may_pay_for_the_level():
    table = crypt(
        ["wulfgar"],
        game="drizzt",
        at={"wulfgar": "1c2"},
        powers={"wulfgar": []},
        monsters=[("goblin-champion", "1d2", "wulfgar")],
        experience=["drow-duelist"],
        treasures=["cavern-potion-of-healing"],
        dice=[20],
    )
    table.hero_phase("wulfgar").answer("use Aegis-fang")
    while "level" not in table.prompt:
        table.table.answer(0)
    assert "goblin-champion-1" not in table.state.figures
    assert table.hero("wulfgar").level == 1
    table.answer("pay 3 + 2")
    assert table.hero("wulfgar").level == 2
    assert table.state.experience == []


@rule("LD-229")
def test_the_roll_that_brings_the_level_is_not_yet_a_critical_attack():
    def struck(level: int) -> int:
        table = crypt(
            ["wulfgar"],
            game="drizzt",
            at={"wulfgar": "1c2"},
            powers={"wulfgar": []},
            level={"wulfgar": level},
            monsters=[("feral-troll", "1d2", "wulfgar")],
            experience=["drow-duelist", "goblin-champion"],
            dice=[20],
        )
        table.hero_phase("wulfgar").answer("use Aegis-fang")
        if level == 1:
            assert table.figure("feral-troll-1").damage == 2, "all of the attack comes before the level"
            table.answer("pay 3 + 2")
        assert table.hero("wulfgar").level == 2
        return table.figure("feral-troll-1").damage

    assert struck(level=1) + 1 == struck(level=2)


# ---- markers


@rule("LD-185")
def test_the_marker_of_a_trap_lies_on_a_tile():
    table = cavern(["drizzt"], at={"drizzt": "2c2"})
    trap = next(card.id for card in RULES.box.encounters.values() if card.kind == "trap")
    finish(table.draw_encounter("drizzt", trap))
    assert table.state.markers == {trap: [1]}


@rule("LD-185")
def test_a_marker_that_stands_on_squares_covers_two_by_two_of_them():
    table = cavern(
        ["drizzt"],
        adventure="8",
        at={"drizzt": "2b1"},
        stack=["crystal-shard"],
        monster_deck=["goblin-cutter"],
        auto_ties=True,
    )
    finish(table.explore("drizzt"))
    covered = table.state.objects["crystal-prison"].pattern
    squares = [number for number in range(16) if covered >> number & 1]
    assert len({number >> 2 for number in squares}) == len({number & 3 for number in squares}) == 2
    assert len(squares) == 4


# ---- figures


def figures_and_cards(s: AdventureState) -> tuple[Counter[str], Counter[str]]:
    """The Monsters on tiles, and the Monster cards in rows, by kind."""
    figures = Counter(figure.name for figure in s.figures.values() if not MONSTERS[figure.name].villain)
    cards = Counter(card.name for hero in s.heroes for card in hero.row if card.name in MONSTERS)
    return figures, cards


@rule("LD-070")
@pytest.mark.parametrize(("adventure", "seats"), [("5", 3), ("8", 5), ("12", 4)])
def test_there_is_never_a_figure_more_than_there_are_cards_of_it(adventure, seats):
    seen: Counter[str] = Counter()
    for seed in range(2):
        table = deal(RULES, seats, seed, {"adventure": adventure, "heroes": "random", "powers": "random"})
        for _ in random_answers(table, seed):
            figures, cards = figures_and_cards(table.state)
            assert figures <= cards, f"seed {seed}, ply {table.ply}"
            assert all(count <= MONSTERS[name].count for name, count in cards.items())
            seen |= figures
    assert len(seen) > 4


@rule("LD-070")
def test_when_all_figures_of_a_monster_are_on_tiles_another_one_is_drawn():
    table = cavern(
        ["drizzt", "bruenor", "regis", "wulfgar"],
        adventure="8",
        monsters=[
            ("goblin-cutter", "1b3", "drizzt"),
            ("goblin-cutter", "1c3", "bruenor"),
            ("goblin-cutter", "2b3", "regis"),
        ],
    )
    s = table.state
    drawn = [draw_monster(s, 3) for _ in range(s.monster_deck.count)]
    assert len(drawn) == 27
    assert "goblin-cutter" not in drawn


# ---- one figure, one part


@rule("LD-233", "LD-290")
@pytest.mark.parametrize("adventure", ["2", "4"])
def test_where_artemis_or_jarlaxle_may_be_the_villain_nobody_can_play_them(adventure):
    offered = dealt("drizzt", 5, adventure=adventure, guests=True)
    assert "Vistra" in offered.options
    assert not {"Artemis Entreri", "Jarlaxle", "Athrogate"} & set(offered.options)
    for seed in range(12):
        names = {
            hero.name for hero in dealt("drizzt", 5, seed, adventure=adventure, heroes="random").state.heroes
        }
        assert not names & {"artemis", "jarlaxle"}


def at_the_glyph(heroes: list[str], die: int) -> str:
    """The Villain whom a die names in Adventure 4."""
    table = cavern(
        heroes, adventure="4", at={heroes[0]: "2b1"}, stack=["drow-glyph"], dice=[die], auto_ties=True
    )
    finish(table.explore(heroes[0]))
    return next(figure.name for figure in table.state.figures.values() if MONSTERS[figure.name].villain)


@rule("LD-233", "LD-290")
@pytest.mark.parametrize(
    ("heroes", "villains"),
    [
        (["drizzt", "vistra"], TABLE_OF_FOUR),
        (["artemis", "drizzt"], ("jarlaxle-baenre", "jarlaxle-baenre", "methil", "yochlol")),
        (["jarlaxle", "drizzt"], ("artemis-entreri", "methil", "methil", "yochlol")),
        (["artemis", "jarlaxle"], ("methil", "methil", "methil", "yochlol")),
    ],
)
def test_at_the_glyph_the_next_villain_comes_whom_nobody_plays(heroes, villains):
    assert tuple(at_the_glyph(heroes, die) for die in (1, 10, 11, 20)) == villains


@rule("LD-233", "LD-290")
@pytest.mark.parametrize(
    ("heroes", "villain", "reason"),
    [
        (["drizzt"], "artemis-entreri", "the Crown is found and Artemis Entreri defeated"),
        (["artemis"], "jarlaxle-baenre", "the Crown is found and Jarlaxle Baenre defeated"),
        (["jarlaxle", "artemis"], "methil", "the Crown is found and Methil El-Viddenvelp defeated"),
    ],
)
def test_who_hunts_the_crown_is_somebody_whom_nobody_plays(heroes, villain, reason):
    table = cavern(heroes, adventure="2", at={heroes[0]: "2b1"}, stack=["broken-door"], auto_ties=True)
    finish(table.explore(heroes[0]))
    assert [figure.name for figure in table.state.figures.values() if MONSTERS[figure.name].villain] == [
        villain
    ]
    crown = next(name for name, token in table.state.tokens.items() if token.kind == "crown")
    del table.state.tokens[crown]
    table.hero(heroes[0]).carried.append(crown)
    finish(table.play(("smite", f"{villain}-1", 0)))
    assert table.state.ending is not None
    assert (table.state.ending.won, table.state.ending.reason) == (True, reason)


@rule("LD-290")
def test_an_ally_never_comes_whose_character_somebody_plays():
    companions = ["drizzt", "bruenor", "catti-brie", "regis", "wulfgar"]
    for played in companions:
        s = cavern([played, "athrogate"], adventure="8").state
        free = [ally for ally in ALLIES if available(s, ally)]
        assert [ALLIES[ally].character for ally in ALLIES if ally not in free] == [played]


# ---- who decides

TRIO = ["drizzt", "bruenor", "regis"]
PLACES = {"drizzt": "2b2", "bruenor": "2c2", "regis": "2b3"}


@rule("LD-237")
@pytest.mark.parametrize("active", TRIO)
def test_the_active_player_decides_what_the_rules_leave_open(active):
    villains = cavern(TRIO, at=PLACES, monsters=[("methil", "1b2"), ("yochlol", "1b3")])
    villains.state.turn.tile_placed = True
    villains.villain_phase(active)
    assert (villains.prompt, villains.asked) == ("Which Villain acts?", villains.seat(active))
    target = cavern(TRIO, at=PLACES | {"bruenor": "1d3"}, monsters=[("goblin-archer", "2a2")])
    target.activate("goblin-archer-1", active)
    assert (target.prompt, target.asked) == ("Goblin Archer 1 attacks whom?", target.seat(active))
    place = cavern(TRIO, at=PLACES | {"bruenor": "2d3", "regis": "2d2"}, monsters=[("goblin-cutter", "1a2")])
    place.activate("goblin-cutter-1", active)
    assert (place.prompt, place.asked) == ("Put Goblin Cutter 1 on which square?", place.seat(active))
    allies = cavern(TRIO, at=PLACES)
    for ally, where in (("guenhwyvar", "1b2"), ("snort", "1b3")):
        allies.state.friends[ally] = Friend(ally, square(where), owner=allies.seat(active))
    allies.state.turn.tile_placed = True
    allies.villain_phase(active)
    assert (allies.prompt, allies.asked) == ("Which Ally acts?", allies.seat(active))


@rule("LD-237")
@pytest.mark.parametrize("moved", TRIO)
@pytest.mark.parametrize("active", TRIO)
def test_the_player_of_a_moved_hero_chooses_where_it_goes_whoever_is_active(active, moved):
    others = {name: "2d1" if number else "2c1" for number, name in enumerate(n for n in TRIO if n != moved)}
    table = cavern(
        TRIO,
        at={moved: "1b2", **others},
        monsters=[("hypnotic-spirit", "3b2"), ("feral-troll", "1c2")],
        tiles=["1 west cavern-plain-7"],
        auto_ties=True,
        dice=[20],
    )
    table.activate("feral-troll-1", active)
    assert table.asked == table.seat(moved)
    assert table.hero(moved).hp < table.hero(moved).card.hit_points


# ---- the end


@rule("LD-241")
def test_an_adventure_is_won_in_the_middle_of_a_villain_phase():
    table = cavern(
        ["athrogate"], adventure="3", at={"athrogate": "2b3"}, monsters=[("shimmergloom", "1b2")], dice=[20]
    )
    table.figure("shimmergloom-1").damage = 9
    table.state.friends["snort"] = Friend("snort", square("1a2"), owner=0)
    finish(table.villain_phase("athrogate"))
    assert table.state.ending is not None
    assert table.state.ending.won
    assert not table.told("drew_encounter")
    assert not table.told("activated")


@rule("LD-241")
@pytest.mark.parametrize(("adventure", "won"), [("3", True), ("8", False)])
def test_with_the_victory_nobody_is_asked_about_a_treasure_any_more(adventure, won):
    table = cavern(
        ["wulfgar", "drizzt"],
        adventure=adventure,
        at={"wulfgar": "1d2", "drizzt": "2d3"},
        monsters=[("shimmergloom", "1b2")],
        treasures=["necklace-of-speed"],
        dice=[15],
    )
    table.hero("wulfgar").powers = ["recuperating-strike"]
    table.figure("shimmergloom-1").damage = 9
    table.hero_phase("wulfgar").answer("use Recuperating Strike")
    assert table.over is won
    assert bool(table.told("drew_treasure")) is not won


@rule("LD-241")
def test_an_adventure_is_lost_at_the_start_of_a_turn_before_anything_else_happens_in_it():
    table = cavern(TRIO, adventure="3", at=PLACES, hp={"bruenor": 0}, surges=0).turn("bruenor")
    assert table.over
    assert table.state.ending is not None
    assert not table.state.ending.won
    assert not table.told("drew_encounter")


@STEPS
async def both_at_once(s: AdventureState) -> None:
    """One effect meets the victory and the defeat of adventure 8."""
    PassageToDawn.prison_open.set(s)
    harm(s, "errtu-1", 99, 0, "LD-113")
    end(s, False, "time has run out", "LD-024")


@rule("LD-241")
def test_if_one_effect_meets_victory_and_defeat_the_defeat_counts():
    table = cavern(["drizzt"], adventure="8", at={"drizzt": "1b2"}, monsters=[("errtu", "2c2")])
    table.play(("both_at_once",))
    assert table.state.ending is not None
    assert not table.state.ending.won
    assert RULES.outcome(table.state).winners == ()


@rule("LD-241")
def test_a_victory_stands_whatever_an_effect_after_it_would_do():
    table = cavern(["drizzt"], adventure="3", at={"drizzt": "1b2"}, monsters=[("shimmergloom", "2c2")])
    table.play(("smite", "shimmergloom-1", 0), ("both_at_once",))
    assert table.state.ending is not None
    assert table.state.ending.won


@rule("LD-241")
def test_an_effect_is_complete_before_the_end_is_looked_for():
    table = cavern(
        ["drizzt"], adventure="8", at={"drizzt": "2b2"}, hp={"drizzt": 2}, monsters=[("errtu", "2c2")]
    )
    PassageToDawn.prison_open.set(table.state)
    table.play(("smite", "errtu-1", 0))
    assert table.hero("drizzt").hp == 0, "Errtu's end burns all around first"
    assert table.state.ending is not None
    assert table.state.ending.won, "and a Hero who falls by it loses nothing"


# ---- decks that run out


@STEPS
async def draws_from(s: AdventureState, deck: str) -> None:
    """The next card of a deck is drawn and laid aside."""
    card = draw(s, getattr(s, deck))
    emit(s, "drawn", "LD-186", card=card)


@rule("LD-186")
@pytest.mark.parametrize("name", ["monster_deck", "encounter_deck", "treasure_deck"])
def test_the_discards_of_a_deck_that_is_used_up_are_shuffled_to_form_a_new_one(name, monkeypatch):
    monkeypatch.setitem(log.EVENTS, "drawn", "{card}")
    orders = set()
    for seed in range(8):
        table = cavern(["drizzt"], seed=seed)
        deck = getattr(table.state, name)
        discards = sorted(from_the_top(deck))[:6]
        setattr(table.state, name, Deck([], list(discards)))
        table.play(*[("draws_from", name)] * 7)
        drawn = tuple(event.facts["card"] for event in table.told("drawn"))
        assert sorted(drawn[:6]) == discards
        assert drawn[6] is None, "nothing is left to be shuffled"
        orders.add(drawn)
    assert len(orders) > 4


# ---- cards that answer to what happens to their owner


OWN = {
    "regis": "sudden-escape",
    "jarlaxle": "drow-cloak",
    "artemis": "parry-and-strike",
    "wulfgar": "stubborn-strength",
    "athrogate": "thick-skull",
    "catti-brie": "raised-by-dwarves",
}
"""Heroes with a card that answers to an attack on them, to damage or to a condition."""


@rule("LD-102")
@pytest.mark.parametrize("name", list(OWN))
@pytest.mark.parametrize("hit", ["owner", "other"])
def test_a_card_that_answers_to_what_happens_to_its_owner_is_not_offered_for_others(name, hit):
    victim = name if hit == "owner" else "drizzt"
    table = cavern([name, "drizzt"], adventure="8", at={name: "1b2", "drizzt": "1d3"}, hp={victim: 1})
    table.hero(name).powers = [OWN[name], *(["charons-claw"] if name == "artemis" else [])]
    for figure, where in (("goblin-cutter", "1c2"), ("goblin-archer", "1c3")):
        table.state.figures[f"{figure}-1"] = Figure(figure, square(where))
    table.hero("drizzt" if hit == "owner" else name).square = square("1d3")
    table.hero(victim).square = square("1b2")
    armor = armor_class(table.state, table.seat(victim))
    table.state.luck.dice = [armor - 7, armor - 7]  # type: ignore[attr-defined]  # +7: just a hit
    if name in ("athrogate", "catti-brie"):
        table.hero("drizzt" if hit == "owner" else name).square = square("2d2")
        table.state.markers["poison-dart-wall"] = [0]
        table.trigger(name, "poison-dart-wall")
    else:
        table.activate("goblin-cutter-1")
        while not table.over and table.ask.kind in ("target", "square for a figure"):
            table.answer(HEROES[victim].name if table.ask.kind == "target" else "1c2")
    offered = not table.over and OWN[name] in table.ask.options
    assert offered == (hit == "owner")


@rule("LD-102")
@pytest.mark.parametrize(("card", "die"), [("lucky-hit", 1), ("power-strike", 15), ("boot-to-the-gut", 15)])
@pytest.mark.parametrize("attacker", ["bruenor", "wulfgar"])
def test_a_card_that_answers_to_its_owners_attack_is_not_offered_for_attacks_of_others(card, die, attacker):
    table = cavern(["bruenor", "wulfgar"], adventure="8", at={"bruenor": "1b2", "wulfgar": "1b3"}, dice=[die])
    table.state.figures["feral-troll-1"] = Figure("feral-troll", square("1c2"))
    table.hero("bruenor").powers = ["notched-axe", card]
    table.hero("wulfgar").powers = ["recuperating-strike"]
    power = "Notched Axe" if attacker == "bruenor" else "Recuperating Strike"
    table.hero_phase(attacker).answer(f"use {power}")
    if table.prompt.startswith("Bruenor has hit. Headbutt?"):
        table.answer("no")
    assert (card in table.ask.options) == (attacker == "bruenor")
