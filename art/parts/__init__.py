"""Parts of figures, a module for each kind of part.

Each part is a small function that draws with a pen what a `Look` says. Shelves hold parts by name; a
decorator puts one there: `@headgear("crown")`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from art.pen import Pen

__all__ = ["Head", "Look", "Part", "Shelf"]


@dataclass(frozen=True)
class Head:
    """A bone structure: the outline, and where on it the features sit. Seen three quarters, turned to the light."""

    outline: str
    eyes: tuple[float, float, float] = (80, 108, 88)
    """x of the far eye, x of the near eye, y of both."""
    eye: float = 1.0
    """The size of the near eye."""
    slant: float = 0
    """How far the outer corners of the eyes rise, in degrees."""
    mouth: tuple[float, float] = (88, 117)
    nose: str = "straight"
    brow: float = 2.2
    """The weight of a brow."""
    wide: float = 0
    """How much wider than a man's the skull is at the temples, for hair and headgear."""


@dataclass
class Look:
    """What all parts of one figure share."""

    skin: str
    hair: str
    cloth: str
    metal: str
    iris: str
    head: Head
    woman: bool = False
    mood: str = "calm"
    extras: frozenset[str] = field(default_factory=frozenset)
    beast: bool = False
    sleeve: str = ""
    """What covers the arms; the skin where nothing does."""
    seed: int = 0


Part = Callable[[Pen, Look], None]


class Shelf:
    """Parts of one kind by name."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.parts: dict[str, Part] = {}

    def __call__(self, *names: str) -> Callable[[Part], Part]:
        """Puts a part on the shelf under one or several names."""

        def put(part: Part) -> Part:
            for name in names:
                self.parts[name] = part
            return part

        return put

    def __contains__(self, name: object) -> bool:
        return name in self.parts

    def __getitem__(self, name: str) -> Part:
        try:
            return self.parts[name]
        except KeyError:
            raise KeyError(
                f"no {self.kind} called {name!r}; there are {', '.join(sorted(self.parts))}"
            ) from None

    def draw(self, name: str, pen: Pen, look: Look) -> None:
        """Draws the part of that name."""
        self[name](pen, look)
