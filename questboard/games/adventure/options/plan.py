"""What a player in a hurry wants to do: where to go, whom to attack, which card to use. Advice for bots."""

from __future__ import annotations

from functools import cached_property

from questboard.games.adventure.content import POWERS, TREASURES, Power, Reach
from questboard.games.adventure.eval import front, harmfulness
from questboard.games.adventure.hooks.tables import HEALS
from questboard.games.adventure.rules.combat import armor_of, under
from questboard.games.adventure.rules.distance import TILES as TILE_REACH
from questboard.games.adventure.rules.distance import figures_on, in_reach
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import AdventurePosition, Foe

# ---- what the quest is about


def quarry(s: AdventurePosition, goals: list[int]) -> list[Foe]:
    """The foes that the quest is about: objects, and Villains and marked Monsters on its goals."""
    found: list[Foe] = []
    if len(s.teams) > 1:
        rivals = [s.heroes[other] for other in quest(s).rivals(s, s.active)]
        found.extend(hero.name for hero in rivals if hero.standing)
    if not goals:
        return found
    found.extend(name for name, thing in s.objects.items() if thing.tile in goals)
    shielded = [card.name for hero in s.heroes for card in hero.row if card.shield]
    for name, figure in s.figures.items():
        if (figure.villain or figure.name in shielded) and figure.tile in goals:
            found.append(name)
    return found


def leaving(s: AdventurePosition, seat: int, goals: list[int]) -> bool:
    """Whether a Hero should leave the dungeon: an exit is among the goals of the quest."""
    exits = quest(s).exits(s, seat) if goals else 0
    return exits > 0 and any(exits & s.board.tile_squares(slot) for slot in goals)


# ---- foes


def reaches(s: AdventurePosition, seat: int) -> list[Reach]:
    """How far the Hero's At-Will attacks reach."""
    found: list[Reach] = []
    for card in s.heroes[seat].powers:
        power = POWERS[card]
        if power.use == "attack" and power.type == "at-will" and power.reach and power.reach not in found:
            found.append(power.reach)
    return found


def striking_squares(s: AdventurePosition, reach: list[Reach], foes: int) -> int:
    """The squares from which something on some squares can be attacked."""
    mask, board = 0, s.board
    for each in reach:
        if each == "adjacent":
            mask |= board.around(foes)
        else:
            for slot in s.tiles_of(foes):
                mask |= board.within(slot, TILE_REACH[each])
    return mask


NO_FOE, WANTED_FOE = 0.5, 10.0
"""The weight of doing nothing to anybody, and of a foe that the quest is about."""
ATTACK_BONUS = 7
"""What most attacks have."""
STURDY, STURDIEST = 2, 99
"""A foe that takes so much damage is worth a Daily; what stands for things that are no figures."""
A_MONSTER = 0.5
"""What a Monster weighs besides the harm that it does."""
ACTS_AGAIN = 0.7
"""How much the turns after the next one of a Monster's card count."""


def weigh_foe(s: AdventurePosition, foe: Foe | None, wanted: list[Foe], damage: int = 0) -> float:
    """Prefer foes that do harm soon and that fall soon; those that the quest is about matter most.

    Where damage is given it comes from something that is used up: then it matters most that none is wasted.
    """
    if foe is None:
        return NO_FOE
    weight = WANTED_FOE + weigh_harm(s, foe) if foe in wanted else weigh_harm(s, foe)
    return weight * min(1.0, hits_left(s, foe) / damage) if damage else weight


def hits_left(s: AdventurePosition, foe: Foe) -> int:
    """How much damage a foe can still take, or far too much if it is no figure."""
    return s.max_hp(foe) - s.figures[foe].damage if foe in s.figures else STURDIEST


def weigh_harm(s: AdventurePosition, foe: Foe) -> float:
    """How much harm a foe does, how soon, and how soon it falls."""
    if foe not in s.figures:
        return 1.0
    figure = s.figures[foe]
    acts, count = 0.0, len(s.heroes)
    for turns, seat in enumerate(s.clockwise(s.active)):
        for card in s.heroes[seat].row:
            if card.name == figure.name:
                acts += 1 + ACTS_AGAIN * (count - turns) / count
                break
    left = s.max_hp(foe) - figure.damage
    chance = min(1.0, max(1 / 20, (21 + ATTACK_BONUS - armor_of(s, foe)) / 20))
    weight: float = (A_MONSTER + harmfulness(figure.name)) * max(acts, 1.0) * chance / left**0.5
    return weight


# ---- the Hero Phase


ATTACKING, AT_QUARRY, EXPLORING, LEAVING = 2.0, 10.0, 3.0, 20.0
"""What it is worth to stand where one can do this."""
NEARER, NEARER_TO_A_GOAL, NEARER_TO_AN_EXIT = 0.8, 2.0, 4.0
"""What each tile nearer to where one wants to be is worth."""
MARKED, CROWDED, EXPOSED = 1.0, 0.3, 0.7
"""What a tile with a marker, each other Hero on the tile, and each point of harm near it take away."""
OF_OTHERS = 0.5
"""How much the harm of Monsters counts that act in the turns of other players."""
MOST_GOALS = 6
"""How many tiles of the quest a Hero thinks of at most."""
STEP = 0.1
"""The weight of a move to a square that is no better than the Hero's own."""


class Plan:
    """What the active Hero could do, weighed at a glance; made once for each question."""

    def __init__(self, s: AdventurePosition, seat: int) -> None:
        self.s, self.seat = s, seat
        self.hero = hero = s.heroes[seat]
        goals, ahead = quest(s).goals(s), front(s) if s.stack.count else []
        self.wanted = quarry(s, goals)
        self.hunting = self.hunting_grounds()
        if leaving(s, seat, goals):
            self.exits, self.nearer = quest(s).exits(s, seat), NEARER_TO_AN_EXIT
        else:
            self.exits, self.nearer = 0, NEARER if self.wanted or not goals else NEARER_TO_A_GOAL
        weak = hero.hp * 2 < hero.card.hit_points and not s.team(seat).surges
        self.eager = -EXPLORING if weak else eagerness(s)
        self.along = self.squares_to_explore_from(ahead)
        tiles_from = s.board.tiles_from
        self.goals = [tiles_from(goal) for goal in (goals or ahead)[:MOST_GOALS]]
        self.way: dict[int, float] = {}
        self.discomfort = discomfort(s, seat)
        self.here = self.square(hero.square) if hero.square >= 0 else 0.0

    def hunting_grounds(self) -> list[tuple[float, int]]:
        """From which squares each foe can be attacked, and what that is worth; the best first."""
        s, wanted = self.s, self.wanted
        if s.turn.attacked or s.turn.actions >= 2:
            return []
        reach = reaches(s, self.seat)
        found = []
        for foe in (*s.figures, *wanted):
            worth = AT_QUARRY if foe in wanted else ATTACKING * weigh_foe(s, foe, wanted)
            found.append((worth, striking_squares(s, reach, under(s, foe))))
        found.sort(reverse=True)
        return found

    def squares_to_explore_from(self, ahead: list[int]) -> int:
        """The squares along unexplored edges of the tiles ahead, or along all that are to be avoided."""
        along = 0
        if ahead:
            for edge, mask in self.s.board.edges.items():
                if self.eager < 0 or edge.slot in ahead:
                    along |= mask
        return along

    def move(self, square: int) -> float:
        """What a move to a square is worth."""
        better = self.square(square) - self.here
        return STEP + better if better > 0 else STEP

    def square(self, square: int) -> float:
        """What it is worth to be on a square."""
        bit, slot = 1 << square, square >> 4
        weight = -self.discomfort[slot]
        for worth, mask in self.hunting:
            if mask & bit:
                weight += worth
                break
        if self.along & bit:
            weight += self.eager
        if self.exits & bit:
            weight += LEAVING
        if slot not in self.way:
            self.way[slot] = self.nearer * min([far[slot] for far in self.goals], default=0)
        return weight - self.way[slot]

    def card(self, card: str) -> float:
        """What using a card is worth."""
        printed = POWERS.get(card) or TREASURES[card]
        if card in HEALS:
            return self.healing()
        if isinstance(printed, Power):
            if printed.use == "attack":
                return self.attack(printed)
            return DAILY if printed.type == "daily" and not awaits_villain(self.s) else UTILITY
        return ITEM_ATTACK if printed.attack is not None else ITEM

    @cached_property
    def prey(self) -> list[Foe]:
        """The foes that the quest is about and no Daily is wasted on; any of them if none is sturdy."""
        return [foe for foe in self.wanted if hits_left(self.s, foe) >= STURDY] or self.wanted

    def healing(self) -> float:
        """Healing is for those who are badly hurt."""
        heroes = [hero for hero in self.s.heroes if not hero.escaped]
        missing = max([hero.card.hit_points - hero.hp for hero in heroes], default=0)
        return HEALING if missing >= BADLY_HURT else HARDLY_NEEDED if missing else NOT_NEEDED

    def attack(self, power: Power) -> float:
        """An attack is worth what it can hit; a Daily is kept for the foes that matter."""
        s = self.s
        mask = in_reach(s, self.hero.square, power.reach or "within 2")
        prey = self.prey if power.type == "daily" else self.wanted
        at_quarry = any(under(s, foe) & mask for foe in prey)
        worth = ATTACK + power.damage + BONUS * power.bonus + (ON_QUARRY if at_quarry else 0.0)
        if power.type == "daily" and not at_quarry:
            strong = [
                harmfulness(s.figures[foe].name)
                for foe in figures_on(s, mask)
                if s.max_hp(foe) - s.figures[foe].damage >= 2
            ]
            if self.wanted or sum(strong) < (SAVED if awaits_villain(s) else HARMLESS):
                return KEPT
        return worth


DAILY, UTILITY = 5.0, 0.8
"""The weight of a Daily power that is no attack, when the worst has come; and of any other power."""
ITEM_ATTACK, ITEM = 8.0, 1.0
"""The weight of an item that attacks, and of any other one."""
HEALING, HARDLY_NEEDED, NOT_NEEDED = 8.0, 0.3, 0.02
"""The weight of a card that heals when a Hero is badly hurt, a little, and not at all."""
BADLY_HURT = 3
"""Hit points that a Hero lacks who needs healing."""
ATTACK, BONUS, ON_QUARRY = 4.0, 0.15, 6.0
"""The weight of an attack, of each point of its bonus, and of reaching a foe that the quest is about."""
SAVED, HARMLESS = 1.2, 0.1
"""How harmful Monsters must be for a Daily attack, before the Villain has come and after."""
KEPT = 1.0
"""The weight of a Daily that is better kept."""


def awaits_villain(s: AdventurePosition) -> bool:
    """Whether the worst is still to come, so that Daily powers are better saved."""
    return quest(s).worst_to_come(s)


# ---- the dungeon


CAUTION, BEARABLE = 1.0, 0.5
"""What each point of harm for each Hero takes from the wish to explore, and how many take nothing."""
BEHIND = 0.3
"""How much Monsters count that are more than two tiles away."""


def eagerness(s: AdventurePosition) -> float:
    """What it is worth to explore: less, the more Monsters are to be defeated first."""
    return EXPLORING - CAUTION * max(0.0, threat(s) - BEARABLE)


def threat(s: AdventurePosition) -> float:
    """The harm that the foes in play can do, for each Hero."""
    there = [hero.tile for hero in s.heroes if hero.square >= 0]
    reach = 0
    for tile in there:
        reach |= s.board.within(tile, 2)
    total = 0.0
    for name, figure in s.figures.items():
        left = s.max_hp(name) - figure.damage
        near = 1.0 if reach >> figure.square & 1 else BEHIND
        total += near * harmfulness(figure.name) * left**0.5
    return total / max(1, len(there))


def discomfort(s: AdventurePosition, seat: int) -> list[float]:
    """What is bad about being on each tile: markers, a crowd, and Monsters that will soon attack there."""
    hero, board = s.heroes[seat], s.board
    tiles = [0.0] * len(s.dungeon.tiles)
    for slots in s.markers.values():
        for slot in slots:
            tiles[slot] += MARKED
    for other in s.heroes:
        if other.square >= 0 and other is not hero:
            tiles[other.tile] += CROWDED
    mine = [card.name for card in hero.row]
    for figure in s.figures.values():
        harm = EXPOSED * harmfulness(figure.name)
        if not figure.villain and figure.name not in mine:
            harm *= OF_OTHERS
        for slot, distance in enumerate(board.tiles_from(figure.tile)):
            if distance <= 1:
                tiles[slot] += harm
    return tiles
