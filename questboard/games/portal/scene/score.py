"""The running score of a player, and what it is made of."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.language import n, t
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
from questboard.games.portal.words import gems_in_words, listed, points_in_words
from questboard.scene import Node


def score(view: PortalView, player: int) -> Node:
    """What a player has earned so far, and the bonuses of the end as things stand."""
    owned, now = view.players[player], final_scores(view)[player]
    over, solo = view.asked is None, len(view.players) == 1
    with_bonuses = (
        (t("{total} with bonuses", total=now.total),) if now.total > now.so_far and not over else ()
    )
    return Node(
        id=score_id(player),
        kind="track",
        icon=TROPHY,
        label=score_in_words(owned, now, over),
        text=t("Score {points}", points=now.total if over else now.so_far),
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
        text=t("Objectives {points}", points=now.objectives),
        label=t("{points} for Objectives.", points=points_in_words(now.objectives)),
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
        text=t("Most {count}{bonus}", count=count, bonus=bonus),
        hollow=not bonus,
        label=t(
            "{count} Gems of one colour at most. "
            "Who has most of one colour at the end earns {points} points.",
            count=count,
            points=MOST_OF_ONE_POINTS,
        ),
        rule="YP-110",
    )


def most_sets(player: int, owned: Player, now: Score, solo: bool) -> Node:
    """A player's sets, and whether they bring the bonus."""
    count, bonus = complete_sets(owned), f" +{now.most_sets}" if now.most_sets else ""
    earns = (
        t("At the end each set earns {points} points.", points=SOLO_SET_POINTS)
        if solo
        else t("Who has most sets at the end earns {points} points.", points=MOST_SETS_POINTS)
    )
    return Node(
        id=f"score:{player}:sets",
        kind="badge",
        text=t("Sets {count}{bonus}", count=count, bonus=bonus),
        hollow=not bonus,
        label=t(
            "{sets}, one Gem of each colour. {earns}",
            sets=n("{count} complete set", "{count} complete sets", count),
            earns=earns,
        ),
        rule="YP-127" if solo else "YP-111",
    )


def score_in_words(owned: Player, now: Score, over: bool) -> str:
    """The score as it is heard: so far with the bonuses that would come, or at the end in full."""
    earned = [
        t("{points} for Gems", points=now.gems) if now.gems else "",
        t("{points} for Objectives", points=now.objectives) if now.objectives else "",
    ]
    if over:
        earned += [
            t("{points} for most of one colour", points=now.most_of_one) if now.most_of_one else "",
            t("{points} for sets", points=now.most_sets) if now.most_sets else "",
        ]
        return t("Score: {points}{parts}.", points=points_in_words(now.total), parts=made_up_of(earned))
    color = largest(owned)
    to_come = [
        (now.most_of_one, gems_in_words(color * owned.count(color))),
        (now.most_sets, n("{count} set", "{count} sets", complete_sets(owned))),
    ]
    bonuses = listed(
        [t("{points} more for {what}", points=points, what=what) for points, what in to_come if points]
    )
    at_end = t(" At the end {bonuses}, as it stands.", bonuses=bonuses) if bonuses else ""
    return t(
        "Score so far: {points}{parts}.{at_end}",
        points=points_in_words(now.so_far),
        parts=made_up_of(earned),
        at_end=at_end,
    )


def made_up_of(parts: Sequence[str]) -> str:
    """Where points come from, if they come from more than one thing."""
    told = [part for part in parts if part]
    return f", {listed(told)}" if len(told) > 1 else ""
