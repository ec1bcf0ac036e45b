"""The Monsters and Villains: how they look, and what they do besides their printed tactics (WA-125)."""

from __future__ import annotations

from questboard.games.adventure.hooks import Look, MonsterCard
from questboard.games.adventure.state import AdventureState
from questboard.games.ashardalon.cards.adventure_cards import shuffle_in


class CaveBear(MonsterCard, id="cave-bear"):
    """It claws at every Hero on its tile, or strikes the closest one near."""

    look = Look("bear-head", "walnut")


class DuergarGuard(MonsterCard, id="duergar-guard"):
    """A sentry: a Hero next to it fears its warhammer; unwatched it opens the way to a new tile."""

    look = Look("dwarf-face", "slate")


class GibberingMouther(MonsterCard, id="gibbering-mouther"):
    """It attacks everybody within 1 tile at once."""

    look = Look("carnivore-mouth", "arcane")


class Grell(MonsterCard, id="grell"):
    """Its bite poisons, and its tentacles daze."""

    look = Look("brain-tentacle", "arcane")


class HumanCultist(MonsterCard, id="human-cultist"):
    """It stabs with a poisoned dagger."""

    look = Look("cowled", "ink")


class KoboldDragonshield(MonsterCard, id="kobold-dragonshield"):
    """A sentry like the Duergar Guard, with a sword."""

    look = Look("horned-reptile", "walnut")


class LegionDevil(MonsterCard, id="legion-devil"):
    """One card brings up to three figures and is given up with the last of them (WA-199)."""

    look = Look("devil-mask", "ink")
    swarm = True


class OrcArcher(MonsterCard, id="orc-archer"):
    """It shoots from two tiles away."""

    look = Look("bowman", "brass")


class OrcSmasher(MonsterCard, id="orc-smasher"):
    """It goes for the closest Hero with its mace."""

    look = Look("orc-head", "brass")


class Snake(MonsterCard, id="snake"):
    """Its bite does no damage, but poisons."""

    look = Look("snake", "slate")


# ---- Villains


class Ashardalon(MonsterCard, id="ashardalon"):
    """The red dragon. When he appears his breath comes among the Encounter cards, once."""

    look = Look("spiked-dragon-head", "danger")

    async def appears(self, s: AdventureState) -> None:
        deck = s.encounter_deck
        cards = [*deck.discard, *[card for packet in deck.packets for card in packet.cards]]
        if "ashardalon-breathes" not in cards:
            shuffle_in(s, "ashardalon-breathes")


class Bellax(MonsterCard, id="bellax"):
    """A Gauth: which Eye Ray she uses is rolled first."""

    look = Look("surrounded-eye", "danger")


class Kraash(MonsterCard, id="kraash"):
    """The orc shaman: a windstorm against a crowd, lightning against one."""

    look = Look("tribal-mask", "danger")


class Margrath(MonsterCard, id="margrath"):
    """The duergar captain: a morning star, and quills from afar."""

    look = Look("dwarf-king", "danger")


class Meerak(MonsterCard, id="meerak"):
    """The kobold chief strikes and slips away."""

    look = Look("lizardman", "danger")


class Otyugh(MonsterCard, id="otyugh"):
    """It bites the strongest Hero next to it, and grabs for others."""

    look = Look("octopus", "danger")


class RageDrake(MonsterCard, id="rage-drake"):
    """With 6 damage on it it becomes enraged."""

    look = Look("dinosaur-rex", "danger")


class EnragedRageDrake(MonsterCard, id="enraged-rage-drake"):
    """The other face of the Rage Drake."""

    look = Look("t-rex-skull", "danger")
