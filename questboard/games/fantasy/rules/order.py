"""The order of play: Initiative cards from 1 on, again and again until a door is opened (FA-022)."""

from __future__ import annotations

from questboard.games.fantasy.rules.health import close_turn
from questboard.games.fantasy.state import MASTER, FantasyState


def take_turn(s: FantasyState) -> None:
    """The turn of the card that is up, or of the next one whose hero lives."""
    while s.order[s.place] != MASTER and s.hero(s.order[s.place]).dead:
        s.place = (s.place + 1) % len(s.order)
    name = s.order[s.place]
    s.agenda.append(("master_turn",) if name == MASTER else ("hero_turn", name))


def next_card(s: FantasyState) -> None:
    """The next Initiative card is up."""
    s.place = (s.place + 1) % len(s.order)
    take_turn(s)


def finish_turn(s: FantasyState) -> None:
    """A hero's turn is over."""
    close_turn(s)
    next_card(s)
