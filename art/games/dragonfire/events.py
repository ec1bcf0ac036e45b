"""The Dragonfire cards: in each a dragon's fire burns below whatever goes wrong."""

from __future__ import annotations

from art.cards import Card, hang, part
from art.colour import GOLD, IRON
from art.creatures.brutes import ogre_head
from art.creatures.limbs import bat_wing, fangs, tentacles
from art.creatures.silhouettes import shadow_head
from art.gallery import Drawing, Gallery
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.paths import beside, circle, mirror, move
from art.pen import Pen
from art.people import Person, draw_person
from art.things.armour import gauntlet
from art.things.blades import dagger
from art.things.books import scroll
from art.things.bows import arrow
from art.things.clothes import mask, wizard_hat
from art.things.effects import sparks
from art.things.elements import cloud, comet, lightning, waves
from art.things.furniture import banner, chest, door
from art.things.lights import candle
from art.things.signs import eye, ghost, heart, skull
from art.things.treasure import coin, crown
from art.things.vessels import cauldron
from art.things.weapons import axe, staff

events = Gallery("dragonfire", "dragonfire", light="red", place="void")

TONGUES = "M-6 206V160Q4 140 2 118Q18 138 18 160Q26 150 26 134Q40 152 36 174Q48 164 50 148Q62 168 56 184Q74 172 76 158Q86 176 80 190Q100 178 104 166Q110 182 106 192Q126 180 126 160Q138 174 134 188Q150 176 150 154Q162 168 160 182Q172 168 172 140Q184 156 182 172Q194 150 190 122Q204 146 206 166V206z"


def burning(figure: Drawing) -> Drawing:
    """A picture above dragonfire."""

    def draw(pen: Pen) -> None:
        figure(pen)
        pen.glow("#ff7a1e", 100, 200, 110, 0.7)
        pen.form(TONGUES, "#d8401a", rim="#ffcf6a", shade="#8a1410", turn=5)
        pen.fill(
            "#ffb02e",
            move(
                "M-6 206V180Q8 166 10 152Q20 170 18 184Q30 176 32 166Q40 182 36 192Q56 184 58 176Q64 190 60 198H142Q140 188 148 176Q154 188 152 196Q166 186 168 170Q176 184 174 194Q188 182 190 160Q200 180 206 190V206z",
                0,
                0,
            ),
            0.9,
        )

    return draw


def weakness(pen: Pen) -> None:
    """A heart in the crosshairs."""
    heart(pen, 100, 88, 0.85)
    pen.line("#fff0d8", circle(100, 86, 58), 4)
    pen.line("#fff0d8", "M100 18V50M100 122V150M32 86H64M136 86H168", 4)


def dazed(pen: Pen) -> None:
    """A spiral and stars."""
    data = "M100 92Q92 88 96 80Q106 72 116 82Q124 98 110 110Q90 118 76 100Q66 76 86 60Q114 44 136 66Q152 96 134 124Q104 146 68 130Q42 104 54 66"
    pen.line("#4a1f6a", data, 12)
    pen.line("#e8b8ff", data, 6)
    sparks(pen, "#ffe9a0", (44, 44, 0.9), (156, 40, 1), (164, 130, 0.7))


def homunculus(pen: Pen) -> None:
    """A little winged thief."""
    skin = "#8a9a5a"
    bat_wing(pen, 116, 96, "#5a3a4a", 0.56, 10)
    bat_wing(pen, 80, 96, "#5a3a4a", 0.56, 10, left=True)
    pen.form("M78 130Q74 104 86 94H112Q124 104 120 130Q100 142 78 130z", skin, turn=6)
    ear = "M126 62Q150 50 164 54Q154 74 128 78z"
    pen.form(ear + mirror(ear, 99), skin, turn=4)
    pen.form("M66 66Q66 38 99 36Q132 38 132 66Q130 92 99 100Q68 92 66 66z", skin, turn=9)
    pen.mark(
        beast_eye(82, 66, 0.8, "#ffe14a", 10, round=True),
        beast_eye(116, 66, 0.86, "#ffe14a", -10, round=True),
    )
    pen.fill("#2a1014", "M78 82Q100 92 122 80Q114 96 99 96Q84 94 78 82z")
    fangs(pen, (82, 84), (118, 82), 5, 5, 3)
    coin(pen, 100, 126, 0.42)
    coin(pen, 46, 132, 0.26)
    coin(pen, 154, 126, 0.28)


def waters(pen: Pen) -> None:
    """Something below the waves."""
    tentacles(
        pen,
        "#6a4a7a",
        24,
        6,
        [(60, 150), (40, 100), (60, 60), (40, 34)],
        [(140, 150), (166, 104), (146, 66), (168, 36)],
        [(104, 150), (96, 100), (116, 76), (104, 50)],
    )
    pen.dots(
        "#d8b8e8", 5, (44, 104), (48, 84), (56, 66), (160, 108), (156, 88), (150, 72), (100, 100), (108, 82)
    )
    waves(pen, "#2a5a8a", 118, 146)


def darkness(pen: Pen) -> None:
    """A skull between candles."""
    candle(pen, 42, 96, 0.66)
    candle(pen, 160, 96, 0.66)
    skull(pen, 100, 92, 0.85, "#d8ccb0", "#b85aff")


def wizard_first(pen: Pen) -> None:
    """A hat full of arrows."""
    wizard_hat(pen, 100, 98, 0.9)
    arrow(pen, 50, 62, 0.62, 116)
    arrow(pen, 156, 66, 0.62, -118)
    arrow(pen, 128, 36, 0.56, -158)


FORGETFUL = Person(
    "human",
    "Wizard",
    "slate",
    head="man",
    skin="fair",
    hair="none",
    hair_colour="gray",
    beard="goatee",
    headgear="none",
    prop="none",
    hand="none",
    mood="worried",
    attire="tunic",
    cloth="#4a5a8a",
    extras="old",
    tilt=3,
)


def forgotten(pen: Pen) -> None:
    """He had it a moment ago."""
    with pen.group("translate(4 -18)scale(.98)"):
        draw_person(pen, FORGETFUL)
    for x, y, size, tone in (
        (44, 40, 0.52, "#a8a4bc"),
        (156, 44, 0.56, "#b8b4c8"),
        (100, 26, 0.72, "#dcd8e6"),
        (176, 96, 0.42, "#c8c4d6"),
    ):
        cloud(pen, x, y, size, tone)
    pen.line("#3a2a5a", "M84 22Q86 4 102 4Q118 6 114 20Q104 28 102 36", 9)
    pen.dots("#3a2a5a", 11, (102, 52))


def cursed_gold(pen: Pen) -> None:
    """A chest, and its guardian."""
    chest(pen, 100, 112, 0.85, open=True)
    skull(pen, 100, 62, 0.5, "#d8e0a8", "#8fff5a")


def reserves(pen: Pen) -> None:
    """More of them."""
    banner(pen, 106, 76, 0.8, "#3a3a4a", sign="#e85a3a")
    for x, y, size in ((54, 120, 0.8), (150, 118, 0.8), (104, 128, 1)):
        pen.form(
            move("M-30 40Q-36-34 0-40Q36-34 30 40z", x, y, 0, size),
            IRON,
            fill("#0a0608", move("M-22-4H22L18 12H4L0 24L-4 12H-18z", x, y, 0, size)),
            turn=7,
        )
        pen.dots("#ff8a3a", 5 * size, (x - 10 * size, y + 3 * size), (x + 10 * size, y + 3 * size))


def snare(pen: Pen) -> None:
    """A coin in an iron trap."""
    teeth = "".join(
        f"M{x - 8} {y}L{x} {y - 22}L{x + 8} {y}z"
        for x, y in ((46, 118), (64, 124), (84, 127), (116, 127), (136, 124), (154, 118))
    )
    pen.form(teeth, "#c8d0dc", turn=2)
    coin(pen, 100, 86, 0.9)
    pen.form("M28 116Q100 148 172 116L176 136Q100 170 24 136z", IRON, turn=6)
    pen.form(teeth.replace("-22", "-0"), "#c8d0dc", turn=2)


def surge(pen: Pen) -> None:
    """A staff that bursts."""
    pen.glow("#5fa8ff", 100, 70, 96)
    staff(pen, 100, 106, 0.85, 0, "#7fc8ff")
    lightning(pen, "#7fc8ff", "M100 56L64 40L70 60L32 54", 5)
    lightning(pen, "#7fc8ff", "M100 56L136 36L132 58L170 48", 5)
    lightning(pen, "#7fc8ff", "M100 56L72 84L86 92L54 116M100 56L130 82L118 94L150 112", 5)


def gods(pen: Pen) -> None:
    """An eye in a cloud."""
    cloud(pen, 100, 80, 1.02, "#5a6a6a")
    eye(pen, 100, 78, 0.5, "#8fff8a", "#3a4a44")
    lightning(pen, "#d8ff8a", "M70 112L56 136L70 138L58 160M132 110L146 134L132 138L144 160", 5)


def hexed(pen: Pen) -> None:
    """A doll with pins."""
    cloth = "#a88a5a"
    pen.form(
        "M76 60Q78 32 100 32Q122 32 124 60Q122 78 112 84L150 92Q156 104 144 108L118 106L126 150Q124 162 112 158L100 128L88 158Q76 162 74 150L82 106L56 108Q44 104 50 92L88 84Q78 78 76 60z",
        cloth,
        line(
            "#5a4428",
            "M84 54l10 8M94 54l-10 8M106 54l10 8M116 54l-10 8M88 72Q100 66 112 72M100 90v30M96 96h8M96 106h8",
            3,
        ),
        turn=8,
    )
    for x, y, turn in ((134, 60, 40), (56, 72, -50), (128, 128, 70)):
        pen.shaft("#d8e0e8", move("M0 0V-36", x, y, turn), 3)
        pen.form(circle(*beside(x, y, 0, -38, turn), 6), "#e8403a", turn=3)


def royal(pen: Pen) -> None:
    """A gauntlet under a crown."""
    crown(pen, 100, 44, 0.5)
    gauntlet(pen, 100, 110, 1.05, 0, "#8a93a8", GOLD)


def puppets(pen: Pen) -> None:
    """A hand and strings, and the three who hang on them."""
    skin = "#d8b8a0"
    pen.form("M26-8H174L160 30H40z", "#6a1f44", line(GOLD, "M40 24H160", 5), turn=6)
    pen.form(
        "M48 26H152Q172 34 170 60Q164 66 158 58Q152 44 144 48L142 78Q134 88 128 78L124 52L114 52L112 86Q102 96 96 86L92 52L84 52L78 78Q70 86 66 76L62 50Q50 44 42 62Q34 66 32 58Q34 34 48 26z",
        skin,
        line(pen.dark(skin, 0.55), "M66 50V36M92 52V36M114 52V36M142 50V36", 3),
        turn=8,
        edge=3,
    )
    pen.line("#ffe9c0", "M37 62L34 112M72 82L64 108M104 90L100 106M135 82L136 108M164 62L168 112", 3)
    for x, y, kind, tone in (
        (46, 134, "goblin", "#5f8a3c"),
        (154, 134, "orc", "#a8582e"),
        (100, 132, "drow", "#6a5aa8"),
    ):
        shadow_head(pen, kind, x, y, 0.56 if kind != "drow" else 0.68, "#fff0a0", tone)


def foes(pen: Pen) -> None:
    """A face on a torn poster."""
    scroll(pen, 100, 92, 1.05)
    pen.fill("#efe3c8", "M64 58H136V124H64z")
    pen.fill(
        "#4a3a2a", "M78 118Q78 98 88 94Q82 84 84 74Q90 60 100 60Q112 60 116 74Q118 84 112 94Q124 98 124 118z"
    )
    pen.dots("#efe3c8", 5, (93, 78), (107, 78))
    dagger(pen, 132, 62, 0.62, 200)


def haunting(pen: Pen) -> None:
    """Something in the doorway."""
    door(pen, 100, 92, 0.95, open=True)
    ghost(pen, 112, 92, 0.66, "#cfeee4")


def raging(pen: Pen) -> None:
    """Red eyes, bare teeth, two axes."""
    axe(pen, 44, 84, 0.62, -30)
    axe(pen, 156, 84, 0.62, 30)
    with pen.group("translate(8 -14)scale(.92)"):
        ogre_head(pen, "#a8402e", "#ffe14a")
        pen.form(
            "M64 70L54 44L72 46L76 20L92 36L104 10L116 34L132 20L132 46L150 44L140 72Q102 44 64 70z",
            "#2a1c20",
            turn=5,
        )


def uprising(pen: Pen) -> None:
    """Ears and torches."""
    for x, y in ((30, 60), (170, 58), (100, 34)):
        pen.shaft("#6a4427", f"M{x} 150V{y}", 6)
        pen.glow("#ffb02e", x, y - 12, 34)
        pen.form(
            f"M{x} {y - 34}Q{x + 12} {y - 14} {x + 8} {y}H{x - 8}Q{x - 12} {y - 14} {x} {y - 34}z",
            "#ff9a2e",
            turn=3,
            rim="#fff0b0",
        )
    head = pen.stamp(
        fill(
            "#4f6a2a",
            "M-24-2Q-26-28 0-30Q26-28 24-2Q20 18 0 26Q-20 18-24-2zM22-6Q48-26 70-22Q56 6 22 10zM-22-6Q-48-26-70-22Q-56 6-22 10z",
        ),
        fill("#2a3a18", "M8-28Q26-24 24-2Q20 18 0 26Q16 6 8-28z", 0.6),
        fill("#ffe14a", "M-16-6Q-8-12-2-4Q-8 2-14 0zM16-6Q8-12 2-4Q8 2 14 0z"),
        fill("#1a0a10", "M-12 8Q0 14 12 8Q6 18 0 18Q-6 18-12 8z"),
        fill("#fff6e0", "M-8 10l2 5l3-4zM4 11l3 4l2-5z"),
    )
    for x, y, size in ((42, 82, 0.62), (158, 82, 0.62), (100, 114, 0.98)):
        pen.form(move("M-44 120Q-46 40-26 30Q0 14 26 30Q46 40 44 120z", x, y, 0, size), "#4a3a5a", turn=7)
        pen.mark(pen.press(head, f"translate({x} {y})scale({size})"))


def unmasked(pen: Pen) -> None:
    """A broken mask."""
    mask(pen, 100, 88, 1, "#e8d0d8", sad=True)
    pen.fill("#5a0f1c", "M100 26L92 52L106 66L94 92L108 110L100 154L112 110L100 92L112 66L98 52z")
    pen.form("M140 128l18-6l-4 18zM52 132l-16 2l8 12z", "#e8d0d8", turn=3)


def wave_of_dark(pen: Pen) -> None:
    """A horned shadow rises."""
    pen.form(
        "M40 170Q30 110 60 90Q52 50 34 24Q66 34 78 62Q100 48 124 62Q136 34 166 24Q150 50 142 90Q172 110 162 170z",
        "#1a1018",
        line("#5a3a4a", "M60 110Q50 140 54 166M142 110Q152 140 148 166", 4),
        rim="#8a5a5a",
        turn=10,
    )
    pen.fill("#ff5a2e", "M70 86L96 98Q84 108 72 100zM132 86L106 98Q118 108 130 100z")
    pen.fill("#ff5a2e", "M76 122Q101 132 126 122Q118 138 101 138Q84 138 76 122z")
    fangs(pen, (80, 123), (122, 123), 6, 7, 3)


def edict(pen: Pen) -> None:
    """A decree with a seal."""
    scroll(pen, 96, 88, 1.1)
    pen.form("M122 116l22 34l-16-2l-6 14l-16-34z", "#a8202e", turn=3)
    pen.form(
        circle(122, 116, 19),
        "#c8283e",
        fill("#8a1420", "M122 104l4 8h8l-6 6l2 9l-8-5l-8 5l2-9l-6-6h8z"),
        turn=5,
    )


# fmt: off
EVENTS: dict[str, Card] = {
    "they-know-your-weakness": ("A heart in the crosshairs above dragonfire.", "red", weakness),
    "fireball": ("A ball of fire falls into dragonfire.", "violet", part(comet, 106, 82, 0.85)),
    "discombobulation": ("A violet spiral turns among stars above dragonfire.", "blue", dazed),
    "homunculus-at-play": ("A small winged creature grins and juggles coins.", "teal", homunculus),
    "dangerous-waters": ("Three tentacles rise out of dark waves.", "teal", waters),
    "dark-arts": ("A skull with violet eyes stands between two candles.", "umber", darkness),
    "kill-the-wizard-first": ("Three arrows aim at a wizard's hat.", "slate", wizard_first),
    "foggy-memory": ("Fog and a question are where an old man's thoughts were.", "slate", forgotten),
    "cursed-treasure": ("A skull with green eyes floats above an open chest.", "green", cursed_gold),
    "reinforcements": ("Three helmets with glowing eyes gather under a banner.", "umber", reserves),
    "uneasy-pickings": ("A gold coin lies between iron teeth.", "yellow", snare),
    "magical-surge": ("Blue lightning bursts from a staff.", "blue", surge),
    "the-gods-displeasure": ("A green eye looks out of a storm cloud.", "green", gods),
    "cursed": ("Three pins are stuck in a cloth doll.", "violet", hexed),
    "the-kings-fist": ("A crown hovers above an armoured fist.", "slate", royal),
    "hags-curse": ("A cauldron boils over with green brew.", "rose", part(cauldron, 100, 88, 0.95)),
    "surging-evil": ("A horned shadow rises and opens its eyes.", "slate", wave_of_dark),
    "a-new-edict": ("A decree hangs unrolled, a red seal at its corner.", "blue", edict),
    "a-masters-hand": ("A hand pulls the strings of three puppets.", "violet", puppets),
    "old-enemies": ("A dagger pins a wanted poster to the wall.", "umber", foes),
    "haunted": ("A ghost stands in an open door.", "teal", haunting),
    "frenzy": ("A red, tusked face roars between two axes.", "yellow", raging),
    "goblin-uprising": ("Goblins with torches grin out of the dark.", "rose", uprising),
    "no-tricks-this-time": ("A weeping mask has cracked in two.", "rose", unmasked),
}
# fmt: on
hang(events, {id: (says, light, burning(figure)) for id, (says, light, figure) in EVENTS.items()})
