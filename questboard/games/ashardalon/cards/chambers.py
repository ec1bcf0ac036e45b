"""The 14 Chamber cards: what waits in a chamber, and when its goal is met (WA-168 to WA-173)."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import CHAMBERS, MONSTERS
from questboard.games.adventure.cues.figures import friend_moved, object_placed, tokens_laid
from questboard.games.adventure.hooks import Declared, Look, Thing
from questboard.games.adventure.hooks.tables import CALLED, REGISTRY
from questboard.games.adventure.rules import placing
from questboard.games.adventure.rules.chambers import fill
from questboard.games.adventure.rules.decks import draw, put_on_top, shuffle_into_top
from questboard.games.adventure.rules.exploring import edges_from, place_tile, place_villain
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.rules.ways import escaped, health, tiles_under
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Ending,
    Foe,
    Friend,
    Object,
    RowCard,
    Token,
)
from questboard.kernel import Note, choose
from questboard.scene import Goal

OBJECT_ARMOR, OBJECT_HP = 12, 5
"""The Altar and the Vast Gate."""
CEREMONY = 5
"""Time tokens on the Vast Gate of the Gate Ceremony."""
HOARD = 2000
"""Gold that has to be carried out of the Treasure Hoard."""
WORTHY = 2
"""Experience below which a Monster of the Elite Regiment is drawn again."""


class ChamberCard(Declared, printed=CHAMBERS):
    """A Chamber card: by default its Villain has to be defeated, and its Monsters with Shield markers."""

    least = 0
    """Experience below which a Monster is discarded and drawn again, once."""
    foes = "Chamber foes slain"
    """What the goal calls those who have to be defeated, where they are several."""
    shields_placed = Note("shields")
    """With how many Shield markers its Monsters have come (WA-172)."""

    async def set_up(self, s: AdventureState, seat: int) -> None:
        """Place what the card names; then each player places a Monster (WA-170, WA-171)."""
        printed = CHAMBERS[s.chamber]
        await self.furnish(s, seat)
        villain = self.villain(s)
        if villain:
            slots = s.chamber_tiles[:1] if printed.at_entrance else s.chamber_tiles
            await place_villain(s, villain, slots)
        await self.fill(s, seat)
        self.shields_placed.set(s, len(shields(s)))

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """What is placed before the Villain and the Monsters."""

    async def fill(self, s: AdventureState, seat: int) -> None:
        """A Monster for each player, of the types that the card wants if it can be (WA-171)."""
        printed = CHAMBERS[s.chamber]
        await fill(s, seat, printed.types, self.least, printed.shield)

    def villain(self, s: AdventurePosition) -> str:
        """The Villain of the chamber."""
        return CHAMBERS[s.chamber].villain

    def ending(self, s: AdventureState) -> Ending | None:
        """Whether the goal is met, or can't be met any more (WA-173)."""
        name = CHAMBERS[s.chamber].name
        if reason := self.failed(s):
            return Ending(False, reason, "WA-015")
        return Ending(True, f"the goal of {name} is met", "WA-173") if self.met(s) else None

    def met(self, s: AdventurePosition) -> bool:
        """No Villain of the chamber is left, and no Monster of it that has a Shield marker (WA-172)."""
        return not self.villain_figures(s) and not shields(s)

    def failed(self, s: AdventurePosition) -> str:
        """Why the chamber is lost; empty as long as it isn't."""
        return ""

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The squares by which a Hero may leave."""
        return 0

    def villain_figures(self, s: AdventurePosition) -> list[Foe]:
        """The Villain of the chamber, if it is still on the board, with either face."""
        villain = self.villain(s)
        return [
            figure
            for figure, piece in s.figures.items()
            if villain and villain in (piece.name, MONSTERS[piece.name].face_of)
        ]

    def goal(self, view: AdventureView) -> Goal:
        """The Villain and the Monsters with Shield markers."""
        villain, placed = self.villain(view), self.shields_placed.get(view)
        there = bool(self.villain_figures(view))
        if villain and not placed:
            return goals.wounds(view, villain, beaten=not there)
        slain = placed - len(shields(view)) + (bool(villain) and not there)
        of = placed + bool(villain)
        return Goal(text=self.foes, done=max(0, min(slain, of)), of=of)

    # ---- advice for bots

    def progress(self, s: AdventurePosition) -> float:
        """The part of the goal that is done."""
        parts = []
        if self.villain(s):
            parts.append(1 - sum([health(s, figure) for figure in self.villain_figures(s)]))
        if placed := self.shields_placed.get(s):
            parts.append(1 - min(1.0, len(shields(s)) / placed))
        return sum(parts) / len(parts) if parts else 0.0

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tiles of those who have to be defeated."""
        wanted = [card.name for card in shields(s)]
        foes = [*self.villain_figures(s), *[f for f, piece in s.figures.items() if piece.name in wanted]]
        return tiles_under(s, foes)


CHAMBER_CARDS = REGISTRY.of(ChamberCard)


def shields(s: AdventurePosition) -> list[RowCard]:
    """The cards with a Shield marker that lie in the players' rows (WA-172)."""
    return [card for hero in s.heroes for card in hero.row if card.shield]


class Altar(Thing, id="altar"):
    """The Altar of the Evil Altar Chamber."""

    called = "the Altar"
    look = Look("star-altar", "arcane")
    says = {"object_placed": "{foe} stands on {tile}."}
    shows = {"object_placed": object_placed}


class VastGate(Thing, id="vast-gate"):
    """The Vast Gate of the Gate Ceremony, and of adventure 10."""

    called = "the Vast Gate"
    look = Look("magic-gate", "arcane")
    says = {"object_placed": "{foe} stands on {tile}."}
    shows = {"object_placed": object_placed}


async def place_object(s: AdventureState, name: str, slots: list[int], hp: int = OBJECT_HP) -> None:
    """Put the Altar or the Vast Gate on one of some tiles (WA-120, WA-183)."""
    tile = await settle_tie(s, "Put {foe} on which Chamber tile?", slots, "tile", "WA-170", foe=name)
    s.objects[name] = Object(name, tile, OBJECT_ARMOR, hp)
    emit(s, "object_placed", "WA-170", foe=name, tile=tile)


class LairOfAVillain(
    ChamberCard,
    ids=(
        "ashardalons-lair",
        "corrupted-guardians",
        "duergar-garrison",
        "kobold-clan-lair",
        "orc-clan-lair",
        "stables",
    ),
):
    """All that waits there is printed: a Villain, and Monsters."""


class EliteRegiment(ChamberCard, id="elite-regiment"):
    """Nobody who is worth only 1 Experience, if it can be helped."""

    least = WORTHY


class EndlessHorde(ChamberCard, id="endless-horde"):
    """When everybody has placed a Monster, everybody places a second."""

    async def fill(self, s: AdventureState, seat: int) -> None:
        """First all players once, then all players once more."""
        await super().fill(s, seat)
        await super().fill(s, seat)


class ObjectChamber(ChamberCard):
    """A chamber with an object that has to be destroyed."""

    thing = ""
    """The object."""

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """The object lies on any Chamber tile."""
        await place_object(s, self.thing, s.chamber_tiles)

    def met(self, s: AdventurePosition) -> bool:
        """The object is destroyed (WA-121)."""
        return self.thing not in s.objects

    def goal(self, view: AdventureView) -> Goal:
        """The object."""
        return goals.damage(view, self.thing, CALLED[self.thing], OBJECT_HP)

    def progress(self, s: AdventurePosition) -> float:
        """The damage that the object has taken."""
        return 1 - s.objects[self.thing].hp / OBJECT_HP if self.thing in s.objects else 1.0

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tile of the object."""
        return [s.objects[self.thing].tile] if self.thing in s.objects else []


class EvilAltarChamber(ObjectChamber, id="evil-altar-chamber"):
    """The Altar has to be destroyed."""

    thing = "altar"


class GateCeremony(ObjectChamber, id="gate-ceremony"):
    """A ceremony at the Vast Gate, which goes on with every Encounter card until no Time token is left."""

    thing = "vast-gate"

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """Time tokens on the Vast Gate, Ceremony Progresses! on top of the Encounter deck."""
        await super().furnish(s, seat)
        s.time = CEREMONY
        put_on_top(s.encounter_deck, "ceremony-progresses")

    def failed(self, s: AdventurePosition) -> str:
        """The last Time token has been removed."""
        return "the ceremony at the Vast Gate is complete" if s.time <= 0 else ""


class PrisonGuard(ChamberCard, id="prison-guard"):
    """Captives among their guards; some of them have to live."""

    foes = "Guards slain"
    says = {"villager_placed": "{villager} is held on {square}."}
    shows = {"villager_placed": friend_moved}
    villagers = Note()
    """How many Villagers are held in the chamber."""

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """Each player draws a Villager and puts the token on a Chamber tile; a lone player draws two."""
        players = s.clockwise(seat)
        for player in players * 2 if len(players) == 1 else players:
            villager = draw(s, s.villager_deck)
            assert villager is not None  # five cards, and at most five players
            emit(s, "villager_drawn", "WA-170", hero=player, villager=villager)
            slot = await choose(
                player,
                "Put {villager} on which Chamber tile?",
                s.chamber_tiles,
                "tile",
                "WA-170",
                villager=villager,
            )
            options = placing.landing(s, 1, slot) or placing.nearest_room(s, 1, slot)
            square = await settle_tie(
                s, "Put {villager} on which square?", options, "square", "WA-170", villager=villager
            )
            s.friends[villager] = Friend(villager, square)
            s.heroes[player].row.append(RowCard(villager))
            emit(s, "villager_placed", "WA-170", villager=villager, square=square)
        self.villagers.set(s, len(s.friends))

    def failed(self, s: AdventurePosition) -> str:
        """The last Villager is dead."""
        return "" if s.friends else "the last Villager has been killed"


class RefusePit(ChamberCard, id="refuse-pit"):
    """An Otyugh between the Heroes and a way out."""

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """The Tunnel Exit lies at an unexplored edge of the chamber, without a Monster."""
        edges = [edge for edge in s.board.unexplored() if edge.slot in s.chamber_tiles]
        edges = edges or edges_from(s, s.board.tile_squares(s.chamber_tiles[0]))
        if not edges:  # a sealed dungeon is broken open (WA-284)
            edges = [
                edge
                for slot in range(len(s.dungeon.tiles))
                for edge in [Edge(slot, side) for side in range(4)]
                if s.board.beyond(edge) not in s.board.cells
            ]
        edge = Edge(*await settle_tie(s, "Put the Tunnel Exit at which edge?", edges, "edge", "WA-170"))
        if edge not in s.board.edges:
            s.dungeon = s.dungeon.with_edge_open(edge)
        place_tile(s, "tunnel-exit", edge, "WA-170")

    def met(self, s: AdventurePosition) -> bool:
        """The Otyugh is defeated and every Hero has gone through the Tunnel Exit."""
        return super().met(s) and all(hero.escaped for hero in s.heroes)

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Tunnel Exit, once the Otyugh is defeated (WA-123)."""
        return 0 if self.villain_figures(s) else s.board.exits(tunnel_exit(s))

    def goal(self, view: AdventureView) -> Goal:
        """The Otyugh, then the way out."""
        return super().goal(view) if self.villain_figures(view) else goals.out(view)

    def progress(self, s: AdventurePosition) -> float:
        """The fight counts more than half, the way out the rest."""
        return 0.6 * super().progress(s) + 0.4 * escaped(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Otyugh, then the Tunnel Exit."""
        return super().goals(s) or [tunnel_exit(s)]


def tunnel_exit(s: AdventurePosition) -> int:
    """The slot of the Tunnel Exit, which is in play."""
    return [placed.tile for placed in s.dungeon.tiles].index("tunnel-exit")


class TreasureHoard(ChamberCard, id="treasure-hoard"):
    """Gold, and a dragon who will come for it."""

    says = {"hoard_laid": "{count} Treasure tokens lie in the chamber."}
    shows = {"hoard_laid": tokens_laid}
    laid = Note("hoard")
    """The Treasure tokens of the hoard are in play."""

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """A Treasure token on every scorch mark; Ashardalon Arrives! is near the top of its deck."""
        for slot in s.chamber_tiles:
            s.tokens[s.new_name("treasure")] = Token("treasure", s.board.scorch(slot))
        emit(s, "hoard_laid", "WA-180", count=len(s.chamber_tiles))
        self.laid.set(s)
        shuffle_into_top(s, s.encounter_deck, "ashardalon-arrives")

    def met(self, s: AdventurePosition) -> bool:
        """All have left, with enough gold together."""
        return all(hero.escaped for hero in s.heroes) and gold(s) >= HOARD

    def failed(self, s: AdventurePosition) -> str:
        """All have left, and the gold is not enough."""
        if all(hero.escaped for hero in s.heroes) and gold(s) < HOARD:
            return f"the Heroes have brought only {gold(s)} gold out of the dungeon"
        return ""

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Start tile."""
        return s.board.exits(0) | s.board.exits(1)

    def goal(self, view: AdventureView) -> Goal:
        """Gold first, then the way out."""
        if gold(view) < HOARD:
            return Goal(text="Gold, in hundreds", done=gold(view) // 100, of=HOARD // 100)
        return goals.out(view, "Heroes out with the gold")

    def progress(self, s: AdventurePosition) -> float:
        """Gold first, then the way out."""
        return 0.7 * min(1.0, gold(s) / HOARD) + 0.3 * escaped(s) * (gold(s) >= HOARD)

    def goals(self, s: AdventurePosition) -> list[int]:
        """Tokens and Monsters as long as gold is missing, then the Start tile."""
        if gold(s) >= HOARD:
            return [0, 1]
        lying = [token.square >> 4 for token in s.tokens.values() if token.kind == "treasure"]
        return sorted(dict.fromkeys(lying)) or tiles_under(s, list(s.figures))


def gold(s: AdventurePosition) -> int:
    """What the Treasure tokens of all Heroes are worth."""
    return sum([sum(hero.gold) for hero in s.heroes])


class UnknownOverlord(ChamberCard, id="unknown-overlord"):
    """A Villain whom a face-down Monster token shows."""

    async def furnish(self, s: AdventureState, seat: int) -> None:
        """Draw a Monster token; in a campaign Ashardalon's is left out (WA-180, WA-284)."""
        token = draw(s, s.monster_tokens)
        if s.campaign is not None and token == "ashardalon":
            token = draw(s, s.monster_tokens)
        assert token is not None
        s.monster_tokens.discard.append(token)

    def villain(self, s: AdventurePosition) -> str:
        """The Villain on the token that was turned up."""
        return s.monster_tokens.discard[-1]
