"""Catalogues of messages: the PO files of gettext, read as they are.

They are read when a language is first spoken, so that nothing has to be compiled, and nothing compiled can be
out of date. `tools/messages.py` writes them for translators.
"""

from __future__ import annotations

import ast
import struct
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO
from typing import NamedTuple

CONTEXT_END = "\x04"
FORMS_END = "\x00"


class PoError(ValueError):
    """A line of a catalogue that makes no sense."""


class Message(NamedTuple):
    """A message and its translation: one form, or one for each plural of the language."""

    id: str
    forms: tuple[str, ...]
    plural: str = ""
    context: str = ""
    fuzzy: bool = False

    @property
    def key(self) -> str:
        """What gettext finds it by."""
        id = f"{self.id}{FORMS_END}{self.plural}" if self.plural else self.id
        return f"{self.context}{CONTEXT_END}{id}" if self.context else id


def read_po(text: str) -> Iterator[Message]:
    """The messages of a catalogue, its header included; obsolete ones are comments.

    >>> next(read_po('msgid "card"\\nmsgstr "\\u043a\\u0430\\u0440\\u0442\\u0430"\\n')).forms
    ('\u043a\u0430\u0440\u0442\u0430',)
    """
    fields: dict[str, str] = {}
    fuzzy, field = False, ""
    for number, raw in enumerate([*text.splitlines(), ""], 1):
        line = raw.strip()
        if line.startswith("#,") and "fuzzy" in line:
            fuzzy = True
        if not line or (line.startswith(("#", "msgctxt", "msgid ")) and "msgstr" in "".join(fields)):
            if "msgid" in fields:
                yield _message(fields, fuzzy)
                fuzzy = line.startswith("#,") and "fuzzy" in line
            fields = {}
        if not line or line.startswith("#"):
            continue
        if not line.startswith('"'):
            field, _, line = line.partition(" ")
        if not field.startswith("msg") or not line.startswith('"') or not line.endswith('"'):
            raise PoError(f"line {number}: expected a message, got {raw!r}")
        fields[field] = fields.get(field, "") + str(ast.literal_eval(line))


def _message(fields: dict[str, str], fuzzy: bool) -> Message:
    forms = tuple(words for name, words in fields.items() if name.startswith("msgstr"))
    return Message(fields["msgid"], forms, fields.get("msgid_plural", ""), fields.get("msgctxt", ""), fuzzy)


def translations(messages: Iterator[Message]) -> GNUTranslations:
    """A catalogue as gettext looks things up in it; what isn't translated for certain is left out."""
    found = {
        each.key: FORMS_END.join(each.forms)
        for each in messages
        if all(each.forms) and (not each.fuzzy or not each.id)
    }
    return GNUTranslations(BytesIO(_compiled(found)))


def _compiled(found: dict[str, str]) -> bytes:
    """Messages in the form that gettext keeps: sorted ids, then what they are in the other language."""
    pairs = sorted((key.encode(), words.encode()) for key, words in found.items())
    start = 28 + 16 * len(pairs)
    ids, words = bytearray(), bytearray()
    tables: tuple[list[int], list[int]] = ([], [])
    all_ids = sum(len(key) + 1 for key, _ in pairs)
    for key, value in pairs:
        tables[0].extend((len(key), start + len(ids)))
        tables[1].extend((len(value), start + all_ids + len(words)))
        ids += key + b"\0"
        words += value + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    numbers = [*tables[0], *tables[1]]
    return head + struct.pack(f"<{len(numbers)}I", *numbers) + bytes(ids) + bytes(words)
