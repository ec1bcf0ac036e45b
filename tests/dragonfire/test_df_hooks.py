"""What a card can do: the kinds of cards, and the tables that rules look into."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import questboard.games.dragonfire as dragonfire
from questboard.games.dragonfire.content import ABILITIES, ADVENTURES, CARDS, DRAGONFIRE, ENCOUNTERS, FEATURES
from questboard.games.dragonfire.hooks import (
    CARD_TEXTS,
    FEATURE_TEXTS,
    REGISTRY,
    Circumstance,
    Deals,
    EncounterCard,
    Feature,
    Power,
    acts,
    limits,
    power,
)
from questboard.games.dragonfire.options import KINDS
from questboard.games.dragonfire.sentences import EVENTS
from questboard.games.dragonfire.state import MAIN, Play
from questboard.kernel import Menu, hooks_of, reactions_of
from tests.dragonfire.conftest import Declare

HERE = Path(dragonfire.__file__).parent
ENGINE = [
    path.relative_to(HERE)
    for path in HERE.rglob("*.py")
    if path.relative_to(HERE).parts[0] not in ("cards", "adventures", "content")
]
ENGINE_AND_CONTENT = [*ENGINE, Path("content/__init__.py")]
CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
IDS = {*CARDS, *FEATURES, *ABILITIES, *ENCOUNTERS, *DRAGONFIRE, *ADVENTURES}
ICONS = {"fireball", "minotaur", "troll"}
"""Icons that are called like a card."""


@pytest.mark.parametrize("path", ENGINE, ids=str)
def test_no_rule_names_a_card(path: Path) -> None:
    code = re.sub(r'""".*?"""', "", (HERE / path).read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {name for name in re.findall(r'"([a-z0-9-]+)"', code) if name in IDS}
    assert named <= (ICONS if path.name == "symbols.py" else set())


def test_every_card_that_is_declared_does_something() -> None:
    idle = [card.id for card in REGISTRY if not hooks_of(card) and not list(reactions_of(card))]
    assert idle == []


def test_an_event_has_one_sentence() -> None:
    cards = [card for card in REGISTRY if isinstance(card, Power | EncounterCard | Circumstance)]
    kinds = Counter(
        [*EVENTS, *(kind for says in {id(c.says): c.says for c in cards}.values() for kind in says)]
    )
    assert [kind for kind, count in kinds.items() if count > 1] == []


def test_acts_of_a_card_are_none_that_all_cards_have() -> None:
    verbs = {verb for kind in KINDS.values() if issubclass(kind, Menu) for verb in kind.verbs}
    assert {"play", "put away", "quiet"} < verbs
    assert not acts().keys() & verbs


def test_a_feature_counts_its_uses_by_what_the_content_says_or_by_its_own_limit() -> None:
    assert limits()["soldier"] == ("game", 1)
    assert limits()["champion"] == ("scene", 1)
    assert (limits()["extra-attack-ii"], limits()["extra-attack-ii-set"]) == (("round", 1), ("scene", 1))
    assert "thief" not in limits()


def test_a_feature_and_a_card_of_one_name_are_different_texts() -> None:
    assert power("second-wind") is FEATURE_TEXTS["second-wind"]
    assert CARD_TEXTS["second-wind"].worth


def test_no_two_classes_share_a_name_unless_two_cards_do() -> None:
    named = Counter(
        name for path in ENGINE_AND_CONTENT for name in CLASS.findall((HERE / path).read_text("utf-8"))
    )
    assert named["Feature"] == named["FeatureEntry"] == 1
    assert [name for name, count in named.items() if count > 1] == []


def test_levels_of_damage_cross_a_boundary_unless_something_else_is_said() -> None:
    plays = [Play(1, 0, "glory", "card", MAIN, "K") for _ in range(3)]
    Deals(levels=2).shape(plays[0])
    Deals(levels=1, reach="anywhere").shape(plays[1])
    Deals(spread="split").shape(plays[2])
    assert [(play.damage, play.levels, play.reach) for play in plays] == [
        ("K", 2, "cross"),
        ("K", 1, "anywhere"),
        ("K", 0, "place"),
    ]


def test_damage_for_those_who_face_its_player_goes_to_no_others() -> None:
    play = Play(1, 2, "flaming-oil", "card", MAIN, "R1")
    Deals(spread="area", own=True).shape(play)
    assert play.facing == 2


def test_a_card_is_declared_anew_only_for_one_test(declare: Declare) -> None:
    class Mobile(Feature, id="mobile"):
        discount = 3

    before = FEATURE_TEXTS["mobile"]
    declare(Mobile)
    assert (FEATURE_TEXTS["mobile"].discount, FEATURE_TEXTS["mobile"].straight) == (3, False)
    assert before.straight
