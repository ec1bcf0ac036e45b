"""Kinds of options: every question has one, and everything that is said can be put into words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import questboard.games
from questboard.games import load_rules
from questboard.games.adventure.hooks import Declared
from questboard.games.adventure.hooks.tables import REGISTRY, VERBS
from questboard.games.adventure.log import EVENTS
from questboard.games.adventure.rules.moments import Moment
from questboard.games.adventure.rules.reactions import WINDOW
from questboard.games.adventure.words import WORDS
from questboard.kernel import Menu, choose
from questboard.testing.conformance import deal, random_answers

GAMES = Path(questboard.games.__file__).parent
BOXES = ("ashardalon", "drizzt")
KIND_AT = {
    "choose": 3,
    "may_choose": 3,
    "order": 3,
    "settle_tie": 3,
    "may": 3,
    "choose_hero": 5,
    "choose_payment": 5,
}
"""The functions that ask, and which of their arguments is the kind of the options."""


def calls(folder: str) -> Iterator[tuple[str, str, ast.Call]]:
    """The calls of functions that ask in the code of a folder: where each is, its function and itself."""
    for path in sorted((GAMES / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KIND_AT:
                yield f"{path}:{node.lineno}", node.func.id, node


def asked(folder: str) -> Iterator[tuple[str, str]]:
    """The kinds that the code of a folder asks for, and where."""
    for where, function, call in calls(folder):
        place = KIND_AT[function]
        given = [*call.args[place : place + 1], *(key.value for key in call.keywords if key.arg == "kind")]
        for kind in given:
            if isinstance(kind, ast.Constant):
                yield str(kind.value), where


@pytest.mark.parametrize(("box", "other"), [BOXES, BOXES[::-1]])
def test_every_question_of_a_box_and_of_its_guests_is_of_a_declared_kind(box, other):
    kinds = load_rules(box).kinds
    found = [*asked("adventure"), *asked(box), *asked(f"{other}/cards"), (WINDOW.kind, "reactions")]
    assert len(found) > 100
    assert [where for kind, where in found if kind not in kinds] == []


def test_every_kind_of_option_is_asked_for_or_is_the_object_of_a_verb():
    used = {kind for folder in ("adventure", *BOXES) for kind, _ in asked(folder)}
    used |= {WINDOW.kind, "hero", "yes", *(verb.of for verb in VERBS.values())}
    for box in BOXES:
        assert set(load_rules(box).kinds) <= used


@pytest.mark.parametrize("box", BOXES)
def test_every_verb_is_done_with_something_of_a_declared_kind(box):
    kinds = load_rules(box).kinds
    assert [verb.id for verb in VERBS.values() if verb.of and verb.of not in kinds] == []
    assert [verb.id for verb in VERBS.values() if bool(verb.of) != ("{}" in verb.label)] == []


@pytest.mark.parametrize("box", BOXES)
def test_random_games_ask_only_for_declared_kinds_and_weigh_every_option(box):
    rules = load_rules(box)
    seen = set()
    for seed in range(3):
        table = deal(rules, 3, seed, {"adventure": str(seed + 2), "powers": "free"})
        for _ in random_answers(table, seed):
            if table.ask is None or table.ply > 150:
                break
            seen.add(table.ask.kind)
            weights = rules.priors(table.state, table.ask)
            assert len(weights) == len(table.ask.options)
            assert all(weight >= 0 for weight in weights)
    assert {"act", "square", "hero to play"} <= seen <= set(rules.kinds)


def test_every_fact_that_a_sentence_of_the_log_mentions_has_words():
    for box in BOXES:
        load_rules(box)
    sentences = [*EVENTS.values()]
    for card in REGISTRY:
        if isinstance(card, Declared):
            sentences.extend(card.says.values())
    mentioned = {fact for sentence in sentences for fact in re.findall(r"{(\w+)}", sentence)}
    assert mentioned - {"player", *WORDS} == set()


def test_every_fact_that_a_question_mentions_has_words():
    prompts = [reaction.prompt for cards in WINDOW.reactions.values() for reaction in cards.values()]
    for folder in ("adventure", *BOXES):
        for _, _, call in calls(folder):
            prompts.extend(str(given.value) for given in call.args[:3] if isinstance(given, ast.Constant))
    prompts += [moment.situation for moment in Moment.__subclasses__()]
    facts = {fact for prompt in prompts for fact in re.findall(r"{(\w+)}", prompt)}
    mentioned = {fact.partition("_")[0] for fact in facts}
    assert {"hero", "monster", "roll"} <= mentioned
    assert mentioned - {"player", *WORDS} == set()


def test_the_hero_phase_and_the_store_are_menus():
    kinds = load_rules("ashardalon").kinds
    menus = {id: set(kind.verbs) for id, kind in kinds.items() if issubclass(kind, Menu)}
    assert menus == {"act": {"move", "use", "done"}, "deal": {"buy", "sell", "train", "surge", "done"}}


def test_a_payment_is_called_by_the_values_of_its_cards():
    ways = [(3, 2), (3, 3), (), "cards", None]
    ask = choose(0, "Pay?", ways, "payment to cancel", "WA-154", price=5, encounter="earthquake")
    assert load_rules("ashardalon").labels(ask) == [
        "pay 3 + 2 Experience",
        "pay 3 + 3 Experience (more than it costs)",
        "cancel it for nothing",
        "choose the cards one by one",
        "pass",
    ]


def test_a_deal_names_its_price():
    deals = [("buy", "lucky-charm", 600), ("train", "quinn", 1000), ("surge", 500), ("done",)]
    assert load_rules("ashardalon").labels(choose(0, "What now?", deals, "deal", "WA-279")) == [
        "buy Lucky Charm for 600 gold",
        "bring Quinn to level 2 for 1000 gold",
        "buy a healing surge for the next game for 500 gold",
        "leave the store",
    ]
