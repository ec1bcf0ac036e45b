"""Cues in words: what there was to see and hear of an event, for readers and for programs.

Things are called by the labels of their nodes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

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
from questboard.scene import Scene
from questboard.text.words import count, sentence

ENDS = re.compile(r"[.:](?:\s|$)")
MANNERS = {"walk": "walks", "push": "is pushed", "fly": "flies", "leap": "leaps"}
DEEDS = {
    "draw": "drawn",
    "reveal": "revealed",
    "flip": "turned over",
    "play": "played",
    "discard": "discarded",
}


def labels(scene: Scene) -> dict[str, str]:
    """What everything in a scene is called, by node id: its label up to the first colon or full stop."""
    return {node.id: ENDS.split(node.label)[0] for node in scene.walk() if node.label}


def cue_words(cue: AnyCue, called: Mapping[str, str]) -> str:
    """A cue as a sentence.

    >>> cue_words(Step("hero:0", ("square:3", "square:4")), {"hero:0": "Quinn"})
    'Quinn walks 2 steps.'
    >>> cue_words(Roll((Die("17"),), bonus=7, total=24, against="AC 20", verdict="hit"), {})
    'The dice show 17 + 7 = 24 against AC 20: hit.'
    """
    return sentence(_words(cue, _Names(called)))


class _Names:
    """What things are called."""

    def __init__(self, called: Mapping[str, str]) -> None:
        self._called = called

    def __getitem__(self, id: str) -> str:
        return self._called.get(id, id) or "something"

    def listed(self, ids: Sequence[str]) -> str:
        return ", ".join(self[id] for id in ids)

    def way(self, start: str, end: str) -> str:
        """Where something comes from and goes."""
        return (f" from {self[start]}" if start else "") + (f" to {self[end]}" if end else "")


def _words(cue: AnyCue, called: _Names) -> str:
    match cue:
        case Step():
            return f"{called[cue.thing]} {MANNERS[cue.manner]} {count(len(cue.path), 'step')}"
        case Attack():
            return _attack(cue, called)
        case Roll():
            return _roll(cue, called)
        case Health():
            return _health(cue, called)
        case Condition():
            return f"{called[cue.thing]} {'gains' if cue.gained else 'loses'} {cue.name}"
        case Card() | Laid() | Gain():
            return _moved(cue, called)
        case Defeat():
            return f"{called[cue.thing]} is defeated"
        case Banner():
            return f"{cue.text}: {cue.detail}" if cue.detail else cue.text
        case Danger() | Ending():
            return cue.text


def _attack(cue: Attack, called: _Names) -> str:
    how = f" with {cue.name}" if cue.name else ""
    why = f" ({cue.reason})" if cue.reason else ""
    return f"{called[cue.attacker]} attacks {called.listed(cue.targets)}{how}{why}"


def _roll(cue: Roll, called: _Names) -> str:
    who = f"{called[cue.roller]} rolls" if cue.roller else "The dice show"
    bonus = f" {'+' if cue.bonus >= 0 else '-'} {abs(cue.bonus)}" if cue.bonus is not None else ""
    total = f" = {cue.total}" if cue.total is not None else ""
    against = f" against {cue.against}" if cue.against else ""
    verdict = f": {cue.verdict}" if cue.verdict else ""
    return f"{who} {_faces(cue.dice)}{bonus}{total}{against}{verdict}"


def _faces(dice: Sequence[Die]) -> str:
    return ", ".join(die.face for die in dice)


def _health(cue: Health, called: _Names) -> str:
    what = (
        f"loses {-cue.amount}" if cue.amount < 0 else f"regains {cue.amount}" if cue.amount else "is unharmed"
    )
    left = f", {cue.left} left" if cue.left is not None else ""
    return f"{called[cue.thing]} {what}{left}"


def _moved(cue: Card | Laid | Gain, called: _Names) -> str:
    match cue:
        case Card(deed="shuffle"):
            return f"{called[cue.card or cue.start or cue.end]} is shuffled"
        case Card():
            name = cue.face.label if cue.face is not None else called[cue.card] if cue.card else "A card"
            return f"{name} is {DEEDS[cue.deed]}{called.way(cue.start, cue.end)}"
        case Laid():
            return f"{cue.name or called.listed(cue.things)} is laid"
        case Gain():
            return f"{cue.text or cue.icon}{called.way(cue.start, cue.end)}"
