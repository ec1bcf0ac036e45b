"""What can be looked up: cards as they are printed, Adventures with their rules, and Character screens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questboard.games.dragonfire.content import (
    ADVENTURES,
    CARDS,
    CLASS_NAMES,
    DRAGONFIRE,
    ENCOUNTERS,
    FEATURES,
    SCREENS,
)
from questboard.games.dragonfire.scene.cards import (
    card_lines,
    dragonfire_lines,
    scenes_in_words,
    screen_text,
)
from questboard.games.dragonfire.scene.encounters import printed_encounter
from questboard.games.dragonfire.words import points_in_words
from questboard.kernel import Topic


def printed(kind: str, card: str) -> Sequence[str]:
    """What is printed on a card."""
    if card in CARDS and kind in ("market", "magic item"):
        damage = f"Damage {points_in_words(CARDS[card].damage)}." if CARDS[card].damage else ""
        swords = f"Swords: {CARDS[card].swords}." if CARDS[card].swords else ""
        first, *rest = card_lines(card)
        return tuple(filter(None, (first, damage, swords, *rest)))
    if card in ENCOUNTERS and kind == "encounter":
        entry = ENCOUNTERS[card]
        figures = f"Attack Strength {entry.strength}, {entry.gold} gold."
        first, *rest = printed_encounter("", card).lines
        return (first, figures, *rest)
    if card in DRAGONFIRE and kind == "dragonfire":
        return dragonfire_lines(card, printed=False)
    if card in FEATURES and kind == "feature":
        return (f"{FEATURES[card].xp} XP", FEATURES[card].text)
    if card in SCREENS and kind == "character screen":
        return (CLASS_NAMES[SCREENS[card].class_type], screen_text(card))
    return ()


def topics() -> Iterable[Topic]:
    """Adventures with their rules and bonus challenges."""
    for number, (name, each) in enumerate(ADVENTURES.items(), 1):
        challenges = [
            f"Bonus challenge {challenge.name}, {challenge.xp} XP: {challenge.text}"
            for challenge in each.challenges
        ]
        first = f"Level {each.level}, {scenes_in_words(each)}. {each.story}"
        yield Topic(str(number), each.name, "adventure", (first, *each.text, *challenges), card=name)
