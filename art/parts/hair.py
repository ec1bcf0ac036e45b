"""Hair: what hangs behind the shoulders, and what lies on the head."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.marks import dots, fill, line
from art.parts import Look, Shelf
from art.pen import Pen

__all__ = ["UNDER_HOOD", "back", "fringe_under_hood", "front"]

back = Shelf("hair behind the head")
front = Shelf("hair")

UNDER_HOOD = frozenset({"short", "swept", "long", "curly", "wild", "waves", "bob", "parted"})
"""Hair of which a fringe shows under a hood."""

LONG = "M66 70Q62 40 104 34Q146 36 148 84Q156 128 166 160Q150 172 128 160L76 156Q60 168 46 158Q62 130 66 70z"


def strands(pen: Pen, look: Look) -> tuple[str, str]:
    """The colours of dark and of lit strands."""
    return pen.dark(look.hair), pen.lit(look.hair, 0.4)


@back("long")
def long_back(pen: Pen, look: Look) -> None:
    """Straight hair down to the shoulders."""
    deep = pen.dark(look.hair, 0.25)
    pen.form(
        LONG,
        deep,
        line(pen.dark(deep, 0.4), "M146 100q6 30 10 56M136 120q4 20 6 40M62 120q-4 20-10 34", 3),
        turn=10,
    )


@back("waves")
def waves_back(pen: Pen, look: Look) -> None:
    """Wavy hair that falls wide."""
    deep = pen.dark(look.hair, 0.25)
    pen.form(
        "M64 70Q60 38 104 32Q150 34 152 80Q166 96 156 116Q174 132 164 158Q166 174 146 176Q132 168 124 158L78 156Q66 174 46 170Q32 158 44 140Q34 122 50 108Q44 90 64 70z",
        deep,
        line(
            pen.dark(deep, 0.4),
            "M148 90q10 14 2 28q12 14 6 32M56 110q-6 14 2 26q-8 12-2 24M138 120q8 14 2 30",
            3,
        ),
        turn=10,
    )


@back("braids")
def braids_back(pen: Pen, look: Look) -> None:
    """The hair behind two braids."""
    pen.form(
        "M66 70Q62 40 104 34Q146 36 146 84Q150 110 144 140L70 140Q62 120 66 70z",
        pen.dark(look.hair, 0.25),
        turn=10,
    )


@back("bob")
def bob_back(pen: Pen, look: Look) -> None:
    """Hair cut at the jaw."""
    pen.form(
        "M64 72Q60 38 104 32Q148 34 150 80Q156 110 150 134Q136 140 126 132L80 132Q66 138 58 130Q56 104 64 72z",
        pen.dark(look.hair, 0.25),
        turn=10,
    )


@back("ponytail")
def ponytail_back(pen: Pen, look: Look) -> None:
    """A tail that swings out behind."""
    pen.form(
        "M132 44Q170 34 182 72Q190 108 176 150Q172 164 162 170Q166 140 160 112Q154 84 134 74z",
        look.hair,
        line(pen.dark(look.hair), "M146 52Q172 70 172 124M150 66Q166 90 168 140", 2.4),
        turn=7,
    )


@back("locs")
def locs_back(pen: Pen, look: Look) -> None:
    """Thick locks that hang to the shoulders."""
    deep = pen.dark(look.hair, 0.2)
    pen.form(
        "M64 78Q60 38 104 32Q150 34 152 82L162 150Q156 164 150 152L146 160Q138 168 134 156L84 150Q78 164 70 152L62 158Q54 160 54 148L44 150Q44 110 64 78z",
        deep,
        line(pen.dark(deep, 0.5), "M148 90l6 60M138 100l4 56M58 104l-6 44M68 108l-2 46", 2.6),
        turn=8,
    )


@back("wild")
def wild_back(pen: Pen, look: Look) -> None:
    """A mane in all directions."""
    pen.form(
        "M64 84L48 88L58 72L42 62L62 56L54 38L76 44L80 24L96 38L112 20L120 38L140 28L140 48L160 50L150 66L166 78L152 86L162 104L148 108L150 126L136 124L120 60z",
        pen.dark(look.hair, 0.2),
        turn=6,
    )


@back("flame")
def flame_back(pen: Pen, look: Look) -> None:
    """Hair that burns."""
    pen.form(
        "M62 86Q46 70 54 48Q60 58 66 54Q62 28 84 10Q84 28 94 30Q104 14 100 0Q124 14 120 34Q132 30 134 16Q152 40 144 60Q152 58 156 50Q160 84 138 104z",
        "#e8601c",
        shade="#a32a14",
        rim="#ffe08a",
        turn=6,
    )


@back("wave")
def wave_back(pen: Pen, look: Look) -> None:
    """Hair that flows like water."""
    pen.form(
        "M64 84Q50 60 70 38Q98 14 128 30Q160 44 154 84Q168 96 162 118Q174 130 164 152Q150 146 140 156Q146 130 134 110z",
        look.hair,
        line("#e8fffb", "M150 60q4 16 0 30M158 100q4 10-2 22M140 44q8 10 8 20", 2, 0.7),
        rim="#e8fffb",
        turn=8,
    )


@front("short", "crop")
def short_front(pen: Pen, look: Look) -> None:
    """Short hair, parted."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{68 - w} 84Q60 56 78 44Q92 32 112 36Q140 40 {142 + w} 70Q143 84 138 94L132 92Q134 80 128 72Q112 72 100 62Q92 74 78 70Q72 74 {71 - w} 86z",
        look.hair,
        line(lit, "M80 52Q92 42 108 44M90 58Q104 50 118 54", 2, 0.7),
        line(dark, "M112 70q10-6 18 0M122 46q12 8 14 26"),
        turn=7,
    )


@front("swept")
def swept_front(pen: Pen, look: Look) -> None:
    """Hair swept over to one side."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{68 - w} 82Q56 66 66 50Q64 40 72 36Q86 24 114 32Q144 40 {144 + w} 76Q146 98 140 110L132 108Q134 90 126 76Q104 70 88 54Q78 60 {70 - w} 84z",
        look.hair,
        line(lit, "M76 44Q96 40 120 60M72 52Q82 48 88 54", 2.2, 0.7),
        line(dark, "M100 40Q126 48 136 80M112 38Q136 50 140 90", 2.2),
        turn=7,
    )


@front("long", "locs")
def long_front(pen: Pen, look: Look) -> None:
    """Long hair that frames the face."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{70 - w} 78Q58 98 62 124Q52 112 54 84Q54 44 96 34Q140 32 148 76Q150 104 152 136Q140 130 136 108Q134 84 122 68Q106 72 92 52Q84 70 {70 - w} 78z",
        look.hair,
        line(lit, "M64 66Q72 46 92 44M70 70Q80 58 90 56", 2.2, 0.7),
        line(dark, "M96 42Q126 50 138 96M108 38Q138 52 144 116M98 50Q118 60 128 78", 2.2),
        turn=7,
    )


@front("waves")
def waves_front(pen: Pen, look: Look) -> None:
    """Waves over the brow and down beside the face."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{70 - w} 80Q54 92 60 108Q50 118 58 134Q42 124 46 104Q42 88 54 74Q54 40 98 32Q144 30 150 72Q160 90 152 106Q162 122 154 142Q142 138 142 122Q130 110 136 98Q134 80 120 66Q112 78 100 70Q90 64 88 56Q84 70 {70 - w} 80z",
        look.hair,
        line(lit, "M62 68Q70 46 92 42M70 70Q78 58 88 54", 2.2, 0.7),
        line(dark, "M98 40Q128 48 140 86Q148 102 144 118M92 52Q104 66 120 66", 2.2),
        turn=7,
    )


@front("locks")
def locks_front(pen: Pen, look: Look) -> None:
    """Long locks at both sides of the face, where a hat hides the rest."""
    w, (dark, _) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{70 - w} 62Q{56 - w} 96 46 152Q60 160 74 150Q66 120 {72 - w} 84zM132 62Q{152 + w} 96 164 154Q148 164 130 152Q140 120 134 84z",
        look.hair,
        line(dark, "M64 88Q60 120 58 150M142 90Q148 120 150 152M138 110Q140 130 140 150", 2.4),
        turn=6,
    )


@front("parted")
def parted_front(pen: Pen, look: Look) -> None:
    """Hair parted in the middle, tucked behind the ears."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{66 - w} 96Q56 58 84 40Q92 34 104 34Q142 36 {146 + w} 76Q146 96 140 108L134 104Q136 84 124 70Q108 60 92 44Q86 66 74 76Q70 84 {70 - w} 98z",
        look.hair,
        line(lit, "M84 46Q72 58 68 76M98 42Q122 50 134 72", 2, 0.7),
        line(dark, "M92 44Q86 62 76 72M94 40Q128 54 138 88"),
        turn=7,
    )


@front("bob")
def bob_front(pen: Pen, look: Look) -> None:
    """A straight fringe, cut at the jaw."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{68 - w} 76Q60 100 64 124Q56 126 54 116Q48 42 100 33Q146 34 150 80Q152 112 148 132Q140 134 134 128Q138 100 {134 + w} 74Q104 64 {68 - w} 76z",
        look.hair,
        line(lit, "M62 70Q68 46 92 41M78 60Q92 50 112 50", 2.2, 0.7),
        line(dark, "M84 72l2-12M100 70l1-14M116 72l-1-13M128 74l-4-14M140 90q4 18 2 36"),
        turn=7,
    )


@front("braids")
def braids_front(pen: Pen, look: Look) -> None:
    """Two braids with gold clasps."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{66 - w} 82Q56 44 96 36Q138 34 {144 + w} 74Q146 90 140 100L134 96Q132 78 118 68Q104 68 96 56Q84 70 {66 - w} 82z",
        look.hair,
        line(lit, "M72 58Q84 46 98 46", 2, 0.7),
        line(dark, "M98 44Q124 50 136 86", 2.2),
        turn=7,
    )
    braid = plait(pen, look)
    pen.mark(f'<use href="#{braid}" x="134" y="98"/>', pen.press(braid, "translate(68 94)scale(-1 1)"))


@front("sidebraid")
def side_braid_front(pen: Pen, look: Look) -> None:
    """Hair drawn back into one braid over the shoulder."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{67 - w} 84Q58 46 98 36Q140 34 {145 + w} 76Q148 96 144 112L134 104Q134 82 120 70Q96 66 84 60Q74 70 {67 - w} 84z",
        look.hair,
        line(lit, "M74 60Q88 46 108 44", 2, 0.7),
        line(dark, "M86 58Q116 52 138 96M100 44Q130 50 142 90", 2.2),
        turn=7,
    )
    braid = plait(pen, look)
    pen.mark(pen.press(braid, "translate(134 106)scale(1.15)"))


def plait(pen: Pen, look: Look) -> str:
    """A braid, to be used once or twice."""

    def links(*places: int) -> str:
        return "".join(f"M0 {k * 13 - 4}q12-2 13 8q-2 10-12 9q-9-6-1-17z" for k in places)

    return pen.stamp(
        fill(look.hair, "M0 70h11l-3 12h-5z" + links(1, 3)),
        fill(mix(look.hair, pen.light.rim, 0.18), links(0, 2, 4)),
        fill(GOLD, "M-1 64h13v6H-1z"),
    )


@front("topknot", "bun")
def topknot_front(pen: Pen, look: Look) -> None:
    """A knot on top of the head."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form("M98 38Q88 18 106 12Q128 12 124 34Q120 42 112 42z", look.hair, turn=6)
    pen.form(
        f"M{67 - w} 80Q60 48 96 38Q138 36 {142 + w} 76Q142 88 138 96L132 92Q130 74 114 64Q92 66 82 62Q72 68 {67 - w} 80z",
        look.hair,
        line(lit, "M76 58Q88 46 104 42", 2, 0.7),
        line(dark, "M90 62Q106 50 110 42M116 62Q118 50 112 42"),
        turn=7,
    )
    pen.line(GOLD, "M98 39Q108 44 118 38", 4)


@front("ponytail")
def ponytail_front(pen: Pen, look: Look) -> None:
    """Hair drawn back tight."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{68 - w} 80Q62 46 98 36Q138 34 {144 + w} 74Q144 88 138 98L132 94Q132 76 116 64Q92 62 84 58Q74 66 {68 - w} 80z",
        look.hair,
        line(lit, "M78 56Q94 42 116 44", 2, 0.7),
        line(dark, "M90 58Q118 50 138 62M108 60Q126 58 140 72"),
        turn=7,
    )
    pen.line(GOLD, "M138 48Q146 58 142 72", 4)


@front("mohawk")
def mohawk_front(pen: Pen, look: Look) -> None:
    """A crest of hair on a shaved head."""
    dark, _ = strands(pen, look)
    pen.form(
        "M80 58Q66 46 72 28L82 36L88 16L98 30L110 12L116 30L132 20L132 38L148 34L142 54L154 58L142 74Q128 54 108 52Q92 52 80 58z",
        look.hair,
        line(dark, "M92 48q-4-14-4-24M108 46q2-14 4-26M124 50q6-12 12-20", 2.2),
        turn=7,
    )


@front("curly")
def curly_front(pen: Pen, look: Look) -> None:
    """A head full of curls."""
    dark, lit = strands(pen, look)
    pen.form(
        "M68 84Q54 82 57 68Q47 58 58 48Q60 34 76 36Q84 22 100 28Q114 18 126 30Q142 30 144 46Q158 54 150 70Q158 84 147 94Q146 106 136 106Q139 94 132 90Q137 79 126 77Q124 67 112 69Q104 60 96 69Q86 63 82 73Q73 71 74 80Q72 87 68 84z",
        look.hair,
        line(lit, "M62 60q2-8 10-7M78 46q4-8 12-5M100 38q6-6 13-1M84 60q4-7 11-4M110 56q5-6 12-2", 2.4, 0.8),
        line(
            dark,
            "M70 66q6 4 10-2M90 50q6 5 11 0M116 46q6 5 11 0M132 60q7 3 9-3M134 80q7 2 9-4M104 62q5 4 9 0",
            2.4,
        ),
        turn=7,
    )


@front("wild")
def wild_front(pen: Pen, look: Look) -> None:
    """Spikes over the brow."""
    pen.form(
        "M66 84L60 70L68 60L74 44L92 46L104 36L118 46L134 50L140 68L144 86L136 96L130 76L120 80L114 64L104 76L96 60L86 74L80 62z",
        look.hair,
        turn=5,
    )


@front("fringe")
def fringe_front(pen: Pen, look: Look) -> None:
    """What is left above the ears of a bald man."""
    pen.form(
        "M126 62Q146 66 146 92Q146 108 136 114Q138 96 132 86Q126 74 126 62zM66 80q-4 6-1 14l5-12z",
        look.hair,
        turn=4,
    )


@front("tonsure")
def tonsure_front(pen: Pen, look: Look) -> None:
    """A ring of hair around a shaved crown."""
    w, (dark, lit) = look.head.wide, strands(pen, look)
    pen.form(
        f"M{68 - w} 96Q{54 - w} 92 {57 - w} 80Q{54 - w} 66 {68 - w / 2:g} 60Q84 67 104 67Q122 66 {131 + w / 2:g} 60Q{146 + w} 62 {147 + w} 76Q{156 + w} 88 {147 + w} 98Q{146 + w} 112 {134 + w} 112Q137 96 130 80Q122 76 116 74Q108 82 102 75Q94 82 88 74Q80 80 76 76Q72 84 {68 - w} 96z",
        look.hair,
        line(dark, f"M136 66q8 8 4 18M{141 + w} 72q6 10 2 24M66 68q-5 8-2 18M88 68v7M102 68v7M116 67v7", 2.2),
        line(lit, f"M{64 - w} 70q-4 6-2 12M80 67l-2 7", 2, 0.7),
        turn=6,
    )


@front("flame")
def flame_front(pen: Pen, look: Look) -> None:
    """Flames over the brow."""
    pen.form(
        "M68 80Q64 60 78 48Q80 58 88 56Q86 42 100 32Q104 44 112 46Q118 40 116 30Q140 44 142 76Q140 88 136 94Q136 78 126 74Q112 78 106 66Q98 76 88 70Q76 72 68 80z",
        "#ff9a2e",
        fill("#ffe27a", "M90 60Q92 48 100 42Q104 54 112 56Q104 64 90 60zM118 56q10 4 14 16q-12 0-14-16z"),
        shade="#e0501a",
        rim="#fff3b0",
        turn=6,
    )


@front("wave")
def wave_front(pen: Pen, look: Look) -> None:
    """A wave that breaks over the brow."""
    pen.form(
        "M70 84Q58 82 56 70Q46 66 46 54Q46 42 58 40Q66 42 64 49Q60 52 58 49Q60 32 82 27Q112 20 136 40Q152 60 142 100Q136 100 134 92Q136 74 120 66Q106 76 96 60Q86 78 70 84z",
        mix(look.hair, "#ffffff", 0.15),
        line("#ffffff", "M60 62Q74 40 104 40Q130 44 138 70M72 74Q84 54 106 52Q124 54 130 68", 2.2, 0.8),
        dots("#ffffff", 4, (50, 36), (42, 46), (66, 30), (44, 60)),
        rim="#f2fffd",
        turn=6,
    )


def fringe_under_hood(pen: Pen, look: Look) -> None:
    """The hair that shows under a hood or a cowl."""
    pen.form(
        "M69 80Q66 66 78 58Q96 48 122 60Q132 68 134 82Q122 70 106 72Q96 62 86 68Q76 72 69 80z",
        look.hair,
        turn=5,
    )
