"""What there is in the box, wherever it lies; nothing is lost or made in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questboard.games.dragonfire.content import CARDS, DRAGONFIRE, ENCOUNTERS
from questboard.games.dragonfire.state import Character, DragonfirePosition


def inventory(s: DragonfirePosition) -> dict[str, int]:
    """How many of each card there are; what is not in this game lies in the box."""
    counts = {f"card {card.id}": card.count for card in CARDS.values()}
    counts |= {f"encounter {card.id}": card.count for card in ENCOUNTERS.values()}
    counts |= {f"dragonfire {name}": 1 for name in DRAGONFIRE}
    if s.decks:
        counts |= {f"card {name}": count for name, count in _players_cards(s).items()}
        counts |= {f"encounter {name}": count for name, count in _encounters(s).items()}
        fire = Counter([*s.decks["dragonfire"], *s.discards["dragonfire"], *filter(None, [s.dragonfire])])
        counts |= {f"dragonfire {name}": count for name, count in fire.items()}
    return counts


def cards_of(character: Character) -> Iterator[str]:
    """All cards of a player, those that have left the game too."""
    yield from (*character.deck, *character.hand, *character.discard, *character.looked, *character.removed)
    for each in character.in_play:
        yield each.card
        yield from each.held


def _players_cards(s: DragonfirePosition) -> Counter[str]:
    """Basic cards, Market cards and Magic Items: those of the players, the Market, the supply."""
    held = Counter[str](s.supply)
    for character in s.characters:
        held.update(cards_of(character))
    held.update(play.card for play in s.turn.plays if play.on_table)
    held.update(card for foe in s.encounters for _, card in foe.held)
    held.update([*s.decks["market"], *s.discards["market"], *s.drawn, *filter(None, s.market)])
    for card in CARDS.values():
        if card.item:
            held[card.id] = _items(s, card.id)
    return held


def _items(s: DragonfirePosition, name: str) -> int:
    """Magic Items: those of the characters, and those that nobody has."""
    owned = sum(sheet.items.count(name) for sheet in s.sheets)
    return owned + sum(deck.count(name) for deck in s.item_decks.values())


def _encounters(s: DragonfirePosition) -> Counter[str]:
    """The cards of the decks that are in the game."""
    decks = ("primary", "secondary", "third")
    there = Counter(name for deck in decks for name in (*s.decks[deck], *s.discards[deck]))
    there.update(foe.name for foe in s.encounters if foe.deck and not foe.token)
    there.update(name for name, _ in s.turn.fallen)
    return there
