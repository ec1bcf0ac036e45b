"""Moments: things that happen and that cards may react to, each an object that reactions bend."""

from __future__ import annotations

from typing import Any

from questboard.games.adventure.content import ENCOUNTERS, Attack
from questboard.games.adventure.state import AdventurePosition, Foe, Target


class Roll:
    """A die that has been rolled."""

    __slots__ = ("attack", "die", "friendly", "goal", "picks", "rerolled", "seat")

    def __init__(self, seat: int, goal: int | None, friendly: bool, attack: HeroAttack | None = None) -> None:
        self.seat = seat
        """The Hero who rolls, or against whom it is rolled."""
        self.goal = goal or 0
        """What the die has to show to succeed; it may be less than 1."""
        self.picks = goal is None
        """Whether the die only picks something."""
        self.friendly = friendly
        """Whether success is good for the Heroes."""
        self.attack = attack
        self.die = 0
        self.rerolled: list[str] = []

    @property
    def success(self) -> bool:
        """Whether the die shows enough."""
        return self.die >= self.goal

    @property
    def welcome(self) -> bool:
        """Whether it went well for the Heroes; a die that only picks something never goes wrong."""
        return self.picks or self.success == self.friendly

    def roller(self, s: AdventurePosition) -> int:
        """Whose die it is: the Hero's, or the active player's, who rolls for the dungeon (LD-291)."""
        return self.seat if self.friendly and self.seat >= 0 else s.active

    @property
    def about(self) -> dict[str, Any]:
        """What a question says of it: what it shows, and whether the Heroes would rather keep it."""
        return {"die": self.die, "welcome": self.welcome}


class HeroAttack:
    """An attack of a Hero on a Monster, Villain or object."""

    __slots__ = ("bonus", "card", "damage", "die", "hit", "item", "next_to", "seat", "target")

    def __init__(self, seat: int, target: Foe, card: str, bonus: int, damage: int, next_to: bool) -> None:
        self.seat = seat
        self.target = target
        self.card = card
        self.bonus = bonus
        self.damage = damage
        self.next_to = next_to
        """Whether the target is adjacent to the Hero."""
        self.item = 0
        """The attack bonus of the best item."""
        self.die = 0
        self.hit = False

    @property
    def total(self) -> int:
        """The die and all that is added to it."""
        return self.die + self.bonus


class Swinging:
    """A Hero is about to roll for an attack."""

    __slots__ = ("attack",)

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack


class Struck:
    """A Hero's attack has hit; its damage is about to be dealt."""

    __slots__ = ("attack",)

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack


class Assailant:
    """Who or what attacks Heroes: a figure, a Hero or an Ally, or a Trap, Hazard or Event-Attack card."""

    __slots__ = ("card", "figure", "kind")

    def __init__(self, kind: str, figure: str = "", card: str = "") -> None:
        self.kind = kind
        """monster, hero, ally, trap, hazard or event-attack."""
        self.figure = figure
        self.card = card


class Targeted:
    """Somebody is about to attack; nothing has been rolled yet."""

    __slots__ = ("by", "dice", "targets")

    def __init__(self, by: Assailant, targets: list[Target]) -> None:
        self.by = by
        self.targets = targets
        self.dice: dict[Target, int] = {}
        """Dice that are not rolled but count as this, by target."""


class Hit:
    """An attack has hit a Hero; it may yet be made to miss."""

    __slots__ = ("attack", "by", "missed", "nothing", "seat", "total")

    def __init__(self, by: Assailant, seat: int, attack: Attack) -> None:
        self.by = by
        self.seat = seat
        self.attack = attack
        self.missed = False
        self.nothing = False
        """The attack has no effect at all, its miss line included (LD-244)."""
        self.total = 0
        """The die and all that is added to it."""


class Wound:
    """A Hero is about to take damage."""

    __slots__ = ("amount", "by", "seat", "source")

    def __init__(self, seat: int, amount: int, by: Assailant | None, source: str) -> None:
        self.seat = seat
        self.amount = amount
        self.by = by
        """Who or what attacked, where it comes from an attack."""
        self.source = source
        """The card or figure that acts."""

    @property
    def kind(self) -> str:
        """Where it comes from: "monster", "hero", or the kind of an Encounter card; or none of these."""
        if self.by is not None:
            return self.by.kind
        return ENCOUNTERS[self.source].kind if self.source in ENCOUNTERS else ""


class Afflicted:
    """A Hero has got a condition, or is about to act under one."""

    __slots__ = ("condition", "seat")

    def __init__(self, seat: int, condition: str = "") -> None:
        self.seat = seat
        self.condition = condition
        """The one that the Hero has just got."""


class Drawn:
    """An Encounter card has been drawn; it may be made cheaper to cancel."""

    __slots__ = ("card", "cost", "seat")

    def __init__(self, seat: int, card: str, cost: int) -> None:
        self.seat = seat
        self.card = card
        self.cost = cost


class Resolving:
    """An Encounter card was not cancelled; somebody may take it on."""

    __slots__ = ("card", "replaced", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.replaced = False
        """The card has been discarded without effect."""


class Appeared:
    """A new Monster figure has been put on the board."""

    __slots__ = ("figure",)

    def __init__(self, figure: str) -> None:
        self.figure = figure


class Activation:
    """A Monster or Villain is about to act."""

    __slots__ = ("figure", "seat", "stopped")

    def __init__(self, figure: str, seat: int) -> None:
        self.figure = figure
        self.seat = seat
        """The active player."""
        self.stopped = False


class HeroPhase:
    """A Hero Phase has begun; poison and the healing surge are over (LD-236)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class VillainPhase:
    """A Villain Phase begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Missed:
    """A Hero's attack roll has missed; it may yet be made to hit."""

    __slots__ = ("attack",)

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack


class Landed:
    """A Hero's attack has hit, and its damage is dealt."""

    __slots__ = ("attack",)

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack


class Spared:
    """An attack has missed a Hero."""

    __slots__ = ("by", "seat")

    def __init__(self, by: Assailant, seat: int) -> None:
        self.by = by
        self.seat = seat


class MonsterDrawn:
    """A player has drawn a Monster card, which may yet be discarded."""

    __slots__ = ("discarded", "name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name
        self.discarded = False


class TreasureDraw:
    """A player is about to draw a Treasure card; of several that are drawn one is kept."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.count = 1


class Promotion:
    """A Hero could level up for Experience; it may be made cheaper."""

    __slots__ = ("cost", "seat")

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost


class ItemUsed:
    """A Hero has used an item that is discarded; it may be kept."""

    __slots__ = ("card", "kept", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.kept = False


class Attacked:
    """An attack that a Hero makes in its own Hero Phase is over."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class MonsterDraw:
    """A player is about to draw a Monster card for a tile just explored."""

    __slots__ = ("drawer", "seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.drawer = seat
        self.slot = slot
