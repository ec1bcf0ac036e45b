"""What players choose between: each kind of option with its words, its things, its outlook and its weight.

`base` is what all kinds share, `places`, `figures` and `cards` are kinds of things, `hero_phase` is the menu
of the Hero Phase, and `plan` what a player in a hurry wants to do in it. A box may add kinds of its own.
"""

from __future__ import annotations

from questboard.games.adventure.options.cards import (
    Card,
    Condition,
    PaymentForLevel,
    PaymentToCancel,
    Reaction,
    SpentCard,
    TokenFace,
)
from questboard.games.adventure.options.figures import (
    Ally,
    Figure,
    FigureToAct,
    Foe,
    FoeOfAFriend,
    FoeToAttack,
    Hero,
    HeroToPlay,
    Owner,
    Target,
)
from questboard.games.adventure.options.hero_phase import HeroPhase
from questboard.games.adventure.options.places import (
    Edge,
    EdgeToExplore,
    EqualTile,
    Leave,
    Square,
    SquareForFigure,
    SquareForThing,
    Tile,
    TileForMonster,
    TileForTrap,
    TileName,
    TileOfFoes,
    TileOnTheWay,
    Token,
    YesOrNo,
)
from questboard.kernel import kinds

KINDS = kinds(
    HeroPhase,
    YesOrNo,
    Leave,
    Square,
    SquareForFigure,
    SquareForThing,
    Tile,
    TileOfFoes,
    TileForMonster,
    TileForTrap,
    TileOnTheWay,
    EqualTile,
    TileName,
    Edge,
    EdgeToExplore,
    Token,
    Foe,
    FoeToAttack,
    FoeOfAFriend,
    Figure,
    FigureToAct,
    Hero,
    HeroToPlay,
    Owner,
    Target,
    Ally,
    Card,
    Reaction,
    PaymentToCancel,
    PaymentForLevel,
    SpentCard,
    Condition,
    TokenFace,
)
