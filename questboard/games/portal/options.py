"""What players choose between: each kind of option with its words, its things, its outlook and its weight.

The weights are those of a barkeep in a hurry: seat a Hero where it takes most Gems, finish orders that lack
one symbol, take Gems that count most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from questboard.games.portal import reasons
from questboard.games.portal.content import HEROES, tile_actions
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.language import n, t
from questboard.games.portal.rules.geometry import (
    filled,
    first_slot,
    free_seats,
    loose_tokens,
    matching,
    neighbours,
    order_at,
    order_gems,
    set_slot,
    tokens_in,
    wants,
    window,
)
from questboard.games.portal.rules.objectives import x_slot
from questboard.games.portal.rules.scoring import final_scores, multipliers
from questboard.games.portal.scene.cards import bonus_in_words, hero_in_words, order_in_words
from questboard.games.portal.scene.ids import (
    SUPPLY_POTION,
    deck_id,
    gem_id,
    hero_id,
    objective_id,
    player_id,
    seat_id,
    slot_id,
    supply_food_id,
    supply_gem_id,
    tile_id,
)
from questboard.games.portal.scene.outlook import completed, gems_at, is_perfect
from questboard.games.portal.state import COLORS, EMPTY, Color, HeroId, PortalState, PortalView, Seated
from questboard.games.portal.words import (
    COLOR,
    FOOD,
    GEM,
    actions_in_words,
    cards_in_words,
    effect_name,
    effect_text,
    gems_in_words,
    hero_name,
    objective_name,
    objective_text,
    points_in_words,
    seat_name,
    slot_name,
    slots_in_words,
    tile_name,
    token_name,
)
from questboard.kernel import OptionKind, kinds
from questboard.language import Plural, mark
from questboard.scene import NotOffered

AT_BEST = Plural("at best {count} Gem at {seat}", "at best {count} Gems at {seat}")
ALL_MINE = Plural(
    "all that you have there is a White Diamond, which stays",
    "all that you have there are White Diamonds, which stay",
)
ALL_THEIRS = Plural(
    "all that {player} has there is a White Diamond, which stays",
    "all that {player} has there are White Diamonds, which stay",
)
WITH_MINE = Plural(
    "you have {gems}, and {count} White Diamond that stays; worth {worth} each",
    "you have {gems}, and {count} White Diamonds that stay; worth {worth} each",
)
WITH_THEIRS = Plural(
    "{player} has {gems}, and {count} White Diamond that stays; worth {worth} each",
    "{player} has {gems}, and {count} White Diamonds that stay; worth {worth} each",
)

STARTING_FOOD = mark(
    "Before the first turn, the last player lays the starting food in the middle of the row, in any order. "
    "A Hero who sits down pays a Gem for each dish that lies where the order wants it."
)
LAYING = "YP-032"
TWICE = "YP-035"
SUPPLY_OUT, LAST_OF_ITS_COLOR, TAKEN, COVERED = "YP-053", "YP-065", "YP-059", "YP-148"
CLOSED, DIAMONDS_STAY = "YP-079", "YP-147"
PLACE = "YP-053"
SWAP = "YP-055"
EXCHANGE = "YP-067"
PASSING = 0.25
"""The weight of a pass."""
COMPLETES = 30.0
"""The weight of a token that completes an order."""
SWAP_COMPLETES = 40.0
"""The weight of a swap that completes an order."""
WANTED = 8.0
"""The weight of a token that lies where some order lacks another."""


class PortalOption(OptionKind[PortalView]):
    """An option of any kind."""

    def explanation(self) -> str:
        """The bonus or the effect that the question belongs to, in the words of its card."""
        if bonus := self.ask.about.get("bonus"):
            return f"{hero_name(bonus)}. {bonus_in_words(bonus)}"
        if not self.view.resolving:
            return ""
        hero = self.view.resolving
        return f"{hero_name(hero)}, {effect_in_words(HEROES[hero].effect, self.view)}"

    @cached_property
    def acting(self) -> HeroId:
        """The Hero whose effect is being resolved, or nothing."""
        return self.view.resolving

    def priors(self, s: PortalState) -> Sequence[float]:
        """A weight for each option: doing something is worth more than nothing."""
        return [PASSING if option is None else self.prior(s, option) for option in self.ask.options]

    def prior(self, s: PortalState, option: Any) -> float:
        """The weight of an option other than a pass."""
        return 1.0


class YesOrNo(PortalOption, id="yes"):
    """Whether to use something that one may use."""

    def nodes(self, option: bool) -> tuple[str, ...]:
        """The Potions in the supply, which is all that one may take or leave."""
        return (SUPPLY_POTION,) if option else ()

    def prior(self, s: PortalState, option: bool) -> float:
        """What is offered is most often good."""
        return 3.0 if option else 1.0


# ---- Action tiles


class Tile(PortalOption, id="tile"):
    """An Action tile to activate (YP-036)."""

    noun = "an Action tile"

    def name(self, color: Color) -> str:
        """The tile by its colour."""
        return tile_name(color)

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The tile."""
        return (tile_id(self.ask.seat, color),)

    def actions(self, color: Color, other_side: bool = False) -> tuple[str, ...]:
        """The actions that a tile shows, or that are on its other side."""
        front = self.view.players[self.ask.seat].tiles[color] != other_side
        return tile_actions(self.view.options.tile_layout, color, front)

    def outlook(self, color: Color) -> str:
        """The actions, with a warning where one of them brings less than it seems to."""
        actions = self.actions(color)
        return actions_in_words(actions) + "".join(ACTIONS[action].caution(self.view) for action in actions)

    def clause(self, color: Color) -> str:
        """The clauses of its actions."""
        return " ".join(ACTIONS[action].rule for action in self.actions(color))

    def prior(self, s: PortalState, color: Color) -> float:
        """Tiles that seat Heroes, and Potions well used, are what a turn is for."""
        front = s.players[self.ask.seat].tiles[color]
        return sum(ACTIONS[action].weight for action in tile_actions(s.options.tile_layout, color, front))

    def reason(self, color: Color) -> str:
        """Its actions; where a Hero can be played, the best one."""
        told = self.outlook(color)
        hand = reasons.for_hand(self.view, self.ask.seat) if "play" in self.actions(color) else ""
        return f"{told}; {hand}" if hand else told


class TileToFlip(Tile, id="flip"):
    """An Action tile to turn over."""

    def things(self) -> Sequence[Color]:
        """All four tiles."""
        return COLORS

    def ruled_out(self, color: Color) -> tuple[str, str]:
        """Only the active tile stays as it is."""
        return t("it is the active tile, which is flipped at the end of the turn"), self.ask.rule

    def outlook(self, color: Color) -> str:
        """The actions that come up."""
        return t("turns up: {actions}", actions=actions_in_words(self.actions(color, other_side=True)))

    def clause(self, color: Color) -> str:
        """The clause of the question."""
        return self.ask.rule

    def reason(self, color: Color) -> str:
        """The actions that come up."""
        return self.outlook(color)


# ---- the Food Row


class Slot(PortalOption, id="slot"):
    """A free slot of the Food Row, for a token of the food that the question is about."""

    noun = "a slot"

    def name(self, slot: int) -> str:
        """The slot by its number."""
        return slot_name(slot)

    def nodes(self, slot: int) -> tuple[str, ...]:
        """The slot."""
        return (slot_id(slot),)

    def things(self) -> Sequence[int]:
        """Every slot."""
        return range(len(self.view.row))

    def ruled_out(self, slot: int) -> tuple[str, str]:
        """It is taken, or a token there would touch none."""
        if self.view.row[slot] != EMPTY:
            return t("it holds a token"), self.ask.rule
        return t("it is next to no token that stays in the row"), self.ask.rule

    def outlook(self, slot: int) -> str:
        """What a token there would complete, begin or end."""
        if self.ask.rule != PLACE:
            return ""
        view = self.view
        row = set_slot(view.row, slot, self.ask.about["food"])
        effects = perfect_matches(view, row)
        if slot in (0, len(row) - 1) and EMPTY not in (row[0], row[-1]):
            effects.append(t("begins the endgame"))
        for seat, card in view.covered.items():
            if slot == x_slot(seat, card):
                effects.append(t("{objective} is lost", objective=objective_name(card)))
        return ", ".join(effects)

    def priors(self, s: PortalState) -> Sequence[float]:
        """Complete orders."""
        wanted, food = wants(s), self.ask.about["food"]
        return [COMPLETES if (slot, food) in wanted else 1.0 for slot in self.ask.options]

    def reason(self, slot: int) -> str:
        """What a token there would complete, or whom it would serve."""
        if told := self.outlook(slot):
            return told
        food = self.ask.about.get("food", "")
        return reasons.for_token(self.view, slot, food) if food and self.view.row[slot] == EMPTY else ""


class Token(PortalOption, id="token"):
    """A Food token on the row; the other one of a swap, if the question is about one already."""

    noun = "a Food token"

    def name(self, slot: int) -> str:
        """The token by its slot."""
        return token_name(slot)

    def nodes(self, slot: int) -> tuple[str, ...]:
        """The slot that it lies on."""
        return (slot_id(slot),)

    def things(self) -> Sequence[int]:
        """Every token in the row."""
        return tokens_in(self.view.row)

    def why_not(self, node: str) -> NotOffered | None:
        """No token lies on an empty slot."""
        for slot, token in enumerate(self.view.row):
            if token == EMPTY and node == slot_id(slot):
                return self.refusal(slot, t("no token lies there"), self.ask.rule)
        return None

    def ruled_out(self, slot: int) -> tuple[str, str]:
        """It is chosen already, the last of its colour, in another column, or has nowhere to go."""
        row, rule = self.view.row, self.ask.rule
        if slot == self.ask.about.get("token"):
            return t("it is the token that is swapped"), rule
        column = self.column()
        if column and slot not in column and all(option in column for option in self.ask.options):
            return t("it does not lie in the column of {hero}", hero=hero_name(self.acting)), rule
        if slot not in loose_tokens(row):
            return t("it is the last of its colour in the row"), LAST_OF_ITS_COLOR
        if None in self.ask.options:
            return t("there is no other empty slot next to a token that stays in the row"), rule
        return t("no other food is left in the supply"), rule

    def column(self) -> range:
        """The slots before the Hero that acts; none where no Hero does."""
        for seat, at in enumerate(self.view.seats):
            if at is not None and at.hero == self.acting:
                first = first_slot(seat)
                return range(first, first + len(window(self.view.row, seat)))
        return range(0)

    def outlook(self, slot: int) -> str:
        """Which food it is, and whose order a swap with it would complete."""
        effects = [FOOD[self.view.row[slot]]]
        if self.ask.rule == SWAP:
            effects += self.completed(slot)
        return ", ".join(effects)

    def completed(self, slot: int) -> list[str]:
        """The orders that a swap of this token completes, with the one already chosen or with others."""
        row, one = self.view.row, self.ask.about.get("token")
        if one is not None:
            return perfect_matches(self.view, swap(row, slot, one))
        found: dict[HeroId, list[int]] = {}
        for other in self.partners(slot):
            for hero in completed(self.view, swap(row, slot, other)):
                found.setdefault(hero, []).append(other)
        return [
            t("completes {hero} if swapped with {slots}", hero=hero_name(hero), slots=slots_in_words(slots))
            for hero, slots in found.items()
        ]

    def partners(self, slot: int) -> list[int]:
        """Tokens that some order lacks on this slot, or that lie where one lacks this token."""
        row, wanted = self.view.row, wants(self.view)
        others = [other for other in self.ask.options if other is not None and other != slot]
        return [other for other in others if (slot, row[other]) in wanted or (other, row[slot]) in wanted]

    def priors(self, s: PortalState) -> Sequence[float]:
        """Swap tokens that complete an order; take out what no order wants there."""
        wanted, row, one = dict(wants(s)), s.row, self.ask.about.get("token")
        weights = []
        for slot in self.ask.options:
            if slot is None:
                weights.append(PASSING)
            elif one is None:
                weights.append(WANTED if slot in wanted else 1.0)
            else:
                completes = wanted.get(one) == row[slot] or wanted.get(slot) == row[one]
                weights.append(SWAP_COMPLETES if completes else 1.0)
        return weights


class Food(PortalOption, id="food"):
    """A food in the supply."""

    noun = "a food"

    def name(self, color: Color) -> str:
        """The dish."""
        return FOOD[color]

    def explanation(self) -> str:
        """What the starting food is for; it is the first that a new player is asked."""
        return t(STARTING_FOOD) if self.ask.rule in (LAYING, TWICE) else super().explanation()

    def reason(self, color: Color) -> str:
        """Whom it would serve, and where."""
        slot = self.ask.about.get("slot")
        if slot is not None and self.view.row[slot] == EMPTY:
            return reasons.for_token(self.view, slot, color) or self.outlook(color)
        return reasons.for_food(self.view, color)

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The tokens in the supply, and the slot if it is known."""
        slot = self.ask.about.get("slot")
        return (supply_food_id(color), *(() if slot is None else (slot_id(slot),)))

    def things(self) -> Sequence[Color]:
        """Every food."""
        return COLORS

    def ruled_out(self, color: Color) -> tuple[str, str]:
        """It lies there already, is chosen already, or there is none left."""
        rule = self.ask.rule
        if rule == TWICE:
            return t("two of it are laid already"), rule
        if rule == LAYING:
            return t("all of it is laid"), rule
        if color == self.ask.about.get("food"):
            return t("the token is of that food already"), rule
        return t("there is none left in the supply"), SUPPLY_OUT

    def outlook(self, color: Color) -> str:
        """How many tokens there are to choose from."""
        if self.ask.rule == TWICE:
            return t("2 to lay instead of 1")
        if self.ask.rule == LAYING:
            return t("{count} left to lay", count=self.ask.about["foods"].count(color))
        return t("{count} in the supply", count=self.view.supply.food[color])


# ---- Heroes


class Hero(PortalOption, id="hero"):
    """A Hero, at the table or in hand."""

    noun = "a Hero"

    def name(self, hero: HeroId) -> str:
        """The Hero's name."""
        return hero_name(hero)

    def nodes(self, hero: HeroId) -> tuple[str, ...]:
        """The card."""
        return (hero_id(hero),)

    def outlook(self, hero: HeroId) -> str:
        """Where a Hero sits, or what a card in hand could do."""
        for seat, at in enumerate(self.view.seats):
            if at is not None and at.hero == hero:
                return f"{seat_name(seat)}{self.of_seated(at)}"
        return f"{hero_in_words(hero)}; {self.of_card(hero)}"

    def things(self) -> Sequence[HeroId]:
        """All Heroes at the table, if it is them that the question is about."""
        there = [at.hero for at in self.view.seats if at is not None]
        return there if any(option in there for option in self.ask.options) else ()

    def ruled_out(self, hero: HeroId) -> tuple[str, str]:
        """It is the one that acts, lies face down, has a Potion, or sits elsewhere."""
        view, rule = self.view, self.ask.rule
        at = next(at for at in view.seats if at is not None and at.hero == hero)
        acting = hero_name(self.acting) if self.acting else ""
        if hero == self.ask.about.get("hero"):
            return t("it is the Hero that is chosen already"), rule
        if hero == self.acting:
            return t("it is the Hero whose effect this is"), rule
        if "neighbour" in self.ask.prompt and at not in neighbours(self.view, self.acting):
            return t("it does not sit next to {hero}", hero=acting), rule
        if not at.face_up:
            return t("it lies face down"), rule
        if at.potion:
            return t("there is a Potion on it"), rule
        return t("it has the same effect"), rule

    def of_seated(self, at: Seated) -> str:
        """A Hero at the table."""
        if not at.face_up:
            return t(", face down")
        return t(
            ", {effect}, with a Potion" if at.potion else ", {effect}",
            effect=effect_name(HEROES[at.hero].effect),
        )

    def of_card(self, hero: HeroId) -> str:
        """A Hero in hand."""
        return t("order {order}", order=order_in_words(HEROES[hero].order))


class HeroToMirror(Hero, id="hero to mirror"):
    """A neighbour whose effect a Hero may use as its own."""

    noun = "a neighbour"

    def of_seated(self, at: Seated) -> str:
        """Its effect."""
        return f", {effect_in_words(HEROES[at.hero].effect, self.view)}"


class HeroToPutUnder(Hero, id="hero to put under"):
    """A card that was looked at and goes under its deck."""

    minor = True

    def things(self) -> Sequence[HeroId]:
        """All that were looked at are offered."""
        return ()


class HeroToSeat(Hero, id="hero to seat"):
    """A Hero to play (YP-058, YP-124)."""

    def things(self) -> Sequence[HeroId]:
        """All Heroes in hand; alone, those in the line."""
        return reasons.own_heroes(self.view)

    def ruled_out(self, hero: HeroId) -> tuple[str, str]:
        """Alone, only the head of the line may be played."""
        if self.view.solo:
            return t("only the Hero at the head of the line may be played"), "YP-124"
        return t("this is about another card"), self.ask.rule

    def of_card(self, hero: HeroId) -> str:
        """The free seat where a Hero would take the most Gems as the row is now."""
        offers = [(len(gems_at(self.view, hero, seat)), -seat) for seat in free_seats(self.view)]
        count, seat = max(offers, default=(0, 0))
        return n(*AT_BEST, count, seat=seat_name(-seat)) if count else t("no Gems anywhere now")

    def prior(self, s: PortalState, hero: HeroId) -> float:
        """The best seat for a Hero."""
        best = max((len(order_gems(s, hero, seat)) for seat in free_seats(s)), default=0)
        return 0.2 + float(best * best)

    def reason(self, hero: HeroId) -> str:
        """The Gems at the best seat, and their points."""
        return reasons.for_hero(self.view, self.ask.seat, hero)


class Bonus(Hero, id="bonus"):
    """A Hero whose bonus is at stake (YP-060, YP-138)."""

    def of_seated(self, at: Seated) -> str:
        """Its bonus."""
        return f". {bonus_in_words(at.hero)}".rstrip(". ")


class Seat(PortalOption, id="seat"):
    """A seat for a Hero who stands already, or for an Objective."""

    noun = "a seat"

    def name(self, seat: int) -> str:
        """The seat by its side and column."""
        return seat_name(seat)

    def explanation(self) -> str:
        """What the Objective asks for that is laid on a seat."""
        if card := self.ask.about.get("objective"):
            text = objective_text(card, True, self.view.options)
            return t(
                "{objective}: {text}. It is lost when the row reaches its X.",
                objective=objective_name(card),
                text=text,
            )
        return super().explanation()

    def nodes(self, seat: int) -> tuple[str, ...]:
        """The seat itself, the Hero on it or the Objective that covers it."""
        at = self.view.seats[seat]
        if at is not None:
            return (hero_id(at.hero),)
        covered = self.view.covered
        return (objective_id(covered[seat]) if seat in covered else seat_id(seat),)

    def things(self) -> Sequence[int]:
        """Every seat."""
        return range(len(self.view.seats))

    def ruled_out(self, seat: int) -> tuple[str, str]:
        """Somebody sits there, or an Objective lies there."""
        if self.view.seats[seat] is not None:
            return t("a Hero sits there"), TAKEN
        return t("an Objective card lies there"), COVERED

    def outlook(self, seat: int) -> str:
        """Which symbols of the Hero's order would match, or when the Objective would be lost."""
        if card := self.ask.about.get("objective"):
            return t("lost when {slot} is filled", slot=slot_name(x_slot(seat, card)))
        hero: HeroId = self.ask.about["hero"]
        matched = matching(order_at(self.view, hero, seat), window(self.view.row, seat))
        takes = t("{some} of {all} symbols match", some=len(matched), all=len(HEROES[hero].symbols))
        return self.with_bonus(seat, hero, takes, t("Perfect Match"))

    def with_bonus(self, seat: int, hero: HeroId, takes: str, perfect: str) -> str:
        """What a Hero takes at a seat, and the bonus of a Perfect Match."""
        if not is_perfect(self.view, hero, seat, self.view.row):
            return takes
        return f"{perfect}. {bonus_in_words(hero)}".rstrip(".")

    def prior(self, s: PortalState, seat: int) -> float:
        """Gems that a Hero takes at a seat, and far more if it is a Perfect Match."""
        hero = self.ask.about.get("hero")
        if hero is None:
            return 1.0
        order, tokens = order_at(s, hero, seat), window(s.row, seat)
        weight = (0.3 + len(matching(order, tokens))) ** 3
        return weight + 40 if filled(order, tokens) else weight


class SeatToTake(Seat, id="seat to take"):
    """A seat for a Hero who arrives and takes Gems (YP-058, YP-124)."""

    def outlook(self, seat: int) -> str:
        """The Gems that the Hero would take, before its effect changes anything."""
        hero: HeroId = self.ask.about["hero"]
        gems = gems_at(self.view, hero, seat)
        takes = t("takes {gems}", gems=gems_in_words(gems)) if gems else t("takes nothing")
        return self.with_bonus(seat, hero, takes, t("Perfect Match: {takes}", takes=takes))

    def reason(self, seat: int) -> str:
        """What the Hero takes, and what that is worth."""
        gems = gems_at(self.view, self.ask.about["hero"], seat)
        told = self.outlook(seat)
        return f"{told}: {reasons.gems_for(self.view, self.ask.seat, gems)}" if gems else told


class Deck(PortalOption, id="deck"):
    """A deck of Hero cards."""

    noun = "a deck"

    def nodes(self, deck: str) -> tuple[str, ...]:
        """The deck."""
        return (deck_id(deck),)

    def things(self) -> Sequence[str]:
        """Every deck."""
        return list(self.view.decks)

    def ruled_out(self, deck: str) -> tuple[str, str]:
        """It is empty."""
        return t("there is no card left in it"), self.ask.rule

    def outlook(self, deck: str) -> str:
        """How many cards are left."""
        return n("{count} card left", "{count} cards left", len(self.view.decks[deck]))


# ---- Gems


class Gem(PortalOption, id="gem"):
    """The colour of a Gem to take from the supply."""

    noun = "a colour"

    def name(self, color: Color) -> str:
        """The Gem."""
        return GEM[color]

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The player's own Gems and those in the supply."""
        return (gem_id(self.ask.seat, color), supply_gem_id(color))

    def things(self) -> Sequence[Color]:
        """Every colour."""
        return COLORS

    def ruled_out(self, color: Color) -> tuple[str, str]:
        """The colour is closed, or the order of the card that allows a Gem has no symbol of it."""
        if color in self.view.supply.closed:
            return t("{color} is closed: its supply of Gems has run out", color=COLOR[color]), CLOSED
        if hero := self.ask.about.get("hero"):
            return t(
                "the order of {hero} has no {color} symbol", hero=hero_name(hero), color=COLOR[color]
            ), self.ask.rule
        return t("the bonus gives a Gem of another colour"), self.ask.rule

    def outlook(self, color: Color) -> str:
        """How many Gems of a colour the player has, what they count, and how many are left."""
        return t(
            "{owned}; {count} left in the supply", owned=self.owned(color), count=self.view.supply.gems[color]
        )

    def owned(self, color: Color) -> str:
        """How many Gems of a colour the player has, and what they count."""
        count = self.view.players[self.ask.seat].count(color)
        return t("you have {count}, worth {worth} each", count=count, worth=multipliers(self.view)[color])

    def priors(self, s: PortalState) -> Sequence[float]:
        """Take Gems that are worth most."""
        worth = multipliers(s)
        return [PASSING if color is None else float(worth[color] ** 2) for color in self.ask.options]

    def reason(self, color: Color) -> str:
        """What another Gem of the colour is worth."""
        return f"{reasons.gems_for(self.view, self.ask.seat, color)}; {self.outlook(color)}"


class Diamond(Gem, id="diamond"):
    """The colour that a White Diamond counts for (YP-081)."""

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The player's own Gems."""
        return (gem_id(self.ask.seat, color),)

    def outlook(self, color: Color) -> str:
        """How many Gems of a colour the player has, and what they count."""
        return self.owned(color)


class GemToGive(Gem, id="gem to give"):
    """The colour of a standard Gem to give up; White Diamonds stay (YP-147)."""

    @cached_property
    def owner(self) -> int:
        """The player who loses the Gem."""
        return self.ask.seat

    def ruled_out(self, color: Color) -> tuple[str, str]:
        """There is none, or there are only White Diamonds, which stay."""
        mine, owner = self.owner == self.ask.seat, self.names[self.owner]
        if diamonds := self.view.players[self.owner].diamonds[color]:
            only = ALL_MINE if mine else ALL_THEIRS
            return n(*only, diamonds, player=owner), DIAMONDS_STAY
        return t("you have none") if mine else t("{player} has none", player=owner), self.ask.rule

    def outlook(self, color: Color) -> str:
        """How many Gems of a colour the owner has, and what an exchange brings in return."""
        in_return = self.in_return(color) if self.ask.rule == EXCHANGE else ""
        left = t("{count} left in the supply", count=self.view.supply.gems[color])
        return f"{self.owned(color)}; {left}{in_return}"

    def owned(self, color: Color) -> str:
        """How many Gems of a colour the owner has, those that stay apart, and what they count."""
        owned = self.view.players[self.owner]
        mine, diamonds = self.owner == self.ask.seat, owned.diamonds[color]
        owner = self.rules.called("player", self.owner, self.names)
        facts = {"gems": owned.gems[color], "worth": multipliers(self.view)[color], "player": owner}
        if diamonds:
            return n(*(WITH_MINE if mine else WITH_THEIRS), diamonds, **facts)
        return t(
            "you have {gems}, worth {worth} each" if mine else "{player} has {gems}, worth {worth} each",
            **facts,
        )

    def in_return(self, given: Color) -> str:
        """A warning where an exchange would bring fewer than two Gems (YP-067)."""
        open_colors = [color for color in COLORS if color not in self.view.supply.closed]
        left = sum(self.view.supply.gems[color] + (color == given) for color in open_colors)
        if not left:
            return t("; nothing in return: every colour is closed")
        return t("; only one Gem in return") if left == 1 else ""

    def priors(self, s: PortalState) -> Sequence[float]:
        """Give up Gems that are worth least."""
        worth = multipliers(s)
        return [PASSING if color is None else 1 / worth[color] ** 2 for color in self.ask.options]

    def reason(self, color: Color) -> str:
        """What the Gem is worth to its owner."""
        return f"{reasons.gems_for(self.view, self.owner, lost=color)}; {self.outlook(color)}"


class GemToSteal(GemToGive, id="gem to steal"):
    """The colour of a Gem to take from another player."""

    @cached_property
    def owner(self) -> int:
        """The player who loses the Gem."""
        return int(self.ask.about["player"])

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The owner's Gems."""
        return (gem_id(self.owner, color),)

    def priors(self, s: PortalState) -> Sequence[float]:
        """Take Gems that are worth most."""
        return Gem.priors(self, s)

    def reason(self, color: Color) -> str:
        """What the Gem is worth to who takes it, and to its owner."""
        mine = reasons.gems_for(self.view, self.ask.seat, color)
        theirs = reasons.points_of(self.view, self.owner, lost=color)
        return t(
            "{mine}, and {player} loses {points}",
            mine=mine,
            player=self.names[self.owner],
            points=points_in_words(-theirs),
        )


# ---- players and their cards


class Back(PortalOption, id="back"):
    """The back of a card in another player's hand."""

    noun = "a colour"

    def name(self, color: Color) -> str:
        """The colour of the back."""
        return COLOR[color]

    def nodes(self, color: Color) -> tuple[str, ...]:
        """The player's hand."""
        return (player_id(self.ask.about["player"]),)

    def things(self) -> Sequence[Color]:
        """Every colour."""
        return COLORS

    def ruled_out(self, color: Color) -> tuple[str, str]:
        """There is no such card in that hand."""
        whose = self.names[self.ask.about["player"]]
        return t("no card with this back is in the hand of {player}", player=whose), self.ask.rule

    def outlook(self, color: Color) -> str:
        """How many such cards are in that hand."""
        hand = self.view.players[self.ask.about["player"]].hand
        return n("{count} card in hand", "{count} cards in hand", [card[0] for card in hand].count(color))


class Player(PortalOption, id="player"):
    """Another barkeep."""

    noun = "a player"

    def nodes(self, player: int) -> tuple[str, ...]:
        """The player's area."""
        return (player_id(player),)

    def things(self) -> Sequence[int]:
        """Every player."""
        return range(len(self.view.players))

    def ruled_out(self, player: int) -> tuple[str, str]:
        """It is the player who asks, or there is nothing to take."""
        if player == self.ask.seat:
            return t("it must be another player"), self.ask.rule
        if "Gem" in self.ask.prompt:
            return t("there is no standard Gem to take"), self.ask.rule
        return t("there is no card in hand"), self.ask.rule

    def outlook(self, player: int) -> str:
        """How well the player does."""
        points, owned = final_scores(self.view)[player].so_far, self.view.players[player]
        gems = gems_in_words("".join(color * owned.gems[color] for color in COLORS))
        return t(
            "{points}, {cards} in hand, {gems}",
            points=points_in_words(points),
            cards=cards_in_words(len(owned.hand)),
            gems=gems or t("no Gems"),
        )


def effect_in_words(effect: str, view: PortalView) -> str:
    """What an effect is called and does at a table with this many players."""
    return f"{effect_name(effect)}: {effect_text(effect, view.solo)}"


def swap(row: str, one: int, other: int) -> str:
    """The row with two tokens exchanged."""
    return set_slot(set_slot(row, one, row[other]), other, row[one])


def perfect_matches(view: PortalView, row: str) -> list[str]:
    """The Perfect Matches that another row would bring."""
    heroes = completed(view, row)
    return [
        t("Perfect Match: {hero}. {bonus}", hero=hero_name(hero), bonus=bonus_in_words(hero)).rstrip(".")
        for hero in heroes
    ]


KINDS = kinds(
    YesOrNo,
    Tile,
    TileToFlip,
    Slot,
    Token,
    Food,
    Hero,
    HeroToMirror,
    HeroToPutUnder,
    HeroToSeat,
    Bonus,
    Seat,
    SeatToTake,
    Deck,
    Gem,
    Diamond,
    GemToGive,
    GemToSteal,
    Back,
    Player,
)
