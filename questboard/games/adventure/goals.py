"""What goals of quests are made of: what Heroes are after in a few words, and how far they have come."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.rules.ways import find_tile, whole
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import short_name
from questboard.scene import Goal


def wounds(view: AdventureView, villain: str, beaten: bool = False) -> Goal:
    """A Villain's hit points, as many as it has lost; all of them once it is defeated."""
    text = f"{short_name(villain)}'s wounds"
    of = whole(view, villain)
    if beaten:
        return Goal(text=text, done=of, of=of)
    for piece in view.figures.values():
        if villain in (piece.name, MONSTERS[piece.name].face_of):
            return Goal(text=text, done=min(piece.damage, of), of=of)
    return Goal(text=f"Defeat {short_name(villain)}")


def damage(view: AdventureView, thing: str, name: str, of: int) -> Goal:
    """The hit points that an object has lost; all of them once it is destroyed."""
    left = view.objects[thing].hp if thing in view.objects else 0
    return Goal(text=f"Damage to {name}", done=of - min(left, of), of=of)


def out(view: AdventureView, text: str = "Heroes out", wanted: int = 0) -> Goal:
    """How many Heroes have left the dungeon, of all or of as many as have to."""
    of = wanted or len(view.heroes)
    return Goal(text=text, done=min(of, sum([hero.escaped for hero in view.heroes])), of=of)


def find(view: AdventureView, *tiles: tuple[str, str]) -> Goal | None:
    """To find the first of some tiles that is still to be found, by its name; none where all are."""
    for tile, name in tiles:
        if find_tile(view, tile) < 0:
            return Goal(text=f"Find {name}")
    return None
