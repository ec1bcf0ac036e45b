"""Exploring: tiles come into play, and Monsters with them (WA-045 to WA-049, WA-061 to WA-065)."""

from __future__ import annotations

from questboard.games.adventure.board import FAR, Edge, Placed, squares
from questboard.games.adventure.content import BOONS, MONSTERS, TILES
from questboard.games.adventure.hooks.tables import APPEARS, SWARM
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.decks import draw, draw_bottom, put_on_top, put_second
from questboard.games.adventure.rules.distance import closest_tiles, steps_apart, tiles_apart
from questboard.games.adventure.rules.moments import Appeared, MonsterDraw, MonsterDrawn
from questboard.games.adventure.rules.places import OnExploredTile, OnSquares, OnTile, Place
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.talk import emit, settings, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Figure, RowCard
from questboard.kernel import Note, choose, may

NOWHERE = -1
DOORS = Note("doors")
"""Doors are closed when their tiles are placed (WA-174)."""


# ---- tiles


def place_tile(s: AdventureState, tile: str, edge: Edge, rule: str = "WA-063") -> int:
    """Attach a tile to an edge, its triangle pointing at the tile explored from (WA-045)."""
    row, column = s.board.beyond(edge)
    closed = DOORS.is_set(s) and "D" in TILES[tile].squares and bool(s.door_tokens.count)
    closed = closed and len(s.dungeon.closed) - len(s.locked) < s.door_tokens.count  # WA-179
    s.dungeon = s.dungeon.with_tile(Placed(tile, row, column, edge.side), closed)
    slot = len(s.dungeon.tiles) - 1
    emit(s, "tile_placed", rule, tile=slot, tilename=tile, triangle=TILES[tile].triangle)
    if closed:
        emit(s, "door_closed", "WA-174", tile=slot)
    return slot


async def lay_tiles(s: AdventureState, edge: Edge, tile: str) -> list[int]:
    """Place a tile and, behind a Long Hallway, what belongs there (WA-047); returns the slots."""
    slots = [place_tile(s, tile, edge)]
    while TILES[tile].feature == "long hallway":
        far = Edge(slots[-1], edge.side)
        if far not in s.board.edges or not (another := draw(s, s.stack)):
            break
        tile = another
        slots.append(place_tile(s, tile, far, "WA-047"))
        edge = far
    return slots


def draw_tile(s: AdventureState, edge: Edge) -> str | None:
    """The top tile of the stack; one that the adventure can't use at this edge is tried again later.

    It goes back as the second tile of the stack, and the next one is taken.
    """
    tile = draw(s, s.stack)
    if tile is None or quest(s).fits(s, tile, edge):
        return tile
    put_on_top(s.stack, tile)  # where it lies while it is told of
    emit(s, "no_room_for_tile", "LD-048", tilename=tile)
    draw(s, s.stack)
    other = draw(s, s.stack)
    put_second(s, s.stack, tile)
    return other


async def explore(s: AdventureState, seat: int, edge: Edge) -> None:
    """Draw the top tile and place it; a Monster comes with each tile (WA-063, WA-064)."""
    emit(s, "explored", "WA-061", hero=seat, edge=edge)
    tile = draw_tile(s, edge)
    if tile is None:
        emit(s, "no_tile", "WA-061", hero=seat)
        return
    slots = await lay_tiles(s, edge, tile)
    s.turn.tile_placed = True
    for slot in slots:
        if TILES[s.dungeon.tiles[slot].tile].triangle == "black":
            s.turn.black = True
    await fill_tiles(s, seat, slots, explored=True)


async def extra_tile(
    s: AdventureState, seat: int, edge: Edge, spawning: bool = True, top: bool = False
) -> list[int]:
    """A card or a Monster places a tile; its triangle brings no Encounter card (WA-243)."""
    tile = draw_tile(s, edge) if top else draw_bottom(s.stack)
    if tile is None:
        return []
    slots = await lay_tiles(s, edge, tile)
    await fill_tiles(s, seat, slots, spawning=spawning)
    return slots


async def fill_tiles(
    s: AdventureState, seat: int, slots: list[int], explored: bool = False, spawning: bool = True
) -> None:
    """Put a Monster on each new tile, or do what the Adventure says of it (WA-049)."""
    for slot in slots:
        if TILES[s.dungeon.tiles[slot].tile].feature == "entrance":
            await build_chamber(s, seat, slot)
            continue
        if await quest(s).tile_placed(s, seat, slot) or not spawning:
            continue
        drawing = MonsterDraw(seat, slot)
        if explored:
            await offer(s, drawing)
        await spawn_on_tile(s, drawing.drawer, slot, explored=explored)


async def build_chamber(s: AdventureState, seat: int, slot: int) -> None:
    """Place a Chamber tile at each free edge of the Entrance, and of the Large Chamber (WA-166, WA-167)."""
    s.chamber_tiles.append(slot)
    emit(s, "chamber_found", "WA-166", hero=seat, tile=slot)
    centres = [slot]
    for centre in centres:
        while edges := [edge for edge in s.board.unexplored() if edge.slot == centre]:
            edge = Edge(*await settle_tie(s, "Place a Chamber tile at which edge?", edges, "edge", "WA-166"))
            tile = draw(s, s.chamber_stack)
            if tile is None:
                break
            placed = place_tile(s, tile, edge, "WA-169")
            s.chamber_tiles.append(placed)
            if TILES[tile].feature == "large chamber":
                centres.append(placed)
    await quest(s).entrance_placed(s, seat, slot)


def explorable(s: AdventurePosition, seat: int) -> list[Edge]:
    """The unexplored edges along which a Hero stands (WA-061, WA-062)."""
    hero = s.heroes[seat]
    there = hero.on_board if settings(s).downed_explore else hero.standing
    if not there or not s.stack.count:
        return []
    return [edge for edge in s.board.unexplored() if s.board.edges[edge] >> hero.square & 1]


def edges_from(s: AdventurePosition, base: int) -> list[Edge]:
    """The unexplored edges closest to some squares."""
    edges = s.board.unexplored()
    tiles = [tiles_apart(s, base, edge.slot << 4) for edge in edges]
    edges = [edge for edge, far in zip(edges, tiles, strict=True) if far == min(tiles)]
    if len(edges) < 2:
        return edges
    steps = [min([steps_apart(s, base, square) for square in squares(s.board.edges[edge])]) for edge in edges]
    return [edge for edge, far in zip(edges, steps, strict=True) if far == min(steps)]


def edge_tiles(s: AdventurePosition) -> list[int]:
    """The tiles with an unexplored edge (WA-041)."""
    return sorted({edge.slot for edge in s.board.edges})


# ---- Monsters


def draw_monster(
    s: AdventureState, seat: int, types: tuple[str, ...] = (), least: int = 0, plain: bool = False
) -> str | None:
    """Draw a Monster card; kinds that the player has already are discarded and drawn again (WA-065).

    With `types` a Monster of another type, with `least` one worth less Experience, is discarded
    once before that. With `plain` cards that are not one figure are drawn again too.
    """
    held = [card.name for card in s.heroes[seat].row]
    deck = s.monster_deck
    name = draw(s, deck)
    if name is not None and (
        (types and not any(kind in MONSTERS[name].types for kind in types))
        or MONSTERS[name].experience < least
    ):
        deck.discard.append(name)
        name = draw(s, deck)
    aside: list[str] = []
    reshuffled = False
    while name is not None and (name in held or (plain and MONSTERS[name].figures != 1)):
        aside.append(name)
        if not deck.count:
            if reshuffled or not deck.discard:
                name = None
                break
            reshuffled = True
        name = draw(s, deck)
    deck.discard.extend(aside)
    return name


async def spawn(
    s: AdventureState, seat: int, place: Place, name: str | None = None, shield: bool = False
) -> str:
    """Draw a Monster card for a player and put its figure in some place; "" without one."""
    name = name or draw_monster(s, seat)
    if name is None:
        emit(s, "no_monster", "WA-065", hero=seat)
        return ""
    s.monster_deck.discard.append(name)  # where the card lies meanwhile
    emit(s, "drew_monster", "WA-064", hero=seat, monster=name, figures=MONSTERS[name].figures)
    if MONSTERS[name].figures != 1:
        return await spawn_party(s, seat, place, MONSTERS[name].figures)
    if await turned_away(s, name) or await discarded(s, seat, name):
        return ""
    s.monster_deck.discard.remove(name)
    s.heroes[seat].row.append(RowCard(name, shield))
    return await appear(s, name, await place.room(s, MONSTERS[name].base), seat)


async def spawn_party(s: AdventureState, seat: int, place: Place, count: int) -> str:
    """A card that stands for none or several other Monsters, each drawn one after the other (LD-204)."""
    figure = ""
    if count:
        await place.settle(s)
    for _ in range(count):
        name = draw_monster(s, seat, plain=True)
        if name is None:
            break
        figure = await spawn(s, seat, place, name) or figure
    return figure


async def discarded(s: AdventureState, seat: int, name: str) -> bool:
    """Whether somebody, or the adventure, makes a Monster card that was just drawn go away again."""
    drawn = MonsterDrawn(seat, name)
    if await quest(s).monster_drawn(s, seat, name):
        return True
    if s.turn.phase == "exploration":
        before, s.turn.card = s.turn.card, name
        await offer(s, drawn)
        s.turn.card = before
    return drawn.discarded


async def turned_away(s: AdventureState, name: str) -> bool:
    """A Boon discards a Monster card that was just drawn (WA-164)."""
    if s.campaign is None:
        return False
    for boon in s.campaign.boons:
        kind = BOONS[boon].type.lower()
        if not kind or kind not in MONSTERS[name].types or boon in s.boons_used:
            continue
        if await may(s.active, "Turn {monster} away with {boon}?", "WA-164", monster=name, boon=boon):
            s.boons_used.append(boon)
            emit(s, "turned_away", "WA-164", monster=name, boon=boon)
            return True
    return False


async def appear(s: AdventureState, name: str, options: list[int], seat: int) -> str:
    """The player who drew a Monster puts it on the board; the first one of a swarm brings others (WA-199)."""
    figures: list[str] = []
    centre = NOWHERE
    count = 1
    if name in SWARM:
        count = 3 - sum([figure.name == name for figure in s.figures.values()])
    for _ in range(count):
        if not options:
            break
        square = await settle_tie(
            s, "Put {monster} on which square?", options, "square for a figure", "WA-064", seat, monster=name
        )
        await placing.make_way(s, MONSTERS[name].base, square)
        figure = s.new_name(name)
        s.figures[figure] = Figure(name, square)
        if not figures:
            centre = square
        figures.append(figure)
        emit(s, "appeared", "WA-064", figure=figure, square=square)
        if count > 1:
            options = placing.beside(s, 1 << centre, centre >> 4)
            options = options or placing.nearest_room(s, 1, centre >> 4)
    for figure in figures:  # a swarm is complete before tokens can take one of it
        placing.enter(s, figure)
        if figure in s.figures:
            await offer(s, Appeared(figure))
    return figures[0] if figures else ""


async def spawn_on_tile(
    s: AdventureState,
    seat: int,
    slot: int,
    name: str | None = None,
    shield: bool = False,
    explored: bool = False,
) -> str:
    """A Monster for a player on a tile: on the scorch mark if it is free (WA-064, WA-128)."""
    place = OnExploredTile(slot, seat) if explored else OnTile(slot)
    return await spawn(s, seat, place, name, shield)


async def spawn_somewhere(s: AdventureState, seat: int, near: int | None = None) -> str:
    """A Monster for which no place is left: near the player's Hero or a tile (WA-276)."""
    here = hero_tile(s, seat) if near is None else near
    far = s.board.tiles_from(here)
    taken = s.foe_squares() | s.friend_squares()
    empty = [slot for slot in range(len(far)) if far[slot] < FAR and not s.board.tile_squares(slot) & taken]
    if not empty:
        return await spawn_on_tile(s, seat, here)
    least = min([far[slot] for slot in empty])
    options = [slot for slot in empty if far[slot] == least]
    slot = await settle_tie(s, "Put the new Monster on which tile?", options, "tile", "WA-131")
    return await spawn_on_tile(s, seat, slot)


def hero_tile(s: AdventurePosition, seat: int) -> int:
    """The tile of a Hero; for one off the board that of the first Hero clockwise who is on it."""
    for other in s.clockwise(seat):
        if s.heroes[other].square >= 0:
            return s.heroes[other].tile
    return 0


async def new_tile_near(s: AdventureState, seat: int, base: int) -> list[int]:
    """A new tile from the bottom of the stack at the closest unexplored edge, with its Monster.

    Without an edge or a tile the Monster comes all the same (WA-276).
    """
    edges = edges_from(s, base)
    if not edges or not s.stack.count:
        await spawn_somewhere(s, seat, s.tiles_of(base)[0] if base else None)
        return []
    edge = await settle_tie(s, "Place the new tile at which unexplored edge?", edges, "edge", "WA-243")
    return await extra_tile(s, seat, Edge(*edge))


async def spawn_at_edge(s: AdventureState, seat: int, base: int) -> str:
    """A Monster at the closest unexplored edge (WA-276)."""
    edges = edges_from(s, base)
    if not edges:
        return await spawn_somewhere(s, seat)
    edge = Edge(*await settle_tie(s, "Place the new tile at which unexplored edge?", edges, "edge", "WA-131"))
    options = squares(s.board.edges[edge] & s.free())
    return await spawn(s, seat, OnSquares(options) if options else OnTile(edge.slot))


async def spawn_on_edge_tile(s: AdventureState, seat: int) -> str:
    """A Monster on the tile with an unexplored edge that is closest to the player's Hero (WA-276)."""
    slots = closest_tiles(s, 1 << s.heroes[seat].square, edge_tiles(s))
    if not slots:
        return await spawn_somewhere(s, seat)
    slot = await settle_tie(s, "Put the new Monster on which tile?", slots, "tile", "WA-131")
    return await spawn_on_tile(s, seat, slot)


async def place_villain(s: AdventureState, name: str, slots: list[int]) -> str:
    """Put a Villain on one of some tiles; without room there, on the nearest tile where it fits."""
    base = MONSTERS[name].base
    fitting = [slot for slot in slots if placing.landing(s, base, slot)]
    if fitting:
        slot = await settle_tie(
            s, "Put {monster} on which tile?", fitting, "tile for a monster", "WA-170", monster=name
        )
        options = placing.landing(s, base, slot)
    else:
        options = placing.nearest_room(s, base, slots[0])
    return await put_villain(s, name, options)


async def put_villain(s: AdventureState, name: str, options: list[int]) -> str:
    """Put a Villain on one of some squares."""
    if not options:
        return ""
    square = await settle_tie(
        s, "Put {monster} on which square?", options, "square for a figure", "WA-239", monster=name
    )
    await placing.make_way(s, MONSTERS[name].base, square)
    figure = s.new_name(name)
    s.figures[figure] = Figure(name, square)
    emit(s, "appeared", "WA-170", figure=figure, square=square)
    placing.enter(s, figure)
    if name in APPEARS:
        await APPEARS[name](s)
    await offer(s, Appeared(figure))
    return figure


async def choose_edge(s: AdventureState, seat: int, edges: list[Edge]) -> Edge:
    """The player picks one of several edges (WA-061)."""
    return Edge(*await choose(seat, "Explore which edge?", edges, "edge to explore", "WA-061"))
