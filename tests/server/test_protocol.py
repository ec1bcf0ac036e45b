"""The protocol: the client's types are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from questboard.server.protocol import ClientMessage, ServerMessage
from questboard.server.typescript import FILE, generate


def test_the_clients_types_are_written_from_the_wire():
    assert FILE.read_text(encoding="utf-8") == generate(), "run `python -m questboard.server.typescript`"


@pytest.mark.parametrize("union", [ClientMessage, ServerMessage])
def test_every_kind_of_message_is_told_by_its_type(union):
    (schema,), components = msgspec.json.schema_components([union], ref_template="{name}")
    kinds = [components[each["$ref"]]["properties"]["type"]["enum"] for each in schema["anyOf"]]
    assert len({kind for [kind] in kinds}) == len(kinds)
