"""Kinds of options: what the table, the log and bots know of an option besides its value.

Rules ask for plain values: a slot, a card's id, a tuple of a verb and its objects. The `kind` of the
question says which class puts them into words and pictures. One class holds everything about a kind:

    class Seat(OptionKind[PortalView], id="seat"):
        noun = "a seat"

        def name(self, seat: int) -> str:
            return f"{'far' if seat % 2 else 'near'} seat {seat // 2}"

        def nodes(self, seat: int) -> tuple[str, ...]:
            return (f"seat:{seat}",)

An instance belongs to one question, so what all its options need is worked out once (`cached_property`).
Rules don't import these classes: a game that nobody watches puts nothing into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar
from weakref import proxy

from questboard.kernel.errors import RulesError
from questboard.language import TABLE
from questboard.scene import NotOffered

if TYPE_CHECKING:
    from questboard.kernel.ask import Ask, Option
    from questboard.kernel.wording import Wording
    from questboard.scene import Beam, Group

V = TypeVar("V")

Kinds: TypeAlias = "Mapping[str, type[OptionKind[Any]]]"
K = TypeVar("K", bound="OptionKind[Any]")


class OptionKind(Generic[V]):
    """The options of one question, as they are shown, explained and weighed."""

    id: ClassVar[str] = ""
    noun: ClassVar[str] = ""
    """What is being chosen, for those who wait: "Waiting for Ada to choose {noun}."."""
    thing: ClassVar[str] = ""
    """What kind of thing the options are, if the question's kind says more: a "gem to give" is a "gem"."""
    passing: ClassVar[str] = "pass"
    """What the option of doing nothing is called."""
    minor: ClassVar[bool] = False
    """A tie that hardly matters: a seat may leave it to the table or to a bot."""
    ends: ClassVar[bool] = False
    """Of a verb: it ends the turn or the phase. Of any other kind: a pass does."""
    group: ClassVar[Group] = ""
    """What sort of thing one does with these options; menus are told in groups."""

    view: V
    """What the viewer knows; only a question that is shown has one."""

    def __init_subclass__(cls, *, id: str = "") -> None:
        super().__init_subclass__()
        if id:
            cls.id = id

    def __init__(
        self, rules: Wording[Any], ask: Ask[Any], names: Sequence[str] = (), view: V | None = None
    ) -> None:
        self.rules = rules
        self.ask = ask
        self.names = names
        if view is not None:
            self.view = view

    # ---- words

    def label(self, option: Option) -> str:
        """What an option is called; no two options of a question share a label."""
        if option is None:
            return self.rules.domain.t(self.passing)
        if option is True or option is False:
            return TABLE.t("yes" if option else "no")
        return self.name(option)

    def name(self, option: Option) -> str:
        """What an option other than a pass, yes or no is called: as a rule what the thing is called."""
        return self.rules.called(self.thing or self.ask.kind, option, self.names)

    def prompt(self) -> str:
        """The question in words."""
        return self.rules.fill(self.ask.prompt, self.ask.about, self.names)

    # ---- what is shown at a table; these need a view

    def explanation(self) -> str:
        """What is going on, if the question itself doesn't say it: the card that asks, for example."""
        return ""

    def left(self) -> str:
        """What the one who is asked has left to spend: actions, movement, surges."""
        return ""

    def nodes(self, option: Option) -> tuple[str, ...]:
        """The things on the table that an option is about, by their node ids; never asked of a pass."""
        return ()

    def outlook(self, option: Option) -> str:
        """What an option would do: odds, cost, consequence; never asked of a pass."""
        return ""

    def reason(self, option: Option) -> str:
        """Why a good player might choose an option, for hints: as a rule what it would do.

        Never asked of a pass.
        """
        return "" if option is True or option is False else self.outlook(option)

    def clause(self, option: Option) -> str:
        """The clause behind an option; several with spaces between."""
        return self.ask.rule

    def beam(self, option: Option) -> Beam | None:
        """The line of sight that an option needs; never asked of a pass."""
        return None

    def path(self, option: Option) -> tuple[str, ...]:
        """The figure that an option moves, and the squares on its way; never asked of a pass."""
        return ()

    def is_end(self, option: Option) -> bool:
        """Whether an option ends the turn or the phase."""
        return self.ends and option is None

    def grouped(self, option: Option) -> Group:
        """What sort of thing an option does; a pass belongs to no group."""
        return "" if option is None else self.group

    def aside(self, option: Option) -> bool:
        """Whether an option is not what one means by a click on its things; never asked of a pass."""
        return False

    # ---- what is not offered; worked out only when a question is shown

    def things(self) -> Sequence[Option]:
        """All that a player who knows the rulebook might look for among the options, as options."""
        return ()

    def ruled_out(self, thing: Option) -> tuple[str, str]:
        """Why one of `things` is not offered, and the clause; asked only where the question doesn't say."""
        return TABLE.t("it is not among those that this is about"), self.ask.rule

    def not_offered(self) -> list[NotOffered]:
        """What a player might expect to be offered besides what the question refuses, and why it isn't."""
        things = self.things()
        if not things:
            return []
        said = [*self.ask.options, *(refusal.option for refusal in self.ask.refused)]
        return [self.refusal(thing, *self.ruled_out(thing)) for thing in things if thing not in said]

    def refusal(self, thing: Option, reason: str, rule: str) -> NotOffered:
        """A thing that is not offered, as it is shown."""
        return NotOffered(
            label=self.label(thing), reason=reason, rule=self.rules.clause(rule), nodes=self.nodes(thing)
        )

    def refusal_at(self, node: str, label: str, reason: str, rule: str) -> NotOffered:
        """Something on the table that is none of the things of this question, as it is shown."""
        return NotOffered(label=label, reason=reason, rule=self.rules.clause(rule), nodes=(node,))

    def why_not(self, node: str) -> NotOffered | None:
        """Why a thing on the table can't be chosen, if that is too much to list; asked only of one thing."""
        return None

    # ---- advice for bots, who ask on imagined tables only

    def priors(self, s: Any) -> Sequence[float]:
        """A quick weight for each option: what a player in a hurry would rather do."""
        return [self.prior(s, option) for option in self.ask.options]

    def prior(self, s: Any, option: Option) -> float:
        """The weight of one option."""
        return 1.0


class Menu(OptionKind[V]):
    """Options that are tuples of a verb and what it is done with: ("sell", "rope", 5), ("leave",).

    Each verb has a class of its own, which is given the whole option:

        class Sell(MenuItem[CellarView], id="sell"):
            def name(self, sale: tuple[str, str, int]) -> str:
                _, thing, price = sale
                return f"sell {thing} for {price} gold"

        class Store(Menu[CellarView], id="store"):
            noun = "what to buy"
            verbs = kinds(Buy, Sell, Leave)

    Like the question, a verb has one instance for each question; `menu` is the question it belongs to. Where
    cards bring verbs of their own, a game overrides `find`.
    """

    verbs: ClassVar[Mapping[str, type[MenuItem[Any]]]] = MappingProxyType({})
    """The class of each verb, made with `kinds`."""

    def __init__(
        self, rules: Wording[Any], ask: Ask[Any], names: Sequence[str] = (), view: V | None = None
    ) -> None:
        super().__init__(rules, ask, names, view)
        self._items: dict[str, MenuItem[V]] = {}

    def item(self, option: Option) -> MenuItem[V]:
        """What is known of the options with the same verb."""
        verb = option[0]
        if verb not in self._items:
            self._items[verb] = self.find(verb)
        return self._items[verb]

    def find(self, verb: str) -> MenuItem[V]:
        """A new item for a verb; called once for each verb of the question."""
        if verb not in self.verbs:
            raise RulesError(f"the menu {self.id!r} has no verb {verb!r}")
        return self.verbs[verb](self)

    def name(self, option: Option) -> str:
        """What an option is called."""
        return self.item(option).name(option)

    def things(self) -> Sequence[Option]:
        """What a player might look for, verb by verb, also of verbs that are not offered at all."""
        return [thing for verb in self.looked_for() for thing in self.item((verb,)).things()]

    def looked_for(self) -> Sequence[str]:
        """The verbs that a player might look for."""
        return list(self.verbs)

    def ruled_out(self, thing: Option) -> tuple[str, str]:
        """Why one of `things` is not offered: its verb knows."""
        return self.item(thing).ruled_out(thing)

    def nodes(self, option: Option) -> tuple[str, ...]:
        """The things on the table that an option is about."""
        return self.item(option).nodes(option)

    def outlook(self, option: Option) -> str:
        """What an option would do."""
        return self.item(option).outlook(option)

    def reason(self, option: Option) -> str:
        """Why a good player might choose an option: its verb knows."""
        return self.item(option).reason(option)

    def clause(self, option: Option) -> str:
        """The clause behind an option."""
        return self.ask.rule if option is None else self.item(option).clause(option)

    def beam(self, option: Option) -> Beam | None:
        """The line of sight that an option needs."""
        return self.item(option).beam(option)

    def path(self, option: Option) -> tuple[str, ...]:
        """The figure that an option moves and the squares on its way."""
        return self.item(option).path(option)

    def why_not(self, node: str) -> NotOffered | None:
        """Why a thing on the table can't be chosen: the first verb that knows says so."""
        found = (self.item((verb,)).why_not(node) for verb in self.looked_for())
        return next((each for each in found if each is not None), None)

    def is_end(self, option: Option) -> bool:
        """Whether an option ends the turn or the phase: its verb says so."""
        return self.ends if option is None else self.item(option).ends

    def grouped(self, option: Option) -> Group:
        """What sort of thing an option does: its verb says so."""
        return "" if option is None else self.item(option).grouped(option)

    def aside(self, option: Option) -> bool:
        """Whether an option is not what one means by a click on its things."""
        return self.item(option).aside(option)

    def prior(self, s: Any, option: Option) -> float:
        """The weight of one option."""
        return 1.0 if option is None else self.item(option).prior(s, option)


class MenuItem(OptionKind[V]):
    """The options of a menu that begin with one verb, which is the id of the class.

    It doesn't keep its menu alive: bots look at thousands of questions, and a cycle of references would leave
    all of them to the garbage collector.
    """

    def __init__(self, menu: Menu[V]) -> None:
        super().__init__(menu.rules, menu.ask, menu.names, getattr(menu, "view", None))
        self.menu: Menu[V] = proxy(menu)


def kinds(*classes: type[K]) -> Mapping[str, type[K]]:
    """The kinds of options of a game, or the verbs of a menu, by id.

    >>> class Lantern(OptionKind[None], id="lantern"):
    ...     noun = "a lantern"
    >>> kinds(Lantern)["lantern"].noun
    'a lantern'
    >>> kinds(Lantern, Lantern)
    Traceback (most recent call last):
    questboard.kernel.errors.RulesError: Lantern and Lantern are both the kind of option 'lantern'
    """
    found: dict[str, type[K]] = {}
    for kind in classes:
        if not kind.id:
            raise RulesError(f"the kind of option {kind.__name__} has no id")
        if kind.id in found:
            names = f"{found[kind.id].__name__} and {kind.__name__}"
            raise RulesError(f"{names} are both the kind of option {kind.id!r}")
        found[kind.id] = kind
    return MappingProxyType(found)
