"""Somebody who plays alone sees the score to beat, and at the end whether it was surpassed."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from questboard.kernel import Table
from tests.browser.person import QUICK
from tests.browser.tables import OPEN, laid, nearly_over


def score(game: Table[Any, Any]) -> int:
    """What a game comes to if the first option is always taken."""
    end = game.fork()
    while end.ask is not None:
        end.answer(0)
    return end.outcome.scores[0]


def test_the_end_of_a_solo_game_says_whether_the_score_to_beat_was_surpassed(person, server):
    low, *_, high = sorted((nearly_over(1, seed) for seed in range(1, 8)), key=score)
    ada = person(QUICK)

    def plays(game: Table[Any, Any]) -> int:
        ada.sit_down(laid(server, game, OPEN).invites[0].token)
        if best is not None:
            expect(ada.page.get_by_text(f"score to beat: {best}")).to_be_visible()
        ada.play_out(Random(1))
        expect(ada.result).not_to_contain_text("won!")
        expect(ada.result).to_contain_text(f"{ada.table['solo']['score']} points")
        return int(ada.table["solo"]["score"])

    best = None
    first = plays(low)
    expect(ada.result).to_contain_text("Your first solo score, and now the score to beat.")
    best = first
    better = plays(high)
    assert better > first
    expect(ada.result).to_contain_text(f"That beats {first}: you have a new score to beat.")
    ada.picture("solo-result")
    best = better
    plays(low)
    expect(ada.result).to_contain_text(f"That does not beat {better}, which remains the score to beat.")
