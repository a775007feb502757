"""Attack what surrounds a server: its files, its port, its proxies, its unit and its container's packages.

    PYTHONPATH=. python bench/deployment.py [--source DIR]

Prints a row for each attack. `--source` is a checkout of this repository whose server and deployment files are
attacked, such as an older revision. Needs nginx, Caddy and systemd-analyze. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import socket
import stat
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.server import proxies

from server import free_port

HERE = Path(__file__).resolve().parent
PATHS = ("/metrics", "/metrics/", "//metrics", "/metrics//", "/%6detrics", "/metrics?x", "/metrics/x")
OUTSIDE = "127.0.0.2"  # an address that is not the administrator's
PATIENCE = 60.0


def command(source: Path, *options: str) -> tuple[list[str], dict[str, str]]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("KOLMIK_")}
    return [sys.executable, "-m", "kolmik", "serve", *options], clean | {"PYTHONPATH": str(source / "src")}


class Serving:
    """A server with its output in a file; it may fail to start."""

    def __init__(self, source: Path, folder: Path, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"
        self.output = folder.with_name(f"{folder.name}-{port}.log")
        arguments, environment = command(source, f"--port={port}", f"--data={folder}")
        with self.output.open("wb") as out:
            self.process = subprocess.Popen(
                arguments, stdout=out, stderr=out, env=environment, umask=0o022, start_new_session=True
            )

    def up(self) -> bool:
        """Wait until the server answers; returns False if it ends before."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            if self.process.poll() is not None:
                return False
            with contextlib.suppress(OSError):
                if status(f"{self.url}/health") == 200:
                    return True
            time.sleep(0.05)
        return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(source: Path, folder: Path, port: int = 0) -> Iterator[Serving]:
    running = Serving(source, folder, port or free_port())
    try:
        yield running
    finally:
        running.stop()


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def modes(source: Path, folder: Path) -> str:
    with serving(source, folder) as server:
        assert server.up()
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / "kolmik.db")}
    return ", ".join(f"{'folder' if name == folder.name else name} {mode:o}" for name, mode in found.items())


def second_server(source: Path, folder: Path) -> str:
    with serving(source, folder) as first:
        assert first.up()
        with serving(source, folder) as second:
            return "both serve" if second.up() else f'refused: "{last_line(second)}"'


def taken_port(source: Path, folder: Path) -> str:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with serving(source, folder, other.getsockname()[1]) as server:
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.process.wait(PATIENCE)
            text = server.output.read_text()
            printed = "prints that it is at the address, then " if "Kolmik is at" in text else ""
            return f'{printed}ends with {server.process.returncode}: "{last_line(server)}"'


def last_line(server: Serving) -> str:
    """What a server said last, without what differs from run to run."""
    text = server.output.read_text().strip().splitlines()[-1]
    return re.sub(r"/\S+/kolmik\.db|\b\d{4,}\b", "…", text)[:160]


def metrics(source: Path, folder: Path) -> str:
    """Which of these addresses give numbers to somebody from outside."""
    found = []
    with serving(source, folder) as server:
        assert server.up()
        for name, proxy in (("nginx", nginx), ("Caddy", caddy)):
            with proxy(source, folder.with_name(f"{folder.name}-{name}"), server.port) as port:
                leaking = [path for path in PATHS if "kolmik_" in fetch(port, path)]
            found.append(f"{name}: {len(leaking)} of {len(PATHS)} ({', '.join(leaking) or 'none'})")
    return "; ".join(found)


@contextlib.contextmanager
def nginx(source: Path, folder: Path, behind: int) -> Iterator[int]:
    """nginx with the configuration of the checkout."""
    port = free_port()
    config = (source / "deploy" / "nginx.conf").read_text()
    config = config.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    folder.mkdir()
    (folder / "kolmik.conf").write_text(config)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in proxies.NGINX_FOLDERS)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/kolmik.conf; }}\n"
    )
    arguments = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")]
    with proxies.running(arguments, "nginx-light", folder, f"http://127.0.0.1:{port}"):
        yield port


@contextlib.contextmanager
def caddy(source: Path, folder: Path, behind: int) -> Iterator[int]:
    port = free_port()
    config = (source / "deploy" / "Caddyfile").read_text()
    config = config.replace("kolmik.example.org {", f"http://127.0.0.1:{port} {{").replace(
        "127.0.0.1:8000", f"127.0.0.1:{behind}"
    )
    config = (
        config.replace("\tservers {", "\tadmin off\n\tservers {")
        if "\tservers {" in config
        else f"{{\n\tadmin off\n}}\n{config}"
    )
    folder.mkdir()
    (folder / "Caddyfile").write_text(config)
    arguments = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with proxies.running(arguments, "caddy", folder, f"http://127.0.0.1:{port}"):
        yield port


def fetch(port: int, path: str) -> str:
    """The answer to a request as it is, whose path no client library tidies up."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (OUTSIDE, 0)) as connection:
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode())
        answer = b""
        while part := connection.recv(65_536):
            answer += part
    return answer.decode(errors="replace")


def unit(source: Path, _: Path) -> str:
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(source / "deploy" / "kolmik.service")],
        capture_output=True,
        text=True,
    )
    found = re.search(r"Overall exposure level for \S+: ([\d.]+ \w+)", judged.stdout)
    return f"{found[1]} of 10" if found else judged.stderr.strip()


def container(source: Path, _: Path) -> str:
    text = (source / "deploy" / "Containerfile").read_text()
    (lock,) = set(re.findall(r"requirements[\w-]*\.lock", text))
    locked = {match[1].lower() for match in re.finditer(r"^([\w.-]+)==", (source / lock).read_text(), re.MULTILINE)}
    missing = [name for name in ("psycopg", "redis") if name not in locked]
    base = "with a digest" if re.search(r"^(?:ARG BASE=|FROM )\S+@sha256:", text, re.MULTILINE) else "by its tag"
    deps = "" if "--no-deps" in text else ", and pip resolves further packages"
    return f"{lock}: {len(locked)} packages{deps}; not locked: {', '.join(missing) or 'none'}; base image {base}"


ATTACKS = {
    "read the data of another user (umask 022)": modes,
    "start a second server on the same SQLite folder": second_server,
    "start on a taken port": taken_port,
    "read the metrics through a proxy, from outside": metrics,
    "attack the service: exposure, by systemd-analyze": unit,
    "replace a package of the container": container,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack what surrounds a server.")
    parser.add_argument("--source", type=Path, default=HERE.parent, help="a checkout whose deployment is attacked")
    source = parser.parse_args().source.resolve()
    print("| attack | result |\n|---|---|", flush=True)
    for name, attack in ATTACKS.items():
        with tempfile.TemporaryDirectory(prefix="kolmik-deployment-") as where:
            print(f"| {name} | {attack(source, Path(where) / 'data')} |", flush=True)


if __name__ == "__main__":
    main()
