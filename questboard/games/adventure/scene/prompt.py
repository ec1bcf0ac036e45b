"""The question as the scene shows it: each option with what it would do and what it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from questboard import prompt_parts as prompt
from questboard.games.adventure.board import SIDES, TILE, Edge
from questboard.games.adventure.content import (
    BOONS,
    CHAMBERS,
    ENCOUNTERS,
    HEROES,
    MONSTERS,
    POWERS,
    TREASURES,
)
from questboard.games.adventure.hooks.tables import ATTACKS, CONCERNS, VERBS
from questboard.games.adventure.knowledge import AdventureView, on_table
from questboard.games.adventure.rules.actions import LOCK, disabling_bonus
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import adventure_of, entry_of, figures, hero_lines, printed_lines
from questboard.games.adventure.scene.hand import cards_on_table
from questboard.games.adventure.scene.party import row_id
from questboard.games.adventure.scene.teams import shared_id
from questboard.games.adventure.state import RowCard
from questboard.games.adventure.words import CONDITIONS, plural, villager
from questboard.games.adventure.words import figure as figure_word
from questboard.kernel import Ask, Rules
from questboard.scene import Prompt

WAITING = {
    "square": "a square",
    "tile": "a tile",
    "edge": "an edge",
    "foe": "a target",
    "figure": "a figure",
    "hero": "a Hero",
    "target": "a Hero",
    "card": "a card",
    "payment": "what to pay",
    "spent": "what to pay",
    "condition": "a condition",
    "deal": "what to buy",
}
LONG = 80
"""A longer text is left to the card."""


def build_prompt(
    view: AdventureView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Prompt | None:
    """The question; a seat that isn't asked learns only what kind of thing is being chosen."""
    if ask is None:
        return None
    mine = ask.seat == view.seat
    return prompt.build_prompt(
        ask,
        view.seat,
        names,
        rules,
        things=WAITING,
        nodes=concerns(view, ask),
        explanation=explanation(view, ask) if mine else "",
        detail=outlooks(view, ask) if mine else None,
        clause=partial(clause, ask),
    )


ACT_CLAUSE = {"move": "WA-076", "use": "WA-093", "done": "WA-060"}


def clause(ask: Ask[Any], option: Any) -> str:
    """The clause behind an option: in the Hero Phase that of the deed, else that of the question."""
    if ask.kind == "act":
        verb = option[0]
        return ACT_CLAUSE.get(verb) or VERBS[verb].rule or ask.rule
    return ask.rule


# ---- what the question is about


def explanation(view: AdventureView, ask: Ask[Any]) -> str:
    """What is going on: the card that acts, the actions left, or what the adventure is about."""
    if ask.kind == "act":
        return actions_in_words(view)
    card = ask.about.get("encounter") or view.turn.card
    if entry := entry_of(card) if card else None:
        kind, *text = printed_lines(card)
        return f"{entry.name}: {' '.join(text) or kind}"
    if card in view.figures:
        return f"{figure_word(card)} acts."
    if view.turn.phase == "setup" and not view.round:
        printed = adventure_of(view.box, view.adventure)
        return f"{printed.name}. {printed.premise}"
    return ""


def actions_in_words(view: AdventureView) -> str:
    """What the active Hero has left of this Hero Phase (WA-059, WA-085, LD-064)."""
    turn = view.turn
    left = (1 if "dazed" in view.heroes[view.active].conditions else 2) - turn.actions
    parts = []
    if turn.walk:
        parts.append(f"{plural(turn.walk, 'square')} of this move left")
    if turn.attacks:
        parts.append(f"{plural(turn.attacks, 'further attack')} left, before any move")
    if left <= 0:
        parts.extend([] if turn.attacks else ["no action left"])
    elif turn.attacked:
        parts.append(f"{plural(left, 'move')} left")
    else:
        count = ATTACKS.get(view.heroes[view.active].name, 1)
        attack = "an attack" if count == 1 else f"{count} attacks"
        parts.append(f"{attack} and a move, or two moves, left" if left > 1 else f"{attack} or a move left")
    words = "; ".join(parts)
    return f"{words[0].upper()}{words[1:]}."


# ---- what an option concerns


def concerns(view: AdventureView, ask: Ask[Any]) -> Callable[[Any], tuple[str, ...]]:
    """Which nodes an option of the question is about."""
    cards: dict[str, list[str]] = {}

    def of_card(card: str) -> tuple[str, ...]:
        if not cards:
            cards.update(cards_on_table(view))
        return tuple(cards.get(card) or lying_elsewhere(view, card))

    def of_hero(name: str) -> tuple[str, ...]:
        if name in view.friends:
            return (f"villager:{name}",)
        for seat, hero in enumerate(view.heroes):
            if hero.name == name:
                figure = [f"hero:{name}"] if hero.on_board else []
                return (*figure, f"player:{seat}:hero")
        return (f"offer:{name}",) if name in HEROES else ()

    def of_act(act: tuple[Any, ...]) -> tuple[str, ...]:
        match act:
            case ("move", square):
                return (f"square-{square}",)
            case ("use", card):
                return tuple(id for id in of_card(card) if id.startswith(f"card:{ask.seat}:"))
            case ("open" | "unlock", slot):
                return (f"door:{slot}",)
            case ("disable", card):  # the card, for the marker lies over squares that one may move to
                rows = enumerate(view.heroes)
                return tuple(row_id(seat, card) for seat, hero in rows if RowCard(card) in hero.row)
            case ("take", token):
                return (f"token:{token}",)
            case ("drop", token):
                return (f"player:{ask.seat}:carried:{token}",)
            case (verb, thing) if verb in CONCERNS:
                return CONCERNS[verb](view, ask.seat, thing)
            case (verb, thing):
                return of_kind(VERBS[verb].of, thing)
            case _:
                return ()

    def of_kind(kind: str, thing: Any) -> tuple[str, ...]:
        match kind:
            case "act":
                return of_act(thing)
            case "square":
                return (f"square-{thing}",)
            case "tile":
                return (f"tile:{thing}",)
            case "edge":
                return (f"edge:{thing[0]}:{thing[1]}",)
            case "foe" | "figure":
                return (outlook.foe_id(view, thing),)
            case "hero" | "target":
                return of_hero(thing)
            case "card" | "boon" | "chamber" | "encounter" | "monster":
                return of_card(thing)
            case "token" if thing in view.tokens:
                return (f"token:{thing}",)
            case "payment" | "spent" if thing:
                return (shared_id(view, "experience", view.heroes[ask.seat].team),)
            case "deal":
                return of_deal(thing)
            case _:
                return ()

    def of_deal(deal: tuple[Any, ...]) -> tuple[str, ...]:
        match deal:
            case ("buy", card, _):
                return (f"store:{card}",)
            case ("sell", card, _):
                return of_card(card)
            case ("train", name, _):
                return of_hero(name)
            case ("surge", _):
                return ("surges",)
            case _:
                return ()

    return lambda option: of_kind(ask.kind, option)


def lying_elsewhere(view: AdventureView, card: str) -> tuple[str, ...]:
    """The node of a card that lies before no player."""
    if view.campaign is not None and card in view.campaign.boons:
        return (f"boon:{card}",)
    if card in view.markers:
        return tuple(f"marker:{card}:{slot}" for slot in view.markers[card])
    return (f"offer:{card}",) if entry_of(card) is not None else ()


# ---- what an option would do


def outlooks(view: AdventureView, ask: Ask[Any]) -> Callable[[Any], str]:
    """What an option would do, as far as the view can tell."""
    match ask.kind:
        case "act":
            return of_acts(view, ask.seat)
        case "foe" | "figure":
            return lambda foe: of_foe(view, ask, foe)
        case "hero" | "target":
            return lambda name: of_hero(view, name)
        case "card":
            return of_card
        case "deal":
            return lambda deal: of_card(deal[1]) if deal[0] in ("buy", "sell") else ""
        case "tile":
            return lambda slot: of_tile(view, slot)
        case "payment":
            return lambda payment: of_payment(view, ask.seat, payment)
        case _:
            return lambda option: ""


def of_acts(view: AdventureView, seat: int) -> Callable[[tuple[Any, ...]], str]:
    """The deeds of a Hero Phase."""
    steps = outlook.steps(view, seat) if view.heroes[seat].on_board else {}

    def of_act(act: tuple[Any, ...]) -> str:
        match act:
            case ("move", square):
                return of_move(view, square, steps.get(square, 0))
            case ("use", card):
                return of_use(view, seat, card)
            case ("unlock", _):
                return f"needs {LOCK} or more on the die"
            case ("disable", card) if card in ENCOUNTERS:
                bonus = disabling_bonus(on_table(view), seat)
                return f"needs {ENCOUNTERS[card].disable - bonus} or more on the die"
            case ("stance", card):
                return of_card(card)
            case (verb, thing):
                return VERBS[verb].detail(view, seat, thing)
            case _:
                return ""

    return of_act


def of_move(view: AdventureView, square: int, steps: int) -> str:
    """How far a move is, and where one could explore from there."""
    parts = [plural(steps, "square")]
    if view.turn.moved and steps > view.turn.walk:
        parts.append("with another move")
    sides = [SIDES[edge.side] for edge in edges_of(view, square >> 4) if view.board.edges[edge] >> square & 1]
    if sides:
        parts.append(f"along the unexplored edge to the {' and '.join(sides)}")
    return ", ".join(parts)


def edges_of(view: AdventureView, slot: int) -> list[Edge]:
    """The unexplored edges of a tile."""
    return [edge for side in range(4) if (edge := Edge(slot, side)) in view.board.edges]


def of_use(view: AdventureView, seat: int, card: str) -> str:
    """The figures of an attack with its targets; of anything else, what the card says."""
    attack = outlook.blow_of(view, seat, card)
    if attack is None:
        text = printed_lines(card)[1] if len(printed_lines(card)) > 1 else ""
        return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"
    aims = [
        f"{figure_word(foe)} {outlook.least(outlook.needed(view, seat, foe, attack))}"
        for foe in outlook.reached(view, seat, attack.reach)
    ]
    printed = figures(attack.bonus, attack.damage, attack.miss)
    return f"{printed}: {', '.join(aims[:3])}" if aims else printed


def of_foe(view: AdventureView, ask: Ask[Any], foe: str) -> str:
    """What an attack needs and does, if it is one; and how much the target can still take."""
    parts = []
    attack = outlook.blow_of(view, ask.seat, view.turn.card)
    if attack is not None and ask.prompt.startswith("Attack") and view.heroes[ask.seat].on_board:
        die = outlook.needed(view, ask.seat, foe, attack)
        damage = f", {attack.damage} damage" if attack.damage else ""
        miss = f", {attack.miss} on a miss" if attack.miss else ""
        parts.append(f"{outlook.chance(die)}{damage}{miss}")
    parts.append(f"{outlook.left(view, foe)} HP left")
    return "; ".join(parts)


def of_hero(view: AdventureView, name: str) -> str:
    """A Hero's hit points, AC and conditions; of one on offer, who it is."""
    for seat, hero in enumerate(view.heroes):
        if hero.name == name:
            conditions = [CONDITIONS[condition] for condition in hero.conditions]
            points = f"{hero.hp} of {hero.card.hit_points} HP"
            return ", ".join([points, f"AC {outlook.armor_class(view, seat)}", *conditions])
    if name in view.friends:
        return f"{view.friends[name].hp} HP"
    return hero_lines(name, 1)[0] if name in HEROES else ""


def of_card(card: str) -> str:
    """What a card says, if that is short."""
    if card in MONSTERS:
        return printed_lines(card)[0]
    if card in POWERS or card in TREASURES or card in ENCOUNTERS or card in BOONS or card in CHAMBERS:
        *_, text = printed_lines(card) if card not in TREASURES else (TREASURES[card].text,)
        return text.rstrip(".") if len(text) <= LONG else f"{text[:LONG].rpartition(' ')[0]} …"
    return ""


def of_tile(view: AdventureView, slot: int) -> str:
    """Who is on a tile."""
    mask, s = TILE << 16 * slot, on_table(view)
    there = [figure_word(name) for name in view.figures if s.base(name) & mask]
    there += [HEROES[hero.name].name for hero in view.heroes if hero.on_board and hero.tile == slot]
    there += [villager(name) for name, friend in view.friends.items() if friend.square >> 4 == slot]
    return ", ".join(there)


def of_payment(view: AdventureView, seat: int, payment: tuple[int, ...] | str) -> str:
    """How much Experience the team of a player has left."""
    if isinstance(payment, str):
        return ""
    left = sum([MONSTERS[card].experience for card in view.team(seat).experience]) - sum(payment)
    return f"{left} Experience left"
