"""Adventure 12: one of the Heroes is a traitor, and not even that one knows."""

from __future__ import annotations

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.cues.cards import levelled
from questboard.games.adventure.cues.course import banner
from questboard.games.adventure.rules.caverns import fill
from questboard.games.adventure.rules.combat import heal, relieve
from questboard.games.adventure.rules.damage import end_curse
from questboard.games.adventure.rules.placing import set_hero
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.reactions import tokens_spent
from questboard.games.adventure.rules.setup import starting_surges
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, Ending, Team
from questboard.games.drizzt.adventures.destinations import LADDER, Destination, fallen_team, note_fallen
from questboard.scene import Goal

LOYAL, TRAITOR = 0, 1
SURGES, SURGES_AGAINST_FOUR = 1, 2
"""The traitor's own. Ours: the design had 2 and 3, and strong loyal players then never won (0 of 20 games).
They reach the glyph with their own surges spent, and the traitor fights there unhurt."""
FEW, MANY = 3, 5
"""Numbers of Heroes in all with which the loyal ones get help, or the traitor more surges."""
REINFORCEMENT = 1
"""Healing surges that two loyal Heroes get when they learn the truth."""


class FaceInTheDark(Destination, id="drizzt-12"):
    """At the Drow Glyph the traitor is shown, and stands against all others."""

    trigger = "drow-glyph"
    says = {
        "traitor": "The token shows that {hero} is the traitor, with {surges} of its own.",
        "reinforced": "The loyal Heroes get {surges} more and have {left}.",
        "renewed": "{hero} turns all powers face up.",
    }
    shows = {"traitor": banner("The traitor is shown", "round"), "renewed": levelled}

    def laid_out(self, s: AdventureState) -> None:
        """No difficulty: more or fewer healing surges for the loyal Heroes would favour a side (LD-036)."""
        s.teams = [Team([], starting_surges(s, adventure(s)))]

    async def found(self, s: AdventureState, seat: int, slot: int, halves: list[int]) -> bool:
        """Turn up the token that nobody has seen; Monsters come for the others.

        Nobody knows anything of that token before, so it can as well be drawn now.
        """
        turned = s.luck.roll(len(s.heroes)) - 1
        self._divide(s, turned)
        emit(s, "traitor", "LD-180", hero=turned, surges=s.team(turned).surges)
        if len(s.heroes) == FEW:
            emit(s, "reinforced", "LD-180", surges=REINFORCEMENT, left=s.teams[LOYAL].surges)
        await self._turn(s, turned, slot)
        s.dungeon = s.dungeon.with_tunnel(s.board.scorch(slot), LADDER)
        loyal = [other for other in s.clockwise(seat) if other != turned]  # LD-284
        await fill(s, loyal, [slot, *s.board.connected(slot)], "LD-281")
        return True

    def _divide(self, s: AdventureState, seat: int) -> None:
        """The traitor has a team of its own."""
        hero = s.heroes[seat]
        hero.villainous, hero.team = True, TRAITOR
        s.teams.append(Team([], SURGES_AGAINST_FOUR if len(s.heroes) == MANY else SURGES))
        s.teams[LOYAL].surges += REINFORCEMENT if len(s.heroes) == FEW else 0

    async def _turn(self, s: AdventureState, seat: int, slot: int) -> None:
        """The traitor is whole again and stands at the glyph."""
        hero = s.heroes[seat]
        await heal(s, seat, hero.card.hit_points, "LD-180")
        for condition in list(hero.conditions):
            relieve(s, seat, condition, "LD-180")
        for curse in list(hero.curses):
            end_curse(s, seat, curse, "LD-180")
        hero.used = [card for card in hero.used if card not in hero.powers]
        for card in hero.powers:
            tokens_spent(card).clear(hero)
        emit(s, "renewed", "LD-180", hero=seat)
        hero.notes.pop(hero.away, None)  # who was off the tiles comes back
        hero.away = ""
        set_hero(s, seat, s.board.scorch(slot), "LD-180")  # nobody stands on a new tile yet

    def rivals(self, s: AdventurePosition, seat: int) -> list[int]:
        """The traitor attacks the loyal Heroes, and they the traitor (LD-180, LD-181)."""
        traitor = traitor_of(s)
        if traitor is None:
            return []
        return [other for other in range(len(s.heroes)) if other != traitor] if seat == traitor else [traitor]

    def ignored(self, s: AdventurePosition, seat: int) -> bool:
        """Monsters do nothing to the traitor."""
        return s.heroes[seat].villainous

    async def fallen(self, s: AdventureState, seat: int) -> bool:
        """Before the token is turned up everybody loses; afterwards the other side wins."""
        if traitor_of(s) is None:
            return False
        note_fallen(s, seat)
        return True

    def ending(self, s: AdventureState) -> Ending | None:
        """The side wins that has not fallen."""
        fallen, traitor = fallen_team(s), traitor_of(s)
        if fallen is None or traitor is None:
            return None
        loyal = tuple(seat for seat in range(len(s.heroes)) if seat != traitor)
        if fallen == TRAITOR:
            return Ending(True, "the traitor is beaten", "LD-022", loyal)
        return Ending(True, "a loyal Hero is beaten", "LD-022", (traitor,))

    def goal(self, view: AdventureView) -> Goal:
        """The glyph, and then the other side, as far as anybody knows it."""
        traitor = traitor_of(view)
        if traitor is None:
            return self.missing(view) or Goal(text="See who the traitor is")
        if view.seat == traitor:
            return Goal(text="Bring down a loyal Hero")
        return Goal(text=f"Bring down {HEROES[view.heroes[traitor].name].name}")

    def progress(self, s: AdventurePosition) -> float:
        """The search; afterwards it is between the sides."""
        return 0.5 * self.search(s)

    def goals(self, s: AdventurePosition) -> list[int]:
        """Where those are whom the active Hero may attack."""
        rivals = [s.heroes[other] for other in self.rivals(s, s.active)]
        return list(dict.fromkeys(hero.tile for hero in rivals if hero.standing))


def traitor_of(s: AdventurePosition) -> int | None:
    """The seat of the traitor, once it is known."""
    return next((seat for seat, hero in enumerate(s.heroes) if hero.villainous), None)
