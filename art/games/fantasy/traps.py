"""Traps that lie on spaces, and chests."""

from __future__ import annotations

from art.cards import Card, hang, part
from art.colour import GOLD, IRON, STEEL
from art.gallery import Drawing, Gallery
from art.marks import line
from art.paths import circle, move
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import plume
from art.things.bows import arrow
from art.things.effects import spiral
from art.things.elements import cloud, flame
from art.things.furniture import chest
from art.things.signs import skull

traps = Gallery("fantasy", "traps", place="cave")
chests = Gallery("fantasy", "chests", place="castle")


def floor(pen: Pen, stone: str = "#6a6470") -> None:
    """Flagstones seen from above at an angle."""
    pen.form(
        "M-4 250V112H204V250z",
        stone,
        line(
            pen.dark(stone, 0.6),
            "M-4 140H204M-4 174H204M40 112L20 140L-4 174M86 112L76 140L62 174L50 214M130 112L138 140L146 174L156 214M172 112L190 140L214 174",
            3,
        ),
        turn=4,
    )


def raised(figure: Drawing) -> Drawing:
    """What lies on the floor, moved up to the middle of a card."""

    def draw(pen: Pen) -> None:
        with pen.group("translate(0 -34)"):
            figure(pen)

    return draw


def pit(pen: Pen) -> None:
    """A hole with spikes."""
    floor(pen)
    pen.fill("#07050a", "M40 122H160L176 180H24z")
    pen.form(
        "".join(
            move("M-7 8L0-30L7 8z", x, y)
            for x, y in ((54, 176), (80, 160), (100, 180), (126, 162), (148, 176))
        ),
        "#c8d0dc",
        turn=3,
    )
    pen.line("#8a8496", "M40 122H160L176 180", 4)


def arrow_trap(pen: Pen) -> None:
    """Arrows from holes in a wall."""
    stone = "#7a7480"
    pen.form(
        "M0 0H70V214H0z",
        stone,
        line(pen.dark(stone, 0.6), "M0 50H70M0 100H70M0 150H70M36 0V50M20 50V100M50 100V150M30 150V200", 3),
        turn=5,
    )
    pen.dots("#0a060c", 14, (54, 74), (54, 124))
    for y in (74, 124):
        arrow(pen, 116, y, 0.72, 90)
        pen.line("#f4faff", f"M64 {y - 10}h30M64 {y + 10}h24", 3, 0.6)


def spear_trap(pen: Pen) -> None:
    """Spears out of the floor."""
    floor(pen)
    for x, y in ((44, 150), (100, 160), (156, 150), (72, 132), (128, 132)):
        pen.oval("#0a060c", x, y, 10, 4)
        pen.shaft("#8a6238", f"M{x} {y}V{y - 70}", 6)
        pen.form(f"M{x} {y - 104}L{x + 10} {y - 74}L{x} {y - 64}L{x - 10} {y - 74}z", STEEL, turn=3)


def net(pen: Pen) -> None:
    """A net comes down."""
    rope = "".join(
        f"M{x} 40Q{100 + (x - 100) * 0.9:.0f} 100 {100 + (x - 100) * 1.3:.0f} 168" for x in range(40, 170, 20)
    )
    rope += "".join(
        f"M{46 - k * 6} {58 + k * 24}Q100 {74 + k * 26} {154 + k * 6} {58 + k * 24}" for k in range(5)
    )
    pen.line("#3a2a1c", rope, 6)
    pen.line("#d8b878", rope, 3.4)
    pen.shaft("#8a6238", "M100 10V44M40 40L100 14L160 40", 5)
    for x in (20, 60, 100, 140, 180):
        pen.form(circle(x, 172, 9), "#8a8078", turn=4)


def fire_burst(pen: Pen) -> None:
    """Fire out of the floor."""
    floor(pen)
    flame(pen, 60, 110, 0.7)
    flame(pen, 142, 110, 0.7)
    flame(pen, 100, 100, 1.15)
    pen.line("#140a0a", "M66 154H134M74 162H126", 5)


def poison_gas(pen: Pen) -> None:
    """Gas from a grate."""
    floor(pen)
    cloud(pen, 100, 82, 1.05, "#9ab83a")
    skull(pen, 100, 84, 0.5, "#d8e0a8")
    pen.line("#140a0a", "M60 158H140M66 170H134", 6)


def mind_fog(pen: Pen) -> None:
    """A head full of fog."""
    plume(pen, 140, 128, 0.8, "#b8a0d8", 0.8)
    pen.form(
        "M66 174Q70 148 64 136Q44 132 50 112L40 96Q46 88 50 80Q56 38 104 36Q154 40 154 90Q152 124 132 138L136 174z",
        "#4a3a6a",
        turn=11,
    )
    cloud(pen, 108, 82, 0.62, "#c8b0e8")
    spiral(pen, 108, 80, 0.62, "#5a4a86", 2.2, 9)
    cloud(pen, 52, 160, 0.56, "#d8c4f0")
    cloud(pen, 140, 166, 0.6, "#c8b0e8")


def collapse(pen: Pen) -> None:
    """One great boulder comes down on somebody who looks up too late."""
    stone = "#8a7868"
    pen.form(
        "M0 0H200V44L176 30L160 62L142 26L120 40H76L58 24L42 64L24 32L0 46z",
        pen.dark(stone, 0.35),
        turn=5,
    )
    pen.fill("#d8ccc0", "M0 184Q50 150 100 164Q150 150 200 184V200H0z", 0.35)
    pen.oval("#060308", 98, 176, 50, 10, 0.7)
    figure(pen, "fall", Dress("#b8432f", "#d8a078", "#3a2417"), 98, 152, 0.56)
    pen.line("#e8dccc", "M48 54V22M154 58V26M100 26V8M70 40V14M132 38V12", 4, 0.6)
    pen.form(
        "M44 76L66 46L112 40L150 58L160 94L136 128L88 134L52 112z",
        stone,
        line(
            pen.dark(stone, 0.6), "M66 46L84 76L52 112M84 76L124 84L160 94M124 84L136 128M112 40L124 84", 3.4
        ),
        turn=15,
    )
    for x, y, size, turn in (
        (26, 108, 0.62, 12),
        (176, 116, 0.7, -24),
        (44, 152, 0.5, 40),
        (162, 158, 0.5, 8),
    ):
        pen.form(move("M-26-6L-10-26L18-22L28 2L12 24L-16 20z", x, y, turn, size), stone, turn=6)


def alarm(pen: Pen) -> None:
    """A bell rings."""
    pen.shaft("#6a4427", "M100 20V46", 8)
    pen.form(
        "M100 40Q136 44 138 94Q140 124 160 140H40Q60 124 62 94Q64 44 100 40z",
        GOLD,
        line(pen.dark(GOLD), "M62 110Q100 122 138 110M52 130H148", 4),
        turn=11,
    )
    pen.form(circle(112, 150, 13), IRON, turn=5)
    pen.line("#fff0b8", "M34 62q-12 20-4 44M18 52q-18 30-6 66M166 62q12 20 4 44M182 52q18 30 6 66", 5, 0.8)


def vine_snare(pen: Pen) -> None:
    """A noose of thorns tightens around a boot."""
    boot = "#9a6a3c"
    pen.form("M76-4H130V96Q132 118 158 126Q176 134 172 152H78z", boot, turn=13)
    pen.form("M74 148H174V162H74z", pen.dark(boot, 0.5), turn=3)
    pen.line(GOLD, "M80 58H128", 6)
    vine = "#4f9a34"
    coil = "M196 20Q170 60 128 78Q84 96 70 84Q62 74 84 68Q120 60 138 84Q150 108 104 118Q58 126 58 108Q64 96 96 104Q140 118 126 138Q96 160 44 150Q8 142 4 176"
    pen.line(pen.dark(vine, 0.75), coil, 17)
    pen.line(vine, coil, 11)
    pen.line(pen.lit(vine, 0.6), move(coil, -2, -2), 3, 0.8)
    thorns = (
        (150, 62, 60),
        (112, 78, 200),
        (88, 64, -20),
        (142, 100, 80),
        (80, 120, 190),
        (112, 106, 10),
        (60, 152, 170),
        (104, 152, 200),
        (20, 150, -30),
    )
    pen.form("".join(move("M-6 5L0-16L6 5z", x, y, turn) for x, y, turn in thorns), "#d8e0a0", turn=3)
    for x, y, turn in ((178, 52, 70), (30, 140, -60), (152, 112, 110)):
        pen.form(move("M0 18Q-14 4 0-20Q14 4 0 18z", x, y, turn), "#78c048", turn=4)


def ice_spikes(pen: Pen) -> None:
    """Spikes of ice from the floor."""
    floor(pen, "#8fa4b8")
    pen.form(
        "".join(
            move("M-14 12L-5-58L5-72L14 12z", x, y, turn, size)
            for x, y, turn, size in (
                (60, 150, -10, 1),
                (100, 150, 0, 1.4),
                (142, 150, 12, 1.1),
                (80, 166, -4, 0.8),
                (122, 168, 6, 0.9),
                (34, 162, -18, 0.7),
                (168, 160, 20, 0.7),
            )
        ),
        "#c8f0ff",
        rim="#ffffff",
        turn=6,
    )


def snow_chute(pen: Pen) -> None:
    """The snow gives way under a traveller."""
    pen.form("M-4 214V96Q20 66 56 78Q70 84 82 98L150 214z", "#e4eef8", turn=8)
    pen.form("M204 214V84Q176 58 146 76Q126 88 118 104L150 214z", "#cfdeec", turn=8)
    pen.form(
        "M74 90Q100 112 126 92Q150 150 196 176V214H128Q116 150 74 90z",
        "#7fa4c8",
        line("#e8f6ff", "M92 112Q124 160 158 196M110 110Q140 152 182 182", 4),
        turn=6,
    )
    figure(pen, "fall", Dress("#a8452f", "#d8a078", "#3a2417", "hood"), 116, 110, 0.62)
    pen.dots("#ffffff", 10, (64, 70), (90, 60), (136, 64), (78, 44), (120, 40))
    pen.dots("#ffffff", 6, (54, 46), (150, 46), (104, 26), (70, 26), (160, 74))


def rune(pen: Pen) -> None:
    """A ring of signs, and an arrow that turns back."""
    floor(pen)
    pen.glow("#5fc8ff", 100, 132, 108, 1)
    for width, colour in ((15, "#1c5a9a"), (8, "#5fc8ff"), (3, "#ffffff")):
        pen.line(colour, circle(100, 132, 78, 46), width)
    signs = "M34 132l8-10l8 10l-8 10zM150 132l8-10l8 10l-8 10zM62 100l12-4l-2 12M128 96l14 2l-8 10M64 164l4-12l10 8M124 158l12-4l2 12"
    pen.line("#d8f4ff", signs, 3.4)
    turning = "M72 150Q56 116 92 104Q132 94 142 126"
    pen.line("#1c5a9a", turning, 20)
    pen.line("#ffffff", turning, 12)
    pen.form("M142 164L114 126L170 118z", "#ffffff", rim="#ffffff", turn=4)


# fmt: off
TRAPS: dict[str, Card] = {
    "pit": ("A pit full of spikes gapes in the floor.", "umber", raised(pit)),
    "arrow": ("Two arrows fly out of holes in the wall.", "red", arrow_trap),
    "spear": ("Five spears shoot up through the floor.", "violet", spear_trap),
    "net": ("A weighted net drops from the ceiling.", "teal", net),
    "fire-burst": ("Fire bursts out of a grate in the floor.", "slate", fire_burst),
    "poison-gas": ("A skull shows in the yellow gas above a grate.", "violet", poison_gas),
    "mind-fog": ("Fog fills the head of a dark profile.", "rose", mind_fog),
    "collapse": ("A great boulder breaks from the ceiling above somebody who falls.", "blue", collapse),
    "alarm": ("A brass bell rings loudly.", "blue", alarm),
    "vine-snare": ("A thorny noose of vine tightens around a boot.", "umber", vine_snare),
    "ice-spikes": ("Sharp spikes of ice grow out of the floor.", "violet", ice_spikes),
    "snow-chute": ("The snow caves in and shows a dark slide.", "blue", snow_chute),
    "rune-of-return": ("A white arrow turns back on itself in a glowing ring of signs.", "green", raised(rune)),
}
# fmt: on


# fmt: off
CHESTS: dict[str, Card] = {
    "closed": ("A closed chest with iron bands and a golden lock.", "umber", part(chest, 100, 100, 1.05)),
    "open": ("An open chest full of gold lights up the dark.", "umber", part(chest, 100, 104, 1.05, open=True)),
}
# fmt: on


hang(traps, TRAPS)


hang(chests, CHESTS)
