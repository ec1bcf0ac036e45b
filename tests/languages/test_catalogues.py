"""Catalogues: they have what the code and the content say, and Russian is complete where we say so."""

from __future__ import annotations

import re
import subprocess
import sys
from string import Formatter

import pytest
from babel.messages.pofile import read_po as babel_read

from questboard.content import LANGUAGES
from questboard.games import PLAYABLE, load_rules
from questboard.language import (
    ACCENTED,
    CASES,
    DOMAINS,
    ENGLISH,
    TABLE,
    Domain,
    complete,
    languages,
    speaking,
)
from questboard.po import PoError, read_po
from tools.messages import ROOT, TEMPLATE, folders, missing, template, updated, written

TRANSLATED = [each for each in languages() if each not in (ENGLISH, ACCENTED)]
CATALOGUES = [(folder, language) for folder in folders() for language in TRANSLATED]
IDS = [f"{folder.name}-{language}" for folder, language in CATALOGUES]
UPDATE = "run make messages"


def read(folder, language):
    return list(read_po((folder / "languages" / f"{language}.po").read_text(encoding="utf-8")))


def gaps(text):
    """The gaps of a message; which case or format one asks for is the translator's business."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_template_has_what_the_code_and_the_content_say(folder):
    assert (folder / "languages" / TEMPLATE).read_bytes() == written(template(folder)), UPDATE


@pytest.mark.parametrize(("folder", "language"), CATALOGUES, ids=IDS)
def test_a_catalogue_has_the_messages_of_its_template(folder, language):
    assert (folder / "languages" / f"{language}.po").read_bytes() == updated(folder, language), UPDATE


@pytest.mark.parametrize(("folder", "language"), CATALOGUES, ids=IDS)
def test_a_translation_has_the_gaps_of_its_message(folder, language):
    for each in read(folder, language):
        for form in filter(None, each.forms if each.id else ()):
            allowed = gaps(each.id) | gaps(each.plural) | ({"count"} if each.plural else set())
            assert gaps(form) <= allowed, f"{form!r} has gaps that {each.id!r} has not"
            lost = gaps(each.plural or each.id) - gaps(form) - {"count"}
            assert not lost, f"{form!r} has lost {lost}"


@pytest.mark.parametrize(("folder", "language"), CATALOGUES, ids=IDS)
def test_a_catalogue_is_read_as_babel_reads_it(folder, language):
    with (folder / "languages" / f"{language}.po").open("rb") as stream:
        theirs = {
            (each.context or "", _first(each.id)): _all(each.string) for each in babel_read(stream) if each.id
        }
    ours = {(each.context, each.id): each.forms for each in read(folder, language) if each.id}
    assert ours == theirs


def _first(id):
    return id if isinstance(id, str) else id[0]


def _all(string):
    return (string,) if isinstance(string, str) else tuple(string)


@pytest.mark.parametrize(("text", "problem"), [('msgid card\nmsgstr ""\n', "line 1"), ('"card"\n', "line 1")])
def test_a_catalogue_that_makes_no_sense_is_refused(text, problem):
    with pytest.raises(PoError, match=problem):
        list(read_po(text))


# ---- what is complete


@pytest.mark.parametrize("name", ["table", "portal"])
def test_russian_is_complete(name):
    load_rules("portal")
    file = DOMAINS[name].file("ru")
    todo = [
        each.id for each in read_po(file.read_text(encoding="utf-8")) if each.fuzzy or not all(each.forms)
    ]
    assert todo == []


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_says_which_languages_it_is_complete_in(game):
    load_rules(game)
    assert complete(game) == (["en", "ru"] if game == "portal" else ["en"])


def test_one_missing_translation_makes_a_language_incomplete(tmp_path):
    place = tmp_path / "languages"
    place.mkdir()
    (place / TEMPLATE).write_text('msgid "cup"\nmsgstr ""\n\nmsgid "mug"\nmsgstr ""\n')
    catalogue = place / "ru.po"
    catalogue.write_text('msgid "cup"\nmsgstr "чашка"\n\nmsgid "mug"\nmsgstr "кружка"\n')
    assert Domain("tavern", tmp_path).complete("ru")
    catalogue.write_text('msgid "cup"\nmsgstr "чашка"\n\nmsgid "mug"\nmsgstr ""\n')
    assert not Domain("tavern", tmp_path).complete("ru")


def test_words_have_a_field_for_each_language():
    assert sorted(LANGUAGES) == sorted(TRANSLATED)


def test_what_is_missing_is_listed():
    done = subprocess.run(
        [sys.executable, "tools/messages.py", "--missing"],
        capture_output=True,
        cwd=ROOT,
        encoding="utf-8",
        check=True,
    )
    found = dict(re.findall(r"^(\S+): (\d+) of \d+ messages are missing$", done.stdout, re.MULTILINE))
    for folder, language in CATALOGUES:
        file = (folder / "languages" / f"{language}.po").relative_to(ROOT).as_posix()
        todo = [each for each in read(folder, language) if each.fuzzy or not all(each.forms)]
        assert int(found.get(file, 0)) == len(todo) == len(missing(folder, language))
    print(done.stdout)  # for whoever asks with `pytest -rP`


# ---- how messages are told


def test_numbers_have_the_plural_of_their_language():
    with speaking("ru"):
        assert [TABLE.n("{count} answer", "{count} answers", count) for count in (1, 3, 5, 11, 21)] == [
            "1 ответ", "3 ответа", "5 ответов", "11 ответов", "21 ответ",
        ]  # fmt: skip


def test_a_gap_may_ask_for_a_case():
    domain = load_rules("portal").domain
    with speaking("ru"):
        slot = domain.t("slot {number}", number=7)
        assert slot == "ячейка 7"
        assert [domain.in_case(case, slot) for case in CASES] == [
            "ячейки 7", "ячейка 7", "ячейку 7", "ячейка 7", "ячейке 7",
        ]  # fmt: skip
        assert "в ячейку 7" in domain.t("Place {food} on which slot?", food="x") + domain.t(
            "Lay which food on {slot}?", slot=slot
        )


def test_a_language_that_nobody_speaks_is_english():
    with speaking("tlh"):
        assert TABLE.t("Waiting for {player}.", player="Ada") == "Waiting for Ada."


def test_a_language_ends_where_it_is_no_longer_spoken():
    with speaking("ru"):
        with speaking("en"):
            assert TABLE.t("The game is over.") == "The game is over."
        assert TABLE.t("The game is over.") == "Игра окончена."
    assert TABLE.t("The game is over.") == "The game is over."
