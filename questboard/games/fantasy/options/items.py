"""Items: chests, changing, exchanging, using and sharing them out."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import USABLE
from questboard.games.fantasy.options import reasons
from questboard.games.fantasy.options.acts import Act, Prospects
from questboard.games.fantasy.options.base import FantasyItem, FantasyMenu, FantasyOption, sharpen
from questboard.games.fantasy.options.healing import REVIVED, UNWISE
from questboard.games.fantasy.rules.items import Bargain, Change
from questboard.games.fantasy.rules.potions import NOT_THIS_ROUND, NOT_THIS_TURN, TOKEN_GAIN, TOKENS, Drink
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import card_in_brief
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.games.fantasy.tactics import item_worth
from questboard.games.fantasy.words import bargain_name, figure_name, item_name, plural, use_name
from questboard.kernel import kinds

REACHED_GOAL = 4.0
"""Freeing a person or picking up a quest object is what the adventure is about."""
OPENED_CHEST = 2.0
"""A card from the Item deck: about what `item_worth` says of an artifact of level 1."""
BETTER_WEAPON = 0.4
"""A better weapon lies in the knapsack."""
CLEARLY_BETTER = 0.5
"""How much more a weapon in the knapsack has to be worth."""
HEALED_IN_NEED, IN_NEED = 1.5, 3
"""A potion for a hero who has at most this many HP."""
RESTORED, SPENT = 0.8, 4
"""A potion for a hero who has spent at least this many SP."""
NOT_NEEDED = -0.6
"""A card that helps nobody now."""
DRUNK_FOR_ROOM = -0.2
"""Of two items that are worth the same, one is discarded rather than drunk."""
PROPOSED, READY, ONE_BY_ONE = 1.0, 0.3, 0.001
"""Between adventures what is proposed is taken first; then a player is ready and changes nothing himself."""
PATIENCE = {None: -0.02, NOT_THIS_TURN: -0.01, NOT_THIS_ROUND: 0.0}
"""Who needs nothing doesn't want to be asked again soon."""


# ---- what a hero does


class Chest(Act, id="chest"):
    """Opening the chest on the hero's square (FA-038)."""

    rule = "FA-038"
    group = "item"
    words = "open the chest"
    gains = OPENED_CHEST

    def outlook(self, act: tuple[str]) -> str:
        """What it costs."""
        return "1 action"

    def reason(self, act: tuple[str]) -> str:
        """What it costs and brings, and whether anybody could strike meanwhile."""
        near = reasons.strikers(self.view, self.view.hero(self.actor))
        safe = (
            f"; {plural(near, 'monster')} can come near enough to strike"
            if near
            else "; nothing can strike meanwhile"
        )
        return f"1 action for the card in it{safe}"

    def nodes(self, act: tuple[str]) -> tuple[str, ...]:
        """The chest."""
        return (ids.chest(self.view.hero(self.actor).square),)


class PickUp(Act, id="pick up"):
    """Picking up a quest object (FA-089)."""

    rule = "FA-089"
    group = "item"
    gains = REACHED_GOAL

    def name(self, act: tuple[str, str]) -> str:
        """The verb and the object."""
        return f"pick up {item_name(act[1])}"

    def nodes(self, act: tuple[str, str]) -> tuple[str, ...]:
        """The object on the floor."""
        return (ids.dropped(act[1]),)


class ChangeAnItem(Act, id="change"):
    """Changing an item; which one is the next question (FA-044)."""

    rule = "FA-044"
    group = "item"
    words = "change an item"

    def reason(self, act: tuple[str]) -> str:
        """What lies in the knapsack that is better."""
        return reasons.for_change(self.view.hero(self.actor))

    def gain(self, prospects: Prospects, act: tuple[str]) -> float:
        """Whether something better lies in the knapsack."""
        hero = prospects.hero
        using = [item_worth(hero, item) for item in hero.in_use if ITEMS[item].kind == "weapon"]
        lying = [item_worth(hero, item) for item in hero.knapsack if ITEMS[item].kind == "weapon"]
        better = lying and using and max(lying) > max(using) + CLEARLY_BETTER
        return BETTER_WEAPON if better else UNWISE


class Exchange(Act, id="exchange"):
    """Exchanging items with a hero beside one; which ones is the next question (FA-045)."""

    rule = "FA-045"
    group = "item"

    def name(self, act: tuple[str, str]) -> str:
        """The other hero."""
        return f"exchange with {figure_name(act[1])}"

    def outlook(self, act: tuple[str, str]) -> str:
        """What it costs."""
        return "1 action, once something is offered"

    def nodes(self, act: tuple[str, str]) -> tuple[str, ...]:
        """The other hero."""
        return self.figure_nodes(act[1])


class UsePotion(Act, id="potion"):
    """A potion or another card that a hero of the player uses: ("potion", hero, item) (FA-093)."""

    rule = "FA-093"
    group = "item"

    def name(self, act: Drink) -> str:
        """Who uses what."""
        return drink_in_words(act)

    def nodes(self, act: Drink) -> tuple[str, ...]:
        """The card, or the hero for tokens."""
        return drink_nodes(self, act)

    def outlook(self, act: Drink) -> str:
        """What the card says."""
        return card_in_brief(act[2])

    def reason(self, act: Drink) -> str:
        """How much it helps, or else what the card says."""
        return reasons.for_potion(self.view.hero(act[1]), act[2]) or self.outlook(act)

    def gain(self, prospects: Prospects, act: Drink) -> float:
        """Whether it is needed."""
        _, name, item = act
        return use_worth(prospects.s, prospects.s.hero(name), item)


# ---- using things at any time


class DrinkNow(FantasyOption, id="drink"):
    """What a player uses while others act, or how long he wants nothing (FA-093)."""

    noun = "whether to drink"
    passing = "not now"

    def explanation(self) -> str:
        """That a player need not be afraid to pass."""
        return "It takes no action. You are asked again before an attack on your hero is rolled."

    def name(self, drink: Drink | str) -> str:
        """Who uses what, or for how long nobody wants anything."""
        if isinstance(drink, str):
            return "not this turn" if drink == NOT_THIS_TURN else "not before your own turn"
        return drink_in_words(drink)

    def nodes(self, drink: Drink | str) -> tuple[str, ...]:
        """The card, or the hero for tokens."""
        return () if isinstance(drink, str) else drink_nodes(self, drink)

    def outlook(self, drink: Drink | str) -> str:
        """What the card says."""
        return "" if isinstance(drink, str) else card_in_brief(drink[2])

    def reason(self, drink: Drink | str) -> str:
        """How much it helps, or else what the card says."""
        if isinstance(drink, str):
            return "nothing of it is needed now"
        return reasons.for_potion(self.view.hero(drink[1]), drink[2]) or self.outlook(drink)

    def weights(self, s: FantasyState) -> Sequence[float]:
        """What is needed is used; who needs nothing doesn't want to be asked again soon."""
        return sharpen(
            [
                PATIENCE[drink] if drink in PATIENCE else use_worth(s, s.hero(drink[1]), drink[2])
                for drink in self.ask.options
            ]
        )


def drink_in_words(drink: Drink) -> str:
    """Who uses what."""
    _, hero, item = drink
    return f"{figure_name(hero)} {use_name(item, 's')}"


def drink_nodes(kind: FantasyOption, drink: Drink) -> tuple[str, ...]:
    """The card that is used, or the hero for tokens."""
    _, hero, item = drink
    return kind.card_nodes(hero, item) or (ids.hero_card(hero),)


def use_worth(s: FantasyPosition, hero: Hero, item: str) -> float:
    """Potions are drunk when they are needed, not because they are there."""
    card = USABLE[item]
    if card.revives:
        return REVIVED
    heals = TOKEN_GAIN if item == TOKENS else card.heals
    if heals:
        return HEALED_IN_NEED if hero.card.hp - hero.hp >= heals and hero.hp <= IN_NEED else UNWISE
    if card.restores:
        return RESTORED if hero.card.sp - hero.sp >= SPENT else UNWISE
    if card.boost:
        return card.boost if s.monsters else UNWISE
    return NOT_NEEDED


# ---- room for a new item


class Discard(FantasyItem, id="discard"):
    """An item that goes, perhaps the new one."""

    def name(self, room: tuple[str, str]) -> str:
        """The item."""
        return f"discard {item_name(room[1])}"


class DrinkUp(FantasyItem, id="drink"):
    """A potion that makes room by being drunk."""

    def name(self, room: tuple[str, str]) -> str:
        """The potion."""
        return use_name(room[1])


class MakeRoom(FantasyMenu, id="room"):
    """What goes when a hero can't carry a new item, too (FA-094)."""

    noun = "what to leave behind"
    verbs = kinds(Discard, DrinkUp)

    def nodes(self, room: tuple[str, str]) -> tuple[str, ...]:
        """The card of the hero, or the new one."""
        _, item = room
        drawn = tuple(ids.drawn(place, each) for place, each in enumerate(self.view.drawn) if each == item)
        return self.card_nodes(self.ask.about["figure"], item) or drawn

    def outlook(self, room: tuple[str, str]) -> str:
        """What the card says."""
        return card_in_brief(room[1])

    def weights(self, s: FantasyState) -> Sequence[float]:
        """The item that is worth least goes."""
        hero = s.hero(self.ask.about["figure"])
        return sharpen(
            [
                -item_worth(hero, item) + (DRUNK_FOR_ROOM if deed == "drink" else 0.0)
                for deed, item in self.ask.options
            ]
        )


# ---- changing and exchanging


class PutIntoUse(FantasyItem, id="use"):
    """An item from the knapsack into use."""

    def name(self, change: Change) -> str:
        """The item."""
        return f"put {item_name(change.item)} into use"


class PutAway(FantasyItem, id="away"):
    """An item in use into the knapsack."""

    def name(self, change: Change) -> str:
        """The item."""
        return f"put {item_name(change.item)} away"


class Swap(FantasyItem, id="swap"):
    """An item in use for one from the knapsack."""

    def name(self, change: Change) -> str:
        """Both items."""
        return f"put {item_name(change.item)} away for {item_name(change.other)}"


class ChangeOfItems(FantasyMenu, id="change"):
    """Which item a hero changes (FA-044)."""

    noun = "what to change"
    verbs = kinds(PutIntoUse, PutAway, Swap)

    def nodes(self, change: Change) -> tuple[str, ...]:
        """The cards."""
        hero = self.ask.about["figure"]
        return (*self.card_nodes(hero, change.item), *self.card_nodes(hero, change.other))

    def weights(self, s: FantasyState) -> Sequence[float]:
        """What is worth most comes into use."""
        hero = s.hero(s.turn.figure)
        return sharpen([self.gain(hero, change) for change in self.ask.options])

    def gain(self, hero: Hero, change: Change) -> float:
        """How much more the items in use are worth afterwards."""
        if change.deed == "swap":
            return item_worth(hero, change.other) - item_worth(hero, change.item)
        return item_worth(hero, change.item) * (1 if change.deed == "use" else -1)


class BargainWithAHero(FantasyOption, id="bargain"):
    """What changes hands between the hero who acts and the one that the question is about (FA-045)."""

    noun = "what to exchange"
    passing = "nothing after all"

    def explanation(self) -> str:
        """That an offer costs an action, and thinking better of it nothing."""
        return "An offer costs 1 action."

    def name(self, bargain: Bargain) -> str:
        """What for what, or what is given or taken for nothing."""
        given, taken = bargain
        if given and taken:
            return bargain_name(bargain)
        return f"give {item_name(given)}" if given else f"take {item_name(taken)}"

    def nodes(self, bargain: Bargain) -> tuple[str, ...]:
        """The cards."""
        given = self.card_nodes(self.view.turn.figure, bargain.given)
        return (*given, *self.card_nodes(self.ask.about["figure"], bargain.taken))

    def weights(self, s: FantasyState) -> Sequence[float]:
        """Items go where they are worth most."""
        other, hero = s.hero(self.ask.about["figure"]), s.hero(s.turn.figure)
        return sharpen([gained(hero, other, bargain) for bargain in self.ask.options])


def gained(hero: Hero, other: Hero, bargain: Bargain | None) -> float:
    """How much more items are worth in the hands of those who get them; nothing where none changes hands."""
    given, taken = bargain or ("", "")
    total = 0.0
    if given:
        total += item_worth(other, given) - item_worth(hero, given)
    if taken:
        total += item_worth(hero, taken) - item_worth(other, taken)
    return total


# ---- between two adventures


class Ready(FantasyItem, id="ready"):
    """The player is ready for the next adventure."""

    words = "ready"

    def prior(self, s: FantasyState, deed: tuple[str]) -> float:
        """After what is proposed, this comes next."""
        return READY


class Propose(FantasyItem, id="propose"):
    """All items are shared out as proposed."""

    words = "share all out as proposed"

    def prior(self, s: FantasyState, deed: tuple[str]) -> float:
        """What is proposed is good."""
        return PROPOSED


class OneByOne(FantasyItem):
    """Something that a player does with one item: (verb, hero, item)."""

    def nodes(self, deed: tuple[str, ...]) -> tuple[str, ...]:
        """The card that the hero has."""
        return self.card_nodes(deed[1], deed[2])

    def prior(self, s: FantasyState, deed: tuple[str, ...]) -> float:
        """The proposal does it better."""
        return ONE_BY_ONE


class Renew(OneByOne, id="swap"):
    """A new Basic Item for an old one: ("swap", hero, old, new) (FA-010)."""

    def name(self, deed: tuple[str, ...]) -> str:
        """Who takes what instead of what."""
        _, hero, old, new = deed
        return f"{figure_name(hero)} takes {item_name(new)} instead of {item_name(old)}"


class TakeNew(OneByOne, id="take"):
    """A new Basic Item (FA-010)."""

    def name(self, deed: tuple[str, ...]) -> str:
        """Who takes what."""
        _, hero, item = deed
        return f"{figure_name(hero)} takes {item_name(item)}"


class UseFirst(OneByOne, id="use"):
    """An item into use."""

    def name(self, deed: tuple[str, ...]) -> str:
        """Who uses what."""
        _, hero, item = deed
        return f"{figure_name(hero)} puts {item_name(item)} into use"


class GiveAway(OneByOne, id="give"):
    """An item for another hero; who gets it is the next question (FA-102)."""

    def name(self, deed: tuple[str, ...]) -> str:
        """Who gives what."""
        _, hero, item = deed
        return f"{figure_name(hero)} gives {item_name(item)} away"


class ShareOut(FantasyMenu, id="share"):
    """What a player does with the items of his heroes between two adventures (FA-010, FA-102)."""

    noun = "who takes what along"
    verbs = kinds(Ready, Propose, Renew, TakeNew, UseFirst, GiveAway)


class ItemInReturn(FantasyOption, id="item in return"):
    """What a hero gives for an item that he gets between two adventures (FA-102)."""

    noun = "an item"

    def name(self, item: str) -> str:
        """The card's name."""
        return item_name(item)

    def nodes(self, item: str) -> tuple[str, ...]:
        """The card."""
        return self.card_nodes(self.ask.about["figure"], item)

    def outlook(self, item: str) -> str:
        """What the card says."""
        return card_in_brief(item)

    def weights(self, s: FantasyState) -> Sequence[float]:
        """Nothing, or what the giver of it misses least."""
        hero = s.hero(self.ask.about["figure"])
        return sharpen([0.0 if item is None else -item_worth(hero, item) for item in self.ask.options])
