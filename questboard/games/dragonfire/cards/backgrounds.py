"""The Backgrounds: each works once per game."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    gain_when_played,
    own_check,
    soften_blow,
    succeed,
    wounded,
)
from questboard.games.dragonfire.hooks import Feature, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.defeat import gain
from questboard.games.dragonfire.rules.foes import elsewhere, move, players_in_reach
from questboard.games.dragonfire.rules.health import heal_somebody
from questboard.games.dragonfire.rules.moments import Defeated
from questboard.games.dragonfire.rules.moving import move_by_text, ways_by_text
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import PASS, choose, emit, may_choose


class Acolyte(Feature, id="acolyte"):
    """Heal any character 1 HP."""

    turns = "any"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(wounded(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await heal_somebody(s, seat, 1, "DF-141", self.id, wounded(s, seat), feature=True)


class Charlatan(Feature, id="charlatan"):
    """One of your Skill Checks succeeds."""

    check = succeed("Let this Skill Check succeed?", own_check)


class Criminal(Feature, id="criminal"):
    """Gain 2 gold when an encounter card is defeated."""

    @reaction(Defeated, "{name} is defeated. Gain 2 gold?", "DF-289")
    async def loot(self, s: DragonfireState, seat: int, defeated: Defeated) -> None:
        gain(s, seat, 2, "DF-289")


def others_with_cards(s: DragonfirePosition, seat: int) -> list[int]:
    """The other conscious players within reach who have a card to draw."""
    return [other for other in players_in_reach(s, seat) if other != seat and zones.can_draw(s, other)]


class Entertainer(Feature, id="entertainer"):
    """Another conscious player draws 1 card."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(others_with_cards(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        other = await choose(
            seat,
            "Who draws a card?",
            others_with_cards(s, seat),
            "character to draw",
            "DF-289",
            cause=self.id,
        )
        await zones.draw(s, other, 1, "DF-289")


class FolkHero(NamesEncounter, id="folk-hero"):
    """Move one encounter at this place to face its player."""

    prompt = "Draw which encounter to yourself?"
    purpose = "encounter to draw"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return elsewhere(s, seat)

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        move(s, foe, seat, "DF-344")


class GuildArtisan(Feature, id="guild-artisan"):
    """One card costs 2 gold less."""

    discount = 2


class Hermit(Feature, id="hermit"):
    """Bury any number of cards of the hand and draw as many."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(s.characters[seat].hand)

    async def use(self, s: DragonfireState, seat: int) -> None:
        character = s.characters[seat]
        count = 0
        while character.hand:
            card = await may_choose(
                seat,
                "Bury which card?",
                lambda: zones.kinds(character.hand),
                "card to part with",
                "DF-288",
                cause=self.id,
            )
            if card is PASS:
                break
            zones.leave_hand(s, seat, card)
            zones.bury(s, seat, [card], "DF-288")
            count += 1
        await zones.draw(s, seat, count, "DF-288")


class Noble(Feature, id="noble"):
    """3 gold before the first turn."""

    def at_start(self, s: DragonfireState, seat: int) -> None:
        gain(s, seat, 3, "DF-287")


class Sage(Feature, id="sage"):
    """Look at the top 3 cards of your own deck, take 1 and bury the others."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return zones.can_draw(s, seat)

    async def use(self, s: DragonfireState, seat: int) -> None:
        character = s.characters[seat]
        await zones.lift(s, seat, 3)
        card = await choose(
            seat,
            "Take which card into your hand?",
            lambda: zones.kinds(character.looked),
            "card to have",
            "DF-288",
            cause=self.id,
        )
        character.looked.remove(card)
        character.hand.append(card)
        emit(s, "drew", "DF-288", secret={"cards": (card,)}, to=[seat], player=seat, count=1)
        others, character.looked = character.looked, []
        zones.bury(s, seat, others, "DF-288")


class Sailor(Feature, id="sailor"):
    """Move into or out of a Location in Play Cards."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(ways_by_text(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        await move_by_text(s, seat, "DF-116")


class Soldier(Feature, id="soldier"):
    """A card gains 1 black damage."""

    gain = gain_when_played("K", "Add 1 black damage to {card}?")


class StreetUrchin(Feature, id="street-urchin"):
    """Take 2 less of the damage of a Take Damage phase."""

    blow = soften_blow("Take 2 less of the {amount} damage?", 2, "attack")
