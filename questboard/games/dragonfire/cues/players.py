"""Cues of what players and their characters do and suffer."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import AnyCue, Card, Condition, Defeat, Die, Gain, Health, Roll, Step
from questboard.games.dragonfire.content import CARDS, CLASS_NAMES, FEATURES
from questboard.games.dragonfire.cues.told import FACE, Told, drawn, face
from questboard.games.dragonfire.scene.cards import power_in_words
from questboard.games.dragonfire.scene.ids import (
    character_id,
    discard_pile_id,
    gold_id,
    looked_id,
    marker_id,
    market_id,
    place_id,
    play_id,
    screen_id,
)
from questboard.games.dragonfire.scene.offer_cards import feature_card, screen_card
from questboard.games.dragonfire.scene.symbols import COIN, EMBLEM, FEATURE, PAINT
from questboard.games.dragonfire.state import MAIN
from questboard.games.dragonfire.words import listed, plural, points_in_words
from questboard.scene import Node

# ---- HP


def hurt(told: Told) -> Sequence[AnyCue]:
    """HP go."""
    return [Health(told.who, -told.facts["amount"], told.facts["left"])]


def lessened(told: Told) -> Sequence[AnyCue]:
    """Something takes damage off."""
    power = told.facts.get("power")
    shown = [Card("play", card=told.power(power), face=power_face(power))] if power else []
    return [*shown, Health(told.who, 0)]


def healed(told: Told) -> Sequence[AnyCue]:
    """HP come back."""
    return [Health(told.who, told.facts["amount"], told.facts["left"])]


def took_over(told: Told) -> Sequence[AnyCue]:
    """Another player takes a part of the damage."""
    return [Health(character_id(told.view, told.facts["player_active"]), 0)]


def unconscious(told: Told) -> Sequence[AnyCue]:
    """A character falls."""
    return [Condition(told.who, "Unconscious"), Defeat(told.who)]


# ---- cards


def drew(told: Told) -> Sequence[AnyCue]:
    """Cards come from a deck to a hand."""
    return drawn(told, told.deck, told.hand)


def looked(told: Told) -> Sequence[AnyCue]:
    """Cards are lifted off a deck."""
    seen = bool(told.facts.get("cards"))
    return drawn(told, told.deck, looked_id(0) if seen else told.hand)


def to_deck(told: Told) -> Sequence[AnyCue]:
    """Cards go back to a deck."""
    return [Card("discard", face=cue.face, end=told.deck) for cue in drawn(told, "", "")]


def discarded(told: Told) -> Sequence[AnyCue]:
    """A card goes from a hand to the discard pile."""
    return [Card("discard", face=face(told.facts["card"]), start=told.hand, end=told.pile)]


def played(told: Told) -> Sequence[AnyCue]:
    """A card is laid down."""
    card = told.facts["card"]
    lies = told.play(card, told.seat)
    return [Card("play", card=lies, face=face(card), start=told.hand, end=lies)]


def put_down(told: Told) -> Sequence[AnyCue]:
    """What was played in the turn goes to the discard piles."""
    return [
        Card("discard", play_id(number), face(card), play_id(number), discard_pile_id(told.view, seat))
        for number, seat, card in told.facts["plays"]
    ]


def spent(told: Told) -> Sequence[AnyCue]:
    """A card is used up."""
    card = told.facts["card"]
    return [Card("discard", card=told.play(card, told.seat), face=face(card))]


def left_play(told: Told) -> Sequence[AnyCue]:
    """A card in play is discarded."""
    return [Card("discard", face=face(told.facts["card"]), start=screen_id(told.seat), end=told.pile)]


def remains(told: Told) -> Sequence[AnyCue]:
    """A card comes to lie before its player."""
    card = told.facts["card"]
    return [Card("play", card=told.power(card), face=face(card), end=told.power(card))]


def reshuffled(told: Told) -> Sequence[AnyCue]:
    """A new draw deck is made."""
    return [Card("shuffle", card=told.deck)]


def revealed(told: Told) -> Sequence[AnyCue]:
    """The top card of a draw deck is shown and goes under the deck."""
    return [Card("reveal", face=face(told.facts["card"]), start=told.deck, end=told.deck)]


def took_back(told: Told) -> Sequence[AnyCue]:
    """A card goes from the discard pile to the hand."""
    return [Card("draw", face=face(told.facts["card"]), start=told.pile, end=told.hand)]


def returned(told: Told) -> Sequence[AnyCue]:
    """A card comes back from under an encounter."""
    start = told.foe if told.view.encounter(told.foe) else ""
    return [Card("draw", face=face(told.facts["card"]), start=start, end=told.hand)]


def put_under(told: Told) -> Sequence[AnyCue]:
    """A card goes under an encounter."""
    return [Card("discard", face=face(told.facts["card"]), start=told.hand, end=told.foe)]


def sharpened(told: Told) -> Sequence[AnyCue]:
    """A card that was played deals more."""
    lies = told.play(told.facts["card"], told.seat)
    return [Condition(lies or told.who, f"+{points_in_words(*told.facts['damage'])}")]


def used(told: Told) -> Sequence[AnyCue]:
    """A Feature, an ability or a card in play is used."""
    name = told.facts["power"]
    return [Card("play", card=told.power(name), face=power_face(name))]


def power_face(name: str) -> Node | None:
    """A Feature, an ability or a card in play, as it is printed."""
    if name in FEATURES and name not in CARDS:
        return feature_card(FACE, name)
    if name in CARDS:
        return face(name)
    text = power_in_words(name)
    title, _, words = text.partition(": ")
    return Node(id=FACE, kind="card", icon=FEATURE, color="brass", text=title, lines=(words,), label=text)


# ---- Skill Checks


def checked(told: Told) -> Sequence[AnyCue]:
    """The cards of a Skill Check, and whether it succeeds; one that is decided shows none."""
    shown = told.facts["cards_shown"]
    if not shown:
        return [Condition(told.who, f"Skill Check: {'success' if told.facts['success'] else 'failure'}")]
    dice = [
        Die(CARDS[card].name, "card", PAINT[CARDS[card].color[:1]], EMBLEM.get(CARDS[card].color[:1], ""))
        for card in shown
    ]
    against = listed([CLASS_NAMES[color] for color in told.facts["classes"]], "or")
    success = told.facts["success"]
    return [Roll(tuple(dice), roller=told.who, against=against, verdict="success" if success else "failure")]


# ---- gold, places, conditions


def gained(told: Told) -> Sequence[AnyCue]:
    """Gold comes from the supply."""
    return [coins(told.facts["gold"], end=gold_id(told.seat))]


def forfeited(told: Told) -> Sequence[AnyCue]:
    """Gold goes to the supply or onto an encounter."""
    gold = told.facts["gold"]
    return [coins(gold, gold_id(told.seat), told.facts["encounter"])] if gold else []


def coins(gold: int, start: str = "", end: str = "") -> Gain:
    """Gold goes from one place to another."""
    return Gain(COIN, "brass", f"{gold} gold", start, end)


def earned(told: Told) -> Sequence[AnyCue]:
    """Every character earns XP."""
    text = f"{told.facts['amount']} XP"
    return [Gain(FEATURE, "arcane", text, end=screen_id(seat)) for seat in range(len(told.view.sheets))]


def entered(told: Told) -> Sequence[AnyCue]:
    """A marker moves onto a Location."""
    return [Step(marker_id(told.seat), (place_id(told.foe),))]


def left(told: Told) -> Sequence[AnyCue]:
    """A marker returns to the main area."""
    return [Step(marker_id(told.seat), (place_id(MAIN),))]


def covers(told: Told) -> Sequence[AnyCue]:
    """A character counts as a further Class Type."""
    return [Condition(told.who, CLASS_NAMES[told.facts["color"]])]


def limited(told: Told) -> Sequence[AnyCue]:
    """A player may play few cards."""
    return [Condition(told.who, f"at most {plural(told.facts['count'], 'card')}")]


# ---- between Adventures


def took_screen(told: Told) -> Sequence[AnyCue]:
    """A Character screen is taken."""
    screen = screen_id(told.seat)
    return [Card("play", card=screen, face=screen_card(FACE, told.facts["screen"]), end=screen)]


def took_feature(told: Told) -> Sequence[AnyCue]:
    """A Feature is taken."""
    return [Card("play", face=feature_card(FACE, told.facts["feature"]), end=screen_id(told.seat))]


def got_card(told: Told) -> Sequence[AnyCue]:
    """A card comes into the Equipment Pack, or a Magic Item to its character."""
    card = told.facts.get("item") or told.facts.get("card_new") or told.facts["card"]
    return [Card("draw", face=face(card), end=screen_id(told.seat))]


def put_back(told: Told) -> Sequence[AnyCue]:
    """A Magic Item goes back to its deck."""
    return [Card("discard", face=face(told.facts["item"]), start=screen_id(told.seat))]


def handed_over(told: Told) -> Sequence[AnyCue]:
    """A Magic Item goes to another player."""
    other = screen_id(told.facts["player_other"])
    return [Card("play", face=face(told.facts["item"]), start=screen_id(told.seat), end=other)]


def bought(told: Told) -> Sequence[AnyCue]:
    """A Market card goes into the hand, and gold to the supply."""
    slot = market_id(told.facts["market"])
    return [
        Card("draw", face=face(told.facts["card"]), start=slot, end=told.hand),
        *([coins(told.facts["gold"], gold_id(told.seat))] if told.facts["gold"] else []),
    ]
