"""The suite that every game passes, on a game made for the kernel's tests."""

import pytest

from questboard.games import SHELF
from questboard.kernel import SPECTATOR, Table
from questboard.testing import conformance
from tests.kernel.crumb import CRUMB

CHECKS = (
    conformance.plays_to_the_end,
    conformance.forks_and_saves,
    conformance.leaks_nothing,
    conformance.undo_teaches_nothing,
    conformance.refuses_bad_answers,
)


@pytest.mark.parametrize("seats", CRUMB.seats)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_crumb_conforms(check, seats):
    for seed in range(4):
        check(CRUMB, seats, seed)


def test_the_suite_tried_free_undos_and_reactions():
    assert sum(conformance.undo_teaches_nothing(CRUMB, 3, seed) for seed in range(8)) > 10
    kinds = set()
    for seed in range(4):
        table = conformance.deal(CRUMB, 3, seed)
        conformance.play_on(table, seed, 1000)
        kinds |= {(event.kind, event.facts.get("card")) for event in table.journal}
    assert {("reacted", card) for card in ("battle cry", "interpose")} <= kinds
    assert {kind for kind, _ in kinds} >= {"rolled", "slain", "wounded", "drew"}


def test_every_event_can_be_put_into_words():
    table = conformance.deal(CRUMB, 3, 1)
    conformance.play_on(table, 1, 1000)
    told = [CRUMB.describe(event.seen_by(SPECTATOR), ["Quinn", "Vistra", "Tarak"]) for event in table.journal]
    assert "Vistra draws a card." in told
    assert not any("draws " in line and not line.endswith("draws a card.") for line in told)


def test_the_crumb_is_not_on_the_shelf():
    assert CRUMB.name not in [box.name for box in SHELF]


def test_the_same_seed_deals_the_same_game():
    first, second = (conformance.deal(CRUMB, 3, 5) for _ in range(2))
    assert isinstance(first, Table)
    assert first.key() == second.key() != conformance.deal(CRUMB, 3, 6).key()
