"""A sentence for each event: who does what, for which reason, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from questboard.games.fantasy.content import ITEMS, TRAPS
from questboard.games.fantasy.hooks import REGISTRY, Told
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.words import (
    bargain_name,
    fill,
    item_name,
    plural,
    square_name,
    swords_in_words,
)
from questboard.kernel import Event

Facts: TypeAlias = Mapping[str, Any]

EVENTS = {
    "adventure": "The adventure begins: {adventure}.",
    "appeared": "{figure} appears at {square}.",
    "booby-trap": "{figure} finds a booby trap: {item}.",
    "campaign-over": "The campaign is over: adventures won {won}, lost {lost}.",
    "charge-failed": "{figure} stumbles, and the charge fails.",
    "charge-rolled": "{figure} rolls the Charge die: {face}.",
    "chest-opened": "{figure} opens the chest at {square}.",
    "deck-shuffled": "The Item deck is formed anew from its discard pile.",
    "declined": "{figure} declines.",
    "destroyed": "{figure} is destroyed.",
    "died": "{figure} dies.",
    "disabling": "{figure} tries to disable the trap at {square}: {face}.",
    "drained": "{figure} loses {amount} SP; {left} left.",
    "drank": "{figure} drinks {item}.",
    "fled": "{figure} flees.",
    "flew": "{figure} flies to {square}.",
    "flight-rolled": "{figure} rolls the Flight die: {face}.",
    "found-nothing": "{figure} finds nothing: there are no Item cards left.",
    "freed": "{figure} frees {target}.",
    "gained": "{figure} gets {item}.",
    "goes-on": "{figure} refuses to concede.",
    "grabbed": "{figure} is held by {holder}.",
    "grounded": "{figure} can't fly anywhere with that.",
    "initiative": "Initiative is dealt: {order}.",
    "joined": "{figure} comes along, and {target} stays at home.",
    "key-dropped": "A skeleton key lies at {square}.",
    "lasting": "{item} lies on {figure}.",
    "locked": "{figure} finds {door} locked.",
    "lost": "The heroes have lost: {reason}.",
    "lost-items": "{figure} has lost all items.",
    "master-turn": "The Dungeon Master begins turn {number}.",
    "monster-turn": "{figure} acts.",
    "no-traps": "{figure} learns that there are no more traps here.",
    "picked-up": "{figure} picks up {item}.",
    "placed": "{figure} starts at {square}.",
    "power": "{figure} uses {card} on {target}.",
    "pushed": "{figure} is pushed to {square}.",
    "put": "{figure} is put on {square}.",
    "rages": "{figure} flies into a rage.",
    "released": "{figure} is free again.",
    "renewed": "{figure} takes {other} instead of {item}.",
    "restored": "{figure} regains {amount} SP and has {left} of {most}.",
    "revived": "{figure} comes back to life.",
    "roamer-drawn": "A roaming monster comes: {lurker}.",
    "roaming-rolled": "The Dungeon Master rolls for a roaming monster: {star}.",
    "rooted": "{figure} can't move on the next turn.",
    "search-stopped": "{figure} can no longer search here.",
    "shared": "The items are shared out as proposed.",
    "slipped-away": "{figure} is too slippery for {holder}.",
    "slowed": "{figure} will have one action fewer on the next turn.",
    "star-costs-more": "The star costs {target} more HP.",
    "struggled": "{figure} struggles: {star}.",
    "taken-back": "{figure} gets {item} back.",
    "tokens-spent": "{figure} turns in 3 trap tokens.",
    "trap-disabled": "{figure} disables the {trap} trap at {square}.",
    "trap-found": "{figure} finds a trap at {square}: {trap}.",
    "turn": "{figure} begins a turn.",
    "unlocked": "{figure} unlocks {door}.",
    "used": "{figure} uses {item}.",
    "went-through": "{figure} goes through the passage to {square}.",
    "won": "The heroes have won: {reason}.",
}

REVEALS = frozenset(
    {
        "appeared",
        "booby-trap",
        "chest-opened",
        "door-opened",
        "flew",
        "gained",
        "key-found",
        "locked",
        "no-traps",
        "pushed",
        "put",
        "ran",
        "revealed",
        "roamer-drawn",
        "trap-found",
        "trap-sprung",
        "unlocked",
        "ventured",
        "went-through",
    }
)
"""Events after which somebody knows more of the dungeon; luck is told by the kernel."""

ATTACKS = {"melee": "attacks", "ranged": "shoots at", "breath": "breathes on", "aura": "chills"}
"""What monsters do when they attack."""
REASONS = {
    "as good": "a target as good as any",
    "best": "the best target in reach",
    "falls": "the hero most likely to fall",
    "fewest HP": "the fewest HP among equally good targets",
    "held": "the hero whom it holds",
    "in its path": "all heroes in its path",
    "lot": "drawn by lot",
    "nearest": "the nearest hero",
    "only": "the only hero in reach",
    "quest": "the one who carries what the heroes came for",
}
"""Why a monster of the automatic Dungeon Master attacks whom it attacks."""
WALKS = {
    "away": " away from the heroes",
    "hides": " out of the heroes' sight",
    "nearest": " toward {target}, the nearest hero",
    "to attack": " to attack {target}",
    "to shoot": " to where it can soon shoot",
}
"""Why it walks."""


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event."""
    told = SENTENCES.get(event.kind)
    return told(event.facts) if told is not None else fill(_template(event), event.facts)


def said_before(event: Event, before: Event | None) -> bool:
    """Whether the event before has told already on whom a card works: the one who drank or cast it."""
    if event.kind != "lasting" or before is None or before.kind not in ("cast", "drank"):
        return False
    told = before.facts
    on = told.get("target", told["figure"])
    return (on, told["item"]) == (event.facts["figure"], event.facts["item"])


@cache
def cards_say() -> Mapping[str, str | Callable[[Facts], str]]:
    """The sentences of cards for their own events."""
    return {kind: said for card in REGISTRY if isinstance(card, Told) for kind, said in card.says.items()}


def _template(event: Event) -> str:
    """The sentence for an event of the rules, or for one of a single card."""
    said = EVENTS.get(event.kind) or cards_say()[event.kind]
    return said(event.facts) if callable(said) else said


# ---- attacks


def reason_in_words(facts: Facts) -> str:
    """Why somebody is the target; nothing where a person has chosen."""
    return REASONS.get(facts.get("reason", ""), "")


def _attacks(facts: Facts) -> str:
    """Who attacks whom and with what, and why; a monster's card is the kind of its attack."""
    card = facts["card"]
    if card in ATTACKS:
        why = reason_in_words(facts)
        return fill(f"{{figure}} {ATTACKS[card]} {{targets}}{f' ({why})' if why else ''}.", facts)
    if ITEMS[card].area:  # the event before has said who casts it
        return fill("{card} reaches {targets}.", facts)
    if ITEMS[card].kind == "spell":
        paid = f" for {facts['sp']} SP" if facts.get("sp") else ""
        return fill(f"{{figure}} attacks {{targets}} with {{card}}{paid}.", facts)
    return fill(f"{{figure}} {'shoots at' if shoots(facts) else 'attacks'} {{targets}} with {{card}}.", facts)


def shoots(facts: Facts) -> bool:
    """Whether a weapon is made for shooting and used so."""
    return bool(facts.get("ranged")) and not ITEMS[facts["card"]].melee


def _charges(facts: Facts) -> str:
    why = reason_in_words(facts)
    return fill(f"{{figure}} charges {{target}}{f' ({why})' if why else ''}.", facts)


def _rolled(facts: Facts) -> str:
    """What the dice of an attack show, and what they come to if they are final and for one target."""
    rolls = "rolls one die again and has" if facts.get("again") else "rolls"
    if "target" in facts:
        swords = swords_in_words(facts["thrown"], facts["swords"])
        verdict = f"against {armor_in_words(facts)}: {verdict_in_words(facts)}"
        return fill(f"{_attacker(facts)} {rolls} {swords} ({{dice}}) {verdict}.", facts)
    by = "{figure}" if facts["figure"] else "{card}"
    return fill(f"{by} {rolls} {plural(facts['thrown'], 'sword')} ({{dice}}).", facts)


def _attacked(facts: Facts) -> str:
    """What an attack comes to, where that has not been told with the dice."""
    swords = swords_in_words(facts["thrown"], facts["swords"])
    whom = f"{{target}} with {armor_in_words(facts)}"
    return fill(f"{_attacker(facts)} has {swords} against {whom}: {verdict_in_words(facts)}.", facts)


def _attacker(facts: Facts) -> str:
    """Who attacks: a trap attacks by itself, and so does a spell that strikes its caster."""
    return "{card}" if facts["figure"] in ("", facts["target"]) else "{figure}"


def verdict_in_words(facts: Facts) -> str:
    """Whether swords against AC cost HP."""
    return "a hit" if facts["loss"] else "a miss"


def armor_in_words(facts: Facts) -> str:
    """The AC that counts against an attack."""
    return "an AC that doesn't count" if facts["ignored"] else f"AC {facts['armor']}"


def _lost_hp(facts: Facts) -> str:
    return fill("{figure} loses {amount} HP; {left} left.", facts)


def _defeated(facts: Facts) -> str:
    return fill("{figure} is beaten." if facts.get("flees") else "{figure} is defeated.", facts)


def _healed(facts: Facts) -> str:
    who = "{figure}'s wounds close: it" if facts.get("regrows") else "{figure}"
    return fill(f"{who} regains {{amount}} HP and has {{left}} of {{most}}.", facts)


def _discarded(facts: Facts) -> str:
    why = " because of the star of its Power Attack" if facts.get("star") else ""
    return fill(f"{{figure}} discards {{item}}{why}.", facts)


def _charge_cost(facts: Facts) -> str:
    rolled, cost = plural(facts["rolled"], "skull"), facts["skulls"]
    return fill(
        f"The Turn Undead die shows {rolled}: the charge costs {f'{cost} HP' if cost else 'nothing'}.", facts
    )


# ---- moves


def _walked(facts: Facts) -> str:
    why = WALKS.get(facts.get("reason", ""), "")
    goal = square_name(facts["path"][-1], facts.get("adventure", ""))
    if why and "{target}" in why and not facts["target"]:
        why = ""
    return fill(f"{{figure}} walks to {goal}{why}.", facts)


def _ran(facts: Facts) -> str:
    return fill(f"{{figure}} runs to {square_name(facts['path'][-1], facts.get('adventure', ''))}.", facts)


def _stays(facts: Facts) -> str:
    """A monster that does nothing holds somebody, or finds nothing to do."""
    if facts["target"]:
        return fill("{figure} holds on to {target}.", facts)
    return fill(f"{{figure}} does nothing{STAYS[facts['reason']]}.", facts)


STAYS = {
    "": ": the Dungeon Master lets it wait",
    "reach": ": no hero is in its reach",
    "stuck": ": it can't move, and no hero is in its reach",
}
"""Why a monster does nothing."""


def _missed_turn(facts: Facts) -> str:
    again = ", and the next one" if facts.get("left") else ""
    return fill(f"{{figure}} misses this turn{again}.", facts)


# ---- rooms, doors, traps


def _revealed(facts: Facts) -> str:
    monsters = plural(facts["monsters"], "monster") if facts["monsters"] else "no monsters"
    return fill(f"Area {{area}} is laid out: {monsters}.", facts)


def _door_opened(facts: Facts) -> str:
    """Doors open by somebody's hand, or by themselves."""
    return fill("{figure} opens {door}." if "figure" in facts else "{door} opens by itself.", facts)


def _key_found(facts: Facts) -> str:
    return f"The heroes have found {'the master key' if facts['master'] else 'a skeleton key'}."


def _searched(facts: Facts) -> str:
    """What the Search die shows."""
    face = facts["face"]
    shown = plural(face, "eye") if isinstance(face, int) else f"a {face}"
    return fill(f"{{figure}} searches for traps: {shown}.", facts)


def _trap_sprung(facts: Facts) -> str:
    """The trap with what it does, for a trap is seen once."""
    return fill(f"{{figure}} springs a trap at {{square}}: {{trap}}. {TRAPS[facts['trap']].text}", facts)


# ---- cards


AIMS = {"target": " on {target}", "square": " at {square}", "direction": " to the {direction}"}
"""What a spell may be cast on."""


def _cast(facts: Facts) -> str:
    """A spell with what it is cast on and its price."""
    where = "".join(words for fact, words in AIMS.items() if fact in facts)
    if facts.get("target") == facts["figure"]:
        where = ""
    return fill(f"{{figure}} casts {{item}}{where} for {{sp}} SP.", facts)


def _heals(facts: Facts) -> str:
    """A hero heals another, or himself."""
    whom = "" if facts["target"] == facts["figure"] else " {target}"
    return fill(f"{{figure}} heals{whom} for {{sp}} SP.", facts)


def _kept(facts: Facts) -> str:
    return fill(f"{{figure}} puts {{item}} {'into use' if facts['used'] else 'into the knapsack'}.", facts)


def _changed(facts: Facts) -> str:
    """Which item a hero changes."""
    deed, item, other = facts["deed"], item_name(facts["item"]), facts["other"]
    if deed == "swap":
        return fill(f"{{figure}} puts {item} away and takes {item_name(other)}.", facts)
    return fill(f"{{figure}} puts {item} {'into use' if deed == 'use' else 'away'}.", facts)


def _exchanged(facts: Facts) -> str:
    """What changes hands."""
    given, taken = facts["item"], facts["other"]
    if given and taken:
        return fill(f"{{figure}} gives {{partner}} {bargain_name((given, taken))}.", facts)
    giver, taker = ("{figure}", "{partner}") if given else ("{partner}", "{figure}")
    return fill(f"{giver} gives {taker} {item_name(given or taken)}.", facts)


def _wore_off(facts: Facts) -> str:
    return fill("{item} on {figure} ends." if facts["figure"] else "{item} ends.", facts)


def _turned_undead(facts: Facts) -> str:
    """The roll, and that it turns nobody, if it doesn't; those who are turned are told of afterwards."""
    nobody = "" if facts["targets"] else ": nobody is turned"
    return fill(f"{{figure}} rolls {plural(facts['skulls'], 'skull')} to turn undead{nobody}.", facts)


def _misses_turn(facts: Facts) -> str:
    turns = facts["turns"]
    return fill(f"{{figure}} will miss the next {'turn' if turns == 1 else f'{turns} turns'}.", facts)


SENTENCES: dict[str, Callable[[Facts], str]] = {
    "attacked": _attacked,
    "attacks": _attacks,
    "cast": _cast,
    "changed": _changed,
    "discarded": _discarded,
    "healed": _healed,
    "charge-cost": _charge_cost,
    "charges": _charges,
    "conclusion": lambda facts: LAYOUTS[facts["adventure"]].conclusion,
    "defeated": _defeated,
    "door-opened": _door_opened,
    "exchanged": _exchanged,
    "heals": _heals,
    "kept": _kept,
    "key-found": _key_found,
    "lost-hp": _lost_hp,
    "missed-turn": _missed_turn,
    "misses-turn": _misses_turn,
    "ran": _ran,
    "revealed": _revealed,
    "rolled": _rolled,
    "searched": _searched,
    "stays": _stays,
    "trap-sprung": _trap_sprung,
    "turned-undead": _turned_undead,
    "ventured": _walked,
    "walked": _walked,
    "wore-off": _wore_off,
}
"""Events that take more than a template."""
