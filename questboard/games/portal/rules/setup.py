"""Setting up: the table, the decks, the Objectives, and the starting Food tokens."""

from __future__ import annotations

from questboard.games.portal.content import BOX, HEROES, OBJECTIVES
from questboard.games.portal.rules.geometry import columns_for, set_slot
from questboard.games.portal.rules.hands import EVERYBODY
from questboard.games.portal.rules.turn import STEPS
from questboard.games.portal.state import (
    COLORS,
    EMPTY,
    NOBODY,
    SOLO_DECK,
    Options,
    Player,
    PortalState,
    Supply,
    viewer_bit,
)
from questboard.kernel import Luck, SetupError, choose, emit

START_BLOCK = {1: range(6, 10), 2: range(8, 12), 3: range(9, 15), 4: range(10, 18)}
"""The slots of the starting Food tokens by number of players (YP-033)."""

END_SEATS = (0, 1, 6, 7)
"""Solo: where Objectives lie, in draw order: left near, left far, right near, right far (YP-120)."""


def full_supply() -> Supply:
    """Everything in the box."""
    return Supply(
        food={color: BOX[f"food_{color}"] for color in COLORS},
        gems={color: BOX[f"gem_{color}"] for color in COLORS},
        diamonds=BOX["diamond"],
        potions=BOX["potion"],
        closed=[],
    )


def new_player() -> Player:
    """A barkeep at the start: four tiles front up, nothing else (YP-028)."""
    return Player(
        hand=[],
        gems=dict.fromkeys(COLORS, 0),
        diamonds=dict.fromkeys(COLORS, 0),
        potions=0,
        tiles=dict.fromkeys(COLORS, True),
        objectives=[],
        seated=[],
    )


def bare_table(players: int, options: Options, luck: Luck) -> PortalState:
    """An assembled table with the whole supply beside it; no card is dealt yet (YP-023, YP-024)."""
    if options.tile_layout == "A" and options.tile_check == "static":
        raise SetupError(
            "tile_layout A needs tile_check sequential: with a static check no Hero could be seated"
        )
    columns = columns_for(players)
    return PortalState(
        agenda=[],
        luck=luck,
        options=options,
        row=EMPTY * 4 * columns,
        seats=[None] * (2 * columns),
        covered={},
        decks={},
        discard=[],
        supply=full_supply(),
        objectives=[],
        players=[new_player() for _ in range(players)],
        first=0,
        active=0,
        active_tile="",
        turn=0,
        passes=0,
        ending=NOBODY,
        looked=[],
        pending=[],
        known={},
    )


def set_up(players: int, options: Options, luck: Luck) -> PortalState:
    """Deal a game; what somebody decides in the setup is left on the agenda."""
    s = bare_table(players, options, luck)
    cards = [card for card in OBJECTIVES.values() if options.extra_objectives or card.deck == "base"]
    objectives = luck.shuffled(card.id for card in cards)
    if players == 1:
        set_up_solo(s, objectives)
    else:
        set_up_rivals(s, objectives)
    return s


def set_up_rivals(s: PortalState, objectives: list[str]) -> None:
    """Two to four players: four decks, four cards each, five Objectives (YP-025 to YP-031)."""
    luck, count = s.luck, len(s.players)
    for color in COLORS:
        s.decks[color] = luck.shuffled(hero.id for hero in HEROES.values() if hero.color == color)
    for player, area in enumerate(s.players):
        for color in COLORS:
            hero = s.decks[color].pop()
            area.hand.append(hero)
            s.known[hero] = viewer_bit(player)
    s.objectives = objectives[:5]
    chosen = s.options.first_player
    if chosen == "drawn":
        s.first = luck.roll(count) - 1
    elif int(chosen) > count:
        raise SetupError(f"first_player is {chosen}, but there are {count} players")
    else:
        s.first = int(chosen) - 1
    s.active = s.first
    s.agenda = [("turn", s.first), ("starting_food", (s.first - 1) % count)]


def set_up_solo(s: PortalState, objectives: list[str]) -> None:
    """One player: one deck, a line of four, Objectives on the end seats (YP-117 to YP-121)."""
    luck = s.luck
    deck = s.decks[SOLO_DECK] = luck.shuffled(HEROES)
    s.players[0].hand = [deck.pop() for _ in range(4)]
    s.known = dict.fromkeys(s.players[0].hand, EVERYBODY)
    s.objectives = objectives[:4]
    for slot, color in zip(START_BLOCK[1], luck.shuffled(COLORS), strict=True):
        lay_token(s, slot, color)
    s.agenda = [("turn", 0)]
    if s.options.solo_objective_placement == "player":
        s.agenda.append(("lay_objectives",))
    else:
        s.covered = dict(zip(END_SEATS, s.objectives, strict=True))


def lay_token(s: PortalState, slot: int, color: str) -> None:
    """Put a starting token on the row; it counts as nobody's placement."""
    s.supply.food[color] -= 1
    s.row = set_slot(s.row, slot, color)


@STEPS
async def starting_food(s: PortalState, player: int) -> None:
    """The last player lays the starting Food tokens in any order (YP-031 to YP-035)."""
    count = len(s.players)
    foods = list(COLORS) * 2 if count == 4 else list(COLORS)
    if count == 3:
        foods += await extra_food(s, player)
    emit(s, "starting_food", "YP-035", player=player, foods="".join(foods))
    for slot in START_BLOCK[count]:
        kinds = [color for color in COLORS if color in foods]
        left = "".join(foods)
        color = await choose(
            player, "Lay which food on {slot}?", kinds, "food", "YP-032", slot=slot, foods=left
        )
        foods.remove(color)
        lay_token(s, slot, color)
        emit(s, "laid", "YP-032", player=player, food=color, slot=slot)


async def extra_food(s: PortalState, player: int) -> list[str]:
    """Three players: two more tokens of two different colours (YP-035)."""
    start = s.options.three_player_start
    if start == "random":
        return s.luck.shuffled(COLORS)[:2]
    if start != "last player":
        return list(start)
    one = await choose(player, "Lay which food twice?", COLORS, "food", "YP-035")
    rest = [color for color in COLORS if color != one]
    return [one, await choose(player, "Lay which other food twice?", rest, "food", "YP-035")]


@STEPS
async def lay_objectives(s: PortalState) -> None:
    """Solo, where the table says so: the player chooses which Objective lies where (YP-120)."""
    free = list(END_SEATS)
    for card in s.objectives:
        seat = await choose(0, "Lay {objective} on which seat?", free[:], "seat", "YP-120", objective=card)
        free.remove(seat)
        s.covered[seat] = card
        emit(s, "objective_laid", "YP-120", player=0, objective=card, seat=seat)


def inventory(s: PortalState) -> dict[str, int]:
    """How many of each thing there are on the whole table."""
    counts = {f"food {color}": s.supply.food[color] + s.row.count(color) for color in COLORS}
    for color in COLORS:
        counts[f"gems {color}"] = s.supply.gems[color] + sum(area.gems[color] for area in s.players)
    counts["diamonds"] = s.supply.diamonds + sum(sum(area.diamonds.values()) for area in s.players)
    on_heroes = sum(at.potion for at in s.seats if at is not None)
    counts["potions"] = s.supply.potions + on_heroes + sum(area.potions for area in s.players)
    hands = [card for area in s.players for card in area.hand]
    decks = [card for deck in s.decks.values() for card in deck]
    cards = hands + decks + s.discard + s.looked + [at.hero for at in s.seats if at is not None]
    counts["Hero cards"] = len(cards)
    counts["different Hero cards"] = len(set(cards))
    return counts
