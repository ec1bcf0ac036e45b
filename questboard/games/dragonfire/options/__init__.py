"""What players choose between: each kind of option with its words, its things, its outlook and its weight.

`base` is what all kinds share, `acts` are the menus of a turn and `plan` what a player in a hurry thinks of
them; `damage`, `encounters`, `characters`, `cards` and `campaign` are kinds of things, `decisions` are
questions for yes or no.
"""

from __future__ import annotations

from questboard.games.dragonfire.options.acts import (
    Assists,
    CardActs,
    CardToPutAway,
    PlayCards,
    PlayForOther,
    Purchase,
)
from questboard.games.dragonfire.options.campaign import (
    AdventureToPlay,
    Background,
    ClassType,
    Deck,
    FeatureSlot,
    FeatureToTake,
    Number,
    Screen,
)
from questboard.games.dragonfire.options.cards import (
    CardToHave,
    CardToPartWith,
    CardToReplace,
    MarketCardToBuy,
    MarketCardToHave,
    MarketCardToLose,
    OwnedMagicItem,
    PowerToUse,
)
from questboard.games.dragonfire.options.characters import (
    AnyCharacter,
    CharacterAmongFoes,
    CharacterToAct,
    CharacterToBurn,
    CharacterToCover,
    CharacterToHeal,
    CharacterToProtect,
    CharacterToSpendHP,
)
from questboard.games.dragonfire.options.damage import Assignment, Damage, Place, TrackLevel
from questboard.games.dragonfire.options.decisions import (
    AcceptChallenge,
    DamageRatherThanProtection,
    DrawForSwords,
    EncounterSucceeds,
    Sacrifice,
    YesOrNo,
)
from questboard.games.dragonfire.options.encounters import (
    AnyEncounter,
    EncounterToActFirst,
    EncounterToDraw,
    EncounterToStop,
    EncounterToStrikeFirst,
    EncounterToSuffer,
    EncounterToWeaken,
)
from questboard.kernel import kinds

KINDS = kinds(
    PlayCards,
    PlayForOther,
    Assists,
    Purchase,
    CardToPutAway,
    CardActs,
    Assignment,
    Damage,
    TrackLevel,
    Place,
    AnyEncounter,
    EncounterToWeaken,
    EncounterToStop,
    EncounterToDraw,
    EncounterToSuffer,
    EncounterToActFirst,
    EncounterToStrikeFirst,
    AnyCharacter,
    CharacterToHeal,
    CharacterToProtect,
    CharacterAmongFoes,
    CharacterToBurn,
    CharacterToSpendHP,
    CharacterToAct,
    CharacterToCover,
    CardToHave,
    CardToPartWith,
    CardToReplace,
    OwnedMagicItem,
    MarketCardToBuy,
    MarketCardToHave,
    MarketCardToLose,
    PowerToUse,
    YesOrNo,
    EncounterSucceeds,
    DrawForSwords,
    Sacrifice,
    AcceptChallenge,
    DamageRatherThanProtection,
    Screen,
    FeatureToTake,
    Background,
    FeatureSlot,
    AdventureToPlay,
    Deck,
    ClassType,
    Number,
)
