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
from questboard.language import TABLE, Plural, mark
from questboard.scene import Scene
from questboard.text.words import sentence

t, n = TABLE.t, TABLE.n

ENDS = re.compile(r"[.:](?:\s|$)")
MANNERS = {
    "walk": Plural("{thing} walks {count} step", "{thing} walks {count} steps"),
    "push": Plural("{thing} is pushed {count} step", "{thing} is pushed {count} steps"),
    "fly": Plural("{thing} flies {count} step", "{thing} flies {count} steps"),
    "leap": Plural("{thing} leaps {count} step", "{thing} leaps {count} steps"),
}
DEEDS = mark(
    {
        "draw": "{card} is drawn{way}",
        "reveal": "{card} is revealed{way}",
        "flip": "{card} is turned over{way}",
        "play": "{card} is played{way}",
        "discard": "{card} is discarded{way}",
    }
)


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
        return self._called.get(id, id) or t("something")

    def listed(self, ids: Sequence[str]) -> str:
        return ", ".join(self[id] for id in ids)

    def way(self, start: str, end: str) -> str:
        """Where something comes from and goes."""
        return (t(" from {thing}", thing=self[start]) if start else "") + (
            t(" to {thing}", thing=self[end]) if end else ""
        )


def _words(cue: AnyCue, called: _Names) -> str:
    match cue:
        case Step():
            return n(*MANNERS[cue.manner], len(cue.path), thing=called[cue.thing])
        case Attack():
            return _attack(cue, called)
        case Roll():
            return _roll(cue, called)
        case Health():
            return _health(cue, called)
        case Condition():
            return t(
                "{thing} gains {condition}" if cue.gained else "{thing} loses {condition}",
                thing=called[cue.thing],
                condition=cue.name,
            )
        case Card() | Laid() | Gain():
            return _moved(cue, called)
        case Defeat():
            return t("{thing} is defeated", thing=called[cue.thing])
        case Banner():
            return f"{cue.text}: {cue.detail}" if cue.detail else cue.text
        case Danger() | Ending():
            return cue.text


def _attack(cue: Attack, called: _Names) -> str:
    how = t(" with {name}", name=cue.name) if cue.name else ""
    why = f" ({cue.reason})" if cue.reason else ""
    return t(
        "{thing} attacks {targets}{how}{why}",
        thing=called[cue.attacker],
        targets=called.listed(cue.targets),
        how=how,
        why=why,
    )


def _roll(cue: Roll, called: _Names) -> str:
    who = t("{thing} rolls", thing=called[cue.roller]) if cue.roller else t("The dice show")
    bonus = f" {'+' if cue.bonus >= 0 else '-'} {abs(cue.bonus)}" if cue.bonus is not None else ""
    total = f" = {cue.total}" if cue.total is not None else ""
    against = t(" against {against}", against=cue.against) if cue.against else ""
    verdict = f": {cue.verdict}" if cue.verdict else ""
    return f"{who} {_faces(cue.dice)}{bonus}{total}{against}{verdict}"


def _faces(dice: Sequence[Die]) -> str:
    return ", ".join(die.face for die in dice)


def _health(cue: Health, called: _Names) -> str:
    thing = called[cue.thing]
    what = t("{thing} is unharmed", thing=thing)
    if cue.amount:
        what = t(
            "{thing} loses {amount}" if cue.amount < 0 else "{thing} regains {amount}",
            thing=thing,
            amount=abs(cue.amount),
        )
    left = t(", {left} left", left=cue.left) if cue.left is not None else ""
    return f"{what}{left}"


def _moved(cue: Card | Laid | Gain, called: _Names) -> str:
    match cue:
        case Card(deed="shuffle"):
            return t("{card} is shuffled", card=called[cue.card or cue.start or cue.end])
        case Card():
            name = cue.face.label if cue.face is not None else called[cue.card] if cue.card else t("A card")
            return t(DEEDS[cue.deed], card=name, way=called.way(cue.start, cue.end))
        case Laid():
            return t("{thing} is laid", thing=cue.name or called.listed(cue.things))
        case Gain():
            return f"{cue.text or cue.icon}{called.way(cue.start, cue.end)}"
