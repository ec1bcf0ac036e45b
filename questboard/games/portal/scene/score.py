"""The running score of a player, and what it is made of."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.rules.scoring import (
    MOST_OF_ONE_POINTS,
    MOST_SETS_POINTS,
    SOLO_SET_POINTS,
    Score,
    complete_sets,
    final_scores,
    largest,
)
from questboard.games.portal.scene.ids import score_id
from questboard.games.portal.scene.symbols import GEM_ICON, JEWEL, TROPHY
from questboard.games.portal.state import Player, PortalView
from questboard.games.portal.words import gems_in_words, listed, plural
from questboard.scene import Node


def score(view: PortalView, player: int) -> Node:
    """What a player has earned so far, and the bonuses of the end as things stand."""
    owned, now = view.players[player], final_scores(view)[player]
    over, solo = view.asked is None, len(view.players) == 1
    with_bonuses = (f"{now.total} with bonuses",) if now.total > now.so_far and not over else ()
    return Node(
        id=score_id(player),
        kind="track",
        label=score_in_words(owned, now, over),
        text=f"Score {now.total if over else now.so_far}",
        lines=with_bonuses,
        rule="YP-002",
        children=[
            *([objectives(player, now)] if now.objectives else []),
            *([] if solo else [most_of_one(player, owned, now)]),
            most_sets(player, owned, now, solo),
        ],
    )


def objectives(player: int, now: Score) -> Node:
    """What a player's Objectives have brought."""
    return Node(
        id=f"score:{player}:objectives",
        kind="badge",
        icon=TROPHY,
        color="brass",
        text=f"Objectives {now.objectives}",
        label=f"{plural(now.objectives, 'point')} for Objectives.",
        rule="YP-115",
    )


def most_of_one(player: int, owned: Player, now: Score) -> Node:
    """A player's largest colour, and whether it brings the bonus."""
    color = largest(owned)
    count, bonus = owned.count(color), f" +{now.most_of_one}" if now.most_of_one else ""
    return Node(
        id=f"score:{player}:most",
        kind="badge",
        icon=GEM_ICON[color],
        color=JEWEL[color],
        text=f"Most {count}{bonus}",
        hollow=not bonus,
        label=f"{count} Gems of one colour at most. "
        f"Who has most of one colour at the end earns {MOST_OF_ONE_POINTS} points.",
        rule="YP-110",
    )


def most_sets(player: int, owned: Player, now: Score, solo: bool) -> Node:
    """A player's sets, and whether they bring the bonus."""
    count, bonus = complete_sets(owned), f" +{now.most_sets}" if now.most_sets else ""
    earns = (
        f"At the end each set earns {SOLO_SET_POINTS} points."
        if solo
        else f"Who has most sets at the end earns {MOST_SETS_POINTS} points."
    )
    return Node(
        id=f"score:{player}:sets",
        kind="badge",
        text=f"Sets {count}{bonus}",
        hollow=not bonus,
        label=f"{plural(count, 'complete set')}, one Gem of each colour. {earns}",
        rule="YP-127" if solo else "YP-111",
    )


def score_in_words(owned: Player, now: Score, over: bool) -> str:
    """The score as it is heard: so far with the bonuses that would come, or at the end in full."""
    earned = [(now.gems, "Gems"), (now.objectives, "Objectives")]
    if over:
        earned += [(now.most_of_one, "most of one colour"), (now.most_sets, "sets")]
        return f"Score: {plural(now.total, 'point')}{made_up_of(earned)}."
    color = largest(owned)
    to_come = [
        (now.most_of_one, gems_in_words(color * owned.count(color))),
        (now.most_sets, plural(complete_sets(owned), "set")),
    ]
    bonuses = listed([f"{points} more for {what}" for points, what in to_come if points])
    at_end = f" At the end {bonuses}, as it stands." if bonuses else ""
    return f"Score so far: {plural(now.so_far, 'point')}{made_up_of(earned)}.{at_end}"


def made_up_of(parts: Sequence[tuple[int, str]]) -> str:
    """Where points come from, if they come from more than one thing."""
    told = [f"{points} for {what}" for points, what in parts if points]
    return f", {listed(told)}" if len(told) > 1 else ""
