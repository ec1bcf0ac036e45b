"""The question as the scene shows it: each option with what it would do and what it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from questboard import prompt
from questboard.games.portal.content import EFFECTS, HEROES, OBJECTIVES, tile_actions
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.rules.geometry import free_seats, matching, order_at, set_slot, window
from questboard.games.portal.rules.objectives import x_slot
from questboard.games.portal.scene.area import actions_in_words
from questboard.games.portal.scene.cards import bonus_in_words, hero_in_words, order_in_words
from questboard.games.portal.scene.outlook import completed, gems_at, is_perfect
from questboard.games.portal.state import COLORS, EMPTY, HeroId, PortalView, Seated
from questboard.games.portal.words import FOOD, gems_in_words, plural, word
from questboard.kernel import Ask, Rules
from questboard.scene import Prompt

ACTIVATE = "YP-036"
EFFECT = "YP-072"
PLACE = "YP-053"
SWAP = "YP-055"
SEAT_A_HERO = ("YP-058", "YP-124")
BONUS_AT_STAKE = ("YP-060", "YP-138")
ASSIGN = "YP-081"
EXCHANGE = "YP-067"
ABOUT_GEMS = (EXCHANGE, ASSIGN, "YP-087")

WAITING = {
    "tile": "an Action tile",
    "slot": "a slot",
    "token": "a Food token",
    "food": "a food",
    "hero": "a Hero",
    "seat": "a seat",
    "deck": "a deck",
    "color": "a colour",
    "back": "a colour",
    "player": "a player",
    "objective": "an Objective",
}


def build_prompt(
    view: PortalView, ask: Ask[Any] | None, names: Sequence[str], rules: Rules[Any, Any]
) -> Prompt | None:
    """The question; a seat that isn't asked learns only what kind of thing is being chosen."""
    if ask is None:
        return None
    return prompt.build_prompt(
        ask,
        view.seat,
        names,
        rules,
        things=WAITING,
        nodes=partial(nodes, view, ask),
        explanation=explanation(view, ask) if ask.seat == view.seat else "",
        label=lambda option: label(ask, option, names, rules),
        detail=partial(detail, view, ask),
        clause=partial(clauses, view, ask),
    )


def label(ask: Ask[Any], option: Any, names: Sequence[str], rules: Rules[Any, Any]) -> str:
    """What an option is called; people are called by their names."""
    return names[option] if ask.kind == "player" and option is not None else rules.label(ask, option)


def explanation(view: PortalView, ask: Ask[Any]) -> str:
    """The effect that a question belongs to, in the words of its card."""
    if ask.rule != EFFECT or not view.resolving:
        return ""
    hero = HEROES[view.resolving]
    effect = EFFECTS[hero.effect]
    text = effect.solo if effect.solo and len(view.players) == 1 else effect.text
    return f"{hero.name}, {effect.label}: {text}"


def clauses(view: PortalView, ask: Ask[Any], option: Any) -> str:
    """The clauses behind an option: for a tile those of its actions, else that of the question."""
    if ask.rule != ACTIVATE:
        return ask.rule
    front = view.players[ask.seat].tiles[option]
    actions = tile_actions(view.options.tile_layout, option, front)
    return " ".join(ACTIONS[action].rule for action in actions)


def nodes(view: PortalView, ask: Ask[Any], option: Any) -> tuple[str, ...]:
    """The things on the table that an option concerns."""
    if option is None:
        return ()
    match ask.kind:
        case "tile":
            return (f"tile:{ask.seat}:{option}",)
        case "slot" | "token":
            return (f"slot:{option}",)
        case "food":
            return (f"supply:food:{option}",)
        case "hero" | "deck" | "objective" | "player":
            return (f"{ask.kind}:{option}",)
        case "seat":
            return (seat_id(view, option),)
        case "back":
            return (f"player:{ask.about['player']}",)
        case "color" if "player" in ask.about:
            return (f"gem:{ask.about['player']}:{option}",)
        case "color" if ask.rule == ASSIGN:
            return (f"gem:{ask.seat}:{option}",)
        case "color":
            return (f"gem:{ask.seat}:{option}", f"supply:gem:{option}")
        case _:
            return ()


def seat_id(view: PortalView, seat: int) -> str:
    """The node at a seat: the seat itself, the Hero on it or the Objective that covers it."""
    at = view.seats[seat]
    if at is not None:
        return f"hero:{at.hero}"
    return f"objective:{view.covered[seat]}" if seat in view.covered else f"seat:{seat}"


# ---- what an option would do, as far as the view can tell


def detail(view: PortalView, ask: Ask[Any], option: Any) -> str:
    """What an option would do."""
    if option is None:
        return ""
    match ask.kind:
        case "tile":
            return of_tile(view, ask, option)
        case "slot" if ask.rule == PLACE:
            return of_placing(view, option, ask.about["food"])
        case "token":
            return of_token(view, ask, option)
        case "food":
            return f"{view.food[option]} in the supply"
        case "hero":
            return of_hero(view, ask, option)
        case "seat" if "hero" in ask.about:
            return of_seat(view, option, ask.about["hero"], arrives=ask.rule in SEAT_A_HERO)
        case "seat" if "objective" in ask.about:
            return f"lost when slot {x_slot(option, ask.about['objective'])} is filled"
        case "deck":
            return f"{plural(len(view.decks[option]), 'card')} left"
        case "back":
            held = [card[0] for card in view.players[ask.about["player"]].hand].count(option)
            return f"{plural(held, 'card')} in hand"
        case "color" if ask.about.get("giving") or "player" in ask.about:
            return of_gem_to_give(view, ask, option)
        case "color" if ask.rule in ABOUT_GEMS:
            return of_color(view, ask, option)
        case "player":
            owned = view.players[option]
            return f"{plural(owned.score, 'point')}, {plural(len(owned.hand), 'card')} in hand"
        case _:
            return ""


def of_tile(view: PortalView, ask: Ask[Any], color: str) -> str:
    """The actions that activating a tile brings, or that flipping it brings up."""
    front = view.players[ask.seat].tiles[color]
    if ask.rule == ACTIVATE:
        actions = tile_actions(view.options.tile_layout, color, front)
        return actions_in_words(actions) + "".join(ACTIONS[action].caution(view) for action in actions)
    return f"turns up {actions_in_words(tile_actions(view.options.tile_layout, color, not front))}"


def of_placing(view: PortalView, slot: int, food: str) -> str:
    """What a token on a slot would complete, begin or end."""
    row = set_slot(view.row, slot, food)
    effects = perfect_matches(view, row)
    if slot in (0, len(row) - 1) and EMPTY not in (row[0], row[-1]):
        effects.append("begins the endgame")
    for seat, card in view.covered.items():
        if slot == x_slot(seat, card):
            effects.append(f"{OBJECTIVES[card].name} is lost")
    return ", ".join(effects)


def of_token(view: PortalView, ask: Ask[Any], slot: int) -> str:
    """Which food it is, and whose order a swap with it would complete."""
    effects = [FOOD[view.row[slot]]]
    if ask.rule == SWAP and "token" in ask.about:
        other: int = ask.about["token"]
        row = set_slot(view.row, slot, view.row[other])
        effects += perfect_matches(view, set_slot(row, other, view.row[slot]))
    return ", ".join(effects)


def perfect_matches(view: PortalView, row: str) -> list[str]:
    """The Perfect Matches that another row would bring."""
    heroes = completed(view, row)
    return [f"Perfect Match: {HEROES[hero].name}. {bonus_in_words(hero)}".rstrip(".") for hero in heroes]


def of_seat(view: PortalView, seat: int, hero: HeroId, arrives: bool) -> str:
    """The Gems that a Hero would take at a seat, before its effect changes anything."""
    if arrives:
        gems = gems_at(view, hero, seat)
        takes = f"takes {gems_in_words(gems)}" if gems else "takes nothing"
    else:
        matched = matching(order_at(view, hero, seat), window(view.row, seat))
        takes = f"{len(matched)} of {len(HEROES[hero].symbols)} symbols match"
    if not is_perfect(view, hero, seat, view.row):
        return takes
    perfect = f"Perfect Match: {takes}" if arrives else "Perfect Match"
    return f"{perfect}. {bonus_in_words(hero)}".rstrip(".")


def of_hero(view: PortalView, ask: Ask[Any], hero: HeroId) -> str:
    """Where a Hero sits, or what a card in hand could do."""
    card = HEROES[hero]
    for seat, at in enumerate(view.seats):
        if at is not None and at.hero == hero:
            return of_seated(ask, seat, at)
    if ask.rule in SEAT_A_HERO:
        return f"{hero_in_words(hero)}; {best_seat(view, hero)}"
    return f"{hero_in_words(hero)}; order {order_in_words(card.order)}"


def of_seated(ask: Ask[Any], seat: int, at: Seated) -> str:
    """A Hero at the table; its bonus if that is what is at stake."""
    where = word("seat", seat)
    if ask.rule in BONUS_AT_STAKE:
        return f"{where}. {bonus_in_words(at.hero)}".rstrip(".")
    if not at.face_up:
        return f"{where}, face down"
    return f"{where}, {EFFECTS[HEROES[at.hero].effect].label}{', with a Potion' if at.potion else ''}"


def best_seat(view: PortalView, hero: HeroId) -> str:
    """The free seat where a Hero would take the most Gems as the row is now."""
    offers = [(len(gems_at(view, hero, seat)), -seat) for seat in free_seats(view)]
    count, seat = max(offers, default=(0, 0))
    return f"at best {plural(count, 'Gem')} at {word('seat', -seat)}" if count else "no Gems anywhere now"


def of_color(view: PortalView, ask: Ask[Any], color: str) -> str:
    """How many Gems of a colour the player has, and how many are left."""
    count = view.players[ask.seat].count(color)
    supply = "" if ask.rule == ASSIGN else f"; {view.gems[color]} left in the supply"
    return f"you have {count}, worth {view.multipliers[color]} each{supply}"


def of_gem_to_give(view: PortalView, ask: Ask[Any], color: str) -> str:
    """How many Gems of a colour can be given up or taken away: White Diamonds can't (YP-147)."""
    owner = ask.about.get("player", ask.seat)
    owned = view.players[owner]
    whose, diamonds = "you have" if owner == ask.seat else "they have", owned.diamonds[color]
    stay = f" and {plural(diamonds, 'White Diamond')} that {'stays' if diamonds == 1 else 'stay'};"
    worth = f"{stay if diamonds else ''} worth {view.multipliers[color]} each"
    in_return = warning(view, color) if ask.rule == EXCHANGE else ""
    return f"{whose} {owned.gems[color]},{worth}; {view.gems[color]} left in the supply{in_return}"


def warning(view: PortalView, given: str) -> str:
    """Words of warning where an exchange would bring fewer than two Gems (YP-067)."""
    left = sum(view.gems[color] + (color == given) for color in open_colors(view))
    if not left:
        return "; nothing in return: every colour is closed"
    return "; only one Gem in return" if left == 1 else ""


def open_colors(view: PortalView) -> list[str]:
    """Gem colours that can still be earned (YP-079)."""
    return [color for color in COLORS if color not in view.closed]
