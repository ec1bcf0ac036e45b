"""Teams: who plays with whom, where not all play together (LD-177)."""

from __future__ import annotations

from questboard.games.adventure.content import HEROES
from questboard.games.adventure.scene.symbols import TEAM_COLORS
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import together
from questboard.scene import Node


def rivalry(view: AdventureView) -> bool:
    """Whether there is more than one team."""
    return len(view.teams) > 1


def letter(team: int) -> str:
    """What a team is called for short.

    >>> letter(1)
    'B'
    """
    return chr(ord("A") + team)


def members(view: AdventureView, team: int) -> str:
    """The Heroes of a team."""
    names = [HEROES[hero.name].name for hero in view.heroes if hero.team == team and hero.name]
    return together(names) if names else f"team {letter(team)}"


def in_company(view: AdventureView) -> bool:
    """Whether anybody has companions; where each Hero is alone, names say it all."""
    teams = [hero.team for hero in view.heroes]
    return rivalry(view) and len(set(teams)) < len(teams)


def team_in_words(view: AdventureView, seat: int) -> str:
    """To which team a Hero belongs, after what else is said of the Hero."""
    return f", team {letter(view.heroes[seat].team)}" if in_company(view) else ""


def banner(id: str, view: AdventureView, seat: int, before: str = "") -> list[Node]:
    """The letter of a Hero's team in the colour of the team, perhaps with something before it."""
    if not in_company(view):
        return []
    team = view.heroes[seat].team
    return [Node(id=f"{id}:team", kind="badge", text=before + letter(team), color=TEAM_COLORS[team])]
