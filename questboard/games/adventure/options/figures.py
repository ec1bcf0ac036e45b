"""Heroes, Villagers and Allies, Monsters, Villains and objects."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from statistics import fmean

from questboard.games.adventure.content import HEROES, POWERS, TREASURES
from questboard.games.adventure.nodes import foe_id
from questboard.games.adventure.options import reasons
from questboard.games.adventure.options.base import DECISIVE, AdventureOption
from questboard.games.adventure.options.plan import quarry, reaches, weigh_foe
from questboard.games.adventure.rules.combat import armor_class, under
from questboard.games.adventure.rules.distance import next_to
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import hero_lines
from questboard.games.adventure.state import AdventurePosition
from questboard.games.adventure.words import CONDITIONS, figure, plural, together
from questboard.scene import NotOffered

MOST_NAMED = 3
"""So many figures that come into question are named."""
EMPTY_HANDED, LADEN = 2.0, 0.3
"""The weight of giving an item to a Hero who has none, and how much each item of the Hero takes away."""
USEFUL, USELESS = 2.0, 0.5
"""Factors for a Hero who can use the item and has none like it, and for any other."""
DOWN, BEARING, A_VILLAGER = 0.2, 1.5, 0.5
"""The weight of a target without hit points, the power to which hit points count, and a Villager's weight."""

# ---- foes


class Figure(AdventureOption, id="figure"):
    """A Monster, Villain or object for which something is decided: who acts next, who comes."""

    noun = "a figure"
    thing = "figure"

    def nodes(self, foe: str) -> tuple[str, ...]:
        """The figure."""
        return (foe_id(self.view, foe),)

    def things(self) -> Sequence[str]:
        """Every Monster, Villain and object on the board, and whoever else is offered."""
        return [*self.view.figures, *self.view.objects]

    def ruled_out(self, foe: str) -> tuple[str, str]:
        """It is not one of those that come into question, which are named if they are few."""
        names = [figure(option) for option in self.ask.options if isinstance(option, str)]
        if not 0 < len(names) <= MOST_NAMED:
            return "this is about others", self.ask.rule
        come = "comes" if len(names) == 1 else "come"
        return f"only {together(names)} {come} into question", self.ask.rule

    def outlook(self, foe: str) -> str:
        """How much it can still take."""
        return f"{outlook.left(self.view, foe)} HP left"

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """Those that the quest is about first, then those that do harm soon and fall soon."""
        wanted, damage = quarry(s, quest(s).goals(s)), self.spent(s)
        return [weigh_foe(s, foe, wanted, damage) ** DECISIVE for foe in self.ask.options]

    def spent(self, s: AdventurePosition) -> int:
        """The damage of something that is used up for it."""
        return 0


class FigureToAct(Figure, id="figure to act"):
    """Which of several figures comes first, or comes, where the rules leave it open (WA-069, WA-071)."""

    minor = True

    def ruled_out(self, foe: str) -> tuple[str, str]:
        """It has acted, or its card has not come up yet."""
        return "it has acted, or its card comes later", self.ask.rule


class FoeOfAFriend(Figure, id="foe of a friend"):
    """Which of several equally close Monsters a Villager or an Ally goes for (WA-131)."""

    minor = True

    def ruled_out(self, foe: str) -> tuple[str, str]:
        """Others are closer."""
        return "others are closer", self.ask.rule


class Foe(Figure, id="foe"):
    """A Monster, Villain or object that a card does something to."""

    noun = "a target"
    thing = "foe"

    def ruled_out(self, foe: str) -> tuple[str, str]:
        """It is too far away, or no target for this card."""
        view, hero = self.view, self.view.heroes[self.ask.seat]
        if not hero.on_board:
            return "the card does not reach it", self.ask.rule
        far = view.board.tiles_from(hero.tile)
        away = min([far[slot] for slot in view.tiles_of(under(view, foe))], default=0)
        if not away:
            beside = next_to(view, self.ask.seat, foe)
            return ("the card is not for it" if beside else "it is not adjacent"), self.ask.rule
        return f"it is {plural(away, 'tile')} away, out of reach", self.ask.rule


class FoeToAttack(Foe, id="foe to attack"):
    """What a Hero attacks: a Monster, Villain or object, or a rival (WA-097)."""

    @cached_property
    def attack(self) -> outlook.Blow | None:
        """The attack of the card that is used."""
        view, seat = self.view, self.ask.seat
        return outlook.blow_of(view, seat, view.turn.card) if view.heroes[seat].on_board else None

    def spent(self, s: AdventurePosition) -> int:
        """The damage of a Daily power."""
        power = POWERS.get(s.turn.card)
        return power.damage if power is not None and power.type == "daily" else 0

    def outlook(self, foe: str) -> str:
        """What the attack needs and does, and how much the target can still take."""
        left, attack = super().outlook(foe), self.attack
        if attack is None:
            return left
        die = outlook.needed(self.view, self.ask.seat, foe, attack)
        damage = f", {attack.damage} damage" if attack.damage else ""
        miss = f", {attack.miss} on a miss" if attack.miss else ""
        return f"{outlook.chance(die)}{damage}{miss}; {left}"

    def reason(self, foe: str) -> str:
        """What the attack needs, whether the target falls, and whether somebody else could see to it."""
        attack = self.attack
        return (
            self.outlook(foe) if attack is None else reasons.for_attack(self.view, self.ask.seat, foe, attack)
        )


# ---- Heroes and their friends


class Hero(AdventureOption, id="hero"):
    """A Hero whom a card helps or moves."""

    noun = "a Hero"
    thing = "hero"

    def nodes(self, name: str) -> tuple[str, ...]:
        """The figure on the board and the Hero card."""
        return self.hero_nodes(name)

    def things(self) -> Sequence[str]:
        """Every Hero on the board, and their friends."""
        return [*(hero.name for hero in self.view.heroes if hero.on_board), *self.view.friends]

    def why_not(self, node: str) -> NotOffered | None:
        """Somebody who is not on the board."""
        for hero in self.view.heroes:
            if node in self.hero_nodes(hero.name):
                return self.refusal(hero.name, *self.ruled_out(hero.name))
        return None

    def ruled_out(self, name: str) -> tuple[str, str]:
        """Somebody is down, gone or too far away, or this helps somebody else."""
        view, rule = self.view, self.ask.rule
        called = self.name(name)
        for hero in view.heroes:
            if hero.name == name:
                if not hero.on_board:
                    return f"{called} is off the board", rule
                if not hero.hp:
                    return f"{called} is at 0 Hit Points", rule
                own = view.heroes[self.ask.seat]
                if own.on_board and own.tile != hero.tile:
                    away = plural(view.board.tiles_from(own.tile)[hero.tile], "tile")
                    return f"{called} is {away} away, or it would do nothing", rule
        return f"it would do nothing for {called}", rule

    def outlook(self, name: str) -> str:
        """Hit points, AC and conditions."""
        for seat, hero in enumerate(self.view.heroes):
            if hero.name == name:
                conditions = [CONDITIONS[condition] for condition in hero.conditions]
                points = f"{hero.hp} of {hero.card.hit_points} HP"
                return ", ".join([points, f"AC {armor_class(self.view, seat)}", *conditions])
        return f"{self.view.friends[name].hp} HP" if name in self.view.friends else ""

    def prior(self, s: AdventurePosition, name: str) -> float:
        """Those who are hurt most."""
        hero = s.heroes[s.seat_of(name)]
        return 1.0 + hero.card.hit_points - hero.hp


class HeroToPlay(Hero, id="hero to play"):
    """A Hero that nobody plays yet (WA-026)."""

    def things(self) -> Sequence[str]:
        """The Heroes that others play already."""
        return [hero.name for hero in self.view.heroes if hero.name in HEROES]

    def ruled_out(self, name: str) -> tuple[str, str]:
        """Who plays that Hero."""
        player = self.rules.called("player", self.view.seat_of(name), self.names)
        return f"{player} plays {HEROES[name].name}", self.ask.rule

    def outlook(self, name: str) -> str:
        """Who the Hero is."""
        return hero_lines(name, 1)[0]

    def prior(self, s: AdventurePosition, name: str) -> float:
        """Those who fight well."""
        return prowess(name)


class Owner(Hero, id="owner"):
    """The Hero who gets an item, or whose item is sold (WA-149, WA-279)."""

    def prior(self, s: AdventurePosition, name: str) -> float:
        """The Hero who makes the best of it: it helps, and there is nothing like it yet."""
        seat, item = s.seat_of(name), TREASURES[self.ask.about["card"]]
        items = [TREASURES[card] for card in s.heroes[seat].items]
        weight = EMPTY_HANDED / (1 + LADEN * len(items))
        if item.bonus:
            fits = item.reach != "adjacent" or "adjacent" in reaches(s, seat)
            weight *= USEFUL if fits and not any(own.bonus for own in items) else USELESS
        if item.armor_class and any(own.armor_class for own in items):
            weight *= USELESS
        return weight


class Target(Hero, id="target"):
    """Which of several equally close Heroes and Villagers a Monster or a card attacks or goes for."""

    minor = True

    def ruled_out(self, name: str) -> tuple[str, str]:
        """The tactics say who comes into question."""
        return "the others are closer, or fit the tactics better", self.ask.rule

    def prior(self, s: AdventurePosition, name: str) -> float:
        """Heroes who can bear it."""
        for hero in s.heroes:
            if hero.name == name:
                return DOWN + float(hero.hp**BEARING)
        return A_VILLAGER


class Ally(Hero, id="ally"):
    """An Ally who acts next (LD-237)."""

    noun = "an Ally"
    minor = True

    def ruled_out(self, name: str) -> tuple[str, str]:
        """Only Allies who have not acted yet are in question."""
        return "only Allies who have not acted yet come into question", self.ask.rule

    def prior(self, s: AdventurePosition, name: str) -> float:
        """One is as good as another."""
        return 1.0


@cache
def prowess(name: str) -> float:
    """How well a Hero fights with the powers of a first game."""
    attacks = [POWERS[card] for card in HEROES[name].suggested if POWERS[card].type == "at-will"]
    ranged = any(power.reach != "adjacent" for power in attacks)
    return fmean([power.bonus for power in attacks] or [0]) + ranged
