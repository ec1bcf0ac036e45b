"""What each Objective asks for. Figures that stand in the card's text stand here once, as code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from questboard.games.portal.content import HEROES
from questboard.games.portal.state import COLORS, Player, PortalState

Goal: TypeAlias = Callable[[PortalState, Player], bool]

GOALS: dict[str, Goal] = {}


def goal(card: str) -> Callable[[Goal], Goal]:
    """Enter the condition of an Objective."""

    def enter(condition: Goal) -> Goal:
        GOALS[card] = condition
        return condition

    return enter


def most_of_one(area: Player) -> int:
    """The player's largest Gem colour."""
    return max(area.count(color) for color in COLORS)


@goal("O1")
def sapphire_purse(s: PortalState, area: Player) -> bool:
    """Six blue Gems."""
    return area.gems["B"] + area.diamonds["B"] >= 6


@goal("O2")
def topaz_purse(s: PortalState, area: Player) -> bool:
    """Six yellow Gems."""
    return area.gems["Y"] + area.diamonds["Y"] >= 6


@goal("O3")
def emerald_purse(s: PortalState, area: Player) -> bool:
    """Six green Gems."""
    return area.gems["G"] + area.diamonds["G"] >= 6


@goal("O4")
def ruby_purse(s: PortalState, area: Player) -> bool:
    """Six red Gems."""
    return area.gems["R"] + area.diamonds["R"] >= 6


@goal("O5")
def diamond_purse(s: PortalState, area: Player) -> bool:
    """Six White Diamonds, or as many as the table's switch says."""
    return sum(area.diamonds.values()) >= s.options.diamond_objective


@goal("O6")
def full_menu(s: PortalState, area: Player) -> bool:
    """Three complete sets."""
    return area.sets >= 3


@goal("O7")
def happy_regulars(s: PortalState, area: Player) -> bool:
    """Three Perfect Matches in the game."""
    return area.matches >= 3


@goal("O8")
def double_shift(s: PortalState, area: Player) -> bool:
    """Two Perfect Matches in one turn."""
    return area.turn_matches >= 2


@goal("O9")
def house_special(s: PortalState, area: Player) -> bool:
    """Two Potions played in the game."""
    return area.potions_played >= 2


@goal("O10")
def three_course_meal(s: PortalState, area: Player) -> bool:
    """Three or more order Gems from one seating."""
    return area.best_seating >= 3


@goal("O11")
def banquet(s: PortalState, area: Player) -> bool:
    """Four order Gems from one seating."""
    return area.best_seating >= 4


@goal("O12")
def big_tipper(s: PortalState, area: Player) -> bool:
    """Five or more Gems in one turn, from any source."""
    return area.turn_gems >= 5


@goal("O13")
def all_are_welcome(s: PortalState, area: Player) -> bool:
    """A Hero of each colour seated."""
    return len({HEROES[hero].color for hero in area.seated}) == 4


@goal("O14")
def theme_night(s: PortalState, area: Player) -> bool:
    """Three Heroes of one colour seated."""
    return max(Counter(HEROES[hero].color for hero in area.seated).values(), default=0) >= 3


@goal("O15")
def poached_table(s: PortalState, area: Player) -> bool:
    """A Perfect Match on a Hero that another player seated; solo: on one of an earlier turn."""
    return area.foreign_matches >= 1


@goal("O16")
def guild_hall(s: PortalState, area: Player) -> bool:
    """Heroes of six different classes seated."""
    return len({HEROES[hero].class_name for hero in area.seated}) >= 6


@goal("O17")
def full_waiting_list(s: PortalState, area: Player) -> bool:
    """Seven Hero cards in hand or, in solo, in the line."""
    return len(area.hand) >= 7


@goal("O18")
def back_room_stock(s: PortalState, area: Player) -> bool:
    """Two Potions and two White Diamonds at the same time."""
    return area.potions >= 2 and sum(area.diamonds.values()) >= 2


@goal("O19")
def specialist(s: PortalState, area: Player) -> bool:
    """Ten Gems of one colour."""
    return most_of_one(area) >= 10


@goal("O20")
def heavy_till(s: PortalState, area: Player) -> bool:
    """Eighteen Gems in total."""
    return sum(area.gems.values()) + sum(area.diamonds.values()) >= 18


@goal("O21")
def toast_across_the_table(s: PortalState, area: Player) -> bool:
    """A Perfect Match that flips a Hero opposite a face-down Hero."""
    return area.opposite_flips >= 1


@goal("O22")
def bulk_order(s: PortalState, area: Player) -> bool:
    """A placed token that makes three equal ones side by side."""
    return area.runs_made >= 1


@goal("O23")
def end_of_the_table(s: PortalState, area: Player) -> bool:
    """A placed token that fills an end slot."""
    return area.ends_filled >= 1


@goal("O24")
def everything_turned(s: PortalState, area: Player) -> bool:
    """All four Action tiles back side up at the end of the turn."""
    ended = not s.active_tile and s.players[s.active] is area
    return ended and not any(area.tiles.values())
