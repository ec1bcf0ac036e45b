"""Combat: attacks, spells, charges and powers, whom they are aimed at, and dice to roll again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.content import DICE, ITEMS
from questboard.games.fantasy.dice import NAMES, SWORDS
from questboard.games.fantasy.hooks import HERO_KINDS, SPELL_CARDS, SPELLS
from questboard.games.fantasy.options import reasons
from questboard.games.fantasy.options.acts import Act, Prospects
from questboard.games.fantasy.options.base import FantasyOption, sharpen
from questboard.games.fantasy.options.healing import REVIVED, UNWISE, healing
from questboard.games.fantasy.rules.actions import undead_in_room
from questboard.games.fantasy.rules.areas import reached
from questboard.games.fantasy.rules.combat import hero_assault
from questboard.games.fantasy.rules.odds import hero_odds, monster_odds
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import card_in_brief
from questboard.games.fantasy.scene.outlook import odds_in_words, vitals
from questboard.games.fantasy.sentences import armor_in_words
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.games.fantasy.tactics import attack_worth, blow, price, threat
from questboard.games.fantasy.words import (
    DIRECTIONS,
    all_of,
    figure_name,
    fill,
    item_name,
    plural,
    square_name,
    swords_in_words,
)
from questboard.scene import Beam, Group

CHARGED = -1.0
"""Two attacks do more than a charge and cost no HP."""
FRIEND_HIT = -2.0
"""A hero in the area of an attack spell."""
HEALED_IN_PEACE = 1.5
"""While no monster is about there is time to heal before the party goes on."""
HINDERED = 0.6
"""A monster that can't act costs nobody this much of its attack."""
OTHER_SPELL = 0.4
"""Any other spell, while there are monsters."""
TURNED = 0.8
"""A monster that is turned costs nobody this much of its attack."""
GOOD_ENOUGH = 0.05
"""A die is rolled again only if more than this is to be expected from it."""
MEANS = {die: sum(faces) / len(faces) for die, faces in SWORDS.items()}
"""The swords that each attack die shows on average."""


# ---- what a hero does


class Attack(Act, id="attack"):
    """An attack of a hero with a card: ("attack", item, mode, target)."""

    rule = "FA-071"
    group = "attack"

    def name(self, act: tuple[str, str, str, str]) -> str:
        """How a hero attacks whom, and with what."""
        _, item, mode, target = act
        card, whom = ITEMS[item], figure_name(target, self.adventure)
        if mode == "ranged" and card.kind == "weapon":
            return f"throw {card.name} at {whom}" if card.melee else f"shoot at {whom} with {card.name}"
        attack = "make a Power Attack on" if "power" in mode else "attack"
        return f"{attack} {whom} with {card.name}{' in a rage' if 'rage' in mode else ''}"

    def nodes(self, act: tuple[str, str, str, str]) -> tuple[str, ...]:
        """The card and the target."""
        _, item, _, target = act
        return (*self.card_nodes(self.actor, item), *self.figure_nodes(target))

    def beam(self, act: tuple[str, str, str, str]) -> Beam | None:
        """The line of a shot."""
        _, _, mode, target = act
        if mode != "ranged":
            return None
        return Beam(start=ids.figure(self.actor), end=ids.figure(target))

    def outlook(self, act: tuple[str, str, str, str]) -> str:
        """The odds, and what is paid for it."""
        _, item, mode, target = act
        card = ITEMS[item]
        odds = hero_odds(self.view, self.view.hero(self.actor), item, mode, target)
        parts = [odds_in_words(odds)]
        if card.shots > 1:
            parts.append("both shots counted")
        if card.reroll:
            parts.append("one die may be rolled again")
        if card.cost:
            parts.append(f"{card.cost} SP")
        if "power" in mode:
            parts.append("the weapon is lost on a star")
        if "rage" in mode:
            parts.append(f"{HERO_KINDS[self.actor].rage_cost} HP, ignores AC")
        return "; ".join(parts)

    def reason(self, act: tuple[str, str, str, str]) -> str:
        """The odds, how the target is, and whether it is near enough to strike back."""
        more = reasons.for_attack(self.view, self.view.hero(self.actor), act[3])
        return "; ".join(filter(None, (self.outlook(act), more)))

    def gain(self, prospects: Prospects, act: tuple[str, str, str, str]) -> float:
        """What the attack is worth, less what it costs."""
        _, item, mode, target = act
        return attack_worth(prospects.s, prospects.hero, item, mode, target)


class Cast(Act, id="cast"):
    """A spell that is cast: ("cast", item, target).

    The target is a figure, a square, a direction, several figures or squares, or "" for none.
    """

    rule = "FA-028"

    def name(self, act: tuple[str, str, Any]) -> str:
        """The spell and what it is cast on."""
        _, item, target = act
        spell = f"cast {item_name(item)}"
        if isinstance(target, int):
            return f"{spell} at {square_name(target, self.adventure)}"
        if isinstance(target, tuple | list):
            return f"{spell} on {all_of([self.called(each) for each in target])}"
        if not target:
            return spell
        return f"{spell} to the {target}" if target in DIRECTIONS else f"{spell} on {self.called(target)}"

    def reason(self, act: tuple[str, str, Any]) -> str:
        """What it costs and does, and how a hero is on whom it is cast."""
        target = act[2]
        on_hero = any(hero.name == target for hero in self.view.heroes)
        how = f"{figure_name(target)} has {vitals(self.view, target)}" if on_hero else ""
        return "; ".join(filter(None, (how, self.outlook(act))))

    def called(self, target: int | str) -> str:
        """A square or a figure."""
        if isinstance(target, int):
            return square_name(target, self.adventure)
        return figure_name(target, self.adventure)

    def nodes(self, act: tuple[str, str, Any]) -> tuple[str, ...]:
        """The card and the target."""
        _, item, target = act
        return (*self.card_nodes(self.actor, item), *self.target_nodes(target))

    def target_nodes(self, target: Any) -> tuple[str, ...]:
        """What a spell is cast on; a direction is nowhere."""
        if isinstance(target, int):
            return (ids.square(target),)
        if isinstance(target, tuple | list):
            return tuple(id for each in target for id in self.target_nodes(each))
        return self.figure_nodes(target)

    def beam(self, act: tuple[str, str, Any]) -> Beam | None:
        """The line to a monster or an object."""
        _, item, target = act
        s = self.view
        if isinstance(target, str) and item in SPELLS and (target in s.things or s.monster(target)):
            return Beam(start=ids.figure(self.actor), end=ids.figure(target))
        return None

    def grouped(self, act: tuple[str, str, Any]) -> Group:
        """Spells that attack stand beside weapons."""
        return "attack" if ITEMS[act[1]].attacks else "power"

    def outlook(self, act: tuple[str, str, Any]) -> str:
        """What it costs, and what the card says."""
        _, item, _ = act
        brief = card_in_brief(item)
        return f"{ITEMS[item].cost} SP; {brief}" if brief else f"{ITEMS[item].cost} SP"

    def gain(self, prospects: Prospects, act: tuple[str, str, Any]) -> float:
        """What the spell does, less its SP."""
        _, item, target = act
        s, hero = prospects.s, prospects.hero
        card, spell = ITEMS[item], SPELL_CARDS[item]
        if card.attacks and not card.area:
            return attack_worth(s, hero, item, "ranged", target if isinstance(target, str) else target[0])
        cost = price(hero) * card.cost
        if card.attacks:
            return area_blow(s, hero, item, target) - cost
        if spell.heals:
            return healed(s, spell.heals, target, cost, prospects.calm)
        if spell.heals_all:
            return sum([healing(s, each.name, spell.heals_all) for each in s.living]) - cost
        if spell.hinders and isinstance(target, str):
            monster = s.monster(target)
            free = monster is not None and not monster.misses
            return HINDERED * threat(monster.kind) - cost if monster is not None and free else UNWISE
        return (OTHER_SPELL if s.monsters else UNWISE) - cost


def area_blow(s: FantasyState, hero: Hero, item: str, target: Any) -> float:
    """What a spell is worth that attacks all in an area, friends too."""
    assault = hero_assault(hero, item, "ranged")
    assault.bonus += s.turn.strength
    total = 0.0
    for name in reached(s, hero, item, target):
        is_foe = s.monster(name) is not None or name in s.things
        total += blow(s, assault, name) if is_foe else FRIEND_HIT
    return total


def healed(s: FantasyPosition, heals: int, target: Any, cost: float, calm: bool) -> float:
    """What a spell is worth that heals one hero or several; between fights it should not be wasted."""
    heroes = [s.hero(name) for name in (target if isinstance(target, tuple) else (target,))]
    if any(hero.dead for hero in heroes):
        return REVIVED
    gain = sum([healing(s, hero.name, heals) for hero in heroes]) - cost
    if not calm:
        return gain
    wasted = all(hero.card.hp - hero.hp < heals for hero in heroes)
    return gain + (UNWISE if wasted else HEALED_IN_PEACE)


class TurnUndead(Act, id="turn undead"):
    """Turning the undead in the room (FA-056)."""

    rule = "FA-056"
    group = "power"
    words = "turn undead"

    def outlook(self, act: tuple[str]) -> str:
        """How it works."""
        return "one roll for all undead in the room"

    def gain(self, prospects: Prospects, act: tuple[str]) -> float:
        """Those that miss a turn don't attack."""
        s = prospects.s
        faces = [int(face) for face in DICE["turn-undead"].faces]
        total = 0.0
        for monster in undead_in_room(s, prospects.hero):
            if not monster.misses:
                chance = sum([face >= monster.card.skull for face in faces]) / len(faces)
                total += TURNED * chance * threat(monster.kind)
        return total


class Charge(Act, id="charge"):
    """A charge of a hero or a monster (FA-131)."""

    rule = "FA-131"
    group = "attack"
    gains = CHARGED

    def name(self, act: tuple[str, str]) -> str:
        """Who is charged."""
        return f"charge {figure_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, str]) -> tuple[str, ...]:
        """The figure that charges and its target."""
        return (*self.figure_nodes(self.actor), *self.figure_nodes(act[1]))

    def outlook(self, act: tuple[str, str]) -> str:
        """What it costs."""
        return "both actions; skulls cost HP"


# ---- what a monster does


class MonsterAttack(Act, id="attack"):
    """An attack of a monster: ("attack", kind, target); a breath has a direction, an aura nothing."""

    rule = "FA-071"
    group = "attack"

    def name(self, act: tuple[str, AttackKind, str]) -> str:
        """How a monster attacks whom."""
        _, kind, target = act
        if kind == "breath":
            return f"breathe to the {target}"
        if kind == "aura":
            return "use the cold aura"
        return f"{'attack' if kind == 'melee' else 'shoot at'} {figure_name(target, self.adventure)}"

    def nodes(self, act: tuple[str, AttackKind, str]) -> tuple[str, ...]:
        """The hero, or the monster itself if it hits all around or in a line."""
        _, _, target = act
        return self.figure_nodes(target) if self.hero_named(target) else (ids.figure(self.actor),)

    def beam(self, act: tuple[str, AttackKind, str]) -> Beam | None:
        """The line of a shot."""
        _, kind, target = act
        if kind != "ranged":
            return None
        return Beam(start=ids.figure(self.actor), end=ids.figure(target))

    def outlook(self, act: tuple[str, AttackKind, str]) -> str:
        """The odds, for each hero if it hits several."""
        _, kind, target = act
        s = self.view
        monster = s.monster(self.actor)
        assert monster is not None
        odds = monster_odds(s, monster, kind, target)
        if list(odds) == [target]:
            return odds_in_words(odds[target])
        return "; ".join(f"{figure_name(name)}: {odds_in_words(each)}" for name, each in odds.items())


class Power(Act, id="power"):
    """What a monster can do with an action besides moving and attacking: ("power", name, target)."""

    rule = "FA-066"
    group = "power"

    def name(self, act: tuple[str, str, str]) -> str:
        """The power as its card calls it, and the hero."""
        _, power, target = act
        return f"use {power} on {figure_name(target, self.adventure)}" if target else f"use {power}"

    def nodes(self, act: tuple[str, str, str]) -> tuple[str, ...]:
        """The hero, or the monster itself."""
        _, _, target = act
        return self.figure_nodes(target) if self.hero_named(target) else (ids.figure(self.actor),)


# ---- figures


class Figure(FantasyOption):
    """A figure to choose."""

    noun = "a figure"

    def name(self, figure: str) -> str:
        """What the figure is called."""
        return figure_name(figure, self.adventure)

    def nodes(self, figure: str) -> tuple[str, ...]:
        """The figure."""
        return self.figure_nodes(figure)

    def outlook(self, figure: str) -> str:
        """How much it can take, and its AC."""
        return vitals(self.view, figure)


class HeroToChoose(Figure, id="hero"):
    """A hero who opens a door, gets something or comes back to life."""

    noun = "a hero"


class Target(Figure, id="target"):
    """Another monster or object for an attack that goes on (FA-074)."""

    noun = "a target"


class MonsterToUse(Figure, id="monster"):
    """The monster that acts next in the Dungeon Master's turn (FA-061)."""

    noun = "a monster"

    def explanation(self) -> str:
        """How many are left."""
        waiting = sum(not monster.used and not monster.misses for monster in self.view.monsters)
        return f"{plural(waiting, 'monster')} may still act. Pass to end your turn."


# ---- dice


class Die(FantasyOption, id="die"):
    """A die of an attack to roll again, by its place in the roll (FA-078)."""

    noun = "a die"

    @property
    def dice(self) -> Sequence[tuple[str, int]]:
        """The dice with what they show."""
        dice: Sequence[tuple[str, int]] = self.ask.about["dice"]
        return dice

    def prompt(self) -> str:
        """The question, after what the dice come to."""
        about = self.ask.about
        thrown = sum(shown for _, shown in self.dice)
        rolled = f"{figure_name(about['figure'])} rolled {plural(thrown, 'sword')}."
        if "target" in about:
            swords = swords_in_words(thrown, about["swords"])
            rolled = fill(
                f"{{figure}} rolled {swords} against {{target}} with {armor_in_words(about)}: ", about
            )
            rolled += f"a hit for {about['loss']} HP." if about["loss"] else "a miss."
        return f"{rolled} {super().prompt()}"

    def name(self, place: int) -> str:
        """The die and what it shows."""
        die, shown = self.dice[place]
        return f"die {place + 1}: {NAMES.get(die, die)} {shown}"

    def nodes(self, place: int) -> tuple[str, ...]:
        """The die on the table."""
        roll = self.view.roll
        return (ids.die(place, roll.by, roll.why),)

    def weights(self, s: FantasyState) -> Sequence[float]:
        """The die that most is to be expected from is rolled again, unless all did well enough."""
        return sharpen([self.expected(place) for place in self.ask.options])

    def expected(self, place: int | None) -> float:
        """How many swords more a die will show on average."""
        if place is None:
            return GOOD_ENOUGH
        die, shown = self.dice[place]
        return MEANS[die] - shown
