"""What can be asked over HTTP, described for programs: the framework's description, with the exact shapes of ours.

The framework knows the routes. The shapes come from the message types themselves, which also do the checking, and every
operation tells how it may be refused.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from . import messages, shapes

SHAPES = "#/components/schemas/{name}"

# Why something is refused, with the status; each comes with one sentence.
WHY = {
    "400": "Something in the request is not as described here.",
    "403": "It was asked from a page of another server.",
    "404": "There is no such table, or nothing like that at it.",
    "409": "It cannot be done now, or not by you.",
    "413": "The request is too large.",
    "429": "Too much was asked at once.",
    "503": "The server cannot do it now; nothing has changed.",
}

# Bodies and answers that are one of several shapes.
ASKED = {("/api/tables/{table}", "post"): messages.Asked}
ANSWERED = {("/api/tables/{table}", "post", "200"): messages.Done | messages.Hinted}


class Described(JsonRenderPlugin):
    """The description at /api/openapi.json, written once."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._written:
            self._written = msgspec.json.encode(described(msgspec.to_builtins(openapi_schema)))
        return self._written


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's description made complete."""
    named = [_shape(name) for name in schema["components"]["schemas"]]
    unions = [*ASKED.values(), *ANSWERED.values()]
    written, found = msgspec.json.schema_components([*named, *unions, shapes.Problem], ref_template=SHAPES)
    union = dict(zip([*ASKED, *ANSWERED], written[len(named) :], strict=False))
    schema["components"]["schemas"] = found
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            if body := union.get((path, method)):
                operation["requestBody"]["content"]["application/json"]["schema"] = body
            for code in _refusals(path, method, operation):
                operation["responses"][code] = _refusal(code)
            if path == "/health":
                operation["responses"]["503"] = operation["responses"]["200"] | {"description": "It is not."}
            for code, response in operation["responses"].items():
                if answer := union.get((path, method, code)):
                    response["content"]["application/json"]["schema"] = answer
    return schema


def _shape(name: str) -> type[Struct]:
    shape: type[Struct] = getattr(shapes, name, None) or getattr(messages, name)
    return shape


def _refusals(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    """The ways in which an operation may be refused."""
    codes = ["429", "503"]
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
    content = {"application/json": {"schema": {"$ref": SHAPES.format(name="Problem")}}}
    return {"description": WHY[code], "content": content}
