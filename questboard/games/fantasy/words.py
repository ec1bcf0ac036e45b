"""What things are called, and a sentence for each event.

Squares, doors and digits mean something only on the map of an adventure. Questions and events name theirs
(see `rules.steps`), so what is put into words here gets the adventure along.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from questboard.games.fantasy.board import ground
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.hooks import REGISTRY, Told
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.potions import TOKEN_PRICE, TOKENS
from questboard.games.fantasy.state import MASTER, VINES, ItemId, is_potion
from questboard.kernel import Event

EVENTS = {
    "adventure": "The adventure {adventure} begins.",
    "appeared": "{figure} appears at {square}.",
    "booby-trap": "{figure} finds a booby trap: {item}.",
    "campaign-over": "The campaign is over: adventures won {won}, lost {lost}.",
    "cast": "{figure} casts {item}.",
    "charge-failed": "{figure} stumbles, and the charge fails.",
    "charge-rolled": "{figure} rolls the Charge die: {face}.",
    "charges": "{figure} charges {target}.",
    "chest-opened": "{figure} opens the chest at {square}.",
    "deck-shuffled": "The Item deck is made anew from its discard pile.",
    "declined": "{figure} declines.",
    "defeated": "{figure} is defeated.",
    "destroyed": "{figure} is destroyed.",
    "died": "{figure} dies.",
    "disabling": "{figure} tries to disable the trap at {square}: {face}.",
    "discarded": "{figure} discards {item}.",
    "drained": "{figure} loses {amount} SP.",
    "drank": "{figure} drinks {item}.",
    "fled": "{figure} flees.",
    "flew": "{figure} flies to {square}.",
    "flight-rolled": "{figure} rolls the Flight die: {face}.",
    "goes-on": "{figure} doesn't give up.",
    "found-nothing": "{figure} finds nothing.",
    "freed": "{figure} frees {target}.",
    "gained": "{figure} gets {item}.",
    "grabbed": "{figure} is held by {holder}.",
    "grounded": "{figure} can't fly anywhere.",
    "healed": "{figure} regains {amount} HP.",
    "initiative": "Initiative is dealt: {order}.",
    "key-dropped": "A skeleton key lies at {square}.",
    "lasting": "{item} lies on {figure}.",
    "locked": "{figure} finds {door} locked.",
    "lost": "The heroes have lost: {reason}.",
    "lost-items": "{figure} has lost all items.",
    "lost-hp": "{figure} loses {amount} HP.",
    "master-turn": "Turn {number} of the Dungeon Master begins.",
    "missed-turn": "{figure} misses this turn.",
    "monster-turn": "{figure} acts.",
    "no-traps": "{figure} learns that there are no more traps here.",
    "picked-up": "{figure} picks up {item}.",
    "power": "{figure} uses {card} on {target}.",
    "pushed": "{figure} is pushed to {square}.",
    "put": "{figure} is put on {square}.",
    "released": "{figure} is free again.",
    "renewed": "{figure} takes {other} instead of {item}.",
    "restored": "{figure} regains {amount} SP.",
    "revealed": "Area {area} is laid out.",
    "revived": "{figure} comes back to life.",
    "roaming-rolled": "The Dungeon Master rolls for a roaming monster: {star}.",
    "rolled": "The dice show {dice}.",
    "rooted": "{figure} can't move on the next turn.",
    "search-stopped": "{figure} can't search here any more.",
    "searched": "{figure} searches for traps: {face}.",
    "shared": "The items are shared out as proposed.",
    "struggled": "{figure} struggles: {star}.",
    "taken-back": "{figure} gets {item} back.",
    "tokens-spent": "{figure} turns in 3 trap tokens.",
    "trap-disabled": "{figure} disables the {trap} trap at {square}.",
    "trap-found": "{figure} finds a trap at {square}: {trap}.",
    "trap-sprung": "{figure} springs a trap at {square}: {trap}.",
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
        "revealed",
        "trap-found",
        "trap-sprung",
        "unlocked",
        "ventured",
        "went-through",
    }
)
"""Events after which somebody knows more of the dungeon; luck is told by the kernel."""

DIRECTIONS = ("north", "east", "south", "west")
ATTACKS = {"melee": "attacks", "ranged": "shoots at", "breath": "breathes on", "aura": "chills"}
"""What monsters do when they attack."""


# ---- names


def figure_name(name: str, adventure: str = "") -> str:
    """A hero, a monster, or a person or an object of the adventure.

    >>> figure_name("lidda"), figure_name("goblin-2"), figure_name("angor-1", "2"), figure_name("2", "2")
    ('Lidda', 'goblin 2', 'Angor', 'the sheriff')
    >>> figure_name("2", "10")
    'seal 2'
    """
    if name in HEROES:
        return HEROES[name].name
    if name == MASTER:
        return "the Dungeon Master"
    if name == VINES:
        return "vines"
    kind, _, number = name.rpartition("-")
    if adventure:
        layout = LAYOUTS[adventure]
        for thing in layout.things:
            if thing.digit == name:
                alike = [each for each in layout.things if each.name == thing.name]
                return thing.name if len(alike) == 1 else f"{thing.name} {name}"
        for figure in layout.figures:
            if figure.digit and figure.digit == number and figure.name.casefold().replace(" ", "-") == kind:
                return figure.name
    return f"{MONSTERS[kind].name.lower()} {number}" if kind in MONSTERS else name


def square_name(square: int, adventure: str = "") -> str:
    """Column and row.

    >>> square_name(57, "1"), square_name(536, "winter-2")
    ('13,2', '8,7 on the tower')
    """
    if not adventure:
        return str(square)
    here = ground(adventure)
    x, y = here.xy(square)
    return f"{x},{y} on the tower" if here.on_top(square) else f"{x},{y}"


def door_name(door: int, adventure: str = "") -> str:
    """A door by its place.

    >>> door_name(0, "1")
    'the door at 7,2'
    """
    if not adventure:
        return f"door {door + 1}"
    return f"the door at {square_name(LAYOUTS[adventure].doors[door].squares[0], adventure)}"


def item_name(item: str) -> str:
    """An Item card."""
    if item == TOKENS:
        return f"{TOKEN_PRICE} trap tokens"
    return ITEMS[item].name if item in ITEMS else item


def card_name(card: str) -> str:
    """Whatever can attack: an item, a trap, or a monster's kind."""
    if card in TRAPS:
        return f"the {TRAPS[card].name.lower()} trap"
    return MONSTERS[card].name.lower() if card in MONSTERS else item_name(card)


def bargain_name(bargain: tuple[ItemId, ItemId]) -> str:
    """What changes hands.

    >>> bargain_name(("mace", "healing")), bargain_name(("mace", ""))
    ('Mace for Healing', 'Mace for nothing')
    """
    given, taken = (item_name(item) if item else "nothing" for item in bargain)
    return f"{given} for {taken}"


def plural(count: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "sword"), plural(0, "sword")
    ('1 sword', '0 swords')
    """
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def all_of(names: Sequence[str]) -> str:
    """Names in a row.

    >>> all_of(["Lidda"]), all_of(["Lidda", "Jozan", "goblin 1"])
    ('Lidda', 'Lidda, Jozan and goblin 1')
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def dice_in_words(shown: Sequence[tuple[str, int | str]]) -> str:
    """Dice with what they show.

    >>> dice_in_words([("yellow", 1), ("red", 0), ("special", "star")])
    'yellow 1, red 0, special star'
    """
    return ", ".join(f"{name} {face}" for name, face in shown) or "nothing"


def use_name(item: str, ending: str = "") -> str:
    """To drink a potion, turn in tokens or use a card.

    >>> use_name("healing"), use_name("ring-of-spell-storing", "s"), use_name(TOKENS)
    ('drink Healing', 'uses Ring of Spell Storing', 'turn in 3 trap tokens')
    """
    if item == TOKENS:
        return f"turn{ending} in {item_name(item)}"
    return f"{'drink' if is_potion(item) else 'use'}{ending} {item_name(item)}"


def area_name(area: int, adventure: str = "") -> str:
    """An area by its letter.

    >>> area_name(1, "1"), area_name(1)
    ('B', '1')
    """
    return LAYOUTS[adventure].areas[area].letter if adventure else str(area)


def names_in_a_row(figures: Sequence[str], adventure: str = "") -> str:
    """Several figures.

    >>> names_in_a_row(["lidda", "jozan", "angor-1"], "2")
    'Lidda, Jozan and Angor'
    """
    return all_of([figure_name(figure, adventure) for figure in figures])


ON_THE_MAP: Mapping[str, Callable[..., str]] = {
    "area": area_name,
    "door": door_name,
    "figure": figure_name,
    "holder": figure_name,
    "order": names_in_a_row,
    "partner": figure_name,
    "square": square_name,
    "target": figure_name,
    "targets": names_in_a_row,
}
"""By kind of thing: what one of them is called, on the map of an adventure if one is given."""

WORDS: Mapping[str, Callable[[Any], str]] = {
    "adventure": lambda adventure: LAYOUTS[adventure].title if adventure else "",
    "bargain": bargain_name,
    "card": card_name,
    "dice": dice_in_words,
    "item": item_name,
    "lurker": lambda kind: f"the {MONSTERS[kind].name.lower()}",
    "other": item_name,
    "star": lambda star: "a star" if star else "no star",
    "trap": lambda trap: TRAPS[trap].name.lower(),
    **ON_THE_MAP,
}
"""By kind of thing: what one of them is called in questions and events of any adventure."""


def called(kind: str, value: Any, adventure: str) -> str:
    """What a thing is called in an adventure; a number or a word is called what it is."""
    if kind in ON_THE_MAP:
        return ON_THE_MAP[kind](value, adventure)
    return WORDS.get(kind, str)(value)


def fill(template: str, facts: Mapping[str, Any]) -> str:
    """A template with the words for its facts."""
    adventure = facts.get("adventure", "")
    return template.format_map({name: called(name, value, adventure) for name, value in facts.items()})


# ---- sentences


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event."""
    told = SENTENCES.get(event.kind)
    sentence = told(event.facts) if told is not None else fill(_template(event), event.facts)
    return sentence[0].upper() + sentence[1:]


@cache
def cards_say() -> Mapping[str, str | Callable[[Mapping[str, Any]], str]]:
    """The sentences of cards for their own events."""
    return {kind: said for card in REGISTRY if isinstance(card, Told) for kind, said in card.says.items()}


def _template(event: Event) -> str:
    """The sentence for an event of the rules, or for one of a single card."""
    said = EVENTS.get(event.kind) or cards_say()[event.kind]
    return said(event.facts) if callable(said) else said


def _attacks(facts: Mapping[str, Any]) -> str:
    """Who attacks whom and with what; a monster's card is the kind of its attack."""
    if facts["card"] in ATTACKS:
        return fill(f"{{figure}} {ATTACKS[facts['card']]} {{targets}}.", facts)
    return fill("{figure} attacks {targets} with {card}.", facts)


def _attacked(facts: Mapping[str, Any]) -> str:
    """What an attack comes to; a trap attacks by itself."""
    swords, loss = plural(facts["swords"], "sword"), facts["loss"]
    by = "{figure} hits" if facts["figure"] else "{card} hits"
    miss = by.replace("hits", "does no harm to")
    return fill(f"{by} {{target}} with {swords}." if loss else f"{miss} {{target}}.", facts)


def _changed(facts: Mapping[str, Any]) -> str:
    """Which item a hero changes."""
    deed, item, other = facts["deed"], item_name(facts["item"]), facts["other"]
    if deed == "swap":
        return fill(f"{{figure}} puts {item} away and takes {item_name(other)}.", facts)
    return fill(f"{{figure}} puts {item} {'into use' if deed == 'use' else 'away'}.", facts)


def _exchanged(facts: Mapping[str, Any]) -> str:
    """What changes hands."""
    given, taken = facts["item"], facts["other"]
    if given and taken:
        return fill(f"{{figure}} gives {{partner}} {bargain_name((given, taken))}.", facts)
    giver, taker = ("{figure}", "{partner}") if given else ("{partner}", "{figure}")
    return fill(f"{giver} gives {taker} {item_name(given or taken)}.", facts)


def _door_opened(facts: Mapping[str, Any]) -> str:
    """Doors open by somebody's hand, or by themselves."""
    return fill("{figure} opens {door}." if "figure" in facts else "{door} opens by itself.", facts)


def _key_found(facts: Mapping[str, Any]) -> str:
    return f"The heroes have found {'the master key' if facts['master'] else 'a skeleton key'}."


def _walked(facts: Mapping[str, Any]) -> str:
    return fill(f"{{figure}} walks to {square_name(facts['path'][-1], facts.get('adventure', ''))}.", facts)


SENTENCES: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "attacked": _attacked,
    "attacks": _attacks,
    "changed": _changed,
    "charge-cost": lambda facts: fill(f"The charge costs {{figure}} {facts['skulls']} HP.", facts),
    "conclusion": lambda facts: LAYOUTS[facts["adventure"]].conclusion,
    "door-opened": _door_opened,
    "exchanged": _exchanged,
    "key-found": _key_found,
    "misses-turn": lambda facts: fill(
        f"{{figure}} will miss the next {'turn' if facts['turns'] == 1 else '2 turns'}.", facts
    ),
    "turned-undead": lambda facts: fill(
        f"{{figure}} turns undead with {plural(facts['skulls'], 'skull')}.", facts
    ),
    "ventured": _walked,
    "walked": _walked,
}
"""Events that take more than a template."""
