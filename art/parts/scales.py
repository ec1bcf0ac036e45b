"""Heads with scales, slime and plates: dragons, frogs, turtles, and constructs."""

from __future__ import annotations

from art.colour import GOLD, STEEL, WOOD, mix
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye, eyeball, frog_eye
from art.pen import Pen

__all__ = ["clockwork", "deepfish", "dragon", "fish", "forged", "frog", "lizard", "turtle"]

FANG, HORN = "#fff6e0", "#d8c49a"


def dragon(
    pen: Pen,
    skin: str,
    iris: str,
    horns: str = "long",
    crest: str = "",
    belly: str = "",
    teeth: bool = True,
    eye: float = 0.95,
    gape: bool = False,
) -> None:
    """A dragon's head in profile; `horns` are long, small or none, `gape` opens the jaws."""
    deep, deepest = pen.dark(skin), pen.dark(skin, 0.75)
    belly = belly or mix(skin, "#e8d0a0", 0.5)
    if crest:
        pen.form(
            "M92 44Q96 22 116 12L120 28L140 20L138 38L158 38L150 54L168 62L154 74L168 90L152 96L160 116L138 116L120 60z",
            crest,
            line(pen.dark(crest), "M112 40L116 20M126 50L138 30M136 64L156 48M140 82L162 78M142 98L156 108"),
            turn=6,
        )
    else:
        pen.form("M126 70L150 66L142 80L160 88L144 96L156 112L138 112L142 130L120 124z", deep, turn=4)
    if horns == "small":
        pen.form("M118 56Q126 40 146 34Q148 52 136 68z", HORN, turn=4)
        pen.form("M96 52Q100 36 116 28Q120 42 112 54z", "#b8a078", turn=3)
    elif horns == "long":
        pen.form(
            "M116 56Q140 30 178 38Q186 44 184 54Q164 46 150 62Q140 74 128 76z",
            HORN,
            line("#6b4a2c", "M136 44q2 10 10 14M150 38q0 10 6 16M164 38q-2 8 2 14", 1.8),
            turn=5,
        )
        pen.form("M90 52Q100 26 130 20Q138 22 140 30Q120 34 112 54z", "#b8a078", turn=3)
    if gape:
        pen.fill("#3a0a18", "M56 116Q64 140 92 146Q116 140 124 110z")
        pen.fill("#b8405a", "M74 136Q88 122 112 128Q106 142 92 145z")
        pen.form(
            "M62 138Q64 156 84 158Q116 156 134 118Q122 116 116 120Q108 142 88 144Q72 146 62 138z",
            deep,
            fill(belly, "M62 146Q80 154 104 146Q122 134 130 122L134 140Q110 162 80 160z", 0.8),
            turn=5,
        )
        pen.fill(FANG, "M66 142l0-12l6 13zM78 146l2-12l6 11zM94 143l3-11l5 8z")
    else:
        pen.form(
            "M56 120Q58 136 76 140Q100 144 124 124Q118 112 98 114z",
            deep,
            fill(belly, "M58 126Q70 138 92 136Q110 132 120 122L124 132Q100 148 76 142z", 0.8),
            turn=5,
        )
        if teeth:
            pen.fill(FANG, "M66 124l3-9l4 9zM80 125l3-10l4 9zM94 124l3-9l4 8z")
    pen.form(
        "M80 60Q92 42 114 46Q140 54 142 88Q142 112 124 126Q108 130 98 118L76 96z",
        skin,
        line(
            deep,
            "M120 66q6 2 8 8M128 80q6 2 7 8M122 94q7 1 9 7M112 108q6 2 9 7M134 70q4 2 5 6M108 58q5 2 7 6",
            2,
            0.8,
        ),
        turn=10,
    )
    pen.form(
        "M92 68Q74 70 56 90Q44 98 43 108Q44 118 56 120Q80 120 102 118Q120 112 116 90Q108 68 92 68z",
        pen.lit(skin, 0.12),
        fill(deep, "M46 112Q76 116 104 110Q114 104 116 96L118 120H50z", 0.55),
        fill(pen.lit(skin, 0.45), "M88 72Q70 78 56 94Q70 88 88 82z", 0.7),
        fill(deepest, "M52 102q6-5 10 0q-4 5-10 0z"),
        line(deepest, "M46 115Q76 121 106 113Q116 106 120 98", 2.2),
    )
    if teeth:
        pen.fill(FANG, "M54 117l3 10l4-10zM68 118l3 9l4-9zM84 117l3 9l4-10zM98 115l3 8l4-10z")
    pen.mark(beast_eye(104, 82 + (eye - 0.95) * 8, eye, iris, 8))
    pen.fill(deepest, "M86 78Q98 66 122 76L120 82Q100 74 90 82z")
    pen.fill(pen.lit(skin), "M86 77Q98 65 122 75Q100 69 88 79z")
    pen.fill(pen.dark(skin, 0.6), "M66 84Q72 72 84 72Q80 80 70 84z")
    pen.fill(pen.lit(skin, 0.6), "M66 83Q72 71 84 71Q74 75 68 83z")


def frog(pen: Pen, skin: str, iris: str, fin: str = "") -> None:
    """A frog's head or, with a fin on top, a fish's."""
    deep, belly = pen.dark(skin), mix(skin, "#f4e8b0", 0.6)
    if fin:
        pen.form("M96 56Q92 30 104 10L112 26L126 14L130 32L146 26L142 46L158 46L150 64z", fin, turn=5)
    pen.form(
        "M56 98Q58 80 72 72Q68 52 84 48Q98 48 100 64Q106 62 112 64Q110 46 128 43Q146 46 143 70Q154 84 152 108Q142 136 102 138Q62 134 56 98z",
        skin,
        fill(belly, "M56 106Q80 122 106 120Q134 118 152 102L154 140H56z", 0.95),
        fill(pen.dark(belly, 0.4), "M120 118Q140 114 152 102L154 140H110z", 0.5),
        fill(
            deep,
            "M112 72q6-2 8 3q-6 3-8-3zM130 84q7-2 9 3q-6 4-9-3zM124 74q4-2 6 2q-5 2-6-2zM66 84q5-2 6 3q-5 2-6-3zM140 96q5-1 5 3q-5 1-5-3z",
            0.8,
        ),
        line(pen.dark(skin, 0.8), "M58 102Q80 120 106 118Q134 116 151 98", 3),
        fill(pen.dark(skin, 0.8), "M84 90q3-3 5 1q-3 2-5-1zM94 89q4-2 5 1q-3 2-5-1z"),
        turn=10,
    )
    pen.mark(frog_eye(84, 62, 11, iris, skin), frog_eye(127, 59, 13, iris, skin))


def turtle(pen: Pen, skin: str, iris: str) -> None:
    """A tortle's head."""
    deep = pen.dark(skin)
    pen.form(
        "M68 86Q66 56 98 48Q136 46 140 84Q142 108 126 124Q108 134 88 130Q66 124 61 110Q58 98 68 86z",
        skin,
        line(deep, "M112 56l8 8l-6 8M126 66l4 8l-8 6M118 108q8-2 12-8M114 116q8-2 12-7", 2, 0.8),
        fill(
            mix(skin, "#e8d8a0", 0.6),
            "M62 106Q84 112 112 108Q128 104 136 94Q138 112 124 126Q106 136 86 131Q64 124 62 106z",
            0.8,
        ),
        fill(mix(skin, "#d8b060", 0.5), "M70 90Q60 98 58 112Q66 116 72 110Q84 114 96 110L92 92z", 0.9),
        line(pen.dark(skin, 0.8), "M59 112Q66 118 72 111Q90 116 112 110Q124 107 132 98", 2.6),
        fill(pen.dark(skin, 0.8), "M68 98q4-3 5 1q-3 2-5-1zM80 97q4-2 5 1q-3 2-5-1z"),
        turn=10,
    )
    pen.mark(beast_eye(82, 82, 0.62, iris, round=True), beast_eye(110, 80, 0.8, iris, round=True))
    pen.fill(
        pen.dark(skin, 0.3), "M96 78Q108 66 124 76L123 80Q108 72 98 80zM72 78Q80 72 92 78L91 81Q80 76 73 81z"
    )
    pen.fill(pen.lit(skin, 0.4), "M96 77Q108 65 124 75Q108 69 98 78z")


def forged(pen: Pen, skin: str, iris: str, crest: bool = True) -> None:
    """A face of metal plates."""
    deep, seam = pen.dark(skin), pen.dark(skin, 0.8)
    if crest:
        pen.form("M96 46L100 26L120 24L132 46L128 58z", pen.dark(skin, 0.2), turn=4)
    pen.form(
        "M66 74L80 50L122 46L142 68L140 102L124 128L98 138L76 126L66 102z",
        skin,
        fill(deep, "M66 82L100 76L141 80L140 92L98 92L66 94z", 0.9),
        line(seam, "M98 92L94 112L76 126M94 112L120 108L140 98M104 48L102 76M120 108L118 130", 2.2),
        dots(seam, 4.4, (76, 70), (130, 66), (128, 118)),
        fill(pen.dark(skin, 0.75), "M82 120h28l-2 4h-24zM84 126h22l-2 4h-18z"),
        turn=11,
    )
    pen.glow(iris, 82, 86, 15)
    pen.glow(iris, 114, 86, 17)
    pen.mark(
        oval(mix(iris, "#ffffff", 0.6), 82, 86, 4.5, 4), oval(mix(iris, "#ffffff", 0.6), 114, 86, 5.5, 4.5)
    )
    pen.form(
        "M62 80Q80 66 100 72Q122 64 144 74L142 82Q120 74 100 80Q82 76 64 86z",
        mix(skin, "#ffffff", 0.12),
        turn=6,
    )
    pen.form("M136 84L150 82L152 102L138 106z", WOOD, oval(GOLD, 145, 93, 4), turn=4)


def fish(pen: Pen, skin: str, iris: str, fin: str) -> None:
    """A striped fish's head with bulging eyes, thick lips and a high fin."""
    deep, belly = pen.dark(skin), mix(skin, "#f4ecd0", 0.6)
    pen.form(
        "M84 58Q84 24 114 8L117 24L138 16L136 34L156 36L146 62zM138 82L178 72L170 86L190 96L171 104L182 120L140 116z",
        fin,
        line(
            pen.dark(fin),
            "M142 92L170 80M144 99L178 96M144 107L172 113M98 56Q100 32 112 18M118 54L134 26M134 58L148 42",
        ),
        turn=5,
    )
    pen.form(
        "M54 102Q50 78 70 64Q94 48 120 55Q148 66 150 98Q148 124 128 135Q104 144 80 136Q58 124 54 102z",
        skin,
        fill(deep, "M112 56q10 4 8 20l-8-4zM130 64q8 6 4 22l-8-6zM96 54q6 4 5 14l-7-4z", 0.75),
        fill(belly, "M54 112Q84 118 108 108Q124 118 128 138Q100 146 76 138Q56 128 54 112z", 0.9),
        line(pen.dark(skin, 0.65), "M122 100Q130 112 124 128M130 97Q139 110 133 125", 2.6),
        turn=10,
    )
    pen.mark(eyeball(74, 74, 12, iris, deep), eyeball(110, 78, 15, iris, deep))
    pen.fill(skin, "M60 70Q66 56 88 66Q74 64 62 74zM92 70Q102 54 128 70Q108 62 94 76z")
    lips = mix(skin, "#c8707a", 0.4)
    pen.form(
        "M42 108Q42 92 62 93Q86 95 90 108Q86 125 64 125Q44 123 42 108z",
        lips,
        fill("#2a0a14", "M50 109Q52 101 63 101Q78 102 81 109Q77 117 64 117Q53 117 50 109z"),
        turn=5,
    )
    pen.line(lips, "M52 120Q40 134 44 152M72 124Q72 142 84 152", 3)


def deepfish(pen: Pen, skin: str, iris: str, fin: str) -> None:
    """A fish of the deep from the front: two great eyes far apart, and a gape full of needles."""
    deep, belly = pen.dark(skin), mix(skin, "#f4ecd0", 0.55)
    pen.form(
        "M72 66L66 36L82 48L90 20L102 44L118 22L120 48L138 34L130 70zM136 88L182 66L172 88L188 102L168 108L176 126L138 116zM60 90L26 72L34 92L22 104L38 108L34 122L62 114z",
        fin,
        line(
            pen.dark(fin),
            "M82 62L78 48M96 60L93 36M108 60L114 38M120 62L130 46M140 98L168 86M142 108L166 106",
            2.4,
        ),
        turn=5,
    )
    pen.form(
        "M50 106Q44 84 54 68Q66 52 84 62Q96 56 110 60Q130 46 146 64Q154 82 150 106Q148 130 126 139Q100 147 76 138Q54 128 50 106z",
        skin,
        dots(deep, 5, (94, 68), (104, 74), (97, 82), (140, 98), (132, 104), (60, 96), opacity=0.75),
        fill(belly, "M52 116Q100 104 148 114Q146 134 124 142H76Q54 132 52 116z", 0.9),
        fill(deep, "M92 90l3 8l-6-1zM104 89l5 8l-6 1z"),
        turn=10,
    )
    pen.fill("#2a0a14", "M56 126Q62 106 98 104Q132 104 142 122Q124 132 98 132Q72 132 56 126z")
    pen.fill(
        FANG,
        "M64 113l3 12l5-15zM76 109l3 16l5-18zM90 106l3 12l4-12zM104 105l4 17l4-16zM119 107l3 13l5-10zM131 112l2 9l4-6z"
        "M70 129l4-9l3 10zM84 132l3-12l4 12zM97 133l4-9l4 9zM113 132l3-11l4 9z",
    )
    pen.line(mix(skin, "#c8707a", 0.4), "M55 127Q60 105 98 103Q134 103 143 123", 4)
    pen.line(pen.dark(skin, 0.3), "M60 130Q50 142 54 158M136 128Q148 138 146 156", 3)
    pen.mark(eyeball(70, 78, 16, iris, deep), eyeball(126, 77, 19, iris, deep))
    pen.fill(skin, "M50 72Q58 56 86 66Q70 64 54 78zM104 72Q116 52 147 66Q126 60 108 76z")


def lizard(pen: Pen, skin: str, iris: str, crest: str = "#c8703a") -> None:
    """A lizard's head: a blunt wedge with a crest of spines and a forked tongue."""
    deep, belly = pen.dark(skin), mix(skin, "#ecdca0", 0.6)
    pen.line("#b8304a", "M48 116Q34 118 26 126L16 122M26 126L18 134", 3)
    pen.form(
        "M88 60L94 30L106 48L118 20L126 46L144 26L144 54L164 46L156 70L176 76L158 88L172 104L152 106L160 126L136 122L112 66z",
        crest,
        line(pen.dark(crest), "M96 52l1-14M116 48l4-18M134 54l8-18M146 66l14-10M150 84l18-6M148 102l16 4"),
        turn=6,
    )
    pen.form(
        "M40 106Q52 84 84 72Q104 54 128 62Q150 76 148 104Q144 128 118 138Q84 142 54 130Q36 118 40 106z",
        skin,
        fill(
            belly, "M40 118Q76 126 112 116Q134 112 146 98Q148 128 118 140Q84 144 54 132Q42 126 40 118z", 0.9
        ),
        line(pen.dark(skin, 0.75), "M41 113Q76 123 112 113Q122 110 126 104", 2.6),
        line(
            deep, "M126 78q6 2 7 8M134 92q6 2 6 8M116 70q5 2 6 6M122 124q8-2 12-8M108 128q8-2 12-6", 2.2, 0.8
        ),
        fill(pen.dark(skin, 0.75), "M50 102q6-5 9 0q-4 4-9 0z"),
        fill(pen.lit(skin, 0.4), "M84 76Q66 82 52 96Q70 88 86 86z", 0.7),
        turn=10,
    )
    pen.mark(beast_eye(104, 84, 0.92, iris, 6))
    pen.fill(pen.dark(skin, 0.6), "M86 80Q98 64 122 78L120 84Q102 72 90 84z")
    pen.fill(pen.lit(skin), "M86 79Q98 63 122 77Q102 68 88 80z")


def clockwork(pen: Pen, skin: str, iris: str) -> None:
    """A brass head under a dome of glass, with a key to wind it up."""
    seam = pen.dark(skin, 0.8)
    pen.form("M97 46V30H89Q80 14 92 10Q103 10 103 18Q104 9 115 10Q126 15 116 30H109V46z", STEEL, turn=4)
    pen.form(
        "M66 88Q62 44 102 40Q142 42 140 88z",
        "#a8d4d8",
        fill("#ffffff", "M74 78Q74 54 94 48Q84 62 84 80z", 0.7),
        line(GOLD, "M92 84l8-14l10 10l12-16", 3),
        turn=9,
    )
    pen.form(
        "M62 86Q102 96 144 84L140 118Q132 138 102 140Q76 138 68 120z",
        skin,
        line(
            seam,
            "M66 98Q102 106 142 96M80 136L82 122Q102 128 124 120L126 134M92 126V138M103 126V139M114 124V137",
            2.2,
        ),
        dots(mix(skin, "#ffffff", 0.5), 4.4, (70, 92), (84, 95), (122, 94), (137, 90)),
        turn=10,
    )
    for x, radius in ((84, 12), (116, 14)):
        pen.mark(oval(seam, x + 1, 106, radius + 1), oval(GOLD, x, 105, radius))
        pen.glow(iris, x, 105, radius + 8)
        pen.oval(mix(iris, "#ffffff", 0.6), x - 1, 104, radius * 0.5)
