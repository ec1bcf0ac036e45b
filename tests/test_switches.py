"""Switches in words: each has a name, a clause of the ledger, and words for its values."""

import pytest

from questboard.games import PLAYABLE, load_rules
from questboard.ledger import load_ledger
from questboard.switches import load_switches


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_switch_of_a_game_is_in_words(game):
    switches = load_rules(game).switches()
    words = load_switches(game)
    assert list(words) == list(switches)
    for name, values in switches.items():
        assert words[name].rule in load_ledger(game).ids
        wordy = [str(value) for value in values if isinstance(value, str)]
        assert list(words[name].values) == wordy
