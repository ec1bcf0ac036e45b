"""Plain data: copies and keys are written from the annotations."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
import pytest

from questboard.kernel import Fixed, Plain


class Coin(Fixed, frozen=True):
    metal: str
    worth: tuple[int, ...] = (1,)


class Pouch(Plain):
    coins: list[Coin]
    knots: int = 0


class Chest(Plain):
    name: str
    pouches: list[Pouch]
    shelves: dict[str, list[int]]
    drawers: dict[int, Pouch]
    rows: list[list[int]]
    best: Pouch | None = None
    lid: Literal["open", "shut"] = "shut"
    stamp: tuple[int, str] = (0, "")
    weight: float | None = None


class TrappedChest(Chest, kw_only=True):
    needles: list[int]


class Watched(Plain):
    transient: ClassVar[tuple[str, ...]] = ("watchers",)

    gold: int
    watchers: list[str] | None = None


def chest() -> Chest:
    copper, silver = Coin("copper"), Coin("silver", (10, 1))
    return Chest(
        name="oak",
        pouches=[Pouch([copper, silver]), Pouch([])],
        shelves={"upper": [1, 2], "lower": []},
        drawers={7: Pouch([copper])},
        rows=[[1], [2, 3]],
        best=Pouch([silver], knots=2),
    )


# ---- clone


def test_a_clone_is_equal_and_another():
    original = chest()
    copy = original.clone()
    assert copy == original
    assert copy is not original
    assert type(copy) is Chest


@pytest.mark.parametrize(
    "change",
    [
        lambda copy: copy.pouches.append(Pouch([])),
        lambda copy: copy.pouches[0].coins.pop(),
        lambda copy: copy.shelves.pop("lower"),
        lambda copy: copy.shelves["upper"].append(3),
        lambda copy: setattr(copy.drawers[7], "knots", 9),
        lambda copy: copy.rows[1].clear(),
        lambda copy: copy.best.coins.clear(),
        lambda copy: setattr(copy, "best", None),
        lambda copy: setattr(copy, "lid", "open"),
    ],
)
def test_whatever_changes_in_a_clone_the_original_and_its_key_stay(change):
    original = chest()
    key = original.key()
    copy = original.clone()
    change(copy)
    assert original == chest()
    assert original.key() == key
    assert copy != original
    assert copy.key() != key


def test_what_cannot_change_is_shared():
    original = chest()
    copy = original.clone()
    assert copy.pouches[0].coins[0] is original.pouches[0].coins[0]
    assert copy.stamp is original.stamp


def test_an_optional_part_may_be_missing():
    original = chest()
    original.best = None
    assert original.clone() == original
    assert original.key() != chest().key()


def test_a_subclass_copies_its_own_fields_even_after_its_parent_was_copied():
    plain = chest()
    plain.clone()
    plain.key()
    fields = {name: getattr(plain, name) for name in Chest.__struct_fields__}
    trapped = TrappedChest(**fields, needles=[1, 2])
    copy = trapped.clone()
    assert type(copy) is TrappedChest
    assert copy == trapped
    copy.needles.append(3)
    assert trapped.needles == [1, 2]
    assert trapped.key() != copy.key()


def test_transient_fields_are_left_out_of_clones_and_keys():
    watched = Watched(5, watchers=["Mog"])
    assert watched.clone().watchers is None
    assert watched.key() == Watched(5).key()


# ---- key


def test_keys_are_hashable_and_equal_for_equal_data():
    assert hash(chest().key()) == hash(chest().key())
    assert len({chest().key(), chest().clone().key()}) == 1


def test_the_order_in_which_a_dict_was_filled_does_not_matter():
    first, second = chest(), chest()
    second.shelves = dict(reversed(second.shelves.items()))
    assert first == second
    assert first.key() == second.key()


def test_the_order_of_a_list_matters():
    first, second = chest(), chest()
    second.pouches.reverse()
    assert first.key() != second.key()


# ---- on paper


@pytest.mark.parametrize("wire", [msgspec.json, msgspec.msgpack])
def test_plain_data_goes_over_the_wire_and_comes_back(wire):
    original = chest()
    assert wire.decode(wire.encode(original), type=Chest).key() == original.key()


# ---- what is not plain


class Bag(Plain):
    things: set[int]


class Riddle(Plain):
    answer: list[int] | dict[str, int]


class Pairs(Plain):
    pairs: tuple[list[int], int]


class Engraved(Fixed, frozen=True):
    runes: list[str]


class Door(Plain):
    sign: Engraved


class Loose(msgspec.Struct):
    count: int


class Drawer(Plain):
    loose: Loose


NOT_PLAIN: list[Any] = [Bag({1}), Riddle([1]), Pairs(([1], 2)), Door(Engraved(["a"])), Drawer(Loose(1))]


@pytest.mark.parametrize("holder", NOT_PLAIN, ids=lambda holder: type(holder).__name__)
def test_other_data_is_refused_by_name_when_it_is_copied(holder):
    with pytest.raises(TypeError, match="not plain data: "):
        holder.clone()


@pytest.mark.parametrize("holder", NOT_PLAIN, ids=lambda holder: type(holder).__name__)
def test_other_data_is_refused_by_name_when_a_key_is_made(holder):
    with pytest.raises(TypeError, match="not plain data: "):
        holder.key()


def test_plain_itself_has_no_data():
    with pytest.raises(TypeError, match="no data"):
        Plain().clone()
    with pytest.raises(TypeError, match="no data"):
        Plain().key()
