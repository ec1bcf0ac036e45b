"""What heroes own when an adventure begins: Basic Items, or what earlier adventures gave them.

Whoever plays a single adventure with the gear of a campaign gets what the adventures before it in its set
would have given: two ordinary chests in three are opened, a potion that was found is drunk in every second
case, the Special Items are owned, and nobody has died. The sets stand alone, as campaigns do: a party comes
fresh to the Forbidden Forest and to the Eternal Winter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias, get_args

from questboard.games.fantasy.content import BASIC_ITEMS, HEROES, ITEMS, basic_items
from questboard.games.fantasy.hooks import USABLE, WEAPON_CARDS
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Chest, Layout
from questboard.games.fantasy.rules.odds import card_odds
from questboard.games.fantasy.rules.setup import deck_of, pack
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import NOBODY, Adventure, FantasyState, Hero, ItemId, is_potion
from questboard.kernel import Luck, emit

Kits: TypeAlias = dict[str, list[ItemId]]
"""What each hero owns, what he would rather use first."""
OPENED = (2, 3)
"""How many of how many ordinary chests a party opens on its way to the Objective."""
SPARE = {1: 0.25, 2: 0.5}
"""By the number of weapons in use: what the other way of attacking counts beside a hero's own way."""
ARMOR = 2
"""The AC of most monsters, against which weapons and spells are compared."""
EXTRA = 0.25
"""About the HP that whatever else a weapon can do is worth."""
AREA = 1.5
"""About the monsters that a spell with an area hits."""
USED_UP = 0.25
"""What a weapon for a single attack is worth beside one that lasts."""
LEAST = 0.01
"""A gain that is none."""


def campaign_of(adventure: str) -> tuple[str, ...]:
    """The adventures that are played in order with this one; somebody's own stands alone (FA-098)."""
    box: tuple[str, ...] = get_args(Adventure)
    if adventure not in box:
        return (adventure,)
    return tuple(each for each in box if each.rpartition("-")[0] == adventure.rpartition("-")[0])


def earlier(adventure: str) -> tuple[str, ...]:
    """The adventures before one in its campaign."""
    campaign = campaign_of(adventure)
    return campaign[: campaign.index(adventure)]


# ---- what heroes take along


@STEPS
async def outfit(s: FantasyState) -> None:
    """Heroes take what they own; who owns nothing takes his Basic Items (FA-010, FA-088, FA-211)."""
    if s.options.gear == "campaign" and not s.progress.kits and not s.progress.lost:
        s.progress.kits = campaign_gear(s.adventure, [hero.name for hero in s.heroes], s.luck)
    kits, layout = s.progress.kits, s.layout
    for hero in s.heroes:
        if hero.name not in kits:
            kit = list(basic_items(layout.set, hero.name, layout.level))
            for item in kit:
                take_back(s, hero, item)
            pack(hero, kit)
    for hero in s.heroes:
        pack(hero, kits.get(hero.name, []))
    mark_fetched(s)
    if s.progress.won or s.progress.lost:
        s.agenda += [
            ("share", seat) for seat in reversed(list(dict.fromkeys(hero.seat for hero in s.heroes)))
        ]


def mark_fetched(s: FantasyState) -> None:
    """A Special Item that heroes still own from an earlier try is fetched; its chest is an ordinary one."""
    fetched = [chest.holds for chest in s.chests if any(chest.holds in hero.items for hero in s.heroes)]
    if fetched:
        s.taken += fetched
        s.chests = tuple([Chest(chest.square) if chest.holds in fetched else chest for chest in s.chests])


def take_back(s: FantasyState, hero: Hero, item: ItemId) -> None:
    """A Basic Item that a hero needs is taken from another who owns it if no other copy is left (FA-211)."""
    kits = s.progress.kits
    if left(item, kits.values()) > 0:
        return
    owner = next(name for name, kit in kits.items() if item in kit)
    kits[owner].remove(item)
    emit(s, "taken-back", "FA-211", figure=hero.name, item=item, partner=owner)


def left(item: ItemId, kits: Iterable[Sequence[ItemId]]) -> int:
    """How many copies of a card nobody owns."""
    return ITEMS[item].count - sum([list(kit).count(item) for kit in kits])


# ---- the gear of a campaign


def campaign_gear(adventure: str, party: Sequence[str], luck: Luck) -> Kits:
    """What a party owns that has won all earlier adventures of the campaign without losing anybody."""
    before = earlier(adventure)
    first = LAYOUTS[before[0] if before else adventure]
    kits: Kits = {name: list(basic_items(first.set, name, first.level)) for name in party}
    for played, following in pairwise([*before, adventure]):
        found = undrunk(finds(LAYOUTS[played], kits, luck), luck)
        kits = {name: undrunk(kit, luck) for name, kit in kits.items()}
        for name in party:
            refresh(following, name, kits)
        share_out(kits, found)
    return kits


def finds(layout: Layout, kits: Mapping[str, list[ItemId]], luck: Luck) -> list[ItemId]:
    """What a party finds in the chests of an adventure: Special Items, and cards of the Item deck."""
    found = [chest.holds for chest in layout.chests if chest.holds in ITEMS]
    deck = luck.shuffled(deck_of(layout, kits, []))
    opened, of = OPENED
    found += [deck.pop() for chest in layout.chests if not chest.holds and luck.roll(of) <= opened]
    return [item for item in found if ITEMS[item].kind not in ("quest", "booby trap")]


def undrunk(items: Sequence[ItemId], luck: Luck) -> list[ItemId]:
    """What is left when every second potion has been drunk."""
    return [item for item in items if not is_potion(item) or luck.roll(2) == 1]


# ---- Basic Items when the level rises


def renewals(adventure: str, name: str, kits: Mapping[str, Sequence[ItemId]]) -> list[tuple[ItemId, ItemId]]:
    """Which old Basic Items a hero may give back for which new ones when the level has risen (FA-010).

    Where the new list is longer, what it has more is given for nothing: "".
    """
    layout, before = LAYOUTS[adventure], [LAYOUTS[each].level for each in earlier(adventure)]
    if not before or before[-1] == layout.level:
        return []
    new = basic_items(layout.set, name, layout.level)
    old = [item for level in dict.fromkeys(before) for item in basic_items(layout.set, name, level)]
    more = new[len(basic_items(layout.set, name, before[-1])) :]
    given = [item for item in dict.fromkeys(kits[name]) if item in old and item not in new]
    return [
        (one, other)
        for one, others in (("", more), *((item, new) for item in given))
        for other in others
        if other not in kits[name]
        and left(other, kits.values())
        and fits(name, swapped(kits[name], one, other))
    ]


def refresh(adventure: str, name: str, kits: Kits) -> None:
    """A hero gives back old Basic Items for new ones of their kind as long as that is good for him."""
    while options := [
        (old, new)
        for old, new in renewals(adventure, name, kits)
        if not old or ITEMS[old].kind == ITEMS[new].kind
    ]:
        best = max(options, key=lambda swap: value(name, swapped(kits[name], *swap)))
        if value(name, swapped(kits[name], *best)) <= value(name, kits[name]):
            return
        kits[name] = swapped(kits[name], *best)


def swapped(kit: Sequence[ItemId], one: ItemId, other: ItemId) -> list[ItemId]:
    """A kit with another item in the place of one, or with one more."""
    index = kit.index(one) if one else len(kit)
    return [*kit[:index], other, *kit[index + 1 :]]


# ---- what a card is worth to whom


def harm(item: ItemId, pool: str, extra: int = 0) -> float:
    """The mean of the HP that an attack with a card costs an ordinary monster; 0 for no attack."""
    return float(card_odds(item, pool, ARMOR, extra, ITEMS[item].reroll).mean) if pool else 0.0


def worth(name: str, item: ItemId, way: str = "") -> float:
    """About how many HP a card in use is worth to a hero: in one way of attacking, or in the better."""
    hero, card = HEROES[name], ITEMS[item]
    if card.users and hero.character_class not in card.users:
        return 0.0
    if USABLE[item].restores and not hero.sp:
        return 0.0
    if card.kind == "weapon":
        ways = {"melee": harm(item, card.melee, hero.melee), "ranged": harm(item, card.ranged) * card.shots}
        best = ways[way] if way else max(ways.values())
        if WEAPON_CARDS[item].single_use:
            best *= USED_UP
        return best + EXTRA * bool(card.text) if best else 0.0
    if card.attacks and not way:
        return harm(item, card.ranged) * (AREA if card.area else 1)
    return 0.0 if way else card.level / 4


def own_way(name: str) -> str:
    """How a hero would rather attack: as with the first of his Basic Items."""
    levels = [items for (_, hero, _), items in BASIC_ITEMS.items() if hero == name]
    return "melee" if ITEMS[levels[0][0]].melee else "ranged"


def value(name: str, kit: Sequence[ItemId]) -> float:
    """About how many HP all that a hero has is worth to him."""
    hero, way = HEROES[name], own_way(name)
    kinds: dict[str, list[ItemId]] = {}
    for item in kit:
        kinds.setdefault(ITEMS[item].kind, []).append(item)
    weapons = kinds.get("weapon", [])
    other = "ranged" if way == "melee" else "melee"
    total = max([worth(name, item, way) for item in weapons], default=0.0)
    total += SPARE[hero.weapons] * max([worth(name, item, other) for item in weapons], default=0.0)
    places = {
        "spell": hero.spells,
        "artifact": hero.places - min(hero.weapons, len(weapons)),
        "ring": 1,
        "bracers": 1,
        "potion": hero.knapsack,
    }
    for kind, count in places.items():
        best = sorted([worth(name, item) for item in kinds.get(kind, [])], reverse=True)
        total += sum(best[:count])
    return total


def fits(name: str, kit: Iterable[ItemId]) -> bool:
    """Whether a hero can carry a kit: in use, worn, and the rest in the knapsack (FA-091, FA-143)."""
    hero = Hero(name, NOBODY, NOBODY, 1, 0, [], [], [])
    pack(hero, list(kit))
    return len(hero.knapsack) <= hero.card.knapsack


def arranged(name: str, kit: Sequence[ItemId]) -> list[ItemId]:
    """A kit in the order in which a hero would use it: a weapon for each way, then the best of each kind."""
    ways = [own_way(name)] if HEROES[name].weapons == 1 else [own_way(name), "melee", "ranged"]
    first: list[ItemId] = []
    for way in ways:
        armed = [item for item in kit if ITEMS[item].kind == "weapon" and worth(name, item, way)]
        if armed and not any(worth(name, item, way) for item in first):
            first.append(max(armed, key=lambda item: worth(name, item, way)))
    rest = list(kit)
    for item in first:
        rest.remove(item)
    return [*first, *sorted(rest, key=lambda item: -worth(name, item))]


# ---- who gets what


def place_for(kits: Kits, item: ItemId) -> tuple[str, ItemId]:
    """The hero whom an item helps most, and what it replaces there; "" for nobody, and for nothing."""
    best, place = LEAST, ("", "")
    for name, kit in kits.items():
        if not worth(name, item):
            continue
        now = value(name, kit)
        for old in ("", *dict.fromkeys(kit)):
            changed = swapped(kit, old, item)
            gain = value(name, changed) - now
            if gain > best and fits(name, changed):
                best, place = gain, (name, old)
    return place


def share_out(kits: Kits, items: Iterable[ItemId]) -> list[ItemId]:
    """Give items to whom they help most and offer again what they replace; what helps nobody is returned."""
    waiting, surplus = list(items), []
    while waiting:
        item = waiting.pop(0)
        name, old = place_for(kits, item)
        if not name:
            surplus.append(item)
            continue
        kits[name] = swapped(kits[name], old, item)
        waiting += [old] if old else []
        for idle in [each for each in kits[name] if each != item]:
            kit, rest = kits[name], without(kits[name], idle)
            if value(name, rest) > value(name, kit) - LEAST:
                kits[name] = rest
                if place_for(kits, idle)[0]:
                    waiting.append(idle)
                else:
                    kits[name] = kit  # it helps nobody, so it may as well stay
    for name, kit in kits.items():
        kits[name] = arranged(name, kit)
    return surplus


def without(kit: Sequence[ItemId], item: ItemId) -> list[ItemId]:
    """A kit without an item."""
    index = kit.index(item)
    return [*kit[:index], *kit[index + 1 :]]
