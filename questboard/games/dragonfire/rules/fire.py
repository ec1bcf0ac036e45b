"""The Dragonfire deck: the phase before the leader's turn, the level, burying (DF-088 to DF-096, DF-357)."""

from __future__ import annotations

from questboard.games.dragonfire.content import DRAGONFIRE
from questboard.games.dragonfire.hooks import DEADFALLS, DRAGONFIRE_TEXTS
from questboard.games.dragonfire.rules.moments import DragonfireRevealed
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState
from questboard.kernel import emit


def top_card(s: DragonfireState) -> str:
    """Take the top card of the Dragonfire deck; the level stays when it is reshuffled (DF-086)."""
    if not s.decks["dragonfire"]:
        s.decks["dragonfire"] = s.luck.shuffled(s.discards["dragonfire"])
        s.discards["dragonfire"] = []
        emit(s, "deck_reshuffled", "DF-086", deck="dragonfire")
    return s.decks["dragonfire"].pop()


def raise_level(s: DragonfireState, rule: str) -> str:
    """Put the top card into the discard unresolved, which raises the level by 1; the card."""
    card = top_card(s)
    s.discards["dragonfire"].append(card)
    s.dragonfire_level += 1
    emit(s, "level_rose", rule, level=s.dragonfire_level, dragonfire=card)
    return card


async def dragonfire_phase(s: DragonfireState) -> None:
    """Discard the active card, which raises the level, and reveal a new one (DF-089)."""
    if not quest(s).fire:
        return
    if s.dragonfire:
        old, s.dragonfire = s.dragonfire, ""
        s.discards["dragonfire"].append(old)
        s.dragonfire_level += 1
        emit(s, "level_rose", "DF-019", level=s.dragonfire_level, dragonfire=old)
        if old in DEADFALLS:
            emit(s, "deadfall", "DF-042", dragonfire=old)
            await DEADFALLS[old](s)
    elif s.phases and s.dragonfire_level < 0:
        s.dragonfire_level += 1
        emit(s, "level_rose", "DF-357", level=s.dragonfire_level, dragonfire="")
    s.phases += 1
    if s.dragonfire_level >= 0 and not s.over:
        await reveal_dragonfire(s)


async def reveal_dragonfire(s: DragonfireState) -> None:
    """Reveal a Dragonfire card and apply it; thresholds look at the level as it stands (DF-090)."""
    while True:
        card = top_card(s)
        s.dragonfire, s.level_at_reveal = card, s.dragonfire_level
        emit(s, "dragonfire", "DF-089", dragonfire=card, level=s.dragonfire_level)
        revealed = await offer(s, DragonfireRevealed(card))
        if not revealed.buried:
            break
        bury_dragonfire(s, "DF-289")
    await DRAGONFIRE_TEXTS[card].revealed(s)


def bury_dragonfire(s: DragonfireState, rule: str = "DF-096") -> None:
    """The active card goes under its deck, as at the end of a Scene; the level doesn't rise (DF-096)."""
    if s.dragonfire:
        card, s.dragonfire = s.dragonfire, ""
        s.decks["dragonfire"].insert(0, card)
        emit(s, "dragonfire_buried", rule, dragonfire=card)


def thresholds(s: DragonfirePosition, card: str) -> list[int]:
    """The thresholds of a Dragonfire card in the profile that is played, the lowest first."""
    printed = DRAGONFIRE[card].printed_thresholds
    if s.options.df_profile == "printed" and printed is not None:
        return sorted(printed)
    return sorted(DRAGONFIRE[card].thresholds)


def reached(s: DragonfirePosition, card: str, line: int = 0) -> bool:
    """Whether the level had reached a threshold of a card when that card was revealed (DF-090)."""
    return s.level_at_reveal >= thresholds(s, card)[line]
