"""Faces: sockets, eyes, brows and what marks a skin, laid on a head."""

from __future__ import annotations

from art.colour import INK, mix
from art.marks import Mark, dots, fill, group, line, oval
from art.parts import Look
from art.parts.jaws import mouth, tusks
from art.parts.moods import MOODS
from art.parts.noses import nose_marks
from art.pen import Pen

__all__ = ["face", "face_over"]

WHITE = "#f6ead6"


def eye(look: Look, lid: str) -> list[Mark]:
    """One eye around (0, 0): white, iris, pupil, glint and the upper lid."""
    if look.extras & {"glow", "blank"}:
        return [
            fill(lid, "M-12 1Q-5-9 4-9Q10-6 12 2Q4 8-3 7Q-9 6-12 1z"),
            fill(look.iris, "M-9 1Q-4-5 3-5Q8-4 10 1Q4 5-2 5Q-7 4-9 1z"),
            oval("#ffffff", -1, 0, 3.4, 2.6, 0.9),
        ]
    lashes = (
        "M-12 2Q-6-9 4-9Q10-7 15 0Q8-3 1-4.500Q-6-4-12 2z"
        if look.woman
        else "M-11 1Q-6-8 3-8.500Q9-7 11 1Q7-3 1-4Q-6-4-11 1z"
    )
    return [
        fill(WHITE, "M-9 1Q-5-5 3-6Q8-4 10 1Q4 6-2 6Q-7 5-9 1z"),
        dots(look.iris, 9.6, (-1.5, -0.5)),
        dots("#1a1018", 5.2, (-1.5, -0.5)),
        dots("#ffffff", 3, (-3.4, -2.6)),
        fill(lid, lashes),
    ]


def face(pen: Pen, look: Look, nose: str, brows: str) -> list[Mark]:
    """Everything on a face that its outline clips."""
    head, skin, mood = look.head, look.skin, MOODS[look.mood]
    far, near, y = head.eyes
    shadow = pen.dark(skin, 0.42)
    marks = [
        fill(
            shadow,
            f"M{far - 11} {y - 8}Q{far} {y - 14} {far + 10} {y - 4}Q{far + 8} {y + 8} {far - 4} {y + 8}zM{near - 13} {y - 5}Q{near} {y - 15} {near + 15} {y - 6}Q{near + 12} {y + 9} {near - 2} {y + 9}z",
            0.55,
        )
    ]
    if look.woman or "blush" in look.extras:
        marks += [oval("#d8503c", near + 8, y + 19, 9, 6, 0.2), oval("#d8503c", far - 5, y + 19, 6, 5, 0.2)]
    if "hollow" in look.extras or look.mood == "weary":
        marks.append(
            fill(
                shadow,
                f"M{near + 18} {y + 14}Q{near + 8} {y + 20} {near + 4} {y + 34}Q{near + 16} {y + 28} {near + 22} {y + 12}z",
                0.5,
            )
        )
    marks += skin_marks(pen, look)
    lid = "#1a0c14" if look.woman else pen.dark(skin, 0.88)
    stamp = pen.stamp(*eye(look, lid))
    lids = mood.lids * (1 if look.woman or head.eye > 1.1 else 0.94)
    tilt = mood.near * 0.3
    shut = {"beaming": (far, near), "wink": (near,)}
    for x, size, angle in ((far, head.eye * 0.8, -tilt + head.slant), (near, head.eye, tilt - head.slant)):
        if any(x in shut[word] for word in shut if word in look.extras):
            marks.append(
                line(
                    lid, f"M{x - 11 * size:.0f} {y + 3:g}Q{x:g} {y - 11:g} {x + 11 * size:.0f} {y + 2:g}", 3.4
                )
            )
            continue
        turned = f"rotate({angle:.0f})" if round(angle) else ""
        marks.append(pen.press(stamp, f"translate({x:g} {y:g}){turned}scale({size:.2g} {size * lids:.2g})"))
    t = head.brow
    high = y - (12 if look.woman else 9.5) + mood.sink
    marks.append(
        group(
            f"translate({far:g} {high:g})rotate({mood.far:g})",
            fill(brows, f"M-11 2Q-4 {-3 - t:.1f} 9 {-t:.1f}L9 {t:.1f}Q-3-1-11 2z"),
        )
    )
    marks.append(
        group(
            f"translate({near:g} {high - 1:g})rotate({mood.near:g})",
            fill(brows, f"M-12 {-t:.1f}Q0 {-4 - t:.1f} 14 3Q2-1-12 {t + 1:.1f}z"),
        )
    )
    return [*marks, *nose_marks(pen, look, nose), *mouth(pen, look)]


def skin_marks(pen: Pen, look: Look) -> list[Mark]:
    """What is on the skin: what has grown there, and then what was painted or cut."""
    return [*grown_marks(pen, look), *made_marks(pen, look)]


def grown_marks(pen: Pen, look: Look) -> list[Mark]:
    """Freckles, wrinkles, stubble, gills, glowing cracks."""
    skin, extras = look.skin, look.extras
    far, near, y = look.head.eyes
    marks = []
    if "marks" in extras:
        marks.append(
            fill(
                pen.dark(skin),
                "M112 50Q124 56 128 74L120 70Q116 58 106 52zM116 104l14-8l-4 12zM72 60l8-10l4 4z",
                0.7,
            )
        )
    if "cracks" in extras:
        marks.append(line("#ffb347", "M120 60l-6 8l8 6l-4 10M124 100l-8 6l2 10M76 62l6 6l-4 8"))
    if "old" in extras:
        marks.append(
            line(
                pen.dark(skin, 0.42),
                f"M{near + 9:g} {y + 6:g}q6 2 10-1M{near + 8:g} {y + 10:g}q5 4 9 3M80 66q10-4 23-1M87 59q9-3 16-1M105 106q3 7-1 13M{far - 8:g} {y + 8:g}q3 3 7 3",
                1.7,
            )
        )
    if "freckles" in extras:
        marks.append(
            dots(
                mix(skin, "#7a3018", 0.5),
                2.2,
                (74, 100),
                (78, 104),
                (72, 106),
                (104, 101),
                (110, 104),
                (116, 101),
                (108, 109),
                (115, 108),
            )
        )
    if "gills" in extras:
        marks.append(line(pen.dark(skin, 0.55), "M118 108q6 2 8-4M114 115q7 2 10-4M110 121q6 2 9-3"))
    if "stubble" in extras:
        marks.append(
            fill(
                pen.dark(mix(skin, look.hair, 0.5), 0.25),
                "M69 100Q74 110 80 111Q92 106 104 110Q122 106 134 90Q136 112 122 126Q108 138 96 138Q80 136 72 120z",
                0.32,
            )
        )
    return marks


def made_marks(pen: Pen, look: Look) -> list[Mark]:
    """War paint, chalk, woad, scars, runes."""
    skin, extras = look.skin, look.extras
    _, near, y = look.head.eyes
    marks = []
    if "paint" in extras:
        marks.append(
            fill(
                "#c8452f", "M98 94L134 88L130 100L100 99zM70 92l8 3l-2 5l-8-1zM102 102l26 4l-6 6l-20-6z", 0.85
            )
        )
    if "chalk" in extras:
        marks.append(fill("#e9e2d3", "M62 78Q100 70 140 76L138 96Q100 86 64 98z", 0.75))
    if "woad" in extras:
        marks.append(
            fill(
                "#2f6fb0",
                f"M62 {y - 4:g}L72 {y - 6:g}L70 {y + 6:g}L62 {y + 8:g}zM{near + 4:g} {y + 8:g}L142 {y - 2:g}L140 {y + 8:g}L{near + 2:g} {y + 16:g}zM{near + 2:g} {y + 20:g}L138 {y + 13:g}L134 {y + 21:g}L{near:g} {y + 26:g}z",
                0.9,
            )
        )
    if "scar" in extras:
        marks += [
            line("#f0c0a8", "M116 68L112 80M110 96L104 112", 2.6),
            line("#7a2a2a", "M117 69L113 81M111 97L105 113", 1),
        ]
    if "slashes" in extras:
        marks.append(line(pen.dark(mix(skin, "#7a2a2a", 0.5), 0.2), "M114 96l10 18M121 93l8 15", 2.2))
    if "kohl" in extras:
        far = look.head.eyes[0]
        marks.append(
            fill(
                INK,
                f"M{far - 18:g} {y - 9:g}L{far + 10:g} {y - 5:g}L{near - 10:g} {y - 6:g}L{near + 30:g} {y - 16:g}L{near + 26:g} {y + 6:g}L{near - 8:g} {y + 10:g}L{far + 10:g} {y + 7:g}L{far - 8:g} {y + 12:g}z",
                0.9,
            )
        )
    if "rune" in extras:
        marks.append(line(mix(look.iris, "#ffffff", 0.3), "M97 52l8 10l-8 8M97 61h8", 2.2))
    return marks


def face_over(pen: Pen, look: Look) -> None:
    """What is worn before the eyes, and what stands out in front of the mouth."""
    extras = look.extras
    tusks(pen, look)
    if "eyepatch" in extras:
        pen.fill("#15101a", "M96 80Q110 76 122 82Q122 98 108 100Q97 96 96 80z")
        pen.line("#15101a", "M68 66L100 80M120 82L140 76", 3)
    if "monocle" in extras:
        near, level = look.head.eyes[1:]
        pen.line(
            "#d9a648",
            f"M{near - 13:g} {level:g}a13 13 0 1 1 26 0a13 13 0 1 1-26 0zM{near + 12:g} {level + 5:g}q8 14 6 34",
            2.2,
        )
    if "spectacles" in extras:
        far, near, level = look.head.eyes
        rim = f"M{near - 13:g} {level:g}a13 12 0 1 1 26 0a13 12 0 1 1-26 0zM{far - 10:g} {level:g}a10 11 0 1 1 20 0a10 11 0 1 1-20 0zM{far + 10:g} {level - 2:g}q3-3 5 0M{near + 13:g} {level - 2:g}l10-2"
        pen.line(INK, rim, 3.4)
        pen.line("#e8c86a", rim, 1.8)
