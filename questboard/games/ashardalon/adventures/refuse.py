"""Adventure 11: out of the refuse pit, before or after its owner comes."""

from __future__ import annotations

from questboard.games.adventure import goals
from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.exploring import place_villain, spawn_on_tile
from questboard.games.adventure.rules.rewards import KEEP_ONE, assign
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.ways import (
    NOWHERE,
    escaped,
    exit_squares,
    find_tile,
    place_monster,
    search,
    tiles_under,
)
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending
from questboard.kernel import Note, choose
from questboard.scene import Goal


class CastIntoTheRefuse(Quest, id="ashardalon-11"):
    """Leave by the Tunnel Exit, all together, or half of the party once the Otyugh is defeated."""

    treasure_drawn = Note("treasure of {}")
    """The Heroes who have drawn a Treasure card."""
    otyugh_defeated = Note()
    """The Otyugh has been defeated."""

    def laid_out(self, s: AdventureState) -> None:
        """A Time token for each Hero."""
        s.time = len(s.heroes)

    async def end_of_round(self, s: AdventureState) -> None:
        """A Time token goes; with the last one the Otyugh comes up where the Heroes started."""
        if not s.time:
            return
        s.time -= 1
        emit(s, "time_passes", "WA-030", left=s.time)
        if not s.time:
            await place_villain(s, "otyugh", [0])

    async def first_treasure(self, s: AdventureState, seat: int) -> bool:
        """The first time that a Hero draws a Treasure card, one of two is kept."""
        drawn = self.treasure_drawn[s.heroes[seat].name]
        if drawn.is_set(s):
            return False
        drawn.set(s)
        pair = [card for card in (draw(s, s.treasure_deck), draw(s, s.treasure_deck)) if card is not None]
        if not pair:
            return False
        discard = s.treasure_deck.discard
        discard.extend(pair)  # where the other one stays
        for card in pair:
            emit(s, "treasure_shown", "WA-030", hero=seat, card=card)
        keep = await choose(
            seat, KEEP_ONE, list(dict.fromkeys(pair)), "card", "WA-030", hero=s.heroes[seat].name
        )
        pair.remove(keep)
        for other in pair:
            emit(s, "gave_up_treasure", "WA-030", hero=seat, card=other)
        discard.remove(keep)
        await assign(s, seat, keep)
        return True

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """Two Monsters on the Tunnel Exit."""
        if slot != find_tile(s, "tunnel-exit"):
            return False
        await place_monster(s, seat, slot)
        await spawn_on_tile(s, seat, slot)
        return True

    def defeated(self, s: AdventureState, name: str, by: int) -> None:
        """Whether the Otyugh is out of the way."""
        if name == "otyugh":
            self.otyugh_defeated.set(s)

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Tunnel Exit (WA-123)."""
        return exit_squares(s, "tunnel-exit")

    def ending(self, s: AdventureState) -> Ending | None:
        """Won when all have left; when the Otyugh is defeated half of them are enough."""
        if all(hero.escaped for hero in s.heroes):
            return Ending(True, "all Heroes are out of the pit", "WA-013")
        if self.otyugh_defeated.is_set(s) and escaped(s) >= 0.5:
            return Ending(True, "the Otyugh is defeated and the way out is found", "WA-013")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The Tunnel Exit, then all out; when the Otyugh is defeated half of them are enough."""
        if missing := goals.find(view, ("tunnel-exit", "the Tunnel Exit")):
            return missing
        half = (len(view.heroes) + 1) // 2
        return goals.out(view, wanted=half if self.otyugh_defeated.is_set(view) else 0)

    def progress(self, s: AdventurePosition) -> float:
        """The search, then the way out."""
        needed = 0.5 if self.otyugh_defeated.is_set(s) else 1.0
        found = find_tile(s, "tunnel-exit") != NOWHERE
        return 0.6 * search(s, found) + 0.4 * min(1.0, escaped(s) / needed)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The Tunnel Exit; who waits for the others may fight the Otyugh."""
        slot = find_tile(s, "tunnel-exit")
        if slot == NOWHERE:
            return []
        pit = [figure for figure, piece in s.figures.items() if piece.name == "otyugh"]
        return [slot, *(tiles_under(s, pit) if any(hero.escaped for hero in s.heroes) else [])]
