"""A party: a position of Dragonfire, set up in a line, played in words.

    table = party(hands={0: ["glory", "javelin"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("play Glory", "deal damage", "deal it as proposed")
    assert table.foe("troll").cleared == 0

Whatever is not named is as at the start of a Dungeon Crawl, with empty hands and nothing to fight.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from questboard.games.dragonfire import Dragonfire
from questboard.games.dragonfire.content import (
    ADVENTURES,
    DRAGONFIRE,
    ENCOUNTERS,
    encounter_deck,
)
from questboard.games.dragonfire.content import (
    market_deck as full_market_deck,
)
from questboard.games.dragonfire.rules import setup
from questboard.games.dragonfire.rules.damage import make_shots, shots_of, strike
from questboard.games.dragonfire.rules.defeat import defeat
from questboard.games.dragonfire.rules.fire import reveal_dragonfire
from questboard.games.dragonfire.rules.foes import add_token, new_token, strength
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.reveal import put
from questboard.games.dragonfire.rules.setup import bare_table
from questboard.games.dragonfire.rules.turn import STEPS
from questboard.games.dragonfire.state import Character, DragonfireState, Encounter, InPlay, Shot, Turn
from questboard.kernel import Luck, Steps
from questboard.testing.staged import Staged, add_happen_step

FOUR = ("human-fighter-male", "human-wizard-male", "human-cleric-male", "human-rogue-male")


class LoadedToken(Luck):
    """Luck whose first flips of the Dragonfire token are known."""

    flips: list[bool] = []  # noqa: RUF012  (a Struct's default is copied)

    def roll(self, sides: int) -> int:
        """The next of the known flips, as long as there are any."""
        if sides == 2 and self.flips:
            return 1 if self.flips.pop(0) else 2
        return super().roll(sides)


TEST_STEPS = Steps(STEPS)
"""The steps of the game, and some by which tests begin in the middle of a rule."""


@TEST_STEPS
async def appear(s: DragonfireState, name: str, seat: int, deck: str) -> None:
    """An encounter comes into play, with its tokens and its SURPRISE."""
    await put(s, name, deck, seat, "DF-071")


@TEST_STEPS
async def ignite(s: DragonfireState, name: str) -> None:
    """A Dragonfire card is revealed."""
    s.decks["dragonfire"].remove(name)
    s.decks["dragonfire"].append(name)
    await reveal_dragonfire(s)


add_happen_step(TEST_STEPS)


class PartyRules(Dragonfire):
    """Dragonfire with the steps of the tests."""

    steps = TEST_STEPS


RULES = PartyRules()


class Party(Staged[DragonfireState]):
    """A position of Dragonfire."""

    rules = RULES

    def character(self, seat: int) -> Character:
        """A character by seat."""
        return self.state.characters[seat]

    def foe(self, name: str) -> Encounter:
        """An encounter in play by its name ("troll") or by name and number ("troll-1")."""
        for foe in self.state.encounters:
            if foe.uid == name or (foe.name == name and not foe.token):
                return foe
        raise AssertionError(f"there is no {name}; there is {[foe.uid for foe in self.state.encounters]}")

    def foes(self, seat: int | None = None) -> list[str]:
        """The encounters in play, or those that lie before one player, by name and number."""
        return [foe.uid for foe in self.state.encounters if seat in (None, foe.seat)]

    def tokens(self, name: str) -> list[Encounter]:
        """The tokens of an encounter, or those that came with a Dragonfire card or an Adventure."""
        return [foe for foe in self.state.encounters if foe.token and foe.name == name]

    def strength(self, name: str) -> int:
        """The current Attack Strength of an encounter."""
        return strength(self.state, self.foe(name))

    @property
    def hp(self) -> list[int]:
        """The HP of all characters, by seat."""
        return [character.hp for character in self.state.characters]

    @property
    def gold(self) -> list[int]:
        """The gold of all players, by seat."""
        return [character.gold for character in self.state.characters]

    # ---- playing

    def turn(self, seat: int) -> Party:
        """Begin a whole turn of a player; what comes after it follows."""
        return self.play(("turn_begins", seat))

    def play_cards(self, seat: int) -> Party:
        """Stand at the Play Cards phase of a player; the rest of the turn follows."""
        self._begin(seat, "play cards")
        return self.play(("play_cards", seat))

    def take_damage(self, seat: int) -> Party:
        """The Take Damage phase of a player; the rest of the turn follows."""
        self._begin(seat, "take damage")
        return self.play(("take_damage", seat))

    def replenish(self, seat: int) -> Party:
        """The Replenish phase of a player; the rest of the turn follows."""
        self._begin(seat, "replenish")
        return self.play(("replenish", seat))

    def market(self, seat: int) -> Party:
        """The Market phase of a player; the rest of the turn follows."""
        self._begin(seat, "market")
        return self.play(("market", seat))

    def end_turn(self, seat: int) -> Party:
        """The End Turn phase of a player; what comes after it follows."""
        self._begin(seat, "end turn")
        return self.play(("end_turn", seat))

    def leader_turn(self) -> Party:
        """The party leader's turn comes: the Dragonfire phase, then the turn."""
        return self.play(("turn_comes", self.state.leader))

    def appear(self, name: str, seat: int, deck: str = "primary") -> Party:
        """An encounter comes into play facing a player."""
        return self.play(("appear", name, seat, deck))

    def ignite(self, name: str) -> Party:
        """A Dragonfire card is revealed before the leader's turn."""
        self._begin(self.state.leader, "")
        return self.play(("ignite", name))

    def happen(self, effect: Callable[[DragonfireState], Awaitable[object]], seat: int = 0) -> Party:
        """Something happens in a player's turn: `lambda s: hurt(s, 0, 2, "encounter", "DF-222")`."""
        self._begin(seat, self.state.turn.phase or "play cards")
        return self.play_effect(effect)

    def short_rest(self, seat: int = 0) -> Party:
        """The Short Rest after a Scene that a player ended; the next Scene follows."""
        return self.play(("short_rest", seat))

    def _begin(self, seat: int, phase: str) -> None:
        if self.state.turn.seat != seat:
            self.state.turn = Turn(seat=seat)
        self.state.turn.phase = phase

    # ---- shortcuts

    def deal(self) -> Party:
        """From the Play Cards phase on: deal the damage as proposed, nobody else doing anything."""
        self.answer("deal damage")
        while not self.over and self.ask.kind == "act" and self.prompt.startswith("Assist"):
            self.answer("pass")
        if not self.over and self.ask.kind == "aim":
            self.answer("deal it as proposed")
        return self

    def shots(self) -> list[tuple[str, str, int]]:
        """What the plays of this turn would deal: card, points, levels."""
        make_shots(self.state)
        names = {play.id: play.card for play in self.state.turn.plays}
        return [(names[shot.play], shot.points, shot.levels) for shot in self.state.turn.shots]

    def would_clear(self, name: str, *plays: tuple[Any, ...]) -> list[int]:
        """The levels of an encounter that some plays clear together: card, points, levels, kind of play."""

        def enter(card: str, points: str, levels: int = 0, kind: Any = "card") -> list[Shot]:
            return shots_of(self.state, new_play(self.state, 0, card, kind, points, levels))

        before = len(self.state.turn.plays)
        shots = [shot for play in plays for shot in enter(*play)]
        fallen = strike(self.state, self.foe(name), shots)
        del self.state.turn.plays[before:]
        return [each.level for each in fallen]


def party(
    screens: Sequence[str] = FOUR,
    *,
    adventure: str = "dungeon-crawl",
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    in_play: Mapping[int, Sequence[str]] | None = None,
    features: Mapping[int, Sequence[str]] | None = None,
    gold: Mapping[int, int] | None = None,
    hp: Mapping[int, int] | None = None,
    types: Mapping[int, str] | None = None,
    exhausted: Sequence[int] = (),
    unconscious: Sequence[int] = (),
    encounters: Sequence[tuple[Any, ...]] = (),
    tokens: Sequence[tuple[int, str, str, int]] = (),
    places: Mapping[int, str] | None = None,
    market: Sequence[str] = (),
    market_deck: Sequence[str] = (),
    primary: Sequence[str] = (),
    secondary: Sequence[str] = (),
    dragonfire: str = "",
    dragonfire_deck: Sequence[str] = (),
    level: int = 0,
    adventure_level: int | None = None,
    scene: int = 1,
    challenges: Sequence[str] = (),
    flips: Sequence[bool] = (),
    seed: int | str = 0,
    **options: Any,
) -> Party:
    """A position with these characters.

    Hands are as given, or empty; a draw deck that is given lists its top card first, otherwise it is the
    Equipment Pack. `encounters` are a name and the seat that it faces, perhaps with the number of levels
    cleared from the top; a Location has the character of that seat in it, and `places` puts more into it.
    They come without SURPRISE. `tokens` are unattached: seat, colour, track, Attack Strength. Cards named
    for a deck lie on top of it, the first one uppermost. Nobody has an ability that the test didn't name:
    screens with one are named in `screens`.
    """
    luck = LoadedToken(Luck.seeded(f"party {seed}").secret)
    numbers = {name: str(index + 1) for index, name in enumerate(ADVENTURES)}
    rule_options = RULES.read_options({"adventure": numbers[adventure], **options})
    s = bare_table(len(screens), rule_options, luck)
    s.adventure = adventure
    for sheet, screen in zip(s.sheets, screens, strict=True):
        sheet.screen = screen
    for seat, names in (features or {}).items():
        s.sheets[seat].slots[: len(names)] = list(names)
    card = ADVENTURES[adventure]
    s.adventure_level = adventure_level or card.level
    s.characters = [setup.new_character(s, sheet, [*filter(None, sheet.slots)]) for sheet in s.sheets]
    s.decks = {
        "primary": encounter_deck(card.primary),
        "secondary": encounter_deck(card.secondary) if card.secondary else [],
        "third": encounter_deck("difficulty-3") if s.adventure_level == 5 else [],
        "market": full_market_deck(),
        "dragonfire": list(DRAGONFIRE),
    }
    s.decks = {name: luck.shuffled(cards) for name, cards in s.decks.items()}
    s.discards = {name: [] for name in s.decks}
    for seat, character in enumerate(s.characters):
        character.deck = luck.shuffled(character.deck)
        if decks and seat in decks:
            character.deck = list(reversed(decks[seat]))
        character.hand = list((hands or {}).get(seat, ()))
        character.discard = list((discards or {}).get(seat, ()))
        character.in_play = [InPlay(name) for name in (in_play or {}).get(seat, ())]
        character.gold = (gold or {}).get(seat, character.gold)
        character.hp = (hp or {}).get(seat, character.hp)
        character.types = (types or {}).get(seat, character.types)
        character.exhausted = seat in exhausted or seat in unconscious or not character.hp
        if seat in unconscious:
            character.unconscious, character.hp = True, 0
    s.scene, s.round, s.phases, s.dragonfire_level, s.level_at_reveal = scene, 1, 1, level, level
    s.challenges = list(challenges)
    quest(s).prepare(s)
    _put_encounters(s, encounters, tokens)
    for seat, name in (places or {}).items():
        s.characters[seat].place = next(foe.uid for foe in s.encounters if foe.name == name)
    for name in dict.fromkeys([*market, *market_deck]):
        for _ in range([*market, *market_deck].count(name)):
            if name in s.decks["market"]:
                s.decks["market"].remove(name)
    s.decks["market"] += reversed(market_deck)
    s.market = list(market) or [s.decks["market"].pop() for _ in range(6)]
    for deck, cards in (("primary", primary), ("secondary", secondary)):
        for name in cards:
            _take(s.decks[deck], name)
        s.decks[deck] += reversed(cards)
    for name in [*dragonfire_deck, *([dragonfire] if dragonfire else [])]:
        _take(s.decks["dragonfire"], name)
    s.decks["dragonfire"] += reversed(dragonfire_deck)
    s.dragonfire = dragonfire
    s.discards["dragonfire"] = [s.decks["dragonfire"].pop(0) for _ in range(max(0, level))]
    s.turn = Turn(seat=0)
    luck.flips = list(flips)
    return Party(s)


def there(s: DragonfireState, foe: str) -> Encounter:
    """An encounter by its name and number, for what a test lets happen to it."""
    found = s.encounter(foe)
    assert found is not None, f"there is no {foe}; there is {[each.uid for each in s.encounters]}"
    return found


def lit(card: str, level: int = 0, **position: Any) -> Party:
    """A position in which a Dragonfire card has been revealed at a level."""
    return party(dragonfire_deck=[card], level=level, **position).ignite(card)


def _take(deck: list[str], card: str) -> None:
    if card in deck:
        deck.remove(card)


def _put_encounters(
    s: DragonfireState, encounters: Sequence[tuple[Any, ...]], tokens: Sequence[tuple[int, str, str, int]]
) -> None:
    for name, seat, *cleared in encounters:
        card = ENCOUNTERS[name]
        deck = "secondary" if name in s.decks["secondary"] and name not in s.decks["primary"] else "primary"
        _take(s.decks[deck], name)
        uid = f"{name}-{s.new_number(name)}"
        foe = Encounter(uid, name, seat, deck, card.color, card.type, card.strength, card.gold)
        foe.cleared = (1 << (cleared[0] if cleared else 0)) - 1
        s.encounters.append(foe)
        if foe.location:
            s.characters[seat].place = uid
        if not foe.cleared:
            for _ in range(card.tokens.count if card.tokens else 0):
                add_token(s, foe)
    for seat, color, track, hits in tokens:
        new_token(s, "goblin-uprising", seat, color, "Humanoid", track, hits)


def begin_scene(number: int, **position: Any) -> Party:
    """The start of a Scene."""
    return party(scene=number - 1, **position).play(("start_scene",))


def kept(table: Party, challenge: str) -> bool:
    """Whether a challenge was fulfilled, if the Adventure ended now."""
    return quest(table.state).kept(table.state, challenge)


def vanquish(name: str) -> Callable[[DragonfireState], Awaitable[None]]:
    """An encounter is defeated in the active player's turn; for `Party.happen`."""

    async def done(s: DragonfireState) -> None:
        await defeat(s, next(foe for foe in s.encounters if name in (foe.uid, foe.name)))

    return done
