"""Powers: what Features, abilities of the Character screens and cards in play have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, Self, TypeAlias

import msgspec

from questboard.cues import AnyCue
from questboard.games.dragonfire.content import ABILITIES, FEATURES, Scope
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Card, Note, Reaction, always

Limit: TypeAlias = tuple[Scope, int]
"""Per turn, round, Scene or game, and how many times."""
Condition: TypeAlias = Callable[[DragonfirePosition, int, Any], bool]
OWN_ID = "own id"
"""What stands for the id of the card that an answer belongs to, until it is known."""
Do: TypeAlias = Callable[..., Awaitable[None]]


class Answer(Reaction, frozen=True):
    """How a Feature, an ability or a card in play answers to a moment."""

    counted: str = OWN_ID
    """The name under which its uses are counted; "" if they are not counted."""
    limit: Limit | None = None
    """How often it may be used, where it has a name of its own."""

    def of(self, card: object) -> Self:
        """The same answer as the method of one card, under whose id its uses are counted."""
        answer = super().of(card)
        if self.counted != OWN_ID:
            return answer
        assert isinstance(card, Card)
        return msgspec.structs.replace(answer, counted=card.id)


def reaction(
    to: type,
    prompt: str,
    rule: str,
    when: Condition = always,
    *,
    counted: str = OWN_ID,
    limit: Limit | None = None,
) -> Callable[[Do], Answer]:
    """Declare what a card may answer to a moment: a method that takes the state, the seat and the moment."""
    return lambda do: Answer(to, do, when, prompt, rule, False, counted, limit)


def automatic(
    to: type, rule: str, when: Condition = always, *, counted: str = OWN_ID
) -> Callable[[Do], Answer]:
    """Declare what a card does to a moment by itself; nobody is asked."""
    return lambda do: Answer(to, do, when, "", rule, True, counted)


class Power(Card):
    """Something of a player's that can be used or works by itself."""

    limit: Limit | None = None
    """How often it may be used, where the content doesn't say it."""
    outside_turns = False
    """It says that it may be used in Encounter phases, Dragonfire phases or Short Rests (DF-289)."""
    says: Mapping[str, str] = {}
    """A sentence for each kind of event that is its own."""
    shows: Mapping[str, AnyCue] = {}
    """What there is to see of these events: a cue with places for facts, such as "{encounter}"."""

    # ---- what a player may do with it in Play Cards

    turns: Literal["own", "others", "any"] = "own"
    """In whose turns it may be used."""
    use_rule = "DF-289"
    """The clause by which it is used."""

    def usable(self, s: DragonfirePosition, seat: int) -> bool:
        """Whether there is anything to use it for."""
        return True

    async def use(self, s: DragonfireState, seat: int) -> None:
        """What it does when its owner uses it in Play Cards; no card is played."""

    async def use_in_market(self, s: DragonfireState, seat: int) -> None:
        """What it does when its owner uses it in the Market phase, before buying anything."""

    # ---- when something happens

    def turn_begins(self, s: DragonfireState, seat: int) -> None:
        """What ends when a turn begins, even if another player used it."""

    async def short_rest(self, s: DragonfireState, seat: int) -> None:
        """What it does in a Short Rest."""

    async def after_damage(self, s: DragonfireState, seat: int, number: int) -> None:
        """What happens at the end of Deal Damage, if it was entered into `turn.after`."""

    # ---- what it changes as long as it is there

    straight = False
    """Its owner may move from one Location straight to another."""
    last_out = False
    """Its owner may leave a Location as its last occupant; somebody else enters it."""
    discount = 0
    """By how much one card is cheaper, at least 1 being paid."""
    rest_discount = False
    """The discount works in a Short Rest as well."""
    most_damage: int | None = None
    """The most damage that its owner takes in one Take Damage phase."""

    def reduce_damage(self, s: DragonfirePosition, seat: int, attackers: int) -> int:
        """By how much the damage of each of its owner's Take Damage phases is reduced."""
        return 0

    # ---- what the state remembers of it

    mark: Note | None = None
    """The note by which plays remember it; None for that under its id."""
    after_as = ""
    """The name under which `turn.after` has it; "" for its id."""
    acts: Mapping[str, str] = {}
    """What may be done with it besides using it, by verb: in words, with a place for a card."""

    # ---- for bots

    def use_weight(self, coming: int) -> float | None:
        """How gladly it is used when so much damage is coming; None: judged by its words."""
        return None

    def act_weight(self, s: DragonfirePosition, seat: int, verb: str) -> float:
        """How gladly one of its `acts` is done."""
        return 1.0


class Feature(Power, printed=FEATURES):
    """A Feature of a character."""

    # ---- before the game and between Scenes

    pack_swap: tuple[Literal["replace", "add"], int] | None = None
    """In the Equipment Pack replace a Basic card by, or add, a Market card of at most this cost (DF-291)."""

    def at_start(self, s: DragonfireState, seat: int) -> None:
        """What it does before the first turn."""

    async def scene_start(self, s: DragonfireState, seat: int) -> None:
        """What it does at the start of a Scene."""

    # ---- what its owner may do

    any_class = False
    """Its owner ignores Requires X Class."""
    any_item = False
    """Its owner ignores the words of the Magic Item limits."""
    check_colors = ""
    """Further colours on which its owner's Skill Checks succeed that name no Class Type."""
    check_reveals = 1
    """How many cards a Skill Check of its owner reveals; one match is enough."""

    # ---- what it does to cards and encounters, by its mark

    def ride(self, s: DragonfirePosition, play: Play, foe: Encounter) -> str:
        """What a play that bears its mark gains at this encounter, once for the whole play."""
        return ""

    def deters(self, s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
        """In a turn that bears its id: whether this player's use of it keeps an encounter from attacking."""
        return False

    def new_color(self, play: Play) -> str:
        """The colour that a play counts as which bears its id."""
        return ""

    def color_played(self, s: DragonfirePosition, seat: int) -> str:
        """A colour that a player has played in this turn on account of it."""
        return ""


class Ability(Power, printed=ABILITIES):
    """What a Character screen can do. Abilities work while their character is Stunned, and cost nothing."""

    keeps_hand = False
    """Its owner keeps the hand when becoming Stunned."""
    market_slots = 0
    """How many slots the Market has more."""
