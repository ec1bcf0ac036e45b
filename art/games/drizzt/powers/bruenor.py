"""The powers of Bruenor."""

from __future__ import annotations

from art.gallery import Gallery
from art.marks import fill
from art.paths import move
from art.pen import Pen
from art.poses import Dress, figure
from art.things.armour import shield
from art.things.clothes import boot
from art.things.effects import burst, motion, rays, sparks
from art.things.signs import claw_marks, d20
from art.things.vessels import mug
from art.things.weapons import axe

bruenor = Gallery("drizzt", "powers", "red", "hall")

BRUENOR = Dress("#7f8da6", "#e8b48c", "#8d9bb3", "helm", cape="#3a4a8a", beard="#e0641f", stout=1.35)


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
