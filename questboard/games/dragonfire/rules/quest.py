"""What an Adventure may change: each overrides the hooks that its rules need (DF-005)."""

from __future__ import annotations

from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.state import DragonfireState, Encounter
from questboard.kernel import tell


class Quest:
    """An Adventure with nothing of its own; Adventures derive from it."""

    fire = True
    """Whether the Dragonfire deck is used."""
    starting_stats: tuple[int, int, int] | None = None
    """Starting hand, gold and HP for everybody, where the screens' own are not used, nor what they can do."""
    locations = True
    """Whether there are Locations."""

    def prepare(self, s: DragonfireState) -> None:
        """Change decks and counters before the first Scene."""

    def start_level(self, s: DragonfireState) -> int:
        """The printed Dragonfire level at the start."""
        return ADVENTURES[s.adventure].start

    def more_hp(self, s: DragonfireState) -> int:
        """By how many HP everybody has more than `starting_stats` says (DF-426)."""
        return 0

    def slots(self, s: DragonfireState) -> int:
        """How many Market slots there are, before what characters add (DF-065)."""
        return 6

    def sells_at_rest(self, s: DragonfireState) -> bool:
        """Whether cards may be bought in a Short Rest (DF-262)."""
        return True

    def scenes(self, s: DragonfireState) -> int:
        """How many Scenes there are."""
        return len(ADVENTURES[s.adventure].scenes)

    def encounters(self, s: DragonfireState) -> int:
        """How many encounters the Scene has, before the extra of five or six players."""
        return ADVENTURES[s.adventure].encounters(s.scene, len(s.characters))

    def secondary(self, s: DragonfireState, count: int) -> int:
        """How many of them come from the Secondary Deck (DF-069)."""
        return min(count, max(0, s.dragonfire_level))

    def due(self, s: DragonfireState) -> list[str]:
        """The decks that the encounters of the Scene come from, in their order, without the extra one."""
        count = self.encounters(s)
        second = self.secondary(s, count)
        return ["secondary"] * second + ["primary"] * (count - second)

    async def first_encounter(self, s: DragonfireState, deck: str) -> bool:
        """Place the first encounter of a Scene in a way of its own; whether that was done."""
        return False

    async def scene_started(self, s: DragonfireState) -> None:
        """After all encounters of a Scene are out."""

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

    async def short_rest(self, s: DragonfireState) -> None:
        """In a Short Rest, before anybody is healed."""

    def location_lost(self, s: DragonfireState, location: Encounter) -> None:
        """A Location that was in play is discarded undefeated."""

    def kept(self, s: DragonfireState, challenge: str) -> bool:
        """Whether an accepted challenge was fulfilled, now that the Adventure is completed."""
        return challenge not in s.broken


def fails(s: DragonfireState, challenge: str) -> None:
    """A challenge can't be fulfilled any more, if it was accepted."""
    if challenge in s.challenges and challenge not in s.broken:
        s.broken.append(challenge)
        tell(s, "challenge_failed", "DF-272", challenge=challenge)


QUESTS: dict[str, Quest] = {}


def quest(s: DragonfireState) -> Quest:
    """The Adventure that is played."""
    return QUESTS.get(s.adventure, PLAIN)


PLAIN = Quest()
