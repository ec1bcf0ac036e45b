"""What a seat may know; worlds that fit it are made in `imagined`.

The boards lie open on the table: walls, doorways and ground are no secret (FA-011). What stands on them is
one until its area is laid out: monsters, chests, and which doors are locked; and traps until they are found.
Only the Dungeon Master knows the layout. Nobody knows the order of a deck.

A view holds the table as the seat sees it: a state of its own, from which all that is hidden has been left
out. So rules that only look, like AC or lines of sight, work on a view, too. What a view leaves out must not
be looked up in the layout: its figures, things, chests and traps are the Dungeon Master's book.
"""

from __future__ import annotations

from typing import Any

from questboard.games.fantasy.layout import Chest, Trap
from questboard.games.fantasy.rules.figures import area_of_square
from questboard.games.fantasy.state import NOBODY, FantasyState, place_mark
from questboard.kernel import Ask, Fixed, Luck

UNKNOWN = "?"
"""A card that the viewer can't see."""


class FantasyView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    asked: int | None
    """The seat that is asked."""
    table: FantasyState
    """The table without what is hidden: no agenda, no luck, decks of UNKNOWN cards.

    For all but the Dungeon Master: `lurking` and `free` are empty, and so are `marks` outside imagined
    worlds; `things` are those of revealed areas, `chests` are those of revealed areas and don't say what they
    hold, `traps` are those that were found, and `locked` are doors that were tried.
    """

    @property
    def is_master(self) -> bool:
        """Whether the viewer is the Dungeon Master."""
        return self.table.master != NOBODY and self.seat == self.table.master

    @property
    def doors(self) -> list[int]:
        """The doors that can be seen: those of revealed areas; all of them for the Dungeon Master."""
        return [
            number
            for number, door in enumerate(self.table.layout.doors)
            if self.is_master or any(self.table.revealed >> area & 1 for area in door.areas)
        ]


def observe(s: FantasyState, ask: Ask[Any] | None, seat: int) -> FantasyView:
    """What a player, or a spectator, may know."""
    master = s.master != NOBODY and seat == s.master
    shown = FantasyState(
        agenda=[],
        luck=Luck(b""),
        options=s.options,
        adventure=s.adventure,
        seats=s.seats,
        master=s.master,
        heroes=[hero.clone() for hero in s.heroes],
        monsters=[monster.clone() for monster in s.monsters],
        things=s.things.copy() if master else {each.digit: s.things[each.digit] for each in s.visible_things},
        revealed=s.revealed,
        opened=s.opened,
        locked=s.locked if master else s.locked & s.tried,
        tried=s.tried,
        lurking=s.lurking if master else (),
        chests=s.chests
        if master
        else tuple([Chest(each.square) for each in s.chests if is_laid_out(s, each.square)]),
        traps=s.traps if master else _known_traps(s),
        found=s.found,
        trodden=s.trodden,
        cleared=s.cleared,
        keys=s.keys,
        master_key=s.master_key,
        deck=[UNKNOWN] * len(s.deck),
        discard=s.discard[:],
        drawn=s.drawn[:],
        free=s.free.copy() if master else {},
        roaming=[UNKNOWN] * len(s.roaming),
        roaming_discard=s.roaming_discard[:],
        arriving=s.arriving[:],
        numbers=s.numbers.copy(),
        order=s.order[:],
        place=s.place,
        master_turns=s.master_turns,
        turn=s.turn.clone(),
        lasting=s.lasting[:],
        pillars=s.pillars,
        fallen=s.fallen[:],
        taken=s.taken[:],
        dropped=s.dropped.copy(),
        lost_keys=s.lost_keys,
        awake=s.awake,
        marks=s.marks.copy() if master else _known_marks(s),
        not_this_turn=s.not_this_turn,
        not_this_round=s.not_this_round,
        searching=s.searching,
        roll=s.roll,
        progress=s.progress.clone(),
        won=s.won,
        reason=s.reason,
        rule=s.rule,
    )
    return FantasyView(seat, None if ask is None else ask.seat, shown)


def is_laid_out(s: FantasyState, square: int) -> bool:
    """Whether what is on a square lies on the table: its area is revealed, or the tower that it is on."""
    return bool(s.revealed >> area_of_square(s, square) & 1)


def _known_traps(s: FantasyState) -> tuple[Trap, ...]:
    """Traps that were found: where they are and of what kind (FA-048), not what more the layout says."""
    return tuple([Trap(each.square, each.kind) for each in s.traps if s.found >> each.square & 1])


def _known_marks(s: FantasyState) -> dict[str, int]:
    """Where the persons and objects of revealed areas are, if an imagined world has them elsewhere."""
    places = [(place_mark(each.digit), each.square) for each in s.visible_things]
    return {mark: square for mark, square in places if mark in s.marks}
