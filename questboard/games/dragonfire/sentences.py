"""The log: a sentence for each kind of event, and which events show somebody a hidden card.

A sentence is a template, or a function that picks one by the facts of the event. Those of single cards and
Adventures stand with them (`says`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.hooks import events, revealing_events
from questboard.games.dragonfire.state import Foe
from questboard.games.dragonfire.words import COLOR, WORDS, plural
from questboard.kernel import Event

Facts: TypeAlias = Mapping[str, Any]
Sentence: TypeAlias = str | Callable[[Facts], str]


# ---- sentences that depend on the facts


def _appeared(facts: Facts) -> str:
    """Who faces whom, with how many tokens, and why it is this player."""
    inside = not facts["encounter"].rpartition("-")[0].endswith("-token") and _location(facts["encounter"])
    words = "{encounter} lies in front of {player}" if inside else "{encounter} faces {player}"
    if facts["tokens"]:
        words += f", with {plural(facts['tokens'], 'token')}"
    return f"{words}{_why(facts)}{', who is in it' if inside else ''}."


def _location(foe: Foe) -> bool:
    return ENCOUNTERS[foe.rpartition("-")[0]].location


def _why(facts: Facts) -> str:
    """The reason for which a rule has chosen a player, in brackets."""
    return " ({reason})" if facts["reason"] else ""


def _attacked(facts: Facts) -> str:
    """An attack with its damage, or why there is none."""
    if facts["prevented"]:
        return "{encounter} attacks {player}, but its damage is prevented."
    words = "{encounter} attacks {player}: "
    if facts["more"]:
        return f"{words}{facts['amount'] - facts['more']} + {{more}} = {{amount}} damage."
    return words + ("{amount} damage." if facts["amount"] else "no damage.")


def _held_off(facts: Facts) -> str:
    """Why an encounter doesn't attack."""
    why = " because of {power}." if facts["power"] else " this turn."
    return f"{{encounter}} does not attack {{player}}{why}"


def _hurt(facts: Facts) -> str:
    """Damage, and what is left."""
    return "{player} takes {amount} damage; {left} HP left."


def _lessened(facts: Facts) -> str:
    """What takes how much off the damage."""
    by = "{player}'s {power} takes" if facts["power"] else "What was played for {player} takes"
    return f"{by} {{amount}} off the damage: {{coming}} - {{amount}} = {{left}}."


def _dealt(facts: Facts) -> str:
    """What is dealt to an encounter, and what becomes of it."""
    words = f"{_deal(facts)} to {{encounter}}"
    if facts["shielded"]:
        return f"{words}, but its tokens are still there: nothing happens."
    return f"{words}." if facts["count"] else f"{words}: not enough for a level."


def _drew(facts: Facts) -> str:
    """Who draws what, and in which phase if no card says it."""
    return (f"{facts['why']}: " if facts.get("why") else "") + "{player} draws {cards}."


def _deal(facts: Facts) -> str:
    """Which cards deal how much."""
    return f"{{powers}} {'deals' if len(facts['powers']) == 1 else 'deal'} {{dealt}}"


def _cleared(facts: Facts) -> str:
    """Which level falls, and how many are left."""
    left = facts["left"]
    return "{encounter} loses level {level}" + (f"; {plural(left, 'level')} left." if left else ", its last.")


def _checked(facts: Facts) -> str:
    """The result of a Skill Check."""
    if not facts["classes"]:
        return "{player} makes a Skill Check without revealing a card: {success}."
    return "{player} makes a Skill Check for {classes}: {success}."


def _revealed(facts: Facts) -> str:
    """A card that is revealed for a Skill Check."""
    match = "a match" if facts["success"] else "no match"
    return f"{{player}} reveals {{card}} and buries it: {match}."


def _encounter_revealed(facts: Facts) -> str:
    """A card of an encounter deck, with its colour."""
    color = COLOR[ENCOUNTERS[facts["name"]].color]
    return f"{{name}} ({color}) is revealed from {{deck}} and buried."


def _saved(facts: Facts) -> str:
    """The result of a Save."""
    if not facts["names"]:
        return "{encounter} makes a Save without a card: {success}."
    return "{encounter} makes a Save, needing {colors}: {success}."


def _level_rose(facts: Facts) -> str:
    """The Dragonfire level, and which card made it rise."""
    if not facts["dragonfire"]:
        return "The Dragonfire level rises to {level}."
    return "{dragonfire} is discarded: the Dragonfire level rises to {level}."


def _put_down(facts: Facts) -> str:
    """What is discarded of the cards that were played; all may remain in play, or have been used up."""
    return (
        "The played cards are discarded: {plays}." if facts["plays"] else "No played card is left to discard."
    )


def _reshuffled(facts: Facts) -> str:
    """Whether the deck was empty, or all cards are shuffled because somebody is down."""
    if facts["empty"]:
        return "The draw deck of {player} is empty; the discard pile is shuffled into a new one."
    hand = "hand, " if facts["hand"] else ""
    return f"{{player}} shuffles {hand}deck and discard pile into a new draw deck."


def _searched(facts: Facts) -> str:
    """How many cards were turned over."""
    count = facts["count"]
    until = "before the right one" if facts["found"] else "and none is the right one"
    return (
        f"{plural(count, 'card')} of {{deck}} {'is' if count == 1 else 'are'} revealed and buried, {until}."
    )


def _forfeited(facts: Facts) -> str:
    """Gold that is lost, and whether it lies on an encounter now."""
    if not facts["gold"]:
        return "{player} has no gold to lose."
    return "{player} loses {gold} gold" + (
        ", which is put on {encounter}." if facts["encounter"] else "; {left} left."
    )


def _declined(facts: Facts) -> str:
    """A pass, and for how long."""
    until = {"turn": "again this turn", "round": "until their next turn"}.get(facts["quiet"])
    return "{player} adds nothing" + (f" and won't be asked {until}." if until else ".")


EVENTS: Mapping[str, Sentence] = MappingProxyType({
    "accepted": "The party accepts the challenge {challenge}.",
    "adventure": "The Adventure begins at Level {level}: {adventure}.",
    "appeared": _appeared,
    "asked_others": "{player} lets the others act first.",
    "assault": "Take Damage: everything facing {player} attacks.",
    "assisted": "{player} assists with {card}.",
    "attack_total": "Attacks on {player}: {parts} = {amount} damage in all.",
    "attacked": _attacked,
    "bought": "{player} buys {card} for {gold} gold; {left} left.",
    "buried": "{encounter} is buried.",
    "buried_cards": "{player} buries {cards}.",
    "called": "{player} is done playing cards; the others may still act.",
    "calmed": "{encounter} will not attack this turn.",
    "campaign_over": "The campaign is over.",
    "challenge_failed": "The challenge {challenge} can no longer be fulfilled.",
    "checked": _checked,
    "cleared": _cleared,
    "covered": "{player} covers {feature_old} with {feature}.",
    "covers": "{player} counts as {color} too.",
    "cycled": "{player} replaces {card} in the Market with {card_new}.",
    "deadfall": "The Deadfall effect of {dragonfire} applies.",
    "dealt": _dealt,
    "deck_reshuffled": "{deck} is formed anew from its discard pile.",
    "declined": _declined,
    "defeated": "{encounter} is defeated.",
    "discarded": "{player} discards {card}.",
    "dragonfire": "The Dragonfire card at level {level} is {dragonfire}.",
    "dragonfire_buried": "{dragonfire} is buried.",
    "drew": _drew,
    "earned": "Each character earns {amount} XP.",
    "encounter_revealed": _encounter_revealed,
    "entered": "{player} enters {encounter}.",
    "escaped": "{encounter} escapes the text of the card.",
    "flipped": "The Dragonfire token shows its {logo}.",
    "forfeited": _forfeited,
    "found": "{player} finds {item}.",
    "gained": "{player} gains {gold} gold and has {left}.",
    "handed_over": "{player} gives {item} to {player_other}.",
    "healed": "{player} heals {amount} HP and has {left}.",
    "held_off": _held_off,
    "hurt": _hurt,
    "kept_off": "A ward keeps {amount} damage off {player}; {left} damage left.",
    "left": "{player} returns to the main area.",
    "left_play": "{player} discards {card} from play.",
    "lessened": _lessened,
    "level_reached": "{player} reaches Character Level {level}.",
    "level_rose": _level_rose,
    "level_softened": "Level {level} of {encounter} is at most {amount} this turn.",
    "limited": "{player} may play at most {cards} this turn.",
    "location_lost": "{encounter} is discarded because nobody is in it.",
    "location_refused": "{name} can't be placed here and is {fate}.",
    "long_rest": "The party takes a Long Rest.",
    "looked": "{player} looks at {cards}.",
    "lost": "The party has lost: {reason}.",
    "market_filled": "{card} is laid out in the Market.",
    "market_revealed": "{card} comes from the Market Deck.",
    "moved": lambda facts: f"{{encounter}} now faces {{player}}{_why(facts)}.",
    "must_discard": "{player} must discard {cards}.",
    "packed": "{player} adds {card} to the Equipment Pack.",
    "paid": "{encounter} pays {gold} gold: {shares}.",
    "played": "{player} plays {card}.",
    "protected": "{player} takes {amount} less damage in Take Damage.",
    "put_back": "{player} returns {item} to its deck.",
    "put_down": _put_down,
    "put_on_top": "{player} puts {cards} on top of the deck.",
    "put_under": "{player}'s {card} goes under {encounter}.",
    "recovered": "{encounter} heals {levels}.",
    "refreshed": "{player} is no longer Exhausted.",
    "remains": "{card} remains in play in front of {player}.",
    "reopened": "Everybody may act again.",
    "reshuffled": _reshuffled,
    "returned": "{player} gets {card} back.",
    "revealed": _revealed,
    "round": "Round {round} begins.",
    "saved": _saved,
    "scene": "Scene {scene} begins.",
    "scene_over": "Scene {scene} is completed.",
    "searched": _searched,
    "sharpened": "{player}'s {card} deals {damage} more.",
    "short_rest": "The party takes a Short Rest.",
    "spent": "{player}'s {card} is used up.",
    "strength_changed": "{encounter} has {change} Attack Strength, now {left}.",
    "stunned": "{player} is Stunned.",
    "swapped": "{player} replaces {card} with {card_new}.",
    "took_back": "{player} returns {card} to the hand.",
    "took_feature": "{player} takes the Feature {feature}.",
    "took_over": "{player} takes {amount} of the damage instead of {player_active}; {left} damage left.",
    "took_screen": "{player} plays the {screen}.",
    "tripped": "The Tripwire of {encounter} is crossed.",
    "turn": "{player} begins a turn.",
    "unconscious": "{player} is Unconscious.",
    "unhealable": "{player} can't be healed this turn.",
    "used": "{player} uses {power}.",
    "woke": "{player} is conscious again.",
    "wasted": lambda facts: f"{_deal(facts)} to nothing: it is assigned to no encounter.",
    "won": "Every Scene is completed: the party has won.",
})  # fmt: skip
"""Sentences for events; those of single cards and Adventures stand with them (`says`)."""

REVEALS = frozenset(
    {
        "appeared",
        "asked_others",
        "assisted",
        "bought",
        "called",
        "cycled",
        "declined",
        "discarded",
        "dragonfire",
        "encounter_revealed",
        "found",
        "level_rose",
        "location_refused",
        "market_filled",
        "market_revealed",
        "must_discard",
        "played",
        "put_under",
        "reopened",
        "revealed",
        "searched",
        "short_rest",
    }
)
"""Events after which somebody knows more of the cards; secrets and luck are told by the kernel."""


def reveals() -> frozenset[str]:
    """All kinds of events after which somebody knows more of the cards, those of single cards included."""
    return REVEALS | revealing_events()


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event as a seat has seen it."""
    words = words_of(event.facts, names)
    sentence = EVENTS.get(event.kind) or events()[event.kind]
    template = sentence if isinstance(sentence, str) else sentence(event.facts)
    told = template.format_map(words).replace("!.", "!")  # some cards have a name that ends a sentence
    return told if template.startswith("{player") else told[0].upper() + told[1:]


def words_of(facts: Facts, names: Sequence[str]) -> dict[str, str]:
    """The facts of an event in words."""
    words = {name: _word(name.partition("_")[0], value, names) for name, value in facts.items()}
    if "cards" not in words:  # for those who may not see them
        count = facts.get("count", 1)
        words["cards"] = "a card" if count == 1 else plural(count, "card")
    return words


def _word(kind: str, value: Any, names: Sequence[str]) -> str:
    """What a fact is called at a table where players have names."""
    if kind == "player":
        return names[int(value)]
    if kind == "shares":
        return ", ".join(f"{names[seat]} {gold}" for seat, gold in value)
    return str(WORDS.get(kind, str)(value))
