"""The monsters of the base game: how they look, and what they do besides their dice."""

from __future__ import annotations

from fractions import Fraction

from questboard.games.fantasy import dice
from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.hooks import MonsterKind
from questboard.games.fantasy.rules.combat import RUN_UP, unseen
from questboard.games.fantasy.rules.figures import sees
from questboard.games.fantasy.rules.health import discard, drain, heal_monster, lose, lose_turn
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Monster, Roll
from questboard.kernel import emit


class Goblin(MonsterKind, id="goblin"):
    """It does nothing special."""

    icon, color = "goblin", "emerald"


class Skeleton(MonsterKind, id="skeleton"):
    """Ranged weapon attacks on it have 1 sword less."""

    icon, color = "skeleton", "ink"

    def shield(self, assault: Assault) -> int:
        return int(assault.kind == "ranged" and assault.source == "weapon")


class Gnoll(MonsterKind, id="gnoll"):
    """It does nothing special."""

    icon, color = "wolf-howl", "walnut"


class Bugbear(MonsterKind, id="bugbear"):
    """It adds 1 sword if it moved at least 2 squares earlier in the same turn."""

    icon, color = "bear-head", "walnut"

    def prepare(self, s: FantasyPosition, monster: Monster, assault: Assault) -> None:
        if s.turn.figure == monster.uid and s.turn.walked >= RUN_UP:
            assault.bonus += 1


class Ogre(MonsterKind, id="ogre"):
    """It does nothing special."""

    icon, color = "ogre", "brass"


class Troll(MonsterKind, id="troll"):
    """It regains 1 HP at the start of each DM turn, unless it was seared."""

    icon, color = "troll", "emerald"

    def turn_start(self, s: FantasyState, monster: Monster) -> None:
        if not monster.seared:
            heal_monster(s, monster, 1, "FA-061", regrows=True)


class CarrionCrawler(MonsterKind, id="carrion-crawler"):
    """Star: a hero who lost HP to it misses his next turn."""

    icon, color = "centipede", "arcane"
    sting = Fraction(1)

    async def star_after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        if lost:
            lose_turn(s, target, "FA-079")


class Ooze(MonsterKind, id="ooze"):
    """A hero whose melee weapon cost it HP rolls the Special die: on a star the weapon is discarded."""

    icon, color = "vile-fluid", "heal"
    says = {
        "corroded": lambda facts: (
            "{figure} rolls a star, and {item} is eaten away."
            if facts["star"]
            else "{figure} rolls no star, and {item} holds."
        )
    }
    shows = {"corroded": "special die"}

    async def struck(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        if not lost or assault.kind != "melee" or assault.source != "weapon":
            return
        hero = s.hero(assault.by)
        eaten = dice.star(s.luck)
        s.roll = Roll(hero.name, self.id, (("special", "star" if eaten else "blank"),))
        emit(s, "corroded", "FA-079", figure=hero.name, item=assault.card, star=eaten)
        if eaten:
            discard(s, hero, assault.card, "FA-079")


class Wight(MonsterKind, id="wight"):
    """Star: a hero who lost HP to it also loses 1 SP, or 1 more HP if he has no SP."""

    icon, color = "shambling-zombie", "slate"
    sting = Fraction(1, 2)

    def star_more(self, sp: int) -> int:
        return int(not sp)

    async def star_after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        if lost:
            drain(s, s.hero(target), 1, "FA-079")


class Wraith(MonsterKind, id="wraith"):
    """It moves through pillars, trees, chests and heroes. Its attacks ignore 1 point of AC."""

    icon, color = "spectre", "ink"
    haunts = True

    def prepare(self, s: FantasyPosition, monster: Monster, assault: Assault) -> None:
        assault.pierce += 1


class Lich(MonsterKind, id="lich"):
    """In place of a move it drains a hero in sight: he loses 1 SP, or 1 HP if he has no SP."""

    icon, color = "crowned-skull", "danger"
    keeps_away = 3
    power, instead_of = "drain", "move"

    def power_targets(self, s: FantasyPosition, monster: Monster) -> list[str]:
        return heroes_in_sight(s, monster)

    async def use_power(self, s: FantasyState, monster: Monster, target: str) -> None:
        emit(s, "power", "FA-061", figure=monster.uid, card=self.power, target=target)
        if not drain(s, s.hero(target), 1, "FA-061"):
            lose(s, target, 1, "FA-061")


def heroes_in_sight(s: FantasyPosition, monster: Monster) -> list[str]:
    """The heroes whom a monster can choose for a power, adjacent ones too."""
    return [hero.name for hero in s.living if not unseen(s, hero) and sees(s, monster.square, hero.square)]
