"""What a learned judgement reads off a position of a party: one row of numbers, the same for all seats.

Adventures with sides have none.
"""

from __future__ import annotations

from math import log

from questboard.games.adventure import eval
from questboard.games.adventure.content import POWERS
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.state import AdventurePosition

NAMES = (
    "by hand, in log odds",
    "still to be done",
    "Monsters times what is still to be done",
    "hit points times what is still to be done",
    "nearness to what is wanted",
    "rounds",
    "rounds beyond ten",
    "tiles in the stack",
    "first two surges",
    "further surges",
    "Experience",
    "Villagers",
    "Heroes down beyond the surges",
    "markers",
    "hit points",
    "hit points of the weakest",
    "weak Heroes",
    "Heroes down",
    "Heroes out of the dungeon",
    "levels",
    "Daily powers",
    "Utility powers",
    "items",
    "conditions",
    "curses",
    "what Monsters cost",
    "Monsters",
    "Villains",
    "hit points of Villains",
    "time left",
)
SURE = 0.002
"""Chances closer to none or to all count as this."""


def gauges(s: AdventurePosition) -> list[list[float]]:
    """The party's row."""
    heroes, count = s.heroes, len(s.heroes)
    if s.ending is not None or not all(hero.name for hero in heroes):
        return [[0.0] * len(NAMES)]
    chance = max(SURE, min(1 - SURE, eval.value(s)[0]))
    todo = 1 + eval.games_won(s) - eval.games_in_all(s) * quest(s).progress(s)
    opposition = eval.opposition(s) / count
    health = sum([max(0, hero.hp) / hero.card.hit_points for hero in heroes]) / count
    unused = [POWERS[card].type for hero in heroes for card in hero.powers if card not in hero.used]
    down = sum([hero.hp <= 0 and not hero.escaped for hero in heroes])
    villains = [name for name, figure in s.figures.items() if figure.villain]
    row = [
        log(chance / (1 - chance)) / 2,
        todo,
        todo * opposition,
        todo * health,
        eval.nearness(s),
        min(s.round, 40) / 10,
        max(0, min(s.round, 40) - 10) / 10,
        s.stack.count / 10,
        min(2, s.surges) / 2,
        max(0, s.surges - 2) / 2,
        min(experience(s), 15) / 10,
        sum([friend.hp for friend in s.friends.values()]) / 5,
        max(0, down - s.surges) / count,
        len(s.markers) / 3,
        health,
        min([max(0, hero.hp) / hero.card.hit_points for hero in heroes if not hero.escaped], default=1.0),
        sum([hero.hp <= eval.WEAK for hero in heroes]) / count,
        down / count,
        sum([hero.escaped for hero in heroes]) / count,
        sum([hero.level - 1 for hero in heroes]) / count,
        unused.count("daily") / count,
        unused.count("utility") / count,
        sum([len(hero.items) for hero in heroes]) / count,
        sum([len(hero.conditions) for hero in heroes]) / count,
        sum([len(hero.curses) for hero in heroes]) / count,
        opposition,
        (len(s.figures) - len(villains)) / count,
        len(villains) / 2,
        sum([s.max_hp(name) - s.figures[name].damage for name in villains]) / 10,
        s.time / 10,
    ]
    return [row]
