"""How a server is run: from the command line, or from the environment where several processes share it."""

from __future__ import annotations

import os

import msgspec
from msgspec import Struct

VARIABLE = "KOLMIK_SERVER"  # carries the settings to worker processes


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one server, one address and one line may use."""

    tables: int = 10_000  # open in memory at once
    new_tables: int = 60  # an hour and address
    sockets: int = 20_000
    max_sockets_per_ip: int = 200
    requests: float = 50.0  # a second and address
    commands: float = 20.0  # a second and line
    says: float = 1.0  # phrases and words, a second and holder
    frame: int = 4_096  # bytes of what a client sends
    body: int = 262_144  # bytes of a request
    behind: int = 1_048_576  # bytes a reader may be behind, then it is dropped
    thinking: int = 64  # bots that wait for a thread


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
