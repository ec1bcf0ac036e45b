"""The examples say what they need, and the docs say of them what was measured."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_learner_says_what_to_install_where_pytorch_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=r"questboard\[learning\]"):
        runpy.run_path(str(ROOT / "examples/ppo.py"))


def test_the_docs_tell_the_curve_that_was_measured():
    curve = json.loads((ROOT / "docs/pictures/ppo.json").read_text(encoding="utf-8"))
    table = [
        f"| {point['seconds']} | {point['processor']} | {point['decisions']:,} | {point['games']:,} "
        f"| {point['random']['won']:g} of {point['random']['games']} "
        f"| {point['medium']['won']:g} of {point['medium']['games']} |"
        for point in curve
    ]
    told = (ROOT / "docs/learning.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in told if line.startswith("| ") and line[2].isdecimal()] == table
    assert curve[-1]["seconds"] <= 600
    assert curve[-1]["random"]["low"] > 0.8
