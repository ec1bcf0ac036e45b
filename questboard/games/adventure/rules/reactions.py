"""Reactions: a moment is offered to the players, and cards that were used are flipped or discarded.

The active player is asked first, then the others clockwise, each until it passes. A Hero who is
downed or off the board reacts to nothing (WA-112).
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

from questboard.games.adventure.content import POWERS, TREASURES
from questboard.games.adventure.hooks import Answer
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules.moments import ItemUsed
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, Hero
from questboard.kernel import Ask, Note, Reactions, may_choose
from questboard.kernel.ask import Option
from questboard.kernel.window import NOTHING


class Answers(Reactions[AdventureState]):
    """Heroes react with their powers and items that lie face up."""

    kind = "reaction"

    def held(self, s: AdventurePosition, seat: int) -> list[str]:
        """The powers and items of a Hero."""
        hero = s.heroes[seat]
        return hero.powers + hero.items

    def able(self, s: AdventurePosition, seat: int, moment: Any) -> list[str]:
        """Those that react to a moment, in the order in which cards are declared."""
        hero = s.heroes[seat]
        if hero.hp <= 0 or hero.square < 0:
            return []
        held = hero.powers + hero.items
        return [
            card
            for card, answer in self.reactions[type(moment)].items()
            if card in held and hero.ready(card) and answer.when(s, seat, moment)
        ]

    def once(self, card: str) -> bool:
        """Of a power with tokens one is spent for each moment."""
        return card in POWERS and POWERS[card].tokens > 0

    def question(
        self, s: AdventurePosition, seat: int, moment: Any, options: Sequence[Option]
    ) -> Ask[Option]:
        """What has happened, and what a card would do about it; several cards speak for themselves."""
        card = options[0]
        answer = self.reactions[type(moment)][card]
        asked = answer.prompt if len(options) == 1 else "Answer with a card?"
        prompt = f"{moment.situation} {asked}"
        about = moment.about(s)
        return may_choose(seat, prompt, options, self.kind, answer.rule, card_used=card, **about)

    async def react(self, s: AdventureState, seat: int, option: Option, moment: Any) -> None:
        """Use the card up, unless it does so itself, and have it do what it does."""
        answer = self.reactions[type(moment)][option]
        assert isinstance(answer, Answer)
        if answer.spend:
            await use_up(s, seat, option, "reacted", answer.rule)
        else:
            emit(s, "reacted", answer.rule, hero=seat, card=option)
        before, s.turn.card = s.turn.card, option
        await answer.do(s, seat, moment)
        s.turn.card = before


WINDOW = Answers(REGISTRY.reactions)


def offer(s: AdventureState, moment: Any) -> Awaitable[object]:
    """Let everybody react to a moment who can."""
    reactions = WINDOW.reactions.get(type(moment))
    if reactions:
        disjoint = reactions.keys().isdisjoint
        for hero in s.heroes:
            if not disjoint(hero.powers) or (hero.items and not disjoint(hero.items)):
                return WINDOW.offer(s, moment, s.clockwise(s.active))
    return NOTHING


async def use_up(s: AdventureState, seat: int, card: str, told: str, rule: str) -> None:
    """Flip or discard a card that is used, or take a token from it; an item may be kept.

    A card that is flipped lies face down when its use is told; one that is discarded is told to be gone.
    """
    if card not in s.heroes[seat].items or TREASURES[card].after != "discard":
        spend(s, seat, card)
        emit(s, told, rule, hero=seat, card=card)
        return
    emit(s, told, rule, hero=seat, card=card)
    if not await keeps(s, seat, card):
        spend(s, seat, card)
        emit(s, "discarded", rule, hero=seat, card=card)


async def keeps(s: AdventureState, seat: int, card: str) -> bool:
    """Whether a Hero keeps an item that was used and would be discarded."""
    used = ItemUsed(seat, card)
    await offer(s, used)
    return used.kept


def spend(s: AdventureState, seat: int, card: str) -> None:
    """Flip or discard a card that was used, or take a token from it (WA-094 to WA-096, LD-102)."""
    hero = s.heroes[seat]
    if card in hero.items:
        after = TREASURES[card].after
        if after == "discard":
            discard_item(s, seat, card)
        elif after == "flip":
            hero.used.append(card)
    elif POWERS[card].tokens:
        tokens_spent(card).add(hero)
        if not tokens_left(hero, card):
            hero.used.append(card)
    elif POWERS[card].type != "at-will":
        hero.used.append(card)


def tokens_spent(card: str) -> Note:
    """How many tokens its Hero has spent of a power that has some, noted under its id."""
    return Note(card)


def tokens_left(hero: Hero, card: str) -> int:
    """The tokens that lie on a power."""
    power = POWERS[card]
    return power.tokens + (power.more_tokens if hero.level == 2 else 0) - tokens_spent(card).get(hero)


def return_token(s: AdventureState, seat: int, card: str) -> None:
    """Put a spent token back on its power."""
    hero = s.heroes[seat]
    if not tokens_spent(card).add(hero, -1):
        tokens_spent(card).clear(hero)
    if card in hero.used:
        hero.used.remove(card)
    emit(s, "token_returned", "WA-096", hero=seat, card=card)


def flip_up(s: AdventureState, seat: int, card: str) -> None:
    """Turn a used power or item face up: it can be used again (WA-094, WA-096)."""
    s.heroes[seat].used.remove(card)
    emit(s, "flipped_up", "WA-094", hero=seat, card=card)


def discard_item(s: AdventureState, seat: int, card: str) -> None:
    """Put a Treasure card onto its discard pile."""
    hero = s.heroes[seat]
    hero.items.remove(card)
    if hero.used.count(card) > hero.items.count(card):
        hero.used.remove(card)
    s.treasure_deck.discard.append(card)
