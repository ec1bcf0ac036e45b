"""Menus of acts: what players may do in Play Cards, in the Market, and with cards that lie in play.

An act is a tuple of a verb and the card or power it is done with.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import ClassVar

from questboard.games.dragonfire.appraisal import bargain
from questboard.games.dragonfire.content import CARDS, CLASS_NAMES
from questboard.games.dragonfire.foresight import own_prospect, prospect
from questboard.games.dragonfire.hooks import Power, acts
from questboard.games.dragonfire.options import reasons
from questboard.games.dragonfire.options.base import (
    NEVER,
    DragonfireOption,
    hand_nodes,
    in_brief,
    market_nodes,
    power_nodes,
    power_outlook,
    sentences,
)
from questboard.games.dragonfire.options.plan import Plan
from questboard.games.dragonfire.rules.in_play import PUT_AWAY, Act
from questboard.games.dragonfire.rules.market import price
from questboard.games.dragonfire.scene.cards import card_lines
from questboard.games.dragonfire.scene.outlook import in_words, outlook
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, DragonfireView
from questboard.games.dragonfire.words import plural, points_in_words, power_name
from questboard.kernel import Menu, MenuItem, kinds

SPARE = 2.5
"""The weight of playing a card that does nothing, to get rid of it."""
HEALING = "Heal "
"""How the text of a card begins that heals."""
HOPE = 1.5
"""The weight of playing a card that could do something if others help."""
IDLE = 0.01
"""The weight of playing any other card that does nothing."""
INSTEAD = 0.5
"""The weight of using a card up for its other use."""
REPACK_IDLE, REPACK_USED = 3.0, 0.1
"""The weights of repacking a card that does nothing, and one that is needed."""
DISCARD_SPARE = 2.0
"""The weight of discarding a card to get rid of it."""
USE_IN_MARKET = 0.5
"""The weight of using a power in the Market."""
EAGERNESS = 3.0
"""How much more gladly the better of two Market cards is bought."""
ON_COMMAND = 0.1
"""What it is worth at least to play a card out of turn, for nothing is lost by it."""


def purchase_weight(s: DragonfirePosition, seat: int, card: CardId) -> float:
    """The weight of buying a Market card."""
    return exp(EAGERNESS * bargain(s, seat, card))


# ---- verbs


class Verb(MenuItem[DragonfireView]):
    """Something to do with a card or a power."""

    words: ClassVar[str]
    """What it is called, with a place for the card or power."""

    by_the_way: ClassVar[bool] = False
    """Whether it takes a second gesture, because a click on the card means something else."""

    def name(self, act: Act) -> str:
        """The verb and the card."""
        return self.words.format(power_name(act[1]))

    def aside(self, act: Act) -> bool:
        """Cards are played by a click; what else can be done with them is not."""
        return self.by_the_way


class InPlayCards(Verb):
    """Something that is weighed by what would come of it in this turn."""

    menu: PlayCardsMenu


class PlayCard(InPlayCards, id="play"):
    """Play a card from hand as in your own turn (DF-138)."""

    words = "play {}"
    group = "card"

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in hand."""
        return hand_nodes(self.view, act[1])

    def outlook(self, act: Act) -> str:
        """Its damage and what it does."""
        card = CARDS[act[1]]
        damage = points_in_words(card.damage)
        return sentences(f"{damage}." if damage else "", in_brief(card.text))

    def reason(self, act: Act) -> str:
        """What the card does, and what falls by it or together with others."""
        more = reasons.for_card(self.view, self.ask.seat, act[1])
        hurt = reasons.neediest(self.view) if CARDS[act[1]].text.startswith(HEALING) else None
        told = "" if hurt is None else f"{self.names[hurt]} has {reasons.for_healing(self.view, hurt)}."
        return sentences(more and f"{more}.", self.outlook(act), told)

    def prior(self, s: DragonfireState, act: Act) -> float:
        """What comes of it; a card that does nothing is played only to get rid of it or in hope of help."""
        plan, card = self.menu.plan, act[1]
        return plan.playing(card) or (SPARE if card in plan.spare else HOPE if card in plan.hopes else IDLE)


class UseUp(PlayCard, id="instead"):
    """Use a card up for its other use (DF-318, DF-319)."""

    words = "use up {}"
    by_the_way = True

    def outlook(self, act: Act) -> str:
        """Its other use."""
        return CARDS[act[1]].instead

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Rather not."""
        return INSTEAD


class PlayOnCommand(PlayCard):
    """Play a card in the turn of another player."""

    def prior(self, s: DragonfireState, act: Act) -> float:
        """What comes of it."""
        return self.menu.plan.playing(act[1]) + ON_COMMAND


class UseUpOnCommand(UseUp):
    """Use a card up in the turn of another player."""

    def prior(self, s: DragonfireState, act: Act) -> float:
        """What would come of playing it."""
        return self.menu.plan.playing(act[1]) + ON_COMMAND


class Repack(InPlayCards, id="repack"):
    """Discard a card to draw one (DF-346)."""

    words = "repack {}"
    by_the_way = True

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in hand."""
        return hand_nodes(self.view, act[1])

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Cards that are not needed now."""
        return REPACK_USED if act[1] in self.menu.plan.ahead.used else REPACK_IDLE


class Discard(InPlayCards, id="discard"):
    """Discard a card (DF-142)."""

    words = "discard {}"
    by_the_way = True

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in hand."""
        return hand_nodes(self.view, act[1])

    def reason(self, act: Act) -> str:
        """Why a card is better out of the way."""
        if reasons.needed(self.view, self.ask.seat, act[1]):
            return ""
        return "it clears nothing this turn, and makes room for another card in Replenish"

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Only cards to get rid of."""
        return DISCARD_SPARE if act[1] in self.menu.plan.spare else NEVER


class Assist(InPlayCards, id="assist"):
    """Play a card on another player's turn (DF-158)."""

    words = "assist with {}"
    group = "card"

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in hand."""
        return hand_nodes(self.view, act[1])

    def outlook(self, act: Act) -> str:
        """What it does as an Assist."""
        return CARDS[act[1]].assist or CARDS[act[1]].text

    def reason(self, act: Act) -> str:
        """What the card does as an Assist, and what falls by it."""
        more = reasons.for_card(self.view, self.ask.seat, act[1], "assist")
        return sentences(more and f"{more}.", self.outlook(act))

    def prior(self, s: DragonfireState, act: Act) -> float:
        """How much it helps."""
        return self.menu.plan.assisting(act[1]) or NEVER


class Use(InPlayCards, id="use"):
    """Use a Feature, an ability or a card in play (DF-149, DF-289)."""

    words = "use {}"
    group = "power"

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The power."""
        return power_nodes(self.view, act[1])

    def outlook(self, act: Act) -> str:
        """What it does."""
        return power_outlook(act[1])

    def prior(self, s: DragonfireState, act: Act) -> float:
        """What it is worth now."""
        return self.menu.plan.using(act[1])


class UseInMarket(Use, id="market"):
    """Use a power in the Market phase, before buying anything."""

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Less than buying a good card."""
        return USE_IN_MARKET


class PutAway(Verb, id=PUT_AWAY):
    """Discard a card from play (DF-149, DF-391)."""

    words = "put {} away"
    by_the_way = True

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in play."""
        return power_nodes(self.view, act[1])

    def prior(self, s: DragonfireState, act: Act) -> float:
        """A card that lies in play is of more use there than in the discard pile."""
        return NEVER


class Buy(Verb, id="buy"):
    """Buy a Market card (DF-246)."""

    words = "buy {}"
    group = "card"

    def nodes(self, act: Act) -> tuple[str, ...]:
        """The card in the Market."""
        return market_nodes(self.view, act[1])

    def outlook(self, act: Act) -> str:
        """Its Class Type and price, its damage and Swords, and what it does."""
        card = act[1]
        types = " and ".join(CLASS_NAMES[color] for color in CARDS[card].color)
        icons = [
            points_in_words(CARDS[card].damage),
            *([plural(CARDS[card].swords, "Sword")] * (CARDS[card].swords > 0)),
        ]
        text = in_brief(" ".join(card_lines(card)[1:]))
        kind = f"{types}, {price(self.view, self.ask.seat, card)} gold."
        found = ", ".join(filter(None, icons))
        return sentences(kind, found and f"{found}.", text)

    def reason(self, act: Act) -> str:
        """What it costs of the gold there is, and what the card brings."""
        gold, cost = self.view.characters[self.ask.seat].gold, price(self.view, self.ask.seat, act[1])
        return sentences(f"{cost} of your {gold} gold.", self.outlook(act).partition("gold. ")[2])

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Good cards for little gold."""
        return purchase_weight(s, self.ask.seat, act[1])


class DealDamage(MenuItem[DragonfireView], id="done"):
    """Go on to Deal Damage (DF-139)."""

    ends = True

    def name(self, act: Act) -> str:
        """The phase that follows."""
        return "deal damage"

    def outlook(self, act: Act) -> str:
        """What the player would then take, and what would fall."""
        return in_words(outlook(self.view))


class AskOthers(MenuItem[DragonfireView], id="others"):
    """Ask the others for Assists before playing on (DF-159)."""

    def name(self, act: Act) -> str:
        """What the others get."""
        return "let the others act first"

    def reason(self, act: Act) -> str:
        """What it is good for."""
        return "what they add is known before the next card is played"

    def prior(self, s: DragonfireState, act: Act) -> float:
        """They are asked anyway before damage is dealt."""
        return NEVER


class Quiet(MenuItem[DragonfireView], id="quiet"):
    """Not to be asked for Assists any more: in this turn, or in this round."""

    def name(self, act: Act) -> str:
        """For how long."""
        return "don't ask me again this turn" if act[1] == "turn" else "don't ask me until my next turn"

    def prior(self, s: DragonfireState, act: Act) -> float:
        """Bots don't mind being asked."""
        return NEVER


class ActOfCard(MenuItem[DragonfireView]):
    """Something that one card only brings: `Power.acts` on the page of hooks says what it can be."""

    def __init__(self, menu: Menu[DragonfireView], card: Power) -> None:
        super().__init__(menu)
        self.card = card

    def name(self, act: Act) -> str:
        """The verb in the words of its card."""
        verb, thing = act
        return self.card.acts[verb].format(power_name(thing))

    def nodes(self, act: Act) -> tuple[str, ...]:
        """What it is done with, if that is in hand, otherwise the card that brings the verb."""
        hand = self.view.characters[self.view.seat].hand
        return hand_nodes(self.view, act[1]) if act[1] in hand else power_nodes(self.view, self.card.id)

    def prior(self, s: DragonfireState, act: Act) -> float:
        """How gladly it is done."""
        return self.card.act_weight(s, self.ask.seat, act[0])


# ---- menus


def as_it_lies(view: DragonfireView, who: str) -> str:
    """What the active player would take as things lie, and what the cards played so far would do."""
    return f"As it lies, {in_words(outlook(view), who)}."


class ActMenu(DragonfireOption, Menu[DragonfireView]):
    """Acts of any phase."""

    noun = "what to do"

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """What each verb says; bots ask often, so this takes no detour."""
        item = self.item
        return [self.idle if act is None else item(act).prior(s, act) for act in self.ask.options]


class PlayCardsMenu(ActMenu):
    """Acts of Play Cards; `plan` is there while they are weighed."""

    plan: Plan


class PlayCards(PlayCardsMenu, id="act"):
    """All that the active player may do in Play Cards (DF-138)."""

    verbs = kinds(PlayCard, UseUp, Repack, Use, Discard, PutAway, AskOthers, DealDamage)

    def left(self) -> str:
        """The cards that the player can still play."""
        return f"{plural(len(self.view.characters[self.ask.seat].hand), 'card')} in hand."

    def explanation(self) -> str:
        """What would fall as it lies, and what the player would then take."""
        return as_it_lies(self.view, "you")

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """Play what does something, then deal damage."""
        self.plan = Plan(s, self.ask.seat, own_prospect(s, self.ask.seat))
        return super().priors(s)


class PlayForOther(PlayCardsMenu, id="act on command"):
    """A card that a player may play in the turn of another as if in their own."""

    verbs = kinds(PlayOnCommand, UseUpOnCommand, PutAway)
    idle = 0.3

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """Play what does something."""
        self.plan = Plan(s, self.ask.seat, own_prospect(s, self.ask.seat))
        return super().priors(s)


class Assists(PlayCardsMenu, id="assist"):
    """What a player may do in the Play Cards phase of another (DF-159)."""

    ends = True
    verbs = kinds(Assist, Use, PutAway, Quiet)

    def explanation(self) -> str:
        """What would fall as it lies, and what the active player would then take."""
        return as_it_lies(self.view, self.rules.called("player", self.view.turn.seat, self.names))

    def priors(self, s: DragonfireState) -> Sequence[float]:
        """Help where it helps."""
        self.plan = Plan(s, self.ask.seat, prospect(s, s.turn.seat))
        return super().priors(s)


class Purchase(ActMenu, id="purchase"):
    """What a player may do in the Market (DF-246)."""

    ends = True
    verbs = kinds(Buy, UseInMarket, PutAway)


class CardToPutAway(ActMenu, id="card to put away"):
    """A card in play that may be discarded before the discard pile becomes a draw deck (DF-391)."""

    noun = "a card"
    verbs = kinds(PutAway)


class CardActs(ActMenu, id="act of a card"):
    """What may be done with a card in play besides using it."""

    def find(self, verb: str) -> MenuItem[DragonfireView]:
        """The verbs that cards bring."""
        return ActOfCard(self, acts()[verb]) if verb in acts() else super().find(verb)
