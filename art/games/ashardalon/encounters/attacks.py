"""Events that attack."""

from __future__ import annotations

from art.creatures.limbs import tentacles
from art.creatures.silhouettes import shadow_head
from art.gallery import Gallery
from art.games.ashardalon.encounters.figures import HERO
from art.marks import dots, line, oval
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import figure
from art.scenes import (
    crack,
    floor,
    pit,
    plume,
    rocks,
    volcano,
)
from art.things.blades import dagger
from art.things.bows import arrow
from art.things.clothes import boot
from art.things.effects import burst, rays, spiral
from art.things.elements import cloud
from art.things.nature import mushroom
from art.things.signs import skull
from art.things.tools import bomb

attacks = Gallery("ashardalon", "encounters", "red", "cave")


@attacks.drawing("blinding-bomb", "A bomb bursts into a flash of white light.", "slate")
def blinding_bomb(pen: Pen) -> None:
    """White."""
    rays(pen, 110, 88, "#ffffff", 0.45, 11)
    pen.glow("#ffffff", 116, 84, 100)
    bomb(pen, 94, 112, 0.92)


@attacks.drawing("bulls-eye", "An arrow quivers in the middle of a painted target.", "green")
def bulls_eye(pen: Pen) -> None:
    """Hit."""
    for radius, colour in ((62, "#f0e4c8"), (48, "#c8342a"), (34, "#f0e4c8"), (20, "#c8342a")):
        pen.form(circle(94, 106, radius), colour, turn=5)
    arrow(pen, 124, 78, 0.84, 226)


@attacks.drawing("concussive-blast", "A hero is thrown back by a wave of force.", "blue")
def concussive_blast(pen: Pen) -> None:
    """Away."""
    burst(pen, 44, 104, 0.8, "#bfe2ff")
    for radius in (44, 64, 84):
        pen.line(
            "#eafaff",
            f"M{44 + radius * 0.7:.0f} {104 - radius * 0.7:.0f}Q{44 + radius * 1.15:.0f} 104 {44 + radius * 0.7:.0f} {104 + radius * 0.7:.0f}",
            5,
            0.6,
        )
    figure(pen, "fall", HERO, 138, 100, 0.9)


@attacks.drawing("deep-tremor", "The slabs of the floor break apart, and rocks jump from them.", "umber")
def deep_tremor(pen: Pen) -> None:
    """Slabs rise, and what lies on them jumps."""
    pen.fill("#060408", "M-6 206V116L60 104L100 128L140 102L206 118V206z")
    pen.glow("#ffb060", 100, 160, 70, 0.55)
    for slab, tone in (
        ("M-6 116L66 92L92 132L40 160L-6 156z", "#7a6a64"),
        ("M206 120L136 88L108 130L152 160L206 158z", "#6a5a58"),
        ("M-6 170L44 168L84 206H-6z", "#5e5050"),
        ("M206 172L156 168L122 206H206z", "#665654"),
        ("M74 152L104 138L132 154L118 184H86z", "#84746c"),
    ):
        pen.form(slab, tone, turn=6)
    pen.line("#2a2024", "M20 124l18 10l-6 14M168 116l-14 14l10 12M96 150l8 12l-6 12", 3)
    rocks(pen, (46, 62, 1), (104, 84, 1.1), (156, 56, 0.9), (78, 36, 0.6), (128, 28, 0.6), (24, 30, 0.5))
    pen.line("#ffe2b0", "M44 88v10M104 112v12M156 80v10M78 52v8M128 44v8", 5, 0.7)


@attacks.drawing("earthquake", "The ground splits, and pillars topple into a glowing rift.", "red")
def earthquake(pen: Pen) -> None:
    """Everything moves."""
    for x, y, angle in ((40, 84, -26), (160, 86, 24), (104, 76, 8)):
        pen.form(
            move("M-16-54H16V-44H12V60H-12V-44H-16z", x, y, angle),
            "#8a7f8e",
            line("#4a4252", move("M-12-18H12M-12 12H12M-12 40H12", x, y, angle)),
            turn=6,
        )
    floor(pen, 122, "#5a4450")
    pen.glow("#ff8a1e", 100, 150, 96, 0.9)
    pen.fill(
        "#2a0c10",
        "M-6 150L34 146L52 134L78 140L98 128L122 138L150 128L206 134V150L168 156L152 170L118 160L96 176L64 164L40 172L-6 164z",
    )
    pen.fill(
        "#ffb84a",
        "M-6 155L36 152L56 142L80 148L100 138L122 147L152 138L206 140V145L166 150L150 161L118 152L96 166L66 155L40 164L-6 160z",
    )


@attacks.drawing("fungal-bloom", "Spotted toadstools puff out clouds of spores.", "violet")
def fungal_bloom(pen: Pen) -> None:
    """Don't breathe."""
    pen.glow("#d8ff8a", 100, 70, 90, 0.5)
    mushroom(pen, 146, 116, 0.72, "#c85a3a")
    mushroom(pen, 54, 120, 0.66, "#3f9a8a")
    mushroom(pen, 98, 110, 1, "#b04a7a")
    pen.mark(
        dots("#e8ff9a", 6, (60, 60), (84, 40), (128, 44), (150, 70), (40, 80), (170, 50)),
        dots("#e8ff9a", 3.4, (72, 48), (104, 34), (140, 56), (52, 44), (118, 60), (160, 84), (30, 60)),
    )


@attacks.drawing("lurkers-strike", "A hand with a poisoned dagger comes out of the shadows.", "teal")
def lurkers_strike(pen: Pen) -> None:
    """From behind."""
    shadow_head(pen, "hood", 134, 84, 0.92, "#ff5a4a", "#1c1a2c")
    pen.form("M204 206V120Q170 108 140 122L110 206z", "#1c1a2c", turn=8)
    dagger(pen, 66, 96, 0.92, -58)
    pen.mark(oval("#8fff3a", 18, 92, 6, 9), oval("#8fff3a", 30, 112, 4, 6))
    pen.form(limb([(150, 150), (124, 140), (102, 116)], 40, 24), "#1c1a2c", turn=6)
    pen.form(circle(100, 114, 15), "#4a4458", turn=5)


@attacks.drawing("phalagars-lair", "Thick tentacles shoot up from a pit and grope about.", "yellow")
def phalagars_lair(pen: Pen) -> None:
    """Under the floor."""
    floor(pen, 110, "#6a5c48")
    pit(pen, 100, 142, 0.9, "#7a6a54")
    tentacles(
        pen,
        "#5a7a8a",
        26,
        6,
        [(84, 150), (56, 110), (70, 70), (36, 48)],
        [(104, 152), (96, 104), (112, 66), (92, 34)],
        [(122, 150), (150, 116), (138, 76), (172, 54)],
    )
    pen.mark(
        dots(
            "#c8dce4",
            5,
            (64, 108),
            (66, 90),
            (60, 72),
            (100, 104),
            (106, 86),
            (106, 68),
            (144, 112),
            (144, 94),
            (148, 76),
        )
    )


@attacks.drawing("poisoned-arrow", "Green venom drips from the head of a flying arrow.", "rose")
def poisoned_arrow(pen: Pen) -> None:
    """It need not go deep."""
    pen.line("#ffe0ea", "M186 52L140 76M192 74L150 94M170 40L130 60", 4, 0.5)
    arrow(pen, 98, 96, 1.15, -120, "#5fb04a")
    pen.mark(oval("#8fff3a", 28, 148, 6, 10), oval("#8fff3a", 48, 160, 4, 7))
    pen.glow("#8fff3a", 30, 136, 36, 0.7)


@attacks.drawing("steam-vent", "Hot steam hisses from a crack in the floor.", "blue")
def steam_vent(pen: Pen) -> None:
    """Hiss."""
    floor(pen, 128, "#4f5a72")
    crack(pen, 100, 152, 0.8)
    plume(pen, 60, 152, 0.66, "#dfe8ee", 0.8)
    plume(pen, 104, 154, 0.98, "#f0f6fa")
    plume(pen, 150, 150, 0.6, "#dfe8ee", 0.8)


@attacks.drawing("sulphurous-cloud", "A skull looks out of yellow vapours that rise around it.", "umber")
def sulphurous_cloud(pen: Pen) -> None:
    """Rotten eggs, with a face in them."""
    pen.glow("#ffe86a", 100, 92, 96, 0.5)
    with pen.faint(0.9):
        for points, start, end, tone in (
            ([(30, 196), (18, 150), (52, 112), (34, 66), (66, 20)], 50, 22, "#a8962a"),
            ([(172, 198), (184, 146), (150, 108), (170, 60), (132, 18)], 50, 22, "#b8a632"),
            ([(100, 206), (84, 176), (116, 150)], 84, 60, "#c8b83a"),
        ):
            pen.form(limb(points, start, end, grain=3), tone, turn=8, back=False)
    skull(pen, 100, 92, 1.24, "#dccb52")
    pen.line("#f4eaa0", "M40 44q-10 12 0 26M160 40q10 12 0 26M52 166q14 8 10 24M150 168q-14 8-8 22", 5, 0.7)


@attacks.drawing("trip-wire", "A boot catches on a thin wire, and darts fly.", "violet")
def trip_wire(pen: Pen) -> None:
    """Too late."""
    for x, y in ((150, 50), (128, 74), (160, 92)):
        arrow(pen, x, y, 0.5, -90, "#8fd83a")
    boot(pen, 82, 104, 0.94, "#8a5a34")
    pen.line("#fffbe0", "M-4 150Q40 140 52 128Q120 138 204 132", 2.6)
    burst(pen, 46, 132, 0.3, "#ffe06a")


@attacks.drawing("volcanic-burst", "A cone of rock hurls fire and stones.", "violet")
def volcanic_burst(pen: Pen) -> None:
    """Up it goes."""
    volcano(pen, 100, 128, 0.88)
    rocks(pen, (44, 66, 0.4), (152, 60, 0.46), (66, 44, 0.34), (136, 40, 0.3), colour="#8a3a2a")


@attacks.drawing("waking-dream", "A sleeping face sinks into whirling clouds beneath a thin moon.", "blue")
def waking_dream(pen: Pen) -> None:
    """Or is it?"""
    pen.form(
        "M150 36Q128 44 130 66Q136 84 158 80Q138 96 118 82Q100 64 112 44Q128 26 150 36z", "#fff3c0", turn=4
    )
    face = "#c9a0b8"
    pen.form(
        "M46 104Q48 64 86 62Q124 66 124 106Q120 146 86 150Q52 146 46 104z",
        face,
        line(pen.dark(face, 0.7), "M58 104Q68 112 78 104M94 104Q104 112 114 104M80 132Q88 128 96 132", 4),
        line(pen.dark(face, 0.5), "M86 108l-4 14h6", 3),
        turn=10,
    )
    cloud(pen, 48, 150, 0.62, "#8f9ad0")
    cloud(pen, 138, 148, 0.72, "#a8b4e8")
    spiral(pen, 164, 120, 0.36, "#e8eeff", 2.2, 9)
