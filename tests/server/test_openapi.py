"""The whole OpenAPI description against a real server, with requests that follow it and requests that do not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import kolmik

from .async_players import post, start_table
from .serving import Server, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 40  # per operation, each for valid and for invalid requests
REFUSALS = {"400", "401", "403", "404", "409", "413", "421", "429", "503"}
VALID: dict[str, tuple[dict[str, int], dict[str, str]]] = {  # requests of the host that random ones may not contain
    "POST /api/tables/{table}": ({}, {"do": "say", "phrase": "hello"}),
    "POST /api/tables/{table}/seats/{seat}/token": ({"seat": 1}, {"name": "Robot"}),
}
RECORD = kolmik.game("towers").new(2, seed=1).record()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(f"sqlite:///{folder}/kolmik.db") as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Server) -> list[tuple[str, str]]:
    """Two tables, each with the token of a player: a running game and a finished one."""

    async def run() -> list[tuple[str, str]]:
        found = []
        for game, moves in (("towers", 3), ("dungeon", 100_000)):
            players = await start_table([server.url], game, 2)
            if moves > 3:
                await asyncio.gather(*(player.play(Random(at)) for at, player in enumerate(players)))
            for player in players:
                assert not player.errors
                await player.disconnect()
            found.append((players[0].table, players[0].token))
        await post(server.url, f"/api/tables/{found[-1][0]}/games/1/analysis", found[-1][1])
        return found

    return asyncio.run(run())


def description(server: Server) -> dict[str, Any]:
    schema: dict[str, Any] = httpx.get(f"{server.url}/api/openapi.json").raise_for_status().json()
    return schema


def test_every_operation_is_described(server: Server) -> None:
    schema = description(server)
    assert len(schema["paths"]) >= 12
    problem = {"$ref": "#/components/schemas/Problem"}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"] and operation["tags"], path
            refusals = {code for code in operation["responses"] if code[0] in "45"}
            assert refusals <= REFUSALS and "429" in refusals, path
            assert method == "get" or {"400", "403", "409", "413", "503"} <= refusals
            assert not path.startswith("/api/") or "421" in refusals
            assert not path.startswith("/api/tables") or "401" in refusals
            assert "{table}" not in path or {"400", "404", "409"} <= refusals
            for code in refusals - ({"503"} if path == "/health" else set()):
                assert operation["responses"][code]["content"]["application/json"]["schema"] == problem
            for parameter in operation.get("parameters", []):
                shape = parameter["schema"]
                assert parameter["description"], (path, parameter)
                assert {"pattern", "minimum", "oneOf"} & set(shape), (path, parameter)
    command = schema["paths"]["/api/tables/{table}"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert command["discriminator"]["propertyName"] == "do" and len(command["discriminator"]["mapping"]) == 21


def point_at_table(case: Any, table: str, choice: int) -> None:
    """Change a case so that it refers to an existing table."""
    existing = {"table": table, "game": 1, "seat": choice, "language": "et"}
    for name in set(existing) & set(case.path_parameters or {}):
        case.path_parameters[name] = existing[name]
    if case.operation.label == "POST /api/tables" and isinstance(case.body, dict):
        case.body |= {"game": ("towers", "dungeon", "millstone")[choice], "players": 3, "options": {}, "edition": None}
    if case.operation.label == "POST /api/verify" and isinstance(case.body, dict):
        case.body |= {"record": RECORD}


def send_requests(operation: Any, mode: GenerationMode, tables: list[tuple[str, str]]) -> set[int]:
    """Send requests with and without a player's token, to existing and unknown tables; returns the status codes."""
    checks = CHECKS + ([negative_data_rejection] if mode is GenerationMode.NEGATIVE else [])

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True)
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(generation_mode=mode))
        table, token = data.draw(st.sampled_from([("", ""), *tables]))
        if mode is GenerationMode.POSITIVE and table:
            point_at_table(case, table, data.draw(st.integers(0, 2)))
        cookies = {"kolmik": token} if token and data.draw(st.booleans()) else {}
        response = case.call(cookies=cookies)
        too_large = response.status_code == 413  # also a refusal, though Schemathesis does not count it
        case.validate_response(response, checks=CHECKS if too_large else checks)
        answered.add(response.status_code)
        if response.status_code >= 400:
            why = response.json()["why"]
            assert why.endswith(".") and "\n" not in why and "Something went wrong" not in why

    answered: set[int] = set()
    send()
    if mode is GenerationMode.POSITIVE and operation.label in VALID:
        table, token = tables[0]
        parameters, body = VALID[operation.label]
        case = operation.Case(path_parameters={"table": table, **parameters}, body=body, media_type="application/json")
        response = case.call(cookies={"kolmik": token})
        case.validate_response(response, checks=CHECKS)
        answered.add(response.status_code)
    return answered


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_responses_match_the_description(server: Server, tables: list[tuple[str, str]], mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == sum(len(one) for one in description(server)["paths"].values())
    for operation in operations:
        if mode is GenerationMode.POSITIVE or operation.body or list(operation.iter_parameters()):
            created, token = asyncio.run(post(server.url, "/api/tables", game="millstone", players=3, name="Ann"))
            answered = send_requests(operation, mode, [(created["id"], token), *tables])
            if mode is GenerationMode.POSITIVE and not operation.path.endswith("/take"):  # nobody can guess a link
                assert any(code < 300 for code in answered), (operation.label, answered)
    assert server.is_up()
    assert '"level": "error"' not in server.log_text()
