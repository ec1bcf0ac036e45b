"""An encounter as it lies on the table: its card with the damage track, its tokens; and in words."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.art import path
from questboard.games.dragonfire.content import ENCOUNTERS, Level
from questboard.games.dragonfire.rules.foes import strength
from questboard.games.dragonfire.scene.ids import level_id
from questboard.games.dragonfire.scene.outlook import Outlook
from questboard.games.dragonfire.scene.symbols import (
    ATTACK,
    CALM,
    CLASS_ICON,
    COIN,
    EMBLEM,
    HERO_PAINT,
    PAINT,
    STRUCK,
    TYPE_ICON,
)
from questboard.games.dragonfire.state import DragonfirePosition, Encounter
from questboard.games.dragonfire.words import COLOR, encounter_name
from questboard.scene import Node, badge

LEVEL = 0.68
ASIDE = 0.28
"""How far the second icon of a level stands aside from the first."""
MARGIN = 0.08


def encounter_card(t: DragonfirePosition, foe: Encounter, names: Sequence[str], found: Outlook) -> Node:
    """The card of an encounter."""
    printed = ENCOUNTERS[foe.name]
    name = encounter_name(foe.uid)
    falling = found.falling.get(foe.uid, [])
    hits = strength(t, foe)
    calm = foe.uid in t.turn.calm
    source = found.sources.get(foe.uid, "")
    return Node(
        id=foe.uid,
        kind="card",
        label=encounter_in_words(t, foe, names, falling),
        source=printed.source,
        icon=TYPE_ICON[foe.type],
        picture=path("dragonfire", "encounters", foe.name),
        color=PAINT[foe.color],
        text=name,
        lines=(kind_in_words(foe), *([printed.text] if printed.text else [])),
        short=printed.short,
        glow=foe.uid in found.defeated,
        hollow=not foe.uncleared,
        children=[
            badge(
                f"{foe.uid}:strength",
                CALM if calm else ATTACK,
                "heal" if calm else "danger",
                "calm" if calm else str(hits),
                f"{name} does not attack." if calm else f"Attack Strength {hits}.",
                rule="DF-221",
            ),
            badge(
                f"{foe.uid}:gold",
                COIN,
                "brass",
                str(foe.gold),
                f"{foe.gold} gold.",
                rule="DF-214",
                hollow=not foe.gold,
            ),
            *([Node(id=f"{foe.uid}:source", kind="text", text=source)] if source else []),
            *_facing(t, foe, names),
            track(foe, falling),
        ],
    )


def _facing(t: DragonfirePosition, foe: Encounter, names: Sequence[str]) -> list[Node]:
    """Whom an encounter faces that lies among others; a Location faces all who are in it."""
    if foe.location:
        return []
    character = t.characters[foe.seat]
    return [
        Node(
            id=f"{foe.uid}:facing",
            kind="token",
            picture=path("dragonfire", "screens", character.screen),
            icon=CLASS_ICON[character.card.character_class],
            color=HERO_PAINT[foe.seat],
            text=names[foe.seat],
        )
    ]


def printed_encounter(id: str, name: str) -> Node:
    """An encounter card as it is printed, for one that is revealed but doesn't come into play."""
    card = ENCOUNTERS[name]
    foe = Encounter("", name, 0, card.deck, card.color, card.type, card.strength, card.gold)
    kind, levels = kind_in_words(foe), levels_in_words(foe, ())
    hits = f"Attack Strength {card.strength}"
    return Node(
        id=id,
        kind="card",
        label=f"{card.name}, {kind}: {levels}; {hits}; {card.gold} gold. {card.text}",
        source=card.source,
        icon=TYPE_ICON[card.type],
        picture=path("dragonfire", "encounters", name),
        color=PAINT[card.color],
        text=card.name,
        lines=(kind, levels, *([card.text] if card.text else [])),
        children=[
            badge(f"{id}:strength", ATTACK, "danger", str(card.strength), f"{hits}."),
            badge(f"{id}:gold", COIN, "brass", str(card.gold), f"{card.gold} gold."),
        ],
    )


# ---- the damage track


def track_width(foe: Encounter) -> float:
    """How wide the damage track is: a level of a colour shows an icon for each point."""
    most = max(level.amount if level.color else 1 for level in foe.levels)
    return LEVEL + (most - 1) * ASIDE + 2 * MARGIN


def track(foe: Encounter, falling: Sequence[int]) -> Node:
    """The damage track as a column; the Tripwire is a white line, and what would fall is struck out."""
    step, wide = LEVEL + 0.08, track_width(foe)
    marks = [
        node
        for index, level in enumerate(foe.levels)
        for node in _level_nodes(foe, index, level, MARGIN + index * step, index in falling)
    ]
    if foe.track.tripwire:
        line = MARGIN + foe.track.tripwire * step - 0.07
        marks.append(
            Node(
                id=f"{foe.uid}:tripwire",
                kind="wall",
                at=(0, line),
                size=(wide, 0.07),
                color="slate" if foe.tripped else "diamond",
            )
        )
    return Node(
        id=f"{foe.uid}:track",
        kind="track",
        size=(wide, 2 * MARGIN + step * (len(foe.levels) - 1) + LEVEL),
        rule="DF-030",
        children=marks,
    )


def _level_nodes(foe: Encounter, index: int, level: Level, down: float, falls: bool) -> list[Node]:
    """The icons of a level side by side, the last one uppermost; square ones have corners."""
    cleared = bool(foe.cleared >> index & 1)
    count = level.amount if level.color else 1
    # The first icon stands for the level where one level is chosen.
    nodes = [
        Node(
            id=level_id(foe.uid, index) + (f":{place}" if place else ""),
            kind="slot" if level.square else "token",
            at=(MARGIN + place * ASIDE, down),
            size=(LEVEL, LEVEL),
            icon=EMBLEM.get(level.color, ""),
            color=PAINT[level.color],
            text="" if level.color else str(level.amount),
            hollow=cleared,
            glow=falls,
        )
        for place in range(count)
    ]
    if falls:
        nodes.append(
            _struck(level_id(foe.uid, index), (MARGIN, down), (LEVEL + (count - 1) * ASIDE, LEVEL), level)
        )
    return nodes


def _struck(id: str, at: tuple[float, float], size: tuple[float, float], level: Level) -> Node:
    """A cross over what is about to fall."""
    corner = (at[0] + (size[0] - LEVEL) / 2, at[1])
    return Node(
        id=f"{id}:struck",
        kind="token",
        at=corner,
        size=(LEVEL, LEVEL),
        icon=STRUCK,
        color="bone" if level.color else "danger",
    )


def encounter_token(t: DragonfirePosition, foe: Encounter, names: Sequence[str], found: Outlook) -> Node:
    """An encounter token: a disc before its card."""
    level = foe.levels[0]
    falling = found.falling.get(foe.uid, [])
    several = level.amount > 1 or not level.color
    crossed = Node(
        id=f"{foe.uid}:struck",
        kind="token",
        icon=STRUCK,
        color="bone" if foe.color else "danger",
    )
    return Node(
        id=foe.uid,
        kind="token",
        icon="" if several else EMBLEM[level.color],
        color=PAINT[foe.color],
        text=str(level.amount) if several else "",
        label=encounter_in_words(t, foe, names, falling),
        glow=bool(falling),
        hollow=foe.uid in t.turn.calm,
        rule="DF-101",
        children=[crossed] if falling else [],
    )


# ---- for screen readers


def encounter_in_words(
    t: DragonfirePosition, foe: Encounter, names: Sequence[str], falling: Sequence[int] = ()
) -> str:
    """An encounter as a screen reader says it."""
    name = encounter_name(foe.uid)
    calm = "does not attack this turn" if foe.uid in t.turn.calm else f"Attack Strength {strength(t, foe)}"
    head = f"{name}, {kind_in_words(foe)} facing {names[foe.seat]}: {levels_in_words(foe, falling)}; {calm}"
    if foe.token:
        return f"{head}."
    text = ENCOUNTERS[foe.name].text
    return f"{head}; {foe.gold} gold.{f' {text}' if text else ''}"


def kind_in_words(foe: Encounter) -> str:
    """Colour and type of an encounter, or how many a Location holds."""
    if foe.location:
        return f"Location for {ENCOUNTERS[foe.name].capacity}"
    return f"{COLOR[foe.color].capitalize()} {foe.type}"


def levels_in_words(foe: Encounter, falling: Sequence[int]) -> str:
    """The damage track from the top."""
    return ", ".join(
        _level_in_words(foe, index, level, index in falling) for index, level in enumerate(foe.levels)
    )


def _level_in_words(foe: Encounter, index: int, level: Level, falls: bool) -> str:
    what = f"{level.amount} {COLOR[level.color]}{' square' if level.square else ''}"
    if foe.cleared >> index & 1:
        what += " cleared"
    elif falls:
        what += " about to fall"
    return f"Tripwire, {what}" if foe.track.tripwire == index and index else what
