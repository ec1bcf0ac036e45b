"""Languages: which one is spoken now, and what a message is in it.

English stands in the code and in the content files, once; it is also the key by which a translation is found.
Every game has a `Domain`, and a catalogue for each language in `languages/LANGUAGE.po` beside its ledger.
What all games say is in the catalogues of `questboard/languages`.

    DOMAIN = Domain("portal", FOLDER)
    t, n = DOMAIN.t, DOMAIN.n

    with speaking("ru"):
        t("{player} draws {hero}.", player=name, hero=card)
        n("{count} card", "{count} cards", left)

Rules speak no language: they ask, refuse and tell in English templates, which are translated for whoever
reads them. Nothing that is saved is translated.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, wraps
from gettext import NullTranslations
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter
from typing import Any, NamedTuple, ParamSpec, TypeVar

from questboard.po import read_po, translations

T = TypeVar("T")
P = ParamSpec("P")

ENGLISH = "en"
ACCENTED = "en-XA"
"""English with accents on every letter: not for people, but to see which words no catalogue knows of."""
CASES = ("genitive", "dative", "accusative", "instrumental", "prepositional")
"""What a gap of a translation may ask for: {hero:genitive}. The word is that message with that context."""

NONE: frozenset[str] = frozenset()
_SPOKEN: ContextVar[str] = ContextVar("language", default=ENGLISH)


class Plural(NamedTuple):
    """A message for one thing and for several; `{count}` is how many."""

    one: str
    many: str


def spoken() -> str:
    """The language that is spoken now."""
    return _SPOKEN.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while; one that nobody has translated anything into is English."""
    before = _SPOKEN.set(language if language in languages() else ENGLISH)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def speak(language: str) -> None:
    """Speak a language from now on."""
    _SPOKEN.set(language if language in languages() else ENGLISH)


def mark(messages: T) -> T:
    """Messages that are translated where they are used; `tools/messages.py` finds them by this."""
    return messages


def spoken_cache(function: Callable[P, T]) -> Callable[P, T]:
    """`functools.cache` for what depends on the language."""

    known: dict[Any, T] = {}

    @wraps(function)
    def now(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (_SPOKEN.get(), args, *kwargs.items())
        if key not in known:
            known[key] = function(*args, **kwargs)
        return known[key]

    return now


DOMAINS: dict[str, Domain] = {}
"""The domains of the games that are open, by name."""


@cache
def complete(game: str) -> list[str]:
    """The languages that all texts of a game are in, English first."""
    domain = DOMAINS.get(game)
    return [each for each in languages() if each != ACCENTED and domain is not None and domain.complete(each)]


DECLINED: dict[tuple[str, str], tuple[Domain, str, Mapping[str, Any]]] = {}
"""Words of a language that a catalogue has in cases, and what they were made of."""


def told_of(game: str, message: str) -> str:
    """A message of a game, for those who know it by its name only."""
    return DOMAINS[game].t(message) if game in DOMAINS else message


class Domain:
    """The messages of a game, or of what all games share; what one doesn't know, the one before may."""

    def __init__(self, name: str, folder: Traversable, before: Domain | None = None) -> None:
        self.name = name
        self.folder = folder
        self.before = before
        DOMAINS[name] = self
        self._catalogues: dict[str, NullTranslations] = {}
        self._filler = _Filler(self)
        self._declined: dict[str, set[str]] = {}

    def t(self, message: str, /, **gaps: Any) -> str:
        """A message in the language that is spoken, with its gaps filled."""
        language = _SPOKEN.get()
        if language == ENGLISH:
            return message.format(**gaps) if gaps else message
        return self._told(language, self._find(language, message), message, gaps)

    def n(self, one: str, many: str, count: int, /, **gaps: Any) -> str:
        """A message about a number of things, in the form that the language has for that number."""
        language = _SPOKEN.get()
        gaps["count"] = count
        if language == ENGLISH:
            return (one if count == 1 else many).format(**gaps)
        if language == ACCENTED:
            found = one if count == 1 else many
            return self._told(language, accented(found) if self.knows(one) else found, one, gaps)
        return self._told(language, self.catalogue(language).ngettext(one, many, abs(count)), one, gaps)

    def fill(self, message: str, gaps: Mapping[str, Any]) -> str:
        """The same as `t` for a message whose gaps are looked up only when they are needed."""
        language = _SPOKEN.get()
        if language == ENGLISH:
            return message.format_map(gaps)
        return self._filler.vformat(self._find(language, message), (), gaps)

    def names(self, messages: Mapping[str, str]) -> Mapping[str, str]:
        """What things are called, each in the language that is spoken when it is looked up."""
        return Names(self, messages)

    def p(self, context: str, message: str) -> str:
        """A message that has other translations elsewhere, told apart by its context."""
        language = _SPOKEN.get()
        if language == ACCENTED:
            return accented(message) if self.knows(message) else message
        return message if language == ENGLISH else self.catalogue(language).pgettext(context, message)

    def retold(self, text: str) -> str:
        """A text that was filled in English, in the language that is spoken: the message is found again.

        >>> with speaking("ru"):
        ...     TABLE.retold("player 3")
        'игрок 3'
        """
        if _SPOKEN.get() == ENGLISH or not text:
            return text
        if self.knows(text):
            return self.t(text)
        # Any text with an "and" may seem to be made of "{one} and {other}", which all games share.
        most = 1 if self.before is None else len(text)
        patterns = (
            (message, _pattern(message)) for message in self.messages if 0 < message.count("{") <= most
        )
        found = [
            (len(_literal(message)), message, match)
            for message, pattern in patterns
            if _literal(message) and (match := pattern.fullmatch(text))
        ]
        if not found:
            return text if self.before is None else self.before.retold(text)
        _, message, match = max(found, key=lambda each: each[:2])
        return self.t(message, **{gap: self.retold(each) for gap, each in match.groupdict().items()})

    def complete(self, language: str) -> bool:
        """Whether every message of this domain is translated into a language."""
        file = self.file(language)
        if language == ENGLISH or not file.is_file():
            return language == ENGLISH
        done = {
            each.id
            for each in read_po(file.read_text(encoding="utf-8"))
            if all(each.forms) and not each.fuzzy
        }
        return self.messages <= done and (self.before is None or self.before.complete(language))

    def in_case(self, case: str, word: str) -> str:
        """A word that was translated before, in a case; as it is, where no catalogue has it in that case."""
        language = _SPOKEN.get()
        if (language, word) not in DECLINED:
            return word
        domain, message, gaps = DECLINED[language, word]
        found = domain.catalogue(language).pgettext(case, message)
        return word if found == message else domain._filler.vformat(found, (), gaps)

    def catalogue(self, language: str) -> NullTranslations:
        """The catalogue of a language, read when it is first needed; an empty one if there is none."""
        found = self._catalogues.get(language)
        if found is None:
            found = self._catalogues[language] = self._read(language)
        return found

    def file(self, language: str) -> Traversable:
        """Where the messages of a language are."""
        return self.folder / "languages" / f"{language}.po"

    def _read(self, language: str) -> NullTranslations:
        found = catalogue_in(self.file(language))
        if self.before is not None:
            found.add_fallback(self.before.catalogue(language))
        return found

    def _find(self, language: str, message: str) -> str:
        if not message:  # the empty message is the header of the catalogue
            return ""
        if language == ACCENTED:
            return accented(message) if self.knows(message) else message
        return self.catalogue(language).gettext(message)

    def knows(self, message: str) -> bool:
        """Whether translators are given a message of this domain or of the one before."""
        return message in self.messages or (self.before is not None and self.before.knows(message))

    @cached_property
    def messages(self) -> frozenset[str]:
        """The messages that translators are given: those of the template."""
        file = self.folder / "languages" / "messages.pot"
        return (
            frozenset(each.id for each in read_po(file.read_text(encoding="utf-8")))
            if file.is_file()
            else NONE
        )

    def _told(self, language: str, found: str, message: str, gaps: Mapping[str, Any]) -> str:
        text = self._filler.vformat(found, (), gaps) if gaps else found
        if message in self.declined(language):
            DECLINED[language, text] = self, message, gaps
        return text

    def declined(self, language: str) -> set[str]:
        """The messages that the catalogue of a language has in cases, too."""
        if language not in self._declined:
            file = self.file(language)
            found = read_po(file.read_text(encoding="utf-8")) if file.is_file() else ()
            self._declined[language] = {each.id for each in found if each.context in CASES}
        return self._declined[language]


class _Filler(Formatter):
    """Fills the gaps of a translation, which may ask for a case."""

    def __init__(self, domain: Domain) -> None:
        self._domain = domain

    def format_field(self, value: Any, format_spec: str) -> str:
        """A gap that is filled; a case instead of a format is looked up."""
        if format_spec in CASES:
            return self._domain.in_case(format_spec, str(value))
        return str(super().format_field(value, format_spec))

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Gaps have names."""
        return kwargs[str(key)]


def catalogue_in(file: Traversable) -> NullTranslations:
    """The catalogue in a file; an empty one if there is no file."""
    return translations(read_po(file.read_text(encoding="utf-8"))) if file.is_file() else NullTranslations()


class Names(Mapping[str, str]):
    """What things are called, in the language that is spoken."""

    def __init__(self, domain: Domain, messages: Mapping[str, str]) -> None:
        self._domain = domain
        self._messages = messages

    def __getitem__(self, thing: str) -> str:
        return self._domain.t(self._messages[thing])

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)


# ---- English with accents

ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁĆĎÈƑĜĤÌĴĶĹṀŃÒṔɊŔŚŤÙṼŴẌŶŹàƀćďèƒĝĥìĵķĺṁńòṕɋŕśťùṽŵẍŷź",
)


@cache
def _literal(message: str) -> str:
    """What a message says besides its gaps: letters only."""
    said = "".join(text for text, _, _, _ in Formatter().parse(message))
    return "".join(filter(str.isalpha, said))


@cache
def _pattern(message: str) -> re.Pattern[str]:
    """What a text looks like that was made of a message."""
    parts: list[str] = []
    gaps: set[str] = set()
    for text, gap, _, _ in Formatter().parse(message):
        parts.append(re.escape(text))
        if gap:
            parts.append(f"(?P={gap})" if gap in gaps else f"(?P<{gap}>.+)")
            gaps.add(gap)
    return re.compile("".join(parts))


@cache
def accented(message: str) -> str:
    """A message with accents on every letter outside its gaps.

    >>> accented("{player} draws a card.")
    '{player} ďŕàŵś à ćàŕď.'
    """
    parts = []
    for text, gap, spec, _ in Formatter().parse(message):
        parts.append(text.translate(ACCENTS))
        if gap is not None:
            parts.append(f"{{{gap}:{spec}}}" if spec else f"{{{gap}}}")
    return "".join(parts)


# ---- which languages there are

TABLE = Domain("table", files("questboard"))
"""What all games say: questions and menus, the text table, the commands."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that the table speaks, English first."""
    folder = TABLE.folder / "languages"
    found = sorted(file.name.removesuffix(".po") for file in folder.iterdir() if file.name.endswith(".po"))
    return (ENGLISH, *found, ACCENTED)


def wanted(words: str | None) -> str:
    """The language that somebody asks for, in the form of LANG, or of a browser's Accept-Language.

    >>> wanted("ru_RU.UTF-8"), wanted("ru-RU,ru;q=0.9,en;q=0.8"), wanted("fr"), wanted(None)
    ('ru', 'ru', 'en', 'en')
    """
    for each in (words or "").replace("_", "-").split(","):
        tag = each.partition(";")[0].partition(".")[0].strip()
        for name in (tag, tag.partition("-")[0].lower()):
            if name in languages():
                return name
    return ENGLISH


def of_terminal() -> str:
    """The language that the environment asks for: LANGUAGE, LC_ALL, LC_MESSAGES or LANG."""
    found = next(
        (os.environ[name] for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)),
        "",
    )
    return wanted(found.replace(":", ","))
