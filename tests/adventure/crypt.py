"""A crypt: a position of an Adventure System game, set up in a line, played in words.

    table = crypt(["quinn", "vistra"], at={"quinn": "1b2"}, monsters=[("grell", "1c2")], dice=[15])
    table.hero_phase("quinn").answer("use Sacred Flame", "Grell 1")
    assert "grell-1" not in table.state.figures

Squares are named as players see them: tile number, column a to d, row 1 to 4. Whatever is not named
is as at the start of Adventure 2; the dice that are given come first, in their order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from questboard.games.adventure.board import SIDES, Edge
from questboard.games.adventure.content import HEROES, MONSTERS
from questboard.games.adventure.knowledge import imagine
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.setup import set_up, start_squares, take_hero
from questboard.games.adventure.state import (
    AdventureState,
    Deck,
    Figure,
    Hero,
    Packet,
    RowCard,
    Token,
)
from questboard.kernel import Luck, Table
from questboard.testing.conformance import random_answers
from questboard.testing.driver import Driver, dealt


class LoadedDice(Luck):
    """Luck whose first dice are known."""

    dice: list[int] = []  # noqa: RUF012  (a Struct's default is copied)

    def roll(self, sides: int) -> int:
        """The next of the known dice, as long as there are any."""
        if sides == 20 and self.dice:
            return self.dice.pop(0)
        return super().roll(sides)


def square(name: str) -> int:
    """A square by its name.

    >>> square("1a1"), square("3b4")
    (0, 45)
    """
    tile, column, row = name[:-2], name[-2], name[-1]
    return 16 * (int(tile) - 1) + 4 * (int(row) - 1) + "abcd".index(column)


class Crypt(Driver):
    """A position that a test may change until it is played."""

    def __init__(self, rules: Any, state: AdventureState) -> None:
        self.rules = rules
        self.position = state

    @property
    def state(self) -> AdventureState:
        """The true state: tests may look, and before the play begins they may change it."""
        return self.table.state if hasattr(self, "table") else self.position

    def hero(self, name: str) -> Hero:
        """A Hero by name."""
        return self.state.heroes[self.state.seat_of(name)]

    def seat(self, name: str) -> int:
        """The seat of a Hero."""
        return self.state.seat_of(name)

    def figure(self, name: str) -> Figure:
        """A Monster on the table."""
        return self.state.figures[name]

    def standing_on(self, name: str) -> str:
        """The name of the square on which a Hero or a Monster stands."""
        figures = self.state.figures
        where = figures[name].square if name in figures else self.hero(name).square
        return f"{(where >> 4) + 1}{'abcd'[where & 3]}{(where >> 2 & 3) + 1}"

    # ---- playing

    def play(self, *agenda: tuple[str | int, ...]) -> Crypt:
        """Play some steps, first one first; more can follow when they are over."""
        state = self.state
        if hasattr(self, "table"):
            assert self.over, "the last steps are not over yet"
            state = state.clone()
        state.agenda = list(reversed(agenda))
        self.table = Table(self.rules, state)
        return self

    def turn(self, hero: str) -> Crypt:
        """Begin a Hero's whole turn."""
        return self.play(("turn", self.seat(hero)))

    def start_turn(self, hero: str) -> Crypt:
        """The start of a Hero Phase with its effects and the healing surge, and no more."""
        self._begin(hero, "hero")
        self.play(("hero_phase", self.seat(hero)))
        return self

    def hero_phase(self, hero: str) -> Crypt:
        """Stand at the menu of a Hero, with nothing after the Hero Phase."""
        self._begin(hero, "hero")
        return self.play(("hero_action", self.seat(hero)))

    def end_hero_phase(self, hero: str) -> Crypt:
        """The effects at the end of a Hero Phase."""
        self._begin(hero, "hero")
        return self.play(("end_of_hero_phase", self.seat(hero)))

    def explore(self, hero: str) -> Crypt:
        """An Exploration Phase."""
        self._begin(hero, "exploration")
        return self.play(("exploration_phase", self.seat(hero)))

    def villain_phase(self, hero: str) -> Crypt:
        """A whole Villain Phase."""
        self._begin(hero, "villain")
        return self.play(("villain_phase", self.seat(hero)))

    def draw_encounter(self, hero: str, card: str) -> Crypt:
        """A Hero's player draws this Encounter card."""
        self._begin(hero, "villain")
        deck = self.state.encounter_deck
        for packet in deck.packets:
            if card in packet.cards:
                packet.cards.remove(card)
        if card in deck.discard:
            deck.discard.remove(card)
        deck.packets.append(Packet([card], []))
        return self.play(("encounter", self.seat(hero)))

    def activate(self, figure: str, active: str | None = None) -> Crypt:
        """A Monster acts, in the Villain Phase of the first Hero or of another."""
        self._begin(active or self.state.heroes[0].name, "villain")
        return self.play(("activate", figure))

    def trigger(self, hero: str, card: str) -> Crypt:
        """A Trap, Hazard or Villager card in a Hero's row is activated."""
        self._begin(hero, "villain")
        return self.play(("trigger", self.seat(hero), card))

    def _begin(self, hero: str, phase: str) -> None:
        self.state.active = self.seat(hero)
        self.state.turn.phase = phase


def crypt(
    heroes: Sequence[str] = ("quinn",),
    *,
    game: str = "ashardalon",
    adventure: str = "2",
    tiles: Sequence[str] = (),
    at: Mapping[str, str] | None = None,
    monsters: Sequence[tuple[str, ...]] = (),
    powers: Mapping[str, Sequence[str]] | None = None,
    items: Mapping[str, Sequence[str]] | None = None,
    hp: Mapping[str, int] | None = None,
    conditions: Mapping[str, Sequence[str]] | None = None,
    curses: Mapping[str, Sequence[str]] | None = None,
    level: Mapping[str, int] | None = None,
    tokens: Sequence[tuple[str, str]] = (),
    surges: int = 2,
    experience: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    monster_deck: Sequence[str] = (),
    treasures: Sequence[str] = (),
    encounters: Sequence[str] = (),
    dice: Sequence[int] = (),
    seed: int | str = 0,
    **options: Any,
) -> Crypt:
    """A position with these Heroes.

    `tiles` are attached one by one: "1 north t-junction" puts a tile north of tile 1. `monsters`
    are kinds with a square and perhaps the Hero in whose row the card lies; a Villain has no row.
    Cards named for a deck or the stack lie on top, the first one uppermost.
    """
    rules: Any = import_module(f"questboard.games.{game}").RULES
    rule_options = rules.read_options({"adventure": adventure, **options})
    luck = LoadedDice(Luck.seeded(f"crypt {seed}").secret)
    s: AdventureState = set_up(rules.state, rules.box, adventure, len(heroes), rule_options, luck, [])
    for seat, name in enumerate(heroes):
        take_hero(s, seat, name)
        quest(s).hero_chosen(s, seat)
        chosen = (powers or {}).get(name)
        s.heroes[seat].powers.extend(HEROES[name].suggested if chosen is None else chosen)
    for line in tiles:
        _attach(s, *line.split())
    for seat, name in enumerate(heroes):
        hero = s.heroes[seat]
        wanted = (at or {}).get(name)
        hero.square = square(wanted) if wanted else start_squares(s, seat)[0]
        if (level or {}).get(name) == 2:
            hero.level, hero.hp = 2, HEROES[name].levels[1].hit_points
        hero.hp = (hp or {}).get(name, hero.hp)
        hero.conditions = list((conditions or {}).get(name, ()))
        _deal(s.encounter_deck, (curses or {}).get(name, ()), hero.curses)
        _deal(s.treasure_deck, (items or {}).get(name, ()), hero.items)
    for kind, where, *owner in monsters:
        s.figures[s.new_name(kind)] = Figure(kind, square(where))
        if not MONSTERS[kind].villain:
            _take(s.monster_deck, kind)
            s.heroes[s.seat_of(owner[0]) if owner else 0].row.append(RowCard(kind))
    for kind, where in tokens:
        s.tokens[s.new_name(kind)] = Token(kind, square(where))
    for card in experience:
        if not MONSTERS[card].villain:
            _take(s.monster_deck, card)
        s.experience.append(card)
    s.teams[0].surges = surges
    _stack(s.monster_deck, monster_deck)
    _stack(s.treasure_deck, treasures)
    _stack(s.encounter_deck, encounters)
    if stack is not None:
        s.stack = Deck([Packet(list(reversed(stack)), [])], [])
    luck.dice = list(dice)
    return Crypt(rules, s)


def _attach(s: AdventureState, number: str, side: str, tile: str) -> None:
    """Put a tile at a side of another one, wherever it was."""
    for packet in [*s.stack.packets, *s.chamber_stack.packets]:
        if tile in packet.cards:
            packet.cards.remove(tile)
            if tile in packet.known:
                packet.known.remove(tile)
    place_tile(s, tile, Edge(int(number) - 1, SIDES.index(side)))


def cavern(heroes: Sequence[str] = ("drizzt",), **position: Any) -> Crypt:
    """A position of The Legend of Drizzt in which no Hero has a power that could answer to anything."""
    table = crypt(heroes, game="drizzt", **position)
    for hero in table.state.heroes:
        hero.powers = []
    return table


def attacked(table: Crypt) -> list[tuple[str, str]]:
    """The attacks on Heroes so far: what, and at whom."""
    return [(event.facts["attack"], event.facts["target"]) for event in table.told("attacked")]


def totals(table: Crypt) -> list[int]:
    """The totals of all attack rolls so far."""
    return [roll["total"] for roll in attack_rolls(table)]


def attack_rolls(table: Driver, verdict: str = "") -> list[dict[str, Any]]:
    """The attack rolls so far as they stand in the end: all of them, or hits, or misses."""
    found: list[dict[str, Any]] = []
    for event in table.table.journal:
        if event.kind == "rolled" and event.facts["at"]:
            found[-1:] = [event.facts] if event.facts.get("again") else [*found[-1:], event.facts]
        elif event.kind == "overruled":
            found[-1] = event.facts
    return [roll for roll in found if not verdict or roll["verdict"] == verdict]


def lair(way: Sequence[str], heroes: Sequence[str], **position: Any) -> Crypt:
    """A position in a cavern, by itself with the tiles of a way, in which ties settle themselves."""
    return cavern(heroes, **{"tiles": way, "auto_ties": True, **position})


def _take(deck: Deck, card: str) -> None:
    for packet in deck.packets:
        if card in packet.cards:
            packet.cards.remove(card)
            return


def _deal(deck: Deck, cards: Sequence[str], to: list[str]) -> None:
    for card in cards:
        _take(deck, card)
        to.append(card)


def _stack(deck: Deck, cards: Sequence[str]) -> None:
    for card in cards:
        _take(deck, card)
    if cards:
        deck.packets.append(Packet(list(reversed(cards)), []))


def begun(game: str, seats: int = 2, seed: int = 0, **options: Any) -> Driver:
    """A dealt table whose players have taken the first option until the first turn begins."""
    table = dealt(game, seats, seed, **{"adventure": "2", **options})
    while not table.prompt.startswith("What does"):
        table.answer(table.options[0])
    return table


def from_the_top(deck: Deck) -> list[str]:
    """The cards of a deck from the top down."""
    return [card for packet in reversed(deck.packets) for card in reversed(packet.cards)]


def known(deck: Deck) -> list[tuple[int, list[str]]]:
    """The packets of a deck from the bottom up: how many cards, and which are known to be among them."""
    return [(len(packet.cards), packet.known) for packet in deck.packets]


def hides_the_order(table: Driver, *decks: str) -> None:
    """No seat learns from its view how some decks lie: in other worlds they lie otherwise and look alike."""
    state, observe = table.state.clone(), table.table.rules.observe
    for seat in range(-1, len(state.heroes)):
        before = observe(state, None, seat)
        for seed in range(3):
            other = state.clone()
            imagine(other, seat, Luck.seeded(seed))
            assert observe(other, None, seat) == before, f"seat {seat}"
            for name in decks:
                assert getattr(other, name) != getattr(state, name), name


def reads_back(table: Table[Any, Any], seed: int, answers: int) -> None:
    """After so many random answers a position, written as text, is read as what it was."""
    for _ in random_answers(table, seed, answers):
        pass
    text = table.rules.notate(table.state)
    assert table.rules.parse(text).key() == table.state.key()
    assert table.rules.notate(table.rules.parse(text)) == text


def first_thought(table: Driver) -> str:
    """What a hurried player would answer."""
    rules = table.table.rules
    weights = rules.priors(table.state, table.ask)
    return rules.label(table.ask, table.ask.options[max(range(len(weights)), key=weights.__getitem__)])
