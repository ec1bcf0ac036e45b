"""Advice for bots: how good a position is for the party, and what a hurried player would rather do.

A hurried player looks at the hand as a whole: which of its cards would clear something if all of them
were dealt well? Those are played; the others are kept for the next turn, or for an Assist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from questboard.games.dragonfire.content import CARDS, FEATURES
from questboard.games.dragonfire.rules.assign import propose
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.damage import shots_of
from questboard.games.dragonfire.rules.foes import facing, strength
from questboard.games.dragonfire.rules.play import may_play, of_class
from questboard.games.dragonfire.rules.scenes import scenes
from questboard.games.dragonfire.state import NOWHERE, CardId, Character, DragonfireState, Play
from questboard.kernel import Ask

GUARDS = frozenset({
    "tower-shield", "caltrops", "uncanny-dodge", "interpose", "shield-of-faith", "sanctuary", "grapple", "sleep",
    "mage-armor", "spirit-guardians", "dust-of-disappearance", "scroll-of-protection",
})  # fmt: skip
"""Cards that keep damage away."""
DRAWS = frozenset({"haste", "misty-step", "battle-cry", "command-presence", "expertise", "pearl-of-power"})
"""Cards that bring other cards."""
ASSIST_DAMAGE = {
    "magic-missile": "111", "sleep": "1", "bless": "B", "spiritual-weapon": "1", "perception": "R",
    "javelin": "K1", "tower-shield": "1", "assassinate": "RR", "driftglobe": "1", "dagger-of-returning": "R",
}  # fmt: skip
"""What Assists deal, about."""


# ---- how good it is


def value(s: DragonfireState) -> list[float]:
    """About the party's chance to win, the same for every seat."""
    count = len(s.sheets)
    if not s.characters or not s.scene:
        return [0.5] * count
    return [_logistic(_judgement(s))] * count


def _logistic(score: float) -> float:
    return 1 / (1 + exp(-score))


def _judgement(s: DragonfireState) -> float:
    count = len(s.characters)
    health = sum(_health(each) for each in s.characters) / count
    threat = sum(strength(s, foe) for foe in s.encounters) / count
    work = sum(foe.levels[index].amount for foe in s.encounters for index in foe.uncleared) / count
    power = sum(_deck_power(each) for each in s.characters) / count
    hands = sum(min(5, len(each.hand)) for each in s.characters) / count
    gold = sum(min(10, each.gold) for each in s.characters) / count
    ahead = scenes(s) - s.scene
    return (
        3.2 * health
        - 0.35 * threat
        - 0.11 * work
        + 0.05 * power
        + 0.12 * hands
        + 0.03 * gold
        - 0.9 * ahead
        - 0.12 * s.dragonfire_level
        - 0.6
    )


def _health(character: Character) -> float:
    """How fit a character is: 1 in full health, below 0 when Unconscious."""
    if character.unconscious:
        return -0.6
    if not character.hp:
        return -0.25
    return character.hp / character.max_hp - 0.2 * character.exhausted


def _deck_power(character: Character) -> float:
    cards = (*character.deck, *character.hand, *character.discard)
    return sum(CARDS[card].cost for card in cards) + 2.0 * len(character.in_play)


# ---- what one would rather do


def inclination(s: DragonfireState, ask: Ask[Any]) -> Sequence[float]:
    """What a hurried player would rather do."""
    weigh = WEIGHTS.get(ask.kind)
    return weigh(s, ask) if weigh else [1.0] * len(ask.options)


def _acts(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    if s.turn.phase == "market":
        return [_purchase(s, ask.seat, option) for option in ask.options]
    if ask.seat != s.turn.seat:
        return [_help(s, ask.seat, option) for option in ask.options]
    useful = _useful(s, ask.seat)
    return [_own_act(s, ask.seat, option, useful) for option in ask.options]


def _useful(s: DragonfireState, seat: int) -> list[CardId]:
    """The cards in hand whose damage would clear something, if all were dealt well."""
    trial = s.clone()
    character = trial.characters[seat]
    start = len(trial.turn.plays)
    for card in character.hand:
        if CARDS[card].damage and may_play(trial, seat, card):
            number = trial.new_number()
            trial.turn.plays.append(Play(number, seat, card, "card", character.place, CARDS[card].damage))
    owners = []
    trial.turn.shots = []
    for order, play in enumerate(trial.turn.plays):
        shots = shots_of(trial, play)
        trial.turn.shots += shots
        owners += [order] * len(shots)
    aims = propose(trial)
    return [
        trial.turn.plays[owners[index]].card
        for index, aim in aims.items()
        if aim != NOWHERE and owners[index] >= start
    ]


def _own_act(s: DragonfireState, seat: int, act: tuple[str, str], useful: list[CardId]) -> float:
    verb, card = act
    if verb == "done":
        return 1.0
    if verb == "play":
        weight = 12.0 if card in useful else 0.0
        weight += _text_worth(s, seat, card)
        crowded = len(s.characters[seat].hand) > 3  # with more than three cards nothing is drawn
        return weight or (0.5 if crowded and CARDS[card].basic else 0.02)
    if verb == "use":
        return _power_worth(s, seat, card)
    if verb == "instead":
        return 0.6
    if verb == "repack":
        return 1.5 if card not in useful else 0.2
    if verb == "others":
        return 0.02
    return 0.002


def _text_worth(s: DragonfireState, seat: int, card: CardId) -> float:
    """What the text of a card is worth now."""
    printed = CARDS[card]
    if printed.heals:
        return 6.0 * _need(s)
    if card in GUARDS:
        return 4.0 if _danger(s, seat) >= 2 else 0.5
    if card in DRAWS:
        return 6.0
    if not printed.damage and printed.text:
        return 5.0 if s.encounters else 0.0
    return 3.0 if printed.works_in_play else 0.0


def _danger(s: DragonfireState, seat: int) -> int:
    """The damage that is coming, doubled where it would knock the character out."""
    character = s.characters[seat]
    damage = forecast(s, seat)
    return damage * 2 if damage >= character.hp else damage


def _need(s: DragonfireState) -> float:
    """How badly somebody needs healing: 0 to 2."""
    worst = 0.0
    for character in s.characters:
        if not character.unconscious:
            lost = 1 - character.hp / character.max_hp
            worst = max(worst, 2.0 if not character.hp else lost)
    return worst


def _power_worth(s: DragonfireState, seat: int, name: str) -> float:
    text = FEATURES[name].text if name in FEATURES else CARDS[name].text if name in CARDS else ""
    if "heal" in text.lower():
        return 6.0 * _need(s) if _need(s) > 0.3 else 0.01
    if "attack" in text.lower():
        return 4.0 if forecast(s, s.turn.seat) >= 2 else 0.01
    if "discard" in text.lower():
        return 0.3
    return 3.0


def _help(s: DragonfireState, seat: int, act: tuple[str, str] | None) -> float:
    """What it is worth to help the active player."""
    if act is None:
        return 1.0
    verb, card = act
    if verb == "quiet":
        return 0.001
    if verb == "use":
        return _power_worth(s, seat, card)
    printed = CARDS[card]
    weight = 0.0
    if printed.heals:
        weight += 4.0 * _need(s) if _need(s) >= 0.5 else 0.0
    if card in GUARDS and _danger(s, s.turn.seat) >= 3:
        weight += 5.0
    if card == "haste":
        weight += 1.0
    if card == "twist-the-knife" and s.encounters:
        weight += 1.5
    if card in ASSIST_DAMAGE and _clears_more(s, seat, card):
        weight += 3.0
    return weight or 0.02


def _clears_more(s: DragonfireState, seat: int, card: CardId) -> bool:
    """Whether the damage of an Assist would be used, as far as one sees."""
    trial = s.clone()
    place = trial.characters[trial.turn.seat].place
    trial.turn.plays.append(Play(trial.new_number(), seat, card, "assist", place, ASSIST_DAMAGE[card]))
    trial.turn.shots = [shot for play in trial.turn.plays for shot in shots_of(trial, play)]
    last = len(trial.turn.shots) - 1
    return propose(trial).get(last, NOWHERE) != NOWHERE


def _purchase(s: DragonfireState, seat: int, act: tuple[str, str] | None) -> float:
    if act is None:
        return 0.6
    verb, card = act
    return 1.2 ** _card_worth(s, seat, card) if verb == "buy" else 0.5


def _card_worth(s: DragonfireState, seat: int, card: CardId) -> float:
    """What a card is worth to a player, about in gold."""
    printed = CARDS[card]
    worth = 2.0 * printed.cost
    if of_class(s, seat, printed.color):
        worth += 2.0
    if printed.heals:
        worth += 2.0
    if card in GUARDS or card in DRAWS:
        worth += 1.5
    return worth


def _cards(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Which card to part with: the least."""
    return [1.0 if option is None else 8.0 / (1.0 + CARDS[option].cost) ** 2 for option in ask.options]


def _wares(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Market cards: in a Short Rest what one would buy, otherwise what may go."""
    if s.turn.phase == "short rest" or not s.scene:
        return [_purchase(s, ask.seat, None if each is None else ("buy", each)) for each in ask.options]
    return [1.0 / (1.0 + _card_worth(s, ask.seat, option)) ** 2 for option in ask.options]


def _encounters(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Encounters: rather those that hit hard."""
    weights = []
    for option in ask.options:
        foe = None if option is None else s.encounter(option)
        weights.append(0.5 if foe is None else 1.0 + strength(s, foe) ** 2)
    return weights


def _players(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Players: rather those who have lost most; for an encounter's sake those who face least."""
    if not s.characters:
        return [1.0] * len(ask.options)
    weights = []
    for option in ask.options:
        if option is None:
            weights.append(0.3)
            continue
        character = s.characters[option]
        lost = 2.0 if not character.hp else 1 - character.hp / character.max_hp
        weights.append(
            0.2 + 6 * lost if "Heal" in ask.prompt else 1.0 + character.hp / (1 + len(facing(s, option)))
        )
    return weights


def _aims(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    return [30.0, *([0.05] * (len(ask.options) - 1))]


def _powers(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    return [1.0 if option is None else 4.0 for option in ask.options]


def _places(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    return [6.0 if option is None else 0.6 for option in ask.options]


def _yes(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    return [1.5 if option else 1.0 for option in ask.options]


def _features(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    return [0.1 if option is None else 1.0 + FEATURES[option].xp for option in ask.options]


WEIGHTS: dict[str, Callable[[DragonfireState, Ask[Any]], list[float]]] = {
    "act": _acts,
    "aim": _aims,
    "card": _cards,
    "encounter": _encounters,
    "feature": _features,
    "place": _places,
    "player": _players,
    "power": _powers,
    "ware": _wares,
    "yes": _yes,
}
