"""Goblins, harpies, gargoyles, a rakshasa."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.creatures.limbs import bat_wing, claws, fangs, feather_wing, leg
from art.creatures.undead import shine
from art.games.dragonfire.stealth import encounters
from art.marks import dots, fill, line
from art.parts.beasts import panther
from art.paths import circle, limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person


@encounters.drawing(
    "goblin-ambush", "Goblins with knives and a net grin out of the ferns.", light="red", place="wood"
)
def goblin_ambush(pen: Pen) -> None:
    """Ears in the bushes."""
    with pen.collect() as marks:
        draw_person(
            pen,
            Person(
                "goblin",
                "Rogue",
                "red",
                skin="moss",
                hair="none",
                headgear="none",
                prop="none",
                hand="dagger",
                mood="laughing",
                attire="rags",
                extras="paint",
                cloth="#4a3a2a",
                iris="#ffe14a",
                ears="goblin",
                tilt=-3,
            ),
            2,
        )
    one = pen.stamp(*marks)
    for place in ("translate(84 0)scale(.62)", "translate(-22 12)scale(.66)", "translate(24 42)scale(.76)"):
        pen.mark(pen.press(one, place))
    fern = "M0 0Q-4-20 0-44Q4-20 0 0zM0-6Q-14-12-20-24Q-6-22 0-12zM0-6Q14-12 20-24Q6-22 0-12zM0-20Q-12-26-16-36Q-4-34 0-26zM0-20Q12-26 16-36Q4-34 0-26z"
    pen.form(
        "".join(
            move(fern, x, 206, turn, size)
            for x, turn, size in (
                (14, -14, 1.3),
                (48, 6, 1),
                (94, -6, 0.9),
                (130, 8, 1),
                (160, -8, 1.2),
                (190, 12, 1.4),
            )
        ),
        "#4a6a2a",
        turn=3,
    )


@encounters.drawing(
    "harpy",
    "A woman with wings and talons opens her mouth to sing, feathers falling.",
    light="rose",
    place="peaks",
)
def harpy(pen: Pen) -> None:
    """A song with claws."""
    feather = "#6a4a6a"
    feather_wing(pen, 126, 126, feather, 1.5, -8)
    feather_wing(pen, 76, 126, feather, 1.5, -8, left=True)
    with pen.group("translate(18 -4)scale(.8)"):
        draw_person(
            pen,
            Person(
                "human",
                "Bard",
                "rose",
                "f",
                head="woman-heart",
                skin="fair",
                hair="waves",
                hair_colour="#2a2038",
                headgear="none",
                prop="none",
                hand="none",
                mood="laughing",
                attire="leaves",
                cloth=feather,
                iris="#ffe14a",
                ears="round",
                extras="hollow",
                tilt=-4,
            ),
            2,
        )
    pen.form(
        "M50 148Q64 130 86 130L98 140L114 130Q136 128 152 148Q156 178 130 192Q102 202 74 192Q46 178 50 148z",
        feather,
        line(
            pen.dark(feather),
            "M66 148q6 8 12 0M84 154q6 8 12 0M104 154q6 8 12 0M122 148q6 8 12 0M74 166q6 8 12 0M94 172q6 8 12 0"
            "M114 166q6 8 12 0M84 182q6 8 12 0M106 182q6 8 12 0",
            2.4,
        ),
        turn=8,
    )
    for x in (78, 126):
        pen.shaft("#d8a24a", f"M{x} 184V194", 8)
        claws(pen, x - 10, 192, 3, 0.9, 0, "#2a1c24")
    pen.line("#ffd0de", "M40 96q-10-4-14-16M36 110q-14 0-22-12M150 100q10-6 14-18", 3, 0.7)


@encounters.drawing(
    "gargoyle",
    "A horned gargoyle of grey stone crouches on a ledge and spreads its wings.",
    light="red",
    place="town",
)
def gargoyle(pen: Pen) -> None:
    """Stone that watches the street."""
    stone = "#7f8694"
    bat_wing(pen, 130, 122, pen.dark(stone, 0.15), 0.9, 2)
    bat_wing(pen, 72, 122, pen.dark(stone, 0.15), 0.9, 2, left=True)
    pen.form("M10 184H190V214H10z", "#5a5058", line("#2a2428", "M60 184v30M130 184v30M10 198H190", 3), turn=5)
    pen.form(
        "M62 186Q50 140 74 116H128Q152 140 140 186z",
        stone,
        line(pen.dark(stone, 0.6), "M80 138q20 10 42 0M82 154q20 8 38 0M101 126v40", 2.8),
        turn=11,
    )
    horn = "M126 46Q150 40 156 10Q134 10 116 34z"
    pen.form(horn + mirror(horn, 101), stone, turn=4)
    ear = "M136 74Q164 62 180 70Q168 90 138 94z"
    pen.form(ear + mirror(ear, 101), stone, turn=4)
    pen.form(
        "M64 72Q64 38 101 34Q138 38 138 72Q142 92 130 108Q118 132 101 134Q84 132 72 108Q60 92 64 72z",
        stone,
        fill(pen.dark(stone, 0.6), "M68 74Q82 64 96 80L92 92H72zM134 74Q120 64 106 80L110 92H130z"),
        line(pen.dark(stone, 0.6), "M120 40l-4 12l8 6M88 40q12-6 24 0", 2.4),
        turn=12,
    )
    shine(pen, "#ffb02e", (83, 82, 4), (119, 82, 4.4))
    pen.fill(pen.dark(stone, 0.75), "M62 66L98 80L96 87Q80 76 64 74zM140 66L104 80L106 87Q122 76 138 74z")
    pen.form("M90 84Q101 78 112 84L116 100Q101 108 86 100z", pen.lit(stone, 0.15), turn=4)
    pen.fill("#1a141c", "M76 108Q101 116 128 106Q122 130 101 130Q82 128 76 108z")
    fangs(pen, (78, 109), (126, 108), 7, 8, 4, 3)
    pen.fill("#e8e4dc", "M84 128l2-14l6 14zM112 128l4-15l4 13z")
    for x in (66, 136):
        leg(
            pen,
            [(x, 140), (x - 12.0 if x < 100 else x + 12, 160), (x, 180)],
            30,
            20,
            stone,
            turn=7,
        )
        claws(pen, x - 12, 182, 3, 1, 0, "#d8d4cc")


@encounters.drawing(
    "rakshasa",
    "A snarling tiger in a silk robe lifts a clawed hand whose palm is turned the wrong way.",
    light="rose",
    place="hall",
)
def rakshasa(pen: Pen) -> None:
    """A tiger who has servants."""
    fur, silk = "#d8843a", "#2a6a7a"
    pen.form(
        "M10 214Q18 166 58 150Q100 140 142 150Q184 166 190 214z",
        silk,
        fill(GOLD, "M92 146L112 146L124 214H80z"),
        fill("#7a1f4a", "M97 148L107 148L114 214H90z"),
        line(GOLD, "M58 152Q40 180 40 212M142 152Q162 180 162 212", 4),
        turn=12,
    )
    pen.form(
        "M54 150Q102 184 150 148L158 164Q102 204 46 166z",
        GOLD,
        dots("#c8203a", 7, (72, 170), (102, 182), (132, 170)),
        turn=5,
    )
    with pen.group("translate(-20 -24)scale(1.18)"):
        panther(pen, fur, "#8fff5a")
        pen.fill(
            "#3a1c14",
            "M96 52l4 16l-8-2zM108 52l-2 18l8-4zM86 56l4 10l-6 0zM134 76l12 2l-11 6zM136 90l14 4l-14 4zM70 78l-10 2l9 6zM68 92l-12 4l12 4zM132 104l12 8l-14 0z",
        )
        pen.fill("#fff0d8", "M64 112Q58 122 66 128L74 120zM128 112Q136 122 126 130L118 122z", 0.9)
    pen.form(
        "M54 52Q82 28 104 26Q132 28 150 50L146 62Q104 40 58 64z",
        GOLD,
        line(pen.dark(GOLD), "M58 58Q104 34 148 57"),
        turn=5,
    )
    pen.form("M104 30l9 11l-9 13l-9-13z", "#5fe0c8", turn=2)
    pen.form(limb([(178, 214), (186, 176), (168, 146)], 38, 24), silk, turn=7)
    for x, y, turn in ((150, 118, -24), (162, 110, -6), (174, 112, 12), (184, 122, 30)):
        pen.form(move("M-5 20Q-7-4-1-18Q6-14 6 4V20z", x, y, turn), fur, turn=3)
        pen.fill("#2a1c1c", move("M-3-14Q0-26 4-12z", x, y, turn))
    pen.form(circle(168, 138, 16), fur, fill(mix(fur, "#fff0d8", 0.6), circle(166, 138, 8)), turn=5)
    pen.line(GOLD, "M156 114l10-3M168 106h10", 4)
