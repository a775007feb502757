"""Fixtures for the server's tests: empty databases of either kind, an empty Redis, and running servers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kolmik.server.store import Store

from . import databases
from .serving import Server, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Postgres]:
    """A PostgreSQL server for the whole test session."""
    with databases.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def _redis() -> Iterator[str]:
    with databases.redis_server() as url:
        yield url


@pytest.fixture
def redis_url(_redis: str) -> str:
    """The address of an empty Redis."""
    databases.empty(_redis)
    return _redis


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'kolmik.db'}"


@pytest.fixture
def postgres_url(postgres: databases.Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    url = postgres.new_database()
    yield url
    postgres.recycle(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(fixture)
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open store on an empty database."""
    opened = Store.open(database_url)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by all tests that neither stop it nor need their own."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'kolmik.db'}") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: databases.Postgres) -> Iterator[Server]:
    """The same on PostgreSQL."""
    with serving(postgres.new_database()) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def each_server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database in turn."""
    found: Server = request.getfixturevalue("server" if request.param == "sqlite" else "postgres_server")
    return found


@pytest.fixture(scope="module")
def pair(postgres: databases.Postgres) -> Iterator[list[str]]:
    """Two servers that share their tables."""
    url = postgres.new_database()
    with databases.redis_server() as redis, ExitStack() as stack:
        servers = [Server(url, "--redis", redis) for _ in range(2)]
        for server in servers:
            server.launch()
            stack.callback(server.stop)
        for server in servers:
            server.wait_until_up()
        yield [server.url for server in servers]
