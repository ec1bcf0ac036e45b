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
    Foe,
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
    Leave,
    Square,
    Tile,
    TileForMonster,
    TileForTrap,
    TileName,
    TileOfFoes,
    Token,
    YesOrNo,
)
from questboard.kernel import kinds

KINDS = kinds(
    HeroPhase,
    YesOrNo,
    Leave,
    Square,
    Tile,
    TileOfFoes,
    TileForMonster,
    TileForTrap,
    TileName,
    Edge,
    EdgeToExplore,
    Token,
    Foe,
    FoeToAttack,
    Figure,
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
