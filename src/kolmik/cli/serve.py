"""`kolmik serve`: tables in a browser."""

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
        str, typer.Option(envvar="KOLMIK_HOST", help="Where to listen; 0.0.0.0: everywhere.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="KOLMIK_PORT", min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(envvar="KOLMIK_DATA", help="The folder for the tables.", show_default="yours"),
    ] = None,
    database: Annotated[
        str,
        typer.Option(envvar="KOLMIK_DATABASE", help="Another storage, such as postgresql://…", show_default=False),
    ] = "",
    redis: Annotated[
        str, typer.Option(envvar="KOLMIK_REDIS", help="Redis for hints between processes.", show_default=False)
    ] = "",
    workers: Annotated[int, typer.Option(envvar="KOLMIK_WORKERS", min=1, max=64, help="Processes.")] = 1,
    base_url: Annotated[
        str, typer.Option(envvar="KOLMIK_BASE_URL", help="The address people use, behind a proxy.", show_default=False)
    ] = "",
    trust_proxy: Annotated[
        bool, typer.Option(envvar="KOLMIK_TRUST_PROXY", help="Believe a proxy on this machine who its clients are.")
    ] = False,
    threads: Annotated[
        int, typer.Option(envvar="KOLMIK_THREADS", min=0, max=256, help="Threads for bots; 0: one a core.")
    ] = 0,
    tables: Annotated[int, typer.Option(envvar="KOLMIK_TABLES", min=1, help="Most tables open at once.")] = 10_000,
    sockets: Annotated[int, typer.Option(envvar="KOLMIK_SOCKETS", min=1, help="Most sockets.")] = 20_000,
    max_sockets_per_ip: Annotated[
        int, typer.Option(envvar="KOLMIK_SOCKETS_OF_ONE", min=1, help="Most sockets of one address.")
    ] = 200,
    new_tables: Annotated[
        int, typer.Option(envvar="KOLMIK_NEW_TABLES", min=1, help="Most new tables of one address in an hour.")
    ] = 60,
    requests: Annotated[
        float, typer.Option(envvar="KOLMIK_REQUESTS", min=1, help="Most requests of one address in a second.")
    ] = 50,
    commands: Annotated[
        float, typer.Option(envvar="KOLMIK_COMMANDS", min=1, help="Most messages over one socket in a second.")
    ] = 20,
    opens: Annotated[
        bool,
        typer.Option("--open", help="Open the page in a browser; if the port is taken, the next free one is used."),
    ] = False,
    log_level: Annotated[str, typer.Option(envvar="KOLMIK_LOG", help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables: people play in the browser, with friends and bots. Ctrl-C stops; tables go on at the next start."""
    from kolmik.server import run  # it brings the web framework, which no other command needs

    level = logging.getLevelNamesMapping().get(log_level.upper())
    if level is None:
        raise Refused(f'The log level is debug, info, warning or error, not "{log_level}".')
    database = database or default_database(data)
    limits = Limits(
        tables=tables,
        sockets=sockets,
        max_sockets_per_ip=max_sockets_per_ip,
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
