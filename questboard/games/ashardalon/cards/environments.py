"""The six Environments: one at a time is in play, for all Heroes (WA-137, WA-138)."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks import EncounterCard, Order, at
from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.rules.distance import heroes_on
from questboard.games.adventure.rules.exploring import spawn_at_edge
from questboard.games.adventure.rules.tactics import pass_to_the_right
from questboard.games.adventure.state import AdventureState
from questboard.games.ashardalon.cards.events import choose_to_pass


class DragonsTribute(EncounterCard, id="dragons-tribute"):
    """Of two Treasures that are drawn the less valuable one is kept (WA-194)."""

    tribute = True


class KoboldTrappers(EncounterCard, id="kobold-trappers"):
    """-4 to rolls that disable Traps."""

    disabling = -4


class HiddenSnipers(EncounterCard, id="hidden-snipers"):
    """1 damage for an active Hero who ends the Hero Phase without another on the tile (WA-269)."""

    @at(Order.BOARD)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.standing and heroes_on(s, s.board.tile_squares(hero.tile)) == [seat]:
            await take_damage(s, seat, 1, "WA-228")


class WallsOfMagma(EncounterCard, id="walls-of-magma"):
    """1 damage for an active Hero who ends the Hero Phase beside a wall square."""

    @at(Order.BOARD)
    async def end_of_hero_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        if hero.standing and s.board.next_to_wall(hero.square):
            await take_damage(s, seat, 1, "WA-195")


class Surrounded(EncounterCard, id="surrounded"):
    """A Monster at the closest unexplored edge for an active player without a Monster card (WA-270)."""

    @at(Order.BOARD)
    async def end_of_exploration_phase(self, s: AdventureState, seat: int) -> None:
        hero = s.heroes[seat]
        followed = any(card.name in MONSTERS for card in hero.row)
        if hero.on_board and not followed:
            await spawn_at_edge(s, seat, 1 << hero.square)


class HighAlert(EncounterCard, id="high-alert"):
    """The active player passes a Monster card to the right."""

    @at(Order.BOARD)
    async def end_of_villain_phase(self, s: AdventureState, seat: int) -> None:
        card = await choose_to_pass(s, seat)
        if card is not None:
            pass_to_the_right(s, seat, card)
