"""Metrics for Prometheus, as text."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get

from ..domain.refusals import NotFound
from .routes import service_of, sockets_of

PATH = "/metrics"


@get(PATH, tags=["Running"], summary="Metrics for Prometheus", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    if request.scope["raw_path"] != PATH.encode():  # /metrics/ and //metrics would pass a proxy that closes /metrics
        raise NotFound("refused-nothing-here")
    service = service_of(request)
    manager, bots = service.manager, service.bots
    uptime = round(time.monotonic() - service.began, 1)
    values = [
        ("kolmik_tables", "gauge", "Tables open in this process.", len(manager.sessions)),
        ("kolmik_sockets", "gauge", "Sockets open in this process.", len(sockets_of(request))),
        ("kolmik_events_total", "counter", "Events stored by this process.", manager.events),
        ("kolmik_moves_total", "counter", "Moves stored by this process.", manager.moves),
        ("kolmik_unstored_total", "counter", "Requests refused because the storage failed.", manager.unstored),
        ("kolmik_bots_thinking", "gauge", "Bots that search or wait for a thread.", bots.waiting),
        (
            "kolmik_bots_unsearched_total",
            "counter",
            "Bot moves made without search.",
            bots.unsearched,
        ),
        ("kolmik_games_ready", "gauge", "Games whose bots are compiled.", len(bots.ready)),
        (
            "kolmik_uptime_seconds",
            "gauge",
            "Seconds since the process started.",
            uptime,
        ),
    ]
    text = "".join(
        f"# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, help, value in values
    )
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
