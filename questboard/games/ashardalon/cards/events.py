"""The eighteen Events: each happens once and is discarded (WA-140).

They don't touch a Hero off the board, and what has to be measured from an active Hero
who is off the board does not happen (WA-188, WA-191, WA-270). What a card leaves to choice the player
chooses who drew it (WA-275).
"""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import MONSTERS, POWERS
from questboard.games.adventure.cues.cards import flipped, shuffled, token_lost
from questboard.games.adventure.cues.fights import foe_healed
from questboard.games.adventure.cues.figures import token_laid
from questboard.games.adventure.hooks import EncounterCard, Order, at
from questboard.games.adventure.rules.combat import give_up_item, take_damage
from questboard.games.adventure.rules.decks import bottom_to_top, draw, stack_on_top
from questboard.games.adventure.rules.distance import figures_on, heroes_on
from questboard.games.adventure.rules.exploring import (
    edge_tiles,
    new_tile_near,
    spawn_on_edge_tile,
    spawn_on_tile,
    spawn_somewhere,
)
from questboard.games.adventure.rules.placing import step_toward
from questboard.games.adventure.rules.rewards import KEPT_AS_GOLD, draw_treasure, token_left
from questboard.games.adventure.rules.tactics import pass_to_the_right
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.state import AdventureState, RowCard, Token
from questboard.kernel import choose, may

# ---- damage


class DeadlyPoison(EncounterCard, id="deadly-poison"):
    """1 damage for each Poisoned Hero."""

    idle = "no standing Hero is Poisoned"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        for other in s.standing():
            if "poisoned" in s.heroes[other].conditions:
                await take_damage(s, other, 1, "WA-140")


class UnbearableHeat(EncounterCard, id="unbearable-heat"):
    """1 damage for each Hero."""

    idle = "no standing Hero is on the board"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        for other in s.standing():
            await take_damage(s, other, 1, "WA-140")


class FrenziedLeap(EncounterCard, id="frenzied-leap"):
    """2 damage if a Monster is on the active Hero's tile; otherwise a Monster at an edge of the dungeon."""

    idle = "no Monster can come"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.on_board:
            return
        if figures_on(s, s.board.tile_squares(hero.tile)):
            await take_damage(s, seat, 2, "WA-140")
        else:
            await spawn_on_edge_tile(s, seat)


# ---- what comes out of the Monster deck


class Gathering(EncounterCard):
    """Five Monster cards are drawn: those of a type come to the top of the deck, the others are discarded."""

    says = {"gathered": "Back on top of the Monster deck: {count} of these cards."}
    shows = {"gathered": shuffled("monster_deck")}
    type = ""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        drawn = [card for _ in range(5) if (card := draw(s, s.monster_deck)) is not None]
        discard, kept = s.monster_deck.discard, [card for card in drawn if self.type in MONSTERS[card].types]
        size = len(discard)
        discard.extend(drawn)  # where they lie while they are looked at
        for card in drawn:
            emit(s, "turned_up", "WA-140", hero=seat, monster=card)
        discard[size:] = [card for card in drawn if card not in kept]
        stack_on_top(s, s.monster_deck, kept)
        emit(s, "gathered", "WA-140", count=len(kept))


class DuergarOutpost(Gathering, id="duergar-outpost"):
    """Devils come to the top of the Monster deck."""

    type = "devil"


class HallOfTheOrcs(Gathering, id="hall-of-the-orcs"):
    """Orcs come to the top of the Monster deck."""

    type = "orc"


class KoboldWarren(Gathering, id="kobold-warren"):
    """Reptiles come to the top of the Monster deck."""

    type = "reptile"


class UnnaturalCorruption(Gathering, id="unnatural-corruption"):
    """Aberrant Monsters come to the top of the Monster deck."""

    type = "aberrant"


class Spotted(Gathering, id="spotted"):
    """Sentries come to the top of the Monster deck, and a new tile with a Monster near the active Hero."""

    type = "sentry"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        await super().resolve(s, seat)
        hero = s.heroes[seat]
        if hero.on_board:
            await new_tile_near(s, seat, 1 << hero.square)


class WanderingMonster(EncounterCard, id="wandering-monster"):
    """A new Monster on any tile with an unexplored edge."""

    idle = "no Monster can come"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        slots = edge_tiles(s)
        if not slots:
            await spawn_somewhere(s, seat)
            return
        slot = await choose(seat, "Wandering Monster: put it on which tile?", slots, "tile", "WA-275")
        await spawn_on_tile(s, seat, slot)


# ---- Monsters in play


class QuickAdvance(EncounterCard, id="quick-advance"):
    """A Monster that is on no Hero's tile moves one tile closer to the active Hero."""

    idle = "no Monster that is away from the Heroes can come closer"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        watched = 0
        for other in s.heroes:
            if other.on_board:
                watched |= s.board.tile_squares(other.tile)
        near = figures_on(s, watched)
        figures = [figure for figure in s.figures if figure not in near]
        if figures and hero.on_board:
            figure = await choose(
                seat,
                "Quick Advance: which Monster moves toward {hero}?",
                figures,
                "figure",
                "WA-275",
                hero=hero.name,
            )
            await step_toward(s, figure, hero.tile, target=seat, reason="active Hero")


class RevelInDestruction(EncounterCard, id="revel-in-destruction"):
    """A damaged Monster regains 1 HP."""

    idle = "no Monster is damaged"

    says = {"recovered": "{foe} regains {amount} HP and has {left}."}
    shows = {"recovered": foe_healed}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hurt = [name for name, figure in s.figures.items() if figure.damage]
        if hurt:
            name = await choose(
                seat, "Revel in Destruction: which Monster regains 1 HP?", hurt, "figure", "WA-275"
            )
            s.figures[name].damage -= 1
            left = s.max_hp(name) - s.figures[name].damage
            emit(s, "recovered", "WA-105", foe=name, amount=1, left=left)


class ScreamOfTheSentry(EncounterCard, id="scream-of-the-sentry"):
    """A new tile with a Monster at the unexplored edge closest to a Monster."""

    idle = "no Monster is in play, or no tile can be placed"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if s.figures:
            figure = await choose(
                seat,
                "Scream of the Sentry: which Monster screams and opens the way?",
                list(s.figures),
                "figure",
                "WA-275",
            )
            await new_tile_near(s, seat, s.base(figure))


# ---- cards passed on


async def choose_to_pass(s: AdventureState, seat: int) -> RowCard | None:
    """A player chooses one of their own Monster cards to pass on; alone nothing is passed (WA-204)."""
    cards: dict[str, RowCard] = {}
    for card in s.heroes[seat].row:
        if card.name in MONSTERS:
            cards.setdefault(card.name, card)
    if not cards or len(s.heroes) == 1:
        return None
    name = await choose(
        seat,
        "{hero} passes which Monster card to the right?",
        list(cards),
        "card",
        "WA-242",
        hero=s.heroes[seat].name,
    )
    return cards[name]


class WarpInTime(EncounterCard, id="warp-in-time"):
    """All players choose a Monster card; then all pass theirs to the right at once."""

    idle = "nobody has a Monster card to pass on"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        chosen = [(player, await choose_to_pass(s, player)) for player in s.clockwise(seat)]
        for player, card in chosen:
            if card is not None:
                pass_to_the_right(s, player, card)


# ---- Treasure


async def lay_treasure(s: AdventureState, slot: int) -> None:
    """Put a Treasure token on a tile's scorch mark; where tokens are not in use, a Treasure card (WA-196)."""
    kind = "treasure" if token_left(s) else "treasure-card"
    square = s.board.scorch(slot)
    if square < 0:
        square = 16 * slot + 5  # a card lies on the tile, not on a square of it
        if kind == "treasure":
            floor = squares(s.board.tile_squares(slot))
            square = await settle_tie(s, "Put the Treasure token on which square?", floor, "square", "WA-271")
    s.tokens[s.new_name(kind)] = Token(kind, square)
    emit(s, "treasure_laid", "WA-196", token=kind, tile=slot)


class HiddenTreasure(EncounterCard, id="hidden-treasure"):
    """A Treasure on any tile without a Hero.

    A Hero who ends the Hero Phase on the tile of a Treasure card can claim it (WA-196, WA-271); so it is with
    that of Occupied Lair.
    """

    idle = "no tile is without a Hero, or no Treasure is left"

    says = {"treasure_laid": "{token} lies on {tile}."}
    shows = {"treasure_laid": token_laid}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        tiles = [slot for slot in range(len(s.dungeon.tiles)) if not heroes_on(s, s.board.tile_squares(slot))]
        if not tiles:
            return
        slot = await choose(seat, "Hidden Treasure: put the Treasure on which tile?", tiles, "tile", "WA-275")
        await lay_treasure(s, slot)

    @at(Order.CLAIMS, always=True)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if not hero.standing:
            return
        here = [
            name
            for name, token in s.tokens.items()
            if token.kind == "treasure-card" and token.square >> 4 == hero.tile
        ]
        for name in here:
            if await may(
                seat, "{hero} is on the tile of a Treasure card. Claim it?", "WA-196", hero=hero.name
            ):
                del s.tokens[name]
                emit(s, "picked_up", "WA-196", hero=seat, token="treasure-card", name=name)
                await draw_treasure(s, seat)


class OccupiedLair(EncounterCard, id="occupied-lair"):
    """A new tile at the closest unexplored edge, with a Monster and a Treasure on it (WA-271)."""

    idle = "no tile can be placed"

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.on_board and (slots := await new_tile_near(s, seat, 1 << hero.square)):
            await lay_treasure(s, slots[0])


class ThiefInTheDark(EncounterCard, id="thief-in-the-dark"):
    """The active Hero, even downed, loses a Treasure card, or without one a Treasure token (WA-269)."""

    idle = "the active Hero has no Treasure"

    says = {"lost_token": "{hero} loses a Treasure token of {face}."}
    shows = {"lost_token": token_lost}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.items and hero.on_board:
            await give_up_item(s, seat, "WA-140")
        elif hero.gold and hero.on_board:
            faces = [str(value) for value in sorted(dict.fromkeys(hero.gold))]
            face = await choose(
                seat,
                "Thief in the Dark: {hero} discards which Treasure token?",
                faces,
                "face",
                "WA-140",
                hero=hero.name,
            )
            hero.gold.remove(int(face))
            kept = face == "500" and KEPT_AS_GOLD.get(s)  # a Treasure that was kept as gold
            if kept:
                KEPT_AS_GOLD.add(s, -1)
            s.treasure_tokens.discard.append("treasure" if kept else face)
            emit(s, "lost_token", "WA-140", hero=seat, face=face)


# ---- the rest


class AncientSpiritsBlessing(EncounterCard, id="ancient-spirits-blessing"):
    """A used Daily power of any Hero is flipped up."""

    idle = "no Hero has used a Daily power"

    says = {"blessed": "{card} can be used again."}
    shows = {"blessed": flipped}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        used = {
            card: hero
            for hero in s.heroes
            for card in hero.used
            if card in POWERS and POWERS[card].type == "daily"
        }
        if used:
            card = await choose(
                seat,
                "Ancient Spirit's Blessing turns which Daily power face up?",
                list(used),
                "card",
                "WA-275",
            )
            used[card].used.remove(card)
            emit(s, "blessed", "WA-094", card=card, hero=s.heroes.index(used[card]))


class Lost(EncounterCard, id="lost"):
    """The bottom tile of the stack goes on top, unseen."""

    idle = "no tile is left in the stack"

    says = {"lost_way": "The bottom tile of the stack is put on top."}
    shows = {"lost_way": shuffled("stack")}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        if bottom_to_top(s.stack):
            emit(s, "lost_way", "WA-035")
