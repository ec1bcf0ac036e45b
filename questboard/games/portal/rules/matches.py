"""Perfect Matches: what every change of the row or of the seating sets off."""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.gems import gain, open_colors, take_diamond
from questboard.games.portal.rules.geometry import is_matched, opposite
from questboard.games.portal.rules.needs import perform
from questboard.games.portal.rules.objectives import claim_objectives, lose_reached_objectives
from questboard.games.portal.state import COLORS, EMPTY, NOBODY, HeroId, PortalState, Seated
from questboard.kernel import choose, emit


async def settle(s: PortalState) -> None:
    """Follow one change of the row or of the seating to its end (YP-132)."""
    if s.ending == NOBODY and s.row[0] != EMPTY and s.row[-1] != EMPTY:
        s.ending = s.active
        emit(s, "endgame", "YP-070", player=s.active)
    if s.covered:
        lose_reached_objectives(s)
    matched = [
        seat
        for seat, at in enumerate(s.seats)
        if at is not None and at.face_up and is_matched(s, at.hero, seat) and at.hero not in s.pending
    ]
    if matched:
        await perfect_match(s, matched)
    else:
        claim_objectives(s)


async def perfect_match(s: PortalState, seats: list[int]) -> None:
    """Flip matched Heroes together, then resolve their bonuses one by one (YP-138)."""
    area = s.players[s.active]
    heroes = []
    for seat in seats:
        at = s.seats[seat]
        assert at is not None
        s.seats[seat] = Seated(at.hero, False, False, at.player, at.turn)
        heroes.append(at.hero)
        area.matches += 1
        area.turn_matches += 1
        area.foreign_matches += at.turn < s.turn if s.solo else at.player != s.active
        s.supply.potions += at.potion
        emit(s, "perfect_match", "YP-090", player=s.active, hero=at.hero, seat=seat, potion=at.potion)
        tell_of_potion(s, at)
    for seat in seats:
        across = s.seats[opposite(seat)]
        area.opposite_flips += across is not None and not across.face_up
    claim_objectives(s)
    while heroes:
        hero = await choose(s.active, "Resolve which bonus first?", list(heroes), "bonus", "YP-138")
        heroes.remove(hero)
        await bonus(s, hero)


def tell_of_potion(s: PortalState, at: Seated) -> None:
    """The Potion of a Hero who was flipped or removed has gone back into the supply (YP-095)."""
    if at.potion:
        emit(s, "potion_returned", "YP-095", hero=at.hero)


async def bonus(s: PortalState, hero: str) -> None:
    """Give the active player a Perfect Match Bonus: Gems at once, actions if wanted (YP-091)."""
    player = s.active
    gems = ""
    for item in (*HEROES[hero].pmb, ""):
        if item and item in COLORS:
            gems += item
            continue
        if gems:
            gain(s, player, gems, "YP-087", bonus=hero)
            gems = ""
        if item == "any":
            await gain_any(s, player, hero)
        elif item == "diamond":
            await take_diamond(s, player, "YP-087", {"bonus": hero})
        elif item:
            await bonus_action(s, player, item, hero)


async def gain_any(s: PortalState, player: int, hero: HeroId) -> None:
    """Gain one standard Gem of a colour of the player's choice that is not closed."""
    rule = "YP-087"
    if colors := open_colors(s):
        color = await choose(player, "Take a Gem of which colour?", colors, "gem", rule, bonus=hero)
        gain(s, player, color, rule, bonus=hero)
    else:
        emit(s, "no_gem", "YP-079", player=player)


async def bonus_action(s: PortalState, player: int, name: str, hero: HeroId) -> None:
    """Perform an action of a bonus; it is lost if impossible (YP-091)."""
    emit(s, "bonus", "YP-091", player=player, hero=hero, action=name)
    optional = s.options.pmb_actions == "optional"
    if reason := await perform(s, player, name, optional, {"bonus": hero}):
        emit(s, "lost", "YP-091", player=player, action=name, reason=reason)
