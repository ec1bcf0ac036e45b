"""What cards, monsters, traps and heroes can do: every kind, and all the ways in which it can matter.

A card overrides the hooks it needs; `cards/` holds them. Rules look them up in the tables at the end of this
page. Dice, costs and the like stand in `content/`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar, Literal, TypeAlias

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS, AdventureSet, ItemCard
from questboard.games.fantasy.parts import Trap
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, Monster
from questboard.kernel import Card, Registry
from questboard.scene import Color

Gift: TypeAlias = Literal[
    "search", "bushes", "snow", "ford", "flight", "wings", "climb", "unseen", "slippery", "poison-proof"
]
"""An ability that a card or an effect gives to a hero."""


Shown: TypeAlias = Literal["special die", "health", "spur", "pillar", "bushes"]
"""What an event of a card shows: a roll of the Special die, HP that a figure has again, that a figure can do
more or less for a while, a new pillar, new bushes."""


def _items(*kinds: str) -> dict[str, ItemCard]:
    """The Item cards of some kinds."""
    return {id: card for id, card in ITEMS.items() if card.kind in kinds}


class Told(Card):
    """Whatever may have events of its own."""

    says: ClassVar[Mapping[str, str | Callable[[Mapping[str, Any]], str]]] = {}
    """Sentences for its own events; a function picks one by the facts of the event."""
    shows: ClassVar[Mapping[str, Shown]] = {}
    """What there is to see of its own events, by what `cues` knows how to show."""


class Drawn(Card):
    """Whatever is drawn on the board: a silhouette on a disc."""

    icon = ""
    """The name of the silhouette."""
    color: Color = ""
    """The paint of the disc."""


class Attacker(Told):
    """Whatever attacks: weapons, spells and monsters."""

    def star(self, assault: Assault) -> None:
        """What a star does to the attack itself. Odds ask it, too, so it may change nothing else."""

    def star_more(self, sp: int) -> int:
        """How many HP more a star costs a target with this many SP if the attack has cost it any."""
        return 0

    async def star_after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        """What a star does to a target afterwards, and how many HP the target has lost."""

    async def after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        """What its attack does to a target afterwards, star or not."""


# ---- Item cards


class Item(Told, printed=ITEMS):
    """An Item card. It works for a hero while he uses or wears it, a spell or potion while it lies on him."""

    ac = 0
    """What it adds to AC."""
    move = 0
    """What it adds to movement."""
    gives: tuple[Gift, ...] = ()
    """Abilities that it gives."""
    revives = False
    """It can bring a dead hero back."""
    rerolls_charge = False
    """Its owner may roll a blank on the Charge die again, once per charge."""
    ignores_skulls = False
    """Skulls that its owner rolls in his own charges don't count."""
    eyes_on_a_blank = 0
    """As how many eyes a blank on the Search die counts for a hero who can search without it."""

    def armor(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        """What it adds to its owner's AC against an attack."""
        return self.ac

    def ward(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        """By how many swords it weakens an attack on its owner."""
        return 0

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        """Swords that it adds to its owner's attack on a target; a weapon only to attacks with it."""
        return 0

    def start(self, s: FantasyState, hero: Hero) -> None:
        """What it does at the start of its owner's turn."""

    def weaken(self, s: FantasyPosition, assault: Assault) -> None:
        """What it does to an attack on its owner alone, before the roll."""

    def repel(self, s: FantasyState, hero: Hero, monster: str) -> None:
        """What it does to a monster whose melee attack cost its owner HP."""

    def charged(self, s: FantasyState, hero: Hero, monster: str) -> None:
        """What it does to a monster whose charge on its owner succeeds, before the charge is rolled."""

    def saves(self, s: FantasyState, hero: Hero) -> None:
        """What it does when its owner would fall to 0 HP."""

    # What bots make of it.

    heals = 0
    """HP that one hero regains."""
    prized = 0.0
    """What it is worth to a bot beyond other cards of its kind."""


class AttackCard(Item, Attacker):
    """A weapon or a spell: a card that heroes attack with."""

    sneak = 1
    """Swords for an attack with it on a monster that the attacker has passed through (FA-060)."""
    unblocked = False
    """Monsters in between don't block its ranged attack."""

    def aim(self, assault: Assault) -> None:
        """What it does to its own attack before the roll."""

    def star_user(self, s: FantasyState, hero: Hero) -> None:
        """What a star does for the hero who attacks with it."""


class Weapon(AttackCard, printed=_items("weapon")):
    """A weapon."""

    single_use = False
    """It is discarded after an attack."""


class Spell(AttackCard, printed=_items("spell")):
    """A spell. One with dice and a single target is an ordinary attack; others are cast."""

    def targets(self, s: FantasyPosition, hero: Hero) -> Sequence[str] | Sequence[int]:
        """What it may be cast on: figures, squares, directions; "" for a spell that needs no target.

        Only what would change something is offered.
        """
        return ()

    async def cast(self, s: FantasyState, hero: Hero, target: Any) -> None:
        """What happens when it is cast."""

    # What bots make of it.

    heals_all = 0
    """HP that every hero in reach regains."""
    hinders = False
    """It keeps a monster from acting."""


class Usable(Item):
    """What may be used at any time, without an action (FA-093, FA-097)."""

    own_turn = False
    """Only in the hero's own turn."""
    when_attacked = False
    """It can help against an attack that has been declared."""

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        """Whether it would change anything now."""
        return True

    def matters(self, s: FantasyPosition, hero: Hero) -> bool:
        """Whether it could matter before the hero's own turn: there is something that he has to fear."""
        return True

    # What bots make of it.

    restores = 0
    """SP that the hero regains."""
    boost = 0.0
    """What it is worth to a bot while there are monsters."""


class Potion(Usable, printed=_items("potion")):
    """A potion: drunk from the knapsack, and gone."""

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        """What happens when it is drunk."""


class Artifact(Usable, printed=_items("artifact", "ring", "bracers")):
    """An artifact, a ring or bracers. Some are used once per adventure."""

    async def use(self, s: FantasyState, hero: Hero) -> None:
        """What happens when it is used."""


class BoobyTrap(Told, printed=_items("booby trap")):
    """A booby trap of the Item deck: carried out at once on the hero who opened the chest (FA-043)."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        """What happens to the opener."""


# ---- monsters, traps and heroes


class MonsterKind(Attacker, Drawn, printed=MONSTERS):
    """A kind of monster."""

    both_attacks = False
    """It may attack with both its actions (FA-125)."""
    haunts = False
    """It moves through pillars, trees, chests and heroes."""
    breath_range = 0
    """How many squares its breath goes to hit the nearest hero; 0 if it goes on and hits all in its path."""
    aura_range = 0
    """Within how many squares its cold aura hits every hero."""

    def prepare(self, s: FantasyPosition, monster: Monster, assault: Assault) -> None:
        """What it does to its own attack."""

    def shield(self, assault: Assault) -> int:
        """By how many swords a hero's attack on it is weaker."""
        return 0

    async def struck(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        """What comes of having attacked it."""

    def turn_start(self, s: FantasyState, monster: Monster) -> None:
        """What happens at the start of a DM turn."""

    power = ""
    """What it may do with an action besides moving and attacking, once in a DM turn."""
    instead_of: Literal["", "move", "attack"] = ""
    """Which of its actions the power takes the place of."""

    def power_targets(self, s: FantasyPosition, monster: Monster) -> list[str]:
        """The heroes on whom it may use the power."""
        return []

    async def use_power(self, s: FantasyState, monster: Monster, target: str) -> None:
        """What the power does to a hero."""

    # What the automatic Dungeon Master makes of it.

    sting = Fraction(0)
    """About how many HP more an attack is worth that costs a hero any."""
    keeps_away = 0
    """How many squares away from heroes it would rather attack."""
    shoots_when_weak = False
    """With half its HP lost it would rather shoot than fight."""


class TrapKind(Told, Drawn, printed=TRAPS):
    """A kind of trap that lies on a space."""

    color: Color = "danger"
    heroes_only = False
    """No monster springs it."""
    expected_in: tuple[AdventureSet, ...] = ("base", "forest", "winter")
    """The sets of adventures in which players expect it."""

    async def spring(self, s: FantasyState, victim: str, trap: Trap) -> None:
        """What it does to the hero or charging monster who springs it."""


class HeroKind(Drawn, printed=HEROES):
    """A hero. Abilities stand in `content/`."""

    keeps_trap_tokens = False
    """A trap that is disabled is worth a token."""
    heals_most = 0
    """The most SP that he turns into HP with one action (FA-058)."""
    rage_cost = 0
    """HP that he may pay for a melee attack that ignores AC; 0 if he can't."""


# ---- where rules look

REGISTRY = Registry()

CARDS = REGISTRY.of(Item)
MOVES: Mapping[str, int] = REGISTRY.values(Item, "move")
ATTACK_CARDS = REGISTRY.of(AttackCard)
WEAPON_CARDS = REGISTRY.of(Weapon)
SPELL_CARDS = REGISTRY.of(Spell)
USABLE = REGISTRY.of(Usable)
MONSTER_KINDS = REGISTRY.of(MonsterKind)
TRAP_KINDS = REGISTRY.of(TrapKind)
HERO_KINDS = REGISTRY.of(HeroKind)

STAR = REGISTRY.hooks(Attacker.star)
STAR_MORE = REGISTRY.hooks(Attacker.star_more)
STAR_AFTER = REGISTRY.hooks(Attacker.star_after)
AFTER = REGISTRY.hooks(Attacker.after)

WARD = REGISTRY.hooks(Item.ward)
BONUS = REGISTRY.hooks(Item.bonus)
START = REGISTRY.hooks(Item.start)
WEAKEN = REGISTRY.hooks(Item.weaken)
REPEL = REGISTRY.hooks(Item.repel)
CHARGED = REGISTRY.hooks(Item.charged)
SAVES = REGISTRY.hooks(Item.saves)
AIM = REGISTRY.hooks(AttackCard.aim)
STAR_USER = REGISTRY.hooks(AttackCard.star_user)

SPELLS = REGISTRY.hooks(Spell.cast)
TARGETS = REGISTRY.hooks(Spell.targets)
POTIONS = REGISTRY.hooks(Potion.drink)
USES = REGISTRY.hooks(Artifact.use)
BOOBY_TRAPS = REGISTRY.hooks(BoobyTrap.spring)

PREPARE = REGISTRY.hooks(MonsterKind.prepare)
SHIELD = REGISTRY.hooks(MonsterKind.shield)
STRUCK = REGISTRY.hooks(MonsterKind.struck)
TURN_START = REGISTRY.hooks(MonsterKind.turn_start)
POWERS = REGISTRY.hooks(MonsterKind.use_power)

TRAP_EFFECTS = REGISTRY.hooks(TrapKind.spring)
