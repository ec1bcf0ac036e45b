"""People: a portrait composed from fields."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from art.colour import CLOTH, HAIR, SKIN, STEEL, mix
from art.parts import Head, Look
from art.parts.armour import attire
from art.parts.attire import BARE_ARMED, HIGH_COLLARED
from art.parts.beards import beard
from art.parts.ears import far_ear, horns, near_ear
from art.parts.extras import behind_all, horse_back, horse_front
from art.parts.faces import face, face_over
from art.parts.hair import UNDER_HOOD, back, fringe_under_hood, front
from art.parts.headgear import COVERING, HELMETS, HOODS
from art.parts.heads import HEADS, STRUCTURES
from art.parts.held import before
from art.parts.helmets import headgear
from art.parts.noses import nose_over
from art.parts.props import behind
from art.pen import Pen
from art.places import background, dusk
from art.species import BEASTS, CLASSES, SPECIES, Calling

__all__ = ["Person", "draw_person", "portrait"]

WIDTH = {"slim": 0.96, "normal": 1.08, "broad": 1.2, "huge": 1.32}
CENTAUR = "translate(8 -10)scale(.75)"
"""Where the man is on the horse."""
TALL = frozenset({"topknot", "bun", "mohawk", "wild", "flame"})
IRISES = ("#3a6ea8", "#4f8a4a", "#7a4f24", "#5a4436", "#6a8a8a")


@dataclass(frozen=True)
class Person:
    """The fields of a portrait. Species, class and light are enough; the rest is chosen by the seed.

    An empty field is chosen; "none" leaves out what would be chosen.
    """

    species: str
    class_name: str
    light: str = "umber"
    sex: str = "m"
    build: str = ""
    head: str = ""
    """The bone structure, such as "man-lean"."""
    skin: str = ""
    hair: str = ""
    hair_colour: str = ""
    beard: str = ""
    headgear: str = ""
    """One or several, with spaces between: "circlet scar"."""
    prop: str = ""
    hand: str = ""
    mood: str = ""
    attire: str = ""
    cloth: str = ""
    metal: str = STEEL
    iris: str = ""
    nose: str = ""
    ears: str = ""
    extras: str = ""
    """More of what the species has, such as "freckles old ring"; "-halo" takes one away."""
    place: str = ""
    tilt: int | None = None
    seed: int = 0


def portrait(name: str, person: Person) -> str:
    """The portrait of a person as an SVG file. The same name and fields always give the same bytes."""
    pen = Pen(name, person.light)
    pen.portrait = person.species != "centaur"
    seed = person.seed or zlib.crc32(name.encode()) % 997
    background(pen, person.place or ("wood" if person.class_name in ("Druid", "Ranger") else "hall"), seed)
    with pen.layer("figure"):
        draw_person(pen, person, seed)
    dusk(pen)
    return pen.svg()


def draw_person(pen: Pen, person: Person, seed: int = 0) -> None:
    """Draws a person with a pen that has the background already."""
    figure = Figure(pen, person, seed)
    figure.draw()


class Figure:
    """A person on the way to becoming a picture: fields made up, then layers from back to front."""

    def __init__(self, pen: Pen, person: Person, seed: int) -> None:
        self.pen, self.person, self.seed = pen, person, seed
        self.beast = BEASTS.get(person.species)
        if not self.beast and person.species not in SPECIES:
            known = ", ".join(sorted({*SPECIES, *BEASTS}))
            raise ValueError(f"no species {person.species!r}; there are {known}")
        species = SPECIES.get(person.species, SPECIES["human"])
        calling = CLASSES.get(person.class_name)
        if calling is None:
            raise ValueError(f"no class {person.class_name!r}; there are {', '.join(CLASSES)}")
        woman = person.sex == "f"
        self.attire = person.attire or calling.attire
        self.build = person.build or (self.beast.build if self.beast else species.build) or "normal"
        extras = set(self.beast.extras if self.beast else species.extras) | set(calling.extras)
        for word in person.extras.split():
            extras = extras - {word[1:]} if word[0] == "-" else extras | {word}
        self.ears = "" if person.ears == "none" else person.ears or species.ears
        head = HEADS[person.head] if person.head else self.bones(species.bones, woman)
        nose = species.nose or head.nose
        self.nose = person.nose or ("soft" if woman and nose in ("big", "bulb") else nose)
        skin = SKIN.get(person.skin, person.skin) or (
            self.beast.skin if self.beast else SKIN[self.pick(species.skins, 3)]
        )
        hair_colour = (
            person.hair_colour
            or species.hair
            or self.pick(("black", "brown", "red", "blond", "auburn", "chestnut"), 5)
        )
        cloth = person.cloth or self.pick(
            CLOTH.get(person.light, (mix(pen.light.middle, pen.light.glow, 0.12),)), 7
        )
        self.look = Look(
            skin=skin,
            hair=HAIR.get(hair_colour, hair_colour),
            cloth=cloth,
            metal=person.metal,
            iris=person.iris or (self.beast.iris if self.beast else self.pick(IRISES, 11)),
            head=head,
            woman=woman,
            mood=person.mood or self.pick(calling.moods, 13),
            extras=frozenset(extras),
            beast=self.beast is not None,
            sleeve=skin
            if self.attire in BARE_ARMED
            else person.metal
            if self.attire in HIGH_COLLARED
            else cloth,
            seed=seed,
        )
        self.choose_things(calling)

    def pick(self, options: Sequence[str], salt: int) -> str:
        """One of some options, by the seed."""
        return options[(self.seed * 31 + salt * 17) % len(options)]

    def bones(self, kind: str, woman: bool) -> Head:
        """A bone structure of a kind."""
        return HEADS[self.pick(STRUCTURES.get((kind, woman), (kind,)), 2)]

    def choose_things(self, calling: Calling) -> None:
        """What is worn and held, where the fields leave it open."""
        person = self.person

        def choose(given: str, options: Sequence[str], salt: int) -> str:
            return "" if given == "none" else given or self.pick(options, salt)

        worn = choose(person.headgear, ("",) if self.beast else calling.headgear, 19).split()
        self.headgear = worn
        self.cover = next((item for item in worn if item in COVERING), "")
        self.prop = choose(person.prop, calling.prop, 23)
        self.hand = choose(person.hand, calling.hand, 29)
        self.beard = choose(person.beard, ("",), 31)
        styles = (
            ("long", "swept", "waves", "braids", "bob")
            if self.look.woman
            else ("short", "swept", "curly", "parted")
        )
        self.hair = (
            ""
            if person.hair == "none" or (self.beast and not person.hair)
            else person.hair or self.pick(styles, 37)
        )

    # ---- layers

    def draw(self) -> None:
        """The whole figure. A centaur is drawn smaller, between the two halves of his horse."""
        if self.person.species != "centaur":
            self.draw_bust()
            self.draw_held()
            return
        coat = mix(self.look.skin, "#7a3a1c", 0.65)
        horse_back(self.pen, coat, self.look.hair)
        with self.pen.group(CENTAUR):
            self.draw_bust()
        horse_front(self.pen, coat, self.look.cloth)
        with self.pen.group(CENTAUR):
            self.draw_held()

    def draw_bust(self) -> None:
        """Everything but the hands."""
        pen, look = self.pen, self.look
        for name in behind_all.parts:
            if name in look.extras:
                behind_all.draw(name, pen, look)
        for name in (self.prop, self.hand):
            if name in behind:
                behind.draw(name, pen, look)
        with pen.group(self.head_transform()):
            self.draw_behind_head()
        with pen.group(self.body_transform()):
            attire.draw(self.attire, pen, look)
        with pen.group(self.head_transform()):
            self.draw_neck()
            if self.beast:
                self.draw_beast()
            else:
                self.draw_head()

    def draw_held(self) -> None:
        """Hands, and what they hold in front of the body; clear of a snout, it is held lower."""
        if self.prop in before or self.prop not in ("", *behind.parts):
            before.draw(self.prop, self.pen, self.look)
        if self.hand:
            lower = self.beast is not None and self.beast.snouted and self.hand != "mug"
            with self.pen.group("translate(-4 40)scale(.8)" if lower else ""):
                before.draw(self.hand, self.pen, self.look)

    def head_transform(self) -> str:
        """Where the head is: enlarged, tilted, lower under a high hat."""
        bones = self.look.head
        size = 1.1 if self.build == "huge" else 1.24 if bones.eye > 1.12 and bones.wide >= 3 else 1.18
        high = self.cover in ("hat", "antlers", "brim", "wolf", "plume") or (
            self.hair in TALL and not self.cover
        )
        drop = (10 if bones.wide >= 3 and bones.eye > 1 else 6) + (9 if high else 0)
        tilt = (
            self.person.tilt if self.person.tilt is not None else int(self.pick(("-5", "-3", "2", "4"), 41))
        )
        return f"translate({100 * (1 - size):.0f} {130 * (1 - size) + drop:.0f})scale({size:g})rotate({tilt} 100 130)"

    def body_transform(self) -> str:
        """How broad the shoulders are."""
        width, huge = WIDTH[self.build], self.build == "huge"
        return f"translate({102 * (1 - width):.0f} {-20 if huge else -9})scale({width:g} {1.12 if huge else 1.05})"

    def draw_behind_head(self) -> None:
        """Back hair or the inside of a hood, and the far ear."""
        pen, look = self.pen, self.look
        if self.cover in HOODS:
            inside = pen.dark("#8a7a5a", 0.6) if self.cover == "cowl" else pen.dark(look.cloth, 0.78)
            pen.fill(inside, "M60 140Q50 60 104 36Q156 50 150 140z")
            return
        if self.hair in back:
            back.draw(self.hair, pen, look)
        if not self.beast:
            far_ear(pen, look, self.ears)

    def draw_neck(self) -> None:
        """The neck, where no collar hides it."""
        if self.attire in HIGH_COLLARED:
            return
        pen, skin = self.pen, self.look.skin
        pen.fill(pen.dark(skin), "M85 116L121 110Q120 134 126 140Q104 154 82 143Q86 134 85 116z")
        pen.fill(pen.lit(skin, 0.2), "M86 122Q90 130 96 134Q92 142 92 147Q86 146 83 143Q87 134 86 122z", 0.8)

    def draw_beast(self) -> None:
        """A beast's head with what it wears."""
        assert self.beast is not None
        self.beast.draw(self.pen, self.look.skin, self.look.iris, **self.beast.options)
        if self.headgear:
            with self.pen.group(self.beast.fit):
                for name in self.headgear:
                    headgear.draw(name, self.pen, self.look)

    def draw_head(self) -> None:
        """A head with face, beard, hair, ears, horns and headgear."""
        pen, look = self.pen, self.look
        brows = "#ff9a2e" if self.hair == "flame" else pen.dark(look.hair, 0.35)
        pen.form(look.head.outline, look.skin, *face(pen, look, self.nose, brows), turn=11)
        if self.beard:
            beard.draw(self.beard, pen, look)
        nose_over(pen, look, self.nose)
        face_over(pen, look)
        if self.cover in HOODS:
            if self.hair in UNDER_HOOD:
                fringe_under_hood(pen, look)
        elif self.hair and (
            self.cover not in HELMETS or self.hair in ("long", "braids", "waves", "sidebraid")
        ):
            front.draw(self.hair, pen, look)
        if self.ear_shows():
            near_ear(pen, look, self.ears)
        horns(pen, look)
        for name in sorted(self.headgear, key=lambda name: name in COVERING):
            headgear.draw(name, pen, look)

    def ear_shows(self) -> bool:
        """Whether the near ear is in front of hair and helmet."""
        if not self.ears or self.cover in HOODS or self.cover == "wolf":
            return False
        hidden = self.cover in HELMETS or self.hair in ("long", "curly", "waves", "bob", "locs")
        return self.ears != "round" or not hidden
