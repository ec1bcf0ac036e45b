"""The board in words: everything by direction and distance from one's own figure, and by its square.

The same as a drawing says, for people who hear the table. Nothing is said of lines of sight but what the
question's options tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from questboard.language import TABLE, mark
from questboard.scene import Node, Scene
from questboard.text.places import Cell
from questboard.text.plan import Mark, Plan
from questboard.text.signs import Signs, gist
from questboard.text.words import count, sentence

t = TABLE.t


FEW = 4
"""More things of a kind are not told one by one."""
FIGURES, WALLS = mark("Figures:"), mark("Doors and walls:")
THINGS, GROUND, TILES = mark("Things:"), mark("Ground:"), mark("Tiles:")
FLOOR = mark("Floor, row by row; everything else is rock:")
NOBODY = mark("No figure is on the board.")


def own_figure(scene: Scene, plan: Plan) -> Mark | None:
    """The figure that looks around: the viewer's, or else the one whose turn it is, or else the first."""
    figures = plan.figures
    own = [mark for mark in figures if _is_own(scene, mark.node)]
    acting = [mark for mark in figures if mark.node.glow]
    figures = sorted(figures, key=lambda mark: mark.node.shape != "")  # round pieces are those of players
    return next(iter([mark for mark in acting if mark in own] + own + acting + figures), None)


def _is_own(scene: Scene, figure: Node) -> bool:
    """Whether things that belong to the viewer are called after a figure."""
    labels = [node.label for node in scene.nodes if node.area == "hand"]
    return any(figure.text in label for label in labels)


def in_words(scene: Scene, plan: Plan, around: Mark | None = None) -> Iterator[str]:
    """Everything on a plan, as seen from a figure."""
    viewer = around or own_figure(scene, plan)
    yield plan.board.label
    if viewer is None:
        yield t(NOBODY)
    else:
        yield t(
            "Seen from {name}, on {where}:",
            name=viewer.node.text or gist(viewer.node),
            where=plan.where(viewer),
        )
    told = Words(scene, plan, viewer)
    yield from _section(FIGURES, [told.mark(mark) for mark in told.nearest(plan.figures)])
    yield from _section(WALLS, [told.mark(mark) for mark in told.nearest(plan.of("wall"))])
    yield from _section(
        THINGS, [told.mark(mark) for mark in told.nearest(plan.of("thing")) if told.is_rare(mark)]
    )
    yield from _section(GROUND, list(told.ground()))
    yield from _section(FLOOR, list(told.floor()))
    yield from _section(TILES, list(told.tiles()))


def _section(title: str, lines: list[str]) -> list[str]:
    return [t(title), *(f"  {line}" for line in lines)] if lines else []


class Words:
    """A plan in words, from where somebody stands."""

    def __init__(self, scene: Scene, plan: Plan, viewer: Mark | None) -> None:
        self.plan, self.viewer = plan, viewer
        self.signs = Signs(unicode=False)
        self.sight = _sight(scene, viewer.node.id) if viewer else {}

    def nearest(self, marks: list[Mark]) -> list[Mark]:
        """Marks with those nearest to the viewer first."""
        return sorted(marks, key=lambda mark: max(map(abs, self._way(mark))))

    def mark(self, mark: Mark) -> str:
        """One thing: its name, the way to it, its square, and whatever else there is to say."""
        told, name = self.plan.told(mark), mark.node.text or self._kind(mark)
        parts = [t("{name}, from where you look", name=name) if mark is self.viewer else name]
        if self.viewer is not None and mark is not self.viewer:
            parts.append(direction(*self._way(mark)))
        parts.append(self.plan.on(mark))
        if mark.node.id in self.sight:
            parts.append(self.sight[mark.node.id])
        where, more = ", ".join(parts), told.removeprefix(name)
        if more in (".", ""):
            return f"{where}."
        return where + more if more.startswith((":", ".")) else f"{where}. {told}"

    def _kind(self, mark: Mark) -> str:
        """What a thing without a name is."""
        return sentence(self.plan.without_place(mark, self.signs.of(mark).words))[:-1]

    def ground(self) -> Iterator[str]:
        """What is on the ground, kind by kind."""
        found: dict[str, set[Cell]] = {}
        for each in self.plan.of("ground", "fog", "floor", "thing"):
            if self.is_rare(each):
                continue
            found.setdefault(self.signs.of(each).words, set()).update(each.cells)
        for words, cells in found.items():
            if words != "floor":
                yield f"{words[:1].upper()}{words[1:]}: {self.plan.naming.listed(cells)}."

    def is_rare(self, mark: Mark) -> bool:
        """Whether a thing is told by itself; where there are many of a kind, their squares are enough."""
        words = self.signs.of(mark).words
        alike = [each for each in self.plan.of("thing") if self.signs.of(each).words == words]
        return mark.part == "thing" and len(alike) <= FEW

    def floor(self) -> Iterator[str]:
        """All squares where one can stand or walk."""
        for _, squares in self.plan.naming.lists(self.plan.floor):
            yield f"{squares}."

    def tiles(self) -> Iterator[str]:
        """The tiles from corner to corner, and what they are."""
        for spot in self.plan.tiles:
            way = self.plan.naming.way(spot.node.text)
            lies = (
                t(" It lies {direction} of the first tile.", direction=direction(*way, "tile"))
                if any(way)
                else ""
            )
            yield f"{self.plan.corners(spot)}{spot.node.label}{lies}"

    def _way(self, mark: Mark) -> Cell:
        """How far to the east and to the south the nearest square of something is."""
        if self.viewer is None:
            return (0, 0)
        cells = mark.cells or [cell for line in mark.lines for cell in (line.cell, line.beyond)]
        ways = [(x - own_x, y - own_y) for own_x, own_y in self.viewer.cells for x, y in cells]
        return min(ways, key=lambda way: (max(map(abs, way)), sum(map(abs, way))))


def direction(east: int, south: int, unit: str = "square") -> str:
    """A way in words.

    >>> direction(2, -2), direction(-1, 0), direction(3, 1), direction(0, 0)
    ('2 squares north-east', '1 square west', '3 squares east and 1 south', 'on the same square')
    >>> direction(0, 2, "tile")
    '2 tiles south'
    """
    across, down = (
        ("east" if east > 0 else "west", abs(east)),
        ("south" if south > 0 else "north", abs(south)),
    )
    if across[1] == down[1]:
        return (
            f"{count(down[1], unit)} {down[0]}-{across[0]}" if down[1] else t("on the same {unit}", unit=unit)
        )
    (first, far), *rest = [each for each in sorted((across, down), key=lambda each: -each[1]) if each[1]]
    return f"{count(far, unit)} {first}" + "".join(
        t(" and {number} {name}", number=number, name=name) for name, number in rest
    )


def _sight(scene: Scene, viewer: str) -> dict[str, str]:
    """Who is in sight, and who isn't, as far as the question tells."""
    if scene.prompt is None:
        return {}
    beams = [each.beam for each in scene.prompt.refused] + [each.beam for each in scene.prompt.choices]
    return {
        beam.end: "in sight" if beam.reach >= 1 else "out of sight"
        for beam in beams
        if beam is not None and beam.start == viewer
    }
