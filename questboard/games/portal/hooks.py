"""What Hero effects, Objectives and actions of The Yawning Portal can do.

Each is a class of one of these kinds; `cards/` holds them. Rules look them up in the tables at the end of
this page. What is printed stands in `content/`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from questboard.cues import AnyCue
from questboard.games.portal.content import ACTION_NAMES, EFFECTS, HEROES, OBJECTIVES
from questboard.games.portal.state import Bonus, HeroId, Player, PortalState, PortalView
from questboard.kernel import Card, Event, Registry

CueMaker: TypeAlias = Callable[[Event, PortalView, Sequence[str]], Iterable[AnyCue]]
"""Makes the cues of an event from what a seat has seen of it, its view right after it, and the names."""


class HeroCard(Card, printed=HEROES):
    """A Hero card. What it does on arrival is its effect."""


class HeroEffect(Card, printed=EFFECTS):
    """What a Hero does on arrival (YP-072). It is resolved for the player who seated the Hero."""

    says: ClassVar[Mapping[str, str]] = {}
    """Sentences for its own events."""
    says_hidden: ClassVar[Mapping[str, str]] = {}
    """The same for those who may not see the cards."""
    shows: ClassVar[Mapping[str, CueMaker]] = {}
    """What there is to see of its own events."""
    strikes = False
    """Whether it strikes at what it names: a Hero, or a player."""

    async def arrive(self, s: PortalState, player: int, hero: HeroId) -> None:
        """Resolve the effect as that of a Hero. What can't be done is ignored."""


class Goal(Card, printed=OBJECTIVES):
    """What an Objective asks for (YP-097)."""

    def met(self, s: PortalState, area: Player) -> bool:
        """Whether a player fulfils it now."""
        raise NotImplementedError

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        """How near a player with these Gems, in the order of COLORS, is to it, 0 to 1; bots ask for it."""
        return 0.0

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        """How much of it a player has, and how much it takes, where that can be counted."""
        raise NotImplementedError


class Action(Card, printed=ACTION_NAMES):
    """An action of a tile or of a Perfect Match Bonus."""

    named_in_log = False
    words = ""
    """What it is called."""
    on_tile = ""
    """The same, as short as a tile has room for."""
    icon = ""
    """The name of its sign in a bonus."""
    rule = ""
    """The clause that says what it does."""
    weight = 0.3
    """About how much a bot wants it on the tile of its turn."""

    def need(self, s: PortalState, player: int) -> str | None:
        """Why a player can't perform it now; None if it can be done (YP-041, YP-134)."""
        raise NotImplementedError

    def enabled(self, earlier: Sequence[str], reason: str) -> bool:
        """Whether earlier actions of the same side remove the reason why it can't be done (YP-041)."""
        return False

    def caution(self, view: PortalView) -> str:
        """What to tell a player who is about to activate a tile with it."""
        return ""

    async def do(self, s: PortalState, player: int, optional: bool, bonus: Bonus) -> None:
        """Perform it for a player, who may pass if it is optional; it may be part of a bonus."""


# ---- where rules look

REGISTRY = Registry()

HERO_CARDS = REGISTRY.of(HeroCard)
EFFECT_CARDS = REGISTRY.of(HeroEffect)
ARRIVALS = REGISTRY.hooks(HeroEffect.arrive)

GOALS = REGISTRY.hooks(Goal.met)
PROGRESS = REGISTRY.hooks(Goal.progress)
TALLIES = REGISTRY.hooks(Goal.tally)

ACTIONS = REGISTRY.of(Action)
NEEDS = REGISTRY.hooks(Action.need)
DEEDS = REGISTRY.hooks(Action.do)
