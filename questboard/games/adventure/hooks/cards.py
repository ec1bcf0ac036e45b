"""What a card can do: every kind of card, and all the ways in which it can matter."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from questboard.games.adventure.board import Edge
from questboard.games.adventure.content import (
    ALLIES,
    BOONS,
    ENCOUNTERS,
    HEROES,
    MONSTERS,
    POWERS,
    TREASURES,
    VILLAGERS,
    Tactic,
)
from questboard.games.adventure.hooks.base import Declared, Timed
from questboard.games.adventure.rules.moments import Assailant, HeroAttack, Wound
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Foe,
    MarkNote,
    Target,
)
from questboard.kernel import Reaction, always

if TYPE_CHECKING:
    from questboard.scene import Group

M = TypeVar("M")


class Influence(Timed):
    """What may change a Hero's figures: the Hero card, a stance, a curse, a condition or a mark."""

    unseen = False
    """A Hero with this mark is never the closest Hero."""
    disabling = 0
    """What an item or an Environment adds to a roll that disables a Trap (WA-234)."""

    @cached_property
    def mark(self) -> MarkNote:
        """Its mark on a Hero, a Monster or an Ally: what it changes holds for a Hero who has the mark."""
        return MarkNote(self.id)

    def armor(self, s: AdventurePosition, seat: int) -> int:
        """What it adds to the Hero's AC; of an item, its whole bonus."""
        return 0

    def attack_bonus(self, s: AdventurePosition, seat: int) -> int:
        """What it adds to the Hero's attack rolls."""
        return 0

    def aim(self, s: AdventurePosition, attack: HeroAttack) -> int:
        """What it adds to some of the Hero's attack rolls."""
        return 0

    def extra_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        """What it adds to the damage of a hit."""
        return 0

    def speed(self, s: AdventurePosition, seat: int) -> int:
        """What it adds to the Hero's Speed; `NO_WAY` for a Hero who can't move at all."""
        return 0

    def farther(self, s: AdventurePosition, seat: int, card: str) -> int:
        """How many tiles farther a power of the Hero reaches."""
        return 0

    def ward(self, s: AdventureState, wound: Wound) -> int:
        """What it takes from the damage that the Hero is about to suffer."""
        return 0

    async def after_hit(self, s: AdventureState, attack: HeroAttack) -> None:
        """An attack of the Hero has hit, and its damage is dealt."""

    async def after_miss(self, s: AdventureState, seat: int, by: Assailant) -> None:
        """An attack has missed the Hero; the damage of its miss is still to come."""

    def downed(self, s: AdventureState, seat: int) -> None:
        """A Hero with this mark is brought to 0 HP."""


class HeroCard(Influence, printed=HEROES):
    """A Hero, and what the special ability does."""

    attacks = 1
    """Attacks in the attack half of the Hero Phase (LD-064)."""
    starting_items = 0
    """How many more Items than others the Hero starts with."""
    opens_from_afar = False
    """The Hero opens any door on its tile without being adjacent to it."""

    def surge_bonus(self, s: AdventurePosition, seat: int) -> int:
        """What this Hero adds to the hit points that a healing surge gives any Hero."""
        return 0

    def poison_bonus(self, s: AdventurePosition, seat: int) -> int:
        """What the Hero adds to a roll that ends Poisoned."""
        return 0

    async def place_monster(self, s: AdventureState, seat: int, slot: int) -> int:
        """The tile onto which the Monster of a tile comes that the Hero has explored."""
        return slot


class UsableCard(Influence):
    """A power or an item: used in its owner's Hero Phase, or as a reaction."""

    off_board = False
    """It concerns its owner alone, and so can be used off the board (WA-267)."""
    flips_itself = False
    """It is flipped by what it does itself, or not at all."""
    lasting = False
    """Its marks stay on Heroes until the next turn of the Hero whose power it is."""
    hides = False
    """A Hero whom it has taken off the board neither explores nor draws Encounter cards (LD-191)."""
    heals = False
    """For bots: it is used when somebody is hurt."""

    async def use(self, s: AdventureState, seat: int) -> None:
        """What it does; by default a power attacks one target in its reach."""

    def can_use(self, s: AdventurePosition, seat: int) -> bool:
        """Whether it can be used now; by default whether there is a target in its reach."""
        return True

    def own_bonus(self, s: AdventurePosition, seat: int) -> int:
        """What it adds to its own attack roll in this position."""
        return 0

    def own_damage(self, s: AdventurePosition, attack: HeroAttack) -> int:
        """What it adds to the damage of a hit of its own."""
        return 0

    def edges_seen(self, s: AdventurePosition, seat: int) -> list[Edge]:
        """The edges that a Hero may explore without standing on them."""
        return []


class PowerCard(UsableCard, printed=POWERS):
    """A Power card."""


class TreasureCard(UsableCard, printed=TREASURES):
    """A Treasure card: an Item, or a Fortune that takes effect when it is drawn."""

    shared_armor = False
    """Its AC bonus covers every Hero on the owner's tile."""

    async def found(self, s: AdventureState, seat: int) -> None:
        """What a Fortune does for the Hero who draws it (LD-154)."""


class RowedCard(Influence):
    """A card that lies in a player's row and is activated in the Villain Phase."""

    async def activate(self, s: AdventureState, seat: int) -> None:
        """What it does then (WA-143, WA-146, WA-215)."""


class EncounterCard(RowedCard, printed=ENCOUNTERS):
    """An Encounter card: an Event, a Curse, an Environment, a Trap, a Hazard."""

    spreads = False
    """A Curse that does something even if the player who draws it takes none (LD-196, LD-231)."""
    ended_by_defeat = False
    """A Curse that ends when the Hero defeats a Monster."""
    tribute = False
    """An Environment under which the less valuable of two Treasures is kept (WA-194)."""

    async def resolve(self, s: AdventureState, seat: int) -> None:
        """What it does at once for the player who draws it (WA-134)."""


class VillagerCard(RowedCard, printed=VILLAGERS):
    """A Villager, who acts when the card is activated."""


class AllyCard(Declared, printed=ALLIES):
    """An Ally."""

    async def act(self, s: AdventureState) -> None:
        """What the Ally does at the start of its player's Villain Phase (LD-203, LD-253)."""


class MonsterCard(Timed, printed=MONSTERS):
    """A Monster or a Villain."""

    swarm = False
    """One card stands for several figures and is given up with the last of them (WA-199)."""

    async def act(self, s: AdventureState, figure: Foe, tactic: Tactic, targets: list[Target]) -> None:
        """Carry out a tactic of its own."""

    def armor(self, s: AdventurePosition, foe: Foe) -> int:
        """What is added to its AC."""
        return 0

    def rally(self, s: AdventurePosition, by: Assailant) -> int:
        """What it adds to the attack rolls of any Monster."""
        return 0

    async def appears(self, s: AdventureState) -> None:
        """A Villain comes onto the board."""

    async def defeated(self, s: AdventureState, square: int) -> None:
        """What its defeat does to everything around its square."""


class Mark(Influence, printed=()):
    """A condition, or a token on a Hero or a Monster that belongs to no single card."""

    def foe_armor(self, s: AdventurePosition, foe: Foe) -> int:
        """What it adds to the AC of a Monster or an Ally that has it."""
        return 0


class Thing(Declared, printed=()):
    """A token or an object on the board that belongs to no card."""

    taken = False
    """Heroes may pick it up (WA-119)."""
    carried = False
    """A Hero who picks it up carries it and may put it down again (LD-125)."""


class BoonCard(Declared, printed=BOONS):
    """A Boon card of a campaign, which does what its time and its type of Monster say."""


class Verb(Declared, printed=()):
    """Something that a Hero may do in the Hero Phase besides moving and using cards."""

    named_in_log = False  # its sentences say what is done
    label = ""
    """What it is called; {} is the thing that it is done with."""
    of = ""
    """Of what kind of option that thing is; empty where the verb says it all."""
    rule = ""
    """The clause behind it, if it isn't that of the Hero Phase."""
    group: Group = ""
    """What sort of thing it is, for menus in words."""
    only_in_quest = False
    """It can be done only in adventures that name it among their verbs."""
    weight = 1.5
    """For bots: what it is worth, whatever it is done with."""

    def options(self, s: AdventurePosition, seat: int) -> list[tuple[Any, ...]]:
        """What can be done now: the verb itself, and with what."""
        return []

    def missed(self, view: AdventureView, seat: int) -> dict[Any, tuple[str, str]]:
        """What a player might look for among the options of this verb: why it isn't there, and the clause."""
        return {}

    async def do(self, s: AdventureState, seat: int, thing: Any) -> None:
        """Do it."""

    def nodes(self, view: AdventureView, seat: int, thing: Any) -> tuple[str, ...]:
        """The nodes of the scene that it is about; by default those of the thing."""
        return ()

    def outlook(self, view: AdventureView, seat: int, thing: Any) -> str:
        """What it would take, in a few words."""
        return ""

    def prior(self, s: AdventurePosition, seat: int, thing: Any) -> float:
        """For bots: what it is worth at a glance."""
        return self.weight


class Answer(Reaction, frozen=True):
    """How a power or an item reacts to a moment."""

    spend: bool = True
    """Whether the card is flipped or discarded by being used, whatever comes of it."""


def reaction(
    to: type[M],
    prompt: str,
    rule: str,
    when: Callable[[AdventureState, int, M], bool] = always,
    spend: bool = True,
) -> Callable[[Callable[[Any, AdventureState, int, M], Awaitable[None]]], Answer]:
    """Make a method of a card its reaction to a moment."""

    def declare(do: Callable[[Any, AdventureState, int, M], Awaitable[None]]) -> Answer:
        return Answer(to, do, when, prompt, rule, spend=spend)

    return declare
