"""The workshop for people who write adventures: what a layout holds, and what comes of it when bots play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from questboard.arena import interval
from questboard.bots import make_bot, play_out
from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import HEROES, MONSTERS
from questboard.games.fantasy.drawing import BOARD
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.parts import Figure, Layout
from questboard.games.fantasy.reading import load_layout
from questboard.games.fantasy.rules.setup import set_up
from questboard.kernel import Event, Luck, Table
from questboard.text.words import count
from questboard.worker_pool import Results, run_all


def enter(path: Path) -> Layout:
    """Read somebody's own adventure, so that tables can be set up with it."""
    layout = load_layout(path)
    LAYOUTS.enter(layout)
    return layout


# ---- what an adventure holds


def summary(layout: Layout) -> list[str]:
    """What an adventure holds, in a few lines."""
    locked = sum(door.locked for door in layout.doors)
    special = sum(bool(chest.holds) for chest in layout.chests)
    lines = [
        f"{layout.title}: level {layout.level}, {layout.set}, "
        f"{layout.width // BOARD} by {layout.height // BOARD} boards",
        f"{count(len(layout.areas), 'area')}, {count(len(layout.doors), 'door')} ({locked} locked), "
        f"{count(len(layout.chests), 'chest')} ({special} special), {count(len(layout.traps), 'trap')}",
        f"monsters: {_counted(figure.kind for figure in layout.figures)}",
    ]
    if layout.roaming:
        lines.append(f"roaming monsters: {_counted(layout.roaming)}; {layout.loose} at the start")
    return [*lines, f"objective: {layout.objective}"]


def _counted(kinds: Iterable[str]) -> str:
    counted = Counter(MONSTERS[kind].name for kind in kinds)
    return ", ".join(f"{number} {name}" for name, number in counted.items()) or "none"


def spot(layout: Layout, square: int) -> str:
    """A square as the file names it: `x,y`, and on a tower where it lies above the map."""
    y, x = divmod(square, layout.width)
    if y < layout.height:
        return f"{x},{y}"
    assert layout.tower is not None
    first = layout.tower.top[0] // layout.width
    return f"{x},{y - first + layout.tower.y} on the tower"


def called(layout: Layout, figure: Figure) -> str:
    """A monster of the layout: `Goblin at 12,2`."""
    return f"{figure.name or MONSTERS[figure.kind].name} at {spot(layout, figure.square)}"


# ---- trying it out


class Trial(msgspec.Struct, frozen=True):
    """A game to be played: bots against the automatic Dungeon Master."""

    path: str
    bot: str
    seed: str
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        return f"the game of {self.path} with the seed {self.seed!r}"


class Played(msgspec.Struct, frozen=True):
    """How a trial went. Monsters are numbers in the layout's list, chests are squares."""

    won: bool
    reason: str
    turns: int
    dead: tuple[str, ...]
    met: tuple[int, ...]
    """Monsters that came into play."""
    attacked: tuple[int, ...]
    """Monsters that made an attack or a charge."""
    opened: tuple[int, ...]
    """Chests that were opened."""


def trials(path: Path, bot: str, games: int, seed: str, options: dict[str, Any]) -> list[Trial]:
    """Trials with luck of their own."""
    return [Trial(str(path), bot, f"{seed} {number}", options) for number in range(games)]


def play(trial: Trial) -> Played:
    """Play a trial to its end; one bot has all four heroes."""
    layout = enter(Path(trial.path))
    options = RULES.read_options({**trial.options, "dungeon_master": "automatic", "campaign": False})
    luck = Luck.seeded(f"workshop {trial.seed}")
    table = Table(RULES, set_up(1, options, luck, layout.id))
    play_out(table, [make_bot(trial.bot, trial.seed)])
    s = table.state
    waiting = {(figure.kind, figure.square) for figure in s.lurking}
    return Played(
        s.won,
        s.reason,
        RULES.rounds(s),
        tuple(hero.name for hero in s.heroes if hero.dead),
        tuple(
            number
            for number, figure in enumerate(layout.figures)
            if (figure.kind, figure.square) not in waiting
        ),
        _attackers(layout, table.journal),
        tuple(event.facts["square"] for event in table.journal if event.kind == "chest-opened"),
    )


def _attackers(layout: Layout, journal: Sequence[Event]) -> tuple[int, ...]:
    """The monsters of the layout that attacked; it is by its square that one is known when it appears."""
    numbers = {figure.square: number for number, figure in enumerate(layout.figures)}
    names: dict[str, int] = {}
    found: dict[int, None] = {}
    for event in journal:
        uid = event.facts.get("figure", "")
        if event.kind == "appeared":
            number = numbers.pop(event.facts["square"], None)
            if number is not None:
                names[uid] = number
        elif event.kind in ("attacks", "charges") and uid in names:
            found[names[uid]] = None
    return tuple(found)


def play_all(trials: Sequence[Trial], workers: int) -> Results[Played]:
    """Play trials on some processes; what has come of which trial comes as it is ready."""
    return run_all(play, trials, workers, [RULES.name])


class Report(msgspec.Struct, frozen=True):
    """What came of trials."""

    title: str
    bot: str
    games: int
    wins: int
    low: float
    high: float
    """The 95 % interval of the share of wins."""
    mean_turns: float
    """DM turns."""
    shortest: int
    longest: int
    mean_lost: float
    """Heroes who were dead at the end of a game."""
    lost: dict[str, int]
    """How often each hero was."""
    defeats: dict[str, int]
    """How often which cause of defeat came up, the commonest first."""
    never_met: list[str]
    never_attacked: list[str]
    """Monsters that came into play and still never attacked."""
    never_opened: list[str]
    """Chests."""


def report(layout: Layout, bot: str, played: Sequence[Played]) -> Report:
    """What came of trials, and what in the layout was of no use in any of them."""
    wins = sum(each.won for each in played)
    low, high = interval(wins, len(played))
    turns = [each.turns for each in played]
    met = {number for each in played for number in each.met}
    attacked = {number for each in played for number in each.attacked}
    opened = {square for each in played for square in each.opened}
    figures = list(enumerate(layout.figures))
    return Report(
        layout.title,
        bot,
        len(played),
        wins,
        low,
        high,
        fmean(turns),
        min(turns),
        max(turns),
        fmean(len(each.dead) for each in played),
        dict(Counter(HEROES[name].name for each in played for name in each.dead).most_common()),
        dict(Counter(each.reason for each in played if not each.won).most_common()),
        [called(layout, figure) for number, figure in figures if number not in met],
        [called(layout, figure) for number, figure in figures if number in met and number not in attacked],
        [spot(layout, chest.square) for chest in layout.chests if chest.square not in opened],
    )
