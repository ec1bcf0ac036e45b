"""The campaign: what happens between adventures (FA-087 to FA-089, FA-098 to FA-102, FA-210, FA-211)."""

from __future__ import annotations

from typing import TypeAlias

from questboard.games.fantasy.content import HEROES, ITEMS
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules import gear
from questboard.games.fantasy.rules.items import usable
from questboard.games.fantasy.rules.setup import hero_seats, pack, prepare
from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, ItemId
from questboard.kernel import choose, emit, may, may_choose

Deed: TypeAlias = tuple[str, ...]
"""What a player does between adventures: ("give", hero, item), ("use", hero, item), ("take", hero, item),
("swap", hero, item, item), ("propose",) or ("ready",)."""


@STEPS
async def adventure_over(s: FantasyState) -> None:
    """An adventure of a campaign is over: heroes keep what they have, and the next one follows (FA-098)."""
    progress = s.progress
    progress.won += s.won
    progress.lost += not s.won
    if s.won:
        emit(s, "conclusion", "FA-101", adventure=s.adventure)
    keep_items(s)
    adventure = following(s)
    if adventure == s.adventure and not await may(
        hero_seats(s)[0], "Try {adventure} again?", "FA-099", adventure=adventure
    ):
        adventure = ""
    if not adventure:
        close(s)
        return
    hand_on(progress.kits, LAYOUTS[adventure].druid)
    progress.turns += s.master_turns
    prepare(s, adventure)


def hand_on(kits: dict[str, list[ItemId]], druid: str) -> None:
    """The druid of the next adventure gets what another druid owned before him (FA-111)."""
    before = [name for name in kits if HEROES[name].character_class == "druid" and name != druid]
    if druid and before:
        kits[druid] = kits.pop(before[0])


def keep_items(s: FantasyState) -> None:
    """Survivors keep their items but for quest objects; the dead lose theirs (FA-088, FA-089, FA-210)."""
    progress = s.progress
    progress.kits = {
        hero.name: [item for item in hero.items if ITEMS[item].kind != "quest"] for hero in s.living
    }
    for hero in s.heroes:
        if hero.dead:
            s.discard += hero.items
            hero.in_use, hero.worn, hero.knapsack = [], [], []
            emit(s, "lost-items", "FA-088", figure=hero.name)
    for item in s.discard:
        if ITEMS[item].special and item not in progress.discard:
            progress.discard.append(item)  # FA-096


def following(s: FantasyPosition) -> str:
    """The adventure that comes next: the same again after a defeat, unless one goes on; "" after the last."""
    if not s.won and s.options.after_defeat == "replay":
        return s.adventure
    campaign = gear.campaign_of(s.adventure)
    return "".join(campaign[campaign.index(s.adventure) + 1 :][:1])


def close(s: FantasyState) -> None:
    """The campaign ends: its last adventure decides it, or most of them where one goes on after defeats."""
    progress = s.progress
    if s.options.after_defeat == "go on" and progress.won and progress.lost:
        if progress.won != progress.lost:
            s.won = progress.won > progress.lost
        s.reason = f"the heroes have won {progress.won} of {progress.won + progress.lost} adventures"
    elif s.won:
        s.reason = "the campaign is won with its last adventure"
    else:
        s.reason = f"the campaign is lost in {s.layout.title}: {s.reason}"
    s.rule = "FA-098"
    emit(s, "campaign-over", "FA-098", won=s.progress.won, lost=s.progress.lost)


# ---- sharing out


def survivors(s: FantasyPosition) -> list[Hero]:
    """The heroes who came out of the last adventure alive: they own something (FA-102)."""
    return [hero for hero in s.heroes if hero.name in s.progress.kits]


@STEPS
async def share(s: FantasyState, seat: int) -> None:
    """A player gives items away and swaps old Basic Items until he is ready (FA-010, FA-102)."""
    what: Deed = await choose(seat, "Who takes what along?", deeds(s, seat), "share", "FA-102")
    if what == ("ready",):
        return
    s.agenda.append(("share", seat))
    match what:
        case ("propose",):
            for name, kit in proposal(s).items():
                lay_out(s.hero(name), kit)
            emit(s, "shared", "FA-102")
        case ("swap", name, old, new):
            hero = s.hero(name)
            lay_out(hero, gear.swapped(hero.items, old, new))
            emit(s, "renewed", "FA-010", figure=name, item=old, other=new)
        case ("take", name, new):
            hero = s.hero(name)
            lay_out(hero, [*hero.items, new])
            emit(s, "gained", "FA-010", figure=name, item=new)
        case ("use", name, item):
            hero = s.hero(name)
            lay_out(hero, [item, *gear.without(hero.items, item)])
            emit(s, "changed", "FA-102", figure=name, deed="use", item=item, other="")
        case (_, name, item):
            s.agenda.append(("give", name, item))


def deeds(s: FantasyState, seat: int) -> list[Deed]:
    """What a player could do with the items of his heroes; the first player may have all shared out."""
    owners = survivors(s)
    kits = {hero.name: hero.items for hero in s.heroes}
    found: list[Deed] = [("propose",)] if seat == hero_seats(s)[0] and proposal(s) else []
    found.append(("ready",))
    for hero in owners:
        if hero.seat != seat:
            continue
        for old, new in gear.renewals(s.adventure, hero.name, kits):
            found.append(("swap", hero.name, old, new) if old else ("take", hero.name, new))
        for item in dict.fromkeys(hero.knapsack):
            if usable(hero, item):
                found.append(("use", hero.name, item))
        for item in dict.fromkeys(hero.items):
            if takers(owners, hero, item):
                found.append(("give", hero.name, item))
    return found


def lay_out(hero: Hero, kit: list[ItemId]) -> None:
    """Lay out anew all that a hero has, in this order."""
    hero.in_use, hero.worn, hero.knapsack = [], [], []
    pack(hero, kit)


# ---- giving


def takers(owners: list[Hero], hero: Hero, item: ItemId) -> list[str]:
    """Who could get an item of a hero, perhaps for another."""
    return [other.name for other in owners if other is not hero and returns(hero, other, item)]


def returns(hero: Hero, other: Hero, item: ItemId) -> list[ItemId]:
    """What could come back for an item so that both can carry what they have; "" for nothing."""
    found = []
    rest = gear.without(hero.items, item)
    for back in ("", *dict.fromkeys(other.items)):
        theirs = gear.swapped(other.items, back, item)
        if (
            back != item
            and gear.fits(other.name, theirs)
            and (not back or gear.fits(hero.name, [*rest, back]))
        ):
            found.append(back)
    return found


@STEPS
async def give(s: FantasyState, name: str, item: ItemId) -> None:
    """A hero gives an item to another, who must agree if something is to come back (FA-102)."""
    hero = s.hero(name)
    seat = hero.seat
    names = takers(survivors(s), hero, item)
    chosen = await choose(
        seat, "{figure} gives {item} away. Who gets it?", names, "hero", "FA-102", figure=name, item=item
    )
    other = s.hero(chosen)
    backs = returns(hero, other, item)
    prompt = "What does {figure} give for {item}?"
    if "" not in backs:
        back = await choose(seat, prompt, backs, "item in return", "FA-102", figure=chosen, item=item)
    else:
        asked = await may_choose(
            seat, prompt, backs[1:], "item in return", "FA-102", figure=chosen, item=item
        )
        back = asked or ""
    if back and other.seat != seat:
        prompt = "{figure} offers {partner} {bargain}. Agree?"
        if not await may(other.seat, prompt, "FA-102", figure=name, partner=chosen, bargain=(item, back)):
            emit(s, "declined", "FA-102", figure=chosen)
            return
    mine, theirs = gear.without(hero.items, item), [*other.items, item]
    if back:
        mine, theirs = [*mine, back], gear.without(theirs, back)
    lay_out(hero, mine)
    lay_out(other, theirs)
    emit(s, "exchanged", "FA-102", figure=name, partner=chosen, item=item, other=back)


# ---- a proposal


def proposal(s: FantasyState) -> gear.Kits:
    """New Basic Items, then each item with whom it helps most; nothing if that is no better than now."""
    owners = [hero.name for hero in survivors(s)]
    kits = {hero.name: hero.items for hero in s.heroes}
    before = sum(gear.value(name, kits[name]) for name in owners)
    for name in owners:
        gear.refresh(s.adventure, name, kits)
    shared = {name: kits[name] for name in owners}
    surplus: list[ItemId] = []
    for name, item in [(owner, item) for owner in owners for item in kits[owner]]:
        if item in shared[name]:
            shared[name] = gear.without(shared[name], item)
            surplus += gear.share_out(shared, [item])
    for item in surplus:
        room = [name for name in owners if gear.fits(name, [*shared[name], item])]
        if not room:
            return {}
        shared[room[0]].append(item)
    after = sum(gear.value(name, shared[name]) for name in owners)
    return shared if after > before + gear.LEAST else {}
