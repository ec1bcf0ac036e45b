"""Basic cards and Market cards of Dragonfire for casters: magic and prayers. The light goes with the colour of the card."""

from __future__ import annotations

from art.cards import Card, glow, hang, layers, part
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.scales import frog
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.poses import Dress, figure
from art.scenes import archway
from art.things.armour import shield
from art.things.blades import dagger
from art.things.effects import aura, beam, burst, darts, halo, mote_ring, motion, rays, sparks
from art.things.elements import cloud, flame, lightning, moon, pillar, sun
from art.things.furniture import tower
from art.things.hands import open_hand
from art.things.signs import guardians, heart, lips
from art.things.tools import hourglass
from art.things.treasure import crown

cards = Gallery("dragonfire", "cards", place="hall")


def misty(pen: Pen) -> None:
    """Here, and at once over there."""
    for points, start, end, tone in (
        ([(18, 196), (8, 150), (36, 112), (20, 66)], 34, 8, "#8a6ad0"),
        ([(66, 198), (78, 160), (54, 120), (72, 70)], 34, 8, "#a88ae8"),
    ):
        pen.form(limb(points, start, end, grain=3), tone, turn=6, back=False)
    with pen.faint(0.45):
        figure(
            pen,
            "run",
            Dress("#b09ae8", skin="#cbb8f4", hair="#b09ae8", boots="#9a84d8", cape="#a08ae0"),
            62,
            118,
            1.0,
            flip=True,
        )
    pen.glow("#e8d8ff", 142, 108, 70, 0.7)
    figure(pen, "run", Dress("#4a3a9a", cape="#2a1c5e", head="hood"), 138, 118, 1.12, flip=True)
    pen.line("#e8dcff", "M76 92h28M70 124h32M82 154h24", 5, 0.7)
    sparks(pen, "#ffffff", (178, 56, 1), (98, 52, 0.7), (182, 160, 0.6))


def hand_fire(pen: Pen) -> None:
    """A fan of fire from one hand."""
    for x, y, size, turn in ((150, 62, 0.72, 44), (122, 46, 0.72, 18), (166, 98, 0.68, 70)):
        flame(pen, x, y, size, "#e8501c", "#ffb02e", "#fff6c4", turn)
    open_hand(pen, 62, 142, 1.2, 44, sleeve="#4a3a7a")


def knives(pen: Pen) -> None:
    """A cloud full of daggers."""
    cloud(pen, 100, 96, 0.95, "#8a9ad8")
    for x, y, turn in ((56, 66, 150), (100, 56, 180), (144, 66, 210), (100, 132, 0)):
        dagger(pen, x, y, 0.6, turn)


def confusion(pen: Pen) -> None:
    """A twisted crown and a spiral."""
    crown(pen, 100, 88, 0.95, "#8a6ad8", "#ffe14a")
    pen.line(
        "#f0e4ff", "M100 150Q82 150 84 138Q90 126 104 130Q120 138 112 154Q98 170 76 160Q60 144 72 124", 5
    )
    pen.line("#f0e4ff", "M34 60q-8-14 4-20q12 0 10 12M160 52q8-14-4-20q-12 0-10 12", 4)


WARDED = Person(
    "human",
    "Wizard",
    "blue",
    "f",
    head="woman-round",
    skin="fair",
    hair="bob",
    hair_colour="black",
    headgear="none",
    prop="none",
    hand="none",
    mood="calm",
    attire="tunic",
    cloth="#8a3a6a",
    tilt=2,
)


def aura_body(pen: Pen) -> None:
    """A coat of light over a wizard."""
    with pen.group("translate(10 20)scale(.9)"):
        draw_person(pen, WARDED)
    pen.glow("#9fd4ff", 100, 170, 104, 0.3)
    dome = "M8 210Q2 20 100 14Q198 20 192 210"
    pen.fill("#9fd4ff", dome + "z", 0.1)
    pen.line("#eaf6ff", dome, 6)
    pen.line(
        "#d8f0ff",
        "M8 150L40 134L44 96L18 76M40 134L62 152M44 96L66 74L58 40M66 74L100 62L134 74L142 40M134 74L156 96L182 76M156 96L160 134L192 150M160 134L138 152M100 62V16M62 152L54 206M138 152L146 206M62 152L100 168L138 152M100 168V206",
        3.4,
        0.75,
    )
    pen.line("#ffffff", "M30 82Q40 50 68 34", 7)


def sleeper(pen: Pen) -> None:
    """A moon that sleeps too."""
    moon(pen, 96, 94, 1.2)
    pen.line("#5a4a7a", "M74 96q8 8 16 2M84 122q8 4 14-2", 4)
    sparks(pen, "#f4ecff", (146, 62, 1), (160, 104, 0.6), (130, 136, 0.5))


def hasty(pen: Pen) -> None:
    """An hourglass that runs away."""
    motion(pen, 64, 100, 1, 0, "#bfe2ff")
    hourglass(pen, 122, 100, 0.9)


def rays_down(pen: Pen) -> None:
    """Three burning rays from above."""
    for start, end in (((20, 20), (70, 150)), ((40, 14), (118, 140)), ((70, 12), (164, 116))):
        beam(pen, "#ff6a2e", start, end, 13)


def frog_prince(pen: Pen) -> None:
    """A frog that was something else."""
    pen.glow("#b894ff", 100, 100, 96)
    with pen.group("translate(-6 4)scale(1.04)"):
        frog(pen, "#6fa84a", "#ffcf3a")
    crown(pen, 104, 36, 0.36)
    mote_ring(pen, "#f0e4ff", 100, 98, 84, 12, 5)


def mending(pen: Pen) -> None:
    """A hand laid on a heart."""
    heart(pen, 100, 92, 1)
    open_hand(pen, 132, 140, 1.15, -30)


def spoken(pen: Pen) -> None:
    """A word that heals."""
    rays(pen, 138, 76, "#ffd8d0", 0.25)
    lips(pen, 64, 124, 0.72)
    pen.line("#fff0d8", "M84 92q10-2 14-10M104 112q12-2 18-10M112 132q16-2 26-12", 5, 0.8)
    heart(pen, 138, 74, 0.68)


def guided(pen: Pen) -> None:
    """A bolt that shows the way."""
    beam(pen, "#ffe9a0", (14, 60), (128, 106), 15)
    aura(pen, "#ffe9a0", 138, 110, 30, 44)
    sparks(pen, "#ffffff", (138, 110, 2))


def altar(pen: Pen) -> None:
    """A white flame on an altar."""
    flame(pen, 100, 78, 0.95, "#e8c83a", "#fff0a0", "#ffffff")
    pen.form(
        "M48 128H152V142H142L136 176H64L58 142H48z",
        "#a8a4b0",
        line("#6a6474", "M70 152h60M84 164h32", 3),
        turn=8,
    )


def faith_sun(pen: Pen) -> None:
    """A shield with a sun."""
    pen.glow("#ffe9a0", 100, 98, 96, 0.6)
    shield(
        pen,
        100,
        98,
        1.1,
        "#e8e4d0",
        fill("#d8a83a", circle(100, 92, 22)),
        line(
            "#d8a83a",
            "M100 56v-8M100 128v8M64 92h-8M136 92h8M75 67l-6-6M125 67l6-6M75 117l-6 6M125 117l6 6",
            6,
        ),
        trim="#d8a83a",
    )


def refuge(pen: Pen) -> None:
    """They may not come in."""
    pen.glow("#fff6c4", 100, 90, 110, 0.9)
    archway(pen, 100, 92, 0.92, "#a8a488", "#fff3b8")
    pen.glow("#ffffff", 100, 92, 60, 0.9)
    figure(pen, "kneel", Dress("#4a6a9a", "#c98a5c", "#5a3826", cape="#8a3a4a"), 104, 108, 0.92)
    for x, kind in ((26, "goblin"), (174, "beast")):
        victim(pen, x, 150, 0.74, kind, "#1c2a24")


def prayers(pen: Pen) -> None:
    """Praying hands and three hearts."""
    for x, y, size in ((58, 62, 0.32), (144, 62, 0.32), (100, 46, 0.36)):
        heart(pen, x, y, size)
    for flip in (False, True):
        pen.form(
            move("M2 20Q0-30 4-50Q12-58 16-46Q22-20 22 10L46 66H6z", 100, 130, 0, 1, flip=flip),
            "#8d5a3a",
            turn=5,
        )
        pen.form(move("M8 40L44 34L66 90H4z", 100, 130, 0, 1, flip=flip), "#e6d8ba", turn=6)


def spirit_hammer(pen: Pen) -> None:
    """A hammer that nobody holds."""
    pen.glow("#8fffc8", 110, 90, 96)
    at = move("M-46-70H46V-24H8V76H-8V-24H-46z", 104, 104, 30, 1.05)
    pen.form(
        at,
        "#bfffe0",
        line("#ffffff", move("M-36-62H36M0-20V66", 104, 104, 30, 1.05), 3),
        rim="#ffffff",
        shade="#3f9a78",
        turn=7,
    )
    sparks(pen, "#ffffff", (60, 60, 0.8), (160, 120, 0.7), (70, 150, 0.5))


def beacon(pen: Pen) -> None:
    """A fire on a tower."""
    rays(pen, 100, 50, "#fff0b8", 0.3)
    tower(pen, 100, 106, 0.9, "#8a9490", beacon=True)


# fmt: off
CARDS: dict[str, Card] = {
    "cantrip": ("A spark jumps from a raised hand.", "blue", layers(part(open_hand, 92, 130, 1.3, 4, "#c98a5c", "#2a3a8a"), part(sparks, "#ffffff", (108, 54, 1.6), (142, 80, 0.7), (70, 48, 0.6)))),
    "grace": ("Two hands rise towards a green-gold sun.", "green", layers(part(sun, 100, 78, 0.7, "#e8e07a"), part(open_hand, 54, 156, 1.05, 18), part(open_hand, 148, 156, 1.05, -18, flip=True))),
    "magic-missile": ("Three darts of force leave a wizard's hand.", "blue", layers(part(darts, "#b894ff", (124, 52, -34), (142, 88, -12), (136, 126, 8), size=0.9), part(open_hand, 48, 136, 1.1, 52, sleeve="#4a3a7a"))),
    "misty-step": ("A hooded figure runs out of violet mist; a pale shape of it stays behind.", "violet", misty),
    "burning-hands": ("A fan of flames bursts from one hand.", "violet", hand_fire),
    "cloud-of-daggers": ("Daggers whirl in a blue cloud.", "blue", knives),
    "crown-of-confusion": ("A violet crown turns everything into spirals.", "violet", confusion),
    "lightning-bolt": ("Lightning splits the picture from top to bottom.", "blue", layers(glow("#ffe86a", 100, 100, 96, 0.5), part(lightning, "#ffe86a", "M126 0L82 66L118 74L66 132L100 138L72 200", 13))),
    "fireball": ("A ball of fire bursts in all directions.", "violet", layers(part(burst, 100, 98, 1.4, "#ff8a2e", 13), part(flame, 100, 94, 0.6))),
    "mage-armor": ("A wizard stands calmly under a dome of light.", "blue", aura_body),
    "sleep": ("A crescent moon sleeps with closed eyes.", "violet", sleeper),
    "haste": ("An hourglass runs off, leaving streaks behind.", "blue", hasty),
    "scorching-ray": ("Three burning rays strike down from above.", "violet", rays_down),
    "polymorph": ("A surprised frog wears a tiny crown.", "violet", frog_prince),
    "bless": ("A star shines under a halo.", "teal", layers(part(rays, 100, 84, "#fff6d0", 0.25), part(halo, 100, 48, 1.1), part(sparks, "#fff6d0", (100, 112, 3.2)))),
    "cure-wounds": ("A hand is laid on a glowing heart.", "green", mending),
    "healing-word": ("A mouth speaks a word that is a heart.", "teal", spoken),
    "spirit-guardians": ("Three pale spirits stand guard.", "green", part(guardians, "#8fffc8", (56, 92, 1.2), (146, 92, 1.2), (100, 112, 1.5))),
    "guiding-bolt": ("A golden bolt marks its target with rings.", "teal", guided),
    "sacred-flame": ("A white-gold flame burns on an altar.", "green", altar),
    "shield-of-faith": ("A white shield bears a golden sun.", "teal", faith_sun),
    "sanctuary": ("Somebody kneels safe in a doorway full of light; two monsters stay outside.", "green", refuge),
    "prayer-of-healing": ("Three hearts float above praying hands.", "teal", prayers),
    "spiritual-weapon": ("A hammer of green light strikes, held by nobody.", "green", spirit_hammer),
    "beacon-of-hope": ("A fire burns on top of a watchtower.", "teal", beacon),
    "flame-strike": ("A pillar of golden fire comes down.", "green", part(pillar, "#c8a01e", "#ffe86a", "#ffffff")),
}
# fmt: on
hang(cards, CARDS)
