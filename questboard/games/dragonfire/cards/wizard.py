"""The Features of Wizards."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import (
    NamesEncounter,
    arcane,
    gain_when_played,
    here,
    when_played,
)
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import Feature, reaction
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.attack import attackers
from questboard.games.dragonfire.rules.damage import need
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
from questboard.games.dragonfire.rules.points import single_points
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import choose, emit, may

# ---- for every Wizard


class ArcaneRecovery(Feature, id="arcane-recovery-ii"):
    """Return a card from the discard pile to the hand."""

    def _cards(self, s: DragonfirePosition, seat: int) -> list[CardId]:
        return zones.kinds(s.characters[seat].discard)

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(self._cards(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        card = await choose(
            seat,
            "Return which card to your hand?",
            self._cards(s, seat),
            "card to have",
            "DF-289",
            cause=self.id,
        )
        zones.take_back(s, seat, card, "DF-289")


class BasicRecovery(ArcaneRecovery, id="arcane-recovery-i"):
    """Return a Basic card from the discard pile to the hand."""

    def _cards(self, s: DragonfirePosition, seat: int) -> list[CardId]:
        return [card for card in super()._cards(s, seat) if CARDS[card].basic]


class SignatureSpell(Feature, id="signature-spell"):
    """Add an Arcane Market card of cost 7 or less to the Equipment Pack."""

    pack_swap = ("add", 7)


def errands(s: DragonfirePosition, seat: int) -> list[CardId]:
    """The cards of a hand that a Familiar can carry: Market and Basic cards without an Assist."""
    if silenced(s, seat):
        return []
    return [
        card
        for card in zones.kinds(s.characters[seat].hand)
        if not CARDS[card].item and not CARDS[card].assist and may_play(s, seat, card, as_assist=True)
    ]


class Familiar(Feature, id="familiar"):
    """A card without an Assist is played as one: it deals 1 damage of its colour."""

    turns = "others"
    use_rule = "DF-158"

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        return bool(errands(s, seat))

    async def use(self, s: DragonfireState, seat: int) -> None:
        card = await choose(
            seat,
            "Give which card to your Familiar?",
            lambda: errands(s, seat),
            "card to part with",
            "DF-158",
            cause=self.id,
        )
        zones.leave_hand(s, seat, card)
        play = new_play(s, seat, card, "assist")
        play.on_table = True
        emit(s, "assisted", "DF-159", player=seat, card=card)
        await resolve(s, play, self._carry, "")

    async def _carry(self, s: DragonfireState, play: Play) -> None:
        play.damage = CARDS[play.card].color


class RitualBook(Feature, id="ritual-book"):
    """Put the top 3 cards of your own deck back in any order."""

    async def short_rest(self, s: DragonfireState, seat: int) -> None:
        character = s.characters[seat]
        prompt = "Put which card back under the others?"
        await zones.lift(s, seat, 3)
        while character.looked:
            card = await choose(
                seat,
                prompt,
                lambda: zones.kinds(character.looked),
                "card to part with",
                "DF-347",
                cause=self.id,
            )
            character.looked.remove(card)
            character.deck.append(card)
            emit(s, "put_on_top", "DF-347", secret={"cards": (card,)}, to=[seat], player=seat, count=1)


def cheap_spell(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Arcane cards of cost 3 or less; a Magic Item has no cost."""
    return arcane(s, seat, play) and not play.item and CARDS[play.card].cost <= 3


class SpellMastery(Feature, id="spell-mastery"):
    """An Arcane card of cost 3 or less gains 1 blue damage."""

    gain = gain_when_played("B", "Add 1 blue damage to {card}?", cheap_spell)


# ---- School of Evocation


class EmpoweredEvocation(Feature, id="school-of-evocation-empowered-evocation"):
    """An Arcane card gains 2 blue damage."""

    gain = gain_when_played("BB", "Add 2 blue damage to {card}?", arcane)


def can_be_split(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Arcane cards with two damage icons or more, where there are two encounters."""
    several = play.spread == "one" and len(single_points(play.damage)) > 1
    return several and len(here(s, seat)) > 1 and arcane(s, seat, play)


class SchoolOfEvocation(Feature, id="school-of-evocation"):
    """The damage icons of an Arcane card may be split between two encounters."""

    @when_played("Split the damage of {card} between two encounters?", can_be_split, "DF-287")
    async def split(self, s: DragonfireState, seat: int, play: Play) -> None:
        play.spread, play.most = "split", 2


def could_reach_farther(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Arcane cards with damage, where there are encounters at other places."""
    farther = any(place_of(s, foe) != play.place for foe in s.encounters)
    return farther and deals_damage(play) and arcane(s, seat, play)


class SculptSpells(Feature, id="school-of-evocation-sculpt-spells"):
    """The damage of an Arcane card may be dealt at any place."""

    @when_played("Let {card} reach any place?", could_reach_farther)
    async def reach_out(self, s: DragonfireState, seat: int, play: Play) -> None:
        play.reach = "anywhere"


def can_be_overchanneled(s: DragonfirePosition, seat: int, play: Play) -> bool:
    """Arcane cards of somebody who has 2 HP to lose, where there is an encounter."""
    return s.characters[seat].hp >= 2 and bool(here(s, seat)) and arcane(s, seat, play)


class Overchannel(Feature, id="school-of-evocation-overchannel"):
    """For 2 HP an Arcane card clears 1 level of an encounter at this place as well."""

    @when_played("Lose 2 HP to clear 1 level with {card}?", can_be_overchanneled)
    async def burn(self, s: DragonfireState, seat: int, play: Play) -> None:
        await lose_hp(s, seat, 2, "DF-288")
        if not s.characters[seat].unconscious:
            deal_later(s, seat, self.id, levels=1).reach = "place"


# ---- School of Illusion


def in_sight(s: DragonfirePosition, seat: int, saving: Saving) -> bool:
    """Whether a Save is still open, and the encounter within reach."""
    foe = s.encounter(saving.foe)
    if saving.result is not None or foe is None:
        return False
    return within_reach(s.characters[seat].place, place_of(s, foe))


class MalleableIllusions(Feature, id="school-of-illusion-malleable-illusions"):
    """A Save fails or succeeds automatically."""

    @reaction(Saving, "Decide the Save of {encounter}?", "DF-191", in_sight)
    async def decide(self, s: DragonfireState, seat: int, saving: Saving) -> None:
        saving.result = await may(
            seat,
            "Does {encounter} succeed in its Save?",
            "DF-191",
            "whether an encounter succeeds",
            encounter=saving.foe,
            cause=self.id,
        )


class IllusorySelf(NamesEncounter, id="school-of-illusion-illusory-self"):
    """One encounter does not attack its player this turn."""

    prompt = "Which encounter does not attack you?"
    purpose = "encounter to stop"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return [foe for foe in attackers(s, seat) if not steady(foe)]

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        calm(s, foe, "DF-289")


def softer(s: DragonfirePosition, foe: Encounter) -> list[int]:
    """The colourless levels of an encounter that ask for more than 1."""
    wanted = [(index, need(s, foe, index)) for index in foe.uncleared]
    return [index for index, level in wanted if not level.color and level.amount > 1]


class IllusoryReality(NamesEncounter, id="school-of-illusion-illusory-reality"):
    """One colourless level of an encounter at this place is 1 this turn."""

    prompt = "Change a level of which encounter?"

    def foes(self, s: DragonfirePosition, seat: int) -> list[Encounter]:
        return [foe for foe in here(s, seat) if softer(s, foe)]

    async def affect(self, s: DragonfireState, seat: int, foe: Encounter) -> None:
        numbers = [index + 1 for index in softer(s, foe)]
        number = await choose(
            seat,
            "Which level of {encounter} is 1 this turn?",
            numbers,
            "level",
            "DF-289",
            encounter=foe.uid,
            cause=self.id,
        )
        s.turn.softened_level.setdefault(foe.uid, {})[number - 1] = 1
        emit(s, "level_softened", "DF-289", encounter=foe.uid, level=number, amount=1)
