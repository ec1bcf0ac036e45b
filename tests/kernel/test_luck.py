"""Luck: the same on every machine, fair, and open to anybody's check."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questboard.kernel import Luck

# ---- the same everywhere


def test_the_stream_of_a_seed_is_known():
    luck = Luck.seeded(7)
    assert luck.secret.hex() == "5c087a1c60698116a4c31a26a8683bb3"
    assert [luck.roll(20) for _ in range(12)] == [16, 8, 2, 14, 2, 1, 13, 15, 3, 20, 9, 2]
    assert luck.shuffled(range(12)) == [4, 7, 2, 8, 1, 10, 3, 5, 0, 11, 6, 9]
    assert luck.pick("RYGB") == "Y"
    assert luck.count == 15


def test_a_block_far_into_a_stream_is_known():
    block = Luck(bytes(range(16)), count=2**40).block()
    assert block[0] == 0x01E334D0F49C271E
    assert block[7] == 0x1B6D2D7096D31EA4


def test_a_seed_is_a_number_or_a_word():
    assert Luck.seeded(7) == Luck.seeded("7")
    assert Luck.seeded("tavern").secret.hex() == "03ab3a5f9e333da6626e7ed8a1bf05df"
    assert Luck.seeded("tavern") != Luck.seeded("Tavern")


def test_anybody_can_work_out_a_roll_from_key_and_counter():
    luck = Luck.seeded("check me")
    for count in range(50):
        digest = blake2b(count.to_bytes(8, "little"), key=luck.secret).digest()
        assert luck.roll(20) == int.from_bytes(digest[:8], "little") * 20 // 2**64 + 1


# ---- a promise and its proof


def test_the_commitment_of_a_seed_is_known():
    commitment = "02a5ad4f47597caf801b43186dc21d8b559d4245ee55efc85c0dedf7d4a1229d"
    assert Luck.seeded(7).commitment == commitment


def test_a_commitment_holds_through_the_game_and_for_one_key_only():
    luck = Luck.seeded(7)
    promised = luck.commitment
    rolls = [luck.roll(20) for _ in range(30)]
    revealed = Luck(luck.secret)
    assert revealed.commitment == luck.commitment == promised
    assert [revealed.roll(20) for _ in range(30)] == rolls
    assert len({Luck.seeded(seed).commitment for seed in range(200)}) == 200


def test_a_commitment_does_not_show_the_key():
    luck = Luck.seeded(7)
    assert luck.secret.hex() not in luck.commitment
    assert luck.commitment != blake2b(luck.secret, digest_size=32).hexdigest()


# ---- the counter


@given(
    st.lists(st.sampled_from(["roll", "pick", "shuffle", "shuffled", "block"]), max_size=20),
    st.integers(2, 40),
)
def test_the_counter_only_moves_forward(draws, things):
    luck = Luck.seeded(0)
    argument = {"roll": things, "pick": range(things), "shuffled": range(things)}
    for draw in draws:
        before = luck.count
        match draw:
            case "block":
                luck.block()
            case "shuffle":
                luck.shuffle(list(range(things)))
            case _:
                getattr(luck, draw)(argument[draw])
        assert luck.count > before


def test_a_shuffle_uses_no_more_luck_than_it_needs():
    for things, blocks in [(0, 0), (1, 0), (2, 1), (9, 1), (10, 2), (17, 2), (18, 3)]:
        luck = Luck.seeded(0)
        luck.shuffle(list(range(things)))
        assert luck.count == blocks


def test_a_copy_rolls_the_same_dice_by_itself():
    luck = Luck.seeded(3)
    luck.roll(6)
    copy = luck.clone()
    rolls = [copy.roll(6) for _ in range(9)]
    assert luck.count == 1
    assert [luck.roll(6) for _ in range(9)] == rolls


# ---- fairness


def spread(counts: Counter[object], expected: float, kinds: int) -> float:
    """Pearson's statistic: about the number of kinds when all are as likely."""
    assert len(counts) == kinds
    return sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("sides", [2, 6, 20, 52])
def test_every_side_of_a_die_is_as_likely(sides):
    luck = Luck.seeded("fair")
    rolls = Counter[object](luck.roll(sides) for _ in range(200 * sides))
    assert set(rolls) == set(range(1, sides + 1))
    # Above this bound lies less than one fair die in a thousand; the stream is fixed.
    assert spread(rolls, 200, sides) < sides + 6 * (2 * sides) ** 0.5


def test_every_order_of_four_cards_is_as_likely():
    luck = Luck.seeded("fair")
    orders = Counter[object](tuple(luck.shuffled("RYGB")) for _ in range(200 * 24))
    assert set(orders) == set(permutations("RYGB"))
    assert spread(orders, 200, 24) < 24 + 6 * 48**0.5


def test_one_roll_says_nothing_about_the_next():
    luck = Luck.seeded("fair")
    rolls = [luck.roll(6) for _ in range(200 * 36 + 1)]
    pairs = Counter[object](pairwise(rolls))
    assert spread(pairs, 200, 36) < 36 + 6 * 72**0.5


@given(st.lists(st.integers()), st.integers(0, 100))
def test_a_shuffle_keeps_everything(things, seed):
    shuffled = Luck.seeded(seed).shuffled(things)
    assert sorted(shuffled) == sorted(things)
