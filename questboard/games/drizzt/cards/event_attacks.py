"""The Event-Attacks that do more than attack; the engine resolves the others (LD-145)."""

from __future__ import annotations

from msgspec.structs import replace

from questboard.games.adventure.content import ENCOUNTERS, POWERS, TILES, Attack
from questboard.games.adventure.cues.cards import flipped
from questboard.games.adventure.hooks import EncounterCard
from questboard.games.adventure.rules.distance import closest, heroes_on
from questboard.games.adventure.rules.encounters import attack_by_card, event_attack, victims
from questboard.games.adventure.rules.talk import emit, settle_target
from questboard.games.adventure.state import AdventurePosition, AdventureState, Target
from questboard.kernel import choose

FLIP_DOWN = "Psionic Scream: {hero} turns which power face down?"
SECOND_BOLT = Attack(name="Chain Lightning", bonus=6, damage=1)


class ChainLightning(EncounterCard, id="chain-lightning"):
    """The attack; then a weaker one on the nearest other Hero within 2 tiles."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        card, hero = ENCOUNTERS[self.id], s.heroes[seat]
        await event_attack(s, seat, card)
        if not hero.on_board:
            return
        others: list[Target] = [
            other for other in heroes_on(s, s.board.within(hero.tile, 2), downed=False) if other != seat
        ]
        if others:
            nearest = closest(s, 1 << hero.square, others)
            other = await settle_target(s, "{encounter} leaps to whom?", nearest, "LD-216", encounter=card.id)
            await attack_by_card(s, card, [other], SECOND_BOLT)


class WebOfTheSpiderQueen(EncounterCard, id="web-of-the-spider-queen"):
    """The attack, which deals damage only to those who have a Curse."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        card = ENCOUNTERS[self.id]
        assert card.attack is not None
        found = victims(s, seat, card)
        cursed = [target for target in found if isinstance(target, int) and s.heroes[target].curses]
        await attack_by_card(s, card, [target for target in found if target not in cursed])
        await attack_by_card(s, card, [*cursed], replace(card.attack, damage=1))


class PsionicScream(EncounterCard, id="psionic-scream"):
    """The attack; each Hero who is hit and still stands flips a Utility power face down."""

    says = {"flipped_down": "{hero} turns {card} face down."}
    shows = {"flipped_down": flipped}

    async def resolve(self, s: AdventureState, seat: int) -> None:
        for target in await event_attack(s, seat, ENCOUNTERS[self.id]):
            if not isinstance(target, int) or not s.heroes[target].standing:
                continue
            if ready := face_up_utilities(s, target):
                card = await choose(target, FLIP_DOWN, ready, "card", "LD-145", hero=s.heroes[target].name)
                s.heroes[target].used.append(card)
                emit(s, "flipped_down", "LD-145", hero=target, card=card)


def face_up_utilities(s: AdventurePosition, seat: int) -> list[str]:
    """A Hero's face-up Utility powers; stances and powers with tokens are never flipped (LD-102, LD-103)."""
    hero = s.heroes[seat]
    return [
        card
        for card in hero.powers
        if POWERS[card].type == "utility"
        and not POWERS[card].stance
        and not POWERS[card].tokens
        and hero.ready(card)
    ]


class DragonsShadow(EncounterCard, id="dragons-shadow"):
    """The attack, on each Hero who is not on the Start tile."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        card = ENCOUNTERS[self.id]
        found = [
            target
            for target in victims(s, seat, card)
            if isinstance(target, int) and TILES[s.dungeon.tiles[s.heroes[target].tile].tile].group != "start"
        ]
        await attack_by_card(s, card, [*found])
