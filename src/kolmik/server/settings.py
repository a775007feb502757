"""The settings of a server: from the command line, or from the environment of its worker processes."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

VARIABLE = "KOLMIK_SERVER"  # carries the settings to worker processes
PROXIES = ("127.0.0.1", "::1")  # whose headers are trusted with `trust_proxy`


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one server, one address and one connection may use."""

    tables: int = 10_000  # open at the same time
    new_tables: int = 60  # per hour and address
    sockets: int = 20_000
    max_sockets_per_ip: int = 200
    max_connections_per_ip: int = 200  # besides its sockets: requests, and connections that have not sent anything yet
    header_timeout: float = 10.0  # seconds until the headers of a request are complete
    transfer_timeout: float = 60.0  # seconds until the body of a request has arrived, or a response was taken
    idle_timeout: int = 5  # seconds until the next request on the same connection
    requests: float = 50.0  # per second and address
    commands: float = 20.0  # per second and connection
    says: float = 1.0  # phrases and chat lines per second and holder
    frame: int = 4_096  # bytes of a message from a client
    body: int = 262_144  # bytes of a request
    behind: int = 1_048_576  # bytes a slow reader may be behind before it is dropped
    thinking: int = 64  # bots waiting for a thread


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    base: str = ""  # the address people use, where it is not what their browser says
    redis: str = ""
    workers: int = 1
    threads: int = 0  # for bots; 0: one a core
    trust_proxy: bool = False
    limits: Limits = Limits()

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
