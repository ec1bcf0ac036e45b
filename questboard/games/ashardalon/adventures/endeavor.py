"""Adventure 9: steal the prize from under the dragon's nose."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.cues.figures import tokens_laid
from questboard.games.adventure.hooks import Look, Mark, Quest, Thing
from questboard.games.adventure.rules.chambers import fill
from questboard.games.adventure.rules.decks import draw, shuffled_deck
from questboard.games.adventure.rules.exploring import place_villain, put_villain
from questboard.games.adventure.rules.placing import room
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.rules.ways import (
    NOWHERE,
    drop,
    exit_squares,
    find_tile,
    lying,
    place_monster,
    search,
    start_stairs,
)
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Ending,
    MarkNote,
    Token,
)
from questboard.kernel import Note
from questboard.scene import Goal

FACES = ("treasure", "100", "200", "300")
"""The four tokens; the one that shows a Treasure is the prize."""
PRIZE = MarkNote("prize")
"""The mark of the Hero who carries the prize; where it lies, the prize is a token of the same name."""
CENTRES = 1 << 7 | 1 << 16 + 4
"""Where the middle of Ashardalon's base may be on the Start tile: next to each other on the stairs."""


class SneakyEndeavor(Quest, id="ashardalon-9"):
    """Find the prize among four tokens in the chamber and bring it out of the dungeon."""

    says = {"tokens_laid": "{count} face-down tokens lie in the chamber."}
    shows = {"tokens_laid": tokens_laid}
    prize_found = Note()
    """Somebody has picked the prize up."""
    prize_out = Note()
    """The prize has been brought out of the dungeon."""

    def laid_out(self, s: AdventureState) -> None:
        """The Tunnel Exit is somewhere below the Chamber Entrance; four tokens are shuffled."""
        bottom = s.stack.packets[0]
        bottom.cards = s.luck.shuffled([*bottom.cards, "tunnel-exit"])
        bottom.known.append("tunnel-exit")
        s.treasure_tokens = shuffled_deck(FACES, s.luck)

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """The Tunnel Exit comes with a Monster like any other tile."""
        if slot != find_tile(s, "tunnel-exit"):
            return False
        await place_monster(s, seat, slot)
        return True

    async def entrance_placed(self, s: AdventureState, seat: int, slot: int) -> None:
        """Rage Drake, Monsters and tokens in the chamber; Ashardalon comes home."""
        await place_villain(s, "rage-drake", s.chamber_tiles)
        await fill(s, seat)
        await self._lay_tokens(s)
        await put_villain(s, "ashardalon", landing_place(s))

    async def _lay_tokens(self, s: AdventureState) -> None:
        """Face-down tokens on the scorch marks of different Chamber tiles; in a small chamber elsewhere."""
        left = list(s.chamber_tiles)
        for _ in FACES:
            if left:
                slot = await settle_tie(s, "Put a token on which Chamber tile?", left, "equal tile", "WA-180")
                left.remove(slot)
                square = s.board.scorch(slot)
            else:
                used = [token.square for token in s.tokens.values() if token.kind == "face-down"]
                mask = 0
                for slot in s.chamber_tiles:
                    mask |= s.board.tile_squares(slot) & s.free()
                options = [square for square in squares(mask) if square not in used]
                square = await settle_tie(
                    s, "Put a token on which square?", options, "square for a thing", "WA-180"
                )
            s.tokens[s.new_name("face-down")] = Token("face-down", square)
        emit(s, "tokens_laid", "WA-180", count=len(FACES))

    def picks_up(self, s: AdventureState, seat: int, kind: str) -> None:
        """Who picks up the prize has it."""
        if kind == PRIZE.key:
            PRIZE.set(s.heroes[seat])
            self.prize_found.set(s)

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """A token is turned up when it is picked up; gold has no use here (WA-282)."""
        if kind == "face-down":
            face = draw(s, s.treasure_tokens)
            assert face is not None
            s.treasure_tokens.discard.append(face)
            kind = PRIZE.key if face == "treasure" else ""
            self.picks_up(s, seat, kind)
            emit(s, "token_turned", "WA-180", hero=seat, face=kind or face)

    def downed(self, s: AdventureState, seat: int) -> None:
        """A carrier who goes down drops the prize."""
        drop(s, seat, PRIZE)

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The stairs of the Start tile and of the Tunnel Exit, at any time (WA-123, WA-282)."""
        return start_stairs(s) | exit_squares(s, "tunnel-exit")

    def left(self, s: AdventureState, seat: int) -> None:
        """Whether the prize has been brought out."""
        if PRIZE.is_set(s.heroes[seat]):
            self.prize_out.set(s)

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the prize outside; lost when all are outside without it."""
        if self.prize_out.is_set(s):
            return Ending(True, "the prize is stolen", "WA-013")
        if all(hero.escaped for hero in s.heroes):
            return Ending(False, "the last Hero has left without the prize", "WA-015")
        return None

    def goal(self, view: AdventureView) -> Goal:
        """The chamber, the tokens, the prize, the way out."""
        if not view.chamber_tiles:
            return Goal(text="Find the Chamber")
        if not self.prize_found.is_set(view):
            turned = len(FACES) - len(lying(view, "face-down"))
            return Goal(text="Tokens turned up", done=turned, of=len(FACES))
        return Goal(text="Pick up the prize" if lying(view, PRIZE.key) else "Carry the prize out")

    def progress(self, s: AdventurePosition) -> float:
        """The search for the chamber, the tokens, the prize."""
        if self.prize_out.is_set(s):
            return 1.0
        found = bool(s.chamber_tiles)
        turned = 1 - len(lying(s, "face-down")) / len(FACES) if found else 0.0
        carried = self.prize_found.is_set(s) and not lying(s, PRIZE.key)
        return 0.5 * search(s, found) + (0.3 if carried else 0.2 * turned)

    def goals(self, s: AdventurePosition) -> list[int]:
        """The tokens, then the prize, then an exit."""
        if not s.chamber_tiles:
            return []
        if not self.prize_found.is_set(s):
            return sorted(dict.fromkeys(lying(s, "face-down")))
        tunnel = find_tile(s, "tunnel-exit")
        return lying(s, PRIZE.key) or [0, 1, *([] if tunnel == NOWHERE else [tunnel])]


def landing_place(s: AdventurePosition) -> list[int]:
    """Where Ashardalon can land: on the stairs, or as near to them as figures let him."""
    base = MONSTERS["ashardalon"].base
    near, before = CENTRES, 0
    while near != before:
        options = room(s, base, near)
        if options:
            return options
        before, near = near, near | s.board.around(near)
    return []


class FaceDown(Thing, id="face-down"):
    """A face-down token in the chamber."""

    called = "a face-down token"
    taken = True


class Prize(Thing, id=PRIZE.key):
    """The prize."""

    called = "the prize"
    look = Look("trophy-cup", "topaz")
    taken = True


class CarriedPrize(Mark, id=PRIZE.key):
    """A Hero carries the prize."""
