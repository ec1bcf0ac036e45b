"""The order of play: Initiative cards from 1 on, again and again until a door is opened (FA-022)."""

from __future__ import annotations

from questboard.games.fantasy.rules.health import close_turn
from questboard.games.fantasy.state import MASTER, FantasyState


def take_turn(s: FantasyState) -> None:
    """The turn of the card that is up, or of the next one whose hero lives."""
    while s.order[s.place] != MASTER and s.hero(s.order[s.place]).dead:
        _turn_up_next(s)
    name = s.order[s.place]
    s.agenda.append(("master_turn",) if name == MASTER else ("hero_turn", name))


def next_card(s: FantasyState) -> None:
    """The next Initiative card is up."""
    _turn_up_next(s)
    take_turn(s)


def _turn_up_next(s: FantasyState) -> None:
    """The card after this one; behind the last a new round begins with the first."""
    s.place = (s.place + 1) % len(s.order)
    if s.place == 0:
        s.acted = False


def finish_turn(s: FantasyState) -> None:
    """A hero's turn is over."""
    close_turn(s)
    next_card(s)
