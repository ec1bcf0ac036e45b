"""Where nothing is chosen from cards: the Adventure with its rules, and its bonus challenges beside it."""

from __future__ import annotations

from typing import Any

from questboard.games.dragonfire.content import ADVENTURES, Challenge
from questboard.games.dragonfire.rules.advancements import character_level, xp_left
from questboard.games.dragonfire.scene.ids import offer_id
from questboard.games.dragonfire.scene.offer_cards import adventure_card
from questboard.games.dragonfire.scene.room import UPRIGHT, WIDE, Box, grid, lay
from questboard.games.dragonfire.scene.symbols import CHALLENGE
from questboard.games.dragonfire.state import DragonfireView
from questboard.kernel import OptionKind
from questboard.scene import Node

STORY: Box = (5.0, 0.8, 34.0, 18.4)
STORY_UPRIGHT: Box = (0.4, 0.4, 12.2, 18.2)
"""The Adventure where it has no challenges, in a wide window and in an upright one."""
BESIDE: Box = (1.4, 0.8, 23.6, 18.4)
ABOVE: Box = (0.4, 0.4, 12.2, 7.6)
"""The Adventure where it has some."""
CHALLENGES: Box = (26.4, 3.8, 15.6, 12.4)
BELOW: Box = (0.4, 8.3, 12.2, 10.3)


def briefing(view: DragonfireView, asked: OptionKind[Any] | None) -> Node:
    """The Adventure, and the bonus challenges that can be accepted before it begins."""
    challenges = () if view.over or not _has_challenges(view) else ADVENTURES[view.adventure].challenges
    story = story_card(view)
    nodes = [lay(story, BESIDE, ABOVE) if challenges else lay(story, STORY, STORY_UPRIGHT)]
    about = "" if asked is None else asked.ask.about.get("challenge", "")
    count = len(challenges)
    for each, wide, upright in zip(
        challenges, grid(count, CHALLENGES, 1, 0.8), grid(count, BELOW, 1, 0.4), strict=True
    ):
        nodes.append(lay(challenge_card(view, each, about), wide, upright))
    return Node(
        id="rest",
        kind="board",
        area="board",
        label="The camp.",
        size=WIDE,
        upright=(0, 0, *UPRIGHT),
        children=nodes,
    )


def _has_challenges(view: DragonfireView) -> bool:
    """Whether bonus challenges can be accepted in this game."""
    return view.options.challenges or view.options.campaign


def story_card(view: DragonfireView) -> Node:
    """The Adventure, and how far the viewer's character has come."""
    node = adventure_card("story", view.adventure)
    card = ADVENTURES[view.adventure]
    if view.seat >= 0 and view.over:
        mine = view.sheets[view.seat]
        level = f"Your character: Level {character_level(mine.xp)}, {xp_left(mine)} of {mine.xp} XP left"
        node.text, node.lines = "A Long Rest", (level, f"{card.name} is over.")
        node.label = f"A Long Rest. {level}."
    else:
        node.lines = (*node.lines, *card.text)
        node.short = card.story
    return node


def challenge_card(view: DragonfireView, challenge: Challenge, about: str) -> Node:
    """A bonus challenge: what it demands, what it pays, and whether it was accepted."""
    kind = "Bonus challenge, accepted" if challenge.id in view.challenges else "Bonus challenge"
    pays = f"{challenge.xp} XP if the party completes the Adventure"
    return Node(
        id=offer_id(challenge.id),
        kind="card",
        icon=CHALLENGE,
        color="topaz" if challenge.id in (*view.challenges, about) else "slate",
        text=challenge.name,
        lines=(kind, challenge.text),
        short=challenge.text,
        figures=pays,
        glow=challenge.id == about,
        label=f"{challenge.name}, {kind.lower()}: {challenge.text} It pays {pays}.",
        rule="DF-272",
    )
