"""Where cards, monsters and traps enter what they do.

Decorators put a function under the id of its card: `spell`, `potion` and `use` for what a hero does with
a card, `star` and `after` for what an attack brings besides its swords, `trap` and `booby_trap` for what
springs. Standing changes of figures (swords, AC, movement) have tables of their own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from questboard.games.fantasy.layout import Trap
from questboard.games.fantasy.state import FantasyState, Hero, ItemId, Monster

F = TypeVar("F", bound=Callable[..., Any])
AttackKind: TypeAlias = Literal["melee", "ranged", "breath", "aura", "charge", "trap"]


class Assault(msgspec.Struct):
    """An attack on its way: what is rolled, and what bends it."""

    by: str
    """The hero or monster; "" for a trap."""
    kind: AttackKind
    card: str
    """The weapon, spell, monster or trap."""
    pool: str
    source: Literal["weapon", "spell", "monster", "trap", "charge"]
    origin: int = -1
    """The square that it comes from."""
    reroll: bool = False
    power: bool = False
    """A Power Attack (FA-080)."""
    bonus: int = 0
    """Swords for every target."""
    pierce: int = 0
    """Points of AC that don't count."""
    ignores_armor: bool = False
    poison: bool = False
    """It is poison that makes AC count for nothing (FA-126)."""
    half_armor: bool = False
    dice: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Attack dice by their letters, with their swords."""
    star: bool = False

    @property
    def swords(self) -> int:
        """The swords of the dice."""
        return sum([shown for _, shown in self.dice])

    @property
    def from_afar(self) -> bool:
        """Whether what protects from ranged attacks protects from it (FA-169, FA-171, FA-173)."""
        return self.kind in ("ranged", "breath", "aura") and self.source != "trap"


Amount: TypeAlias = Callable[[FantasyState, Hero, Assault], int]
After: TypeAlias = Callable[[FantasyState, Assault, str, int], Awaitable[None]]
"""What follows for a target (third argument) that lost so many HP."""
Targets: TypeAlias = Callable[[FantasyState, Hero], Sequence[Any]]
Cast: TypeAlias = Callable[[FantasyState, Hero, Any], Awaitable[None]]


class Spell(NamedTuple):
    """A spell that is no attack with a single target: what it may be cast on, and what it does."""

    targets: Targets
    kind: str
    """What kind of thing its targets are: hero, monster, square, direction, or "" for none."""
    do: Cast


class Use(NamedTuple):
    """Something that a hero may do at any time with a potion or another card."""

    can: Callable[[FantasyState, Hero], bool]
    do: Callable[[FantasyState, Hero], Awaitable[None]]
    own_turn: bool
    """Only in the hero's own turn."""
    when_attacked: bool
    """Whether it can help against an attack that has been declared."""
    matters: Callable[[FantasyState, Hero], bool]
    """Whether it could matter before the hero's own turn: there is something that he has to fear."""


class Power(NamedTuple):
    """Something that a monster may do with an action besides moving and attacking."""

    name: str
    place: Literal["move", "attack"]
    """Which of its actions it takes the place of."""
    targets: Callable[[FantasyState, Monster], list[str]]
    do: Callable[[FantasyState, Monster, str], Awaitable[None]]


SPELLS: dict[ItemId, Spell] = {}
POTIONS: dict[ItemId, Use] = {}
USES: dict[ItemId, Use] = {}
"""Artifacts, rings and bracers that are used once per adventure."""

BONUS: dict[ItemId, Callable[[FantasyState, Hero, Assault, str], int]] = {}
"""By card that works for a hero, or that he attacks with: swords against a target (fourth argument)."""
AIM: dict[ItemId, Callable[[Assault], None]] = {}
"""What a weapon or spell does to its own attack before the roll."""
STAR: dict[str, Callable[[Assault], None]] = {}
"""What a star does to the attack itself, by weapon, spell or monster; nothing else, for odds ask it, too."""
STAR_MORE: dict[str, Callable[[int], int]] = {}
"""How many HP more a target with so many SP loses on a star if the attack has cost it any."""
STAR_USER: dict[str, Callable[[FantasyState, Hero], None]] = {}
"""What a star does for the hero who attacks."""
STAR_AFTER: dict[str, After] = {}
"""What a star does to a target afterwards."""
AFTER: dict[str, After] = {}
"""What an attack with this card does afterwards, star or not."""
STRUCK: dict[str, After] = {}
"""By kind of monster: what comes of having been attacked."""
SHIELD: dict[str, Callable[[Assault], int]] = {}
"""By kind of monster: swords less for an attack on it."""
PREPARE: dict[str, Callable[[FantasyState, Monster, Assault], None]] = {}
"""By kind of monster: what it does to its own attack."""
POWERS: dict[str, Power] = {}
"""By kind of monster."""
TURN_START: dict[str, Callable[[FantasyState, Monster], None]] = {}
"""By kind of monster: what happens at the start of a DM turn."""

ARMOR: dict[ItemId, Amount] = {}
"""What a card in use or a lasting effect adds to AC."""
WARD: dict[ItemId, Amount] = {}
"""By how many swords a card in use or a lasting effect weakens an attack."""
MOVE: dict[ItemId, int] = {}
"""What a card in use adds to movement."""
ABILITIES: dict[ItemId, tuple[str, ...]] = {}
"""In words what a card or an effect lets a hero do: search, bushes, snow, ford, flight, wings, climb."""

START: dict[ItemId, Callable[[FantasyState, Hero], None]] = {}
"""What a card in use does at the start of its owner's turn."""
SAVED: dict[ItemId, Callable[[FantasyState, Hero], None]] = {}
"""What a card in use does when its owner would fall to 0 HP."""
WEAKEN: dict[ItemId, Callable[[FantasyState, Assault], None]] = {}
"""What a card in use does to an attack on its owner alone, before the roll."""
REPEL: dict[ItemId, Callable[[FantasyState, Hero, str], None]] = {}
"""What a card in use or a lasting effect does to a monster whose melee attack cost its owner HP."""

TRAPS: dict[str, Callable[[FantasyState, str, Trap], Awaitable[None]]] = {}
"""By kind: what a sprung trap does to a hero or charging monster (second argument)."""
BOOBY_TRAPS: dict[ItemId, Callable[[FantasyState, Hero], Awaitable[None]]] = {}


def spell(card: ItemId, targets: Targets, kind: str = "") -> Callable[[F], F]:
    """Enter what a spell does, and what it may be cast on."""

    def enter(function: F) -> F:
        SPELLS[card] = Spell(targets, kind, function)
        return function

    return enter


def potion(
    card: ItemId,
    can: Callable[[FantasyState, Hero], bool],
    own_turn: bool = False,
    when_attacked: bool = False,
    matters: Callable[[FantasyState, Hero], bool] = lambda s, hero: True,
) -> Callable[[F], F]:
    """Enter what drinking a potion does, and when that changes anything."""
    return _usable(POTIONS, card, Use(can, _nothing, own_turn, when_attacked, matters))


def use(card: ItemId, can: Callable[[FantasyState, Hero], bool], own_turn: bool = False) -> Callable[[F], F]:
    """Enter what a card does that is used once per adventure."""
    return _usable(USES, card, Use(can, _nothing, own_turn, False, lambda s, hero: True))


async def _nothing(s: FantasyState, hero: Hero) -> None:
    """What a card does whose function is not entered yet."""


def _usable(table: dict[ItemId, Use], card: ItemId, use: Use) -> Callable[[F], F]:
    def enter(function: F) -> F:
        table[card] = use._replace(do=function)
        return function

    return enter


def _under(table: dict[str, Any], *names: str) -> Callable[[F], F]:
    def enter(function: F) -> F:
        for name in names:
            table[name] = function
        return function

    return enter


def bonus(*cards: ItemId) -> Callable[[F], F]:
    """Enter the swords that a card adds."""
    return _under(BONUS, *cards)


def aim(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a weapon or spell does to its own attack before the roll."""
    return _under(AIM, *cards)


def star(*cards: str) -> Callable[[F], F]:
    """Enter what a star does to an attack before it is compared with AC."""
    return _under(STAR, *cards)


def star_more(*cards: str) -> Callable[[F], F]:
    """Enter how many HP more a star costs a target that lost HP."""
    return _under(STAR_MORE, *cards)


def star_user(*cards: str) -> Callable[[F], F]:
    """Enter what a star does for the hero who attacks."""
    return _under(STAR_USER, *cards)


def star_after(*cards: str) -> Callable[[F], F]:
    """Enter what a star does to a target afterwards."""
    return _under(STAR_AFTER, *cards)


def after(*cards: str) -> Callable[[F], F]:
    """Enter what an attack does afterwards."""
    return _under(AFTER, *cards)


def struck(*kinds: str) -> Callable[[F], F]:
    """Enter what comes of having attacked a monster of this kind."""
    return _under(STRUCK, *kinds)


def shield(*kinds: str) -> Callable[[F], F]:
    """Enter by how many swords an attack on a monster of this kind is weaker."""
    return _under(SHIELD, *kinds)


def prepare(*kinds: str) -> Callable[[F], F]:
    """Enter what a monster does to its own attack."""
    return _under(PREPARE, *kinds)


def turn_start(*kinds: str) -> Callable[[F], F]:
    """Enter what happens to a monster at the start of a DM turn."""
    return _under(TURN_START, *kinds)


def armor(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a card adds to AC."""
    return _under(ARMOR, *cards)


def ward(*cards: ItemId) -> Callable[[F], F]:
    """Enter by how many swords a card weakens an attack on its owner."""
    return _under(WARD, *cards)


def start(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a card does at the start of its owner's turn."""
    return _under(START, *cards)


def saved(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a card does when its owner would fall to 0 HP."""
    return _under(SAVED, *cards)


def weaken(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a card does to an attack on its owner, before the roll."""
    return _under(WEAKEN, *cards)


def repel(*cards: ItemId) -> Callable[[F], F]:
    """Enter what a card does to a monster whose melee attack cost its owner HP."""
    return _under(REPEL, *cards)


def trap(kind: str) -> Callable[[F], F]:
    """Enter what a trap does."""
    return _under(TRAPS, kind)


def booby_trap(card: ItemId) -> Callable[[F], F]:
    """Enter what a booby trap does."""
    return _under(BOOBY_TRAPS, card)
