"""Starting the server: Uvicorn, one process or several, and logs that carry no secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

import uvicorn

from kolmik.engine import Refused

from .settings import Settings
from .store import Store
from .wire import Wire

LARGEST = 16
GRACE = 5  # seconds for lines to be closed when the server stops
OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class AsJson(logging.Formatter):
    """A line of JSON for each thing worth telling. Addresses of requests are not among them: they may hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def logs(level: int) -> dict[str, Any]:
    """Everything to standard error, a line of JSON each; no request is logged by its address."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "kolmik.server.run.AsJson"}},
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["errors"], "level": level},
        "loggers": {"uvicorn": {"level": max(level, logging.WARNING)}},
    }


def serve(settings: Settings, level: int) -> None:
    """Serve till somebody stops it."""
    Store.open(settings.database).close()  # a storage that cannot be opened is told at once, in one sentence
    settings.to_environment()
    options: dict[str, Any] = {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "ws": Wire,
        "ws_max_size": LARGEST * settings.limits.frame,  # what is a little too large is told so; beyond, it is cut off
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 30.0,
        "log_config": logs(level),
        "access_log": False,
        "server_header": False,
        "proxy_headers": settings.trust_proxy,
        "forwarded_allow_ips": "127.0.0.1,::1" if settings.trust_proxy else None,
        "timeout_graceful_shutdown": GRACE,
    }
    if settings.host in ("127.0.0.1", "0.0.0.0", "::", "localhost"):
        shown = (
            settings.base or f"http://{'localhost' if settings.host != '127.0.0.1' else settings.host}:{settings.port}"
        )
        print(f"Kolmik is at {shown} (Ctrl-C stops it).", file=sys.stderr, flush=True)
    try:
        uvicorn.run("kolmik.server.app:from_environment", **options)
    except OSError as error:
        raise Refused(
            f"The server cannot listen on {settings.host}, port {settings.port}: {error.strerror}."
        ) from error
