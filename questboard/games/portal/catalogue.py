"""What can be looked up: Heroes, effects and Objectives as they are printed, and what is in the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questboard.games.portal.content import EFFECTS, HEROES, PIECES
from questboard.games.portal.scene.cards import bonus_in_words, hero_in_words, order_in_words
from questboard.games.portal.state import Options
from questboard.games.portal.words import objective_text
from questboard.kernel import Topic


def printed(kind: str, card: str) -> Sequence[str]:
    """What is printed on a card."""
    if kind == "hero":
        text = EFFECTS[HEROES[card].effect].text
        order = f"Order {order_in_words(HEROES[card].order)}."
        return (hero_in_words(card), text, order, bonus_in_words(card))
    if kind == "hero effect":
        effect = EFFECTS[card]
        alone = f"Alone: {effect.solo}" if effect.solo and effect.solo != effect.text else ""
        return tuple(filter(None, (f"Effect of a {effect.class_name}", effect.text, alone)))
    if kind == "goal":
        text, alone = (objective_text(card, solo, Options()) for solo in (False, True))
        return (f"Objective: {text}", *([f"Alone: {alone}"] if alone != text else []))
    return ()


def topics() -> Iterable[Topic]:
    """Tokens, Gems and the other pieces."""
    for piece in PIECES:
        if piece.kind not in ("reference", "board_end", "board_insert"):
            yield Topic(piece.kind, piece.name, "piece", (f"{piece.count} in the box.",))
