"""Kinds of options: every question has one, and everything that is said can be put into words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import questboard.games.dragonfire as dragonfire
from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.cards.features import NamesEncounter
from questboard.games.dragonfire.hooks import REGISTRY, acts, events
from questboard.games.dragonfire.options import KINDS
from questboard.games.dragonfire.rules.dealing import AGAIN, DEAL, TOPMOST, Aim
from questboard.games.dragonfire.rules.window import ANSWERS
from questboard.games.dragonfire.sentences import EVENTS
from questboard.games.dragonfire.words import WORDS
from questboard.kernel import Menu, RulesError, choose, reactions_of
from questboard.scene import Choice, Scene
from questboard.testing import rule
from questboard.testing.conformance import deal, random_answers
from tests.dragonfire.party import Party, party

HERE = Path(dragonfire.__file__).parent
NAMES = ["Ada", "Bob", "Cyn", "Dan"]
KIND_AT = {"choose": 3, "may_choose": 3, "order": 3, "may": 3}
"""The functions that ask, and which of their arguments is the kind of the options."""


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of these functions in the game, with their names."""
    for path in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node.func.id, node


def asked() -> set[str]:
    """The kinds that rules and cards ask for."""
    found = {ANSWERS.kind, "yes", "encounter"}
    for name, call in calls(*KIND_AT, "name_encounter"):
        place = KIND_AT.get(name, len(call.args))
        given = [*call.args[place : place + 1], *(each.value for each in call.keywords if each.arg == "kind")]
        found |= {str(kind.value) for kind in given if isinstance(kind, ast.Constant)}
    return found | {card.purpose for card in REGISTRY if isinstance(card, NamesEncounter)}


def test_every_question_is_of_a_declared_kind_and_every_kind_is_asked_for() -> None:
    assert asked() == set(KINDS)


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_random_games_ask_only_for_declared_kinds_and_weigh_every_option(adventure: str) -> None:
    table = deal(RULES, 3, 7, {"adventure": adventure, "screens": "random"})
    seen = set()
    for _ in random_answers(table, 7, most=200):
        assert table.ask is not None
        seen.add(table.ask.kind)
        weights = RULES.priors(table.state, table.ask)
        assert len(weights) == len(table.ask.options)
        assert all(weight > 0 for weight in weights)
    assert {"act", "purchase"} <= seen <= set(KINDS)


def test_every_fact_that_a_sentence_or_a_question_mentions_has_words() -> None:
    sentences = [each for each in [*EVENTS.values(), *events().values()] if isinstance(each, str)]
    for _, call in calls(*KIND_AT, "name_encounter"):
        texts = [each.value for each in ast.walk(call) if isinstance(each, ast.Constant)]
        sentences += [text for text in texts if isinstance(text, str)]
    sentences += [each.prompt for card in REGISTRY for each in reactions_of(card)]
    facts = {fact.partition("_")[0] for text in sentences for fact in re.findall(r"{(\w+)}", text)}
    assert facts - {"player", *WORDS} == set()


def test_menus_have_a_class_for_each_verb() -> None:
    menus = {id: set(kind.verbs) for id, kind in KINDS.items() if issubclass(kind, Menu)}
    assert menus == {
        "act": {"play", "instead", "repack", "use", "discard", "put away", "others", "done"},
        "act on command": {"play", "instead", "put away"},
        "assist": {"assist", "use", "put away", "quiet"},
        "purchase": {"buy", "market", "put away"},
        "card to put away": {"put away"},
        "act of a card": set(),
    }


# ---- verbs that single cards bring


def chosen(scene: Scene) -> dict[str, Choice]:
    """What may be chosen, by label."""
    assert scene.prompt is not None
    return {choice.label: choice for choice in scene.prompt.choices}


def bag_opened() -> Party:
    """The Bag of Holding is open, with a card in it."""
    table = party(hands={0: ["glory", "stealth"]}, in_play={0: ["bag-of-holding"]}, encounters=[("troll", 0)])
    table.character(0).in_play[0].held.append("grace")
    table.play_cards(0).answer("play Stealth", "deal damage")
    return table


def test_an_act_of_a_card_is_about_a_card_in_hand_or_the_card_that_brings_it() -> None:
    table = bag_opened()
    assert table.prompt == "Use the Bag of Holding?"
    scene = table.table.scene(0, NAMES)
    choices = chosen(scene)
    assert choices["put Glory into the bag"].nodes == ("hand:glory:1",)
    assert choices["take Grace out of the bag"].nodes == ("own:play:0",)
    assert {"hand:glory:1", "own:play:0"} <= {node.id for node in scene.walk()}


def test_a_verb_that_no_card_brings_is_refused() -> None:
    assert set(acts()) == {"stow", "unpack"}
    question = choose(0, "What now?", [("juggle", "glory")], "act of a card", "DF-149")
    with pytest.raises(RulesError, match="the menu 'act of a card' has no verb 'juggle'"):
        RULES.labels(question)


# ---- single kinds


def test_a_level_to_choose_is_shown_on_the_track() -> None:
    table = party(
        features={0: ["school-of-illusion-illusory-reality"]}, hands={0: ["glory"]}, encounters=[("troll", 0)]
    ).play_cards(0)
    table.answer("use School of Illusion: Illusory Reality")
    scene = table.table.scene(0, NAMES)
    there = {node.id for node in scene.walk()}
    assert {label: choice.nodes for label, choice in chosen(scene).items()} == {
        "2": ("troll-1:level:1",),
        "4": ("troll-1:level:3",),
    }
    assert {"troll-1:level:1", "troll-1:level:3"} <= there


def test_those_who_wait_hear_what_is_being_chosen() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("troll", 0)]).play_cards(0)
    waiting = table.table.scene(1, NAMES).prompt
    assert waiting is not None
    assert waiting.text == "Waiting for Ada to choose what to do."


def test_an_assignment_is_a_tuple_with_names() -> None:
    aim = Aim("glory", 1, "K", 0, "troll-1", TOPMOST)
    assert aim == ("glory", 1, "K", 0, "troll-1", -1)
    assert (DEAL, AGAIN) == (("", 0, "", 0, "", 0), ("", 0, "", 0, "again", 0))
    question = choose(0, "Deal the damage where?", [DEAL, aim, aim._replace(level=2), AGAIN], "aim", "DF-165")
    kind = RULES.kind(question, NAMES)
    assert [kind.label(each) for each in question.options] == [
        "deal it as proposed",
        "Glory of Bob (1 black): Troll",
        "Glory of Bob (1 black): Troll, level 3",
        "assign it all again",
    ]


# ---- questions that say what they need to, and those that are not asked


def asked_of(table: Party, kind: str) -> list[str]:
    """The options of the question, if it is of this kind."""
    return table.options if not table.over and table.ask.kind == kind else []


@rule("DF-136")
@pytest.mark.parametrize(("cleared", "asked"), [((1, 1), 0), ((1, 2), 2)])
def test_the_order_of_encounters_that_are_quite_alike_is_not_asked_for(
    cleared: tuple[int, int], asked: int
) -> None:
    foes = [("troll", 0, cleared[0]), ("troll", 0, cleared[1])]
    table = party(encounters=foes).turn(0)
    assert len(asked_of(table, "encounter to act first")) == asked
    if not asked:
        assert [foe.cleared for foe in table.state.encounters] == [0, 0], "both have healed"


@rule("DF-365")
@pytest.mark.parametrize(("second", "asked"), [("xorn", 0), ("wraith", 2)])
def test_the_order_of_wounds_is_asked_for_only_where_they_differ(second: str, asked: int) -> None:
    table = party(encounters=[("xorn", 0), (second, 0)], hp={0: 9}, gold={0: 9})
    for foe in table.state.encounters:
        foe.deck = "secondary"
    table.take_damage(0)
    assert len(asked_of(table, "encounter to strike first")) == asked


def test_ties_that_hardly_matter_are_of_minor_kinds() -> None:
    minor = {id for id, kind in KINDS.items() if kind.minor}
    assert minor == {"encounter to act first", "encounter to strike first"}


@rule("DF-272")
def test_a_challenge_says_what_it_demands_and_pays() -> None:
    table = deal(RULES, 2, 1, {"adventure": "2", "screens": "random", "challenges": True})
    while table.ask is not None and table.ask.kind != "whether to accept a challenge":
        table.answer(0)
    assert table.ask is not None
    prompt = table.scene(0, ["Ada", "Bob"]).prompt
    assert prompt is not None
    assert prompt.text == "Accept the challenge Charge!?"
    demand = "Nobody buys anything in a Short Rest."
    assert prompt.explanation == f"{demand} It pays 1 XP if the party completes the Adventure."


def test_a_question_names_the_card_that_asks_it_and_what_is_to_go() -> None:
    table = party(
        hands={0: ["glory", "grace", "cantrip"]}, encounters=[("mind-flayer", 0)], decks={0: ["grace"]}
    )
    table.take_damage(0)
    assert table.prompt == "Mind Flayer: Discard which card? 2 to go."
    assert table.answer("Glory").prompt == "Mind Flayer: Discard which card?"


def test_a_power_says_what_it_is_for_and_how_one_stands() -> None:
    features = {0: ["fighting-style-defense"]}
    table = party(features=features, encounters=[("ogre", 0)], hp={0: 4}).take_damage(0)
    question = "Take 2 less of the 2 damage with Fighting Style: Defense?"
    assert table.prompt == f"You have 4 HP. {question}"


def test_the_own_name_is_not_in_the_way_where_damage_is_assigned() -> None:
    table = party(
        hands={0: ["stealth"], 1: ["bless"]},
        tokens=[(0, "K", "1", 1)],
        encounters=[("ogre", 0)],
    ).play_cards(0)
    table.answer("play Stealth", "let the others act first", "assist with Bless", "1 green")
    if table.ask.kind == "act":
        table.answer("deal damage")
    assert {"Stealth (1 red): Goblin 1", "Bless of player 2 (1 green): Goblin 1"} <= set(table.options)


def test_play_cards_says_what_would_fall_and_what_would_then_be_taken() -> None:
    table = party(hands={0: ["glory"]}, tokens=[(0, "K", "1", 1)]).play_cards(0).answer("play Glory")
    prompt = table.table.scene(0, NAMES).prompt
    assert prompt is not None
    assert prompt.explanation == "As it lies, you would take 0 damage; Goblin 1 is defeated."


def test_a_market_card_says_its_class_type_and_its_swords() -> None:
    table = party(market=["cleave", "bless"], gold={0: 9}).market(0)
    prompt = table.table.scene(0, NAMES).prompt
    assert prompt is not None
    details = {choice.label: choice.detail for choice in prompt.choices}
    assert details["buy Cleave"].startswith("Martial, ")
    assert "Sword" in details["buy Cleave"]


def test_a_screen_says_what_its_character_can_do_in_this_adventure() -> None:
    def details(adventure: str) -> str:
        table = deal(RULES, 2, 1, {"adventure": adventure})
        prompt = table.scene(0, NAMES).prompt
        assert prompt is not None
        return prompt.choices[0].detail

    assert details("1").startswith("6 HP, 4 gold, hand of 4;"), "all are alike in the quick start"
    assert "Magic Items: " in details("2")


@rule("DF-298", "DF-301")
def test_a_slot_says_what_is_left_and_that_a_free_background_would_be_covered() -> None:
    table = party()
    table.state.sheets[0].xp, table.state.scene = 30, 0
    table.state.sheets[0].slots[0], table.state.sheets[0].free = "acolyte", "acolyte"
    table.play(("place_feature", 0, "tough"))
    prompt = table.table.scene(0, NAMES).prompt
    assert prompt is not None
    assert [choice.detail for choice in prompt.choices] == [
        "It covers Acolyte, which was free. 20 XP left after that.",
        "15 XP left after that.",
    ]


@rule("DF-116")
def test_a_location_says_how_hard_it_hits_and_what_it_does() -> None:
    table = party(encounters=[("cursed-ground", 1)]).turn(0)
    prompt = table.table.scene(0, NAMES).prompt
    assert prompt is not None
    assert prompt.choices[0].label == "Cursed Ground"
    assert prompt.choices[0].detail == "Attack Strength 1. While characters are here, nothing can heal them."


def test_characters_and_encounters_to_choose_from_say_how_they_stand() -> None:
    table = party(hands={0: ["potion-of-healing"]}, hp={0: 2, 1: 1}).play_cards(0)
    choices = chosen(table.answer("play Potion of Healing").table.scene(0, ["Ada", "Bob", "Cid", "Dee"]))
    character = table.state.characters[0]
    assert choices["Ada"].detail == f"2 of {character.max_hp} HP"
    table = party(hands={0: ["sleep"]}, encounters=[("ogre", 0), ("troll", 0)]).play_cards(0)
    choices = chosen(table.answer("play Sleep").table.scene(0, ["Ada", "Bob", "Cid", "Dee"]))
    assert choices["Ogre"].detail == "Attack Strength 2, 3 levels left"
