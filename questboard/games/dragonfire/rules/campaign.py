"""The campaign: XP, the Long Rest with Features and Magic Items, the next Adventure (DF-266 to DF-332)."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import ADVENTURES, BUILDS, CARDS, FEATURES, SCREENS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.advancements import (
    AWARDS,
    BELONGINGS,
    character_level,
    draw_fitting,
    draw_item,
    fits,
    place,
    purchases,
    put_back,
    slots_for,
    surplus,
    xp_left,
)
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.setup import free_screens, modified
from questboard.games.dragonfire.rules.turn import STEPS
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Sheet
from questboard.kernel import PASS, choose, emit, may, may_choose

MODIFIED_XP = {2: (1, 2), 3: (1, 2), 4: (2, 1), 5: (2, 2)}
"""XP for each Scene and for completion at modified levels (DF-322)."""


# ---- before an Adventure


@STEPS
async def outfit(s: DragonfireState, seat: int) -> None:
    """A character that doesn't come from the quick start has Features and Magic Items (DF-382)."""
    if quest(s).quick_start:
        return
    s.agenda.append(("pack_belongings", seat))
    if s.options.features == "choose":
        s.agenda += [("take_feature", seat), ("take_background", seat)]
    elif s.options.campaign:
        s.agenda += [("take_suggested", seat), ("take_background", seat)]
    else:
        take_free(s, seat, suggested(s.sheets[seat])[0])
        s.agenda.append(("take_suggested", seat))


def suggested(sheet: Sheet) -> Sequence[str]:
    """The Features that are suggested for a character of a class and level, the Background first."""
    return BUILDS[SCREENS[sheet.screen].character_class, character_level(sheet.xp)]


@STEPS
async def take_suggested(s: DragonfireState, seat: int) -> None:
    """A character gets the suggested Features besides its Background, none of them twice (DF-382)."""
    background, *bought = suggested(s.sheets[seat])
    for slot, name in enumerate(bought, 1):
        take(s, seat, background if name == s.sheets[seat].free else name, slot)


@STEPS
async def pack_belongings(s: DragonfireState, seat: int) -> None:
    """A character that begins at a higher level has some Magic Items that it can use (DF-383)."""
    sheet = s.sheets[seat]
    for rarity in BELONGINGS[character_level(sheet.xp)]:
        item = draw_fitting(s, sheet, rarity)
        if item is not None:
            find(s, seat, item, "DF-383")


@STEPS
async def equip(s: DragonfireState, seat: int) -> None:
    """Which Magic Items go into the Equipment Pack, one after the other (DF-312, DF-317)."""
    if quest(s).quick_start:
        return
    items = equippable(s, seat)
    if not items:
        return
    if s.options.features == "suggested" and not s.options.campaign and _all_fit(s, seat):
        for item in s.sheets[seat].items:
            pack_item(s, seat, item)
        return
    chosen = await may_choose(seat, "Which Magic Item goes along?", items, "item", "DF-312")
    if chosen is not PASS:
        pack_item(s, seat, chosen)
        s.agenda.append(("equip", seat))


def packed(s: DragonfirePosition, seat: int) -> list[CardId]:
    """The Magic Items that are in the Equipment Pack already."""
    return [card for card in s.characters[seat].deck if CARDS[card].item]


def equippable(s: DragonfirePosition, seat: int) -> list[CardId]:
    """The kinds of Magic Items that may still go into the Equipment Pack."""
    sheet, taken = s.sheets[seat], packed(s, seat)
    return [
        item
        for item in zones.kinds(sheet.items)
        if taken.count(item) < sheet.items.count(item) and fits(sheet, taken, item)
    ]


def _all_fit(s: DragonfirePosition, seat: int) -> bool:
    items = s.sheets[seat].items
    return all(fits(s.sheets[seat], items[:order], item) for order, item in enumerate(items))


def pack_item(s: DragonfireState, seat: int, item: CardId) -> None:
    """A Magic Item comes to the cards of the Equipment Pack; it replaces none (DF-312)."""
    s.characters[seat].deck.append(item)
    emit(s, "packed", "DF-312", player=seat, card=item)


# ---- XP


def earned_xp(s: DragonfirePosition) -> int:
    """The XP that each character has earned in the Adventure (DF-270 to DF-272, DF-322)."""
    card = ADVENTURES[s.adventure]
    scene, completion = card.scene_xp, card.completion_xp
    if modified(s):
        scene, completion = MODIFIED_XP[s.adventure_level]
    started = s.scene - (s.adventure_level == 5)  # Scene 1 gives nothing at Level 5
    return scene * started + (completion + challenge_xp(s) if s.won else 0)


def challenge_xp(s: DragonfirePosition) -> int:
    """The XP for the bonus challenges that were accepted and fulfilled, at any level (DF-272, DF-389)."""
    return sum(each.xp for each in ADVENTURES[s.adventure].challenges if fulfilled(s, each.id))


def fulfilled(s: DragonfirePosition, challenge: str) -> bool:
    """Whether a bonus challenge was accepted and fulfilled."""
    return challenge in s.challenges and quest(s).kept(s, challenge)


@STEPS
async def adventure_over(s: DragonfireState) -> None:
    """XP are credited; in a campaign a Long Rest follows (DF-267, DF-268)."""
    earned = earned_xp(s)
    before = [character_level(sheet.xp) for sheet in s.sheets]
    for sheet in s.sheets:
        sheet.xp += earned
    if earned:
        emit(s, "earned", "DF-270", amount=earned)
    for seat, sheet in enumerate(s.sheets):
        level = character_level(sheet.xp)
        if level > before[seat]:
            emit(s, "level_reached", "DF-275", player=seat, level=level)
    if s.options.campaign:
        long_rest(s)


def long_rest(s: DragonfireState) -> None:
    """Say what a Long Rest consists of (DF-268)."""
    for character in s.characters:
        character.exhausted = False
    emit(s, "long_rest", "DF-268")
    seats = list(reversed(s.around(s.leader)))
    s.agenda.append(("next_adventure",))
    s.agenda += [("trade", seat) for seat in seats]
    s.agenda += [("take_feature", seat) for seat in seats]
    s.agenda.append(("award_items",))
    if quest(s).quick_start:
        born = [seat for seat in seats if is_new(s.sheets[seat])]
        s.agenda += [("take_background", seat) for seat in born]
        s.agenda += [("become", seat) for seat in born]


def is_new(sheet: Sheet) -> bool:
    """Whether a character has played nothing but the quick start yet (DF-387)."""
    return not sheet.xp and not any(sheet.slots)


@STEPS
async def become(s: DragonfireState, seat: int) -> None:
    """After the quick start a player may take any free screen for the campaign (DF-280, DF-387)."""
    sheet = s.sheets[seat]
    screens = [sheet.screen, *free_screens(s)]
    screen = await choose(seat, "Which character do you play from now on?", screens, "screen", "DF-387")
    if screen != sheet.screen:
        sheet.screen = screen
        emit(s, "took_screen", "DF-387", player=seat, screen=screen)


# ---- Magic Items


@STEPS
async def award_items(s: DragonfireState) -> None:
    """Characters that complete the Adventure for the first time draw Magic Items (DF-303 to DF-310)."""
    deed = s.adventure
    if quest(s).many_levels:
        deed = f"{deed}-{s.adventure_level}"
    if not s.won or quest(s).quick_start:
        return
    winners = [seat for seat, sheet in enumerate(s.sheets) if deed not in sheet.completed]
    if not winners:
        return
    seats = [seat for seat in s.around(s.luck.pick(winners)) if seat in winners]
    rarities = awards(s)
    for seat in seats:
        s.sheets[seat].completed.append(deed)
        for rarity in rarities:
            item = draw_item(s, rarity)
            if item is not None:
                find(s, seat, item, "DF-305")
    s.agenda += [("attune", seat) for seat in reversed(seats)]


def awards(s: DragonfirePosition) -> list[str]:
    """The rarities that each player draws; a fulfilled challenge improves the best of Level 5 (DF-380)."""
    rarities = list(AWARDS[s.adventure_level])
    if s.adventure_level == 5 and challenge_xp(s):
        rarities = ["very rare" if rarity == "rare" else rarity for rarity in rarities]
    return rarities


def find(s: DragonfireState, seat: int, item: CardId, rule: str) -> None:
    """A character gets a Magic Item."""
    s.sheets[seat].items.append(item)
    emit(s, "found", rule, player=seat, item=item)


@STEPS
async def attune(s: DragonfireState, seat: int) -> None:
    """Over the limit one item of that rarity goes back, the new one or another (DF-308, DF-311)."""
    sheet = s.sheets[seat]
    held = surplus(character_level(sheet.xp), sheet.items)
    if not held:
        return
    item = await choose(seat, "Which Magic Item goes back?", zones.kinds(held), "item", "DF-308")
    put_back(s, sheet, item)
    emit(s, "put_back", "DF-308", player=seat, item=item)


# ---- Features


@STEPS
async def take_background(s: DragonfireState, seat: int) -> None:
    """A new character takes a Background into slot 1 for nothing (DF-280, DF-298)."""
    names = [feature.id for feature in FEATURES.values() if feature.group == "background"]
    take_free(s, seat, await choose(seat, "Which Background do you take?", names, "background", "DF-280"))


def take_free(s: DragonfireState, seat: int, background: str) -> None:
    """A Background comes into the first slot and costs nothing."""
    take(s, seat, background, 0)
    s.sheets[seat].free = background


@STEPS
async def take_feature(s: DragonfireState, seat: int, *fresh: int) -> None:
    """A player may take Features as long as the XP last, or save them (DF-273, DF-300)."""
    sheet = s.sheets[seat]
    prompt = "Which Feature do you take? You have {xp} XP left."
    name = await may_choose(seat, prompt, purchases(sheet, fresh), "feature", "DF-300", xp=xp_left(sheet))
    if name is not PASS:
        s.agenda.append(("place_feature", seat, name, *fresh))


@STEPS
async def place_feature(s: DragonfireState, seat: int, name: str, *fresh: int) -> None:
    """A new sticker opens a slot or covers an old one (DF-294, DF-301)."""
    sheet = s.sheets[seat]
    slots = [(slot + 1, sheet.slots[slot]) for slot in slots_for(sheet, name, fresh)]
    chosen = await choose(seat, "Where do you put {feature}?", slots, "slot", "DF-294", feature=name)
    slot = chosen[0] - 1
    take(s, seat, name, slot)
    s.agenda.append(("take_feature", seat, *fresh, slot))


def take(s: DragonfireState, seat: int, name: str, slot: int) -> None:
    """A Feature comes into a slot."""
    sheet = s.sheets[seat]
    covered = sheet.slots[slot]
    place(sheet, name, slot)
    if covered:
        emit(s, "covered", "DF-301", player=seat, feature=name, feature_old=covered)
    else:
        emit(s, "took_feature", "DF-294", player=seat, feature=name)


# ---- trades


def trades(s: DragonfirePosition, seat: int) -> list[tuple[CardId, int, CardId]]:
    """What a player could give, to whom and for what: "" for nothing (DF-314, DF-386)."""
    mine = s.sheets[seat]
    found: list[tuple[CardId, int, CardId]] = []
    for item in zones.kinds(mine.items):
        for other in s.around(seat)[1:]:
            backs = ["", *(back for back in zones.kinds(s.sheets[other].items) if back != item)]
            found += [
                (item, other, back)
                for back in backs
                if _may_hold(s.sheets[other], item, back) and _may_hold(mine, back, item)
            ]
    return found


def _may_hold(sheet: Sheet, more: CardId, less: CardId) -> bool:
    """Whether a character may attune to its items with one more and one less."""
    items = sheet.items[:]
    if less:
        items.remove(less)
    if more:
        items.append(more)
    return not surplus(character_level(sheet.xp), items)


@STEPS
async def trade(s: DragonfireState, seat: int) -> None:
    """A player may offer a Magic Item to somebody (DF-314)."""
    items = list(dict.fromkeys(item for item, _, _ in trades(s, seat)))
    item = await may_choose(seat, "Give away a Magic Item?", items, "item", "DF-314")
    if item is not PASS:
        s.agenda.append(("trade_with", seat, item))


@STEPS
async def trade_with(s: DragonfireState, seat: int, item: CardId) -> None:
    """To whom it is offered."""
    others = list(dict.fromkeys(other for each, other, _ in trades(s, seat) if each == item))
    other = await choose(seat, "Give {item} to whom?", others, "player", "DF-314", item=item)
    s.agenda.append(("trade_for", seat, item, other))


@STEPS
async def trade_for(s: DragonfireState, seat: int, item: CardId, other: int) -> None:
    """What is asked for it, or nothing."""
    backs = [back or PASS for each, whom, back in trades(s, seat) if (each, whom) == (item, other)]
    prompt = "What do you want for {item}? Pass to give it for nothing."
    back = await choose(seat, prompt, backs, "item", "DF-314", item=item)
    s.agenda.append(("agree", seat, item, other, back or ""))


@STEPS
async def agree(s: DragonfireState, seat: int, item: CardId, other: int, back: CardId) -> None:
    """The other player says whether it is a bargain; a refusal ends the player's trades (DF-386)."""
    if back:
        prompt = "Take {item} from {player} for {item_back}?"
        agreed = await may(other, prompt, "DF-386", item=item, player=seat, item_back=back)
    else:
        agreed = await may(other, "Take {item} from {player}?", "DF-386", item=item, player=seat)
    if not agreed:
        return
    _hand_over(s, seat, other, item)
    if back:
        _hand_over(s, other, seat, back)
    s.agenda.append(("trade", seat))


def _hand_over(s: DragonfireState, seat: int, other: int, item: CardId) -> None:
    s.sheets[seat].items.remove(item)
    s.sheets[other].items.append(item)
    emit(s, "handed_over", "DF-314", player=seat, item=item, player_other=other)


# ---- what comes next


@STEPS
async def next_adventure(s: DragonfireState) -> None:
    """The party leader chooses the next Adventure, or the campaign ends (DF-279, DF-388)."""
    prompt = "Which Adventure comes next? Pass to end the campaign."
    adventure = await may_choose(s.leader, prompt, list(ADVENTURES), "adventure", "DF-388")
    if adventure is PASS:
        emit(s, "campaign_over", "DF-388")
        return
    s.adventure = adventure
    s.agenda.append(("begin_adventure",))
