"""Whatever befalls somebody in a game names the card behind it, or follows an event that names several."""

from __future__ import annotations

import pytest

from questboard.games import load_rules
from questboard.kernel import Event
from questboard.testing.conformance import deal, random_answers

DUNGEON = "took_damage unharmed afflicted attacked attacks damaged defeated downed cursed marker stepped"
BEFALLS = {
    "portal": "removed swapped lifted handed_over returned called_back stole put_under gained bonus drew",
    "ashardalon": DUNGEON,
    "drizzt": DUNGEON,
    "dragonfire": "attacked hurt stunned unconscious dealt cleared defeated healed must_discard forfeited",
    "fantasy": "attacks rolled lost-hp died slowed rooted grabbed collapsed restored defeated",
}
"""The kinds of events by which something happens to somebody, rather than what somebody does."""
WITHOUT_A_CARD: dict[str, dict[str, set[str]]] = {
    "portal": {},
    "ashardalon": {"damaged": {"trod"}, "defeated": {"trod"}},
    "drizzt": {"damaged": {"trod"}, "defeated": {"trod"}},
    "dragonfire": {
        "hurt": {"attack_total", "took_over"},  # several encounters attack as one; somebody takes damage over
        "stunned": {"attack_total", "took_over"},
        "unconscious": {"attack_total", "took_over"},
        "cleared": {"dealt"},  # several cards deal damage together
        "defeated": {"dealt"},
        "healed": {"short_rest"},
    },
    "fantasy": {kind: {"charges"} for kind in ("rolled", "lost-hp", "died", "defeated")},  # a hero's charge
}
"""What may befall somebody without a card that could be named as the cause, and what is told before that."""
ADVENTURES: dict[str, tuple[dict[str, str], ...]] = {
    "portal": ({},),
    "ashardalon": ({"adventure": "13"}, {"adventure": "5"}, {"adventure": "2"}),
    "drizzt": ({"adventure": "10"}, {"adventure": "11"}, {"adventure": "8"}),
    "dragonfire": ({"adventure": "1"}, {"adventure": "5", "level": "5", "features": "choose"}),
    "fantasy": ({"adventure": "3"}, {"adventure": "forest-2"}, {"adventure": "winter-4"}),
}


def without_a_cause(game: str, journal: list[Event]) -> list[Event]:
    """What befalls somebody, but neither names its card nor follows what explains it."""
    befalls, explained = BEFALLS[game].split(), WITHOUT_A_CARD[game]
    found = []
    for number, event in enumerate(journal):
        if event.kind in befalls and not event.cause and len(event.facts.get("powers", ())) < 2:
            before = journal[max(0, number - 30) : number]
            told = {each.kind for each in before if each.ply >= event.ply - 5}
            if explained.get(event.kind, set()).isdisjoint(told):
                found.append(event)
    return found


@pytest.mark.parametrize("game", BEFALLS)
def test_whatever_befalls_somebody_names_the_card_that_forced_it(game: str) -> None:
    rules, seen = load_rules(game), set[str]()
    for number, options in enumerate(ADVENTURES[game]):
        table = deal(rules, 3, number, options)
        for _ in random_answers(table, number, 400):
            pass
        assert without_a_cause(game, table.journal) == []
        seen |= {event.kind for event in table.journal}
    assert len(seen.intersection(BEFALLS[game].split())) > 4
