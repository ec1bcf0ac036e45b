"""Powers of the Heroes in Wrath of Ashardalon. Each Hero's powers are seen in the Hero's own light."""

from __future__ import annotations

from art.colour import GOLD, STEEL, mix
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import fill, line, star
from art.parts.scales import dragon
from art.paths import circle, mirror, move
from art.pen import Pen
from art.poses import Dress, figure
from art.things.armour import gauntlet, round_shield, shield
from art.things.blades import dagger, sword
from art.things.bows import arrow, crossbow
from art.things.effects import arc, burst, motion, rays, sparks, spiral
from art.things.elements import bolt, flame, snowflake, tornado
from art.things.furniture import banner
from art.things.hands import open_hand
from art.things.lights import candle
from art.things.music import horn
from art.things.nature import wing
from art.things.signs import claw_marks, d20, drop, eye, heart, skull
from art.things.treasure import coin
from art.things.weapons import axe, hammer, mace

quinn = Gallery("ashardalon", "powers", "yellow", "hall")
vistra = Gallery("ashardalon", "powers", "red", "hall")
keyleth = Gallery("ashardalon", "powers", "green", "hall")
tarak = Gallery("ashardalon", "powers", "teal", "cave")
heskan = Gallery("ashardalon", "powers", "violet", "crystals")

QUINN = Dress("#efe3c8", "#7a5034", "#2b2430", cape="#b8782a")
VISTRA = Dress("#6f7d96", "#e0a880", "#d8641f", "long", stout=1.3)
KEYLETH = Dress("#b4bfd0", "#e8c090", "#e6c25a", "long", cape="#a83a5a")
TARAK = Dress("#7a3a34", "#7f9a4a", "#2b2430", cape="#4a2a3a")
HESKAN = Dress("#a8452a", "#5f8fc0", head="snout", cape="#8a2a3a")
FOE = Dress("#3a2438", "#3a2438", "#241424")

SWAP = "M34 52Q100 6 160 46L168 34L174 66L142 64L152 54Q100 22 42 62zM166 148Q100 194 40 154L32 166L26 134L58 136L48 146Q100 178 158 138z"
"""Two arrows that chase each other around the middle."""


# ---- Quinn, cleric


@quinn.drawing("healing-hymn", "Two hands rise towards a small sun.")
def healing_hymn(pen: Pen) -> None:
    """Hands and light."""
    rays(pen, 100, 90)
    burst(pen, 100, 88, 0.7, "#f0c050")
    open_hand(pen, 54, 152, 1.1, 18)
    open_hand(pen, 148, 152, 1.1, -18, flip=True)


@quinn.drawing("clerics-shield", "A white shield with a golden sun hangs in a beam of light.")
def clerics_shield(pen: Pen) -> None:
    """A sun on a shield."""
    rays(pen, 100, 92, opacity=0.2)
    sun = "".join(move("M0-16L5-34L-5-34z", 100, 92, turn) for turn in range(0, 360, 45))
    shield(pen, 100, 98, 1.12, "#f0ead8", fill(GOLD, sun + circle(100, 92, 13)))


@quinn.drawing("righteous-advance", "A cleric with his mace raised runs out of the light.")
def righteous_advance(pen: Pen) -> None:
    """Forward."""
    rays(pen, 160, 60, opacity=0.3)
    motion(pen, 150, 118, 0.8, 0, "#fff3c0")
    figure(pen, "run", QUINN, 104, 112, 1.1, lambda x, y: mace(pen, x - 8, y - 30, 0.62, -30))


@quinn.drawing("sacred-flame", "A white flame comes down from above in a ring of light.")
def sacred_flame(pen: Pen) -> None:
    """Fire that does not burn the just."""
    pen.fill("#fff6d8", "M70-6H130L150 190H50z", 0.35)
    pen.mark(line("#fff3c0", circle(100, 160, 60, 14), 5))
    flame(pen, 100, 102, 1.15, "#f0a83a", "#fff0a8", "#ffffff")


@quinn.drawing("blade-barrier", "Six golden blades stand in a ring, points outward.")
def blade_barrier(pen: Pen) -> None:
    """A wall of blades."""
    pen.glow("#fff0a8", 100, 100, 90, 0.7)
    for turn in range(0, 360, 60):
        blade = move("M-7-34L-8-72L0-92L8-72L7-34zM-14-36h28v7h-28z", 100, 100, turn)
        pen.form(blade, "#e8d8a0", turn=3)
    pen.mark(line("#fff3c0", circle(100, 100, 24), 5))


@quinn.drawing("cause-fear", "A skull of light rises, and a shadow runs away from it.")
def cause_fear(pen: Pen) -> None:
    """What they see."""
    rays(pen, 74, 84, opacity=0.3)
    skull(pen, 74, 84, 1.05, "#fff0c0", "#ff8a2a")
    figure(pen, "run", FOE, 150, 130, 0.72, flip=True)


@quinn.drawing("wrathful-thunder", "A mace strikes, and rings of thunder spread from it.")
def wrathful_thunder(pen: Pen) -> None:
    """A blow that is heard."""
    for radius in (86, 66, 46):
        pen.line("#fff3c0", circle(84, 92, radius, radius * 0.8), 5, 0.35)
    bolt(pen, 152, 84, 0.7, 14)
    mace(pen, 98, 106, 1.05, -28)
    burst(pen, 76, 62, 0.42, "#ffe06a")


@quinn.drawing("astral-refuge", "A figure rests inside a floating sphere full of stars.")
def astral_refuge(pen: Pen) -> None:
    """Away from here."""
    pen.glow("#bfe2ff", 100, 98, 100, 0.8)
    pen.form(
        circle(100, 98, 72),
        "#2f4a8a",
        *(
            star("#fff3c0", x, y, r, 0.9)
            for x, y, r in ((56, 78, 6), (140, 66, 8), (66, 134, 5), (146, 122, 6), (90, 44, 5))
        ),
        turn=12,
        edge=4,
        rim="#eafaff",
    )
    figure(pen, "kneel", QUINN, 100, 100, 0.8)


@quinn.drawing("command", "An open hand stops a fanged shadow with a wave of light.")
def command(pen: Pen) -> None:
    """Stand there."""
    victim(pen, 146, 92, 0.82, "beast")
    for radius in (40, 56, 72):
        pen.line(
            "#fff3c0",
            f"M{58 + radius * 0.5:.0f} {100 - radius * 0.8:.0f}Q{58 + radius} 100 {58 + radius * 0.5:.0f} {100 + radius * 0.8:.0f}",
            5,
            0.7,
        )
    open_hand(pen, 54, 112, 1.5, 10, "#7a5034")


@quinn.drawing("perseverance", "A candle burns steadily in the storm.")
def perseverance(pen: Pen) -> None:
    """It does not go out."""
    pen.line("#f4faff", "M-4 40H70M20 62H88M-4 128H64M124 40H204M130 70H190M128 140H204M140 112H176", 5, 0.35)
    candle(pen, 100, 104, 1.04)


# ---- Vistra, fighter


@vistra.drawing("dwarven-resilience", "A heart beats in the middle of a dented round shield.")
def dwarven_resilience(pen: Pen) -> None:
    """Not so easily broken."""
    round_shield(pen, 100, 100, 1.2, "#3f4a6a", line("#20283f", "M58 62l14 6l-4 12M148 128l-12 8l4 10", 4))
    heart(pen, 100, 102, 0.72)


@vistra.drawing("charge", "A red-haired dwarf storms forward with her hammer.")
def charge(pen: Pen) -> None:
    """Out of the way."""
    motion(pen, 156, 110, 0.9)
    figure(pen, "run", VISTRA, 104, 112, 1.12, lambda x, y: hammer(pen, x, y - 34, 0.6, -16))


@vistra.drawing("reaping-strike", "A war hammer sweeps down from the left.")
def reaping_strike(pen: Pen) -> None:
    """One weapon, one movement."""
    motion(pen, 70, 90, 1, -30)
    hammer(pen, 112, 96, 1, 58)


@vistra.drawing("sure-strike", "A hammer comes straight down on a stone and splits it.")
def sure_strike(pen: Pen) -> None:
    """No haste."""
    burst(pen, 100, 146, 0.7, "#ffd65a")
    pen.form(
        "M34 176L48 138L92 132L98 150L90 180zM106 180L104 148L112 132L154 140L166 176z", "#6f6878", turn=7
    )
    hammer(pen, 100, 76, 0.86, 180)


@vistra.drawing("comeback-strike", "A dwarf on one knee swings her hammer up, light about her.")
def comeback_strike(pen: Pen) -> None:
    """Not done yet."""
    arc(pen, 92, 96, 1, 0, "#ffe9a0")
    heart(pen, 150, 66, 0.4)
    figure(pen, "kneel", VISTRA, 112, 116, 1.12, lambda x, y: hammer(pen, x - 6, y - 34, 0.6, -24))


@vistra.drawing("into-the-fray", "A dwarf leaps over a row of horned heads, hammer high.")
def into_the_fray(pen: Pen) -> None:
    """Down among them."""
    figure(pen, "leap", VISTRA, 110, 112, 0.9, lambda x, y: hammer(pen, x - 14, y - 2, 0.5, -60))
    for x, kind in ((36, "devil"), (100, "goblin"), (162, "devil")):
        shadow_head(pen, kind, x, 160, 0.56)


@vistra.drawing("taunting-advance", "A dwarf behind her shield beckons to a tusked shadow.")
def taunting_advance(pen: Pen) -> None:
    """Come here, if you dare."""
    victim(pen, 44, 96, 0.84, "orc")
    figure(pen, "guard", VISTRA, 146, 114, 1, lambda x, y: round_shield(pen, x, y + 6, 0.38, "#3f4a6a"))
    pen.line("#ffe9a0", "M92 44l-14 8l14 8M108 38l-14 8l14 8", 5)


@vistra.drawing("inspiring-advice", "A banner with a hammer streams in the wind.")
def inspiring_advice(pen: Pen) -> None:
    """A sign to follow."""
    banner(pen, 98, 116, 0.96, "#27559c", fill(GOLD, "M86 66H126V82H114V118H100V82H86z"))


@vistra.drawing("one-for-the-team", "A battered shield bristles with arrows.")
def one_for_the_team(pen: Pen) -> None:
    """She takes them all."""
    shield(
        pen,
        108,
        104,
        1.15,
        "#3f4a6a",
        line("#20283f", "M84 60l10 14l-8 10M134 110l-12 10l6 12", 4),
        trim=STEEL,
    )
    for x, y, angle in ((76, 58, 128), (70, 108, 98), (98, 128, 70)):
        arrow(pen, x, y, 0.62, angle)


@vistra.drawing("to-arms", "A hammer and an axe are crossed before a blowing horn.")
def to_arms(pen: Pen) -> None:
    """The call."""
    hammer(pen, 82, 92, 0.86, -34)
    axe(pen, 120, 92, 0.86, 34)
    horn(pen, 104, 142, 0.62, -6)


# ---- Keyleth, paladin


@keyleth.drawing("lay-on-hands", "Two gentle hands hold a glowing heart.")
def lay_on_hands(pen: Pen) -> None:
    """A touch."""
    rays(pen, 100, 84, opacity=0.2)
    heart(pen, 100, 80, 0.78)
    open_hand(pen, 58, 150, 1.1, 24, "#e8c090", STEEL)
    open_hand(pen, 144, 150, 1.1, -24, "#e8c090", STEEL, flip=True)


@keyleth.drawing("divine-challenge", "A shining steel gauntlet is raised in a beam of light.")
def divine_challenge(pen: Pen) -> None:
    """A glove thrown down."""
    rays(pen, 100, 70, opacity=0.3)
    pen.glow("#fff6c0", 100, 80, 84, 0.8)
    gauntlet(pen, 100, 104, 1.15)


@keyleth.drawing("holy-strike", "A sword stands upright, its blade blazing white.")
def holy_strike(pen: Pen) -> None:
    """Light on steel."""
    rays(pen, 100, 60, opacity=0.3)
    pen.glow("#fffbe0", 100, 62, 70)
    sword(pen, 100, 106, 0.9, 0, "#d8e4f4")


@keyleth.drawing("valiant-strike", "A golden-haired knight swings at the heads that ring her in.")
def valiant_strike(pen: Pen) -> None:
    """The more, the better."""
    shadow_head(pen, "beast", 36, 74, 0.52)
    shadow_head(pen, "goblin", 166, 76, 0.5)
    figure(pen, "strike", KEYLETH, 108, 114, 0.95, lambda x, y: sword(pen, x - 10, y - 16, 0.5, -40))
    shadow_head(pen, "orc", 44, 146, 0.54)
    shadow_head(pen, "devil", 158, 152, 0.54)


@keyleth.drawing("arcing-strike", "A blade draws a bright arc from one foe to the next.")
def arcing_strike(pen: Pen) -> None:
    """Two with one stroke."""
    victim(pen, 40, 128, 0.66, "beast")
    victim(pen, 164, 128, 0.66, "orc")
    arc(pen, 100, 106, 1.15, 12)
    sword(pen, 122, 92, 0.92, 58)


@keyleth.drawing("benign-transposition", "Two figures change places inside a ring of arrows.")
def benign_transposition(pen: Pen) -> None:
    """You there, I here."""
    pen.glow("#fff6c0", 100, 100, 90, 0.6)
    pen.form(SWAP, "#ffe08a", turn=4)
    figure(pen, "stand", KEYLETH, 66, 102, 0.66)
    figure(pen, "stand", QUINN, 136, 102, 0.66, flip=True)


@keyleth.drawing("righteous-smite", "A great sword of light falls point first and shatters the ground.")
def righteous_smite(pen: Pen) -> None:
    """From above."""
    pen.fill("#fff6d8", "M80-6H124L134 176H70z", 0.4)
    burst(pen, 100, 152, 0.62, "#ffe06a")
    sword(pen, 100, 88, 0.86, 180, "#fff0c0")


@keyleth.drawing("bravery", "A winged heart rises.")
def bravery(pen: Pen) -> None:
    """A heart with wings."""
    wing(pen, 144, 92, 0.92, -4)
    wing(pen, 56, 92, 0.92, 4, flip=True)
    heart(pen, 100, 104, 0.86)


@keyleth.drawing("noble-shield", "A kneeling knight holds up her shield against slashing claws.")
def noble_shield(pen: Pen) -> None:
    """Only me."""
    figure(pen, "kneel", KEYLETH, 126, 116, 1.1)
    shield(pen, 84, 108, 0.66, "#a83a5a", star("#fff3c0", 84, 104, 20), trim="#d8e4f4")
    claw_marks(pen, 42, 74, 0.62, -28, "#ff5a4a")


@keyleth.drawing("virtues-touch", "A hand reaches out, and a drop of poison bursts into light.")
def virtues_touch(pen: Pen) -> None:
    """It leaves you."""
    open_hand(pen, 72, 128, 1.35, 20, "#e8c090", STEEL)
    burst(pen, 134, 68, 0.56, "#fff0a8")
    drop(pen, 134, 70, 0.42, "#7a9a2a")
    sparks(pen, "#fffbe0", (96, 40, 0.6), (170, 100, 0.8), (160, 36, 0.5))


# ---- Tarak, rogue


@tarak.drawing("furious-assault", "Two daggers cross over a red burst.")
def furious_assault(pen: Pen) -> None:
    """All at once."""
    burst(pen, 100, 92, 1.05, "#e8502a")
    dagger(pen, 84, 104, 1.1, 36)
    dagger(pen, 116, 104, 1.1, -36)


@tarak.drawing("distracting-jab", "A rogue feints over the head of a big-eared shadow.")
def distracting_jab(pen: Pen) -> None:
    """Here and gone."""
    victim(pen, 46, 92, 0.8, "goblin")
    figure(pen, "strike", TARAK, 144, 112, 0.94)
    dagger(pen, 78, 56, 0.5, -96)
    pen.line("#f4faff", "M96 84Q110 96 100 112M108 76Q126 96 112 122", 4, 0.6)


@tarak.drawing("lucky-strike", "A dagger has pierced a die with a star on its face.")
def lucky_strike(pen: Pen) -> None:
    """An even number."""
    d20(pen, 98, 110, 1, "#a8283a")
    dagger(pen, 132, 70, 0.95, 214)
    sparks(pen, "#ffe9a0", (52, 52, 0.9), (160, 140, 0.6))


@tarak.drawing("positioning-shot", "A crossbow is aimed at a ring on the floor.")
def positioning_shot(pen: Pen) -> None:
    """Over there, please."""
    for radius in (34, 20):
        pen.line("#ff8a5a", circle(148, 56, radius), 5)
    pen.dots("#ff8a5a", 12, (148, 56))
    crossbow(pen, 86, 116, 1, 46, heavy=True)


@tarak.drawing("acrobatic-onslaught", "A half-orc leaps through the air with drawn blades.")
def acrobatic_onslaught(pen: Pen) -> None:
    """Over their heads."""
    pen.line("#f4faff", "M190 150Q176 90 138 84M180 178Q160 120 130 104", 5, 0.5)
    figure(pen, "leap", TARAK, 100, 122, 1.1, lambda x, y: dagger(pen, x - 8, y - 10, 0.56, -48))


@tarak.drawing("kings-castle", "A crown and a chess tower change places.")
def kings_castle(pen: Pen) -> None:
    """An old move."""
    pen.form(SWAP, "#8fe8dc", turn=4)
    tower = "#8d7a9a"
    pen.form(
        "M54 74H64V82H70V74H80V82H86V74H96V94L88 100L92 140H100V152H50V140H58L62 100L54 94z",
        tower,
        line(pen.dark(tower), "M62 100H88M60 124H90"),
        turn=6,
    )
    pen.form(
        "M104 140L98 86L114 104L126 76L138 104L154 86L148 140z",
        GOLD,
        line(pen.dark(GOLD), "M104 128H148"),
        turn=6,
    )


@tarak.drawing("tornado-strike", "Four daggers fly around a whirlwind.")
def tornado_strike(pen: Pen) -> None:
    """Around and around."""
    tornado(pen, 100, 100, 1)
    for x, y, angle in ((38, 62, 60), (164, 76, 130), (44, 136, 20), (156, 142, -50)):
        dagger(pen, x, y, 0.48, angle)


@tarak.drawing("distant-diversion", "A tossed coin glitters, and a shadow turns its head to it.")
def distant_diversion(pen: Pen) -> None:
    """What was that?"""
    victim(pen, 138, 116, 0.9, "kobold")
    pen.line("#f4faff", "M14 150Q30 70 56 58", 4, 0.6)
    coin(pen, 64, 56, 0.52)
    sparks(pen, "#fffbe0", (92, 36, 0.6), (36, 36, 0.5))


@tarak.drawing("practiced-evasion", "A crouching rogue lets darts fly over his head.")
def practiced_evasion(pen: Pen) -> None:
    """Low."""
    for x, y in ((58, 46), (128, 34), (104, 66)):
        arrow(pen, x, y, 0.58, 90, "#5fb04a")
    figure(pen, "crouch", TARAK, 96, 110, 1.2, lambda x, y: dagger(pen, x - 4, y - 12, 0.5, -30))


@tarak.drawing("tumbling-escape", "A rogue tumbles backwards out of reach of three claws.")
def tumbling_escape(pen: Pen) -> None:
    """Just not there."""
    claw_marks(pen, 46, 108, 0.84, 10)
    pen.line("#f4faff", "M82 164Q130 176 164 150M74 40Q110 26 140 36", 5, 0.5)
    figure(pen, "fall", TARAK, 128, 100, 1.1)


# ---- Heskan, wizard


@heskan.drawing("hurled-breath", "A blue dragon's head breathes out a ball of fire.")
def hurled_breath(pen: Pen) -> None:
    """A breath that flies."""
    with pen.group("translate(50 22)scale(.8)"):
        dragon(pen, "#5f8fc0", "#ffd34a", "long", "", "#a8c8e8", gape=True)
    pen.glow("#ff9a3a", 52, 128, 56, 0.9)
    flame(pen, 48, 132, 0.66, angle=-120)


@heskan.drawing("arc-lightning", "Lightning leaps from an open claw and forks in two.")
def arc_lightning(pen: Pen) -> None:
    """One spell, two foes."""
    pen.glow("#ffe86a", 94, 90, 90, 0.7)
    pen.fill(
        "#fff8c8",
        "M96 140L86 110L100 108L60 78L74 74L26 34L88 66L76 72L108 92L110 66L102 62L150 22L124 66L134 70L112 104L122 108L112 140z",
    )
    open_hand(pen, 102, 152, 1.2, 0, "#5f8fc0", "#a8452a")


@heskan.drawing("hypnotism", "A spiral turns in a wide-open eye.")
def hypnotism(pen: Pen) -> None:
    """Look at me."""
    eye(pen, 100, 100, 1.2, "#e8c8ff", "#5a3a7a")
    pen.oval("#2a1048", 98, 100, 34)
    spiral(pen, 98, 100, 0.62, "#ffd0f8", 2.4, 7)


@heskan.drawing("ray-of-frost", "A beam of ice ends in a great snowflake.")
def ray_of_frost(pen: Pen) -> None:
    """Cold from afar."""
    pen.glow("#8fd8ff", 74, 82, 100, 0.6)
    pen.fill("#bff0ff", "M204 150L92 92L84 104L196 204z", 0.6)
    pen.fill("#ffffff", "M204 168L92 94L88 100L204 190z", 0.9)
    snowflake(pen, 76, 84, 1.1)


@heskan.drawing("flaming-sphere", "A ball of fire rolls over the floor and leaves a burning trail.")
def flaming_sphere(pen: Pen) -> None:
    """It rolls."""
    pen.glow("#ff9a3a", 92, 104, 100, 0.8)
    pen.form(
        "M34 116Q28 70 70 54Q74 36 96 32Q92 46 104 50Q134 38 160 52Q148 58 154 68Q178 72 194 94Q176 92 170 100Q186 116 196 140Q172 128 156 134Q148 158 112 162Q46 166 34 116z",
        "#e8501c",
        turn=8,
        rim="#ffd27a",
        shade="#9a2212",
    )
    pen.form(
        circle(90, 108, 46),
        "#ff9a2e",
        fill("#ffd65a", circle(84, 104, 32)),
        fill("#fff6c4", circle(78, 98, 16)),
        turn=6,
        shade="#e0601c",
        rim="#fff0a8",
    )
    pen.line("#a8301a", "M58 92Q84 76 118 84M52 116Q90 100 130 112M66 138Q94 126 122 134", 3, 0.6)


@heskan.drawing("shock-sphere", "A globe of crackling lightning hangs in the air.")
def shock_sphere(pen: Pen) -> None:
    """A storm in a ball."""
    pen.glow("#9fd8ff", 100, 98, 104, 0.9)
    pen.form(
        circle(100, 98, 60),
        "#3f6ad0",
        fill("#8fc8ff", circle(90, 88, 34), 0.5),
        turn=10,
        edge=4,
        rim="#eafaff",
    )
    pen.line(
        "#ffffff", "M60 70L86 84L78 98L108 104L100 120L134 132M132 58L118 76L130 84L112 98M70 128L84 116", 4.4
    )
    pen.line(
        "#fff8c8",
        "M40 98L22 86L28 104L8 100M152 70L172 58L168 76L190 70M144 140L162 152L154 160L176 176M66 150L54 168L64 170L52 188",
        4,
    )


@heskan.drawing("spectral-ram", "The pale head of a ram bursts forward.")
def spectral_ram(pen: Pen) -> None:
    """Horns first."""
    ghost = "#bfe8f4"
    pen.glow("#8fe8ff", 100, 100, 104, 0.7)
    curl = "M84 66Q60 34 34 48Q8 66 20 102Q34 132 60 120Q76 108 66 92Q56 84 50 96Q46 106 40 98Q34 82 50 76Q68 74 78 90z"
    for at in (curl, mirror(curl)):
        pen.form(at, mix(ghost, "#3a5a9a", 0.35), turn=6)
    pen.form(
        "M72 66Q100 50 128 66Q132 92 120 118Q120 150 100 158Q80 150 80 118Q68 92 72 66z",
        ghost,
        fill(
            "#1f3a5a",
            "M76 90l18 8l-6 8q-10-2-12-16zM124 90l-18 8l6 8q10-2 12-16zM90 140q5-6 8 2q-4 5-8-2zM110 140q-5-6-8 2q4 5 8-2z",
        ),
        line(pen.dark(ghost, 0.4), "M100 66V120M94 150Q100 154 106 150", 3),
        turn=11,
    )
    pen.line("#eafaff", "M10 150H56M4 168H70M148 150H194M134 168H198", 5, 0.5)


@heskan.drawing("invisibility", "The outline of a robed figure fades into the air.")
def invisibility(pen: Pen) -> None:
    """Almost not there."""
    pen.glow("#e0d0ff", 100, 100, 84, 0.4)
    with pen.faint(0.5):
        figure(pen, "cast", HESKAN, 100, 106, 1)
    sparks(pen, "#f0e4ff", (52, 60, 0.8), (146, 56, 0.6), (64, 140, 0.6), (140, 132, 0.9), (100, 30, 0.5))


@heskan.drawing("mirror-image", "Three likenesses of one wizard stand side by side, two of them faint.")
def mirror_image(pen: Pen) -> None:
    """Which of them?"""
    with pen.collect() as drawn:
        figure(pen, "cast", HESKAN, 100, 108, 1)
    likeness = pen.stamp(*drawn)
    with pen.faint(0.4):
        pen.mark(
            pen.press(likeness, "translate(-28 20)scale(.8)"),
            pen.press(likeness, "translate(74 20)scale(.8)"),
        )
    pen.mark(pen.press(likeness, "translate(0 0)"))


@heskan.drawing("wizard-eye", "A winged eye floats and looks ahead.")
def wizard_eye(pen: Pen) -> None:
    """It goes where he does not."""
    rays(pen, 100, 100, "#e0d0ff", 0.2)
    wing(pen, 150, 84, 0.66, -12, "#c8b4e8")
    wing(pen, 50, 84, 0.66, 12, "#c8b4e8", flip=True)
    eye(pen, 100, 106, 0.86, "#5fd8ff", "#5a3a7a")
