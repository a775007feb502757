"""The OpenAPI description: the framework's, with exact schemas.

The framework knows the routes. The schemas come from the message types that also validate requests, and every
operation lists how it may be refused.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from kolmik.protocol import messages

from . import http_models

SCHEMA = "#/components/schemas/{name}"

# The reasons of a refusal, by status; each comes with one sentence.
REASONS = {
    "400": "The request does not match this description.",
    "401": "The token is too short, too long or known to everybody.",
    "403": "The request came from a page of another server.",
    "404": "There is no such table, or no such thing at it.",
    "409": "It cannot be done now, or not by you.",
    "413": "The request is too large.",
    "421": "The request names another host than the server’s.",
    "429": "Too many requests.",
    "503": "The server cannot do it now; nothing has changed.",
}

# Bodies and responses that are unions.
BODIES = {("/api/tables/{table}", "post"): messages.AnyCommand}
RESPONSES = {("/api/tables/{table}", "post", "200"): messages.Done | messages.HintResult}


class OpenApiPlugin(JsonRenderPlugin):
    """Serves the description at /api/openapi.json; it is rendered once."""

    _rendered = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._rendered:
            self._rendered = msgspec.json.encode(complete(msgspec.to_builtins(openapi_schema)))
        return self._rendered


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """Complete the framework's description, in place."""
    named = [_model(name) for name in schema["components"]["schemas"]]
    unions = [*BODIES.values(), *RESPONSES.values()]
    written, found = msgspec.json.schema_components([*named, *unions, http_models.Problem], ref_template=SCHEMA)
    union = dict(zip([*BODIES, *RESPONSES], written[len(named) :], strict=False))
    schema["components"]["schemas"] = found
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if body := union.get((path, method)):
                operation["requestBody"]["content"]["application/json"]["schema"] = body
            for code in _refusals(path, method, operation):
                operation["responses"][code] = _refusal(code)
            if path == "/health":
                unhealthy = {"description": "The server is not healthy."}
                operation["responses"]["503"] = operation["responses"]["200"] | unhealthy
            for code, response in operation["responses"].items():
                if answer := union.get((path, method, code)):
                    response["content"]["application/json"]["schema"] = answer
    translated: dict[str, Any] = _translated(schema)
    return translated


def _translated(node: Any) -> Any:
    """Return a schema with its patterns in the dialect of JSON Schema, where `$` is what Python calls `\\Z`."""
    if isinstance(node, dict):
        return {
            key: value.replace(r"\Z", "$") if key == "pattern" and isinstance(value, str) else _translated(value)
            for key, value in node.items()
        }
    return [_translated(one) for one in node] if isinstance(node, list) else node


def _model(name: str) -> type[Struct]:
    model: type[Struct] = getattr(http_models, name, None) or getattr(messages, name)
    return model


def _refusals(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    """Return the statuses with which an operation may be refused."""
    codes = ["429", "503"]
    if path.startswith("/api/"):
        codes.append("421")
    if path.startswith("/api/tables"):
        codes.append("401")
    if operation.get("parameters") or "requestBody" in operation:
        codes.append("400")
    if method == "post":
        codes += ["403", "409", "413"]
    if "{table}" in path:
        codes += ["404", "409"]
    if path == "/api/tables" and method == "post":
        codes.append("404")  # of a game
    return sorted(set(codes) - ({"503"} if path == "/health" else set()))


def _refusal(code: str) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": SCHEMA.format(name="Problem")}}}
    return {"description": REASONS[code], "content": content}
