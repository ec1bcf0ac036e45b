"""The API: whatever the OpenAPI document allows or forbids, answers are as it says and never a failure."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as conformance

from questboard.server import Settings, create_app
from questboard.testing.remote import TIMEOUT, Device
from tests.server.tables import ADA, BOT, OPEN, played_out, wanted

DOCUMENT = msgspec.json.decode(msgspec.json.encode(create_app(Settings()).openapi_schema.to_schema()))
SCHEMA: Any = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in (found.ok() for found in SCHEMA.get_all_operations())
}
CHECKS = [
    not_a_server_error,
    conformance.content_type_conformance,
    conformance.negative_data_rejection,
    conformance.response_headers_conformance,
    conformance.response_schema_conformance,
    conformance.status_code_conformance,
]
MODERATION = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def can_be_asked_wrongly(name: str) -> bool:
    """Whether anything that is sent with a request can be against the document."""
    method, path = name.lower().split()
    operation = DOCUMENT["paths"][path][method]
    schemas = [parameter["schema"] for parameter in operation.get("parameters", [])]
    return "requestBody" in operation or any(schema != {"type": "string"} for schema in schemas)


@pytest.fixture(scope="module")
def ada(server):
    """The one who asks."""
    return Device(server.url)


@pytest.fixture(scope="module")
def tables(server, ada):
    """Tables at which people gather, play, and have played; and one that there isn't."""

    async def make():
        gathering = await ada.create_table(wanted(ADA, OPEN, public=True))
        running = await ada.create_table(wanted(ADA, BOT))
        return [gathering.id, running.id, await played_out(server, ada, Device(server.url)), "nowhere"]

    return asyncio.run(make())


@pytest.mark.parametrize("name", OPERATIONS)
def test_what_the_document_allows_is_answered_as_it_says(server, ada, tables, name):
    @MODERATION
    @given(OPERATIONS[name].as_strategy(), st.sampled_from([None, *tables]))
    def everything(case, table):
        ask(server, ada, case, table)

    everything()


@pytest.mark.parametrize("name", [name for name in OPERATIONS if can_be_asked_wrongly(name)])
def test_what_the_document_forbids_is_refused_as_it_says(server, ada, tables, name):
    @MODERATION
    @given(
        OPERATIONS[name].as_strategy(generation_mode=GenerationMode.NEGATIVE),
        st.sampled_from([None, *tables]),
    )
    def everything(case, table):
        ask(server, ada, case, table)

    everything()


def ask(server, ada, case, table):
    """Ask for something; half of the time it is about a table that there is."""
    if table is not None and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.call_and_validate(base_url=server.url, headers=ada.headers, checks=CHECKS)


def test_the_document_that_is_served_is_the_one_that_is_tested(server):
    assert httpx.get(f"{server.url}/api/schema/openapi.json", timeout=TIMEOUT).json() == DOCUMENT


def test_every_refusal_is_a_problem():
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            for status, response in operation["responses"].items():
                if status >= "400":
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}, f"{method} {path} {status}"
