"""The Features of Wizards."""

from __future__ import annotations

from collections.abc import Callable

from questboard.games.dragonfire.cards.features import (
    arcane,
    gain_when_played,
    here,
    name_one,
    when_played,
)
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import attackers
from questboard.games.dragonfire.rules.damage import need, single_points
from questboard.games.dragonfire.rules.foes import calm, place_of, steady, within_reach
from questboard.games.dragonfire.rules.health import lose_hp
from questboard.games.dragonfire.rules.moments import Saving
from questboard.games.dragonfire.rules.play import (
    deal_later,
    deals_damage,
    may_play,
    new_play,
    resolve,
    silenced,
)
from questboard.games.dragonfire.rules.registry import reaction, short_rest, use
from questboard.games.dragonfire.rules.setup import PACK_SWAPS
from questboard.games.dragonfire.state import CardId, DragonfireState, Encounter, Play
from questboard.kernel import choose, may, tell

PACK_SWAPS["signature-spell"] = ("add", 7)

# ---- for every Wizard


def recover(name: str, wanted: Callable[[CardId], bool]) -> None:
    """Enter a Feature that returns a card from the discard pile."""

    def cards(s: DragonfireState, seat: int) -> list[CardId]:
        return [card for card in zones.kinds(s.characters[seat].discard) if wanted(card)]

    @use(name, "DF-289", when=lambda s, seat: bool(cards(s, seat)))
    async def do(s: DragonfireState, seat: int) -> None:
        card = await choose(seat, "Return which card to your hand?", cards(s, seat), "card", "DF-289")
        zones.take_back(s, seat, card, "DF-289")


recover("arcane-recovery-i", lambda card: CARDS[card].basic)
recover("arcane-recovery-ii", lambda card: True)


def errands(s: DragonfireState, seat: int) -> list[CardId]:
    """The cards of a hand that a Familiar can carry: Market and Basic cards without an Assist."""
    if silenced(s, seat):
        return []
    return [
        card
        for card in zones.kinds(s.characters[seat].hand)
        if not CARDS[card].item and not CARDS[card].assist and may_play(s, seat, card, as_assist=True)
    ]


@use("familiar", "DF-158", when=lambda s, seat: bool(errands(s, seat)), turns="others")
async def familiar(s: DragonfireState, seat: int) -> None:
    """A card without an Assist is played as one: it deals 1 damage of its colour."""
    card = await choose(seat, "Give which card to your Familiar?", lambda: errands(s, seat), "card", "DF-158")
    zones.leave_hand(s, seat, card)
    play = new_play(s, seat, card, "assist")
    play.on_table = True
    tell(s, "assisted", "DF-159", player=seat, card=card)
    await resolve(s, play, {card: carried}, "")


async def carried(s: DragonfireState, play: Play) -> None:
    """1 damage of the card's colour."""
    play.damage = CARDS[play.card].color


@short_rest("ritual-book")
async def ritual_book(s: DragonfireState, seat: int) -> None:
    """Put the top 3 cards of one's own deck back in any order."""
    character = s.characters[seat]
    prompt = "Put which card back under the others?"
    await zones.lift(s, seat, 3)
    while character.looked:
        card = await choose(seat, prompt, lambda: zones.kinds(character.looked), "card", "DF-347")
        character.looked.remove(card)
        character.deck.append(card)


def cheap_spell(s: DragonfireState, seat: int, play: Play) -> bool:
    """Arcane cards of cost 3 or less; a Magic Item has no cost."""
    return arcane(s, seat, play) and not play.item and CARDS[play.card].cost <= 3


gain_when_played("spell-mastery", "B", "Add 1 blue damage to {card}?", cheap_spell)

# ---- School of Evocation

gain_when_played("school-of-evocation-empowered-evocation", "BB", "Add 2 blue damage to {card}?", arcane)


def can_be_split(s: DragonfireState, seat: int, play: Play) -> bool:
    """Arcane cards with two damage icons or more, where there are two encounters."""
    several = play.spread == "one" and len(single_points(play.damage)) > 1
    return several and len(here(s, seat)) > 1 and arcane(s, seat, play)


@when_played(
    "school-of-evocation", "Split the damage of {card} between two encounters?", can_be_split, "DF-287"
)
async def school_of_evocation(s: DragonfireState, seat: int, play: Play) -> None:
    """The damage icons of an Arcane card may be split between two encounters."""
    play.spread, play.most = "split", 2


def could_reach_farther(s: DragonfireState, seat: int, play: Play) -> bool:
    """Arcane cards with damage, where there are encounters at other places."""
    farther = any(place_of(s, foe) != play.place for foe in s.encounters)
    return farther and deals_damage(play) and arcane(s, seat, play)


@when_played("school-of-evocation-sculpt-spells", "Let {card} reach any place?", could_reach_farther)
async def sculpt_spells(s: DragonfireState, seat: int, play: Play) -> None:
    """The damage of an Arcane card may be dealt at any place."""
    play.reach = "anywhere"


def can_be_overchanneled(s: DragonfireState, seat: int, play: Play) -> bool:
    """Arcane cards of somebody who has 2 HP to lose, where there is an encounter."""
    return s.characters[seat].hp >= 2 and bool(here(s, seat)) and arcane(s, seat, play)


@when_played(
    "school-of-evocation-overchannel", "Lose 2 HP to clear 1 level with {card}?", can_be_overchanneled
)
async def overchannel(s: DragonfireState, seat: int, play: Play) -> None:
    """For 2 HP an Arcane card clears 1 level of an encounter at this place as well."""
    await lose_hp(s, seat, 2, "DF-288")
    if not s.characters[seat].unconscious:
        deal_later(s, seat, "school-of-evocation-overchannel", levels=1).reach = "place"


# ---- School of Illusion


def in_sight(s: DragonfireState, seat: int, saving: Saving) -> bool:
    """Whether a Save is still open, and the encounter within reach."""
    foe = s.encounter(saving.foe)
    if saving.result is not None or foe is None:
        return False
    return within_reach(s.characters[seat].place, place_of(s, foe))


@reaction(
    "school-of-illusion-malleable-illusions", Saving, "Decide the Save of {encounter}?", "DF-191",
    when=in_sight,
)  # fmt: skip
async def malleable_illusions(s: DragonfireState, seat: int, saving: Saving) -> None:
    """A Save fails or succeeds automatically."""
    saving.result = await may(seat, "Does {encounter} succeed?", "DF-191", encounter=saving.foe)


@name_one(
    "school-of-illusion-illusory-self", "Which encounter does not attack you?",
    foes=lambda s, seat: [foe for foe in attackers(s, seat) if not steady(foe)],
)  # fmt: skip
async def illusory_self(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """One encounter does not attack its player this turn."""
    calm(s, foe, "DF-289")


def softer(s: DragonfireState, foe: Encounter) -> list[int]:
    """The colourless levels of an encounter that ask for more than 1."""
    wanted = [(index, need(s, foe, index)) for index in foe.uncleared]
    return [index for index, level in wanted if not level.color and level.amount > 1]


@name_one(
    "school-of-illusion-illusory-reality", "Change a level of which encounter?",
    foes=lambda s, seat: [foe for foe in here(s, seat) if softer(s, foe)],
)  # fmt: skip
async def illusory_reality(s: DragonfireState, seat: int, foe: Encounter) -> None:
    """One colourless level of an encounter at this place is 1 this turn."""
    numbers = [index + 1 for index in softer(s, foe)]
    number = await choose(
        seat, "Which level of {encounter} is 1 this turn?", numbers, "level", "DF-289", encounter=foe.uid
    )
    s.turn.softened_level.setdefault(foe.uid, {})[number - 1] = 1
    tell(s, "level_softened", "DF-289", encounter=foe.uid, level=number, amount=1)
