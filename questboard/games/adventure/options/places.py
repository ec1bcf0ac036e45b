"""Squares, tiles, edges and tokens; and questions with the answers yes and no."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.adventure.board import TILE
from questboard.games.adventure.content import HEROES, MONSTERS
from questboard.games.adventure.eval import distance_to_party
from questboard.games.adventure.nodes import edge_id, square_id, square_of, tile_id, token_id
from questboard.games.adventure.options.base import AdventureOption
from questboard.games.adventure.options.plan import leaving
from questboard.games.adventure.rules.distance import figures_on, foes_on
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.state import AdventurePosition, AdventureView
from questboard.games.adventure.words import figure, plural, token_in_words, villager
from questboard.scene import NotOffered

OFFERED = 3.0
"""The weight of something that one may do: most often it is good."""
TOO_EARLY = 0.3
"""The weight of leaving the dungeon while there is something to do in it."""
EMPTY = 0.5
"""The weight of a tile without foes for a card that strikes foes; each of them adds 1."""
FARTHEST = 1.1
"""The weight of a place very far away, for what is best far away."""


def who_stands_on(view: AdventureView, square: int) -> str:
    """What a square is taken by: a Hero, a Villager, a Monster or an object; nothing if it is free."""
    for hero in view.heroes:
        if hero.on_board and hero.square == square:
            return HEROES[hero.name].name
    for name, friend in view.friends.items():
        if friend.square == square:
            return villager(name)
    there = foes_on(view, view.active, 1 << square)
    return figure(there[0]) if there else ""


class YesOrNo(AdventureOption, id="yes"):
    """Whether to use something that one may use."""

    def nodes(self, option: bool) -> tuple[str, ...]:
        """The card that would be used."""
        card = self.ask.about.get("card") or self.ask.about.get("boon")
        return self.card_nodes(card) if option and card else ()

    def prior(self, s: AdventurePosition, option: bool) -> float:
        """What is offered is most often good."""
        return OFFERED if option else 1.0


class Leave(YesOrNo, id="leave"):
    """Whether a Hero leaves the dungeon (WA-123)."""

    def prior(self, s: AdventurePosition, option: bool) -> float:
        """Only if that is what the quest wants."""
        if option and not leaving(s, self.ask.seat, quest(s).goals(s)):
            return TOO_EARLY
        return super().prior(s, option)


class Square(AdventureOption, id="square"):
    """A square of the board."""

    noun = "a square"
    thing = "square"

    def nodes(self, square: int) -> tuple[str, ...]:
        """The square."""
        return (square_id(square),)

    def why_not(self, node: str) -> NotOffered | None:
        """Who stands there, how far it is, or that it lies on a tile where this can't be."""
        square = square_of(node)
        if square is None:
            return None
        return self.refusal(square, self.hindrance(square), self.ask.rule)

    def hindrance(self, square: int) -> str:
        """Why a square can't be chosen."""
        view = self.view
        if standing := who_stands_on(view, square):
            return f"{standing} stands there"
        if "squares" in self.ask.about:
            steps = outlook.steps(view, view.seat_of(self.ask.about["hero"])).get(square)
            if steps is None:
                return "there is no way to it"
            if steps > self.ask.about["squares"]:
                return f"it is {plural(steps, 'square')} away, and {self.ask.about['squares']} are allowed"
        if all(option is None or option >> 4 != square >> 4 for option in self.ask.options):
            return "it lies on a tile that is out of the question"
        return "it is not free, or too far away"

    def path(self, square: int) -> tuple[str, ...]:
        """The way of a Hero who walks there: the question says how far."""
        if "squares" not in self.ask.about:
            return ()
        names = [hero.name for hero in self.view.heroes]
        return self.walked(names.index(self.ask.about["hero"]), square)

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """One square is as good as another."""
        return [1.0] * len(self.ask.options)


class SquareForFigure(Square, id="square for a figure"):
    """Where a figure comes to stand among squares that are as good for the rules."""

    minor = True

    def hindrance(self, square: int) -> str:
        """Only squares that are as good for the rules are to be chosen from."""
        standing = who_stands_on(self.view, square)
        return f"{standing} stands there" if standing else "the rules prefer the squares that are offered"


class SquareForThing(SquareForFigure, id="square for a thing"):
    """Where a token comes to lie among squares that are as good for the rules."""


class Token(AdventureOption, id="token"):
    """A token on the board, by its own name."""

    def name(self, token: str) -> str:
        """What it is, with its number."""
        return token_in_words(token)

    def nodes(self, token: str) -> tuple[str, ...]:
        """The token."""
        return (token_id(token),) if token in self.view.tokens else ()


# ---- tiles


class Tile(AdventureOption, id="tile"):
    """A tile of the dungeon."""

    noun = "a tile"
    thing = "tile"

    def nodes(self, slot: int) -> tuple[str, ...]:
        """The tile."""
        return (tile_id(slot),)

    def things(self) -> Sequence[int]:
        """Every tile."""
        return range(len(self.view.dungeon.tiles))

    def ruled_out(self, slot: int) -> tuple[str, str]:
        """Only some tiles are in question."""
        return "it is too far away, or not what this asks for", self.ask.rule

    def outlook(self, slot: int) -> str:
        """Who is on the tile."""
        view, mask = self.view, TILE << 16 * slot
        there = [figure(name) for name in view.figures if view.base(name) & mask]
        there += [HEROES[hero.name].name for hero in view.heroes if hero.on_board and hero.tile == slot]
        there += [villager(name) for name, friend in view.friends.items() if friend.square >> 4 == slot]
        return ", ".join(there)

    def prior(self, s: AdventurePosition, slot: int) -> float:
        """What the Heroes put somewhere is best near them."""
        return 1 / (1 + distance_to_party(s, slot))


class TileOfFoes(Tile, id="tile of foes"):
    """A tile whose Monsters a card attacks, hurts or frightens."""

    def ruled_out(self, slot: int) -> tuple[str, str]:
        """Nothing to attack is on it, or it is too far away."""
        if not figures_on(self.view, self.view.board.tile_squares(slot)):
            return "there is no Monster on it", self.ask.rule
        hero = self.view.heroes[self.ask.seat]
        if not hero.on_board:
            return "it is out of reach", self.ask.rule
        away = plural(self.view.board.tiles_from(hero.tile)[slot], "tile")
        return f"it is {away} away, out of reach", self.ask.rule

    def prior(self, s: AdventurePosition, slot: int) -> float:
        """Where most foes are."""
        return EMPTY + len(figures_on(s, s.board.tile_squares(slot)))


class TileForTrap(Tile, id="tile for a trap"):
    """A tile onto which a Trap or a Hazard moves."""

    def prior(self, s: AdventurePosition, slot: int) -> float:
        """Far away from the Heroes."""
        return FARTHEST - super().prior(s, slot)


class TileForMonster(TileForTrap, id="tile for a monster"):
    """A tile onto which a Monster or a Villain moves."""

    def prior(self, s: AdventurePosition, slot: int) -> float:
        """Far away from the Heroes; but they want to meet the Villain."""
        if MONSTERS[self.ask.about["monster"]].villain:
            return Tile.prior(self, s, slot)
        return super().prior(s, slot)


class TileOnTheWay(TileForMonster, id="tile on the way"):
    """Which of several equally near tiles a Monster moves onto (WA-129)."""

    minor = True


class EqualTile(Tile, id="equal tile"):
    """One of several tiles that are as good for the rules."""

    minor = True


class TileName(AdventureOption, id="tilename"):
    """A tile that is not on the board yet, by its name."""

    noun = "a tile"


# ---- edges


class Edge(AdventureOption, id="edge"):
    """An edge of a tile, at which another tile is placed or which is closed."""

    noun = "an edge"
    thing = "edge"

    def nodes(self, edge: tuple[int, int]) -> tuple[str, ...]:
        """The edge."""
        slot, side = edge
        return (edge_id(slot, side),)

    def prior(self, s: AdventurePosition, edge: tuple[int, int] | None) -> float:
        """What others explore is best far away."""
        return 1.0 if edge is None else FARTHEST - 1 / (1 + distance_to_party(s, edge[0]))


class EdgeToExplore(Edge, id="edge to explore"):
    """An edge that a Hero explores (WA-061)."""

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """One edge is as good as another."""
        return [1.0] * len(self.ask.options)
