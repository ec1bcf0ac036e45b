"""The package carries the browser's table, and it can be built wherever Python can be installed."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import build_client

ROOT = Path(__file__).parent.parent
INDEX = "questboard/server/client/index.html"


def packed(kind: str, folder: Path) -> Path:
    """A package made of what is in the tree now, without building the client again."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}, check=True)
    [package] = folder.iterdir()
    return package


def test_the_wheel_carries_the_built_client(tmp_path):
    with zipfile.ZipFile(packed("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
    assert INDEX in names
    assert any(name.startswith("questboard/server/client/assets/") for name in names)
    assert not any(name.endswith(build_client.STAMP.name) for name in names)


def test_the_wheel_carries_the_pictures_and_not_what_draws_them(tmp_path):
    with zipfile.ZipFile(packed("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
    assert {"questboard/art/portal.json", "questboard/art/portal/heroes/R01.svg"} <= names
    assert not any(name.startswith("art/") for name in names)


def test_the_source_package_carries_what_client_and_pictures_are_built_from(tmp_path):
    with tarfile.open(packed("sdist", tmp_path)) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    assert {
        "art/games/portal/heroes.yaml",
        "art/pen.py",
        "client/package-lock.json",
        "client/src/main.ts",
        "hatch_build.py",
        "tools/build_client.py",
    } <= names
    assert not any("node_modules" in name or name == INDEX for name in names)


def test_the_lock_file_names_no_registry():
    assert '"resolved"' not in (ROOT / "client/package-lock.json").read_text(encoding="utf-8")


@pytest.fixture
def workshop(tmp_path, monkeypatch):
    """A client of one line, and a PATH on which there is nothing but what a test puts there."""
    client, output, programs = tmp_path / "client", tmp_path / "output", tmp_path / "bin"
    for folder in (client, output, programs):
        folder.mkdir()
    (client / "main.ts").write_text("deal()")
    lock = '{"packages": {"": {}, "node_modules/vite": {"version": "8"}}}'
    (client / "package-lock.json").write_text(lock)
    (client / "node_modules").mkdir()
    (client / "node_modules" / ".package-lock.json").write_text(lock)
    monkeypatch.setattr(build_client, "ROOT", tmp_path)
    monkeypatch.setattr(build_client, "CLIENT", client)
    monkeypatch.setattr(build_client, "OUTPUT", output)
    monkeypatch.setattr(build_client, "STAMP", output / ".built-from")
    monkeypatch.setattr(build_client, "SOURCES", [client])
    monkeypatch.setattr(build_client, "npm_from_pypi", lambda: None)
    monkeypatch.setenv("PATH", str(programs))
    program(tmp_path, "node", "echo v22.12.0")
    return tmp_path


def program(workshop: Path, name: str, script: str) -> None:
    """Put a program on the PATH."""
    file = workshop / "bin" / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def test_the_client_is_built_again_only_when_something_has_changed(workshop):
    program(workshop, "npm", "echo built >>../output/index.html")
    for _ in range(2):
        build_client.build()
    assert (workshop / "output/index.html").read_text() == "built\n"
    (workshop / "client/main.ts").write_text("deal(3)")
    build_client.build()
    assert (workshop / "output/index.html").read_text() == "built\nbuilt\n"


def test_what_the_client_is_built_with_is_installed_again_when_the_lock_file_changes(workshop):
    program(workshop, "npm", "echo $1 >>../said; echo >../output/index.html")
    lock = workshop / "client/package-lock.json"
    lock.write_text(lock.read_text().replace('"8"', '"9"'))
    build_client.build()
    assert (workshop / "said").read_text() == "ci\nrun\n"


def test_a_build_that_fails_is_one_clear_sentence_and_is_tried_again(workshop, capsys):
    program(workshop, "npm", "exit 3")
    for _ in range(2):
        assert build_client.main([]) == 1
        assert "`npm run build` failed in client/ with status 3" in capsys.readouterr().err


@pytest.mark.parametrize("version", ["v20.18.3", "v18.0.0", "no such version"])
def test_a_node_that_is_too_old_counts_as_none(workshop, version, capsys):
    program(workshop, "npm", "exit 0")
    assert build_client.requires() == []
    program(workshop, "node", f"echo {version}")
    assert build_client.requires() == [build_client.NODE_ON_PYPI]
    assert build_client.main([]) == 1
    assert "install Node 22.12 or newer" in capsys.readouterr().err
