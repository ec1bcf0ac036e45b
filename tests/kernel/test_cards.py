"""Cards: everything a card does is one class under its id."""

from __future__ import annotations

from types import ModuleType

import pytest

from questboard.kernel import Card, Registry, RulesError, hooks_of

SPELLS = ("sleep", "fog", "haste", "light")


class Spell(Card, printed=SPELLS):
    """A spell that is cast."""

    range = 1
    """How many squares it reaches."""

    def cast(self, power: int) -> str:
        """What it does."""
        return "nothing"

    def dispel(self) -> str:
        """What happens when it ends."""
        return ""


def page(name: str, **declared: type[Card]) -> ModuleType:
    """A module that defines these cards."""
    module = ModuleType(name)
    for card in declared.values():
        card.__module__ = name
    vars(module).update(declared)
    return module


def evening() -> ModuleType:
    """A module with three spells, two of which do the same."""

    class Sleep(Spell, id="sleep"):
        range = 2

        def cast(self, power: int) -> str:
            return f"{self.id} at {power}"

    class Hidden(Spell, ids=("fog", "light")):
        def dispel(self) -> str:
            return f"no {self.id}"

    return page("evening", sleep=Sleep, hidden=Hidden)


def test_a_table_holds_the_methods_of_the_cards_that_override_a_hook():
    registry = Registry()
    cast, dispel = registry.hooks(Spell.cast), registry.hooks(Spell.dispel)
    registry.load([evening()])
    assert {id: method(3) for id, method in cast.items()} == {"sleep": "sleep at 3"}
    assert {id: method() for id, method in dispel.items()} == {"fog": "no fog", "light": "no light"}


def test_a_table_made_after_the_cards_were_loaded_is_the_same():
    registry = Registry()
    registry.load([evening()])
    assert list(registry.hooks(Spell.cast)) == ["sleep"]
    assert list(registry.of(Spell)) == ["sleep", "fog", "light"]


def test_a_card_without_a_class_of_its_own_has_the_defaults_of_its_kind():
    registry = Registry()
    spells = registry.of(Spell)
    registry.load([evening()])
    assert [spells[id].range for id in SPELLS] == [2, 1, 1, 1]
    assert spells["haste"].cast(1) == "nothing"


def test_a_table_of_values_holds_an_attribute_of_the_cards_that_set_it():
    registry = Registry()
    before = registry.values(Spell, "range")
    registry.load([evening()])
    assert before == registry.values(Spell, "range") == {"sleep": 2}


def test_cards_of_two_kinds_may_share_a_hook_but_not_an_id():
    class Potion(Spell, printed=("fog",)):
        """Something to drink."""

    class Mist(Potion, id="fog"):
        def dispel(self) -> str:
            return "gone"

    registry = Registry()
    registry.hooks(Spell.dispel)
    with pytest.raises(RulesError, match="fog is declared twice"):
        registry.load([evening(), page("drinks", mist=Mist)])


def test_a_module_is_loaded_once_and_brings_only_the_cards_that_it_defines():
    module = evening()
    other = ModuleType("morning")
    other.Sleep = module.sleep  # type: ignore[attr-defined]
    registry = Registry()
    registry.load([module, other, module])
    assert [card.id for card in registry] == ["sleep", "fog", "light"]


def test_an_unknown_id_is_refused_with_the_nearest_known_one():
    class Slep(Spell, id="slep"):
        """A typing mistake."""

    with pytest.raises(RulesError, match=r"Slep: nothing is called 'slep'; did you mean 'sleep'\?"):
        Registry().load([page("typo", slep=Slep)])


def test_a_hook_that_does_not_exist_is_refused():
    class Fog(Spell, id="fog"):
        def casts(self, power: int) -> str:
            return "fog"

    with pytest.raises(RulesError, match=r"Fog: a card of this kind has no hook 'casts'"):
        Registry().load([page("typo", fog=Fog)])


def test_nothing_but_the_registry_enters_a_card():
    registry = Registry()
    spells = registry.of(Spell)
    for write in ("__setitem__", "setdefault"):
        with pytest.raises(TypeError, match="declared in their own modules"):
            getattr(spells, write)("fog", Spell("fog"))
    with pytest.raises(TypeError, match="declared in their own modules"):
        registry.hooks(Spell.cast).clear()  # type: ignore[attr-defined]


def test_a_card_knows_which_hooks_it_overrides():
    registry = Registry()
    registry.load([evening()])
    assert [(card.id, sorted(hooks_of(card))) for card in registry] == [
        ("sleep", ["cast", "range"]),
        ("fog", ["dispel"]),
        ("light", ["dispel"]),
    ]


def test_a_registry_knows_the_kinds_of_its_cards_and_of_its_tables():
    class Potion(Card, printed=("water",)):
        """Something to drink."""

    class Brew(Potion):
        """A family of potions."""

    registry = Registry()
    registry.of(Brew)
    registry.load([evening()])
    assert registry.kinds == [Spell, Potion]


def test_a_card_whose_text_does_something_must_be_declared():
    registry = Registry()
    registry.load([evening()])
    registry.require(Spell, ["sleep", "fog"])
    with pytest.raises(RulesError, match="Spell haste: the text does something, but nothing is declared"):
        registry.require(Spell, ["sleep", "haste"])
