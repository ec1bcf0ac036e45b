"""The proposal: no other assignment of the damage is worth more, and none breaks a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from random import Random

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules import assign
from questboard.games.dragonfire.rules.assign import propose, worth
from questboard.games.dragonfire.rules.damage import face_one_player, may_affect, strike
from questboard.games.dragonfire.rules.foes import tokens_of
from questboard.games.dragonfire.state import NOWHERE, DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party

PLAIN = ["glory", "grace", "stealth", "cantrip", "javelin", "spiritual-weapon", "driftglobe"]
SPREAD = ["burning-hands", "scorching-ray", "cleave", "magic-missile"]
LEVELS = ["lightning-bolt"]
FOES = ["ogre", "troll", "violet-fungus", "orog", "kobold-pack", "grick-knot", "stone-golem", "choke-point"]


def position(seed: int) -> Party:
    """Two encounters and what some cards deal, at the question where it shall go."""
    random = Random(seed)
    foes = [(name, random.randrange(3), random.randrange(2)) for name in random.sample(FOES, 2)]
    hand = random.choices(PLAIN, k=random.randrange(1, 4))
    hand += random.choices([*SPREAD, *LEVELS], k=random.randrange(2))
    table = party(hands={0: [*hand, "glory"]}, encounters=foes, seed=seed)
    table.play_cards(0)
    for card in hand:
        option = f"play {CARDS[card].name}"
        if option in table.options:
            table.answer(option)
    for play in table.state.turn.plays:
        if play.spread == "split" and seed % 2:
            play.most -= 1  # fewer encounters than points
    return table.answer("deal damage")


def lawful(s: DragonfireState, aims: tuple[str, ...]) -> bool:
    """Whether each card goes where it may, as often as it may."""
    for play in s.turn.plays:
        mine = [
            aim
            for shot, aim in zip(s.turn.shots, aims, strict=True)
            if shot.play == play.id and aim != NOWHERE
        ]
        different = list(dict.fromkeys(mine))
        if play.spread == "apart" and len(different) < len(mine):
            return False
        if play.spread != "one" and len(different) > play.most:
            return False
        if play.same_player and not face_one_player(s, different):
            return False
    return True


def choices(s: DragonfireState) -> list[list[str]]:
    """For each shot the encounters that it may go to, and nothing."""
    places = []
    for shot in s.turn.shots:
        play = s.play(shot.play)
        assert play is not None
        level = bool(shot.levels and not shot.points)
        places.append([NOWHERE, *(foe.uid for foe in s.encounters if may_affect(s, play, foe, level))])
    return places


def assignments(s: DragonfireState) -> Iterator[tuple[str, ...]]:
    """Every lawful way to assign the shots."""
    return (aims for aims in product(*choices(s)) if lawful(s, aims))


class Scale:
    """What an assignment is worth, counted anew from what its shots clear."""

    def __init__(self, s: DragonfireState) -> None:
        self.s = s
        self.fallen = cache(self._fallen)

    def _fallen(self, foe: str, shots: tuple[int, ...]) -> tuple[int, ...]:
        there = self.s.encounter(foe)
        assert there is not None
        return tuple(each.level for each in strike(self.s, there, [self.s.turn.shots[at] for at in shots]))

    def weigh(self, aims: tuple[str, ...]) -> float:
        """The worth of everything that falls; a card with tokens left before it is safe (DF-104)."""
        total = 0.0
        fallen = {}
        for foe in self.s.encounters:
            there = tuple(at for at, aim in enumerate(aims) if aim == foe.uid)
            fallen[foe.uid] = list(self.fallen(foe.uid, there))
        for foe in self.s.encounters:
            behind = [token for token in tokens_of(self.s, foe) if not fallen[token.uid]]
            if not behind:
                total += worth(self.s, foe, fallen[foe.uid])
        return total


def small_positions(seeds: range) -> Iterator[tuple[int, DragonfireState]]:
    """Positions whose assignments can all be looked at."""
    for seed in seeds:
        s = position(seed).state.clone()
        if prod(len(places) for places in choices(s)) <= 4000:
            yield seed, s


def proposal_of(s: DragonfireState) -> tuple[str, ...]:
    """Where the proposal sends each shot."""
    answer = propose(s)
    return tuple(answer[at] for at in range(len(s.turn.shots)))


@rule("DF-165", "DF-394")
def test_no_assignment_is_worth_more_than_the_proposal() -> None:
    gains = []
    for seed, s in small_positions(range(80)):
        proposal, scale = proposal_of(s), Scale(s)
        everything = list(assignments(s))
        assert proposal in everything, f"seed {seed}"
        gains.append(max(map(scale.weigh, everything)))
        assert scale.weigh(proposal) == pytest.approx(gains[-1]), f"seed {seed}"
    assert sum(gain > 0 for gain in gains) > 30


@rule("DF-394")
def test_for_a_very_large_hand_the_proposal_is_still_lawful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assign, "MOST_SETS", 1)
    gains = []
    for seed, s in small_positions(range(20)):
        proposal = proposal_of(s)
        assert proposal in list(assignments(s)), f"seed {seed}"
        gains.append(Scale(s).weigh(proposal))
    assert sum(gain > 0 for gain in gains) > 8


@pytest.mark.parametrize(("most", "struck"), [(3, 3), (2, 2), (1, 1)])
def test_damage_is_not_split_to_more_encounters_than_the_card_says(most: int, struck: int) -> None:
    table = party(hands={1: ["scorching-ray", "glory"]}, encounters=[("kobold-pack", 0)]).play_cards(1)
    table.answer("play Scorching Ray")
    table.state.turn.plays[0].most = most
    s = table.answer("deal damage").state.clone()
    proposal = proposal_of(s)
    assert lawful(s, proposal)
    assert len(set(proposal) - {NOWHERE}) == struck


@rule("DF-394")
def test_the_proposal_completes_what_was_assigned_by_hand() -> None:
    table = party(hands={0: ["glory"] * 3 + ["grace"]}, encounters=[("orog", 0), ("violet-fungus", 1)])
    table.play_cards(0).answer("play Glory", "play Glory", "play Glory", "deal damage")
    table.answer("Glory (1 black): Violet Fungus", "deal it as proposed")
    assert table.foe("violet-fungus").cleared == 0b1, "a second point suffices"
    assert table.foe("orog").cleared == 0


def test_damage_that_clears_nothing_is_proposed_for_nothing() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    s = table.answer("play Glory").state
    table.shots()
    assert propose(s) == {0: NOWHERE}
