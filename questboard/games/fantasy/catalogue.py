"""What can be looked up: cards as they are printed, and what everybody may know of an adventure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.scene.cards import (
    hero_lines,
    item_lines,
    monster_lines,
    trap_words,
)
from questboard.kernel import Topic


def printed(kind: str, card: str) -> Sequence[str]:
    """What is printed on a card."""
    if kind == "hero":
        hero = HEROES[card]
        spells = f" · {hero.sp} SP" if hero.sp else ""
        first, *rest = hero_lines(card)
        return (first, f"AC {hero.ac} · {hero.hp} HP{spells} · Move {hero.move}", *rest)
    if kind == "monster":
        return monster_lines(card)
    if kind == "trap":
        return (trap_words(card),)
    return item_lines(card) if card in ITEMS else ()


def topics() -> Iterable[Topic]:
    """Adventures: what is read aloud and what is to be done; the map is the Dungeon Master's."""
    for id, layout in LAYOUTS.items():
        yield Topic(
            id,
            layout.title,
            "adventure",
            (f"Level {layout.level}. {layout.intro}", f"Objective: {layout.objective}"),
        )
