"""Cards that go into players' decks: Basic cards, Market cards and Magic Items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks.powers import Power
from questboard.games.dragonfire.rules.moments import Check, Saving
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play, Shot


class Deals(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """How a card deals its damage, where its damage icons don't say it all. Fields are those of `Play`."""

    damage: str | None = None
    """Points instead of the printed icons."""
    levels: int = 0
    spread: Literal["one", "split", "apart", "area"] = "one"
    most: int = 99
    same_player: bool = False
    reach: Literal["place", "cross", "anywhere"] | None = None
    """Levels of damage cross a Location's boundary unless something else is said (DF-126)."""
    locations: Literal["too", "only", "never"] = "too"
    own: bool = False
    """Only to encounters that face its player."""

    def shape(self, play: Play) -> None:
        """Make a play that has just been entered deal its damage in this way."""
        if self.damage is not None:
            play.damage = self.damage
        reach = self.reach or ("cross" if self.levels else None)
        if reach:
            play.reach = reach
        if self.own:
            play.facing = play.seat
        play.levels, play.spread, play.most = self.levels, self.spread, self.most
        play.same_player, play.locations = self.same_player, self.locations


class PlayerCard(Power, printed=CARDS):
    """A card of a player: what it does when it is played, and as long as it lies in play."""

    use_rule = "DF-149"

    # ---- when it is played

    deals: Deals | None = None
    """How its damage goes when it is played in its player's own turn."""
    assist_deals: Deals | None = None
    """The damage that it deals as an Assist."""
    instead_deals: Deals | None = None
    """The damage of its other use."""

    async def play(self, s: DragonfireState, play: Play) -> None:
        """What its text does when it is played in its player's own turn."""

    async def assist(self, s: DragonfireState, play: Play) -> None:
        """What it does as an Assist."""

    async def instead(self, s: DragonfireState, play: Play) -> None:
        """What its other use does ("Deplete instead")."""

    # ---- when its damage is dealt

    levels_first = False
    """It deals its level damage before its points."""
    feints = False
    """It lets the damage icons of another card go to any level."""

    async def before_damage(self, s: DragonfireState, seat: int) -> None:
        """What happens when Deal Damage begins, if it was entered into `turn.before`."""

    def measure(self, s: DragonfirePosition, play: Play) -> str:
        """The points of its effect, where they are known only when Deal Damage begins."""
        return play.damage

    def aim(self, s: DragonfirePosition, play: Play, shot: Shot, foe: Encounter) -> tuple[str, int]:
        """The points and levels that a shot deals to this encounter, where it matters which."""
        return shot.points, shot.levels

    # ---- in play, or in the Equipment Pack

    more_hp = 0
    """In play: by how much it raises the maximum HP."""
    for_two_types = False
    """In small parties a player of two Class Types swaps a card for it (DF-053)."""

    # ---- what it does later, where it has left its mark

    def protect(self, s: DragonfirePosition, seat: int) -> int:
        """By how much the damage of a player's Take Damage phase is reduced on account of it."""
        return 0

    def wards_off(self, s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
        """Whether an encounter with its mark doesn't attack this player in their next Take Damage phase."""
        return False

    def decide_check(self, s: DragonfireState, check: Check) -> None:
        """Decide a Skill Check of a player who bears its mark; nothing else is offered."""

    async def decide_save(self, s: DragonfireState, foe: Encounter, saving: Saving) -> None:
        """Decide the Save of an encounter with its mark; nothing else is offered."""

    # ---- for bots

    worth = 0.0
    """About how many points of damage its text is worth, besides its damage icons."""
    draws = False
    """It brings other cards."""
    expects: Deals | None = None
    """How its damage is taken to go before it is played, where its player decides that or it is simpler."""
    assist_choices: Sequence[str] = ()
    """The damage that its player may choose from for its Assist."""
    assist_saves = 0
    """How much damage its Assist keeps off the active player at most."""
    saves_one_blow = False
    """Its Assist stops the damage of one encounter."""
    assist_costs_hp = False
    """Its Assist costs its player HP."""

    def foresee(self, s: DragonfireState, play: Play) -> None:
        """Make a play of it that is only considered deal its damage as it would."""
        expected = self.deals if self.expects is None else self.expects
        if expected is not None:
            expected.shape(play)

    def guards(self, s: DragonfirePosition, seat: int, blows: Sequence[int]) -> float:
        """How much damage it keeps off when it is played in its player's turn, of blows from the hardest."""
        return 0.0


class MarketCard(PlayerCard, printed={name: card for name, card in CARDS.items() if not card.item}):
    """A Basic card or a Market card."""


class MagicItem(PlayerCard, printed={name: card for name, card in CARDS.items() if card.item}):
    """A Magic Item."""
