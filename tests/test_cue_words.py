"""Cues in words: every kind of cue is a sentence, and things are called as on the table."""

from __future__ import annotations

from typing import get_args

import pytest

from questboard.cues import (
    AnyCue,
    Attack,
    Banner,
    Card,
    Condition,
    Danger,
    Defeat,
    Die,
    Ending,
    Gain,
    Health,
    Laid,
    Roll,
    Step,
)
from questboard.scene import Node, Scene
from questboard.text.cues import cue_words, labels

CALLED = {"hero:0": "Quinn", "monster:1": "Grell", "deck": "the deck", "hand": "Ada's hand"}
CUES: list[tuple[AnyCue, str]] = [
    (Step("hero:0", ("a", "b", "c")), "Quinn walks 3 steps."),
    (Step("monster:1", ("a",), manner="push"), "Grell is pushed 1 step."),
    (
        Attack(("hero:0", "monster:9"), "monster:1", "Tentacles", reason="closest Hero"),
        "Grell attacks Quinn, monster:9 with Tentacles (closest Hero).",
    ),
    (Attack(("hero:0",)), "Something attacks Quinn."),
    (
        Roll((Die("17"), Die("3")), roller="hero:0", bonus=-2, total=15, against="AC 17", verdict="miss"),
        "Quinn rolls 17, 3 - 2 = 15 against AC 17: miss.",
    ),
    (Roll((Die("skull"),)), "The dice show skull."),
    (Health("hero:0", -2, 4), "Quinn loses 2, 4 left."),
    (Health("hero:0", 3), "Quinn regains 3."),
    (Health("hero:0", 0), "Quinn is unharmed."),
    (Condition("hero:0", "Dazed"), "Quinn gains Dazed."),
    (Condition("hero:0", "Dazed", gained=False), "Quinn loses Dazed."),
    (
        Card("draw", face=Node(id="c", kind="card", label="Bull's Strength"), start="deck", end="hand"),
        "Bull's Strength is drawn from the deck to Ada's hand.",
    ),
    (Card("shuffle", start="deck"), "The deck is shuffled."),
    (Laid(("tile:2",), "Lava Pool"), "Lava Pool is laid."),
    (Laid(("hero:0",)), "Quinn is laid."),
    (Gain("gem", text="2 Rubies", end="hand"), "2 Rubies to Ada's hand."),
    (Banner("Round 2", "the night goes on", level="round"), "Round 2: the night goes on."),
    (Defeat("monster:1"), "Grell is defeated."),
    (Danger("the level rises"), "The level rises."),
    (Ending("Victory", won=True), "Victory."),
]


@pytest.mark.parametrize(("cue", "words"), CUES)
def test_a_cue_is_a_sentence(cue: AnyCue, words: str) -> None:
    assert cue_words(cue, CALLED) == words


def test_every_kind_of_cue_has_one() -> None:
    assert {type(cue) for cue, _ in CUES} == set(get_args(AnyCue))


def test_things_are_called_by_the_beginning_of_their_labels() -> None:
    grell = Node(id="monster:1", kind="token", label="Grell. 2 HP left.")
    regdar = Node(id="hero:1", kind="token", label="Regdar at 4,3: 8 of 8 HP")
    floor = Node(id="floor", kind="board", label="", children=[grell, regdar])
    scene = Scene(game="x", title="X", seat=0, status="", nodes=[floor])
    assert labels(scene) == {"monster:1": "Grell", "hero:1": "Regdar at 4,3"}
