"""The layouts of all adventures, each read from a text file that shows the map.

What there is in a layout stands in `parts`; the commonest of its names can be had from here, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questboard.games.fantasy.content import HERE
from questboard.games.fantasy.drawing import LayoutError
from questboard.games.fantasy.parts import Chest, Figure, Layout, Trap
from questboard.games.fantasy.reading import load_layout

__all__ = ["LAYOUTS", "Chest", "Figure", "Layout", "Layouts", "Trap"]


class Layouts(Mapping[str, Layout]):
    """The adventures of the box by id, each read when it is first asked for; others that were entered."""

    def __init__(self, *ids: str) -> None:
        self._box = ids
        self._read: dict[str, Layout] = {}

    def __getitem__(self, id: str) -> Layout:
        if id not in self._read and id in self._box:
            self._read[id] = load_layout(HERE / "adventures" / f"{id}.md")
        return self._read[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._box)

    def __len__(self) -> int:
        return len(self._box)

    def __contains__(self, id: object) -> bool:
        return id in self._box or id in self._read

    def enter(self, layout: Layout) -> None:
        """Add somebody's own adventure, so that a table can be set up with it."""
        if layout.id in self and self[layout.id] != layout:
            raise LayoutError(
                f"there is an adventure {layout.id!r} already; expected a file with another name"
            )
        self._read[layout.id] = layout


LAYOUTS = Layouts(
    *(str(number) for number in range(1, 13)),
    *(f"forest-{number}" for number in range(1, 7)),
    *(f"winter-{number}" for number in range(1, 7)),
)
