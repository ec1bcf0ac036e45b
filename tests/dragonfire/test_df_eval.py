"""The advice for bots: what a hurried player would do first, and how good a position is."""

from __future__ import annotations

from random import Random

import pytest

from questboard.bots import make_bot, play_out
from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.eval import priors, value
from questboard.kernel import Luck, Table
from tests.dragonfire.party import FOUR, Party, party


def first_thought(table: Party) -> str:
    """What the asked player is most inclined to, in words."""
    ask = table.table.ask
    assert ask is not None
    weights = priors(table.state, ask)
    assert len(weights) == len(ask.options)
    return RULES.labels(ask)[max(range(len(weights)), key=lambda option: weights[option])]


def thoughts(table: Party, most: int = 12) -> list[str]:
    """What a player does in a row, as long as the same one is asked about the same kind of thing."""
    done: list[str] = []
    ask = table.table.ask
    assert ask is not None
    seat, kind = ask.seat, ask.kind
    while (ask := table.table.ask) is not None and (ask.seat, ask.kind) == (seat, kind) and len(done) < most:
        done.append(first_thought(table))
        table.answer(done[-1])
        if done[-1] == "deal damage":
            break
    return done


# ---- one's own turn


def test_cards_that_clear_a_level_are_played_and_others_are_kept() -> None:
    table = party(hands={0: ["glory", "stealth"]}, encounters=[("grick-knot", 0)])
    table.foe("grick-knot").cleared = 0
    table.state.encounters = [foe for foe in table.state.encounters if not foe.token]
    assert thoughts(table.play_cards(0)) == ["play Stealth", "deal damage"]


def test_a_card_too_many_goes_so_that_cards_can_be_drawn() -> None:
    table = party(hands={0: ["glory", "glory", "javelin", "javelin"]}, encounters=[("will-o-wisp", 1)])
    assert thoughts(table.play_cards(0)) == ["play Glory", "deal damage"]


def test_three_cards_that_do_nothing_are_kept() -> None:
    table = party(hands={0: ["glory", "glory", "javelin"]}, encounters=[("will-o-wisp", 1)])
    assert first_thought(table.play_cards(0)) == "deal damage"


def test_in_a_turn_without_use_for_any_card_a_large_hand_is_cut_down_to_three() -> None:
    table = party(hands={0: ["glory"] * 6}, encounters=[("will-o-wisp", 1)])
    assert thoughts(table.play_cards(0)) == ["play Glory"] * 3 + ["deal damage"]


def test_cards_that_draw_cards_come_first() -> None:
    table = party(hands={1: ["cantrip", "haste"]}, encounters=[("will-o-wisp", 1)])
    assert first_thought(table.play_cards(1)) == "play Haste"


def test_a_shield_is_raised_against_those_that_attack_and_kept_otherwise() -> None:
    attacked = party(hands={0: ["tower-shield"]}, encounters=[("stone-golem", 0, 1)])
    assert first_thought(attacked.play_cards(0)) == "play Tower Shield"
    alone = party(hands={0: ["tower-shield"]}, encounters=[("stone-golem", 1, 1)])
    assert first_thought(alone.play_cards(0)) == "deal damage"


@pytest.mark.parametrize(
    ("hp", "thought"), [(0, "play Cure Wounds"), (2, "play Cure Wounds"), (9, "deal damage")]
)
def test_the_wounded_are_healed_and_the_healthy_are_not(hp: int, thought: str) -> None:
    table = party(hands={1: ["cure-wounds"]}, hp={0: hp}, encounters=[("will-o-wisp", 3)])
    assert first_thought(table.play_cards(1)) == thought


def test_healing_goes_to_the_stunned_first() -> None:
    table = party(hands={2: ["cure-wounds"]}, hp={0: 3, 1: 0}, encounters=[("will-o-wisp", 3)])
    table.play_cards(2).answer("play Cure Wounds")
    assert first_thought(table) == "player 2"


def test_damage_is_dealt_as_proposed() -> None:
    table = party(hands={3: ["stealth"]}, encounters=[("troll", 0)])
    table.play_cards(3).answer("play Stealth", "deal damage")
    ask = table.table.ask
    assert ask is not None
    deal, *others = priors(table.state, ask)
    assert RULES.labels(ask)[0] == "deal it as proposed"
    assert all(deal > 1000 * other for other in others)


def test_nobody_discards_a_card_in_play_and_everybody_draws_for_swords() -> None:
    table = party(
        hands={0: ["javelin", "tower-shield"]},
        decks={0: []},
        discards={0: ["glory"]},
        in_play={0: ["ring-of-protection"]},
        encounters=[("stone-giant", 0)],
    )
    table.play_cards(0).answer("play Javelin", "play Tower Shield")
    assert (table.prompt, first_thought(table)) == ("Draw a card for your Swords?", "yes")
    table.answer("yes")
    assert first_thought(table) == "pass", "the ring stays in play"
    assert first_thought(table.answer("pass")) != "put Ring of Protection away"
    table = party(in_play={0: ["ring-of-protection"]}, gold={0: 3}, market=["javelin"] * 6).market(0)
    assert first_thought(table) == "buy Javelin"


@pytest.mark.parametrize(
    ("screen", "background"), [("sun-elf-wizard", "Sage"), ("half-orc-fighter", "Soldier")]
)
def test_a_background_that_is_suggested_for_the_class_comes_to_mind_first(
    screen: str, background: str
) -> None:
    table = party((screen, *FOUR[1:]), campaign=True).play(("take_background", 0))
    assert first_thought(table) == background


def test_a_card_for_a_level_that_one_could_never_clear_alone_is_played_for_others_to_help() -> None:
    """Two blue points in one turn: each of the two has but one Cantrip, and Bless helps with any colour."""
    screens = ("human-fighter-male", "human-cleric-male")
    hands = {0: ["cantrip", "grace"], 1: ["bless", "cantrip"]}
    decks = {0: ["glory"], 1: ["grace"]}
    table = party(screens, hands=hands, decks=decks, encounters=[("will-o-wisp", 1)]).play_cards(0)
    assert first_thought(table) == "play Cantrip"
    table.answer("play Cantrip", "deal damage")
    assert first_thought(table) == "assist with Bless"
    table.answer("assist with Bless")
    assert first_thought(table) == "1 blue"
    alone = party(screens, hands={0: ["cantrip"]}, decks=decks, encounters=[("will-o-wisp", 1)])
    assert first_thought(alone.play_cards(0)) == "deal damage", "nobody has a card to help with"


def test_a_card_for_a_level_that_one_can_clear_some_day_is_kept() -> None:
    table = party(hands={1: ["cantrip"], 0: ["glory"]}, encounters=[("will-o-wisp", 1)])
    assert first_thought(table.play_cards(1)) == "deal damage", "a Wizard draws more of them"


# ---- helping


def test_an_assist_that_defeats_an_encounter_is_played() -> None:
    table = party(hands={0: ["glory"], 3: ["perception"]}, encounters=[("minotaur", 0, 3)])
    table.play_cards(0).answer("deal damage")
    assert first_thought(table) == "assist with Perception"


def test_an_assist_that_clears_nothing_is_kept() -> None:
    table = party(hands={0: ["glory"], 3: ["perception"]}, encounters=[("cyclops", 0)])
    table.play_cards(0).answer("deal damage")
    assert first_thought(table) == "pass"


def test_who_would_fall_is_protected_by_the_others() -> None:
    table = party(hands={1: [], 0: ["interpose"]}, hp={1: 1}, encounters=[("ghoul-pack", 1)])
    table.play_cards(1).answer("deal damage")
    assert first_thought(table) == "assist with Interpose"


def test_the_hardest_attack_is_stopped() -> None:
    table = party(
        hands={0: ["tower-shield"]},
        hp={1: 3},
        encounters=[("ghoul-pack", 1), ("stone-golem", 1), ("cyclops", 2)],
    )
    table.play_cards(1).answer("deal damage", "assist with Tower Shield")
    assert first_thought(table) == "Stone Golem"


# ---- places


def test_a_player_with_nothing_to_do_enters_the_location_where_the_others_fight() -> None:
    table = party(hands={0: ["glory", "stealth", "glory"]}, encounters=[("choke-point", 1)])
    assert first_thought(table.turn(0)) == "Choke Point"


def test_a_player_who_has_enough_to_do_stays() -> None:
    table = party(
        hands={0: ["glory", "glory"]},
        encounters=[("cursed-ground", 1), ("kobold-pack", 0), ("kobold-pack", 0)],
    )
    assert first_thought(table.turn(0)) == "pass"


# ---- the Market


def test_a_card_is_bought_whenever_there_is_gold_for_it() -> None:
    table = party(gold={0: 3}, market=["javelin", "feint", "fireball"], encounters=[("troll", 0)])
    assert first_thought(table.market(0)) == "buy Javelin"


def test_a_bargain_is_better_than_what_costs_most() -> None:
    table = party(gold={3: 5}, market=["javelin", "disguise-kit"], encounters=[("troll", 0)])
    assert first_thought(table.market(3)) == "buy Javelin"


def test_of_cards_to_part_with_the_least_goes() -> None:
    table = party(hands={0: ["bless", "cure-wounds", "glory"]})
    table.appear("violet-fungus", 0)
    assert first_thought(table) == "Glory"


# ---- value


def test_a_position_is_worth_more_with_more_hp_and_less_with_more_to_do() -> None:
    fit = party(encounters=[("troll", 0)]).state
    hurt = party(encounters=[("troll", 0)], hp={0: 2}).state
    beset = party(encounters=[("troll", 0), ("cyclops", 1)]).state
    stunned = party(encounters=[("troll", 0)], hp={0: 0}).state
    early, late = (
        party(encounters=[("troll", 0)], scene=1).state,
        party(encounters=[("troll", 0)], scene=3).state,
    )
    assert 0 < value(hurt)[0] < value(fit)[0] < 1
    assert value(stunned)[0] < value(hurt)[0]
    assert value(beset)[0] < value(fit)[0]
    assert value(early)[0] < value(late)[0]
    assert value(fit) == [value(fit)[0]] * 4


def test_before_there_is_a_position_chances_are_even() -> None:
    table = Table.new(RULES, 3, {}, Luck.seeded("screens"))
    assert value(table.state) == [0.5] * 3


# ---- whole games


@pytest.mark.parametrize("adventure", [str(number) for number in range(1, 9)])
def test_every_option_has_a_weight_that_a_player_might_take(adventure: str) -> None:
    random = Random(adventure)
    rule_options = {"adventure": adventure, "screens": "random", "level": "4", "features": "suggested"}
    table = Table.new(RULES, 2 + int(adventure) % 4, rule_options, Luck.seeded(adventure))
    for _ in range(120):
        if table.ask is None:
            break
        weights = priors(table.state, table.ask)
        assert len(weights) == len(table.ask.options)
        assert all(weight > 0 for weight in weights)
        table.answer(random.choices(range(len(weights)), weights)[0])
        assert all(0 <= chance <= 1 for chance in value(table.state))


@pytest.mark.nightly
def test_medium_bots_win_a_dungeon_crawl_sometimes() -> None:
    def won(seed: int) -> bool:
        table = Table.new(RULES, 4, {"adventure": "2", "screens": "random"}, Luck.seeded(f"crawl {seed}"))
        play_out(table, [make_bot("medium", f"{seed} {seat}") for seat in range(4)])
        return table.state.won

    assert any(won(seed) for seed in range(6))
