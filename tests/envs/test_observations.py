"""What learners are told is what people see: no more, and nothing that depends on anything else."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from questboard import envs
from questboard.envs.encoding import Encoder
from questboard.envs.spaces import observation_space
from questboard.envs.table_adapter import TableAdapter
from questboard.games import PLAYABLE
from questboard.kernel import NoSuchOption

every_game = pytest.mark.parametrize("game", PLAYABLE)
FORMS = ("vector", "tree")


def positions(game, seed=1, answers=120, **settings):
    """A adapter at every position of the beginning of a random game."""
    adapter, random = TableAdapter(game, **settings), Random(seed)
    adapter.deal(seed)
    for _ in range(answers):
        if adapter.asked is None:
            return
        yield adapter
        adapter.act(random.randrange(adapter.legal))


def equal(one, other):
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(equal(one[name], other[name]) for name in one)
    return np.array_equal(one, other) if isinstance(one, np.ndarray) else one == other


def truth(adapter):
    """All that is so at a table, but for the luck to come."""
    state = adapter.table.state.clone()
    state.luck.secret, state.luck.count = b"", 0
    return state.key()


@every_game
def test_equal_views_give_equal_observations_and_hidden_changes_do_not_show(game):
    hidden = 0
    for number, adapter in enumerate(positions(game)):
        if number % 6:
            continue
        for seat in range(adapter.seats):
            world = adapter.imagine(seat, number)
            assert world.table.view(seat) == adapter.table.view(seat)
            for form in FORMS:
                assert equal(world.observe(seat, form), adapter.observe(seat, form))
            hidden += truth(world) != truth(adapter)
    assert hidden > 10


def test_a_hidden_card_that_is_swapped_shows_to_its_owner_alone():
    *_, adapter = positions("portal", answers=30)
    world, owner, known = adapter.fork(), 1 - adapter.asked, adapter.table.state.known
    state = world.table.state
    hand = state.players[owner].hand
    card, other = next(
        (card, other)
        for card in hand
        for other in state.decks[card[0]]
        if not known.get(other, 0) and known.get(card, 0) == 1 << owner + 1
    )
    hand[hand.index(card)] = other
    deck = state.decks[card[0]]
    deck[deck.index(other)] = card
    state.known[other] = state.known.pop(card)
    for form in FORMS:
        assert equal(world.observe(1 - owner, form), adapter.observe(1 - owner, form))
        assert not equal(world.observe(owner, form), adapter.observe(owner, form))


@every_game
def test_views_that_differ_give_vectors_that_differ(game):
    views, vectors = set(), set()
    for adapter in positions(game):
        views.add(repr(adapter.tree(adapter.asked)))
        vectors.add(adapter.vector(adapter.asked).tobytes())
    assert len(vectors) >= 0.97 * len(views) > 20


@every_game
def test_what_was_encoded_before_makes_no_difference(game):
    for number, adapter in enumerate(positions(game)):
        if number % 20 == 0:
            seat = adapter.asked
            fresh = Encoder(adapter.rules, adapter.encoder.width)
            again = fresh.vector(adapter.table.view(seat), adapter.visible_question(seat))
            assert np.array_equal(adapter.vector(seat), again)


def test_vectors_are_the_same_in_every_process():
    script = (
        "from questboard.envs.table_adapter import TableAdapter\n"
        "from hashlib import sha256\n"
        "adapter = TableAdapter('portal'); adapter.deal(3)\n"
        "for _ in range(9): adapter.act(1)\n"
        "print(sha256(adapter.vector(0).tobytes() + adapter.choices(adapter.asked).tobytes()).hexdigest())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in "12"
    }
    assert len(told) == 1


@every_game
def test_trees_are_in_their_space_and_so_are_samples(game):
    space = observation_space(TableAdapter(game), "tree")
    for number, adapter in enumerate(positions(game)):
        if number % 10 == 0:
            for seat in range(adapter.seats):
                assert adapter.observe(seat, "tree") in space
    again = observation_space(TableAdapter(game), "tree")
    assert again == space
    assert space != observation_space(TableAdapter("portal" if game != "portal" else "fantasy"), "tree")
    space.seed(5)
    again.seed(5)
    sample = space.sample()
    assert space.contains(sample)
    assert equal(sample, again.sample())


def test_a_tree_with_anything_else_in_it_is_not_in_the_space():
    adapter = TableAdapter("portal")
    space = observation_space(adapter, "tree")["observation"]
    told: Any = adapter.tree(0)
    view = told["view"]
    for name, value in [("turn", True), ("turn", "1"), ("row", 3), ("deck_top", 4), ("gems", (("R",),))]:
        assert not space.contains(told | {"view": view | {name: value}})
    rule_options = view["options"] | {"tile_layout": "C"}
    assert not space.contains(told | {"view": view | {"options": rule_options}})
    assert space.contains(told | {"question": None})


@every_game
def test_no_tree_holds_the_agenda_or_the_luck(game):
    tree = TableAdapter(game).tree(0)["view"]
    assert not {"agenda", "luck", "events"} & (tree.keys() | tree.get("table", {}).keys())


@every_game
def test_rows_of_options_say_what_the_options_are(game):
    for adapter in positions(game, answers=60):
        seat = adapter.asked
        rows = adapter.choices(seat)[: adapter.legal]
        assert len({row.tobytes() for row in rows}) == adapter.legal
        assert rows[:, 0].all()
        assert rows[:, -1].all()
        assert not adapter.choices(seat)[adapter.legal :].any()
        for other in range(adapter.seats):
            if other != seat:
                assert not adapter.choices(other).any()


def test_a_question_with_too_many_options_has_pages_that_show_each_of_them_once():
    whole = TableAdapter("portal")
    seen = 0
    for adapter in positions("portal", actions=8):
        ask = adapter.table.ask
        if len(ask.options) <= 8:
            assert adapter.legal == len(ask.options)
            continue
        seen += 1
        labels, other, vectors = [], adapter.vector(1 - adapter.asked), set()
        for _ in range(-(-len(ask.options) // 7)):
            labels += [adapter.label(action) for action in range(adapter.legal - 1)]
            assert adapter.label(adapter.legal - 1) == "turn the page"
            assert adapter.choices(adapter.asked)[: adapter.legal].any(axis=1).all()
            vectors.add(adapter.vector(adapter.asked).tobytes())
            assert np.array_equal(adapter.vector(1 - adapter.asked), other)
            adapter.act(adapter.legal - 1)
        assert labels == adapter.rules.labels(ask)
        assert adapter.page == 0
        assert len(vectors) == -(-len(ask.options) // 7)
        adapter.act(adapter.legal - 1)
        whole.attach(adapter.table.fork())
        whole.act(7)
        turned = adapter.fork()
        turned.act(0)
        assert turned.table.log == whole.table.log
        assert turned.page == 0
    assert seen > 3


def test_a_desk_has_no_actions_that_its_question_has_not():
    adapter = TableAdapter("portal")
    with pytest.raises(NoSuchOption, match="there is no action 600"):
        adapter.label(600)
    with pytest.raises(NoSuchOption, match="there is no action -1"):
        adapter.act(-1)


@pytest.mark.parametrize("width", [64, 512])
def test_vectors_have_the_width_that_is_wanted(width):
    env = envs.single("portal", opponents="random", width=width)
    told, _ = env.reset(seed=1)
    assert told["observation"].shape == (width,)
    assert told in env.observation_space
