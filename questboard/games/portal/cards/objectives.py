"""What each Objective asks for. Figures that stand in the card's text stand here once, as code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import Goal
from questboard.games.portal.rules.scoring import most_of_one
from questboard.games.portal.state import COLORS, Player, PortalState, PortalView

# ---- base deck


class Purse(Goal):
    """Six Gems of one colour."""

    color = ""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.gems[self.color] + area.diamonds[self.color] >= 6

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return max(0, gems[COLORS.index(self.color)] - 2) / 4

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return area.gems[self.color] + area.diamonds[self.color], 6


class SapphirePurse(Purse, id="O1"):
    """Six blue Gems."""

    color = "B"


class TopazPurse(Purse, id="O2"):
    """Six yellow Gems."""

    color = "Y"


class EmeraldPurse(Purse, id="O3"):
    """Six green Gems."""

    color = "G"


class RubyPurse(Purse, id="O4"):
    """Six red Gems."""

    color = "R"


class DiamondPurse(Goal, id="O5"):
    """Six White Diamonds, or as many as the table's rule option says."""

    def met(self, s: PortalState, area: Player) -> bool:
        return sum(area.diamonds.values()) >= s.options.diamond_objective

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return min(1.0, sum(area.diamonds.values()) / 6)

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return sum(area.diamonds.values()), view.options.diamond_objective


class FullMenu(Goal, id="O6"):
    """Three complete sets."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.count("R") >= 3 and area.sets >= 3  # who has no three red Gems has no three sets

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return sum(min(3, number) for number in gems) / 12

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return area.sets, 3


class HappyRegulars(Goal, id="O7"):
    """Three Perfect Matches in the game."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.matches >= 3

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return area.matches / 3

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return area.matches, 3


class DoubleShift(Goal, id="O8"):
    """Two Perfect Matches in one turn."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.turn_matches >= 2


class HouseSpecial(Goal, id="O9"):
    """Two Potions played in the game."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.potions_played >= 2

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return area.potions_played / 2

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return area.potions_played, 2


# ---- extra deck


class ThreeCourseMeal(Goal, id="O10"):
    """Three or more order Gems from one seating."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.best_seating >= 3


class Banquet(Goal, id="O11"):
    """Four order Gems from one seating."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.best_seating >= 4


class BigTipper(Goal, id="O12"):
    """Five or more Gems in one turn, from any source."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.turn_gems >= 5


class AllAreWelcome(Goal, id="O13"):
    """A Hero of each colour seated."""

    def met(self, s: PortalState, area: Player) -> bool:
        return len({HEROES[hero].color for hero in area.seated}) == 4

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return len({HEROES[hero].color for hero in area.seated}) / 4

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return len({HEROES[hero].color for hero in area.seated}), 4


class ThemeNight(Goal, id="O14"):
    """Three Heroes of one colour seated."""

    def met(self, s: PortalState, area: Player) -> bool:
        return max(Counter(HEROES[hero].color for hero in area.seated).values(), default=0) >= 3

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return max(Counter(HEROES[hero].color for hero in area.seated).values(), default=0) / 3

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return max(Counter(HEROES[hero].color for hero in area.seated).values(), default=0), 3


class PoachedTable(Goal, id="O15"):
    """A Perfect Match on a Hero that another player seated; solo: on one of an earlier turn."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.foreign_matches >= 1


class GuildHall(Goal, id="O16"):
    """Heroes of six different classes seated."""

    def met(self, s: PortalState, area: Player) -> bool:
        return len({HEROES[hero].class_name for hero in area.seated}) >= 6

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return len({HEROES[hero].class_name for hero in area.seated}) / 6

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return len({HEROES[hero].class_name for hero in area.seated}), 6


class FullWaitingList(Goal, id="O17"):
    """Seven Hero cards in hand or, in solo, in the line."""

    def met(self, s: PortalState, area: Player) -> bool:
        return len(area.hand) >= 7

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return len(area.hand) / 7

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return len(area.hand), 7


class BackRoomStock(Goal, id="O18"):
    """Two Potions and two White Diamonds at the same time."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.potions >= 2 and sum(area.diamonds.values()) >= 2

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return (min(2, area.potions) + min(2, sum(area.diamonds.values()))) / 4


class Specialist(Goal, id="O19"):
    """Ten Gems of one colour."""

    def met(self, s: PortalState, area: Player) -> bool:
        return most_of_one(area) >= 10

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return max(gems) / 10

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return most_of_one(area), 10


class HeavyTill(Goal, id="O20"):
    """Eighteen Gems in total."""

    def met(self, s: PortalState, area: Player) -> bool:
        return sum(area.gems.values()) + sum(area.diamonds.values()) >= 18

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return sum(gems) / 18

    def tally(self, view: PortalView, area: Player) -> tuple[int, int]:
        return sum(area.gems.values()) + sum(area.diamonds.values()), 18


class ToastAcrossTheTable(Goal, id="O21"):
    """A Perfect Match that flips a Hero opposite a face-down Hero."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.opposite_flips >= 1


class BulkOrder(Goal, id="O22"):
    """A placed token that makes three equal ones side by side."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.runs_made >= 1


class EndOfTheTable(Goal, id="O23"):
    """A placed token that fills an end slot."""

    def met(self, s: PortalState, area: Player) -> bool:
        return area.ends_filled >= 1


class EverythingTurned(Goal, id="O24"):
    """All four Action tiles back side up at the end of the turn."""

    def met(self, s: PortalState, area: Player) -> bool:
        ended = not s.active_tile and s.players[s.active] is area
        return ended and not any(area.tiles.values())

    def progress(self, area: Player, gems: Sequence[int]) -> float:
        return 1 - sum(area.tiles.values()) / 4
