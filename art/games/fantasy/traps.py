"""Traps that lie on spaces, and chests."""

from __future__ import annotations

from art.cards import Card, hang, part
from art.colour import GOLD, IRON
from art.gallery import Drawing, Gallery
from art.marks import fill, line
from art.paths import Placed, circle, limb, move
from art.pen import Pen
from art.poses import Dress, figure
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
    """Spikes from wall to wall, and somebody who did not look down."""
    stone = "#8f7658"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone, 0.6), "M-6 28H206M40-6L30 28M100-6V28M160-6L170 28M66 28L60 56M136 28L142 56", 4
        ),
        turn=4,
        back=False,
    )
    pen.fill("#07050a", "M34 56H168L206 206H-6z")
    pen.fill(pen.dark(stone, 0.4), "M34 56H168L172 76H30z")
    for x, y, size in ((62, 130, 0.8), (138, 130, 0.8), (100, 124, 0.9), (28, 196, 1.2), (172, 196, 1.2)):
        pen.form(
            move("M-15 22L0-58L15 22z", x, y, 0, size),
            "#c8d0dc",
            fill("#8d9bb3", move("M4 22L0-58L15 22z", x, y, 0, size)),
            turn=4,
            rim="#ffffff",
        )
    skull(pen, 100, 150, 0.6)
    for x in (66, 134):
        pen.form(
            move("M-18 26L0-76L18 26z", x, 194, 0, 1.1),
            "#dde4ee",
            fill("#8d9bb3", move("M5 26L0-76L18 26z", x, 194, 0, 1.1)),
            turn=4,
            rim="#ffffff",
        )


def arrow_trap(pen: Pen) -> None:
    """A face in the wall, an arrow for a tongue."""
    stone, face = "#5a4a54", "#a89a98"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone, 0.6),
            "M-6 46H206M-6 104H206M-6 160H206M60-6V46M150-6V46M20 46V104M184 46V104M30 104V160M176 104V160",
            4,
        ),
        turn=4,
        back=False,
    )
    pen.form(
        "M44 52Q58 18 110 18Q160 20 170 58Q176 104 152 136Q134 160 106 160Q76 158 58 132Q38 96 44 52z",
        face,
        line(pen.dark(face), "M70 34Q106 24 146 38M58 112Q64 124 72 130M154 112Q150 124 142 132", 4),
        turn=13,
        edge=3,
    )
    pen.fill("#140a12", "M60 66Q78 58 94 76Q76 86 60 66zM152 66Q134 58 118 76Q136 86 152 66z")
    for x in (80, 132):
        pen.glow("#ff8a3a", x, 71, 18)
        pen.dots("#ffd66a", 9, (x, 71))
    pen.form(
        "M52 54L98 68L94 78Q72 64 54 66zM160 54L114 68L118 78Q138 64 158 66z", pen.dark(face, 0.3), turn=4
    )
    pen.form("M100 70H114L122 98Q106 106 90 98z", face, turn=5)
    pen.fill("#0a060c", "M74 108Q106 98 140 108Q142 140 106 146Q72 140 74 108z")
    pen.shaft("#b8935a", "M110 126L78 156", 12)
    pen.form(
        "M30 196L62 132L72 150L88 160L104 174z",
        "#d0d8e4",
        fill("#8d9bb3", "M30 196L72 150L104 174z"),
        turn=4,
        rim="#ffffff",
    )
    pen.line("#fff0d8", "M128 152L110 172M64 110L44 132", 5, 0.6)


def spear_trap(pen: Pen) -> None:
    """Spears burst out of the floor in a fan."""
    stone = "#6a6470"
    floor(pen, stone)
    pen.fill("#07050a", "M30 168L52 148L84 156L104 142L126 156L156 146L176 170L150 186H52z")
    for x, lean, high, size in (
        (62, -25, 0, 0.84),
        (140, 25, 0, 0.84),
        (78, -11, 0, 1.1),
        (123, 12, 0, 1.1),
        (100, 0, 4, 1.42),
    ):
        at = Placed(x, 168 + high, size, lean)
        pen.shaft("#9a6a38", at("M0 4V-64"), 8 * size)
        pen.form(
            at("M0-112L15-76L5-60H-5L-15-76z"),
            "#c8d4e4",
            fill("#8d9bb3", at("M0-112L15-76L5-60H0z")),
            turn=3,
            rim="#ffffff",
        )
    pen.form(
        "M16 176L34 160L56 172L80 160L100 176L124 162L146 174L170 160L186 178L170 206H30z",
        stone,
        line(pen.dark(stone, 0.65), "M56 172L50 206M100 176L98 206M146 174L152 206", 3),
        turn=6,
        edge=3,
    )
    pen.line("#ffffff", "M44 66l-7-16M158 66l7-16M78 34l-3-12M124 34l3-12", 4, 0.6)


def mesh(rows: int = 4, cells: int = 4) -> tuple[str, list[tuple[float, float]]]:
    """The diamonds of a net that hangs over something round, and the knots of its hem."""

    def knot(row: int, k: int) -> tuple[float, float]:
        down, across = row / rows, -1 + 2 * (k + row % 2 / 2) / cells
        return 100 + across * (34 + 48 * down**0.7), 34 + 146 * down**0.85 + 16 * across * across * (
            1 - 2 * down
        )

    rope = ""
    for row in range(rows):
        for k in range(cells + 1 - row % 2):
            for below in (k - 1 + row % 2, k + row % 2):
                if 0 <= below <= cells - (row + 1) % 2:
                    (ax, ay), (bx, by) = knot(row, k), knot(row + 1, below)
                    rope += f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}"
    return rope, [knot(rows, k) for k in range(cells + 1)]


def net(pen: Pen) -> None:
    """A net has come down over somebody who crouches and cannot get out."""
    pen.shadow(100, 184, 80, 10)
    dress = Dress("#d8482f", "#e0a878", "#3a2417", boots="#5a3a24", cape="#a8302a")
    figure(pen, "crouch", dress, 106, 114, 1.12)
    rope, hem = mesh()
    rope += "M66 50Q100 18 134 50M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in hem)
    pen.line("#2a1c14", rope, 6)
    pen.line("#f0d494", rope, 3)
    for x, y in hem:
        pen.form(circle(round(x), round(y + 6), 10), "#7a8494", turn=5, edge=2.4)


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
    """A head that comes apart into fog at the back."""
    pen.form(
        "M70 178Q74 150 66 138Q44 136 50 112L36 96Q44 86 48 76Q56 34 104 30Q118 30 130 36Q112 60 126 84Q108 108 126 134Q122 158 130 178z",
        "#4a3a6a",
        fill("#120c1e", "M56 88Q66 82 76 88Q66 94 56 88z"),
        turn=11,
    )
    for points, start, end, tone in (
        ([(112, 44), (140, 40), (156, 62), (186, 50)], 30, 8, "#d8c4f0"),
        ([(116, 82), (146, 92), (160, 74), (196, 92)], 34, 10, "#b09ad8"),
        ([(112, 116), (138, 132), (160, 116), (190, 134)], 30, 8, "#d8c4f0"),
        ([(118, 154), (144, 168), (166, 154), (196, 172)], 28, 8, "#b09ad8"),
    ):
        pen.form(limb(points, start, end, grain=3), tone, turn=6, back=False)

    spiral(pen, 92, 74, 0.66, "#f0e2ff", 2.4, 9)


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
    """The snow breaks, and a traveller slides down a throat of ice."""
    snow = "#eef6ff"
    pen.fill("#0a1c40", "M20 36L60 16L130 12L180 40L192 100L176 170L120 196L60 190L16 150L10 90z")
    for data, colour in (
        ("M34 60Q110 20 150 70Q180 120 138 168Q108 186 96 150Q126 130 114 100Q90 70 40 104z", "#2f6ab0"),
        ("M40 70Q108 36 138 78Q162 118 128 156Q116 160 110 148Q132 124 120 96Q92 64 42 96z", "#7fc0ee"),
    ):
        pen.form(data, colour, turn=6)
    pen.line("#ffffff", "M60 78Q104 56 130 88Q146 112 130 136", 4, 0.9)
    pen.fill("#050a1c", "M86 152Q96 138 116 142Q142 150 138 170Q122 186 100 178Q84 170 86 152z")
    figure(pen, "fall", Dress("#d8482f", "#e0a878", "#4a2a1c", cape="#e8582f"), 92, 96, 1.05)
    pen.form(
        "M-6-6H220V220H-6zM28 44L20 92L34 112L24 148L58 160L66 186L110 178L142 190L150 164L182 148L170 112L188 84L164 66L168 40L126 36L108 16L78 34z",
        snow,
        fill(
            "#b8d0ec",
            "M188 84L164 66L168 40L126 36L124 22L180 30L200 86zM28 44L78 34L108 16L104 4L66 20L12 36z",
            0.8,
        ),
        turn=9,
    )
    chunk = "M-12 4L-6-10L8-10L12 4L0 12z"
    pen.form(
        "".join(
            move(chunk, x, y, turn, size)
            for x, y, turn, size in (
                (38, 132, 0, 0.9),
                (168, 60, 40, 1),
                (72, 172, 70, 0.8),
                (164, 126, 20, 0.9),
            )
        ),
        snow,
        turn=4,
    )


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
    "pit": ("A skull lies among the spikes of a pit.", "umber", pit),
    "arrow": ("A stone face in the wall spits an arrow.", "red", arrow_trap),
    "spear": ("Five great spears burst through the flagstones like a fan.", "violet", spear_trap),
    "net": ("A weighted net pins down somebody who crouches in red.", "teal", net),
    "fire-burst": ("Fire bursts out of a grate in the floor.", "slate", fire_burst),
    "poison-gas": ("A skull shows in the yellow gas above a grate.", "violet", poison_gas),
    "mind-fog": ("A head dissolves into fog, a spiral turning where its thoughts were.", "rose", mind_fog),
    "collapse": ("A great boulder breaks from the ceiling above somebody who falls.", "blue", collapse),
    "alarm": ("A brass bell rings loudly.", "blue", alarm),
    "vine-snare": ("A thorny noose of vine tightens around a boot.", "umber", vine_snare),
    "ice-spikes": ("Sharp spikes of ice grow out of the floor.", "violet", ice_spikes),
    "snow-chute": ("The snow breaks under a traveller in red, who slides into a throat of ice.", "blue", snow_chute),
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
