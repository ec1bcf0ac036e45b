"""Cues: what there is to see and hear of an event, in one small vocabulary for all games.

A game says in one place which cues each kind of its events has (`Wording.cues`), from the event as a seat
has seen it and that seat's view right after it. Renderers know these cues and nothing else: the browser turns
them into motion, captions and sound, and another renderer may do so in its own way.

Things and places are named by the ids of their nodes. A thing is looked for in the scene after the event, and
where it is gone by then, in the scene before it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from questboard.scene import Color, Node


class Cue(msgspec.Struct, tag_field="cue", omit_defaults=True):
    """The base of all cues."""


class Step(Cue, tag="step"):
    """A figure moves along a path."""

    thing: str
    path: tuple[str, ...]
    """The places that it comes to, the last of them where it ends; where it started is left out."""
    manner: Literal["walk", "push", "fly", "leap"] = "walk"
    """By its own feet, moved by something else, over everything, or from one place to another at once."""


class Attack(Cue, tag="attack"):
    """Something attacks something; what comes of it is told by the cues that follow."""

    targets: tuple[str, ...]
    attacker: str = ""
    """Empty where the attack comes out of nowhere."""
    name: str = ""
    """What it is done with."""
    ranged: bool = False
    reason: str = ""
    """Why it is this target, if a rule has chosen it: "closest Hero"."""
    card: str = ""
    """The card on the table that it is done with; the blow comes from there."""


class Die(msgspec.Struct, omit_defaults=True):
    """A die that lies on the table."""

    face: str
    """What it shows: a number, or words."""
    sides: str = "d20"
    """What die it is: d20, d6, or the name of a game's own die."""
    color: Color = ""
    icon: str = ""
    """The symbol on its upper face, if it has one."""


class Roll(Cue, tag="roll"):
    """Dice are rolled, and what that comes to."""

    dice: tuple[Die, ...]
    roller: str = ""
    target: str = ""
    """Above which thing the dice fall; the roller's place without one."""
    bonus: int | None = None
    """What is added to the dice; None where nothing can be."""
    total: int | None = None
    against: str = ""
    """What it has to reach, in words: "AC 20"."""
    verdict: Literal["", "hit", "miss", "success", "failure"] = ""


class Health(Cue, tag="health"):
    """Something is damaged or healed."""

    thing: str
    amount: int
    """Below 0 for damage; 0 for damage that was prevented."""
    left: int | None = None


class Condition(Cue, tag="condition"):
    """Something gains or loses a condition, a stance, a curse or the like."""

    thing: str
    name: str
    gained: bool = True


class Card(Cue, tag="card"):
    """A card is drawn, shown, turned over, used, discarded, or a deck is shuffled."""

    deed: Literal["draw", "reveal", "flip", "play", "discard", "shuffle"]
    card: str = ""
    """The node of the card, if it lies on the table or in a hand."""
    face: Node | None = None
    """What is to be read on it, where the viewer may read it."""
    start: str = ""
    """Where it comes from: a deck, a pile, a player."""
    end: str = ""
    """Where it goes."""


class Laid(Cue, tag="laid"):
    """A tile, a room or a part of the map is laid or opened."""

    things: tuple[str, ...]
    name: str = ""


class Gain(Cue, tag="gain"):
    """Tokens, gems, gold or another store are gained or spent: they go from one place to another."""

    icon: str
    color: Color = ""
    text: str = ""
    """How many of what."""
    start: str = ""
    end: str = ""


class Banner(Cue, tag="banner"):
    """A part of the game begins or ends."""

    text: str
    detail: str = ""
    level: Literal["game", "round", "turn", "phase"] = "phase"
    """How large a part it is."""


class Defeat(Cue, tag="defeat"):
    """Something is defeated, destroyed or falls."""

    thing: str


class Danger(Cue, tag="danger"):
    """Something grows worse for everybody: a level rises, a deadline comes closer."""

    text: str
    thing: str = ""


class Ending(Cue, tag="ending"):
    """The game has been decided."""

    text: str
    won: bool | None = None
    """Whether the viewer has won; None where that isn't known or not a matter of winning."""


AnyCue: TypeAlias = (
    Step | Attack | Roll | Health | Condition | Card | Laid | Gain | Banner | Defeat | Danger | Ending
)


def things_of(cue: AnyCue) -> list[str]:
    """The ids of all nodes that a cue names.

    >>> things_of(Step(thing="hero:0", path=("square:3", "square:4")))
    ['hero:0', 'square:3', 'square:4']
    """
    found: list[str] = []
    for name in ("thing", "attacker", "roller", "target", "card", "start", "end"):
        if id := getattr(cue, name, ""):
            found.append(id)
    for name in ("path", "targets", "things"):
        found += getattr(cue, name, ())
    return found
