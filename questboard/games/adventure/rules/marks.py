"""Marks: tokens and cards that lie on Heroes, Monsters and Allies until they are taken away."""

from __future__ import annotations

from questboard.games.adventure.content import POWERS
from questboard.games.adventure.hooks.tables import LASTING
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import (
    AdventurePosition,
    AdventureState,
    Figure,
    Foe,
    Friend,
    Hero,
    MarkNote,
)
from questboard.kernel import Note

WEAKENED = MarkNote("weakened")
"""The -4 AC token; its number is the seat of the Hero who put it."""
WEAKENED_THIS_TURN = Note("weakened this turn")
"""The same number, if that Hero put it in its own turn, so that it lasts until the end of the one after."""
SKIPS = MarkNote("skips its activation")
"""A Monster or an Ally loses its next activation."""
PINNED = MarkNote("pinned")
"""A Monster or an Ally moves nowhere in its next activation."""
CHALLENGED = MarkNote("challenged")
"""The Duel token: a Monster picks one Hero wherever its tactics allow it; the number is that Hero's seat."""
WEAKER = -4
TOKENS = 4
"""How many -4 AC tokens there are (LD-014)."""


def bearer(s: AdventurePosition, foe: Foe) -> Hero | Figure | Friend:
    """The Monster, Ally or Hero on whom marks can lie; nothing else bears any."""
    if foe in s.figures:
        return s.figures[foe]
    if foe in s.friends:
        return s.friends[foe]
    return s.heroes[s.seat_of(foe)]


def survives(s: AdventurePosition, foe: Foe) -> bool:
    """Whether a Monster, or a Hero or an Ally who was attacked, is still there to be marked or placed."""
    return foe in s.figures or foe in s.friends or foe in s.names(s.standing())


def marked(s: AdventurePosition, mark: MarkNote, seat: int) -> list[Foe]:
    """The Monsters, Allies and standing Heroes on whom a Hero has put a mark."""
    there = [*s.figures, *s.friends, *s.names(s.standing())]
    return [foe for foe in there if mark.get(bearer(s, foe), -1) == seat]


def is_villain(s: AdventurePosition, foe: Foe) -> bool:
    """Whether a foe is a Villain, or a Hero who counts as one (LD-228)."""
    if foe in s.figures:
        return s.figures[foe].villain
    return any(hero.name == foe and hero.villainous for hero in s.heroes)


# ---- the -4 AC token


def weaken(s: AdventureState, seat: int, foe: Foe) -> None:
    """Put a -4 AC token on a Monster; a second one only renews it, and without a free one nothing happens."""
    if not can_weaken(s, foe):
        return
    target = bearer(s, foe)
    WEAKENED.set(target, seat)
    WEAKENED_THIS_TURN.clear(target)
    if seat == s.active:
        WEAKENED_THIS_TURN.set(target, seat)
    emit(s, "weakened", "LD-014", foe=foe, hero=seat)


def can_weaken(s: AdventurePosition, foe: Foe) -> bool:
    """Whether a -4 AC token can be put on something: it has one already, or one is free (LD-014)."""
    return survives(s, foe) and (WEAKENED.is_set(bearer(s, foe)) or len(weakened(s)) < TOKENS)


def weakened(s: AdventurePosition) -> list[Foe]:
    """The Monsters, Allies and Heroes with a -4 AC token."""
    return [
        *[name for name, figure in s.figures.items() if WEAKENED.is_set(figure)],
        *[name for name, friend in s.friends.items() if WEAKENED.is_set(friend)],
        *[hero.name for hero in s.heroes if WEAKENED.is_set(hero)],
    ]


def return_tokens(s: AdventureState, seat: int) -> None:
    """The -4 AC tokens of a Hero come back at the end of the Hero's next turn."""
    for foe in weakened(s):
        target = bearer(s, foe)
        owner = WEAKENED.get(target)
        if owner != seat and s.heroes[owner].away != "out":
            continue
        if not WEAKENED_THIS_TURN.clear(target):
            WEAKENED.clear(target)
            emit(s, "strong_again", "LD-014", foe=foe)


# ---- a lost activation


def skip_activation(s: AdventureState, foe: Foe) -> None:
    """A Monster skips its next activation; these marks don't add up."""
    if survives(s, foe):
        SKIPS.set(bearer(s, foe))
        emit(s, "will_skip", "LD-132", foe=foe)


# ---- until somebody's next turn


def end_lasting(s: AdventureState, seat: int) -> None:
    """What lasts until a Hero's next turn ends; it ends with the Hero who has no other turn, too."""
    bearers = [hero for hero in s.heroes if not LASTING.keys().isdisjoint(hero.notes)]
    if not bearers:
        return
    over = [hero.name for other, hero in enumerate(s.heroes) if other == seat or hero.gone]
    for card in LASTING:
        if POWERS[card].hero in over:
            for hero in bearers:
                hero.notes.pop(card, None)
