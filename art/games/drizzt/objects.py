"""What stands in the caverns and can be attacked."""

from __future__ import annotations

from art.gallery import Gallery
from art.marks import fill
from art.pen import Pen

objects = Gallery("drizzt", "objects")


@objects.drawing(
    "crystal-prison",
    "A dark figure with its hands against the wall is locked inside a shining crystal.",
    light="violet",
    place="crystals",
)
def crystal_prison(pen: Pen) -> None:
    """Somebody inside."""
    ice = "#6fc8d8"
    pen.shadow(100, 188, 74, 9)
    pen.glow("#9ffcff", 100, 96, 100, 0.6)
    pen.form(
        "M36 192L22 136L40 112L58 146L62 192zM164 192L180 128L160 104L142 142L138 192z",
        pen.dark(ice, 0.2),
        turn=6,
    )
    pen.form(
        "M100 6L146 52L152 152L126 192H74L50 150L56 50z",
        ice,
        fill("#d8fbff", "M100 6L56 50L50 150L74 192L80 60z", 0.5),
        fill(pen.dark(ice), "M146 52L152 152L126 192L122 62z", 0.7),
        turn=5,
        edge=3.4,
        rim="#ffffff",
    )
    pen.fill(
        "#1f2a4a",
        "M100 54Q116 56 116 76Q114 90 110 96Q132 104 134 130Q130 120 122 118L124 186H78L80 118Q72 120 68 132Q68 104 92 96Q86 90 85 76Q86 56 100 54zM66 130Q62 118 66 106L70 118L74 104L76 120L80 112L78 134zM136 130Q140 116 134 104L130 118L126 104L124 120z",
        0.85,
    )
    pen.fill("#ffffff", "M91 72q6 0 8 5q-6 2-8-5zM110 72q-6 0-8 5q6 2 8-5z")
    pen.fill("#ffffff", "M84 40L100 20L92 60L82 150z", 0.45)
    pen.line("#ffffff", "M100 8L80 60L76 190M100 8L122 62L126 190", 2, 0.6)
