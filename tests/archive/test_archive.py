"""Finished games of the past: each must replay byte for byte, and end as it ended.

To add a game, have bots play one; it gets the next number, and its outcome goes into `index.yaml`:

    python -m questboard.testing.archive tests/archive portal medium,random 7 tile_layout=A

When a rule is changed so that a save here no longer replays, that is no reason to change the save: add
one to the version in the game's `RULES`. The old saves stay, and from then on this test asks that they
are refused with a sentence that names both versions. Then archive games of the new version.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from questboard.games import PLAYABLE, load_rules
from questboard.kernel import SaveError, Table
from questboard.kernel.saves import read_header
from questboard.testing.archive import Finished, archive, play, read_index
from questboard.text import open_game

ARCHIVE = Path(__file__).parent
INDEX = read_index(ARCHIVE)


def read(name: str) -> str:
    return (ARCHIVE / name).read_bytes().decode()


@pytest.mark.parametrize("name", INDEX)
def test_an_archived_game_replays_byte_for_byte_or_is_of_an_older_version(name):
    text = read(name)
    header = read_header(text)
    rules = load_rules(header.game)
    if header.rules != rules.version:
        with pytest.raises(SaveError, match=f"version {header.rules} .* version {rules.version}"):
            Table.load(rules, text)
        return
    table = Table.load(rules, text)
    assert table.save() == text
    assert Finished.of(table) == INDEX[name]


def test_the_index_names_every_save():
    assert sorted(INDEX) == sorted(file.name for file in ARCHIVE.glob("*.save"))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_is_archived_with_every_number_of_players(game):
    rules = load_rules(game)
    played = {len(INDEX[name].scores) for name in INDEX if name.startswith(f"{game}-v{rules.version}-")}
    assert played == set(rules.seats)


# ---- when the version moves


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_save_of_another_version_is_refused_with_both_versions(game, tmp_path):
    rules = load_rules(game)
    table = Table.load(rules, read(f"{game}-v{rules.version}-1.save"))
    newer = type(f"Mended{game}", (type(rules),), {"version": rules.version + 1})()
    table.rules = newer
    resealed = tmp_path / "resealed.save"
    resealed.write_text(table.save(), encoding="utf-8")
    assert read_header(table.save()).rules == rules.version + 1
    assert Table.load(newer, table.save()).log == table.log
    with pytest.raises(SaveError) as refused:
        open_game(resealed)
    assert str(refused.value) == (
        f"this save is from version {rules.version + 1} of the rules; these are version {rules.version}"
    )


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_save_can_not_be_passed_off_as_one_of_another_version(game):
    rules = load_rules(game)
    newer = type(f"Mended{game}", (type(rules),), {"version": rules.version + 1})()
    first, _, rest = read(f"{game}-v{rules.version}-1.save").partition("\n")
    header = msgspec.json.decode(first)
    header["rules"] += 1
    with pytest.raises(SaveError, match="edited"):
        Table.load(newer, f"{msgspec.json.encode(header).decode()}\n{rest}")


# ---- adding a game


def test_an_archived_game_gets_the_next_number_and_a_line_in_the_index(tmp_path):
    games = [play("portal", ["random", "random"], seed, {"tile_layout": "A"}) for seed in ("1", "2")]
    files = [archive(table, tmp_path) for table in games]
    version = games[0].rules.version
    assert [file.name for file in files] == [f"portal-v{version}-1.save", f"portal-v{version}-2.save"]
    assert read_index(tmp_path) == {
        file.name: Finished.of(table) for file, table in zip(files, games, strict=True)
    }
    assert open_game(files[1]).log == games[1].log
