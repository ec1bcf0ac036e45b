"""Windows: "does anyone react?" is asked in one place.

A *moment* is a small object: an attack about to be rolled, a wound about to be taken. A window offers it to
one seat after the other until each passes. Reactions change the moment, and the rule that opened the window
goes on with what is left of it.

`Window` is the loop. A game whose cards declare reactions to moments makes its window from `Reactions`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Generator, Iterable, Mapping, Sequence
from types import MethodType
from typing import Any, Generic, Self, TypeVar

import msgspec

from questboard.kernel.ask import PASS, Ask, Option, may_choose

S = TypeVar("S")
M = TypeVar("M")


class Nothing:
    """What rules await where nothing happens: over at once, and cheaper than a coroutine."""

    def __await__(self) -> Generator[Any, Any, None]:
        return iter(())  # type: ignore[return-value]  # nobody sends anything into it


NOTHING = Nothing()


class Window(Generic[S]):
    """How the players of a game react to what is about to happen."""

    def options(self, s: S, seat: int, moment: Any) -> Sequence[Option]:
        """What a seat could react with; it is asked only if there is something."""
        raise NotImplementedError

    def question(self, s: S, seat: int, moment: Any, options: Sequence[Option]) -> Ask[Option]:
        """The question whether, and with what, a seat reacts."""
        raise NotImplementedError

    async def react(self, s: S, seat: int, option: Option, moment: Any) -> None:
        """Carry out a reaction: what it costs, and what it does to the moment."""
        raise NotImplementedError

    async def offer(self, s: S, moment: M, seats: Iterable[int]) -> M:
        """Let each of these seats react until it passes or has nothing left to react with."""
        for seat in seats:
            while options := self.options(s, seat, moment):
                option = await self.question(s, seat, moment, options)
                if option is PASS:
                    break
                await self.react(s, seat, option, moment)
        return moment


class Reaction(msgspec.Struct, frozen=True):
    """How a card reacts to a moment."""

    to: type
    do: Callable[..., Awaitable[None]]
    """A method of the card that takes the state, the seat and the moment."""
    when: Callable[[Any, int, Any], bool]
    """Whether there is anything to react to, by the state, the seat and the moment."""
    prompt: str
    rule: str
    forced: bool = False
    """It happens by itself; the player isn't asked."""

    def of(self, card: object) -> Self:
        """The same reaction as the method of one card."""
        return msgspec.structs.replace(self, do=MethodType(self.do, card))


def always(s: Any, seat: int, moment: Any) -> bool:
    """The condition of a reaction that has none."""
    return True


class Reactions(Window[S]):
    """A window for cards that declare which moments they react to."""

    kind = "card"
    """What kind of thing the options are."""
    one_by_one = False
    """Whether a player is asked about each card on its own, and not about all of them until a pass."""

    def __init__(self, reactions: Mapping[type, Mapping[str, Reaction]]) -> None:
        self.reactions = reactions

    # ---- what a game says

    def held(self, s: S, seat: int) -> Collection[str]:
        """The cards that a seat could use, whatever they react to."""
        raise NotImplementedError

    def ready(self, s: S, seat: int, card: str, reaction: Reaction) -> bool:
        """Whether a card that a seat holds can be used now."""
        return True

    def once(self, card: str) -> bool:
        """Whether a card reacts to a moment only once even if it is still there."""
        return self.one_by_one

    def about(self, moment: Any) -> dict[str, Any]:
        """What the question says of the moment."""
        return {}

    async def react(self, s: S, seat: int, option: Option, moment: Any) -> None:
        """Have a card do what it does; a game adds what that costs, and emits an event."""
        await self.reactions[type(moment)][option].do(s, seat, moment)

    # ---- what follows

    def able(self, s: S, seat: int, moment: Any) -> list[str]:
        """The cards of a seat that react to a moment as it is now."""
        reactions = self.reactions.get(type(moment), {})
        return [
            card
            for card in self.held(s, seat)
            if (reaction := reactions.get(card)) is not None
            and self.ready(s, seat, card, reaction)
            and reaction.when(s, seat, moment)
        ]

    def options(self, s: S, seat: int, moment: Any) -> list[str]:
        """The cards that a seat may react with, if it wants to."""
        reactions = self.reactions[type(moment)]
        return [card for card in self.able(s, seat, moment) if not reactions[card].forced]

    def question(self, s: S, seat: int, moment: Any, options: Sequence[Option]) -> Ask[Option]:
        """Ask in the words of the first card."""
        first = self.reactions[type(moment)][options[0]]
        return may_choose(seat, first.prompt, options, self.kind, first.rule, **self.about(moment))

    async def offer(self, s: S, moment: M, seats: Iterable[int]) -> M:
        """Have forced reactions happen, then ask for the others, one seat after the other."""
        reactions = self.reactions.get(type(moment))
        if not reactions:
            return moment
        for seat in seats:
            if reactions.keys().isdisjoint(self.held(s, seat)):
                continue  # as is mostly so
            if able := self.able(s, seat, moment):
                for card in able:
                    if reactions[card].forced:
                        await self.react(s, seat, card, moment)
                await self._ask(s, seat, moment)
        return moment

    async def _ask(self, s: S, seat: int, moment: Any) -> None:
        """Ask a seat for one reaction after the other."""
        done: list[str] = []
        while cards := [card for card in self.options(s, seat, moment) if card not in done]:
            if self.one_by_one:
                done.append(cards[0])
                cards = cards[:1]
            card = await self.question(s, seat, moment, cards)
            if card is not PASS:
                if self.once(card):
                    done.append(card)
                await self.react(s, seat, card, moment)
            elif not self.one_by_one:
                return
