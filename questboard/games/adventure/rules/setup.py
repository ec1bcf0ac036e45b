"""Setting up an adventure: decks, tile stack, Heroes, their powers and places (WA-021 to WA-031)."""

from __future__ import annotations

from typing import Any

from questboard.games.adventure.board import Dungeon, Placed, squares
from questboard.games.adventure.content import (
    BOXES,
    HEROES,
    TREASURES,
    Adventure,
    Box,
    Slot,
    deck_of,
    guests_of,
)
from questboard.games.adventure.hooks.tables import STARTING_ITEMS
from questboard.games.adventure.rules.decks import draw, empty_deck, shuffled_deck
from questboard.games.adventure.rules.exploring import DOORS
from questboard.games.adventure.rules.quest import adventure, quest
from questboard.games.adventure.rules.rewards import powers_left
from questboard.games.adventure.rules.steps import STEPS
from questboard.games.adventure.rules.talk import choose_hero, emit, settings
from questboard.games.adventure.state import (
    OFF,
    AdventurePosition,
    AdventureState,
    Deck,
    Hero,
    Packet,
    Team,
    Turn,
)
from questboard.kernel import Luck, SetupError, choose
from questboard.kernel.state import Task

MORE_SURGES = {"easier": 1, "standard": 0, "harder": -1}
"""What a difficulty adds to the healing surges of an adventure; at least one is left."""


def set_up(
    of: type[AdventureState], box: Box, chosen: str, seats: int, options: Any, luck: Luck, agenda: list[Task]
) -> AdventureState:
    """A new game of an adventure; the players choose the rest in steps on the agenda."""
    printed = box.adventures[chosen]
    first, last = printed.heroes
    if not first <= seats <= last:
        many = f"{first} to {last} Heroes" if first < last else f"{first} Hero{'es' if first > 1 else ''}"
        raise SetupError(f"adventure {chosen}, {printed.name}, is for {many}, not {seats}")
    s = of(
        agenda=agenda,
        luck=luck,
        options=options,
        box=box.name,
        adventure=chosen,
        dungeon=Dungeon(),
        stack=empty_deck(),
        chamber_stack=empty_deck(),
        monster_deck=empty_deck(),
        encounter_deck=empty_deck(),
        treasure_deck=empty_deck(),
        chamber_deck=empty_deck(),
        villager_deck=empty_deck(),
        treasure_tokens=empty_deck(),
        door_tokens=empty_deck(),
        monster_tokens=empty_deck(),
        heroes=[blank_hero() for _ in range(seats)],
        figures={},
        friends={},
        tokens={},
        markers={},
        carpet=OFF,
        objects={},
        locked=[],
        environment="",
        teams=[Team([], 0)],
        active=0,
        first=0,
        round=0,
        numbers={},
        turn=Turn(),
        time=0,
        defeated=0,
        toughness={},
        chamber="",
        chamber_tiles=[],
        notes={},
        boons_used=[],
        campaign=None,
        ending=None,
    )
    lay_out(s)
    return s


def blank_hero() -> Hero:
    """A player without a Hero yet."""
    return Hero("", 1, 0, OFF, [], [], [], [], [], [], {}, [])


def lay_out(s: AdventureState) -> None:
    """Shuffle every deck and lay the Start tile; what Heroes own stays theirs."""
    box, printed, luck = BOXES[s.box], adventure(s), s.luck
    owned = [item for hero in s.heroes for item in hero.items]
    starting = printed.starting_deck
    treasures = list(deck_of(box.treasures, starting))
    for item in owned:
        if item in treasures:
            treasures.remove(item)
    s.monster_deck = shuffled_deck(deck_of(box.monsters, starting), luck)
    s.encounter_deck = shuffled_deck(
        [card for card in deck_of(box.encounters, starting) if box.encounters[card].kind != "adventure"], luck
    )
    s.treasure_deck = shuffled_deck(treasures, luck)
    s.villager_deck = shuffled_deck(box.villagers, luck)
    s.chamber_deck = shuffled_deck(box.chambers, luck)
    s.treasure_tokens = shuffled_deck(token_faces(box, "treasure"), luck)
    s.door_tokens = shuffled_deck(token_faces(box, "door"), luck)
    s.monster_tokens = shuffled_deck(
        [monster.id for monster in box.monsters.values() if monster.villain and not monster.face_of], luck
    )
    placed = tuple(Placed(tile, 0, column) for column, tile in enumerate(printed.start_tiles))
    s.dungeon = Dungeon(placed, overhang=settings(s).overhang)
    lay_stack(s, printed.slot, printed.chamber)
    s.teams = [Team([], party_surges(s, printed))]
    if printed.doors or getattr(s.options, "doors", False):
        DOORS.set(s)
    quest(s).laid_out(s)


def starting_surges(s: AdventurePosition, printed: Adventure) -> int:
    """Two healing surges, or as the adventure or the table says (WA-025, WA-163)."""
    if s.options.surges != "adventure":
        return int(s.options.surges)
    return printed.solo_surges if len(s.heroes) == 1 else printed.surges


def party_surges(s: AdventurePosition, printed: Adventure) -> int:
    """The surges of a party that plays together; the difficulty adds one or takes one away (WA-163)."""
    surges = starting_surges(s, printed)
    if s.options.surges != "adventure":
        return surges
    return max(1, surges + MORE_SURGES[s.options.difficulty])


def token_faces(box: Box, kind: str) -> list[str]:
    """The tokens of a kind, each called by its face: "100" or "treasure", "locked" and so on."""
    faces = []
    for piece in box.pieces.values():
        name, _, face = piece.id.partition("-")
        if name == kind and face:
            faces.extend(["treasure" if face == "card" else face] * piece.count)
    return faces


def lay_stack(s: AdventureState, slot: Slot | None, chamber: str) -> None:
    """The tile stack, with a special tile among those in the middle (WA-030), and the Chamber stack."""
    box, luck = BOXES[s.box], s.luck
    special = slot.tile if slot is not None else ""
    tiles = luck.shuffled(
        tile.id for tile in box.tiles.values() if tile.group == "standard" and tile.id != special
    )
    if slot is None:
        s.stack = Deck([Packet(tiles, [])], [])
    else:
        above, among = slot.first - 1, slot.last - slot.first
        top, middle, bottom = tiles[:above], tiles[above : above + among], tiles[above + among :]
        middle = luck.shuffled([*middle, slot.tile])
        s.stack = Deck([Packet(bottom, []), Packet(middle, [slot.tile]), Packet(top, [])], [])
    if chamber:
        s.chamber_stack = shuffled_deck(
            [tile.id for tile in box.tiles.values() if tile.group == chamber and tile.feature != "entrance"],
            luck,
        )


# ---- the players' choices


@STEPS
async def choose_heroes(s: AdventureState, seat: int) -> None:
    """Each player takes a Hero of the box, or of another one (WA-011, WA-026)."""
    taken = [hero.name for hero in s.heroes]
    cast = quest(s).cast(s, seat)
    free = [name for name in hero_names(s) if name not in taken and (not cast or name in cast)]
    if s.options.heroes == "random":
        name = s.luck.pick(free)
    else:
        name = await choose(seat, "Which Hero do you play?", free, "hero to play", "WA-026")
    take_hero(s, seat, name)
    quest(s).hero_chosen(s, seat)
    emit(s, "chose_hero", "WA-026", hero=seat, player=seat)


def hero_names(s: AdventurePosition) -> list[str]:
    """The Heroes of the box, and of others where the table allows guests (WA-011)."""
    return [*BOXES[s.box].heroes, *(guests_of(s.box) if s.options.guests else ())]


def take_hero(s: AdventureState, seat: int, name: str) -> None:
    """A player gets a Hero of level 1 with its fixed powers (WA-160)."""
    hero = s.heroes[seat]
    hero.name, hero.level = name, 1
    hero.hp = hero.card.hit_points
    hero.powers = list(HEROES[name].fixed)


@STEPS
async def choose_powers(s: AdventureState, seat: int) -> None:
    """Powers as suggested, chosen freely, or at random (WA-028, WA-161, WA-162)."""
    hero = s.heroes[seat]
    printed = HEROES[hero.name]
    hero.powers = list(printed.fixed)
    if s.options.powers == "suggested":
        hero.powers.extend(printed.suggested)
        if hero.level == 2:  # a campaign keeps the level, and with it a second Daily
            await another_daily(s, seat)
        return
    for kind, count in printed.choose.items():
        more = count + (1 if kind == "daily" and hero.level == 2 else 0)
        for _ in range(more):
            left = powers_left(s, seat, kind)
            if s.options.powers == "random":
                hero.powers.append(s.luck.pick(left))
            else:
                prompt = "Take which {powertype} power?"
                hero.powers.append(await choose(seat, prompt, left, "card", "WA-161", powertype=kind))


async def another_daily(s: AdventureState, seat: int) -> None:
    """A Hero of level 2 has one more Daily power."""
    left = powers_left(s, seat, "daily")
    s.heroes[seat].powers.append(
        await choose(seat, "Take which {powertype} power?", left, "card", "WA-158", powertype="daily")
    )


@STEPS
async def choose_first(s: AdventureState) -> None:
    """The table says who begins, or the highest roll does (WA-031)."""
    wanted = s.options.first_player
    given = quest(s).first_player(s)
    if given is not None:
        s.first = given
    elif wanted != "rolled":
        s.first = min(int(wanted), len(s.heroes)) - 1
    else:
        rolling = list(range(len(s.heroes)))
        while len(rolling) > 1:
            dice = [s.luck.roll(20) for _ in rolling]
            rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
        s.first = rolling[0]
    s.active = s.first
    emit(s, "first", "WA-031", hero=s.first)


@STEPS
async def take_place(s: AdventureState, seat: int) -> None:
    """Each Hero begins on a square of the Start tile, next to the stairs (WA-027)."""
    square = await choose(
        seat, "Where does {hero} start?", start_squares(s, seat), "square", "WA-027", hero=s.heroes[seat].name
    )
    s.heroes[seat].square = square
    emit(s, "placed", "WA-027", hero=seat, square=square)


def start_squares(s: AdventurePosition, seat: int) -> list[int]:
    """Free squares next to the stairs, on a special start tile any, as far as the adventure allows them."""
    free = s.free() & quest(s).places(s, seat)
    if settings(s).start_anywhere:
        return squares(free)
    stairs = 0
    for slot in range(len(s.dungeon.tiles)):
        stairs |= s.board.exits(slot)
    return squares(s.board.around(stairs) & free if stairs else free)


@STEPS
async def first_treasures(s: AdventureState) -> None:
    """Each Hero draws a starting Treasure card, or what the adventure gives (WA-029, WA-147, LD-036)."""
    deck = s.treasure_deck
    for seat in s.clockwise(s.first):
        hero = s.heroes[seat]
        if hero.items and not settings(s).items_shared:
            continue
        for _ in range(quest(s).starting_items(s, seat) + STARTING_ITEMS.get(hero.name, 0)):
            card = draw(s, deck)
            while card is not None and TREASURES[card].use == "fortune":
                deck.discard.append(card)
                card = draw(s, deck)
            if card is not None:
                await give_starting_item(s, seat, card)
    if deck.discard:  # Fortunes are no starting Items
        s.treasure_deck = shuffled_deck(
            [*deck.discard, *[card for packet in deck.packets for card in packet.cards]], s.luck
        )


async def give_starting_item(s: AdventureState, seat: int, card: str) -> None:
    """A starting Item is the Hero's own, or goes to whom its player says (LD-155)."""
    owner = seat
    if settings(s).items_shared and s.heroes[seat].name not in STARTING_ITEMS:
        s.treasure_deck.discard.append(card)  # where the card lies until it has an owner
        emit(s, "drew_treasure", "WA-029", hero=seat, card=card)
        team = [other for other in s.clockwise(seat) if s.heroes[other].team == s.heroes[seat].team]
        owner = await choose_hero(s, seat, "Who gets {card}?", team, "WA-149", "owner", card=card)
        s.treasure_deck.discard.remove(card)
    s.heroes[owner].items.append(card)
    emit(s, "starting_treasure", "WA-029", hero=owner, card=card)


@STEPS
async def begin(s: AdventureState) -> None:
    """Whatever the adventure does before the first turn; then it begins."""
    s.agenda.append(("turn", s.first))
    await quest(s).prepare(s)


def opening(seats: int) -> list[Task]:
    """The agenda of a new game, last step first."""
    everybody = range(seats)
    order: list[Task] = [("choose_heroes", seat) for seat in everybody]
    order.extend(("choose_powers", seat) for seat in everybody)
    order.append(("choose_first",))
    order.extend(("take_place", seat) for seat in everybody)
    order.extend([("first_treasures",), ("begin",)])
    return order[::-1]
