"""Cues of cards: drawn, shown, used, flipped, discarded; and of what players gain and spend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from questboard.cues import AnyCue, Card, Gain
from questboard.games.adventure import nodes
from questboard.games.adventure.cues.base import hero_card, print_of, row_node, seat
from questboard.games.adventure.hooks import Seen, Show
from questboard.games.adventure.scene.symbols import EXPERIENCE, GOLD, token_look
from questboard.games.adventure.words import face as face_word

# ---- powers and items


def used(seen: Seen) -> Sequence[AnyCue]:
    """A power or an item is used."""
    card = seen("card")
    return [Card("play", nodes.card_id(seat(seen), card), print_of(card), start=hero_card(seen))]


def discarded(seen: Seen) -> Sequence[AnyCue]:
    """A power or an item is gone."""
    card = seen("card")
    return [Card("discard", nodes.card_id(seat(seen), card), end=nodes.deck_id("treasure_deck"))]


def flipped(seen: Seen) -> Sequence[AnyCue]:
    """A power or an item is turned over, or gets a token back."""
    return [Card("flip", nodes.card_id(seat(seen), seen("card")))]


def learned(seen: Seen) -> Sequence[AnyCue]:
    """A Hero has a new power."""
    card = seen("card")
    return [Card("draw", nodes.card_id(seat(seen), card), print_of(card), end=hero_card(seen))]


def levelled(seen: Seen) -> Sequence[AnyCue]:
    """The Hero card is turned over."""
    return [Card("flip", hero_card(seen))]


def hero_chosen(seen: Seen) -> Sequence[AnyCue]:
    """A player has a Hero."""
    return [Card("play", hero_card(seen))]


# ---- decks


def monster_drawn(seen: Seen) -> Sequence[AnyCue]:
    """A Monster card is drawn, or only turned up."""
    drawn = seen.event.kind == "drew_monster"
    start, end = nodes.deck_id("monster_deck"), nodes.player_id(seat(seen)) if drawn else ""
    return [Card("draw" if drawn else "reveal", face=print_of(seen("monster")), start=start, end=end)]


def turned_away(seen: Seen) -> Sequence[AnyCue]:
    """A Monster card that was drawn is discarded."""
    return [Card("discard", face=print_of(seen("monster")), end=nodes.deck_id("monster_deck"))]


def encounter_drawn(seen: Seen) -> Sequence[AnyCue]:
    """An Encounter card is drawn."""
    card = seen("encounter")
    end = nodes.DISCARD if card in seen.view.encounter_deck.discard else ""
    return [Card("draw", face=print_of(card), start=nodes.deck_id("encounter_deck"), end=end)]


def encounter_discarded(seen: Seen) -> Sequence[AnyCue]:
    """An Encounter card comes to nothing."""
    card = seen("encounter")
    end = nodes.DISCARD if card in seen.view.encounter_deck.discard else ""
    return [Card("discard", face=print_of(card), end=end)]


def environment(seen: Seen) -> Sequence[AnyCue]:
    """The Environment changes."""
    return [Card("play", nodes.environment_id(seen("encounter")))]


def treasure_drawn(seen: Seen) -> Sequence[AnyCue]:
    """A Treasure card is drawn."""
    start = nodes.deck_id("treasure_deck")
    return [Card("draw", face=print_of(seen("card")), start=start, end=hero_card(seen))]


def treasure_shown(seen: Seen) -> Sequence[AnyCue]:
    """A Treasure card of which one is kept is turned up."""
    return [Card("reveal", face=print_of(seen("card")), start=nodes.deck_id("treasure_deck"))]


def treasure_given_up(seen: Seen) -> Sequence[AnyCue]:
    """A Treasure card is not kept."""
    return [Card("discard", face=print_of(seen("card")), end=nodes.deck_id("treasure_deck"))]


def treasure_given(seen: Seen) -> Sequence[AnyCue]:
    """A Treasure card has an owner."""
    return [Card("draw", nodes.card_id(seat(seen), seen("card")), end=hero_card(seen))]


def villager_drawn(seen: Seen) -> Sequence[AnyCue]:
    """A Villager card is drawn."""
    return [Card("draw", face=print_of(seen("villager")), end=nodes.player_id(seat(seen)))]


def chamber_card(seen: Seen) -> Sequence[AnyCue]:
    """The Chamber card is turned up."""
    card = seen("chamber")
    return [Card("reveal", nodes.chamber_id(card), print_of(card))]


def shuffled(deck: str) -> Show:
    """Cards are put into a deck."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        return [Card("shuffle", nodes.deck_id(deck))]

    return show


def looked_at(deck: str) -> Show:
    """Somebody looks at the top of a deck."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        return [Card("reveal", start=nodes.deck_id(deck), end=hero_card(seen))]

    return show


# ---- the rows


def activated(seen: Seen) -> Sequence[AnyCue]:
    """A Monster acts: its card, or that of a Villain."""
    name = seen("figure")
    figure = seen.view.figures[name]
    node = nodes.villain_id(name) if figure.villain else row_node(seen.view, figure.name)
    return [Card("play", node)] if node else []


def triggered(seen: Seen) -> Sequence[AnyCue]:
    """A Trap or a Hazard is activated."""
    card = seen("encounter")
    return [Card("play", row_node(seen.view, card), print_of(card))]


def passed(seen: Seen) -> Sequence[AnyCue]:
    """A card goes to the row of another player."""
    other = seat(seen, "target")
    start, end = nodes.player_id(seat(seen)), nodes.player_id(other)
    return [Card("play", nodes.row_id(other, seen("monster")), start=start, end=end)]


# ---- gains


def token_turned(seen: Seen) -> Sequence[AnyCue]:
    """A Hero finds out what a token shows."""
    shown = seen("face")
    icon = GOLD if shown.isdigit() else token_look("treasure").icon
    return [Gain(icon, "topaz", face_word(shown), end=hero_card(seen))]


def token_lost(seen: Seen) -> Sequence[AnyCue]:
    """A Hero loses a Treasure token."""
    return [Gain(GOLD, "topaz", face_word(seen("face")), start=hero_card(seen))]


def paid(seen: Seen) -> Sequence[AnyCue]:
    """A team spends Experience."""
    pile = nodes.shared_id(seen.view, "experience", seen.view.heroes[seat(seen)].team)
    return [Gain(EXPERIENCE, "emerald", f"{seen('experience')} Experience", start=pile)]


def in_purse(seen: Seen) -> Sequence[AnyCue]:
    """What the party of a campaign has now."""
    return [Gain(GOLD, "topaz", f"{seen('amount')} gold", end=nodes.PURSE)]


def boon_shown(seen: Seen) -> Sequence[AnyCue]:
    """A Boon is won or used."""
    card = seen("boon")
    return [Card("play", face=print_of(card))]


def item_of_party(seen: Seen) -> Sequence[AnyCue]:
    """A card is bought or sold in the store."""
    bought = seen.event.kind == "bought"
    return [Card("draw" if bought else "discard", face=print_of(seen("card")), end=hero_card(seen))]


def handed_over(kind: str) -> Show:
    """An object goes from one Hero to another."""

    def show(seen: Seen) -> Sequence[AnyCue]:
        look = token_look(kind)
        return [Gain(look.icon, look.color, start=hero_card(seen, "target"), end=hero_card(seen))]

    return show


CARDS: Mapping[str, Show] = MappingProxyType({
    "chose_hero": hero_chosen,
    "used": used,
    "reacted": used,
    "discarded": discarded,
    "lost_item": discarded,
    "flipped_up": flipped,
    "token_returned": flipped,
    "levelled": levelled,
    "learned": learned,
    "drew_monster": monster_drawn,
    "turned_up": monster_drawn,
    "passed_over": monster_drawn,
    "turned_away": turned_away,
    "drew_encounter": encounter_drawn,
    "cancelled": encounter_discarded,
    "environment": environment,
    "starting_treasure": treasure_drawn,
    "drew_treasure": treasure_drawn,
    "treasure_shown": treasure_shown,
    "gave_up_treasure": treasure_given_up,
    "given": treasure_given,
    "villager_drawn": villager_drawn,
    "chamber_card": chamber_card,
    "activated": activated,
    "triggered": triggered,
    "passed": passed,
    "token_turned": token_turned,
    "paid": paid,
})  # fmt: skip
