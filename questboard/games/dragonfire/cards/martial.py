"""The Market cards of Martial."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import let_comrades_draw
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.foes import (
    calm,
    change_strength,
    elsewhere,
    facing,
    in_reach,
    move,
    players_in_reach,
    steady,
)
from questboard.games.dragonfire.rules.health import heal
from questboard.games.dragonfire.rules.in_play import PUT_AWAY, Act, leave_play, put_away_acts
from questboard.games.dragonfire.rules.naming import can_be_named, name_encounter
from questboard.games.dragonfire.rules.play import card_acts, deal_later, of_class, play_card, struck_down
from questboard.games.dragonfire.rules.registry import assist, text
from questboard.games.dragonfire.state import DragonfireState, Foe, Play
from questboard.kernel import PASS, choose, may_choose, tell


@assist("javelin")
async def javelin_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1 black and 1 colourless."""
    play.damage = "K1"


@text("tower-shield")
async def tower_shield(s: DragonfireState, play: Play) -> None:
    """1 black and 1 colourless. Each encounter facing its player has -1 Attack Strength this turn."""
    for foe in facing(s, play.seat):
        change_strength(s, foe, -1, "DF-202")


@assist("tower-shield")
async def tower_shield_assist(s: DragonfireState, play: Play) -> None:
    """Deal 1. One encounter does not attack this turn; its tokens do."""
    play.damage = "1"
    foes = [foe for foe in in_reach(s, play.seat) if not steady(foe)]
    foe = await name_encounter(
        s, play.seat, "Stop which encounter from attacking?", foes, "DF-204", play=play
    )
    if foe is not None:
        calm(s, foe, "DF-204")


@text("cleave")
async def cleave(s: DragonfireState, play: Play) -> None:
    """2 black, split among encounters facing the same player."""
    play.spread, play.same_player = "split", True


@text("grapple")
async def grapple(s: DragonfireState, play: Play) -> None:
    """1 black and 1 colourless. An encounter moves to face its player and does not attack this turn."""
    foes = elsewhere(s, play.seat)
    foe = await name_encounter(s, play.seat, "Grapple which encounter?", foes, "DF-201", play=play)
    if foe is not None:
        move(s, foe, play.seat, "DF-201")
        calm(s, foe, "DF-201", tokens=True)


@text("command-presence")
async def command_presence(s: DragonfireState, play: Play) -> None:
    """1 black and 1 colourless. Another player draws 1 card and may play 1 as if in their own turn."""
    others = [seat for seat in players_in_reach(s, play.seat) if seat != play.seat]
    if not others:
        return
    other = await choose(play.seat, "Command which player?", others, "player", "DF-195")
    await zones.draw(s, other, 1, "DF-195")
    if struck_down(s, other) or not card_acts(s, other):
        return
    prompt, active = "Play a card in the turn of {player}?", s.turn.seat

    def acts() -> list[Act]:
        return [*card_acts(s, other), *put_away_acts(s, other)]

    while (act := await may_choose(other, prompt, acts, "act", "DF-195", player=active)) is not PASS:
        if act[0] != PUT_AWAY:
            await play_card(s, other, act[1], act[0])
            return
        leave_play(s, other, act[1], "DF-391")


@text("heroic-charge")
async def heroic_charge(s: DragonfireState, play: Play) -> None:
    """2 black. Encounters move to face its player, who draws 1 card for each encounter card moved."""
    prompt, tried, cards = "Draw which encounter upon yourself?", list[Foe](), 0
    while foes := [foe for foe in elsewhere(s, play.seat) if foe.uid not in tried]:
        names = [foe.uid for foe in foes if can_be_named(s, foe, play)]
        chosen = await may_choose(play.seat, prompt, names, "encounter", "DF-244") if names else PASS
        if chosen is PASS:
            break
        tried.append(chosen)
        named = [foe for foe in foes if foe.uid == chosen]
        foe = await name_encounter(s, play.seat, prompt, named, "DF-244", play=play)
        if foe is not None:
            move(s, foe, play.seat, "DF-244")
            cards += not foe.token
    await zones.draw(s, play.seat, cards, "DF-244")


@text("longbow")
async def longbow(s: DragonfireState, play: Play) -> None:
    """1 black and 1 colourless, to an encounter at any place."""
    play.reach = "anywhere"


@text("second-wind")
async def second_wind(s: DragonfireState, play: Play) -> None:
    """1 black. Its player heals 1 HP. Martial Class: 2 HP instead."""
    amount = 2 if of_class(s, play.seat, "K") else 1
    await heal(s, play.seat, amount, "DF-141", by=play.seat, card=play.card)


@assist("interpose")
async def interpose_assist(s: DragonfireState, play: Play) -> None:
    """Up to 2 of the active player's damage in Take Damage is dealt to its player instead."""
    s.turn.interposed[play.seat] = s.turn.interposed.get(play.seat, 0) + 2
    tell(s, "interposed", "DF-365", player=play.seat, amount=2)


@text("battle-cry")
async def battle_cry(s: DragonfireState, play: Play) -> None:
    """2 black. Each other conscious player at this place may draw 1 card."""
    await let_comrades_draw(s, play.seat, play.card)


@text("whirlwind-attack")
async def whirlwind_attack(s: DragonfireState, play: Play) -> None:
    """1 black, and 1 level of damage to each encounter facing its player, tokens first."""
    around = deal_later(s, play.seat, play.card, levels=1)
    around.spread, around.facing = "area", play.seat
