"""Adventure 6: two teams that need each other to open the way out, and don't afterwards."""

from __future__ import annotations

from questboard.games.adventure.cues.course import banner
from questboard.games.adventure.rules.caverns import eliminate
from questboard.games.adventure.rules.exploring import place_villain
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.setup import starting_surges
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import find_tile
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending, Team
from questboard.games.drizzt.adventures.destinations import (
    EAST_HALF,
    LADDER,
    Destination,
    bar_way_out,
    way_out,
)
from questboard.kernel import Note
from questboard.scene import Goal

COMPANIONS, SHADOW = 0, 1
PARTS: tuple[tuple[int, tuple[str, ...]], ...] = (
    (COMPANIONS, ("drizzt",)),
    (SHADOW, ("artemis",)),
    (COMPANIONS, ("catti-brie",)),
    (COMPANIONS, ("regis", "wulfgar")),
    (SHADOW, ("jarlaxle",)),
)
"""Teams and whom a player may play; a game has as many of them, from the first on, as it has players."""
TURNS = {
    3: (COMPANIONS, SHADOW, COMPANIONS),
    4: (COMPANIONS, SHADOW, COMPANIONS, COMPANIONS),
    5: (COMPANIONS, SHADOW, COMPANIONS, SHADOW, COMPANIONS),
}
"""How the teams take turns, by the number of players, from some seat on."""
ESCAPED = {
    (): "no team has escaped whole",
    (COMPANIONS,): "the Companions have escaped, and the Shadow has not",
    (SHADOW,): "the Shadow has escaped, and the Companions have not",
    (COMPANIONS, SHADOW): "both teams have escaped",
}
"""How the adventure ends, by the teams that are out whole."""


class StarlessNight(Destination, id="drizzt-6"):
    """Both teams must stand at the Broken Door; once it is open they may turn on each other."""

    trigger = "broken-door"
    says = {"door_gives_way": "Together the teams open the Broken Door."}
    shows = {"door_gives_way": banner("The Broken Door is open")}
    part = Note("part {}")
    """The part that each player has drawn."""
    door_open = Note()
    """The teams have opened the Broken Door."""

    def laid_out(self, s: AdventureState) -> None:
        """Lots give everybody a part; each team has its own Experience and healing surges (LD-178)."""
        surges = starting_surges(s, adventure(s))
        s.teams = [Team([], surges) for _ in (COMPANIONS, SHADOW)]
        for seat, part in enumerate(draw_lots(s)):
            self.part[seat].set(s, part)
            s.heroes[seat].team = PARTS[part][0]

    def cast(self, s: AdventurePosition, seat: int) -> list[str]:
        """Whom a player has drawn."""
        return list(PARTS[self.part[seat].get(s)][1])

    def hero_chosen(self, s: AdventureState, seat: int) -> None:
        """Each Hero belongs to a team."""
        hero = s.heroes[seat]
        hero.team = next((team for team, names in PARTS if hero.name in names), hero.team)

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """The way out is barred, a secret tunnel leads back, and Yvonnel comes from behind."""
        bar_way_out(s, slot)
        s.dungeon = s.dungeon.with_tunnel(s.board.scorch(slot), LADDER)
        await place_villain(s, "yvonnel", [EAST_HALF])
        return False

    # ---- the door

    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        """The door opens when Heroes of both teams stand before it."""
        slot = find_tile(s, self.trigger)
        if slot < 0 or self.door_open.is_set(s):
            return
        here = [hero.team for hero in s.heroes if hero.standing and hero.tile == slot]
        needed = [
            team
            for team in range(len(s.teams))
            if any(hero.team == team and not hero.gone for hero in s.heroes)
        ]
        if here and all(team in here for team in needed):
            self.door_open.set(s)
            emit(s, "door_gives_way", "LD-177")

    def rivals(self, s: AdventurePosition, seat: int) -> list[int]:
        """With the door open Heroes of different teams may attack each other (LD-176, LD-230)."""
        if not self.door_open.is_set(s):
            return []
        team = s.heroes[seat].team
        return [other for other, hero in enumerate(s.heroes) if hero.team != team and not hero.gone]

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The north edge of the Broken Door, once it is open."""
        return way_out(s, self.trigger) if self.door_open.is_set(s) else 0

    # ---- coming to an end

    async def fallen(self, s: AdventureState, seat: int) -> bool:
        """A Hero whose team has no surge left is out, and the team can't win any more (LD-240)."""
        eliminate(s, seat, "LD-240")
        return True

    def ending(self, s: AdventureState) -> Ending | None:
        """Over when nobody is left; a team wins if all its Heroes have escaped."""
        if not all(hero.gone for hero in s.heroes):
            return None
        whole = [
            team
            for team in range(len(s.teams))
            if all(hero.escaped for hero in s.heroes if hero.team == team)
        ]
        winners = tuple(seat for seat, hero in enumerate(s.heroes) if hero.team in whole)
        return Ending(bool(winners), ESCAPED[tuple(whole)], "LD-240", winners)

    def told(self, view: AdventureView) -> list[str]:
        """Whether the teams have opened the way out."""
        return ["The Broken Door is open."] if self.door_open.is_set(view) else []

    def goal(self, view: AdventureView) -> Goal:
        """The door, both teams before it, then the way out for one's own."""
        slot = find_tile(view, self.trigger)
        if slot < 0:
            return Goal(text="Find the Broken Door")
        if not self.door_open.is_set(view):
            needed = {hero.team for hero in view.heroes if not hero.gone}
            here = {hero.team for hero in view.heroes if hero.standing and hero.tile == slot}
            return Goal(text="Teams at the Broken Door", done=len(needed & here), of=len(needed))
        own = [hero for hero in view.heroes if view.seat < 0 or hero.team == view.heroes[view.seat].team]
        text = "Heroes out" if view.seat < 0 else "Heroes of your team out"
        return Goal(text=text, done=sum([hero.escaped for hero in own]), of=len(own))

    def progress(self, s: AdventurePosition) -> float:
        """The search, the door, and who is out."""
        out = sum([hero.escaped for hero in s.heroes]) / len(s.heroes)
        return 0.6 * self.search(s) + 0.2 * self.door_open.is_set(s) + 0.2 * out

    def lead(self, s: AdventureState, team: int) -> float:
        """How near a team is to escaping whole; without one of its Heroes it never will."""
        own = [hero for hero in s.heroes if hero.team == team]
        if any(hero.away == "out" for hero in own):
            return -1.0
        out = sum([hero.escaped for hero in own]) / len(own)
        return 0.5 * self.search(s) + 0.3 * self.door_open.is_set(s) + 0.4 * out - 0.6

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Broken Door."""
        return [find_tile(s, self.trigger)] if self.reached(s) else []


def draw_lots(s: AdventureState) -> list[int]:
    """The parts of the seats, at random; the teams take turns as far as possible (LD-293)."""
    seats = len(s.heroes)
    parts = s.luck.shuffled(range(seats))
    begins = s.luck.roll(seats) - 1
    turns = TURNS[seats][begins:] + TURNS[seats][:begins]
    drawn = []
    for team in turns:
        drawn.append(next(part for part in parts if PARTS[part][0] == team))
        parts.remove(drawn[-1])
    return drawn
