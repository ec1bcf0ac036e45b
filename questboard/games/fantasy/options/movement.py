"""Moving: walks, doors and passages, and questions for a square."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from questboard.games.fantasy.content import TRAPS
from questboard.games.fantasy.options import reasons
from questboard.games.fantasy.options.acts import Act, Prospects
from questboard.games.fantasy.options.base import FantasyOption, YesOrNo, sharpen
from questboard.games.fantasy.options.healing import UNWISE, is_curable
from questboard.games.fantasy.rules.figures import has, monster_squares
from questboard.games.fantasy.rules.walking import Way, survey
from questboard.games.fantasy.scene import ids, outlook
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.games.fantasy.tactics import FAR, Outlook, before, distances, foes
from questboard.games.fantasy.words import door_name, plural, square_name

WALKED = -0.06
"""Of two places that are as good, the one where a hero stands is a little better."""
WINNING = 20.0
"""A walk that ends the adventure: more than anything else."""
TO_A_CHEST = 0.5
"""A chest is opened as soon as a hero stands on it."""
UNKNOWN_PASSAGE = 1.0
"""Going on where no monster is about: a little less than opening a door."""
FLOWN = -0.2
"""Nobody knows where the die leads, so walking is a little better."""
OTHER_SQUARE = 0.1
"""The weight of a square besides the first, where the first is as good as any."""

NO_KEY = -3.0
"""A door that is locked stays shut."""
OPENED_DOOR = 1.4
"""Going on by a door, if everybody is near and fit."""
CLOSE = 8
"""A monster within this many squares is close to a hero at a door."""
FOE_CLOSE = -0.9
"""What each monster close by takes from it: fights come first."""
NEAR_A_DOOR = 4
"""A hero within this many squares of a door is near it."""
SQUARE_AWAY, FAR_AWAY = 0.12, 0.5
"""What each further square of each hero takes from it, and the most that one hero does."""
LESS_TOUGH = -0.1
"""Somebody tougher should open it: what each point of toughness takes from it."""
CURABLE = -1.6
"""Somebody is about to be healed first."""
HP_IN_TOUGHNESS = 0.25
"""A hero's toughness is his AC and this much of each HP."""


# ---- what a figure does in its turn


class Walk(Act, id="walk"):
    """A walk of a hero to a square."""

    rule = "FA-030"
    group = "move"

    def name(self, act: tuple[str, int]) -> str:
        """Where it goes."""
        return f"walk to {square_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The square."""
        return (ids.square(act[1]),)

    @cached_property
    def way(self) -> Way | None:
        """Where the hero can go."""
        return survey(self.view, self.view.hero(self.actor))

    @property
    def rather(self) -> int:
        """Where the hero goes of several ways that are as short: he sneaks through monsters."""
        return monster_squares(self.view)

    @cached_property
    def costs(self) -> dict[int, int]:
        """What it costs to go to each square."""
        return outlook.costs(self.way) if self.way is not None else {}

    def path(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The squares on the way."""
        if self.way is None or act[1] not in self.costs:
            return ()
        walk, reach = self.way
        way = self.view.ground.path(reach, act[1], walk, self.rather)
        return (ids.figure(self.actor), *map(ids.square, way))

    def outlook(self, act: tuple[str, int]) -> str:
        """How far it is, and whether it takes another action."""
        cost, moving = self.costs.get(act[1], 0), self.view.turn.moving
        words = plural(cost, "square")
        return f"{words}, with another action" if moving and cost > moving else words


class HeroWalk(Walk, id="walk"):
    """A walk of a hero, perhaps onto a chest or a trap."""

    def name(self, act: tuple[str, int]) -> str:
        """Where it goes, and what is done there at once: a chest is opened (FA-038)."""
        if self.has_chest(act[1]):
            return f"{super().name(act)} and open the chest"
        if self.known_trap(act[1]):
            return f"{super().name(act)}, onto the trap"
        return super().name(act)

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The square with what is on it."""
        square = act[1]
        chest = (ids.chest(square),) if self.has_chest(square) else ()
        trap = (ids.trap(square),) if self.known_trap(square) else ()
        return (*super().nodes(act), *chest, *trap)

    def outlook(self, act: tuple[str, int]) -> str:
        """How far it is, and what happens there."""
        words = super().outlook(act)
        if self.has_chest(act[1]):
            return f"{words}; opening it is another action"
        if not self.known_trap(act[1]):
            return words
        s, trap = self.view, trap_in_words(self.view, act[1])
        left = s.turn.actions - (self.costs.get(act[1], 0) > s.turn.moving)
        if left > 0 and has(s, s.hero(self.actor), "disable"):
            return f"{words}; {trap}: has to be disabled at once"
        return f"{words}; {trap} goes off and ends the turn"

    def has_chest(self, square: int) -> bool:
        """Whether a chest is on a square."""
        return bool(self.ask.about.get("chests", 0) >> square & 1)

    def known_trap(self, square: int) -> bool:
        """Whether a trap is on a square that has been found."""
        return bool(self.ask.about.get("traps", 0) >> square & 1)

    def reason(self, act: tuple[str, int]) -> str:
        """How far it is, and whom the hero could attack from there or who could reach him."""
        more = reasons.for_walk(self.view, self.view.hero(self.actor), act[1])
        return "; ".join(filter(None, (self.outlook(act), more)))

    def worths(self, prospects: Prospects, acts: Sequence[tuple[str, int]]) -> list[float]:
        """What it is worth to stand there."""
        place, left, chests, last = prospects.place, prospects.left, prospects.chests, prospects.last_steps
        return [
            place(square, left)
            + WALKED
            + (TO_A_CHEST if square in chests else 0.0)
            + (WINNING if last >> square & 1 else 0.0)
            for _, square in acts
        ]


class MonsterWalk(Walk, id="walk"):
    """A walk of a monster."""

    @cached_property
    def way(self) -> Way | None:
        """Where the monster can go."""
        monster = self.view.monster(self.actor)
        return outlook.monster_way(self.view, monster) if monster is not None else None

    @property
    def rather(self) -> int:
        """A monster takes any of them."""
        return 0


class Passage(Act, id="passage"):
    """Going into a passage to where nobody has been (FA-149)."""

    rule = "FA-149"
    group = "move"

    def name(self, act: tuple[str, int]) -> str:
        """Where the passage begins."""
        return f"go into the passage at {square_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The end of the passage."""
        return (ids.passage(act[1]),)

    def gain(self, prospects: Prospects, act: tuple[str, int]) -> float:
        """The party goes on when no monster is about."""
        return UNKNOWN_PASSAGE if prospects.calm else UNWISE


class Fly(Act, id="fly"):
    """A flight of a hero or a monster (FA-180)."""

    rule = "FA-180"
    group = "move"
    words = "fly"
    gains = FLOWN


class OpenDoor(Act, id="open"):
    """Opening a door (FA-034)."""

    rule = "FA-034"

    def name(self, act: tuple[str, int]) -> str:
        """The door by its place."""
        return f"open {door_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The door."""
        return (ids.door(act[1]),)

    def outlook(self, act: tuple[str, int]) -> str:
        """What it costs, and the keys that there are for a locked door."""
        s = self.view
        if not s.locked >> act[1] & 1:
            return "1 action; once it is open the turn is over"
        key = "the master key" if s.master_key else f"1 of {plural(s.keys, 'skeleton key')}"
        return f"locked; 1 action and {key}"

    def reason(self, act: tuple[str, int]) -> str:
        """What it costs, and how things are on this side."""
        return f"{self.outlook(act)}; {reasons.for_door(self.view)}"

    def gain(self, prospects: Prospects, act: tuple[str, int]) -> float:
        """Doors are opened when the party is near and fit, and nobody is fighting."""
        s, hero, door = prospects.s, prospects.hero, act[1]
        if s.tried >> door & 1 and not (s.keys or s.master_key):
            return NO_KEY
        ways = distances(s, before(s, s.ground.door_masks[door]))
        away = sum(
            [
                min(FAR_AWAY, SQUARE_AWAY * max(0, ways.get(each.square, FAR) - NEAR_A_DOOR))
                for each in s.living
            ]
        )
        strongest = max([toughness(each) for each in s.living])
        close = [
            each for each in foes(s, hero.square) if s.ground.distance(hero.square, each.square) <= CLOSE
        ]
        return (
            OPENED_DOOR
            + FOE_CLOSE * len(close)
            - away
            + LESS_TOUGH * (strongest - toughness(hero))
            + CURABLE * is_curable(s)
        )


def toughness(hero: Hero) -> float:
    """How well a hero stands what comes through a door."""
    return hero.card.ac + HP_IN_TOUGHNESS * hero.hp


# ---- doors


class Door(FantasyOption, id="door"):
    """The first door of the starting room to open (FA-013)."""

    noun = "a door"

    def name(self, door: int) -> str:
        """The door by its place."""
        return door_name(door, self.adventure)

    def nodes(self, door: int) -> tuple[str, ...]:
        """The door."""
        return (ids.door(door),)

    def outlook(self, door: int) -> str:
        """Whether it is known to be locked."""
        return "known to be locked" if self.view.locked >> door & 1 else ""


class Key(YesOrNo, id="key"):
    """Whether to unlock a door (FA-036)."""

    def nodes(self, option: bool) -> tuple[str, ...]:
        """The door that would open."""
        return (ids.door(self.ask.about["door"]),) if option else ()


# ---- squares


class Square(FantasyOption, id="square"):
    """A square that somebody is put on or moved to."""

    noun = "a square"

    def name(self, square: int) -> str:
        """Column and row."""
        return square_name(square, self.adventure)

    def nodes(self, square: int) -> tuple[str, ...]:
        """The square."""
        return (ids.square(square),)

    def weights(self, s: FantasyState) -> Sequence[float]:
        """In a hero's turn the safest and nearest square for him; else the first is as good as any."""
        if not s.turn.figure or s.monster(s.turn.figure) is not None:
            return [OTHER_SQUARE if index else 1.0 for index in range(len(self.ask.options))]
        hero = Outlook(s, s.hero(s.turn.figure))
        return sharpen([hero.place(square, s.turn.actions) for square in self.ask.options])


class NearestSquare(Square, id="nearest square"):
    """One of several squares that are as near."""

    minor = True


class Start(Square, id="start"):
    """A square that a hero starts on (FA-013, FA-151, FA-192)."""


class Landing(Square, id="landing"):
    """A square that a hero or a monster lands on (FA-184)."""


class Push(Square, id="push"):
    """A square that a figure is pushed to by a charge (FA-137)."""


class Entry(Square, id="entry"):
    """A square where a monster comes into play (FA-017, FA-118)."""


class HiddenTrap(Square, id="hidden trap"):
    """A trap that the Dungeon Master shows to who searches, by its square (FA-048)."""

    noun = "a trap"

    def outlook(self, square: int) -> str:
        """Which trap it is."""
        return trap_in_words(self.view, square)


class Placing(Square, id="placing"):
    """A square for a monster of an area that is about to be laid out (FA-017)."""

    noun = "where monsters stand"

    def explanation(self) -> str:
        """Nobody looks on, and not every monster needs to be placed."""
        return "Nobody else sees it before the area is laid out. Pass to leave the others where they are."


def trap_in_words(s: FantasyPosition, square: int) -> str:
    """Which trap is on a square."""
    return next((TRAPS[trap.kind].name for trap in s.traps if trap.square == square), "")
