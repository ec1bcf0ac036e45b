"""What the kinds of options have in common, and how weights are made of what options are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import Any, ClassVar

from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.master import policy
from questboard.games.fantasy.options import refused
from questboard.games.fantasy.scene import ids
from questboard.games.fantasy.scene.cards import item_lines
from questboard.games.fantasy.state import FantasyState, FantasyView, Hero
from questboard.kernel import Menu, MenuItem, OptionKind
from questboard.scene import NotOffered

SHARPNESS = 20.0
"""How strongly a bot prefers what is worth one HP more."""
FAR_BEHIND = -2.0
"""Options that are worth this many HP less than the best one, or fewer still, all weigh the same."""
LEAST = exp(SHARPNESS * FAR_BEHIND)
"""What those options weigh."""

DECLINED = 0.02
"""The weight of a no."""


def sharpen(scores: Sequence[float]) -> list[float]:
    """Weights of options that are worth this much, in HP; the best one weighs 1."""
    best = max(scores)
    return [exp(SHARPNESS * behind) if (behind := score - best) > FAR_BEHIND else LEAST for score in scores]


class FantasyOption(OptionKind[FantasyView]):
    """An option of any kind."""

    @property
    def adventure(self) -> str:
        """The adventure on whose map the squares, doors and figures of the question are."""
        adventure: str = self.ask.about.get("adventure", "")
        return adventure

    # ---- what is shown at a table

    def explanation(self) -> str:
        """The card that asks, or what the adventure is about while it is set up."""
        item = self.ask.about.get("item")
        if item in ITEMS:
            return f"{ITEMS[item].name}: {' '.join(item_lines(item)[1:]) or item_lines(item)[0]}"
        if self.view.order:
            return ""
        layout = self.view.layout
        return f"{layout.title}. {layout.intro} Objective: {layout.objective}"

    def hero_named(self, name: str) -> Hero | None:
        """A hero who takes part."""
        return next((hero for hero in self.view.heroes if hero.name == name), None)

    def figure_nodes(self, name: str) -> tuple[str, ...]:
        """A figure that is on the board, or where it fell."""
        hero = self.hero_named(name)
        if hero is not None:
            return (ids.standing_or_fallen(self.view, name),)
        s = self.view
        return (ids.figure(name),) if name in s.things or s.monster(name) else ()

    def card_nodes(self, name: str, item: str) -> tuple[str, ...]:
        """A card of a hero; of two copies the first."""
        hero = self.hero_named(name)
        return (ids.card(name, item),) if hero is not None and item in hero.items else ()

    @cached_property
    def far_ways(self) -> dict[int, int]:
        """How far every square is for the hero whose turn it is."""
        return refused.far_ways(self.view)

    def why_not(self, node: str) -> NotOffered | None:
        """Why something that lies beside what can be chosen can't be chosen."""
        found = refused.why_not(self, node)
        return self.refusal_at(node, *found) if found else None

    # ---- advice for bots

    def priors(self, s: FantasyState) -> Sequence[float]:
        """The automatic Dungeon Master advises those at his seat; heroes have weights of their own."""
        return policy.advise(s, self.ask) if self.ask.seat == s.master else self.weights(s)

    def weights(self, s: FantasyState) -> Sequence[float]:
        """What a hero's player in a hurry would rather do."""
        return super().priors(s)


class FantasyMenu(Menu[FantasyView], FantasyOption):
    """Options that begin with a verb."""

    def why_not(self, node: str) -> NotOffered | None:
        """Why something that lies beside what can be chosen can't be chosen."""
        return FantasyOption.why_not(self, node)


class FantasyItem(MenuItem[FantasyView], FantasyOption):
    """The options of a menu with one verb."""

    words: ClassVar[str] = ""
    """What it is called, if there is only one option with the verb."""

    def name(self, option: Any) -> str:
        """What an option is called."""
        return self.words


class YesOrNo(FantasyOption, id="yes"):
    """Whether to do something that one may do."""

    def prior(self, s: FantasyState, option: Any) -> float:
        """What is offered is most often good."""
        return 1.0 if option else DECLINED
