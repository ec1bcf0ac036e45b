"""What can't get lost: every Item card and every Monster card, wherever it lies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from questboard.games.fantasy.content import ITEMS, MONSTERS, basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.setup import deck_of
from questboard.games.fantasy.state import FantasyPosition


def inventory(s: FantasyPosition) -> dict[str, int]:
    """How many of each card there are: what is printed, and what is wrong with what is in play."""
    counts = {f"item {item.id}": item.count for item in ITEMS.values()}
    counts |= {f"monster {card.id}": card.cards for card in MONSTERS.values()}
    if s.heroes:  # before the party is chosen all cards lie in the box
        for item, count in _wrong_items(s).items():
            counts[f"item {item}"] += count
        for kind, count in _wrong_monsters(s).items():
            counts[f"monster {kind}"] += count
    return counts


# ---- Item cards


def items_in_play(s: FantasyPosition) -> Counter[str]:
    """The Item cards of the adventure; all others lie in the box."""
    cards = Counter([*s.deck, *s.discard, *s.drawn, *s.dropped])
    for hero in s.heroes:
        cards.update(hero.items)
    cards.update(chest.holds for chest in s.chests if chest.holds in ITEMS)
    return cards


def _wrong_items(s: FantasyPosition) -> Counter[str]:
    """How many cards are in play too many, or too few.

    Between the adventures of a campaign Basic Items go to the box and come from there, so from the second
    adventure on no more can be said than that there are never more cards than were printed.
    """
    there = items_in_play(s)
    if s.progress.won or s.progress.lost:
        return there - Counter({item.id: item.count for item in ITEMS.values()})
    kits = tuple([(hero.name, tuple(s.progress.kits.get(hero.name, ()))) for hero in s.heroes])
    wrong = Counter(there)
    wrong.subtract(_dealt(s.adventure, kits, tuple(s.progress.discard)))
    return wrong


@lru_cache(maxsize=64)
def _dealt(
    adventure: str, kits: tuple[tuple[str, tuple[str, ...]], ...], found: tuple[str, ...]
) -> Counter[str]:
    """The Item cards that an adventure begins with: the heroes', the deck's, and those in special chests."""
    layout = LAYOUTS[adventure]
    owned = {name: list(kit) or list(basic_items(layout.set, name, layout.level)) for name, kit in kits}
    dealt = Counter(deck_of(layout, owned, list(found)))
    for kit in owned.values():
        dealt.update(kit)
    dealt.update(chest.holds for chest in layout.chests if chest.holds in ITEMS)
    return dealt


# ---- Monster cards


def _wrong_monsters(s: FantasyPosition) -> Counter[str]:
    """How many Monster cards are in play too many; of roaming ones also how many too few.

    Defeated monsters leave the game with their cards (FA-068), but those of the roaming deck return to its
    discard pile (FA-122).
    """
    there = Counter(s.free)
    there.update(figure.kind for figure in s.lurking)
    there.update(monster.kind for monster in s.monsters if monster.origin != "roaming")
    others = Counter({kind: card.cards for kind, card in MONSTERS.items()})
    others.subtract(s.layout.roaming)
    roaming = Counter([*s.roaming, *s.roaming_discard, *s.arriving])
    roaming.update(monster.kind for monster in s.monsters if monster.origin == "roaming")
    roaming.subtract(s.layout.roaming)
    wrong = there - others
    wrong.update(roaming)
    return wrong
