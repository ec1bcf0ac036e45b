"""The nineteen Events: each happens once and is discarded (LD-144).

A Hero off the tiles is not touched by them, and what has to be measured from a Hero off the tiles does
not happen (LD-191). A downed Hero takes no damage and no condition, but new Monsters come (LD-231).
"""

from __future__ import annotations

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.cues.figures import swapped_with_monster, token_laid
from questboard.games.adventure.hooks import EncounterCard, Look, Order, Thing, at
from questboard.games.adventure.rules import placing, tactics
from questboard.games.adventure.rules.caverns import tiles_with
from questboard.games.adventure.rules.combat import afflict, check, give_up_item, heal, take_damage
from questboard.games.adventure.rules.damage import end_curse
from questboard.games.adventure.rules.distance import closest, closest_figures, figures_on, heroes_on
from questboard.games.adventure.rules.exploring import (
    edges_from,
    extra_tile,
    spawn_on_edge_tile,
    spawn_on_tile,
)
from questboard.games.adventure.rules.rewards import draw_treasure
from questboard.games.adventure.rules.talk import emit, settle_target, settle_tie
from questboard.games.adventure.state import AdventurePosition, AdventureState, Foe, Target, Token
from questboard.kernel import choose, may

CAMP = "camp"
CHEST_OPENS = 11
"""What the roll of the Treasure Chest needs."""


# ---- damage and webs


async def hurt(s: AdventureState, seats: list[int], amount: int) -> None:
    """Some Heroes take damage from an Event."""
    for other in seats:
        await take_damage(s, other, amount, "LD-144")


class Overrun(EncounterCard, id="overrun"):
    """1 damage for each Hero."""

    idle = "no standing Hero is on the board"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await hurt(s, s.standing(), 1)


class Besieged(EncounterCard, id="besieged"):
    """1 damage for each Hero with a Monster on its tile."""

    idle = "no standing Hero has a Monster on its tile"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        among = [other for other in s.standing() if figures_on(s, s.board.tile_squares(s.heroes[other].tile))]
        await hurt(s, among, 1)


class CaveFishersLair(EncounterCard, id="cave-fishers-lair"):
    """1 damage and Immobilized for the active Hero."""

    idle = "the active Hero is down or off the board"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].standing:
            await hurt(s, [seat], 1)
            await afflict(s, seat, "immobilized", "LD-144")


class Rockslide(EncounterCard, id="rockslide"):
    """1 damage and Immobilized for each Hero on the active Hero's tile."""

    idle = "no standing Hero is on the active Hero's tile"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].on_board:
            for other in heroes_on(s, s.board.tile_squares(s.heroes[seat].tile), downed=False):
                await hurt(s, [other], 1)
                await afflict(s, other, "immobilized", "LD-144")


def heroes_by_vents(s: AdventurePosition, tiles: int) -> list[int]:
    """The standing Heroes within this many tiles of a tile with a Volcanic Vent."""
    mask = 0
    for slot in tiles_with(s, "vent"):
        mask |= s.board.within(slot, tiles)
    return heroes_on(s, mask, downed=False)


class VolcanicSpray(EncounterCard, id="volcanic-spray"):
    """1 damage for each Hero within 1 tile of a Volcanic Vent."""

    idle = "no standing Hero is within one tile of a Volcanic Vent"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await hurt(s, heroes_by_vents(s, 1), 1)


class VolcanicExplosion(EncounterCard, id="volcanic-explosion"):
    """3 damage for each Hero on a tile with a Volcanic Vent, 1 for each other within 1 tile of one."""

    idle = "no standing Hero is within one tile of a Volcanic Vent"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        burnt = heroes_by_vents(s, 0)
        singed = [other for other in heroes_by_vents(s, 1) if other not in burnt]
        await hurt(s, burnt, 3)
        await hurt(s, singed, 1)


class LolthsDispleasure(EncounterCard, id="lolths-displeasure"):
    """Each cursed Hero discards a Curse and takes 2 damage; without any, 1 damage for the active Hero."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        cursed = [other for other in s.clockwise(seat) if s.heroes[other].on_board and s.heroes[other].curses]
        for other in cursed:
            curses = list(dict.fromkeys(s.heroes[other].curses))
            curse = await choose(
                other, "{hero} discards which Curse?", curses, "card", "LD-144", hero=s.heroes[other].name
            )
            end_curse(s, other, curse, "LD-144")
            await hurt(s, [other], 2)
        if not cursed and s.heroes[seat].standing:
            await hurt(s, [seat], 1)


# ---- new Monsters and tiles


class DistantHorns(EncounterCard, id="distant-horns"):
    """A new Monster on the closest tile with an unexplored edge."""

    idle = "no Monster can come"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].on_board:
            await spawn_on_edge_tile(s, seat)


class CavernOccupiedLair(EncounterCard, id="cavern-occupied-lair"):
    """A new Monster on the active Hero's tile."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if s.heroes[seat].on_board:
            await spawn_on_tile(s, seat, s.heroes[seat].tile)


class Reinforcements(EncounterCard, id="reinforcements"):
    """Each player without a Monster card gets one; it comes on a tile with an unexplored edge."""

    idle = "every player has a Monster card, or no Monster can come"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        for other in s.clockwise(seat):
            controls = any(card.name in MONSTERS for card in s.heroes[other].row)
            if s.heroes[other].on_board and not controls:
                await spawn_on_edge_tile(s, other)


class FaerzressSurge(EncounterCard, id="faerzress-surge"):
    """The top tile of the stack at the closest unexplored edge, with a Monster; or only that (LD-246)."""

    idle = "neither a tile nor a Monster can come"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        slots: list[int] = []
        edges = edges_from(s, 1 << hero.square)
        if edges and s.stack.count:
            edge = await settle_tie(
                s, "Faerzress Surge: place the tile at which unexplored edge?", edges, "edge", "LD-225"
            )
            slots = await extra_tile(s, seat, Edge(*edge), top=True)
        if not slots:
            await spawn_on_edge_tile(s, seat)


# ---- Monsters act and move


class Frenzy(EncounterCard, id="frenzy"):
    """The Monster or Villain nearest to the active Hero acts at once, besides its turn."""

    idle = "no Monster or Villain is in play who can act"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board or not s.figures:
            return
        nearest = closest_figures(s, 1 << hero.square, list(s.figures))
        figure = await settle_tie(s, "Frenzy: which Monster acts?", nearest, "figure to act", "LD-216")
        before, s.turn.card = s.turn.card, figure
        await tactics.activate(s, figure, extra=True)
        s.turn.card = before


class WhispersOfTheIllithid(EncounterCard, id="whispers-of-the-illithid"):
    """Each Monster within 3 tiles moves a tile toward the active Hero, in an order of choice."""

    idle = "no Monster within three tiles of the active Hero can come closer"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        left = figures_on(s, s.board.within(hero.tile, 3))
        while left:
            figure = await settle_tie(
                s, "Whispers of the Illithid: which Monster moves next?", left, "figure to act", "LD-237"
            )
            left = [other for other in left if other != figure]
            if figure in s.figures:
                await placing.step_toward(s, figure, hero.tile, target=seat, reason="active Hero")


# ---- the active Hero goes elsewhere


class CunningDisguise(EncounterCard, id="cunning-disguise"):
    """The active Hero and the nearest other Hero, or a small Monster, change places (LD-205)."""

    idle = "there is nobody to change places with"

    says = {"swapped_with_monster": "{hero} and {figure} change places."}
    shows = {"swapped_with_monster": swapped_with_monster}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        here = hero.square
        others: list[Target] = [
            other for other, each in enumerate(s.heroes) if each.on_board and other != seat
        ]
        if others:
            other = await settle_target(
                s, "Cunning Disguise: change places with whom?", closest(s, 1 << here, others), "LD-216"
            )
            assert isinstance(other, int)
            placing.swap(s, seat, other, "LD-144")
        elif monsters := closest_figures(s, 1 << here, small_monsters(s)):
            figure = await settle_tie(
                s, "Cunning Disguise: change places with which Monster?", monsters, "figure to act", "LD-216"
            )
            monster = s.figures[figure]
            before = s.tiles_of(s.base(figure))
            hero.square, monster.square = monster.square, here
            emit(s, "swapped_with_monster", "LD-144", hero=seat, figure=figure)
            placing.enter(s, figure, before)


def small_monsters(s: AdventurePosition) -> list[Foe]:
    """The Monsters with a base of one square that are no Villains."""
    return [
        name for name, figure in s.figures.items() if MONSTERS[figure.name].base == 1 and not figure.villain
    ]


class LostInTheDark(EncounterCard, id="lost-in-the-dark"):
    """The active Hero is placed on a connected tile with room, taken at random."""

    idle = "no connected tile has room, or the active Hero is off the board"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        slots = [slot for slot in s.board.connected(hero.tile) if placing.landing(s, 1, slot)]
        if slots:
            patch = placing.landing(s, 1, s.luck.pick(slots))
            square = await choose(
                seat, "Place {hero} on which square?", patch, "square", "LD-237", hero=hero.name
            )
            placing.set_hero(s, seat, square, "LD-144")


# ---- Items and Treasure


class CavernThiefInTheDark(EncounterCard, id="cavern-thief-in-the-dark"):
    """The active Hero discards an Item or takes 2 damage."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.standing:
            return
        if hero.items and await may(
            seat,
            "{hero} has {left} HP. Discard an Item instead of taking 2 damage?",
            "LD-144",
            hero=hero.name,
            left=hero.hp,
        ):
            await give_up_item(s, seat, "LD-144")
        else:
            await hurt(s, [seat], 2)


class TreasureChest(EncounterCard, id="treasure-chest"):
    """A roll: a Treasure card, which doesn't count as the one of the turn (LD-239), or 2 damage."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if not s.heroes[seat].on_board:
            return
        if (await check(s, seat, CHEST_OPENS, "LD-144")).success:
            await draw_treasure(s, seat)
        else:
            await hurt(s, [seat], 2)


# ---- the Camp


class AbandonedCamp(EncounterCard, id="abandoned-camp"):
    """The Camp token is put on the active Hero's tile, wherever it was before.

    It is removed when a Monster enters its tile. A Hero who ends its Hero Phase in the Camp, with no Monster
    there, regains 1 HP.
    """

    says = {
        "camp_laid": "{token} lies on {tile}.",
        "camp_gone": "{token} is removed because {figure} is there.",
    }
    shows = {"camp_laid": token_laid}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        strike_camp(s)
        s.tokens[s.new_name(CAMP)] = Token(CAMP, s.board.scorch(hero.tile))
        emit(s, "camp_laid", "LD-144", token=CAMP, tile=hero.tile)

    def monster_enters(self, s: AdventureState, figure: Foe, slots: list[int]) -> None:
        if s.tokens and camp_tile(s) in slots:
            strike_camp(s)
            emit(s, "camp_gone", "LD-144", token=CAMP, figure=figure)

    @at(Order.BOARD, always=True)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not s.tokens or not hero.on_board or camp_tile(s) != hero.tile:
            return
        if not figures_on(s, s.board.tile_squares(hero.tile)):
            await heal(s, seat, 1, "LD-144")


class Camp(Thing, id=CAMP):
    """The Camp token."""

    called = "the Camp token"
    look = Look("camping-tent", "emerald")


def camp_tile(s: AdventurePosition) -> int:
    """The tile with the Camp token, or -1."""
    return next((token.square >> 4 for token in s.tokens.values() if token.kind == CAMP), -1)


def strike_camp(s: AdventureState) -> None:
    """Take the Camp token off the board."""
    for name, token in list(s.tokens.items()):
        if token.kind == CAMP:
            del s.tokens[name]
