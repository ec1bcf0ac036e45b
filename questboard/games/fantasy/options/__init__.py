"""What players choose between: each kind of option with its words, its things, its outlook and its weight.

`turn` has the menus of a hero's and a monster's turn; `movement`, `combat` and `items` have the verbs and
questions of their chapters; `acts`, `healing` and `base` are what these share. The weights are those of a
player in a hurry: fight monsters that are near, stay out of reach, heal before going on, and go on together.
"""

from __future__ import annotations

from questboard.games.fantasy.options.base import YesOrNo
from questboard.games.fantasy.options.combat import Die, HeroToChoose, MonsterToUse, Target
from questboard.games.fantasy.options.items import (
    BargainWithAHero,
    ChangeOfItems,
    DrinkNow,
    ItemInReturn,
    MakeRoom,
    ShareOut,
)
from questboard.games.fantasy.options.movement import (
    Door,
    Entry,
    HiddenTrap,
    Key,
    Landing,
    NearestSquare,
    Placing,
    Push,
    Square,
    Start,
)
from questboard.games.fantasy.options.turn import HeroTurn, MonsterTurn, StayAtHome
from questboard.kernel import kinds

__all__ = ["KINDS"]

KINDS = kinds(
    HeroTurn,
    MonsterTurn,
    MonsterToUse,
    HeroToChoose,
    Target,
    Die,
    Square,
    NearestSquare,
    Start,
    Landing,
    Push,
    Entry,
    HiddenTrap,
    Placing,
    Door,
    Key,
    DrinkNow,
    MakeRoom,
    ChangeOfItems,
    BargainWithAHero,
    ShareOut,
    ItemInReturn,
    StayAtHome,
    YesOrNo,
)
