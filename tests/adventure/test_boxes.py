"""Boxes are opened in one order, whatever is imported first."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from questboard.games.adventure.content import open_box
from questboard.games.drizzt.box import BOX
from questboard.kernel import SetupError


def test_a_box_is_refused_before_the_one_that_it_comes_after():
    unopened = msgspec.structs.replace(BOX, name="unopened")
    another = msgspec.structs.replace(BOX, name="another")
    with pytest.raises(SetupError, match="another is opened after unopened"):
        open_box(another, after=unopened)


@pytest.mark.parametrize("module", ["drizzt", "drizzt.cards.regis", "drizzt.adventures.dawn", "drizzt.box"])
def test_boxes_are_opened_in_the_same_order_whatever_is_imported_first(module):
    code = f"import questboard.games.{module}, questboard.games.adventure.content as c; print(*c.BOXES)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["ashardalon", "drizzt"]
