"""Every pattern that a request is checked against covers the whole text, up to its very end."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from kolmik.protocol import messages
from kolmik.server.transport import http_models, routes


def patterns() -> list[str]:
    """All patterns that messages, models and parameters of routes declare."""
    declared = [*vars(messages).values(), *vars(http_models).values()]
    models = [one for one in declared if isinstance(one, type) and issubclass(one, Struct) and one is not Struct]
    _, components = msgspec.json.schema_components(models)
    return sorted(set(found(components)) | {pattern for route in routes.ALL for pattern in parameters(route)})


def parameters(route: HTTPRouteHandler) -> Iterator[str]:
    """The patterns of a route's parameters."""
    with warnings.catch_warnings():
        warnings.filterwarnings(
            "ignore", "Deprecated 'query' parameter", DeprecationWarning
        )  # by newer frameworks only
        kinds = get_type_hints(route.fn, include_extras=True).values()
    for kind in kinds:
        for marked in (kind, *get_args(kind)):
            pattern = getattr(marked, "pattern", None)
            if isinstance(pattern, str):
                yield pattern


def found(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "pattern" and isinstance(value, str):
                yield value
            yield from found(value)
    elif isinstance(node, list):
        for one in node:
            yield from found(one)


def test_the_patterns_of_messages_and_routes_are_found() -> None:
    declared = patterns()
    assert routes.TABLE_ID in declared and any("!-~" in one for one in declared) and len(declared) >= 3


@pytest.mark.parametrize("pattern", patterns())
@given(data=st.data())
def test_nothing_can_follow_or_precede_a_match(pattern: str, data: st.DataObject) -> None:
    text = data.draw(st.from_regex(pattern))
    assert re.fullmatch(pattern, text)
    for more in ("\n", "\r\n", "\x00", " "):
        assert not re.search(pattern, text + more) and not re.search(pattern, more + text)
