"""`questboard games`, `rules` and `content`: what there is, what it says, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from textwrap import fill
from typing import Annotated, Any, TypeAlias, get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import questboard
from questboard.box import BoxLid, Outing, load_lid
from questboard.card_sheet import CardSheet, find_cards, plain
from questboard.cli.tongue import Language
from questboard.content import Deck, Source
from questboard.games import load_rules, playable, shelf
from questboard.kernel import QuestboardError, Rules
from questboard.language import TABLE, mark, told_of
from questboard.ledger import Clause, Coverage, Ledger, Proofs, ledger_to_read, load_ledger, proofs
from questboard.lookup import ADVENTURE, CLAUSE, Entry, Found, difficulty, look_up, seats_in_words

Game: TypeAlias = Annotated[str, typer.Argument(help="The game, as `questboard games` names it.")]
mark(("rulebook", "public", "recalled", "original"))  # where printed facts are known from
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
Seed: TypeAlias = Annotated[str, typer.Option(help="The same seed plays the same games.")]
Workers: TypeAlias = Annotated[int, typer.Option(min=0, help="How many processes; 0 for one per core.")]
GivenOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule option of the game; may be repeated."),
]


t = TABLE.t

MOST_TESTS = 12
"""How many tests of a card are listed; JSON has them all."""
MOST_ECHOED = 60
"""So much of what nothing was found for is said again."""


def games(
    game: Annotated[str | None, typer.Argument(help="One game; else all of them.")] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """List the games with their seats, adventures and options."""
    boxes = [_box(name) for name in (playable() if game is None else (load_rules(game).name,))]
    if json:
        print_json(boxes)
        return
    console = _console()
    for box in boxes:
        first, last = box.seats
        players = seats_in_words((first, last))
        console.print(Text(f"{box.game}  {told_of(box.game, box.title)}, {players}", style="bold"))
        for line in adventure_lines(box.game, console.width):
            console.print(line)
        for name, rule_option in box.options.items():
            others = ", ".join(_word(value) for value in rule_option.values if value != rule_option.default)
            console.print(f"    {name}={_word(rule_option.default)} (or {others})")
    if game is None and (waiting := [box.title for box in shelf().values() if box.name not in playable()]):
        console.print(fill(t("Not yet: {games}", games=", ".join(waiting)), console.width))


def rules(
    game: Game,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Words to look for, or the id of a clause; else all clauses."),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help="List the tests that prove each clause; fail where one is missing."),
    ] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Look up the rules of a game and our rulings, and its cards, figures, adventures and pieces."""
    ledger = ledger_to_read(game)
    if coverage:
        _cover(load_ledger(game), json)
    elif words:
        _print_found(game, " ".join(words), look_up(load_rules(game), " ".join(words)), json)
    elif not ledger.clauses:
        raise QuestboardError(f"{game} has no written rules")
    elif json:
        print_json(ledger.clauses)
    else:
        _print_clauses(ledger.clauses)


def content(
    game: Game,
    card: Annotated[
        list[str] | None,
        typer.Argument(help="A card, monster, trap, adventure or piece; else all decks."),
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Count the cards and pieces of a game and say where we know them from, or show all of one card."""
    if card:
        _print_card(load_rules(game), " ".join(card), json)
        return
    decks = load_rules(game).decks()
    if json:
        print_json({"game": game, "decks": decks})
    else:
        _print_decks(game, decks)


# ---- games


class RuleOption(msgspec.Struct):
    """An option of a game."""

    default: Any
    values: list[Any]


class BoxContents(msgspec.Struct):
    """What `questboard games` tells of a game."""

    game: str
    title: str
    seats: tuple[int, int]
    adventures: tuple[str, ...]
    lid: BoxLid | None
    options: dict[str, RuleOption]


def adventure_lines(game: str, width: int) -> Iterator[str]:
    """The adventures of a game: for how many each is, how hard and how long, and what it is about."""
    lid = load_lid(game)
    if lid is None:
        yield from (f"    adventure {adventure}" for adventure in load_rules(game).adventures)
        return
    named = bool(load_rules(game).adventures)
    for each in lid.adventures:
        number = t("adventure {id}: ", id=each.id) if named else ""
        yield f"    {number}{each.title} ({', '.join(_facts(each))})"
        yield _indented(str(each.premise), width, "        ")


def _facts(each: Outing) -> Iterator[str]:
    """How hard an adventure is, for how many, how long, and the options that make it."""
    yield difficulty(each)
    yield seats_in_words(each.players)
    yield t("{count} min", count=each.minutes)
    yield from (f"{name}={_word(value)}" for name, value in each.options.items() if name != "adventure")


def _box(name: str) -> BoxContents:
    game = load_rules(name)
    seats = (game.seats[0], game.seats[-1])
    return BoxContents(name, game.title, seats, game.adventures, load_lid(name), _rule_options(game))


def _rule_options(game: Rules[Any, Any]) -> dict[str, RuleOption]:
    defaults = game.options()
    return {name: RuleOption(getattr(defaults, name), values) for name, values in game.rule_options().items()}


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- rules


def _print_clauses(clauses: Iterable[Clause]) -> None:
    console = _console()
    for clause in clauses:
        console.print(Text(f"{clause.id}  {clause.section}", style="bold"))
        for paragraph in filter(None, (clause.rule, clause.note and t("Note: {note}", note=clause.note))):
            console.print(_indented(paragraph, console.width))


def _cover(ledger: Ledger, json: bool) -> None:
    found = proofs(ledger.game, _tests())
    coverage = Coverage.of(ledger, found)
    if json:
        print_json(coverage)
    else:
        _print_coverage(ledger, found, coverage)
    if coverage.unproven:
        raise typer.Exit(1)


def _tests() -> Path:
    """The tests of this checkout; a wheel has none."""
    tests = _tests_here()
    if tests is None:
        raise QuestboardError("the tests are not installed here; run --coverage in a checkout of Questboard")
    return tests


def _tests_here() -> Path | None:
    root = Path(questboard.__file__).parents[1]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def _print_coverage(ledger: Ledger, found: Proofs, coverage: Coverage) -> None:
    console = _console()
    for clause in ledger.clauses:
        tests = found[clause.id] or [
            f"not testable: {clause.not_testable}" if clause.not_testable else "NO TEST"
        ]
        for test in tests:
            console.print(f"{clause.id}  {test}", soft_wrap=True)
    if coverage.unproven:
        console.print(f"No test proves {', '.join(coverage.unproven)}.", soft_wrap=True)
    console.print(str(coverage))


def _print_found(game: str, words: str, found: Found, json: bool) -> None:
    if not found.entries:
        raise QuestboardError(
            t("nothing in {game} has {words}; try fewer words", game=game, words=repr(words[:MOST_ECHOED]))
        )
    if json:
        print_json(found)
        return
    console = _console()
    if found.meant:
        console.print(
            t("Nothing has {wanted}; this has {meant}.", wanted=repr(words), meant=repr(found.meant))
        )
    for entry in found.entries:
        if entry.kind == CLAUSE:
            _print_clauses([Clause(entry.id, entry.name, entry.text[0], "definition", entry.note)])
        else:
            _print_entry(console, entry)


def _print_entry(console: Console, entry: Entry) -> None:
    console.print(Text(f"{entry.name}  {t(entry.kind)}", style="bold"))
    for paragraph in entry.text:
        console.print(_indented(paragraph, console.width))


# ---- content


def _print_card(game: Rules[Any, Any], words: str, json: bool) -> None:
    """All that is known of a card, an adventure or a piece; mistyped names are forgiven."""
    entries = look_up(game, words, cards=True).entries
    try:
        sheets = find_cards(game, words, _tests_here())
    except QuestboardError:
        if not entries:
            raise
        if not json and plain(words) not in (plain(entries[0].name), plain(entries[0].id)):
            typer.echo(f"Nothing is called {words!r}; this is {entries[0].name}.")
        words, sheets = entries[0].name, _sheets(game, entries[0].name)
    told = [each for each in entries if plain(each.name) == plain(words)]
    told = [each for each in told if each.kind == ADVENTURE or not sheets]
    if json:
        print_json(sheets or told)
        return
    for each in told:
        _print_entry(_console(), each)
    _print_sheets(sheets)


def _sheets(game: Rules[Any, Any], name: str) -> list[CardSheet]:
    """The sheets of what has this name; none for a piece, which is no card."""
    with suppress(QuestboardError):
        return find_cards(game, name, _tests_here())
    return []


def _print_decks(game: str, decks: Iterable[Deck]) -> None:
    table = Table("", t("count"), *map(t, get_args(Source)), box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for deck in decks:
        table.add_row(
            told_of(game, deck.name), str(deck.count), *(str(count) for count in deck.sources.values())
        )
    _console().print(table)


def _print_sheets(sheets: Iterable[CardSheet]) -> None:
    console = _console()
    for sheet in sheets:
        console.print(Text(f"{sheet.name}  {sheet.kind} {sheet.id}", style="bold"))
        if sheet.text:
            console.print(_indented(sheet.text, console.width))
        for heading, lines in _parts(sheet):
            console.print(Text(f"  {heading}", style="bold"))
            for line in lines:
                console.print(_indented(line, console.width), soft_wrap=True)


def _parts(sheet: CardSheet) -> Iterator[tuple[str, list[str]]]:
    """The parts of a sheet that have anything in them, with their headings."""
    figures = [f"{name}: {_figure(value)}" for name, value in sheet.figures.items()]
    hooks = [
        f"{hook.name}{f' = {hook.value}' if hook.value else ''}{f': {hook.means}' if hook.means else ''}"
        for hook in sheet.hooks
    ]
    reactions = [f"{each.to}: {each.prompt or 'by itself'} [{each.rule}]" for each in sheet.reactions]
    rulings = [
        f"{clause.id}: {clause.rule}{f' Note: {clause.note}' if clause.note else ''}"
        for clause in sheet.rulings
    ]
    tests = list(sheet.tests[:MOST_TESTS])
    if more := len(sheet.tests) - len(tests):
        tests.append(f"and {more} more")
    parts = {
        f"Figures (source: {sheet.source})" if sheet.source else "Figures": figures,
        "Picture": [sheet.picture] if sheet.picture else [],
        "See": [f"{name}: {text}" for name, text in sheet.related.items()],
        f"Hooks ({sheet.declared})": hooks,
        "Reacts to": reactions,
        "Rulings": rulings,
        "Tests": tests,
    }
    return ((heading, lines) for heading, lines in parts.items() if lines)


def _figure(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else _word(value)


# ---- paper


def _console() -> Console:
    # No highlighting and no markup: brackets and numbers of the rules are shown as they are.
    return Console(highlight=False, markup=False, emoji=False)


def _indented(text: str, width: int, indent: str = "    ") -> str:
    return fill(
        text,
        min(width, 100),
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def print_json(value: Any) -> None:
    """Print figures for a program to read."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
