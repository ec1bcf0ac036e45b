"""Powers of the Heroes in The Legend of Drizzt. Each Hero's powers are seen in the Hero's own light."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.beasts import bird, boar, panther
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import crack, floor, plume, rocks
from art.things.armour import bracer, gauntlet, shield
from art.things.blades import dagger, rapier, scimitar, sword
from art.things.books import book
from art.things.bows import arrow, bow, crossbow
from art.things.clothes import boot, cloak
from art.things.effects import arc, burst, motion, rays, sparks, spiral
from art.things.elements import bolt, cloud, flame, snowflake, tornado
from art.things.hands import fist, open_hand
from art.things.lights import candle
from art.things.music import notes
from art.things.nature import feather, leaf
from art.things.signs import claw_marks, d20, drop, heart
from art.things.tools import links, padlock, tool_roll
from art.things.treasure import coin, pendant, ring
from art.things.vessels import bottle, keg, mug
from art.things.weapons import axe, flail, hammer, mace, spiked_ball, wand

drizzt = Gallery("drizzt", "powers", "violet", "crystals")
bruenor = Gallery("drizzt", "powers", "red", "hall")
catti = Gallery("drizzt", "powers", "blue", "peaks")
regis = Gallery("drizzt", "powers", "green", "cave")
wulfgar = Gallery("drizzt", "powers", "slate", "peaks")
jarlaxle = Gallery("drizzt", "powers", "yellow", "hall")
athrogate = Gallery("drizzt", "powers", "umber", "cave")
artemis = Gallery("drizzt", "powers", "teal", "hall")

DRIZZT = Dress("#4a5a4a", "#7a74a8", "#f0ecf6", "long", cape="#2f7a54")
BRUENOR = Dress("#7f8da6", "#e8b48c", "#8d9bb3", "helm", cape="#3a4a8a", beard="#e0641f", stout=1.35)
CATTI = Dress("#4a7a4a", "#e8b48c", "#a8451e", "long")
REGIS = Dress("#8a3a4a", "#e8b48c", "#5a3826", cape="#3a4a7a", stout=1.12)
WULFGAR = Dress("#9a7448", "#e8b48c", "#e0b04a", "long", beard="#e0b04a", stout=1.25)
JARLAXLE = Dress("#7a2a9a", "#6a649a", "#5a1f7a", "brim", cape="#c84a8a")
ATHROGATE = Dress("#6a5a54", "#c98a5c", "#2b2430", beard="#3a3038", stout=1.35)
ARTEMIS = Dress("#4a4450", "#bd8758", "#2b2430", cape="#2a2430")
ICE, STAR = "#bfeaff", "#8fc0ff"


# ---- Drizzt Do'Urden


@drizzt.drawing("icingdeath", "Frost runs along the blade of a silver scimitar.")
def icingdeath(pen: Pen) -> None:
    """Cold steel."""
    pen.glow(ICE, 112, 80, 90, 0.8)
    scimitar(pen, 96, 104, 1, 14, "#cfe8f4", "#b9c3d4")
    snowflake(pen, 52, 62, 0.3)
    snowflake(pen, 156, 128, 0.36)


@drizzt.drawing("twinkle", "Stars glitter along the blade of a blue-lit scimitar.")
def twinkle(pen: Pen) -> None:
    """A star in the steel."""
    pen.glow(STAR, 88, 80, 90, 0.9)
    scimitar(pen, 104, 104, 1, -14, "#8fb8ff", GOLD, flip=True)
    sparks(pen, "#ffffff", (60, 56, 1.3), (88, 84, 0.8), (150, 64, 0.6), (136, 136, 0.8))


@drizzt.drawing("twin-strike", "Two scimitars cross, and sparks fly.")
def twin_strike(pen: Pen) -> None:
    """Both at once."""
    scimitar(pen, 84, 108, 0.95, 12, "#cfe8f4")
    scimitar(pen, 116, 108, 0.95, -12, "#8fb8ff", flip=True)
    burst(pen, 100, 78, 0.34, "#fff0a8")


@drizzt.drawing("whirling-scimitars", "A dark elf spins in a ring of blades.")
def whirling_scimitars(pen: Pen) -> None:
    """A wheel of steel."""
    arc(pen, 100, 106, 1.1, -10, "#cfe8f4")
    arc(pen, 100, 104, 1.1, 170, "#8fb8ff")
    figure(pen, "strike", DRIZZT, 102, 112, 0.84, lambda x, y: scimitar(pen, x - 8, y - 8, 0.42, -50))


def darkness(pen: Pen, x: float, y: float, size: float) -> None:
    """A globe of magical night."""
    cloud(pen, x, y, size, "#241a34")


@drizzt.drawing("cloud-of-darkness", "Two lavender eyes shine in a black cloud.")
def cloud_of_darkness(pen: Pen) -> None:
    """Nobody sees him."""
    darkness(pen, 100, 100, 1.15)
    for x in (82, 122):
        pen.glow("#c89aff", x, 96, 20)
    pen.fill("#f0e0ff", "M70 92Q84 90 94 102Q78 106 70 92zM134 92Q120 90 110 102Q126 106 134 92z")


def figurine(pen: Pen, glow: str) -> None:
    """A round stand that shines; the head of a beast is drawn on it afterwards."""
    pen.glow(glow, 100, 100, 96, 0.7)
    pen.form("M56 148H144L154 166H46z", "#8a7a9a", turn=6)
    pen.form("M66 136H134L140 150H60z", mix("#8a7a9a", "#ffffff", 0.2), turn=5)


@drizzt.drawing("figurine-of-guenhwyvar", "An onyx figurine of a panther gives off mist.")
def figurine_of_guenhwyvar(pen: Pen) -> None:
    """Come to me."""
    figurine(pen, "#b8e8ff")
    with pen.group("translate(28 22)scale(.72)"):
        panther(pen, "#2c2a3c", "#8fe8ff")
    pen.line("#e0f4ff", "M40 150Q20 140 30 120Q38 104 26 90M160 150Q180 140 170 118Q162 104 174 88", 5, 0.5)


@drizzt.drawing("inspirational-strike", "A dark elf strikes, and light spreads to all around him.")
def inspirational_strike(pen: Pen) -> None:
    """Follow me."""
    rays(pen, 74, 60, "#fff0c8", 0.3)
    figure(pen, "strike", DRIZZT, 112, 114, 0.95, lambda x, y: scimitar(pen, x - 6, y - 12, 0.5, -34))
    heart(pen, 154, 66, 0.34)


@drizzt.drawing("the-hunter-unleashed", "A shadow with burning eyes runs, a blade in each hand.")
def the_hunter_unleashed(pen: Pen) -> None:
    """Not Drizzt any more."""
    hunter = Dress("#241c34", "#3a345a", "#d8d0e8", "long", "#241c34", "#1a1428")
    motion(pen, 154, 100, 0.9, 0, "#d9c4ff")
    figure(pen, "run", hunter, 108, 112, 1, lambda x, y: scimitar(pen, x - 6, y - 20, 0.5, -30, flip=True))
    scimitar(pen, 146, 98, 0.46, 100)
    pen.dots("#ff9aff", 6, (69, 68), (77, 68))


@drizzt.drawing("darkfire", "Violet flames outline a crouching shadow.")
def darkfire(pen: Pen) -> None:
    """It shows them."""
    flame(pen, 56, 104, 0.72, "#8a3ae0", "#c88aff", "#f4e0ff")
    flame(pen, 144, 104, 0.72, "#8a3ae0", "#c88aff", "#f4e0ff")
    flame(pen, 100, 86, 0.9, "#7a2ad0", "#b87aff", "#f0d8ff")
    victim(pen, 100, 116, 0.78, "orc", "#1a1028")


@drizzt.drawing("last-blood-stance", "A single drop of blood falls from a raised blade.")
def last_blood_stance(pen: Pen) -> None:
    """One more."""
    scimitar(pen, 90, 92, 1, 112, "#cfe8f4")
    drop(pen, 156, 138, 0.36, "#c8142a")
    pen.line("#ff8a9a", circle(156, 138, 26), 3, 0.7)


# ---- Bruenor Battlehammer


@bruenor.drawing("notched-axe", "A many-notched battle axe, its edge still bright.")
def notched_axe(pen: Pen) -> None:
    """A notch for each."""
    axe(pen, 88, 104, 1, 8, "#9aa6ba")
    pen.fill(
        "#2a070b", move("M46-66l-10 4l12 6zM53-46l-11 4l12 6zM55-24l-11 3l10 8zM50-4l-9 0l6 9z", 88, 104, 8)
    )


@bruenor.drawing("clan-battlehammer-shield", "A shield bears a foaming mug.")
def clan_battlehammer_shield(pen: Pen) -> None:
    """The best of arms."""
    at = "M78 84H114L111 132H81zM114 92Q130 90 130 106Q128 120 112 118L113 111Q121 112 122 104Q121 98 113 99z"
    foam = (
        "M74 84Q70 74 80 72Q86 62 98 68Q110 62 114 74Q122 80 116 86Q110 92 104 86Q100 94 94 87Q86 94 74 84z"
    )
    shield(pen, 100, 102, 1.08, "#2f5a8a", fill("#d9a648", at), fill("#fff4dc", foam))


@bruenor.drawing("dwarven-ale", "A mug of ale foams over.")
def dwarven_ale(pen: Pen) -> None:
    """To your health."""
    mug(pen, 96, 104, 0.95)


@bruenor.drawing("lucky-hit", "A die with a star lies before a battle axe.")
def lucky_hit(pen: Pen) -> None:
    """That counts."""
    axe(pen, 124, 96, 0.88, 26, "#9aa6ba")
    d20(pen, 74, 118, 0.68, "#3a5ab0", angle=-10)
    sparks(pen, "#fff3c0", (40, 64, 0.9), (64, 46, 0.6))


@bruenor.drawing("power-strike", "An axe bites deep in a burst of sparks.")
def power_strike(pen: Pen) -> None:
    """With both hands."""
    burst(pen, 132, 124, 0.84, "#ffd65a")
    axe(pen, 92, 84, 0.95, 62, "#9aa6ba")


@bruenor.drawing("counterstrike-stance", "A dwarf behind his shield waits with a raised axe.")
def counterstrike_stance(pen: Pen) -> None:
    """Try it."""
    claw_marks(pen, 40, 92, 0.6, 8)
    figure(pen, "strike", BRUENOR, 128, 114, 0.98, lambda x, y: axe(pen, x - 2, y - 14, 0.46, -24))
    shield(pen, 84, 124, 0.42, "#2f5a8a")


@bruenor.drawing("legendary-knowledge", "An open book of runes shines.")
def legendary_knowledge(pen: Pen) -> None:
    """It is written."""
    pen.glow("#ffe08a", 100, 84, 90, 0.8)
    pen.form("M28 66Q64 50 100 68Q136 50 172 66V148Q136 134 100 150Q64 134 28 148z", "#7a3a24", turn=6)
    for page in ("M34 62Q68 48 99 66V142Q66 128 34 140z", "M166 62Q132 48 101 66V142Q134 128 166 140z"):
        pen.form(page, "#efe3c8", turn=5)
    pen.line(
        "#b8501c",
        "M50 78l8 10v-14M70 74v18l8-8M52 102h10l-6 12M74 100l8 6l-8 8M120 84v-12l10 12v-12M144 74l-8 8l8 8M120 104h12M124 98v16M140 100l8 12M148 100l-8 12",
        3,
    )


@bruenor.drawing("hustle-stance", "A dwarf runs as fast as his legs carry him.")
def hustle_stance(pen: Pen) -> None:
    """Short legs, quick legs."""
    motion(pen, 154, 112, 0.9)
    figure(pen, "run", BRUENOR, 112, 112, 1.05, lambda x, y: axe(pen, x - 12, y - 6, 0.44, -66))


@bruenor.drawing("kings-rally", "A dwarf king with his axe on high stands before rays of light.")
def kings_rally(pen: Pen) -> None:
    """For the clan."""
    rays(pen, 100, 80, "#ffe9a0", 0.4, 11)
    figure(pen, "cheer", BRUENOR, 106, 126, 0.8, lambda x, y: axe(pen, x - 8, y + 2, 0.4, -40))


@bruenor.drawing("boot-to-the-gut", "A heavy boot kicks, and stars fly.")
def boot_to_the_gut(pen: Pen) -> None:
    """Oof."""
    burst(pen, 52, 124, 0.62, "#ffd65a")
    motion(pen, 160, 96, 0.7)
    boot(pen, 104, 98, 1.02, "#7a4a2c")


# ---- Catti-brie


@catti.drawing("khazidhea", "A sword with a blood-red edge and a white hilt gleams.")
def khazidhea(pen: Pen) -> None:
    """It cuts everything."""
    pen.glow("#ff5a5a", 108, 78, 80, 0.8)
    sword(pen, 100, 102, 0.96, 20, "#e07a7a", "#f0ead8", "#3a2a5a")
    pen.line("#ff2a3a", move("M-9 28L-10-56", 100, 102, 20), 3)


@catti.drawing("taulmaril", "A great bow is drawn, and the arrow is pure light.")
def taulmaril(pen: Pen) -> None:
    """The Heartseeker."""
    bow(pen, 96, 100, 0.92, 166, "recurve", "#b8843a", shot="#e8f4ff")


@catti.drawing("massive-volley", "A swarm of arrows flies all one way.")
def massive_volley(pen: Pen) -> None:
    """The whole quiver."""
    with pen.collect() as drawn:
        arrow(pen, 0, 0, 0.44, 76)
    shot = pen.stamp(*drawn)
    for x, y in ((54, 52), (112, 46), (156, 72), (44, 100), (102, 96), (150, 122), (60, 146), (116, 148)):
        pen.mark(pen.press(shot, f"translate({x} {y})"))


@catti.drawing("silver-streak", "One silver arrow leaves a long trail of light.")
def silver_streak(pen: Pen) -> None:
    """Far."""
    pen.glow("#ffffff", 150, 62, 60, 0.9)
    pen.fill("#e8f4ff", "M-6 170L146 58L154 68z", 0.6)
    pen.fill("#ffffff", "M30 148L148 60L152 66z")
    arrow(pen, 134, 76, 0.7, 54, "#d8e4f4")


@catti.drawing("falling-hail-stance", "Arrows of light rain from the clouds.")
def falling_hail_stance(pen: Pen) -> None:
    """From above."""
    for x, y in ((46, 112), (84, 126), (122, 108), (158, 128)):
        pen.fill(
            "#dff0ff",
            f"M{x - 2} {y - 50}L{x + 2} {y - 50}L{x + 4} {y + 10}L{x + 12} {y + 8}L{x} {y + 36}L{x - 12} {y + 8}L{x - 4} {y + 10}z",
        )
    cloud(pen, 100, 58, 0.98, "#6f86b8")


@catti.drawing("heartseeker-stance", "An arrow of light flies straight at a red heart.")
def heartseeker_stance(pen: Pen) -> None:
    """It finds it."""
    heart(pen, 134, 92, 0.76)
    pen.glow("#ffffff", 84, 110, 60, 0.8)
    pen.fill("#ffffff", "M4 138L104 100L98 90L136 92L110 118L107 108L8 146z")


@catti.drawing("adders-strike-stance", "An adder strikes from behind a bow.")
def adders_strike_stance(pen: Pen) -> None:
    """Faster than you."""
    bow(pen, 138, 102, 0.8, 180, "recurve", "#b8843a", arrow="")
    hide = "#7a9a3a"
    pen.form(limb([(176, 158), (128, 164), (84, 146), (110, 112), (76, 90)], 26, 20), hide, turn=6)
    pen.fill("#3a0814", "M70 96L36 104L44 82L66 80z")
    pen.form("M86 104Q66 116 40 112Q36 106 40 102Q60 102 76 94z", pen.dark(hide, 0.2), turn=4)
    pen.form(
        "M94 94Q92 70 72 66Q48 66 30 78Q26 86 34 90Q60 88 80 98z",
        hide,
        fill("#ffe14a", "M62 74l13 1l-7 7z"),
        turn=6,
    )
    pen.fill("#fff6e0", "M38 89q0 10 4 14q4-6 3-14zM52 88q0 8 3 11q4-5 3-11z")


@catti.drawing("battle-trance", "An archer shoots inside a ring of calm light.")
def battle_trance(pen: Pen) -> None:
    """Breathe, aim, loose."""
    for radius in (78, 62):
        pen.line("#dff0ff", circle(100, 100, radius), 4, 0.5)
    figure(
        pen, "shoot", CATTI, 112, 108, 0.92, lambda x, y: bow(pen, x + 6, y, 0.42, 0, "recurve", "#b8843a")
    )


@catti.drawing("storm-of-arrows", "Three arrows fan out at once from one bow.")
def storm_of_arrows(pen: Pen) -> None:
    """One for each."""
    bow(pen, 62, 104, 0.86, 180, "recurve", "#b8843a", arrow="")
    for y, angle in ((64, 62), (102, 90), (140, 118)):
        arrow(pen, 130, y, 0.66, angle)


@catti.drawing("raised-by-dwarves", "A one-horned dwarf's helmet rests beside a toy hammer.")
def raised_by_dwarves(pen: Pen) -> None:
    """Her father's helmet."""
    pen.shadow(100, 160, 66, 7)
    pen.form("M138 84Q170 78 166 38Q150 58 124 58z", "#f0dcb0", turn=5)
    pen.form(
        "M52 148Q44 62 96 56Q148 62 142 148L122 146L116 106Q96 96 78 106L70 146z",
        "#8d9bb3",
        line(GOLD, "M52 118Q96 90 142 118", 6),
        line("#4a5468", "M96 58V100", 4),
        turn=11,
    )
    pen.form("M64 74L44 62L52 84z", "#b8a078", turn=3)
    hammer(pen, 44, 140, 0.3, -30)


# ---- Regis


@regis.drawing("magic-mace", "A small mace glitters as it swings.")
def magic_mace(pen: Pen) -> None:
    """Just his size."""
    motion(pen, 62, 108, 0.7, -20)
    mace(pen, 112, 104, 0.9, 30, "#c8b47a")
    sparks(pen, "#fffbe0", (152, 60, 1), (132, 40, 0.6), (168, 92, 0.6))


@regis.drawing("ruby-pendant", "A ruby the size of an egg turns on its chain.")
def ruby_pendant(pen: Pen) -> None:
    """Look how it sparkles."""
    pendant(pen, 100, 94, 1, "#d8142e", GOLD, line("#ff8a9a", "M88 122l12-14l12 14l-12 16zM88 122h24", 2))


@regis.drawing("mass-charm", "Three heads with dazed eyes stare at a swinging ruby.")
def mass_charm(pen: Pen) -> None:
    """All of them."""
    pendant(pen, 100, 74, 0.62, "#d8142e")
    for x, y, kind in ((44, 128, "goblin"), (156, 128, "orc"), (100, 148, "beast")):
        shadow_head(pen, kind, x, y, 0.56, "#3a2438", "#3a2438", fangs=False)
        for dx in (-9, 9):
            spiral(pen, x + dx, y - 1, 0.2, "#ffb8c8", 1.6, 14)


@regis.drawing("sneak-attack", "A hooded figure creeps up with a dagger.")
def sneak_attack(pen: Pen) -> None:
    """Behind you."""
    victim(pen, 48, 92, 0.74, "orc")
    thief = Dress("#4a3a5a", "#e8b48c", head="hood", cape="#2f3a5a")
    figure(pen, "crouch", thief, 142, 108, 0.96, lambda x, y: dagger(pen, x - 8, y - 8, 0.42, -50))


@regis.drawing("disarm", "A padlock springs open above a row of picks.")
def disarm(pen: Pen) -> None:
    """Click."""
    tool_roll(pen, 100, 102, 0.84)
    padlock(pen, 92, 82, 0.84, open=True)
    sparks(pen, "#fffbe0", (144, 44, 0.8), (156, 76, 0.6))


@regis.drawing("sudden-escape", "A halfling is off in a cloud of dust.")
def sudden_escape(pen: Pen) -> None:
    """Where is he?"""
    cloud(pen, 138, 126, 0.68, "#b8a890")
    pen.line("#f4ead0", "M150 70l14-12M168 90l18-4M134 62l4-16", 4, 0.7)
    figure(pen, "run", REGIS, 78, 114, 0.86)


@regis.drawing("hide-in-a-nook", "Two eyes peer out of a dark gap between stones.")
def hide_in_a_nook(pen: Pen) -> None:
    """Nobody here."""
    stone = "#6a7064"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone),
            "M-6 46H66M-6 100H58M-6 152H62M134 46H206M142 100H206M138 152H206M30-6V46M170-6V46M24 100V152M176 100V152M40 46V100M160 46V100",
            4,
        ),
        turn=4,
        back=False,
    )
    pen.fill("#0a0a0c", "M70 170Q52 100 66 60Q84 28 104 30Q136 34 138 70Q146 110 132 170z")
    pen.line(pen.lit(stone, 0.5), "M70 170Q52 100 66 60Q84 28 104 30", 4)
    for x in (86, 116):
        pen.mark(
            f"{fill('#f6ead6', circle(x, 98, 11, 10))}{fill('#7a4f24', circle(x - 2, 98, 6))}{fill('#140a14', circle(x - 2, 98, 3))}"
        )
    pen.fill("#0a0a0c", "M74 86H128V94Q100 90 74 94z")


@regis.drawing("dance-puppet", "A goblin hangs on strings like a puppet.")
def dance_puppet(pen: Pen) -> None:
    """Dance."""
    pen.form("M44 40L150 28L152 36L46 48zM92 18L104 60L112 58L100 16z", "#8a5a2a", turn=4)
    pen.line("#f4ead0", "M52 46L66 108M98 44L100 84M146 36L140 102M76 42L86 150M124 38L118 150", 2)
    goblin = Dress("#5a3a5a", "#7f9a3c", "#7f9a3c", "bald")
    figure(pen, "cheer", goblin, 102, 130, 0.72)
    pen.form("M88 100L66 88L84 108zM116 100L138 88L120 108z", "#7f9a3c", turn=3)


@regis.drawing("pilfer", "Nimble fingers lift a purse full of coins.")
def pilfer(pen: Pen) -> None:
    """He will not miss it."""
    purse = "#8a5a34"
    pen.form(
        "M68 92Q100 82 132 92Q160 124 148 154Q124 172 76 168Q44 154 52 124z",
        purse,
        line(pen.dark(purse), "M84 106Q80 130 84 156M116 106Q124 130 118 156", 3),
        turn=10,
    )
    coin(pen, 40, 154, 0.26)
    coin(pen, 160, 160, 0.28)
    pen.line("#e8c060", "M70 92Q100 104 130 92", 5)
    skin = "#e8b48c"
    pen.form(limb([(196, 20), (158, 36), (128, 60)], 40, 26), "#8a3a4a", turn=7)
    pen.form(
        "M134 44Q108 44 94 60Q84 76 86 98Q94 104 96 94Q98 80 106 74Q104 92 110 104Q118 106 118 96Q116 84 120 74Q126 84 134 88Q142 84 136 74Q144 64 142 52z",
        skin,
        line(pen.dark(skin), "M104 74Q108 66 116 64M118 74Q120 68 126 66", 2.2),
        turn=6,
    )


@regis.drawing("rumblebellys-luck", "A die lands with its star up beside a roast leg.")
def rumblebellys_luck(pen: Pen) -> None:
    """Supper and a seven."""
    meat = "#b8602e"
    pen.line("#f4ead0", "M138 128L164 152", 11)
    pen.mark(fill("#f4ead0", circle(170, 150, 8) + circle(162, 160, 8)))
    pen.form(
        "M146 134Q118 144 98 122Q82 96 104 78Q130 68 148 92Q158 114 146 134z",
        meat,
        fill(pen.lit(meat, 0.4), "M98 106Q96 88 112 82Q106 94 108 110z", 0.7),
        turn=9,
    )
    d20(pen, 70, 92, 0.66, "#2f7a4a", angle=8)
    sparks(pen, "#fffbe0", (40, 48, 0.8), (110, 48, 0.6), (34, 128, 0.5))


# ---- Wulfgar


@wulfgar.drawing("aegis-fang", "A rune-covered war hammer flies back to a waiting hand.")
def aegis_fang(pen: Pen) -> None:
    """It always returns."""
    pen.glow("#ffe9a0", 118, 74, 70, 0.8)
    pen.line("#fff6d8", "M186 128Q190 40 118 34Q70 36 56 92", 4, 0.6)
    hammer(pen, 120, 86, 0.74, 36, "#b8c6da")
    open_hand(pen, 48, 134, 0.95, 12, "#e8b48c", "#9a7448")


@wulfgar.drawing("recuperating-strike", "A war hammer glows, and a heart beats beside it.")
def recuperating_strike(pen: Pen) -> None:
    """Stronger with each blow."""
    hammer(pen, 118, 104, 0.92, 24, "#b8c6da")
    heart(pen, 62, 96, 0.56)


@wulfgar.drawing("bear-hug", "Two mighty arms squeeze a gasping monster.")
def bear_hug(pen: Pen) -> None:
    """Come here."""
    shadow_head(pen, "orc", 100, 84, 0.86, "#ffffff", "#5a6a4a")
    pen.form("M56 176Q60 118 100 116Q142 118 146 176z", "#5a6a4a", turn=8)
    skin = "#e8b48c"
    pen.form(
        limb([(16, 96), (40, 146), (124, 150)], 46, 32),
        skin,
        line(pen.dark(skin), "M38 110Q44 124 54 130", 3),
        turn=9,
    )
    pen.form(
        limb([(186, 92), (166, 138), (82, 132)], 46, 32),
        skin,
        line(pen.dark(skin), "M164 104Q158 120 148 126M84 124h-12M82 132h-12M84 140h-12", 3),
        turn=9,
    )
    pen.form("M4 92H34L36 106H2zM170 88H200L202 102H168z", "#9a7448", turn=4)


@wulfgar.drawing("fury-of-tempus", "Lightning strikes a hammer raised into the storm.")
def fury_of_tempus(pen: Pen) -> None:
    """Tempus!"""
    cloud(pen, 74, 52, 0.84, "#5a667a")
    cloud(pen, 142, 56, 0.66, "#6f7c92")
    bolt(pen, 112, 74, 0.5, 8)
    hammer(pen, 100, 134, 0.7, 0, "#d8e4f4")


@wulfgar.drawing("wulfgars-charge", "A huge northman charges with his hammer over his shoulder.")
def wulfgars_charge(pen: Pen) -> None:
    """Out of the snow."""
    motion(pen, 158, 104, 0.9)
    figure(pen, "run", WULFGAR, 104, 112, 1.12, lambda x, y: hammer(pen, x + 6, y - 32, 0.56, 14, "#b8c6da"))


@wulfgar.drawing("healing-herbs", "Fresh leaves lie in a mortar with its pestle.")
def healing_herbs(pen: Pen) -> None:
    """Bitter, but it helps."""
    pen.shadow(100, 164, 56, 7)
    leaf(pen, 72, 74, 0.62, -30, "#6fb04a")
    leaf(pen, 108, 62, 0.66, 6, "#8fc85a")
    pen.form(limb([(164, 32), (140, 66), (122, 96)], 12, 20), "#b8b0a8", turn=5)
    bowl = "#8d8794"
    pen.form(
        "M46 96H154Q156 138 124 152L130 164H70L76 152Q44 138 46 96z",
        bowl,
        line(pen.dark(bowl), "M52 112H148", 3),
        turn=11,
    )


@wulfgar.drawing("sweeping-hammer", "A hammer sweeps in a wide arc over three heads.")
def sweeping_hammer(pen: Pen) -> None:
    """One swing."""
    for x, kind in ((42, "goblin"), (100, "beast"), (158, "goblin")):
        shadow_head(pen, kind, x, 146, 0.56)
    arc(pen, 98, 100, 1.1, 6)
    hammer(pen, 132, 78, 0.66, 70, "#b8c6da")


@wulfgar.drawing("crushing-blow", "A hammer smashes down and cracks the ground.")
def crushing_blow(pen: Pen) -> None:
    """Flat."""
    floor(pen, 136, "#6a7080")
    crack(pen, 100, 156, 0.86)
    burst(pen, 100, 130, 0.7, "#ffe9a0")
    hammer(pen, 100, 88, 0.8, 180, "#b8c6da")
    rocks(pen, (40, 110, 0.4), (160, 112, 0.4), (58, 78, 0.28), (146, 80, 0.28))


@wulfgar.drawing("hammer-throw", "A war hammer spins away towards a distant foe.")
def hammer_throw(pen: Pen) -> None:
    """Catch."""
    victim(pen, 44, 78, 0.46, "troll")
    pen.line("#fff6d8", "M190 150Q150 110 110 104M182 126Q150 100 124 94M196 172Q150 140 112 124", 5, 0.5)
    hammer(pen, 118, 110, 0.84, -52, "#b8c6da")


@wulfgar.drawing("stubborn-strength", "A fist breaks the chain about its wrist.")
def stubborn_strength(pen: Pen) -> None:
    """Not yet."""
    fist(pen, 100, 92, 1.1, 0, "#e8b48c", "#9a7448")
    burst(pen, 150, 124, 0.34, "#ffe9a0")
    links(pen, [(22, 132, 80), (40, 136, 10), (58, 136, 90), (164, 138, 20), (180, 148, 60)], 0.9)
    pen.form("M66 128Q100 140 134 128L136 146Q100 158 64 146z", "#7f8794", turn=5)


# ---- Jarlaxle Baenre


@jarlaxle.drawing("bracer-of-daggers", "Daggers spring from a magic bracer like cards from a fan.")
def bracer_of_daggers(pen: Pen) -> None:
    """Always one more."""
    for x, y, angle in ((44, 82, -48), (74, 60, -20), (112, 56, 10), (148, 74, 40)):
        dagger(pen, x, y, 0.56, angle)
    bracer(pen, 96, 124, 0.74, -6, "#5a2a7a")


@jarlaxle.drawing("dueling-rapier", "A rapier with a golden basket points ahead.")
def dueling_rapier(pen: Pen) -> None:
    """En garde."""
    pen.line("#fff6d8", "M30 40L60 60M22 66L50 76", 4, 0.6)
    rapier(pen, 108, 108, 0.92, -46)


@jarlaxle.drawing("hand-crossbow", "A small crossbow lies ready in a gloved hand.")
def hand_crossbow(pen: Pen) -> None:
    """Quick."""
    crossbow(pen, 92, 92, 0.72, -56, heavy=True)
    fist(pen, 126, 122, 0.72, -20, "#4a2a5a", "#7a2a9a")


@jarlaxle.drawing("wand-of-viscid-globs", "A wand shoots a sticky green glob.")
def wand_of_viscid_globs(pen: Pen) -> None:
    """It sticks."""
    goo = "#7fb82a"
    wand(pen, 146, 126, 0.74, -50, "#c8ff6a")
    pen.form(
        "M24 92Q18 62 48 56Q66 36 90 54Q114 60 106 86Q112 108 94 114Q92 136 84 136Q78 132 80 116Q66 122 58 116Q56 146 48 148Q40 146 44 116Q26 112 24 92z",
        goo,
        fill("#e8ff9a", "M38 84Q38 70 52 66Q46 76 46 88zM66 62q8-4 14 0q-8 2-14 0z", 0.8),
        turn=9,
    )


@jarlaxle.drawing("blade-flurry", "Blades flash on every side at once.")
def blade_flurry(pen: Pen) -> None:
    """Where is the real one?"""
    pen.glow("#fff6c0", 100, 120, 96, 0.8)
    with pen.collect() as drawn:
        sword(pen, 0, -62, 0.62, 0, "#b8c6da", GOLD, "#5a1f7a")
    blade = pen.stamp(*drawn)
    for turn, opacity in ((-72, 0.5), (72, 0.5), (-36, 0.75), (36, 0.75), (0, 1)):
        with pen.faint(opacity):
            pen.mark(pen.press(blade, f"translate(100 154)rotate({turn})"))


@jarlaxle.drawing("diatryma-feather", "A great feather turns into a giant bird with a hooked beak.")
def diatryma_feather(pen: Pen) -> None:
    """It bites."""
    with pen.group("translate(36 14)scale(.8)"):
        bird(pen, "#8a4a7a", "#ffb02e", "#e0a23a", "#e86aa8")
    feather(pen, 46, 122, 0.6, -34, "#e86aa8")


@jarlaxle.drawing("mercenarys-gambit", "A coin spins over the point of a dagger.")
def mercenarys_gambit(pen: Pen) -> None:
    """Heads."""
    dagger(pen, 100, 122, 0.84)
    coin(pen, 100, 58, 0.6)
    pen.line("#fff6d8", "M58 44Q52 58 58 74M142 44Q148 58 142 74", 4, 0.7)


@jarlaxle.drawing("jarlaxles-cloud-of-darkness", "A feathered hat floats over a cloud of night.")
def jarlaxles_cloud_of_darkness(pen: Pen) -> None:
    """Only the hat."""
    darkness(pen, 100, 118, 0.95)
    hat = "#7a2a9a"
    pen.form(
        "M26 84Q60 62 74 66Q78 36 104 36Q130 38 130 66Q160 70 178 90Q140 84 102 80Q60 78 26 84z",
        hat,
        line(GOLD, "M74 64Q102 56 130 66", 6),
        turn=8,
    )
    feather(pen, 146, 50, 0.42, 40, "#ff7ac8")
    pen.fill("#ff8a6a", "M112 106Q124 104 132 114Q118 118 112 106z")


@jarlaxle.drawing("drow-cloak", "A cloak the colour of night turns a blade aside.")
def drow_cloak(pen: Pen) -> None:
    """Hardly a scratch."""
    cloak(pen, 112, 104, 0.82, "#3a2a5a", "#140e22", "#d8d8f0")
    sword(pen, 50, 96, 0.66, 76)
    burst(pen, 86, 86, 0.26, "#fff0a8")


@jarlaxle.drawing("item-mastery", "A ring, a wand and a bottle dance above an open hand.")
def item_mastery(pen: Pen) -> None:
    """All of them."""
    ring(pen, 46, 76, 0.4)
    bottle(pen, 100, 62, 0.36, "#7a3ad0")
    wand(pen, 154, 74, 0.42, 20)
    pen.line("#fff6d8", "M34 112Q52 132 78 130M166 112Q148 132 122 130", 3, 0.6)
    open_hand(pen, 100, 144, 0.95, 0, "#6a649a", "#7a2a9a")


# ---- Athrogate


@athrogate.drawing("cracker", "A green spiked ball on a chain cracks a shield.")
def cracker(pen: Pen) -> None:
    """It eats armour."""
    shield(
        pen,
        140,
        116,
        0.7,
        "#6a3a34",
        line("#1b110b", "M134 82l8 18l-12 12l12 14l-8 20M142 100l16-8M142 126l18 6", 5),
        trim="#8d7a6a",
    )
    flail(pen, 76, 108, 0.84, 4, "#8fae6a")


@athrogate.drawing("whacker", "A ball on a chain glows red as it falls.")
def whacker(pen: Pen) -> None:
    """It hits things."""
    pen.glow("#ff8a3a", 124, 76, 70, 0.8)
    motion(pen, 150, 36, 0.6, 60, "#ffd0a0")
    flail(pen, 94, 108, 1, 10, "#c86a4a")


@athrogate.drawing("coordinated-assault", "Two spiked balls swing together from both sides.")
def coordinated_assault(pen: Pen) -> None:
    """Left, then right."""
    victim(pen, 100, 124, 0.66, "beast")
    flail(pen, 50, 92, 0.62, 20, "#8fae6a")
    flail(pen, 156, 86, 0.62, -70, "#c86a4a")


@athrogate.drawing("morningstar-flurry", "Three spiked balls whirl in a circle.")
def morningstar_flurry(pen: Pen) -> None:
    """Duck."""
    pen.line("#ffe2b0", circle(100, 102, 54), 5, 0.5)
    for x, y, metal in ((100, 58, "#a8b4c8"), (148, 132, "#8fae6a"), (52, 132, "#c86a4a")):
        spiked_ball(pen, x, y, 0.58, metal)


@athrogate.drawing("oil-of-impact", "Golden oil drips from a bottle onto an iron ball.")
def oil_of_impact(pen: Pen) -> None:
    """A little on the ball."""
    spiked_ball(pen, 118, 128, 0.86, "#7f8794")
    pen.form(
        move("M-12-46H12V-22Q30-12 30 8V34Q28 44 0 44Q-28 44-30 34V8Q-30-12-12-22z", 64, 72, 122),
        "#b8ccc0",
        fill("#e8a82a", move("M-34 4H34V48H-34z", 64, 72, 122)),
        turn=7,
    )
    pen.form(
        "M104 92Q112 86 118 92Q120 100 116 106Q134 108 138 122Q128 116 120 122Q112 114 100 124Q96 112 108 106z",
        "#f0b83a",
        turn=4,
    )


@athrogate.drawing("bawdy-battle-rhyme", "A black-bearded dwarf bellows a song.")
def bawdy_battle_rhyme(pen: Pen) -> None:
    """You have heard worse."""
    notes(pen, "#ffe06a", (42, 62, 0.8), (74, 40, 0.6), (154, 52, 0.8), (170, 96, 0.6))
    figure(pen, "cheer", ATHROGATE, 106, 120, 0.95, lambda x, y: mug(pen, x, y - 2, 0.22))


@athrogate.drawing("double-strike", "Two spiked balls come down one after the other.")
def double_strike(pen: Pen) -> None:
    """And again."""
    burst(pen, 62, 118, 0.62, "#ffb04a")
    burst(pen, 142, 118, 0.62, "#ffd65a")
    spiked_ball(pen, 66, 80, 0.72, "#8fae6a")
    spiked_ball(pen, 136, 76, 0.72, "#c86a4a")


@athrogate.drawing("figurine-of-snort", "A red stone figurine of a boar smokes on its stand.")
def figurine_of_snort(pen: Pen) -> None:
    """Snort!"""
    figurine(pen, "#ff8a4a")
    with pen.group("translate(26 24)scale(.74)"):
        boar(pen, "#a8402c", "#ffe14a")
    pen.line("#f0d8c8", "M46 118Q28 112 32 96Q38 84 26 72", 5, 0.5)


@athrogate.drawing("thick-skull", "A rock breaks in two on a bald head.")
def thick_skull(pen: Pen) -> None:
    """What was that?"""
    skin = "#c98a5c"
    pen.form(
        "M52 210Q48 112 70 96Q100 80 132 96Q152 112 150 210z",
        skin,
        line(pen.dark(skin), "M78 118Q88 112 96 118M108 118Q116 112 126 118", 5),
        fill("#3a3038", "M48 210Q60 150 82 142Q102 136 122 142Q144 150 154 210z"),
        fill(pen.dark(skin, 0.35), "M94 126Q92 142 102 144Q112 142 108 126z"),
        turn=11,
    )
    pen.mark(fill("#140a14", circle(88, 128, 4) + circle(116, 128, 4)))
    burst(pen, 100, 84, 0.5, "#ffe06a")
    rocks(pen, (68, 66, 0.8), (134, 66, 0.8), (100, 48, 0.34))


@athrogate.drawing("keg-breaker", "Ale gushes from a smashed keg.")
def keg_breaker(pen: Pen) -> None:
    """Breakfast."""
    keg(pen, 100, 96, 0.92, broken=True)


# ---- Artemis Entreri


@artemis.drawing("charons-claw", "A black gauntlet grips a red blade that trails ash.")
def charons_claw(pen: Pen) -> None:
    """The claw and the glove."""
    pen.line("#1c1820", "M28 128Q60 60 128 52M36 144Q72 84 134 76", 11, 0.8)
    sword(pen, 112, 88, 0.8, 50, "#c8283a", "#d8ccb0", "#2b2430")
    gauntlet(pen, 76, 124, 0.56, 40, "#3a3644")


@artemis.drawing("magic-longsword", "A slender sword shines pale green.")
def magic_longsword(pen: Pen) -> None:
    """A sure thrust."""
    pen.glow("#c8ffe0", 110, 82, 80, 0.8)
    sword(pen, 100, 102, 0.96, 24, "#b8e8d0", "#b9c3d4", "#2f3a4a")


@artemis.drawing("saber-of-wounding", "Blood runs down the edge of a saber.")
def saber_of_wounding(pen: Pen) -> None:
    """It does not close."""
    scimitar(pen, 96, 98, 0.95, 20, "#a8b4c8", "#5a2a34")
    pen.line("#d8142e", move("M10 28C26-10 30-54 36-82", 96, 98, 20), 4)
    for x, y, size in ((150, 90, 0.22), (138, 122, 0.28), (126, 150, 0.2)):
        drop(pen, x, y, size, "#d8142e")


@artemis.drawing("vampiric-dagger", "A jewelled dagger drinks a red glow.")
def vampiric_dagger(pen: Pen) -> None:
    """It gives back."""
    pen.glow("#ff3a4a", 100, 66, 84, 0.9)
    dagger(pen, 100, 104, 1, 0, "#c8d0dc", "#2b2430", "#5a1f2a")
    pen.mark(fill("#3fd08a", circle(100, 120, 6)), fill("#d8142e", circle(100, 154, 7)))
    pen.line(
        "#ff8a9a", "M56 40Q72 56 86 58M144 40Q128 56 114 58M48 74Q68 78 86 76M152 74Q132 78 114 76", 4, 0.8
    )


@artemis.drawing("assassinate", "A knife gleams behind an unsuspecting guard.")
def assassinate(pen: Pen) -> None:
    """One cut."""
    victim(pen, 82, 100, 0.92, "duergar", "#2a3038")
    pen.form(limb([(204, 116), (172, 84), (146, 70)], 48, 26), "#201c28", turn=7)
    dagger(pen, 128, 74, 0.62, -70)
    pen.form(circle(148, 72, 13), "#bd8758", turn=5)


@artemis.drawing("duelists-poise", "Two duellists face each other with drawn swords.")
def duelists_poise(pen: Pen) -> None:
    """You and me."""
    figure(
        pen,
        "guard",
        Dress("#4a4450", "#bd8758", "#2b2430"),
        146,
        112,
        0.9,
        lambda x, y: pen.line("#e8f0ff", f"M{x + 4:.0f} {y + 6:.0f}L{x - 30:.0f} {y - 40:.0f}", 5),
    )
    figure(
        pen,
        "guard",
        Dress("#2f5a44", "#7a74a8", "#f0ecf6"),
        54,
        112,
        0.9,
        lambda x, y: pen.line(
            "#e8f0ff", f"M{x - 4:.0f} {y + 6:.0f}Q{x + 8:.0f} {y - 26:.0f} {x + 34:.0f} {y - 38:.0f}", 5
        ),
        flip=True,
    )
    burst(pen, 100, 64, 0.24, "#fff0a8")


@artemis.drawing("whirl-of-ash", "A whirl of black ash hides a red blade.")
def whirl_of_ash(pen: Pen) -> None:
    """Only ash."""
    tornado(pen, 92, 104, 0.9, "#a49cae")
    pen.dots("#2a2630", 6, (40, 74), (152, 128), (36, 120), (164, 96), (52, 150))
    sword(pen, 122, 92, 0.8, 56, "#c8283a", "#d8ccb0", "#2b2430")


@artemis.drawing("fast-learner", "A candle burns beside a thick book.")
def fast_learner(pen: Pen) -> None:
    """One night is enough."""
    book(pen, 118, 104, 0.78, "#2f4a5a", -12)
    candle(pen, 48, 110, 0.68)


@artemis.drawing("parry-and-strike", "A sword stops another, and a dagger follows.")
def parry_and_strike(pen: Pen) -> None:
    """Thank you."""
    sword(pen, 66, 92, 0.78, 44)
    sword(pen, 124, 88, 0.78, -44, "#a8b4a0", "#8a5a2a")
    burst(pen, 95, 60, 0.3, "#fff0a8")
    dagger(pen, 98, 142, 0.56, -8, "#c8d0dc", "#c8283a")


@artemis.drawing("vanish", "Only smoke hangs where a cloaked man stood.")
def vanish(pen: Pen) -> None:
    """Gone."""
    with pen.faint(0.4):
        figure(pen, "stand", ARTEMIS, 100, 102, 0.98)
    plume(pen, 80, 172, 0.8, "#8fa8b0", 0.7)
    plume(pen, 132, 174, 0.66, "#a8c0c8", 0.6)
