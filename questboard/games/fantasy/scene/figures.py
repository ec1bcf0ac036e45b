"""Figures on the boards: heroes, monsters, persons and objects, and those who lurk where nobody has been."""

from __future__ import annotations

from collections.abc import Iterable

from questboard.art import path
from questboard.games.fantasy.content import HEROES, MONSTERS
from questboard.games.fantasy.rules.health import printed_hp
from questboard.games.fantasy.scene import ids, outlook
from questboard.games.fantasy.scene.boards import Boards
from questboard.games.fantasy.scene.cards import hero_lines, monster_lines
from questboard.games.fantasy.scene.pictures import figure_picture
from questboard.games.fantasy.scene.symbols import (
    FEWER,
    GRAVE,
    HELD,
    LASTING,
    MISSES,
    OBJECT,
    PERSON,
    ROOTED,
    Look,
    hero_look,
    monster_look,
)
from questboard.games.fantasy.state import (
    NOBODY,
    FantasyPosition,
    FantasyView,
    Hero,
    Monster,
)
from questboard.games.fantasy.words import figure_name, item_name, square_name
from questboard.scene import Node

EDGE = 0.06
"""A figure leaves so much of its squares free on each side."""


def figures(boards: Boards, view: FantasyView) -> Iterable[Node]:
    """Everybody who stands or lies on the boards."""
    for thing in view.layout.things:
        if thing.digit in view.things:
            yield thing_figure(boards, view, thing.digit)
    for index, figure in enumerate(view.lurking):
        yield lurker(boards, index, figure.kind, figure.square, figure.name)
    for hero in view.heroes:
        if hero.dead:
            yield grave(boards, hero)
    kinds = [monster.kind for monster in view.monsters]
    for monster in view.monsters:
        yield monster_figure(boards, view, monster, kinds.count(monster.kind))
    for hero in view.heroes:
        if not hero.dead and hero.square != NOBODY:
            yield hero_figure(boards, view, hero)


def name_of(s: FantasyPosition, name: str) -> str:
    """What a figure is called, at the beginning of a sentence."""
    words = figure_name(name, s.adventure)
    return words[0].upper() + words[1:]


def pips(id: str, left: int, of: int) -> list[Node]:
    """Hit points as dots, those lost hollow."""
    return [Node(id=f"{id}:hp:{point}", kind="token", hollow=point >= left) for point in range(of)]


def mark(id: str, name: str, look: Look) -> Node:
    """A small sign over a figure's shoulder."""
    return Node(id=f"{id}:{name}", kind="token", icon=look.icon, color=look.color)


# ---- heroes


def conditions(s: FantasyPosition, hero: Hero) -> dict[str, tuple[Look, str, str]]:
    """What has befallen a hero: sign, words and clause, by name."""
    found: dict[str, tuple[Look, str, str]] = {}
    if hero.held:
        found["held"] = (HELD, f"held by {figure_name(hero.held, s.adventure)}", "FA-128")
    if hero.misses:
        found["misses"] = (MISSES, "misses the next turn", "FA-057")
    if hero.rooted:
        found["rooted"] = (ROOTED, "can't move", "FA-030")
    if hero.fewer > hero.more:
        found["fewer"] = (FEWER, "has fewer actions on the next turn", "FA-025")
    for each in s.lasting:
        if each.on == hero.name:
            found[each.card] = (LASTING, item_name(each.card), "FA-028")
    return found


def hero_figure(boards: Boards, view: FantasyView, hero: Hero) -> Node:
    """A hero."""
    id, look = ids.figure(hero.name), hero_look(hero.name)
    befallen = conditions(view, hero)
    words = "".join(f", {words}" for _, words, _ in befallen.values())
    return Node(
        id=id,
        kind="token",
        label=f"{HEROES[hero.name].name} at {square_name(hero.square, view.adventure)}: "
        f"{hero.hp} of {hero.card.hp} HP{words}.",
        source=hero.card.source,
        at=boards.spot(hero.square, EDGE, EDGE),
        size=(1 - 2 * EDGE, 1 - 2 * EDGE),
        icon=look.icon,
        picture=path("fantasy", "heroes", hero.name),
        color=look.color,
        text=HEROES[hero.name].name,
        lines=hero_lines(hero.name),
        glow=acts_now(view, hero.name),
        children=[
            *pips(id, hero.hp, hero.card.hp),
            *(mark(id, name, look) for name, (look, _, _) in befallen.items()),
        ],
    )


def acts_now(view: FantasyView, name: str) -> bool:
    """Whether it is the turn of a figure."""
    return view.asked is not None and view.turn.figure == name


def grave(boards: Boards, hero: Hero) -> Node:
    """The token of a dead hero, where he died (FA-085)."""
    name = HEROES[hero.name].name
    return Node(
        id=ids.fallen(hero.name),
        kind="token",
        label=f"{name} died at {square_name(hero.square, boards.adventure)}.",
        rule="FA-085",
        at=boards.spot(hero.square, 0.16, 0.16),
        size=(0.68, 0.68),
        icon=GRAVE.icon,
        color=hero_look(hero.name).color,
        text=name,
        hollow=True,
    )


# ---- monsters


def troubles(s: FantasyPosition, monster: Monster) -> dict[str, tuple[Look, str]]:
    """What has befallen a monster: sign and words, by name."""
    found: dict[str, tuple[Look, str]] = {}
    if monster.holds:
        found["holds"] = (HELD, f"holds {figure_name(monster.holds)}")
    if monster.misses:
        turns = "turn" if monster.misses == 1 else f"{monster.misses} turns"
        found["misses"] = (MISSES, f"misses the next {turns}")
    if monster.rooted:
        found["rooted"] = (ROOTED, "can't move")
    if monster.fewer > 0:
        found["fewer"] = (FEWER, "has fewer actions")
    for each in s.lasting:
        if each.on == monster.uid:
            found[each.card] = (LASTING, item_name(each.card))
    return found


def monster_figure(boards: Boards, view: FantasyView, monster: Monster, of_its_kind: int) -> Node:
    """A monster; where there are several of a kind, each bears its number."""
    look, id = monster_look(monster.kind), ids.figure(monster.uid)
    side = 2 if monster.card.large else 1
    full = printed_hp(view, monster.kind, monster.digit)
    befallen = troubles(view, monster)
    words = "".join(f", {words}" for _, words in befallen.values())
    acted = monster.used and view.masters_turn and view.turn.figure != monster.uid
    number = monster.uid.rpartition("-")[2]
    named = [Node(id=f"{id}:number", kind="badge", text=number)] if of_its_kind > 1 else []
    return Node(
        id=id,
        kind="token",
        label=f"{name_of(view, monster.uid)} at {square_name(monster.square, view.adventure)}: "
        f"AC {outlook.armor_class(view, monster)}, {monster.hp} of {full} HP{words}"
        f"{', has acted' if acted else ''}.",
        source=monster.card.source,
        at=boards.spot(monster.square, EDGE, EDGE),
        size=(side - 2 * EDGE, side - 2 * EDGE),
        icon=look.icon,
        picture=figure_picture(monster.uid, view.adventure, monster.kind),
        shape="spiked" if monster.digit else "hexagon",
        color=look.color,
        text=name_of(view, monster.uid),
        lines=monster_lines(monster.kind),
        glow=acts_now(view, monster.uid),
        children=[
            *pips(id, monster.hp, full),
            *(mark(id, name, look) for name, (look, _) in befallen.items()),
            *named,
        ],
    )


def lurker(boards: Boards, index: int, kind: str, square: int, name: str) -> Node:
    """A monster of an area that is not laid out: only the Dungeon Master sees it."""
    look, printed = monster_look(kind), MONSTERS[kind]
    side = 2 if printed.large else 1
    title = name or printed.name
    return Node(
        id=f"lurker:{index}",
        kind="token",
        label=f"{title[0].upper()}{title[1:]} lurks at {square_name(square, boards.adventure)}.",
        source=printed.source,
        rule="FA-015",
        at=boards.spot(square, EDGE, EDGE),
        size=(side - 2 * EDGE, side - 2 * EDGE),
        icon=look.icon,
        picture=figure_picture(name or kind, "", kind),
        shape="hexagon",
        color=look.color,
        text=title,
        lines=monster_lines(kind),
        hollow=True,
        glow=square == boards.placing,
    )


# ---- persons and objects


def thing_figure(boards: Boards, view: FantasyView, digit: str) -> Node:
    """A person to be freed, or an object to be destroyed."""
    thing, left = view.thing(digit), view.things[digit]
    look, id = PERSON if thing.kind == "person" else OBJECT, ids.figure(digit)
    figures = f": AC {thing.ac}, {left} of {thing.hp} HP" if thing.kind == "object" else ", to be freed"
    return Node(
        id=id,
        kind="token",
        label=f"{name_of(view, digit)} at {square_name(thing.square, view.adventure)}{figures}.",
        rule="FA-100",
        at=boards.spot(thing.square, EDGE, EDGE),
        size=(1 - 2 * EDGE, 1 - 2 * EDGE),
        icon=look.icon,
        picture=figure_picture(digit, view.adventure),
        color=look.color,
        text=name_of(view, digit),
        hollow=not view.revealed >> view.ground.area_at.get(thing.square, 0) & 1,
        children=pips(id, left, thing.hp) if thing.kind == "object" else [],
    )
