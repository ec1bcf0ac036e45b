"""What several adventures share: special tiles, ways out, and how far the Heroes have come."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS, TILES
from questboard.games.adventure.rules.exploring import spawn_on_tile
from questboard.games.adventure.rules.moments import MonsterDraw
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, MarkNote, Token

NOWHERE = -1


def find_tile(s: AdventurePosition, tile: str) -> int:
    """The slot of a special tile, or NOWHERE."""
    for slot, placed in enumerate(s.dungeon.tiles):
        if placed.tile == tile:
            return slot
    return NOWHERE


def exit_squares(s: AdventurePosition, tile: str) -> int:
    """The stairs or the ladder of a special tile, once it is in play."""
    slot = find_tile(s, tile)
    return 0 if slot == NOWHERE else s.board.exits(slot)


def start_stairs(s: AdventurePosition) -> int:
    """The stairs of the Start tile."""
    return s.board.exits(0) | s.board.exits(1)


async def place_monster(s: AdventureState, seat: int, slot: int) -> None:
    """The Monster that comes with an explored tile (WA-064)."""
    drawing = MonsterDraw(seat, slot)
    if s.turn.phase == "exploration":
        await offer(s, drawing)
    await spawn_on_tile(s, drawing.drawer, slot)


def drop(s: AdventureState, seat: int, carried: MarkNote) -> None:
    """A Hero who is brought down drops what was carried: a token with the name of the mark (WA-281)."""
    hero = s.heroes[seat]
    if carried.is_set(hero) and hero.on_board:
        carried.clear(hero)
        s.tokens[s.new_name(carried.key)] = Token(carried.key, hero.square)
        emit(s, "dropped", "WA-030", hero=seat, token=carried.key)


def late_rounds(s: AdventurePosition) -> int:
    """Rounds over the twentieth."""
    return max(0, s.round - 20)


def tiles_placed(s: AdventurePosition) -> int:
    """How many tiles have been placed, those of the start left out."""
    return sum([TILES[placed.tile].triangle != "none" for placed in s.dungeon.tiles])


# ---- advice for bots


def search(s: AdventurePosition, found: bool) -> float:
    """How far the search for the special tile has come."""
    if found:
        return 1.0
    slot = adventure(s).slot
    assert slot is not None
    placed = sum([TILES[placed.tile].triangle != "none" for placed in s.dungeon.tiles])
    return min(0.9, placed / slot.last)


def lying(s: AdventurePosition, thing: str) -> list[int]:
    """The tiles on which tokens of a kind lie."""
    return [token.square >> 4 for token in s.tokens.values() if token.kind == thing]


def tiles_under(s: AdventurePosition, figures: list[Foe]) -> list[int]:
    """The tiles on which some figures stand."""
    mask = 0
    for figure in figures:
        mask |= s.base(figure)
    return s.tiles_of(mask)


def health(s: AdventurePosition, figure: Foe) -> float:
    """The part of its hit points that a figure has left; a second face has them with the first."""
    piece = s.figures[figure]
    return 1 - piece.damage / whole(s, piece.name)


def whole(s: AdventurePosition, name: str) -> int:
    """All hit points of a kind of Monster or Villain, those of a second face included."""
    return s.toughness.get(name) or MONSTERS[MONSTERS[name].enraged or name].hit_points


def escaped(s: AdventurePosition) -> float:
    """The part of the Heroes who have left the dungeon."""
    return sum([hero.escaped for hero in s.heroes]) / len(s.heroes)
