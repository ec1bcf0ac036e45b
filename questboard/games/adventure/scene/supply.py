"""What belongs to the whole party, and the decks: adventure, Experience, surges, Environment, Villains."""

from __future__ import annotations

from collections import Counter
from typing import Any

from questboard.games.adventure.content import ENCOUNTERS, MONSTERS, TILES
from questboard.games.adventure.nodes import (
    DISCARD,
    PURSE,
    boon_id,
    chamber_id,
    deck_id,
    drawn_id,
    environment_id,
    shared_id,
)
from questboard.games.adventure.nodes import TIME as TIME_ID
from questboard.games.adventure.rules.decks import seen_by
from questboard.games.adventure.rules.quest import quest as quest_of
from questboard.games.adventure.scene.cards import ROW, adventure_card, entry_of, face
from questboard.games.adventure.scene.figures import times
from questboard.games.adventure.scene.hand import cards_on_table
from questboard.games.adventure.scene.symbols import EXPERIENCE, GOLD, HEALING, PILES, TIME
from questboard.games.adventure.scene.teams import in_company, letter, members, rivalry
from questboard.games.adventure.state import AdventureView, Deck
from questboard.games.adventure.words import card as card_word
from questboard.games.adventure.words import plural, together
from questboard.kernel import Ask
from questboard.scene import Node

DECKS = {
    "stack": "Tiles",
    "chamber_stack": "Chamber",
    "monster_deck": "Monsters",
    "encounter_deck": "Encounters",
    "treasure_deck": "Treasures",
}
"""Decks that lie on the table, as long as there is anything in them."""


def party(view: AdventureView, ask: Ask[Any] | None) -> Node:
    """What the party lives on, and what lies open for all of them: below the plates."""
    return Node(
        id="quest",
        kind="tray",
        area="party",
        label="The party:",
        children=[
            *(
                pile
                for team in range(len(view.teams))
                for pile in (surges(view, team), experience(view, team))
            ),
            *time(view),
            *drawn(view, ask),
            *on_the_table(view),
        ],
    )


def supply(view: AdventureView) -> Node:
    """Everything else that is nobody's own."""
    return Node(
        id="supply",
        kind="tray",
        area="supply",
        label="Supply:",
        children=[
            *campaign(view),
            *decks(view),
            adventure_card(view.box, view.adventure, progress(view)),
        ],
    )


def progress(view: AdventureView) -> tuple[str, ...]:
    """What the party has done so far."""
    told = []
    if view.campaign is not None:
        told.append(f"Game {view.campaign.game} of the campaign.")
    if view.round:
        told.append(f"Round {view.round}.")
    if view.defeated:
        told.append(f"{plural(view.defeated, 'Monster')} defeated.")
    told.extend(quest_of(view).told(view))
    return tuple(told)


def drawn(view: AdventureView, ask: Ask[Any] | None) -> list[Node]:
    """The card that has just been drawn and lies nowhere yet."""
    card = view.turn.card if view.turn.card in ENCOUNTERS or view.turn.card in MONSTERS else ""
    if ask is not None and ask.seat == view.seat:
        card = ask.about.get("encounter") or ask.about.get("card") or card
    if not card or entry_of(card) is None or card in cards_on_table(view):
        return []
    node = face(drawn_id(card), card, size=ROW, where=", just drawn")
    node.glow = True
    return [node]


def on_the_table(view: AdventureView) -> list[Node]:
    """The Environment and the Chamber card."""
    cards = []
    if view.environment:
        cards.append(
            face(
                environment_id(view.environment),
                view.environment,
                size=ROW,
                where=", in play",
                rule="WA-137",
            )
        )
    if view.chamber:
        cards.append(face(chamber_id(view.chamber), view.chamber, size=ROW, rule="WA-165"))
    return cards


def whose(view: AdventureView, team: int) -> tuple[str, str]:
    """Whose something is, in full and for short; nothing where all play together."""
    if not rivalry(view):
        return "", ""
    names = members(view, team)
    return f" of {names}", f" {letter(team)}" if in_company(view) else f" of {names}"


def surges(view: AdventureView, team: int) -> Node:
    """The healing surges of those who play together."""
    count, (owners, owner) = view.teams[team].surges, whose(view, team)
    left, one = plural(count, "healing surge"), shared_id(view, "surge", team)
    return Node(
        id=shared_id(view, "surges", team),
        kind="track",
        label=f"{left[0].upper()}{left[1:]}{owners} left.",
        text=f"Surges{owner}",
        rule="WA-117",
        children=[
            Node(id=f"{one}:{number}", kind="token", icon=HEALING.icon, color=HEALING.color)
            for number in range(count)
        ]
        or [Node(id=f"{one}:none", kind="token", icon=HEALING.icon, color=HEALING.color, hollow=True)],
    )


def experience(view: AdventureView, team: int) -> Node:
    """An Experience pile: its cards and what they are worth together."""
    held, (owners, owner) = view.teams[team].experience, whose(view, team)
    worth = sum([MONSTERS[card].experience for card in held])
    cards = [
        f"{times(MONSTERS[card].name, count)} worth {MONSTERS[card].experience}"
        for card, count in Counter(held).items()
    ]
    pile = plural(len(held), "card")
    return Node(
        id=shared_id(view, "experience", team),
        kind="token",
        label=f"Experience{owners}: {worth} in {pile}{': ' if cards else ''}{', '.join(cards)}.",
        rule="WA-152",
        icon=EXPERIENCE,
        color="emerald",
        text=f"{worth} Experience{owner}",
        lines=(pile,),
        hollow=not worth,
    )


def time(view: AdventureView) -> list[Node]:
    """Time tokens, where the adventure has any left."""
    if not view.time:
        return []
    left = plural(view.time, "Time token")
    return [Node(id=TIME_ID, kind="token", label=f"{left} left.", icon=TIME, color="bone", text=left)]


def campaign(view: AdventureView) -> list[Node]:
    """The purse and the Boons of a campaign."""
    if view.campaign is None:
        return []
    purse = Node(
        id=PURSE,
        kind="token",
        label=f"The party's purse: {view.campaign.purse} gold.",
        icon=GOLD,
        color="topaz",
        text=f"{view.campaign.purse} gold",
    )
    boons = []
    for boon in view.campaign.boons:
        used = boon in view.boons_used
        node = face(boon_id(boon), boon, size=ROW, where=", used" if used else "", rule="WA-164")
        node.hollow = used
        boons.append(node)
    return [purse, *boons]


def decks(view: AdventureView) -> list[Node]:
    """The decks with their counts; of the Encounter deck the discard pile too, its last card on top."""
    found = []
    for name, text in DECKS.items():
        pile: Deck = getattr(view, name)
        if pile.count or pile.discard or name == "stack":
            found.append(deck(name, text, pile, view.seat))
    discard = view.encounter_deck.discard
    if discard:
        found.append(discard_pile(discard))
    return found


def deck(name: str, text: str, pile: Deck, seat: int) -> Node:
    """A deck face down, and what the seat knows to be in it."""
    known = [card_word(card) for packet in pile.packets for card in packet.known]
    among = f" Among them: {', '.join(known)}." if known and name != "stack" else ""
    if pile.seen:
        tiles = [f"{TILES[tile].name} ({depth + 1})" for depth, tile in seen_by(pile, seat)]
        among += f" You have seen {together(tiles)}, counted from the top."
    discarded = f" {len(pile.discard)} discarded." if pile.discard else ""
    return Node(
        id=deck_id(name),
        kind="pile",
        label=f"{text}: {pile.count} left.{among}{discarded}",
        face_down=True,
        icon=PILES[name].icon,
        color=PILES[name].color,
        text=text,
        count=pile.count,
    )


def discard_pile(cards: list[str]) -> Node:
    """The Encounter cards that were drawn, the last one on top."""
    top = face(DISCARD, cards[-1])
    return Node(
        id=DISCARD,
        kind="pile",
        label=f"Last Encounter: {top.label}",
        source=top.source,
        icon=top.icon,
        picture=top.picture,
        color=top.color,
        text="Discards",
        lines=(card_word(cards[-1]), *top.lines),
        count=len(cards),
    )
