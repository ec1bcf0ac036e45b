"""Adventure 9: Jarlaxle wants the Crystal Shard for himself."""

from __future__ import annotations

from questboard.games.adventure.content import BOXES, HEROES
from questboard.games.adventure.cues.course import banner, danger
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.setup import starting_surges
from questboard.games.adventure.rules.steps import end
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import find_tile
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending, Team
from questboard.games.drizzt.adventures.destinations import (
    EAST_HALF,
    WEST_HALF,
    Destination,
    fallen_team,
    note_fallen,
)
from questboard.kernel import Note
from questboard.scene import Goal

OTHERS, LORD = 0, 1
WANTED = 3
"""Time tokens with which the Shard obeys its lord."""
TREASURES = 2
"""Items that Jarlaxle starts with, to which his own ability adds one."""


class LordOfTheShard(Destination, id="drizzt-9"):
    """Once the Crystal Shard is found Jarlaxle stands against all others."""

    trigger = "crystal-shard"
    says = {
        "truce_over": "The Crystal Shard is found. {hero} is a Villain from now on.",
        "shard_wakes": "{hero} holds the Crystal Shard: {count} of {wanted}.",
    }
    shows = {
        "truce_over": banner("The truce is over", "round"),
        "shard_wakes": danger("The Crystal Shard awakes"),
    }
    mastered = Note("shard")
    """How many Time tokens lie on the Crystal Shard."""

    def laid_out(self, s: AdventureState) -> None:
        """Jarlaxle has Experience and healing surges of his own."""
        others = len(s.heroes) - 1
        s.teams = [Team([], starting_surges(s, adventure(s))), Team([], others - 1)]
        s.heroes[lord_of(s)].team = LORD

    def cast(self, s: AdventurePosition, seat: int) -> list[str]:
        """The last seat plays Jarlaxle, nobody else does."""
        if seat == lord_of(s):
            return ["jarlaxle"]
        return [name for name in HEROES if name != "jarlaxle" and open_to(s, name)]

    def hero_chosen(self, s: AdventureState, seat: int) -> None:
        """Jarlaxle begins at level 2."""
        if seat == lord_of(s):
            hero = s.heroes[seat]
            hero.level = 2
            hero.hp = hero.card.hit_points

    def starting_items(self, s: AdventurePosition, seat: int) -> int:
        """Jarlaxle has three Items in all."""
        return TREASURES if seat == lord_of(s) else 1

    def places(self, s: AdventurePosition, seat: int) -> int:
        """Jarlaxle begins on the east half of the Start tile, the others on the west half."""
        return s.board.tile_squares(EAST_HALF if seat == lord_of(s) else WEST_HALF)

    def first_player(self, s: AdventurePosition) -> int:
        """The player after Jarlaxle begins, so that he plays last."""
        return 0

    # ---- the truce and what follows

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The truce is over: Jarlaxle is a Villainous Hero (LD-180)."""
        s.heroes[lord_of(s)].villainous = True
        emit(s, "truce_over", "LD-180", hero=lord_of(s))
        return False

    def rivals(self, s: AdventurePosition, seat: int) -> list[int]:
        """Jarlaxle attacks the others, and they him (LD-180, LD-181)."""
        if truce(s):
            return []
        lord = lord_of(s)
        return list(range(lord)) if seat == lord else [lord]

    async def start_of_turn(self, s: AdventureState, seat: int) -> None:
        """Jarlaxle on the Shard's tile comes nearer to mastering it."""
        hero = s.heroes[seat]
        if truce(s) or seat != lord_of(s) or not hero.standing:
            return
        if hero.tile == find_tile(s, self.trigger):
            count = self.mastered.add(s)
            emit(s, "shard_wakes", "LD-022", hero=seat, count=count, wanted=WANTED)

    async def fallen(self, s: AdventureState, seat: int) -> bool:
        """During the truce everybody loses; afterwards the other side wins (LD-240)."""
        if truce(s):
            end(s, False, "a Hero was down and no healing surge was left", "LD-121")
        else:
            note_fallen(s, seat)
        return True

    def ending(self, s: AdventureState) -> Ending | None:
        """Jarlaxle wins with the Shard or over a fallen Hero, the others when he falls."""
        lord, fallen = lord_of(s), fallen_team(s)
        if fallen == LORD:
            return Ending(True, "Jarlaxle is beaten", "LD-022", tuple(range(lord)))
        if fallen == OTHERS:
            return Ending(True, "one of Jarlaxle's rivals is beaten", "LD-022", (lord,))
        if self.mastered.get(s) >= WANTED:
            return Ending(True, "the Crystal Shard obeys Jarlaxle", "LD-022", (lord,))
        return None

    def told(self, view: AdventureView) -> list[str]:
        """How near Jarlaxle is to mastering the Shard."""
        held = self.mastered.get(view)
        return [f"The Crystal Shard: {held} of {WANTED} Time tokens."] if held else []

    def goal(self, view: AdventureView) -> Goal:
        """The Shard, and then each side its own."""
        if truce(view):
            return self.missing(view) or Goal(text="Wait for the truce to end")
        if view.seat == lord_of(view):
            return Goal(text="Shard mastered", done=min(self.mastered.get(view), WANTED), of=WANTED)
        return Goal(text="Bring down Jarlaxle")

    def progress(self, s: AdventurePosition) -> float:
        """The search; afterwards it is between the sides."""
        return 0.5 * self.search(s)

    def lead(self, s: AdventureState, team: int) -> float:
        """The search is everybody's; then Jarlaxle masters the Shard step by step."""
        if truce(s):
            return self.progress(s) - 0.3
        mastered = 0.3 * self.mastered.get(s)
        jarlaxle = s.heroes[lord_of(s)]
        if jarlaxle.standing and jarlaxle.tile == find_tile(s, self.trigger):
            mastered += 0.15
        return mastered if team == LORD else -mastered

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Crystal Shard."""
        return [find_tile(s, self.trigger)] if self.reached(s) else []


def lord_of(s: AdventurePosition) -> int:
    """Jarlaxle has the last seat: he plays last."""
    return len(s.heroes) - 1


def open_to(s: AdventurePosition, name: str) -> bool:
    """Whether a Hero is in the box, or a guest where the table allows guests."""
    return name in BOXES[s.box].heroes or s.options.guests


def truce(s: AdventurePosition) -> bool:
    """Whether nobody may turn on the others yet."""
    return not s.heroes[lord_of(s)].villainous
