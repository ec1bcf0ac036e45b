"""What there is to see of each event: its cues, in one place.

A card's own events say beside their sentences which of these they have (`HeroEffect.shows`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from questboard.cues import AnyCue, Attack, Banner, Card, Condition, Danger, Ending, Gain, Step
from questboard.games.portal.hooks import EFFECT_CARDS, CueMaker
from questboard.games.portal.language import t
from questboard.games.portal.scene.cards import hero_card, objective_card
from questboard.games.portal.scene.ids import (
    DISCARD_PILE,
    LOOKED,
    ROW,
    SUPPLY_DIAMOND,
    SUPPLY_POTION,
    deck_id,
    gem_id,
    hand_id,
    hero_id,
    objective_id,
    player_id,
    potions_id,
    score_id,
    seat_id,
    slot_id,
    supply_food_id,
    supply_gem_id,
    tile_id,
)
from questboard.games.portal.scene.symbols import (
    DIAMOND,
    FOOD_ICON,
    GEM_ICON,
    JEWEL,
    POTION,
    TROPHY,
)
from questboard.games.portal.state import COLORS, SOLO_DECK, Color, HeroId, PortalView
from questboard.games.portal.words import (
    FOOD,
    GEM,
    GEMS,
    effect_name,
    gems_of,
    hero_name,
    listed,
    points_in_words,
    potions_in_words,
)
from questboard.kernel import SPECTATOR, Event
from questboard.scene import Node

Cues = Iterator[AnyCue]
Names = Sequence[str]


def cues(event: Event, view: PortalView, names: Names) -> Sequence[AnyCue]:
    """What there is to see of an event, for the seat whose view it is."""
    made = makers().get(event.kind)
    return tuple(made(event, view, names)) if made else ()


@cache
def makers() -> Mapping[str, CueMaker]:
    """Who makes the cues of each kind of event; a kind that isn't there is only told."""
    found = dict(CUES)
    for effect in EFFECT_CARDS.values():
        found |= effect.shows
    return found


# ---- the parts of cues


def face(view: PortalView, hero: HeroId) -> Node:
    """What is printed on a Hero card."""
    return hero_card(hero, solo=len(view.players) == 1)


def food(color: Color, start: str, end: str) -> Gain:
    """A Food token goes from one place to another."""
    return Gain(icon=FOOD_ICON[color], color=JEWEL[color], text=FOOD[color], start=start, end=end)


def gems(colors: str, player: int, start: str = "") -> Cues:
    """Gems go to a player, each colour by itself; from the supply, if nobody else gives them."""
    for color in COLORS:
        if count := colors.count(color):
            text = gems_of(color, count)
            start_of = start or supply_gem_id(color)
            yield Gain(GEM_ICON[color], JEWEL[color], text, start=start_of, end=gem_id(player, color))


def strike(event: Event, view: PortalView, target: str) -> Cues:
    """The Hero whose effect goes against somebody strikes at it."""
    effect = EFFECT_CARDS[event.cause]
    if effect.strikes and view.resolving:
        yield Attack(targets=(target,), attacker=hero_id(view.resolving), name=effect_name(event.cause))


# ---- turns


def setting_up(event: Event, view: PortalView, names: Names) -> Cues:
    """The starting food is laid by the last player."""
    yield Banner(t("Setting up"), detail=names[event.facts["player"]], level="phase")


def turn(event: Event, view: PortalView, names: Names) -> Cues:
    """A turn begins."""
    yield Banner(
        t("Turn {turn}", turn=event.facts["turn"]), detail=names[event.facts["player"]], level="turn"
    )


def activated(event: Event, view: PortalView, names: Names) -> Cues:
    """An Action tile is used."""
    yield Card("play", card=tile_id(event.facts["player"], event.facts["tile"]))


def tile_flipped(event: Event, view: PortalView, names: Names) -> Cues:
    """An Action tile is turned over."""
    yield Card("flip", card=tile_id(event.facts["player"], event.facts["tile"]))


def passed(event: Event, view: PortalView, names: Names) -> Cues:
    """A player has no usable tile."""
    yield Banner(t("No tile can be used"), detail=names[event.facts["player"]], level="phase")


def endgame(event: Event, view: PortalView, names: Names) -> Cues:
    """The row has grown to both ends."""
    last = t("The last turn" if view.solo else "The last round")
    yield Danger(t("Both ends of the Food Row are filled"), thing=ROW)
    yield Banner(last, detail=names[event.facts["player"]], level="round")


def finished(event: Event, view: PortalView, names: Names) -> Cues:
    """No turn is left."""
    yield Banner(t("The game is over"), level="game")


def scored(event: Event, view: PortalView, names: Names) -> Cues:
    """A player's points are counted."""
    player, points = event.facts["player"], event.facts["points"]
    yield Gain(TROPHY, "brass", points_in_words(points), end=score_id(player))


def solo_over(event: Event, view: PortalView, names: Names) -> Cues:
    """A lone barkeep is done."""
    yield Ending(points_in_words(event.facts["points"]))


def won(event: Event, view: PortalView, names: Names) -> Cues:
    """A player has won."""
    winner, points = event.facts["player"], points_in_words(event.facts["points"])
    yield Ending(
        t("{player} wins with {points}", player=names[winner], points=points), won=has_won(view, (winner,))
    )


def win_shared(event: Event, view: PortalView, names: Names) -> Cues:
    """Several players have won."""
    winners, points = event.facts["players"], points_in_words(event.facts["points"])
    who = listed([names[player] for player in winners])
    yield Ending(
        t("{players} share the win with {points} each", players=who, points=points),
        won=has_won(view, winners),
    )


def has_won(view: PortalView, winners: Sequence[int]) -> bool | None:
    """Whether the viewer has won; somebody who only watches has nothing to win."""
    return None if view.seat == SPECTATOR else view.seat in winners


# ---- food


def placed(event: Event, view: PortalView, names: Names) -> Cues:
    """A token goes from the supply to a slot."""
    color = event.facts["food"]
    yield food(color, supply_food_id(color), slot_id(event.facts["slot"]))


def lifted(event: Event, view: PortalView, names: Names) -> Cues:
    """A token goes back to the supply."""
    color = event.facts["food"]
    yield food(color, slot_id(event.facts["slot"]), supply_food_id(color))


def swapped(event: Event, view: PortalView, names: Names) -> Cues:
    """Two tokens change places."""
    facts = event.facts
    one, other = slot_id(facts["slot"]), slot_id(facts["slot_other"])
    yield food(facts["food"], one, other)
    yield food(facts["food_other"], other, one)


def transplanted(event: Event, view: PortalView, names: Names) -> Cues:
    """A token goes to another slot."""
    yield food(event.facts["food"], slot_id(event.facts["slot"]), slot_id(event.facts["slot_to"]))


def transmuted(event: Event, view: PortalView, names: Names) -> Cues:
    """A token is replaced."""
    old, new, slot = event.facts["food"], event.facts["food_to"], slot_id(event.facts["slot"])
    yield food(old, slot, supply_food_id(old))
    yield food(new, supply_food_id(new), slot)


# ---- Heroes at the table


def seated(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero comes from a hand to a seat."""
    hero, start = event.facts["hero"], hand_id(event.facts["player"])
    yield Card("play", hero_id(hero), face(view, hero), start, end=seat_id(event.facts["seat"]))


def removed(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero goes from a seat to the discard pile."""
    hero = event.facts["hero"]
    yield from strike(event, view, hero_id(hero))
    yield Card("discard", hero_id(hero), face(view, hero), seat_id(event.facts["seat"]), DISCARD_PILE)
    yield from potion_back(event)


def called_back(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero goes from a seat to a hand."""
    hero, end = event.facts["hero"], hand_id(event.facts["player"])
    yield Card("draw", hero_id(hero), face(view, hero), seat_id(event.facts["seat"]), end)


def moved(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero takes another seat."""
    yield Step(hero_id(event.facts["hero"]), (seat_id(event.facts["seat_to"]),), manner="leap")


def traded_places(event: Event, view: PortalView, names: Names) -> Cues:
    """Two Heroes exchange their seats."""
    facts = event.facts
    yield Step(hero_id(facts["hero"]), (seat_id(facts["seat_other"]),), manner="leap")
    yield Step(hero_id(facts["hero_other"]), (seat_id(facts["seat"]),), manner="leap")


def mirrored(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero does as another does."""
    yield Condition(hero_id(event.facts["hero"]), t("as {hero}", hero=hero_name(event.facts["hero_model"])))


def perfect_match(event: Event, view: PortalView, names: Names) -> Cues:
    """A Hero has the whole order and is flipped."""
    hero = event.facts["hero"]
    yield Card("flip", card=hero_id(hero))
    yield from potion_back(event)
    yield Banner(t("Perfect Match"), detail=hero_name(hero), level="phase")


# ---- cards and decks


def drew(event: Event, view: PortalView, names: Names) -> Cues:
    """A card is drawn from a deck."""
    deck, end = deck_id(event.facts.get("deck", SOLO_DECK)), hand_id(event.facts["player"])
    yield to_hand(event, view, deck, end)


def tracked(event: Event, view: PortalView, names: Names) -> Cues:
    """One of the cards that were looked at goes to a hand."""
    yield to_hand(event, view, LOOKED, hand_id(event.facts["player"]))


def handed_over(event: Event, view: PortalView, names: Names) -> Cues:
    """A card goes from hand to hand."""
    yield to_hand(event, view, hand_id(event.facts["player"]), hand_id(event.facts["player_to"]))


def to_hand(event: Event, view: PortalView, start: str, end: str) -> Card:
    """A card goes to a hand; only those who may know it read it."""
    if (hero := event.facts.get("hero")) is None:
        return Card("draw", start=start, end=end)
    return Card("draw", hero_id(hero), face(view, hero), start, end)


def looked(event: Event, view: PortalView, names: Names) -> Cues:
    """Cards are lifted off a deck."""
    start = deck_id(event.facts["deck"])
    if "heroes" not in event.facts:
        yield from [Card("draw", start=start, end=LOOKED)] * event.facts["cards"]
    for hero in event.facts.get("heroes", ()):
        yield Card("draw", hero_id(hero), face(view, hero), start, LOOKED)


def put_under(event: Event, view: PortalView, names: Names) -> Cues:
    """A card that was looked at goes under its deck."""
    yield Card("discard", start=LOOKED, end=deck_id(event.facts["deck"]))


def surged(event: Event, view: PortalView, names: Names) -> Cues:
    """The top card of a deck is discarded."""
    start = deck_id(event.facts["deck"])
    yield Card("discard", face=face(view, event.facts["hero"]), start=start, end=DISCARD_PILE)


def discarded(event: Event, view: PortalView, names: Names) -> Cues:
    """A card in hand is discarded."""
    start = hand_id(event.facts["player"])
    yield Card("discard", face=face(view, event.facts["hero"]), start=start, end=DISCARD_PILE)


def revived(event: Event, view: PortalView, names: Names) -> Cues:
    """A discarded card goes to a hand."""
    yield to_hand(event, view, DISCARD_PILE, hand_id(event.facts["player"]))


# ---- Gems, Potions and Objectives


def gained(event: Event, view: PortalView, names: Names) -> Cues:
    """Gems come from a Hero who pays, or from the supply."""
    facts = event.facts
    _, payer = facts.get("order", ("", ""))
    giver = payer or facts.get("bonus")
    yield from gems(facts["gems"], facts["player"], hero_id(giver) if giver else "")


def closed(event: Event, view: PortalView, names: Names) -> Cues:
    """A colour of Gems has run out."""
    color = event.facts["color"]
    yield Danger(t("{gems} are closed", gems=GEMS[color]), thing=supply_gem_id(color))


def returned(event: Event, view: PortalView, names: Names) -> Cues:
    """A Gem goes back to the supply."""
    player, color = event.facts["player"], event.facts["color"]
    yield from strike(event, view, player_id(player))
    end = supply_gem_id(color)
    yield Gain(GEM_ICON[color], JEWEL[color], gems_of(color, 1), gem_id(player, color), end)


def stole(event: Event, view: PortalView, names: Names) -> Cues:
    """A Gem goes from player to player."""
    color = event.facts["color"]
    yield from gems(color, event.facts["player"], gem_id(event.facts["player_from"], color))


def diamond(event: Event, view: PortalView, names: Names) -> Cues:
    """A White Diamond is taken and assigned."""
    color = event.facts["color"]
    end = gem_id(event.facts["player"], color)
    yield Gain(DIAMOND, "diamond", t("1 White Diamond as {gem}", gem=GEM[color]), SUPPLY_DIAMOND, end)


def potion(event: Event, view: PortalView, names: Names) -> Cues:
    """A Potion comes from the supply."""
    yield Gain(POTION, "arcane", potions_in_words(1), SUPPLY_POTION, potions_id(event.facts["player"]))


def potion_back(event: Event) -> Cues:
    """The Potion of a Hero who is removed or flipped goes back to the supply."""
    if event.facts["potion"]:
        yield Gain(POTION, "arcane", potions_in_words(1), hero_id(event.facts["hero"]), SUPPLY_POTION)


def enchanted(event: Event, view: PortalView, names: Names) -> Cues:
    """A Potion is played on a Hero."""
    start, end = potions_id(event.facts["player"]), hero_id(event.facts["hero"])
    yield Gain(POTION, "arcane", potions_in_words(1), start, end)


def objective_laid(event: Event, view: PortalView, names: Names) -> Cues:
    """An Objective is laid on a seat."""
    card = event.facts["objective"]
    yield Card("play", objective_id(card), objective_card(view, card), end=seat_id(event.facts["seat"]))


def claimed(event: Event, view: PortalView, names: Names) -> Cues:
    """An Objective is fulfilled."""
    card = event.facts["objective"]
    end = player_id(event.facts["player"])
    yield Card("draw", objective_id(card), objective_card(view, card), end=end)


def objective_lost(event: Event, view: PortalView, names: Names) -> Cues:
    """The row has reached an Objective."""
    card = event.facts["objective"]
    shown = objective_card(view, card)
    yield Danger(t("{objective} is lost", objective=shown.text), thing=slot_id(event.facts["slot"]))
    yield Card("discard", objective_id(card), shown)


CUES: Mapping[str, CueMaker] = {
    "starting_food": setting_up,
    "laid": placed,
    "objective_laid": objective_laid,
    "turn": turn,
    "activated": activated,
    "flipped": tile_flipped,
    "passed": passed,
    "placed": placed,
    "lifted": lifted,
    "swapped": swapped,
    "seated": seated,
    "removed": removed,
    "drew": drew,
    "joined": drew,
    "handed_over": handed_over,
    "gained": gained,
    "closed": closed,
    "returned": returned,
    "stole": stole,
    "diamond": diamond,
    "potion": potion,
    "enchanted": enchanted,
    "perfect_match": perfect_match,
    "claimed": claimed,
    "objective_lost": objective_lost,
    "endgame": endgame,
    "finished": finished,
    "scored": scored,
    "solo_over": solo_over,
    "won": won,
    "win_shared": win_shared,
}
"""By kind of event. Those of single effects are with their sentences, in `cards/`."""
