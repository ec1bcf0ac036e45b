"""The question as the scene shows it: each option with what it would do and what it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from questboard import prompt_parts as prompt
from questboard.games.dragonfire.content import ADVENTURES, CARDS, FEATURES, SCREENS
from questboard.games.dragonfire.rules.foes import shielded
from questboard.games.dragonfire.rules.market import price
from questboard.games.dragonfire.scene.cards import card_lines, power_in_words
from questboard.games.dragonfire.scene.offer import at_rest, offer_id
from questboard.games.dragonfire.scene.outlook import Outlook, in_words, levels_in_words, would_fall
from questboard.games.dragonfire.scene.seats import hand_id
from questboard.games.dragonfire.state import MAIN, DragonfireView
from questboard.games.dragonfire.words import aim_name, encounter_name, points_in_words
from questboard.kernel import Ask, Rules
from questboard.scene import Prompt

Option: TypeAlias = Any

BRIEF = 110
"""No option tells more of a card than that, unless its first sentence is longer."""
WAITING = {
    "act": "act",
    "aim": "where damage goes",
    "card": "a card",
    "ware": "a Market card",
    "encounter": "an encounter",
    "player": "a character",
    "place": "a place",
    "power": "whether to use a Feature",
    "screen": "a character",
    "feature": "a Feature",
    "item": "a Magic Item",
    "adventure": "an Adventure",
    "deck": "a deck",
}


def build_prompt(
    view: DragonfireView,
    ask: Ask[Any] | None,
    names: Sequence[str],
    rules: Rules[Any, Any],
    found: Outlook,
    ids: Sequence[str],
) -> Prompt | None:
    """The question; a seat that isn't asked learns only what kind of thing is being chosen."""
    if ask is None:
        return None
    there = dict.fromkeys(ids)

    def nodes(option: Option) -> tuple[str, ...]:
        return tuple(node for node in concerns(view, ask, option) if node in there)

    return prompt.build_prompt(
        ask,
        view.seat,
        names,
        rules,
        things=WAITING,
        nodes=nodes,
        text=filled(ask, names, rules),
        label=labels(ask, names, rules),
        detail=lambda option: detail(view, ask, option, found),
    )


def filled(ask: Ask[Any], names: Sequence[str], rules: Rules[Any, Any]) -> str:
    """The question in words, players by their names."""
    facts = {
        name: names[value] if name.startswith("player") else rules.word(name.partition("_")[0], value)
        for name, value in ask.about.items()
    }
    return ask.prompt.format_map(facts)


def labels(ask: Ask[Any], names: Sequence[str], rules: Rules[Any, Any]) -> Callable[[Option], str]:
    """What the options are called, players by their names."""

    def label(option: Option) -> str:
        if option is not None and ask.kind == "player":
            return str(names[option])
        if option is not None and ask.kind == "aim" and option[0]:
            return aim_name(option).replace(f"player {option[1] + 1}", names[option[1]])
        return rules.label(ask, option)

    return label


# ---- what an option concerns


def concerns(view: DragonfireView, ask: Ask[Any], option: Option) -> tuple[str, ...]:
    """The nodes that an option is about; those that aren't on the table are left out later."""
    if option is None or isinstance(option, bool):
        return ()
    match ask.kind:
        case "act":
            return act_nodes(view, option)
        case "card" | "item":
            looked = f"looked:{_place(view.characters, view.seat, option)}"
            return (hand_id(option, 1), looked, offer_id(option))
        case "ware":
            return (*_slot_of(view, option), offer_id(option))
        case "screen" | "feature" | "adventure" | "deck":
            return (offer_id(option),)
        case "slot":
            return (f"slot:{option[0]}",)
        case "encounter":
            return (option,)
        case "place":
            return ("place:main",) if option == MAIN else (option,)
        case "player":
            return (f"player:{option}:screen",) if at_rest(view) else (f"seat:{option}",)
        case "aim":
            return aim_nodes(view, option)
        case "power":
            return _power_nodes(view, option)
        case _:
            return ()


def _place(characters: Sequence[Any], seat: int, card: str) -> int:
    if not 0 <= seat < len(characters):
        return -1
    looked = characters[seat].looked
    return looked.index(card) if card in looked else -1


def act_nodes(view: DragonfireView, act: tuple[str, str]) -> tuple[str, ...]:
    """What an act of Play Cards or the Market is about."""
    verb, card = act
    if verb in ("play", "instead", "repack", "discard", "assist"):
        return (hand_id(card, 1),)
    if verb == "buy":
        return _slot_of(view, card)
    if verb in ("use", "market", "put away"):
        return _power_nodes(view, card)
    return ()


def _slot_of(view: DragonfireView, card: str) -> tuple[str, ...]:
    """The first Market slot that holds a card."""
    return (f"market:{view.market.index(card)}",) if card in view.market else ()


def _power_nodes(view: DragonfireView, name: str) -> tuple[str, ...]:
    lying = [each.card for each in view.characters[view.seat].in_play]
    in_play = (f"own:play:{lying.index(name)}",) if name in lying else ()
    return (f"player:{view.seat}:power:{name}", *in_play)


def aim_nodes(view: DragonfireView, aim: tuple[str, int, str, int, str, int]) -> tuple[str, ...]:
    """The damage, and the encounter that it would go to."""
    card, seat, points, levels, foe, level = aim
    if not card:
        return ()
    index = shot_index(view, card, seat, points, levels)
    return (f"shot:{index}", foe if level < 0 else f"{foe}:level:{level}")


def shot_index(view: DragonfireView, card: str, seat: int, points: str, levels: int) -> int:
    """The first shot of this kind that is not assigned."""
    for index, shot in enumerate(view.turn.shots):
        play = view.play(shot.play)
        if play is None or shot.aim:
            continue
        if (play.card, play.seat, shot.points, shot.levels) == (card, seat, points, levels):
            return index
    return -1


# ---- what an option would do


def detail(view: DragonfireView, ask: Ask[Any], option: Option, found: Outlook) -> str:
    """What an option would do, where that can be said beforehand."""
    if option is None or isinstance(option, bool):
        return ""
    match ask.kind:
        case "act":
            return act_detail(view, ask, option, found)
        case "aim":
            return aim_detail(view, option, found)
        case "card" | "ware" | "item":
            return in_brief(" ".join(card_lines(option)[1:]))
        case "power":
            return power_in_words(option).partition(": ")[2]
        case "feature":
            return f"{FEATURES[option].xp} XP. {FEATURES[option].text}"
        case "screen":
            card = SCREENS[option]
            pack = ", ".join(f"{count} {points_in_words(color)[2:]}" for color, count in card.pack.items())
            return f"{card.hp} HP, {card.gold} gold, hand of {card.hand}; {pack}"
        case "adventure":
            return ADVENTURES[option].story if option in ADVENTURES else ""
        case _:
            return ""


def act_detail(view: DragonfireView, ask: Ask[Any], act: tuple[str, str], found: Outlook) -> str:
    """What an act of Play Cards or the Market would do."""
    verb, card = act
    if verb == "play":
        damage = points_in_words(CARDS[card].damage)
        return " ".join(filter(None, (f"{damage}." if damage else "", in_brief(CARDS[card].text))))
    if verb == "instead":
        return CARDS[card].instead
    if verb == "assist":
        return CARDS[card].assist or CARDS[card].text
    if verb in ("use", "market"):
        return power_in_words(card).partition(": ")[2]
    if verb == "buy":
        damage = points_in_words(CARDS[card].damage)
        parts = (damage and f"{damage}.", in_brief(" ".join(card_lines(card)[1:])))
        return " ".join(filter(None, (f"{price(view, ask.seat, card)} gold.", *parts)))
    if verb == "done":
        return f"{in_words(found)}; then {found.damage_after} damage"
    return ""


def in_brief(text: str) -> str:
    """The beginning of a card's text, in whole sentences; the card itself says all of it.

    >>> in_brief("Heal 1 HP.")
    'Heal 1 HP.'
    >>> in_brief("Heal 1 HP. " + "If the character was Stunned, it draws a card and may use it at once. " * 2)
    'Heal 1 HP. If the character was Stunned, it draws a card and may use it at once. …'
    """
    first, *rest = text.split(". ")
    while rest and len(first) + len(rest[0]) < BRIEF:
        first = f"{first}. {rest.pop(0)}"
    return f"{first}. …" if rest else first


def aim_detail(view: DragonfireView, aim: tuple[str, int, str, int, str, int], found: Outlook) -> str:
    """What an assignment would clear."""
    card, seat, points, levels, foe, level = aim
    if not foe:
        return f"{in_words(found)}; then {found.damage_after} damage"
    target = view.encounter(foe)
    if level >= 0 or not card or target is None:
        return ""
    if shielded(view, target):
        return "its tokens must fall first"
    index = shot_index(view, card, seat, points, levels)
    fallen = would_fall(view, index, foe) if index >= 0 else []
    if not fallen:
        return "clears no level by itself"
    if len(fallen) == len(target.uncleared):
        return f"defeats {encounter_name(foe)}"
    return f"clears {levels_in_words(fallen)} of {encounter_name(foe)}"
