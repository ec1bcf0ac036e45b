"""What the monsters of the base game do besides their dice (dossier 6).

How a wraith moves stands with the other ways to move, in `rules.walking`.
"""

from __future__ import annotations

from questboard.games.fantasy import dice
from questboard.games.fantasy.rules.combat import unseen
from questboard.games.fantasy.rules.figures import sees
from questboard.games.fantasy.rules.health import discard, drain, heal_monster, lose, lose_turn
from questboard.games.fantasy.rules.registry import (
    POWERS,
    Assault,
    Power,
    prepare,
    shield,
    star_after,
    star_more,
    struck,
    turn_start,
)
from questboard.games.fantasy.state import FantasyState, Hero, Monster, Roll
from questboard.kernel import tell

RUN_UP = 2
"""How many squares a bugbear runs for its extra sword."""


@shield("skeleton")
def bones(assault: Assault) -> int:
    """Ranged weapon attacks on a skeleton have 1 sword less."""
    return int(assault.kind == "ranged" and assault.source == "weapon")


@prepare("bugbear")
def run_up(s: FantasyState, monster: Monster, assault: Assault) -> None:
    """1 sword more after at least 2 squares in the same activation."""
    if s.turn.figure == monster.uid and s.turn.walked >= RUN_UP:
        assault.bonus += 1


@turn_start("troll")
def regenerate(s: FantasyState, monster: Monster) -> None:
    """A troll regains 1 HP at the start of each DM turn, unless it was seared."""
    if not monster.seared:
        heal_monster(s, monster, 1, "FA-061")


@star_after("carrion-crawler")
async def paralyse(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """A hero who lost HP misses his next turn."""
    if lost:
        lose_turn(s, target, "FA-079")


@struck("ooze")
async def corrode(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """A melee weapon that cost an ooze HP may be lost."""
    if not lost or assault.kind != "melee" or assault.source != "weapon":
        return
    hero = s.hero(assault.by)
    eaten = dice.star(s.luck)
    s.roll = Roll(hero.name, "ooze", (("special", "star" if eaten else "blank"),))
    tell(s, "corroded", "FA-079", figure=hero.name, item=assault.card, star=eaten)
    if eaten:
        discard(s, hero, assault.card, "FA-079")


@star_after("wight")
async def sap(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """A hero who lost HP also loses 1 SP."""
    if lost:
        drain(s, s.hero(target), 1, "FA-079")


@star_more("wight")
def sap_hp(sp: int) -> int:
    """A hero who has no SP loses 1 more HP instead."""
    return int(not sp)


def sap_one(s: FantasyState, hero: Hero, rule: str) -> None:
    """A hero loses 1 SP, or 1 HP if he has none."""
    if not drain(s, hero, 1, rule):
        lose(s, hero.name, 1, rule)


@prepare("wraith")
def chill(s: FantasyState, monster: Monster, assault: Assault) -> None:
    """A wraith's attacks ignore 1 point of AC."""
    assault.pierce += 1


def heroes_in_sight(s: FantasyState, monster: Monster) -> list[str]:
    """The heroes whom a monster can choose for a power, adjacent ones too."""
    return [hero.name for hero in s.living if not unseen(s, hero) and sees(s, monster.square, hero.square)]


async def power_drain(s: FantasyState, monster: Monster, target: str) -> None:
    """The lich takes 1 SP from a hero, or 1 HP if he has none."""
    tell(s, "power", "FA-061", figure=monster.uid, card="drain", target=target)
    sap_one(s, s.hero(target), "FA-061")


POWERS["lich"] = Power("drain", "move", heroes_in_sight, power_drain)
