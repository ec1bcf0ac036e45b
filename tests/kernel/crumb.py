"""A crumb of a dungeon crawl: a small game that uses all of the kernel, for the kernel's own tests.

On a turn a hero uses a power and draws a card; then a foe crawls out of the lair and all foes act.
Cards are reactions, hidden in hands until they are played: Battle Cry bends an attack, Interpose a
wound. The game ends when the lair is empty or all heroes have fallen; who has slain most foes wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from questboard import kernel
from questboard.kernel import (
    Ask,
    Event,
    Fixed,
    Luck,
    Outcome,
    Plain,
    Refusal,
    Window,
    choose,
    emit,
    may_choose,
)

CARDS = ("battle cry", "interpose")
COPIES = 8
LAIR = 8
DEFENCE = 14


class Hero(Plain):
    """A hero; one without hit points has fallen. Cleaving Blow can be spent once in a game."""

    hand: list[str]
    hp: int = 8
    spent: bool = False
    slain: int = 0


class Foe(Plain):
    """An orc on the table."""

    hp: int = 2


class State(kernel.State):
    """The whole truth. The lair holds the foes that are still to come."""

    heroes: list[Hero]
    foes: dict[int, Foe]
    lair: int
    deck: list[str]
    discard: list[str]


class View(Fixed, frozen=True):
    """What one seat may know: its own cards, and how many the others hold."""

    seat: int
    asked: int | None
    heroes: tuple[tuple[int, bool, int], ...]
    hands: tuple[tuple[str, ...] | int, ...]
    foes: tuple[tuple[int, int], ...]
    lair: int
    deck: int
    discard: tuple[str, ...]


class Attack(msgspec.Struct):
    """A hero's attack that is about to be rolled."""

    hero: int
    foe: int
    bonus: int


class Wound(msgspec.Struct):
    """Damage that a hero is about to take."""

    hero: int
    damage: int


def others(s: State, seat: int) -> list[int]:
    """The other seats in turn order."""
    count = len(s.heroes)
    return [(seat + turn) % count for turn in range(1, count)]


# ---- reactions


class Reacting(Window[State]):
    """Another hero may help with a battle cry, or take a wound upon itself."""

    def options(self, s: State, seat: int, moment: Attack | Wound) -> list[str]:
        """The cards in hand that fit the moment."""
        hero = s.heroes[seat]
        fitting = "battle cry" if isinstance(moment, Attack) else "interpose"
        return [fitting] if fitting in hero.hand and hero.hp > 0 and seat != moment.hero else []

    def question(
        self, s: State, seat: int, moment: Attack | Wound, options: Sequence[str]
    ) -> Ask[str | None]:
        """Hands are hidden, so the options are given as a function."""
        prompt = "{hero} attacks. Help?" if isinstance(moment, Attack) else "{hero} takes a blow. Interpose?"
        hand = partial(self.options, s, seat, moment)
        return may_choose(seat, prompt, hand, "card", "CR-04", hero=moment.hero)

    async def react(self, s: State, seat: int, option: str, moment: Attack | Wound) -> None:
        """Discard the card and change the moment."""
        s.heroes[seat].hand.remove(option)
        s.discard.append(option)
        emit(s, "reacted", "CR-05", hero=seat, card=option)
        if isinstance(moment, Attack):
            moment.bonus += 4
        else:
            moment.hero = seat


REACTING = Reacting()


async def offer(s: State, moment: Attack | Wound) -> None:
    """Ask the other heroes for reactions.

    Who is asked must hold a fitting card, which the others didn't know; so each offer is told.
    """
    for seat in others(s, moment.hero):
        emit(s, "offered", "CR-04", hero=seat)
        await REACTING.offer(s, moment, [seat])


# ---- combat


async def attack(s: State, seat: int, foe: int, bonus: int) -> bool:
    """Roll an attack; returns whether it hits."""
    swing = Attack(seat, foe, bonus)
    await offer(s, swing)
    die = s.luck.roll(20)
    emit(s, "rolled", "CR-06", hero=seat, foe=foe, die=die, bonus=swing.bonus)
    return die + swing.bonus >= DEFENCE


def harm(s: State, seat: int, foe: int, damage: int) -> None:
    """A hero deals damage to a foe."""
    s.foes[foe].hp -= damage
    if s.foes[foe].hp <= 0:
        del s.foes[foe]
        s.heroes[seat].slain += 1
        emit(s, "slain", "CR-07", hero=seat, foe=foe)


async def wound(s: State, seat: int, damage: int) -> None:
    """A hero takes damage, or somebody else in the hero's place."""
    blow = Wound(seat, damage)
    await offer(s, blow)
    s.heroes[blow.hero].hp -= damage
    emit(s, "wounded", "CR-08", hero=blow.hero, damage=damage)


# ---- powers


async def cleaving_blow(s: State, seat: int) -> None:
    """Attack a foe at +6. A hit deals 2 damage, and 1 to another foe; a miss deals 1."""
    s.heroes[seat].spent = True
    foe = await choose(seat, "Attack which foe?", sorted(s.foes), "foe", "CR-03")
    if await attack(s, seat, foe, +6):
        harm(s, seat, foe, 2)
        if rest := sorted(s.foes.keys() - {foe}):
            harm(s, seat, await choose(seat, "Cleave into which foe?", rest, "foe", "CR-03"), 1)
    else:
        harm(s, seat, foe, 1)


async def quick_jab(s: State, seat: int) -> None:
    """Attack a foe at +9 for 1 damage."""
    foe = await choose(seat, "Attack which foe?", sorted(s.foes), "foe", "CR-03")
    if await attack(s, seat, foe, +9):
        harm(s, seat, foe, 1)


async def take_heart(s: State, seat: int) -> None:
    """Draw a card."""
    draw(s, seat)


POWERS = {"cleaving blow": cleaving_blow, "quick jab": quick_jab, "take heart": take_heart}


def draw(s: State, seat: int) -> None:
    """Take the top card of the deck, if there is one."""
    if s.deck:
        card = s.deck.pop()
        s.heroes[seat].hand.append(card)
        emit(s, "drew", "CR-09", secret={"card": card}, to=[seat], hero=seat)


# ---- turns

STEPS = kernel.Steps()


@STEPS
async def hero_turn(s: State, seat: int) -> None:
    """Use a power and draw a card; a hero who has fallen does nothing."""
    hero = s.heroes[seat]
    if not (s.foes or s.lair) or all(each.hp <= 0 for each in s.heroes):
        return
    s.agenda.append(("villain_turn", seat))
    if s.foes and hero.hp > 0:
        ready = [power for power in POWERS if not (hero.spent and power == "cleaving blow")]
        spent = Refusal("cleaving blow", "it works once in a game", "CR-02")
        why = (lambda: [spent]) if hero.spent else None
        power = await choose(seat, "Use which power?", ready, "power", "CR-02", refused=why)
        emit(s, "used", "CR-02", hero=seat, power=power)
        await POWERS[power](s, seat)
        draw(s, seat)


@STEPS
async def villain_turn(s: State, seat: int) -> None:
    """A foe crawls out of the lair, all foes act, and the next hero is up."""
    s.agenda.append(("hero_turn", others(s, seat)[0]))
    if s.lair:
        s.foes[LAIR - s.lair] = Foe()
        s.lair -= 1
    s.agenda.extend(("activate", foe) for foe in sorted(s.foes, reverse=True))


@STEPS
async def activate(s: State, foe: int) -> None:
    """A foe attacks the weakest hero who stands."""
    standing = [seat for seat, hero in enumerate(s.heroes) if hero.hp > 0]
    if standing and s.luck.roll(20) + 6 >= DEFENCE:
        await wound(s, min(standing, key=lambda seat: s.heroes[seat].hp), 1)


# ---- the game

SENTENCES = {
    "offered": "{hero} may react.",
    "reacted": "{hero} plays {card}.",
    "rolled": "{hero} attacks {foe}: {die} and {bonus}.",
    "slain": "{hero} slays {foe}.",
    "wounded": "{hero} takes {damage} damage.",
    "drew": "{hero} draws {card}.",
    "used": "{hero} uses {power}.",
}


class Crumb(kernel.Rules[State, View]):
    """The rules of the crumb."""

    name = "crumb"
    title = "A Crumb of a Crawl"
    version = 1
    seats = range(2, 5)
    options = Fixed
    state = State
    view = View
    steps = STEPS
    reveals = frozenset({"offered", "reacted"})

    def setup(self, seats: int, options: Fixed, luck: Luck) -> State:
        """Three cards for each hero, two foes on the table."""
        deck = luck.shuffled(CARDS * COPIES)
        heroes = [Hero([deck.pop() for _ in range(3)]) for _ in range(seats)]
        foes = {0: Foe(), 1: Foe()}
        return State(
            agenda=[("hero_turn", 0)],
            luck=luck,
            heroes=heroes,
            foes=foes,
            lair=LAIR - 2,
            deck=deck,
            discard=[],
        )

    def outcome(self, s: State) -> Outcome:
        """Who has slain most."""
        scores = tuple(hero.slain for hero in s.heroes)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "CR-10", "the others have slain fewer foes")

    def inventory(self, s: State) -> dict[str, int]:
        """Cards wherever they are, and foes dead or alive."""
        cards = Counter([*s.deck, *s.discard, *(card for hero in s.heroes for card in hero.hand)])
        return {**cards, "foe": s.lair + len(s.foes) + sum(hero.slain for hero in s.heroes)}

    def observe(self, s: State, ask: Ask[Any] | None, seat: int) -> View:
        """The table without the faces of what others hold."""
        hands = [hero.hand for hero in s.heroes]
        return View(
            seat=seat,
            asked=None if ask is None else ask.seat,
            heroes=tuple((hero.hp, hero.spent, hero.slain) for hero in s.heroes),
            hands=tuple(tuple(hand) if seat == owner else len(hand) for owner, hand in enumerate(hands)),
            foes=tuple((number, foe.hp) for number, foe in s.foes.items()),
            lair=s.lair,
            deck=len(s.deck),
            discard=tuple(s.discard),
        )

    def imagine(self, s: State, seat: int, luck: Luck) -> None:
        """Shuffle the deck and the other hands together and deal them anew."""
        hidden = [hero.hand for owner, hero in enumerate(s.heroes) if owner != seat]
        s.deck = luck.shuffled([*s.deck, *(card for hand in hidden for card in hand)])
        for hand in hidden:
            hand[:] = [s.deck.pop() for _ in hand]

    def word(self, kind: str, value: Any) -> str:
        """Foes and heroes have numbers; everything else is called by its name."""
        return f"{'orc' if kind == 'foe' else kind} {value + 1}" if kind in ("foe", "hero") else str(value)

    def describe(self, event: Event, names: Sequence[str]) -> str:
        """One sentence."""
        words = {kind: self.word(kind, value) for kind, value in event.facts.items()}
        return SENTENCES[event.kind].format_map(
            {"card": "a card", **words, "hero": names[event.facts["hero"]]}
        )


CRUMB = Crumb()
