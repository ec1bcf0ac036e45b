"""Heskan, the dragonborn wizard: power cards 41 to 50 and Mage Hand."""

from __future__ import annotations

from questboard.games.adventure.board import Edge, squares
from questboard.games.adventure.cards.families import Blast, Volley
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.cues.fights import counted, on_hero
from questboard.games.adventure.cues.figures import token_laid
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, Verb, at
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.actions import (
    Act,
    actions_left,
    attack_with,
    choose_target,
    take_move,
)
from questboard.games.adventure.rules.combat import strike
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import (
    figures_in_reach,
    figures_on,
    in_reach,
    next_tiles,
    objects_on,
    within_tiles,
)
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Token
from questboard.kernel import choose, may


class Heskan(HeroCard, id="heskan"):
    """Mage Hand: he opens any door on his tile without being adjacent to it."""

    look = Look("pointy-hat", "sapphire")
    opens_from_afar = True


# ---- attacks


class HurledBreath(Blast, id="hurled-breath"):
    """Attack everything on a tile within 2 tiles, without using an action."""


class ShockSphere(Blast, id="shock-sphere"):
    """Attack everything on a tile within 2 tiles."""


class ArcLightning(Volley, id="arc-lightning"):
    """Attack one target or two different ones, chosen before the dice are rolled."""


def pliable(s: AdventurePosition, seat: int) -> list[Foe]:
    """The Monsters within 1 tile that can be made to leave their tile."""
    found = figures_in_reach(s, seat, "within 1")
    return [figure for figure in found if placing.spots(s, figure, next_tiles(s, s.base(figure)))]


class Hypnotism(PowerCard, id="hypnotism"):
    """Move a Monster to a connected tile; if it comes next to another, attack that one (WA-262)."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return bool(pliable(s, seat))

    async def use(self, s: AdventureState, seat: int) -> None:
        card = POWERS[self.id]
        figure = await choose(seat, "Hypnotism moves which Monster?", pliable(s, seat), "foe", "WA-097")
        await placing.place_by_hero(s, seat, figure, next_tiles(s, s.base(figure)))
        if figure in s.figures:
            around = s.board.around(s.base(figure))
            found = [*figures_on(s, around), *objects_on(s, around)]
            if found:
                target = await choose_target(s, seat, found)
                await strike(s, seat, target, card.bonus, card.damage, card.miss, card=card.id)


class SpectralRam(PowerCard, id="spectral-ram"):
    """Attack; then place the Monster within 2 tiles of where it was."""

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.target in s.figures:
            around = within_tiles(s, s.base(attack.target), 2)
            await placing.place_by_hero(s, seat, attack.target, around)


# ---- the Flaming Sphere


def token_of(s: AdventurePosition, seat: int, kind: str) -> str:
    """The name of a Hero's token on the board, or ""."""
    return next((name for name, token in s.tokens.items() if token.kind == kind and token.owner == seat), "")


def lay(s: AdventureState, seat: int, kind: str, square: int, count: int = 1) -> None:
    """Put a Hero's token on a square; wherever it was before, there it is no longer."""
    name = token_of(s, seat, kind) or s.new_name(kind)
    s.tokens[name] = Token(kind, square, count, seat)
    emit(s, "conjured", "WA-096", hero=seat, token=kind, square=square)


def ways(s: AdventurePosition, seat: int, kind: str, verb: str) -> list[Act]:
    """The tiles to which a token can be moved instead of a move: those connected to its own."""
    if not s.tokens:
        return []
    name = token_of(s, seat, kind)
    if not name or actions_left(s, seat) <= 0:
        return []
    return [(verb, slot) for slot in s.board.connected(s.tokens[name].square >> 4)]


BURN = "Spend 1 of {count} Flaming Sphere tokens to deal 1 damage to {foes}?"


class FlamingSphere(PowerCard, id="flaming-sphere"):
    """Put a stack of 3 tokens on a square within 1 tile; what was left of an older one goes (WA-257).

    At the end of the Hero Phase Heskan may spend one of them: 1 damage to every Monster on its tile.
    """

    look = Look("fireball", "danger")
    called = "the Flaming Sphere"
    says = {
        "conjured": "{hero} puts {token} on {square}.",
        "burned": "{hero} spends a Flaming Sphere token; {left} left.",
    }
    shows = {"conjured": token_laid}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        around = squares(in_reach(s, s.heroes[seat].square, "within 1"))
        square = await choose(seat, "Put the Flaming Sphere on which square?", around, "square", "WA-097")
        lay(s, seat, self.id, square, 3)

    @at(Order.POWERS, always=True)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        name = token_of(s, seat, self.id)
        if not name or not s.heroes[seat].standing:
            return
        stack = s.tokens[name]
        burned = figures_on(s, s.board.tile_squares(stack.square >> 4))
        if not burned or not await may(seat, BURN, "WA-262", count=stack.count, foes=burned):
            return
        if stack.count > 1:
            s.tokens[name] = Token(stack.kind, stack.square, stack.count - 1, seat)
        else:
            del s.tokens[name]
        emit(s, "burned", "WA-228", hero=seat, left=stack.count - 1)
        for figure in burned:
            harm(s, figure, 1, seat, "WA-104")


class RollSphere(Verb, id="sphere"):
    """Move the Flaming Sphere to a square of a connected tile, instead of moving."""

    label, of = "move the Flaming Sphere to {} instead of moving", "tile"

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        return ways(s, seat, "flaming-sphere", self.id)

    async def do(self, s: AdventureState, seat: int, thing: int) -> None:
        take_move(s)
        options = squares(s.board.tile_squares(thing))
        square = await choose(seat, "Put the Flaming Sphere on which square?", options, "square", "WA-059")
        stack = s.tokens[token_of(s, seat, "flaming-sphere")]
        lay(s, seat, "flaming-sphere", square, stack.count)


# ---- Invisibility and Mirror Image


class Invisibility(PowerCard, id="invisibility"):
    """Until the start of his next Hero Phase Heskan is never the closest Hero."""

    unseen = True
    says = {"vanished": "{hero} can't be seen.", "seen_again": "{hero} can be seen again."}
    shows = {"vanished": on_hero("Invisible"), "seen_again": on_hero("Invisible", gained=False)}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        self.mark.set(s.heroes[seat])
        emit(s, "vanished", "WA-131", hero=seat)

    @at(Order.EXPIRY)
    async def start_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        self.mark.clear(s.heroes[seat])
        emit(s, "seen_again", "WA-131", hero=seat)


class MirrorImage(PowerCard, id="mirror-image"):
    """Heskan takes 3 tokens, each of them worth 2 AC. A Monster's attack that misses him takes one away."""

    says = {"images": "Mirror Images around {hero}: {left}."}
    shows = {"images": counted("Mirror Images")}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        self.mark.set(s.heroes[seat], 3)
        emit(s, "images", "WA-096", hero=seat, left=3)

    def armor(self, s: AdventurePosition, seat: int) -> int:
        return 2 * self.mark.get(s.heroes[seat])

    async def missed_by_monster(self, s: AdventureState, seat: int) -> None:
        left = self.mark.add(s.heroes[seat], -1)
        emit(s, "images", "WA-096", hero=seat, left=left)
        if not left:
            self.mark.clear(s.heroes[seat])


# ---- the Wizard Eye


def put_eye(s: AdventureState, seat: int, slot: int) -> None:
    """Put the Eye on a tile; on which square of it doesn't matter."""
    scorch = s.board.scorch(slot)
    lay(s, seat, "wizard-eye", scorch if scorch >= 0 else squares(s.board.tile_squares(slot))[0])


class WizardEye(PowerCard, id="wizard-eye"):
    """Put the Eye on a tile within 1 tile, the edges of which Heskan may then explore from afar."""

    look = Look("third-eye", "arcane")
    called = "the Wizard Eye"
    says = {"conjured": "{hero} puts {token} on {square}."}
    shows = {"conjured": token_laid}

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        return True

    async def use(self, s: AdventureState, seat: int) -> None:
        tiles = s.tiles_of(in_reach(s, s.heroes[seat].square, "within 1"))
        put_eye(s, seat, await choose(seat, "Put the Wizard Eye on which tile?", tiles, "tile", "WA-097"))

    def edges_seen(self, s: AdventurePosition, seat: int) -> list[Edge]:
        name = token_of(s, seat, self.id)
        if not name or not s.heroes[seat].standing:
            return []
        slot = s.tokens[name].square >> 4
        return [edge for edge in s.board.unexplored() if edge.slot == slot]


class SendEye(Verb, id="eye"):
    """Move the Wizard Eye to a connected tile, instead of moving."""

    label, of = "move the Wizard Eye to {} instead of moving", "tile"

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        return ways(s, seat, "wizard-eye", self.id)

    async def do(self, s: AdventureState, seat: int, thing: int) -> None:
        take_move(s)
        put_eye(s, seat, thing)
