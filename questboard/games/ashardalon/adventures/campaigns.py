"""Adventures 6 and 13: campaigns of several games at one table.

When a game is over the quest clears the table, lays out the next game and puts the steps between
on the agenda: change powers, visit the store, take places. What is face down for a later game is
not dealt before it is turned up: nobody could tell the difference.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import BOONS, BOXES, CHAMBERS, TREASURES
from questboard.games.adventure.cues.cards import boon_shown, in_purse, item_of_party
from questboard.games.adventure.cues.course import ended, game_begins
from questboard.games.adventure.cues.fights import surges_gained
from questboard.games.adventure.rules.decks import draw, shuffled_deck
from questboard.games.adventure.rules.exploring import DOORS, extra_tile
from questboard.games.adventure.rules.quest import adventure
from questboard.games.adventure.rules.rewards import level_up
from questboard.games.adventure.rules.setup import choose_powers, lay_out, lay_stack
from questboard.games.adventure.rules.steps import AdventureSteps
from questboard.games.adventure.rules.talk import choose_hero, emit
from questboard.games.adventure.rules.ways import late_rounds, tiles_placed
from questboard.games.adventure.state import (
    OFF,
    AdventurePosition,
    AdventureState,
    Campaign,
    Ending,
    Kit,
    Turn,
)
from questboard.games.ashardalon.adventures.chambers import ChamberQuest, toughen_dragon
from questboard.games.ashardalon.cards.chambers import gold
from questboard.kernel import choose, may
from questboard.kernel.state import Task

STEPS = AdventureSteps()
"""What happens between the games of a campaign."""

BOON_PRICE = 300
"""Gold for a Boon that the party has already."""
LEVEL_PRICE = 1000
SURGE_PRICE = 500
TRADERS = "dwarven-traders"
TRADERS_WARES = 5

CLANS = ("duergar-garrison", "kobold-clan-lair", "orc-clan-lair")
LAIR = "ashardalons-lair"
DOORS_FROM = 3
"""The game of Assault on Firestorm Peak from which on there are doors."""


class CampaignQuest(ChamberQuest):
    """Chamber after chamber, with Boons, a purse and a store between them."""

    says = {
        "game_begins": "Game {game} of the campaign begins.",
        "campaign_won": "The campaign is won.",
        "campaign_lost": "The campaign is lost.",
        "purse": "The party has {amount} gold.",
        "boon_won": "The party wins the Boon {boon}.",
        "boon_paid": "The party has {boon} already and gets {amount} gold instead.",
        "boon_used": "{boon} is used.",
        "bought": "{card} is bought for {amount} gold and goes to {hero}.",
        "sold": "{card} of {hero} is sold for {amount} gold.",
        "trained": "{hero} trains for {amount} gold.",
        "surge_bought": "A healing surge is bought for {amount} gold.",
    }
    shows = {
        "game_begins": game_begins,
        "campaign_won": ended,
        "campaign_lost": ended,
        "purse": in_purse,
        "boon_won": boon_shown,
        "boon_paid": boon_shown,
        "boon_used": boon_shown,
        "bought": item_of_party,
        "sold": item_of_party,
        "surge_bought": surges_gained,
    }

    losses = 1
    """How many lost games lose the campaign."""
    sets = ("dire", "horrid")
    """The Chamber set of games with an odd and with an even number."""
    chambers: tuple[str, ...] = ()
    """The Chamber cards from which those of the games come."""
    last = ""
    """The Chamber card of the last game, where it is fixed."""
    won = ""
    """Why it is won in the end."""
    lost = ""
    """Why a campaign is lost that goes on after a lost game."""

    def cards(self, s: AdventurePosition) -> list[str]:
        """The Chamber cards that may wait in this game, as long as nobody knows which it is."""
        assert s.campaign is not None
        if self.last and s.campaign.game == self.games:
            return [self.last]
        return [card for card in self.chambers if card not in s.campaign.row]

    # ---- a game

    def laid_out(self, s: AdventureState) -> None:
        """The Entrance and the Chamber tiles of this game (WA-165)."""
        printed, group = adventure(s), self.sets[(game_number(s) - 1) % 2]
        if group != printed.chamber:
            assert printed.slot is not None
            lay_stack(s, msgspec.structs.replace(printed.slot, tile=f"{group}-chamber-entrance"), group)

    async def prepare(self, s: AdventureState) -> None:
        """What the Heroes own is noted; then Boons may be used before the first turn (WA-164)."""
        campaign = s.campaign
        if campaign is None:
            campaign = s.campaign = Campaign(1, 0, [], 0, False, [], [], [])
        campaign.kits = [Kit(hero.level, tuple(hero.powers), tuple(hero.items)) for hero in s.heroes]
        emit(s, "game_begins", "WA-024", game=campaign.game)
        for boon in campaign.boons:
            if BOONS[boon].when == "before the first turn" and s.stack.count and s.board.edges:
                await skip_ahead(s, boon)

    def turn_up(self, s: AdventureState) -> str:
        """The card of this game: the same again after a lost game, else one of those that are left."""
        campaign = s.campaign
        assert campaign is not None
        if len(campaign.row) < campaign.game:
            campaign.row.append(s.luck.pick(self.cards(s)))
        return campaign.row[-1]

    def uses_treasure_tokens(self, s: AdventurePosition) -> bool:
        """A defeated Monster brings a Treasure token (WA-180)."""
        return True

    def goes_on(self, s: AdventurePosition) -> bool:
        """In every game but the last; Treasure cards, gold and levels are kept (WA-160)."""
        return game_number(s) < self.games

    # ---- between games

    async def finished(self, s: AdventureState) -> None:
        """Note what was won or lost; then either the campaign is over or the next game is prepared."""
        campaign, ending = s.campaign, s.ending
        assert campaign is not None
        assert ending is not None
        if not ending.won:
            campaign.losses += 1
            if campaign.losses >= self.losses:
                self.close(s, Ending(False, self.lost or ending.reason, "WA-015"))
                return
            restore(s)
        elif campaign.game >= self.games:
            self.close(s, Ending(True, self.won, "WA-013"))
            return
        campaign.tiles += tiles_placed(s)
        campaign.defeated += s.defeated
        campaign.late += late_rounds(s)
        campaign.extra_surge = False
        if ending.won:
            self.reward(s)
            campaign.game += 1
        clear_table(s)
        lay_out(s)
        s.agenda[:] = between(s, ending.won)
        if ending.won:
            open_store(s)

    def close(self, s: AdventureState, ending: Ending) -> None:
        """The campaign is over."""
        s.ending = ending
        emit(s, "campaign_won" if ending.won else "campaign_lost", ending.rule)

    def reward(self, s: AdventureState) -> None:
        """Gold for the purse, and a Boon, or gold instead of one that the party has (WA-164)."""
        campaign = s.campaign
        assert campaign is not None
        boon = CHAMBERS[campaign.row[-1]].boon
        campaign.purse += gold(s)
        if boon in campaign.boons:
            campaign.purse += BOON_PRICE
            emit(s, "boon_paid", "WA-164", boon=boon, amount=BOON_PRICE)
        else:
            campaign.boons.append(boon)
            emit(s, "boon_won", "WA-164", boon=boon)
        emit(s, "purse", "WA-180", amount=campaign.purse)

    # ---- advice for bots

    def progress(self, s: AdventurePosition) -> float:
        """The games that are won, and what is done of this one."""
        return (game_number(s) - 1 + super().progress(s)) / self.games


def game_number(s: AdventurePosition) -> int:
    """Which game of the campaign is played."""
    return s.campaign.game if s.campaign else 1


async def skip_ahead(s: AdventureState, boon: str) -> None:
    """Bypassed Guards and Short Cut! place a tile without a Monster before the first turn (WA-164)."""
    if not await may(s.active, "Use {boon} to place a tile?", "WA-164", boon=boon):
        return
    s.boons_used.append(boon)
    emit(s, "boon_used", "WA-164", boon=boon)
    edges = s.board.unexplored()
    edge = Edge(*await choose(s.active, "Place the tile at which edge?", edges, "edge", "WA-164"))
    await extra_tile(s, s.active, edge, spawning=False, top=True)


def restore(s: AdventureState) -> None:
    """After a lost game everybody owns what they owned before it (WA-277)."""
    assert s.campaign is not None
    for hero, kit in zip(s.heroes, s.campaign.kits, strict=True):
        hero.level, hero.powers, hero.items = kit.level, list(kit.powers), list(kit.items)


def clear_table(s: AdventureState) -> None:
    """Heal all Heroes, turn everything face up, and take everything off the table."""
    for hero in s.heroes:
        hero.hp, hero.square, hero.away = hero.card.hit_points, OFF, ""
        hero.used, hero.conditions, hero.curses, hero.row, hero.gold = [], [], [], [], []
        hero.notes = {}
    s.figures, s.friends, s.tokens, s.markers, s.objects = {}, {}, {}, {}, {}
    s.locked, s.chamber_tiles, s.boons_used = [], [], []
    s.notes, s.numbers, s.toughness = {}, {}, {}
    s.carpet, s.environment, s.chamber = OFF, "", ""
    s.time = s.defeated = s.round = 0
    s.teams[0].experience = []
    s.turn, s.ending = Turn(), None


def between(s: AdventurePosition, won: bool) -> list[Task]:
    """The agenda from one game to the next, last step first; the store is for winners (WA-278)."""
    everybody = range(len(s.heroes))
    order: list[Task] = []
    if won:
        if s.options.powers == "free":
            order.extend(("change_powers", seat) for seat in everybody)
        order.extend([("visit_store",), ("close_store",)])
    order.append(("choose_first",))
    order.extend(("take_place", seat) for seat in everybody)
    order.extend([("first_treasures",), ("begin",)])
    return order[::-1]


@STEPS
async def change_powers(s: AdventureState, seat: int) -> None:
    """Between two games a Hero may take other powers (WA-092, WA-161, WA-278)."""
    if await may(seat, "Change the powers of {hero}?", "WA-278", hero=s.heroes[seat].name):
        await choose_powers(s, seat)


# ---- the store


def open_store(s: AdventureState) -> None:
    """As many Treasure cards for sale as there are Heroes; Dwarven Traders! bring five more (WA-279)."""
    campaign = s.campaign
    assert campaign is not None
    count = len(s.heroes) + (TRADERS_WARES if TRADERS in campaign.boons else 0)
    for _ in range(count):
        if (card := draw(s, s.treasure_deck)) is not None:
            campaign.store.append(card)


@STEPS
async def visit_store(s: AdventureState) -> None:
    """Buy, sell and train from the party's purse, as often as wanted (WA-279)."""
    campaign = s.campaign
    assert campaign is not None
    option = await choose(
        s.first, "The purse holds {gold} gold. What now?", deals(s), "deal", "WA-279", gold=campaign.purse
    )
    if option == ("done",):
        return
    s.agenda.append(("visit_store",))
    verb, *rest = option
    await DEALS[verb](s, *rest)
    emit(s, "purse", "WA-180", amount=campaign.purse)


def deals(s: AdventurePosition) -> list[tuple[Any, ...]]:
    """What the party can do in the store now."""
    campaign = s.campaign
    assert campaign is not None
    purse = campaign.purse
    found: list[tuple[Any, ...]] = []
    for card in dict.fromkeys(campaign.store):
        if TREASURES[card].price <= purse:
            found.append(("buy", card, TREASURES[card].price))
    for card in dict.fromkeys(item for hero in s.heroes for item in hero.items):
        found.append(("sell", card, TREASURES[card].price // 2))
    if purse >= LEVEL_PRICE:
        found.extend(("train", hero.name, LEVEL_PRICE) for hero in s.heroes if hero.level == 1)
    if purse >= SURGE_PRICE and not campaign.extra_surge:
        found.append(("surge", SURGE_PRICE))
    return [*found, ("done",)]


async def buy(s: AdventureState, card: str, price: int) -> None:
    """A Treasure card at its price, for any Hero."""
    campaign = s.campaign
    assert campaign is not None
    everybody = list(range(len(s.heroes)))
    owner = await choose_hero(s, s.first, "Who gets {card}?", everybody, "WA-279", "owner", card=card)
    campaign.purse -= price
    campaign.store.remove(card)
    s.heroes[owner].items.append(card)
    emit(s, "bought", "WA-279", card=card, amount=price, hero=owner)


async def sell(s: AdventureState, card: str, price: int) -> None:
    """A Treasure card for half its price."""
    assert s.campaign is not None
    owners = [seat for seat, hero in enumerate(s.heroes) if card in hero.items]
    owner = await choose_hero(s, s.first, "Whose {card}?", owners, "WA-279", "owner", card=card)
    s.campaign.purse += price
    s.heroes[owner].items.remove(card)
    s.treasure_deck.discard.append(card)
    emit(s, "sold", "WA-279", card=card, amount=price, hero=owner)


async def train(s: AdventureState, hero: str, price: int) -> None:
    """Level 2 for gold; a campaign keeps levels (WA-160)."""
    assert s.campaign is not None
    s.campaign.purse -= price
    emit(s, "trained", "WA-279", hero=s.seat_of(hero), amount=price)
    await level_up(s, s.seat_of(hero), "WA-158")


async def stock_surge(s: AdventureState, price: int) -> None:
    """One more healing surge in the next game only (WA-163, WA-279)."""
    assert s.campaign is not None
    s.campaign.purse -= price
    s.campaign.extra_surge = True
    s.teams[0].surges += 1
    emit(s, "surge_bought", "WA-279", amount=price)


DEALS: dict[str, Callable[..., Awaitable[None]]] = {
    "buy": buy,
    "sell": sell,
    "train": train,
    "surge": stock_surge,
}


@STEPS
async def close_store(s: AdventureState) -> None:
    """What is not sold goes back into the deck, which is shuffled (WA-279)."""
    campaign, deck = s.campaign, s.treasure_deck
    assert campaign is not None
    left = [*campaign.store, *deck.discard, *(card for packet in deck.packets for card in packet.cards)]
    campaign.store = []
    s.treasure_deck = shuffled_deck(sorted(left), s.luck)


# ---- the two campaigns


class AgainstTheClans(CampaignQuest, id="ashardalon-6"):
    """Adventure 6, Campaign Against the Clans: three leaders in an order that nobody knows."""

    games = 3
    losses = 1
    sets = ("horrid", "dire")
    chambers = CLANS
    won = "the leaders of all three clans are defeated"


class AssaultOnFirestormPeak(CampaignQuest, id="ashardalon-13"):
    """Adventure 13, Assault on Firestorm Peak: five chambers, then the dragon."""

    games = 6
    losses = 3
    sets = ("dire", "horrid")
    chambers = tuple(card for card in BOXES["ashardalon"].chambers if card != LAIR)
    last = LAIR
    won = "Ashardalon is defeated on Firestorm Peak"
    lost = "three games of the campaign are lost"

    def laid_out(self, s: AdventureState) -> None:
        """Doors from the third game on; in the last one the dragon is tougher against many."""
        super().laid_out(s)
        if game_number(s) >= DOORS_FROM:
            DOORS.set(s)
        if game_number(s) == self.games:
            toughen_dragon(s)
