"""Cues of encounters: how they come, attack, lose levels and go."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import AnyCue, Attack, Card, Condition, Danger, Defeat, Die, Health, Laid, Roll, Step
from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.cues.players import coins
from questboard.games.dragonfire.cues.told import FACE, Told
from questboard.games.dragonfire.scene.encounters import printed_encounter
from questboard.games.dragonfire.scene.ids import (
    gold_id,
    level_id,
    marker_id,
    place_id,
    plate_id,
    play_id,
    shot_id,
)
from questboard.games.dragonfire.scene.symbols import EMBLEM, PAINT
from questboard.games.dragonfire.words import COLOR, listed, power_name
from questboard.scene import Node


def card_of(foe: str) -> Node | None:
    """The card of an encounter by the encounter's name and number; tokens have none."""
    name = foe.rpartition("-")[0]
    return None if name.endswith("-token") else printed_encounter(FACE, name)


# ---- coming, moving and leaving


def appeared(told: Told) -> Sequence[AnyCue]:
    """A card comes from its deck, a token from the box; who is placed in a Location goes there."""
    card = card_of(told.foe)
    if card is None:
        return [Laid((told.foe,))]
    cues: list[AnyCue] = [
        Card("reveal", told.foe, card, start=told.common_deck(told.facts["deck"]), end=told.foe)
    ]
    foe = told.view.encounter(told.foe)
    if foe is not None and foe.location:
        cues.append(Step(marker_id(told.seat), (place_id(told.foe),), "leap"))
    return cues


def moved(told: Told) -> Sequence[AnyCue]:
    """An encounter comes to stand before another player, where it has a place of its own."""
    return [Step(told.foe, (told.foe,), "push")]


def revealed(told: Told) -> Sequence[AnyCue]:
    """A card is shown and goes back under its deck, or to the discard pile."""
    deck = told.common_deck(told.facts["deck"])
    return [Card("reveal", face=printed_encounter(FACE, told.facts["name"]), start=deck, end=deck)]


def discarded(told: Told) -> Sequence[AnyCue]:
    """An encounter leaves play undefeated."""
    return [Card("discard", told.foe, card_of(told.foe), start=told.foe)]


# ---- Deal Damage


def dealt(told: Told) -> Sequence[AnyCue]:
    """Cards strike an encounter."""
    name = listed(power_name(power) for power in told.facts["powers"])
    players = told.facts["players"]
    attacker = plate_id(players[0]) if len(players) == 1 else ""
    strikes = Attack((told.foe,), attacker, name, card=_dealing(told))
    return [strikes] if told.facts["count"] else [strikes, Health(told.foe, 0)]


def _dealing(told: Told) -> str:
    """The first card that strikes, among what has been played in this turn."""
    turn = told.view.turn
    cards, players = told.facts["powers"], told.facts["players"]
    found = [play.id for play in turn.plays if play.card in cards and play.seat in players]
    if not found:
        return ""
    dealing = [shot.play for shot in turn.shots] if turn.phase == "deal damage" else []
    return shot_id(dealing.index(found[0])) if found[0] in dealing else play_id(found[0])


def cleared(told: Told) -> Sequence[AnyCue]:
    """A level of the track falls."""
    return [Health(told.foe, -1, told.facts["left"])]


def recovered(told: Told) -> Sequence[AnyCue]:
    """Levels of the track come back."""
    return [Health(told.foe, len(told.facts["levels"]), told.facts["left"])]


def defeated(told: Told) -> Sequence[AnyCue]:
    """An encounter falls."""
    return [Defeat(told.foe)]


def tripped(told: Told) -> Sequence[AnyCue]:
    """The Tripwire is crossed."""
    return [Danger("Tripwire", told.foe)]


def paid(told: Told) -> Sequence[AnyCue]:
    """Gold is dealt out."""
    return [coins(gold, end=gold_id(seat)) for seat, gold in told.facts["shares"]]


# ---- Take Damage


def attacked(told: Told) -> Sequence[AnyCue]:
    """An encounter attacks the player whom it faces."""
    reason = f"{told.name} is in it" if told.facts["reason"] == "in it" else f"faces {told.name}"
    strikes = Attack((told.who,), told.foe, reason=reason)
    return [strikes, Health(told.who, 0)] if told.facts["prevented"] else [strikes]


def held_off(told: Told) -> Sequence[AnyCue]:
    """An encounter doesn't attack."""
    power = told.facts["power"]
    return [Condition(told.foe, power_name(power) if power else "does not attack")]


# ---- Saves, strength, what holds this turn


def saved(told: Told) -> Sequence[AnyCue]:
    """The cards of a Save, and whether it succeeds; one that is decided shows none."""
    success, names = told.facts["success"], told.facts["names"]
    if told.view.encounter(told.foe) is None:
        return []
    if not names:
        return [Condition(told.foe, f"Save: {'success' if success else 'failure'}")]
    cards = [ENCOUNTERS[name] for name in names]
    dice = tuple(Die(card.name, "card", PAINT[card.color], EMBLEM.get(card.color, "")) for card in cards)
    against = listed([COLOR[color] for color in told.facts["colors"]] or ["colourless"], "or")
    return [Roll(dice, roller=told.foe, against=against, verdict="success" if success else "failure")]


def strength_changed(told: Told) -> Sequence[AnyCue]:
    """An encounter becomes stronger or weaker."""
    change = f"{told.facts['change']:+d}"
    return [Condition(told.foe, f"{change} Attack Strength")]


def calmed(told: Told) -> Sequence[AnyCue]:
    """An encounter will not attack."""
    return [Condition(told.foe, "does not attack")]


def level_softened(told: Told) -> Sequence[AnyCue]:
    """A level asks for less."""
    amount = told.facts["amount"]
    return [Condition(level_id(told.foe, told.facts["level"] - 1), f"at most {amount}")]
