"""Marks on fields say who may know them: views keep to them, and imagined worlds change only the rest."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from questboard.kernel import (
    SPECTATOR,
    UNKNOWN,
    UNKNOWN_NUMBER,
    BySeat,
    Event,
    Fixed,
    Hidden,
    Luck,
    Open,
    Own,
    Plain,
    Pool,
    Position,
    Rules,
    RulesError,
    Seen,
    Task,
    choose,
    deal_anew,
    view_of,
    who_knows,
)

OWNER, OTHER = 0, 1
VIEWERS = (OWNER, OTHER, SPECTATOR)


class Bag(Plain):
    """A bag into which only its owner looks."""

    color: str
    gems: Own[list[str]]


class Merchant(Plain):
    """A merchant with cards, some of which everybody has seen."""

    gold: int
    deck: Hidden[list[str]]
    hand: Annotated[Own[list[str]], Open("shown")]
    shown: list[str]
    bags: list[Bag]
    purse: Bag | None


def omen_for(omen: str, position: FairPosition, seat: int) -> str:
    """The omen, once a merchant is rich."""
    return omen if position.merchants[OWNER].gold > 9 or seat == OTHER else ""


class FairPosition(Position):
    """A fair."""

    merchants: BySeat[list[Merchant]]
    decks: Hidden[dict[str, list[str]]]
    lots: BySeat[list[Annotated[Own[list[int]], Pool("lots")]]]
    urn: Annotated[Hidden[list[int]], Pool("lots")]
    omen: Annotated[str, Seen(omen_for)]
    stalls: list[list[str]]


class FairState(FairPosition):
    """The truth."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None


class FairView(FairPosition):
    """What a seat may know."""

    seat: int
    asked: int | None


def merchant(name: str, purse: Bag | None = None) -> Merchant:
    """A merchant whose cards and gems say whose they are."""
    return Merchant(
        gold=3,
        deck=[f"{name}{n}" for n in range(4)],
        hand=[f"{name}4", f"{name}5", f"{name}6"],
        shown=[f"{name}6"],
        bags=[Bag("red", [f"{name}7"]), Bag("blue", [f"{name}8", f"{name}9"])],
        purse=purse,
    )


def fair() -> FairState:
    """A fair of two merchants."""
    return FairState(
        agenda=[("haggle", 0)],
        luck=Luck.seeded(1),
        merchants=[merchant("a", Bag("green", ["a10"])), merchant("b")],
        decks={"wares": ["w1", "w2", "w3", "w4"], "news": ["n1", "n2", "n3", "n4"]},
        lots=[[1, 2], [3]],
        urn=[4, 5, 6],
        omen="rain",
        stalls=[["figs"], []],
    )


def seen(seat: int, s: FairState | None = None) -> FairView:
    """The fair as a seat sees it."""
    view = view_of(s or fair(), FairView, seat, asked=1)
    assert isinstance(view, FairView)
    return view


# ---- views


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_what_has_no_mark(viewer: int) -> None:
    view = seen(viewer)
    assert (view.seat, view.asked, view.stalls) == (viewer, 1, [["figs"], []])
    assert [each.gold for each in view.merchants] == [3, 3]
    assert [bag.color for bag in view.merchants[OWNER].bags] == ["red", "blue"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_hidden_cards_but_everybody_sees_how_many_there_are(viewer: int) -> None:
    view = seen(viewer)
    assert view.merchants[OWNER].deck == [UNKNOWN] * 4
    assert view.decks == {"wares": [UNKNOWN] * 4, "news": [UNKNOWN] * 4}
    assert view.urn == [UNKNOWN_NUMBER] * 3


def test_the_owner_sees_all_of_its_own_cards() -> None:
    mine = seen(OWNER).merchants[OWNER]
    assert mine.hand == ["a4", "a5", "a6"]
    assert [bag.gems for bag in mine.bags] == [["a7"], ["a8", "a9"]]
    assert mine.purse == Bag("green", ["a10"])
    assert seen(OWNER).lots == [[1, 2], [UNKNOWN_NUMBER]]


@pytest.mark.parametrize("viewer", [OTHER, SPECTATOR])
def test_the_others_see_how_many_cards_there_are_and_those_that_were_shown(viewer: int) -> None:
    theirs = seen(viewer).merchants[OWNER]
    assert theirs.hand == ["a6", UNKNOWN, UNKNOWN]
    assert [bag.gems for bag in theirs.bags] == [[UNKNOWN], [UNKNOWN, UNKNOWN]]
    assert theirs.purse == Bag("green", [UNKNOWN])
    assert seen(viewer).lots[OWNER] == [UNKNOWN_NUMBER, UNKNOWN_NUMBER]


def test_what_is_peculiar_is_seen_as_a_function_says() -> None:
    assert [seen(viewer).omen for viewer in VIEWERS] == ["", "rain", ""]
    rich = fair()
    rich.merchants[OWNER].gold = 10
    assert [seen(viewer, rich).omen for viewer in VIEWERS] == ["rain"] * 3


def test_a_view_shares_nothing_that_can_change() -> None:
    s = fair()
    before = s.key()
    view = seen(OWNER, s)
    view.stalls[0].clear()
    view.merchants[OWNER].hand.clear()
    view.merchants[OWNER].shown.clear()
    view.merchants[OWNER].bags[0].gems.clear()
    view.merchants.clear()
    view.lots[OWNER].clear()
    assert s.key() == before


def test_a_state_is_no_view_and_a_view_is_no_state() -> None:
    assert not issubclass(FairState, FairView)
    assert not issubclass(FairView, FairState)
    assert {"agenda", "luck", "events"}.isdisjoint(FairView.__struct_fields__)


# ---- imagined worlds


def things(s: FairState) -> list[str]:
    """All cards and gems of the merchants, sorted."""
    found: list[str] = []
    for each in s.merchants:
        bags = [*each.bags, each.purse] if each.purse else each.bags
        found += [*each.deck, *each.hand, *(gem for bag in bags for gem in bag.gems)]
    return sorted(found)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_imagined_world_looks_the_same_to_the_seat_that_imagines_it(viewer: int) -> None:
    worlds = set()
    for seed in range(10):
        world = fair()
        deal_anew(world, viewer, Luck.seeded(seed))
        assert seen(viewer, world) == seen(viewer)
        assert things(world) == things(fair())
        worlds.add(world.key())
    assert len(worlds) == 10


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_that_a_seat_cant_know_is_dealt_anew(viewer: int) -> None:
    """Each hidden place holds something else in one world or another."""
    moved = set()
    for seed in range(20):
        world, truth = fair(), fair()
        deal_anew(world, viewer, Luck.seeded(seed))
        for seat, (each, true) in enumerate(zip(world.merchants, truth.merchants, strict=True)):
            moved |= {f"{seat} deck"} if each.deck != true.deck else set()
            moved |= {f"{seat} hand"} if sorted(each.hand) != sorted(true.hand) else set()
            moved |= {f"{seat} bag"} if each.bags[1].gems != true.bags[1].gems else set()
            moved |= {f"{seat} purse"} if each.purse != true.purse else set()
            moved |= {f"{seat} lots"} if sorted(world.lots[seat]) != sorted(truth.lots[seat]) else set()
        moved |= {name for name in world.decks if world.decks[name] != truth.decks[name]}
        moved |= {"urn"} if sorted(world.urn) != sorted(truth.urn) else set()
    hidden = {"0 deck", "1 deck", "wares", "news", "urn"}
    hidden |= {f"{seat} {what}" for seat in (0, 1) if seat != viewer for what in ("hand", "bag", "lots")}
    hidden |= {"0 purse"} if viewer != OWNER else set()
    assert moved == hidden


def test_cards_stay_within_their_pool() -> None:
    for seed in range(10):
        world = fair()
        deal_anew(world, SPECTATOR, Luck.seeded(seed))
        assert {card[0] for card in world.decks["wares"]} == {"w"}
        for name, each in zip("ab", world.merchants, strict=True):
            assert {card[0] for card in [*each.deck, *each.hand, *each.bags[0].gems]} == {name}
        assert sorted([*world.urn, *world.lots[0], *world.lots[1]]) == [1, 2, 3, 4, 5, 6]


def test_the_same_luck_deals_the_same_world_whatever_the_truth_is() -> None:
    one, other = fair(), fair()
    deal_anew(other, OTHER, Luck.seeded("another truth"))
    assert one.key() != other.key()
    for world in (one, other):
        deal_anew(world, OTHER, Luck.seeded("the same"))
    assert one.key() == other.key()


# ---- who knows what


def test_it_can_be_listed_who_knows_what() -> None:
    assert who_knows(FairState) == {
        "FairState.merchants.deck": "nobody",
        "FairState.merchants.hand": "its seat, and everybody what is in shown",
        "FairState.merchants.bags.gems": "its seat",
        "FairState.merchants.purse.gems": "its seat",
        "FairState.decks": "nobody",
        "FairState.lots": "its seat",
        "FairState.urn": "nobody",
        "FairState.omen": "as omen_for says",
    }


class Ownerless(Position):
    """Cards that belong to nobody."""

    hand: Own[list[str]]


class Misspelt(Plain):
    """A field that isn't there."""

    hand: Annotated[Own[list[str]], Open("shwon")]


class Players(Position):
    """Seats with a mistake in them."""

    players: BySeat[list[Misspelt]]


class HiddenNumber(Position):
    """A number has no count that could be seen."""

    omen: Hidden[int]


class PoolOfNothing(Position):
    """A pool for cards that lie open."""

    row: Annotated[list[str], Pool("cards")]


class SeatsByName(Position):
    """Seats have numbers."""

    hands: BySeat[dict[str, list[str]]]


class HandsInTuple(Position):
    """Cards that couldn't be dealt anew in place."""

    hands: tuple[Hidden[list[str]], ...]


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (HandsInTuple, "HandsInTuple.hands: marks can be inside lists and dicts, but not inside tuple"),
        (Ownerless, "Ownerless.hand: Own cards belong to a seat, but these are in no BySeat list"),
        (Players, "Players.players.hand: Misspelt has no field 'shwon'"),
        (HiddenNumber, "HiddenNumber.omen: Hidden and Own are for lists of cards, not for <class 'int'>"),
        (PoolOfNothing, "PoolOfNothing.row: Open and Pool say more about Hidden or Own cards"),
        (SeatsByName, "SeatsByName.hands: BySeat is for lists, not for dict"),
    ],
)
def test_a_mark_that_makes_no_sense_is_refused(position: Any, problem: str) -> None:
    for use in (
        who_knows,
        lambda kind: view_of(kind([]), kind, 0, None),
        lambda kind: deal_anew(kind([]), 0, Luck.seeded(0)),
    ):
        with pytest.raises(TypeError) as error:
            use(position)
        assert str(error.value).startswith(problem)


class Stranger(FairPosition):
    """A view with a field of its own."""

    seat: int
    weather: str


class Seer(FairPosition):
    """A view that knows the dice to come."""

    seat: int
    luck: Luck


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        (Stranger, "Stranger.weather: this field is not in the state"),
        (Seer, "Seer.luck: no seat may know this"),
    ],
)
def test_a_view_has_no_fields_but_those_of_the_position_and_who_looks(view: Any, problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        view_of(fair(), view, 0, None)


# ---- rules


class Fair(Rules[FairState, FairView]):
    """What is peculiar is dealt by the game, and the rest by the kernel."""

    name, title, options = "fair", "Fair", Fixed
    state, view = FairState, FairView

    def imagine(self, s: FairState, seat: int, luck: Luck) -> None:
        """Any weather may come."""
        super().imagine(s, seat, luck)
        if not omen_for(s.omen, s, seat):
            s.omen = luck.pick(["rain", "snow"])


def test_rules_observe_and_imagine_by_the_marks() -> None:
    rules, s = Fair(), fair()
    assert rules.observe(s, None, OTHER).asked is None
    assert rules.observe(s, choose(1, "Buy?", ["figs", "dates"], "ware", "FA-1"), OTHER) == seen(OTHER)
    rules.imagine(s, OWNER, Luck.seeded(2))
    assert rules.observe(s, None, OWNER).merchants == seen(OWNER).merchants
    assert s.merchants[OTHER] != fair().merchants[OTHER]


def test_a_game_with_peculiar_secrets_must_deal_them_anew_itself() -> None:
    with pytest.raises(TypeError, match=r"Careless: imagine must deal FairState\.omen anew"):
        type("Careless", (Rules,), {"state": FairState, "view": FairView})


def test_a_wrong_mark_is_found_when_the_rules_are_made() -> None:
    with pytest.raises(TypeError, match=r"Players\.players\.hand"):
        type("Wrong", (Rules,), {"state": Players, "view": Players})


def test_a_sketch_of_a_game_needs_no_view() -> None:
    sketch = type("Sketch", (Rules,), {"title": "Sketch"})()
    with pytest.raises(RulesError, match="Sketch has no views"):
        sketch.observe(fair(), None, 0)
