"""What a learned judgement reads off a position: a row of numbers for each player, as one seat sees them.

Everything comes from what lies open and from the cards that the viewer knows, so a view and every world that
fits it give the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import PROGRESS
from questboard.games.portal.rules.geometry import faced, lacks, matching
from questboard.games.portal.rules.scoring import MOST_OF_ONE_POINTS, MOST_SETS_POINTS, OBJECTIVE_POINTS
from questboard.games.portal.rules.setup import START_BLOCK
from questboard.games.portal.state import COLORS, EMPTY, NOBODY, PortalPosition

SIDES = {hero.id: (hero.order, faced(hero.order, 1)) for hero in HEROES.values()}
"""Each order as it lies at a near and at a far seat."""
COLOR_OF = {hero.id: hero.color for hero in HEROES.values()}

OWN = (
    "gem points",
    "points",
    "lead in points",
    "lead in points for what is left",
    "sets",
    "lead in sets",
    "ahead in sets",
    "behind in sets",
    "most Gems of one colour",
    "lead in most Gems",
    "ahead in most Gems",
    "behind in most Gems",
    "Gems in all",
    "Gems that waiting Heroes may raise",
    "White Diamonds",
    "Objectives",
    "nearness to Objectives",
    "lead in nearness to Objectives",
    "nearly fulfilled Objectives",
    "cards in hand",
    "lead in cards",
    "best seating",
    "second seating",
    "Perfect Matches in hand",
    "Potions",
    "red tile",
    "yellow tile",
    "green tile",
    "blue tile",
    "to move",
    "moving",
    "next to move",
    "orders to complete when next to move",
    "the viewer",
)
"""What is known of each player."""
COMMON = (
    "room",
    "last round",
    "no more turns",
    "ends filled",
    "orders that lack one symbol",
    "waiting Heroes",
    "free seats",
    "Potions on Heroes",
    "Objectives left",
    "Heroes turned",
)
"""What is the same for all, or nearly so."""
NAMES = (*OWN, *(f"{name}, by room" for name in OWN), *COMMON)
WIDTH = len(NAMES)


def gauges(s: PortalPosition, viewer: int) -> list[list[float]]:
    """A row of numbers for each player."""
    board = Board(s)
    areas = s.players
    count = len(areas)
    gems = [[area.gems[color] + area.diamonds[color] for color in COLORS] for area in areas]
    most, sets = [max(each) for each in gems], [min(each) for each in gems]
    worths = [sum(map(mul, each, board.symbols)) for each in gems]
    points = [
        worth + OBJECTIVE_POINTS * len(area.objectives) for worth, area in zip(worths, areas, strict=True)
    ]
    if count > 1:
        best_most, best_sets = max(most), max(sets)
        for player in range(count):
            points[player] += MOST_OF_ONE_POINTS * (0 < most[player] == best_most)
            points[player] += MOST_SETS_POINTS * (0 < sets[player] == best_sets)
    goals = [PROGRESS[card] for card in s.objectives if card in PROGRESS]
    near = [[progress(area, own) for progress in goals] for area, own in zip(areas, gems, strict=True)]
    nearness = [sum(map(mul, each, each)) for each in near]
    hands = [len(area.hand) for area in areas]
    seatings = board.seatings(areas[viewer].hand if viewer >= 0 else ())
    left = board.room
    rows = []
    ending, active = s.ending, s.active
    for player, area in enumerate(areas):
        own = gems[player]
        lead = points[player] - _best_other(points, player)
        ahead_sets = sets[player] - _best_other(sets, player)
        ahead_most = most[player] - _best_other(most, player)
        turns_until = (player - active) % count
        tiles = area.tiles
        comes_next = turns_until == 1 or (turns_until == 0 and not s.active_tile)
        mine = player == viewer
        row = [
            worths[player] / 30,
            points[player] / 40,
            lead / 20,
            lead / (6 + 32 * left),
            sets[player] / 3,
            _within(ahead_sets, 3),
            1.0 if ahead_sets > 0 else 0.0,
            1.0 if ahead_sets < 0 else 0.0,
            most[player] / 6,
            _within(ahead_most, 4),
            1.0 if ahead_most > 0 else 0.0,
            1.0 if ahead_most < 0 else 0.0,
            sum(own) / 12,
            sum(map(mul, own, board.waiting)) / 12,
            sum(area.diamonds.values()) / 3,
            len(area.objectives) / 2,
            nearness[player],
            nearness[player] - _best_other(nearness, player),
            float(sum(each >= 0.75 for each in near[player])),
            min(hands[player], 8) / 4,
            (hands[player] - _best_other(hands, player)) / 4,
            seatings[0] if mine else 0.0,
            seatings[1] if mine else 0.0,
            seatings[2] if mine else 0.0,
            min(area.potions, 4) / 2,
            float(tiles["R"]),
            float(tiles["Y"]),
            float(tiles["G"]),
            float(tiles["B"]),
            1.0 if turns_until == 0 and not s.active_tile else 0.0,
            1.0 if turns_until == 0 and s.active_tile else 0.0,
            1.0 if comes_next else 0.0,
            board.lacking if comes_next else 0.0,
            1.0 if mine else 0.0,
        ]
        done = ending != NOBODY and (
            turns_until >= (ending - active) % count if ending != active else player == active
        )
        row += [left * each for each in row]
        row += [
            left,
            0.0 if ending == NOBODY else 1.0,
            1.0 if done else 0.0,
            *board.common,
        ]
        rows.append(row)
    return rows


class Board:
    """What is read off the table once for all players."""

    def __init__(self, s: PortalPosition) -> None:
        row = s.row
        self.row = row
        self.room = row.count(EMPTY) / (len(row) - len(START_BLOCK[len(s.players)]))
        self.mirror = s.options.mirror_far_side
        symbols = dict.fromkeys(COLORS, 1)
        waiting = dict.fromkeys(COLORS, 0)
        lacking = potions = turned = 0
        free = []
        for seat, at in enumerate(s.seats):
            if at is None:
                if seat not in s.covered:
                    free.append(seat)
                continue
            color = COLOR_OF[at.hero]
            if not at.face_up:
                symbols[color] += 1
                turned += 1
                continue
            waiting[color] += 1
            potions += at.potion
            first = seat // 2 * 4
            order = SIDES[at.hero][seat % 2 if self.mirror else 0]
            lacking += lacks(order, row[first : first + 4]) is not None
        self.free = free
        self.symbols = list(symbols.values())
        self.waiting = list(waiting.values())
        self.lacking = lacking / 2
        self.common = (
            ((row[0] != EMPTY) + (row[-1] != EMPTY)) / 2,
            lacking / 2,
            sum(self.waiting) / 6,
            len(free) / 6,
            potions / 2,
            len(s.objectives) / 4,
            turned / 6,
        )

    def seatings(self, hand: Sequence[str]) -> tuple[float, float, float]:
        """The most Gems that the best and the second best card would take now, and the Perfect Matches."""
        row, mirror = self.row, self.mirror
        places = [(row[seat // 2 * 4 : seat // 2 * 4 + 4], seat % 2 if mirror else 0) for seat in self.free]
        if not places:
            return 0.0, 0.0, 0.0
        takes = []
        perfect = 0
        for hero in hand:
            sides = SIDES[hero]
            most = 0
            for tokens, side in places:
                number = len(matching(sides[side], tokens))
                most = max(most, number)
            takes.append(most)
            perfect += most == 4 - sides[0].count("-")
        takes.sort(reverse=True)
        return (
            takes[0] / 2 if takes else 0.0,
            takes[1] / 2 if len(takes) > 1 else 0.0,
            perfect / 2,
        )


def _best_other(numbers: Sequence[float], player: int) -> float:
    """The highest number of the others; a lone player has nobody to beat."""
    if len(numbers) == 2:
        return numbers[1 - player]
    return max([*numbers[:player], *numbers[player + 1 :]], default=0)


def _within(number: float, most: int) -> float:
    return max(-most, min(most, number)) / most
