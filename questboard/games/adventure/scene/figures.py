"""Figures on the board: Heroes, Villagers, Allies, Monsters, Villains, and objects that can be attacked."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from questboard.games.adventure.board import MIDDLE, squares
from questboard.games.adventure.content import FRIENDS, HEROES, MONSTERS
from questboard.games.adventure.hooks import Sign
from questboard.games.adventure.hooks.tables import CALLED, LOOKS, SIGNS
from questboard.games.adventure.nodes import figure_id, friend_id, hero_id, object_id
from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import friend_lines, hero_lines, monster_lines
from questboard.games.adventure.scene.pictures import picture
from questboard.games.adventure.scene.symbols import (
    CONDITION,
    CURSE,
    UNKNOWN,
    VILLAINOUS,
    friend_look,
    hero_look,
    monster_look,
    token_look,
)
from questboard.games.adventure.scene.teams import banner, team_in_words
from questboard.games.adventure.state import AdventureView, Hero, Object
from questboard.games.adventure.words import CONDITIONS, sentence
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
        *(friend_figure(lattice, view, name) for name in view.friends),
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
    id, look = hero_id(hero.name), hero_look(hero.name, seat)
    at, size = placed(lattice, hero.square, 1)
    points, down = hero.card.hit_points, hero.hp <= 0
    return Node(
        id=id,
        kind="token",
        label=f"{HEROES[hero.name].name} on {square_word(hero.square)}: "
        f"{condition_in_words(hero)}{team_in_words(view, seat)}.",
        rule="WA-112" if down else "",
        at=at,
        size=size,
        icon=look.icon,
        picture=picture(hero.name, view.box),
        color=look.color,
        text=HEROES[hero.name].name,
        lines=hero_lines(hero.name, hero.level),
        hollow=down,
        glow=seat == view.active and view.asked is not None and view.round > 0,
        children=[*pips(id, hero.hp, points), *banner(id, view, seat), *ailments(id, hero)],
    )


def condition_in_words(hero: Hero) -> str:
    """Hit points, conditions, curses and burdens of a Hero."""
    parts = [f"{hero.hp} of {hero.card.hit_points} HP"]
    if hero.hp <= 0:
        parts.append("down")
    if hero.villainous:
        parts.append("a Villain")
    parts.extend(CONDITIONS[condition] for condition in hero.conditions)
    parts.extend(times(card_word(curse), count) for curse, count in Counter(hero.curses).items())
    parts.extend(sign.words for sign in signs(hero.notes).values())
    burdens = Counter(CALLED[name.rpartition("-")[0]] for name in hero.carried)
    parts.extend(
        f"with {name}{f' ({count} of them)' if count > 1 else ''}" for name, count in burdens.items()
    )
    return ", ".join(parts)


def times(name: str, count: int) -> str:
    """A card of which there may be several.

    >>> times("Mark of Lolth", 1), times("Mark of Lolth", 2)
    ('Mark of Lolth', 'Mark of Lolth (2 cards)')
    """
    return f"{name} ({count} cards)" if count > 1 else name


def signs(marks: dict[str, int]) -> dict[str, Sign]:
    """The marks on a figure that everybody has to see, by name."""
    return {mark: SIGNS[mark] for mark in marks if mark in SIGNS}


def slug(mark: str) -> str:
    """A mark as a part of an id.

    >>> slug("filled bowl")
    'filled-bowl'
    """
    return mark.replace(" ", "-")


def mark_tokens(id: str, marks: dict[str, int]) -> list[Node]:
    """The marks on a figure as small tokens."""
    return [
        Node(id=f"{id}:{slug(mark)}", kind="token", icon=sign.look.icon, color=sign.look.color)
        for mark, sign in signs(marks).items()
    ]


def ailments(id: str, hero: Hero) -> list[Node]:
    """The markers of a Hero's conditions and curses, what the Hero carries, and whether it is a Villain."""
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
    found.extend(mark_tokens(id, hero.notes))
    for name in hero.carried:
        look = token_look(name.rpartition("-")[0])
        found.append(Node(id=f"{id}:carried:{name}", kind="token", icon=look.icon, color=look.color))
    if hero.villainous:
        found.append(Node(id=f"{id}:villain", kind="token", icon=VILLAINOUS.icon, color=VILLAINOUS.color))
    return found


def monster(lattice: Lattice, view: AdventureView, name: str, of_its_kind: int) -> Node:
    """A Monster or Villain; where there are several of a kind, each bears its number."""
    figure = view.figures[name]
    printed, look = MONSTERS[figure.name], monster_look(figure.name)
    id = figure_id(name)
    at, size = placed(lattice, figure.square, printed.base)
    left = outlook.left(view, name)
    number = [Node(id=f"{id}:number", kind="badge", text=name.rpartition("-")[2])] if of_its_kind > 1 else []
    marked = "".join(f", {sign.words}" for sign in signs(figure.notes).values())
    return Node(
        id=id,
        kind="token",
        label=f"{figure_word(name)} on {square_word(figure.square)}: AC {armor_of(view, name)}, "
        f"{left} of {left + figure.damage} HP{marked}.",
        source=printed.source,
        at=at,
        size=size,
        icon=look.icon,
        picture=picture(figure.name, view.box),
        shape="spiked" if printed.villain else "hexagon",
        color=look.color,
        text=figure_word(name),
        lines=monster_lines(figure.name),
        glow=view.turn.card == name,
        children=[*pips(id, left, left + figure.damage), *mark_tokens(id, figure.notes), *number],
    )


def friend_figure(lattice: Lattice, view: AdventureView, name: str) -> Node:
    """A Villager, or an Ally of a Hero."""
    friend, printed, look = view.friends[name], FRIENDS[view.friends[name].name], friend_look(name)
    at, size = placed(lattice, friend.square, 1)
    id = friend_id(name)
    ally = f", Ally of {HEROES[view.heroes[friend.owner].name].name}," if friend.owner >= 0 else ""
    marked = "".join(f", {sign.words}" for sign in signs(friend.notes).values())
    return Node(
        id=id,
        kind="token",
        label=f"{printed.name}{ally} on {square_word(friend.square)}: "
        f"{friend.hp} of {printed.hit_points} HP{marked}.",
        source=printed.source,
        at=at,
        size=size,
        icon=look.icon,
        picture=picture(friend.name, view.box),
        color=look.color,
        text=printed.name,
        lines=friend_lines(friend.name),
        children=[*pips(id, friend.hp, printed.hit_points), *mark_tokens(id, friend.notes)],
    )


def objects(lattice: Lattice, view: AdventureView) -> list[Node]:
    """The Altar, the Vast Gate and the like on their squares, Fissures along their edges (WA-120)."""
    found = []
    for name, thing in view.objects.items():
        look = LOOKS.get(name, UNKNOWN)
        words, id = CALLED.get(name, name), object_id(name)
        at, size = lying(lattice, thing)
        found.append(
            Node(
                id=id,
                kind="token",
                label=sentence(
                    f"{words} on tile {thing.tile + 1}: AC {thing.armor_class}, {thing.hp} HP left"
                ),
                rule="WA-120",
                at=at,
                size=size,
                icon=look.icon,
                picture=picture(name, view.box),
                color=look.color,
                text=words.removeprefix("the "),
                children=pips(id, thing.hp, thing.hp),
            )
        )
    return found


FISSURE = 1.1


def lying(lattice: Lattice, thing: Object) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where an object lies and how large it is: over its squares, or on the edge that it is in."""
    places = squares(thing.pattern or MIDDLE)
    columns, rows = [square & 3 for square in places], [square >> 2 for square in places]
    if thing.side < 0:
        size = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        at = lattice.on_tile(thing.tile, min(columns) + EDGE, min(rows) + EDGE)
        return at, (size[0] - 2 * EDGE, size[1] - 2 * EDGE)
    middle = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    across = (middle[0], 4.0, middle[0], 0.0)[thing.side] - FISSURE / 2
    down = (0.0, middle[1], 4.0, middle[1])[thing.side] - FISSURE / 2
    return lattice.on_tile(thing.tile, across, down), (FISSURE, FISSURE)
