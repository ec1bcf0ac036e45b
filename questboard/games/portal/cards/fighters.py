"""Effects of those who live by strength and stealth: Barbarian, Fighter, Monk, Paladin, Ranger, Rogue.

An effect is resolved for the player who seated the Hero. Unless it says "may" it is carried out
whenever it can be; what can't be done is ignored (YP-072). The words on the cards are those of
content/effects.yaml.
"""

from __future__ import annotations

from questboard.games.portal import cues
from questboard.games.portal.cards.actions import NO_SEAT
from questboard.games.portal.cards.arrival import (
    NO_CARD,
    RULE,
    declines,
    does_nothing,
    draw_cards,
    opponents,
    perform_action,
    with_gems,
)
from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import HeroEffect
from questboard.games.portal.rules.actions import discard_seated, lift_hero, lift_token
from questboard.games.portal.rules.gems import gain, steal
from questboard.games.portal.rules.geometry import (
    first_slot,
    free_seats,
    loose_tokens,
    neighbours,
    others_face_up,
    seat_of,
    seated,
)
from questboard.games.portal.rules.hands import (
    EVERYBODY,
    decks_with_cards,
    hand_over,
    take_openly,
)
from questboard.games.portal.rules.matches import settle
from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.state import COLORS, HeroId, PortalState, viewer_bit
from questboard.kernel import choose, emit, may_choose
from questboard.language import mark

UNDER = mark("Put which Hero under {deck} first? Another goes below it.")

# ---- Barbarian


class Rampage(HeroEffect, id="BAR-a"):
    """Discard one adjacent Hero, face up or face down."""

    strikes = True

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if beside := [at.hero for at in neighbours(s, hero)]:
            victim = await choose(player, "Rampage: discard which neighbour?", beside, "hero", RULE)
            discard_seated(s, player, victim, RULE)
        else:
            does_nothing(s, self, "no Hero sits next to this one")


class Smash(HeroEffect, id="BAR-b"):
    """Return a token of this column, not the last of its colour, and gain a Gem of that colour."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        first = first_slot(seat_of(s, hero))
        here = [slot for slot in loose_tokens(s.row) if first <= slot < first + 4]
        if here:
            slot = await choose(player, "Smash which token, for a Gem of its colour?", here, "token", RULE)
            gain(s, player, lift_token(s, player, slot, RULE), RULE)
        else:
            does_nothing(s, self, "every token of this column is the last of its colour in the row")


# ---- Fighter


class ActionSurge(HeroEffect, id="FTR-a"):
    """May play another Hero, resolved in full before this one takes Gems."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        await perform_action(s, player, self, "play", optional=True)


class Veteran(HeroEffect, id="FTR-b"):
    """Gain a Gem of this Hero's colour."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        gain(s, player, HEROES[hero].color, RULE)


# ---- Monk


class StepAside(HeroEffect, id="MNK-a"):
    """May move another face-up Hero to any free seat."""

    says = {"moved": "{player} moves {hero} from {seat} to {seat_to}."}
    shows = {"moved": cues.moved}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        free, others = free_seats(s), others_face_up(s, hero)
        if not free or not others:
            does_nothing(s, self, NO_SEAT if not free else "no other Hero is face up at the table")
            return
        mover = await may_choose(player, "Step Aside: move which Hero?", others, "hero", RULE)
        if mover is None:
            declines(s, self, player)
            return
        to = await choose(player, "Move {hero} to which seat?", free, "seat", RULE, hero=mover)
        seat = seat_of(s, mover)
        s.seats[to], s.seats[seat] = s.seats[seat], None
        emit(s, "moved", RULE, player=player, hero=mover, seat=seat, seat_to=to)
        await settle(s)


class TradePlaces(HeroEffect, id="MNK-b"):
    """May exchange the seats of two other face-up Heroes."""

    says = {"traded_places": "{player} has {hero} and {hero_other} trade places."}
    shows = {"traded_places": cues.traded_places}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        others = others_face_up(s, hero)
        if len(others) < 2:
            does_nothing(s, self, "there are no two other face-up Heroes at the table")
            return
        one = await may_choose(player, "Trade Places: move which Hero?", others, "hero", RULE)
        if one is None:
            declines(s, self, player)
            return
        rest = [each for each in others if each != one]
        other = await choose(player, "{hero} trades places with which Hero?", rest, "hero", RULE, hero=one)
        here, there = seat_of(s, one), seat_of(s, other)
        s.seats[here], s.seats[there] = s.seats[there], s.seats[here]
        emit(s, "traded_places", RULE, player=player, hero=one, hero_other=other, seat=here, seat_other=there)
        await settle(s)


# ---- Paladin


class Fellowship(HeroEffect, id="PAL-a"):
    """Gain a Gem of this Hero's colour for each adjacent face-up Hero."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        friends = [at for at in neighbours(s, hero) if at.face_up]
        gain(s, player, HEROES[hero].color * len(friends), RULE)
        does_nothing(s, self, None if friends else "no face-up Hero sits next to this one")


class Tithe(HeroEffect, id="PAL-b"):
    """Gain a Gem of the back colour of each adjacent face-down Hero."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        beside = [HEROES[at.hero].color for at in neighbours(s, hero) if not at.face_up]
        gain(s, player, "".join(beside), RULE)
        does_nothing(s, self, None if beside else "no face-down Hero sits next to this one")


# ---- Ranger


class Track(HeroEffect, id="RGR-a"):
    """Look at the top three cards of a deck, take one, put the rest under it in any order."""

    says = {
        "looked": "{player} looks at {cards} of {deck}: {heroes}.",
        "tracked": "{player} takes {hero} from {deck}.",
        "put_under": "{player} puts a card under {deck}.",
    }
    says_hidden = {
        "looked": "{player} looks at {cards} of {deck}.",
        "tracked": "{player} takes one of them.",
        "put_under": "{player} puts a card under {deck}.",
    }
    shows = {"looked": cues.looked, "tracked": cues.tracked, "put_under": cues.put_under}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if not (decks := decks_with_cards(s)):
            does_nothing(s, self, NO_CARD)
            return
        name = await choose(player, "Track: look at the top three cards of which deck?", decks, "deck", RULE)
        deck = s.decks[name]
        s.looked = [deck.pop() for _ in range(min(3, len(deck)))]
        for card in s.looked:  # nobody who knew these cards can tell any more which is where
            s.known[card] = viewer_bit(player)
        secret = {"heroes": s.looked[:]}
        emit(s, "looked", RULE, secret, (player,), player=player, deck=name, cards=len(s.looked))
        taken = await choose(player, "Track: take which of these Heroes?", lambda: s.looked[:], "hero", RULE)
        s.looked.remove(taken)
        s.players[player].hand.append(taken)
        if s.solo:
            s.known[taken] = EVERYBODY
            emit(s, "tracked", "YP-123", player=player, deck=name, hero=taken)
        else:
            emit(s, "tracked", RULE, {"hero": taken}, (player,), player=player, deck=name)
        claim_objectives(s)
        while s.looked:
            under = await choose(player, UNDER, lambda: s.looked[:], "hero to put under", RULE, deck=name)
            s.looked.remove(under)
            s.decks[name].insert(0, under)
            emit(s, "put_under", RULE, player=player, deck=name)


class CallBack(HeroEffect, id="RGR-b"):
    """May take another face-up Hero without a Potion from the table to the hand."""

    says = {"called_back": "{player} calls {hero} back from {seat}."}
    shows = {"called_back": cues.called_back}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        bare = [at.hero for at in seated(s) if at.face_up and not at.potion and at.hero != hero]
        if not bare:
            does_nothing(s, self, "no other Hero without a Potion is face up at the table")
            return
        called = await may_choose(player, "Call back which Hero?", bare, "hero", RULE)
        if called is None:
            declines(s, self, player)
            return
        seat = lift_hero(s, called)
        take_openly(s, player, called)
        emit(s, "called_back", RULE, player=player, hero=called, seat=seat)
        claim_objectives(s)


# ---- Rogue


class Pickpocket(HeroEffect, id="ROG-a"):
    """Take a standard Gem from an opponent. Solo: gain a Gem of this Hero's colour."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if s.solo:
            gain(s, player, HEROES[hero].color, RULE)
            return
        if not (rich := with_gems(s, player)):
            does_nothing(s, self, "no other player has a standard Gem")
            return
        other = await choose(player, "Pickpocket: take a Gem from whom?", rich, "player", RULE)
        colors = [color for color in COLORS if s.players[other].gems[color]]
        prompt = "Pickpocket: take which Gem from {player}?"
        color = await choose(player, prompt, colors, "gem to steal", RULE, player=other)
        steal(s, player, other, color, RULE)


class Sleight(HeroEffect, id="ROG-b"):
    """Take a random card from an opponent's hand. Solo: draw one."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if s.solo:
            await draw_cards(s, player, 1, self)
            return
        if rich := [other for other in opponents(s, player) if s.players[other].hand]:
            other = await choose(player, "Sleight: take a random card from whom?", rich, "player", RULE)
            index = s.luck.roll(len(s.players[other].hand)) - 1
            hand_over(s, other, player, index, RULE)
        else:
            does_nothing(s, self, "no other player has a card in hand")
