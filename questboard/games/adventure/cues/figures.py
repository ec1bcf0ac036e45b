"""Cues of what moves, appears and leaves: figures, tokens and markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from questboard.cues import AnyCue, Banner, Condition, Danger, Defeat, Gain, Laid, Step
from questboard.games.adventure import nodes
from questboard.games.adventure.board import bits
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.cues.base import anybody, hero, hero_card
from questboard.games.adventure.hooks import Seen, Show
from questboard.games.adventure.scene.symbols import token_look
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import card as card_word
from questboard.games.adventure.words import figure as figure_word
from questboard.games.adventure.words import hero as hero_word
from questboard.games.adventure.words import sentence
from questboard.games.adventure.words import token_in_words as token_word

# ---- Heroes, Villagers and Allies


def walked(seen: Seen) -> Sequence[AnyCue]:
    """A Hero walks square by square."""
    return [Step(thing=hero(seen), path=tuple(map(nodes.square_id, seen("path"))))]


def pushed(seen: Seen) -> Sequence[AnyCue]:
    """Something moves a Hero."""
    return [Step(thing=hero(seen), path=(nodes.square_id(seen("square")),), manner="push")]


def placed(seen: Seen) -> Sequence[AnyCue]:
    """A Hero is put somewhere at once."""
    return [Step(thing=hero(seen), path=(nodes.square_id(seen("square")),), manner="leap")]


def swapped(seen: Seen) -> Sequence[AnyCue]:
    """Two Heroes change places."""
    return [leap_of(seen.view, seen("hero")), leap_of(seen.view, seen("target"))]


def swapped_with_monster(seen: Seen) -> Sequence[AnyCue]:
    """A Hero and a Monster change places."""
    name = seen("figure")
    square = nodes.square_id(seen.view.figures[name].square)
    return [leap_of(seen.view, seen("hero")), Step(nodes.figure_id(name), (square,), "leap")]


def leap_of(view: AdventureView, name: str) -> Step:
    """A Hero is where it is now, at once."""
    square = view.heroes[view.seat_of(name)].square
    return Step(nodes.hero_id(name), (nodes.square_id(square),), "leap")


def fell(seen: Seen) -> Sequence[AnyCue]:
    """A Hero falls onto a card: into the marker that the card has."""
    tiles = seen.view.markers.get(seen("card"), [])
    path = tuple(nodes.marker_id(seen("card"), slot) for slot in tiles[:1])
    return [Step(nodes.hero_id(seen("hero")), path, "push")] if path else gone(seen)


def gone(seen: Seen) -> Sequence[AnyCue]:
    """A Hero is off the board for a while."""
    return [Condition(hero_card(seen), "Off the board")]


def left_for_good(seen: Seen) -> Sequence[AnyCue]:
    """A Hero has left the dungeon, or is out of the game."""
    escaped = seen.event.kind == "escaped"
    return [Banner(hero_word(seen("hero")), "leaves the dungeon" if escaped else "is out of the game")]


def friend_moved(seen: Seen) -> Sequence[AnyCue]:
    """A Villager or an Ally goes somewhere, is moved, or joins the Heroes."""
    kind = seen.event.kind
    manner: Literal["walk", "push", "leap"] = "walk" if kind == "villager_moved" else "leap"
    if kind == "villager_pushed":
        manner = "push"
    return [Step(nodes.friend_id(seen("villager")), (nodes.square_id(seen("square")),), manner)]


# ---- Monsters


def stepped(seen: Seen) -> Sequence[AnyCue]:
    """A Monster moves along its way."""
    *way, end = seen("path")
    path = (*map(nodes.square_id, way), nodes.square_id(footing(seen.view, seen("figure"), end)))
    return [Step(nodes.figure_id(seen("figure")), path)]


def shifted(seen: Seen) -> Sequence[AnyCue]:
    """A Monster is put somewhere, or teleports."""
    end = footing(seen.view, seen("figure"), seen("square"))
    return [Step(nodes.figure_id(seen("figure")), (nodes.square_id(end),), "leap")]


def footing(view: AdventureView, name: str, square: int) -> int:
    """A square with floor under a figure: its own, or another one under a large base."""
    if name not in view.figures or view.board.floor >> square & 1:
        return square
    return next(bits(view.base(name)))


def appeared(seen: Seen) -> Sequence[AnyCue]:
    """A Monster appears; a Villain is a danger to all."""
    name = seen("figure")
    cues: list[AnyCue] = [*shifted(seen)]
    if MONSTERS[seen.view.figures[name].name].villain:
        cues.append(Danger(f"{figure_word(name)} appears", nodes.figure_id(name)))
    return cues


def polymorphed(seen: Seen) -> Sequence[AnyCue]:
    """A Monster is there no longer."""
    return [Defeat(nodes.figure_id(seen("figure")))]


# ---- tokens and markers


def token_laid(seen: Seen) -> Sequence[AnyCue]:
    """A token lies on the board: the newest of its kind."""
    kind = seen("token")
    names = [name for name, token in seen.view.tokens.items() if token.kind == kind]
    return [Laid((nodes.token_id(names[-1]),), token_word(names[-1]))] if names else []


def tokens_laid(seen: Seen) -> Sequence[AnyCue]:
    """Several tokens come onto the board at once."""
    return [Laid(tuple(map(nodes.token_id, seen.view.tokens)))]


def token_taken(seen: Seen) -> Sequence[AnyCue]:
    """A Hero picks up a token."""
    look, name = token_look(seen("token")), seen("name")
    words = sentence(token_word(name)).rstrip(".")
    return [Gain(look.icon, look.color, words, start=nodes.token_id(name), end=hero_card(seen))]


def marker_laid(seen: Seen) -> Sequence[AnyCue]:
    """A marker comes to lie on a tile."""
    return [Laid((nodes.marker_id(seen("encounter"), seen("tile")),), card_word(seen("encounter")))]


def marker_gone(seen: Seen) -> Sequence[AnyCue]:
    """The markers of a card are taken away."""
    return [Defeat(nodes.marker_id(seen("encounter"), slot)) for slot in seen("tiles")]


def carpet_laid(seen: Seen) -> Sequence[AnyCue]:
    """The Flying Carpet comes down."""
    return [Laid((nodes.CARPET,), "The Flying Carpet")]


def object_placed(seen: Seen) -> Sequence[AnyCue]:
    """An object that can be attacked comes onto the board."""
    return [Laid((anybody(seen.view, seen("foe")),), figure_word(seen("foe")))]


FIGURES: Mapping[str, Show] = MappingProxyType({
    "walked": walked,
    "pushed": pushed,
    "placed": placed,
    "swapped": swapped,
    "fell": fell,
    "escaped": left_for_good,
    "out": left_for_good,
    "villager_moved": friend_moved,
    "villager_pushed": friend_moved,
    "stepped": stepped,
    "shifted": shifted,
    "teleported": shifted,
    "appeared": appeared,
    "picked_up": token_taken,
    "put_down": token_laid,
    "dropped": token_laid,
    "marker": marker_laid,
    "disabled": marker_gone,
})  # fmt: skip
