"""Skill Checks of players and Saves of encounters (DF-150 to DF-156, DF-190 to DF-194)."""

from __future__ import annotations

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.hooks import (
    DECIDED_CHECKS,
    DECIDED_SAVES,
    DRAGONFIRE_TEXTS,
    ENCOUNTER_TEXTS,
    FEATURE_TEXTS,
    SAVE_BONUS,
)
from questboard.games.dragonfire.rules.foes import colors, faces
from questboard.games.dragonfire.rules.moments import Check, FailedCheck, Saving
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.rules.zones import refill
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Note, emit

FAILS_SAVE = Note("fails-save")
"""A mark of encounters that fail their next Save."""


async def skill_check(
    s: DragonfireState,
    seat: int,
    rule: str = "DF-150",
    *,
    color: str = "",
    primary: bool = False,
    single: bool = False,
) -> bool:
    """A player makes a Skill Check; `single`: one card decides, whatever is active."""
    character = s.characters[seat]
    check = Check(
        seat, color, primary, wanted=1 if single else DRAGONFIRE_TEXTS[s.dragonfire].check_successes
    )
    check.classes = wanted_colors(s, check)
    if not single and character.able and character.features:
        check.reveals = max(FEATURE_TEXTS[name].check_reveals for name in character.features)
    if _fails(s, seat):
        check.result = False  # an effect that makes it succeed is stronger
    promised = [name for name in character.marks if name in DECIDED_CHECKS]
    if promised:
        DECIDED_CHECKS[promised[0]](s, check)
    else:
        await offer(s, check)
    if check.result is not None:
        emit(s, "checked", "DF-152", player=seat, success=check.result, classes="", cards_shown=())
        return check.result
    success = await attempt(s, check)
    if not success:
        failed = await offer(s, FailedCheck(seat, check))
        success = failed.result
    shown = tuple(check.shown)
    emit(s, "checked", rule, player=seat, success=success, classes=check.classes, cards_shown=shown)
    return success


def _fails(s: DragonfirePosition, seat: int) -> bool:
    return any(
        ENCOUNTER_TEXTS[foe.name].fails_checks and not foe.token and faces(s, foe, seat)
        for foe in s.encounters
    )


async def attempt(s: DragonfireState, check: Check) -> bool:
    """Reveal and bury the cards of a Skill Check; whether there are as many successes as it needs."""
    successes = 0
    for _ in range(check.wanted):
        matches = [await reveal_for_check(s, check) for _ in range(check.reveals)]
        successes += True in matches
    return successes == check.wanted


async def reveal_for_check(s: DragonfireState, check: Check) -> bool:
    """Reveal the top card of a player's deck and bury it; whether it matches."""
    if not await refill(s, check.seat):
        return False  # no card at all: the check fails (DF-151)
    character = s.characters[check.seat]
    card = character.deck.pop()
    character.deck.insert(0, card)
    check.shown.append(card)
    wanted = check.classes or wanted_colors(s, check)
    success = any(each in wanted for each in CARDS[card].color)
    emit(s, "revealed", "DF-150", player=check.seat, card=card, success=success, classes=wanted)
    return success


def wanted_colors(s: DragonfirePosition, check: Check) -> str:
    """The Class Types of which a card must be, so that a Skill Check succeeds."""
    character = s.characters[check.seat]
    wanted = check.color or (character.primary if check.primary else character.class_types)
    if not check.color and not check.primary and character.able:
        wanted += "".join(FEATURE_TEXTS[name].check_colors for name in character.features)
    return "".join(dict.fromkeys(wanted))


def encounter_card(s: DragonfireState, deck: str) -> tuple[str, str] | None:
    """Take the top card of an encounter deck, and say which deck gave it (DF-086)."""
    found = top_encounter(s, deck)
    return None if found is None else (s.decks[found[1]].pop(), found[1])


def top_encounter(s: DragonfireState, deck: str) -> tuple[str, str] | None:
    """The top card of an encounter deck, which stays there, and the deck that it lies on (DF-086).

    An empty deck is made of its discard pile; if that is empty as well, the other deck helps out.
    """
    for name in (deck, "secondary" if deck != "secondary" else "primary", "primary"):
        if not s.decks[name] and s.discards[name]:
            s.decks[name] = s.luck.shuffled(s.discards[name])
            s.discards[name] = []
            emit(s, "deck_reshuffled", "DF-086", deck=name)
        if s.decks[name]:
            return s.decks[name][-1], name
    return None


def reveal_and_bury(s: DragonfireState, deck: str, rule: str) -> str:
    """Reveal the top card of an encounter deck and bury it; which, or "" if there is no card."""
    drawn = encounter_card(s, deck)
    if drawn is None:
        return ""
    card, home = drawn
    s.decks[home].insert(0, card)
    emit(s, "encounter_revealed", rule, name=card, deck=home)
    return card


async def save(s: DragonfireState, foe: Encounter, rule: str = "DF-190") -> bool:
    """An encounter Saves: whether a card of its own deck matches its colour."""
    saving, shown = Saving(foe.uid, colors=colors(s, foe)), list[str]()
    decided = [name for name in foe.marks if name in DECIDED_SAVES]
    if decided:
        await DECIDED_SAVES[decided[0]](s, foe, saving)
    elif FAILS_SAVE.clear(foe):
        saving.result = False
    else:
        await offer(s, saving)
    if saving.result is None:
        success = _luck_saves(s, foe, rule, shown)
    else:
        success, rule = saving.result, "DF-191"
    emit(s, "saved", rule, encounter=foe.uid, success=success, colors=colors(s, foe), names=tuple(shown))
    if success:
        await quest(s).saved(s, foe)
    return success


def _luck_saves(s: DragonfireState, foe: Encounter, rule: str, shown: list[str]) -> bool:
    """Reveal a card of the encounter's deck, with Save +X more; whether one matches."""
    bonus = SAVE_BONUS.get(foe.name)
    times = 1 + (bonus(s, foe) if bonus and not foe.token else 0) + quest(s).save_bonus(s, foe)
    mine = colors(s, foe)
    deck = foe.deck or "secondary"
    success = False
    for _ in range(times):
        card = reveal_and_bury(s, deck, rule)
        if card:
            shown.append(card)
            success = success or ENCOUNTERS[card].color in mine
    return success
