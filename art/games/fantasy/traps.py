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
from art.things.nature import vines
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
    """Stones fall."""
    stone = "#7a6a60"
    pen.form(
        "M0 0H200V36L170 52L140 34L104 54L70 36L34 52L0 34z",
        stone,
        line(pen.dark(stone, 0.65), "M60 10l10 18l-8 10M120 8l-10 20l14 14", 3),
        turn=6,
    )
    for x, y, size, turn in (
        (70, 84, 1, 10),
        (130, 76, 0.8, 40),
        (104, 122, 1.2, -10),
        (58, 140, 0.7, 30),
        (150, 132, 0.9, -30),
    ):
        pen.form(move("M-26-6L-10-26L18-22L28 2L12 24L-16 20z", x, y, turn, size), stone, turn=7)
    pen.line("#d8ccc0", "M70 48v12M130 46v10M104 66v20M150 86v18M56 96v16", 3, 0.6)
    pen.fill("#d8ccc0", "M20 182Q60 160 100 172Q150 158 184 182z", 0.4)


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
    """A loop of vine."""
    floor(pen, "#5a6a3a")
    pen.line("#2f5a24", "M100 0V40Q40 70 50 120Q70 160 110 156Q154 146 146 104Q132 66 100 60", 13)
    pen.line("#6fa83a", "M100 0V40Q40 70 50 120Q70 160 110 156Q154 146 146 104Q132 66 100 60", 8)
    vines(
        pen,
        "#4f8a2c",
        [(52, 120), (30, 130), (16, 118)],
        [(146, 110), (170, 116), (184, 104)],
        [(80, 150), (72, 172), (54, 180)],
    )


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
    """A sign that sends back."""
    floor(pen)
    pen.glow("#7fd8ff", 100, 140, 90)
    pen.line("#7fd8ff", circle(100, 142, 62, 26), 6)
    pen.line("#ffffff", circle(100, 142, 62, 26), 2)
    pen.line("#e8fbff", "M70 142Q80 128 100 128Q128 130 130 144Q126 158 100 158M70 142l-10-10M70 142l12-6", 5)
    pen.form("M100 30l26 30h-14v40H88V60H74z", "#bfeaff", rim="#ffffff", turn=5)


# fmt: off
TRAPS: dict[str, Card] = {
    "pit": ("A pit full of spikes gapes in the floor.", "umber", raised(pit)),
    "arrow": ("Two arrows fly out of holes in the wall.", "red", arrow_trap),
    "spear": ("Five spears shoot up through the floor.", "violet", spear_trap),
    "net": ("A weighted net drops from the ceiling.", "teal", net),
    "fire-burst": ("Fire bursts out of a grate in the floor.", "slate", fire_burst),
    "poison-gas": ("A skull shows in the yellow gas above a grate.", "violet", poison_gas),
    "mind-fog": ("Fog fills the head of a dark profile.", "rose", mind_fog),
    "collapse": ("The ceiling breaks and stones come down.", "blue", collapse),
    "alarm": ("A brass bell rings loudly.", "blue", alarm),
    "vine-snare": ("A noose of green vine lies in wait.", "umber", vine_snare),
    "ice-spikes": ("Sharp spikes of ice grow out of the floor.", "violet", ice_spikes),
    "snow-chute": ("The snow caves in and shows a dark slide.", "blue", snow_chute),
    "rune-of-return": ("A glowing circle with a white arrow burns on the floor.", "green", raised(rune)),
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
