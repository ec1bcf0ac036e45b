"""Species and classes: what a figure of each has unless its own entry says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from art.parts import beasts, scales

__all__ = ["BEASTS", "CLASSES", "SPECIES", "Beast", "Calling", "Species"]


@dataclass(frozen=True)
class Species:
    """A people with a human kind of face."""

    bones: str
    """The kind of head: man, elf, dwarf, orc, ogre, small or goblin."""
    ears: str
    skins: tuple[str, ...]
    nose: str = ""
    """The nose, if not that of the bone structure."""
    extras: tuple[str, ...] = ()
    hair: str = ""
    build: str = ""


SPECIES = {
    "human": Species("man", "round", ("fair", "tan", "brown", "deep", "olive", "rosy")),
    "changeling": Species("elf", "round", ("pale",), "small", ("blank",), "white"),
    "aasimar": Species("elf", "round", ("gold", "fair"), "straight", ("halo",), "gold"),
    "half-elf": Species("man", "half", ("fair", "tan")),
    "elf": Species("elf", "point", ("fair", "tan")),
    "high elf": Species("elf", "point", ("fair", "pale")),
    "sun elf": Species("elf", "long", ("gold",), "", (), "gold"),
    "wood elf": Species("elf", "point", ("tan", "brown")),
    "sea elf": Species("elf", "point", ("tide",), "", (), "sea"),
    "eladrin": Species("elf", "long", ("gold", "pale")),
    "drow": Species("elf", "point", ("drow",), "", (), "white"),
    "dwarf": Species("dwarf", "round", ("fair", "tan", "rosy"), build="broad"),
    "duergar": Species("dwarf", "round", ("gray",), "", (), "white", "broad"),
    "halfling": Species("small", "half", ("fair", "tan"), "", ("blush",), build="slim"),
    "gnome": Species("small", "big", ("fair", "tan", "rosy"), "bulb", ("blush",), build="slim"),
    "deep gnome": Species("small", "big", ("slate",), "bulb", build="slim"),
    "half-orc": Species("orc", "half", ("orc", "green"), "", ("tusks",), build="broad"),
    "orc": Species("orc", "half", ("green", "orc"), "", ("bigtusks",), build="broad"),
    "hobgoblin": Species("orc", "goblin", ("orange",), build="broad"),
    "goblin": Species("goblin", "goblin", ("green", "moss"), "", ("fang",), build="slim"),
    "bugbear": Species("orc", "torn", ("orange",), "", ("fang",), "auburn", "broad"),
    "goliath": Species("man", "round", ("slate",), "broken", ("marks",), build="huge"),
    "ogre": Species("ogre", "big", ("gold", "tan"), "", ("tusks",), build="huge"),
    "hill giant": Species("ogre", "round", ("tan",), build="huge"),
    "tiefling": Species("elf", "half", ("red", "violet"), "straight", ("horns",), "black"),
    "gith": Species("elf", "half", ("moss",), "slit", ("marks",), "black"),
    "fire genasi": Species("man", "round", ("ember",), "", ("cracks",), "fire"),
    "water genasi": Species("man", "fin", ("foam",), "small", ("gills",), "sea"),
    "satyr": Species("man", "droop", ("tan",), "", ("ramhorns",)),
    "firbolg": Species("dwarf", "droop", ("bluegray",), "flat", build="huge"),
    "centaur": Species("man", "horse", ("tan", "brown")),
    "triton": Species("elf", "fin", ("blue",), "", ("gills",), "blue"),
    "fairy": Species("elf", "long", ("pale",), "small", ("wings", "blush"), "pink", "slim"),
}


@dataclass(frozen=True)
class Beast:
    """A people with the head of a beast, or one that was made."""

    draw: Callable[..., None]
    skin: str
    iris: str
    options: dict[str, Any] = field(default_factory=dict)
    extras: tuple[str, ...] = ()
    fit: str = ""
    """How headgear made for people is moved to sit on this head."""
    build: str = ""

    @property
    def snouted(self) -> bool:
        """Whether something sticks out in front of the face, so that nothing may be held up beside it."""
        return self.draw not in (
            beasts.cat,
            beasts.owl,
            beasts.rabbit,
            beasts.fungus,
            scales.deepfish,
            scales.forged,
            scales.clockwork,
        )


BEASTS = {
    "dragonborn": Beast(scales.dragon, "#a8432c", "#ffd34a", extras=("claws",), fit="translate(14 -2)"),
    "lizardfolk": Beast(scales.lizard, "#5f7f4a", "#ffb02e", {}, ("claws",), "translate(8 4)"),
    "kobold": Beast(
        scales.dragon,
        "#b0562e",
        "#ffe14a",
        {"horns": "small", "eye": 1.2},
        ("claws",),
        "translate(14 -2)",
        "slim",
    ),
    "tabaxi": Beast(beasts.cat, "#c98a44", "#8fd84a", {}, ("claws",), "translate(2 2)"),
    "leonin": Beast(
        beasts.cat,
        "#c08a4a",
        "#ffcf4a",
        {"mane": "#6a3a20", "stripes": False},
        ("claws",),
        "translate(2 2)",
        "broad",
    ),
    "gnoll": Beast(beasts.hyena, "#a8834e", "#ffcf3a", {}, ("claws",), "translate(8 2)"),
    "owlin": Beast(beasts.owl, "#a8784a", "#ffb02e", {}, (), "translate(2 -8)"),
    "kenku": Beast(beasts.bird, "#34304a", "#ffb02e", {}, (), "translate(12 0)"),
    "aarakocra": Beast(
        beasts.bird,
        "#4f7fb0",
        "#ffd34a",
        {"beak": "#e0a23a", "crest": "#e8e0d0"},
        ("feathers",),
        "translate(12 0)",
    ),
    "bullywug": Beast(scales.frog, "#5f9a4a", "#ffcf3a", {}, (), "translate(2 -18)"),
    "kuo-toa": Beast(scales.deepfish, "#7f8a68", "#f0e070", {"fin": "#8a4a5a"}, (), "translate(2 -18)"),
    "locathah": Beast(scales.fish, "#d8843a", "#ffcf6a", {"fin": "#c8452f"}, (), "translate(2 -18)"),
    "tortle": Beast(scales.turtle, "#7f9a54", "#c8903a", {}, ("shell",), "translate(2 4)", "broad"),
    "harengon": Beast(beasts.rabbit, "#b08a64", "#7a4f24", {}, (), "translate(2 8)", "slim"),
    "warforged": Beast(scales.forged, "#7f8a94", "#5fd8ff", {}, (), "translate(2 0)"),
    "autognome": Beast(scales.clockwork, "#b8894a", "#7fffb0", {}, (), "translate(2 0)", "slim"),
    "myconid": Beast(beasts.fungus, "#8a7a9a", "#8fffd8", {}, (), "translate(2 -18)", "slim"),
}


@dataclass(frozen=True)
class Calling:
    """What a class wears, holds and feels."""

    attire: str
    headgear: tuple[str, ...] = ("",)
    prop: tuple[str, ...] = ("",)
    hand: tuple[str, ...] = ("",)
    moods: tuple[str, ...] = ("calm",)
    extras: tuple[str, ...] = ()


CLASSES = {
    "Barbarian": Calling("fur", ("",), ("axe", "hammer", "club"), moods=("fierce", "stern")),
    "Bard": Calling("ruff", ("cap", ""), ("lute",), moods=("merry", "laughing")),
    "Cleric": Calling("stole", ("cowl", ""), ("mace",), moods=("calm", "merry")),
    "Druid": Calling("leaves", ("antlers", "wreath"), ("gnarl",), moods=("calm", "proud")),
    "Fighter": Calling("plate", ("helm", "plume", ""), ("sword", "axe"), moods=("stern", "proud")),
    "Monk": Calling("wrap", ("band", ""), moods=("calm",)),
    "Paladin": Calling("tabard", ("circlet", ""), ("hammer", "sword"), moods=("proud", "stern")),
    "Ranger": Calling("cloak", ("hood", ""), ("bow",), moods=("calm", "stern")),
    "Rogue": Calling("shadow", ("hood", "bandana", ""), hand=("dagger",), moods=("sly",)),
    "Sorcerer": Calling("collar", ("circlet", ""), hand=("fire", "frost", "spark"), moods=("proud", "merry")),
    "Warlock": Calling(
        "pact", ("mantle", "hood", ""), hand=("hex",), moods=("sly", "fierce"), extras=("glow",)
    ),
    "Wizard": Calling("robe", ("hat", ""), ("staff",), ("book", ""), ("calm", "merry", "proud")),
    "Artificer": Calling("apron", ("goggles",), ("wrench",), moods=("merry", "worried")),
    "Soldier": Calling("mail", ("kettle",), ("halberd",), moods=("stern",)),
    "Villager": Calling("tunic", moods=("worried", "calm")),
    "Noble": Calling("doublet", moods=("proud", "calm")),
}
