"""Armour, statues, carpets and vaults that move."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.undead import shine
from art.games.dragonfire.arcane import both, encounters
from art.marks import fill, line
from art.parts.props import blade, hilt
from art.paths import circle
from art.pen import Pen
from art.people import Person, draw_person
from art.things.tools import chain, padlock


@encounters.drawing(
    "animated-armor", "A suit of plate with nobody inside turns its empty visor.", place="castle"
)
def animated_armor(pen: Pen) -> None:
    """A helmet full of dark."""
    steel = "#a8b0c0"
    dark = pen.dark(steel, 0.65)
    blade(pen, 34, 150, -8, 108, 8)
    hilt(pen, 34, 150, -8, 24)
    pen.form(
        "M46 214L40 152Q70 130 102 130Q136 130 164 152L158 214z",
        steel,
        fill(pen.dark(steel, 0.2), "M102 130Q136 130 164 152L158 214H102z", 0.5),
        line(dark, "M102 136V214M56 172Q102 190 150 172M56 192Q102 210 150 192", 2.6),
        turn=11,
    )
    both(
        pen,
        "M140 134Q176 128 190 160Q196 186 186 200L156 192Q138 164 140 134z",
        steel,
        line(dark, "M148 156Q168 148 190 164M150 174Q170 166 190 184", 2.6),
        axis=102,
        turn=9,
    )
    pen.fill("#0a0a14", "M76 118Q102 132 130 118L134 146Q102 160 72 146z")
    pen.form(
        "M70 134Q102 152 136 134L142 152Q102 172 64 152z",
        steel,
        line(GOLD, "M66 148Q102 168 140 148", 2.6),
        turn=6,
    )
    pen.form(
        "M64 72Q62 28 102 22Q142 28 142 72Q144 104 130 122L104 134L76 122Q62 104 64 72z",
        steel,
        fill(dark, "M70 62H136V96H70z", 0.15),
        line(dark, "M102 24V62M78 104h6M78 112h8M122 104h6M120 112h8M92 106v14M112 106v14", 3),
        turn=12,
        edge=3,
    )
    pen.fill("#05060c", "M68 72L96 66Q102 78 108 66L138 72Q138 90 128 96L104 88L78 96Q66 90 68 72z")
    pen.line(GOLD, "M68 70L96 64Q102 76 108 64L138 70", 2.6)
    pen.glow("#9fc8ff", 84, 82, 12, 0.5)
    pen.glow("#9fc8ff", 122, 82, 13, 0.5)
    pen.form("M96 24Q92 6 104-6Q120 4 112 24z", "#8a2f4a", turn=4)
    pen.form(
        "M14 158Q26 146 46 154Q58 166 50 184Q34 194 18 186Q8 172 14 158z",
        steel,
        line(dark, "M18 164q16-6 32 0M18 174q16-5 33 0"),
        turn=6,
    )


@encounters.drawing(
    "helmed-horror",
    "Black armour with flames behind the visor raises a glowing greatsword.",
    light="violet",
    place="castle",
)
def helmed_horror(pen: Pen) -> None:
    """Black plate, white fire."""
    plate = "#3f3a54"
    pen.form(
        "M40 214Q10 150 34 96Q70 120 102 118Q140 120 172 92Q192 150 166 214z",
        "#5a1f3a",
        line("#2a0a1c", "M40 120Q30 170 44 212M166 118Q176 170 162 212", 3),
        turn=9,
    )
    pen.glow("#7fd8ff", 166, 70, 60)
    blade(pen, 164, 150, 6, 116, 10, "#7fd8ff")
    hilt(pen, 164, 150, 6, 28)
    pen.form(
        "M44 214L48 156Q74 140 102 140Q132 140 158 156L160 214z",
        plate,
        line(pen.lit(plate, 0.5), "M102 146V214M60 176Q102 190 146 176", 2.4),
        turn=10,
    )
    both(
        pen,
        "M136 138Q160 116 190 122L178 140L196 150L178 162L186 184L154 182Q136 160 136 138z",
        plate,
        line(pen.lit(plate, 0.5), "M148 146Q164 138 178 142M150 164Q166 158 178 162"),
        axis=102,
        turn=8,
    )
    pen.form(
        "M64 80Q60 40 78 24L102 10L126 24Q146 40 142 80L134 118L104 140L72 118z",
        plate,
        line(pen.lit(plate, 0.5), "M102 12V66", 3),
        turn=12,
        edge=3,
    )
    pen.fill("#05060c", "M68 74L98 84V96L90 126L76 112zM138 74L106 84V96L114 126L130 112z")
    pen.glow("#ffb04a", 84, 90, 26)
    pen.glow("#ffb04a", 122, 90, 28)
    pen.fill("#fff0b0", "M72 82L94 90L90 98Q78 96 72 82zM134 82L110 90L114 98Q128 96 134 82z")
    horn = "M134 52Q164 44 174 10Q186 44 160 72Q148 80 138 76z"
    both(pen, horn, "#2a2438", axis=102, turn=5)
    pen.form("M146 168Q160 158 178 166Q188 178 180 194Q160 200 146 190z", plate, turn=6)


@encounters.drawing(
    "animated-statue", "A marble woman with cracked cheeks opens eyes full of blue light.", place="castle"
)
def animated_statue(pen: Pen) -> None:
    """Everything is stone."""
    pen.portrait = True
    marble = "#cfd0dc"
    draw_person(
        pen,
        Person(
            "human",
            "Noble",
            "blue",
            "f",
            head="woman-strong",
            skin=marble,
            hair="waves",
            hair_colour="#b4b6c4",
            headgear="none",
            attire="stole",
            prop="none",
            hand="none",
            mood="stern",
            cloth="#a8aaba",
            iris="#9fe8ff",
            extras="blank",
            metal="#b8bac8",
            tilt=-2,
        ),
        4,
    )
    pen.line("#4a4a60", "M112 62l-6 12l10 8l-6 14M74 118l8 8l-4 10M128 120l-8 6l4 12M60 184l10-12l-4-10", 2.6)
    pen.glow("#7fd8ff", 78, 94, 16, 0.8)
    pen.glow("#7fd8ff", 112, 93, 18, 0.8)


@encounters.drawing(
    "rug-of-smothering", "A red carpet rears up like a cobra, its fringes reaching out.", place="hall"
)
def rug_of_smothering(pen: Pen) -> None:
    """Woven malice."""
    wool, trim = "#a82a34", "#e8b85a"
    pen.shadow(100, 188, 84, 8)
    pen.form(
        "M20 182Q60 164 100 172Q150 176 186 164L192 186Q140 198 90 194Q50 198 14 200z",
        pen.dark(wool, 0.3),
        line(trim, "M24 188Q60 174 100 180Q150 184 188 172", 3),
        turn=6,
    )
    top = "".join(
        f"M{x} {42 - abs(100 - x) // 6 * -1}q{(x - 100) // 8} -12 {(x - 100) // 5} -20"
        for x in range(36, 170, 11)
    )
    pen.line(pen.dark(trim, 0.5), top, 6)
    pen.line(trim, top, 3.4)
    pen.form(
        "M10 84Q18 50 44 52Q100 26 158 52Q184 50 192 82Q172 74 160 86Q150 130 158 178Q100 192 46 180Q54 130 44 88Q30 74 10 84z",
        wool,
        line(trim, "M58 168Q66 120 56 70Q100 48 146 70Q138 120 146 166Q100 178 58 168z", 5),
        line("#2a5a8a", "M70 158Q76 120 70 80Q100 64 132 80Q126 120 132 156", 4),
        fill(trim, "M101 118l18 16l-18 20l-18-20z"),
        fill("#2a5a8a", "M101 126l10 8l-10 11l-10-11z"),
        line(pen.dark(wool), "M28 64Q40 62 48 74M174 64Q162 62 154 74", 3),
        turn=13,
        edge=3,
    )
    pen.fill("#180818", "M72 84Q84 78 97 96Q84 104 74 98zM130 84Q118 78 105 96Q118 104 128 98z")
    shine(pen, "#ffe06a", (84, 92, 3.6), (118, 92, 3.8))
    pen.line(trim, "M10 84q-6 8-4 18M18 80q-4 8-2 16M192 82q6 8 4 18M184 79q4 8 2 16", 3.4)


@encounters.drawing(
    "sealed-vault",
    "Chains and a golden padlock hold a round iron door shut, and gold light leaks around its edge.",
    light="violet",
    place="castle",
)
def sealed_vault(pen: Pen) -> None:
    """A door that says no."""
    stone, iron = "#6a6478", "#6c7690"
    pen.form(
        "M-4-4H204V214H-4z",
        pen.dark(stone, 0.45),
        line(
            pen.dark(stone, 0.8),
            "M0 36H44M156 36H200M0 84H16M184 84H200M0 132H16M184 132H200M0 180H44M156 180H200M36 0V36M164 0V36M30 180V214M170 180V214",
            4,
        ),
        turn=4,
    )
    pen.glow("#ffc83a", 100, 102, 112, 1)
    pen.fill("#ffe890", circle(100, 102, 86))
    pen.form(
        circle(102, 104, 80),
        pen.dark(iron, 0.35),
        turn=6,
    )
    pen.form(
        circle(99, 101, 72),
        iron,
        line(pen.dark(iron, 0.65), circle(99, 101, 52), 5),
        line(pen.lit(iron, 0.5), circle(97, 99, 52), 2),
        turn=14,
        edge=3.4,
    )
    pen.dots(
        pen.lit(iron, 0.7),
        9,
        *(
            (99 + 62 * x, 101 + 62 * y)
            for x, y in (
                (1, 0),
                (0, 1),
                (-1, 0),
                (0, -1),
                (0.4, 0.92),
                (-0.4, 0.92),
                (0.4, -0.92),
                (-0.4, -0.92),
            )
        ),
    )
    chain(pen, [(14, 40), (60, 74), (100, 108)], 1.15, "#b8a8d0")
    chain(pen, [(186, 40), (142, 74), (100, 108)], 1.15, "#b8a8d0")
    chain(pen, [(18, 168), (60, 136), (100, 108)], 1.15, "#b8a8d0")
    chain(pen, [(182, 168), (142, 136), (100, 108)], 1.15, "#b8a8d0")
    padlock(pen, 100, 106, 1.05)
    pen.glow("#fff0a0", 100, 121, 24, 0.9)
    pen.fill(
        "#ffffff", "M100 112Q108 113 107 121Q106 125 103 127L107 140H93L97 127Q93 124 93 120Q93 113 100 112z"
    )
