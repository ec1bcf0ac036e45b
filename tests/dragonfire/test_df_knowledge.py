"""What seats may know: their own hand, of other hands what was shown, no deck's order."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.inventory import cards_of
from questboard.games.dragonfire.rules.zones import lift
from questboard.games.dragonfire.state import DragonfireState
from questboard.kernel import UNKNOWN
from questboard.testing import rule
from questboard.testing.conformance import deal, telling_moments, viewers
from tests.dragonfire.party import Party, party

SPECTATOR = -1


def hand(table: Party, viewer: int, seat: int) -> list[str]:
    """A hand as somebody sees it."""
    cards: list[str] = table.table.view(viewer).characters[seat].hand
    return cards


# ---- hands


@rule("DF-265")
def test_players_see_their_own_hand_and_how_many_cards_the_others_hold() -> None:
    table = party(hands={0: ["glory", "bless"], 1: ["cantrip"]}).play_cards(0)
    assert hand(table, 0, 0) == ["glory", "bless"]
    assert hand(table, 0, 1) == [UNKNOWN]
    assert hand(table, 1, 0) == [UNKNOWN, UNKNOWN]
    assert hand(table, SPECTATOR, 0) == [UNKNOWN, UNKNOWN]


@rule("DF-265")
def test_everybody_knows_a_card_that_was_bought_until_it_leaves_the_hand() -> None:
    table = party(
        hands={0: ["glory"]},
        gold={0: 3},
        market=["javelin", "fireball", "haste", "polymorph", "fireball", "haste"],
        encounters=[("dryad", 1)],
    )
    table.market(0).answer("buy Javelin")
    assert hand(table, 1, 0) == ["javelin", UNKNOWN]
    table.play_cards(0).answer("discard Javelin")
    assert hand(table, 1, 0) == [UNKNOWN]
    assert table.character(0).known == []


@rule("DF-265")
def test_cards_that_are_drawn_are_told_only_to_their_player() -> None:
    table = party(decks={0: ["bless", "javelin"]}, encounters=[("dryad", 0)]).replenish(0)
    (drew,) = table.told("drew")
    assert drew.seen_by(0).facts["cards"] == ("bless", "javelin")
    for seat in (SPECTATOR, 1, 2, 3):
        assert "cards" not in drew.seen_by(seat).facts
    assert "Bless" in table.log(0)
    assert "Bless" not in table.log(1)


@rule("DF-265")
def test_the_cards_that_a_player_could_play_are_no_concern_of_the_others() -> None:
    names = ["Ada", "Ben", "Cleo", "Dora"]
    scenes = []
    for card in ("glory", "javelin"):
        table = party(hands={0: [card], 1: ["grace"]}, decks={0: ["grace"]}, encounters=[("dryad", 1)])
        table.play_cards(0)
        scenes.append({seat: table.table.scene(seat, names) for seat in range(-1, 4)})
    for seat in (SPECTATOR, 1, 2, 3):
        assert scenes[0][seat] == scenes[1][seat]
    assert scenes[0][0] != scenes[1][0]


def test_what_a_player_looks_at_is_seen_by_nobody_else() -> None:
    async def look(s: DragonfireState) -> None:
        await lift(s, 0, 2)

    table = party(decks={0: ["bless", "javelin", "glory"]}).happen(look)
    assert table.table.view(0).characters[0].looked == ["bless", "javelin"]
    assert table.table.view(1).characters[0].looked == [UNKNOWN, UNKNOWN]


def test_no_card_of_a_fallen_character_is_known() -> None:
    table = party(hands={0: ["javelin"]}, hp={0: 1}, encounters=[("ogre", 0)])
    table.character(0).known = ["javelin"]
    table.take_damage(0)
    assert table.character(0).known == []
    assert hand(table, 1, 0) == [UNKNOWN], "one card was drawn"


# ---- decks


@rule("DF-036")
def test_all_encounter_cards_have_the_same_back() -> None:
    view = party().play_cards(0).table.view(0)
    assert {card for deck in ("primary", "secondary") for card in view.decks[deck]} == {UNKNOWN}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_nobody_sees_the_order_of_any_deck_and_everybody_sees_discard_piles(viewer: int) -> None:
    table = party(discards={1: ["bless"]}, level=2, encounters=[("ogre", 0)]).play_cards(0)
    view = table.table.view(viewer)
    truth = table.state
    for name, cards in truth.decks.items():
        assert view.decks[name] == [UNKNOWN] * len(cards)
    for character, true in zip(view.characters, truth.characters, strict=True):
        assert character.deck == [UNKNOWN] * len(true.deck)
        assert character.discard == true.discard
    assert view.discards == truth.discards
    assert len(view.discards["dragonfire"]) == 2
    assert view.market == truth.market
    assert view.encounters == truth.encounters


# ---- imagined worlds


def test_an_imagined_world_keeps_the_viewers_hand_and_deals_the_others_anew() -> None:
    table = party(hands={0: ["javelin"], 1: ["cantrip", "glory", "bless"]}, encounters=[("ogre", 0)])
    table.character(1).known = ["bless"]
    table.play_cards(0)
    seen = set()
    for seed in range(12):
        world = table.table.imagine(0, seed)
        wizard, true = world.state.characters[1], table.character(1)
        assert world.state.characters[0].hand == ["javelin"]
        assert (wizard.hand[0], len(wizard.hand)) == ("bless", 3)
        assert Counter(cards_of(wizard)) == Counter(cards_of(true))
        seen.add(tuple(wizard.hand))
    assert len(seen) > 3


@pytest.mark.parametrize("deck", ["primary", "secondary", "market", "dragonfire"])
def test_an_imagined_world_has_decks_of_the_same_cards_in_another_order(deck: str) -> None:
    table = party().play_cards(0)
    world, truth = table.table.imagine(0, "another").state.decks[deck], table.state.decks[deck]
    assert sorted(world) == sorted(truth)
    assert world != truth


def test_an_imagined_world_has_another_order_of_the_viewers_draw_deck() -> None:
    table = party(decks={0: ["glory", "grace", "stealth", "bless", "javelin", "cantrip"]}).play_cards(0)
    worlds = [table.table.imagine(0, seed).state.characters[0].deck for seed in range(3)]
    assert all(sorted(world) == sorted(table.character(0).deck) for world in worlds)
    assert any(world != table.character(0).deck for world in worlds)


@rule("DF-265")
@pytest.mark.parametrize(("players", "rule_options"), [(2, {"adventure": "2"}), (4, {"adventure": "8"})])
def test_every_world_that_a_seat_can_imagine_looks_the_same_to_it(
    players: int, rule_options: dict[str, str]
) -> None:
    table = deal(RULES, players, 5, {"screens": "random", **rule_options})
    different = 0
    for _ in islice(telling_moments(table, 5), 25):
        for seat in viewers(table):
            world = table.imagine(seat, f"world {table.ply}")
            assert world.view(seat) == table.view(seat), f"ply {table.ply}, seat {seat}"
            assert RULES.inventory(world.state) == RULES.inventory(table.state)
            different += world.state.key() != table.state.key()
    assert different > 50


def test_a_view_is_a_copy() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    view = table.table.view(0)
    view.characters[0].hand.clear()
    view.encounters.clear()
    view.market[0] = "glory"
    assert table.character(0).hand == ["glory"]
    assert table.foes() == ["ogre-1"]
    assert not CARDS[table.state.market[0]].basic
