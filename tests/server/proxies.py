"""Real proxies, nginx and Caddy, with the configuration files in deploy/."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .databases import free_port
from .serving import PATIENCE, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAMS = "/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin"
NGINX_FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@contextmanager
def nginx(folder: Path, *servers: Server, **changes: str) -> Iterator[str]:
    """Run nginx in front of one or two servers; yields its address. `changes`: other values of directives."""
    port = free_port()
    second = {"# server 127.0.0.1:8001": f"server 127.0.0.1:{servers[1].port}"} if len(servers) > 1 else {}
    listening = {
        "listen 80;": f"listen 127.0.0.1:{port};",
        "server 127.0.0.1:8000": f"server 127.0.0.1:{servers[0].port}",
    }
    config = changed((DEPLOY / "nginx.conf").read_text(), listening | second)
    for directive, value in changes.items():
        (line,) = (line for line in config.splitlines() if line.strip().startswith(f"{directive} "))
        config = config.replace(line, f"{directive} {value};")
    folder.mkdir()
    (folder / "kolmik.conf").write_text(config)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in NGINX_FOLDERS)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/kolmik.conf; }}\n"
    )
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
    with running(command, "nginx-light", folder, f"http://127.0.0.1:{port}") as address:
        yield address


@contextmanager
def caddy(folder: Path, server: Server, **changes: str) -> Iterator[str]:
    """Run Caddy in front of a server; yields its address. `changes`: other values of directives."""
    port = free_port()
    wanted = {
        "\tservers {": "\tadmin off\n\tservers {",  # the administration listens on a fixed port
        "kolmik.example.org {": f"http://127.0.0.1:{port} {{",
        "reverse_proxy 127.0.0.1:8000": f"reverse_proxy 127.0.0.1:{server.port}",
    }
    config = changed((DEPLOY / "Caddyfile").read_text(), wanted)
    for directive, value in changes.items():
        (line,) = (line for line in config.splitlines() if line.strip().startswith(f"{directive} "))
        config = config.replace(line, f"{directive} {value}")
    folder.mkdir()
    (folder / "Caddyfile").write_text(config)
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, "caddy", folder, f"http://127.0.0.1:{port}") as address:
        yield address


@contextmanager
def running(command: list[str], package: str, folder: Path, address: str) -> Iterator[str]:
    """Run a proxy until it is no longer needed; what it stores goes into the folder."""
    program = shutil.which(command[0], path=PROGRAMS)
    if program is None:
        pytest.fail(f"This test needs {command[0]}: apt-get install {package}.")
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [program, *command[1:]], stdout=log, stderr=log, env=environment, start_new_session=True
        )
    try:
        give_up = time.monotonic() + PATIENCE
        while not _answers(f"{address}/health"):
            assert process.poll() is None and time.monotonic() < give_up, (folder / "log").read_text()
            time.sleep(0.02)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


def changed(text: str, replacements: Mapping[str, str]) -> str:
    """Return the text with these parts replaced, each of which must occur once."""
    for old, new in replacements.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def _answers(address: str) -> bool:
    try:
        return httpx.get(address, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False
