"""Cards of both boxes: each is one declaration, and nothing else knows it by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import questboard.games
from questboard.games.adventure import log
from questboard.games.adventure.content import BOXES, DECKS
from questboard.games.adventure.hooks import Declared
from questboard.games.adventure.hooks.tables import END_OF_HERO_PHASE, QUESTS, REGISTRY, VERBS, enter
from questboard.games.drizzt.box import BOX
from questboard.kernel import RulesError

GAMES = Path(questboard.games.__file__).parent
ENGINE = [path for path in (GAMES / "adventure").rglob("*.py") if path.parent.name != "cards"]
VOCABULARY = {"ashardalon", "drizzt", "disarm", "lost", "cage"}
"""Words of the engine that are ids as well: boxes, what a hit does, an event, an icon."""


def words_of(path: Path) -> Iterator[str]:
    """All strings in a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_rule_no_evaluation_and_no_scene_names_a_card():
    kinds = [kind for kind in DECKS if kind not in ("tiles", "adventures", "pieces")]
    cards = {card for box in BOXES.values() for kind in kinds for card in getattr(box, kind)}
    named = {(path.name, word) for path in ENGINE for word in words_of(path) if word in cards - VOCABULARY}
    assert named == set()


def test_every_event_has_a_sentence_and_only_one():
    emitted: set[str] = set()
    for path in GAMES.rglob("*.py"):
        if path.relative_to(GAMES).parts[0] in ("adventure", "ashardalon", "drizzt"):
            found = re.findall(r'emit\(\s*s,\s*"(\w+)"(?: if [^,]*? else "(\w+)")?', path.read_text("utf-8"))
            emitted.update(kind for pair in found for kind in pair if kind)
    assert len(emitted) > 100
    assert all(kind in log.SAYINGS or log.template(kind) for kind in emitted)
    said: dict[str, set[str]] = {kind: {sentence} for kind, sentence in log.EVENTS.items()}
    for card in REGISTRY:
        assert isinstance(card, Declared)
        for kind, sentence in card.says.items():
            said.setdefault(kind, set()).add(sentence)
    assert [kind for kind, sentences in said.items() if len(sentences) > 1] == []


def test_a_card_whose_text_does_something_must_be_declared():
    stance = replace(BOX.powers["hustle-stance"], id="idle-stance")
    with pytest.raises(RulesError, match="PowerCard idle-stance"):
        enter(replace(BOX, powers={**BOX.powers, stance.id: stance}), [])


def test_what_happens_at_the_same_time_comes_in_the_order_of_its_numbers():
    effects = END_OF_HERO_PHASE.in_order()
    assert [effect.order for effect in effects] == sorted(effect.order for effect in effects)
    names = [effect.under for effect in effects]
    assert names.index("hide-in-a-nook") < names.index("poisoned") < names.index("mark-of-lolth")


def test_a_quest_names_verbs_that_there_are():
    for quest in QUESTS.values():
        assert all(VERBS[verb].only_in_quest for verb in quest.verbs)
    named = {verb for quest in QUESTS.values() for verb in quest.verbs}
    assert named == {verb for verb in VERBS if VERBS[verb].only_in_quest}
