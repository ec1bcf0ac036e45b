"""What a hand could do in this turn if all of it were dealt well, and what would then attack.

A hurried player looks at the hand as a whole: which of its cards would clear something? Those are
played; the others are kept for the next turn, or for an Assist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.msgpack import encode

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.rules.assign import propose, worth
from questboard.games.dragonfire.rules.attack import attackers, contribution, forecast
from questboard.games.dragonfire.rules.damage import aimed_at, shots_of, strike
from questboard.games.dragonfire.rules.foes import facing, players_in_reach, shielded
from questboard.games.dragonfire.rules.play import CARDS_PLAYED, card_limit, may_play
from questboard.games.dragonfire.rules.turn import CHANGED, HELPED
from questboard.games.dragonfire.state import (
    NOBODY,
    NOWHERE,
    CardId,
    DragonfirePosition,
    DragonfireState,
    Foe,
    Play,
)
from questboard.kernel import Luck


class Prospect(NamedTuple):
    """What would come of damage that is dealt well."""

    gain: float
    used: list[CardId]
    """The cards that are needed for it and have not been played yet."""
    fallen: list[Foe]
    """The encounters that would be defeated."""
    coming: int
    """The damage that the active player would then take."""


def prospect(
    s: DragonfireState, seat: int, cards: Sequence[CardId] = (), kind: str = "card", damage: str = ""
) -> Prospect:
    """What would come of all that has been played and of some more cards of a player.

    For cards whose damage is chosen, `damage` says which.
    """
    trial = s.clone()
    more = [play for card in cards if (play := _play(trial, seat, card, kind, damage)) is not None]
    trial.turn.plays += more
    _simplify(trial)
    key = encode(trial)
    found = SEEN.get(key)
    if found is None:
        if len(SEEN) >= MOST_SEEN:
            SEEN.clear()
        found = SEEN[key] = _work_out(trial)
    used = found.used[:]
    for play in s.turn.plays:
        if play.card in used:
            used.remove(play.card)
    return Prospect(found.gain, used, found.fallen, found.coming)


SEEN: dict[bytes, Prospect] = {}
"""What was worked out before: while a hand is played card by card, what can be done with it is the same."""
MOST_SEEN = 2000


def _simplify(trial: DragonfireState) -> None:
    """Leave out what makes no difference, so that positions which are alike look alike."""
    turn = trial.turn
    turn.plays.sort(key=lambda play: (play.card, play.kind, play.seat, play.damage))
    for number, play in enumerate(turn.plays):
        play.id = number
        play.on_table = False
        play.same_player = False  # the difference is small, and it takes long to find out
    turn.marks = {name: count for name, count in turn.marks.items() if name not in PASSING}
    turn.shots, turn.passed, turn.quiet, turn.hit = [], [], [], {}
    trial.agenda, trial.luck, trial.numbers = [], Luck(b""), {}
    trial.decks, trial.discards, trial.market, trial.drawn = {}, {}, [], []
    trial.sheets, trial.supply, trial.item_decks, trial.quiet = [], {}, {}, []
    trial.round = trial.turns = trial.phases = 0
    for character in trial.characters:
        character.gold = 0
        character.deck, character.hand, character.discard, character.known = [], [], [], []
        character.played, character.looked, character.removed, character.swords = [], [], [], 0


PASSING = frozenset(note.key for note in (CARDS_PLAYED, CHANGED, HELPED))
"""What a turn remembers that has nothing to do with damage."""


def _work_out(trial: DragonfireState) -> Prospect:
    """Deal all that is played as proposed."""
    owners: list[int] = []
    for play in trial.turn.plays:
        shots = shots_of(trial, play)
        trial.turn.shots += shots
        owners += [play.id] * len(shots)
    for index, aim in propose(trial).items():
        trial.turn.shots[index].aim = aim
    aimed = [owner for shot, owner in zip(trial.turn.shots, owners, strict=True) if shot.aim != NOWHERE]
    used = [trial.turn.plays[number].card for number in dict.fromkeys(aimed)]
    gain, fallen = _deal(trial)
    return Prospect(gain, used, fallen, forecast(trial, trial.turn.seat))


def own_prospect(s: DragonfireState, seat: int) -> Prospect:
    """What would come of the whole hand, as far as it may be played."""
    hand = s.characters[seat].hand
    playable = [card for card in dict.fromkeys(hand) if may_play(s, seat, card)]
    cards = [card for card in hand if card in playable]
    room = card_limit(s, seat) - CARDS_PLAYED.get(s.turn) if seat == s.turn.seat else len(cards)
    if room < len(cards):
        cards = sorted(cards, key=lambda card: -len(CARDS[card].damage))[: max(0, room)]
    return prospect(s, seat, cards)


def _deal(trial: DragonfireState) -> tuple[float, list[Foe]]:
    """What is gained by the shots as they are aimed, and what falls; takes out of the trial what falls."""
    gain = 0.0
    fallen: list[Foe] = []
    for foe in sorted(trial.encounters, key=lambda each: not each.token):
        shots = aimed_at(trial, foe)
        if not shots or shielded(trial, foe):
            continue
        levels = [each.level for each in strike(trial, foe, shots)]
        gain += worth(trial, foe, levels)
        if len(levels) == len(foe.uncleared):
            fallen.append(foe.uid)
            trial.encounters = [each for each in trial.encounters if each.uid != foe.uid]
    return gain, fallen


def _play(trial: DragonfireState, seat: int, card: CardId, kind: str, damage: str = "") -> Play | None:
    """The play that a card would be, or None where it deals nothing."""
    text, place = CARD_TEXTS[card], trial.characters[seat].place
    if kind == "card":
        play = Play(trial.new_number(), seat, card, "card", place, CARDS[card].damage)
        text.foresee(trial, play)
    else:
        play = Play(trial.new_number(), seat, card, "assist", place, reach="cross")
        if text.assist_deals is not None:
            text.assist_deals.shape(play)
    play.damage = damage or play.damage
    if play.spread == "area":
        play.facing = most_beset(trial, seat) if play.facing == NOBODY else play.facing
        if len(facing(trial, play.facing)) < 2:
            return None
    return play if play.damage or play.levels else None


def most_beset(s: DragonfirePosition, seat: int) -> int:
    """The player within reach whom most encounters face."""
    return max(players_in_reach(s, seat), key=lambda each: len(facing(s, each)), default=seat)


def blows(s: DragonfirePosition, seat: int, fallen: Sequence[Foe]) -> list[int]:
    """The damage of each encounter that would attack a player, the hardest first."""
    found = [contribution(s, foe) for foe in attackers(s, seat) if foe.uid not in fallen]
    return sorted((each for each in found if each), reverse=True)
