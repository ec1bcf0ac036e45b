"""Reasons for hints: what falls by a card, alone or together with the others in hand."""

from __future__ import annotations

from questboard.games.dragonfire.foresight import own_prospect, prospect
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, DragonfireView
from questboard.games.dragonfire.words import encounter_name, listed, power_name
from questboard.kernel import Luck


def for_card(view: DragonfireView, seat: int, card: CardId, kind: str = "card") -> str:
    """What a card defeats or clears with what lies already, and what it keeps off the active player."""
    state = _seen(view)
    who = view.turn.seat
    before, after = prospect(state, who), prospect(state, seat, [card], kind)
    fallen = [foe for foe in after.fallen if foe not in before.fallen]
    less = before.coming - after.coming
    spared = f", which spares {'you' if who == seat else 'the player'} {less} damage" if less > 0 else ""
    if fallen:
        return f"it defeats {listed([encounter_name(foe) for foe in fallen])}{spared}"
    if after.gain > before.gain:
        return f"it clears {'another level' if before.gain else 'a level'}{spared}"
    if seat == who and kind == "card":
        return _together(state, seat, card)
    return ""


def needed(view: DragonfireView, seat: int, card: CardId) -> bool:
    """Whether the best use of the whole hand needs a card."""
    return card in own_prospect(_seen(view), seat).used


def _together(state: DragonfireState, seat: int, card: CardId) -> str:
    """What a card is needed for together with others in hand."""
    ahead = own_prospect(state, seat)
    if card not in ahead.used:
        return ""
    others = ahead.used[:]
    others.remove(card)
    names = listed([power_name(each) for each in dict.fromkeys(others) if each != card])
    fallen = [foe for foe in ahead.fallen if foe not in prospect(state, seat).fallen]
    does = f"defeats {listed([encounter_name(foe) for foe in fallen])}" if fallen else "clears levels"
    return f"together with {names} it {does}" if names else f"it {does}"


def _seen(view: DragonfireView) -> DragonfireState:
    """What the viewer sees as a state to try things on; what is hidden plays no part in damage."""
    fields = {name: getattr(view, name) for name in DragonfirePosition.__struct_fields__}
    return DragonfireState(agenda=[], luck=Luck(b""), **fields).clone()
