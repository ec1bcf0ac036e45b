"""What everybody knows of the decks: how many cards there are and which lie where, not their order."""

import pytest

from questboard.games.adventure.knowledge import HIDDEN, imagine
from questboard.games.adventure.rules import decks
from questboard.games.adventure.state import Deck, Packet
from questboard.kernel import UNKNOWN, Luck
from questboard.testing import dealt, rule
from tests.adventure.crypt import crypt, from_the_top, hides_the_order


def deck(*packets: tuple[str, str]) -> Deck:
    """A deck of one-letter cards, its lowest packet first, each with what is known of it."""
    return Deck([Packet(list(cards), list(known)) for cards, known in packets], [])


def known(cards: Deck) -> list[tuple[int, str]]:
    """What everybody knows: the sizes of the packets and the known cards in them."""
    return [(len(packet.cards), "".join(packet.known)) for packet in cards.packets]


def drawn(cards: Deck) -> str:
    """All cards from the top down."""
    state, found = crypt().state, ""
    while card := decks.draw(state, cards):
        found += card
    return found


# ---- drawing


@rule("WA-035")
def test_cards_are_drawn_from_the_top_packet_after_packet():
    assert drawn(deck(("ab", ""), ("", ""), ("cd", ""))) == "dcba"


@rule("WA-184")
def test_an_empty_deck_without_a_discard_pile_gives_nothing():
    assert decks.draw(crypt().state, decks.empty_deck()) is None
    assert decks.draw_bottom(decks.empty_deck()) is None


def test_the_bottom_card_comes_from_the_lowest_packet():
    cards = deck(("", ""), ("ab", ""), ("cd", ""))
    assert [decks.draw_bottom(cards) for _ in range(5)] == ["a", "b", "c", "d", None]


def test_a_known_card_that_is_drawn_is_no_longer_known_to_be_there():
    cards = deck(("ab", ""), ("xy", "x"))
    assert decks.draw(crypt().state, cards) == "y"
    assert known(cards) == [(2, ""), (1, "x")]
    assert decks.draw(crypt().state, cards) == "x"
    assert known(cards) == [(2, ""), (0, "")]


def test_a_card_put_on_top_is_known_to_be_there():
    cards = deck(("ab", ""))
    decks.put_on_top(cards, "x")
    assert known(cards) == [(2, ""), (1, "x")]
    assert decks.draw(crypt().state, cards) == "x"


def test_cards_that_everybody_saw_are_known_to_be_on_top_in_some_order():
    orders = set()
    for seed in range(20):
        cards = deck(("ab", ""))
        decks.stack_on_top(crypt(seed=seed).state, cards, ["z", "x", "y"])
        assert known(cards) == [(2, ""), (3, "xyz")]
        orders.add("".join(cards.packets[-1].cards))
    assert len(orders) > 2


# ---- a card shuffled into the top


@rule("WA-018")
def test_a_card_shuffled_into_the_top_three_is_one_of_the_next_four():
    places = set()
    for seed in range(40):
        cards = deck(("abcdef", ""))
        decks.shuffle_into_top(crypt(seed=seed).state, cards, "x")
        assert known(cards) == [(3, ""), (4, "x")]
        places.add(drawn(cards).index("x"))
    assert places == {0, 1, 2, 3}


def test_what_is_known_of_a_packet_goes_along_when_all_of_it_is_taken():
    cards = deck(("abcd", ""), ("y", "y"))
    decks.shuffle_into_top(crypt().state, cards, "x")
    assert known(cards) == [(2, ""), (4, "xy")]


def test_nobody_learns_whether_a_known_card_is_among_those_that_are_taken_unseen():
    seen = set()
    for seed in range(20):
        state = crypt(seed=seed).state
        cards = Deck([Packet(state.luck.shuffled("abcdy"), ["y"])], [])
        decks.shuffle_into_top(state, cards, "x")
        seen.add(tuple(known(cards)))
    assert seen == {((2, ""), (4, "x"))}  # the same whether it is among them or not


@rule("WA-184")
def test_with_enough_cards_left_the_discard_pile_stays_where_it_is():
    cards = deck(("abc", ""))
    cards.discard = ["d", "e"]
    decks.shuffle_into_top(crypt().state, cards, "x")
    assert cards.discard == ["d", "e"]
    assert known(cards) == [(4, "x")]


@rule("WA-184")
def test_when_too_few_cards_are_left_the_discard_pile_is_shuffled_under_the_deck_first():
    cards = deck(("a", ""))
    cards.discard = ["c", "b", "d"]
    decks.shuffle_into_top(crypt().state, cards, "x")
    assert cards.discard == []
    assert known(cards) == [(1, ""), (4, "x")]
    assert "a" in cards.packets[-1].cards
    assert sorted(drawn(cards)) == ["a", "b", "c", "d", "x"]


# ---- the bottom card on top


@rule("WA-035")
def test_the_bottom_tile_put_on_top_unseen_may_be_a_known_one():
    cards = deck(("xabc", "x"), ("d", ""))
    assert decks.bottom_to_top(cards)
    assert known(cards) == [(3, ""), (1, ""), (1, "")]
    assert drawn(cards) == "xdcba"


def test_a_known_card_that_is_alone_at_the_bottom_stays_known():
    cards = deck(("x", "x"), ("ab", ""))
    assert decks.bottom_to_top(cards)
    assert known(cards) == [(2, ""), (1, "x")]


def test_a_single_card_is_not_moved():
    cards = deck(("a", ""))
    assert not decks.bottom_to_top(cards)
    assert drawn(cards) == "a"


def test_a_named_card_is_taken_out_of_the_deck_or_the_discard_pile():
    cards = deck(("abc", "b"))
    cards.discard = ["d"]
    state = crypt().state
    assert decks.take_out(state, cards, "b")
    assert decks.take_out(state, cards, "d")
    assert not decks.take_out(state, cards, "z")
    assert (known(cards), cards.discard) == ([(2, "")], [])


# ---- imagining


@rule("WA-035")
def test_an_imagined_deck_keeps_its_packets_and_the_known_cards_in_them():
    worlds = set()
    for seed in range(30):
        cards = deck(("abc", ""), ("dxe", "x"), ("fg", ""))
        decks.imagine(cards, Luck.seeded(seed))
        assert known(cards) == [(3, ""), (3, "x"), (2, "")]
        assert "x" in cards.packets[1].cards
        assert sorted(card for packet in cards.packets for card in packet.cards) == list("abcdefgx")
        worlds.add(tuple(tuple(packet.cards) for packet in cards.packets))
    assert len(worlds) == 30
    assert len({packets[1].index("x") for packets in worlds}) == 3


def test_the_same_seed_imagines_the_same_world_whatever_the_truth_is():
    one, other = deck(("abc", ""), ("dxe", "x")), deck(("edb", ""), ("cax", "x"))
    decks.imagine(one, Luck.seeded(3))
    decks.imagine(other, Luck.seeded(3))
    assert one == other


# ---- views


@rule("WA-021", "WA-035", "WA-180")
@pytest.mark.parametrize("adventure", ["2", "4", "5", "9"])
def test_nobody_sees_the_order_of_any_deck(adventure):
    table = dealt("ashardalon", 2, 3, adventure=adventure)
    hides_the_order(table, "monster_deck", "encounter_deck", "treasure_deck", "stack", "treasure_tokens")


@rule("WA-030", "WA-035")
def test_everybody_knows_among_which_tiles_a_special_tile_is():
    view = dealt("ashardalon", 2, adventure="3").table.view(0)
    assert view.stack.count == 23
    assert known(view.stack) == [(11, ""), (4, "vault"), (8, "")]


def test_a_view_shows_every_discard_pile_and_counts_every_deck():
    table = crypt(["vistra"], powers={"vistra": []}).draw_encounter("vistra", "deep-tremor")
    view = table.table.view(0)
    assert view.encounter_deck.discard == ["deep-tremor"]
    assert view.encounter_deck.count == 52
    for name in HIDDEN:
        count = getattr(table.state, name).count
        assert from_the_top(getattr(view, name)) == [UNKNOWN] * count, name


@rule("WA-180")
def test_a_token_on_the_board_does_not_show_its_face_until_it_is_picked_up():
    table = crypt(["vistra"], at={"vistra": "1b2"}, tokens=[("treasure", "1c2")], powers={"vistra": []})
    table.hero_phase("vistra")
    view = table.table.view(0)
    assert [(token.kind, token.count) for token in view.tokens.values()] == [("treasure", 1)]
    faces = set()
    for seed in range(12):
        imagined = table.state.clone()
        imagine(imagined, 0, Luck.seeded(seed))
        faces.add(decks.draw(imagined, imagined.treasure_tokens))
    assert len(faces) > 1


@rule("WA-174")
def test_what_a_closed_door_is_nobody_knows_until_it_is_turned_over():
    table = crypt(
        ["vistra"], at={"vistra": "1b1"}, stack=["passage-with-north-door"], powers={"vistra": []}, doors=True
    )
    table.explore("vistra")
    view = table.table.view(0)
    assert (view.dungeon.closed, view.locked) == ((2,), [])
    assert known(view.door_tokens) == [(8, "")]


@rule("WA-050")
def test_cards_before_a_player_lie_open_for_everybody():
    table = crypt(
        ["vistra", "quinn"], items={"quinn": ["boots-of-striding"]}, monsters=[("snake", "1a1", "quinn")]
    )
    table.hero_phase("vistra")
    quinn = table.table.view(0).heroes[1]
    assert quinn.items == ["boots-of-striding"]
    assert [card.name for card in quinn.row] == ["snake"]
    assert quinn.powers == table.hero("quinn").powers
    quinn.items.clear()  # a view is a copy
    assert table.hero("quinn").items == ["boots-of-striding"]
