"""What every Hero may do in the Hero Phase besides moving and using cards (WA-119, WA-122, WA-175)."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import ENCOUNTERS, HEROES, POWERS, STANCES
from questboard.games.adventure.hooks import Verb
from questboard.games.adventure.hooks.tables import CARRIED, OPENS_FROM_AFAR, TAKEN
from questboard.games.adventure.nodes import carried_id, door_id, row_id
from questboard.games.adventure.rules.actions import (
    LOCK,
    Act,
    can_attack,
    disabling_bonus,
    put_down,
    take_attack,
    take_stance,
    try_to_disable,
)
from questboard.games.adventure.rules.combat import check, take_damage
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import turn_up_token
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventurePosition, AdventureState, AdventureView, RowCard
from questboard.games.adventure.words import in_brief, needs
from questboard.kernel import choose

CHANGING_STANCE = 0.1
"""For bots: what it is worth to change one stance for another."""


class Stance(Verb, id="stance"):
    """Take a stance; that costs no action. Some are taken only by attacking with their card (LD-103)."""

    label, of, rule = "take the stance {}", "card", "LD-103"
    group = "power"

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        hero = s.heroes[seat]
        if not STANCES:  # as in a box without them
            return []
        return [("stance", card) for card in hero.powers if card in STANCES and card != hero.stance]

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        await take_stance(s, seat, thing)

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        """What the card says."""
        return in_brief(POWERS[thing].text)

    def prior(self, s: AdventurePosition, seat: int, thing: str) -> float:
        """A stance is taken when there is none, and kept."""
        return CHANGING_STANCE if s.heroes[seat].stance else self.weight


class Drop(Verb, id="drop"):
    """Put an object down that the Hero carries, onto an adjacent square; that costs no action (LD-125)."""

    label, of, rule = "put down {}", "token", "LD-125"
    weight = 0.02

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        carried = s.heroes[seat].carried
        return [("drop", name) for name in carried if quest(s).drops(s, seat, name)] if carried else []

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        around = squares(s.board.near[s.heroes[seat].square] & s.board.floor)
        kind = thing.rpartition("-")[0]
        square = await choose(
            seat, "Put {token} down on which square?", around, "square", "LD-125", token=kind
        )
        put_down(s, seat, thing, square)

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The object among what the Hero carries."""
        return (carried_id(seat, thing),)


class Open(Verb, id="open"):
    """Turn over the token of a closed door next to the Hero; that costs no action (WA-175 to WA-177)."""

    label, of, rule = "open the door of {}", "tile", "WA-175"
    weight = 6.0

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if not s.dungeon.closed:
            return []
        hero, found = s.heroes[seat], []
        for slot in s.dungeon.closed:
            beside = beside_door(s, hero.square, slot)
            if slot in s.locked:
                if beside and can_attack(s, seat):
                    found.append(("unlock", slot))  # in the order of the doors, whatever is done with each
            elif beside or (hero.name in OPENS_FROM_AFAR and hero.tile == slot):
                found.append(("open", slot))
        return found

    def missed(self, view: AdventureView, seat: int) -> dict[int, tuple[str, str]]:
        """Doors that are too far away, and locked ones where no attack is left to take instead."""
        hero, found = view.heroes[seat], dict[int, tuple[str, str]]()
        for slot in view.dungeon.closed:
            if not beside_door(view, hero.square, slot):
                locked = "it is locked, and " if slot in view.locked else ""
                found[slot] = f"{locked}{HEROES[hero.name].name} is not next to it", "WA-175"
            elif slot in view.locked and not can_attack(view, seat):
                found[slot] = "it is locked, and no attack is left to take instead", "WA-178"
        return found

    async def do(self, s: AdventureState, seat: int, thing: int) -> None:
        kind = draw(s, s.door_tokens)
        assert kind is not None
        if kind == "locked":
            s.locked.append(thing)
        else:
            s.door_tokens.discard.append(kind)
        emit(s, "door_opened", "WA-175", hero=seat, tile=thing, door=kind)
        if kind == "locked":
            return
        if kind == "trapped":
            around = s.board.beside_door(thing)
            for other in s.standing():
                if around >> s.heroes[other].square & 1:
                    await take_damage(s, other, 1, "WA-177")
        s.dungeon = s.dungeon.with_door_open(thing)
        emit(s, "unlocked", "WA-175", tile=thing)

    def nodes(self, view: AdventureView, seat: int, thing: int) -> tuple[str, ...]:
        """The door."""
        return (door_id(thing),)


class Unlock(Verb, id="unlock"):
    """Try to unlock a door instead of attacking; `Open` offers it (WA-178)."""

    label, of, rule = "unlock the door of {} instead of attacking", "tile", "WA-178"

    async def do(self, s: AdventureState, seat: int, thing: int) -> None:
        take_attack(s)
        emit(s, "unlocks", "WA-178", hero=seat, tile=thing)
        die = await check(s, seat, LOCK, "WA-178")
        if die.success:
            s.locked.remove(thing)
            s.door_tokens.discard.append("locked")
            s.dungeon = s.dungeon.with_door_open(thing)
            emit(s, "unlocked", "WA-178", tile=thing)

    def nodes(self, view: AdventureView, seat: int, thing: int) -> tuple[str, ...]:
        """The door."""
        return (door_id(thing),)

    def outlook(self, view: AdventureView, seat: int, thing: int) -> str:
        return needs(LOCK)


def beside_door(s: AdventurePosition, square: int, slot: int) -> bool:
    """Whether a square is adjacent to a closed door."""
    return bool(s.board.beside_door(slot) >> square & 1)


class Disable(Verb, id="disable"):
    """Try to disable a Trap on the Hero's tile instead of attacking (WA-122)."""

    label, of, rule = "disable {} instead of attacking", "card", "WA-122"
    weight = 2.0

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if not s.markers or not can_attack(s, seat):
            return []
        tile = s.heroes[seat].tile
        return [
            ("disable", card)
            for card, tiles in s.markers.items()
            if tile in tiles and ENCOUNTERS[card].kind == "trap"
        ]

    def missed(self, view: AdventureView, seat: int) -> dict[str, tuple[str, str]]:
        """Traps on other tiles, or no attack left to take instead."""
        hero = view.heroes[seat]
        return {
            card: (
                "there is no attack left to take instead"
                if hero.tile in tiles
                else f"it is not on the tile of {HEROES[hero.name].name}",
                "WA-122",
            )
            for card, tiles in view.markers.items()
            if ENCOUNTERS[card].kind == "trap"
        }

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        take_attack(s)
        await try_to_disable(s, seat, thing)

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The card, for the marker lies over squares that one may move to."""
        rows = enumerate(view.heroes)
        return tuple(row_id(owner, thing) for owner, hero in rows if RowCard(thing) in hero.row)

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        return needs(ENCOUNTERS[thing].disable - disabling_bonus(view, seat))


class Take(Verb, id="take"):
    """Pick up an object in the Hero's square or next to it, which costs no action (WA-119)."""

    label, of, rule = "pick up {}", "token", "WA-119"
    weight = 20.0

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        if not s.tokens:
            return []
        hero = s.heroes[seat]
        around = s.board.near[hero.square] | 1 << hero.square
        return [
            ("take", name)
            for name, token in s.tokens.items()
            if token.kind in TAKEN
            and around >> token.square & 1
            and quest(s).takes(s, seat, token.kind, hero.square)
        ]

    def missed(self, view: AdventureView, seat: int) -> dict[str, tuple[str, str]]:
        """Objects that lie too far away, or that this Hero may not take now."""
        hero = view.heroes[seat]
        around = view.board.near[hero.square] | 1 << hero.square
        far = f"{HEROES[hero.name].name} is not next to it"
        return {
            name: ("it can't be picked up now" if around >> token.square & 1 else far, "WA-119")
            for name, token in view.tokens.items()
            if token.kind in TAKEN
        }

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        token = s.tokens.pop(thing)
        if token.kind in CARRIED:
            s.heroes[seat].carried.append(thing)
        quest(s).picks_up(s, seat, token.kind)
        emit(s, "picked_up", "WA-119", hero=seat, token=token.kind, name=thing)
        if token.kind == "treasure":
            face = draw(s, s.treasure_tokens)
            if face is not None:
                await turn_up_token(s, seat, face)
        await quest(s).taken(s, seat, token.kind)
