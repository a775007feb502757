"""The server command: Uvicorn, one process or several, logs without secrets, and rare garbage collection."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar

from kolmik.engine import Refused

from .settings import Settings
from .store import Store
from .transport.app import create
from .transport.uvicorn_protocol import FastWebSocketProtocol

FRAME_FACTOR = 16  # a frame that is a little too large is refused with a sentence; beyond this, it is cut off
PORTS_TRIED = 20
MAX_TRIES = 600  # to reach a server that is starting, ten per second
GRACE = 5  # seconds for connections to close when the server stops
MANY_OBJECTS = 1_000_000  # allocated since the last collection
LOOK_SECONDS = 10.0  # between two looks at their number
COLLECT_SECONDS = 600.0  # between two collections, at most
OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats each log record as a line of JSON. Addresses of requests are never logged: they may hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_config(level: int) -> dict[str, Any]:
    """Return the logging configuration: everything to standard error, one line of JSON each."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "kolmik.server.run.JsonFormatter"}},
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["errors"], "level": level},
        "loggers": {name: {"level": max(level, logging.WARNING)} for name in ("uvicorn", "alembic", "httpx")},
    }


def free_port(host: str, port: int) -> int:
    """Return this port, or the next one that is free."""
    for wanted in range(port, port + PORTS_TRIED):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as tried:
            try:
                tried.bind((host, wanted))
            except OSError:
                continue
            return wanted
    return port


def open_browser(address: str, health: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(MAX_TRIES):
        try:
            httpx.get(health, trust_env=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


@asynccontextmanager
async def collecting_rarely(app: Litestar) -> AsyncIterator[None]:
    """Collect cyclic garbage rarely: a collection stops all tables, and reference counts free nearly everything.

    With thousands of tables even a look at the youngest generation takes a tenth of a second.
    """

    async def collect() -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if gc.get_count()[0] >= MANY_OBJECTS or time.monotonic() - last >= COLLECT_SECONDS:
                gc.collect()
                last = time.monotonic()

    gc.disable()
    task = asyncio.get_running_loop().create_task(collect())
    try:
        yield
    finally:
        task.cancel()
        gc.enable()


def freeze_garbage() -> None:
    """Exempt everything loaded so far from later collections."""
    gc.collect()
    gc.freeze()


def app() -> Litestar:
    """Return the application of one process of the server command."""
    settings = Settings.from_environment()
    return create(settings, lifespan=[collecting_rarely], on_precompiled=freeze_garbage)


def serve(settings: Settings, level: int, opens: bool = False) -> None:
    """Serve until stopped. `opens`: open the page in a browser, and take another port if this one is in use."""
    if opens:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host, settings.port))
    Store.open(settings.database).close()  # one that cannot be opened is reported right away, in one sentence
    settings.to_environment()
    options: dict[str, Any] = {
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "ws": FastWebSocketProtocol,
        "ws_max_size": FRAME_FACTOR * settings.limits.frame,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 30.0,
        "log_config": log_config(level),
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
            threading.Thread(target=open_browser, args=(settings.base or here, f"{here}/health"), daemon=True).start()
    try:
        uvicorn.run("kolmik.server.run:app", **options)
    except OSError as error:
        raise Refused(
            f"The server cannot listen on {settings.host}, port {settings.port}: {error.strerror}."
        ) from error
