"""Messages: extract what is to be translated, and bring the catalogues up to date.

    make messages
    python tools/messages.py --missing

Every game has its catalogues in `languages/` beside its ledger, and what all games say is in
`questboard/languages`: `messages.pot` has all messages in English, `ru.po` those in Russian, and so on.
English stands in the code and in the content files and nowhere else. This is what is looked for there:

- the arguments of `t`, `n`, `p`, `mark` and `Plural` of `questboard.language`,
- prompts, reasons and other texts that rules give to the kernel (`ARGUMENTS`),
- what classes of options and cards call things (`ATTRIBUTES`), and why an action isn't possible (`RETURNS`),
- the fields of content files that people read (`FIELDS`), and what pictures show.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import yaml
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from questboard.language import ACCENTED, CASES, ENGLISH, languages
from questboard.po import read_po as messages_in

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "questboard"
GAMES = PACKAGE / "games"
PICTURES = PACKAGE / "art"
APART = ("games", "testing")
"""Folders whose messages are not those that all games share."""
TEMPLATE = "messages.pot"
WIDTH = 110

ARGUMENTS = {
    "choose": (1,),
    "may_choose": (1,),
    "may": (1,),
    "order": (1,),
    "first_question": (2,),
    "Refusal": (1,),
    "does_nothing": (2,),
    "Outcome": (3,),
    "t": (0,),
    "mark": (0,),
}
"""Which arguments of a function are messages; every text in them is."""
PLURALS = {"n": (0, 1), "Plural": (0, 1), "Feat": (1, 2)}
"""Which arguments are a message for one thing and for several."""
ATTRIBUTES = {"noun", "passing", "says", "says_hidden", "words", "on_tile", "title", "prompt", "reason"}
"""What is assigned to these names in the rules, cards and options of a game, or in `Rules`."""
RETURNS = {"need"}
"""Functions that return a message."""
FIELDS = {
    "ledger.yaml": {"section", "rule", "note"},
    "clauses.yaml": {"section", "rule", "note"},
    "tips.yaml": {"text"},
    "tutorial.yaml": {"text"},
    "endings.yaml": {"won", "lost", "parted", "conceded"},
    "rule_options.yaml": {"label", "values"},
    "box.yaml": {
        "what", "you", "with", "against", "win", "newcomer", "title", "text", "premise", "chapter", "name",
        "absent",
    },
}  # fmt: skip
PRINTED = {"name", "class_name", "label", "text", "solo", "solo_text", "short"}
"""The fields of the files in `content/` of The Yawning Portal, whose cards are shown in every language."""
CLAUSE = re.compile(r"^[A-Z]{2}-\w+$")


class Message(NamedTuple):
    """A message in English, and the file that it is in."""

    id: str
    file: str
    plural: str = ""
    context: str = ""


# ---- in code


class Finder(ast.NodeVisitor):
    """Finds the messages in a module."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Message] = []

    def add(self, nodes: Iterable[ast.AST], context: str = "") -> None:
        """Every text in these nodes is a message."""
        self.found += [Message(text, self.file, context=context) for node in nodes for text in texts(node)]

    def visit_Call(self, node: ast.Call) -> None:
        """A function that takes a message."""
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        given = [each for each in node.args if not isinstance(each, ast.Starred)]
        if name in PLURALS and len(given) > PLURALS[name][1]:
            for one, many in zip(*(list(texts(given[place])) for place in PLURALS[name]), strict=False):
                self.found.append(Message(one, self.file, plural=many))
        elif name == "p" and len(given) == 2 and isinstance(given[0], ast.Constant):
            self.add(given[1:], str(given[0].value))
        elif name in ARGUMENTS:
            self.add(given[place] for place in ARGUMENTS[name] if len(given) > place)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """What something is called."""
        for target in node.targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            if len(names) == len(values):
                self.add(v for n, v in zip(names, values, strict=True) if getattr(n, "id", "") in ATTRIBUTES)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """What something is called, with its type."""
        if node.value is not None and getattr(node.target, "id", "") in ATTRIBUTES:
            self.add([node.value])
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function that returns a message."""
        if node.name in RETURNS:
            self.add(each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value)
        self.generic_visit(node)


def texts(node: ast.AST) -> Iterator[str]:
    """The texts in an expression: not the keys of a dict, and nothing that is asked in it."""
    match node:
        case ast.Constant(value=str(text)) if re.search("[A-Za-z]", text):
            yield text
        case ast.Dict():
            for value in node.values:
                yield from texts(value)
        case ast.IfExp():
            yield from texts(node.body)
            yield from texts(node.orelse)
        case ast.Tuple() | ast.List():
            for each in node.elts:
                yield from texts(each)
        case ast.BoolOp():
            for each in node.values:
                yield from texts(each)


def in_code(files: Iterable[Path]) -> Iterator[Message]:
    """The messages in some modules."""
    for file in sorted(files):
        finder = Finder(file.relative_to(ROOT).as_posix())
        finder.visit(ast.parse(file.read_text(encoding="utf-8")))
        yield from finder.found


# ---- in content files


def in_content(file: Path, fields: set[str]) -> Iterator[Message]:
    """The messages in a content file: the texts of these fields."""
    where = file.relative_to(ROOT).as_posix()
    for text in _fields(yaml.load(file.read_text(encoding="utf-8"), yaml.BaseLoader), fields):
        if text and not CLAUSE.match(text):
            yield Message(text, where)


def in_pictures(file: Path) -> Iterator[Message]:
    """What the pictures of a game show."""
    kinds = json.loads(file.read_text(encoding="utf-8"))
    for entries in kinds.values():
        for entry in entries.values():
            yield Message(entry["description"], file.relative_to(ROOT).as_posix())


def _fields(value: object, fields: set[str], wanted: bool = False) -> Iterator[str]:
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _fields(each, fields, wanted or name in fields)
    elif isinstance(value, list):
        for each in value:
            yield from _fields(each, fields)
    elif wanted:
        yield str(value)


# ---- catalogues


def folders() -> list[Path]:
    """Where catalogues are: beside what all games share, and beside each game."""
    games = sorted(each.parent for each in GAMES.glob("*/__init__.py"))
    return [PACKAGE, *games]


def messages(folder: Path) -> list[Message]:
    """All messages of a game, or of what all games share; each once."""
    if folder == PACKAGE:
        found = list(
            in_code(file for file in PACKAGE.rglob("*.py") if file.relative_to(PACKAGE).parts[0] not in APART)
        )
    else:
        found = list(in_code(folder.rglob("*.py")))
        for file in sorted(folder.glob("*.yaml")):
            found += in_content(file, FIELDS.get(file.name, set()))
        if (PICTURES / f"{folder.name}.json").is_file():
            found += in_pictures(PICTURES / f"{folder.name}.json")
        if folder.name == "portal":
            for file in sorted((folder / "content").glob("*.yaml")):
                found += in_content(file, PRINTED)
    return list(
        {
            (each.context, each.id): each for each in sorted(found, key=lambda each: not each.plural)[::-1]
        }.values()
    )[::-1]


def template(folder: Path) -> Catalog:
    """The template of a folder's catalogues."""
    catalog = Catalog(project="Questboard", charset="utf-8", fuzzy=False)
    for each in messages(folder):
        flags = ["python-brace-format"] if "{" in each.id else []
        id = (each.id, each.plural) if each.plural else each.id
        catalog.add(id, locations=[(each.file, 0)], flags=flags, context=each.context or None)
    return catalog


def updated(folder: Path, language: str) -> bytes:
    """The catalogue of a language with the messages as they are now, and the translations that fit them."""
    file, now = folder / "languages" / f"{language}.po", template(folder)
    if not file.is_file():
        now.locale = language
        return written(now)
    with file.open("rb") as stream:
        old = read_po(stream, locale=language)
    for each in list(old):
        if each.context in CASES and each.id in now:  # a word in a case: translators add what they need
            now.add(each.id, context=each.context, flags=each.flags)
    old.update(now, no_fuzzy_matching=False)
    return written(old)


def written(catalog: Catalog) -> bytes:
    """A catalogue as a file, without what changes by itself."""
    stream = BytesIO()
    write_po(stream, catalog, width=WIDTH, include_lineno=False, ignore_obsolete=True, omit_header=False)
    text = re.sub(
        r'"(POT-Creation-Date|PO-Revision-Date|Generated-By|Last-Translator|Report-Msgid-Bugs-To)[^\n]*\n',
        "",
        stream.getvalue().decode(),
    )
    text = re.sub(r"\A(#[^\n]*\n)+", "", text)
    return text.encode()


def missing(folder: Path, language: str) -> list[str]:
    """The messages that a catalogue has no certain translation of."""
    found = messages_in((folder / "languages" / f"{language}.po").read_text(encoding="utf-8"))
    return [each.id for each in found if each.fuzzy or not all(each.forms)]


def list_missing() -> None:
    """Say how much is missing in every catalogue."""
    for folder in folders():
        of = len(messages(folder))
        for file in sorted((folder / "languages").glob("*.po")):
            count = len(missing(folder, file.stem))
            print(f"{file.relative_to(ROOT).as_posix()}: {count} of {of} messages are missing")


def main(wanted: list[str]) -> None:
    """Write all templates, and update the catalogues of all languages, or of those that are named."""
    if wanted == ["--missing"]:
        list_missing()
        return
    spoken = wanted or [each for each in languages() if each not in (ENGLISH, ACCENTED)]
    for folder in folders():
        place = folder / "languages"
        place.mkdir(exist_ok=True)
        (place / TEMPLATE).write_bytes(written(template(folder)))
        for language in spoken:
            (place / f"{language}.po").write_bytes(updated(folder, language))


if __name__ == "__main__":
    main(sys.argv[1:])
