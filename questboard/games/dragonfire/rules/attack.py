"""Take Damage: every encounter that faces the active player attacks (DF-221 to DF-225, DF-365)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from questboard.games.dragonfire.hooks import (
    ATTACKED,
    ATTACKS,
    DETERS,
    ENCOUNTER_TEXTS,
    PROTECTIONS,
    REDUCTIONS,
    WARDS,
    WOUNDED,
    WOUNDS,
    power,
)
from questboard.games.dragonfire.rules.foes import alike, facing, steady, strength
from questboard.games.dragonfire.rules.health import hurt, lose_hp, ward_off
from questboard.games.dragonfire.rules.moments import Assault, Blow
from questboard.games.dragonfire.rules.window import offer, tell_less
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Foe
from questboard.kernel import because_of, choose, emit


def attackers(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """The encounters that attack a player now: those that face the player and are not stopped."""
    return [
        foe
        for foe in facing(s, seat)
        if foe.uid not in s.turn.calm
        and (not foe.marks or not warded(s, foe, seat) or steady(foe))
        and (not s.turn.unseen or seat != s.turn.seat or foe.location or steady(foe))
        and (not deterred(s, foe) or steady(foe))
    ]


def warded(s: DragonfirePosition, foe: Encounter, seat: int) -> str:
    """The card on an encounter that keeps it from attacking a player in the next Take Damage phase."""
    return next((name for name in foe.marks if name in WARDS and WARDS[name](s, foe, seat)), "")


def deterred(s: DragonfirePosition, foe: Encounter) -> str:
    """The power by which a player has seen to it that encounters like this one don't attack this turn."""
    if DETERS.keys().isdisjoint(s.turn.marks):
        return ""
    marks = s.turn.marks.items()
    return next((name for name, by in marks if name in DETERS and DETERS[name](s, foe, by - 1)), "")


def stopped_by(s: DragonfirePosition, foe: Encounter, seat: int) -> str:
    """The card that keeps an encounter that faces a player from attacking; "" if it isn't known."""
    if foe.uid in s.turn.calm:
        return ""
    return warded(s, foe, seat) or deterred(s, foe)


def contribution(s: DragonfirePosition, foe: Encounter, extra: int = 0) -> int:
    """The damage that an attacking encounter deals."""
    if foe.uid in s.turn.prevented and (foe.token or not ENCOUNTER_TEXTS[foe.name].unreduced):
        return 0
    return strength(s, foe) + extra


async def take_damage(s: DragonfireState, seat: int) -> None:
    """All that attack deal their damage as one amount; then what follows from it."""
    assault = Assault(seat, [foe.uid for foe in attackers(s, seat)])
    if facing(s, seat):
        emit(s, "assault", "DF-221", player=seat)
    await _attack_abilities(s, assault)
    if s.characters[seat].unconscious:
        return
    here = [foe for uid in assault.attackers if (foe := s.encounter(uid)) is not None]
    dealt = {foe.uid: contribution(s, foe, assault.extra.get(foe.uid, 0)) for foe in here}
    total = sum(dealt.values())
    firm = unreduced(here, dealt)
    _tell_attacks(s, assault, dealt)
    loose = await _redirect(s, seat, total - firm)
    loose = ward_off(s, seat, _reduce(s, seat, loose, len(here)))
    if loose:
        blow = await offer(s, Blow(seat, loose, "attack"), seat)
        loose = blow.amount
    amount = max(_cap(s, seat, loose + firm), firm)
    s.turn.taken = await because_of(_common_name(here, dealt), lose_hp(s, seat, amount, "DF-221"))
    for foe in s.encounters:
        for name in [each for each in foe.marks if each in WARDS and WARDS[each](s, foe, seat)]:
            del foe.marks[name]
    if s.turn.taken:
        await _wounds(s, seat, [uid for uid, damage in dealt.items() if damage])


def _common_name(foes: Sequence[Encounter], dealt: Mapping[Foe, int]) -> str:
    """What all that deal damage are called; "" if they are not of one name."""
    names = {foe.name for foe in foes if dealt[foe.uid]}
    return names.pop() if len(names) == 1 else ""


def _tell_attacks(s: DragonfireState, assault: Assault, dealt: Mapping[Foe, int]) -> None:
    """Tell who attacks with how much, who doesn't and why, and what it comes to."""
    if s.events is None:
        return
    seat = assault.seat
    for foe in facing(s, seat):
        if foe.uid not in dealt:
            by = stopped_by(s, foe, seat)
            emit(s, "held_off", "DF-224", encounter=foe.uid, player=seat, power=by)
    names = {foe.uid: foe.name for foe in s.encounters}
    for uid, amount in dealt.items():
        prevented = uid in s.turn.prevented and not amount
        more = assault.extra.get(uid, 0) if amount else 0
        emit(
            s,
            "attacked",
            "DF-221",
            encounter=uid,
            player=seat,
            amount=amount,
            more=more,
            prevented=prevented,
            reason="in it" if s.characters[seat].place == uid else "facing it",
            cause=names[uid],
        )
    parts = tuple(amount for amount in dealt.values() if amount)
    if len(parts) > 1:
        emit(s, "attack_total", "DF-221", player=seat, amount=sum(parts), parts=parts)


def _reduce(s: DragonfireState, seat: int, amount: int, attackers: int) -> int:
    """Take off the damage what reduces it without being asked, and tell what does."""
    if s.events is None:
        return max(0, amount - reduction(s, seat, attackers))
    for name, less in reductions(s, seat, attackers):
        left = max(0, amount - less)
        tell_less(s, seat, amount, left, name, "DF-224")
        amount = left
    return amount


def _cap(s: DragonfireState, seat: int, amount: int) -> int:
    """Of the damage of one phase no more than a power lets through."""
    for name in s.characters[seat].powers if amount else ():
        most = power(name).most_damage
        if most is not None and most < amount:
            tell_less(s, seat, amount, most, name, "DF-224")
            amount = most
    return amount


def unreduced(foes: Sequence[Encounter], dealt: dict[Foe, int]) -> int:
    """How much of what these encounters deal can't be reduced or prevented."""
    return sum(dealt[foe.uid] for foe in foes if not foe.token and ENCOUNTER_TEXTS[foe.name].unreduced)


async def _attack_abilities(s: DragonfireState, assault: Assault) -> None:
    """When it attacks: in the order the player chooses; whatever is summoned joins in (DF-350)."""
    seat = assault.seat
    before = [foe.uid for foe in s.encounters]
    met, waiting = list[Foe](), list[Foe]()
    while True:
        for foe in [foe for foe in s.encounters if foe.uid in assault.attackers and foe.uid not in met]:
            met.append(foe.uid)
            if s.dragonfire in ATTACKED:
                ATTACKED[s.dragonfire](s, foe, seat)
            if foe.name in ATTACKS and not foe.token:
                waiting.append(foe.uid)
        waiting = [uid for uid in waiting if s.encounter(uid) is not None]
        if not waiting or s.characters[seat].unconscious:
            return
        options = waiting[:1] if alike(s, waiting) else waiting
        prompt = "Take Damage: which attack has its effect first?"
        chosen = await choose(seat, prompt, options, "encounter to strike first", "DF-365")
        waiting.remove(chosen)
        first = s.encounter(chosen)
        assert first is not None
        await ATTACKS[first.name](s, first, assault)
        for each in attackers(s, seat):
            if each.uid not in before:
                assault.attackers.append(each.uid)
                before.append(each.uid)


async def _redirect(s: DragonfireState, seat: int, amount: int) -> int:
    """What other players take over is dealt to them."""
    for other, most in list(s.turn.interposed.items()):
        part = min(most, amount)
        if part and not s.characters[other].unconscious:
            amount -= part
            emit(s, "took_over", "DF-365", player=other, player_active=seat, amount=part, left=amount)
            await hurt(s, other, part, "attack", "DF-365")
    return amount


def reduction(s: DragonfirePosition, seat: int, attackers: int) -> int:
    """By how much the damage of a Take Damage phase is reduced, without being asked."""
    character = s.characters[seat]
    total = s.turn.reduction.get(seat, 0)
    if character.marks:
        total += sum(protect(s, seat) for protect in PROTECTIONS.values())
    for name in character.powers:
        if name in REDUCTIONS:
            total += REDUCTIONS[name](s, seat, attackers)
    return total


def reductions(s: DragonfirePosition, seat: int, attackers: int) -> list[tuple[str, int]]:
    """The parts of a reduction, to be told: by what, "" for cards of this turn, and by how much."""
    character = s.characters[seat]
    found = [("", s.turn.reduction.get(seat, 0))]
    if character.marks:
        found += [(name, protect(s, seat)) for name, protect in PROTECTIONS.items()]
    found += [(name, REDUCTIONS[name](s, seat, attackers)) for name in character.powers if name in REDUCTIONS]
    return found


async def _wounds(s: DragonfireState, seat: int, waiting: list[Foe]) -> None:
    """When it deals damage: in the order the player chooses, unless the player is Unconscious."""

    def telling(uid: Foe) -> bool:
        foe = s.encounter(uid)
        if foe is None:
            return False
        return (foe.name in WOUNDS and not foe.token) or s.dragonfire in WOUNDED or s.adventure in WOUNDED

    while waiting := [uid for uid in waiting if telling(uid)]:
        if s.over or s.characters[seat].unconscious:
            return
        own = [uid for uid in waiting if (foe := s.encounter(uid)) and foe.name in WOUNDS and not foe.token]
        if own == waiting:
            options = own[:1] if alike(s, own) else own
            prompt = "Take Damage: whose damage has its effect first?"
            chosen = await choose(seat, prompt, options, "encounter to strike first", "DF-365")
        else:  # what the Dragonfire card or the Adventure does is the same in any order
            chosen = next(uid for uid in waiting if uid not in own)
        waiting.remove(chosen)
        foe = s.encounter(chosen)
        assert foe is not None
        if foe.name in WOUNDS and not foe.token:
            await WOUNDS[foe.name](s, foe, seat)
        for name in (s.dragonfire, s.adventure):
            if name in WOUNDED and s.encounter(chosen) is not None:
                await WOUNDED[name](s, foe, seat)


def forecast(s: DragonfirePosition, seat: int) -> int:
    """The damage that a player would take if the encounters attacked now."""
    foes = attackers(s, seat)
    dealt = {foe.uid: contribution(s, foe) for foe in foes}
    firm = unreduced(foes, dealt)
    loose = sum(dealt.values()) - firm - reduction(s, seat, len(foes)) - s.turn.warded.get(seat, 0)
    return firm + max(0, loose)
