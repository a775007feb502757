"""Numbers for Prometheus, as text."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get

from .routes import service_of


@get("/metrics", tags=["Running"], summary="Numbers for Prometheus", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    service = service_of(request)
    hall, thinkers = service.hall, service.thinkers
    values = [
        ("kolmik_tables", "gauge", "Tables open in this process.", len(hall.tables)),
        ("kolmik_sockets", "gauge", "Sockets open in this process.", len(service.open_sockets)),
        ("kolmik_events_total", "counter", "Events stored by this process.", hall.events),
        ("kolmik_moves_total", "counter", "Moves stored by this process.", hall.moves),
        ("kolmik_unstored_total", "counter", "Requests refused because the storage failed.", hall.unstored),
        ("kolmik_bots_thinking", "gauge", "Bots that think or wait for a thread.", thinkers.waiting),
        ("kolmik_bots_quick_total", "counter", "Bot moves made without thinking, for want of time.", thinkers.quick),
        ("kolmik_games_ready", "gauge", "Games whose bots are compiled.", len(thinkers.ready)),
        ("kolmik_uptime_seconds", "gauge", "Seconds since the process began.", round(time.time() - service.began, 1)),
    ]
    text = "".join(
        f"# HELP {name} {told}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, told, value in values
    )
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
