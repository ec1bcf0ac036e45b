"""Marks that cards of several Heroes put on whatever they attack, or on Heroes."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks.tables import LASTING
from questboard.games.adventure.rules.tactics import SKIPS
from questboard.games.adventure.rules.talk import tell
from questboard.games.adventure.state import AdventureState, Foe

WEAKENED = "weakened"
"""The -4 AC token; its number is the seat of the Hero who put it."""
THIS_TURN = "weakened this turn"
"""With it: that Hero put it in its own turn, so that it lasts until the end of the one after."""
WEAKER = -4
TOKENS = 4
"""How many -4 AC tokens there are (LD-014)."""


def marks_of(s: AdventureState, foe: Foe) -> dict[str, int]:
    """The marks on a Monster, an Ally or a Hero; what is put on anything else is lost."""
    if foe in s.figures:
        return s.figures[foe].marks
    if foe in s.friends:
        return s.friends[foe].marks
    return next((hero.marks for hero in s.heroes if hero.name == foe), {})


def survives(s: AdventureState, foe: Foe) -> bool:
    """Whether a Monster, or a Hero or an Ally who was attacked, is still there to be marked or placed."""
    return foe in s.figures or foe in s.friends or foe in s.names(s.standing())


def markable(s: AdventureState) -> list[Foe]:
    """Whatever can have marks that last beyond an attack, and is still there."""
    return [*s.figures, *s.friends, *s.names(s.standing())]


def is_villain(s: AdventureState, foe: Foe) -> bool:
    """Whether a foe is a Villain, or a Hero who counts as one (LD-228)."""
    if foe in s.figures:
        return s.figures[foe].villain
    return any(hero.name == foe and hero.villainous for hero in s.heroes)


# ---- the -4 AC token


def weaken(s: AdventureState, seat: int, foe: Foe) -> None:
    """Put a -4 AC token on a Monster; a second one only renews it, and without a free one nothing happens."""
    if not can_weaken(s, foe):
        return
    marks = marks_of(s, foe)
    marks[WEAKENED] = seat
    marks.pop(THIS_TURN, None)
    if seat == s.active:
        marks[THIS_TURN] = seat
    tell(s, "weakened", "LD-014", foe=foe, hero=seat)


def can_weaken(s: AdventureState, foe: Foe) -> bool:
    """Whether a -4 AC token can be put on something: it has one already, or one is free (LD-014)."""
    return survives(s, foe) and (WEAKENED in marks_of(s, foe) or len(weakened(s)) < TOKENS)


def weakened(s: AdventureState) -> list[Foe]:
    """The Monsters, Allies and Heroes with a -4 AC token."""
    return [
        *[name for name, figure in s.figures.items() if WEAKENED in figure.marks],
        *[name for name, friend in s.friends.items() if WEAKENED in friend.marks],
        *[hero.name for hero in s.heroes if WEAKENED in hero.marks],
    ]


def return_tokens(s: AdventureState, seat: int) -> None:
    """The -4 AC tokens of a Hero come back at the end of the Hero's next turn."""
    for foe in weakened(s):
        marks = marks_of(s, foe)
        owner = marks[WEAKENED]
        if owner != seat and s.heroes[owner].away != "out":
            continue
        if marks.pop(THIS_TURN, None) is None:
            del marks[WEAKENED]
            tell(s, "strong_again", "LD-014", foe=foe)


# ---- a lost activation


def skip_activation(s: AdventureState, foe: Foe) -> None:
    """A Monster skips its next activation; these marks don't add up."""
    if survives(s, foe):
        marks_of(s, foe)[SKIPS] = 1
        tell(s, "will_skip", "LD-132", foe=foe)


# ---- until somebody's next turn


def end_lasting(s: AdventureState, seat: int) -> None:
    """What lasts until a Hero's next turn ends; it ends with the Hero who has no other turn, too."""
    over = [hero.name for other, hero in enumerate(s.heroes) if other == seat or hero.gone]
    for card in LASTING:
        if POWERS[card].hero in over:
            for hero in s.heroes:
                hero.marks.pop(card, None)
