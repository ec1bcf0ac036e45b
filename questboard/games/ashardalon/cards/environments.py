"""The six Environments: one at a time is in play, for all Heroes (WA-137, WA-138)."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.rules.actions import DISABLING
from questboard.games.adventure.rules.combat import take_damage
from questboard.games.adventure.rules.distance import heroes_on
from questboard.games.adventure.rules.exploring import spawn_at_edge
from questboard.games.adventure.rules.registry import at
from questboard.games.adventure.rules.rewards import TRIBUTE
from questboard.games.adventure.rules.tactics import pass_to_the_right
from questboard.games.adventure.state import AdventureState
from questboard.games.ashardalon.cards.events import choose_to_pass

TRIBUTE.append("dragons-tribute")  # the less valuable of two Treasures is kept (WA-194)
DISABLING["kobold-trappers"] = lambda s, seat: -4


@at("end of hero phase", 20, under="hidden-snipers")
async def hidden_snipers(s: AdventureState, seat: int) -> None:
    """1 damage for an active Hero who ends the Hero Phase without another on the tile (WA-269)."""
    hero = s.heroes[seat]
    if hero.standing and heroes_on(s, s.board.tile_squares(hero.tile)) == [seat]:
        await take_damage(s, seat, 1, "WA-228")


@at("end of hero phase", 20, under="walls-of-magma")
async def walls_of_magma(s: AdventureState, seat: int) -> None:
    """1 damage for an active Hero who ends the Hero Phase beside a wall square."""
    hero = s.heroes[seat]
    if hero.standing and s.board.next_to_wall(hero.square):
        await take_damage(s, seat, 1, "WA-195")


@at("end of exploration phase", 10, under="surrounded")
async def surrounded(s: AdventureState, seat: int) -> None:
    """A Monster at the closest unexplored edge for an active player without a Monster card (WA-270)."""
    hero = s.heroes[seat]
    followed = any(card.name in MONSTERS for card in hero.row)
    if hero.on_board and not followed:
        await spawn_at_edge(s, seat, 1 << hero.square)


@at("end of villain phase", 10, under="high-alert")
async def high_alert(s: AdventureState, seat: int) -> None:
    """The active player passes a Monster card to the right."""
    card = await choose_to_pass(s, seat)
    if card is not None:
        pass_to_the_right(s, seat, card)
