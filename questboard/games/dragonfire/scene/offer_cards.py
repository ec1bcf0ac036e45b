"""What is chosen before an Adventure and in a Long Rest, as cards: screens, Features, Adventures, decks."""

from __future__ import annotations

from questboard.art import path
from questboard.games.dragonfire.content import (
    ABILITIES,
    ADVENTURES,
    CLASS_NAMES,
    DECK_TITLES,
    FEATURES,
    SCREENS,
)
from questboard.games.dragonfire.scene.cards import adventure_picture, scenes_in_words, screen_text
from questboard.games.dragonfire.scene.symbols import (
    ADVENTURE,
    CLASS_ICON,
    COIN,
    DECK,
    EMBLEM,
    FEATURE,
    HAND,
    HEARTS,
    PAINT,
)
from questboard.games.dragonfire.words import points_in_words, screen_name
from questboard.scene import Color, Node, badge

SIZE = (4.2, 2.5)


def deck_card(id: str, deck: str) -> Node:
    """A deck of encounters."""
    title = DECK_TITLES.get(deck, deck)
    return Node(id=id, kind="card", icon=DECK, color="walnut", text=title, label=f"{title}.", size=SIZE)


def screen_card(id: str, screen: str) -> Node:
    """A Character screen as it lies in the box: what it begins with, and what its race can do."""
    card = SCREENS[screen]
    pack = points_in_words("".join(color * count for color, count in card.pack.items()))
    figures: tuple[tuple[str, str, Color, int, str], ...] = (
        ("hp", HEARTS, "ruby", card.hp, "HP"),
        ("gold", COIN, "brass", card.gold, "gold"),
        ("cards", HAND, "walnut", card.hand, "cards in hand"),
    )
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=CLASS_ICON[card.character_class],
        picture=path("dragonfire", "screens", screen),
        color=PAINT[card.class_type],
        text=screen_name(screen),
        lines=(CLASS_NAMES[card.class_type], screen_text(screen)),
        short=ABILITIES[card.ability].short if card.ability else "No ability of its own.",
        label=f"{screen_name(screen)}, {CLASS_NAMES[card.class_type]}: {card.hp} HP, {card.gold} gold, "
        f"{card.hand} cards in hand. Equipment Pack: {pack}.",
        source=card.source,
        children=[
            *(
                badge(f"{id}:{name}", icon, color, str(figure), f"{figure} {what}.")
                for name, icon, color, figure, what in figures
            ),
            *(
                badge(
                    f"{id}:{color}",
                    EMBLEM[color],
                    PAINT[color],
                    str(count),
                    f"{points_in_words(color * count)}.",
                )
                for color, count in card.pack.items()
            ),
        ],
    )


def quick(node: Node, hp: int, gold: int, hand: int) -> None:
    """All characters have the same figures in the quick start, and no abilities."""
    for child, figure in zip(node.children, (hp, gold, hand), strict=False):
        child.text, child.label = str(figure), child.label.replace(child.text, str(figure), 1)
    node.lines, node.short = node.lines[:1], ""
    before, _, rest = node.label.partition(": ")
    pack = rest.partition(". ")[2]
    node.label = f"{before}: {hp} HP, {gold} gold, {hand} cards in hand. {pack}"


def feature_card(id: str, feature: str) -> Node:
    """A Feature sticker."""
    card = FEATURES[feature]
    group, _, name = card.name.rpartition(": ")
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=FEATURE,
        picture=path("dragonfire", "features", feature),
        color="brass",
        text=name,
        lines=(f"{group} · {card.xp} XP" if group else f"{card.xp} XP", card.text),
        short=card.short,
        label=f"{card.name}, {card.xp} XP: {card.text}",
        source=card.source,
        rule="DF-287",
    )


def adventure_card(id: str, adventure: str, won: bool = False) -> Node:
    """An Adventure that could be played, what it pays, and whether its Magic Items have been won."""
    card = ADVENTURES[adventure]
    most = card.scene_xp * len(card.scenes) + card.completion_xp
    kind = f"Level {card.level}, {scenes_in_words(card)}, {most} XP{', won' if won else ''}"
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=ADVENTURE,
        picture=adventure_picture(adventure),
        color="brass",
        text=card.name,
        lines=(kind, card.story),
        short=card.short,
        hollow=won,
        label=f"{card.name}, {kind}: {card.story}",
        source=card.source,
        rule="DF-004",
    )
