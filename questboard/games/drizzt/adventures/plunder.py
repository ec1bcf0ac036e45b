"""Adventure 5: every Hero for itself, and six chests to bring out."""

from __future__ import annotations

from questboard.games.adventure.board import squares
from questboard.games.adventure.content import BOXES, TILES
from questboard.games.adventure.cues.cards import handed_over
from questboard.games.adventure.hooks import Look, Quest, Verb
from questboard.games.adventure.nodes import hero_card_id, hero_id
from questboard.games.adventure.rules.actions import (
    Act,
    can_attack,
    drop_everything,
    take_attack,
)
from questboard.games.adventure.rules.caverns import eliminate
from questboard.games.adventure.rules.combat import check
from questboard.games.adventure.rules.decks import draw, shuffled_deck
from questboard.games.adventure.rules.rewards import worth
from questboard.games.adventure.rules.setup import starting_surges
from questboard.games.adventure.rules.talk import emit, settle_tie
from questboard.games.adventure.rules.ways import lying
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    AdventureView,
    Chest,
    Ending,
    Team,
)
from questboard.games.adventure.words import needs
from questboard.games.drizzt.adventures.destinations import (
    EAST_HALF,
    LADDER,
    WEST_HALF,
    Carried,
    lay_object,
)
from questboard.kernel import Note
from questboard.scene import Goal

CHESTS = ("1", "1", "2", "2", "3", "3")
OF_EACH_COLOUR = 8
"""White tiles in the stack, and black ones."""
GRAB = 15
"""What a roll to take another Hero's chest needs."""
HALF = sum(map(int, CHESTS)) / 2
"""Who has chests worth so much wins or shares the victory."""
ON_THE_WAY, SAFE, UNDECIDED = 0.6, 0.3, 0.2
"""Advice for bots: chests that are still carried count less, being out counts, and nothing is won before."""


class PlunderOfTheDeep(Quest, id="drizzt-5"):
    """Find chests, carry them to the ladder, and have the most in them."""

    verbs = ("rob",)
    says = {"chest_seen": "{hero} looks into the chest.{value}"}
    chests_laid = Note("chests")
    """How many chests have come into play."""

    def laid_out(self, s: AdventureState) -> None:
        """Sixteen tiles, six chests, and every Hero a team with a healing surge of its own."""
        box = BOXES[s.box]
        tiles = []
        for colour in ("white", "black"):
            kind = [t.id for t in box.tiles.values() if t.group == "standard" and t.triangle == colour]
            tiles.extend(s.luck.shuffled(kind)[:OF_EACH_COLOUR])
        s.stack = shuffled_deck(tiles, s.luck)
        s.pool = shuffled_deck(CHESTS, s.luck)
        surges = starting_surges(s, box.adventures[s.adventure])
        s.teams = [Team([], surges) for _ in s.heroes]
        for seat, hero in enumerate(s.heroes):
            hero.team = seat

    # ---- chests

    async def tile_placed(self, s: AdventureState, seat: int, slot: int) -> bool:
        """The first six white tiles have a chest next to the mushroom patch."""
        if self.chests_laid.get(s) < len(CHESTS) and TILES[s.dungeon.tiles[slot].tile].triangle == "white":
            self.chests_laid.add(s)
            patch = s.board.scorch(slot)
            tile = s.board.tile_squares(slot)
            options = squares(s.board.near[patch] & tile & s.free()) or [patch]
            square = await settle_tie(
                s, "Put the chest on which square?", options, "square for a thing", "LD-287"
            )
            lay_object(s, "chest", square)
        return False

    async def taken(self, s: AdventureState, seat: int, kind: str) -> None:
        """Who picks a chest up looks into it, and nobody else does."""
        look_inside(s, seat, s.heroes[seat].carried[-1])

    def drops(self, s: AdventurePosition, seat: int, name: str) -> bool:
        """Nobody puts a chest down of their own will."""
        return False

    # ---- coming to an end

    async def fallen(self, s: AdventureState, seat: int) -> bool:
        """A Hero without a healing surge of its own is out (LD-240), and leaves its chests behind."""
        await drop_everything(s, seat)
        eliminate(s, seat, "LD-240")
        return True

    def exits(self, s: AdventurePosition, seat: int) -> int:
        """The ladder, for a Hero with a chest; for others when there is nothing more to find."""
        nothing_left = not s.stack.count and not lying(s, "chest")
        return 1 << LADDER if s.heroes[seat].carried or nothing_left else 0

    async def encounter_step(self, s: AdventureState, seat: int) -> bool:
        """With the last tile the caverns come alive: two Encounter cards instead of one."""
        if not s.stack.count and (not s.turn.tile_placed or s.turn.black):
            s.agenda.append(("encounter", seat))
        return False

    def ending(self, s: AdventureState) -> Ending | None:
        """Over when nobody is left in the caverns; the richest who got out wins (LD-240)."""
        if not all(hero.gone for hero in s.heroes):
            return None
        out = [seat for seat, hero in enumerate(s.heroes) if hero.escaped]
        best = max([plunder(s, seat) for seat in out], default=None)
        winners = tuple(seat for seat in out if plunder(s, seat) == best)
        if not winners:
            return Ending(False, "nobody has come out of the caverns", "LD-240", ())
        return Ending(True, "the most valuable chests are brought out", "LD-240", winners)

    def scores(self, s: AdventureState) -> tuple[int, ...]:
        """What the chests are worth that each player has brought out (LD-240)."""
        return tuple(plunder(s, seat)[0] if hero.escaped else 0 for seat, hero in enumerate(s.heroes))

    def told(self, view: AdventureView) -> list[str]:
        """How many chests have come to light, of how many."""
        return [f"{self.chests_laid.get(view)} of {len(CHESTS)} chests found."]

    def goal(self, view: AdventureView) -> Goal:
        """Chests as long as there are any to find, then the ladder with what one has."""
        hero = view.heroes[view.seat] if view.seat >= 0 else None
        if hero is None or hero.gone:
            gone = sum([each.gone for each in view.heroes])
            return Goal(text="Heroes out of the caverns", done=gone, of=len(view.heroes))
        if hero.carried:
            several = len(hero.carried) > 1
            return Goal(text=f"Carry your {'chests' if several else 'chest'} to the ladder")
        laid = self.chests_laid.get(view)
        if laid < len(CHESTS):
            return Goal(text="Chests found", done=laid, of=len(CHESTS))
        return Goal(text="Take a chest to the ladder")

    def progress(self, s: AdventurePosition) -> float:
        """How many of the chests are carried, and by whom out."""
        found = sum([len(hero.carried) for hero in s.heroes])
        return 0.1 * found + 0.4 * sum([hero.gone for hero in s.heroes]) / len(s.heroes)

    def lead(self, s: AdventureState, team: int) -> float:
        """How much more a seat's chests are worth than those of the richest other; getting out counts."""
        hero = s.heroes[team]
        if hero.away == "out":
            return -1.0
        richest = max([prospect(s, other) for other in range(len(s.heroes)) if other != team])
        lead = (prospect(s, team) - richest) / HALF
        return lead + (SAFE if hero.escaped and hero.carried else 0.0) - UNDECIDED

    def goals(self, s: AdventurePosition) -> list[int]:
        """The ladder for who has a fair share of the chests, or a chest and little strength; else chests."""
        hero = s.heroes[s.active]
        weak = hero.hp * 2 <= hero.card.hit_points and not s.surges
        if hero.carried and (weak or len(hero.carried) * len(s.heroes) >= len(CHESTS)):
            return [WEST_HALF]
        return lying(s, "chest") or ([] if s.stack.count else [WEST_HALF, EAST_HALF])


def prospect(s: AdventureState, seat: int) -> float:
    """What a Hero's chests are worth, less as long as they have to be carried out: advice for bots."""
    hero = s.heroes[seat]
    value = sum([s.chests[name].value for name in hero.carried])
    return 0.0 if hero.away == "out" else value if hero.escaped else ON_THE_WAY * value


def look_inside(s: AdventureState, seat: int, name: str) -> None:
    """A Hero learns the value of a chest that it has."""
    if name not in s.chests:
        value = draw(s, s.pool)
        assert value is not None
        s.chests[name] = Chest(int(value), [])
    chest = s.chests[name]
    if seat not in chest.known:
        chest.known.append(seat)
    worth_it = {"value": f" It is worth {chest.value}."}
    emit(s, "chest_seen", "LD-124", hero=seat, value="", secret=worth_it, to=(seat,))


def plunder(s: AdventureState, seat: int) -> tuple[int, int]:
    """What a Hero has brought out, and for ties the Experience."""
    chests = sum([s.chests[name].value for name in s.heroes[seat].carried])
    return chests, sum([worth(card) for card in s.team(seat).experience])


class TreasureChest(Carried, id="chest"):
    """A chest; a Hero who has carried it knows what it is worth."""

    called = "a Treasure Chest"
    look = Look("locked-chest", "brass")


class Rob(Verb, id="rob"):
    """Instead of attacking, try to take a chest from another Hero on the tile, at random."""

    label, of, rule = "try to take a chest from {} instead of attacking", "hero", "LD-112"
    only_in_quest = True
    weight = 5.0
    says = {
        "robs": "{hero} reaches for one of {target}'s chests.",
        "robbed": "{hero} takes a chest from {target}.",
    }
    shows = {"robbed": handed_over("chest")}

    def options(self, s: AdventurePosition, seat: int) -> list[Act]:
        hero = s.heroes[seat]
        if not can_attack(s, seat):
            return []
        return [
            ("rob", other.name)
            for other in s.heroes
            if other is not hero
            and other.on_board
            and other.tile == hero.tile
            and any(name.startswith("chest-") for name in other.carried)
        ]

    async def do(self, s: AdventureState, seat: int, thing: str) -> None:
        take_attack(s)
        victim = s.seat_of(thing)
        emit(s, "robs", "LD-112", hero=seat, target=victim)
        if (await check(s, seat, GRAB, "LD-112")).success:
            chest = s.luck.pick(s.heroes[victim].carried)
            s.heroes[victim].carried.remove(chest)
            s.heroes[seat].carried.append(chest)
            emit(s, "robbed", "LD-112", hero=seat, target=victim)
            look_inside(s, seat, chest)

    def nodes(self, view: AdventureView, seat: int, thing: str) -> tuple[str, ...]:
        """The Hero with the chest, on the board and before the player."""
        return (hero_id(thing), hero_card_id(view.seat_of(thing)))

    def outlook(self, view: AdventureView, seat: int, thing: str) -> str:
        return needs(GRAB)
