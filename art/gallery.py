"""Galleries: the pictures of one kind in one game, and how each is drawn.

monsters = Gallery("ashardalon", "monsters")

@monsters.drawing("grell", "A brain with a beak hangs in the air on ten tentacles.", light="teal")
def grell(pen: Pen) -> None: ...

monsters.person("orc-archer", "A tusked orc draws his bow.", Person("orc", "Ranger", "red", hand="drawnbow"))
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from art.pen import Pen
from art.people import Person, portrait
from art.places import background, dusk

__all__ = ["GAMES", "Drawing", "Gallery", "Picture", "draw", "load"]

GAMES = ("portal", "ashardalon", "drizzt", "dragonfire", "fantasy", "common")
"""Whose pictures they are; what several games show is common."""

Drawing = Callable[[Pen], None]
LARGEST = 8000
"""No file may be larger than this, in bytes."""


@dataclass(frozen=True)
class Picture:
    """A picture that can be drawn."""

    game: str
    kind: str
    id: str
    description: str
    draw: Callable[[str], str]
    """From the picture's name to its SVG."""

    @property
    def file(self) -> str:
        """Its file in questboard/art."""
        return f"{self.game}/{self.kind}/{self.id}.svg"

    def svg(self) -> str:
        """The picture itself."""
        return self.draw(f"{self.game}/{self.kind}/{self.id}")


_pictures: dict[str, Picture] = {}


class Gallery:
    """Pictures of one kind in one game."""

    def __init__(self, game: str, kind: str, light: str = "umber", place: str = "cave") -> None:
        if game not in GAMES:
            raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
        self.game, self.kind, self.light, self.place = game, kind, light, place

    def person(self, id: str, description: str, person: Person) -> None:
        """A portrait from fields."""
        self._hang(id, description, lambda name: portrait(name, person))

    def people(self, file: Path, known: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        """Portraits from a YAML file: of each id what is seen, and the look; `known` gives fields beforehand."""
        for id, entry in yaml.safe_load(file.read_text(encoding="utf-8")).items():
            fields = {**(known or {}).get(id, {}), **(entry.get("look") or {})}
            try:
                person = Person(**fields)
            except TypeError as wrong:
                raise ValueError(f"{file.name}, {id}: {wrong}") from None
            self.person(id, entry["says"], person)

    def drawing(
        self, id: str, description: str, light: str = "", place: str = "", seed: int = 0
    ) -> Callable[[Drawing], Drawing]:
        """A drawing of its own: the function gets a pen in front of the background and draws the figure."""

        def hang(figure: Drawing) -> Drawing:
            self.add(id, description, figure, light, place, seed)
            return figure

        return hang

    def add(
        self, id: str, description: str, figure: Drawing, light: str = "", place: str = "", seed: int = 0
    ) -> None:
        """The same for a function that is made on the spot, as for the members of a family."""

        def draw(name: str) -> str:
            pen = Pen(name, light or self.light)
            background(pen, place or self.place, seed or len(id))
            with pen.layer("figure"):
                figure(pen)
            dusk(pen)
            return pen.svg()

        self._hang(id, description, draw)

    def bare(
        self, id: str, description: str, light: str = "", fills: bool = False
    ) -> Callable[[Drawing], Drawing]:
        """A drawing of its own without anything behind it, for what lies or stands on the ground.

        What fills its place is drawn as wide and as high as that is.
        """

        def hang(figure: Drawing) -> Drawing:
            def draw(name: str) -> str:
                pen = Pen(name, light or self.light)
                with pen.layer("back"):
                    pass
                with pen.layer("figure"):
                    figure(pen)
                svg = pen.svg()
                return svg.replace(" viewBox", ' preserveAspectRatio="none" viewBox', 1) if fills else svg

            self._hang(id, description, draw)
            return figure

        return hang

    def _hang(self, id: str, description: str, draw: Callable[[str], str]) -> None:
        picture = Picture(self.game, self.kind, id, description, draw)
        if picture.file in _pictures:
            raise ValueError(f"there is a picture {picture.file} already")
        _pictures[picture.file] = picture


def load(game: str = "") -> list[Picture]:
    """All pictures, or those of one game, in the order of their files."""
    for module in _modules():
        importlib.import_module(module)
    return [picture for _, picture in sorted(_pictures.items()) if game in ("", picture.game)]


def _modules() -> Iterator[str]:
    package = importlib.import_module("art.games")
    for found in pkgutil.walk_packages(package.__path__, "art.games."):
        yield found.name


def draw(game: str, kind: str, id: str) -> str:
    """One picture by its name."""
    load()
    return _pictures[f"{game}/{kind}/{id}.svg"].svg()
