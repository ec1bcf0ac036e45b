"""Setting up a game: characters, decks, Market (DF-060 to DF-068, DF-046 to DF-059)."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.content import (
    ADVENTURES,
    BASIC,
    CARDS,
    DECK_TITLES,
    DRAGONFIRE,
    FEATURES,
    ITEMS,
    SCREENS,
    encounter_deck,
    market_deck,
)
from questboard.games.dragonfire.hooks import ABILITY_TEXTS, CARD_TEXTS, FEATURE_TEXTS, QUESTS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.advancements import (
    LEVEL_XP,
    SLOT_XP,
    character_level,
    usable_features,
)
from questboard.games.dragonfire.rules.fire import raise_level
from questboard.games.dragonfire.rules.in_play import enter_play
from questboard.games.dragonfire.rules.play import class_allows
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.turn import STEPS
from questboard.games.dragonfire.state import (
    COLORS,
    Character,
    DragonfirePosition,
    DragonfireState,
    Options,
    Sheet,
    Turn,
)
from questboard.kernel import Luck, choose, emit, may, may_choose

OFFSETS = {2: -2, 3: -1}
"""The Dragonfire level starts lower in small parties (DF-054, DF-057)."""
LEVEL_SHIFTS = {"easier": -2, "standard": 0, "harder": 2}
"""By difficulty: by how much the Dragonfire level starts lower or higher (DF-426)."""
LEVEL_STARTS = {2: 1, 3: 2, 4: 3, 5: 0}
"""The starting Dragonfire level at modified levels (DF-323)."""
SUBSTITUTES = {2: 2, 3: 3, 4: 4, 5: 5}
"""The total cost of Market cards that a two-Class player swaps in, by Adventure Level (DF-329)."""


def adventure_name(option: str) -> str:
    """The Adventure that a rule option names."""
    return list(ADVENTURES)[int(option) - 1]


def party_level(sheets: list[Sheet]) -> int:
    """The average Character Level, rounded down (DF-277)."""
    return sum(character_level(sheet.xp) for sheet in sheets) // len(sheets)


def played_level(adventure: str, party: int) -> int:
    """The Adventure Level for a party: a lower Adventure is raised to it (DF-321, DF-368)."""
    printed = ADVENTURES[adventure].level
    if QUESTS[adventure].quick_start:
        return printed
    return max(printed, min(party, QUESTS[adventure].highest_level))


def modified(s: DragonfirePosition) -> bool:
    """Whether the Adventure is played at a higher level than the printed one."""
    return s.adventure_level > ADVENTURES[s.adventure].level


def set_up(seats: int, options: Options, luck: Luck) -> DragonfireState:
    """Deal a game: choices are steps on the agenda."""
    adventure = adventure_name(options.adventure)
    level = ADVENTURES[adventure].level if options.level == "adventure" else int(options.level)
    if QUESTS[adventure].quick_start:
        level = 1
    s = bare_table(seats, options, luck)
    s.adventure = adventure
    for sheet in s.sheets:
        sheet.xp = LEVEL_XP[level]
    if options.screens == "random":
        deal_screens(s)
    s.agenda = [("begin_adventure",)]
    s.agenda += [("outfit", seat) for seat in reversed(range(seats))]
    if options.screens == "choose":
        s.agenda += [("choose_screen", seat) for seat in reversed(range(seats))]
    return s


def bare_table(seats: int, options: Options, luck: Luck) -> DragonfireState:
    """A table with nothing on it."""
    return DragonfireState(
        agenda=[],
        luck=luck,
        options=options,
        sheets=[Sheet("", 0, [""] * len(SLOT_XP), "", [], []) for _ in range(seats)],
        characters=[],
        adventure=adventure_name("1"),
        adventure_level=1,
        leader=0,
        first=0,
        scene=0,
        round=0,
        turns=0,
        encounters=[],
        numbers={},
        decks={},
        discards={},
        market=[],
        dragonfire="",
        dragonfire_level=0,
        level_at_reveal=0,
        phases=0,
        turn=Turn(),
        challenges=[],
        broken=[],
        notes={},
        supply={name: CARDS[name].count for name in BASIC.values()},
        item_decks=item_decks(luck),
        drawn=[],
        quiet=[],
        won=False,
        reason="",
        rule="",
    )


def item_decks(luck: Luck) -> dict[str, list[str]]:
    """The Magic Items by rarity, shuffled (DF-302)."""
    decks: dict[str, list[str]] = {"common": [], "uncommon": [], "rare": [], "very rare": []}
    for card in ITEMS:
        decks[card.rarity] += [card.id] * card.count
    return {rarity: luck.shuffled(cards) for rarity, cards in decks.items()}


# ---- screens


def free_screens(s: DragonfirePosition) -> list[str]:
    """The screens that nobody has."""
    taken = [sheet.screen for sheet in s.sheets]
    return [name for name in SCREENS if name not in taken]


def open_screens(s: DragonfirePosition) -> list[str]:
    """The screens to choose from; the quick start is played with Humans."""
    screens = free_screens(s)
    if quest(s).quick_start:
        screens = [name for name in screens if SCREENS[name].race == "Human"]
    return screens


def deal_screens(s: DragonfireState) -> None:
    """Deal screens so that all Class Types are there as far as that goes."""
    needed = "KGRBKR"
    for sheet, color in zip(s.sheets, s.luck.shuffled(needed[: len(s.sheets)]), strict=True):
        fitting = [name for name in open_screens(s) if SCREENS[name].class_type == color]
        sheet.screen = s.luck.pick(fitting or open_screens(s))


@STEPS
async def choose_screen(s: DragonfireState, seat: int) -> None:
    """Each player takes a Character screen (DF-060)."""
    screen = await choose(seat, "Which character do you play?", open_screens(s), "screen", "DF-060")
    s.sheets[seat].screen = screen
    emit(s, "took_screen", "DF-060", player=seat, screen=screen)


# ---- one Adventure


@STEPS
async def begin_adventure(s: DragonfireState) -> None:
    """Everything of an Adventure is set up anew (DF-359)."""
    s.adventure_level = played_level(s.adventure, party_level(s.sheets))
    s.supply = {name: CARDS[name].count for name in BASIC.values()}
    s.characters = [new_character(s, sheet, usable_features(sheet)) for sheet in s.sheets]
    s.leader = _leader(s)
    s.first, s.scene, s.round, s.turns, s.phases = s.leader, 0, 0, 0, 0
    s.encounters, s.dragonfire, s.dragonfire_level, s.turn = [], "", 0, Turn(seat=s.leader)
    s.challenges, s.broken, s.notes, s.drawn, s.quiet, s.market = [], [], {}, [], [], []
    s.won, s.reason, s.rule, s.numbers = False, "", "", {}
    card = ADVENTURES[s.adventure]
    s.decks = {
        "primary": encounter_deck(card.primary),
        "secondary": encounter_deck(card.secondary) if card.secondary else [],
        "third": encounter_deck("difficulty-3") if s.adventure_level == 5 else [],
        "market": market_deck(),
        "dragonfire": list(DRAGONFIRE) if quest(s).fire else [],
    }
    s.discards = {name: [] for name in s.decks}
    emit(s, "adventure", "DF-068", adventure=s.adventure, level=s.adventure_level)
    seats = s.around(s.leader)
    s.agenda.append(("lay_out",))
    s.agenda += [("enrich_pack", seat) for seat in reversed(seats)]
    s.agenda += [("substitute", seat) for seat in reversed(seats)]
    s.agenda += [("swap_bless", seat) for seat in reversed(seats)]
    s.agenda += [("equip", seat) for seat in reversed(seats)]
    s.agenda.append(("cover_types",))
    if quest(s).many_levels and modified(s):
        s.agenda.append(("choose_decks",))
    if s.options.challenges or s.options.campaign:
        s.agenda += [("accept_challenge", order) for order in reversed(range(len(card.challenges)))]


def new_character(s: DragonfireState, sheet: Sheet, visible: Sequence[str]) -> Character:
    """A character as its screen says, with these Features."""
    screen = SCREENS[sheet.screen]
    quick = quest(s).starting_stats
    features = [] if quick else list(visible)
    gold, hp = (quick[1], quick[2] + quest(s).more_hp(s)) if quick else (screen.gold, screen.hp)
    hp += sum(FEATURES[name].hp for name in features)
    pack = [BASIC[color] for color, count in screen.pack.items() for _ in range(count)]
    for card in pack:
        s.supply[card] -= 1
    ability = "" if quest(s).quick_start else screen.ability
    return Character(screen.id, screen.class_type, hp, hp, gold, pack, [], [], [], features, ability)


def _leader(s: DragonfirePosition) -> int:
    """The party leader: the character with most HP, unless a seat was named (DF-067, DF-093)."""
    if s.options.leader != "most HP":
        return min(int(s.options.leader), len(s.sheets)) - 1
    return max(range(len(s.sheets)), key=lambda seat: (s.characters[seat].max_hp, -seat))


@STEPS
async def accept_challenge(s: DragonfireState, order: int) -> None:
    """Bonus challenges are accepted before the game starts (DF-272)."""
    challenge = ADVENTURES[s.adventure].challenges[order]
    if await may(
        s.leader,
        "Accept the challenge {challenge}?",
        "DF-272",
        "whether to accept a challenge",
        challenge=challenge.id,
    ):
        s.challenges.append(challenge.id)
        emit(s, "accepted", "DF-272", challenge=challenge.id)


@STEPS
async def choose_decks(s: DragonfireState) -> None:
    """A modified Dungeon Crawl may be played with other decks."""
    for name, rating in (("primary", "1"), ("secondary", "2")):
        decks = [deck for deck in DECK_TITLES if deck.endswith(f"-{rating}")]
        prompt = "Which deck is the Primary Deck?" if rating == "1" else "Which deck is the Secondary Deck?"
        deck = await choose(s.leader, prompt, decks, "deck", "DF-321")
        s.decks[name] = encounter_deck(deck)


@STEPS
async def cover_types(s: DragonfireState) -> None:
    """Absent Class Types are represented by somebody in addition (DF-046, DF-052, DF-056)."""
    count = len(s.characters)
    missing = [color for color in COLORS if all(color not in each.types for each in s.characters)]
    one: int | None = None
    for color in missing:
        seats = list(range(count))
        if count == 2:
            fewest = min(len(each.types) for each in s.characters)
            seats = [seat for seat in seats if len(s.characters[seat].types) == fewest]
        elif count == 3 and one is not None:
            seats = [one]
        one = await choose(
            s.leader, "Who counts as {color} too?", seats, "character to cover a Class", "DF-046", color=color
        )
        s.characters[one].types += color
        emit(s, "covers", "DF-046", player=one, color=color)


def two_classed(s: DragonfirePosition, seat: int) -> bool:
    """Whether a player acts as two Class Types in a party of two or three (DF-058)."""
    return len(s.characters) in OFFSETS and len(s.characters[seat].types) > 1


@STEPS
async def swap_bless(s: DragonfireState, seat: int) -> None:
    """In small parties a player of two Class Types swaps a card for Bless (DF-053, DF-056)."""
    if not two_classed(s, seat):
        return
    await swap_in(s, seat, next(name for name in CARDS if CARD_TEXTS[name].for_two_types), "DF-053")


async def swap_in(s: DragonfireState, seat: int, card: str, rule: str) -> None:
    """A Market card takes the place of a Basic card in the Equipment Pack."""
    pack = s.characters[seat].deck
    basics = zones.kinds([each for each in pack if CARDS[each].basic])
    old = await choose(seat, "Replace which card with {card}?", basics, "card to replace", rule, card=card)
    pack.remove(old)
    s.supply[old] += 1
    pack.append(card)
    s.decks["market"].remove(card)
    emit(s, "swapped", rule, player=seat, card=old, card_new=card)


@STEPS
async def substitute(s: DragonfireState, seat: int) -> None:
    """At higher levels such a player swaps in more Market cards (DF-329, DF-330, DF-371)."""
    if not two_classed(s, seat) or not modified(s):
        return
    left = SUBSTITUTES[s.adventure_level]
    pack = s.characters[seat].deck
    while cards := [
        card
        for card in zones.kinds(s.decks["market"])
        if CARDS[card].cost <= left and card not in pack and class_allows(s, seat, card)
    ]:
        card = await may_choose(seat, "Swap in which card?", cards, "Market card to have", "DF-329")
        if card is None:
            return
        left -= CARDS[card].cost
        await swap_in(s, seat, card, "DF-329")


@STEPS
async def enrich_pack(s: DragonfireState, seat: int) -> None:
    """Features that change the Equipment Pack before the game (DF-291)."""
    for name in s.characters[seat].features:
        swap = FEATURE_TEXTS[name].pack_swap
        if swap is None:
            continue
        how, most = swap
        cards = [
            card
            for card in zones.kinds(s.decks["market"])
            if CARDS[card].cost <= most
            and class_allows(s, seat, card)
            and (how == "replace" or "B" in CARDS[card].color)
        ]
        if not cards:
            continue
        card = await choose(
            seat, "Take which card with {power}?", cards, "Market card to have", "DF-291", power=name
        )
        if how == "replace":
            await swap_in(s, seat, card, "DF-291")
        else:
            s.characters[seat].deck.append(card)
            s.decks["market"].remove(card)
            emit(s, "packed", "DF-291", player=seat, card=card)


@STEPS
async def lay_out(s: DragonfireState) -> None:
    """Decks are shuffled, hands drawn, the Market laid out, the level set (DF-062 to DF-068)."""
    for name in s.decks:
        s.decks[name] = s.luck.shuffled(s.decks[name])
    _lay_market(s)
    quick = quest(s).starting_stats
    for seat, character in enumerate(s.characters):
        for card in [each for each in character.deck if CARDS[each].remains == "start"]:
            character.deck.remove(card)
            enter_play(s, seat, card)
            character.hp = character.max_hp
        character.deck = s.luck.shuffled(character.deck)
        await zones.draw(s, seat, quick[0] if quick else character.card.hand, "DF-062")
        for name in character.features:
            FEATURE_TEXTS[name].at_start(s, seat)
    quest(s).prepare(s)
    start = starting_level(s)
    s.dragonfire_level = min(start, 0)
    for _ in range(start):
        raise_level(s, "DF-094")
    s.agenda.append(("start_scene",))


def slots(s: DragonfirePosition) -> int:
    """How many Market slots there are (DF-065)."""
    more = sum(ABILITY_TEXTS[character.ability].market_slots for character in s.characters)
    return quest(s).slots(s) + more


def _lay_market(s: DragonfireState) -> None:
    """Reveal the Market; one of a single colour is laid out again (DF-066)."""
    count = slots(s)
    while True:
        s.market = [s.decks["market"].pop() for _ in range(count)]
        if len(dict.fromkeys(CARDS[card].color for card in s.market)) > 1:
            return
        s.decks["market"] = s.luck.shuffled([*s.decks["market"], *s.market])


def starting_level(s: DragonfirePosition) -> int:
    """The Dragonfire level at the start of the game (DF-054, DF-057, DF-323, DF-369)."""
    if not quest(s).fire:
        return 0
    start = quest(s).start_level(s)
    if modified(s):
        start = LEVEL_STARTS[s.adventure_level] + min(start, 0)
    return start + OFFSETS.get(len(s.characters), 0) + LEVEL_SHIFTS[s.options.difficulty]
