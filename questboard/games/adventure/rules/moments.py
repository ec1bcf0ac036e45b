"""Moments: things that happen and that cards may react to, each an object that reactions bend."""

from __future__ import annotations

from typing import Any, ClassVar

from questboard.games.adventure.content import ENCOUNTERS, Attack
from questboard.games.adventure.state import AdventurePosition, Foe, Target


class Moment:
    """Something that cards may react to."""

    __slots__ = ()
    situation: ClassVar[str] = ""
    """What has happened, before the question whether somebody reacts to it."""

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """The facts for the situation and for the questions of the cards that react."""
        return {}


class Roll(Moment):
    """A die that has been rolled."""

    __slots__ = ("attack", "bonus", "by", "die", "friendly", "goal", "picks", "rerolled", "seat", "target")
    situation = "{roll}"

    def __init__(
        self,
        seat: int,
        goal: int | None,
        friendly: bool,
        attack: HeroAttack | None = None,
        *,
        bonus: int = 0,
        target: str = "",
        by: str = "",
    ) -> None:
        self.seat = seat
        """The Hero who rolls, or against whom it is rolled."""
        self.goal = goal or 0
        """What the die has to show to succeed; it may be less than 1."""
        self.picks = goal is None
        """Whether the die only picks something."""
        self.friendly = friendly
        """Whether success is good for the Heroes."""
        self.attack = attack
        self.bonus = bonus
        """What is added to the die; it is in the goal already."""
        self.target = target
        """Who or what is attacked, by name; nobody where it is no attack."""
        self.by = by
        """Who or what rolls, if it isn't the Hero."""
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
    def verdict(self) -> str:
        """What the die comes to."""
        if self.picks:
            return ""
        if self.target:
            return "hit" if self.success else "miss"
        return "success" if self.success else "failure"

    def facts(self, s: AdventurePosition) -> dict[str, Any]:
        """All there is to say of it: who rolls what against what."""
        return {
            "die": self.die,
            "bonus": self.bonus,
            "total": self.die + self.bonus,
            "goal": self.goal + self.bonus,
            "by": self.by or (s.heroes[self.seat].name if self.seat >= 0 else ""),
            "at": self.target,
            "verdict": self.verdict,
        }

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """What a question says of it, and whether the Heroes would rather keep it."""
        return {"roll": self.facts(s), "welcome": self.welcome}


class HeroAttack:
    """An attack of a Hero on a Monster, Villain or object."""

    __slots__ = ("bonus", "card", "damage", "die", "hit", "item", "next_to", "roll", "seat", "target")

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
        self.roll: Roll | None = None
        """The die that was rolled for it."""

    @property
    def total(self) -> int:
        """The die and all that is added to it."""
        return self.die + self.bonus


class Swinging(Moment):
    """A Hero is about to roll for an attack."""

    __slots__ = ("attack",)
    situation = "{hero} attacks {foe} with {card_attack}."

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "hero": s.heroes[self.attack.seat].name,
            "foe": self.attack.target,
            "card_attack": self.attack.card,
        }


class Struck(Moment):
    """A Hero's attack has hit; its damage is about to be dealt."""

    __slots__ = ("attack",)
    situation = "{hero} hits {foe} for {amount} damage."

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "hero": s.heroes[self.attack.seat].name,
            "foe": self.attack.target,
            "amount": self.attack.damage,
        }


class Assailant:
    """Who or what attacks Heroes: a figure, a Hero or an Ally, or a Trap, Hazard or Event-Attack card."""

    __slots__ = ("card", "figure", "kind")

    def __init__(self, kind: str, figure: str = "", card: str = "") -> None:
        self.kind = kind
        """monster, hero, ally, trap, hazard or event-attack."""
        self.figure = figure
        self.card = card


class Targeted(Moment):
    """Somebody is about to attack; nothing has been rolled yet."""

    __slots__ = ("by", "dice", "reason", "targets")
    situation = "{source} attacks {heroes}."

    def __init__(self, by: Assailant, targets: list[Target], reason: str = "") -> None:
        self.by = by
        self.targets = targets
        self.reason = reason
        """Why it is them, where tactics have picked them."""
        self.dice: dict[Target, int] = {}
        """Dice that are not rolled but count as this, by target."""

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "source": self.by.figure or self.by.card,
            "heroes": [s.heroes[each].name if isinstance(each, int) else each for each in self.targets],
        }


class Hit(Moment):
    """An attack has hit a Hero; it may yet be made to miss."""

    __slots__ = ("armor", "attack", "by", "missed", "name", "nothing", "seat", "total")
    situation = "{source} hits {hero} with {attack}: {total} against AC {goal}."

    def __init__(self, by: Assailant, seat: int, attack: Attack) -> None:
        self.by = by
        self.seat = seat
        self.attack = attack
        self.missed = False
        self.nothing = False
        """The attack has no effect at all, its miss line included (LD-244)."""
        self.total = 0
        """The die and all that is added to it."""
        self.armor = 0
        """The Hero's AC that it has reached."""
        self.name = attack.name
        """What the attack is called."""

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "source": self.by.figure or self.by.card,
            "hero": s.heroes[self.seat].name,
            "attack": self.name,
            "total": self.total,
            "goal": self.armor,
        }


class Wound(Moment):
    """A Hero is about to take damage."""

    __slots__ = ("amount", "by", "seat", "source")
    situation = "{hero} would take {amount} damage and has {left} HP."

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

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "hero": s.heroes[self.seat].name,
            "amount": self.amount,
            "left": s.heroes[self.seat].hp,
        }


class Afflicted(Moment):
    """A Hero has got a condition, or is about to act under one."""

    __slots__ = ("condition", "seat")
    situation = "{hero} is {conditions}."

    def __init__(self, seat: int, condition: str = "") -> None:
        self.seat = seat
        self.condition = condition
        """The one that the Hero has just got."""

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "hero": s.heroes[self.seat].name,
            "conditions": [self.condition] if self.condition else list(s.heroes[self.seat].conditions),
        }


class Drawn(Moment):
    """An Encounter card has been drawn; it may be made cheaper to cancel."""

    __slots__ = ("card", "cost", "seat")
    situation = "{hero} has drawn {encounter}, which costs {price} Experience to cancel."

    def __init__(self, seat: int, card: str, cost: int) -> None:
        self.seat = seat
        self.card = card
        self.cost = cost

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {
            "hero": s.heroes[self.seat].name,
            "encounter": self.card,
            "price": self.cost,
        }


class Resolving(Moment):
    """An Encounter card was not cancelled; somebody may take it on."""

    __slots__ = ("card", "replaced", "seat")
    situation = "{hero} has drawn {encounter}."

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.replaced = False
        """The card has been discarded without effect."""

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name, "encounter": self.card}


class Appeared(Moment):
    """A new Monster figure has been put on the board."""

    __slots__ = ("figure",)
    situation = "{figure} has appeared."

    def __init__(self, figure: str) -> None:
        self.figure = figure

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"figure": self.figure}


class Activation(Moment):
    """A Monster or Villain is about to act."""

    __slots__ = ("figure", "seat", "stopped")
    situation = "{figure} is about to act."

    def __init__(self, figure: str, seat: int) -> None:
        self.figure = figure
        self.seat = seat
        """The active player."""
        self.stopped = False

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"figure": self.figure}


class HeroPhase(Moment):
    """A Hero Phase has begun; poison and the healing surge are over (LD-236)."""

    __slots__ = ("seat",)
    situation = "The Hero Phase of {hero} begins."

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name}


class VillainPhase(Moment):
    """A Villain Phase begins."""

    __slots__ = ("seat",)
    situation = "The Villain Phase of {hero} begins."

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name}


class Missed(Moment):
    """A Hero's attack roll has missed; it may yet be made to hit."""

    __slots__ = ("attack",)
    situation = "{roll}"

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"roll": self.attack.roll.facts(s), "foe": self.attack.target} if self.attack.roll else {}


class Landed(Moment):
    """A Hero's attack has hit, and its damage is dealt."""

    __slots__ = ("attack",)
    situation = "{hero} has hit {foe}."

    def __init__(self, attack: HeroAttack) -> None:
        self.attack = attack

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.attack.seat].name, "foe": self.attack.target}


class Spared(Moment):
    """An attack has missed a Hero."""

    __slots__ = ("by", "seat")
    situation = "An attack has missed {hero}."

    def __init__(self, by: Assailant, seat: int) -> None:
        self.by = by
        self.seat = seat

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name}


class MonsterDrawn(Moment):
    """A player has drawn a Monster card, which may yet be discarded."""

    __slots__ = ("discarded", "name", "seat")
    situation = "{hero} has drawn {monster}."

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name
        self.discarded = False

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name, "monster": self.name}


class TreasureDraw(Moment):
    """A player is about to draw a Treasure card; of several that are drawn one is kept."""

    __slots__ = ("count", "seat")
    situation = "{hero} is about to draw a Treasure card."

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.count = 1

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name}


class Promotion(Moment):
    """A Hero could level up for Experience; it may be made cheaper."""

    __slots__ = ("cost", "seat")
    situation = "{hero} may reach level 2 for {price} Experience."

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name, "price": self.cost}


class ItemUsed(Moment):
    """A Hero has used an item that is discarded; it may be kept."""

    __slots__ = ("card", "kept", "seat")
    situation = "{hero} has used {card_item}."

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card
        self.kept = False

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name, "card_item": self.card}


class Attacked(Moment):
    """An attack that a Hero makes in its own Hero Phase is over."""

    __slots__ = ("card", "seat")
    situation = "{hero} has attacked with {card_attack}."

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name, "card_attack": self.card}


class MonsterDraw(Moment):
    """A player is about to draw a Monster card for a tile just explored."""

    __slots__ = ("drawer", "seat", "slot")
    situation = "{hero} has explored and is about to draw a Monster card."

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.drawer = seat
        self.slot = slot

    def about(self, s: AdventurePosition) -> dict[str, Any]:
        """Who and what it concerns."""
        return {"hero": s.heroes[self.seat].name}
