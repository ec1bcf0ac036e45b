"""Figures on the board: Heroes, Villagers, Monsters and Villains, and the objects that can be attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questboard.games.adventure.content import HEROES, MONSTERS, VILLAGERS
from questboard.games.adventure.knowledge import AdventureView
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import hero_lines, monster_lines, villager_lines
from questboard.games.adventure.scene.symbols import (
    CONDITION,
    CURSE,
    OBJECTS,
    UNKNOWN,
    VILLAGER,
    hero_look,
    monster_look,
)
from questboard.games.adventure.state import Hero
from questboard.games.adventure.words import CONDITIONS
from questboard.games.adventure.words import OBJECTS as OBJECT_WORDS
from questboard.games.adventure.words import card as card_word
from questboard.games.adventure.words import figure as figure_word
from questboard.games.adventure.words import square as square_word
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.games.adventure.scene.dungeon import Lattice

EDGE = 0.0625
"""A figure leaves so much of its squares free on each side."""


def figures(lattice: Lattice, view: AdventureView) -> list[Node]:
    """Everybody who stands or lies on the board."""
    kinds = [figure.name for figure in view.figures.values()]
    return [
        *(villager(lattice, view, name) for name in view.friends),
        *(monster(lattice, view, name, kinds.count(view.figures[name].name)) for name in view.figures),
        *(hero_figure(lattice, view, seat) for seat, hero in enumerate(view.heroes) if hero.on_board),
    ]


def placed(lattice: Lattice, square: int, base: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where a figure stands, and how large it is (WA-239)."""
    back = -1 if base == 3 else 0
    return lattice.spot(square, back + EDGE, back + EDGE), (base - 2 * EDGE, base - 2 * EDGE)


def pips(id: str, left: int, of: int) -> list[Node]:
    """Hit points as dots, those lost hollow."""
    return [Node(id=f"{id}:hp:{point}", kind="token", hollow=point >= left) for point in range(of)]


def hero_figure(lattice: Lattice, view: AdventureView, seat: int) -> Node:
    """A Hero; one who is down is hollow."""
    hero = view.heroes[seat]
    id, look = f"hero:{hero.name}", hero_look(hero.name, seat)
    at, size = placed(lattice, hero.square, 1)
    points, down = hero.card.hit_points, hero.hp <= 0
    return Node(
        id=id,
        kind="token",
        label=f"{HEROES[hero.name].name} {'lies' if down else 'stands'} on {square_word(hero.square)}: "
        f"{condition_in_words(hero)}.",
        rule="WA-112" if down else "",
        at=at,
        size=size,
        icon=look.icon,
        color=look.color,
        text=HEROES[hero.name].name,
        lines=hero_lines(hero.name, hero.level),
        hollow=down,
        glow=seat == view.active and view.asked is not None and view.round > 0,
        children=[*pips(id, hero.hp, points), *ailments(id, hero)],
    )


def condition_in_words(hero: Hero) -> str:
    """Hit points, conditions and curses of a Hero."""
    parts = [f"{hero.hp} of {hero.card.hit_points} HP"]
    if hero.hp <= 0:
        parts.append("down")
    parts.extend(CONDITIONS[condition] for condition in hero.conditions)
    parts.extend(card_word(curse) for curse in hero.curses)
    return ", ".join(parts)


def ailments(id: str, hero: Hero) -> list[Node]:
    """The markers of a Hero's conditions and curses."""
    found = [
        Node(
            id=f"{id}:{condition}",
            kind="token",
            icon=CONDITION[condition].icon,
            color=CONDITION[condition].color,
        )
        for condition in hero.conditions
    ]
    if hero.curses:
        found.append(Node(id=f"{id}:curse", kind="token", icon=CURSE.icon, color=CURSE.color))
    return found


def monster(lattice: Lattice, view: AdventureView, name: str, of_its_kind: int) -> Node:
    """A Monster or Villain; where there are several of a kind, each bears its number."""
    figure = view.figures[name]
    printed, look = MONSTERS[figure.name], monster_look(figure.name)
    id = f"figure:{name}"
    at, size = placed(lattice, figure.square, printed.base)
    left = outlook.left(view, name)
    number = [Node(id=f"{id}:number", kind="badge", text=name.rpartition("-")[2])] if of_its_kind > 1 else []
    return Node(
        id=id,
        kind="token",
        label=f"{figure_word(name)} on {square_word(figure.square)}: AC {printed.armor_class}, "
        f"{left} of {left + figure.damage} HP.",
        source=printed.source,
        at=at,
        size=size,
        icon=look.icon,
        color=look.color,
        text=figure_word(name),
        lines=monster_lines(figure.name),
        glow=view.turn.card == name,
        children=[*pips(id, left, left + figure.damage), *number],
    )


def villager(lattice: Lattice, view: AdventureView, name: str) -> Node:
    """A Villager."""
    friend, printed = view.friends[name], VILLAGERS[view.friends[name].name]
    at, size = placed(lattice, friend.square, 1)
    id = f"villager:{name}"
    return Node(
        id=id,
        kind="token",
        label=f"{printed.name} on {square_word(friend.square)}: {friend.hp} of {printed.hit_points} HP.",
        source=printed.source,
        at=at,
        size=size,
        icon=VILLAGER.icon,
        color=VILLAGER.color,
        text=printed.name,
        lines=villager_lines(friend.name),
        children=pips(id, friend.hp, printed.hit_points),
    )


def objects(lattice: Lattice, view: AdventureView) -> list[Node]:
    """The Altar and the Vast Gate on the middle of their tiles (WA-120)."""
    found = []
    for name, thing in view.objects.items():
        look, words = OBJECTS.get(name, UNKNOWN), OBJECT_WORDS.get(name, name)
        id = f"object:{name}"
        found.append(
            Node(
                id=id,
                kind="token",
                label=f"{words[0].upper()}{words[1:]} on tile {thing.tile + 1}: AC {thing.armor_class}, "
                f"{thing.hp} HP left.",
                rule="WA-120",
                at=lattice.on_tile(thing.tile, 1 + EDGE, 1 + EDGE),
                size=(2 - 2 * EDGE, 2 - 2 * EDGE),
                icon=look.icon,
                color=look.color,
                text=words.removeprefix("the "),
                children=pips(id, thing.hp, thing.hp),
            )
        )
    return found
