"""`kolmik serve`: starts the web server."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer

from kolmik.engine import Refused
from kolmik.server.folders import default_database
from kolmik.server.settings import Limits, Settings


def serve(
    host: Annotated[
        str, typer.Option(envvar="KOLMIK_HOST", help="The address to listen on; 0.0.0.0 listens on all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="KOLMIK_PORT", min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="KOLMIK_DATA", help="The folder that stores the tables.", show_default="your system's data folder"
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="KOLMIK_DATABASE",
            help="The URL of another database, such as postgresql://user@host/name.",
            show_default=False,
        ),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            envvar="KOLMIK_REDIS", help="The URL of a Redis server that wakes up other processes.", show_default=False
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(envvar="KOLMIK_WORKERS", min=1, max=64, help="Number of server processes.")
    ] = 1,
    base_url: Annotated[
        str,
        typer.Option(
            envvar="KOLMIK_BASE_URL", help="The public address of the server behind a proxy.", show_default=False
        ),
    ] = "",
    trust_proxy: Annotated[
        bool,
        typer.Option(
            envvar="KOLMIK_TRUST_PROXY", help="Take client addresses from the headers of a proxy on this machine."
        ),
    ] = False,
    threads: Annotated[
        int, typer.Option(envvar="KOLMIK_THREADS", min=0, max=256, help="Threads for bots; 0 means one per core.")
    ] = 0,
    tables: Annotated[
        int, typer.Option(envvar="KOLMIK_TABLES", min=1, help="Maximum number of tables held in memory.")
    ] = 10_000,
    sockets: Annotated[
        int, typer.Option(envvar="KOLMIK_SOCKETS", min=1, help="Maximum number of open sockets.")
    ] = 20_000,
    max_sockets_per_ip: Annotated[
        int,
        typer.Option(
            envvar="KOLMIK_MAX_SOCKETS_PER_IP", min=1, help="Maximum number of open sockets per client address."
        ),
    ] = 200,
    max_connections_per_ip: Annotated[
        int,
        typer.Option(
            envvar="KOLMIK_MAX_CONNECTIONS_PER_IP",
            min=1,
            help="Maximum number of open connections per client address besides its sockets.",
        ),
    ] = 200,
    header_timeout: Annotated[
        float,
        typer.Option(
            envvar="KOLMIK_HEADER_TIMEOUT", min=0.1, help="Seconds until the headers of a request must be complete."
        ),
    ] = 10,
    transfer_timeout: Annotated[
        float,
        typer.Option(
            envvar="KOLMIK_TRANSFER_TIMEOUT",
            min=0.1,
            help="Seconds until the body of a request must have arrived, and for a response to be read.",
        ),
    ] = 60,
    idle_timeout: Annotated[
        int,
        typer.Option(
            envvar="KOLMIK_IDLE_TIMEOUT", min=1, help="Seconds that a connection may wait for its next request."
        ),
    ] = 5,
    new_tables: Annotated[
        int,
        typer.Option(
            envvar="KOLMIK_NEW_TABLES", min=1, help="Maximum number of new tables per client address and hour."
        ),
    ] = 60,
    requests: Annotated[
        float,
        typer.Option(envvar="KOLMIK_REQUESTS", min=1, help="Maximum number of requests per client address and second."),
    ] = 50,
    commands: Annotated[
        float,
        typer.Option(envvar="KOLMIK_COMMANDS", min=1, help="Maximum number of messages per socket and second."),
    ] = 20,
    opens: Annotated[
        bool,
        typer.Option(
            "--open", help="Open the page in a browser. If the port is taken, the server uses the next free one."
        ),
    ] = False,
    log_level: Annotated[str, typer.Option(envvar="KOLMIK_LOG", help="debug, info, warning or error.")] = "info",
) -> None:
    """Start the server: people play in the browser, with friends and bots.

    Ctrl-C stops the server. Games continue when it starts again.
    """
    from kolmik.server import run  # imports the web framework, which no other command needs

    level = logging.getLevelNamesMapping().get(log_level.upper())
    if level is None:
        raise Refused(f'The log level must be debug, info, warning or error, not "{log_level}".')
    database = database or default_database(data)
    limits = Limits(
        tables=tables,
        sockets=sockets,
        max_sockets_per_ip=max_sockets_per_ip,
        max_connections_per_ip=max_connections_per_ip,
        header_timeout=header_timeout,
        transfer_timeout=transfer_timeout,
        idle_timeout=idle_timeout,
        new_tables=new_tables,
        requests=requests,
        commands=commands,
    )
    settings = Settings(
        database=database,
        host=host,
        port=port,
        base=base_url,
        redis=redis,
        workers=workers,
        threads=threads,
        trust_proxy=trust_proxy,
        limits=limits,
    )
    run.serve(settings, level, opens)
