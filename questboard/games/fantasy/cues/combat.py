"""Attacks, dice, hit points, and what befalls figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from questboard.cues import AnyCue, Attack, Condition, Gain, Health, Roll
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.cues.items import spell_points
from questboard.games.fantasy.cues.seen import Seen, thrown
from questboard.games.fantasy.rules.odds import hp_of
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.symbols import SPELL_POINTS
from questboard.games.fantasy.sentences import reason_in_words
from questboard.games.fantasy.words import item_name

NATURAL = {"melee": "", "ranged": "Shot", "breath": "Breath", "aura": "Cold aura"}
"""What monsters attack with: what comes natural has no name."""
HELD, MISSES, ROOTED, FEWER = "Held", "Misses a turn", "Can't move", "Fewer actions"

# ---- attacks


def attacks(seen: Seen) -> Sequence[AnyCue]:
    """Somebody attacks; a hero may have paid SP for it."""
    facts, card = seen.facts, seen.facts["card"]
    attack = Attack(
        targets=tuple(seen.node(name) for name in facts["targets"]),
        attacker=seen.figure,
        name=ITEMS[card].name if card in ITEMS else NATURAL[card],
        ranged=facts["ranged"],
        reason=reason_in_words(facts),
    )
    paid = facts.get("sp", 0)
    return [attack, *spell_points(-paid, facts["figure"])] if paid else [attack]


def charges(seen: Seen) -> Sequence[AnyCue]:
    """A figure charges another."""
    return [
        Attack(
            targets=(seen.target,), attacker=seen.figure, name="Charge", reason=reason_in_words(seen.facts)
        )
    ]


def power(seen: Seen) -> Sequence[AnyCue]:
    """A monster does something to a hero in place of a move or an attack."""
    name = seen.facts["card"].capitalize()
    return [Attack(targets=(seen.target,), attacker=seen.figure, name=name, ranged=True)]


def rolled(seen: Seen) -> Sequence[AnyCue]:
    """The dice of an attack fall, with what they come to if that is final and for one target."""
    facts = seen.facts
    if "target" in facts:
        return _result(seen)
    return [Roll(dice=thrown(facts["dice"]), roller=seen.figure, total=facts["thrown"])]


def attacked(seen: Seen) -> Sequence[AnyCue]:
    """What an attack does to one target of several, or with dice that were kept."""
    return _result(seen)


def _result(seen: Seen) -> Sequence[AnyCue]:
    """Dice, and that armour has stopped them; HP are lost afterwards."""
    if seen.facts["loss"]:
        return [_against(seen)]
    return [_against(seen), Health(thing=seen.target, amount=0, left=hp_of(seen.view, seen.facts["target"]))]


def _against(seen: Seen) -> Roll:
    """Dice compared with the AC of a target."""
    facts = seen.facts
    more = facts["swords"] - facts["thrown"]
    return Roll(
        dice=thrown(facts["dice"]),
        roller=seen.figure,
        target=seen.target,
        bonus=more or None,
        total=facts["swords"],
        against="AC ignored" if facts["ignored"] else f"AC {facts['armor']}",
        verdict="hit" if facts["loss"] else "miss",
    )


# ---- other dice


def _one_die(die: str, fact: str, seen: Seen) -> Sequence[AnyCue]:
    """A die that decides nothing by itself."""
    return [Roll(dice=thrown([(die, seen.facts[fact])]), roller=seen.figure)]


charge_die, flight_die = partial(_one_die, "charge", "face"), partial(_one_die, "flight", "face")
undead_die, skull_die = partial(_one_die, "turn-undead", "skulls"), partial(_one_die, "turn-undead", "rolled")


def special_die(seen: Seen) -> Sequence[AnyCue]:
    """The Special die, for a star."""
    return [_star(seen, seen.figure)]


def roaming_die(seen: Seen) -> Sequence[AnyCue]:
    """The Special die of the Dungeon Master."""
    return [_star(seen, ids.MASTER)]


def _star(seen: Seen, roller: str) -> Roll:
    star = seen.facts["star"]
    dice = thrown([("special", "star" if star else "blank")])
    return Roll(dice=dice, roller=roller, against="a star", verdict="success" if star else "failure")


def search_die(seen: Seen) -> Sequence[AnyCue]:
    """The Search die: eyes are good."""
    face = seen.facts["face"]
    return [
        Roll(
            dice=thrown([("search", face)]),
            roller=seen.figure,
            against="eyes",
            verdict="success" if isinstance(face, int) else "failure",
        )
    ]


def disable_die(seen: Seen) -> Sequence[AnyCue]:
    """The Disable Trap die: a gear is good."""
    face = seen.facts["face"]
    return [
        Roll(
            dice=thrown([("disable", face)]),
            roller=seen.figure,
            target=ids.trap(seen.facts["square"]),
            against="a gear",
            verdict="success" if face == "gear" else "failure",
        )
    ]


# ---- hit points


def loses_hp(seen: Seen) -> Sequence[AnyCue]:
    """A figure or an object loses HP."""
    return [Health(thing=seen.figure, amount=-seen.facts["amount"], left=seen.facts["left"])]


def regains_hp(seen: Seen) -> Sequence[AnyCue]:
    """A figure regains HP."""
    return [Health(thing=seen.figure, amount=seen.facts["amount"], left=seen.facts["left"])]


def saved(seen: Seen) -> Sequence[AnyCue]:
    """A hero who has fallen to 0 HP has some again."""
    return [Health(thing=seen.figure, amount=seen.facts["left"], left=seen.facts["left"])]


def heals(seen: Seen) -> Sequence[AnyCue]:
    """A hero's SP go to another's HP."""
    facts = seen.facts
    start = ids.spell_points(facts["figure"])
    return [Gain(icon=SPELL_POINTS, color="arcane", text=f"{facts['sp']} SP", start=start, end=seen.target)]


# ---- what befalls figures


def _condition(name: str, gained: bool, seen: Seen) -> Sequence[AnyCue]:
    return [Condition(thing=seen.figure, name=name, gained=gained)]


grabbed, released = partial(_condition, HELD, True), partial(_condition, HELD, False)
misses_turn, rooted = partial(_condition, MISSES, True), partial(_condition, ROOTED, True)
slowed = partial(_condition, FEWER, True)


def missed_turn(seen: Seen) -> Sequence[AnyCue]:
    """A turn is over before it has begun."""
    return [] if seen.facts.get("left") else _condition(MISSES, False, seen)


def effect_begins(seen: Seen) -> Sequence[AnyCue]:
    """A card lies on a figure."""
    return _condition(item_name(seen.facts["item"]), True, seen)


def effect_ends(seen: Seen) -> Sequence[AnyCue]:
    """It lies there no longer; bushes are seen to go."""
    return _condition(item_name(seen.facts["item"]), False, seen) if seen.facts["figure"] else []


def spurred(seen: Seen) -> Sequence[AnyCue]:
    """A card lets a figure do more or less for a while."""
    return _condition(item_name(seen.cause), True, seen)
