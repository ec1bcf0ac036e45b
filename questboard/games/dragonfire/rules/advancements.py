"""Advancements: which Features and Magic Items a character may have (DF-281 to DF-320).

Nothing is asked or told here: these are the rules that the Long Rest and the setup of a game go by.
"""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import CARDS, FEATURES, SCREENS
from questboard.games.dragonfire.hooks import FEATURE_TEXTS
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Sheet

LEVEL_XP = {1: 0, 2: 10, 3: 30, 4: 60, 5: 100}
"""The XP with which a Character Level begins (DF-274)."""
SLOT_XP = (0, 5, 10, 15, 25, 40)
"""What opening each Feature slot costs (DF-294)."""
RARITIES = ("common", "uncommon", "rare", "very rare")
AWARDS = {
    1: ("common",),
    2: ("common",),
    3: ("common", "uncommon"),
    4: ("common", "uncommon"),
    5: ("common", "rare"),
}
"""The Magic Items of each player by the Adventure Level that was played (DF-305)."""
ATTUNED = {1: (2, 0), 2: (2, 0), 3: (2, 0), 4: (2, 2), 5: (3, 2)}
"""How many Uncommon and how many Rare Magic Items a character may have, by Character Level (DF-306)."""
BELONGINGS = {
    1: (),
    2: ("common",),
    3: ("common", "common"),
    4: ("common", "common", "uncommon"),
    5: ("common", "common", "uncommon", "uncommon"),
}
"""The Magic Items of a character that begins at a level (DF-383)."""


def character_level(xp: int) -> int:
    """The Character Level by total XP (DF-274).

    >>> [character_level(xp) for xp in (9, 10, 30, 99, 100)]
    [1, 2, 3, 4, 5]
    """
    return max(level for level, start in LEVEL_XP.items() if xp >= start)


# ---- Features


def spent_xp(slots: Sequence[str], free: str = "") -> int:
    """The XP that visible Features and their slots tie up; the free Background counts 0 (DF-298, DF-372).

    >>> spent_xp(["war-domain", "acolyte"])
    20
    """
    return sum(
        cost + FEATURES[name].xp for cost, name in zip(SLOT_XP, slots, strict=False) if name and name != free
    )


def xp_left(sheet: Sheet) -> int:
    """The XP that no Feature and no slot ties up (DF-300)."""
    return sheet.xp - spent_xp(sheet.slots, sheet.free)


def open_to(sheet: Sheet, name: str) -> bool:
    """Whether a Feature is open to a character: to all, or to its class or race (DF-299)."""
    screen = SCREENS[sheet.screen]
    return FEATURES[name].open_to in ("", screen.character_class, screen.race)


def slots_for(sheet: Sheet, name: str, fresh: Sequence[int] = ()) -> list[int]:
    """The slots into which a character may put a Feature now, counted from 0.

    It covers what lies in a slot, or opens the first slot that is empty (DF-301, DF-384); stickers
    that are fresh from this Long Rest stay (DF-385).
    """
    if not open_to(sheet, name):
        return []
    used = [slot for slot, visible in enumerate(sheet.slots) if visible and slot not in fresh]
    empty = [slot for slot, visible in enumerate(sheet.slots) if not visible][:1]
    return [slot for slot in used + empty if _may_lie(sheet, name, slot)]


def _may_lie(sheet: Sheet, name: str, slot: int) -> bool:
    """Whether a Feature goes with the other visible ones, and all are paid for, with it in a slot."""
    feature, covered = FEATURES[name], sheet.slots[slot]
    slots = [*sheet.slots[:slot], name, *sheet.slots[slot + 1 :]]
    others = [FEATURES[each] for at, each in enumerate(slots) if each and at != slot]
    return (
        name != covered
        and all(other.primary_name != feature.primary_name for other in others)  # DF-282
        and not (feature.subclass and any(other.subclass for other in others))  # DF-285
        and feature.requires in ("", *slots)  # DF-284
        and spent_xp(slots, sheet.free) <= sheet.xp  # DF-300
    )


def purchases(sheet: Sheet, fresh: Sequence[int] = ()) -> list[str]:
    """The Features that a character could take now."""
    return [name for name in FEATURES if slots_for(sheet, name, fresh)]


def missing(sheet: Sheet, name: str) -> str:
    """What keeps a character from taking a Feature now, in a few words; "" for nothing."""
    feature = FEATURES[name]
    if name in sheet.slots:
        return "taken already"
    if not open_to(sheet, name):
        return f"for {feature.open_to}s only"
    if feature.requires and feature.requires not in sheet.slots:
        return f"needs {FEATURES[feature.requires].name.rpartition(': ')[2]}"
    if slots_for(sheet, name):
        return ""
    return _lacking(sheet, name) or "only in place of another one"


def _lacking(sheet: Sheet, name: str) -> str:
    """How many XP are missing in the cheapest slot, with everything else as it is."""
    empty = [slot for slot, visible in enumerate(sheet.slots) if not visible][:1]
    used = [slot for slot, visible in enumerate(sheet.slots) if visible and visible != sheet.free]
    costs = [
        spent_xp([*sheet.slots[:slot], name, *sheet.slots[slot + 1 :]], sheet.free) - sheet.xp
        for slot in [*empty, *used]
    ]
    short = min(costs, default=0)
    return f"{short} XP short" if short > 0 else ""


def usable_features(sheet: Sheet) -> list[str]:
    """The visible Features, without those whose required one is covered (DF-284)."""
    return [name for name in sheet.slots if name and FEATURES[name].requires in ("", *sheet.slots)]


def place(sheet: Sheet, name: str, slot: int) -> None:
    """Put a Feature into a slot; a covered Background is no longer free (DF-298)."""
    if sheet.slots[slot] == sheet.free:
        sheet.free = ""
    sheet.slots[slot] = name


# ---- Magic Items


def surplus(level: int, items: Sequence[CardId]) -> list[CardId]:
    """The Magic Items of a rarity of which a character has more than it may attune to (DF-306, DF-373).

    >>> surplus(3, ["pearl-of-power", "shield-plus-1", "driftglobe"]), surplus(3, ["flame-tongue"])
    ([], ['flame-tongue'])
    """
    uncommon, rare = ATTUNED[level]
    for rarities, most in ((("uncommon",), uncommon), (("rare", "very rare"), rare)):
        held = [item for item in items if CARDS[item].rarity in rarities]
        if len(held) > most:
            return held
    return []


def fits(sheet: Sheet, taken: Sequence[CardId], item: CardId) -> bool:
    """Whether the screen's limits let an item go along with those already taken (DF-315)."""
    screen, card = SCREENS[sheet.screen], CARDS[item]
    assert card.category
    free = any(FEATURE_TEXTS[name].any_item for name in usable_features(sheet))
    words = () if free else screen.tags.get(card.category, ())
    count = sum(CARDS[each].category == card.category for each in taken)
    return count < screen.limits[card.category] and (not words or any(word in words for word in card.tags))


def draw_item(s: DragonfireState, rarity: str) -> CardId | None:
    """The top Magic Item of a rarity, or of the next lower one that has any (DF-310)."""
    for name in reversed(RARITIES[: RARITIES.index(rarity) + 1]):
        if s.item_decks[name]:
            return s.item_decks[name].pop()
    return None


def draw_fitting(s: DragonfirePosition, sheet: Sheet, rarity: str) -> CardId | None:
    """The first Magic Item of a rarity that its owner could use besides the others (DF-383)."""
    deck = s.item_decks[rarity]
    for at in reversed(range(len(deck))):
        if fits(sheet, sheet.items, deck[at]):
            return deck.pop(at)
    return None


def put_back(s: DragonfireState, sheet: Sheet, item: CardId) -> None:
    """A Magic Item goes back to the deck of its rarity, which is shuffled (DF-302, DF-308, DF-319)."""
    sheet.items.remove(item)
    rarity = CARDS[item].rarity
    s.item_decks[rarity] = s.luck.shuffled([*s.item_decks[rarity], item])
