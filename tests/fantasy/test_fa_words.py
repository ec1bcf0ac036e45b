"""Everything that can be asked or told has words, and they are good to hear."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from questboard.games import fantasy
from questboard.games.fantasy import RULES
from questboard.games.fantasy.words import EVENTS, NAMED, REVEALS, SENTENCES, cards_say, label
from questboard.kernel import Event
from tests.fantasy.dungeon import dungeon

ROOT = Path(fantasy.__file__).parent
SOURCES = [path for folder in ("rules", "cards", "master") for path in sorted((ROOT / folder).glob("*.py"))]
YARD = """
#######
#....g#
#..1..#
#######
"""


def calls(*names: str) -> Iterator[tuple[ast.Module, ast.Call]]:
    """Every call of these functions in the rules, with the module that it is in."""
    for path in SOURCES:
        module = ast.parse(path.read_text())
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield module, node


def texts(module: ast.Module, value: ast.expr) -> set[str]:
    """The texts that an expression can have; a name has those that it is given in its module."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return texts(module, value.body) | texts(module, value.orelse)
    if isinstance(value, ast.Name):
        given = [
            node.value
            for node in ast.walk(module)
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == value.id
        ]
        return {text for each in given for text in texts(module, each)}
    return set()


def told(kind: str, **facts: object) -> str:
    """The sentence for an event."""
    return RULES.describe(Event(kind, "FA-001", {"adventure": "2", **facts}), ["Ada", "Ben"])


def test_every_event_of_the_rules_has_a_sentence_and_no_sentence_is_without_its_event() -> None:
    kinds = {kind for module, call in calls("tell") for kind in texts(module, call.args[1])}
    assert kinds == {*EVENTS, *SENTENCES, *cards_say()}
    assert len(kinds) == len(EVENTS) + len(SENTENCES) + len(cards_say())
    assert kinds >= REVEALS


def test_every_kind_of_question_has_words_for_its_options() -> None:
    asked: set[str] = set()
    for module, call in calls("choose", "may_choose", "master_chooses"):
        if len(call.args) >= 5:  # the last is the rule, the kind is before it
            asked |= texts(module, call.args[-2])
    assert {"act", "square", "figure", "placing", "die", "room", "change", "bargain", "share"} <= asked
    assert asked - {"die"} <= {*NAMED}


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (("walk", 57), "walk to 13,2"),
        (("open", 0), "open the door at 7,2"),
        (("attack", "broadsword", "melee", "goblin-1"), "attack goblin 1 with Broadsword"),
        (
            ("attack", "battle-axe", "power rage", "goblin-1"),
            "Power Attack goblin 1 with Battle Axe in a rage",
        ),
        (("attack", "light-bow", "ranged", "goblin-1"), "shoot at goblin 1 with Light Bow"),
        (("attack", "aura", ""), "use the cold aura"),
        (("cast", "magic-missile", "goblin-1"), "cast Magic Missile on goblin 1"),
        (("disable", 57), "disable the trap at 13,2"),
        (("heal", "lidda", 2), "heal Lidda for 2 SP"),
        (("potion", "lidda", "healing"), "Lidda drinks Healing"),
        (("potion", "lidda", "trap-tokens"), "Lidda turns in 3 trap tokens"),
        (("power", "drain", "mialee"), "drain on Mialee"),
        (("exchange", "jozan"), "exchange with Jozan"),
        (("end",), "end the turn"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_one_can_do_is_said_in_a_few_words(act: tuple[object, ...], words: str) -> None:
    assert label("act", act, {"adventure": "1"}) == words


def test_a_numbered_figure_goes_by_its_own_name() -> None:
    table = dungeon(
        YARD, {"regdar": "2,2"}, lines="- numbered: 1 at 3,2 = Angor: Bugbear with HP 12", rolls="R2 O1"
    )
    assert table.monsters == ["goblin-1", "angor-1"]
    assert "attack Angor with Broadsword" in table.turn("regdar").options
    table.answer("attack Angor with Broadsword")
    sentences = [RULES.describe(event, ["Ada"]) for event in table.table.journal]
    assert "Regdar attacks Angor with Broadsword." in sentences


def test_things_of_the_same_name_are_told_apart_by_their_digits() -> None:
    assert told("destroyed", figure="2") == "The sheriff is destroyed."
    assert told("destroyed", figure="2", adventure="10") == "Seal 2 is destroyed."


def test_a_die_to_roll_again_says_what_it_shows() -> None:
    about = {"dice": (("Y", 2), ("O", 0)), "adventure": "1"}
    assert [label("die", index, about) for index in (0, 1)] == ["die 1: yellow 2", "die 2: orange 0"]


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("walked", {"figure": "lidda", "path": [56, 57]}, "Lidda walks to 13,2."),
        ("door-opened", {"door": 0}, "The door at 7,3 opens by itself."),
        ("key-found", {"master": True}, "The heroes have found the master key."),
        ("attacks", {"figure": "angor-1", "card": "ranged", "targets": ["lidda"]}, "Angor shoots at Lidda."),
        (
            "attacked",
            {"figure": "", "card": "arrow", "target": "lidda", "swords": 1, "loss": 1},
            "The arrow trap hits Lidda with 1 sword.",
        ),
        (
            "attacked",
            {"figure": "lidda", "card": "rapier", "target": "goblin-1", "swords": 2, "loss": 0},
            "Lidda does no harm to goblin 1.",
        ),
        (
            "exchanged",
            {"figure": "lidda", "partner": "jozan", "item": "", "other": "mace"},
            "Jozan gives Lidda Mace.",
        ),
        (
            "changed",
            {"figure": "lidda", "deed": "swap", "item": "rapier", "other": "light-bow"},
            "Lidda puts Rapier away and takes Light Bow.",
        ),
    ],
)
def test_an_event_is_one_sentence(kind: str, facts: dict[str, object], sentence: str) -> None:
    assert told(kind, **facts) == sentence
