"""Everything that can be asked or told has words, and they are good to hear."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questboard.games import fantasy
from questboard.games.fantasy import RULES
from questboard.games.fantasy.options import KINDS
from questboard.games.fantasy.rules.items import Bargain, Change
from questboard.games.fantasy.sentences import EVENTS, REVEALS, SENTENCES, cards_say
from questboard.kernel import Event, choose, may
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


def label(kind: str, option: object, **about: Any) -> str:
    """What an option of a question in the first adventure is called."""
    return RULES.label(choose(0, "What?", [option], kind, "FA-001", adventure="1", **about), option)


def told(kind: str, **facts: object) -> str:
    """The sentence for an event."""
    return RULES.describe(Event(kind, "FA-001", {"adventure": "2", **facts}), ["Ada", "Ben"])


def test_every_event_of_the_rules_has_a_sentence_and_no_sentence_is_without_its_event() -> None:
    kinds = {kind for module, call in calls("emit") for kind in texts(module, call.args[1])}
    assert kinds == {*EVENTS, *SENTENCES, *cards_say()}
    assert len(kinds) == len(EVENTS) + len(SENTENCES) + len(cards_say())
    assert kinds >= REVEALS


def test_every_kind_of_question_has_a_class_and_no_class_is_without_its_question() -> None:
    asked = {may(0, "Well?", "FA-001").kind}
    for module, call in calls("choose", "may_choose", "master_chooses"):
        if len(call.args) >= 5:  # the last is the rule, the kind is before it
            asked |= texts(module, call.args[-2])
    for module, call in calls("may"):
        asked |= {text for each in call.keywords if each.arg == "kind" for text in texts(module, each.value)}
    assert asked == {*KINDS}


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (("walk", 57), "walk to m2"),
        (("open", 0), "open the door at g2"),
        (("attack", "broadsword", "melee", "goblin-1"), "attack goblin 1 with Broadsword"),
        (
            ("attack", "battle-axe", "power rage", "goblin-1"),
            "make a Power Attack on goblin 1 with Battle Axe in a rage",
        ),
        (("attack", "light-bow", "ranged", "goblin-1"), "shoot at goblin 1 with Light Bow"),
        (("attack", "broadsword", "power", "goblin-1"), "make a Power Attack on goblin 1 with Broadsword"),
        (("attack", "hand-axe", "ranged", "goblin-1"), "throw Hand Axe at goblin 1"),
        (("cast", "magic-missile", "goblin-1"), "cast Magic Missile on goblin 1"),
        (("cast", "fireball", 57), "cast Fireball at m2"),
        (("cast", "lightning-bolt", "north"), "cast Lightning Bolt to the north"),
        (("cast", "goodberry", ("lidda", "jozan")), "cast Goodberry on Lidda and Jozan"),
        (("cast", "web", ""), "cast Web"),
        (("disable", 57), "disable the trap at m2"),
        (("heal", "lidda", 2), "heal Lidda for 2 SP"),
        (("potion", "lidda", "healing"), "Lidda drinks Healing"),
        (("potion", "lidda", "trap-tokens"), "Lidda turns in 3 trap tokens"),
        (("exchange", "jozan"), "exchange with Jozan"),
        (("end",), "end the turn"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_hero_can_do_is_said_in_a_few_words(act: tuple[object, ...], words: str) -> None:
    assert label("act", act) == words


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (("attack", "melee", "lidda"), "attack Lidda"),
        (("attack", "ranged", "lidda"), "shoot at Lidda"),
        (("attack", "breath", "north"), "breathe to the north"),
        (("attack", "aura", ""), "use the cold aura"),
        (("power", "drain", "mialee"), "use drain on Mialee"),
        (("charge", "mialee"), "charge Mialee"),
        (("done",), "end its turn"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_monster_can_do_is_said_in_a_few_words(act: tuple[object, ...], words: str) -> None:
    assert label("monster act", act) == words


@pytest.mark.parametrize(
    ("kind", "option", "words"),
    [
        ("drink", ("potion", "lidda", "healing"), "Lidda drinks Healing"),
        ("drink", "turn", "not this turn"),
        ("drink", "round", "not before your own turn"),
        ("drink", None, "not now"),
        ("room", ("discard", "mace"), "discard Mace"),
        ("room", ("drink", "healing"), "drink Healing"),
        ("change", Change("use", "mace"), "put Mace into use"),
        ("change", Change("away", "mace"), "put Mace away"),
        ("change", Change("swap", "mace", "crossbow"), "put Mace away for Crossbow"),
        ("bargain", Bargain("mace", "healing"), "Mace for Healing"),
        ("bargain", Bargain("mace", ""), "give Mace"),
        ("bargain", Bargain("", "healing"), "take Healing"),
        ("share", ("swap", "jozan", "mace", "crossbow"), "Jozan takes Crossbow instead of Mace"),
        ("share", ("give", "jozan", "mace"), "Jozan gives Mace away"),
        ("share", ("propose",), "share all out as proposed"),
        ("share", ("ready",), "ready"),
        ("stay", "mialee", "Mialee"),
        ("stay", "nobody", "nobody"),
        ("landing", 57, "m2"),
        ("door", 0, "the door at g2"),
    ],
)
def test_options_of_other_questions_are_said_in_a_few_words(kind: str, option: object, words: str) -> None:
    assert label(kind, option) == words


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
    dice = (("Y", 2), ("O", 0))
    assert [label("die", index, dice=dice) for index in (0, 1)] == ["die 1: yellow 2", "die 2: orange 0"]


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("walked", {"figure": "lidda", "path": [56, 57]}, "Lidda walks to m2."),
        ("door-opened", {"door": 0}, "The door at g3 opens by itself."),
        ("key-found", {"master": True}, "The heroes have found the master key."),
        ("attacks", {"figure": "angor-1", "card": "ranged", "targets": ["lidda"]}, "Angor shoots at Lidda."),
        (
            "attacked",
            {
                "figure": "",
                "card": "arrow",
                "target": "lidda",
                "thrown": 4,
                "swords": 4,
                "armor": 3,
                "ignored": False,
                "loss": 1,
            },
            "The arrow trap has 4 swords against Lidda with AC 3: a hit.",
        ),
        (
            "attacked",
            {
                "figure": "lidda",
                "card": "rapier",
                "target": "goblin-1",
                "thrown": 3,
                "swords": 2,
                "armor": 2,
                "ignored": False,
                "loss": 0,
            },
            "Lidda has 3 - 1 = 2 swords against goblin 1 with AC 2: a miss.",
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


def test_a_spell_is_named_once_when_it_is_cast_and_once_where_it_strikes() -> None:
    cast = Event(
        "cast", "FA-028", {"figure": "mialee", "item": "fireball", "sp": 3, "square": 57, "adventure": "1"}
    )
    facts = {
        "figure": "mialee",
        "card": "fireball",
        "targets": ["goblin-1", "goblin-2"],
        "ranged": True,
        "sp": 0,
    }
    attacks = Event("attacks", "FA-026", facts)
    assert RULES.log_line(cast, []) == "Mialee casts Fireball at m2 for 3 SP."
    assert RULES.log_line(attacks, [], cast) == "Fireball reaches goblin 1 and goblin 2."


def test_what_lies_on_who_has_drunk_it_is_not_said_again() -> None:
    drank = Event("drank", "FA-093", {"figure": "regdar", "item": "stone-skin"})
    cast = Event("cast", "FA-028", {"figure": "jozan", "item": "warmth", "sp": 1, "target": "regdar"})
    lies = Event("lasting", "FA-093", {"figure": "regdar", "item": "stone-skin"})
    warm = Event("lasting", "FA-028", {"figure": "regdar", "item": "warmth"})
    assert RULES.log_line(lies, [], drank) == ""
    assert RULES.log_line(warm, [], cast) == ""
    assert RULES.log_line(lies, [], cast) == RULES.log_line(lies, []) == "Stone Skin lies on Regdar."
