"""Cards as they are printed: those of players, Dragonfire cards, Adventures, Features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from questboard.art import path
from questboard.games.dragonfire.content import (
    ABILITIES,
    ADVENTURES,
    CARDS,
    CLASS_NAMES,
    DRAGONFIRE,
    FEATURES,
    SCREENS,
    AdventureEntry,
    CardEntry,
    DragonfireCardEntry,
)
from questboard.games.dragonfire.rules.points import tally
from questboard.games.dragonfire.scene import ids
from questboard.games.dragonfire.scene.symbols import (
    ADVENTURE,
    COIN,
    EMBLEM,
    FEATURE,
    FLAME,
    ITEM_ICON,
    LEVELS,
    PAINT,
    SWORDS,
)
from questboard.games.dragonfire.state import COLORS
from questboard.games.dragonfire.words import points_in_words
from questboard.scene import Node, badge

CARD_SIZE = (3.5, 2.9)
"""A card in a hand, in units of a tray."""
REQUIRES = {
    "class": "Requires {} Class.",
    "play": "Requires {} Play.",
    "purchase": "Requires {} Purchase.",
}
REMAINS = {
    "scene": "Remains in Play: Scene.",
    "game": "Remains in Play.",
    "start": "Starts and Remains in Play.",
}
ITEM_WORDS = {
    "weapon": ("weapon", "weapons"),
    "armor": ("armour", "armour"),
    "shield": ("shield", "shields"),
    "misc": ("other", "others"),
}
"""Kinds of Magic Items: one, and several."""
SPENT = {"deplete": "Deplete.", "consume": "Consume."}


@cache
def card_lines(name: str) -> tuple[str, ...]:
    """What is printed on a card below its name."""
    card = CARDS[name]
    lines = [kind_line(card)]
    if card.requires:
        lines.append(REQUIRES[card.requires].format(CLASS_NAMES[card.color]))
    if card.remains:
        lines.append(REMAINS[card.remains])
    if card.text:
        lines.append(f"Play at any time: {card.text}" if card.any_time else card.text)
    if card.spent:
        lines.append(SPENT[card.spent])
    if card.instead:
        lines.append(f"{SPENT[card.spent_instead].removesuffix('.')} instead: {card.instead}")
    if card.repack:
        lines.append("Repack: discard it to draw a card.")
    if card.assist:
        lines.append(f"Assist: {card.assist}")
    return tuple(lines)


def kind_line(card: CardEntry) -> str:
    """Class Type and cost, or what kind of Magic Item it is."""
    types = " and ".join(CLASS_NAMES[color] for color in card.color)
    if card.item:
        return ", ".join(filter(None, (f"{card.rarity.capitalize()} {card.category}", types)))
    return f"{types}, Basic" if card.basic else f"{types}, {card.cost} gold"


@cache
def card_in_words(name: str) -> str:
    """A card as a screen reader says it."""
    card = CARDS[name]
    damage = f" Damage {points_in_words(card.damage)}." if card.damage else ""
    swords = f" {card.swords} Swords." if card.swords > 1 else " 1 Sword." if card.swords else ""
    kind, *rest = card_lines(name)
    return f"{card.name}, {kind}.{damage}{swords} {' '.join(rest)}".rstrip()


def card_icon(card: CardEntry) -> str:
    """The emblem of a card."""
    return ITEM_ICON[card.category] if card.item else EMBLEM[card.color]


def card_node(id: str, name: str) -> Node:
    """A card of a player or of the Market, face up."""
    card = CARDS[name]
    return Node(
        id=id,
        kind="card",
        label=card_in_words(name),
        source=card.source,
        size=CARD_SIZE,
        icon=card_icon(card),
        picture=path("dragonfire", "cards", name),
        color=PAINT[card.color[:1]],
        text=card.name,
        lines=card_lines(name),
        short=card.short,
        children=[*damage_icons(id, card.damage), *sword_icons(id, card.swords)],
    )


def damage_icons(id: str, points: str, levels: int = 0) -> list[Node]:
    """Damage as small discs with emblem or number."""
    counts = tally(points)
    icons = [
        Node(id=f"{id}:damage:{color}{place}", kind="token", icon=EMBLEM[color], color=PAINT[color])
        for color, count in zip(COLORS, counts, strict=False)
        for place in range(count)
    ]
    if counts[4]:
        icons.append(Node(id=f"{id}:damage:any", kind="token", text=str(counts[4]), color="bone"))
    if levels:
        icons.append(
            Node(id=f"{id}:damage:levels", kind="token", icon=LEVELS, color="arcane", text=str(levels))
        )
    return icons


def sword_icons(id: str, swords: int) -> list[Node]:
    """Sword icons as a badge."""
    if not swords:
        return []
    return [badge(f"{id}:swords", SWORDS, "walnut", str(swords), rule="DF-147")]


def card_back(id: str, text: str = "") -> Node:
    """A card of which only the back is known."""
    return Node(id=id, kind="card", face_down=True, color="walnut", label="A hidden card.", text=text)


def ware_node(id: str, name: str, price: int, affordable: bool) -> Node:
    """A card of the Market with its price."""
    node = card_node(id, name)
    node.lines = (node.lines[0].partition(", ")[0], *node.lines[1:])  # the badge says what it costs
    node.children = [
        badge(f"{id}:price", COIN, "brass" if affordable else "slate", str(price), rule="DF-246"),
        *node.children,
    ]
    return node


@cache
def dragonfire_lines(name: str, printed: bool) -> tuple[str, ...]:
    """What is printed on a Dragonfire card below its name."""
    card = DRAGONFIRE[name]
    lines = [card.text] if card.text else []
    lines += [f"{level}+: {text}" for level, text in thresholds(card, printed).items()]
    if card.deadfall:
        lines.append(f"Deadfall: {card.deadfall}")
    return tuple(lines)


def thresholds(card: DragonfireCardEntry, printed: bool) -> Mapping[int, str]:
    """What a Dragonfire card does from which level on."""
    return card.printed_thresholds if printed and card.printed_thresholds is not None else card.thresholds


def dragonfire_node(name: str, printed: bool) -> Node:
    """The active Dragonfire card."""
    card = DRAGONFIRE[name]
    lines = dragonfire_lines(name, printed)
    return Node(
        id=ids.DRAGONFIRE,
        kind="card",
        label=f"Dragonfire card: {card.name}. {' '.join(lines)}",
        source=card.source,
        icon=FLAME,
        picture=path("dragonfire", "dragonfire", name),
        color="danger",
        text=card.name,
        lines=("Dragonfire card", *lines),
        short=card.short,
        rule="DF-039",
    )


def adventure_node(name: str, level: int) -> Node:
    """The Adventure card."""
    card = ADVENTURES[name]
    kind = f"Level {level}, {scenes_in_words(card)}"
    return Node(
        id="adventure",
        kind="card",
        label=f"Adventure: {card.name}, {kind}. {card.story} {' '.join(card.text)}",
        source=card.source,
        size=(4.6, 2.4),
        icon=ADVENTURE,
        picture=adventure_picture(name),
        color="brass",
        text=card.name,
        lines=(kind, card.story, *card.text),
        short=card.story,
        rule="DF-004",
    )


def adventure_picture(name: str) -> str:
    """The drawing on the card of an Adventure: one of those who wait there."""
    return path("dragonfire", "encounters", ADVENTURES[name].foe)


def scenes_in_words(card: AdventureEntry) -> str:
    """How many Scenes an Adventure has."""
    return f"{len(card.scenes)} Scenes"


def power_in_words(name: str) -> str:
    """A Feature, an ability or a card in play with what it does."""
    if name in FEATURES and name not in CARDS:
        return f"{FEATURES[name].name}: {FEATURES[name].text}"
    if name in ABILITIES:
        return f"{ABILITIES[name].name}: {ABILITIES[name].text}"
    return card_in_words(name)


def screen_text(name: str) -> str:
    """What a Character screen can do, and which Magic Items it may take along."""
    card = SCREENS[name]
    ability = f"{power_in_words(card.ability)} " if card.ability else ""
    words = {category: f"{' or '.join(tags)} " for category, tags in card.tags.items()}
    limits = ", ".join(
        f"{most} {words.get(category, '')}{ITEM_WORDS[category][most > 1]}"
        for category, most in card.limits.items()
        if most
    )
    return f"{ability}Magic Items: {limits}."


def power_badge(id: str, name: str, spent: bool) -> Node:
    """A Feature or an ability as a badge."""
    text = power_in_words(name)
    return badge(
        id,
        FEATURE,
        "brass",
        text.partition(":")[0],
        f"{text}{' Used.' if spent else ''}",
        rule="DF-287",
        hollow=spent,
    )
