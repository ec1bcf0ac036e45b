"""The menu of the Hero Phase: moving, using cards, and the verbs that cards and adventures declare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from questboard.games.adventure.board import SIDES, Edge
from questboard.games.adventure.content import HEROES, POWERS, TREASURES
from questboard.games.adventure.hooks.tables import ATTACKS, VERB_NODES, VERBS
from questboard.games.adventure.nodes import card_id, foe_id, friend_id, square_id, square_of
from questboard.games.adventure.options import reasons
from questboard.games.adventure.options.base import AdventureMenu
from questboard.games.adventure.options.places import who_stands_on
from questboard.games.adventure.options.plan import Plan
from questboard.games.adventure.rules import actions
from questboard.games.adventure.rules.combat import under
from questboard.games.adventure.rules.distance import next_to
from questboard.games.adventure.rules.movement import held
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import figures, printed_lines
from questboard.games.adventure.state import AdventurePosition, AdventureView
from questboard.games.adventure.words import figure, in_brief, plural, sentence, villager
from questboard.kernel import MenuItem, OptionKind, kinds
from questboard.scene import Group, NotOffered

DONE = 0.4
"""The weight of ending the Hero Phase."""
MOST_TARGETS = 3
"""How many targets of an attack are named at most."""


def unexplored(view: AdventureView, square: int) -> list[str]:
    """The sides on which unexplored edges lie along a square."""
    edges = [Edge(square >> 4, side) for side in range(4)]
    return [SIDES[edge.side] for edge in edges if view.board.edges.get(edge, 0) >> square & 1]


class Move(MenuItem[AdventureView], id="move"):
    """Move to a square (WA-076)."""

    group = "move"
    menu: HeroPhase

    def name(self, act: tuple[str, int]) -> str:
        """Where to."""
        return f"move to {self.rules.word('square', act[1])}"

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The square."""
        return (square_id(act[1]),)

    def outlook(self, act: tuple[str, int]) -> str:
        """How far it is, and where one could explore from there."""
        view, square = self.view, act[1]
        steps = self.menu.steps.get(square, 0)
        parts = [plural(steps, "square")]
        if view.turn.moved and steps > view.turn.walk:
            parts.append("with another move")
        if sides := unexplored(view, square):
            parts.append(f"along the unexplored edge to the {' and '.join(sides)}")
        if quest(view).exits(view, self.ask.seat) >> square & 1:
            parts.append("on the way out")
        return ", ".join(parts)

    def why_not(self, node: str) -> NotOffered | None:
        """What stands on a square, or how far it is and how far the Hero can still go."""
        square, view, seat = square_of(node), self.view, self.ask.seat
        if square is None or not view.heroes[seat].on_board:
            return None
        name, steps = HEROES[view.heroes[seat].name].name, self.menu.steps.get(square)
        can = actions.can_move(view, seat)
        left = outlook.speed(view, seat) if can else 0 if held(view, seat) else view.turn.walk
        if standing := who_stands_on(view, square):
            reason = f"{standing} stands there"
        elif held(view, seat):
            reason = f"{name} can't move"
        elif not left:
            reason = "there is no move left in this Hero Phase"
        elif steps is None:
            reason = f"there is no way for {name} to get there"
        else:
            reason = f"it is {plural(steps, 'square')} away, and {plural(left, 'square')} are left"
        return self.refusal(("move", square), reason.replace("1 square are", "1 square is"), "WA-076")

    def path(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The squares that the Hero walks over."""
        return self.menu.walked(self.ask.seat, act[1])

    def reason(self, act: tuple[str, int]) -> str:
        """How far it is, and what can be attacked from there or does harm there."""
        more = reasons.for_move(self.view, self.ask.seat, act[1])
        return "; ".join(filter(None, (self.outlook(act), more)))

    def clause(self, act: tuple[str, int]) -> str:
        """The clause of moving."""
        return "WA-076"

    def prior(self, s: AdventurePosition, act: tuple[str, int]) -> float:
        """How much better it is to be there than here."""
        return self.menu.plan.move(act[1])


class Use(MenuItem[AdventureView], id="use"):
    """Use a power or an item (WA-093)."""

    menu: HeroPhase

    def name(self, act: tuple[str, str]) -> str:
        """The card."""
        return f"use {self.rules.word('card', act[1])}"

    def nodes(self, act: tuple[str, str]) -> tuple[str, ...]:
        """The player's own copies of the card."""
        own = card_id(self.ask.seat, "")
        return tuple(node for node in self.menu.card_nodes(act[1]) if node.startswith(own))

    def things(self) -> Sequence[tuple[str, str]]:
        """All cards of the Hero."""
        hero = self.view.heroes[self.ask.seat]
        return [("use", card) for card in dict.fromkeys((*hero.powers, *hero.items))]

    def ruled_out(self, act: tuple[str, str]) -> tuple[str, str]:
        """What the rules don't say anything of are cards that count all the time."""
        return "it counts all the time and is never used", "WA-096"

    def outlook(self, act: tuple[str, str]) -> str:
        """The figures of an attack with its targets; of anything else, what the card says."""
        view, seat, card = self.view, self.ask.seat, act[1]
        attack = outlook.blow_of(view, seat, card)
        if attack is None:
            return in_brief(printed_lines(card)[1] if len(printed_lines(card)) > 1 else "")
        aims = [
            f"{figure(foe)} {outlook.least(outlook.needed(view, seat, foe, attack))}"
            for foe in outlook.reached(view, seat, attack.reach)
        ]
        printed = figures(attack.bonus, attack.damage, attack.miss)
        return f"{printed}: {', '.join(aims[:MOST_TARGETS])}" if aims else printed

    def reason(self, act: tuple[str, str]) -> str:
        """The best target of an attack; of anything else, what the card says."""
        view, seat = self.view, self.ask.seat
        attack = outlook.blow_of(view, seat, act[1])
        foes = [] if attack is None else outlook.reached(view, seat, attack.reach)
        if attack is None:
            return "".join(printed_lines(act[1])[1:2]).rstrip(".")
        if not foes:
            return self.outlook(act)
        best = min(foes, key=lambda foe: reasons.order(view, seat, foe, attack))
        return f"{figure(best)}: {reasons.for_attack(view, seat, best, attack)}"

    def clause(self, act: tuple[str, str]) -> str:
        """The clause of attacking with a card, or of using it otherwise."""
        printed = POWERS.get(act[1]) or TREASURES[act[1]]
        return "WA-093" if printed.use == "attack" else "WA-096"

    def grouped(self, act: tuple[str, str]) -> Group:
        """Attacks, whatever makes them; other powers; other items."""
        printed = POWERS.get(act[1]) or TREASURES[act[1]]
        return "attack" if printed.use == "attack" else "power" if act[1] in POWERS else "item"

    def prior(self, s: AdventurePosition, act: tuple[str, str]) -> float:
        """Attack what can be attacked, heal those who are hurt."""
        return self.menu.plan.card(act[1])


class Done(MenuItem[AdventureView], id="done"):
    """End the Hero Phase (WA-060)."""

    ends = True

    def name(self, act: tuple[str]) -> str:
        """The end."""
        return "end the Hero Phase"

    def reason(self, act: tuple[str]) -> str:
        """What comes next: a tile is placed, or an Encounter is drawn."""
        hero = self.view.heroes[self.ask.seat]
        sides = unexplored(self.view, hero.square) if hero.on_board else []
        if not sides:
            return "no unexplored edge lies along this square, so an Encounter is drawn"
        return f"a tile is placed at the unexplored edge to the {' or '.join(sides)}"

    def clause(self, act: tuple[str]) -> str:
        """The clause of the phase's end."""
        return "WA-060"

    def prior(self, s: AdventurePosition, act: tuple[str]) -> float:
        """Less than anything useful."""
        return DONE


class DeclaredVerb(MenuItem[AdventureView]):
    """A verb that is declared with its rules: `Verb` on the page of hooks says what it can have."""

    def __init__(self, menu: HeroPhase, verb: str) -> None:
        super().__init__(menu)
        self.verb = VERBS[verb]

    @cached_property
    def of(self) -> OptionKind[AdventureView]:
        """What is known of the things that it is done with."""
        view = getattr(self, "view", None)
        return self.rules.kinds[self.verb.of](self.rules, self.ask, self.names, view)

    def name(self, act: tuple[str, Any]) -> str:
        """The verb with the name of the thing."""
        return self.verb.label.format(self.of.name(act[1])) if self.verb.of else self.verb.label

    def nodes(self, act: tuple[str, Any]) -> tuple[str, ...]:
        """What the verb says, else the thing."""
        verb, thing = act
        if verb in VERB_NODES:
            return VERB_NODES[verb](self.view, self.ask.seat, thing)
        return self.of.nodes(thing) if self.verb.of else ()

    def outlook(self, act: tuple[str, Any]) -> str:
        """What it would take."""
        return self.verb.outlook(self.view, self.ask.seat, act[1])

    def grouped(self, act: tuple[str, Any]) -> Group:
        """What sort of thing it is."""
        return self.verb.group

    @cached_property
    def missed(self) -> Mapping[Any, tuple[str, str]]:
        """What might be looked for among its options, and why it is not there."""
        on_board = self.view.heroes[self.ask.seat].on_board
        return self.verb.missed(self.view, self.ask.seat) if on_board else {}

    def things(self) -> Sequence[tuple[str, Any]]:
        """What might be looked for."""
        return [(self.verb.id, thing) for thing in self.missed]

    def ruled_out(self, act: tuple[str, Any]) -> tuple[str, str]:
        """Why it is not there."""
        return self.missed[act[1]]

    def clause(self, act: tuple[str, Any]) -> str:
        """Its own clause, else that of the Hero Phase."""
        return self.verb.rule or self.ask.rule

    def prior(self, s: AdventurePosition, act: tuple[str, Any]) -> float:
        """What it is worth at a glance."""
        return self.verb.prior(s, self.ask.seat, act[1])


class HeroPhase(AdventureMenu, id="act"):
    """All that a Hero may do in the Hero Phase (WA-059)."""

    verbs = kinds(Move, Use, Done)
    plan: Plan

    def find(self, verb: str) -> MenuItem[AdventureView]:
        """The verbs of every Hero Phase, and those that are declared."""
        return super().find(verb) if verb in self.verbs else DeclaredVerb(self, verb)

    @cached_property
    def steps(self) -> dict[int, int]:
        """How many steps the Hero needs to every square."""
        seat = self.ask.seat
        return outlook.steps(self.view, seat) if self.view.heroes[seat].on_board else {}

    def looked_for(self) -> Sequence[str]:
        """The verbs of every Hero Phase, and those that the adventure knows."""
        own = quest(self.view).verbs
        return [*self.verbs, *(name for name, verb in VERBS.items() if not verb.only_in_quest or name in own)]

    def not_offered(self) -> list[NotOffered]:
        """A door that may be unlocked is not missed among those that may be opened."""
        there = {node for option in self.ask.options if option[0] == "unlock" for node in self.nodes(option)}
        return [each for each in super().not_offered() if not there.intersection(each.nodes)]

    def why_not(self, node: str) -> NotOffered | None:
        """What else lies on the table: cards that are nothing to be disabled, and whole tiles."""
        if node.startswith("row:"):
            name = self.rules.word("card", node.split(":")[2])
            return self.refusal_at(node, name, "it is no Trap that could be disabled", "WA-122")
        for hero in self.view.heroes:
            if node in self.hero_nodes(hero.name):
                name = HEROES[hero.name].name
                reason = f"nothing that can be done now is about {name}"
                return self.refusal_at(node, name, reason, self.ask.rule)
        for friend in self.view.friends:
            if node == friend_id(friend):
                reason = f"nothing that can be done now is about {villager(friend)}"
                return self.refusal_at(node, villager(friend), reason, self.ask.rule)
        for foe in (*self.view.figures, *self.view.objects):
            if node == foe_id(self.view, foe):
                return self.refusal_at(node, figure(foe), *self.not_attacked(foe))
        if node.startswith("tile:") and node.removeprefix("tile:").isdecimal():
            label = self.rules.word("tile", int(node.removeprefix("tile:")))
            reason = "nothing that can be done now is about a whole tile; choose one of its squares"
            return self.refusal_at(node, label, reason, self.ask.rule)
        return super().why_not(node)

    def not_attacked(self, foe: str) -> tuple[str, str]:
        """Why a figure can't be attacked right away: with which card it can be, or how far away it is."""
        view, seat = self.view, self.ask.seat
        if cards := [option for option in self.ask.options if self.attacks(option, foe)]:
            names = ", ".join(self.rules.word("card", card) for _, card in cards)
            return f"first choose what to attack it with: {names}", "WA-093"
        if not actions.can_attack(view, seat):
            return "there is no attack left in this Hero Phase", "WA-059"
        hero = view.heroes[seat]
        if not hero.on_board or next_to(view, seat, foe):
            return "no card that can be used now attacks it", "WA-097"
        far = view.board.tiles_from(hero.tile)
        away = min([far[slot] for slot in view.tiles_of(under(view, foe))], default=0)
        where = f"it is {plural(away, 'tile')} away" if away else "it is not adjacent"
        return f"{where}, and no card that can be used now reaches it", "WA-097"

    def attacks(self, option: tuple[Any, ...], foe: str) -> bool:
        """Whether an option is a card whose attack reaches somebody."""
        if option[0] != "use":
            return False
        blow = outlook.blow_of(self.view, self.ask.seat, option[1])
        return blow is not None and foe in outlook.reached(self.view, self.ask.seat, blow.reach)

    def left(self) -> str:
        """What the active Hero has left, and the healing surges of the team."""
        return f"{self.explanation()[:-1]}; {plural(self.view.surges, 'healing surge')} left."

    def explanation(self) -> str:
        """What the active Hero has left of this Hero Phase (WA-059, WA-085, LD-064)."""
        turn, hero = self.view.turn, self.view.heroes[self.view.active]
        left = (1 if "dazed" in hero.conditions else 2) - turn.actions
        parts = []
        if turn.walk:
            parts.append(f"{plural(turn.walk, 'square')} of this move left")
        if turn.attacks:
            parts.append(f"{plural(turn.attacks, 'further attack')} left, before any move")
        if left <= 0:
            parts.extend([] if turn.attacks else ["no action left"])
        elif turn.attacked:
            parts.append(f"{plural(left, 'move')} left")
        else:
            count = ATTACKS.get(hero.name, 1)
            attack = "an attack" if count == 1 else f"{count} attacks"
            parts.append(
                f"{attack} and a move, or two moves, left" if left > 1 else f"{attack} or a move left"
            )
        return sentence("; ".join(parts))

    def priors(self, s: AdventurePosition) -> Sequence[float]:
        """Attack what can be attacked, heal who is hurt, go where there is something to do."""
        self.plan = Plan(s, self.ask.seat)
        return super().priors(s)
