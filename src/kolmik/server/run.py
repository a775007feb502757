"""Starting the server: Uvicorn, one process or several, and logs that carry no secrets."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import httpx
import msgspec
import uvicorn

from kolmik.engine import Refused

from .settings import Settings
from .store import Store
from .wire import Wire

LARGEST = 16
NEIGHBOURS = 20  # ports that are tried
TRIES = 600  # to reach a server that starts, ten a second
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
        "loggers": {name: {"level": max(level, logging.WARNING)} for name in ("uvicorn", "alembic", "httpx")},
    }


def free_port(host: str, port: int) -> int:
    """This port, or the next one that nobody listens on."""
    for wanted in range(port, port + NEIGHBOURS):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
            try:
                tried.bind((host, wanted))
            except OSError:
                continue
            return wanted
    return port


def show(address: str, health: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(TRIES):
        try:
            httpx.get(health, trust_env=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def serve(settings: Settings, level: int, opens: bool = False) -> None:
    """Serve till somebody stops it. `opens`: open the page in a browser, and take another port if this one is taken."""
    if opens:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host, settings.port))
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
        here = f"http://{'localhost' if settings.host != '127.0.0.1' else settings.host}:{settings.port}"
        print(f"Kolmik is at {settings.base or here} (Ctrl-C stops it).", file=sys.stderr, flush=True)
        if opens:
            threading.Thread(target=show, args=(settings.base or here, f"{here}/health"), daemon=True).start()
    try:
        uvicorn.run("kolmik.server.app:from_environment", **options)
    except OSError as error:
        raise Refused(
            f"The server cannot listen on {settings.host}, port {settings.port}: {error.strerror}."
        ) from error
