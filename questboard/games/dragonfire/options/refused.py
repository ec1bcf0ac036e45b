"""Why things beside those that can be chosen can't be: characters, powers, cards, slots, encounters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from questboard.games.dragonfire.content import CARDS, FEATURES
from questboard.games.dragonfire.rules.advancements import SLOT_XP, missing, xp_left
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.rules.health import may_be_healed
from questboard.games.dragonfire.rules.market import price
from questboard.games.dragonfire.rules.window import ready
from questboard.games.dragonfire.scene.ids import (
    at_rest,
    character_id,
    lying_id,
    market_id,
    offer_id,
    power_id,
    screen_id,
    shot_id,
    slot_id,
)
from questboard.games.dragonfire.words import encounter_name, power_name

if TYPE_CHECKING:
    from questboard.games.dragonfire.options.base import DragonfireOption

ACTS = ("act", "act on command", "assist")
"""Kinds of questions about what to do with one's own cards."""
Told = tuple[str, str, str]
"""What a thing is called, why it can't be chosen, and the clause."""


def why_not(kind: DragonfireOption, node: str) -> Told | None:
    """Why a thing on the table can't be chosen; None where nothing is known of it."""
    for knows in (_character, _power, _ware, _card, _slot, _feature, _shot, _encounter):
        for id, told in knows(kind):
            if id == node:
                return told
    return None


def _character(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    view = kind.view
    for seat, character in enumerate(view.characters):
        name, rule = kind.names[seat], kind.ask.rule
        if character.unconscious:
            reason = f"{name} is Unconscious"
        elif kind.ask.kind == "character to heal" and not may_be_healed(view, seat):
            reason = f"nothing can heal {name} now"
        elif kind.ask.kind == "character to heal" and character.hp >= character.max_hp:
            reason = f"{name} has all {character.max_hp} HP"
        elif kind.ask.kind in ("character among foes", "character to burn") and not facing(view, seat):
            reason = f"no encounter faces {name}"
        elif kind.ask.kind in ACTS:
            reason = f"nothing that can be done now is about {name}"
        elif seat == kind.ask.seat:
            reason = "it must be another player"
        elif character.place != view.characters[kind.ask.seat].place:
            reason = f"{name} is at another place"
        else:
            reason = f"it would do nothing for {name}"
        for node in (character_id(view, seat), screen_id(seat)):
            yield node, (name, reason, rule)


def _power(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    view = kind.view
    for seat, character in enumerate(view.characters):
        own = seat == kind.ask.seat
        for name in filter(None, (character.ability, *character.features)):
            yield power_id(seat, name), (power_name(name), _unused(kind, seat, name), "DF-289")
        owner = "own" if own and not at_rest(view) else f"player:{seat}"
        for place, each in enumerate(character.in_play):
            yield lying_id(owner, place), (power_name(each.card), _unused(kind, seat, each.card), "DF-149")


def _unused(kind: DragonfireOption, seat: int, name: str) -> str:
    if seat != kind.ask.seat:
        return f"it belongs to {kind.names[seat]}"
    if not ready(kind.view, seat, name):
        scope = FEATURES[name].scope if name in FEATURES else ""
        when = " in this Scene" if scope == "scene" else f" in this {scope}" if scope else ""
        return f"it has been used{when or ' already'}"
    return "it works by itself, or at another moment"


def _ware(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    view, seat = kind.view, kind.ask.seat
    for slot, card in enumerate(view.market):
        cost, gold = price(view, seat, card), view.characters[seat].gold if view.characters else 0
        reason, rule = "this is about other cards", kind.ask.rule
        if kind.ask.kind in ("purchase", "Market card to buy") and cost > gold:
            reason, rule = f"it costs {cost} gold, and you have {gold}", "DF-246"
        elif kind.ask.kind in ACTS:
            reason, rule = "cards are bought in the Market phase, after damage was dealt", "DF-246"
        elif kind.ask.kind == "Market card to lose":
            reason = "it came into the Market just now"
        yield market_id(slot), (CARDS[card].name, reason, rule)
        yield offer_id(card), (CARDS[card].name, reason, rule)


def _card(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    view = kind.view
    if not 0 <= view.seat < len(view.characters):
        return
    character, assists = view.characters[view.seat], kind.ask.kind == "assist"
    for card in dict.fromkeys(character.hand):
        reason = "this is about other cards"
        if assists:
            reason = "it has no Assist that would do anything now"
        for number in range(1, character.hand.count(card) + 1):
            yield f"hand:{card}:{number}", (CARDS[card].name, reason, "DF-158" if assists else kind.ask.rule)
    for place, card in enumerate(character.looked):
        yield f"looked:{place}", (CARDS[card].name, "this is about other cards", kind.ask.rule)


def _slot(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    if not 0 <= kind.ask.seat < len(kind.view.sheets):
        return
    sheet = kind.view.sheets[kind.ask.seat]
    empty = [number for number, lies in enumerate(sheet.slots, 1) if not lies]
    left = xp_left(sheet)
    for number, lies in enumerate(sheet.slots, 1):
        if lies:
            reason = f"{FEATURES[lies].name} lies there, and {left} XP is not enough to cover it"
        elif number != empty[0]:
            reason = f"slot {empty[0]} is to be filled first; slot {number} costs {SLOT_XP[number - 1]} XP"
        else:
            reason = f"it costs {SLOT_XP[number - 1]} XP besides the Feature, and {left} are left"
        yield slot_id(number), (f"slot {number}", reason, "DF-301")


def _feature(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    if kind.ask.kind != "feature":
        return
    sheet = kind.view.sheets[kind.ask.seat]
    for name, feature in FEATURES.items():
        reason = missing(sheet, name) or "it could only cover what was taken in this Long Rest"
        yield offer_id(name), (feature.name, reason, "DF-300")


def _shot(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    for index, shot in enumerate(kind.view.turn.shots):
        play = kind.view.play(shot.play)
        name = power_name(play.card) if play is not None else "damage"
        reason = "it is assigned already" if shot.aim else "it can go to one place only, as proposed"
        yield shot_id(index), (name, reason, "DF-165")


def _encounter(kind: DragonfireOption) -> Iterator[tuple[str, Told]]:
    view = kind.view
    here = view.characters[kind.ask.seat].place if view.characters else ""
    for foe in view.encounters:
        rule = kind.ask.rule
        reason = "the text is not about such an encounter"
        if kind.ask.kind == "aim":
            reason = "no damage that can still be assigned may go there"
        elif kind.ask.kind in ACTS:
            reason, rule = "it gets damage in the Deal Damage phase, when all cards are played", "DF-165"
        elif kind.ask.kind == "encounter to draw" and foe.seat == kind.ask.seat:
            reason = "it faces you already"
        elif view.characters and view.characters[foe.seat].place != here:
            reason = f"it faces {kind.names[foe.seat]} at another place"
        yield foe.uid, (encounter_name(foe.uid), reason, rule)
