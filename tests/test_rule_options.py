"""Rule options in words: each has a name, a clause of the ledger, and words for its values."""

import pytest

from questboard.games import PLAYABLE, load_rules
from questboard.ledger import load_ledger
from questboard.rule_options import load_rule_options


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_rule_option_of_a_game_is_in_words(game):
    rule_options = load_rules(game).rule_options()
    words = load_rule_options(game)
    assert list(words) == list(rule_options)
    for name, values in rule_options.items():
        assert words[name].rule in load_ledger(game).ids
        wordy = [str(value) for value in values if isinstance(value, str)]
        assert list(words[name].values) == wordy
