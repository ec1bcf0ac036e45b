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
        last = {foe.uid for foe in view.encounters} <= set(after.fallen)
        ends = "; nothing else is left, so the Scene ends" if last else ""
        return f"it defeats {listed([encounter_name(foe) for foe in fallen])}{spared}{ends}"
    if after.gain > before.gain:
        return f"it clears {'another level' if before.gain else 'a level'}{spared}"
    if seat == who and kind == "card":
        return _together(state, seat, card)
    return ""


def for_healing(view: DragonfireView, player: int) -> str:
    """How a character is, whether nobody has lost more HP, and what is coming at it this turn."""
    character, lost = view.characters[player], _lost(view, player)
    told = [f"{character.hp} of {character.max_hp} HP"]
    if lost and lost == max(_lost(view, each) for each in range(len(view.characters))):
        told.append("nobody has lost more")
    if player == view.turn.seat and (coming := prospect(_seen(view), player).coming):
        told.append(f"{coming} damage is coming")
    return "; ".join(told)


def neediest(view: DragonfireView) -> int | None:
    """The character who has lost most HP, if anybody has lost any."""
    standing = [seat for seat, each in enumerate(view.characters) if not each.unconscious]
    most = max(standing, key=lambda seat: _lost(view, seat), default=None)
    return most if most is not None and _lost(view, most) else None


def _lost(view: DragonfireView, player: int) -> int:
    """How many HP a character has lost."""
    return view.characters[player].max_hp - view.characters[player].hp


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
