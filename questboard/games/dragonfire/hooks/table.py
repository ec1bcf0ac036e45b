"""What holds for everybody: the active Dragonfire card and the Adventure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from questboard.cues import AnyCue
from questboard.games.dragonfire.content import ADVENTURES, DRAGONFIRE, SCREENS
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Card, Note


class Circumstance(Card):
    """What the active Dragonfire card and the Adventure have in common."""

    says: Mapping[str, str] = {}
    """A sentence for each kind of event that is its own."""
    shows: Mapping[str, AnyCue] = {}
    """What there is to see of these events: a cue with places for facts, such as "{encounter}"."""
    reveals: tuple[str, ...] = ()
    """Those of these events after which somebody knows more of the cards."""

    token_name = ""
    """What the tokens are called that it brings."""

    def change_strength(self, s: DragonfirePosition, foe: Encounter) -> int:
        """By how much it changes the Attack Strength of an encounter."""
        return 0

    def change_gold(self, s: DragonfirePosition, foe: Encounter, gold: int) -> int:
        """What a defeated encounter pays instead of this."""
        return gold

    async def wounded(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """When an encounter has dealt damage to a player."""


class DragonfireCard(Circumstance, printed=DRAGONFIRE):
    """A Dragonfire card: what it does at once, and what holds as long as it is the active one (DF-040)."""

    # ---- when it comes and goes

    async def revealed(self, s: DragonfireState) -> None:
        """When it is revealed, its thresholds included."""

    async def deadfall(self, s: DragonfireState) -> None:
        """Deadfall: when it is discarded."""

    # ---- while it is active

    check_successes = 1
    """How many successes a Skill Check needs."""
    dispels = False
    """Nothing newly played remains in play (DF-338)."""
    shuts_market = False
    """Nobody buys and nobody cycles."""
    holds_at_rest = False
    """What it forbids to buy can't be bought in the Short Rest after the Scene either (DF-425)."""

    async def turn_start(self, s: DragonfireState, seat: int) -> None:
        """At the start of a turn (DF-133)."""

    def attacked(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """When an encounter attacks a player."""

    def forbids_card(self, s: DragonfirePosition, seat: int, card: CardId, as_assist: bool) -> bool:
        """Whether a player may not play a card."""
        return False

    def forbids_purchase(self, s: DragonfirePosition, seat: int, card: CardId) -> bool:
        """Whether a player may not buy a card."""
        return False

    async def cycled(self, s: DragonfireState, seat: int, card: CardId) -> None:
        """When a player has cycled a card into the Market."""


class Adventure(Circumstance, printed=ADVENTURES):
    """An Adventure: what its rules change (DF-005)."""

    # ---- which Adventure it is

    quick_start = False
    """It is played by new characters without Features and Magic Items, and gives none (DF-387)."""
    highest_level = 4
    """The highest level that it can be played at (DF-321)."""
    many_levels = False
    """It gives Magic Items once for each level, and its decks are chosen at modified levels (DF-304)."""

    # ---- how it is set up

    fire = True
    """Whether the Dragonfire deck is used."""
    starting_stats: tuple[int, int, int] | None = None
    """Starting hand, gold and HP for everybody, where the screens' own are not used, nor what they can do."""
    locations = True
    """Whether there are Locations."""

    def prepare(self, s: DragonfireState) -> None:
        """Change decks and counters before the first Scene."""

    def start_level(self, s: DragonfirePosition) -> int:
        """The printed Dragonfire level at the start."""
        return ADVENTURES[s.adventure].start

    def more_hp(self, s: DragonfirePosition) -> int:
        """By how many HP everybody has more than `starting_stats` says (DF-426)."""
        return 0

    def slots(self, s: DragonfirePosition) -> int:
        """How many Market slots there are, before what characters add (DF-065)."""
        return 6

    def sells_at_rest(self, s: DragonfirePosition) -> bool:
        """Whether cards may be bought in a Short Rest (DF-262)."""
        return True

    # ---- its Scenes

    def scenes(self, s: DragonfirePosition) -> int:
        """How many Scenes there are."""
        return len(ADVENTURES[s.adventure].scenes)

    def encounters(self, s: DragonfirePosition) -> int:
        """How many encounters the Scene has, before the extra of five or six players."""
        return ADVENTURES[s.adventure].encounters(s.scene, len(s.characters))

    def secondary(self, s: DragonfirePosition, count: int) -> int:
        """How many of them come from the Secondary Deck (DF-069)."""
        return min(count, max(0, s.dragonfire_level))

    def due(self, s: DragonfirePosition) -> list[str]:
        """The decks that the encounters of the Scene come from, in their order, without the extra one."""
        count = self.encounters(s)
        second = self.secondary(s, count)
        return ["secondary"] * second + ["primary"] * (count - second)

    async def first_encounter(self, s: DragonfireState, deck: str) -> bool:
        """Place the first encounter of a Scene in a way of its own; whether that was done."""
        return False

    async def scene_started(self, s: DragonfireState) -> None:
        """After all encounters of a Scene are out."""

    async def short_rest(self, s: DragonfireState) -> None:
        """In a Short Rest, before anybody is healed."""

    # ---- its turns

    async def before_dragonfire(self, s: DragonfireState) -> None:
        """Before each Dragonfire phase, but not before the first turn of a Scene."""

    async def leader_turn(self, s: DragonfireState) -> None:
        """At the moment of the party leader's turn, also if the leader is Unconscious."""

    async def moving(self, s: DragonfireState, seat: int) -> None:
        """In Start Turn after movement."""

    async def start_of_turn(self, s: DragonfireState, seat: int) -> None:
        """In Start Turn, before the effects of encounters."""

    async def damage_taken(self, s: DragonfireState, seat: int) -> None:
        """At the end of a player's Take Damage phase."""

    # ---- when something happens

    async def fell(self, s: DragonfireState, seat: int) -> None:
        """When a character has become Stunned or Unconscious."""

    async def defeated(self, s: DragonfireState, foe: Encounter, seat: int) -> None:
        """When an encounter was defeated; the seat is the active player's."""

    def save_bonus(self, s: DragonfirePosition, foe: Encounter) -> int:
        """Save +X that an encounter has in it."""
        return 0

    async def saved(self, s: DragonfireState, foe: Encounter) -> None:
        """When a Save has succeeded."""

    def location_lost(self, s: DragonfireState, location: Encounter) -> None:
        """When a Location that was in play is discarded undefeated."""

    # ---- healing

    def ails(self, s: DragonfirePosition, seat: int) -> bool:
        """Whether healing helps a character, even one with all HP."""
        return False

    async def instead_of_healing(self, s: DragonfireState, seat: int, amount: int) -> int:
        """How much of a healing is left for the HP."""
        return amount

    # ---- what it counts

    counters: Mapping[Note, tuple[str, str]] = {}
    """Notes that everybody sees: a name for each, and what it means."""
    tokens: Mapping[Note, str] = {}
    """Marks on characters that everybody sees, with a name for each."""
    holders: Mapping[Note, tuple[str, str]] = {}
    """Notes that say which player holds something: a name for that player, and what it means."""

    def lasting(self) -> Sequence[Note]:
        """Its marks on characters that a Short Rest doesn't end."""
        return ()

    def kept(self, s: DragonfirePosition, challenge: str) -> bool:
        """Whether an accepted challenge was fulfilled, now that the Adventure is completed."""
        return challenge not in s.broken

    # ---- for bots

    ease = 0.0
    """How easy it is, in log odds."""

    def odds(self, s: DragonfirePosition) -> float:
        """What its counters add to the party's chances, in log odds."""
        return 0.0

    def standing(self, s: DragonfirePosition, seat: int) -> float:
        """What its marks on a character add to the party's chances."""
        return 0.0


class CharacterScreen(Card, printed=SCREENS):
    """A Character screen: everything about it is printed, and what it can do is an `Ability`."""
