"""Noses: some are tones on the face, some stand out from it."""

from __future__ import annotations

from art.colour import mix
from art.marks import Mark, fill
from art.parts import Look
from art.pen import Pen

__all__ = ["nose_marks", "nose_over"]

FLAT: dict[str, tuple[tuple[str, float], str, tuple[str, float] | None]] = {
    # the shaded side and how dark, the nostrils, the lit ridge
    "straight": (
        ("M91 86Q88 98 85 106Q92 111 99 107Q96 100 96 92z", 0.7),
        "M84 107q5 3 11 1q-6 5-11-1z",
        ("M89 88Q83 98 80 105Q84 108 86 104Q88 96 91 90z", 0.75),
    ),
    "small": (
        ("M91 92Q89 100 87 106Q93 109 97 106Q95 100 95 95z", 0.6),
        "M85 107q5 2 9 0q-5 4-9 0z",
        ("M89 92Q85 100 83 105Q86 107 88 103z", 0.7),
    ),
    "snub": (
        ("M92 94Q90 100 87 105Q93 111 99 107Q97 101 96 97z", 0.55),
        "M83 107q3-2 5 0q-2 3-5 0zM91 109q4-2 7-1q-3 4-7 1z",
        ("M90 93Q85 99 82 103Q83 107 87 104Q89 99 91 96z", 0.75),
    ),
    "aquiline": (
        ("M92 82Q86 92 86 98Q84 104 83 109Q91 113 100 108Q97 100 97 90z", 0.7),
        "M83 109q5 3 12 1q-6 5-12-1z",
        ("M90 82Q82 90 82 98Q79 104 78 108Q82 111 85 106Q86 98 92 86z", 0.8),
    ),
    "broken": (
        ("M92 84Q91 92 93 97Q88 102 84 107Q92 113 101 108Q98 99 97 90z", 0.7),
        "M82 108q6-2 12 2q-7 5-12-2z",
        ("M89 85Q84 92 88 97Q82 102 79 106Q83 110 86 105Q92 98 91 89z", 0.75),
    ),
    "broad": (
        ("M92 86Q90 98 84 105Q92 113 103 107Q99 98 96 90z", 0.65),
        "M80 108q5-3 9 1q-5 4-9-1zM92 110q6-3 10-1q-4 5-10 1z",
        ("M89 88Q84 98 79 104Q81 109 86 105Q90 98 92 91z", 0.7),
    ),
    "flat": (
        ("M89 84Q78 96 77 106Q88 114 105 107Q103 96 97 86z", 0.6),
        "M78 107q5-3 9 2q-5 3-9-2zM92 109q6-4 11-1q-4 5-11 1z",
        ("M88 88Q80 96 79 104Q84 104 87 98z", 0.6),
    ),
    "slit": (
        ("M90 90Q88 98 86 104Q92 108 97 105Q95 98 95 93z", 0.35),
        "M86 100l3 7l-5-2zM92 101l3 6l-2 0z",
        None,
    ),
}

BULGING = {
    "big": (
        "M88 82Q80 92 73 104Q71 113 80 114Q86 117 92 114Q102 114 102 106Q98 98 97 86z",
        "M92 84Q98 100 106 110Q98 117 84 114z",
    ),
    "bulb": (
        "M88 90Q72 94 70 105Q71 115 83 115Q97 115 98 105Q97 96 92 90z",
        "M92 92Q100 102 104 110Q96 118 82 115z",
    ),
    "soft": ("M89 88Q81 95 77 104Q78 111 86 112Q97 112 98 105Q97 97 93 90z", ""),
    "button": ("M88 96Q79 98 79 105Q80 111 87 111Q95 111 96 105Q95 98 90 96z", ""),
    "hook": (
        "M90 86Q70 96 62 118Q66 121 72 116Q80 118 86 114Q98 114 100 106Q98 96 97 88z",
        "M93 88Q102 100 106 110Q98 117 84 116z",
    ),
    "wide": (
        "M92 80Q86 88 74 98Q68 108 78 112Q88 116 96 113Q110 113 110 104Q104 94 99 82z",
        "M96 84Q106 98 114 108Q104 118 88 115z",
    ),
}


def nose_marks(pen: Pen, look: Look, nose: str) -> list[Mark]:
    """What of a nose lies on the face."""
    skin = look.skin
    if nose in BULGING:
        shadow = BULGING[nose][1]
        return [fill(pen.dark(skin, 0.42), shadow, 0.5)] if shadow else []
    (side, strength), nostrils, ridge = FLAT[nose]
    marks = [fill(pen.dark(skin, 0.42), side, strength), fill(pen.dark(skin, 0.7), nostrils)]
    if ridge:
        marks.append(fill(pen.lit(skin, 0.55), *ridge))
    return marks


def nose_over(pen: Pen, look: Look, nose: str) -> None:
    """A nose that stands out from the face and the beard."""
    if nose in BULGING:
        tone = mix(look.skin, "#d0503c", 0.22)
        nostril = fill(pen.dark(look.skin, 0.7), "M86 112q5-4 9 0q-4 3-9 0z", 0.8)
        pen.form(BULGING[nose][0], tone, *((nostril,) if nose in ("wide", "big") else ()), turn=5, edge=1.6)
