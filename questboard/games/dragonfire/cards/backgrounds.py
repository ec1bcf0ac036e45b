"""The Backgrounds: each works once per game."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    gain_when_played,
    name_one,
    own_check,
    soften_blow,
    succeed,
    wounded,
)
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import elsewhere, move, players_in_reach
from questboard.games.dragonfire.rules.health import heal_somebody
from questboard.games.dragonfire.rules.market import DISCOUNTS
from questboard.games.dragonfire.rules.moments import Defeated
from questboard.games.dragonfire.rules.moving import move_by_text, ways_by_text
from questboard.games.dragonfire.rules.registry import reaction, use
from questboard.games.dragonfire.rules.setup import AT_START
from questboard.games.dragonfire.state import DragonfireState, Encounter
from questboard.kernel import PASS, choose, may_choose, tell

DISCOUNTS["guild-artisan"] = 2


@use("acolyte", "DF-289", when=lambda s, seat: bool(wounded(s, seat)), turns="any")
async def acolyte(s: DragonfireState, seat: int) -> None:
    """Heal any character 1 HP."""
    await heal_somebody(s, seat, 1, "DF-141", "acolyte", wounded(s, seat), feature=True)


succeed("charlatan", "Let this Skill Check succeed?", own_check)


@reaction("criminal", Defeated, "Gain 2 gold for the defeated encounter?", "DF-289")
async def criminal(s: DragonfireState, seat: int, defeated: Defeated) -> None:
    """Gain 2 gold when an encounter card is defeated."""
    gain(s, seat, 2, "DF-289")


def others_with_cards(s: DragonfireState, seat: int) -> list[int]:
    """The other conscious players within reach who have a card to draw."""
    return [other for other in players_in_reach(s, seat) if other != seat and zones.can_draw(s, other)]


@use("entertainer", "DF-289", when=lambda s, seat: bool(others_with_cards(s, seat)))
async def entertainer(s: DragonfireState, seat: int) -> None:
    """Another conscious player draws 1 card."""
    other = await choose(seat, "Who draws a card?", others_with_cards(s, seat), "player", "DF-289")
    await zones.draw(s, other, 1, "DF-289")


@name_one("folk-hero", "Draw which encounter upon yourself?", elsewhere)
async def folk_hero(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """Move one encounter at this place to face its player."""
    move(s, foe, seat, "DF-344")


@use("hermit", "DF-289", when=lambda s, seat: bool(s.characters[seat].hand))
async def hermit(s: DragonfireState, seat: int) -> None:
    """Bury any number of cards of the hand and draw as many."""
    character = s.characters[seat]
    count = 0
    while character.hand:
        card = await may_choose(
            seat, "Bury which card?", lambda: zones.kinds(character.hand), "card", "DF-288"
        )
        if card is PASS:
            break
        zones.leave_hand(s, seat, card)
        zones.bury(s, seat, [card], "DF-288")
        count += 1
    await zones.draw(s, seat, count, "DF-288")


def noble(s: DragonfireState, seat: int) -> None:
    """3 gold before the first turn."""
    gain(s, seat, 3, "DF-287")


AT_START["noble"] = noble


@use("sage", "DF-289", when=zones.can_draw)
async def sage(s: DragonfireState, seat: int) -> None:
    """Look at the top 3 cards of one's own deck, take 1 and bury the others."""
    character = s.characters[seat]
    await zones.lift(s, seat, 3)
    card = await choose(
        seat, "Take which card into your hand?", lambda: zones.kinds(character.looked), "card", "DF-288"
    )
    character.looked.remove(card)
    character.hand.append(card)
    tell(s, "drew", "DF-288", secret={"cards": (card,)}, to=[seat], player=seat, count=1)
    others, character.looked = character.looked, []
    zones.bury(s, seat, others, "DF-288")


@use("sailor", "DF-289", when=lambda s, seat: bool(ways_by_text(s, seat)))
async def sailor(s: DragonfireState, seat: int) -> None:
    """Move into or out of a Location in Play Cards."""
    await move_by_text(s, seat, "DF-116")


gain_when_played("soldier", "K", "Add 1 black damage to {card}?")


soften_blow("street-urchin", "Take 2 less of the {amount} damage?", 2, "attack")
