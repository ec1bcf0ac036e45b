"""What an adventure adds to the rules: the engine asks its quest at fixed moments."""

from __future__ import annotations

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import ADVENTURES, BOXES, Adventure, guests_of
from questboard.games.adventure.hooks.base import Declared
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.scene import Goal


class Quest(Declared, printed=ADVENTURES):
    """An adventure of a box. By default nothing special happens; each adventure overrides what it changes."""

    games = 1
    """How many games have to be won; a campaign has several."""
    verbs: tuple[str, ...] = ()
    """What Heroes can do in this adventure only."""
    cover = ""
    """The object with which it covers squares of the board for good."""
    reveals: tuple[str, ...] = ()
    """Events of its own that show something which nobody knew."""

    def laid_out(self, s: AdventureState) -> None:
        """The decks are shuffled and the Start tile lies; Heroes have no places yet (WA-024)."""

    async def prepare(self, s: AdventureState) -> None:
        """After the Heroes are on the board and before the first turn."""

    def fits(self, s: AdventurePosition, tile: str, edge: Edge) -> bool:
        """Whether a tile that was drawn can be placed at an edge."""
        return True

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """A tile has come into play; True when the quest has placed its Monsters itself."""
        return False

    async def entrance_placed(self, s: AdventureState, seat: int, slot: int) -> None:
        """A Chamber Entrance has come into play, and its Chamber tiles lie around it."""

    def defeated(self, s: AdventureState, name: str, by: int) -> None:
        """A Monster figure has been defeated."""

    def destroyed(self, s: AdventureState, name: str, by: int) -> None:
        """An object has been destroyed, by a Hero or by something else (-1)."""

    def downed(self, s: AdventureState, seat: int) -> None:
        """A Hero has been brought to 0 HP."""

    def villager_killed(self, s: AdventureState, name: str) -> None:
        """A Villager has been killed."""

    def goes_on(self, s: AdventurePosition) -> bool:
        """Whether another game follows a won one, in which Heroes have what they have found."""
        return False

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The squares by which a Hero may leave the dungeon now (WA-123)."""
        return 0

    def left(self, s: AdventureState, seat: int) -> None:
        """A Hero has left the dungeon."""

    def takes(self, s: AdventurePosition, seat: int, kind: str, square: int) -> bool:
        """Whether a Hero may pick up an object of the quest from where the Hero stands."""
        return True

    def drops(self, s: AdventurePosition, seat: int, name: str) -> bool:
        """Whether a Hero may put down an object that it carries."""
        return True

    def picks_up(self, s: AdventureState, seat: int, kind: str) -> None:
        """A Hero picks up an object of the quest; what that changes at once, before it is told."""

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """A Hero has picked up an object of the quest."""

    def no_encounters(self, s: AdventurePosition) -> bool:
        """Whether step 1 of the Villain Phase draws no card at all."""
        return False

    def more_encounters(self, s: AdventurePosition) -> bool:
        """Whether step 1 of the Villain Phase draws a card whatever was placed."""
        return False

    async def villain_phase(self, s: AdventureState, seat: int) -> None:
        """A Villain Phase begins."""

    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        """A Villain Phase ends."""

    async def end_of_round(self, s: AdventureState) -> None:
        """Every player has had a turn."""

    def rivals(self, s: AdventurePosition, seat: int) -> list[int]:
        """The Heroes whom a Hero may attack as if they were Monsters (LD-176)."""
        return []

    def ignored(self, s: AdventurePosition, seat: int) -> bool:
        """Whether Monsters act as if a Hero were not there."""
        return False

    def extra_damage(self, s: AdventurePosition, seat: int, target: str) -> int:
        """What the adventure adds to the damage of a Hero's hit."""
        return 0

    def hurt(self, s: AdventureState, foe: str) -> None:
        """A Monster, a Villain or an object has taken damage and is still there."""

    def attack_bonus(self, s: AdventurePosition, figure: str) -> int:
        """What the adventure adds to the attack rolls of a Monster."""
        return 0

    def hero_chosen(self, s: AdventureState, seat: int) -> None:
        """A player has taken a Hero."""

    def first_player(self, s: AdventurePosition) -> int | None:
        """Who begins, where the adventure says it."""
        return None

    def breaks_through(self, s: AdventurePosition) -> bool:
        """Whether Heroes may break through a wall where no edge is left to explore (WA-250)."""
        return True

    async def fallen(self, s: AdventureState, seat: int) -> bool:
        """A Hero begins a turn at 0 HP without a healing surge; True when that doesn't lose the adventure."""
        return False

    async def start_of_round(self, s: AdventureState) -> None:
        """A round begins."""

    async def start_of_turn(self, s: AdventureState, seat: int) -> None:
        """A turn begins, before its Hero Phase."""

    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """A Hero Phase ends, before a Hero may leave the dungeon."""

    async def exploration_phase(self, s: AdventureState, seat: int) -> bool:
        """An Exploration Phase begins; True when it is not the ordinary one."""
        return False

    async def encounter_step(self, s: AdventureState, seat: int) -> bool:
        """Step 1 of a Villain Phase begins; True when the adventure replaces it."""
        return False

    async def monster_drawn(self, s: AdventureState, seat: int, name: str) -> bool:
        """A Monster card has been drawn; True when the adventure deals with it otherwise."""
        return False

    def cast(self, s: AdventurePosition, seat: int) -> list[str]:
        """The Heroes that a player may choose from, guests among them; none named: all."""
        named = list(adventure(s).cast)
        if len(named) > 1 and s.options.guests:
            named.extend(guests_of(s.box))
        return named

    def places(self, s: AdventurePosition, seat: int) -> int:
        """The squares among which a Hero may start."""
        return -1

    def starting_items(self, s: AdventurePosition, seat: int) -> int:
        """How many Items a Hero starts with."""
        return 1 if adventure(s).treasure else 0

    async def first_treasure(self, s: AdventureState, seat: int) -> bool:
        """A Hero draws a Treasure card; True when the quest has dealt it out itself."""
        return False

    def uses_treasure_tokens(self, s: AdventurePosition) -> bool:
        """Whether Treasure tokens are drawn for defeated Monsters (WA-180)."""
        return False

    def gold_for_treasure(self, s: AdventurePosition) -> bool:
        """Whether a Treasure token that stands for a card may be kept as gold instead."""
        return False

    async def finished(self, s: AdventureState) -> None:
        """The adventure is over; a campaign goes on from here."""

    def ending(self, s: AdventureState) -> Ending | None:
        """Whether the quest is won or lost now; asked after every complete effect (WA-245)."""
        return None

    def scores(self, s: AdventureState) -> tuple[int, ...]:
        """What each player has gathered at the end, where that decides who wins."""
        return ()

    def full_success(self, s: AdventurePosition) -> bool:
        """Whether the adventure was won with more than its goal."""
        return False

    def goal(self, view: AdventureView) -> Goal | None:
        """What the viewer is after now, in at most five words, and how many of how many steps are done."""
        return None

    def told(self, view: AdventureView) -> list[str]:
        """Sentences for the table about how far the adventure has come."""
        return []

    def progress(self, s: AdventurePosition) -> float:
        """How near the Heroes are to their goal, 0 to 1: advice for bots."""
        return 0.0

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tiles that the Heroes want to be on next: advice for bots."""
        return []

    def lead(self, s: AdventureState, team: int) -> float:
        """How near a side is to winning, about -1 to 1, where not all play together: advice for bots."""
        return self.progress(s) - 0.5

    def worst_to_come(self, s: AdventurePosition) -> bool:
        """Whether the fight that decides is still ahead: advice for bots."""
        return bool(adventure(s).chamber) and not s.chamber_tiles


def adventure(s: AdventurePosition) -> Adventure:
    """What is printed of the adventure that is played."""
    return BOXES[s.box].adventures[s.adventure]
