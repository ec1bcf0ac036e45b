"""Hidden information: the faces of hands and decks, and nothing else."""

import pytest

from questboard.kernel import SPECTATOR, Luck
from questboard.testing import Driver, dealt, position, rule

THREE_BARKEEPS = """
    far   .    ~Y03 .    .    .    .
    row   .... .... .RYG BR.. .... ....
    near  .    .    R15! .    .    .
    1     hand R01 R02 B04  gems RRG  diamonds B  potions 1  tiles RYgb
    2     hand G02 Y05  gems Y  objectives O7
    3     hand B10
    open  O1 O2 O3
    discard G11 B03
    deck R R05 R06
"""

EVERY_SEAT = (SPECTATOR, 0, 1, 2)


def hands(table, seat):
    """The three hands as a seat sees them."""
    return [player.hand for player in table.table.view(seat).players]


# ---- hands


@rule("YP-133")
@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, [["R01", "R02", "B04"], ["Y", "G"], ["B"]]),
        (1, [["R", "R", "B"], ["G02", "Y05"], ["B"]]),
        (2, [["R", "R", "B"], ["Y", "G"], ["B10"]]),
        (SPECTATOR, [["R", "R", "B"], ["Y", "G"], ["B"]]),
    ],
)
def test_of_other_hands_only_the_number_and_the_backs_of_the_cards_are_seen(seat, seen):
    assert hands(position("portal", THREE_BARKEEPS), seat) == seen


@rule("YP-133")
def test_a_card_in_another_hand_could_be_any_card_of_its_colour_that_is_not_seen():
    table = position("portal", THREE_BARKEEPS)
    imagined = [table.table.imagine(0, seed).state for seed in range(200)]
    assert {tuple(s.players[0].hand) for s in imagined} == {("R01", "R02", "B04")}
    seen = {"B03", "B04"}  # on the discard pile, in one's own hand
    assert {s.players[2].hand[0] for s in imagined} == {f"B{n:02}" for n in range(1, 18)} - seen


@rule("YP-133")
def test_a_played_card_is_seen_by_everybody():
    table = position("portal", THREE_BARKEEPS, ("act", 2, "play")).answer("near seat 1")
    for seat in EVERY_SEAT:
        assert table.table.view(seat).seats[0].hero == "B10"


# ---- decks


@rule("YP-133")
@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_of_the_decks_only_the_number_of_cards_is_seen(seat):
    decks = position("portal", THREE_BARKEEPS).table.view(seat).decks
    # 17 of each, less those in hands, at the table and on the discard pile.
    assert decks == {"R": ["R"] * 14, "Y": ["Y"] * 15, "G": ["G"] * 15, "B": ["B"] * 14}


@rule("YP-133")
def test_the_order_of_the_decks_could_be_any():
    table = position("portal", THREE_BARKEEPS)
    tops = {table.table.imagine(0, seed).state.decks["R"][-1] for seed in range(200)}
    assert tops == {f"R{number:02}" for number in range(1, 18)} - {"R01", "R02", "R15"}


@rule("YP-133")
def test_a_drawn_card_is_told_to_who_drew_it_and_its_deck_to_all():
    table = position("portal", THREE_BARKEEPS, ("act", 1, "draw2")).answer("the red deck", "the blue deck")
    assert "player 2 draws Hesk Thornhide from the red deck." in table.log(1)
    for seat in (SPECTATOR, 0, 2):
        assert "player 2 draws a card from the red deck." in table.log(seat)
        assert "Hesk Thornhide" not in table.log(seat)
        assert hands(table, seat)[1] == ["R", "Y", "G", "B"]
    assert hands(table, 1)[1][:3] == ["G02", "Y05", "R05"]


@rule("YP-133")
def test_who_has_looked_at_deck_cards_knows_them_and_the_others_do_not():
    # Fenn Redfletch looks at the top three cards of a deck, takes one, and puts the others under it.
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     hand R11
        2
        deck G G05 G06 G07
        """,
        ("act", 0, "play"),
    )
    table.answer("near seat 1", "the green deck")
    assert table.table.view(0).looked == ["G05", "G06", "G07"]
    assert table.table.view(1).looked == table.table.view(SPECTATOR).looked == ["G", "G", "G"]
    table.answer("G06", "G07")  # take, put under first
    assert table.table.view(0).decks["G"][:3] == ["G05", "G07", "G"]
    assert table.table.view(1).decks["G"] == ["G"] * 16
    assert table.table.view(SPECTATOR).decks["G"] == ["G"] * 16


# ---- what everybody sees


@rule("YP-133")
def test_everything_else_is_public():
    table = position("portal", THREE_BARKEEPS)
    for seat in EVERY_SEAT:
        view = table.table.view(seat)
        assert view.row == ".........RYGBR.........."
        at = view.seats[4]
        assert (at.hero, at.face_up, at.potion) == ("R15", True, True)
        assert view.seats[3].hero == "Y03"
        assert not view.seats[3].face_up
        assert view.discard == ["G11", "B03"]
        assert view.objectives == ["O1", "O2", "O3"]
        one, two, _ = view.players
        assert one.gems == {"R": 2, "Y": 0, "G": 1, "B": 0}
        assert one.diamonds == {"R": 0, "Y": 0, "G": 0, "B": 1}
        assert one.potions == 1
        assert one.tiles == {"R": True, "Y": True, "G": False, "B": False}
        assert two.objectives == ["O7"]
        assert view.supply.gems == {"R": 28, "Y": 29, "G": 29, "B": 30}
        assert (view.supply.diamonds, view.supply.potions) == (19, 7)
        assert view.supply.food == {"R": 10, "Y": 11, "G": 11, "B": 11}


@rule("YP-133")
def test_two_worlds_that_differ_only_in_hidden_cards_look_the_same():
    one = position("portal", THREE_BARKEEPS)
    other = position(
        "portal", THREE_BARKEEPS.replace("hand B10", "hand B11").replace("deck R R05", "deck R R17")
    )
    for seat in (SPECTATOR, 0, 1):
        assert one.table.view(seat) == other.table.view(seat)
    assert one.table.view(2) != other.table.view(2)


# ---- solo

SOLO = """
    row   .... ..RY GB.. ....
    1     hand R01 Y02
    deck * G05 B06 R07
"""


@rule("YP-133")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_in_solo_the_line_and_the_back_of_the_top_card_are_public(seat):
    view = position("portal", SOLO).table.view(seat)
    assert view.players[0].hand == ["R01", "Y02"]
    assert view.deck_top == "G"
    assert view.decks == {"*": ["*"] * 65 + ["G"]}


@rule("YP-133")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_in_solo_a_card_that_joins_the_line_is_public_too(seat):
    table = position("portal", SOLO, ("act", 0, "draw2"))
    view = table.table.view(seat)
    assert view.players[0].hand == ["R01", "Y02", "G05", "B06"]
    assert view.deck_top == "R"


@rule("YP-133")
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_in_solo_a_card_that_a_ranger_takes_into_the_line_is_public_too(seat):
    table = position("portal", SOLO.replace("hand R01 Y02", "hand R11"), ("act", 0, "play"))
    table.answer("near seat 1", "B06", "G05")
    assert table.table.view(seat).players[0].hand == ["B06"]


@rule("YP-133")
def test_in_solo_the_cards_below_the_top_are_hidden_and_the_back_on_top_stays():
    table = position("portal", SOLO)
    tops = {table.table.imagine(0, seed).state.decks["*"][-1] for seed in range(300)}
    assert tops == {f"G{number:02}" for number in range(1, 18)}


# ---- a dealt game


@rule("YP-133")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_a_dealt_table_nobody_knows_another_hand_or_a_deck(players):
    table = dealt("portal", players, seed=3)
    for seat in range(SPECTATOR, players):
        view = table.table.view(seat)
        for player, area in enumerate(view.players):
            assert all(len(card) == 1 for card in area.hand) == (player != seat)
        assert all(card == name for name, deck in view.decks.items() for card in deck)


# ---- what bystanders can follow


def called_back_then_stolen(hand):
    """Player 2 calls Bramble Hoof back in plain sight; then player 1 takes a random card of theirs."""
    text = f"""
        row   .... .... RYGB .... .... ....
        near  G07  .    .    .    .    .
        1     hand G12
        2     hand {hand}
        3
    """
    table = position("portal", text, ("act", 1, "play"), ("act", 0, "play"))
    if table.prompt == "Play which Hero?":
        table.answer("Hopsie Clover")
    table.answer("near seat 2", "Bramble Hoof")
    assert table.table.view(2).players[1].hand[-1] == "G07"
    return table.answer("near seat 3")


@rule("YP-151")
def test_everybody_follows_a_card_that_is_the_only_one_of_its_colour_in_the_hand():
    table = called_back_then_stolen("G11")
    for seat in (SPECTATOR, 0, 1, 2):
        assert table.table.view(seat).players[0].hand == ["G07"]


@rule("YP-151")
def test_bystanders_lose_sight_of_a_card_among_others_of_its_colour():
    table = called_back_then_stolen("G11 G02")
    for bystander in (SPECTATOR, 2):
        view = table.table.view(bystander)
        assert view.players[0].hand == view.players[1].hand == ["G"]
    thief, victim = table.table.view(0), table.table.view(1)
    assert len(thief.players[0].hand[0]) == len(victim.players[0].hand[0]) == len("G07")


# ---- questions that hold a secret


@rule("YP-133")
def test_a_card_that_is_being_played_is_imagined_anew_by_the_others():
    table = dealt("portal", 2, seed=4)
    while table.ask.kind != "seat to take":
        table.table.answer(len(table.ask.options) - 1)
    player, chosen = table.asked, table.ask.about["hero"]
    worlds = [Driver(table.table.imagine(1 - player, seed)) for seed in range(30)]
    played = {world.ask.about["hero"] for world in worlds}
    assert len(played) > 5
    assert all(world.ask.about["hero"] in world.state.players[player].hand for world in worlds)
    assert Driver(table.table.imagine(player, 1)).ask.about["hero"] == chosen


@rule("YP-151")
def test_the_order_of_a_hidden_hand_tells_nothing():
    # Player 2 holds a green card, a yellow one, and Bramble Hoof, which everybody saw. One of the green
    # ones goes to player 1, who has nothing else to give back.
    text = """
        row   .... .... RYGB .... .... ....
        near  G07  .    .    .    .    .
        1     hand B02
        2     hand G11 G02 Y04
        3
    """
    seen = set()
    for seed in range(20):
        table = position("portal", text, ("act", 1, "play"), ("act", 0, "play"))
        table.answer("Hopsie Clover", "near seat 2", "Bramble Hoof")
        table.state.luck = Luck.seeded(seed)
        table.answer("near seat 3", "green")
        seen.add("".join(table.table.view(2).players[1].hand))
    assert seen == {"YGG"}


@rule("YP-151")
def test_who_put_a_card_under_a_deck_still_knows_it_when_another_draws_it():
    text = """
        row   .... .... RYGB .... ....
        1     hand R11
        2
        deck R R01 R02 R03
        discard R04 R05 R06 R07 R08 R09 R10 R12 R13 R14 R15 R16 R17
    """
    table = position("portal", text, ("act", 0, "play"), ("act", 1, "draw2"))
    table.answer("near seat 1", "the red deck", "R01", "R02")
    table.answer("the red deck", "the red deck")
    assert table.table.view(0).players[1].hand == ["R02", "R03"]
    assert table.table.view(SPECTATOR).players[1].hand == ["R", "R"]
