"""Cards that are found, used, exchanged and discarded, and what heroes spend."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import AnyCue, Card, Danger, Gain
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.cues.seen import Seen
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import item_card, monster_card
from questboard.games.fantasy.scene.symbols import SPELL_POINTS, TOKENS
from questboard.games.fantasy.words import plural


def card_node(seen: Seen, hero: str, item: str) -> str:
    """An Item card where it is now: with a hero, or on its way to one; "" if it is in neither place."""
    if item in seen.view.hero(hero).items:
        return ids.card(hero, item)
    if item in seen.view.drawn:
        return ids.drawn(seen.view.drawn.index(item), item)
    return ""


# ---- cards


def found(seen: Seen) -> Sequence[AnyCue]:
    """A card is drawn from the deck, or found in a special chest."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    node = card_node(seen, hero, item)
    start = "" if ITEMS[item].special or not seen.view.order else ids.ITEM_DECK
    return [Card(deed="reveal", card=node, face=item_card(node, item), start=start, end=ids.player(hero))]


def kept(seen: Seen) -> Sequence[AnyCue]:
    """A card finds its place with a hero."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    node, start = ids.card(hero, item), ids.drawn(seen.facts["place"], item)
    return [Card(deed="draw", card=node, start=start, end=ids.player(hero))]


def picked_up(seen: Seen) -> Sequence[AnyCue]:
    """A quest object is taken from the floor."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    node = card_node(seen, hero, item)
    face = item_card(node, item)
    return [Card(deed="reveal", card=node, face=face, start=ids.dropped(item), end=ids.player(hero))]


def plays(seen: Seen) -> Sequence[AnyCue]:
    """A hero drinks a potion, which is gone then, or uses a card, which stays."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    node, end = ids.card(hero, item), ids.ITEM_DISCARD if ITEMS[item].kind == "potion" else ""
    return [Card(deed="play", card=node, face=item_card(node, item), start=ids.player(hero), end=end)]


def casts(seen: Seen) -> Sequence[AnyCue]:
    """A hero casts a spell and pays for it."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    node = ids.card(hero, item)
    played = Card(deed="play", card=node, face=item_card(node, item), start=ids.player(hero))
    return [played, *spell_points(-seen.facts["sp"], hero)]


def discarded(seen: Seen) -> Sequence[AnyCue]:
    """A card goes to the discard pile: one of a hero's, or one that has just been found."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    place = seen.facts.get("place")
    node = ids.card(hero, item) if place is None else ids.drawn(place, item)
    face = item_card(node, item)
    return [Card(deed="discard", card=node, face=face, start=ids.player(hero), end=ids.ITEM_DISCARD)]


def changed(seen: Seen) -> Sequence[AnyCue]:
    """Cards change places between use and knapsack."""
    hero = seen.facts["figure"]
    items = [item for item in (seen.facts["item"], seen.facts["other"]) if item]
    return [Card(deed="flip", card=ids.card(hero, item), start=ids.player(hero)) for item in items]


def exchanged(seen: Seen) -> Sequence[AnyCue]:
    """Cards go from hero to hero."""
    facts = seen.facts
    here, there = facts["figure"], facts["partner"]
    ways = ((facts["item"], here, there), (facts["other"], there, here))
    return [
        Card(
            deed="draw",
            card=card_node(seen, to, item),
            face=item_card(ids.card(to, item), item),
            start=ids.player(giver),
            end=ids.player(to),
        )
        for item, giver, to in ways
        if item
    ]


def renewed(seen: Seen) -> Sequence[AnyCue]:
    """A new Basic Item takes the place of an old one."""
    hero, item = seen.facts["figure"], seen.facts["other"]
    node = ids.card(hero, item)
    return [Card(deed="draw", card=node, face=item_card(node, item), end=ids.player(hero))]


def taken_back(seen: Seen) -> Sequence[AnyCue]:
    """A Basic Item goes back to whom it belongs, before the heroes lay out what they have."""
    hero, item = seen.facts["figure"], seen.facts["item"]
    return [Card(deed="draw", face=item_card(ids.card(hero, item), item), end=ids.player(hero))]


def all_lost(seen: Seen) -> Sequence[AnyCue]:
    """All that a dead hero had is discarded."""
    return [Card(deed="discard", start=ids.player(seen.facts["figure"]), end=ids.ITEM_DISCARD)]


def booby_trap(seen: Seen) -> Sequence[AnyCue]:
    """A booby trap is drawn and carried out."""
    item = seen.facts["item"]
    face = item_card(f"{ids.ITEM_DISCARD}:{item}", item)
    return [
        Card(deed="reveal", face=face, start=ids.ITEM_DECK, end=ids.ITEM_DISCARD),
        Danger(text=f"Booby trap: {ITEMS[item].name}", thing=seen.figure),
    ]


def deck_shuffled(seen: Seen) -> Sequence[AnyCue]:
    """The discard pile becomes the deck."""
    return [Card(deed="shuffle", card=ids.ITEM_DECK, start=ids.ITEM_DISCARD, end=ids.ITEM_DECK)]


def roamer_drawn(seen: Seen) -> Sequence[AnyCue]:
    """The top card of the Roaming Monster deck is turned over."""
    kind, place = seen.facts["lurker"], len(seen.view.arriving) - 1
    node = ids.arriving(place, kind)
    return [Card(deed="reveal", card=node, face=monster_card(node, kind), start=ids.ROAMING_DECK)]


# ---- what is spent and regained


def spell_points(amount: int, hero: str) -> Sequence[AnyCue]:
    """SP that a hero gains, or loses below 0."""
    place, text = ids.spell_points(hero), f"{abs(amount)} SP"
    if amount > 0:
        return [Gain(icon=SPELL_POINTS, color="arcane", text=text, end=place)]
    return [Gain(icon=SPELL_POINTS, color="arcane", text=text, start=place)]


def loses_sp(seen: Seen) -> Sequence[AnyCue]:
    """A hero loses SP."""
    return spell_points(-seen.facts["amount"], seen.facts["figure"])


def regains_sp(seen: Seen) -> Sequence[AnyCue]:
    """A hero regains SP."""
    return spell_points(seen.facts["amount"], seen.facts["figure"])


def tokens_spent(seen: Seen) -> Sequence[AnyCue]:
    """Trap tokens are turned in."""
    start = ids.trap_tokens(seen.facts["figure"])
    return [Gain(icon=TOKENS, color="brass", text=plural(3, "trap token"), start=start)]
