"""Heskan, the dragonborn wizard: power cards 41 to 50 and Mage Hand."""

from __future__ import annotations

from questboard.games.adventure import words
from questboard.games.adventure.board import Edge, squares
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    REMOTE_OPENERS,
    VERBS,
    Act,
    Verb,
    actions_left,
    attack_with,
    choose_target,
    take_move,
)
from questboard.games.adventure.rules.combat import harm, strike
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    in_reach,
    next_tiles,
    objects_on,
    within_tiles,
)
from questboard.games.adventure.rules.registry import ARMOR, at, power
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.rules.turn import LOOKOUTS
from questboard.games.adventure.rules.volleys import attack_some, blast
from questboard.games.adventure.state import AdventureState, Foe, Token
from questboard.kernel import choose, may

REMOTE_OPENERS.append("heskan")  # Mage Hand

words.EVENTS["conjured"] = "{hero} puts {token} on {square}."
words.EVENTS["burned"] = "{hero} spends a Flaming Sphere token; {left} left."
words.EVENTS["vanished"] = "{hero} can't be seen."
words.EVENTS["seen_again"] = "{hero} can be seen again."
words.EVENTS["images"] = "Mirror Images around {hero}: {left}."
words.ACTS["sphere"] = ("move the Flaming Sphere to {} instead of moving", "tile")
words.ACTS["eye"] = ("move the Wizard Eye to {} instead of moving", "tile")


# ---- attacks


@power("hurled-breath")
async def hurled_breath(s: AdventureState, seat: int) -> None:
    """Attack everything on a tile within 2 tiles, without using an action."""
    await blast(s, seat, "hurled-breath")


@power("shock-sphere")
async def shock_sphere(s: AdventureState, seat: int) -> None:
    """Attack everything on a tile within 2 tiles."""
    await blast(s, seat, "shock-sphere")


@power("arc-lightning")
async def arc_lightning(s: AdventureState, seat: int) -> None:
    """Attack one target or two different ones, chosen before the dice are rolled."""
    await attack_some(s, seat, "arc-lightning", 2)


def pliable(s: AdventureState, seat: int) -> list[Foe]:
    """The Monsters within 1 tile that can be made to leave their tile."""
    found = figures_in_reach(s, seat, "within 1")
    return [figure for figure in found if placing.spots(s, figure, next_tiles(s, s.base(figure)))]


@power("hypnotism", can=lambda s, seat: bool(pliable(s, seat)))
async def hypnotism(s: AdventureState, seat: int) -> None:
    """Move a Monster to a connected tile; if it comes next to another, attack that one (WA-262)."""
    card = POWERS["hypnotism"]
    figure = await choose(seat, "Hypnotize which Monster?", pliable(s, seat), "foe", "WA-097")
    await placing.place_by_hero(s, seat, figure, next_tiles(s, s.base(figure)))
    if figure in s.figures:
        around = s.board.around(s.base(figure))
        found = [*figures_on(s, around), *objects_on(s, around)]
        if found:
            target = await choose_target(s, seat, found)
            await strike(s, seat, target, card.bonus, card.damage, card.miss, card=card.id)


@power("spectral-ram")
async def spectral_ram(s: AdventureState, seat: int) -> None:
    """Attack; then place the Monster within 2 tiles of where it was."""
    attack = await attack_with(s, seat, "spectral-ram")
    if attack is not None and attack.target in s.figures:
        around = within_tiles(s, s.base(attack.target), 2)
        await placing.place_by_hero(s, seat, attack.target, around)


# ---- the Flaming Sphere


def token_of(s: AdventureState, seat: int, kind: str) -> str:
    """The name of a Hero's token on the board, or ""."""
    return next((name for name, token in s.tokens.items() if token.kind == kind and token.owner == seat), "")


def lay(s: AdventureState, seat: int, kind: str, square: int, count: int = 1) -> None:
    """Put a Hero's token on a square; wherever it was before, there it is no longer."""
    name = token_of(s, seat, kind) or s.new_name(kind)
    s.tokens[name] = Token(kind, square, count, seat)
    tell(s, "conjured", "WA-096", hero=seat, token=kind, square=square)


def ways(s: AdventureState, seat: int, kind: str, verb: str) -> list[Act]:
    """The tiles to which a token can be moved instead of a move: those connected to its own."""
    if not s.tokens:
        return []
    name = token_of(s, seat, kind)
    if not name or actions_left(s, seat) <= 0:
        return []
    return [(verb, slot) for slot in s.board.connected(s.tokens[name].square >> 4)]


@power("flaming-sphere", can=lambda s, seat: True)
async def flaming_sphere(s: AdventureState, seat: int) -> None:
    """Put a stack of 3 tokens on a square within 1 tile; what was left of an older one goes (WA-257)."""
    around = squares(in_reach(s, s.heroes[seat].square, "within 1"))
    square = await choose(seat, "Put the Flaming Sphere on which square?", around, "square", "WA-097")
    lay(s, seat, "flaming-sphere", square, 3)


async def roll_sphere(s: AdventureState, seat: int, slot: int) -> None:
    """Move the stack to a square of a connected tile, instead of moving."""
    take_move(s)
    options = squares(s.board.tile_squares(slot))
    square = await choose(seat, "Put the Flaming Sphere on which square?", options, "square", "WA-059")
    stack = s.tokens[token_of(s, seat, "flaming-sphere")]
    lay(s, seat, "flaming-sphere", square, stack.count)


VERBS["sphere"] = Verb(lambda s, seat: ways(s, seat, "flaming-sphere", "sphere"), roll_sphere)


@at("end of hero phase", 10)
async def burn(s: AdventureState, seat: int) -> None:
    """Heskan may spend one token of the stack: 1 damage to every Monster on its tile."""
    name = token_of(s, seat, "flaming-sphere")
    if not name or not s.heroes[seat].standing:
        return
    stack = s.tokens[name]
    burned = figures_on(s, s.board.tile_squares(stack.square >> 4))
    if not burned or not await may(seat, "Have the Flaming Sphere burn?", "WA-262"):
        return
    tell(s, "burned", "WA-228", hero=seat, left=stack.count - 1)
    if stack.count > 1:
        s.tokens[name] = Token(stack.kind, stack.square, stack.count - 1, seat)
    else:
        del s.tokens[name]
    for figure in burned:
        harm(s, figure, 1, seat, "WA-104")


# ---- Invisibility and Mirror Image


@power("invisibility", can=lambda s, seat: True)
async def invisibility(s: AdventureState, seat: int) -> None:
    """Heskan is never the closest Hero; who asks for the closest leaves him out."""
    s.heroes[seat].marks["invisibility"] = 1
    tell(s, "vanished", "WA-131", hero=seat)


@at("start of hero phase", 5, under="invisibility")
async def reappear(s: AdventureState, seat: int) -> None:
    """Invisibility ends at the start of Heskan's next Hero Phase."""
    del s.heroes[seat].marks["invisibility"]
    tell(s, "seen_again", "WA-131", hero=seat)


@power("mirror-image", can=lambda s, seat: True)
async def mirror_image(s: AdventureState, seat: int) -> None:
    """Heskan takes 3 tokens, each of them worth 2 AC."""
    s.heroes[seat].marks["mirror-image"] = 3
    tell(s, "images", "WA-096", hero=seat, left=3)


ARMOR["mirror-image"] = lambda s, seat: 2 * s.heroes[seat].marks["mirror-image"]


@at("missed by a monster", 10, under="mirror-image")
async def shatter(s: AdventureState, seat: int) -> None:
    """An attack of a Monster that misses Heskan takes one of the images away."""
    marks = s.heroes[seat].marks
    marks["mirror-image"] -= 1
    tell(s, "images", "WA-096", hero=seat, left=marks["mirror-image"])
    if not marks["mirror-image"]:
        del marks["mirror-image"]


# ---- the Wizard Eye


def put_eye(s: AdventureState, seat: int, slot: int) -> None:
    """Put the Eye on a tile; on which square of it doesn't matter."""
    scorch = s.board.scorch(slot)
    lay(s, seat, "wizard-eye", scorch if scorch >= 0 else squares(s.board.tile_squares(slot))[0])


@power("wizard-eye", can=lambda s, seat: True)
async def wizard_eye(s: AdventureState, seat: int) -> None:
    """Put the Eye on a tile within 1 tile, where it stays."""
    tiles = s.tiles_of(in_reach(s, s.heroes[seat].square, "within 1"))
    put_eye(s, seat, await choose(seat, "Put the Wizard Eye on which tile?", tiles, "tile", "WA-097"))


async def send_eye(s: AdventureState, seat: int, slot: int) -> None:
    """Move the Eye to a connected tile, instead of moving."""
    take_move(s)
    put_eye(s, seat, slot)


VERBS["eye"] = Verb(lambda s, seat: ways(s, seat, "wizard-eye", "eye"), send_eye)


def seen_by_eye(s: AdventureState, seat: int) -> list[Edge]:
    """The unexplored edges of the tile with Heskan's Eye, which he may explore from afar."""
    name = token_of(s, seat, "wizard-eye")
    if not name or not s.heroes[seat].standing:
        return []
    slot = s.tokens[name].square >> 4
    return [edge for edge in s.board.unexplored() if edge.slot == slot]


LOOKOUTS.append(seen_by_eye)
