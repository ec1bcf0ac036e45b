"""The campaign sheet: what a character has earned and bought, and the Features to plan with.

At the left XP, slots and Magic Items against their limits; in the middle what can be bought, whole, and what
can't yet, as tabs that say what is missing; at the right the Adventures of the campaign.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from questboard.games.dragonfire.content import ADVENTURES, CARDS, FEATURES, SCREENS
from questboard.games.dragonfire.rules.advancements import (
    ATTUNED,
    LEVEL_XP,
    SLOT_XP,
    character_level,
    missing,
    open_to,
    purchases,
    spent_xp,
    xp_left,
)
from questboard.games.dragonfire.scene.cards import ITEM_WORDS, card_node
from questboard.games.dragonfire.scene.ids import offer_id, slot_id
from questboard.games.dragonfire.scene.offer_cards import adventure_card, feature_card
from questboard.games.dragonfire.scene.room import UPRIGHT, WIDE, Box, grid, lay
from questboard.games.dragonfire.scene.symbols import FEATURE, LEVELS
from questboard.games.dragonfire.state import DragonfireView, Sheet
from questboard.games.dragonfire.words import plural, screen_name
from questboard.kernel import OptionKind
from questboard.scene import Node, badge

LEFT = 11.6
PATH = 7.0
"""How wide the sheet at the left and the Adventures at the right are."""
COLUMNS = 5
TAB = 1.3
"""How high what can't be bought yet is."""
WHOLE = 3.6
"""A card needs to be no higher to be read."""
TALL_TABS = 3
HEAD: Box = (0.15, 0.15, 12.7, 1.7)
SLOTS: Box = (0.15, 2.0, 12.7, 2.7)
CATALOGUE: Box = (0.15, 4.9, 12.7, 13.9)
"""In an upright window: XP, slots and the Features."""
PLANS = ("feature", "background", "slot")


def campaign(view: DragonfireView, asked: OptionKind[object] | None) -> Node | None:
    """The sheet of the viewer, if there is something to plan."""
    if view.seat < 0 or not view.sheets[view.seat].screen:
        return None
    question = "" if asked is None else asked.ask.kind
    if question not in PLANS and not (view.over and question == ""):
        return None
    sheet = view.sheets[view.seat]
    new = list(asked.ask.options) if asked is not None and question == "background" else []
    buying = asked.ask.about["feature"] if asked is not None and question == "slot" else ""
    offered = (
        [each for each in asked.ask.options if each is not None]
        if asked is not None and question == "feature"
        else purchases(sheet)
    )
    nodes = [
        *standing(sheet),
        *slots(sheet),
        *belongings(sheet),
        *catalogue(sheet, new or offered, buying, only=bool(new)),
        *path(view, sheet),
    ]
    return Node(
        id="rest",
        kind="board",
        area="board",
        label="The campaign sheet.",
        size=WIDE,
        upright=(0, 0, *UPRIGHT),
        children=nodes,
    )


# ---- what there is


def standing(sheet: Sheet) -> list[Node]:
    """The character, its Level, and its XP: earned, bound in Features, and free."""
    level = character_level(sheet.xp)
    bound, free = spent_xp(sheet.slots, sheet.free), xp_left(sheet)
    following = LEVEL_XP.get(level + 1)
    more = f"Level {level + 1} begins at {following} XP." if following else "There is no higher Level."
    figures = f"{sheet.xp} XP earned, {bound} in Features, {free} free"
    card = Node(
        id="story",
        kind="card",
        icon=FEATURE,
        color="brass",
        text=f"{screen_name(sheet.screen)}, Level {level}",
        lines=(figures, more),
        short=more,
        label=f"{screen_name(sheet.screen)}, Level {level}: {figures}. {more}",
        rule="DF-274",
    )
    return [lay(card, (0.25, 0.25, LEFT - 0.5, 3.2), HEAD)]


def slots(sheet: Sheet) -> list[Node]:
    """The six Feature slots."""
    places = grid(6, (0.25, 3.75, LEFT - 0.5, 9.2), 2)
    tabs = grid(6, SLOTS, 3, 0.12)
    return [
        lay(_slot(sheet, number, name), places[number - 1], tabs[number - 1])
        for number, name in enumerate(sheet.slots, 1)
    ]


def _slot(sheet: Sheet, number: int, name: str) -> Node:
    cost = SLOT_XP[number - 1]
    if not name:
        return Node(
            id=slot_id(number),
            kind="slot",
            text=f"Slot {number}: {cost} XP",
            label=f"Feature slot {number} is empty; it costs {cost} XP.",
            rule="DF-294",
        )
    node = feature_card(slot_id(number), name)
    free = " · free" if name == sheet.free else ""
    node.lines = (f"Slot {number}{free}", *node.lines[1:])
    node.label = f"Slot {number}{free}: {node.label}"
    return node


def belongings(sheet: Sheet) -> list[Node]:
    """The Magic Items against what the screen lets along and how many a Level may attune to."""
    screen = SCREENS[sheet.screen]
    held = [CARDS[item] for item in sheet.items]
    counts = [
        f"{ITEM_WORDS[category][1]} {sum(card.category == category for card in held)} of {most}"
        for category, most in screen.limits.items()
        if most
    ]
    uncommon, rare = ATTUNED[character_level(sheet.xp)]
    line = f"Go along: {', '.join(counts)}."
    attuned = f"At this Level at most {uncommon} uncommon" + (f" and {rare} rare ones." if rare else " ones.")
    head = Node(
        id="items",
        kind="card",
        icon="knapsack",
        color="walnut",
        text="Magic Items" if held else "No Magic Items",
        lines=("", line, attuned),
        short=line,
        label=f"{plural(len(held), 'Magic Item')}. {line} {attuned}",
        rule="DF-306",
    )
    nodes = [lay(head, (0.25, 13.2, LEFT - 0.5, 2.9))]
    for place, (item, box) in enumerate(
        zip(sheet.items, grid(len(sheet.items), (0.25, 16.3, LEFT - 0.5, 3.4), 2, 0.15), strict=True)
    ):
        nodes.append(lay(card_node(f"item:{place}", item), box))
    return nodes


# ---- what could be


def catalogue(sheet: Sheet, offered: Sequence[str], buying: str, only: bool) -> list[Node]:
    """Features that can be taken, whole; then those that can't yet, as tabs that say what is missing."""
    others = [] if only else [name for name in FEATURES if open_to(sheet, name) and name not in offered]
    others = [name for name in others if name not in sheet.slots]
    left, wide = LEFT + 0.2, WIDE[0] - LEFT - PATH - 0.4
    deep = ceil(len(others) / COLUMNS) * TAB
    rows = max(1, ceil(len(offered) / COLUMNS))
    high = min(19.4 - deep, rows * WHOLE)
    places = [
        *grid(len(offered), (left, 0.25, wide, high), COLUMNS, 0.2),
        *grid(len(others), (left, 0.45 + high, wide, deep - 0.2), COLUMNS, 0.15),
    ]
    tabs = grid(len(places), CATALOGUE, TALL_TABS, 0.1)
    return [
        lay(_feature(sheet, name, name in offered, name == buying), place, tab)
        for name, place, tab in zip([*offered, *others], places, tabs, strict=True)
    ]


def _feature(sheet: Sheet, name: str, offered: bool, buying: bool) -> Node:
    """A Feature of the catalogue, with its price and what is missing."""
    node = feature_card(offer_id(name), name)
    lacks = "" if offered else missing(sheet, name)
    price = FEATURES[name].xp
    node.lines = (node.lines[0].rpartition(" · ")[0], *node.lines[1:])
    node.glow = buying
    node.children = [
        badge(
            f"{node.id}:price",
            LEVELS,
            "brass" if offered else "walnut",
            f"{price}" if lacks else f"{price} XP",
            f"{price} XP.",
        )
    ]
    if lacks:
        node.color = "slate"
        node.figures = lacks
        node.label = f"{node.label} Not yet: {lacks}."
    return node


def path(view: DragonfireView, sheet: Sheet) -> list[Node]:
    """The Adventures of the campaign, with what each pays and which have given their Magic Items."""
    left = WIDE[0] - PATH + 0.1
    nodes = []
    for name, box in zip(
        ADVENTURES, grid(len(ADVENTURES), (left, 0.25, PATH - 0.35, 19.5), 1, 0.2), strict=True
    ):
        node = adventure_card(f"path:{name}", name, won(sheet, name))
        node.glow = name == view.adventure
        nodes.append(lay(node, box))
    return nodes


def won(sheet: Sheet, adventure: str) -> bool:
    """Whether a character has had the Magic Items of an Adventure, at whichever level."""
    return any(deed.partition("-")[0] == adventure for deed in sheet.completed)
