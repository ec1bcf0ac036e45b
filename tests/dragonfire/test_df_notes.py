"""What cards, Adventures and rules remember is declared, and nothing else is written down."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest

from questboard.games.dragonfire import RULES, rules
from questboard.games.dragonfire.cards.items import DaggerOfVenom
from questboard.games.dragonfire.hooks import REGISTRY
from questboard.games.dragonfire.notation import NotationError
from questboard.games.dragonfire.rules.play import CARDS_PLAYED
from questboard.games.dragonfire.state import DragonfireState
from questboard.kernel import Note, Notebook
from questboard.testing.conformance import deal, random_answers
from tests.dragonfire.party import party

SEALED = [
    "card-limit", "cards-played", "changed", "charging", "client-hp", "eldritch-strike", "fails-save",
    "first-faced", "gate", "gold", "guard", "guard-fell", "guides", "helped", "infection", "leader-turns",
    "own-bonus", "presence-defeated", "rides", "shield-of-faith-2", "shrouded-beholder-1", "slowed",
    "sneaks", "strength", "stunned-0", "tokens", "troll-1", "twice", "unhealable-3", "versatility-color",
]  # fmt: skip
"""The keys that are no ids of cards, as the positions have them that saves are sealed with."""


def notebooks(s: DragonfireState) -> list[Notebook]:
    """Everything that notes are written down with."""
    return [s, s.turn, *s.turn.plays, *s.characters, *s.encounters]


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_whatever_is_written_down_in_a_game_is_declared(adventure: str) -> None:
    options = {"adventure": adventure, "level": "5", "features": "choose"}
    for table in random_answers(deal(RULES, 4, 5, options), 5, 300):
        assert [key for book in notebooks(table.state) for key in REGISTRY.undeclared(book.notes)] == []


def test_the_registry_knows_the_notes_of_every_chapter() -> None:
    chapters = [import_module(f"{rules.__name__}.{module.name}") for module in iter_modules(rules.__path__)]
    notes = [value for chapter in chapters for value in vars(chapter).values() if isinstance(value, Note)]
    assert CARDS_PLAYED in notes
    assert REGISTRY.undeclared([note.key.replace("{}", "1") for note in notes]) == []


def test_notes_keep_the_keys_that_saves_are_sealed_with() -> None:
    assert REGISTRY.undeclared(SEALED) == []


def test_what_is_marked_is_written_down_in_its_marks() -> None:
    table = party(hands={0: ["glory", "stealth"]}, encounters=[("troll", 0, 1)]).play_cards(0)
    table.answer("play Glory")
    turn = table.state.turn
    assert (turn.marks["cards-played"], CARDS_PLAYED.get(turn)) == (1, 1)
    assert turn.notes is turn.marks


@pytest.mark.parametrize(
    "line",
    [
        "turn marks=cards-plaid:1",
        "encounter troll-1 marks=sanctury:1",
        "play 1 seat=0 card=glory marks=roll-1:1",
        "character human-fighter-male marks=infektion:1",
        "adventure bodyguards notes=client-hq:4",
    ],
)
def test_a_note_that_nobody_has_declared_is_refused(line: str) -> None:
    key = re.findall(r"=([a-z0-9-]+):", line)[0]
    with pytest.raises(NotationError, match=f"there is no note '{key}'"):
        RULES.parse(f"character human-fighter-male\n{line}\n")


def test_the_dagger_remembers_encounters_by_nothing_but_their_names() -> None:
    assert DaggerOfVenom.poisoned["troll-1"].key == "troll-1"
    known = ["troll-1", "swarming-skeletons-token-12", "frenzy-token-1", "slaadi-plague-token-2"]
    assert [key for key in known if not DaggerOfVenom.poisoned.covers(key)] == []
    others = ["troll", "troll-", "troll-x", "balrog-1", "troll-token", "-1"]
    assert [key for key in others if DaggerOfVenom.poisoned.covers(key)] == []
