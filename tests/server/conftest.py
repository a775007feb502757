"""Fixtures of the server's tests: a fresh database of either kind, and a Redis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kolmik.server.store import Store

from . import databases
from .serving import Server, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[databases.Postgres]:
    """A PostgreSQL server for all tests of the session."""
    with databases.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def _redis() -> Iterator[str]:
    with databases.redis_server() as url:
        yield url


@pytest.fixture
def redis_url(_redis: str) -> str:
    """The address of a Redis with nothing in it."""
    databases.empty(_redis)
    return _redis


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'kolmik.db'}"


@pytest.fixture
def postgres_url(postgres: databases.Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    url = postgres.fresh()
    yield url
    postgres.take_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(fixture)
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open storage on an empty database."""
    opened = Store.open(database_url)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite for all tests that neither stop it nor need it for themselves."""
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'kolmik.db'}") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, postgres: databases.Postgres) -> Iterator[Server]:
    """The same on PostgreSQL."""
    with serving(postgres.fresh()) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def each_server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database in turn."""
    found: Server = request.getfixturevalue("server" if request.param == "sqlite" else "postgres_server")
    return found
