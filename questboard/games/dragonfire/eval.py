"""Advice for bots: how good a position is for the party, and what a hurried player would rather do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from questboard.games.dragonfire.appraisal import bargain, keep_worth, worth_of
from questboard.games.dragonfire.chances import value
from questboard.games.dragonfire.content import CARDS, FEATURES, SCREENS
from questboard.games.dragonfire.foresight import (
    Prospect,
    blows,
    own_prospect,
    prospect,
)
from questboard.games.dragonfire.hooks import CARD_TEXTS, GUARDS, STARTS, acts, power
from questboard.games.dragonfire.rules.assign import worth
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.campaign import suggested
from questboard.games.dragonfire.rules.damage import need
from questboard.games.dragonfire.rules.foes import at_place, facing, shielded, strength
from questboard.games.dragonfire.rules.health import may_be_healed
from questboard.games.dragonfire.rules.in_play import PUT_AWAY
from questboard.games.dragonfire.rules.play import may_play
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import Ask

__all__ = ["priors", "value"]

NEVER = 1e-5
"""The weight of what is not worth a thought."""


def priors(s: DragonfireState, ask: Ask[Any]) -> Sequence[float]:
    """What a hurried player would rather do."""
    weigh = WEIGHTS.get(ask.kind)
    return weigh(s, ask) if weigh else [1.0] * len(ask.options)


def _acts(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """What to do; a card that lies in play is of more use there than in the discard pile."""
    useful = [option is not None and option[0] != PUT_AWAY for option in ask.options]
    weights = _useful_acts(s, ask) if any(useful) else [1.0] * len(useful)
    return [
        NEVER if option is not None and option[0] == PUT_AWAY else weight
        for option, weight in zip(ask.options, weights, strict=True)
    ]


def _useful_acts(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    if s.turn.phase == "market":
        return [_purchase(s, ask.seat, option) for option in ask.options]
    if s.turn.phase != "play cards":
        return [_other_act(s, ask.seat, option) for option in ask.options]
    if ask.seat == s.turn.seat:
        return _own_acts(s, ask)
    if any(option is not None and option[0] == "play" for option in ask.options):
        ahead = own_prospect(s, ask.seat)
        return [
            0.3 if each is None else _play_worth(s, ask.seat, each[1], ahead) + 0.1 for each in ask.options
        ]
    return _helping(s, ask)


# ---- one's own turn


def _own_acts(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    seat = ask.seat
    ahead = own_prospect(s, seat)
    spare, hopes = _spare(s, seat, ahead), _hopes(s, seat, ahead)
    weights = []
    for verb, card in ask.options:
        if verb == "done":
            weights.append(1.0)
        elif verb == "play":
            kept = 2.5 if card in spare else 1.5 if card in hopes else 0.01
            weights.append(_play_worth(s, seat, card, ahead) or kept)
        elif verb == "use":
            weights.append(_power_worth(s, seat, card, ahead))
        elif verb == "instead":
            weights.append(0.5)
        elif verb == "repack":
            weights.append(3.0 if card not in ahead.used else 0.1)
        elif verb == "discard":
            weights.append(2.0 if card in spare else NEVER)
        else:
            weights.append(NEVER)
    return weights


def _spare(s: DragonfirePosition, seat: int, ahead: Prospect) -> list[CardId]:
    """Cards to get rid of: with more than three in hand nothing is drawn."""
    character = s.characters[seat]
    left = character.hand[:]
    for card in ahead.used:
        if card in left:
            left.remove(card)
    over = len(left) - 3
    if over <= 0:
        return []
    left.sort(key=lambda card: keep_worth(s, seat, card))
    least = left[:over]
    if not ahead.used and not s.turn.plays:
        return least  # a turn without anything to do is for new cards
    draws = 1 if character.exhausted else 2
    return least if over < draws or (over == draws and all(CARDS[card].basic for card in least)) else []


def _hopes(s: DragonfirePosition, seat: int, ahead: Prospect) -> list[CardId]:
    """Cards for levels that their player could never clear alone: somebody may help, if they are played."""
    character = s.characters[seat]
    if ahead.gain or not any(other.hand for at, other in enumerate(s.characters) if at != seat):
        return []
    everything = [*character.deck, *character.hand, *character.discard, *(play.card for play in s.turn.plays)]
    colors = "".join(CARDS[card].damage for card in everything if card in CARDS)
    tops = [need(s, foe, foe.uncleared[0]) for foe in at_place(s, character.place) if not shielded(s, foe)]
    wanted = [level.color for level in tops if level.color and colors.count(level.color) < level.amount]
    return [card for card in character.hand if any(color in wanted for color in CARDS[card].damage)]


def _play_worth(s: DragonfirePosition, seat: int, card: CardId, ahead: Prospect) -> float:
    """What it is worth to play a card now."""
    weight = 12.0 if card in ahead.used else 0.0
    printed = CARDS[card]
    if printed.heals:
        weight += 5.0 * _need(s, seat)
    if CARD_TEXTS[card].draws:
        weight += 8.0
    if printed.works_in_play:
        weight += 6.0
    if card in GUARDS:
        coming = ahead.coming if seat == s.turn.seat else 0
        saved = GUARDS[card](s, seat, blows(s, seat, ahead.fallen))
        fatal = 4.0 if saved and 0 < s.characters[seat].hp <= coming else 0.0
        weight += 2.0 * saved + fatal
    return weight


def _need(s: DragonfirePosition, by: int) -> float:
    """How badly somebody needs healing: 0 to 2."""
    worst = 0.0
    for seat, character in enumerate(s.characters):
        if character.hp < character.max_hp and may_be_healed(s, seat, by):
            worst = max(worst, _wounds(s, seat))
    return worst


def _wounds(s: DragonfirePosition, seat: int) -> float:
    """How badly a character needs healing."""
    character = s.characters[seat]
    if character.stunned:
        return 2.0
    low = 0.6 if forecast(s, seat) >= character.hp else 0.0
    return low + 0.6 * (1 - character.hp / character.max_hp)


def _power_worth(s: DragonfirePosition, seat: int, name: str, ahead: Prospect) -> float:
    """What it is worth to use a Feature or a card in play."""
    weight = power(name).use_weight(ahead.coming)
    if weight is not None:
        return weight
    text = (FEATURES[name].text if name in FEATURES else CARDS[name].text if name in CARDS else "").lower()
    if "heal" in text:
        need = _need(s, seat)
        return 6.0 * need if need > 0.4 else NEVER
    if "attack" in text:
        return 4.0 if ahead.coming >= 2 else NEVER
    if "move" in text or "bury any number" in text:
        return 0.05
    if "discard" in text and "draw" in text:
        return 1.5
    return 3.0


# ---- the turns of others


def _helping(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """What it is worth to help the active player."""
    seat = ask.seat
    ahead = prospect(s, s.turn.seat)
    weights = []
    for option in ask.options:
        if option is None:
            weights.append(1.0)
        elif option[0] == "quiet":
            weights.append(NEVER)
        elif option[0] == "use":
            weights.append(_power_worth(s, seat, option[1], ahead))
        else:
            weights.append(_assist_worth(s, seat, option[1], ahead) or NEVER)
    return weights


def _assist_worth(s: DragonfireState, seat: int, card: CardId, ahead: Prospect) -> float:
    active = s.characters[s.turn.seat]
    crowded = len(s.characters[seat].hand) > 4
    falls = 0 < active.hp <= ahead.coming
    text = CARD_TEXTS[card]
    weight = 0.0
    if CARDS[card].heals:
        saves = falls and active.hp + 2 > ahead.coming
        weight += 8.0 if saves else 4.0 * _need(s, seat)
    if text.assist_saves and ahead.coming:
        hits = blows(s, s.turn.seat, ahead.fallen)
        saved = min(text.assist_saves, hits[0] if text.saves_one_blow and hits else ahead.coming)
        if text.assist_costs_hp and s.characters[seat].hp <= 3:
            saved = 0
        stands = falls and ahead.coming - saved < active.hp
        weight += 10.0 if stands else (0.8 if saved >= 2 or crowded else 0.3) * saved
    if text.assist_deals is not None or text.assist_choices:
        choices = text.assist_choices or [""]
        more = max(prospect(s, seat, [card], "assist", each).gain - ahead.gain for each in choices)
        more = max(0.0, more)
        weight += (2.0 if crowded else 1.4) * more / (0.5 + 1.4 * worth_of(s, seat, card))
    return weight


# ---- the Market


def _purchase(s: DragonfirePosition, seat: int, act: tuple[str, str] | None) -> float:
    if act is None:
        return 1.0
    verb, card = act
    return float(exp(3.0 * bargain(s, seat, card))) if verb == "buy" else 0.5


def _wares(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Market cards: what one would buy or have, or what may go."""
    if not s.scene:
        return [1.0 if each is None else exp(2.0 * worth_of(s, ask.seat, each)) for each in ask.options]
    if s.turn.phase == "short rest":
        return [_purchase(s, ask.seat, None if each is None else ("buy", each)) for each in ask.options]
    return [
        1.0 if each is None else exp(-2.0 * max(bargain(s, seat, each) for seat in range(len(s.characters))))
        for each in ask.options
    ]


# ---- what else is asked


def _other_act(s: DragonfirePosition, seat: int, act: tuple[str, str] | None) -> float:
    """What may be done with a card in play besides using it."""
    if act is None:
        return 1.0
    card = acts().get(act[0])
    return NEVER if card is None else card.act_weight(s, seat, act[0])


def _cards(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Which card to part with: the least; which to have: the best."""
    if ask.prompt.startswith("Replace"):
        return [float(s.characters[ask.seat].deck.count(option)) ** 3 for option in ask.options]
    sign = 2.0 if ask.prompt.startswith(("Return", "Take", "Which", "Change")) else -2.0
    return [1.0 if option is None else exp(sign * keep_worth(s, ask.seat, option)) for option in ask.options]


def _encounters(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Which encounter a text shall name."""
    foes = [None if option is None else s.encounter(option) for option in ask.options]
    return [1.0 if foe is None else _naming(s, ask, foe) for foe in foes]


def _naming(s: DragonfirePosition, ask: Ask[Any], foe: Encounter) -> float:
    hits = strength(s, foe)
    if ask.prompt.startswith(("Clear", "Poison", "Weaken the levels", "Polymorph")):
        return 0.2 + worth(s, foe, foe.uncleared[:1]) + hits
    if ask.prompt.startswith(("Stop", "Prevent", "Weaken", "Put", "Which encounter does", "Turn")):
        here = foe in facing(s, s.turn.seat) and foe.uid not in s.turn.calm
        return 0.05 + (hits**2 if here else 0.1 * hits)
    if ask.prompt.startswith("Draw which"):
        character = s.characters[ask.seat]
        return 1.5 if forecast(s, ask.seat) + hits < character.hp - 2 else 0.2
    if ask.prompt.startswith(("Which encounter comes", "Which attack", "Which damage")):
        return 1.0 / (1.0 + hits)
    return 0.5 + hits**2


def _players(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Which player a text shall name."""
    if not s.characters:
        return [1.0] * len(ask.options)
    return [0.5 if option is None else _choosing(s, ask, option) for option in ask.options]


def _choosing(s: DragonfirePosition, ask: Ask[Any], seat: int) -> float:
    character = s.characters[seat]
    prompt = ask.prompt
    if "eal" in prompt and not prompt.startswith("Deal"):
        return 0.01 + _wounds(s, seat) ** 2
    if prompt.startswith(("Shield", "Give sanctuary", "Protect")):
        return 0.1 + forecast(s, seat) ** 2 / (1 + character.hp)
    if prompt.startswith("Whom does the Fireball"):
        return 0.1 + (len(facing(s, seat)) ** 2 if character.hp > 3 else 0.0)
    if "counts as" in prompt:
        return 0.1 + max(0, 4 - len(character.types))
    if prompt.startswith(("Throw", "Burn")) or "encounters" in prompt:
        return 0.1 + len(facing(s, seat)) ** 2
    if prompt.startswith("Let which"):
        return 1.0 if character.hp > 4 else 0.1
    if "draw" in prompt or prompt.startswith("Command"):
        return 1.0 + len(character.hand)
    return 0.2 + max(0, character.hp - forecast(s, seat))


def _damages(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Which damage a card deals: preferably what does most."""
    weights = []
    for points, levels in ask.options:
        trial = s.clone()
        if trial.turn.plays:
            trial.turn.plays[-1].damage, trial.turn.plays[-1].levels = points, levels
        weights.append(exp(0.5 * prospect(trial, s.turn.seat).gain))
    return weights


def _aims(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    return [1.0, *([NEVER] * (len(ask.options) - 1))]


def _powers(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    return [1.0 if option is None else 6.0 for option in ask.options]


def _places(s: DragonfireState, ask: Ask[Any]) -> list[float]:
    """Where to go: where the hand does most."""
    seat = ask.seat
    return [
        exp(0.4 * _gain_at(s, seat, s.characters[seat].place if option is None else option) - 0.1)
        for option in ask.options
    ]


def _gain_at(s: DragonfireState, seat: int, place: str) -> float:
    """What a hand could do at a place, less what it costs to be there."""
    trial = s.clone()
    trial.characters[seat].place = place
    location = trial.encounter(place)
    risk = 0.0 if location is None else 2.0 * strength(trial, location) + 2.0 * (location.name in STARTS)
    cards = [card for card in trial.characters[seat].hand if may_play(trial, seat, card)]
    return prospect(trial, seat, cards).gain - risk


def _yes(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Yes or no: what is offered is mostly good."""
    return [_agreeing(s, ask) if option else 1.0 for option in ask.options]


def _agreeing(s: DragonfirePosition, ask: Ask[Any]) -> float:
    prompt = ask.prompt
    if prompt.startswith("Does"):
        return 0.05
    if prompt.endswith("for your Swords?"):
        return 1 / NEVER  # with too many cards, some can still be discarded
    if prompt.startswith(("Lose 1 HP", "Accept")):
        return 0.4
    if prompt.startswith("Shall the Spirit"):
        return 0.3 if forecast(s, s.turn.seat) else 4.0
    return 4.0


def _features(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """The dearest Feature; of the free Backgrounds the one that is suggested for the class."""
    if ask.rule == "DF-280":
        wanted = suggested(s.sheets[ask.seat])[0]
        return [6.0 if option == wanted else 1.0 for option in ask.options]
    return [0.1 if option is None else 1.0 + FEATURES[option].xp for option in ask.options]


def _screens(s: DragonfirePosition, ask: Ask[Any]) -> list[float]:
    """Screens: rather a class that nobody has."""
    taken = [SCREENS[sheet.screen].class_type for sheet in s.sheets if sheet.screen]
    return [0.1 if SCREENS[option].class_type in taken else 1.0 for option in ask.options]


WEIGHTS: dict[str, Callable[[DragonfireState, Ask[Any]], list[float]]] = {
    "act": _acts,
    "aim": _aims,
    "card": _cards,
    "damage": _damages,
    "encounter": _encounters,
    "feature": _features,
    "place": _places,
    "player": _players,
    "power": _powers,
    "screen": _screens,
    "ware": _wares,
    "yes": _yes,
}
