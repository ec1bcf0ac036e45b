"""Looking a card up: one sheet has all that is known of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from questboard.card_sheet import CardSheet, Hook, Reacts, find_cards
from questboard.cli import app
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import Card, Fixed, QuestboardError, Reaction, Registry, Rules, State
from tests.nightly import nightly_except

TESTS = Path(__file__).parent


class Spark(msgspec.Struct):
    """A moment."""


class Printed(msgspec.Struct, frozen=True):
    """What stands on a spell."""

    id: str
    name: str
    cost: int = 1
    counters: tuple[str, ...] = ()
    source: str = "original"


SPELLS = {
    "light": Printed("light", "Light", counters=("fog",)),
    "faerie-light": Printed("faerie-light", "Faerie Light", 3),
    "fog": Printed("fog", "Fog"),
    "haste": Printed("haste", "Haste", 2),
}


class Spell(Card, printed=SPELLS):
    """A spell."""

    range = 1
    """How many squares it reaches.

    Through walls, too.
    """

    def cast(self) -> str:
        """What it does."""
        return ""

    def dispel(self) -> None:
        """What happens when it ends."""


class Glow(Spell):
    """A family of spells."""

    def cast(self) -> str:
        return "it glows"


async def flare(card: Card, s: State, seat: int, moment: Spark) -> None:
    """It flares up."""


class Light(Glow, id="light"):
    """It is light
    where it was dark.
    """

    range = 4
    flares = Reaction(Spark, flare, lambda s, seat, moment: True, "Flare up?", "XX-001")


class FaerieLight(Glow, id="faerie-light"):
    """It dances."""


def game(*cards: type[Card]) -> Rules[Any, Any]:
    """A game of nothing but these cards."""
    registry_of_game = Registry()
    registry_of_game.of(Spell)
    registry_of_game.add(*cards)

    class Sketch(Rules[State, Fixed]):
        name, title, registry = "sketch", "A Sketch", registry_of_game

    return Sketch()


LANTERNS = game(Light, FaerieLight)


def look_up(words: str) -> CardSheet:
    """The only card of that name."""
    (sheet,) = find_cards(LANTERNS, words)
    return sheet


def test_a_sheet_has_text_figures_and_their_source() -> None:
    sheet = look_up("faerie light")
    assert (sheet.id, sheet.name, sheet.kind) == ("faerie-light", "Faerie Light", "Spell")
    assert (sheet.text, sheet.figures, sheet.source) == ("It dances.", {"cost": 3}, "original")


def test_hooks_come_with_the_first_line_of_their_docs_and_those_of_a_family_count() -> None:
    assert look_up("light").hooks == (
        Hook("range", "How many squares it reaches.", "4"),
        Hook("cast", "What it does."),
    )


def test_a_sheet_says_what_a_card_reacts_to_and_which_cards_it_names() -> None:
    sheet = look_up("LIGHT")
    assert sheet.reactions == (Reacts("Spark", "Flare up?", "XX-001"),)
    assert sheet.text == "It is light where it was dark."
    assert sheet.related == {"fog Fog": ""}
    assert sheet.declared.startswith("tests/test_card_sheet.py:")


def test_a_card_that_does_nothing_of_its_own_has_a_sheet_too() -> None:
    sheet = look_up("haste")
    assert (sheet.figures, sheet.hooks, sheet.declared) == ({"cost": 2}, (), "")


@pytest.mark.parametrize(
    ("words", "suggestion"),
    [
        ("ligth", "; did you mean Light?"),
        ("faerie", "; did you mean Faerie Light?"),
        ("thunderstorm", ""),
    ],
)
def test_an_unknown_name_gets_suggestions(words: str, suggestion: str) -> None:
    with pytest.raises(QuestboardError) as refused:
        find_cards(LANTERNS, words)
    assert str(refused.value) == f"A Sketch has no card {words!r}{suggestion}"


def test_a_game_without_a_registry_says_so() -> None:
    class Bare(Rules[State, Fixed]):
        name, title = "bare", "A Bare Table"

    with pytest.raises(QuestboardError, match="the cards of A Bare Table can't be looked up"):
        find_cards(Bare(), "light")


def test_things_of_one_name_are_all_shown() -> None:
    kinds = [sheet.kind for sheet in find_cards(load_rules("fantasy"), "spear")]
    assert sorted(kinds) == ["TrapKind", "Weapon"]


def test_rulings_are_those_that_a_card_cites_or_that_name_it_and_no_longer_name() -> None:
    (healing,) = find_cards(load_rules("fantasy"), "healing")
    assert [clause.id for clause in healing.rulings] == ["FA-093"]
    (boar_spear,) = find_cards(load_rules("fantasy"), "boar spear")
    assert [clause.id for clause in boar_spear.rulings] == ["FA-113", "FA-139"]
    weapon = find_cards(load_rules("fantasy"), "spear")[-1]
    assert "FA-113" not in [clause.id for clause in weapon.rulings]


def test_tests_are_those_named_after_a_card_or_else_those_that_use_it() -> None:
    (feather,) = find_cards(load_rules("fantasy"), "phoenix feather", TESTS)
    assert feather.tests
    assert all("phoenix_feather" in test for test in feather.tests)
    (tock,) = find_cards(load_rules("portal"), "tock", TESTS)
    assert any("effects/test_artificer.py" in test for test in tock.tests)
    assert find_cards(load_rules("portal"), "tock")[0].tests == ()


@pytest.mark.parametrize("name", nightly_except(PLAYABLE, "portal", "dragonfire"))
def test_every_card_of_every_game_has_a_sheet(name: str) -> None:
    rules = load_rules(name)
    for card in rules.registry or ():
        sheets = find_cards(rules, card.id)
        assert (type(card).__module__, card.id) in [
            (sheet.declared.partition(".py")[0].replace("/", "."), sheet.id) for sheet in sheets
        ]
        assert all(hook.name for sheet in sheets for hook in sheet.hooks)


KINDS = [
    ("portal", ["R17", "ART-a", "O1"]),
    (
        "ashardalon",
        [
            "vistra",
            "sure-strike",
            "lucky-charm",
            "frenzied-leap",
            "cave-bear",
            "stables",
            "short-cut",
            "alek",
        ],
    ),
    ("drizzt", ["wulfgar", "whacker", "cure-potion", "frenzy", "errtu", "guenhwyvar", "drizzt-3"]),
    (
        "dragonfire",
        ["sleep", "bag-of-holding", "troll", "haunted", "human-fighter-male", "charlatan", "bodyguards"],
    ),
    ("fantasy", ["crossbow", "fireball", "stone-skin", "pearl-of-power", "pit", "razor-boar", "regdar"]),
]
"""One card of every kind."""


@pytest.mark.parametrize(("game", "id"), [(game, id) for game, ids in KINDS for id in ids])
def test_whatever_is_printed_is_shown_with_its_source_and_without_what_goes_without_saying(
    game: str, id: str
) -> None:
    (sheet,) = [sheet for sheet in find_cards(load_rules(game), id) if sheet.id == id and sheet.figures]
    assert sheet.source
    assert "{}" not in repr(sheet.figures)
    assert "None" not in repr(sheet.figures)
    assert " at 0x" not in repr(sheet)


def test_the_command_prints_a_sheet_in_words_and_as_json() -> None:
    printed = CliRunner().invoke(app, ["content", "fantasy", "flame", "tongue"]).stdout
    for part in ("Flame Tongue  Weapon flame-tongue", "source: original", "melee: YOPS", "star: What a star"):
        assert part in printed
    encoded = CliRunner().invoke(app, ["content", "portal", "rampage", "--json"]).stdout
    (sheet,) = msgspec.json.decode(encoded, type=list[CardSheet])
    assert (sheet.name, sheet.figures) == ("Rampage", {"class_name": "Barbarian"})


def test_a_sheet_says_what_the_picture_shows() -> None:
    (sheet,) = find_cards(load_rules("fantasy"), "flame tongue")
    assert sheet.picture.endswith(".")
    said = CliRunner().invoke(app, ["content", "fantasy", "flame", "tongue"]).output
    assert sheet.picture in " ".join(said.split())
