"""How the game begins, goes on and ends."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.cues import AnyCue, Banner, Ending
from questboard.games.fantasy.content import HEROES
from questboard.games.fantasy.cues.combat import missed_turn
from questboard.games.fantasy.cues.seen import Seen
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.state import NOBODY
from questboard.games.fantasy.words import names_in_a_row
from questboard.kernel import SPECTATOR


def begins(seen: Seen) -> Sequence[AnyCue]:
    """An adventure with its Objective."""
    layout = LAYOUTS[seen.facts["adventure"]]
    return [Banner(text=layout.title, detail=layout.objective, level="game")]


def concludes(seen: Seen) -> Sequence[AnyCue]:
    """What comes of a success."""
    layout = LAYOUTS[seen.facts["adventure"]]
    return [Banner(text=layout.title, detail=layout.conclusion, level="game")]


def initiative(seen: Seen) -> Sequence[AnyCue]:
    """Initiative is dealt."""
    order = names_in_a_row(seen.facts["order"])
    return [Banner(text="Initiative", detail=order[0].upper() + order[1:], level="phase")]


def hero_turn(seen: Seen) -> Sequence[AnyCue]:
    """A hero's turn begins."""
    name, player = seen.called(seen.facts["figure"]), seen.view.hero(seen.facts["figure"]).seat
    detail = f"Round {seen.facts['round']}, played by {seen.names[player]}"
    return [Banner(text=f"{name}'s turn", detail=detail, level="turn")]


def master_turn(seen: Seen) -> Sequence[AnyCue]:
    """The turn of the Dungeon Master begins."""
    master = seen.view.master
    who = "automatic" if master == NOBODY else f"played by {seen.names[master]}"
    detail = f"Round {seen.facts['number']}, {who}"
    return [Banner(text="The Dungeon Master's turn", detail=detail, level="turn")]


def turn_missed(seen: Seen) -> Sequence[AnyCue]:
    """A hero's turn is passed over, with all that it means; a monster only does nothing."""
    name = seen.facts["figure"]
    if name not in HEROES:
        return missed_turn(seen)
    return [Banner(text=f"{seen.called(name)} misses a turn", level="turn"), *missed_turn(seen)]


def won(seen: Seen) -> Sequence[AnyCue]:
    """The heroes have won the adventure."""
    return [_over(seen, True)]


def lost(seen: Seen) -> Sequence[AnyCue]:
    """The heroes have lost the adventure."""
    return [_over(seen, False)]


def _over(seen: Seen, heroes: bool) -> AnyCue:
    """The end, or within a campaign the end of a part of it."""
    text, reason = f"The heroes have {'won' if heroes else 'lost'}", seen.facts["reason"]
    if seen.view.options.campaign:
        return Banner(text=text, detail=reason[0].upper() + reason[1:], level="game")
    return Ending(text=f"{text}: {reason}", won=_is_mine(seen, heroes))


def campaign_over(seen: Seen) -> Sequence[AnyCue]:
    """The campaign has been decided."""
    view = seen.view
    return [Ending(text=f"The campaign is over: {view.reason}", won=_is_mine(seen, view.won))]


def _is_mine(seen: Seen, heroes: bool) -> bool | None:
    """Whether the viewer has won; whoever only watches hasn't."""
    if seen.view.seat == SPECTATOR:
        return None
    return heroes != seen.view.is_master
