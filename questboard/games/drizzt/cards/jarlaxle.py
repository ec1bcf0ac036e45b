"""Jarlaxle, the mercenary: Well Equipped and the powers 173 to 182.

The Hand Crossbow is all in its figures, and Cloud of Darkness is declared with Drizzt's.
"""

from __future__ import annotations

from questboard.games.adventure.cards.families import Sweep, Volley
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.cues.fights import on_foe
from questboard.games.adventure.hooks import HeroCard, Look, Order, PowerCard, at, reaction
from questboard.games.adventure.rules.actions import attack_with, choose_target
from questboard.games.adventure.rules.combat import afflict, armor_class, strike, take_damage
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import figures_in_reach, foes_on, rivals_on, targets
from questboard.games.adventure.rules.marks import PINNED, bearer, survives
from questboard.games.adventure.rules.moments import Hit, ItemUsed
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import draw_treasure
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.rules.volleys import attack_all, choose_tile
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import Note


class Jarlaxle(HeroCard, id="jarlaxle"):
    """Well Equipped: he starts with one more Item."""

    look = Look("outback-hat", "sapphire")
    starting_items = 1


# ---- 173 to 176


class BracerOfDaggers(Volley, id="bracer-of-daggers"):
    """Attack one target or two different ones."""


class DuelingRapier(PowerCard, id="dueling-rapier"):
    """Attack; a hit deals 1 more damage if no other Monster is adjacent to Jarlaxle."""

    async def use(self, s: AdventureState, seat: int) -> None:
        printed = POWERS[self.id]
        target = await choose_target(s, seat, targets(s, seat, "adjacent"))
        rivals = rivals_on(s, seat, s.board.near[s.heroes[seat].square])
        others = [foe for foe in (*figures_in_reach(s, seat, "adjacent"), *rivals) if foe != target]
        await strike(s, seat, target, printed.bonus, printed.damage + (not others), card=printed.id)


class WandOfViscidGlobs(PowerCard, id="wand-of-viscid-globs"):
    """Attack; a hit pins the Monster, and makes a Hero Immobilized."""

    says = {"pinned": "{figure} is pinned where it stands."}
    shows = {"pinned": on_foe("Pinned")}

    async def use(self, s: AdventureState, seat: int) -> None:
        attack = await attack_with(s, seat, self.id)
        if attack is None or not attack.hit or not survives(s, attack.target):
            return
        rival = s.rival(attack.target)
        if rival >= 0:
            await afflict(s, rival, "immobilized", "LD-089")
        else:
            PINNED.set(bearer(s, attack.target))
            emit(s, "pinned", "LD-131", figure=attack.target)


# ---- 177 to 179


class BladeFlurry(Sweep, id="blade-flurry"):
    """Attack everything adjacent."""


class DiatrymaFeather(PowerCard, id="diatryma-feather"):
    """Attack everything on a tile, where the Diatryma stays until Jarlaxle's next turn.

    A Monster that comes onto its tile takes 1 damage, each time. So does a Hero or an Ally
    whom Jarlaxle may attack (LD-294).
    """

    lasting = True
    feather = Note()
    """The tile on which the Diatryma is, as long as its mark lies on Jarlaxle."""

    async def use(self, s: AdventureState, seat: int) -> None:
        slot = await choose_tile(s, seat, self.id)
        await attack_all(s, seat, self.id, foes_on(s, seat, s.board.tile_squares(slot)))
        self.mark.set(s.heroes[seat])
        self.feather.set(s, slot)

    def monster_enters(self, s: AdventureState, figure: str, slots: list[int]) -> None:
        for owner in self._owners(s, slots):
            harm(s, figure, 1, owner, "LD-113")

    def ally_arrives(self, s: AdventureState, ally: str) -> None:
        for owner in self._owners(s, [s.friends[ally].square >> 4]):
            if ally in rivals_on(s, owner, 1 << s.friends[ally].square):
                harm(s, ally, 1, owner, "LD-113")

    @at(Order.LATE_POWERS, always=True)
    async def moved_onto_tile(self, s: AdventureState, seat: int) -> None:
        for owner in self._owners(s, [s.heroes[seat].tile]):
            if seat in quest(s).rivals(s, owner):
                await take_damage(s, seat, 1, "LD-113")

    def _owners(self, s: AdventurePosition, slots: list[int]) -> list[int]:
        """The Heroes whose Diatryma is on one of some tiles."""
        owners = [seat for seat, hero in enumerate(s.heroes) if self.mark.is_set(hero)]
        return owners if self.feather.get(s) in slots else []


class MercenarysGambit(PowerCard, id="mercenarys-gambit"):
    """Attack; for a Monster that this defeats there is one Treasure more (LD-239)."""

    async def use(self, s: AdventureState, seat: int) -> None:
        before = list(s.figures)
        attack = await attack_with(s, seat, self.id)
        if attack is not None and attack.target in before and attack.target not in s.figures:
            await draw_treasure(s, seat)


# ---- 180 to 182

CLOAKED = 4
"""What the Drow Cloak adds to his AC against one attack."""


class DrowCloak(PowerCard, id="drow-cloak"):
    """With +4 AC against it an attack that has hit misses, and its miss line applies."""

    @reaction(
        Hit,
        "Make it miss with {card_used}, which gives +4 AC?",
        "LD-244",
        when=lambda s, seat, hit: (
            hit.seat == seat
            and not hit.nothing
            and not hit.missed
            and hit.total < armor_class(s, seat) + CLOAKED
        ),
    )
    async def react(self, s: AdventureState, seat: int, hit: Hit) -> None:
        hit.missed = True


class ItemMastery(PowerCard, id="item-mastery"):
    """An Item that was used and would be discarded stays face up."""

    @reaction(
        ItemUsed,
        "Keep it face up with {card_used} instead of discarding it?",
        "LD-156",
        when=lambda s, seat, used: used.seat == seat and not used.kept,
    )
    async def react(self, s: AdventureState, seat: int, used: ItemUsed) -> None:
        used.kept = True
