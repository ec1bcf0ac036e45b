"""The wire: the client's types are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from questboard.server.types import FILE, written
from questboard.server.wire import Message, Notice


def test_the_clients_types_are_written_from_the_wire():
    assert FILE.read_text(encoding="utf-8") == written(), "run `python -m questboard.server.types`"


@pytest.mark.parametrize("union", [Message, Notice])
def test_every_kind_of_message_is_told_by_its_type(union):
    (schema,), components = msgspec.json.schema_components([union], ref_template="{name}")
    kinds = [components[each["$ref"]]["properties"]["type"]["enum"] for each in schema["anyOf"]]
    assert len({kind for [kind] in kinds}) == len(kinds)
