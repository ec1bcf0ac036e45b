"""The 26 Hero effects, two for each class. All figures and texts are those of content/effects.yaml.

An effect is resolved for the player who seated the Hero. Unless it says "may" it is carried out
whenever it can be; what can't be done is ignored (YP-072).
"""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.actions import (
    discard_seated,
    exchange,
    lift_hero,
    lift_token,
    place_any,
    play,
    receive_potion,
    swap,
)
from questboard.games.portal.rules.gems import claim_objectives, gain, give_back, take_diamond
from questboard.games.portal.rules.geometry import (
    first_slot,
    free_seats,
    legal_slots,
    loose_tokens,
    neighbours,
    others_face_up,
    seat_of,
    seated,
    set_slot,
    tokens_in,
)
from questboard.games.portal.rules.hands import (
    EVERYBODY,
    back_colors,
    decks_with_cards,
    discard,
    draw_from,
    eyes,
    hand_over,
    take_openly,
)
from questboard.games.portal.rules.matches import settle
from questboard.games.portal.rules.needs import NEEDS
from questboard.games.portal.rules.registry import HERO_EFFECTS, effect
from questboard.games.portal.state import COLORS, EMPTY, HeroId, PortalState
from questboard.kernel import choose, may_choose, tell

RULE = "YP-072"


def opponents(s: PortalState, player: int) -> list[int]:
    """The other players, in turn order."""
    count = len(s.players)
    return [(player + turn) % count for turn in range(1, count)]


async def draw_cards(s: PortalState, player: int, number: int) -> None:
    """Draw cards, each from a deck of the player's choice."""
    for _ in range(number):
        if decks := decks_with_cards(s):
            deck = await choose(player, "Draw from which deck?", decks, "deck", RULE)
            draw_from(s, player, deck, RULE)


# ---- Barbarian


@effect("BAR-a")
async def rampage(s: PortalState, player: int, hero: HeroId) -> None:
    """Discard one adjacent Hero, face up or face down."""
    if beside := [at.hero for at in neighbours(s, hero)]:
        victim = await choose(player, "Rampage: discard which neighbour?", beside, "hero", RULE)
        discard_seated(s, player, victim, RULE)


@effect("BAR-b")
async def smash(s: PortalState, player: int, hero: HeroId) -> None:
    """Return a token of this column, not the last of its colour, and gain a Gem of that colour."""
    first = first_slot(seat_of(s, hero))
    here = [slot for slot in loose_tokens(s.row) if first <= slot < first + 4]
    if here:
        slot = await choose(player, "Smash which token?", here, "token", RULE)
        gain(s, player, lift_token(s, player, slot, RULE), RULE)


# ---- Bard


@effect("BRD-a")
async def gossip(s: PortalState, player: int, hero: HeroId) -> None:
    """Draw two cards from any decks."""
    await draw_cards(s, player, 2)


@effect("BRD-b")
async def charm(s: PortalState, player: int, hero: HeroId) -> None:
    """Take a card of a named back colour from an opponent and give one back. Solo: draw one."""
    if s.solo:
        await draw_cards(s, player, 1)
        return
    if not (rich := [other for other in opponents(s, player) if s.players[other].hand]):
        return
    other = await choose(player, "Charm which opponent?", rich, "player", RULE)
    color = await choose(
        player, "Take a card with which back?", back_colors(s, other), "back", RULE, player=other
    )
    alike = [i for i, card in enumerate(s.players[other].hand) if HEROES[card].color == color]
    taken = s.luck.pick(alike) if len(alike) > 1 else alike[0]
    hand_over(s, other, player, taken, RULE)
    given = await choose(
        player, "Give {player} which card?", lambda: s.players[player].hand[:], "hero", RULE, player=other
    )
    hand_over(s, player, other, s.players[player].hand.index(given), RULE)


# ---- Cleric


@effect("CLR-a")
async def blessing(s: PortalState, player: int, hero: HeroId) -> None:
    """Take a Potion."""
    if s.supply.potions:
        receive_potion(s, player, RULE)


@effect("CLR-b")
async def revivify(s: PortalState, player: int, hero: HeroId) -> None:
    """Take a card of the player's choice from the discard pile."""
    if s.discard:
        card = await choose(player, "Revivify which Hero?", s.discard[:], "hero", RULE)
        s.discard.remove(card)
        tell(s, "revived", RULE, player=player, hero=card)
        take_openly(s, player, card)


# ---- Druid


@effect("DRD-a")
async def harvest(s: PortalState, player: int, hero: HeroId) -> None:
    """Place a token of any colour."""
    if NEEDS["place"](s, player) is None:
        await place_any(s, player, False)


@effect("DRD-b")
async def transplant(s: PortalState, player: int, hero: HeroId) -> None:
    """May move a token to another empty slot that touches a token left in the row."""
    movable = [slot for slot in tokens_in(s.row) if transplant_slots(s.row, slot)]
    one = await may_choose(player, "Transplant which token?", movable, "token", RULE)
    if one is None:
        return
    color = s.row[one]
    slots = transplant_slots(s.row, one)
    slot = await choose(player, "Transplant {food} to which slot?", slots, "slot", RULE, food=color)
    s.row = set_slot(set_slot(s.row, one, EMPTY), slot, color)
    tell(s, "transplanted", RULE, player=player, food=color, slot=one, slot_to=slot)
    await settle(s)


def transplant_slots(row: str, token: int) -> list[int]:
    """Where a token could go: other empty slots that touch a token remaining in the row."""
    return [slot for slot in legal_slots(set_slot(row, token, EMPTY)) if slot != token]


# ---- Fighter


@effect("FTR-a")
async def action_surge(s: PortalState, player: int, hero: HeroId) -> None:
    """May play another Hero, resolved in full before this one takes Gems."""
    if NEEDS["play"](s, player) is None:
        await play(s, player, True)


@effect("FTR-b")
async def veteran(s: PortalState, player: int, hero: HeroId) -> None:
    """Gain a Gem of this Hero's colour."""
    gain(s, player, HEROES[hero].color, RULE)


# ---- Monk


@effect("MNK-a")
async def step_aside(s: PortalState, player: int, hero: HeroId) -> None:
    """May move another face-up Hero to any free seat."""
    if not (free := free_seats(s)):
        return
    mover = await may_choose(player, "Move which Hero?", others_face_up(s, hero), "hero", RULE)
    if mover is None:
        return
    to = await choose(player, "Move {hero} to which seat?", free, "seat", RULE, hero=mover)
    seat = seat_of(s, mover)
    s.seats[to], s.seats[seat] = s.seats[seat], None
    tell(s, "moved", RULE, player=player, hero=mover, seat=seat, seat_to=to)
    await settle(s)


@effect("MNK-b")
async def trade_places(s: PortalState, player: int, hero: HeroId) -> None:
    """May exchange the seats of two other face-up Heroes."""
    others = others_face_up(s, hero)
    if len(others) < 2:
        return
    one = await may_choose(player, "Exchange which Hero?", others, "hero", RULE)
    if one is None:
        return
    rest = [each for each in others if each != one]
    other = await choose(player, "Exchange {hero} with which Hero?", rest, "hero", RULE, hero=one)
    here, there = seat_of(s, one), seat_of(s, other)
    s.seats[here], s.seats[there] = s.seats[there], s.seats[here]
    tell(s, "traded_places", RULE, player=player, hero=one, hero_other=other)
    await settle(s)


# ---- Paladin


@effect("PAL-a")
async def fellowship(s: PortalState, player: int, hero: HeroId) -> None:
    """Gain a Gem of this Hero's colour for each adjacent face-up Hero."""
    friends = [at for at in neighbours(s, hero) if at.face_up]
    gain(s, player, HEROES[hero].color * len(friends), RULE)


@effect("PAL-b")
async def tithe(s: PortalState, player: int, hero: HeroId) -> None:
    """Gain a Gem of the back colour of each adjacent face-down Hero."""
    beside = [HEROES[at.hero].color for at in neighbours(s, hero) if not at.face_up]
    gain(s, player, "".join(beside), RULE)


# ---- Ranger


@effect("RGR-a")
async def track(s: PortalState, player: int, hero: HeroId) -> None:
    """Look at the top three cards of a deck, take one, put the rest under it in any order."""
    if not (decks := decks_with_cards(s)):
        return
    name = await choose(player, "Track in which deck?", decks, "deck", RULE)
    deck = s.decks[name]
    s.looked = [deck.pop() for _ in range(min(3, len(deck)))]
    for card in s.looked:  # whoever knew these cards can't tell any more which is where
        s.known[card] = eyes(player)
    secret = {"heroes": s.looked[:]}
    tell(s, "looked", RULE, secret, (player,), player=player, deck=name, cards=len(s.looked))
    taken = await choose(player, "Take which Hero?", lambda: s.looked[:], "hero", RULE)
    s.looked.remove(taken)
    s.players[player].hand.append(taken)
    if s.solo:
        s.known[taken] = EVERYBODY
        tell(s, "joined", "YP-123", player=player, hero=taken)
    else:
        tell(s, "tracked", RULE, {"hero": taken}, (player,), player=player, deck=name)
    claim_objectives(s)
    while s.looked:
        under = await choose(player, "Put which Hero under the deck next?", lambda: s.looked[:], "hero", RULE)
        s.looked.remove(under)
        s.decks[name].insert(0, under)


@effect("RGR-b")
async def call_back(s: PortalState, player: int, hero: HeroId) -> None:
    """May take another face-up Hero without a Potion from the table to the hand."""
    bare = [at.hero for at in seated(s) if at.face_up and not at.potion and at.hero != hero]
    called = await may_choose(player, "Call back which Hero?", bare, "hero", RULE)
    if called is not None:
        seat = lift_hero(s, called)
        tell(s, "called_back", RULE, player=player, hero=called, seat=seat)
        take_openly(s, player, called)


# ---- Rogue


@effect("ROG-a")
async def pickpocket(s: PortalState, player: int, hero: HeroId) -> None:
    """Take a standard Gem from an opponent. Solo: gain a Gem of this Hero's colour."""
    if s.solo:
        gain(s, player, HEROES[hero].color, RULE)
        return
    if not (rich := with_gems(s, player)):
        return
    other = await choose(player, "Pick whose pocket?", rich, "player", RULE)
    gems = s.players[other].gems
    color = await choose(
        player, "Take which Gem of {player}?", [c for c in COLORS if gems[c]], "color", RULE, player=other
    )
    gems[color] -= 1
    area = s.players[player]
    area.gems[color] += 1
    area.turn_gems += 1
    tell(s, "stole", RULE, player=player, player_from=other, color=color)
    claim_objectives(s)


def with_gems(s: PortalState, player: int) -> list[int]:
    """Opponents who own a standard Gem; White Diamonds are safe (YP-147)."""
    return [other for other in opponents(s, player) if any(s.players[other].gems.values())]


@effect("ROG-b")
async def sleight(s: PortalState, player: int, hero: HeroId) -> None:
    """Take a random card from an opponent's hand. Solo: draw one."""
    if s.solo:
        await draw_cards(s, player, 1)
        return
    if rich := [other for other in opponents(s, player) if s.players[other].hand]:
        other = await choose(player, "Take a card from whom?", rich, "player", RULE)
        index = s.luck.roll(len(s.players[other].hand)) - 1
        hand_over(s, other, player, index, RULE)


# ---- Sorcerer


@effect("SOR-a")
async def transmute(s: PortalState, player: int, hero: HeroId) -> None:
    """Replace a token, not the last of its colour, by one of another colour."""
    food = s.supply.food
    slots = [
        slot for slot in loose_tokens(s.row) if any(food[color] for color in COLORS if color != s.row[slot])
    ]
    if not slots:
        return
    slot = await choose(player, "Transmute which token?", slots, "token", RULE)
    old = s.row[slot]
    new = await choose(player, "Into which food?", [c for c in COLORS if c != old and food[c]], "food", RULE)
    s.row = set_slot(s.row, slot, new)
    food[old] += 1
    food[new] -= 1
    tell(s, "transmuted", RULE, player=player, slot=slot, food=old, food_to=new)
    await settle(s)


@effect("SOR-b")
async def wild_surge(s: PortalState, player: int, hero: HeroId) -> None:
    """Discard the top card of a deck and gain a Gem of one colour of its order."""
    if not (decks := decks_with_cards(s)):
        return
    name = await choose(player, "Discard the top card of which deck?", decks, "deck", RULE)
    card = s.decks[name].pop()
    discard(s, card)
    tell(s, "surged", RULE, player=player, deck=name, hero=card)
    symbols = HEROES[card].symbols
    colors = [c for c in COLORS if c in symbols and c not in s.supply.closed]
    if colors:
        gain(s, player, await choose(player, "Gain which Gem?", colors, "color", RULE), RULE)


# ---- Warlock


@effect("WLK-a")
async def pact(s: PortalState, player: int, hero: HeroId) -> None:
    """May discard a card from the hand to take a White Diamond."""
    if not s.supply.diamonds:
        return
    card = await may_choose(
        player, "Discard which card for a White Diamond?", lambda: s.players[player].hand[:], "hero", RULE
    )
    if card is not None:
        s.players[player].hand.remove(card)
        discard(s, card)
        tell(s, "discarded", RULE, player=player, hero=card)
        await take_diamond(s, player, RULE)


@effect("WLK-b")
async def hex_opponent(s: PortalState, player: int, hero: HeroId) -> None:
    """An opponent returns a standard Gem of their choice. Solo: may discard another Hero."""
    if s.solo:
        others = [at.hero for at in seated(s) if at.hero != hero]
        victim = await may_choose(player, "Discard which Hero?", others, "hero", RULE)
        if victim is not None:
            discard_seated(s, player, victim, RULE)
        return
    if rich := with_gems(s, player):
        other = await choose(player, "Hex which opponent?", rich, "player", RULE)
        gems = s.players[other].gems
        owned = [color for color in COLORS if gems[color]]
        given = await choose(other, "Hexed: return which Gem?", owned, "color", RULE, giving=True)
        give_back(s, other, given, RULE)


# ---- Wizard


@effect("WIZ-a")
async def translocate(s: PortalState, player: int, hero: HeroId) -> None:
    """Swap two Food tokens."""
    if NEEDS["swap"](s, player) is None:
        await swap(s, player, False)


@effect("WIZ-b")
async def mirror_image(s: PortalState, player: int, hero: HeroId) -> None:
    """May resolve the effect of an adjacent face-up Hero as this Hero's own."""
    beside = [at.hero for at in neighbours(s, hero) if at.face_up and HEROES[at.hero].effect != "WIZ-b"]
    model = await may_choose(player, "Mirror which neighbour?", beside, "hero", RULE)
    if model is not None:
        tell(s, "mirrored", RULE, player=player, hero=hero, hero_model=model)
        await HERO_EFFECTS[HEROES[model].effect](s, player, hero)


# ---- Artificer


@effect("ART-a")
async def tinker(s: PortalState, player: int, hero: HeroId) -> None:
    """May flip one of the player's three other Action tiles."""
    tiles = s.players[player].tiles
    others = [color for color in COLORS if color != s.active_tile]
    color = await may_choose(player, "Flip which other tile?", others, "tile", RULE)
    if color is not None:
        tiles[color] = not tiles[color]
        tell(s, "flipped", RULE, player=player, tile=color)


@effect("ART-b")
async def alchemy(s: PortalState, player: int, hero: HeroId) -> None:
    """May exchange Gems once."""
    if NEEDS["exchange"](s, player) is None:
        await exchange(s, player, True)
