"""Features of Dragonfire: an emblem each, on the plate of its kind.

Wood is for where somebody comes from, bronze for what anybody can learn, stone for peoples; Fighters have a
shield, Clerics a sun, Rogues a patch of leather, Wizards the night sky. What comes in two grades is doubled.
"""

from __future__ import annotations

from art.cards import hang, layers, part
from art.colour import GOLD, IRON, STEEL
from art.creatures.wild import rat
from art.gallery import Drawing, Gallery
from art.marks import fill, line
from art.parts.beasts import owl
from art.paths import circle, limb, move
from art.pen import Pen
from art.things.armour import breastplate, gauntlet, helm, round_shield, shield
from art.things.blades import dagger, greatsword, sword
from art.things.books import book, scroll
from art.things.bows import arrow, bow
from art.things.clothes import boot, cloak, mask
from art.things.effects import arc, beam, burst, halo, mote_ring, motion, sparks
from art.things.elements import bolt, comet, flame, lightning, moon, sun, wind
from art.things.frames import frame
from art.things.furniture import banner, tower, window
from art.things.hands import fist, open_hand
from art.things.lights import candle, lantern
from art.things.music import lute
from art.things.nature import butterfly, clover, dove, leaf, wing, wings
from art.things.signs import claw_marks, d6, eye, footprints, heart, skull, target
from art.things.tools import anchor, anvil, chain, key, pitchfork
from art.things.treasure import coin, crown, cup, gem
from art.things.vessels import bag
from art.things.weapons import double_axe, hammer, mace, staff, wand

features = Gallery("dragonfire", "features", place="void")
LIGHT = {
    "background": "umber",
    "generic": "yellow",
    "Fighter": "slate",
    "Cleric": "teal",
    "Rogue": "rose",
    "Wizard": "violet",
    "race": "green",
}


def small(figure: Drawing, size: float = 0.66, dx: float = 0, dy: float = 0) -> Drawing:
    """A figure drawn smaller, in the middle of its plate."""

    def draw(pen: Pen) -> None:
        with pen.group(f"translate({100 - 100 * size + dx:g} {100 - 100 * size + dy:g})scale({size:g})"):
            figure(pen)

    return draw


def urchin(pen: Pen) -> None:
    """A rat with a crust."""
    with pen.group("translate(-2 -4)scale(1.02)"):
        rat(pen, "#8a7a6a", "#ffcf3a")


def familiar(pen: Pen) -> None:
    """An owl."""
    with pen.group("translate(-6 6)scale(1.02)"):
        owl(pen, "#8a7a9a", "#ffb02e")


def tusked(pen: Pen) -> None:
    """Two tusks and eyes that glare."""
    pen.form(
        "M44 70Q60 36 100 34Q142 36 158 70Q164 128 100 150Q38 128 44 70z",
        "#6f8f4a",
        fill("#2a3a1c", "M54 70L92 84L88 98Q68 92 56 84zM148 70L110 84L114 98Q134 92 146 84z"),
        turn=11,
    )
    pen.dots("#ffe14a", 9, (76, 86), (126, 86))
    pen.fill("#2a0a12", "M66 114Q100 104 136 114Q130 134 100 136Q72 134 66 114z")
    pen.form("M76 132Q66 112 70 90Q84 108 90 130zM126 132Q136 112 132 90Q118 108 112 130z", "#f6e6c0", turn=3)


def clasp(pen: Pen) -> None:
    """Two hands that shake."""
    pen.form(limb([(0, 150), (50, 126), (94, 104)], 52, 36), "#2f5a8a", turn=7)
    pen.form(limb([(200, 150), (152, 128), (112, 106)], 52, 36), "#8a2f3a", turn=7)
    pen.form(
        "M66 104Q74 82 98 84Q120 84 134 98Q142 114 124 124Q98 134 76 122Q64 116 66 104z",
        "#c98a5c",
        line("#6a3a24", "M90 92Q98 106 94 120M106 92Q112 106 106 122M120 98Q122 108 116 118", 2.6),
        turn=7,
    )
    pen.form("M72 96Q88 78 108 88Q116 96 106 100Q92 98 82 106z", "#e8b48c", turn=4)


def from_cloud(pen: Pen) -> None:
    """A hand out of a cloud."""
    pen.form(
        "M86 60H116L120 100Q132 112 122 128Q116 120 112 124L106 150Q98 154 98 126Q90 150 82 144Q80 128 86 116Q76 128 70 120Q72 98 84 92z",
        "#e8b48c",
        line("#8a5a3a", "M98 126V110M110 122V108", 2.4),
        turn=6,
    )
    pen.form(
        "M42 62Q30 46 48 38Q56 20 80 26Q100 10 122 24Q146 18 152 38Q170 48 156 62Q130 76 100 70Q66 76 42 62z",
        "#f4f0e4",
        turn=9,
    )


def shattered(pen: Pen) -> None:
    """A skull that bursts."""
    burst(pen, 100, 100, 1.05, "#ffe07a")
    skull(pen, 100, 98, 0.62)
    pen.fill("#fff6c4", "M104 60L96 84L108 96L98 132L116 96L104 84z")


def stitched_road(pen: Pen) -> None:
    """Footprints around a corner."""
    footprints(pen, "#ffd0c0", (70, 150, 30), (96, 132, 50), (92, 100, -10), (116, 84, 10), (104, 54, -20))


def roll(pen: Pen) -> None:
    """A quill and a signed scroll."""
    scroll(pen, 92, 104, 0.95)
    pen.form(
        move("M0 60Q-6 40-4 30Q-30 10-20-40Q-4-60 6-74Q26-40 22-6Q18 24 4 34z", 134, 84, 28),
        "#e8e4f4",
        line("#8a84a8", move("M0 50Q2-10 4-60", 134, 84, 28)),
        turn=6,
    )


def dotted(pen: Pen) -> None:
    """A door that is only drawn."""
    pen.raw(
        '<path stroke="#d8ccff" stroke-width="6" stroke-dasharray="12 9" d="M58 162V84Q62 40 100 38Q138 40 142 84V162z"/>'
    )
    pen.glow("#b894ff", 100, 104, 60)
    pen.form(circle(126, 108, 7), GOLD, turn=3)
    sparks(pen, "#ffffff", (84, 78, 0.9), (108, 138, 0.7))


def ghosts_of_me(pen: Pen) -> None:
    """One cloak is empty."""
    pen.mark('<g opacity=".4">')
    cloak(pen, 74, 100, 0.8, "#b894ff", "#4e2f96", "#ffffff")
    pen.mark("</g>")
    cloak(pen, 128, 104, 0.8, "#3a4a8a")


def stonework(pen: Pen) -> None:
    """A hammer on cut stone."""
    stone = "#8a8490"
    pen.form(
        "M34 118H166V168H34z",
        stone,
        line(
            pen.dark(stone, 0.6), "M34 142H166M78 118V142M122 118V142M56 142V168M100 142V168M144 142V168", 3
        ),
        turn=7,
    )
    hammer(pen, 104, 92, 0.72, 34)
    sparks(pen, "#ffe9a0", (140, 106, 0.8), (60, 100, 0.6))


def beard(pen: Pen) -> None:
    """A helmet above a beard."""
    pen.form(
        "M56 96Q100 112 146 96Q150 140 126 172L114 156L100 182L88 156L74 172Q50 140 56 96z",
        "#b0491f",
        line("#6a2810", "M76 116l6 28M100 122v36M124 116l-6 28", 3),
        turn=8,
    )
    helm(pen, 100, 72, 0.72)


def spinning_top(pen: Pen) -> None:
    """Four colours, one star."""
    for turn, colour in ((0, "#2f2a3a"), (90, "#3f7ae8"), (180, "#4fa85a"), (270, "#d8404a")):
        pen.form(move("M0 0L-26-34L0-76L26-34z", 100, 100, turn), colour, turn=5)
    pen.form(circle(100, 100, 16), GOLD, turn=5)


def cracked_orb(pen: Pen) -> None:
    """Too much of it."""
    pen.glow("#7fa8ff", 100, 100, 90)
    pen.form(
        circle(100, 102, 46), "#3f5ac8", fill("#bfd0ff", "M70 90Q74 68 96 64Q82 76 80 98z", 0.7), turn=10
    )
    lightning(pen, "#ffe86a", "M104 40L90 78L112 88L84 122L108 128L96 164", 7)


def marked(pen: Pen, second: bool) -> None:
    """A sword and one or two cuts."""
    arc(pen, 100, 100, 0.9, 0)
    if second:
        arc(pen, 100, 104, 0.9, 180)
    sword(pen, 100, 94, 0.72, 40)


def runes(pen: Pen) -> None:
    """A book and a circle of signs."""
    mote_ring(pen, "#ffe9a0", 100, 100, 60, 12, 6)
    book(pen, 100, 100, 0.62, "#7a2a4a")


def ringed(pen: Pen) -> None:
    """Fire around a space left free."""
    for x, y in ((100, 52), (58, 80), (142, 80), (68, 128), (132, 128)):
        flame(pen, x, y, 0.42)
    pen.line("#ffffff", circle(100, 102, 20), 4)


def bonded(pen: Pen) -> None:
    """A sword on a chain of light."""
    sword(pen, 92, 92, 0.78, -30)
    chain(pen, [(122, 142), (148, 122), (146, 88), (116, 84)], 0.8)


def lightning_blade(pen: Pen) -> None:
    """A sword and a bolt."""
    bolt(pen, 128, 92, 0.62, 10)
    sword(pen, 82, 98, 0.78, -16)


def undead(pen: Pen, count: int) -> None:
    """Skulls that turn away from the light."""
    sun(pen, 100, 62, 0.42)
    places = ((100, 128, 0.72),) if count == 1 else ((66, 124, 0.5), (136, 124, 0.5), (100, 138, 0.56))
    for x, y, size in places:
        skull(pen, x, y, size)


def hearts(pen: Pen, *places: tuple[float, float, float]) -> None:
    """Hearts: x, y and size of each."""
    for x, y, size in places:
        heart(pen, x, y, size)


def leafy_heart(pen: Pen) -> None:
    """A heart between leaves."""
    for x, y, turn in ((46, 84, -58), (154, 84, 58), (66, 52, -24), (134, 52, 24)):
        leaf(pen, x, y, 0.5, turn, "#8fc84a")
    heart(pen, 100, 112, 0.6)


def avatar(pen: Pen) -> None:
    """A winged sword in rays."""
    wings(pen, 100, 104, 0.52, "#fff6e4")
    sword(pen, 100, 92, 0.82, 0, "#f0e8d0")


def guided(pen: Pen) -> None:
    """An arrow in the middle of a target."""
    target(pen, 96, 104, 0.85, "#2f7a5a")
    arrow(pen, 122, 78, 0.72, 225)


def quick(pen: Pen) -> None:
    """A hand and flying coins."""
    open_hand(pen, 84, 124, 1.15, 0)
    coin(pen, 136, 62, 0.34)
    coin(pen, 152, 104, 0.26)
    coin(pen, 104, 50, 0.24)


def crossed_skull(pen: Pen) -> None:
    """A skull over two daggers."""
    dagger(pen, 76, 104, 0.85, -42)
    dagger(pen, 126, 104, 0.85, 42)
    skull(pen, 100, 96, 0.56)


def night_hood(pen: Pen) -> None:
    """A hood with a skull in it."""
    cloak(pen, 100, 104, 0.85, "#2a2430", "#0a0810", "#c8404a")
    skull(pen, 100, 58, 0.3)


def half_mask(pen: Pen) -> None:
    """Two masks, one behind the other."""
    mask(pen, 122, 92, 0.7, "#8a8aa8", sad=True)
    mask(pen, 82, 104, 0.8, "#efe0c8")


def masks_of_air(pen: Pen) -> None:
    """Two masks in violet."""
    mask(pen, 124, 104, 0.72, "#7a6ad8", sad=True)
    mask(pen, 78, 92, 0.8, "#d8ccff")


def rising(pen: Pen) -> None:
    """The sun comes up behind a fist."""
    sun(pen, 100, 96, 0.72, "#ffb04a")
    fist(pen, 100, 104, 0.82, 0, "#c98a5c", "#7a2a34")


def shine_star(pen: Pen) -> None:
    """A great star with a crown."""
    sparks(pen, "#fff6d0", (100, 112, 3.4))
    crown(pen, 100, 52, 0.42)


def resting(pen: Pen) -> None:
    """A closed eye under the moon."""
    moon(pen, 104, 66, 0.5)
    pen.form(
        "M44 120Q70 96 100 96Q130 96 158 120Q130 144 100 144Q70 144 44 120z",
        "#c8b088",
        line("#4a3420", "M50 120Q74 134 100 134Q126 134 152 120", 4),
        line("#4a3420", "M72 132l-6 10M92 136l-2 12M112 136l4 11M130 130l7 9", 3),
        turn=7,
    )


def anvil_heart(pen: Pen) -> None:
    """A heart that has been forged."""
    anvil(pen, 100, 122, 0.78)
    heart(pen, 104, 68, 0.5)


# fmt: off
EMBLEMS: dict[str, tuple[str, str, Drawing]] = {
    # id: what is seen on the plate, the plate, the sign
    "acolyte": ("A candle burns on a round plate of wood.", "background", small(part(candle, 100, 104), 0.72)),
    "charlatan": ("A laughing mask on a round plate of wood.", "background", small(part(mask), 0.7)),
    "criminal": ("A dagger and a key cross on a round plate of wood.", "background", layers(part(dagger, 84, 100, 0.75, -36), part(key, 118, 100, 0.7, 36))),
    "entertainer": ("A lute on a round plate of wood.", "background", small(part(lute), 0.7)),
    "folk-hero": ("A pitchfork stands on a round plate of wood.", "background", layers(part(shield, 100, 108, 0.62, "#8a6a3a"), part(pitchfork, 100, 100, 0.7, 0))),
    "guild-artisan": ("A hammer and an anvil on a round plate of wood.", "background", layers(part(anvil, 96, 118, 0.72), part(hammer, 122, 82, 0.42, 40))),
    "hermit": ("A lantern shines on a round plate of wood.", "background", small(part(lantern), 0.66)),
    "noble": ("A golden crown on a round plate of wood.", "background", part(crown, 100, 104, 0.76)),
    "sage": ("A book with a star on a round plate of wood.", "background", part(book, 102, 98, 0.72, "#2f5a8a")),
    "sailor": ("An anchor on a round plate of wood.", "background", part(anchor, 100, 100, 0.72)),
    "soldier": ("A helmet with a red plume on a round plate of wood.", "background", part(helm, 94, 110, 0.76, STEEL, GOLD, plume="#a8283a")),
    "street-urchin": ("A rat's head on a round plate of wood.", "background", small(urchin, 0.7)),
    "haggling": ("A gold coin on a bronze plate.", "generic", part(coin, 100, 100, 0.95)),
    "observant": ("A watchful eye on a bronze plate.", "generic", part(eye, 100, 100, 0.74, "#5fb8e8")),
    "mobile": ("A running boot on a bronze plate.", "generic", layers(part(motion, 72, 104, 0.62), part(boot, 112, 98, 0.66))),
    "tough": ("A heart on a shield, on a bronze plate.", "generic", layers(part(shield, 100, 100, 0.8, "#5c6474"), part(heart, 100, 96, 0.44))),
    "alert": ("A bell rings on a bronze plate.", "generic", small(layers(part(Pen.form, "M100 40Q136 44 138 94Q140 124 160 140H40Q60 124 62 94Q64 44 100 40z", GOLD, turn=11), part(Pen.form, circle(112, 150, 13), IRON, turn=5), part(Pen.line, "#fff0b8", "M34 62q-12 20-4 44M166 62q12 20 4 44", 6)), 0.62)),
    "healer": ("A heart above an open hand, on a bronze plate.", "generic", layers(part(heart, 100, 70, 0.42), part(open_hand, 100, 128, 0.8, 0))),
    "lucky": ("A four-leaved clover on a bronze plate.", "generic", part(clover, 98, 94, 0.82)),
    "resilient": ("A heart lies on an anvil, on a bronze plate.", "generic", anvil_heart),
    "sentinel": ("A watchtower on a bronze plate.", "generic", part(tower, 100, 98, 0.74)),
    "inspiring-leader": ("A blue banner on a bronze plate.", "generic", part(banner, 104, 104, 0.66, "#2f5a9a", sign=GOLD)),
    "savage-attacker": ("Three claw marks across a bronze plate.", "generic", part(claw_marks, 100, 100, 0.9, 22, "#e8402e")),
    "magic-initiate": ("A wand with a spark on a bronze plate.", "generic", part(wand, 92, 108, 0.82, 36, "#9fe8ff")),
    "durable": ("Three arrows stick in a round blue shield on a bronze plate.", "generic", layers(part(round_shield, 96, 104, 0.82, "#2f5a9a"), part(arrow, 128, 66, 0.62, 218, "#d8283a"), part(arrow, 150, 96, 0.62, 236, "#d8283a"), part(arrow, 100, 52, 0.56, 196, "#d8283a"))),
    "epic-destiny": ("A great star under a crown, on a bronze plate.", "generic", shine_star),
    "fighting-style-archery": ("A bow and arrow on a steel shield.", "Fighter", part(bow, 108, 96, 0.62)),
    "fighting-style-defense": ("A breastplate on a steel shield.", "Fighter", part(breastplate, 100, 96, 0.66, "#a8b4c8")),
    "fighting-style-great-weapon": ("A two-handed sword on a steel shield.", "Fighter", part(greatsword, 100, 92, 0.72, 40, "#c8d4e4", GOLD)),
    "fighting-style-protection": ("A red shield on a steel one.", "Fighter", part(shield, 100, 96, 0.72, "#8a2a34")),
    "second-wind": ("A heart in the wind on a steel shield.", "Fighter", layers(part(wind, 100, 100, 0.66), part(heart, 100, 92, 0.42))),
    "extra-attack-i": ("A sword with one bright cut on a steel shield.", "Fighter", part(marked, False)),
    "extra-attack-ii": ("A sword with two bright cuts on a steel shield.", "Fighter", part(marked, True)),
    "action-surge": ("A fist and a lightning bolt on a steel shield.", "Fighter", layers(part(bolt, 130, 86, 0.5, 8), part(fist, 84, 96, 0.72, 0, "#c98a5c", STEEL))),
    "indomitable": ("A gauntlet makes a fist on a steel shield.", "Fighter", part(gauntlet, 100, 94, 0.82, 0)),
    "champion": ("A golden cup on a steel shield.", "Fighter", part(cup, 100, 92, 0.74)),
    "champion-improved-critical": ("A sword strikes a spark on a steel shield.", "Fighter", layers(part(burst, 118, 72, 0.52), part(sword, 86, 104, 0.72, 36))),
    "champion-remarkable-athlete": ("A winged boot on a steel shield.", "Fighter", layers(part(wing, 130, 100, 0.44), part(boot, 96, 94, 0.6))),
    "champion-superior-critical": ("Two swords strike one great spark on a steel shield.", "Fighter", layers(part(burst, 100, 78, 0.72), part(sword, 72, 108, 0.62, 30), part(sword, 128, 108, 0.62, -30))),
    "eldritch-knight": ("A sword and a staff cross on a steel shield.", "Fighter", layers(part(staff, 84, 100, 0.62, -30), part(sword, 118, 96, 0.72, 30))),
    "eldritch-knight-weapon-bond": ("A chain of light holds a sword on a steel shield.", "Fighter", bonded),
    "eldritch-knight-war-magic": ("A sword and a blue flame on a steel shield.", "Fighter", layers(part(flame, 126, 90, 0.56, "#2f5ac8", "#7fb8ff", "#ffffff"), part(sword, 80, 96, 0.78, -14))),
    "eldritch-knight-eldritch-strike": ("A sword and a lightning bolt on a steel shield.", "Fighter", lightning_blade),
    "turn-undead-i": ("A small sun above a skull, in a golden sun.", "Cleric", part(undead, 1)),
    "turn-undead-ii": ("A small sun above three skulls, in a golden sun.", "Cleric", part(undead, 3)),
    "channel-divinity": ("A beam of light falls into a hand, in a golden sun.", "Cleric", layers(part(beam, "#ffe9a0", (100, 30), (100, 104), 18), part(open_hand, 100, 136, 0.8, 0))),
    "divine-favor": ("A white dove in a golden sun.", "Cleric", part(dove, 102, 104, 0.72)),
    "destroy-undead": ("A skull bursts in a golden sun.", "Cleric", small(shattered, 0.86)),
    "divine-intervention": ("A hand reaches out of a cloud in a golden sun.", "Cleric", small(from_cloud, 0.86)),
    "life-domain": ("A heart among four leaves in a golden sun.", "Cleric", small(leafy_heart, 0.82)),
    "life-domain-preserve-life-i": ("One heart in a golden sun.", "Cleric", part(hearts, (100, 100, 0.72))),
    "life-domain-preserve-life-ii": ("Three hearts in a golden sun.", "Cleric", part(hearts, (74, 112, 0.44), (128, 112, 0.44), (100, 84, 0.56))),
    "life-domain-blessed-healer": ("A heart with a halo in a golden sun.", "Cleric", layers(part(halo, 100, 60, 0.72), part(heart, 100, 112, 0.6))),
    "war-domain": ("A hammer in a golden sun.", "Cleric", part(hammer, 98, 100, 0.74, 34)),
    "war-domain-war-priest": ("A mace with sparks in a golden sun.", "Cleric", layers(part(mace, 98, 102, 0.74, 30), part(sparks, "#fff6d0", (72, 70, 0.8), (140, 110, 0.7)))),
    "war-domain-guided-strike": ("An arrow hits a target in a golden sun.", "Cleric", guided),
    "war-domain-avatar-of-battle": ("A winged sword in a golden sun.", "Cleric", small(avatar, 0.86)),
    "expertise-i": ("A key on a patch of leather.", "Rogue", part(key, 100, 100, 0.8, 20)),
    "expertise-ii": ("Two keys cross on a patch of leather.", "Rogue", layers(part(key, 84, 102, 0.72, -30), part(key, 116, 102, 0.72, 30))),
    "sneak-attack-i": ("A dagger on a patch of leather.", "Rogue", part(dagger, 100, 100, 0.95, 30)),
    "sneak-attack-ii": ("Two daggers cross on a patch of leather.", "Rogue", layers(part(dagger, 84, 102, 0.8, -34), part(dagger, 116, 102, 0.8, 34))),
    "cunning-action": ("Footprints wind across a patch of leather.", "Rogue", small(stitched_road, 0.86)),
    "evasion": ("A cloak slips away on a patch of leather.", "Rogue", layers(part(motion, 62, 104, 0.5), part(cloak, 112, 102, 0.62, "#6a5a7a"))),
    "reliable-talent": ("A die on a patch of leather.", "Rogue", part(d6, 100, 100, 0.66)),
    "thief": ("A full purse on a patch of leather.", "Rogue", part(bag, 100, 104, 0.62, "#8a6a3a")),
    "thief-fast-hands": ("Coins fly around a hand on a patch of leather.", "Rogue", small(quick, 0.82)),
    "thief-second-story-work": ("A rope hangs from a lit window on a patch of leather.", "Rogue", part(window, 100, 94, 0.72)),
    "thief-use-magic-device": ("A staff with a crystal on a patch of leather.", "Rogue", part(staff, 98, 108, 0.72, 20, "#8fffd8")),
    "assassin": ("A hood hides a skull on a patch of leather.", "Rogue", small(night_hood, 0.82)),
    "assassin-assassinate": ("A dagger stands in a heart on a patch of leather.", "Rogue", layers(part(heart, 96, 112, 0.58), part(dagger, 110, 80, 0.66, 196))),
    "assassin-impostor": ("Two masks overlap on a patch of leather.", "Rogue", small(half_mask, 0.86)),
    "assassin-death-strike": ("A skull lies over two daggers on a patch of leather.", "Rogue", small(crossed_skull, 0.92)),
    "arcane-recovery-i": ("A book with one spark on a disc of night sky.", "Wizard", layers(part(book, 100, 108, 0.62, "#6a3a8a"), part(sparks, "#ffffff", (132, 62, 1)))),
    "arcane-recovery-ii": ("A book with three sparks on a disc of night sky.", "Wizard", layers(part(book, 100, 110, 0.62, "#8a3a5a"), part(sparks, "#ffffff", (134, 60, 1), (68, 58, 0.9), (102, 46, 0.8)))),
    "familiar": ("An owl on a disc of night sky.", "Wizard", small(familiar, 0.74)),
    "ritual-book": ("A red book in a ring of lights on a disc of night sky.", "Wizard", small(runes, 0.96)),
    "spell-mastery": ("A violet gem on a disc of night sky.", "Wizard", part(gem, 100, 100, 0.66, "#a86aff")),
    "signature-spell": ("A scroll and a quill on a disc of night sky.", "Wizard", small(roll, 0.74)),
    "school-of-evocation": ("A flame on a disc of night sky.", "Wizard", part(flame, 100, 102, 0.8)),
    "school-of-evocation-sculpt-spells": ("Flames leave a ring free on a disc of night sky.", "Wizard", ringed),
    "school-of-evocation-empowered-evocation": ("A ball of fire on a disc of night sky.", "Wizard", part(comet, 106, 92, 0.58)),
    "school-of-evocation-overchannel": ("Lightning cracks a blue ball on a disc of night sky.", "Wizard", small(cracked_orb, 0.82)),
    "school-of-illusion": ("A violet eye on a disc of night sky.", "Wizard", part(eye, 100, 100, 0.72, "#b86aff", "#3a2f6a")),
    "school-of-illusion-malleable-illusions": ("A laughing and a weeping mask on a disc of night sky.", "Wizard", small(masks_of_air, 0.82)),
    "school-of-illusion-illusory-self": ("A cloak and its ghost on a disc of night sky.", "Wizard", small(ghosts_of_me, 0.8)),
    "school-of-illusion-illusory-reality": ("The dotted outline of a door on a disc of night sky.", "Wizard", small(dotted, 0.78)),
    "versatility": ("A star of four colours on a carved stone.", "race", small(spinning_top, 0.82)),
    "heroic-resolve": ("A fist in front of the rising sun on a carved stone.", "race", small(rising, 0.86)),
    "stonecunning": ("A hammer strikes cut blocks on a carved stone.", "race", small(stonework, 0.78)),
    "dwarven-toughness": ("A helmet above a red beard on a carved stone.", "race", small(beard, 0.74)),
    "savage-attacks": ("A double axe on a carved stone.", "race", part(double_axe, 100, 104, 0.72, 0)),
    "menacing": ("A tusked face glares on a carved stone.", "race", small(tusked, 0.74)),
    "fey-ancestry": ("A blue butterfly on a carved stone.", "race", part(butterfly, 100, 104, 0.85)),
    "diplomat": ("Two hands shake on a carved stone.", "race", small(clasp, 0.76)),
    "trance": ("A closed eye under the moon on a carved stone.", "race", small(resting, 0.84)),
    "elven-accuracy": ("A green-feathered arrow and a leaf on a carved stone.", "race", layers(part(leaf, 92, 104, 0.72, -24), part(arrow, 110, 98, 0.72, 34, "#5f9a3c"))),
}
# fmt: on
hang(
    features,
    {
        id: (says, LIGHT[plate], layers(part(frame, plate), sign))
        for id, (says, plate, sign) in EMBLEMS.items()
    },
)
