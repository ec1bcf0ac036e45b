"""The menus of a turn: all that a hero or a monster may do, and who takes part."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, cast

from questboard.games.fantasy.content import HEROES
from questboard.games.fantasy.options.acts import Act, Closing, Prospects
from questboard.games.fantasy.options.base import FantasyMenu, FantasyOption, sharpen
from questboard.games.fantasy.options.combat import (
    Attack,
    Cast,
    Charge,
    MonsterAttack,
    Power,
    TurnUndead,
)
from questboard.games.fantasy.options.healing import UNWISE, healing, heals_well
from questboard.games.fantasy.options.items import (
    REACHED_GOAL,
    ChangeAnItem,
    Chest,
    Exchange,
    PickUp,
    UsePotion,
)
from questboard.games.fantasy.options.movement import (
    Fly,
    HeroWalk,
    MonsterWalk,
    OpenDoor,
    Passage,
    trap_in_words,
)
from questboard.games.fantasy.scene import ids, outlook
from questboard.games.fantasy.state import FantasyState
from questboard.games.fantasy.tactics import price
from questboard.games.fantasy.words import figure_name, plural, square_name
from questboard.kernel import kinds
from questboard.scene import Beam, NotOffered

SEARCHED = 0.8
"""A search while no monster is about: a little less than going on."""
DISABLED = -0.3
"""The trap may go off; to walk around it is safer."""
ENDED = -0.05
"""To end a turn is a little worse than anything that does no harm."""
CONCEDED = -9.0
"""No bot concedes: it is worse than anything else that a hero can do."""
UNLIKELY_TO_STAY = 0.1
"""The weight of a hero besides the wizard who stays at home."""


# ---- what a hero does


class Search(Act, id="search"):
    """Searching for traps (FA-047)."""

    rule = "FA-047"
    group = "power"
    words = "search for traps"

    def outlook(self, act: tuple[str]) -> str:
        """How it works."""
        return "1 or 2 eyes show the nearest traps of this area"

    def gain(self, prospects: Prospects, act: tuple[str]) -> float:
        """Worth it between fights, where no monster comes in."""
        return SEARCHED if prospects.calm and not prospects.s.layout.entries else UNWISE


class Disable(Act, id="disable"):
    """Disabling a trap on a square (FA-052)."""

    rule = "FA-052"
    group = "power"
    gains = DISABLED

    def name(self, act: tuple[str, int]) -> str:
        """Where the trap is."""
        return f"disable the trap at {square_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, int]) -> tuple[str, ...]:
        """The trap."""
        return (ids.trap(act[1]),)

    def outlook(self, act: tuple[str, int]) -> str:
        """Which trap it is, and what it costs."""
        return f"{trap_in_words(self.view, act[1])}; 1 action"


class Heal(Act, id="heal"):
    """The cleric's healing: ("heal", hero, sp) (FA-058)."""

    rule = "FA-058"
    group = "power"

    def name(self, act: tuple[str, str, int]) -> str:
        """Whom, and for how many SP."""
        _, hero, sp = act
        return f"heal {figure_name(hero)} for {sp} SP"

    def nodes(self, act: tuple[str, str, int]) -> tuple[str, ...]:
        """The hero who is healed."""
        return self.figure_nodes(act[1])

    def outlook(self, act: tuple[str, str, int]) -> str:
        """How that hero is."""
        return outlook.vitals(self.view, act[1])

    def reason(self, act: tuple[str, str, int]) -> str:
        """How much of the healing helps, and how that hero is."""
        hero = self.view.hero(act[1])
        helps = min(act[2], hero.card.hp - hero.hp)
        return f"{figure_name(act[1])} regains {helps} HP; {self.outlook(act)}"

    def gain(self, prospects: Prospects, act: tuple[str, str, int]) -> float:
        """What the HP are worth, less the SP; between fights a spell heals more."""
        _, name, sp = act
        if prospects.calm and heals_well(prospects.hero):
            return UNWISE
        return healing(prospects.s, name, sp) - price(prospects.hero) * sp


class Free(Act, id="free"):
    """Freeing a person of the adventure (FA-100)."""

    rule = "FA-100"
    gains = REACHED_GOAL

    def name(self, act: tuple[str, str]) -> str:
        """Who is freed."""
        return f"free {figure_name(act[1], self.adventure)}"

    def nodes(self, act: tuple[str, str]) -> tuple[str, ...]:
        """The person."""
        return (ids.figure(act[1]),)


class End(Closing, id="end"):
    """Ending the turn (FA-025)."""

    rule = "FA-025"
    words = "end the turn"
    ends = True

    def reason(self, act: tuple[str]) -> str:
        """Nothing better is left."""
        left = self.view.turn.actions
        return (
            f"{plural(left, 'action')} left, and none of them gains anything" if left else "no action is left"
        )

    def worths(self, prospects: Prospects, acts: Sequence[tuple[str]]) -> list[float]:
        """What it is worth to stay, without another action."""
        return [prospects.place(prospects.hero.square, 0) + ENDED for _ in acts]


class Concede(Closing, id="concede"):
    """Giving the adventure up (FA-099)."""

    rule = "FA-099"
    group = "end"
    words = "concede the adventure"
    gains = CONCEDED


class Done(Closing, id="done"):
    """Ending a monster's turn (FA-061)."""

    rule = "FA-061"
    words = "end its turn"
    ends = True


# ---- the menus


class Turn(FantasyMenu):
    """All that the figure whose turn it is may do."""

    noun = "what to do"

    def left(self) -> str:
        """What the figure has left of its turn, or what it has to do at once."""
        return self.explanation()

    def explanation(self) -> str:
        """What the figure has left of its turn, or what it has to do at once."""
        turn = self.view.turn
        match turn.bound:
            case "chest":
                return "The chest has to be opened now."
            case "trap":
                return "The trap has to be disabled now."
            case "passage":
                return "Nobody may stay in a passage."
        parts = [f"{plural(turn.actions, 'action')} left" if turn.actions else "no action left"]
        if turn.moving:
            parts.append(f"{plural(turn.moving, 'square')} of this move left")
        if turn.strength:
            parts.append(f"{turn.strength} more swords for the next attack")
        if turn.fury:
            parts.append(f"{turn.fury} more swords for the next melee attack with a weapon")
        words = "; ".join(parts)
        return f"{words[0].upper()}{words[1:]}."


class HeroTurn(Turn, id="act"):
    """What a hero may do (FA-025)."""

    verbs = kinds(
        HeroWalk,
        Passage,
        OpenDoor,
        Chest,
        Attack,
        Cast,
        Search,
        Disable,
        TurnUndead,
        Heal,
        Free,
        PickUp,
        ChangeAnItem,
        Exchange,
        Charge,
        Fly,
        UsePotion,
        End,
        Concede,
    )

    def not_offered(self) -> list[NotOffered]:
        """The attacks that a player might expect, with the line of sight as far as it gets."""
        s = self.view
        hero = s.hero(s.turn.figure)
        offered = {act[1:4:2] for act in self.ask.options if act[0] == "attack"}
        found = []
        for why in outlook.attacks_refused(s, hero):
            _, item, _, target = why.act
            if (item, target) in offered:
                continue
            start, end = ids.figure(hero.name), ids.figure(target)
            found.append(
                NotOffered(
                    label=self.label(why.act),
                    reason=why.reason,
                    rule=why.rule,
                    nodes=(ids.card(hero.name, item), end),
                    beam=Beam(start=start, end=end, reach=round(why.reach, 3)) if why.reach else None,
                )
            )
        return found

    def weights(self, s: FantasyState) -> Sequence[float]:
        """What each deed is worth to the hero."""
        prospects = Prospects(s, s.hero(s.turn.figure))
        scores: list[float] = []
        for _, same_verb in groupby(self.ask.options, itemgetter(0)):
            acts = list(same_verb)
            scores += cast(Act, self.item(acts[0])).worths(prospects, acts)
        return sharpen(scores)


class MonsterTurn(Turn, id="monster act"):
    """What a monster may do (FA-066); the automatic Dungeon Master knows what it should."""

    verbs = kinds(MonsterWalk, MonsterAttack, Power, Charge, Fly, Done)


# ---- who takes part


class StayAtHome(FantasyOption, id="stay"):
    """Who stays at home for the druid or the barbarian (FA-111, FA-155)."""

    noun = "who stays at home"

    def name(self, hero: str) -> str:
        """A hero, or "nobody"."""
        return figure_name(hero)

    def nodes(self, hero: str) -> tuple[str, ...]:
        """The Hero card on offer."""
        return (ids.offer(hero),) if hero in HEROES else ()

    def outlook(self, hero: str) -> str:
        """The hero's class."""
        return HEROES[hero].character_class if hero in HEROES else ""

    def prior(self, s: FantasyState, hero: Any) -> float:
        """The wizard stays at home: monsters attack the hero without armour."""
        wizard = hero in HEROES and HEROES[hero].character_class == "wizard"
        return 1.0 if wizard else UNLIKELY_TO_STAY
