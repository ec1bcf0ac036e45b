"""The question as the scene shows it: each option with what it would do and what it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from questboard import prompt_parts as prompt
from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.hooks import SPELLS
from questboard.games.fantasy.knowledge import FantasyView
from questboard.games.fantasy.scene import outlook
from questboard.games.fantasy.scene.cards import item_lines
from questboard.games.fantasy.scene.deeds import acting, outlooks
from questboard.games.fantasy.scene.figures import figure_id
from questboard.games.fantasy.scene.party import card_id, owned
from questboard.games.fantasy.state import FantasyState, Hero, Monster
from questboard.games.fantasy.words import plural
from questboard.kernel import Ask, Rules
from questboard.scene import Beam, NotOffered, Prompt

WAITING = {
    "act": "what to do",
    "figure": "a figure",
    "square": "a square",
    "placing": "where monsters stand",
    "door": "a door",
    "item": "an item",
    "room": "what to leave behind",
    "change": "what to change",
    "bargain": "what to exchange",
    "die": "a die",
    "drink": "whether to drink",
    "stay": "who stays at home",
    "hero": "a hero",
    "share": "who takes what along",
}
ACT_CLAUSE = {
    "walk": "FA-030",
    "passage": "FA-149",
    "open": "FA-034",
    "chest": "FA-038",
    "attack": "FA-071",
    "cast": "FA-028",
    "search": "FA-047",
    "disable": "FA-052",
    "turn undead": "FA-056",
    "heal": "FA-058",
    "free": "FA-100",
    "pick up": "FA-089",
    "change": "FA-044",
    "exchange": "FA-045",
    "charge": "FA-131",
    "fly": "FA-180",
    "potion": "FA-093",
    "end": "FA-025",
    "concede": "FA-099",
    "power": "FA-066",
    "done": "FA-061",
}


def build_prompt(
    view: FantasyView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Prompt | None:
    """The question; a seat that isn't asked learns only what kind of thing is being chosen."""
    if ask is None:
        return None
    if ask.seat != view.seat:
        return prompt.build_prompt(ask, view.seat, names, rules, things=WAITING, nodes=lambda option: ())
    return prompt.build_prompt(
        ask,
        view.seat,
        names,
        rules,
        things=WAITING,
        nodes=concerns(view, ask),
        explanation=explanation(view, ask),
        detail=outlooks(view, ask),
        clause=partial(clause, ask),
        beam=beams(view, ask),
        refused=attacks_refused(view, ask, rules),
    )


def clause(ask: Ask[Any], option: Any) -> str:
    """The clause behind an option: for a deed its own, else that of the question."""
    return ACT_CLAUSE.get(option[0], ask.rule) if ask.kind == "act" else ask.rule


# ---- what the question is about


def explanation(view: FantasyView, ask: Ask[Any]) -> str:
    """What is going on: what is left of a turn, the card that asks, or what the adventure is about."""
    s = view.table
    if ask.kind == "act":
        return left_in_words(view)
    if ask.kind == "placing":
        return "Nobody else sees it before the area is laid out. Pass to leave the others where they are."
    if ask.kind == "drink":
        return "It takes no action. You are asked again before an attack on your hero is rolled."
    item = ask.about.get("item")
    if item in ITEMS:
        return f"{ITEMS[item].name}: {' '.join(item_lines(item)[1:]) or item_lines(item)[0]}"
    if not s.order:
        return f"{s.layout.title}. {s.layout.intro} Objective: {s.layout.objective}"
    if ask.kind == "figure" and ask.seat == s.master:
        waiting = sum(not monster.used and not monster.misses for monster in s.monsters)
        return f"{plural(waiting, 'monster')} may still act. Pass to end your turn."
    return ""


def left_in_words(view: FantasyView) -> str:
    """What the figure that acts has left of its turn."""
    turn = view.table.turn
    match turn.bound:
        case "chest":
            return "The chest has to be opened now."
        case "trap":
            return "The trap has to be disabled now."
        case "passage":
            return "Nobody may stay in a passage."
    parts = [f"{plural(turn.actions, 'action')} left"]
    if turn.moving:
        parts.append(f"{plural(turn.moving, 'step')} of this move left")
    if turn.strength:
        parts.append(f"{turn.strength} more swords for the next attack")
    if turn.fury:
        parts.append(f"{turn.fury} more swords for the next melee attack with a weapon")
    return f"{'; '.join(parts)}."


# ---- what an option concerns


def concerns(view: FantasyView, ask: Ask[Any]) -> Callable[[Any], tuple[str, ...]]:
    """Which nodes an option of the question is about."""
    s = view.table
    actor = s.turn.figure
    own = {hero.name: dict_of_cards(hero) for hero in s.heroes}

    def of_figure(name: str) -> tuple[str, ...]:
        if name in own:
            return (f"fallen:{name}" if s.hero(name).dead else f"hero:{name}",)
        return (figure_id(s, name),) if name in s.things or s.monster(name) else ()

    def of_card(hero: str, item: str) -> tuple[str, ...]:
        return (own[hero][item],) if hero in own and item in own[hero] else ()

    def of_target(target: Any) -> tuple[str, ...]:
        if isinstance(target, int):
            return (f"square-{target}",)
        if isinstance(target, tuple | list):
            return tuple(id for each in target for id in of_target(each))
        return of_figure(target) if target else ()

    def of_act(act: tuple[Any, ...]) -> tuple[str, ...]:
        match act:
            case ("walk", square):
                return (f"square-{square}",)
            case ("passage", square):
                return (f"passage:{square}",)
            case ("disable", square):
                return (f"trap:{square}",)
            case ("open", door):
                return (f"door:{door}",)
            case ("chest",):
                return (f"chest:{s.hero(actor).square}",)
            case ("attack", item, _, target):
                return (*of_card(actor, item), *of_figure(target))
            case ("attack" | "power", _, target):
                return of_figure(target) if target in own else (f"monster:{actor}",)
            case ("cast", item, target):
                return (*of_card(actor, item), *of_target(target))
            case ("heal" | "exchange", hero, *_):
                return of_figure(hero)
            case ("potion", hero, item):
                return of_card(hero, item) or (f"player:{hero}:hero",)
            case ("free", digit):
                return (f"thing:{digit}",)
            case ("pick up", item):
                return (f"dropped:{item}",)
            case ("charge", target):
                return (*of_figure(actor), *of_figure(target))
            case ("end" | "done" | "concede",):
                return ()
            case _:
                return of_figure(actor)

    def of_share(deed: tuple[str, ...]) -> tuple[str, ...]:
        return of_card(deed[1], deed[2]) if len(deed) > 2 else ()

    def of_kind(option: Any) -> tuple[str, ...]:
        about = ask.about.get("figure", "")
        match ask.kind:
            case "act":
                return of_act(option)
            case "square" | "placing":
                return (f"square-{option}",)
            case "figure" | "hero":
                return of_figure(option)
            case "door":
                return (f"door:{option}",)
            case "yes":
                door = ask.about.get("door")
                return (f"door:{door}",) if option and door is not None else ()
            case "die":
                return (f"die:{option}:{s.roll.by}:{s.roll.why}",)
            case "item":
                return of_card(about, option) or of_card(actor, option)
            case "drink":
                return of_act(option) if isinstance(option, tuple) else ()
            case "room":
                return of_card(about, option[1]) or drawn_node(s, option[1])
            case "change":
                return tuple(id for item in option[1:] for id in of_card(about, item))
            case "bargain":
                return (*of_card(actor, option[0]), *of_card(about, option[1]))
            case "share":
                return of_share(option)
            case "stay":
                return (f"offer:{option}",) if option in HEROES else ()
            case _:
                return ()

    return of_kind


def dict_of_cards(hero: Hero) -> dict[str, str]:
    """The node of each card of a hero; of two copies the first."""
    found: dict[str, str] = {}
    for id, item, _ in owned(hero):
        found.setdefault(item, id)
    return found


def drawn_node(s: FantasyState, item: str) -> tuple[str, ...]:
    """The node of a card that has just been found."""
    return tuple(f"drawn:{place}:{each}" for place, each in enumerate(s.drawn) if each == item)


# ---- lines of sight, and why not


def beams(view: FantasyView, ask: Ask[Any]) -> Callable[[Any], Beam | None]:
    """The line of sight that an option needs."""
    s = view.table
    actor = acting(s, ask)

    def of_act(act: Any) -> Beam | None:
        match act:
            case ("attack", _, "ranged", target) if isinstance(actor, Hero):
                return Beam(start=f"hero:{actor.name}", end=figure_id(s, target))
            case ("cast", item, str(target)) if isinstance(actor, Hero) and is_aimed(s, item, target):
                return Beam(start=f"hero:{actor.name}", end=figure_id(s, target))
            case ("attack", "ranged", target) if isinstance(actor, Monster):
                return Beam(start=f"monster:{actor.uid}", end=figure_id(s, target))
            case _:
                return None

    return of_act if actor is not None else lambda option: None


def is_aimed(s: FantasyState, item: str, target: str) -> bool:
    """Whether a spell is cast at a monster or an object that one has to see."""
    return item in SPELLS and (target in s.things or s.monster(target) is not None)


def attacks_refused(view: FantasyView, ask: Ask[Any], rules: Rules[Any, Any]) -> list[NotOffered]:
    """The attacks that a player might expect to be offered, and why they are not possible."""
    s, found = view.table, list[NotOffered]()
    actor = acting(s, ask)
    if not isinstance(actor, Hero):
        return found
    offered = {act[1:4:2] for act in ask.options if act[0] == "attack"}
    for why in outlook.attacks_refused(s, actor):
        _, item, _, target = why.act
        if (item, target) in offered:
            continue
        start, end = f"hero:{actor.name}", figure_id(s, target)
        found.append(
            NotOffered(
                label=rules.label(ask, why.act),
                reason=why.reason,
                rule=why.rule,
                nodes=(card_id(actor.name, item), end),
                beam=Beam(start=start, end=end, reach=round(why.reach, 3)) if why.reach else None,
            )
        )
    return found
