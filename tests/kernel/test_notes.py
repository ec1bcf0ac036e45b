"""Notes: what cards and rules remember, declared once by their owner."""

from __future__ import annotations

from types import ModuleType

import pytest

from questboard.kernel import Card, Note, Plain, Registry, RulesError


class Turn(Plain):
    """A turn with notes."""

    notes: dict[str, int]


class Room(Plain):
    """A state with notes of its own and of its turn."""

    notes: dict[str, int]
    turn: Turn


def room() -> Room:
    """A state in which nothing is noted."""
    return Room({}, Turn({}))


class Trick(Card, printed=("vanish", "juggle")):
    """A kind of card."""


class Vanish(Trick, id="vanish"):
    """Be gone for some turns."""

    turns_gone = Note()
    """For how many turns."""
    hidden = Note("hidden in {}")
    """How many things are hidden in each place."""


def test_a_note_is_called_after_its_attribute_unless_it_has_a_key_of_its_own():
    assert Vanish.turns_gone.key == "turns gone"
    assert Note("rounds").key == "rounds"


def test_what_was_written_down_is_read_until_it_is_struck_out():
    s = room()
    assert (Vanish.turns_gone.is_set(s), Vanish.turns_gone.get(s), Vanish.turns_gone.get(s, -1)) == (
        False,
        0,
        -1,
    )
    Vanish.turns_gone.set(s)
    assert (Vanish.turns_gone.is_set(s), Vanish.turns_gone.get(s, -1)) == (True, 1)
    assert Vanish.turns_gone.clear(s)
    assert not Vanish.turns_gone.clear(s)
    assert s.notes == {}


def test_zero_can_be_written_down():
    s = room()
    Vanish.turns_gone.set(s, 0)
    assert Vanish.turns_gone.is_set(s)
    assert Vanish.turns_gone.get(s, 5) == 0
    assert Vanish.turns_gone.clear(s)


def test_numbers_add_up():
    s = room()
    assert [Vanish.turns_gone.add(s), Vanish.turns_gone.add(s, 3), Vanish.turns_gone.add(s, -1)] == [1, 4, 3]
    assert s.notes == {"turns gone": 3}


def test_each_holder_has_notes_of_its_own():
    s = room()
    Vanish.turns_gone.set(s.turn, 2)
    assert (Vanish.turns_gone.get(s), Vanish.turns_gone.get(s.turn)) == (0, 2)
    copy = s.clone()
    Vanish.turns_gone.add(copy.turn)
    assert s.turn.notes == {"turns gone": 2}


def test_a_note_can_be_kept_for_several_things():
    s = room()
    Vanish.hidden["the hat"].set(s, 2)
    assert Vanish.hidden["the hat"].get(s) == 2
    assert not Vanish.hidden["a sleeve"].is_set(s)
    assert s.notes == {"hidden in the hat": 2}
    assert Vanish.hidden.covers("hidden in the hat")
    assert not Vanish.hidden.covers("hidden in ")
    assert not Vanish.hidden.covers("seen in the hat")


def test_a_card_can_remember_something_under_its_id():
    s = room()
    vanish = Vanish("vanish")
    vanish.note.set(s.turn)
    assert s.turn.notes == {"vanish": 1}
    assert vanish.note is vanish.note


def test_a_registry_knows_the_notes_of_its_cards_and_modules():
    class Family(Trick):
        seen_by = Note("seen by {}")

    class Juggle(Family, id="juggle"):
        pass

    rules = ModuleType("rules")
    vars(rules)["ROUNDS"] = Note("rounds")
    registry = Registry()
    registry.add(Vanish, Juggle)
    registry.load([rules])
    assert registry.undeclared(["turns gone", "seen by Mog", "rounds", "vanish"]) == []
    assert registry.undeclared(["gone", "rounds", "seen", "haste"]) == ["gone", "seen", "haste"]


def test_two_owners_cannot_have_the_same_note():
    class Juggle(Trick, id="juggle"):
        away = Note("turns gone")

    registry = Registry()
    registry.add(Vanish)
    with pytest.raises(RulesError, match="two notes have the key 'turns gone'"):
        registry.add(Juggle)
