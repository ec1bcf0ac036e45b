"""A pageant: a game whose every answer asks for something to be shown, so that tests of films have all of it.

It is installed as a package of its own beside the server. The map is made of rooms of four by four squares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal

from questboard.cues import (
    AnyCue,
    Attack,
    Banner,
    Card,
    Condition,
    Danger,
    Defeat,
    Die,
    Ending,
    Gain,
    Health,
    Laid,
    Roll,
    Step,
)
from questboard.games import Box
from questboard.kernel import Ask, Event, Fixed, Luck, Outcome, Position, Rules, Steps, Task, choose, emit
from questboard.prompt import build_prompt
from questboard.scene import Color, Node, Scene

ROOM = 4
ROOMS = [(0, 0), (4, 0), (8, 0), (0, 4), (4, 4), (8, 4)]
FAR = (60, 0)
SURROUNDED = Node(
    id="surrounded",
    kind="card",
    color="arcane",
    icon="goblin",
    text="Surrounded!",
    lines=(
        "Environment",
        "At the end of each Exploration Phase: if the active Hero controls no Monster, one spawns at the "
        "nearest unexplored edge.",
    ),
)
LAMP = Node(
    id="lamp",
    kind="card",
    size=(3, 4),
    color="topaz",
    icon="flame",
    text="Lamp",
    lines=("It shines.",),
    label="Lamp",
)


class PageantPosition(Position):
    """Everything lies open."""

    at: dict[str, tuple[int, int]]
    hp: dict[str, int]
    dazed: list[str]
    rooms: list[tuple[int, int]]
    hand: list[str]
    gems: int
    deck: int
    round: int
    traded: bool


class PageantState(PageantPosition):
    """The truth."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None


class PageantView(PageantPosition):
    """What everybody sees."""

    seat: int
    asked: int | None


STEPS = Steps()
ACTS: dict[str, Callable[[PageantState], None]] = {}


def act(play: Callable[[PageantState], None]) -> Callable[[PageantState], None]:
    """Something that can be asked for, by the name of its function."""
    ACTS[play.__name__] = play
    return play


@STEPS
async def turn(s: PageantState, player: int) -> None:
    """Ask for something to be shown."""
    wanted = await choose(player, "Show what?", [*ACTS], "act", "PG-1")
    ACTS[wanted](s)
    if wanted == "beckon":
        await choose(player, "Where does the hermit go?", [square(61, 2), square(62, 2)], "act", "PG-15")
    if wanted != "ending":
        s.agenda.append(("turn", (player + 1) % 2 if wanted == "others" else player))


def move(s: PageantState, thing: str, *path: tuple[int, int]) -> None:
    """Walk."""
    s.at[thing] = path[-1]
    emit(s, "moved", "PG-2", thing=thing, path=[list(at) for at in path])


def fight(s: PageantState, attacker: str, target: str, face: int, ranged: bool = False) -> None:
    """Attack, and hit on 10 or more."""
    hit = face + 7 >= 17
    s.hp[target] -= hit
    emit(
        s,
        "attacked",
        "PG-3",
        attacker=attacker,
        target=target,
        face=face,
        hit=hit,
        ranged=ranged,
        left=s.hp[target],
    )


@act
def walk(s: PageantState) -> None:
    """The hero walks over six squares and back over two."""
    x, y = s.at["hero"]
    move(s, "hero", *[(x + step, y) for step in range(1, 5)], (x + 4, y + 1), (x + 4, y + 2))
    move(s, "hero", (x + 3, y + 2), (x, y))


@act
def attack(s: PageantState) -> None:
    """A monster comes and hits the hero, who is dazed."""
    x, y = s.at["hero"]
    move(s, "grell", (x + 3, y), (x + 2, y), (x + 1, y))
    fight(s, "grell", "hero", 17)
    s.dazed.append("hero")
    emit(s, "dazed", "PG-4", thing="hero")


@act
def duel(s: PageantState) -> None:
    """A monster attacks the hero, and all that comes of it is told by itself; then it goes away."""
    x, y = s.at["hero"]
    move(s, "grell", (x + 2, y), (x + 1, y))
    emit(s, "strikes", "PG-3", attacker="grell", target="hero")
    emit(s, "throws", "PG-3", roller="grell", target="hero", face=17)
    s.hp["hero"] -= 1
    emit(s, "hurt", "PG-3", thing="hero", left=s.hp["hero"])
    s.dazed.append("hero")
    emit(s, "dazed", "PG-4", thing="hero")
    move(s, "grell", (x + 2, y), (x + 3, y))


@act
def shoot(s: PageantState) -> None:
    """The hero shoots a monster and misses."""
    fight(s, "hero", "orc", 3, ranged=True)


@act
def slay(s: PageantState) -> None:
    """The hero hits a monster, which is defeated and gone."""
    fight(s, "hero", "orc", 19)
    del s.at["orc"], s.hp["orc"]
    emit(s, "slain", "PG-5", thing="orc")


@act
def heal(s: PageantState) -> None:
    """The hero is healed and no longer dazed."""
    s.hp["hero"] += 2
    s.dazed.clear()
    emit(s, "healed", "PG-6", thing="hero", left=s.hp["hero"])


@act
def cards(s: PageantState) -> None:
    """A card is drawn into the hand, another is shown to all, and the deck is shuffled."""
    s.deck -= 2
    s.hand.append(f"lamp:{len(s.hand)}")
    emit(s, "drew", "PG-7", card=s.hand[-1])
    emit(s, "showed", "PG-7")
    s.deck += 1
    emit(s, "shuffled", "PG-7")


@act
def handle(s: PageantState) -> None:
    """A card of the hand is turned over and back, and another is played."""
    emit(s, "turned", "PG-7", card=s.hand[0])
    emit(s, "used", "PG-7", card=s.hand[0])


@act
def shove(s: PageantState) -> None:
    """The grell is pushed, flies off, and is back in a leap."""
    x, y = s.at["grell"]
    for manner, end in (("push", (x - 1, y)), ("fly", (x - 1, y + 3)), ("leap", (x, y))):
        s.at["grell"] = end
        emit(s, "shifted", "PG-2", thing="grell", end=list(end), manner=manner)


@act
def explore(s: PageantState) -> None:
    """A room is laid beside the others."""
    s.rooms.append((12, 4 * (len(s.rooms) % 2)))
    emit(s, "explored", "PG-8", room=len(s.rooms) - 1)


@act
def faraway(s: PageantState) -> None:
    """Something happens where nobody looks."""
    x, y = s.at["hermit"]
    move(s, "hermit", (x + 1, y), (x + 2, y), (x + 1, y))


@act
def beckon(s: PageantState) -> None:
    """The hermit comes into a corner, and one is asked about it."""
    move(s, "hermit", (61, 1), (62, 1))


@act
def gain(s: PageantState) -> None:
    """The hero takes gems."""
    s.gems += 2
    emit(s, "gained", "PG-9")


@act
def trade(s: PageantState) -> None:
    """The merchant goes from the map to the hero's side."""
    s.traded = not s.traded
    emit(s, "traded", "PG-9")


@act
def newround(s: PageantState) -> None:
    """A round begins, and it grows dangerous."""
    s.round += 1
    emit(s, "began", "PG-10", round=s.round)
    emit(s, "worse", "PG-10")


@act
def dice(s: PageantState) -> None:
    """Dice with symbols are rolled, one too few for success."""
    emit(s, "rolled", "PG-11")


@act
def words(s: PageantState) -> None:
    """There is something to read three times, and nothing else."""
    for number in range(3):
        emit(s, "said", "PG-12", number=number)


@act
def chatter(s: PageantState) -> None:
    """There is much to read."""
    for number in range(30):
        emit(s, "said", "PG-12", number=number)


@act
def crowd(s: PageantState) -> None:
    """A card is shown, and there is far too much to read."""
    emit(s, "showed", "PG-7")
    for number in range(50):
        emit(s, "said", "PG-12", number=number)


@act
def others(s: PageantState) -> None:
    """It is the other's turn."""
    emit(s, "passed", "PG-13")


@act
def ending(s: PageantState) -> None:
    """The game ends."""
    emit(s, "ended", "PG-14")


DICE = (Die("1", "d6", "ruby", "swords-1"), Die("2", "d6", "sapphire", "swords-2"), Die("0", "d6", "bone"))
SHOWN: Mapping[str, Callable[[dict[str, Any]], list[AnyCue]]] = {
    "moved": lambda f: [Step(f["thing"], tuple(square(x, y) for x, y in f["path"]))],
    "shifted": lambda f: [Step(f["thing"], (square(*f["end"]),), f["manner"])],
    "turned": lambda f: [Card("flip", f["card"])],
    "used": lambda f: [Card("play", f["card"], lamp(f["card"]))],
    "attacked": lambda f: list(blow(f)),
    "strikes": lambda f: [Attack((f["target"],), f["attacker"], "Tentacles", reason="closest Hero")],
    "throws": lambda f: [thrown(f["roller"], f["target"], f["face"], "hit")],
    "hurt": lambda f: [Health(f["thing"], -1, f["left"])],
    "dazed": lambda f: [Condition(f["thing"], "Dazed")],
    "slain": lambda f: [Defeat(f["thing"])],
    "healed": lambda f: [Health(f["thing"], 2, f["left"]), Condition(f["thing"], "Dazed", gained=False)],
    "drew": lambda f: [Card("draw", f["card"], lamp(f["card"]), start="deck", end=f["card"])],
    "showed": lambda f: [Card("reveal", face=SURROUNDED, start="deck", end="pile")],
    "shuffled": lambda f: [
        Card("discard", face=SURROUNDED, start="pile", end="deck"),
        Card("shuffle", start="deck"),
    ],
    "explored": lambda f: [Laid((f"room:{f['room']}",), "Crypt")],
    "gained": lambda f: [
        Gain("gem-ruby", "ruby", "+2", "deck", "hero"),
        Gain("two-coins", "topaz", "+5", end="hero"),
    ],
    "began": lambda f: [Banner(f"Round {f['round']}", "The heroes act first", "round")],
    "worse": lambda f: [Danger("The lava rises: level 3")],
    "rolled": lambda f: [Roll(DICE, "hero", total=3, against="4", verdict="failure")],
    "ended": lambda f: [Ending("The pageant is over", won=True)],
}
"""What there is to see of each kind of event."""


class Pageant(Rules[PageantState, PageantView]):
    """The rules of the pageant."""

    name = "pageant"
    title = "Pageant"
    version = 1
    seats = range(1, 3)
    options = Fixed
    state = PageantState
    view = PageantView
    steps = STEPS
    sentences: ClassVar = {
        "moved": "{thing} moves.",
        "shifted": "{thing} is moved.",
        "turned": "A Lamp is turned over.",
        "used": "The hero uses a Lamp.",
        "attacked": "{attacker} attacks {target}.",
        "strikes": "{attacker} strikes at {target}.",
        "throws": "{roller} rolls {face}: a hit.",
        "hurt": "{thing} is hurt.",
        "dazed": "{thing} is Dazed.",
        "slain": "{thing} is slain.",
        "healed": "{thing} is healed.",
        "drew": "The hero draws a Lamp.",
        "showed": "Surrounded! is shown to all.",
        "shuffled": "The deck is shuffled.",
        "explored": "A Crypt is explored.",
        "traded": "The merchant goes elsewhere.",
        "gained": "The hero takes 2 gems.",
        "began": "Round {round} begins.",
        "worse": "The lava rises.",
        "rolled": "The hero rolls three dice.",
        "said": "This is line {number}.",
        "passed": "It is the other's turn.",
        "ended": "The pageant is over.",
    }
    reveals = frozenset(sentences)

    def setup(self, seats: int, options: Fixed, luck: Luck) -> PageantState:
        """A hero and some monsters."""
        return PageantState(
            agenda=[("turn", 0)],
            luck=luck,
            at={"hero": (1, 1), "grell": (10, 1), "orc": (6, 6), "hermit": (61, 1)},
            hp={"hero": 5, "grell": 2, "orc": 1, "hermit": 1},
            dazed=[],
            rooms=[*ROOMS, FAR],
            hand=["lamp:a"],
            gems=0,
            deck=20,
            round=1,
            traded=False,
        )

    def players(self, s: PageantState) -> int:
        """It doesn't matter."""
        return 2

    def outcome(self, s: PageantState) -> Outcome:
        """The hero wins."""
        return Outcome((), (0,), "PG-14", "it was beautiful")

    def value(self, s: PageantState) -> list[float]:
        """Nobody is better off."""
        return [0.5, 0.5]

    def word(self, kind: str, value: Any) -> str:
        """Things are called what they are."""
        return str(value).capitalize() if kind in ("thing", "attacker", "roller") else str(value)

    # ---- what there is to see

    def cues(self, event: Event, view: PageantView, names: Sequence[str]) -> list[AnyCue]:
        """All kinds of cues."""
        return SHOWN[event.kind](event.facts) if event.kind in SHOWN else []

    def scene(self, view: PageantView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """A map with figures, a hand, and a deck."""
        rooms = [room(number, x, y) for number, (x, y) in enumerate(view.rooms)]
        figures = [figure(view, thing) for thing in view.at]
        board = Node(
            id="map", kind="board", color="slate", area="board", at=(0, 0), size=(64, 8), label="The map"
        )
        board.children += [*rooms, *figures]
        hand = Node(
            id="hand", kind="tray", area="hand", text="Hand", children=[lamp(card) for card in view.hand]
        )
        deck = Node(
            id="deck", kind="pile", face_down=True, color="arcane", icon="scroll-unfurled", count=view.deck
        )
        pile = Node(id="pile", kind="pile", color="arcane", icon="card-discard", count=0, label="Discards")
        gems = Node(id="gems", kind="badge", icon="gem-ruby", color="ruby", text=str(view.gems), label="Gems")
        merchant = Node(
            id="merchant", kind="token", color="topaz", icon="two-coins", at=(8.1, 6.1), size=(0.8, 0.8)
        )
        if view.traded:
            merchant = Node(id="merchant", kind="token", color="topaz", icon="two-coins")
        hero = Node(id="player", kind="tray", area="party", text="Ada", children=[gems, deck, pile])
        (hero if view.traded else board).children.append(merchant)
        prompt = build_prompt(view, ask, names, self, lambda act: (act,) if act.startswith("square") else ())
        status = f"Round {view.round}"
        return Scene(
            game="pageant",
            title="Pageant",
            seat=view.seat,
            status=status,
            nodes=[board, hand, hero],
            prompt=prompt,
        )


def blow(f: dict[str, Any]) -> Sequence[AnyCue]:
    """An attack, its roll and what comes of it."""
    name = "Longbow" if f["ranged"] else "Tentacles"
    verdict: Literal["hit", "miss"] = "hit" if f["hit"] else "miss"
    struck = Attack((f["target"],), f["attacker"], name, f["ranged"], "closest Hero")
    die = thrown(f["attacker"], f["target"], f["face"], verdict)
    return [struck, die, *([Health(f["target"], -1, f["left"])] if f["hit"] else [])]


def thrown(roller: str, target: str, face: int, verdict: Literal["hit", "miss"]) -> Roll:
    """The die of an attack."""
    return Roll((Die(str(face)),), roller, target, 7, face + 7, "AC 17", verdict)


def square(x: int, y: int) -> str:
    """The id of a square."""
    return f"square:{x},{y}"


def lamp(id: str) -> Node:
    """A card of the hand."""
    return Node(**{name: getattr(LAMP, name) for name in LAMP.__struct_fields__} | {"id": id})


def room(number: int, x: int, y: int) -> Node:
    """A room with its floor."""
    floor = [
        Node(id=square(x + across, y + down), kind="square", at=(across, down), size=(1, 1), label="a square")
        for across in range(ROOM)
        for down in range(ROOM)
    ]
    return Node(id=f"room:{number}", kind="tile", at=(x, y), size=(ROOM, ROOM), color="slate", children=floor)


def figure(view: PageantView, thing: str) -> Node:
    """A hero or a monster with its hit points."""
    x, y = view.at[thing]
    icons = {"hero": "elf-helmet", "grell": "octopus", "orc": "orc-head", "hermit": "hood"}
    color: Color = "emerald" if thing == "hero" else "arcane"
    most = {"hero": 8, "grell": 2}.get(thing, 1)
    dots = [
        Node(id=f"{thing}:hp:{dot}", kind="token", color="danger", hollow=dot >= view.hp[thing])
        for dot in range(most)
    ]
    marks = (
        [Node(id="dazed", kind="badge", icon="knocked-out-stars", color="danger")]
        if thing in view.dazed
        else []
    )
    return Node(
        id=thing,
        kind="token",
        at=(x + 0.08, y + 0.08),
        size=(0.84, 0.84),
        color=color,
        icon=icons[thing],
        label=thing.capitalize(),
        glow=thing == "hero",
        children=[*dots, *marks],
    )


RULES = Pageant()
BOX = Box("pageant", "Pageant", 2026, "1-2", "5", "light", package="pageant")
