"""Why things beside those that can be chosen can't be: squares, figures, cards, doors and chests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.rules import walking
from questboard.games.fantasy.rules.figures import block_of, can_use
from questboard.games.fantasy.scene.outlook import costs
from questboard.games.fantasy.state import FantasyView, Hero
from questboard.games.fantasy.words import door_name, figure_name, item_name, plural, square_name

if TYPE_CHECKING:
    from questboard.games.fantasy.options.base import FantasyOption

Told = tuple[str, str, str]
"""What a thing is called, why it can't be chosen, and the clause."""
FAR = 60
"""More points than the longest walk of any map takes."""


def why_not(kind: FantasyOption, node: str) -> Told | None:
    """Why a thing on the table can't be chosen; None where nothing is known of it."""
    family, _, rest = node.partition(":")
    if node.startswith("square-"):
        return _square(kind, int(node.removeprefix("square-")))
    if family in ("chest", "trap", "key", "passage", "thorns", "pillar") and rest.isdecimal():
        return _square(kind, int(rest), family)
    if family == "door" and rest.isdecimal():
        return _door(kind, int(rest))
    if family in ("hero", "monster", "thing", "fallen"):
        return _figure(kind, rest)
    if family == "card":
        return _card(kind, *rest.split(":")[:2])
    if family == "offer" and rest in HEROES:
        return figure_name(rest), "this is about others", kind.ask.rule
    return None


def _walker(view: FantasyView) -> Hero | None:
    """The hero whose turn it is."""
    return next((hero for hero in view.heroes if hero.name == view.turn.figure and not hero.dead), None)


def _square(kind: FantasyOption, square: int, what: str = "") -> Told:
    view = kind.view
    label = f"{what} at {square_name(square, view.adventure)}".removeprefix(" at ")
    standing = next(_standing(view, square), "")
    if standing and standing != view.turn.figure:
        return label, f"{figure_name(standing, view.adventure)} stands there", "FA-033"
    if view.pillars >> square & 1:
        return label, "a pillar stands there", kind.ask.rule
    if kind.ask.kind == "monster act":
        monster = figure_name(view.turn.figure, view.adventure)
        return label, f"{monster} has no way to get there with the movement that it has left", "FA-066"
    if kind.ask.kind == "hidden trap":
        return label, "only a hidden trap that is nearest to the one who searches is shown", kind.ask.rule
    if kind.ask.kind != "act":
        return label, "it is not one of the free squares for this", kind.ask.rule
    return label, _too_far(kind, square), "FA-030"


def _standing(view: FantasyView, square: int) -> Iterator[str]:
    """Who stands on a square."""
    for hero in view.heroes:
        if not hero.dead and hero.square == square:
            yield hero.name
    for monster in view.monsters:
        if block_of(view, monster) >> square & 1:
            yield monster.uid


def _too_far(kind: FantasyOption, square: int) -> str:
    """How far a hero would have to walk, and how far he can."""
    view, hero = kind.view, _walker(kind.view)
    if hero is None:
        return "it is out of reach"
    name, turn = figure_name(hero.name), view.turn
    if hero.rooted or hero.held:
        return f"{name} can't move"
    if square == hero.square:
        return f"{name} stands there"
    left = max(turn.moving, walking.allowance(view, hero)) if turn.actions else turn.moving
    if turn.bound:
        return "something else has to be done first"
    if not left:
        return f"{name} has no move left in this turn"
    away = kind.far_ways.get(square)
    if away is None:
        return f"there is no way for {name} to get there now"
    if away > left:
        return f"it is {plural(away, 'square')} away, {left} left"
    return "nobody may end a move there"


def _door(kind: FantasyOption, door: int) -> Told:
    view, hero = kind.view, _walker(kind.view)
    label = door_name(door, view.adventure)
    if view.opened >> door & 1:
        return label, "it is open", "FA-034"
    if hero is not None and kind.ask.kind == "act":
        beside = view.ground.door_masks[door]
        name = figure_name(hero.name)
        if not beside >> hero.square & 1:
            return label, f"{name} is not next to it{_away(kind, beside)}", "FA-034"
        if not view.turn.actions:
            return label, f"{name} has no action left", "FA-034"
    if kind.ask.kind in ("act", "monster act"):
        return label, "nothing can be done with it now", kind.ask.rule
    return label, "it is another door that this is about", kind.ask.rule


def _away(kind: FantasyOption, goals: int) -> str:
    """How far the nearest of some squares is."""
    near = min([kind.far_ways[square] for square in squares(goals) if square in kind.far_ways], default=0)
    return f": {plural(near, 'square')} away" if near else ""


def far_ways(view: FantasyView) -> dict[int, int]:
    """What it costs the hero whose turn it is to get to each square, however far."""
    hero = _walker(view)
    if hero is None:
        return {}
    return costs(walking.Way(*walking.goals_within(view, hero, FAR, may_open=True)))


def _figure(kind: FantasyOption, name: str) -> Told:
    view, label = kind.view, figure_name(name, kind.view.adventure)
    hero, actor = kind.hero_named(name), _walker(view)
    monster = view.monster(name)
    if hero is not None and hero.dead:
        return label, f"{label} is dead", kind.ask.rule
    if kind.ask.kind == "monster" and monster is not None and monster.used:
        return label, "it has acted", "FA-061"
    if kind.ask.kind == "monster act" and hero is not None:
        return label, f"{label} is out of reach or out of sight", "FA-066"
    if kind.ask.kind == "monster act":
        return (
            label,
            "it is a monster, too" if monster is not None else "nothing can be done with it",
            "FA-066",
        )
    if monster is not None and actor is not None and kind.ask.kind in ("act", "target"):
        if not view.turn.actions:
            return label, f"{figure_name(actor.name)} has no action left", "FA-025"
        beside = view.ground.beside(1 << actor.square) & block_of(view, monster)
        reason = "no card in use can attack it" if beside else "it is not adjacent, and no shot reaches it"
        return label, reason, "FA-072"
    if hero is not None and kind.ask.kind == "act":
        return label, f"nothing that can be done now is about {label}", "FA-025"
    if hero is not None and hero.hp >= hero.card.hp:
        return label, f"{label} has all {hero.hp} HP", kind.ask.rule
    return label, "it is out of reach, or it would do nothing", kind.ask.rule


def _card(kind: FantasyOption, owner: str, item: str) -> Told:
    view, hero, card = kind.view, kind.hero_named(owner), ITEMS[item]
    label, name = item_name(item), figure_name(owner)
    if hero is None:
        return label, "it belongs to nobody here", kind.ask.rule
    if kind.ask.kind == "act" and owner != view.turn.figure and card.kind != "potion":
        return label, f"it belongs to {name}, whose turn it is not", "FA-025"
    if kind.ask.kind in ("act", "drink") and not view.turn.actions and card.attacks:
        return label, f"{name} has no action left", "FA-025"
    if not can_use(hero, item):
        return label, f"it is not for {name}", "FA-095"
    if item not in hero.in_use and card.attacks:
        return label, "it is not in use; put it into use first", "FA-044"
    if card.cost > hero.sp:
        return label, f"it costs {card.cost} SP, and {name} has {hero.sp}", "FA-028"
    if kind.ask.kind == "change":
        return label, "there is no place for it, or nothing to change it for", "FA-044"
    if card.attacks:
        return label, "nothing is in its reach", "FA-071"
    if card.kind == "potion" or card.cost:
        return label, "it would do nothing now", kind.ask.rule
    return label, "it works by itself", kind.ask.rule
