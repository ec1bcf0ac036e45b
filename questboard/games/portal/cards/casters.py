"""Effects of those who live by song, prayer and spell: Bard, Cleric, Druid and the rest.

An effect is resolved for the player who seated the Hero. Unless it says "may" it is carried out
whenever it can be; what can't be done is ignored (YP-072). The words on the cards are those of
content/effects.yaml.
"""

from __future__ import annotations

from questboard.games.portal import cues
from questboard.games.portal.cards.arrival import (
    NO_CARD,
    RULE,
    declines,
    does_nothing,
    draw_cards,
    opponents,
    perform_action,
    with_gems,
)
from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import ARRIVALS, HeroEffect
from questboard.games.portal.rules.actions import discard_seated, receive_potion
from questboard.games.portal.rules.gems import gain, give_back, take_diamond
from questboard.games.portal.rules.geometry import (
    legal_slots,
    loose_tokens,
    neighbours,
    seated,
    set_slot,
    tokens_in,
)
from questboard.games.portal.rules.hands import (
    back_colors,
    decks_with_cards,
    discard,
    hand_over,
    take_openly,
)
from questboard.games.portal.rules.matches import settle
from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.state import COLORS, EMPTY, HeroId, PortalState
from questboard.kernel import choose, emit, may_choose

# ---- Bard


class Gossip(HeroEffect, id="BRD-a"):
    """Draw two cards from any decks."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        await draw_cards(s, player, 2, self)


class Charm(HeroEffect, id="BRD-b"):
    """Take a card of a named back colour from an opponent and give one back. Solo: draw one."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if s.solo:
            await draw_cards(s, player, 1, self)
            return
        if not (rich := [other for other in opponents(s, player) if s.players[other].hand]):
            does_nothing(s, self, "no other player has a card in hand")
            return
        other = await choose(player, "Charm: take a card from which opponent?", rich, "player", RULE)
        color = await choose(
            player,
            "Take a card with which back from {player}?",
            back_colors(s, other),
            "back",
            RULE,
            player=other,
        )
        alike = [i for i, card in enumerate(s.players[other].hand) if HEROES[card].color == color]
        taken = s.luck.pick(alike) if len(alike) > 1 else alike[0]
        hand_over(s, other, player, taken, RULE)
        given = await choose(
            player,
            "Give {player} which card in return?",
            lambda: s.players[player].hand[:],
            "hero",
            RULE,
            player=other,
        )
        hand_over(s, player, other, s.players[player].hand.index(given), RULE)


# ---- Cleric


class Blessing(HeroEffect, id="CLR-a"):
    """Take a Potion."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if s.supply.potions:
            receive_potion(s, player, RULE)
        else:
            does_nothing(s, self, "there is no Enchant Food Potion left in the supply")


class Revivify(HeroEffect, id="CLR-b"):
    """Take a card of the player's choice from the discard pile."""

    says = {"revived": "{player} takes {hero} from the discard pile."}
    shows = {"revived": cues.revived}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if not s.discard:
            does_nothing(s, self, "the discard pile is empty")
            return
        card = await choose(player, "Revivify: take which discarded Hero?", s.discard[:], "hero", RULE)
        s.discard.remove(card)
        take_openly(s, player, card)
        emit(s, "revived", RULE, player=player, hero=card)
        claim_objectives(s)


# ---- Druid


class Harvest(HeroEffect, id="DRD-a"):
    """Place a token of any colour."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        await perform_action(s, player, self, "place")


class Transplant(HeroEffect, id="DRD-b"):
    """May move a token to another empty slot that touches a token left in the row."""

    says = {"transplanted": "{player} moves {food} from {slot} to {slot_to}."}
    shows = {"transplanted": cues.transplanted}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        movable = [slot for slot in tokens_in(s.row) if transplant_slots(s.row, slot)]
        one = await may_choose(player, "Transplant which token?", movable, "token", RULE)
        if not movable:
            does_nothing(s, self, "no Food token has another slot to go to")
        elif one is None:
            declines(s, self, player)
        if one is None:
            return
        color = s.row[one]
        slots = transplant_slots(s.row, one)
        slot = await choose(player, "Transplant {food} to which slot?", slots, "slot", RULE, food=color)
        s.row = set_slot(set_slot(s.row, one, EMPTY), slot, color)
        emit(s, "transplanted", RULE, player=player, food=color, slot=one, slot_to=slot)
        await settle(s)


def transplant_slots(row: str, token: int) -> list[int]:
    """Where a token could go: other empty slots that touch a token remaining in the row."""
    return [slot for slot in legal_slots(set_slot(row, token, EMPTY)) if slot != token]


# ---- Sorcerer


class Transmute(HeroEffect, id="SOR-a"):
    """Replace a token, not the last of its colour, by one of another colour."""

    says = {"transmuted": "{player} turns {food} on {slot} into {food_to}."}
    shows = {"transmuted": cues.transmuted}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        food = s.supply.food
        slots = [
            slot
            for slot in loose_tokens(s.row)
            if any(food[color] for color in COLORS if color != s.row[slot])
        ]
        if not slots:
            does_nothing(s, self, "no token may be replaced: each is the last of its colour")
            return
        slot = await choose(player, "Transmute which token?", slots, "token", RULE)
        old = s.row[slot]
        new = await choose(
            player,
            "Turn {food} on {slot} into which food?",
            [c for c in COLORS if c != old and food[c]],
            "food",
            RULE,
            food=old,
            slot=slot,
        )
        s.row = set_slot(s.row, slot, new)
        food[old] += 1
        food[new] -= 1
        emit(s, "transmuted", RULE, player=player, slot=slot, food=old, food_to=new)
        await settle(s)


class WildSurge(HeroEffect, id="SOR-b"):
    """Discard the top card of a deck and gain a Gem of one colour of its order."""

    says = {"surged": "{player} turns up {hero} from {deck} and discards it."}
    shows = {"surged": cues.surged}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if not (decks := decks_with_cards(s)):
            does_nothing(s, self, NO_CARD)
            return
        name = await choose(player, "Wild Surge: discard the top card of which deck?", decks, "deck", RULE)
        card = s.decks[name].pop()
        discard(s, card)
        emit(s, "surged", RULE, player=player, deck=name, hero=card)
        symbols = HEROES[card].symbols
        colors = [c for c in COLORS if c in symbols and c not in s.supply.closed]
        if colors:
            prompt = "{hero} is turned up: gain which Gem of that order?"
            gain(s, player, await choose(player, prompt, colors, "gem", RULE, hero=card), RULE)
        else:
            emit(s, "no_gem", "YP-079", player=player)


# ---- Warlock


class Pact(HeroEffect, id="WLK-a"):
    """May discard a card from the hand to take a White Diamond."""

    says = {"discarded": "{player} discards {hero}."}
    shows = {"discarded": cues.discarded}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if not s.supply.diamonds:
            does_nothing(s, self, "there is no White Diamond left in the supply")
            return
        if not s.players[player].hand:
            does_nothing(s, self, "there is no Hero card to discard")
            return
        card = await may_choose(
            player,
            "Pact: discard which card for a White Diamond?",
            lambda: s.players[player].hand[:],
            "hero",
            RULE,
        )
        if card is None:
            declines(s, self, player)
            return
        s.players[player].hand.remove(card)
        discard(s, card)
        emit(s, "discarded", RULE, player=player, hero=card)
        await take_diamond(s, player, RULE, {})


class Hex(HeroEffect, id="WLK-b"):
    """An opponent returns a standard Gem of their choice. Solo: may discard another Hero."""

    strikes = True

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        if s.solo:
            await self._discard_another(s, player, hero)
        elif rich := with_gems(s, player):
            other = await choose(player, "Hex: which opponent returns a Gem?", rich, "player", RULE)
            gems = s.players[other].gems
            owned = [color for color in COLORS if gems[color]]
            prompt = "{player} hexes you: return which Gem?"
            given = await choose(other, prompt, owned, "gem to give", RULE, player=player)
            give_back(s, other, given, RULE)
        else:
            does_nothing(s, self, "no other player has a standard Gem")

    async def _discard_another(self, s: PortalState, player: int, hero: HeroId) -> None:
        """Solo: discard another Hero, if the player wants to."""
        others = [at.hero for at in seated(s) if at.hero != hero]
        if not others:
            does_nothing(s, self, "no other Hero is at the table")
            return
        victim = await may_choose(player, "Hex: discard which Hero?", others, "hero", RULE)
        if victim is None:
            declines(s, self, player)
        else:
            discard_seated(s, player, victim, RULE)


# ---- Wizard


class Translocate(HeroEffect, id="WIZ-a"):
    """Swap two Food tokens."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        await perform_action(s, player, self, "swap")


class MirrorImage(HeroEffect, id="WIZ-b"):
    """May resolve the effect of an adjacent face-up Hero as this Hero's own."""

    says = {"mirrored": "{hero} does as {hero_model} does: {effect}."}
    shows = {"mirrored": cues.mirrored}

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        beside = [at.hero for at in neighbours(s, hero) if at.face_up and HEROES[at.hero].effect != self.id]
        if not beside:
            does_nothing(s, self, "no face-up Hero with another effect sits next to this one")
            return
        model = await may_choose(
            player, "Mirror Image: do as which neighbour does?", beside, "hero to mirror", RULE
        )
        if model is None:
            declines(s, self, player)
            return
        effect = HEROES[model].effect
        emit(s, "mirrored", RULE, player=player, hero=hero, hero_model=model, effect=effect)
        await ARRIVALS[effect](s, player, hero)


# ---- Artificer


class Tinker(HeroEffect, id="ART-a"):
    """May flip one of the player's three other Action tiles."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        tiles = s.players[player].tiles
        others = [color for color in COLORS if color != s.active_tile]
        color = await may_choose(player, "Tinker: flip which other tile?", others, "flip", RULE)
        if color is None:
            declines(s, self, player)
            return
        tiles[color] = not tiles[color]
        side = (s.options.tile_layout, color, tiles[color])
        emit(s, "flipped", RULE, player=player, tile=color, side=side)


class Alchemy(HeroEffect, id="ART-b"):
    """May exchange Gems once."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        await perform_action(s, player, self, "exchange", optional=True)
