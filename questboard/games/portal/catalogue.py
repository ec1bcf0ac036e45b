"""What can be looked up: Heroes, effects and Objectives as they are printed, and what is in the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questboard.games.portal.content import EFFECTS, HEROES, PIECES
from questboard.games.portal.language import DOMAIN, t
from questboard.games.portal.scene.cards import bonus_in_words, hero_in_words, order_in_words
from questboard.games.portal.state import Options
from questboard.games.portal.words import action_name, effect_text, objective_text
from questboard.kernel import Topic
from questboard.language import mark

ACTION_CARDS = mark((
    "Place Ham", "Place Ale", "Place Vegetables", "Place Fish", "Place Any", "Swap", "Remove Token", "Play",
    "Remove Hero", "Draw One", "Draw Two", "Take Diamond", "Take Potion", "Play Potion", "Exchange",
))  # fmt: skip
"""What actions are called where one looks them up; the names are those of their classes."""
EFFECT_OF = DOMAIN.names(
    mark(
        {
            "Barbarian": "Effect of a Barbarian",
            "Bard": "Effect of a Bard",
            "Cleric": "Effect of a Cleric",
            "Druid": "Effect of a Druid",
            "Fighter": "Effect of a Fighter",
            "Monk": "Effect of a Monk",
            "Paladin": "Effect of a Paladin",
            "Ranger": "Effect of a Ranger",
            "Rogue": "Effect of a Rogue",
            "Sorcerer": "Effect of a Sorcerer",
            "Warlock": "Effect of a Warlock",
            "Wizard": "Effect of a Wizard",
            "Artificer": "Effect of a Artificer",
        }
    )
)


def printed(kind: str, card: str) -> Sequence[str]:
    """What is printed on a card."""
    if kind == "hero":
        text = effect_text(HEROES[card].effect)
        order = t("Order {order}.", order=order_in_words(HEROES[card].order))
        return (hero_in_words(card), text, order, bonus_in_words(card))
    if kind == "hero effect":
        effect = EFFECTS[card]
        alone = t("Alone: {text}", text=t(effect.solo)) if effect.solo and effect.solo != effect.text else ""
        return tuple(filter(None, (EFFECT_OF[effect.class_name], t(effect.text), alone)))
    if kind == "goal":
        text, alone = (objective_text(card, solo, Options()) for solo in (False, True))
        return (
            t("Objective: {text}", text=text),
            *([t("Alone: {text}", text=alone)] if alone != text else []),
        )
    return (action_name(card),) if kind == "action" else ()


def topics() -> Iterable[Topic]:
    """Tokens, Gems and the other pieces."""
    for piece in PIECES:
        if piece.kind not in ("reference", "board_end", "board_insert"):
            yield Topic(piece.kind, t(piece.name), t("piece"), (t("{count} in the box.", count=piece.count),))
