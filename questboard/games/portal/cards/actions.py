"""Actions of tiles and of Perfect Match Bonuses: what each needs, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.hooks import Action
from questboard.games.portal.language import t
from questboard.games.portal.rules.actions import (
    arrive,
    discard_seated,
    draw,
    enchant,
    first_question,
    lift_token,
    place,
    receive_potion,
    refused_potions,
    refused_seats,
    refused_tokens,
)
from questboard.games.portal.rules.gems import gain, give_back, open_colors, take_diamond
from questboard.games.portal.rules.geometry import (
    free_seats,
    has_free_seat,
    legal_slots,
    loose_tokens,
    seated,
    set_slot,
    tokens_in,
)
from questboard.games.portal.rules.matches import settle
from questboard.games.portal.state import COLORS, Bonus, PortalState, PortalView
from questboard.kernel import choose, emit, may
from questboard.language import mark

NO_SEAT = mark("there is no free seat for a Hero")
NO_POTION = mark("there is no Enchant Food Potion to play")
NO_SLOT = mark("there is no empty slot next to a token")
PLAY_FIRST = mark("Play {hero}, the first in line?")
FIRST_DRAW = mark("Draw the first card from which deck?")
SECOND_DRAW = mark("Draw the second card from which deck?")
TAKE_FIRST, TAKE_SECOND = mark("Take which Gem first?"), mark("Take which Gem second?")
ONE_DRAW = mark("Draw from which deck?")


def waive(s: PortalState, player: int, action: Action, bonus: Bonus) -> None:
    """Tell that a player passes an action, which belongs to a bonus or else to the effect of a Hero."""
    emit(s, "waived", "YP-091" if bonus else "YP-072", player=player, action=action.id)


# ---- food


class PlaceFood(Action):
    """Place a token of the tile's colour."""

    rule = "YP-053"
    color = ""

    def need(self, s: PortalState, player: int) -> str | None:
        if not s.supply.food[self.color]:
            return "there is no Food token of that colour left in the supply"
        return None if legal_slots(s.row) else NO_SLOT

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        await place(s, player, self.color, bonus)


class PlaceHam(PlaceFood, id="place_R"):
    """Place red ham."""

    color = "R"
    words, on_tile = "place red ham", "Place ham"


class PlaceAle(PlaceFood, id="place_Y"):
    """Place yellow ale."""

    color = "Y"
    words, on_tile = "place yellow ale", "Place ale"


class PlaceVegetables(PlaceFood, id="place_G"):
    """Place green vegetables."""

    color = "G"
    words, on_tile = "place green vegetables", "Place vegetables"


class PlaceFish(PlaceFood, id="place_B"):
    """Place blue fish."""

    color = "B"
    words, on_tile = "place blue fish", "Place fish"


class PlaceAny(Action, id="place"):
    """Place a token of any colour in the supply."""

    words, icon, rule = "place any food", "hot-meal", "YP-091"

    def need(self, s: PortalState, player: int) -> str | None:
        if not any(s.supply.food.values()):
            return "there is no Food token left in the supply"
        return None if legal_slots(s.row) else NO_SLOT

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        foods = [color for color in COLORS if s.supply.food[color]]
        color = await first_question(optional, player, "Place which food?", foods, "food", self.rule, **bonus)
        if color is None:
            waive(s, player, self, bonus)
        else:
            await place(s, player, color, bonus)


class Swap(Action, id="swap"):
    """Exchange the positions of two tokens (YP-055)."""

    words, on_tile, icon = "swap two Food tokens", "Swap two tokens", "horizontal-flip"
    rule = "YP-055"

    def need(self, s: PortalState, player: int) -> str | None:
        return None if len(tokens_in(s.row)) > 1 else "there are no two tokens in the row to swap"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        tokens = tokens_in(s.row)
        one = await first_question(optional, player, "Swap which token?", tokens, "token", self.rule, **bonus)
        if one is None:
            waive(s, player, self, bonus)
            return
        others = [slot for slot in tokens if slot != one]
        prompt = "Swap {token} with which token?"
        other = await choose(player, prompt, others, "token", self.rule, token=one, **bonus)
        food, food_other = s.row[one], s.row[other]
        s.row = set_slot(set_slot(s.row, one, food_other), other, food)
        emit(
            s, "swapped", self.rule,
            player=player, slot=one, slot_other=other, food=food, food_other=food_other,
        )  # fmt: skip
        await settle(s)


class RemoveToken(Action, id="unplace"):
    """Take a token out of the row, not the last of its colour (YP-064, YP-065)."""

    words, on_tile, icon = "remove a Food token", "Remove a token", "broom"
    rule = "YP-064"

    def need(self, s: PortalState, player: int) -> str | None:
        return None if loose_tokens(s.row) else "every token in the row is the last of its colour"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        slot = await first_question(
            optional,
            player,
            "Remove which Food token?",
            loose_tokens(s.row),
            "token",
            self.rule,
            refused=lambda: refused_tokens(s.row),
            **bonus,
        )
        if slot is None:
            waive(s, player, self, bonus)
        else:
            lift_token(s, player, slot, self.rule)


# ---- Heroes


class Play(Action, id="play"):
    """Seat a Hero from the hand or, in solo, from the head of the line (YP-058, YP-124)."""

    words, on_tile, icon = "play a Hero", "Play a Hero", "card-play"
    rule = "YP-058"
    weight = 2.0

    def need(self, s: PortalState, player: int) -> str | None:
        if not s.players[player].hand:
            return "there is no Hero in the line" if s.solo else "there is no Hero card in hand"
        return None if has_free_seat(s) else NO_SEAT

    def enabled(self, earlier: Sequence[str], reason: str) -> bool:
        return reason == NO_SEAT and "remove" in earlier

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        if s.solo:
            hand = s.players[player].hand
            hero = await first_question(
                optional, player, PLAY_FIRST, hand[:1], "hero to seat", "YP-124", hero=hand[0], **bonus
            )
        else:
            hero = await first_question(
                optional,
                player,
                "Play which Hero?",
                lambda: s.players[player].hand[:],
                "hero to seat",
                self.rule,
                **bonus,
            )
        if hero is None:
            waive(s, player, self, bonus)
            return
        # From here on the card is a place in the hand: which card that is, is nobody else's business.
        place_in_hand = s.players[player].hand.index(hero)
        del hero
        seat = await choose(
            player,
            "Seat {hero} where?",
            free_seats(s),
            "seat to take",
            self.rule,
            refused=lambda: refused_seats(s),
            hero=lambda: s.players[player].hand[place_in_hand],
            **bonus,
        )
        await arrive(s, player, place_in_hand, seat)


class RemoveHero(Action, id="remove"):
    """Discard any Hero from the table, face up or face down (YP-063)."""

    words, on_tile, icon = "remove a Hero", "Remove a Hero", "exit-door"
    rule = "YP-063"

    def need(self, s: PortalState, player: int) -> str | None:
        for at in s.seats:
            if at is not None:
                return None
        return "there is no Hero at the table to remove"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        heroes = [at.hero for at in seated(s)]
        hero = await first_question(
            optional, player, "Remove which Hero?", heroes, "hero", self.rule, **bonus
        )
        if hero is None:
            waive(s, player, self, bonus)
        else:
            discard_seated(s, player, hero, self.rule)


class DrawOne(Action, id="draw1"):
    """Draw a card from any deck."""

    words, icon, rule = "draw a Hero card", "card-draw", "YP-061"

    def need(self, s: PortalState, player: int) -> str | None:
        return None if any(s.decks.values()) else "there is no card left in any deck"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        if not await draw(s, player, ONE_DRAW, self.rule, optional, bonus):
            waive(s, player, self, bonus)


class DrawTwo(DrawOne, id="draw2"):
    """Draw two cards, the first seen before the second deck is chosen (YP-061)."""

    words, on_tile = "draw two Hero cards", "Draw two cards"
    weight = 0.8

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        if await draw(s, player, FIRST_DRAW, self.rule, optional, bonus):
            await draw(s, player, SECOND_DRAW, self.rule, False, bonus)
        else:
            waive(s, player, self, bonus)


# ---- Gems and Potions


class TakeDiamond(Action, id="diamond"):
    """Take a White Diamond (YP-062)."""

    words, on_tile, icon = "take a White Diamond", "Take a Diamond", "gem-diamond"
    rule = "YP-062"
    weight = 1.2

    def need(self, s: PortalState, player: int) -> str | None:
        return None if s.supply.diamonds else "there is no White Diamond left in the supply"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        await take_diamond(s, player, self.rule, bonus)


class TakePotion(Action, id="potion"):
    """Take an Enchant Food Potion from the supply (YP-066)."""

    words, on_tile, icon = "take an Enchant Food Potion", "Take a Potion", "bubbling-flask"
    rule = "YP-066"
    weight = 0.8

    def need(self, s: PortalState, player: int) -> str | None:
        return None if s.supply.potions else "there is no Enchant Food Potion left in the supply"

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        if not optional or await may(player, "Take an Enchant Food Potion?", self.rule, **bonus):
            receive_potion(s, player, self.rule)
        else:
            waive(s, player, self, bonus)


class PlayPotion(Action, id="enchant"):
    """Put a Potion on a face-up Hero and gain its bonus without a match (YP-060, YP-139)."""

    words, on_tile = "play an Enchant Food Potion", "Play a Potion"
    rule = "YP-060"
    weight = 3.0

    def need(self, s: PortalState, player: int) -> str | None:
        if not s.players[player].potions:
            return NO_POTION
        for at in s.seats:
            if at is not None and at.face_up and not at.potion:
                return None
        return "there is no face-up Hero without a Potion"

    def enabled(self, earlier: Sequence[str], reason: str) -> bool:
        return reason != NO_POTION and "play" in earlier

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        hero = await first_question(
            optional,
            player,
            "Enchant the food of which Hero?",
            [at.hero for at in seated(s) if at.face_up and not at.potion],
            "bonus",
            self.rule,
            refused=lambda: refused_potions(s),
            **bonus,
        )
        if hero is None:
            waive(s, player, self, bonus)
        else:
            await enchant(s, player, hero, self.rule)


class Exchange(Action, id="exchange"):
    """Return a standard Gem, then take two of any colours (YP-067, YP-068)."""

    words, on_tile, icon = "exchange Gems", "Exchange Gems", "trade"
    rule = "YP-067"
    weight = 1.5

    def need(self, s: PortalState, player: int) -> str | None:
        return None if any(s.players[player].gems.values()) else "there is no standard Gem to give up"

    def enabled(self, earlier: Sequence[str], reason: str) -> bool:
        return "play" in earlier

    def caution(self, view: PortalView) -> str:
        open_colors = [color for color in COLORS if color not in view.supply.closed]
        return "" if open_colors else t(" (nothing in return: every colour is closed)")

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        gems = s.players[player].gems
        owned = [color for color in COLORS if gems[color]]
        prompt = "Give up which Gem, to take two others?"
        given = await first_question(optional, player, prompt, owned, "gem to give", self.rule, **bonus)
        if given is None:
            waive(s, player, self, bonus)
            return
        give_back(s, player, given, self.rule)
        for prompt in (TAKE_FIRST, TAKE_SECOND):
            colors = open_colors(s)
            if not colors:
                emit(s, "no_gem", "YP-079", player=player)
                break
            taken = await choose(player, prompt, colors, "gem", self.rule, **bonus)
            gain(s, player, taken, self.rule)
