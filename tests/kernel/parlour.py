"""A parlour game whose steps each do one thing, so that a test can put them on the agenda."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from questboard.kernel import Ask, Fixed, Luck, Outcome, Rules, State, Steps, Table, choose, emit

T = TypeVar("T")


class ParlourState(State):
    """What was said aloud, and cards that only their owner sees."""

    said: list[str]
    hands: list[list[int]]


class ParlourView(Fixed, frozen=True):
    """One's own hand, and how many cards the others hold."""

    said: tuple[str, ...]
    hands: tuple[tuple[int, ...] | int, ...]


STEPS = Steps()


async def say(s: ParlourState, seat: int) -> str:
    """Ask for a word, which is all that happens."""
    word = await choose(seat, "Say what?", ["hop", "skip", "jump"], "word", "PA-1")
    s.said.append(word)
    return word


@STEPS
async def speak(s: ParlourState, seat: int) -> None:
    """Say a word; everybody hears it."""
    word = await say(s, seat)
    emit(s, "spoke", "PA-1", player=seat, word=word)


@STEPS
async def speak_thrice(s: ParlourState, seat: int) -> None:
    """Say three words in one step."""
    for _ in range(3):
        await say(s, seat)


@STEPS
async def roll(s: ParlourState, seat: int) -> None:
    """Say a word, then roll a die."""
    await say(s, seat)
    s.said.append(str(s.luck.roll(6)))


@STEPS
async def draw(s: ParlourState, seat: int) -> None:
    """Say a word, then get a card that only its owner sees."""
    await say(s, seat)
    s.hands[seat].append(9)
    emit(s, "drew", "PA-2", secret={"card": 9}, to=[seat], player=seat)


@STEPS
async def show(s: ParlourState, seat: int) -> None:
    """Say a word, then turn a card face up."""
    await say(s, seat)
    emit(s, "showed", "PA-3", player=seat, card=s.hands[seat].pop())


@STEPS
async def play(s: ParlourState, seat: int) -> None:
    """Play a card from a hand that the others can't see."""
    card = await choose(seat, "Play which card?", lambda: list(s.hands[seat]), "card", "PA-4")
    s.hands[seat].remove(card)
    s.said.append(str(card))


@STEPS
async def nod(s: ParlourState, seat: int) -> None:
    """A question with one option."""
    s.said.append(await choose(seat, "Nod?", ["nod"], "word", "PA-5"))


@STEPS
async def gape(s: ParlourState, seat: int) -> None:
    """A question without options, after one that is all right."""
    await say(s, seat)
    await choose(seat, "Say nothing?", [], "word", "PA-6")


@STEPS
async def stumble(s: ParlourState, seat: int) -> None:
    """Say two words; on the second, spoil the state and fail, unless it is a hop."""
    await say(s, seat)
    if await say(s, seat) != "hop":
        s.hands[seat].clear()
        emit(s, "spoke", "PA-7", player=seat, word="ouch")
        s.luck.roll(20)
        raise ValueError("stumbled")


class Parlour(Rules[ParlourState, ParlourView]):
    """The rules of the parlour. Everybody begins with the cards 1 to 3."""

    name = "parlour"
    title = "Parlour"
    version = 1
    seats = range(1, 4)
    options = Fixed
    state = ParlourState
    view = ParlourView
    steps = STEPS
    reveals = frozenset({"showed"})

    def setup(self, seats: int, options: Fixed, luck: Luck) -> ParlourState:
        """Each player speaks, then each rolls."""
        turns = [(step, seat) for step in ("roll", "speak") for seat in reversed(range(seats))]
        return ParlourState(
            agenda=[*turns], luck=luck, said=[], hands=[luck.shuffled([1, 2, 3]) for _ in range(seats)]
        )

    def outcome(self, s: ParlourState) -> Outcome:
        """Everybody wins."""
        return Outcome((0,) * len(s.hands), tuple(range(len(s.hands))), "PA-8", "it is only a parlour game")

    def observe(self, s: ParlourState, ask: Ask[Any] | None, seat: int) -> ParlourView:
        """One's own cards."""
        hands = [tuple(hand) if seat == owner else len(hand) for owner, hand in enumerate(s.hands)]
        return ParlourView(tuple(s.said), tuple(hands))

    def imagine(self, s: ParlourState, seat: int, luck: Luck) -> None:
        """Other hands could hold anything."""
        for owner, hand in enumerate(s.hands):
            if owner != seat:
                hand[:] = [100 + luck.roll(50) for _ in hand]

    def word(self, kind: str, value: Any) -> str:
        """Values are their own names; players are counted from one."""
        return f"player {value + 1}" if kind == "player" else str(value)


PARLOUR = Parlour()


def parlour(*agenda: tuple[str | int, ...], seats: int = 3) -> Table[ParlourState, ParlourView]:
    """A table at which these steps are played, first one first."""
    hands = [[1, 2, 3] for _ in range(seats)]
    state = ParlourState(agenda=[*reversed(agenda)], luck=Luck.seeded(1), said=[], hands=hands)
    return Table(PARLOUR, state)


def interview(coroutine: Coroutine[Any, Any, T], *answers: Any) -> tuple[list[Ask[Any]], T | None]:
    """Answer the questions of a coroutine; returns them and its result, None if it asks on."""
    asks = []
    try:
        asks.append(coroutine.send(None))
        for answer in answers:
            asks.append(coroutine.send(answer))
    except StopIteration as end:
        result: T = end.value
        return asks, result
    coroutine.close()
    return asks, None
