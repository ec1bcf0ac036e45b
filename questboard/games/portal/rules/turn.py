"""Turns: choose a tile, perform its actions in order, flip it; and the last round."""

from __future__ import annotations

from questboard.games.portal.content import tile_actions
from questboard.games.portal.hooks import DEEDS, NEEDS
from questboard.games.portal.rules.needs import refused_tiles, usable_tiles
from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.rules.scoring import final_scores, outcome
from questboard.games.portal.state import NOBODY, PortalState
from questboard.kernel import Outcome, Steps, choose, emit

STEPS = Steps()


@STEPS
async def turn(s: PortalState, player: int) -> None:
    """Activate one of the four Action tiles; with none usable the player passes (YP-036, YP-038)."""
    s.active = player
    s.turn += 1
    area = s.players[player]
    area.turn_matches = area.turn_gems = 0
    emit(s, "turn", "YP-036", player=player, turn=s.turn)
    usable = usable_tiles(s, player)
    if not usable:
        pass_turn(s, player)
        return
    color = await choose(
        player,
        "Activate which Action tile?",
        usable,
        "tile",
        "YP-036",
        refused=lambda: refused_tiles(s, player),
    )
    s.passes = 0
    s.active_tile = color
    actions = tile_actions(s.options.tile_layout, color, area.tiles[color])
    emit(s, "activated", "YP-036", player=player, tile=color, actions=actions)
    s.agenda.append(("end_turn", player, color))
    s.agenda.extend(("act", player, action) for action in reversed(actions))


@STEPS
async def act(s: PortalState, player: int, action: str) -> None:
    """Perform the next action of the active tile; one that has become impossible is lost (YP-134)."""
    reason = NEEDS[action](s, player)
    if reason is None:
        await DEEDS[action](s, player, False, {})
    else:
        emit(s, "lost", "YP-134", player=player, action=action, reason=reason)


@STEPS
async def end_turn(s: PortalState, player: int, color: str) -> None:
    """Flip the active tile, which ends the turn (YP-037, YP-042)."""
    tiles = s.players[player].tiles
    tiles[color] = not tiles[color]
    s.active_tile = ""
    emit(s, "flipped", "YP-037", player=player, tile=color, side=(s.options.tile_layout, color, tiles[color]))
    if not any(tiles.values()):
        claim_objectives(s)
    next_turn(s, player)


def pass_turn(s: PortalState, player: int) -> None:
    """No tile can be used. When everybody has passed in a row the game ends (YP-038, YP-103)."""
    s.passes += 1
    if s.events is not None:  # why no tile can be used is only worth working out for somebody who reads it
        barred = [(refusal.option, refusal.reason) for refusal in refused_tiles(s, player)]
        emit(s, "passed", "YP-103" if s.ending != NOBODY else "YP-038", player=player, barred=barred)
    if s.passes == len(s.players):
        s.agenda.append(("finish", "YP-038"))
    else:
        next_turn(s, player)


def next_turn(s: PortalState, player: int) -> None:
    """The next player's turn, unless the last round is over (YP-100, YP-101)."""
    following = (player + 1) % len(s.players)
    if following == s.ending:
        s.agenda.append(("finish", "YP-129" if s.solo else "YP-101"))
    else:
        s.agenda.append(("turn", following))


@STEPS
async def finish(s: PortalState, rule: str) -> None:
    """The game is over and is scored."""
    emit(s, "finished", rule)
    if s.events is not None:  # a bot's imagined table need not count
        tell_scores(s)


def tell_scores(s: PortalState) -> None:
    """Count everybody's points, and say what came of them."""
    for player, score in enumerate(final_scores(s)):
        parts = (score.gems, score.most_of_one, score.most_sets, score.objectives)
        emit(s, "scored", "YP-127" if s.solo else "YP-105", player=player, points=score.total, parts=parts)
    tell_result(s, outcome(s))


def tell_result(s: PortalState, result: Outcome) -> None:
    """Say who has won, or how a lone barkeep has done."""
    points, winners = max(result.scores), result.winners
    if s.solo:
        emit(s, "solo_over", result.rule, player=0, points=points)
    elif len(winners) == 1:
        emit(s, "won", result.rule, player=winners[0], points=points, reason=result.reason)
    else:
        emit(s, "win_shared", result.rule, players=winners, points=points)
