"""Weapons of the Fantasy Adventure Board Game and its expansions."""

from __future__ import annotations

from art.cards import Card, glow, hang, layers, part
from art.colour import GOLD, IRON, STEEL, WOOD
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import Placed, circle, move
from art.pen import Pen
from art.things.blades import dagger, flamberge, greatsword, rapier, scimitar, sword
from art.things.bows import bola, bow, crossbow, sling
from art.things.effects import arc, motion, rays, sparks
from art.things.elements import flame, moon, snowflake, sun
from art.things.hands import fist
from art.things.weapons import (
    axe,
    double_axe,
    flail,
    halberd,
    hammer,
    javelin,
    mace,
    maul,
    morningstar,
    spear,
    thorns,
)

items = Gallery("fantasy", "items", place="castle")


def quarterstaff(pen: Pen) -> None:
    """Two fists and a staff shod with iron."""
    at = Placed(100, 92, 1.2, 64)
    pen.shaft("#a8744a", at("M0 88V-88"), 18)
    for y in (-94, 70):
        pen.form(at(f"M-13 {y}H13V{y + 26}H-13z"), IRON, line("#c8d4e4", at(f"M-13 {y + 8}H13")), turn=5)
    fist(pen, 60, 112, 0.72, 16, "#c98a5c", "#5a3a7a")
    fist(pen, 136, 76, 0.72, -4, "#c98a5c", "#5a3a7a")


def staff_of_thorns(pen: Pen) -> None:
    """A dark staff with thorns all along it."""
    at = Placed(96, 104, 1.1, 36)
    pen.form(at("M-8 90Q-2 40-10 0Q-2-40-8-70Q4-88 10-66Q2-40 10 0Q2 40 8 90z"), "#5a3a2a", turn=5)
    thorns(
        pen,
        at,
        "#c8a87a",
        *((9, y, 60) for y in (-50, -16, 20, 54)),
        *((-9, y, -60) for y in (-62, -32, 2, 38, 70)),
    )
    pen.glow("#c84a8a", *at.point(0, -80), 40)
    pen.form(circle(*at.point(0, -80), 16), "#d84a8a", turn=6)


def thornwood_staff(pen: Pen) -> None:
    """A living branch with thorns and leaves."""
    at = Placed(104, 108, 1.1, -30)
    pen.form(
        at("M-8 90Q-4 30-10-10Q-30-40-20-74Q4-100 26-80Q38-60 22-48Q24-66 8-66Q-6-60 6-30Q14 10 8 90z"),
        "#7a5434",
        line("#3a2417", at("M0 80Q4 20-4-20"), 2.4),
        turn=6,
    )
    thorns(pen, at, "#e8d8a8", (9, 40, 60), (9, 4, 60), (-9, 58, -60), (-9, 22, -60))
    pen.form(
        at("M-22-50Q-50-60-52-34Q-32-26-20-42zM26-76Q50-92 60-70Q46-54 26-66zM10-10Q40-22 44 4Q26 14 8 2z"),
        "#7fb04a",
        turn=4,
    )


def ice_head(pen: Pen) -> None:
    """An axe with a pick of ice."""
    at = Placed(96, 104, 1.15, 34)
    pen.shaft(WOOD, at("M0 80V-60"), 9)
    pen.form(
        at("M-6-62L20-70L62-52Q40-40 26-22L-6-28z"),
        "#bfeaff",
        fill("#ffffff", at("M-6-62L20-70L62-52L10-50z"), 0.7),
        turn=5,
        rim="#ffffff",
    )
    pen.form(at("M-4-58L-40-66L-66-40Q-34-46-4-34z"), "#8fc8e8", turn=4, rim="#ffffff")


def burning(pen: Pen) -> None:
    """A sword with a blade of flame."""
    at = Placed(94, 106, 1.15, 40)
    pen.glow("#ff8a2a", *at.point(0, -30), 90)
    pen.form(
        at("M-10 32Q-22 10-12-8Q-24-30-12-46Q-18-70 2-98Q8-74 18-62Q12-44 20-28Q10-10 20 8L10 32z"),
        "#ff8a1e",
        turn=5,
        rim="#ffe9a0",
        shade="#d8401a",
    )
    pen.fill("#fff0a8", at("M-4 30Q-10-10 0-74Q10-20 5 30z"))
    pen.form(at("M-6 58L-4 34H4L6 58z"), "#6b4429", turn=3)
    pen.form(at("M-30 26Q0 36 30 26L32 36Q0 44-32 36z"), GOLD, turn=4)
    pen.form(circle(*at.point(0, 64), 9), GOLD, turn=4)


def many_arrows(pen: Pen) -> None:
    """A bow, and behind its arrow many more."""
    for dy in (-44, -24, 24, 44):
        pen.line("#fff0b8", f"M150 {100 + dy}H{50 + abs(dy) // 2}", 4, 0.7)
        pen.fill("#ffffff", move("M-14 0L6-7L0 0L6 7z", 46 + abs(dy) // 2, 100 + dy), 0.9)
    bow(pen, 112, 100, 0.95, 0, "recurve", "#3f8a8a", GOLD, arrow="#ffd36a")


def drip(pen: Pen, colour: str, *spots: tuple[float, float, float]) -> None:
    """Drops that fall: x, y and size of each."""
    pen.form(
        "".join(move("M0-14Q9 0 7 8Q0 16-7 8Q-9 0 0-14z", x, y, 0, size) for x, y, size in spots),
        colour,
        turn=3,
    )


def rallion(pen: Pen) -> None:
    """A hero's sword in a stream of light."""
    rays(pen, 100, 90, "#fff0b8", 0.3)
    greatsword(pen, 100, 98, 0.95, 0, "#d8e4f4", GOLD, "#7a1f34")
    pen.form(circle(100, 130, 8), "#c8203a", turn=3)
    sparks(pen, "#fffbe0", (66, 58, 0.8), (138, 76, 0.6), (60, 120, 0.5))


# fmt: off
WEAPONS: dict[str, Card] = {
    "broadsword": ("A broadsword with a brass guard points up to the right.", "red", part(sword, 94, 106, 1.15, 40)),
    "crossbow": ("A light crossbow with a bolt on its string.", "umber", part(crossbow, 100, 102, 1.05, -42)),
    "short-sword": ("A short sword with a leather grip points up to the left.", "yellow", part(dagger, 104, 104, 1.35, -38, STEEL, "#a8452e")),
    "light-bow": ("A simple bow of yew draws a red-feathered arrow.", "green", part(bow, 112, 100, 0.95)),
    "mace": ("A flanged mace leans to the right.", "blue", part(mace, 98, 106, 1.1, 32)),
    "elven-bow": ("A slender recurved bow with green arrows, silver at its grip.", "teal", part(bow, 112, 100, 0.95, 8, "recurve", "#b8844a", "#d8e4f0", arrow="#5f9a3c")),
    "hand-axe": ("Two hand axes cross their shafts.", "yellow", layers(part(axe, 76, 108, 0.85, -34), part(axe, 120, 108, 0.85, 34))),
    "quarterstaff": ("Two fists hold a wooden staff shod with iron.", "violet", quarterstaff),
    "spear": ("A spear with a red tassel points up to the right.", "blue", part(spear, 50, 168, 1.8, 40)),
    "throwing-daggers": ("Three daggers fly side by side.", "violet", layers(part(motion, 70, 120, 1, -40), part(dagger, 74, 74, 0.75, 50), part(dagger, 108, 104, 0.75, 50), part(dagger, 142, 134, 0.75, 50))),
    "flail": ("A spiked ball swings on its chain.", "red", part(flail, 96, 106, 0.95, 0, IRON)),
    "bola": ("Three stones whirl on their cords.", "yellow", part(bola, 98, 98, 1)),
    "greatsword": ("A greatsword with iron lugs cuts through the air.", "slate", layers(part(motion, 60, 84, 1, 40), part(greatsword, 106, 104, 1.05, -44))),
    "heavy-crossbow": ("A heavy crossbow with a bow of steel.", "red", part(crossbow, 100, 102, 1.1, 42, heavy=True)),
    "rapier": ("A thin rapier with a golden basket points up to the right.", "rose", part(rapier, 98, 98, 1.1, 38)),
    "composite-bow": ("A strong bow of horn and wood, bound with gold.", "yellow", part(bow, 112, 100, 0.95, -6, "horned", "#5a4034", GOLD)),
    "war-hammer": ("A war hammer bound with gold comes down.", "blue", layers(part(motion, 66, 76, 1, -30), part(hammer, 108, 102, 1.05, 40))),
    "elven-longbow": ("A tall pale longbow of the elves with silver bands.", "green", part(bow, 108, 100, 0.92, 10, "long", "#d8c08a", "#e8f0f8", arrow="#3f7ab0")),
    "battle-axe": ("A double-bladed axe sweeps in an arc.", "red", layers(part(arc, 100, 104, 1.05, -10), part(double_axe, 98, 108, 1.05, 24))),
    "morningstar": ("A ball of spikes on a stout shaft.", "violet", part(morningstar, 96, 108, 1.1, 32)),
    "repeating-crossbow": ("A crossbow with a magazine and a lever on top.", "teal", part(crossbow, 100, 102, 1.15, 40, magazine=True)),
    "silver-dagger": ("A silver dagger shines in the moonlight.", "blue", layers(part(moon, 50, 62, 0.5), part(dagger, 100, 106, 1.35, 36, "#d8e4f4", "#c8d4e4", "#2a3a5a"))),
    "halberd": ("An axe, a hook and a point on one pole.", "umber", part(halberd, 94, 114, 1.1, 26)),
    "staff-of-thorns": ("A dark staff full of thorns ends in a rose-red stone.", "green", staff_of_thorns),
    "sword-of-rallion": ("A golden-hilted greatsword stands upright in rays of light.", "yellow", rallion),
    "arbalest": ("A huge steel crossbow is wound up with a crank.", "slate", part(crossbow, 100, 100, 1.15, 36, "#5a3a2a", "#c8d4e4", heavy=True, crank=True)),
    "shadow-blade": ("A black blade trails dark smoke.", "violet", layers(glow("#8a4aff", 100, 96, 90), part(sword, 96, 106, 1.15, 40, "#2a2438", "#5a3a8a", "#1a1420"), part(Pen.line, "#1a1024", "M136 40Q154 30 150 12M128 58Q160 52 168 34M112 70Q140 76 158 62", 6, 0.6))),
    "huntress-bow": ("A dark hunting bow hung with feathers.", "rose", layers(part(bow, 114, 100, 0.95, -10, "horned", "#3a4a2a", "#c8a45a", arrow="#f4ead0"))),
    "holy-mace": ("A golden mace shines like a small sun.", "blue", layers(part(rays, 124, 66, "#fff0b8", 0.3), glow("#ffe07a", 124, 66, 80), part(mace, 98, 106, 1.1, 32, "#f0d48a", "#ffffff"))),
    "moonbow": ("A silver bow bent like the crescent behind it.", "violet", layers(part(moon, 72, 70, 0.8), part(bow, 116, 104, 0.92, 0, "recurve", "#c8d0f0", "#8a9af0", "#e8ecff", arrow="#8a9af0"))),
    "dwarven-greataxe": ("A broad dwarven axe inlaid with golden runes.", "teal", part(double_axe, 100, 108, 1.1, -22, "#a8b0c0", GOLD, "#4a2f24")),
    "flame-tongue": ("The blade of this sword is a long flame.", "blue", burning),
    "bow-of-endless-arrows": ("Arrows of light follow one another from a teal bow.", "umber", many_arrows),
    "dagger-of-venom": ("Green poison drips from a curved dagger.", "red", layers(part(dagger, 104, 84, 1.2, 150, "#8fb86a", "#4a3a5a", "#2a1c24"), part(drip, "#b8ff5a", (78, 158, 1), (92, 136, 0.7), (66, 140, 0.6)))),
    "scimitar": ("A curved sword with a golden hilt.", "green", part(scimitar, 90, 108, 1.15, 22)),
    "stone-sling": ("A round stone lies in the pouch of a sling.", "teal", layers(part(sling, 92, 88, 1.1), part(fist, 158, 164, 0.66, -14, "#c98a5c", "#3a6a6a"))),
    "thornwood-staff": ("A crooked branch with thorns and fresh leaves.", "violet", thornwood_staff),
    "boar-spear": ("A broad spear with steel wings below its point.", "green", part(spear, 146, 158, 1.7, -34, STEEL, WOOD, "#3f6a3c", wings=True)),
    "serpent-blade": ("A green blade winds like a snake.", "yellow", part(flamberge, 94, 106, 1.15, 36, "#4f9a5a", "#3a4a2a")),
    "maul-of-the-north": ("A maul with a head like an anvil, snow on its edges.", "slate", layers(part(maul, 98, 110, 1.05, -24), part(sparks, "#ffffff", (36, 60, 0.8), (160, 130, 0.7), (150, 40, 0.6)))),
    "throwing-hammers": ("Two small hammers tumble through the air.", "blue", layers(part(motion, 70, 96, 1, -20), part(hammer, 72, 112, 0.6, -40), part(hammer, 132, 84, 0.66, 50))),
    "frost-brand": ("A sword of pale ice shines among snowflakes.", "blue", layers(part(snowflake, 146, 62, 0.5), part(snowflake, 54, 64, 0.36), part(sword, 96, 106, 1.15, 36, "#9fd8f4", "#5f8ab8", "#2a3a5a"))),
    "ice-axe": ("A climber's axe with a blade and a pick of ice.", "violet", ice_head),
    "salamander-spear": ("A spear with an orange head that glows like embers.", "slate", layers(glow("#ff8a2e", 124, 66, 96), part(flame, 122, 50, 1, angle=26), part(spear, 50, 164, 1.6, 36, "#ffb04a", "#3a2a2a", "#c8401e"))),
    "bow-of-the-north": ("A white bow of antler under a cold star.", "rose", layers(part(sparks, "#ffffff", (156, 46, 1.2)), part(bow, 112, 102, 0.95, 6, "horned", "#e8e4d8", "#5f8ab8", arrow="#5f8ab8"))),
    "sunfire-javelin": ("A golden javelin flies out of a burning sun.", "red", layers(part(sun, 62, 128, 0.6), part(javelin, 108, 92, 1.1, 48, "#ffe07a", "#d89a3a"))),
}
# fmt: on
hang(items, WEAPONS)
